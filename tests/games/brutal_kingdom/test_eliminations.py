"""Section 6: eliminations and threats."""

import pytest

from games.brutal_kingdom.position import altered, effects, number, position
from positions import of_type
from regalia.games.brutal_kingdom.events import Eliminated, Idle
from rules import rule

KILLERS = {
    "poisoner": ("bishop", "abbot"),
    "berserker": ("wizard", "intriguer"),
    "assassin": ("king", "queen"),
    "abbot": ("witch", "druid"),
}
THREATS = [("king", "queen"), ("queen", "king"), ("executioner", "wizard"), ("executioner", "monk")]
one_killer = pytest.mark.parametrize(
    ("killer", "victim"), [(killer, victim) for killer, pair in KILLERS.items() for victim in pair]
)
one_threat = pytest.mark.parametrize(("threat", "victim"), THREATS)


@rule("BK-6.1")
@one_killer
def test_an_elimination_turns_the_whole_stack_face_down(killer, victim):
    p = position(hands={0: killer}, stacks={0: "saint", 1: f"monk charlatan {victim}", 2: "white-knight"})
    p.act(0, f"play:{killer}")
    assert p.stacks == [f"saint {killer}", f"-monk -charlatan -{victim}", "white-knight", ""]


@rule("BK-6.1")
@one_threat
def test_a_threat_turns_the_whole_stack_face_down(threat, victim):
    p = position(hands={0: victim}, stacks={0: "abbot druid", 1: f"saint {threat}"}, named=victim)
    p.act(0, f"play:{victim}")
    assert p.stacks == [f"-abbot -druid -{victim}", f"saint {threat}", "", ""]


@rule("BK-6.2")
def test_cards_that_lie_face_down_stay_so_and_the_next_lies_face_up():
    p = position(hands={0: "assassin", 1: "bishop"}, stacks={1: "-abbot -monk king"})
    p.act(0, "play:assassin")
    assert p.stack(1) == "-abbot -monk -king"
    p.act(1, "play:bishop")
    assert p.stack(1) == "-abbot -monk -king bishop"


@rule("BK-6.3")
@pytest.mark.parametrize("stack", ["king", "abbot king", "-abbot monk charlatan king"])
def test_an_elimination_brings_one_token_at_once_however_tall_the_stack(stack):
    p = position(hands={2: "assassin"}, stacks={1: stack}, turn=2, kills={1: 5, 2: 3})
    events = p.act(2, "play:assassin")
    assert p.kills == [0, 5, 4, 0]
    turned = sum(not card.startswith("-") for card in stack.split())
    assert of_type(Eliminated, events) == [Eliminated(1, number("king"), 2, number("assassin"), turned)]


@rule("BK-6.3")
@one_threat
def test_a_threat_brings_its_owner_one_token_at_once(threat, victim):
    p = position(hands={0: victim}, stacks={0: "abbot druid", 3: threat}, named=victim)
    p.act(0, f"play:{victim}")
    assert p.kills == [0, 0, 0, 1]


@rule("BK-6.4")
@one_killer
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_a_killer_must_eliminate_a_victim_on_top_of_another_stack(killer, victim, seat):
    # The killer opens the round, so the victim was played in an earlier one.
    p = position(hands={2: killer}, stacks={seat: victim}, turn=2)
    p.act(2, f"play:{killer}")
    assert p.stack(seat) == f"-{victim}"
    assert p.kills == [0, 0, 1, 0]
    assert p.asked == (3, "play")


@rule("BK-6.4")
@one_killer
def test_a_killer_strikes_a_victim_of_its_own_round(killer, victim):
    p = position(hands={0: victim, 1: killer})
    p.play(0, victim)
    p.act(1, f"play:{killer}")
    assert p.stacks[:2] == [f"-{victim}", killer]


@rule("BK-6.4", "BK-6.6")
@one_killer
def test_covered_face_down_and_own_cards_are_no_victims(killer, victim):
    other = next(card for card in KILLERS[killer] if card != victim)
    p = position(hands={0: killer}, stacks={0: "charlatan", 1: f"{victim} saint", 2: f"-{other}"})
    p.act(0, f"play:{killer}")
    assert p.stacks == [f"charlatan {killer}", f"{victim} saint", f"-{other}", ""]
    assert p.kills == [0] * 4
    p = position(hands={0: killer}, stacks={0: victim})
    p.act(0, f"play:{killer}")
    assert p.stack(0) == f"{victim} {killer}"
    assert p.kills == [0] * 4


@rule("BK-6.4")
def test_a_killer_never_strikes_its_own_stack_even_if_a_corrected_card_says_so():
    components = altered(poisoner={"victims": ["poisoner", "bishop"]})
    p = position(hands={0: "poisoner"}, components=components)
    p.act(0, "play:poisoner")
    assert p.stack(0) == "poisoner"
    assert p.kills == [0] * 4


