"""axe-core, which knows what keeps people from using a page."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from web.desks import drawn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
PLAIN = "*, *::before, *::after { background-image: none !important }"  # on gradients it judges no contrast
# A thing on the table is called by what it does; what is printed on it (ranks, signs) is no button's label.
NAMED = "button, a, [role]:not([data-can])"
NAMES = f"axe.configure({{ rules: [{{ id: 'label-content-name-mismatch', selector: '{NAMED}' }}] }})"
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def findings(page: Page, within: str = "html") -> list[str]:
    """What is seriously wrong with a page, or with a part of it, by night and by day.

    Night and day differ in colours alone, so by night only those are looked at.
    """
    if not page.evaluate("typeof axe === 'object'"):
        assert AXE.exists(), "axe-core is not installed: python tools/web.py run test"
        page.evaluate(AXE.read_text("utf-8"))
        page.evaluate(NAMES)
    with drawn(page):
        return _findings(page, within)


def _findings(page: Page, within: str) -> list[str]:
    plain = page.add_style_tag(content=PLAIN)
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        only = {"runOnly": ["color-contrast"]} if scheme == "dark" else {}
        options = {"resultTypes": ["violations"], "preload": False, **only}
        violations: list[dict[str, Any]] = page.evaluate(
            "([part, options]) => axe.run(part, options).then((result) => result.violations)",
            [within, options],
        )
        for one in violations:
            if one["impact"] in GRAVE:
                where = [node["html"][:160] for node in one["nodes"][:3]]
                found.append(f"{scheme}: {one['id']} ({one['help']}): {where}")
    plain.evaluate("(style) => style.remove()")
    return found
