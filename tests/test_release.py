"""The wheel in a clean environment and the docs site: that takes minutes, so only `make soak` does it."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.soak


def needs(module: str, extra: str) -> None:
    if find_spec(module) is None:
        pytest.skip(f"{module} is not installed: pip install -c constraints.txt -e '.[{extra}]'")


def test_the_wheel_of_the_sdist_serves_plays_and_searches(tmp_path: Path) -> None:
    needs("build", "release")
    subprocess.run((sys.executable, "tools/check_wheel.py", tmp_path / "wheel"), cwd=ROOT, check=True)


def test_the_docs_site_is_built_without_a_warning(tmp_path: Path) -> None:
    needs("mkdocs", "docs")
    command = (sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", tmp_path / "site")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
