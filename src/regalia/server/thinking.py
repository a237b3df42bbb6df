"""Where bots think: in processes of their own, and from an observation that is sent to them, nothing else."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from regalia._orphans import end_with_parent
from regalia.bots.registry import make_bot, make_draft
from regalia.kernel.game import find_game, unpack_observation
from regalia.kernel.match import look_ahead
from regalia.kernel.rng import fast_rng
from regalia.server.wire import Candidate

HINT_BOT = "chancellor"
T = TypeVar("T")


def think(bot: str, packed: bytes, seed: int) -> list[str]:
    """A bot's whole play, by the names of its actions."""
    observation = unpack_observation(packed)
    game = find_game(observation.state.setup.game)
    draft = make_draft(make_bot(bot, game), observation, fast_rng(seed))
    return [game.actions.name(action) for action in draft]


def advise(packed: bytes, draft: list[str], seed: int) -> list[Candidate]:
    """What a bot thinks of the choices after a draft."""
    observation = look_ahead(unpack_observation(packed), draft).observation
    game = find_game(observation.state.setup.game)
    found = make_bot(HINT_BOT, game).explain(observation, fast_rng(seed))
    return [Candidate(game.actions.name(c.action), c.share, c.value) for c in found[:5]]


class Thinkers:
    """A few processes; one that dies is replaced, and its thought is thought again."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Have some work done by one of them."""
        for attempt in range(3):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.count, context, initializer=_settle)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if attempt == 2:
                    raise
        raise AssertionError("the loop above returns or raises")

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _settle() -> None:
    """Leave Ctrl-C to the server, end when it is killed, and be polite to it."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
