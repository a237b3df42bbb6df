"""Why something cannot be chosen: the number of a rule, from what the seat knows."""

import pytest

from games.brawling_barons.position import GAME, Position, position, unit


def why_not(p: Position, action: str) -> str:
    """What the seat that is asked is told about an action that it may not choose."""
    seat = p.asked[0]
    assert action not in p.legal(seat)
    return p.state.redact(seat).why_not(seat, GAME.actions.parse(action))


@pytest.mark.parametrize(
    ("action", "parts", "rule"),
    [
        ("end", {}, "BB-4.2"),
        ("gather", {"acted": 1}, "BB-4.1"),
        ("take:farm", {"acted": 1, "market": "farm inn inn"}, "BB-4.1"),
        ("gather", {"towns": {0: "farm"}, "size": 1}, "BB-3.5"),
        ("recruit", {"resources": {0: 9}}, "BB-5.4"),
        ("recruit", {"hands": {0: "knight"}, "resources": {0: 1}}, "BB-5.4"),
        ("recruit", {"hands": {0: "knight"}, "resources": {0: 9}, "towns": {0: "knight archers"}}, "BB-6.2"),
        ("upgrade", {"towns": {0: "farm"}, "resources": {0: 1}}, "BB-5.5"),
        ("move", {"walls": {0: "knight"}}, "BB-5.7"),
        ("attack", {"towns": {1: "farm"}}, "BB-8.1"),
        ("attack", {"towns": {0: "knight"}}, "BB-8.3"),
        ("transfer", {"resources": {0: 9}}, "BB-12.1"),
        ("transfer", {"seats": 4, "teams": True}, "BB-12.6"),
        ("step", {"towns": {0: "horsemen"}}, "BB-7.8"),
        ("courthouse", {"towns": {0: "+courthouse"}, "resources": {0: 3}}, "BB-7.5"),
        ("buy", {"towns": {0: "+market"}, "resources": {0: 1}}, "BB-7.4"),
        ("sell", {"hands": {0: "farm"}}, "BB-7.4"),
        ("sell", {"towns": {0: "+market"}, "hands": {0: "farm"}, "size": 3}, "BB-3.5"),
        ("play:plus-two", {"hands": {0: "plus-two"}}, "BB-8.5"),
        ("play:shield", {"hands": {0: "shield"}}, "BB-8.8"),
        ("play:military-action", {"hands": {0: "military-action"}}, "BB-9.3"),
        ("play:bomb", {"hands": {0: "bomb"}, "resources": {0: 5}, "towns": {1: "farm"}}, "BB-5.9"),
        ("play:bomb", {"hands": {0: "bomb"}, "resources": {0: 6}}, "BB-9.9"),
        ("play:prison", {"hands": {0: "prison"}, "resources": {0: 5}, "acted": 1}, "BB-4.1"),
        ("aid:soldiers-aid", {"aids": {0: "soldiers-aid"}}, "BB-10.10"),
        ("aid:builders-aid", {"aids": {0: "builders-aid"}}, "BB-10.5"),
        ("aid:stewards-aid", {"aids": {0: "stewards-aid"}, "size": 2}, "BB-3.5"),
    ],
)
def test_in_a_turn(action, parts, rule):
    assert why_not(position(**parts), action) == rule


def test_a_second_extra_action():
    p = position(hands={0: "extra-action extra-action"})
    p.act(0, "play:extra-action")
    assert why_not(p, "play:extra-action") == "BB-9.1"


@pytest.mark.parametrize(
    ("draft", "action", "rule"),
    [
        (["recruit"], "done", "BB-4.2"),
        (["recruit"], "enlist:tower", "BB-6.2"),
        (["recruit"], "enlist:courthouse", "BB-5.4"),
        (["upgrade"], unit(0, 4), "BB-6.1"),
        (["upgrade"], unit(0, 1), "BB-5.5"),
        (["move"], unit(0, 4), "BB-5.8"),
        (["move"], unit(0, 0), "BB-5.7"),
        (["attack"], "play:plus-two", "BB-8.5"),
        (["attack"], unit(0, 0), "BB-8.1"),
        (["attack", unit(0, 2)], unit(1, 0), "BB-8.3"),  # behind a wall
        (["attack", unit(0, 2)], unit(1, 2), "BB-8.4"),
        (["attack", unit(0, 2)], unit(0, 3), "BB-8.1"),
        (["play:bomb"], "take:farm", "BB-9.5"),
        (["play:flip-unit"], unit(0, 1), "BB-9.8"),
    ],
)
def test_in_the_middle_of_a_play(draft, action, rule):
    p = position(
        hands={0: "tower knight bomb flip-unit"},
        towns={0: "farm +smithy knight inn", 1: "farm"},
        walls={0: "archers", 1: "catapult"},
        armies={1: "+knight"},
        resources={0: 9},
        market="farm inn inn",
    )
    p.act(0, *draft)
    assert why_not(p, action) == rule


def test_partners_are_no_foes_and_need_space():
    p = position(seats=4, teams=True, towns={0: "knight farm", 1: "farm", 2: "inn inn"}, resources={0: 9})
    q = p.twin()
    p.act(0, "attack", unit(0, 0))
    assert why_not(p, unit(2, 0)) == "BB-12.3"
    q.act(0, "transfer")
    assert why_not(q, unit(0, 1)) == "BB-12.7"
