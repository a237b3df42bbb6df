"""Sections 3 and 4: a turn, and the first two turns."""

import pytest

from games.take_the_kingdom.position import (
    ATTACK_CARDS,
    DEFENCE_CARDS,
    EVERY_CARD,
    PENALTY_CARDS,
    TRAP_CARDS,
    cards,
    number,
    position,
)
from positions import of_type
from regalia.games.take_the_kingdom.events import TurnBegan
from regalia.kernel.events import Moved
from regalia.kernel.zones import EVERYONE
from rules import rule

# Section 3: a turn


@rule("TK-3.1")
def test_a_turn_is_three_cards_then_three_plays_then_the_discards():
    p = position(turn=3, hands={0: "deny deny deny deny mutiny mutiny mutiny"}, deck="hills moat walls land")
    events = p.act(3, "end")
    assert [event.source for event in of_type(Moved, events)] == [p.state.space.number("deck")] * 3
    assert p.hand(0).total() == 7 + 3
    assert p["deck_size"] == 1
    assert p.asked == (0, "play")
    for _ in range(3):
        assert p.asked == (0, "play")
        card = next(card for card in p.choices(0, "play") if card in ("hills", "moat", "walls", "land"))
        p.act(0, f"play:{card}", *([] if card == "land" else ["base:0" if p.plays > 1 else "base:1"]))
    assert p.asked == (0, "discard")
    p.act(0, "discard:deny")
    assert p.turn == 1


@rule("TK-3.2")
def test_each_card_played_is_one_play():
    p = position(hands={0: "hills cannon morale deny"})
    p.act(0, "play:hills", "base:0")
    assert p.plays == 2
    p.act(0, "play:cannon")
    assert p.plays == 1
    p.act(0, "add:morale")
    assert p.plays == 0
    p.act(0, "base:3")
    p.act(1, "let")
    assert p.turn == 1


@rule("TK-3.3")
@pytest.mark.parametrize("deck", ["", "hills", "hills moat", "hills moat walls", "hills moat walls land"])
def test_a_short_deck_gives_what_there_is(deck):
    p = position(turn=3, deck=deck, hands={0: "deny"})
    p.act(3, "end")
    drawn = p.hand(0) - cards("deny")
    assert drawn.total() == min(3, len(deck.split()))
    assert p.deck == cards(deck) - drawn
    assert p["deck_size"] == p.deck.total()
    assert p.asked == (0, "play")


@rule("TK-3.4")
def test_a_turn_may_be_ended_between_any_two_plays():
    for made in range(3):
        p = position(hands={0: "hills hills hills"})
        for _ in range(made):
            p.act(0, "play:hills", f"base:{p.plays // 3}")
        assert "end" in p.legal(0)
        p.act(0, "end")
        assert p.turn == 1
        assert p.plays == 3


@rule("TK-3.4")
def test_a_turn_cannot_be_ended_in_the_middle_of_a_play():
    for start in (["play:hills"], ["play:cannon"], ["play:freeze"], ["play:mercy"], ["play:spy", "deck"]):
        p = position(hands={0: "hills cannon freeze mercy spy"})
        p.act(0, *start)
        assert "end" not in p.legal(0)
    assert "end" not in position(penalties="plague").legal(0)


@rule("TK-3.5")
def test_a_turn_ends_by_itself_with_the_last_play():
    p = position(plays=1, hands={0: "land"})
    p.act(0, "play:land")
    assert p.asked == (1, "play")
    p = position(plays=2, hands={0: "land"})
    p.act(0, "play:land")
    assert p.asked == (0, "play")  # even with nothing left to play
    assert p.legal(0) == ["end"]


@rule("TK-3.5")
def test_with_no_play_left_a_spied_card_is_settled_first():
    p = position(plays=1, hands={0: "spy"}, deck="land hills hills")
    p.act(0, "play:spy", "deck")
    assert p.plays == 0
    assert p.asked == (0, "spied")
    p.act(0, "keep")
    assert p.turn == 1


@rule("TK-3.5")
def test_with_no_play_left_penalties_are_settled_first():
    p = position(plays=1, penalties="plague famine")
    p.act(0, "accept")
    assert p.plays == 0
    assert p.asked == (0, "penalty")
    p.act(0, "accept")
    assert p.turn == 1


@rule("TK-3.5")
def test_with_no_play_left_a_real_trap_strikes_first():
    p = position(plays=1, hands={0: "cannon"}, kingdoms={0: "fort, land, land", 1: "fort, land trap-real"})
    p.act(0, "play:cannon", "base:4")
    p.act(1, "let")
    assert p.asked == (1, "strike-back")
    p.act(1, "base:1")
    assert p.turn == 1
    assert p.asked == (1, "play")


