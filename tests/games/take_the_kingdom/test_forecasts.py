"""What the view says that a play would do, and that it does just that."""

import random

import pytest

from games.take_the_kingdom.position import Position, altered, position, unbegun
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.cards import CARDS
from regalia.games.take_the_kingdom.view import Forecast, TakeTheKingdomView
from regalia.kernel.bits import members
from rules import rule


def of_play(p: Position, viewer: int) -> list[Forecast]:
    play = p.view(viewer).play
    assert play is not None
    return play.forecasts


def hits(forecast: Forecast) -> list[tuple[str, int, int, bool]]:
    """What is hit, how much it takes, what is left of it, whether it falls."""
    return [(CARDS[hit.kind], hit.dealt, hit.left, hit.falls) for hit in forecast.hits]


def after(p: Position, *actions: str) -> Position:
    p.act(0, *actions)
    return p


@rule("TK-6.7", "TK-6.9", "TK-6.10", "TK-6.11")
@pytest.mark.parametrize(
    ("kingdom", "base", "taken"),
    [
        ("fort, land walls hills", 3, [("walls", 2, 0, True), ("hills", 1, 0, True), ("land", 1, 0, True)]),
        ("fort, land knights/2", 3, [("knights", 3, 0, True), ("land", 1, 0, True)]),
        ("fort, land archers", 3, [("archers", 4, 0, True)]),
        ("fort, land knights", 3, [("knights", 4, 1, False)]),
        ("fort knights", 2, [("knights", 4, 1, False)]),
        ("fort hills", 2, [("hills", 1, 0, True), ("fort", 3, 0, True)]),
        ("fort moat", 2, [("moat", 2, 0, True), ("fort", 2, 1, False)]),
        ("fort/2", 2, [("fort", 1, 0, True)]),
    ],
)
def test_a_blow_runs_through_the_defences_to_the_base(kingdom: str, base: int, taken: list[object]) -> None:
    p = position(hands={0: "cannon", 1: "hills"}, kingdoms={1: kingdom})
    aimed = after(p, "play:cannon").view(0).forecasts[f"base:{base}"]
    assert hits(aimed) == taken
    assert not aimed.either
    p.act(0, f"base:{base}")
    if p.asked[1] == "order":
        p.act(0, "slot:0")
    assert of_play(p, 0) == of_play(p, 1) == [aimed]


@rule("TK-6.11")
def test_a_land_that_is_not_destroyed_is_untouched() -> None:
    p = position(hands={0: "soldiers"}, components=altered(land={"value": 2}))
    assert hits(after(p, "play:soldiers").view(0).forecasts["base:3"]) == []


@rule("TK-6.8")
def test_only_what_is_sure_is_told_while_the_order_of_defences_is_open() -> None:
    p = position(
        hands={0: "trebuchet"}, kingdoms={1: "fort, land walls archers, land walls walls, land hills moat"}
    )
    aimed = after(p, "play:trebuchet").view(0).forecasts
    assert (aimed["base:3"].either, hits(aimed["base:3"])) == (True, [])
    assert (aimed["base:4"].either, len(hits(aimed["base:4"]))) == (False, 2)  # they are alike
    assert (aimed["base:5"].either, len(hits(aimed["base:5"]))) == (False, 2)  # both fall anyway
    chosen = after(p, "base:3").view(0).forecasts
    assert hits(chosen["slot:0"]) == [("walls", 2, 0, True), ("archers", 1, 3, False)]
    assert hits(chosen["slot:1"]) == [("archers", 3, 1, False)]


@rule("TK-6.16")
@pytest.mark.parametrize(("land", "spared"), [("land", False), ("land walls", True)])
def test_a_portion_reaches_the_fort_only_if_all_lands_fall_before_it(land: str, spared: bool) -> None:
    p = position(hands={0: "cannon spread"}, kingdoms={1: f"fort, {land}"})
    after(p, "play:cannon", "add:spread", "base:3", "amount:1", "base:2")
    assert [one.spared for one in of_play(p, 0)] == [False, spared]


