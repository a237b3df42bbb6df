"""Games on a Ray cluster of two workers: the same games, whatever becomes of the workers."""

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from chores import die, die_once, stumble, who
from click.testing import CliRunner

from regalia.cli import main
from regalia.kernel.game import find_game
from regalia.lab.arena import contests
from regalia.lab.cluster import Cluster
from regalia.lab.contest import play_contest
from regalia.lab.errors import WorkerLost
from regalia.lab.executor import Alone
from regalia.lab.selfplay import SelfPlay, plan

ARENA = (
    "arena",
    "brutal-kingdom",
    "--bots",
    "ismcts:20,greedy,random",
    "--games",
    "12",
    "--play-all",
    "--json",
)


def rows(printed: str) -> list[dict[str, object]]:
    """The rows of a table, without the times."""
    found = [json.loads(line) for line in printed.splitlines()]
    return [{key: row[key] for key in row if key != "seconds_per_decision"} for row in found]


def table(*arguments: str) -> list[dict[str, object]]:
    """The rows of a run here."""
    return rows(CliRunner().invoke(main, [*ARENA, *arguments], catch_exceptions=False).stdout)


def table_by_ray(*arguments: str) -> list[dict[str, object]]:
    """The rows of a run in a process of its own, which may say nothing else."""
    command = [sys.executable, "-m", "regalia", *ARENA, "--ray", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return rows(done.stdout)


def test_the_table_is_the_same_with_two_jobs() -> None:
    here = table("--jobs", "1")
    assert len(here) == 3
    assert table("--jobs", "2") == here


@pytest.mark.soak  # another cluster to start: the one below is given to the executor in the same way
def test_the_table_is_the_same_on_a_cluster_of_our_own() -> None:
    assert table_by_ray("local", "--jobs", "2") == table("--jobs", "1")


def the_table_is_the_same_on_a_cluster_that_is_there(cluster: Cluster, tmp_path: Path) -> None:
    assert table_by_ray(cluster.ray.get_runtime_context().gcs_address) == table("--jobs", "1")


def two_workers_share_the_work(cluster: Cluster, tmp_path: Path) -> None:
    assert cluster.workers == 2
    assert len(set(cluster.map(who, range(20)))) == 2


def a_worker_that_is_killed_costs_nothing_but_time(cluster: Cluster, tmp_path: Path) -> None:
    planned = contests("brutal-kingdom", ["ismcts:100", "random"], 4, {}, 12, "3")
    play = partial(play_contest, keep=False)
    expected = [result.scores for result in Alone().map(play, planned)]
    victim = next(cluster.map(who, [0]))
    found = []
    for result in cluster.map(play, planned):
        found.append(result.scores)
        if len(found) == 2:
            os.kill(victim, signal.SIGKILL)
    assert found == expected


def what_a_worker_died_of_is_done_by_the_next(cluster: Cluster, tmp_path: Path) -> None:
    marks = [tmp_path / name for name in "ab"]
    assert list(cluster.map(die_once, marks)) == ["a", "b"]


def work_that_kills_every_worker_ends_the_run_with_a_word(cluster: Cluster, tmp_path: Path) -> None:
    with pytest.raises(WorkerLost, match="workers died 5 times at 17: "):
        list(cluster.map(die, [17]))


def a_fault_in_the_work_is_told_and_not_tried_again(cluster: Cluster, tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        list(cluster.map(stumble, [1, 0, 2]))


def the_files_of_self_play_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    run = plan(find_game("brutal-kingdom").setup(3), ["greedy", "random"], 12, "5", 5)
    for name, executor in (("cluster", cluster), ("alone", Alone())):
        work = SelfPlay(run, tmp_path / name)
        with work.claimed():
            work.play(executor, lambda: None)
    there, here = (
        {file.name: file.read_bytes() for file in (tmp_path / name).iterdir()}
        for name in ("cluster", "alone")
    )
    assert len(there) == 4
    assert there == here


CHECKS = (
    the_table_is_the_same_on_a_cluster_that_is_there,
    two_workers_share_the_work,
    a_worker_that_is_killed_costs_nothing_but_time,
    what_a_worker_died_of_is_done_by_the_next,
    work_that_kills_every_worker_ends_the_run_with_a_word,
    a_fault_in_the_work_is_told_and_not_tried_again,
    the_files_of_self_play_are_the_same,
)


@pytest.mark.long
def test_a_cluster_of_two_workers(
    subtests: pytest.Subtests, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One cluster for all of these, because it takes its time to start; its workers find the chores."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    with Cluster("local", 2) as cluster:
        for check in CHECKS:
            with subtests.test(check.__name__):
                check(cluster, tmp_path)


def refusal(*arguments: str) -> str:
    """What a person is told who cannot have a run."""
    result = CliRunner().invoke(main, [*ARENA, *arguments])
    assert result.exit_code in (1, 2)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr.splitlines()[-1]


def test_an_address_where_nobody_listens_is_told_at_once() -> None:
    assert refusal("--ray", "127.0.0.1:1").startswith("Error: there is no Ray at 127.0.0.1:1: ")


def test_an_address_that_is_none_is_told() -> None:
    told = refusal("--ray", "anywhere")
    assert told == "Error: 'anywhere' is not an address of Ray; use HOST:PORT, auto or local"


def test_a_cluster_has_its_own_number_of_workers() -> None:
    assert "--jobs works without --ray or with --ray local" in refusal("--ray", "127.0.0.1:1", "--jobs", "2")


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = refusal("--ray", "local")
    assert told == "Error: there is no module ray; get it with: pip install 'regalia[ray]'"
