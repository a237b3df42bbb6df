"""Skip, Reverse and Draw 3, and passing a Draw 3 on."""

import pytest

from games.kings_blood.position import cards, position
from positions import of_type
from regalia.games.kings_blood.events import Drew, Reversed, TurnLost
from rules import rule


@rule("KB-9.1")
def test_the_last_card_laid_counts_a_newborn_included():
    p = position("fenna", {0: "florin petchu"}, deck="aia")
    p.act(0, "play:florin", "left:fenna", "marry", "decline")
    assert p.turn == 2, "Aia was born: Skip"


@rule("KB-9.1")
def test_an_ability_laid_before_the_last_card_is_lost():
    p = position("fenna", {0: "bertin petchu"}, deck="odile")
    p.act(0, "play:bertin", "left:fenna", "marry", "decline")
    assert p.turn == 1


@rule("KB-9.2")
def test_after_an_event_no_ability_counts():
    p = position("fenna", {0: "bertin petchu"}, deck="exile")
    p.act(0, "play:bertin", "left:fenna", "marry", "on:fenna", "seat:1")
    assert p.turn == 1


@rule("KB-9.2")
def test_a_card_moved_by_a_new_connection_was_not_laid():
    p = position("fenna aia@0,2", {0: "new-connection petchu"})
    p.act(0, "play:new-connection", "on:aia", "left:fenna")
    assert p.turn == 1


@rule("KB-9.2")
def test_after_the_kings_blood_card_no_ability_counts():
    p = position("fenna", {0: "florin petchu"}, deck="aia", holder=0, advanced=True)
    p.act(0, "play:florin", "left:fenna", "marry", "play:kings-blood", "decline")
    assert p.turn == 1


@rule("KB-9.3")
def test_skip():
    p = position("drusa", {0: "bertin petchu"}, seats=4)
    events = p.act(0, "play:bertin", "left:drusa", "decline")
    assert of_type(TurnLost, events) == [TurnLost(1, True)]
    assert p.turn == 2


@rule("KB-9.4")
def test_reverse():
    p = position("drusa", {0: "edwige petchu"}, seats=4)
    events = p.act(0, "play:edwige", "left:drusa")
    assert of_type(Reversed, events) == [Reversed(-1)]
    assert p.turn == 3
    p.act(3, "draw", "keep")
    assert p.turn == 2


@rule("KB-9.5")
def test_draw_3():
    p = position("drusa", {0: "hamo petchu", 1: "aia sabine"}, seats=4)
    p.act(0, "play:hamo", "left:drusa", "decline")
    assert p.asked == (1, "answer")
    events = p.act(1, "draw")
    assert of_type(Drew, events) == [Drew(1, 3, 1, 0)]
    assert p.size(1) == 5
    assert p.asked == (1, "turn")


@rule("KB-9.6")
def test_with_two_players_skip_gives_another_turn():
    p = position("drusa", {0: "bertin petchu"}, seats=2)
    p.act(0, "play:bertin", "left:drusa", "decline")
    assert p.asked == (0, "turn")


@rule("KB-9.6")
def test_with_two_players_reverse_changes_the_direction_alone():
    p = position("drusa", {0: "edwige petchu"}, seats=2)
    p.act(0, "play:edwige", "left:drusa")
    assert p.asked == (1, "turn")
    assert p["direction"] == -1


@rule("KB-9.7")
def test_the_winning_cards_ability_lapses():
    p = position("drusa", {0: "hamo"}, seats=3)
    p.act(0, "play:hamo", "left:drusa")
    assert p.over
    assert p.winner == 0
    assert p["pending"] == 0


@rule("KB-10.1", "KB-10.4", "KB-10.5")
def test_the_draw_3_of_the_rulebook():
    """Merideth makes the next player draw 3; Eleeza makes it 6; Aia skips the first, so the second draws."""
    p = position(
        "joris dietmar@0,20",
        {0: "merideth petchu sabine", 1: "eleeza silvan", 2: "aia tamsin"},
    )
    p.act(0, "play:merideth", "left:joris", "decline")
    assert p.asked == (1, "answer")
    p.act(1, "play:eleeza", "left:dietmar")
    assert p.asked == (2, "answer")
    assert p["pending"] == 6
    p.act(2, "play:aia", "left:merideth")
    assert p.asked == (1, "answer"), "the first player is skipped"
    assert p.legal() == ["draw"]
    p.act(1, "draw")
    assert p.size(1) == 7
    assert p.asked == (1, "turn"), "and takes a normal turn"


@rule("KB-10.1")
def test_an_answer_must_fit_an_active_card():
    p = position("fenna", {0: "bertin aia wendel florin exile"}, pending=3)
    assert p.legal() == ["draw", "play:bertin", "play:wendel"]


@rule("KB-10.2")
@pytest.mark.parametrize("hand", ["aia sabine", "bertin sabine"])
def test_one_is_asked_whatever_one_holds(hand):
    p = position("fenna", {0: hand}, pending=3)
    assert p.asked == (0, "answer")
    assert p.legal()[0] == "draw"


@rule("KB-10.2", "KB-10.3")
def test_an_answer_is_the_whole_turn_and_makes_no_marriage():
    p = position("fenna", {0: "bertin ilka"}, pending=3, seats=4)
    p.act(0, "play:bertin", "left:fenna")
    assert p.asked == (2, "answer")


@rule("KB-10.4")
def test_three_draw_3_make_nine():
    p = position("fenna", {0: "hamo ilka"}, pending=6)
    p.act(0, "play:hamo", "left:fenna")
    assert p["pending"] == 9
    assert p.asked == (1, "answer")


@rule("KB-10.5")
def test_a_reverse_sends_the_cards_back():
    p = position("fenna", {1: "edwige ilka"}, pending=3, turn=1)
    p.act(1, "play:edwige", "left:fenna")
    assert p.asked == (0, "answer")


@rule("KB-10.5")
def test_with_two_players_a_skip_brings_the_cards_back_to_you():
    p = position("fenna", {0: "bertin ilka"}, pending=3, seats=2)
    p.act(0, "play:bertin", "left:fenna")
    assert p.asked == (0, "answer")
    assert p["pending"] == 3


@rule("KB-10.6")
def test_one_draws_what_there_is():
    p = position("fenna", {0: "bertin ilka"}, deck="aia petchu", rest=2, pending=6)
    events = p.act(0, "draw")
    assert of_type(Drew, events) == [Drew(0, 2, 1, 4)]
    assert p.hand(0) == cards("bertin ilka aia petchu")
    assert p.asked == (0, "turn")
    assert p["pending"] == 0


@rule("KB-10.7")
def test_a_last_card_as_an_answer_wins_and_nobody_draws():
    p = position("fenna", {0: "hamo"}, pending=3)
    p.act(0, "play:hamo", "left:fenna")
    assert p.over
    assert p.winner == 0
    assert p.size(1) == 2
