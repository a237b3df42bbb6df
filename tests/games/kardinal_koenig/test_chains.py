"""Section 12: chains of monasteries, and the search for the best set of them."""

import itertools
import random
from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.kardinal_koenig.position import position, random_game
from positions import of_type
from regalia.games.kardinal_koenig.cards import LAST
from regalia.games.kardinal_koenig.chains import Chains
from regalia.games.kardinal_koenig.events import ChainScored
from regalia.games.kardinal_koenig.scoring import chain_lines, chain_points
from rules import rule


def graph(size: int, roads: list[tuple[int, int]]) -> Chains:
    """The roads of a little map."""
    near = [0] * size
    for a, b in roads:
        near[a] |= 1 << b
        near[b] |= 1 << a
    return Chains(vec[i64](near))


def brute_force(chains: Chains, fields: int) -> int:
    """The most fields that disjoint paths of four or more can cover, from the list of all paths."""
    inside = [field for field in range(len(chains.near)) if fields >> field & 1]
    paths: set[int] = set()

    def walk(field: int, used: int, length: int) -> None:
        if length >= 4:
            paths.add(used)
        for other in inside:
            if chains.near[field] >> other & 1 and not used >> other & 1:
                walk(other, used | 1 << other, length + 1)

    for field in inside:
        walk(field, 1 << field, 1)

    @cache
    def best(free: int) -> int:
        if free == 0:
            return 0
        lowest = free & -free
        found = best(free & ~lowest)
        for path in paths:
            if path & lowest and path & free == path:
                found = max(found, path.bit_count() + best(free & ~path))
        return found

    return best(fields)


def check(chains: Chains, fields: int) -> int:
    """The points for these fields; the chains found must be chains, and add up to them."""
    points = chains.points(fields)
    covered = 0
    for path in chains.paths(fields):
        assert len(path) >= 4
        assert all(chains.near[a] >> b & 1 for a, b in itertools.pairwise(path)), "along roads"
        mask = sum(1 << field for field in path)
        assert mask & fields == mask
        assert mask & covered == 0, "no field twice"
        assert mask.bit_count() == len(path)
        covered |= mask
    assert covered.bit_count() == points
    return points


def points_of(houses: str) -> int:
    """What these monasteries bring on our map."""
    p = position(houses={0: houses})
    fields = p.cells("monasteries")[0]
    return check(p.state.atlas.chains, fields)


@rule("KK-12.1")
@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ("frankreich-1 frankreich-2 frankreich-3", 0),
        ("frankreich-1 frankreich-2 frankreich-3 frankreich-4", 4),
        ("frankreich-1 frankreich-2 frankreich-4 frankreich-6 frankreich-8", 0),
        ("frankreich-4 lothringen-5 lothringen-4 franken-4", 4),
    ],
)  # fmt: skip
def test_a_chain_is_four_or_more_along_roads_whatever_the_borders(houses, points):
    assert points_of(houses) == points


@rule("KK-12.1", "KK-12.2")
def test_example_a_chain_of_five_with_a_branch_into_bavaria():
    chain = "burgund-2 burgund-4 italien-1 italien-3 italien-4"
    assert points_of(chain) == 5
    assert points_of(f"{chain} bayern-6") == 5
    p = position(start=1, half=LAST, houses={2: f"{chain} bayern-6"}, hands={0: "red red red"})
    (scored,) = of_type(ChainScored, p.act(0, "exchange:red"))
    assert scored.seat == 2
    assert scored.count == 5 == len(scored.fields)


@rule("KK-12.1")
def test_a_star_is_no_chain():
    star = graph(5, [(0, 1), (0, 2), (0, 3), (0, 4)])
    assert check(star, 0b11111) == 0


@rule("KK-12.1")
def test_other_players_monasteries_do_not_join_a_chain():
    p = position(houses={0: "frankreich-1 frankreich-2 frankreich-4", 1: "frankreich-3"})
    assert chain_points(p.state, 0) == chain_points(p.state, 1) == 0


@rule("KK-12.2")
def test_each_monastery_in_a_chain_brings_a_point():
    line = graph(9, [(at, at + 1) for at in range(8)])
    for length in range(10):
        assert check(line, (1 << length) - 1) == (length if length >= 4 else 0)


