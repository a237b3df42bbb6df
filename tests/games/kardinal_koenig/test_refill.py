"""Sections 7 and 8: refilling, and the deck that runs out."""

import pytest

from games.kardinal_koenig.position import begun, position, random_game
from positions import of_type
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.cards import FIRST, LAST, SECOND
from regalia.games.kardinal_koenig.events import (
    AllianceScored,
    ChainScored,
    CountryScored,
    LastRound,
    RanOut,
    Reshuffled,
)
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.events import Moved, Tallied
from rules import rule

PLACE_TWO = ["play:red", "country:franken", "field:franken-2", "play:red", "field:franken-3"]
PLACE_ONE = ["play:red", "country:franken", "field:franken-2", "done"]


def run_dry(**changes):
    """A position in which seat 0 needs cards and the deck holds but few."""
    given = {
        "hands": {0: "red red cream"},
        "display": "green purple",
        "houses": {1: "franken-1"},
        "deck": "orange",
    }
    return position(**(given | changes))


@rule("KK-7.1")
@pytest.mark.parametrize(
    "choices",
    [
        ["deck", "deck"],
        ["take:green", "take:purple"],
        ["deck", "take:green"],
        ["take:purple", "deck"],
    ],
)
def test_the_hand_is_filled_from_deck_and_display_as_one_likes(choices):
    p = run_dry(deck=None)
    p.act(0, *PLACE_TWO)
    assert p.hand(0) == "cream"
    p.act(0, *choices)
    assert len(p.hand(0).split()) == 3
    assert p.asked == (1, "play")
    for colour in (choice.removeprefix("take:") for choice in choices if choice != "deck"):
        assert colour in p.hand(0)


@rule("KK-7.2")
def test_each_card_is_seen_before_the_next_is_chosen():
    p = run_dry(deck=None)
    events = p.act(0, *PLACE_TWO, "deck")
    (drawn,) = [move for move in of_type(Moved, events) if move.source == on.IN_DECK]
    assert drawn.seen == 0b0001
    assert p.asked == (0, "refill")
    assert p.legal(0) == ["deck", "take:green", "take:purple"]


@rule("KK-7.2")
def test_each_draw_from_the_deck_is_a_commit_of_its_own():
    match = run_dry(deck=None).match()
    preview = match.preview(0, [*PLACE_TWO, "deck"])
    assert preview.whole
    assert preview.reveals
    assert not match.preview(0, PLACE_TWO).whole, "until something is drawn, all can be taken back"
    assert not match.preview(0, [*PLACE_TWO, "take:green"]).whole
    match.commit(0, [*PLACE_TWO, "take:green", "deck"])
    assert match.state.deciders() == 0b0010
    match = run_dry(deck=None).match()
    match.commit(0, [*PLACE_TWO, "deck"])
    assert match.state.prompt(0) == "refill"
    match.commit(0, ["deck"])
    assert match.state.deciders() == 0b0010


@rule("KK-7.3")
def test_the_display_is_filled_when_the_hand_is_full():
    p = run_dry(deck=None)
    p.act(0, *PLACE_TWO, "take:green")
    assert p.display == "purple"
    assert p.legal(0) == ["deck", "take:purple"]
    empty = p.twin()
    events = p.act(0, "deck")
    assert [move.target for move in of_type(Moved, events)] == [0, on.IN_DISPLAY]
    empty.act(0, "take:purple")
    assert len(empty.display.split()) == 2


@rule("KK-7.3")
def test_of_three_cards_one_at_least_comes_from_the_deck():
    p = run_dry(hands={0: "red cream cream"}, deck=None)
    p.act(0, "play:red", "country:franken", "field:franken-2", "joker:cream", "field:franken-3")
    p.act(0, "take:green", "take:purple")
    assert p.legal(0) == ["deck"]


@rule("KK-7.4")
def test_with_hand_and_display_full_the_turn_is_over():
    for number in range(6):
        for step in random_game(4, number):
            p = step.after
            if not p.over and p["half"] != LAST and p.asked[1] == "play":
                assert p.cells("size")[:4] == [3] * 4
                assert p["display_size"] == len(p.display.split()) == 2


@rule("KK-8.1")
def test_the_deck_runs_out_with_the_last_card_to_a_hand():
    p = run_dry()
    events = p.act(0, *PLACE_ONE, "deck")
    assert of_type(RanOut, events) == [RanOut(1)]
    assert p["half"] == SECOND


@rule("KK-8.1")
def test_the_deck_runs_out_with_the_last_card_to_the_display():
    p = run_dry()
    events = p.act(0, *PLACE_ONE, "take:green")
    assert of_type(RanOut, events) == [RanOut(1)]
    assert p.hand(0) == "red green cream"
    assert p.display == "orange purple"
    assert p.asked == (1, "play")


