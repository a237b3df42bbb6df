### Kardinal & König in English: words for people.
### Ids end in the ids of the engine: colour-<name>, country-<name>, option-<name>, prompt-<prompt>, action-<block>,
### event-<tag>, place-<place>. words.toml beside this file says which variables they get. Towns are named by the board.

kardinal-koenig = Kardinal & König
    .pitch = Build monasteries along the roads of medieval Europe, whisper into the ears of its princes, and weave both into a web that pays in the end.
    .credit = Designed by Michael Schacht, published by Goldsieber in 2000. Regalia is unofficial and not connected with them.

## Colours of cards

colour-red = red
    .card = red card
colour-green = green
    .card = green card
colour-cream = cream
    .card = cream card
colour-orange = orange
    .card = orange card
colour-purple = purple
    .card = purple card

## Countries, in the order of scoring

country-england = England
    .short = Eng
country-franken = Franconia
    .short = Frc
country-bayern = Bavaria
    .short = Bav
country-italien = Italy
    .short = Ita
country-aragon = Aragon
    .short = Ara
country-frankreich = France
    .short = Fra
country-lothringen = Lorraine
    .short = Lor
country-schwaben = Swabia
    .short = Swa
country-burgund = Burgundy
    .short = Bur

## Options

option-joker_other_colour = Jokers pay elsewhere
    .help = A joker, which is two cards of one colour, cannot pay for a piece in a country of its own colour. Otherwise it pays in any country.
option-memory_aids = Memory aids
    .help = The table shows which cards others have taken from the display, and what the points would be if the game ended now. Otherwise players must keep this in mind themselves.
option-blocked_end = When nobody can place a piece
    .help = When the game ends if nobody could place a piece any more, whatever cards they held.
option-blocked_end-now = at once
    .help = The game ends with the turn after which nobody can place a piece.
option-blocked_end-round = after the round
    .help = The round is played to its end, so that everyone has had the same number of turns.

## Places, as in "red: in your hand"

place-hand =
    { $seat_is ->
        [you] in your hand
       *[other] in { $seat }'s hand
    }
place-deck = in the draw pile
place-display = in the display
place-discards = in the discard pile
place-box = out of the game

## Questions

prompt-play = What do you play?
prompt-country = In which country do you place the piece?
prompt-piece = What do you place?
prompt-more = Do you place a second piece there?
prompt-refill = Where does your next card come from?

## Answers

action-done = No second piece
action-play = One { $kind } card
action-joker = Two { $kind } cards as a joker
action-exchange =
    { $kind_id ->
        [orange] Exchange an orange card
       *[other] Exchange a { $kind } card
    }
action-country = { $country }
action-deck = Draw from the draw pile
action-take =
    { $kind_id ->
        [orange] Take an orange card from the display
       *[other] Take a { $kind } card from the display
    }
# In the last round, in place of an exchange
action-discard =
    { $kind_id ->
        [orange] Discard an orange card
       *[other] Discard a { $kind } card
    }
action-advisor = An advisor at the court of { $country }
action-field = A monastery in { $field }

## What has happened

event-started =
    { $seat_is ->
        [you] You are the start player.
       *[other] { $seat } is the start player.
    }
event-turn-began =
    { $last ->
        [0] { $seat_is ->
            [you] Your turn.
           *[other] { $seat }'s turn.
        }
       *[other] { $seat_is ->
            [you] Your last turn.
           *[other] { $seat }'s last turn.
        }
    }
