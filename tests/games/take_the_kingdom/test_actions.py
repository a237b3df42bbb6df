"""The sets of cards, and the answers."""

from regalia.games.take_the_kingdom import actions, components
from regalia.games.take_the_kingdom.actions import CARDS
from regalia.kernel.bits import members


def test_answers_are_named_as_their_cards():
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
