"""Sections 3, 4 and 6: what a turn may be, what cards pay for, and exchanges."""

import pytest

from games.kardinal_koenig.position import position, random_game
from positions import of_type
from regalia.games.kardinal_koenig.cards import COLOURS, COUNTRIES
from regalia.games.kardinal_koenig.events import Built, Exchanged, Played, Sent
from rules import rule


@rule("KK-3.1")
def test_a_turn_is_cards_for_pieces_or_an_exchange_and_then_a_refill():
    p = position(hands={0: "red green cream"}, houses={1: "franken-1"})
    assert p.asked == (0, "play")
    assert p.legal(0) == [
        "play:red", "play:green", "play:cream", "exchange:red", "exchange:green", "exchange:cream",
    ]  # fmt: skip
    placing, exchanging = p.twin(), p.twin()
    placing.act(0, "play:red", "country:franken", "field:franken-2", "done")
    exchanging.act(0, "exchange:red")
    for q in (placing, exchanging):
        assert q.asked == (0, "refill")
        assert q.hand(0) == "green cream"


@rule("KK-3.2")
@pytest.mark.parametrize("seats", [3, 5])
def test_no_turn_has_more_than_three_cards_two_pieces_or_one_country(seats):
    for number in range(12):
        cards, turn = 0, -1
        places: list[int] = []
        for step in random_game(seats, number):
            if step.prompt == "play":
                cards, places, turn = 0, [], step.seat
            cards += sum(event.cards for event in of_type(Played, step.events))
            placed = [event for event in step.events if isinstance(event, Built | Sent)]
            places += [event.country for event in placed]
            assert all(event.seat == turn for event in placed)
            assert cards <= 3
            assert len(places) <= 2
            assert len(set(places)) <= 1


@rule("KK-3.2")
def test_the_second_piece_goes_to_the_same_country():
    p = position(hands={0: "red red cream"}, houses={1: "franken-1 aragon-1"})
    p.act(0, "play:red", "country:franken", "field:franken-2")
    assert p.legal(0) == ["done", "play:red"]
    p.act(0, "play:red")
    assert p.asked == (0, "piece")
    assert p.legal(0) == ["advisor:franken", *(f"field:franken-{number}" for number in range(3, 8))]
    p.act(0, "field:franken-3")
    assert p.asked == (0, "refill")


@rule("KK-3.3")
def test_nobody_can_pass():
    for number in range(5):
        for step in random_game(4, number):
            if not step.after.over and step.after.asked[1] == "play":
                (seat, _) = step.after.asked
                legal = step.after.legal(seat)
                held = set(step.after.hand(seat).split())
                assert {name for name in legal if name.startswith("exchange:")} == {
                    f"exchange:{c}" for c in held
                }
                assert all(name.split(":")[0] in ("play", "joker", "exchange") for name in legal)


@rule("KK-4.1")
@pytest.mark.parametrize(
    ("colour", "countries"),
    [
        ("red", ["franken", "aragon"]),
        ("green", ["bayern", "burgund"]),
        ("cream", ["italien", "lothringen"]),
        ("orange", ["england", "schwaben"]),
        ("purple", ["frankreich"]),
    ],
)
def test_one_card_pays_for_a_piece_in_a_country_of_its_colour(colour, countries):
    rest = [other for other in COLOURS if other != colour]
    p = position(hands={0: f"{colour} {rest[0]} {rest[1]}"})
    p.act(0, f"play:{colour}")
    assert p.asked == (0, "country")
    assert p.legal(0, "country") == countries
    assert colour not in p.hand(0)


@rule("KK-4.1", "KK-4.4")
def test_every_card_played_pays_for_a_piece_that_is_placed():
    for number in range(10):
        cards = pieces = 0
        for step in random_game(4, number):
            cards += len(of_type(Played, step.events))
            pieces += len(of_type(Built, step.events)) + len(of_type(Sent, step.events))
            if step.after.over or step.after.asked[1] in ("play", "refill", "more"):
                assert cards == pieces


@rule("KK-4.2")
def test_two_cards_of_a_colour_are_a_joker_for_any_country():
    p = position(hands={0: "purple purple green"})
    assert "joker:purple" in p.legal(0)
    assert "joker:green" not in p.legal(0)
    events = p.act(0, "joker:purple")
    assert p.legal(0, "country") == COUNTRIES
    assert of_type(Played, events) == [Played(0, COLOURS.index("purple"), 2)]
    assert p.hand(0) == "green"


@rule("KK-4.3")
def test_a_joker_may_stand_for_its_own_colour():
    p = position(hands={0: "purple purple green"}, houses={1: "frankreich-1"})
    p.act(0, "joker:purple")
    assert "frankreich" in p.legal(0, "country")
    p = position(hands={0: "red red red"}, houses={1: "aragon-1"})
    p.act(0, "play:red", "country:aragon", "field:aragon-2")
    assert p.legal(0) == ["done", "play:red", "joker:red"]


