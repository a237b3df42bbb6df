"""A deal that nobody steers: every step, what is refused, and the forgeries that once passed."""

import random
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.kernel.errors import BadRecord
from regalia.kernel.fair import (
    Deal,
    FirstProof,
    Kind,
    Opened,
    Party,
    Proof,
    Terms,
    Unfair,
    commitment_to,
    digest,
    draw,
    first_commitment,
    first_seed,
    pledge_of,
    seed_of,
    short_code,
)

TABLE = "abcdefgh"
SECRET, OTHER = bytes(range(32)).hex(), bytes(range(32, 64)).hex()
TERMS = Terms("toy", 3, {"target": 100, "fast": True, "way": "short"}, "c0" * 32, [])
KINDS: list[Kind] = ["person", "bot", "absent", "person"]


def deal_of(
    kinds: list[Kind] = KINDS, secret: str = SECRET, terms: Terms = TERMS, table: str = TABLE
) -> Deal:
    return Deal(table, commitment_to(table, secret), terms, kinds, [""] * len(kinds))


def parties(deal: Deal) -> dict[int, Party]:
    return {
        seat: Party(deal.table, deal.commitment, seat, f"{seat + 1:02x}" * 32)
        for seat, kind in enumerate(deal.kinds)
        if kind == "person"
    }


def pledged(deal: Deal) -> Deal:
    for seat, party in parties(deal).items():
        deal = deal.pledged(seat, party.pledge)
    return deal


def played(deal: Deal | None = None, secret: str = SECRET) -> Opened:
    """A deal as it goes when all keep to the protocol."""
    deal = pledged(deal or deal_of())
    shares = [""] * len(deal.kinds)
    for seat, party in parties(deal).items():
        shares[seat] = party.open_for(deal)
    return deal.opened(secret, shares, "played")


def spoilt(opened: Opened, **fields: Any) -> Opened:
    """With other values, in the deal or around it."""
    inner = {name: fields.pop(name) for name in list(fields) if name in Deal.__struct_fields__}
    return msgspec.structs.replace(opened, deal=msgspec.structs.replace(opened.deal, **inner), **fields)


# The formulas


def test_the_formulas_are_the_ones_that_are_written_down() -> None:
    def hashed(what: str, *parts: bytes) -> bytes:
        parts = (b"regalia deal 2 " + what.encode(), *parts)
        return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()

    table, secret = TABLE.encode(), bytes.fromhex(SECRET)
    commitment = hashed("secret", table, secret)
    shares = [bytes([1] * 32), bytes(32), bytes(32), bytes([4] * 32)]
    pledges = [
        hashed("share", table, commitment, str(seat).encode(), shares[seat]) if seat in (0, 3) else bytes(32)
        for seat in range(4)
    ]
    options = [b"fast", b"true", b"target", b"100", b"way", b'"short"']
    terms = hashed("terms", b"toy", b"3", b"c0" * 32, b"3", *options)
    seats = [part for pair in zip([kind.encode() for kind in KINDS], pledges, strict=True) for part in pair]
    transcript = hashed("transcript", commitment, terms, *seats)
    found = played()
    assert found.deal.commitment == commitment.hex()
    assert found.transcript == transcript.hex()
    assert found.seed == hashed("seed", transcript, secret, *shares).hex()
    assert (
        short_code(found.transcript)
        == f"{found.transcript[:4]} {found.transcript[4:8]} {found.transcript[8:12]}"
    )


@given(st.lists(st.binary(max_size=8), max_size=5), st.lists(st.binary(max_size=8), max_size=5))
def test_other_parts_have_another_digest(one: list[bytes], other: list[bytes]) -> None:
    assert (digest("x", *one) == digest("x", *other)) == (one == other)
    assert digest("x", *one) != digest("y", *one)


def test_fresh_randomness_is_fresh_and_long() -> None:
    drawn = {draw() for _ in range(50)}
    assert len(drawn) == 50
    assert {len(bytes.fromhex(one)) for one in drawn} == {32}


# A deal step by step


