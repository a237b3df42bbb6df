"""What happens in Take the Kingdom besides cards that move. All of it is public.

`ground` is the card that a base is, and `owner` or `seat` whose base it was when that happened.
"""

from regalia.kernel.events import Event


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat's turn begins; `extra` if it follows its own last one."""

    seat: int
    extra: bool


class TurnMissed(Event, frozen=True, tag="turn-missed"):
    """A seat misses a turn."""

    seat: int


class Founded(Event, frozen=True, tag="founded"):
    """A new base stands in a kingdom."""

    seat: int
    base: int
    kind: int


class Defended(Event, frozen=True, tag="defended"):
    """A Defence was laid on a base."""

    seat: int
    base: int
    ground: int
    slot: int
    kind: int


class TrapLaid(Event, frozen=True, tag="trap-laid"):
    """A Trap, whichever it is, was laid under a base."""

    seat: int
    base: int
    ground: int


class Targeted(Event, frozen=True, tag="targeted"):
    """A play is aimed at a seat; the base, where there is one, and how much damage it is to take."""

    seat: int
    kind: int
    victim: int
    base: int | None
    ground: int | None
    amount: int | None


class Answered(Event, frozen=True, tag="answered"):
    """The target of a play blocks it with a card, or lets it happen."""

    seat: int
    kind: int | None


class Sprung(Event, frozen=True, tag="sprung"):
    """The Trap under a base was sprung."""

    owner: int
    base: int
    ground: int
    kind: int


class Damaged(Event, frozen=True, tag="damaged"):
    """A Defence (0 or 1) or the base itself took damage; `total` is what lies on it now."""

    owner: int
    base: int
    ground: int
    slot: int | None
    kind: int
    amount: int
    total: int


class Destroyed(Event, frozen=True, tag="destroyed"):
    """A Defence, or the base itself, was destroyed."""

    owner: int
    base: int
    ground: int
    slot: int | None
    kind: int


class Removed(Event, frozen=True, tag="removed"):
    """An action, or its own ruler, took a Defence (0 or 1), or a Trap, off a base."""

    owner: int
    base: int
    ground: int
    slot: int | None
    kind: int


class Conquered(Event, frozen=True, tag="conquered"):
    """A Land, or a Defence of a Fort, went over to another kingdom; `place` is where that stands now."""

    seat: int
    victim: int
    base: int
    ground: int
    place: int | None
    kind: int


class Frozen(Event, frozen=True, tag="frozen"):
    """A Freeze lies on a base, or was lifted from it."""

    owner: int
    base: int
    ground: int
    on: bool


class Cursed(Event, frozen=True, tag="cursed"):
    """A seat will miss a turn more."""

    seat: int


class Settled(Event, frozen=True, tag="settled"):
    """A Penalty was cancelled with a card, or accepted."""

    seat: int
    kind: int
    by: int | None


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A kingdom fell."""

    seat: int
    killer: int
