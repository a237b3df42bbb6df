"""The questions that Brawling Barons asks its players."""

from typing import Final

BID: Final = 0  # which cards to show for the first turn
TURN: Final = 1  # an action, something free, or the end of the turn
RECRUIT: Final = 2
UPGRADE: Final = 3
MOVE: Final = 4
ATTACK: Final = 5  # which unit or +2 card attacks
AIM: Final = 6  # and whom
DEFEND: Final = 7
PROTECT: Final = 8  # what a Shield is put on
STEP: Final = 9  # which Horsemen
MILITARY: Final = 10  # which unit has a Military Action
DEED: Final = 11  # and what it does
BOMB: Final = 12
BOMB_AID: Final = 13
PRISON: Final = 14
FLIP: Final = 15
WAY: Final = 16  # up or down
COURT: Final = 17
SELL: Final = 18
BUILD: Final = 19  # with a Builder's Aid
TAKE: Final = 20  # with a Merchant's Aid
RECEIVER: Final = 21  # of an Aid that a team gets
TRANSFER: Final = 22
OVER: Final = 23

PROMPTS: Final = [
    "bid", "turn", "recruit", "upgrade", "move", "attack", "aim", "defend", "protect", "step", "military",
    "deed", "bomb", "bomb-aid", "prison", "flip", "way", "court", "sell", "build", "take", "receiver",
    "transfer", "",
]  # fmt: skip

RULES: Final = {
    "bid": "BB-2.5",
    "turn": "BB-4.1",
    "recruit": "BB-5.4",
    "upgrade": "BB-5.5",
    "move": "BB-5.7",
    "attack": "BB-8.1",
    "aim": "BB-8.3",
    "defend": "BB-8.8",
    "protect": "BB-8.8",
    "step": "BB-7.8",
    "military": "BB-9.2",
    "deed": "BB-9.2",
    "bomb": "BB-9.4",
    "bomb-aid": "BB-9.4",
    "prison": "BB-9.6",
    "flip": "BB-9.7",
    "way": "BB-9.7",
    "court": "BB-7.5",
    "sell": "BB-7.4",
    "build": "BB-10.5",
    "take": "BB-10.7",
    "receiver": "BB-12.5",
    "transfer": "BB-12.6",
}
