"""Executors: results in order, whoever does the work, and nothing lost with a worker."""

import os
import signal
from collections.abc import Iterator
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest
from chores import die, die_once, nap, stumble

from regalia.lab.arena import contests
from regalia.lab.contest import play_contest
from regalia.lab.errors import WorkerLost
from regalia.lab.executor import Alone
from regalia.lab.processes import Processes

PLANNED = contests("brutal-kingdom", ["ismcts:100", "random"], 4, {}, 12, "3")


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    with Processes(2) as crew:
        yield crew


def test_results_come_in_order(processes: Processes) -> None:
    assert list(processes.map(nap, range(8))) == list(range(8))


def test_no_work_gives_no_results(processes: Processes) -> None:
    assert list(processes.map(nap, [])) == []


def test_work_is_taken_as_it_is_needed(processes: Processes) -> None:
    numbers = iter(range(1, 1_000_000))
    results = processes.map(stumble, numbers)
    assert [next(results), next(results)] == [1, 1 / 2]
    assert next(numbers) < 1000  # the first may be slow, and others be done meanwhile


def test_a_fault_in_the_work_is_told_and_not_tried_again(processes: Processes) -> None:
    with pytest.raises(ZeroDivisionError):
        list(processes.map(stumble, [1, 0, 2]))


def test_a_worker_that_is_killed_costs_nothing_but_time(processes: Processes) -> None:
    expected = [result.scores for result in Alone().map(partial(play_contest, keep=False), PLANNED)]
    found = []
    for result in processes.map(partial(play_contest, keep=False), PLANNED):
        found.append(result.scores)
        if len(found) == 2:
            victim = active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
    assert found == expected


def test_what_a_worker_died_of_is_done_by_the_next(processes: Processes, tmp_path: Path) -> None:
    marks = [tmp_path / name for name in "abc"]
    assert list(processes.map(die_once, marks)) == ["a", "b", "c"]


def test_work_that_kills_every_worker_ends_the_run_with_a_word(processes: Processes) -> None:
    with pytest.raises(WorkerLost, match="workers died 5 times at 17: "):
        list(processes.map(die, [17]))
