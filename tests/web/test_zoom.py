"""The map of Kardinal & König and the tree of King's Blood come nearer by wheel and by two fingers."""

from collections.abc import Callable

import pytest

from web.browsing import Guest

# How many pixels one unit of the map or the tree is wide, and where the pane lies.
MEASURES = {
    "kardinal-koenig": ("map", "(pane) => 1000 / pane.querySelector('svg').viewBox.baseVal.width"),
    "kings-blood": (
        "genealogy",
        "(pane) => new DOMMatrix(getComputedStyle(pane.querySelector('.world')).transform).a",
    ),
}


class Pane:
    """What can be zoomed on the page of a guest."""

    def __init__(self, guest: Guest, game: str) -> None:
        guest.sit_down(game)
        guest.look()
        testid, self.measure = MEASURES[game]
        self.guest = guest
        self.found = guest.find(testid).first
        box = self.found.bounding_box()
        assert box
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def zoom(self) -> float:
        return float(self.found.evaluate(self.measure))

    def expect_other(self, before: float, nearer: bool) -> float:
        """Wait until it is nearer than before, or farther; gives how near."""

        def changed() -> float | None:
            now = self.zoom()
            return now if (now > 1.05 * before if nearer else now < before / 1.05) else None

        return float(self.guest.settled(changed))


@pytest.mark.parametrize("game", MEASURES)
def test_the_wheel_zooms(guest: Guest, game: str) -> None:
    pane = Pane(guest, game)
    before = pane.zoom()
    guest.page.mouse.move(pane.x, pane.y)
    guest.page.mouse.wheel(0, -300)
    near = pane.expect_other(before, nearer=True)
    guest.page.mouse.wheel(0, 200)
    pane.expect_other(near, nearer=False)
    assert guest.find("draft").count() == 0


@pytest.mark.parametrize("game", MEASURES)
def test_two_fingers_zoom(visit: Callable[..., Guest], game: str) -> None:
    guest = visit("phone")
    pane = Pane(guest, game)
    before = pane.zoom()
    pinch(guest, pane, [20, 30, 45, 60, 80])
    near = pane.expect_other(before, nearer=True)
    pinch(guest, pane, [80, 60, 45, 30])
    pane.expect_other(near, nearer=False)
    assert guest.find("draft").count() == 0, "fingers that zoomed also chose something"


def pinch(guest: Guest, pane: Pane, apart: list[int]) -> None:
    """Two fingers, so many pixels to each side of the middle one moment after the other."""
    session = guest.context.new_cdp_session(guest.page)

    def touch(kind: str, points: list[dict[str, float]]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    for number, far in enumerate(apart):
        points = [{"x": pane.x + side * far, "y": pane.y, "id": side + 1} for side in (-1, 1)]
        touch("touchMove" if number else "touchStart", points)
    touch("touchEnd", [])
    session.detach()