@rule("TK-3.6")
@pytest.mark.parametrize("size", range(5, 10))
def test_the_hand_limit_is_six(size):
    hand = ["deny", "deny", "deny", "deny", "mutiny", "mutiny", "mutiny", "sabotage", "sabotage"][:size]
    p = position(hands={0: " ".join(hand)})
    p.act(0, "end")
    for _ in range(size - 6):
        assert p.asked == (0, "discard")
        p.act(0, p.legal(0)[0])
    assert p.turn == 1
    assert p.hand(0).total() == min(size, 6)


@rule("TK-3.6")
def test_also_a_turn_that_ends_by_itself_ends_with_discards():
    p = position(plays=1, hands={0: "land deny deny deny deny mutiny mutiny mutiny"})
    p.act(0, "play:land")
    assert p.asked == (0, "discard")
    p.act(0, "discard:mutiny")
    assert p.turn == 1


@rule("TK-3.7")
def test_discards_are_chosen_one_by_one_and_lie_face_up():
    p = position(hands={0: "deny deny deny mutiny mutiny sabotage cannon land"})
    p.act(0, "end")
    assert p.choices(0, "discard") == ["land", "cannon", "sabotage", "mutiny", "deny"]
    assert len(p.legal(0)) == 5  # nothing else may be done
    (move,) = p.act(0, "discard:cannon")
    assert isinstance(move, Moved)
    assert (move.kind, move.target, move.seen) == (number("cannon"), p.state.space.number("used"), EVERYONE)
    assert p.choices(0, "discard") == ["land", "sabotage", "mutiny", "deny"]
    p.act(0, "discard:deny")
    assert p.discarded == cards("cannon deny")
    assert p.turn == 1


@rule("TK-3.8")
def test_between_turns_one_may_hold_more_than_six():
    # A real Trap fells the attacker, and its owner takes a seventh card out of turn.
    p = position(
        hands={0: "cannon mutiny", 1: "deny deny deny deny sabotage sabotage"},
        kingdoms={0: "fort", 1: "fort, land trap-real"},
        deck="hills moat walls land land land",
        missed={1: 1},
    )
    p.through("play:cannon", "base:2")
    assert p.hand(1).total() == 7
    assert p.asked == (2, "play")  # seat 1 misses a turn, and discards nothing
    p.act(2, "end")
    p.act(3, "end")
    assert p.asked == (1, "play")
    assert p.hand(1).total() == 7
    p.act(1, "end")
    assert p.asked == (1, "discard")


@rule("TK-3.8")
def test_during_a_turn_one_may_hold_more_than_six():
    p = position(turn=3, hands={0: "deny deny deny deny mutiny mutiny"}, deck="land land land")
    p.act(3, "end")
    assert p.hand(0).total() == 9
    assert p.asked == (0, "play")
    for _ in range(3):
        p.act(0, "play:land")
    assert p.turn == 1


@rule("TK-3.9")
@pytest.mark.parametrize("play", [["play:fortune"], ["play:mercy", "use:turn"]])
def test_the_old_turn_ends_in_full_before_an_extra_one(play):
    card = play[0].removeprefix("play:")
    p = position(hands={0: f"{card} deny deny deny deny mutiny mutiny mutiny"}, deck="hills moat walls land")
    events = p.act(0, *play)
    assert p.asked == (0, "discard")
    assert not of_type(TurnBegan, events)
    assert p["deck_size"] == 4
    events = p.act(0, "discard:deny")
    assert of_type(TurnBegan, events) == [TurnBegan(0, 3, True)]
    assert p.hand(0).total() == 6 + 3


@rule("TK-3.10")
def test_an_extra_turn_is_a_whole_turn():
    p = position(plays=2, hands={0: "fortune"}, deck="hills moat walls land")
    p.act(0, "play:fortune")
    assert p.asked == (0, "play")
    assert p.plays == 3
    assert p.hand(0).total() == 3
    assert p["deck_size"] == 1
    p.act(0, "end")
    assert p.turn == 1


# Section 4: the first two turns

EARLY = ["land", *DEFENCE_CARDS, *TRAP_CARDS, "fortune", "spy"]
LATE = [card for card in EVERY_CARD.split() if card not in EARLY and card not in ("spread", "morale", "deny")]


@rule("TK-4.1")
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_only_some_cards_are_played_in_the_first_two_turns(turns):
    p = position(
        hands={0: EVERY_CARD, 1: "deny"},
        kingdoms={1: "fort archers, land walls trap-decoy"},
        turns={0: turns},
    )
    allowed = EARLY if turns < 2 else EARLY + LATE
    assert set(p.choices(0, "play")) == set(allowed)
    p.act(0, "play:spy")
    assert p.legal(0) == (["deck"] if turns < 2 else ["deck", "seat:1", "base:3"])


