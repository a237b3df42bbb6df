"""Every game has a golden playthrough for each seat count, and still plays it."""

import pytest

import golden
from playing import label
from regalia.kernel.setup import Setup


@pytest.mark.pure
@pytest.mark.parametrize("setup", golden.setups(), ids=label)
def test_the_golden_playthrough_is_still_played(setup: Setup) -> None:
    assert golden.path(setup).exists(), "make golden writes it"
    assert golden.playthrough(setup) == golden.path(setup).read_text(), "see the diff with make golden"


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in golden.FOLDER.iterdir()} == {golden.path(s).name for s in golden.setups()}
