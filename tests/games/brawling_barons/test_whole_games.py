"""What holds at every moment of whole games."""

import random
from collections import Counter

import pytest

from games.brawling_barons.position import GAME
from playing import begin, random_steps
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.cards import AIDS, GIFTS
from regalia.games.brawling_barons.state import BrawlingBarons
from regalia.kernel.bits import members
from regalia.kernel.rng import fast_rng
from regalia.kernel.witness import Witness

TEAMS: dict[str, object] = {"teams": True}
FREE: dict[str, object] = {"split_shield": True, "aids_any_time": True}
VARIANTS = [
    (2, {}),
    (2, {"decks": 4, **FREE}),
    (3, {"decks": 1}),
    (4, TEAMS),
    (4, {**TEAMS, **FREE}),
    (5, FREE),
    (6, {**TEAMS, "decks": 2}),
    (8, {}),
    (8, TEAMS),
]


def states(seats, options, number):
    state = begin(GAME.setup(seats, options), number)
    assert isinstance(state, BrawlingBarons)
    for _ in random_steps(state, random.Random(number)):
        yield state
    yield state


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_tallies_masks_and_sizes_agree_with_the_cards(seats, options):
    for state in states(seats, options, 7):
        cells = state.cells
        for seat in range(seats):
            kinds = state.cards(seat)
            assert cells[on.SIZE + seat] == len(kinds)
            assert members(cells[on.HELD + seat]) == sorted(set(kinds))
            town, wall, army, up, soldiers = (
                cells[field + seat] for field in (on.TOWN, on.WALL, on.ARMY, on.UP, on.SOLDIERS)
            )
            units = cells[on.UNITS + 11 * seat : on.UNITS + 11 * seat + 11]
            assert town + wall + army == town | wall | army == sum(units) == state.in_play(seat)
            assert army & ~up == 0, "only upgraded units are in the Army"
            assert (wall | army) & ~soldiers == 0
            gifts = [0] * GIFTS
            for slot in members(state.in_play(seat)):
                assert (state.kind_of(seat, slot) >= 7) == bool(soldiers >> slot & 1)
                face = state.face(seat, slot)
                for gift in range(GIFTS):
                    gifts[gift] += state.components.gives[GIFTS * face + gift]
            assert gifts == list(cells[on.GIFTS + GIFTS * seat : on.GIFTS + GIFTS * seat + GIFTS])
        for stack in range(1 + seats):
            assert cells[on.HEIGHT + stack] == len(state.cards(on.IN_DECK + stack))
        market = state.cards(on.IN_MARKET)
        assert members(cells[on.ON_OFFER]) == sorted(set(market))
        again = state.copy()
        again.complete()
        assert again.dump() == state.dump()


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_no_hand_and_no_market_ever_holds_an_aid_and_the_market_is_full_while_one_chooses(seats, options):
    for state in states(seats, options, 8):
        for seat in range(seats):
            assert all(kind < AIDS for kind in state.cards(seat))
        market = state.cards(on.IN_MARKET)
        assert all(kind < AIDS for kind in market)
        if state.deciders():
            assert len(market) == 3 - state.cells[on.REFILL]
        if state.deciders():
            assert state.cells[on.HEIGHT] > 0, "an empty deck has ended the game"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_fill_deals_the_unseen_cards_and_nothing_else(seats, options):
    for ply, state in enumerate(states(seats, options, 9)):
        if ply % 9 == 0:
            viewer = ply % seats
            seen = state.redact(viewer)
            filled = seen.copy()
            filled.fill(Witness(state.space, viewer), fast_rng(ply))
            counts = [Counter(k for z in range(52) for k in s.cards(z)) for s in (state, filled)]
            assert counts[0] == counts[1]
            assert filled.cards(viewer) == state.cards(viewer)
            assert filled.redact(viewer).dump() == seen.dump()
