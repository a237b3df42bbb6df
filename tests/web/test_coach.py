"""The coach of a game against bots: explains what is new, once, and gives hints with their reasons."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from regalia.lessons.course import find_course
from web.axe import findings
from web.browsing import Guest, is_sideways
from web.desks import PATIENCE

COACHED = """localStorage["regalia-settings"] = '{"pace": "none", "coach": true}';"""
# The coach's panel is in sight, and the table has room beside it.
ROOM = """() => {
  const box = document.querySelector("[data-testid=coach]").getBoundingClientRect();
  const board = document.querySelector("[data-testid=board]").getBoundingClientRect();
  return { around: [box.top, box.left, innerWidth - box.right], board: board.height };
}"""

# Of all that tells of itself, what is nearest to the coach; whether what is told of it leaves the coach free.
NEAREST = """() => {
  const coach = document.querySelector("[data-testid=coach]").getBoundingClientRect();
  const far = (element) => {
    const { right, bottom } = element.getBoundingClientRect();
    return Math.hypot(Math.max(0, coach.left - right), Math.max(0, coach.top - bottom));
  };
  const things = [...document.querySelectorAll("[data-testid=board] [data-detail]")];
  return things.filter((one) => one.checkVisibility()).sort((a, b) => far(a) - far(b))[0];
}"""
APART = """() => {
  const [a, b] = ["coach", "detail"]
    .map((id) => document.querySelector(`[data-testid=${id}]`).getBoundingClientRect());
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""


@pytest.mark.patience(120)
def test_a_coach_explains_a_first_game(guest: Guest) -> None:
    """Begun from the lessons; each question is explained once, also after the page is loaded again."""
    texts = find_course("brutal-kingdom").messages.texts
    guest.go("/learn/brutal-kingdom")
    guest.find("first-game").click()
    said = guest.find("coach-words")
    expect(said).to_contain_text(texts["coach-pass-light"])
    assert not findings(guest.page, "[data-testid=coach]")
    guest.page.reload()
    expect(said).to_contain_text(texts["coach-pass-light"])
    rnd = random.Random(1)
    guest.finish(rnd)
    guest.look()
    expect(said).to_contain_text(texts["coach-pass-dark"])
    expect(said).not_to_contain_text(texts["coach-pass-light"])

    guest.find("coach-hint").click()
    guest.find("hints").wait_for(timeout=3 * PATIENCE)  # a bot thinks

    again = "/learn/brutal-kingdom"
    guest.go(again)
    guest.find("first-game").click()  # another game: what was explained is known
    guest.look()
    expect(said).not_to_contain_text(texts["coach-pass-light"])
    guest.find("coach-off").click()
    expect(guest.find("coach")).to_have_count(0)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_coach_leaves_room_and_can_be_switched_on(visit: Callable[..., Guest], size: str) -> None:
    guest = visit(size)
    guest.sit_down("kardinal-koenig")
    guest.look()
    assert guest.find("coach").count() == 0
    guest.page.get_by_role("button", name="Settings").click()
    guest.find("with-coach").check()
    guest.page.keyboard.press("Escape")
    expect(guest.find("coach-words")).to_contain_text("Choose a card")
    room = guest.page.evaluate(ROOM)
    assert min(room["around"]) >= 0, room
    assert room["board"] > 250, room
    assert is_sideways(guest.page) <= 0
    told = guest.page.evaluate_handle(NEAREST).as_element()
    assert told
    told.hover()  # what is told of it leaves the coach's words in sight
    guest.find("detail").wait_for()
    assert guest.page.evaluate(APART)
    guest.page.mouse.move(1, 1)
    guest.finish(random.Random(2))  # nothing lies over what can be chosen


def test_among_people_there_is_no_coach(visit: Callable[..., Guest]) -> None:
    host, friend = visit(), visit()
    host.prepare(COACHED)
    code = host.sit_down("brutal-kingdom", people=2)
    friend.go(f"/t/{code}")
    friend.find("sit").first.click()
    host.find("start").click()
    host.look()
    assert host.find("coach").count() == 0
