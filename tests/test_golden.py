"""Every game has a golden playthrough for each seat count, and still plays it."""

import pytest

from golden import KEPT, setups
from playing import label
from regalia.kernel.setup import Setup
from regalia.testing.golden import digest, kept_whole, name, playthrough


@pytest.mark.pure
@pytest.mark.parametrize("setup", setups(), ids=label)
def test_the_golden_playthrough_is_still_played(setup: Setup) -> None:
    text = playthrough(setup)
    if kept_whole(setup):
        assert KEPT.path(setup).exists(), "make golden writes it"
        assert text == KEPT.path(setup).read_text(), "see the diff with make golden"
    else:
        game = name(setup)
        assert KEPT.digests().get(game) == digest(text), (
            f"{game} is played differently, or was never kept: `python tests/golden.py --show {game}` prints"
            " it; compare that with what it prints in a checkout from before; make golden keeps the new one"
        )


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in KEPT.folder.iterdir()} == KEPT.expected_files(setups())
    assert KEPT.digests().keys() == {name(setup) for setup in setups() if not kept_whole(setup)}
