"""Active cards and open sides."""

import pytest

from games.kings_blood.position import position
from rules import rule


@rule("KB-3.1", "KB-3.6")
def test_a_founder_is_active_on_both_sides():
    p = position("fenna")
    assert p.active == {"fenna"}
    assert p.open_sides("fenna") == {"left", "right"}


@rule("KB-3.2")
def test_parents_are_covered_by_their_child():
    p = position("fenna ivo@0,2 aia@1,1")
    assert p.active == {"aia"}


@rule("KB-3.2")
def test_who_was_laid_beside_a_child_goes_on_covering_the_parent():
    p = position("fenna ivo@0,2 aia@1,1 undine@1,3", {0: "assassination petchu"})
    p.act(0, "play:assassination", "on:aia")
    assert p.active == {"fenna", "undine"}


@rule("KB-3.3")
@pytest.mark.parametrize(("gap", "open_side"), [(4, False), (6, True)])
def test_no_card_goes_where_it_would_touch_two(gap, open_side):
    p = position(f"fenna ivo@0,{gap}", {0: "florin petchu"})
    p.act(0, "play:florin")
    assert ("right:fenna" in p.legal()) == open_side


@rule("KB-3.4", "KB-3.5")
@pytest.mark.parametrize(
    ("place", "sides"),
    [
        ("1,1", set()),  # it covers Fenna
        ("1,3", {"left"}),
        ("2,0", set()),  # a child on either side would lie on it
        ("2,2", {"left"}),
        ("-1,3", {"left"}),
        ("1,5", {"left", "right"}),
        ("-1,5", {"left", "right"}),
    ],
)
def test_there_must_be_room_for_a_child_and_no_stranger_near(place, sides):
    p = position(f"fenna aia@{place}")
    assert p.open_sides("fenna") == sides


@rule("KB-3.6")
def test_one_open_side_is_enough():
    p = position("fenna ivo@0,4", {0: "florin petchu"})
    p.act(0, "play:florin")
    assert p.legal() == ["left:fenna", "right:ivo"]


@rule("KB-3.7")
def test_only_active_cards_are_targets():
    p = position("fenna ivo@0,2 aia@1,1", {0: "florin assassination petchu"})
    assert p.choices("play") == {"assassination"}
    p.act(0, "play:assassination")
    assert p.legal() == ["on:aia"]


@rule("KB-3.8")
def test_what_lies_under_a_card_takes_no_place():
    bare = position("fenna ivo@0,2")
    laden = position("fenna ivo@0,2", enthroned="fenna", blooded="ivo", advanced=True)
    assert bare.active == laden.active == {"fenna", "ivo"}
    assert bare.tree == laden.tree
