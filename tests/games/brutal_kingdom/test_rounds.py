"""Sections 4 and 5: rounds, ranks and who starts; playing a card and its text."""

import pytest

from games.brutal_kingdom.position import effects, last_turn, number, position, random_game
from positions import of_type
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.cards import CHARACTERS
from regalia.games.brutal_kingdom.chapter import award_start
from regalia.games.brutal_kingdom.events import ChapterBegan, Eliminated, Idle, Intrigued, Started
from regalia.kernel.events import Moved
from regalia.kernel.zones import EVERYONE
from rules import rule

either_size = pytest.mark.parametrize("seats", [3, 4])


@rule("BK-4.1")
@pytest.mark.parametrize(("seats", "starter"), [(3, 0), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)])
def test_the_holder_of_the_starting_player_card_opens_and_the_others_follow_clockwise(seats, starter):
    hands = dict(enumerate(["wizard", "bishop", "abbot", "assassin"][:seats]))
    p = position(seats=seats, hands=hands, turn=starter)
    for turn in range(seats):
        seat = (starter + turn) % seats
        assert p.asked == (seat, "play")
        p.act(seat, f"play:{hands[seat]}")
    assert p.hands == [set()] * seats


@rule("BK-4.1", "BK-4.3")
@either_size
@pytest.mark.parametrize("number", range(3))
def test_in_a_whole_game_each_has_one_turn_a_round_from_the_starting_player_on(seats, number):
    turns: list[int] = []
    starter = -1
    for step in random_game(seats, number):
        for event in step.events:
            if isinstance(event, ChapterBegan):
                assert starter in (-1, event.starter)
                starter = event.starter
            elif isinstance(event, Moved) and event.target >= on.IN_STACK:
                turns.append(event.target - on.IN_STACK)
            elif isinstance(event, Started):
                assert turns == [(starter + turn) % seats for turn in range(seats)]
                turns, starter = [], event.seat


@rule("BK-4.2")
def test_exactly_one_hand_card_is_played_face_up_on_top_of_ones_own_stack():
    p = position(hands={0: "wizard bishop poisoner", 1: "abbot"}, stacks={0: "monk", 1: "druid", 2: "-saint"})
    assert p.legal(0) == ["play:poisoner", "play:wizard", "play:bishop"]
    (event,) = effects(p.act(0, "play:wizard"))
    assert event == Moved(on.IN_HAND + 0, on.IN_STACK + 0, 2, EVERYONE, number("wizard"))
    assert p.hand(0) == {"bishop", "poisoner"}
    assert p.stacks == ["monk wizard", "druid", "-saint", ""]
    assert p.hand(1) == {"abbot"}
    assert p.legal(0) == []
    assert p.asked == (1, "play")


@rule("BK-4.2")
def test_a_dark_card_leaves_the_dark_half_of_the_hand():
    p = position(hands={1: "wizard bishop poisoner"}, turn=1)
    (event,) = effects(p.act(1, "play:bishop"))
    assert event == Moved(on.IN_HAND + 4 + 1, on.IN_STACK + 1, 1, EVERYONE, number("bishop"))


@rule("BK-4.2")
def test_the_last_card_must_be_played_as_well():
    p = position(hands={0: "king"})
    assert p.legal(0) == ["play:king"]


@rule("BK-4.3")
@pytest.mark.parametrize(
    ("tops", "last", "winner"),
    [
        (("bishop", "monk", "druid"), "wizard", 0),  # stays with its holder
        (("monk", "bishop", "druid"), "wizard", 1),
        (("monk", "druid", "saint"), "wizard", 2),
        (("monk", "druid", "queen"), "wizard", 3),
        (("king monk", "saint druid", "bishop poisoner"), "abbot", 0),  # covered cards do not count
        (("charlatan", "black-knight", "courtesan"), "clairvoyant", 3),
    ],
)
def test_after_the_last_turn_the_highest_top_card_gets_the_starting_player_card(tops, last, winner):
    p = position(turn=3, starter=0, stacks=dict(enumerate(tops)), hands={3: last})
    assert p.starter == 0
    events = p.act(3, f"play:{last}")
    if p.asked == (3, "look"):
        assert p.starter == 0  # the turn is not over before the text is done
        events = p.act(3, "decline")
    assert p.starter == winner
    (started,) = of_type(Started, events)
    kind = p.state.face_up_top(winner)
    assert started == Started(winner, winner == 0, kind, p.state.rank(kind))
    assert p.asked == (winner, "play")


