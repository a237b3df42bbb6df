"""Messages of a table's WebSocket, in both directions."""

from typing import Annotated

from msgspec import Meta, Struct

from regalia.kernel.events import Event
from regalia.kernel.fair import Proof
from regalia.kernel.view import View
from regalia.review.hints import ExpectedReply
from regalia.server.wire.tables import (
    LONGEST_CHAT,
    VERSION,
    ChatLine,
    Clocks,
    Digest,
    Draft,
    Outcome,
    Table,
)

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
