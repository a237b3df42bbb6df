"""Sections 4 to 6: turns, actions, town, wall and King's Army."""

import random

import pytest

from games.brawling_barons.position import GAME, altered, begun, position, unit
from playing import begin, random_steps
from positions import of_type
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.events import Acted, Paid, TurnBegan
from regalia.games.brawling_barons.state import BrawlingBarons
from regalia.games.brawling_barons.viewing import make_view
from regalia.kernel.errors import IncompleteDraft
from regalia.kernel.zones import SPECTATOR
from rules import rule

# 4. A turn


@rule("BB-4.1")
def test_a_turn_is_one_action():
    p = position(hands={0: "farm knight", 1: "shield"}, resources={0: 9}, seats=3)
    assert "end" not in p.legal(0)
    p.act(0, "recruit", "enlist:farm", "done")
    assert p.legal(0) == ["end"]
    assert of_type(TurnBegan, p.act(0, "end")) == [TurnBegan(1, 1)]
    assert p.asked == (1, "turn")


@rule("BB-4.1")
def test_all_actions_stand_side_by_side():
    p = position(
        seats=4,
        teams=True,
        resources={0: 9},
        hands={0: "farm flip-unit bomb prison"},
        towns={0: "inn knight +courthouse +market", 1: "archers"},
        market="farm inn shield",
    )
    assert p.legal(0) == [
        "gather", "draw", "recruit", "upgrade", "move", "attack", "transfer", "courthouse", "buy", "sell",
        "play:flip-unit", "play:bomb", "play:prison", "take:farm", "take:inn", "take:shield",
    ]  # fmt: skip


@rule("BB-4.2")
def test_no_action_without_effect_is_offered():
    p = position(hands={0: "farm plus-two shield prison bomb flip-unit"}, market="farm inn knight")
    assert p.legal(0) == ["gather", "draw", "take:farm", "take:inn", "take:knight"]


@rule("BB-4.2")
@pytest.mark.parametrize("verb", ["recruit", "upgrade", "move", "attack", "transfer"])
def test_an_action_on_several_units_needs_one_at_least(verb):
    p = position(seats=4, teams=True, hands={0: "farm"}, resources={0: 9}, towns={0: "knight", 1: "farm"})
    p.act(0, verb)
    assert "done" not in p.legal(0)
    assert p.legal(0)


@rule("BB-4.2", "BB-4.6")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_whoever_has_not_acted_must_and_can(seats):
    for number in range(3):
        state = begin(GAME.setup(seats), number)
        assert isinstance(state, BrawlingBarons)
        for seat, _ in random_steps(state, random.Random(number)):
            if state.prompt(seat) == "turn":
                names = [GAME.actions.name(action) for action in state.legal(seat)]
                assert ("end" in names) == (state.cells[on.ACTED] > 0)
                if state.cells[on.ACTED] == 0:
                    assert any(name.startswith("take:") for name in names)


@rule("BB-4.3")
def test_an_action_on_several_units_is_whole_when_it_is_declared_so():
    match = position(hands={0: "farm inn"}, resources={0: 5}).match()
    draft = ["recruit", "enlist:farm", "enlist:inn"]
    assert not match.preview(0, draft[:-1]).whole
    assert match.preview(0, draft).draft[-1] == GAME.actions.parse("done"), "there is nothing left to recruit"
    with pytest.raises(IncompleteDraft):
        match.commit(0, draft)
    before = make_view(match.observe(1))
    match.preview(0, draft)
    assert make_view(match.observe(1)) == before
    match.commit(0, [*draft, "done"])
    assert len(make_view(match.observe(1)).barons[0].town) == 2


@rule("BB-4.4")
def test_the_turn_is_ended_explicitly_and_a_second_action_may_be_left_out():
    p = position(hands={0: "extra-action"})
    p.act(0, "play:extra-action", "gather")
    assert p.asked == (0, "turn")
    assert {"end", "gather"} <= set(p.legal(0))
    q = p.twin()
    p.act(0, "end")
    assert p.asked == (1, "turn")
    q.act(0, "gather")
    assert q.legal(0) == ["end"]


