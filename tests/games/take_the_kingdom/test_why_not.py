"""The rule by which something is not possible, as it is told to whoever tries it."""

import pytest

from games.take_the_kingdom.position import Position, position
from regalia.kernel.bits import members
from rules import rule


def why_not(p: Position, action: str) -> str:
    """The rule by which the seat that is asked may not choose an action, from what that seat knows."""
    (seat,) = members(p.state.deciders())
    assert action not in p.legal(seat)
    return p.state.redact(seat).why_not(seat, p.actions.parse(action))


@rule("TK-3.2", "TK-4.1", "TK-4.3", "TK-6.3", "TK-9.11.1", "TK-9.1.2", "TK-9.2.3", "TK-9.9.3", "TK-9.10.2")
@pytest.mark.parametrize(
    ("card", "turns", "number"),
    [
        ("land", 2, "TK-3.2"),
        ("cannon", 0, "TK-4.1"),
        ("freeze", 1, "TK-4.1"),
        ("mercy", 0, "TK-4.3"),
        ("morale", 2, "TK-6.3"),
        ("deny", 2, "TK-9.11.1"),
        ("mutiny", 2, "TK-9.1.2"),
        ("conquest", 2, "TK-9.2.3"),
        ("freeze", 2, "TK-9.9.3"),
        ("spy", 1, "TK-9.10.2"),
    ],
)
def test_why_a_card_cannot_be_played(card: str, turns: int, number: str) -> None:
    held = "cannon mercy morale deny mutiny conquest freeze spy"
    p = position(seats=2, turns=turns, hands={0: held}, kingdoms={1: "fort frozen"}, deck="")
    assert why_not(p, f"play:{card}") == number


@rule("TK-5.5", "TK-5.6", "TK-5.7", "TK-9.9.1")
@pytest.mark.parametrize(
    ("kingdom", "card", "replace", "number"),
    [
        ("fort frozen, land frozen", "hills", True, "TK-9.9.1"),
        ("fort trap-decoy, land frozen", "trap-real", True, "TK-5.5"),
        ("fort walls/1 walls/1", "hills", True, "TK-5.7"),
        ("fort walls walls", "hills", False, "TK-5.6"),
    ],
)
def test_why_nothing_can_be_built(kingdom: str, card: str, replace: bool, number: str) -> None:
    p = position(kingdoms={0: kingdom}, hands={0: card}, options={"replace_defence": replace})
    assert why_not(p, f"play:{card}") == number


@rule("TK-5.3", "TK-5.4", "TK-5.5", "TK-5.7", "TK-9.9.1")
def test_why_a_base_has_no_room() -> None:
    kingdom = {0: "fort, land frozen, land walls/1 moat/1, land trap-real"}
    p = position(kingdoms=kingdom, hands={0: "hills"})
    p.act(0, "play:hills")
    assert [why_not(p, f"base:{base}") for base in (1, 2, 4)] == ["TK-9.9.1", "TK-5.7", "TK-5.3"]
    p = position(kingdoms=kingdom, hands={0: "trap-decoy"})
    p.act(0, "play:trap-decoy")
    assert [why_not(p, f"base:{base}") for base in (1, 3, 4)] == ["TK-9.9.1", "TK-5.5", "TK-5.4"]


@rule("TK-10.1", "TK-10.3", "TK-10.6", "TK-10.7", "TK-10.8")
def test_why_a_penalty_is_in_the_way() -> None:
    p = position(penalties="disease famine plague", hands={0: "land cannon fortune"}, plays=4)
    assert why_not(p, "answer:deny") == "TK-10.3"
    assert why_not(p, "play:land") == "TK-10.1"
    p.act(0, "accept", "accept", "accept")
    numbers = [why_not(p, f"play:{card}") for card in ("land", "cannon", "fortune")]
    assert numbers == ["TK-10.6", "TK-10.7", "TK-10.8"]


@rule("TK-6.1", "TK-6.2", "TK-6.6", "TK-6.14", "TK-6.15")
def test_why_an_attack_cannot_go_there() -> None:
    hands = {0: "cannon spread"}
    p = position(hands=hands, kingdoms={1: "fort, land, land", 2: "fort"})
    p.act(0, "play:cannon")
    assert [why_not(p, name) for name in ("base:2", "base:0", "base:23")] == ["TK-6.6", "TK-6.1", "TK-6.1"]
    assert why_not(p, "add:morale") == "TK-6.2"
    p.act(0, "add:spread")
    assert [why_not(p, f"base:{base}") for base in (2, 5)] == ["TK-6.6", "TK-6.14"]
    p.act(0, "base:3", "amount:1")
    assert [why_not(p, f"base:{base}") for base in (2, 3, 5)] == ["TK-6.15", "TK-6.15", "TK-6.14"]
    p = position(seats=2, hands=hands, kingdoms={1: "fort"})
    p.act(0, "play:cannon")
    assert why_not(p, "add:spread") == "TK-6.14"


@rule("TK-9.1.2", "TK-9.1.3", "TK-9.2.3", "TK-9.2.4", "TK-9.9.3", "TK-9.10.3", "TK-9.10.4")
@pytest.mark.parametrize(
    ("card", "target", "number"),
    [
        ("mutiny", "base:3", "TK-9.1.2"),
        ("mutiny", "base:0", "TK-9.1.3"),
        ("conquest", "base:1", "TK-9.2.3"),
        ("conquest", "base:3", "TK-9.2.4"),
        ("freeze", "base:3", "TK-9.9.3"),
        ("misfortune", "seat:0", "TK-9.8.1"),
        ("spy", "seat:2", "TK-9.10.3"),
        ("spy", "base:3", "TK-9.10.4"),
    ],
)
def test_why_an_action_cannot_be_aimed_there(card: str, target: str, number: str) -> None:
    kingdoms = {0: "fort hills hills", 1: "fort archers, land trap-real", 2: "fort walls frozen"}
    p = position(kingdoms=kingdoms, hands={0: card, 1: "hills"})
    p.act(0, f"play:{card}")
    assert why_not(p, target) == number


@rule("TK-8.5", "TK-8.6")
def test_why_a_card_does_not_answer() -> None:
    p = position(hands={0: "cannon soldiers", 1: "mutiny sabotage"})
    p.act(0, "play:cannon", "base:3")
    assert why_not(p, "answer:mutiny") == "TK-8.5"
    p.act(1, "let")
    p.act(0, "play:soldiers", "base:5")
    assert why_not(p, "answer:sabotage") == "TK-8.6"


@rule("TK-7.3", "TK-7.6")
def test_why_a_trap_cannot_hit_there() -> None:
    p = position(hands={0: "cannon"}, kingdoms={0: "fort, land, land", 1: "fort, land trap-real"})
    p.act(0, "play:cannon", "base:4")
    p.act(1, "let")
    assert [why_not(p, f"base:{base}") for base in (0, 3)] == ["TK-7.6", "TK-7.3"]


@rule("TK-4.4", "TK-9.10.5", "TK-9.10.6", "TK-11.3")
def test_why_a_card_that_a_spy_brought_or_a_mercy_has_no_such_use() -> None:
    for brought, turns, number in (("deny", 2, "TK-9.10.6"), ("cannon", 1, "TK-4.4")):
        p = position(hands={0: "spy"}, deck=brought, turns=turns)
        p.act(0, "play:spy", "deck")
        assert why_not(p, f"play:{brought}") == number
        assert why_not(p, "play:land") == "TK-9.10.5"
    p = position(hands={0: "mercy"})
    p.act(0, "play:mercy")
    assert why_not(p, "use:thaw") == "TK-11.3"
