"""Boards on every screen: the hand in sight, letters one can read, the keyboard at what can be chosen."""

import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from web.browsing import Guest, is_sideways

ROOM = (Path(__file__).parent / "room.js").read_text("utf-8")
SIZES = [(844, 390), (390, 844), (640, 360), (820, 1180), (1280, 720), (1920, 1080), (3440, 1440)]
FINGER = 40  # pixels
WHOLE = 1280  # pixels; from that width on nothing is scrolled
BOARDS = ["kardinal-koenig", "brawling-barons", "take-the-kingdom"]

# What Tab comes to on the board, in its order: what can be chosen, or "".
STOPS = """() => [...document.querySelector("[data-testid=board]")
  .querySelectorAll("[tabindex='0'], button:enabled, a[href]")]
  .filter((element) => element.checkVisibility()).map((element) => element.dataset.can ?? "")"""


def resize(guest: Guest, width: int, height: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_has_room_on_every_screen(guest: Guest, game: str) -> None:
    guest.sit_down(game, seats=4, bots=[None, *["page"] * 3])
    guest.play(random.Random(game), steps=10)
    for width, height in SIZES:
        resize(guest, width, height)
        assert guest.page.evaluate(ROOM) == [], f"at {width} x {height}"
        scrolled = guest.find("board").evaluate("(main) => main.scrollHeight - main.clientHeight")
        assert scrolled <= 1 or width < WHOLE, f"{scrolled} px must be scrolled at {width} x {height}"


@pytest.mark.parametrize("game", BOARDS)
def test_tab_comes_to_what_can_be_chosen_first(guest: Guest, game: str) -> None:
    guest.sit_down(game)
    resize(guest, 640, 360)
    rnd = random.Random(5)
    for _ in range(4):
        seen = guest.look()
        while not seen["table"] and not seen["over"]:
            guest.choose(seen, rnd)
            seen = guest.look(seen)
        stops = guest.page.evaluate(STOPS)
        count = sum(map(bool, stops))
        assert count >= len(seen["table"])
        assert all(stops[:count]), stops
        guest.choose(seen, rnd)
        guest.look(seen)


def test_a_pile_is_named_by_the_number_that_it_shows(guest: Guest) -> None:
    guest.sit_down("brawling-barons")
    rnd = random.Random(1)
    pile = guest.find("baron-0").locator(".pile")
    shown = set()
    for _ in range(60):
        seen = guest.look()
        count = pile.locator("b").inner_text().strip()
        shown.add(count)
        label = pile.get_attribute("aria-label") or ""
        assert f"{count} resource" in label, label
        if len(shown) > 2 or seen["over"]:
            break
        if "gather" in seen["bar"] and not seen["whole"]:
            guest.click("gather")
        else:
            guest.choose(seen, rnd)
        guest.look(seen)
    assert len(shown) > 2


def test_a_full_hand_of_barons_can_be_hit_on_a_phone(visit: Callable[..., Guest]) -> None:
    """Each card shows a finger's breadth of itself, and the row is scrolled to its end."""
    guest = visit("phone")
    guest.sit_down("brawling-barons")
    cards = guest.find("hand").locator("> li")
    for _ in range(60):
        seen = guest.look()
        if cards.count() > 390 // FINGER or seen["over"]:
            break
        wanted = [action for action in ("draw", "end") if action in seen["bar"] + seen["table"]]
        if wanted and not seen["whole"]:
            guest.click(wanted[0])
        else:
            guest.choose(seen, random.Random(0))
        guest.look(seen)
    assert cards.count() > 390 // FINGER
    lefts = cards.evaluate_all("(all) => all.map((card) => card.getBoundingClientRect().left)")
    assert min(after - before for before, after in pairwise(lefts)) >= FINGER
    cards.last.scroll_into_view_if_needed()
    box = cards.last.bounding_box()
    assert box
    assert box["x"] + box["width"] <= 390
    assert is_sideways(guest.page) <= 0


def test_the_end_of_a_scoring_is_within_reach_of_a_phone(visit: Callable[..., Guest]) -> None:
    guest = visit("phone")
    guest.sit_down("kardinal-koenig")
    rnd = random.Random(3)
    for _ in range(200):
        if guest.find("skip").count():
            break
        seen = guest.look()
        guest.choose(seen, rnd)
        guest.look(seen)
    for width, height in SIZES[:3]:
        resize(guest, width, height)
        box = guest.find("skip").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
