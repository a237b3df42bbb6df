"""The page in other languages: each person's own, nothing cut off, nothing said outside the catalogues."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from regalia.kernel.game import find_game, game_names
from regalia.server.process import ServerProcess
from web import test_screens as screens
from web.browsing import Guest, is_sideways

SPEAK = """localStorage["regalia-settings"] = '{"pace": "none", "language": "%s"}';"""
PSEUDO = "qps"

# All that is written, shown or told to those who listen; what people wrote themselves has no words of ours.
WRITTEN = """() => {
  const said = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement.closest("script, style, kbd, code, [lang]")) said.push(text.textContent);
  for (const element of document.querySelectorAll("[title], [aria-label], [placeholder], [alt]"))
    for (const name of ["title", "aria-label", "placeholder", "alt"])
      said.push(element.getAttribute(name) ?? "");
  return said;
}"""
# Names of people, numbers of rules, addresses.
OURS = re.compile(r"Mia|Regalia|https?:\S+|[A-Z]{2}-\d[\d.]*|components\.toml")


def plain_words(guest: Guest, code: str = "-") -> list[str]:
    """What the page says in plain letters, though it speaks the made-up language."""
    said: list[str] = guest.page.evaluate(WRITTEN)
    rest = [OURS.sub("", text.replace(code, "")) for text in said]
    return [text.strip() for text in rest if re.search(r"[A-Za-z]{2,}", text)]


@pytest.mark.parametrize(
    "see",
    [screens.see_home, screens.see_new, screens.see_gathering, screens.see_game, screens.see_cards],
    ids=lambda see: see.__name__,
)
def test_all_that_the_shell_says_stands_in_a_catalogue(
    visit: Callable[..., Guest], see: Callable[[Guest], None]
) -> None:
    guest = visit()
    guest.prepare(SPEAK % PSEUDO)
    see(guest)
    code = re.search(r"/t/([^/#?]+)", guest.page.url)
    assert plain_words(guest, code[1] if code else "-") == []


@pytest.mark.parametrize(
    "game",
    [
        name if name == "brutal-kingdom" else pytest.param(name, marks=pytest.mark.soak)
        for name in game_names()
    ],
)
def test_all_that_a_table_says_stands_in_a_catalogue(visit: Callable[..., Guest], game: str) -> None:
    guest = visit()
    guest.prepare(SPEAK % PSEUDO)
    code = guest.sit_down(game)
    guest.play(random.Random(game), steps=4)
    given = [name for names in find_game(game).setup().names.values() for name in names.values()]
    found = [text for text in plain_words(guest, code) if not any(name in text for name in given)]
    assert found == []


def test_each_person_at_a_table_has_their_own_language(visit: Callable[..., Guest]) -> None:
    anna, ben = visit(locale="de-AT"), visit()
    code = anna.sit_down("brutal-kingdom", people=3)
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(anna.page.get_by_text("Freunde einladen")).to_be_visible()
    ben.go(f"/t/{code}")
    expect(ben.find("welcome")).to_contain_text("invites you to")
    expect(ben.page.locator("html")).to_have_attribute("lang", "en")
    assert plain_words(ben), "what is said in English is found"


def test_the_language_can_be_set(visit: Callable[..., Guest]) -> None:
    guest = visit(locale="de-DE")
    screens.see_settings(guest)
    guest.page.get_by_role("radio", name="English").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    guest.find("settings").click()
    guest.page.get_by_role("radio", name="Deutsch").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")


def test_a_refusal_is_told_in_the_language_of_the_page(visit: Callable[..., Guest]) -> None:
    guest = visit(locale="de-DE")
    guest.excuse("404")
    guest.go("/t/nowhere")
    expect(guest.find("missing")).to_contain_text("Diesen Tisch gibt es nicht.")


def test_german_rules_fit_into_their_panel(visit: Callable[..., Guest]) -> None:
    guest = visit(locale="de-DE")
    guest.sit_down("brutal-kingdom")
    guest.find("prompt").wait_for()
    guest.page.keyboard.press("r")
    panel = guest.find("rules").locator("[data-cut]")
    expect(panel.locator("table").first).to_be_attached()
    assert panel.evaluate("list => list.scrollWidth - list.clientWidth") <= 0


def test_a_game_in_german_on_a_phone(short: ServerProcess, visit: Callable[..., Guest]) -> None:
    guest = visit("phone", url=short.url, locale="de-DE")
    guest.sit_down("kings-blood")
    guest.play(random.Random("kings-blood"), steps=3)  # as in test_whole_games: a course that ends soon
    rnd = random.Random("kings-blood")
    for _ in range(60):
        over = guest.play(rnd, steps=5)["over"]
        assert is_sideways(guest.page) <= 0
        if over:
            break
    expect(guest.find("end")).to_contain_text("Mia (du)")
    assert is_sideways(guest.page) <= 0


@pytest.mark.parametrize(
    "see",
    [
        screens.see_home,
        screens.see_new,
        screens.see_gathering,
        screens.see_settings,
        screens.see_game,
        screens.see_cards,
    ],
    ids=lambda see: see.__name__,
)
@pytest.mark.soak
def test_german_fits_on_a_phone(visit: Callable[..., Guest], see: Callable[[Guest], None]) -> None:
    guest = visit("phone", locale="de-DE")
    see(guest)
    assert is_sideways(guest.page) <= 0
