"""`regalia selfplay`: games of bots, kept for learning."""

from pathlib import Path

import click
import msgspec

from regalia.cli.crew import bot_names, crew_options, executor, games_bar
from regalia.cli.play import read_options
from regalia.cli.speech import Spoken, say
from regalia.kernel.game import find_game
from regalia.lab.selfplay import SelfPlay, plan
from regalia.lab.shards import pyarrow


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--bots", required=True, metavar="A[,B…]")
@click.option("--games", required=True, type=click.IntRange(1))
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
)
@click.option("--seats", type=int)
@click.option("--seed", default="1", show_default=True)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option(
    "--shard-size",
    default=1000,
    show_default=True,
    type=click.IntRange(1),
)
@crew_options
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def selfplay(
    ctx: click.Context,
    game: str,
    bots: str,
    games: int,
    out: Path,
    seats: int | None,
    seed: str,
    options: tuple[str, ...],
    shard_size: int,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Let bots play many games, and keep them as Parquet."""
    pyarrow()
    setup = find_game(game).setup(seats, read_options(options))
    run = plan(setup, bot_names(bots), games, seed, shard_size)
    work = SelfPlay(run, out)
    with work.claimed():
        before = games - sum(map(len, work.missing()))
        try:
            if before < games:
                with executor(jobs, ray) as crew, games_bar(games, before) as heard:
                    work.play(crew, heard)
        except KeyboardInterrupt:
            saved = games - sum(map(len, work.missing()))
            click.echo(say("told-selfplay-stopped", kept=saved, games=games), err=True)
            ctx.exit(130)
    if as_json:
        told = {"out": str(out), "games": games, "played": games - before, "shards": len(run.shards())}
        click.echo(msgspec.json.encode(told))
        return
    files, played = len(run.shards()), games - before
    click.echo(say("told-selfplay", games=games, files=files, folder=str(out), played=played))
