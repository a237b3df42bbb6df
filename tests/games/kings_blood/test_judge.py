"""The learnt judge of King's Blood: chances add up, no hidden truth counts, used where it was learnt."""

import random

import pytest

import regalia
from playing import random_plies, seed
from regalia.bots.ismcts import IsmctsBot
from regalia.bots.registry import make_bot
from regalia.bots.taste import Judging, Taster
from regalia.games.kings_blood.counts import ENCODER, FEATURES, MOST_MARKS
from regalia.games.kings_blood.game import GAME
from regalia.games.kings_blood.heuristics import WEIGHTS
from regalia.games.kings_blood.judge import feature_rows
from regalia.kernel.learnt import FILE, read_learnt
from regalia.kernel.match import Match
from regalia.kernel.network import FIRST, SECOND, Network
from regalia.kernel.rng import fast_rng
from regalia.kernel.setup import Setup
from regalia.testing.secrecy import with_truth

pytestmark = pytest.mark.pure
CHECKED = 5 if regalia.compiled else 1


def taught(seats: int) -> Setup:
    """A table whose judge has learnt nonsense: numbers by chance."""
    rng = random.Random(seats)
    setup = GAME.setup(seats, components=GAME.components())
    sizes = (FEATURES + 1) * FIRST, (FIRST + 1) * SECOND, SECOND + 1
    setup.network = Network(*([rng.randint(-60, 60) for _ in range(size)] for size in sizes))
    return setup


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_chances_add_up_to_one_and_features_fit_their_row(seats: int) -> None:
    match = Match(taught(seats), seed(seats))
    for ply, _ in enumerate(random_plies(match, random.Random(seats))):
        rows = feature_rows(match.state)
        assert len(rows) == seats * FEATURES
        assert all(0 < sum(rows[at : at + FEATURES]) <= MOST_MARKS for at in range(0, len(rows), FEATURES))
        usual = match.state.value(0)
        WEIGHTS.use({"learnt": 1.0})
        chances = [match.state.value(seat) for seat in range(seats)]
        WEIGHTS.use({})
        assert sum(chances) == pytest.approx(1)
        assert match.state.value(0) == usual, "the heuristics are as they were"
        if ply == 40:
            break


@pytest.mark.parametrize("name", ["courtier/learnt=1/samples=2", "ismcts:20/learnt=1/horizon=0"])
def test_no_hidden_truth_changes_the_choice_of_a_learnt_judge(name: str) -> None:
    match = Match(taught(4), seed(5))
    bot = make_bot(name, GAME)
    checked = 0
    for ply, (seat, _) in enumerate(random_plies(match, random.Random(5))):
        if ply % 6 == 5 and len(match.legal(seat)) > 1:
            chosen = bot.choose(match.observe(seat), fast_rng(5))
            for number in range(3):
                other = with_truth(match, match.observe(seat).sample(fast_rng(number)))
                assert bot.choose(other.observe(seat), fast_rng(5)) == chosen
            checked += 1
        if checked == CHECKED:
            break
    assert checked == CHECKED


@pytest.mark.parametrize(("known", "horizon"), [(True, 0), (False, GAME.horizon)])
def test_a_chancellor_ends_its_search_by_what_was_learnt_or_plays_on(known: bool, horizon: int) -> None:
    setup = taught(2)
    if not known:
        setup.network = None
    seen = Match(setup, seed(1)).observe(0)
    for name in ("chancellor", "chancellor:sly"):
        bot = make_bot(name, GAME)
        assert isinstance(bot, Judging)
        chosen = bot._bot(seen)
        inner = chosen.bot if isinstance(chosen, Taster) else chosen
        assert isinstance(inner, IsmctsBot)
        assert inner.depth == horizon
        own = chosen.own if isinstance(chosen, Taster) else {}
        assert ("learnt" in own) == known
        assert ("event" in own) == (name != "chancellor")


def test_a_character_has_a_taste_that_the_learnt_judge_knows() -> None:
    match = Match(taught(2), seed(1))
    found = []
    for own in ({}, *GAME.characters.values()):
        WEIGHTS.use({**own, "learnt": 1.0})
        found.append(match.state.value(0))
        WEIGHTS.use({})
    assert len(set(found)) > len(GAME.characters) // 2


def test_it_is_used_where_it_was_learnt_and_the_heuristics_elsewhere() -> None:
    file = read_learnt(GAME.folder / FILE)
    known = {learnt.seats for learnt in file.networks} if file else set()
    assert {seats for seats in GAME.players if GAME.setup(seats).network is not None} == known
    assert GAME.setup(2, {"advanced": True}).network is None
    text = GAME.components().replace("hand = 7", "hand = 6")
    assert GAME.setup(2, components=text).network is None


def test_the_file_that_is_shipped_is_small_and_of_these_rules() -> None:
    file = read_learnt(GAME.folder / FILE)
    assert file is not None
    assert (file.rules, file.encoder) == (GAME.rules_version, ENCODER)
    assert file.components == GAME.setup().components_file.digest
    assert (GAME.folder / FILE).stat().st_size <= 200_000