@given(st.lists(st.sampled_from(["person", "bot", "absent"]), min_size=1, max_size=8), st.randoms())
def test_a_deal_in_any_order_checks(kinds: list[Kind], rnd: random.Random) -> None:
    deal = deal_of(kinds)
    shares = [""] * len(kinds)
    people = list(parties(deal).items())
    rnd.shuffle(people)
    for number, (seat, party) in enumerate(people):
        assert deal.transcript == ""
        assert seat in deal.unpledged
        assert len(deal.unopened(shares)) == len(people) - number
        deal = deal.pledged(seat, party.pledge)
        deal = deal.pledged(seat, party.pledge)  # said again, after a reload
    assert deal.transcript
    rnd.shuffle(people)
    for seat, party in people:
        assert seat in deal.unopened(shares)
        kept = msgspec.json.decode(msgspec.json.encode(party), type=Party)  # after a reload
        shares[seat] = party.open_for(deal)
        deal.check_share(seat, shares[seat])
        assert kept.open_for(deal) == shares[seat]
    opened = deal.opened(SECRET, shares, "played")
    assert opened.missing == []
    assert len(opened.seed) == 64
    Proof(opened).check()
    assert msgspec.json.decode(msgspec.json.encode(Proof(opened)), type=Proof) == Proof(opened)


@given(st.integers(0, 2), st.integers(0, 2), st.booleans())
def test_a_deal_interrupted_at_any_step_can_be_opened(pledges: int, shares: int, closed: bool) -> None:
    deal = deal_of(["person", "person", "bot"])
    people = parties(deal)
    given_shares = ["", "", ""]
    for seat in range(pledges):
        deal = deal.pledged(seat, people[seat].pledge)
    for seat in range(shares if pledges == 2 else 0):
        given_shares[seat] = people[seat].open_for(deal)
    opened = deal.opened(SECRET, given_shares, "closed" if closed else "void")
    whole = pledges == shares == 2
    assert bool(opened.seed) == whole
    if whole and not closed:
        with pytest.raises(BadRecord, match="nothing was missing"):
            opened.check()
    else:
        opened.check()
        with pytest.raises(BadRecord):
            spoilt(opened, secret=OTHER).check()


def test_a_seat_pledges_itself_once_and_only_a_person_does() -> None:
    deal = pledged(deal_of())
    with pytest.raises(Unfair, match="another pledge"):
        deal.pledged(0, OTHER)
    for seat in (-1, 1, 2, 4):
        with pytest.raises(Unfair, match="gives no pledge"):
            deal.pledged(seat, OTHER)
    with pytest.raises(Unfair, match="not 32 bytes"):
        deal_of().pledged(0, "ab" * 31)


def test_only_the_share_that_was_pledged_is_taken() -> None:
    deal = pledged(deal_of())
    deal.check_share(0, "01" * 32)
    for seat, share in (
        (0, "02" * 32),
        (3, "01" * 32),
        (1, "00" * 32),
        (0, "01" * 31),
        (0, "01" * 33),
        (0, "X"),
    ):
        with pytest.raises(Unfair):
            deal.check_share(seat, share)


def test_a_client_opens_its_share_only_for_a_transcript_with_its_pledge_and_for_one() -> None:
    deal = deal_of()
    party = parties(deal)[0]
    with pytest.raises(Unfair, match="not in the transcript"):
        party.open_for(deal.pledged(0, party.pledge))  # the other has not given a pledge
    with pytest.raises(Unfair, match="not in the transcript"):
        party.open_for(deal.pledged(0, OTHER).pledged(3, OTHER))
    with pytest.raises(Unfair, match="another deal"):
        party.open_for(pledged(deal_of(secret=OTHER)))
    whole = deal.pledged(0, party.pledge).pledged(3, OTHER)
    assert party.open_for(whole) == party.open_for(whole) == "01" * 32
    with pytest.raises(Unfair, match="another transcript"):
        party.open_for(deal.pledged(0, party.pledge).pledged(3, SECRET))


# What a check finds


@pytest.mark.parametrize(
    "change",
    [
        {"secret": OTHER},
        {"secret": SECRET[:-2]},
        {"secret": "not hexadecimal"},
        {"secret": SECRET.upper()},
        {"table": "another"},
        {"commitment": OTHER},
        {"transcript": OTHER},
        {"transcript": ""},
        {"seed": OTHER},
        {"seed": ""},
        {"shares": ["01" * 32, "", "", ""]},
        {"shares": ["01" * 32, "", "", "05" * 32]},
        {"shares": ["04" * 32, "", "", "01" * 32]},
        {"shares": ["01" * 32, "02" * 32, "", "04" * 32]},
        {"shares": ["01" * 32, "", "03" * 32, "04" * 32]},
        {"shares": ["01" * 32, "", "04" * 32]},
        {"kinds": ["person", "absent", "bot", "person"]},
        {"kinds": ["person", "bot", "absent", "absent"]},
        {"kinds": ["person", "bot", "absent"]},
        {"pledges": ["", "", "", ""]},
        {"terms": msgspec.structs.replace(TERMS, options={"target": 100})},
        {"terms": msgspec.structs.replace(TERMS, rules=4)},
        {"terms": msgspec.structs.replace(TERMS, earlier=[OTHER])},
        {"why": "void"},
    ],
)
def test_what_does_not_fit_is_found(change: dict[str, Any]) -> None:
    good = played()
    Proof(good).check()
    with pytest.raises(BadRecord):
        Proof(spoilt(good, **change)).check()


