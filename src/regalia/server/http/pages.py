"""The client: one page for all of its addresses, and the files that the page asks for."""

from pathlib import Path

from litestar import Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parent.parent / "static"
MISSING = (
    "<!doctype html><title>Regalia</title><p>The server is up, but its client has not been built. "
    "<code>make web</code> builds it."
)
FOREVER = "public, max-age=31536000, immutable"  # names of assets change with what is in them


ADDRESSES = [
    "/",
    "/new",
    "/mine",
    "/rules",
    "/rules/{game:str}",
    "/cards/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
    "/t/{code:str}",
    "/t/{code:str}/replay",
    "/t/{code:str}/review",
    "/link/{token:str}",
]


@get(ADDRESSES, include_in_schema=False)
async def page() -> Response[str] | File:
    """The page of the client."""
    index = STATIC / "index.html"
    if not index.exists():
        return Response(MISSING, media_type="text/html", status_code=503)
    return File(index, content_disposition_type="inline", media_type="text/html")


@get("/favicon.svg", include_in_schema=False)
async def favicon() -> Response[bytes] | File:
    """The mark of the tab."""
    icon = STATIC / "favicon.svg"
    if not icon.exists():
        return Response(b"", status_code=404)
    return File(icon, content_disposition_type="inline", media_type="image/svg+xml")


PAGES: list[Router | HTTPRouteHandler] = [
    page,
    favicon,
    create_static_files_router("/assets", [STATIC / "assets"], include_in_schema=False, cache_control=None),
]
