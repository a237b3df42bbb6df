"""Smuggle: a small game for tests of the kernel, written as another package would write a sixth game.

Three seats with two cards each, two cards face down in the middle, eight kinds. On your turn you put a hand
card down and swap it with the middle or a player, peek at a hand, steal at random, or ask who has a kind.
"""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.actions import ActionSpace
from regalia.kernel.bits import bit, members
from regalia.kernel.components import ComponentsFile
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.events import Dealt, Event
from regalia.kernel.game import Game
from regalia.kernel.layout import NUMBER, Axis, Field, Layout, set_of
from regalia.kernel.menu import Menu
from regalia.kernel.question import About
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.state import Observation, Outcome, State
from regalia.kernel.view import View
from regalia.kernel.viewing import absent, ask, known, missing, unseen
from regalia.kernel.zones import DARK, Zone

KINDS = [f"card-{rank}" for rank in range(8)]
SEATS = 3
IN_SLOT, IN_OFFER, ZONES = 3, 5, 6  # zones 0 to 2 are the hands
TURNS = 12
QUESTIONS = [
    About("act", "SM-1.1", between_plays=True),
    About("place", "SM-1.2"),
    About("return", "SM-1.3"),
    About("veto", "SM-1.4"),
]
ACT, PLACE, GIVE_BACK, ASK_VETO = range(4)
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
OFFER, PEEK, STEAL, ASK, SLOT, TO_SEAT, RETURN, VETO = (block.base for block in SPACE.blocks)


def make_layout() -> Layout:
    """What lies on the table: a set of kinds for each zone, and how many turns there were."""
    zones = [Zone(f"hand:{seat}", seat, (), "held", seat) for seat in range(SEATS)]
    zones += [
        Zone(name, DARK, (), "held", SEATS + place)
        for place, name in enumerate(("slot:0", "slot:1", "offer"))
    ]
    places = Axis("place", [zone.name for zone in zones])
    fields = [Field("turns", NUMBER, "turns that are over"), Field("held", set_of(KINDS), "cards", [places])]
    return Layout(fields, zones, KINDS, [0] * 8, [question.name for question in QUESTIONS])


LAYOUT = make_layout()
TURNS_MADE, HELD = LAYOUT.named["turns"].at, LAYOUT.named["held"].at


