"""Section 7, the characters from the Charlatan to the Executioner."""

import pytest

from games.brutal_kingdom.position import altered, effects, last_turn, number, position
from positions import of_type
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.actions import SPACE
from regalia.games.brutal_kingdom.cards import CHARACTERS
from regalia.games.brutal_kingdom.events import Eliminated, Named
from regalia.kernel.events import Looked
from regalia.kernel.layout import NONE
from rules import rule

# Charlatan


@rule("BK-7.1.1")
@pytest.mark.parametrize("card", ["abbot", "wizard", "druid"])
def test_the_charlatan_may_revive_a_face_down_card_however_deep(card):
    p = position(hands={0: "charlatan"}, stacks={0: "-abbot -wizard -druid", 1: "-king", 2: "monk"})
    p.act(0, "play:charlatan")
    assert p.asked == (0, "revive")
    assert p.legal(0) == ["decline", "revive:abbot", "revive:druid", "revive:wizard"]
    p.act(0, f"revive:{card}")
    assert p.stack(0) == "-abbot -wizard -druid charlatan".replace(f"-{card}", card)
    assert p.stacks[1:] == ["-king", "monk", ""]
    assert p.asked == (1, "play")


@rule("BK-7.1.1")
def test_the_charlatan_revives_nothing_that_lies_face_up_and_nothing_of_others():
    p = position(hands={0: "charlatan"}, stacks={0: "-abbot wizard", 1: "-king"})
    p.act(0, "play:charlatan")
    assert p.legal(0) == ["decline", "revive:abbot"]
    p = position(hands={0: "charlatan"}, stacks={0: "wizard", 1: "-king"})
    p.act(0, "play:charlatan")
    assert p.asked == (1, "play")


@rule("BK-7.1.1")
def test_the_charlatan_may_leave_all_cards_face_down():
    p = position(hands={0: "charlatan"}, stacks={0: "-abbot"})
    p.act(0, "play:charlatan", "decline")
    assert p.stack(0) == "-abbot charlatan"


@rule("BK-7.1.2")
@pytest.mark.parametrize("card", [card for card in CHARACTERS if card not in ("charlatan", "poisoner")])
def test_the_text_of_a_revived_card_does_not_happen_again(card):
    tops = {1: "bishop" if card != "bishop" else "wizard", 2: "king" if card != "king" else "witch"}
    p = position(hands={0: "charlatan poisoner"}, stacks={0: f"-{card}", **tops})
    events = p.act(0, "play:charlatan", f"revive:{card}")
    assert len(effects(events)) == 2
    assert p.asked == (1, "play")
    assert p.stacks == [f"{card} charlatan", *tops.values(), ""]
    assert p.kills == [0] * 4
    assert p.chapel == []


@rule("BK-7.1.2")
def test_a_later_elimination_turns_the_revived_card_face_down_again():
    p = position(hands={0: "charlatan wizard", 3: "berserker"}, stacks={0: "-king -abbot"})
    p.act(0, "play:charlatan", "revive:king")
    assert p.stack(0) == "king -abbot charlatan"
    p.to_move(0)  # a round later
    p.act(0, "play:wizard")
    p.to_move(3)
    p.act(3, "play:berserker")
    assert p.stack(0) == "-king -abbot -charlatan -wizard"


# Black Knight


@rule("BK-7.2.1")
def test_a_black_knight_without_other_influence_may_take_a_token_of_any_colour():
    p = last_turn({0: "black-knight", 1: "monk"})
    p.act(3, "play:charlatan")
    assert p.asked == (0, "knight")
    assert p.legal(0) == ["decline", "token:blue", "token:green", "token:yellow"]
    p.act(0, "token:yellow")
    assert [p.tokens(seat) for seat in range(4)] == [{"yellow": 1}, {"green": 1}, {}, {}]
    assert p.stock == {"blue": 13, "green": 12, "yellow": 12}
    assert p["chapter"] == 1


@rule("BK-7.2.1")
def test_the_black_knight_may_leave_the_tokens():
    p = last_turn({0: "black-knight"})
    p.act(3, "play:charlatan")
    p.act(0, "decline")
    assert p.tokens(0) == {}
    assert p.stock == {"blue": 13, "green": 13, "yellow": 13}
    assert p["chapter"] == 1


