"""`regalia lab train`: a policy that learns by playing against itself."""

from pathlib import Path

import click
import msgspec

from regalia.cli.crew import bar
from regalia.cli.speech import Spoken, say
from regalia.kernel.game import find_game
from regalia.kernel.learnt import POLICY_FILE, LearntPolicy, PolicyFile, read_policies, write_policies
from regalia.lab.by_seats import beside
from regalia.lab.errors import LabError, MissingExtra
from regalia.lab.shards import write_whole

MOST_NETWORK_BYTES = 200_000  # a game


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--seats", type=int)
@click.option("--rounds", type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=int)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--journal",
    metavar="DIRECTORY",
    default="build/practice",
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
)
def train(
    game: str, seats: int | None, rounds: int | None, seed: int, out: Path | None, journal: Path
) -> None:
    """Let a policy learn to play a game against itself."""
    try:
        from regalia.lab.practices import start_practice  # noqa: PLC0415 - it imports NumPy
    except ImportError:
        raise MissingExtra("numpy", "research") from None
    found = find_game(game)
    setup = found.setup(seats)
    journal.mkdir(parents=True, exist_ok=True)
    practice = start_practice(found, setup.seats, rounds, seed, journal)
    with bar(say("told-training"), practice.rounds, practice.done) as heard:
        practice.run(lambda undecided: heard())
    how = f"{practice.rounds} rounds of {practice.a_round}, seed {seed}"
    path = out or found.folder / POLICY_FILE
    file = PolicyFile(found.name, setup.version, found.policy_version, setup.components_file.digest)
    data = write_policies(put_into(file, path, LearntPolicy(setup.seats, how, practice.network.rounded())))
    if len(data) > MOST_NETWORK_BYTES:
        raise LabError(f"{len(data)} bytes are more than the {MOST_NETWORK_BYTES} that a game may ship")
    write_whole(path, lambda stream: stream.write(data))
    click.echo(say("told-train", file=str(path), bytes=len(data), rounds=practice.rounds))


def put_into(file: PolicyFile, path: Path, fresh: LearntPolicy) -> PolicyFile:
    """The file with a policy beside those that lie there for other numbers of players, if it fits."""
    old = read_policies(path)
    fits = old is not None and msgspec.structs.replace(old, policies=()) == file
    return msgspec.structs.replace(file, policies=beside(fresh, old.policies if old and fits else ()))
