"""The review of a finished game in the browser: curves, decisions, what if, records that are brought."""

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from short_games import short_record
from web.axe import findings
from web.browsing import Guest, is_sideways
from web.desks import PATIENCE

LONG = 6 * PATIENCE  # in which bots of any build have worked a review out


def bring(guest: Guest) -> str:
    """Bring it, without clicking; gives the code of its table."""
    guest.post("/api/me", {"name": "Mia"})
    return str(guest.post("/api/records", short_record().to_json())["code"])


def moment(guest: Guest) -> int:
    """Which play the replay shows."""
    return int(guest.find("curve").get_by_role("slider").get_attribute("aria-valuenow") or -1)


def test_a_finished_game_is_reviewed_and_played_on(guest: Guest) -> None:
    code = bring(guest)
    guest.go(f"/t/{code}")
    guest.find("end").get_by_test_id("review").click()
    guest.find("curve").wait_for(timeout=LONG)
    guest.find("moments").wait_for(timeout=LONG)
    guest.find("only-costly").uncheck()
    decisions = guest.find("decision")
    assert decisions.count() > 1
    expect(guest.find("seats").locator("tbody tr")).to_have_count(2)
    assert findings(guest.page) == []

    # A decision is shown as its player saw it, before the play.
    decisions.nth(1).click()
    chosen = int(decisions.nth(1).locator("b").inner_text().split()[-1])
    expect(guest.find("viewer")).to_have_value(short_record().plies[chosen - 1][0])
    guest.settled(lambda: moment(guest) == chosen - 1)

    # Pointing at the curve, and the arrow keys, go to a moment.
    box = guest.find("curve").bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + 42, box["y"] + 40)
    guest.settled(lambda: moment(guest) == 0)
    guest.page.keyboard.press("ArrowRight")
    guest.settled(lambda: moment(guest) == 1)
    guest.page.get_by_role("tab", name="Log").click()
    guest.page.keyboard.press("End")
    expect(guest.find("log").locator("[data-verdict]")).to_have_count(decisions_in(guest, code))

    # From any moment one plays on, at another table.
    guest.page.keyboard.press("ArrowLeft")
    last = len(short_record().plies)
    guest.settled(lambda: moment(guest) == last - 1)
    guest.find("play-on").click()
    guest.find("play-on-bots").select_option("page")
    guest.find("play-on-start").click()
    guest.page.wait_for_url(lambda url: code not in url)
    expect(guest.find("origin")).to_contain_text(f"Played on from play {last - 1}")
    guest.play(random.Random(3))
    expect(guest.find("end")).to_be_visible()


def decisions_in(guest: Guest, code: str) -> int:
    """How many decisions the review has judged, as the server tells."""
    state = guest.get(f"/api/tables/{code}/review")
    return len(state["review"]["decisions"])


def test_a_record_is_brought_and_shared_with_a_remark(visit: Callable[..., Guest], tmp_path: Path) -> None:
    guest = visit(size="phone")
    record = tmp_path / "record.json"
    record.write_text(short_record().to_json(), "utf-8")
    guest.go("/")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(record.read_text("utf-8").replace('"0"', '"1"', 1), "utf-8")
    guest.excuse("400")
    guest.find("bring-record").set_input_files(wrong)
    expect(guest.page.get_by_role("alert")).to_contain_text("edited")
    guest.find("bring-record").set_input_files(record)
    guest.page.wait_for_url("**/review*")
    guest.find("curve").wait_for(timeout=LONG)
    assert is_sideways(guest.page) <= 0
    assert findings(guest.page) == []

    # A remark is text, whatever it holds.
    guest.find("link-here").click()
    guest.find("remark-text").fill("<img src=x onerror=alert(1)> Why?")
    link = guest.find("link-url").input_value()
    other = visit()
    other.go(link)
    expect(other.find("remark")).to_contain_text("<img src=x onerror=alert(1)> Why?")
    other.page.keyboard.press("ArrowLeft" if "ply=0" not in link else "ArrowRight")
    expect(other.find("remark")).to_have_count(0)
