"""Section 7, the characters from the Druid to the Inquisitor."""

import itertools

import pytest

from games.brutal_kingdom.position import Position, altered, effects, last_turn, number, position
from positions import of_type
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.cards import CHARACTERS
from regalia.games.brutal_kingdom.chapter import award_start
from regalia.games.brutal_kingdom.events import Eliminated, Intrigued, Named, Ranked
from regalia.kernel.events import Absent, Looked, Moved, Shown
from regalia.kernel.layout import NONE
from rules import rule

# Druid, Monk, White Knight

swapper = pytest.mark.parametrize("card", ["druid", "monk", "white-knight"])


@rule("BK-7.10.1", "BK-7.11", "BK-7.12")
@swapper
@pytest.mark.parametrize(
    ("offered", "slots"),
    [("charlatan", (0, 1)), ("wizard", (0, 1)), ("black-knight", (2, 3)), ("bishop", (2, 3))],
)
def test_a_hand_card_may_be_swapped_for_a_middle_card_with_the_same_back(card, offered, slots):
    hand = f"{card} charlatan wizard black-knight bishop"
    p = position(hands={0: hand}, middle="queen poisoner king abbot")
    p.act(0, f"play:{card}")
    assert p.asked == (0, "exchange")
    assert p.legal(0) == ["decline", "offer:charlatan", "offer:black-knight", "offer:wizard", "offer:bishop"]
    p.act(0, f"offer:{offered}")
    assert p.asked == (0, "slot")
    assert p.legal(0) == [f"slot:{slot}" for slot in slots]


@rule("BK-7.10.1")
@swapper
def test_the_new_card_is_seen_only_after_the_swap(card):
    match = position(hands={0: f"{card} wizard bishop"}, middle="queen poisoner king abbot").match()
    draft = [f"play:{card}", "offer:wizard", "slot:0"]
    preview = match.preview(0, draft)
    assert preview.whole
    assert preview.reveals
    assert not any(getattr(event, "kind", None) == number("queen") for event in preview.events)
    match.commit(0, draft)
    taken = of_type(Moved, match.events(0)[-1])[2]
    assert taken.kind == number("queen")


@rule("BK-7.10.1", "BK-7.11", "BK-7.12")
@swapper
def test_the_swap_may_be_declined(card):
    p = position(hands={0: f"{card} wizard"}, middle="queen poisoner king abbot")
    p.act(0, f"play:{card}", "decline")
    assert p.hand(0) == {"wizard"}
    assert p.middle == ["queen", "poisoner", "king", "abbot"]
    assert p.asked == (1, "play")


@rule("BK-7.10.2", "BK-7.11", "BK-7.12")
@swapper
@pytest.mark.parametrize("slot", range(4))
def test_it_is_one_swap_and_the_card_given_takes_the_slot_chosen(card, slot):
    middle = ["charlatan", "poisoner", "king", "abbot"]
    given, kept = ("wizard", "bishop") if slot < 2 else ("bishop", "wizard")
    p = position(hands={0: f"{card} wizard bishop"}, middle=" ".join(middle))
    others = p.hands[1:]
    p.act(0, f"play:{card}", f"offer:{given}", f"slot:{slot}")
    assert p.hand(0) == {kept, middle[slot]}
    assert p.middle == [given if at == slot else middle[at] for at in range(4)]
    assert p.hands[1:] == others
    assert p.asked == (1, "play")


# Intriguer


@rule("BK-7.13.1")
@pytest.mark.parametrize(
    ("stacks", "after"),
    [
        # the highest of all
        ({1: "witch", 2: "bishop", 3: "wizard"}, ["bishop", "witch", "intriguer", "wizard"]),
        ({1: "witch", 2: "poisoner", 3: "monk"}, ["witch", "intriguer", "poisoner", "monk"]),
        # face down and covered cards are not compared
        ({1: "-saint", 2: "witch", 3: "bishop monk"}, ["witch", "-saint", "intriguer", "bishop monk"]),
        # nor is the card the Intriguer itself covers
        ({0: "saint", 3: "witch"}, ["saint witch", "", "", "intriguer"]),
    ],
)
def test_the_intriguer_must_change_places_with_the_highest_face_up_top_card(stacks, after):
    # It opens the round, so all these cards are left from the round before.
    p = position(hands={0: "intriguer"}, stacks=stacks)
    p.act(0, "play:intriguer")
    assert p.stacks == after
    assert p.asked == (1, "play")


