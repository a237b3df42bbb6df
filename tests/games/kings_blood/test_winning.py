"""Winning, the call, and running out of cards."""

import random

import pytest

from games.kings_blood.position import GAME, Position, cards, position
from playing import begin, random_steps
from positions import of_type
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.deal import MOST_DECISIONS, MOST_TURNS, start_turn
from regalia.games.kings_blood.events import Called, CallMissed, DealDrawn, DealWon, Drew, TurnLost
from regalia.games.kings_blood.heuristics import burdens
from regalia.games.kings_blood.state import KingsBlood
from regalia.games.kings_blood.turn import FOR_ABILITY, FOR_CALL
from regalia.kernel.events import Event
from rules import rule


@rule("KB-11.1")
def test_a_character_that_empties_the_hand_wins():
    p = position("fenna", {0: "florin"})
    p.act(0, "play:florin", "left:fenna")
    assert p.over
    assert p.winner == 0
    assert p.scores == [1, 0, 0]
    assert p.state.outcome().ranks == [1, 2, 2]


@rule("KB-11.1")
def test_a_sibling_can_win():
    p = position("fenna", {0: "florin undine elfrun"}, deck="aia")
    p.act(0, "play:florin", "left:fenna", "marry", "play:undine", "left:aia", "play:elfrun")
    assert p.winner == 0


@rule("KB-11.2")
def test_the_program_calls_for_everyone():
    p = position("fenna", {0: "ilka petchu"})
    events = p.act(0, "play:ilka", "left:fenna")
    assert of_type(Called, events) == [Called(0)]
    assert p.view(1).players[0].called


@rule("KB-11.3")
def test_with_strict_you_call_yourself():
    p = position("fenna", {0: "ilka petchu"}, announce="strict")
    p.act(0, "play:ilka", "left:fenna")
    assert p.asked == (0, "call")
    assert p.legal() == ["announce", "end"]
    assert of_type(Called, p.act(0, "announce")) == [Called(0)]
    assert p.asked == (1, "turn")


@rule("KB-11.3")
def test_the_call_may_come_as_soon_as_there_is_one_card():
    p = position("fenna", {0: "florin lorin"}, deck="aia", announce="strict")
    p.act(0, "play:florin", "left:fenna", "marry")
    assert "announce" in p.legal()
    p.act(0, "announce", "play:lorin", "left:aia")
    assert p.winner == 0


@rule("KB-11.3")
def test_with_two_cards_there_is_nothing_to_call():
    p = position("fenna", {0: "ilka petchu"}, announce="strict")
    assert "announce" not in p.legal()


@rule("KB-11.4")
def test_a_missed_call_costs_three_cards_and_a_turn():
    p = position("fenna", {0: "ilka petchu"}, announce="strict", seats=2)
    p.act(0, "play:ilka", "left:fenna")
    events = p.act(0, "end")
    assert of_type(CallMissed, events) == [CallMissed(0)]
    assert of_type(Drew, events) == [Drew(0, 3, 2, 0)]
    assert p.size(0) == 4
    p.act(1, "draw")
    events = p.act(1, "keep")
    assert of_type(TurnLost, events) == [TurnLost(0, False)]
    assert p.turn == 1


@rule("KB-11.4")
def test_the_last_card_laid_still_has_its_effect():
    p = position("drusa", {0: "hamo petchu"}, announce="strict")
    p.act(0, "play:hamo", "left:drusa", "decline", "end")
    assert p.asked == (1, "answer")


@rule("KB-11.5")
def test_a_last_card_played_without_the_call_does_not_win():
    p = position("fenna", {0: "ilka"}, announce="strict")
    events = p.act(0, "play:ilka", "left:fenna")
    assert not p.over
    assert of_type(CallMissed, events) == [CallMissed(0)]
    assert p.size(0) == 3
    assert p["lost"] == 1


def check_paid(p: Position, events: list[Event], size: int) -> None:
    """Seat 0 has drawn three cards in its turn for a missed call, has `size` now and loses its next turn."""
    assert of_type(Drew, events) == [Drew(0, 3, FOR_CALL, 0)]
    assert p.asked == (1, "turn")
    assert p.size(0) == size
    assert p.view(1).players[0].loses_turn
    p.act(1, "draw")
    p.act(1, "keep")
    p.act(2, "draw")
    assert of_type(TurnLost, p.act(2, "keep")) == [TurnLost(0, False)]
    assert p.turn == 1
    assert p["lost"] == 0, "it is paid once"


