"""A provably fair deal: what binds whom, and what a check finds."""

from hashlib import sha256

import msgspec
import pytest

from regalia.kernel.errors import BadRecord
from regalia.kernel.fair import Fair, commitment, deal_seed, draw

SECRET, SALT = bytes(range(32)), bytes(range(32, 64))
SHARES = ["ab" * 16, "", "cd" * 16]


def proof() -> Fair:
    return Fair(commitment(SALT, SECRET), SALT.hex(), SECRET.hex(), SHARES, deal_seed(SECRET, SHARES).hex())


def test_a_proof_checks() -> None:
    proof().check()


def test_the_formulas_are_the_ones_that_are_written_down() -> None:
    assert commitment(SALT, SECRET) == sha256(SALT + SECRET).hexdigest()
    assert deal_seed(SECRET, SHARES) == sha256(SECRET + bytes.fromhex("ab" * 16 + "cd" * 16)).digest()


def test_every_part_of_the_seed_counts() -> None:
    seeds = {
        deal_seed(SECRET, SHARES),
        deal_seed(SALT, SHARES),
        deal_seed(SECRET, ["ab" * 16, "", "ce" * 16]),
        deal_seed(SECRET, ["cd" * 16, "", "ab" * 16]),
    }
    assert len(seeds) == 4


@pytest.mark.parametrize(
    "change",
    [
        {"commitment": "0" * 64},
        {"salt": "0" * 64},
        {"secret": "0" * 64},
        {"shares": ["ab" * 16, "", "00" * 16]},
        {"seed": "0" * 64},
        {"secret": "not hexadecimal"},
        {"shares": ["x"]},
    ],
)
def test_what_does_not_fit_is_found(change: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        msgspec.structs.replace(proof(), **change).check()


def test_fresh_randomness_is_fresh_and_long() -> None:
    drawn = {draw() for _ in range(50)}
    assert len(drawn) == 50
    assert {len(d) for d in drawn} == {32}
