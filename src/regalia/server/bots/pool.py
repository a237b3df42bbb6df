"""Processes that work for whom it is fair to do so next, and are ended when nobody wants what they do."""

import asyncio
import multiprocessing
import os
import signal
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from threading import Lock
from typing import Any, TypeVar

from regalia._orphans import end_with_parent
from regalia.server.bots.fair_queue import Asker, FairQueue

TRIES = 3  # of a piece of work whose process dies
GRACE_SECONDS = 0.3  # in which a process may finish what nobody wants any more, before it is ended
FAREWELL_SECONDS = 2.0  # in which an idle process ends by itself
NOBODY: Asker = ("", "", "")
T = TypeVar("T")


class Died(Exception):
    """A process ended in the middle of its work."""


class Failed(Exception):
    """What was raised in a process, as it told it."""


class Worker:
    """A process that does one thing at a time; the next thing starts another if it has died."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._thread = ThreadPoolExecutor(1, "worker")  # waits for it
        self._guard = Lock()
        self._running: tuple[SpawnProcess, Connection] | None = None
        self._over = False

    async def do(self, work: Callable[..., Any], given: tuple[object, ...]) -> Any:
        """Have something done."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work, given)

    def _do(self, work: Callable[..., Any], given: tuple[object, ...]) -> Any:
        try:
            pipe = self._start()
            pipe.send((work, given))
            good, found = pipe.recv()
        except (EOFError, OSError) as error:
            self._bury()
            raise Died("a process died at its work") from error
        if not good:
            raise Failed(found)
        return found

    def _start(self) -> Connection:
        with self._guard:
            if self._over:
                raise EOFError("it is not wanted any more")
            if self._running is None:
                _allow_children()
                context = multiprocessing.get_context("spawn")
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(theirs, self._niceness), daemon=True)
                process.start()
                theirs.close()
                self._running = process, ours
            return self._running[1]

    def _bury(self) -> None:
        with self._guard:
            running, self._running = self._running, None
        if running is not None:
            process, pipe = running
            pipe.close()
            process.join(FAREWELL_SECONDS)
            process.kill()
            process.join()

    def kill(self) -> None:
        """End what it does, at once."""
        with self._guard:
            if self._running is not None:
                self._running[0].kill()

    def end(self) -> None:
        """It does nothing: let it go."""
        self._over = True
        self._thread.submit(self._bury)
        self._thread.shutdown(wait=False)


class Job:
    """A piece of work, whom it is for, and its result to come."""

    def __init__(self, asker: Asker, work: Callable[..., Any], given: tuple[object, ...]) -> None:
        self.asker = asker
        self.work = work
        self.given = given
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None  # that is at it


class WorkerPool:
    """So many processes, started when there is something to do, and the queue before them."""

    def __init__(self, count: int, niceness: int, ahead: "WorkerPool | None" = None) -> None:
        """`ahead`: nothing is begun here while something waits there, or all are at work there."""
        self._ahead = ahead
        self._behind: list[WorkerPool] = []
        if ahead is not None:
            ahead._behind.append(self)
        self._count = count
        self._niceness = niceness
        self._queue: FairQueue[Job] = FairQueue()
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._leaving: set[Worker] = set()  # busy, and not to be given anything more
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, asker: Asker, work: Callable[..., T], *given: object) -> T:
        """Have something done for someone. Whoever no longer waits for it has it stopped."""
        job = Job(asker, work, given)
        self._queue.add(asker, job)
        self._go_on()
        try:
            found: T = await job.result
        except asyncio.CancelledError:
            if job.worker is not None:
                asyncio.get_running_loop().call_later(GRACE_SECONDS, self._stop, job)
            elif not job.result.done() or job.result.cancelled():
                self._queue.remove(asker, job)
            raise
        return found

    def warm_up(self, work: Callable[..., object], *given: object) -> None:
        """Start a process by something that nobody waits for, unless there is one."""
        if not self._idle and not self.full:
            self._queue.add(NOBODY, Job(NOBODY, work, given))
            self._go_on()

    def renew(self) -> None:
        """New processes for all that comes; the old ones finish what they are at, and end."""
        for worker in self._idle:
            worker.end()
        self._idle.clear()
        self._leaving |= self._busy
        self._busy.clear()
        self._go_on()

    def close(self) -> None:
        """End all of them."""
        for task in self._tasks:
            task.cancel()
        for worker in (*self._idle, *self._busy, *self._leaving):
            worker.kill()
            worker.end()

    @property
    def full(self) -> bool:
        """Whether something waits, or one thing more would have to."""
        return len(self._queue) > 0 or len(self._busy) >= self._count

    def _may_begin(self) -> bool:
        return len(self._busy) < self._count and (self._ahead is None or not self._ahead.full)

    def _go_on(self) -> None:
        """Give whoever is free the next thing."""
        while self._may_begin() and (next_one := self._queue.take()) is not None:
            worker = self._idle.pop() if self._idle else Worker(self._niceness)
            self._busy.add(worker)
            next_one[1].worker = worker
            task = asyncio.get_running_loop().create_task(self._work(worker, next_one[1]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, worker: Worker, job: Job) -> None:
        begun = time.monotonic()
        try:
            found = await self._insist(worker, job)
            if not job.result.done():
                job.result.set_result(found)
        except Exception as error:
            if not job.result.done():
                job.result.set_exception(error)
        job.worker = None
        self._queue.spent(job.asker, time.monotonic() - begun)
        if worker in self._leaving:
            self._leaving.remove(worker)
            worker.end()
        else:
            self._busy.remove(worker)
            self._idle.append(worker)
        self._go_on()
        for pool in self._behind:
            pool._go_on()

    async def _insist(self, worker: Worker, job: Job) -> Any:
        for _ in range(TRIES - 1):
            try:
                return await worker.do(job.work, job.given)
            except Died:
                if job.result.done():  # nobody waits for it
                    raise
        return await worker.do(job.work, job.given)

    def _stop(self, job: Job) -> None:
        if job.worker is not None:
            job.worker.kill()


def _allow_children() -> None:
    """Let a daemon of multiprocessing have children: some servers (hypercorn) run the application in one.

    Others may have none because these would outlive a killed parent; ours end with it (`end_with_parent`).
    """
    multiprocessing.current_process()._config.pop("daemon", None)  # type: ignore[attr-defined]


def _serve(pipe: Connection, niceness: int) -> None:
    """In the process: leave Ctrl-C to the server, end when it is killed, be polite to it, and work."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    while True:
        try:
            asked = pipe.recv_bytes()
        except EOFError:
            return
        try:
            work, given = ForkingPickler.loads(asked)
            answer = True, work(*given)
        except Exception:
            answer = False, traceback.format_exc()
        pipe.send(answer)
