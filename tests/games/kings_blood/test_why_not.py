"""Why something is not possible: the rule that a player is told."""

import pytest

from games.kings_blood.position import Position, position
from rules import rule

CHILD = ["ask: child 0", "way: on-child", "beside: fenna", "placed: florin", "focus: aia", "last: aia"]
FAMILY = "fenna florin@0,-2 aia@1,-1"


def why_not(p: Position, action: str) -> str:
    """The rule by which whoever's turn it is may not choose this, as they are told it."""
    assert action not in p.legal()
    return p.state.redact(p.turn).why_not(p.turn, p.actions.parse(action))


@pytest.mark.parametrize(
    ("action", "number"),
    [
        ("play:aia", "KB-4.1"),  # somebody else has her
        ("play:petchu", "KB-5.1"),
        ("play:enthronement", "KB-8.11"),
        ("play:new-connection", "KB-8.9"),
        ("play:kings-blood", "KB-4.1"),
        ("pass", "KB-12.2"),
        ("announce", "KB-11.2"),
        ("keep", "KB-4.1"),
        ("on:fenna", "KB-4.1"),
    ],
)
@rule("KB-4.1", "KB-5.1", "KB-8.9", "KB-8.11", "KB-12.2")
def test_in_a_turn(action, number):
    p = position("fenna", {0: "petchu enthronement new-connection", 1: "aia ivo"}, enthroned="fenna")
    assert why_not(p, action) == number


@rule("KB-4.4", "KB-11.3", "KB-12.2")
def test_with_one_card_or_none_to_draw():
    p = position("fenna", {0: "exile"}, announce="strict", called=[0], deck="", rest=1)
    assert why_not(p, "play:exile") == "KB-4.4"
    assert why_not(p, "announce") == "KB-11.3"
    assert why_not(p, "draw") == "KB-12.2"


@rule("KB-4.3", "KB-5.1")
def test_with_a_card_just_drawn():
    p = position("fenna", {0: "florin exile"}, deck="petchu")
    p.act(0, "draw")
    assert why_not(p, "play:petchu") == "KB-5.1"
    assert why_not(p, "play:florin") == "KB-4.3"


@rule("KB-5.1", "KB-10.1")
def test_against_a_draw_3():
    p = position("aia", {0: "florin hamo exile"}, pending=3)
    assert why_not(p, "play:florin") == "KB-10.1"
    assert why_not(p, "play:exile") == "KB-10.1"
    assert why_not(p, "play:hamo") == "KB-5.1"


@rule("KB-3.6", "KB-3.7", "KB-5.1")
def test_beside_a_card():
    p = position("fenna ivo@0,4 petchu@0,12 florin@0,14 aia@1,13", {0: "ilka sabine"})
    p.act(0, "play:ilka")
    assert p.legal() == ["left:fenna", "right:ivo"]
    assert why_not(p, "right:fenna") == "KB-3.6"
    assert why_not(p, "left:florin") == "KB-3.7"
    assert why_not(p, "left:aia") == "KB-5.1"
    assert why_not(p, "left:zeno") == "KB-5.2"


@rule("KB-8.7")
def test_back_to_the_place_it_came_from():
    p = position("fenna ivo@0,2", {0: "new-connection petchu"})
    p.act(0, "play:new-connection", "on:ivo")
    assert why_not(p, "right:fenna") == "KB-8.7"


@rule("KB-3.7", "KB-5.1", "KB-7.1")
def test_on_a_newborn():
    p = position(FAMILY, {0: "egbert undine petchu"}, lines=CHILD)
    assert why_not(p, "play:petchu") == "KB-5.1"
    p.act(0, "play:undine")
    assert why_not(p, "left:fenna") == "KB-3.7"
    shut = position(f"{FAMILY} ivo@1,3 joris@1,-5", {0: "undine petchu"}, lines=CHILD)
    assert why_not(shut, "play:undine") == "KB-3.7"


@rule("KB-7.4")
def test_among_siblings():
    p = position(FAMILY, {0: "undine egbert petchu"}, lines=CHILD)
    p.act(0, "play:undine", "right:aia")
    assert why_not(p, "play:petchu") == "KB-7.4"


@rule("KB-3.7", "KB-8.11", "KB-14.3")
def test_targets_and_receivers():
    p = position(f"{FAMILY} ivo@0,8", {0: "enthronement petchu"}, enthroned="ivo")
    p.act(0, "play:enthronement")
    assert why_not(p, "on:fenna") == "KB-3.7"
    assert why_not(p, "on:ivo") == "KB-8.11"
    assert why_not(p, "on:zeno") == "KB-8.1"
    won = position("fenna", {0: "florin"}, deck="exile", series="first_to")
    won.act(0, "play:florin", "left:fenna", "marry", "on:fenna")
    assert why_not(won, "seat:0") == "KB-14.3"
    assert why_not(won, "seat:4") == "KB-8.4"
