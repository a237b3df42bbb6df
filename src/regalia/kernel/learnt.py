"""What was learnt of a game: the files in its folder, and for which tables they may be used."""

import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from regalia.kernel.network import Network
from regalia.kernel.state import State

FILE = "learnt.json"


class Teaching(NamedTuple):
    """How a game shows a truth to a network: a row of zeros and ones for each seat."""

    encoder: int  # another number whenever the features change
    features: int
    rows: Callable[[State], bytes]


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of a network, as `Network` takes them, and how many players it was learnt with."""

    seats: int
    how: str  # it was made, for people
    first: tuple[int, ...]
    second: tuple[int, ...]
    third: tuple[int, ...]


class LearntFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Made by `regalia lab train`; of use only with the same rules, encoder and components."""

    game: str
    rules: int
    encoder: int
    components: str
    networks: tuple[Learnt, ...]


def read_learnt(path: Path) -> LearntFile | None:
    """The file, if there is one."""
    return msgspec.json.decode(path.read_bytes(), type=LearntFile) if path.exists() else None


@cache
def find_network(folder: Path, rules: int, encoder: int, components: str, seats: int) -> Network | None:
    """What was learnt for such a table; None if nothing was, or by other rules or with other components."""
    found = read_learnt(folder / FILE)
    if found is None or (found.rules, found.encoder, found.components) != (rules, encoder, components):
        return None
    for learnt in found.networks:
        if learnt.seats == seats:
            return Network(list(learnt.first), list(learnt.second), list(learnt.third))
    return None


class LearntLayer(msgspec.Struct, frozen=True, array_like=True):
    """A layer of a policy, as `policy.Layer` takes it."""

    shift: int
    weights: bytes
    constant: bytes


class LearntPolicy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A policy for so many players: first and second layer, the scores of actions, what is expected."""

    seats: int
    how: str  # it was made, for people
    layers: tuple[LearntLayer, ...]


class PolicyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Made by `regalia lab practice`; of use only with the same rules, features and components."""

    game: str
    rules: int
    features: int  # the version of the rows
    components: str
    policies: tuple[LearntPolicy, ...] = ()


POLICY_FILE = "policy.bin"  # MessagePack, compressed


def read_policies(path: Path) -> PolicyFile | None:
    """The file, if there is one."""
    if not path.exists():
        return None
    return msgspec.msgpack.decode(zlib.decompress(path.read_bytes()), type=PolicyFile)


def write_policies(file: PolicyFile) -> bytes:
    """The file as bytes."""
    return zlib.compress(msgspec.msgpack.encode(file), 9)
