"""Features say what the view says, from an observation and nothing else, at every decision."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from playing import begin_episode, label, random_plies, seed, setups
from regalia.kernel.bits import members
from regalia.kernel.episode import Episode, new_episode
from regalia.kernel.features import Features, FeatureWriter
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.rng import BLIND, DealRng, fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation
from regalia.kernel.zones import SPECTATOR
from regalia.testing.secrecy import features_of, row
from smuggle.game import GAME
from smuggle.table import KINDS

DECISIONS = 30  # that rows are the same as pure Python is shown by their digests: test_layouts.py
STANDARD = [setup for setup in setups() if setup is find_game(setup.game).setup(setup.seats)]
every_setup = pytest.mark.parametrize("setup", STANDARD, ids=label)


def decisions(setup: Setup, number: int, most: int) -> Iterator[Episode]:
    """A random game, before each decision and at its end."""
    episode = begin_episode(setup, number)
    rnd = random.Random(number)
    for _ in range(most):
        yield episode
        if episode.seat < 0:
            return
        episode.step(rnd.choice(episode.state.legal(episode.seat)))


def value(features: Features, written: bytes, name: str) -> list[int]:
    field = features.field(name)
    return list(written[field.at : field.at + field.size])


@every_setup
def test_other_truths_look_the_same_also_in_the_middle_of_a_play(setup: Setup) -> None:
    for number, episode in enumerate(decisions(setup, 1, DECISIONS)):
        for viewer in range(setup.seats):
            seen = episode.observe(viewer)
            other = seen.sample(fast_rng(number)).redact(viewer)
            assert row(Observation(other, seen.witness, viewer)) == row(seen)


@pytest.mark.parametrize("setup", setups(), ids=label)
def test_what_is_redacted_stays_as_it_is_when_it_is_redacted_again(setup: Setup) -> None:
    for episode in decisions(setup, 5, 2 * DECISIONS):
        truth = episode.state.dump()
        for viewer in range(SPECTATOR, setup.seats):
            seen = episode.state.redact(viewer)
            again = seen.redact(viewer)
            assert again.dump() == seen.dump()
            assert again.rng.dump() == seen.rng.dump() == BLIND.dump()
            assert again.log is None
            assert not again.listeners
        assert episode.state.dump() == truth


@every_setup
def test_seats_remember_what_a_match_lets_them_remember(setup: Setup) -> None:
    match = Match(setup, seed(4))
    episode = new_episode(match.game.make_state(setup, DealRng(seed(4))))
    for _, _ in zip(range(DECISIONS), random_plies(match, random.Random(4)), strict=False):
        for ply in match.plies[-1:]:
            for action in ply.actions:
                episode.seat = ply.seat
                episode.step(action)
        for seat, witness in enumerate(episode.witnesses):
            assert witness.dump() == match.witnesses[seat].dump()


@every_setup
def test_what_all_games_write(setup: Setup) -> None:
    features = features_of(setup)
    highs = [field.high for field in features.fields for _ in range(field.size)]
    remembered = 0
    for episode in decisions(setup, 2, DECISIONS):
        for viewer in range(setup.seats):
            seen = episode.observe(viewer)
            written = row(seen)
            view = find_game(setup.game).view(seen)
            assert len(written) == features.size
            assert all(number <= high for number, high in zip(written, highs, strict=True))
            assert value(features, written, "viewer") == [seat == viewer for seat in range(setup.seats)]
            assert value(features, written, "deciders") == [
                seat in view.deciders for seat in range(setup.seats)
            ]
            assert value(features, written, "unseen") == view.unseen[: features.hidden]
            known = {(fact.kind, zone) for fact in seen.witness.facts for zone in members(fact.zones)}
            assert sum(value(features, written, "remembered")) == len(known)
            banned = {(fact.kind, zone) for fact in view.absent for zone in fact.zones}
            assert sum(value(features, written, "absent")) == len(banned)
            remembered += len(known) + len(banned)
            hand = getattr(view, "hand", None) or next(
                getattr(view, part)[viewer].hand
                for part in ("seats", "players", "barons", "kingdoms")
                if hasattr(view, part)
            )
            written_hand = value(features, written, "hand")
            for kind in set(hand) & set(range(len(written_hand))):
                assert written_hand[kind] == hand.count(kind)
            others = set(range(len(written_hand))) - set(hand)
            assert not any(written_hand[kind] for kind in others)
    assert remembered > 0, "something was remembered in this game"


def test_brutal_kingdom_writes_its_table() -> None:
    setup = find_game("brutal-kingdom").setup(4)
    features = features_of(setup)
    stacked = 0
    for episode in decisions(setup, 3, 1000):
        seen = episode.observe(0)
        view = msgspec.to_builtins(find_game("brutal-kingdom").view(seen))
        written = row(seen)
        stack = value(features, written, "stack")
        for seat in range(4):
            for place, card in enumerate(view["seats"][seat]["stack"]):
                assert stack[(4 * seat + place) * 20 + card["kind"]] == 1
                stacked += 1
        assert sum(stack) == sum(len(seat["stack"]) for seat in view["seats"])
        assert value(features, written, "kills") == [seat["kills"] for seat in view["seats"]]
        tokens = [count for seat in view["seats"] for count in seat["tokens"]]
        assert value(features, written, "tokens") == tokens
        assert value(features, written, "stock") == view["stock"]
        assert sum(value(features, written, "chapter")) == (0 if view["over"] else 1)
    assert stacked


@pytest.mark.usefixtures("smuggle")
def test_a_game_that_says_nothing_has_its_zones_written() -> None:
    setup = GAME.setup()
    features = GAME.features(setup)
    state = GAME.make_state(setup, fast_rng(1))
    state.begin()
    episode = Episode(state, [])
    pen = FeatureWriter(features.size)
    features.write(Observation(state.redact(0), begin_episode(setup, 1).witnesses[0], 0), pen)
    cards = value(features, pen.take(), "cards")
    assert cards[: len(KINDS)] == [kind in episode.state.cards(0) for kind in range(len(KINDS))]
    assert sum(cards) == 2, "nobody else's"
