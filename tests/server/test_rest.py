"""Requests of the REST interface that are wrong, or come only by half."""

import asyncio
import json
import os
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy.exc import TimeoutError as PoolTimeout

from regalia.server.http import timeouts
from serving import Local, begin

pytestmark = pytest.mark.anyio
SOAK = bool(os.environ.get("REGALIA_SOAK"))
TTK = "take-the-kingdom"


@pytest.mark.patience(90)
async def test_schemathesis_finds_nothing(local: Local) -> None:
    """All of the REST interface with what its OpenAPI allows and what it does not, against a live server."""
    import schemathesis  # noqa: PLC0415

    (ada,) = await local.people("Ada")
    code = await begin(TTK, [ada], 1)
    openapi = (await ada.http.get("/schema/openapi.json")).json()
    schema = schemathesis.openapi.from_dict(openapi)
    cookie = ada.cookie
    failures = await asyncio.to_thread(probe, schema, local.url, cookie, code)
    assert failures == []
    assert (await ada.http.get("/healthz")).text == "ok"


def probe(schema: Any, url: str, cookie: str | None, code: str) -> list[str]:
    """Requests made up from the schema; gives those that were not answered as they should be."""
    import httpx  # noqa: PLC0415
    import hypothesis  # noqa: PLC0415
    import schemathesis  # noqa: PLC0415
    from schemathesis import GenerationMode  # noqa: PLC0415

    failures: list[str] = []
    with httpx.Client(base_url=url, cookies={"regalia": cookie or ""}) as client:
        for found in schema.get_all_operations():
            operation = found.ok()
            if operation.path == "/api/me" and operation.method == "delete":
                continue  # it would be the end of the one who asks
            for mode in GenerationMode:

                @hypothesis.settings(
                    max_examples=100 if SOAK else 5,
                    deadline=None,
                    database=None,
                    suppress_health_check=list(hypothesis.HealthCheck),
                    phases=[hypothesis.Phase.generate],
                )
                @hypothesis.seed(7)
                @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
                def ask(case: Any) -> None:
                    if case.path_parameters and "code" in case.path_parameters and hash(str(case.body)) % 2:
                        case.path_parameters["code"] = code
                    given = case.as_transport_kwargs(base_url=url)
                    request = {k: given[k] for k in ("json", "params", "data") if given.get(k) is not None}
                    if isinstance(request.get("data"), (bytes, str)):
                        request["content"] = request.pop("data")
                    elif "json" in request:
                        request["content"] = json.dumps(request.pop("json"), default=str).encode(
                            "utf-8", "replace"
                        )
                    try:
                        answer = client.request(
                            given["method"],
                            given["url"],
                            headers={"content-type": "application/json"},
                            **request,
                        )
                    except (httpx.InvalidURL, UnicodeError):
                        return
                    if answer.status_code >= 500:
                        failures.append(f"{given['method']} {given['url']} {request}: {answer.status_code}")
                    elif answer.is_error and set(answer.json()) != {"reason", "text"}:
                        failures.append(f"{given['method']} {given['url']}: {answer.text}")

                try:
                    ask()
                except (hypothesis.errors.Unsatisfiable, schemathesis.errors.SchemathesisError):
                    continue  # nothing wrong can be sent where nothing is expected
    return failures


# Half a request


HEAD = "POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
WHOLE = "GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n"


HALVES = {
    "nothing": [""],
    "half a line": ["GET /healthz HT"],
    "one header after the other": ["GET /healthz HTTP/1.1\r\n", *["X-A: b\r\n"] * 40],
    "half a body": [HEAD, '{{"na'],
    "empty lines": ["\r\n"] * 40,
    "half of the next": [WHOLE, "G"],
    "an empty line after it": [WHOLE, "\r\n"],
}


@pytest.mark.parametrize("parts", HALVES.values(), ids=HALVES)
async def test_half_a_request_is_not_waited_for_forever(
    local: Local, monkeypatch: pytest.MonkeyPatch, parts: list[str]
) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.5)
    host, port = local.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))

    async def dribble() -> None:
        with suppress(ConnectionError):
            for part in parts:
                writer.write(part.format(host=f"{host}:{port}").encode())
                await asyncio.sleep(0.1)

    dribbling = asyncio.create_task(dribble())
    async with asyncio.timeout(2):
        with suppress(ConnectionError):
            while await reader.read(1000):
                pass
    dribbling.cancel()
    writer.close()


async def test_who_sends_whole_requests_is_waited_for(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.3)
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    async with people[0].look_at(code) as socket:
        await socket.until("state")
        host, port = local.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        for _ in range(3):
            writer.write(WHOLE.format(host=f"{host}:{port}").encode())
            assert b"200" in await reader.readline()
            while (await reader.readline()).strip():
                pass
            assert await reader.readexactly(2) == b"ok"
            await asyncio.sleep(0.5)
        writer.close()
        assert (await socket.answer(await socket.send("ping")))["type"] == "heartbeat"


@pytest.mark.parametrize("error", [OSError("refused"), PoolTimeout("all connections are in use")])
async def test_while_the_database_cannot_be_reached_one_is_asked_to_try_again(
    local: Local, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Also where it is this process that has no connection left."""
    (ada,) = await local.people("Ada")

    async def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr(local.context.store, "read", fail)
    response = await ada.http.get("/api/me")
    assert (response.status_code, response.json()["reason"]) == (503, "down")
    assert response.headers["retry-after"]
