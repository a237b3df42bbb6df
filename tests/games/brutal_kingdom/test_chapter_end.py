"""Section 9: the end of a chapter."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.brutal_kingdom.position import begun, last_turn, number, random_game
from positions import of_type
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.cards import CHARACTERS, COLOURS
from regalia.games.brutal_kingdom.events import (
    ChapterBegan,
    Eliminated,
    Influenced,
    Intrigued,
    Revived,
    Started,
    Unblessed,
)
from regalia.kernel.events import Ended, Event, Moved
from rules import rule

BLUE, GREEN, YELLOW = range(3)
CAST = begun().state.components


@rule("BK-9.1")
def test_first_the_starting_player_card_then_influence_last_the_chapel():
    p = last_turn({0: "king", 1: "abbot", 2: "witch"})
    events = p.act(3, "play:charlatan")
    course = [e for e in events if isinstance(e, Started | Influenced | Unblessed | ChapterBegan)]
    assert [type(event) for event in course] == [
        Started, Influenced, Influenced, Influenced, Unblessed, ChapterBegan
    ]  # fmt: skip


@rule("BK-9.1")
def test_influence_is_taken_from_the_new_starting_player_on_not_the_old():
    # Seat 0 holds the starting player card until now; the King of seat 2 wins it.
    p = last_turn({0: "white-knight", 2: "king"}, stock={"blue": 2})
    p.act(3, "play:charlatan")
    assert p.tokens(2) == {"blue": 2}
    assert p.tokens(0) == {}


@rule("BK-9.1")
def test_the_chapel_waits_for_the_black_knight():
    p = last_turn({0: "black-knight"})
    p.act(3, "play:charlatan")
    assert p.asked == (0, "knight")
    assert p.chapel == []
    p.act(0, "decline")
    assert p.chapel == ["elimination"]


@rule("BK-9.2")
@pytest.mark.parametrize(
    ("stack", "tokens"),
    [
        ("king", {"blue": 2}),
        ("king queen white-knight", {"blue": 4}),
        ("bishop abbot monk wizard", {"green": 4, "yellow": 2}),
        ("-king witch -druid poisoner", {"yellow": 1}),
        ("-king -witch", {}),
        ("saint executioner intriguer assassin", {}),
    ],
)
def test_every_face_up_card_of_a_stack_brings_its_icons(stack, tokens):
    p = last_turn({0: stack})
    p.act(3, "play:charlatan")
    assert p.tokens(0) == tokens
    assert p.stock == {colour: 13 - tokens.get(colour, 0) for colour in COLOURS}


LIGHT = [card for card in CHARACTERS[::2] if card != "charlatan"]
DARK = [card for card in CHARACTERS[1::2] if card != "black-knight"]


@rule("BK-9.2", "BK-9.4")
@settings(deadline=None)
@given(
    light=st.permutations(LIGHT),
    dark=st.permutations(DARK),
    up=st.lists(st.booleans(), min_size=14, max_size=14),
    stock=st.fixed_dictionaries({colour: st.integers(0, 13) for colour in COLOURS}),
)
def test_icons_are_paid_while_the_stock_lasts(light, dark, up, stock):
    deal = light[:7] + dark[:7]
    words = [card if face_up else f"-{card}" for card, face_up in zip(deal, up, strict=True)]
    stacks = {seat: " ".join(words[seat::4]) for seat in range(4)}
    p = last_turn(stacks, stock=stock)
    p.play(3, "charlatan")
    left = dict(stock)
    for turn in range(4):
        seat = (p.starter + turn) % 4
        due: Counter[str] = Counter()
        for word in stacks[seat].split():
            if not word.startswith("-") and CAST.icons[number(word)]:
                due[COLOURS[CAST.colour[number(word)]]] += CAST.icons[number(word)]
        paid = {colour: min(count, left[colour]) for colour, count in due.items() if left[colour]}
        assert p.tokens(seat) == paid
        for colour, count in paid.items():
            left[colour] -= count
    assert p.stock == left


def happenings(game: int) -> Iterator[Event]:
    """All the events of a random game, but for the tokens that the Black Knight takes."""
    for step in random_game(4, game):
        knight = step.prompt == "knight" and step.action != "decline"
        yield from step.events[1:] if knight else step.events


@rule("BK-9.2", "BK-9.3")
@pytest.mark.parametrize("game", range(6))
def test_every_chapter_of_a_whole_game_pays_what_lies_face_up(game):
    stacks: list[list[int]] = [[] for _ in range(4)]
    up: set[int] = set()
    paid: list[Influenced] = []
    holder = -1
    for event in happenings(game):
        match event:
            case Moved(target=target, kind=int(kind)) if target >= on.IN_STACK:
                stacks[target - on.IN_STACK].append(kind)
                up.add(kind)
            case Eliminated(seat=seat):
                up -= set(stacks[seat])
            case Revived(kind=kind):
                up.add(kind)
            case Intrigued(seat=seat, other=other):
                stacks[seat][-1], stacks[other][-1] = stacks[other][-1], stacks[seat][-1]
            case Started(seat=seat):
                holder = seat
            case Influenced():
                paid.append(event)
            case ChapterBegan() | Ended() if holder >= 0:
                due = []
                for seat in ((holder + turn) % 4 for turn in range(4)):
                    shown = [kind for kind in stacks[seat] if kind in up and CAST.icons[kind]]
                    icons: Counter[int] = Counter()
                    for kind in shown:
                        icons[CAST.colour[kind]] += CAST.icons[kind]
                    due += [(seat, colour, icons[colour]) for colour in sorted(icons)]
                assert [
                    (payment.seat, payment.colour, payment.count + payment.missing) for payment in paid
                ] == due
                stacks, up, paid = [[] for _ in range(4)], set(), []


@rule("BK-9.3")
def test_each_takes_everything_due_clockwise_from_the_new_holder():
    # Seat 2 wins with the Saint; then come seat 3 (Druid), seat 0 (Witch) and seat 1 (Wizard).
    stacks = {0: "witch poisoner", 1: "wizard abbot", 2: "saint", 3: "druid"}
    p = last_turn(stacks, stock={"yellow": 3})
    events = p.act(3, "play:charlatan")
    assert p.starter == 2
    assert of_type(Influenced, events) == [
        Influenced(3, YELLOW, 1, 0, [number("druid")]),
        Influenced(0, YELLOW, 1, 0, [number("witch")]),
        Influenced(1, GREEN, 1, 0, [number("abbot")]),
        Influenced(1, YELLOW, 1, 1, [number("wizard")]),
    ]


@rule("BK-9.3")
def test_the_first_is_paid_in_all_colours_before_the_next_takes_anything():
    stacks = {1: "king bishop wizard", 2: "white-knight monk witch"}
    p = last_turn(stacks, stock={"blue": 2, "green": 2, "yellow": 2})
    p.act(3, "play:charlatan")
    assert p.starter == 1
    assert p.tokens(1) == {"blue": 2, "green": 2, "yellow": 2}
    assert p.tokens(2) == {}


@rule("BK-9.4")
def test_a_short_stock_pays_what_it_has():
    p = last_turn({0: "king queen"}, stock={"blue": 2})
    events = p.act(3, "play:charlatan")
    assert p.tokens(0) == {"blue": 2}
    assert p.stock["blue"] == 0
    assert of_type(Influenced, events) == [Influenced(0, BLUE, 2, 1, [number("queen"), number("king")])]


@rule("BK-9.4")
def test_nothing_else_is_paid_for_what_is_missing():
    p = last_turn({0: "king", 1: "abbot"}, stock={"blue": 0, "green": 5}, tokens={0: {"yellow": 1}})
    p.act(3, "play:charlatan")
    assert p.tokens(0) == {"yellow": 1}
    assert p.tokens(1) == {"green": 1}
    assert p.stock == {"blue": 0, "green": 4, "yellow": 13}
    assert p.kills == [0] * 4


@rule("BK-9.5")
def test_the_black_knight_takes_his_token_on_his_owners_turn():
    p = last_turn({1: "black-knight intriguer", 2: "king poisoner"}, stock={"blue": 2})
    p.act(3, "play:charlatan")
    assert p.starter == 1
    assert p.asked == (1, "knight")
    assert p.tokens(2) == {}
    p.act(1, "token:blue")
    assert p.tokens(1) == {"blue": 1}
    assert p.tokens(2) == {"blue": 1}


@rule("BK-9.5")
def test_those_before_the_black_knights_owner_have_taken_already():
    p = last_turn({0: "king", 1: "black-knight"}, stock={"blue": 2})
    p.act(3, "play:charlatan")
    assert p.asked == (1, "knight")
    assert p.tokens(0) == {"blue": 2}
    assert p.legal(1) == ["decline", "token:green", "token:yellow"]


@rule("BK-9.5")
def test_the_black_knight_comes_after_his_owners_icons():
    p = last_turn({0: "black-knight king"}, stock={"blue": 2}, options={"black_knight": "always"})
    p.act(3, "play:charlatan")
    assert p.asked == (0, "knight")
    assert p.tokens(0) == {"blue": 2}
    assert p.legal(0) == ["decline", "token:green", "token:yellow"]
