"""Section 11: Mercy."""

import pytest

from games.take_the_kingdom.position import cards, position
from positions import of_type
from regalia.games.take_the_kingdom.events import Frozen, TurnBegan
from rules import rule


@rule("TK-11.1")
@pytest.mark.parametrize("use", ["land", "turn", "thaw"])
def test_mercy_has_three_uses_on_ones_own_turn_each_of_them_one_play(use):
    p = position(hands={0: "mercy mercy"}, kingdoms={0: "fort, land frozen"})
    p.act(0, "play:mercy")
    assert p.asked == (0, "mercy")
    assert p.legal(0) == ["use:land", "use:turn", "use:thaw"]
    assert p.plays == 2
    p.act(0, f"use:{use}")
    assert p.plays == (3 if use == "turn" else 2)
    assert p.hand(0)["mercy"] >= 1  # and only one was used
    assert p.discarded["mercy"] == (0 if use == "land" else 1)
    assert p.zone("played") == cards("")


@rule("TK-11.1")
def test_mercy_is_used_once():
    p = position(hands={0: "cannon cannon", 1: "mercy"})
    p.act(0, "play:cannon", "base:3")
    p.act(1, "answer:mercy")
    assert p.hand(1) == cards("")
    p.act(0, "play:cannon", "base:3")
    assert p.legal(1) == ["let"]
    p = position(hands={0: "mercy"}, penalties="famine plague")
    p.act(0, "answer:mercy")
    assert p.legal(0) == ["accept"]


@rule("TK-11.2")
def test_mercy_is_laid_down_as_a_land():
    p = position(hands={0: "mercy"})
    p.act(0, "play:mercy", "use:land")
    assert p.kingdom(0) == "fort, land, mercy"
    assert p.scores[0] == 3 + 1 + 1
    assert p.state.lands(0) == 2
    assert p.discarded == cards("")


@rule("TK-11.3")
def test_mercy_thaws_a_base_of_ones_own():
    p = position(
        hands={0: "mercy hills"}, kingdoms={0: "fort, land walls trap-real frozen", 1: "fort frozen"}
    )
    p.act(0, "play:mercy")
    events = p.act(0, "use:thaw")
    assert [(event.base, event.on) for event in of_type(Frozen, events)] == [(1, False)]
    assert p.kingdom(0) == "fort, land walls trap-real"
    assert p.kingdom(1) == "fort frozen"
    assert p.discarded == cards("mercy freeze")
    p.act(0, "play:hills", "base:1")
    assert p.base(1) == "land walls hills trap-real"


@rule("TK-11.3")
@pytest.mark.parametrize("base", [0, 1])
def test_of_two_frozen_bases_one_is_chosen(base):
    p = position(hands={0: "mercy"}, kingdoms={0: "fort frozen, land frozen, land"})
    p.act(0, "play:mercy", "use:thaw")
    assert p.asked == (0, "thaw")
    assert p.legal(0) == ["base:0", "base:1"]
    p.act(0, f"base:{base}")
    assert p.kingdom(0) == ["fort, land frozen, land", "fort frozen, land, land"][base]
    assert p.discarded == cards("mercy freeze")


@rule("TK-11.3")
def test_without_a_frozen_base_of_ones_own_there_is_nothing_to_thaw():
    p = position(hands={0: "mercy"}, kingdoms={1: "fort frozen, land"})
    p.act(0, "play:mercy")
    assert p.legal(0) == ["use:land", "use:turn"]


@rule("TK-11.4")
def test_mercy_gives_an_extra_turn_as_fortune_does():
    p = position(hands={0: "mercy cannon"}, deck="hills moat walls land")
    events = p.act(0, "play:mercy", "use:turn")
    assert of_type(TurnBegan, events) == [TurnBegan(0, 3, True)]
    assert p.asked == (0, "play")
    assert p.plays == 3
    assert p.hand(0).total() == 1 + 3
    assert p.discarded == cards("mercy")
    p.act(0, "end")
    assert p.turn == 1
