"""Non-interference at the wire: the bytes that a viewer is sent depend on nothing that it cannot know.

Twice, as for the engine (tests/secrecy.py): other truths behind one observation, put in the place of the
truth; and two worlds that are played side by side, with the clocks and numbers of decisions that follow.
"""

import os
import random
from collections import deque
from typing import Any

import msgspec
import pytest

from matches import START, play_of, plies
from regalia.kernel.bits import members
from regalia.kernel.errors import RegaliaError
from regalia.kernel.fair import Deal, Proof, Terms, commitment_to, draw, pledge_of
from regalia.kernel.game import game_names, pack_observation
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.kernel.zones import SPECTATOR
from regalia.server.errors import refusal
from regalia.server.table.connection import encode
from regalia.server.table.play import Play
from regalia.server.wire import Clock, RefusedMessage, WhyMessage
from regalia.testing.secrecy import SPOKEN, Leak, Pair, with_truth

SOAK = bool(os.environ.get("REGALIA_SOAK"))
PAIRS = 2000 if SOAK else 12
EVERY = 1 if SOAK else 3  # plies between samples
TABLES = [
    {"windows": "quick", "clock": Clock("game", 600, 5)},
    {"windows": "sealed", "clock": Clock("move", 60)},
    {"windows": "quick", "clock": Clock("move", 60)},
]


def table_name(settings: dict[str, Any]) -> str:
    return f"{settings['windows']}-{settings['clock'].kind}"


def sent(play: Play, viewer: int, rnd: random.Random) -> list[bytes]:
    """Every message that a viewer may get from this moment of a match, as it goes over the wire."""
    found = [encode(play.state_message(viewer, since, START)) for since in {0, play.ply}]
    if viewer == SPECTATOR:
        return found
    decision = play.decisions[viewer] or 0
    legal = play.match.legal(viewer)
    names = [play.game.actions.name(action) for action in legal]
    wrong = play.game.actions.name(rnd.randrange(len(play.game.actions)))
    drafts = [[wrong], ["no-such-action"], *([name] for name in names)]
    if names:
        draft: list[str] = []
        while not (preview := play.match.preview(viewer, draft)).whole:
            chosen = [*preview.draft, rnd.choice(preview.legal)]
            draft = [play.game.actions.name(action) for action in chosen]
            drafts.append(draft)
    for draft in drafts:
        try:
            found.append(encode(play.preview_message(play.match.preview(viewer, draft), decision, 1)))
        except RegaliaError as error:
            why = refusal(error)
            found.append(encode(RefusedMessage(reason=why.reason, text=why.text)))
    for number in rnd.sample(range(len(play.game.actions)), 5):  # reasons why not
        action = play.game.actions.name(number)
        found.append(
            encode(WhyMessage(decision=decision, action=action, rule=play.match.why_not(viewer, action)))
        )
    found.append(pack_observation(play.match.observe(viewer)).hex().encode())  # what bots and hints are given
    return found


def twin_of(play: Play, match: Match) -> Play:
    """The same table with another match behind it."""
    twin = type(play)(match.setup, play.settings, play.holders, play.match.seed, play.at[0])
    twin.match = match
    twin.at = list(play.at)
    twin.resumed, twin.bot_pause = play.resumed, play.bot_pause
    twin.decisions = list(play.decisions)
    twin.answers = dict(play.answers)
    state = match.state
    twin.asked = [
        (prompt, state.legal(seat)) if (prompt := state.prompt(seat)) else None
        for seat in range(match.setup.seats)
    ]
    return twin


def compare_fill(play: Play, viewer: int, number: int) -> None:
    """Another truth behind a viewer's observation, sent over the wire."""
    twin = twin_of(play, with_truth(play.match, play.match.observe(viewer).sample(fast_rng(number))))
    if sent(play, viewer, random.Random(number)) != sent(twin, viewer, random.Random(number)):
        raise Leak(f"viewer {viewer} is sent which of two truths it is at ply {play.ply}")


def fill_everywhere(game: str, number: int, kind: type[Play] = Play, **settings: Any) -> int:
    play = play_of(game, number=number, kind=kind, **settings)
    compared = 0
    for ply, _ in enumerate(plies(play, random.Random(number))):
        if ply % EVERY == number % EVERY:
            for viewer in range(SPECTATOR, play.match.setup.seats):
                compare_fill(play, viewer, number)
                compared += 1
    return compared


class PairedTables(Pair):
    """Two tables that one viewer cannot tell apart, played side by side at the same moments."""

    def __init__(self, play: Play, viewer: int, number: int) -> None:
        super().__init__(play.match, viewer, number, SPOKEN)
        self.play = play
        self.other = play

    def seat_twin(self) -> None:
        """Let the second world have a table of its own."""
        self.other = twin_of(self.play, self.twin)

    def step(self, seat: int) -> bool | None:
        verdict = super().step(seat)
        if verdict is not None:
            return verdict
        at = self.play.at[-1] + 700
        for table in (self.play, self.other):
            table.at.append(at)
            table._update_decisions(seat)
        ours, theirs = (sent(table, self.viewer, random.Random(at)) for table in (self.play, self.other))
        if ours != theirs:
            raise Leak(f"viewer {self.viewer} was sent other bytes after ply {self.play.ply}")
        if self.play.settings.windows == "sealed":
            self.compare_moments()
        return None

    def compare_moments(self) -> None:
        """In sealed windows, when the table will act for the others tells nothing either."""
        others = [
            [(task.at, task.seat) for task in table.tasks() if task.seat != self.viewer]
            for table in (self.play, self.other)
        ]
        if others[0] != others[1]:
            raise Leak(f"viewer {self.viewer} sees by the time what the others hold, at ply {self.play.ply}")


