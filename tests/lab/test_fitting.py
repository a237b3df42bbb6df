"""Weights are fitted to the results of games, and a sovereign judges by what was found for its table."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.bots.fitted import FILE, Fitted, FittedFile, fitted_file, fitted_weights, read_fitted
from regalia.bots.registry import make_bot
from regalia.bots.taste import Fitting
from regalia.cli import main
from regalia.cli.lab.fit import put_into, write_fitted
from regalia.kernel.bits import members
from regalia.kernel.game import find_game, game_names, unpack
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.lab.errors import LabError
from regalia.lab.fitting import Deal, Fit, Watched, deals, play_deal

GAME = find_game("brutal-kingdom")
FITTED = [name for name in game_names() if fitted_file(find_game(name))]


def test_games_depend_on_their_numbers_alone() -> None:
    work = deals(GAME, 3, "page", 5, 2)
    assert work == [Deal("brutal-kingdom", 3, "page", 5, number) for number in range(2)]
    one, other = map(play_deal, work)
    assert one != other
    assert play_deal(work[0]) == one
    assert sum(one.shares) == pytest.approx(1)


def test_what_the_results_were_made_by_is_found_again() -> None:
    """Results that are just what the heuristics say with three times the luck: the fit finds that luck."""
    weights = GAME.weights
    assert weights is not None
    made = {name: 3 * number for name, number in weights.usual.items() if name.startswith("luck")}
    watched = []
    for deal in deals(GAME, 4, "page", 1, 8):
        positions = play_deal(deal).positions[::7]
        weights.use(made)
        watched += [Watched([data], unpack(data).values()) for data in positions]
        weights.use({})
    fitting = Fit(GAME, watched)
    fitting.run()
    before, after = fitting.losses()
    least = fitting.loss(made, fitting.held)
    assert weights.now() == weights.usual
    assert before - least > 20 * (after - least)


def test_too_few_games_and_no_weights_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LabError, match="too few games"):
        Fit(GAME, [Watched([], [])])
    monkeypatch.setattr(GAME, "weights", None)
    with pytest.raises(LabError, match="no weights to fit"):
        deals(GAME, 4, "page", 1, 10)


def test_the_command_writes_a_file_and_keeps_other_numbers_of_players(tmp_path: Path) -> None:
    out = tmp_path / FILE
    digest = GAME.setup().components_file.digest
    four = Fitted(4, "by hand", {"luck": 1.5})
    out.write_text(write_fitted(FittedFile(GAME.rules_version, digest, (four,))))
    where = ["--jobs", "1", "--out", str(out)]
    args = ["lab", "fit", "brutal-kingdom", "--seats", "3", "--games", "10", "--bot", "page", *where]
    found = CliRunner().invoke(main, args)
    assert found.exit_code == 0, found.output
    file = read_fitted(out)
    assert file is not None
    assert [one.seats for one in file.fitted] == [3, 4]
    assert file.fitted[1] == four
    assert file.fitted[0].weights
    assert put_into(FittedFile(99, digest), out, four).fitted == (four,)


@pytest.mark.parametrize("name", FITTED)
def test_what_is_shipped_names_weights_of_the_game(name: str) -> None:
    game = find_game(name)
    file = fitted_file(game)
    assert file is not None
    assert game.weights is not None
    for found in file.fitted:
        assert found.seats in game.players
        assert set(found.weights) <= set(game.weights.usual)


def test_a_sovereign_judges_by_the_weights_for_its_table_and_a_chancellor_by_the_usual_ones() -> None:
    game = find_game("take-the-kingdom")
    assert game.weights is not None
    setup = game.setup(4)
    weights = fitted_weights(game, setup)
    assert weights
    assert fitted_weights(game, game.setup(4, {"forced_plays": True})) == {}
    bot = make_bot("sovereign", game)
    assert isinstance(bot, Fitting)
    bold = make_bot("sovereign:bold", game)
    assert isinstance(bold, Fitting)
    match = Match(setup, bytes(32))
    seen = match.observe(next(iter(members(match.state.deciders()))))
    assert bot.weights_at(seen) == weights
    usual, own = game.weights.usual["attack"], game.characters["bold"]["attack"]
    assert bold.weights_at(seen)["attack"] == pytest.approx(weights["attack"] * own / usual)
    short = Fitting(make_bot("ismcts:40", game), game, {})
    judged = [[found.value for found in bot.explain(seen, fast_rng(1))] for bot in (short, short.bot)]
    assert judged[0] != judged[1]
    assert game.weights.now() == game.weights.usual
