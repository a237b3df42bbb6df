"""What players are told at the end of a chapter and of the game, and what is announced before."""

import pytest

from games.brutal_kingdom.position import GAME, begun, last_turn, number, position, random_game
from positions import of_type
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.events import ChapterBegan, CountBegan, Counted, Influenced, TurnBegan
from regalia.games.brutal_kingdom.view import BrutalKingdomView
from regalia.kernel.events import Ended, Tallied
from regalia.kernel.view import Notice

COLOURS = ["blue", "green", "yellow"]


def notices(p, viewer=0):
    view = GAME.view(p.match().observe(viewer))
    assert isinstance(view, BrutalKingdomView)
    return view.notices


def test_a_chapter_ends_with_what_it_brought_and_what_that_is_worth():
    p = last_turn({0: "king monk", 1: "abbot", 2: "-witch wizard"})
    events = p.act(3, "play:charlatan")
    gains, points = of_type(Tallied, events)
    assert gains == Tallied(
        "chapter",
        [*COLOURS, "elimination", "tokens"],
        [[2, 1, 0, 0, 3], [0, 1, 0, 0, 1], [0, 0, 2, 0, 2], [0, 0, 0, 0, 0]],
    )
    assert points == Tallied(
        "standing",
        [*COLOURS, "elimination", "points"],
        [[22, 11, 0, 0, 33], [0, 11, 0, 0, 11], [0, 0, 22, 0, 22], [0, 0, 0, 0, 0]],
    )


def test_what_the_stock_lacked_has_a_column():
    p = last_turn({0: "king monk", 1: "queen"}, stock={"blue": 1})
    gains = of_type(Tallied, p.act(3, "play:charlatan"))[0]
    assert gains.columns == [*COLOURS, "lacking", "elimination", "tokens"]
    assert gains.rows[:2] == [[2, 1, 0, -2, 0, 1], [1, 0, 0, 0, 0, 1]]


@pytest.mark.parametrize("colour", COLOURS)
def test_the_black_knight_has_a_column(colour):
    p = last_turn({0: "king", 1: "black-knight"})
    assert of_type(Tallied, p.act(3, "play:charlatan")) == []
    events = p.act(1, f"token:{colour}")
    assert of_type(Influenced, events) == [
        Influenced(1, COLOURS.index(colour), 1, 0, [number("black-knight")])
    ]
    gains = of_type(Tallied, events)[0]
    assert gains.columns == [*COLOURS, "black-knight", "elimination", "tokens"]
    assert gains.rows[:2] == [[2, 0, 0, 0, 0, 2], [0, 0, 0, 1, 0, 1]]


def test_eliminations_of_this_chapter_alone_are_counted():
    p = last_turn({0: "queen", 1: "monk"}, "assassin")
    p.set_cell("kills", 3, 5)
    gains, points = of_type(Tallied, p.act(3, "play:assassin"))
    assert gains.rows[3] == [0, 0, 0, 1, 1]
    assert points.rows[3] == [0, 0, 0, 6, 6]


@pytest.mark.parametrize("game", range(6))
@pytest.mark.parametrize("seats", [3, 4])
def test_summaries_of_whole_games_add_up(seats, game):
    tallies = []
    tokens = [0] * seats
    for step in random_game(seats, game, black_knight="always"):
        for tally in of_type(Tallied, step.events):
            tallies.append(tally)
            assert all(sum(row[:-1]) == row[-1] for row in tally.rows)
            if tally.what == "chapter":
                tokens = [had + row[-1] for had, row in zip(tokens, tally.rows, strict=True)]
                held = [sum(step.after.tokens(seat).values()) for seat in range(seats)]
                kills = step.after.kills
                assert tokens == [sum(pair) for pair in zip(held, kills, strict=True)]
        for ended in of_type(Ended, step.events):
            assert ended.scores == [row[-1] for row in tallies[-1].rows]
            tied = ended.scores.count(max(ended.scores)) > 1
            assert ended.decided == ("tie-starter" if tied else "score")
    assert [tally.what for tally in tallies] == [*["chapter", "standing"] * 3, "chapter", "game"]


def test_the_stacks_are_told_once_more_before_they_are_gathered():
    p = last_turn({0: "king -monk queen", 1: "-abbot -witch"})
    events = p.act(3, "play:charlatan")
    counted = of_type(Counted, events)
    assert [event.seat for event in counted] == [0, 1, 2, 3]
    assert counted[0] == Counted(0, 2, [number("king"), number("queen")], [number("monk")])
    assert counted[1] == Counted(1, 0, [], [number("abbot"), number("witch")])
    kinds = [type(event) for event in events]
    assert kinds.index(CountBegan) < kinds.index(Counted) < kinds.index(ChapterBegan)


def test_every_turn_begins_with_a_head_line():
    for step in random_game(4, 3):
        state = step.after.state
        playing = state.asked and state.question == on.ASK_PLAY
        assert of_type(TurnBegan, step.events) == ([TurnBegan(state.turn)] if playing else [])


@pytest.mark.parametrize(
    ("rounds", "chapter", "expected"),
    [
        (1, 0, []),
        (3, 0, ["last-round"]),
        (1, 3, ["last-chapter"]),
        (3, 3, ["last-round-of-game"]),
    ],
)
def test_the_last_round_is_announced(rounds, chapter, expected):
    p = position(hands={0: "king"}, rounds=rounds, chapter=chapter)
    for viewer in range(-1, 4):
        assert notices(p, viewer) == [Notice(name) for name in expected]


def test_the_last_chapter_is_announced_while_cards_are_passed():
    p = begun()
    p["chapter"] = 3
    assert notices(p) == [Notice("last-chapter")]


def test_a_scarce_colour_is_announced():
    p = position(hands={0: "king"}, stock={"blue": 3, "green": 2, "yellow": 0})
    assert notices(p) == [Notice("stock-green", 2), Notice("stock-yellow", 0)]


@pytest.mark.parametrize(("card", "back"), [("queen", "light"), ("king", "dark")])
def test_whoever_is_asked_for_a_swap_is_told_by_whom_and_for_which_back(card, back):
    p = position(hands={1: f"courtesan {card}", 2: "monk abbot"}, turn=1)
    p.act(1, "play:courtesan", f"offer:{card}", "target:2")
    assert p.asked == (2, "return")
    assert notices(p, 2) == [Notice(f"swap-{back}", seat=1)]
    assert notices(p, 0) == notices(p, 1) == notices(p, -1) == []


def test_nothing_is_announced_when_the_game_is_over():
    p = last_turn({0: "king"}, chapter=3, stock={"blue": 0})
    p.act(3, "play:charlatan")
    assert p.over
    assert notices(p) == []