@rule("BK-7.13.1")
def test_cards_of_both_rounds_are_compared():
    p = position(hands={1: "intriguer"}, stacks={0: "monk witch", 2: "wizard", 3: "abbot"}, turn=1, starter=0)
    p.act(1, "play:intriguer")
    assert p.stacks == ["monk witch", "wizard", "intriguer", "abbot"]


@rule("BK-7.13.1", "BK-7.13.2")
@pytest.mark.parametrize("card", [card for card in CHARACTERS if card != "intriguer"])
def test_the_intriguer_takes_exactly_the_cards_above_it(card):
    p = position(hands={0: "intriguer"}, stacks={2: card})
    p["inquisitor_rank"] = 0
    p.act(0, "play:intriguer")
    higher = card in ("witch", "queen", "king", "wizard", "bishop", "saint")
    assert (p.stack(0), p.stack(2)) == ((card, "intriguer") if higher else ("intriguer", card))


@rule("BK-7.13.2")
def test_the_intriguer_stays_if_it_is_the_highest_itself():
    p = position(hands={0: "intriguer"}, stacks={0: "king", 1: "white-knight", 2: "-bishop", 3: "saint monk"})
    events = p.act(0, "play:intriguer")
    assert of_type(Intrigued, events) == []
    assert p.stacks == ["king intriguer", "white-knight", "-bishop", "saint monk"]


@rule("BK-7.13.3")
def test_only_the_two_top_cards_change_places():
    p = position(hands={0: "intriguer"}, stacks={0: "-abbot monk", 2: "druid -queen bishop"})
    events = p.act(0, "play:intriguer")
    assert p.stacks == ["-abbot monk bishop", "", "druid -queen intriguer", ""]
    assert of_type(Intrigued, events) == [Intrigued(0, 2, number("bishop"))]


@rule("BK-7.13.3")
def test_the_intriguer_can_be_eliminated_where_it_went_and_the_taken_card_where_it_came():
    p = position(hands={0: "intriguer", 1: "berserker"}, stacks={0: "monk", 2: "druid bishop"})
    p.act(0, "play:intriguer")
    p.act(1, "play:berserker")
    assert p.stacks[:3] == ["monk bishop", "berserker", "-druid -intriguer"]
    p = position(hands={0: "intriguer", 1: "poisoner"}, stacks={0: "monk", 2: "druid bishop"})
    p.act(0, "play:intriguer")
    p.act(1, "play:poisoner")
    assert p.stacks[:3] == ["-monk -bishop", "poisoner", "druid intriguer"]


@rule("BK-7.13.3")
def test_moved_icons_count_for_whoever_has_them_when_the_chapter_ends():
    p = last_turn({2: "druid bishop"}, "intriguer")
    p.act(3, "play:intriguer")
    assert p.tokens(3) == {"green": 2}
    assert p.tokens(2) == {"yellow": 1}


@rule("BK-7.13.4")
@pytest.mark.parametrize("card", ["witch", "saint", "queen", "king", "inquisitor"])
def test_the_text_of_a_moved_card_does_not_happen_again(card):
    p = position(hands={0: "intriguer monk"}, stacks={2: card, 3: "poisoner"})
    events = p.act(0, "play:intriguer")
    assert [type(event) for event in effects(events)] == [Moved, Intrigued]
    assert p.asked == (1, "play")
    assert p.stack(0) == card
    assert p.chapel == []


@rule("BK-7.13.4")
def test_a_moved_killer_kills_nobody():
    components = altered(assassin={"rank": 15}, queen={"rank": 7})
    p = position(hands={0: "intriguer"}, stacks={1: "assassin", 2: "queen"}, components=components)
    p.act(0, "play:intriguer")
    assert p.stacks[:3] == ["assassin", "intriguer", "queen"]
    assert p.kills == [0] * 4


@rule("BK-7.13.4", "BK-7.9.3")
def test_no_threat_strikes_a_moved_card():
    p = position(hands={0: "intriguer"}, stacks={1: "executioner", 2: "wizard"}, named="wizard")
    events = p.act(0, "play:intriguer")
    assert of_type(Eliminated, events) == []
    assert p.stacks[:3] == ["wizard", "executioner", "intriguer"]
    p = position(hands={0: "intriguer"}, stacks={1: "queen", 2: "king"})
    p.act(0, "play:intriguer")
    assert p.stacks[:3] == ["king", "queen", "intriguer"]
    assert p.kills == [0] * 4


