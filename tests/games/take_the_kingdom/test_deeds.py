"""Section 9: actions."""

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
from regalia.games.take_the_kingdom.board import TRAP
from regalia.games.take_the_kingdom.events import Conquered, Cursed, Frozen, Targeted, TurnBegan, TurnMissed
from regalia.kernel.events import Looked, Moved
from rules import rule

BOUND = {"spy_play_free": False}


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
    (aimed,) = of_type(Targeted, events)
    assert (aimed.seat, aimed.victim, aimed.base) == (0, 1, 2)
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
    assert p.state.wound[2 * base] == 0


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


# Fortune and Misfortune


@rule("TK-9.7.1")
def test_fortune_ends_the_turn_and_gives_another_at_once():
    p = position(hands={0: "fortune cannon"}, deck="hills moat walls land", turn=0)
    events = p.act(0, "play:fortune")
    assert of_type(TurnBegan, events) == [TurnBegan(0, True)]
    assert p.asked == (0, "play")
    assert p.plays == 3  # the two that were left are lost
    assert p.hand(0).total() == 1 + 3
    p.act(0, "end")
    assert p.turn == 1


@rule("TK-9.7.2")
def test_extra_turns_are_chained_also_with_an_empty_deck():
    p = position(hands={0: "fortune fortune fortune"}, deck="hills")
    for _ in range(3):
        p.act(0, "play:fortune")
        assert p.asked == (0, "play")
        assert p.plays == 3
        assert p.hand(0)["hills"] == 1
    p.act(0, "end")
    assert p.turn == 1


@rule("TK-9.8.1")
def test_misfortune_makes_an_opponent_miss_the_next_turn():
    p = position(hands={0: "misfortune"})
    p.act(0, "play:misfortune")
    assert p.legal(0) == ["seat:1", "seat:2", "seat:3"]
    p.act(0, "seat:2")
    events = p.act(2, "let")
    assert of_type(Cursed, events) == [Cursed(2)]
    p.act(0, "end")
    p.act(1, "end")
    assert p.turn == 3
    for seat in (3, 0, 1):
        p.act(seat, "end")
    assert p.turn == 2  # one turn, and no more


@rule("TK-9.8.1")
def test_the_fallen_have_no_turn_to_miss():
    p = position(hands={0: "misfortune"}, fallen=[2])
    p.act(0, "play:misfortune")
    assert p.legal(0) == ["seat:1", "seat:3"]


@rule("TK-9.8.2")
def test_each_misfortune_costs_another_turn():
    p = position(seats=3, hands={0: "misfortune misfortune"})
    p.through("play:misfortune", "seat:1")
    p.through("play:misfortune", "seat:1")
    order = []
    for _ in range(7):
        order.append(p.turn)
        p.act(p.turn, "end")
    assert order == [0, 2, 0, 2, 0, 1, 2]


@rule("TK-9.8.3")
def test_a_missed_turn_has_no_draw_no_plays_and_no_discards():
    hand = "deny deny deny deny mutiny mutiny mutiny"
    p = position(hands={1: hand}, missed={1: 1}, deck="hills moat walls land land land land")
    events = p.act(0, "end")
    assert of_type(TurnMissed, events) == [TurnMissed(1)]
    assert p.asked == (2, "play")
    assert p.hand(1) == cards(hand)
    assert p.state.deck_size == 4  # only seat 2 has drawn
    assert [move.target for move in of_type(Moved, events)] == [2, 2, 2]


@rule("TK-9.8.3")
def test_a_missed_turn_is_none_of_the_first_two():
    p = position(hands={1: "cannon"}, turns={0: 2, 1: 1, 2: 2, 3: 2}, missed={1: 1})
    for seat in (0, 2, 3, 0):
        p.act(seat, "end")
    assert p.turn == 1
    assert "play:cannon" not in p.legal(1)


# Freeze


@rule("TK-9.9.1")
@pytest.mark.parametrize("base", [2, 3])
def test_nothing_is_laid_on_a_frozen_base(base):
    p = position(hands={0: "freeze", 1: "hills trap-real land"}, kingdoms={1: "fort walls, land"})
    p.act(0, "play:freeze")
    assert p.choices(0, "base") == ["2", "3", "4", "5", "6", "7"]
    events = p.act(0, f"base:{base}") + p.act(1, "let")
    assert [(event.base, event.on) for event in of_type(Frozen, events)] == [(base, True)]
    p.act(0, "end")
    for card in ("hills", "trap-real"):
        twin = p.twin()
        twin.act(1, f"play:{card}")
        assert twin.choices(1, "base") == ["3" if base == 2 else "2"]
    assert "play:land" in p.legal(1)


@rule("TK-9.9.1")
def test_with_all_bases_frozen_nothing_can_be_laid():
    p = position(hands={0: "hills trap-decoy"}, kingdoms={0: "fort frozen, land frozen"})
    assert p.legal(0) == ["end"]


@rule("TK-9.9.2")
def test_no_defence_is_replaced_on_a_frozen_base():
    p = position(hands={0: "knights"}, kingdoms={0: "fort hills hills frozen, land hills hills"})
    p.act(0, "play:knights")
    assert p.choices(0, "base") == ["1"]


