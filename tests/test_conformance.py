"""What every game must fulfil, for every seat count and variant."""

import hashlib
import itertools
import os
import random
import re
import subprocess
import sys

import pytest

import regalia
from playing import begin, length, random_plies, random_steps, seed, setups, variant_parameters
from regalia.kernel.bits import members
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.game import find_game, game_names, pack, unpack
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import State, playout
from regalia.kernel.zones import SPECTATOR

# Random games for each game, over its variants, and decisions for each variant, after which no further game
# of it is begun: one game for each in a quick check and as pure Python, many in a soak.
SETUPS = setups()
SOAK = bool(os.environ.get("REGALIA_SOAK"))
ONE_GAME = not SOAK and (bool(os.environ.get("REGALIA_CHECK")) or not regalia.compiled)
GAMES = 30_000 if SOAK else 300
DECISIONS = 10**9 if SOAK else 0 if ONE_GAME else 1200


def games_for(setup: Setup) -> range:
    """The seeds to play for one variant, so that a game gets its budget over all its variants."""
    siblings = sum(other.game == setup.game for other in SETUPS)
    return range(max(1, min(-(-GAMES // siblings), DECISIONS // length(setup))))


every_variant = pytest.mark.parametrize("setup", variant_parameters())


def all_cards(state: State) -> list[int]:
    """The kinds of all cards that lie anywhere, sorted."""
    return sorted(itertools.chain.from_iterable(map(state.cards, range(len(state.space.zones)))))


@pytest.mark.parametrize("name", game_names())
def test_every_choice_of_every_option_is_played(name: str) -> None:
    """Of a score to play to, one number stands for all."""
    game = find_game(name)
    played = [setup.options for setup in SETUPS if setup.game == name]
    for option in game.options:
        seen = {options[option.name] for options in played}
        unseen = set(option.choices) - seen
        numbers = {choice for choice in option.choices if type(choice) is int}
        assert not unseen - numbers, option.name
        assert not numbers or numbers & seen, option.name


@every_variant
def test_a_game_keeps_the_contract_at_every_decision(setup: Setup) -> None:
    game = find_game(setup.game)
    rules = (game.folder / "RULES.md").read_text()
    for number in games_for(setup):
        rnd = random.Random(number)
        state = begin(setup, number)
        cards = all_cards(state)
        epoch = state.epoch()
        for seat, action in random_steps(state, rnd):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert 0 <= legal[0] <= legal[-1] < len(game.actions)
            assert state.random_action(seat, fast_rng(action)) in legal
            assert state.rollout_action(seat, fast_rng(action)) in legal
            assert state.prompt(seat)
            assert all_cards(state) == cards, "every card is in exactly one place"
            assert all(0.0 <= state.value(other) <= 1.0 for other in range(setup.seats))
            assert game.actions.parse(game.actions.name(action)) == action
            assert epoch <= state.epoch()
            epoch = state.epoch()
        assert all_cards(state) == cards
        outcome = state.outcome()
        assert 1 in outcome.ranks
        assert sum(map(outcome.share, range(setup.seats))) == pytest.approx(1)
        assert all(state.legal(other) == [] and not state.prompt(other) for other in range(setup.seats))
    assert set(re.findall(r"^\*\*([A-Z]+-[\d.]+)\*\*", rules, re.M))


@every_variant
def test_a_copy_and_its_original_do_not_touch_each_other(setup: Setup) -> None:
    for number in games_for(setup)[:2]:
        state = begin(setup, number)
        for seat, action in random_steps(state, random.Random(number)):
            before = pack(state)
            twin = state.copy()
            assert pack(twin) == before
            twin.apply(seat, action)
            assert pack(state) == before
            after = pack(twin)
            again = unpack(before)
            again.apply(seat, action)
            assert pack(again) == after, "a packed state goes on as the state itself does"
            playout(twin, fast_rng(number), 3)
            assert pack(state) == before


@every_variant
def test_the_redacted_state_offers_the_same_choices_and_agrees_with_the_truth(setup: Setup) -> None:
    for number in games_for(setup)[:4]:
        state = begin(setup, number)
        for seat, action in random_steps(state, random.Random(number)):
            for viewer in range(SPECTATOR, setup.seats):
                seen = state.redact(viewer)
                assert seen.deciders() == state.deciders()
                if viewer >= 0:
                    assert seen.legal(viewer) == state.legal(viewer)
                    assert seen.prompt(viewer) == state.prompt(viewer)
            ahead = state.redact(seat)
            try:
                ahead.apply(seat, action)
            except HiddenInformation:
                continue
            truth = state.copy()
            truth.apply(seat, action)
            assert pack(truth.redact(seat)) == pack(ahead.redact(seat)), "a preview shows what will be"


def whole_choice(state: State, seat: int, rnd: random.Random) -> list[int]:
    """All that a seat chooses at random before others may see it: a draft, which may be one action."""
    actions: list[int] = []
    twin = state.copy()
    while not actions or (twin.deciders() >> seat & 1 and not twin.is_turn_boundary()):
        actions.append(rnd.choice(twin.legal(seat)))
        twin.apply(seat, actions[-1])
    return actions


@every_variant
def test_simultaneous_choices_commute(setup: Setup) -> None:
    for number in games_for(setup)[:4]:
        rnd = random.Random(number)
        state = begin(setup, number)
        while deciders := members(state.deciders()):
            choices = [(seat, whole_choice(state, seat, rnd)) for seat in deciders]
            if len(deciders) > 1:
                ends = set()
                for order in (choices, choices[::-1], rnd.sample(choices, len(choices))):
                    changed = order[0][0], whole_choice(state, order[0][0], rnd)  # a choice that is changed
                    twin = state.copy()
                    for seat, actions in (changed, *order):
                        for action in actions:
                            twin.apply(seat, action)
                    ends.add(pack(twin))
                assert len(ends) == 1
            seat, actions = rnd.choice(choices)
            for action in actions:
                state.apply(seat, action)


@every_variant
def test_a_record_leads_to_the_same_game(setup: Setup) -> None:
    for number in games_for(setup)[:2]:
        match = Match(setup, seed(number))
        for _ in random_plies(match, random.Random(number)):
            pass
        again = Match.replay(Record.from_json(match.record().to_json()))
        assert pack(again.state) == pack(match.state)
        for viewer in range(SPECTATOR, setup.seats):
            assert again.events(viewer) == match.events(viewer)
            assert again.witnesses[viewer].dump() == match.witnesses[viewer].dump()


def fingerprint(games: int) -> str:
    """A digest of the states of some games of every variant; of long games each at first, then some."""
    digest = hashlib.sha256()
    for setup in SETUPS:
        for number in range(games):
            state = begin(setup, number)
            for count, (seat, action) in enumerate(random_steps(state, random.Random(number))):
                digest.update(b"%d" % action)
                if count < 100 or count % 10 == 0 or SOAK:
                    digest.update(pack(state))
                    digest.update(pack(state.redact(seat)))
            digest.update(pack(state))
            filled = begin(setup, number).redact(0)
            filled.fill(Match(setup, seed(number)).witnesses[0], fast_rng(number))
            digest.update(pack(filled))
            playout(filled, fast_rng(number), 10_000)
            digest.update(pack(filled))
    return digest.hexdigest()


@pytest.mark.skipif(not regalia.compiled, reason="there is nothing compiled to compare with")
def test_compiled_and_pure_play_the_same_games() -> None:
    code = "import test_conformance; print(test_conformance.fingerprint(1))"
    pure = subprocess.run(
        (sys.executable, "-c", code),
        env={**os.environ, "REGALIA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert pure.stdout.strip() == fingerprint(1)


def test_every_prompt_names_a_rule_and_every_option_can_be_chosen() -> None:
    for name in game_names():
        game = find_game(name)
        for option in game.options:
            assert option.default in option.choices
            assert [option.parse(str(choice)) for choice in option.choices] == list(option.choices)
