"""Actions in Take the Kingdom: what they are aimed at, and their effects."""

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import cards, events, kingdoms, turn
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.board import Board, BoardQuestion
from regalia.kernel.rules import NONE, About, Menu, bit, i64, lowest, packed

# Targets. A mask as the actions stand: the deck, four seats, then the bases.


def targets(state: Board, seat: i64, card: i64) -> i64:
    """What an action may be aimed at, Forts behind their Lands included (TK-6.17, TK-9.1.2)."""
    if card == cards.MISFORTUNE:
        return (state.cells[on.ALIVE] & ~bit(seat)) << do.SEAT - do.DECK
    if card == cards.SPY and state.is_early():
        return 1 if state.cells[on.DECK_SIZE] > 0 else 0
    found: i64 = _spied_on(state, seat) if card == cards.SPY else i64(0)
    base: i64
    for base in range(state.cells[on.BASES]):
        owner = state.cells[on.OWNER + base]
        if owner >= 0 and owner != seat and _can_target(state, seat, card, base):
            found |= bit(do.BASE - do.DECK + base)
    return found


def has_target(state: Board, seat: i64, card: i64) -> bool:
    """Whether an action may be aimed at anything (TK-6.17, TK-9.1.2); in most cases the first base tells."""
    if card in (cards.MISFORTUNE, cards.SPY):
        return targets(state, seat, card) != 0
    base: i64
    for base in range(state.cells[on.BASES]):
        owner = state.cells[on.OWNER + base]
        if owner >= 0 and owner != seat and _can_target(state, seat, card, base):
            return True
    return False


def _can_target(state: Board, seat: i64, card: i64, base: i64) -> bool:
    if card == cards.CONQUEST:
        if not state.is_fort(base):
            return True
        bare = state.lands(state.cells[on.OWNER + base]) == 0
        return bare and state.defences(base, cards.DEFENCES) != 0 and _places(state, seat) != 0
    if card == cards.EARTHQUAKE:
        return state.defences(base, cards.DEFENCES) != 0 or state.has_trap(base)
    if card == cards.MUTINY:
        return state.defences(base, cards.PEOPLE) != 0
    if card == cards.DISREPAIR:
        return state.defences(base, cards.STRUCTURES) != 0
    if card == cards.FREEZE:
        return not state.cells[on.FROZEN] >> base & 1  # TK-9.9.3
    return state.has_trap(base)  # SABOTAGE, and SPY (TK-9.10.4)


def _spied_on(state: Board, seat: i64) -> i64:
    """The deck and the hands (TK-9.10.1 to TK-9.10.3)."""
    found: i64 = 1 if state.cells[on.DECK_SIZE] > 0 else 0
    for other in state.setup.all_seats:
        if other != seat and state.cells[on.SIZE + other] > 0 and state.is_alive(other):
            found |= bit(do.SEAT - do.DECK + other)
    return found


def _places(state: Board, seat: i64) -> i64:
    """Own bases where a conquered Defence can go (TK-9.2.4)."""
    found: i64 = 0
    for base in packed(state.bases_of(seat) & ~state.cells[on.FROZEN]):
        if not state.is_full(base):
            found |= bit(base)
    return found


def why_no_target(state: Board, seat: i64, card: i64, target: i64) -> str:
    """The rule by which an action cannot be aimed at something, or at nothing at all."""
    if card == cards.CONQUEST:
        bare = target >= do.BASE and state.lands(state.cells[on.OWNER + target - do.BASE]) == 0
        return "TK-9.2.4" if bare and not _places(state, seat) else "TK-9.2.3"
    if card == cards.FREEZE:
        return "TK-9.9.3"
    if card == cards.MISFORTUNE:
        return "TK-9.8.1"
    if card != cards.SPY:
        return "TK-9.1.2"
    if state.is_early() and target != do.DECK:
        return "TK-4.1"
    return "TK-9.10.2" if target == do.DECK else "TK-9.10.3" if target < do.BASE else "TK-9.10.4"


