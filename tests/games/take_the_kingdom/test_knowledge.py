"""Section 14: what players know."""

import json
from collections.abc import Iterable

import msgspec
import pytest

from games.take_the_kingdom.position import (
    GAME,
    PENALTY_CARDS,
    TRAP_CARDS,
    cards,
    number,
    position,
    random_game,
    view,
)
from playing import seed
from positions import of_type
from regalia.games.take_the_kingdom.cards import CARDS, MERCY
from regalia.games.take_the_kingdom.events import Aimed, Answered, Settled, TrapLaid
from regalia.games.take_the_kingdom.layout import IN_HAND, IN_HELD, IN_TABLE, IN_TRAP
from regalia.kernel.events import Event, Looked, Moved
from regalia.kernel.match import Match
from regalia.kernel.zones import SPECTATOR
from rules import rule

VIEWERS = range(SPECTATOR, 4)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)
either_trap = pytest.mark.parametrize("trap", TRAP_CARDS)


def knows(match: Match, viewer: int) -> list[tuple[str, list[str]]]:
    """What a viewer remembers: cards and the zones where each must lie."""
    space = match.setup.space
    facts = match.witnesses[viewer].facts
    return sorted((CARDS[fact.kind], sorted(space.names(fact.zones))) for fact in facts)


def told(match: Match, viewer: int) -> list[Event]:
    """What the last commit told a viewer."""
    return match.events(viewer)[-1]


def named_in(events: Iterable[Event]) -> set[str]:
    """All the cards whose faces these events show."""
    kinds: set[int] = set()
    for event in events:
        if isinstance(event, Moved) and event.kind is not None:
            kinds.add(event.kind)
        elif isinstance(event, Looked) and event.kinds is not None:
            kinds.update(event.kinds)
    return {CARDS[kind] for kind in kinds}


def ways(match: Match, viewer: int) -> list[tuple[str, str]]:
    """From where to where cards went unseen in the last commit, as a viewer was told."""
    zones = match.setup.space.zones
    moves = [move for move in of_type(Moved, told(match, viewer)) if move.kind is None]
    return [(zones[move.source].name, zones[move.target].name) for move in moves]


# What is always public, and what never is


@rule("TK-14.1")
@every_viewer
def test_sizes_bases_defences_damage_freezes_and_the_places_of_traps_are_public(viewer):
    p = position(
        kingdoms={
            0: "fort/1 knights/2 walls trap-real frozen, land",
            1: "fort, mercy hills trap-decoy",
            2: "fort, land frozen",
        },
        hands={0: "cannon deny", 1: "mercy", 3: "land land land"},
        deck="hills moat",
        missed={2: 2},
    )
    seen = p.view(viewer)
    assert seen.deck == 2
    assert [kingdom.cards for kingdom in seen.kingdoms] == [2, 1, 0, 3]
    assert [kingdom.missed for kingdom in seen.kingdoms] == [0, 0, 2, 0]
    bases = [
        [
            (
                CARDS[base.kind],
                base.damage,
                [(CARDS[defence.kind], defence.damage) for defence in base.defences],
                base.trapped,
                base.frozen,
            )
            for base in kingdom.bases
        ]
        for kingdom in seen.kingdoms
    ]
    assert bases == [
        [("fort", 1, [("knights", 2), ("walls", 0)], True, True), ("land", 0, [], False, False)],
        [("fort", 0, [], False, False), ("mercy", 0, [("hills", 0)], True, False)],
        [("fort", 0, [], False, False), ("land", 0, [], False, True)],
        [("fort", 0, [], False, False), ("land", 0, [], False, False)],
    ]


