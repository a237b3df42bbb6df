"""Takes pictures of every screen, from a real server with real games, and fails where something does not fit.

`PYTHONPATH=tools python -m screenshots PICTURES` takes all of them: of each game the opening, the fullest
moment, a play being made, a scoring, the end, the fullest table of most players and the replay, and the pages
around the games, each at seven sizes. `--game`, `--size` and `--moment` take only these, and may be repeated;
`--scheme` takes all by day or by night, `--language` in another language.
What is wrong is told line by line: things that cover each other, are cut off, or have letters that are too
small (see fit.js).
"""

import argparse
import socket
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from browser import launch
from regalia.kernel.game import find_game, game_names
from regalia.server.process import ServerProcess
from screenshots.camera import SIZES, Camera
from screenshots.moments import Host, Moment, crowd, moments

STEADY = Path(__file__).parents[2] / "tests" / "web" / "steady.py"
MOMENTS = ["opening", "middle", "draft", "scoring", "end", "crowd", "replay"]
PAGES = "pages"  # the screens around the games
PANELS = {"log": "l", "known": "k", "chat": "c", "rules": "r", "words": "a", "help": "?"}  # by their keys
# What a scoring is seen as, where it is more than a play.
SCENES = {"brutal-kingdom": "interlude", "kings-blood": "deal-end", "kardinal-koenig": "ledger"}
MOST_PLAYS = 400


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def server(folder: Path) -> ServerProcess:
    """A server on an empty database, whose deals are the same each time and whose bots do not pause."""
    found = ServerProcess(folder, free_port(), bot_workers=1)
    module = found.command.index("-m")
    found.command[module : module + 2] = [str(STEADY)]
    return found


def begin_play(page: Page) -> None:
    """Choose the first thing that is offered, on the table or in words; it is only a draft."""
    offered = page.locator("[data-testid=board] [data-can], [data-testid=choice-bar] .choices [data-action]")
    if page.get_by_test_id("draft").count() == 0:
        offered.first.dispatch_event("click")
    page.get_by_test_id("draft").wait_for()


def see_table(page: Page) -> None:
    """Lay the result aside."""
    page.get_by_test_id("see-table").click()


def take(camera: Camera, game: str, moment: Moment, wanted: set[str]) -> None:
    """The pictures of one moment."""
    name = f"{game}-{moment.name}"
    camera.go(f"/t/{moment.code}")
    for page in camera.pages.values():
        page.get_by_test_id("end" if moment.name == "end" else "prompt").wait_for()
    if moment.name == "scoring":
        moment.happen(game)
        camera.take(name, lambda page: page.get_by_test_id(SCENES.get(game, "board")).wait_for())
        return
    camera.take(name, table=moment.name != "end")
    if moment.name == "middle" and "draft" in wanted:
        camera.take(f"{game}-draft", begin_play, table=True)
    if moment.name == "end":
        camera.take(f"{game}-over", see_table, table=True)
        if "replay" in wanted:
            camera.go(f"/t/{moment.code}/replay#ply={moment.player.state['ply'] * 2 // 3}")
            camera.take(f"{game}-replay", lambda page: page.get_by_test_id("scrub").wait_for())


def take_game(camera: Camera, host: Host, game: str, wanted: set[str]) -> None:
    """The pictures of one game."""
    needed = set(wanted)
    if "draft" in wanted:
        needed.add("middle")
    if "replay" in wanted:
        needed.add("end")
    if needed & {"opening", "middle", "scoring", "end"}:
        for moment in moments(host, game, needed, MOST_PLAYS):
            take(camera, game, moment, wanted)
    if "crowd" in wanted and max(find_game(game).players) > find_game(game).usual:
        for moment in crowd(host, game, MOST_PLAYS):
            take(camera, game, moment, wanted)


def take_pages(camera: Camera, host: Host) -> None:
    """The screens around the games, and what opens beside a table."""
    game = "brutal-kingdom"
    code = host.open(game, find_game(game).usual)
    camera.go("/")
    camera.take("home", lambda page: page.get_by_test_id(f"game-{game_names()[-1]}").wait_for())
    camera.go(f"/rules/{game}")
    camera.take("rules-page", lambda page: page.locator("[data-rule]").first.wait_for())
    camera.go(f"/cards/{game}")
    camera.take("cards-page", lambda page: page.get_by_test_id("cards").wait_for())
    camera.go("/mine")
    camera.take("my-games", lambda page: page.get_by_test_id("running").wait_for())
    camera.go(f"/new?game={game}")
    camera.take("new-table", lambda page: page.get_by_test_id("open-table").wait_for())
    camera.go(f"/t/{host.open(game, find_game(game).usual, start=False)}")
    camera.take("gathering", lambda page: page.get_by_test_id("invite").wait_for())
    for name, key in PANELS.items():
        camera.go(f"/t/{code}")
        for page in camera.pages.values():
            page.get_by_test_id("prompt").wait_for()
        camera.take(name, lambda page, key=key: page.keyboard.press(key))  # type: ignore[misc]


def run(browser: Browser, url: str, given: argparse.Namespace) -> int:
    """Take what is wanted; gives how much is wrong."""
    host = Host(url)
    camera = Camera(
        browser, url, host.cookie, given.size or list(SIZES), given.pictures, given.scheme, given.language
    )
    wanted = set(given.moment or [*MOMENTS, PAGES])
    for game in given.game or game_names():
        take_game(camera, host, game, wanted)
    if PAGES in wanted:
        take_pages(camera, host)
    camera.close()
    return camera.faults


def main() -> int:
    """Start a server and a browser, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pictures", type=Path, help="the folder for the pictures")
    parser.add_argument("--game", action="append", choices=game_names())
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--moment", action="append", choices=[*MOMENTS, PAGES])
    parser.add_argument(
        "--scheme", default="", choices=["light", "dark"], help="by day or by night, all of them"
    )
    parser.add_argument("--language", default="en-GB", help="what the browsers ask for, as in de-DE")
    given = parser.parse_args()
    given.pictures.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        running = server(Path(folder))
        running.start()
        try:
            with sync_playwright() as playwright:
                chromium = launch(playwright, "--hide-scrollbars")
                faults = run(chromium, running.url, given)
                chromium.close()
        finally:
            running.stop()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
