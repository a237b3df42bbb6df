"""Where things lie in the cells of a state of Kings Blood. Made by `make types` from table.py."""

from typing import Final

# Cells, by field
HIDDEN: Final = 0  # by zone: cards that this state does not know
DEAL: Final = 8  # deals before this one
DEALER: Final = 9  # who dealt
SCORE: Final = 10  # by seat: points, in a series
DIRECTION: Final = 16  # 1 clockwise, -1 the other way round
TURNS: Final = 17  # turns begun in this deal
DECISIONS: Final = 18  # decisions made in this deal
PENDING: Final = 19  # cards that a Draw 3 threatens
PASSED: Final = 20  # seats that passed since a card was played
LOST: Final = 21  # seats that lose their next turn
CALLED: Final = 22  # seats that have called
WINNER: Final = 23  # who has won this deal
WAY: Final = 24  # how the card is played
BESIDE: Final = 25  # the card that the last one was laid beside
SIDE: Final = 26  # on which side of it
PLACED: Final = 27  # the last one laid, or moved
MOVER: Final = 28  # a card taken up by a New Connection
ORIGIN: Final = 29  # where it lay
TARGET: Final = 30  # the target of an Exile
FOCUS: Final = 31  # the newborn to play on
LAST: Final = 32  # the character laid last in this turn, if nothing was laid after it
HAND: Final = 33  # by seat and part: cards in hand
DECK: Final = 51  # by place: the draw pile; its order is nobody's: a draw takes any card of it
DECK_SIZE: Final = 159  # cards in the draw pile
HELD: Final = 160  # the card just drawn by whoever's turn it is
PLAYED: Final = 161  # the card being played
DISCARDS: Final = 162  # by part: the discards
HOLDER: Final = 165  # who has the King's Blood card before them
BLOODED: Final = 166  # the character that the King's Blood card lies under
ENTHRONED: Final = 167  # the character an Enthronement lies under
SIZE: Final = 168  # by seat: all cards, held and open ones too
TREE_SIZE: Final = 174  # how many lie in the Genealogy
OPEN: Final = 175  # by side and part: whose side is open
PLACE: Final = 179  # by character: where each lies in the Genealogy
CROWD: Final = 251  # by character: what crowds each
FOLLOWING: Final = 323  # by character: the next in the same bucket
BUCKET: Final = 395  # by bucket: the first of those whose places share it

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