@rule("TK-9.9.3")
def test_a_frozen_base_cannot_be_frozen_again():
    p = position(hands={0: "freeze"}, kingdoms={1: "fort frozen, land"})
    p.act(0, "play:freeze")
    assert p.choices(0, "base") == ["3", "4", "5", "6", "7"]
    p = position(seats=2, hands={0: "freeze"}, kingdoms={1: "fort frozen"})
    assert p.legal(0) == ["end"]


@rule("TK-9.9.4")
def test_only_destruction_and_thawing_end_a_freeze():
    p = position(
        hands={0: "cannon earthquake conquest"}, kingdoms={1: "fort, land knights walls trap-decoy frozen"}
    )
    p.through("play:cannon", "base:3", "slot:0")
    assert p.base(3) == "land knights/4 walls frozen"
    p.through("play:earthquake", "base:3")
    assert p.base(3) == "land frozen"
    p.through("play:conquest", "base:3")
    assert p.base(3) == "land frozen"
    p = position(hands={0: "cannon mercy"}, kingdoms={0: "fort frozen, land", 1: "fort, land frozen"})
    p.act(0, "play:mercy", "use:thaw")
    assert p.kingdom(0) == "fort, land"
    assert p.discarded == cards("mercy freeze")
    p.through("play:cannon", "base:3")
    assert p.discarded == cards("mercy freeze freeze land cannon")
    assert p.state.frozen == 0


# Spy


@rule("TK-9.10.1")
def test_a_spy_has_three_uses_of_which_one_is_chosen():
    p = position(
        hands={0: "spy", 1: "deny"}, kingdoms={0: "fort trap-real, land", 2: "fort trap-decoy, land"}
    )
    p.act(0, "play:spy")
    assert p.asked == (0, "target")
    assert p.legal(0) == ["deck", "seat:1", "base:4"]


@rule("TK-9.10.2")
def test_to_draw_there_must_be_a_card_in_the_deck():
    p = position(hands={0: "spy", 1: "hills"}, deck="")
    p.act(0, "play:spy")
    assert p.legal(0) == ["seat:1"]
    p = position(hands={0: "spy"}, deck="")
    assert p.legal(0) == ["end"]


@rule("TK-9.10.2")
def test_a_spy_draws_one_card():
    p = position(hands={0: "spy"}, deck="cannon hills hills hills", number=3)
    p.act(0, "play:spy", "deck")
    assert p.state.deck_size == p.deck.total() == 3
    assert p.zone("held").total() == 1
    brought = p.zone("held")
    p.act(0, "keep")
    assert p.hand(0) == brought
    assert p.plays == 2


@rule("TK-9.10.3")
def test_chance_picks_the_stolen_card():
    stolen = set()
    for seed in range(40):
        p = position(hands={0: "spy", 1: "hills hills cannon deny"}, number=seed)
        p.act(0, "play:spy", "seat:1")
        assert p.hand(1).total() == 4
        p.act(1, "let")
        taken = p.zone("held")
        assert taken.total() == 1
        assert p.hand(1) + taken == cards("hills hills cannon deny")
        assert p.state.size[1] == 3
        stolen |= set(taken)
    assert stolen == {"hills", "cannon", "deny"}


@rule("TK-9.10.3")
def test_nobody_without_cards_and_nobody_fallen_is_robbed():
    p = position(hands={0: "spy hills", 1: "", 2: "deny"}, fallen=[3])
    p.act(0, "play:spy")
    assert p.legal(0) == ["deck", "seat:2"]


@rule("TK-9.10.4")
@pytest.mark.parametrize("trap", TRAP_CARDS)
@pytest.mark.parametrize("base", [2, 3])
def test_a_spy_looks_at_a_trap_which_stays(trap, base):
    other = "trap-decoy" if trap == "trap-real" else "trap-real"
    kingdom = f"fort {trap}, land {other}" if base == 2 else f"fort {other}, land {trap}"
    p = position(hands={0: "spy"}, kingdoms={1: kingdom})
    events = p.through("play:spy", f"base:{base}")
    (look,) = of_type(Looked, events)
    assert (look.zone, look.seen, look.kinds) == (TRAP + base, 0b0001, [number(trap)])
    for viewer in (-1, 1, 2, 3):
        told = look.for_viewer(viewer)
        assert isinstance(told, Looked)
        assert told.kinds is None
    assert p.kingdom(1) == kingdom
    assert p.asked == (0, "play")
    assert p.plays == 2


def spied(card: str, where: str, hand: str = "", **more):
    """Seat 0 played a Spy, which brought it this card from the deck or from the hand of seat 1."""
    if where == "deck":
        p = position(hands={0: f"spy {hand}"}, deck=card, **more)
        p.act(0, "play:spy", "deck")
    else:
        p = position(hands={0: f"spy {hand}", 1: card}, **more)
        p.through("play:spy", "seat:1")
    return p


from_either = pytest.mark.parametrize("where", ["deck", "hand"])


