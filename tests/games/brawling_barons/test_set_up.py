"""Sections 1 to 3: cards, set-up, the first turn, deck and resources."""

from collections import Counter

import pytest

from games.brawling_barons.position import GAME, altered, begun, kind, names, position, unit
from playing import seed
from positions import of_type
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.barons import enter
from regalia.games.brawling_barons.cards import AIDS, CARDS, MOST_UNITS
from regalia.games.brawling_barons.events import Begun, Gained, Paid
from regalia.games.brawling_barons.state import BrawlingBarons
from regalia.games.brawling_barons.viewing import make_view
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.events import Moved
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.kernel.zones import EVERYONE, SPECTATOR
from rules import rule

COPIES = {
    "farm": 5, "inn": 3, "barracks": 3, "smithy": 2, "tower": 3, "market": 2, "courthouse": 2,
    "knight": 5, "archers": 4, "catapult": 3, "horsemen": 4,
    "plus-two": 2, "shield": 2, "extra-action": 2, "military-action": 2,
    "flip-unit": 1, "bomb": 1, "prison": 1,
    "builders-aid": 1, "scholars-aid": 1, "merchants-aid": 1, "soldiers-aid": 1, "stewards-aid": 1,
}  # fmt: skip
every_size = pytest.mark.parametrize("seats", range(2, 9))


def all_cards(state: BrawlingBarons) -> Counter[str]:
    zones = range(len(state.space.zones))
    return Counter(CARDS[kind] for zone in zones for kind in state.cards(zone))


def bid(p, *picks: str) -> None:
    """Every seat shows these cards, in order of the seats."""
    for seat, pick in enumerate(picks):
        p.act(seat, *(f"bid:{name}" for name in pick.split()), "done")


def at_bid(hands, seats=2):
    """Everyone picks, with these hands."""
    p = position(seats=seats, hands=hands)
    p.state.ask(on.ASK_BID, (1 << seats) - 1)
    return p


# 1. The game and its cards


