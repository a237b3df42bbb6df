"""What happens in King's Blood besides cards that move. All of it is public.

`kind` is always a card that everybody sees; `beside`, `parent` and `other` are characters in the Genealogy.
"""

from regalia.kernel.events import Event


class DealBegan(Event, frozen=True, tag="deal-began"):
    """A deal, counted from 0, begins with so many cards for everyone; the dealer's left neighbour starts."""

    deal: int
    dealer: int
    count: int


class Founded(Event, frozen=True, tag="founded"):
    """A character founds the Genealogy."""

    kind: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat's turn begins; `pending` cards threaten it."""

    seat: int
    pending: int


class TurnLost(Event, frozen=True, tag="turn-lost"):
    """A seat is passed over: by a Skip, or for a missed call."""

    seat: int
    skipped: bool


class Reversed(Event, frozen=True, tag="reversed"):
    """Play goes the other way round: 1 is clockwise, -1 is not."""

    direction: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew cards; `short` are those that it should have drawn, too, if there had been any.

    `why` is 0 for its turn, 1 for a Draw 3, 2 for a missed call.
    """

    seat: int
    count: int
    why: int
    short: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat can neither play nor draw."""

    seat: int


class Declined(Event, frozen=True, tag="declined"):
    """A seat did without something that it might have done: a MARRIAGE, or a play (cards.py)."""

    seat: int
    what: int


class Placed(Event, frozen=True, tag="placed"):
    """A character was laid beside another; `moved` if a New Connection brought it there."""

    seat: int
    kind: int
    beside: int
    side: int
    moved: bool


class Married(Event, frozen=True, tag="married"):
    """Two characters married."""

    seat: int
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


class Killed(Event, frozen=True, tag="killed"):
    """An Assassination removed a character."""

    seat: int
    kind: int


class Exiled(Event, frozen=True, tag="exiled"):
    """A character went into a hand."""

    seat: int
    kind: int
    receiver: int


class Enthroned(Event, frozen=True, tag="enthroned"):
    """A character is the founder of a new bloodline; all others are gone."""

    seat: int
    kind: int


class Blooded(Event, frozen=True, tag="blooded"):
    """The King's Blood card was laid under a character."""

    seat: int
    kind: int


class Called(Event, frozen=True, tag="called"):
    """A seat has one card left and says so."""

    seat: int


class CallMissed(Event, frozen=True, tag="call-missed"):
    """A seat did not say so in time."""

    seat: int


class DealWon(Event, frozen=True, tag="deal-won"):
    """A seat has no card left."""

    seat: int


class DealDrawn(Event, frozen=True, tag="deal-drawn"):
    """Nobody wins this deal.

    `why` is 0 if all have passed, 1 if there is no card for a new Genealogy, 2 if it has lasted too long.
    """

    why: int


class Counted(Event, frozen=True, tag="counted"):
    """What the cards of a seat are worth at the end of a deal, the King's Blood card among them or not."""

    seat: int
    worth: int
    blood: bool


class Scored(Event, frozen=True, tag="scored"):
    """What a deal brought to a seat, and what it has now."""

    seat: int
    points: int
    total: int