@rule("BK-7.13.5")
@pytest.mark.parametrize("player", [1, 2, 3])
def test_a_moved_threat_goes_on_for_its_new_owner(player):
    # Seat 1 loses the King, so that from now on it is threatened, too.
    hands = {0: "intriguer", 1: "bishop", 2: "wizard", 3: "abbot", player: "queen"}
    p = position(hands=hands, stacks={1: "king"})
    for seat in range(player + 1):
        p.act(seat, f"play:{hands[seat]}")
    assert p.stack(player).endswith("-queen")
    assert p.kills == [1, 0, 0, 0]


@rule("BK-7.13.5")
def test_a_moved_threat_spares_its_new_owner_and_ends_when_covered_or_turned_over():
    hands = {0: "intriguer queen", 1: "abbot", 2: "poisoner", 3: "monk"}
    p = position(hands=hands, stacks={3: "king"})
    for seat, card in enumerate(["intriguer", "abbot", "poisoner", "monk"]):
        p.play(seat, card)
    assert p.stacks == ["king", "-abbot", "poisoner", "intriguer monk"]
    p.act(0, "play:queen")
    assert p.stack(0) == "king queen"
    assert p.kills == [0, 0, 1, 0]
    p = position(hands={0: "intriguer", 1: "assassin", 2: "queen"}, stacks={3: "king"})
    p.act(0, "play:intriguer")
    p.act(1, "play:assassin")
    p.act(2, "play:queen")
    assert p.stacks == ["-king", "assassin", "queen", "intriguer"]


EXECUTIONER_ABOVE = altered(executioner={"rank": 13}, intriguer={"rank": 9})


def with_moved_executioner(**options: object) -> Position:
    """Seat 0's Intriguer has taken seat 3's Executioner, who named the Bishop."""
    p = position(
        hands={3: "executioner", 0: "intriguer", 1: "bishop", 2: "wizard"},
        turn=3,
        components=EXECUTIONER_ABOVE,
        options=options,
    )
    p.act(3, "play:executioner", "name:bishop")
    p.act(0, "play:intriguer")
    assert p.stacks == ["executioner", "", "", "intriguer"]
    return p


@rule("BK-7.13.5")
def test_a_moved_executioner_keeps_its_name_for_its_new_owner():
    p = with_moved_executioner()
    assert p.asked == (1, "play")
    p.act(1, "play:bishop")
    p.act(2, "play:wizard")
    assert p.stacks == ["executioner", "-bishop", "wizard", "intriguer"]
    assert p.kills == [1, 0, 0, 0]


@rule("BK-7.13.5")
def test_with_moved_threats_end_a_moved_threat_is_over():
    p = with_moved_executioner(moved_threats_end=True)
    p.act(1, "play:bishop")
    assert p.stack(1) == "bishop"
    p = position(hands={0: "intriguer", 1: "queen"}, stacks={3: "king"}, options={"moved_threats_end": True})
    p.act(0, "play:intriguer")
    p.act(1, "play:queen")
    assert p.stacks == ["king", "queen", "", "intriguer"]
    assert p.kills == [0] * 4


@rule("BK-7.13.5")
@pytest.mark.parametrize("order", ["king executioner", "executioner king"])
def test_with_moved_threats_end_threats_that_did_not_move_go_on(order):
    first, second = order.split()
    p = position(
        hands={0: "intriguer", 1: "queen"},
        stacks={2: first, 3: second},
        named="queen",
        options={"moved_threats_end": True},
    )
    p.act(0, "play:intriguer")
    assert p.stack(0) == "king"
    p.act(1, "play:queen")
    assert p.stack(1) == "-queen"
    assert p.kills == ([0, 0, 1, 0] if first == "executioner" else [0, 0, 0, 1])


@rule("BK-7.13.5")
@pytest.mark.parametrize("order", list(itertools.permutations([1, 2, 3])))
def test_with_moved_threats_end_both_threats_that_did_not_move_go_on(order):
    where = {1: "queen", 2: "executioner", 3: "king"}
    p = position(
        hands={0: "intriguer", 1: "monk"},
        stacks={seat: where[seat] for seat in order},
        named="monk",
        options={"moved_threats_end": True},
    )
    p.act(0, "play:intriguer")
    assert p.stacks == ["king", "queen", "executioner", "intriguer"]
    assert [p.state.threatens(number(card)) for card in ("king", "queen", "executioner")] == [
        False,
        True,
        True,
    ]
    p.act(1, "play:monk")
    assert p.stack(1) == "-queen -monk"
    assert p.kills == [0, 0, 1, 0]