@rule("KK-12.3")
def test_no_monastery_counts_twice():
    # Two arms of three that share a middle: one path of seven, and never eight.
    cross = graph(10, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (3, 7), (7, 8), (8, 9)])
    assert check(cross, (1 << 7) - 1) == 7
    assert check(cross, (1 << 10) - 1) == 7
    for number in range(6):
        *_, last = random_game(4, number)
        for seat in range(4):
            covered = [field for path in chain_lines(last.after.state, seat) for field in path]
            assert len(covered) == len(set(covered))


@rule("KK-12.4")
def test_several_chains_may_score():
    assert points_of("england-1 england-2 england-3 england-4 aragon-1 aragon-2 aragon-3 aragon-5") == 8
    p = position(houses={0: "england-1 england-2 england-3 england-4 aragon-1 aragon-2 aragon-3 aragon-5"})
    assert len(chain_lines(p.state, 0)) == 2


@rule("KK-12.4")
def test_the_best_set_is_found_where_the_longest_chain_is_not_part_of_it():
    # The longest path has five fields and leaves arms too short; two paths of four cover all eight.
    roads = [(0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (6, 7), (1, 5)]
    both = graph(8, roads)
    assert check(both, 0b11111111) == 8
    long = graph(9, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (2, 7), (7, 8)])
    assert check(long, 0b111111111) == brute_force(long, 0b111111111)


@rule("KK-12.4")
def test_a_loop_counts_whole():
    loop = graph(6, [(at, (at + 1) % 6) for at in range(6)])
    assert check(loop, 0b111111) == 6
    assert points_of("england-1 england-2 england-3 england-4") == 4


@rule("KK-12.4")
def test_pieces_that_meet_are_shown_as_one_chain():
    line = graph(13, [(at, at + 1) for at in range(12)])
    assert line.paths((1 << 13) - 1) == [list(range(13))]


@rule("KK-12.4")
@pytest.mark.parametrize("number", range(60))
def test_the_search_agrees_with_brute_force_on_small_random_maps(number):
    rnd = random.Random(number)
    size = rnd.randint(4, 11)
    pairs = list(itertools.combinations(range(size), 2))
    roads = rnd.sample(pairs, min(len(pairs), rnd.randint(size - 2, size + 4)))
    chains = graph(size, roads)
    for _ in range(8):
        fields = rnd.getrandbits(size) | rnd.getrandbits(size)
        assert check(chains, fields) == brute_force(chains, fields)


@rule("KK-12.4")
@pytest.mark.parametrize("number", range(30))
def test_the_search_agrees_with_brute_force_on_our_map(number):
    rnd = random.Random(number)
    state = position().state
    near, fields = state.atlas.near, 1 << rnd.randrange(50)
    while fields.bit_count() < 12:
        edge = [f for f in range(50) if not fields >> f & 1 and near[f] & fields]
        fields |= 1 << rnd.choice(edge)
    assert check(Chains(near), fields) == brute_force(Chains(near), fields)


def test_what_is_remembered_changes_nothing():
    state = position().state
    rnd = random.Random(7)
    shared = Chains(state.atlas.near)
    for _ in range(300):
        fields = sum(1 << field for field in rnd.sample(range(50), 20))
        assert shared.points(fields) == Chains(state.atlas.near).points(fields)
        assert shared.paths(fields) == Chains(state.atlas.near).paths(fields)


@rule("KK-12.4")
def test_the_search_stays_small_on_our_map():
    """Time is what counts, but a count of solved sets is the same on every machine."""
    near = position().state.atlas.near
    rnd = random.Random(11)
    most = 0
    for _ in range(150):
        fields = 1 << rnd.randrange(50)
        while fields.bit_count() < 20:
            fields |= 1 << rnd.choice([f for f in range(50) if not fields >> f & 1 and near[f] & fields])
        chains = Chains(near)
        chains.points(fields)
        most = max(most, len(chains.parts))
    # The worst set that a climb through twelve times four hundred neighbours found: under a millisecond.
    worst = (
        "england-5 franken-1 franken-4 franken-5 frankreich-1 frankreich-2 frankreich-3 frankreich-4 "
        "frankreich-5 frankreich-6 lothringen-3 lothringen-4 lothringen-5 schwaben-1 schwaben-2 schwaben-3 "
        "schwaben-4 burgund-1 burgund-2 burgund-3"
    )
    chains = Chains(near)
    assert chains.points(position(houses={0: worst}).cells("monasteries")[0]) == 18
    assert max(most, len(chains.parts)) < 1000
