"""A turn of Kardinal & König: cards are played for pieces in one country, or one is exchanged."""

from regalia.games.kardinal_koenig import actions as do
from regalia.games.kardinal_koenig import cards, events, heuristics, refill
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.board import Board, BoardQuestion
from regalia.kernel.rules import EVERYONE, NONE, About, Menu, Rng, bit, i64


class Play(BoardQuestion):
    """A card, a joker, or an exchange; nobody can pass (KK-3.1, KK-3.3)."""

    about = About("play", "KK-3.1", between_plays=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        paying = state.payments(seat, state.open_to(seat))
        menu.add(do.DONE, paying | state.in_hand(seat) << do.EXCHANGE)  # KK-6.1

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action < do.EXCHANGE:
            _pay(state, seat, action)
            state.ask(on.ASK_COUNTRY, bit(seat))
            return
        kind = action - do.EXCHANGE
        if state.log is not None:
            state.log.append(events.Exchanged(seat, kind, state.cells[on.HALF] == cards.LAST))
        _discard(state, seat, kind)
        refill.refill(state, seat)  # KK-6.1, KK-6.2

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        if do.EXCHANGE <= action < do.COUNTRY:
            return "KK-6.1"
        if not do.PLAY <= action < do.EXCHANGE:
            return "KK-3.3" if action == do.DONE else self.about.rule
        unpaid = _why_unpaid(state, seat, action, state.open_to(seat) != 0)
        return unpaid or ("KK-4.4" if state.pieces_left(seat) > 0 else "KK-5.9")

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.choose_play(state, seat, rng)


class Country(BoardQuestion):
    """Where the piece goes that the cards just played pay for (KK-4.1)."""

    about = About("country", "KK-4.1")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.COUNTRY, _open_for_payment(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        country = action - do.COUNTRY
        state.cells[on.COUNTRY] = country
        state.cells[on.SINGLE] = 1 if state.cells[on.LEAD + country] == 0 else 0  # KK-5.1, KK-5.2
        state.ask(on.ASK_PIECE, bit(seat))

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        if heuristics.takes_care(rng):
            return heuristics.choose_country(state, seat, _open_for_payment(state, seat), rng)
        return state.random_action(seat, rng)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        if not do.COUNTRY <= action < do.DECK:
            return self.about.rule
        country = action - do.COUNTRY
        if state.lands_of(state.cells[on.PAID], state.cells[on.JOKER]) >> country & 1:
            return _why_closed(state, country)
        return "KK-4.3" if state.cells[on.JOKER] else self.about.rule


class Piece(BoardQuestion):
    """On a field or on the crest: a monastery or an advisor (KK-5.3)."""

    about = About("piece", "KK-5.3")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        """The crest of the country first, then its fields (KK-5.4 to KK-5.9)."""
        cells = state.cells
        country = cells[on.COUNTRY]
        mask: i64 = 0
        if cells[on.HOUSE_STOCK + seat] > 0:
            mask = state.free(country) >> state.atlas.first[country] << 1
        if cells[on.ADVISOR_STOCK + seat] > 0 and state.has_room_at_court(country):
            mask |= 1
        menu.add(do.PLACE + do.STRETCH * country, mask)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """Place it; then perhaps another piece (KK-3.2)."""
        cells = state.cells
        country = cells[on.COUNTRY]
        place = action - do.PLACE - do.STRETCH * country
        cells[on.PAID] = NONE
        cells[on.JOKER] = 0
        cells[on.PLACED] += 1
        if place == 0:
            _send(state, seat, country)
        else:
            _build(state, seat, country, state.atlas.first[country] + place - 1)
        if cells[on.SINGLE] or cells[on.PLACED] == 2:
            refill.refill(state, seat)
        else:
            state.ask(on.ASK_MORE, bit(seat))

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        if heuristics.takes_care(rng):
            return heuristics.choose_piece(state, seat, rng)
        return state.random_action(seat, rng)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        cells = state.cells
        if action < do.PLACE:
            return self.about.rule
        if (action - do.PLACE) // do.STRETCH != cells[on.COUNTRY]:
            return "KK-3.2"
        is_advisor = (action - do.PLACE) % do.STRETCH == 0
        if cells[(on.ADVISOR_STOCK if is_advisor else on.HOUSE_STOCK) + seat] == 0:
            return "KK-5.9"
        if is_advisor:
            return "KK-5.1" if cells[on.SINGLE] else "KK-5.6"
        return "KK-5.4"


class More(BoardQuestion):
    """A second piece in the same country, or not (KK-3.2)."""

    about = About("more", "KK-3.2", may_decline=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.DONE, 1 | state.payments_here(seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action == do.DONE:
            refill.refill(state, seat)
        else:
            _pay(state, seat, action)
            state.ask(on.ASK_PIECE, bit(seat))

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        if not do.PLAY <= action < do.EXCHANGE:
            return self.about.rule
        country = state.cells[on.COUNTRY]
        is_open = state.open_to(seat) >> country & 1 != 0
        otherwise = "KK-4.1" if is_open else _why_closed(state, country)
        return _why_unpaid(state, seat, action, is_open) or otherwise

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.choose_more(state, seat, rng)


def _open_for_payment(state: Board, seat: i64) -> i64:
    """The countries where the cards just played pay for a piece."""
    return state.open_to(seat) & state.lands_of(state.cells[on.PAID], state.cells[on.JOKER])


def _why_unpaid(state: Board, seat: i64, action: i64, is_open: bool) -> str:
    """The rule by which a seat has not the cards, or not the right joker for what is open; else empty."""
    held = state.cells[on.HAND + cards.KINDS * seat + (action - do.PLAY) % cards.KINDS]
    if action < do.JOKER:
        return "" if held else "KK-4.1"
    if held < 2:
        return "KK-4.2"
    return "KK-4.3" if is_open else ""


def _why_closed(state: Board, country: i64) -> str:
    """The rule by which somebody cannot place any piece in a country."""
    return "KK-5.9" if state.free(country) else "KK-5.4"


# What happens


def _pay(state: Board, seat: i64, action: i64) -> None:
    """One card, or two as a joker, for the piece to come (KK-4.1, KK-4.2)."""
    joker: i64 = 1 if action >= do.JOKER else 0
    kind = action - (do.JOKER if joker else do.PLAY)
    state.cells[on.JOKER] = joker
    state.cells[on.PAID] = kind
    if state.log is not None:
        state.log.append(events.Played(seat, kind, 1 + joker))
    _discard(state, seat, kind)
    if joker:
        _discard(state, seat, kind)


def _discard(state: Board, seat: i64, kind: i64) -> None:
    """A card goes from a hand to the discard pile, face up (KK-4.5)."""
    cells = state.cells
    state.moved(kind, on.IN_HAND + seat, on.IN_DISCARDS, cells[on.SIZE + seat], EVERYONE)
    cells[on.HAND + cards.KINDS * seat + kind] -= 1
    cells[on.SIZE + seat] -= 1
    cells[on.DISCARDS + kind] += 1


def _build(state: Board, seat: i64, country: i64, field: i64) -> None:
    """A monastery on a field (KK-5.4)."""
    cells = state.cells
    cells[on.BUILT] |= bit(field)
    cells[on.MONASTERIES + seat] |= bit(field)
    cells[on.HOUSE_STOCK + seat] -= 1
    held = cells[on.HELD + cards.SEATS * country + seat] + 1
    cells[on.HELD + cards.SEATS * country + seat] = held
    cells[on.LEAD + country] = max(cells[on.LEAD + country], held)
    state.note_room(country)
    if state.log is not None:
        state.log.append(events.Built(seat, country, field))


def _send(state: Board, seat: i64, country: i64) -> None:
    """An advisor on a crest (KK-5.5)."""
    cells = state.cells
    cells[on.ADVISORS + cards.SEATS * country + seat] += 1
    cells[on.COURT + country] += 1
    cells[on.ADVISOR_STOCK + seat] -= 1
    state.note_room(country)
    if state.log is not None:
        state.log.append(events.Sent(seat, country))
