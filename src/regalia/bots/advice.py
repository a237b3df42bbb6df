"""What a bot thinks of its choices."""


class Candidate:
    """One choice: how much of the search went into it, and what it is expected to bring, from 0 to 1."""

    def __init__(self, action: int, share: float, value: float) -> None:
        self.action = action
        self.share = share
        self.value = value
