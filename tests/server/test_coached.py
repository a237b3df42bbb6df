"""What the coach has explained: kept for the person on any device, taken along, deleted with them."""

import pytest
from sqlalchemy import select

from regalia.server.client import RefusedByServer
from regalia.server.clock import now_ms
from regalia.server.storage.cleanup import delete_old
from regalia.server.storage.models import COACHED
from serving import Local

pytestmark = pytest.mark.anyio
BARONS, BRUTAL = "/api/coach/brawling-barons", "/api/coach/brutal-kingdom"
SAID = {"coach-play": "t1 3", "coach-event-started": "t1 3"}


async def test_what_was_explained_is_the_persons(local: Local) -> None:
    ada, ben = await local.person("Ada"), await local.person("Ben")
    assert await ada.get(BRUTAL) == {"said": {}}
    assert await ada.post(BRUTAL, {"said": {**SAID, "coach-knitting": "t1 3"}}) == {"said": SAID}
    assert await ada.post(BRUTAL, {"said": {"coach-play": "t2 0"}}) == {"said": {"coach-play": "t2 0"}}
    await ada.post(BARONS, {"said": {"coach-turn": "t1 3"}})
    assert await ada.get(BRUTAL) == {"said": {**SAID, "coach-play": "t2 0"}}
    assert await ben.get(BRUTAL) == {"said": {}}
    link = await ada.post("/api/me/link", {})
    elsewhere = await local.person(None)
    await elsewhere.post(f"/api/link/{link['url'].rpartition('/')[2]}", {})
    assert len((await elsewhere.get(BRUTAL))["said"]) == 2
    await elsewhere.http.delete("/api/coach")  # explain everything again
    assert [await ada.get(path) for path in (BRUTAL, BARONS)] == [{"said": {}}] * 2


async def test_who_has_no_name_is_told_nothing_and_keeps_nothing(local: Local) -> None:
    nobody = await local.person(None)
    assert await nobody.get(BRUTAL) == {"said": {}}
    with pytest.raises(RefusedByServer) as refused:
        await nobody.post(BRUTAL, {"said": SAID})
    assert refused.value.reason == "no-name"


@pytest.mark.parametrize(
    ("path", "said", "reason"),
    [
        ("brutal-empire", {}, "no-such-game"),
        ("brutal-kingdom", {"coach-play": "x" * 41}, "malformed"),
        ("brutal-kingdom", {f"coach-{number}": "" for number in range(101)}, "malformed"),
        ("brutal-kingdom", ["coach-play"], "malformed"),
    ],
)
async def test_what_is_refused(local: Local, path: str, said: object, reason: str) -> None:
    ada = await local.person("Ada")
    with pytest.raises(RefusedByServer) as refused:
        await ada.post(f"/api/coach/{path}", {"said": said})
    assert refused.value.reason == reason


async def test_it_is_taken_along_and_deleted_with_the_person(local: Local) -> None:
    ada, ben = await local.person("Ada"), await local.person("Ben")
    for person in (ada, ben):
        await person.post(BRUTAL, {"said": SAID})
    await ada.post("/api/lessons/brutal-kingdom/influence/answer", {"answers": [], "draft": []})
    await ada.post("/api/me/mute", {"person": (await ben.get("/api/me"))["person"]["id"], "muted": True})
    table = await ada.post("/api/tables", {"game": "brutal-kingdom", "seats": 4})
    found = await ada.get("/api/me/data")
    assert found["person"]["name"] == "Ada"
    assert found["coached"] == {"brutal-kingdom": SAID}
    assert found["lessons"] == {"brutal-kingdom": {"influence": 1}}
    assert found["tables"] == [table["code"]]
    assert (len(found["muted"]), found["chat"]) == (1, [])
    await ada.http.delete("/api/me")
    assert len(await local.context.store.rows(select(COACHED))) == len(SAID)  # Ben's
    with pytest.raises(RefusedByServer):
        await ada.get("/api/me/data")


async def test_it_goes_with_people_who_have_long_been_gone(local: Local) -> None:
    ada = await local.person("Ada")
    await ada.post(BRUTAL, {"said": SAID})
    later = now_ms() + int((local.config.record_days + 1) * 86_400_000)
    await local.context.store.write(delete_old, local.config, later)
    assert await local.context.store.rows(select(COACHED)) == []
