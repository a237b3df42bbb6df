"""A turn of Brawling Barons: what it offers, and the actions that are no attacks and need no card."""

from regalia.games.brawling_barons import actions as do
from regalia.games.brawling_barons import attack, barons, cards, course, effects, heuristics, transfer
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import Board, BoardQuestion
from regalia.games.brawling_barons.components import MOST_COST
from regalia.games.brawling_barons.events import Acted, Recruited
from regalia.kernel.rules import EVERYONE, About, Menu, Rng, bit, i64, lowest

NEEDS = {
    "end": "BB-4.2", "gather": "BB-3.5", "upgrade": "BB-5.5", "move": "BB-5.7", "attack": "BB-8.1",
    "transfer": "BB-12.6", "step": "BB-7.8", "courthouse": "BB-7.5", "buy": "BB-7.4", "sell": "BB-7.4",
    "aid:builders-aid": "BB-10.5", "aid:soldiers-aid": "BB-10.10", "aid:stewards-aid": "BB-3.5",
}  # fmt: skip


class Turn(BoardQuestion):
    """An action, something free, or the end of the turn (BB-4.1)."""

    about = About("turn", "BB-4.1", between_plays=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(0, _turn_menu(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action == do.END:
            course.end_turn(state)
        elif action == do.STEP:
            state.ask(on.ASK_STEP, bit(seat))
        elif action < do.PLAY:
            _act(state, seat, action)
        elif action < do.AID:
            effects.play(state, seat, action - do.PLAY + cards.UNITS)
        elif action < do.TAKE:
            effects.spend_aid(state, seat, action - do.AID + cards.AIDS)
        else:
            state.cells[on.ACTED] += 1
            course.take(state, seat, action - do.TAKE)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.likely_action(state, seat, _turn_menu(state, seat), rng)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        """After an action no other (BB-4.1); else what it needs."""
        cells = state.cells
        held = cells[on.HELD + seat]
        if do.PLAY <= action < do.AID:
            return effects.why_not_playable(state, seat, action - do.PLAY + cards.UNITS)
        is_action = action > do.LET and action != do.STEP and not do.AID <= action < do.TAKE
        if is_action and cells[on.ACTED] > cells[on.EXTRA]:
            return self.about.rule
        if action == do.RECRUIT:
            return _why_not_recruit(state, seat, held & cards.UNIT_KINDS)
        if action == do.ATTACK and (state.fighters(seat) or held >> cards.PLUS_TWO & 1):
            return "BB-8.3"
        if action == do.SELL and held and cells[on.GIFTS + cards.GIFTS * seat + cards.MARKETS] > 0:
            return "BB-3.5"
        if action == do.TRANSFER and not state.teams:
            return "BB-12.1"
        return NEEDS.get(do.SPACE.name(action), self.about.rule)


def _turn_menu(state: Board, seat: i64) -> i64:
    """The actions and free things of a turn, as a mask (BB-4.1 to BB-4.6)."""
    cells = state.cells
    mask: i64 = bit(do.END) if cells[on.ACTED] > 0 else i64(0)
    if cells[on.ACTED] <= cells[on.EXTRA]:
        mask |= _actions(state, seat)
    held = cells[on.HELD + seat]
    if held >> cards.EXTRA_ACTION & 1 and not cells[on.EXTRA]:  # BB-9.1
        mask |= bit(do.PLAY + cards.EXTRA_ACTION - cards.UNITS)
    if held >> cards.MILITARY_ACTION & 1 and effects.military_units(state, seat):
        mask |= bit(do.PLAY + cards.MILITARY_ACTION - cards.UNITS)
    if _riders(state, seat):
        mask |= bit(do.STEP)
    return mask | state.usable_aids(seat) << do.AID


def _actions(state: Board, seat: i64) -> i64:
    """The actions that would have an effect (BB-4.2)."""
    cells = state.cells
    components = state.components
    gifts = on.GIFTS + cards.GIFTS * seat
    deck = cells[on.HEIGHT]
    pile = cells[on.HEIGHT + 1 + seat]
    held = cells[on.HELD + seat]
    mask: i64 = bit(do.DRAW) | cells[on.ON_OFFER] << do.TAKE
    if 1 + cells[gifts + cards.RESOURCES] <= deck:  # BB-3.5
        mask |= bit(do.GATHER)
    if _enlistable(state, seat):
        mask |= bit(do.RECRUIT)
    if state.upgradable(seat, cells[on.TOWN + seat]):
        mask |= bit(do.UPGRADE)
    if state.movable(seat):
        mask |= bit(do.MOVE)
    if attack.can_attack(state, seat):
        mask |= bit(do.ATTACK)
    if cells[gifts + cards.MARKETS] > 0:
        if pile >= components.buy_cost:
            mask |= bit(do.BUY)
        if cells[on.SIZE + seat] > 0 and deck >= components.sell_gain:
            mask |= bit(do.SELL)
    if cells[gifts + cards.COURTS] > 0 and pile >= components.court_cost and effects.has_captive(state, seat):
        mask |= bit(do.COURT)
    if held >> cards.FLIP_UNIT:  # any action card
        mask |= effects.playable(state, seat) << do.PLAY
    if state.teams and pile > 0 and transfer.recipients(state, seat):
        mask |= bit(do.TRANSFER)
    return mask


def _act(state: Board, seat: i64, action: i64) -> None:
    """One of the verbs of a turn."""
    cells = state.cells
    cells[on.ACTED] += 1
    if state.log is not None:
        state.log.append(Acted(seat, action))
    if action == do.GATHER:
        barons.gain(state, seat, 1 + cells[on.GIFTS + cards.GIFTS * seat + cards.RESOURCES])  # BB-5.1
        course.resume(state)
    elif action == do.DRAW:
        course.draw(state, 1 + cells[on.GIFTS + cards.GIFTS * seat + cards.DRAWS])  # BB-5.2
    elif action == do.RECRUIT:
        state.ask(on.ASK_RECRUIT, bit(seat))
    elif action == do.UPGRADE:
        state.ask(on.ASK_UPGRADE, bit(seat))
    elif action == do.MOVE:
        state.ask(on.ASK_MOVE, bit(seat))
    elif action == do.ATTACK:
        state.ask(on.ASK_ATTACK, bit(seat))
    elif action == do.BUY:
        barons.pay(state, seat, state.components.buy_cost)
        course.draw(state, state.components.buy_cards)  # BB-7.4
    elif action == do.SELL:
        state.ask(on.ASK_SELL, bit(seat))
    elif action == do.COURT:
        barons.pay(state, seat, state.components.court_cost)
        state.ask(on.ASK_COURT, bit(seat))
    else:
        transfer.start_transfer(state, seat)


class Recruit(BoardQuestion):
    """Which units come to the town (BB-5.4)."""

    about = About("recruit", "BB-5.4")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        course.add_done(state, menu)
        menu.add(do.ENLIST, _enlistable(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """A unit is paid for and comes to the town (BB-6.1)."""
        if action == do.DONE:
            course.resume(state)
            return
        kind = action - do.ENLIST
        barons.pay(state, seat, state.components.cost[kind])
        state.moved(kind, on.IN_HAND + seat, on.IN_TOWN + seat, state.cells[on.SIZE + seat], EVERYONE)
        barons.from_hand(state, seat, kind)
        slot = barons.enter(state, seat, kind, False, False)
        state.cells[on.HANDLED] += 1
        if state.log is not None:
            state.log.append(Recruited(seat, seat * cards.MOST_UNITS + slot, 2 * kind))

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        kinds = _enlistable(state, seat)
        return do.ENLIST + rng.bit_of(kinds) if kinds else i64(do.DONE)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        kind = action - do.ENLIST
        if 0 <= kind < cards.UNITS:
            return _why_not_recruit(state, seat, bit(kind) & state.cells[on.HELD + seat])
        return "BB-4.2" if action == do.DONE else self.about.rule


def _enlistable(state: Board, seat: i64) -> i64:
    """The kinds that can be recruited now (BB-5.4, BB-6.2)."""
    payable = state.components.payable
    kinds = state.cells[on.HELD + seat] & payable[min(state.resources(seat), MOST_COST)]
    if kinds == 0 or state.free_slots(seat) == 0:
        return 0
    return kinds & _kinds_with_room(state, seat)


def _kinds_with_room(state: Board, seat: i64) -> i64:
    """The kinds of units for which the town has space (BB-6.2)."""
    found: i64 = cards.PEASANT_KINDS if state.civilian_room(seat) > 0 else 0
    return found | cards.SQUIRE_KINDS if state.military_room(seat) > 0 else found


def _why_not_recruit(state: Board, seat: i64, kinds: i64) -> str:
    """Nothing to recruit, too many units in play, no space for any of these kinds, or what they cost."""
    if kinds == 0:
        return "BB-5.4"
    if state.free_slots(seat) == 0:
        return "BB-1.7"
    return "BB-5.4" if kinds & _kinds_with_room(state, seat) else "BB-6.2"


class Upgrade(BoardQuestion):
    """Which units of the town are turned (BB-5.5)."""

    about = About("upgrade", "BB-5.5")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        course.add_done(state, menu)
        menu.add(do.UNIT + cards.MOST_UNITS * seat, state.upgradable(seat, state.cells[on.TOWN + seat]))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action == do.DONE:
            course.resume(state)
            return
        barons.upgrade(state, seat, action - do.UNIT - cards.MOST_UNITS * seat)
        state.cells[on.HANDLED] += 1

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        slots = state.upgradable(seat, state.cells[on.TOWN + seat])
        return do.UNIT + cards.MOST_UNITS * seat + rng.bit_of(slots) if slots else i64(do.DONE)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        slot = action - do.UNIT - cards.MOST_UNITS * seat
        if 0 <= slot < cards.MOST_UNITS and (state.in_play(seat) & ~state.cells[on.TOWN + seat]) >> slot & 1:
            return "BB-6.1"
        return "BB-4.2" if action == do.DONE else self.about.rule


class Move(BoardQuestion):
    """Which military units go a step (BB-5.7)."""

    about = About("move", "BB-5.7")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        course.add_done(state, menu)
        menu.add(do.UNIT + cards.MOST_UNITS * seat, state.movable(seat) & ~state.cells[on.TOUCHED])

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """A unit goes a step, once in an action."""
        if action == do.DONE:
            course.resume(state)
            return
        slot = action - do.UNIT - cards.MOST_UNITS * seat
        state.cells[on.TOUCHED] |= bit(slot)
        barons.march(state, seat, slot)
        state.cells[on.HANDLED] += 1

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.likely_move(state, seat, rng)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        slot = action - do.UNIT - cards.MOST_UNITS * seat
        if 0 <= slot < cards.MOST_UNITS and not state.cells[on.TOUCHED] >> slot & 1:
            return "BB-5.8" if state.cells[on.WALL + seat] >> slot & 1 else self.about.rule
        return "BB-4.2" if action == do.DONE else self.about.rule


class FreeStep(BoardQuestion):
    """Which Horsemen go their free step (BB-7.8)."""

    about = About("step", "BB-7.8")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.UNIT + cards.MOST_UNITS * seat, _riders(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        slot = action - do.UNIT - cards.MOST_UNITS * seat
        state.cells[on.STEPPED] |= bit(slot)
        barons.march(state, seat, slot, True)
        course.resume(state)


def _riders(state: Board, seat: i64) -> i64:
    """The Horsemen that may go their free step (BB-7.8)."""
    cells = state.cells
    ready = state.movable(seat) & cells[on.UP + seat] & ~cells[on.STEPPED]
    found: i64 = 0
    kinds = state.components.riders if ready else i64(0)
    while kinds:
        found |= ready & cells[on.UNITS + cards.UNITS * seat + lowest(kinds)]
        kinds &= kinds - 1
    return found


class Sell(BoardQuestion):
    """Which card a Market sells (BB-7.4)."""

    about = About("sell", "BB-7.4")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.DISCARD, state.cells[on.HELD + seat])

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        barons.discard(state, seat, action - do.DISCARD, barons.SOLD)
        barons.gain(state, seat, state.components.sell_gain)
        course.resume(state)
