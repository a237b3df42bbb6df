"""Components files: ours, corrected ones, and those that do not describe a playable game."""

import re
from functools import partial

import pytest

import positions
from games.brutal_kingdom.position import GAME, altered, position
from regalia.games.brutal_kingdom.board import GameSetup

OURS = GAME.components()
edited, refusal = partial(positions.edited, GAME), partial(positions.refusal, GAME)


@pytest.mark.parametrize(
    ("old", "new", "after", "problem"),
    [
        ('name = "druid"', 'name = "duid"', "", "name must be one of charlatan, .*, not 'duid'"),
        ('name = "king"', 'name = "druid"', "", "druid appears twice"),
        ("rank = 10", "rank = 9", "", "two characters have rank 9"),
        ("rank = 10", "rank = 0", "", "rank must be a whole number from 1 to 20, not 0"),
        ("rank = 10", "rank = 21", "", "rank must be a whole number from 1 to 20, not 21"),
        ("rank = 10", "rank = 10.0", "", "rank must be a whole number from 1 to 20, not 10.0"),
        ("rank = 10", "rank = true", "", "rank must be a whole number from 1 to 20, not True"),
        ("rank = 10", "rank = 20", "", "the inquisitor, and nobody else, has rank 20"),
        ("rank = 20", "rank = 0", "", "rank must be a whole number from 1 to 20, not 0"),
        ("influence = 1", "influence = -1", 'name = "druid"', "influence must be a whole number from 0 to 9"),
        ("influence = 1", "influence = 10", 'name = "druid"', "influence must be a whole number from 0 to 9"),
        ('colour = "yellow"', 'colour = "red"', 'name = "druid"', "colour must be one of blue, green"),
        ('"bishop", "abbot"', '"bishop", "abott"', "", "victims: there is no 'abott'"),
        ('"bishop", "abbot"', '"bishop", "bishop"', "", "victims: a name appears twice"),
        ('["bishop", "abbot"]', '"bishop"', "", "victims must be a list of names, not 'bishop'"),
        ('"blue", "green"', '"green", "blue"', "", "the colours must be blue, green, yellow, in this order"),
        ('"blue", "green"', '"blue", "red"', "", "colours: there is no 'red'"),
        ("= 11,", "= 0,", "", "there can be 1 to 99 tokens of a colour, not 0"),
        ("= 13 ", "= 100 ", "", "there can be 1 to 99 tokens of a colour, not 100"),
        ('"3" = 11,', "", "", 'each must say how many tokens there are for "3" and for "4" players'),
        ("chapel_squares = 4", "chapel_squares = 5", "", "chapel_squares must be a whole number from 4 to 4"),
        ('rank = "rulebook"', 'rank = "hearsay"', "", "the source of rank must be one of rulebook"),
        ('source = "rulebook"', 'source = "hearsay"', "[tokens]", "the source of each must be one of"),
        ('game = "brutal-kingdom"', 'game = "kings-blood"', "", 'game must be "brutal-kingdom"'),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line(old, new, after, problem):
    text, line = edited(old, new, after)
    assert re.search(rf"^my\.toml: line {line}: {problem}", refusal(text))


def test_a_card_with_influence_needs_a_colour():
    text, _ = edited('colour = "yellow"\n', "", 'name = "druid"')
    line = OURS[: OURS.index('name = "druid"')].count("\n")
    assert refusal(text).startswith(f"my.toml: line {line}: colour must be one of")


def test_a_corrected_file_changes_ranks_backs_influence_and_victims():
    text = altered(wizard={"rank": 18, "influence": 3}, bishop={"rank": 17}, assassin={"victims": ["saint"]})
    setup = GAME.setup(4, components=text)
    assert isinstance(setup, GameSetup)
    assert setup.components_file.digest != GAME.standard_digest
    p = position(hands={0: "assassin"}, stacks={1: "king", 2: "saint"}, components=text)
    p.act(0, "play:assassin")
    assert p.stacks[:3] == ["assassin", "king", "-saint"]
    assert p.state.back(16) == 1
    assert p.state.back(17) == 0
    assert p.state.components.icons[16] == 3


def test_two_tables_with_different_cards_live_side_by_side():
    text = altered(assassin={"victims": ["saint"]})
    theirs = position(hands={0: "assassin"}, stacks={1: "king"}, components=text)
    ours = position(hands={0: "assassin"}, stacks={1: "king"})
    for p in (theirs, ours):
        p.act(0, "play:assassin")
    assert theirs.stack(1) == "king"
    assert ours.stack(1) == "-king"
