"""State: the truth of one game, and the contract that every game fulfils."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.arrange import Arrangement
from regalia.kernel.bits import lowest
from regalia.kernel.events import Absent, Event, Gathered, Looked, Moved, Shown
from regalia.kernel.rng import BLIND, Rng
from regalia.kernel.setup import Setup
from regalia.kernel.witness import Witness
from regalia.kernel.zones import EVERYONE


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
    """The truth. It trusts its caller (Match does the checking) and knows nothing of who knows what."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.setup = setup
        self.space = setup.space
        self.seats: i64 = setup.seats
        self.rng = rng
        self.log: list[Event] | None = None  # events are made only while someone listens
        self.listeners: list[Witness] = []  # learn what events would teach them, without events being made

    # The rules

    def begin(self) -> None:
        """Set up and deal, up to the first decision."""
        raise NotImplementedError

    def deciders(self) -> i64:
        """A mask of the seats that must choose now; 0 when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """What a seat may choose, ascending; also for one who has chosen and may still change it."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Let a seat's legal choice happen, and all that follows from it up to the next decision."""
        raise NotImplementedError

    def prompt(self, seat: i64) -> str:
        """The name of the question a seat is asked; empty when it is asked nothing."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Scores and ranks, as they are or would be if it ended now."""
        raise NotImplementedError

    def value(self, seat: i64) -> float:
        """How well a seat stands, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def is_turn_boundary(self) -> bool:
        """Whether no play is half made: a draft that leads here can be committed."""
        return True

    def epoch(self) -> i64:
        """A number that grows where a search may stop: a chapter, a deal."""
        return 0

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """A legal action at random, each equally likely; games may do this without making the list."""
        choices = self.legal(seat)
        return choices[rng.below(len(choices))]

    def rollout_action(self, seat: i64, rng: Rng) -> i64:
        """A quick and plausible choice, for playouts; any legal one where the game has no opinion."""
        return self.random_action(seat, rng)

    # Copies and bytes

    def copy(self) -> "State":
        """A state that shares nothing that can change with this one, and that nobody listens to."""
        raise NotImplementedError

    def dump(self) -> list[int]:
        """Everything that can change, but for the generator, as plain ints."""
        raise NotImplementedError

    def load(self, data: list[int]) -> None:
        """Take back what `dump` gave, into a state of the same set-up."""
        raise NotImplementedError

    # Zones

    def cards(self, zone: i64) -> list[int]:
        """The kinds in a zone, as far as this state knows them, ascending unless their order is public."""
        raise NotImplementedError

    def hidden_count(self, zone: i64) -> i64:
        """How many cards of a zone have been cut down to their number."""
        raise NotImplementedError

    def hide(self, zone: i64) -> None:
        """Cut a zone down to how many cards it holds."""
        raise NotImplementedError

    def reveal(self, zone: i64, kind: i64) -> None:
        """Give one of a zone's cut cards its kind."""
        raise NotImplementedError

    def hidden_pool(self) -> vec[i64]:
        """How many copies of each kind lie in cut zones."""
        raise NotImplementedError

    def visible_zones(self, viewer: i64) -> i64:
        """The zones a viewer sees into."""
        return self.space.visible_to(viewer)

    def hide_choices(self, viewer: i64) -> None:
        """Cut the hidden choices that are not cards in a zone."""

    def reveal_choices(self, rng: Rng) -> None:
        """Choose those hidden choices again, from what is legal."""

    # What follows from these for every game

    def redact(self, viewer: i64) -> "State":
        """This state as one viewer sees it: every other zone cut down, no generator, nobody listening."""
        seen = self.copy()
        seen.rng = BLIND
        hidden: i64 = self.space.all & ~self.visible_zones(viewer)
        while hidden:
            seen.hide(lowest(hidden))
            hidden &= hidden - 1
        seen.hide_choices(viewer)
        return seen

    def glimpse(self, viewer: i64) -> "State":
        """The same as `redact`, to be read now and no later: games let it share what they need not cut."""
        return self.redact(viewer)

    def arrangement(self, witness: Witness) -> Arrangement:
        """The cut cards of this redacted state and where the witness says they may lie."""
        count: i64 = len(self.space.zones)
        sizes = vec[i64]([0] * count)
        zone: i64 = 0
        while zone < count:
            sizes[zone] = self.hidden_count(zone)
            zone += 1
        return Arrangement(sizes, self.hidden_pool(), witness)

    def settle(self, arrangement: Arrangement, rng: Rng) -> None:
        """Deal a fresh draw of the arrangement into the cut zones and go on with this generator."""
        arrangement.draw(rng)
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
    """All that one viewer has: a redacted state and a witness. Bots and views are made from nothing else."""

    def __init__(self, state: State, witness: Witness, viewer: i64) -> None:
        self.state = state
        self.witness = witness
        self.viewer = viewer

    def sample(self, rng: Rng) -> State:
        """One of the truths that this viewer cannot rule out."""
        truth = self.state.copy()
        truth.fill(self.witness, rng)
        return truth


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Play random legal actions to the end, or to a limit of decisions; gives how many were made."""
    count: i64 = 0
    while count < limit:
        deciders = state.deciders()
        if deciders == 0:
            break
        seat = lowest(deciders)
        state.apply(seat, state.random_action(seat, rng))
        count += 1
    return count
