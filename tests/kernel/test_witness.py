"""Witnesses of many copies, against every world that fits, on an abstract table.

The games so far have unique cards; here there are up to three copies of a kind, and every sort of move.
"""

import itertools
import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import regalia
from regalia.kernel.arrange import Arrangement
from regalia.kernel.errors import Contradiction
from regalia.kernel.rng import fast_rng
from regalia.kernel.witness import Witness
from regalia.kernel.zones import DARK, OPEN, Zone, ZoneSpace
from worlds import Placement, allows

pytestmark = pytest.mark.pure

COPIES = [3, 2, 2, 1, 1]
HIDDEN = [1, 2, 3]
SPACE = ZoneSpace(
    [Zone("mine", 0), Zone("hand:1", 1), Zone("hand:2", 2), Zone("deck", DARK), Zone("table", OPEN)],
    ["a", "b", "c", "d", "e"],
    [0] * 5,
)
MINE, DECK, TABLE = 0, 3, 4

World = tuple[tuple[int, ...], ...]  # by zone: its kinds, sorted


def move(world: World, kind: int, source: int, target: int) -> World:
    """The world after one card moved."""
    zones = [list(kinds) for kinds in world]
    zones[source].remove(kind)
    zones[target].append(kind)
    return tuple(tuple(sorted(kinds)) for kinds in zones)


def deal(rnd: random.Random) -> World:
    cards = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
    rnd.shuffle(cards)
    cuts = [0, 2, 4, 6, 9, 9]
    return tuple(tuple(sorted(cards[a:b])) for a, b in itertools.pairwise(cuts))


