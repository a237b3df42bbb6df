"""What a database holds, compared with what people sent and were told: nothing lost, nothing twice."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from matches import commit, holder
from regalia.kernel.game import find_game
from regalia.server.table.dealing import proof_of, seed_in
from regalia.server.table.play import Play
from regalia.server.wire import Settings
from stubborn import PEOPLE, Witnessed

COLUMNS = ("code", "game", "rules", "options", "components", "secret", "salt", "earlier", "phase")
Rows = Callable[[str], Sequence[Sequence[Any]]]
"""What a query finds."""


class Audit(NamedTuple):
    """What was found, by table and ply."""

    stored: int
    lost: list[tuple[str, int]]  # acknowledged, and not stored as it was sent
    doubled: list[tuple[str, int]]  # stored for a decision to which nobody sent it
    over: set[str]  # tables at which the game has ended


def audit(rows: Rows, seen: Witnessed) -> Audit:
    """Play all tables again from what is stored, and look at each ply."""
    seats: dict[str, list[Any]] = {}
    for code, kind, pledge, share in rows("SELECT code, kind, pledge, share FROM seats ORDER BY code, seat"):
        seats.setdefault(code, []).append(holder(None, kind=kind, pledge=pledge, share=share))
    plies: dict[str, list[tuple[int, int, str]]] = {}
    for code, ply, seat, actions in rows("SELECT code, ply, seat, actions FROM plies ORDER BY code, ply"):
        plies.setdefault(code, []).append((int(ply), int(seat), actions))
    stored: dict[tuple[str, int], str] = {}
    doubled: list[tuple[str, int]] = []
    over = set()
    for table in rows(f"SELECT {', '.join(COLUMNS)} FROM tables"):
        row: Any = SimpleNamespace(**dict(zip(COLUMNS, table, strict=True)))
        code, holders = row.code, seats[row.code]
        if code not in plies:
            continue
        row.rules = int(row.rules)
        proof = proof_of(row, holders)
        assert proof is not None
        proof.check()
        play = Play(find_game(row.game).setup(len(holders)), Settings(), holders, seed_in(proof), 0)
        for ply, seat, actions in plies[code]:
            assert ply == play.ply + 1, f"{code}: ply {ply} follows on {play.ply}"
            sent = (code, seat, play.decisions[seat], actions)
            if seat < PEOPLE and sent not in seen.sent and not _lets_be(play, seat, actions):
                doubled.append((code, ply))
            stored[code, ply] = actions
            commit(play, seat, actions.split(" "), 0)
        if play.over:
            over.add(code)
    lost = [key for key, draft in seen.acknowledged.items() if stored.get(key) != " ".join(draft)]
    return Audit(len(stored), lost, doubled, over)


def _lets_be(play: Play, seat: int, actions: str) -> bool:
    """Whether this is what a server does by itself for a seat that can only pass."""
    asked = play.asked[seat]
    return asked is not None and play.game.windows.get(asked[0]) == actions
