"""Lessons in the browser: done on the real table, wrong answers told why, gone on with and done again."""

import json
import os
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.kernel.game import game_names
from regalia.lessons.course import find_course
from regalia.lessons.lesson import Lesson
from regalia.lessons.play import LessonPlay
from web.axe import findings
from web.browsing import Guest, is_sideways, read_a_card
from web.desks import SIZES, drawn
from web.test_keyboard import FOCUSED, MOST_TABS, tab_to

GAMES = game_names()
PLAYED_AT = dict(zip(GAMES, ("wide", "phone", "phone", "wide", "phone"), strict=True))
LATER = [
    (game, file.stem.partition("-")[2])
    for game in GAMES
    for file in sorted(find_course(game).folder.glob("[0-9]*.toml"))[1:]
]
SEEN_AT = {"wide": (1280, 720), "phone": (390, 844), "flat": (844, 390)}
PICTURES = os.environ.get("REGALIA_PICTURES")  # a folder, for whoever wants to look at the screens
LEAST_ROOM = 250  # pixels
MOST_TRIED = 50  # plays among which a wrong one is looked for
SIGHT = (Path(__file__).parent / "sight.js").read_text("utf-8")
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


def make_wrong(guest: Guest, draft: list[str]) -> None:
    """Choose the parts of a play until the coach says that it is wrong; a wrong choice changes nothing."""
    seen = guest.look()

    def answered() -> bool:
        return guest.find("coach-wrong").count() > 0 or guest.look()["same"] != seen["same"]

    for action in draft:
        seen = guest.look()
        if action in seen["table"] + seen["bar"]:
            guest.click(action)
            guest.settled(answered)


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


def check_fit(guest: Guest, lit: Sequence[str] = ()) -> None:
    """The coach's words and what they are about are in sight, and the table has room."""
    guest.settled(lambda: not guest.page.evaluate(SIGHT, lit))
    place = guest.page.evaluate(FITS)
    assert min(place["around"]) >= 0, place
    assert place["board"] > LEAST_ROOM, f"the coach leaves no room for the table: {place}"
    assert is_sideways(guest.page) <= 0


def check_sizes(guest: Guest, played_at: str, lit: Sequence[str], picture: str) -> None:
    """At each size, and back at the one at which the lesson is played."""
    for size in [one for one in SEEN_AT if one != played_at] + [played_at]:
        width, height = SEEN_AT[size]
        guest.page.set_viewport_size({"width": width, "height": height})
        check_fit(guest, lit)
        if PICTURES:
            with drawn(guest.page):
                guest.page.screenshot(path=f"{PICTURES}/{picture}-{size}.png")


def answer_wrong(guest: Guest, play: LessonPlay, wrong: list[str]) -> None:
    """A wrong answer is told why, and changes nothing."""
    before = guest.find("coach-words").inner_text()
    make_wrong(guest, wrong)
    said = guest.find("coach-wrong")
    said.wait_for()
    assert said.inner_text() not in before
    at_step(guest, play.number)
    check_fit(guest)
    while guest.find("take-back").count():
        guest.find("take-back").click()


def go_through(guest: Guest, lesson: Lesson, size: str) -> bool:
    """Do a lesson by its right answers, and one wrong one; whether there was one."""
    play = LessonPlay(lesson)
    mistaken = False
    while not play.done:
        at_step(guest, play.number)
        expect(guest.find("coach")).to_contain_text(f"{play.number + 1}/{len(lesson.steps)}")
        check_sizes(guest, size, play.lit(), f"{lesson.game}-{lesson.number}-{play.number}")
        if not play.step.asks:
            guest.find("onward").click()
            play.go_on()
            continue
        wrong = None if mistaken else find_wrong(play)
        if wrong:
            mistaken = True
            answer_wrong(guest, play, wrong)
        right = play.solution()
        make(guest, right)
        confirm(guest, play.number)
        play.answer(right)
    at_step(guest, len(lesson.steps))
    check_sizes(guest, size, [], f"{lesson.game}-{lesson.number}-done")
    return mistaken


