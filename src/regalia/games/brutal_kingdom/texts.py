"""Texts of cards that need a choice, from the Charlatan's to the Inquisitor's."""

from regalia.games.brutal_kingdom import actions as do
from regalia.games.brutal_kingdom import cards, events, influence
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.board import ALL_BACKS, ALL_KINDS, Board, BoardQuestion
from regalia.games.brutal_kingdom.chapter import end_turn
from regalia.kernel.rules import EVERYONE, NONE, About, HiddenInformation, Menu, bit, i64


class Text(BoardQuestion):
    """A text of a card just played; doing without it ends the turn (BK-5.2)."""

    def decline(self, state: Board, seat: i64) -> None:
        if state.log is not None:
            state.log.append(events.Declined(seat, state.top(seat)))
        end_turn(state)


class Revive(Text):
    """Which card of one's own stack the Charlatan turns up (BK-7.1.1)."""

    about = About("revive", "BK-7.1.1", may_decline=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.REVIVE, state.in_stack(seat) & ~state.cells[on.FACE_UP])

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """It lies face up again; its text does not happen again (BK-7.1.2)."""
        kind = action - do.REVIVE
        state.cells[on.FACE_UP] |= bit(kind)
        if state.log is not None:
            state.log.append(events.Revived(seat, kind))
        end_turn(state)


class Name(Text):
    """Whom the Executioner threatens (BK-7.9.1); not the Saint (BK-7.9.2)."""

    about = About("name", "BK-7.9.1", reasons={"name:saint": "BK-7.9.2"})

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.NAME, ALL_KINDS & ~bit(cards.SAINT))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """The victim is named, for all to hear (BK-7.9.1, BK-7.9.3, BK-11.9)."""
        kind = action - do.NAME
        state.cells[on.NAMED] = kind
        lay_threat(state, cards.EXECUTIONER)
        if state.log is not None:
            state.log.append(events.Named(seat, kind, cards.EXECUTIONER))
        end_turn(state)


def lay_threat(state: Board, kind: i64) -> None:
    """A card that strikes later, behind those laid before."""
    at: i64 = on.THREATS
    while state.cells[at] >= 0:
        at += 1
    state.cells[at] = kind


class Look(Text):
    """Whether the Clairvoyant looks at the middle (BK-7.4)."""

    about = About("look", "BK-7.4", may_decline=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.LOOK, 1)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """All four cards are seen (BK-11.6)."""
        slot: i64
        for slot in range(4):
            _look(state, seat, on.IN_MIDDLE + slot)
        end_turn(state)


