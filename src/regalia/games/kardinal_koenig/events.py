"""What happens in Kardinal & König besides cards that move; all public.

Countries, fields and colours are numbers; a list of numbers has one for each seat.
"""

from regalia.kernel.events import Event, SeatEvent


class Started(SeatEvent, frozen=True, tag="started"):
    """A seat is start player."""


class TurnBegan(SeatEvent, frozen=True, tag="turn-began"):
    """A seat's turn began; `last` if it is this seat's last one."""

    last: bool


class Played(SeatEvent, frozen=True, tag="played"):
    """A seat played one card of a colour, or two of them as a joker."""

    kind: int
    cards: int


class Exchanged(SeatEvent, frozen=True, tag="exchanged"):
    """A seat put a card down to exchange it; in the `last` round, where nobody draws, that is all."""

    kind: int
    last: bool


class Built(SeatEvent, frozen=True, tag="built"):
    """A seat built a monastery on a field of a country."""

    country: int
    field: int


class Sent(SeatEvent, frozen=True, tag="sent"):
    """A seat sent an advisor to the court of a country."""

    country: int


class RanOut(Event, frozen=True, tag="ran-out"):
    """The deck ran out for the first or the second time."""

    time: int


class LastRound(Event, frozen=True, tag="last-round"):
    """The last round: a seat has the last turn.

    Nobody draws any more, or `blocked`: nobody could place a piece any more.
    """

    blocked: bool
    seat: int


class IntermediateScoring(Event, frozen=True, tag="intermediate-scoring"):
    """The intermediate scoring begins."""


class FinalScoring(Event, frozen=True, tag="final-scoring"):
    """The final scoring begins; `blocked` because nobody could place a piece any more."""

    blocked: bool


class CountryScored(Event, frozen=True, tag="country-scored"):
    """A country with monasteries was scored: monasteries and points by seat."""

    country: int
    counts: list[int]
    points: list[int]


class AllianceScored(Event, frozen=True, tag="alliance-scored"):
    """An alliance, counted from 1, brought points."""

    alliance: int
    country: int
    ally: int
    points: list[int]


class ChainScored(SeatEvent, frozen=True, tag="chain-scored"):
    """A chain of a seat was scored: its fields as they follow each other."""

    fields: list[int]
    count: int


class PiecesLeft(Event, frozen=True, tag="pieces-left"):
    """Seats are tied for the most points: how many pieces each of them has left."""

    counts: list[int]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards are the new deck."""

    count: int
