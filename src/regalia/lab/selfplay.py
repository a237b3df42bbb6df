"""Self-play: games of bots, kept as Parquet files in a folder, in shards of so many games each.

Which games a shard holds follows from its number alone, and what happens in a game from its own number, so a
run that was broken off goes on with the shards that are missing, and the files are the same as of a run
without interruption, whoever played the games.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec

from regalia.kernel.setup import OptionValue, Setup
from regalia.lab.arena import line_up
from regalia.lab.contest import Contest, Result, check_bots, play_contest
from regalia.lab.errors import OtherRun, Unwritable
from regalia.lab.executor import Executor
from regalia.lab.journal import check_same
from regalia.lab.locks import lock
from regalia.lab.shards import Played, write_shard, write_whole

FORMAT = 1
MANIFEST = "selfplay.json"


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that determines what the files of a run hold; it stands in the manifest beside them."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    components: str
    bots: tuple[str, ...]  # by seat in game 0; in each further game they sit one seat further
    seed: str
    games: int
    shard_size: int

    def shards(self) -> list[range]:
        """The numbers of the games of each shard."""
        starts = range(0, self.games, self.shard_size)
        return [range(start, min(start + self.shard_size, self.games)) for start in starts]

    def contest(self, number: int) -> Contest:
        """The game of that number: a deal of its own, and the bots a seat further each time."""
        turn = number % self.seats
        seated = self.bots[turn:] + self.bots[:turn]
        return Contest(self.game, self.options, seated, self.seed, number, turn)


def plan(setup: Setup, bots: Sequence[str], games: int, seed: str, shard_size: int) -> Run:
    """A run of so many games; with fewer bots than seats, the first sits alone against the others."""
    check_bots(setup.game, bots)
    return Run(
        FORMAT,
        setup.game,
        setup.version,
        setup.seats,
        setup.options,
        setup.components_file.digest,
        line_up(bots, setup.seats),
        seed,
        games,
        shard_size,
    )


class SelfPlay:
    """A run in its folder."""

    def __init__(self, run: Run, folder: Path) -> None:
        self.run = run
        self.folder = folder

    def place(self, shard: range) -> Path:
        """Where the games of a shard are kept."""
        return self.folder / f"games-{shard.start:09}-{shard.stop - 1:09}.parquet"

    def missing(self) -> list[range]:
        """The shards that have not been played yet."""
        return [shard for shard in self.run.shards() if not self.place(shard).exists()]

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """The folder made or found, proved to be of this run, and kept from others as long as this lasts."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unwritable(self.folder, error) from error
        opened = os.open(self.folder, os.O_RDONLY)
        try:
            lock(opened, f"another process is playing into {self.folder}")
            self._check_manifest()
            yield
        finally:
            os.close(opened)

    def _check_manifest(self) -> None:
        """Refuse the folder of another run, and mark a new one as ours."""
        manifest = self.folder / MANIFEST
        if manifest.exists():
            self._compare(manifest.read_bytes())
            return
        if any(self.folder.glob("*.parquet")):
            raise OtherRun(
                f"{self.folder} holds Parquet files, but no {MANIFEST} that says which run they belong to"
            )
        text = msgspec.json.format(msgspec.json.encode(self.run), indent=1) + b"\n"
        write_whole(manifest, lambda file: file.write(text))

    def _compare(self, manifest: bytes) -> None:
        """An error that says in what the run of a manifest differs from this one."""
        try:
            found = msgspec.json.decode(manifest, type=Run)
        except msgspec.MsgspecError as error:
            raise OtherRun(f"{self.folder / MANIFEST} is not a manifest of self-play: {error}") from None
        check_same(found, self.run, f"{self.folder} holds another run", "choose another folder")

    def play(self, executor: Executor, heard: Callable[[], None]) -> None:
        """Play what is missing; `heard` is called after each game. The folder must be claimed."""
        shards = self.missing()
        contests = (self.run.contest(number) for shard in shards for number in shard)
        results = executor.map(partial(play_contest, keep=True), contests)
        for shard in shards:
            games = []
            for number in shard:
                games.append(self._game(number, next(results)))
                heard()
            write_shard(self.place(shard), games)

    def _game(self, number: int, result: Result) -> Played:
        """A game as it is kept; an error if a worker plays by other rules or with other cards than ours."""
        record = result.record
        assert record is not None
        run = self.run
        if (record.rules, record.components) != (run.rules, run.components):
            raise OtherRun(
                f"a worker has version {record.rules} of the rules of {run.game} and its components, and not "
                f"version {run.rules} and ours; install the same Regalia on all machines"
            )
        return Played(number, list(run.contest(number).bots), record)
