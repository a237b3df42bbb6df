"""What lies on the table in Kardinal & König: cards, monasteries, advisors and points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kardinal_koenig.actions import COLOURS, KINDS, LANDS, SEATS
from regalia.games.kardinal_koenig.atlas import Atlas
from regalia.games.kardinal_koenig.components import Pack
from regalia.kernel.bits import bit
from regalia.kernel.old_state import OldState
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.zones import DARK, EVERYONE, OPEN, Zone, ZoneSpace, listed

NONE: Final = -1
EMPTY: Final = vec[i64]()

# Zones (KK-14.1, KK-14.2).
HAND: Final = 0  # + seat
DECK: Final = 5  # its order is nobody's, so it has none: a draw takes any card of it
HIDDEN_ZONES: Final = 6
DISPLAY: Final = 6
DISCARDS: Final = 7
BOX: Final = 8  # out of the game

# Where the halves of the game stand.
FIRST: Final = 0  # the deck has not run out yet
SECOND: Final = 1
LAST: Final = 2  # it has run out twice, and nobody draws any more


def zone_space() -> ZoneSpace:
    """The zones above."""
    zones = [Zone(f"hand:{seat}", seat) for seat in range(SEATS)]
    zones.append(Zone("deck", DARK))
    zones += [Zone(name, OPEN) for name in ("display", "discards", "box")]
    return ZoneSpace(zones, COLOURS, [0] * KINDS)


class Europe(Setup):
    """A set-up of Kardinal & König: its cards, its map and its options, ready for use."""

    def __init__(
        self, version: int, seats: int, options: dict[str, OptionValue], pack: Pack, atlas: Atlas
    ) -> None:
        super().__init__("kardinal-koenig", version, seats, options, pack.sheet, zone_space())
        self.names = {"field": dict(zip(atlas.ids, atlas.towns, strict=True))}
        self.pack = pack
        self.atlas = atlas
        self.no_cards = vec[i64]([0] * KINDS)  # shared, and never written to
        self.joker_elsewhere: bool = options["joker_other_colour"] is True


class Board(OldState):
    """The table without its rules. A set of fields is a mask; counts by country have five seats each."""

    def __init__(self, europe: Europe, rng: Rng) -> None:
        super().__init__(europe, rng)
        self.europe = europe
        self.pack = europe.pack
        self.atlas = europe.atlas
        self.phase: i64 = 0
        self.turn = 0
        self.start: i64 = 0  # the start player
        self.half: i64 = FIRST
        self.deck_size: i64 = 0
        self.display_size: i64 = 0
        self.built: i64 = 0  # the fields with a monastery
        # the turn being played
        self.country: i64 = NONE
        self.single: i64 = 0  # whether the country was empty when the turn began
        self.placed: i64 = 0  # pieces
        self.paid: i64 = NONE  # the colour played for the next piece
        self.joker: i64 = 0  # whether a joker was played for it
        self.hand = EMPTY  # by seat, a count for each kind
        self.size = EMPTY  # by seat, cut cards included
        self.deck = EMPTY  # counts by kind
        self.display = EMPTY
        self.discards = EMPTY
        self.houses = EMPTY  # by seat: the fields with its monasteries
        self.count = EMPTY  # by country, monasteries of each seat
        self.lead = EMPTY  # by country: the most monasteries of one seat
        self.advisors = EMPTY  # by country, advisors of each seat
        self.court = EMPTY  # by country: advisors of all
        self.house_stock = EMPTY  # by seat: pieces left
        self.advisor_stock = EMPTY
        self.points = EMPTY  # by seat: on the score track
        self.harvest = EMPTY  # by seat: its monasteries at the intermediate scoring
        self.cut_down = EMPTY  # by hidden zone

    def lay_out(self) -> None:
        """An empty board (KK-1.3, KK-2.5)."""
        self.hand = vec[i64]([0] * (SEATS * KINDS))
        self.size = vec[i64]([0] * SEATS)
        self.deck = vec[i64]([0] * KINDS)
        self.display = vec[i64]([0] * KINDS)
        self.discards = vec[i64]([0] * KINDS)
        self.houses = vec[i64]([0] * SEATS)
        self.count = vec[i64]([0] * (LANDS * SEATS))
        self.lead = vec[i64]([0] * LANDS)
        self.advisors = vec[i64]([0] * (LANDS * SEATS))
        self.court = vec[i64]([0] * LANDS)
        self.house_stock = vec[i64]([self.pack.monasteries] * SEATS)
        self.advisor_stock = vec[i64]([self.pack.advisors] * SEATS)
        self.points = vec[i64]([0] * SEATS)
        self.harvest = vec[i64]([0] * SEATS)
        self.cut_down = vec[i64]([0] * HIDDEN_ZONES)

    # Looking at it

    def free(self, country: i64) -> i64:
        """The fields of a country without a monastery (KK-5.4)."""
        return self.atlas.land[country] & ~self.built

    def has_room_at_court(self, country: i64) -> bool:
        """Whether one more advisor is allowed in a country (KK-5.6)."""
        return self.court[country] < self.lead[country]

    def open_to(self, seat: i64) -> i64:
        """The countries where a seat could place some piece (KK-5.4, KK-5.6, KK-5.9)."""
        mask: i64 = 0
        build = self.house_stock[seat] > 0
        advise = self.advisor_stock[seat] > 0
        country: i64 = 0
        while country < LANDS:
            if (build and self.free(country) != 0) or (advise and self.has_room_at_court(country)):
                mask |= bit(country)
            country += 1
        return mask

    def owner(self, field: i64) -> i64:
        """The seat whose monastery stands on a field, or NONE."""
        seat: i64 = 0
        while seat < self.seats:
            if self.houses[seat] >> field & 1:
                return seat
            seat += 1
        return NONE

    # Placing, and moving cards

    def build(self, seat: i64, field: i64) -> None:
        """A monastery on a field (KK-5.4)."""
        country = self.atlas.country[field]
        self.built |= bit(field)
        self.houses[seat] |= bit(field)
        self.house_stock[seat] -= 1
        at = SEATS * country + seat
        self.count[at] += 1
        self.lead[country] = max(self.lead[country], self.count[at])

    def send(self, seat: i64, country: i64) -> None:
        """An advisor on a crest (KK-5.5)."""
        self.advisors[SEATS * country + seat] += 1
        self.court[country] += 1
        self.advisor_stock[seat] -= 1

    def discard(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand to the discard pile, face up (KK-4.5)."""
        self.moved(kind, HAND + seat, DISCARDS, self.size[seat], EVERYONE)
        self.hand[KINDS * seat + kind] -= 1
        self.size[seat] -= 1
        self.discards[kind] += 1

    # Copies and bytes

    def copy_into(self, twin: "Board") -> None:
        """Make a freshly made board equal to this one."""
        self._copy_numbers(twin)
        twin.hand = self.hand[:]
        twin.size = self.size[:]
        twin.deck = self.deck[:]
        twin.display = self.display[:]
        twin.discards = self.discards[:]
        twin.houses = self.houses[:]
        twin.count = self.count[:]
        twin.lead = self.lead[:]
        twin.advisors = self.advisors[:]
        twin.court = self.court[:]
        twin.house_stock = self.house_stock[:]
        twin.advisor_stock = self.advisor_stock[:]
        twin.points = self.points[:]
        twin.harvest = self.harvest[:]
        twin.cut_down = self.cut_down[:]

    def share_into(self, twin: "Board") -> None:
        """Make a freshly made board show this one: it has the same arrays, not copies."""
        self._copy_numbers(twin)
        twin.hand = self.hand
        twin.size = self.size
        twin.deck = self.deck
        twin.display = self.display
        twin.discards = self.discards
        twin.houses = self.houses
        twin.count = self.count
        twin.lead = self.lead
        twin.advisors = self.advisors
        twin.court = self.court
        twin.house_stock = self.house_stock
        twin.advisor_stock = self.advisor_stock
        twin.points = self.points
        twin.harvest = self.harvest
        twin.cut_down = self.cut_down

    def _copy_numbers(self, twin: "Board") -> None:
        twin.phase = self.phase
        twin.turn = self.turn
        twin.start = self.start
        twin.half = self.half
        twin.deck_size = self.deck_size
        twin.display_size = self.display_size
        twin.built = self.built
        twin.country = self.country
        twin.single = self.single
        twin.placed = self.placed
        twin.paid = self.paid
        twin.joker = self.joker

    def dump(self) -> list[int]:
        numbers: list[int] = [
            self.phase, self.turn, self.start, self.half, self.deck_size, self.display_size, self.built,
            self.country, self.single, self.placed, self.paid, self.joker,
        ]  # fmt: skip
        for part in (
            self.hand, self.size, self.deck, self.display, self.discards, self.houses, self.count, self.lead,
            self.advisors, self.court, self.house_stock, self.advisor_stock, self.points, self.harvest,
            self.cut_down,
        ):  # fmt: skip
            numbers.extend(part)
        return numbers

    def load(self, data: list[int]) -> None:
        (
            self.phase, self.turn, self.start, self.half, self.deck_size, self.display_size, self.built,
            self.country, self.single, self.placed, self.paid, self.joker,
        ) = data[:12]  # fmt: skip
        parts = []
        at = 12
        by_country = [SEATS * LANDS, LANDS, SEATS * LANDS, LANDS]
        for size in [
            SEATS * KINDS,
            SEATS,
            KINDS,
            KINDS,
            KINDS,
            SEATS,
            *by_country,
            *[SEATS] * 4,
            HIDDEN_ZONES,
        ]:
            parts.append(vec[i64](data[at : at + size]))
            at += size
        (
            self.hand, self.size, self.deck, self.display, self.discards, self.houses, self.count, self.lead,
            self.advisors, self.court, self.house_stock, self.advisor_stock, self.points, self.harvest,
            self.cut_down,
        ) = parts  # fmt: skip

    # Zones

    def cards(self, zone: i64) -> list[int]:
        if zone < DECK:
            return listed(self.hand[KINDS * zone : KINDS * zone + KINDS])
        if zone == DECK:
            return listed(self.deck)
        if zone == BOX:
            return listed(self.pack.box)
        return listed(self.display if zone == DISPLAY else self.discards)

    def hidden_count(self, zone: i64) -> i64:
        if zone < HIDDEN_ZONES:
            return self.cut_down[zone]
        return 0

    def hide(self, zone: i64) -> None:
        kind: i64 = 0
        while kind < KINDS:
            if zone == DECK:
                self.cut_down[DECK] += self.deck[kind]
                self.deck[kind] = 0
            else:
                self.cut_down[zone] += self.hand[KINDS * zone + kind]
                self.hand[KINDS * zone + kind] = 0
            kind += 1

    def cut_all(self, viewer: i64) -> None:
        """Cut what a viewer does not see, leaving alone the arrays that are shared with another board."""
        hand = vec[i64]([0] * (SEATS * KINDS))
        cut_down = vec[i64]([0] * HIDDEN_ZONES)
        seat: i64 = 0
        while seat < self.seats:
            cut_down[HAND + seat] = self.size[seat]
            seat += 1
        cut_down[DECK] = self.deck_size
        if viewer >= 0:
            cut_down[HAND + viewer] = self.cut_down[HAND + viewer]
            kind = KINDS * viewer
            while kind < KINDS * viewer + KINDS:
                hand[kind] = self.hand[kind]
                kind += 1
        self.hand = hand
        self.deck = self.europe.no_cards
        self.cut_down = cut_down

    def reveal(self, zone: i64, kind: i64) -> None:
        self.cut_down[zone] -= 1
        if zone == DECK:
            self.deck[kind] += 1
        else:
            self.hand[KINDS * zone + kind] += 1

    def hidden_pool(self) -> vec[i64]:
        pool = self.pack.deck[:]
        kind: i64 = 0
        while kind < KINDS:
            pool[kind] -= self.deck[kind] + self.display[kind] + self.discards[kind]
            seat: i64 = 0
            while seat < self.seats:
                pool[kind] -= self.hand[KINDS * seat + kind]
                seat += 1
            kind += 1
        return pool
