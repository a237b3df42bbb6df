"""Section 9.10: the Spy."""

import pytest

from games.take_the_kingdom.position import TRAP_CARDS, cards, number, position
from positions import of_type
from regalia.games.take_the_kingdom.events import TurnBegan
from regalia.games.take_the_kingdom.layout import IN_TRAP
from regalia.kernel.events import Looked
from rules import rule

BOUND = {"spy_play_free": False}


@rule("TK-9.10.1")
def test_a_spy_has_three_uses_of_which_one_is_chosen():
    p = position(
        hands={0: "spy", 1: "deny"}, kingdoms={0: "fort trap-real, land", 2: "fort trap-decoy, land"}
    )
    p.act(0, "play:spy")
    assert p.asked == (0, "target")
    assert p.legal(0) == ["deck", "seat:1", "base:4"]


@rule("TK-9.10.2")
def test_to_draw_there_must_be_a_card_in_the_deck():
    p = position(hands={0: "spy", 1: "hills"}, deck="")
    p.act(0, "play:spy")
    assert p.legal(0) == ["seat:1"]
    p = position(hands={0: "spy"}, deck="")
    assert p.legal(0) == ["end"]


@rule("TK-9.10.2")
def test_a_spy_draws_one_card():
    p = position(hands={0: "spy"}, deck="cannon hills hills hills", number=3)
    p.act(0, "play:spy", "deck")
    assert p["deck_size"] == p.deck.total() == 3
    assert p.zone("held").total() == 1
    brought = p.zone("held")
    p.act(0, "keep")
    assert p.hand(0) == brought
    assert p.plays == 2


@rule("TK-9.10.3")
def test_chance_picks_the_stolen_card():
    stolen = set()
    for seed in range(40):
        p = position(hands={0: "spy", 1: "hills hills cannon deny"}, number=seed)
        p.act(0, "play:spy", "seat:1")
        assert p.hand(1).total() == 4
        p.act(1, "let")
        taken = p.zone("held")
        assert taken.total() == 1
        assert p.hand(1) + taken == cards("hills hills cannon deny")
        assert p.cells("size")[1] == 3
        stolen |= set(taken)
    assert stolen == {"hills", "cannon", "deny"}


@rule("TK-9.10.3")
def test_nobody_without_cards_and_nobody_fallen_is_robbed():
    p = position(hands={0: "spy hills", 1: "", 2: "deny"}, fallen=[3])
    p.act(0, "play:spy")
    assert p.legal(0) == ["deck", "seat:2"]


@rule("TK-9.10.4")
@pytest.mark.parametrize("trap", TRAP_CARDS)
@pytest.mark.parametrize("base", [2, 3])
def test_a_spy_looks_at_a_trap_which_stays(trap, base):
    other = "trap-decoy" if trap == "trap-real" else "trap-real"
    kingdom = f"fort {trap}, land {other}" if base == 2 else f"fort {other}, land {trap}"
    p = position(hands={0: "spy"}, kingdoms={1: kingdom})
    events = p.through("play:spy", f"base:{base}")
    (look,) = of_type(Looked, events)
    assert (look.zone, look.seen, look.kinds) == (IN_TRAP + base, 0b0001, [number(trap)])
    for viewer in (-1, 1, 2, 3):
        told = look.for_viewer(viewer)
        assert isinstance(told, Looked)
        assert told.kinds is None
    assert p.kingdom(1) == kingdom
    assert p.asked == (0, "play")
    assert p.plays == 2


def spied(card: str, where: str, hand: str = "", **more):
    """Seat 0 played a Spy, which brought it this card from the deck or from the hand of seat 1."""
    if where == "deck":
        p = position(hands={0: f"spy {hand}"}, deck=card, **more)
        p.act(0, "play:spy", "deck")
    else:
        p = position(hands={0: f"spy {hand}", 1: card}, **more)
        p.through("play:spy", "seat:1")
    return p


from_either = pytest.mark.parametrize("where", ["deck", "hand"])


@rule("TK-9.10.5")
@from_either
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("land", []),
        ("walls", ["base:0"]),
        ("trap-real", ["base:0"]),
        ("cannon", ["base:3"]),
        ("freeze", ["base:2"]),
        ("mercy", ["use:land"]),
    ],
)
def test_the_card_is_played_at_once_without_counting(card, steps, where):
    p = spied(card, where)
    assert p.asked == (0, "spied")
    assert p.legal(0) == ["keep", f"play:{card}"]
    assert p.plays == 2
    p.act(0, f"play:{card}", *steps)
    if p.asked[1] == "answer":
        p.act(1, "let")
    assert p.asked == (0, "play")
    assert p.plays == 2
    assert p.zone("held") == cards("")
    assert p.hand(0) == cards("")


