"""Pictures of a page at every size, and what is wrong with them."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

FIT = (Path(__file__).parent / "fit.js").read_text("utf-8")
CALM = 350  # milliseconds until a page that was changed stands still
PATIENCE = 180_000  # milliseconds: seven browsers at once, perhaps on a busy machine
SIZES = {
    "390x844": (390, 844),
    "640x360": (640, 360),  # 1280x720 at 200 %
    "844x390": (844, 390),
    "820x1180": (820, 1180),
    "1280x720": (1280, 720),
    "1920x1080": (1920, 1080),
    "3440x1440": (3440, 1440),
}
STILL = {"1280x720", "1920x1080", "3440x1440"}  # where a table needs no scrolling
DARK = {"640x360", "1920x1080"}  # by night, unless a scheme is given
Act = Callable[[Page], Any]


class Camera:
    """The same person at browsers of all sizes at once."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        cookie: str,
        sizes: list[str],
        pictures: Path,
        scheme: str = "",
        language: str = "en-GB",
    ) -> None:
        self.pictures = pictures
        self.language = language
        self.scheme = scheme  # light or dark; else half by day, half by night
        self.faults = 0
        self.pages = {size: self._page(browser, url, cookie, size) for size in sizes}

    def _page(self, browser: Browser, url: str, cookie: str, size: str) -> Page:
        width, height = SIZES[size]
        context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            has_touch=height < 720 or width < 1280,
            color_scheme=self.scheme or ("dark" if size in DARK else "light"),  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale=self.language,
        )
        context.set_default_timeout(PATIENCE)
        context.add_cookies([{"name": "regalia", "value": cookie, "url": url}])
        page = context.new_page()
        page.on("pageerror", lambda error: self.complain(f"{size}: {error}"))
        page.on(
            "console", lambda said: self.complain(f"{size}: {said.text}") if said.type == "error" else None
        )
        return page

    def complain(self, fault: str) -> None:
        self.faults += 1
        print(fault, file=sys.stderr, flush=True)

    def go(self, path: str) -> None:
        """To a page of the server, with all browsers."""
        for page in self.pages.values():
            page.goto(path)
        for page in self.pages.values():
            page.locator("main").first.wait_for()
            page.evaluate("document.fonts.ready")

    def take(self, name: str, act: Act | None = None, table: bool = False) -> None:
        """A picture at each size, after something was done there."""
        for size, page in self.pages.items():
            if act:
                act(page)
            page.wait_for_timeout(CALM)
            page.screenshot(path=self.pictures / f"{name}-{size}.png")
            found: list[str] = page.evaluate(FIT, {"table": table, "still": table and size in STILL})
            for fault in found:
                self.complain(f"{name}-{size}: {fault}")

    def close(self) -> None:
        for page in self.pages.values():
            page.context.close()
