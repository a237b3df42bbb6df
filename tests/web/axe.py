"""axe-core, which knows what keeps people from using a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = """
() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, where: nodes.map((node) => node.html.slice(0, 160)) })))
"""


def findings(page: Page) -> list[str]:
    """What is seriously wrong with a page, by day and by night."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    found = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        violations: list[dict[str, Any]] = page.evaluate(RUN)
        found += [f"{scheme}: {one['id']} ({one['help']}): {one['where'][:3]}" for one in violations if one["impact"] in GRAVE]
    return found
