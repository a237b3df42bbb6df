"""The work of a review in pieces: each is bytes in and a finding out, and can be done anywhere, in any order.

A decision is judged from the packed observation of its seat and from nothing else; its chance follows from
that observation, too. So the same observation and play give the same verdict, whatever the truth was.
"""

from hashlib import sha256
from itertools import groupby
from typing import Literal

import msgspec

from regalia.bots.ismcts import IsmctsBot
from regalia.bots.registry import make_draft
from regalia.kernel.game import Game, find_game, pack, pack_observation, unpack_observation
from regalia.kernel.match import Drafting, look_ahead
from regalia.kernel.record import Record
from regalia.kernel.rng import Rng, fast_rng
from regalia.kernel.state import Observation
from regalia.review.chances import estimate, estimate_deals, weigh
from regalia.review.turns import Turn, turns
from regalia.review.verdicts import BATCHES, BEST, difference, verdict

TABLE = 4  # no luck is worked out from the spectator's curve, so fewer worlds will do for it
VERSION = 2  # of the way to judge: grows when the same record would get other figures
SKETCH = 24
ALONE = 4  # times less to weigh a play against nothing: all that is asked for is its chance
QUICK, THOROUGH = "quick", "thorough"
Sight = Literal["open", "table"]


class Form(msgspec.Struct, frozen=True):
    """How much work a review is."""

    name: str
    sketch: int  # worlds for a point of the first curve
    worlds: int  # for a point of the curve with open cards, and as many redraws of chance
    search: int  # iterations to find the best choice
    weigh: int  # iterations for each of the two plays that are compared


# Worlds, and how many seconds of the game's pace a search has: a little less than chancellor and sovereign.
AMOUNTS = {QUICK: (1_600, 0.12), THOROUGH: (12_000, 0.9)}


def usual_form(name: str, game: Game) -> Form:
    """How much work a quick or a thorough review of a game is."""
    worlds, seconds = AMOUNTS[name]
    iterations = round(game.pace * seconds)
    return Form(name, SKETCH, worlds, iterations, iterations)


HASTY = 100  # times less, where the engine is not compiled


