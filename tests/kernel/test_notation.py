"""The position notation: it builds what it describes, a truth or what one viewer sees."""

import random
import re
import textwrap
from pathlib import Path

import pytest

from playing import begin, random_steps, seed
from regalia.kernel.errors import BadPosition
from regalia.kernel.game import find_game, game_names, pack
from regalia.kernel.match import Match
from regalia.kernel.notation import read_position, write_position
from regalia.kernel.record import Record
from regalia.kernel.rng import BLIND, DealRng
from regalia.kernel.zones import SPECTATOR

every_game = pytest.mark.parametrize("name", game_names())


@every_game
def test_what_is_written_builds_the_same_position(name: str) -> None:
    game = find_game(name)
    for seats in game.players:
        state = begin(game.setup(seats), 0)
        for number, _ in enumerate(random_steps(state, random.Random(seats))):
            if number % 17:
                continue
            again = read_position(write_position(state), state.rng.copy())
            assert pack(again) == pack(state)
            viewer = number % (seats + 1) + SPECTATOR
            seen = state.redact(viewer)
            assert read_position(write_position(seen), BLIND).dump() == seen.dump()


@every_game
def test_a_state_prints_as_its_position(name: str) -> None:
    state = begin(find_game(name).setup(), 0)
    assert repr(state) == write_position(state)


def position(*lines: str) -> str:
    return "\n".join(["brutal-kingdom 4", "ask: play 1", "turn: 1", *lines])


def test_a_person_need_not_mention_every_card() -> None:
    state = read_position(position("hand:1: king queen", "rest: aside"), DealRng(seed(1)))
    assert state.legal(1) == [
        find_game("brutal-kingdom").actions.parse(f"play:{c}") for c in ("queen", "king")
    ]
    assert sum(len(state.cards(zone)) for zone in range(len(state.space.zones))) == 20


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a position begins with a line like"),
        ("chess 2", "line 1: there is no game 'chess'"),
        ("brutal-kingdom", "line 1: the first line gives the number of players"),
        ("brutal-kingdom 7", "line 1: brutal-kingdom is for 3 to 4 players, not 7"),
        ("brutal-kingdom 4\noptions: black_knight=never", "line 2: option black_knight can be"),
        (position("nonsense"), "line 4: a line is `name: value`"),
        (position("ask: dance 1"), "line 4: 'dance' is not one of pass-light"),
        (position("turn: 4"), "line 4: seats go from 0 to 3"),
        ("brutal-kingdom 3\nhand:3: king", "line 2: seats go from 0 to 2, not 'hand:3'"),
        (position("hand:1: jester"), "line 4: 'jester' is not one of charlatan"),
        (position("hand:1:dark: queen"), "line 4: queen cannot lie in hand:1:dark"),
        (position("hand:1: king", "hand:2: king"), "line 5: there are only 1 of king"),
        (position("hand:1: ?2"), "line 4: hand:1 is several zones; count one of hand:1:light, hand:1:dark"),
        (position("attic: king"), "line 4: there is no 'attic'; there are hand:0:light"),
        (position("round: many"), "line 4: round is a number, not 'many'"),
        (position("height: 1"), "line 4: 'height' cannot be set"),
        (position("chapel: blue blue blue blue blue"), "line 4: chapel has 4 places, not 5"),
        (position("middle:0: monk saint", "rest: aside"), "line 4: middle:0 has no room for another card"),
        (position("hand:1: king"), "these cards lie nowhere: charlatan"),
        (position("hand:1:light: ?3"), "3 cards are marked with `?`, and 20 are mentioned nowhere"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text, BLIND)
    assert str(caught.value).startswith(message)


def test_a_match_begins_with_a_position_and_its_record_tells() -> None:
    match = Match.begun_at(position("hand:1: king queen", "rest: aside"), seed(2))
    match.commit(1, ["play:king"])
    again = Match.replay(Record.from_json(match.record().to_json()))
    assert pack(again.state) == pack(match.state)


def test_what_a_position_leaves_open_is_dealt() -> None:
    dealt = Match(find_game("brutal-kingdom").setup(4), seed(3))
    seen = write_position(dealt.observe(2).state)
    first, second = Match.begun_at(seen, seed(4)), Match.begun_at(seen, seed(5))
    assert write_position(first.observe(2).state) == seen == write_position(second.observe(2).state)
    assert write_position(first.state) != write_position(second.state)


def test_the_example_of_the_docs_can_be_played() -> None:
    page = Path(__file__).parents[2] / "docs" / "positions.md"
    (example,) = re.findall(r"\n\n((?:    .+\n)+)", page.read_text().partition("An example")[2])[:1]
    match = Match.begun_at(textwrap.dedent(example), seed(1))
    match.commit(0, ["play:executioner", "name:witch"])
    assert match.state.turn == 1
