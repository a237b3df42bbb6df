"""Hints with reasons: made from what the search saw, and from nothing that the seat cannot know."""

import random

import pytest

from playing import random_plies, seed
from regalia.bots.advice import Candidate, Reply
from regalia.bots.ismcts import IsmctsBot
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.hints import Hint, tell_hint
from regalia.cli.words import Words, player_names
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.review.hints import reason
from regalia.testing.secrecy import with_truth


@pytest.mark.parametrize("game", game_names())
def test_reasons_name_replies_of_others_and_have_words(game: str) -> None:
    found = find_game(game)
    match = Match(found.setup(), seed(2))
    names = player_names(Catalogue([SHARED]), match.setup.seats, 0, None)
    words = Words(found, match.setup.space, names, 0, match.setup.names)
    told = 0
    for ply, (seat, _) in enumerate(random_plies(match, random.Random(2))):
        if ply % 6 or len(match.legal(seat)) < 2:
            continue
        candidates = IsmctsBot(4000, 0.0, found.horizon).explain(match.observe(seat), fast_rng(ply))
        why = reason(match.setup, candidates)
        best = found.actions.name(candidates[0].action)
        lines = tell_hint(words, Hint(best, candidates[0].value, why), {best: "A", why.other or "": "B"})
        assert len(lines) == 1 + (why.expects is not None) + (why.avoids is not None)
        for reply in (why.expects, why.avoids):
            assert reply is None or (reply.seat != seat and 0 < reply.share <= 1)
        told += len(lines) > 1
        if told == 4:
            break
    if game not in ("kardinal-koenig", "kings-blood"):  # where no reply of this game stands out enough
        assert told, "some choice has a reason"
    assert words.catalogue.faults == []


@pytest.mark.pure
def test_a_hint_is_the_same_whatever_the_seat_cannot_know() -> None:
    match = Match(find_game("brutal-kingdom").setup(), seed(6))
    for ply, (seat, _) in enumerate(random_plies(match, random.Random(6))):
        if ply in (8, 20):
            twin = with_truth(match, match.observe(seat).sample(fast_rng(ply)))
            ours, theirs = (
                reason(match.setup, IsmctsBot(150).explain(world.observe(seat), fast_rng(1)))
                for world in (match, twin)
            )
            assert ours == theirs


def test_a_threat_is_told_only_where_it_costs_something() -> None:
    setup = find_game("kings-blood").setup()
    expected, feared = Reply(1, 0, 0, 0.6, 0.5), Reply(2, 1, 0, 0.4, 0.2)
    best = Candidate(0, 0.7, 0.5, expected)
    why = reason(setup, [best, Candidate(1, 0.3, 0.3, feared)])
    assert why.expects is not None
    assert why.avoids is not None
    assert (why.avoids.seat, round(why.cost, 3)) == (2, 0.2)
    assert reason(setup, [best, Candidate(1, 0.3, 0.49, feared)]).avoids is None
    assert reason(setup, [best, Candidate(1, 0.3, 0.3, expected)]).avoids is None
    assert reason(setup, [best]).avoids is None
    assert reason(setup, [Candidate(0, 1.0, 0.0)]).expects is None
