"""The questions that Brutal Kingdom asks its players."""

from typing import Final

PASS_LIGHT: Final = 0
PASS_DARK: Final = 1
PLAY: Final = 2
REVIVE: Final = 3
OFFER: Final = 4
PARTNER: Final = 5
RETURN: Final = 6
LOOK: Final = 7
VICTIM: Final = 8
NAME: Final = 9
EXCHANGE: Final = 10
SLOT: Final = 11
PEEK: Final = 12
BLESS: Final = 13
DECLARE: Final = 14
SUMMON: Final = 15
GIVE: Final = 16
KNIGHT: Final = 17
OVER: Final = 18

PROMPTS: Final = [
    "pass-light", "pass-dark", "play", "revive", "offer", "partner", "return", "look", "victim", "name",
    "exchange", "slot", "peek", "bless", "declare", "summon", "give", "knight", "",
]  # fmt: skip

# Texts that say "may" (BK-5.2).
OPTIONAL: Final = (
    (1 << REVIVE) | (1 << OFFER) | (1 << LOOK) | (1 << EXCHANGE) | (1 << PEEK) | (1 << KNIGHT)
)  # fmt: skip

RULES: Final = {
    "pass-light": "BK-3.3",
    "pass-dark": "BK-3.5",
    "play": "BK-4.2",
    "revive": "BK-7.1.1",
    "offer": "BK-7.3.2",
    "partner": "BK-7.3.2",
    "return": "BK-7.3.3",
    "look": "BK-7.4",
    "victim": "BK-6.5",
    "name": "BK-7.9.1",
    "exchange": "BK-7.10.1",
    "slot": "BK-7.10.2",
    "peek": "BK-7.14",
    "bless": "BK-7.19",
    "declare": "BK-7.20.1",
    "summon": "BK-7.20.2",
    "give": "BK-7.20.3",
    "knight": "BK-7.2.1",
}
