"""The action space: its constants, its names, its size; and the sets of cards."""

import pytest

from regalia.games.take_the_kingdom import actions, components
from regalia.games.take_the_kingdom.actions import CARDS, SPACE
from regalia.games.take_the_kingdom.phases import PROMPTS, RULES
from regalia.kernel.bits import members
from regalia.kernel.errors import UnknownAction


@pytest.mark.parametrize("block", [block.name for block in SPACE.blocks])
def test_a_constant_is_the_first_action_of_its_block(block):
    assert getattr(actions, block.upper()) == SPACE.base(block)


@pytest.mark.parametrize("kind", range(len(CARDS)))
def test_a_constant_is_the_number_of_its_card(kind):
    assert getattr(actions, CARDS[kind].upper().replace("-", "_")) == kind


def test_counts_fit():
    assert len(CARDS) == len(set(CARDS)) == actions.KINDS
    assert len(SPACE) == sum(len(block.items) or 1 for block in SPACE.blocks)
    assert [CARDS[kind] for kind in actions.ANSWERS] == actions.ANSWER_NAMES


def names(mask: int) -> set[str]:
    return {CARDS[kind] for kind in members(mask)}


def test_sets_of_cards_hold_what_they_say():
    assert names(actions.STRUCTURES) == {"hills", "moat", "walls", "battlements"}
    assert names(actions.PEOPLE) == {"archers", "knights"}
    assert names(actions.TRAPS) == {"trap-real", "trap-decoy"}
    assert names(actions.FOOT) == {"soldiers", "pikemen"}
    assert names(actions.MACHINES) == {"siege-tower", "battering-ram", "trebuchet", "cannon"}
    assert names(actions.PENALTIES) == {"disease", "famine", "plague"}
    acting = {CARDS[kind] for kind in range(actions.KINDS) if components.type_of(kind) == "action"}
    assert names(actions.DEEDS) == acting - {"deny"}


def test_names_lead_to_actions_and_back():
    for action in range(len(SPACE)):
        assert SPACE.parse(SPACE.name(action)) == action
    assert len({SPACE.name(action) for action in range(len(SPACE))}) == len(SPACE)


@pytest.mark.parametrize(
    "name",
    ["", "play", "play:", "play:trap", "Play:deny", "base:24", "seat:4", "amount:0", "amount:19"],
)
def test_an_unknown_name_is_refused(name):
    with pytest.raises(UnknownAction):
        SPACE.parse(name)


@pytest.mark.parametrize("action", [-1, len(SPACE)])
def test_an_unknown_number_is_refused(action):
    with pytest.raises(UnknownAction):
        SPACE.name(action)


def test_every_question_names_the_rule_behind_it():
    assert list(RULES) == [prompt for prompt in PROMPTS if prompt]
