"""Tables of a real server at the moments of a game that pictures are taken of."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from regalia.kernel.game import find_game
from screenshots.player import Plan, Player

BOTS = "page"

# What ends a chapter, a deal or a half; where a game has none of these, what there is most to see of.
SCORING = {
    "brutal-kingdom": "count-began",
    "kings-blood": "scored",
    "kardinal-koenig": "country-scored",
    "brawling-barons": "struck",
    "take-the-kingdom": "attacked",
}
# A deal that is not the last, so that it ends with a scene of its own.
OPTIONS: dict[str, dict[str, Any]] = {"kings-blood": {"series": "first_to", "target": 100}}


@dataclass
class Course:
    """A whole game, as someone saw it who played it."""

    plan: Plan = field(default_factory=dict)
    fullness: dict[int, int] = field(default_factory=dict)  # by decision, how much there was to see
    scoring: int | None = None  # the first decision that a scoring followed

    @property
    def fullest(self) -> int:
        return max(self.fullness, key=self.fullness.__getitem__, default=0)


class Host:
    """Someone with a name who opens tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60)
        self._post("/api/me", {"name": "Mia"})
        self.cookie = str(self.http.cookies.get("regalia"))

    def _post(self, path: str, body: Any) -> Any:
        answer = self.http.post(
            path, content=msgspec.json.encode(body), headers={"content-type": "application/json"}
        )
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def open(self, game: str, seats: int, start: bool = True) -> str:
        """A table with bots at all other seats; if it does not start, one of them is free."""
        bots = [None, *[BOTS] * (seats - 1)]
        if not start:
            bots[-1] = None
        body = {
            "game": game,
            "seats": seats,
            "bots": bots,
            "options": OPTIONS.get(game, {}),
            "seat": 0,
            "start": start,
        }
        return str(self._post("/api/tables", body)["code"])

    def sit(self, code: str, game: str, plan: Plan) -> Player:
        return Player(self.url, self.cookie, code, plan, random.Random(game))

    def scout(self, game: str, seats: int, most: int) -> Course:
        """Play a game to its end, or for so many plays, to see where its moments are."""
        course = Course()
        player = self.sit(self.open(game, seats), game, {})
        player.wait()
        while not player.over and len(player.made) < most:
            at, known = player.decision, len(player.events)
            if player.free:
                course.fullness[at] = len(msgspec.json.encode(player.state["view"]))
            player.play()
            player.wait()
            if course.scoring is None and SCORING[game] in player.events[known:]:
                course.scoring = at
        course.plan = player.made
        player.close()
        return course


@dataclass
class Moment:
    """A table that waits: its code, and for a scoring the player who is about to make it happen."""

    name: str
    code: str
    player: Player

    def happen(self, game: str) -> None:
        """The play that a scoring follows."""
        known = len(self.player.events)
        self.player.play()
        self.player.wait(lambda: SCORING[game] in self.player.events[known:])


def moments(host: Host, game: str, wanted: set[str], most: int) -> Iterator[Moment]:
    """The opening, the fullest middle, the play before a scoring, and the end, in the order of the game."""
    seats = find_game(game).usual
    course = host.scout(game, seats, most) if wanted - {"opening"} else Course()
    code = host.open(game, seats)
    player = host.sit(code, game, course.plan)
    player.wait()
    stops = {"opening": 0, "middle": course.fullest, "scoring": course.scoring}
    last = max((stops[name] or 0 for name in wanted & set(stops)), default=0)
    while not player.over and (
        "end" in wanted or player.decision <= last or "middle" in stops.keys() & wanted
    ):
        at = player.decision
        due = [name for name, stop in stops.items() if name in wanted and stop is not None and stop <= at]
        for name in due:
            if name == "middle" and not player.free:
                continue  # bots play otherwise than before: a play is begun there, so there must be a choice
            del stops[name]
            yield Moment(name, code, player)
        if player.asked and player.decision == at:
            player.play()
        player.wait()
    if "end" in wanted:
        yield Moment("end", code, player)
    player.close()
    stop = course.fullest
    while "middle" in stops.keys() & wanted and stop:
        stop //= 2  # the bots left no choice after it, so it is looked for earlier
        player = host.sit(code := host.open(game, seats), game, course.plan)
        player.wait()
        while not player.over and (player.decision < stop or not player.free):
            player.play()
            player.wait()
        if not player.over:
            del stops["middle"]
            yield Moment("middle", code, player)
        player.close()


def crowd(host: Host, game: str, most: int) -> Iterator[Moment]:
    """The fullest moment of a game with as many players as there may be."""
    seats = max(find_game(game).players)
    course = host.scout(game, seats, most)
    code = host.open(game, seats)
    player = host.sit(code, game, course.plan)
    player.wait()
    while not player.over and player.decision < course.fullest:
        player.play()
        player.wait()
    yield Moment("crowd", code, player)
    player.close()
