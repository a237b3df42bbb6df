"""The action space: its constants, its names, its size."""

import pytest

from regalia.games.brutal_kingdom import actions
from regalia.games.brutal_kingdom.actions import CHARACTERS, COLOURS, SPACE
from regalia.games.brutal_kingdom.phases import PROMPTS, RULES
from regalia.kernel.errors import UnknownAction


@pytest.mark.parametrize("block", [block.name for block in SPACE.blocks])
def test_a_constant_is_the_first_action_of_its_block(block):
    assert getattr(actions, block.upper()) == SPACE.base(block)


@pytest.mark.parametrize("kind", range(20))
def test_a_constant_is_the_number_of_its_character(kind):
    assert getattr(actions, CHARACTERS[kind].upper().replace("-", "_")) == kind


def test_counts_fit():
    assert len(CHARACTERS) == len(set(CHARACTERS)) == actions.KINDS
    assert len(SPACE) == sum(len(block.items) or 1 for block in SPACE.blocks)
    assert COLOURS == ["blue", "green", "yellow"]


def test_names_lead_to_actions_and_back():
    for action in range(len(SPACE)):
        assert SPACE.parse(SPACE.name(action)) == action
    assert len({SPACE.name(action) for action in range(len(SPACE))}) == len(SPACE)


@pytest.mark.parametrize("name", ["", "play", "play:", "play:jester", "Play:king", "play:king ", "target:4"])
def test_an_unknown_name_is_refused(name):
    with pytest.raises(UnknownAction):
        SPACE.parse(name)


@pytest.mark.parametrize("action", [-1, len(SPACE)])
def test_an_unknown_number_is_refused(action):
    with pytest.raises(UnknownAction):
        SPACE.name(action)


def test_every_question_names_the_rule_behind_it():
    assert list(RULES) == [prompt for prompt in PROMPTS if prompt]
