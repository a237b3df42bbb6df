"""Section 6: attacks."""

import pytest

from games.take_the_kingdom.position import ATTACK_CARDS, altered, cards, number, position
from positions import of_type
from regalia.games.take_the_kingdom.events import Attacked, Damaged, Lost
from rules import rule

VALUES = {"soldiers": 1, "pikemen": 2, "siege-tower": 2, "battering-ram": 3, "trebuchet": 3, "cannon": 4}


@rule("TK-6.1")
@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_an_attack_deals_damage_equal_to_its_value(card):
    p = position(hands={0: card}, kingdoms={1: "fort knights"})
    p.through(f"play:{card}", "base:2")
    assert p.base(2) == f"fort knights/{VALUES[card]}"
    assert p.discarded == cards(card)
    assert p.plays == 2


@rule("TK-6.1")
def test_an_attack_is_made_on_opponents_only():
    p = position(turn=2, hands={2: "cannon"}, kingdoms={2: "fort, land, land"})
    p.act(2, "play:cannon")
    assert p.choices(2, "base") == ["1", "3", "8"]
    p = position(turn=2, hands={2: "cannon"}, fallen=[3])
    p.act(2, "play:cannon")
    assert p.choices(2, "base") == ["1", "3"]


@rule("TK-6.2")
def test_at_most_one_morale_and_one_spread_are_added_and_each_is_a_play():
    p = position(hands={0: "cannon morale morale spread spread"})
    p.act(0, "play:cannon")
    assert (p.plays, p.choices(0, "add")) == (2, ["morale", "spread"])
    p.act(0, "add:morale")
    assert (p.plays, p.choices(0, "add")) == (1, ["spread"])
    p.act(0, "add:spread")
    assert (p.plays, p.choices(0, "add")) == (0, [])
    assert p.zone("played") == cards("cannon morale spread")


@rule("TK-6.2")
def test_the_modifiers_can_be_added_in_any_order_but_not_after_a_base_is_chosen():
    p = position(hands={0: "cannon morale spread"}, kingdoms={1: "fort, land, land, land"})
    p.act(0, "play:cannon", "add:spread")
    assert p.choices(0, "add") == ["morale"]
    twin = p.twin()
    twin.act(0, "base:3", "amount:1")
    assert twin.choices(0, "add") == []
    p.act(0, "add:morale", "base:3")
    assert p.choices(0, "amount")[-1] == "7"


@rule("TK-6.2")
@pytest.mark.parametrize(("plays", "added"), [(1, []), (2, ["morale", "spread"])])
def test_without_a_play_left_nothing_can_be_added(plays, added):
    p = position(hands={0: "cannon morale spread"}, plays=plays)
    p.act(0, "play:cannon")
    assert p.choices(0, "add") == added


@rule("TK-6.2")
def test_two_attacks_are_two_plays_of_their_own():
    p = position(hands={0: "cannon soldiers morale morale"}, kingdoms={1: "fort knights knights"})
    p.through("play:cannon", "add:morale", "base:2")
    assert p.base(2) == "fort knights/3"
    assert p.plays == 1
    p.act(0, "play:soldiers")
    assert p.choices(0, "add") == []


@rule("TK-6.3")
def test_morale_and_spread_are_never_played_without_an_attack():
    p = position(hands={0: "morale spread"})
    assert p.legal(0) == ["end"]
    p = position(hands={0: "spy", 1: "morale"})
    p.act(0, "play:spy", "seat:1")
    p.act(1, "let")
    assert p.legal(0) == ["keep"]


@rule("TK-6.4", "TK-6.2")
def test_the_example_siege_tower_with_morale_does_four_damage_for_two_plays():
    p = position(hands={0: "siege-tower morale"}, kingdoms={1: "fort knights"})
    events = p.through("play:siege-tower", "add:morale", "base:2")
    assert p.base(2) == "fort knights/4"
    assert p.plays == 1
    assert p.discarded == cards("siege-tower morale")
    (hurt,) = of_type(Damaged, events)
    assert (hurt.base, hurt.defence, hurt.amount, hurt.total) == (2, number("knights"), 4, 4)


