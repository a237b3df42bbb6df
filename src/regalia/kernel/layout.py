"""What lies on a game's table, declared once: its fields, its zones, its questions.

A state is one array of numbers, its cells. A game declares what the cells mean, field by field, and
`tools/layouts.py` writes where each field begins into the game's `layout.py`, as constants for compiled code.
Copies, bytes, redaction, zones, `repr` and the position notation follow from the declaration.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.zones import AS_COUNTS, AS_LIST, AS_SET, AS_WIDE_SET, OPEN, Zone, ZoneSpace

NONE: Final = -1
ROW: Final = 1 << 16  # from a place on a grid to the one below it; 1 is to the right
ORIGIN: Final = 16 * ROW + (1 << 15)  # the place 0/0; no place is 0


class Meaning:
    """What one cell of a field says: a number, a place, one of some words, or a set of them."""

    def __init__(self, sort: str, words: list[str], empty: int) -> None:
        self.sort = sort
        self.words = words
        self.empty = empty


NUMBER: Final = Meaning("number", [], 0)
FLAG: Final = Meaning("flag", [], 0)
PLACE: Final = Meaning("place", [], 0)  # on a grid without ends, by row and column; 0 for none


def one_of(words: list[str]) -> Meaning:
    """One of these words, by its number; NONE for nothing."""
    return Meaning("one", words, NONE)


def set_of(words: list[str]) -> Meaning:
    """Some of these words, as a mask."""
    return Meaning("set", words, 0)


class Axis:
    """What a field is counted by: seats, colours, kinds."""

    def __init__(self, name: str, labels: list[str]) -> None:
        self.name = name
        self.labels = labels


class Field:
    """A run of cells: `by` says what it is counted by, the last the fastest; a single cell has nothing there.

    A derived field follows from the others: the position notation leaves it out, `State.complete` makes it.
    `row` is its name among the features, where that is another.
    """

    def __init__(
        self,
        name: str,
        meaning: Meaning,
        about: str,
        by: list[Axis] | None = None,
        empty: int | None = None,
        derived: bool = False,
        row: str = "",
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.about = about
        self.by = by or []
        self.empty = meaning.empty if empty is None else empty
        self.derived = derived
        self.row = row
        self.at = 0
        self.size = 1
        for axis in self.by:
            self.size *= len(axis.labels)

    def described(self) -> str:
        """What it says, and what it is counted by."""
        axes = " and ".join(axis.name for axis in self.by)
        return f"by {axes}: {self.about}" if axes else self.about


class Layout:
    """All of it, with the place of each field. The first cells count the cards that a state does not know."""

    def __init__(
        self, fields: list[Field], zones: list[Zone], kinds: list[str], sorts: list[int], questions: list[str]
    ) -> None:
        self.space = ZoneSpace(zones, kinds, sorts)
        hidden = [zone.name for zone in zones if zone.seen_by != OPEN]
        if hidden != [zone.name for zone in zones[: len(hidden)]]:
            raise ValueError("zones that are open to all come last")
        self.questions = questions
        self.fields: list[Field] = [
            Field(
                "hidden", NUMBER, "cards that this state does not know", [Axis("zone", hidden)], derived=True
            ),
            *fields,
        ]
        axes = [axis for field in fields for axis in field.by if axis.name == "seat"]
        self.seats = axes[0].labels if axes else []  # the words for seats
        self.named: dict[str, Field] = {}
        self.size = 0
        empty: list[int] = []
        for field in self.fields:
            if field.name in self.named:
                raise ValueError(f"two fields are called {field.name}")
            self.named[field.name] = field
            field.at = self.size
            self.size += field.size
            empty += [field.empty] * field.size
        self.empty = vec[i64](empty)  # shared, and never written to
        for number, zone in enumerate(zones):
            self._place(number, zone)
        starts = [self.space.start[number] for number, zone in enumerate(zones) if zone.field]
        for number in range(len(zones)):
            self.space.shared[number] = starts.count(self.space.start[number]) > 1

    def _place(self, number: int, zone: Zone) -> None:
        """Tell the zone space where the cards of a zone are kept."""
        if not zone.field:
            return
        field = self.named[zone.field]
        if field.meaning.sort == "set":
            kept: i64 = AS_SET if len(self.space.kinds) <= 62 else AS_WIDE_SET
        elif field.meaning.sort == "number":
            kept = AS_COUNTS
        else:
            kept = AS_LIST
        self.space.kept[number] = kept
        self.space.start[number] = field.at + zone.offset
        self.space.length[number] = zone.cells
        if zone.size:
            self.space.sized[number] = self.named[zone.size].at
