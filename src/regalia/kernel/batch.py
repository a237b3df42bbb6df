"""A Batch: many games stepped together. All that comes out is bytes, for the whole batch at once."""

from librt.strings import BytesWriter, read_i64_le, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.kernel.episode import OVER, Episode, new_episode
from regalia.kernel.errors import BadOption, IllegalAction
from regalia.kernel.features import FeatureWriter
from regalia.kernel.game import Game
from regalia.kernel.rewards import reward
from regalia.kernel.rng import Rng, fast_rng
from regalia.kernel.setup import Setup


class Batch:
    """Games of one set-up, in lanes. A game that ends is followed by a new one in the same step.

    After each step `observations` and `masks` have a row for each lane, of the seat that is to choose there;
    `seats` says which one that is, `ended` whether a game ended in this step, and `rewards` what its seats
    got (32-bit floats; zeros elsewhere).
    """

    def __init__(self, game: Game, setup: Setup, lanes: int, seed: int, sort: int) -> None:
        if lanes < 1:
            raise BadOption(f"a batch has at least one lane, not {lanes}")
        self.game = game
        self.setup = setup
        self.sort: i64 = sort
        self.features = game.features(setup)
        self.actions: i64 = len(game.actions)
        self.rngs: list[Rng] = [fast_rng(seed * 1_000_003 + lane) for lane in range(lanes)]
        self.lanes: list[Episode] = [self._deal(lane) for lane in range(lanes)]
        self.rows = FeatureWriter(self.features.size, lanes)
        self.legal = FeatureWriter(self.actions, lanes)
        self.observations = vec[u8]()
        self.masks = vec[u8]()
        self.seats = b""
        self.ended = bytes(lanes)
        self.nothing = bytes(4 * setup.seats)  # rewards of a game that goes on
        self.rewards = self.nothing * lanes
        self._write()

    def _deal(self, lane: int) -> Episode:
        return new_episode(self.game.make_state(self.setup, self.rngs[lane]))

    def step(self, actions: bytes) -> None:
        """One choice in each lane: numbers of actions, eight bytes each, the lowest first."""
        count: i64 = len(self.lanes)
        if len(actions) != 8 * count:
            raise BadOption(f"{count} lanes need {8 * count} bytes of actions, not {len(actions)}")
        self._check(actions)
        ended = BytesWriter()
        rewards = BytesWriter()
        lane: i64 = 0
        while lane < count:
            episode = self.lanes[lane]
            episode.step(read_i64_le(actions, 8 * lane))
            if episode.seat == OVER:
                ended.append(1)
                outcome = episode.state.outcome()
                for seat in range(self.setup.seats):
                    write_f32_le(rewards, reward(outcome, seat, self.sort))
                self.lanes[lane] = self._deal(lane)
            else:
                ended.append(0)
                rewards.write(self.nothing)
            lane += 1
        self.ended = ended.getvalue()
        self.rewards = rewards.getvalue()
        self._write()

    def _check(self, actions: bytes) -> None:
        """Refuse what is not legal, before anything has happened."""
        lane: i64 = 0
        while lane < len(self.lanes):
            action = read_i64_le(actions, 8 * lane)
            if action < 0 or action >= self.actions or self.masks[self.actions * lane + action] == 0:
                raise IllegalAction(f"lane {lane}: action {action} is not legal for seat {self.seats[lane]}")
            lane += 1

    def _write(self) -> None:
        self.observations = self.masks = vec[u8]()  # so that the rows to come can lie where they lay
        self.rows.clear()
        self.legal.clear()
        seats = BytesWriter()
        for episode in self.lanes:
            seats.append(u8(episode.seat))
            episode.write(episode.seat, self.features, self.rows)
            episode.write_legal(episode.seat, self.legal)
        self.observations = self.rows.cells
        self.masks = self.legal.cells
        self.seats = seats.getvalue()
