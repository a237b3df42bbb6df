"""Where things lie in the cells of a state of Brawling Barons. Made by `make types` from table.py."""

from typing import Final

# Cells, by field
HIDDEN: Final = 0  # by zone: cards that this state does not know
TURNS: Final = 17  # turns that have ended
ACTED: Final = 18  # actions in this turn
EXTRA: Final = 19  # actions allowed beyond the first
STEPPED: Final = 20  # units on turn that went their free step
DRAWING: Final = 21  # cards still to be drawn
REFILL: Final = 22  # cards missing in the market
SHOWN: Final = 23  # an Aid to be given away
CARD: Final = 24  # the event under way: Military Action, Shield, or the Aid that serves as one
ACTING: Final = 25  # the unit on turn that attacks, or none: a +2 card
FLIPPED: Final = 26  # the Squire that a Flip Unit turns
BOMBED: Final = 27  # who loses an Aid to the Bomb
HANDLED: Final = 28  # units or things that this action has been about
TOUCHED: Final = 29  # units that moved or attacked in this action
MATE: Final = 30  # who gets what is transferred
FRESH: Final = 31  # nothing went to that mate yet
BID: Final = 32  # by seat: what is to be shown for the first turn
HIDDEN_BIDS: Final = 40  # who has picked what this state does not know
AIM: Final = 41  # by slot: what each unit on turn attacks
PLAYED: Final = 77  # by order: cards in this attack: +2, Shields, or points of them
PLAYED_ON: Final = 125  # by order: what they attack or protect
UNSPENT: Final = 173  # points of a Shield that is split and that protect nothing yet
USER: Final = 174  # who uses an Aid in another's turn
HAND: Final = 175  # by seat and kind: cards in hand, and the Aids that a baron keeps
SIZE: Final = 359  # by seat: cards in hand, known or not
HELD: Final = 367  # by seat: kinds in hand
MARKET: Final = 375  # by kind: cards that lie open
ON_OFFER: Final = 398  # kinds in the market
USED: Final = 399  # by kind: discards
LAST_USED: Final = 422  # the card on top of the discards
UNITS: Final = 423  # by seat and kind: units and buildings in play
TOWN: Final = 511  # by seat: those in the town
WALL: Final = 519  # by seat: those on the wall
ARMY: Final = 527  # by seat: those in the King's Army
UP: Final = 535  # by seat: those that are upgraded
SOLDIERS: Final = 543  # by seat: those that are military
GIFTS: Final = 551  # by seat and gift: what they give to their baron
BURIED: Final = 615  # by kind: known cards in deck and piles together
HEIGHT: Final = 638  # by stack: cards in deck and piles
STACKS: Final = 647  # by cell: the cards of deck and piles

# Zones: the first of each name
IN_HAND: Final = 0
IN_DECK: Final = 8
IN_PILE: Final = 9
IN_MARKET: Final = 17
IN_USED: Final = 18
IN_SHOWN: Final = 19
IN_TOWN: Final = 20
IN_WALL: Final = 28
IN_ARMY: Final = 36
IN_AID: Final = 44

# Questions
ASK_BID: Final = 0
ASK_TURN: Final = 1
ASK_RECRUIT: Final = 2
ASK_UPGRADE: Final = 3
ASK_MOVE: Final = 4
ASK_ATTACK: Final = 5
ASK_AIM: Final = 6
ASK_DEFEND: Final = 7
ASK_PROTECT: Final = 8
ASK_STEP: Final = 9
ASK_MILITARY: Final = 10
ASK_DEED: Final = 11
ASK_BOMB: Final = 12
ASK_BOMB_AID: Final = 13
ASK_PRISON: Final = 14
ASK_FLIP: Final = 15
ASK_WAY: Final = 16
ASK_COURT: Final = 17
ASK_SELL: Final = 18
ASK_BUILD: Final = 19
ASK_TAKE: Final = 20
ASK_RECEIVER: Final = 21
ASK_TRANSFER: Final = 22
ASK_BETWEEN: Final = 23
