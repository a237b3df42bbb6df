"""Figures for Prometheus: what the server does, and nothing about who does it.

They tell when a bot thinks, and so whether one had a choice: they are not for those who play.
"""

from ipaddress import ip_address

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from regalia.server.access.hosts import ANY
from regalia.server.context import Context
from regalia.server.errors import Refusal


def check_reader(address: str, given: str) -> None:
    """Refuse the figures to all but this machine, and the addresses that are given."""
    named = {name.strip() for name in given.split(",") if name.strip()}
    if named.isdisjoint((ANY, address)) and not _is_here(address):
        text = "Figures are for the operator; REGALIA_METRICS lists the addresses that may read them."
        raise Refusal("metrics", text, 403)


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def render(context: Context) -> bytes:
    """The figures of this process as they are now."""
    registry = CollectorRegistry()
    rooms, store = context.rooms, context.store
    figures: list[tuple[type[Counter | Gauge], str, str, float]] = [
        (Counter, "regalia_commits", "plays stored", rooms.commits),
        (Counter, "regalia_groups", "transactions of plays", store.groups),
        (Gauge, "regalia_rooms", "tables in memory", len(rooms.loaded)),
        (Gauge, "regalia_connections", "open WebSockets", sum(context.quotas.addresses.values())),
        (Gauge, "regalia_waiting_writes", "plays waiting to be stored", store.waiting),
        (Gauge, "regalia_attending", "tables being attended to", len(rooms.scheduler.attending)),
        (Gauge, "regalia_thinking", "tables at which a bot thinks or waits to", len(rooms.thinking)),
        (Gauge, "regalia_reviews", "reviews being made or waiting to be", len(context.reviews.running)),
        (Counter, "regalia_review_pieces", "pieces of reviews worked out", context.reviews.pieces),
    ]
    for kind, name, help_, value in figures:
        figure = kind(name, help_, registry=registry)
        figure.inc(value)
    return generate_latest(registry)
