"""Everything on the table can be asked what it is: by pointing, by a long press and by keyboard."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from regalia.kernel.game import game_names
from web.browsing import Guest, read_a_card

PLIES = 3  # of the person, before the table is looked at
# Cards, units and pieces of which nothing can be told. Panels of players and parts of the game are none.
SILENT = """() => {
  const board = document.querySelector("[data-testid=board]");
  const THINGS = ".card, div.back, .token, .figure, .unit, [data-about]";
  const OTHERS = /^(seat|chapter|zone:hand|zone:stack|zone:pass)/;
  const isThing = (element) => !OTHERS.test(element.dataset.about ?? "") && !element.querySelector(".empty");
  const isShown = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const tells = (element) => element.closest("[data-detail]") || element.querySelector("[data-detail]");
  const things = [...board.querySelectorAll(THINGS)].filter(isThing).filter(isShown);
  const silent = things.filter((element) => !tells(element) && !element.closest("[aria-hidden=true]"));
  return { count: things.length, silent: silent.map((element) => element.outerHTML.slice(0, 160)) };
}"""
# A spot of something that tells of itself, cannot be chosen, and has nothing lying over it.
FREE = """() => {
  for (const thing of document.querySelectorAll("[data-testid=board] [data-detail]:not([data-can])")) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    if (found && thing.contains(found) && !found.closest("[data-can]")) return { x, y };
  }
}"""


def midway(guest: Guest, game: str) -> None:
    """Some way into a game, where the person is asked something."""
    rnd = random.Random(game)
    guest.sit_down(game)
    for _ in range(PLIES):
        guest.look()
        guest.finish(rnd)
    guest.look()


def told(guest: Guest) -> str:
    """What is told now; it has a title and more."""
    found = guest.find("detail")
    found.wait_for()
    return str(found.inner_text())


@pytest.mark.patience(90)
@pytest.mark.parametrize("game", game_names())
def test_everything_on_the_table_tells_what_it_is(visit: Callable[..., Guest], game: str) -> None:
    guest = visit("phone" if game in ("brutal-kingdom", "kings-blood") else "wide")
    midway(guest, game)
    found: dict[str, Any] = guest.page.evaluate(SILENT)
    assert found["count"] > 5
    assert found["silent"] == []

    spot = guest.page.evaluate(FREE)
    guest.page.mouse.move(spot["x"], spot["y"])
    assert told(guest)
    guest.page.mouse.move(0, 0)
    guest.find("detail").wait_for(state="detached")
    guest.page.evaluate("document.activeElement.blur()")  # where the last click left it
    guest.settled(lambda: read_a_card(guest))
    guest.page.keyboard.press("Escape")
    guest.find("detail").wait_for(state="detached")


def test_what_comes_to_lie_under_a_resting_mouse_is_not_told(guest: Guest) -> None:
    """Who has clicked something and waits for the table is not told of the pile that lies there then."""
    guest.sit_down("kings-blood")
    guest.look()
    spot = guest.page.evaluate(FREE)
    guest.page.mouse.move(spot["x"], spot["y"])
    assert told(guest)
    guest.page.reload()
    guest.look()
    guest.page.wait_for_timeout(400)  # it would take 250
    assert guest.find("detail").count() == 0
    guest.page.mouse.move(spot["x"] + 1, spot["y"])
    assert told(guest)


def test_a_long_press_tells_and_does_not_choose(visit: Callable[..., Guest]) -> None:
    guest = visit("phone")
    guest.sit_down("kings-blood")
    guest.look()
    card = guest.page.locator("[data-testid=board] [data-can][data-detail]").first
    before = guest.page.evaluate("document.querySelectorAll('[data-can]').length")
    box = card.bounding_box()
    assert box
    touch = guest.context.new_cdp_session(guest.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    guest.find("detail").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert guest.find("draft").count() == 0
    assert guest.page.evaluate("document.querySelectorAll('[data-can]').length") == before
