"""Finished games to look at again, and what a client must know to read a view at all."""

from functools import cache

import msgspec

from regalia.kernel.game import Game, find_game
from regalia.kernel.match import Match
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation
from regalia.kernel.view import View
from regalia.kernel.zones import SPECTATOR
from regalia.server import wire
from regalia.server.errors import Refusal
from regalia.server.table.dealing import open_deals
from regalia.server.table.play import Play
from regalia.server.table.room import Room
from regalia.server.table.room import replay as play_again

OPEN = -2  # the viewer who sees all cards
ANY_SEED = bytes(16)


def briefing(room: Room) -> wire.Briefing:
    """What a client must know once to read the views of a table."""
    game = find_game(room.row.game)
    return brief(game.setup(len(room.holders), msgspec.json.decode(room.row.options)))


@cache
def sample(game: Game) -> wire.Sample:
    """A game as it is usually played, just dealt, as someone who looks on sees it."""
    setup = game.setup()
    return wire.Sample(brief(setup), game.view(Match(setup, ANY_SEED).observe(SPECTATOR)))


def brief(setup: Setup) -> wire.Briefing:
    """What a client must know once of a set-up: names by number, and the game's static_data."""
    game = find_game(setup.game)
    return wire.Briefing(
        game=game.name,
        rules=game.rules_version,
        seats=setup.seats,
        options=setup.options,
        kinds=setup.space.kinds,
        zones=[zone.name for zone in setup.space.zones],
        names=setup.names,
        static_data=msgspec.Raw(msgspec.json.encode(game.static_data(setup))),
    )


def finished(room: Room) -> Play:
    """The match of a game that is over: what was hidden in it is open now."""
    if room.play is None or not room.play.over:
        raise Refusal("not-over", "This is kept secret until the game is over.", 403)
    return room.play


async def record(room: Room) -> str:
    """The record as a file, with the proof of its deal; also of a game that was put away before its end."""
    if room.phase == "closed" and room.row.started is not None:
        play = room.dealt()
        stored = await room.store.load(room.code)
        assert stored is not None
        play_again(play, stored)
    else:
        play = finished(room)
    return play.match.record(play.proof).to_json()


def deals(room: Room) -> wire.Deals:
    """The deals that are open: void ones at once, the last when the game is over or put away."""
    return wire.Deals(open_deals(room.row, room.holders))


def replay(room: Room, viewer: int) -> wire.Replay:
    """All views of a finished game, ply by ply."""
    play = finished(room)
    done = play.match
    if viewer >= done.setup.seats:
        raise Refusal("no-seat", f"The seats go from 0 to {done.setup.seats - 1}.", 404)
    again = Match(done.setup, done.seed, done.position)
    views = [_view(play, again, viewer)]
    for ply in done.plies:
        again.commit(ply.seat, ply.actions)
        views.append(_view(play, again, viewer))
    events = [[*done.opening], *([*ply.events] for ply in done.plies)]
    return wire.Replay(
        viewer=viewer,
        seats=[SPECTATOR, *(ply.seat for ply in done.plies)],
        at=play.at,
        events=events if viewer == OPEN else done.events(viewer),
        views=views,
        outcome=wire.Outcome(done.outcome.scores, done.outcome.ranks),
    )


def _view(play: Play, match: Match, viewer: int) -> View:
    if viewer != OPEN:
        return play.game.view(match.observe(viewer))
    return play.game.view(Observation(match.state.copy(), match.witnesses[SPECTATOR].copy(), SPECTATOR))
