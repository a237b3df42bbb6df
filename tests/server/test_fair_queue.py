"""Fair turns, with times that are given."""

from collections import Counter

import pytest

from regalia.server.bots.fair_queue import Asker, FairQueue


def serve(queue: FairQueue[str], waiting: dict[Asker, float], seconds: float) -> Counter[Asker]:
    """One worker for so long; each asker always has one thing waiting, which takes as long as is given."""
    for asker in waiting:
        queue.add(asker, " ".join(asker))
    had: Counter[Asker] = Counter()
    while sum(had.values()) < seconds:
        taken = queue.take()
        assert taken is not None
        asker, item = taken
        assert item == " ".join(asker)
        had[asker] += waiting[asker]  # type: ignore[assignment]
        queue.spent(asker, waiting[asker])
        queue.add(asker, item)
    return had


def test_what_waits_for_one_asker_is_done_in_its_order() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(5):
        queue.add(("here", "ada", "table"), number)
    assert len(queue) == 5
    found = []
    while (taken := queue.take()) is not None:
        found.append(taken[1])
        queue.spent(taken[0], 1.0)
    assert found == list(range(5))
    assert len(queue) == 0


def test_many_tables_of_one_person_have_no_more_than_one_of_another() -> None:
    many: dict[Asker, float] = {("far", "eve", f"table {n}"): 1.5 for n in range(40)}
    had = serve(FairQueue(), many | {("near", "ada", "table"): 1.5}, 300)
    assert had["near", "ada", "table"] == pytest.approx(150, abs=2)


def test_many_people_of_one_address_have_no_more_than_one_elsewhere() -> None:
    many: dict[Asker, float] = {("far", f"eve {n}", f"table {n}"): 1.5 for n in range(40)}
    had = serve(FairQueue(), many | {("near", "ada", "table"): 1.5}, 300)
    assert had["near", "ada", "table"] == pytest.approx(150, abs=2)
    others = [had[asker] for asker in many]
    assert max(others) - min(others) <= 1.5, "and it is fair among them, too"


def test_it_is_time_that_counts_and_not_turns() -> None:
    had = serve(FairQueue(), {("a", "eve", "table"): 5.0, ("b", "ada", "table"): 0.1}, 200)
    assert had["b", "ada", "table"] == pytest.approx(100, abs=6)


def test_who_comes_is_next_after_what_is_at_work() -> None:
    queue: FairQueue[str] = FairQueue()
    serve(queue, {("far", "eve", f"table {n}"): 1.5 for n in range(40)}, 300)
    queue.add(("near", "ada", "table"), "ada's")
    taken = queue.take()
    assert taken is not None
    assert taken[1] == "ada's"


def test_nobody_saves_up_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    serve(queue, {("a", "eve", "one"): 1.0, ("b", "bob", "two"): 1.0}, 1000)
    queue.add(("c", "cid", "three"), "late")
    for _ in range(12):
        taken = queue.take()
        assert taken is not None
        queue.spent(taken[0], 1.0)
        queue.add(*taken)
    assert sum(share.had for share in queue._all.below.values()) == pytest.approx(1000 + 12 + 500, abs=2)


def test_with_several_workers_nobody_has_two_while_another_has_none() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.add(("a", "eve", f"table {number}"), "eve")
    queue.add(("b", "bob", "table"), "bob")
    assert {taken[1] for taken in (queue.take(), queue.take()) if taken} == {"eve", "bob"}


def test_what_is_not_wanted_any_more_is_not_done() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add(("a", "eve", "one"), "first")
    queue.add(("a", "eve", "two"), "second")
    queue.remove(("a", "eve", "one"), "first")
    assert queue.take() == (("a", "eve", "two"), "second")
    assert queue.take() is None


def test_those_who_are_done_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.add((f"address {number}", "someone", "table"), "a thought")
        queue.add(("always", "there", "table"), "a thought")
        for _ in range(2):
            taken = queue.take()
            assert taken is not None
            queue.spent(taken[0], 0.5)
    assert len(queue._all.below) < 5
