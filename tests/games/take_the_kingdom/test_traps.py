"""Section 7: Traps."""

import pytest

from games.take_the_kingdom.position import AIMED, TRAP_CARDS, cards, number, position
from positions import of_type
from regalia.games.take_the_kingdom.events import Answered, Damaged, Eliminated, Lost, StruckBack, TrapShown
from regalia.games.take_the_kingdom.layout import IN_TRAP
from regalia.kernel.events import Moved
from regalia.kernel.zones import EVERYONE
from rules import rule

ATTACKER = {"trap_target": "attacker"}


@rule("TK-7.1")
@pytest.mark.parametrize("trap", TRAP_CARDS)
@pytest.mark.parametrize("ground", ["fort", "land"])
def test_an_attack_springs_the_trap_before_any_damage(trap, ground):
    kingdom = f"fort hills {trap}" if ground == "fort" else f"fort, land hills {trap}"
    p = position(hands={0: "cannon"}, kingdoms={0: "fort knights", 1: kingdom})
    base = 1 if ground == "fort" else 2
    events = p.through("play:cannon", f"base:{base}")
    (sprung,) = of_type(TrapShown, events)
    assert (sprung.base, sprung.kind) == (base, number(trap))
    for event in (*of_type(Damaged, events), *of_type(Lost, events)):
        assert events.index(sprung) < events.index(event)
    (move,) = [event for event in of_type(Moved, events) if event.kind == number(trap)]
    assert (move.source, move.target, move.seen) == (IN_TRAP + base, p.state.space.number("used"), EVERYONE)
    assert p.discarded[trap] == 1
    assert not p.state.has_trap(base)


@rule("TK-7.2")
def test_a_decoy_lets_the_attack_go_on():
    p = position(hands={0: "cannon"}, kingdoms={1: "fort, land battlements trap-decoy"})
    p.through("play:cannon", "base:3")
    assert p.kingdom(1) == "fort"
    assert p.kingdom(0) == "fort, land"
    assert p.discarded == cards("cannon trap-decoy battlements land")
    assert p.asked == (0, "play")


@rule("TK-7.3")
@pytest.mark.parametrize(("extra", "left"), [([], "land knights/4"), (["add:morale"], "")])
def test_a_real_trap_turns_the_full_value_against_the_attacker(extra, left):
    p = position(
        hands={0: "cannon morale"}, kingdoms={0: "fort, land knights", 1: "fort, land walls trap-real"}
    )
    p.through("play:cannon", *extra, "base:3")
    assert p.kingdom(1) == "fort, land walls"
    assert p.base(1) == left
    assert p.base(0) == "fort"


@rule("TK-7.3")
def test_with_spread_only_the_portion_for_the_trapped_base_is_turned():
    p = position(
        hands={0: "cannon morale spread"},
        kingdoms={0: "fort knights", 1: "fort, land archers, land walls trap-real, land archers"},
    )
    play = ["play:cannon", "add:morale", "add:spread"]
    p.through(*play, "base:2", "amount:3", "base:3", "amount:4", "base:4")
    assert p.base(0) == "fort knights/4"
    assert p.kingdom(1) == "fort, land archers/3, land walls, land archers/1"


@rule("TK-7.4")
@pytest.mark.parametrize(("base", "slot"), [(1, 0), (1, 1), (2, None)])
def test_the_owner_of_the_trap_chooses_the_base_and_the_order(base, slot):
    kingdoms = {0: "fort, land walls moat, land knights", 1: "fort, land trap-real"}
    p = position(hands={0: "battering-ram"}, kingdoms=kingdoms)
    p.through("play:battering-ram", "base:4")
    assert p.asked == (1, "strike-back")
    assert p.choices(1, "base") == ["1", "2"]
    p.act(1, f"base:{base}")
    if slot is not None:
        assert p.asked == (1, "strike-order")
        assert p.choices(1, "slot") == ["0", "1"]
        p.act(1, f"slot:{slot}")
        assert p.base(1) == ["land moat/1", "land walls/1"][slot]
        assert p.base(2) == "land knights"
    else:
        assert p.base(1) == "land walls moat"
        assert p.base(2) == "land knights/3"
    assert p.asked == (0, "play")
    assert p.base(4) == "land"


