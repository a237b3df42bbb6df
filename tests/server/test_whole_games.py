"""Whole games over the wire, with scripted people and bots at the table, to the end and after it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from regalia.cli import main
from regalia.kernel.fair import Deal
from regalia.kernel.game import game_names
from regalia.kernel.record import Record
from serving import Local, Player, begin, refusal_of

pytestmark = pytest.mark.anyio


async def played(local: Local, game: str, people: int, bots: int, **fields: Any) -> tuple[str, list[Player]]:
    """A game played to its end by people with bots after them."""
    visitors = await local.people(*"ABCD"[:people])
    code = await begin(game, visitors, bots, **fields)
    players = [Player(visitor, code, number) for number, visitor in enumerate(visitors)]
    await asyncio.gather(*(player.play() for player in players))
    return code, players


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        ("brutal-kingdom", 2, 2),
        ("take-the-kingdom", 2, 1),
        ("kings-blood", 1, 2),
        ("kardinal-koenig", 2, 1),
        ("brawling-barons", 1, 2),
    ],
)
async def test_a_game_is_played_to_its_end(
    local: Local, tmp_path: Path, game: str, people: int, bots: int
) -> None:
    code, players = await played(local, game, people, bots)
    visitor = players[0].visitor

    table = await visitor.get(f"/api/tables/{code}")
    assert table["phase"] == "over"
    last = players[0].messages[-1]
    assert last["outcome"]["ranks"]
    assert last["fair"]["last"]["deal"] == table["deal"]
    assert last["fair"]["last"]["deal"]["commitment"] == table["commitment"]

    # Everyone was told every ply once and in order.
    for player in players:
        plies = [
            ply for m in player.messages if m["type"] == "state" for ply in range(m["since"], m["ply"] + 1)
        ]
        assert sorted(set(plies)) == list(range(last["ply"] + 1))

    response = await visitor.http.get(f"/api/tables/{code}/record")
    assert "attachment" in response.headers["content-disposition"]
    file = tmp_path / "game.json"
    file.write_bytes(response.content)
    checked = CliRunner().invoke(main, ["verify", str(file)])
    assert checked.exit_code == 0, checked.output
    assert f"commitment of the server: {table['commitment']}" in checked.output

    acknowledged = {ply: draft for player in players for ply, draft in player.acknowledged}
    record = json.loads(response.content)
    assert all(record["plies"][ply - 1][1:] == draft for ply, draft in acknowledged.items())

    seats = people + bots
    for viewer in range(-2, seats):
        replay = await visitor.get(f"/api/tables/{code}/replay?viewer={viewer}")
        assert len(replay["views"]) == len(replay["events"]) == last["ply"] + 1
        assert replay["outcome"] == last["outcome"]
    assert await refusal_of(visitor.get(f"/api/tables/{code}/replay?viewer={seats}")) == "no-seat"
    assert (await visitor.get(f"/api/tables/{code}/replay?viewer=0"))["views"][-1] == last["view"]
    assert set(game_names()) >= {game}


def spoil_commitment(record: dict[str, Any]) -> None:
    record["deal"]["last"]["deal"]["commitment"] = "0" * 64


def spoil_secret(record: dict[str, Any]) -> None:
    record["deal"]["last"]["secret"] = "0" * 64


def spoil_terms(record: dict[str, Any]) -> None:
    """A deal made for other options, with everything in it right."""
    deal = msgspec.convert(record["deal"]["last"]["deal"], Deal)
    terms = msgspec.structs.replace(deal.terms, options={})
    secret, shares = record["deal"]["last"]["secret"], record["deal"]["last"]["shares"]
    opened = msgspec.structs.replace(deal, terms=terms).opened(secret, shares, "played")
    record["deal"]["last"] = msgspec.to_builtins(opened)
    record["seed"] = opened.seed


def spoil_share(record: dict[str, Any]) -> None:
    record["deal"]["last"]["shares"][1] = "0" * 64


def spoil_proof_seed(record: dict[str, Any]) -> None:
    record["deal"]["last"]["seed"] = "0" * 64


def spoil_end(record: dict[str, Any]) -> None:
    record["deal"]["last"]["why"] = "closed"


def spoil_seed(record: dict[str, Any]) -> None:
    record["seed"] = "0" * 64


def spoil_result(record: dict[str, Any]) -> None:
    record["scores"] = [score + 1 for score in record["scores"]]


def spoil_ranks(record: dict[str, Any]) -> None:
    record["ranks"] = [rank + 1 for rank in record["ranks"]]  # turned round, a tie would be the same


def spoil_play(record: dict[str, Any]) -> None:
    record["plies"] = record["plies"][:-1]


SPOILERS = [
    spoil_commitment, spoil_secret, spoil_terms, spoil_share, spoil_proof_seed, spoil_end, spoil_seed,
    spoil_result, spoil_ranks, spoil_play,
]  # fmt: skip


async def test_a_changed_record_is_not_verified(local: Local, tmp_path: Path) -> None:
    code, players = await played(local, "take-the-kingdom", 1, 1)
    original = (await players[0].visitor.http.get(f"/api/tables/{code}/record")).content
    for spoil in SPOILERS:
        record = json.loads(original)
        spoil(record)
        for sealed in (False, True):  # as an edit leaves it, and as one leaves it who knows of the seal
            file = tmp_path / "spoilt.json"
            file.write_text(json.dumps(record))
            if sealed:
                file.write_text(msgspec.json.decode(json.dumps(record), type=Record).sealed().to_json())
            checked = CliRunner().invoke(main, ["verify", str(file)])
            assert checked.exit_code == 1, f"{spoil.__name__} sealed={sealed}: {checked.output}"
            assert checked.stderr.splitlines()[-1].startswith("Error: "), checked.output


async def test_nothing_is_shown_of_the_deal_before_the_end(local: Local) -> None:
    (host,) = await local.people("Ada")
    code = await begin("take-the-kingdom", [host], 1)
    for path in ("record", "replay", "replay?viewer=-2", "replay?viewer=0"):
        assert await refusal_of(host.get(f"/api/tables/{code}/{path}")) == "not-over"
    row = (await local.room(code)).row
    player = Player(host, code)
    await player.play()
    before = [m for m in player.messages if m["type"] != "state" or m["outcome"] is None]
    text = json.dumps(before)
    play = (await local.room(code)).play
    assert play is not None
    for secret in (row.secret, play.match.seed.hex()):
        assert secret not in text
