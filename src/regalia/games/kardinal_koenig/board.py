"""The table of Kardinal & König as its rules look at it, and what its questions have in common."""

from typing import Final

from regalia.games.kardinal_koenig import actions as do
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.atlas import Atlas
from regalia.games.kardinal_koenig.cards import KINDS, LANDS, SEATS
from regalia.games.kardinal_koenig.components import Components
from regalia.games.kardinal_koenig.table import make_layout
from regalia.kernel.rules import (
    NONE,
    Agreement,
    Menu,
    Question,
    Rng,
    Setup,
    State,
    append,
    bit,
    bit_count,
    i64,
    positive,
)
from regalia.kernel.zones import listed

EVERYWHERE: Final = (1 << LANDS) - 1


class GameSetup(Setup):
    """A set-up of Kardinal & König: its cards, its map and its options, ready for use."""

    def __init__(self, agreed: Agreement, components: Components, atlas: Atlas) -> None:
        super().__init__(agreed, make_layout(atlas.ids))
        self.names = {"field": dict(zip(atlas.ids, atlas.towns, strict=True))}
        self.copies = components.count
        self.components = components
        self.atlas = atlas
        # The countries where a card of each kind pays, then those where a joker does (KK-4.1 to KK-4.3).
        self.pays = components.lands[:]
        elsewhere = agreed.options["joker_other_colour"] is True
        for own in components.lands:
            self.pays = append(self.pays, EVERYWHERE & ~own if elsewhere else i64(EVERYWHERE))
        self.memory_aids: bool = agreed.options["memory_aids"] is True
        self.finish_round: bool = agreed.options["blocked_end"] == "round"


class Board(State):
    """The table without its rules. A set of fields is a mask; counts by country have five seats each."""

    def __init__(self, options: GameSetup, rng: Rng) -> None:
        super().__init__(options, rng)
        self.options = options
        self.components = options.components
        self.atlas = options.atlas

    def cards(self, zone: i64) -> list[int]:
        return listed(self.components.box) if zone == on.IN_BOX else super().cards(zone)

    def complete(self) -> None:
        cells = self.cells
        cells[on.BUILT] = 0
        cells[on.DECK_SIZE] = self.size_of(on.IN_DECK)
        cells[on.DISPLAY_SIZE] = self.size_of(on.IN_DISPLAY)
        country: i64
        for country in range(LANDS):
            cells[on.LEAD + country] = 0
            cells[on.COURT + country] = 0
        for seat in self.setup.all_seats:
            own = cells[on.MONASTERIES + seat]
            sent: i64 = 0
            for country in range(LANDS):
                at = SEATS * country + seat
                cells[on.HELD + at] = bit_count(own & self.atlas.land[country])
                cells[on.LEAD + country] = max(cells[on.LEAD + country], cells[on.HELD + at])
                cells[on.COURT + country] += cells[on.ADVISORS + at]
                sent += cells[on.ADVISORS + at]
            cells[on.BUILT] |= own
            cells[on.SIZE + seat] = self.size_of(on.IN_HAND + seat)
            if cells[on.HOUSE_STOCK + seat] == NONE:
                cells[on.HOUSE_STOCK + seat] = self.components.monasteries - bit_count(own)
            if cells[on.ADVISOR_STOCK + seat] == NONE:
                cells[on.ADVISOR_STOCK + seat] = self.components.advisors - sent
        for country in range(LANDS):
            self.note_room(country)

    def note_room(self, country: i64) -> None:
        """Note whether a country takes one more monastery, and one more advisor."""
        cells = self.cells
        own = bit(country)
        cells[on.FREE_FIELDS] &= ~own
        cells[on.FREE_COURTS] &= ~own
        if self.free(country):
            cells[on.FREE_FIELDS] |= own
        if self.has_room_at_court(country):
            cells[on.FREE_COURTS] |= own

    def free(self, country: i64) -> i64:
        """The fields of a country without a monastery (KK-5.4)."""
        return self.atlas.land[country] & ~self.cells[on.BUILT]

    def has_room_at_court(self, country: i64) -> bool:
        """Whether one more advisor is allowed in a country (KK-5.6)."""
        return self.cells[on.COURT + country] < self.cells[on.LEAD + country]

    def open_to(self, seat: i64) -> i64:
        """The countries where a seat could place some piece (KK-5.4, KK-5.6, KK-5.9)."""
        cells = self.cells
        mask: i64 = 0
        if cells[on.HOUSE_STOCK + seat] > 0:
            mask = cells[on.FREE_FIELDS]
        if cells[on.ADVISOR_STOCK + seat] > 0:
            mask |= cells[on.FREE_COURTS]
        return mask

    def pieces_left(self, seat: i64) -> i64:
        """The monasteries and advisors that a seat has not placed."""
        return self.cells[on.HOUSE_STOCK + seat] + self.cells[on.ADVISOR_STOCK + seat]

    def is_blocked(self) -> bool:
        """Whether nobody could place a piece any more, whatever cards they held (KK-9.2)."""
        seat: i64 = 0
        while seat < self.seats and self.open_to(seat) == 0:
            seat += 1
        return seat == self.seats

    def room_left(self) -> i64:
        """How many pieces the board takes as it is now: free fields, and places at courts."""
        room: i64 = bit_count(self.atlas.all & ~self.cells[on.BUILT])
        country: i64
        for country in range(LANDS):
            room += max(0, self.cells[on.LEAD + country] - self.cells[on.COURT + country])
        return room

    def last_seat(self) -> i64:
        """Who has the last turn of a round, to the right of the start player (KK-9.1)."""
        start = self.cells[on.START]
        return start - 1 if start > 0 else self.seats - 1

    def in_hand(self, seat: i64) -> i64:
        """The colours that a seat holds."""
        return positive(self.cells, on.HAND + KINDS * seat, KINDS)

    def lands_of(self, kind: i64, joker: i64) -> i64:
        """The countries where a card, or a joker, of a colour pays (KK-4.1 to KK-4.3)."""
        return self.options.pays[KINDS * joker + kind]

    def payments(self, seat: i64, countries: i64) -> i64:
        """Cards and jokers in hand that pay for a piece in one of these countries (KK-4.1 to KK-4.4)."""
        cells = self.cells
        pays = self.options.pays
        mask: i64 = 0
        kind: i64
        for kind in range(KINDS):
            held = cells[on.HAND + KINDS * seat + kind]
            if held > 0:
                if countries & pays[kind]:
                    mask |= bit(do.PLAY + kind)
                if held > 1 and countries & pays[KINDS + kind]:
                    mask |= bit(do.JOKER + kind)
        return mask

    def payments_here(self, seat: i64) -> i64:
        """Those that pay for a second piece in the country of this turn (KK-3.2)."""
        return self.payments(seat, self.open_to(seat) & bit(self.cells[on.COUNTRY]))

    def owner(self, field: i64) -> i64:
        """The seat whose monastery stands on a field, or NONE."""
        for seat in self.setup.all_seats:
            if self.cells[on.MONASTERIES + seat] >> field & 1:
                return seat
        return NONE


class BoardQuestion(Question):
    """A question of Kardinal & König. Its methods are typed anew, so that calls of them need no cast."""

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        raise NotImplementedError

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        raise NotImplementedError
