"""A table in this process: its match, those who look at it, and when it needs attention.

Plays are in `commits`, what else a seat may ask in `requests`, what happens when nobody acts in `deadlines`.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec
from sqlalchemy import delete, update

from regalia.kernel.game import find_game, same_setup
from regalia.kernel.zones import SPECTATOR
from regalia.server import wire
from regalia.server.bots.fair_queue import Asker
from regalia.server.bots.workers import BotWorkers
from regalia.server.clock import now_ms
from regalia.server.config import Config
from regalia.server.errors import Refusal
from regalia.server.storage.models import DUE, SEATS
from regalia.server.storage.queries import LEASE_MS, mark_here, mark_watched, wake
from regalia.server.storage.rows import PlyRow, StoredTable
from regalia.server.storage.store import Store
from regalia.server.table.beginnings import beginning_of
from regalia.server.table.channel import CHANGED
from regalia.server.table.connection import Connection, encode
from regalia.server.table.dealing import proof_of, seed_in, step_end
from regalia.server.table.describing import describe, holders_of
from regalia.server.table.lock import RoomLock
from regalia.server.table.play import Play, Task

RunInBackground = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]
HERE_MS = 40_000  # for so long someone who is connected counts as here, unless it is said again


class Thought:
    """What a bot thinks about: the question of a seat."""

    def __init__(self, play: Play, seat: int, bot: str) -> None:
        self.play = play
        self.seat = seat
        self.bot = bot
        self.decision = play.decisions[seat]
        self.work: asyncio.Task[None] | None = None


class Registry(Protocol):
    """What a room needs of the rooms of its process, which are in `rooms`."""

    config: Config
    store: Store
    bot_workers: BotWorkers
    resumed: int  # since when the server has been up
    hasty: bool  # bots think for a second at most
    commits: int  # plays stored

    def run(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do something in the background."""

    def schedule(self, room: "Room") -> None:
        """A room has changed: come back when there is something to do."""

    def forget(self, room: "Room") -> None:
        """Let go of a room; those in it come back and find it as it is stored."""

    def tell(self, code: str, ply: int = CHANGED) -> None:
        """Tell other processes that a table has changed."""


