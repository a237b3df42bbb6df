"""Bots of another checkout, at a table of ours: `courtier@../before` is the courtier of the sources there.

They think in a process of their own (`guest_process.py`, which this file starts), that follows the game from
its deal on and is asked for plays. So a change can be tried against the version before it.
"""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import regalia
from regalia.kernel.game import find_game
from regalia.lab.errors import LabError

AT = "@"
SCRIPT = Path(__file__).with_name("guest_process.py")


def is_guest(bot: str) -> bool:
    """Whether a bot is one of another checkout."""
    return AT in bot


def split(bot: str) -> tuple[str, Path]:
    """The name that a guest has at home, and where that is."""
    name, _, place = bot.partition(AT)
    checkout = Path(place.partition("#")[0]).resolve()
    if not (checkout / "src" / "regalia").is_dir():
        raise LabError(f"{checkout} is not a checkout of regalia: it has no folder src/regalia")
    return name, checkout


class Home:
    """The process of a checkout, which plays one game at a time."""

    def __init__(self, checkout: Path) -> None:
        self.checkout = checkout
        python = checkout / ".venv" / "bin" / "python"
        self.process = subprocess.Popen(
            (str(python) if python.exists() else sys.executable, str(SCRIPT)),
            env={**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONSAFEPATH": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is ours to hear; it ends when nobody can ask any more
        )

    def ask(self, what: str, *given: object) -> Any:
        """What the process answers; an error if it cannot."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode((what, *given)) + b"\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            raise LabError(f"the bots of {self.checkout} stopped without an answer")
        answer = json.loads(line)
        if "error" in answer:
            raise LabError(f"in {self.checkout}: {answer['error']}")
        return answer["found"]


@cache
def home(checkout: Path) -> Home:
    """The process of a checkout; there is one for each of our processes."""
    return Home(checkout)


class About(msgspec.Struct, frozen=True):
    """What a checkout says of a game and one of its bots."""

    rules: int
    components: str | None  # an old checkout does not say
    compiled: bool
    iterations: int | None
    seconds: float


@cache
def about(bot: str, game: str) -> About:
    """What a guest says of itself; an error if it does not know the game as we do."""
    name, checkout = split(bot)
    found = msgspec.convert(home(checkout).ask("about", name, game), About)
    ours = find_game(game).setup()
    if found.rules != ours.version or found.components not in (None, ours.components_file.digest):
        raise LabError(f"{game} has other rules or components in {checkout} than here")
    if found.compiled != regalia.compiled:
        raise LabError(f"only one of both is compiled; run make build here and in {checkout}")
    return found


class Guest:
    """A bot of another checkout at a seat of ours."""

    def __init__(self, bot: str, seat: int) -> None:
        self.name, checkout = split(bot)
        self.home = home(checkout)
        self.seat = seat
        self.decisions = 0
        self.seconds = 0.0

    def draft(self) -> list[int]:
        """A whole play."""
        draft: list[int]
        draft, self.decisions, self.seconds = self.home.ask("draft", self.seat)
        return draft


def welcome(guests: list[Guest], contest: msgspec.Struct) -> list[Home]:
    """Tell the homes of all guests that a game begins; gives them."""
    homes = list(dict.fromkeys(guest.home for guest in guests))
    for place in homes:
        seated = {guest.seat: guest.name for guest in guests if guest.home is place}
        # An older checkout would give each rotation generators of its own.
        place.ask("begin", {**msgspec.to_builtins(contest), "rotation": 0}, seated)
    return homes
