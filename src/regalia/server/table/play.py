"""A match as a table plays it: who is asked what since when, clocks, windows, and what each viewer is sent.

Nothing here reads a clock or a database. The moments of all plies are given, so a table that is loaded again
finds its clocks and windows where they were.
"""

from hashlib import sha256
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from regalia.bots.registry import answers_at_once, extend_draft, make_bot
from regalia.kernel.bits import members
from regalia.kernel.fair import FirstProof, Proof
from regalia.kernel.game import Game, find_game
from regalia.kernel.match import Match, Prepared, Preview
from regalia.kernel.rng import fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.zones import SPECTATOR
from regalia.server.wire import Clocks, Outcome, PreviewMessage, Settings, StateMessage

GRACE_MS = 30_000  # the least that someone has who comes back to a clock that ran out
QUICK_MS = (
    400,
    2200,
)  # the pause before a seat that can only pass does so, and before a bot answers a window
SEARCH_MS = (2000, 3800)  # the same for bots that search, which have to have found their answer by then
BOT_PACES = {"quick": 0, "normal": 1, "slow": 3}  # by how much bots' pauses are stretched
LATE_BOT = "courtier"  # answers what is asked next of a seat that has let its time pass
MOST_CHANGES = 20  # of one answer, where a seat may think again until the others have answered


