"""Where things lie in the cells of a state of Brutal Kingdom. Made by `make types` from table.py."""

from typing import Final

# Cells, by field
HIDDEN: Final = 0  # by zone: cards that this state does not know
CHAPTER: Final = 25  # chapters that are over
ROUND: Final = 26  # rounds of this chapter that are over
STARTER: Final = 27  # who holds the starting player card
PLAYED: Final = 28  # cards played in this round
SERVED: Final = 29  # players who took their influence in this chapter
SWAPS: Final = 30  # backs the Courtesan may still swap: light, dark
HAND: Final = 31  # by seat: cards in hand
PASSING: Final = 35  # by seat: the card chosen for the neighbour
MIDDLE: Final = 39  # by place: two light cards, then two dark ones
OFFERED: Final = 43  # a hand card put down for a swap, if it is seen
ASIDE: Final = 44  # out of this chapter, unseen
UNDEALT: Final = 45  # the dark cards, while the light ones are passed
SUMMONED: Final = 46  # what the Inquisitor named, while its holder waits for a card
NAMED: Final = 47  # the Executioner's victim
INQUISITOR_RANK: Final = 48  # the rank declared for the Inquisitor
STACK: Final = 49  # by seat and place: played cards, the bottom first
HEIGHT: Final = 65  # by seat: cards in each stack
FACE_UP: Final = 69  # cards that lie face up in a stack
THREATS: Final = 70  # by age: cards laid as a threat, the oldest first
STOCK: Final = 73  # by colour: tokens in stock
CHAPEL: Final = 76  # by chapter: what lies on the square, the last an elimination token
TOKENS: Final = 80  # by seat and colour: influence tokens
KILLS: Final = 92  # by seat: elimination tokens
GAINED: Final = 96  # by seat and token: tokens gained in this chapter
BOX: Final = 112  # cards out of the game

# Zones: the first of each name
IN_HAND: Final = 0
IN_PASS: Final = 8
IN_MIDDLE: Final = 16
IN_OFFER: Final = 20
IN_ASIDE: Final = 22
IN_DECK: Final = 24
IN_STACK: Final = 25
IN_BOX: Final = 29

# Questions
ASK_PASS_LIGHT: Final = 0
ASK_PASS_DARK: Final = 1
ASK_PLAY: Final = 2
ASK_REVIVE: Final = 3
ASK_OFFER: Final = 4
ASK_PARTNER: Final = 5
ASK_RETURN: Final = 6
ASK_LOOK: Final = 7
ASK_VICTIM: Final = 8
ASK_NAME: Final = 9
ASK_EXCHANGE: Final = 10
ASK_SLOT: Final = 11
ASK_PEEK: Final = 12
ASK_BLESS: Final = 13
ASK_DECLARE: Final = 14
ASK_SUMMON: Final = 15
ASK_GIVE: Final = 16
ASK_KNIGHT: Final = 17
