"""Section 12: three players."""

import pytest

from games.brutal_kingdom.position import GAME, begun, last_turn, names, random_game
from positions import of_type
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.events import ChapterBegan
from regalia.kernel.errors import BadOption
from regalia.kernel.events import Dealt
from rules import rule

LOW = {"charlatan", "black-knight", "courtesan", "clairvoyant"}


@rule("BK-12.1")
@pytest.mark.parametrize("removal", [False, True])
def test_three_players_begin_with_eleven_tokens_of_each_colour(removal):
    p = begun(3, options={"random_removal": removal})
    assert p.stock == {"blue": 11, "green": 11, "yellow": 11}
    assert [p.state.worth(colour) for colour in range(3)] == [11, 11, 11]


@rule("BK-12.1")
def test_the_tokens_left_out_never_count():
    p = last_turn({0: "king"}, "poisoner", seats=3, chapter=3)
    p.act(2, "play:poisoner")
    assert p.over
    assert p.state.outcome().scores == [2 * 9, 0, 0]


@rule("BK-12.2")
def test_three_players_leave_the_four_lowest_ranks_out():
    p = begun(3)
    assert names(p["box"]) == LOW
    assert p["aside"] == 0


@rule("BK-12.2")
@pytest.mark.parametrize("number", range(3))
def test_the_four_lowest_ranks_never_turn_up(number):
    for step in random_game(3, number):
        p = step.after
        assert not LOW & set().union(*p.hands, p.middle)
        assert not LOW & {card for stack in p.stacks for card in stack.replace("-", " ").split()}
        if step.prompt == "play":
            assert step.action.removeprefix("play:") not in LOW


@rule("BK-12.2")
def test_four_players_use_all_cards():
    p = begun(4)
    assert p["box"] == p["aside"] == 0


def dealt_with_removal(seed: int) -> list[tuple[set[str], set[str]]]:
    """The light and the dark cards put aside in each chapter of a game."""
    found: list[tuple[set[str], set[str]]] = []
    for step in random_game(3, seed, random_removal=True):
        p = step.after
        state = p.state
        assert state.cells[on.BOX] == 0
        if of_type(ChapterBegan, step.events):
            assert names(state.cells[on.ASIDE]) == names(state.of_back(0)) - set().union(
                *p.hands, p.middle[:2]
            )
        if step.prompt == "pass-dark" and state.prompt(state.turn) == "play":
            found.append(
                (
                    names(state.cells[on.ASIDE] & state.of_back(0)),
                    names(state.cells[on.ASIDE] & state.of_back(1)),
                )
            )
            used = set().union(*p.hands, p.middle)
            assert len(used) == 16
            assert used | names(state.cells[on.ASIDE]) == names((1 << 20) - 1)
    return found


@rule("BK-12.3")
def test_with_random_removal_two_light_and_two_dark_cards_are_out_of_each_chapter():
    removed = [chapter for seed in range(8) for chapter in dealt_with_removal(seed)]
    assert len(removed) == 8 * 4
    assert all(len(light) == len(dark) == 2 for light, dark in removed)
    assert len({frozenset(light | dark) for light, dark in removed}) > 25
    assert set().union(*(light | dark for light, dark in removed)) == names((1 << 20) - 1)


@rule("BK-12.3")
def test_nobody_sees_the_cards_put_aside():
    told = 0
    for step in random_game(3, 1, random_removal=True):
        state = step.after.state
        for viewer in (-1, 0, 1, 2):
            seen = state.redact(viewer)
            for back in (0, 1):
                assert seen.cards(on.IN_ASIDE + back) == []
                assert seen.hidden_count(on.IN_ASIDE + back) == len(state.cards(on.IN_ASIDE + back))
            for event in of_type(Dealt, step.events):
                if event.zone in (on.IN_ASIDE, on.IN_ASIDE + 1):
                    told += 1
                    assert event.for_viewer(viewer) == Dealt(event.zone, 2, 0, None)
    assert told == 4 * 2 * 4  # chapters, backs, viewers


@rule("BK-12.3")
def test_random_removal_is_off_by_default_and_for_three_players_only():
    assert GAME.setup(3).options["random_removal"] is False
    with pytest.raises(BadOption, match="random_removal is for three players"):
        GAME.setup(4, {"random_removal": True})
