"""A database of an earlier version, whose tables were dealt by the first protocol."""

import random
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from sqlalchemy import Connection, create_engine, text

from playing import random_draft
from regalia.kernel.bits import members
from regalia.kernel.fair import first_seed
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.server.clock import now_ms
from regalia.server.storage.schema import alembic_config

GAME = "take-the-kingdom"
KEPT = {"settings": "{}", "host": "ada", "game": GAME}


def write_earlier(file: Path, plies: int) -> Match:
    """A database with a game in play, "playing", and a table that gathers, "waiting"; gives the game.

    Its seed is that of the secret alone: a copy of the table under another code is dealt the same cards.
    """
    setup = find_game(GAME).setup(2)
    secret, salt, shares = "5e" * 32, "a1" * 32, ["11" * 16, ""]
    match = Match(setup, first_seed(secret, shares))
    while len(match.plies) < plies:
        seat = members(match.state.deciders())[0]
        match.commit(seat, random_draft(match, seat, random.Random(len(match.plies))))
    facts = {
        "rules": setup.version,
        "components": setup.components_file.digest,
        "secret": secret,
        "salt": salt,
        "options": msgspec.json.encode(setup.options).decode(),
    }
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0005")
        _insert(connection, "people", id="ada", name="Ada", version=1, seen=2**50)
        now = now_ms()
        for code, phase, started in (("playing", "playing", now), ("waiting", "gathering", None)):
            moments = {"created": now, "touched": now, "started": started}
            _insert(connection, "tables", code=code, phase=phase, **moments, **KEPT, **facts)
            seat_of = {"code": code, "away": False, "since": 0}
            _insert(connection, "seats", seat=0, person="ada", bot=None, share=shares[0], **seat_of)
            _insert(connection, "seats", seat=1, person=None, bot="page", share="", **seat_of)
        for number, ply in enumerate(match.plies, 1):
            actions = " ".join(map(match.game.actions.name, ply.actions))
            _insert(connection, "plies", code="playing", ply=number, seat=ply.seat, actions=actions, at=now)
    engine.dispose()
    return match


def _insert(connection: Connection, table: str, **values: Any) -> None:
    names = ", ".join(values)
    places = ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({places})"), values)
