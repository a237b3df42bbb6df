"""Where things lie in the cells of a state of Kardinal Koenig. Made by `make types` from table.py."""

from typing import Final

# Cells, by field
HIDDEN: Final = 0  # by zone: cards that this state does not know
START: Final = 6  # the start player
HALF: Final = 7  # the half of the game; the last: nobody draws any more
COUNTRY: Final = 8  # the country of this turn
SINGLE: Final = 9  # the country was empty when the turn began, so that one monastery is all
PLACED: Final = 10  # pieces placed in this turn
PAID: Final = 11  # the colour played for the next piece
JOKER: Final = 12  # a joker was played for it
HAND: Final = 13  # by seat and colour: cards in hand
SIZE: Final = 38  # by seat: cards in hand, known or not
DECK: Final = 43  # by colour: cards in the deck
DECK_SIZE: Final = 48  # cards in the deck, known or not
DISPLAY: Final = 49  # by colour: cards on display
DISPLAY_SIZE: Final = 54  # how many those are
DISCARDS: Final = 55  # by colour: discarded cards
MONASTERIES: Final = 60  # by seat: the fields with monasteries
BUILT: Final = 65  # the fields with a monastery of anyone
HELD: Final = 66  # by country and seat: monasteries
LEAD: Final = 111  # by country: the most monasteries of one seat
ADVISORS: Final = 120  # by country and seat: advisors
COURT: Final = 165  # by country: advisors of all
FREE_FIELDS: Final = 174  # countries with a free field
FREE_COURTS: Final = 175  # countries that take an advisor
HOUSE_STOCK: Final = 176  # by seat: monasteries left; all not on the board if not told
ADVISOR_STOCK: Final = 181  # by seat: advisors left; all not on the board if not told
POINTS: Final = 186  # by seat: points on the track
HALFWAY: Final = 191  # by seat: monasteries at the intermediate scoring

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
