"""Attacks in Take the Kingdom: declared whole, answered, then struck portion by portion."""

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import cards, events, kingdoms, turn
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.board import Board, BoardQuestion
from regalia.kernel.rules import NONE, About, Menu, bit, bit_count, i64, lowest, packed

# Declaring


def lead_attack(state: Board, seat: i64) -> None:
    """The attack card lies on the table; its modifiers and its first base come next (TK-6.1)."""
    state.cells[on.LEFT] = state.components.value[state.cells[on.CARD]]
    state.ask(on.ASK_ATTACK, bit(seat))


class Attack(BoardQuestion):
    """Morale, Spread, or the base attacked (TK-6.6)."""

    about = About("attack", "TK-6.6")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.ADD, _modifiers(state, seat) | _attack_bases(state, seat) << do.BASE - do.ADD)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """A Morale doubles the value, a Spread divides it (TK-6.4); or a base is chosen."""
        if action == do.ADD:
            kingdoms.play_openly(state, seat, cards.MORALE)
            state.cells[on.LEFT] *= 2
        elif action < do.DECK:
            kingdoms.play_openly(state, seat, cards.SPREAD)
        else:
            _aim(state, seat, action - do.BASE)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        if do.ADD <= action < do.DECK:
            return _why_no_modifier(state, action == do.ADD)
        base = action - do.BASE
        if not 0 <= base < cards.MOST_BASES or not state.opposing_bases(seat) >> base & 1:
            return "TK-6.1"
        owner = state.cells[on.OWNER + base]
        if state.cells[on.PORTIONS] > 0:
            allowed = state.options.spread_many or owner == state.cells[on.VICTIM]
            return "TK-6.15" if allowed else "TK-6.14"
        return "TK-6.6" if state.lands(owner) > 0 else "TK-6.14"


def _why_no_modifier(state: Board, morale: bool) -> str:
    if state.options.morale_stack and state.cells[on.PLAYS] > 0 and state.cells[on.PLAYED + cards.MORALE] > 0:
        return "TK-6.19"
    lone = not morale and not state.is_spread() and state.cells[on.PLAYS] > 0
    return "TK-6.14" if lone else "TK-6.2"


def _modifiers(state: Board, seat: i64) -> i64:
    """What may be added now: 1 for Morale, 2 for Spread (TK-6.2, TK-6.3, TK-6.19, TK-9.10.7)."""
    cells = state.cells
    if cells[on.PLAYS] == 0 or cells[on.PORTIONS] > 0:
        return 0
    hand = on.HAND + cards.KINDS * seat
    mask: i64 = 0
    first = cells[on.PLAYED + cards.MORALE] == 0
    more = state.options.morale_stack and (2 * cells[on.LEFT] <= cards.MOST_DAMAGE or not state.is_spread())
    if cells[hand + cards.MORALE] > 0 and (first or more):
        mask = 1
    fits = 1 < cells[on.LEFT] <= cards.MOST_DAMAGE and not state.is_spread()
    if cells[hand + cards.SPREAD] > 0 and fits and _can_divide(state, seat):
        mask |= 2
    return mask


def _can_divide(state: Board, seat: i64) -> bool:
    """Whether there are two bases for a Spread: of one opponent, or of several (TK-6.14, TK-6.18)."""
    if state.options.spread_many:
        return bit_count(state.opposing_bases(seat)) > 1
    most: i64 = 0
    for other in state.setup.all_seats:
        if other != seat:
            most = max(most, bit_count(state.bases_of(other)))
    return most > 1


def is_open(state: Board, base: i64) -> bool:
    """Whether the order of things lets this base be attacked: Lands before the Fort (TK-5.2, TK-6.6)."""
    owner = state.cells[on.OWNER + base]
    return owner >= 0 and (not state.is_fort(base) or state.lands(owner) == 0)


def _open_of(state: Board, bases: i64) -> i64:
    """Those of the given bases that may be attacked."""
    found: i64 = 0
    while bases:
        base = lowest(bases)
        bases &= bases - 1
        if is_open(state, base):
            found |= bit(base)
    return found


