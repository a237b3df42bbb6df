"""Sections 9 and 13: how the game ends, and who wins."""

from typing import Any

import pytest

from games.kardinal_koenig.position import position, random_game
from positions import of_type
from regalia.games.kardinal_koenig.cards import COUNTRIES, FIRST, LAST, SECOND
from regalia.games.kardinal_koenig.events import (
    AllianceScored,
    ChainScored,
    CountryScored,
    FinalScoring,
    IntermediateScoring,
    LastRound,
    PiecesLeft,
    RanOut,
    TurnBegan,
)
from regalia.kernel.events import Ended, Tallied
from rules import rule

ALL = position().state.atlas.ids


def all_but(*left: str) -> str:
    """Every field but these."""
    return " ".join(id_ for id_ in ALL if id_ not in left)


@rule("KK-9.1")
@pytest.mark.parametrize(("seats", "start"), [(3, 0), (4, 2), (5, 1)])
def test_the_last_turn_is_that_of_the_right_neighbour_of_the_start_player(seats, start):
    p = position(seats=seats, start=start, turn=start, half=SECOND, deck="red")
    p.act(start, f"exchange:{p.hand(start).split()[0]}", "deck")
    for step in range(1, seats):
        seat = (start + step) % seats
        assert p.asked == (seat, "play")
        p.act(seat, f"exchange:{p.hand(seat).split()[0]}")
    assert p.over


@rule("KK-9.1")
def test_if_that_player_draws_the_last_card_the_game_is_over():
    p = position(start=1, turn=0, half=SECOND, deck="red", hands={0: "cream red red"})
    events = p.act(0, "exchange:cream", "deck")
    assert of_type(LastRound, events) == [], "nobody has a turn any more"
    assert p.over
    assert len(of_type(Ended, events)) == 1