class SeatHolder:
    """Who decides for a seat, and by which clock."""

    def __init__(
        self,
        person: str | None,
        bot: str | None,
        away: bool,
        share: str,
        bank: int | None,
        since: int,
        standing: str | None,
        here: int = 0,
        kind: str = "",
        pledge: str = "",
        kept: str | None = None,
    ) -> None:
        self.person = person
        self.bot = bot
        self.away = away
        self.share = share
        self.bank = bank
        self.since = since
        self.standing = standing
        self.here = here  # by way of another process this person is connected, at least until then
        self.kind = kind  # in the deal: person, absent or bot; empty before it
        self.pledge = pledge
        self.kept = kept  # for whom a free seat of a rematch is kept

    @property
    def by_bot(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.bot if self.away or self.person is None else None


class Task(NamedTuple):
    """Something to be done for a seat when its moment has come.

    Kinds: "bot" (it thinks), "pass" (what it has settled on happens), "seal" (the same, as a window closes),
    "clock" (it ran out).
    """

    at: int
    seat: int
    kind: str


@mypyc_attr(allow_interpreted_subclasses=True)  # tests plant leaks in it
class Play:
    """One match in play."""

    def __init__(
        self,
        setup: Setup,
        settings: Settings,
        holders: list[SeatHolder],
        seed: bytes,
        started: int,
        proof: Proof | FirstProof | None = None,
        position: str | None = None,
    ) -> None:
        self.game: Game = find_game(setup.game)
        self.settings = settings
        self.holders = holders
        self.proof = proof  # of the deal: nobody's business before the end
        self.match = Match(setup, seed, position)
        self.at = [started]  # the moment of each ply; the set-up is the first
        self.resumed = 0  # the server was down until then: no clock counts time before it
        self.woken = 0  # bots alone stood still until then, because nobody looked
        self.bot_pause = 0
        self.asked: list[tuple[str, list[int]] | None] = [None] * setup.seats
        self.decisions: list[int | None] = [None] * setup.seats
        self.changes = [0] * setup.seats  # how often a seat has changed the answer that it gave last
        self.answers: dict[int, list[str]] = {}  # by seat: what is held until its window closes
        self._update_decisions(SPECTATOR)

    @property
    def ply(self) -> int:
        """How many commits there have been."""
        return len(self.match.plies)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    def fair(self) -> Proof | None:
        """The proof of the deal, once the game is over; clients read none of the first protocol."""
        return self.proof if self.over and isinstance(self.proof, Proof) else None

    def commit(self, prepared: Prepared, at: int) -> None:
        """A play that was prepared happens, at a moment."""
        seat = prepared.ply.seat
        if not self.match.state.deciders() >> seat & 1:  # it had answered, and thought again
            self.changes[seat] += 1
        self.match.adopt(prepared)
        self.at.append(at)
        self._update_decisions(seat)

    def bank_after(self, seat: int, at: int) -> int | None:
        """What a clock for the whole game has left after a play at that moment."""
        left = self.bank_at(seat, at)
        return None if left is None else left + 1000 * self.settings.clock.increment

    def bank_at(self, seat: int, at: int) -> int | None:
        """What a clock for the whole game has left at a moment; only a person has one."""
        holder = self.holders[seat]
        if holder.bank is None or holder.by_bot is not None:
            return None
        running = self.match.state.deciders() >> seat & 1 and not self._in_window(seat)
        return max(0, holder.bank - max(0, at - self._asked_at(seat))) if running else holder.bank

    def since_back(self, seat: int, now: int) -> int:
        """Since when time counts for someone who comes back: a clock that ran out is given a little.

        A window that has a time of its own closes when it would have.
        """
        clock, holder = self.settings.clock, self.holders[seat]
        if clock.kind == "none" or self._timed_window(seat):
            return holder.since
        if clock.kind == "game":
            return now
        length = 1000 * clock.seconds
        asked = self.match.state.deciders() >> seat & 1
        if asked and now >= self._asked_at(seat) + length:
            return now - max(0, length - GRACE_MS)
        return holder.since

    def _update_decisions(self, actor: int) -> None:
        """See who is asked what now. An unchanged question is the same decision, unless its seat answered."""
        state = self.match.state
        for seat in range(self.match.setup.seats):
            prompt = state.prompt(seat)
            asked = (prompt, state.legal(seat)) if prompt else None
            if asked is None or state.deciders() >> seat & 1:
                self.changes[seat] = 0
            if asked is None:
                self.decisions[seat] = None
            elif asked != self.asked[seat] or seat == actor:
                self.decisions[seat] = self.ply
            else:
                continue
            self.asked[seat] = asked
            self.answers.pop(seat, None)

    # Windows

    def _in_window(self, seat: int) -> bool:
        asked = self.asked[seat]
        return asked is not None and asked[0] in self.game.windows

    def _timed_window(self, seat: int) -> bool:
        """Whether this seat is asked in a window that has a time of its own, in which no other clock runs.

        A quick window has one under a clock for the whole game: what an answer took of that clock would tell
        everyone whether its seat had a choice.
        """
        alone = self.settings.windows == "sealed" or self.settings.clock.kind == "game"
        return alone and self._in_window(seat)

    def _window_end(self, seat: int) -> int | None:
        """When this seat's window closes by itself: the same whatever the seat may do."""
        waits = self.sealed(seat) if self.settings.windows == "sealed" else self.holders[seat].by_bot is None
        if not waits or not self._timed_window(seat):
            return None
        return self._asked_at(seat) + 1000 * self.settings.window_seconds

    def sealed(self, seat: int) -> bool:
        """Whether this seat's answer is held until its window closes."""
        return self.settings.windows == "sealed" and self._in_window(seat) and not self._moot(seat)

    def passing(self, seat: int) -> str:
        """The answer of a seat that lets its time pass: in a window, the one that lets the play be."""
        asked = self.asked[seat]
        assert asked is not None
        return self.game.windows.get(asked[0]) or self.game.when_late[asked[0]]

    def settled(self, seat: int) -> list[str]:
        """What happens when this seat's window closes: the answer that is held, else it lets the play be."""
        held = self.sealed(seat) or self.holders[seat].by_bot is not None
        return (self.answers.get(seat) if held else None) or self._let_be(seat)

    def _let_be(self, seat: int) -> list[str]:
        """The whole play of a seat that lets its time pass; a bot chooses what it is asked after that."""
        draft = [self.passing(seat)]
        if self._is_whole(seat, draft):
            return draft
        actions = [self.game.actions.parse(name) for name in draft]
        text = f"{self.match.seed.hex()} late {self.ply} {seat}".encode()
        rng = fast_rng(int.from_bytes(sha256(text).digest()[:8], "big"))
        bot = make_bot(LATE_BOT, self.game)
        while not extend_draft(bot, self.match.observe(seat), actions, rng):
            pass
        return [self.game.actions.name(action) for action in actions]

    def _is_whole(self, seat: int, draft: list[str]) -> bool:
        return isinstance(self.match.attempt(seat, draft), Prepared)

    def _has_late_answer(self, seat: int) -> bool:
        """Whether the rules say what a seat has answered that lets its time pass."""
        asked = self.asked[seat]
        return asked is not None and asked[0] in self.game.when_late

    def _moot(self, seat: int) -> bool:
        """Whether everyone can see that this seat has no choice: one action, and no card hidden from others.

        What a seat may do depends on cards that it sees; where all of those are public, so is what it may do.
        """
        asked = self.asked[seat]
        if asked is None or len(asked[1]) > 1:
            return False
        public = self.match.cached_observation(SPECTATOR).state
        own = self.match.state.visible_zones(seat) & ~public.visible_zones(SPECTATOR)
        if any(public.hidden_count(zone) for zone in members(own)):
            return False
        return not self._in_window(seat) or self._is_whole(seat, [self.passing(seat)])

    def _passes_by_itself(self, seat: int) -> bool:
        """Whether a person in a window is not waited for: it can only be let be, or is, by a standing order.

        Someone who is asked more after that, as where a Trap strikes back, has a choice.
        """
        asked = self.asked[seat]
        assert asked is not None
        only = len(asked[1]) == 1 or self._lets_pass(seat)
        return only and self._is_whole(seat, [self.passing(seat)])

    def _lets_pass(self, seat: int) -> bool:
        """Whether a standing order, judged by public facts alone, says to let this be."""
        standing = self.holders[seat].standing
        if standing is None:
            return False
        test = self.game.orders.get(standing)
        return standing == "all" or (
            test is not None and test(self.match.cached_observation(SPECTATOR).state, seat)
        )

    # What is due

    def _asked_at(self, seat: int) -> int:
        decision = self.decisions[seat]
        assert decision is not None
        holder = self.holders[seat]
        woken = self.woken if holder.by_bot is not None else 0  # no person wins time by having left
        return max(self.at[decision], holder.since, self.resumed, woken)

    def _pause(self, seat: int, low: int, high: int) -> int:
        """A pause that nobody can foresee, and that is the same after a restart."""
        text = f"{self.match.seed.hex()} pause {self.ply} {seat}".encode()
        return low + int.from_bytes(sha256(text).digest()[:4], "big") % (high - low + 1)

    def _window_pause(self, seat: int) -> int:
        """How long this seat's window stays open if no person answers: the same whatever the seat may do."""
        bot = self.holders[seat].by_bot
        if bot is None or answers_at_once(bot):
            return self._pause(seat, *QUICK_MS)
        return self._pause(seat, *SEARCH_MS)

    def held_until(self, seat: int) -> int:
        """Until when what a bot has thought of is held: in a window, so that nobody sees how long it took."""
        if self.sealed(seat):
            return self._window_end(seat) or 0
        if self._in_window(seat) and not self._moot(seat) and self.bot_pause:
            return self._asked_at(seat) + self._window_pause(seat)
        return 0

    def _clock_end(self, seat: int) -> int | None:
        clock, holder = self.settings.clock, self.holders[seat]
        if clock.kind == "none" or holder.by_bot is not None or self._timed_window(seat):
            return None
        left = holder.bank if clock.kind == "game" else 1000 * clock.seconds
        return self._asked_at(seat) + (left or 0)

    def tasks(self) -> list[Task]:
        """What will have to be done if nobody does anything, the first first."""
        found = []
        for seat in members(self.match.state.deciders()):
            asked_at = self._asked_at(seat)
            window = self._in_window(seat)
            end = self._window_end(seat) or self._clock_end(seat)
            if window and self._moot(seat):
                found.append(Task(asked_at, seat, "pass"))
            elif end is not None and self.sealed(seat):
                found.append(Task(end, seat, "seal"))
                if self.holders[seat].by_bot is not None and seat not in self.answers:
                    found.append(Task(asked_at, seat, "bot"))
            elif self.holders[seat].by_bot is not None:
                held_until, answered = self.held_until(seat), seat in self.answers
                if held_until or answered:  # then it answers, or lets the play be if it is not ready
                    found.append(Task(held_until, seat, "pass"))
                if not answered:
                    longest = self.bot_pause * BOT_PACES[self.settings.bot_pace]
                    pause = 0 if window else self._pause(seat, longest // 2, longest)
                    found.append(Task(asked_at + pause, seat, "bot"))
            elif window and self._passes_by_itself(seat):
                found.append(Task(asked_at + self._window_pause(seat), seat, "pass"))
            elif end is not None:
                found.append(Task(end, seat, "pass" if window or self._has_late_answer(seat) else "clock"))
        return sorted(found, key=lambda task: task.at)

    def deciders(self) -> list[int]:
        """The seats that the game waits for."""
        return members(self.match.state.deciders())

    def due(self) -> int | None:
        """The moment of the first of them."""
        tasks = self.tasks()
        return tasks[0].at if tasks else None

    # What a viewer is sent

    def clocks(self, now: int) -> Clocks | None:
        """All clocks, the same for every viewer."""
        deciders = members(self.match.state.deciders())
        window = [end for seat in deciders if (end := self._window_end(seat)) is not None]
        if self.settings.clock.kind == "none" and not window:
            return None
        seats = range(self.match.setup.seats)
        due = [self._clock_end(seat) if seat in deciders else None for seat in seats]
        return Clocks(now, due, [holder.bank for holder in self.holders], min(window, default=None))

    def state_message(self, viewer: int, since: int, now: int, id_: int = 0) -> StateMessage:
        """Everything, with the events since a ply."""
        match = self.match
        seated = viewer != SPECTATOR
        view = self.game.view(match.cached_observation(viewer))
        seats = [ply.seat for ply in match.plies[max(0, since - 1) :]]
        if since == 0:  # the set-up was nobody's
            seats.insert(0, SPECTATOR)
        result = match.outcome if match.over else None
        return StateMessage(
            id=id_,
            ply=self.ply,
            since=since,
            events=match.events(viewer, since),
            seats=seats,
            at=self.at[since:],
            view=view,
            decision=self.decisions[viewer] if seated else None,
            sealed=seated and self.sealed(viewer),
            answered=viewer in self.answers and self.sealed(viewer),
            moot=seated and self._moot(viewer),
            clocks=self.clocks(now),
            outcome=Outcome(result.scores, result.ranks) if result else None,
            fair=self.fair(),
        )

    def preview_message(self, preview: Preview, decision: int, id_: int) -> PreviewMessage:
        """A draft as its seat would see it."""
        view = self.game.view(preview.observation)
        return PreviewMessage(
            id=id_,
            decision=decision,
            draft=[self.game.actions.name(action) for action in preview.draft],
            view=view,
            events=preview.events,
            whole=preview.whole,
            reveals=preview.reveals,
            answered=preview.answered,
        )