@rule("TK-9.10.5")
@from_either
def test_or_the_card_is_kept_and_counts_when_it_is_played_later(where):
    p = spied("land", where)
    p.act(0, "keep")
    assert p.hand(0) == cards("land")
    assert p.cells("size")[0] == 1
    assert p.plays == 2
    p.act(0, "play:land")
    assert p.plays == 1


@rule("TK-9.10.5")
@from_either
def test_it_is_free_also_after_the_last_play(where):
    p = spied("land", where, plays=1)
    assert p.plays == 0
    p.act(0, "play:land")
    assert p.kingdom(0) == "fort, land, land"
    assert p.turn == 1


@rule("TK-9.10.5")
@from_either
def test_without_the_option_the_card_is_kept(where):
    p = spied("land", where, options=BOUND)
    assert p.asked == (0, "play")
    assert p.hand(0) == cards("land")
    assert p.plays == 2
    p.act(0, "play:land")
    assert p.plays == 1


@rule("TK-9.10.5")
@from_either
def test_without_the_option_a_spy_as_last_play_ends_the_turn(where):
    p = spied("land", where, options=BOUND, plays=1)
    assert p.turn == 1
    assert p.hand(0) == cards("land")


@rule("TK-9.10.6")
@from_either
@pytest.mark.parametrize("card", ["deny", "morale", "spread"])
def test_deny_morale_and_spread_are_kept(card, where):
    p = spied(card, where, hand="cannon")
    assert p.asked == (0, "spied")
    assert p.legal(0) == ["keep"]
    p.act(0, "keep")
    assert p.hand(0) == cards(f"cannon {card}")


@rule("TK-9.10.6")
@from_either
@pytest.mark.parametrize("card", ["mutiny", "sabotage", "earthquake", "disrepair"])
def test_what_has_no_target_is_kept(card, where):
    assert spied(card, where).legal(0) == ["keep"]
    full = {1: "fort knights walls trap-real, land"}
    assert spied(card, where, kingdoms=full).legal(0) == ["keep", f"play:{card}"]


@rule("TK-9.10.6")
@pytest.mark.parametrize(("penalty", "card"), [("disease", "land"), ("famine", "cannon")])
def test_bans_hold_for_a_spied_card(penalty, card):
    p = position(hands={0: "spy", 1: card}, penalties=penalty)
    p.act(0, "accept")
    p.through("play:spy", "seat:1")
    assert p.legal(0) == ["keep"]


@rule("TK-9.10.6")
def test_a_spied_attack_keeps_all_other_rules():
    p = spied("cannon", "hand", kingdoms={2: "fort knights, land"})
    p.act(0, "play:cannon")
    assert p.choices(0, "base") == ["3", "5", "7"]
    p.act(0, "base:5")
    assert p.asked == (2, "answer")


@rule("TK-9.10.6")
def test_a_second_spy_can_be_played_at_once():
    p = position(hands={0: "spy", 1: "spy", 2: "land"})
    p.through("play:spy", "seat:1")
    assert p.legal(0) == ["keep", "play:spy"]
    p.act(0, "play:spy", "seat:2")
    p.act(2, "let")
    assert p.legal(0) == ["keep", "play:land"]
    p.act(0, "play:land")
    assert p.plays == 2
    assert p.discarded == cards("spy spy")


@rule("TK-9.10.7")
def test_what_is_added_to_a_spied_attack_counts():
    p = spied("cannon", "hand", hand="morale spread")
    assert p.plays == 2
    p.act(0, "play:cannon", "add:morale")
    assert p.plays == 1
    p.act(0, "add:spread")
    assert p.plays == 0
    p = spied("cannon", "hand", hand="morale spread", plays=1)
    p.act(0, "play:cannon")
    assert p.choices(0, "add") == []
    p = spied("cannon", "hand", hand="morale spread", plays=2)
    p.act(0, "play:cannon", "add:morale")
    assert p.choices(0, "add") == []


@rule("TK-9.10.8")
@pytest.mark.parametrize(("card", "steps"), [("fortune", []), ("mercy", ["use:turn"])])
def test_an_extra_turn_so_played_still_ends_the_turn(card, steps):
    p = spied(card, "hand", hand="hills")
    assert p.plays == 2
    events = p.act(0, f"play:{card}", *steps)
    assert of_type(TurnBegan, events) == [TurnBegan(0, 3, True)]
    assert p.plays == 3
    assert p.hand(0).total() == 1 + 3
    assert p.discarded == cards(f"spy {card}")
