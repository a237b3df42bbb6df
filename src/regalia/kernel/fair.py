"""A provably fair deal: the server binds itself before the seats add their randomness, and nobody can steer.

The server draws `secret` and `salt` and shows the commitment, SHA-256(salt + secret). Then each seat adds a
share of its own, and the seed of the match is SHA-256(secret + shares, in the order of the seats). After the
last card secret and salt are shown: the commitment proves that the server had not seen the shares when it
chose, and no player had seen the secret.
"""

import secrets
from hashlib import sha256

import msgspec

from regalia.kernel.errors import BadRecord

SHARE_BYTES = 16


class Fair(msgspec.Struct, frozen=True):
    """The proof that a deal was fair, all in hex; a share is empty where a bot sits."""

    commitment: str
    salt: str
    secret: str
    shares: list[str]
    seed: str

    def check(self) -> None:
        """An error if anything does not fit."""
        try:
            bound = commitment(bytes.fromhex(self.salt), bytes.fromhex(self.secret))
            seed = deal_seed(bytes.fromhex(self.secret), self.shares).hex()
        except ValueError:
            raise BadRecord("the proof of the deal is not written in hexadecimal digits") from None
        if bound != self.commitment:
            raise BadRecord("secret and salt do not fit the commitment that was shown before the deal")
        if seed != self.seed:
            raise BadRecord("the seed is not the one that the secret and the shares of the seats give")


def commitment(salt: bytes, secret: bytes) -> str:
    """What is shown before the first card."""
    return sha256(salt + secret).hexdigest()


def deal_seed(secret: bytes, shares: list[str]) -> bytes:
    """The seed that the secret and the shares of all seats give."""
    return sha256(secret + b"".join(map(bytes.fromhex, shares))).digest()


def draw() -> bytes:
    """Fresh randomness for a secret or a salt."""
    return secrets.token_bytes(32)