@rule("BK-7.2.1")
def test_the_black_knight_takes_only_what_is_in_stock():
    p = last_turn({0: "black-knight"}, stock={"blue": 0})
    p.act(3, "play:charlatan")
    assert p.legal(0) == ["decline", "token:green", "token:yellow"]
    p = last_turn({0: "black-knight"}, stock={"blue": 0, "green": 0, "yellow": 0})
    p.act(3, "play:charlatan")
    assert p["chapter"] == 1


@rule("BK-7.2.1")
@pytest.mark.parametrize(
    "stack", ["-black-knight", "black-knight monk", "king black-knight", "-black-knight monk"]
)
def test_a_black_knight_brings_nothing_face_down_or_beside_other_influence(stack):
    p = last_turn({0: stack})
    p.act(3, "play:charlatan")
    assert p["chapter"] == 1
    assert "yellow" not in p.tokens(0)


@rule("BK-7.2.1")
def test_the_black_knight_does_nothing_when_he_is_played():
    p = position(hands={0: "black-knight"})
    assert len(effects(p.act(0, "play:black-knight"))) == 1
    assert p.asked == (1, "play")


@rule("BK-7.2.2")
def test_with_always_the_black_knight_takes_a_token_whatever_else_came():
    p = last_turn({0: "black-knight monk", 1: "-wizard"}, options={"black_knight": "always"})
    p.act(3, "play:charlatan")
    assert p.asked == (0, "knight")
    assert p.tokens(0) == {"green": 1}
    p.act(0, "token:blue")
    assert p.tokens(0) == {"green": 1, "blue": 1}


@rule("BK-7.2.2")
@pytest.mark.parametrize("stack", ["-black-knight", "-black-knight monk"])
def test_even_with_always_he_must_lie_face_up(stack):
    p = last_turn({0: stack}, options={"black_knight": "always"})
    p.act(3, "play:charlatan")
    assert p["chapter"] == 1


@rule("BK-7.2.3")
def test_a_revived_black_knight_counts():
    p = last_turn({3: "-black-knight -king"})
    p.act(3, "play:charlatan", "revive:black-knight")
    assert p.asked == (3, "knight")


@rule("BK-7.2.3")
def test_a_moved_black_knight_counts_for_his_new_owner():
    components = altered(black_knight={"rank": 16}, king={"rank": 2})
    p = last_turn({1: "black-knight"}, "intriguer", components=components)
    p.act(3, "play:intriguer")
    assert p.asked == (3, "knight")
    p.act(3, "token:blue")
    assert p["chapter"] == 1
    assert [p.tokens(seat) for seat in range(4)] == [{}, {}, {}, {"blue": 1}]


@rule("BK-7.2.4")
def test_elimination_tokens_do_not_stand_in_the_black_knights_way():
    p = last_turn({2: "king", 3: "black-knight"}, "assassin")
    p.act(3, "play:assassin")
    assert p.kills == [0, 0, 0, 1]
    assert p.asked == (3, "knight")


@rule("BK-7.2.4")
def test_icons_that_the_stock_could_not_pay_do_not_stand_in_his_way_but_one_paid_does():
    p = last_turn({0: "black-knight king"}, stock={"blue": 0})
    p.act(3, "play:charlatan")
    assert p.asked == (0, "knight")
    p = last_turn({0: "black-knight king"}, stock={"blue": 1})
    p.act(3, "play:charlatan")
    assert p.tokens(0) == {"blue": 1}
    assert p["chapter"] == 1


@rule("BK-7.2.4")
def test_tokens_of_earlier_chapters_do_not_stand_in_his_way():
    p = last_turn({0: "black-knight"}, tokens={0: {"blue": 3}}, chapter=1)
    p.act(3, "play:charlatan")
    assert p.asked == (0, "knight")


# Courtesan


@rule("BK-7.3.1")
@pytest.mark.parametrize("second", [1, 2])
def test_the_courtesan_swaps_a_light_and_a_dark_card_with_one_partner_or_two(second):
    p = position(hands={0: "courtesan wizard queen bishop", 1: "monk king", 2: "saint druid", 3: "witch"})
    p.act(0, "play:courtesan")
    assert p.legal(0) == ["decline", "offer:queen", "offer:wizard", "offer:bishop"]
    p.act(0, "offer:wizard", "target:1")
    p.act(1, "return:monk")
    assert p.asked == (0, "offer")
    assert p.legal(0) == ["decline", "offer:bishop"]
    p.act(0, "offer:bishop", f"target:{second}")
    p.act(second, f"return:{'king' if second == 1 else 'druid'}")
    assert p.hands == [
        {"monk", "queen", "king" if second == 1 else "druid"},
        {"wizard", "bishop" if second == 1 else "king"},
        {"saint", "druid" if second == 1 else "bishop"},
        {"witch"},
    ]
    assert p.asked == (1, "play")