@rule("BB-1.1", "BB-1.2")
@every_size
def test_there_is_one_deck_of_52_cards_for_each_two_players(seats):
    state = begun(seats).state
    decks = max(1, seats // 2)
    assert sum(COPIES.values()) == 52
    assert all_cards(state) == Counter({name: count * decks for name, count in COPIES.items()})


@rule("BB-1.1")
def test_two_to_eight_play_and_most_points_win():
    assert list(GAME.players) == [2, 3, 4, 5, 6, 7, 8]
    p = position(towns={0: "+smithy", 1: "+farm +inn"}, size=1)
    p.act(0, "gather")
    assert (p.points, p.ranks) == ([1, 2], [2, 1])


@rule("BB-1.3")
@pytest.mark.parametrize(
    ("name", "cost", "bonus", "upgrade", "health", "building_bonus"),
    [
        ("farm", 1, (1, 0), 2, 3, (1, 0)),
        ("inn", 1, (1, 0), 3, 4, (0, 1)),
        ("barracks", 1, (1, 0), 3, 5, (0, 0)),
        ("smithy", 1, (1, 0), 3, 5, (0, 0)),
        ("tower", 2, (0, 1), 3, 6, (0, 0)),
        ("market", 2, (0, 1), 4, 4, (0, 0)),
        ("courthouse", 2, (0, 1), 4, 5, (0, 0)),
    ],
)
def test_peasants_and_buildings(name, cost, bonus, upgrade, health, building_bonus):
    p = position(hands={0: name}, resources={0: cost + upgrade})
    view = make_view(p.match().observe(0))
    p.act(0, "recruit", f"enlist:{name}", "done")
    (peasant,) = make_view(p.match().observe(0)).barons[0].town
    assert (peasant.health, peasant.strength, peasant.cost) == (cost, 0, upgrade)
    assert p.resources(0) == upgrade
    baron = make_view(p.match().observe(0)).barons[0]
    assert (baron.gathers - 1, baron.draws - 1) == bonus
    assert view.barons[0].civilian_room - baron.civilian_room == 1
    p.act(0, "end")
    p.act(1, "gather", "end")
    p.act(0, "upgrade", unit(0, 0), "done")
    baron = make_view(p.match().observe(0)).barons[0]
    assert (baron.town[0].health, baron.town[0].cost) == (health, None)
    assert (baron.gathers - 1, baron.draws - 1) == building_bonus
    assert baron.civilian_room >= 2  # no civilian any more


@rule("BB-1.4")
@pytest.mark.parametrize(
    ("name", "cost", "upgrade", "strength", "health"),
    [("knight", 2, 5, 8, 6), ("archers", 1, 3, 3, 3), ("catapult", 1, 4, 2, 4), ("horsemen", 1, 4, 4, 4)],
)
def test_squires_and_what_they_become(name, cost, upgrade, strength, health):
    p = position(hands={0: name}, resources={0: cost + upgrade})
    p.act(0, "recruit", f"enlist:{name}", "done", "end")
    squire = make_view(p.match().observe(1)).barons[0].town[0]
    assert (squire.health, squire.strength, squire.cost) == (cost, 1, upgrade)
    p.act(1, "gather", "end")
    p.act(0, "upgrade", unit(0, 0), "done")
    grown = make_view(p.match().observe(1)).barons[0].town[0]
    assert (grown.health, grown.strength) == (health, strength)
    assert p.resources(0) == 0
    assert make_view(p.match().observe(1)).barons[0].military_room == 1


@rule("BB-1.5")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_everyone_sees_sizes_and_what_lies_open(viewer):
    p = position(
        hands={0: "farm shield", 1: "inn"},
        towns={1: "+smithy"},
        walls={0: "knight"},
        armies={0: "+archers"},
        aids={1: "stewards-aid"},
        resources={0: 3, 1: 4},
        market="bomb farm knight",
        size=20,
    )
    view = make_view(p.match().observe(viewer))
    assert [(baron.cards, baron.resources) for baron in view.barons] == [(2, 3), (1, 4)]
    assert view.deck == 20
    assert names(view.market) == "farm knight bomb"
    assert names(view.used) == " ".join(p.used)
    assert [unit.kind for unit in view.barons[1].town] == [kind("smithy")]
    assert [unit.kind for unit in view.barons[0].wall + view.barons[0].army] == [
        kind("knight"),
        kind("archers"),
    ]
    assert names(view.barons[1].aids) == "stewards-aid"
    assert [names(baron.hand) for baron in view.barons] == [
        "farm shield" if viewer == 0 else "",
        "inn" if viewer == 1 else "",
    ]


@rule("BB-1.5")
def test_discards_never_come_back():
    p = position(hands={0: "shield"}, towns={0: "+market"}, size=4)
    p.act(0, "sell", "discard:shield")
    assert p.over
    assert "shield" in p.used


@rule("BB-1.6")
def test_a_card_taken_from_the_market_is_known_until_it_leaves_the_hand():
    p = position(market="bomb shield farm", hands={0: "knight inn"}, resources={0: 6}, towns={1: "farm"})
    match = p.match()
    match.commit(0, ["take:bomb"])
    for viewer in (SPECTATOR, 1):
        view = make_view(match.observe(viewer))
        assert [(fact.kind, fact.zones) for fact in view.known] == [(kind("bomb"), [on.IN_HAND + 0])]
    match.commit(0, ["end"])
    match.commit(1, ["gather"])
    match.commit(1, ["end"])
    match.commit(0, ["play:bomb", unit(1, 0)])
    assert all(make_view(match.observe(viewer)).known == [] for viewer in (SPECTATOR, 1))


@rule("BB-1.6")
def test_a_hand_may_hold_any_number_of_cards():
    p = position(
        hands={0: "farm farm farm inn inn inn knight knight"}, towns={0: "+market"}, resources={0: 2}
    )
    p.act(0, "buy", "end")
    assert len(p.hand(0).split()) == 11
    assert p.asked == (1, "turn")


@rule("BB-1.7")
def test_with_36_units_no_more_can_be_recruited():
    p = position(seats=8, hands={0: "farm farm"}, resources={0: 2})
    for _ in range(MOST_UNITS - 1):
        enter(p.state, 0, kind("knight"), True, True)
    p.act(0, "recruit", "enlist:farm")
    assert p.legal(0) == ["done"]
    p.act(0, "done")
    p["acted"] = 0
    assert "recruit" not in p.legal(0)


# 2. Set-up


@rule("BB-2.1", "BB-2.2", "BB-2.3", "BB-2.4")
@every_size
@pytest.mark.parametrize("number", range(3))
def test_five_cards_each_three_in_the_market_and_no_aid_among_them(seats, number):
    p = begun(seats, number)
    for seat in range(seats):
        assert len(p.hand(seat).split()) == 5
        assert "aid" not in p.hand(seat)
        assert p.resources(seat) == 0
        assert p.town(seat) == p.wall(seat) == p.army(seat) == ""
    assert len(p.market.split()) == 3
    assert "aid" not in p.market
    decks = max(1, seats // 2)
    assert len(p.deck) == 52 * decks - 5 * seats - 3
    assert sum(name.endswith("-aid") for name in p.deck) == 5 * decks


@rule("BB-2.3")
def test_aids_lie_anywhere_in_the_deck():
    places = {begun(2, number).deck.index("stewards-aid") for number in range(60)}
    assert min(places) < 6
    assert max(places) > 32


@rule("BB-2.1", "BB-2.2")
def test_only_their_owner_is_told_which_cards_were_dealt():
    match = Match(GAME.setup(3), seed(4))
    for viewer in range(SPECTATOR, 3):
        (told,) = match.events(viewer)
        dealt = [event for event in told if isinstance(event, Moved) and event.target < on.IN_DECK]
        assert [event.kind is not None for event in dealt] == [e.target == viewer for e in dealt]
        market = [event.seen for event in of_type(Moved, told) if event.target == on.IN_MARKET]
        assert market == [EVERYONE] * 3


@rule("BB-2.5")
def test_whoever_shows_most_cards_begins_and_turns_go_clockwise():
    p = at_bid({0: "knight", 1: "shield shield bomb", 2: "farm archers"}, 3)
    p.act(0, "bid:knight", "done")
    p.act(1, "bid:shield", "bid:shield", "done")
    events = p.act(2, "bid:archers", "done")
    assert of_type(Begun, events) == [Begun(1, 2, 0b010)]
    for seat in (1, 2, 0, 1):
        assert p.asked == (seat, "turn")
        p.act(seat, "gather", "end")


@rule("BB-2.5")
def test_peasants_cannot_be_shown_and_no_card_twice():
    p = at_bid({0: "farm courthouse knight knight prison"})
    assert p.legal(0) == ["done", "bid:knight", "bid:prison"]
    p.act(0, "bid:knight", "bid:prison")
    assert p.legal(0) == ["done", "bid:knight"]
    p.act(0, "bid:knight")
    assert p.legal(0) == ["done"]


@rule("BB-2.5")
def test_how_many_cards_others_picked_is_hidden():
    p = at_bid({0: "knight shield bomb", 1: "archers prison"})
    few, many = p.match(), p.match()
    few.commit(0, ["done"])
    many.commit(0, ["bid:knight", "bid:shield", "bid:bomb", "done"])
    for viewer in (SPECTATOR, 1):
        views = [make_view(match.observe(viewer)) for match in (few, many)]
        assert views[0] == views[1]
        assert views[0].barons[0].chosen
        assert views[0].barons[0].bid == []
    assert names(make_view(many.observe(0)).barons[0].bid) == "knight shield bomb"
    seen = many.state.redact(1)
    with pytest.raises(HiddenInformation):
        seen.apply(1, GAME.actions.parse("done"))


@rule("BB-2.5")
def test_a_hidden_pick_is_filled_with_any_that_is_possible():
    p = at_bid({0: "knight shield bomb", 1: "archers prison"})
    match = p.match()
    match.commit(0, ["bid:knight", "done"])
    starters = set()
    for number in range(40):
        truth = match.observe(1).sample(fast_rng(number))
        assert isinstance(truth, BrawlingBarons)
        picked = sum(truth.bid_count(0, kind) for kind in range(7, AIDS))
        assert 0 <= picked <= 3
        truth.apply(1, GAME.actions.parse("done"))
        starters.add(truth.turn)
    assert starters == {0, 1}


@rule("BB-2.6")
def test_a_pick_may_be_changed_until_all_have_picked():
    p = at_bid({0: "knight shield", 1: "archers prison"})
    p.act(0, "bid:knight", "bid:shield", "done")
    assert p.legal(0) == ["done", "bid:knight", "bid:shield"]
    p.act(0, "bid:shield", "done")
    events = p.act(1, "bid:archers", "bid:prison", "done")
    shown = [event.kind for event in of_type(Moved, events) if event.target == on.IN_SHOWN]
    assert shown == [kind("shield"), kind("archers"), kind("prison")]
    assert p.asked == (1, "turn")


@rule("BB-2.6")
def test_what_was_shown_goes_back_and_stays_known():
    match = at_bid({0: "knight knight shield farm", 1: "archers"}).match()
    match.commit(0, ["bid:knight", "bid:knight", "done"])
    match.commit(1, ["done"])
    assert names(match.state.cards(0)) == "farm knight knight shield"
    facts = make_view(match.observe(1)).known
    assert [(fact.kind, fact.zones) for fact in facts] == [(kind("knight"), [0]), (kind("knight"), [0])]
    assert make_view(match.observe(0)).known == []


@rule("BB-2.7")
def test_the_seed_decides_among_those_who_show_most():
    starters = set()
    for number in range(30):
        p = begun(4, number)
        bid(p, "", "", "", "")
        starters.add(p.asked[0])
    assert starters == {0, 1, 2, 3}
    p = at_bid({0: "knight", 1: "archers", 2: "shield"}, 3)
    p.act(0, "bid:knight", "done")
    p.act(1, "done")
    (event,) = of_type(Begun, p.act(2, "bid:shield", "done"))
    assert event.seat in (0, 2)
    assert event.tied == 0b101


# 3. Deck and resources


@rule("BB-3.1", "BB-3.3")
def test_resources_come_from_the_top_of_the_deck_unseen():
    p = position(towns={0: "farm farm"}, deck="bomb prison shield inn", piles={0: "knight"})
    match = p.match()
    ply = match.commit(0, ["gather"])
    assert of_type(Gained, ply.events) == [Gained(0, 3)]
    after = match.state
    assert names(after.cards(after.space.number("pile:0"))) == "shield prison bomb knight"
    assert after.cards(on.IN_DECK)[0] == kind("inn")
    for viewer in (SPECTATOR, 0, 1):
        seen = match.observe(viewer).state
        assert seen.cards(after.space.number("pile:0")) == []
        assert seen.hidden_count(after.space.number("pile:0")) == 4


@rule("BB-3.1")
def test_a_gain_can_be_previewed_whole_though_nobody_sees_the_cards():
    preview = position(towns={0: "farm"}).match().preview(0, ["gather"])
    assert preview.whole
    assert not preview.reveals
    assert make_view(preview.observation).barons[0].resources == 2


@rule("BB-3.2", "BB-3.3")
def test_payment_goes_on_top_of_the_deck_and_comes_off_first():
    p = position(hands={0: "tower"}, piles={0: "bomb prison shield"}, deck="inn")
    events = p.act(0, "recruit", "enlist:tower", "done", "end")
    assert of_type(Paid, events) == [Paid(0, 2)]
    assert p.pile(0) == "shield"
    assert p.deck[:3] == ["prison", "bomb", "inn"]
    p.act(1, "draw")
    assert p.hand(1) == "prison"


@rule("BB-3.4")
def test_an_aid_in_a_pile_does_nothing():
    p = position(hands={0: "farm"}, deck="stewards-aid", piles={0: "builders-aid"}, seats=2)
    events = p.act(0, "gather")
    assert of_type(Moved, events) == []
    assert p.pile(0) == "stewards-aid builders-aid"
    assert p.aids(0) == p.aids(1) == ""
    p.act(0, "end")
    p.act(1, "gather", "end")
    p.act(0, "recruit", "enlist:farm", "done", "end")
    assert p.deck[0] == "stewards-aid"
    p.act(1, "gather")
    assert p.pile(1).startswith("stewards-aid")


@rule("BB-3.5")
def test_resources_are_gained_in_full_or_not_at_all():
    for size, legal in ((2, False), (3, True), (4, True)):
        p = position(towns={0: "farm farm"}, size=size)
        assert ("gather" in p.legal(0)) == legal
        p = position(hands={0: "inn"}, towns={0: "+market"}, size=size + 1)
        assert ("sell" in p.legal(0)) == legal
        p = position(aids={0: "stewards-aid"}, size=size)
        assert ("aid:stewards-aid" in p.legal(0)) == legal
    p = position(towns={0: "farm farm"}, size=3)
    p.act(0, "gather")
    assert p.over


@rule("BB-3.6")
def test_draws_take_what_there_is():
    p = position(towns={0: "tower tower"}, deck="bomb prison", size=2)
    p.act(0, "draw")
    assert p.hand(0) == "bomb prison"
    assert p.over


def test_other_components_change_the_number_of_cards():
    state = begun(4, components=altered(bomb={"copies": 3})).state
    assert all_cards(state)["bomb"] == 6
