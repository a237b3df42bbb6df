"""Section 11: what players know."""

from collections.abc import Iterable

import pytest

from games.brutal_kingdom.position import GAME, number, position, random_game
from playing import seed
from positions import of_type
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.actions import SPACE
from regalia.games.brutal_kingdom.cards import CHARACTERS
from regalia.games.brutal_kingdom.events import Named, Ranked, Swapping
from regalia.games.brutal_kingdom.view import BrutalKingdomView
from regalia.kernel.events import Event, Looked, Moved, Shown
from regalia.kernel.match import Match
from regalia.kernel.zones import SPECTATOR
from rules import rule

VIEWERS = range(SPECTATOR, 4)


def knows(match: Match, viewer: int) -> dict[str, set[str]]:
    """By character: the zones where a viewer remembers that it must lie."""
    space = match.setup.space
    facts = match.witnesses[viewer].facts
    return {CHARACTERS[fact.kind]: set(space.names(fact.zones)) for fact in facts}


def told(match: Match, viewer: int) -> list[Event]:
    """What the last commit told a viewer."""
    return match.events(viewer)[-1]


def ways(match: Match, viewer: int) -> list[tuple[str, str]]:
    """From where to where cards went in the last commit, as a viewer was told."""
    zones = match.setup.space.zones
    return [(zones[m.source].name, zones[m.target].name) for m in of_type(Moved, told(match, viewer))]


def named_in(events: Iterable[Event]) -> set[str]:
    """All the characters whose cards these events show."""
    kinds: set[int] = set()
    for event in events:
        if isinstance(event, Moved | Shown) and event.kind is not None:
            kinds.add(event.kind)
        elif isinstance(event, Looked) and event.kinds is not None:
            kinds.update(event.kinds)
    return {CHARACTERS[kind] for kind in kinds}


def view(match: Match, viewer: int) -> BrutalKingdomView:
    seen = GAME.view(match.observe(viewer))
    assert isinstance(seen, BrutalKingdomView)
    return seen


# What is always public


