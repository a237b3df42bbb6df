"""What all questions have in common: a name, a rule, how they are asked, and what a game says of each.

A question is one class: what is known of it stands in its `about`, and its methods, typed by the board of its
game, say what is legal, what each answer does, and why something is not possible.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from regalia.kernel.menu import Menu
from regalia.kernel.rng import Rng

if TYPE_CHECKING:
    from regalia.kernel.state import State


class About:
    """A question as everyone but its game knows it."""

    def __init__(
        self,
        name: str,
        rule: str,
        *,
        may_decline: bool = False,
        between_plays: bool = False,
        may_change: bool = False,
        passes_by: str = "",
        when_late: str = "",
        reasons: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.may_decline = may_decline  # it can be answered by doing without
        self.between_plays = between_plays  # no play is half made when it is asked
        self.may_change = may_change  # who has answered may answer again, until all have
        self.passes_by = passes_by  # it answers what another seat did, and this answer lets that be
        self.when_late = when_late  # the answer of whoever lets the time pass; without one, a bot stands in
        # By name of an action, or of all of its sort: the rule by which it is not possible, if it is not
        self.reasons = reasons or {}


class Question:
    """What a seat can be asked. Those of a game type `state` by its own board, and so need no cast."""

    about = About("", "")

    def offer(self, state: Any, seat: i64, menu: Menu) -> None:
        """Add what the seat may answer."""
        raise NotImplementedError

    def answer(self, state: Any, seat: i64, action: i64) -> None:
        """Let an answer happen."""
        raise NotImplementedError

    def decline(self, state: Any, seat: i64) -> None:
        """Go on without an answer, where a game tells that apart."""
        raise NotImplementedError

    def rollout(self, state: Any, seat: i64, rng: Rng) -> i64:
        """A quick and plausible answer, for playouts; any legal one where the game has no opinion."""
        board: State = state
        return board.random_action(seat, rng)

    def why_not(self, state: Any, seat: i64, action: i64) -> str:
        """The rule by which something else than what is offered is not possible."""
        board: State = state
        reasons = self.about.reasons
        name = board.setup.actions.name(action) if reasons else ""
        return reasons.get(name) or reasons.get(name.partition(":")[0], self.about.rule)
