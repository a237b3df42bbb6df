"""What players know."""

import random

from games.kings_blood.position import GAME, kind, position, view
from playing import random_plies, seed
from regalia.kernel.match import Match
from regalia.kernel.view import Known
from rules import rule


@rule("KB-15.1")
def test_numbers_of_cards_and_the_open_cards_are_public():
    match = Match(GAME.setup(4, {"advanced": True}), seed(3))
    for _ in random_plies(match, random.Random(3)):
        views = [view(match, viewer) for viewer in range(-1, 4)]
        for seen in views:
            assert [player.cards for player in seen.players] == [p.cards for p in views[0].players]
            assert (seen.deck, seen.discards, seen.people) == (
                views[0].deck,
                views[0].discards,
                views[0].people,
            )


@rule("KB-15.2")
def test_a_drawn_card_is_seen_by_whoever_drew_it():
    match = position("fenna", {0: "florin petchu"}, deck="aia wanda").match()
    match.commit(0, ["draw"])
    held = view(match, 0).held
    assert held in (kind("aia"), kind("wanda"))
    assert view(match, 1).held is None
    assert view(match, 1).holding
    match.commit(0, ["keep"])
    assert held in view(match, 0).players[0].hand
    assert view(match, 1).players[0].hand == []
    assert view(match, 1).known == []


@rule("KB-15.3")
def test_an_exiled_card_is_known_to_all_until_it_is_played():
    match = position("fenna ivo@0,2", {0: "exile petchu", 1: "sabine tamsin"}).match()
    match.commit(0, ["play:exile", "on:ivo", "seat:1"])
    hand = match.setup.space.number("hand:1")
    for viewer in (-1, 0, 2):
        assert view(match, viewer).known == [Known(kind("ivo"), [hand])]
    match.commit(1, ["play:ivo", "left:fenna", "decline"])
    for viewer in (-1, 0, 2):
        assert view(match, viewer).known == []


@rule("KB-15.4")
def test_everybody_sees_which_discards_are_shuffled_in():
    match = position("fenna", {0: "florin petchu"}, deck="", rest=None).match()
    before = view(match, 2).discards
    match.commit(0, ["draw"])
    assert sorted({fact.kind for fact in view(match, 2).known}) == sorted(set(before))
    deck, held = match.setup.space.number("deck"), match.setup.space.number("held")
    assert all(fact.zones in ([deck, held], [deck]) for fact in view(match, 2).known)
    twice = [fact for fact in view(match, 2).known if match.setup.space.kinds[fact.kind] == "exile"]
    assert [fact.zones for fact in twice] == [[deck], [deck, held]], "of two copies one has not been drawn"


@rule("KB-15.5")
def test_hands_are_shown_when_points_are_counted():
    match = position("fenna", {0: "ilka", 1: "petchu exile"}, series="last_under", scores=[0, 95, 0]).match()
    match.commit(0, ["play:ilka", "left:fenna"])
    assert match.over
    shown = {fact.kind for fact in view(match, 2).known}
    assert {kind("petchu"), kind("exile")} <= shown


def test_a_preview_stops_where_chance_begins():
    match = position("fenna", {0: "florin petchu"}, deck="aia").match()
    preview = match.preview(0, ["play:florin", "left:fenna"])
    assert not preview.whole
    preview = match.preview(0, ["play:florin", "left:fenna", "marry"])
    assert preview.whole
    assert preview.reveals
