"""Smuggle: a small game for tests of the kernel, written as another package would write a sixth game.

Three seats with two cards each, two cards face down in the middle, eight kinds. On your turn you put a hand
card down and swap it with the middle or a player, peek at a hand, steal at random, or ask who has a kind.
"""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.actions import ActionSpace
from regalia.kernel.bits import members
from regalia.kernel.components import ComponentsFile
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.events import Dealt, Event
from regalia.kernel.game import Game
from regalia.kernel.old_state import OldState
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.state import Observation, Outcome, State
from regalia.kernel.view import View
from regalia.kernel.viewing import absent, ask, known, missing, unseen
from regalia.kernel.zones import DARK, Zone, ZoneSpace

KINDS = [f"card-{rank}" for rank in range(8)]
SEATS = 3
SLOT, OFFER, ZONES = 3, 5, 6  # zones 0 to 2 are the hands
TURNS = 12
RULES = {"act": "SM-1.1", "place": "SM-1.2", "return": "SM-1.3", "veto": "SM-1.4"}
SPACE = ActionSpace(
    [
        ("offer", KINDS),
        ("peek", ["0", "1", "2"]),
        ("steal", ["0", "1", "2"]),
        ("ask", KINDS),
        ("slot", ["0", "1"]),
        ("seat", ["0", "1", "2"]),
        ("return", KINDS),
        ("veto", []),
    ]
)
PEEK, STEAL, ASK, IN_SLOT, TO_SEAT, RETURN, VETO = (
    SPACE.base(block) for block in ("peek", "steal", "ask", "slot", "seat", "return", "veto")
)


