"""The numbers by which the heuristics of a game judge, by name: to be tuned, or to be another bot's taste."""


class Weights:
    """Named numbers. Heuristics hold the list `values` and read it by index, so it changes in place."""

    def __init__(self, usual: dict[str, float]) -> None:
        self.usual = usual
        self.values: list[float] = list(usual.values())

    def use(self, other: dict[str, float]) -> None:
        """Judge by these numbers from now on, and by the usual ones where nothing is said."""
        for at, name in enumerate(self.usual):
            self.values[at] = other.get(name, self.usual[name])
