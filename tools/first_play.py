"""Sit down at a server with a bot, play, and end when the bot has answered: `first_play.py URL`."""

import asyncio
import sys

from regalia.server.client import Visitor

TABLE = {"game": "take-the-kingdom", "seats": 2, "bots": [None, "chancellor"], "start": True}


async def play(url: str) -> None:
    """Play the first thing that is possible whenever asked, until the bot has played."""
    visitor = Visitor(url)
    await visitor.post("/api/me", {"name": "First"})
    table = await visitor.post("/api/tables", TABLE)
    async with visitor.look_at(table["code"]) as socket:
        while True:
            state = await socket.until("state")
            if 1 in state["seats"]:
                break
            if state["decision"] is not None:
                draft = [state["view"]["asked"]["legal"][0]]
                while True:
                    id_ = await socket.send("commit", decision=state["decision"], draft=draft)
                    answer = await socket.answer(id_)
                    if answer["type"] == "committed":
                        break
                    draft.append(answer["view"]["asked"]["legal"][0])
    await visitor.close()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