@rule("KK-9.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_has_equally_many_turns(seats):
    for number in range(8):
        turns = [0] * seats
        for step in random_game(seats, number):
            if step.prompt == "play":
                turns[step.seat] += 1
        assert len(set(turns)) == 1


@rule("KK-9.1")
def test_the_turns_of_the_last_round_are_told_as_the_last():
    p = position(start=2, turn=1, half=SECOND, deck="red red")
    events = p.act(1, p.legal(1)[-1], "deck")
    assert of_type(TurnBegan, events) == [TurnBegan(2, False)]
    events = p.act(2, p.legal(2)[-1], "deck")
    assert of_type(TurnBegan, events) == [TurnBegan(3, True)]


@rule("KK-9.1")
def test_the_reason_for_the_end_comes_before_the_final_scoring():
    p = position(start=1, half=LAST, houses={0: "italien-1"})
    events = p.act(0, p.legal(0)[-1])
    scoring = events.index(FinalScoring(False))
    assert scoring < events.index(CountryScored(3, [1, 0, 0, 0], [1, 0, 0, 0]))


@rule("KK-9.2", "KK-9.3")
def test_the_game_ends_at_once_when_nobody_can_place():
    p = position(
        hands={0: "red red cream"},
        houses={1: all_but("franken-1")},
        monasteries=dict.fromkeys(range(4), 1),
        advisors_left=dict.fromkeys(range(4), 0),
    )
    p.act(0, "play:red", "country:franken", "field:franken-1", "done")
    assert not p.over, "the turn is played to its end"
    events = p.act(0, "deck")
    assert p.over
    assert p["half"] == FIRST, "in the first half, without the intermediate scoring"
    assert [event.what for event in of_type(Tallied, events)] == ["monasteries", "final"]
    assert [event.reason for event in of_type(Ended, events)] == ["blocked"]
    assert [sheet.final for sheet in p.view().sheets] == [True]


@rule("KK-9.2")
def test_supplies_alone_can_end_it():
    p = position(
        hands={0: "red red cream"},
        houses={0: "franken-1"},
        monasteries={0: 1, 1: 0, 2: 0, 3: 0},
        advisors_left=dict.fromkeys(range(4), 0),
    )
    p.act(0, "play:red", "country:franken", "field:franken-2", "done", "deck")
    assert p.over


@rule("KK-9.2")
@pytest.mark.parametrize("possible", ["field", "advisor"])
def test_as_long_as_someone_could_place_a_piece_it_goes_on(possible):
    p = position(
        hands={0: "red red red", 3: "purple purple purple"},
        houses={1: all_but("franken-1", "frankreich-1") if possible == "field" else all_but("franken-1")},
        monasteries={0: 1, 1: 0, 2: 0, 3: 1 if possible == "field" else 0},
        advisors_left={0: 0, 1: 0, 2: 0, 3: 0 if possible == "field" else 1},
    )
    p.act(0, "play:red", "country:franken", "field:franken-1", "done", "deck")
    assert p.asked == (1, "play")
    assert all(name.startswith("exchange:") for name in p.legal(1))


@rule("KK-9.2")
def test_what_anyone_holds_does_not_matter():
    p = position(
        hands=dict.fromkeys(range(3), "red red red") | {3: "green green green"},
        houses={1: all_but("franken-1", "frankreich-1")},
        monasteries={0: 1, 1: 0, 2: 0, 3: 0} | {2: 1},
        advisors_left=dict.fromkeys(range(4), 0),
        options={"joker_other_colour": False},
    )
    p.act(0, "play:red", "country:franken", "field:franken-1", "done", "deck")
    assert p.asked == (1, "play"), "seat 2 could place a piece with other cards"


@rule("KK-9.3")
def test_in_the_second_half_it_ends_in_the_middle_of_a_round():
    p = position(
        half=SECOND,
        hands={1: "red red cream"},
        turn=1,
        houses={2: all_but("aragon-1")},
        monasteries=dict.fromkeys(range(4), 1),
        advisors_left=dict.fromkeys(range(4), 0),
        points={0: 10},
    )
    p.act(1, "play:red", "country:aragon", "field:aragon-1", "done", "take:" + p.display.split()[0])
    assert p.over
    assert p.points[0] == 10


def nearly_full(**changes):
    """Seat 1 is about to build on the last field of a board where nobody has advisors left."""
    given: dict[str, Any] = {
        "turn": 1,
        "start": 1,
        "hands": {1: "red red cream"},
        "houses": {2: all_but("aragon-1")},
        "monasteries": dict.fromkeys(range(4), 1),
        "advisors_left": dict.fromkeys(range(4), 0),
        "options": {"blocked_end": "round"},
    }
    return position(**(given | changes))


BUILD_THE_LAST = ["play:red", "country:aragon", "field:aragon-1", "done", "deck"]


@rule("KK-9.5")
def test_a_blocked_end_can_let_the_round_be_finished():
    p = nearly_full()
    events = p.act(1, *BUILD_THE_LAST)
    assert of_type(LastRound, events) == [LastRound(True, 0)]
    for seat in (2, 3, 0):
        assert p.asked == (seat, "play")
        assert p.view().last == 0
        assert all(name.startswith("exchange:") for name in p.legal(seat))
        events = p.act(seat, p.legal(seat)[0], "deck")
        assert of_type(LastRound, events) == []
    assert p.over
    assert of_type(FinalScoring, events) == [FinalScoring(True)]
    assert [sheet.final for sheet in p.view().sheets] == [True]


@rule("KK-9.5")
def test_it_ends_at_once_when_the_last_player_of_a_round_blocks_it():
    p = nearly_full(start=2)
    events = p.act(1, *BUILD_THE_LAST)
    assert p.over
    assert of_type(LastRound, events) == []


@rule("KK-9.5")
def test_the_draw_pile_can_run_out_in_such_a_round():
    p = nearly_full(deck="red orange")
    p.act(1, *BUILD_THE_LAST)
    events = p.act(2, p.legal(2)[0], "deck")
    assert [event.time for event in of_type(RanOut, events)] == [1]
    assert of_type(IntermediateScoring, events) == [IntermediateScoring()]
    for seat in (3, 0):
        p.act(seat, p.legal(seat)[0], "deck")
    assert p.over
    assert [sheet.final for sheet in p.view().sheets] == [False, True]


@rule("KK-9.5")
def test_if_it_runs_out_for_good_that_is_why_the_game_ends():
    p = nearly_full(deck="red orange", half=SECOND)
    p.act(1, *BUILD_THE_LAST)
    p.act(2, p.legal(2)[0], "deck")
    for seat in (3, 0):
        events = p.act(seat, p.legal(seat)[0])
    assert p.over
    assert of_type(FinalScoring, events) == [FinalScoring(False)]


@rule("KK-9.4")
def test_monasteries_alliances_and_chains_are_scored_in_this_order():
    chain = "frankreich-1 frankreich-2 frankreich-3 frankreich-4"
    p = position(
        start=1, half=LAST, hands={0: "red red red"}, houses={0: chain, 1: "lothringen-1"},
        advisors={0: "frankreich frankreich lothringen", 2: "frankreich"}, points={0: 5, 1: 7},
    )  # fmt: skip
    events = p.act(0, "exchange:red")
    assert p.points == [5 + 4 + 4 + 4, 7 + 1, 0, 0]
    lines = [
        type(event) for event in events if isinstance(event, CountryScored | AllianceScored | ChainScored)
    ]
    assert lines == [CountryScored] * 2 + [AllianceScored] + [ChainScored]
    columns = ["intermediate", "monasteries", "alliances", "chains", "total"]
    rows = [[5, 4, 4, 4, 17], [7, 1, 0, 0, 8], [0] * 5, [0] * 5]
    houses = Tallied(
        "monasteries", ["frankreich", "lothringen", "total"], [[4, 0, 4], [0, 1, 1], [0] * 3, [0] * 3]
    )
    assert of_type(Tallied, events) == [houses, Tallied("final", columns, rows)]
    assert p.state.outcome().scores == p.points
    sheet = p.view().sheets[-1]
    assert sheet.totals == [12, 1, 0, 0]
    assert [COUNTRIES[line.country] for line in sheet.countries] == COUNTRIES
    assert [line.alliance for line in sheet.alliances] == list(range(1, 16))
    assert [(line.seat, line.fields) for line in sheet.chains] == [(0, p.fields(chain))]


@rule("KK-9.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_sheets_add_up_to_the_points(seats):
    for number in range(8):
        *_, last = random_game(seats, number)
        view = last.after.view()
        assert [sheet.final for sheet in view.sheets] == [False, True]
        totals = [sum(both) for both in zip(*(sheet.totals for sheet in view.sheets), strict=True)]
        assert totals == last.after.points == last.after.state.outcome().scores
        (end,) = of_type(Ended, last.events)
        assert (end.reason, end.scores, end.ranks) == ("deck", totals, last.after.state.outcome().ranks)
        assert [row[-1] for row in of_type(Tallied, last.events)[-1].rows] == totals


def ended(points: list[int], left: list[int]) -> tuple[list[int], str, list[list[int]]]:
    """The ranks of players with so many points and pieces left, what decided it, and the pieces then told."""
    p = position(
        start=1,
        half=LAST,
        points=dict(enumerate(points)),
        monasteries=dict(enumerate(left)),
        advisors_left=dict.fromkeys(range(4), 1),
    )
    events = p.act(0, f"exchange:{p.hand(0).split()[0]}")
    (end,) = of_type(Ended, events)
    assert end.ranks == p.state.outcome().ranks
    return end.ranks, end.decided, [event.counts for event in of_type(PiecesLeft, events)]


@rule("KK-13.1")
def test_most_points_win():
    assert ended([10, 30, 20, 5], [9, 1, 5, 20]) == ([3, 1, 2, 4], "score", [])


@rule("KK-13.1")
def test_among_equals_more_pieces_left_win():
    assert ended([30, 30, 20, 20], [3, 4, 1, 0]) == ([2, 1, 3, 4], "pieces", [[4, 5, 0, 0]])


@rule("KK-13.1")
def test_monasteries_and_advisors_left_count_together():
    p = position(
        start=1, half=LAST, points={0: 9, 1: 9, 2: 0, 3: 0},
        monasteries={0: 3, 1: 1}, advisors_left={0: 0, 1: 3},
    )  # fmt: skip
    p.act(0, f"exchange:{p.hand(0).split()[0]}")
    assert p.state.outcome().ranks[:2] == [2, 1]


@rule("KK-13.2")
def test_who_is_equal_in_that_too_shares_the_place():
    assert ended([30, 30, 20, 30], [4, 4, 9, 1]) == ([1, 1, 4, 3], "shared", [[5, 5, 0, 2]])
