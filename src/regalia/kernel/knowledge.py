"""What viewers know of hidden cards, as lines of a position.

`known:2: king in hand:1 deck; queen not in hand:0` is what seat 2 knows: one king lies in one of two places,
and no queen in a third. `known:table` is what everyone knows.
"""

from regalia.kernel.bits import bit, members
from regalia.kernel.errors import BadPosition
from regalia.kernel.setup import Setup
from regalia.kernel.witness import Witness
from regalia.kernel.zones import SPECTATOR

KNOWN = "known:"
TABLE = "table"


def write_knowledge(witness: Witness) -> str:
    """What a viewer knows, as a line of a position."""
    space = witness.space
    facts = sorted((fact.kind, fact.zones) for fact in witness.facts)
    parts = [f"{space.kinds[kind]} in {_names(witness, zones)}" for kind, zones in facts]
    for kind, name in enumerate(space.kinds):
        if witness.banned[kind]:
            parts.append(f"{name} not in {_names(witness, witness.banned[kind])}")
    who = TABLE if witness.viewer == SPECTATOR else str(witness.viewer)
    return f"{KNOWN}{who}: {'; '.join(parts)}".rstrip() + "\n"


def _names(witness: Witness, zones: int) -> str:
    return " ".join(witness.space.zones[zone].name for zone in members(zones))


def read_knowledge(position: str, setup: Setup) -> dict[int, Witness]:
    """What each viewer knows at a position, those first that it has a line for.

    A seat without a line knows what everyone knows, but for the cards that may lie in its own sight.
    """
    found: dict[int, Witness] = {}
    for number, line in enumerate(position.splitlines(), 1):
        text = line.partition("#")[0].strip()
        if text.startswith(KNOWN):
            try:
                witness = _read_line(text.removeprefix(KNOWN), setup)
            except BadPosition as error:
                raise BadPosition(f"line {number}: {error}") from None
            found[witness.viewer] = witness
    public = found.get(SPECTATOR)
    for viewer in range(SPECTATOR, setup.seats):
        if viewer not in found:
            found[viewer] = Witness(setup.space, viewer)
            if public is not None:
                _overhear(found[viewer], public)
    return found


def _overhear(witness: Witness, public: Witness) -> None:
    facts = [(fact.kind, fact.zones) for fact in public.facts if not fact.zones & witness.plain]
    banned: list[int] = [zones & ~witness.plain for zones in public.banned]
    witness.recall(facts, banned)


def _read_line(text: str, setup: Setup) -> Witness:
    who, colon, told = text.partition(":")
    if not colon or (who != TABLE and not (who.isdecimal() and int(who) < setup.seats)):
        raise BadPosition(f"who knows it? `{KNOWN}0: …` for a seat, `{KNOWN}{TABLE}: …` for everyone")
    witness = Witness(setup.space, SPECTATOR if who == TABLE else int(who))
    facts: list[tuple[int, int]] = []
    banned = [0] * len(setup.space.kinds)
    for part in filter(None, map(str.strip, told.split(";"))):
        kind_name, _, rest = part.partition(" ")
        if kind_name not in setup.space.kinds:
            raise BadPosition(f"there is no card {kind_name!r}")
        kind = setup.space.kinds.index(kind_name)
        words = rest.split()
        absent = words[:1] == ["not"]
        if words[absent : absent + 1] != ["in"] or len(words) == absent + 1:
            raise BadPosition(f"a card is `in` places or `not in` them, as in `{kind_name} in deck`")
        zones = _zones(words[absent + 1 :], setup)
        if absent:
            banned[kind] |= zones
        else:
            facts.append((kind, zones))
    witness.recall(facts, banned)
    return witness


def _zones(names: list[str], setup: Setup) -> int:
    known = [zone.name for zone in setup.space.zones]
    for name in names:
        if name not in known:
            raise BadPosition(f"there is no {name!r}; there are {', '.join(known)}")
    return sum(bit(known.index(name)) for name in set(names))
