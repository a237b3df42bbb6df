"""The cards and pieces of Kardinal & König, from components.toml or a corrected copy of it."""

from regalia.games.kardinal_koenig.cards import COLOURS, COUNTRIES, KINDS
from regalia.kernel.components import ComponentsFile
from regalia.kernel.rules import bit, i64, vec


class Components:
    """All cards for a number of players, the countries they stand for, and how much everyone has."""

    def __init__(self, file: ComponentsFile, seats: int) -> None:
        self.file = file
        setup = file.section("setup")
        setup.sourced(["hand", "display", "monasteries", "advisors", "removed"])
        self.hand: i64 = setup.number("hand", 1, 3)  # so that KK-3.2 and KK-4.4 hold by themselves
        self.display: i64 = setup.number("display", 1, 5)
        self.monasteries: i64 = setup.number("monasteries", 1, 20)
        self.advisors: i64 = setup.number("advisors", 0, 20)
        self.count = vec[i64]([0] * KINDS)
        self.lands = vec[i64]([0] * KINDS)  # by kind: its countries, as a mask
        self.colour = vec[i64]([0] * len(COUNTRIES))  # by country: its kind
        self._read_cards(file)  # KK-1.2
        removed = setup.by_seats("removed", seats)  # KK-2.1
        self.box = vec[i64]([removed] * KINDS)
        self.deck = vec[i64]([count - removed for count in self.count])
        if min(self.deck) < 0:
            raise setup.error("removed", f"not every colour has {removed} cards to remove")
        self.deck_size: i64 = sum(self.deck)
        dealt = seats * self.hand + self.display
        if self.deck_size <= dealt:
            problem = f"{self.deck_size} cards are too few: {dealt} are dealt, and the draw pile needs some"
            raise setup.error("hand", problem)

    def _read_cards(self, file: ComponentsFile) -> None:
        claimed: set[str] = set()
        for kind, row in file.each("card", COLOURS):
            row.sourced(["countries", "count"])
            self.count[kind] = row.number("count", 1, 40)
            countries = row.words("countries", COUNTRIES)
            if not countries:
                raise row.error("countries", f"the {COLOURS[kind]} cards need a country")
            for country in countries:
                if country in claimed:
                    raise row.error("countries", f"{country} has cards of two colours")
                claimed.add(country)
                self.lands[kind] |= bit(COUNTRIES.index(country))
                self.colour[COUNTRIES.index(country)] = kind
        for country in COUNTRIES:
            if country not in claimed:
                raise file.rows("card")[0].error("countries", f"no card stands for {country}")
