"""What happens in Take the Kingdom besides cards that move. All of it is public.

`ground` tells a Fort from a Land, which a Mercy may be, and `owner` or `seat` whose base it was at that time.
"""

from regalia.kernel.events import Event

# The course of the game


class KingdomBegan(Event, frozen=True, tag="kingdom-began"):
    """A kingdom at the start: a Fort and some Lands, from one base to the last, a Mercy and cards dealt."""

    seat: int
    base: int
    last: int
    lands: int
    cards: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat's turn begins, by its number; `extra` if it follows its own last one and shares its number."""

    seat: int
    number: int
    extra: bool


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew cards at the start of its turn; so many are left in the deck."""

    seat: int
    count: int
    left: int


class DrewNothing(Event, frozen=True, tag="drew-nothing"):
    """A seat found no card to draw at the start of its turn."""

    seat: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A seat's turn is over, with or without a play."""

    seat: int
    played: bool


class HeldBack(Event, frozen=True, tag="held-back"):
    """A seat passed with a card that it could have played: one of these, which is public."""

    seat: int
    kinds: list[int]


class Idled(Event, frozen=True, tag="idled"):
    """That turn was idle; the game ends as soon as those still `waiting` have an idle one, too."""

    waiting: int


class TurnMissed(Event, frozen=True, tag="turn-missed"):
    """A seat misses a turn; so many more are still to be missed."""

    seat: int
    left: int


class Settled(Event, frozen=True, tag="settled"):
    """A Penalty was cancelled with a card, or accepted."""

    seat: int
    kind: int
    by: int | None


# Building


class Founded(Event, frozen=True, tag="founded"):
    """A card was laid down as a new Land."""

    seat: int
    base: int
    kind: int


class Defended(Event, frozen=True, tag="defended"):
    """A Defence was laid on a base."""

    seat: int
    base: int
    ground: int
    kind: int


class ExtraTurn(Event, frozen=True, tag="extra-turn"):
    """A card brings its player another turn after this one."""

    seat: int
    kind: int


class TrapLaid(Event, frozen=True, tag="trap-laid"):
    """A Trap, whichever it is, was laid under a base."""

    seat: int
    base: int
    ground: int


# Plays against others


class Attacked(Event, frozen=True, tag="attacked"):
    """An attack, or a portion of it, was declared; `first` is the Defence hit first, where that matters."""

    seat: int
    kind: int
    owner: int
    base: int
    ground: int
    amount: int
    first: int | None


class Aimed(Event, frozen=True, tag="aimed"):
    """An action was aimed at a base, or at one Defence of it."""

    seat: int
    kind: int
    owner: int
    base: int
    ground: int
    defence: int | None


class AimedAtSeat(Event, frozen=True, tag="aimed-at-seat"):
    """An action was aimed at a seat."""

    seat: int
    kind: int
    victim: int


class Answered(Event, frozen=True, tag="answered"):
    """The target of a play blocks it with a card, or lets it happen."""

    seat: int
    kind: int
    by: int | None


class TrapShown(Event, frozen=True, tag="trap-shown"):
    """A Trap was sprung by an attack, or discarded by an action; or, without a card, with its base."""

    owner: int
    base: int
    ground: int
    kind: int
    by: int | None


class StruckBack(Event, frozen=True, tag="struck-back"):
    """A real Trap turns damage against a base of the attacker; `first` as for an attack."""

    owner: int
    base: int
    ground: int
    amount: int
    first: int | None


class PortionLost(Event, frozen=True, tag="portion-lost"):
    """A portion of an attack comes to nothing, because a Land still protects the Fort."""

    owner: int
    base: int
    ground: int
    amount: int


class Damaged(Event, frozen=True, tag="damaged"):
    """A Defence of a base, or the base itself, took damage; `total` is what lies on it now."""

    owner: int
    base: int
    ground: int
    defence: int | None
    amount: int
    total: int


class Withstood(Event, frozen=True, tag="withstood"):
    """Damage that reached a Land was too little to destroy it."""

    owner: int
    base: int
    amount: int


class Lost(Event, frozen=True, tag="lost"):
    """A Defence, or the base itself, was destroyed; or gave way to a card, an action or another Defence."""

    owner: int
    base: int
    ground: int
    defence: int | None
    by: int | None


class Conquered(Event, frozen=True, tag="conquered"):
    """A Land went over to another kingdom, with all that lies on it."""

    seat: int
    victim: int
    base: int


class Carried(Event, frozen=True, tag="carried"):
    """A Defence of a Fort went over to another kingdom; `place`, `ground` are where it stands now."""

    seat: int
    victim: int
    base: int
    kind: int
    place: int
    ground: int


class Frozen(Event, frozen=True, tag="frozen"):
    """A Freeze lies on a base, or was lifted from it."""

    owner: int
    base: int
    ground: int
    on: bool


class Cursed(Event, frozen=True, tag="cursed"):
    """A seat will miss a turn more; `count` are all that it is to miss."""

    seat: int
    count: int


# The end of a kingdom


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A kingdom fell."""

    seat: int
    killer: int


class Bounty(Event, frozen=True, tag="bounty"):
    """Who felled a kingdom takes a card of that hand, which held so many; none of an empty one."""

    seat: int
    victim: int
    cards: int
