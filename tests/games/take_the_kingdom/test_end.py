"""Sections 12 and 13: elimination and Bounty, the end and the score."""

import pytest

from games.take_the_kingdom.position import Position, cards, number, position
from positions import of_type
from regalia.games.take_the_kingdom.events import Eliminated, TurnBegan
from regalia.kernel.events import Ended, Moved
from regalia.kernel.zones import EVERYONE
from rules import rule

# Section 12: elimination and Bounty


@rule("TK-12.1")
def test_who_loses_the_fort_is_eliminated_and_has_no_more_turns():
    p = position(hands={0: "cannon"}, kingdoms={1: "fort"})
    events = p.through("play:cannon", "base:2")
    assert [(event.seat, event.killer) for event in of_type(Eliminated, events)] == [(1, 0)]
    assert p.kingdom(1) == ""
    assert not p.over
    assert p.asked == (0, "play")
    order = []
    for _ in range(6):
        order.append(p.turn)
        p.act(p.turn, "end")
    assert order == [0, 2, 3, 0, 2, 3]


@rule("TK-12.1")
def test_who_still_has_lands_keeps_the_fort_and_stays():
    p = position(hands={0: "cannon"}, kingdoms={1: "fort/2, land"})
    p.through("play:cannon", "base:3")
    assert p.kingdom(1) == "fort/2"
    assert p["alive"] == 0b1111


@rule("TK-12.2")
def test_everything_in_the_fallen_kingdom_is_discarded_face_up():
    # Spread reaches the Fort; the Land falls first, and a Trap lies under the Fort, where damage turned back
    # springs none.
    p = position(
        hands={0: "cannon morale"},
        kingdoms={0: "fort/1 hills trap-decoy frozen", 1: "fort, land trap-real"},
    )
    events = p.through("play:cannon", "add:morale", "base:2")
    assert p.kingdom(0) == ""
    assert p.discarded == cards("cannon morale trap-real fort hills trap-decoy freeze")
    used = p.state.space.number("used")
    assert all(move.seen == EVERYONE for move in of_type(Moved, events) if move.target == used)


@rule("TK-12.3")
def test_the_bounty_is_one_card_by_chance_and_not_declined():
    taken = set()
    for seed in range(40):
        p = position(hands={0: "cannon", 1: "hills hills deny land"}, kingdoms={1: "fort"}, number=seed)
        p.through("play:cannon", "base:2")
        assert p.asked == (0, "play")
        assert p.hand(0).total() == p.cells("size")[0] == 1
        assert p.hand(1) == cards("")
        assert p.cells("size")[1] == 0
        assert p.hand(0) + p.discarded - cards("cannon fort") == cards("hills hills deny land")
        taken |= set(p.hand(0))
    assert taken == {"hills", "deny", "land"}


@rule("TK-12.3")
def test_an_empty_hand_gives_no_bounty():
    p = position(hands={0: "cannon"}, kingdoms={1: "fort"})
    events = p.through("play:cannon", "base:2")
    assert p.hand(0) == cards("")
    assert not [move for move in of_type(Moved, events) if move.source == 1]


@rule("TK-12.4")
def test_the_owner_of_a_trap_takes_the_bounty():
    p = position(
        seats=3,
        hands={0: "cannon hills", 2: "deny"},
        kingdoms={0: "fort", 2: "fort, land trap-real"},
        deck="",
    )
    events = p.through("play:cannon", "base:4")
    assert [(event.seat, event.killer) for event in of_type(Eliminated, events)] == [(0, 2)]
    assert p.hand(2) == cards("deny hills")
    assert p.hand(1) == cards("")
    assert p.turn == 1


@rule("TK-12.4")
def test_also_if_the_attacker_chose_the_base():
    p = position(
        hands={0: "cannon hills"},
        kingdoms={0: "fort", 1: "fort, land trap-real"},
        options={"trap_target": "attacker"},
        deck="",
    )
    p.through("play:cannon", "base:2")
    assert p.hand(1) == cards("hills")


