"""What goes over the wire: every message of a table's WebSocket, and the bodies of the REST interface.

These structs are the protocol. `make types` turns them, and the views and events of all games, into the
TypeScript types of the client. Times are milliseconds since 1970; seats count from 0, a spectator is -1.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from regalia.kernel.events import Event
from regalia.kernel.fair import Fair
from regalia.kernel.setup import OptionValue
from regalia.kernel.view import View
from regalia.review.hints import ExpectedReply

VERSION = 1
"""Of the protocol. Every message carries it as `v`; a client that reads another asks to be reloaded."""

LONGEST_NAME = 24
LONGEST_CHAT = 400
LONGEST_DRAFT = 200  # actions: the longest plays, in Brawling Barons, have a few dozen
MOST_BYTES = 16_384  # of one message to the server

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[str, Meta(max_length=40)]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # what a seat adds to the seed
Draft = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=LONGEST_DRAFT)]
Phase = Literal["gathering", "playing", "over", "closed"]


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
    spectator_chat: bool = False  # while the game is running
    stand_in: Level = "courtier"  # the bot that takes over from someone whose clock ran out or who resigned


class Seat(Struct, frozen=True):
    """One seat: a person, a bot, or a bot standing in for a person who may come back (`away`)."""

    person: Person | None
    bot: str | None
    away: bool
    connected: bool
    shared: bool  # has added its randomness to the deal


class Table(Struct, frozen=True):
    """A table as all who look at it know it."""

    code: str
    game: str
    options: dict[str, OptionValue]
    settings: Settings
    phase: Phase
    host: Person | None
    seats: list[Seat]
    commitment: str  # SHA-256 of the server's part of the seed and a salt, before the first card
    spectators: int
    created: int
    rematch: str | None  # the code of the table that goes on from this one
    closed: str | None  # why it was closed: "abandoned", "rules", "host"
    hasty: bool  # the server's engine is not compiled: bots think for a second at most


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


AnyRequest = (
    PreviewRequest
    | CommitRequest
    | HintRequest
    | WhyRequest
    | OrderRequest
    | ChatRequest
    | SyncRequest
    | PingRequest
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
    clocks: Clocks | None
    outcome: Outcome | None
    fair: Fair | None


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

    The one who opens it sits at `seat` (null: nowhere) and adds `share` to the deal. A share that the server
    sees before it shows its commitment proves nothing against it: to be sure, sit down again with another.
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    bots: Annotated[list[Level | None], Meta(max_length=8)] = []
    options: Annotated[dict[str, OptionValue], Meta(max_length=20)] = {}
    settings: Settings = Settings()
    seat: Annotated[int, Meta(ge=0, le=7)] | None = 0
    share: Share | None = None
    start: bool = False  # at once, if nobody else is waited for


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to sit down at, and what its holder adds to the deal."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    share: Share


class PlaceBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a free seat, or null to take it away."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: Level | None


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


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    players: list[int]
    usual: int
    options: list[GameOption]
    orders: list[str]  # standing orders, `all` among them; none if the game has no windows
    windows: list[str]  # the questions that are answers to other seats' plays


class Lobby(Struct, frozen=True):
    """Open tables, and the receiver's own running ones."""

    open: list["Listed"]
    mine: list["Listed"]


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


class Replay(Struct, frozen=True):
    """A finished game as one viewer saw it, or with all cards open (`viewer` -2), ply by ply."""

    viewer: int
    seats: list[int]
    at: list[int]
    events: list[list[Event]]
    views: list[View]
    outcome: Outcome


class Fault(Struct, frozen=True):
    """A refusal of the REST interface."""

    reason: str
    text: str


def read_settings(text: str) -> Settings:
    """Settings as they are stored."""
    return msgspec.json.decode(text, type=Settings)
