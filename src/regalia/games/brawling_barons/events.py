"""What happens in Brawling Barons besides cards that come from or go to a hand. All of it is public.

`unit` is the number of a unit in play and `face` the side of its card that lies up: twice its kind, and one
more if it is upgraded. Resources go between deck and piles unseen, and nobody can know anything of them, so
they are only counted.
"""

import msgspec

from regalia.kernel.events import Event, SeatEvent, sees


class UnitEvent(SeatEvent, frozen=True):
    """Something that happened to a unit of a seat."""

    unit: int
    face: int


class SetUp(Event, frozen=True, tag="set-up"):
    """Hands and market are dealt, and then everyone picks what to show for the first turn."""


class Begun(SeatEvent, frozen=True, tag="begun"):
    """A seat has the first turn: `tied` are all that showed as many cards, a mask with that seat in it."""

    count: int
    tied: int


class ShowedNothing(SeatEvent, frozen=True, tag="showed-nothing"):
    """A seat picked no cards to show for the first turn."""


class Picked(SeatEvent, frozen=True, tag="picked"):
    """A seat has picked what to show for the first turn."""


class TurnBegan(SeatEvent, frozen=True, tag="turn-began"):
    """A seat's turn begins, in a round of turns counted from 1."""

    round: int


class Acted(SeatEvent, frozen=True, tag="acted"):
    """A seat takes an action, named by its place in the action space."""

    deed: int


class Drew(SeatEvent, frozen=True, tag="drew"):
    """A seat drew cards, which it alone sees."""

    count: int
    seen: int
    kinds: list[int] | None

    def for_viewer(self, viewer: int) -> Event:
        return self if sees(self.seen, viewer) else msgspec.structs.replace(self, kinds=None)


class Used(SeatEvent, frozen=True, tag="used"):
    """A card of a hand was played or sold, or an Aid that a seat kept was spent or bombed: it is gone."""

    kind: int
    use: int


class Gained(SeatEvent, frozen=True, tag="gained"):
    """Cards went from the deck to a seat's resource pile."""

    count: int


class Paid(SeatEvent, frozen=True, tag="paid"):
    """Cards went from a seat's resource pile to the top of the deck."""

    count: int


class Recruited(UnitEvent, frozen=True, tag="recruited"):
    """A unit came into play in a town."""


class Upgraded(UnitEvent, frozen=True, tag="upgraded"):
    """A card was turned to its upgraded side; `cause` is one of those in barons.py."""

    cause: int


class Downgraded(UnitEvent, frozen=True, tag="downgraded"):
    """A card was turned back; `face` is what lies up now."""

    cause: int


class Lost(UnitEvent, frozen=True, tag="lost"):
    """A unit or building was discarded."""

    cause: int


class Marched(UnitEvent, frozen=True, tag="marched"):
    """A unit went to the wall (1) or to the King's Army (2); `free` if Horsemen did so besides an action."""

    place: int
    free: bool


class Attacked(SeatEvent, frozen=True, tag="attacked"):
    """A unit, or a +2 card, was aimed at a victim's unit, the `prey`, with this strength against it."""

    unit: int | None
    face: int | None
    victim: int
    prey: int
    aim: int
    strength: int


class Shielded(UnitEvent, frozen=True, tag="shielded"):
    """A Shield, a Soldier's Aid, or a part of one, was put on a unit: it prevents up to `points` damage."""

    points: int


class Struck(UnitEvent, frozen=True, tag="struck"):
    """Damage fell: 0 it did no harm, 1 the unit is downgraded, 2 it is discarded."""

    damage: int
    fate: int


class Transferred(UnitEvent, frozen=True, tag="transferred"):
    """A unit went over to a partner, where it has a new number."""

    mate: int
    became: int


class Sent(SeatEvent, frozen=True, tag="sent"):
    """A resource went over to a partner's pile."""

    mate: int