@rule("TK-12.5")
def test_the_rest_of_the_hand_is_discarded_face_up():
    p = position(hands={0: "cannon", 1: "hills hills hills"}, kingdoms={1: "fort"})
    events = p.through("play:cannon", "base:2")
    moves = [move for move in of_type(Moved, events) if move.source == 1]
    assert [(move.kind, move.of) for move in moves] == [(number("hills"), of) for of in (3, 2, 1)]
    assert [move.target for move in moves] == [0] + [p.state.space.number("used")] * 2
    assert [move.seen for move in moves] == [0b0011, EVERYONE, EVERYONE]
    assert p.discarded == cards("cannon fort hills hills")


@rule("TK-12.6")
def test_a_bounty_may_be_played_in_the_same_turn_as_a_play():
    p = position(hands={0: "cannon", 1: "land"}, kingdoms={1: "fort"})
    p.through("play:cannon", "base:2")
    assert p.plays == 2
    p.act(0, "play:land")
    assert p.plays == 1
    assert p.kingdom(0) == "fort, land, land"


@rule("TK-12.6")
def test_but_not_without_a_play_left():
    p = position(hands={0: "cannon", 1: "land"}, kingdoms={1: "fort"}, plays=1)
    p.through("play:cannon", "base:2")
    assert p.turn == 2
    assert p.hand(0) == cards("land")


# Section 13: end and score


@rule("TK-13.1")
@pytest.mark.parametrize("plays", [1, 3])
def test_the_only_kingdom_left_wins_at_once(plays):
    p = position(
        hands={0: "cannon land", 1: "hills"},
        kingdoms={0: "fort/2", 1: "fort"},
        fallen=[2, 3],
        plays=plays,
    )
    events = p.through("play:cannon", "base:1")
    assert p.over
    assert p.state.deciders() == 0
    assert p.ranks == [1, 2, 4, 3]
    assert p.scores == [1, 0, 0, 0]
    assert len(of_type(Ended, events)) == 1
    assert not of_type(TurnBegan, events)


@rule("TK-13.1")
def test_it_wins_with_a_trap_as_well():
    p = position(seats=2, hands={0: "cannon"}, kingdoms={0: "fort", 1: "fort, land trap-real"})
    p.through("play:cannon", "base:2")
    assert p.over
    assert p.ranks == [2, 1]


def end_all(p: Position, turns: int) -> None:
    """So many turns in which nothing is played."""
    for _ in range(turns):
        assert not p.over
        p.act(p.turn, "end")


