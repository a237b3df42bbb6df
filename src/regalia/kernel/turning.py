"""Rows and actions as a seat sees the table: itself first, then the others in the order of play.

Features and names of actions know seats by their numbers. Whoever learns to play wants to learn it once, and
not once for every seat: so a row is turned until its viewer is seat 0.
"""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.actions import ActionSpace
from regalia.kernel.features import Features
from regalia.kernel.zones import Zone, ZoneSpace


def turned_features(features: Features, space: ZoneSpace, viewer: int) -> vec[i64]:
    """For each place of the turned row, the place in the row as it is written."""
    seats = int(features.seats)
    found = list(range(features.size))
    zones = _turned_zones(space.zones[: int(features.hidden)], seats, viewer)
    for field in features.fields:
        if field.name == "unseen":
            _turn_zones(found, field.at, zones, 1)
        elif field.name in ("remembered", "absent"):
            _turn_pairs(found, field.at, features, zones)
        elif field.at == features.cards:
            _turn_zones(found, field.at, zones, int(features.kinds))
        elif field.of_seat:
            for at in range(field.at, field.at + field.size, seats * field.of_seat):
                _turn(found, at, seats, field.of_seat, viewer)
    return vec[i64](found)


def turned_actions(actions: ActionSpace, seats: int, viewer: int) -> vec[i64]:
    """For each action of the turned table the action as it is called."""
    found = list(range(len(actions)))
    for block in actions.blocks:
        if block.of_seat:
            _turn(found, block.base, seats, block.of_seat, viewer)
    return vec[i64](found)


def _turn(found: list[int], at: int, seats: int, of_seat: int, viewer: int) -> None:
    """Turn one run of seats that each have so many places."""
    size = seats * of_seat
    for place in range(size):
        found[at + place] = at + (place + viewer * of_seat) % size


def _turn_zones(found: list[int], at: int, zones: list[int], of_zone: int) -> None:
    """Turn what stands by zone, so many places for each."""
    for number, other in enumerate(zones):
        for place in range(of_zone):
            found[at + number * of_zone + place] = at + other * of_zone + place


def _turn_pairs(found: list[int], at: int, features: Features, zones: list[int]) -> None:
    """Turn what stands by kind and hidden zone."""
    hidden = len(zones)
    for kind in range(int(features.kinds)):
        for zone, other in enumerate(zones):
            place = features.places[kind * hidden + zone]
            if place >= 0:
                found[at + int(place)] = at + int(features.places[kind * hidden + other])


def _turned_zones(zones: list[Zone], seats: int, viewer: int) -> list[int]:
    """For each zone the one that a seat further on has in its place; zones of no seat stay."""
    by_seat: dict[object, list[int]] = {}  # those of one sort, in their order
    for number, zone in enumerate(zones):
        by_seat.setdefault((zone.field, zone.sorts, zone.seen_by), []).append(number)
    found = []
    for number, zone in enumerate(zones):
        owner = zone.seen_by
        if 0 <= owner < seats:
            same = by_seat[zone.field, zone.sorts, owner]
            found.append(by_seat[zone.field, zone.sorts, (owner + viewer) % seats][same.index(number)])
        else:
            found.append(number)
    return found
