"""Where things lie in the cells of a state of Kings Blood. Made by `make types` from table.py."""

from typing import Final

# Cells, by field
HIDDEN: Final = 0  # by zone: cards that this state does not know
POOL: Final = 8  # by kind: how many of those there are
DEAL: Final = 85  # deals before this one
DEALER: Final = 86  # who dealt
SCORE: Final = 87  # by seat: points, in a series
DIRECTION: Final = 93  # 1 clockwise, -1 the other way round
TURNS: Final = 94  # turns begun in this deal
DECISIONS: Final = 95  # decisions made in this deal
PENDING: Final = 96  # cards that a Draw 3 threatens
PASSED: Final = 97  # seats that passed since a card was played
LOST: Final = 98  # seats that lose their next turn
CALLED: Final = 99  # seats that have called
WINNER: Final = 100  # who has won this deal
WAY: Final = 101  # how the card is played
BESIDE: Final = 102  # the card that the last one was laid beside
SIDE: Final = 103  # on which side of it
PLACED: Final = 104  # the last one laid, or moved
MOVER: Final = 105  # a card taken up by a New Connection
ORIGIN: Final = 106  # where it lay
TARGET: Final = 107  # the target of an Exile
FOCUS: Final = 108  # the newborn to play on
LAST: Final = 109  # the character laid last in this turn, if nothing was laid after it
HAND: Final = 110  # by seat and part: cards in hand
DECK: Final = 128  # by place: the draw pile; its order is nobody's: a draw takes any card of it
DECK_SIZE: Final = 236  # cards in the draw pile
HELD: Final = 237  # the card just drawn by whoever's turn it is
PLAYED: Final = 238  # the card being played
DISCARDS: Final = 239  # by part: the discards
HOLDER: Final = 242  # who has the King's Blood card before them
BLOODED: Final = 243  # the character it lies under
ENTHRONED: Final = 244  # the character an Enthronement lies under
SIZE: Final = 245  # by seat: all cards, those held and open before them included
TREE_SIZE: Final = 251  # how many lie in the Genealogy
OPEN: Final = 252  # by side and part: whose side is open
PLACE: Final = 256  # by character: where each lies in the Genealogy
CROWD: Final = 328  # by character: what crowds each
FOLLOWING: Final = 400  # by character: the next in the same bucket
BUCKET: Final = 472  # by bucket: the first of those whose places share it

# Zones: the first of each name
IN_HAND: Final = 0
IN_DECK: Final = 6
IN_HELD: Final = 7
IN_GENEALOGY: Final = 8
IN_PLAYED: Final = 9
IN_DISCARDS: Final = 10
IN_ASIDE: Final = 11
IN_FRONT: Final = 12

# Questions
ASK_TURN: Final = 0
ASK_ANSWER: Final = 1
ASK_DRAWN: Final = 2
ASK_SPOT: Final = 3
ASK_MARRY: Final = 4
ASK_CHILD: Final = 5
ASK_SIBLING: Final = 6
ASK_FURTHER: Final = 7
ASK_TARGET: Final = 8
ASK_RECEIVER: Final = 9
ASK_CALL: Final = 10
