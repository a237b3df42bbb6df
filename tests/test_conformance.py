"""What every game must fulfil, for every seat count and variant."""

import hashlib
import os
import random
import subprocess
import sys

import pytest

import regalia
from playing import begin, length, random_steps, seed, setups, variant_parameters
from regalia.kernel.game import find_game, game_names, pack
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import playout
from regalia.testing import contract

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
    contract.check_every_decision(setup, games_for(setup))


@every_variant
def test_a_copy_and_its_original_do_not_touch_each_other(setup: Setup) -> None:
    contract.check_copies(setup, games_for(setup)[:2])


@every_variant
def test_the_redacted_state_offers_the_same_choices_and_agrees_with_the_truth(setup: Setup) -> None:
    contract.check_redaction(setup, games_for(setup)[:4])


@every_variant
def test_simultaneous_choices_commute(setup: Setup) -> None:
    contract.check_simultaneous_choices(setup, games_for(setup)[:4])


@every_variant
def test_a_record_leads_to_the_same_game(setup: Setup) -> None:
    contract.check_records(setup, games_for(setup)[:2])


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


@pytest.mark.parametrize("name", game_names())
def test_every_prompt_names_a_rule_and_every_option_can_be_chosen(name: str) -> None:
    contract.check_rules(find_game(name))
    contract.check_options(find_game(name))