@rule("BK-4.3")
def test_the_starting_player_card_stays_while_the_round_lasts():
    p = position(turn=1, starter=0, stacks={0: "monk"}, hands={1: "bishop", 2: "wizard"})
    for seat, action in ((1, "play:bishop"), (2, "play:wizard")):
        assert of_type(Started, p.act(seat, action)) == []
        assert p.starter == 0


@rule("BK-4.4")
def test_face_down_top_cards_are_not_compared():
    p = position(turn=3, starter=0, stacks={0: "-bishop", 1: "-saint", 2: "abbot"}, hands={3: "charlatan"})
    p.act(3, "play:charlatan")
    assert p.starter == 2


@rule("BK-4.4", "BK-7.20.1")
@pytest.mark.parametrize(
    ("rank", "others", "winner"),
    [
        ("0", ("charlatan", "-bishop", "-saint"), 0),
        ("0", ("-charlatan", "-bishop", "-saint"), 3),
        ("20", ("charlatan", "bishop", "saint"), 3),
    ],
)
def test_an_inquisitor_declared_0_wins_only_against_face_down_cards(rank, others, winner):
    p = position(turn=3, starter=1, stacks=dict(enumerate(others)), hands={3: "inquisitor"})
    p["played"] = 3
    p.act(3, "play:inquisitor", f"rank:{rank}", "name:inquisitor")
    assert p.starter == winner


@rule("BK-4.5")
@pytest.mark.parametrize("holder", range(4))
def test_the_holder_keeps_the_starting_player_card_if_all_tops_lie_face_down(holder):
    # No play leads here, because whatever eliminates the last card lies face up itself.
    p = position(turn=holder, stacks={0: "-king", 1: "-monk", 2: "-abbot", 3: "bishop -poisoner"})
    award_start(p.state)
    assert p.starter == holder


@rule("BK-4.6")
def test_the_fourth_round_decides_who_opens_the_next_chapter():
    p = last_turn({0: "monk", 1: "abbot", 2: "bishop"})
    events = p.act(3, "play:charlatan")
    assert of_type(Started, events) == [Started(2, kept=False, kind=number("bishop"), rank=18)]
    assert of_type(ChapterBegan, events) == [ChapterBegan(1, 2)]
    for _ in range(2):
        for seat in range(4):
            p.act(seat, p.legal(seat)[0])
    assert p.asked == (2, "play")


@rule("BK-4.6")
def test_the_fourth_round_counts_even_in_the_last_chapter():
    p = last_turn({0: "monk", 1: "abbot", 2: "bishop"}, chapter=3)
    events = p.act(3, "play:charlatan")
    assert of_type(Started, events) == [Started(2, kept=False, kind=number("bishop"), rank=18)]
    assert p.starter == 2
    assert p.over


TEXTS = {
    "charlatan": {"revive"},
    "courtesan": {"offer", "partner", "return"},
    "clairvoyant": {"look"},
    "poisoner": {"victim"},
    "berserker": {"victim"},
    "assassin": {"victim"},
    "abbot": {"victim"},
    "executioner": {"name"},
    "druid": {"exchange", "slot"},
    "monk": {"exchange", "slot"},
    "white-knight": {"exchange", "slot"},
    "witch": {"peek"},
    "saint": {"bless"},
    "inquisitor": {"declare", "summon", "give"},
}


@rule("BK-5.1")
@pytest.mark.parametrize("number", range(10))
def test_every_question_belongs_to_the_card_just_played_and_comes_once(number):
    player, played = -1, ""
    asked: list[str] = []
    for step in random_game(4, number):
        if step.prompt == "play":
            player, played, asked = step.seat, step.action.removeprefix("play:"), []
        elif step.prompt not in ("", "pass-light", "pass-dark", "knight"):
            assert step.prompt in TEXTS[played]
            assert (step.seat == player) == (step.prompt != "return")
            asked.append(step.prompt)
            assert asked.count(step.prompt) <= (2 if played == "courtesan" else 1)


@rule("BK-5.1")
def test_a_text_does_not_happen_again_when_the_round_ends_or_its_player_goes_on():
    p = position(
        hands={0: "assassin saint", 1: "wizard", 2: "bishop", 3: "king"}, stacks={1: "queen"}, turn=0
    )
    p.act(0, "play:assassin")
    for seat, card in ((1, "wizard"), (2, "bishop"), (3, "king")):
        p.act(seat, f"play:{card}")
    assert p.stacks == ["assassin", "-queen wizard", "bishop", "king"]
    assert p.kills == [1, 0, 0, 0]


MAY = ["charlatan", "courtesan", "clairvoyant", "druid", "monk", "white-knight", "witch"]


