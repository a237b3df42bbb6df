"""Section 10: the end of the game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.brutal_kingdom.position import last_turn, position
from positions import of_type
from regalia.games.brutal_kingdom.cards import COLOURS
from regalia.kernel.events import Ended
from rules import rule

counts = st.fixed_dictionaries({colour: st.integers(0, 13) for colour in COLOURS})
squares = st.lists(st.sampled_from([*COLOURS, "elimination"]), min_size=4, max_size=4)


@rule("BK-10.1")
@pytest.mark.parametrize(
    ("stock", "chapel", "worth"),
    [
        ({"blue": 2, "green": 1, "yellow": 4}, "green green elimination elimination", [2, 3, 4]),
        ({"blue": 0, "green": 0, "yellow": 0}, "green green blue elimination", [1, 2, 0]),
        ({"blue": 5, "green": 0, "yellow": 7}, "elimination elimination elimination elimination", [5, 0, 7]),
    ],
)
def test_a_token_is_worth_as_many_points_as_lie_in_stock_and_on_the_chapel(stock, chapel, worth):
    p = position(stock=stock, chapel=chapel, tokens={0: {"blue": 9, "green": 9, "yellow": 9}})
    assert [p.state.worth(colour) for colour in range(3)] == worth
    assert p.state.outcome().scores[0] == 9 * sum(worth)


@rule("BK-10.1", "BK-10.2")
@settings(deadline=None)
@given(
    stock=counts,
    chapel=squares,
    tokens=st.tuples(counts, counts, counts, counts),
    kills=st.lists(st.integers(0, 20), min_size=4, max_size=4),
)
def test_a_score_is_the_worth_of_all_tokens_and_a_point_for_each_elimination(stock, chapel, tokens, kills):
    p = position(
        stock=stock, chapel=" ".join(chapel), tokens=dict(enumerate(tokens)), kills=dict(enumerate(kills))
    )
    expected = [
        sum(held[colour] * (stock[colour] + chapel.count(colour)) for colour in COLOURS) + killed
        for held, killed in zip(tokens, kills, strict=True)
    ]
    assert p.state.outcome().scores == expected


@rule("BK-10.2")
def test_the_fourth_chapter_ends_the_game_and_counts():
    p = last_turn({0: "king", 1: "monk"}, chapter=3, stock={"blue": 4, "green": 3}, tokens={1: {"blue": 1}})
    p.set_cell("kills", 3, 1)
    events = p.act(3, "play:charlatan")
    assert p.over
    assert p.state.deciders() == 0
    assert p.stock == {"blue": 2, "green": 2, "yellow": 13}
    assert of_type(Ended, events) == [Ended("chapters", -1, "tie-starter", [4, 4, 0, 1], [1, 2, 4, 3])]
    assert p.state.outcome().scores == [4, 4, 0, 1]


@rule("BK-10.3")
@pytest.mark.parametrize(
    ("holder", "points", "ranks"),
    [
        (0, [5, 5, 5, 5], [1, 2, 3, 4]),
        (2, [5, 5, 5, 5], [3, 4, 1, 2]),
        (1, [5, 3, 5, 3], [2, 3, 1, 4]),  # the holder is not among those tied
        (3, [5, 3, 5, 3], [1, 4, 2, 3]),
        (2, [7, 5, 5, 7], [2, 4, 3, 1]),
        (0, [1, 2, 3, 4], [4, 3, 2, 1]),  # the holder has no other advantage
    ],
)
def test_tied_players_are_placed_clockwise_from_the_holder(holder, points, ranks):
    p = position(turn=holder, kills=dict(enumerate(points)))
    result = p.state.outcome()
    assert result.scores == points
    assert result.ranks == ranks


@rule("BK-10.3")
@settings(deadline=None)
@given(
    seats=st.integers(3, 4),
    holder=st.integers(0, 2),
    points=st.lists(st.integers(0, 3), min_size=4, max_size=4),
)
def test_every_place_is_settled(seats, holder, points):
    p = position(seats=seats, turn=holder, kills=dict(enumerate(points[:seats])))
    order = sorted(range(seats), key=lambda seat: (-points[seat], (seat - holder) % seats))
    assert p.state.outcome().ranks == [order.index(seat) + 1 for seat in range(seats)]


@rule("BK-10.3")
def test_the_holder_is_the_one_whom_the_last_round_made_it():
    p = last_turn({0: "poisoner", 1: "saint"}, chapter=3)
    p.act(3, "play:charlatan")
    assert p.over
    assert p.state.outcome().ranks == [4, 1, 2, 3]
