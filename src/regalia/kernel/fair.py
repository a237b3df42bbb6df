"""A deal that nobody can steer alone; docs/fairness.md is the protocol in words, with what it does not prove.

The server shows a commitment to its secret. When the host deals, seats and set-up are frozen; each client
that is there gives a pledge, which is its commitment to a share of its own. The transcript binds all of
that; a client opens its share when its pledge is in it. The seed follows from transcript, secret and shares.
The secret stays closed until the game is over, or the deal is void or put away: then it is opened all the
same.
"""

import secrets
from hashlib import sha256
from typing import Literal

import msgspec

from regalia.kernel.errors import BadRecord, RegaliaError
from regalia.kernel.setup import OptionValue

BYTES = 32  # of a secret, a share and everything else that is hashed
NOTHING = bytes(BYTES)  # stands for the pledge and the share of a seat that gives none
TAG = "regalia deal 2"
Kind = Literal["person", "absent", "bot"]
Why = Literal["played", "void", "closed"]


class Unfair(RegaliaError):
    """A step of a deal that must not be taken."""


def draw() -> str:
    """Fresh randomness for a secret or a share."""
    return secrets.token_hex(BYTES)


def digest(what: str, *parts: bytes) -> str:
    """SHA-256 of what it is for and of the parts, each after its length: no two lists are the same."""
    framed = [len(part).to_bytes(4, "big") + part for part in (f"{TAG} {what}".encode(), *parts)]
    return sha256(b"".join(framed)).hexdigest()


def commitment_to(table: str, secret: str) -> str:
    """What the server shows of its secret before anybody gives a pledge."""
    return digest("secret", table.encode(), _bytes(secret))


def pledge_of(table: str, commitment: str, seat: int, share: str) -> str:
    """What a client shows of its share before anybody opens one."""
    return digest("share", table.encode(), _bytes(commitment), str(seat).encode(), _bytes(share))


def seed_of(transcript: str, secret: str, shares: list[str]) -> bytes:
    """What the cards are dealt from; an empty share is that of a seat that gives none."""
    parts = [_bytes(share) if share else NOTHING for share in shares]
    return bytes.fromhex(digest("seed", _bytes(transcript), _bytes(secret), *parts))


def short_code(transcript: str) -> str:
    """The beginning of a transcript, for friends to compare."""
    return " ".join(transcript[at : at + 4] for at in (0, 4, 8))


def _bytes(text: str) -> bytes:
    """Exactly so many bytes, in hexadecimal digits as this module writes them."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != BYTES or found.hex() != text:
        raise Unfair(f"{text[:80]!r} is not {BYTES} bytes in hexadecimal digits")
    return found


class Terms(msgspec.Struct, frozen=True):
    """What is dealt: the set-up, and the deals before this one that were void or put away."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    components: str
    earlier: list[str]  # their commitments

    def digest(self) -> str:
        """All of it in 32 bytes."""
        options = [
            part
            for name, value in sorted(self.options.items())
            for part in (name.encode(), msgspec.json.encode(value))
        ]
        fixed = (self.game, str(self.rules), self.components, str(len(self.options)))
        return digest("terms", *(part.encode() for part in fixed), *options, *map(_bytes, self.earlier))


