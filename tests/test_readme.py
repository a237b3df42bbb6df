"""What the README says works."""

import re
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from regalia.cli import COMMANDS, main

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_its_python_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.S)
    assert blocks
    for block in blocks:
        done = subprocess.run((sys.executable, "-c", block), capture_output=True, text=True, check=True)
        assert done.stdout.startswith("[")


def test_its_commands_exist_with_their_options() -> None:
    lines = re.findall(r"^    regalia (\w+)(.*?)(?:#.*)?$", README, re.M)
    assert lines
    for command, rest in lines:
        assert command in COMMANDS
        help_text = CliRunner().invoke(main, [command, "--help"]).output
        for option in re.findall(r"--[a-z-]+", rest):
            assert option in help_text


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (Path(__file__).parent.parent / target).exists(), target
