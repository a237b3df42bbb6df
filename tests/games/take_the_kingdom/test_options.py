"""Options for what many tables play otherwise: Spread, Morale, Penalties, and when the game ends."""

import pytest

import regalia
from games.take_the_kingdom.position import Position, altered, cards, number, position
from playing import seed
from positions import of_type
from regalia.games.take_the_kingdom.automatic_passes import spares_fort
from regalia.games.take_the_kingdom.cards import CARDS
from regalia.games.take_the_kingdom.events import Answered, HeldBack, Idled, Lost
from regalia.kernel.events import Absent
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.zones import SPECTATOR
from regalia.testing.secrecy import SPOKEN, Pair
from rules import rule

# Spread over several kingdoms


def spread(hands: dict[int, str] | None = None, **kingdoms: str) -> Position:
    """Seat 0 has added Spread to a Trebuchet of value 3, and may strike several kingdoms."""
    p = position(
        hands={0: "trebuchet spread", **(hands or {})},
        kingdoms={int(name[1:]): words for name, words in kingdoms.items()},
        options={"spread_targets": "many"},
        deck="",
    )
    p.act(0, "play:trebuchet", "add:spread")
    return p


@rule("TK-6.18")
def test_portions_of_a_spread_may_strike_several_kingdoms():
    p = spread()
    p.act(0, "base:3", "amount:1", "base:5", "amount:1")
    assert p.choices(0, "base") == ["2", "4", "7"]  # the Forts behind the Lands that were given a portion
    p.act(0, "base:7")
    for seat in (1, 2, 3):
        assert p.asked == (seat, "answer")
        p.act(seat, "let")
    assert [p.kingdom(seat) for seat in range(4)] == ["fort, land", "fort", "fort", "fort"]
    assert p.discarded == cards("trebuchet spread land land land")


@rule("TK-6.18")
def test_two_kingdoms_without_lands_are_two_bases():
    p = spread(_1="fort", _2="fort", _3="fort, land")
    p.act(0, "base:2", "amount:2", "base:3")
    p.act(1, "let")
    p.act(2, "let")
    assert (p.base(2), p.base(3)) == ("fort/2", "fort/1")


@rule("TK-6.18")
def test_by_default_a_spread_strikes_one_opponent():
    p = position(hands={0: "trebuchet spread"})
    p.act(0, "play:trebuchet", "add:spread", "base:3", "amount:1")
    assert p.choices(0, "base") == ["2"]


@rule("TK-8.10")
def test_a_block_stops_the_portions_against_whoever_blocks():
    p = spread({2: "sabotage"})
    p.act(0, "base:3", "amount:1", "base:5", "amount:1", "base:7")
    p.act(1, "let")
    events = p.act(2, "answer:sabotage")
    assert p.asked == (3, "answer")
    (answered,) = of_type(Answered, events)
    assert (answered.seat, answered.by) == (2, number("sabotage"))
    events = p.act(3, "let")
    assert [lost.owner for lost in of_type(Lost, events)] == [1, 3]
    assert p.kingdom(2) == "fort, land"
    assert p.asked == (0, "play")


@rule("TK-8.10")
def test_when_all_block_nothing_is_left_of_the_attack():
    p = spread({1: "deny", 2: "mercy"})
    p.act(0, "base:3", "amount:1", "base:5", "amount:2")
    p.act(1, "answer:deny")
    p.act(2, "answer:mercy")
    assert p.asked == (0, "play")
    assert p.discarded == cards("trebuchet spread deny mercy")
    assert [p.kingdom(seat) for seat in (1, 2)] == ["fort, land", "fort, land"]


@rule("TK-8.10")
def test_each_trap_belongs_to_its_owner():
    p = spread(_0="fort, land, land, land", _1="fort, land trap-real", _2="fort, land trap-real")
    p.act(0, "base:5", "amount:1", "base:7", "amount:2")
    p.act(1, "let")
    p.act(2, "let")
    assert p.asked == (1, "strike-back")
    p.act(1, "base:1")
    assert p.asked == (2, "strike-back")
    p.act(2, "base:2")
    assert p.kingdom(0) == "fort, land"


@rule("TK-8.10")
def test_another_kingdoms_fort_is_no_reason_to_answer():
    p = spread(_1="fort")
    p.act(0, "base:2", "amount:1", "base:4", "amount:2")
    assert not spares_fort(p.state, 1)
    assert spares_fort(p.state, 2)


# Several Morales


@rule("TK-6.19")
def test_each_morale_doubles_once_more():
    p = position(
        hands={0: "siege-tower morale morale"},
        kingdoms={1: "fort, land knights"},
        options={"morale_stack": True},
    )
    p.act(0, "play:siege-tower", "add:morale", "add:morale", "base:3")
    p.act(1, "let")
    assert p.kingdom(1) == "fort"  # 8 damage: Knights 5 and Land 1
    assert p.discarded == cards("siege-tower morale morale knights land")
    assert p.turn != 0  # three plays


