"""The numbers by which the heuristics of a game judge, by name: to be tuned, or to be another bot's taste."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """Named numbers: each is an attribute of a game's own class, `luck_a_card`, and is called `luck-a-card`.

    Heuristics read the attributes of one object, so that others can be judged by for a while.
    """

    def __init__(self) -> None:
        self._usual: dict[str, float] = {}

    @property
    def usual(self) -> dict[str, float]:
        """The numbers that stand in the class."""
        if not self._usual:
            self._usual = self.now()
        return self._usual

    def use(self, other: dict[str, float]) -> None:
        """Judge by these numbers from now on, and by the usual ones where nothing is said."""
        for name, number in self.usual.items():
            setattr(self, name.replace("-", "_"), other.get(name, number))

    def now(self) -> dict[str, float]:
        """The numbers that are judged by at this time."""
        names = getattr(type(self), "__mypyc_attrs__", None) or vars(self)  # as it is compiled or not
        return {name.replace("_", "-"): getattr(self, name) for name in names if not name.startswith("_")}
