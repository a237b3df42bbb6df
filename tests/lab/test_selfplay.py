"""Self-play: files that are the same whatever happened on the way, and games that can be played again."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from regalia.cli import main
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.lab.contest import play_contest
from regalia.lab.errors import OtherRun
from regalia.lab.executor import Alone
from regalia.lab.selfplay import Run, SelfPlay, plan
from regalia.lab.shards import read_games, schema, write_shard

QUICK = ("brutal-kingdom", "--bots", "greedy,random", "--games", "25", "--shard-size", "10", "--jobs", "1")
SLOW = ("brutal-kingdom", "--bots", "ismcts:150", "--games", "12", "--shard-size", "2", "--seats", "3")


def run(out: Path, *arguments: str) -> Any:
    """What a run with --json says that it did."""
    result = CliRunner().invoke(main, ["selfplay", *arguments, "--out", str(out), "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def refusal(out: Path, *arguments: str) -> str:
    """What a person is told who cannot have a run."""
    result = CliRunner().invoke(main, ["selfplay", *arguments, "--out", str(out)])
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    return result.stderr


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def touched(folder: Path) -> dict[str, tuple[int, int]]:
    """Which files the shards are, and when they were written."""
    return {file.name: (file.stat().st_ino, file.stat().st_mtime_ns) for file in folder.glob("*.parquet")}


def short_run() -> Run:
    return plan(find_game("brutal-kingdom").setup(3), ["greedy", "random"], 5, "1", 2)


def test_a_run_is_a_manifest_and_shards(tmp_path: Path) -> None:
    assert run(tmp_path, *QUICK) == {"out": str(tmp_path), "games": 25, "played": 25, "shards": 3}
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "games-000000000-000000009.parquet",
        "games-000000010-000000019.parquet",
        "games-000000020-000000024.parquet",
        "selfplay.json",
    ]


def test_the_files_are_the_same_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    run(tmp_path / "one", *QUICK)
    run(tmp_path / "two", *QUICK, "--jobs", "2")
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_every_row_gives_its_game_again(tmp_path: Path) -> None:
    planned = short_run()
    work = SelfPlay(planned, tmp_path)
    with work.claimed():
        work.play(Alone(), lambda: None)
    games = list(read_games(tmp_path))
    assert [game.number for game in games] == [0, 1, 2, 3, 4]
    for game in games:
        played = play_contest(planned.contest(game.number), True)
        assert game.record == played.record
        assert Match.replay(game.record).outcome.scores == game.record.scores == played.scores
    assert [game.bots.index("greedy") for game in games] == [0, 2, 1, 0, 2]
    assert len({game.record.seed for game in games}) == 5, "every game has a deal of its own"


def test_the_columns_are_those_that_the_documentation_names() -> None:
    text = (Path(__file__).parents[2] / "docs/selfplay.md").read_text("utf-8")
    rows = [line.split("|")[1:3] for line in text.splitlines() if line.startswith("| `")]
    named = [(name.strip(" `"), kind.strip()) for name, kind in rows]
    assert named == [(field.name, str(field.type).replace("item: ", "")) for field in schema()]


def test_shards_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    run(tmp_path, *QUICK)
    whole = contents(tmp_path)
    (tmp_path / "games-000000010-000000019.parquet").unlink()
    (tmp_path / "games-000000010-000000019.parquet.part").write_bytes(b"torn")
    before = touched(tmp_path)
    assert run(tmp_path, *QUICK)["played"] == 10
    assert run(tmp_path, *QUICK)["played"] == 0
    assert contents(tmp_path) == whole
    assert len(before) == 2
    assert before.items() < touched(tmp_path).items()


def begin(out: Path) -> subprocess.Popen[str]:
    """A run in a process of its own, some way on."""
    command = [sys.executable, "-m", "regalia", "selfplay", *SLOW, "--jobs", "2", "--out", str(out)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    while not list(out.glob("*.parquet")):
        assert process.poll() is None
        time.sleep(0.02)
    return process


def workers_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_run_that_was_killed_goes_on_and_leaves_nobody_behind(tmp_path: Path) -> None:
    process = begin(tmp_path / "killed")
    workers = workers_of(process.pid)
    process.kill()
    process.communicate(timeout=30)  # as workers that stayed would keep stderr open
    before = touched(tmp_path / "killed")
    assert 1 <= len(before) < 6
    assert run(tmp_path / "killed", *SLOW, "--jobs", "2")["played"] == 12 - 2 * len(before)
    assert before.items() < touched(tmp_path / "killed").items()
    run(tmp_path / "whole", *SLOW, "--jobs", "1")
    assert contents(tmp_path / "killed") == contents(tmp_path / "whole")
    assert len(workers) >= 2
    assert not any(map(is_alive, workers))


def test_ctrl_c_says_what_is_kept(tmp_path: Path) -> None:
    process = begin(tmp_path)
    process.send_signal(signal.SIGINT)
    try:
        told = process.communicate(timeout=90)[1]
    finally:
        process.kill()
    kept = 2 * len(list(tmp_path.glob("*.parquet")))
    assert process.returncode == 130
    assert told == f"stopped; {kept} of 12 games are saved, the same command continues from there\n"


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (("--seed", "2"), "seed '1' ≠ '2'"),
        (("--seats", "3"), "seats 4 ≠ 3"),
        (("--games", "30"), "games 25 ≠ 30"),
        (("--shard-size", "5"), "shard_size 10 ≠ 5"),
        (("--bots", "random"), "bots ('greedy', 'random', 'random', 'random') ≠"),
        (("--option", "moved_threats_end=on"), "'moved_threats_end': False"),
    ],
)
def test_a_folder_of_another_run_is_refused(tmp_path: Path, other: tuple[str, ...], told: str) -> None:
    with SelfPlay(
        plan(find_game("brutal-kingdom").setup(), ["greedy", "random"], 25, "1", 10), tmp_path
    ).claimed():
        pass
    before = contents(tmp_path)
    assert told in refusal(tmp_path, *QUICK, *other)
    assert contents(tmp_path) == before


def test_files_of_unknown_origin_are_not_taken_for_ours(tmp_path: Path) -> None:
    (tmp_path / "games-000000000-000000009.parquet").touch()
    assert "no selfplay.json that says which run" in refusal(tmp_path, *QUICK)


def test_a_manifest_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "selfplay.json").write_text("{}")
    assert "is not a manifest of self-play" in refusal(tmp_path, *QUICK)


def test_two_processes_do_not_play_into_one_folder(tmp_path: Path) -> None:
    with SelfPlay(short_run(), tmp_path).claimed():
        assert "another process is playing into" in refusal(tmp_path, *QUICK)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file/run"
    assert refusal(folder, *QUICK) == f"Error: cannot write {folder}: Not a directory\n"


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "games-000000000-000000009.parquet.part").mkdir()
    assert f"cannot write {tmp_path}/games-000000000-000000009.parquet: " in refusal(tmp_path, *QUICK)


def test_a_worker_with_other_rules_is_found_out(tmp_path: Path) -> None:
    class Stranger(Alone):
        """Plays by another version of the rules."""

        def map(self, work: Any, pieces: Any) -> Any:
            for result in super().map(work, pieces):
                record = msgspec.structs.replace(result.record, rules=99)
                yield msgspec.structs.replace(result, record=record)

    work = SelfPlay(short_run(), tmp_path)
    with work.claimed(), pytest.raises(OtherRun, match="a worker has version 99 of the rules"):
        work.play(Stranger(), lambda: None)
    assert not list(tmp_path.glob("*.parquet"))


def test_a_row_that_was_edited_is_told(tmp_path: Path) -> None:
    work = SelfPlay(short_run(), tmp_path)
    with work.claimed():
        work.play(Alone(), lambda: None)
    games = list(read_games(tmp_path))
    forged = msgspec.structs.replace(games[1].record, scores=[99, 0, 0])
    write_shard(tmp_path / "forged.parquet", [msgspec.structs.replace(games[1], record=forged)])
    with pytest.raises(BadRecord, match="game 1 was edited"):
        list(read_games(tmp_path / "forged.parquet"))


def test_without_pyarrow_one_is_told_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told = refusal(tmp_path / "new", *QUICK)
    assert told == "Error: there is no module pyarrow; get it with: pip install 'regalia[parquet]'\n"
    assert not (tmp_path / "new").exists()
