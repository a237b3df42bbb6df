"""`regalia review`: what decided a game, what was luck, and which decisions were good."""

import shlex
import time
from collections.abc import Callable
from pathlib import Path

import click
import msgspec
from platformdirs import user_cache_path
from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.desk import Desk
from regalia.cli.review_page import write_page
from regalia.cli.reviewing import SIGNS, Telling
from regalia.cli.saves import load
from regalia.cli.speech import Spoken, explain, failure, misuse, say
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.lab.executor import Alone
from regalia.review.report import Review
from regalia.review.run import head_of, run_review
from regalia.review.verdicts import BEST, GOOD, VERDICTS
from regalia.review.work import QUICK, THOROUGH, Form, usual_form

FILE = click.Path(dir_okay=False, path_type=Path)
BLOCKS = " ▁▂▃▄▅▆▇█"
ROWS = 2  # of characters, for a curve
LABEL = 8  # columns for the name before it
END = 12  # columns for the result behind it
SIGHTS = ("table", "open")


def cache_place(record: Record, seats: list[int], form: Form) -> Path:
    """Where a review is kept while it is made, and afterwards."""
    return user_cache_path("regalia") / "reviews" / f"{head_of(record, seats, form).key()}.jsonl"


@click.command(cls=Spoken)
@click.argument("file", type=FILE)
@click.option("--seat", type=int)
@click.option("--html", type=FILE)
@click.option("--json", "as_json", is_flag=True)
@click.option("--thorough", is_flag=True)
@click.option("--all", "every", is_flag=True)
@click.option("--no-color", is_flag=True)
def review(
    file: Path,
    seat: int | None,
    html: Path | None,
    as_json: bool,
    thorough: bool,
    every: bool,
    no_color: bool,
) -> None:
    """Tell what decided a game, and what was luck."""
    record, match = load(file)
    if seat is not None and not 0 <= seat < record.seats:
        raise misuse("wrong-seat", last=record.seats - 1, seat=seat)
    seats = list(range(record.seats)) if seat is None else [seat]
    form = usual_form(THOROUGH if thorough else QUICK, match.game)
    desk = Desk(colour=not no_color)
    quiet = as_json or not desk.live
    found = _work(record, seats, form, lambda early: None if quiet else _first_look(desk, early, match, seat))
    if html is not None:
        try:
            html.write_text(write_page(Telling(found, match, None)), "utf-8")
        except OSError as error:
            raise failure("wrong-write", file=str(html), error=explain(error)) from None
    if as_json:
        _print_json(found)
    elif html is None:
        telling = Telling(found, match, seat)
        desk.say(*draw_review(telling, desk.console.width, every))
        again = ["regalia", "play", "--from", str(file), "--ply", "PLAY", "--seat", str(seat or 0)]
        desk.line(telling.say("review-again", command=shlex.join(again)))
    else:
        click.echo(say("told-review", file=str(html)), err=True)


