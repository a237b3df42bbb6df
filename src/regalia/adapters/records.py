"""Saved games as a data set: every decision of some records, as arrays."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from regalia.adapters.extras import MissingExtra
from regalia.kernel.episode import Episode, new_episode
from regalia.kernel.errors import BadRecord
from regalia.kernel.features import FeatureWriter
from regalia.kernel.game import find_game, pack, same_setup
from regalia.kernel.record import STATE_VERSION, Record
from regalia.kernel.rewards import parse_rewards, reward
from regalia.kernel.rng import DealRng
from regalia.kernel.setup import Setup

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo", error) from None


class Decisions(NamedTuple):
    """One row for each decision, in the order in which they were made, game after game."""

    observations: NDArray[np.uint8]  # of the seat that chose
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]  # what that seat got at the end of its game
    games: NDArray[np.int64]  # the number of the record


def load_records(paths: Iterable[Path | str], rewards: str = "win") -> Decisions:
    """All decisions of finished games. They must have the same rules, seats and layout."""
    sort = parse_rewards(rewards)
    setup: Setup | None = None
    rows, masks = b"", b""
    actions: list[int] = []
    seats: list[int] = []
    gains: list[float] = []
    games: list[int] = []
    for number, path in enumerate(paths):
        record = Record.from_json(Path(path).read_bytes())
        if record.position is not None:
            raise BadRecord(f"{path} begins with a position, and not with a deal")
        here = _setup_of(record)
        if setup is not None and (here.game, here.seats) != (setup.game, setup.seats):
            raise BadRecord(f"{path} is of {here.game} for {here.seats}, others of {setup.game}")
        setup = here
        game = find_game(setup.game)
        features = game.features(setup)
        row, mask = FeatureWriter(features.size), FeatureWriter(len(game.actions))
        episode = new_episode(game.make_state(setup, DealRng(bytes.fromhex(record.seed))))
        for seat, action in choices(record, episode):
            episode.write(seat, features, row)
            episode.write_legal(seat, mask)
            seats.append(seat)
            actions.append(action)
            games.append(number)
        outcome = episode.state.outcome()
        same = (outcome.scores, outcome.ranks) == (record.scores, record.ranks)
        if record.state_version == STATE_VERSION:
            same = same and sha256(pack(episode.state)).hexdigest() == record.state
        if not same:
            raise BadRecord(f"{path} is not a finished game, or does not lead where it says")
        gains += [reward(outcome, seat, sort) for seat in seats[len(gains) :]]
        rows += row.take()
        masks += mask.take()
    count = len(actions)
    return Decisions(
        np.frombuffer(bytearray(rows), np.uint8).reshape(count, -1 if count else 0),
        np.frombuffer(bytearray(masks), np.bool_).reshape(count, -1 if count else 0),
        np.array(actions, np.int64),
        np.array(seats, np.int64),
        np.array(gains, np.float32),
        np.array(games, np.int64),
    )


def choices(record: Record, episode: Episode) -> Iterator[tuple[int, int]]:
    """Plays a record on an episode that was dealt by its seed; gives each choice before it happens."""
    parse = find_game(record.game).actions.parse
    for number, (seat, *draft) in enumerate(record.plies, 1):
        for action in map(parse, draft):
            episode.seat = int(seat)  # those who choose at once may have done so in any order
            if action not in episode.state.legal(int(seat)):
                raise BadRecord(f"ply {number} of the record cannot be played")
            yield int(seat), action
            episode.step(action)


def _setup_of(record: Record) -> Setup:
    return same_setup(
        find_game(record.game),
        record.rules,
        record.seats,
        record.options,
        record.components,
        record.components_file,
    )
