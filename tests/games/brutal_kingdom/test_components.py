"""Components files: ours, corrected ones, and those that do not describe a playable game."""

import re

import pytest

from games.brutal_kingdom.position import GAME, altered, position
from regalia.games.brutal_kingdom.board import Court
from regalia.kernel.errors import BadComponents

OURS = (GAME.folder / "components.toml").read_text()


def edited(old: str, new: str, after: str = "") -> tuple[str, int]:
    """Our file with words replaced where they first stand after others, and the number of that line."""
    start = OURS.index(old, OURS.index(after))
    text = OURS[:start] + new + OURS[start + len(old) :]
    return text, OURS[:start].count("\n") + 1


def refusal(text: str) -> str:
    """What the player is told about this file."""
    with pytest.raises(BadComponents) as caught:
        GAME.setup(4, components=text, where="my.toml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "after", "problem"),
    [
        ('name = "druid"', 'name = "duid"', "", "name must be one of charlatan, .*, not 'duid'"),
        ('name = "king"', 'name = "druid"', "", "the druid stands there twice"),
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
        ('"bishop", "abbot"', '"bishop", "bishop"', "", "victims: a name stands there twice"),
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


def test_a_missing_character_is_named():
    text = re.sub(r'\[\[character\]\]\nname = "druid"\n(.+\n)+', "", OURS)
    assert re.match(r"my\.toml: line \d+: there is no \[\[character\]\] called druid$", refusal(text))


@pytest.mark.parametrize("key", ["name", "rank", "influence", "source"])
def test_a_missing_value_is_named_with_the_line_of_its_character(key):
    block = OURS.index('name = "druid"')
    start = OURS.index(f"{key} = ", block)
    text = OURS[:start] + OURS[OURS.index("\n", start) + 1 :]
    line = OURS[:block].count("\n")
    assert refusal(text).startswith(f"my.toml: line {line}: ")


def test_a_card_with_influence_needs_a_colour():
    text, _ = edited('colour = "yellow"\n', "", 'name = "druid"')
    line = OURS[: OURS.index('name = "druid"')].count("\n")
    assert refusal(text).startswith(f"my.toml: line {line}: colour must be one of")


def test_what_is_no_toml_is_refused_with_the_line():
    text, line = edited("rank = 10", "rank == 10")
    assert re.match(rf"my\.toml: not a TOML file: .*line {line}", refusal(text))


@pytest.mark.parametrize("text", ["", "a picture", 'game = "brutal-kingdom"', "\x00"])
def test_what_is_no_components_file_at_all_is_refused(text):
    assert refusal(text).startswith("my.toml: ")


@pytest.mark.parametrize("header", ["[tokens]", "[[character]]"])
def test_a_missing_table_is_named(header):
    text = OURS.replace(header, header.replace("tokens", "coins").replace("character", "person"))
    assert header in refusal(text)


def test_our_file_is_accepted():
    setup = GAME.setup(4)
    assert isinstance(setup, Court)
    assert setup.sheet.digest == GAME.standard_digest


def test_a_corrected_file_changes_ranks_backs_influence_and_victims():
    text = altered(wizard={"rank": 18, "influence": 3}, bishop={"rank": 17}, assassin={"victims": ["saint"]})
    setup = GAME.setup(4, components=text)
    assert isinstance(setup, Court)
    assert setup.sheet.digest != GAME.standard_digest
    p = position(hands={0: "assassin"}, stacks={1: "king", 2: "saint"}, components=text)
    p.act(0, "play:assassin")
    assert p.stacks[:3] == ["assassin", "king", "-saint"]
    assert p.state.back(16) == 1
    assert p.state.back(17) == 0
    assert p.state.cast.icons[16] == 3


def test_two_tables_with_different_cards_live_side_by_side():
    text = altered(assassin={"victims": ["saint"]})
    theirs = position(hands={0: "assassin"}, stacks={1: "king"}, components=text)
    ours = position(hands={0: "assassin"}, stacks={1: "king"})
    for p in (theirs, ours):
        p.act(0, "play:assassin")
    assert theirs.stack(1) == "king"
    assert ours.stack(1) == "-king"


def test_other_words_about_sources_and_comments_make_no_other_game():
    text = OURS.replace('"reconstructed"', '"published"') + "\n# checked\n"
    assert GAME.setup(4, components=text).sheet.digest == GAME.standard_digest
