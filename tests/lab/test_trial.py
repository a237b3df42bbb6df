"""Trials: until a sequential test decides, noted game by game, the same whoever plays."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from regalia.bots.levels import parse_levels
from regalia.cli import main
from regalia.kernel.game import find_game
from regalia.lab.contest import Contest, play_contest
from regalia.lab.errors import LabError, OtherRun
from regalia.lab.executor import Alone
from regalia.lab.levels import Rung, measure, row_of, rungs, write_levels
from regalia.lab.processes import Processes
from regalia.lab.sprt import ACCEPTED, REFUSED, UNDECIDED
from regalia.lab.trial import NEW_AMONG_OLD, OLD_AMONG_NEW, Plan, Played, Trial, plan_trial


def plan(new: str = "courtier", old: str = "page", seats: int = 2, seed: str = "1") -> Plan:
    return plan_trial(find_game("kings-blood").setup(seats), new, old, (0.0, 0.1), seed=seed)


def untimed(lines: list[Played]) -> list[tuple[object, ...]]:
    return [(line.side, line.deal, line.rotation, line.share, line.decisions) for line in lines]


def played(path: Path | None = None, games: int | None = None) -> Trial:
    with Trial(plan(), path) as trial:
        trial.run(Alone(), games)
    return trial


def test_the_better_bot_is_accepted_and_the_worse_refused() -> None:
    assert played().verdict == ACCEPTED
    with Trial(plan("page", "courtier")) as trial:
        trial.run(Alone())
    assert trial.verdict == REFUSED


def test_equals_stay_undecided_until_the_games_are_spent() -> None:
    with Trial(plan("page#2", "page")) as trial:
        assert trial.run(Alone(), games=20)
    assert (trial.verdict, len(trial.journal.lines)) == (UNDECIDED, 20)


def test_processor_time_ends_it_at_the_end_of_a_deal() -> None:
    with Trial(plan("page#2", "page")) as trial:
        assert trial.run(Alone(), work=1e-9)
    assert len(trial.journal.lines) == 2


def test_bots_that_choose_alike_play_the_same_game_in_every_rotation() -> None:
    with Trial(plan("courtier#2", "courtier", seats=3)) as trial:
        trial.run(Alone(), games=18)
    for side in trial.sides:
        assert side.shares == [pytest.approx(1 / 3)] * 3


def test_large_tables_ask_two_questions() -> None:
    with Trial(plan(seats=3)) as trial:
        trial.run(Alone())
    new, old = trial.reports()
    assert (new.side, old.side) == (NEW_AMONG_OLD, OLD_AMONG_NEW)
    assert (new.verdict, old.verdict) == (ACCEPTED, ACCEPTED)
    assert new.share is not None
    assert old.share is not None
    assert old.share < 1 / 3 < new.share


def test_what_is_killed_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole.jsonl")
    path = tmp_path / "killed.jsonl"
    killed = played(path, games=10)
    assert len(killed.journal.lines) == 10
    with path.open("ab") as file:
        file.write(b"[0,5,0,1.0,[3")  # the machine stopped in the middle of a line
    again = played(path)
    assert untimed(again.journal.lines) == untimed(whole.journal.lines)
    assert again.verdict == whole.verdict
    assert len(played(path).journal.lines) == len(again.journal.lines), "nothing is played when it is decided"


def test_stopping_within_a_deal_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    with Trial(plan(), path) as trial:
        assert not trial.run(Alone(), stop=lambda: len(trial.journal.lines) == 3)
    assert untimed(played(path).journal.lines) == untimed(played().journal.lines)


def test_it_is_the_same_whatever_the_number_of_jobs() -> None:
    with Processes(2) as crew, Trial(plan(seats=3)) as trial:
        trial.run(crew)
    with Trial(plan(seats=3)) as alone:
        alone.run(Alone())
    assert untimed(trial.journal.lines) == untimed(alone.journal.lines)


def test_the_journal_of_another_trial_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    played(path, games=4)
    with pytest.raises(OtherRun, match="seed '1' ≠ '2'"), Trial(plan(seed="2"), path):
        pass
    (tmp_path / "other").write_text("{}\n")
    with pytest.raises(OtherRun, match="not a journal of such a run"), Trial(plan(), tmp_path / "other"):
        pass


def test_a_journal_is_written_by_one_process_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    with Trial(plan(), path), pytest.raises(OtherRun, match="another process"), Trial(plan(), path):
        pass


def test_a_bot_is_not_tried_against_itself() -> None:
    with pytest.raises(LabError, match="page#2"):
        plan("page", "page")


def arena(*arguments: str) -> dict[str, object]:
    result = CliRunner().invoke(
        main, ["arena", "kings-blood", "--jobs", "1", *arguments], catch_exceptions=False
    )
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_the_arena_says_its_verdict_and_which_question_it_was(tmp_path: Path) -> None:
    journal = str(tmp_path / "j.jsonl")
    told = arena("--bots", "courtier,page", "--seats", "2", "--sprt", "0,0.1", "--json", "--resume", journal)
    assert (told["verdict"], told["question"]) == ("accepted", "no search")
    limits = ("--seats", "2", "--sprt", "0,0.1", "--games", "2", "--json")
    assert (
        arena("--bots", "ismcts:5,ismcts:5#2", *limits)["question"] == "equal iterations: 5 iterations each"
    )
    assert arena("--bots", "ismcts:2ms,ismcts:2ms#2", *limits)["question"] == "equal time: 0.002 s each"
    assert "unequal" in str(arena("--bots", "ismcts:5,ismcts:2ms", *limits)["question"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "courtier,page", "--sprt", "0.1,0"], "must be less than"),
        (["--bots", "courtier,page", "--sprt", "fair"], "two numbers"),
        (["--bots", "courtier", "--sprt", "0,0.1"], "two bots"),
        (["--bots", "courtier,page", "--hours", "1"], "need --sprt"),
    ],
)
def test_what_is_no_test_is_told_in_a_line(arguments: list[str], words: str) -> None:
    result = CliRunner().invoke(main, ["arena", "kings-blood", *arguments])
    assert result.exit_code != 0
    assert words in result.output


RUNG = Rung("kings-blood", 2, "courtier", "page")


def test_rungs_are_at_the_smallest_and_usual_number_and_the_top_at_the_usual_alone() -> None:
    found = [(rung.seats, rung.level, rung.against, rung.budget) for rung in rungs(["kings-blood"])]
    assert found == [
        (2, "courtier", "page", 3600),
        (4, "courtier", "page", 3600),
        (2, "chancellor", "courtier", 3600),
        (4, "chancellor", "courtier", 3600),
        (4, "sovereign", "chancellor", 14400),
    ]
    (one,) = rungs(["kings-blood"], ["chancellor"], seats=2)
    assert (one.seats, one.plan().seed, one.plan("fresh").seed) == (2, "levels", "fresh")


def test_a_rung_becomes_a_row_and_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    trial, ended = measure(RUNG, RUNG.plan(), tmp_path, Alone(), lambda: False, lambda trial: None)
    assert ended
    row = row_of(trial)
    assert (row.level, row.against, row.verdict, row.deals) == ("courtier", "page", ACCEPTED, 100)
    file = tmp_path / "levels.toml"
    other = replace(row, level="sovereign", against="chancellor")
    write_levels(file, [other, replace(row, share=0.1)])
    write_levels(file, [row])
    assert parse_levels(file.read_text()) == [row, other]


def test_the_command_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    command = ["lab", "levels", "kings-blood", "--level", "courtier", "--jobs", "1"]
    command += ["--journal", str(tmp_path / "journal"), "--out", str(file)]
    first = CliRunner().invoke(main, [*command, "--minutes", "0"])
    assert "time is up" in first.output
    assert not file.exists()
    assert len(list((tmp_path / "journal").iterdir())) == 1
    second = CliRunner().invoke(main, command)
    assert second.exit_code == 0, second.output
    assert [row.verdict for row in parse_levels(file.read_text())] == [ACCEPTED, ACCEPTED]


HERE = Path(__file__).parent.parent.parent


def test_a_bot_of_another_checkout_plays_as_it_does_at_home() -> None:
    contest = Contest("kings-blood", {}, ("page", "courtier", "page#2"), "1", 0, 0)
    guests = replace(contest, bots=("page", f"courtier@{HERE}", f"page@{HERE}#2"))
    ours, theirs = play_contest(contest, keep=True), play_contest(guests, keep=True)
    assert ours.record == theirs.record
    assert ours.decisions == theirs.decisions


def test_the_version_before_is_a_bot_like_others(tmp_path: Path) -> None:
    told = arena("--bots", f"courtier,page@{HERE}", "--seats", "2", "--sprt", "0,0.1", "--json")
    assert told["verdict"] == "accepted"
    for bots, words in (
        (f"courtier,page@{tmp_path}", "not a checkout of regalia"),
        (f"courtier,pages@{HERE}", "no bot 'pages'"),
    ):
        result = CliRunner().invoke(main, ["arena", "kings-blood", "--bots", bots, "--sprt", "0,0.1"])
        assert result.exit_code != 0
        assert words in result.output
