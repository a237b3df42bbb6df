"""The cards of Brawling Barons, from components.toml or a corrected copy of it."""

from typing import Final

from regalia.games.brawling_barons import cards
from regalia.games.brawling_barons.cards import AIDS, CARDS, KINDS, SQUIRES, UNITS
from regalia.kernel.components import ComponentsFile, Row
from regalia.kernel.rules import bit, i64, vec

MOST_PLAYED: Final = 48  # cards in one attack, or points of Shields that are split

# Resources and cards that a bonus brings.
BONUSES: Final = {
    "none": (0, 0),
    "resource": (1, 0),
    "card": (0, 1),
    "two-resources": (2, 0),
    "two-cards": (0, 2),
    "resource-and-card": (1, 1),
}

MOST_COST: Final = 30
VALUED: Final = ["plus-two", "shield", "scholars-aid", "soldiers-aid", "stewards-aid"]  # say a number


class Components:
    """What is printed on the cards, and how many there are for a number of players. It never changes.

    Values of a side of a unit stand at 2 * kind + side: 0 as recruited, 1 upgraded.
    """

    def __init__(self, file: ComponentsFile, seats: int, decks: int = 0) -> None:
        """The cards for so many seats; of so many decks, where a table has agreed on that."""
        self.file = file
        self.copies = vec[i64]([0] * KINDS)  # in one deck
        self.count = vec[i64]([0] * KINDS)  # in all of them
        self.cost = vec[i64]([0] * KINDS)  # to recruit or to play
        self.upgrade = vec[i64]([0] * UNITS)
        self.health = vec[i64]([0] * (2 * UNITS))
        self.strength = vec[i64]([0] * (2 * UNITS))
        self.against_units = vec[i64]([0] * (2 * UNITS))
        self.against_buildings = vec[i64]([0] * (2 * UNITS))
        self.riders: i64 = 0  # the kinds with a free step, as a mask
        self.gives = vec[i64]([0] * (2 * UNITS * cards.GIFTS))
        self.value = vec[i64]([0] * KINDS)
        setup = file.section("setup")
        setup.sourced(["hand", "market", "civilians", "military", "squire_strength"])
        self.hand: i64 = setup.number("hand", 1, 7)
        self.market: i64 = setup.number("market", 1, 6)
        self.civilians: i64 = setup.number("civilians", 0, 9)
        self.military: i64 = setup.number("military", 0, 9)
        self.squire_strength: i64 = setup.number("squire_strength", 1, 99)
        self.buy_cost: i64 = 0
        self.buy_cards: i64 = 0
        self.sell_gain: i64 = 0
        self.court_cost: i64 = 0
        self._read(file, "peasant", 0, SQUIRES)
        self._read(file, "squire", SQUIRES, UNITS)
        self._read(file, "card", UNITS, AIDS)
        self._read(file, "aid", AIDS, KINDS)
        # The kinds that so many resources recruit, as masks
        self.payable = vec[i64]([0] * (MOST_COST + 1))
        for pile in range(MOST_COST + 1):
            self.payable[pile] = sum(bit(kind) for kind in range(UNITS) if self.cost[kind] <= pile)
        self.decks: i64 = decks or max(1, seats // 2)  # BB-1.2, BB-1.8
        for kind in range(KINDS):
            self.count[kind] = self.copies[kind] * self.decks
        self.cards: i64 = sum(self.count)
        plain = sum(self.count[:AIDS])
        needed = seats * self.hand + self.market + 1
        if plain < needed:
            problem = f"{seats} players need {needed} cards besides Royal Aid, and there are {plain}"
            raise setup.error("hand", problem)
        if self.answers(False) > MOST_PLAYED:
            raise setup.error("hand", f"there can be {MOST_PLAYED} of +2, Shield and Soldier's Aid together")

    def answers(self, split: bool) -> int:
        """What can be put on units in one attack: cards, or the single points of Shields."""
        shields = [cards.SHIELD, cards.SOLDIERS_AID]
        points = sum(self.count[kind] * (self.value[kind] if split else 1) for kind in shields)
        return self.count[cards.PLUS_TWO] + points

    def _read(self, file: ComponentsFile, section: str, first: int, end: int) -> None:
        for number, row in file.each(section, CARDS[first:end]):
            kind = first + number
            self.copies[kind] = row.number("copies", 0, 9)
            if section == "peasant":
                self._read_peasant(row, kind)
            elif section == "squire":
                self._read_squire(row, kind)
            else:
                self._read_card(row, kind)

    def _read_peasant(self, row: Row, kind: int) -> None:
        """BB-1.3."""
        row.sourced(["copies", "cost", "bonus", "upgrade", "health", "building_bonus"])
        self._read_sides(row, kind)
        for side, key in enumerate(["bonus", "building_bonus"]):
            bonus = BONUSES[row.word(key, list(BONUSES))]
            self.gives[cards.GIFTS * (2 * kind + side) + cards.RESOURCES] = bonus[0]
            self.gives[cards.GIFTS * (2 * kind + side) + cards.DRAWS] = bonus[1]
        building = cards.GIFTS * (2 * kind + 1)
        self.gives[building + cards.CIVILIAN_ROOM] = _extra(row, "civilians", 9)
        self.gives[building + cards.MILITARY_ROOM] = _extra(row, "military", 9)
        self.gives[building + cards.DISCOUNT] = _extra(row, "discount", 9)
        self.gives[building + cards.PROTECTION] = _extra(row, "protection", 99)
        if kind == cards.MARKET:
            self.gives[building + cards.MARKETS] = 1
            row.sourced(["pay", "draw", "gain"])
            self.buy_cost = row.number("pay", 0, 30)
            self.buy_cards = row.number("draw", 1, 30)
            self.sell_gain = row.number("gain", 1, 30)
        elif kind == cards.COURTHOUSE:
            self.gives[building + cards.COURTS] = 1
            row.sourced(["pay"])
            self.court_cost = row.number("pay", 0, 30)

    def _read_squire(self, row: Row, kind: int) -> None:
        """BB-1.4."""
        row.sourced(["copies", "cost", "upgrade", "strength", "health"])
        self._read_sides(row, kind)
        self.strength[2 * kind] = self.squire_strength
        self.strength[2 * kind + 1] = row.number("strength", 1, 99)
        self.against_units[2 * kind + 1] = _extra(row, "against_units", 99)
        self.against_buildings[2 * kind + 1] = _extra(row, "against_buildings", 99)
        self.riders |= _extra(row, "steps", 1) << kind

    def _read_sides(self, row: Row, kind: int) -> None:
        self.cost[kind] = row.number("cost", 1, MOST_COST)
        self.health[2 * kind] = self.cost[kind]
        self.upgrade[kind] = row.number("upgrade", 0, 30)
        self.health[2 * kind + 1] = row.number("health", 1, 99)

    def _read_card(self, row: Row, kind: int) -> None:
        """Only action cards cost anything (BB-5.9)."""
        row.sourced(["copies", "value"])
        if kind < AIDS:
            row.sourced(["cost"])
            self.cost[kind] = row.number("cost", 0, MOST_COST if kind >= cards.FLIP_UNIT else 0)
        self.value[kind] = row.number("value", 1, 30) if CARDS[kind] in VALUED else row.number("value", 0, 0)


def _extra(row: Row, key: str, most: int) -> int:
    """A value that only some cards have."""
    if key not in row.values:
        return 0
    row.sourced([key])
    return row.number(key, 0, most)