def run_pairs(game: str, pairs: int, kind: type[Play] = Play, **settings: Any) -> int:
    revealed = 0
    for number in range(pairs):
        setup = play_of(game).match.setup
        viewer = members((1 << setup.seats) - 1)[number % setup.seats] if number % 3 else SPECTATOR
        pair = PairedTables(play_of(game, number=number, kind=kind, **settings), viewer, number)
        if number % 2:
            pair.swap()
        pair.seat_twin()
        revealed += pair.run(60)
    return revealed


@pytest.mark.patience(60 if not SOAK else 36_000)
@pytest.mark.parametrize("settings", TABLES, ids=table_name)
@pytest.mark.parametrize("game", game_names())
def test_other_truths_are_sent_as_the_same_bytes(game: str, settings: dict[str, Any]) -> None:
    for number in range(20 if SOAK else 1):
        assert fill_everywhere(game, number, **settings) > 20


@pytest.mark.patience(60 if not SOAK else 36_000)
@pytest.mark.parametrize("settings", TABLES, ids=table_name)
@pytest.mark.parametrize("game", game_names())
def test_two_tables_are_sent_as_the_same_bytes_until_a_card_is_shown(
    game: str, settings: dict[str, Any]
) -> None:
    run_pairs(game, PAIRS, **settings)


class TopOfTheDeck(Play):
    """A planted leak: a clock that depends on the first card that nobody sees."""

    def clocks(self, now: int) -> Any:
        state = self.match.state
        hidden = members(state.space.all & ~state.visible_zones(SPECTATOR))
        first = next((state.cards(zone)[0] for zone in hidden if state.cards(zone)), 0)
        return super().clocks(now + first)


class SeedInTheOpen(Play):
    """A planted leak: the proof of the deal before the end."""

    def fair(self) -> Any:
        return self.proof


class LegalInTheOpen(Play):
    """A planted leak: a window that is open for as long as its seat has choices."""

    def _asked_at(self, seat: int) -> int:
        asked = self.asked[seat]
        return super()._asked_at(seat) + (len(asked[1]) if asked else 0)


class DeadlineForAChoice(Play):
    """A planted leak: in a window time runs only for those who have a choice."""

    def _window_end(self, seat: int) -> int | None:
        return super()._window_end(seat) if self._chooses(seat) else None

    def _clock_end(self, seat: int) -> int | None:
        return super()._clock_end(seat) if self._chooses(seat) else None

    def _chooses(self, seat: int) -> bool:
        asked = self.asked[seat]
        return asked is None or not self._in_window(seat) or len(asked[1]) > 1


@pytest.mark.parametrize(
    ("fault", "settings"),
    [
        (TopOfTheDeck, TABLES[1]),
        (LegalInTheOpen, TABLES[1]),
        (DeadlineForAChoice, TABLES[0]),
        (DeadlineForAChoice, TABLES[2]),
    ],
)
def test_a_planted_leak_is_found(fault: type[Play], settings: dict[str, Any]) -> None:
    with pytest.raises(Leak):
        deque(fill_everywhere("take-the-kingdom", number, fault, **settings) for number in range(10))
    with pytest.raises(Leak):
        run_pairs("take-the-kingdom", 60, fault, **settings)


def test_no_message_before_the_end_holds_the_seed_or_the_secret() -> None:
    secret, share = draw(), draw()

    def leaks(kind: type[Play]) -> bool:
        play = play_of("take-the-kingdom", 2, number=7, kind=kind)
        terms = Terms(play.game.name, 1, {}, "", [])
        deal = Deal("T", commitment_to("T", secret), terms, ["person", "bot"], [""] * 2)
        deal = deal.pledged(0, pledge_of("T", deal.commitment, 0, share))
        play.proof = Proof(deal.opened(secret, [share, ""], "played"))
        words = [play.match.seed.hex(), play.proof.last.seed, secret, share]
        for _ in plies(play, random.Random(7)):
            for viewer in range(SPECTATOR, 2):
                text = b" ".join(sent(play, viewer, random.Random(1))).decode()
                if any(word in text for word in words):
                    return True
        assert play.fair() is not None
        return False

    assert not leaks(Play)
    assert leaks(SeedInTheOpen)


def test_what_a_bot_is_given_is_what_its_seat_has() -> None:
    """Bots and hints think in another process, from these bytes alone."""
    play = play_of("brutal-kingdom", number=2)
    for _ in plies(play, random.Random(2)):
        for seat in play.deciders():
            observation = play.match.observe(seat)
            assert observation.viewer == seat
            hidden = members(play.match.state.space.all & ~play.match.state.visible_zones(seat))
            packed = msgspec.msgpack.decode(pack_observation(observation))
            assert packed
            assert all(
                observation.state.hidden_count(zone) == len(play.match.state.cards(zone)) for zone in hidden
            )
