"""What happens is seen in its order, at a pace one can follow; and what is there to read can be read."""

import random
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from regalia.server.process import ServerProcess
from web.browsing import LINE_BROKE, Guest
from web.cable import Cable
from web.test_keyboard import FOCUSED

QUICKLY = 5_000  # milliseconds


@pytest.fixture
def cable(served: ServerProcess) -> Iterator[Cable]:
    found = Cable(served.url)
    yield found
    found.close()


def choose(guest: Guest, rnd: random.Random) -> None:
    """Whatever is offered; nothing if nothing is."""
    seen = guest.look(ready=False)
    if seen["whole"] or seen["table"] or seen["bar"]:
        guest.choose(seen, rnd)
    else:
        guest.page.wait_for_timeout(30)


def until(guest: Guest, testid: str, rnd: random.Random, steps: int = 800) -> None:
    """Play until something is on the page."""
    for _ in range(steps):
        if guest.find(testid).count():
            return
        choose(guest, rnd)
    raise AssertionError(f"{testid} was never to be seen")


def test_the_end_of_a_chapter_is_a_scene_of_its_own(visit: Callable[..., Guest]) -> None:
    """Last card, tokens and points are told before the next deal is on the table, until one goes on."""
    guest = visit(pace="quick")
    guest.sit_down("brutal-kingdom")
    until(guest, "interlude", random.Random(7))
    scene = guest.find("interlude")
    expect(scene.get_by_role("table").first).to_be_visible()
    expect(guest.find("headline")).to_contain_text("Chapter 1")
    expect(guest.find("log")).not_to_contain_text("Chapter 2")
    expect(guest.find("go-on")).to_be_focused()
    guest.page.wait_for_timeout(300)
    expect(scene).to_be_visible()
    guest.page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    expect(guest.find("headline")).to_contain_text("Chapter 2")
    expect(guest.find("log")).to_contain_text("Chapter 2")


def test_plays_of_others_are_shown_one_by_one_and_can_be_skipped_and_seen_again(
    visit: Callable[..., Guest],
) -> None:
    guest = visit(pace="slow")
    guest.sit_down("kardinal-koenig")
    rnd = random.Random(3)
    guest.look()
    guest.finish(rnd)
    guest.find("skip").wait_for()  # three bots have played, and only the first play is shown
    arrived = len(guest.plies())
    expect(guest.find("prompt")).to_have_count(0)
    assert guest.find("telling").inner_text()
    guest.page.keyboard.press("s")
    expect(guest.find("skip")).to_have_count(0)
    guest.settled(lambda: len(guest.plies()) >= arrived)
    guest.look()
    guest.page.keyboard.press("v")
    expect(guest.find("telling")).to_be_visible()
    assert not guest.page.locator("[data-testid=board] [data-can]").count(), "what is past cannot be chosen"
    guest.find("skip").click()
    expect(guest.find("prompt")).to_be_visible()


def test_a_line_that_is_cut_without_a_sign_is_noticed(visit: Callable[..., Guest], cable: Cable) -> None:
    guest = visit(url=cable.url)
    guest.excuse(LINE_BROKE.pattern)
    guest.sit_down("take-the-kingdom")
    guest.look()
    cable.hush()
    since = time.monotonic()
    alert = guest.page.get_by_role("alert").first
    expect(alert).to_contain_text("connection is lost", timeout=QUICKLY + 1000)
    assert time.monotonic() - since < QUICKLY / 1000 + 0.5
    choose(guest, random.Random(1))
    expect(guest.find("choice-bar")).to_contain_text("did not reach the server")
    cable.mend()
    guest.page.evaluate("dispatchEvent(new Event('online'))")
    expect(guest.page.get_by_role("button", name="Try now")).to_have_count(0)
    expect(guest.find("choice-bar")).not_to_contain_text("did not reach the server")
    guest.play(random.Random(1), steps=2)


def test_the_first_tab_goes_to_what_can_be_chosen(guest: Guest) -> None:
    guest.sit_down("kardinal-koenig")
    guest.page.set_viewport_size({"width": 640, "height": 360})  # 1280x720 at 200 %
    seen = guest.look()
    guest.page.keyboard.press("Tab")
    focused = guest.page.evaluate(FOCUSED)
    assert focused["action"] in seen["table"] + seen["bar"]
    assert guest.page.evaluate(
        "(() => { const { top, bottom } = document.activeElement.getBoundingClientRect();"
        " return top < innerHeight && bottom > 0; })()"
    )


def not_offered(guest: Guest) -> str:
    """A card of the hand that cannot be chosen now, while others can; played until there is one."""
    rnd = random.Random(2)
    for _ in range(60):
        seen = guest.look()
        grey = guest.page.locator("[data-testid=hand] [data-why]")
        if seen["table"] and not seen["draft"] and grey.count():
            return "[data-testid=hand] [data-why] >> nth=0"
        guest.finish(rnd)
    raise AssertionError("all cards could be chosen all the time")


def test_what_cannot_be_chosen_says_why(guest: Guest) -> None:
    """To one who points at it, clicks on it, or comes to it by the arrow keys."""
    guest.sit_down("kings-blood")
    grey = guest.page.locator(not_offered(guest))
    grey.hover()
    expect(guest.find("why-not")).to_contain_text("KB-")
    guest.page.mouse.move(1, 1)
    expect(guest.find("why-not")).to_have_count(0)
    grey.click()
    expect(guest.find("why-not")).to_contain_text("KB-")
    expect(guest.find("detail")).to_be_visible()
    guest.page.mouse.move(1, 1)
    expect(guest.find("detail")).to_have_count(0)
    guest.page.keyboard.press("Tab")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp") * 8:
        guest.page.keyboard.press(key)
        if guest.page.evaluate("'why' in document.activeElement.dataset"):
            break
    guest.page.wait_for_timeout(50)
    expect(guest.find("why-not")).to_be_visible()


def test_cards_are_read_by_a_tap_and_side_by_side(visit: Callable[..., Guest]) -> None:
    phone = visit("phone")
    phone.sit_down("brutal-kingdom")
    phone.look()
    expect(phone.find("read-tap")).to_be_visible()
    phone.find("read-cards").click()
    texts = phone.find("compare").locator("li")
    assert texts.count() >= 2
    expect(texts.first.locator("p").last).not_to_be_empty()
    phone.find("compare").get_by_role("button", name="Close").click()
    phone.page.locator("[data-testid=board] [data-detail]:not([data-can])").first.tap()
    expect(phone.find("detail")).to_be_visible()
    expect(phone.find("read-tap")).to_have_count(0)


def test_a_play_needs_no_confirmation_if_one_wants_that(guest: Guest) -> None:
    guest.sit_down("take-the-kingdom")
    guest.look()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("dialog").get_by_label("never").check()
    guest.page.keyboard.press("Escape")
    rnd = random.Random(4)
    for _ in range(8):
        seen = guest.look()
        assert not seen["whole"]
        guest.choose(seen, rnd)
        guest.look(seen)
    assert not any(seen for seen in guest.find("confirm").all())
