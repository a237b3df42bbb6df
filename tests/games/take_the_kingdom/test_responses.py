"""Section 8: responses."""

import pytest

from games.take_the_kingdom.position import (
    AIMED,
    ATTACK_CARDS,
    FOOT_CARDS,
    MACHINE_CARDS,
    TARGET,
    Position,
    cards,
    number,
    position,
)
from positions import of_type
from regalia.games.take_the_kingdom.events import Answered, TrapShown
from rules import rule

every_aimed_play = pytest.mark.parametrize("name", AIMED)


def aimed(name: str, answers: str) -> Position:
    """Seat 0 has declared a play against seat 1, who holds these cards."""
    card = name.split(maxsplit=1)[0]
    p = position(hands={0: f"{card} deny", 1: answers, 2: "deny mercy"}, kingdoms={1: TARGET})
    p.act(0, *AIMED[name])
    return p


@rule("TK-8.1")
@every_aimed_play
def test_the_target_is_asked_whatever_it_holds_and_may_let_it_happen(name):
    p = aimed(name, "hills")
    assert p.asked == (1, "answer")
    assert p.legal(1) == ["let"]
    (answered,) = of_type(Answered, p.act(1, "let"))
    assert (answered.seat, answered.by) == (1, None)
    assert p.hand(1) == cards("" if name == "spy on a hand" else "hills")


@rule("TK-8.1")
def test_the_target_is_asked_with_an_empty_hand():
    p = position(hands={0: "cannon"})
    p.act(0, "play:cannon", "base:3")
    assert p.asked == (1, "answer")
    assert p.legal(1) == ["let"]


@rule("TK-8.1")
@every_aimed_play
def test_nobody_has_to_answer(name):
    p = aimed(name, "deny mercy mutiny sabotage")
    assert p.legal(1)[0] == "let"
    before = p.kingdom(1), p.cells("missed"), p.hand(1).total()
    p.act(1, "let")
    if name not in ("spy on a Trap", "spy on a hand"):
        assert (p.kingdom(1), p.cells("missed"), p.hand(1).total()) != before


@rule("TK-8.2")
@pytest.mark.parametrize(
    "play",
    [
        ["play:fortune"],
        ["play:spy", "deck"],
        ["play:land"],
        ["play:walls", "base:1"],
        ["play:trap-real", "base:1"],
        ["play:mercy", "use:land"],
        ["play:mercy", "use:turn"],
        ["play:mercy", "use:thaw"],
    ],
)
def test_what_is_not_done_to_anybody_cannot_be_answered(play):
    p = position(
        hands={0: "fortune spy land walls trap-real mercy", 1: "deny mercy", 2: "deny", 3: "deny"},
        kingdoms={0: "fort frozen, land"},
    )
    p.act(0, *play)
    assert p.asked[0] == 0
    assert p.asked[1] in ("play", "spied")


@rule("TK-8.3")
@pytest.mark.parametrize("answer", ["let", "answer:deny"])
def test_the_answer_comes_before_a_trap_is_sprung(answer):
    p = position(hands={0: "cannon", 1: "deny"}, kingdoms={0: "fort knights", 1: "fort, land trap-real"})
    events = p.act(0, "play:cannon", "base:2")
    assert p.asked == (1, "answer")
    assert p.base(2) == "land trap-real"
    assert not of_type(TrapShown, events)
    p.act(1, answer)
    assert p.base(2) == ("land" if answer == "let" else "land trap-real")


@rule("TK-8.3", "TK-9.1.3")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("cannon", ["base:2", "slot:1"]),
        ("mutiny", ["base:2", "slot:1"]),
        ("conquest", ["base:2", "slot:0", "base:1"]),
        ("freeze", ["base:2"]),
        ("spy", ["seat:1"]),
    ],
)
def test_nobody_answers_before_the_play_is_declared_in_full(card, steps):
    p = position(hands={0: card, 1: "deny"}, kingdoms={1: "fort knights archers"})
    p.act(0, f"play:{card}")
    for step in steps:
        assert p.asked[0] == 0
        p.act(0, step)
    assert p.asked == (1, "answer")


@rule("TK-8.4")
@every_aimed_play
@pytest.mark.parametrize("answer", ["deny", "mercy"])
def test_deny_and_mercy_block_everything_that_can_be_answered(name, answer):
    p = aimed(name, f"{answer} hills")
    before = [p.kingdom(seat) for seat in range(4)]
    assert p.legal(1) == ["let", f"answer:{answer}"]
    events = p.act(1, f"answer:{answer}")
    (answered,) = of_type(Answered, events)
    assert (answered.seat, answered.by) == (1, number(answer))
    assert [p.kingdom(seat) for seat in range(4)] == before
    assert p.cells("missed") == [0] * 4
    assert p.hand(1) == cards("hills")
    assert p.hand(0) == cards("deny")
    assert p.discarded == cards(f"{name.split()[0]} {answer}")
    assert p.asked == (0, "play")
    assert p.plays == 2


