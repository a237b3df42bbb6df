"""Cards, dealing and founding."""

from collections import Counter

import pytest

from games.kings_blood.position import GAME, begun, cards, kind, position
from positions import of_type
from regalia.games.kings_blood.board import GameSetup
from regalia.games.kings_blood.cards import ABILITIES, CARDS, CHARACTERS, COLOURS, KINGS_BLOOD
from regalia.games.kings_blood.components import Components
from regalia.games.kings_blood.events import DealBegan, Founded
from regalia.kernel.errors import BadOption, BadPosition
from regalia.kernel.events import Dealt, Moved
from rules import rule


def components() -> Components:
    setup = GAME.setup()
    assert isinstance(setup, GameSetup)
    return setup.components


@rule("KB-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play(seats):
    assert begun(seats)[0].state.seats == seats


@rule("KB-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_no_other_number_plays(seats):
    with pytest.raises(BadOption):
        GAME.setup(seats)


@rule("KB-1.2")
def test_every_colour_has_each_number_once_as_a_man_and_once_as_a_woman():
    ours = components()
    faces = {(ours.colour[k], ours.number[k], ours.sex[k]) for k in range(72)}
    assert len(faces) == len(CHARACTERS) == 72
    assert {number for _, number, _ in faces} == set(range(1, 10))
    assert len(COLOURS) == 4


@rule("KB-1.3")
def test_ten_events_make_a_deck_of_82():
    deck = Counter(CARDS[k] for k in components().deck)
    events = {"assassination": 3, "exile": 2, "new-connection": 3, "enthronement": 2}
    assert {name: deck[name] for name in events} == events
    assert sum(deck.values()) == 82


@rule("KB-1.4")
def test_the_kings_blood_card_is_in_no_deck():
    assert KINGS_BLOOD not in list(components().deck)
    p, _ = begun()
    assert p.blood == "aside"


@rule("KB-1.5")
def test_four_characters_have_each_ability():
    found = Counter(ABILITIES[components().ability[k]] for k in range(72))
    assert found == {"none": 60, "skip": 4, "reverse": 4, "draw": 4}


@rule("KB-1.6")
def test_what_cards_are_worth():
    value = components().value
    assert [value[kind(name)] for name in ("aldous", "aia", "zeno")] == [1, 4, 9]
    assert [value[kind(name)] for name in ("exile", "enthronement", "kings-blood")] == [10, 10, 10]


@rule("KB-2.1")
def test_the_seed_draws_the_dealer_and_the_left_neighbour_begins():
    dealers = set()
    for number in range(40):
        p, events = begun(4, number)
        (deal,) = of_type(DealBegan, events)
        assert p.turn == (deal.dealer + 1) % 4
        assert p["direction"] == 1
        dealers.add(deal.dealer)
    assert dealers == {0, 1, 2, 3}


@rule("KB-2.2")
@pytest.mark.parametrize("seats", [2, 6])
def test_everyone_is_dealt_seven_cards(seats):
    p, events = begun(seats)
    assert [sum(p.hand(seat).values()) for seat in range(seats)] == [7] * seats
    assert [(event.count, event.seen) for event in of_type(Dealt, events)] == [
        (7, 1 << seat) for seat in range(seats)
    ]
    assert p["deck_size"] == 82 - 7 * seats - 1


@rule("KB-2.3", "KB-2.4", "KB-3.1")
def test_a_character_founds_the_genealogy_and_events_go_back_into_the_pile():
    returned = 0
    for number in range(60):
        p, events = begun(6, number)
        (founder,) = p.tree
        assert p.tree == {founder: (0, 0)}
        assert of_type(Founded, events) == [Founded(kind(founder))]
        deck = p.state.space.number("deck")
        shown = [event for event in of_type(Moved, events) if event.target == deck]
        for event in shown:
            assert event.kind is not None
            assert CARDS[event.kind] in ("assassination", "exile", "new-connection", "enthronement")
            assert event.seen == -1
        returned += len(shown)
        assert p.discards == cards("")
        assert sum(p.zone("deck").values()) == 82 - 42 - 1
    assert returned


@rule("KB-2.5")
@pytest.mark.parametrize("founder", ["merideth", "aia", "perrin"])
def test_an_ability_of_the_founder_has_no_effect(founder):
    for number in range(400):
        p, _ = begun(2, number)
        if list(p.tree) == [founder]:
            assert p.question == "turn"
            assert p["pending"] == 0
            assert p["direction"] == 1
            return
    raise AssertionError("no such founder")


def test_a_place_is_written_as_a_row_and_a_column():
    with pytest.raises(BadPosition, match="place is a row and a column like 0/2, not '2'"):
        position(lines=["place: ivo 2"])


def test_a_position_has_all_cards():
    p = position("fenna ivo@0,2 aia@1,1", {0: "exile petchu"}, enthroned="fenna", holder=1, advanced=True)
    found = Counter(k for zone in range(18) for k in p.state.cards(zone))
    assert found == Counter([*components().deck, KINGS_BLOOD])
