"""Chains of monasteries: the best set of disjoint paths along roads, exactly (KK-12.1 to KK-12.4).

Any path of eight or more falls into pieces of four to seven, so only these are searched. Take a field with
the fewest neighbours: either no chain covers it, or one of the short paths through it does; what either
leaves falls into parts that are solved by themselves, and remembered. Results hold for every game on the
same map.
"""

from typing import Final

from regalia.kernel.rules import bit, bit_count, i64, lowest, vec

SHORTEST: Final = 4
LONGEST: Final = 7  # of the pieces that are searched
MOST_KNOWN: Final = 200_000  # sets of fields remembered


def connected(near: vec[i64], fields: i64) -> i64:
    """The lowest field of a set, and all that roads lead to from it without leaving the set."""
    found = fields & -fields
    edge = found
    while edge:
        fresh = near[lowest(edge)] & fields & ~found
        found |= fresh
        edge = (edge & (edge - 1)) | fresh
    return found


class Chains:
    """The roads of a map, and what is known of chains along them."""

    def __init__(self, near: vec[i64]) -> None:
        self.near = near  # by field: the fields a road leads to
        self.parts: dict[int, int] = {}  # by connected set of fields: how many can be covered
        self.choices: dict[int, int] = {}  # for those: a piece of a best cover, 0 where the field is left out

    def points(self, fields: i64) -> i64:
        """How many of these fields chains can cover."""
        if len(self.parts) > MOST_KNOWN:
            self.parts = {}
            self.choices = {}
        return self._cover(fields)

    def _bound(self, fields: i64) -> i64:
        """No more than this can be covered: all but the fields in parts that are too small."""
        total: i64 = 0
        while fields:
            part = connected(self.near, fields)
            fields &= ~part
            size = bit_count(part)
            if size >= SHORTEST:
                total += size
        return total

    def _cover(self, fields: i64) -> i64:
        total: i64 = 0
        while fields:
            part = connected(self.near, fields)
            fields &= ~part
            if bit_count(part) >= SHORTEST:
                total += self._cover_part(part)
        return total

    def _cover_part(self, part: i64) -> i64:
        """How many fields of a connected set can be covered."""
        known = self.parts.get(part)
        if known is not None:
            return known
        field = self._loneliest(part)
        search = _Search(self, part, field)
        search.grow(field, field, bit(field), 1, False)
        if search.best < search.size:
            rest = part & ~bit(field)
            if self._bound(rest) > search.best:
                left_out = self._cover(rest)
                if left_out > search.best:
                    search.best = left_out
                    search.choice = 0
        self.parts[part] = search.best
        self.choices[part] = search.choice
        return search.best

    def _loneliest(self, part: i64) -> i64:
        """The field with the fewest neighbours in a set."""
        best: i64 = -1
        fewest: i64 = 99
        rest = part
        while rest:
            field = lowest(rest)
            rest &= rest - 1
            degree = bit_count(self.near[field] & part)
            if degree < fewest:
                fewest = degree
                best = field
        return best

    # The chains themselves, for the score sheet

    def paths(self, fields: i64) -> list[list[int]]:
        """A best set of chains, each field by field; pieces whose ends meet are joined."""
        self.points(fields)
        found: list[list[int]] = []
        while fields:
            part = connected(self.near, fields)
            fields &= ~part
            if bit_count(part) >= SHORTEST and self._cover_part(part) > 0:
                piece: i64 = self.choices[part]
                if piece:
                    found.append(self._in_order(piece))
                    fields |= part & ~piece
                else:
                    fields |= part & ~bit(self._loneliest(part))
        return sorted(self._joined(found))

    def _in_order(self, piece: i64) -> list[int]:
        """The fields of a piece as one follows the other."""
        rest = piece
        while rest:
            path: list[int] = []
            if self._walk(piece, lowest(rest), path):
                break
            rest &= rest - 1
        return path

    def _walk(self, piece: i64, field: i64, path: list[int]) -> bool:
        path.append(field)
        piece &= ~bit(field)
        if piece == 0:
            return True
        rest = self.near[field] & piece
        while rest:
            if self._walk(piece, lowest(rest), path):
                return True
            rest &= rest - 1
        path.pop()
        return False

    def _joined(self, found: list[list[int]]) -> list[list[int]]:
        for a, first in enumerate(found):
            for b, second in enumerate(found):
                if a != b:
                    for one in (first, first[::-1]):
                        for two in (second, second[::-1]):
                            if self.near[one[-1]] >> two[0] & 1:
                                others = [path for at, path in enumerate(found) if at != a and at != b]
                                return self._joined([*others, one + two])
        return [path if path[0] < path[-1] else path[::-1] for path in found]


class _Search:
    """All paths of four to seven through a field of a connected set, and the best cover with one of them."""

    def __init__(self, chains: Chains, part: i64, field: i64) -> None:
        self.chains = chains
        self.near = chains.near
        self.part = part
        self.field = field
        self.size: i64 = bit_count(part)
        self.best: i64 = 0
        self.choice: i64 = 0

    def grow(self, head: i64, first: i64, path: i64, length: i64, turned: bool) -> None:
        """Try a path, then longer ones: at its head, which after it has `turned` is the other end.

        The path begins at the field and goes to `first`. Where it turns, it goes on from the field to a
        higher one, so that no path is tried both ways round.
        """
        if length >= SHORTEST:
            self._try(path, length)
        if length == LONGEST or self.best == self.size:
            return
        rest = self.near[head] & self.part & ~path
        while rest:
            step = lowest(rest)
            rest &= rest - 1
            self.grow(step, step if length == 1 else first, path | bit(step), length + 1, turned)
            if self.best == self.size:
                return
        if not turned and length > 1:
            rest = self.near[self.field] & self.part & ~path & ~(bit(first + 1) - 1)
            while rest:
                step = lowest(rest)
                rest &= rest - 1
                self.grow(step, first, path | bit(step), length + 1, True)
                if self.best == self.size:
                    return

    def _try(self, path: i64, length: i64) -> None:
        rest = self.part & ~path
        if length + self.chains._bound(rest) > self.best:
            found = length + self.chains._cover(rest)
            if found > self.best:
                self.best = found
                self.choice = path
