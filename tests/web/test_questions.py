"""Questions that are seldom asked: a game is led to each by its plays, and answered in the browser."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import expect

from regalia.cli.drafts import bot_draft
from regalia.kernel.bits import members
from regalia.kernel.fair import Party, first_seed
from regalia.kernel.game import Game, find_game
from regalia.kernel.match import Match
from regalia.server.client import RefusedByServer, Visitor
from web.axe import findings
from web.browsing import Guest
from web.steady import SECRET, SHARE

ME = 0
MOST_GAMES = 4000
ABOVE_THE_HAND = """() => {
  const [middle, hand] = ["[data-testid=middle]", "[data-spot=hand]"]
    .map((name) => document.querySelector(name).getBoundingClientRect());
  return middle.top >= 0 && middle.bottom <= hand.top + 1;
}"""
SELDOM = [
    ("take-the-kingdom", "thaw", 709),
    ("take-the-kingdom", "order", 0),
    ("take-the-kingdom", "pick", 22),
    ("take-the-kingdom", "place", 400),
    ("take-the-kingdom", "strike-back", 2),
    ("take-the-kingdom", "strike-order", 4),
    ("kings-blood", "receiver", 3),
    ("brawling-barons", "bomb", 93),
    ("brawling-barons", "defend", 0),
]


class Way:
    """How a game of pages comes to a question: the plies before it, and what is chosen in the last play."""

    def __init__(
        self, shares: list[str], plies: list[tuple[int, list[str]]], draft: list[str], legal: int
    ) -> None:
        self.shares = shares
        self.plies = plies
        self.draft = draft
        self.legal = legal


def ways(game: Game, question: str, first: int) -> Iterator[Way]:
    """Ways to a question that leaves the first seat a choice, in games with as few seats as can be.

    `first` is the number of a game in which it was asked, when this was written; if the rules or the pages
    have become others since, the search takes longer.
    """
    seats = min(game.players)
    names = game.actions.name
    for number in (first, *range(MOST_GAMES)):
        shares = [SHARE] + [sha256(b"%d %d" % (number, seat)).hexdigest()[:32] for seat in range(1, seats)]
        match = Match(game.setup(seats), first_seed(SECRET, shares))
        plies: list[tuple[int, list[str]]] = []
        while not match.over:
            seat = members(match.state.deciders())[0]
            draft = bot_draft(match, seat)
            for steps in range(len(draft)) if seat == ME else ():
                preview = match.preview(ME, draft[:steps])
                view: Any = game.view(preview.observation)
                if view.asked and view.asked.prompt == question and len(preview.legal) > 1:
                    yield Way(shares, plies, [names(action) for action in draft[:steps]], len(preview.legal))
            match.commit(seat, draft)
            plies.append((seat, [names(action) for action in draft]))


async def follow(url: str, cookie: str, code: str, way: Way) -> None:
    """The others sit down, the guest deals, and all play as the way says."""
    people = [Visitor(url, cookie), *(Visitor(url) for _ in way.shares[1:])]
    for seat, person in enumerate(people[1:], 1):
        await person.post("/api/me", {"name": f"Friend {seat}"})
        table = await person.post(f"/api/tables/{code}/sit", {"seat": seat})
        person.parties[code] = Party(code, table["commitment"], seat, 2 * way.shares[seat])
    done = 0
    async with AsyncExitStack() as line:
        others = [await line.enter_async_context(person.look_at(code)) for person in people[1:]]
        for socket in others:
            await socket.until("table")
        await people[ME].post(f"/api/tables/{code}/start")  # who is not there, and adds no share
        for socket in others:
            await socket.until("state")
        sockets = [await line.enter_async_context(people[ME].look_at(code)), *others]
        while done < len(way.plies):
            seat, draft = way.plies[done]
            state = await sockets[seat].answer(await sockets[seat].send("sync", since=len(way.plies)))
            if state["ply"] == done:
                done += await commits(sockets[seat], state["decision"], draft)
            else:  # the server itself lets a play pass that leaves nothing to choose
                done = state["ply"]
    for person in people:
        await person.close()


async def commits(socket: Any, decision: int | None, draft: list[str]) -> bool:
    """Whether a play happened, and was not made by the server meanwhile."""
    try:
        await socket.answer(await socket.send("commit", decision=decision, draft=draft))
    except RefusedByServer as refused:
        if refused.reason != "stale":
            raise
        return False
    return True


def lead(guest: Guest, name: str, way: Way) -> None:
    """Open a table, let it be played up to the question, and look at it."""
    code = guest.open_table(name, people=min(find_game(name).players), options={})
    cookie = next(one["value"] for one in guest.context.cookies() if one["name"] == "regalia")
    with ThreadPoolExecutor(1) as thread:  # the browser has an event loop in this one
        thread.submit(lambda: asyncio.run(follow(guest.url, cookie, code, way))).result()
    guest.go(f"/t/{code}")


@pytest.mark.parametrize(("name", "question", "first"), SELDOM)
def test_a_question_that_is_seldom_asked(
    visit: Callable[..., Guest], name: str, question: str, first: int
) -> None:
    way = next(ways(find_game(name), question, first))
    guest = visit()
    lead(guest, name, way)
    seen = guest.look()
    assert len(guest.plies()) == len(way.plies) + 1
    for action in way.draft:
        if action in seen["table"] + seen["bar"]:  # what leaves no choice is taken by itself
            guest.click(action)
            seen = guest.look(seen)
    offered = seen["table"] + seen["bar"]
    assert len(offered) == way.legal, "not everything that is legal is offered"
    assert "{" not in seen["prompt"]
    assert seen["prompt"]
    assert findings(guest.page, "main") == []
    guest.click(offered[-1])
    seen = guest.look(seen)
    while not seen["whole"]:
        guest.click((seen["table"] + seen["bar"])[0])
        seen = guest.look(seen)
    guest.find("confirm").click()
    expect(guest.find("draft")).to_have_count(0)
    guest.settled(lambda: len(guest.plies()) > len(way.plies) + 1)


def test_on_a_phone_what_is_to_be_answered_lies_above_the_hand(visit: Callable[..., Guest]) -> None:
    name = "take-the-kingdom"
    guest = visit("phone")
    guest.page.set_viewport_size({"width": 390, "height": 500})
    lead(guest, name, next(ways(find_game(name), "answer", 0)))
    guest.look()
    guest.settled(lambda: guest.page.evaluate(ABOVE_THE_HAND))
