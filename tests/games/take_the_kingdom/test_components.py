"""Components files: ours, corrected ones, and those that do not describe a playable game."""

import random
import re
from functools import partial

import pytest

import positions
from games.take_the_kingdom.position import GAME, altered, begun, cards, position, setup
from playing import begin, random_steps
from regalia.games.take_the_kingdom.cards import CARDS, KINDS

OURS = GAME.components()
edited, refusal = partial(positions.edited, GAME), partial(positions.refusal, GAME)


@pytest.mark.parametrize(
    ("old", "new", "after", "problem"),
    [
        ('name = "walls"', 'name = "wals"', "", "name must be one of fort, .*, not 'wals'"),
        ('name = "walls"', 'name = "moat"', "", "moat appears twice"),
        ('type = "structure"', 'type = "people"', 'name = "walls"', "type must be one of structure"),
        ('type = "attack-machine"', 'type = "attack"', 'name = "cannon"', "type must be one of attack"),
        ("count = 4", "count = -1", 'name = "walls"', "count must be a whole number from 0 to 30, not -1"),
        ("count = 4", "count = 31", 'name = "walls"', "count must be a whole number from 0 to 30, not 31"),
        ("count = 4", "count = 3", 'name = "fort"', "count must be a whole number from 4 to 30, not 3"),
        ("count = 4", "count = true", 'name = "walls"', "count must be a whole number from 0 to 30"),
        ("count = 4", "count = 2.0", 'name = "walls"', "count must be a whole number from 0 to 30, not 2.0"),
        ("value = 2", "value = 0", 'name = "walls"', "value must be a whole number from 1 to 20, not 0"),
        ("value = 2", "value = 21", 'name = "walls"', "value must be a whole number from 1 to 20, not 21"),
        ("value = 4", "value = 0", 'name = "cannon"', "value must be a whole number from 1 to 9, not 0"),
        ("value = 4", "value = 10", 'name = "cannon"', "value must be a whole number from 1 to 9, not 10"),
        ("value = 2", "value = 3", 'name = "morale"', "value must be a whole number from 2 to 2, not 3"),
        ("value = 0", "value = 1", 'name = "spread"', "value must be a whole number from 0 to 0, not 1"),
        ("value = 0", "value = 1", 'name = "trap-real"', "value must be a whole number from 0 to 0, not 1"),
        ("value = 1", "value = 0", 'name = "mercy"', "value must be a whole number from 1 to 20, not 0"),
        ("draw = 3", "draw = 0", "", "draw must be a whole number from 1 to 6, not 0"),
        ("plays = 3", "plays = 7", "", "plays must be a whole number from 1 to 6, not 7"),
        ("hand_limit = 6", "hand_limit = 0", "", "hand_limit must be a whole number from 1 to 20, not 0"),
        ("dealt = 2", "dealt = 7", "", "dealt must be a whole number from 0 to 6, not 7"),
        (', "4" = 3 }', " }", "lands = ", 'lands must give a number from 0 to 20 for "4" players, not None'),
        ('"4" = 3', '"4" = -1', "lands = ", 'lands must give a number from 0 to 20 for "4" players, not -1'),
        ('"4" = 3', '"4" = true', "lands = ", 'lands must give a number .* for "4" players, not True'),
        ('"4" = 3', '"4" = 4', "lands = ", "there are not enough cards called land for 4 players"),
        ('"4" = 0', '"4" = 2', "mercies_out", "there are not enough cards called mercy for 4 players"),
        ('"4" = 0', '"4" = 3', "misfortunes_out", "there are not enough cards called misfortune"),
        ('value = "rulebook"', 'value = "hearsay"', 'name = "walls"', "the source of value must be one of"),
        ('source = "rulebook"', 'source = "hearsay"', "[setup]", "the source of lands must be one of"),
        ('game = "take-the-kingdom"', 'game = "kings-blood"', "", 'game must be "take-the-kingdom"'),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line(old, new, after, problem):
    text, line = edited(old, new, after)
    assert re.search(rf"^my\.toml: line {line}: {problem}", refusal(text))


def test_there_are_at_most_as_many_bases_as_places():
    assert "Forts, Lands and Mercies are 25 together, and there can be at most 24" in refusal(
        altered(mercy={"count": 6})
    )


def only(**counts: int) -> str:
    """Our components without any card but bases, Mercies and those named."""
    none = {name.replace("-", "_"): {"count": 0} for name in CARDS[3:]}
    return altered(**none | {name: {"count": count} for name, count in counts.items()})


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (only(misfortune=2), 6),  # with three Lands and a Mercy, and eight are to be dealt
        (only(misfortune=2, disease=30, plague=30), 6),  # Penalties cannot be dealt
        (only(hills=19).replace("dealt = 2", "dealt = 6"), 23),
    ],
)
def test_a_pack_that_is_too_small_to_be_dealt_is_refused(text, left):
    line = OURS[: OURS.index("dealt = ")].count("\n") + 1
    assert refusal(text) == f"my.toml: line {line}: only {left} cards of the pack can be dealt to 4 players"


def test_a_pack_that_is_just_large_enough_is_played():
    text = only(hills=20).replace("dealt = 2", "dealt = 6")
    p, _ = begun(4, components=text)
    assert [p.hand(seat).total() for seat in range(4)] == [7] * 4
    assert p["deck_size"] == 0


def test_every_card_has_a_count():
    assert len(setup().components.count) == KINDS


def test_a_corrected_file_changes_counts_and_values():
    text = altered(cannon={"value": 9, "count": 5}, fort={"value": 5}, hills={"value": 20})
    corrected = setup(4, components=text)
    assert corrected.components_file.digest != GAME.standard_digest
    assert corrected.components.deck_size == 84 + 3
    p = position(hands={0: "cannon morale cannon cannon"}, kingdoms={1: "fort hills"}, components=text)
    p.through("play:cannon", "add:morale", "base:2")
    assert p.base(2) == "fort hills/18"
    p.through("play:cannon", "base:2")
    assert p.kingdom(1) == ""
    assert p.scores[0] == 5 + 1


def test_a_corrected_set_up_changes_the_deal_and_the_limits():
    text = (
        OURS.replace("dealt = 2", "dealt = 4")
        .replace("draw = 3", "draw = 1")
        .replace("plays = 3", "plays = 2")
        .replace("hand_limit = 6", "hand_limit = 3")
    )
    p, _ = begun(4, components=text)
    assert [p.hand(seat).total() for seat in range(4)] == [5 + (seat == p.turn) for seat in range(4)]
    assert p.plays == 2
    first = p.turn
    p.act(first, "end")
    for _ in range(3):
        p.act(first, p.legal(first)[0])
    assert p.turn == (first + 1) % 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_extreme_cards_come_to_an_end(seats):
    text = altered(disease={"count": 30}, plague={"count": 30}, morale={"count": 30}, spread={"count": 30})
    text = text.replace("draw = 3", "draw = 6").replace("dealt = 2", "dealt = 6")
    for number in range(3):
        state = begin(GAME.setup(seats, components=text), number)
        for _ in random_steps(state, random.Random(number)):
            pass
        assert state.deciders() == 0


def test_two_tables_with_different_cards_live_side_by_side():
    theirs = position(
        hands={0: "cannon"}, kingdoms={1: "fort knights"}, components=altered(cannon={"value": 1})
    )
    ours = position(hands={0: "cannon"}, kingdoms={1: "fort knights"})
    for p in (theirs, ours):
        p.through("play:cannon", "base:2")
        assert p.discarded == cards("cannon")
    assert theirs.base(2) == "fort knights/1"
    assert ours.base(2) == "fort knights/4"
