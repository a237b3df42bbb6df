"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from typing import Final

from regalia.games.take_the_kingdom import attack, cards, forecasts, kingdoms, playing
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.actions import SPACE
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.games.take_the_kingdom.view import Base, Defence, Kingdom, Play, Portion, TakeTheKingdomView
from regalia.kernel.rules import bit, bit_count, i64, members
from regalia.kernel.state import Observation
from regalia.kernel.view import Notice
from regalia.kernel.viewing import Shared, some

BANS: Final = {cards.DISEASE: cards.LAND, cards.FAMINE: cards.SOLDIERS, cards.PLAGUE: cards.FORTUNE}
"""A kind that each Penalty forbids, and no other does."""
SEEN: Final[dict[int, Base]] = {}  # by all that it shows
MOST_SEEN: Final = 10_000


def make_view(observation: Observation) -> TakeTheKingdomView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, TakeTheKingdom)
    cells = state.cells
    shared = Shared(observation, SPACE, _notices(observation.viewer, state) if state.asked else [])
    return TakeTheKingdomView(
        *shared.parts(TakeTheKingdomView),
        deck=cells[on.DECK_SIZE],
        kingdoms=[_kingdom(state, seat) for seat in range(state.seats)],
        used=state.cards(on.IN_USED),
        out=state.components.out,
        accepted=[penalty for penalty, kind in BANS.items() if cells[on.BANNED] >> kind & 1],
        penalties=state.pending_penalties() if cells[on.PENALTIES] >= 0 else [],
        holding=cells[on.HELD] >= 0 or cells[on.IN_HELD] > 0,
        play=_play(observation, state) if cells[on.CARD] >= 0 else None,
        forecasts=forecasts.forecasts_of_answers(observation, state),
    )


def _notices(viewer: int, state: TakeTheKingdom) -> list[Notice]:
    """What bears on the choice to be made: what may be played, when the turn ends, when the game does."""
    cells = state.cells
    own = viewer == state.turn and bool(state.asked >> viewer & 1)
    found = []
    if own and state.is_early() and state.question in (on.ASK_PLAY, on.ASK_SPIED):
        found.append(Notice("early"))  # TK-4.1
    last = cells[on.PLAYS] == (1 if state.question == on.ASK_PLAY else 0)
    if own and last and state.question != on.ASK_DISCARD:
        found.append(Notice("last-play"))  # TK-3.5
    if cells[on.DRY] and not cells[on.BUSY]:
        found.append(_notice_of_passing(viewer, state))
    elif cells[on.DECK_SIZE] == 0:
        found.append(Notice("deck-empty"))
    elif cells[on.DECK_SIZE] <= state.components.drawn * state.survivors():
        found.append(Notice("deck-low", cells[on.DECK_SIZE]))
    return found


def _notice_of_passing(viewer: int, state: TakeTheKingdom) -> Notice:
    """What comes of a turn without a play once the deck is empty (TK-13.2, TK-13.7)."""
    turn = state.turn
    forced = state.options.forced_plays
    if forced and viewer == turn and playing.playable(state, turn, state.hand_mask(turn)):
        return Notice("must-play" if playing.has_held_back(state) else "hold-back")
    waiting = state.cells[on.ALIVE] & ~state.cells[on.IDLE] & ~bit(turn)
    if waiting == 0:
        return Notice("last-pass-forced" if forced and viewer != turn else "last-pass", 0, turn)
    return Notice("passes", bit_count(waiting), turn)


def _kingdom(state: TakeTheKingdom, seat: int) -> Kingdom:
    cells = state.cells
    return Kingdom(  # without keywords, which take time
        state.is_alive(seat),
        cells[on.SIZE + seat],
        state.cards(on.IN_HAND + seat),
        [_base(state, base) for base in members(state.bases_of(seat))],
        cells[on.MISSED + seat],
        cells[on.TURNS + seat] < 2,
        kingdoms.score(state, seat),
    )


def _base(state: TakeTheKingdom, base: i64) -> Base:
    """A base. One that looks as one did before is that one: of a dozen, a play changes one or two."""
    cells = state.cells
    slot = 2 * base
    left = cells[on.DEFENCE + slot]
    right = cells[on.DEFENCE + slot + 1]
    wounds = cells[on.WOUND + slot]
    others = cells[on.WOUND + slot + 1]
    damage = cells[on.DAMAGE + base]
    if (damage | wounds | others) & ~63:  # more than any card has, as only a position can say
        return _make_base(state, base)
    key = damage << 12 | wounds << 6 | others
    key = key << 12 | (left + 1) << 6 | (right + 1)
    key = key << 6 | (cells[on.TRAP + base] + 1)
    key = key << 6 | cells[on.GROUND + base]
    key = key << 1 | (1 if state.has_trap(base) else 0)
    key = key << 1 | (cells[on.FROZEN] >> base & 1)
    key = key << 5 | base  # what differs most comes last, where a dict looks first
    found = SEEN.get(key)
    if found is None:
        found = _make_base(state, base)
        if len(SEEN) >= MOST_SEEN:
            SEEN.clear()
        SEEN[key] = found
    return found


def _make_base(state: TakeTheKingdom, base: int) -> Base:
    cells = state.cells
    slots = [
        (slot, cells[on.DEFENCE + 2 * base + slot], cells[on.WOUND + 2 * base + slot]) for slot in range(2)
    ]
    return Base(
        base=base,
        kind=cells[on.GROUND + base],
        damage=cells[on.DAMAGE + base],
        frozen=bool(cells[on.FROZEN] >> base & 1),
        defences=[Defence(slot, kind, damage) for slot, kind, damage in slots if kind >= 0],
        trapped=state.has_trap(base),
        trap=some(cells[on.TRAP + base]),
    )


def _play(observation: Observation, state: TakeTheKingdom) -> Play:
    cells = state.cells
    return Play(
        kind=cells[on.CARD],
        cards=state.cards(on.IN_PLAYED),
        victim=some(cells[on.VICTIM]),
        base=some(cells[on.TARGET]),
        slot=some(cells[on.SLOT]),
        place=some(cells[on.PLACE]),
        portions=[_portion(state, at) for at in range(cells[on.PORTIONS])],
        left=cells[on.LEFT],
        turned=attack.turned_back(state),
        forecasts=forecasts.forecasts(observation.witness, state),
    )


def _portion(state: TakeTheKingdom, at: int) -> Portion:
    cells = state.cells
    base = cells[on.PORTION_BASE + at]
    choosing = state.question == on.ASK_ORDER and at == cells[on.PORTIONS] - 1
    ordered = not choosing and attack.order_matters(state, base)
    first = cells[on.PORTION_FIRST + at] if ordered else None
    return Portion(base, cells[on.PORTION_AMOUNT + at], first)