@rule("TK-6.4")
@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_morale_doubles_any_attack(card):
    p = position(hands={0: f"{card} morale"}, kingdoms={1: "fort knights archers"})
    p.through(f"play:{card}", "add:morale", "base:2", "slot:0")
    dealt = 2 * VALUES[card]
    left = [f"fort knights/{dealt} archers", f"fort archers/{dealt - 5}"]
    assert p.base(2) == left[dealt >= 5]


@rule("TK-6.4", "TK-6.14")
@pytest.mark.parametrize("order", [["add:morale", "add:spread"], ["add:spread", "add:morale"]])
def test_with_spread_the_doubled_value_is_divided(order):
    p = position(hands={0: "battering-ram morale spread"}, kingdoms={1: "fort, land knights, land archers"})
    p.act(0, "play:battering-ram", *order, "base:3")
    assert p.choices(0, "amount") == ["1", "2", "3", "4", "5"]
    p.act(0, "amount:3", "base:4", "amount:3")
    p.act(1, "let")
    assert p.kingdom(1) == "fort, land knights/3, land archers/3"


@rule("TK-6.5")
def test_without_spread_one_base_is_struck():
    p = position(hands={0: "cannon morale"}, kingdoms={1: "fort, land, land hills"})
    others = [p.kingdom(seat) for seat in (0, 2, 3)]
    events = p.act(0, "play:cannon", "add:morale", "base:3")
    assert p.asked == (1, "answer")
    (aimed,) = of_type(Attacked, events)
    assert (aimed.kind, aimed.owner, aimed.base, aimed.amount) == (number("cannon"), 1, 3, 8)
    p.act(1, "let")
    assert p.kingdom(1) == "fort, land hills"
    assert [p.kingdom(seat) for seat in (0, 2, 3)] == others


@rule("TK-6.6")
def test_a_fort_is_attacked_only_when_its_owner_has_no_land():
    p = position(
        hands={0: "cannon"}, kingdoms={1: "fort hills, land, land", 2: "fort walls", 3: "fort, mercy"}
    )
    p.act(0, "play:cannon")
    # Seat 1 has Fort 2 and Lands 3 and 4, seat 2 Fort 5 and nothing else, seat 3 Fort 6 and a Mercy as Land.
    assert p.choices(0, "base") == ["3", "4", "5", "7"]


@rule("TK-6.6")
@pytest.mark.parametrize("base", [3, 4, 5])
def test_lands_are_attacked_in_any_order(base):
    p = position(hands={0: "cannon"}, kingdoms={1: "fort, land, land knights knights, land hills"})
    p.act(0, "play:cannon")
    assert p.choices(0, "base")[:3] == ["3", "4", "5"]
    p.act(0, f"base:{base}")


@rule("TK-6.6")
def test_with_the_last_land_the_fort_comes_within_reach():
    p = position(hands={0: "soldiers pikemen"}, kingdoms={1: "fort, land"})
    p.through("play:soldiers", "base:3")
    p.through("play:pikemen", "base:2")
    assert p.kingdom(1) == "fort/2"


@rule("TK-6.7")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("land knights", "land knights/4"),
        ("land archers", "land"),  # destroyed to the point, and nothing is left for the Land
        ("land battlements", ""),
        ("land walls moat", "land"),
        ("land walls/1 moat", ""),
    ],
)
def test_damage_reaches_the_land_only_through_all_its_defences(before, after):
    p = position(hands={0: "cannon"}, kingdoms={1: f"fort, {before}"})
    p.act(0, "play:cannon", "base:3")
    if p.asked[1] == "order":
        p.act(0, "slot:0")
    p.act(1, "let")
    assert p.base(3) == after


@rule("TK-6.7")
def test_damage_reaches_the_fort_only_through_all_its_defences():
    p = position(hands={0: "cannon battering-ram"}, kingdoms={1: "fort walls battlements"})
    p.through("play:cannon", "base:2", "slot:0")
    assert p.base(2) == "fort battlements/2"
    p.through("play:battering-ram", "base:2")
    assert p.base(2) == "fort/2"


