"""`regalia lab practice`: a policy that learns by playing against itself."""

from pathlib import Path

import click
import msgspec

from regalia.cli.crew import bar
from regalia.cli.figures import number
from regalia.cli.lab.train import MOST_NETWORK_BYTES
from regalia.cli.speech import Spoken, say
from regalia.kernel.game import find_game
from regalia.kernel.learnt import POLICY_FILE, LearntPolicy, PolicyFile, read_policies, write_policies
from regalia.lab.by_seats import beside
from regalia.lab.errors import LabError, MissingExtra
from regalia.lab.shards import write_whole


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--seats", type=int)
@click.option("--rounds", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=int)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--journal",
    metavar="DIRECTORY",
    default="build/practice",
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
)
def practice(game: str, seats: int | None, rounds: int, seed: int, out: Path | None, journal: Path) -> None:
    """Let a policy learn to play a game against itself."""
    try:
        from regalia.lab.practice import DECISIONS, Practice  # noqa: PLC0415 - it imports NumPy
    except ImportError:
        raise MissingExtra("numpy", "research") from None
    found = find_game(game)
    setup = found.setup(seats)
    journal.mkdir(parents=True, exist_ok=True)
    kept = journal / f"{game}-{setup.seats}-{rounds}-{seed}.npz"
    learner = Practice(found, setup.seats, rounds, seed, kept)
    with bar(say("told-practising"), rounds, learner.done) as heard:
        learner.run(lambda undecided: heard())
    how = f"{rounds} rounds of {DECISIONS} decisions, seed {seed}"
    path = out or found.folder / POLICY_FILE
    file = PolicyFile(found.name, setup.version, found.features_version, setup.components_file.digest)
    data = write_policies(put_into(file, path, LearntPolicy(setup.seats, how, learner.training.rounded())))
    if len(data) > MOST_NETWORK_BYTES:
        raise LabError(f"{len(data)} bytes are more than the {MOST_NETWORK_BYTES} that a game may ship")
    write_whole(path, lambda stream: stream.write(data))
    decisions = number(f"{rounds * DECISIONS}")
    click.echo(say("told-practice", file=str(path), bytes=len(data), rounds=rounds, decisions=decisions))


def put_into(file: PolicyFile, path: Path, fresh: LearntPolicy) -> PolicyFile:
    """The file with a policy beside those that lie there for other numbers of players, if it fits."""
    old = read_policies(path)
    fits = old is not None and msgspec.structs.replace(old, policies=()) == file
    return msgspec.structs.replace(file, policies=beside(fresh, old.policies if old and fits else ()))
