"""The cards of Take the Kingdom."""

from typing import Final

CARDS: Final = [
    "fort", "land", "mercy",
    "hills", "moat", "walls", "battlements", "archers", "knights",
    "trap-real", "trap-decoy",
    "soldiers", "pikemen", "siege-tower", "battering-ram", "trebuchet", "cannon", "spread", "morale",
    "fortune", "misfortune", "conquest", "earthquake", "sabotage", "mutiny", "disrepair", "deny", "spy",
    "freeze",
    "disease", "famine", "plague",
]  # fmt: skip

FORT: Final = 0
LAND: Final = 1
MERCY: Final = 2
HILLS: Final = 3
MOAT: Final = 4
WALLS: Final = 5
BATTLEMENTS: Final = 6
ARCHERS: Final = 7
KNIGHTS: Final = 8
TRAP_REAL: Final = 9
TRAP_DECOY: Final = 10
SOLDIERS: Final = 11
PIKEMEN: Final = 12
SIEGE_TOWER: Final = 13
BATTERING_RAM: Final = 14
TREBUCHET: Final = 15
CANNON: Final = 16
SPREAD: Final = 17
MORALE: Final = 18
FORTUNE: Final = 19
MISFORTUNE: Final = 20
CONQUEST: Final = 21
EARTHQUAKE: Final = 22
SABOTAGE: Final = 23
MUTINY: Final = 24
DISREPAIR: Final = 25
DENY: Final = 26
SPY: Final = 27
FREEZE: Final = 28
DISEASE: Final = 29
FAMINE: Final = 30
PLAGUE: Final = 31

KINDS: Final = 32
MOST_BASES: Final = 24  # every Fort, Land and Mercy there is
MOST_DAMAGE: Final = 18  # of one attack

# Sets of kinds, as masks
BASES: Final = (1 << FORT) | (1 << LAND) | (1 << MERCY)
STRUCTURES: Final = (1 << HILLS) | (1 << MOAT) | (1 << WALLS) | (1 << BATTLEMENTS)
PEOPLE: Final = (1 << ARCHERS) | (1 << KNIGHTS)
DEFENCES: Final = STRUCTURES | PEOPLE
TRAPS: Final = (1 << TRAP_REAL) | (1 << TRAP_DECOY)
FOOT: Final = (1 << SOLDIERS) | (1 << PIKEMEN)
MACHINES: Final = (1 << SIEGE_TOWER) | (1 << BATTERING_RAM) | (1 << TREBUCHET) | (1 << CANNON)
ATTACKS: Final = FOOT | MACHINES
MODIFIERS: Final = (1 << SPREAD) | (1 << MORALE)
PENALTIES: Final = (1 << DISEASE) | (1 << FAMINE) | (1 << PLAGUE)
AIMED: Final = (
    (1 << MISFORTUNE) | (1 << CONQUEST) | (1 << EARTHQUAKE) | (1 << SABOTAGE)
    | (1 << MUTINY) | (1 << DISREPAIR) | (1 << SPY) | (1 << FREEZE)
)  # fmt: skip
ACTIONS: Final = AIMED | (1 << FORTUNE)
PLAYABLE: Final = (1 << LAND) | (1 << MERCY) | DEFENCES | TRAPS | ATTACKS | ACTIONS  # what can lead a play
EARLY: Final = (1 << LAND) | DEFENCES | TRAPS | (1 << FORTUNE) | (1 << SPY)  # and in the first two turns
