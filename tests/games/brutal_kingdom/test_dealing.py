"""Section 3: dealing and passing."""

import itertools

import pytest

from games.brutal_kingdom.position import GAME, Position, begun, last_turn, names, number, random_game
from playing import seed
from positions import of_type
from regalia.games.brutal_kingdom.events import ChapterBegan, Chosen
from regalia.kernel.events import Dealt, Looked, Moved
from regalia.kernel.layout import NONE
from regalia.kernel.match import Match
from rules import rule

either_size = pytest.mark.parametrize("seats", [3, 4])


def pass_first(p: Position) -> list[str]:
    """Everyone passes the lower of the two cards they may pass; gives these cards by seat."""
    passed = [p.legal(seat)[0] for seat in range(p.state.seats)]
    for seat, action in enumerate(passed):
        p.act(seat, action)
    return [action.removeprefix("pass:") for action in passed]


def of_back(p: Position, seat: int, back: int) -> set[str]:
    return names(p.cells("hand")[seat] & p.state.of_back(back))


@rule("BK-3.1")
@either_size
@pytest.mark.parametrize("number", range(3))
def test_every_card_takes_part_again_in_each_chapter(seats, number):
    deals = []
    for step in random_game(seats, number):
        if of_type(ChapterBegan, step.events):
            p = step.after
            dealt = set().union(*p.hands, p.middle[:2])
            assert dealt == names(p.state.of_back(0) & ~p["box"])
            assert names(p["undealt"]) == names(p.state.of_back(1) & ~p["box"])
            assert p.stacks == [""] * seats
            assert p.middle[2:] == ["", ""]
            assert p["face_up"] == 0
            assert p.cells("threats") == [NONE] * 3
            assert p["named"] == NONE
            deals.append((p.hands, p.middle))
    assert len(deals) == 4
    assert all(one != other for one, other in itertools.combinations(deals, 2))


@rule("BK-3.1")
def test_any_card_can_come_to_any_seat_and_slot():
    light: list[set[str]] = [set() for _ in range(6)]
    dark: list[set[str]] = [set() for _ in range(6)]
    for deal in range(150):
        p = begun(4, deal)
        for place, dealt in enumerate([*p.hands, *({card} for card in p.middle[:2])]):
            light[place] |= dealt
        pass_first(p)
        for place, dealt in enumerate([*(of_back(p, s, 1) for s in range(4)), *({c} for c in p.middle[2:])]):
            dark[place] |= dealt
    assert all(kinds == names(p.state.of_back(0)) for kinds in light)
    assert all(kinds == names(p.state.of_back(1)) for kinds in dark)


@rule("BK-3.1")
def test_with_a_new_chapter_all_that_was_remembered_of_cards_is_void():
    match = last_turn({0: "monk"}, "clairvoyant").match()
    match.commit(3, ["play:clairvoyant", "look"])
    assert len(of_type(Looked, match.events(3)[-1])) == 4
    assert match.witnesses[3].facts == []
    match = last_turn({0: "monk"}, "inquisitor").match()
    match.commit(3, ["play:inquisitor", "rank:0", "name:king"])
    assert list(match.witnesses[1].banned) == [0] * 20


@rule("BK-3.2", "BK-3.4", "BK-11.1")
@either_size
@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_each_is_told_the_own_cards_of_a_deal_and_the_backs_of_the_others(seats, viewer):
    match = Match(GAME.setup(seats), seed(1))
    zones = match.setup.space.zones
    for side, slots in (("light", ["middle:0", "middle:1"]), ("dark", ["middle:2", "middle:3"])):
        events = match.events(viewer)[-1]
        told = {zones[deal.zone].name: deal for deal in of_type(Dealt, events)}
        hands = [f"hand:{seat}:{side}" for seat in range(seats)]
        assert list(told) == hands + slots
        assert [deal.count for deal in told.values()] == [2] * seats + [1, 1]
        for place, deal in told.items():
            if place == f"hand:{viewer}:{side}":
                assert deal.kinds == match.state.cards(deal.zone)
            else:
                assert deal.kinds is None
        for seat in range(seats):
            match.commit(seat, [match.legal(seat)[0]])


@rule("BK-3.2")
@either_size
def test_first_come_two_light_cards_each_and_two_for_the_middle(seats):
    p = begun(seats)
    light = names(p.state.of_back(0))
    assert [len(hand) for hand in p.hands] == [2] * seats
    assert all(hand <= light for hand in p.hands)
    assert set(p.middle[:2]) <= light
    assert len(set().union(*p.hands, p.middle[:2])) == 2 * seats + 2
    assert p.middle[2:] == ["", ""]