@rule("KB-11.5")
def test_who_has_not_called_is_known_as_soon_as_the_last_card_lies():
    p = position("fenna", {0: "florin"}, deck="exile", announce="strict")
    events = p.act(0, "play:florin", "left:fenna")
    assert of_type(CallMissed, events) == [CallMissed(0)]
    assert of_type(Drew, events) == []
    assert p.asked == (0, "marry")
    for seat in range(3):
        assert p.view(seat).players[0].loses_turn
    events = p.act(0, "decline")
    assert of_type(CallMissed, events) == []
    check_paid(p, events, 3)


@rule("KB-11.5")
@pytest.mark.parametrize(
    ("table", "size"),
    [({}, 1), ({"enthroned": "fenna"}, 2), ({"enthroned": "fenna", "blooded": "fenna", "advanced": True}, 3)],
)
def test_an_exile_to_oneself_does_not_undo_a_missed_call(table, size):
    p = position("fenna", {0: "florin"}, deck="exile", announce="strict", **table)
    p.act(0, "play:florin", "left:fenna", "marry", "on:fenna")
    check_paid(p, p.act(0, "seat:0"), size + 3)


@rule("KB-11.5")
def test_an_exile_to_another_does_not_undo_a_missed_call():
    p = position("fenna", {0: "florin"}, deck="exile", announce="strict")
    p.act(0, "play:florin", "left:fenna", "marry", "on:fenna")
    check_paid(p, p.act(0, "seat:1"), 3)


@rule("KB-11.5")
def test_the_kings_blood_card_does_not_undo_a_missed_call():
    p = position("fenna", {0: "florin"}, deck="enthronement", announce="strict", advanced=True)
    p.act(0, "play:florin", "left:fenna", "marry")
    events = p.act(0, "on:florin")
    assert p.blood == "front:0"
    check_paid(p, events, 4)


@rule("KB-11.5")
def test_a_child_does_not_undo_a_missed_call():
    p = position("fenna", {0: "florin"}, deck="aia", announce="strict")
    p.act(0, "play:florin", "left:fenna", "marry")
    assert p.legal() == ["decline"]
    assert p.view(2).players[0].loses_turn
    p.act(0, "decline")
    assert p.size(0) == 3


@rule("KB-11.5", "KB-13.7")
def test_a_missed_call_is_not_paid_where_the_deal_ends():
    p = position(
        "fenna", {0: "florin", 2: ""}, deck="enthronement", holder=2, announce="strict", advanced=True
    )
    events = p.act(0, "play:florin", "left:fenna", "marry", "on:fenna")
    assert p.winner == 2
    assert of_type(Drew, events) == []


@rule("KB-11.5", "KB-14.2")
def test_a_missed_call_is_forgotten_in_the_next_deal():
    p = position(
        "fenna",
        {0: "florin", 2: ""},
        deck="enthronement",
        holder=2,
        announce="strict",
        advanced=True,
        series="first_to",
    )
    p.act(0, "play:florin", "left:fenna", "marry", "on:fenna")
    assert p["deal"] == 1
    assert p["lost"] == 0
    assert [p.size(seat) for seat in range(3)] == [7, 7, 7]


@rule("KB-11.5")
def test_an_answer_without_the_call_is_paid_for_and_passes_the_draw_on():
    p = position("drusa", {0: "hamo"}, pending=3, announce="strict")
    events = p.act(0, "play:hamo", "left:drusa")
    assert of_type(Drew, events) == [Drew(0, 3, FOR_CALL, 0)]
    assert p.asked == (1, "answer")
    assert p["pending"] == 6
    assert p["lost"] == 1


@rule("KB-11.5", "KB-11.7")
def test_a_skip_for_two_brings_the_turn_that_is_lost():
    p = position("drusa", {0: "bertin"}, announce="strict", seats=2)
    events = p.act(0, "play:bertin", "left:drusa", "decline")
    assert of_type(TurnLost, events) == [TurnLost(1, True), TurnLost(0, False)]
    assert p.size(0) == 3
    assert p.turn == 1
    assert p["lost"] == 0


