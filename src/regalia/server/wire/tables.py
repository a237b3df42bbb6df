"""People and tables, as everyone sees them; and the limits of what clients may send."""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from regalia.kernel.fair import Deal
from regalia.kernel.setup import OptionValue

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
Phase = Literal["gathering", "dealing", "playing", "over", "closed"]


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


@lru_cache(maxsize=1024)
def read_settings(text: str) -> Settings:
    """Settings as they are stored; most tables have the same."""
    return msgspec.json.decode(text, type=Settings)
