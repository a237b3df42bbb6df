"""What can be read without JavaScript: by search engines, in previews of links, by who lost their way."""

import json
import re
import struct
from pathlib import Path

import pytest

from regalia.kernel.game import game_names
from regalia.server.http import files
from serving import Local

PUBLIC = Path(__file__).parents[2] / "web" / "public"
INDEX = """<!doctype html><html lang="en"><title>Regalia</title><body><div id="app"></div></body></html>"""
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built, as far as the server knows."""
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1234.js").write_text("let crown = 1;\n" * 1000)
    monkeypatch.setattr(files, "STATIC", tmp_path)
    return tmp_path


async def read(local: Local, path: str, **headers: str) -> tuple[int, str]:
    visitor = await local.person(None)
    answer = await visitor.http.get(path, headers=BROWSER | headers)
    return answer.status_code, answer.text


@pytest.mark.parametrize("game", game_names())
async def test_rules_cards_and_lessons_are_text(local: Local, game: str) -> None:
    for part, least in (("rules", 5000), ("cards", 200), ("learn", 2000)):
        status, page = await read(local, f"/{part}/{game}")
        text = re.sub("<[^>]+>", "", page.partition('<main id="text">')[2])
        assert status == 200
        assert len(text) > least, part
        assert "{" not in text, "no message is left half made"
        assert f'<meta property="og:image" content="{local.url}/previews/{game}.jpg" />' in page
        assert 'name="robots"' not in page


@pytest.mark.parametrize("game", game_names())
async def test_they_are_in_the_language_of_the_browser(local: Local, game: str) -> None:
    for part, least in (("rules", 5000), ("cards", 200), ("learn", 2000)):
        _, english = await read(local, f"/{part}/{game}")
        _, page = await read(local, f"/{part}/{game}", **{"Accept-Language": "fr, de-AT;q=0.8, en;q=0.5"})
        _, named = await read(local, f"/{part}/{game}?language=de", **{"Accept-Language": "en"})
        text = re.sub("<[^>]+>", "", page.partition('<main id="text">')[2])
        assert named == page
        assert len(text) > least, part
        assert "{" not in text
        assert '<html lang="de">' in page
        assert '<html lang="en">' in english
        assert f'hreflang="de" href="{local.url}/{part}/{game}?language=de"' in english
        assert english.count("<li>") == page.count("<li>"), "no step of a lesson is left out"
        assert english.count("<dt>") == page.count("<dt>")
        assert not re.search(r"\b(the|and|your|Player \d)\b", text.replace("Take the Kingdom", "")), part


async def test_who_lost_their_way_is_helped_in_their_language(local: Local) -> None:
    status, page = await read(local, "/nowhere", **{"Accept-Language": "de"})
    assert status == 404
    assert "Diese Seite gibt es nicht" in page
    assert "<code>/t/k3x9qd</code>" in page
    _, page = await read(local, "/nowhere", **{"Accept-Language": "xx, ,;q=1"})
    assert "There is no such page" in page


async def test_the_first_page_leads_to_all_of_them(local: Local) -> None:
    _, page = await read(local, "/")
    for game in game_names():
        for part in ("rules", "cards", "learn"):
            assert f'href="/{part}/{game}"' in page


@pytest.mark.parametrize("path", ["/nowhere", "/rules/chess", "/cards/chess", "/learn/chess", "/rules/x/y"])
async def test_a_browser_that_lost_its_way_gets_a_page(local: Local, path: str) -> None:
    status, page = await read(local, path)
    assert status == 404
    assert "There is no such page" in page
    assert 'href="/rules/brutal-kingdom"' in page
    assert "noindex" in page


async def test_a_program_that_lost_its_way_gets_json(local: Local) -> None:
    status, text = await read(local, "/nowhere", Accept="*/*")
    assert (status, json.loads(text)["reason"]) == (404, "not-found")
    status, text = await read(local, "/api/nowhere")
    assert (status, json.loads(text)["reason"]) == (404, "not-found")


async def test_the_address_of_a_table_has_the_picture_of_its_game(local: Local) -> None:
    host = await local.person("Anna")
    body = {"game": "kings-blood", "seats": 3, "bots": [None, None, None], "options": {}, "seat": 0}
    code = (await host.post("/api/tables", body))["code"]
    _, page = await read(local, f"/t/{code}")
    assert "You are invited to a game of King&#x27;s Blood." in page
    assert "/previews/kings-blood.jpg" in page
    assert "noindex" in page
    _, page = await read(local, "/t/nosuch")
    assert "/previews/regalia.jpg" in page


async def test_assets_are_packed_and_kept(local: Local) -> None:
    visitor = await local.person(None)
    answer = await visitor.http.get("/assets/index-1234.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert int(answer.headers["content-length"]) < 1000 < len(answer.text)
    plain = await visitor.http.get("/assets/index-1234.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


@pytest.mark.parametrize("path", ["/assets/../index.html", "/assets/..%2f..%2fasgi.py", "/assets/none.js"])
async def test_nothing_else_is_served(local: Local, path: str) -> None:
    visitor = await local.person(None)
    answer = await visitor.http.get(path)
    assert answer.status_code in (200, 404)
    assert "import" not in answer.text


def test_every_game_has_a_preview() -> None:
    for game in [*game_names(), "regalia"]:
        picture = (PUBLIC / "previews" / f"{game}.jpg").read_bytes()
        assert picture.startswith(b"\xff\xd8")
        assert len(picture) < 300_000


async def test_the_manifest_is_in_the_language_of_the_browser(local: Local, client: Path) -> None:
    (client / "manifest.webmanifest").write_bytes((PUBLIC / "manifest.webmanifest").read_bytes())
    visitor = await local.person(None)
    told = {}
    for language in ("en-GB", "de-AT", "xx"):
        answer = await visitor.http.get("/manifest.webmanifest", headers={"Accept-Language": language})
        assert answer.headers["content-type"] == "application/manifest+json"
        assert "Accept-Language" in answer.headers["vary"]
        told[language] = answer.json()
    assert told["en-GB"]["description"].startswith("Five games")
    assert told["de-AT"]["description"].startswith("Fünf Spiele")
    assert (told["de-AT"]["lang"], told["xx"]["lang"]) == ("de", "en")
    assert told["de-AT"]["icons"] == told["en-GB"]["icons"]


def test_the_manifest_makes_it_an_app() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    assert {"name", "short_name", "description", "id", "background_color", "theme_color"} <= manifest.keys()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    sizes = {}
    for icon in manifest["icons"]:
        file = PUBLIC / icon["src"].lstrip("/")
        assert file.exists()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes[width, icon["purpose"]] = file.name
    assert sizes.keys() >= {(192, "any"), (512, "any"), (512, "maskable")}