@rule("BK-6.5")
@pytest.mark.parametrize("killer", KILLERS)
@pytest.mark.parametrize("chosen", [0, 1])
def test_with_two_victims_the_killers_player_chooses_and_the_other_is_spared(killer, chosen):
    pair = KILLERS[killer]
    p = position(hands={0: killer}, stacks={1: f"monk {pair[0]}", 3: f"saint {pair[1]}"})
    p.act(0, f"play:{killer}")
    assert p.asked == (0, "victim")
    assert set(p.legal(0)) == {f"kill:{victim}" for victim in pair}
    assert p.kills == [0] * 4
    p.act(0, f"kill:{pair[chosen]}")
    assert p.stack(1) == (f"monk {pair[0]}" if chosen else f"-monk -{pair[0]}")
    assert p.stack(3) == (f"-saint -{pair[1]}" if chosen else f"saint {pair[1]}")
    assert p.kills == [1, 0, 0, 0]
    assert p.asked == (1, "play")


@rule("BK-6.5")
@pytest.mark.parametrize("killer", KILLERS)
def test_one_possible_victim_is_struck_without_asking(killer):
    first, second = KILLERS[killer]
    p = position(hands={0: killer}, stacks={1: first, 2: f"-{second}"})
    p.act(0, f"play:{killer}")
    assert p.asked == (1, "play")
    assert p.stacks == [killer, f"-{first}", f"-{second}", ""]


@rule("BK-6.6")
@one_killer
def test_a_killer_without_a_victim_does_nothing_and_later_victims_are_safe(killer, victim):
    p = position(hands={0: killer, 1: victim}, stacks={2: "charlatan"})
    assert effects(p.act(0, f"play:{killer}"))[1:] == [Idle(0, number(killer))]
    p.play(1, victim)
    assert p.stacks == [killer, victim, "charlatan", ""]
    assert p.kills == [0] * 4


@rule("BK-6.7")
@pytest.mark.parametrize(("threat", "victim"), THREATS[:2])
def test_king_and_queen_strike_when_another_player_plays_their_victim(threat, victim):
    p = position(hands={0: threat, 1: "bishop", 2: victim}, stacks={2: "abbot"})
    assert len(effects(p.act(0, f"play:{threat}"))) == 1
    p.act(1, "play:bishop")
    events = p.act(2, f"play:{victim}")
    assert p.stacks[:3] == [threat, "bishop", f"-abbot -{victim}"]
    assert p.kills == [1, 0, 0, 0]
    assert of_type(Eliminated, events) == [Eliminated(2, number(victim), 0, number(threat), 2)]


@rule("BK-6.7")
def test_the_executioner_strikes_when_another_player_plays_the_named_card():
    p = position(hands={0: "executioner", 1: "bishop", 2: "wizard"}, stacks={2: "abbot"})
    p.act(0, "play:executioner", "name:wizard")
    p.act(1, "play:bishop")
    p.act(2, "play:wizard")
    assert p.stacks[:3] == ["executioner", "bishop", "-abbot -wizard"]
    assert p.kills == [1, 0, 0, 0]


@rule("BK-6.7")
@one_threat
def test_a_threat_lasts_into_the_next_round(threat, victim):
    p = position(hands={0: victim}, stacks={3: threat}, named=victim, turn=0)
    p.act(0, f"play:{victim}")
    assert p.stack(0) == f"-{victim}"


@rule("BK-6.7")
def test_a_threat_strikes_again_and_again():
    p = position(
        hands={0: "queen", 1: "bishop", 2: "poisoner", 3: "abbot"}, stacks={3: "executioner"}, named="queen"
    )
    p.act(0, "play:queen")
    p.act(1, "play:bishop")
    assert p.kills == [0, 0, 0, 1]
    assert p.stacks[:2] == ["-queen", "bishop"]
    assert p.state.threatens(number("executioner"))


@rule("BK-6.8")
@one_threat
def test_a_covered_threat_strikes_nobody(threat, victim):
    p = position(hands={0: "abbot", 1: victim}, stacks={0: threat}, named=victim)
    p.act(0, "play:abbot")
    p.play(1, victim)
    assert p.stacks[:2] == [f"{threat} abbot", victim]
    assert p.kills == [0] * 4


@rule("BK-6.11")
@pytest.mark.parametrize(("threat", "victim"), THREATS[:2])
def test_a_threat_that_was_killed_strikes_nobody(threat, victim):
    p = position(hands={0: threat, 1: "assassin", 2: victim})
    p.act(0, f"play:{threat}")
    p.act(1, "play:assassin")
    p.act(2, f"play:{victim}")
    assert p.stacks[:3] == [f"-{threat}", "assassin", victim]
    assert p.kills == [0, 1, 0, 0]


@rule("BK-6.11")
def test_an_executioner_turned_face_down_with_its_stack_strikes_nobody():
    p = position(hands={0: "wizard"}, stacks={3: "executioner"}, named="wizard")
    p["face_up"] = 0
    p.act(0, "play:wizard")
    assert p.stack(0) == "wizard"
    assert p.kills == [0] * 4


