"""Writes moments of real games, as the server would send them, for the screenshots of the client.

`python tools/web_scenes.py FOLDER` makes one JSON file a game there: see web/screenshots.mjs. Each has a
moment in the middle of a game, the same as a spectator sees it, the end, the replay, and every question
that the person at the first seat is asked in some game, with the choices that lead to it. With `--quick`
bots choose at random, and few games are searched for questions.
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from regalia.bots.registry import Bot, make_bot
from regalia.cli.drafts import bot_draft
from regalia.kernel.bits import members
from regalia.kernel.fair import Deal, Party, Proof, Terms, commitment_to
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.state import Observation
from regalia.kernel.view import View
from regalia.kernel.witness import Witness
from regalia.kernel.zones import SPECTATOR
from regalia.server import wire

NAMES = ["Mia", None, "Jonas", None]  # the people at the table; bots sit on the other seats
NOW = 1_800_000_000_000
WINDOW = 9_000  # milliseconds until a sealed window closes
ME = 0
FEW = 5
GAMES = 300  # played to find all questions; by courtiers the first few, as they look best
QUICK_GAMES = 1
CODE, SECRET, SHARES = "QRST", "5e" * 32, ["11" * 32, "", "22" * 32, ""]


def deal_of(game: Game) -> Deal:
    """The deal of such a table; the game itself is dealt from another seed."""
    setup = game.setup(4)
    terms = Terms(game.name, setup.version, setup.options, setup.components_file.digest, [])
    bound = commitment_to(CODE, SECRET)
    pledges = [Party(CODE, bound, seat, share).pledge if share else "" for seat, share in enumerate(SHARES)]
    return Deal(CODE, bound, terms, ["person" if share else "bot" for share in SHARES], pledges)


def table_of(game: Game, phase: wire.Phase) -> wire.Table:
    """A table of four with two people."""
    people = [wire.Person(str(seat), name) if name else None for seat, name in enumerate(NAMES)]
    seats = [
        wire.Seat(person, None if person else "courtier", away=False, connected=True, shared=bool(person))
        for person in people
    ]
    return wire.Table(
        code=CODE,
        game=game.name,
        options=game.setup(4).options,
        settings=wire.Settings(),
        phase=phase,
        host=people[0],
        seats=seats,
        commitment=commitment_to(CODE, SECRET),
        deal=deal_of(game),
        earlier=0,
        spectators=1,
        created=NOW,
        rematch=None,
        closed=None,
        hasty=False,
        evening=wire.Evening(0, [0] * len(seats)),
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
        static_data=msgspec.Raw(msgspec.json.encode(match.game.static_data(setup))),
    )


def view_of(match: Match, observation: Observation) -> View:
    """A view, of which the type is known."""
    view = match.game.view(observation)
    assert isinstance(view, View)
    return view


def state_of(match: Match, seat: int) -> wire.StateMessage:
    """All that a seat is sent when it comes to the table."""
    over = match.over
    asked = seat >= 0 and bool(match.state.deciders() >> seat & 1)
    view = view_of(match, match.observe(seat))
    sealed = view.asked is not None and view.asked.prompt in match.game.windows
    nothing: list[int | None] = [None] * match.setup.seats
    outcome = match.outcome if over else None
    return wire.StateMessage(
        ply=len(match.plies),
        since=0,
        events=match.events(seat),
        seats=[-1, *(ply.seat for ply in match.plies)],
        at=[NOW] * (len(match.plies) + 1),
        view=view,
        decision=len(match.plies) if asked else None,
        sealed=sealed,
        answered=False,
        clocks=wire.Clocks(NOW, nothing, nothing, NOW + WINDOW) if sealed else None,
        outcome=wire.Outcome(outcome.scores, outcome.ranks) if outcome else None,
        fair=Proof(deal_of(match.game).opened(SECRET, SHARES, "played")) if over else None,
    )


def preview_of(match: Match, seat: int, draft: list[int]) -> dict[str, Any]:
    """How a draft would look."""
    preview = match.preview(seat, draft)
    return {
        "draft": [match.game.actions.name(action) for action in preview.draft],
        "view": view_of(match, preview.observation),
        "events": preview.events,
        "whole": preview.whole,
        "reveals": preview.reveals,
    }


def moment_of(match: Match, seat: int, draft: list[int] | None = None) -> dict[str, Any]:
    """A moment: what a seat is sent, how some drafts would look, and the one that leads to a question."""
    asked = seat >= 0 and match.state.deciders() >> seat & 1
    drafts = [[action] for action in match.legal(seat)] if asked else []
    names = match.game.actions.name
    way = draft or []
    drafts += [way[:steps] for steps in range(2, len(way) + 1)]
    if draft:
        preview = match.preview(seat, draft)
        drafts += [[*preview.draft, action] for action in preview.legal]
    return {
        "you": seat,
        "state": state_of(match, seat),
        "previews": {" ".join(map(names, one)): preview_of(match, seat, one) for one in drafts},
        "draft": [names(action) for action in way],
    }


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


def late(match: Match, plies: list[list[Any]]) -> Match:
    """A moment well into the game at which the first seat has something to choose."""
    found = 0
    for number, again in enumerate(moments(match, plies[: len(plies) * 2 // 3])):
        if again.state.deciders() & 1 and len(again.legal(ME)) > 1:
            found = number
    return next(again for number, again in enumerate(moments(match, plies)) if number == found)


def moments(match: Match, plies: list[list[Any]]) -> Iterator[Match]:
    """A match before each of its plies."""
    again = Match(match.setup, match.seed)
    for seat, draft in plies:
        yield again
        again.commit(seat, draft)


def played(game: Game, bot: Bot, seed: bytes) -> tuple[Match, list[list[Any]]]:
    """A game between bots, and its plies."""
    match = Match(game.setup(4), sha256(seed).digest())
    plies: list[list[Any]] = []
    while not match.over:
        seat = members(match.state.deciders())[0]
        draft = bot_draft(match, seat, bot)
        match.commit(seat, draft)
        plies.append([seat, draft])
    return match, plies


def questions(game: Game, best: Bot, games: int) -> dict[str, Any]:
    """Every question that the first seat is asked in some games, each once, with something to choose."""
    found: dict[str, Any] = {}
    bots = [best, make_bot("page", game)]
    for number in range(games):
        match, plies = played(game, bots[number > FEW], b"questions %d" % number)
        for again, (seat, draft) in zip(moments(match, plies), plies, strict=True):
            for steps in range(len(draft)) if seat == ME and len(again.plies) > match.setup.seats else ():
                asked = view_of(again, again.preview(seat, draft[:steps]).observation).asked
                if asked and len(asked.legal) > 1 and asked.prompt not in found:
                    found[asked.prompt] = moment_of(again, seat, draft[:steps])
    return found


def scene(name: str, quick: bool) -> dict[str, Any]:
    """A game played by bots: a moment in the middle, the end, and the replay."""
    game = find_game(name)
    best = make_bot("page" if quick else "courtier", game)
    match, plies = played(game, best, b"a fine deal")
    middle = late(match, plies)
    return {
        "place": game_names().index(name),
        "info": wire.GameInfo(
            name,
            list(game.players),
            game.usual,
            list(game.minutes),
            game.weight,
            [wire.GameOption(one.name, one.default, list(one.choices)) for one in game.options],
            list(game.orders),
            list(game.windows),
        ),
        "briefing": briefing_of(match),
        "playing": table_of(game, "playing"),
        "over": table_of(game, "over"),
        "middle": moment_of(middle, ME),
        "spectator": moment_of(middle, SPECTATOR),
        "end": moment_of(match, ME),
        "questions": questions(game, best, QUICK_GAMES if quick else GAMES),
        "replay": replay_of(match, plies),
    }


def main() -> None:
    """Write all games, or those that are named.

    They are named by an option: Python 3.11.7 checks even an empty list of arguments against their choices.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the scenes go")
    parser.add_argument("--game", action="append", choices=game_names(), help="only this; may be repeated")
    parser.add_argument("--quick", action="store_true", help="at the cost of looks, and with few questions")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in given.game or game_names():
        (given.folder / f"{name}.json").write_bytes(msgspec.json.encode(scene(name, given.quick)))


if __name__ == "__main__":
    main()