@rule("TK-14.1", "TK-14.2", "TK-14.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_hidden_cards_everyone_sees_the_number_and_nobody_else_the_faces(seats):
    for step in random_game(seats, 1):
        state = step.after.state
        for viewer in range(SPECTATOR, seats):
            seen = state.redact(viewer)
            for zone in range(IN_TABLE):
                kinds = state.cards(zone)
                assert len(seen.cards(zone)) + seen.hidden_count(zone) == len(kinds)
                own = viewer >= 0 and (
                    zone == IN_HAND + viewer
                    or (zone >= IN_TRAP and step.after.cells("owner")[zone - IN_TRAP] == viewer)
                    or (zone == IN_HELD and viewer == state.turn)
                )
                assert seen.cards(zone) == (kinds if own else [])


@rule("TK-14.2")
@every_viewer
def test_a_hand_is_seen_by_its_holder_only(viewer):
    hands = {0: "cannon deny", 1: "mercy", 2: "trap-real hills", 3: "spy"}
    seen = position(hands=hands).view(viewer)
    for seat, kingdom in enumerate(seen.kingdoms):
        shown = {CARDS[kind] for kind in kingdom.hand}
        assert shown == (set(hands[seat].split()) if seat == viewer else set())


@rule("TK-14.2")
def test_drawn_cards_are_seen_by_the_one_who_draws_them():
    match = position(turn=3, deck="hills moat walls cannon").match()
    match.commit(3, ["end"])
    for viewer in VIEWERS:
        moves = of_type(Moved, told(match, viewer))
        assert len(moves) == 3
        assert [move.kind is not None for move in moves] == [viewer == 0] * 3
        assert knows(match, viewer) == []


@rule("TK-14.2")
def test_the_mercy_that_everyone_begins_with_is_known():
    match = Match(GAME.setup(4), seed(1))
    for viewer in VIEWERS:
        held = [("mercy", [f"hand:{seat}"]) for seat in range(4) if seat != viewer]
        assert [fact for fact in knows(match, viewer) if fact[0] == CARDS[MERCY]] == held


# Traps


@rule("TK-14.3")
@every_viewer
def test_real_and_decoy_look_the_same_to_those_who_have_not_seen_it(viewer):
    sent = []
    for trap in TRAP_CARDS:
        # Everything else is the same in both worlds: the card that is not laid stays in the hand.
        match = position(hands={0: "trap-real trap-decoy", 1: "cannon"}).match()
        match.commit(0, [f"play:{trap}", "base:1"])
        events = [msgspec.json.encode(event) for event in told(match, viewer)]
        sent.append((events, msgspec.json.encode(view(match, viewer)), knows(match, viewer)))
        assert named_in(told(match, viewer)) == ({trap} if viewer == 0 else set())
        assert len(of_type(TrapLaid, told(match, viewer))) == 1
        assert match.setup.space.names(match.observe(viewer).state.visible_zones(viewer)).count("trap:1") == (
            viewer == 0
        )
    if viewer == 0:
        assert sent[0] != sent[1]
    else:
        assert sent[0] == sent[1]


@rule("TK-14.3")
@either_trap
def test_its_owner_knows_it_and_nobody_else(trap):
    match = position(hands={0: f"{trap} hills"}).match()
    match.commit(0, [f"play:{trap}", "base:1"])
    assert knows(match, 0) == [(trap, ["trap:1"])]
    for viewer in (SPECTATOR, 1, 2, 3):
        assert knows(match, viewer) == []
        assert ways(match, viewer) == [("hand:0", "held"), ("held", "trap:1")]


@rule("TK-14.3")
@either_trap
def test_choices_do_not_tell_which_trap_lies_where(trap):
    other = "trap-decoy" if trap == "trap-real" else "trap-real"
    menus = []
    for kingdom in (f"fort, land {trap}", f"fort, land {other}"):
        for card in ("cannon", "sabotage", "spy", "earthquake", "conquest"):
            p = position(hands={0: card, 1: "deny"}, kingdoms={1: kingdom})
            p.act(0, f"play:{card}")
            menus.append(p.legal(0))
    assert menus[:5] == menus[5:]


@rule("TK-14.4")
@either_trap
def test_everyone_may_look_at_their_own_traps_conquered_ones_included(trap):
    p = position(hands={0: "conquest"}, kingdoms={0: "fort trap-real, land", 1: f"fort, land {trap}"})
    match = p.match()
    assert view(match, 0).kingdoms[1].bases[1].trap is None
    assert view(match, 1).kingdoms[1].bases[1].trap == number(trap)
    match.commit(0, ["play:conquest", "base:3"])
    match.commit(1, ["let"])
    mine = view(match, 0).kingdoms[0].bases
    assert [base.trap for base in mine] == [number("trap-real"), None, number(trap)]
    assert knows(match, 0) == [(trap, ["trap:3"])]
    for viewer in (SPECTATOR, 1, 2, 3):
        theirs = view(match, viewer).kingdoms[0].bases
        assert [base.trap for base in theirs] == [None] * 3
        assert [base.trapped for base in theirs] == [True, False, True]


@rule("TK-14.5")
@either_trap
def test_a_conquered_trap_stays_known_to_those_who_saw_it(trap):
    # Seat 1 lays it, seat 2 spies on it, seat 0 conquers it; seat 3 has never seen it.
    hands = {0: "conquest", 1: f"{trap} hills", 2: "spy"}
    match = position(turn=1, hands=hands, deck="land " * 9).match()
    match.commit(1, [f"play:{trap}", "base:3"])
    match.commit(1, ["end"])
    match.commit(2, ["play:spy", "base:3"])
    match.commit(1, ["let"])
    match.commit(2, ["end"])
    match.commit(3, ["end"])
    match.commit(0, ["play:conquest", "base:3"])
    match.commit(1, ["let"])
    for viewer in (0, 1, 2):
        assert (trap, ["trap:3"]) in knows(match, viewer)
    for viewer in (SPECTATOR, 3):
        assert not [fact for fact in knows(match, viewer) if fact[0] in TRAP_CARDS]
        assert trap not in named_in(told(match, viewer))


@rule("TK-14.5")
def test_what_was_known_of_a_trap_ends_with_it():
    match = position(hands={0: "spy sabotage"}, kingdoms={1: "fort, land trap-real"}).match()
    match.commit(0, ["play:spy", "base:3"])
    match.commit(1, ["let"])
    assert knows(match, 0) == [("trap-real", ["trap:3"])]
    match.commit(0, ["play:sabotage", "base:3"])
    match.commit(1, ["let"])
    assert knows(match, 0) == []
    assert "trap-real" in named_in(told(match, SPECTATOR))


@rule("TK-14.6")
@either_trap
def test_what_a_spy_sees_is_private_and_where_it_looks_is_public(trap):
    match = position(hands={0: "spy"}, kingdoms={1: f"fort, land {trap}"}).match()
    match.commit(0, ["play:spy", "base:3"])
    for viewer in VIEWERS:
        (aimed,) = of_type(Aimed, told(match, viewer))
        assert (aimed.seat, aimed.owner, aimed.base) == (0, 1, 3)
    match.commit(1, ["let"])
    assert knows(match, 0) == [(trap, ["trap:3"])]
    for viewer in (SPECTATOR, 1, 2, 3):
        assert knows(match, viewer) == []
        (look,) = of_type(Looked, told(match, viewer))
        assert (look.zone, look.seen, look.kinds) == (IN_TRAP + 3, 0b0001, None)


@rule("TK-14.6")
def test_a_spy_that_is_blocked_sees_nothing():
    match = position(hands={0: "spy", 1: "deny"}, kingdoms={1: "fort, land trap-real"}).match()
    match.commit(0, ["play:spy", "base:3"])
    match.commit(1, ["answer:deny"])
    for viewer in VIEWERS:
        assert not of_type(Looked, told(match, viewer))
        assert len(of_type(Answered, told(match, viewer))) == 1
        assert knows(match, viewer) == []


# Cards that change hands


@rule("TK-14.7")
def test_a_stolen_card_is_known_to_thief_and_robbed():
    match = position(hands={0: "spy hills", 1: "cannon"}).match()
    match.commit(0, ["play:spy", "seat:1"])
    match.commit(1, ["let"])
    for viewer in VIEWERS:
        assert ("cannon" in named_in(told(match, viewer))) == (viewer in (0, 1))
        assert view(match, viewer).holding
        assert view(match, viewer).held == (number("cannon") if viewer == 0 else None)
    match.commit(0, ["keep"])
    assert knows(match, 1) == [("cannon", ["hand:0"])]
    for viewer in (SPECTATOR, 2, 3):
        assert knows(match, viewer) == []
        assert named_in(told(match, viewer)) == set()
        assert ways(match, viewer) == [("held", "hand:0")]


@rule("TK-14.7")
def test_a_stolen_card_that_is_played_is_seen_by_all():
    match = position(hands={0: "spy", 1: "walls"}).match()
    match.commit(0, ["play:spy", "seat:1"])
    match.commit(1, ["let"])
    match.commit(0, ["play:walls", "base:1"])
    for viewer in VIEWERS:
        assert named_in(told(match, viewer)) == {"walls"}
        assert knows(match, viewer) == []


@rule("TK-14.7")
@pytest.mark.parametrize("kept", [True, False])
def test_one_robbed_of_a_trap_suspects_where_it_is_laid(kept):
    match = position(hands={0: "spy trap-decoy", 1: "trap-real"}).match()
    match.commit(0, ["play:spy", "seat:1"])
    match.commit(1, ["let"])
    if kept:
        match.commit(0, ["keep"])
        assert knows(match, 1) == [("trap-real", ["hand:0"])]
        match.commit(0, ["play:trap-decoy", "base:1"])
        # It may be the stolen Trap or another one.
        assert knows(match, 1) == [("trap-real", ["hand:0", "trap:1"])]
        match.commit(0, ["play:trap-real", "base:0"])
        # One of the two it must be, for the hand is empty.
        assert knows(match, 1) == [("trap-real", ["trap:0", "trap:1"])]
    else:
        match.commit(0, ["play:trap-real", "base:1"])
        assert knows(match, 1) == [("trap-real", ["trap:1"])]
    for viewer in (SPECTATOR, 2, 3):
        assert knows(match, viewer) == []
        assert named_in(told(match, viewer)) == set()


@rule("TK-14.7")
@pytest.mark.parametrize("free", [True, False])
def test_a_card_drawn_by_a_spy_is_known_to_the_one_who_draws_it(free):
    match = position(hands={0: "spy hills"}, deck="cannon", options={"spy_play_free": free}).match()
    match.commit(0, ["play:spy", "deck"])
    for viewer in VIEWERS:
        assert named_in(told(match, viewer)) == ({"spy", "cannon"} if viewer == 0 else {"spy"})
        if viewer != 0:
            assert ways(match, viewer) == [("deck", "held" if free else "hand:0")]
    if free:
        match.commit(0, ["keep"])
        for viewer in (SPECTATOR, 1, 2, 3):
            assert named_in(told(match, viewer)) == set()
            assert knows(match, viewer) == []


@rule("TK-14.7", "TK-14.9")
def test_a_penalty_drawn_by_a_spy_is_shown_to_all():
    match = position(hands={0: "spy"}, deck="plague").match()
    match.commit(0, ["play:spy", "deck"])
    for viewer in VIEWERS:
        assert named_in(told(match, viewer)) == {"spy", "plague"}
        assert view(match, viewer).penalties == [number("plague")]


@rule("TK-14.8")
@pytest.mark.parametrize("trapped", [False, True])
def test_a_bounty_is_known_to_taker_and_victim_only(trapped):
    if trapped:  # seat 0 falls by the Trap of seat 1
        p = position(hands={0: "cannon knights"}, kingdoms={0: "fort", 1: "fort, land trap-real"}, deck="")
        match, taker, victim = p.match(), 1, 0
        match.commit(0, ["play:cannon", "base:2"])
    else:
        p = position(hands={0: "cannon", 1: "knights"}, kingdoms={1: "fort"}, deck="")
        match, taker, victim = p.match(), 0, 1
        match.commit(0, ["play:cannon", "base:2"])
    match.commit(1, ["let"])
    for viewer in VIEWERS:
        assert ("knights" in named_in(told(match, viewer))) == (viewer in (taker, victim))
        expected = [("knights", [f"hand:{taker}"])] if viewer == victim else []
        assert knows(match, viewer) == expected
    assert view(match, taker).kingdoms[taker].hand == [number("knights")]


@rule("TK-14.8", "TK-12.5")
def test_what_the_bounty_left_is_shown_to_all():
    p = position(hands={0: "cannon", 1: "knights knights"}, kingdoms={1: "fort"})
    match = p.match()
    match.commit(0, ["play:cannon", "base:2"])
    match.commit(1, ["let"])
    for viewer in VIEWERS:
        moves = [move for move in of_type(Moved, told(match, viewer)) if move.source == IN_HAND + 1]
        shown = [move.kind for move in moves]
        assert shown == [number("knights") if viewer in (0, 1) else None, number("knights")]


# Penalties


@rule("TK-14.9")
def test_drawn_penalties_are_shown_to_all_and_so_is_how_they_are_settled():
    match = position(turn=3, hands={0: "mercy"}, deck=" ".join(PENALTY_CARDS)).match()
    match.commit(3, ["end"])
    for viewer in VIEWERS:
        assert named_in(told(match, viewer)) == set(PENALTY_CARDS)
        assert sorted(view(match, viewer).penalties) == [number(card) for card in PENALTY_CARDS]
    for action, by in (("accept", None), ("answer:mercy", MERCY)):
        first = view(match, SPECTATOR).penalties[0]
        match.commit(0, [action])
        for viewer in VIEWERS:
            (settled,) = of_type(Settled, told(match, viewer))
            assert (settled.seat, settled.kind, settled.by) == (0, first, by)
    for viewer in VIEWERS:
        assert view(match, viewer).banned  # of the accepted one


@rule("TK-14.9", "TK-4.5")
def test_a_penalty_that_is_shuffled_back_was_shown_to_all():
    for attempt in range(20):
        match = position(turn=3, turns=1, deck="disease hills moat walls", number=attempt).match()
        match.commit(3, ["end"])
        shown = [named_in(told(match, viewer)) & {"disease"} for viewer in VIEWERS]
        assert len({json.dumps(sorted(names)) for names in shown}) == 1
        if shown[0]:
            assert match.state.cards(match.setup.space.number("deck")) == [number("disease")]
            return
    raise AssertionError("nobody drew the Disease")


def test_hidden_zones_are_those_of_hands_deck_fingers_and_traps():
    p = position(hands={0: "hills"})
    assert p.zone("hand:0") == cards("hills")
    assert p.state.space.names((1 << IN_TABLE) - 1)[-1] == "trap:23"