@rule("BB-4.5")
@pytest.mark.parametrize("after", [False, True])
def test_free_things_come_before_or_after_an_action(after):
    free = {"play:extra-action", "play:military-action", "step", "aid:scholars-aid", "aid:stewards-aid"}
    p = position(
        hands={0: "extra-action military-action"},
        towns={0: "+horsemen"},
        aids={0: "scholars-aid stewards-aid"},
    )
    if after:
        p.act(0, "gather")
    assert free <= set(p.legal(0))
    p.act(0, "step", unit(0, 0))
    p.act(0, "aid:stewards-aid")
    assert ("end" in p.legal(0)) == after  # they do not stand in for the action


@rule("BB-4.5")
def test_nothing_free_comes_inside_an_action():
    p = position(
        hands={0: "extra-action military-action farm inn"},
        towns={0: "+horsemen"},
        aids={0: "scholars-aid"},
        resources={0: 9},
    )
    p.act(0, "recruit", "enlist:farm")
    assert p.legal(0) == ["done", "enlist:inn"]


@rule("BB-4.6")
def test_an_aid_on_top_of_the_deck_changes_nothing_that_may_be_done():
    towns = {0: "farm tower", 1: "knight"}
    p = position(towns=towns, deck="stewards-aid scholars-aid", market="farm inn knight", size=9)
    q = position(towns=towns, market="farm inn knight", size=9)
    assert p.legal(0) == q.legal(0)
    p = position(towns=towns, deck="stewards-aid", market="farm inn knight", size=1)
    q = position(towns=towns, market="farm inn knight", size=1)
    assert p.legal(0) == q.legal(0) == ["draw", "take:farm", "take:inn", "take:knight"]


# 5. Actions


@rule("BB-5.1", "BB-7.1")
@pytest.mark.parametrize(
    ("town", "gained"),
    [("", 1), ("farm", 2), ("+farm", 2), ("farm +farm inn barracks smithy", 6), ("+inn +barracks tower", 1)],
)
def test_gather_brings_one_and_the_bonuses(town, gained):
    p = position(towns={0: town})
    assert of_type(Acted, p.act(0, "gather")) == [Acted(0, GAME.actions.parse("gather"))]
    assert p.resources(0) == gained


@rule("BB-5.2", "BB-7.1")
@pytest.mark.parametrize(
    ("town", "drawn"), [("", 1), ("tower", 2), ("+tower", 1), ("+inn market courthouse", 4), ("inn farm", 1)]
)
def test_draw_brings_one_and_the_bonuses(town, drawn):
    p = position(towns={0: town}, deck="bomb prison shield plus-two")
    p.act(0, "draw")
    assert set(p.hand(0).split()) == set(["bomb", "prison", "shield", "plus-two"][:drawn])


@rule("BB-5.3")
def test_a_market_card_is_taken_and_replaced_from_the_deck():
    p = position(market="bomb shield shield", deck="prison")
    assert [name for name in p.legal(0) if name.startswith("take")] == ["take:shield", "take:bomb"]
    p.act(0, "take:shield")
    assert p.hand(0) == "shield"
    assert p.market == "shield bomb prison"
    assert p.legal(0) == ["end"]


@rule("BB-5.4")
def test_recruit_takes_any_number_that_is_paid_for_and_has_space():
    p = position(hands={0: "farm tower knight archers inn"}, resources={0: 5})
    events = p.act(0, "recruit", "enlist:farm", "enlist:knight", "enlist:archers")
    assert [event.count for event in of_type(Paid, events)] == [1, 2, 1]
    assert p.legal(0) == ["done", "enlist:inn"]  # the Tower costs 2
    p.act(0, "done")
    assert p.town(0) == "farm knight archers"
    assert p.hand(0) == "inn tower"
    assert p.resources(0) == 1


@rule("BB-5.5")
def test_upgrade_turns_any_number_in_the_town():
    p = position(towns={0: "farm inn knight"}, walls={0: "archers"}, resources={0: 9})
    p.act(0, "upgrade")
    assert p.legal(0) == [unit(0, 0), unit(0, 1), unit(0, 2)]
    p.act(0, unit(0, 2), unit(0, 0))
    assert p.legal(0) == ["done"]  # 2 are left, and the Inn costs 3
    p.act(0, "done")
    assert p.town(0) == "+farm inn +knight"
    assert p.resources(0) == 2


