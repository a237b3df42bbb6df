"""Setup: everything about one game that does not change while it is played."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.components import ComponentsFile
from regalia.kernel.layout import Layout
from regalia.kernel.network import Network
from regalia.kernel.question import About

OptionValue = bool | int | str


class Setup:
    """Seats, options, components and layout. States refer to it; two tables may have different ones."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: dict[str, OptionValue],
        components_file: ComponentsFile,
        layout: Layout,
        questions: list[About],
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.components_file = components_file
        self.layout = layout
        self.space = layout.space
        self.questions = questions
        if [about.name for about in self.questions] != layout.questions:
            raise ValueError(f"the questions of {game} are not those of its table, in their order")
        self.copies = vec[i64]([1] * len(layout.space.kinds))  # how many there are of each kind
        self.no_cards = vec[i64]([0] * len(layout.space.kinds))  # shared, and never written to
        # Names that the components give, and no catalogue: by sort and id, in the order of their numbers.
        self.names: dict[str, dict[str, str]] = {}
        self.network: Network | None = None  # that judges positions of such a table, if one was learnt
