"""The REST interface. docs/protocol.md lists it; everything it does is done elsewhere."""

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from regalia.bots.levels import strengths
from regalia.kernel.game import Game, find_game, game_names
from regalia.server import wire
from regalia.server.access.own_data import own_data
from regalia.server.access.people import COOKIE, COOKIE_SECONDS, Identity, qr_svg
from regalia.server.access.quotas import TABLE_BYTES
from regalia.server.context import Context
from regalia.server.errors import Refusal
from regalia.server.http.coach import COACH_ROUTES
from regalia.server.http.lessons import LESSON_ROUTES
from regalia.server.table import again, archive, chat

Code = Annotated[str, Parameter(pattern="^[a-z0-9]{1,12}$")]
Asked = Request[Any, Any, Any]


async def whoever(request: Asked, context: Context) -> Identity | None:
    """The one who asks, if known here."""
    return await context.people.recognise(request.cookies.get(COOKIE))


async def someone(me: Identity | None) -> Identity:
    """The one who asks, who must have given a name."""
    if me is None:
        raise Refusal("no-name", "Give yourself a name first.", 401)
    return me


def _with_cookie(
    context: Context, request: Asked, identity: Identity | None, body: wire.Me
) -> Response[wire.Me]:
    cookie = Cookie(
        key=COOKIE,
        value=context.people.cookie(identity) if identity else "",
        max_age=COOKIE_SECONDS if identity else 0,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(body, cookies=[cookie], status_code=200)


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


def _url(request: Asked, path: str) -> str:
    return str(request.base_url).rstrip("/") + path


# Games


@get("/games")
async def games() -> list[wire.GameInfo]:
    """The games, with their options."""
    found = []
    for name in game_names():
        game = find_game(name)
        options = [wire.GameOption(o.name, o.default, list(o.choices)) for o in game.options]
        found.append(
            wire.GameInfo(
                name=name,
                players=list(game.players),
                usual=game.usual,
                minutes=list(game.minutes),
                weight=game.weight,
                options=options,
                orders=["all", *game.orders] if game.windows else [],
                windows=list(game.windows),
                levels=[_levels(game, seats) for seats in game.players],
                characters=list(game.characters),
            )
        )
    return found


def _levels(game: Game, seats: int) -> list[wire.LevelInfo]:
    """What is known of the levels at a table."""
    return [
        wire.LevelInfo(s.level, s.offered, s.against, s.wins_of_ten, s.fair_of_ten, s.seconds)
        for s in strengths(game, seats)
    ]


@get("/games/{name:str}/sample")
async def sample(name: Annotated[str, Parameter(max_length=60)]) -> wire.Sample:
    """A game to look at before there is a table: its cards, and a table just laid."""
    return archive.sample(find_game(name))


# People


@get("/me")
async def who_am_i(request: Asked, context: Context, me: Identity | None) -> Response[wire.Me]:
    """Who you are. A cookie that an older key signed is exchanged."""
    body = await _me(context, me)
    if me is None or request.cookies.get(COOKIE) == context.people.cookie(me):
        return Response(body)
    return _with_cookie(context, request, me, body)


async def _me(context: Context, me: Identity | None) -> wire.Me:
    if me is None:
        return wire.Me(None, [])
    return wire.Me(wire.Person(me.id, me.name), await context.people.muted(me.id))


@post("/me", status_code=200)
async def name_me(
    request: Asked, context: Context, me: Identity | None, data: wire.NewName
) -> Response[wire.Me]:
    """Give yourself a name, or another one."""
    if me is None:
        context.quotas.check_newcomer(_address(request))
    named = await context.people.name(me, data.name)
    if me is not None:
        for room in list(context.rooms.loaded.values()):
            if room.seat_of(me.id) >= 0 or room.row.host == me.id:
                await room.refresh()
    return _with_cookie(context, request, named, await _me(context, named))


@delete("/me", status_code=200)
async def forget_me(request: Asked, context: Context, someone: Identity) -> Response[wire.Me]:
    """Delete my data."""
    seated, spoken = await context.people.erase(someone)
    for room in context.rooms.loaded.values():
        chat.forget(room, someone.id)
    for code in spoken - seated:
        context.rooms.tell(code)
    for code in seated:
        await context.rooms.changed(code)
    return _with_cookie(context, request, None, wire.Me(None, []))


@post("/me/link", status_code=200)
async def make_link(request: Asked, context: Context, someone: Identity) -> wire.Link:
    """A one-time link to go on with your seats on another device."""
    context.quotas.check_stored(someone.id, _address(request))
    token, expires = await context.people.make_link(someone)
    url = _url(request, f"/link/{token}")
    return wire.Link(url, qr_svg(url), expires)


@post("/me/revoke", status_code=200)
async def revoke(request: Asked, context: Context, someone: Identity) -> Response[wire.Me]:
    """Sign out on all other devices: their cookies, and links that were not used, are void."""
    signed_in = await context.people.revoke(someone)
    for room in context.rooms.loaded.values():
        room.send_away(someone.id)
    return _with_cookie(context, request, signed_in, await _me(context, signed_in))


@post("/link/{token:str}", status_code=200)
async def use_link(request: Asked, context: Context, token: str) -> Response[wire.Me]:
    """Go on here with the seats of whoever made the link."""
    identity = await context.people.use_link(token)
    return _with_cookie(context, request, identity, await _me(context, identity))


@post("/me/mute", status_code=200)
async def mute(request: Asked, context: Context, someone: Identity, data: wire.Whom) -> wire.Me:
    """Hear no more of someone, or again."""
    context.quotas.check_stored(someone.id, _address(request))
    await context.people.mute(someone, data)
    me = await _me(context, someone)
    for room in context.rooms.loaded.values():
        for connection in room.connections:
            if connection.person == someone.id:
                connection.muted = set(me.muted)
    return me


@get("/me/data")
async def my_data(context: Context, someone: Identity) -> Response[wire.MyData]:
    """All that is kept of you, as a file."""
    name = {"Content-Disposition": 'attachment; filename="regalia-my-data.json"'}
    return Response(await own_data(context.store, someone), headers=name)


@get("/me/games")
async def my_games(
    context: Context, someone: Identity, until: Annotated[int, Parameter(ge=0, le=2**62)] = 2**62
) -> list[wire.Finished]:
    """Your games that ended before a moment, the last one first."""
    return await context.tables.finished(someone, until)


# Tables


@get("/lobby")
async def lobby(context: Context, me: Identity | None) -> wire.Lobby:
    """Open tables, and yours."""
    return await context.tables.lobby(me)


@post("/tables", status_code=201)
async def open_table(request: Asked, context: Context, someone: Identity, data: wire.NewTable) -> wire.Table:
    """Open a table."""
    context.quotas.check_table(someone.id, _address(request))
    return await _table(context, await context.tables.open(someone, data, _address(request)))


async def _table(context: Context, code: str) -> wire.Table:
    return (await context.rooms.room(code)).describe()


@get("/tables/{code:str}")
async def table(context: Context, code: Code) -> wire.Table:
    """A table."""
    return await _table(context, code)


@get("/tables/{code:str}/briefing")
async def briefing(context: Context, code: Code) -> wire.Briefing:
    """What a client must know once to read the views of this table."""
    return archive.briefing(await context.rooms.room(code))


@get("/tables/{code:str}/invite")
async def invite(request: Asked, context: Context, code: Code) -> wire.Invite:
    """The link to a table."""
    await context.rooms.room(code)
    url = _url(request, f"/t/{code}")
    return wire.Invite(url, qr_svg(url))


@post("/tables/{code:str}/sit", status_code=200)
async def sit(context: Context, someone: Identity, code: Code, data: wire.Sit) -> wire.Table:
    """Sit down."""
    await context.tables.sit(someone, code, data)
    return await _table(context, code)


@post("/tables/{code:str}/leave", status_code=200)
async def leave(context: Context, someone: Identity, code: Code) -> wire.Table:
    """Stand up, before the game."""
    await context.tables.leave(someone, code)
    return await _table(context, code)


@post("/tables/{code:str}/bot", status_code=200)
async def place_bot(context: Context, someone: Identity, code: Code, data: wire.PlaceBot) -> wire.Table:
    """Put a bot on a free seat, or take it away."""
    await context.tables.place_bot(someone, code, data)
    return await _table(context, code)


@post("/tables/{code:str}/start", status_code=200)
async def start(context: Context, someone: Identity, code: Code) -> wire.Table:
    """Deal."""
    await context.tables.start(someone, code)
    return await _table(context, code)


@post("/tables/{code:str}/close", status_code=200)
async def close(context: Context, someone: Identity, code: Code) -> wire.Table:
    """Put the table away."""
    await context.tables.close(someone, code)
    return await _table(context, code)


@post("/tables/{code:str}/resign", status_code=200)
async def resign(context: Context, someone: Identity, code: Code) -> wire.Table:
    """Leave your seat to a bot."""
    await context.tables.resign(someone, code)
    return await _table(context, code)


@post("/tables/{code:str}/return", status_code=200)
async def come_back(context: Context, someone: Identity, code: Code) -> wire.Table:
    """Take your seat back."""
    await context.tables.come_back(someone, code)
    return await _table(context, code)


@post("/tables/{code:str}/rematch", status_code=200)
async def rematch(request: Asked, context: Context, someone: Identity, code: Code) -> wire.Table:
    """Sit down at the table that goes on from this one; it deals when all who were here are there."""
    context.quotas.check_table(someone.id, _address(request))
    return await _table(context, await context.tables.rematch(someone, code))


@post("/tables/{code:str}/report", status_code=200)
async def report(
    request: Asked, context: Context, someone: Identity, code: Code, data: wire.ReportLine
) -> wire.Fault:
    """Put a line of chat before the operator."""
    context.quotas.check_line(someone.id, _address(request), data.reason)
    await chat.report(await context.rooms.room(code), data)
    return wire.Fault("reported", "The operator will look at it.")


@get("/tables/{code:str}/record")
async def record(context: Context, code: Code) -> Response[bytes]:
    """The record of a game that is over, or was put away."""
    text = await archive.record(await context.rooms.room(code))
    name = f'attachment; filename="regalia-{code}.json"'
    return Response(text.encode(), media_type="application/json", headers={"Content-Disposition": name})


@get("/tables/{code:str}/deals")
async def deals(context: Context, code: Code) -> Response[bytes]:
    """The deals of a table that are open: void ones, and the last when the game is over or put away."""
    body = archive.deals(await context.rooms.room(code))
    return Response(msgspec.json.encode(body), media_type="application/json")


@get("/tables/{code:str}/replay")
async def replay(
    context: Context, code: Code, viewer: Annotated[int, Parameter(ge=-2, le=7)] = -1
) -> Response[bytes]:
    """A finished game from a seat, as a spectator saw it (-1), or all open (-2)."""
    body = archive.replay(await context.rooms.room(code), viewer)
    return Response(msgspec.json.encode(body), media_type="application/json")


# Reviews, and what if


@post("/tables/{code:str}/review", status_code=200)
async def ask_review(
    request: Asked, context: Context, someone: Identity, code: Code, data: wire.AskReview
) -> wire.ReviewState:
    """Have a finished game reviewed, unless it has been."""
    admit = partial(context.quotas.check_review, _address(request))
    await context.reviews.ask(someone.id, code, data.form, admit)
    return await context.reviews.look(code, data.form)


@get("/tables/{code:str}/review")
async def review(
    context: Context,
    code: Code,
    form: wire.ReviewForm = "quick",
    known: Annotated[int, Parameter(ge=-1, le=1_000_000)] = -1,
) -> wire.ReviewState:
    """How far the review of a game is, and what it says if more than `known` jobs are done."""
    return await context.reviews.look(code, form, known)


@post("/tables/{code:str}/again", status_code=201)
async def play_again(
    request: Asked, context: Context, someone: Identity, code: Code, data: wire.PlayOn
) -> wire.Table:
    """Play on from a moment of a finished game, against bots."""
    context.quotas.check_table(someone.id, _address(request))
    return await _table(context, await again.play_on(context.tables, someone, code, data, _address(request)))


@post("/records", status_code=201, request_max_body_size=again.MOST_RECORD)
async def bring_record(request: Asked, context: Context, someone: Identity) -> wire.Table:
    """Put a record away, as a file of it has it, to be replayed and reviewed like a game played here."""
    body = await request.body()
    context.quotas.check_stored(someone.id, _address(request), TABLE_BYTES + len(body))
    return await _table(context, await again.bring_record(context.rooms, someone, _address(request), body))


API = Router(
    "/api",
    route_handlers=[
        games, sample, who_am_i, name_me, my_games, forget_me, make_link, revoke, use_link, mute, lobby,
        open_table, table, briefing, invite, sit, leave, place_bot, start, close, resign, come_back, rematch,
        report, record, deals, replay, ask_review, review, play_again, bring_record, LESSON_ROUTES,
        COACH_ROUTES, my_data,
    ],
)  # fmt: skip
