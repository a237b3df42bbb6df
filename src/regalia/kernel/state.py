"""State: the truth of one game, and the contract that every game fulfils."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.arrange import Arrangement
from regalia.kernel.bits import bit, bit_count, lowest, members
from regalia.kernel.errors import BadPosition, BadRecord
from regalia.kernel.events import Absent, Event, Gathered, Looked, Moved, Shown
from regalia.kernel.layout import NONE
from regalia.kernel.menu import Menu
from regalia.kernel.rng import BLIND, Rng
from regalia.kernel.setup import Setup
from regalia.kernel.witness import Witness
from regalia.kernel.zones import (
    AS_COUNTS,
    AS_LIST,
    AS_SET,
    AS_WIDE_SET,
    EVERYONE,
    count_wide,
    wide_add,
    wide_members,
)

FREE: Final = 2  # the appeal of a gift
NO_CELLS: Final = vec[i64]()
NOBODY: Final[list[Witness]] = []


class Outcome:
    """Score and rank of every seat. Rank 1 has won; seats that share a rank share the place."""

    def __init__(self, scores: list[int], ranks: list[int]) -> None:
        self.scores = scores
        self.ranks = ranks

    def share(self, seat: int) -> float:
        """What a seat has won of one point: all of it, or a part of a shared first place."""
        return 1.0 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def placed(scores: list[int], merits: list[int]) -> Outcome:
    """The outcome for these scores, ranked by merit: the higher, the better; equals share a rank."""
    ranks: list[int] = []
    for merit in merits:
        ahead = 0
        for other in merits:
            if other > merit:
                ahead += 1
        ranks.append(1 + ahead)
    return Outcome(scores, ranks)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The truth. It trusts its caller (Match does the checking) and knows nothing of who knows what.

    >>> import regalia
    >>> game = regalia.game("kings-blood")
    >>> state = game.make_state(game.setup(seats=3), regalia.fast_rng(1))
    >>> state.begin()
    >>> state.deciders()  # a mask: seat 0
    1
    >>> twin = state.copy()
    >>> twin.apply(0, twin.legal(0)[0])  # the original stays as it is
    >>> state == twin
    False
    """

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.setup = setup
        self.space = setup.space
        self.seats: i64 = setup.seats
        self.rng = rng
        self.log: list[Event] | None = None  # events are made only while someone listens
        self.listeners: list[Witness] = (
            NOBODY  # learn what events would teach them, without events being made
        )
        self.cells = NO_CELLS  # all that lies on the table, as the game's layout says
        self.question: i64 = 0  # the number of the question that is asked
        self.asked: i64 = 0  # the seats that must answer it
        self.turn: i64 = 0  # whose turn it is
        self.pool = NO_CELLS  # of a redacted state: how many copies of each kind were hidden
        self._choices: Menu | None = None

    def __repr__(self) -> str:
        """The position as text."""
        from regalia.kernel.notation import write_position  # noqa: PLC0415 - it imports this

        return write_position(self) if len(self.cells) else f"State({self.setup.game}, not begun)"

    # The rules, which each game writes

    def begin(self) -> None:
        """Set up and deal, up to the first decision."""
        raise NotImplementedError

    def blank(self, rng: Rng) -> "State":
        """A state of the same set-up, of which nothing is known yet."""
        raise NotImplementedError

    def offer(self, seat: i64, menu: Menu) -> None:
        """Add what a seat may answer to the question asked."""
        self.setup.handlers[self.question].offer(self, seat, menu)

    def apply(self, seat: i64, action: i64) -> None:
        """Let a seat's legal choice happen, and all that follows from it up to the next decision."""
        self.setup.handlers[self.question].answer(self, seat, action)

    def outcome(self) -> Outcome:
        """Scores and ranks, as they are or would be if it ended now."""
        raise NotImplementedError

    def chances(self) -> list[float]:
        """Each seat's chance to win while it goes on, by the game's heuristics."""
        raise NotImplementedError

    def values(self) -> list[float]:
        """How well each seat stands, from 0 (lost) to 1 (won)."""
        if self.asked != 0:
            return self.chances()
        outcome = self.outcome()
        return [outcome.share(seat) for seat in range(self.seats)]

    def value(self, seat: i64) -> float:
        """How well one seat stands."""
        return self.values()[seat]

    def appeal(self, seat: i64, action: i64) -> i64:
        """What speaks for a choice beside its value, and decides between choices about as good.

        FREE is for what costs nothing and may bring something that no value shows, such as a look; 0 for
        doing without, or for nothing of use; 1 for all else.
        """
        return 1

    def stage(self) -> i64:
        """A number that grows where a search may stop: a chapter, a deal."""
        return 0

    def rollout_action(self, seat: i64, rng: Rng) -> i64:
        """A quick and plausible choice, for playouts."""
        handlers = self.setup.handlers
        if len(handlers) == 0:
            return self.random_action(seat, rng)
        return handlers[self.question].rollout(self, seat, rng)

    def why_not(self, seat: i64, action: i64) -> str:
        """The number of the rule by which a seat may not choose an action; asked of a redacted state."""
        handlers = self.setup.handlers
        if len(handlers) == 0:
            return self.setup.questions[self.question].rule
        return handlers[self.question].why_not(self, seat, action)

    # Choices

    def deciders(self) -> i64:
        """A mask of the seats that must choose now; 0 when the game is over."""
        return self.asked

    def ask(self, question: i64, seats: i64) -> None:
        """Ask these seats, a mask, a question."""
        self.question = question
        self.asked = seats

    def may_answer(self, seat: i64) -> bool:
        """Whether a seat is asked something, or has answered and may still change it."""
        if self.asked >> seat & 1:
            return True
        return self.asked != 0 and self.setup.questions[self.question].may_change

    def prompt(self, seat: i64) -> str:
        """The name of the question a seat is asked; empty when it is asked nothing."""
        return self.setup.questions[self.question].name if self.may_answer(seat) else ""

    def is_turn_boundary(self) -> bool:
        """Whether no play is half made: a draft that leads here can be committed."""
        return self.asked == 0 or self.setup.questions[self.question].between_plays

    def menu(self, seat: i64) -> Menu:
        """What a seat may choose; to be read at once."""
        menu = self._choices
        if menu is None:
            menu = Menu()
            self._choices = menu
        menu.clear()
        self.offer(seat, menu)
        return menu

    def legal(self, seat: i64) -> list[int]:
        """What a seat may choose, ascending; also for one who has chosen and may still change it."""
        if not self.asked >> seat & 1 and not self.may_answer(seat):
            return []
        return self.menu(seat).actions()

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """A legal action at random, each equally likely."""
        return self.menu(seat).random(rng)

    # Copies and bytes

    def lay_out(self) -> None:
        """An empty table."""
        self.cells = self.setup.layout.empty[:]

    def clear(self, first: i64, end: i64) -> None:
        """Empty the cells from one to before another."""
        cells = self.cells
        empty = self.setup.layout.empty
        cell: i64
        for cell in range(first, end):
            cells[cell] = empty[cell]

    def complete(self) -> None:
        """Work out the derived fields from the others."""

    def copy(self) -> "State":
        """A state that shares nothing that can change with this one, and that nobody listens to."""
        return self.twin(self.rng.copy())

    def twin(self, rng: Rng) -> "State":
        """The same with another generator."""
        twin = self.blank(rng)
        twin.question = self.question
        twin.asked = self.asked
        twin.turn = self.turn
        twin.cells = self.cells[:]
        if len(self.pool) > 0:
            twin.pool = self.pool[:]
        return twin

    def dump(self) -> list[int]:
        """Everything that can change, but for the generator, as plain ints."""
        numbers: list[int] = [self.question, self.asked, self.turn]
        numbers.extend(self.cells)
        return numbers

    def load(self, data: list[int]) -> None:
        """Take back what `dump` gave, into a state of the same set-up."""
        if len(data) != 3 + self.setup.layout.size:
            raise BadRecord(f"a state has {3 + self.setup.layout.size} numbers, not {len(data)}")
        self.question, self.asked, self.turn = data[:3]
        self.cells = vec[i64](data[3:])
        self.count_pool()

    def count_pool(self) -> None:
        """Find out which kinds this state does not know the place of, if there are any."""
        self.pool = NO_CELLS
        if any(self.cells[: self.space.hidden]):
            self.pool = self.hidden_pool()

    # Zones

    def cards(self, zone: i64) -> list[int]:
        """The kinds in a zone, as far as this state knows them, ascending unless their order is public."""
        space = self.space
        kept = space.kept[zone]
        start = space.start[zone]
        if kept == AS_SET:
            return members(self.cells[start] & space.fits[zone])
        if kept == AS_COUNTS:
            return self._counted(zone, start)
        if kept == AS_WIDE_SET:
            return wide_members(self.cells[start], self.cells[start + 1], self.cells[start + 2])
        found = self.cards_in_order(zone)
        return found if zone >= space.hidden else sorted(found)

    def _counted(self, zone: i64, start: i64) -> list[int]:
        """The kinds in a zone that are counted from this cell on, each as often as it is there."""
        cells = self.cells
        zones_for = self.space.zones_for
        found: list[int] = []
        kind: i64
        for kind in range(len(zones_for)):
            copies = cells[start + kind] * (zones_for[kind] >> zone & 1)
            while copies > 0:
                found.append(kind)
                copies -= 1
        return found

    def cards_in_order(self, zone: i64) -> list[int]:
        """The same in the order in which they are kept, for the position notation."""
        if self.space.kept[zone] != AS_LIST:
            return self.cards(zone)
        start = self.space.start[zone]
        kinds = self.cells[start : start + self.space.length[zone]]
        return [kind for kind in kinds if kind >= 0 and self.space.zones_for[kind] >> zone & 1]

    def lay_card(self, zone: i64, kind: i64) -> None:
        """Put one more card into a zone, behind those that lie there."""
        space = self.space
        at: i64 = 0
        if space.kept[zone] == AS_LIST:
            while at < space.length[zone] and self.cells[space.start[zone] + at] >= 0:
                at += 1
            if at == space.length[zone]:
                raise BadPosition(f"{space.zones[zone].name} has no room for another card")
        self._keep(zone, kind, at)

    def draw(self, counts: i64, total: i64) -> i64:
        """Take a card by chance where there is a count for each kind, and one of all; it goes nowhere yet."""
        cells = self.cells
        left = self.rng.below(cells[total])
        at = counts
        while left >= cells[at]:
            left -= cells[at]
            at += 1
        cells[at] -= 1
        cells[total] -= 1
        return at - counts

    def hidden_count(self, zone: i64) -> i64:
        """How many cards of a zone this state does not know."""
        return self.cells[zone] if zone < self.space.hidden else i64(0)

    def size_of(self, zone: i64) -> i64:
        """How many cards a zone holds, known or not."""
        if self.space.kept[zone] == AS_SET:
            known = bit_count(self.cells[self.space.start[zone]] & self.space.fits[zone])
            return known + self.hidden_count(zone)
        return len(self.cards(zone)) + self.hidden_count(zone)

    def hidden_pool(self) -> vec[i64]:
        """How many copies of each kind this state does not know the place of."""
        if len(self.pool) > 0:
            return self.pool[:]
        space = self.space
        cells = self.cells
        pool = self.setup.copies[:]
        kinds: i64 = len(pool)
        zone: i64
        for zone in range(len(space.zones)):
            kept = space.kept[zone]
            start = space.start[zone]
            if kept == AS_SET:
                mask = cells[start] & space.fits[zone]
                while mask:
                    pool[lowest(mask)] -= 1
                    mask &= mask - 1
            elif kept == AS_COUNTS:
                kind: i64
                for kind in range(kinds):
                    pool[kind] -= cells[start + kind] * (space.zones_for[kind] >> zone & 1)
            else:
                for card in self.cards(zone):
                    pool[card] -= 1
        return pool

    def hide(self, zone: i64) -> None:
        """Forget which cards a zone holds, and keep how many."""
        space = self.space
        cells = self.cells
        kept = space.kept[zone]
        start = space.start[zone]
        count: i64 = 0
        if len(self.pool) > 0:
            self._count_hidden(zone, kept, start)
        if kept == AS_LIST:
            zones_for = space.zones_for
            size = space.sized[zone]
            end = start + (cells[size] if size >= 0 else space.length[zone])
            if size >= 0 and not space.shared[zone]:
                count = cells[size] - cells[zone]
                while start < end:
                    cells[start] = NONE
                    start += 1
            while start < end:
                kind = cells[start]
                if kind >= 0 and zones_for[kind] >> zone & 1:
                    cells[start] = NONE
                    count += 1
                start += 1
        elif kept == AS_SET:
            mask = cells[start] & space.fits[zone]
            cells[start] ^= mask
            count = bit_count(mask)
        elif kept == AS_COUNTS:
            end = start + len(space.kinds)
            if not space.shared[zone]:
                while start < end:
                    count += cells[start]
                    cells[start] = 0
                    start += 1
            kind = 0
            while start < end:  # whether there are any is not asked: that would be guessed wrong too often
                copies = cells[start] * (space.zones_for[kind] >> zone & 1)
                count += copies
                cells[start] -= copies
                start += 1
                kind += 1
        elif cells[start] | cells[start + 1] | cells[start + 2]:
            count = bit_count(cells[start]) + bit_count(cells[start + 1])
            rest = cells[start + 2]
            while rest:
                count += rest & 15
                rest >>= 4
            cells[start] = cells[start + 1] = cells[start + 2] = 0
        cells[zone] += count

    def _count_hidden(self, zone: i64, kept: i64, start: i64) -> None:
        """Add the cards of a zone to the pool."""
        cells = self.cells
        pool = self.pool
        zones_for = self.space.zones_for
        if kept == AS_SET:
            mask = cells[start] & self.space.fits[zone]
            while mask:
                pool[lowest(mask)] += 1
                mask &= mask - 1
        elif kept == AS_LIST:
            size = self.space.sized[zone]
            end = start + (cells[size] if size >= 0 else self.space.length[zone])
            while start < end:
                card = cells[start]
                if card >= 0 and zones_for[card] >> zone & 1:
                    pool[card] += 1
                start += 1
        elif kept == AS_COUNTS:
            kind: i64
            for kind in range(len(pool)):
                pool[kind] += cells[start + kind] * (zones_for[kind] >> zone & 1)
        elif kept == AS_WIDE_SET:
            count_wide(pool, cells[start], cells[start + 1], cells[start + 2])

    def reveal(self, zone: i64, kind: i64) -> None:
        """Give one of the hidden cards of a zone its kind."""
        if len(self.pool) > 0:
            self.pool[kind] -= 1
        size = self.space.sized[zone]
        self._keep(zone, kind, self.cells[size] - self.cells[zone] if size >= 0 else i64(0))
        self.cells[zone] -= 1

    def _keep(self, zone: i64, kind: i64, at: i64) -> None:
        """Add a card to the cells of a zone; `at` is its place in a list."""
        cells = self.cells
        kept = self.space.kept[zone]
        start = self.space.start[zone]
        if kept == AS_LIST:
            cells[start + at] = kind
        elif kept == AS_SET:
            cells[start] |= bit(kind)
        elif kept == AS_COUNTS:
            cells[start + kind] += 1
        else:
            wide_add(cells, start, kind)

    def visible_zones(self, viewer: i64) -> i64:
        """The zones a viewer sees into."""
        seen = self.space.visible_to(viewer)
        return seen | self.space.on_turn if viewer == self.turn else seen

    def hide_choices(self, viewer: i64) -> None:
        """Hide the hidden choices that are not cards in a zone."""

    def reveal_choices(self, rng: Rng) -> None:
        """Choose those hidden choices again, from what is legal."""

    # What follows from these for every game

    def redact(self, viewer: i64) -> "State":
        """This state as one viewer sees it: all other zones hidden, no generator, nobody listening."""
        seen = self.twin(BLIND)
        if len(seen.pool) == 0:
            seen.pool = self.setup.no_cards[:]
        seen.hide_from(viewer)
        return seen

    def show(self, seen: "State", viewer: i64) -> None:
        """Make a state of the same set-up what `redact` gives, but for the pool: for one who looks often."""
        seen.question = self.question
        seen.asked = self.asked
        seen.turn = self.turn
        seen.cells = self.cells[:]
        seen.hide_from(viewer)

    def hide_from(self, viewer: i64) -> None:
        """Hide what a viewer does not see."""
        rest = self.setup.hideable & ~self.visible_zones(viewer)
        while rest:
            self.hide(lowest(rest))
            rest &= rest - 1
        self.hide_choices(viewer)

    def arrangement(self, witness: Witness) -> Arrangement:
        """The hidden cards of this redacted state and where the witness says they may lie."""
        return Arrangement(self.cells[: self.space.hidden], self.hidden_pool(), witness)

    def settle(self, arrangement: Arrangement, rng: Rng) -> None:
        """Deal a fresh draw of the arrangement into the hidden zones and go on with this generator."""
        arrangement.draw(rng)
        self.pool = NO_CELLS
        card: i64 = 0
        while card < len(arrangement.kinds):
            self.reveal(arrangement.places[card], arrangement.kinds[card])
            card += 1
        self.rng = rng
        self.reveal_choices(rng)

    def fill(self, witness: Witness, rng: Rng) -> None:
        """Turn this redacted state into one of the truths that the witness allows."""
        self.settle(self.arrangement(witness), rng)

    # What can be learnt of cards: told to whoever listens, by these alone

    def is_heard(self) -> bool:
        """Whether somebody listens, so that it is worth telling."""
        return self.log is not None or len(self.listeners) > 0

    def moved(self, kind: i64, source: i64, target: i64, of: i64, seen: i64) -> None:
        """A card moved, and these seats saw its face."""
        for witness in self.listeners:
            viewer: i64 = witness.viewer
            if seen == EVERYONE or seen >> viewer & 1:
                witness.moved(kind, source, target)
            else:
                witness.moved_unseen(source, target, of)
        if self.log is not None:
            self.log.append(Moved(source, target, of, seen, kind))

    def looked(self, zone: i64, seen: i64) -> None:
        """These seats saw all the cards of a zone."""
        if not self.is_heard():
            return
        kinds = self.cards(zone)
        for witness in self.listeners:
            viewer: i64 = witness.viewer
            if seen == EVERYONE or seen >> viewer & 1:
                witness.looked(zone, kinds)
        if self.log is not None:
            self.log.append(Looked(zone, len(kinds), seen, kinds))

    def shown(self, kind: i64, zone: i64) -> None:
        """One card of a zone was shown to all."""
        for witness in self.listeners:
            witness.shown(kind, zone)
        if self.log is not None:
            self.log.append(Shown(zone, kind))

    def absent(self, kind: i64, zones: i64) -> None:
        """It became public that no card of this kind lies in any of these zones."""
        for witness in self.listeners:
            witness.absent(kind, zones)
        if self.log is not None:
            self.log.append(Absent(kind, zones))

    def gathered(self) -> None:
        """All cards were gathered and shuffled."""
        for witness in self.listeners:
            witness.forget()
        if self.log is not None:
            self.log.append(Gathered())


