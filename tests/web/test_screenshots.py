"""The scripts behind `make screenshots`."""

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from web.conftest import CHROMIUM

TOOLS = Path(__file__).parents[2] / "tools"
PICTURES = {"table-brutal-kingdom-wide-light": (1280, 720), "draft-kings-blood-phone-dark": (390, 844)}
LEAST_BYTES = 20_000  # of a picture that shows something


def run(script: str, *arguments: str | Path) -> None:
    """Run a script of tools/ as make does."""
    environment = {**os.environ, "CHROMIUM": str(CHROMIUM)}
    subprocess.run([sys.executable, TOOLS / script, *arguments], env=environment, check=True)


def size(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG file."""
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
def test_pictures_are_taken(tmp_path: Path) -> None:
    scenes, pictures = tmp_path / "scenes", tmp_path / "pictures"
    run("web_scenes.py", "--quick", scenes)
    run("web.py", "screenshots", scenes, pictures, *PICTURES)
    taken = {path.stem: path.read_bytes() for path in pictures.iterdir()}
    assert {name: size(picture) for name, picture in taken.items()} == PICTURES
    assert min(map(len, taken.values())) > LEAST_BYTES
