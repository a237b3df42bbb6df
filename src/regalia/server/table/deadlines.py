"""What a table needs when nobody acts: bots that move, windows that close, clocks that run out."""

from hashlib import sha256
from math import inf

import structlog

from regalia.kernel.game import pack_observation
from regalia.server.clock import now_ms
from regalia.server.errors import Refusal
from regalia.server.table.commits import advance, hold
from regalia.server.table.dealing import make_void
from regalia.server.table.play import GRACE_MS, Play, Task
from regalia.server.table.room import Room, Thought

READY_MS = 300  # so long before the answer to a window is shown, a search for it ends
LOG = structlog.get_logger()


async def run_due_task(room: Room) -> None:
    """Do the first thing that is due; what comes after it is due in its turn.

    Nothing waits for a bot here: it is set to think, and its play happens when it has thought.
    """
    async with room.lock:
        play = room.play
        if room.wrong:  # another process has played, and the match is being read again
            return
        if room.phase == "dealing":
            await end_step(room)
            return
        now = now_ms()
        tasks = [task for task in room.pending() if task.at <= now] if room.attended else []
        tasks.sort(key=room.needs_bot)  # a window whose time is over waits for no bot, nor for one that fails
        task = tasks[0] if tasks else None
        if play is None or task is None:
            await room.plan(release=True)
        elif task.kind == "clock":
            await stand_in(room, play, task.seat)
        elif room.needs_bot(task):
            _set_to_think(room, play, task)
        else:
            draft = play.settled(task.seat)
            await advance(room, play, play.match.prepare(task.seat, draft), draft)


async def end_step(room: Room) -> None:
    """With the lock held: a step of the deal has taken too long."""
    await room.store.write(make_void, room.code, room.registry.resumed)
    room.registry.tell(room.code)
    if await room.catch_up(room.ply) is not None:
        await room.plan(release=True)


def _set_to_think(room: Room, play: Play, task: Task) -> None:
    """With the lock held: a bot begins to think. The table stays this process's own until it is done."""
    bot = room.holders[task.seat].by_bot
    assert bot is not None
    packed = pack_observation(play.match.observe(task.seat))
    entropy = sha256(f"{play.match.seed.hex()} bot {play.ply} {task.seat}".encode()).digest()
    room.thought = Thought(play, task.seat, bot)
    seed = int.from_bytes(entropy[:8], "big")
    held_until = play.held_until(task.seat)
    seconds = (held_until - READY_MS - now_ms()) / 1000 if held_until else inf
    room.thought.work = room.registry.run(_think(room, room.thought, task, packed, seed, seconds))


async def _think(room: Room, thought: Thought, task: Task, packed: bytes, seed: int, seconds: float) -> None:
    """A bot's play, from its first thought to its commit; it is cancelled when it is no longer wanted."""
    try:
        draft = await room.registry.bot_workers.think(room.asker(), thought.bot, packed, seed, seconds)
        async with room.lock:
            wanted = room.thought is thought and room.wants(thought)
            room.thought = None  # from here on nobody cancels it
            held_until = thought.play.held_until(task.seat) if wanted else 0
            if held_until > now_ms():
                await hold(room, thought.play, task.seat, draft)
                await room.plan(release=True)
            elif wanted:
                if held_until:  # it comes too late, and that must not be seen
                    draft = thought.play.settled(task.seat)
                await advance(room, thought.play, thought.play.match.prepare(task.seat, draft), draft)
            elif not room.gone and not room.wrong:
                await room.plan(release=True)
    except Refusal as why:  # another process, or someone who came back, was faster
        LOG.info("bot play refused", code=room.code, reason=why.reason)
    except Exception:  # it is thought again when the lease ends
        LOG.exception("bot failed", code=room.code)
    finally:
        if room.thought is thought:
            room.thought = None


async def stand_in(room: Room, play: Play, seat: int) -> None:
    """With the lock held: a bot takes over from someone whose clock ran out, or who resigned."""
    values: dict[str, object] = {"away": True, "bot": room.settings.stand_in}
    bank = play.bank_at(seat, now_ms())  # what was spent on this play is spent, also by one who resigns
    if bank is not None:
        values["bank"] = bank
    await room.set_seat(seat, **values)
    room.tell_table()
    await room.plan(release=True)


async def come_back(room: Room, play: Play, seat: int) -> None:
    """With the lock held: someone takes the seat back; a clock that ran out is given a little time."""
    bank = room.holders[seat].bank
    values: dict[str, object] = {"away": False, "bot": None, "since": play.since_back(seat, now_ms())}
    if bank is not None:
        values["bank"] = bank or GRACE_MS
    await room.set_seat(seat, **values)
    room.tell_table()
    await room.plan()
