"""The address of this machine on the local network, for friends: as text and as a QR code."""

import io
import socket

import segno

from regalia.cli.speech import say

ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation, which nobody has; nothing is sent to it


def local_address() -> str:
    """The address under which others on the network reach this machine; empty when it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # only chooses the interface by which one would go there
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return "" if address.startswith("127.") else address


def invitation(port: int) -> str:
    """What is printed for friends, to be read or scanned."""
    address = local_address()
    if not address:
        return say("told-no-network")
    url = f"http://{address}:{port}"
    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True, border=2)
    return f"{say('told-friends', url=url)}\n{drawn.getvalue()}"