class Smuggle(OldState):
    """The truth of a game of Smuggle: a list of kinds for each zone."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.held: list[list[int]] = [[] for _ in range(ZONES)]
        self.hidden = [0] * ZONES
        self.turn = 0
        self.phase = "act"
        self.decider = 0

    def begin(self) -> None:
        deck = vec[i64](list(range(8)))
        self.rng.shuffle(deck)
        for zone, first, last in ((0, 0, 2), (1, 2, 4), (2, 4, 6), (3, 6, 7), (4, 7, 8)):
            self.held[zone] = sorted(deck[first:last])
            if self.log is not None:
                seen = 1 << zone if zone < SEATS else 0
                self.log.append(Dealt(zone, last - first, seen, self.held[zone]))

    def deciders(self) -> i64:
        return 0 if self.turn == TURNS else 1 << self.decider

    def prompt(self, seat: i64) -> str:
        return self.phase if self.deciders() >> seat & 1 else ""

    def is_turn_boundary(self) -> bool:
        return self.phase == "act"

    def legal(self, seat: i64) -> list[int]:
        if not self.deciders() >> seat & 1:
            return []
        others = [other for other in range(SEATS) if other != seat]
        if self.phase == "place":
            return [IN_SLOT, IN_SLOT + 1, *(TO_SEAT + o for o in others if self.size(o))]
        if self.phase == "return":
            return [RETURN + kind for kind in self.held[seat]]
        if self.phase == "veto":
            return [VETO]
        looks = [base + other for base in (PEEK, STEAL) for other in others if self.size(other)]
        return [*self.held[seat], *looks, *(ASK + kind for kind in range(8))]

    def size(self, zone: int) -> int:
        """How many cards lie there."""
        return len(self.held[zone]) + self.hidden[zone]

    def move(self, kind: int, source: int, target: int, seen: int) -> None:
        """Take one card from here to there."""
        self.moved(kind, source, target, self.size(source), seen)
        self.held[source].remove(kind)
        self.held[target] = sorted([*self.held[target], kind])

    def look(self, zone: int) -> list[int]:
        """The cards of a zone; a redacted one runs into the veil."""
        if self.hidden[zone]:
            raise HiddenInformation("these cards lie face down")
        return self.held[zone]

    def apply(self, seat: i64, action: i64) -> None:
        name = SPACE.name(action)
        block, _, item = name.partition(":")
        if block == "offer":
            self.move(int(action), seat, OFFER, 1 << seat)
            self.phase = "place"
            self.offered(seat)
            return
        if block == "slot":
            (taken,) = self.look(SLOT + int(item))
            self.move(taken, SLOT + int(item), seat, 1 << seat)
            self.move(self.held[OFFER][0], OFFER, SLOT + int(item), 1 << seat)
        elif block == "seat":
            self.phase, self.decider = "return", int(item)
            return
        elif block == "return":
            owner = self.turn % SEATS
            (offered,) = self.look(OFFER)
            self.move(int(action) - RETURN, seat, owner, 1 << seat | 1 << owner)
            self.move(offered, OFFER, seat, 1 << seat | 1 << owner)
        elif block == "peek":
            kinds = self.look(int(item))
            self.looked(int(item), 1 << seat)
        elif block == "steal":
            kinds = self.look(int(item))
            kind = kinds[self.rng.below(len(kinds))]
            self.move(kind, int(item), seat, 1 << seat | 1 << int(item))
        elif block == "ask" and self.ask(seat, int(action) - ASK):
            return
        self.end_turn()

    def offered(self, seat: i64) -> None:
        """A place for faults to be planted: a card was put down."""

    def ask(self, seat: i64, kind: int) -> bool:
        """Whoever else holds the kind shows it; True if somebody has to decide something first."""
        others = [other for other in range(SEATS) if other != seat]
        if kind in self.held[seat]:
            holder = []
        else:
            holder = [other for other in others if kind in self.look(other)]
        if holder:
            self.shown(kind, holder[0])
        else:
            self.absent(kind, sum(1 << other for other in others))
        return False

    def end_turn(self) -> None:
        """On to the next seat."""
        self.turn += 1
        self.phase, self.decider = "act", self.turn % SEATS

    def outcome(self) -> Outcome:
        scores = [sum(self.held[seat]) for seat in range(SEATS)]
        return Outcome(scores, [1 + sum(other > score for other in scores) for score in scores])

    def value(self, seat: i64) -> float:
        return min(1.0, sum(self.held[seat]) / 28)

    def copy(self) -> "Smuggle":
        twin = type(self)(self.setup, self.rng.copy())
        twin.load(self.dump())
        return twin

    def dump(self) -> list[int]:
        numbers = [self.turn, list(RULES).index(self.phase), self.decider, *self.hidden]
        for kinds in self.held:
            numbers += [len(kinds), *kinds]
        return numbers

    def load(self, data: list[int]) -> None:
        self.turn, phase, self.decider = data[:3]
        self.phase = list(RULES)[phase]
        self.hidden = data[3 : 3 + ZONES]
        at = 3 + ZONES
        for zone in range(ZONES):
            self.held[zone] = data[at + 1 : at + 1 + data[at]]
            at += 1 + data[at]

    def visible_zones(self, viewer: i64) -> i64:
        return self.space.visible_to(viewer) | (1 << OFFER if viewer == self.turn % SEATS else 0)

    def cards(self, zone: i64) -> list[int]:
        return list(self.held[zone])

    def hidden_count(self, zone: i64) -> i64:
        return self.hidden[zone]

    def hide(self, zone: i64) -> None:
        self.hidden[zone] += len(self.held[zone])
        self.held[zone] = []

    def reveal(self, zone: i64, kind: i64) -> None:
        self.hidden[zone] -= 1
        self.held[zone] = sorted([*self.held[zone], int(kind)])

    def hidden_pool(self) -> vec[i64]:
        known_kinds = {kind for kinds in self.held for kind in kinds}
        return vec[i64]([0 if kind in known_kinds else 1 for kind in range(8)])


class SmuggleView(View, frozen=True, kw_only=True):
    """What a viewer sees of Smuggle."""

    turn: int
    held: list[list[int]]
    sizes: list[int]


class SmuggleGame(Game):
    """For three."""

    name = "smuggle"
    rules_version = 1
    players = range(3, 4)
    usual = 3
    options = ()
    actions = SPACE
    folder = Path(__file__).parent
    state: type[Smuggle] = Smuggle

    def setup(self, *_: object, **__: object) -> Setup:
        return self.make_setup(SEATS, {}, ComponentsFile('game = "smuggle"', "toy", "smuggle"))

    def make_setup(self, seats: int, options: dict[str, OptionValue], sheet: ComponentsFile) -> Setup:
        zones = [Zone(f"hand:{seat}", seat) for seat in range(SEATS)]
        zones += [Zone(name, DARK) for name in ("slot:0", "slot:1", "offer")]
        return Setup(self.name, 1, seats, options, sheet, ZoneSpace(zones, KINDS, [0] * 8))

    def make_state(self, setup: Setup, rng: Rng) -> State:
        return self.state(setup, rng)

    def view(self, observation: Observation) -> View:
        state = observation.state
        assert isinstance(state, Smuggle)
        return SmuggleView(
            game=self.name,
            viewer=observation.viewer,
            deciders=members(state.deciders()),
            asked=ask(observation, SPACE, RULES),
            known=known(observation),
            absent=absent(observation),
            unseen=unseen(observation),
            missing=missing(observation),
            turn=state.turn,
            held=state.held,
            sizes=[state.size(zone) for zone in range(ZONES)],
        )


GAME = SmuggleGame()


# Faults that must be found.


class OfferedRank(Event, frozen=True, tag="offered-rank"):
    """Tells everyone the rank of a card put face down."""

    seat: int
    rank: int


class RankInAnEvent(Smuggle):
    """Says aloud how high the card is that was put down."""

    def offered(self, seat: i64) -> None:
        if self.log is not None and self.held[OFFER]:
            self.log.append(OfferedRank(int(seat), self.held[OFFER][0]))


class MarkOnACard(Smuggle):
    """Remembers on the card that it was seen, and shows at each place how many such cards lie there."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.marked: set[int] = set()
        self.marks = [0] * ZONES

    def copy(self) -> "Smuggle":
        twin = super().copy()
        assert isinstance(twin, MarkOnACard)
        twin.marked = set(self.marked)
        twin.marks = list(self.marks)
        return twin

    def apply(self, seat: i64, action: i64) -> None:
        if PEEK <= action < PEEK + SEATS:
            self.marked.update(self.held[action - PEEK])
        super().apply(seat, action)

    def redact(self, viewer: i64) -> State:
        seen = super().redact(viewer)
        assert isinstance(seen, MarkOnACard)
        seen.marks = [len(self.marked.intersection(kinds)) for kinds in self.held]
        return seen

    def size(self, zone: int) -> int:
        return super().size(zone) + 100 * self.marks[zone]  # the view shows sizes


class PromptForHolders(Smuggle):
    """Stops to ask whoever holds the highest card, and nobody else, whether to veto a question."""

    def ask(self, seat: i64, kind: int) -> bool:
        for other in range(SEATS):
            if other != seat and 7 in self.held[other]:
                self.phase, self.decider = "veto", other
                return True
        return super().ask(seat, kind)
