"""Components files: ours, corrected ones, and those that do not describe a playable game."""

import re
from functools import partial

import pytest

import positions
from games.kings_blood.position import GAME, altered, position
from regalia.games.kings_blood.board import GameSetup

edited, refusal = partial(positions.edited, GAME), partial(positions.refusal, GAME)


@pytest.mark.parametrize(
    ("old", "new", "after", "problem"),
    [
        ('name = "aia"', 'name = "aja"', "", "name must be one of aldous, .*, not 'aja'"),
        ('name = "aia"', 'name = "ivo"', "", "ivo appears twice"),
        ('colour = "art"', 'colour = "craft"', 'name = "aia"', "colour must be one of money, art"),
        ("number = 4", "number = 10", 'name = "aia"', "number must be a whole number from 1 to 9, not 10"),
        ('sex = "woman"', 'sex = "queen"', 'name = "aia"', "sex must be one of man, woman"),
        ('ability = "skip"', 'ability = "jump"', 'name = "aia"', "ability must be one of none, skip"),
        ('name = "exile"', 'name = "exit"', "", "name must be one of assassination"),
        ("count = 2", "count = 10", 'name = "exile"', "count must be a whole number from 0 to 9, not 10"),
        ("value = 10", "value = -1", 'name = "exile"', "value must be a whole number from 0 to 50"),
        ("hand = 7", "hand = 13", "", "hand must be a whole number from 1 to 12"),
        ("draw = 3", "draw = 0", "", "draw must be a whole number from 1 to 9"),
        ('source = "reconstructed"', 'source = "hearsay"', 'name = "aia"', "the source of colour must be"),
        ('game = "kings-blood"', 'game = "brutal-kingdom"', "", 'game must be "kings-blood"'),
    ],
)
def test_a_fault_is_named_with_its_line(old, new, after, problem):
    text, line = edited(old, new, after)
    assert re.search(rf"^my\.toml: line {line}: {problem}", refusal(text))


def test_a_corrected_file_changes_the_game():
    text = altered(petchu={"colour": "money", "sex": "man", "ability": "reverse"}, exile={"count": 0})
    p = position("fenna", {0: "petchu sabine zeno"}, components=text)
    p.act(0, "play:petchu", "left:fenna", "decline")
    assert p.turn == 2
    assert p.zone("deck")["exile"] == 0
    assert isinstance(p.state.setup, GameSetup)
    assert p.state.setup.components_file.digest != GAME.standard_digest


def test_two_tables_with_different_cards_live_side_by_side():
    theirs = position("fenna", {0: "petchu sabine"}, components=altered(petchu={"colour": "money"}))
    ours = position("fenna", {0: "petchu sabine"})
    assert theirs.choices("play") == {"petchu"}
    assert ours.choices("play") == set()
