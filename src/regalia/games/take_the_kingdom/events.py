"""What happens in Take the Kingdom besides cards that move. All of it is public.

`ground` tells a Fort from a Land, which a Mercy may be, and `owner` or `seat` whose base it was at that time.
"""

from regalia.kernel.events import Event, SeatEvent


class BaseEvent(Event, frozen=True):
    """Something that happened to a base."""

    owner: int
    base: int
    ground: int


# The course of the game


class KingdomBegan(SeatEvent, frozen=True, tag="kingdom-began"):
    """A kingdom at the start: a Fort and some Lands, from one base to the last, a Mercy and cards dealt."""

    base: int
    last: int
    lands: int
    cards: int


class TurnBegan(SeatEvent, frozen=True, tag="turn-began"):
    """A seat's turn begins, by its number; `extra` if it follows its own last one and shares its number."""

    number: int
    extra: bool


class Drew(SeatEvent, frozen=True, tag="drew"):
    """A seat drew cards at the start of its turn; so many are left in the deck."""

    count: int
    left: int


class DrewNothing(SeatEvent, frozen=True, tag="drew-nothing"):
    """A seat found no card to draw at the start of its turn."""


class TurnEnded(SeatEvent, frozen=True, tag="turn-ended"):
    """A seat's turn is over, with or without a play."""

    played: bool


class HeldBack(SeatEvent, frozen=True, tag="held-back"):
    """A seat passed with a card that it could have played: one of these, which is public."""

    kinds: list[int]


class Idled(Event, frozen=True, tag="idled"):
    """That turn was idle; the game ends as soon as those still `waiting` have an idle one, too."""

    waiting: int


class TurnMissed(SeatEvent, frozen=True, tag="turn-missed"):
    """A seat misses a turn; so many more are still to be missed."""

    left: int


class Settled(SeatEvent, frozen=True, tag="settled"):
    """A Penalty was cancelled with a card, or accepted."""

    kind: int
    by: int | None


# Building


class Founded(SeatEvent, frozen=True, tag="founded"):
    """A card was laid down as a new Land."""

    base: int
    kind: int


class Defended(SeatEvent, frozen=True, tag="defended"):
    """A Defence was laid on a base."""

    base: int
    ground: int
    kind: int


class ExtraTurn(SeatEvent, frozen=True, tag="extra-turn"):
    """A card brings its player another turn after this one."""

    kind: int


class TrapLaid(SeatEvent, frozen=True, tag="trap-laid"):
    """A Trap, whichever it is, was laid under a base."""

    base: int
    ground: int


# Plays against others


class Attacked(SeatEvent, frozen=True, tag="attacked"):
    """An attack, or a portion of it, was declared; `first` is the Defence hit first, where that matters."""

    kind: int
    owner: int
    base: int
    ground: int
    amount: int
    first: int | None


class Aimed(SeatEvent, frozen=True, tag="aimed"):
    """An action was aimed at a base, or at one Defence of it."""

    kind: int
    owner: int
    base: int
    ground: int
    defence: int | None


class AimedAtSeat(SeatEvent, frozen=True, tag="aimed-at-seat"):
    """An action was aimed at a seat."""

    kind: int
    victim: int


class Answered(SeatEvent, frozen=True, tag="answered"):
    """The target of a play blocks it with a card, or lets it happen."""

    kind: int
    by: int | None


class TrapShown(BaseEvent, frozen=True, tag="trap-shown"):
    """A Trap was sprung by an attack, or discarded by an action; or, without a card, with its base."""

    kind: int
    by: int | None


class StruckBack(BaseEvent, frozen=True, tag="struck-back"):
    """A real Trap turns damage against a base of the attacker; `first` as for an attack."""

    amount: int
    first: int | None


class PortionLost(BaseEvent, frozen=True, tag="portion-lost"):
    """A portion of an attack comes to nothing, because a Land still protects the Fort."""

    amount: int


class Damaged(BaseEvent, frozen=True, tag="damaged"):
    """A Defence of a base, or the base itself, took damage; `total` is what lies on it now."""

    defence: int | None
    amount: int
    total: int


class Withstood(Event, frozen=True, tag="withstood"):
    """Damage that reached a Land was too little to destroy it."""

    owner: int
    base: int
    amount: int


class Lost(BaseEvent, frozen=True, tag="lost"):
    """A Defence, or the base itself, was destroyed; or gave way to a card, an action or another Defence."""

    defence: int | None
    by: int | None


class Conquered(SeatEvent, frozen=True, tag="conquered"):
    """A Land went over to another kingdom, with all that lies on it."""

    victim: int
    base: int


class Carried(SeatEvent, frozen=True, tag="carried"):
    """A Defence of a Fort went over to another kingdom; `place`, `ground` are where it stands now."""

    victim: int
    base: int
    kind: int
    place: int
    ground: int


class Frozen(BaseEvent, frozen=True, tag="frozen"):
    """A Freeze lies on a base, or was lifted from it."""

    on: bool


class Cursed(SeatEvent, frozen=True, tag="cursed"):
    """A seat will miss a turn more; `count` are all that it is to miss."""

    count: int


# The end of a kingdom


class Eliminated(SeatEvent, frozen=True, tag="eliminated"):
    """A kingdom fell."""

    killer: int


class Bounty(SeatEvent, frozen=True, tag="bounty"):
    """Who felled a kingdom takes a card of that hand, which held so many; none of an empty one."""

    victim: int
    cards: int
