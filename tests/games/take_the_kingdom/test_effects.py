"""Section 9: actions, but for those about turns (9.7, 9.8), Freeze (9.9) and the Spy (9.10)."""

import pytest

from games.take_the_kingdom.position import (
    AIMED,
    ATTACK_CARDS,
    DEFENCE_CARDS,
    TARGET,
    TRAP_CARDS,
    cards,
    number,
    position,
)
from positions import of_type
from regalia.games.take_the_kingdom.events import Aimed, Conquered
from rules import rule

# All of them


@rule("TK-9.1.1")
@pytest.mark.parametrize("name", [name for name in AIMED if name not in ATTACK_CARDS])
def test_an_action_is_one_play_and_its_card_is_discarded(name):
    card = name.split()[0]
    p = position(hands={0: card, 1: "hills"}, kingdoms={1: TARGET})
    p.through(*AIMED[name])
    if p.asked[1] == "spied":
        p.act(0, "keep")
    assert p.plays == 2
    assert p.discarded[card] == (0 if card == "freeze" else 1)
    assert p.zone("played") == cards("")
    assert p.hand(0)[card] == 0
    assert p.zone("table")["freeze"] == (1 if card == "freeze" else 0)


@rule("TK-9.1.1")
@pytest.mark.parametrize("play", [["play:fortune"], ["play:spy", "deck"]])
def test_so_it_is_where_nobody_is_the_target(play):
    p = position(hands={0: "fortune spy"}, deck="hills hills hills hills")
    p.act(0, *play)
    assert p.discarded == cards(play[0].removeprefix("play:"))
    assert p.zone("played") == cards("")


@rule("TK-9.1.2")
@pytest.mark.parametrize(
    ("card", "bases"),
    [
        ("mutiny", ["3", "5"]),
        ("sabotage", ["2", "4"]),
        ("disrepair", ["2", "3", "6"]),
        ("earthquake", ["2", "3", "4", "5", "6"]),
    ],
)
def test_an_action_needs_something_to_remove_at_an_opponents(card, bases):
    own = "fort walls trap-real, land knights hills"
    kingdoms = {
        0: own,
        1: "fort walls trap-real, land knights moat",
        2: "fort trap-decoy, land archers",
        3: "fort hills, land",
    }
    p = position(hands={0: card}, kingdoms=kingdoms)
    p.act(0, f"play:{card}")
    assert p.choices(0, "base") == bases
    assert len(p.legal(0)) == len(bases)
    assert position(hands={0: card}, kingdoms={0: own}).legal(0) == ["end"]


@rule("TK-9.1.3")
def test_the_target_and_everything_else_is_declared_before_the_answer():
    p = position(hands={0: "mutiny conquest misfortune"}, kingdoms={1: "fort knights archers"})
    p.act(0, "play:mutiny", "base:2", "slot:1")
    play = p.view(1).play
    assert play is not None
    assert (play.kind, play.victim, play.base, play.slot) == (number("mutiny"), 1, 2, 1)
    events = p.act(1, "let")
    assert p.base(2) == "fort knights"
    assert p.asked == (0, "play")
    events = p.act(0, "play:conquest", "base:2", "base:1")
    (aimed,) = of_type(Aimed, events)
    assert (aimed.seat, aimed.owner, aimed.base, aimed.defence) == (0, 1, 2, number("knights"))
    play = p.view(1).play
    assert play is not None
    assert (play.base, play.slot, play.place) == (2, 0, 1)
    p.act(1, "let")
    assert p.kingdom(0) == "fort, land knights"
    assert p.asked == (0, "play")
    p.act(0, "play:misfortune", "seat:2")  # of which nothing but the seat is to be chosen
    play = p.view(2).play
    assert play is not None
    assert (play.victim, play.base, play.slot, play.place, play.portions) == (2, None, None, None, [])


# Conquest


