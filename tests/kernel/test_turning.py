"""A turned row shows its viewer as seat 0, whatever its number, and nothing is lost or doubled."""

import pytest

from regalia.kernel.episode import new_episode
from regalia.kernel.features import FeatureWriter
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.rng import fast_rng
from regalia.kernel.turning import turned_actions, turned_features
from smuggle.game import GAME as SMUGGLE

pytestmark = pytest.mark.pure
FOUND = [*map(find_game, game_names()), SMUGGLE]
GAMES = [(game, seats) for game in FOUND for seats in sorted({game.players[0], game.usual})]
every_game = pytest.mark.parametrize(
    ("game", "seats"), GAMES, ids=[f"{game.name}-{seats}" for game, seats in GAMES]
)


@every_game
def test_turning_moves_and_loses_nothing(game: Game, seats: int) -> None:
    setup = game.setup(seats)
    features = game.features(setup)
    for viewer in range(seats):
        row = list(turned_features(features, setup.space, viewer))
        actions = list(turned_actions(game.actions, seats, viewer))
        assert sorted(row) == list(range(features.size))
        assert sorted(actions) == list(range(len(game.actions)))
        back = list(turned_features(features, setup.space, (seats - viewer) % seats))
        assert [row[place] for place in back] == list(range(features.size))
    assert list(turned_features(features, setup.space, 0)) == list(range(features.size))


@every_game
def test_what_is_one_s_own_stands_first(game: Game, seats: int) -> None:
    """In the middle of a game by chance, for each viewer; what no field tells of seats stays where it is."""
    setup = game.setup(seats)
    features = game.features(setup)
    episode = new_episode(game.make_state(setup, fast_rng(5)))
    chance = fast_rng(6)
    for _ in range(10):
        episode.step(episode.state.random_action(episode.seat, chance))
    writer = FeatureWriter(features.size)
    told = 0
    for viewer in range(seats):
        episode.write(viewer, features, writer)
        row = writer.take()
        turned = bytes(row[place] for place in turned_features(features, setup.space, viewer))
        for field in features.fields:
            before, now = (cells[field.at : field.at + field.size] for cells in (row, turned))
            size = field.of_seat * seats
            if size:
                told += 1
                for at in range(0, field.size, size):
                    first = at + viewer * field.of_seat
                    assert now[at : at + field.of_seat] == before[first : first + field.of_seat]
            elif field.name not in ("unseen", "remembered", "absent", "cards"):
                assert now == before
        seen = features.field("viewer").at
        assert turned[seen : seen + seats] == bytes([1] + [0] * (seats - 1))
        # One's own hand hides no card from oneself.
        hidden = features.field("unseen").at
        own = next((n for n, zone in enumerate(setup.space.zones) if zone.seen_by == 0), None)
        assert own is None or turned[hidden + own] == 0
        if features.cards >= 0 and own is not None:
            cards = turned[features.cards + own * features.kinds :][: features.kinds]
            mine = next(n for n, zone in enumerate(setup.space.zones) if zone.seen_by == viewer)
            held = episode.state.cards(mine)
            assert list(cards) == [held.count(kind) for kind in range(features.kinds)]
    assert told >= 2 * seats


def test_seats_in_names_of_actions_are_turned() -> None:
    game = find_game("brawling-barons")
    turned = turned_actions(game.actions, 4, 3)
    assert game.actions.name(turned[game.actions.parse("seat:0")]) == "seat:3"
    assert game.actions.name(turned[game.actions.parse("seat:1")]) == "seat:0"
    assert game.actions.name(turned[game.actions.parse("unit:37")]) == "unit:1"  # a unit of seat 1
    assert game.actions.name(turned[game.actions.parse("gather")]) == "gather"
