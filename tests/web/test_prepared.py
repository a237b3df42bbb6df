"""The next play is prepared while others think, and made when its question is asked."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from web.browsing import Guest, whose_turn

GAME = "kings-blood"  # in which one may always draw


def wait_for_friend(host: Guest, friend: Guest, rnd: random.Random) -> None:
    """Play until the host has had a turn and the friend is asked."""
    for _ in range(20):
        turn = whose_turn(host, friend)
        if turn is friend and host.find("prepare").count():
            return
        turn.finish(rnd)
    raise AssertionError("there was never time to prepare anything")


def test_a_prepared_play_is_made_in_its_turn_and_nobody_hears_of_it_before(
    visit: Callable[..., Guest],
) -> None:
    host, friend = visit(), visit("phone")
    code = host.sit_down(GAME, people=2)
    friend.go(f"/t/{code}")
    friend.find("sit").first.click()
    host.find("start").click()
    for one in (host, friend):
        one.find("board").wait_for()
    rnd = random.Random(6)
    wait_for_friend(host, friend, rnd)
    pile = host.page.locator('[data-testid=board] [data-can="draw"]')
    ready = host.page.locator("[data-ready]")
    expect(pile).to_have_count(0)
    sent, heard, made = len(host.sent), len(friend.frames), host.plies().count(0)

    host.find("prepare").click()
    pile.click()
    expect(host.find("prepared")).to_contain_text("Draw")
    expect(ready).to_have_count(1)
    host.find("prepare-cancel").click()
    expect(host.find("prepared")).to_have_count(0)
    expect(ready).to_have_count(0)
    host.page.keyboard.press("p")
    pile.click()
    expect(host.find("prepared")).to_be_visible()
    assert [one for one in host.sent[sent:] if one["type"] != "heartbeat"] == []
    assert [one for one in friend.frames[heard:] if one["type"] not in ("heartbeat", "table")] == []

    for _ in range(6):  # whatever the friend plays may have to be answered first
        if host.plies().count(0) > made:
            break
        if friend.find("prompt").count():
            friend.finish(rnd)
        elif host.find("prompt").count() and not host.find("prepared").count():
            break
        friend.page.wait_for_timeout(200)
    host.settled(lambda: host.plies().count(0) > made)
    commits = [one for one in host.sent[sent:] if one["type"] == "commit"]
    assert commits[0]["draft"][0] == "draw"
    expect(host.find("prepared")).to_have_count(0)
