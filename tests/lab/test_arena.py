"""The arena: fair, reproducible, and not to be stopped by a worker that dies."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.cli import main
from regalia.kernel.errors import BadOption
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.lab.arena import contests, line_up
from regalia.lab.contest import Contest, Result
from regalia.lab.statistics import Row, tabulate


def run(*arguments: str) -> list[dict[str, object]]:
    """The rows of a run with --json."""
    result = CliRunner().invoke(main, ["arena", *arguments, "--json"])
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def untimed(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{key: value for key, value in row.items() if key != "seconds_per_decision"} for row in rows]


QUICK = ("brutal-kingdom", "--bots", "greedy,random", "--games", "24", "--seed", "7", "--play-all")


def test_the_table_is_the_same_whatever_the_number_of_jobs() -> None:
    assert untimed(run(*QUICK, "--jobs", "1")) == untimed(run(*QUICK, "--jobs", "2"))


def test_another_seed_gives_other_games() -> None:
    assert untimed(run(*QUICK, "--jobs", "1")) != untimed(run(*QUICK, "--jobs", "1", "--seed", "8"))


def test_rows_say_how_often_each_bot_won() -> None:
    greedy, page = run(*QUICK, "--jobs", "1")
    assert (greedy["bot"], greedy["games"], page["games"]) == ("greedy", 24, 72)
    assert greedy["low"] < greedy["win_share"] < greedy["high"]  # type: ignore[operator]
    assert greedy["win_share"] * 24 + page["win_share"] * 72 == pytest.approx(24)  # type: ignore[operator]


def test_every_bot_sits_everywhere_at_every_deal() -> None:
    planned = contests("brutal-kingdom", ["greedy", "random"], 4, {}, 10, "1")
    assert len(planned) == 12
    seats = Counter((contest.deal, contest.bots.index("greedy")) for contest in planned)
    assert seats == Counter({(deal, seat): 1 for deal in range(3) for seat in range(4)})


@pytest.mark.parametrize(
    ("bots", "seats", "line"),
    [
        (["a", "b"], 2, ("a", "b")),
        (["a", "b"], 4, ("a", "b", "b", "b")),
        (["a", "b", "c"], 4, ("a", "b", "c", "b")),
        (["a"], 3, ("a", "a", "a")),
    ],
)
def test_the_first_bot_sits_alone_against_the_others(
    bots: list[str], seats: int, line: tuple[str, ...]
) -> None:
    assert line_up(bots, seats) == line


def test_too_many_bots_do_not_fit() -> None:
    with pytest.raises(BadOption, match="3 bots do not fit at a table of 2"):
        line_up(["a", "b", "c"], 2)


def test_more_than_two_bots_are_rated() -> None:
    rows = run("brutal-kingdom", "--bots", "ismcts:40,greedy,random", "--seats", "3", "--games", "30",
               "--jobs", "1", "--play-all")  # fmt: skip
    ratings = [row["rating"] for row in rows]
    assert ratings == sorted(ratings, reverse=True)  # type: ignore[type-var]


def test_a_settled_question_ends_the_run() -> None:
    rows = run("brutal-kingdom", "--seats", "3", "--bots", "greedy,random", "--games", "400", "--jobs", "2")
    assert 40 <= rows[0]["games"] < 400  # type: ignore[operator]
    assert rows[0]["low"] > 1 / 3  # type: ignore[operator]


def test_records_are_kept_and_can_be_replayed(tmp_path: Path) -> None:
    run(*QUICK, "--jobs", "1", "--games", "4", "--save", str(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    seeds = {Match.replay(Record.from_json(file.read_text())).seed for file in files}
    assert len(seeds) == 1, "the four rotations of a deal share it"


def test_bots_play_with_other_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    ours = find_game("brutal-kingdom").components()
    file.write_text(ours.replace('"4" = 13', '"4" = 12'), "utf-8")
    cards = ("--components", str(file))
    run(*QUICK, *cards, "--jobs", "1", "--games", "4", "--save", str(tmp_path / "records"))
    records = [Record.from_json(one.read_text()) for one in (tmp_path / "records").iterdir()]
    assert [record.components_file == file.read_text("utf-8") for record in records] == [True] * 4
    file.write_text(ours.replace("rank = 1\n", "rank = 99\n", 1), "utf-8")
    refused = CliRunner().invoke(main, ["arena", *QUICK, *cards])
    assert f"{file}: line " in refused.stderr


def test_a_cheater_sees_the_truth_and_gains_by_it() -> None:
    honest, cheater = "ismcts:30", "cheating-ismcts:30"
    rows = run(
        "brutal-kingdom", "--bots", f"{cheater},{honest}", "--seats", "3", "--games", "90", "--jobs", "2"
    )
    assert rows[0]["win_share"] > 1 / 3  # type: ignore[operator]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["brutal-kingdom", "--bots", "chancelor"], "did you mean chancellor?"),
        (["brutal-kingdoms", "--bots", "page"], "did you mean brutal-kingdom?"),
        (["brutal-kingdom", "--bots", ","], "at least one name"),
        (["brutal-kingdom", "--bots", "page", "--seats", "9"], "3 to 4 players, not 9"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(arguments: list[str], words: str) -> None:
    result = CliRunner().invoke(main, ["arena", *arguments])
    assert result.exit_code != 0
    assert words in result.output
    assert "Traceback" not in result.output


def worked(pid: int) -> float:
    """For how many seconds of a processor the processes have worked that a process has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    stats = [Path(f"/proc/{child}/stat") for child in children]
    ticks = [sum(map(int, stat.read_text().rpartition(")")[2].split()[11:13])) for stat in stats]
    return sum(ticks) / os.sysconf("SC_CLK_TCK")


def test_ctrl_c_prints_what_there_is() -> None:
    command = [sys.executable, "-m", "regalia", "arena", "brutal-kingdom", "--bots", "ismcts:20,greedy"]
    command += ["--games", "100000", "--play-all", "--jobs", "2", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        while worked(process.pid) < 2.5:  # their imports take most of it
            assert process.poll() is None
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=90)
    finally:
        process.kill()
    rows = [json.loads(line) for line in out.splitlines()]
    assert [row["bot"] for row in rows] == ["ismcts:20", "greedy"]
    assert "stopped after" in err
    assert "Traceback" not in err


def test_the_interval_narrows_with_more_games() -> None:
    few, many = Row("a", games=20, won=10.0, fair=5.0), Row("a", games=2000, won=1000.0, fair=500.0)
    for row in (few, many):
        row.deals = {deal: (float(deal % 5), 4) for deal in range(row.games // 4)}
    assert few.interval()[0] < many.interval()[0] < 0.5 < many.interval()[1] < few.interval()[1]
    assert many.is_settled()
    assert not few.is_settled()


def test_shared_wins_are_shared() -> None:
    contest = Contest("x", {}, ("a", "b"), "1", 0, 0)
    result = Result([0.5, 0.5], [3, 3], [1, 1], [1, 1], [0.0, 0.0], None)
    assert [row.won for row in tabulate(["a", "b"], [(contest, result)])] == [0.5, 0.5]
