"""What the clock on the wall tells of windows that bots answer; with real searches, so it takes a while.

Only windows are searched for; other plays are a courtier's, which takes no time to speak of. With a folder in
REGALIA_WINDOWS the windows are kept there game by game, and a run that was stopped goes on where it was.
"""

import asyncio
import json
import math
import os
import time
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, variance

import pytest

from regalia.server.bots.fair_queue import Asker
from regalia.server.bots.workers import BotWorkers
from regalia.server.client import Visitor
from regalia.server.table import scheduler
from regalia.server.table.deadlines import run_due_task
from regalia.server.table.play import Play
from regalia.server.table.room import Room
from serving import Local, serving

pytestmark = [pytest.mark.anyio, pytest.mark.soak]
TTK = "take-the-kingdom"
WINDOWS = 1000  # to be looked at
TABLES = 12  # at a time: windows mostly wait
PLIES = 60  # of each game that are looked at
SECONDS = 3  # that a sealed window is open
LEAK_SECONDS = 0.02
LATE_MS = 100  # after the moment at which an answer is to be shown: a sign of how busy the machine is


class SearchInWindows(BotWorkers):
    """Bots that search where it is timed, and nowhere else; and how many of these searches came too late."""

    searches = late = 0

    async def think(
        self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float = math.inf
    ) -> list[str]:
        if seconds == math.inf:
            return await super().think(asker, "courtier", packed, seed, seconds)
        self.searches += 1
        try:
            return await super().think(asker, bot, packed, seed, seconds)
        except asyncio.CancelledError:
            self.late += 1
            raise


async def watch(local: Local, windows: str, visitor: Visitor) -> list[tuple[bool, float]]:
    """The first plies of a game of bots that search: whether a window's seat had a choice, and its delay.

    In milliseconds after the moment at which its answer was to be shown, as everyone at the table sees it.
    That moment is the same with and without a choice, which tests with a clock of their own show.
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
    again.bot_pause = played.bot_pause
    found = []
    for ply, done in enumerate(played.match.plies, 1):
        seat, asked = done.seat, again.asked[done.seat]
        if asked is not None and again._in_window(seat) and not again._moot(seat) and ply in seen:
            found.append((len(asked[1]) > 1, seen[ply] - again.held_until(seat)))
        draft = [again.game.actions.name(action) for action in done.actions]
        again.commit(again.match.prepare(seat, draft), played.at[ply])
    return found


def auc(windows: list[tuple[bool, float]]) -> tuple[float, float, float]:
    """How often a window with a choice was answered later than one without, with its interval of 95 %.

    A half if time tells nothing. The interval is that of DeLong, DeLong and Clarke-Pearson (1988).
    """
    with_choice = [late for choice, late in windows if choice]
    without = [late for choice, late in windows if not choice]
    above = [fmean((a > b) + 0.5 * (a == b) for b in without) for a in with_choice]
    below = [fmean((a > b) + 0.5 * (a == b) for a in with_choice) for b in without]
    found = fmean(above)
    half = 1.96 * math.sqrt(variance(above) / len(above) + variance(below) / len(below))
    return found, found - half, found + half


async def run_late(room: Room) -> None:
    """A leak: a seat that has a choice answers its window a little later."""
    task = next(iter(room.pending()), None)
    asked = room.play.asked[task.seat] if room.play is not None and task is not None else None
    if task is not None and task.kind in ("seal", "pass") and asked is not None and len(asked[1]) > 1:
        await asyncio.sleep(LEAK_SECONDS)
    await run_due_task(room)


@pytest.mark.patience(4 * 3600)
@pytest.mark.parametrize("leak", [False, True], ids=["as-it-is", "with-a-leak"])
@pytest.mark.parametrize("windows", ["sealed", "quick"])
async def test_time_does_not_tell_who_had_a_choice(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    windows: str,
    leak: bool,
    record_property: Callable[[str, str], None],
) -> None:
    """An interval of 95 % is wrong once in twenty runs; other work on the machine makes it wider."""
    if leak:
        monkeypatch.setattr(scheduler, "run_due_task", run_late)
    async with serving(tmp_path, bot_pause=200) as local:
        bots = local.context.rooms.bot_workers = SearchInWindows()
        visitor = await local.person("Eve")
        kept = Path(os.environ.get("REGALIA_WINDOWS") or tmp_path, f"{windows}{'-leak' * leak}.jsonl")
        kept.touch()
        found = [(bool(choice), late) for choice, late in map(json.loads, kept.read_text().splitlines())]
        while len(found) < WINDOWS:
            games = await asyncio.gather(*(watch(local, windows, visitor) for _ in range(TABLES)))
            fresh = [window for game in games for window in game]
            found += fresh
            with kept.open("a") as file:
                file.writelines(f"{json.dumps(window)}\n" for window in fresh)
    told, low, high = auc(found)
    choices = sum(choice for choice, _ in found)
    late = fmean(late > LATE_MS for _, late in found)
    planted = f"with a leak of {1000 * LEAK_SECONDS:.0f} ms" if leak else "as it is"
    record_property(
        "figures",
        f"{windows}, {planted}: {len(found)} windows, {choices} with a choice; "
        f"AUC of their times {told:.3f} ({low:.3f} to {high:.3f}); {late:.1%} were shown {LATE_MS} ms late; "
        f"{bots.late} of {bots.searches} bots were not ready",
    )
    assert low > 0.5 if leak else low <= 0.5 <= high
