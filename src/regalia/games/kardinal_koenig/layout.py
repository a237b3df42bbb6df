"""Where things lie in the cells of a state of Kardinal Koenig. Made by `make types` from table.py."""

from typing import Final

# Cells, by field
HIDDEN: Final = 0  # by zone: cards that this state does not know
POOL: Final = 6  # by kind: how many of those there are
START: Final = 11  # the start player
HALF: Final = 12  # the half of the game
COUNTRY: Final = 13  # the country of this turn
SINGLE: Final = 14  # it was empty when the turn began
PLACED: Final = 15  # pieces placed in this turn
PAID: Final = 16  # the colour played for the next piece
JOKER: Final = 17  # a joker was played for it
HAND: Final = 18  # by seat and colour: cards in hand
SIZE: Final = 43  # by seat: how many those are
DECK: Final = 48  # by colour: cards in the deck
DECK_SIZE: Final = 53  # how many those are
DISPLAY: Final = 54  # by colour: cards on display
DISPLAY_SIZE: Final = 59  # how many those are
DISCARDS: Final = 60  # by colour: discarded cards
MONASTERIES: Final = 65  # by seat: the fields with monasteries
BUILT: Final = 70  # the fields with a monastery of anyone
HELD: Final = 71  # by country and seat: monasteries
LEAD: Final = 116  # by country: the most monasteries of one seat
ADVISORS: Final = 125  # by country and seat: advisors
COURT: Final = 170  # by country: advisors of all
FREE_FIELDS: Final = 179  # countries with a free field
FREE_COURTS: Final = 180  # countries that take an advisor
HOUSE_STOCK: Final = 181  # by seat: monasteries left; all not on the board if not told
ADVISOR_STOCK: Final = 186  # by seat: advisors left; all not on the board if not told
POINTS: Final = 191  # by seat: points on the track
HALFWAY: Final = 196  # by seat: monasteries at the intermediate scoring

# Zones: the first of each name
IN_HAND: Final = 0
IN_DECK: Final = 5
IN_DISPLAY: Final = 6
IN_DISCARDS: Final = 7
IN_BOX: Final = 8

# Questions
ASK_PLAY: Final = 0
ASK_COUNTRY: Final = 1
ASK_PIECE: Final = 2
ASK_MORE: Final = 3
ASK_REFILL: Final = 4
