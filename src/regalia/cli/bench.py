"""`regalia bench`: how fast things are."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import regalia
from regalia._native import DEVELOPMENT, TEST
from regalia.bench.bots import PeerRow as SearchPeer
from regalia.bench.bots import SearchRow, measure_bots
from regalia.bench.comparison import Ratios, compare
from regalia.bench.engine import EngineRow, PeerRow, measure
from regalia.bench.peers import ENVIRONMENT_YARDSTICK, YARDSTICK, MissingPeers, load_peers
from regalia.bench.server import Figures, measure_idle
from regalia.bench.server import measure as measure_server
from regalia.cli.faults import fault
from regalia.cli.figures import add_columns, make_table, number, rate
from regalia.cli.speech import Spoken, SpokenGroup, explain, failure, misuse, say
from regalia.kernel.game import find_game, game_names
from regalia.kernel.setup import Setup
from regalia.server.process import Shared


@click.group(cls=SpokenGroup)
def bench() -> None:
    """Measure speed."""


@bench.command(cls=Spoken)
@click.option("--game", "games", multiple=True, metavar="GAME")
@click.option("--json", "as_json", is_flag=True)
@click.option("--peers", "with_peers", is_flag=True)
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), default=1.0, show_default=True)
@click.option(
    "--against",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="CHECKOUT",
)
def engine(
    games: tuple[str, ...], as_json: bool, with_peers: bool, seconds: float, against: Path | None
) -> None:
    """Random play, copies and observations of every game and number of players."""
    if against is not None:
        check_comparable()
        with progress_bar() as bar:
            task = bar.add_task(say("told-measuring"), total=1.0)
            ratios = compare(against, games, seconds, lambda share: bar.update(task, completed=share))
        if as_json:
            for ratio in ratios:
                click.echo(msgspec.json.encode(ratio))
        else:
            Console().print(ratio_table(ratios, against))
        return
    found = [find_game(name) for name in dict.fromkeys(games or game_names())]
    if with_peers:
        check_comparable()
    try:
        peers = load_peers() if with_peers else []
    except MissingPeers as error:
        raise click.ClickException(explain(error)) from None
    with progress_bar() as bar:
        task = bar.add_task(say("told-measuring"), total=1.0)
        setups = [game.setup(seats) for game in found for seats in game.players]
        rows, peer_rows = measure(
            setups, peers, environments, seconds, lambda share: bar.update(task, completed=share)
        )
    if as_json:
        for row in (*rows, *peer_rows):
            click.echo(msgspec.json.encode(row))
        return
    console = Console()
    console.print(play_table(rows, peer_rows))
    console.print()
    if any(row.batch is not None for row in rows):
        console.print(environment_table(rows, peer_rows))
        console.print()
    console.print(cost_table(rows))


@bench.command(cls=Spoken)
@click.option("--game", "games", multiple=True, metavar="GAME")
@click.option("--json", "as_json", is_flag=True)
@click.option("--peers", "with_peers", is_flag=True)
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), default=3.0, show_default=True)
def bots(games: tuple[str, ...], as_json: bool, with_peers: bool, seconds: float) -> None:
    """Searches in every game, with its smallest and its usual number of players."""
    if with_peers:
        check_comparable()
    found = [find_game(name) for name in dict.fromkeys(games or game_names())]
    setups = [game.setup(seats) for game in found for seats in sorted({game.players[0], game.usual})]
    with progress_bar() as bar:
        task = bar.add_task(say("told-measuring"), total=1.0)
        try:
            rows, peers = measure_bots(
                setups, with_peers, seconds, lambda share: bar.update(task, completed=share)
            )
        except MissingPeers as error:
            raise click.ClickException(explain(error)) from None
    if as_json:
        for row in (*rows, *peers):
            click.echo(msgspec.json.encode(row))
        return
    Console().print(search_table(rows, peers))


@bench.command(cls=Spoken)
@click.option("--tables", type=click.IntRange(1), default=300, show_default=True)
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), default=10.0, show_default=True)
@click.option("--port", type=int, default=8765, show_default=True)
@click.option("--database")
@click.option("--redis")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
@click.option("--plies", type=click.IntRange(0))
@click.option("--idle", type=click.IntRange(0), default=0)
@click.option("--json", "as_json", is_flag=True)
def server(
    tables: int,
    seconds: float,
    port: int,
    database: str | None,
    redis: str | None,
    workers: int,
    plies: int | None,
    idle: int,
    as_json: bool,
) -> None:
    """Tables played over WebSockets at random by clients in another process."""
    if bool(database) != bool(redis) or (workers > 1 and not database):
        raise misuse("wrong-several-processes")
    shared: list[Shared | None] = [None]
    if database and redis:
        shared = [Shared(database, redis, count) for count in sorted({1, workers})]
    rows = []
    for where in shared:
        with Console(stderr=True).status(
            say("told-bench-tables", tables=tables, seconds=round(seconds + 12))
        ):
            rows.append(measure_server(tables, seconds, port, where, plies))
    audience = None
    if idle:
        with Console(stderr=True).status(say("told-bench-idle", count=idle, seconds=round(idle / 300))):
            audience = measure_idle(idle, port, shared[-1])
    if as_json:
        for figures in [*rows, *filter(None, [audience])]:
            click.echo(msgspec.json.encode(figures))
        return
    Console().print(server_table(rows))
    if audience:
        count = number(f"{audience.connections:,}")
        Console().print(say("told-idle-memory", count=count, megabytes=round(audience.megabytes)))


def check_comparable() -> None:
    """Refuse to compare a build that was made in a hurry."""
    if regalia.build in (TEST, DEVELOPMENT):
        raise failure("wrong-hasty-build")


def server_table(rows: Sequence[Figures]) -> Table:
    """How fast servers are."""
    table = make_table("")
    add_columns(
        table, "processes", "tables", "plays", "median", "slowest", "finished", "group", "work", "work-game"
    )
    for row in rows:
        numbers = (row.p50_ms, row.p99_ms, row.games, row.group, row.cpu_us, row.cpu_us_game)
        table.add_row(
            f"{row.workers}",
            f"{row.tables}",
            number(f"{row.actions_per_s:,}"),
            *(number(str(x)) for x in numbers),
        )
    return table


def environments(setup: Setup) -> Mapping[str, Callable[[], int]]:
    """The environments for programs that learn, where what they need is installed."""
    try:
        from regalia.bench.environments import environment_players  # noqa: PLC0415, as it is an extra
    except ImportError:
        return {}
    return environment_players(setup)


def ratio_table(rows: Sequence[Ratios], against: Path) -> Table:
    """How fast this build is, as multiples of another."""
    numbers = ["seats", "inner", "driven", "batch", "search", "copy", "redact-fill"]
    table = figures_table("ratios", numbers, say("told-bench-ratios-of", build=str(against)))
    for row in rows:
        values = (row.inner, row.driven, row.batch, row.search, row.copy, row.redact_fill)
        table.add_row(row.game, str(row.seats), *("" if x is None else number(f"{x:.2f}") for x in values))
    return table


def search_table(rows: Sequence[SearchRow], peers: Sequence[SearchPeer]) -> Table:
    """How fast searches are, ours and those of OpenSpiel."""
    numbers = ["seats", "iterations", "tree", "simulated", "nodes", "build"]
    caption = say("told-bench-searches-are")
    if peers:
        numbers.append("times")
        caption += " " + say("told-bench-searches-times")
    table = figures_table("searches", numbers, caption)
    for row in rows:
        speeds = [rate(speed) for speed in (row.iterations, row.tree, row.simulated)]
        times = [] if row.iterations_x is None else [number(f"{row.iterations_x:.1f}")]
        table.add_row(row.game, str(row.seats), *speeds, str(row.nodes), fault(row.build), *times)
    table.add_section()
    for peer in peers:
        table.add_row(f"{peer.library} {peer.peer}", "", rate(peer.iterations))
    return table


def progress_bar() -> Progress:
    """Progress on stderr, for who sits at a terminal; gone when done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def play_table(rows: Sequence[EngineRow], peer_rows: Sequence[PeerRow]) -> Table:
    """How fast games are played, ours and those of others."""
    numbers = ["seats", "inner", "driven", "build"]
    caption = None
    if peer_rows:
        numbers += ["inner-times", "driven-times"]
        caption = say("told-bench-play-times", peer=YARDSTICK)
    table = figures_table("play", numbers, caption)
    for row in rows:
        times = [number(f"{x:.1f}") for x in (row.inner_x, row.driven_x) if x is not None]
        table.add_row(row.game, str(row.seats), rate(row.inner), rate(row.driven), fault(row.build), *times)
    table.add_section()
    for peer in peer_rows:
        table.add_row(f"{peer.library} {peer.peer}", "", "", rate(peer.driven))
    return table


