"""Whether reviews are right: luck that is zero on average, error rates that order the levels, blunders found.

As a program it works for hours, notes each game in a journal and goes on from it:

    python tests/review/checks.py luck kings-blood --games 200 --journals build/review
"""

import argparse
import math
import random
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from regalia.bots.ismcts import IsmctsBot
from regalia.bots.registry import LEVELS, make_bot, make_draft
from regalia.bots.versions import bots_digest
from regalia.kernel.game import Game, find_game, game_names, unpack_observation
from regalia.kernel.match import Drafting
from regalia.kernel.record import Record
from regalia.kernel.rng import Rng, fast_rng
from regalia.kernel.state import Observation
from regalia.lab.contest import Contest, play_contest
from regalia.lab.journal import Journal
from regalia.review.chances import weigh
from regalia.review.report import assemble
from regalia.review.run import plays_of
from regalia.review.verdicts import BATCHES, BLUNDER, CERTAIN, MISTAKE, NAMED, difference
from regalia.review.work import (
    QUICK,
    VERSION,
    Decision,
    Form,
    Piece,
    examine,
    judge,
    leads_to,
    pieces,
    usual_form,
)

SEED = "review"
Z99 = 2.576
ALL = "all"


class Head(msgspec.Struct, frozen=True):
    """What determines a check."""

    check: str
    game: str
    seats: int
    amounts: list[int]
    bots: str
    review: int


class Line(msgspec.Struct, frozen=True):
    """One game: figures by name."""

    number: int
    figures: dict[str, list[float]]


def played(game: Game, bots: Sequence[str], number: int, rotation: int = 0) -> Record:
    """The record of a game between these bots."""
    contest = Contest(game.name, game.setup(len(bots)).options, tuple(bots), SEED, number, rotation)
    record = play_contest(contest, keep=True).record
    assert record is not None
    return record


def decisions(record: Record, form: Form, seats: Sequence[int]) -> list[Piece]:
    """The decisions of a game, as they are judged."""
    return [piece for piece in pieces(record, list(seats), form) if piece.task == "decide"]


# Luck


def luck(game: Game, number: int, worlds: int) -> Line:
    """The luck of one seat in a game of courtiers, the deal included; each game has another seat."""
    record = played(game, ["courtier"] * game.usual, number)
    form = Form("luck", 1, worlds, 1, 1)
    wanted = [piece for piece in pieces(record, [], form) if piece.amount == worlds]
    chance = {piece.ply for piece in wanted if piece.task in ("redraw", "deal")}
    found = [examine(piece) for piece in wanted if piece.ply in chance and piece.task != "table"]
    review = assemble(game.name, plays_of(record), record.seats, "luck", [], found)
    seat = number % game.usual
    events = [point.luck[seat] for point in review.points if point.luck]
    return Line(number, {"game": [sum(events)], "events": events})


# Error rates


def errors(game: Game, number: int, search: int, sampled: int, levels: int) -> Line:
    """What decisions of each of the first levels cost, by a search of so many iterations.

    Each level plays among its like: who is far behind cannot lose much any more, however badly it plays.
    """
    found: dict[str, list[float]] = {}
    for level in LEVELS[:levels]:
        record = played(game, [level.name] * game.usual, number)
        own = decisions(record, Form("errors", 1, 1, search, search), range(game.usual))
        chosen = random.Random(number).sample(own, min(sampled, len(own)))
        found[level.name] = [one.loss for one in map(examine, chosen) if isinstance(one, Decision)]
    return Line(number, found)


