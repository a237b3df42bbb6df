"""Matches in play without a server or a clock: every moment is given."""

import random
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from playing import random_draft
from regalia.kernel.bits import members
from regalia.kernel.fair import FirstProof, first_commitment, first_seed
from regalia.kernel.game import find_game
from regalia.server.table.play import Play, SeatHolder
from regalia.server.wire import Clock, Settings

START = 1_000_000


def holder(person: str | None, bot: str | None = None, **fields: Any) -> SeatHolder:
    given: dict[str, Any] = {"away": False, "share": "", "bank": None, "since": 0, "standing": None} | fields
    return SeatHolder(person, bot, **given)


def play_of(
    game: str,
    seats: int | None = None,
    *,
    number: int = 0,
    bots: tuple[int, ...] = (),
    kind: type[Play] = Play,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> Play:
    """A match of a game, dealt from a number; people everywhere but where bots are."""
    setup = find_game(game).setup(seats, options)
    clock = settings.get("clock", Clock())
    bank = 1000 * clock.seconds if clock.kind == "game" else None
    holders = [
        holder(None, "page") if seat in bots else holder(f"person {seat}", bank=bank)
        for seat in range(setup.seats)
    ]
    proof = first_proof(f"secret {number}", setup.seats)
    return kind(setup, Settings(**settings), holders, bytes.fromhex(proof.seed), START, proof)


def first_proof(secret: str, seats: int) -> FirstProof:
    """A deal by the first protocol, of which a table can be made anew: it depends on the secret alone."""
    drawn, salt, shares = sha256(secret.encode()).hexdigest(), "5a" * 32, [""] * seats
    seed = first_seed(drawn, shares).hex()
    return FirstProof(first_commitment(salt, drawn), salt, drawn, shares, seed)


def names(play: Play, draft: list[int]) -> list[str]:
    return [play.game.actions.name(action) for action in draft]


def commit(play: Play, seat: int, draft: list[str], at: int) -> None:
    """A play that is checked and happens."""
    play.commit(play.match.prepare(seat, draft), at)


def plies(play: Play, rnd: random.Random) -> Iterator[tuple[int, list[str]]]:
    """Play to the end, a second a ply; gives each before it happens."""
    while not play.over:
        seat = rnd.choice(members(play.match.state.deciders()))
        draft = names(play, random_draft(play.match, seat, rnd))
        yield seat, draft
        commit(play, seat, draft, play.at[-1] + 1000)


def until(game: str, found: Callable[[Play], object], seats: int | None = None, **fields: Any) -> Play:
    """A match at the first moment at which something is so."""
    for number in range(200):
        play = play_of(game, seats, number=number, **fields)
        for _ in plies(play, random.Random(number)):
            if found(play):
                return play
    raise AssertionError("that never came about")
