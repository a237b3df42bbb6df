"""What a bot thinks of its choices."""


class Reply:
    """What another seat will most likely do after a choice, by the number of the question that it answers.

    `share` tells how much of the search of the choice went there, `value` what the one who searches expects.
    """

    def __init__(self, seat: int, action: int, question: int, share: float, value: float) -> None:
        self.seat = seat
        self.action = action
        self.question = question
        self.share = share
        self.value = value


class Candidate:
    """One choice: how much of the search went into it, and what it is expected to bring, from 0 to 1."""

    def __init__(self, action: int, share: float, value: float, reply: Reply | None = None) -> None:
        self.action = action
        self.share = share
        self.value = value
        self.reply = reply
