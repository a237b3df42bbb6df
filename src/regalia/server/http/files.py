"""The files of the built client, packed once: browsers keep those whose names change with what is in them."""

import gzip
import os
from functools import lru_cache
from pathlib import Path

import msgspec

STATIC = Path(os.environ.get("REGALIA_STATIC", "") or Path(__file__).parent.parent / "static")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKED = (".jpg", ".png", ".woff", ".woff2")  # these are small already


class Served(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    headers: dict[str, str]
    media_type: str


def find_file(path: str) -> Path | None:
    """The client's file of that path below its folder; nothing that lies elsewhere."""
    file = STATIC / path
    parts = Path(path).parts
    if file.suffix not in KINDS or ".." in parts or not file.is_file():
        return None
    return file


def serve_file(path: str, accepted: str) -> Served | None:
    """A file, packed if the browser unpacks it; None if there is none."""
    file = find_file(path)
    if file is None:
        return None
    headers = {
        "Cache-Control": FOREVER if path.startswith("assets/") else ASK_AGAIN,
        "Vary": "Accept-Encoding",
    }
    if file.suffix in PACKED:
        return Served(file.read_bytes(), headers, KINDS[file.suffix])
    body, headers = pack(_read(file, file.stat().st_mtime_ns), accepted, headers)
    return Served(body, headers, KINDS[file.suffix])


def pack(body: bytes, accepted: str, headers: dict[str, str]) -> tuple[bytes, dict[str, str]]:
    """A body and its headers, packed if the browser unpacks it."""
    if "gzip" not in accepted:
        return body, headers
    return _zip(body), headers | {"Content-Encoding": "gzip"}


@lru_cache(maxsize=400)
def _read(file: Path, _changed: int) -> bytes:
    return file.read_bytes()


@lru_cache(maxsize=400)
def _zip(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
