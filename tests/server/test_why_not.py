"""Whoever is asked can ask back why something is not offered."""

import pytest

from serving import Local, begin, refusal_of

pytestmark = pytest.mark.anyio


async def test_the_answer_is_the_rule_that_forbids_it(local: Local) -> None:
    ada, *others = await local.people("Ada", "Bob", "Cleo")
    stranger = await local.person("Eve")
    code = await begin("brutal-kingdom", [ada, *others])
    async with ada.look_at(code) as mine, stranger.look_at(code) as hers:
        state = await mine.until("state")
        decision, asked = state["decision"], state["view"]["asked"]
        assert asked["prompt"] == "pass-light"
        why = await mine.answer(await mine.send("why", decision=decision, action="pass:king"))  # a dark card
        assert (why["type"], why["action"], why["rule"]) == ("why", "pass:king", "BK-3.3")
        why = await mine.answer(await mine.send("why", decision=decision, action=asked["legal"][0]))
        assert why["rule"] == "", "it can be chosen"
        assert await refusal_of(mine.answer(await mine.send("why", decision=decision, action="pass:jester")))
        stale = await mine.send("why", decision=9, action="pass:king")
        assert await refusal_of(mine.answer(stale)) == "stale"
        refused = await refusal_of(hers.answer(await hers.send("why", decision=decision, action="pass:king")))
        assert refused == "no-seat"
