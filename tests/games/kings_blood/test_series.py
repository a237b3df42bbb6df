"""Points and series."""

import pytest

from games.kings_blood.position import GAME, begun, kind, position
from positions import of_type
from regalia.games.kings_blood.board import GameSetup
from regalia.games.kings_blood.deal import MOST_DEALS, end_deal
from regalia.games.kings_blood.events import DealBegan, DealWon, Scored
from regalia.kernel.events import Ended, Gathered, Looked, Tallied
from regalia.kernel.features import FeatureWriter
from rules import rule

HANDS = {0: "ilka", 1: "petchu exile", 2: "aia zeno"}  # worth 12 and 13


@rule("KB-14.1")
def test_a_single_deal_is_won_at_once():
    p = position("fenna", {**HANDS, 0: "florin"})
    p.act(0, "play:florin", "left:fenna")
    assert p.over
    assert p.scores == [1, 0, 0]


@rule("KB-14.2")
def test_a_series_goes_on_with_the_next_deal():
    p = position("fenna", HANDS, series="first_to")
    events = p.act(0, "play:ilka", "left:fenna")
    assert of_type(DealWon, events) == [DealWon(0)]
    assert of_type(Gathered, events)
    assert of_type(DealBegan, events) == [DealBegan(1, 1, 7)]
    assert p.turn == 2
    assert p.state.stage() == 1
    assert [p.size(seat) for seat in range(3)] == [7, 7, 7]


@rule("KB-14.3")
def test_a_marriage_made_by_the_winning_card_still_counts():
    p = position("fenna", {**HANDS, 0: "florin"}, deck="aldous", enthroned="fenna", series="first_to")
    p.act(0, "play:florin", "left:fenna")
    assert p.asked == (0, "marry")
    q = p.twin()
    p.act(0, "marry")
    assert p.cells("score")[0] == 25 + 2 * 5
    q.act(0, "decline")
    assert q.cells("score")[0] == 25 + 5


@rule("KB-14.3")
def test_an_exile_may_not_go_to_the_winner():
    p = position("fenna", {**HANDS, 0: "florin"}, deck="exile", series="first_to")
    p.act(0, "play:florin", "left:fenna", "marry", "on:fenna")
    assert p.legal() == ["seat:1", "seat:2"]


@rule("KB-14.3")
def test_the_winner_has_no_further_play():
    p = position("fenna ilka@0,8", {**HANDS, 0: "florin"}, deck="assassination", series="first_to")
    p.act(0, "play:florin", "left:fenna", "marry", "on:ilka")
    assert p["deal"] == 1


@rule("KB-14.4", "KB-15.5")
def test_the_winner_scores_what_the_others_hold():
    p = position("fenna", HANDS, series="first_to", scores=[5, 0, 0])
    events = p.act(0, "play:ilka", "left:fenna")
    assert of_type(Scored, events) == [Scored(0, 25, 30)]
    shown = {event.zone: event.kinds for event in of_type(Looked, events)}
    assert shown == {1: [kind("petchu"), kind("exile")], 2: [kind("aia"), kind("zeno")]}
    assert all(event.seen == -1 for event in of_type(Looked, events))


@rule("KB-14.4", "KB-13.3")
def test_the_kings_blood_card_counts_ten():
    p = position("fenna", HANDS, series="first_to", advanced=True, holder=1)
    events = p.act(0, "play:ilka", "left:fenna")
    assert of_type(Scored, events) == [Scored(0, 35, 35)]


@rule("KB-14.5", "KB-14.10")
def test_generations_count_five_if_somebody_is_enthroned():
    tree = "fenna ivo@0,2 aldous@1,1 ilka@0,8"
    for enthroned, bonus in (("aldous", 10), (None, 0)):
        p = position(tree, {**HANDS, 0: "adelis"}, series="first_to", enthroned=enthroned)
        p.act(0, "play:adelis", "right:ilka")
        assert p.cells("score")[0] == 25 + bonus


