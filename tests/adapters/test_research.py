"""What docs/research.md says works."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import ppo
from regalia.lab.contest import Contest, play_contest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text()
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the page's commands were run: with some records."""
    found = tmp_path_factory.mktemp("research")
    (found / "records").mkdir()
    for deal in range(2):
        contest = Contest("brutal-kingdom", {}, ("courtier", "page", "page"), "1", deal, 0)
        record = play_contest(contest, True).record
        assert record is not None
        (found / "records" / f"{deal}.json").write_text(record.to_json())
    return found


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_its_python_runs(block: str, folder: Path) -> None:
    done = subprocess.run(
        (sys.executable, "-c", block), capture_output=True, text=True, check=True, cwd=folder
    )
    assert done.stdout


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)[^)]*\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target


def test_the_example_learns_something_at_once() -> None:
    """A look at the code, not at how well it learns: that takes minutes, and is in the soak."""
    share, half = ppo.train("brutal-kingdom", 3, minutes=0, seed=1, steps=4, exams=20)
    assert 0 <= share <= 1
    assert half < 0.5


@pytest.mark.soak
def test_the_example_beats_random_players() -> None:
    share, half = ppo.train("brutal-kingdom", 4, minutes=4, seed=1)
    assert share - half > 0.27, "one of four would win 0.25"
