"""Where things lie in the cells of a state of Take The Kingdom. Made by `make types` from table.py."""

from typing import Final

# Cells, by field
HIDDEN: Final = 0  # by zone: cards that this state does not know
PLAYS: Final = 30  # plays left in this turn
BUSY: Final = 31  # something was played in this turn
DRY: Final = 32  # the deck was empty when this turn began
EXTRA: Final = 33  # another turn follows this one
IDLE: Final = 34  # who had an idle turn since a card was last played
HELD_BACK: Final = 35  # who passed with a playable card since a card was last played
BANNED: Final = 36  # kinds that Penalties forbid in this turn
PENALTIES: Final = 37  # by age: drawn and not settled, the oldest first
MISSED: Final = 43  # by seat: turns to be missed
TURNS: Final = 47  # by seat: turns taken
FALLEN: Final = 51  # by seat: who fell first, second, third
ALIVE: Final = 55  # kingdoms that stand
HAND: Final = 56  # by seat and kind: cards in hand
SIZE: Final = 184  # by seat: cards in hand, known or not
DECK: Final = 188  # by kind: its order is nobody's, so it has none: a draw takes any card of it
DECK_SIZE: Final = 220  # cards in the deck, known or not
HELD: Final = 221  # the card in the fingers of whoever's turn it is
PLAYED: Final = 222  # by kind: the cards of the play being made, and Penalties to be settled
USED: Final = 254  # by kind: used cards, which never go back into the deck (TK-1.5)
BASES: Final = 286  # bases that have come into play
OWNER: Final = 287  # by base: whose it is
GROUND: Final = 311  # by base: the card that is the base
DAMAGE: Final = 335  # by base: on the base itself (TK-1.4)
FROZEN: Final = 359  # bases under a Freeze
TRAP: Final = 360  # by base: what lies under it
DEFENCE: Final = 384  # by base and slot: what stands on it
WOUND: Final = 432  # by base and slot: damage to that
CARD: Final = 480  # what leads the play being made; all Traps alike
VICTIM: Final = 481  # whom the play is aimed at
TARGET: Final = 482  # the base that an action, a portion or a Trap is aimed at
SLOT: Final = 483  # the Defence of it that an action takes
PLACE: Final = 484  # where a conquered Defence goes
LEFT: Final = 485  # damage of an attack not yet given to a base
PORTION_BASE: Final = 486  # by portion: what each portion of an attack strikes
PORTION_AMOUNT: Final = 504  # by portion: how much damage
PORTION_FIRST: Final = 522  # by portion: the Defence that is hit first
PORTIONS: Final = 540  # portions that are declared
PORTION: Final = 541  # portions that have struck

# Zones: the first of each name
IN_HAND: Final = 0
IN_DECK: Final = 4
IN_HELD: Final = 5
IN_TRAP: Final = 6
IN_TABLE: Final = 30
IN_PLAYED: Final = 31
IN_USED: Final = 32
IN_BOX: Final = 33

# Questions
ASK_PLAY: Final = 0
ASK_PENALTY: Final = 1
ASK_BUILD: Final = 2
ASK_REPLACE: Final = 3
ASK_MERCY: Final = 4
ASK_THAW: Final = 5
ASK_ATTACK: Final = 6
ASK_AMOUNT: Final = 7
ASK_ORDER: Final = 8
ASK_TARGET: Final = 9
ASK_PICK: Final = 10
ASK_PLACE: Final = 11
ASK_ANSWER: Final = 12
ASK_STRIKE_BACK: Final = 13
ASK_STRIKE_ORDER: Final = 14
ASK_SPIED: Final = 15
ASK_DISCARD: Final = 16