def hasty_form(form: Form) -> Form:
    """A form for an engine that is not compiled: rough figures, in a time that one can wait."""
    search = max(3 * BATCHES, form.search // HASTY)
    return Form(form.name, max(4, form.sketch // 6), max(24, form.worlds // HASTY), search, search)


class Chances(msgspec.Struct, frozen=True, tag="chances"):
    """Each seat's chance to win after a ply: with all cards open, or by what everyone could know."""

    ply: int
    sight: Sight
    worlds: int
    means: list[float]
    errors: list[float]


class Redrawn(msgspec.Struct, frozen=True, tag="redrawn"):
    """The mean of each seat's chances after a ply, all cards open, over chance that was drawn anew."""

    ply: int
    redraws: int
    means: list[float]
    errors: list[float]


class Decision(msgspec.Struct, frozen=True, tag="decision"):
    """A decision, judged from what its seat could know. Steps are pairs of a question and the answer.

    `loss` is in chances to win, by a search other than the one that found the best play; below 0 it liked
    the play better, and where that is sure the play is the best and cost nothing. `error` is its standard
    error.
    """

    ply: int
    seat: int
    played: list[tuple[str, str]]
    best: list[tuple[str, str]]
    loss: float
    error: float
    verdict: str
    chance: float  # to win, as the search saw it, with the play that was made


Finding = Chances | Redrawn | Decision


class Piece(msgspec.Struct, frozen=True):
    """One piece of the work. `seen` is a packed observation."""

    task: Literal["open", "table", "redraw", "deal", "decide"]
    ply: int
    seat: int
    play: list[int]
    seen: bytes
    amount: int  # worlds, or iterations to find the best choice
    weigh: int = 0


def pieces(record: Record, seats: list[int], form: Form) -> list[Piece]:
    """All pieces of a review, in the order in which they are wanted: a first curve, then ply by ply."""
    sketch, rest = [], []
    for turn in turns(record):
        opened, table = pack_observation(turn.opened), pack_observation(turn.table)
        sketch.append(Piece("table", turn.ply, turn.seat, [], table, form.sketch))
        sketch.append(Piece("open", turn.ply, turn.seat, [], opened, form.sketch))
        rest.append(Piece("table", turn.ply, turn.seat, [], table, form.worlds // TABLE))
        rest.append(Piece("open", turn.ply, turn.seat, [], opened, form.worlds))
        rest += _of_turn(turn, seats, form)
    return sketch + rest


TOGETHER = 16  # pieces of the first curve that are done in one go


def together(todo: list[Piece]) -> list[list[Piece]]:
    """Pieces that are done in one go: some of the first curve, then those of a ply, its decision apart."""
    sketch = 2 * len({piece.ply for piece in todo if piece.task == "open"})
    jobs = [todo[at : at + TOGETHER] for at in range(0, sketch, TOGETHER)]
    if jobs:
        jobs[-1] = jobs[-1][: sketch - TOGETHER * (len(jobs) - 1)]
    return jobs + [
        list(job) for _, job in groupby(todo[sketch:], key=lambda piece: (piece.ply, piece.task == "decide"))
    ]


def _of_turn(turn: Turn, seats: list[int], form: Form) -> list[Piece]:
    found = []
    if turn.before is not None:
        task: Literal["redraw", "deal"] = "redraw" if turn.ply else "deal"
        seen = pack_observation(turn.before)
        found.append(Piece(task, turn.ply, turn.seat, turn.play, seen, form.worlds))
    if turn.decider is not None and turn.seat in seats:
        seen = pack_observation(turn.decider)
        found.append(Piece("decide", turn.ply, turn.seat, turn.play, seen, form.search, form.weigh))
    return found


def examine(piece: Piece) -> Finding:
    """Do a piece of the work."""
    seen = unpack_observation(piece.seen)
    if piece.task == "decide":
        return judge(seen, piece.play, piece.ply, piece.amount, piece.weigh)
    rng = fast_rng(int.from_bytes(sha256(msgspec.msgpack.encode(piece)).digest(), "big"))
    depth = find_game(seen.state.setup.game).horizon
    if piece.task == "deal":
        tally = estimate_deals(seen.state, piece.amount, depth, rng)
    else:
        tally = estimate(seen, piece.seat, piece.play, piece.amount, depth, rng)
    if piece.task in ("open", "table"):
        sight: Sight = "open" if piece.task == "open" else "table"
        return Chances(piece.ply, sight, tally.worlds, tally.means(), tally.errors())
    return Redrawn(piece.ply, tally.worlds, tally.means(), tally.errors())


def judge(seen: Observation, play: list[int], ply: int, search: int, weighing: int) -> Decision:
    """What a decision cost, by what its seat could know: one search finds the best play, one weighs it."""
    game = find_game(seen.state.setup.game)
    rng = _chance_of(seen, play)
    best = make_draft(IsmctsBot(search, 0.0, game.horizon), seen, rng)
    same = leads_to(seen, best) == leads_to(seen, play)
    plays, weighing = ([play], weighing // ALONE) if same else ([play, best], weighing)
    brought = weigh(seen, plays, weighing, BATCHES, game.horizon, rng)
    chance = sum(brought[0]) / BATCHES
    loss, error = (0.0, 0.0) if same else difference(brought[1], brought[0])
    called = BEST if same else verdict(loss, error)
    if called == BEST:  # nothing better is known, so it cost nothing
        best, loss, error = play, 0.0, 0.0
    return Decision(
        ply,
        int(seen.viewer),
        steps(game, seen, play),
        steps(game, seen, best),
        loss,
        error,
        called,
        chance,
    )


def _chance_of(seen: Observation, play: list[int]) -> Rng:
    """Chance that follows from an observation and a play, and from nothing else."""
    parts = [pack(seen.state), seen.witness.dump(), play]
    return fast_rng(int.from_bytes(sha256(msgspec.msgpack.encode(parts)).digest(), "big"))


def leads_to(seen: Observation, play: list[int]) -> tuple[object, ...]:
    """The same for plays that come to the same, as far as the seat can know: in another order, say."""
    preview = look_ahead(seen, play)
    return (play[-1] if preview.reveals else -1, *preview.observation.state.dump())


def steps(game: Game, seen: Observation, play: list[int]) -> list[tuple[str, str]]:
    """A play as questions and answers by name, from the first that left a choice; all if none did."""
    drafting = Drafting(game, seen)
    found: list[tuple[str, str]] = []
    first = 0
    for at, action in enumerate(play):
        if first == at and len(drafting.preview().legal) == 1:
            first += 1
        drafting.add(action)
        found.append((drafting.answered, game.actions.name(action)))
    return found[first:] or found