@rule("TK-9.10.5")
@from_either
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("land", []),
        ("walls", ["base:0"]),
        ("trap-real", ["base:0"]),
        ("cannon", ["base:3"]),
        ("freeze", ["base:2"]),
        ("mercy", ["use:land"]),
    ],
)
def test_the_card_is_played_at_once_without_counting(card, steps, where):
    p = spied(card, where)
    assert p.asked == (0, "spied")
    assert p.legal(0) == ["keep", f"play:{card}"]
    assert p.plays == 2
    p.act(0, f"play:{card}", *steps)
    if p.asked[1] == "answer":
        p.act(1, "let")
    assert p.asked == (0, "play")
    assert p.plays == 2
    assert p.zone("held") == cards("")
    assert p.hand(0) == cards("")


@rule("TK-9.10.5")
@from_either
def test_or_the_card_is_kept_and_counts_when_it_is_played_later(where):
    p = spied("land", where)
    p.act(0, "keep")
    assert p.hand(0) == cards("land")
    assert p.state.size[0] == 1
    assert p.plays == 2
    p.act(0, "play:land")
    assert p.plays == 1


@rule("TK-9.10.5")
@from_either
def test_it_is_free_also_after_the_last_play(where):
    p = spied("land", where, plays=1)
    assert p.plays == 0
    p.act(0, "play:land")
    assert p.kingdom(0) == "fort, land, land"
    assert p.turn == 1


@rule("TK-9.10.5")
@from_either
def test_without_the_option_the_card_is_kept(where):
    p = spied("land", where, options=BOUND)
    assert p.asked == (0, "play")
    assert p.hand(0) == cards("land")
    assert p.plays == 2
    p.act(0, "play:land")
    assert p.plays == 1


@rule("TK-9.10.5")
@from_either
def test_without_the_option_a_spy_as_last_play_ends_the_turn(where):
    p = spied("land", where, options=BOUND, plays=1)
    assert p.turn == 1
    assert p.hand(0) == cards("land")


@rule("TK-9.10.6")
@from_either
@pytest.mark.parametrize("card", ["deny", "morale", "spread"])
def test_deny_morale_and_spread_are_kept(card, where):
    p = spied(card, where, hand="cannon")
    assert p.asked == (0, "spied")
    assert p.legal(0) == ["keep"]
    p.act(0, "keep")
    assert p.hand(0) == cards(f"cannon {card}")


@rule("TK-9.10.6")
@from_either
@pytest.mark.parametrize("card", ["mutiny", "sabotage", "earthquake", "disrepair"])
def test_what_has_no_target_is_kept(card, where):
    assert spied(card, where).legal(0) == ["keep"]
    full = {1: "fort knights walls trap-real, land"}
    assert spied(card, where, kingdoms=full).legal(0) == ["keep", f"play:{card}"]


@rule("TK-9.10.6")
@pytest.mark.parametrize(("penalty", "card"), [("disease", "land"), ("famine", "cannon")])
def test_bans_hold_for_a_spied_card(penalty, card):
    p = position(hands={0: "spy", 1: card}, penalties=penalty)
    p.act(0, "accept")
    p.through("play:spy", "seat:1")
    assert p.legal(0) == ["keep"]


@rule("TK-9.10.6")
def test_a_spied_attack_keeps_all_other_rules():
    p = spied("cannon", "hand", kingdoms={2: "fort knights, land"})
    p.act(0, "play:cannon")
    assert p.choices(0, "base") == ["3", "5", "7"]
    p.act(0, "base:5")
    assert p.asked == (2, "answer")


@rule("TK-9.10.6")
def test_a_second_spy_can_be_played_at_once():
    p = position(hands={0: "spy", 1: "spy", 2: "land"})
    p.through("play:spy", "seat:1")
    assert p.legal(0) == ["keep", "play:spy"]
    p.act(0, "play:spy", "seat:2")
    p.act(2, "let")
    assert p.legal(0) == ["keep", "play:land"]
    p.act(0, "play:land")
    assert p.plays == 2
    assert p.discarded == cards("spy spy")


@rule("TK-9.10.7")
def test_what_is_added_to_a_spied_attack_counts():
    p = spied("cannon", "hand", hand="morale spread")
    assert p.plays == 2
    p.act(0, "play:cannon", "add:morale")
    assert p.plays == 1
    p.act(0, "add:spread")
    assert p.plays == 0
    p = spied("cannon", "hand", hand="morale spread", plays=1)
    p.act(0, "play:cannon")
    assert p.choices(0, "add") == []
    p = spied("cannon", "hand", hand="morale spread", plays=2)
    p.act(0, "play:cannon", "add:morale")
    assert p.choices(0, "add") == []


@rule("TK-9.10.8")
@pytest.mark.parametrize(("card", "steps"), [("fortune", []), ("mercy", ["use:turn"])])
def test_an_extra_turn_so_played_still_ends_the_turn(card, steps):
    p = spied(card, "hand", hand="hills")
    assert p.plays == 2
    events = p.act(0, f"play:{card}", *steps)
    assert of_type(TurnBegan, events) == [TurnBegan(0, True)]
    assert p.plays == 3
    assert p.hand(0).total() == 1 + 3
    assert p.discarded == cards(f"spy {card}")


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
