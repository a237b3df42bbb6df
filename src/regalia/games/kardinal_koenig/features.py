"""Kardinal & König as features: what an observation of it is written as, for programs that learn."""

from regalia.kernel.features import Features
from regalia.kernel.rules import Setup


class KardinalKoenigFeatures(Features):
    """The table of Kardinal & König. Fields are numbered as the board's file lists them."""

    def add_table(self, setup: Setup) -> None:
        self.add_question(setup)
        self.add_turn(setup)
        self.add_declared(setup, "start", "half", "deck_size", "display", "discards")
        self.add_own(setup, "hand", "the viewer's hand, by colour")
        self.add_declared(
            setup, "size", "country", "placed", "single", "paid", "joker", "monasteries", "held", "advisors",
            "house_stock", "advisor_stock", "points",
        )  # fmt: skip
