"""Options that a table can agree on: decks, split Shields, Royal Aid at any time."""

from collections import Counter

import pytest

from games.brawling_barons.position import GAME, altered, begun, position, unit
from positions import of_type
from regalia.games.brawling_barons.cards import MOST_UNITS
from regalia.games.brawling_barons.events import Drew, Shielded, Struck
from regalia.games.brawling_barons.viewing import make_view
from regalia.kernel.errors import BadOption
from regalia.kernel.events import Ended
from rules import rule

SPLIT = {"split_shield": True}
ANY_TIME = {"aids_any_time": True}

# Decks


@rule("BB-1.8")
@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_a_table_may_agree_on_the_number_of_decks(seats, decks):
    p = begun(seats, options={"decks": decks})
    assert len(p.deck) == 52 * decks - 5 * seats - 3
    assert Counter(p.deck)["stewards-aid"] == decks


@rule("BB-1.8")
def test_by_default_players_decide_how_many_decks_there_are():
    assert [len(begun(seats, options={"decks": "auto"}).deck) for seats in (2, 3, 5)] == [39, 34, 76]
    with pytest.raises(BadOption, match="option decks can be auto or 1 or 2 or 3 or 4, not 5"):
        GAME.setup(2, {"decks": 5})


# Split Shields


def under_attack(**parts):
    """Bruno's Knight, Horsemen and Squire take 4, 4 and 1."""
    p = position(
        towns={0: "+horsemen +horsemen archers", 1: "+knight +horsemen knight"}, options=SPLIT, **parts
    )
    p.attack(0, (0, unit(1, 0)), (1, unit(1, 1)), (2, unit(1, 2)))
    return p


def damages(p):
    return [taken.damage for taken in make_view(p.match().observe(1)).damages]


@rule("BB-8.15")
def test_the_points_of_a_shield_may_be_divided():
    p = under_attack(hands={1: "shield"})
    events = p.act(1, "play:shield", unit(1, 1), unit(1, 2), unit(1, 0))
    assert [(event.unit - MOST_UNITS, event.points) for event in of_type(Shielded, events)] == [
        (1, 1),
        (2, 1),
        (0, 1),
    ]
    assert p.used.count("shield") == 1
    assert damages(p) == [3, 3, 0]
    struck = of_type(Struck, p.act(1, "let"))
    assert [(event.damage, event.fate) for event in struck] == [(3, 0), (3, 0), (0, 0)]
    assert p.town(1) == "+knight +horsemen knight"


@rule("BB-8.15")
def test_all_points_may_protect_one_unit_and_a_soldiers_aid_is_split_as_well():
    p = under_attack(hands={1: "shield"}, aids={1: "soldiers-aid"})
    p.act(1, "play:shield", unit(1, 1), unit(1, 1), unit(1, 1))
    assert damages(p) == [4, 1, 1]
    p.act(1, "aid:soldiers-aid", unit(1, 1), unit(1, 2))
    assert damages(p) == [4, 0, 0]
    assert p.legal(1) == [unit(1, 0)]
    p.act(1, unit(1, 0))
    assert damages(p) == [3, 0, 0]
    assert p.asked == (1, "defend")
    assert p.aids(1) == ""


@rule("BB-8.15")
def test_points_for_which_there_is_one_unit_left_go_there_and_others_are_lost():
    p = position(towns={0: "+horsemen", 1: "+horsemen"}, hands={1: "shield"}, options=SPLIT)
    p.attack(0, (0, unit(1, 0)))
    (event,) = of_type(Shielded, p.act(1, "play:shield", unit(1, 0)))
    assert event.points == 3
    assert p.asked == (1, "defend")
    p = position(towns={0: "archers", 1: "knight"}, hands={1: "shield"}, options=SPLIT)
    p.attack(0, (0, unit(1, 0)))
    (event,) = of_type(Shielded, p.act(1, "play:shield", unit(1, 0)))
    assert event.points == 1
    assert p.asked == (0, "turn"), "nothing is left of the damage"


@rule("BB-8.15")
def test_what_is_left_of_a_split_shield_is_announced():
    p = under_attack(hands={1: "shield"})
    p.act(1, "play:shield", unit(1, 0))
    assert [(n.name, n.count) for n in make_view(p.match().observe(1)).notices] == [("unspent", 2)]
    assert p.legal(1) == [unit(1, 0), unit(1, 1), unit(1, 2)]


@rule("BB-8.8")
def test_without_the_option_a_shield_stays_whole():
    p = position(towns={0: "+horsemen archers", 1: "+knight knight"}, hands={1: "shield"})
    p.attack(0, (0, unit(1, 0)), (1, unit(1, 1)))
    p.act(1, "play:shield", unit(1, 0))
    assert p.asked == (1, "defend")
    assert damages(p) == [1, 1]


