"""Sections 11 and 12: the end, and teams."""

import pytest

from games.brawling_barons.position import GAME, altered, kind, position, unit
from positions import of_type
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.course import MOST_TURNS
from regalia.games.brawling_barons.events import Gained, Transferred
from regalia.games.brawling_barons.viewing import make_view
from regalia.kernel.errors import BadOption
from regalia.kernel.events import Ended, Moved
from regalia.kernel.zones import SPECTATOR
from rules import rule


def teams(seats=4, **parts):
    return position(seats=seats, teams=True, **parts)


# 11. The end


@rule("BB-11.1")
def test_buildings_are_worth_one_point_and_the_kings_army_two():
    p = position(
        towns={0: "+farm +inn farm +knight", 1: "knight"},
        walls={0: "+knight"},
        armies={0: "+archers +knight"},
        aids={1: "stewards-aid"},
        resources={1: 9},
        hands={1: "farm farm"},
    )
    assert p.points == [6, 0]


@rule("BB-11.2")
@pytest.mark.parametrize(
    ("action", "parts"),
    [
        (["gather"], {"size": 1}),
        (["draw"], {"size": 1, "towns": {0: "tower"}}),
        (["take:bomb"], {"size": 1, "market": "bomb farm inn"}),
        (["buy"], {"size": 1, "towns": {0: "+market"}, "resources": {0: 2}}),
        (["sell", "discard:farm"], {"size": 4, "towns": {0: "+market"}, "hands": {0: "farm"}}),
        (["aid:stewards-aid"], {"size": 3, "aids": {0: "stewards-aid"}}),
        (["aid:scholars-aid"], {"size": 2, "aids": {0: "scholars-aid"}}),
        (
            ["aid:merchants-aid", "take:bomb"],
            {"size": 1, "aids": {0: "merchants-aid"}, "market": "bomb farm inn"},
        ),
    ],
)
def test_the_game_ends_with_the_last_card_of_the_deck(action, parts):
    p = position(**parts)
    events = p.act(0, *action)
    assert p.over
    assert p.deck == []
    assert isinstance(events[-1], Ended)
    assert events[-1].seat == 0
    assert p.legal(0) == p.legal(1) == []


@rule("BB-11.2")
def test_it_ends_in_the_middle_of_an_action():
    p = position(towns={0: "tower tower tower"}, deck="bomb prison", size=2)
    p.act(0, "draw")
    assert p.over
    assert p.hand(0) == "bomb prison"


@rule("BB-11.2")
def test_payment_can_save_the_deck():
    p = position(hands={0: "knight"}, resources={0: 2}, size=1)
    p.act(0, "recruit", "enlist:knight", "done")
    assert len(p.deck) == 3
    assert not p.over


@rule("BB-11.3")
@pytest.mark.parametrize(
    ("points", "taker", "ranks"),
    [
        ((1, 1, 1), 0, [3, 1, 2]),
        ((1, 1, 1), 1, [2, 3, 1]),
        ((1, 1, 1), 2, [1, 2, 3]),
        ((1, 2, 2), 1, [3, 2, 1]),
        ((1, 2, 2), 0, [3, 1, 2]),
        ((3, 2, 2), 0, [1, 2, 3]),
        ((0, 0, 1), 2, [2, 3, 1]),
    ],
)
def test_ties_go_clockwise_from_the_taker_who_comes_last(points, taker, ranks):
    towns = {seat: " ".join(["+barracks"] * count) for seat, count in enumerate(points)}
    text = altered(barracks={"copies": 9})
    p = position(seats=3, towns=towns, turn=taker, size=1, components=text)
    p.act(taker, "gather")
    assert p.over
    assert p.points == list(points)
    assert p.ranks == ranks


@rule("BB-11.4")
def test_after_150_turns_each_the_last_to_act_counts_as_the_taker():
    assert MOST_TURNS == 150
    p = position(seats=3, turn=2)
    p["turns"] = 3 * 150 - 2
    p.act(2, "gather", "end")
    assert not p.over
    (event,) = of_type(Ended, p.act(0, "gather", "end"))
    assert p.over
    assert event.seat == 0
    assert p.ranks == [3, 1, 2]


# 12. Teams