@rule("TK-6.8")
@pytest.mark.parametrize(("slot", "after"), [(0, "fort walls/1"), (1, "fort battlements/2")])
def test_the_attacker_chooses_which_of_two_defences_is_hit_first(slot, after):
    p = position(hands={0: "cannon"}, kingdoms={1: "fort battlements walls"})
    p.act(0, "play:cannon", "base:2")
    assert p.asked == (0, "order")
    assert p.choices(0, "slot") == ["0", "1"]
    p.act(0, f"slot:{slot}")
    p.act(1, "let")
    assert p.base(2) == after


@rule("TK-6.8")
@pytest.mark.parametrize("base", ["land", "land walls", "land knights/3"])
def test_with_fewer_defences_there_is_nothing_to_choose(base):
    p = position(hands={0: "cannon"}, kingdoms={1: f"fort, {base}"})
    p.act(0, "play:cannon", "base:3")
    assert p.asked == (1, "answer")


@rule("TK-6.8")
def test_a_defence_that_stands_alone_in_the_second_place_is_hit():
    p = position(hands={0: "soldiers cannon"}, kingdoms={1: "fort hills knights"})
    p.through("play:soldiers", "base:2", "slot:0")
    assert p.base(2) == "fort knights"
    p.act(0, "play:cannon", "base:2")
    assert p.asked == (1, "answer")
    p.act(1, "let")
    assert p.base(2) == "fort knights/4"


@rule("TK-6.9")
def test_damage_runs_on_to_the_next_card_of_the_base():
    p = position(hands={0: "cannon"}, kingdoms={1: "fort hills moat"})
    events = p.through("play:cannon", "base:2", "slot:0")
    assert p.base(2) == "fort/1"
    assert [event.defence for event in of_type(Lost, events)] == [number("hills"), number("moat")]
    assert [(hurt.defence, hurt.amount) for hurt in of_type(Damaged, events)] == [(None, 1)]
    assert p.discarded == cards("cannon hills moat")


@rule("TK-6.9")
def test_damage_beyond_the_base_is_lost():
    p = position(hands={0: "cannon morale"}, kingdoms={1: "fort, land hills"})
    p.through("play:cannon", "add:morale", "base:3")
    assert p.kingdom(1) == "fort"
    assert [p.kingdom(seat) for seat in (0, 2, 3)] == ["fort, land"] * 3


@rule("TK-6.10")
def test_a_fort_keeps_its_damage_and_falls_when_it_reaches_its_value():
    p = position(hands={0: "pikemen soldiers"}, kingdoms={1: "fort"})
    p.through("play:pikemen", "base:2")
    assert p.base(2) == "fort/2"
    p.through("play:soldiers", "base:2")
    assert p.base(2) == ""


@rule("TK-6.10")
def test_a_defence_keeps_its_damage_from_turn_to_turn():
    p = position(hands={0: "pikemen", 1: "pikemen"}, kingdoms={3: "fort archers"})
    p.through("play:pikemen", "base:6")
    p.act(0, "end")
    assert p.base(6) == "fort archers/2"
    p.through("play:pikemen", "base:6")
    assert p.base(6) == "fort"


@rule("TK-6.10")
def test_a_new_defence_in_the_place_of_a_destroyed_one_is_unhurt():
    p = position(hands={0: "soldiers", 1: "knights"}, kingdoms={1: "fort archers/3"})
    p.through("play:soldiers", "base:2")
    p.act(0, "end")
    p.act(1, "play:knights", "base:2")
    assert p.base(2) == "fort knights"


@rule("TK-6.11")
def test_a_land_is_destroyed_in_one_blow_or_stays_untouched():
    p = position(
        hands={0: "pikemen pikemen battering-ram"},
        kingdoms={1: "fort, land"},
        components=altered(land={"value": 3}),
    )
    for _ in range(2):
        events = p.through("play:pikemen", "base:3")
        assert p.base(3) == "land"
        assert not of_type(Damaged, events)
    p.through("play:battering-ram", "base:3")
    assert p.base(3) == ""


