"""Components files of all games: ours, and those in which something is missing."""

import re

import pytest

from positions import edited, refusal
from regalia.kernel.game import find_game, game_names

every_game = pytest.mark.parametrize("name", game_names())
HEADERS = {
    (name, header)
    for name in game_names()
    for header in re.findall(r"^\[+[a-z]+\]+", find_game(name).components(), re.MULTILINE)
}


@every_game
def test_our_file_is_accepted(name: str) -> None:
    game = find_game(name)
    for seats in game.players:
        assert game.setup(seats).components_file.digest == game.standard_digest


@every_game
def test_other_words_about_sources_and_comments_make_no_other_game(name: str) -> None:
    game = find_game(name)
    text = game.components().replace('"reconstructed"', '"published"') + "\n# checked\n"
    assert game.setup(4, components=text).components_file.digest == game.standard_digest


@pytest.mark.parametrize(
    ("name", "table", "card"),
    [
        ("brutal-kingdom", "character", "druid"),
        ("kings-blood", "character", "aia"),
        ("kings-blood", "event", "exile"),
        ("kardinal-koenig", "card", "green"),
        ("kardinal-koenig", "country", "bayern"),
        ("brawling-barons", "peasant", "inn"),
        ("brawling-barons", "squire", "archers"),
        ("brawling-barons", "card", "bomb"),
        ("brawling-barons", "aid", "merchants-aid"),
        ("take-the-kingdom", "card", "walls"),
    ],
)
def test_a_missing_card_is_named(name: str, table: str, card: str) -> None:
    game = find_game(name)
    text, count = re.subn(rf'\[\[{table}\]\]\nname = "{card}"\n(.+\n)+', "", game.components())
    assert count == 1
    assert re.match(rf"my\.toml: line \d+: there is no \[\[{table}\]\] called {card}$", refusal(game, text))


@pytest.mark.parametrize(
    ("name", "card", "key"),
    [
        (name, card, key)
        for name, card, keys in (
            ("brutal-kingdom", "druid", "name rank influence source"),
            ("kings-blood", "aia", "name colour number sex ability source"),
            ("brawling-barons", "inn", "name copies cost bonus upgrade health building_bonus source"),
            ("take-the-kingdom", "walls", "name type count value source"),
        )
        for key in keys.split()
    ],
)
def test_a_missing_value_is_named_with_the_line_of_its_card(name: str, card: str, key: str) -> None:
    ours = find_game(name).components()
    block = ours.index(f'name = "{card}"')
    start = ours.index(f"\n{key} = ", block - 1) + 1
    text = ours[:start] + ours[ours.index("\n", start) + 1 :]
    line = ours[:block].count("\n")
    assert refusal(find_game(name), text).startswith(f"my.toml: line {line}: ")


@pytest.mark.parametrize(("name", "header"), sorted(HEADERS))
def test_a_missing_table_is_named(name: str, header: str) -> None:
    game = find_game(name)
    text = game.components().replace(header, re.sub("[a-z]+", "other", header))
    assert header in refusal(game, text)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("brutal-kingdom", "rank = 10"),
        ("kings-blood", "hand = 7"),
        ("kardinal-koenig", "display = 2"),
        ("brawling-barons", "hand = 5"),
        ("take-the-kingdom", "count = 15"),
    ],
)
def test_what_is_no_toml_is_refused_with_the_line(name: str, value: str) -> None:
    text, line = edited(find_game(name), value, value.replace("=", "=="))
    assert re.match(rf"my\.toml: not a TOML file: .*line {line}", refusal(find_game(name), text))


@every_game
@pytest.mark.parametrize("text", ["", "a picture", "only the name", "\x00"])
def test_what_is_no_components_file_at_all_is_refused(name: str, text: str) -> None:
    text = f'game = "{name}"' if text == "only the name" else text
    assert refusal(find_game(name), text).startswith("my.toml: ")