@rule("BB-12.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_four_six_or_eight_play_in_two_teams(seats):
    if seats in (4, 6, 8):
        assert GAME.setup(seats, {"teams": True}).options["teams"] is True
    else:
        with pytest.raises(BadOption, match="four, six or eight"):
            GAME.setup(seats, {"teams": True})
    assert GAME.setup(seats).options["teams"] is False


@rule("BB-12.1", "BB-12.3")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_seats_of_the_teams_alternate(seats):
    state = teams(seats).state
    for seat in range(seats):
        assert state.mates(seat) == sum(1 << s for s in range(seats) if s != seat and s % 2 == seat % 2)
        assert state.foes(seat) == sum(1 << s for s in range(seats) if s % 2 != seat % 2)


@rule("BB-12.2")
def test_hands_are_hidden_from_partners_and_everyone_plays_alone():
    p = teams(
        hands={0: "bomb", 2: "farm knight"}, resources={0: 3, 2: 1}, towns={2: "+smithy knight", 0: "knight"}
    )
    view = make_view(p.match().observe(0))
    assert view.barons[2].hand == []
    assert view.barons[2].cards == 2
    assert [u.cost for u in view.barons[0].town] == [5]  # the Smithy of a partner does not help
    for seat in (0, 1, 2, 3, 0):
        assert p.asked == (seat, "turn")
        p.act(seat, "gather", "end")


@rule("BB-12.3")
def test_only_the_other_team_is_attacked_and_opposing():
    parts = {
        "hands": {0: "prison"}, "resources": {0: 9},
        "towns": {0: "knight +courthouse", 1: "archers", 2: "catapult +farm", 3: "horsemen"},
    }  # fmt: skip
    for actions in (["attack", unit(0, 0)], ["play:prison"], ["courthouse"]):
        p = teams(**parts)
        p.act(0, *actions)
        assert p.legal(0) == [unit(1, 0), unit(3, 0)]
    p = teams(towns={0: "knight", 2: "catapult"})
    assert "attack" not in p.legal(0)


@rule("BB-12.4")
@pytest.mark.parametrize(
    ("points", "taker", "winners"),
    [
        ((1, 0, 1, 1), 0, {0, 2}),
        ((1, 1, 1, 1), 0, {1, 3}),
        ((1, 1, 1, 1), 3, {0, 2}),
        ((0, 3, 2, 0), 2, {1, 3}),
    ],
)
def test_the_points_of_a_team_are_added_and_ties_go_to_those_who_did_not_end_it(points, taker, winners):
    towns = {seat: " ".join(["+barracks"] * count) for seat, count in enumerate(points)}
    p = teams(towns=towns, turn=taker, size=1)
    p.act(taker, "gather")
    assert p.points == [points[0] + points[2], points[1] + points[3]] * 2
    assert {seat for seat, rank in enumerate(p.ranks) if rank == 1} == winners
    assert sorted(p.ranks) == [1, 1, 3, 3]


@rule("BB-12.5")
def test_an_aid_compares_the_sums_of_the_teams():
    p = teams(towns={0: "+farm +farm +farm", 1: "+farm +farm", 3: "+farm +inn"}, deck="builders-aid bomb")
    p.act(0, "draw")  # three against four, though seat 2 has none
    assert p.asked == (0, "receiver")
    p = teams(towns={0: "+farm +farm", 1: "+farm", 3: "+inn"}, deck="builders-aid bomb")
    p.act(0, "draw")
    assert "builders-aid" in p.used


@rule("BB-12.5")
@pytest.mark.parametrize(("turn", "weak", "chooser"), [(0, 0, 0), (0, 1, 1), (3, 0, 0), (3, 1, 3), (2, 1, 3)])
def test_the_first_of_the_team_from_the_active_player_on_chooses_who_keeps_it(turn, weak, chooser):
    p = teams(towns={1 - weak: "+farm"}, turn=turn, deck="builders-aid prison")
    p.act(turn, "draw")
    assert p.asked == (chooser, "receiver")
    mates = [seat for seat in range(4) if seat % 2 == weak]
    assert p.legal(chooser) == [f"seat:{seat}" for seat in mates]
    p.act(chooser, f"seat:{mates[1]}")
    assert p.aids(mates[1]) == "builders-aid"
    assert p.hand(turn) == "prison"  # and the draw goes on
    assert p.asked == (turn, "turn")


@rule("BB-12.6")
def test_the_example_of_the_rulebook():
    """Four resources move two Peasants to the other town and give two cards."""
    p = teams(hands={0: "shield bomb knight"}, towns={0: "farm inn +farm"}, resources={0: 5})
    p.act(0, "transfer", unit(0, 0), unit(0, 1), "give:shield", "give:bomb", "done")
    assert p.town(0) == "+farm"
    assert p.town(2) == "farm inn"
    assert p.hand(0) == "knight"
    assert p.hand(2) == "shield bomb"
    assert p.resources(0) == 1
    assert p.legal(0) == ["end"]


@rule("BB-12.6")
def test_a_resource_costs_a_resource_besides():
    p = teams(piles={0: "bomb prison shield", 2: "farm"}, deck="inn")
    p.act(0, "transfer")
    p.act(0, "resource")
    assert p.pile(2) == "prison farm"
    assert p.pile(0) == "shield"
    assert p.deck[0] == "bomb"
    assert p.legal(0) == ["done"]  # one left cannot pay for itself


@rule("BB-12.6")
def test_one_action_may_serve_several_partners():
    p = teams(6, hands={0: "farm inn"}, resources={0: 9})
    p.act(0, "transfer")
    assert p.legal(0) == ["seat:2", "seat:4"]
    p.act(0, "seat:4")
    assert "seat:2" not in p.legal(0)
    p.act(0, "give:farm", "seat:2")
    assert "done" not in p.legal(0)
    p.act(0, "give:inn", "done")
    assert (p.hand(2), p.hand(4)) == ("inn", "farm")
    assert p.resources(0) == 7


@rule("BB-12.6")
def test_without_teams_or_resources_there_is_no_transfer():
    assert "transfer" not in position(seats=4, hands={0: "farm"}, resources={0: 9}).legal(0)
    assert "transfer" not in teams(hands={0: "farm"}).legal(0)
    assert "transfer" not in teams(resources={0: 1}).legal(0)
    assert "transfer" in teams(resources={0: 2}).legal(0)


@rule("BB-12.7")
def test_a_unit_keeps_side_and_place_and_needs_space():
    p = teams(
        towns={0: "farm knight +archers +inn", 2: "farm inn knight archers"},
        walls={0: "+catapult horsemen"},
        armies={0: "+knight"},
        resources={0: 9},
    )
    p.act(0, "transfer")
    assert [name for name in p.legal(0) if name.startswith("unit")] == [unit(0, 3), unit(0, 4), unit(0, 5)]
    (event,) = of_type(Transferred, p.act(0, unit(0, 3)))
    assert (event.seat, event.mate) == (0, 2)
    assert p.town(2) == "farm inn knight archers +inn"
    assert unit(0, 0) in p.legal(0)  # the Inn made space
    p.act(0, unit(0, 2), unit(0, 4), "done")
    assert p.town(2) == "farm inn knight archers +inn +archers"
    assert p.wall(2) == "+catapult"
    assert p.town(0) == "farm knight"
    assert p.army(0) == "+knight"


@rule("BB-12.8")
def test_only_giver_and_receiver_see_a_transferred_card():
    match = teams(hands={0: "shield bomb farm"}, resources={0: 3}).match()
    ply = match.commit(0, ["transfer", "give:bomb", "done"])
    (event,) = of_type(Moved, ply.events)
    assert (event.source, event.target, event.seen, event.of) == (on.IN_HAND + 0, on.IN_HAND + 2, 0b101, 3)
    for viewer in (SPECTATOR, 1, 3):
        assert event.for_viewer(viewer).kind is None  # type: ignore[attr-defined]
        assert match.observe(viewer).state.cards(on.IN_HAND + 2) == []
    assert match.observe(2).state.cards(on.IN_HAND + 2) == [kind("bomb")]
    facts = make_view(match.observe(0)).known
    assert [(fact.kind, fact.zones) for fact in facts] == [(kind("bomb"), [on.IN_HAND + 2])]


def test_a_gain_is_told_to_all():
    match = position().match()
    match.commit(0, ["gather"])
    assert of_type(Gained, match.events(1)[-1]) == [Gained(0, 1)]
