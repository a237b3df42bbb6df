"""Tuning: it climbs, it goes on where it was, and a bot's own numbers are nobody else's."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.bots.registry import make_bot
from regalia.cli import main
from regalia.kernel.bits import members
from regalia.kernel.errors import UnknownBot
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.lab.contest import Contest, Result
from regalia.lab.errors import LabError
from regalia.lab.executor import Alone
from regalia.lab.tuning import Task, Tuning, plan_tuning

GAME = find_game("kings-blood")


def task(steps: int, names: tuple[str, ...] = ("dead", "event"), seats: int = 2) -> Task:
    return plan_tuning(GAME.setup(seats), "courtier", names, 0.2, steps, 2, "1")


def hill(contest: Contest, keep: bool) -> Result:
    """A game that is won by whoever has `dead` nearer to 2, and the half of it by chance."""

    def height(bot: str) -> float:
        numbers = dict(word.split("=") for word in bot.partition("#")[0].split("/")[1:])
        return -abs(float(numbers["dead"]) - 2)

    seats = range(len(contest.bots))
    best = max(seats, key=lambda seat: height(contest.bots[seat]))
    winner = best if contest.deal % 2 else (contest.deal // 2 + contest.rotation) % len(contest.bots)
    shares = [float(seat == winner) for seat in seats]
    nothing = [0] * len(contest.bots)
    return Result(shares, nothing, nothing, nothing, [0.0] * len(contest.bots), None)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_climbs_and_leaves_alone_what_does_not_matter(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    monkeypatch.setattr("regalia.lab.tuning.play_contest", hill)
    with Tuning(task(600, seats=seats)) as tuning:
        tuning.run(Alone())
    assert 1.6 < tuning.numbers()["dead"] < 2.5, "it began at 0.5"
    assert 0.2 < tuning.numbers()["event"] < 0.6, "it began at 0.35"


def test_it_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("regalia.lab.tuning.play_contest", hill)
    with Tuning(task(20)) as whole:
        whole.run(Alone())
    count = 0

    def stop() -> None:
        nonlocal count
        count += 1
        if count == 7:
            raise KeyboardInterrupt

    path = tmp_path / "tuning.jsonl"
    with pytest.raises(KeyboardInterrupt), Tuning(task(20), path) as broken:
        broken.run(Alone(), stop)
    with Tuning(task(20), path) as again:
        assert len(again.journal.lines) == 7
        again.run(Alone())
    assert again.numbers() == whole.numbers()


def test_numbers_are_those_of_one_bot_alone() -> None:
    match = Match(GAME.setup(2), bytes(16))
    observation = match.observe(members(match.state.deciders())[0])

    def values(name: str) -> list[float]:
        return [c.value for c in make_bot(name, GAME).explain(observation, fast_rng(1))]

    usual = values("courtier")
    assert values("courtier/dead=3") != usual
    assert values("courtier") == usual, "others judge as before"
    assert GAME.weights is not None
    assert values(f"courtier/dead={GAME.weights.usual['dead']}") == usual


def test_numbers_of_a_search() -> None:
    assert make_bot("ismcts:10/prior=3/horizon=20/exploration=0.1", GAME).depth == 20  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "words"), [("courtier/lucky=1", "no number 'lucky'"), ("courtier/luck=much", "not 'much'")]
)
def test_numbers_that_are_none(name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        make_bot(name, GAME)


def test_what_cannot_be_tuned() -> None:
    with pytest.raises(LabError, match="lucky cannot be tuned in kings-blood: there are luck"):
        task(1, ("lucky",))


def test_the_command_ends_with_a_test(tmp_path: Path) -> None:
    command = ["lab", "tune-bot", "kings-blood", "--seats", "2", "--number", "dead", "--steps", "2"]
    command += ["--deals", "1", "--games", "2", "--jobs", "1", "--json", "--resume", str(tmp_path / "j")]
    done = CliRunner().invoke(main, command, catch_exceptions=False)
    numbers, test = map(json.loads, done.stdout.splitlines())
    assert list(numbers["numbers"]) == ["dead"]
    assert (test["new"], test["old"], test["verdict"]) == (numbers["bot"], "courtier", "undecided")
    assert CliRunner().invoke(main, command).stdout.splitlines()[0] == done.stdout.splitlines()[0]
