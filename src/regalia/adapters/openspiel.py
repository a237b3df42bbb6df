"""The games as Python games of OpenSpiel: `pyspiel.load_game("regalia_brutal_kingdom(players=4)")`.

Importing this module registers them. They are sampled stochastic: the deal is one chance node with one
outcome, and whatever chance decides later is settled with it, by a seed that nobody sees. Returns are by
win: they sum to 0, and whoever wins alone gets 1.
"""

from secrets import randbits
from typing import Any

from regalia.adapters.extras import MissingExtra
from regalia.kernel.errors import BadOption
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.rng import fast_rng

try:
    import numpy as np
    import pyspiel

    from regalia.adapters.perfect_recall import Play
except ModuleNotFoundError as error:
    raise MissingExtra("openspiel", error) from None

DEAL = 0  # the one outcome of the chance node
LONGEST = 100_000  # decisions; random games end long before
ANY_SEED = -1


def openspiel_name(game: Game) -> str:
    """What a game is called at `pyspiel.load_game`."""
    return f"regalia_{game.name.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """What OpenSpiel has to know of a game. An option's value is a string, `yes` or `no` for a switch."""
    options = {option.name: _word(option.default) for option in game.options}
    return pyspiel.GameType(
        short_name=openspiel_name(game),
        long_name=f"Regalia {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual, "seed": ANY_SEED, **options},
    )


def _word(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


class RegaliaGame(pyspiel.Game):
    """A game with its number of players and options; `seed` settles the deals of all its states."""

    kernel_game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        kernel_game = self.kernel_game
        seats = int(chosen.get("players", kernel_game.usual))
        seed = int(chosen.get("seed", ANY_SEED))
        options = {name: value for name, value in chosen.items() if name not in ("players", "seed")}
        self.setup = kernel_game.setup(seats, options)
        self.features = kernel_game.features(self.setup)
        self.chance = fast_rng(randbits(64) if seed == ANY_SEED else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(kernel_game.actions),
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=-1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> "RegaliaState":
        """Before the deal."""
        return RegaliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Features for a tensor, the view for a string; the history for a string with perfect recall."""
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1


class RegaliaState(pyspiel.State):
    """A state: all that changes is in `play`, which OpenSpiel copies and pickles."""

    def __init__(self, game: RegaliaGame) -> None:
        super().__init__(game)
        self.play = Play(game.setup)

    def current_player(self) -> int:
        if not self.play.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.play.dealt:
            self.play.step(action)
        else:
            chance = self.get_game().chance
            self.play.deal(fast_rng(chance.word() << 32 | chance.word()))

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player < 0 else self.play.game.actions.name(action)

    def is_terminal(self) -> bool:
        return self.play.dealt and self.play.over

    def returns(self) -> list[float]:
        return self.play.returns()

    def __str__(self) -> str:
        return self.play.text()

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return load_state, (str(self.get_game()), self.serialize())

    def resample_from_infostate(self, player: int, sampler: Any) -> "RegaliaState":
        """A state that this player cannot tell from this one. Its history tells no action of anybody."""
        if not self.play.dealt:
            raise BadOption("nothing has been dealt yet")
        twin: RegaliaState = self.get_game().new_initial_state()
        twin.apply_action(DEAL)
        twin.play = self.play.resampled(player, int(sampler() * 2**31) << 31 | int(sampler() * 2**31))
        return twin


def load_state(game: str, state: str) -> RegaliaState:
    """The state that was serialised or pickled, with a game of its own."""
    loaded: RegaliaState = pyspiel.load_game(game).deserialize_state(state)
    return loaded


class Observer:
    """Observations of one kind, as OpenSpiel's PyObserver."""

    def __init__(self, game: RegaliaGame, perfect_recall: bool) -> None:
        self.features = game.features
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(self.features.size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            for field in self.features.fields:
                self.dict[field.name] = self.tensor[field.at : field.at + field.size]

    def set_from(self, state: RegaliaState, player: int) -> None:
        """Write what a player has into the tensor."""
        if self.tensor is not None:
            if state.play.dealt:
                self.tensor[:] = np.frombuffer(state.play.row(player, self.features), np.uint8)
            else:
                self.tensor.fill(0)

    def string_from(self, state: RegaliaState, player: int) -> str:
        """What a player has been told and has chosen, or what the player sees now."""
        if not state.play.dealt:
            return ""
        return state.play.history(player) if self.perfect_recall else state.play.view(player)


def register(game: Game) -> type[RegaliaGame]:
    """Make a game known to OpenSpiel, by a class of its own."""
    kind = game_type(game)
    made = type(f"Regalia_{game.name}", (RegaliaGame,), {"kernel_game": game, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES = [register(find_game(name)) for name in game_names()]