@rule("KB-11.2")
@pytest.mark.parametrize(("series", "rest"), [("none", []), ("first_to", ["decline"])])
def test_where_the_program_calls_no_call_is_missed(series, rest):
    p = position("fenna", {0: "florin"}, deck="aia", series=series)
    events = p.act(0, "play:florin", "left:fenna", *rest)
    assert of_type(CallMissed, events) == []
    assert of_type(DealWon, events) == [DealWon(0)]


@rule("KB-11.5")
def test_a_missed_call_makes_a_hand_heavier():
    missed = position("fenna", {0: "florin"}, deck="exile", announce="strict")
    called = missed.twin()
    missed.act(0, "play:florin", "left:fenna")
    called.act(0, "announce")
    assert burdens(missed.state)[0] == 4
    assert missed.state.value(0) < called.state.value(0)


@rule("KB-11.5", "KB-11.7")
def test_whoever_begins_a_turn_has_none_to_lose():
    missed = 0
    for number in range(100):
        state = begin(GAME.setup(2 + number % 5, {"advanced": True, "announce": "strict"}), number)
        assert isinstance(state, KingsBlood)
        for _ in random_steps(state, random.Random(number)):
            if state.missed_call():
                missed += 1
                assert not state.is_turn_boundary()
    assert missed > 10, "there were games to see it in"


@rule("KB-11.6")
def test_brought_to_one_card_by_others_one_calls_before_playing_it():
    p = position("fenna", {0: "ilka"}, announce="strict")
    assert p.legal() == ["draw", "announce", "play:ilka"]
    p.act(0, "announce", "play:ilka", "left:fenna")
    assert p.winner == 0


@rule("KB-11.6")
def test_a_call_holds_until_there_is_more_than_one_card():
    p = position("fenna", {0: "ilka"}, announce="strict", called=[0])
    q = p.twin()
    q.act(0, "play:ilka", "left:fenna")
    assert q.winner == 0
    p.act(0, "draw", "keep")
    assert p["called"] == 0


@rule("KB-11.7")
def test_a_draw_3_passes_over_a_player_who_loses_a_turn():
    p = position("drusa", {0: "hamo petchu sabine"}, announce="strict", lost=[1])
    p.act(0, "play:hamo", "left:drusa", "decline")
    assert p.asked == (2, "answer")
    assert p["lost"] == 0


@rule("KB-11.7")
def test_a_skipped_turn_is_not_the_turn_to_be_lost():
    p = position("drusa", {0: "bertin petchu sabine"}, announce="strict", seats=4, lost=[1])
    p.act(0, "play:bertin", "left:drusa", "decline")
    assert p.turn == 2
    assert p["lost"] == 0b0010


@rule("KB-11.8")
def test_without_cards_to_draw_one_plays_on_with_an_empty_hand():
    p = position("fenna", {0: "ilka"}, announce="strict", deck="", rest=1, seats=2)
    p.act(0, "play:ilka", "left:fenna")
    assert p.size(0) == 0
    assert not p.over
    assert p.turn == 1
    p["lost"] = 0
    start_turn(p.state, 0)
    assert p.legal() == ["pass"]
    assert of_type(CallMissed, p.act(0, "pass")) == []
    assert p["lost"] == 0
    q = position("fenna", {0: ""}, announce="strict", deck="ilka")
    assert q.legal() == ["draw"]
    q.act(0, "draw")
    assert q.legal() == ["keep", "announce", "play:ilka"]
    q.act(0, "announce", "play:ilka", "left:fenna")
    assert q.winner == 0


@rule("KB-12.1")
def test_the_discards_become_the_draw_pile():
    p = position("fenna", {0: "florin petchu"}, deck="")
    before = p.discards
    assert sum(before.values()) > 10
    p.act(0, "draw")
    assert p.discards == cards("")
    assert p.zone("deck") + p.zone("held") == before


@rule("KB-12.2")
def test_with_nothing_to_draw_one_must_play_if_one_can():
    p = position("fenna", {0: "florin petchu"}, deck="", rest=2)
    assert p.legal() == ["play:florin"]
    p = position("fenna", {0: "aia petchu"}, deck="", rest=2)
    assert p.legal() == ["pass"]


