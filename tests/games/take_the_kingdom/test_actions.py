"""The sets of cards, and the answers."""

from regalia.games.take_the_kingdom import actions, cards, components
from regalia.games.take_the_kingdom.cards import CARDS
from regalia.kernel.bits import members


def test_answers_are_named_as_their_cards():
    (block,) = [block for block in actions.SPACE.blocks if block.name == "answer"]
    assert [CARDS[kind] for kind in actions.ANSWERS] == block.items


def names(mask: int) -> set[str]:
    return {CARDS[kind] for kind in members(mask)}


def test_sets_of_cards_hold_what_they_say():
    assert names(cards.STRUCTURES) == {"hills", "moat", "walls", "battlements"}
    assert names(cards.PEOPLE) == {"archers", "knights"}
    assert names(cards.TRAPS) == {"trap-real", "trap-decoy"}
    assert names(cards.FOOT) == {"soldiers", "pikemen"}
    assert names(cards.MACHINES) == {"siege-tower", "battering-ram", "trebuchet", "cannon"}
    assert names(cards.PENALTIES) == {"disease", "famine", "plague"}
    acting = {CARDS[kind] for kind in range(cards.KINDS) if components.type_of(kind) == "action"}
    assert names(cards.ACTIONS) == acting - {"deny"}