@rule("BB-8.15")
def test_there_cannot_be_too_many_points_to_split():
    with pytest.raises(BadOption, match="split_shield is for 48 points of Shields"):
        GAME.setup(2, SPLIT, altered(shield={"value": 30}))


# Royal Aid at any time


@rule("BB-10.12")
def test_between_the_turns_of_others_whoever_has_a_use_for_an_aid_is_asked():
    aids = dict.fromkeys(range(4), "stewards-aid")
    p = position(seats=8, aids=aids, options=ANY_TIME)
    p.act(0, "gather", "end")
    assert p.asked == (2, "between"), "neither the one who had the turn nor the one who has it next"
    assert p.legal(2) == ["let", "aid:stewards-aid"]
    p.act(2, "aid:stewards-aid")
    assert p.resources(2) == 3
    assert p.asked == (3, "between")
    p.act(3, "let")
    assert p.asked == (1, "turn")
    assert p.aids(3) == "stewards-aid"
    p.act(1, "gather", "end")
    assert p.asked == (3, "between")
    p.act(3, "let")
    assert p.asked == (0, "between")


@rule("BB-10.12")
def test_whoever_has_more_aids_is_asked_again_and_draws_for_themselves():
    p = position(
        seats=3, aids={2: "scholars-aid merchants-aid"}, market="bomb farm inn", deck="shield knight",
        options=ANY_TIME,
    )  # fmt: skip
    events = p.act(0, "draw", "end")
    events = p.act(2, "aid:scholars-aid")
    (drawn,) = of_type(Drew, events)
    assert (drawn.seat, drawn.count, drawn.seen) == (2, 2, 0b100)
    assert p.asked == (2, "between")
    p.act(2, "aid:merchants-aid", "take:bomb")
    assert "bomb" in p.hand(2)
    assert p.asked == (1, "turn")
    assert len(p.hand(0).split()) == 1


@rule("BB-10.12")
def test_nobody_is_asked_who_has_no_use_for_an_aid():
    p = position(seats=3, aids={2: "builders-aid soldiers-aid stewards-aid"}, size=3, options=ANY_TIME)
    p.act(0, "gather", "end")
    assert p.asked == (1, "turn")
    p = position(seats=3, aids={2: "builders-aid"})
    p.act(0, "gather", "end")
    assert p.asked == (1, "turn"), "without the option, only in turns of their own"


@rule("BB-10.12")
def test_the_last_card_is_taken_by_whoever_used_the_aid():
    p = position(seats=3, aids={2: "stewards-aid"}, size=4, options=ANY_TIME)
    p.act(0, "gather", "end")
    (ended,) = of_type(Ended, p.act(2, "aid:stewards-aid"))
    assert ended.seat == 2
    assert p.ranks == [1, 2, 3]
    assert make_view(p.match().observe(0)).taker == 2


@rule("BB-10.12")
def test_an_aid_may_answer_an_attack_which_goes_on_afterwards():
    p = position(
        towns={0: "+archers", 1: "farm"}, aids={1: "builders-aid scholars-aid"}, deck="shield knight",
        options=ANY_TIME,
    )  # fmt: skip
    p.attack(0, (0, unit(1, 0)))
    assert p.legal(1) == ["let", "aid:builders-aid", "aid:scholars-aid"]
    p.act(1, "aid:builders-aid", unit(1, 0))
    assert p.asked == (1, "defend")
    assert damages(p) == [3], "no civilian any more"
    p.act(1, "aid:scholars-aid")
    assert p.hand(1) == "knight shield"
    p.act(1, "play:shield", unit(1, 0))
    assert p.asked == (0, "turn")
    assert p.town(1) == "+farm"
    assert p.town(0) == "archers"


@rule("BB-10.12")
def test_the_deck_may_run_out_while_an_attack_is_answered():
    p = position(towns={0: "+archers", 1: "farm"}, aids={1: "stewards-aid"}, size=3, options=ANY_TIME)
    p.attack(0, (0, unit(1, 0)))
    (ended,) = of_type(Ended, p.act(1, "aid:stewards-aid"))
    assert (ended.seat, ended.ranks) == (1, [1, 2])
    assert p.town(1) == "farm", "the damage does not fall any more"


@rule("BB-10.12", "BB-12.5")
def test_a_team_that_gets_an_aid_between_turns_chooses_who_keeps_it():
    p = position(
        seats=4,
        teams=True,
        aids={2: "scholars-aid"},
        towns={0: "+farm", 2: "+farm"},
        deck="farm builders-aid",
        options=ANY_TIME,
    )
    p.act(0, "draw", "end")
    p.act(2, "aid:scholars-aid")
    assert p.asked == (1, "receiver")
    p.act(1, "seat:3")
    assert len(p.hand(2).split()) == 2
    assert p.asked == (1, "turn")
