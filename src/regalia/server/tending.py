"""What a table needs when nobody acts: bots that move, windows that close, clocks that run out."""

from hashlib import sha256

from regalia.kernel.game import pack_observation
from regalia.server.play import GRACE_MS, Play, Task
from regalia.server.room import Room
from regalia.server.store import now_ms
from regalia.server.thinking import think


async def tend(room: Room) -> None:
    """Do the first thing that is due; what comes after it is due in its turn."""
    async with room.lock:
        play = room.play
        if _overtaken(room, play):
            return
        if play is None or room.phase != "playing":
            await room.plan()
            return
        task = next(iter(play.tasks()), None)
        if task is None or task.at > now_ms():
            await room.plan()
            return
        if task.kind == "clock":
            await stand_in(room, play, task.seat)
            return
        holder = room.holders[task.seat]
        answer = play.answers.get(task.seat)
        if task.kind != "bot" and (answer is not None or holder.by_bot is None or task.kind == "pass"):
            await let_answer(room, play, task, answer or [play.passing(task.seat)])
            return
        bot, decision = holder.by_bot, play.decisions[task.seat]
        assert bot is not None
        packed = pack_observation(play.match.observe(task.seat))
        entropy = sha256(f"{play.match.seed.hex()} bot {play.ply} {task.seat}".encode()).digest()
    draft = await room.hall.thinkers.run(think, bot, packed, int.from_bytes(entropy[:8], "big"))
    async with room.lock:
        if _overtaken(room, play):
            return
        if _awaits(room, bot, task.seat) and play.decisions[task.seat] == decision:
            await let_answer(room, play, task, draft)
        else:
            await room.plan()


def _overtaken(room: Room, play: Play | None) -> bool:
    """Whether another process has played, so that the match is being read again."""
    return room.wrong or room.play is not play


def _awaits(room: Room, bot: str, seat: int) -> bool:
    """Whether a bot still plays: meanwhile the table may have been put away, or the seat taken back."""
    return not room.gone and room.phase == "playing" and room.holders[seat].by_bot == bot


async def let_answer(room: Room, play: Play, task: Task, draft: list[str]) -> None:
    """With the lock held: a play that the table makes for a seat."""
    await room.advance(play, play.match.prepare(task.seat, draft), draft)
    room.broadcast(play.ply)


async def stand_in(room: Room, play: Play, seat: int) -> None:
    """With the lock held: a bot takes over from someone whose clock ran out, or who resigned."""
    values: dict[str, object] = {"away": True, "bot": room.settings.stand_in}
    bank = play.bank_at(seat, now_ms())  # what was spent on this play is spent, also by one who resigns
    if bank is not None:
        values["bank"] = bank
    await room.set_seat(seat, **values)
    room.tell_table()
    await room.plan()


async def come_back(room: Room, play: Play, seat: int) -> None:
    """With the lock held: someone takes the seat back; a clock that ran out is given a little time."""
    bank = room.holders[seat].bank
    values: dict[str, object] = {"away": False, "bot": None, "since": play.since_back(seat, now_ms())}
    if bank is not None:
        values["bank"] = bank or GRACE_MS
    await room.set_seat(seat, **values)
    room.tell_table()
    await room.plan()
