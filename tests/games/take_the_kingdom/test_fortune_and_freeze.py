"""Sections 9.7 to 9.9: Fortune, Misfortune and Freeze."""

import pytest

from games.take_the_kingdom.position import cards, position
from positions import of_type
from regalia.games.take_the_kingdom.events import Cursed, Frozen, TurnBegan, TurnMissed
from regalia.kernel.events import Moved
from rules import rule

# Fortune and Misfortune


@rule("TK-9.7.1")
def test_fortune_ends_the_turn_and_gives_another_at_once():
    p = position(hands={0: "fortune cannon"}, deck="hills moat walls land", turn=0)
    events = p.act(0, "play:fortune")
    assert of_type(TurnBegan, events) == [TurnBegan(0, 3, True)]
    assert p.asked == (0, "play")
    assert p.plays == 3  # the two that were left are lost
    assert p.hand(0).total() == 1 + 3
    p.act(0, "end")
    assert p.turn == 1


@rule("TK-9.7.2")
def test_extra_turns_are_chained_also_with_an_empty_deck():
    p = position(hands={0: "fortune fortune fortune"}, deck="hills")
    for _ in range(3):
        p.act(0, "play:fortune")
        assert p.asked == (0, "play")
        assert p.plays == 3
        assert p.hand(0)["hills"] == 1
    p.act(0, "end")
    assert p.turn == 1


@rule("TK-9.8.1")
def test_misfortune_makes_an_opponent_miss_the_next_turn():
    p = position(hands={0: "misfortune"})
    p.act(0, "play:misfortune")
    assert p.legal(0) == ["seat:1", "seat:2", "seat:3"]
    p.act(0, "seat:2")
    events = p.act(2, "let")
    assert of_type(Cursed, events) == [Cursed(2, 1)]
    p.act(0, "end")
    p.act(1, "end")
    assert p.turn == 3
    for seat in (3, 0, 1):
        p.act(seat, "end")
    assert p.turn == 2  # one turn, and no more


@rule("TK-9.8.1")
def test_the_fallen_have_no_turn_to_miss():
    p = position(hands={0: "misfortune"}, fallen=[2])
    p.act(0, "play:misfortune")
    assert p.legal(0) == ["seat:1", "seat:3"]


@rule("TK-9.8.2")
def test_each_misfortune_costs_another_turn():
    p = position(seats=3, hands={0: "misfortune misfortune"})
    p.through("play:misfortune", "seat:1")
    p.through("play:misfortune", "seat:1")
    order = []
    for _ in range(7):
        order.append(p.turn)
        p.act(p.turn, "end")
    assert order == [0, 2, 0, 2, 0, 1, 2]


@rule("TK-9.8.3")
def test_a_missed_turn_has_no_draw_no_plays_and_no_discards():
    hand = "deny deny deny deny mutiny mutiny mutiny"
    p = position(hands={1: hand}, missed={1: 1}, deck="hills moat walls land land land land")
    events = p.act(0, "end")
    assert of_type(TurnMissed, events) == [TurnMissed(1, 0)]
    assert p.asked == (2, "play")
    assert p.hand(1) == cards(hand)
    assert p["deck_size"] == 4  # only seat 2 has drawn
    assert [move.target for move in of_type(Moved, events)] == [2, 2, 2]


@rule("TK-9.8.3")
def test_a_missed_turn_is_none_of_the_first_two():
    p = position(hands={1: "cannon"}, turns={0: 2, 1: 1, 2: 2, 3: 2}, missed={1: 1})
    for seat in (0, 2, 3, 0):
        p.act(seat, "end")
    assert p.turn == 1
    assert "play:cannon" not in p.legal(1)


# Freeze


@rule("TK-9.9.1")
@pytest.mark.parametrize("base", [2, 3])
def test_nothing_is_laid_on_a_frozen_base(base):
    p = position(hands={0: "freeze", 1: "hills trap-real land"}, kingdoms={1: "fort walls, land"})
    p.act(0, "play:freeze")
    assert p.choices(0, "base") == ["2", "3", "4", "5", "6", "7"]
    events = p.act(0, f"base:{base}") + p.act(1, "let")
    assert [(event.base, event.on) for event in of_type(Frozen, events)] == [(base, True)]
    p.act(0, "end")
    for card in ("hills", "trap-real"):
        twin = p.twin()
        twin.act(1, f"play:{card}")
        assert twin.choices(1, "base") == ["3" if base == 2 else "2"]
    assert "play:land" in p.legal(1)


@rule("TK-9.9.1")
def test_with_all_bases_frozen_nothing_can_be_laid():
    p = position(hands={0: "hills trap-decoy"}, kingdoms={0: "fort frozen, land frozen"})
    assert p.legal(0) == ["end"]


@rule("TK-9.9.2")
def test_no_defence_is_replaced_on_a_frozen_base():
    p = position(hands={0: "knights"}, kingdoms={0: "fort hills hills frozen, land hills hills"})
    p.act(0, "play:knights")
    assert p.choices(0, "base") == ["1"]


@rule("TK-9.9.3")
def test_a_frozen_base_cannot_be_frozen_again():
    p = position(hands={0: "freeze"}, kingdoms={1: "fort frozen, land"})
    p.act(0, "play:freeze")
    assert p.choices(0, "base") == ["3", "4", "5", "6", "7"]
    p = position(seats=2, hands={0: "freeze"}, kingdoms={1: "fort frozen"})
    assert p.legal(0) == ["end"]


@rule("TK-9.9.4")
def test_only_destruction_and_thawing_end_a_freeze():
    p = position(
        hands={0: "cannon earthquake conquest"}, kingdoms={1: "fort, land knights walls trap-decoy frozen"}
    )
    p.through("play:cannon", "base:3", "slot:0")
    assert p.base(3) == "land knights/4 walls frozen"
    p.through("play:earthquake", "base:3")
    assert p.base(3) == "land frozen"
    p.through("play:conquest", "base:3")
    assert p.base(3) == "land frozen"
    p = position(hands={0: "cannon mercy"}, kingdoms={0: "fort frozen, land", 1: "fort, land frozen"})
    p.act(0, "play:mercy", "use:thaw")
    assert p.kingdom(0) == "fort, land"
    assert p.discarded == cards("mercy freeze")
    p.through("play:cannon", "base:3")
    assert p.discarded == cards("mercy freeze freeze land cannon")
    assert p["frozen"] == 0
