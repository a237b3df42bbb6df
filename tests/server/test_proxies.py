"""The configurations of docs/operations.md, before a real server, in the proxies of Debian's packages."""

import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from regalia.server.process import ServerProcess
from web.conftest import apart, free_port

DOCS = (Path(__file__).parents[2] / "docs" / "operations.md").read_text()
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    {site}
}}
"""
pytestmark = pytest.mark.patience(120)


def example(language: str) -> str:
    """The first configuration of a kind in the docs."""
    found = re.search(rf"```{language}\n(.*?)```", DOCS, re.S)
    assert found, f"docs/operations.md has no example for {language}"
    return found[1]


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed; Debian has a package of that name")
    return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    cert, key = folder / "cert.pem", folder / "key.pem"
    names = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
    command = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names)
    subprocess.run((*command, "-keyout", key, "-out", cert), check=True, capture_output=True)
    return cert, key


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for a proxy to stand before."""
    server = ServerProcess(tmp_path_factory.mktemp("behind"), free_port(), bot_workers=1)
    apart(server.start)
    yield server
    server.stop()


def configured(text: str, server: ServerProcess, port: int, certificate: tuple[Path, Path]) -> str:
    """An example with the addresses and files of this test; all else is as it stands in the docs."""
    inner = server.url.removeprefix("http://")
    changes = {
        "127.0.0.1:8000": inner,
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name play.example.org": "server_name localhost",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(certificate[0]),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(certificate[1]),
        "play.example.org {": f"https://localhost:{port} {{\n    tls {certificate[0]} {certificate[1]}",
    }
    for before, after in changes.items():
        text = text.replace(before, after)
    assert "example.org" not in text
    return text


@pytest.fixture(params=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, behind: ServerProcess, certificate: tuple[Path, Path], tmp_path: Path
) -> Iterator[int]:
    """One of the proxies, as the docs configure it; gives its port."""
    port = free_port()
    if request.param == "nginx":
        site = configured(example("nginx"), behind, port, certificate)
        file = tmp_path / "nginx.conf"
        file.write_text(NGINX.format(folder=tmp_path, site=site))
        command = [program("nginx"), "-p", str(tmp_path), "-e", str(tmp_path / "error.log"), "-c", str(file)]
    else:
        site = configured(example("caddyfile"), behind, port, certificate)
        file = tmp_path / "Caddyfile"
        file.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + site)
        command = [program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]
    with (tmp_path / "log").open("wb") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(tmp_path)})
    yield port
    running.terminate()
    running.wait(20)


def test_a_page_a_name_a_table_and_its_socket_by_https(proxy: int, certificate: tuple[Path, Path]) -> None:
    trust = ssl.create_default_context(cafile=str(certificate[0]))
    url = f"https://localhost:{proxy}"
    with httpx.Client(base_url=url, verify=trust, timeout=30) as browser:
        page = ask(browser, "/healthz")
        assert page.text == "ok"
        assert page.headers["strict-transport-security"], "the proxy says that it was https"
        named = browser.post("/api/me", json={"name": "Anna"}, headers={"Origin": url})
        assert named.status_code == 200, named.text
        cookie = named.headers["set-cookie"]
        assert "Secure" in cookie
        table = {"game": "take-the-kingdom", "seats": 2, "bots": [None, "page"], "options": {}, "seat": 0}
        code = browser.post("/api/tables", json=table | {"start": True}, headers={"Origin": url}).json()[
            "code"
        ]
        assert browser.get("/metrics").status_code == 403, "not for everyone"
    headers = {"Cookie": cookie.partition(";")[0], "Origin": url}
    with connect(f"wss://localhost:{proxy}/ws/{code}", ssl=trust, additional_headers=headers) as socket:
        first = json.loads(str(socket.recv(30)).split("\n")[0])
    assert first["type"] in ("table", "welcome", "state")


def ask(browser: httpx.Client, path: str) -> httpx.Response:
    """An answer, as soon as the proxy is up."""
    for _ in range(200):
        try:
            return browser.get(path)
        except httpx.ConnectError:
            time.sleep(0.1)
    raise AssertionError("the proxy never came up")