@rule("TK-9.2.1")
@pytest.mark.parametrize("trap", TRAP_CARDS)
def test_conquest_takes_a_land_with_its_defences_and_trap(trap):
    p = position(hands={0: "conquest"}, kingdoms={1: f"fort hills, land walls knights {trap}, land"})
    p.act(0, "play:conquest")
    assert p.choices(0, "base") == ["3", "4", "6", "8"]
    events = p.act(0, "base:3") + p.act(1, "let")
    assert p.kingdom(0) == f"fort, land, land walls knights {trap}"
    assert p.kingdom(1) == "fort hills, land"
    assert p.discarded == cards("conquest")
    assert len(of_type(Conquered, events)) == 1


@rule("TK-9.2.2")
def test_damage_and_a_freeze_come_along():
    p = position(
        hands={0: "conquest hills trap-real"},
        kingdoms={1: "fort, land knights/3 archers/1 trap-decoy frozen"},
    )
    p.through("play:conquest", "base:3")
    assert p.kingdom(0) == "fort, land, land knights/3 archers/1 trap-decoy frozen"
    assert p.kingdom(1) == "fort"
    p.act(0, "play:hills")
    assert p.choices(0, "base") == ["0", "1"]  # it is still frozen


@rule("TK-9.2.3")
def test_from_one_without_land_a_defence_of_the_fort_is_taken():
    p = position(hands={0: "conquest"}, kingdoms={1: "fort knights walls trap-real"})
    p.act(0, "play:conquest")
    assert "2" in p.choices(0, "base")
    p.act(0, "base:2")
    assert p.asked == (0, "pick")
    assert p.choices(0, "slot") == ["0", "1"]
    p.act(0, "slot:1")
    assert p.asked == (0, "place")
    p.act(0, "base:0")
    p.act(1, "let")
    assert p.kingdom(0) == "fort walls, land"
    assert p.kingdom(1) == "fort knights trap-real"
    assert p.discarded == cards("conquest")


@rule("TK-9.2.3")
def test_a_bare_fort_is_never_taken():
    p = position(seats=2, hands={0: "conquest"}, kingdoms={1: "fort trap-real"})
    assert p.legal(0) == ["end"]
    p = position(hands={0: "conquest"}, kingdoms={1: "fort"})
    p.act(0, "play:conquest")
    assert "2" not in p.choices(0, "base")


@rule("TK-9.2.4")
def test_the_taken_defence_keeps_its_damage_and_goes_where_there_is_room():
    p = position(
        hands={0: "conquest"},
        kingdoms={0: "fort hills hills, land frozen, land archers/1, land", 1: "fort knights/4"},
    )
    p.act(0, "play:conquest", "base:4")
    assert p.choices(0, "base") == ["2", "3"]  # not on the full Fort, not on the frozen Land
    p.act(0, "base:2")
    p.act(1, "let")
    assert p.kingdom(0) == "fort hills hills, land frozen, land archers/1 knights/4, land"
    assert p.kingdom(1) == "fort"


@rule("TK-9.2.4")
@pytest.mark.parametrize("own", ["fort hills hills, land frozen", "fort hills walls"])
def test_without_a_place_the_defence_cannot_be_taken(own):
    # Not even where Defences may be replaced: the taken one needs a free place.
    p = position(seats=2, hands={0: "conquest"}, kingdoms={0: own, 1: "fort knights"})
    assert p.legal(0) == ["end"]
    p = position(seats=3, hands={0: "conquest"}, kingdoms={0: "fort hills walls", 1: "fort knights"})
    p.act(0, "play:conquest")
    assert p.choices(0, "base") == ["3"]  # a Land needs no place


# Earthquake, Mutiny, Sabotage, Disrepair


