"""What goes over the wire: every message of a table's WebSocket, and the bodies of the REST interface.

These structs are the protocol. `make types` turns them, and the views and events of all games, into the
TypeScript types of the client. Times are milliseconds since 1970; seats count from 0, a spectator is -1.
"""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from regalia.kernel.events import Event
from regalia.kernel.fair import Deal, Opened, Proof
from regalia.kernel.setup import OptionValue
from regalia.kernel.view import View
from regalia.review.hints import ExpectedReply
from regalia.review.report import Review

VERSION = 2
"""Of the protocol. Every message carries it as `v`; a client that reads another asks to be reloaded."""

LONGEST_NAME = 24
LONGEST_CHAT = 400
LONGEST_DRAFT = 200  # actions: the longest plays, in Brawling Barons, have a few dozen
MOST_BYTES = 16_384  # of one message to the server

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[str, Meta(max_length=40)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes: a share, or a digest of the deal
Draft = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=LONGEST_DRAFT)]
ReviewForm = Literal["quick", "thorough"]
Phase = Literal["gathering", "dealing", "playing", "over", "closed"]


# People and tables, as everyone sees them


class Person(Struct, frozen=True):
    """Someone at a table, by the name they gave; `id` tells two of the same name apart."""

    id: str
    name: str


class Clock(Struct, frozen=True):
    """How long people may think.

    `move`: so many seconds for each play. `game`: so many for the whole game, and `increment` more after each
    play. `days`: like `move`, for games by correspondence.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Settings(Struct, frozen=True):
    """What a table agrees on besides the options of its game."""

    clock: Clock = Clock()
    windows: Literal["quick", "sealed"] = "quick"  # how answers to other seats' plays are waited for
    # How long a sealed window stays open, and a quick one under a clock for the whole game.
    window_seconds: Annotated[int, Meta(ge=3, le=120)] = 10
    open: bool = False  # anyone may see it in the lobby and sit down
    hints: bool = True
    spectators: bool = True
    review: bool = True  # when it is over, it may be reviewed
    spectator_chat: bool = False  # while the game is running
    stand_in: Level = "courtier"  # the bot that takes over from someone whose clock ran out or who resigned
    bot_pace: Literal["quick", "normal", "slow"] = "normal"  # how long bots pause before they move


class Seat(Struct, frozen=True):
    """One seat: a person, a bot, or a bot standing in for a person who may come back (`away`)."""

    person: Person | None
    bot: str | None
    away: bool
    connected: bool
    shared: bool  # has opened its share for the deal
    kept: Person | None = None  # for whom this free seat of a rematch is kept


class Evening(Struct, frozen=True):
    """The games before this one in a row of rematches, and how many of them each seat's holder has won."""

    games: int
    wins: list[int]  # by seat


class Origin(Struct, frozen=True):
    """The moment of a finished game from which a table plays on: after a ply, in a seat.

    What that seat did not know was dealt anew, or kept as it was.
    """

    code: str
    ply: int
    seat: int
    keep: bool


class Table(Struct, frozen=True):
    """A table as all who look at it know it."""

    code: str
    game: str
    options: dict[str, OptionValue]
    settings: Settings
    phase: Phase
    host: Person | None
    seats: list[Seat]
    commitment: str  # of the server to its secret for the deal, before the first card
    deal: Deal | None  # from when the host deals; none by the first protocol
    earlier: int  # deals before it that were void, or put away; they are open
    spectators: int
    created: int
    rematch: str | None  # the code of the table that goes on from this one
    closed: str | None  # why it was closed: "abandoned", "rules", "host"
    hasty: bool  # the server's engine is not compiled: bots think for a second at most
    origin: Origin | None  # where it plays on from, if it does
    evening: Evening


class Clocks(Struct, frozen=True):
    """When whom the game waits for must have chosen, and what everyone has left, in milliseconds."""

    now: int  # the server's time, to compare with
    due: list[int | None]  # by seat: the moment its clock runs out, if it runs
    left: list[int | None]  # by seat: what it has left while its clock stands still
    window: int | None  # the moment a window closes that has a time of its own


class Outcome(Struct, frozen=True):
    """The end of a game."""

    scores: list[int]
    ranks: list[int]


class ChatLine(Struct, frozen=True):
    """Something said at a table."""

    id: int
    person: Person
    seat: int  # -1: a spectator
    at: int
    text: str