class Peek(Text):
    """Whose hand the Witch looks at (BK-7.14)."""

    about = About("peek", "BK-7.14", may_decline=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.TARGET, peekable(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """The whole hand is seen (BK-11.6)."""
        other = action - do.TARGET
        _look(state, seat, state.hand_zone(other, 0))
        _look(state, seat, state.hand_zone(other, 1))
        end_turn(state)


def peekable(state: Board, seat: i64) -> i64:
    """The other seats with a card in hand (BK-7.14)."""
    return _partners(state, seat, 0) | _partners(state, seat, 1)


def _look(state: Board, seat: i64, zone: i64) -> None:
    if state.cells[zone] > 0:
        raise HiddenInformation("these cards lie face down")
    state.looked(zone, bit(seat))


class Bless(Text):
    """Which token the Saint puts on the Chapel (BK-7.19)."""

    about = About("bless", "BK-7.19", reasons={"token": "BK-8.4"})

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.TOKEN, state.in_stock())

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        colour = action - do.TOKEN
        state.cells[on.STOCK + colour] -= 1
        chapter = influence.fill_square(state, colour)
        if state.log is not None:
            state.log.append(events.Blessed(seat, chapter, colour))
        end_turn(state)


# Swaps


class Offer(Text):
    """Which hand card the Courtesan swaps (BK-7.3.2): one of each back (BK-7.3.1)."""

    about = About("offer", "BK-7.3.2", may_decline=True, reasons={"offer": "BK-7.3.1"})

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.OFFER, swappable(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _put_down(state, seat, action - do.OFFER)
        state.ask(on.ASK_PARTNER, bit(seat))

    def decline(self, state: Board, seat: i64) -> None:
        if state.cells[on.SWAPS] == ALL_BACKS:
            super().decline(state, seat)
            return
        if state.log is not None:
            state.log.append(events.Stopped(seat))
        end_turn(state)


def swappable(state: Board, seat: i64) -> i64:
    """The hand cards the Courtesan may still swap: one of each back (BK-7.3.1)."""
    mask: i64 = 0
    back: i64
    for back in range(2):
        if state.cells[on.SWAPS] >> back & 1 and _partners(state, seat, back):
            mask |= state.cells[on.HAND + seat] & state.of_back(back)
    return mask


def _partners(state: Board, seat: i64, back: i64) -> i64:
    """The other seats that hold a card of a back (BK-7.3.2)."""
    mask: i64 = 0
    for other in state.setup.all_seats:
        if other != seat and state.count(other, back) > 0:
            mask |= bit(other)
    return mask


def _put_down(state: Board, seat: i64, kind: i64) -> None:
    """A hand card is put down for a swap, with a partner or with the middle (BK-7.3.2, BK-7.10.1)."""
    back = state.back(kind)
    state.moved(kind, state.hand_zone(seat, back), on.IN_OFFER + back, state.count(seat, back), bit(seat))
    state.cells[on.HAND + seat] &= ~bit(kind)
    state.cells[on.OFFERED] = kind


def offered_back(state: Board) -> i64:
    """The back of the card that was put down, which is public."""
    kind = state.cells[on.OFFERED]
    if kind >= 0:
        return state.back(kind)
    return 1 if state.cells[on.IN_OFFER + 1] > 0 else 0


class Partner(Text):
    """With whom the Courtesan swaps (BK-7.3.2)."""

    about = About("partner", "BK-7.3.2")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.TARGET, _partners(state, state.turn, offered_back(state)))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        partner = action - do.TARGET
        if state.log is not None:
            state.log.append(events.Swapping(seat, partner, offered_back(state)))
        state.ask(on.ASK_RETURN, bit(partner))


class Return(Text):
    """Which card of the same back the Courtesan's partner gives back (BK-7.3.3)."""

    about = About("return", "BK-7.3.3")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.RETURN, state.cells[on.HAND + seat] & state.of_back(offered_back(state)))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """The partner gives a card back before seeing the one offered (BK-7.3.3, BK-11.7)."""
        cells = state.cells
        offered = cells[on.OFFERED]
        if offered < 0:
            raise HiddenInformation("the offered card lies face down")
        kind = action - do.RETURN
        owner = state.turn
        back = state.back(kind)
        both: i64 = bit(owner) | bit(seat)
        own = state.hand_zone(seat, back)
        state.moved(kind, own, state.hand_zone(owner, back), state.count(seat, back), both)
        state.moved(offered, on.IN_OFFER + back, own, 1, both)
        cells[on.HAND + seat] = (cells[on.HAND + seat] & ~bit(kind)) | bit(offered)
        cells[on.HAND + owner] |= bit(kind)
        cells[on.OFFERED] = NONE
        cells[on.SWAPS] &= ~bit(back)
        if swappable(state, owner):
            state.ask(on.ASK_OFFER, bit(owner))  # BK-7.3.4
        else:
            end_turn(state)


class Exchange(Text):
    """Which hand card goes into the middle: Druid, Monk, White Knight (BK-7.10.1)."""

    about = About("exchange", "BK-7.10.1", may_decline=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.OFFER, state.cells[on.HAND + seat])

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _put_down(state, seat, action - do.OFFER)
        state.ask(on.ASK_SLOT, bit(seat))


