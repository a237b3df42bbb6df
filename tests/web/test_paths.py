"""Whole ways of people through a game: friends and a bot, the keyboard at 200 %, a line that breaks.

A guest on a phone, from the invitation to the rematch, is in test_evening.py.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from regalia.kernel.game import game_names
from regalia.server.process import ServerProcess
from web.browsing import LINE_BROKE, Guest, is_open, whose_turn
from web.cable import Cable
from web.desks import PATIENCE

HERE = Path(__file__).parent
PLAY, HURRY = ((HERE / name).read_text("utf-8") for name in ("play.js", "hurry.js"))
QUICK = ("brawling-barons",)  # whole games that take a few seconds
WHOLE_GAMES = [pytest.param(game, marks=[pytest.mark.soak] * (game not in QUICK)) for game in game_names()]
SMALL = ("kardinal-koenig", "take-the-kingdom")  # of which there is much to reach on little room
KEYBOARD_GAMES = [pytest.param(game, marks=[pytest.mark.soak] * (game not in SMALL)) for game in game_names()]
ENOUGH = 300  # pixels of a table on a phone
LONG = 40 * PATIENCE  # milliseconds that a whole game may take
DOUBLED = {"width": 640, "height": 360}  # 1280x720 at 200 %
MOST_TABS = 3  # until something is reached that can be chosen
HERE_IS = """() => {
  const here = document.activeElement;
  const { left, top, right, bottom } = here.getBoundingClientRect();
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return { choice: !!(here.dataset.can ?? here.dataset.action), testid: here.dataset.testid ?? "", inside,
           name: here.getAttribute("aria-label") ?? here.textContent.trim() };
}"""


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_three_people_and_a_bot_to_the_end(
    short: ServerProcess, visit: Callable[..., Guest], game: str
) -> None:
    """At a desk, on a phone, at a desk by night; everyone sees the same game and the same result."""
    people = [visit(url=short.url), visit("phone", url=short.url), visit(scheme="dark", url=short.url)]
    host, *friends = people
    for one in people:
        one.prepare(HURRY)
    code = host.sit_down(game, people=3, seats=4, bots=[None, None, None, "page"])
    for friend, name in zip(friends, ("Tom", "Ida"), strict=True):
        friend.go(f"/t/{code}")
        friend.find("my-name").fill(name)
        friend.find("join").click()
        expect(host.find("gathering")).to_contain_text(name)
    host.find("start").click()
    for one in people:
        one.find("board").wait_for()
        one.page.evaluate(PLAY)
    for one in people:
        one.find("end").wait_for(timeout=LONG)
        expect(one.find("rank")).to_have_count(4)
        expect(one.find("why-ended")).not_to_be_empty()
        assert one.plies() == host.plies()
    assert set(host.plies()) == {-1, 0, 1, 2, 3}
    assert len({tuple(one.find("rank").locator(".score").all_inner_texts()) for one in people}) == 1
    phone = friends[0]
    phone.page.reload()  # who comes back later is not told the whole game again
    phone.find("see-table").click()
    room = phone.find("board").bounding_box()
    assert room
    assert room["height"] > ENOUGH


def tab_to_a_choice(guest: Guest) -> dict[str, Any]:
    """Tab is pressed a few times at most until it comes to something to choose, which is in sight."""
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        here: dict[str, Any] = guest.page.evaluate(HERE_IS)
        if here["choice"] or here["testid"] in ("confirm", "go-on"):
            assert here["inside"], f"{here} is out of sight"
            assert here["name"]
            return here
    raise AssertionError(f"Tab did not come to what can be chosen, but to {here}")


@pytest.mark.parametrize("game", KEYBOARD_GAMES)
def test_by_keyboard_at_200_percent(guest: Guest, game: str) -> None:
    """From the table's address on, Tab and Enter alone make every play of the first turns."""
    guest.page.set_viewport_size(DOUBLED)  # type: ignore[arg-type]
    guest.sit_down(game)
    seen = guest.look()
    rnd = random.Random(game)
    for _ in range(16):
        if seen["over"]:
            break
        assert is_open(seen)
        tab_to_a_choice(guest)
        for _ in range(rnd.randrange(3)):  # and on to another
            guest.page.keyboard.press("Tab")
            if not guest.page.evaluate(HERE_IS)["choice"]:
                guest.page.keyboard.press("Shift+Tab")
        guest.page.keyboard.press("Enter")
        seen = guest.look(seen)
    assert guest.plies().count(0) >= 2


def test_the_line_breaks_in_the_middle_of_a_play_among_people(
    short: ServerProcess, visit: Callable[..., Guest]
) -> None:
    """The others see who is away and wait; back again, one finishes the play that was begun, and the game."""
    cable = Cable(short.url)
    host, friend = visit(url=short.url), visit("phone", url=cable.url)
    friend.excuse(LINE_BROKE.pattern)
    for one in (host, friend):
        one.prepare(HURRY)
    code = host.sit_down("brawling-barons", people=2)
    friend.post("/api/me", {"name": "Tom"})
    friend.go(f"/t/{code}")
    friend.find("sit").first.click()
    host.find("start").click()
    rnd = random.Random(1)
    for one in (host, friend):
        one.find("board").wait_for()
        one.finish(rnd)  # all bid for the first turn at once
    while whose_turn(host, friend) is host:
        host.finish(rnd)
    seen = friend.look()
    while not seen["draft"]:
        friend.choose(seen, rnd)
        seen = friend.look(seen)
    draft = seen["draft"]
    cable.cut()
    expect(friend.page.get_by_role("alert").first).to_contain_text("connection is lost")
    expect(host.find("absent")).to_contain_text("Tom")
    told = host.plies()
    cable.mend()
    friend.page.evaluate("dispatchEvent(new Event('online'))")
    expect(friend.page.get_by_role("button", name="Try now")).to_have_count(0)
    expect(host.find("absent")).to_have_count(0)
    assert host.plies() == told
    expect(friend.find("draft")).to_have_text(draft)
    friend.finish(rnd)
    for one in (host, friend):
        one.page.evaluate(PLAY)
    for one in (host, friend):
        one.find("end").wait_for(timeout=4 * PATIENCE)
    assert host.plies() == friend.plies()
    cable.close()
