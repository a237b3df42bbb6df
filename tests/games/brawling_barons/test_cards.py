"""Sections 9 and 10: events, action cards and Royal Aid."""

import pytest

from games.brawling_barons.position import altered, kind, position, unit
from positions import of_type
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.barons import BOMBED
from regalia.games.brawling_barons.course import weakest
from regalia.games.brawling_barons.events import Struck, Used
from regalia.games.brawling_barons.viewing import make_view
from regalia.kernel.events import Moved
from regalia.kernel.zones import EVERYONE
from rules import rule

# 9. Events and action cards


@rule("BB-9.1")
def test_an_extra_action_allows_a_second_action_and_only_one_is_played_in_a_turn():
    p = position(hands={0: "extra-action extra-action"})
    p.act(0, "gather", "play:extra-action")
    assert "play:extra-action" not in p.legal(0)
    p.act(0, "gather")
    assert p.legal(0) == ["end"]
    p.act(0, "end")
    p.act(1, "gather", "end")
    assert "play:extra-action" in p.legal(0)


@rule("BB-9.2")
def test_a_military_action_upgrades_moves_or_attacks_with_one_unit():
    p = position(
        hands={0: "military-action plus-two"}, towns={0: "knight +archers", 1: "farm"}, resources={0: 5}
    )
    p.act(0, "play:military-action")
    assert p.legal(0) == [unit(0, 0), unit(0, 1)]
    p.act(0, unit(0, 0))
    assert p.legal(0) == ["upgrade", "move", "attack"]
    upgraded, moved = p.twin(), p.twin()
    upgraded.act(0, "upgrade")
    assert upgraded.town(0) == "+knight +archers"
    assert upgraded.resources(0) == 0
    moved.act(0, "move")
    assert moved.wall(0) == "knight"
    p.act(0, "attack", unit(1, 0))
    assert p.asked == (1, "defend")
    assert [event.damage for event in of_type(Struck, p.act(1, "let"))] == [1]
    assert p.town(0) == "+archers"
    assert p.hand(0) == "plus-two"
    for q in (upgraded, moved, p):
        assert q.asked == (0, "turn")
        assert "end" not in q.legal(0)
        assert "military-action" in q.used


@rule("BB-9.3")
def test_a_military_action_needs_an_effect():
    assert "play:military-action" not in position(hands={0: "military-action"}).legal(0)
    p = position(hands={0: "military-action"}, walls={0: "knight"}, resources={0: 9})
    assert "play:military-action" not in p.legal(0)  # upgrades only in town, and nobody to attack
    p = position(hands={0: "military-action"}, walls={0: "knight"}, towns={1: "farm"}, resources={0: 9})
    p.act(0, "play:military-action", unit(0, 0))
    assert p.legal(0) == ["attack"]
    p = position(hands={0: "military-action"}, armies={0: "+knight"}, towns={1: "farm"})
    assert "play:military-action" not in p.legal(0)


@rule("BB-9.3")
def test_any_number_of_military_actions_in_a_turn_and_their_attack_is_an_attack():
    p = position(
        hands={0: "military-action military-action", 1: "shield"},
        towns={0: "+knight +horsemen", 1: "+farm"},
        walls={1: "+horsemen"},
    )
    p.act(0, "play:military-action", unit(0, 0), "attack")
    assert p.legal(0) == [unit(1, 1)]  # the wall protects
    p.act(0, unit(1, 1))
    p.act(1, "play:shield", unit(1, 1), "let")
    assert p.wall(1) == "horsemen"
    assert p.town(0) == "knight +horsemen"
    p.act(0, "play:military-action", unit(0, 1), "move")
    p.act(0, "gather", "end")


@rule("BB-9.4")
def test_the_bomb_discards_any_card_in_play():
    p = position(
        hands={0: "bomb"},
        resources={0: 6},
        towns={1: "+farm inn"},
        walls={1: "knight"},
        armies={1: "+knight"},
        aids={1: "soldiers-aid stewards-aid"},
    )
    p.act(0, "play:bomb")
    assert p.resources(0) == 0
    assert p.legal(0) == ["seat:1", unit(1, 0), unit(1, 1), unit(1, 2), unit(1, 3)]
    q = p.twin()
    p.act(0, unit(1, 3))
    assert p.army(1) == ""
    assert "knight" in p.used
    assert p.legal(0) == ["end"]
    q.act(0, "seat:1")
    assert q.legal(0) == ["aid:soldiers-aid", "aid:stewards-aid"]
    told, moved = q.act(0, "aid:soldiers-aid")
    assert told == Used(1, kind("soldiers-aid"), BOMBED)
    assert moved == Moved(on.IN_AID + 1, on.IN_USED, 1, EVERYONE, kind("soldiers-aid"))
    assert q.aids(1) == "stewards-aid"


