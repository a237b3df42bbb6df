"""What the play being made would do, worked out by the rules themselves on copies of what a viewer sees."""

from contextlib import suppress
from typing import Final

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import attack, cards, effects
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.board import Board
from regalia.games.take_the_kingdom.view import Forecast, Hit, TrapSeen
from regalia.kernel.rules import NONE, HiddenInformation, bit, bit_count, i64, members
from regalia.kernel.state import Observation
from regalia.kernel.witness import Witness

AIMING: Final = (
    (1 << on.ASK_ATTACK) | (1 << on.ASK_AMOUNT) | (1 << on.ASK_ORDER) | (1 << on.ASK_TARGET)
    | (1 << on.ASK_PICK) | (1 << on.ASK_STRIKE_BACK) | (1 << on.ASK_STRIKE_ORDER)
)  # fmt: skip


def forecasts(witness: Witness, state: Board) -> list[Forecast]:
    """What the play would do to each base that it is aimed at, if it is not blocked."""
    cells = state.cells
    target = cells[on.TARGET]
    if state.asked == 0:
        return []
    if attack.turned_back(state):
        return [_blow(state, target, attack.turned_back(state), NONE)] if target >= 0 else []
    if cells[on.PORTIONS] > 0:
        return _attack(witness, state)
    aimed = target >= 0 and cards.AIMED >> cells[on.CARD] & 1
    return [_action(state, target)] if aimed else []


def forecasts_of_answers(observation: Observation, state: Board) -> dict[str, Forecast]:
    """By name of an answer that aims the play: what would come of it."""
    found: dict[str, Forecast] = {}
    viewer = observation.viewer
    if viewer < 0 or not AIMING >> state.question & 1:
        return found
    for action in state.legal(viewer):
        if action >= do.BASE and not (state.question == on.ASK_ATTACK and state.is_spread()):
            found[do.SPACE.name(action)] = _of_answer(observation, state, action)
    return found


def _of_answer(observation: Observation, state: Board, action: i64) -> Forecast:
    if state.question == on.ASK_STRIKE_BACK:
        return _blow(state, action - do.BASE, attack.turned_back(state), NONE)
    if state.question == on.ASK_STRIKE_ORDER:
        return _blow(state, state.cells[on.TARGET], attack.turned_back(state), action - do.SLOT)
    after = _copy(state)
    after.apply(observation.viewer, action)
    return forecasts(observation.witness, after)[-1]


def _attack(witness: Witness, state: Board) -> list[Forecast]:
    """Portion by portion; a Trap not known to be real turns nothing back (TK-6.16, TK-7.1 to TK-7.3)."""
    cells = state.cells
    found: list[Forecast] = []
    now = state
    for portion in range(cells[on.PORTIONS]):
        base = cells[on.PORTION_BASE + portion]
        amount = cells[on.PORTION_AMOUNT + portion]
        choosing = state.question == on.ASK_ORDER and portion == cells[on.PORTIONS] - 1
        first: i64 = i64(NONE) if choosing else cells[on.PORTION_FIRST + portion]
        trap = _trap(witness, state, base)
        if not attack.is_open(now, base):
            found.append(Forecast(base, amount, [], spared=True))
        elif trap == "real":
            found.append(Forecast(base, amount, [], trap))
        else:
            found.append(_blow(now, base, amount, first, trap))
            now = _struck(now, base, amount, 0)
    return found


def _trap(witness: Witness, state: Board, base: i64) -> TrapSeen:
    """What the viewer knows of the Trap under a base."""
    if not state.has_trap(base):
        return "none"
    kind = state.cells[on.TRAP + base]
    filled = sum(bit(zone) for zone in range(on.IN_TABLE) if state.cells[zone] > 0)
    for fact in witness.facts:
        if fact.zones & filled == bit(on.IN_TRAP + base):
            kind = fact.kind
    return "unknown" if kind < 0 else "real" if kind == cards.TRAP_REAL else "decoy"


def _blow(state: Board, base: i64, amount: i64, first: i64, trap: TrapSeen = "none") -> Forecast:
    """Damage to one base; where the order of its Defences is open, what is sure in both."""
    if first >= 0 or not attack.order_matters(state, base):
        return Forecast(base, amount, _hits(state, base, amount, max(first, 0)), trap)
    one, other = _hits(state, base, amount, 0), _hits(state, base, amount, 1)
    sure = [hit for hit in one if hit in other]
    either = len(sure) < max(len(one), len(other))
    return Forecast(base, amount, sure if either else one, trap, either)


def _hits(state: Board, base: i64, amount: i64, first: i64) -> list[Hit]:
    """What each Defence and the base would take, in that order."""
    cells, after = state.cells, _struck(state, base, amount, first).cells
    value = state.components.value
    found: list[Hit] = []
    for slot in (first, 1 - first):
        at = 2 * base + slot
        kind = cells[on.DEFENCE + at]
        if kind >= 0:
            falls = after[on.DEFENCE + at] < 0
            left = 0 if falls else value[kind] - after[on.WOUND + at]
            dealt = value[kind] - cells[on.WOUND + at] - left
            found += [Hit(slot, kind, dealt, left, falls)] if dealt else []
    kind = cells[on.GROUND + base]
    falls = after[on.GROUND + base] < 0
    left = 0 if falls else value[kind] - after[on.DAMAGE + base]
    dealt = value[kind] - cells[on.DAMAGE + base] - left
    return [*found, Hit(None, kind, dealt, left, falls)] if dealt else found


def _struck(state: Board, base: i64, amount: i64, first: i64) -> Board:
    """The table after a blow; a Trap that lay there is gone, whether it was sprung or goes with its Land."""
    after = _copy(state)
    after.cells[on.TRAP + base] = NONE
    after.cells[on.IN_TRAP + base] = 0
    with suppress(HiddenInformation):  # which card is the Bounty (TK-12.3)
        attack.strike(after, base, amount, first, state.turn)
    return after


def _copy(state: Board) -> Board:
    twin = state.copy()
    assert isinstance(twin, Board)
    return twin


def _action(state: Board, base: i64) -> Forecast:
    """What an action does to the base it is aimed at."""
    open_slots = effects.slots_to_pick(state) if state.cells[on.SLOT] < 0 else 0
    hits = [
        Hit(slot, state.cells[on.DEFENCE + 2 * base + slot], 0, 0, True)
        for slot in members(effects.lost_defences(state))
    ]
    return Forecast(
        base,
        None,
        hits,
        either=bit_count(open_slots) > 1,
        untrapped=effects.takes_trap(state) and state.has_trap(base),
        taken=state.cells[on.CARD] == cards.CONQUEST,
        frozen=state.cells[on.CARD] == cards.FREEZE,
    )