class Observation:
    """All that one viewer has: a redacted state and a witness. Bots and views are made from nothing else.

    >>> import regalia
    >>> match = regalia.Match(regalia.game("brutal-kingdom").setup(seats=3), seed=bytes(16))
    >>> observation = match.observe(0)
    >>> truth = observation.sample(regalia.fast_rng(1))  # one that seat 0 cannot rule out
    >>> truth.legal(0) == match.legal(0)
    True
    """

    def __init__(self, state: State, witness: Witness, viewer: i64) -> None:
        self.state = state
        self.witness = witness
        self.viewer = viewer

    def __repr__(self) -> str:
        """Whose it is, and the position as text: cards out of sight are counted."""
        return f"# as {f'seat {self.viewer}' if self.viewer >= 0 else 'a spectator'} sees it\n{self.state!r}"

    def sample(self, rng: Rng) -> State:
        """One of the truths that this viewer cannot rule out."""
        truth = self.state.copy()
        truth.fill(self.witness, rng)
        return truth


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Play random legal actions to the end, or to a limit of decisions; gives how many were made."""
    count: i64 = 0
    while count < limit:
        if state.asked == 0:
            break
        seat = lowest(state.asked)
        state.apply(seat, state.menu(seat).random(rng))
        count += 1
    return count
