"""The cards of Take the Kingdom, from components.toml or a corrected copy of it."""

from typing import Final

from regalia.games.take_the_kingdom import cards
from regalia.games.take_the_kingdom.cards import CARDS, KINDS, MOST_BASES, MOST_DAMAGE
from regalia.games.take_the_kingdom.table import MOST_DRAWN
from regalia.kernel.components import ComponentsFile, Row
from regalia.kernel.rules import i64, vec
from regalia.kernel.zones import listed

TYPES: Final = [
    ("base", (1 << cards.FORT) | (1 << cards.LAND)),
    ("mercy", 1 << cards.MERCY),
    ("structure", cards.STRUCTURES),
    ("people", cards.PEOPLE),
    ("trap", cards.TRAPS),
    ("attack-people", cards.FOOT),
    ("attack-machine", cards.MACHINES),
    ("modifier", cards.MODIFIERS),
    ("penalty", cards.PENALTIES),
]


def type_of(kind: int) -> str:
    """What sort of card a kind is; those of no other sort are actions."""
    for name, kinds in TYPES:
        if kinds >> kind & 1:
            return name
    return "action"


class Components:
    """All cards for a number of players: how many, what they are worth, where they begin (TK-1.2)."""

    def __init__(self, file: ComponentsFile, seats: int) -> None:
        self.file = file
        self.count = vec[i64]([0] * KINDS)
        self.value = vec[i64]([0] * KINDS)
        self.box = vec[i64]([0] * KINDS)  # out of the game
        self._read_cards(file)
        setup = file.section("setup")
        setup.sourced(["lands"])
        self.dealt: i64 = setup.number("dealt", 0, 6)
        self.drawn: i64 = setup.number("draw", 1, MOST_DRAWN)
        self.plays: i64 = setup.number("plays", 1, 6)
        self.limit: i64 = setup.number("hand_limit", 1, 20)
        self.lands_each: i64 = setup.by_seats("lands", seats)
        self.box[cards.FORT] = self.count[cards.FORT] - seats
        self.box[cards.MERCY] = setup.by_seats("mercies_out", seats)
        self.box[cards.MISFORTUNE] = setup.by_seats("misfortunes_out", seats)
        self.out = listed(self.box)
        self.deck = self._make_deck(setup, seats)
        self.deck_size: i64 = sum(self.deck)
        fit = sum(self.deck[: cards.DISEASE])  # Penalties are not dealt (TK-2.8)
        if fit < seats * max(self.dealt, 2):
            raise setup.error("dealt", f"only {fit} cards of the pack can be dealt to {seats} players")

    def _read_cards(self, file: ComponentsFile) -> None:
        for kind, row in file.each("card", CARDS):
            row.word("type", [type_of(kind)])
            row.sourced(["count", "value"])
            self.count[kind] = row.number("count", 4 if kind == cards.FORT else 0, 30)
            self.value[kind] = _value(row, kind)
        bases = self.count[cards.FORT] + self.count[cards.LAND] + self.count[cards.MERCY]
        if bases > MOST_BASES:
            problem = f"Forts, Lands and Mercies are {bases} together, and there can be at most {MOST_BASES}"
            raise file.rows("card")[0].error("count", problem)

    def _make_deck(self, setup: Row, seats: int) -> vec[i64]:
        deck = self.count[:]
        deck[cards.FORT] = 0
        deck[cards.LAND] -= seats * self.lands_each
        deck[cards.MERCY] -= seats + self.box[cards.MERCY]
        deck[cards.MISFORTUNE] -= self.box[cards.MISFORTUNE]
        keys = {cards.LAND: "lands", cards.MERCY: "mercies_out", cards.MISFORTUNE: "misfortunes_out"}
        for kind, key in keys.items():
            if deck[kind] < 0:
                raise setup.error(key, f"there are not enough cards called {CARDS[kind]} for {seats} players")
        return deck


def _value(row: Row, kind: int) -> int:
    if kind == cards.MORALE:
        return row.number("value", 2, 2)
    if cards.ATTACKS >> kind & 1:
        return row.number("value", 1, MOST_DAMAGE // 2)
    if (cards.DEFENCES | cards.BASES) >> kind & 1:
        return row.number("value", 1, 20)
    return row.number("value", 0, 0)
