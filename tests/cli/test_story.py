"""The story is complete: what a reader may know of an event is told by its sentence, or by a named one."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.drafts import bot_draft
from regalia.cli.story import story
from regalia.cli.words import Variables, Words, player_names
from regalia.kernel.bits import members
from regalia.kernel.events import Ended, Event, Gathered, Tallied
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.zones import SPECTATOR

GAMES = [find_game(name) for name in game_names()]
SEEDS = 2
UNTOLD = {"seen", "of"}  # who saw a card, and among how many it lay: the engine's own bookkeeping
TRIED = 3  # other values for a field


class Listening(Words):
    """Words that remember which messages they made sentences of."""

    rendered: set[str]

    def _say_first(self, messages: list[str], variables: Variables) -> str:
        text = super()._say_first(messages, variables)
        if text:
            self.rendered.add(next(filter(self.catalogue.has, messages), messages[-1]))
        return text


@cache
def played(game: Game) -> list[Match]:
    """Whole games for the fewest and the usual number of players."""
    matches = []
    for seats in sorted({game.players[0], game.setup().seats}):
        for seed in range(SEEDS):
            match = Match(game.setup(seats), bytes(15) + bytes([seed]))
            while not match.over:
                seat = members(match.state.deciders())[0]
                match.commit(seat, bot_draft(match, seat))
            matches.append(match)
    return matches


def readers(match: Match) -> Iterator[Listening]:
    names = player_names(Catalogue([SHARED]), match.setup.seats, SPECTATOR, None)
    for viewer in (SPECTATOR, 0):
        words = Listening(match.game, match.setup.space, names, viewer, match.setup.names)
        words.rendered = set()
        yield words


def key_of(words: Words, event: Event) -> str:
    """An event by its tag and the places it names, as in "moved-deck-hand"."""
    zones = [field for field in event.__struct_fields__ if words.lexicon.fields.get(field) == "zone"]
    names = [words.space.zones[getattr(event, field)].name.partition(":")[0] for field in zones]
    return "-".join([str(event.__struct_config__.tag), *names])


def is_told(words: Words, event: Event, field: str, rendered: set[str]) -> bool:
    """Whether an exemption names a message that told this event, or this field of it, to the same reader."""
    key, tag = key_of(words, event), str(event.__struct_config__.tag)
    names = [f"{key}.{field}", f"{tag}.{field}", key, tag] if field else [key, tag]
    return any(
        teller in rendered for name in names for teller in words.lexicon.told.get(name, "").split(" or ")
    )


def silent_fields(words: Words, event: Event, others: dict[str, list[Any]]) -> Iterator[str]:
    """The fields of an event that could be other without a change in its sentence."""
    sentence = words.event(event)
    for field in set(event.__struct_fields__) - UNTOLD:
        value = getattr(event, field)
        if value is None:
            continue
        other = [one for one in others[field] if one != value and one is not None][:TRIED]
        if any(words.event(msgspec.structs.replace(event, **{field: one})) == sentence for one in other):
            yield field


def faults(match: Match, words: Listening) -> set[str]:
    plays = match.events(words.viewer)
    seen: dict[str, dict[str, list[Any]]] = defaultdict(lambda: defaultdict(list))
    for events in plays:
        for event in events:
            for field in event.__struct_fields__:
                values = seen[key_of(words, event)][field]
                if (value := getattr(event, field)) not in values:
                    values.append(value)
    rendered = [rendered_in(words, events) for events in plays]
    found = set()
    for number, events in enumerate(plays):
        near = set().union(*rendered[max(number - 1, 0) : number + 2])
        for event in events:
            if isinstance(event, Ended | Gathered | Tallied):
                continue
            key = key_of(words, event)
            if not words.event(event):
                if not is_told(words, event, "", near):
                    found.add(f"{key}: no sentence")
                continue
            for field in silent_fields(words, event, seen[key]):
                if not is_told(words, event, field, near):
                    found.add(f"{key}.{field}: not told")
    return found


def rendered_in(words: Listening, events: Sequence[Event]) -> set[str]:
    """The messages that told a play."""
    words.rendered = set()
    story(words, [events])
    return words.rendered


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_is_told(game: Game) -> None:
    found = {fault for match in played(game) for words in readers(match) for fault in faults(match, words)}
    assert sorted(found) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_head_lines_and_a_summary_that_adds_up(game: Game) -> None:
    for match in played(game):
        told = [event for events in match.events(SPECTATOR) for event in events]
        words = next(readers(match))
        heads = [line.head for line in story(words, match.events(SPECTATOR))]
        assert 2 in heads, "turns have head lines"
        tallies = [event for event in told if isinstance(event, Tallied)]
        if max(match.outcome.scores) == 1:
            continue  # one deal that somebody wins: there are no points to add up
        assert tallies
        for tally in tallies:
            assert len(tally.rows) == match.setup.seats
            for row in tally.rows:
                assert len(row) == len(tally.columns)
                assert sum(row[:-1]) == row[-1], tally.what
        assert [row[-1] for row in tallies[-1].rows] == match.outcome.scores
        assert words.catalogue.faults == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_end_says_why_and_who(game: Game) -> None:
    for match in played(game):
        for words in readers(match):
            (ended,) = [event for event in match.events(words.viewer)[-1] if isinstance(event, Ended)]
            reason, won, *decided = words.ending(ended)
            assert reason.endswith(".")
            assert won
            assert (ended.decided == "score") == (not decided)
            scores = sorted(ended.scores, reverse=True)
            if scores[0] == scores[1] and game.name != "kings-blood":
                assert ended.decided != "score", "a tie on points is explained"
            assert words.catalogue.faults == []
