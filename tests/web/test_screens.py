"""Every screen: fit for everyone, by day and by night, on a desk and on a phone, and light to load."""

import gzip
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from regalia.kernel.game import game_names
from web.axe import findings
from web.browsing import Guest, is_sideways
from web.conftest import STATIC
from web.desks import PATIENCE

MOST_SCRIPT = 250_000  # bytes, compressed
LEAST_TARGET = 24  # pixels: what a finger hits (WCAG 2.5.8)
ROOMS = """() => ["board", "choice-bar"]
  .map((name) => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect().height)"""
# What can be chosen in words, and of the things on the table the first for each choice.
TARGETS = """() => {
  const bar = [...document.querySelectorAll("[data-testid=choice-bar] .choices [data-action]")];
  const table = [...document.querySelectorAll("[data-testid=board] [data-can]")]
    .filter((one, at, all) => all.findIndex((other) => other.dataset.can === one.dataset.can) === at);
  return [...bar, ...table].filter((one) => one.checkVisibility()).map((one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { width, height, left, right, bottom } = one.getBoundingClientRect();
    const { action, can } = one.dataset;
    return { action: action ?? can, bar: bar.includes(one), width, height, left, right, bottom };
  });
}"""


# The shell's screens; tables, ends and replays of all games are looked at in test_whole_games.py


def see_home(guest: Guest) -> None:
    guest.go("/")
    for game in game_names():
        guest.find(f"game-{game}").wait_for()


def see_new(guest: Guest) -> None:
    guest.go("/new?game=kings-blood")
    guest.find("open-table").wait_for()


def see_gathering(guest: Guest) -> None:
    guest.sit_down("brutal-kingdom", people=3)
    guest.find("invite").wait_for()


def see_welcome(guest: Guest) -> None:
    see_gathering(guest)
    guest.context.clear_cookies()
    guest.page.reload()
    guest.find("welcome").wait_for()


def see_game(guest: Guest) -> None:
    guest.go("/rules/take-the-kingdom")
    guest.page.locator("[data-rule]").first.wait_for()


def see_cards(guest: Guest) -> None:
    guest.go("/cards/brawling-barons")
    guest.find("cards").get_by_role("listitem").first.wait_for()


def see_cards_in_the_lobby(guest: Guest) -> None:
    see_gathering(guest)
    guest.find("guide-cards").click()
    guest.find("cards").get_by_role("listitem").first.wait_for()


def see_my_games(guest: Guest) -> None:
    see_gathering(guest)
    guest.go("/mine")
    guest.find("running").wait_for()


def see_settings(guest: Guest) -> None:
    see_home(guest)
    guest.post("/api/me", {"name": "Mia"})
    guest.page.reload()
    guest.find("settings").click()
    guest.page.get_by_role("dialog").wait_for()


def see_credits(guest: Guest) -> None:
    see_home(guest)
    guest.page.get_by_role("button", name="Credits").click()
    guest.find("credits").wait_for()


def see_help(guest: Guest) -> None:
    guest.sit_down("brutal-kingdom")
    guest.look()
    guest.page.get_by_role("button", name="Help").click()
    guest.find("credits").wait_for()


def see_rules(guest: Guest) -> None:
    guest.sit_down("brutal-kingdom")
    guest.look()
    guest.page.get_by_role("tab", name="Rules").click()
    guest.page.get_by_label("Search the rules").wait_for()


def see_chat(guest: Guest) -> None:
    guest.sit_down("brutal-kingdom")
    guest.look()
    guest.page.get_by_role("tab", name="Chat").click()
    guest.find("chat").get_by_role("textbox").fill("Good luck!")
    guest.find("chat").get_by_role("button").click()
    expect(guest.find("chat").locator("li")).to_contain_text("Good luck!")


def see_hint(guest: Guest) -> None:
    guest.sit_down("brutal-kingdom")
    guest.look()
    guest.find("hint").click()
    guest.find("hints").wait_for(timeout=3 * PATIENCE)  # a bot thinks


def see_link(guest: Guest) -> None:
    guest.go("/link/abcdef")
    guest.find("use-link").wait_for()


def see_missing(guest: Guest) -> None:
    guest.go("/t/nowhere")
    guest.find("missing").wait_for()


SCREENS = [
    see_home,
    see_new,
    see_gathering,
    see_welcome,
    see_game,
    see_cards,
    see_cards_in_the_lobby,
    see_my_games,
    see_settings,
    see_credits,
    see_help,
    see_rules,
    see_chat,
    see_hint,
    see_link,
    see_missing,
]
LAID_OUT_ANEW = (see_home, see_rules, see_welcome, see_game)  # where a phone has another order


@pytest.mark.parametrize("see", SCREENS, ids=lambda see: see.__name__.removeprefix("see_"))
def test_every_screen_is_fit_for_everyone(guest: Guest, see: Callable[[Guest], None]) -> None:
    guest.excuse("404")
    see(guest)
    assert is_sideways(guest.page) <= 0
    assert findings(guest.page) == []
    guest.page.set_viewport_size({"width": 390, "height": 844})
    assert is_sideways(guest.page) <= 0
    if see in LAID_OUT_ANEW:
        assert findings(guest.page) == []