@rule("TK-6.11")
def test_what_runs_on_to_a_land_must_be_its_whole_value():
    components = altered(land={"value": 3})
    for defence, after in (("moat", "land"), ("hills", "")):
        p = position(hands={0: "cannon"}, kingdoms={1: f"fort, land {defence}"}, components=components)
        p.through("play:cannon", "base:3")
        assert p.base(3) == after


@rule("TK-6.12")
def test_destroyed_cards_are_discarded_and_a_freeze_goes_with_its_land():
    p = position(hands={0: "cannon"}, kingdoms={1: "fort, land hills frozen, land"})
    p.through("play:cannon", "base:3")
    assert p.kingdom(1) == "fort, land"
    assert p.discarded == cards("cannon hills land freeze")
    assert p["frozen"] == 0


@rule("TK-6.12")
def test_a_trap_goes_with_a_land_that_damage_turned_back_destroys():
    p = position(
        hands={0: "cannon"}, kingdoms={0: "fort, land hills trap-decoy frozen", 1: "fort, land trap-real"}
    )
    p.through("play:cannon", "base:3")
    assert p.kingdom(0) == "fort"
    assert p.discarded == cards("cannon trap-real land hills trap-decoy freeze")


@rule("TK-6.13")
def test_nobody_is_asked_before_the_attack_is_declared_whole():
    p = position(
        hands={0: "cannon morale spread"},
        kingdoms={1: "fort, land hills walls, land, land knights archers"},
    )
    steps = ["play:cannon", "add:morale", "add:spread", "base:3", "amount:2", "slot:1", "base:5", "amount:6"]
    for step in steps:
        p.act(0, step)
        assert p.asked[0] == 0
    p.act(0, "slot:0")
    assert p.asked == (1, "answer")
    assert p.kingdom(1) == "fort, land hills walls, land, land knights archers"
    assert p.legal(0) == []  # and there is no way back
    play = p.view(1).play
    assert play is not None
    declared = [(portion.base, portion.amount, portion.first) for portion in play.portions]
    assert declared == [(3, 2, 1), (5, 6, 0)]
    p.act(1, "let")
    assert p.kingdom(1) == "fort, land hills, land, land archers/1"


@rule("TK-6.14")
def test_spread_divides_the_whole_value_in_whole_points_among_two_or_more_bases():
    p = position(
        hands={0: "cannon spread"},
        kingdoms={1: "fort, land knights, land archers, land battlements, land walls"},
    )
    p.act(0, "play:cannon", "add:spread")
    assert p.choices(0, "base") == ["3", "4", "5", "6", "8", "10"]
    p.act(0, "base:4")
    assert p.choices(0, "amount") == ["1", "2", "3"]  # something must be left for a second base
    p.act(0, "amount:1")
    assert p.legal(0) == [
        "base:3",
        "base:5",
        "base:6",
    ]  # of the same opponent, and no end before all is given
    p.act(0, "base:6")
    assert p.choices(0, "amount") == ["1", "2", "3"]
    p.act(0, "amount:1", "base:3", "amount:1", "base:5")
    assert p.asked == (1, "answer")
    p.act(1, "let")
    assert p.kingdom(1) == "fort, land knights/1, land archers/1, land battlements/1, land walls/1"
    assert p.plays == 1


@rule("TK-6.14")
def test_the_last_base_takes_all_that_is_left():
    p = position(hands={0: "cannon spread"}, kingdoms={1: "fort knights, land hills"})
    p.act(0, "play:cannon", "add:spread", "base:3", "amount:2")
    assert p.legal(0) == ["base:2"]
    p.act(0, "base:2")
    assert p.asked == (1, "answer")
    p.act(1, "let")
    assert p.kingdom(1) == "fort knights/2"


@rule("TK-6.14")
def test_a_value_of_one_cannot_be_divided():
    p = position(hands={0: "soldiers spread morale"})
    p.act(0, "play:soldiers")
    assert p.choices(0, "add") == ["morale"]
    p.act(0, "add:morale")
    assert p.choices(0, "add") == ["spread"]