def test_a_deal_that_was_void_or_put_away_cannot_be_left_out() -> None:
    void = pledged(deal_of(secret=OTHER)).opened(OTHER, ["01" * 32, "", "", ""], "void")
    terms = msgspec.structs.replace(TERMS, earlier=[void.deal.commitment])
    away = msgspec.structs.replace(played(deal_of(secret=OTHER, terms=terms), OTHER), why="closed")
    terms = msgspec.structs.replace(TERMS, earlier=[void.deal.commitment, away.deal.commitment])
    last = played(deal_of(terms=terms))
    Proof(last, [void, away]).check()
    for earlier in ([], [void], [away], [away, void], [void, away, away]):
        with pytest.raises(BadRecord):
            Proof(last, earlier).check()
    with pytest.raises(BadRecord):
        Proof(last, [void, msgspec.structs.replace(away, why="played")]).check()
    with pytest.raises(BadRecord):
        Proof(last, [spoilt(void, secret=SECRET), away]).check()


# The forgeries that passed the first protocol


def test_a_commitment_cannot_be_split_in_another_place() -> None:
    """Commit to a long string, and choose which part of it is the secret when the shares are known."""
    string = bytes(random.Random(1).randbytes(96))
    shares = ["ab" * 16, ""]
    for cut in range(97):
        salt, secret = string[:cut].hex(), string[cut:].hex()
        forged = FirstProof(
            first_commitment(salt, secret), salt, secret, shares, first_seed(secret, shares).hex()
        )
        with pytest.raises(BadRecord):
            forged.check()
    for cut in (16, 31, 33, 48):
        with pytest.raises(Unfair):
            commitment_to(TABLE, string[cut:].hex())
    assert commitment_to("ab", SECRET) != commitment_to("a", SECRET)


def test_the_share_of_a_bot_cannot_be_ground() -> None:
    """Try shares for the seat of a bot until the deal suits."""
    good = played()
    for number in range(20):
        shares = [*good.shares]
        shares[1] = f"{number:064x}"
        seed = seed_of(good.transcript, SECRET, shares).hex()
        with pytest.raises(BadRecord, match="seat 1 is bot"):
            spoilt(good, shares=shares, seed=seed).check()
        pledges = [*good.deal.pledges]
        pledges[1] = pledge_of(TABLE, good.deal.commitment, 1, shares[1])
        deal = msgspec.structs.replace(good.deal, pledges=pledges)
        with pytest.raises(BadRecord, match="seat 1 is bot"):
            deal.opened(SECRET, shares, "played").check()


def test_who_knows_the_secret_and_the_other_shares_cannot_choose_a_share_any_more() -> None:
    """Read the database, and sit down again with the best of many shares: it was pledged before."""
    deal = pledged(deal_of())
    for number in range(20):
        with pytest.raises(Unfair, match="not the share"):
            deal.check_share(3, f"{number:064x}")
    with pytest.raises(Unfair, match="another pledge"):
        deal.pledged(3, pledge_of(TABLE, deal.commitment, 3, OTHER))
    other = msgspec.structs.replace(deal, pledges=[*deal.pledges[:3], OTHER])
    assert other.transcript != deal.transcript  # and so nobody opens a share for it who has opened one


# The first protocol


def first() -> FirstProof:
    shares = ["ab" * 16, "", "cd" * 16]
    return FirstProof(
        first_commitment(OTHER, SECRET), OTHER, SECRET, shares, first_seed(SECRET, shares).hex()
    )


def test_a_proof_of_the_first_protocol_checks_as_what_it_was() -> None:
    first().check()
    assert first().commitment == sha256(bytes.fromhex(OTHER + SECRET)).hexdigest()
    assert first().seed == sha256(bytes.fromhex(SECRET + "ab" * 16 + "cd" * 16)).hexdigest()


@pytest.mark.parametrize(
    "change",
    [
        {"commitment": "0" * 64},
        {"salt": "0" * 64},
        {"secret": "0" * 64},
        {"shares": ["ab" * 16, "", "00" * 16]},
        {"shares": ["ab" * 16, "", "cd" * 15]},
        {"seed": "0" * 64},
        {"secret": "not hexadecimal"},
        {"shares": ["x"]},
    ],
)
def test_what_does_not_fit_the_first_protocol_is_found(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        msgspec.structs.replace(first(), **change).check()
