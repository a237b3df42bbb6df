"""One game between bots, as the arena plays it: reproducible, and timed."""

from collections.abc import Sequence
from hashlib import sha256
from time import process_time

import msgspec

from regalia.bots.ismcts import IsmctsBot
from regalia.bots.policies import Foreseeing, Practised
from regalia.bots.registry import Bot, make_bot
from regalia.bots.taste import Taster
from regalia.kernel.bits import members
from regalia.kernel.game import Game, find_game
from regalia.kernel.match import Match, look_ahead
from regalia.kernel.record import Record
from regalia.kernel.rng import Rng, fast_rng
from regalia.kernel.setup import OptionValue
from regalia.kernel.state import Observation
from regalia.lab.guest import Guest, about, is_guest, welcome

CHEATING = "cheating-"  # in the lab only: a bot that sees the truth, to tell how much luck allows
NO_SEARCH = "no search"  # the budget of a bot that does not search


class Contest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game to be played: which bots sit where, and the deal."""

    game: str
    options: dict[str, OptionValue]
    bots: tuple[str, ...]  # by seat
    seed: str
    deal: int
    rotation: int
    components: str | None = None  # a file, where it is not ours


class Result(msgspec.Struct, frozen=True):
    """How it ended, by seat; the record, if it was asked for; seconds of a processor, `work` in all."""

    shares: list[float]
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    record: Record | None
    work: float = 0.0


def check_bots(game: str, bots: Sequence[str]) -> None:
    """An error if one of them is no bot."""
    for bot in bots:
        if is_guest(bot):
            about(bot, game)
            continue
        make_bot(bot.removeprefix(CHEATING), find_game(game))


def budget(bot: str, game: Game) -> str:
    """How long a bot may think at a decision, as it is said of it: by iterations, by time, or neither."""
    if is_guest(bot):
        guest = about(bot, game.name)
        return _budget(guest.iterations, guest.seconds)
    return _budget_of(make_bot(bot.removeprefix(CHEATING), game))


def _budget_of(bot: Bot) -> str:
    if isinstance(bot, Practised):
        practised = _budget_of(bot.search) if bot.search else NO_SEARCH
        return f"{practised} where it practised, else {_budget_of(bot.other)}"
    if isinstance(bot, Foreseeing):
        return f"{bot.truths} truths with a policy, else {_budget_of(bot.other)}"
    if isinstance(bot, Taster):
        return _budget_of(bot.bot)
    return _budget(bot.iterations, bot.seconds) if isinstance(bot, IsmctsBot) else _budget(None, 0.0)


def _budget(iterations: int | None, seconds: float) -> str:
    if iterations is None:
        return NO_SEARCH
    return f"{seconds:g} s" if seconds else f"{iterations} iterations"


def entropy(*parts: object) -> bytes:
    """Bytes that these parts alone determine."""
    return sha256(repr(parts).encode()).digest()


def play_contest(contest: Contest, keep: bool) -> Result:
    """Play the game. Deal and generators depend on seed and number of the deal only, so rotations share them.

    Bots that choose alike then play the same game in every rotation, and only their differences count.
    """
    begun = process_time()
    game = find_game(contest.game)
    seats = len(contest.bots)
    setup = game.setup(seats, contest.options, contest.components, "the components")
    match = Match(setup, entropy(contest.seed, contest.deal))
    players = [
        Guest(name, seat) if is_guest(name) else _Player(name, match, seat, contest)
        for seat, name in enumerate(contest.bots)
    ]
    guests = [player for player in players if isinstance(player, Guest)]
    homes = welcome(guests, contest)
    while not match.over:
        seat = members(match.state.deciders())[0]
        draft = players[seat].draft()
        match.commit(seat, draft)
        for home in homes:
            home.ask("commit", seat, draft)
    outcome = match.outcome
    return Result(
        [outcome.share(seat) for seat in range(seats)],
        outcome.scores,
        outcome.ranks,
        [player.decisions for player in players],
        [player.seconds for player in players],
        match.record() if keep else None,
        process_time() - begun + sum(guest.seconds for guest in guests),
    )


class _Player:
    """A bot at a seat, with its generator and its clock."""

    def __init__(self, name: str, match: Match, seat: int, contest: Contest) -> None:
        self.cheats = name.startswith(CHEATING)
        self.bot: Bot = make_bot(name.removeprefix(CHEATING), match.game)
        self.match = match
        self.seat = seat
        seed = entropy(contest.seed, contest.deal, 0, seat)
        self.rng: Rng = fast_rng(int.from_bytes(seed, "big"))
        self.decisions = 0
        self.seconds = 0.0

    def draft(self) -> list[int]:
        """A whole play; only where there is something to choose is the bot asked, and timed."""
        seen = self.match.observe(self.seat)
        preview = look_ahead(seen, [], from_start=True)
        while not preview.whole:
            observation = self._truth(preview.draft) if self.cheats else preview.observation
            begun = process_time()
            chosen = self.bot.choose(observation, self.rng)
            self.seconds += process_time() - begun
            self.decisions += 1
            preview = look_ahead(seen, [*preview.draft, chosen])
        return preview.draft

    def _truth(self, draft: list[int]) -> Observation:
        """The state as it really is; only what chance has not decided yet stays open."""
        state = self.match.state.copy()
        for action in draft:
            state.apply(self.seat, action)
        return Observation(state, self.match.witnesses[self.seat], self.seat)
