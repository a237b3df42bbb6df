"""Sections 1 and 2: the parts of the game and its set-up."""

import re
from collections import Counter

import pytest

from games.brutal_kingdom.position import GAME, begun, names, position, random_game
from positions import of_type
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.cards import CHARACTERS, COLOURS
from regalia.games.brutal_kingdom.events import Blessed, ChapterBegan, Started, Unblessed
from regalia.kernel.errors import BadOption
from regalia.kernel.events import Moved
from rules import rule

either_size = pytest.mark.parametrize("seats", [3, 4])


@rule("BK-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 5, 6])
def test_no_other_number_can_play(seats):
    with pytest.raises(BadOption, match="3 to 4 players"):
        GAME.setup(seats)


@rule("BK-1.1")
@either_size
@pytest.mark.parametrize("number", range(5))
def test_the_highest_score_wins_alone(seats, number):
    *_, end = random_game(seats, number)
    result = end.after.state.outcome()
    assert len(result.scores) == seats
    assert sorted(result.ranks) == list(range(1, seats + 1))
    assert result.scores[result.ranks.index(1)] == max(result.scores)


@rule("BK-1.2")
def test_the_cards_are_those_of_the_table_in_the_rules():
    components = begun().state.components
    rows = re.findall(r"^\| (\d+.*) \|$", (GAME.folder / "RULES.md").read_text(), re.MULTILINE)
    assert len(rows) == 20
    for kind, row in enumerate(rows):
        rank, name, back, influence, victims = (cell.strip() for cell in row.split("|"))
        assert CHARACTERS[kind] == name.lower().replace(" ", "-")
        assert str(components.rank[kind]) == rank.split()[0]
        assert bool(components.light >> kind & 1) == (back == "light")
        icons = (
            f"{components.icons[kind]} {COLOURS[components.colour[kind]]}"
            if components.icons[kind]
            else "\N{EN DASH}"
        )
        assert icons == influence
        named = "" if name == "Executioner" else victims
        assert names(components.victims[kind]) == set(filter(None, named.lower().split(", ")))


@rule("BK-1.2")
def test_odd_ranks_are_light_and_there_is_one_card_of_each():
    state = begun().state
    backs = [state.back(kind) for kind in range(20)]
    assert backs == [0, 1] * 10
    lying = Counter(kind for zone in range(len(state.space.zones)) for kind in state.cards(zone))
    assert lying == Counter(range(20))


@rule("BK-1.3")
def test_four_players_begin_with_thirteen_tokens_of_each_colour():
    assert begun(4).stock == {"blue": 13, "green": 13, "yellow": 13}


@rule("BK-1.3")
@pytest.mark.parametrize(
    ("colour", "characters"),
    [
        ("blue", {"white-knight", "queen", "king"}),
        ("green", {"abbot", "monk", "bishop"}),
        ("yellow", {"druid", "witch", "wizard"}),
    ],
)
def test_court_is_blue_clergy_is_green_and_magic_is_yellow(colour, characters):
    components = begun().state.components
    assert {
        name for kind, name in enumerate(CHARACTERS) if components.colour[kind] == COLOURS.index(colour)
    } == (characters)


def test_the_colours_have_their_order():
    assert COLOURS == ["blue", "green", "yellow"]


@rule("BK-1.4")
def test_elimination_tokens_are_worth_a_point_and_never_run_out():
    p = position(hands={0: "assassin"}, stacks={1: "king"}, kills={0: 1000, 1: 1000})
    p.act(0, "play:assassin")
    assert p.kills == [1001, 1000, 0, 0]
    assert [p.state.outcome().scores[seat] for seat in range(4)] == [1001, 1000, 0, 0]


@rule("BK-1.5")
@either_size
@pytest.mark.parametrize("number", range(5))
def test_each_chapter_fills_one_of_four_squares(seats, number):
    squares = []
    for step in random_game(seats, number):
        squares += [event.chapter for event in of_type(Blessed, step.events)]
        squares += [event.chapter for event in of_type(Unblessed, step.events)]
        assert len(step.after.chapel) == len(squares)
        if of_type(ChapterBegan, step.events):
            assert len(squares) == step.after["chapter"]
    assert squares == [0, 1, 2, 3]


@rule("BK-2.1")
@either_size
def test_the_seed_draws_the_first_starting_player(seats):
    starters = [begun(seats, number).starter for number in range(200)]
    assert set(starters) == set(range(seats))
    assert starters == [begun(seats, number).starter for number in range(200)]
    assert min(Counter(starters).values()) > 100 / seats


@rule("BK-2.2")
@either_size
def test_everyone_begins_with_nothing(seats):
    p = begun(seats)
    assert [p.tokens(seat) for seat in range(seats)] == [{}] * seats
    assert p.kills == [0] * seats
    assert p.chapel == []
    assert p.stacks == [""] * seats


@rule("BK-2.3")
@either_size
def test_a_game_has_four_chapters_of_four_rounds(seats):
    events = [event for step in random_game(seats, 1) for event in step.events]
    assert [event.chapter for event in of_type(ChapterBegan, events)] == [0, 1, 2, 3]
    rounds: list[list[int]] = []
    played = 0
    for event in events:
        if isinstance(event, ChapterBegan):
            rounds.append([])
        elif isinstance(event, Moved) and event.target >= on.IN_STACK:
            played += 1
        elif isinstance(event, Started):
            rounds[-1].append(played)
            played = 0
    assert rounds == [[seats] * 4] * 4
