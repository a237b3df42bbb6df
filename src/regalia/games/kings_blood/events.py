"""What happens in King's Blood besides cards that move. All of it is public.

`kind` is always a card that everybody sees; `beside`, `parent` and `other` are characters in the Genealogy.
"""

from regalia.kernel.events import Event, SeatEvent


class DealBegan(Event, frozen=True, tag="deal-began"):
    """A deal, counted from 0, begins with so many cards for everyone; the dealer's left neighbour starts."""

    deal: int
    dealer: int
    count: int


class Founded(Event, frozen=True, tag="founded"):
    """A character founds the Genealogy."""

    kind: int


class TurnBegan(SeatEvent, frozen=True, tag="turn-began"):
    """A seat's turn begins; `pending` cards threaten it."""

    pending: int


class TurnLost(SeatEvent, frozen=True, tag="turn-lost"):
    """A seat is passed over: by a Skip, or for a missed call."""

    skipped: bool


class Reversed(Event, frozen=True, tag="reversed"):
    """Play goes the other way round: 1 is clockwise, -1 is not."""

    direction: int


class Drew(SeatEvent, frozen=True, tag="drew"):
    """A seat drew cards; `short` are those that it should have drawn, too, if there had been any.

    `why` is 0 for its turn, 1 for a Draw 3, 2 for a missed call.
    """

    count: int
    why: int
    short: int


class Passed(SeatEvent, frozen=True, tag="passed"):
    """A seat can neither play nor draw."""


class Declined(SeatEvent, frozen=True, tag="declined"):
    """A seat did without something that it might have done: a MARRIAGE, or a play (cards.py)."""

    what: int


class Placed(SeatEvent, frozen=True, tag="placed"):
    """A character was laid beside another; `moved` if a New Connection brought it there."""

    kind: int
    beside: int
    side: int
    moved: bool


class Married(SeatEvent, frozen=True, tag="married"):
    """Two characters married."""

    kind: int
    other: int


class Born(Event, frozen=True, tag="born"):
    """A marriage has a child."""

    kind: int
    parent: int
    other: int


class Childless(Event, frozen=True, tag="childless"):
    """A marriage has no child, because no card was left."""

    parent: int
    other: int


class Wasted(Event, frozen=True, tag="wasted"):
    """An Event that was turned up for a marriage is discarded, because it has no target."""

    kind: int


class Killed(SeatEvent, frozen=True, tag="killed"):
    """An Assassination removed a character."""

    kind: int


class Exiled(SeatEvent, frozen=True, tag="exiled"):
    """A character went into a hand."""

    kind: int
    receiver: int


class Enthroned(SeatEvent, frozen=True, tag="enthroned"):
    """A character is the founder of a new bloodline; all others are gone."""

    kind: int


class Blooded(SeatEvent, frozen=True, tag="blooded"):
    """The King's Blood card was laid under a character."""

    kind: int


class Called(SeatEvent, frozen=True, tag="called"):
    """A seat has one card left and says so."""


class CallMissed(SeatEvent, frozen=True, tag="call-missed"):
    """A seat did not say so in time."""


class DealWon(SeatEvent, frozen=True, tag="deal-won"):
    """A seat has no card left."""


class DealDrawn(Event, frozen=True, tag="deal-drawn"):
    """Nobody wins this deal.

    `why` is 0 if all have passed, 1 if there is no card for a new Genealogy, 2 if it has lasted too long.
    """

    why: int


class Counted(SeatEvent, frozen=True, tag="counted"):
    """What the cards of a seat are worth at the end of a deal, the King's Blood card among them or not."""

    worth: int
    blood: bool


class Scored(SeatEvent, frozen=True, tag="scored"):
    """What a deal brought to a seat, and what it has now."""

    points: int
    total: int
