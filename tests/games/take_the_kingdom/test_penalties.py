"""Section 10: Penalties."""

import pytest

from games.take_the_kingdom.position import (
    ATTACK_CARDS,
    DEFENCE_CARDS,
    EVERY_CARD,
    PENALTY_CARDS,
    TARGET,
    TRAP_CARDS,
    cards,
    number,
    position,
)
from positions import of_type
from regalia.games.take_the_kingdom.events import Settled
from regalia.kernel.events import Moved
from rules import rule

FREE = {"penalty_uses_play": False}
BANNED = {
    "disease": {"land", *DEFENCE_CARDS, *TRAP_CARDS},
    "famine": set(ATTACK_CARDS),
    "plague": {
        "fortune", "misfortune", "conquest", "earthquake", "sabotage", "mutiny", "disrepair", "spy", "freeze",
    },
}  # fmt: skip
every_penalty = pytest.mark.parametrize("penalty", PENALTY_CARDS)


@rule("TK-10.1")
@pytest.mark.parametrize("seed", range(12))
def test_all_cards_are_drawn_before_penalties_are_settled_in_the_order_they_came(seed):
    p = position(turn=3, deck="disease plague deny", hands={0: "land"}, number=seed)
    events = p.act(3, "end")
    drawn = [move.kind for move in of_type(Moved, events) if move.source == p.state.space.number("deck")]
    assert len(drawn) == 3
    order = [kind for kind in drawn if kind != number("deny")]
    assert p.state.pending_penalties() == order
    assert p.hand(0) == cards("land deny")  # the Deny helps, even if it came last
    assert p.asked == (0, "penalty")
    assert p.legal(0) == ["accept", "answer:deny"]
    (settled,) = of_type(Settled, p.act(0, "accept"))
    assert settled.kind == order[0]
    assert p.asked == (0, "penalty")
    (settled,) = of_type(Settled, p.act(0, "answer:deny"))
    assert settled.kind == order[1]
    assert p.asked == (0, "play")


@rule("TK-10.1")
def test_a_penalty_is_one_of_the_three_cards():
    p = position(turn=3, deck="disease hills hills")
    p.act(3, "end")
    assert p.hand(0) == cards("hills hills")
    assert p.state.pending_penalties() == [number("disease")]


@rule("TK-10.2")
@every_penalty
@pytest.mark.parametrize("choice", ["accept", "answer:deny", "answer:mercy"])
def test_a_penalty_is_cancelled_or_accepted_and_discarded(penalty, choice):
    p = position(penalties=penalty, hands={0: "deny mercy hills"})
    assert p.legal(0) == ["accept", "answer:deny", "answer:mercy"]
    p.act(0, choice)
    card = choice.removeprefix("answer:").replace("accept", "")
    assert p.discarded == cards(f"{penalty} {card}")
    assert p.zone("played") == cards("")
    assert p.asked == (0, "play")


@rule("TK-10.3")
@every_penalty
@pytest.mark.parametrize("card", ["deny", "mercy"])
def test_cancelling_uses_no_play_and_lifts_the_penalty(penalty, card):
    p = position(penalties=penalty, hands={0: EVERY_CARD, 1: "deny"}, kingdoms={1: TARGET})
    p.act(0, f"answer:{card}")
    assert p.hand(0) == cards(EVERY_CARD) - cards(card)
    assert p.plays == 3
    assert BANNED[penalty] <= set(p.choices(0, "play"))


@rule("TK-10.3")
@every_penalty
def test_nothing_else_cancels_a_penalty(penalty):
    p = position(penalties=penalty, hands={0: "mutiny sabotage fortune disrepair"})
    assert p.legal(0) == ["accept"]


@rule("TK-10.4")
@pytest.mark.parametrize("card", ["deny", "mercy"])
@pytest.mark.parametrize("second", ["disease", "famine"])
def test_cancelling_is_not_banned_by_an_accepted_plague(card, second):
    p = position(penalties=f"plague {second}", hands={0: card})
    p.act(0, "accept")
    assert p.legal(0) == ["accept", f"answer:{card}"]
    p.act(0, f"answer:{card}")
    assert p.state.pending_penalties() == []
    assert not p["banned"] >> number("land" if second == "disease" else "cannon") & 1


@rule("TK-10.5")
@pytest.mark.parametrize(("penalties", "left"), [("famine", 2), ("famine plague", 1)])
def test_accepting_uses_a_play(penalties, left):
    p = position(penalties=penalties)
    for _ in penalties.split():
        p.act(0, "accept")
    assert p.plays == left


