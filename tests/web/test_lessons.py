"""Lessons in the browser: done on the real table, wrong answers told why, gone on with and done again."""

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.lessons.course import find_course
from regalia.lessons.play import LessonPlay
from web.axe import findings
from web.browsing import SIZES, Guest, is_sideways

GAMES = ("brutal-kingdom", "kardinal-koenig")
MOST_TRIED = 50  # plays among which a wrong one is looked for
LIT = "[...document.querySelectorAll('.lit')].filter((one) => one.checkVisibility()).length"
# All of the coach's words are in sight, and the table has room beside them.
FITS = """() => {
  const box = document.querySelector("[data-testid=coach]").getBoundingClientRect();
  const board = document.querySelector("[data-testid=board]").getBoundingClientRect();
  const around = [box.top, box.left, innerHeight - box.bottom, innerWidth - box.right];
  return { around, board: board.height };
}"""


def make(guest: Guest, draft: list[str]) -> None:
    """Choose the parts of a play where the page offers them; what leaves no choice is chosen with others."""
    for action in draft:
        seen = guest.look()
        if seen["whole"]:
            return
        if action in seen["table"] + seen["bar"]:
            guest.click(action)
            guest.look(seen, ready=False)


def confirm(guest: Guest, number: int) -> None:
    """Confirm a play, unless it left no choice and happens by itself."""

    def over() -> bool:
        if guest.find("confirm").count():
            guest.hit(guest.find("confirm"), "confirm")
        return guest.find("lesson").get_attribute("data-step") != str(number)

    guest.settled(over)


def find_wrong(play: LessonPlay) -> list[str] | None:
    """A wrong answer to a step, if there is one."""
    tried = islice(play.answers(), MOST_TRIED)
    return next((draft for draft in tried if play.judge(draft).right is False), None)


def at_step(guest: Guest, number: int) -> None:
    expect(guest.find("lesson")).to_have_attribute("data-step", str(number))


def check_fit(guest: Guest) -> None:
    place = guest.page.evaluate(FITS)
    assert min(place["around"]) >= 0, place
    assert place["board"] > 250, f"the coach leaves no room for the table: {place}"
    assert is_sideways(guest.page) <= 0


@pytest.mark.patience(120)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_lesson(visit: Callable[..., Guest], tmp_path: Path, game: str, size: str) -> None:
    lesson = find_course(game).lessons[0]
    play = LessonPlay(lesson)
    guest = visit(size)
    guest.go(f"/learn/{game}")
    guest.find(f"lesson-{lesson.id}").get_by_role("link").click()
    mistaken = False
    while not play.done:
        at_step(guest, play.number)
        if play.step.lit:
            guest.settled(lambda: guest.page.evaluate(LIT))
        expect(guest.find("coach")).to_contain_text(f"{play.number + 1}/{len(lesson.steps)}")
        check_fit(guest)
        guest.page.screenshot(path=tmp_path / f"{game}-{size}-{play.number}.png")
        if not play.step.asks:
            guest.find("onward").click()
            play.go_on()
            continue
        wrong = None if mistaken else find_wrong(play)
        if wrong:
            mistaken = True
            before = guest.find("coach-words").inner_text()
            make(guest, wrong)
            said = guest.find("coach-wrong")
            said.wait_for()
            assert said.inner_text() not in before
            at_step(guest, play.number)  # nothing has changed
            check_fit(guest)
            guest.page.screenshot(path=tmp_path / f"{game}-{size}-wrong.png")
            while guest.find("take-back").count():
                guest.find("take-back").click()
        right = play.solution()
        make(guest, right)
        confirm(guest, play.number)
        play.answer(right)
    assert mistaken, "no step of this lesson can be answered wrong"
    at_step(guest, len(lesson.steps))
    expect(guest.find("onward")).to_contain_text("Next")
    check_fit(guest)
    guest.page.screenshot(path=tmp_path / f"{game}-{size}-done.png")
    guest.find("onward").click()
    at_step(guest, 0)
    following = find_course(game).lessons[1]
    assert guest.page.url.endswith(f"/learn/{game}/{following.id}")
    guest.go(f"/learn/{game}")
    expect(guest.find(f"lesson-{lesson.id}")).to_contain_text("Done")  # this browser remembers
    assert is_sideways(guest.page) <= 0
    guest.page.screenshot(path=tmp_path / f"{game}-{size}-course.png")


@pytest.mark.patience(120)
def test_a_lesson_is_left_gone_on_with_and_done_again_by_keyboard(guest: Guest) -> None:
    """Enter goes on, the list of all choices has the answer, and what the coach says is announced."""
    press = guest.page.keyboard.press
    guest.go("/learn/brutal-kingdom/influence")  # a link to a single lesson
    at_step(guest, 0)
    expect(guest.find("coach-words")).to_have_attribute("aria-live", "polite")
    assert not findings(guest.page)
    press("Enter")
    at_step(guest, 1)
    press("a")
    guest.page.get_by_role("menu").locator("[data-action='play:charlatan']").focus()
    press("Enter")
    expect(guest.find("coach-wrong")).to_be_visible()
    assert not findings(guest.page)
    press("a")
    guest.page.get_by_role("menu").locator("[data-action='play:bishop']").focus()
    press("Enter")
    guest.find("draft").wait_for()
    expect(guest.find("coach-wrong")).to_have_count(0)
    press("u")
    expect(guest.find("draft")).to_have_count(0)
    make(guest, ["play:bishop"])
    guest.find("confirm").wait_for()
    press("Enter")
    at_step(guest, 2)

    guest.page.reload()
    at_step(guest, 2)
    guest.find("again").click()
    at_step(guest, 0)
    guest.go("/learn/brutal-kingdom")
    expect(guest.find("lesson-influence")).to_contain_text("2 of 5")


def test_who_has_a_name_is_known_elsewhere(visit: Callable[..., Guest]) -> None:
    """The server keeps how far people with a name are."""
    ada = visit()
    ada.post("/api/me", {"name": "Ada"})
    path = "/api/lessons/brutal-kingdom/influence/answer"
    ada.post(path, {"answers": [], "draft": []})
    ada.go("/learn/brutal-kingdom")
    expect(ada.find("lesson-influence")).to_contain_text("1 of 5")
    stored = json.loads(ada.page.evaluate("localStorage.getItem('regalia-lessons')") or "{}")
    assert stored == {}


def test_a_lesson_that_there_is_not(guest: Guest) -> None:
    guest.excuse("400")
    guest.go("/learn/brutal-kingdom/knitting")
    guest.find("missing").wait_for()