@rule("KK-8.1")
def test_the_deck_does_not_run_out_before_its_last_card():
    p = run_dry(deck="orange orange")
    p.act(0, *PLACE_ONE, "deck")
    assert p["half"] == FIRST
    assert p.deck == "orange"


@rule("KK-8.2")
def test_only_monasteries_count_in_the_intermediate_scoring():
    chain = "frankreich-1 frankreich-2 frankreich-3 frankreich-4"
    p = run_dry(houses={1: "franken-1 bayern-1", 2: chain}, advisors={2: "franken bayern"})
    events = p.act(0, *PLACE_ONE, "deck")
    assert p.points == [2, 3, 4, 0]
    assert not [event for event in events if isinstance(event, AllianceScored | ChainScored)]
    assert [event.country for event in of_type(CountryScored, events)] == [1, 2, 5]
    columns = ["franken", "bayern", "frankreich", "total"]
    rows = [[2, 0, 0, 2], [2, 1, 0, 3], [0, 0, 4, 4], [0, 0, 0, 0]]
    assert of_type(Tallied, events) == [Tallied("half", columns, rows)]
    view = p.view()
    assert [sheet.final for sheet in view.sheets] == [False]
    assert view.sheets[0].totals == [2, 3, 4, 0]


@rule("KK-8.2")
def test_the_sheet_of_the_intermediate_scoring_is_kept():
    p = run_dry()
    p.act(0, *PLACE_ONE, "deck")
    kept = p.view().sheets[0]
    p = p.twin()
    p.state.cells[on.HAND + 5] += 1  # a red card for seat 1
    p.act(1, "play:red", "country:franken", "field:franken-7")
    assert p.view().sheets[0] == kept


@rule("KK-8.3")
def test_the_discards_become_the_new_deck_and_the_display_stays():
    p = run_dry()
    discards = sorted([*p.discards.split(), "red", "red"])
    events = p.act(0, *PLACE_TWO, "deck")
    assert sorted(p.deck.split()) == discards, "with the cards of this turn"
    assert p.discards == ""
    assert p.display == "green purple"
    assert of_type(Reshuffled, events) == [Reshuffled(len(discards))]


@rule("KK-8.4")
def test_after_the_scoring_the_same_player_goes_on_refilling():
    p = run_dry()
    p.act(0, *PLACE_TWO, "deck")
    assert p.asked == (0, "refill")
    p.act(0, "take:green")
    assert len(p.hand(0).split()) == 3
    assert len(p.display.split()) == 2
    assert p.asked == (1, "play")


@rule("KK-8.4")
def test_the_display_is_filled_from_the_new_deck():
    p = run_dry()
    p.act(0, *PLACE_TWO, "take:green", "take:purple")
    assert p["half"] == SECOND, "the one card went to the display, and the next comes from the new deck"
    assert len(p.display.split()) == 2
    assert p.asked == (1, "play")


@rule("KK-8.5")
def test_after_the_second_time_nobody_draws():
    p = run_dry(half=SECOND, start=0)
    events = p.act(0, *PLACE_TWO, "deck")
    assert of_type(RanOut, events) == [RanOut(2)]
    assert of_type(LastRound, events) == [LastRound(False, 3)]
    assert p.hand(0) == "cream orange", "the refill is not finished"
    assert p.display == "green purple"
    assert p.asked == (1, "play")
    p.state.cells[on.HAND + 5] += 1  # a red card for seat 1
    p.act(1, "play:red", "country:aragon", "field:aragon-1")
    assert p.asked == (2, "play")
    assert p.display == "green purple"
    assert p.points == [0] * 4


@rule("KK-8.5")
def test_the_display_is_not_filled_with_the_deck_gone_for_the_second_time():
    p = run_dry(half=SECOND, start=0)
    p.act(0, *PLACE_TWO, "take:green", "take:purple")
    assert p.display == "orange"
    assert p.asked == (1, "play")


@rule("KK-8.1", "KK-8.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_game_has_one_scoring_in_between_and_no_draws_in_the_last_round(seats):
    for number in range(6):
        times: list[int] = []
        for step in random_game(seats, number):
            if len(times) == 2:
                assert not [move for move in of_type(Moved, step.events) if move.target < on.IN_DECK]
            times += [event.time for event in of_type(RanOut, step.events)]
        assert times == [1, 2]


@rule("KK-8.1")
def test_the_future_of_the_deck_is_hidden():
    seen = begun().state.redact(0)
    with pytest.raises(HiddenInformation):
        seen.rng.below(1)