class Room:
    """One table. `lock` is held while something is decided and stored, so that all see the same order."""

    def __init__(self, registry: Registry, stored: StoredTable) -> None:
        self.registry = registry
        self.store = registry.store
        self.code: str = stored.table.code
        self.lock = RoomLock()
        self.connections: set[Connection] = set()
        self.play: Play | None = None
        self.due: int | None = None  # as the database has it
        self.thought: Thought | None = None  # one at a time; the database knows it by the lease
        self.address = ""  # from which the table was opened, as far as this process knows
        self.used = now_ms()
        self.lines: list[wire.ChatLine] | None = None  # of the chat, once they have been read
        self.gone = False  # another Room may stand for the table by now
        self.wrong = False  # the match here is not the one that is stored, until it is read again
        self.take_in(stored)

    # The table as the database has it

    @property
    def ply(self) -> int:
        """How many plies all here have been shown; -1 before the deal."""
        return self.play.ply if self.play is not None else -1

    def take_in(self, stored: StoredTable) -> None:
        """Take over what is stored: at first, and whenever it has changed other than by a commit."""
        self.read_at = now_ms()
        self.row = stored.table
        self.phase: wire.Phase = self.row.phase
        self.names = stored.names
        self.settings = wire.read_settings(self.row.settings)
        self.holders = holders_of(stored.seats)
        self.evening = stored.evening
        if self.phase not in ("playing", "over"):
            return
        if self.play is None:
            self.play = self.dealt()
            if self.phase == "playing":
                self.registry.bot_workers.warm_up(self.row.game, {h.by_bot for h in self.holders if h.by_bot})
        self.play.holders = self.holders
        replay(self.play, stored)
        for answer in stored.answers:
            if self.play.decisions[answer.seat] == answer.decision:
                self.play.answers[answer.seat] = answer.actions.split(" ")

    def dealt(self) -> Play:
        """The match as it was dealt."""
        row = self.row
        options = msgspec.json.decode(row.options)
        setup = same_setup(find_game(row.game), row.rules, len(self.holders), options, row.components, None)
        proof = proof_of(row, self.holders)
        begun = beginning_of(row)
        assert row.started is not None
        if begun.seed is not None:  # a record that was brought along
            seed, proof = bytes.fromhex(begun.seed), begun.deal or begun.fair
        else:
            assert proof is not None
            seed, proof = seed_in(proof), None if begun.position else proof
        play = Play(setup, self.settings, self.holders, seed, row.started, proof, begun.position)
        play.resumed = self.registry.resumed
        play.bot_pause = self.registry.config.bot_pause
        return play

    async def catch_up(self, shown: int) -> StoredTable | None:
        """With the lock held: read what is new, and show it to those who saw `shown` plies."""
        if self.gone or self.wrong:
            return None
        stored = await self.store.load(self.code, self.play.ply if self.play else 0)
        if stored is None:
            self.registry.forget(self)
            return None
        self.show(stored, shown)
        return stored

    def show(self, stored: StoredTable, shown: int, asker: Connection | None = None, id_: int = 0) -> None:
        """With the lock held: take over what is stored, and show what is new to those who saw `shown` plies.

        If someone asked for the change, how the table is now is the answer.
        """
        self.take_in(stored)
        self.seat_all()
        if self.among_themselves:
            self.send_away_spectators()
        for connection, message in self.table_messages().items():
            if connection is asker:
                connection.tell(msgspec.structs.replace(message, id=id_))
                connection.told = message
            elif message != connection.told:
                connection.tell_table(message)
        if self.play is not None and self.play.ply > shown:
            self.broadcast(shown + 1)

    async def take_over(self, stored: StoredTable, asker: Connection | None = None, id_: int = 0) -> None:
        """A piece of work has just changed the table, with the lock held, and gives it as it left it.

        Nothing newer can have been read here before, and whatever changes it later is told of.
        """
        if not self.gone and not self.wrong:
            self.show(stored, self.ply, asker, id_)
            self.due = stored.due
            if self.phase != "gathering" or self.due is not None:
                await self.plan()

    async def refresh(self) -> None:
        """The table was changed here, in the database: catch up, and say when it needs attention next."""
        async with self.lock:
            caught_up = await self.catch_up(self.ply) is not None
            if caught_up and (self.phase != "gathering" or self.due is not None):
                await self.plan()

    async def reload(self) -> None:
        """Another process may have changed the table, and said when it needs attention next: catch up."""
        async with self.lock:
            if stored := await self.catch_up(self.ply):
                self.due = stored.due
                self.registry.schedule(self)
                await self.wake()
                await self.stay()

    def absorb(self, plies: list[PlyRow]) -> None:
        """With the lock held: what was played by way of another process happens here, too."""
        play = self.play
        if play is None or self.gone or self.wrong:
            return
        before = play.ply
        for row in plies:
            if row.ply == play.ply + 1:
                bank = play.bank_after(row.seat, row.at)
                play.commit(play.match.prepare(row.seat, row.actions.split(" ")), row.at)
                if bank is not None:
                    self.holders[row.seat].bank = bank
        if play.ply == before:
            return
        if play.over:
            self.phase = "over"
            self.tell_table()
        self.broadcast(before + 1)
        self.due = play.due()
        self.registry.schedule(self)

    async def read_again(self, shown: int) -> None:
        """Another process had stored another play: put the match here right, and show what happened."""
        try:
            async with self.lock:
                self.play, self.wrong = None, False
                if stored := await self.catch_up(shown):
                    self.due = stored.due
                    self.registry.schedule(self)
        except Exception:
            self.registry.forget(self)
            raise

    def seat_of(self, person: str | None) -> int:
        """Where someone sits, or -1."""
        for seat, holder in enumerate(self.holders):
            if person is not None and holder.person == person:
                return seat
        return SPECTATOR

    def running(self) -> Play:
        """The match, if there is one."""
        if self.gone or self.wrong:
            raise Refusal("stale", "The table is being reloaded; try again.")
        if self.play is None or self.phase != "playing":
            raise Refusal("not-playing", "No game is being played at this table.")
        return self.play

    # Those who look

    @property
    def among_themselves(self) -> bool:
        """Whether only those who sit here may look: before the deal, anyone might still sit down."""
        return not self.settings.spectators and self.phase != "gathering"

    def seat_all(self) -> None:
        """See again who of those present sits where."""
        for connection in self.connections:
            connection.viewer = self.seat_of(connection.person)

    def send_away_spectators(self) -> None:
        """Let go of those who came while anyone might still sit down."""
        for connection in [c for c in self.connections if c.viewer == SPECTATOR]:
            self.connections.discard(connection)
            connection.close()

    def send_away(self, person: str) -> None:
        """Let go of all connections of someone, who shows a cookie when they come back."""
        for connection in [c for c in self.connections if c.person == person]:
            self.leave(connection)
            connection.viewer = SPECTATOR  # what is still on its way changes nothing
            connection.close()

    async def enter(self, connection: Connection, since: int) -> None:
        """Someone comes, and is shown everything."""
        async with self.lock:
            if self.gone:  # forgotten on the way here
                connection.close()
                return
            connection.viewer = self.seat_of(connection.person)
            if connection.viewer == SPECTATOR and self.among_themselves:
                raise Refusal("no-spectators", "This table does not admit spectators.", 403)
            self.connections.add(connection)
            self.tell_table()
            self.address = self.address or connection.address
            self.sync(connection, since, 0)
            await self.mark(connection.viewer, now_ms() + HERE_MS)
            await self.wake()

    def leave(self, connection: Connection) -> None:
        """Someone goes, or was sent away."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.used = now_ms()
        self.tell_table()
        if connection.viewer not in self.seats_here():
            self.registry.run(self.mark(connection.viewer, 0))
        if not self.connections and self.bots_alone and self.phase == "playing":
            self.registry.run(self.refresh())

    def seats_here(self) -> set[int]:
        """The seats of people who are connected to this process."""
        return {connection.viewer for connection in self.connections}

    async def mark(self, seat: int, until: int) -> None:
        """Let other processes know that someone is here, or no longer."""
        if not self.store.embedded and seat != SPECTATOR:
            await self.store.write(mark_here, [(self.code, seat)], until)
            self.registry.tell(self.code)

    async def stay(self) -> None:
        """With the lock held: say again who is here, if someone was said to have gone.

        Who loses the line comes back by way of another process, which may say that they are here before
        the one that they have left says that they are not.
        """
        now = now_ms()
        for seat in self.seats_here() - {SPECTATOR}:
            if self.holders[seat].here <= now:
                await self.mark(seat, now + HERE_MS)

    def sync(self, connection: Connection, since: int, id_: int) -> None:
        """With the lock held: the whole view for one of them."""
        if self.wrong or self.gone:
            connection.close()  # to come back when it is right
        elif self.play is not None:
            since = min(since, self.play.ply)
            connection.tell(self.play.state_message(connection.viewer, since, now_ms(), id_))

    def describe(self) -> wire.Table:
        """The table as all know it."""
        present = {connection.person for connection in self.connections}
        spectators = sum(connection.viewer == SPECTATOR for connection in self.connections)
        return describe(
            self.row,
            self.phase,
            self.holders,
            self.names,
            present,
            spectators,
            self.registry.hasty,
            self.evening,
        )

    def table_messages(self) -> dict[Connection, wire.TableMessage]:
        """How the table is, for everyone here."""
        messages: dict[Connection, wire.TableMessage] = {}
        if not self.connections:
            return messages
        table = self.describe()
        for connection in self.connections:
            seat = connection.viewer
            messages[connection] = wire.TableMessage(
                table=table,
                you=seat,
                host=connection.person is not None and connection.person == self.row.host,
                order=self.holders[seat].standing if seat != SPECTATOR else None,
            )
        return messages

    def tell_table(self) -> None:
        """Tell everyone how the table is."""
        for connection, message in self.table_messages().items():
            connection.tell_table(message)

    def broadcast(self, since: int) -> None:
        """Show everyone what happened; what is the same for several is made once."""
        assert self.play is not None
        made: dict[int, bytes] = {}
        now = now_ms()
        for connection in self.connections:
            text = made.get(connection.viewer)
            if text is None:
                text = encode(self.play.state_message(connection.viewer, since, now))
                made[connection.viewer] = text
            connection.post(text)

    # Seats

    def answering(self, seat: int, decision: int) -> Play:
        """The match, if this seat may answer this decision in it."""
        play = self.running()
        if seat == SPECTATOR:
            raise Refusal("no-seat", "You have no seat at this table.", 403)
        if self.holders[seat].away:
            raise Refusal("away", "A bot plays for you; take your seat back first.")
        if play.decisions[seat] != decision:
            raise Refusal("stale", "The game has moved on since that question; look again.")
        return play

    async def set_seat(self, seat: int, **values: object) -> None:
        """Change who decides for a seat, or how, in the database and here."""
        where = (SEATS.c.code == self.code) & (SEATS.c.seat == seat)
        await self.store.change(update(SEATS).where(where).values(**values))
        self.registry.tell(self.code)
        for name, value in values.items():
            setattr(self.holders[seat], name, value)

    # Moments

    @property
    def bots_alone(self) -> bool:
        """Whether no person plays: bots move only while someone looks at them."""
        return all(holder.by_bot is not None for holder in self.holders)

    @property
    def attended(self) -> bool:
        """Whether the game goes on by itself; `watched` is as new as the row that was read last."""
        return bool(self.connections) or not self.bots_alone or self.row.watched > now_ms()

    async def plan(self, release: bool = False) -> None:
        """With the lock held: put on record when this table needs attention next.

        `release` it: whoever attended to it, which is this process, is done with that.
        """
        due: int | None = None
        if self.phase == "dealing":
            due = step_end(self.row, self.registry.resumed)
        elif self.play is not None and self.phase == "playing" and self.attended:
            due = self.play.due()
        stopped = due is None and self.due is not None
        if due != self.due or release:
            if self.phase in ("over", "closed"):
                await self.store.change(delete(DUE).where(DUE.c.code == self.code))
            else:
                lease = self.lease()
                others = None if release or lease else now_ms()  # another process may attend to it
                await self.store.set_due(self.code, due, self.ply, lease, others)
        self.due = due
        self.registry.schedule(self)
        if stopped and self.bots_alone:
            self.registry.tell(self.code)  # there may be someone who looks by way of another process

    async def wake(self) -> None:
        """With the lock held: where bots stood still because nobody looked, and someone does, they go on."""
        if self.play is None or self.phase != "playing" or self.due is not None:
            return
        if not self.connections or not self.bots_alone:
            return
        self.play.woken = now_ms()
        due = self.play.due()
        if due is not None:
            if not self.store.embedded:
                await self.store.write(mark_watched, [self.code], now_ms() + HERE_MS)
            await self.store.write(wake, self.code, due, self.play.ply)
            self.due = due
            self.registry.schedule(self)

    def pending(self) -> list[Task]:
        """What is to be done, the first first; nothing for bots while one thinks."""
        if self.play is None or self.phase != "playing":
            return []
        return [task for task in self.play.tasks() if self.thought is None or not self.needs_bot(task)]

    def needs_bot(self, task: Task) -> bool:
        """Whether a bot has to think before it can be done."""
        return task.kind == "bot"

    def next_moment(self) -> int | None:
        """When there is something to do that need not wait for a bot that thinks."""
        if self.thought is None:
            return self.due
        pending = self.pending()
        return pending[0].at if pending else None

    def wants(self, thought: Thought) -> bool:
        """Whether a thought is still of use: the table may have been put away, or the seat taken back."""
        return (
            self.play is thought.play
            and self.phase == "playing"
            and not self.gone
            and not self.wrong
            and thought.play.decisions[thought.seat] == thought.decision
            and self.holders[thought.seat].by_bot == thought.bot
            and self.attended
        )

    def give_up(self) -> None:
        """Stop a thought that is of no use any more."""
        if self.thought is not None and not self.wants(self.thought):
            if self.thought.work is not None:
                self.thought.work.cancel()
            self.thought = None

    def lease(self) -> int:
        """Until when no other process need attend to this table."""
        return now_ms() + LEASE_MS if self.thought is not None and self.wants(self.thought) else 0

    def asker(self) -> Asker:
        """For whom bots think at this table: those who opened it."""
        host = self.row.host or self.code
        return self.address or host, host, self.code


def replay(play: Play, stored: StoredTable) -> None:
    """Let what is stored happen, but for what has happened here already."""
    for ply in stored.plies:
        if ply.ply > play.ply:
            play.commit(play.match.prepare(ply.seat, ply.actions.split(" ")), ply.at)