@rule("BK-7.13.5")
def test_with_moved_threats_end_a_threat_that_never_moved_goes_on():
    p = position(hands={0: "king", 1: "queen"}, options={"moved_threats_end": True})
    p.act(0, "play:king")
    p.act(1, "play:queen")
    assert p.stack(1) == "-queen"


@rule("BK-7.13.6")
def test_a_moved_inquisitor_keeps_the_rank_declared():
    hands = {0: "inquisitor", 1: "bishop", 2: "saint", 3: "intriguer"}
    p = position(hands=hands)
    p.act(0, "play:inquisitor", "rank:20", "name:inquisitor")
    p.act(1, "play:bishop")
    p.act(2, "play:saint", "token:blue")
    p.act(3, "play:intriguer")
    assert p.stacks == ["intriguer", "bishop", "saint", "inquisitor"]
    assert p.starter == 3


@rule("BK-7.13.6")
def test_an_inquisitor_declared_0_is_the_lowest_for_the_intriguer_as_well():
    p = position(hands={0: "inquisitor", 1: "witch", 2: "intriguer", 3: "abbot"}, stacks={0: "-monk"})
    p.act(0, "play:inquisitor", "rank:0", "name:inquisitor")
    p.play(1, "witch")
    p.act(2, "play:intriguer")
    assert p.stacks == ["-monk inquisitor", "intriguer", "witch", ""]


# Witch


@rule("BK-7.14")
def test_the_witch_may_look_at_the_whole_hand_of_another_player_with_cards():
    p = position(hands={1: "witch monk", 0: "queen king abbot", 2: "", 3: "saint"}, turn=1)
    p.act(1, "play:witch")
    assert p.asked == (1, "peek")
    assert p.legal(1) == ["decline", "target:0", "target:3"]
    hands = p.hands
    events = p.act(1, "target:0")
    assert effects(events) == [
        Looked(on.IN_HAND + 0, 1, 0b0010, [number("queen")]),
        Looked(on.IN_HAND + 4 + 0, 2, 0b0010, [number("abbot"), number("king")]),
    ]
    assert p.hands == hands
    assert p.asked == (2, "play")


@rule("BK-7.14")
def test_the_witch_sees_nothing_if_she_declines_or_no_other_hand_has_a_card():
    p = position(hands={0: "witch monk"})
    p.act(0, "play:witch")
    assert of_type(Looked, p.act(0, "decline")) == []
    p = position(hands={0: "witch monk", 1: "", 2: "", 3: ""})
    p.act(0, "play:witch")
    assert p.asked == (1, "play")


# Queen and King


@rule("BK-7.15", "BK-7.16")
@pytest.mark.parametrize(("threat", "victim"), [("queen", "king"), ("king", "queen")])
def test_queen_and_king_threaten_each_other_and_nobody_else(threat, victim):
    struck = set()
    for card in CHARACTERS:
        if card != threat:
            p = position(hands={0: threat, 1: card})
            p.act(0, f"play:{threat}")
            p.play(1, card)
            if p.stack(1) == f"-{card}":
                struck.add(card)
    assert struck == {victim}


@rule("BK-7.15", "BK-7.16")
@pytest.mark.parametrize(("threat", "victim"), [("queen", "king"), ("king", "queen")])
def test_queen_and_king_do_nothing_to_a_covered_victim(threat, victim):
    p = position(hands={0: threat}, stacks={1: f"{victim} monk"})
    p.act(0, f"play:{threat}")
    assert p.stacks[:2] == [threat, f"{victim} monk"]


# Wizard and Bishop


@rule("BK-7.17", "BK-7.18")
@pytest.mark.parametrize("card", ["wizard", "bishop"])
def test_wizard_and_bishop_have_no_text(card):
    p = position(hands={0: f"{card} monk"}, stacks={0: "-abbot", 1: "king", 2: "saint", 3: "witch"})
    before = p.twin()
    events = p.act(0, f"play:{card}")
    assert [type(event) for event in effects(events)] == [Moved]
    assert p.asked == (1, "play")
    assert p.stacks == [f"-abbot {card}", *before.stacks[1:]]
    assert (p.middle, p.stock, p.kills) == (before.middle, before.stock, before.kills)
    assert p.hands == [{"monk"}, *before.hands[1:]]


# Saint