@rule("BB-9.5")
def test_the_bomb_may_hit_an_own_card_but_none_of_the_market():
    p = position(hands={0: "bomb"}, resources={0: 6}, market="farm inn knight")
    assert "play:bomb" not in p.legal(0)
    p = position(hands={0: "bomb"}, resources={0: 6}, towns={0: "farm"}, aids={0: "stewards-aid"})
    p.act(0, "play:bomb")
    assert p.legal(0) == ["seat:0", unit(0, 0)]
    p.act(0, unit(0, 0))
    assert p.town(0) == ""


@rule("BB-9.6", "BB-9.9")
def test_a_prison_takes_an_opposing_military_unit_behind_a_wall_too():
    p = position(
        hands={0: "prison"},
        resources={0: 5},
        towns={0: "knight", 1: "+knight farm"},
        walls={1: "archers"},
        armies={1: "+archers"},
    )
    p.act(0, "play:prison")
    assert p.legal(0) == [unit(1, 0), unit(1, 2)]
    p.act(0, unit(1, 0))
    assert p.town(1) == "farm"
    assert "knight" in p.used
    assert p.resources(0) == 0


@rule("BB-9.7", "BB-9.8")
def test_flip_unit_turns_any_unit_in_town_or_on_a_wall():
    p = position(
        hands={0: "flip-unit"},
        towns={0: "knight", 1: "farm +farm +archers"},
        walls={1: "catapult"},
        armies={0: "+horsemen"},
    )
    p.act(0, "play:flip-unit")
    assert p.legal(0) == [unit(0, 0), unit(1, 0), unit(1, 2), unit(1, 3)]
    up, peasant, archers = p.twin(), p.twin(), p.twin()
    up.act(0, unit(0, 0))
    assert up.legal(0) == ["up", "down"]
    down = up.twin()
    up.act(0, "up")
    assert up.town(0) == "+knight"
    down.act(0, "down")
    assert down.town(0) == ""
    peasant.act(0, unit(1, 0))
    assert peasant.town(1) == "+farm +archers"
    archers.act(0, unit(1, 2))
    assert archers.town(1) == "farm +farm archers"
    p.act(0, unit(1, 3), "up")
    assert p.wall(1) == "+catapult"
    assert p.legal(0) == ["end"]


@rule("BB-9.9")
@pytest.mark.parametrize("card", ["bomb", "prison", "flip-unit"])
def test_action_cards_need_a_target(card):
    assert f"play:{card}" not in position(hands={0: card}, resources={0: 9}).legal(0)
    p = position(hands={0: card}, resources={0: 9}, towns={1: "knight"}, walls={1: "archers"})
    p.act(0, f"play:{card}")
    assert {unit(1, 0), unit(1, 1)} <= set(p.legal(0))
    only_army = position(hands={0: card}, resources={0: 9}, armies={1: "+knight"})
    assert (f"play:{card}" in only_army.legal(0)) == (card == "bomb")


# 10. Royal Aid


@rule("BB-10.1", "BB-10.3")
def test_an_aid_that_is_drawn_goes_to_the_weakest_and_is_replaced():
    p = position(seats=3, towns={0: "tower +farm", 1: "+farm"}, deck="bomb builders-aid prison shield")
    events = p.act(0, "draw")
    assert p.hand(0) == "bomb prison"
    assert p.aids(2) == "builders-aid"
    aid = kind("builders-aid")
    shown, kept = (e for e in of_type(Moved, events) if e.kind == aid)
    assert (shown.source, shown.target, shown.seen) == (on.IN_DECK, on.IN_SHOWN, EVERYONE)
    assert (kept.source, kept.target, kept.seen) == (on.IN_SHOWN, on.IN_AID + 2, EVERYONE)
    assert p.deck[0] == "shield"


@rule("BB-10.1", "BB-10.3")
def test_an_aid_turned_up_for_the_market_goes_to_the_weakest_and_so_does_the_next():
    p = position(
        towns={1: "+farm farm"},
        market="bomb farm inn",
        deck="builders-aid merchants-aid prison",
        hands={1: "farm"},
    )
    p.act(0, "take:bomb")
    assert p.aids(0) == "builders-aid merchants-aid"
    assert p.market == "farm inn prison"


@rule("BB-10.2")
def test_if_several_are_the_weakest_the_aid_is_discarded():
    p = position(seats=3, towns={0: "+farm"}, deck="builders-aid bomb")
    p.act(0, "draw")
    assert [p.aids(seat) for seat in range(3)] == ["", "", ""]
    assert "builders-aid" in p.used
    assert p.hand(0) == "bomb"


@rule("BB-10.3")
def test_hands_count_as_they_stand_when_the_aid_comes():
    hands = {0: "farm", 1: "inn inn"}
    p = position(towns={0: "tower", 1: "tower"}, hands=hands, deck="scholars-aid bomb prison")
    p.act(0, "draw")
    assert p.aids(0) == "scholars-aid"  # one card against two
    p = position(towns={0: "tower", 1: "tower"}, hands=hands, deck="bomb scholars-aid prison")
    p.act(0, "draw")
    assert p.aids(0) == p.aids(1) == ""  # two against two
    p = position(hands={0: "", 1: "inn"}, market="farm inn shield", deck="scholars-aid bomb")
    p.act(0, "take:farm")
    assert p.aids(0) == p.aids(1) == ""  # the card from the market is in hand already


