"""`regalia lab train`: a judge that learns from games."""

from pathlib import Path

import click
import msgspec

from regalia.cli.crew import crew_options, executor, games_bar
from regalia.cli.figures import number
from regalia.cli.speech import Spoken, say
from regalia.kernel.game import find_game
from regalia.kernel.learnt import FILE, Learnt, LearntFile, read_learnt
from regalia.lab.by_seats import beside
from regalia.lab.errors import LabError, MissingExtra
from regalia.lab.shards import write_whole
from regalia.lab.teaching import pieces, play_piece

MOST_NETWORK_BYTES = 200_000  # a game


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--seats", type=int)
@click.option("--games", default=16_000, show_default=True, type=click.IntRange(10))
@click.option("--bot", default="courtier", show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path))
@crew_options
def train(
    game: str,
    seats: int | None,
    games: int,
    bot: str,
    seed: str,
    out: Path | None,
    jobs: int | None,
    ray: str | None,
) -> None:
    """Learn to judge positions from games of bots."""
    try:
        import numpy as np  # noqa: PLC0415 - only here; the engine itself never imports it

        from regalia.lab.training import Training  # noqa: PLC0415 - it imports NumPy
    except ImportError:
        raise MissingExtra("numpy", "research") from None
    found = find_game(game)
    setup = found.setup(seats)
    work = pieces(found, setup.seats, bot, seed, games)
    teaching = found.teaching
    assert teaching is not None
    rows, winners = [], []
    with executor(jobs, ray) as crew, games_bar(len(work)) as heard:
        for taught in crew.map(play_piece, work):
            rows.append(np.frombuffer(taught.rows, np.uint8).reshape(-1, setup.seats, teaching.features))
            winners.append(np.frombuffer(taught.winners, np.uint8))
            heard()
    training = Training(np.concatenate(rows), np.concatenate(winners))
    training.run(lambda loss: click.echo(say("told-train-loss", loss=number(f"{loss:.4f}"))))
    how = f"{games} games of {bot}, seed {seed}; log-loss {training.loss():.4f}"
    path = out or found.folder / FILE
    file = LearntFile(found.name, setup.version, teaching.encoder, setup.components_file.digest, ())
    text = msgspec.json.encode(put_into(file, path, training.learnt(how))) + b"\n"
    if len(text) > MOST_NETWORK_BYTES:
        raise LabError(f"{len(text)} bytes are more than the {MOST_NETWORK_BYTES} that a game may ship")
    write_whole(path, lambda stream: stream.write(text))
    loss = number(f"{training.loss():.4f}")
    click.echo(say("told-train", file=str(path), bytes=len(text), games=games, bot=bot, seed=seed, loss=loss))


def put_into(file: LearntFile, path: Path, fresh: Learnt) -> LearntFile:
    """The file with what was learnt beside what lies there for other numbers of players, if it fits."""
    old = read_learnt(path)
    fits = old is not None and msgspec.structs.replace(old, networks=()) == file
    return msgspec.structs.replace(file, networks=beside(fresh, old.networks if old and fits else ()))