class Smuggle(State):
    """The truth of a game of Smuggle."""

    def blank(self, rng: Rng) -> State:
        return type(self)(self.setup, rng)

    def begin(self) -> None:
        self.lay_out()
        deck = vec[i64](list(range(8)))
        self.rng.shuffle(deck)
        for zone, first, last in ((0, 0, 2), (1, 2, 4), (2, 4, 6), (3, 6, 7), (4, 7, 8)):
            kinds = sorted(deck[first:last])
            self.cells[HELD + zone] = sum(1 << kind for kind in kinds)
            if self.log is not None:
                self.log.append(Dealt(zone, last - first, 1 << zone if zone < SEATS else 0, kinds))
        self.ask(ACT, 1)

    def offer(self, seat: i64, menu: Menu) -> None:
        hand = self.cells[HELD + seat]
        others = sum(1 << other for other in range(SEATS) if other != seat and self.size(other))
        if self.question == ACT:
            menu.add(OFFER, hand)
            menu.add(PEEK, others)
            menu.add(STEAL, others)
            menu.add(ASK, 255)
        elif self.question == PLACE:
            menu.add(SLOT, 3)
            menu.add(TO_SEAT, others)
        elif self.question == GIVE_BACK:
            menu.add(RETURN, hand)
        else:
            menu.add(VETO, 1)

    def size(self, zone: int) -> int:
        """How many cards lie there."""
        return self.size_of(zone)

    def move(self, kind: int, source: int, target: int, seen: int) -> None:
        """Take one card from here to there."""
        self.moved(kind, source, target, self.size_of(source), seen)
        self.cells[HELD + source] &= ~bit(kind)
        self.cells[HELD + target] |= bit(kind)

    def look(self, zone: int) -> list[int]:
        """The cards of a zone; those of a redacted one are not known."""
        if self.hidden_count(zone):
            raise HiddenInformation("these cards lie face down")
        return self.cards(zone)

    def apply(self, seat: i64, action: i64) -> None:
        block, _, item = SPACE.name(action).partition(":")
        if block == "offer":
            self.move(int(action), seat, IN_OFFER, 1 << seat)
            self.ask(PLACE, bit(seat))
            self.offered(seat)
            return
        if block == "slot":
            slot = IN_SLOT + int(item)
            (taken,) = self.look(slot)
            self.move(taken, slot, seat, 1 << seat)
            self.move(self.cards(IN_OFFER)[0], IN_OFFER, slot, 1 << seat)
        elif block == "seat":
            self.ask(GIVE_BACK, 1 << int(item))
            return
        elif block == "return":
            (offered,) = self.look(IN_OFFER)
            self.move(int(action) - RETURN, seat, self.turn, 1 << seat | 1 << self.turn)
            self.move(offered, IN_OFFER, seat, 1 << seat | 1 << self.turn)
        elif block == "peek":
            self.look(int(item))
            self.looked(int(item), 1 << seat)
        elif block == "steal":
            kinds = self.look(int(item))
            kind = kinds[self.rng.below(len(kinds))]
            self.move(kind, int(item), seat, 1 << seat | 1 << int(item))
        elif block == "ask" and self.call(seat, int(action) - ASK):
            return
        self.end_turn()

    def offered(self, seat: i64) -> None:
        """A place for faults to be planted: a card was put down."""

    def call(self, seat: i64, kind: int) -> bool:
        """Whoever else holds the kind shows it; True if somebody has to decide something first."""
        others = [other for other in range(SEATS) if other != seat]
        holder = []
        if kind not in self.cards(seat):
            holder = [other for other in others if kind in self.look(other)]
        if holder:
            self.shown(kind, holder[0])
        else:
            self.absent(kind, sum(1 << other for other in others))
        return False

    def end_turn(self) -> None:
        """On to the next seat."""
        self.cells[TURNS_MADE] += 1
        self.turn = self.cells[TURNS_MADE] % SEATS
        self.ask(ACT, 0 if self.cells[TURNS_MADE] == TURNS else bit(self.turn))

    def outcome(self) -> Outcome:
        scores = [sum(self.cards(seat)) for seat in range(SEATS)]
        return Outcome(scores, [1 + sum(other > score for other in scores) for score in scores])

    def value(self, seat: i64) -> float:
        return min(1.0, sum(self.cards(seat)) / 28)

    def visible_zones(self, viewer: i64) -> i64:
        return self.space.visible_to(viewer) | (1 << IN_OFFER if viewer == self.turn else 0)


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

    def make_setup(self, seats: int, options: dict[str, OptionValue], file: ComponentsFile) -> Setup:
        return Setup(self.name, 1, seats, options, file, LAYOUT, QUESTIONS)

    def make_state(self, setup: Setup, rng: Rng) -> State:
        return self.state(setup, rng)

    def view(self, observation: Observation) -> View:
        state = observation.state
        assert isinstance(state, Smuggle)
        return SmuggleView(
            game=self.name,
            viewer=observation.viewer,
            deciders=members(state.deciders()),
            asked=ask(observation, SPACE),
            known=known(observation),
            absent=absent(observation),
            unseen=unseen(observation),
            missing=missing(observation),
            turn=state.cells[TURNS_MADE],
            held=[state.cards(zone) for zone in range(ZONES)],
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
        if self.log is not None and self.cards(IN_OFFER):
            self.log.append(OfferedRank(int(seat), self.cards(IN_OFFER)[0]))


class MarkOnACard(Smuggle):
    """Remembers on the card that it was seen, and shows at each place how many such cards lie there."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.marked: set[int] = set()
        self.marks = [0] * ZONES

    def twin(self, rng: Rng) -> State:
        twin = super().twin(rng)
        assert isinstance(twin, MarkOnACard)
        twin.marked = set(self.marked)
        twin.marks = list(self.marks)
        return twin

    def apply(self, seat: i64, action: i64) -> None:
        if PEEK <= action < PEEK + SEATS:
            self.marked.update(self.cards(action - PEEK))
        super().apply(seat, action)

    def redact(self, viewer: i64) -> State:
        seen = super().redact(viewer)
        assert isinstance(seen, MarkOnACard)
        seen.marks = [len(self.marked.intersection(self.cards(zone))) for zone in range(ZONES)]
        return seen

    def size(self, zone: int) -> int:
        return super().size(zone) + 100 * self.marks[zone]  # the view shows sizes


class PromptForHolders(Smuggle):
    """Stops to ask whoever holds the highest card, and nobody else, whether to veto a question."""

    def call(self, seat: i64, kind: int) -> bool:
        for other in range(SEATS):
            if other != seat and 7 in self.cards(other):
                self.ask(ASK_VETO, 1 << other)
                return True
        return super().call(seat, kind)
