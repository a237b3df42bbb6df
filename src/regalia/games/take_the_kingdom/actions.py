"""The action space of Take the Kingdom."""

from typing import Final

from regalia.games.take_the_kingdom import cards
from regalia.games.take_the_kingdom.cards import CARDS, MOST_BASES, MOST_DAMAGE
from regalia.kernel.actions import ActionSpace

# Choices of one question stand side by side, so that a mask over one stretch holds them all.
SPACE: Final = ActionSpace(
    [
        ("end", []),  # the turn
        ("keep", []),  # the card a Spy brought
        ("play", CARDS),
        ("let", []),  # it happen
        ("accept", []),  # a Penalty
        ("answer", ["deny", "mercy", "mutiny", "sabotage"]),
        ("add", ["morale", "spread"]),  # to an attack
        ("deck", []),  # a Spy's
        ("seat", ["0", "1", "2", "3"]),
        ("base", [str(base) for base in range(MOST_BASES)]),
        ("slot", ["0", "1"]),  # a Defence of a base
        ("amount", [str(amount) for amount in range(1, MOST_DAMAGE + 1)]),
        ("use", ["land", "turn", "thaw"]),  # of Mercy
        ("discard", CARDS),
    ],
    of_seats={"seat": 1},
)

END: Final = 0
KEEP: Final = 1
PLAY: Final = 2
LET: Final = 34
ACCEPT: Final = 35
ANSWER: Final = 36
ADD: Final = 40
DECK: Final = 42
SEAT: Final = 43
BASE: Final = 47
SLOT: Final = 71
AMOUNT: Final = 73
USE: Final = 91
DISCARD: Final = 94

# The cards that answer, in the order of their actions, and masks of these
ANSWERS: Final = [cards.DENY, cards.MERCY, cards.MUTINY, cards.SABOTAGE]
BY_DENY: Final = 1
BY_MERCY: Final = 2
BY_MUTINY: Final = 4
BY_SABOTAGE: Final = 8
