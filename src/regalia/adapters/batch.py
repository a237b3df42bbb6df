"""Many games stepped together, with NumPy alone: the fastest way to let a program learn."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from regalia.adapters.extras import MissingExtra
from regalia.kernel.batch import Batch
from regalia.kernel.errors import BadOption
from regalia.kernel.game import find_game
from regalia.kernel.rewards import parse_rewards

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo", error) from None


class BatchEnv:
    """Games in lanes, each waiting for the choice of one seat; one that ends is followed by a new one.

    `observations` and `masks` are the arrays given, or made here: a row for each lane, of the seat that is to
    choose there, which `seats` names. `ended` says in which lanes a game ended with the last step, and
    `rewards` what its seats got, by lane and seat. All five are written in place by every step.
    """

    def __init__(
        self,
        game: str,
        lanes: int,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        seed: int = 0,
        observations: NDArray[Any] | None = None,
        masks: NDArray[Any] | None = None,
    ) -> None:
        found = find_game(game)
        setup = found.setup(players, options)
        self.batch = Batch(found, setup, lanes, seed, parse_rewards(rewards))
        self.features = self.batch.features
        self.lanes, self.players, self.actions = lanes, setup.seats, len(found.actions)
        self.observations = _buffer(observations, (lanes, self.features.size), np.uint8)
        self.masks = _buffer(masks, (lanes, self.actions), np.bool_)
        self.seats = np.zeros(lanes, np.intp)
        self.ended = np.zeros(lanes, np.bool_)
        self.rewards = np.zeros((lanes, setup.seats), np.float32)
        self._read()

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One legal action in each lane; if one is not, that is an error and nothing has happened."""
        if actions.shape != (self.lanes,):
            raise BadOption(f"{self.lanes} lanes need as many actions, not an array of {actions.shape}")
        self.batch.step(actions.astype("<i8").tobytes())
        self._read()

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each lane at random, each equally likely."""
        legal = np.flatnonzero(np.frombuffer(memoryview(self.batch.masks), np.bool_))
        lane, action = np.divmod(legal, self.actions)
        counts = np.bincount(lane, minlength=self.lanes)
        firsts = np.cumsum(counts) - counts
        chosen: NDArray[np.int64] = action[firsts + (rng.random(self.lanes) * counts).astype(np.int64)]
        return chosen

    def _read(self) -> None:
        batch = self.batch
        _copy(self.observations, batch.observations, np.uint8)
        _copy(self.masks, batch.masks, np.bool_)
        _copy(self.seats, batch.seats, np.uint8)
        _copy(self.ended, batch.ended, np.bool_)
        _copy(self.rewards, batch.rewards, "<f4")


def _copy(target: NDArray[Any], data: bytes | vec[u8], kind: Any) -> None:
    np.copyto(target, np.frombuffer(memoryview(data), kind).reshape(target.shape))


def _buffer(given: NDArray[Any] | None, shape: tuple[int, int], kind: Any) -> NDArray[Any]:
    """The array given, if it fits, or a new one."""
    if given is None:
        return np.zeros(shape, kind)
    if given.shape != shape or not np.can_cast(kind, given.dtype):
        raise BadOption(f"a buffer must be of shape {shape} and hold {np.dtype(kind)}, not {given.shape}")
    return given
