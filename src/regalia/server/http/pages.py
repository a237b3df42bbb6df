"""The client: one page for all of its addresses, with text for those who read it without JavaScript."""

import asyncio
from html import escape
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from regalia.server.context import Context
from regalia.server.http import files, public
from regalia.server.http.files import ASK_AGAIN, pack, serve_file
from regalia.server.http.public import Text
from regalia.server.http.words import LANGUAGES, asked_language, speech

MISSING = (
    "<!doctype html><title>Regalia</title><p>The server is up, but its client has not been built. "
    "<code>make web</code> builds it."
)
MANIFEST = "manifest.webmanifest"
ROOT_FILES = [
    "/favicon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-maskable-512.png",
    "/apple-touch-icon.png",
    "/robots.txt",
    "/sw.js",
]
Asked = Request[Any, Any, Any]
Game = Annotated[str, Parameter(max_length=60)]


def wants_page(request: Asked) -> bool:
    """Whether it is a browser that goes somewhere, and no program that asks for data."""
    accepted = request.headers.get("accept", "")
    going = request.method in ("GET", "HEAD") and "text/html" in accepted
    return going and not request.url.path.startswith("/api/")


def language_of(request: Asked) -> str:
    """The language that a page is wanted in."""
    chosen = request.query_params.get("language", "")
    return asked_language(chosen, request.headers.get("accept-language", ""))


def show(request: Asked, text: Text, status: int = 200) -> Response[bytes]:
    """The page of the client, with a text in it."""
    index = files.STATIC / "index.html"
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"}
    if not index.exists():
        return Response(MISSING.encode(), media_type="text/html; charset=utf-8", status_code=503)
    page = index.read_text("utf-8")
    page = page.replace('<html lang="en">', f'<html lang="{text.language}">', 1)
    base = str(request.base_url).rstrip("/")
    page = page.replace("<title>Regalia</title>", _head(text, base, request.url.path), 1)
    page = page.replace('<div id="app"></div>', f'<div id="app"><main id="text">{text.body}</main></div>', 1)
    body, headers = pack(page.encode(), request.headers.get("accept-encoding", ""), headers)
    return Response(body, media_type="text/html; charset=utf-8", headers=headers, status_code=status)


def _head(text: Text, base: str, path: str) -> str:
    """What search engines and previews of links show."""
    picture = f"{base}/previews/{text.game or 'regalia'}.jpg"
    named = {
        "og:type": "website",
        "og:site_name": "Regalia",
        "og:title": text.title,
        "og:description": text.description,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f"<title>{escape(text.title)}</title>", _meta("name", "description", text.description)]
    lines += [_meta("property", name, value) for name, value in named.items()]
    lines.append(_meta("name", "twitter:card", "summary_large_image"))
    if text.indexed:
        address = escape(base + path)
        lines += [
            f'<link rel="alternate" hreflang="{language}" href="{address}?language={language}" />'
            for language in LANGUAGES
        ]
    else:
        lines.append(_meta("name", "robots", "noindex"))
    return "\n    ".join(lines)


def _meta(sort: str, name: str, value: str) -> str:
    return f'<meta {sort}="{name}" content="{escape(value)}" />'


@get(["/", "/rules"], include_in_schema=False)
async def home(request: Asked) -> Response[bytes]:
    """All games."""
    return show(request, await asyncio.to_thread(public.home, language_of(request)))


@get(["/new", "/mine", "/link/{token:str}"], include_in_schema=False)
async def private(request: Asked) -> Response[bytes]:
    """What is there for one person alone."""
    return show(request, public.plain(language_of(request)))


@get(["/t/{code:str}", "/t/{code:str}/replay", "/t/{code:str}/review"], include_in_schema=False)
async def table(request: Asked, context: Context, code: str) -> Response[bytes]:
    """A table, whose address is sent to friends: its preview names the game.

    The database is not asked: pages come also when it is down, and as many as anyone wants.
    """
    room = context.rooms.loaded.get(code)
    return show(request, public.plain(language_of(request), room.row.game if room else ""))


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Asked, game: Game) -> Response[bytes]:
    """The rules of a game."""
    return await _about(request, "rules", game)


@get("/cards/{game:str}", include_in_schema=False)
async def cards(request: Asked, game: Game) -> Response[bytes]:
    """The cards of a game."""
    return await _about(request, "cards", game)


@get(["/learn/{game:str}", "/learn/{game:str}/{lesson:str}"], include_in_schema=False)
async def learn(request: Asked, game: Game) -> Response[bytes]:
    """The lessons of a game."""
    return await _about(request, "learn", game)


async def _about(request: Asked, part: str, game: str) -> Response[bytes]:
    language = language_of(request)
    text = await asyncio.to_thread(public.about_game, part, game, language)  # reading a course takes a while
    return show(request, text, 200) if text else show(request, public.lost(language), 404)


@get(ROOT_FILES, include_in_schema=False)
async def root_file(request: Asked) -> Response[bytes]:
    """What stands beside the page: icons, service worker."""
    return _file(request, request.url.path.lstrip("/"))


@get(f"/{MANIFEST}", include_in_schema=False)
async def manifest(request: Asked) -> Response[bytes]:
    """What makes the page an app, in the language of the browser."""
    file = files.find_file(MANIFEST)
    if file is None:
        return Response(b"", status_code=404, media_type="text/plain")
    language = language_of(request)
    told = {"lang": language, "description": speech(language).say("public-tagline")}
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"}
    body = msgspec.json.encode(msgspec.json.decode(file.read_bytes()) | told)
    body, headers = pack(body, request.headers.get("accept-encoding", ""), headers)
    return Response(body, media_type=files.KINDS[file.suffix], headers=headers)


@get(["/assets/{name:str}", "/previews/{name:str}"], include_in_schema=False)
async def asset(request: Asked) -> Response[bytes]:
    """Scripts, styles, fonts and pictures of the client."""
    return _file(request, request.url.path.lstrip("/"))


def _file(request: Asked, path: str) -> Response[bytes]:
    found = serve_file(path, request.headers.get("accept-encoding", ""))
    if found is None:
        return Response(b"", status_code=404, media_type="text/plain")
    return Response(found.body, media_type=found.media_type, headers=found.headers)


PAGES: list[HTTPRouteHandler] = [home, private, table, rules, cards, learn, manifest, root_file, asset]
