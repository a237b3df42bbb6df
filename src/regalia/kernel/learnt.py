"""Policies that learnt a game: the file in its folder, and for which tables it may be used."""

import zlib
from pathlib import Path

import msgspec


class LearntLayer(msgspec.Struct, frozen=True, array_like=True):
    """A layer of a network, as `network.Layer` takes it."""

    shift: int
    weights: bytes
    constant: bytes


class LearntPolicy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A policy for so many players: first and second layer, the scores of actions, what is expected."""

    seats: int
    how: str  # it was made, for people
    layers: tuple[LearntLayer, ...]


class PolicyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Made by `regalia lab train`; of use only with the same rules, features and components."""

    game: str
    rules: int
    features: int  # the version of what the policy looks at
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
