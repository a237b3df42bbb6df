"""A policy with foresight sees what is coming, tells the usual reply, and knows no more than its seat."""

import random

import pytest

import regalia
from games.kings_blood.position import GAME, position
from playing import random_plies, seed
from regalia.bots.foresight import ENOUGH, ForesightBot, Looked
from regalia.bots.ismcts import IsmctsBot
from regalia.bots.policies import Foreseeing, find_policy
from regalia.bots.registry import make_bot
from regalia.kernel.lines import LinePolicy
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.testing.secrecy import with_truth

TRUTHS = 40 if regalia.compiled else 3


def policy_of(seats: int) -> LinePolicy:
    policy = find_policy(GAME, GAME.setup(seats))
    assert isinstance(policy, LinePolicy)
    return policy


def test_the_winning_card_is_played() -> None:
    match = position("corvin", {0: "drusa", 1: "petchu sabine", 2: "aia"}).match()
    found = ForesightBot(policy_of(3), TRUTHS).explain(match.observe(0), fast_rng(1))
    assert GAME.actions.name(found[0].action) == "play:drusa"
    assert found[0].value == pytest.approx(1)


def test_it_explains_itself() -> None:
    match = Match(GAME.setup(4), seed(2))
    bot = ForesightBot(policy_of(4), 40)
    told = 0
    for ply, (seat, _) in enumerate(random_plies(match, random.Random(1))):
        if ply % 6 == 0 and len(match.legal(seat)) > 1:
            found = bot.explain(match.observe(seat), fast_rng(3))
            assert sorted(one.action for one in found) == match.legal(seat)
            assert sum(one.share for one in found) == pytest.approx(1)
            assert all(0.0 <= one.value <= 1.0 for one in found)
            told += sum(one.reply is not None and one.reply.seat != seat for one in found)
        if ply == 60 or (told and not regalia.compiled):
            break
    assert told


def test_the_usual_reply_is_told_if_it_was_seen_often() -> None:
    looked = Looked(3)
    number = (2 * 64 + 5) * 4096 + 7  # seat 2, question 5, action 7
    for _ in range(ENOUGH - 1):
        looked.add(0.5, number)
    looked.add(1.0, -1)
    assert looked.reply(ENOUGH) is None
    looked.add(0.5, number)
    reply = looked.reply(ENOUGH + 1)
    assert reply is not None
    assert (reply.seat, reply.question, reply.action, reply.value) == (2, 5, 7, 0.5)
    assert reply.share == pytest.approx(ENOUGH / (ENOUGH + 1))


def test_no_hidden_truth_changes_its_choice() -> None:
    match = Match(GAME.setup(4), seed(5))
    bot = ForesightBot(policy_of(4), TRUTHS)
    checked = 0
    for ply, (seat, _) in enumerate(random_plies(match, random.Random(5))):
        if ply % 6 == 5 and len(match.legal(seat)) > 1:
            chosen = bot.choose(match.observe(seat), fast_rng(5))
            for number in range(3):
                other = with_truth(match, match.observe(seat).sample(fast_rng(number)))
                assert bot.choose(other.observe(seat), fast_rng(5)) == chosen
            checked += 1
        if checked == (6 if regalia.compiled else 1):
            break
    assert checked


def test_who_is_late_looks_at_fewer_truths() -> None:
    match = Match(GAME.setup(4), seed(2))
    seen = match.observe(match.state.turn)
    hurried = ForesightBot(policy_of(4), 1000, 1e-9).explain(seen, fast_rng(1))
    one = ForesightBot(policy_of(4), 1).explain(seen, fast_rng(1))
    assert [(found.action, found.value) for found in hurried] == [
        (found.action, found.value) for found in one
    ]


def test_chancellors_of_kings_blood_have_it_at_every_usual_table_and_search_elsewhere() -> None:
    for seats in GAME.players:
        policy_of(seats)
    advanced = GAME.setup(2, {"advanced": True})
    assert find_policy(GAME, advanced) is None
    chancellor, sovereign = make_bot("chancellor", GAME, 0.5), make_bot("sovereign", GAME)
    assert isinstance(chancellor, Foreseeing)
    assert isinstance(sovereign, Foreseeing)
    assert (chancellor.truths, sovereign.truths) == (100, 400)
    usual = chancellor._player(Match(GAME.setup(2), seed(1)).observe(0))
    assert isinstance(usual, ForesightBot)
    assert usual.seconds == 0.5
    assert isinstance(chancellor._player(Match(advanced, seed(1)).observe(0)), IsmctsBot)