@rule("BK-11.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_number_and_the_backs_of_hidden_cards_are_public_and_their_faces_are_not(seats):
    for step in random_game(seats, 1):
        state = step.after.state
        for viewer in range(SPECTATOR, seats):
            seen = state.redact(viewer)
            own = [on.IN_HAND + viewer, on.IN_HAND + 4 + viewer, on.IN_PASS + viewer, on.IN_PASS + 4 + viewer]
            if viewer == state.turn:
                own += [on.IN_OFFER, on.IN_OFFER + 1]  # whoever put a card down for a swap knows it
            for zone in range(state.space.hidden):
                cards = state.cards(zone)
                assert len(seen.cards(zone)) + seen.hidden_count(zone) == len(cards)
                assert seen.cards(zone) == (cards if viewer >= 0 and zone in own else [])


@rule("BK-11.1")
def test_everyones_view_counts_the_cards_of_each_back():
    match = position(
        hands={0: "witch monk queen", 1: "king", 2: "abbot bishop saint", 3: ""}, middle="poisoner"
    ).match()
    for viewer in VIEWERS:
        seen = view(match, viewer)
        assert [(seat.light, seat.dark) for seat in seen.seats] == [(2, 1), (0, 1), (1, 2), (0, 0)]
        assert seen.middle == [True] * 4
        for seat, other in enumerate(seen.seats):
            assert len(other.hand) == (other.light + other.dark if seat == viewer else 0)


@rule("BK-11.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_cards_in_all_stacks_are_public_face_down_or_not(viewer):
    p = position(stacks={0: "-king -monk abbot", 1: "witch", 2: "-wizard"})
    seen = view(p.match(), viewer)
    assert [[(CHARACTERS[card.kind], card.face_up) for card in seat.stack] for seat in seen.seats] == [
        [("king", False), ("monk", False), ("abbot", True)],
        [("witch", True)],
        [("wizard", False)],
        [],
    ]


@rule("BK-11.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_sees_which_card_is_played_even_if_it_is_struck_at_once(viewer):
    match = position(hands={0: "queen"}, stacks={3: "king"}).match()
    match.commit(0, ["play:queen"])
    assert named_in(told(match, viewer)) == {"queen"}
    assert view(match, viewer).seats[0].stack[0].kind == number("queen")


@rule("BK-11.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_tokens_stock_and_chapel_are_public(viewer):
    p = position(
        stock={"blue": 3, "green": 4, "yellow": 5},
        tokens={0: {"blue": 1}, 2: {"green": 2, "yellow": 3}},
        kills={1: 4},
        chapter=2,
        chapel="green elimination",
    )
    seen = view(p.match(), viewer)
    assert seen.stock == [3, 4, 5]
    assert [seat.tokens for seat in seen.seats] == [[1, 0, 0], [0, 0, 0], [0, 2, 3], [0, 0, 0]]
    assert [seat.kills for seat in seen.seats] == [0, 4, 0, 0]
    assert seen.chapel == [1, 3, -1, -1]


# Passing


def everyone_passes(match: Match) -> list[str]:
    """Everyone passes their first card; gives these cards by seat."""
    passed = []
    for seat in range(4):
        action = match.legal(seat)[0]
        passed.append(SPACE.name(action).removeprefix("pass:"))
        match.commit(seat, [action])
    return passed


@rule("BK-11.4")
def test_a_passed_card_is_known_to_giver_and_receiver_and_to_nobody_else():
    match = Match(GAME.setup(4), seed(1))
    light = everyone_passes(match)
    for giver, card in enumerate(light):
        receiver = (giver + 1) % 4
        assert knows(match, giver)[card] == {f"hand:{receiver}:light"}
        for viewer in VIEWERS:
            if viewer != giver:
                assert card not in knows(match, viewer)
            moves = [e for e in of_type(Moved, told(match, viewer)) if e.source == on.IN_PASS + giver]
            seen = {move.kind for move in moves}
            assert seen == ({number(card)} if viewer in (giver, receiver) else {None})
    dark = everyone_passes(match)
    for giver, card in enumerate(dark):
        receiver = (giver - 1) % 4
        assert knows(match, giver) == {
            light[giver]: {f"hand:{(giver + 1) % 4}:light"},
            card: {f"hand:{receiver}:dark"},
        }
        assert card in {
            CHARACTERS[kind] for kind in match.observe(receiver).state.cards(on.IN_HAND + 4 + receiver)
        }
    assert knows(match, SPECTATOR) == {}


@rule("BK-11.5")
@pytest.mark.parametrize("dark", [False, True])
def test_it_is_public_who_has_chosen_a_card_to_pass_but_not_which(dark):
    match = Match(GAME.setup(4), seed(1))
    if dark:
        everyone_passes(match)
    action = match.legal(2)[1]
    match.commit(2, [action])
    for viewer in VIEWERS:
        seen = view(match, viewer)
        assert [seat.chosen for seat in seen.seats] == [False, False, True, False]
        assert seen.deciders == [0, 1, 3]
        card = number(SPACE.name(action).removeprefix("pass:"))
        assert seen.seats[2].passing == (card if viewer == 2 else None)
        (move,) = of_type(Moved, told(match, viewer))
        assert move.kind == (card if viewer == 2 else None)


@rule("BK-11.5")
def test_who_changes_a_choice_shows_neither_the_old_card_nor_the_new():
    match = Match(GAME.setup(4), seed(1))
    first, second = match.legal(2)
    match.commit(2, [first])
    match.commit(2, [second])
    for viewer in VIEWERS:
        if viewer != 2:
            assert named_in(told(match, viewer)) == set()
            assert knows(match, viewer) == {}
            assert view(match, viewer).seats[2].chosen


# Looking


@rule("BK-11.6")
def test_what_the_clairvoyant_sees_nobody_else_does():
    match = position(hands={0: "clairvoyant"}, middle="queen poisoner king abbot").match()
    match.commit(0, ["play:clairvoyant", "look"])
    assert knows(match, 0) == {
        "queen": {"middle:0"},
        "poisoner": {"middle:1"},
        "king": {"middle:2"},
        "abbot": {"middle:3"},
    }
    for viewer in (SPECTATOR, 1, 2, 3):
        assert knows(match, viewer) == {}
        looks = of_type(Looked, told(match, viewer))
        assert [(look.zone, look.seen, look.kinds) for look in looks] == [
            (on.IN_MIDDLE + slot, 0b0001, None) for slot in range(4)
        ]


@rule("BK-11.6")
def test_what_the_witch_sees_nobody_else_does():
    match = position(hands={0: "witch monk", 1: "saint", 2: "queen king abbot"}).match()
    match.commit(0, ["play:witch", "target:2"])
    assert knows(match, 0) == {
        "queen": {"hand:2:light"},
        "king": {"hand:2:dark"},
        "abbot": {"hand:2:dark"},
    }
    for viewer in (SPECTATOR, 1, 2, 3):
        assert knows(match, viewer) == {}
    for viewer in (SPECTATOR, 1, 3):
        looks = of_type(Looked, told(match, viewer))
        assert [(look.zone, look.count, look.seen, look.kinds) for look in looks] == [
            (on.IN_HAND + 2, 1, 0b0001, None),
            (on.IN_HAND + 4 + 2, 2, 0b0001, None),
        ]


# Swaps


@rule("BK-11.7")
@pytest.mark.parametrize(
    ("side", "offered", "returned"), [("light", "wizard", "queen"), ("dark", "bishop", "king")]
)
def test_in_a_courtesans_swap_each_side_sees_what_comes_and_remembers_what_went(side, offered, returned):
    hands = {2: "courtesan wizard bishop", 1: "saint queen king abbot", 3: "monk", 0: "druid"}
    match = position(hands=hands, turn=2).match()
    match.commit(2, ["play:courtesan", f"offer:{offered}", "target:1"])
    for viewer in (SPECTATOR, 0, 1, 3):
        assert named_in(told(match, viewer)) == {"courtesan"}
        assert ways(match, viewer)[1:] == [(f"hand:2:{side}", f"offer:{side}")]
        assert Swapping(2, 1, 0 if side == "light" else 1) in told(match, viewer)
    match.commit(1, [f"return:{returned}"])
    assert knows(match, 2) == {offered: {f"hand:1:{side}"}}
    assert knows(match, 1) == {returned: {f"hand:2:{side}"}}
    for viewer in (1, 2):
        assert named_in(told(match, viewer)) == {offered, returned}
    for viewer in (SPECTATOR, 0, 3):
        assert knows(match, viewer) == {}
        assert named_in(told(match, viewer)) == set()
        assert ways(match, viewer) == [
            (f"hand:1:{side}", f"hand:2:{side}"),
            (f"offer:{side}", f"hand:1:{side}"),
        ]


@rule("BK-11.7")
def test_one_who_knew_the_partners_card_is_no_longer_sure_where_it_lies():
    match = position(hands={3: "witch druid", 0: "courtesan wizard", 1: "saint queen"}, turn=3).match()
    match.commit(3, ["play:witch", "target:1"])
    match.commit(0, ["play:courtesan", "offer:wizard", "target:1"])
    match.commit(1, ["return:queen"])
    assert knows(match, 3) == {
        "saint": {"hand:0:light", "hand:1:light"},
        "queen": {"hand:0:light", "hand:1:light"},
    }


@rule("BK-11.7")
@pytest.mark.parametrize("card", ["druid", "monk", "white-knight"])
@pytest.mark.parametrize(
    ("side", "slot", "given", "taken"), [("light", 1, "wizard", "poisoner"), ("dark", 3, "bishop", "abbot")]
)
def test_in_a_swap_with_the_middle_only_its_player_sees_both_cards(card, side, slot, given, taken):
    hands = {2: f"{card} wizard bishop"}
    match = position(hands=hands, middle="queen poisoner king abbot", turn=2).match()
    match.commit(2, [f"play:{card}", f"offer:{given}", f"slot:{slot}"])
    assert named_in(told(match, 2)) == {card, given, taken}
    assert knows(match, 2) == {given: {f"middle:{slot}"}}
    for viewer in (SPECTATOR, 0, 1, 3):
        assert named_in(told(match, viewer)) == {card}
        assert knows(match, viewer) == {}
        assert ways(match, viewer)[1:] == [
            (f"hand:2:{side}", f"offer:{side}"),
            (f"middle:{slot}", f"hand:2:{side}"),
            (f"offer:{side}", f"middle:{slot}"),
        ]


@rule("BK-11.8")
@pytest.mark.parametrize(("shown", "side"), [("queen", "light"), ("abbot", "dark")])
@pytest.mark.parametrize(("given", "its_side"), [("wizard", "light"), ("king", "dark")])
def test_all_know_where_the_shown_card_goes_but_only_two_know_the_card_given(shown, side, given, its_side):
    hands = {1: "inquisitor king wizard", 0: "saint", 2: "queen abbot", 3: "monk"}
    match = position(hands=hands, turn=1).match()
    match.commit(1, ["play:inquisitor", "rank:20", f"name:{shown}"])
    for viewer in (SPECTATOR, 0, 1, 3):
        assert knows(match, viewer) == {shown: {f"hand:2:{side}"}}
        assert Shown(match.setup.space.number(f"hand:2:{side}"), number(shown)) in told(match, viewer)
    match.commit(1, [f"give:{given}"])
    assert knows(match, 1) == {given: {f"hand:2:{its_side}"}}
    for viewer in (SPECTATOR, 0, 2, 3):
        assert knows(match, viewer) == {shown: {f"hand:1:{side}"}}
    for viewer in VIEWERS:
        assert named_in(told(match, viewer)) == ({shown, given} if viewer in (1, 2) else {shown})
        assert ways(match, viewer) == [
            (f"hand:1:{its_side}", f"hand:2:{its_side}"),
            (f"hand:2:{side}", f"hand:1:{side}"),
        ]


@rule("BK-11.9")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_executioners_name_is_public(viewer):
    match = position(hands={0: "executioner"}).match()
    match.commit(0, ["play:executioner", "name:witch"])
    assert Named(0, number("witch"), number("executioner")) in told(match, viewer)
    seen = view(match, viewer)
    assert seen.named == number("witch")
    threat = seen.seats[0].threat
    assert threat is not None
    assert threat.victims == [number("witch")]


@rule("BK-11.9")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("rank", [0, 20])
def test_the_inquisitors_rank_is_public(viewer, rank):
    match = position(hands={0: "inquisitor"}).match()
    match.commit(0, ["play:inquisitor", f"rank:{rank}", "name:inquisitor"])
    assert Ranked(0, rank) in told(match, viewer)
    assert view(match, viewer).inquisitor_rank == rank
