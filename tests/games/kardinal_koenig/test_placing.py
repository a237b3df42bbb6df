"""Section 5: where pieces may stand."""

import pytest

from games.kardinal_koenig.position import position, random_game
from regalia.games.kardinal_koenig.cards import COUNTRIES, LANDS, SEATS
from regalia.kernel.bits import bit_count
from rules import rule


@rule("KK-5.1")
@pytest.mark.parametrize("country", ["aragon", "franken"])
def test_an_empty_country_takes_one_monastery_and_nothing_else(country):
    p = position(hands={0: "red red red"})
    p.act(0, "play:red", f"country:{country}")
    assert f"advisor:{country}" not in p.legal(0)
    p.act(0, f"field:{country}-3")
    assert p.asked == (0, "refill")
    assert len(p.hand(0).split()) == 2


@rule("KK-5.2")
def test_a_joker_may_pay_for_the_first_monastery():
    p = position(hands={0: "red red cream"})
    p.act(0, "joker:red", "country:italien", "field:italien-1")
    assert p.houses(0) == {"italien-1"}
    assert p.asked == (0, "refill")
    assert p.hand(0) == "cream"


@rule("KK-5.2")
def test_a_country_is_no_longer_empty_in_the_next_turn():
    p = position(hands={0: "cream red red", 1: "cream cream red"}, display="purple purple")
    p.act(0, "play:cream", "country:italien", "field:italien-1", "take:purple")
    p.act(1, "play:cream", "country:italien")
    assert p.legal(1, "advisor") == ["italien"]
    p.act(1, "field:italien-2")
    assert p.asked == (1, "more")


@rule("KK-5.3")
@pytest.mark.parametrize(
    "pieces",
    [
        ["field:italien-2", "field:italien-3"],
        ["advisor:italien", "advisor:italien"],
        ["field:italien-2", "advisor:italien"],
        ["advisor:italien", "field:italien-2"],
    ],
)
def test_two_pieces_of_any_kind_in_any_order(pieces):
    p = position(hands={0: "cream cream red"}, houses={1: "italien-1 italien-4"})
    p.act(0, "play:cream", "country:italien", pieces[0])
    assert p.asked == (0, "more")
    one = p.twin()
    one.act(0, "done")
    assert one.hand(0) == "red cream"
    p.act(0, "play:cream", pieces[1])
    assert p.hand(0) == "red"
    for q in (p, one):
        assert q.asked == (0, "refill")


@rule("KK-5.3")
def test_whether_a_second_piece_is_asked_for_does_not_depend_on_the_hand():
    for hand in ("cream red green", "cream cream green"):
        p = position(hands={0: hand}, houses={1: "italien-1"})
        p.act(0, "play:cream", "country:italien", "field:italien-2")
        assert p.asked == (0, "more")
        assert "done" in p.legal(0)


@rule("KK-5.4")
def test_a_field_holds_one_monastery():
    p = position(hands={0: "orange red red"}, houses={1: "schwaben-1 schwaben-3"}, advisors_left={0: 0})
    p.act(0, "play:orange", "country:schwaben")
    assert p.legal(0) == ["field:schwaben-2", "field:schwaben-4"]
    p.act(0, "field:schwaben-4")
    assert p.houses(0) == {"schwaben-4"}


@rule("KK-5.4")
def test_a_full_country_takes_advisors_only():
    full = " ".join(f"schwaben-{number}" for number in range(1, 5))
    p = position(hands={0: "orange red red"}, houses={1: full})
    p.act(0, "play:orange", "country:schwaben")
    assert p.legal(0) == ["advisor:schwaben"]


@rule("KK-5.5")
def test_advisors_of_all_players_share_a_crest():
    p = position(
        hands={0: "green green red"},
        houses={1: "burgund-1 burgund-2 burgund-3 burgund-4"},
        advisors={0: "burgund", 2: "burgund"},
    )
    p.act(0, "play:green", "country:burgund", "advisor:burgund", "play:green", "advisor:burgund")
    assert p.court("burgund") == [3, 0, 1, 0]
    assert p.cells("advisor_stock")[0] == 5


@rule("KK-5.6")
def test_there_are_never_more_advisors_than_the_leader_has_monasteries():
    houses = {
        0: "frankreich-1 frankreich-2 frankreich-3",
        1: "frankreich-4 frankreich-5",
        2: "frankreich-6 frankreich-7",
    }
    p = position(hands={3: "purple purple red"}, houses=houses, advisors={0: "frankreich frankreich"}, turn=3)
    p.act(3, "play:purple", "country:frankreich", "advisor:frankreich")
    p.act(3, "play:purple")
    assert p.legal(3) == ["field:frankreich-8"]


