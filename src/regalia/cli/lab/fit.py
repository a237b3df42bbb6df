"""`regalia lab fit`: weights of heuristics that agree with the results of games."""

from pathlib import Path

import click

from regalia.bots.fitted import FILE, Fitted, FittedFile, read_fitted
from regalia.cli.crew import crew_options, executor, games_bar
from regalia.cli.figures import number
from regalia.cli.speech import Spoken, say
from regalia.kernel.game import find_game
from regalia.lab.by_seats import beside
from regalia.lab.fitting import Fit, deals, play_deal
from regalia.lab.shards import write_whole

HEAD = "# Weights of the heuristics, fitted to results of games. Made by `regalia lab fit` (docs/bots.md).\n"


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--seats", type=int)
@click.option("--games", default=700, show_default=True, type=click.IntRange(10))
@click.option("--bot", default="courtier/samples=3", show_default=True)
@click.option("--seed", default=2, show_default=True, type=int)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path))
@crew_options
def fit(
    game: str,
    seats: int | None,
    games: int,
    bot: str,
    seed: int,
    out: Path | None,
    jobs: int | None,
    ray: str | None,
) -> None:
    """Fit the weights of a game's heuristics to the results of games."""
    found = find_game(game)
    setup = found.setup(seats)
    work = deals(found, setup.seats, bot, seed, games)
    with executor(jobs, ray) as crew, games_bar(len(work)) as heard:
        watched = []
        for one in crew.map(play_deal, work):
            watched.append(one)
            heard()
    fitting = Fit(found, watched)
    fitting.run(lambda loss: click.echo(say("told-train-loss", loss=number(f"{loss:.4f}"))))
    before, after = fitting.losses()
    how = f"{games} games of {bot}, seed {seed}; log-loss {after:.4f}, with the usual weights {before:.4f}"
    path = out or found.folder / FILE
    file = FittedFile(setup.version, setup.components_file.digest)
    text = HEAD + write_fitted(put_into(file, path, Fitted(setup.seats, how, fitting.found())))
    write_whole(path, lambda stream: stream.write(text.encode()))
    losses = {"before": number(f"{before:.4f}"), "after": number(f"{after:.4f}")}
    click.echo(say("told-fit", file=str(path), games=games, bot=bot, seed=seed, **losses))


def put_into(file: FittedFile, path: Path, fresh: Fitted) -> FittedFile:
    """The file with what was found beside what lies there for other numbers of players, if it fits."""
    old = read_fitted(path)
    fits = old is not None and (old.rules, old.components) == (file.rules, file.components)
    return FittedFile(file.rules, file.components, beside(fresh, old.fitted if old and fits else ()))


def write_fitted(file: FittedFile) -> str:
    """The file as text."""
    lines = [f"rules = {file.rules}", f'components = "{file.components}"']
    for found in file.fitted:
        lines += ["", "[[fitted]]", f"seats = {found.seats}", f'how = "{found.how}"', "[fitted.weights]"]
        lines += [f"{name} = {value}" for name, value in found.weights.items()]
    return "\n".join(lines) + "\n"
