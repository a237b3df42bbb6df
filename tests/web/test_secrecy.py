"""A hand of another seat is nowhere: not on the wire, not in memory, not on the page.

What is sound here. Whatever a page has came over the wire, so the wire is checked strictly: every view and
preview that the browser received is compared with what *another truth* would have sent, one that fits all
that the viewer was told (`Observation.sample`), with other cards in the hidden places. What is equal in
both cannot depend on them. The events are compared with those that the kernel tells this viewer, of which
tests/test_noninterference.py proves the same. All other answers of the server are searched for the secrets
of the deal, from which all hands follow.

Then the page is searched directly, in case a client one day gets to know things in another way: lists of
numbers that are just a hidden hand, anywhere that can be reached from window or from a node; elements that
name just the cards of one, in games in which no two cards are alike; the secrets of the deal in any string,
and for one game in the whole heap. A place is searched for only if the viewer cannot know all of its cards,
and if they are many enough (see truth.py): a few small numbers stand in many lists by chance. Each search
is shown to find what is planted for it.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from regalia.kernel.game import game_names
from regalia.kernel.match import Match
from regalia.server.process import ServerProcess
from web.browsing import Guest
from web.truth import SEARCH, Truth, all_differ, hidden_hands, lists_in, untold

ME = 0
MOMENTS = 4  # at which the page is searched
MOST_PLAYS = 60  # until hands were large enough for that; in the first chapter of Brutal Kingdom they are not


def settle(guest: Guest, served: ServerProcess, code: str) -> tuple[Truth, Match]:
    """The truth, once the game waits for nobody but the guest, and the guest's page knows that."""

    def waits() -> tuple[Truth, Match] | None:
        truth = Truth(served.database, code)
        match = truth.match(len(truth.plies))
        alone = match.state.deciders() == 1 << ME
        return (truth, match) if alone and len(guest.plies()) == len(truth.plies) + 1 else None

    guest.look()
    found: tuple[Truth, Match] = guest.settled(waits)
    return found


def search(guest: Guest, truth: Truth, hands: list[list[int]], unlike: bool = True) -> list[str]:
    named = hands if unlike else []
    given = {"hands": hands, "named": named, "words": truth.words, "names": truth.names()}
    result = guest.page.evaluate(SEARCH, given)
    assert result["walked"] > 1000
    found: list[str] = result["found"]
    return found


def received(guest: Guest) -> list[tuple[str, str]]:
    """All that the server answered besides WebSockets, by address."""
    return [(answer.url, answer.text()) for answer in guest.answers if "/api/" in answer.url and answer.ok]


@pytest.mark.parametrize("game", game_names())
def test_nothing_tells_a_hand_of_another_seat(guest: Guest, served: ServerProcess, game: str) -> None:
    code = guest.sit_down(game)
    rnd = random.Random(game)
    searched = 0
    for _ in range(MOST_PLAYS):
        truth, match = settle(guest, served, code)
        hands = hidden_hands(match, ME)
        if hands:
            assert search(guest, truth, hands, all_differ(match)) == []
            searched += 1
        if searched == MOMENTS:
            break
        guest.finish(rnd)
    assert searched == MOMENTS

    frames = list(guest.frames)
    leaks, others = untold(truth, ME, frames)
    assert not leaks
    assert others > MOMENTS
    for hand in hands:
        assert not [found for found in lists_in(frames) if sorted(found) == sorted(hand)]
    for address, text in received(guest):
        assert not [word for word in truth.words if word in text], address


def test_the_searches_find_what_is_planted(guest: Guest, served: ServerProcess) -> None:
    code = guest.sit_down("brutal-kingdom")
    rnd = random.Random(3)
    truth, match = settle(guest, served, code)
    while not (hands := hidden_hands(match, ME)):
        guest.finish(rnd)
        truth, match = settle(guest, served, code)
    hand = hands[0]
    assert search(guest, truth, hands) == []

    frames: list[dict[str, Any]] = [dict(frame) for frame in guest.frames]
    state = next(frame for frame in reversed(frames) if frame["type"] == "state")
    seats = [dict(seat) for seat in state["view"]["seats"]]
    seats[1]["hand"] = hand
    state["view"] = state["view"] | {"seats": seats}
    assert untold(truth, ME, frames)[0]
    assert sorted(hand) in [sorted(found) for found in lists_in(frames)]

    plant = guest.page.evaluate
    plant("hand => { document.body.kept = new Map([[1, { deep: hand }]]) }", hand)
    assert search(guest, truth, hands) == ["cards at <body>.kept entry.1.deep"]
    plant("delete document.body.kept")
    plant("secret => { window.kept = { text: `it is ${secret}` } }", truth.seed.hex())
    assert search(guest, truth, hands) == ["a secret at window.kept.text"]
    plant("delete window.kept")
    names = [truth.names()[kind][0] for kind in hand]
    plant("names => names.forEach((name) => document.querySelector('header').append(name, ' '))", names)
    assert any("on the page" in found for found in search(guest, truth, hands))


def test_the_heap_holds_no_secret(visit: Callable[..., Guest], served: ServerProcess) -> None:
    """The whole heap, closures and all; what a page cannot reach itself is found here."""
    guest = visit(new=True)
    code = guest.sit_down("brutal-kingdom")
    guest.play(random.Random(1), steps=6)
    truth = Truth(served.database, code)
    guest.page.evaluate("() => { const kept = 'planted' + '-in-a-closure'; window.read = () => kept }")
    heap = heap_of(guest)
    assert "planted-in-a-closure" in heap
    assert "ab" * 16 not in truth.words
    assert not [word for word in truth.words if word in heap]


def heap_of(guest: Guest) -> str:
    session = guest.context.new_cdp_session(guest.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda told: chunks.append(told["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)
