"""Sections 1 and 2: the cards and the set-up."""

import re
from collections import Counter

import pytest

from games.take_the_kingdom.position import (
    GAME,
    PENALTY_CARDS,
    begun,
    cards,
    position,
    random_game,
    setup,
    view,
)
from playing import seed
from positions import of_type
from regalia.games.take_the_kingdom.cards import CARDS, FORT, LAND, MERCY, MISFORTUNE
from regalia.games.take_the_kingdom.components import type_of
from regalia.games.take_the_kingdom.events import KingdomBegan, TurnBegan
from regalia.kernel.errors import BadOption
from regalia.kernel.events import Event, Moved
from regalia.kernel.match import Match
from regalia.kernel.zones import EVERYONE, SPECTATOR
from rules import rule

every_size = pytest.mark.parametrize("seats", [2, 3, 4])
LANDS = {2: 5, 3: 4, 4: 3}

# Section 1: the game and its cards


@rule("TK-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_can_play(seats):
    with pytest.raises(BadOption, match="2 to 4 players"):
        GAME.setup(seats)


@rule("TK-1.1")
@every_size
@pytest.mark.parametrize("number", range(6))
def test_the_only_kingdom_left_or_the_one_with_most_points_wins(seats, number):
    *_, end = random_game(seats, number)
    state = end.after.state
    result = state.outcome()
    winners = [seat for seat in range(seats) if result.ranks[seat] == 1]
    assert all(state.is_alive(seat) for seat in winners)
    assert {result.scores[seat] for seat in winners} == {max(result.scores)}
    if state.survivors() == 1:
        assert len(winners) == 1


@rule("TK-1.2")
def test_the_cards_are_those_of_the_table_in_the_rules():
    text = (GAME.folder / "RULES.md").read_text()
    section = text[text.index("**TK-1.2**") : text.index("**TK-1.3**")]
    types = {
        "bases": {"base"},
        "Mercy": {"mercy"},
        "Defences, structures": {"structure"},
        "Defences, people": {"people"},
        "Traps": {"trap"},
        "attacks, people": {"attack-people"},
        "attacks, machines": {"attack-machine"},
        "attacks, modifiers": {"modifier"},
        "actions against others": {"action"},
        "other actions": {"action"},
        "Penalties": {"penalty"},
    }
    components = setup().components
    found = Counter[str]()
    for group, listed in re.findall(r"^\| (\S.*?) \| (.*\d.*) \|$", section, re.MULTILINE):
        for name, count, value in re.findall(r"([A-Z a-z]+): (\d+)(?: each)?(?:, value (\d+))?", listed):
            card = name.strip().lower().replace(" ", "-")
            card = f"trap-{card}" if group == "Traps" else card
            kind = CARDS.index(card)
            assert {type_of(kind)} == types[group]
            found[card] = components.count[kind]
            assert components.count[kind] == int(count)
            assert components.value[kind] == (int(value) if value else 2 if card == "morale" else 0)
    assert set(found) == set(CARDS)
    assert found.total() == 104
    assert "There are 104 cards." in section


@rule("TK-1.2")
@every_size
def test_all_of_them_lie_somewhere_when_a_game_begins(seats):
    p, _ = begun(seats)
    lying = sum((p.zone(zone.name) for zone in p.state.space.zones), Counter())
    assert lying == Counter({name: p.state.components.count[kind] for kind, name in enumerate(CARDS)})


@rule("TK-1.3")
def test_forts_and_lands_and_nothing_else_are_bases():
    p = position(hands={0: "walls trap-real freeze"}, kingdoms={0: "fort hills trap-decoy, land"})
    assert [base.base for base in p.view(0).kingdoms[0].bases] == [0, 1]
    p.act(0, "play:walls")
    assert p.choices(0, "base") == ["0", "1"]
    p.act(0, "base:0")
    p.act(0, "play:trap-real", "base:1")
    p.through("play:freeze", "base:2")
    assert [p.kingdom(seat) for seat in (0, 1)] == [
        "fort hills walls trap-decoy, land trap-real",
        "fort frozen, land",
    ]


@rule("TK-1.4")
def test_any_number_of_cards_can_be_damaged_at_once():
    p = position(
        kingdoms={
            0: "fort/2 knights/4 knights/1, land archers/1",
            1: "fort/1 archers/3 archers/2",
            2: "fort walls/1",
        },
        hands={0: "soldiers pikemen"},
    )
    p.through("play:soldiers", "base:3")
    assert p.base(3) == "fort"  # the Walls had one point of damage, and now have two
    p.through("play:pikemen", "base:3")
    assert p.base(3) == "fort/2"
    assert p.kingdom(0) == "fort/2 knights/4 knights/1, land archers/1"
    assert p.kingdom(1) == "fort/1 archers/3 archers/2"


@rule("TK-1.5")
def test_the_discard_pile_lies_open_for_everyone():
    p = position(hands={0: "cannon"}, deck="hills moat")
    before = p.zone("used")
    p.through("play:cannon", "base:3")
    for viewer in range(SPECTATOR, 4):
        seen = Counter(CARDS[kind] for kind in p.view(viewer).used)
        assert seen == before + cards("cannon land")


@rule("TK-1.5")
@every_size
def test_what_is_discarded_never_comes_back(seats):
    used, deck = Counter[str](), 1000
    for step in random_game(seats, 3):
        assert not used - step.after.zone("used")
        assert step.after["deck_size"] <= deck
        used, deck = step.after.zone("used"), step.after["deck_size"]
    assert deck == 0 or step.after.state.survivors() == 1
    assert used.total() > 20


# Section 2: set-up


@rule("TK-2.1")
@every_size
def test_everyone_begins_with_one_bare_fort_and_the_rest_are_out(seats):
    p, _ = begun(seats)
    for seat in range(seats):
        assert p.kingdom(seat).split(", ").count("fort") == 1
        assert p.kingdom(seat).count("fort") == 1
    assert p.zone("box")["fort"] == 4 - seats
    assert p.deck["fort"] == 0


@rule("TK-2.2")
@every_size
def test_everyone_begins_with_lands(seats):
    p, events = begun(seats)
    for seat in range(seats):
        assert p.kingdom(seat) == ", ".join(["fort"] + ["land"] * LANDS[seats])
        (began,) = [event for event in of_type(KingdomBegan, events) if event.seat == seat]
        assert (began.base, began.lands) == (seat * (LANDS[seats] + 1), LANDS[seats])
        assert began.last == began.base + LANDS[seats]
        assert began.cards == 2


def opening(events: list[Event]) -> list[Event]:
    """What happened before the first turn."""
    first = next(at for at, event in enumerate(events) if isinstance(event, TurnBegan))
    return events[:first]


@rule("TK-2.3")
@every_size
def test_everyone_takes_a_mercy_into_their_hand(seats):
    p, events = begun(seats)
    taken = [
        event.target
        for event in of_type(Moved, opening(events))
        if event.source != p.state.space.number("deck") and event.kind == MERCY and event.seen == EVERYONE
    ]
    assert taken == list(range(seats))
    assert all(p.hand(seat)["mercy"] >= 1 for seat in range(seats))


@rule("TK-2.3")
def test_the_mercy_counts_towards_the_hand_limit():
    p = position(hands={0: "mercy deny deny deny deny spread spread"})
    p.act(0, "end")
    assert p.asked == (0, "discard")
    assert "mercy" in p.choices(0, "discard")
    p.act(0, "discard:mercy")
    assert p.turn == 1


@pytest.mark.parametrize(
    ("seats", "size", "lands", "mercies", "misfortunes", "out"),
    [
        pytest.param(4, 84, 3, 1, 2, "", marks=rule("TK-2.4")),
        pytest.param(3, 84, 3, 1, 2, "fort mercy", marks=rule("TK-2.5")),
        pytest.param(2, 85, 5, 2, 0, "fort fort mercy misfortune misfortune", marks=rule("TK-2.6")),
    ],
)
def test_the_rest_joins_the_pack(seats, size, lands, mercies, misfortunes, out):
    components = setup(seats).components
    assert components.deck_size == sum(components.deck) == size
    assert (components.deck[LAND], components.deck[MERCY], components.deck[MISFORTUNE]) == (
        lands,
        mercies,
        misfortunes,
    )
    assert components.deck[FORT] == 0
    p, _ = begun(seats)
    assert p.zone("box") == cards(out)
    # Before dealing, the pack was the deck and all that came from it.
    dealt = sum((p.hand(seat) for seat in range(seats)), p.deck) - Counter({"mercy": seats})
    assert dealt == Counter(
        {name: components.deck[kind] for kind, name in enumerate(CARDS) if components.deck[kind]}
    )


@rule("TK-2.7")
@every_size
@pytest.mark.parametrize("number", range(10))
def test_everyone_is_dealt_two_cards_and_the_rest_is_the_deck(seats, number):
    p, _ = begun(seats, number)
    sizes = [p.hand(seat).total() for seat in range(seats)]
    assert sizes == [1 + 2 + (3 if seat == p.turn else 0) for seat in range(seats)]
    assert p.cells("size")[:seats] == sizes
    assert p["deck_size"] == p.deck.total() == p.state.components.deck_size - 2 * seats - 3


@rule("TK-2.7")
def test_the_pack_is_shuffled_and_the_deck_lies_face_down():
    dealt = {tuple(sorted(begun(4, number)[0].hand(0).elements())) for number in range(40)}
    assert len(dealt) > 30
    match = Match(GAME.setup(4), seed(1))
    for viewer in range(SPECTATOR, 4):
        seen = match.observe(viewer).state
        assert seen.cards(seen.space.number("deck")) == []
        assert view(match, viewer).deck == 84 - 8 - 3


@rule("TK-2.8")
@every_size
def test_a_penalty_in_the_first_deal_is_shown_and_replaced(seats):
    shown = 0
    for number in range(120):
        p, events = begun(seats, number)
        deck, played = p.state.space.number("deck"), p.state.space.number("played")
        moves = [event for event in of_type(Moved, opening(events)) if deck in (event.source, event.target)]
        for at, move in enumerate(moves):
            assert move.kind is not None
            if CARDS[move.kind] in PENALTY_CARDS and move.source == deck:
                shown += 1
                assert (move.target, move.seen) == (played, EVERYONE)
                back = moves[at + 1]
                assert (back.source, back.target, back.kind) == (played, deck, move.kind)
                assert back.seen == EVERYONE
        to_hands = [move.target for move in moves if move.target < seats]
        assert to_hands == [seat for seat in range(seats) for _ in range(2)]
        for seat in range(seats):
            assert not set(p.hand(seat)) & set(PENALTY_CARDS)
        assert sum(p.deck[name] for name in PENALTY_CARDS) == 3
    assert shown > 5


@rule("TK-2.9")
@every_size
def test_the_seed_draws_the_first_player(seats):
    first = [begun(seats, number)[0].turn for number in range(200)]
    assert set(first) == set(range(seats))
    assert first == [begun(seats, number)[0].turn for number in range(200)]
    assert min(Counter(first).values()) > 100 / seats


@rule("TK-2.9")
@every_size
@pytest.mark.parametrize("start", [0, 1])
def test_turns_go_round_clockwise(seats, start):
    p = position(seats=seats, turn=start)
    for count in range(2 * seats):
        assert p.asked == ((start + count) % seats, "play")
        p.act(p.turn, "end")
