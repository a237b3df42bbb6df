"""The page as an app: installed, without a network, in a new version, and how much comes at first."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.server.process import ServerProcess
from web.axe import findings
from web.browsing import Guest
from web.conftest import STATIC, apart, steady_server

MOST_AT_FIRST = 450_000  # bytes that come over the network for the first page
READY = "navigator.serviceWorker.ready.then(() => true)"
KEPT = """
caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())
  .map((request) => new URL(request.url).pathname))))
"""
SETTLED = """
navigator.serviceWorker.getRegistration().then((found) => !found.installing && !found.waiting)
"""


def without_network(guest: Guest) -> None:
    """Wait until the service worker has kept what it keeps, then pull the plug."""
    guest.go("/")
    assert guest.page.evaluate(READY)
    guest.context.set_offline(True)
    guest.excuse("net::ERR_|Failed to load resource|Failed to fetch")


def test_the_first_page_is_small(visit: Callable[..., Guest]) -> None:
    guest = visit(new=True)
    guest.go("/")
    expect(guest.find("play-now").first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    sizes = [answer.request.sizes() for answer in guest.answers]
    came = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    assert 50_000 < came <= MOST_AT_FIRST


def test_it_opens_without_a_network(visit: Callable[..., Guest]) -> None:
    guest = visit(keeps=True)
    without_network(guest)
    guest.go("/")
    expect(guest.find("readable").get_by_role("link")).to_have_count(15)
    for path, words in (
        ("/rules/brutal-kingdom", "BK-1.1"),
        ("/cards/kings-blood", "Petchu"),
        ("/learn/take-the-kingdom", "Play this lesson"),
        ("/learn/brutal-kingdom/strike", "Your Assassin strikes a King or a Queen"),
    ):
        guest.go(path)
        expect(guest.find("away")).to_be_visible()
        expect(guest.find("reading")).to_contain_text(words)
    assert findings(guest.page) == []


def test_what_happens_at_tables_is_never_kept(visit: Callable[..., Guest]) -> None:
    guest = visit(keeps=True)
    guest.go("/")
    assert guest.page.evaluate(READY)
    guest.page.reload()  # now by way of the service worker
    guest.sit_down("take-the-kingdom")
    expect(guest.find("board")).to_be_visible()
    kept = [path for paths in guest.page.evaluate(KEPT) for path in paths]
    assert "/" in kept
    assert "/rules/take-the-kingdom" in kept
    assert [path for path in kept if re.match("/(api|ws|t|link)/", path)] == []


@pytest.fixture
def changing(tmp_path: Path) -> Iterator[tuple[ServerProcess, Path]]:
    """A server with a client that can be exchanged."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    server = steady_server(tmp_path)
    server.environment |= {"REGALIA_STATIC": str(static)}
    apart(server.start)
    yield server, static
    server.stop()


def test_a_new_version_takes_over(visit: Callable[..., Guest], changing: tuple[ServerProcess, Path]) -> None:
    server, static = changing
    guest = visit(url=server.url, keeps=True)
    guest.go("/")
    assert guest.page.evaluate(READY)
    (first,) = guest.page.evaluate("caches.keys()")
    worker = static / "sw.js"
    worker.write_text(re.sub('VERSION = "[0-9a-f]+"', 'VERSION = "another"', worker.read_text()))
    index = static / "index.html"
    index.write_text(index.read_text().replace("<body>", '<body data-version="another">'))
    guest.page.reload()
    assert guest.page.evaluate("document.body.dataset.version") == "another", "the network comes first"
    guest.settled(lambda: len(guest.page.evaluate("caches.keys()")) == 2)
    assert first in guest.page.evaluate("caches.keys()"), "a page that is still open finds its scripts"
    guest.settled(lambda: guest.page.evaluate(SETTLED))
    guest.context.set_offline(True)
    guest.excuse("net::ERR_|Failed to load resource|Failed to fetch")
    guest.page.reload()
    assert guest.page.evaluate("document.body.dataset.version") == "another", "and the new one is kept"


def test_an_unknown_address_helps(guest: Guest) -> None:
    guest.excuse("404")
    answer = guest.go("/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(guest.find("missing")).to_contain_text("There is no such page")
    assert findings(guest.page) == []
    guest.page.get_by_role("link", name="To all games").click()
    expect(guest.find("play-now").first).to_be_visible()
