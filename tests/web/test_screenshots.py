"""`make screenshots`: a few of its pictures, and that it notices what does not fit."""

import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from browser import CHROMIUM
from screenshots.camera import FIT, SIZES
from screenshots.moments import Course, Host, moments
from screenshots.player import Plan
from web.browsing import Guest
from web.desks import drawn

TOOLS = Path(__file__).parents[2] / "tools"
SOME = [
    pytest.param("brutal-kingdom", ["640x360", "1280x720"], id="brutal-kingdom"),
    pytest.param("kings-blood", ["844x390", "820x1180"], id="kings-blood", marks=pytest.mark.soak),
]
LEAST_BYTES = 20_000  # of a picture that shows something


def size(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG file."""
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.long
@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
@pytest.mark.parametrize(("game", "sizes"), SOME)
def test_pictures_are_taken_of_real_games(tmp_path: Path, game: str, sizes: list[str]) -> None:
    """Without a word of complaint: nothing overlaps, is cut off, or is too small to be read."""
    paths = os.pathsep.join([str(TOOLS), os.environ.get("PYTHONPATH", "")])
    wanted = [part for name in sizes for part in ("--size", name)]
    told = subprocess.run(
        [sys.executable, "-m", "screenshots", tmp_path, "--game", game, "--moment", "draft", *wanted],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stderr) == (0, "")
    taken = {path.stem: path.read_bytes() for path in tmp_path.iterdir()}
    names = {f"{game}-{moment}-{name}": SIZES[name] for moment in ("middle", "draft") for name in sizes}
    assert {name: size(picture) for name, picture in taken.items()} == names
    assert min(map(len, taken.values())) > LEAST_BYTES


class Hasty(Host):
    """Opens no real tables: at each one there is a choice up to the sixth of ten decisions."""

    class Seat:
        """The player."""

        decision = 0
        asked = True
        over = property(lambda self: self.decision == 10)
        free = property(lambda self: self.decision < 6)

        def play(self) -> None:
            self.decision += 1

        def wait(self) -> None:
            """Nobody else plays."""

        close = wait

    def __init__(self) -> None:
        self.opened = 0

    def scout(self, game: str, seats: int, most: int) -> Course:
        return Course(fullness={8: 1})

    def open(self, game: str, seats: int, start: bool = True) -> str:
        self.opened += 1
        return str(self.opened)

    def sit(self, code: str, game: str, plan: Plan) -> Any:
        return self.Seat()


def test_a_middle_without_a_choice_is_looked_for_earlier() -> None:
    found = [
        (moment.name, moment.code, moment.player.decision)
        for moment in moments(Hasty(), "brutal-kingdom", {"middle"}, 400)
    ]
    assert found == [("middle", "2", 4)]


PLANTED = {
    "overlap by": "<div data-apart style='position:absolute;inset:0;pointer-events:none'>over</div>",
    "is cut off by": "<div style='width:40px;overflow:hidden;white-space:nowrap'>a long, long word</div>",
    "select “a long": "<select style='width:60px'><option>a long, long word</option></select>",
    "has letters of": "<p style='font-size:9px'>small</p>",
    "pixels too wide": "<div style='width:5000px;height:1px'></div>",
}


def test_what_does_not_fit_is_noticed(guest: Guest) -> None:
    guest.sit_down("brutal-kingdom")
    guest.look()
    given = {"table": True, "still": False}
    with drawn(guest.page):
        for fault, planted in PLANTED.items():
            assert not [found for found in guest.page.evaluate(FIT, given) if fault in found]
            guest.find("board").evaluate(
                "(main, html) => main.insertAdjacentHTML('afterbegin', html)", planted
            )
            assert [found for found in guest.page.evaluate(FIT, given) if fault in found], fault
            guest.find("board").evaluate("(main) => main.firstElementChild.remove()")