def answers(game: Game, number: int, search: int, sampled: int, levels: int) -> Line:
    """What the answers of the first levels to the same questions cost, from a game of courtiers.

    The questions are spread over the game. One search finds the best play; another weighs all answers against
    it, in the same worlds.
    """
    record = played(game, ["courtier"] * game.usual, number)
    rnd = random.Random(number)
    names = [level.name for level in LEVELS[:levels]]
    found: dict[str, list[float]] = {name: [] for name in names}
    for piece in spread(decisions(record, usual_form(QUICK, game), range(game.usual)), sampled, rnd):
        seen, rng = unpack_observation(piece.seen), fast_rng(rnd.getrandbits(60))
        best = make_draft(IsmctsBot(search, 0.0, game.horizon), seen, rng)
        plays, at = [best], {leads_to(seen, best): 0}
        given = []
        for name in names:
            play = make_draft(make_bot(name, game), seen, rng)
            given.append(at.setdefault(leads_to(seen, play), len(plays)))
            if given[-1] == len(plays):
                plays.append(play)
        brought = (
            weigh(seen, plays, search, BATCHES, game.horizon, rng) if len(plays) > 1 else [[0.0] * BATCHES]
        )
        for name, one in zip(names, given, strict=True):
            found[name].append(difference(brought[0], brought[one])[0])
    return Line(number, found)


