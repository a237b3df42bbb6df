"""Every game from the first page to the rematch, by clicking only what the page offers."""

import os
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from regalia.kernel.game import find_game, game_names
from regalia.server.process import ServerProcess
from web.axe import findings
from web.browsing import SHORT, Guest, is_sideways

SOAK = bool(os.environ.get("REGALIA_SOAK"))
MIDDLE = 12 if SOAK else 3  # choices until the table is looked at closely
THE_SHELL_IN = (
    "kings-blood"  # the game in which axe looks at what is the same in all: the list of choices, the replay
)


@pytest.fixture
def url(served: ServerProcess, short: ServerProcess) -> str:
    """Where games are short; in a soak they are as long as they are."""
    return served.url if SOAK else short.url


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_against_bots(visit: Callable[..., Guest], url: str, game: str) -> None:
    guest = visit(url=url)
    open_by_clicking(guest, game)
    guest.play(random.Random(game), steps=MIDDLE)
    look_closely(guest, game == THE_SHELL_IN)
    guest.page.keyboard.press("k")  # what is known, from here on
    guest.play(random.Random(game))
    see_the_end(guest, game)
    moment = watch_the_replay(guest, game == THE_SHELL_IN)
    follow_the_link(visit(url=url), guest, moment)
    play_again(guest)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "seats", "option"), [("kings-blood", 3, "advanced"), ("brawling-barons", 4, "teams")]
)
def test_a_whole_game_of_a_variant(visit: Callable[..., Guest], game: str, seats: int, option: str) -> None:
    guest = visit()
    open_by_clicking(guest, game, seats, {option: True})
    guest.play(random.Random(game))
    expect(guest.find("rank")).to_have_count(seats)


@pytest.mark.soak
def test_a_series_of_three_deals(visit: Callable[..., Guest]) -> None:
    guest, rnd = visit(), random.Random(3)
    open_by_clicking(guest, "kings-blood", 2, {"series": "first_to", "target": 300})
    deal = 0
    while deal < 3:
        over = guest.play(rnd, steps=1)["over"]
        assert not over, f"the series ended with deal {deal}"
        deal = [frame["view"]["deal"] for frame in guest.frames if frame["type"] == "state"][-1]


def open_by_clicking(
    guest: Guest, game: str, seats: int | None = None, options: dict[str, Any] | None = None
) -> None:
    """From the first page to a table, with as few players as can be if not told; all others are pages."""
    guest.go("/")
    guest.find(f"game-{game}").locator(f'a[href="/new?game={game}"]').click()
    seats = seats or min(find_game(game).players)
    form = guest.find("new-table")
    form.get_by_label("Your name").fill("Mia")
    guest.find("seat-count").select_option(str(seats))
    for seat in range(1, seats):
        form.get_by_label(f"Seat {seat + 1}").select_option("page")
    for name, value in (options or SHORT.get(game, {})).items():
        guest.find(f"option-{name}").select_option(index=option_index(game, name, value))
    guest.find("open-table").click()


def option_index(game: str, name: str, value: Any) -> int:
    option = next(one for one in find_game(game).options if one.name == name)
    return list(option.choices).index(value)


def look_closely(guest: Guest, looks: bool) -> None:
    """The table in the middle of a game: fit for everyone, and all that is legal can be chosen."""
    expect(guest.find("chosen")).to_have_count(0)  # else the others play on meanwhile
    seen = guest.look()
    if seen["whole"]:
        guest.find("take-back").click()
        seen = guest.look(seen)
    guest.page.mouse.move(5, 400)
    assert is_sideways(guest.page) <= 0
    assert findings(guest.page) == []
    every = all_choices(guest, looks)
    assert set(seen["table"]) | set(seen["bar"]) <= every
    if len(seen["bar"]) < 9:  # the bar shows the first nine
        hidden = every - set(seen["table"]) - set(seen["bar"])
        assert not hidden, "the board says that it offers these, and does not"


def all_choices(guest: Guest, looks: bool) -> set[str]:
    """The list of all choices in words."""
    guest.page.keyboard.press("a")
    menu = guest.page.get_by_role("menu")
    menu.wait_for()
    if looks:
        assert findings(guest.page, "[role=menu]") == []
    found = menu.get_by_role("menuitem").evaluate_all("items => items.map((item) => item.dataset.action)")
    guest.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    return set(found)


def see_the_end(guest: Guest, game: str) -> None:
    """The ranking, with all points broken down, and the proof of the deal."""
    end = guest.find("end")
    expect(guest.find("rank")).to_have_count(min(find_game(game).players))
    columns = end.locator("thead th").count()
    assert {row.locator("td").count() for row in guest.find("rank").all()} == {columns}
    expect(end).to_contain_text("Mia (you)")
    assert findings(guest.page) == []
    guest.find("check-fair").click()
    expect(guest.find("fair").locator("li")).to_have_count(3)
    expect(guest.find("fair").locator("li.bad")).to_have_count(0)


def watch_the_replay(guest: Guest, looks: bool) -> str:
    """Step, scrub, look with other eyes; gives the link to a moment."""
    page = guest.page
    guest.find("replay").click()
    told = guest.find("replay-controls").locator(".told b")
    told.wait_for()
    plies = int(guest.find("scrub").get_attribute("max") or 0)
    page.get_by_label("Next play").click()
    page.get_by_label("Next play").click()
    page.get_by_label("One play back").click()
    expect(page).to_have_url(re.compile("#ply=1$"))
    expect(told).to_contain_text(f"1 of {plies}")
    page.get_by_label("To the end").click()
    expect(page).to_have_url(re.compile(f"#ply={plies}$"))
    guest.find("scrub").focus()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("#ply=0$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#ply=1$"))
    if looks:
        assert findings(page) == []
    moment = min(37, plies - 2)  # it stops by itself at the end
    guest.find("scrub").fill(str(moment))
    guest.find("viewer").select_option("1")
    expect(page).to_have_url(re.compile(f"#ply={moment}&as=1$"))
    page.get_by_label("Play it").click()
    expect(page).to_have_url(re.compile(f"#ply={moment + 1}&as=1$"))
    page.get_by_label("Pause").click()
    return page.url


def follow_the_link(other: Guest, guest: Guest, link: str) -> None:
    """A link shows someone else the same moment with the same eyes."""
    other.go(link)
    expect(other.find("viewer")).to_have_value("1")
    told = guest.find("replay-controls").locator(".told")
    expect(other.find("replay-controls").locator(".told")).to_have_text(told.inner_text())
    assert other.find("board").inner_text() == guest.find("board").inner_text()


def play_again(guest: Guest) -> None:
    """Back to the table, and to the next game at it."""
    before = guest.code
    guest.page.get_by_role("link", name="To the table").click()
    guest.find("rematch").click()  # and that is all
    guest.find("end").wait_for(state="detached")
    seen = guest.look()
    assert guest.code != before
    assert seen["table"] or seen["bar"]
