"""Section 8: Saint and Chapel."""

import pytest

from games.brutal_kingdom.position import last_turn, number, position, random_game
from positions import of_type
from regalia.games.brutal_kingdom.cards import COLOURS
from regalia.games.brutal_kingdom.events import Blessed, Idle, Unblessed
from rules import rule


@rule("BK-8.1")
@pytest.mark.parametrize("number", range(5))
def test_what_lies_on_the_chapel_stays_there(number):
    before: list[str] = []
    for step in random_game(4, number):
        assert step.after.chapel[: len(before)] == before
        before = step.after.chapel


@rule("BK-8.1")
def test_a_token_on_the_chapel_belongs_to_nobody():
    p = position(hands={0: "saint"})
    p.act(0, "play:saint", "token:blue")
    assert [p.tokens(seat) for seat in range(4)] == [{}] * 4
    assert [p.state.outcome().scores[seat] for seat in range(4)] == [0] * 4
    assert p.state.worth(0) == 13


@rule("BK-8.1")
def test_an_empty_stock_is_not_filled_from_the_chapel():
    p = last_turn({0: "king"}, stock={"blue": 0}, chapel="blue blue", chapter=2)
    p.act(3, "play:charlatan")
    assert p.tokens(0) == {}
    assert p.chapel == ["blue", "blue", "elimination"]


@rule("BK-8.2")
def test_a_chapter_without_a_saint_puts_an_elimination_token_on_the_chapel():
    p = last_turn({0: "king", 1: "monk"}, chapel="green", chapter=1)
    before = p.kills
    events = p.act(3, "play:charlatan")
    assert of_type(Unblessed, events) == [Unblessed(1, played=False)]
    assert p.chapel == ["green", "elimination"]
    assert p.kills == before
    assert p.stock == {"blue": 11, "green": 12, "yellow": 13}


@rule("BK-8.2")
def test_the_elimination_token_costs_nobody_a_point():
    p = last_turn({0: "-king"}, chapter=3)
    for seat in range(4):
        p.set_cell("kills", seat, 2)
    p.act(3, "play:charlatan")
    assert p.state.outcome().scores == [2, 2, 2, 2]


@rule("BK-8.2")
def test_a_saint_who_was_not_played_does_not_count():
    p = position(hands={0: "", 1: "", 2: "saint", 3: "charlatan"}, turn=3, starter=0, rounds=3)
    p.act(3, "play:charlatan")
    assert p.chapel == ["elimination"]


@rule("BK-8.2")
def test_no_elimination_token_is_added_to_the_token_of_the_saint():
    p = last_turn({0: "king"}, "saint")
    events = p.act(3, "play:saint", "token:yellow")
    assert of_type(Blessed, events) == [Blessed(3, 0, COLOURS.index("yellow"))]
    assert of_type(Unblessed, events) == []
    assert p.chapel == ["yellow"]
    assert p["chapter"] == 1


@rule("BK-8.3")
def test_a_saint_eliminated_later_keeps_her_token_on_the_chapel():
    p = position(hands={0: "saint king", 1: "wizard", 2: "bishop", 3: "monk assassin"}, rounds=2)
    p.act(0, "play:saint", "token:green")
    p.act(1, "play:wizard")
    p.act(2, "play:bishop")
    p.act(3, "play:monk", "decline")
    p.act(0, "play:king")
    p.set_cell("hand", 1, 0)
    p.set_cell("hand", 2, 0)
    p.to_move(3)
    p["played"] = 3
    events = p.act(3, "play:assassin")
    assert p.kills == [0, 0, 0, 1]
    assert of_type(Unblessed, events) == []
    assert p.chapel == ["green"]
    assert p["chapter"] == 1


@rule("BK-8.4")
def test_with_an_empty_stock_the_saint_places_nothing_and_an_elimination_token_follows():
    p = last_turn({0: "abbot"}, "saint", stock={"blue": 0, "green": 0, "yellow": 0})
    events = p.act(3, "play:saint")
    assert of_type(Idle, events) == [Idle(3, number("saint"))]
    assert of_type(Unblessed, events) == [Unblessed(0, played=True)]
    assert p.chapel == ["elimination"]
    assert p.stock == {"blue": 0, "green": 0, "yellow": 0}


@rule("BK-8.4")
def test_the_elimination_token_for_a_saint_without_a_token_comes_when_the_chapter_ends():
    p = position(hands={0: "saint"}, stock={"blue": 0, "green": 0, "yellow": 0})
    p.act(0, "play:saint")
    assert p.asked == (1, "play")
    assert p.chapel == []