@rule("TK-7.1", "TK-7.2", "TK-7.3", "TK-14.3", "TK-14.6")
def test_a_trap_is_told_as_far_as_the_viewer_knows_it() -> None:
    p = position(hands={0: "spy cannon"}, kingdoms={1: "fort, land trap-real, land trap-decoy, land"})
    match = p.match()
    match.commit(0, ["play:spy", "base:3"])
    match.commit(1, ["let"])
    view = match.game.view(match.preview(0, ["play:cannon"]).observation)
    assert isinstance(view, TakeTheKingdomView)
    aimed = view.forecasts
    assert [aimed[f"base:{base}"].trap for base in (3, 4, 5)] == ["real", "unknown", "none"]
    assert [len(aimed[f"base:{base}"].hits) for base in (3, 4, 5)] == [0, 1, 1]
    p.act(0, "play:cannon", "base:4")
    assert [of_play(p, viewer)[0].trap for viewer in (0, 1, 2)] == ["unknown", "decoy", "unknown"]


@rule("TK-7.3", "TK-7.6")
def test_what_a_real_trap_turns_back_is_told_to_whoever_chooses() -> None:
    kingdoms = {0: "fort, land, land moat hills", 1: "fort, land trap-real"}
    p = position(hands={0: "trebuchet"}, kingdoms=kingdoms)
    after(p, "play:trebuchet", "base:4")
    p.act(1, "let")
    aimed = p.view(1).forecasts
    assert {name: hits(one) for name, one in aimed.items()} == {
        "base:1": [("land", 1, 0, True)],
        "base:2": [("moat", 2, 0, True), ("hills", 1, 0, True)],
    }
    assert p.view(0).forecasts == {}


@rule("TK-9.2.1", "TK-9.2.3", "TK-9.3", "TK-9.4", "TK-9.5", "TK-9.6.1", "TK-9.9.1")
def test_an_action_takes_what_it_may_take() -> None:
    kingdoms = {0: "fort", 1: "fort, land walls/1 archers trap-real", 2: "fort walls hills"}
    told = {}
    for card in ("earthquake", "disrepair", "mutiny", "sabotage", "freeze", "conquest"):
        p = after(position(hands={0: card}, kingdoms=kingdoms), f"play:{card}")
        aimed = p.view(0).forecasts["base:2"]
        assert [hit.falls for hit in aimed.hits] == [True] * len(aimed.hits)
        told[card] = [hit.slot for hit in aimed.hits], aimed.untrapped, aimed.taken, aimed.frozen
    assert told == {
        "earthquake": ([0, 1], True, False, False),
        "disrepair": ([0], False, False, False),
        "mutiny": ([1], False, False, False),
        "sabotage": ([], True, False, False),
        "freeze": ([], False, False, True),
        "conquest": ([], False, True, False),
    }
    fort = p.view(0).forecasts["base:3"]  # of seat 2, who has no Land: one of its Defences
    assert (fort.taken, fort.either, fort.hits) == (True, True, [])
    chosen = after(p, "base:3").view(0).forecasts["slot:1"]
    assert (chosen.taken, chosen.either, [hit.slot for hit in chosen.hits]) == (True, False, [1])


@pytest.mark.parametrize("number", range(12))
def test_what_is_foreseen_happens(number: int) -> None:
    """In whole games: what a play that is not blocked was said to do, it does."""
    state = unbegun(2 + number % 3, number)
    state.begin()
    chance = random.Random(number)
    while state.asked:
        (seat,) = members(state.asked)
        foreseen = of_play(Position(state), seat) if state.question == on.ASK_ANSWER else []
        action = chance.choice(state.legal(seat))
        if foreseen:
            action = state.legal(seat)[0]
        traps = any(one.trap == "real" for one in foreseen)
        before = state.copy().cells
        state.apply(seat, action)
        for one in [] if traps or not state.asked else foreseen:
            for hit in one.hits:
                kept, wound, worn = on.DEFENCE, on.WOUND, 2 * one.base + (hit.slot or 0)
                if hit.slot is None:
                    kept, wound, worn = on.GROUND, on.DAMAGE, one.base
                assert (state.cells[kept + worn] < 0) == hit.falls
                if not hit.falls:
                    assert state.cells[wound + worn] == before[wound + worn] + hit.dealt
