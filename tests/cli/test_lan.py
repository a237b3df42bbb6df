"""`regalia --lan` tells friends where to come, and lets them in."""

import os
import select
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import numpy as np
import pytest
from zxingcpp import read_barcodes

from regalia.cli import lan
from web.conftest import free_port

LIT = {"█": (255, 255), "▀": (255, 0), "▄": (0, 255), " ": (0, 0)}  # the two dots of a sign


def scan(lines: list[str]) -> str:
    """What a telephone reads off a QR code in the terminal."""
    dots = [[LIT[sign][half] for sign in line] for line in lines for half in (0, 1)]
    picture = np.kron(np.array(dots, dtype=np.uint8), np.ones((4, 4), dtype=np.uint8))
    (found,) = read_barcodes(picture)
    return str(found.text)


def test_a_friend_scans_the_code_and_comes_in(tmp_path: Path) -> None:
    if not lan.local_address():
        pytest.skip("this machine is on no network")
    port = free_port()
    command = (sys.executable, "-m", "regalia", "--lan", "--no-browser", "--port", str(port))
    variables = {"REGALIA_DATABASE": str(tmp_path / "regalia.db"), "PYTHONUNBUFFERED": "1"}
    with (
        (tmp_path / "log").open("wb") as log,
        subprocess.Popen(
            command, env=os.environ | variables, stdout=subprocess.PIPE, stderr=log, text=True
        ) as server,
    ):
        try:
            assert server.stdout is not None
            told, address = (server.stdout.readline().strip() for _ in range(2))
            code = list(iter(lambda: server.stdout.readline().rstrip("\n"), ""))  # type: ignore[union-attr]
            url = scan(code)
            with urlopen(f"{url}/healthz", timeout=20) as answer:  # at once: what was told is true already
                assert answer.read() == b"ok"
        finally:
            server.terminate()
    assert "127.0.0.1" in told
    assert address == f"Friends on your network: {url}"


@pytest.mark.skipif(not socket.has_ipv6 or not Path("/proc/net/if_inet6").exists(), reason="no IPv6 here")
def test_a_server_of_every_ipv6_address_tells_one_that_answers(tmp_path: Path) -> None:
    port = free_port()
    command = (sys.executable, "-m", "regalia", "--no-browser", "--host", "::", "--port", str(port))
    variables = {"REGALIA_DATABASE": str(tmp_path / "regalia.db"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=os.environ | variables, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            asked = select.select([server.stdout], [], [], 60)[0]
            assert asked, "it says nothing"
            assert f"http://[::1]:{port}" in server.stdout.readline()
            with urlopen(f"http://[::1]:{port}/healthz", timeout=20) as answer:
                assert answer.read() == b"ok"
        finally:
            server.terminate()


def test_a_machine_on_no_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "local_address", lambda: "")
    assert "not on a network" in lan.invitation(8000)
