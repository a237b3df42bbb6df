"""Figures for Prometheus: what the server does, and nothing about who does it."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from regalia.server.context import Context


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
