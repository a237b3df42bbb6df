"""Setup: everything about one game that does not change while it is played."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.actions import ActionSpace
from regalia.kernel.bits import bit
from regalia.kernel.components import ComponentsFile
from regalia.kernel.layout import Layout
from regalia.kernel.question import About, Question

OptionValue = bool | int | str


class Agreement:
    """What a table has agreed on: which game, by which rules, who plays, the options, the components.

    The questions of the game come with it: objects that answer for themselves, or only what is known of each
    where the state of the game answers for them.
    """

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: dict[str, OptionValue],
        file: ComponentsFile,
        questions: Sequence[About | Question],
        actions: ActionSpace,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.file = file
        self.questions = questions
        self.actions = actions


class Setup:
    """Seats, options, components and layout. States refer to it; two tables may have different ones."""

    def __init__(self, agreed: Agreement, layout: Layout) -> None:
        self.game = agreed.game
        self.version = agreed.version
        self.seats = agreed.seats
        self.all_seats = vec[i64](list(range(agreed.seats)))  # to go through them
        self.options = agreed.options
        self.components_file = agreed.file
        self.actions = agreed.actions
        self.layout = layout
        self.space = layout.space
        # The zones that some viewer does not see into; those of seats that nobody has are empty.
        self.hideable: i64 = sum(
            bit(zone) for zone in range(self.space.hidden) if self.space.zones[zone].seen_by < agreed.seats
        )
        self.questions = [
            question.about if isinstance(question, Question) else question for question in agreed.questions
        ]
        if [about.name for about in self.questions] != layout.questions:
            raise ValueError(f"the questions of {agreed.game} are not those of its table, in their order")
        self.handlers = vec[Question](  # the questions themselves
            [question for question in agreed.questions if isinstance(question, Question)]
        )
        self.copies = vec[i64]([1] * len(layout.space.kinds))  # how many there are of each kind
        self.no_cards = vec[i64]([0] * len(layout.space.kinds))  # shared, and never written to
        # Names that the components give, and no catalogue: by sort and id, in the order of their numbers.
        self.names: dict[str, dict[str, str]] = {}
        self.shown: dict[type, vec[i64]] = {}  # by struct: how its plain fields are read off the cells