@rule("TK-6.19")
def test_by_default_one_morale_is_the_most():
    p = position(hands={0: "siege-tower morale morale"})
    p.act(0, "play:siege-tower", "add:morale")
    assert p.choices(0, "add") == []
    assert p.state.redact(0).why_not(0, p.actions.parse("add:morale")) == "TK-6.2"


@rule("TK-6.19")
def test_spread_divides_no_more_than_18_points():
    p = position(
        hands={0: "cannon spread morale morale"},
        plays=4,
        options={"morale_stack": True},
        components=altered(cannon={"value": 9}),
    )
    divided, undivided = p, p.twin()
    divided.act(0, "play:cannon", "add:spread", "add:morale")
    assert divided.choices(0, "add") == []
    undivided.act(0, "play:cannon", "add:morale", "add:morale")
    assert undivided.choices(0, "add") == []
    undivided.act(0, "base:3")
    assert undivided.asked == (1, "answer")
    assert undivided.cells("portion_amount")[0] == 36


# Penalties


@rule("TK-10.12")
@pytest.mark.parametrize(("option", "plays"), [(False, 3), (True, 2)])
def test_cancelling_a_penalty_may_count_as_a_play(option, plays):
    p = position(hands={0: "deny land"}, penalties="plague", options={"penalty_costs_play": option})
    p.act(0, "answer:deny")
    assert p.asked == (0, "play")
    assert p.plays == plays
    assert p["busy"] == int(option)


@rule("TK-10.12")
def test_without_a_play_left_cancelling_costs_none():
    p = position(hands={0: "deny"}, penalties="plague", plays=0, options={"penalty_costs_play": True})
    p.act(0, "answer:deny")
    assert p.turn == 1


# Passing with a card to play


def passing(hands: dict[int, str]) -> Position:
    """The deck is empty, and passing with a playable card does not count."""
    return position(seats=2, deck="", hands=hands, options={"forced_plays": True})


@rule("TK-13.7")
def test_passing_with_a_playable_card_does_not_count():
    p = passing({0: "land", 1: "deny"})
    (held,) = of_type(HeldBack, p.act(0, "end"))
    assert held.seat == 0
    assert number("land") in held.kinds
    p.act(1, "end")
    assert not p.over
    assert (p["idle"], p["held_back"]) == (0b10, 0b01)


@rule("TK-13.7")
def test_whoever_passed_so_must_play_the_next_time():
    p = passing({0: "land", 1: "deny"})
    p.act(0, "end")
    p.act(1, "end")
    assert p.legal(0) == ["play:land"]
    assert p.state.redact(0).why_not(0, p.actions.parse("end")) == "TK-13.7"
    p.act(0, "play:land")
    assert (p["idle"], p["held_back"]) == (0, 0)
    assert "end" in p.legal(0)
    for seat in (0, 1, 0):
        assert not p.over
        p.act(seat, "end")
    assert p.over


@rule("TK-13.7")
def test_who_has_nothing_to_play_is_idle_and_all_know_it():
    p = passing({0: "deny", 1: "deny"})
    events = p.act(0, "end")
    assert of_type(Idled, events) == [Idled(0b10)]
    absent = {CARDS[event.kind] for event in of_type(Absent, events)}
    assert {"land", "mercy", "cannon", "hills"} <= absent
    assert not absent & {"deny", "morale", "spread"}
    p.act(1, "end")
    assert p.over


@rule("TK-13.7")
def test_by_default_passing_counts_whatever_one_holds():
    p = position(seats=2, deck="", hands={0: "land", 1: "land"})
    p.act(0, "end")
    p.act(1, "end")
    assert p.over


@rule("TK-13.7")
@pytest.mark.parametrize("game", range(10))
def test_games_of_forced_plays_end(game):
    setup = find_game("take-the-kingdom").setup(3, {"forced_plays": True})
    match = Match(setup, seed(game))
    for _ in range(2000):  # everyone passes as long as that is possible
        if match.over:
            break
        deciders = [seat for seat in range(3) if match.legal(seat)]
        legal = match.legal(deciders[0])
        match.commit(deciders[0], _first_play(match, deciders[0], legal))
    assert match.over


def _first_play(match: Match, seat: int, legal: list[int]) -> list[int]:
    draft = [legal[0]]
    while not (preview := match.preview(seat, draft)).whole:
        draft = [*preview.draft, preview.legal[0]]
    return preview.draft


HANDS = ["deny land spread", "morale hills deny", "mercy cannon spread", "deny deny morale"]


@rule("TK-13.7", "TK-14.2")
@pytest.mark.parametrize("viewer", range(SPECTATOR, 4))
def test_passing_tells_no_more_than_whether_there_was_something_to_play(viewer):
    parted = 0
    for game in range(24 if regalia.compiled else 4):
        hands = dict(enumerate(HANDS[game % 4 :] + HANDS[: game % 4]))
        p = position(deck="", hands=hands, number=game, options={"forced_plays": True})
        pair = Pair(p.match(), viewer, game, SPOKEN)
        pair.swap()
        parted += pair.run(40)
    assert parted > 0
