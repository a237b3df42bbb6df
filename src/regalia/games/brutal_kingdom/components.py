"""The cards and tokens of Brutal Kingdom, from components.toml or a corrected copy of it."""

from typing import Final

from regalia.games.brutal_kingdom import cards
from regalia.games.brutal_kingdom.cards import CHARACTERS, COLOURS, KINDS
from regalia.kernel.components import ComponentsFile
from regalia.kernel.rules import bit, i64, vec

NO_COLOUR: Final = -1
KILLERS: Final = ["poisoner", "berserker", "assassin", "abbot", "queen", "king"]  # with victims


class Components:
    """What is printed on the cards, by kind. It never changes, and any number of states refer to it."""

    def __init__(self, file: ComponentsFile) -> None:
        self.file = file
        self.rank = vec[i64]([0] * KINDS)
        self.colour = vec[i64]([NO_COLOUR] * KINDS)
        self.icons = vec[i64]([0] * KINDS)
        self.victims = vec[i64]([0] * KINDS)  # masks of kinds
        self.light: i64 = 0  # the kinds with a light back
        self.low: i64 = 0  # the kinds of ranks 1 to 4, which three players leave out
        self._read_tokens(file)
        self._read_characters(file)

    def _read_tokens(self, file: ComponentsFile) -> None:
        tokens = file.section("tokens")
        tokens.sourced(["each"])
        if tokens.words("colours", COLOURS) != COLOURS:
            raise tokens.error("colours", f"the colours must be {', '.join(COLOURS)}, in this order")
        tokens.number("chapel_squares", 4, 4)
        each = tokens.values.get("each")
        if not isinstance(each, dict) or sorted(each) != ["3", "4"]:
            raise tokens.error("each", 'each must say how many tokens there are for "3" and for "4" players')
        for count in each.values():
            if not isinstance(count, int) or not 1 <= count <= 99:
                raise tokens.error("each", f"there can be 1 to 99 tokens of a colour, not {count!r}")
        self.tokens_for_three: i64 = each["3"]
        self.tokens_for_four: i64 = each["4"]

    def _read_characters(self, file: ComponentsFile) -> None:
        for kind, row in file.each("character", CHARACTERS):
            rank = row.number("rank", 1, 20)
            if rank in self.rank:
                raise row.error("rank", f"two characters have rank {rank}")
            if (rank == 20) != (kind == cards.INQUISITOR):
                raise row.error("rank", "the inquisitor, and nobody else, has rank 20")
            self.rank[kind] = rank
            self.icons[kind] = row.number("influence", 0, 0 if kind == cards.BLACK_KNIGHT else 9)
            if self.icons[kind] > 0:
                self.colour[kind] = COLOURS.index(row.word("colour", COLOURS))
            for victim in row.words("victims", CHARACTERS if CHARACTERS[kind] in KILLERS else []):
                self.victims[kind] |= bit(CHARACTERS.index(victim))
            row.sourced(["rank", "influence"])
            if rank % 2 == 1:  # BK-1.2
                self.light |= bit(kind)
            if rank <= 4:
                self.low |= bit(kind)