class Target(BoardQuestion):
    """What an action is aimed at (TK-9.1.3)."""

    about = About("target", "TK-9.1.3")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.DECK, targets(state, seat, state.cells[on.CARD]))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        cells = state.cells
        if action == do.DECK:
            _spy_on_deck(state, seat)
        elif action < do.BASE:
            cells[on.VICTIM] = action - do.SEAT
            _aimed(state, seat)
        else:
            cells[on.TARGET] = action - do.BASE
            cells[on.VICTIM] = cells[on.OWNER + cells[on.TARGET]]
            slots = slots_to_pick(state)
            if slots & (slots - 1):
                state.ask(on.ASK_PICK, bit(seat))
            else:
                _pick_slot(state, seat, lowest(slots) if slots else i64(NONE))

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        card = state.cells[on.CARD]
        if do.SEAT <= action < do.BASE and card != cards.SPY and card != cards.MISFORTUNE:
            return self.about.rule
        if do.BASE <= action < do.SLOT and not state.opposing_bases(seat) >> action - do.BASE & 1:
            return self.about.rule
        return why_no_target(state, seat, card, action) if do.DECK <= action < do.SLOT else self.about.rule


def slots_to_pick(state: Board) -> i64:
    """The Defences of which Mutiny, or Conquest from a Fort, takes one; none for other actions."""
    target = state.cells[on.TARGET]
    if state.cells[on.CARD] == cards.MUTINY:
        return state.defences(target, cards.PEOPLE)
    if state.cells[on.CARD] == cards.CONQUEST and state.is_fort(target):
        return state.defences(target, cards.DEFENCES)
    return 0


class Pick(BoardQuestion):
    """Which Defence an action takes (TK-9.1.3)."""

    about = About("pick", "TK-9.1.3")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.SLOT, slots_to_pick(state))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _pick_slot(state, seat, action - do.SLOT)


def _pick_slot(state: Board, seat: i64, slot: i64) -> None:
    """The Defence is chosen, if there is one to be taken; a conquered one needs a place."""
    state.cells[on.SLOT] = slot
    if state.cells[on.CARD] == cards.CONQUEST and slot >= 0:
        state.ask(on.ASK_PLACE, bit(seat))
    else:
        _aimed(state, seat)