def environment_table(rows: Sequence[EngineRow], peer_rows: Sequence[PeerRow]) -> Table:
    """How fast games are played with observations and masks."""
    numbers = ["seats", "batch", "pettingzoo"]
    caption = None
    if peer_rows:
        numbers += ["batch-times", "pettingzoo-times"]
        caption = say("told-bench-environments-times", peer=ENVIRONMENT_YARDSTICK)
    table = figures_table("environments", numbers, caption)
    for row in rows:
        speeds = [rate(speed) for speed in (row.batch, row.pettingzoo) if speed is not None]
        times = [number(f"{x:.1f}") for x in (row.batch_x, row.pettingzoo_x) if x is not None]
        table.add_row(row.game, str(row.seats), *speeds, *times)
    return table


def cost_table(rows: Sequence[EngineRow]) -> Table:
    """What copies and observations cost."""
    table = figures_table("costs", ["seats", "copy", "redact", "fill", "redact-fill"])
    for row in rows:
        costs = (row.copy_us, row.redact_us, row.fill_us, row.redact_fill_us)
        table.add_row(row.game, str(row.seats), *(number(f"{cost:.2f}") for cost in costs))
    return table


def figures_table(subject: str, numbers: Sequence[str], caption: str | None = None) -> Table:
    """A table of games with columns of numbers."""
    table = make_table(say(f"told-bench-{subject}"), caption)
    table.add_column(say("told-column-game"), no_wrap=True)
    add_columns(table, *numbers, whole=True)
    return table