@rule("KK-4.3")
def test_with_the_option_a_joker_pays_only_elsewhere():
    options: dict[str, object] = {"joker_other_colour": True}
    p = position(hands={0: "red red red"}, houses={1: "aragon-1"}, options=options)
    joker = p.twin()
    joker.act(0, "joker:red")
    assert joker.legal(0, "country") == [name for name in COUNTRIES if name not in ("franken", "aragon")]
    p.act(0, "play:red", "country:aragon", "field:aragon-2")
    assert p.legal(0) == ["done", "play:red"]


@rule("KK-4.3")
def test_with_the_option_a_joker_needs_room_elsewhere():
    every = " ".join(
        f"{country}-{n}" for country in COUNTRIES if country != "frankreich" for n in range(1, 10)
    )
    taken = " ".join(id_ for id_ in every.split() if id_ in position().state.atlas.ids)
    for option, jokers in ((True, []), (False, ["purple"])):
        p = position(
            hands={0: "purple purple green"}, houses={1: taken}, advisors_left={0: 0},
            options={"joker_other_colour": option},
        )  # fmt: skip
        assert p.legal(0, "joker") == jokers


@rule("KK-4.4")
def test_a_card_without_a_place_for_a_piece_cannot_be_played():
    full = " ".join(f"frankreich-{number}" for number in range(1, 9))
    p = position(hands={0: "purple red red"}, houses={1: full}, advisors_left={0: 0})
    assert p.legal(0) == ["play:red", "joker:red", "exchange:red", "exchange:purple"]
    p.act(0, "joker:red")
    assert "frankreich" not in p.legal(0, "country")


@rule("KK-4.4")
def test_there_is_one_joker_in_a_turn():
    p = position(hands={0: "red red green"}, houses={1: "bayern-1"})
    p.act(0, "joker:red", "country:bayern", "field:bayern-2")
    assert p.legal(0) == ["done", "play:green"]


@rule("KK-4.5")
def test_played_cards_are_discarded():
    p = position(hands={0: "red green green"}, houses={1: "franken-1"})
    before = p.discards.split()
    p.act(0, "play:red", "country:franken", "field:franken-2", "joker:green", "field:franken-3")
    assert sorted(p.discards.split()) == sorted([*before, "red", "green", "green"])
    assert p.hand(0) == ""


# The examples of the rules translation


@rule("KK-3.2", "KK-5.1")
def test_example_a_first_monastery_in_franconia():
    p = position(hands={0: "purple red red"})
    p.act(0, "play:red", "country:franken")
    assert p.legal(0) == [f"field:franken-{number}" for number in range(1, 8)]
    p.act(0, "field:franken-1")
    assert p.asked == (0, "refill")
    assert p.hand(0) == "red purple"


@rule("KK-4.2", "KK-5.3")
def test_example_a_monastery_and_an_advisor_by_card_and_joker():
    p = position(hands={1: "red green green"}, houses={0: "franken-1"}, turn=1)
    p.act(1, "play:red", "country:franken", "field:franken-2", "joker:green", "advisor:franken")
    assert p.houses(1) == {"franken-2"}
    assert p.court("franken") == [0, 1, 0, 0]
    assert p.asked == (1, "refill")


@rule("KK-3.2", "KK-4.2")
def test_example_three_cards_of_france():
    p = position(hands={2: "purple purple purple"}, houses={0: "frankreich-1"}, turn=2)
    two, joker = p.twin(), p.twin()
    two.act(2, "play:purple", "country:frankreich", "field:frankreich-2", "play:purple", "field:frankreich-3")
    assert two.asked == (2, "refill")
    assert two.hand(2) == "purple"
    joker.act(2, "joker:purple")
    assert joker.legal(2, "country") == COUNTRIES


# Exchanges


@rule("KK-6.1")
def test_an_exchange_discards_a_card_and_takes_one():
    p = position(hands={0: "red green cream"}, display="orange purple")
    events = p.act(0, "exchange:green")
    assert of_type(Exchanged, events) == [Exchanged(0, 1, False)]
    assert p.discards == "green"
    assert p.legal(0) == ["deck", "take:orange", "take:purple"]
    drawn = p.twin()
    p.act(0, "take:purple")
    assert p.hand(0) == "red cream purple"
    assert len(p.display.split()) == 2
    assert p.asked == (1, "play")
    drawn.act(0, "deck")
    assert len(drawn.hand(0).split()) == 3
    assert drawn.display == "orange purple"
    assert drawn.asked == (1, "play")


@rule("KK-6.2")
def test_an_exchange_in_the_last_round_is_the_discard_alone():
    p = position(hands={0: "red green cream"}, half=2, start=0)
    before = p.display
    events = p.act(0, "exchange:green")
    assert of_type(Exchanged, events) == [Exchanged(0, 1, True)]
    assert p.hand(0) == "red cream"
    assert p.display == before
    assert p.asked == (1, "play")
