"""A person whose seat is played over the WebSocket of a real server, so that a game comes to a moment."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from websockets.sync.client import connect

from regalia.server.wire import VERSION

SEAT = 0
PATIENCE = 60.0  # seconds that the server may take for anything

Draft = list[str]
Plan = dict[int, Draft]  # by decision


class Player:
    """Someone at a table: does what is planned for a decision, if that is legal, and anything else if not.

    Other browsers of the same person answer where there is no choice; so decisions are counted, not plays.
    """

    def __init__(self, url: str, cookie: str, code: str, plan: Plan, rnd: random.Random) -> None:
        address = f"{url.replace('http', 'ws', 1)}/ws/{code}"
        self.socket = connect(
            address,
            additional_headers={"Cookie": f"regalia={cookie}"},
            compression=None,
            max_size=None,
            max_queue=None,  # while pictures are taken nobody reads
            ping_interval=None,
        )
        self.plan = plan
        self.rnd = rnd
        self.made: Plan = {}
        self.state: dict[str, Any] = {}
        self.events: list[str] = []  # what has happened, by name
        self._id = 0
        self._coming = self._messages()

    def close(self) -> None:
        self.socket.close()

    def _messages(self) -> Iterator[dict[str, Any]]:
        while True:
            for line in str(self.socket.recv(PATIENCE)).split("\n"):
                yield msgspec.json.decode(line)

    def _receive(self) -> dict[str, Any]:
        message = next(self._coming)
        if message["type"] == "state":
            self.state = message
            self.events += [event["event"] for ply in message["events"] for event in ply]
        return message

    def _ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        self._id += 1
        self.socket.send(
            msgspec.json.encode({"type": type_, "v": VERSION, "id": self._id, **fields}), text=True
        )
        while (answer := self._receive())["id"] != self._id:
            pass
        return answer

    @property
    def over(self) -> bool:
        return self.state.get("outcome") is not None

    @property
    def asked(self) -> bool:
        """Whether the table waits for this seat; not for a choice that stands until others have chosen."""
        state = self.state
        return (
            bool(state)
            and state["decision"] is not None
            and SEAT in state["view"]["deciders"]
            and not state["answered"]
        )

    @property
    def decision(self) -> int:
        """What is asked, by its number."""
        return int(self.state["decision"])

    @property
    def free(self) -> bool:
        """Whether there is a choice."""
        return len(self._legal(self.state)) > 1

    def _legal(self, told: dict[str, Any]) -> list[str]:
        return list(told["view"]["asked"]["legal"])

    def wait(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Until there is something to choose, the game is over, or it is enough."""
        while not (self.over or self.asked or enough()):
            self._receive()

    def play(self) -> None:
        """Answer the question; who is quicker answers it instead."""
        ply, decision = self.state["ply"], self.decision
        draft = self._commit(decision, self.plan[decision]) if decision in self.plan else None
        if draft is None and self._still(decision):
            draft = self._commit(decision, self._choose(decision))
        if draft is None:
            return
        self.made[decision] = draft
        while self.state["ply"] == ply and self.asked and not self.over:
            self._receive()

    def _still(self, decision: int) -> bool:
        """Whether that is what the table waits for."""
        return not self.over and self.asked and self.decision == decision

    def _choose(self, decision: int) -> Draft:
        """Anything that is legal, step by step."""
        draft = [self.rnd.choice(self._legal(self.state))]
        while (look := self._ask("preview", decision=decision, draft=draft))["type"] == "preview":
            draft = look["draft"]
            if look["whole"]:
                break
            draft = [*draft, self.rnd.choice(self._legal(look))]
        return draft

    def _commit(self, decision: int, draft: Draft) -> Draft | None:
        """Gives what was chosen, or None where that was refused."""
        answer = self._ask("commit", decision=decision, draft=draft)
        return draft if answer["type"] == "committed" else None