def spread(own: list[Piece], count: int, rnd: random.Random) -> list[Piece]:
    """So many of these, one of each part of the game."""
    count = min(count, len(own))
    cuts = [at * len(own) // count for at in range(count + 1)]
    return [rnd.choice(own[low:high]) for low, high in pairwise(cuts)]


# Planted blunders


ROUGHLY = 0.08  # chances to win that a play seems to cost, by a short search, where a blunder is looked for
SCREENED = 8  # times as many positions are looked at briefly


def planted(game: Game, number: int, search: int, positions: int, quick: int) -> Line:
    """Plays of which a long search knows what they cost, and whether a quick review blames them.

    They are those of positions in which some play at random seems bad by a short search. `lost` are those of
    plays that cost 15 points or more, `sound` of those that cost surely less than two.
    """
    record = played(game, ["courtier"] * game.usual, number)
    rnd = random.Random(number)
    own = decisions(record, usual_form(QUICK, game), range(game.usual))
    figures: dict[str, list[float]] = {"lost": [], "lost as blunder": [], "sound": []}
    for piece in rnd.sample(own, min(SCREENED * positions, len(own))):
        seen = unpack_observation(piece.seen)
        rng = fast_rng(rnd.getrandbits(60))
        plays = [piece.play, *(random_play(game, seen, rnd) for _ in range(5))]
        losses, _ = weighed(game, seen, plays, quick // 8, rng)
        bad = [play for play, (loss, _) in zip(plays, losses, strict=True) if loss >= ROUGHLY]
        if not bad:
            continue
        plays = [piece.play, bad[0], plays[1]]
        plays = [play for at, play in enumerate(plays) if play not in plays[:at]]
        losses, best = weighed(game, seen, plays, search, rng)
        if best not in plays:
            plays, losses = [best, *plays], [(0.0, 0.0), *losses]
        for play, (loss, error) in zip(plays, losses, strict=True):
            if loss >= 0.15:
                called = judge(seen, play, piece.ply, quick, quick).verdict
                figures["lost"].append(float(called in (MISTAKE, BLUNDER)))
                figures["lost as blunder"].append(float(called == BLUNDER))
            elif loss + CERTAIN * error < 0.02:
                called = judge(seen, play, piece.ply, quick, quick).verdict
                figures["sound"].append(float(called in NAMED))
        positions -= 1
        if not positions:
            break
    return Line(number, figures)


def weighed(
    game: Game, seen: Observation, plays: list[list[int]], search: int, rng: Rng
) -> tuple[list[tuple[float, float]], list[int]]:
    """What plays cost, each with its standard error, against the best that a search of that length found."""
    best = make_draft(IsmctsBot(search, 0.0, game.horizon), seen, rng)
    brought = weigh(seen, [best, *plays], search, BATCHES, game.horizon, rng)
    return [difference(brought[0], values) for values in brought[1:]], best


def random_play(game: Game, seen: Observation, rnd: random.Random) -> list[int]:
    """A whole play, each choice at random."""
    drafting = Drafting(game, seen)
    while not drafting.whole:
        drafting.add(rnd.choice(drafting.preview().legal))
    return drafting.actions


# Time


def seconds(game: Game, number: int) -> Line:
    """Seconds of a processor for a quick review of a game of three courtiers and a page, all judged."""
    record = played(game, ["courtier", "courtier", "courtier", "page"], number)
    begun = time.process_time()
    todo = pieces(record, [0, 1, 2, 3], usual_form(QUICK, game))
    curve = 2 * (len(record.plies) + 1)
    for piece in todo[:curve]:
        examine(piece)
    drawn = time.process_time()
    for piece in todo[curve:]:
        examine(piece)
    took = [drawn - begun, time.process_time() - begun]
    return Line(number, {"plays": [float(len(record.plies))], "first curve": took[:1], "whole": took[1:]})


# What many games say


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def joined(lines: Sequence[Line], name: str) -> list[float]:
    """The figures of that name in all games."""
    return [value for line in lines for value in line.figures[name]]


CHECKS: dict[str, Callable[..., Line]] = {
    "luck": luck,
    "errors": errors,
    "answers": answers,
    "planted": planted,
    "time": seconds,
}


def usual_amounts(check: str, game: Game) -> list[int]:
    """How much work a game of a check is: the judge searches four times as long as a chancellor."""
    chancellor = round(game.pace * LEVELS[2].seconds)
    return {
        "luck": [200],
        "errors": [chancellor, 12, 2],
        "answers": [4 * chancellor, 3, 3],
        "planted": [4 * chancellor, 2, chancellor],
        "time": [],
    }[check]


def run(check: str, game: Game, games: int, amounts: list[int], journal: Path | None = None) -> list[Line]:
    """So many games of a check, those of the journal included."""
    head = Head(check, game.name, game.usual, amounts, bots_digest(game), VERSION)
    with Journal(journal, head, Line) as kept:
        for number in range(len(kept.lines), games):
            kept.add(CHECKS[check](game, number, *amounts))
        return kept.lines[:games]


def tell(check: str, game: Game, lines: Sequence[Line]) -> str:
    """The figures of a check, as a line of text; of answers also how much better each level's are."""
    parts = []
    found = {name: joined(lines, name) for name in lines[0].figures}
    if check == "answers":
        for worse, better in pairwise(list(found)):
            apart = [one - other for one, other in zip(found[worse], found[better], strict=True)]
            found[f"{worse} less {better}"] = apart
    scale = 1 if check == "time" else 100
    for name, values in found.items():
        if values:
            mean, error = mean_and_error(values)
            low, high = mean - Z99 * error, mean + Z99 * error
            parts.append(
                f"{name} {scale * mean:.2f} ({scale * low:.2f} to {scale * high:.2f}) of {len(values)}"
            )
    return f"{check} {game.name} {game.usual} seats, {len(lines)} games: {'; '.join(parts)}"


def main() -> None:
    """Run a check and print its figures, with intervals of 99 %: in per cent, or seconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("check", choices=CHECKS)
    parser.add_argument("game", choices=[*game_names(), ALL], help="all: by turns, a game of each")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--amounts", type=int, nargs="*")
    parser.add_argument("--journals", type=Path, help="the folder of the journals")
    given = parser.parse_args()
    games = [find_game(name) for name in (game_names() if given.game == ALL else [given.game])]
    for count in range(1, given.games + 1) if given.journals else [given.games]:
        for game in games:
            amounts = given.amounts or usual_amounts(given.check, game)
            journal = given.journals / f"{given.check}-{game.name}.jsonl" if given.journals else None
            lines = run(given.check, game, count, amounts, journal)
            if count == given.games:
                print(amounts, tell(given.check, game, lines), file=sys.stdout)


if __name__ == "__main__":
    main()