@rule("BK-7.3.1")
def test_the_courtesan_may_swap_one_card_only_or_none():
    p = position(hands={0: "courtesan wizard bishop", 1: "monk king"})
    p.act(0, "play:courtesan", "offer:bishop", "target:1")
    p.act(1, "return:king")
    p.act(0, "decline")
    assert p.hands[:2] == [{"wizard", "king"}, {"monk", "bishop"}]
    assert p.asked == (1, "play")
    p = position(hands={0: "courtesan wizard bishop", 1: "monk king"})
    p.act(0, "play:courtesan", "decline")
    assert p.hands[:2] == [{"wizard", "bishop"}, {"monk", "king"}]
    assert p.asked == (1, "play")


@rule("BK-7.3.2")
def test_the_partner_must_hold_a_card_with_the_same_back():
    p = position(hands={2: "courtesan wizard bishop", 3: "monk", 0: "king", 1: "queen druid"}, turn=2)
    p.act(2, "play:courtesan")
    light = p.twin()
    light.act(2, "offer:wizard")
    assert light.asked == (2, "partner")
    assert light.legal(2) == ["target:1", "target:3"]
    p.act(2, "offer:bishop")
    assert p.legal(2) == ["target:0", "target:1"]


@rule("BK-7.3.2")
def test_a_back_that_nobody_else_holds_cannot_be_swapped():
    p = position(hands={0: "courtesan wizard bishop", 1: "monk", 2: "", 3: "queen"})
    p.act(0, "play:courtesan")
    assert p.legal(0) == ["decline", "offer:wizard"]
    p = position(hands={0: "courtesan bishop", 1: "monk", 2: "", 3: "queen"})
    p.act(0, "play:courtesan")
    assert p.asked == (1, "play")


@rule("BK-7.3.3")
@pytest.mark.parametrize(
    ("offered", "returned"), [("wizard", "queen"), ("charlatan", "queen"), ("wizard", "charlatan")]
)
def test_the_partner_chooses_which_card_of_that_back_to_return(offered, returned):
    p = position(hands={0: f"courtesan {offered}", 1: f"saint {returned} king"})
    p.act(0, "play:courtesan", f"offer:{offered}", "target:1")
    assert p.asked == (1, "return")
    assert set(p.legal(1)) == {f"return:{returned}", "return:saint"}
    p.act(1, f"return:{returned}")
    assert p.hands[:2] == [{returned}, {"saint", "king", offered}]
    assert p.asked == (1, "play")


@rule("BK-7.3.3")
def test_the_partner_has_not_seen_the_offered_card_when_choosing():
    match = position(hands={0: "courtesan wizard", 1: "saint queen king"}).match()
    match.commit(0, ["play:courtesan", "offer:wizard", "target:1"])
    observation = match.observe(1)
    assert observation.state.cells[on.OFFERED] == NONE
    assert observation.witness.facts == []
    assert match.preview(1, ["return:queen"]).reveals
    told = [event for ply in match.events(1, since=1) for event in ply]
    assert not any(getattr(event, "kind", None) == number("wizard") for event in told)
    match.commit(1, ["return:queen"])
    assert match.events(1)[-1][1].kind == number("wizard")  # type: ignore[attr-defined]


@rule("BK-7.3.4")
@pytest.mark.parametrize("first", ["wizard", "bishop"])
def test_swaps_go_one_after_the_other_in_either_order(first):
    brought = {"wizard": "monk", "bishop": "king"}
    second = "bishop" if first == "wizard" else "wizard"
    p = position(hands={0: "courtesan wizard bishop", 1: "monk king"})
    p.act(0, "play:courtesan", f"offer:{first}", "target:1")
    p.act(1, f"return:{brought[first]}")
    assert p.asked == (0, "offer")
    assert p.hand(0) == {brought[first], second}  # seen before the second is decided
    assert p.hand(1) == {brought[second], first}
    assert p.legal(0) == ["decline", f"offer:{second}"]