@rule("BK-5.2")
@pytest.mark.parametrize("card", MAY)
def test_a_text_that_says_may_can_be_declined(card):
    p = position(hands={0: f"{card} wizard bishop"}, stacks={0: "-abbot"})
    p.act(0, f"play:{card}")
    assert p.asked[0] == 0
    assert p.legal(0)[0] == "decline"
    assert len(p.legal(0)) > 1
    hands, stacks, middle = p.hands, p.stacks, p.middle
    p.act(0, "decline")
    assert p.asked == (1, "play")
    assert (p.hands, p.stacks, p.middle) == (hands, stacks, middle)


@rule("BK-5.2")
@pytest.mark.parametrize(
    ("card", "before"),
    [
        ("poisoner", []),
        ("executioner", []),
        ("saint", []),
        ("inquisitor", []),
        ("inquisitor", ["rank:0"]),
        ("inquisitor", ["rank:20", "name:queen"]),
        ("courtesan", ["offer:wizard"]),
        ("druid", ["offer:wizard"]),
    ],
)
def test_a_text_that_does_not_say_may_must_be_carried_out(card, before):
    p = position(
        hands={0: f"{card} wizard", 1: "queen", 2: "king", 3: "witch"}, stacks={1: "bishop", 2: "abbot"}
    )
    p.act(0, f"play:{card}", *before)
    assert p.asked[0] == 0
    assert p.asked[1] != "play"
    assert "decline" not in p.legal(0)


@rule("BK-5.2", "BK-7.3.3")
def test_the_partner_of_a_swap_cannot_decline_it():
    p = position(hands={0: "courtesan wizard", 1: "queen monk king"})
    p.act(0, "play:courtesan", "offer:wizard", "target:1")
    assert p.legal(1) == ["return:monk", "return:queen"]


@rule("BK-5.2")
@pytest.mark.parametrize("card", ["charlatan", "courtesan", "druid", "monk", "white-knight", "witch"])
def test_a_text_that_can_do_nothing_is_skipped(card):
    p = position(hands={0: card, 1: "", 2: "", 3: ""}, stacks={0: "abbot", 1: "-queen"})
    p.act(0, f"play:{card}")
    assert p.asked == (1, "play")


@rule("BK-5.2")
@pytest.mark.parametrize("card", ["poisoner", "berserker", "assassin", "abbot", "intriguer"])
def test_a_compulsory_text_that_can_do_nothing_is_skipped(card):
    p = position(hands={0: card}, stacks={1: "monk", 2: "-bishop"})
    events = p.act(0, f"play:{card}")
    assert p.asked == (1, "play")
    assert effects(events)[1:] == [Idle(0, number(card))]
    assert p.stacks == [card, "monk", "-bishop", ""]


@rule("BK-5.3")
@pytest.mark.parametrize("card", [card for card in CHARACTERS if card not in ("executioner", "saint")])
def test_a_card_eliminated_by_a_threat_loses_its_text(card):
    spare = "monk" if card == "druid" else "druid"
    p = position(hands={3: "executioner", 0: f"{card} {spare}"}, stacks={0: "-saint"}, turn=3)
    p.act(3, "play:executioner", f"name:{card}")
    before, middle, hands = p.stacks, p.middle, p.hands
    events = p.act(0, f"play:{card}")
    assert [type(event) for event in effects(events)] == [Moved, Eliminated]
    assert p.asked == (1, "play")
    assert p.stacks == [f"{before[0]} -{card}", *before[1:]]
    assert (p.middle, p.hands) == (middle, [hands[0] - {card}, *hands[1:]])
    assert not p.state.threatens(CHARACTERS.index(card))


@rule("BK-5.3")
@pytest.mark.parametrize(
    ("card", "victim"),
    [("poisoner", "bishop"), ("berserker", "wizard"), ("assassin", "king"), ("abbot", "witch")],
)
def test_a_killer_eliminated_as_it_is_played_kills_nobody(card, victim):
    p = position(hands={0: card}, stacks={1: "executioner", 2: victim}, named=card)
    p.act(0, f"play:{card}")
    assert p.stacks == [f"-{card}", "executioner", victim, ""]
    assert p.kills == [0, 1, 0, 0]


@rule("BK-5.3")
def test_an_intriguer_eliminated_as_it_is_played_moves_nothing():
    p = position(hands={0: "intriguer"}, stacks={1: "executioner", 2: "bishop"}, named="intriguer")
    assert of_type(Intrigued, p.act(0, "play:intriguer")) == []
    assert p.stacks == ["-intriguer", "executioner", "bishop", ""]
