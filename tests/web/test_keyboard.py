"""Everything works by keyboard alone, and one sees where one is."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.kernel.game import game_names
from web.browsing import Guest
from web.desks import PATIENCE

FOCUSED = (Path(__file__).parent / "focus.js").read_text("utf-8")
MOST_TABS = 120


def tab_to(guest: Guest, action: str) -> None:
    """Go there by Tab; every stop on the way must be visible and have a name."""
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        here = guest.page.evaluate(FOCUSED)
        if here["action"] or here["testid"]:
            assert here["seen"], f"one does not see the focus on {here}"
            assert here["name"], f"{here} has no name"
        if here["action"] == action:
            return
    raise AssertionError(f"{action} cannot be reached by Tab")


def until_a_choice(guest: Guest, rnd: random.Random) -> dict[str, list[str]]:
    for _ in range(40):
        seen = guest.look()
        if not seen["draft"] and len(seen["table"]) + len(seen["bar"]) > 1:
            return seen
        guest.finish(rnd)
    raise AssertionError("there was never anything to choose")


@pytest.mark.parametrize("game", game_names())
def test_a_whole_turn_by_keyboard(guest: Guest, game: str) -> None:
    """Tab and Enter to choose, u to take back, Enter to confirm, as the help says."""
    guest.sit_down(game)
    press = guest.page.keyboard.press
    rnd = random.Random(game)
    seen = until_a_choice(guest, rnd)
    before = len(guest.plies())
    action = (seen["table"] + seen["bar"])[-1]
    tab_to(guest, action)
    press("Enter")
    guest.find("draft").wait_for()
    press("u")
    expect(guest.find("draft")).to_have_count(0)

    tab_to(guest, action)
    press("Space")
    guest.find("draft").wait_for()
    again = guest.look()
    while not again["whole"]:  # whatever else it needs, from the list of all choices
        press("a")
        guest.page.get_by_role("menu").wait_for()
        press("ArrowDown")
        press("ArrowUp")
        assert guest.page.evaluate(FOCUSED)["seen"]
        press("Enter")
        again = guest.look(again)
    press("Enter")
    expect(guest.find("draft")).to_have_count(0)
    guest.settled(lambda: len(guest.plies()) > before)


def test_the_keys_that_the_help_names(guest: Guest) -> None:
    guest.sit_down("take-the-kingdom")
    press = guest.page.keyboard.press
    seen = until_a_choice(guest, random.Random(5))

    press("?")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("kbd")).to_have_count(14)
    press("Escape")
    expect(dialog).to_have_count(0)

    for key, panel in (("k", "Known"), ("c", "Chat"), ("b", "Rules"), ("l", "Log")):
        press(key)
        expect(guest.page.get_by_role("tab", name=panel)).to_have_attribute("aria-selected", "true")
    press("r")
    expect(guest.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")

    press("h")
    guest.find("hints").wait_for(timeout=3 * PATIENCE)  # a bot thinks
    if seen["bar"]:
        press("1")
        guest.find("draft").wait_for()
        press("Backspace")
        expect(guest.find("draft")).to_have_count(0)


def test_a_table_is_opened_and_begun_by_keyboard(guest: Guest) -> None:
    guest.go("/")
    guest.find("game-brutal-kingdom").wait_for()
    press = guest.page.keyboard.press
    for _ in range(MOST_TABS):
        press("Tab")
        if guest.page.evaluate(FOCUSED)["testid"] == "play-now":
            break
    assert guest.page.evaluate(FOCUSED)["seen"]
    press("Enter")
    seen = guest.look()
    assert seen["table"] or seen["bar"]
    expect(guest.find("coach-words")).not_to_be_empty()  # who is new is told what to do


def test_moves_are_told_to_those_who_listen(guest: Guest) -> None:
    """Each line stays for a while: one that takes the place of another is heard instead of it."""
    guest.sit_down("brutal-kingdom")
    guest.finish(random.Random(1))
    guest.look()
    expect(guest.find("live")).to_have_attribute("aria-live", "polite")
    expect(guest.find("live")).to_contain_text("You pass")
