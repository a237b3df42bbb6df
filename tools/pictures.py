"""Makes the icons of the app, the pictures of link previews, and those of first lessons in docs.

`python tools/pictures.py icons` draws the icons from favicon.svg. `python tools/pictures.py previews FOLDER`
makes the previews from screenshots of tables, which `PYTHONPATH=tools python -m screenshots FOLDER --moment
middle --size 1280x720` takes. `python tools/pictures.py lessons` takes the pictures of docs/lessons.md from a
real server. All need Chromium.
"""

import base64
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from browser import launch
from regalia.kernel.game import find_game, game_names
from regalia.lessons.course import find_course
from screenshots.__main__ import server

DOCS = Path(__file__).parents[1] / "docs" / "images"
PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = {
    "icon-192": (192, 0.0),
    "icon-512": (512, 0.0),
    "icon-maskable-512": (512, 0.2),
    "apple-touch-icon": (180, 0.1),
}
GROUND = "#0f1a24"
PREVIEW = (1200, 630)
FIRST = "brutal-kingdom"  # the game that stands for all


def data_url(file: Path, kind: str) -> str:
    """A file as an address."""
    return f"data:{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


def draw_icons(page: Page) -> None:
    """Every icon; those that systems cut to a shape of their own have a ground and a margin."""
    mark = data_url(PUBLIC / "favicon.svg", "image/svg+xml")
    for name, (size, margin) in ICONS.items():
        ground = GROUND if margin else "transparent"
        inner = round(size * (1 - 2 * margin))
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(
            f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground}">'
            f'<img src="{mark}" width="{inner}" height="{inner}">'
        )
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)


def draw_previews(page: Page, pictures: Path) -> None:
    """A picture of a table for each game, and one for all of them."""
    (PUBLIC / "previews").mkdir(exist_ok=True)
    width, height = PREVIEW
    page.set_viewport_size({"width": width, "height": height})
    for file in sorted(pictures.glob("*-middle-1280x720.png")):
        game = file.name.removesuffix("-middle-1280x720.png")
        page.set_content(
            f'<body style="margin:0"><img src="{data_url(file, "image/png")}" '
            f'style="width:{width}px;height:{height}px;object-fit:cover;object-position:top">'
        )
        drawn = page.screenshot(type="jpeg", quality=72)
        (PUBLIC / "previews" / f"{game}.jpg").write_bytes(drawn)
        if game == FIRST:
            (PUBLIC / "previews" / "regalia.jpg").write_bytes(drawn)


LESSON = (1280, 720)
SHOWN = (960, 540)  # in docs
# A smaller picture, as WebP, which playwright does not write itself.
SHRINK = """async ([source, width, height]) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL("image/webp", 0.9);
}"""


def draw_lessons(page: Page, url: str) -> None:
    """The first lesson of each course, as it begins."""
    width, height = LESSON
    page.set_viewport_size({"width": width, "height": height})
    for game in game_names():
        first = find_course(find_game(game).name).lessons[0]
        page.goto(f"{url}/learn/{game}/{first.id}")
        page.get_by_test_id("coach-words").wait_for()
        page.wait_for_timeout(1000)  # until it stands still
        taken = base64.b64encode(page.screenshot()).decode()
        drawn: str = page.evaluate(SHRINK, [f"data:image/png;base64,{taken}", *SHOWN])
        (DOCS / f"learn-{game}.webp").write_bytes(base64.b64decode(drawn.partition(",")[2]))


@contextmanager
def a_page() -> Iterator[Page]:
    """A page of a browser, which is closed afterwards."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser.new_page()
        browser.close()


def main() -> int:
    """Make what is asked for."""
    match sys.argv[1:]:
        case ["icons"]:
            with a_page() as page:
                draw_icons(page)
        case ["previews", folder]:
            with a_page() as page:
                draw_previews(page, Path(folder))
        case ["lessons"]:
            with TemporaryDirectory() as folder:
                running = server(Path(folder))
                running.start()
                try:
                    with a_page() as page:
                        draw_lessons(page, running.url)
                finally:
                    running.stop()
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