@rule("TK-8.5", "TK-8.6")
@every_aimed_play
def test_mutiny_blocks_people_and_sabotage_blocks_machines(name):
    p = aimed(name, "mutiny sabotage disrepair")
    allowed = {"let"}
    if name in FOOT_CARDS:
        allowed.add("answer:mutiny")
    elif name in MACHINE_CARDS:
        allowed.add("answer:sabotage")
    assert set(p.legal(1)) == allowed


@pytest.mark.parametrize(
    ("card", "answer"),
    [pytest.param(card, "mutiny", marks=rule("TK-8.5")) for card in FOOT_CARDS]
    + [pytest.param(card, "sabotage", marks=rule("TK-8.6")) for card in MACHINE_CARDS],
)
@pytest.mark.parametrize("added", ["", "morale", "morale spread"])
def test_they_block_whatever_was_added(card, answer, added):
    hands = {0: f"{card} {added}", 1: f"{answer} hills"}
    p = position(hands=hands, kingdoms={1: "fort, land, land"}, deck="")
    p.act(0, f"play:{card}", *[f"add:{word}" for word in added.split()], "base:3")
    while p.asked[0] == 0:  # divide it somehow
        p.act(0, p.legal(0)[-1])
    assert p.legal(1) == ["let", f"answer:{answer}"]
    p.act(1, f"answer:{answer}")
    assert p.kingdom(1) == "fort, land, land"
    assert p.discarded == cards(f"{card} {added} {answer}")
    assert p.hand(1) == cards("hills")


@rule("TK-8.7")
def test_a_block_stops_all_portions_and_the_cards_still_count():
    p = position(
        hands={0: "cannon spread", 1: "deny hills"}, kingdoms={1: "fort, land, land trap-real, land hills"}
    )
    p.act(0, "play:cannon", "add:spread", "base:3", "amount:1", "base:4", "amount:1", "base:5", "amount:2")
    p.act(1, "answer:deny")
    assert p.kingdom(1) == "fort, land, land trap-real, land hills"
    assert p.discarded == cards("cannon spread deny")
    assert p.zone("played") == cards("")
    assert p.plays == 1
    assert p.asked == (0, "play")


@rule("TK-8.7")
def test_a_blocked_last_play_ends_the_turn():
    p = position(hands={0: "freeze", 1: "mercy"}, plays=1)
    p.act(0, "play:freeze", "base:3")
    p.act(1, "answer:mercy")
    assert p.turn == 1
    assert p.discarded == cards("freeze mercy")


@rule("TK-8.7")
def test_a_blocked_freeze_is_discarded_and_a_blocked_spy_brings_nothing():
    p = position(hands={0: "freeze spy", 1: "deny deny cannon"})
    p.act(0, "play:freeze", "base:3")
    p.act(1, "answer:deny")
    assert p.base(3) == "land"
    p.act(0, "play:spy", "seat:1")
    p.act(1, "answer:deny")
    assert p.asked == (0, "play")
    assert p.hand(1) == cards("cannon")
    assert p.hand(0) == cards("")
    assert p.zone("held") == cards("")


@rule("TK-8.8")
@every_aimed_play
def test_only_the_target_answers_with_one_card_and_an_answer_is_not_answered(name):
    p = aimed(name, "deny deny mercy")
    assert [p.legal(seat) for seat in (0, 2, 3)] == [[], [], []]
    p.act(1, "answer:deny")
    assert p.asked == (0, "play")  # seat 0 holds a Deny, too, and is not asked for it
    assert p.hand(0) == cards("deny")
    assert p.hand(1) == cards("deny mercy")


@rule("TK-8.8")
@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_the_owner_of_the_base_is_the_target(card):
    p = position(hands={0: card, 3: "deny"})
    p.act(0, f"play:{card}", "base:7")
    assert p.asked == (3, "answer")
    assert p.legal(3) == ["let", "answer:deny"]


@rule("TK-8.9")
def test_an_answer_is_no_play_of_the_one_who_answers():
    p = position(hands={0: "cannon", 1: "deny land land land"}, plays=1)
    p.act(0, "play:cannon", "base:3")
    p.act(1, "answer:deny")
    assert p.turn == 1
    assert p.plays == 3
    for _ in range(3):
        p.act(1, "play:land")
    assert p.turn == 2


@rule("TK-8.9")
def test_one_who_has_a_turn_to_miss_may_answer():
    p = position(hands={0: "misfortune cannon", 1: "deny"})
    p.through("play:misfortune", "seat:1")
    p.act(0, "play:cannon", "base:3")
    assert p.legal(1) == ["let", "answer:deny"]
    p.act(1, "answer:deny")
    assert p.kingdom(1) == "fort, land"
    assert p.cells("missed")[1] == 1
    p.act(0, "end")
    assert p.turn == 2
