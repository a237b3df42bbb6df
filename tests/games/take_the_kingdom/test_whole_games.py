"""Whole games, played at random, in which the rules hold at every step."""

from collections import Counter

import pytest

from games.take_the_kingdom.position import Position, random_game
from playing import label, variants
from positions import Step, of_type
from regalia.games.take_the_kingdom.cards import CARDS, DEFENCES, FORT, LAND, MERCY, TRAPS
from regalia.games.take_the_kingdom.events import (
    Attacked,
    Carried,
    Conquered,
    Damaged,
    Lost,
    Settled,
    TrapShown,
    TurnBegan,
    TurnMissed,
)
from regalia.games.take_the_kingdom.layout import IN_DECK, IN_HAND
from regalia.games.take_the_kingdom.state import QUESTIONS
from regalia.kernel.events import Ended, Moved
from regalia.kernel.game import find_game
from regalia.kernel.layout import NONE
from rules import rule

SETUPS = variants(find_game("take-the-kingdom"))
every_variant = pytest.mark.parametrize("setup", SETUPS, ids=label)


def check_table(p: Position) -> None:
    """Numbers that are kept beside the cards agree with them, and no base holds what it cannot."""
    state = p.state
    for seat in range(state.seats):
        assert p.cells("size")[seat] == p.hand(seat).total()
    assert p["deck_size"] == p.deck.total()
    lying = Counter(kind for zone in range(len(state.space.zones)) for kind in state.cards(zone))
    assert lying == Counter(dict(enumerate(state.components.count)))
    assert 0 <= p["plays"] <= state.components.plays
    for base in range(p["bases"]):
        owner, ground = p.cells("owner")[base], p.cells("ground")[base]
        if owner < 0:
            assert ground == NONE
            assert p.zone(f"trap:{base}") == Counter()
            assert p.cells("defence")[2 * base] == p.cells("defence")[2 * base + 1] == -1
            assert not p["frozen"] >> base & 1
            continue
        assert ground in (FORT, LAND, MERCY)
        assert p["alive"] >> owner & 1
        assert 0 <= p.cells("damage")[base] < (state.components.value[ground] if ground == FORT else 1)
        assert p.cells("trap")[base] < 0 or TRAPS >> p.cells("trap")[base] & 1
        for at in (2 * base, 2 * base + 1):
            kind = p.cells("defence")[at]
            assert kind < 0 or DEFENCES >> kind & 1
            assert 0 <= p.cells("wound")[at] < (state.components.value[kind] if kind >= 0 else 1)
    if not p.over and p.asked[1] in ("play", "penalty", "spied", "discard"):
        play = [p[name] for name in ("card", "victim", "target", "slot", "place")]
        assert play + p.cells("portion_base") == [NONE] * len(play + p.cells("portion_base"))
        assert p["left"] == p["portions"] == p["portion"] == 0, "nothing is left of a play"
    forts = [p.cells("owner")[base] for base in range(p["bases"]) if p.cells("ground")[base] == FORT]
    standing = sorted(owner for owner in forts if owner >= 0)
    assert standing == [seat for seat in range(state.seats) if p["alive"] >> seat & 1]


def drawn_by(seat: int, step: Step[Position]) -> int:
    """How many cards a seat took from the deck in one step."""
    return sum(
        move.source == IN_DECK and move.target == IN_HAND + seat for move in of_type(Moved, step.events)
    )


@rule("TK-3.1", "TK-3.2", "TK-3.6", "TK-12.1")
@every_variant
@pytest.mark.parametrize("number", range(3))
def test_turns_keep_their_limits_from_the_first_to_the_last(setup, number):
    turn, plays = -1, 0
    for step in random_game(setup.seats, number, **setup.options):
        p, state = step.after, step.after.state
        check_table(p)
        block = step.action.partition(":")[0]
        if block in ("play", "add") and step.prompt != "spied":
            plays += 1
            assert step.seat == turn
            assert plays <= 3, "only what a Spy brought is free"
        for began in of_type(TurnBegan, step.events):
            if turn >= 0 and p["alive"] >> turn & 1:
                assert p.cells("size")[turn] - drawn_by(turn, step) <= 6, "a turn ends with six cards at most"
            assert began.extra == (began.seat == turn and block in ("play", "use", "discard"))
            turn, plays = began.seat, 0
            assert drawn_by(turn, step) <= (5 if step.seat < 0 else 3)
            assert p["alive"] >> turn & 1
        assert state.turn == turn
    assert p.over
    assert len(of_type(Ended, step.events)) == 1
    assert state.survivors() == 1 or p["deck_size"] == 0


@rule("TK-6.6", "TK-6.16", "TK-7.1", "TK-8.1")
@every_variant
@pytest.mark.parametrize("number", range(3))
def test_no_fort_is_struck_while_its_lands_stand_and_every_play_is_answered(setup, number):
    lands = [0] * 4
    for step in random_game(setup.seats, number, **setup.options):
        state = step.after.state
        for event in step.events:
            if isinstance(event, Damaged | Lost) and event.ground == FORT and not getattr(event, "by", None):
                assert lands[event.owner] == 0, "a Fort is struck only when no Land is left"
            if isinstance(event, Lost) and event.defence is None:
                lands[event.owner] -= 1
            if isinstance(event, Damaged | Lost | TrapShown | Conquered | Carried):
                replaced = isinstance(event, Lost) and event.by is not None and DEFENCES >> event.by & 1
                answered = ("answer", "strike-back", "strike-order")
                assert step.prompt in (("build", "replace") if replaced else answered)
            if isinstance(event, Attacked) and event.ground == FORT:
                assert state.is_spread() or lands[event.owner] == 0
        if not step.after.over and step.after.asked[1] == "answer":
            assert step.after.asked[0] == step.after["victim"] != state.turn
        for seat in range(setup.seats):
            lands[seat] = state.lands(seat)


@rule("TK-10.1", "TK-9.8.3", "TK-14.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_penalty_is_ever_held_and_each_is_settled_once(seats):
    settled = Counter[str]()
    missed = 0
    for number in range(12):
        before = settled.copy()
        for step in random_game(seats, number):
            p = step.after
            for seat in range(seats):
                assert not any(p.hand(seat)[card] for card in ("disease", "famine", "plague"))
            assert p.zone("held").total() <= 1
            if p.zone("held"):
                assert p.asked in ((p.turn, "spied"), (p.turn, "build"))
            settled.update(CARDS[event.kind] for event in of_type(Settled, step.events))
            missed += len(of_type(TurnMissed, step.events))
        assert all(count <= 1 for count in (settled - before).values())
    assert set(settled) == {"disease", "famine", "plague"}
    if seats > 2:
        assert missed > 0


def test_random_games_see_everything_there_is():
    """The games above would prove little if they never came to some card or question."""
    asked, played, answered = set(), set(), set()
    for number in range(40):
        for step in random_game(2 + number % 3, number):
            asked.add(step.prompt)
            block, _, item = step.action.partition(":")
            if block in ("play", "add", "use", "deck", "seat"):
                played.add(item or block)
            if block == "answer":
                answered.add(item)
    questions = {question.about.name for question in QUESTIONS}
    assert questions - asked <= {"thaw"}  # which takes two Freezes in one kingdom
    penalties = {"disease", "famine", "plague"}
    assert set(CARDS) - penalties - {"fort", "deny"} <= played
    assert {"land", "turn", "thaw", "deck"} <= played
    assert answered == {"deny", "mercy", "mutiny", "sabotage"}
