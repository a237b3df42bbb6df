"""A scene: what one viewer sees and remembers of the table at one moment."""

from regalia.cli.words import Words
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.state import Observation
from regalia.kernel.view import Known, View
from regalia.kernel.witness import Witness
from regalia.kernel.zones import SPECTATOR


class Scene:
    """An observation made ready to be drawn; nothing here comes from anywhere else."""

    def __init__(self, game: Game, observation: Observation) -> None:
        view = game.view(observation)
        assert isinstance(view, View)
        self.view = view
        self.state = observation.state
        self._sure: dict[int, list[int]] = {}
        self._rumours: list[Known] = []  # cards in one of several places
        for fact in view.known:
            zones = [zone for zone in fact.zones if self.state.hidden_count(zone)] or fact.zones
            if len(zones) == 1:
                self._sure.setdefault(zones[0], []).append(fact.kind)
            else:
                self._rumours.append(Known(fact.kind, zones))

    def cards(self, zone: str) -> list[int]:
        """The kinds that are known to lie in a zone: in plain sight, or remembered."""
        number = self.state.space.number(zone)
        return [*self.state.cards(number), *self._sure.get(number, [])]

    def unknown(self, zone: str) -> int:
        """How many cards of a zone the viewer does not know."""
        return self._unknown(self.state.space.number(zone))

    def _unknown(self, zone: int) -> int:
        return self.state.hidden_count(zone) - len(self._sure.get(zone, []))

    def hearsay(self, words: Words) -> list[str]:
        """What is known less exactly: cards in one of several places, and cards that are not in some."""
        lines = []
        for fact in self._rumours:
            places = words.either([words.zone(zone) for zone in fact.zones])
            lines.append(words.say("table-known", kind=words.kind(fact.kind), places=places))
        hidden = self.state.hidden_pool()
        told = {fact.kind for fact in self.view.known}
        for ban in self.view.absent:
            zones = [zone for zone in ban.zones if self._unknown(zone) > 0]
            if zones and hidden[ban.kind] > 0 and ban.kind not in told:
                places = words.either([words.zone(zone) for zone in zones])
                lines.append(words.say("table-barred", kind=words.kind(ban.kind), places=places))
        return lines


def open_scene(match: Match) -> Scene:
    """The table with all cards shown: for replays, where nobody plays any more."""
    truth = Observation(match.state.copy(), Witness(match.setup.space, SPECTATOR), SPECTATOR)
    return Scene(match.game, truth)
