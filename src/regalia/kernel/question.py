"""What all questions have in common: a name, a rule, and how they are asked.

A question is one class: what is known of it stands in its `about`, and its methods, which each game types by
its own state, say what is legal, what each answer does, and why something is not possible.
"""


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
    ) -> None:
        self.name = name
        self.rule = rule
        self.may_decline = may_decline  # it can be answered by doing without
        self.between_plays = between_plays  # no play is half made when it is asked
        self.may_change = may_change  # who has answered may answer again, until all have
        self.passes_by = passes_by  # it answers what another seat did, and this answer lets that be
        self.when_late = when_late  # the answer of whoever lets the time pass; without one, a bot stands in
