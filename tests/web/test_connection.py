"""Reload, a lost connection and a server that falls over, in the middle of a game: nothing is lost."""

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from regalia.server.process import ServerProcess
from web.browsing import LINE_BROKE, Guest, whose_turn
from web.cable import Cable
from web.conftest import apart, steady_server

GAME = "take-the-kingdom"
NO_PLEDGE = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (!sessionStorage.getItem("quiet") || !text.includes('"pledge"')) send.call(this, text);
};
"""


@pytest.fixture
def cable(served: ServerProcess) -> Iterator[Cable]:
    found = Cable(served.url)
    yield found
    found.close()


@pytest.fixture
def fragile(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    running = steady_server(tmp_path_factory.mktemp("fragile"))
    apart(running.start)
    yield running
    running.stop()


def begin_a_draft(rnd: random.Random, *guests: Guest) -> tuple[Guest, dict[str, Any]]:
    """Play until someone has something to choose, and choose; gives who it is, and what was offered."""
    for _ in range(40):
        guest = whose_turn(*guests)
        seen = guest.look()
        if not seen["draft"] and len(seen["table"]) + len(seen["bar"]) > 1:
            guest.click((seen["table"] + seen["bar"])[0])
            guest.find("draft").wait_for()
            return guest, seen
        guest.finish(rnd)
    raise AssertionError("there was never anything to choose")


def expect_lost(guest: Guest) -> None:
    expect(guest.page.get_by_role("alert").first).to_contain_text("connection is lost")


def expect_found(guest: Guest) -> None:
    guest.page.evaluate("dispatchEvent(new Event('online'))")  # it is to try again
    expect(guest.page.get_by_role("button", name="Try now")).to_have_count(0)


def test_a_reload_loses_nothing_but_the_draft(guest: Guest) -> None:
    """A draft is nobody's business but the page's, and goes with it. The question is the same."""
    guest.sit_down(GAME)
    rnd = random.Random(1)
    guest.play(rnd, steps=8)
    _, offered = begin_a_draft(rnd, guest)
    told = guest.log()
    guest.page.reload()
    again = guest.look()
    for part in ("prompt", "table", "bar"):
        assert again[part] == offered[part]
    assert again["draft"] == ""
    assert guest.log() == told
    guest.play(rnd, steps=4)


def test_a_reload_in_the_middle_of_a_deal(visit: Callable[..., Guest]) -> None:
    """The page keeps its share, and the deal goes on with it."""
    host, friend = visit(), visit()
    for guest in (host, friend):
        guest.prepare("delete crypto.getRandomValues;")  # each share is another one here
    friend.prepare(NO_PLEDGE)
    code = host.sit_down(GAME, people=2)
    friend.go(f"/t/{code}")
    friend.page.evaluate("sessionStorage.setItem('quiet', 'yes')")
    friend.find("sit").first.click()
    expect(friend.find("gathering")).to_contain_text("(you)")
    host.find("start").click()
    expect(host.find("deal")).to_contain_text("Everyone adds a share")
    expect(friend.find("deal")).to_contain_text("Everyone adds a share")
    share = "code => JSON.parse(localStorage.getItem(`regalia-deal-${code}`)).share"
    kept = [guest.page.evaluate(share, code) for guest in (host, friend)]
    assert kept[0] != kept[1]
    host.page.reload()
    expect(host.find("deal")).to_contain_text("Everyone adds a share")
    friend.page.evaluate("sessionStorage.removeItem('quiet')")
    friend.page.reload()
    for guest in (host, friend):
        guest.find("board").wait_for()
    assert [guest.page.evaluate(share, code) for guest in (host, friend)] == kept
    assert host.find("deal").inner_text() == friend.find("deal").inner_text()
    whose_turn(host, friend).finish(random.Random(1))


def test_a_lost_connection_keeps_the_draft(visit: Callable[..., Guest], cable: Cable) -> None:
    """The line breaks while a play is made: the page says so, keeps trying, and the play can be confirmed."""
    guest = visit(url=cable.url)
    guest.excuse(LINE_BROKE.pattern)
    guest.sit_down(GAME)
    rnd = random.Random(2)
    begin_a_draft(rnd, guest)
    draft = guest.find("draft").inner_text()
    told = len(guest.plies())
    cable.cut()
    expect_lost(guest)
    guest.page.get_by_role("button", name="Try now").click()
    expect_lost(guest)
    cable.mend()
    expect_found(guest)
    expect(guest.find("draft")).to_have_text(draft)
    guest.finish(rnd)
    guest.play(rnd, steps=6)
    assert len(guest.plies()) > told


def test_what_others_did_meanwhile_is_told(visit: Callable[..., Guest], cable: Cable) -> None:
    """Someone is away while others play on; back again, they know all of it."""
    host, friend = visit(), visit(url=cable.url)
    friend.excuse(LINE_BROKE.pattern)
    code = host.sit_down("kardinal-koenig", people=2)
    friend.go(f"/t/{code}")
    friend.find("sit").first.click()
    host.find("start").click()
    rnd = random.Random(4)
    while whose_turn(host, friend) is not host:
        friend.finish(rnd)
    cable.cut()
    expect_lost(friend)
    host.finish(rnd)
    host.page.keyboard.press("c")
    host.find("chat").get_by_role("textbox").fill("Where are you?")
    host.page.keyboard.press("Enter")
    expect(host.find("chat")).to_contain_text("Where are you?")
    cable.mend()
    expect_found(friend)
    friend.settled(lambda: friend.plies() == host.plies())
    friend.page.keyboard.press("c")
    expect(friend.find("chat")).to_contain_text("Where are you?")
    expect(friend.find("chat").locator("li")).to_have_count(1)


def test_a_server_that_falls_over_comes_back_with_everything(
    fragile: ServerProcess, visit: Callable[..., Guest]
) -> None:
    host, friend = guests = visit(url=fragile.url), visit(url=fragile.url)
    for guest in guests:
        guest.excuse(LINE_BROKE.pattern)
    code = host.sit_down(GAME, people=2)
    friend.go(f"/t/{code}")
    friend.find("sit").click()
    host.find("start").click()
    rnd = random.Random(3)
    for _ in range(3):
        whose_turn(host, friend).finish(rnd)
    turn, _ = begin_a_draft(rnd, host, friend)
    draft = turn.find("draft").inner_text()
    host.settled(lambda: host.plies() == friend.plies() and len(host.log()) == len(friend.log()))
    told = [guest.log() for guest in guests]

    fragile.kill()
    for guest in guests:
        expect_lost(guest)
    turn.choose(turn.look(), rnd)  # in vain, and it says so
    expect(turn.find("choice-bar")).to_contain_text("did not reach the server")
    apart(fragile.start)
    for guest in guests:
        expect_found(guest)

    expect(turn.find("draft")).to_have_text(draft)
    assert [guest.log() for guest in guests] == told
    turn.finish(rnd)
    host.settled(lambda: len(host.log()) == len(friend.log()) > len(told[0]))
    assert host.plies() == friend.plies()


def test_a_finished_game_that_is_tidied_away_stays_to_be_seen(
    fragile: ServerProcess, visit: Callable[..., Guest]
) -> None:
    guest = visit(url=fragile.url)
    guest.excuse(LINE_BROKE.pattern)
    guest.sit_down(GAME)
    guest.look()
    fragile.kill()
    expect_lost(guest)
    with closing(sqlite3.connect(fragile.database)) as database, database:
        database.execute("UPDATE tables SET phase = 'over', touched = 0")  # long ago
    apart(fragile.start)
    expect_found(guest)
    expect(guest.find("ending")).to_contain_text("closed")
    expect(guest.find("board")).to_be_visible()