@rule("TK-4.1")
def test_a_spy_cannot_be_played_early_without_a_deck():
    p = position(hands={0: "spy", 1: "deny"}, kingdoms={1: "fort, land trap-real"}, deck="", turns=1)
    assert p.legal(0) == ["end"]
    p = position(hands={0: "spy", 1: "deny"}, kingdoms={1: "fort, land trap-real"}, deck="", turns=2)
    assert p.legal(0) == ["end", "play:spy"]


@rule("TK-4.1")
def test_everyones_own_turns_count():
    p = position(hands={0: "cannon", 1: "cannon"}, turns={0: 2, 1: 1})
    assert "play:cannon" in p.legal(0)
    p.act(0, "end")
    assert "play:cannon" not in p.legal(1)


@rule("TK-4.1")
@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_no_attack_of_any_kind_is_early(card):
    assert f"play:{card}" not in position(hands={0: card}, turns=1).legal(0)
    assert f"play:{card}" in position(hands={0: card}, turns=2).legal(0)


@rule("TK-4.2")
def test_an_extra_turn_belongs_to_the_turn_it_follows():
    p = position(seats=2, turns=0, hands={0: "fortune fortune cannon"}, deck="land " * 9 + "mercy")
    p.act(0, "play:fortune")
    assert "play:cannon" not in p.legal(0)
    p.act(0, "play:fortune")
    assert "play:cannon" not in p.legal(0)
    # All that was the first turn. The second one is early, too; the third one is not.
    for early in (True, False):
        p.act(0, "end")
        while p.asked[1] == "discard":
            p.act(0, "discard:land")
        p.act(1, "end")
        assert ("play:cannon" not in p.legal(0)) == early


@rule("TK-4.3")
@pytest.mark.parametrize("turns", [0, 1])
def test_mercy_cannot_be_played_in_the_first_two_turns(turns):
    p = position(hands={0: "mercy"}, kingdoms={0: "fort frozen, land"}, turns=turns)
    assert p.legal(0) == ["end"]
    p = position(hands={0: "spy"}, deck="mercy", turns=turns)
    p.act(0, "play:spy", "deck")
    assert p.legal(0) == ["keep"]


@rule("TK-4.4")
@pytest.mark.parametrize("card", EVERY_CARD.split())
def test_a_spied_card_is_played_early_only_if_it_is_one_of_those(card):
    p = position(hands={0: "spy", 1: "deny"}, deck=card, kingdoms={1: "fort, land"}, turns=1)
    p.act(0, "play:spy", "deck")
    # A second Spy finds no card in the deck.
    assert p.legal(0) == (["keep", f"play:{card}"] if card in EARLY and card != "spy" else ["keep"])


@rule("TK-4.5")
@pytest.mark.parametrize("turns", [0, 1])
def test_an_early_penalty_is_shown_shuffled_back_and_replaced(turns):
    shown = 0
    for seed in range(30):
        p = position(turn=3, deck="disease hills moat walls", turns=turns, number=seed)
        deck, played = p.state.space.number("deck"), p.state.space.number("played")
        events = p.act(3, "end")
        moves = of_type(Moved, events)
        for at, move in enumerate(moves):
            if move.kind == number("disease") and move.source == deck:
                shown += 1
                assert (move.target, move.seen) == (played, EVERYONE)
                back = moves[at + 1]
                assert (back.kind, back.source, back.target) == (number("disease"), played, deck)
        assert p.hand(0) == cards("hills moat walls")
        assert p.deck == cards("disease")
        assert p.asked == (0, "play")
        assert p.plays == 3
    assert shown > 10


@rule("TK-4.5")
def test_a_spy_draws_no_early_penalty_either():
    shown = 0
    for seed in range(20):
        p = position(hands={0: "spy"}, deck="plague hills", turns=1, number=seed)
        events = p.act(0, "play:spy", "deck")
        shown += any(move.kind == number("plague") for move in of_type(Moved, events))
        assert p.asked == (0, "spied")
        assert p.zone("held") == cards("hills")
        assert p.deck == cards("plague")
        assert p["deck_size"] == 1
    assert 0 < shown < 20


@rule("TK-4.5")
def test_after_the_first_two_turns_penalties_stay():
    p = position(turn=3, deck="disease famine plague", turns=2)
    p.act(3, "end")
    assert p.asked == (0, "penalty")


@rule("TK-4.6")
def test_if_only_penalties_are_left_nothing_replaces_them():
    p = position(turn=3, deck=" ".join([*PENALTY_CARDS, "hills"]), turns=1, hands={0: "spy"})
    p.act(3, "end")
    assert p.hand(0) == cards("hills spy")
    assert p.deck == cards(" ".join(PENALTY_CARDS))
    assert p["deck_size"] == 3
    assert p.asked == (0, "play")
    p.act(0, "play:spy", "deck")
    assert p.asked == (0, "play")
    assert p.plays == 2
    assert p.discarded == cards("spy")
    assert p.deck == cards(" ".join(PENALTY_CARDS))
    assert p.hand(0) == cards("hills")
