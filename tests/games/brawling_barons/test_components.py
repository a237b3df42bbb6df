"""Components files: ours, corrected ones, and those that do not describe a playable game."""

import re
from functools import partial

import pytest

import positions
from games.brawling_barons.position import GAME, altered, begun, position, unit
from regalia.games.brawling_barons.actions import SPACE
from regalia.games.brawling_barons.cards import CARDS
from regalia.games.brawling_barons.viewing import make_view

OURS = GAME.components()
edited, refusal = partial(positions.edited, GAME), partial(positions.refusal, GAME)


@pytest.mark.parametrize(
    ("old", "new", "after", "problem"),
    [
        ('name = "inn"', 'name = "pub"', "", "name must be one of farm, .*, not 'pub'"),
        ('name = "inn"', 'name = "knight"', "", "name must be one of farm, .*, not 'knight'"),
        ('name = "inn"', 'name = "farm"', "", "farm appears twice"),
        ("copies = 3", "copies = 10", 'name = "inn"', "copies must be a whole number from 0 to 9, not 10"),
        (
            "copies = 3",
            "copies = true",
            'name = "inn"',
            "copies must be a whole number from 0 to 9, not True",
        ),
        ("cost = 1", "cost = 0", 'name = "inn"', "cost must be a whole number from 1 to 30, not 0"),
        (
            "upgrade = 3",
            "upgrade = -1",
            'name = "inn"',
            "upgrade must be a whole number from 0 to 30, not -1",
        ),
        ("health = 4", "health = 0", 'name = "inn"', "health must be a whole number from 1 to 99, not 0"),
        ('bonus = "resource"', 'bonus = "gold"', 'name = "inn"', "bonus must be one of none, resource, card"),
        (
            'building_bonus = "card"',
            "building_bonus = 1",
            'name = "inn"',
            "building_bonus must be one of none",
        ),
        (
            "military = 1",
            "military = 10",
            'name = "inn"',
            "military must be a whole number from 0 to 9, not 10",
        ),
        ("discount = 1", "discount = 10", 'name = "smithy"', "discount must be a whole number from 0 to 9"),
        ("pay = 2", "pay = 31", 'name = "market"', "pay must be a whole number from 0 to 30, not 31"),
        ("draw = 3", "draw = 0", 'name = "market"', "draw must be a whole number from 1 to 30, not 0"),
        ("strength = 8", "strength = 0", 'name = "knight"', "strength must be a whole number from 1 to 99"),
        ("steps = 1", "steps = 2", 'name = "horsemen"', "steps must be a whole number from 0 to 1, not 2"),
        ("value = 3", "value = 0", 'name = "shield"', "value must be a whole number from 1 to 30, not 0"),
        ("value = 0", "value = 1", 'name = "bomb"', "value must be a whole number from 0 to 0, not 1"),
        (
            "value = 2",
            "value = 0",
            'name = "scholars-aid"',
            "value must be a whole number from 1 to 30, not 0",
        ),
        ("cost = 0", "cost = 1", 'name = "shield"', "cost must be a whole number from 0 to 0, not 1"),
        ("hand = 5", "hand = 8", "", "hand must be a whole number from 1 to 7, not 8"),
        ("market = 3", "market = 0", "[setup]", "market must be a whole number from 1 to 6, not 0"),
        (
            "squire_strength = 1",
            "squire_strength = 0",
            "",
            "squire_strength must be a whole number from 1 to 99",
        ),
        ('cost = "reconstructed"', 'cost = "hearsay"', 'name = "inn"', "the source of cost must be one of"),
        (
            'military = "reconstructed"',
            'military = "?"',
            'name = "inn"',
            "the source of military must be one of",
        ),
        ('source = "rulebook"', 'source = "hearsay"', "[setup]", "the source of hand must be one of"),
        ('game = "brawling-barons"', 'game = "chess"', "", 'game must be "brawling-barons"'),
    ],
)
def test_a_fault_is_named_with_its_line(old, new, after, problem):
    text, line = edited(old, new, after)
    assert re.search(rf"^my\.toml: line {line}: {problem}", refusal(text))


def test_there_must_be_cards_enough():
    text = re.sub(r"copies = \d", "copies = 1", OURS)
    GAME.setup(8, components=text)
    assert "3 players need 19 cards besides Royal Aid, and there are 18" in refusal(text, 3)


def test_corrected_values_are_played_with():
    text = altered(knight={"strength": 9, "cost": 1}, tower={"protection": 1})
    p = position(hands={0: "knight"}, resources={0: 1}, components=text)
    p.act(0, "recruit", "enlist:knight", "done")
    p = position(towns={0: "+knight", 1: "+inn +tower"}, components=text)
    p.act(0, "attack", unit(0, 0), unit(1, 0), "done")
    p.act(1, "let")
    assert p.town(1) == "+tower"


@pytest.mark.parametrize(
    ("bonus", "gathers", "draws"),
    [
        ("none", 1, 1),
        ("resource", 2, 1),
        ("card", 1, 2),
        ("two-resources", 3, 1),
        ("two-cards", 1, 3),
        ("resource-and-card", 2, 2),
    ],
)
def test_a_bonus_may_be_of_two(bonus, gathers, draws):
    text = altered(farm={"bonus": bonus}, tower={"building_bonus": bonus})
    for town in ("farm", "+tower"):
        match = position(towns={0: town}, components=text).match()
        baron = make_view(match.observe(0)).barons[0]
        assert (baron.gathers, baron.draws) == (gathers, draws)
        match.commit(0, ["gather"])
        assert make_view(match.observe(0)).barons[0].resources == gathers


def test_there_cannot_be_too_many_cards_for_one_attack():
    many = altered(plus_two={"copies": 9}, shield={"copies": 9}, soldiers_aid={"copies": 9})
    GAME.setup(2, components=many)
    assert "48 of +2, Shield and Soldier's Aid together" in refusal(many, 4)


def test_an_upgrade_has_a_cost_only_where_it_is_possible():
    view = make_view(position(towns={0: "farm +inn"}, walls={0: "knight"}).match().observe(1))
    units = view.barons[0].town + view.barons[0].wall
    assert [unit.cost for unit in units] == [2, None, None]


def test_our_file_has_the_52_cards():
    assert sum(begun(2).state.components.count) == 52


def test_the_action_space_is_fixed_and_every_kind_has_its_actions():
    assert len(SPACE) == 401
    for name in CARDS[:11]:
        assert f"enlist:{name}" in SPACE.numbers
    for name in CARDS[:18]:
        assert f"take:{name}" in SPACE.numbers
        assert SPACE.numbers[f"take:{name}"] - SPACE.base("take") == CARDS.index(name)
    blocks = ("play", "aid", "take", "seat", "enlist", "bid", "discard", "give", "unit")
    assert [SPACE.base(block) for block in blocks] == [17, 24, 29, 47, 55, 66, 77, 95, 113]
