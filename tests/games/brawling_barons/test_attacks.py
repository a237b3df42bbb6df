"""Sections 7 and 8: what units and buildings do, and attacks."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.brawling_barons.position import altered, kind, position, unit
from positions import of_type
from regalia.games.brawling_barons.cards import MOST_UNITS
from regalia.games.brawling_barons.events import Attacked, Shielded, Struck
from regalia.games.brawling_barons.viewing import make_view
from regalia.kernel.zones import SPECTATOR
from rules import rule


def struck(events):
    """What fell on whom: (seat, slot) and (damage, fate)."""
    return {divmod(event.unit, MOST_UNITS): (event.damage, event.fate) for event in of_type(Struck, events)}


# 7. What units and buildings do


@rule("BB-7.1")
def test_a_bonus_counts_for_the_side_that_lies_up():
    p = position(towns={0: "inn"}, resources={0: 3})
    baron = make_view(p.match().observe(0)).barons[0]
    assert (baron.gathers, baron.draws) == (2, 1)
    p.act(0, "upgrade", unit(0, 0), "done")
    baron = make_view(p.match().observe(0)).barons[0]
    assert (baron.gathers, baron.draws) == (1, 2)


@rule("BB-7.2")
def test_smithies_add_up_and_serve_military_upgrades_alone():
    towns = {0: "+smithy +smithy knight farm", 1: "knight"}
    p = position(towns=towns, resources={0: 9, 1: 9})
    view = make_view(p.match().observe(SPECTATOR))
    assert [u.cost for u in view.barons[0].town] == [None, None, 3, 2]
    assert [u.cost for u in view.barons[1].town] == [5]
    p.act(0, "upgrade", unit(0, 2), "done")
    assert p.resources(0) == 6


@rule("BB-7.2")
def test_no_cost_falls_below_zero():
    p = position(towns={0: "+smithy archers"}, components=altered(smithy={"discount": 9}))
    p.act(0, "upgrade", unit(0, 1), "done")
    assert p.town(0) == "+smithy +archers"


@rule("BB-7.3")
@pytest.mark.parametrize(
    ("town", "target", "damage"),
    [
        ("+farm", 0, 8),
        ("+farm +tower", 0, 5),
        ("+farm +tower +tower", 0, 2),
        ("+farm +tower +tower +tower", 0, 0),
        ("+tower", 0, 5),
        ("farm +tower", 0, 8),
        ("knight +tower", 0, 8),
        ("+farm tower", 0, 8),
    ],
)
def test_towers_protect_buildings_and_themselves(town, target, damage):
    p = position(towns={0: "+knight", 1: town})
    p.act(0, "attack", unit(0, 0), unit(1, target))
    (taken,) = make_view(p.match().observe(0)).damages
    assert taken.damage == damage


@rule("BB-7.3")
def test_a_tower_protects_its_own_town_only_and_falls_with_the_others():
    towns = {0: "+knight +knight +catapult +catapult", 1: "+farm +tower", 2: "+farm"}
    p = position(seats=3, towns=towns)
    u = [unit(0, slot) for slot in range(4)]
    p.act(0, "attack", u[0], unit(1, 0), u[1], unit(1, 1), u[2], unit(1, 1), u[3], unit(2, 0), "done")
    p.act(1, "let")
    assert struck(p.act(2, "let")) == {(1, 0): (5, 0), (1, 1): (13, 2), (2, 0): (8, 2)}
    assert p.town(1) == "+farm"  # the Tower counted to the end


@rule("BB-7.4")
def test_a_market_sells_cards_for_resources_and_buys_them():
    p = position(towns={0: "+market"}, resources={0: 2}, deck="bomb", hands={0: "shield"})
    q = p.twin()
    p.act(0, "buy")
    assert p.resources(0) == 0
    assert len(p.hand(0).split()) == 4  # the two paid come first, then the top of the deck
    assert "bomb" in p.hand(0)
    assert p.legal(0) == ["end"]
    q.act(0, "sell", "discard:shield")
    assert q.hand(0) == ""
    assert q.resources(0) == 6
    assert "shield" in q.used


@rule("BB-7.4")
def test_a_market_needs_its_price_and_its_building():
    assert "buy" not in position(towns={0: "+market"}, resources={0: 1}).legal(0)
    assert "sell" not in position(towns={0: "+market"}).legal(0)
    p = position(towns={0: "market"}, resources={0: 9}, hands={0: "shield"})
    assert not {"buy", "sell"} & set(p.legal(0))


@rule("BB-7.5")
def test_a_courthouse_downgrades_an_opposing_military_unit_behind_the_wall_too():
    p = position(
        towns={0: "+courthouse", 1: "+knight archers farm +farm"},
        walls={1: "+catapult"},
        armies={1: "+horsemen"},
        resources={0: 3},
    )
    p.act(0, "courthouse")
    assert p.legal(0) == [unit(1, 0), unit(1, 1), unit(1, 4)]
    q = p.twin()
    p.act(0, unit(1, 0))
    assert p.town(1) == "knight archers farm +farm"
    assert p.resources(0) == 0
    assert p.legal(0) == ["end"]
    q.act(0, unit(1, 1))
    assert q.town(1) == "+knight farm +farm"
    assert "archers" in q.used


@rule("BB-7.5")
def test_a_courthouse_needs_its_price_and_a_target():
    towns = {0: "+courthouse", 1: "knight"}
    assert "courthouse" not in position(towns=towns, resources={0: 2}).legal(0)
    assert "courthouse" not in position(towns={0: "courthouse", 1: "knight"}, resources={0: 3}).legal(0)
    p = position(towns={0: "+courthouse", 1: "farm"}, armies={1: "+knight"}, resources={0: 3})
    assert "courthouse" not in p.legal(0)


@rule("BB-7.6", "BB-7.7")
@pytest.mark.parametrize(
    ("attacker", "target", "strength"),
    [
        ("+archers", "farm", 7),
        ("+archers", "knight", 7),
        ("+archers", "+knight", 7),
        ("+archers", "+farm", 3),
        ("archers", "farm", 1),
        ("+catapult", "+farm", 8),
        ("+catapult", "farm", 2),
        ("+catapult", "+knight", 2),
        ("catapult", "+farm", 1),
        ("+knight", "+farm", 8),
        ("+knight", "farm", 8),
        ("+horsemen", "+knight", 4),
    ],
)
def test_archers_are_strong_against_units_and_catapults_against_buildings(attacker, target, strength):
    p = position(towns={0: attacker, 1: target})
    (event,) = of_type(Attacked, p.act(0, "attack", unit(0, 0), unit(1, 0)))
    assert event.strength == strength


@rule("BB-7.8")
def test_horsemen_go_one_step_for_free_in_each_turn_of_theirs():
    p = position(towns={0: "+horsemen horsemen"}, walls={0: "+horsemen"})
    p.act(0, "step")
    assert p.legal(0) == [unit(0, 0), unit(0, 2)]  # upgraded ones only
    p.act(0, unit(0, 0))
    p.act(0, "step")
    assert p.legal(0) == [unit(0, 2)]  # each once
    p.act(0, unit(0, 2))
    assert "step" not in p.legal(0)
    assert p.wall(0) == "+horsemen"
    assert p.army(0) == "+horsemen"
    p.act(0, "move", unit(0, 0), "done", "end")  # and also besides a Move
    assert p.army(0) == "+horsemen +horsemen"
    p.act(1, "gather", "end")
    assert "step" not in p.legal(0)


@rule("BB-7.8")
def test_the_free_step_comes_again_in_the_next_turn_and_needs_no_action():
    p = position(towns={0: "+horsemen"})
    p.act(0, "gather", "step", unit(0, 0), "end")
    p.act(1, "gather", "end")
    p.act(0, "step", unit(0, 0))
    assert p.army(0) == "+horsemen"
    assert "end" not in p.legal(0)


# 8. Attacks


@rule("BB-8.7", "BB-8.8", "BB-8.12", "BB-8.13")
def test_the_example_of_the_rulebook():
    """Two Squires and a Knight deal 10 to a Smithy; a Shield prevents 3, so the Smithy stands."""
    p = position(towns={0: "archers catapult +knight", 1: "+smithy"}, hands={1: "shield"})
    target = unit(1, 0)
    p.act(0, "attack", unit(0, 0), target, unit(0, 1), target, unit(0, 2), target)
    assert [d.damage for d in make_view(p.match().observe(0)).damages] == [10]
    p.act(0, "done")
    events = p.act(1, "play:shield", target, "let")
    assert struck(events) == {(1, 0): (7, 0)}
    assert p.town(1) == "+smithy"
    assert p.town(0) == "knight"
    assert {"archers", "catapult", "shield"} <= set(p.used)


@rule("BB-8.1")
def test_any_military_units_of_town_and_wall_may_attack_opposing_units():
    p = position(towns={0: "farm knight +archers"}, walls={0: "catapult"}, armies={0: "+horsemen"})
    assert "attack" not in p.legal(0)  # nobody to attack
    p = position(
        towns={0: "farm knight +archers", 1: "farm inn"}, walls={0: "catapult"}, armies={0: "+horsemen"}
    )
    p.act(0, "attack")
    assert p.legal(0) == [unit(0, 1), unit(0, 2), unit(0, 3)]
    p.act(0, unit(0, 3))
    assert p.legal(0) == [unit(1, 0), unit(1, 1)]
    p.act(0, unit(1, 1))
    assert p.legal(0) == ["done", unit(0, 1), unit(0, 2)]


@rule("BB-8.2")
def test_targets_may_be_shared_and_lie_with_several_opponents():
    p = position(seats=3, towns={0: "+knight +archers archers", 1: "knight", 2: "+horsemen"})
    p.attack(0, (0, unit(2, 0)), (1, unit(1, 0)), (2, unit(2, 0)))
    assert p.asked == (1, "defend")
    p.act(1, "let")
    assert p.asked == (2, "defend")
    assert struck(p.act(2, "let")) == {(1, 0): (7, 2), (2, 0): (9, 2)}


@rule("BB-8.3")
def test_whoever_stands_on_a_wall_protects_that_town():
    p = position(seats=3, towns={0: "knight", 1: "farm +inn", 2: "tower"}, walls={1: "archers +knight"})
    p.act(0, "attack", unit(0, 0))
    assert p.legal(0) == [unit(1, 2), unit(1, 3), unit(2, 0)]


@rule("BB-8.4")
def test_the_kings_army_cannot_be_attacked():
    p = position(seats=3, towns={0: "knight", 2: "farm"}, armies={1: "+knight", 2: "+knight"})
    p.act(0, "attack", unit(0, 0))
    assert p.legal(0) == [unit(2, 0)]
    assert "attack" not in position(towns={0: "knight"}, armies={1: "+knight"}).legal(0)


@rule("BB-8.5")
def test_plus_two_cards_strike_each_for_themselves_and_alone():
    p = position(hands={0: "plus-two plus-two"}, towns={1: "farm inn"})
    p.act(0, "attack")
    assert p.legal(0) == ["play:plus-two"]
    p.act(0, "play:plus-two", unit(1, 0), "play:plus-two", unit(1, 1), "done")
    assert struck(p.act(1, "let")) == {(1, 0): (2, 2), (1, 1): (2, 2)}
    assert p.used.count("plus-two") == 2
    assert p.hand(0) == ""


@rule("BB-8.5")
def test_a_plus_two_card_adds_to_a_unit():
    p = position(hands={0: "plus-two"}, towns={0: "+horsemen", 1: "+knight"})
    p.attack(0, (0, unit(1, 0)), (None, unit(1, 0)))
    assert struck(p.act(1, "let")) == {(1, 0): (6, 1)}
    assert p.town(1) == "knight"


@rule("BB-8.6")
def test_the_damaged_answer_clockwise_and_then_all_damage_falls_at_once():
    towns = {0: "knight", 1: "knight", 2: "+archers +archers +archers", 3: "knight"}
    p = position(seats=4, towns=towns, hands={2: "plus-two", 3: "shield"}, turn=2)
    p.attack(2, (0, unit(1, 0)), (1, unit(0, 0)), (2, unit(3, 0)))
    order = []
    while p.asked[1] == "defend":
        order.append(p.asked[0])
        assert (p.town(0), p.town(1), p.town(3)) == ("knight", "knight", "knight")
        p.act(p.asked[0], "let")
    assert order == [3, 0, 1]
    assert p.asked == (2, "turn")
    assert p.hand(2) == "plus-two"  # nothing was added
    assert (p.town(0), p.town(1), p.town(3)) == ("", "", "")
    assert p.legal(2) == ["end"]


@rule("BB-8.7")
@settings(max_examples=60, deadline=None)
@given(order=st.permutations(range(5)), aims=st.lists(st.integers(0, 4), min_size=5, max_size=5))
def test_the_order_of_declaration_makes_no_difference(order, aims):
    targets = [unit(1, 0), unit(1, 1), unit(1, 2), unit(2, 0), unit(2, 1)]
    ends = []
    for declared in (range(5), order):
        p = position(
            seats=3,
            hands={0: "plus-two"},
            towns={0: "+knight +archers archers", 1: "+farm +tower knight"},
            walls={0: "+catapult", 2: "+knight catapult"},
        )
        strikes = [(0, 1, 2, 3, None)[at] for at in declared]
        p.attack(0, *((slot, targets[aims[at]]) for slot, at in zip(strikes, declared, strict=True)))
        while p.asked[1] == "defend":
            p.act(p.asked[0], "let")
        ends.append((p.state.dump(), p.town(1), p.wall(2)))
    assert ends[0] == ends[1]


@rule("BB-8.8")
def test_shields_are_put_one_at_a_time_on_what_still_takes_damage():
    p = position(
        towns={0: "+horsemen +archers", 1: "+farm knight tower"},
        hands={1: "shield shield"},
        aids={1: "soldiers-aid"},
    )
    p.attack(0, (0, unit(1, 0)), (1, unit(1, 1)))
    assert p.legal(1) == ["let", "play:shield", "aid:soldiers-aid"]
    p.act(1, "play:shield")
    assert p.legal(1) == [unit(1, 0), unit(1, 1)]
    assert of_type(Shielded, p.act(1, unit(1, 0)))[0].unit == MOST_UNITS
    assert p.asked == (1, "defend")
    p.act(1, "play:shield", unit(1, 0))
    assert p.legal(1) == ["let", "aid:soldiers-aid"]
    p.act(1, "aid:soldiers-aid")
    assert p.legal(1) == [unit(1, 1)]  # the Farm takes nothing any more
    p.act(1, unit(1, 1))
    assert struck(p.act(1, "let")) == {(1, 0): (0, 0), (1, 1): (4, 2)}
    assert p.aids(1) == ""


@rule("BB-8.8")
def test_the_answer_to_an_attack_is_one_play_that_shows_every_shield():
    match = position(towns={0: "+knight", 1: "+knight"}, hands={1: "shield shield"}).match()
    match.commit(0, ["attack", unit(0, 0), unit(1, 0), "done"])
    preview = match.preview(1, ["play:shield", unit(1, 0)])
    assert not preview.whole
    (taken,) = make_view(preview.observation).damages
    assert (taken.damage, taken.fate, taken.prevented) == (5, 0, 3)
    ply = match.commit(1, ["play:shield", unit(1, 0), "let"])
    assert [event.unit for event in of_type(Shielded, ply.events)] == [MOST_UNITS]
    assert kind("shield") in make_view(match.observe(0)).used


@rule("BB-8.9")
def test_whoever_is_damaged_is_asked_whatever_they_hold():
    for hand in ("", "shield", "farm"):
        p = position(seats=3, towns={0: "knight", 1: "farm", 2: "farm"}, hands={1: hand})
        p.attack(0, (0, unit(1, 0)))
        assert p.asked == (1, "defend")
        p.act(1, "let")
        assert p.asked == (0, "turn")


@rule("BB-8.9")
def test_whoever_takes_no_damage_is_not_asked():
    p = position(towns={0: "archers", 1: "+farm +tower"}, hands={1: "shield"})
    events = p.attack(0, (0, unit(1, 0)))
    assert struck(events) == {(1, 0): (0, 0)}
    assert p.asked == (0, "turn")
    p = position(towns={0: "+horsemen", 1: "+knight"}, hands={1: "shield shield"})
    p.attack(0, (0, unit(1, 0)))
    p.act(1, "play:shield", unit(1, 0), "play:shield", unit(1, 0))
    assert p.asked == (0, "turn")  # nothing is left of the damage


@rule("BB-8.10", "BB-8.11", "BB-8.12", "BB-8.14")
@pytest.mark.parametrize(
    ("target", "strikes", "left"),
    [
        ("+knight", 5, "+knight"),
        ("+knight", 6, "knight"),
        ("+knight", 11, "knight"),
        ("+knight", 12, ""),
        ("knight", 1, "knight"),
        ("knight", 2, ""),
        ("archers", 1, ""),
        ("tower", 1, "tower"),
        ("tower", 2, ""),
        ("farm", 1, ""),
        ("+farm", 3, "+farm"),
        ("+farm", 5, "+farm"),
        ("+farm", 6, ""),
        ("+courthouse", 9, "+courthouse"),
        ("+courthouse", 10, ""),
    ],
)
def test_damage_turns_down_or_discards_by_health(target, strikes, left):
    squires = "archers " * 3 + "horsemen " * 4 + "catapult " * 3 + "knight knight"
    p = position(towns={0: squires, 1: target}, seats=4)
    p.attack(0, *((slot, unit(1, 0)) for slot in range(strikes)))
    events = p.act(1, "let")
    assert p.town(1) == left
    fate = 2 if not left else 0 if left == target else 1
    assert struck(events) == {(1, 0): (strikes, fate)}


@rule("BB-8.13")
def test_every_attacker_is_downgraded_and_stays_where_it_is():
    p = position(towns={0: "+knight archers", 1: "+tower +tower +tower"}, walls={0: "+catapult horsemen"})
    p.attack(0, *((slot, unit(1, 0)) for slot in (1, 2, 3)))
    p.act(1, "let")
    assert p.town(1) == "+tower +tower +tower"
    assert p.town(0) == "+knight"
    assert p.wall(0) == "catapult"


@rule("BB-8.14")
def test_damage_is_forgotten():
    p = position(towns={0: "+knight", 1: "+courthouse +horsemen"})
    p.attack(0, (0, unit(1, 0)))
    p.act(1, "let")
    p.act(0, "end")
    p.act(1, "attack", unit(1, 1), unit(0, 0), "done")
    p.act(0, "let")
    assert p.town(1) == "+courthouse horsemen"
    assert make_view(p.match().observe(0)).damages == []


def test_the_attacker_sees_what_would_come_of_it():
    match = position(towns={0: "+knight +archers", 1: "+knight farm"}).match()
    draft = ["attack", unit(0, 0), unit(1, 0), unit(0, 1), unit(1, 1)]
    view = make_view(match.preview(0, draft).observation)
    assert [(d.damage, d.fate) for d in view.damages] == [(8, 1), (7, 2)]
    assert [(s.unit, s.target) for s in view.strikes] == [(0, MOST_UNITS), (1, MOST_UNITS + 1)]
    assert make_view(match.observe(1)).strikes == []


def test_all_permutations_of_three_attackers_come_out_the_same():
    ends = set()
    for order in itertools.permutations(range(3)):
        p = position(towns={0: "+knight +archers archers", 1: "+farm knight +horsemen"})
        p.attack(0, *((slot, unit(1, (slot + 1) % 3)) for slot in order))
        p.act(1, "let")
        ends.add((p.town(0), p.town(1)))
    assert len(ends) == 1