@rule("BB-5.6")
def test_a_new_smithy_makes_the_next_upgrade_cheaper_at_once():
    p = position(towns={0: "smithy horsemen"}, resources={0: 6})
    p.act(0, "upgrade", unit(0, 0), unit(0, 1), "done")
    assert p.town(0) == "+smithy +horsemen"
    assert p.resources(0) == 0


@rule("BB-5.7", "BB-5.8")
def test_every_military_unit_may_go_one_step():
    p = position(
        towns={0: "farm +farm knight +archers"}, walls={0: "catapult +horsemen"}, armies={0: "+knight"}
    )
    p.act(0, "move")
    assert p.legal(0) == [unit(0, 2), unit(0, 3), unit(0, 5)]  # a Squire does not leave the wall
    p.act(0, unit(0, 3), unit(0, 2))
    assert p.legal(0) == ["done", unit(0, 5)]  # none goes twice, though Archers may go on from a wall
    p.act(0, unit(0, 5), "done")
    assert p.town(0) == "farm +farm"
    assert p.wall(0) == "knight +archers catapult"
    assert p.army(0) == "+horsemen +knight"


@rule("BB-5.7")
def test_there_is_no_way_back():
    p = position(walls={0: "catapult"}, armies={0: "+knight"})
    assert "move" not in p.legal(0)


@rule("BB-5.9")
def test_an_action_card_is_paid_for_discarded_and_uses_the_action():
    p = position(hands={0: "prison bomb flip-unit"}, towns={1: "knight"}, resources={0: 5})
    assert {"play:prison", "play:flip-unit"} <= set(p.legal(0))
    assert "play:bomb" not in p.legal(0)
    p.act(0, "play:prison", unit(1, 0))
    assert p.resources(0) == 0
    assert "prison" in p.used
    assert p.hand(0) == "flip-unit bomb"
    assert p.legal(0) == ["end"]


# 6. Town, wall and King's Army


@rule("BB-6.1")
def test_recruits_come_to_the_town_and_only_there_are_units_upgraded():
    p = position(hands={0: "knight"}, walls={0: "archers"}, resources={0: 9})
    assert "upgrade" not in p.legal(0)
    p.act(0, "recruit", "enlist:knight", "done")
    assert p.town(0) == "knight"
    p = position(hands={0: "flip-unit"}, walls={0: "archers"})
    p.act(0, "play:flip-unit", unit(0, 0), "up")
    assert p.wall(0) == "+archers"


@rule("BB-6.2")
def test_a_town_has_space_for_two_civilians_and_two_military_units():
    p = position(
        hands={0: "inn farm knight archers"},
        towns={0: "farm +barracks +smithy +tower +knight +archers"},
        resources={0: 9},
        components=altered(barracks={"military": 0}),
    )
    p.act(0, "recruit")
    assert p.legal(0) == ["enlist:farm", "enlist:inn"]
    p.act(0, "enlist:farm")
    assert p.legal(0) == ["done"]


@rule("BB-6.3")
@pytest.mark.parametrize(
    ("town", "civilians", "military"),
    [("", 2, 2), ("+farm", 3, 2), ("+farm +farm", 4, 2), ("+inn", 3, 3), ("+barracks", 2, 4), ("farm", 1, 2),
     ("+inn +farm +barracks +barracks", 4, 7)],
)  # fmt: skip
def test_farms_inns_and_barracks_give_space(town, civilians, military):
    view = make_view(position(towns={0: town}).match().observe(SPECTATOR))
    assert (view.barons[0].civilian_room, view.barons[0].military_room) == (civilians, military)


@rule("BB-6.4")
def test_wall_and_army_have_any_space_and_nobody_leaves_a_shrunken_town():
    p = position(
        towns={0: "+knight +knight", 1: "+barracks knight archers archers catapult"},
        walls={0: "knight archers archers"},
        hands={0: "bomb", 1: "knight"},
        resources={0: 6, 1: 9},
    )
    q = p.twin()
    q.act(0, "move", unit(0, 0), unit(0, 1), "done")
    assert q.wall(0) == "+knight +knight knight archers archers"
    p.act(0, "play:bomb", unit(1, 0), "end")
    assert p.town(1) == "knight archers archers catapult"
    assert "recruit" not in p.legal(1)


def test_a_new_game_asks_everyone_at_once():
    p = begun(5)
    assert p.state.deciders() == 0b11111
    assert {p.state.prompt(seat) for seat in range(5)} == {"bid"}
