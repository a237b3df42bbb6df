"""Several browsers at one table."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.browsing import Guest, whose_turn


def test_two_people_and_someone_who_looks_on(visit: Callable[..., Guest]) -> None:
    host, friend, stranger = visit(), visit(), visit()

    host.go("/new?game=take-the-kingdom")
    form = host.find("new-table")
    form.get_by_label("Your name").fill("Mia")
    host.find("seat-count").select_option("2")
    form.get_by_label("Seat 2").select_option("")
    host.find("open-table").click()
    link = host.find("invite").input_value()
    assert link == host.page.url
    expect(host.find("start")).to_be_disabled()

    friend.go(link)
    friend.find("sit").click()
    expect(friend.find("gathering")).to_contain_text("(you)")
    friend.find("chat").get_by_role("textbox").fill("Good luck!")
    friend.page.keyboard.press("Enter")
    expect(host.find("chat")).to_contain_text("Good luck!")
    host.find("start").click()

    stranger.go(link)
    for guest in (host, friend, stranger):
        guest.find("board").wait_for()
    codes = {guest.find("deal").inner_text() for guest in (host, friend, stranger)}
    assert len(codes) == 1
    assert re.fullmatch(r"Deal( [0-9a-f]{4}){3}\.", codes.pop().strip())
    rnd = random.Random(2)
    for _ in range(8):
        whose_turn(host, friend).finish(rnd)
    whose_turn(host, friend)
    host.settled(lambda: len({len(guest.log()) for guest in (host, friend, stranger)}) == 1)
    assert host.plies() == friend.plies() == stranger.plies()
    assert len(host.plies()) > 8
    expect(stranger.find("prompt")).to_have_count(0)
    expect(stranger.page.locator("[data-can], [data-action]")).to_have_count(0)

    host.page.keyboard.press("c")
    host.find("chat").get_by_role("textbox").fill("Well played.")
    host.page.keyboard.press("Enter")
    friend.page.keyboard.press("c")
    expect(friend.find("chat")).to_contain_text("Well played.")
    stranger.page.keyboard.press("c")
    expect(stranger.find("chat")).to_contain_text("Well played.")


def test_on_a_phone_the_latest_is_in_sight(visit: Callable[..., Guest]) -> None:
    """The log opens at its end; what is said while the chat is shut counts as unread."""
    host, friend = visit("phone"), visit()
    code = host.sit_down("brawling-barons", people=2)
    friend.go(f"/t/{code}")
    friend.find("sit").first.click()
    host.find("start").click()
    friend.find("board").wait_for()
    rnd = random.Random(4)
    for _ in range(10):
        whose_turn(host, friend).finish(rnd)
    host.page.set_viewport_size({"width": 390, "height": 420})
    tabs = host.page.get_by_role("tab")
    tabs.filter(has_text="Log").click()
    last = host.find("log").locator("li").last
    expect(last).to_be_in_viewport()
    assert host.find("log").evaluate("list => list.scrollHeight > list.clientHeight")
    chat = tabs.filter(has_text="Chat")
    chat.click()
    expect(host.find("chat")).to_be_visible()
    chat.click()
    expect(host.find("chat")).not_to_be_visible()
    friend.page.keyboard.press("c")
    friend.find("chat").get_by_role("textbox").fill("Still there?")
    friend.page.keyboard.press("Enter")
    expect(chat).to_contain_text("1")
    chat.click()
    expect(host.find("chat")).to_contain_text("Still there?")
    expect(chat).not_to_contain_text("1")


def test_a_seat_goes_to_a_bot_and_back(visit: Callable[..., Guest]) -> None:
    host, friend = visit(), visit()
    code = host.sit_down("kardinal-koenig", people=2, settings={"stand_in": "page"})
    friend.go(f"/t/{code}")
    friend.find("sit").first.click()
    host.find("start").click()
    friend.page.get_by_label("Leave the seat to a bot").click()
    friend.find("resign-confirm").click()
    expect(friend.find("away")).to_contain_text("A bot is playing for you")
    expect(friend.find("away")).not_to_contain_text("time ran out")
    for player in friend.find("board").locator(".people .points").all():
        player.click(trial=True)  # nothing lies on it
    friend.find("come-back").click()
    expect(friend.find("come-back")).to_have_count(0)


@pytest.mark.soak  # five seconds of waiting: no clock is shorter
def test_who_ran_out_of_time_is_told_so_and_sees_how_everyone_stands(visit: Callable[..., Guest]) -> None:
    """While a friend thinks; bots alone would end the game before anything was seen."""
    host, friend = visit(), visit()
    clock = {"kind": "move", "seconds": 5}
    code = host.sit_down("kardinal-koenig", people=2, settings={"clock": clock, "stand_in": "page"})
    friend.go(f"/t/{code}")
    friend.find("sit").first.click()
    host.find("start").click()
    late = whose_turn(host, friend)
    expect(late.find("away")).to_contain_text("Your time ran out. A bot is playing for you.")
    for player in late.find("board").locator(".people .points").all():
        player.click(trial=True)  # nothing lies on it
    late.find("come-back").click()
    expect(late.find("away")).to_have_count(0)


def test_whoever_has_chosen_first_is_told_so(visit: Callable[..., Guest]) -> None:
    host, friend = visit(), visit("phone")
    code = host.sit_down("brutal-kingdom", people=2)
    friend.go(f"/t/{code}")
    friend.find("sit").first.click()
    host.find("start").click()
    rnd = random.Random(3)
    for guest in (host, friend):
        guest.find("board").wait_for()
        expect(guest.find("chosen")).to_have_count(0)
    host.finish(rnd)
    expect(host.find("chosen")).to_be_visible()
    expect(host.find("prompt")).to_be_visible()
    expect(friend.find("chosen")).to_have_count(0)
    friend.finish(rnd)
    expect(host.find("chosen")).to_have_count(0)


def test_another_device_goes_on_by_a_link(visit: Callable[..., Guest]) -> None:
    desk, phone = visit(), visit("phone")
    code = desk.sit_down("brutal-kingdom")
    desk.look()
    address = desk.post("/api/me/link")["url"]
    phone.go(address)
    phone.find("use-link").click()
    phone.find("mine").locator(f'a[href="/t/{code}"]').click()
    seen = phone.look()
    assert seen["table"] or seen["bar"]
    expect(phone.find("prompt")).to_have_text(desk.find("prompt").inner_text())


def test_a_table_that_is_put_away_says_so(visit: Callable[..., Guest]) -> None:
    host, friend = visit(), visit()
    code = host.sit_down("brutal-kingdom")
    friend.go(f"/t/{code}")
    friend.find("board").wait_for()
    host.post(f"/api/tables/{code}/close")
    for guest in (host, friend):
        expect(guest.find("missing")).to_contain_text("closed by its host")