event-dealt-hand =
    { $kinds_id ->
        [unknown] { $zone_seat } is dealt { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[known] { $zone_seat_is ->
            [you] You are dealt { $kinds }.
           *[other] { $zone_seat } is dealt { $kinds }.
        }
    }
event-moved-hand-discards = { "" }
event-moved-discards-deck = { "" }
event-moved-deck-display =
    { $kind_id ->
        [orange] An orange card is added to the display.
        [several] Added to the display: { $kind }.
       *[other] A { $kind } card is added to the display.
    }
event-moved-deck-hand =
    { $kind_id ->
        [unknown] { $target_seat } draws a card.
        [orange] { $target_seat_is ->
            [you] You draw an orange card.
           *[other] { $target_seat } draws an orange card.
        }
       *[known] { $target_seat_is ->
            [you] You draw a { $kind } card.
           *[other] { $target_seat } draws a { $kind } card.
        }
    }
event-moved-display-hand =
    { $kind_id ->
        [orange] { $target_seat_is ->
            [you] You take an orange card from the display.
           *[other] { $target_seat } takes an orange card from the display.
        }
        [several] { $target_seat_is ->
            [you] You take cards from the display: { $kind }.
           *[other] { $target_seat } takes cards from the display: { $kind }.
        }
       *[other] { $target_seat_is ->
            [you] You take a { $kind } card from the display.
           *[other] { $target_seat } takes a { $kind } card from the display.
        }
    }
event-played =
    { $cards ->
        [1] { $kind_id ->
            [orange] { $seat_is ->
                [you] You play an orange card.
               *[other] { $seat } plays an orange card.
            }
           *[other] { $seat_is ->
                [you] You play a { $kind } card.
               *[other] { $seat } plays a { $kind } card.
            }
        }
       *[other] { $seat_is ->
            [you] You play two { $kind } cards as a joker.
           *[other] { $seat } plays two { $kind } cards as a joker.
        }
    }
event-exchanged =
    { $last ->
        [0] { $kind_id ->
            [orange] { $seat_is ->
                [you] You exchange an orange card.
               *[other] { $seat } exchanges an orange card.
            }
           *[other] { $seat_is ->
                [you] You exchange a { $kind } card.
               *[other] { $seat } exchanges a { $kind } card.
            }
        }
       *[other] { $kind_id ->
            [orange] { $seat_is ->
                [you] You discard an orange card.
               *[other] { $seat } discards an orange card.
            }
           *[other] { $seat_is ->
                [you] You discard a { $kind } card.
               *[other] { $seat } discards a { $kind } card.
            }
        }
    }
event-built =
    { $seat_is ->
        [you] You build a monastery in { $field }, { $country }.
       *[other] { $seat } builds a monastery in { $field }, { $country }.
    }
event-sent =
    { $seat_is ->
        [you] You send an advisor to the court of { $country }.
       *[other] { $seat } sends an advisor to the court of { $country }.
    }
event-ran-out =
    { $time ->
        [1] The draw pile has run out for the first time.
       *[other] The draw pile has run out for the second time.
    }
event-last-round =
    { $blocked ->
        [0] { $seat_is ->
            [you] The last round: nobody draws any more, and you take the last turn.
           *[other] The last round: nobody draws any more, and { $seat } takes the last turn.
        }
       *[other] { $seat_is ->
            [you] The last round: nobody can place a piece any more, and you take the last turn.
           *[other] The last round: nobody can place a piece any more, and { $seat } takes the last turn.
        }
    }
event-intermediate-scoring = Intermediate scoring: monasteries.
event-final-scoring =
    { $blocked ->
        [0] The last turn is over. Final scoring: monasteries, alliances and chains.
       *[other] Nobody can place a piece any more. Final scoring: monasteries, alliances and chains.
    }
event-country-scored = Monasteries in { $country }: { $counts }; points: { $points }.
event-alliance-scored = Alliance { $alliance } ({ $country } and { $ally }): { $points }.
event-chain-scored =
    { $seat_is ->
        [you] You score { $count } points for your chain { $fields }.
       *[other] { $seat } scores { $count } points for the chain { $fields }.
    }
# $counts: pieces left, of those who are tied
event-pieces-left =
    { $counts_id ->
        [none] There is a tie for the most points, and none of the tied players has pieces left.
       *[some] There is a tie for the most points; pieces left: { $counts }.
    }
event-reshuffled =
    { $count ->
        [one] The only discard becomes the new draw pile.
       *[other] The { $count } discards are shuffled and become the new draw pile.
    }

## The end, and summaries of points

reason-deck = The game ended with the round in which the draw pile ran out for the second time.
reason-blocked = The game ended because nobody could place a piece any more.
decided-pieces =
    { $winner_is ->
        [you] Of those tied on points, you have the most pieces left.
       *[other] Of those tied on points, { $winner } has the most pieces left.
    }
tally-half = Points in the intermediate scoring:
tally-monasteries = Points for monasteries:
tally-final = All points:
tally-column-england = { country-england.short }
tally-column-franken = { country-franken.short }
tally-column-bayern = { country-bayern.short }
tally-column-italien = { country-italien.short }
tally-column-aragon = { country-aragon.short }
tally-column-frankreich = { country-frankreich.short }
tally-column-lothringen = { country-lothringen.short }
tally-column-schwaben = { country-schwaben.short }
tally-column-burgund = { country-burgund.short }
tally-column-intermediate = intermediate
tally-column-monasteries = monasteries
tally-column-alliances = alliances
tally-column-chains = chains
tally-column-total = total

## What will happen, where a play ends with this answer

confirm-deck = You draw the top card of the draw pile. If that fills your hand, your turn ends.
confirm-take =
    { $kind_id ->
        [orange] You take an orange card from the display, the display is filled up, and your turn ends.
       *[other] You take a { $kind } card from the display, the display is filled up, and your turn ends.
    }

## The table

# $deck: cards in the draw pile; $display: the colours turned up
table-headline-first = First half · draw pile { $deck } · display { $display }
table-headline-second = Second half · draw pile { $deck } · display { $display }
table-headline-last = Last round, nobody draws
table-headline-over = After the final scoring
table-empty = empty
# $count: cards in the draw pile
table-notice-half-ends =
    { $count ->
        [one] One card is left in the draw pile; then comes the intermediate scoring.
       *[other] { $count } cards are left in the draw pile; then comes the intermediate scoring.
    }
table-notice-draws-end =
    { $count ->
        [one] One card is left in the draw pile; then this round is the last.
       *[other] { $count } cards are left in the draw pile; then this round is the last.
    }
# $seat: who takes the last turn
table-notice-last-round =
    { $seat_is ->
        [you] Last round: nobody draws any more, and you take the last turn.
       *[other] Last round: nobody draws any more, and { $seat } takes the last turn.
    }
table-notice-blocked-round =
    { $seat_is ->
        [you] Last round: nobody can place a piece, and you take the last turn.
       *[other] Last round: nobody can place a piece, and { $seat } takes the last turn.
    }
table-notice-last-turn = This is the last turn of the game; the final scoring follows.
# $count: free fields, and advisors that the courts still take
table-notice-board-full =
    { $count ->
        [0] The board takes no more pieces, and the game is about to end.
        [one] The board takes one more piece; when nobody can place any, the game ends.
       *[other] The board takes { $count } more pieces; when nobody can place any, the game ends.
    }
table-alliances = Alliances
table-chains = Chains
# Above a choice of fields: where the roads from them lead
table-roads = Roads
table-intermediate = Intermediate scoring
# Pages of the terminal
page-cards = Cards by colour: display, discard pile, out of the game, unseen
page-alliances = Alliances, with the advisors in both countries
page-edge = Roads from the fields of the countries on the edge
page-inner = Roads from the fields of the inner countries
page-cards-display = display
page-cards-discards = discarded
page-cards-out = out of the game
page-cards-unseen = unseen
end-half = intermediate
end-monasteries = monasteries
end-alliances = alliances
end-chains = chains
# $colours: red, green and so on
sign-letters = cards and their countries: { $colours }
sign-turn = it is this player's turn
sign-start = the start player
sign-free = field without a monastery
sign-house = monasteries left
sign-advisor = advisors left
sign-outlook = points now, and if the game ended now
sign-points = points that a country, an alliance or a chain would score now
sign-court = advisors in a country, and how many may stand there
sign-cards = another player's hand: cards known from the display, and unknown ones

## The table in the browser

kk-map = Map of Europe
kk-track = Score track
kk-hand = Your cards
kk-display = Display
kk-deck = Draw pile: { $count }
# $count: cards on the discard pile
kk-deck-discards =
    { $count ->
        [0] The discard pile is empty.
       *[other] The discard pile, by colour:
    }
kk-hidden = hidden card
kk-hidden-text = It was drawn from the pile, and only its owner knows its colour.
kk-joker = Joker
kk-exchange = Exchange
kk-discard = Discard
kk-last = last turn
kk-pages = Countries and scorings
kk-page-lands = Who leads
kk-page-now = If it ended now
kk-page-half = Intermediate
kk-page-final = Final
kk-play-out = Play the scoring out on the map
kk-final = Final scoring
kk-now = If the game ended now
kk-total = Total
kk-line = Scored
kk-no-points = No points yet
kk-back = One line back
kk-next = Next line
kk-pause = Pause
kk-go = Play
kk-skip = Skip
kk-done = Done
kk-nearer = Nearer
kk-farther = Farther
kk-fit = The whole map
kk-nobody = nobody
kk-country = Country
kk-cards = Cards
kk-monastery = Monastery
kk-monasteries = Monasteries
kk-advisors = Advisors
kk-free = Free fields
kk-free-field = free
kk-cap = At court
# $count: advisors in a country; $most: how many may stand there
kk-of = { $count } of at most { $most }
kk-brings = Scores now
kk-chain = Chain
kk-empty-country = Nobody is here yet: the first turn here places a single monastery.
# $towns: where the roads lead
kk-roads-to = Roads to { $towns }.
# $alliance: its number; $a, $b: countries
kk-alliance = { $alliance }. { $a } – { $b }
# $first, $last: towns at the ends of a chain
kk-chain-line = { $first } – { $last }
# $countries: one or two of them
kk-card-text = Pays for a piece in { $countries }. Two of these cards are a joker.
kk-unseen = Unseen
kk-discarded = Discarded
kk-sign-joker = play two cards of a colour as a joker
kk-sign-exchange = exchange a card
kk-sign-cap = 2/3 at a crest: advisors there, and how many may stand there
kk-sign-square = an alliance with its number, and below it who would score what now, if the table tells it
kk-sign-fresh = new since your last turn
kk-sign-zoom = zoom the map (also wheel, pinch, and arrow keys when it has the focus)
