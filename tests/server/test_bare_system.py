"""Where modules of some systems and the extra `cluster` are missing, it plays, or says what does not work."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regalia.server.process import ServerProcess
from web.conftest import apart, free_port

BARE = """
import sys
sys.modules |= dict.fromkeys(["asyncpg", "fcntl", "redis", "resource", "uvloop"])
"""


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """The environment of a Python without these modules."""
    (tmp_path / "sitecustomize.py").write_text(BARE)
    paths = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    return os.environ | {"PYTHONPATH": paths, "XDG_DATA_HOME": str(tmp_path)}


def run(bare: dict[str, str], *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "regalia", *command),
        env=bare,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_serves(bare: dict[str, str], tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, free_port(), bot_workers=1)
    server.environment |= bare
    try:
        apart(server.start)
    finally:
        server.stop()
    assert b"Traceback" not in server.log.read_bytes()


def test_it_plays_in_the_terminal(bare: dict[str, str]) -> None:
    done = run(bare, "play", "take-the-kingdom", "--seed", "1", "--bots", "page", given="1\n")
    assert done.returncode == 0, done.stderr
    assert "Saved in" in done.stdout


def test_runs_that_are_kept_say_that_they_cannot_be(bare: dict[str, str], tmp_path: Path) -> None:
    out = str(tmp_path / "games")
    done = run(bare, "selfplay", "brutal-kingdom", "--bots", "page", "--games", "1", "--out", out)
    assert done.returncode == 1
    assert "no locks on files" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("option", "module"), [("--database=postgresql://db/x", "asyncpg"), ("--redis=redis://cache", "redis")]
)
def test_a_cluster_names_its_extra(bare: dict[str, str], option: str, module: str) -> None:
    done = run(bare, "--no-browser", option)
    assert done.returncode == 1
    assert f"there is no module {module}; get it with: pip install 'regalia[cluster]'" in done.stderr