@rule("TK-13.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_all_have_had_an_idle_turn(seats):
    p = position(seats=seats, deck="", turn=1, hands={0: "land"})
    end_all(p, seats)
    assert p.over
    assert "land" in p.hand(0)  # playing nothing is always allowed


@rule("TK-13.2")
def test_a_turn_that_began_with_a_card_in_the_deck_is_not_idle():
    p = position(seats=2, deck="hills", turn=1)
    p.act(1, "end")  # the deck held a card when this turn began
    p.act(0, "end")  # and now: it was drawn in this turn
    end_all(p, 2)
    assert p.over


@rule("TK-13.2")
def test_any_card_played_begins_the_count_anew():
    p = position(seats=3, deck="", hands={2: "land", 1: "spy"}, turn=0)
    end_all(p, 2)
    p.act(2, "play:land")
    p.act(2, "end")
    end_all(p, 3)
    assert p.over


@rule("TK-13.2")
def test_a_play_that_is_blocked_is_a_play():
    p = position(seats=2, deck="", hands={0: "cannon", 1: "deny"}, turn=1)
    p.act(1, "end")
    p.act(0, "play:cannon", "base:3")
    p.act(1, "answer:deny")
    p.act(0, "end")
    end_all(p, 2)
    assert p.over


@rule("TK-13.2")
def test_an_extra_turn_can_be_idle():
    p = position(seats=2, deck="", hands={0: "fortune"})
    p.act(0, "play:fortune")
    end_all(p, 2)
    assert p.over


@rule("TK-13.2")
def test_only_survivors_are_waited_for():
    p = position(deck="", fallen=[1, 2])
    end_all(p, 2)
    assert p.over


@rule("TK-13.2")
def test_discards_are_no_plays():
    p = position(seats=2, deck="", hands={0: "deny deny deny deny mutiny mutiny mutiny"})
    p.act(0, "end", "discard:deny")
    p.act(1, "end")
    assert p.over


@rule("TK-13.3")
def test_a_missed_turn_is_not_idle_and_interrupts_nothing():
    p = position(seats=3, deck="", missed={1: 1})
    assert p.turn == 0
    end_all(p, 2)  # seats 0 and 2; seat 1 missed its turn and has not been idle
    assert p.turn == 0
    p.act(0, "end")
    assert p.turn == 1
    p.act(1, "end")
    assert p.over  # seat 2 was idle before, and still counts


@rule("TK-13.4")
def test_the_example_fort_knights_land_and_walls_score_eleven():
    p = position(kingdoms={0: "fort knights, land walls"})
    assert p.scores[0] == 11
    p = position(kingdoms={0: "fort/1 knights/2, land walls/1"})
    assert p.scores[0] == 11 - 4


@rule("TK-13.4")
@pytest.mark.parametrize(
    ("kingdom", "score"),
    [
        ("fort", 3),
        ("fort, land, land", 5),
        ("fort, mercy", 4),
        ("fort trap-real, land trap-decoy", 4),
        ("fort frozen, land frozen", 4),
        ("fort hills moat, land walls battlements, land archers knights", 3 + 1 + 2 + 1 + 2 + 3 + 1 + 4 + 5),
        ("fort/2 knights/4", 2),
    ],
)
def test_bases_and_defences_count_less_their_damage(kingdom, score):
    p = position(kingdoms={1: kingdom}, hands={1: "knights land mercy"})
    assert p.scores[1] == score


@rule("TK-13.5")
@pytest.mark.parametrize(
    ("kingdoms", "ranks"),
    [
        (["fort knights", "fort, land", "fort", "fort archers"], [1, 3, 4, 2]),
        (
            ["fort hills hills", "fort, land hills", "fort, land, mercy", "fort walls"],
            [3, 2, 1, 3],
        ),  # more Lands
        (
            ["fort/1 walls, land", "fort, land hills", "fort/2 battlements, land", "fort"],
            [2, 1, 3, 4],
        ),  # the Fort
        (["fort, land", "fort, mercy", "fort, land", "fort"], [1, 1, 1, 4]),  # shared
        (
            ["fort/2 battlements, land", "fort walls", "fort archers/2", "fort"],
            [1, 2, 2, 4],
        ),  # Lands come first
    ],
)
def test_the_highest_score_wins_then_more_lands_then_the_better_fort(kingdoms, ranks):
    p = position(kingdoms=dict(enumerate(kingdoms)), deck="")
    end_all(p, 4)
    assert p.over
    assert p.ranks == ranks


@rule("TK-13.6")
@pytest.mark.parametrize(("fallen", "ranks"), [([1, 3], [2, 4, 1, 3]), ([3, 1], [2, 3, 1, 4])])
def test_the_fallen_score_nothing_and_come_behind_by_how_long_they_lasted(fallen, ranks):
    p = position(kingdoms={0: "fort/2", 2: "fort, land"}, fallen=fallen, deck="")
    end_all(p, 2)
    assert p.scores == [1, 0, 4, 0]
    assert p.ranks == ranks


@rule("TK-13.6")
def test_who_falls_later_is_placed_higher():
    p = position(
        hands={0: "cannon cannon battering-ram"},
        kingdoms={1: "fort", 2: "fort", 3: "fort"},
    )
    for base in (4, 2, 3):
        assert not p.over
        p.through("play:battering-ram" if base == 3 else "play:cannon", f"base:{base}")
    assert p.over
    assert p.ranks == [1, 3, 2, 4]
