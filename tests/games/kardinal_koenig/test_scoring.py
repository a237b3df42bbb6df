"""Sections 10 and 11: scoring monasteries and alliances."""

import random
from functools import partial

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.kardinal_koenig.position import position
from positions import of_type
from regalia.games.kardinal_koenig.cards import COUNTRIES, LAST, SEATS
from regalia.games.kardinal_koenig.events import AllianceScored, CountryScored
from regalia.games.kardinal_koenig.scoring import alliance_line, alliance_points, country_points, courts_ruled
from rules import rule


def points_for(counts: list[int]) -> list[int]:
    """What so many monasteries in one country bring."""
    padded = counts + [0] * (SEATS - len(counts))
    count = vec[i64]([0] * SEATS + padded + [9] * SEATS)
    return [country_points(count, SEATS, seat) for seat in range(len(counts))]


def houses_in(country: str, counts: list[int]) -> dict[int, str]:
    """Monasteries on the first fields of a country."""
    found, at = {}, 1
    for seat, count in enumerate(counts):
        found[seat] = " ".join(f"{country}-{at + number}" for number in range(count))
        at += count
    return found


def sheet_points(country: str, counts: list[int]) -> list[int]:
    """The same, read off the score sheet of a final scoring."""
    p = position(houses=houses_in(country, counts))
    outlook = p.view().outlook
    assert outlook is not None
    line = outlook.countries[COUNTRIES.index(country)]
    assert line.counts == counts
    return line.points


@rule("KK-10.1")
def test_countries_are_scored_along_the_edge_first():
    p = position(start=1, half=LAST, houses={2: " ".join(f"{country}-1" for country in COUNTRIES)})
    events = p.act(0, f"exchange:{p.hand(0).split()[0]}")
    assert [COUNTRIES[event.country] for event in of_type(CountryScored, events)] == [
        "england", "franken", "bayern", "italien", "aragon",
        "frankreich", "lothringen", "schwaben", "burgund",
    ]  # fmt: skip
    positions = p.state.atlas.positions
    assert positions == ["edge"] * 5 + ["inner"] * 4


@rule("KK-10.2", "KK-10.3", "KK-10.4")
def test_example_monasteries_in_france():
    assert points_for([4, 2, 0, 1]) == [7, 4, 0, 2]
    assert sheet_points("frankreich", [4, 2, 0, 1]) == [7, 4, 0, 2]


@rule("KK-10.5")
def test_example_monasteries_in_lorraine():
    assert points_for([0, 2, 2, 1]) == [0, 5, 5, 2]
    assert sheet_points("lothringen", [0, 2, 2, 1]) == [0, 5, 5, 2]


@rule("KK-10.2")
def test_who_is_alone_gets_a_point_for_each_monastery():
    assert points_for([0, 3, 0]) == [0, 3, 0]


@rule("KK-10.3")
def test_each_place_gets_what_the_place_above_has():
    assert points_for([5, 4, 3, 2, 1]) == [15, 5, 4, 3, 2]


@rule("KK-10.4")
def test_no_monastery_no_points():
    assert points_for([0, 0, 0, 0]) == [0, 0, 0, 0]
    assert points_for([1, 0, 0, 0]) == [1, 0, 0, 0]


@rule("KK-10.5")
def test_equal_players_share_a_place_and_the_next_number_is_the_next_place():
    assert points_for([2, 2, 1, 1]) == [6, 6, 2, 2]
    assert points_for([3, 2, 2, 1]) == [8, 3, 3, 2]
    assert points_for([1, 1, 1, 1, 1]) == [5] * 5


@rule("KK-10.2", "KK-10.3", "KK-10.5")
def test_places_and_points_agree_with_a_table_made_by_hand():
    rnd = random.Random(1)
    for _ in range(300):
        counts = [rnd.randrange(5) for _ in range(rnd.randint(3, 5))]
        places = sorted({count for count in counts if count}, reverse=True)
        worth = {count: sum(counts) if at == 0 else places[at - 1] for at, count in enumerate(places)}
        assert points_for(counts) == [worth.get(count, 0) for count in counts]


def alliance(number: int, advisors: dict[int, str]) -> list[int]:
    """What an alliance, counted from 1, brings if so many advisors stand in its countries."""
    return alliance_line(position(advisors=advisors).state, number - 1)


@rule("KK-11.1")
def test_alliances_are_scored_in_order():
    p = position(start=1, half=LAST, advisors={2: " ".join(COUNTRIES)}, advisors_left={2: 0})
    events = p.act(0, f"exchange:{p.hand(0).split()[0]}")
    assert [event.alliance for event in of_type(AllianceScored, events)] == list(range(1, 16))


ITALY = {3: "italien italien", 1: "italien", 0: "italien"}


@rule("KK-11.2", "KK-11.3")
def test_example_the_alliance_of_italy_and_burgundy():
    advisors = {0: "italien", 1: "italien burgund", 3: "italien italien burgund"}
    assert alliance(14, advisors) == [0, 0, 0, 6]


@rule("KK-11.2")
def test_example_the_alliance_of_italy_and_bavaria():
    advisors = {0: "italien bayern", 1: "italien bayern bayern", 3: "italien italien"}
    assert alliance(15, advisors) == [0, 0, 0, 0]


@rule("KK-11.2")
def test_a_shared_majority_is_one_and_none_without_an_advisor_is():
    assert alliance(14, {0: "italien burgund", 1: "italien"}) == [3, 0, 0, 0]
    assert alliance(14, {0: "italien"}) == [0, 0, 0, 0]
    assert alliance(14, {}) == [0, 0, 0, 0]
    assert alliance(14, {0: "italien burgund", 1: "italien italien burgund"}) == [0, 5, 0, 0]


@rule("KK-11.4")
def test_all_who_have_it_get_all_the_points():
    assert alliance(14, {0: "italien burgund", 2: "italien burgund", 3: "italien"}) == [5, 0, 5, 0]


@rule("KK-11.5")
def test_a_majority_counts_in_several_alliances():
    p = position(advisors={0: "italien burgund bayern", 1: "burgund"})
    assert [alliance_line(p.state, number)[0] for number in (13, 14)] == [3, 2]
    assert alliance_points(p.state, courts_ruled(p.state, 0)) == 5
    outlook = p.view().outlook
    assert outlook is not None
    lines = {line.alliance: line.points for line in outlook.alliances if any(line.points)}
    assert lines == {14: [3, 0, 0, 0], 15: [2, 0, 0, 0]}


def by_hand(pairs: list[tuple[int, int]], sent: list[list[int]], seat: int) -> int:
    """What all alliances bring to a seat, by how many advisors of each seat are in each country."""
    ruled = [0 < court[seat] == max(court) for court in sent]
    return sum(sum(sent[a]) + sum(sent[b]) for a, b in pairs if ruled[a] and ruled[b])


@rule("KK-11.2", "KK-11.5")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_sum_of_all_alliances_agrees_with_their_lines(seats):
    rnd = random.Random(seats)
    for _ in range(60):
        advisors = {seat: " ".join(rnd.choices(COUNTRIES, k=8)) for seat in range(seats)}
        state = position(seats=seats, advisors=advisors).state
        sent = [[words.split().count(country) for words in advisors.values()] for country in COUNTRIES]
        expected = partial(by_hand, list(zip(state.atlas.side_a, state.atlas.side_b, strict=True)), sent)
        lines = [alliance_line(state, number) for number in range(15)]
        for seat in range(seats):
            points = alliance_points(state, courts_ruled(state, seat))
            assert points == sum(line[seat] for line in lines) == expected(seat)
