"""The audit of the fault tests finds what it looks for."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from audit import audit
from matches import play_of, plies
from regalia.kernel.fair import FirstProof
from stubborn import Witnessed

GAME = "brutal-kingdom"


class Kept:
    """A game of two people and a bot as a database would hold it, and as the people remember it."""

    def __init__(self) -> None:
        self.seen = Witnessed()
        self.plies: list[tuple[str, int, int, str]] = []
        play = play_of(GAME, 3)
        assert isinstance(play.proof, FirstProof)
        self.proof = play.proof
        for ply, (seat, draft) in enumerate(plies(play, random.Random(1)), 1):
            decision = play.decisions[seat]
            assert decision is not None
            if seat < 2:
                self.seen.sent.add(("T", seat, decision, " ".join(draft)))
                self.seen.acknowledge(("T", ply), draft)
            self.plies.append(("T", ply, seat, " ".join(draft)))

    def rows(self, query: str) -> Sequence[Sequence[Any]]:
        if "FROM seats" in query:
            return [("T", "", "", "")] * 3
        table = ("T", GAME, 1, "{}", "", self.proof.secret, self.proof.salt, "[]", "playing")
        return self.plies if "FROM plies" in query else [table]


@pytest.fixture
def kept() -> Kept:
    return Kept()


def test_a_whole_game_is_in_order(kept: Kept) -> None:
    found = audit(kept.rows, kept.seen)
    assert found == (len(kept.plies), [], [], {"T"})


def test_a_lost_play_is_found(kept: Kept) -> None:
    *kept.plies, (_, ply, _, _) = kept.plies
    kept.seen.acknowledge(("T", ply), ["anything"])
    found = audit(kept.rows, kept.seen)
    assert found.lost == [("T", ply)]
    assert found.over == set()


def test_a_play_that_nobody_sent_to_this_decision_is_found(kept: Kept) -> None:
    key = next(iter(kept.seen.sent))
    kept.seen.sent.remove(key)
    code, seat, decision, actions = key
    kept.seen.sent.add((code, seat, decision + 1, actions))
    found = audit(kept.rows, kept.seen)
    assert len(found.doubled) == 1
    _, _, by, stored = kept.plies[found.doubled[0][1] - 1]
    assert (by, stored) == (seat, actions)


def test_a_gap_is_found(kept: Kept) -> None:
    del kept.plies[3]
    with pytest.raises(AssertionError, match="follows on"):
        audit(kept.rows, kept.seen)
