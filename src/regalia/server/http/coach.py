"""What the coach has explained to someone, kept for whatever device they play on."""

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import Parameter
from sqlalchemy import Connection, select
from sqlalchemy import delete as delete_rows

from regalia.kernel.game import find_game
from regalia.lessons.course import find_course
from regalia.server import wire
from regalia.server.access.people import Identity
from regalia.server.context import Context
from regalia.server.storage.models import COACHED
from regalia.server.storage.store import Store

Id = Annotated[str, Parameter(pattern="^[a-z0-9-]{1,60}$")]


@get("/{game:str}")
async def coached(context: Context, me: Identity | None, game: Id) -> wire.Coached:
    """What the coach of a game has explained to you."""
    found = find_game(game)
    if me is None:
        return wire.Coached()
    mine = (COACHED.c.person == me.id) & (COACHED.c.game == found.name)
    rows = await context.store.rows(select(COACHED.c.message, COACHED.c.moment).where(mine))
    return wire.Coached({row.message: row.moment for row in rows})


@post("/{game:str}", status_code=200)
async def explained(context: Context, someone: Identity, game: Id, data: wire.Coached) -> wire.Coached:
    """The coach has explained something to you; what is no message of the course is not kept."""
    course = find_course(find_game(game).name)
    said = {message: data.said[message] for message in course.coach_messages if message in data.said}
    await context.store.write(_keep, context.store, someone.id, course.game.name, said)
    return wire.Coached(said)


@delete("/", status_code=200)
async def explain_again(context: Context, someone: Identity) -> wire.Coached:
    """Let the coach explain everything again, in all games."""
    await context.store.write(_forget, someone.id)
    return wire.Coached()


def _keep(connection: Connection, store: Store, person: str, game: str, said: dict[str, str]) -> None:
    for message, moment in said.items():
        values = {"person": person, "game": game, "message": message, "moment": moment}
        connection.execute(store.upsert(COACHED, "person", "game", "message"), values)


def _forget(connection: Connection, person: str) -> None:
    connection.execute(delete_rows(COACHED).where(COACHED.c.person == person))


COACH_ROUTES = Router("/coach", route_handlers=[coached, explained, explain_again])
