"""Action spaces."""

import pytest

from regalia.kernel.actions import ActionSpace
from regalia.kernel.errors import UnknownAction


@pytest.fixture
def space() -> ActionSpace:
    return ActionSpace([("pass", []), ("play", ["king", "queen"]), ("target", ["0", "1", "2"])])


def test_names_and_numbers_go_both_ways(space: ActionSpace) -> None:
    names = ["pass", "play:king", "play:queen", "target:0", "target:1", "target:2"]
    assert [space.name(number) for number in range(len(space))] == names
    assert [space.parse(name) for name in names] == list(range(6))
    assert [space.base(block) for block in ("pass", "play", "target")] == [0, 1, 3]


@pytest.mark.parametrize("number", [-1, 6, 1000])
def test_a_number_out_of_range_is_refused(space: ActionSpace, number: int) -> None:
    with pytest.raises(UnknownAction, match=f"no action number {number}; they go from 0 to 5"):
        space.name(number)


@pytest.mark.parametrize("name", ["", "play", "play:jack", "PLAY:king", "target:3"])
def test_an_unknown_name_is_refused(space: ActionSpace, name: str) -> None:
    with pytest.raises(UnknownAction, match="no action called"):
        space.parse(name)


def test_names_must_differ() -> None:
    with pytest.raises(ValueError, match="two actions"):
        ActionSpace([("play", ["king", "king"])])
