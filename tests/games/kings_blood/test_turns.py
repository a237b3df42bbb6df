"""Turns: playing, drawing, what may be played."""

import pytest

from games.kings_blood.position import begun, cards, position
from positions import of_type
from regalia.games.kings_blood.events import Passed
from rules import rule


@rule("KB-4.1", "KB-4.2")
def test_you_play_a_card_or_draw_one():
    p = position("fenna", {0: "florin petchu"})
    assert p.legal() == ["draw", "play:florin"]
    assert p.asked == (0, "turn")


@rule("KB-4.3")
def test_the_card_drawn_may_be_played_but_no_other():
    p = position("fenna", {0: "florin petchu"}, deck="wanda")
    p.act(0, "draw")
    assert p.asked == (0, "drawn")
    assert p.legal() == ["keep", "play:wanda"]
    p.act(0, "play:wanda", "left:fenna")
    assert p.tree == {"wanda": (0, -2), "fenna": (0, 0)}
    assert p.hand(0) == cards("florin petchu")
    assert p.turn == 1


@rule("KB-4.3")
def test_or_it_is_kept():
    p = position("fenna", {0: "florin petchu"}, deck="wanda")
    p.act(0, "draw", "keep")
    assert p.hand(0) == cards("florin petchu wanda")
    assert p.asked == (1, "turn")


@rule("KB-4.3")
@pytest.mark.parametrize("drawn", ["sabine", "wanda"])
def test_one_is_asked_whatever_was_drawn(drawn):
    p = position("fenna", {0: "florin petchu"}, deck=drawn)
    p.act(0, "draw")
    assert p.asked == (0, "drawn")
    assert p.legal()[0] == "keep"


@rule("KB-4.3")
def test_a_drawn_card_has_all_its_consequences():
    p = position("fenna", {0: "sabine petchu"}, deck="florin")
    p.act(0, "draw", "play:florin", "right:fenna")
    assert p.asked == (0, "marry")


@rule("KB-4.4")
@pytest.mark.parametrize("card", ["exile", "assassination", "new-connection", "enthronement"])
def test_a_lone_event_cannot_be_played(card):
    p = position("fenna ivo@0,2", {0: card})
    assert p.legal() == ["draw"]


@rule("KB-4.4", "KB-13.3")
def test_nor_can_a_lone_kings_blood_card():
    p = position("fenna", {0: ""}, holder=0, advanced=True)
    assert p.legal() == ["draw"]


@rule("KB-4.4", "KB-12.2")
def test_with_nothing_to_draw_one_passes_with_a_lone_event():
    p = position("fenna ivo@0,2", {0: "exile"}, deck="", rest=2)
    assert p.legal() == ["pass"]
    assert of_type(Passed, p.act(0, "pass")) == [Passed(0)]


@rule("KB-4.5")
def test_with_two_cards_an_event_may_be_played():
    p = position("fenna", {0: "exile petchu"})
    assert p.choices("play") == {"exile"}


@rule("KB-4.5")
def test_two_events_leave_one():
    p = position("fenna", {0: "exile assassination"})
    p.act(0, "play:assassination", "on:fenna")
    assert p.asked == (0, "further")
    assert p.legal() == ["decline"]


@rule("KB-4.6")
def test_a_turn_ends_after_the_play():
    p = position("fenna", {0: "ilka petchu"})
    p.act(0, "play:ilka", "right:fenna")
    assert p.asked == (1, "turn")


@rule("KB-5.1")
def test_a_character_needs_the_colour_or_the_number():
    p = position("fenna", {0: "florin wanda ivo petchu"})
    assert p.choices("play") == {"florin", "wanda", "ivo"}


@rule("KB-5.2")
def test_one_chooses_among_the_places():
    p = position("fenna petchu@0,2", {0: "florin sabine arnulf"})
    p.act(0, "play:florin")
    assert p.legal() == ["left:fenna"]
    p = position("fenna ivo@0,6", {0: "florin sabine arnulf"})
    p.act(0, "play:florin")
    assert set(p.legal()) == {"left:fenna", "right:fenna", "left:ivo", "right:ivo"}
    p.act(0, "left:ivo")
    assert p.tree["florin"] == (0, 4)


def test_nobody_else_is_asked_anything():
    p, _ = begun(3)
    for seat in range(3):
        if seat != p.turn:
            assert p.state.legal(seat) == []
            assert p.state.prompt(seat) == ""
