"""The tables of the database. Times are milliseconds since 1970; JSON is text that msgspec reads."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text, false

METADATA = MetaData()
ID = String(40)
CODE = String(12)
NUMBER = BigInteger().with_variant(Integer, "sqlite")  # only an INTEGER counts itself up there

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("version", Integer, nullable=False),  # of the cookie: one with an older number is void
    Column("seen", BigInteger, nullable=False),
)

LINKS = Table(
    "links",
    METADATA,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the token: the token itself is never stored
    Column("person", ID, nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", ID, primary_key=True),
    Column("muted", ID, primary_key=True),
)

LESSONS = Table(
    "lessons",
    METADATA,
    Column("person", ID, primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("lesson", String(60), primary_key=True),
    Column("step", Integer, nullable=False),  # how many are over
)
"""How far people are in the courses."""

COACHED = Table(
    "coached",
    METADATA,
    Column("person", ID, primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("message", String(80), primary_key=True),
    Column("moment", String(40), nullable=False),  # of which game it was said in, as the client names it
)
"""What the coach has explained to people."""

TABLES = Table(
    "tables",
    METADATA,
    Column("code", CODE, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),  # the version it was opened with
    Column("components", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("host", ID),
    Column("secret", String(64), nullable=False),  # of the deal that comes, or that was made
    Column("salt", String(64), nullable=False),  # of a deal by the first protocol, else empty
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("outcome", Text),
    Column("rematch", CODE),
    Column("closed", String(20)),
    Column("watched", BigInteger, nullable=False, server_default="0"),  # as other processes know
    Column("open", Boolean, nullable=False, server_default=false()),  # as in the settings, for the lobby
    Column("until", BigInteger),  # while the deal is made: when what is waited for must have come
    Column("earlier", Text, nullable=False, server_default="[]"),  # deals that were void or put away, open
    Column("evening", CODE, nullable=False, server_default=""),  # the first table of a row of rematches
    Column("beginning", Text),  # how it began, if not with a deal
    Index("tables_by_phase", "phase", "touched"),
    Index("tables_to_join", "open", "phase", "touched"),
    Index("tables_by_evening", "evening"),
    Index("tables_by_host", "host", "phase"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("code", CODE, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, index=True),
    Column("bot", String(40)),
    Column("away", Boolean, nullable=False),
    Column("share", String(64), nullable=False),  # as it was opened for the deal
    Column("bank", BigInteger),  # what is left of a clock for the whole game
    Column("since", BigInteger, nullable=False),  # no clock counts time before this
    Column("standing", String(40)),  # a standing order
    Column("here", BigInteger, nullable=False, server_default="0"),  # as other processes know
    Column("kind", String(8), nullable=False, server_default=""),  # in the deal; empty before it
    Column("pledge", String(64), nullable=False, server_default=""),
    Column("kept", ID, index=True),  # for whom a free seat of a rematch is kept
)

PLIES = Table(
    "plies",
    METADATA,
    Column("code", CODE, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("actions", Text, nullable=False),  # names, with a blank between them
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("code", CODE, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", Integer, nullable=False),
    Column("actions", Text, nullable=False),
)
"""What seats have answered in a sealed window that is still open."""

DUE = Table(
    "due",
    METADATA,
    Column("code", CODE, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("lease", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False, server_default="0"),
)
"""When a table needs attention next (a clock, a window, a bot's turn), and until when it is attended to.

The lease is renewed while a bot thinks, so that no other process has the same thought.

`ply` is how much of the game that moment follows from: a process that has not heard of the last play must not
put an older moment in its place. So a row stays, with `NEVER`, when nothing is due any more.
"""
NEVER = 2**62

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("key", String(24), primary_key=True),  # of the record, what was asked for, and all versions
    Column("code", CODE, nullable=False, index=True),
    Column("person", ID, nullable=False),  # who asked for it
    Column("head", Text, nullable=False),  # what the key is made from
    Column("plays", Text, nullable=False, server_default="[]"),  # who played what
    Column("jobs", Integer, nullable=False, server_default="0"),  # in all; 0 before that is known
    Column("done", Integer, nullable=False, server_default="0"),
    Column("failed", Boolean, nullable=False, server_default=false()),
    Column("lease", BigInteger, nullable=False, server_default="0"),  # until when a process works on it
    Column("asked", BigInteger, nullable=False, server_default="0"),  # when it was asked for
    Column("cost", Integer, nullable=False, server_default="1"),  # of what its person may ask for in a day
    Index("reviews_by_person", "person", "asked"),
)

FINDINGS = Table(
    "findings",
    METADATA,
    Column("review", String(24), primary_key=True),
    Column("job", Integer, primary_key=True),
    Column("found", Text, nullable=False),
)
"""What reviews have found so far, job by job: one that was interrupted goes on from here."""

CHAT = Table(
    "chat",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("code", CODE, nullable=False, index=True),
    Column("person", ID, nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("code", CODE, nullable=False),
    Column("line", BigInteger, nullable=False),
    Column("text", Text, nullable=False),  # as it was said, for it may be deleted
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

VARIABLES = Table(
    "facts",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server must remember of itself: when it was last up, which key signs cookies (a digest of it)."""