@rule("TK-7.5")
def test_with_the_option_the_attacker_chooses():
    kingdoms = {0: "fort, land walls moat, land knights", 1: "fort, land trap-real"}
    p = position(hands={0: "battering-ram"}, kingdoms=kingdoms, options=ATTACKER)
    p.through("play:battering-ram", "base:4")
    assert p.asked == (0, "strike-back")
    assert p.choices(0, "base") == ["1", "2"]
    p.act(0, "base:1")
    assert p.asked == (0, "strike-order")
    p.act(0, "slot:1")
    assert p.base(1) == "land walls/1"
    assert p.asked == (0, "play")


@rule("TK-7.6")
@pytest.mark.parametrize("options", [{}, ATTACKER])
def test_the_attackers_fort_is_struck_only_when_the_attacker_has_no_land(options):
    chooser = 0 if options else 1
    p = position(
        hands={0: "cannon"},
        kingdoms={0: "fort, land, mercy", 1: "fort, land trap-real"},
        options=options,
    )
    p.through("play:cannon", "base:4")
    assert p.choices(chooser, "base") == ["1", "2"]
    p = position(
        hands={0: "cannon"}, kingdoms={0: "fort knights", 1: "fort, land trap-real"}, options=options
    )
    p.through("play:cannon", "base:2")
    assert p.base(0) == "fort knights/4"  # the only base there is


@rule("TK-7.6")
def test_damage_turned_back_runs_as_in_any_attack():
    p = position(hands={0: "cannon"}, kingdoms={0: "fort/1 hills moat", 1: "fort, land trap-real"})
    p.through("play:cannon", "base:2")
    assert p.asked == (1, "strike-order")
    p.act(1, "slot:1")
    assert p.base(0) == "fort/2"
    p = position(hands={0: "cannon"}, kingdoms={0: "fort, land, land", 1: "fort, land trap-real"})
    p.through("play:cannon", "base:4")
    p.act(1, "base:1")
    assert p.kingdom(0) == "fort, land"  # what was left beyond the Land is lost


@rule("TK-7.7")
def test_damage_turned_back_springs_no_trap():
    kingdoms = {0: "fort knights trap-real", 1: "fort, land trap-real"}
    p = position(hands={0: "cannon"}, kingdoms=kingdoms)
    events = p.through("play:cannon", "base:2")
    assert p.base(0) == "fort knights/4 trap-real"
    assert len(of_type(TrapShown, events)) == 1
    assert p.kingdom(1) == "fort, land"


@rule("TK-7.7")
def test_damage_turned_back_cannot_be_answered():
    p = position(
        hands={0: "cannon deny mercy sabotage", 1: "deny"},
        kingdoms={0: "fort, land knights", 1: "fort, land trap-real"},
    )
    events = p.through("play:cannon", "base:3")
    assert p.asked == (0, "play")
    assert p.base(1) == "land knights/4"
    assert len(of_type(Answered, events)) == 1
    assert p.hand(0) == cards("deny mercy sabotage")


@rule("TK-7.8")
def test_if_the_attacker_survives_the_other_portions_go_on():
    p = position(
        hands={0: "cannon spread"},
        kingdoms={0: "fort, land, land", 1: "fort, land trap-real, land, land"},
    )
    p.through("play:cannon", "add:spread", "base:4", "amount:2", "base:5", "amount:1", "base:6")
    assert p.asked == (1, "strike-back")
    assert p.kingdom(1) == "fort, land, land, land"
    p.act(1, "base:2")
    assert p.kingdom(0) == "fort, land"
    assert p.kingdom(1) == "fort, land"
    assert p.discarded == cards("cannon spread trap-real land land land")
    assert p.asked == (0, "play")


@rule("TK-7.8")
def test_each_of_two_traps_strikes_in_its_turn():
    p = position(
        hands={0: "cannon spread"},
        kingdoms={0: "fort, land knights knights", 1: "fort, land trap-real, land trap-real"},
    )
    p.through("play:cannon", "add:spread", "base:3", "amount:1", "base:4", "amount:3")
    assert p.base(1) == "land knights/1 knights"
    assert p.asked == (1, "strike-order")
    p.act(1, "slot:1")
    assert p.base(1) == "land knights/1 knights/3"