@rule("BK-7.3.4")
def test_a_draft_ends_with_the_first_swap():
    match = position(hands={0: "courtesan wizard bishop", 1: "monk king"}).match()
    assert match.preview(0, ["play:courtesan", "offer:wizard", "target:1"]).whole
    match.commit(0, ["play:courtesan", "offer:wizard", "target:1"])
    match.commit(1, ["return:monk"])
    assert [SPACE.name(action) for action in match.legal(0)] == ["decline", "offer:bishop"]


# Clairvoyant


@rule("BK-7.4")
def test_the_clairvoyant_may_look_at_all_four_cards_which_stay_where_they_are():
    p = position(hands={0: "clairvoyant"}, middle="queen poisoner king abbot")
    p.act(0, "play:clairvoyant")
    assert p.asked == (0, "look")
    assert p.legal(0) == ["decline", "look"]
    hands = p.hands
    events = p.act(0, "look")
    assert effects(events) == [
        Looked(on.IN_MIDDLE + slot, 1, 0b0001, [number(card)])
        for slot, card in enumerate(["queen", "poisoner", "king", "abbot"])
    ]
    assert p.middle == ["queen", "poisoner", "king", "abbot"]
    assert p.hands == hands
    assert p.asked == (1, "play")


@rule("BK-7.4")
def test_who_declines_to_look_sees_nothing():
    p = position(hands={0: "clairvoyant"})
    p.act(0, "play:clairvoyant")
    assert of_type(Looked, p.act(0, "decline")) == []


# Killers


@rule("BK-7.5", "BK-7.6", "BK-7.7", "BK-7.8")
@pytest.mark.parametrize(
    ("killer", "victims"),
    [
        ("poisoner", {"bishop", "abbot"}),
        ("berserker", {"wizard", "intriguer"}),
        ("assassin", {"king", "queen"}),
        ("abbot", {"witch", "druid"}),
    ],
)
def test_a_killer_strikes_its_two_victims_and_nobody_else(killer, victims):
    struck = set()
    for card in CHARACTERS:
        if card != killer:
            p = position(hands={0: killer}, stacks={2: card})
            p.act(0, f"play:{killer}")
            if p.stack(2) == f"-{card}":
                struck.add(card)
            assert p.kills == [len(struck & {card}), 0, 0, 0]
    assert struck == victims


# Executioner


@rule("BK-7.9.1")
@pytest.mark.parametrize("played", ["bishop", "wizard"])
def test_the_executioner_must_name_a_character_and_strikes_only_that(played):
    p = position(hands={0: "executioner", 1: played, 2: "poisoner"})
    p.act(0, "play:executioner")
    assert p.asked == (0, "name")
    assert "decline" not in p.legal(0)
    events = p.act(0, "name:wizard")
    assert effects(events) == [Named(0, number("wizard"), number("executioner"))]
    p.act(1, f"play:{played}")
    assert p.stack(1) == ("-wizard" if played == "wizard" else "bishop")


@rule("BK-7.9.1")
@pytest.mark.parametrize("named", [card for card in CHARACTERS if card not in ("executioner", "saint")])
def test_whoever_is_named_can_be_struck(named):
    p = position(hands={0: "executioner", 1: named})
    p.act(0, "play:executioner", f"name:{named}")
    p.act(1, f"play:{named}")
    assert p.stack(1) == f"-{named}"
    assert p.kills == [1, 0, 0, 0]


@rule("BK-7.9.2")
@pytest.mark.parametrize(("seats", "removal"), [(4, False), (3, False), (3, True)])
def test_every_character_but_the_saint_can_be_named(seats, removal):
    p = position(
        seats=seats,
        options={"random_removal": removal},
        hands={0: "executioner king"},
        stacks={0: "monk", 1: "-bishop"},
    )
    p.act(0, "play:executioner")
    assert p.legal(0) == [f"name:{card}" for card in CHARACTERS if card != "saint"]


@rule("BK-7.9.3")
@pytest.mark.parametrize("stack", ["wizard", "wizard monk"])
def test_a_named_card_on_the_table_is_not_touched(stack):
    p = position(hands={0: "executioner", 1: "saint"}, stacks={1: stack})
    events = p.act(0, "play:executioner", "name:wizard")
    assert of_type(Eliminated, events) == []
    p.act(1, "play:saint", "token:blue")
    assert p.stack(1) == f"{stack} saint"
    assert p.kills == [0] * 4
