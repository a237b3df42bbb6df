"""Whose turn is next, fairly: by how much time was spent on each of those who wait.

What waits is for an asker: an address, a person there, a table of that person. At each of these steps it is
the turn of the one for whom the fewest are at work, and among those of the one who has had the least. So many
tables of one person take their turns from each other, and many made-up people of one address likewise.

Nobody saves up turns: who comes, or comes back, begins where the last one stood who was given a turn.
"""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")
Asker = tuple[str, ...]
"""Whom something is for, from the widest step to the narrowest; all of a queue have as many steps."""


class Share(Generic[T]):
    """One step of those who ask."""

    def __init__(self) -> None:
        self.had = 0.0  # seconds
        self.reached = 0.0  # what the last of those below had when it was given a turn
        self.waiting = 0
        self.at_work = 0
        self.below: dict[str, Share[T]] = {}
        self.items: deque[T] = deque()

    @property
    def idle(self) -> bool:
        """Whether nothing is done for it, and nothing waits to be."""
        return not self.waiting and not self.at_work

    def next_below(self) -> str:
        """Whose turn it is of those below; whoever has nothing, and no more than others had, is forgotten."""
        found = min(
            (name for name in self.below if self.below[name].waiting),
            key=lambda name: (self.below[name].at_work, self.below[name].had),
        )
        self.reached = max(self.reached, self.below[found].had)
        for name in [name for name, share in self.below.items() if share.idle and share.had <= self.reached]:
            del self.below[name]
        return found


class FairQueue(Generic[T]):
    """What waits, and whose turn is next."""

    def __init__(self) -> None:
        self._all: Share[T] = Share()

    def __len__(self) -> int:
        return self._all.waiting

    def add(self, asker: Asker, item: T) -> None:
        """Something has to be done for someone."""
        share = self._all
        share.waiting += 1
        for name in asker:
            above, share = share, share.below.setdefault(name, Share())
            if share.idle:
                share.had = max(share.had, above.reached)
            share.waiting += 1
        share.items.append(item)

    def remove(self, asker: Asker, item: T) -> None:
        """Something that waits need not be done."""
        shares = self._along(asker)
        shares[-1].items.remove(item)
        for share in shares:
            share.waiting -= 1
        self._tidy(shares)

    def take(self) -> tuple[Asker, T] | None:
        """What is to be done next, and for whom; `spent` is called when it is done."""
        if not self._all.waiting:
            return None
        share = self._all
        asker: list[str] = []
        while True:
            share.waiting -= 1
            share.at_work += 1
            if share.items:
                return tuple(asker), share.items.popleft()
            asker.append(share.next_below())
            share = share.below[asker[-1]]

    def spent(self, asker: Asker, seconds: float) -> None:
        """Something was done, and took so long."""
        shares = self._along(asker)
        for share in shares:
            share.at_work -= 1
            share.had += seconds
        self._tidy(shares)

    def _along(self, asker: Asker) -> list[Share[T]]:
        shares = [self._all]
        for name in asker:
            shares.append(shares[-1].below[name])
        return shares

    def _tidy(self, shares: list[Share[T]]) -> None:
        """Where nothing is left to be done, nobody below has to give way to another."""
        for share in shares:
            if share.idle:
                share.below.clear()
                share.reached = 0.0
                return