def rooms(guest: Guest) -> tuple[int, ...]:
    """How high the table and the question's panel are."""
    return tuple(map(round, guest.page.evaluate(ROOMS)))


def check_targets(guest: Guest) -> int:
    """What one plays with is big enough for a finger, and on the screen; the table may be scrolled to it.

    Gives how much there is; it may be gone again when others have chosen, too.
    """
    boxes = guest.page.evaluate(TARGETS)
    for box in boxes:
        assert min(box["width"], box["height"]) >= LEAST_TARGET, box
        if box["bar"]:
            assert box["left"] >= 0, box
            assert box["right"] <= 390, box
            assert box["bottom"] <= 844, box
    return len(boxes)


@pytest.mark.parametrize("game", game_names())
def test_a_table_on_a_phone(visit: Callable[..., Guest], game: str) -> None:
    """All is at hand, nothing is wider than the screen, and nothing moves under the finger."""
    guest = visit("phone")
    guest.sit_down(game)
    rnd = random.Random(game)
    seen, found, targets = guest.look(), set(), 0
    for step in range(10):
        if seen["over"]:
            break
        found.add(rooms(guest))
        assert is_sideways(guest.page) <= 0
        if step % 3 == 0:
            targets += check_targets(guest)
        guest.choose(seen, rnd)
        seen = guest.look(seen)
    assert len(found) == 1, found
    assert targets > 3
    for panel in ("Log", "Known", "Chat", "Rules"):
        guest.page.get_by_role("tab", name=panel).click()
        expect(guest.page.get_by_role("tabpanel")).to_be_visible()
        guest.page.get_by_role("tab", name=panel).click()
        expect(guest.page.get_by_role("tabpanel")).to_be_hidden()
    assert is_sideways(guest.page) <= 0


@pytest.mark.parametrize("game", game_names())
def test_a_table_at_a_desk(guest: Guest, game: str) -> None:
    """It needs little script, is seen without scrolling, and nothing moves while plays are made."""
    guest.sit_down(game)
    seen, found = guest.look(), set()
    scripts = {answer.url.rsplit("/", 1)[1] for answer in guest.answers if answer.url.endswith(".js")}
    assert len(scripts) >= 2
    sizes = {name: len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9)) for name in scripts}
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
    rnd = random.Random(game)
    for _ in range(10):
        if seen["over"]:
            break
        found.add(rooms(guest))
        assert guest.find("board").evaluate("(main) => main.scrollHeight - main.clientHeight") <= 1
        assert guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        guest.choose(seen, rnd)
        seen = guest.look(seen)
    assert len(found) == 1, found


def test_a_newcomer_on_a_phone_finds_what_to_press(visit: Callable[..., Guest]) -> None:
    """A game can be begun at once, however the phone is held, and a table opened without scrolling past its
    options; help tells what it is about, and no keys.
    """
    guest = visit("phone")
    for size in ({"width": 844, "height": 390}, {"width": 640, "height": 360}, {"width": 390, "height": 844}):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]
        guest.go("/")
        expect(guest.find("play-now").first).to_be_in_viewport(ratio=1)
    guest.go("/new?game=brutal-kingdom")
    expect(guest.find("open-table")).to_be_in_viewport(ratio=1)
    guest.find("seat-count").select_option("3")
    for seat in (2, 3):
        guest.find("new-table").get_by_label(f"Seat {seat}").select_option("page")
    guest.find("open-table").click()
    guest.look()
    guest.page.get_by_role("button", name="Help").click()
    about = guest.find("about")
    expect(about).to_contain_text("Gather influence")
    expect(about.get_by_role("link", name="Learn in 5 minutes")).to_be_in_viewport()
    expect(guest.page.locator("dialog kbd")).to_have_count(0)


def test_a_sheet_closes_at_its_cross_and_beside_it(visit: Callable[..., Guest]) -> None:
    guest = visit("phone")
    guest.sit_down("brutal-kingdom")
    guest.look()
    panel = guest.page.get_by_role("tabpanel")
    guest.page.get_by_role("tab", name="Rules").click()
    guest.find("shut").click()
    expect(panel).to_be_hidden()
    guest.page.get_by_role("tab", name="Rules").click()
    expect(panel).to_be_visible()
    guest.page.mouse.click(150, 80)
    expect(panel).to_be_hidden()


def test_a_page_that_is_wrong_is_noticed(guest: Guest) -> None:
    """What is planted: words that nobody can read, a nameless button, a request elsewhere, an error."""
    see_home(guest)
    plant = guest.page.evaluate
    plant(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<p style=\"color:#777\">grey</p>')"
    )
    plant("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    found = " ".join(findings(guest.page))
    assert "color-contrast" in found
    assert "button-name" in found
    plant("document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.invalid/dot.png' }))")
    guest.settled(lambda: any("elsewhere.invalid" in fault for fault in guest.faults))
    plant("document.body.append(Object.assign(document.createElement('script'), { text: 'alert()' }))")
    guest.settled(lambda: any("forbidden: script-src" in fault for fault in guest.faults))
    plant("setTimeout(() => { throw new Error('planted') })")
    guest.settled(lambda: any("planted" in fault for fault in guest.faults))
    guest.excuse("")
