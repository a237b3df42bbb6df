"""What happens in Brawling Barons besides cards that come from or go to a hand. All of it is public.

`unit` is the number of a unit in play and `face` the side of its card that lies up: twice its kind, and one
more if it is upgraded. Resources go between deck and piles unseen, and nobody can know anything of them, so
they are only counted.
"""

from regalia.kernel.events import Event


class Begun(Event, frozen=True, tag="begun"):
    """A seat has the first turn: it showed `count` cards; `tied` if others showed as many."""

    seat: int
    count: int
    tied: bool


class Picked(Event, frozen=True, tag="picked"):
    """A seat has picked what to show for the first turn."""

    seat: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat's turn begins."""

    seat: int


class Acted(Event, frozen=True, tag="acted"):
    """A seat takes an action, named by its place in the action space."""

    seat: int
    deed: int


class Gained(Event, frozen=True, tag="gained"):
    """Cards went from the deck to a seat's resource pile."""

    seat: int
    count: int


class Paid(Event, frozen=True, tag="paid"):
    """Cards went from a seat's resource pile to the top of the deck."""

    seat: int
    count: int


class Recruited(Event, frozen=True, tag="recruited"):
    """A unit came into play in a town."""

    seat: int
    unit: int
    face: int


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A card was turned to its upgraded side."""

    seat: int
    unit: int
    face: int


class Downgraded(Event, frozen=True, tag="downgraded"):
    """A card was turned back; `face` is what lies up now."""

    seat: int
    unit: int
    face: int


class Lost(Event, frozen=True, tag="lost"):
    """A unit or building was discarded."""

    seat: int
    unit: int
    face: int


class Marched(Event, frozen=True, tag="marched"):
    """A unit went to the wall (1) or to the King's Army (2)."""

    seat: int
    unit: int
    face: int
    place: int


class Attacked(Event, frozen=True, tag="attacked"):
    """A unit, or a +2 card, was aimed at a victim's unit, the `prey`, with this strength against it."""

    seat: int
    unit: int | None
    face: int | None
    victim: int
    prey: int
    aim: int
    strength: int


class Shielded(Event, frozen=True, tag="shielded"):
    """A Shield, or a Soldier's Aid, was put on a unit."""

    seat: int
    unit: int
    face: int


class Struck(Event, frozen=True, tag="struck"):
    """Damage fell: 0 it did no harm, 1 the unit is downgraded, 2 it is discarded."""

    seat: int
    unit: int
    face: int
    damage: int
    fate: int


class Transferred(Event, frozen=True, tag="transferred"):
    """A unit went over to a partner, where it has a new number."""

    seat: int
    unit: int
    face: int
    mate: int
    became: int


class Sent(Event, frozen=True, tag="sent"):
    """A resource went over to a partner's pile."""

    seat: int
    mate: int
