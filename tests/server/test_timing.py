"""What the clock on the wall tells of windows that bots answer; with real searches, so it takes a while."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia.server.bots.workers import BotWorkers
from regalia.server.client import Visitor
from regalia.server.table.play import Play
from serving import Local, serving

pytestmark = [pytest.mark.anyio, pytest.mark.soak]
TTK = "take-the-kingdom"
WINDOWS = 1000  # to be looked at
TABLES = 4  # at a time: few enough for bots to be ready in time
PLIES = 60  # of each game that are looked at
SECONDS = 3  # that a sealed window is open


async def watch(local: Local, windows: str, visitor: Visitor) -> list[tuple[bool, float]]:
    """The first plies of a game of bots that search: whether a window's seat had a choice, and its time.

    In milliseconds: after the window closed, or opened if it closes by itself.
    """
    body = {
        "game": TTK,
        "seats": 3,
        "bots": ["chancellor"] * 3,
        "seat": None,
        "start": True,
        "settings": {"windows": windows, "window_seconds": SECONDS},
    }
    code = (await visitor.post("/api/tables", body))["code"]
    seen: dict[int, float] = {}
    async with visitor.look_at(code) as socket:
        over = False
        while not over:
            state = await socket.until("state")
            seen.setdefault(state["ply"], 1000 * time.time())
            over = state["outcome"] is not None or state["ply"] >= PLIES
    played = (await local.room(code)).play
    assert played is not None
    if not played.over:
        await visitor.post(f"/api/tables/{code}/close")
    return judge(played, seen)


def judge(played: Play, seen: dict[int, float]) -> list[tuple[bool, float]]:
    """Play a game again, and compare its windows with when their answers were seen."""
    again = Play(played.match.setup, played.settings, played.holders, played.match.seed, played.at[0])
    found = []
    for ply, done in enumerate(played.match.plies, 1):
        seat, asked = done.seat, again.asked[done.seat]
        if asked is not None and again._in_window(seat) and not again._moot(seat) and ply in seen:
            since = again._window_end(seat) or again._asked_at(seat)
            found.append((len(asked[1]) > 1, seen[ply] - since))
        draft = [again.game.actions.name(action) for action in done.actions]
        again.commit(again.match.prepare(seat, draft), played.at[ply])
    return found


def auc(windows: list[tuple[bool, float]]) -> float:
    """How often a window with a choice was answered later than one without: a half if time tells nothing."""
    with_choice = [late for choice, late in windows if choice]
    without = [late for choice, late in windows if not choice]
    later = sum((a > b) + 0.5 * (a == b) for a in with_choice for b in without)
    return later / (len(with_choice) * len(without))


@pytest.mark.patience(4 * 3600)
@pytest.mark.parametrize("windows", ["sealed", "quick"])
async def test_time_does_not_tell_who_had_a_choice(
    tmp_path: Path, windows: str, record_property: Callable[[str, str], None]
) -> None:
    async with serving(tmp_path, bot_pause=200) as local:
        local.context.rooms.bot_workers = BotWorkers()
        visitor = await local.person("Eve")
        found: list[tuple[bool, float]] = []
        while len(found) < WINDOWS:
            games = await asyncio.gather(*(watch(local, windows, visitor) for _ in range(TABLES)))
            found += [window for game in games for window in game]
    told = auc(found)
    choices = sum(choice for choice, _ in found)
    record_property(
        "figures",
        f"{windows}: {len(found)} windows, {choices} with a choice; AUC of their times {told:.3f}",
    )
    assert abs(told - 0.5) < 0.06
