"""Bodies of the REST interface but for lessons: what is asked for, and what is answered."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from regalia.kernel.events import Event
from regalia.kernel.fair import Opened
from regalia.kernel.setup import OptionValue
from regalia.kernel.view import View
from regalia.review.report import Review
from regalia.server.wire.tables import LONGEST_CHAT, Level, Name, Outcome, Person, Settings, Table

ReviewForm = Literal["quick", "thorough"]


# Requests


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


# Answers


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


class Fault(Struct, frozen=True):
    """A refusal of the REST interface."""

    reason: str
    text: str
