"""What counting settles, against every arrangement that a viewer's witness allows."""

import random
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from playing import random_plies, seed
from regalia.kernel.bits import members
from regalia.kernel.counting import Counting
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.viewing import known, settled
from smuggle.game import GAME
from worlds import Placement, allows, arrangements, cards_in_hands

GAMES = 12


def certain(match: Match, viewer: int) -> Counter[tuple[int, int]]:
    """The cards that lie in the same hidden zone whichever arrangement it is."""
    hidden = members(match.state.space.all & ~match.state.visible_zones(viewer))
    witness = match.observe(viewer).witness

    def cards(lie: Placement) -> Counter[tuple[int, int]]:
        return Counter((kind, zone) for zone, kinds in zip(hidden, lie, strict=True) for kind in kinds)

    found: Counter[tuple[int, int]] | None = None
    for lie in arrangements(match.state, hidden):
        if allows(witness, hidden, lie):
            found = cards(lie) if found is None else found & cards(lie)
    assert found is not None
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_every_card_that_counting_settles_in_the_last_round_is_known(seats: int) -> None:
    total = counted = 0
    setup = find_game("brutal-kingdom").setup(seats)
    for number in range(GAMES):
        match = Match(setup, seed(number))
        for _ in random_plies(match, random.Random(number)):
            if match.state.stage() > 0:
                break
            if cards_in_hands(match) <= seats:
                for viewer in range(seats):
                    truth = certain(match, viewer)
                    assert Counter(settled(match.observe(viewer))) == truth
                    total += truth.total()
                    pinned = [
                        fact for fact in match.observe(viewer).witness.facts if len(members(fact.zones)) == 1
                    ]
                    counted += truth.total() - len(pinned)
    print(f"brutal-kingdom {seats}: {total} cards are settled, {counted} of them by counting")
    assert counted > 10


@pytest.mark.usefixtures("smuggle")
def test_of_several_copies_every_one_is_counted() -> None:
    total = 0
    for number in range(2):
        match = Match(GAME.setup(), seed(number))
        for _ in random_plies(match, random.Random(number)):
            for viewer in range(3):
                truth = certain(match, viewer)
                assert Counter(settled(match.observe(viewer))) == truth
                total += truth.total()
    assert total


@pytest.mark.parametrize("name", game_names())
def test_what_is_ruled_out_by_numbers_alone_is_not_settled(name: str) -> None:
    """The same is found when every kind is looked for in every zone."""
    total = 0
    game = find_game(name)
    for seats in game.players:
        match = Match(game.setup(seats), seed(seats))
        for number, _ in enumerate(random_plies(match, random.Random(seats))):
            observation = match.observe(number % seats)
            state = observation.state
            everywhere = vec[i64]([state.space.all_hidden] * len(state.space.kinds))
            full = Counting(state.arrangement(observation.witness), everywhere)
            truth = Counter(zip(full.kinds, full.zones, strict=True))
            assert Counter(settled(observation)) == truth
            total += truth.total()
    assert total


def test_what_is_left_is_known_but_for_piles() -> None:
    match = Match(find_game("brutal-kingdom").setup(4), seed(1))
    observation = match.observe(0)
    state, space = observation.state, match.setup.space
    deck = space.number("deck:dark")
    assert {zone for _, zone in settled(observation)} == {deck}, "all dark cards lie in the deck"
    assert known(observation) == []
    first, *others = [zone for zone in range(len(space.zones)) if state.hidden_count(zone) and zone != deck]
    for zone in others:
        for kind in match.state.cards(zone):
            state.reveal(zone, kind)
    state.pool = type(state.pool)()
    cards = sorted(match.state.cards(first))
    assert [(one.kind, one.zones) for one in known(observation)] == [(kind, [first]) for kind in cards]