@rule("TK-6.14")
def test_spread_needs_an_opponent_with_two_bases():
    p = position(hands={0: "cannon spread"}, kingdoms={1: "fort", 2: "fort", 3: "fort"})
    p.act(0, "play:cannon")
    assert p.choices(0, "add") == []
    p = position(hands={0: "cannon spread"}, kingdoms={1: "fort", 2: "fort, land", 3: "fort"})
    p.act(0, "play:cannon", "add:spread")
    assert p.choices(0, "base") == ["4"]


@rule("TK-6.15")
def test_a_base_gets_one_portion_and_the_fort_comes_after_all_lands():
    p = position(hands={0: "cannon spread"}, kingdoms={1: "fort, land, mercy"})
    p.act(0, "play:cannon", "add:spread")
    assert "2" not in p.choices(0, "base")
    p.act(0, "base:3", "amount:1")
    assert p.choices(0, "base") == ["4"]
    p.act(0, "base:4", "amount:1")
    assert p.choices(0, "base") == ["2"]
    p.act(0, "base:2")
    p.act(1, "let")
    assert p.kingdom(1) == "fort/2"


@rule("TK-6.15")
@pytest.mark.parametrize(("attacker", "victim"), [(1, 0), (0, 3), (3, 2)])
def test_each_attack_may_give_portions_to_all_bases_of_any_seat(attacker, victim):
    hand = "cannon spread pikemen spread"
    p = position(
        turn=attacker, hands={attacker: hand}, kingdoms={victim: "fort knights, land knights"}, plays=4
    )
    fort, land = 2 * victim, 2 * victim + 1
    play = [f"base:{land}", "amount:2", f"base:{fort}"]
    p.through("play:cannon", "add:spread", *play)
    assert p.kingdom(victim) == "fort knights, land knights/2"  # the portion for the Fort was lost
    p.act(attacker, "play:pikemen", "add:spread", f"base:{land}")  # what was declared before is forgotten
    assert p.choices(attacker, "base") == [str(fort)]


@rule("TK-6.16")
def test_a_portion_for_the_fort_is_lost_if_a_land_still_stands():
    p = position(hands={0: "cannon spread"}, kingdoms={1: "fort, land, land knights"})
    p.act(0, "play:cannon", "add:spread", "base:3", "amount:1", "base:4", "amount:1", "base:2")
    events = p.act(1, "let")
    assert p.kingdom(1) == "fort, land knights/1"
    assert not [event for event in of_type(Damaged, events) if event.base == 2]
    assert p.plays == 1


@rule("TK-6.16")
def test_a_lost_portion_springs_no_trap():
    p = position(hands={0: "cannon spread"}, kingdoms={1: "fort trap-real, land knights"})
    p.through("play:cannon", "add:spread", "base:3", "amount:1", "base:2")
    assert p.kingdom(1) == "fort trap-real, land knights/1"


@rule("TK-6.16")
@pytest.mark.parametrize("order", [(3, 4), (4, 3)])
def test_portions_strike_in_the_declared_order(order):
    p = position(hands={0: "siege-tower spread"}, kingdoms={1: "fort, land, land hills"})
    play = ["play:siege-tower", "add:spread", f"base:{order[0]}", f"base:{order[1]}"]
    events = p.through(*play)
    assert [event.base for event in of_type(Lost, events)] == list(order)
    assert p.kingdom(1) == "fort, land"


@rule("TK-6.17")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("earthquake", "fort"),
        ("mutiny", "fort walls trap-decoy"),
        ("sabotage", "fort knights walls"),
        ("disrepair", "fort knights trap-decoy"),
        ("freeze", "fort knights walls trap-decoy frozen"),
        ("spy", "fort knights walls trap-decoy"),
    ],
)
def test_actions_strike_the_fort_behind_its_lands(card, after):
    p = position(hands={0: card}, kingdoms={1: "fort knights walls trap-decoy, land, land"})
    p.through(f"play:{card}", "base:2")
    assert p.base(2) == after


@rule("TK-6.17")
def test_conquest_does_not():
    p = position(hands={0: "conquest"}, kingdoms={1: "fort knights walls, land"})
    p.act(0, "play:conquest")
    assert "2" not in p.choices(0, "base")
    assert "3" in p.choices(0, "base")