class Place(BoardQuestion):
    """Where a conquered Defence goes (TK-9.2.4)."""

    about = About("place", "TK-9.2.4")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.BASE, _places(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        state.cells[on.PLACE] = action - do.BASE
        _aimed(state, seat)


def _aimed(state: Board, seat: i64) -> None:
    """Declared whole: the victim answers (TK-8.1)."""
    cells = state.cells
    target = cells[on.TARGET]
    if state.log is not None and target < 0:
        state.log.append(events.AimedAtSeat(seat, cells[on.CARD], cells[on.VICTIM]))
    elif state.log is not None:
        defence = cells[on.DEFENCE + 2 * target + cells[on.SLOT]] if cells[on.SLOT] >= 0 else None
        ground = state.ground(target)
        state.log.append(events.Aimed(seat, cells[on.CARD], cells[on.VICTIM], target, ground, defence))
    state.ask(on.ASK_ANSWER, bit(cells[on.VICTIM]))


# Effects


def act(state: Board) -> None:
    """The action was not blocked: it takes effect, and its card is discarded (TK-9.1.1)."""
    cells = state.cells
    card = cells[on.CARD]
    base = cells[on.TARGET]
    if card == cards.SPY:
        _spy(state)
        return
    if card == cards.CONQUEST:
        _conquer(state)
    elif card == cards.MISFORTUNE:
        cells[on.MISSED + cells[on.VICTIM]] += 1  # TK-9.8.1, TK-9.8.2
        if state.log is not None:
            state.log.append(events.Cursed(cells[on.VICTIM], cells[on.MISSED + cells[on.VICTIM]]))
    elif card == cards.FREEZE:
        cells[on.FROZEN] |= bit(base)  # TK-9.9.1
        kingdoms.lay_down(state, card)
        if state.log is not None:
            state.log.append(events.Frozen(cells[on.OWNER + base], base, state.ground(base), True))
    else:
        lost = lost_defences(state)
        slot: i64
        for slot in range(2):
            if lost >> slot & 1:
                kingdoms.remove_defence(state, base, slot)
        if takes_trap(state):
            kingdoms.remove_trap(state, base, card)
    turn.end_play(state)


def lost_defences(state: Board) -> i64:
    """The Defences that an action takes off the base it is aimed at (TK-9.2.3, TK-9.3, TK-9.4, TK-9.6.1)."""
    cells = state.cells
    if cells[on.CARD] == cards.EARTHQUAKE:
        return state.defences(cells[on.TARGET], cards.DEFENCES)
    if cells[on.CARD] == cards.DISREPAIR:
        return state.defences(cells[on.TARGET], cards.STRUCTURES)
    return bit(cells[on.SLOT]) if cells[on.SLOT] >= 0 else i64(0)


def takes_trap(state: Board) -> bool:
    """Whether an action takes the Trap from under the base it is aimed at (TK-9.3, TK-9.5)."""
    return state.cells[on.CARD] == cards.EARTHQUAKE or state.cells[on.CARD] == cards.SABOTAGE


def _conquer(state: Board) -> None:
    """A Land with all that lies on it, or a Defence off a Fort (TK-9.2.1 to TK-9.2.4)."""
    cells = state.cells
    base = cells[on.TARGET]
    seat = state.turn
    victim = cells[on.VICTIM]
    if cells[on.SLOT] < 0:
        cells[on.OWNER + base] = seat
        if state.log is not None:
            state.log.append(events.Conquered(seat, victim, base))
        if state.has_trap(base):
            _look_at_trap(state, seat, base)  # TK-14.4
        return
    place = cells[on.PLACE]
    source = 2 * base + cells[on.SLOT]
    target = 2 * place + (0 if cells[on.DEFENCE + 2 * place] < 0 else 1)
    kind = cells[on.DEFENCE + source]
    cells[on.DEFENCE + target] = kind
    cells[on.WOUND + target] = cells[on.WOUND + source]
    cells[on.DEFENCE + source] = NONE
    cells[on.WOUND + source] = 0
    if state.log is not None:
        state.log.append(events.Carried(seat, victim, base, kind, place, state.ground(place)))


def _look_at_trap(state: Board, seat: i64, base: i64) -> None:
    kingdoms.trap_under(state, base)
    state.looked(on.IN_TRAP + base, bit(seat))


# The Spy


def _spy(state: Board) -> None:
    """A card out of a hand, or a look at a Trap (TK-9.10.3, TK-9.10.4, TK-14.6, TK-14.7)."""
    seat = state.turn
    target = state.cells[on.TARGET]
    if target >= 0:
        _look_at_trap(state, seat, target)
        turn.end_play(state)
        return
    victim = state.cells[on.VICTIM]
    kind = kingdoms.lose_card(state, victim)
    turn.clear_play(state)
    of = state.cells[on.SIZE + victim] + 1
    _bring(state, seat, kind, on.IN_HAND + victim, of, bit(seat) | bit(victim))


def _spy_on_deck(state: Board, seat: i64) -> None:
    """A card off the deck, which cannot be answered (TK-8.2, TK-9.10.2, TK-10.11)."""
    turn.clear_play(state)
    kind = turn.draw(state)
    if kind >= 0:
        _bring(state, seat, kind, on.IN_DECK, state.cells[on.DECK_SIZE] + 1, bit(seat))
    else:
        turn.go_on(state)


def _bring(state: Board, seat: i64, kind: i64, source: i64, of: i64, seen: i64) -> None:
    """What a Spy brought may be played at once, or is kept (TK-9.10.5, TK-9.10.6)."""
    if not state.options.spy_play_free:
        kingdoms.to_hand(state, kind, source, of, seat, seen)
        turn.go_on(state)
        return
    state.cells[on.HELD] = kind
    state.moved(kind, source, on.IN_HELD, of, seen)
    state.ask(on.ASK_SPIED, bit(seat))