@rule("KB-14.6")
def test_the_highest_score_wins_when_the_target_is_reached():
    p = position("fenna", HANDS, series="first_to", target=100, scores=[80, 99, 3])
    events = p.act(0, "play:ilka", "left:fenna")
    assert p.over
    assert of_type(Ended, events) == [Ended("target", 0, "score", [105, 99, 3], [1, 2, 3])]


@rule("KB-14.7")
def test_the_losers_score_what_they_hold():
    p = position("fenna", HANDS, series="last_under")
    p.act(0, "play:ilka", "left:fenna")
    assert p.cells("score")[:3] == [0, 12, 13]


@rule("KB-14.8")
def test_the_winner_loses_five_for_each_generation():
    p = position("fenna", HANDS, series="last_under", enthroned="fenna")
    p.act(0, "play:ilka", "left:fenna")
    assert p.cells("score")[:3] == [-5, 12, 13]


@rule("KB-14.9", "KB-14.12")
def test_the_lowest_score_wins_when_the_target_is_reached():
    p = position("fenna", HANDS, series="last_under", scores=[20, 8, 95])
    p.act(0, "play:ilka", "left:fenna")
    assert p.over
    assert p.scores == [20, 20, 108]
    assert p.state.outcome().ranks == [1, 1, 3]


@rule("KB-14.11")
@pytest.mark.parametrize(
    ("seats", "series", "target", "goal"),
    [
        (2, "first_to", "auto", 100), (3, "first_to", "auto", 200), (4, "first_to", "auto", 200),
        (5, "first_to", "auto", 300), (6, "first_to", "auto", 300), (6, "last_under", "auto", 100),
        (6, "first_to", 150, 150), (2, "last_under", 250, 250),
    ],
)  # fmt: skip
def test_the_target(seats, series, target, goal):
    setup = GAME.setup(seats, {"series": series, "target": target})
    assert isinstance(setup, GameSetup)
    assert setup.target == goal


@rule("KB-14.12")
def test_a_deal_without_a_winner_brings_no_points():
    p = position("fenna", {0: "exile petchu"}, deck="assassination", rest=2, series="first_to")
    p.act(0, "play:exile", "on:fenna", "seat:1")
    assert p["deal"] == 1
    assert p.cells("score") == [0] * 6


@rule("KB-14.12")
def test_a_series_has_at_most_fifty_deals():
    assert MOST_DEALS == 50
    p = position("fenna", HANDS, series="last_under")
    p["deal"] = 49
    p.act(0, "play:ilka", "left:fenna")
    assert p.over
    assert p.state.outcome().ranks == [1, 2, 3]


@rule("KB-14.2")
def test_the_deal_goes_round():
    p, events = begun(3, 1, series="first_to")
    (first,) = of_type(DealBegan, events)
    dealers = [first.dealer]
    for _ in range(3):
        p["winner"] = -1
        p.state.log = []
        end_deal(p.state)
        (deal,) = of_type(DealBegan, p.state.log)
        dealers.append(deal.dealer)
        p.state.log = None
    assert [(dealer - dealers[0]) % 3 for dealer in dealers] == [0, 1, 2, 0]


def test_points_below_zero_are_not_features_of_a_rich_player():
    p = position("fenna", HANDS, series="last_under", scores=[-5, 95, 0])
    features = GAME.features(p.state.setup)
    writer = FeatureWriter(features.size)
    features.write(p.match().observe(0), writer)
    row = writer.take()
    fields = {field.name: row[field.at : field.at + field.size] for field in features.fields}
    assert list(fields["score"]) == [0, 5, 0, 95, 0, 0]
    assert list(fields["below"]) == [1, 0, 0]


@rule("KB-14.8")
def test_a_deal_ends_in_a_table_that_adds_up():
    p = position("fenna", HANDS, enthroned="fenna", series="last_under", scores=[3, 40, 0], holder=2)
    (tally,) = of_type(Tallied, p.act(0, "play:ilka", "left:fenna"))
    assert tally.columns == ["before", "cards", "generations", "total"]
    assert tally.rows == [[3, 0, -5, -2], [40, 12, 0, 52], [0, 23, 0, 23]]