@rule("BK-7.19")
@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_the_saint_must_put_a_token_from_the_stock_on_an_empty_square(colour):
    p = position(hands={0: "saint"}, chapter=2, chapel="green elimination")
    p.act(0, "play:saint")
    assert p.asked == (0, "bless")
    assert p.legal(0) == ["token:blue", "token:green", "token:yellow"]
    p.act(0, f"token:{colour}")
    assert p.chapel == ["green", "elimination", colour]
    assert p.stock == {"blue": 13, "green": 13, "yellow": 13, colour: 12}
    assert p.tokens(0) == {}
    assert p.asked == (1, "play")


@rule("BK-7.19")
def test_the_saint_can_only_choose_a_colour_in_stock():
    p = position(hands={0: "saint"}, stock={"green": 0})
    p.act(0, "play:saint")
    assert p.legal(0) == ["token:blue", "token:yellow"]


# Inquisitor


@rule("BK-7.20.1")
@pytest.mark.parametrize("rank", [0, 20])
def test_the_inquisitor_must_declare_a_rank_and_then_name_a_character(rank):
    p = position(hands={0: "inquisitor king", 1: "", 2: "", 3: ""}, stacks={3: "charlatan"})
    p.act(0, "play:inquisitor")
    assert p.asked == (0, "declare")
    assert p.legal(0) == ["rank:0", "rank:20"]
    assert p.act(0, f"rank:{rank}") == [Ranked(0, rank)]
    assert p.asked == (0, "summon")
    assert p.act(0, "name:king")[0] == Named(0, number("king"), number("inquisitor"))
    assert p.asked == (1, "play")
    award_start(p.state)
    assert p.starter == (0 if rank == 20 else 3)


@rule("BK-7.20.2")
@pytest.mark.parametrize(("seats", "removal"), [(4, False), (3, False), (3, True)])
def test_any_of_the_twenty_characters_can_be_named_to_the_inquisitor(seats, removal):
    p = position(
        seats=seats, options={"random_removal": removal}, hands={0: "inquisitor king"}, stacks={0: "monk"}
    )
    p.act(0, "play:inquisitor", "rank:0")
    assert p.legal(0) == [f"name:{card}" for card in CHARACTERS]


@rule("BK-7.20.2")
@pytest.mark.parametrize("named", ["king", "inquisitor", "monk", "queen", "abbot"])
def test_own_hand_stacks_middle_and_the_inquisitor_himself_do_not_answer(named):
    p = position(hands={0: "inquisitor king"}, stacks={1: "monk"}, middle="queen poisoner abbot berserker")
    hands = p.hands
    events = p.act(0, "play:inquisitor", "rank:0", f"name:{named}")
    assert of_type(Shown, events) == []
    assert p.asked == (1, "play")
    assert p.hands == [{"king"}, *hands[1:]]


@rule("BK-7.20.3")
def test_the_named_card_is_shown_before_the_card_given_for_it_is_chosen():
    p = position(hands={2: "inquisitor king wizard", 0: "queen abbot"}, turn=2)
    events = p.act(2, "play:inquisitor", "rank:20", "name:queen")
    assert events[-1] == Shown(on.IN_HAND + 0, number("queen"))
    assert p.asked == (2, "give")
    assert p.legal(2) == ["give:king", "give:wizard"]
    assert p.hand(0) == {"queen", "abbot"}
    p.act(2, "give:wizard")
    assert p.hand(2) == {"king", "queen"}
    assert p.hand(0) == {"abbot", "wizard"}
    assert p.asked == (3, "play")


@rule("BK-7.20.3")
def test_the_new_owner_sees_the_card_given_only_after_the_swap():
    match = position(hands={0: "inquisitor king wizard", 2: "queen abbot"}).match()
    match.commit(0, ["play:inquisitor", "rank:20", "name:queen"])
    assert match.witnesses[2].facts == []
    match.commit(0, ["give:wizard"])
    moves = of_type(Moved, match.events(2)[-1])
    assert {move.kind for move in moves} == {number("wizard"), number("queen")}


@rule("BK-7.20.4")
@pytest.mark.parametrize(
    ("named", "holder", "same_back", "may_give"),
    [
        ("queen", 2, False, ["give:king", "give:wizard"]),
        ("abbot", 3, False, ["give:king", "give:wizard"]),
        ("queen", 2, True, ["give:wizard"]),
        ("abbot", 3, True, ["give:king"]),
    ],
)
def test_the_card_given_has_either_back_unless_the_option_says_otherwise(named, holder, same_back, may_give):
    p = position(
        hands={0: "inquisitor king wizard", 2: "queen", 3: "abbot"},
        options={"inquisitor_same_back": same_back},
    )
    p.act(0, "play:inquisitor", "rank:0", f"name:{named}")
    assert p.legal(0) == may_give
    p.act(0, may_give[0])
    assert p.hand(holder) == {may_give[0].removeprefix("give:")}
    assert named in p.hand(0)


