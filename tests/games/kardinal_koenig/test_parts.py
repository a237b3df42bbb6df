"""Sections 1 and 2: the parts, and the set-up."""

from collections import Counter

import pytest

from games.kardinal_koenig.position import GAME, begun, random_game, set_up
from positions import of_type
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.cards import COLOURS, COUNTRIES
from regalia.games.kardinal_koenig.chains import connected
from regalia.games.kardinal_koenig.events import Started
from regalia.kernel.bits import bit_count, members
from regalia.kernel.errors import BadOption
from rules import rule


@rule("KK-1.1")
def test_three_to_five_play():
    assert [len(begun(seats).points) for seats in (3, 4, 5)] == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(BadOption):
            GAME.setup(seats)


@rule("KK-1.2")
def test_the_cards_stand_for_countries():
    components = set_up().components
    assert dict(zip(COLOURS, components.count, strict=True)) == {
        "red": 13, "green": 12, "cream": 11, "orange": 10, "purple": 9,
    }  # fmt: skip
    stands_for = [{COUNTRIES[land] for land in members(lands)} for lands in components.lands]
    assert stands_for == [
        {"franken", "aragon"}, {"bayern", "burgund"}, {"lothringen", "italien"}, {"england", "schwaben"},
        {"frankreich"},
    ]  # fmt: skip


@rule("KK-1.3")
def test_everyone_has_twenty_monasteries_and_eight_advisors():
    p = begun()
    assert p.cells("house_stock")[:4] == [20] * 4
    assert p.cells("advisor_stock")[:4] == [8] * 4


@rule("KK-1.4")
def test_nine_countries_have_fifty_fields():
    atlas = set_up().atlas
    sizes = {country: bit_count(atlas.land[number]) for number, country in enumerate(COUNTRIES)}
    assert sizes == {
        "england": 5, "franken": 7, "bayern": 6, "italien": 5, "aragon": 5, "frankreich": 8, "lothringen": 5,
        "schwaben": 4, "burgund": 5,
    }  # fmt: skip
    assert atlas.fields == 50 == len(set(atlas.towns)) == len(set(atlas.ids))
    assert [COUNTRIES[atlas.country[field]] for field in range(50)] == [
        id_.rpartition("-")[0] for id_ in atlas.ids
    ]


@rule("KK-1.5")
def test_roads_join_the_fields_by_land_and_sea():
    atlas = set_up().atlas
    assert len(atlas.roads) == 74
    towns = {frozenset((atlas.towns[a], atlas.towns[b])): kind for a, b, kind in atlas.roads}
    assert towns[frozenset(("Canterbury", "Rouen"))] == "ferry"
    assert towns[frozenset(("York", "Ely"))] == "road"
    for a, b, _kind in atlas.roads:
        assert atlas.near[a] >> b & 1
        assert atlas.near[b] >> a & 1
    assert sum(bit_count(near) for near in atlas.near) == 2 * 74
    assert connected(atlas.near, atlas.all) == atlas.all
    for country in range(9):  # every country can be left by two roads
        own = atlas.land[country]
        assert sum((own >> a & 1) != (own >> b & 1) for a, b, _kind in atlas.roads) >= 2


@rule("KK-1.6")
def test_fifteen_alliances_join_neighbours():
    atlas = set_up().atlas
    pairs = [(COUNTRIES[a], COUNTRIES[b]) for a, b in zip(atlas.side_a, atlas.side_b, strict=True)]
    assert len({frozenset(pair) for pair in pairs}) == 15
    assert pairs[13:] == [("italien", "burgund"), ("italien", "bayern")]
    assert Counter(atlas.borders) == {"land": 11, "sea": 4}


@rule("KK-2.1")
@pytest.mark.parametrize(("seats", "out"), [(3, 2), (4, 1), (5, 0)])
def test_with_fewer_players_cards_are_out_of_the_game(seats, out):
    state = begun(seats).state
    assert state.cards(on.IN_BOX) == sorted([*range(5)] * out)
    assert len([kind for zone in range(len(state.space.zones)) for kind in state.cards(zone)]) == 55


@rule("KK-2.2")
def test_the_seed_draws_the_start_player():
    starts = Counter(begun(4, number)["start"] for number in range(80))
    assert sorted(starts) == [0, 1, 2, 3]
    assert min(starts.values()) >= 8


@rule("KK-2.2")
def test_the_start_player_stays():
    for number in range(3):
        steps = list(random_game(3, number))
        start = steps[0].after["start"]
        assert of_type(Started, steps[0].events) == [Started(start)]
        assert all(not of_type(Started, step.events) for step in steps[1:])


@rule("KK-2.3", "KK-2.4")
@pytest.mark.parametrize(("seats", "deck"), [(3, 34), (4, 36), (5, 38)])
def test_hands_of_three_are_dealt_and_two_cards_turned_up(seats, deck):
    p = begun(seats)
    assert [len(p.hand(seat).split()) for seat in range(5)] == [3] * seats + [0] * (5 - seats)
    assert len(p.display.split()) == 2
    assert len(p.deck.split()) == p["deck_size"] == deck
    assert p.discards == ""
    assert len({begun(seats, number).hand(0) for number in range(30)}) > 10


@rule("KK-2.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_turns_go_round_from_the_start_player_and_all_begin_without_points(seats):
    turns: list[int] = []
    for step in random_game(seats, 3):
        state = step.after.state
        if not turns:
            assert step.after.points == [0] * seats
            assert state.turn == step.after["start"]
        if not step.after.over and (not turns or state.turn != turns[-1]):
            turns.append(state.turn)
    assert turns == [(turns[0] + at) % seats for at in range(len(turns))]
    assert len(turns) > 3 * seats