@rule("BK-3.3")
@either_size
def test_one_light_card_stays_and_the_other_goes_to_the_left(seats):
    p = begun(seats)
    before = p.hands
    for seat in range(seats):
        assert set(p.legal(seat)) == {f"pass:{card}" for card in before[seat]}
    passed = pass_first(p)
    for seat in range(seats):
        kept = before[seat] - {passed[seat]}
        assert of_back(p, seat, 0) == kept | {passed[(seat - 1) % seats]}


@rule("BK-3.4")
@either_size
def test_dark_cards_are_dealt_only_when_the_light_pass_is_finished(seats):
    p = begun(seats)
    dark = names(p.state.of_back(1) & ~p["box"])
    for seat in range(seats):
        assert not dark & set().union(*p.hands)
        assert p.middle[2:] == ["", ""]
        assert names(p["undealt"]) == dark
        p.act(seat, p.legal(seat)[0])
    assert [len(of_back(p, seat, 1)) for seat in range(seats)] == [2] * seats
    assert set().union(*(of_back(p, seat, 1) for seat in range(seats)), p.middle[2:]) == dark
    assert p["undealt"] == 0


@rule("BK-3.5")
@either_size
def test_one_new_dark_card_stays_and_the_other_goes_to_the_right(seats):
    p = begun(seats)
    pass_first(p)
    before = [of_back(p, seat, 1) for seat in range(seats)]
    light = [of_back(p, seat, 0) for seat in range(seats)]
    for seat in range(seats):
        assert set(p.legal(seat)) == {f"pass:{card}" for card in before[seat]}
    passed = pass_first(p)
    for seat in range(seats):
        kept = before[seat] - {passed[seat]}
        assert of_back(p, seat, 1) == kept | {passed[(seat + 1) % seats]}
        assert of_back(p, seat, 0) == light[seat]


@rule("BK-3.6")
def test_all_choose_at_once_and_nothing_moves_before_the_last_has_chosen():
    p = begun()
    assert p.state.deciders() == 0b1111
    before = p.hands
    for seat, waiting in ((2, 0b1011), (0, 0b1010), (3, 0b0010)):
        events = p.act(seat, p.legal(seat)[0])
        assert p.state.deciders() == waiting
        assert [event.source % 4 for event in of_type(Moved, events)] == [seat]
        assert all(p.hand(other) <= before[other] for other in range(4))
    p.act(1, p.legal(1)[0])
    assert all(len(of_back(p, seat, 0)) == 2 for seat in range(4))
    assert p.state.deciders() == 0b1111


@rule("BK-3.6")
def test_the_order_of_choosing_changes_nothing():
    results = []
    for order in itertools.permutations(range(4)):
        p = begun()
        choices = [p.legal(seat)[seat % 2] for seat in range(4)]
        for seat in order:
            p.act(seat, choices[seat])
        results.append(p.everything())
    assert all(result == results[0] for result in results)


@rule("BK-3.6")
@pytest.mark.parametrize("dark", [False, True])
def test_a_choice_may_be_changed_until_the_last_has_chosen(dark):
    p = begun()
    if dark:
        pass_first(p)
    direct = p.twin()
    first, second = p.legal(2)
    zones = [zone.name for zone in p.state.space.zones]
    hand, chosen = (zones.index(f"{place}:2:{'dark' if dark else 'light'}") for place in ("hand", "pass"))
    kinds = [number(action.removeprefix("pass:")) for action in (first, second)]
    put_down = Chosen(2, 1 if dark else 3)
    assert p.act(2, first) == [Moved(hand, chosen, 2, 0b0100, kinds[0]), put_down]
    assert p.act(2, second) == [
        Moved(chosen, hand, 1, 0b0100, kinds[0]),
        Moved(hand, chosen, 2, 0b0100, kinds[1]),
        put_down,
    ]
    p.act(2, first)
    assert p.legal(2) == [first, second]
    assert not p.state.deciders() & 0b0100
    p.act(2, second)
    p.act(2, first)
    p.act(2, first)
    p.act(2, second)
    direct.act(2, second)
    for seat in (0, 1, 3):
        action = p.legal(seat)[0]
        p.act(seat, action)
        direct.act(seat, action)
    assert p.everything() == direct.everything()
    assert second.removeprefix("pass:") in p.hand(1 if dark else 3)
    assert first.removeprefix("pass:") in p.hand(2)


@rule("BK-3.6")
def test_after_the_last_choice_nothing_can_be_taken_back():
    p = begun()
    passed = pass_first(p)
    assert f"pass:{passed[0]}" not in p.legal(0)
    pass_first(p)
    seat, _ = p.asked
    assert all(p.legal(other) == [] for other in range(4) if other != seat)
