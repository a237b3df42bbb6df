"""Desks: pages of the browser that guests sit at one after the other.

A page that is lent again keeps its process, with the scripts compiled and the files there: a table then takes
less than half the processor time of one in a new page.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from playwright.sync_api import Error as PlaywrightError

SIZES = {"wide": (1280, 720), "phone": (390, 844)}
PATIENCE = 15_000  # milliseconds that anything on a page may take
MOST_SPARE = 6  # desks that wait for someone

# A browser does not fill in the pixels of what nobody can see, a third of its work. All is laid out and found
# under the mouse as ever.
UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
}"""
DRAW = "(drawn) => document.adoptedStyleSheets.forEach((sheet) => (sheet.disabled = drawn))"


@dataclass(frozen=True)
class Kind:
    """What kind of desk it is."""

    size: str = "wide"
    scheme: str = "light"
    locale: str = "en-GB"


@dataclass
class Desk:
    """A page with a browser context of its own, and a line to tell it what to run before each document."""

    kind: Kind
    context: BrowserContext
    page: Page
    line: CDPSession

    def prepare(self, script: str) -> None:
        """Run this in each document from now on, before all else, until the desk is cleared."""
        self.line.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def clear(self) -> None:
        """As if nobody had been here, but for the cache."""
        self.line.detach()  # and what was prepared is gone
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.page.goto("about:blank")
        self.context.clear_cookies()
        self.context.clear_permissions()
        width, height = SIZES[self.kind.size]
        self.page.set_viewport_size({"width": width, "height": height})
        scheme = self.kind.scheme
        self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        self.page.mouse.move(0, 0)
        self.line = attach(self.page)


@dataclass
class Desks:
    """All desks of a browser."""

    browser: Browser
    spare: list[Desk] = field(default_factory=list)

    def lend(self, kind: Kind, new: bool = False, keeps: bool = False) -> Desk:
        """One of this kind; `new`: where nobody was before, `keeps`: with service workers."""
        found = None if new or keeps else next((desk for desk in self.spare if desk.kind == kind), None)
        if found:
            self.spare.remove(found)
            return found
        return self._set_up(kind, keeps)

    def _set_up(self, kind: Kind, keeps: bool) -> Desk:
        width, height = SIZES[kind.size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=kind.size == "phone",
            color_scheme=kind.scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale=kind.locale,
            service_workers="allow" if keeps else "block",  # else a test would not meet the server itself
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        return Desk(kind, context, page, attach(page))

    def take_back(self, desk: Desk, again: bool) -> None:
        """Clear a desk for the next guest; if nobody wants it again, or that fails, it is put away."""
        try:
            if not again:
                desk.context.close()
                return
            desk.clear()
        except PlaywrightError:
            desk.context.close()
            return
        self.spare.append(desk)
        if len(self.spare) > MOST_SPARE:
            self.spare.pop(0).context.close()


@contextmanager
def drawn(page: Page) -> Iterator[None]:
    """Where it matters how a page looks, it is drawn."""
    page.evaluate(DRAW, True)
    yield
    page.evaluate(DRAW, False)


def attach(page: Page) -> CDPSession:
    """A line to a page."""
    line = page.context.new_cdp_session(page)
    line.send("Page.enable")
    line.send("Page.addScriptToEvaluateOnNewDocument", {"source": UNDRAWN})
    return line
