"""Makes the icons of the app and the pictures of link previews, into web/public.

`python tools/pictures.py icons` draws the icons from favicon.svg. `python tools/pictures.py previews FOLDER`
makes the previews from screenshots of tables, which `PYTHONPATH=tools python -m screenshots FOLDER --moment
middle --size 1280x720` takes. Both need Chromium.
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser import launch

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


def main() -> int:
    """Make what is asked for."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        match sys.argv[1:]:
            case ["icons"]:
                draw_icons(page)
            case ["previews", folder]:
                draw_previews(page, Path(folder))
            case _:
                print(__doc__, file=sys.stderr)
                return 2
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
