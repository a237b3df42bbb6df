"""The four Events, and founding anew."""

import pytest

from games.kings_blood.position import cards, kind, position
from positions import of_type
from regalia.games.kings_blood.events import Exiled, Founded, Killed
from rules import rule

PAIR = "fenna ivo@0,2"


@rule("KB-8.1")
@pytest.mark.parametrize("event", ["assassination", "exile", "new-connection"])
def test_an_event_is_discarded_when_it_is_done(event):
    p = position(PAIR, {0: f"{event} petchu"})
    p.act(0, f"play:{event}", "on:ivo")
    if event == "exile":
        p.act(0, "seat:1")
    if event == "new-connection":
        p.act(0, "left:fenna", "decline")
    assert p.discards[event] == 1


@rule("KB-8.1")
def test_an_enthronement_stays():
    p = position(PAIR, {0: "enthronement petchu"})
    p.act(0, "play:enthronement", "on:ivo")
    assert p.discards == cards("fenna")
    assert p.zone("genealogy") == cards("ivo enthronement")


@rule("KB-8.2")
def test_an_assassination_discards_its_target_with_an_enthronement():
    p = position(PAIR, {0: "assassination petchu"}, enthroned="ivo")
    events = p.act(0, "play:assassination", "on:ivo")
    assert of_type(Killed, events) == [Killed(0, kind("ivo"))]
    assert p.discards == cards("assassination ivo enthronement")
    assert p.tree == {"fenna": (0, 0)}


@rule("KB-8.3")
def test_another_full_play_may_follow():
    p = position(PAIR, {0: "assassination exile florin petchu"})
    p.act(0, "play:assassination", "on:ivo")
    assert p.asked == (0, "further")
    assert p.legal() == ["decline", "play:florin", "play:exile"]
    p.act(0, "play:florin", "right:fenna")
    assert p.question == "marry"


@rule("KB-8.3")
def test_another_assassination_gives_another_play():
    p = position(PAIR, {0: "assassination assassination petchu"})
    p.act(0, "play:assassination", "on:ivo", "play:assassination", "on:fenna")
    assert p.question == "further"


@rule("KB-8.3")
def test_the_play_may_be_declined_and_nothing_is_drawn():
    p = position(PAIR, {0: "assassination petchu ilka"})
    p.act(0, "play:assassination", "on:ivo", "decline")
    assert p.hand(0) == cards("petchu ilka")
    assert p.asked == (1, "turn")


@rule("KB-8.4")
@pytest.mark.parametrize("receiver", [0, 1, 2])
def test_an_exiled_card_goes_to_anyone(receiver):
    p = position(PAIR, {0: "exile petchu"})
    p.act(0, "play:exile", "on:ivo")
    assert p.legal() == ["seat:0", "seat:1", "seat:2"]
    events = p.act(0, f"seat:{receiver}")
    assert of_type(Exiled, events) == [Exiled(0, kind("ivo"), receiver)]
    assert p.hand(receiver)["ivo"] == 1
    assert p.asked == (1, "turn")


@rule("KB-8.5")
def test_an_enthronement_is_exiled_along():
    p = position(PAIR, {0: "exile petchu"}, enthroned="ivo")
    p.act(0, "play:exile", "on:ivo", "seat:2")
    assert p.hand(2)["ivo"] == p.hand(2)["enthronement"] == 1
    assert p.size(2) == 4


@rule("KB-8.6")
def test_a_new_connection_moves_a_card_whatever_its_colour():
    p = position("fenna aia@0,2", {0: "new-connection petchu"}, enthroned="aia")
    p.act(0, "play:new-connection", "on:aia", "left:fenna")
    assert p.tree == {"aia": (0, -2), "fenna": (0, 0)}
    assert p["enthroned"] == kind("aia")
    assert p.asked == (1, "turn")


@rule("KB-8.7")
def test_a_card_does_not_go_back_to_where_it_was_but_to_those_it_uncovered():
    p = position("fenna aia@0,2", {0: "new-connection petchu"})
    p.act(0, "play:new-connection", "on:aia")
    assert p.legal() == ["left:fenna"]
    p = position("fenna ivo@0,2 aia@1,1", {0: "new-connection petchu"})
    p.act(0, "play:new-connection", "on:aia")
    assert p.legal() == ["left:fenna", "right:ivo"]


@rule("KB-8.8")
def test_the_moved_card_may_marry():
    p = position("fenna florin@0,8", {0: "new-connection petchu"}, deck="aia")
    p.act(0, "play:new-connection", "on:florin", "right:fenna", "marry")
    assert p.tree["aia"] == (1, 1)
    assert p.asked == (0, "child")


@rule("KB-8.9")
def test_a_new_connection_needs_two_cards():
    assert position("fenna", {0: "new-connection petchu"}).choices("play") == set()
    assert position(PAIR, {0: "new-connection petchu"}).choices("play") == {"new-connection"}


@rule("KB-8.10")
def test_an_enthronement_leaves_its_target_alone():
    p = position("fenna ivo@0,2 aia@1,1 nestor@1,3", {0: "enthronement petchu"})
    p.act(0, "play:enthronement", "on:nestor")
    assert p.tree == {"nestor": (0, 0)}
    assert p.discards == cards("fenna ivo aia")
    assert p.asked == (1, "turn")


@rule("KB-8.10")
def test_an_older_enthronement_is_discarded():
    p = position(PAIR, {0: "enthronement petchu"}, enthroned="ivo")
    p.act(0, "play:enthronement", "on:fenna")
    assert p.discards == cards("ivo enthronement")
    assert p["enthroned"] == kind("fenna")


@rule("KB-8.11")
def test_nobody_is_enthroned_twice():
    p = position(PAIR, {0: "enthronement petchu"}, enthroned="ivo")
    p.act(0, "play:enthronement")
    assert p.legal() == ["on:fenna"]
    alone = position("fenna", {0: "enthronement petchu"}, enthroned="fenna")
    assert alone.choices("play") == set()


@rule("KB-8.12")
@pytest.mark.parametrize("event", ["assassination", "exile"])
def test_an_empty_genealogy_is_founded_anew(event):
    p = position("fenna", {0: f"{event} petchu"}, deck="aia")
    events = p.act(0, f"play:{event}", "on:fenna")
    if event == "exile":
        events = p.act(0, "seat:1")
    assert p.tree == {"aia": (0, 0)}
    assert of_type(Founded, events) == [Founded(kind("aia"))]
    if event == "exile":
        assert p.asked == (1, "turn"), "Aia's Skip does not count"


@rule("KB-8.12")
def test_events_that_turn_up_for_a_founder_are_discarded():
    seen = set()
    for number in range(12):
        p = position("fenna", {0: "assassination petchu"}, deck="aia exile", number=number)
        p.act(0, "play:assassination", "on:fenna")
        assert p.tree == {"aia": (0, 0)}
        seen.add((p.discards["exile"], p.zone("deck")["exile"]))
    assert len(seen) == 2, "the Exile was drawn first in some of these, and never goes back"
