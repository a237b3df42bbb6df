"""Games of several people, to their last play: the result opens for everyone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.kernel.game import find_game, game_names
from regalia.server.process import ServerProcess
from web.browsing import Guest
from web.desks import PATIENCE

HERE = Path(__file__).parent
# One whose end is played out on its board, one whose end is not; the others are the same, and go to soak.
QUICK = ("brawling-barons", "kardinal-koenig")
GAMES = [pytest.param(game, marks=[pytest.mark.soak] * (game not in QUICK)) for game in game_names()]
PLAY, LATE, HURRY = ((HERE / name).read_text("utf-8") for name in ("play.js", "late.js", "hurry.js"))


@pytest.mark.parametrize("game", GAMES)
def test_the_result_opens_for_everyone(short: ServerProcess, visit: Callable[..., Guest], game: str) -> None:
    """In whatever order the messages of the last play arrive, and after all that is played out before it."""
    seats = min(find_game(game).players)
    players = [visit(url=short.url, pace="quick") for _ in range(seats)]
    onlooker = visit(url=short.url)
    guests = [*players, onlooker]
    for guest, late in zip(guests, ("table", "committed", "state", ""), strict=False):
        guest.page.emulate_media(reduced_motion="no-preference")
        guest.prepare(f"const LATE = '{late}';{LATE}")
    for guest in players:
        guest.prepare(HURRY)
    gather(players, onlooker, game)
    for guest in players:
        guest.page.evaluate(PLAY)
    result = onlooker.page.get_by_role("button", name="Result", exact=True)
    result.wait_for(timeout=4 * PATIENCE)
    result.dispatch_event("click")  # who does not wait has it at once; by now it may have opened by itself
    for guest in guests:
        expect(guest.find("end")).to_be_visible()
        expect(guest.find("rank")).to_have_count(seats)
        assert guest.plies() == onlooker.plies()
    assert len({tuple(guest.find("rank").locator(".score").all_inner_texts()) for guest in guests}) == 1
    for guest in guests:
        guest.find("see-table").click()
        expect(guest.find("end")).to_have_count(0)
        guest.page.get_by_role("button", name="Result", exact=True).click()
        expect(guest.find("end")).to_be_visible()


def gather(players: list[Guest], onlooker: Guest, game: str) -> None:
    """All come before the game begins."""
    host, *friends = players
    code = host.sit_down(game, people=len(players))
    for guest, name in zip((*friends, onlooker), ("Tom", "Ida", "Ben"), strict=False):
        guest.post("/api/me", {"name": name})
        guest.go(f"/t/{code}")
        guest.find("gathering").wait_for()
    for guest in friends:
        guest.find("sit").first.click()
        expect(guest.find("gathering")).to_contain_text("(you)")
    host.find("start").click()
    for guest in (*players, onlooker):
        guest.find("board").wait_for()
