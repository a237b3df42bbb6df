"""Section 14: what players know."""

from collections import Counter

import pytest

from games.kardinal_koenig.position import GAME, names, position, random_game
from positions import of_type
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.cards import COLOURS, LAST
from regalia.games.kardinal_koenig.events import CountryScored, FinalScoring
from regalia.games.kardinal_koenig.view import KardinalKoenigView
from regalia.kernel.events import Moved
from regalia.kernel.match import Match
from regalia.kernel.zones import SPECTATOR
from rules import rule

VIEWERS = range(SPECTATOR, 4)


def view(match: Match, viewer: int) -> KardinalKoenigView:
    seen = GAME.view(match.observe(viewer))
    assert isinstance(seen, KardinalKoenigView)
    return seen


def knows(match: Match, viewer: int) -> Counter[tuple[str, str]]:
    """The cards a viewer is sure of, with their zones."""
    space = match.setup.space
    return Counter(
        (COLOURS[fact.kind], "|".join(space.names(fact.zones))) for fact in match.witnesses[viewer].facts
    )


@rule("KK-14.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_hands_are_secret_and_their_sizes_are_not(viewer):
    seen = view(position(hands={0: "red red cream", 1: "green purple"}).match(), viewer)
    assert [player.cards for player in seen.players] == [3, 2, 3, 3]
    for seat, player in enumerate(seen.players):
        assert len(player.hand) == (player.cards if seat == viewer else 0)


@rule("KK-14.1")
def test_hands_and_deck_are_hidden_from_everyone_else():
    for step in random_game(4, 2):
        state = step.after.state
        for viewer in VIEWERS:
            seen = state.redact(viewer)
            for zone in range(len(state.space.zones)):
                hidden = zone == on.IN_DECK or (zone < on.IN_DECK and zone != viewer)
                assert seen.cards(zone) == ([] if hidden else state.cards(zone))
                assert len(seen.cards(zone)) + seen.hidden_count(zone) == len(state.cards(zone))


@rule("KK-14.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_table_is_public(viewer):
    p = position(
        hands={0: "red red cream"}, display="purple green", houses={1: "italien-1", 2: "italien-2"},
        advisors={1: "italien"}, points={3: 12},
    )  # fmt: skip
    match = p.match()
    match.commit(0, ["exchange:red", "deck"])
    seen = view(match, viewer)
    assert names(seen.display) == "green purple"
    assert names(seen.discards) == "red"
    assert names(seen.out) == "red green cream orange purple"
    assert seen.deck == match.state.hidden_count(on.IN_DECK) + len(match.state.cards(on.IN_DECK))
    assert [player.points for player in seen.players] == [0, 0, 0, 12]
    assert [(player.monasteries, player.advisors) for player in seen.players] == [
        (20, 8), (19, 7), (19, 8), (20, 8),
    ]  # fmt: skip
    italy = seen.countries[3]
    assert (italy.monasteries, italy.advisors) == ([0, 1, 1, 0], [0, 1, 0, 0])
    assert (italy.most_advisors, italy.leaders, italy.masters) == (1, [1, 2], [1])
    assert [seen.fields[field] for field in p.fields("italien-1 italien-2 italien-3")] == [1, 2, -1]


@rule("KK-14.3")
def test_a_card_from_the_display_stays_known_until_it_is_played():
    match = position(hands={0: "red red cream"}, display="purple green").match()
    match.commit(0, ["exchange:red", "take:purple"])
    for viewer in VIEWERS:
        known = {("purple", "hand:0"): 1} if viewer != 0 else {}
        assert knows(match, viewer) == known
    for seat in (1, 2, 3):
        match.commit(seat, [f"exchange:{COLOURS[match.state.cards(seat)[0]]}", "deck"])
    assert knows(match, 1)["purple", "hand:0"] == 1
    match.commit(0, ["play:purple", "country:frankreich", "field:frankreich-1", "deck"])
    assert all(knows(match, viewer) == {} for viewer in VIEWERS)


@rule("KK-14.3")
def test_a_card_from_the_deck_is_seen_by_whoever_drew_it():
    match = position(hands={0: "red red cream"}).match()
    match.commit(0, ["exchange:red", "deck"])
    for viewer in VIEWERS:
        (drawn,) = [move for move in of_type(Moved, match.events(viewer)[-1]) if move.source == on.IN_DECK]
        assert (drawn.kind is not None) == (viewer == 0)


@rule("KK-14.4")
def test_the_cards_of_the_new_deck_are_known_and_their_order_is_not():
    match = position(hands={0: "red red cream"}, deck="orange").match()
    discards = Counter(match.state.cards(on.IN_DISCARDS))
    match.commit(0, ["exchange:red", "deck"])
    discards[COLOURS.index("red")] += 1
    for viewer in VIEWERS:
        facts = match.witnesses[viewer].facts
        deck = 1 << on.IN_DECK
        assert Counter(fact.kind for fact in facts if fact.zones == deck) == discards
    before = len(match.witnesses[2].facts)
    match.commit(1, [f"exchange:{COLOURS[match.state.cards(1)[0]]}", "deck"])
    facts = match.witnesses[2].facts
    assert len(facts) == before
    assert {fact.zones for fact in facts} == {1 << on.IN_DECK | 1 << 1}, "any of them may be the one drawn"


NO_AIDS: dict[str, object] = {"memory_aids": False}


@rule("KK-14.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_without_memory_aids_cards_from_the_display_are_not_marked(viewer):
    match = position(hands={0: "red red cream"}, display="purple green", options=NO_AIDS).match()
    match.commit(0, ["exchange:red", "take:purple"])
    seen = view(match, viewer)
    assert (seen.known, seen.absent) == ([], [])
    assert knows(match, viewer) == ({("purple", "hand:0"): 1} if viewer != 0 else {}), "bots may use it"


@rule("KK-14.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_without_memory_aids_nobody_is_told_how_it_would_end(viewer):
    for aids in (True, False):
        p = position(houses={1: "italien-1"}, options={"memory_aids": aids})
        seen = view(p.match(), viewer)
        assert (seen.outlook is not None) == aids
        assert [player.outlook for player in seen.players] == ([0, 1, 0, 0] if aids else [None] * 4)


@rule("KK-14.5")
def test_without_memory_aids_the_last_play_does_not_tell_its_result():
    for aids in (True, False):
        match = position(
            start=1, half=LAST, hands={0: "cream red red"}, houses={1: "italien-1"},
            options={"memory_aids": aids},
        ).match()  # fmt: skip
        preview = match.preview(0, ["exchange:red"])
        assert preview.whole
        assert preview.reveals == (not aids)
        assert of_type(FinalScoring, preview.events) == ([FinalScoring(False)] if aids else [])
        assert of_type(CountryScored, preview.events) == [], "a draft tells it in brief"
        match.commit(0, ["exchange:red"])
        assert match.over
        assert [sheet.final for sheet in view(match, 2).sheets] == [False, True]
        assert view(match, 2).outlook is None


@rule("KK-14.5")
def test_without_memory_aids_the_sheets_of_scorings_are_shown():
    *_, last = random_game(3, 1, memory_aids=False)
    assert [sheet.final for sheet in last.after.view().sheets] == [False, True]