@rule("TK-9.3")
@pytest.mark.parametrize("base", [2, 3])
def test_an_earthquake_takes_all_defences_and_the_trap_of_one_base(base):
    full = "knights/2 walls trap-real frozen"
    other = "archers hills trap-decoy"
    kingdom = f"fort/1 {full}, land {other}" if base == 2 else f"fort/1 {other}, land {full}"
    p = position(hands={0: "earthquake"}, kingdoms={1: kingdom})
    p.through("play:earthquake", f"base:{base}")
    left = ["fort/1 frozen", f"land {other}"] if base == 2 else [f"fort/1 {other}", "land frozen"]
    assert p.kingdom(1) == ", ".join(left)
    assert p.discarded == cards("earthquake knights walls trap-real")
    assert p.cells("wound")[2 * base] == 0


@rule("TK-9.4")
@pytest.mark.parametrize("base", [2, 3])
def test_mutiny_takes_one_people_card_wherever_it_lies(base):
    p = position(
        hands={0: "mutiny"}, kingdoms={1: "fort walls knights/1 trap-real, land archers hills, land"}
    )
    p.through("play:mutiny", f"base:{base}")
    gone = "knights" if base == 2 else "archers"
    assert p.base(2) == ("fort walls trap-real" if base == 2 else "fort walls knights/1 trap-real")
    assert p.base(3) == ("land hills" if base == 3 else "land archers hills")
    assert p.discarded == cards(f"mutiny {gone}")


@rule("TK-9.4")
@pytest.mark.parametrize("slot", [0, 1])
def test_of_two_people_cards_one_is_chosen(slot):
    p = position(hands={0: "mutiny"}, kingdoms={1: "fort knights archers/2"})
    p.act(0, "play:mutiny", "base:2")
    assert p.asked == (0, "pick")
    p.act(0, f"slot:{slot}")
    p.act(1, "let")
    assert p.base(2) == ["fort archers/2", "fort knights"][slot]


@rule("TK-9.5")
def test_sabotage_takes_one_trap_and_nothing_else():
    kingdom = "fort walls trap-decoy, land knights trap-real frozen"
    p = position(hands={0: "sabotage"}, kingdoms={1: kingdom})
    p.through("play:sabotage", "base:3")
    assert p.kingdom(1) == "fort walls trap-decoy, land knights frozen"
    assert p.discarded == cards("sabotage trap-real")


@rule("TK-9.6.1")
@pytest.mark.parametrize("card", DEFENCE_CARDS)
def test_disrepair_takes_structures_and_no_people(card):
    people = card in ("archers", "knights")
    p = position(hands={0: "disrepair"}, kingdoms={1: f"fort, land hills {card} trap-real frozen"})
    p.through("play:disrepair", "base:3")
    left = f"land {card} trap-real frozen" if people else "land trap-real frozen"
    assert p.base(3) == left
    assert p.discarded == cards("disrepair hills" if people else f"disrepair hills {card}")


@rule("TK-9.6.1")
def test_disrepair_takes_damaged_structures_of_one_base_only():
    p = position(hands={0: "disrepair"}, kingdoms={1: "fort walls, land battlements/2 moat, land hills"})
    p.through("play:disrepair", "base:3")
    assert p.kingdom(1) == "fort walls, land, land hills"


@rule("TK-9.6.2")
@pytest.mark.parametrize("card", ["soldiers", "cannon"])
def test_disrepair_cannot_answer_an_attack(card):
    p = position(hands={0: card, 1: "disrepair"})
    p.act(0, f"play:{card}", "base:3")
    assert p.legal(1) == ["let"]


# Deny


@rule("TK-9.11.1")
def test_deny_is_never_a_play():
    p = position(hands={0: "deny deny"}, kingdoms={0: "fort frozen, land"})
    assert p.legal(0) == ["end"]
    p = position(hands={0: "deny hills"}, penalties="disease", kingdoms={0: "fort, land"})
    assert "answer:deny" in p.legal(0)
    p.act(0, "answer:deny")
    assert p.plays == 3
    p = position(hands={0: "cannon", 1: "deny"})
    p.act(0, "play:cannon", "base:3")
    assert "answer:deny" in p.legal(1)
