"""Bots play legally, cannot cheat, repeat themselves by seed, and explain themselves."""

import random
from collections.abc import Iterator

import pytest

import regalia
from playing import begin, random_plies, seed
from regalia.bots.ismcts import IsmctsBot
from regalia.bots.registry import LEVELS, Bot, _of_other_packages, bot_names, make_bot, make_draft
from regalia.kernel.bits import members
from regalia.kernel.errors import UnknownBot
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.testing.secrecy import with_truth

ITERATIONS = 60 if regalia.compiled else 10  # bots think shorter as pure Python
SPECS = ["random", "greedy", "courtier:bold", f"ismcts:{ITERATIONS}", "policy"]
every_game = pytest.mark.parametrize("name", game_names())
every_bot = pytest.mark.parametrize("spec", SPECS)


def positions(game: Game, number: int, every: int) -> Iterator[tuple[Match, int]]:
    """Positions of a random match, with a seat that has something to choose; as pure Python one."""
    match = Match(game.setup(), seed(number))
    for ply, (seat, _) in enumerate(random_plies(match, random.Random(number))):
        if (ply % every == 0 if regalia.compiled else ply > 12) and len(match.legal(seat)) > 1:
            yield match, seat
            if not regalia.compiled:
                return
    assert regalia.compiled, "the match was too short"


@every_game
@every_bot
def test_a_bot_chooses_something_legal_and_repeats_itself_by_seed(name: str, spec: str) -> None:
    game = find_game(name)
    for match, seat in positions(game, 1, 9):
        bot = make_bot(spec, game)
        choices = {bot.choose(match.observe(seat), fast_rng(7)) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(match.legal(seat))


@every_game
@every_bot
def test_no_hidden_truth_changes_a_choice(name: str, spec: str) -> None:
    game = find_game(name)
    bot = make_bot(spec, game)
    for match, seat in positions(game, 2, 7):
        chosen = bot.choose(match.observe(seat), fast_rng(5))
        for number in range(3):
            other = with_truth(match, match.observe(seat).sample(fast_rng(number)))
            assert bot.choose(other.observe(seat), fast_rng(5)) == chosen


@every_game
@every_bot
def test_an_observation_is_not_changed_by_thinking(name: str, spec: str) -> None:
    game = find_game(name)
    bot = make_bot(spec, game)
    for match, seat in positions(game, 3, 15):
        observation = match.observe(seat)
        before = observation.state.dump(), observation.witness.dump()
        bot.choose(observation, fast_rng(1))
        assert (observation.state.dump(), observation.witness.dump()) == before


@every_game
def test_a_search_explains_itself(name: str) -> None:
    game = find_game(name)
    for match, seat in positions(game, 4, 11):
        bot = IsmctsBot(ITERATIONS)
        found = bot.explain(match.observe(seat), fast_rng(3))
        assert sorted(candidate.action for candidate in found) == match.legal(seat)
        assert sum(candidate.share for candidate in found) == pytest.approx(1)
        assert all(0.0 <= candidate.value <= 1.0 for candidate in found)
        assert [c.share for c in found] == sorted((c.share for c in found), reverse=True)
        assert bot.done == ITERATIONS
        assert bot.nodes <= ITERATIONS + 1 + len(found), "the memory of a search is a node an iteration"


@every_game
def test_a_search_that_only_chooses_ends_when_nothing_can_change_its_choice(name: str) -> None:
    game = find_game(name)
    spared = 0
    for match, seat in positions(game, 6, 17):
        bot = IsmctsBot(10 * ITERATIONS if regalia.compiled else ITERATIONS, depth=20)
        bot.exploration = 0.1
        wanted = bot.explain(match.observe(seat), fast_rng(3))[0].action
        assert bot.done == bot.iterations
        assert bot.choose(match.observe(seat), fast_rng(3)) == wanted
        spared += bot.iterations - bot.done
    assert spared > 0 or not regalia.compiled


@every_game
@pytest.mark.parametrize("spec", ["greedy", f"ismcts:{ITERATIONS // 3}"])
def test_bots_play_whole_games(name: str, spec: str) -> None:
    game = find_game(name)
    match = Match(game.setup(game.players[0]), seed(5))
    bot = make_bot(spec, game)
    rng = fast_rng(1)
    plies = 10_000 if regalia.compiled else 8
    while not match.over and len(match.plies) < plies:
        seat = members(match.state.deciders())[0]
        match.commit(seat, make_draft(bot, match.observe(seat), rng))
    assert match.over or not regalia.compiled


@every_game
def test_hunches_play_whole_games(name: str) -> None:
    game = find_game(name)
    for seats in (game.players[0], game.usual):
        state = begin(game.setup(seats), seats)
        rng = fast_rng(seats)
        while deciders := members(state.deciders()):
            action = state.rollout_action(deciders[0], rng)
            assert action in state.legal(deciders[0])
            state.apply(deciders[0], action)


def test_levels_are_made_of_what_they_say() -> None:
    game = find_game("brutal-kingdom")
    made = [make_bot(level.name, game) for level in LEVELS]
    assert [type(bot).__name__ for bot in made] == ["RandomBot", "GreedyBot", "IsmctsBot", "IsmctsBot"]
    budgets = [bot.iterations for bot in made if isinstance(bot, IsmctsBot)]
    assert budgets == [round(game.pace * level.seconds) for level in LEVELS[2:]]


@pytest.mark.parametrize("name", ["chancelor", "ismcts", "ismcts:0", "ismcts:many", "page:3", ""])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"there is no (bot|character '3')"):
        make_bot(name, find_game("brutal-kingdom"))


class Stubborn:
    """A bot of another package: always takes the first choice."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, observation: object, rng: object) -> int:
        return 0

    def explain(self, observation: object, rng: object) -> list[object]:
        return []


def test_another_package_can_add_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        name = "stubborn"

        def load(self) -> type[Stubborn]:
            return Stubborn

    asked: list[str] = []

    def found(group: str) -> list[Entry]:
        asked.append(group)
        return [Entry()]

    monkeypatch.setattr("regalia.bots.registry.entry_points", found)
    _of_other_packages.cache_clear()
    try:
        assert "stubborn" in bot_names()
        bot: Bot = make_bot("stubborn", find_game("brutal-kingdom"))
        assert isinstance(bot, Stubborn)
    finally:
        _of_other_packages.cache_clear()
    assert asked == ["regalia.bots"], "all installed packages are read for that: once is enough"


@pytest.mark.pure
@every_game
def test_a_search_ends_after_its_seconds(name: str) -> None:
    game = find_game(name)
    match, seat = next(positions(game, 3, 1))
    bot = make_bot("ismcts:100000000", game, 0.05)
    assert isinstance(bot, IsmctsBot)
    bot.choose(match.observe(seat), fast_rng(1))
    assert 0 < bot.done < 100_000_000