def all_deals(mine: tuple[int, ...]) -> set[World]:
    """Every deal in which the viewer holds these cards."""
    rest = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
    for kind in mine:
        rest.remove(kind)

    def fill(left: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[World]:
        if not sizes:
            yield ()
            return
        for chosen in choose(left, sizes[0]):
            remaining = list(left)
            for kind in chosen:
                remaining.remove(kind)
            for tail in fill(tuple(remaining), sizes[1:]):
                yield (chosen, *tail)

    return {(mine, *world, ()) for world in fill(tuple(rest), (2, 2, 3))}


def choose(cards: tuple[int, ...], count: int) -> set[tuple[int, ...]]:
    if count == 0:
        return {()}
    return {
        tuple(sorted((card, *tail)))
        for at, card in enumerate(cards)
        for tail in choose(cards[:at] + cards[at + 1 :], count - 1)
    }


class Table:
    """The truth, all worlds that fit what the viewer at seat 0 saw, and the witness."""

    def __init__(self, number: int) -> None:
        self.rnd = random.Random(number)
        self.truth = deal(self.rnd)
        self.worlds = all_deals(self.truth[MINE])
        self.witness = Witness(SPACE, 0)

    def step(self) -> None:
        """Something happens, and the viewer sees what the rules of sight say."""
        sources = [zone for zone in range(4) if self.truth[zone]]
        source = self.rnd.choice(sources)
        target = self.rnd.choice([zone for zone in range(5) if zone != source])
        kind = self.rnd.choice(self.truth[source])
        deed = self.rnd.choice(["move", "move", "move", "look", "show", "absent"])
        if deed == "move":
            seen = MINE in (source, target) or target == TABLE or self.rnd.random() < 0.2
            self.move(kind, source, target, seen)
        elif source == MINE:
            return
        elif deed == "look":
            self.witness.looked(source, list(self.truth[source]))
            self.worlds = {world for world in self.worlds if world[source] == self.truth[source]}
        elif deed == "show":
            self.witness.shown(kind, source)
            self.worlds = {world for world in self.worlds if kind in world[source]}
        else:
            gone = [k for k in range(5) if k not in self.truth[source]]
            if gone:
                kind = self.rnd.choice(gone)
                self.witness.absent(kind, 1 << source)
                self.worlds = {world for world in self.worlds if kind not in world[source]}

    def move(self, kind: int, source: int, target: int, seen: bool) -> None:
        if seen:
            self.witness.moved(kind, source, target)
            self.worlds = {move(w, kind, source, target) for w in self.worlds if kind in w[source]}
        else:
            self.witness.moved_unseen(source, target, len(self.truth[source]))
            self.worlds = {move(w, k, source, target) for w in self.worlds for k in set(w[source])}
        self.truth = move(self.truth, kind, source, target)

    def draw(self, number: int) -> Placement:
        """What the witness makes of the hidden zones."""
        sizes = vec[i64]([len(kinds) if zone in HIDDEN else 0 for zone, kinds in enumerate(self.truth)])
        hidden = [kind for zone in HIDDEN for kind in self.truth[zone]]
        pool = vec[i64]([hidden.count(kind) for kind in range(5)])
        arrangement = Arrangement(sizes, pool, self.witness)
        arrangement.draw(fast_rng(number))
        pairs = list(zip(arrangement.places, arrangement.kinds, strict=True))
        return tuple(tuple(sorted(k for z, k in pairs if z == zone)) for zone in HIDDEN)


def test_no_possible_world_is_excluded_and_few_impossible_ones_are_dealt() -> None:
    dealt = impossible = 0
    for number in range(150 if regalia.compiled else 15):
        table = Table(number)
        for step in range(12):
            table.step()
            possible = {tuple(world[zone] for zone in HIDDEN) for world in table.worlds}
            assert tuple(table.truth[zone] for zone in HIDDEN) in possible
            for lie in possible:
                assert allows(table.witness, HIDDEN, lie), (number, step, lie)
            draws = {table.draw(draw) for draw in range(40 if len(possible) > 2 else 60)}
            assert all(allows(table.witness, HIDDEN, lie) for lie in draws)
            if len(possible) <= 2:
                assert possible <= draws
            dealt += len(draws)
            impossible += len(draws - possible)
    print(f"{impossible} of {dealt} different worlds dealt are impossible")
    assert impossible <= 0.25 * dealt


def test_the_only_card_of_a_zone_is_followed_exactly() -> None:
    witness = Witness(SPACE, 0)
    witness.shown(3, 1)
    witness.moved_unseen(1, 3, 1)
    assert facts(witness) == [(3, ["deck"])]


def test_what_cannot_lie_where_the_only_card_went_was_not_that_card() -> None:
    space = ZoneSpace(
        [Zone("hand", 1), Zone("held", DARK), Zone("trap", DARK, (1,))], ["gun", "trap"], [0, 1]
    )
    witness = Witness(space, 0)
    witness.shown(0, 0)
    witness.moved_unseen(0, 1, 5)
    witness.moved_unseen(1, 2, 1)
    assert [(fact.kind, space.names(fact.zones)) for fact in witness.facts] == [(0, ["hand"])]


def test_an_unseen_move_widens_what_could_have_moved() -> None:
    witness = Witness(SPACE, 0)
    witness.shown(3, 1)
    witness.moved_unseen(1, 3, 2)
    assert facts(witness) == [(3, ["hand:1", "deck"])]


def test_a_copy_that_leaves_openly_uses_up_the_narrowest_fact() -> None:
    witness = Witness(SPACE, 0)
    witness.remember(0, 0b0110)
    witness.remember(0, 0b1110)
    witness.moved(0, 1, TABLE)
    assert facts(witness) == [(0, ["hand:1", "hand:2", "deck"])]


def test_facts_that_could_be_each_other_widen_when_one_is_used_up() -> None:
    witness = Witness(SPACE, 0)
    witness.remember(0, 0b0110)
    witness.remember(0, 0b1010)
    witness.moved(0, 1, TABLE)
    assert facts(witness) == [(0, ["hand:1", "hand:2", "deck"])]


def test_the_oldest_of_equally_narrow_facts_is_used_up() -> None:
    witness = Witness(SPACE, 0)
    for zones in (0b1010, 0b0110, 0b0010 | 1 << TABLE):
        witness.remember(0, zones)
    witness.moved(0, 1, TABLE)
    assert [fact.zones for fact in witness.facts] == [0b1110, 0b1010 | 1 << TABLE]


def test_facts_keep_their_order_however_many_are_used_up() -> None:
    witness = Witness(SPACE, 0)
    expected = []
    for number in range(200):
        witness.moved(number % 3, TABLE, 1)
        expected.append((number % 3, ["hand:1"]))
        if number % 4:
            witness.moved(number % 2, 1, TABLE)
            if (number % 2, ["hand:1"]) in expected:
                expected.remove((number % 2, ["hand:1"]))
    assert len(witness.zones) < 200, "those used up are cleared away"
    assert facts(witness) == facts(witness.copy()) == expected


def test_a_ban_is_lifted_by_a_card_that_comes_unseen_unless_it_cannot_be_that_kind() -> None:
    witness = Witness(SPACE, 0)
    witness.absent(2, 0b0110)
    witness.moved_unseen(1, 2, 2)
    assert witness.banned[2] == 0b0110, "it came from where there was none either"
    witness.moved_unseen(3, 2, 5)
    assert witness.banned[2] == 0b0010


def test_nothing_is_remembered_of_what_lies_in_plain_sight() -> None:
    witness = Witness(SPACE, 0)
    witness.moved(1, 3, MINE)
    witness.moved(1, MINE, TABLE)
    witness.looked(MINE, [0, 1])
    assert facts(witness) == []
    assert not any(witness.banned)


def test_a_witness_that_contradicts_itself_says_so() -> None:
    witness = Witness(SPACE, 0)
    witness.shown(3, 1)
    with pytest.raises(Contradiction, match="a d would be nowhere"):
        witness.absent(3, 0b0010)


def test_gathering_the_cards_makes_all_knowledge_void() -> None:
    witness = Witness(SPACE, 0)
    witness.shown(3, 1)
    witness.absent(2, 0b0110)
    witness.forget()
    assert facts(witness) == []
    assert not any(witness.banned)


def facts(witness: Witness) -> list[tuple[int, list[str]]]:
    return [(fact.kind, SPACE.names(fact.zones)) for fact in witness.facts]