@rule("TK-10.5")
def test_three_accepted_penalties_leave_no_play():
    p = position(penalties="famine plague disease", hands={0: "mercy"})
    for _ in range(3):
        p.act(0, "accept")
    assert p.turn == 1


@rule("TK-10.5")
def test_accepting_uses_a_play_only_if_one_is_left():
    p = position(hands={0: "spy"}, deck="famine", plays=1)
    p.act(0, "play:spy", "deck")
    assert p.plays == 0
    assert p.asked == (0, "penalty")
    p.act(0, "accept")
    assert p.turn == 1
    assert p.plays == 3


@rule("TK-10.5")
def test_without_the_option_accepting_uses_none():
    p = position(penalties="famine plague disease", options=FREE)
    for _ in range(3):
        p.act(0, "accept")
    assert p.turn == 0
    assert p.plays == 3


@pytest.mark.parametrize(
    "penalty",
    [
        pytest.param("disease", marks=rule("TK-10.6")),
        pytest.param("famine", marks=rule("TK-10.7")),
        pytest.param("plague", marks=rule("TK-10.8")),
    ],
)
def test_an_accepted_penalty_bans_cards_of_its_sort(penalty):
    p = position(penalties=penalty, hands={0: EVERY_CARD, 1: "deny"}, kingdoms={1: TARGET})
    p.act(0, "accept")
    playable = set(EVERY_CARD.split()) - {"deny", "morale", "spread"}
    assert set(p.choices(0, "play")) == playable - BANNED[penalty]
    assert "end" in p.legal(0)


@rule("TK-10.9")
def test_all_accepted_penalties_hold_together():
    p = position(penalties="disease famine", hands={0: EVERY_CARD, 1: "deny"}, kingdoms={1: TARGET})
    p.act(0, "accept")
    p.act(0, "accept")
    assert set(p.choices(0, "play")) == BANNED["plague"] | {"mercy"}


@rule("TK-10.9")
def test_an_extra_turn_is_free_of_penalties():
    p = position(penalties="disease famine", hands={0: "fortune land cannon"}, deck="hills hills hills")
    p.act(0, "accept")
    p.act(0, "accept")
    assert p.legal(0) == ["end", "play:fortune"]
    p.act(0, "play:fortune")
    assert p.turn == 0
    assert {"land", "cannon", "hills"} == set(p.choices(0, "play"))


@rule("TK-10.9")
def test_the_next_player_is_free_of_them():
    p = position(penalties="famine", hands={1: "cannon"})
    p.act(0, "accept")
    p.act(0, "end")
    assert "play:cannon" in p.legal(1)


@rule("TK-10.10")
def test_no_penalty_bans_mercy():
    p = position(
        penalties="disease famine plague", hands={0: "mercy"}, kingdoms={0: "fort frozen, land"}, options=FREE
    )
    for _ in range(3):
        p.act(0, "accept")
    assert p.legal(0) == ["end", "play:mercy"]
    p.act(0, "play:mercy")
    assert p.legal(0) == ["use:land", "use:turn", "use:thaw"]
    p.act(0, "use:land")
    assert p.kingdom(0) == "fort frozen, land, mercy"


@rule("TK-10.11")
@pytest.mark.parametrize("choice", ["accept", "answer:deny"])
@pytest.mark.parametrize("free", [True, False])
def test_a_penalty_drawn_by_a_spy_is_settled_at_once(choice, free):
    p = position(hands={0: "land spy deny"}, deck="disease", options={"spy_play_free": free})
    p.act(0, "play:spy", "deck")
    assert p.asked == (0, "penalty")
    assert p.legal(0) == ["accept", "answer:deny"]
    p.act(0, choice)
    assert p.asked == (0, "play")
    if choice == "accept":
        assert p.plays == 1
        assert p.legal(0) == ["end"]
        assert p.discarded == cards("spy disease")
    else:
        assert p.plays == 2
        assert "play:land" in p.legal(0)
        assert p.discarded == cards("spy disease deny")
    assert p.zone("held") == cards("")


@rule("TK-10.11")
def test_what_was_played_before_stands():
    p = position(hands={0: "land spy"}, deck="disease")
    p.act(0, "play:land")
    p.act(0, "play:spy", "deck")
    p.act(0, "accept")
    assert p.kingdom(0) == "fort, land, land"
    assert p.turn == 1  # Land, Spy and the Penalty were three plays