@rule("TK-7.9", "TK-12.4")
@pytest.mark.parametrize("plays", [2, 3])
def test_an_attacker_who_falls_loses_the_rest_of_the_attack_and_the_turn(plays):
    p = position(
        hands={0: "cannon spread mutiny"},
        kingdoms={0: "fort", 1: "fort, land trap-real, land"},
        plays=plays,
    )
    events = p.through("play:cannon", "add:spread", "base:2", "amount:3", "base:3")
    assert of_type(Eliminated, events) == [Eliminated(0, 1)]
    assert p.kingdom(0) == ""
    assert p.kingdom(1) == "fort, land, land"
    assert p.discarded == cards("cannon spread trap-real fort")
    assert p.hand(1)["mutiny"] == 1
    assert p.zone("played") == cards("")
    assert p.asked == (1, "play")
    assert p.turn == 1
    assert p.plays == 3


@rule("TK-7.10")
@pytest.mark.parametrize(
    "name", ["conquest", "earthquake", "sabotage", "disrepair", "freeze", "spy on a Trap"]
)
def test_actions_never_spring_a_trap(name):
    card = name.split()[0]
    p = position(hands={0: card}, kingdoms={0: "fort, land", 1: "fort, land walls trap-real"})
    events = p.through(*AIMED[name])
    assert not of_type(StruckBack, events)
    assert all(shown.by == number(card) for shown in of_type(TrapShown, events))
    assert p.base(1) == "land"
    assert p.asked == (0, "play")
    if card not in ("earthquake", "sabotage"):
        assert p.base(3).endswith("trap-real frozen" if card == "freeze" else "trap-real")


@rule("TK-7.10")
def test_mutiny_does_not_spring_the_trap_beside_the_people():
    p = position(hands={0: "mutiny"}, kingdoms={1: "fort, land knights trap-real"})
    p.through("play:mutiny", "base:3")
    assert p.base(3) == "land trap-real"


@rule("TK-7.10")
@pytest.mark.parametrize("answer", ["deny", "mercy", "sabotage"])
def test_a_blocked_attack_springs_no_trap(answer):
    p = position(hands={0: "cannon", 1: answer}, kingdoms={1: "fort, land trap-real"})
    p.act(0, "play:cannon", "base:3")
    events = p.act(1, f"answer:{answer}")
    assert not of_type(TrapShown, events)
    assert p.base(3) == "land trap-real"
    assert p.kingdom(0) == "fort, land"


@rule("TK-7.11")
@pytest.mark.parametrize("card", ["earthquake", "sabotage"])
@pytest.mark.parametrize("trap", TRAP_CARDS)
def test_an_unsprung_trap_is_discarded_face_up_without_effect(card, trap):
    p = position(hands={0: card}, kingdoms={1: f"fort, land {trap}"})
    events = p.through(f"play:{card}", "base:3")
    assert p.discarded == cards(f"{card} {trap}")
    (move,) = [event for event in of_type(Moved, events) if event.source == IN_TRAP + 3]
    assert (move.kind, move.seen) == (number(trap), EVERYONE)
    assert p.kingdom(0) == "fort, land"
    assert p.base(3) == "land"


@rule("TK-7.11", "TK-12.2")
def test_traps_of_a_fallen_kingdom_are_discarded_face_up_without_effect():
    # Damage turned back springs no Trap, so seat 0 falls with one under its Fort.
    p = position(hands={0: "cannon"}, kingdoms={0: "fort trap-real", 1: "fort, land trap-real"})
    events = p.through("play:cannon", "base:2")
    assert p.kingdom(0) == ""
    assert p.kingdom(1) == "fort, land"
    assert [shown.by for shown in of_type(TrapShown, events)] == [number("cannon"), None]
    (move,) = [event for event in of_type(Moved, events) if event.source == IN_TRAP]
    assert (move.kind, move.seen) == (number("trap-real"), EVERYONE)
