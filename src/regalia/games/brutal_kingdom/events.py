"""What happens in Brutal Kingdom besides cards that move (one going to a stack is played); all public."""

from regalia.kernel.events import Event, SeatEvent

# The course of a chapter; chapters and rounds are counted from 0


class ChapterBegan(Event, frozen=True, tag="chapter-began"):
    """A chapter begins; this seat holds the starting player card."""

    chapter: int
    starter: int


class PassBegan(Event, frozen=True, tag="pass-began"):
    """The cards with a back (0 light, 1 dark) are dealt, and everyone chooses one for a neighbour."""

    back: int


class Chosen(SeatEvent, frozen=True, tag="chosen"):
    """A seat has put down the card for its neighbour."""

    receiver: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins."""

    chapter: int
    round: int


class TurnBegan(SeatEvent, frozen=True, tag="turn-began"):
    """It is a seat's turn to play a card."""


class Started(SeatEvent, frozen=True, tag="started"):
    """The starting player card goes to the seat with the highest top card, or stays; `kind` is that card."""

    kept: bool
    kind: int | None  # None where every top card lies face down
    rank: int


class CountBegan(Event, frozen=True, tag="count-began"):
    """The rounds of a chapter are over, and influence is taken."""

    chapter: int


# Texts of cards


class Declined(SeatEvent, frozen=True, tag="declined"):
    """A seat did without the text of this card, which it might have used."""

    kind: int


class Stopped(SeatEvent, frozen=True, tag="stopped"):
    """A seat swapped one card by the Courtesan and did without the other swap."""


class Idle(SeatEvent, frozen=True, tag="idle"):
    """The text of the card that a seat played can do nothing."""

    kind: int


class Eliminated(SeatEvent, frozen=True, tag="eliminated"):
    """A top card, and with it its whole stack, was turned face down; the killer's seat scores."""

    kind: int
    killer: int
    by: int
    count: int  # cards that lay face up before


class Revived(SeatEvent, frozen=True, tag="revived"):
    """A card in a seat's stack was turned face up again."""

    kind: int


class Named(SeatEvent, frozen=True, tag="named"):
    """A seat named a character by its Executioner or its Inquisitor."""

    kind: int
    by: int


class Ranked(SeatEvent, frozen=True, tag="ranked"):
    """The Inquisitor's rank was declared."""

    rank: int


class Intrigued(SeatEvent, frozen=True, tag="intrigued"):
    """The Intriguer of one seat changed places with the top card of another."""

    other: int
    kind: int


class Swapping(SeatEvent, frozen=True, tag="swapping"):
    """A seat asks another to swap a card with a back (0 light, 1 dark)."""

    partner: int
    back: int


class Blessed(SeatEvent, frozen=True, tag="blessed"):
    """A seat's Saint put a token on this chapter's square of the Chapel."""

    chapter: int
    colour: int


# The end of a chapter


class Counted(SeatEvent, frozen=True, tag="counted"):
    """A seat takes influence; its stack, the bottom first, as it lies at the end."""

    count: int  # cards that lie face up
    up: list[int]
    down: list[int]


class Influenced(SeatEvent, frozen=True, tag="influenced"):
    """A seat took tokens of a colour for these cards; the stock had none left for those that are missing."""

    colour: int
    count: int
    missing: int
    kinds: list[int]


class Unblessed(Event, frozen=True, tag="unblessed"):
    """An elimination token went on the Chapel: no Saint was played, or the stock was empty when she was."""

    chapter: int
    played: bool