def _attack_bases(state: Board, seat: i64) -> i64:
    """The bases the attack, or its next portion, may be aimed at (TK-6.5, TK-6.14, TK-6.15, TK-6.18)."""
    many = state.options.spread_many
    if not state.is_spread():
        return _open_of(state, state.opposing_bases(seat))
    found: i64 = 0
    if state.cells[on.PORTIONS] == 0:
        for other in state.setup.all_seats:
            bases = state.bases_of(other)
            if other != seat and (many or bit_count(bases) > 1):
                found |= _open_of(state, bases)
        return found
    unstruck = _without_portion(state)
    for other in state.setup.all_seats:
        if other != seat:
            found |= _lands_first(state, unstruck & state.bases_of(other))
    return found


def _lands_first(state: Board, bases: i64) -> i64:
    """Of these bases of one kingdom, the Lands; the Fort, if there is no Land among them (TK-6.15)."""
    lands: i64 = 0
    for base in packed(bases):
        if not state.is_fort(base):
            lands |= bit(base)
    return lands if lands else bases


def _without_portion(state: Board) -> i64:
    """The bases that may be struck besides those that were given a portion or are about to be."""
    cells = state.cells
    many = state.options.spread_many
    rest = state.opposing_bases(state.turn) if many else state.bases_of(cells[on.VICTIM])
    if cells[on.TARGET] >= 0:
        rest &= ~bit(cells[on.TARGET])
    portion: i64
    for portion in range(cells[on.PORTIONS]):
        rest &= ~bit(cells[on.PORTION_BASE + portion])
    return rest


def _aim(state: Board, seat: i64, base: i64) -> None:
    """A base is chosen; with Spread its portion is asked for, unless there is but one."""
    state.cells[on.VICTIM] = state.cells[on.OWNER + base]
    state.cells[on.TARGET] = base
    if not state.is_spread():
        _give(state, seat, state.cells[on.LEFT])
        return
    amounts = _amounts(state)
    if amounts & (amounts - 1):
        state.ask(on.ASK_AMOUNT, bit(seat))
    else:
        _give(state, seat, lowest(amounts) + 1)


def _amounts(state: Board) -> i64:
    """What the base may be given, bit 0 for 1: all, or less if others can take it (TK-6.14)."""
    left = state.cells[on.LEFT]
    if _without_portion(state) == 0:
        return bit(left - 1)
    return bit(left if state.cells[on.PORTIONS] > 0 else left - 1) - 1


class Amount(BoardQuestion):
    """How much of a Spread attack a base is given (TK-6.14)."""

    about = About("amount", "TK-6.14")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.AMOUNT, _amounts(state))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _give(state, seat, action - do.AMOUNT + 1)


def _give(state: Board, seat: i64, amount: i64) -> None:
    """The portion of a base is fixed; then the order of its Defences (TK-6.8)."""
    cells = state.cells
    base = cells[on.TARGET]
    cells[on.TARGET] = NONE
    cells[on.PORTION_BASE + cells[on.PORTIONS]] = base
    cells[on.PORTION_AMOUNT + cells[on.PORTIONS]] = amount
    cells[on.PORTIONS] += 1
    cells[on.LEFT] -= amount
    if order_matters(state, base):
        state.ask(on.ASK_ORDER, bit(seat))
    else:
        _declared(state, seat)


def order_matters(state: Board, base: i64) -> bool:
    """Whether there are two Defences, and it makes a difference which is hit first."""
    cells = state.cells
    defence = on.DEFENCE + 2 * base
    wound = on.WOUND + 2 * base
    return state.is_full(base) and (cells[defence] != cells[defence + 1] or cells[wound] != cells[wound + 1])


class Order(BoardQuestion):
    """Which Defence is hit first (TK-6.8)."""

    about = About("order", "TK-6.8")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.SLOT, 3)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        state.cells[on.PORTION_FIRST + state.cells[on.PORTIONS] - 1] = action - do.SLOT
        _declared(state, seat)


def _declared(state: Board, seat: i64) -> None:
    """On to the next portion, or to the victim's answer (TK-6.13, TK-8.3)."""
    if state.log is not None:
        cells = state.cells
        last = cells[on.PORTIONS] - 1
        base, amount = cells[on.PORTION_BASE + last], cells[on.PORTION_AMOUNT + last]
        first = _first(state, base, cells[on.PORTION_FIRST + last])
        owner, ground = cells[on.OWNER + base], state.ground(base)
        state.log.append(events.Attacked(seat, cells[on.CARD], owner, base, ground, amount, first))
    if state.cells[on.LEFT] > 0:
        state.ask(on.ASK_ATTACK, bit(seat))
    else:
        ask_victims(state, seat)


