"""A guest on a phone, from the invitation to the rematch."""

import os
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from regalia.kernel.game import game_names
from regalia.server.process import ServerProcess
from web.browsing import Guest, is_sideways
from web.desks import PATIENCE, SIZES, drawn

HERE = Path(__file__).parent
PLAY, HURRY = ((HERE / name).read_text("utf-8") for name in ("play.js", "hurry.js"))
MOST_MINE = 8  # tables of one's own on the first page
SKULLS = 8  # cards of Brutal Kingdom that can be eliminated by others
PICTURES = os.environ.get("REGALIA_PICTURES")  # a folder, for whoever wants to look at the screens


def look_at(guest: Guest, name: str) -> None:
    """Nothing sticks out sideways; and a picture, if one is wanted."""
    assert is_sideways(guest.page) <= 0, f"{name} is too wide"
    if PICTURES:
        with drawn(guest.page):
            guest.page.screenshot(path=f"{PICTURES}/{name}.png")


def look_at_both(guest: Guest, name: str) -> None:
    """At a desk and on a phone."""
    for size, (width, height) in [*SIZES.items()][::-1]:
        guest.page.set_viewport_size({"width": width, "height": height})
        look_at(guest, f"{name}-{size}")


def test_a_guest_from_the_invitation_to_the_rematch(
    short: ServerProcess, visit: Callable[..., Guest]
) -> None:
    host, guest = visit(url=short.url), visit("phone", url=short.url)
    for one in (host, guest):
        one.prepare(HURRY)
    code = host.sit_down("kings-blood", people=2)

    guest.go(f"/t/{code}")
    expect(guest.find("welcome")).to_contain_text("Mia invites you to King's Blood")
    expect(guest.find("facts").first).to_contain_text("15 to 30 minutes")
    look_at(guest, "invited-phone")
    guest.find("guide-rules").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("KB-1.1")
    look_at(guest, "lobby-rules-phone")
    guest.page.keyboard.press("Escape")
    guest.find("guide-cards").click()
    expect(guest.find("cards").get_by_role("listitem").nth(20)).to_be_attached()
    look_at(guest, "lobby-cards-phone")
    guest.page.keyboard.press("Escape")
    guest.find("my-name").fill("Tom")
    guest.find("join").click()
    expect(host.find("seat-1")).to_contain_text("Tom")
    guest.find("rename").click()
    guest.find("new-name").fill("Tomasz")
    guest.page.keyboard.press("Enter")
    expect(host.find("seat-1")).to_contain_text("Tomasz")
    host.find("chat").get_by_role("textbox").fill("Welcome!")
    host.page.keyboard.press("Enter")
    expect(guest.find("chat")).to_contain_text("Welcome!")
    look_at(guest, "lobby-phone")
    look_at(host, "lobby-wide")

    host.find("start").click()
    for one in (host, guest):
        one.find("board").wait_for()
        one.page.evaluate(PLAY)
    for one in (host, guest):
        one.find("end").wait_for(timeout=4 * PATIENCE)
        expect(one.find("evening")).to_have_count(0)
    expect(guest.find("why-ended")).not_to_be_empty()
    look_at(guest, "end-phone")
    look_at(host, "end-wide")
    with guest.page.expect_download() as saved:
        guest.find("share-picture").click()
    file = saved.value.path()
    assert file.read_bytes().startswith(b"\x89PNG")
    if PICTURES:
        saved.value.save_as(f"{PICTURES}/result.png")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.find("share-text").click()
    expect(guest.find("share-text")).to_have_text("Copied")
    told = str(guest.page.evaluate("navigator.clipboard.readText()"))
    assert re.search(r"^King's Blood, .*2\d{3}", told)
    assert {"Mia", "Tomasz"} <= set(re.findall(r"\w+", told))

    guest.find("rematch").click()
    guest.find("gathering").wait_for()
    again = guest.code
    assert again != code
    expect(guest.page.get_by_role("heading", name="Waiting for Mia")).to_be_visible()
    expect(guest.find("evening")).to_be_visible()
    expect(guest.find("chat")).to_contain_text("Welcome!")
    look_at(guest, "rematch-phone")
    expect(host.find("joined")).to_contain_text("Tomasz")
    look_at(host, "end-joined-wide")
    host.find("rematch").click()
    for one in (host, guest):
        expect(one.page).to_have_url(re.compile(f"/t/{again}$"))
        one.find("end").wait_for(state="detached")
        one.find("board").wait_for()
        one.page.evaluate(PLAY)
    for one in (host, guest):
        one.find("end").wait_for(timeout=4 * PATIENCE)
        expect(one.find("evening")).to_contain_text("after 2 games")
    look_at(guest, "end-evening-phone")

    guest.find("another-game").click()
    guest.find("facts").first.wait_for()
    look_at(guest, "home-known-phone")
    guest.find("my-games").click()
    expect(guest.find("finished").get_by_role("link", name="Replay")).to_have_count(2)
    expect(guest.find("evening")).to_contain_text("Won in these 2 games")
    look_at(guest, "my-games-phone")
    host.go("/")
    host.find("facts").first.wait_for()
    look_at(host, "home-known-wide")
    host.go("/new?game=kardinal-koenig")
    host.find("facts").wait_for()
    look_at(host, "new-wide")
    host.go("/mine")
    expect(host.find("finished").get_by_role("link", name="Replay")).to_have_count(2)
    look_at(host, "my-games-wide")


def test_rules_and_cards_are_one_click_away(guest: Guest) -> None:
    guest.go("/")
    expect(guest.find("cover")).to_have_count(5)
    expect(guest.find("newcomer")).to_contain_text("New here?")
    weights = [len(facts.locator(".on").all()) for facts in guest.find("facts").all()]
    assert weights == sorted(weights), "what is learnt soonest stands first"
    look_at_both(guest, "home")
    for game in game_names():
        guest.find(f"game-{game}").get_by_test_id("cover").click()
        expect(guest.page).to_have_url(re.compile(f"/rules/{game}$"))
        expect(guest.page.locator("[data-rule]").first).to_be_visible()
        look_at_both(guest, f"rules-{game}")
        guest.page.get_by_role("navigation").get_by_role("link", name="Cards").click()
        cards = guest.find("cards").locator("> li")
        expect(cards.first).to_be_visible()
        assert cards.count() >= 5
        if game == "brutal-kingdom":  # cards that another one eliminates by its name
            expect(guest.find("skull")).to_have_count(SKULLS)
        look_at_both(guest, f"cards-{game}")
        guest.page.get_by_role("link", name="To all games").click()
    guest.excuse("404")
    guest.go("/rules/chess")
    expect(guest.find("missing")).to_be_visible()


def test_the_first_page_keeps_room_for_the_games_whoever_has_many_tables(guest: Guest) -> None:
    guest.post("/api/me", {"name": "Mia"})
    for _ in range(MOST_MINE + 1):
        guest.post("/api/tables", {"game": "kings-blood", "seats": 2, "bots": [None, None], "seat": 0})
    guest.go("/")
    expect(guest.find("mine").locator("a.panel")).to_have_count(MOST_MINE)
    expect(guest.find("newcomer")).to_have_count(0)
    guest.find("more-mine").click()
    expect(guest.find("running").get_by_role("link")).to_have_count(MOST_MINE + 1)