class Deal(msgspec.Struct, frozen=True):
    """A deal as all may see it, from when seats and set-up are frozen."""

    table: str
    commitment: str
    terms: Terms
    kinds: list[Kind]  # by seat
    pledges: list[str]  # by seat; empty if it gives none, or has not yet

    @property
    def unpledged(self) -> list[int]:
        """The seats whose pledges are waited for."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == "person" and not self.pledges[seat]]

    @property
    def transcript(self) -> str:
        """What binds all; empty until all have given their pledges."""
        if self.unpledged:
            return ""
        parts = [_bytes(self.commitment), _bytes(self.terms.digest())]
        for kind, pledge in zip(self.kinds, self.pledges, strict=True):
            parts += [kind.encode(), _bytes(pledge) if pledge else NOTHING]
        return digest("transcript", *parts)

    def pledged(self, seat: int, pledge: str) -> "Deal":
        """With the pledge of a seat, which it gives once."""
        _bytes(pledge)
        if not 0 <= seat < len(self.kinds) or self.kinds[seat] != "person":
            raise Unfair(f"seat {seat} gives no pledge in this deal")
        if self.pledges[seat] not in ("", pledge):
            raise Unfair(f"seat {seat} has given another pledge")
        pledges = [*self.pledges[:seat], pledge, *self.pledges[seat + 1 :]]
        return msgspec.structs.replace(self, pledges=pledges)

    def check_share(self, seat: int, share: str) -> None:
        """An error if this is not the share that the seat has pledged."""
        pledge = self.pledges[seat] if 0 <= seat < len(self.pledges) else ""
        if not pledge or pledge_of(self.table, self.commitment, seat, share) != pledge:
            raise Unfair(f"this is not the share that seat {seat} has pledged")

    def unopened(self, shares: list[str]) -> list[int]:
        """The seats that the deal waits for: for their pledges, or then for their shares."""
        return self.unpledged or [
            seat for seat, kind in enumerate(self.kinds) if kind == "person" and not shares[seat]
        ]

    def opened(self, secret: str, shares: list[str], why: Why) -> "Opened":
        """With everything open."""
        transcript = self.transcript
        whole = not self.unopened(shares)
        seed = seed_of(transcript, secret, shares).hex() if whole else ""
        return Opened(self, transcript, secret, shares, seed, why)


class Opened(msgspec.Struct, frozen=True):
    """A deal with everything open: one that was played, was void, or was put away before its end."""

    deal: Deal
    transcript: str  # empty if not all gave their pledges
    secret: str
    shares: list[str]  # by seat; empty where none was given
    seed: str  # empty if not all opened their shares
    why: Why

    @property
    def missing(self) -> list[int]:
        """The seats that gave no pledge, or did not open their shares."""
        return self.deal.unopened(self.shares)

    def check(self) -> None:
        """An error if anything does not fit."""
        try:
            self._check()
        except Unfair as error:
            raise BadRecord(f"the deal with the commitment {self.deal.commitment[:16]}: {error}") from None

    def _check(self) -> None:
        deal = self.deal
        if not len(deal.kinds) == len(deal.pledges) == len(self.shares):
            raise Unfair("its kinds, pledges and shares are not those of the same seats")
        if commitment_to(deal.table, self.secret) != deal.commitment:
            raise Unfair("the secret is not the one that the server was committed to")
        for seat, kind in enumerate(deal.kinds):
            share = self.shares[seat]
            if kind != "person" and (deal.pledges[seat] or share):
                raise Unfair(f"seat {seat} is {kind}, and yet it adds something to the deal")
            if deal.pledges[seat]:
                _bytes(deal.pledges[seat])
            if share:
                deal.check_share(seat, share)
        if self.transcript != deal.transcript:
            raise Unfair("the transcript is not the one of these pledges and this set-up")
        if self.missing and self.why == "played":
            raise Unfair(f"it was played, but seat {self.missing[0]} had not opened its share")
        if not self.missing and self.why == "void":
            raise Unfair("it is marked as void, but nothing was missing")
        if any(self.shares) and deal.unpledged:
            raise Unfair("a share was opened before all pledges were given")
        seed = "" if self.missing else seed_of(self.transcript, self.secret, self.shares).hex()
        if seed != self.seed:
            raise Unfair("the seed is not the one that transcript, secret and shares give")


class Proof(msgspec.Struct, frozen=True):
    """All deals of a game: the one that was played, and those before it that were void or put away."""

    last: Opened
    earlier: list[Opened] = []

    def check(self) -> None:
        """An error if anything does not fit."""
        for number, opened in enumerate([*self.earlier, self.last]):
            opened.check()
            if opened.deal.terms.earlier != [before.deal.commitment for before in self.earlier[:number]]:
                raise BadRecord("the deals before this one are not those that its transcript names")
        if any(opened.why == "played" for opened in self.earlier):
            raise BadRecord("a deal that was played to its end is marked as void or cancelled")


class Party(msgspec.Struct):
    """What a client keeps of a deal, also when it starts again in the middle of it."""

    table: str
    commitment: str
    seat: int
    share: str
    transcript: str = ""  # the one for which it has opened its share

    @property
    def pledge(self) -> str:
        """What it shows first."""
        return pledge_of(self.table, self.commitment, self.seat, self.share)

    def open_for(self, deal: Deal) -> str:
        """The share, if the transcript has this client's pledge in it; and it opens it for one only."""
        if (deal.table, deal.commitment) != (self.table, self.commitment):
            raise Unfair("this is another deal than the one that the pledge was given for")
        if not deal.transcript or deal.pledges[self.seat] != self.pledge:
            raise Unfair("the pledge is not in the transcript")
        if self.transcript not in ("", deal.transcript):
            raise Unfair("the share was opened for another transcript")
        self.transcript = deal.transcript
        return self.share


# The first protocol, by which games were dealt up to version 1 of the wire


class FirstProof(msgspec.Struct, frozen=True):
    """The proof of a deal of the first protocol, all in hex; a share is empty where a bot sat.

    It shows that the record hangs together, and no more: the shares reached the server one by one, as they
    were, and nothing says which seats were bots.
    """

    commitment: str
    salt: str
    secret: str
    shares: list[str]
    seed: str

    def check(self) -> None:
        """An error if anything does not fit."""
        try:
            salt, _ = _bytes(self.salt), _bytes(self.secret)  # other lengths could be split anywhere
            shares = [len(bytes.fromhex(share)) for share in self.shares]
            bound = first_commitment(salt.hex(), self.secret)
            seed = first_seed(self.secret, self.shares).hex()
        except (Unfair, ValueError):
            raise BadRecord("the proof of the deal is not made of 32 bytes in hexadecimal digits") from None
        if not {*shares} <= {0, 16}:
            raise BadRecord("a share of the first protocol has 16 bytes, or none")
        if bound != self.commitment:
            raise BadRecord("secret and salt do not fit the commitment that was shown before the deal")
        if seed != self.seed:
            raise BadRecord("the seed is not the one that the secret and the shares of the seats give")


def first_commitment(salt: str, secret: str) -> str:
    """What was shown before the first card."""
    return sha256(bytes.fromhex(salt) + bytes.fromhex(secret)).hexdigest()


def first_seed(secret: str, shares: list[str]) -> bytes:
    """The seed that the secret and the shares of all seats gave."""
    return sha256(bytes.fromhex(secret) + b"".join(map(bytes.fromhex, shares))).digest()
