"""The catalogues: everything the engine can say has words, for every reader."""

import contextlib
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from playing import steps_of
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.drafts import bot_draft
from regalia.cli.language import ENGLISH, offered, speaking
from regalia.cli.words import Words, player_names
from regalia.kernel import events as kernel_events
from regalia.kernel.bits import members
from regalia.kernel.errors import BadOption
from regalia.kernel.events import Event
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.view import View
from regalia.kernel.zones import SPECTATOR

GAMES = [find_game(name) for name in game_names()]
OTHERS = [language for language in offered() if language != ENGLISH]


FEW = 20  # plays whose answers are told in other languages, too


def tables(game: Game) -> Iterator[Match]:
    """A match for each number of players and each value of each option."""
    for seats in game.players:
        yield Match(game.setup(seats), bytes(16))
    for option in game.options:
        for value in option.choices:
            if value != option.default:
                yield Match(smallest(game, {option.name: value}), bytes(16))


def smallest(game: Game, options: dict[str, OptionValue]) -> Setup:
    """The set-up with the fewest players for which a game has these options."""
    for seats in game.players:
        with contextlib.suppress(BadOption):
            return game.setup(seats, options)
    raise AssertionError(f"nobody can play {game.name} with {options}")


def words_for(match: Match, viewer: int) -> Words:
    names = player_names(Catalogue([SHARED]), match.setup.seats, viewer, None)
    return Words(match.game, match.setup.space, names, viewer, match.setup.names)


def message_ids(folder: Path) -> set[str]:
    text = (folder / "en.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("folder", [SHARED, *(game.folder / "text" for game in GAMES)], ids=str)
def test_every_catalogue_is_well_formed(folder: Path) -> None:
    for file in folder.glob("*.ftl"):
        entries = FluentParser().parse(file.read_text("utf-8")).body
        junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
        assert junk == []
        ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids)), "a message stands there twice"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_with_an_id_has_a_message(game: Game) -> None:
    package = import_module(type(game).__module__.rpartition(".")[0] + ".events")
    tags = {
        event.__struct_config__.tag
        for module in (kernel_events, package)
        for event in vars(module).values()
        if isinstance(event, type) and issubclass(event, Event) and not event.__subclasses__()
    }
    space = game.setup().space
    words = words_for(Match(game.setup(), bytes(16)), 0)
    needed = {game.name}
    needed |= {f"event-{tag}" for tag in tags - {"ended"}}  # whose sentences are found by its reason
    needed |= {f"action-{block.name}" for block in game.actions.blocks}
    needed |= {f"option-{option.name}" for option in game.options}
    needed |= {f"place-{zone.name.partition(':')[0]}" for zone in space.zones}
    for names in words.lexicon.names.values():
        needed |= {f"{names.message}-{id_}" for id_ in names.ids} - words.given.keys()
    assert needed - message_ids(SHARED) - message_ids(game.folder / "text") == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_games_can_be_told_to_everyone(game: Game) -> None:
    for match in tables(game):
        readers = {viewer: words_for(match, viewer) for viewer in range(SPECTATOR, match.setup.seats)}
        foreign = []
        for language in OTHERS:
            with speaking(language):
                foreign.append(words_for(match, 0))
        while not match.over:
            seat = members(match.state.deciders())[0]
            draft = bot_draft(match, seat)
            for observation in steps_of(match, seat, draft):
                view = game.view(observation)
                assert isinstance(view, View)
                assert view.asked is not None
                assert readers[seat].prompt(view.asked.prompt, seat)
                for words in (readers[seat], *(foreign if len(match.plies) < FEW else [])):
                    answers = [words.action(name, view.asked.prompt) for name in view.asked.legal]
                    assert len(set(answers)) == len(answers), "two answers cannot be told apart"
            match.commit(seat, draft)
        for words in foreign:
            for ply in match.events(0):
                words.events(ply)
            assert words.catalogue.faults == []
        for viewer, words in readers.items():
            for ply in match.events(viewer):
                words.events(ply)
            assert words.catalogue.faults == []
        words = readers[SPECTATOR]  # the open replay: every secret part, told to nobody in particular
        for ply_events in [match.opening, *(ply.events for ply in match.plies)]:
            for line in words.events(ply_events):
                assert "You" not in line.split()
        assert words.catalogue.faults == []


def test_an_event_is_told_as_each_viewer_saw_it() -> None:
    match = Match(find_game("brutal-kingdom").setup(4), bytes(16))
    space = match.setup.space
    passed = kernel_events.Moved(space.number("pass:1:light"), space.number("hand:2:light"), 1, 0b110, 18)
    lines = [words_for(match, viewer).event(passed.for_viewer(viewer)) for viewer in range(3)]
    assert lines == [
        "Bruno passes Clara a light card.",
        "You pass Clara the Saint.",
        "Bruno passes you the Saint.",
    ]


def test_a_bot_never_has_the_name_of_the_person() -> None:
    assert player_names(Catalogue([SHARED]), 3, 0, "Clara") == ["Clara", "Bruno", "Dorin"]


def test_a_list_in_words() -> None:
    catalogue = Catalogue([SHARED])
    assert catalogue.join("list-or", ["a", "b", "c"]) == "a, b or c"
    assert catalogue.join("list-and", ["a"]) == "a"
    assert catalogue.join("list-and", []) == ""


def test_a_missing_message_shows_its_id() -> None:
    catalogue = Catalogue([SHARED])
    assert catalogue.say("no-such-message") == "no-such-message"
    assert catalogue.faults == ["no-such-message is missing"]
