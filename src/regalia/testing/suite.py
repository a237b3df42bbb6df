"""All that is asked of a game, as a class of tests: a game's own test file inherits it."""

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from regalia.kernel.game import Game
from regalia.kernel.setup import Setup
from regalia.testing import contract, golden, secrecy
from regalia.testing.playing import label, variants
from regalia.testing.registering import registered

WRITE = "REGALIA_GOLDEN"


class GameSuite:
    """Inherit it as `class TestMyGame(GameSuite)` and set `game` and `folder`."""

    game: ClassVar[Game]
    folder: ClassVar[Path]
    """Where the golden playthroughs are kept. REGALIA_GOLDEN=1 writes them anew."""
    tried: ClassVar[Sequence[Mapping[str, object]] | None] = None
    """Combinations of options to try; by itself all of them."""
    games: ClassVar[int] = 3
    """How many random games are played for each check and variant."""
    pairs: ClassVar[int] = 10
    """How many pairs of worlds are compared for each variant and viewer."""
    spoken: ClassVar[frozenset[str]] = secrecy.SPOKEN
    """Blocks of actions that say a card's name aloud, or take an open card."""

    @pytest.fixture(autouse=True)
    def known_here(self) -> Iterator[None]:
        """The game is found by its name, whether it is installed or not."""
        with registered(self.game):
            yield

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test for each variant."""
        if "setup" in metafunc.fixturenames:
            with registered(self.game):
                metafunc.parametrize("setup", variants(self.game, self.tried), ids=label)

    def test_its_rules_are_numbered_and_its_options_can_be_chosen(self) -> None:
        contract.check_rules(self.game)
        contract.check_options(self.game)

    def test_every_decision_keeps_the_contract(self, setup: Setup) -> None:
        contract.check_every_decision(setup, range(self.games))

    def test_copies_stand_alone(self, setup: Setup) -> None:
        contract.check_copies(setup, range(self.games))

    def test_what_a_seat_is_shown_agrees_with_the_truth(self, setup: Setup) -> None:
        contract.check_redaction(setup, range(self.games))

    def test_simultaneous_choices_commute(self, setup: Setup) -> None:
        contract.check_simultaneous_choices(setup, range(self.games))

    def test_a_record_leads_to_the_same_game(self, setup: Setup) -> None:
        contract.check_records(setup, range(self.games))

    def test_other_truths_behind_an_observation_look_the_same(self, setup: Setup) -> None:
        for number in range(self.games):
            secrecy.compare_fills_in_a_game(setup, number, looks=50)

    def test_two_hidden_cards_can_change_places_unnoticed(self, setup: Setup) -> None:
        secrecy.run_pairs(setup, self.pairs, self.spoken)

    def test_the_golden_playthroughs_are_still_played(self) -> None:
        kept = golden.Playthroughs(self.folder)
        setups = golden.standard_setups(self.game)
        texts = {setup: golden.playthrough(setup) for setup in setups}
        if os.environ.get(WRITE):
            kept.write(texts)
        for setup, text in texts.items():
            assert kept.is_still_played(setup, text), (
                f"{golden.name(setup)} is played differently, or was never kept; "
                f"{WRITE}=1 keeps the new playthroughs: look at the diff"
            )
        assert {path.name for path in self.folder.iterdir()} == kept.expected_files(setups)