# From the client


class Request(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message of a client. `id` is the client's own number, which the answer names."""

    v: int = VERSION
    id: int = 0


class PreviewRequest(Request, frozen=True, tag="preview"):
    """How a draft would look: `decision` is the one it answers."""

    decision: int
    draft: Draft


class CommitRequest(Request, frozen=True, tag="commit"):
    """Make a draft happen; one that is not whole yet is answered by its preview."""

    decision: int
    draft: Draft


class HintRequest(Request, frozen=True, tag="hint"):
    """What a bot would do here, after the draft so far."""

    decision: int
    draft: Draft = []


class WhyRequest(Request, frozen=True, tag="why"):
    """Why an action cannot be chosen here, after the draft so far."""

    decision: int
    action: Annotated[str, Meta(max_length=80)]
    draft: Draft = []


class OrderRequest(Request, frozen=True, tag="order"):
    """A standing order: `all`, one of the game's, or none."""

    order: Annotated[str, Meta(max_length=40)] | None


class ChatRequest(Request, frozen=True, tag="chat"):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class SyncRequest(Request, frozen=True, tag="sync"):
    """Send everything again, with the events since a ply."""

    since: Annotated[int, Meta(ge=0)] = 0


class PingRequest(Request, frozen=True, tag="ping"):
    """Ask for a heartbeat."""


class PledgeRequest(Request, frozen=True, tag="pledge"):
    """Commit to a share, in the deal of a commitment of the server's."""

    commitment: Digest
    pledge: Digest


class OpenRequest(Request, frozen=True, tag="open"):
    """Open the share, for one transcript."""

    transcript: Digest
    share: Digest


AnyRequest = (
    PreviewRequest
    | CommitRequest
    | HintRequest
    | WhyRequest
    | OrderRequest
    | ChatRequest
    | SyncRequest
    | PingRequest
    | PledgeRequest
    | OpenRequest
)


# To the client


class Message(Struct, frozen=True, tag_field="type", kw_only=True):
    """A message of the server. `id` names the request that it answers, if it answers one."""

    v: int = VERSION
    id: int = 0


class TableMessage(Message, frozen=True, tag="table"):
    """The table has changed: who sits where, its phase. `you` is the receiver's seat or -1."""

    table: Table
    you: int
    host: bool  # the receiver is the host
    order: str | None  # the receiver's standing order


class StateMessage(Message, frozen=True, tag="state"):
    """The game as the receiver sees it after `ply`, and what happened since `since`, ply by ply.

    `events[0]` belongs to ply `since`, where ply 0 is the set-up. `seats` and `at` tell who made each of
    these plies (-1 for the set-up), and when. A client whose last ply was not `since - 1` has missed some.
    """

    ply: int
    since: int
    events: list[list[Event]]
    seats: list[int]
    at: list[int]
    view: View
    decision: int | None  # what the receiver is asked; an answer names it
    sealed: bool  # the receiver's answer is held until the window closes
    answered: bool  # the receiver has answered a sealed window and may still change it
    moot: bool  # the receiver has one answer only, and everyone can see that
    clocks: Clocks | None
    outcome: Outcome | None
    fair: Proof | None  # of the deal, when the game is over


class PreviewMessage(Message, frozen=True, tag="preview"):
    """A draft as the one who makes it would see it."""

    decision: int
    draft: list[str]  # with the steps after it that leave no choice
    view: View
    events: list[Event]
    whole: bool
    reveals: bool
    answered: str  # the question that the draft's last action answers


class CommittedMessage(Message, frozen=True, tag="committed"):
    """It is stored. `ply` is its number, or null for an answer held until a sealed window closes."""

    ply: int | None


class HintMessage(Message, frozen=True, tag="hint"):
    """What a bot thinks of the next choice, the best first."""

    decision: int
    draft: list[str]
    candidates: list["Candidate"]


class WhyMessage(Message, frozen=True, tag="why"):
    """The number of the rule by which the action cannot be chosen; empty if it can, or nothing is asked."""

    decision: int
    action: str
    rule: str


class Candidate(Struct, frozen=True):
    """A choice, the share of its thought that a bot gave to it, and the chance to win that it sees in it."""

    action: str
    share: float
    expected: float
    reply: ExpectedReply | None = None  # what another seat will most likely do then


class ChatMessage(Message, frozen=True, tag="chat"):
    """Lines said since the last one sent."""

    lines: list[ChatLine]


class HeartbeatMessage(Message, frozen=True, tag="heartbeat"):
    """All is well, and this is the last ply."""

    ply: int
    now: int


class RefusedMessage(Message, frozen=True, tag="refused"):
    """A request was not carried out; nothing has changed."""

    reason: str  # a word for programs: "stale", "illegal", "not-yours", …
    text: str  # a sentence for people


AnyMessage = (
    TableMessage
    | StateMessage
    | PreviewMessage
    | CommittedMessage
    | HintMessage
    | WhyMessage
    | ChatMessage
    | HeartbeatMessage
    | RefusedMessage
)


# REST: requests


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """What someone wants to be called."""

    name: Name


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `bots` gives a level for each seat that a bot takes, null for the others.

    The one who opens it sits at `seat` (null: nowhere).
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    bots: Annotated[list[Level | None], Meta(max_length=8)] = []
    options: Annotated[dict[str, OptionValue], Meta(max_length=20)] = {}
    settings: Settings = Settings()
    seat: Annotated[int, Meta(ge=0, le=7)] | None = 0
    start: bool = False  # at once, if nobody else is waited for: dealt without shares, as nobody is connected


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to sit down at."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class PlaceBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a free seat, or null to take it away."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: Level | None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game to play on from: after a ply, in a seat, against bots of a level."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    keep: bool = False  # the cards that were hidden; otherwise they are dealt anew
    bot: Level = "courtier"


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """A review that is wanted."""

    form: ReviewForm = "quick"


class Whom(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone to be muted, or heard again."""

    person: Annotated[str, Meta(max_length=40)]
    muted: bool = True


class ReportLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat that the operator should look at."""

    line: int
    reason: Annotated[str, Meta(max_length=LONGEST_CHAT)] = ""


# REST: answers


class Me(Struct, frozen=True):
    """You: null until you have given a name."""

    person: Person | None
    muted: list[str]


class Line(Struct, frozen=True):
    """Something that you said at a table."""

    code: str
    at: int
    text: str


class MyData(Struct, frozen=True):
    """All that is kept of you, to be taken along; deleting your data deletes it all."""

    person: Person
    muted: list[str]
    tables: list[str]  # at which you sit, or that you opened
    chat: list[Line]
    lessons: dict[str, dict[str, int]]  # as in `Lessons.progress`
    coached: dict[str, dict[str, str]]  # by game, as in `Coached`


class Link(Struct, frozen=True):
    """A one-time link to go on elsewhere, with a QR code as SVG."""

    url: str
    qr: str
    expires: int


class Invite(Struct, frozen=True):
    """The link to a table, with a QR code as SVG."""

    url: str
    qr: str


class GameOption(Struct, frozen=True):
    """An option of a game; its words stand in the catalogue."""

    name: str
    default: OptionValue
    choices: list[OptionValue]


class LevelInfo(Struct, frozen=True):
    """A level of bots at a table of so many players, as it was measured; null where it was not.

    Alone against a table of `against` it wins about `wins_of_ten` games of ten, where an even chance wins
    `fair_of_ten`. `offered` is false where it was not shown to be stronger than the level below.
    """

    name: str
    offered: bool
    against: str | None
    wins_of_ten: int | None
    fair_of_ten: float | None
    seconds: float | None  # that it thinks about a decision


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    players: list[int]
    usual: int
    minutes: list[int]  # that a game takes among people, from and to
    weight: int  # how much there is to learn: 1 little, 2 some, 3 much
    options: list[GameOption]
    orders: list[str]  # standing orders, `all` among them; none if the game has no windows
    windows: list[str]  # the questions that are answers to other seats' plays
    levels: list[list[LevelInfo]]  # for each number of players, weakest first
    characters: list[str]  # that bots above the lowest level can have, as in `courtier:bold`


class Lobby(Struct, frozen=True):
    """Open tables, and the receiver's own running ones."""

    open: list["Listed"]
    mine: list["Listed"]


class Deals(Struct, frozen=True):
    """The deals of a table that are open: void ones at once, the last when the game is over or put away."""

    deals: list[Opened]


class Finished(Struct, frozen=True):
    """A game that is over, in the list of someone who played in it."""

    code: str
    game: str
    evening: str  # the same for all games of a row of rematches
    ended: int
    you: int
    people: list[Person | None]  # by seat; null where a bot sat, or someone whose data was deleted
    bots: list[str | None]
    outcome: Outcome


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: Table
    you: int
    deciders: list[int]  # whom it waits for
    ply: int
    touched: int


class Briefing(Struct, frozen=True):
    """What a client must know once to read a table's views: names in the order of their numbers."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    kinds: list[str]
    zones: list[str]
    names: dict[str, dict[str, str]]  # that the components give, by sort and id
    static_data: msgspec.Raw  # what the game's own board needs: values of cards, a map


class Sample(Struct, frozen=True):
    """A game to look at before there is a table: what its cards need, and a table just laid."""

    briefing: Briefing
    view: View


class Replay(Struct, frozen=True):
    """A finished game as one viewer saw it, or with all cards open (`viewer` -2), ply by ply."""

    viewer: int
    seats: list[int]
    at: list[int]
    events: list[list[Event]]
    views: list[View]
    outcome: Outcome


class ReviewState(Struct, frozen=True):
    """How far the review of a game is, and what it says by now; `jobs` is 0 before the work is known."""

    form: ReviewForm
    phase: Literal["none", "running", "done", "failed"]
    jobs: int
    done: int
    review: Review | None  # null if there is none yet, or nothing new


# Lessons: all that a lesson has come to follows from the answers given, which the client keeps


class LessonAt(Struct, frozen=True, forbid_unknown_fields=True):
    """Where someone is in a lesson: a play for each step that is over, none for one that only shows.

    `mistakes` is how often the step was answered wrong: after a few, what is to be chosen next is lit.
    """

    answers: Annotated[list[Draft], Meta(max_length=40)] = []
    mistakes: Annotated[int, Meta(ge=0, le=1000)] = 0


class LessonDraft(LessonAt, frozen=True, forbid_unknown_fields=True):
    """The same, and a play that is being made, or made."""

    draft: Draft = []


class LessonWhy(LessonDraft, frozen=True, forbid_unknown_fields=True):
    """The same, and an action that is not offered."""

    action: Annotated[str, Meta(max_length=80)] = ""


class LessonInfo(Struct, frozen=True):
    """A lesson in a list."""

    game: str
    number: int  # in its course, counted from 1
    lesson: str
    steps: int
    words: int
    minutes: float
    rules: list[str]


class Lessons(Struct, frozen=True):
    """All lessons, and how far the receiver is: by game and lesson the steps that are over."""

    lessons: list[LessonInfo]
    progress: dict[str, dict[str, int]]


class Coached(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach of a game has explained to you: by message the moment at which that was.

    A moment is the client's own: it says something again when the page is loaded again before the next play.
    """

    said: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=100)] = {}


