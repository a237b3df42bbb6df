"""`regalia replay`: a saved match, play by play."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.desk import Desk, Left, number
from regalia.cli.saves import load
from regalia.cli.scene import Scene, open_scene
from regalia.cli.screen import Screen, draw_line
from regalia.cli.speech import Spoken, misuse
from regalia.cli.story import Line, openly, story
from regalia.cli.tables import make_table
from regalia.cli.words import Words, player_names
from regalia.kernel.events import Ended, Event
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.zones import SPECTATOR


class Replay:
    """A record, seen from one seat, or with all cards open (SPECTATOR)."""

    def __init__(self, record: Record, match: Match, viewer: int, desk: Desk) -> None:
        self.record = record
        self.match = match  # the whole of it
        self.viewer = viewer
        self.desk = desk
        names = player_names(Catalogue([SHARED]), record.seats, SPECTATOR, None)
        self.words = Words(match.game, match.setup.space, names, viewer, match.setup.names)
        table = make_table(match.setup, self.words)
        self.screen = Screen(desk, table, self.words, self.words.say(match.game.name))

    def lines(self, ply: int) -> list[Line]:
        """What happened in a play, as far as the viewer was told; 0 is the set-up."""
        return story(self.words, [self._told(ply)])

    def _told(self, ply: int) -> Sequence[Event]:
        told: Sequence[Event] = self.match.plies[ply - 1].events if ply else self.match.opening
        if self.viewer == SPECTATOR:
            return openly(self.words, told)
        return [event.for_viewer(self.viewer) for event in told]

    def show(self, ply: int, foot: list[RenderableType]) -> None:
        """The table as it was after a play."""
        match = Match.replay(self.record, ply)
        all_open = self.viewer == SPECTATOR
        scene = open_scene(match) if all_open else Scene(match.game, match.observe(self.viewer))
        if match.over:
            ended = [event for event in self._told(len(self.record.plies)) if isinstance(event, Ended)]
            foot = [*self.screen.ranking(scene, match.outcome, ended[-1] if ended else None), *foot]
        last = len(self.record.plies)
        title = self.words.say("replay-ply" if ply else "replay-start", ply=ply, plies=last)
        self.screen.draw(scene, f"{title}. {self._whose_eyes()}", self.lines(ply), lambda _: foot)

    def _whose_eyes(self) -> str:
        if self.viewer == SPECTATOR:
            return self.words.say("replay-all")
        return self.words.say("replay-as", name=self.words.players[self.viewer])

    def print_all(self) -> None:
        """Everything that happened, numbered, and the table at the end."""
        last = len(self.record.plies)
        for ply in range(last + 1):
            for at, line in enumerate(self.lines(ply)):
                grid = Grid.grid(padding=(0, 1))
                grid.add_row(Text(f"{ply if at == 0 else '':>4}"), Group(*draw_line(line)))
                self.desk.say(grid)
        self.show(last, [])

    def step(self) -> None:
        """Let a person walk through it."""
        ply, last, notice = 0, len(self.record.plies), ""
        while True:
            foot: list[RenderableType] = [self.screen.keys("keys-replay")]
            if notice:
                foot.append(Text(f" {notice}", "bold red"))
            self.show(ply, foot)
            notice = ""
            answer = self.desk.read().lower()
            if answer == "q":
                return
            wanted = {"": ply + 1, "b": ply - 1}.get(answer, number(answer))
            if 0 <= wanted <= last:
                ply = wanted
            else:
                notice = self.words.say("notice-ply", last=last)


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--as", "sight", metavar="SEAT|all")
@click.option("--ply", type=int)
@click.option("--no-color", is_flag=True)
def replay(file: Path, sight: str | None, ply: int | None, no_color: bool) -> None:
    """Watch a saved game again, from any seat."""
    record, match = load(file)
    seats = [str(seat) for seat in range(record.seats)]
    chosen = sight or ("all" if match.over else "0")
    if chosen not in ("all", *seats):
        raise misuse("wrong-as", seats=", ".join(seats), given=chosen)
    if ply is not None and not 0 <= ply <= len(record.plies):
        raise misuse("wrong-ply", last=len(record.plies), ply=ply)
    desk = Desk(colour=not no_color)
    shown = Replay(record, match, SPECTATOR if chosen == "all" else int(chosen), desk)
    try:
        if ply is not None:
            shown.show(ply, [])
        elif desk.asks:
            shown.step()
        else:
            shown.print_all()
    except Left:
        return
