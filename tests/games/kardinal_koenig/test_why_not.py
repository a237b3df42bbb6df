"""Why something is not possible: the rule that is named for it."""

import pytest

from games.kardinal_koenig.position import Position, position
from regalia.kernel.layout import NONE
from rules import rule as rule_shown

FULL = " ".join(f"schwaben-{number}" for number in range(1, 5))


def why_not(p: Position, action: str) -> str:
    """The rule that the seat whose turn it is hears of, from what it may know."""
    seat = p.state.turn
    assert action not in p.legal(seat)
    seen = p.state.redact(seat)
    return seen.why_not(seat, p.actions.parse(action))


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("play:purple", "KK-4.1"),  # not in hand
        ("joker:green", "KK-4.2"),  # only one of it
        ("exchange:purple", "KK-6.1"),
        ("done", "KK-3.3"),
        ("deck", "KK-3.1"),
    ],
)
def test_of_a_play(action, rule):
    assert why_not(position(hands={0: "red red green"}), action) == rule


def test_of_cards_without_a_place():
    everything = " ".join(id_ for id_ in position().state.atlas.ids if not id_.startswith("frankreich"))
    p = position(
        hands={0: "orange purple purple"}, houses={1: everything}, advisors_left={0: 0},
        options={"joker_other_colour": True},
    )  # fmt: skip
    assert why_not(p, "play:orange") == "KK-4.4"
    assert why_not(p, "joker:purple") == "KK-4.3"
    p = position(hands={0: "orange purple purple"}, monasteries={0: 0}, advisors_left={0: 0})
    assert why_not(p, "play:orange") == why_not(p, "joker:purple") == "KK-5.9"


def test_of_a_country():
    p = position(hands={0: "orange red red"}, houses={1: FULL}, advisors_left={0: 0})
    card, joker = p.twin(), p.twin()
    card.act(0, "play:orange")
    assert why_not(card, "country:bayern") == "KK-4.1"
    assert why_not(card, "country:schwaben") == "KK-5.4"
    joker.act(0, "joker:red")
    assert why_not(joker, "country:schwaben") == "KK-5.4"
    p = position(hands={0: "orange red red"}, options={"joker_other_colour": True})
    p.act(0, "joker:red")
    assert why_not(p, "country:aragon") == "KK-4.3"
    p = position(hands={0: "cream red red"}, houses={1: "italien-1"}, monasteries={0: 0})
    p.act(0, "play:cream")
    assert why_not(p, "country:lothringen") == "KK-5.9"


def test_of_a_piece():
    p = position(hands={0: "orange orange red"}, houses={1: "schwaben-1"}, advisors={2: "schwaben"})
    empty = p.twin()
    p.act(0, "play:orange", "country:schwaben")
    assert why_not(p, "field:schwaben-1") == "KK-5.4"
    assert why_not(p, "advisor:schwaben") == "KK-5.6"
    assert why_not(p, "field:england-1") == "KK-3.2"
    empty.act(0, "play:orange", "country:england")
    assert why_not(empty, "advisor:england") == "KK-5.1"
    p = position(hands={0: "orange orange red"}, houses={1: "schwaben-1"}, monasteries={0: 0})
    p.act(0, "play:orange", "country:schwaben")
    assert why_not(p, "field:schwaben-2") == "KK-5.9"


@rule_shown("KK-5.1")
def test_the_rule_behind_the_question_in_an_empty_country():
    for house, expected in (("schwaben-1", "KK-5.3"), ("england-1", "KK-5.1")):
        p = position(hands={0: "orange orange red"}, houses={1: house})
        p.act(0, "play:orange", "country:schwaben")
        asked = p.view().asked
        assert asked is not None
        assert asked.rule == expected


def test_of_a_second_piece():
    p = position(hands={0: "orange orange red"}, houses={1: "schwaben-1"})
    p.act(0, "play:orange", "country:schwaben", "field:schwaben-2")
    assert why_not(p, "play:red") == why_not(p, "play:green") == "KK-4.1"
    assert why_not(p, "joker:orange") == "KK-4.2"
    assert why_not(p, "exchange:red") == "KK-3.2"
    p = position(
        hands={0: "orange orange red"}, houses={1: "schwaben-1"}, monasteries={0: 1}, advisors_left={0: 0}
    )
    p.act(0, "play:orange", "country:schwaben", "field:schwaben-2")
    assert why_not(p, "play:orange") == "KK-5.9"


def test_of_a_refill():
    p = position(hands={0: "red red green"}, display="purple orange", houses={1: "franken-1"})
    p.act(0, "play:red", "country:franken", "field:franken-2", "play:red", "field:franken-3")
    assert why_not(p, "take:green") == "KK-7.1"
    p.act(0, "take:purple")
    assert why_not(p, "take:purple") == "KK-7.3", "it is filled when the hand is full"


def test_supplies_that_a_position_does_not_tell_are_what_is_not_on_the_board():
    p = position(houses={1: FULL}, advisors={1: "schwaben", 2: "schwaben schwaben"})
    assert p.cells("house_stock") == [20, 16, 20, 20, NONE]
    assert p.cells("advisor_stock") == [8, 7, 6, 8, NONE]
