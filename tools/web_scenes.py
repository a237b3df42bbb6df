"""Writes moments of real games, as the server would send them, for the screenshots of the client.

`python tools/web_scenes.py FOLDER` makes one JSON file a game there: see web/screenshots.mjs.
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from regalia.bots.registry import Bot, make_bot
from regalia.cli.drafts import bot_draft
from regalia.kernel.bits import members
from regalia.kernel.fair import Fair, commitment
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.state import Observation
from regalia.kernel.view import View
from regalia.kernel.witness import Witness
from regalia.kernel.zones import SPECTATOR
from regalia.server import wire

NAMES = ["Mia", None, "Jonas", None]  # the people at the table; bots sit on the other seats
NOW = 1_800_000_000_000
SECRET, SALT, SHARES = "5e" * 32, "a1" * 16, ["11" * 16, "", "22" * 16, ""]


def table_of(game: Game, phase: wire.Phase) -> wire.Table:
    """A table of four with two people."""
    people = [wire.Person(str(seat), name) if name else None for seat, name in enumerate(NAMES)]
    seats = [
        wire.Seat(person, None if person else "courtier", away=False, connected=True, shared=bool(person))
        for person in people
    ]
    return wire.Table(
        code="QRST",
        game=game.name,
        options=game.setup(4).options,
        settings=wire.Settings(),
        phase=phase,
        host=people[0],
        seats=seats,
        commitment=commitment(bytes.fromhex(SALT), bytes.fromhex(SECRET)),
        spectators=1,
        created=NOW,
        rematch=None,
        closed=None,
    )


def briefing_of(match: Match) -> wire.Briefing:
    """What a client must know once."""
    setup = match.setup
    return wire.Briefing(
        game=match.game.name,
        rules=setup.version,
        seats=setup.seats,
        options=setup.options,
        kinds=setup.space.kinds,
        zones=[zone.name for zone in setup.space.zones],
        names=setup.names,
        furniture=msgspec.Raw(msgspec.json.encode(match.game.furniture(setup))),
    )


def view_of(match: Match, observation: Observation) -> View:
    """A view, of which the type is known."""
    view = match.game.view(observation)
    assert isinstance(view, View)
    return view


def state_of(match: Match, seat: int) -> wire.StateMessage:
    """All that a seat is sent when it comes to the table."""
    over = match.over
    asked = bool(match.state.deciders() >> seat & 1)
    outcome = match.outcome if over else None
    secret, *shares = (bytes.fromhex(part) for part in [SECRET, *SHARES])
    return wire.StateMessage(
        ply=len(match.plies),
        since=0,
        events=match.events(seat),
        seats=[-1, *(ply.seat for ply in match.plies)],
        at=[NOW] * (len(match.plies) + 1),
        view=view_of(match, match.observe(seat)),
        decision=len(match.plies) if asked else None,
        sealed=False,
        answered=False,
        clocks=None,
        outcome=wire.Outcome(outcome.scores, outcome.ranks) if outcome else None,
        fair=Fair(
            commitment=table_of(match.game, "over").commitment,
            salt=SALT,
            secret=SECRET,
            shares=SHARES,
            seed=sha256(secret + b"".join(shares)).hexdigest(),
        )
        if over
        else None,
    )


def previews_of(match: Match, seat: int) -> dict[str, Any]:
    """How each first choice would look, by its name."""
    found = {}
    for action in match.legal(seat):
        name = match.game.actions.name(action)
        preview = match.preview(seat, [action])
        found[name] = {
            "view": view_of(match, preview.observation),
            "events": preview.events,
            "whole": preview.whole,
            "veiled": preview.veiled,
        }
    return found


def replay_of(match: Match, plies: list[list[Any]]) -> wire.Replay:
    """The whole game with all cards open."""
    views = []
    again = Match(match.setup, match.seed)
    for ply in [None, *plies]:
        if ply is not None:
            again.commit(ply[0], ply[1])
        open_state = Observation(again.state.copy(), Witness(match.setup.space, SPECTATOR), SPECTATOR)
        views.append(view_of(match, open_state))
    told = [match.opening, *(ply.events for ply in match.plies)]
    return wire.Replay(
        viewer=-2,
        seats=[-1, *(ply.seat for ply in match.plies)],
        at=[NOW] * len(told),
        events=[list(events) for events in told],
        views=views,
        outcome=wire.Outcome(match.outcome.scores, match.outcome.ranks),
    )


def late(match: Match, plies: list[list[Any]]) -> int:
    """A moment well into the game at which the first seat has something to choose."""
    again = Match(match.setup, match.seed)
    found = 0
    for number, (seat, draft) in enumerate(plies[: len(plies) * 2 // 3]):
        if again.state.deciders() & 1 and len(again.legal(0)) > 1:
            found = number
        again.commit(seat, draft)
    return found


def scene(name: str) -> dict[str, Any]:
    """A game played by bots: a moment in the middle, the end, and the replay."""
    game = find_game(name)
    bot: Bot = make_bot("courtier", game)
    match = Match(game.setup(4), sha256(b"a fine deal").digest())
    plies: list[list[Any]] = []
    while not match.over:
        seat = members(match.state.deciders())[0]
        draft = bot_draft(match, seat, bot)
        match.commit(seat, draft)
        plies.append([seat, draft])
    middle = Match(match.setup, match.seed)
    for seat, draft in plies[: late(match, plies)]:
        middle.commit(seat, draft)
    return {
        "info": wire.GameInfo(
            name,
            list(game.players),
            game.usual,
            [wire.GameOption(one.name, one.default, list(one.choices)) for one in game.options],
            list(game.orders),
            list(game.windows),
        ),
        "briefing": briefing_of(match),
        "playing": table_of(game, "playing"),
        "over": table_of(game, "over"),
        "middle": state_of(middle, 0),
        "previews": previews_of(middle, 0),
        "end": state_of(match, 0),
        "replay": replay_of(match, plies),
    }


def main() -> None:
    """Write all games."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in game_names():
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(scene(name)))


if __name__ == "__main__":
    main()
