"""Every game has a golden playthrough for each seat count, and still plays it."""

import pytest

import golden
from playing import label
from regalia.kernel.setup import Setup


@pytest.mark.pure
@pytest.mark.parametrize("setup", golden.setups(), ids=label)
def test_the_golden_playthrough_is_still_played(setup: Setup) -> None:
    text = golden.playthrough(setup)
    if golden.kept_whole(setup):
        assert golden.path(setup).exists(), "make golden writes it"
        assert text == golden.path(setup).read_text(), "see the diff with make golden"
    else:
        name = golden.name(setup)
        assert golden.digests().get(name) == golden.digest(text), (
            f"{name} is played differently, or was never kept: `python tests/golden.py --show {name}` prints"
            " it; compare that with what it prints in a checkout from before; make golden keeps the new one"
        )


def test_no_playthrough_is_left_over() -> None:
    whole = {setup for setup in golden.setups() if golden.kept_whole(setup)}
    assert {path.name for path in golden.FOLDER.iterdir()} == {
        *(golden.path(setup).name for setup in whole),
        golden.DIGESTS.name,
    }
    assert golden.digests().keys() == {golden.name(setup) for setup in golden.setups() if setup not in whole}
