"""What happens in Brutal Kingdom besides cards that move (one going to a stack is played); all public."""

from regalia.kernel.events import Event


class ChapterBegan(Event, frozen=True, tag="chapter-began"):
    """A chapter, counted from 0, begins; this seat holds the starting player card."""

    chapter: int
    starter: int


class Declined(Event, frozen=True, tag="declined"):
    """A seat did without a text it might have used."""

    seat: int


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A top card, and with it the whole stack of its seat, was turned face down; the killer's seat scores."""

    seat: int
    kind: int
    killer: int
    by: int


class Revived(Event, frozen=True, tag="revived"):
    """A card in a seat's stack was turned face up again."""

    seat: int
    kind: int


class Named(Event, frozen=True, tag="named"):
    """A seat named a character, for the Executioner or the Inquisitor."""

    seat: int
    kind: int


class Ranked(Event, frozen=True, tag="ranked"):
    """The Inquisitor's rank was declared."""

    seat: int
    rank: int


class Intrigued(Event, frozen=True, tag="intrigued"):
    """The Intriguer of one seat changed places with the top card of another."""

    seat: int
    other: int
    kind: int


class Swapping(Event, frozen=True, tag="swapping"):
    """A seat asks another to swap a card with a back (0 light, 1 dark)."""

    seat: int
    partner: int
    back: int


class Started(Event, frozen=True, tag="started"):
    """The starting player card goes to a seat, or stays there."""

    seat: int


class Influenced(Event, frozen=True, tag="influenced"):
    """A seat took influence tokens of a colour; `due` counts those the stock could not pay, too."""

    seat: int
    colour: int
    count: int
    due: int


class Blessed(Event, frozen=True, tag="blessed"):
    """A square of the Chapel was filled: with a colour, or with 3 for an elimination token."""

    chapter: int
    colour: int
