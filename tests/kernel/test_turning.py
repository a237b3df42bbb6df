"""A turned row shows its viewer as seat 0, whatever its number, and nothing is lost or doubled."""

import pytest

from regalia.kernel.episode import new_episode
from regalia.kernel.features import FeatureWriter
from regalia.kernel.game import find_game, game_names
from regalia.kernel.rng import fast_rng
from regalia.kernel.turning import turned_actions, turned_features

pytestmark = pytest.mark.pure
GAMES = [
    (name, seats) for name in game_names() for seats in {find_game(name).players[0], find_game(name).usual}
]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_turning_moves_and_loses_nothing(name: str, seats: int) -> None:
    game = find_game(name)
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


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_is_one_s_own_stands_first(name: str, seats: int) -> None:
    """In the middle of a game by chance, for each viewer; what no field tells of seats stays where it is."""
    game = find_game(name)
    setup = game.setup(seats)
    features = game.features(setup)
    episode = new_episode(game.make_state(setup, fast_rng(5)))
    chance = fast_rng(6)
    for _ in range(25):
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
            elif field.name not in ("unseen", "remembered", "absent"):
                assert now == before
        seen = features.field("viewer").at
        assert turned[seen : seen + seats] == bytes([1] + [0] * (seats - 1))
        # One's own hand hides no card from oneself.
        hidden = features.field("unseen").at
        own = next((n for n, zone in enumerate(setup.space.zones) if zone.seen_by == 0), None)
        assert own is None or turned[hidden + own] == 0
    assert told >= 3 * seats


def test_seats_in_names_of_actions_are_turned() -> None:
    game = find_game("brawling-barons")
    turned = turned_actions(game.actions, 4, 3)
    assert game.actions.name(turned[game.actions.parse("seat:0")]) == "seat:3"
    assert game.actions.name(turned[game.actions.parse("seat:1")]) == "seat:0"
    assert game.actions.name(turned[game.actions.parse("unit:37")]) == "unit:1"  # a unit of seat 1
    assert game.actions.name(turned[game.actions.parse("gather")]) == "gather"