def _first(state: Board, base: i64, slot: i64) -> int | None:
    """For the log: the Defence that is hit first, where that matters."""
    return state.cells[on.DEFENCE + 2 * base + slot] if order_matters(state, base) else None


# Answers


def ask_victims(state: Board, after: i64) -> None:
    """Those attacked answer, clockwise from the attacker; then the attack strikes (TK-8.8, TK-8.10)."""
    seat = (after + 1) % state.seats
    while seat != state.turn and _portions_against(state, seat) == 0:
        seat = (seat + 1) % state.seats
    if seat == state.turn:
        strike_portions(state)
    else:
        state.cells[on.VICTIM] = seat
        state.ask(on.ASK_ANSWER, bit(seat))


def block_portions(state: Board, seat: i64) -> None:
    """A block stops the portions aimed at whoever blocks, which mostly are all (TK-8.7, TK-8.10)."""
    cells = state.cells
    if _portions_against(state, seat) == cells[on.PORTIONS]:
        turn.end_play(state)
        return
    kept: i64 = 0
    portion: i64
    for portion in range(cells[on.PORTIONS]):
        base = cells[on.PORTION_BASE + portion]
        amount, first = cells[on.PORTION_AMOUNT + portion], cells[on.PORTION_FIRST + portion]
        cells[on.PORTION_BASE + portion] = NONE
        cells[on.PORTION_AMOUNT + portion] = 0
        cells[on.PORTION_FIRST + portion] = 0
        if cells[on.OWNER + base] != seat:
            cells[on.PORTION_BASE + kept] = base
            cells[on.PORTION_AMOUNT + kept] = amount
            cells[on.PORTION_FIRST + kept] = first
            kept += 1
    cells[on.PORTIONS] = kept
    ask_victims(state, seat)


def _portions_against(state: Board, seat: i64) -> i64:
    """How many portions are aimed at a kingdom."""
    count: i64 = 0
    portion: i64
    for portion in range(state.cells[on.PORTIONS]):
        if state.cells[on.OWNER + state.cells[on.PORTION_BASE + portion]] == seat:
            count += 1
    return count


# Striking


def strike_portions(state: Board) -> None:
    """One portion after the other, until a real Trap asks whom it hits (TK-6.16, TK-7.1 to TK-7.3)."""
    cells = state.cells
    while cells[on.PORTION] < cells[on.PORTIONS]:
        portion = cells[on.PORTION]
        base = cells[on.PORTION_BASE + portion]
        cells[on.VICTIM] = cells[on.OWNER + base]
        if is_open(state, base):
            if state.has_trap(base) and _spring(state, base):
                return
            amount = cells[on.PORTION_AMOUNT + portion]
            strike(state, base, amount, cells[on.PORTION_FIRST + portion], state.turn)
            if _is_won(state):
                return
        elif state.log is not None:
            amount = cells[on.PORTION_AMOUNT + portion]
            state.log.append(events.PortionLost(cells[on.OWNER + base], base, state.ground(base), amount))
        cells[on.PORTION] += 1
    turn.end_play(state)


def _is_won(state: Board) -> bool:
    """The game ends at once when a single kingdom is left, and the cards of the play leave (TK-13.1)."""
    if state.survivors() > 1:
        return False
    turn.clear_play(state)
    kingdoms.finish(state)
    return True


def _spring(state: Board, base: i64) -> bool:
    """An attack, and nothing else, springs the Trap (TK-7.10); True if it was real and strikes back."""
    cells = state.cells
    kind = kingdoms.trap_under(state, base)
    if state.log is not None:
        state.log.append(
            events.TrapShown(cells[on.OWNER + base], base, state.ground(base), kind, cells[on.CARD])
        )
    kingdoms.take_trap(state, base)
    if kind != cards.TRAP_REAL:
        return False
    chooser = state.turn if state.options.attacker_takes_back else cells[on.VICTIM]  # TK-7.4, TK-7.5
    targets = _strike_back_bases(state)
    if targets & (targets - 1):
        cells[on.TARGET] = NONE
        state.ask(on.ASK_STRIKE_BACK, bit(chooser))
    else:
        _strike_back(state, chooser, lowest(targets))
    return True


