"""Winning, the call, and running out of cards."""

import pytest

from games.kings_blood.position import cards, position
from positions import of_type
from regalia.games.kings_blood.events import Called, CallMissed, DealDrawn, Drew, TurnLost
from regalia.games.kings_blood.state import MOST_DECISIONS
from regalia.games.kings_blood.turns import MOST_TURNS
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
    assert of_type(Drew, events) == [Drew(0, 3, 2)]
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
    assert p.state.lost == 1


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
    assert p.state.called == 0


@rule("KB-11.7")
def test_a_draw_3_passes_over_a_player_who_loses_a_turn():
    p = position("drusa", {0: "hamo petchu sabine"}, announce="strict")
    p.state.lost = 0b010
    p.act(0, "play:hamo", "left:drusa", "decline")
    assert p.asked == (2, "answer")
    assert p.state.lost == 0


@rule("KB-11.7")
def test_a_skipped_turn_is_not_the_turn_to_be_lost():
    p = position("drusa", {0: "bertin petchu sabine"}, announce="strict", seats=4)
    p.state.lost = 0b0010
    p.act(0, "play:bertin", "left:drusa", "decline")
    assert p.turn == 2
    assert p.state.lost == 0b0010


@rule("KB-11.8")
def test_without_cards_to_draw_one_plays_on_with_an_empty_hand():
    p = position("fenna", {0: "ilka"}, announce="strict", deck="", rest=1, seats=2)
    p.act(0, "play:ilka", "left:fenna")
    assert p.size(0) == 0
    assert not p.over
    assert p.turn == 1
    p.state.lost = 0
    p.state.start_turn(0)
    assert p.legal() == ["pass"]
    assert of_type(CallMissed, p.act(0, "pass")) == []
    assert p.state.lost == 0
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
    p.state.hand[3], p.state.hand[4], p.state.hand[5] = 0, 0, 0
    p.act(0, "pass")
    assert p.asked == (1, "turn")
    events = p.act(1, "pass")
    assert of_type(DealDrawn, events) == [DealDrawn()]
    assert p.over
    assert p.winner is None
    assert p.state.outcome().ranks == [1, 1]


@rule("KB-12.3")
def test_a_play_in_between_starts_the_count_anew():
    p = position("fenna", {0: "aia petchu", 1: "ilka sabine"}, deck="", rest=2)
    p.act(0, "pass")
    p.act(1, "play:ilka", "left:fenna")
    assert p.state.passed == 0


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
    p.state.turns, p.state.decisions = turns, decisions
    p.act(0, "play:ilka")
    if not p.over:
        p.act(0, "left:fenna")
    assert p.over
    assert p.winner is None