@rule("BK-6.8", "BK-7.1.2")
def test_a_revived_threat_lies_covered_and_strikes_nobody():
    p = position(hands={0: "charlatan", 1: "queen"}, stacks={0: "king"})
    p["face_up"] = 0
    p.act(0, "play:charlatan", "revive:king")
    p.act(1, "play:queen")
    assert p.stacks[:2] == ["king charlatan", "queen"]


@rule("BK-6.9")
@one_threat
def test_ones_own_threat_never_strikes_ones_own_card(threat, victim):
    p = position(hands={0: victim}, stacks={0: threat}, named=victim)
    p.act(0, f"play:{victim}")
    assert p.stack(0) == f"{threat} {victim}"
    assert p.kills == [0] * 4


@rule("BK-6.10")
@pytest.mark.parametrize("opener", range(4))
@pytest.mark.parametrize("king_first", [True, False])
def test_of_two_threats_the_one_played_earlier_gets_the_only_token(opener, king_first):
    one, two, three = ((opener + step) % 4 for step in range(3))
    king, executioner = (one, two) if king_first else (two, one)
    p = position(hands={king: "king", executioner: "executioner", three: "queen"}, turn=opener)
    for seat in (one, two):
        if seat == king:
            p.act(seat, "play:king")
        else:
            p.act(seat, "play:executioner", "name:queen")
    events = p.act(three, "play:queen")
    assert p.stack(three) == "-queen"
    assert p.kills == [1 if seat == one else 0 for seat in range(4)]
    assert len(of_type(Eliminated, events)) == 1


@rule("BK-6.10")
def test_a_threat_that_moved_is_as_old_as_before():
    p = position(hands={1: "king", 2: "executioner", 3: "intriguer", 0: "queen"}, turn=1)
    p.act(1, "play:king")
    p.act(2, "play:executioner", "name:queen")
    p.act(3, "play:intriguer")
    assert p.stack(3) == "king"
    p.act(0, "play:queen")
    assert p.kills == [0, 0, 0, 1]


STRUCK: dict[str, object] = {"struck_killers_strike": True}


@rule("BK-5.4")
@one_killer
def test_with_struck_killers_strike_a_killer_that_runs_into_a_threat_still_strikes(killer, victim):
    stacks = {0: "monk", 1: f"saint {victim}", 2: "executioner"}
    for options, kills in (({}, [0, 0, 1, 0]), (STRUCK, [1, 0, 1, 0])):
        p = position(hands={0: killer}, stacks=stacks, named=killer, options=options)
        events = p.act(0, f"play:{killer}")
        struck, *strikes = of_type(Eliminated, events)
        assert struck == Eliminated(0, number(killer), 2, number("executioner"), 2)
        assert strikes == [Eliminated(1, number(victim), 0, number(killer), 2)][: bool(options)]
        assert p.kills == kills
        assert p.stacks == [
            f"-monk -{killer}",
            f"-saint -{victim}" if options else f"saint {victim}",
            "executioner",
            "",
        ]
        assert p.asked == (1, "play")


@rule("BK-5.4")
@pytest.mark.parametrize("killer", KILLERS)
def test_a_struck_killer_with_two_victims_chooses_one(killer):
    first, second = KILLERS[killer]
    stacks = {1: first, 2: second, 3: "executioner"}
    p = position(hands={0: killer}, stacks=stacks, named=killer, options=STRUCK)
    p.act(0, f"play:{killer}")
    assert p.asked == (0, "victim")
    assert set(p.legal(0)) == {f"kill:{first}", f"kill:{second}"}
    p.act(0, f"kill:{second}")
    assert p.stacks == [f"-{killer}", first, f"-{second}", "executioner"]
    assert p.kills == [1, 0, 0, 1]


@rule("BK-5.4")
@pytest.mark.parametrize("killer", KILLERS)
def test_a_struck_killer_without_a_victim_does_nothing(killer):
    p = position(hands={0: killer}, stacks={3: "executioner"}, named=killer, options=STRUCK)
    events = p.act(0, f"play:{killer}")
    assert of_type(Idle, events) == [Idle(0, number(killer))]
    assert p.kills == [0, 0, 0, 1]


@rule("BK-5.4")
@pytest.mark.parametrize("card", ["intriguer", "witch", "charlatan", "king", "inquisitor"])
def test_with_struck_killers_strike_other_cards_still_lose_their_text(card):
    stacks = {0: "-monk", 1: "bishop", 3: "executioner"}
    p = position(hands={0: f"{card} wizard"}, stacks=stacks, named=card, options=STRUCK)
    p.act(0, f"play:{card}")
    assert p.asked == (1, "play")
    assert p.stacks == [f"-monk -{card}", "bishop", "", "executioner"]
    assert not p.state.threatens(number(card))