def _strike_back_bases(state: Board) -> i64:
    """The attacker's bases that a Trap may hit (TK-7.6)."""
    return _open_of(state, state.bases_of(state.turn))


class StrikeBack(BoardQuestion):
    """Which base of the attacker a real Trap hits (TK-7.4)."""

    about = About("strike-back", "TK-7.4")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.BASE, _strike_back_bases(state))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _strike_back(state, seat, action - do.BASE)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        own = do.BASE <= action < do.SLOT and state.bases_of(state.turn) >> action - do.BASE & 1
        return "TK-7.6" if own else "TK-7.3"


def _strike_back(state: Board, chooser: i64, base: i64) -> None:
    """The base is chosen; then the order of its Defences."""
    state.cells[on.TARGET] = base
    if order_matters(state, base):
        state.ask(on.ASK_STRIKE_ORDER, bit(chooser))
    else:
        _take_back(state, 0)


class StrikeOrder(Order):
    """Which Defence of that base is hit first (TK-7.4)."""

    about = About("strike-order", "TK-7.4")

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _take_back(state, action - do.SLOT)


def turned_back(state: Board) -> i64:
    """The damage that a real Trap is about to turn back."""
    if state.question != on.ASK_STRIKE_BACK and state.question != on.ASK_STRIKE_ORDER:
        return 0
    return state.cells[on.PORTION_AMOUNT + state.cells[on.PORTION]]


def _take_back(state: Board, first: i64) -> None:
    """The attacker's own damage falls; no Trap, no answer (TK-7.7 to TK-7.9)."""
    cells = state.cells
    amount = cells[on.PORTION_AMOUNT + cells[on.PORTION]]
    base = cells[on.TARGET]
    if state.log is not None:
        ground = state.ground(base)
        state.log.append(events.StruckBack(state.turn, base, ground, amount, _first(state, base, first)))
    strike(state, base, amount, first, cells[on.VICTIM])
    if _is_won(state):
        return
    if not state.is_alive(state.turn):
        turn.clear_play(state)
        turn.next_turn(state)
        return
    cells[on.PORTION] += 1
    strike_portions(state)


def strike(state: Board, base: i64, amount: i64, first: i64, by: i64) -> None:
    """Damage runs through the Defences to the base (TK-6.7, TK-6.9 to TK-6.11)."""
    cells = state.cells
    amount = _hit_defence(state, base, first, amount)
    amount = _hit_defence(state, base, 1 - first, amount)
    if amount == 0:
        return
    kind = cells[on.GROUND + base]
    owner = cells[on.OWNER + base]
    suffered = amount
    if kind == cards.FORT:
        cells[on.DAMAGE + base] += amount
        suffered = cells[on.DAMAGE + base]
        if state.log is not None:
            state.log.append(events.Damaged(owner, base, state.ground(base), None, amount, suffered))
    if suffered < state.components.value[kind]:
        if state.log is not None and kind != cards.FORT:
            state.log.append(events.Withstood(owner, base, amount))
        return
    if state.log is not None:
        state.log.append(events.Lost(owner, base, state.ground(base), None, None))
    if kind == cards.FORT:
        kingdoms.eliminate(state, owner, by)
    else:
        kingdoms.clear_base(state, base)


def _hit_defence(state: Board, base: i64, slot: i64, amount: i64) -> i64:
    """One Defence takes what it can; gives what runs on."""
    cells = state.cells
    kind = cells[on.DEFENCE + 2 * base + slot]
    if kind < 0 or amount == 0:
        return amount
    wound = on.WOUND + 2 * base + slot
    needed = state.components.value[kind] - cells[wound]
    owner, ground = cells[on.OWNER + base], state.ground(base)
    if amount < needed:
        cells[wound] += amount
        if state.log is not None:
            state.log.append(events.Damaged(owner, base, ground, kind, amount, cells[wound]))
        return 0
    if state.log is not None:
        state.log.append(events.Lost(owner, base, ground, kind, None))
    kingdoms.take_defence(state, base, slot)
    return amount - needed
