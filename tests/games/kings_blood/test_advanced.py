"""The King's Blood card."""

from games.kings_blood.position import begun, cards, kind, position
from positions import of_type
from regalia.games.kings_blood.events import DealWon
from rules import rule


@rule("KB-13.1")
def test_the_card_is_set_aside_at_first():
    p, _ = begun(advanced=True)
    assert p.blood == "aside"
    assert p.view(0).aside
    assert not begun()[0].view(0).aside


@rule("KB-13.1")
def test_without_the_option_nobody_takes_it():
    p = position("fenna ivo@0,2", {0: "enthronement petchu"})
    p.act(0, "play:enthronement", "on:ivo")
    assert p.blood == "aside"


@rule("KB-13.2")
def test_whoever_plays_an_enthronement_takes_it_from_anywhere():
    for more in ({}, {"holder": 1}, {"blooded": "ivo"}, {"blooded": "fenna"}, {"holder": 0}):
        p = position(
            "fenna ivo@0,2", {0: "enthronement petchu aia", 1: "sabine tamsin"}, advanced=True, **more
        )
        p.act(0, "play:enthronement", "on:ivo")
        assert p.blood == "front:0"
        assert p.size(0) == 3
        assert p.size(1) == 2


@rule("KB-13.2")
def test_so_does_one_whose_marriage_turned_it_up():
    p = position("fenna", {0: "florin petchu"}, deck="enthronement", advanced=True)
    p.act(0, "play:florin", "left:fenna", "marry", "on:florin")
    assert p.blood == "front:0"


@rule("KB-13.3")
def test_it_counts_as_a_card_in_hand_and_lies_open():
    p = position("fenna", {0: "ilka"}, holder=0, advanced=True)
    assert p.size(0) == 2
    assert p.view(1).players[0].hand == [kind("kings-blood")]
    p.act(0, "play:ilka", "left:fenna")
    assert not p.over


@rule("KB-13.4")
def test_it_is_laid_under_an_active_card_and_another_play_may_follow():
    p = position("fenna ivo@0,6", {0: "arnulf petchu"}, holder=0, advanced=True)
    p.act(0, "play:kings-blood")
    assert set(p.legal()) == {"on:fenna", "on:ivo"}
    p.act(0, "on:ivo")
    assert p.asked == (0, "further")
    assert p.choices("play") == {"arnulf", "petchu"}
    q = p.twin()
    q.act(0, "decline")
    assert q.turn == 1
    p.act(0, "play:arnulf")
    assert set(p.legal()) == {"left:ivo", "right:ivo"}


@rule("KB-13.5")
def test_anyone_may_be_laid_beside_it_and_marry():
    p = position("fenna", {0: "ilka arnulf petchu"}, blooded="fenna", advanced=True)
    assert p.choices("play") == {"ilka", "arnulf", "petchu"}
    for card in ("ilka", "arnulf"):
        q = p.twin()
        q.act(0, f"play:{card}", "left:fenna")
        assert q.question == "marry"


@rule("KB-13.5")
def test_a_moved_card_with_it_may_marry_anyone():
    p = position("fenna aia@0,2", {0: "new-connection petchu"}, blooded="aia", advanced=True)
    p.act(0, "play:new-connection", "on:aia", "left:fenna")
    assert p.question == "marry"


@rule("KB-13.6")
def test_where_it_goes_with_events():
    p = position("fenna aia@0,2", {0: "assassination petchu"}, blooded="aia", advanced=True)
    p.act(0, "play:assassination", "on:aia")
    assert p.blood == "aside"
    p = position("fenna aia@0,2", {0: "exile petchu"}, blooded="aia", advanced=True)
    p.act(0, "play:exile", "on:aia", "seat:2")
    assert p.blood == "front:2"
    assert p.size(2) == 4
    p = position("fenna aia@0,2", {0: "new-connection petchu"}, blooded="aia", advanced=True)
    p.act(0, "play:new-connection", "on:aia", "left:fenna")
    assert p["blooded"] == kind("aia")


@rule("KB-13.7")
def test_losing_it_as_the_only_card_wins():
    p = position("fenna ivo@0,2", {0: "enthronement petchu", 2: ""}, holder=2, advanced=True)
    events = p.act(0, "play:enthronement", "on:ivo")
    assert of_type(DealWon, events) == [DealWon(2)]
    assert p.over
    assert p.winner == 2
    assert set(p.tree) == {"fenna", "ivo"}, "the Enthronement had no other effect"


@rule("KB-13.7")
def test_it_needs_no_call():
    p = position(
        "fenna ivo@0,2", {0: "enthronement petchu", 2: ""}, holder=2, advanced=True, announce="strict"
    )
    p.act(0, "play:enthronement", "on:ivo")
    assert p.winner == 2


@rule("KB-13.8")
def test_once_a_deal_is_won_nobody_else_wins_by_it():
    p = position(
        "fenna", {0: "florin", 2: ""}, deck="enthronement", holder=2, advanced=True, series="first_to"
    )
    p.act(0, "play:florin", "left:fenna", "marry", "on:fenna")
    assert p["deal"] == 1
    assert p.cells("score")[0] > 0
    assert p.cells("score")[2] == 0


def test_the_card_is_played_from_in_front():
    p = position("fenna", {0: "ilka petchu"}, holder=0, advanced=True)
    p.act(0, "play:kings-blood", "on:fenna")
    assert p.hand(0) == cards("ilka petchu")
    assert p.blood == "genealogy"