@rule("KK-5.6", "KK-5.9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_limits_and_supplies_hold_in_whole_games(seats):
    for number in range(8):
        for step in random_game(seats, number):
            p = step.after
            houses, advisors = p.cells("monasteries"), p.cells("advisors")
            for country, land in enumerate(p.state.atlas.land):
                at = SEATS * country
                held = [bit_count(houses[seat] & land) for seat in range(SEATS)]
                assert p.cells("held")[at : at + SEATS] == held
                assert p.cells("lead")[country] == max(held)
                assert p.cells("court")[country] == sum(advisors[at : at + SEATS]) <= max(held)
            for seat in range(seats):
                left = p.cells("house_stock")[seat], p.cells("advisor_stock")[seat]
                assert left[0] + bit_count(houses[seat]) == 20
                assert left[1] + sum(advisors[seat::SEATS]) == 8
                assert min(left) >= 0
            assert sum(map(bit_count, houses)) == bit_count(p["built"]), "one monastery a field"


@rule("KK-5.7")
def test_a_monastery_placed_first_makes_room_for_an_advisor():
    p = position(hands={0: "cream cream red"}, houses={0: "italien-1"}, advisors={1: "italien"})
    p.act(0, "play:cream", "country:italien")
    assert p.legal(0, "advisor") == []
    p.act(0, "field:italien-2", "play:cream")
    assert p.legal(0, "advisor") == ["italien"]
    p.act(0, "advisor:italien")
    assert p.court("italien") == [1, 1, 0, 0]


@rule("KK-5.7")
def test_a_monastery_of_one_who_does_not_lead_makes_no_room():
    p = position(hands={2: "cream cream red"}, houses={0: "italien-1"}, advisors={1: "italien"}, turn=2)
    p.act(2, "play:cream", "country:italien", "field:italien-2")
    p.act(2, "play:cream")
    assert p.legal(2, "advisor") == []


@rule("KK-5.8")
def test_an_advisor_needs_no_monastery_of_ones_own():
    p = position(hands={0: "cream red red"}, houses={1: "italien-1"})
    p.act(0, "play:cream", "country:italien", "advisor:italien")
    assert p.court("italien") == [1, 0, 0, 0]


@rule("KK-5.9")
def test_each_kind_of_piece_has_its_own_supply():
    houses = {1: "italien-1 italien-2"}
    p = position(hands={0: "cream red red"}, houses=houses, monasteries={0: 0})
    p.act(0, "play:cream")
    assert p.legal(0, "country") == ["italien"], "nothing stands in Lorraine, so no advisor can"
    p.act(0, "country:italien")
    assert p.legal(0) == ["advisor:italien"]
    p = position(hands={0: "cream red red"}, houses=houses, advisors_left={0: 0})
    p.act(0, "play:cream", "country:italien")
    assert p.legal(0) == [f"field:italien-{number}" for number in (3, 4, 5)]


@rule("KK-5.9")
def test_without_pieces_one_can_only_exchange():
    p = position(
        hands={0: "cream red red"}, houses={1: "italien-1"}, monasteries={0: 0}, advisors_left={0: 0}
    )
    assert p.legal(0) == ["exchange:red", "exchange:cream"]


@rule("KK-5.9")
def test_the_last_piece_leaves_no_second_one():
    p = position(
        hands={0: "cream cream red"}, houses={1: "italien-1"}, monasteries={0: 1}, advisors_left={0: 0}
    )
    p.act(0, "play:cream", "country:italien", "field:italien-2")
    assert p.legal(0) == ["done"]


@rule("KK-5.10")
def test_pieces_stay_where_they_are():
    for number in range(6):
        houses, advisors = [0] * SEATS, [0] * (LANDS * SEATS)
        for step in random_game(4, number):
            now = step.after.cells("monasteries"), step.after.cells("advisors")
            assert all(old & new == old for old, new in zip(houses, now[0], strict=True))
            assert all(old <= new for old, new in zip(advisors, now[1], strict=True))
            houses, advisors = now


# The examples of the rules translation


@rule("KK-5.6")
def test_example_two_advisors_in_france():
    houses = {1: "frankreich-1 frankreich-2 frankreich-3 frankreich-4"}
    p = position(
        hands={0: "purple orange orange"}, houses=houses, advisors={1: "frankreich", 2: "frankreich"}
    )
    p.act(0, "play:purple", "country:frankreich", "advisor:frankreich", "joker:orange", "advisor:frankreich")
    assert p.court("frankreich") == [2, 1, 1, 0]
    assert not p.state.has_room_at_court(COUNTRIES.index("frankreich"))


@rule("KK-5.6", "KK-5.7")
@pytest.mark.parametrize("seat", [1, 3])
def test_example_what_the_leaders_of_italy_can_place(seat):
    p = position(
        hands={seat: "cream cream red"},
        houses={1: "italien-1 italien-2", 3: "italien-3 italien-4"},
        turn=seat,
    )
    assert p.cells("lead")[COUNTRIES.index("italien")] == 2
    start = ["play:cream", "country:italien"]
    both = p.twin()
    both.act(seat, *start, "advisor:italien", "play:cream", "advisor:italien")
    assert sum(both.court("italien")) == 2
    built = p.twin()
    built.act(seat, *start, "field:italien-5", "play:cream", "advisor:italien")
    assert built.cells("lead")[COUNTRIES.index("italien")] == 3
    roomy = position(hands={seat: "cream cream red"}, houses={1: "italien-1", 3: "italien-3"}, turn=seat)
    roomy.act(seat, *start, "field:italien-2", "play:cream", "field:italien-4")
    assert len(roomy.houses(seat)) == 3
