"""Action spaces: every action of a game as a small int with a stable name."""

from collections.abc import Mapping

from regalia.kernel.errors import UnknownAction


class Block:
    """A run of actions of one sort, `play:witch`, or a single one, `pass`.

    Where they tell of seats, each seat has `of_seat` of them, in the order of the seats; else that is 0.
    """

    def __init__(self, name: str, base: int, items: list[str], of_seat: int) -> None:
        self.name = name
        self.base = base
        self.items = items
        self.of_seat = of_seat


class ActionSpace:
    """Named blocks laid end to end: action = base of its block + index in it.

    `of_seats` says of blocks that tell of seats how many actions each seat has there.
    """

    def __init__(
        self, blocks: list[tuple[str, list[str]]], of_seats: Mapping[str, int] | None = None
    ) -> None:
        self.blocks: list[Block] = []
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        for name, items in blocks:
            self.blocks.append(Block(name, len(self.names), items, (of_seats or {}).get(name, 0)))
            for label in [f"{name}:{item}" for item in items] or [name]:
                if label in self.numbers:
                    raise ValueError(f"two actions are called {label}")
                self.numbers[label] = len(self.names)
                self.names.append(label)

    def __len__(self) -> int:
        return len(self.names)

    def base(self, block: str) -> int:
        """The first action of a block."""
        for candidate in self.blocks:
            if candidate.name == block:
                return candidate.base
        raise UnknownAction(f"there is no block of actions called {block!r}")

    def name(self, action: int) -> str:
        """The stable name of an action."""
        if not 0 <= action < len(self.names):
            raise UnknownAction(
                f"there is no action number {action}; they go from 0 to {len(self.names) - 1}"
            )
        return self.names[action]

    def parse(self, name: str) -> int:
        """The action of that name."""
        number = self.numbers.get(name)
        if number is None:
            raise UnknownAction(f"there is no action called {name!r}")
        return number