def _work(record: Record, seats: list[int], form: Form, look: Callable[[Review], None]) -> Review:
    """Do it, with progress on stderr; when the first curve is there, let it be looked at."""
    console = Console(stderr=True)
    columns = (TextColumn(say("told-reviewing")), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    sketched = 2 * (len(record.plies) + 1)
    begun = time.monotonic()
    path = cache_place(record, seats, form)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def heard(done: int, total: int, so_far: Callable[[], Review]) -> None:
            bar.update(task, completed=done, total=total)
            if done == sketched:
                if console.is_terminal:
                    bar.stop()  # else the first line would stand behind the bar
                look(so_far())
                if console.is_terminal:
                    bar.start()

        try:
            return run_review(record, seats, form, Alone(), path, heard)
        except KeyboardInterrupt:
            spent = time.monotonic() - begun
            raise failure("told-review-stopped", seconds=round(spent)) from None


def _first_look(desk: Desk, review: Review, match: Match, seat: int | None) -> None:
    telling = Telling(review, match, seat)
    desk.say(Text(telling.say("review-first-look"), "dim"), *_curves(telling, desk.console.width))


def _print_json(review: Review) -> None:
    for decision in review.decisions:
        row = msgspec.structs.asdict(decision)
        row |= {name: [action for _, action in row[name]] for name in ("played", "best")}
        click.echo(msgspec.json.encode(row))
    for found in review.rows:
        click.echo(msgspec.json.encode(found))


def draw_review(telling: Telling, width: int, every: bool) -> list[RenderableType]:
    """The whole review, as wide as the terminal is."""
    review, say = telling.review, telling.say
    things: list[RenderableType] = [Text(telling.title(), "bold"), Text(telling.about())]
    things += _curves(telling, width)
    things += [Text(), Text(say("review-moments"), "bold")]
    things += [Padding(telling.moment(moment), (0, 0, 0, 2)) for moment in review.moments]
    if not review.moments:
        things.append(Text(f"  {say('review-moments-none')}"))
    things += [Text(), Text(say("review-decisions"), "bold")]
    things += _decisions(telling, every)
    things += [
        Text(),
        Text(say("review-seats"), "bold"),
        _seats(telling),
        Text(say("review-explained"), "dim"),
    ]
    return things


def _curves(telling: Telling, width: int) -> list[RenderableType]:
    say, review = telling.say, telling.review
    room = max(10, width - LABEL - END)
    things: list[RenderableType] = [Text(), Text(say("review-chances"), "bold")]
    things += [Text(say("review-bars"), "dim"), Text(telling.signs(), "dim")]
    for row in review.rows:
        name = telling.names[row.seat][: LABEL - 1]
        for sight in SIGHTS:
            values = [point.table if sight == "table" else point.open for point in review.points]
            chances = stretch([value[row.seat] if value else 0.0 for value in values], room)
            lines = bars(chances) if sight == "table" else [tenths(chances)]
            for at, line in enumerate(lines):
                foot = sight == "table" and at == len(lines) - 1
                label, end = (name, telling.end(row)) if foot else ("", "")
                things.append(Text(f"{label:<{LABEL}}{line} {end}"))
        things.append(Text(f"{'':<{LABEL}}{_marks(review, row.seat, room)}", "bold"))
    label = say("review-column-play")[: LABEL - 1]
    things.append(Text(f"{label:<{LABEL}}{scale(len(review.points) - 1, room)}", "dim"))
    return things


SCALE = 4  # parts of the game that the scale of the curves names


def scale(last: int, room: int) -> str:
    """The numbers of plays, each below its place in a curve of so many columns."""
    line = " " * room
    for part in range(SCALE + 1):
        number = f"{last * part // SCALE}"
        at = min(round(part * (room - 1) / SCALE), room - len(number))
        line = line[:at] + number + line[at + len(number) :]
    return line


def stretch(values: list[float], room: int) -> list[float]:
    """As many values as there is room for columns: the nearest of those given."""
    columns = min(room, max(len(values), room))
    return [values[round(at * (len(values) - 1) / max(1, columns - 1))] for at in range(columns)]


def bars(chances: list[float]) -> list[str]:
    """A curve as bars of characters, the upper line first."""
    lines = []
    for row in reversed(range(ROWS)):
        heights = [round(chance * 8 * ROWS) - 8 * row for chance in chances]
        lines.append("".join(BLOCKS[min(8, max(0, height))] for height in heights))
    return lines


def tenths(chances: list[float]) -> str:
    """A curve as one line of digits, tenths of the chances: 0 for none, 9 for nearly certain."""
    return "".join(str(min(9, int(10 * chance))) for chance in chances)


def _marks(review: Review, seat: int, room: int) -> str:
    """Signs below the curve where a seat lost something; the worst where several fall on one place."""
    line = [" "] * room
    worst = [-1] * room
    last = max(1, len(review.points) - 1)
    for decision in review.decisions:
        at = round(decision.ply * (room - 1) / last)
        rank = VERDICTS.index(decision.verdict)
        if decision.seat == seat and decision.verdict in SIGNS and rank > worst[at]:
            line[at], worst[at] = SIGNS[decision.verdict], rank
    return "".join(line).rstrip()


def _decisions(telling: Telling, every: bool) -> list[RenderableType]:
    review, say = telling.review, telling.say
    shown = [one for one in review.decisions if every or one.verdict not in (BEST, GOOD)]
    kept = len(review.decisions) - len(shown)
    grid = Grid(box=SIMPLE_HEAD, padding=0, show_edge=False)
    for column in ("play", "player", "played", "best", "cost", "verdict"):
        number = column in ("play", "cost")
        grid.add_column(say(f"review-column-{column}"), justify="right" if number else "left", no_wrap=number)
    for one in shown:
        grid.add_row(
            str(one.ply),
            telling.names[one.seat],
            telling.played(one),
            telling.better(one),
            telling.cost(one),
            telling.verdict(one),
        )
    things: list[RenderableType] = [grid] if shown else [Text(say("review-decisions-none"))]
    if kept:
        things.append(Text(say("review-decisions-kept", count=kept), "dim"))
    return things


def _seats(telling: Telling) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, padding=0, show_edge=False)
    for at, head in enumerate(telling.row_heads()):
        grid.add_column(head, justify="right" if at else "left", no_wrap=at in (0, 2, 4))
    for row in telling.review.rows:
        grid.add_row(*telling.row(row))
    return grid
