"""Guests: people with a browser of their own, who click only what the page offers them."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, Response, WebSocket
from playwright.sync_api import TimeoutError as TooLate

from regalia.kernel.game import find_game
from web.desks import PATIENCE, Desk

MOST_STEPS = 600  # choices in a game
LINE_BROKE = re.compile(r"net::ERR_|WebSocket connection to")  # the browser's own words for it

# Options that make a game short.
SHORT: dict[str, dict[str, Any]] = {"kings-blood": {"target": 100}}

# What violates the policy is told to the console, and so to the test.
WATCH_POLICY = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`forbidden: ${event.violatedDirective} ${event.blockedURI}`));
"""

# The share that a browser adds is always the same; see steady.py for the rest.
SAME_SHARE = "crypto.getRandomValues = (bytes) => bytes.fill(0xab);"

# How fast this browser shows what happens, unless someone has said so at the page.
PACE = """localStorage["regalia-settings"] ??= '{"pace": "%s"}';"""

POINT = (Path(__file__).parent / "point.js").read_text("utf-8")
LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")


class Guest:
    """Someone at a browser. Whatever the page does wrong is remembered, and fails the test at its end."""

    def __init__(self, desk: Desk, url: str, pace: str = "none") -> None:
        self.desk = desk
        self.page = desk.page
        self.context = desk.context
        self.url = url
        self.host = urlsplit(url).netloc
        self.faults: list[str] = []
        self.excused: list[str] = []  # what a test expects to go wrong, as patterns
        self.frames: list[dict[str, Any]] = []  # the messages that came over the WebSockets
        self.sent: list[dict[str, Any]] = []
        self.answers: list[Response] = []
        self.prepare(WATCH_POLICY + SAME_SHARE + PACE % pace)
        self._hears: dict[str, Callable[[Any], None]] = {
            "request": self._requested,
            "response": lambda answer: self.answers.append(answer),  # noqa: PLW0108  (a bound built-in will not do)
            "websocket": self._connected,
            "pageerror": lambda error: self.faults.append(f"error: {error}"),
            "console": self._said,
        }
        for event, hear in self._hears.items():
            self.page.on(event, hear)  # type: ignore[call-overload]

    def prepare(self, script: str) -> None:
        """Have the page run this before all else, from the next document on."""
        self.desk.prepare(script)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(f"console: {said.text}")

    def _requested(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.faults.append(f"a request to {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self.host:
            self.faults.append(f"a connection to {socket.url}")
        socket.on("framereceived", lambda frame: self.frames.extend(map(json.loads, str(frame).split("\n"))))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(str(frame))))

    def excuse(self, pattern: str) -> None:
        """Something will go wrong that a test wants."""
        self.excused.append(pattern)

    def leave(self) -> list[str]:
        """Stand up; gives what went wrong."""
        for event, hear in self._hears.items():
            self.page.remove_listener(event, hear)
        return [fault for fault in self.faults if not any(re.search(one, fault) for one in self.excused)]

    # Finding things

    def find(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def go(self, path: str) -> Response | None:
        return self.page.goto(urljoin(self.url, path))

    @property
    def code(self) -> str:
        """The table at which the page is."""
        found = re.search(r"/t/([^/#?]+)", self.page.url)
        assert found, f"{self.page.url} is no table"
        return found[1]

    def settled(self, found: Callable[[], Any]) -> Any:
        """Wait until something is so, and give it."""
        for pause in (20,) * 10 + (60,) * (PATIENCE // 60):
            if value := found():
                return value
            self.page.wait_for_timeout(pause)
        raise AssertionError("that never came about")

    # Opening tables

    def post(self, path: str, body: Any = None) -> Any:
        """As the page would, but without clicking."""
        answer = self.context.request.post(urljoin(self.url, path), data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def get(self, path: str) -> Any:
        """What the server tells at an address."""
        return self.context.request.get(urljoin(self.url, path)).json()

    def sit_down(self, game: str, people: int = 1, **fields: Any) -> str:
        """Open a table with as few seats as the game allows, the others for pages, and look at it."""
        code = self.open_table(game, people, **fields)
        self.go(f"/t/{code}")
        return code

    def open_table(self, game: str, people: int = 1, **fields: Any) -> str:
        """Without clicking, and without looking at it."""
        self.post("/api/me", {"name": "Mia"})
        seats = max(min(find_game(game).players), people)
        body = {
            "game": game,
            "seats": seats,
            "bots": [None] * people + ["page"] * (seats - people),
            "options": SHORT.get(game, {}),
            "seat": 0,
            "start": people == 1,
            **fields,
        }
        return str(self.post("/api/tables", body)["code"])

    # Playing

    def look(self, before: dict[str, Any] | None = None, ready: bool = True) -> dict[str, Any]:
        """What the page offers, once that is other than `before`; `ready`: once it offers anything."""
        given = {"before": before["same"] if before else "", "ready": ready, "patience": PATIENCE}
        seen: dict[str, Any] = self.page.evaluate(LOOK, given)
        return seen

    def choose(self, seen: dict[str, Any], rnd: random.Random) -> None:
        """Click something that is offered."""
        if seen["whole"]:
            self.hit(self.find("confirm"), "confirm")
        else:
            self.click(rnd.choice(seen["table"] + seen["bar"]))

    def click(self, action: str) -> None:
        """Choose an action where the page offers it."""
        found = self.page.locator(f'[data-testid=board] [data-can="{action}"]').or_(self.on_bar(action)).first
        self.hit(found, action)

    def hit(self, found: Locator, what: str) -> None:
        """Click on any spot of something that is not covered.

        If it is gone by now, as others may have played meanwhile, nothing is clicked.
        """
        point: dict[str, Any] = {}
        for _ in range(10):  # something may just be on its way across it
            try:
                point = found.evaluate(POINT, timeout=1000)
            except TooLate:
                return
            if point["free"]:
                self.page.mouse.click(point["x"], point["y"])
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{what} lights up, but cannot be clicked: it is covered by {point['by']}")

    def on_bar(self, action: str) -> Locator:
        """A choice in words."""
        return self.page.locator(f'[data-testid=choice-bar] .choices [data-action="{action}"]')

    def finish(self, rnd: random.Random) -> None:
        """Make one whole play, or end the one that was begun, until the server has told of it."""
        seen = self.look()
        before, made = len(self.plies()), self.plays_sent()
        for _ in range(MOST_STEPS):
            if self.plays_sent() > made or seen["over"]:
                break
            if is_open(seen):  # if not, what was chosen is on its way
                self.choose(seen, rnd)
            seen = self.look(seen, ready=False)
        self.settled(lambda: len(self.plies()) > before)

    def plays_sent(self) -> int:
        """How many plays this browser has sent to the server."""
        return sum(one["type"] == "commit" for one in self.sent)

    def log(self) -> list[str]:
        """What the log tells, line by line."""
        found: list[str] = self.find("log").locator("li:not(.mark)").all_inner_texts()
        return [line.strip() for line in found]

    def plies(self) -> list[int]:
        """Who made each ply that this browser was told of, from the set-up (-1) on; no ply may be missing."""
        made: dict[int, int] = {}
        for frame in self.frames:
            if frame["type"] == "state":
                made |= {frame["since"] + at: seat for at, seat in enumerate(frame["seats"])}
        assert sorted(made) == list(range(len(made))), "a ply was never told"
        return [made[ply] for ply in range(len(made))]

    def play(self, rnd: random.Random, steps: int = MOST_STEPS) -> dict[str, Any]:
        """Play so many steps, or until the game is over."""
        seen = self.look()
        for _ in range(steps):
            if seen["over"]:
                break
            assert is_open(seen), f"nothing to choose: {seen}"
            if self.find("deal-end").count():
                self.find("deal-end").get_by_role("button").click()
            self.choose(seen, rnd)
            seen = self.look(seen)
        assert seen["over"] or steps < MOST_STEPS, "the game never ends"
        return seen


def is_open(seen: dict[str, Any]) -> bool:
    """Whether there is something to do."""
    return bool(seen["whole"] or seen["table"] or seen["bar"])


def is_sideways(page: Page) -> int:
    """By how many pixels a page is too wide."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def read_a_card(guest: Guest) -> bool:
    """Go on the table by the arrow keys, from wherever the focus is, until something is told."""
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        guest.page.keyboard.press(key)
        if guest.find("detail").count():
            return True
    return False


def whose_turn(*guests: Guest) -> Guest:
    """The one of these people who is asked something; waits until someone is."""

    def asked() -> Guest | None:
        return next((one for one in guests if one.find("prompt").count()), None)

    found: Guest = guests[0].settled(asked)
    return found
