"""Links that are handed on: QR codes, read as by a phone that is held in front of the screen, and copies."""

from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from zxingcpp import read_barcodes

from regalia.server.process import ServerProcess
from web.browsing import Guest
from web.conftest import FRIENDS
from web.desks import drawn

PIXELS = (Path(__file__).parent / "pixels.js").read_text("utf-8")


def read_qr(guest: Guest) -> list[str]:
    """What the QR code on a page says, from a picture of that part of the screen."""
    code = guest.page.get_by_alt_text("QR code of the link")
    guest.settled(lambda: code.evaluate("picture => picture.complete"))
    assert code.evaluate("picture => picture.naturalWidth") > 0, "the picture is broken"
    with drawn(guest.page):
        file = b64encode(code.screenshot()).decode()
    seen: dict[str, Any] = guest.page.evaluate(PIXELS, file)
    screen = memoryview(bytes(seen["bright"])).cast("B", (seen["height"], seen["width"]))
    return [found.text for found in read_barcodes(screen)]


@pytest.mark.parametrize(("size", "scheme"), [("wide", "dark"), ("phone", "light")])
def test_an_invitation_can_be_scanned(visit: Callable[..., Guest], size: str, scheme: str) -> None:
    guest = visit(size, scheme)
    guest.sit_down("kardinal-koenig", people=3)
    assert read_qr(guest) == [guest.find("invite").input_value()] == [guest.page.url]


@pytest.mark.parametrize(("size", "scheme"), [("wide", "light"), ("phone", "dark")])
def test_a_link_for_another_device_can_be_scanned(
    visit: Callable[..., Guest], size: str, scheme: str
) -> None:
    guest, phone = visit(size, scheme), visit("phone")
    code = guest.sit_down("brutal-kingdom")
    guest.go("/")
    guest.find("settings").click()
    guest.page.get_by_role("button", name="Go on with another device").click()
    link = guest.page.get_by_label("Go on with another device").input_value()
    assert read_qr(guest) == [link]
    phone.go(link)
    phone.find("use-link").click()
    expect(phone.find("mine").locator(f'a[href="/t/{code}"]')).to_be_visible()


def test_an_invitation_can_be_copied_at_a_friends_house(
    visit: Callable[..., Guest], served: ServerProcess
) -> None:
    """Over plain HTTP from another machine a page has no clipboard of its own."""
    guest = visit(url=served.url.replace("127.0.0.1", FRIENDS))
    guest.excuse("Cross-Origin-Opener-Policy")  # which browsers heed over HTTPS alone, and say so
    guest.go("/new?game=kings-blood")
    guest.find("seat-count").select_option("2")
    guest.find("new-table").get_by_label("Seat 2").select_option("")
    guest.find("open-table").click()
    guest.page.get_by_role("button", name="Copy").click()
    expect(guest.page.get_by_role("button", name="Copied")).to_be_visible()
    assert not guest.page.evaluate("isSecureContext")
    chat = guest.find("chat").get_by_role("textbox")
    chat.click()
    guest.page.keyboard.press("Control+v")
    expect(chat).to_have_value(guest.find("invite").input_value())