@pytest.mark.patience(120)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_lesson(visit: Callable[..., Guest], game: str) -> None:
    lesson, following, *_ = find_course(game).lessons
    guest = visit(PLAYED_AT[game])
    guest.go("/")  # a new visitor can play or learn
    cover = guest.find(f"game-{game}")
    expect(cover.get_by_test_id("learn")).to_have_text("Learn in 5 minutes")
    expect(cover.get_by_test_id("play-now")).to_be_visible()
    cover.get_by_test_id("learn").click()
    guest.find(f"lesson-{lesson.id}").get_by_role("link").click()
    assert go_through(guest, lesson, PLAYED_AT[game]), "no step of this lesson can be answered wrong"
    expect(guest.find("onward")).to_contain_text("Next")
    guest.find("onward").click()
    at_step(guest, 0)
    assert guest.page.url.endswith(f"/learn/{game}/{following.id}")
    guest.go(f"/learn/{game}")
    expect(guest.find(f"lesson-{lesson.id}")).to_contain_text("Done")  # this browser remembers
    assert is_sideways(guest.page) <= 0


@pytest.mark.soak
@pytest.mark.patience(300)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "lesson"), LATER)
def test_a_later_lesson(visit: Callable[..., Guest], game: str, lesson: str, size: str) -> None:
    guest = visit(size)
    guest.go(f"/learn/{game}/{lesson}")
    go_through(guest, find_course(game).find(lesson), size)


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


def whole_or_over(guest: Guest, number: int) -> str:
    """Whether a play waits to be confirmed, or has happened by itself, as it left no choice."""
    if guest.find("lesson").get_attribute("data-step") != str(number):
        return "over"
    return "whole" if guest.find("confirm").and_(guest.page.locator(":enabled")).count() else ""


@pytest.mark.patience(120)
def test_a_whole_lesson_by_keyboard_alone(guest: Guest) -> None:
    """Tab and Enter from the list of lessons to the end of one; the arrow keys read cards on the way."""
    press = guest.page.keyboard.press
    lesson = find_course("brutal-kingdom").lessons[0]
    play = LessonPlay(lesson)
    guest.go("/learn/brutal-kingdom")
    link = guest.find(f"lesson-{lesson.id}").get_by_role("link")
    link.wait_for()
    assert not findings(guest.page)
    for _ in range(MOST_TABS):
        press("Tab")
        if link.evaluate("(link) => link === document.activeElement"):
            break
    press("Enter")
    told: set[str] = set()
    while not play.done:
        at_step(guest, play.number)
        told.add(guest.find("coach-words").inner_text())  # which is read out, being polite
        if not play.step.asks:
            guest.settled(lambda: read_a_card(guest))
            assert guest.page.evaluate(FOCUSED)["seen"]
            press("Enter")
            play.go_on()
            continue
        (action,) = play.solution()
        guest.look()
        tab_to(guest, action)
        press("Enter")
        if guest.settled(partial(whole_or_over, guest, play.number)) == "whole":
            press("Enter")
        play.answer([action])
    at_step(guest, len(lesson.steps))
    assert len(told) == len(lesson.steps)
    assert not findings(guest.page)
    press("Enter")
    at_step(guest, 0)
    assert not guest.page.url.endswith(lesson.id)


def test_who_has_a_name_is_known_elsewhere(visit: Callable[..., Guest]) -> None:
    """The server keeps how far people with a name are, until they want to be forgotten."""
    ada = visit()
    ada.post("/api/me", {"name": "Ada"})
    path = "/api/lessons/brutal-kingdom/influence/answer"
    ada.post(path, {"answers": [], "draft": []})
    ada.go("/learn/brutal-kingdom")
    expect(ada.find("lesson-influence")).to_contain_text("1 of 5")
    stored = json.loads(ada.page.evaluate("localStorage.getItem('regalia-lessons')") or "{}")
    assert stored == {}
    ada.find("lesson-influence").get_by_role("link").click()
    at_step(ada, 1)  # as if it had been begun here
    ada.go("/")
    ada.find("settings").click()
    ada.page.get_by_role("button", name="Delete my data").click()
    with ada.page.expect_navigation():
        ada.find("forget").click()
    ada.find("game-brutal-kingdom").wait_for()
    assert ada.page.evaluate("Object.keys(localStorage).filter((key) => key != 'regalia-settings')") == []
    ada.go("/learn/brutal-kingdom")
    expect(ada.find("lesson-influence")).to_contain_text("New")


def test_a_lesson_that_there_is_not(guest: Guest) -> None:
    guest.excuse("400")
    guest.go("/learn/brutal-kingdom/knitting")
    guest.find("missing").wait_for()