class LessonStep(Struct, frozen=True):
    """A step of a lesson as its player sees it; words are ids of the course's catalogue.

    `events` and `seats` tell what happened since the last answer, as in `StateMessage`.
    """

    game: str
    lesson: str
    number: int  # counted from 0
    steps: int
    done: bool  # the last step is over
    asks: bool  # for a play
    words: str
    praise: str  # for the answer before; empty if there is none
    lit: list[str]  # things, as boards name them in `data-about`
    seat: int
    view: View
    events: list[list[Event]]
    seats: list[int]
    outcome: Outcome | None


class LessonVerdict(Struct, frozen=True):
    """What a play is to the step that asks for it: right, wrong, or not to be told yet."""

    right: bool | None
    words: str


class LessonPreview(Struct, frozen=True):
    """A play in a lesson as the one who makes it would see it; wrong as soon as nothing right comes of it."""

    draft: list[str]
    view: View
    events: list[Event]
    whole: bool
    reveals: bool
    answered: str
    verdict: LessonVerdict
    lit: list[str]  # as in `LessonStep`


class LessonAnswered(Struct, frozen=True):
    """What came of an answer: the step that follows, or the same one if it was wrong."""

    verdict: LessonVerdict
    step: LessonStep


class LessonRule(Struct, frozen=True):
    """The number of the rule by which an action cannot be chosen; empty if it can."""

    rule: str


class Fault(Struct, frozen=True):
    """A refusal of the REST interface."""

    reason: str
    text: str


@lru_cache(maxsize=1024)
def read_settings(text: str) -> Settings:
    """Settings as they are stored; most tables have the same."""
    return msgspec.json.decode(text, type=Settings)
