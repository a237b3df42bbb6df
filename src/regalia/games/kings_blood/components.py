"""The cards of King's Blood, from components.toml or a corrected copy of it."""

from typing import Final

from regalia.games.kings_blood import cards
from regalia.kernel.components import ComponentsFile
from regalia.kernel.rules import i64, vec
from regalia.kernel.zones import wide_add

NUMBERS: Final = 8  # where those of number 0 would stand among those who are alike


class Components:
    """All the cards: what stands on each, and which characters share a colour, a number, an ability."""

    def __init__(self, file: ComponentsFile) -> None:
        self.file = file
        self.colour = vec[i64]([0] * cards.PEOPLE)
        self.number = vec[i64]([0] * cards.PEOPLE)
        self.sex = vec[i64]([0] * cards.PEOPLE)
        self.ability = vec[i64]([0] * cards.PEOPLE)
        self.value = vec[i64]([0] * cards.KINDS)
        self.count = vec[i64]([1] * cards.KINDS)
        # Sets of characters, two masks each
        self.alike = vec[i64](
            [0] * (NUMBERS + 2 * cards.HIGHEST + 2)
        )  # those of each colour, then those of each number
        self.peers = vec[i64]([0] * (NUMBERS * len(cards.SEXES)))  # those of a colour and a sex
        self.able = vec[i64]([0, 0])  # those with an ability
        self._read_characters(file)
        self._read_events(file)
        setup = file.section("setup")
        setup.sourced(["hand", "draw", "missed_call", "generation", "kings_blood"])
        self.dealt: i64 = setup.number("hand", 1, 12)
        self.draw: i64 = setup.number("draw", 1, 9)
        self.missed_call: i64 = setup.number("missed_call", 1, 9)
        self.generation: i64 = setup.number("generation", 0, 50)
        self.value[cards.KINGS_BLOOD] = setup.number("kings_blood", 0, 50)
        self.deck = self._make_deck()

    def _read_characters(self, file: ComponentsFile) -> None:
        for kind, row in file.each("character", cards.CHARACTERS):
            row.sourced(["colour", "number", "sex", "ability"])
            colour = cards.COLOURS.index(row.word("colour", cards.COLOURS))
            number = row.number("number", 1, cards.HIGHEST)
            self.colour[kind] = colour
            self.number[kind] = number
            self.sex[kind] = cards.SEXES.index(row.word("sex", cards.SEXES))
            self.ability[kind] = cards.ABILITIES.index(row.word("ability", cards.ABILITIES))
            self.value[kind] = number
            wide_add(self.alike, 2 * colour, kind)
            wide_add(self.alike, NUMBERS + 2 * number, kind)
            wide_add(self.peers, 4 * colour + 2 * self.sex[kind], kind)
            if self.ability[kind] > 0:
                wide_add(self.able, 0, kind)

    def _read_events(self, file: ComponentsFile) -> None:
        for event, row in file.each("event", cards.EVENTS):
            kind = cards.PEOPLE + event
            row.sourced(["count", "value"])
            self.count[kind] = row.number("count", 0, cards.MOST_OF_AN_EVENT)
            self.value[kind] = row.number("value", 0, 50)

    def _make_deck(self) -> vec[i64]:
        """Every card but the King's Blood card, one by one."""
        kinds: list[int] = []
        for kind in range(cards.KINGS_BLOOD):
            kinds += [kind] * int(self.count[kind])
        return vec[i64](kinds)
