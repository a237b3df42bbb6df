"""`regalia lab train` practises, goes on where it was, and writes what fits beside what was there."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.cli import main
from regalia.cli.lab.train import put_into
from regalia.kernel.game import find_game
from regalia.kernel.learnt import LearntPolicy, PolicyFile, read_policies, write_policies
from regalia.lab import line_practice, practice, row_practice


@pytest.mark.parametrize(("name", "seats"), [("brutal-kingdom", 3), ("kings-blood", 2)])
def test_the_command_practises_goes_on_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, seats: int
) -> None:
    """One game by rows, one by lines."""
    monkeypatch.setattr(row_practice, "LANES", 16)
    monkeypatch.setattr(line_practice, "GAMES", 5)
    monkeypatch.setattr(practice, "BATCH", 64)
    game = find_game(name)
    out = tmp_path / "policy.bin"
    args = ["lab", "train", name, "--seats", str(seats), "--rounds", "2"]
    args += ["--out", str(out), "--journal", str(tmp_path)]
    found = CliRunner().invoke(main, args)
    assert found.exit_code == 0, found.output
    first = out.read_bytes()
    file = read_policies(out)
    assert file is not None
    assert (file.components, file.features) == (game.standard_digest, game.policy_version)
    assert file.policies[0].seats == seats
    out.unlink()
    assert CliRunner().invoke(main, args).exit_code == 0  # it was done: nothing is played again
    assert out.read_bytes() == first
    (journal,) = tmp_path.glob("*.npz")
    journal.unlink()
    assert CliRunner().invoke(main, args).exit_code == 0
    assert out.read_bytes() == first  # the same seed gives the same weights


def test_files_keep_other_numbers_of_players_and_nothing_that_no_longer_fits(tmp_path: Path) -> None:
    path = tmp_path / "policy.bin"
    head = PolicyFile("brutal-kingdom", 2, 1, "digest")
    three, four, newer = (LearntPolicy(seats, how, ()) for seats, how in ((3, "a"), (4, "a"), (3, "b")))
    path.write_bytes(write_policies(PolicyFile("brutal-kingdom", 2, 1, "digest", (three, four))))
    assert put_into(head, path, newer).policies == (newer, four)
    assert put_into(PolicyFile("brutal-kingdom", 2, 2, "digest"), path, newer).policies == (newer,)