@rule("BK-7.20.5")
@pytest.mark.parametrize(("own", "same_back"), [("", False), ("", True), ("king", True)])
def test_without_a_card_to_give_the_named_card_is_shown_and_stays(own, same_back):
    p = position(hands={0: f"inquisitor {own}", 2: "queen"}, options={"inquisitor_same_back": same_back})
    events = p.act(0, "play:inquisitor", "rank:0", "name:queen")
    assert of_type(Shown, events) == [Shown(on.IN_HAND + 2, number("queen"))]
    assert p.hand(0) == set(own.split())
    assert p.hand(2) == {"queen"}
    assert p.asked == (1, "play")


@rule("BK-7.20.6")
def test_if_nobody_else_holds_the_named_card_that_is_public_and_nothing_happens():
    p = position(hands={0: "inquisitor king", 1: "abbot", 2: "monk", 3: "saint"}, middle="queen")
    hands, middle, stacks = p.hands, p.middle, p.stacks
    events = p.act(0, "play:inquisitor", "rank:0", "name:queen")
    others = sum(1 << on.IN_HAND + seat | 1 << on.IN_HAND + 4 + seat for seat in (1, 2, 3))
    assert effects(events)[-1] == Absent(number("queen"), others)
    assert all(event.for_viewer(-1) == event for event in events)
    assert (p.hands, p.middle) == ([hands[0] - {"inquisitor"}, *hands[1:]], middle)
    assert p.stacks == ["inquisitor", *stacks[1:]]
    assert p.asked == (1, "play")


@rule("BK-7.20.6")
def test_everyone_knows_then_that_no_player_but_the_inquisitors_holds_it():
    match = position(hands={0: "inquisitor king", 1: "abbot", 2: "monk", 3: "saint"}, middle="queen").match()
    match.commit(0, ["play:inquisitor", "rank:0", "name:queen"])
    for viewer in (-1, 1, 2, 3):
        zones = match.setup.space.names(match.witnesses[viewer].possible(number("queen")))
        assert "hand:0:light" in zones
        assert "middle:0" in zones
        assert not {"hand:1:light", "hand:2:light", "hand:3:light"} & set(zones)


@rule("BK-7.20.2", "BK-7.20.6")
@pytest.mark.parametrize(
    ("named", "open_question"),
    [
        ("king", False),  # in the own hand
        ("inquisitor", False),
        ("monk", False),  # on the table
        ("queen", True),
        ("witch", True),
        ("abbot", False),  # dark, and nobody else holds a dark card
    ],
)
def test_a_preview_tells_that_nobody_answers_only_where_its_player_can_know(named, open_question):
    hands = {2: "inquisitor king witch", 0: "saint", 1: "wizard", 3: ""}
    if named == "witch":
        hands |= {2: "inquisitor king", 1: "wizard witch"}
    match = position(hands=hands, stacks={1: "monk"}, middle="queen poisoner abbot bishop", turn=2).match()
    preview = match.preview(2, ["play:inquisitor", "rank:0", f"name:{named}"])
    assert preview.whole
    assert preview.reveals == open_question


@rule("BK-7.20.1")
def test_what_an_inquisitor_declared_and_called_for_is_forgotten_when_it_is_over():
    p = position(hands={0: "inquisitor monk", 1: "king druid", 2: "", 3: ""}, rounds=3)
    p.act(0, "play:inquisitor", "rank:0", "name:king", "give:monk")
    assert p["summoned"] == NONE, "the exchange is over"
    assert p["inquisitor_rank"] == 0, "and the rank stands to the end of the chapter"
    p = last_turn({0: "inquisitor"})
    p["inquisitor_rank"] = 0
    p.act(3, "play:charlatan")
    assert (p["chapter"], p["inquisitor_rank"]) == (1, 20)


@rule("BK-7.3.1")
def test_backs_that_were_not_swapped_are_forgotten_with_the_turn():
    p = position(hands={0: "courtesan monk", 1: "saint"})
    p.act(0, "play:courtesan", "decline")
    assert p["swaps"] == 0