@rule("BB-10.4", "BB-10.5", "BB-10.6", "BB-10.7", "BB-10.8", "BB-10.9")
@pytest.mark.parametrize(
    ("aid", "weak", "strong"),
    [
        ("builders-aid", {"towns": "farm farm"}, {"towns": "+farm"}),
        ("scholars-aid", {"towns": "+tower +market"}, {"towns": "tower"}),
        ("scholars-aid", {"towns": "inn"}, {"towns": "+inn"}),
        ("scholars-aid", {"hands": "farm"}, {"hands": "farm farm"}),
        ("merchants-aid", {"towns": "+farm +farm"}, {"towns": "farm"}),
        ("soldiers-aid", {"towns": "farm"}, {"walls": "knight"}),
        ("soldiers-aid", {"towns": "knight"}, {"towns": "knight", "armies": "+knight"}),
        ("stewards-aid", {"towns": "tower"}, {"towns": "+farm"}),
        ("stewards-aid", {"towns": "farm", "resources": 1}, {"towns": "farm", "resources": 2}),
    ],
)
def test_who_is_the_weakest(aid, weak, strong):
    for seat in (0, 1):
        parts: dict[str, dict[int, object]] = {}
        for owner, things in ((seat, weak), (1 - seat, strong)):
            for part, value in things.items():
                parts.setdefault(part, {})[owner] = value
        p = position(deck=f"{aid} bomb", **parts)  # type: ignore[arg-type]
        assert weakest(p.state, kind(aid)) == seat


@rule("BB-10.5")
def test_the_builders_aid_makes_a_building_for_free():
    p = position(towns={0: "courthouse knight +farm"}, aids={0: "builders-aid"})
    p.act(0, "aid:builders-aid")
    assert p.legal(0) == [unit(0, 0)]
    p.act(0, unit(0, 0))
    assert p.town(0) == "+courthouse knight +farm"
    assert "builders-aid" in p.used
    assert "end" not in p.legal(0)
    assert "aid:builders-aid" not in position(towns={0: "knight"}, aids={0: "builders-aid"}).legal(0)


@rule("BB-10.6")
def test_the_scholars_aid_draws_two_cards():
    p = position(aids={0: "scholars-aid"}, deck="bomb prison shield")
    p.act(0, "aid:scholars-aid")
    assert p.hand(0) == "bomb prison"
    assert p.asked == (0, "turn")


@rule("BB-10.7")
def test_the_merchants_aid_takes_a_card_of_the_market():
    p = position(aids={0: "merchants-aid"}, market="bomb prison farm", deck="shield")
    p.act(0, "aid:merchants-aid")
    assert p.legal(0) == ["take:farm", "take:bomb", "take:prison"]
    p.act(0, "take:prison")
    assert p.hand(0) == "prison"
    assert p.market == "farm shield bomb"
    assert "gather" in p.legal(0)


@rule("BB-10.8", "BB-10.10")
def test_the_soldiers_aid_is_a_shield_and_no_use_in_ones_own_turn():
    p = position(towns={0: "+horsemen", 1: "+knight"}, aids={0: "soldiers-aid", 1: "soldiers-aid"}, seats=4)
    assert "aid:soldiers-aid" not in p.legal(0)
    p.attack(0, (0, unit(1, 0)))
    p.act(1, "aid:soldiers-aid", unit(1, 0))
    assert [d.damage for d in make_view(p.match().observe(2)).damages] == [1]
    assert p.aids(1) == ""


@rule("BB-10.9")
def test_the_stewards_aid_gains_three_resources():
    p = position(aids={0: "stewards-aid"})
    p.act(0, "aid:stewards-aid")
    assert p.resources(0) == 3


@rule("BB-10.10")
def test_any_number_of_aids_in_a_turn():
    p = position(aids={0: "stewards-aid scholars-aid merchants-aid"}, market="farm inn inn")
    p.act(0, "aid:stewards-aid", "aid:scholars-aid", "aid:merchants-aid", "take:farm")
    assert p.aids(0) == ""
    assert "end" not in p.legal(0)


@rule("BB-10.11")
@pytest.mark.parametrize("action", ["draw", "take:farm"])
def test_an_aid_as_the_last_card_does_nothing_but_end_the_game(action):
    p = position(towns={1: "+inn"}, deck="builders-aid", market="farm inn bomb", size=1)
    p.act(0, action)
    assert p.over
    assert p.aids(0) == p.aids(1) == ""
    assert "builders-aid" in p.used


def test_aids_with_other_values():
    p = position(aids={0: "stewards-aid"}, components=altered(stewards_aid={"value": 5}))
    p.act(0, "aid:stewards-aid")
    assert p.resources(0) == 5