class Slot(Text):
    """For which card of the middle, of the same back (BK-7.10.2)."""

    about = About("slot", "BK-7.10.2")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.SLOT, 3 * bit(2 * offered_back(state)))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """The offered card changes places with one in the middle (BK-7.10.2)."""
        cells = state.cells
        slot = action - do.SLOT
        taken = cells[on.MIDDLE + slot]
        if taken < 0:
            raise HiddenInformation("that card in the middle lies face down")
        back = state.back(taken)
        state.moved(taken, on.IN_MIDDLE + slot, state.hand_zone(seat, back), 1, bit(seat))
        state.moved(cells[on.OFFERED], on.IN_OFFER + back, on.IN_MIDDLE + slot, 1, bit(seat))
        cells[on.HAND + seat] |= bit(taken)
        cells[on.MIDDLE + slot] = cells[on.OFFERED]
        cells[on.OFFERED] = NONE
        end_turn(state)


# The Inquisitor


class Declare(Text):
    """Which rank the Inquisitor has (BK-7.20.1)."""

    about = About("declare", "BK-7.20.1")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.RANK, 3)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        rank: i64 = 20 if action > do.RANK else 0
        state.cells[on.INQUISITOR_RANK] = rank
        if state.log is not None:
            state.log.append(events.Ranked(seat, rank))
        state.ask(on.ASK_SUMMON, bit(seat))


class Summon(Text):
    """Which card the Inquisitor calls for (BK-7.20.2)."""

    about = About("summon", "BK-7.20.2")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.NAME, ALL_KINDS)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """Whoever else holds it shows it; nobody, and that is public (BK-7.20.2 to BK-7.20.6)."""
        kind = action - do.NAME
        if state.log is not None:
            state.log.append(events.Named(seat, kind, cards.INQUISITOR))
        holder = _holder(state, seat, kind)
        if holder == NONE:
            state.absent(kind, _other_hands(state, seat))
            end_turn(state)
            return
        state.shown(kind, state.hand_zone(holder, state.back(kind)))
        state.cells[on.SUMMONED] = kind
        if _givable(state, seat):
            state.ask(on.ASK_GIVE, bit(seat))
        else:
            end_turn(state)  # BK-7.20.5


def _holder(state: Board, seat: i64, kind: i64) -> i64:
    """Which other seat holds a card."""
    cells = state.cells
    back = state.back(kind)
    hidden = False
    for other in state.setup.all_seats:
        if other != seat:
            if cells[on.HAND + other] >> kind & 1:
                return other
            hidden = hidden or cells[state.hand_zone(other, back)] > 0
    if hidden and state.hidden_pool()[kind] > 0:
        raise HiddenInformation("nobody has answered yet")
    return NONE


def _other_hands(state: Board, seat: i64) -> i64:
    """The zones of all hands but one's own."""
    mask: i64 = 0
    for other in state.setup.all_seats:
        if other != seat:
            mask |= bit(state.hand_zone(other, 0)) | bit(state.hand_zone(other, 1))
    return mask


class Give(Text):
    """Which hand card goes for the one summoned (BK-7.20.3)."""

    about = About("give", "BK-7.20.3")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.GIVE, _givable(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """The summoned card comes, a hand card goes (BK-7.20.3, BK-11.8)."""
        cells = state.cells
        kind = action - do.GIVE
        summoned = cells[on.SUMMONED]
        holder = _holder(state, seat, summoned)
        back = state.back(kind)
        both: i64 = bit(seat) | bit(holder)
        own, theirs = state.hand_zone(seat, back), state.hand_zone(holder, back)
        state.moved(kind, own, theirs, state.count(seat, back), both)
        cells[on.HAND + seat] &= ~bit(kind)
        cells[on.HAND + holder] |= bit(kind)
        back = state.back(summoned)
        own, theirs = state.hand_zone(seat, back), state.hand_zone(holder, back)
        state.moved(summoned, theirs, own, state.count(holder, back), EVERYONE)
        cells[on.HAND + holder] &= ~bit(summoned)
        cells[on.HAND + seat] |= bit(summoned)
        end_turn(state)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        return "BK-7.20.4" if state.options.same_back else self.about.rule


def _givable(state: Board, seat: i64) -> i64:
    """The hand cards that may be given for the one summoned (BK-7.20.4)."""
    hand = state.cells[on.HAND + seat]
    return hand & state.of_back(state.back(state.cells[on.SUMMONED])) if state.options.same_back else hand