@rule("KB-12.3")
def test_when_all_have_passed_there_is_no_winner():
    p = position("fenna", {0: "aia petchu", 1: ""}, deck="", rest=1, seats=2)
    # Nobody can hold all those and find nothing to play, so they are taken out of the game.
    for part in range(3):
        p.state.cells[on.HAND + 3 + part] = 0
    p.act(0, "pass")
    assert p.asked == (1, "turn")
    events = p.act(1, "pass")
    assert of_type(DealDrawn, events) == [DealDrawn(0)]
    assert p.over
    assert p.winner is None
    assert p.state.outcome().ranks == [1, 1]


@rule("KB-12.3")
def test_a_play_in_between_starts_the_count_anew():
    p = position("fenna", {0: "aia petchu", 1: "ilka sabine"}, deck="", rest=2)
    p.act(0, "pass")
    p.act(1, "play:ilka", "left:fenna")
    assert p["passed"] == 0


@rule("KB-12.4")
def test_without_any_character_for_a_founder_there_is_no_winner():
    p = position("fenna", {0: "exile petchu"}, deck="assassination enthronement", rest=2)
    p.act(0, "play:exile", "on:fenna", "seat:1")
    assert p.over
    assert p.winner is None
    assert p.discards == cards("exile assassination enthronement")


@rule("KB-12.5")
@pytest.mark.parametrize(("turns", "decisions"), [(MOST_TURNS, 10), (10, MOST_DECISIONS - 1)])
def test_a_deal_does_not_go_on_for_ever(turns, decisions):
    assert (MOST_TURNS, MOST_DECISIONS) == (500, 5000)
    p = position("fenna", {0: "ilka petchu sabine"})
    p["turns"], p["decisions"] = turns, decisions
    p.act(0, "play:ilka")
    if not p.over:
        p.act(0, "left:fenna")
    assert p.over
    assert p.winner is None


# The call by a button, and the draw of who loses a turn


@rule("KB-11.9")
def test_with_the_button_one_may_call_at_any_time_in_ones_turn_and_is_not_asked():
    p = position("fenna", {0: "ilka petchu aia"}, announce="button")
    assert "announce" in p.legal()
    p.act(0, "announce")
    assert p.asked == (0, "turn")
    assert "announce" not in p.legal()
    p.act(0, "play:ilka", "left:fenna")
    assert p.asked == (1, "turn")
    assert p["called"] == 0, "a call with more cards is void"


@rule("KB-11.9")
def test_a_call_by_the_button_before_the_card_is_laid_counts():
    p = position("fenna", {0: "ilka petchu"}, announce="button")
    events = p.act(0, "announce", "play:ilka", "left:fenna")
    assert of_type(Called, events) == [Called(0)]
    assert p["called"] == 1
    assert p["lost"] == 0


@rule("KB-11.4", "KB-11.9")
def test_who_forgets_the_button_pays():
    p = position("fenna", {0: "ilka petchu"}, announce="button")
    events = p.act(0, "play:ilka", "left:fenna")
    assert of_type(CallMissed, events) == [CallMissed(0)]
    assert p.asked == (1, "turn")
    check_paid(p, events, 4)


@rule("KB-11.5", "KB-11.9")
def test_a_last_card_without_the_button_does_not_win():
    p = position("fenna", {0: "ilka"}, announce="button")
    q = p.twin()
    p.act(0, "play:ilka", "left:fenna")
    assert not p.over
    q.act(0, "announce", "play:ilka", "left:fenna")
    assert q.winner == 0


@rule("KB-11.7", "KB-11.10")
@pytest.mark.parametrize("skipped_draw", [False, True])
def test_who_loses_a_turn_draws_for_a_draw_3_only_by_the_option(skipped_draw: bool):
    p = position("drusa", {0: "hamo petchu ilka"}, lost=[1], skipped_draw=skipped_draw)
    events = p.act(0, "play:hamo", "left:drusa", "decline")
    assert p.turn == 2
    assert of_type(Drew, events) == ([Drew(1, 3, FOR_ABILITY, 0)] if skipped_draw else [])
    assert p.asked == (2, "turn" if skipped_draw else "answer")
    assert p["pending"] == (0 if skipped_draw else 3)
