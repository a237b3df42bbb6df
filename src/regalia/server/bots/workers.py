"""Where bots think: in processes of their own, and from an observation that is sent to them, nothing else.

A bot that searches keeps a process for seconds, one that answers at once for milliseconds. So there are
processes for each, and nobody who plays with a courtier waits for someone else's sovereign. A search is sent
choice by choice, so that the longest that others wait for is one search, and not a whole play.

Reviews are worked on in processes behind those: a piece is begun only when no search waits for one, and it
has what the others leave of the cores.
"""

import os
from collections.abc import Iterable
from math import inf
from time import perf_counter

import regalia
from regalia.bots.registry import answers_at_once, extend_draft, make_bot, make_draft
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import find_game, unpack_observation
from regalia.kernel.match import Match, look_ahead
from regalia.kernel.record import Record
from regalia.kernel.rng import fast_rng, load_rng
from regalia.review.hints import expected_reply
from regalia.review.report import Play
from regalia.review.run import plays_of
from regalia.review.work import Finding, Form, Piece, examine, pieces, together
from regalia.server.bots.fair_queue import Asker
from regalia.server.bots.pool import WorkerPool
from regalia.server.wire import Candidate

HINT_BOT = "chancellor"
MOST_PLIES = 5000  # of a record that is brought; the longest games of ours have some 1,000
CAP = 0.0 if regalia.compiled else 1.0  # seconds of a search, which takes far longer as pure Python
A_PLAY = 2.5  # seconds that a bot may think about a whole play, so that nobody waits for more than three
A_CHOICE = 0.03  # and about one of its choices, however many there were before


def think(bot: str, packed: bytes, seed: int) -> list[str]:
    """A bot's whole play, by the names of its actions."""
    observation = unpack_observation(packed)
    game = find_game(observation.state.setup.game)
    draft = make_draft(make_bot(bot, game, CAP), observation, fast_rng(seed))
    return [game.actions.name(action) for action in draft]


def think_on(
    bot: str, packed: bytes, draft: list[str], chance: list[int], cap: float
) -> tuple[list[str], list[int], bool, float]:
    """The next choice of a play, in about `cap` seconds at most.

    With it go the state of chance after it, whether the play is whole, and how long it took.
    """
    begun = perf_counter()
    observation = unpack_observation(packed)
    game = find_game(observation.state.setup.game)
    rng = load_rng(chance)
    numbers = [game.actions.parse(name) for name in draft]
    whole = extend_draft(make_bot(bot, game, min(cap, CAP) if CAP else cap), observation, numbers, rng)
    return [game.actions.name(action) for action in numbers], rng.dump(), whole, perf_counter() - begun


def advise(packed: bytes, draft: list[str], seed: int) -> list[Candidate]:
    """What a bot thinks of the choices after a draft."""
    observation = look_ahead(unpack_observation(packed), draft).observation
    game = find_game(observation.state.setup.game)
    found = make_bot(HINT_BOT, game, CAP).explain(observation, fast_rng(seed))
    setup = observation.state.setup
    return [
        Candidate(game.actions.name(c.action), c.share, c.value, expected_reply(setup, c.reply))
        for c in found[:5]
    ]


def plan_review(text: str, seats: list[int], form: Form) -> tuple[list[Play], list[list[Piece]]]:
    """Who played what in a record, and the work of its review, job by job."""
    record = Record.from_json(text)
    return plays_of(record), together(pieces(record, seats, form))


def do_job(job: list[Piece]) -> list[Finding]:
    """A job of a review."""
    return [examine(piece) for piece in job]


def check_record(text: str) -> str:
    """What is wrong with a record that is to be replayed here; empty if nothing is."""
    try:
        record = Record.from_json(text)
        if len(record.plies) > MOST_PLIES:
            return "the game is too long"
        record.check_deal()
        match = Match.replay(record)
    except RegaliaError as error:
        return str(error)
    if match.departure:
        return match.departure
    if not match.over:
        return "the game is not over; play on from it with regalia play"
    if record.components_file is not None:
        return "it was played with other components; regalia replay and regalia review read it"
    return ""


def get_ready(game: str) -> None:
    """Nothing, but that whatever a thought about a game needs has been imported."""
    find_game(game)


class BotWorkers:
    """All processes in which bots think. `asker` is whom a thought is for, as in `fair_queue`.

    A thought whose task is cancelled is dropped if it waits, and stopped if it is under way. When a process
    dies, its thought is thought again. The same observation and seed give the same play, however often, as
    long as no search has to be cut short.
    """

    def __init__(self, count: int = 0) -> None:
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self._searching = WorkerPool(count, niceness=10)
        self._quick = WorkerPool(max(1, count // 4), niceness=5)
        self._reviewing = WorkerPool(count, niceness=19, ahead=self._searching)

    def warm_up(self, game: str, bots: Iterable[str]) -> None:
        """Have processes for these bots started, lest the first of them answers a second late."""
        for pool in {self._quick if answers_at_once(bot) else self._searching for bot in bots}:
            pool.warm_up(get_ready, game)

    async def think(
        self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float = inf
    ) -> list[str]:
        """A bot's whole play. After so many seconds, its wait for a process among them, it is of no use."""
        if answers_at_once(bot):
            return await self._quick.run(asker, think, bot, packed, seed)
        draft: list[str] = []
        chance, whole, left, end = fast_rng(seed).dump(), False, A_PLAY, perf_counter() + seconds
        while not whole:
            # Half of what is left, for more choices may follow.
            cap = max(min(left, end - perf_counter()) / 2, A_CHOICE)
            work = bot, packed, draft, chance, cap
            draft, chance, whole, took = await self._searching.run(asker, think_on, *work)
            left -= took
        return draft

    async def advise(self, asker: Asker, packed: bytes, draft: list[str], seed: int) -> list[Candidate]:
        """What a bot thinks of the choices after a draft."""
        return await self._searching.run(asker, advise, packed, draft, seed)

    async def plan_review(
        self, asker: Asker, text: str, seats: list[int], form: Form
    ) -> tuple[list[Play], list[list[Piece]]]:
        """Who played what in a record, and the work of its review."""
        return await self._reviewing.run(asker, plan_review, text, seats, form)

    async def do_job(self, asker: Asker, job: list[Piece]) -> list[Finding]:
        """A job of a review."""
        return await self._reviewing.run(asker, do_job, job)

    async def check_record(self, asker: Asker, text: str) -> str:
        """What is wrong with a record that is to be replayed here; empty if nothing is.

        Someone waits for it, so it does not come behind reviews.
        """
        return await self._searching.run(asker, check_record, text)

    def renew(self) -> None:
        """New processes for new thoughts; the old ones finish what they are at, and end."""
        self._searching.renew()
        self._quick.renew()
        self._reviewing.renew()

    def close(self) -> None:
        """End all processes."""
        self._searching.close()
        self._quick.close()
        self._reviewing.close()
