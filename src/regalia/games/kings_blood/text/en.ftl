### King's Blood in English: words for people.
### Ids end in the ids of the engine: card-<name>, colour-<name>, option-<name>, option-<name>-<value>, prompt-<prompt>,
### action-<block>, event-<tag>, place-<place>. words.toml beside this file says which variables they get.

kings-blood = King's Blood
    .pitch = Marry off a whole royal family card by card, write your rivals out of its history, and be the first with nothing left to tell.
    .credit = Designed by Hitoshi Yasuda and Tadaaki Kawahito of Group SNE, published in English by Steve Jackson Games. Regalia is unofficial and not connected with them.

## Cards. Colour, number, sex and ability of a character come from components.toml, and clients show them with its name.

card-aldous = Aldous
card-adelis = Adelis
card-bertin = Bertin
card-brunna = Brunna
card-corvin = Corvin
card-cosima = Cosima
card-dagobert = Dagobert
card-drusa = Drusa
card-emeric = Emeric
card-edwige = Edwige
card-florin = Florin
card-fenna = Fenna
card-gaspard = Gaspard
card-gerlinde = Gerlinde
card-hamo = Hamo
card-hedda = Hedda
card-ivo = Ivo
card-ilka = Ilka
card-joris = Joris
card-merideth = Merideth
card-kasimir = Kasimir
card-jessamy = Jessamy
card-lorin = Lorin
card-katrin = Katrin
card-marvell = Marvell
card-aia = Aia
card-nestor = Nestor
card-lunete = Lunete
card-orsino = Orsino
card-mirabel = Mirabel
card-perrin = Perrin
card-nerys = Nerys
card-quill = Quill
card-odile = Odile
card-rufin = Rufin
card-paloma = Paloma
card-silvan = Silvan
card-rosamund = Rosamund
card-petchu = Petchu
card-sabine = Sabine
card-tristam = Tristam
card-tamsin = Tamsin
card-ulric = Ulric
card-undine = Undine
card-valentin = Valentin
card-viola = Viola
card-wendel = Wendel
card-wanda = Wanda
card-xander = Xander
card-evenstar = Evenstar
card-yorick = Yorick
card-xenia = Xenia
card-zeno = Zeno
card-yolande = Yolande
card-arnulf = Arnulf
card-brunhild = Brunhild
card-baldric = Baldric
card-clothild = Clothild
card-conrad = Conrad
card-dagny = Dagny
card-dietmar = Dietmar
card-elfrun = Elfrun
card-egbert = Egbert
card-freydis = Freydis
card-frodewin = Frodewin
card-eleeza = Eleeza
card-gunther = Gunther
card-gudrun = Gudrun
card-hartmut = Hartmut
card-hildegund = Hildegund
card-isenbart = Isenbart
card-ingrid = Ingrid
card-assassination = Assassination
    .text = An Active card is discarded. Then you may play another card.
card-exile = Exile
    .text = An Active card goes into the hand of a player you choose.
card-new-connection = New Connection
    .text = Move an Active card beside another one. They may marry if they suit each other.
card-enthronement = Enthronement
    .text = An Active card founds a new bloodline, and all others leave the Genealogy.
card-kings-blood = King's Blood
    .text = Put it under an Active card, then play another card. Anyone may be laid beside that character, and marry it.

colour-money = Money
colour-art = Art
colour-romance = Romance
colour-battle = Battle
sex-man = man
sex-woman = woman
ability-none = none
    .text = { "" }
ability-skip = Skip
    .text = Skip: laid last in your turn, the next player is passed over.
ability-reverse = Reverse
    .text = Reverse: laid last in your turn, the direction of play changes.
# $count: cards
ability-draw = Draw 3
    .text = Draw { $count }: laid last in your turn, the next player draws { $count } cards or passes it on.
side-left = left
side-right = right

## Things on the table

thing-genealogy = Genealogy
thing-draw-pile = draw pile
thing-discards = discard pile
thing-generation = generation
thing-active = Active card
thing-event = Event

## Options

option-advanced = Advanced game
    .help = The King's Blood card takes part: whoever plays an Enthronement takes it, and can marry anyone to anyone with it.
option-announce = The call
    .help = Who sees to it that "King's Blood!" is called by a player who has one card left.
option-announce-auto = by itself
    .help = The program calls for everyone.
option-announce-strict = yourself, when asked
    .help = You are asked when you have one card left. Without the call you draw three cards and lose your next turn.
option-announce-button = yourself, unasked
    .help = You may call at any time in your turn, and nobody reminds you. Without the call you draw three cards and lose your next turn.
option-skipped_draw = Draw 3 on a lost turn
    .help = A player who loses a turn while a Draw 3 threatens draws the cards all the same. Otherwise the threat passes on to the next player.
option-series = Series
    .help = One deal, or several with points.
option-series-none = a single deal
    .help = Whoever has no cards left first has won.
option-series-first_to = the winner of a deal scores
    .help = The winner of each deal scores what the others hold, until somebody has reached the target.
option-series-last_under = the losers of a deal score
    .help = Everyone but the winner of a deal scores what they hold. When somebody has reached the target, the lowest score wins.
option-target = Target
    .help = The points that end a series.
option-target-auto = as usual
    .help = 100 where the losers score; otherwise 100 for two players, 200 for three or four, 300 for more.
option-target-100 = 100
option-target-150 = 150
option-target-200 = 200
option-target-250 = 250
option-target-300 = 300

## Places, as in "Petchu: in your hand"

place-hand =
    { $seat_is ->
        [you] in your hand
       *[other] with { $seat }
    }
place-deck = in the draw pile
place-held = just drawn
place-genealogy = in the Genealogy
place-played = being played
place-discards = in the discard pile
place-aside = set aside
place-front =
    { $seat_is ->
        [you] in front of you
       *[other] in front of { $seat }
    }

## Questions

prompt-turn = What do you play?
prompt-answer = A Draw 3 threatens you. Do you draw, or pass it on?
prompt-drawn = Do you play the card you have drawn?
prompt-spot = Where does it go?
prompt-marry = Do they marry?
prompt-child = A child is born. What do you play on it?
prompt-sibling = Do you add another sibling?
prompt-further = Do you play another card?
prompt-target = On whom?
prompt-receiver = Who takes the exiled card?
prompt-call = You have one card left. Do you call?

## Answers

action-draw = Draw a card
action-draw-answer = Draw the cards
action-pass = Pass
action-keep = Keep it
action-decline = Nothing more
action-decline-marry = They do not marry
action-decline-sibling = No more siblings
action-marry = They marry
# What will happen when a play that ends in this answer is confirmed
confirm-draw = You draw a card, and may play it at once.
confirm-draw-answer = You draw all the cards that threaten you, and then take your turn.
confirm-pass = You pass.
confirm-keep = You keep the card, and your turn ends.
confirm-marry = They marry, and the top card of the draw pile is turned up.
confirm-announce = Everyone hears your call.
confirm-end = You say nothing: you draw cards and lose your next turn.
action-announce = Call “King's Blood!”
action-end = Keep quiet
action-seat = { $seat }
action-play = { $kind }
action-left = Left of { $kind }
action-right = Right of { $kind }
action-on = { $kind }

## What has happened

# $deal: counted from 1; $count: cards
event-deal-began =
    { $dealer_is ->
        [you] Deal { $deal }: you deal { $count } cards to each player.
       *[other] Deal { $deal }: { $dealer } deals { $count } cards to each player.
    }
event-founded = { $kind } founds the Genealogy.
# $pending: cards that a Draw 3 threatens
event-turn-began =
    { $seat_is ->
        [you] { $pending ->
            [0] Your turn
           *[other] Your turn: { $pending } cards to draw or to pass on
        }
       *[other] { $pending ->
            [0] { $seat }'s turn
           *[other] { $seat }'s turn: { $pending } cards to draw or to pass on
        }
    }
event-turn-lost =
    { $skipped ->
        [1] { $seat_is ->
            [you] You are skipped.
           *[other] { $seat } is skipped.
        }
       *[0] { $seat_is ->
            [you] You lose your turn for the missed call.
           *[other] { $seat } loses a turn for the missed call.
        }
    }
event-reversed =
    { $direction ->
        [1] Play now goes clockwise.
       *[other] Play now goes counter-clockwise.
    }
# Another message tells whoever drew which cards they are. $why: 0 in the turn, 1 for a Draw 3, 2 for a missed call
# $short: cards that could not be drawn, because none are left
event-drew = { drew-cards }{ drew-short }
drew-cards =
    { $why ->
        [0] { $seat_is ->
            [you] { "" }
           *[other] { $count ->
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $count } cards.
            }
        }
        [1] { $seat_is ->
            [you] { $count ->
                [0] You draw nothing for the Draw 3.
                [one] That is 1 card for the Draw 3.
               *[other] Those are { $count } cards for the Draw 3.
            }
           *[other] { $count ->
                [0] { $seat } draws nothing for the Draw 3.
                [one] { $seat } draws 1 card for the Draw 3.
               *[other] { $seat } draws { $count } cards for the Draw 3.
            }
        }
       *[2] { $seat_is ->
            [you] { $count ->
                [0] You draw nothing for the missed call.
                [one] That is 1 card for the missed call.
               *[other] Those are { $count } cards for the missed call.
            }
           *[other] { $count ->
                [0] { $seat } draws nothing for the missed call.
                [one] { $seat } draws 1 card for the missed call.
               *[other] { $seat } draws { $count } cards for the missed call.
            }
        }
    }
drew-short =
    { $short ->
        [0] { "" }
        [one] { " " }One card fewer than due: no more are left.
       *[other] { " " }{ $short } cards fewer than due: no more are left.
    }
event-passed =
    { $seat_is ->
        [you] You can neither play nor draw, and pass.
       *[other] { $seat } can neither play nor draw, and passes.
    }
# $what: 0 a marriage, 1 a card on the newborn, 2 a sibling, 3 another card
event-declined =
    { $what ->
        [0] { $seat_is ->
            [you] You do not let them marry.
           *[other] { $seat } does not let them marry.
        }
        [1] { $seat_is ->
            [you] You play nothing on the child.
           *[other] { $seat } plays nothing on the child.
        }
        [2] { $seat_is ->
            [you] You add no more siblings.
           *[other] { $seat } adds no more siblings.
        }
       *[3] { $seat_is ->
            [you] You play no other card.
           *[other] { $seat } plays no other card.
        }
    }
event-placed =
    { $moved ->
        [1] { $seat_is ->
            [you] You move { $kind } to the { $side } of { $beside }.
           *[other] { $seat } moves { $kind } to the { $side } of { $beside }.
        }
       *[0] { $seat_is ->
            [you] You lay { $kind } to the { $side } of { $beside }.
           *[other] { $seat } lays { $kind } to the { $side } of { $beside }.
        }
    }
event-married = { $kind } and { $other } marry.
event-born = Their child is { $kind }.
event-childless = They have no child: no card is left to draw.
event-wasted = It has no target and is discarded.
event-killed =
    { $seat_is ->
        [you] You have { $kind } assassinated.
       *[other] { $seat } has { $kind } assassinated.
    }
event-exiled =
    { $seat_is ->
        [you] { $receiver_is ->
            [you] You exile { $kind } into your own hand.
           *[other] You exile { $kind } into { $receiver }'s hand.
        }
       *[other] { $receiver_is ->
            [you] { $seat } exiles { $kind } into your hand.
           *[other] { $seat } exiles { $kind } into { $receiver }'s hand.
        }
    }
event-enthroned =
    { $seat_is ->
        [you] You enthrone { $kind }, who founds a new bloodline.
       *[other] { $seat } enthrones { $kind }, who founds a new bloodline.
    }
event-blooded =
    { $seat_is ->
        [you] You lay the King's Blood card under { $kind }.
       *[other] { $seat } lays the King's Blood card under { $kind }.
    }
event-called =
    { $seat_is ->
        [you] You call “King's Blood!”
       *[other] { $seat } calls “King's Blood!”
    }
event-call-missed =
    { $seat_is ->
        [you] You have forgotten to call “King's Blood!”: you draw cards when the turn ends, and lose your next turn.
       *[other] { $seat } has forgotten to call “King's Blood!”, draws cards when the turn ends and loses the next turn.
    }
event-deal-won =
    { $seat_is ->
        [you] You have no cards left and win the deal!
       *[other] { $seat } has no cards left and wins the deal!
    }
# $why: 0 all have passed, 1 there is no character for a new Genealogy, 2 it has lasted too long
event-deal-drawn =
    { $why ->
        [0] All players have passed: nobody wins this deal.
        [1] No character is left to found a new Genealogy: nobody wins this deal.
       *[2] The deal has lasted too long: nobody wins it.
    }
# $worth: points; $blood: whether the King's Blood card is among the cards
event-counted =
    { $seat_is ->
        [you] { $blood ->
            [1] With the King's Blood card, your cards are worth { $worth }.
           *[0] Your cards are worth { $worth }.
        }
       *[other] { $blood ->
            [1] With the King's Blood card, { $seat }'s cards are worth { $worth }.
           *[0] { $seat }'s cards are worth { $worth }.
        }
    }
# A table of points follows. $points: may be below 0; $total: what the seat has now
event-scored =
    { $seat_is ->
        [you] You score { $points } and now have { $total }.
       *[other] { $seat } scores { $points } and now has { $total }.
    }
tally-deal = The points after this deal:
tally-column-before = before
tally-column-cards = cards
tally-column-generations = generations
tally-column-total = total

# Why the game ended; $seat: who has reached the target
reason-won = The deal is won, and with it the game.
reason-drawn = The deal ends without a winner, and so does the game.
reason-target =
    { $seat_is ->
        [you] You have reached the target: the game is over.
       *[other] { $seat } has reached the target: the game is over.
    }
reason-deals = After so many deals the game is over.
# How the winner was found
decided-lowest = The lowest score wins.
end-won-shared =
    { $count ->
        [one] { $winner } wins.
       *[other] { $winner } share first place.
    }

## Cards that moved or were shown. $kind_id is "unknown" for those who did not see the card.

event-dealt-hand =
    { $kinds_id ->
        [unknown] { "" }
       *[known] { $zone_seat_is ->
            [you] You are dealt { $kinds }.
           *[other] { $zone_seat } is dealt { $kinds }.
        }
    }
event-moved-deck-held =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $seen_is ->
            [you] You draw { $kind }.
           *[other] { $seen } draws { $kind }.
        }
    }
event-moved-deck-hand =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $target_seat_is ->
            [you] You draw { $kind }.
           *[other] { $target_seat } draws { $kind }.
        }
    }
event-moved-held-hand =
    { $target_seat_is ->
        [you] You keep { $kind }.
       *[other] { $kind_id ->
            [unknown] { $target_seat } keeps the card.
           *[known] { $target_seat } keeps { $kind }.
        }
    }
# A character's own message follows when it is laid.
event-moved-held-played =
    { $kind_id ->
        [assassination] The card is an Assassination and is played.
        [exile] The card is an Exile and is played.
        [new-connection] The card is a New Connection and is played.
        [enthronement] The card is an Enthronement and is played.
       *[other] { "" }
    }
event-moved-hand-played =
    { $kind_id ->
        [assassination] { played-event }
        [exile] { played-event }
        [new-connection] { played-event }
        [enthronement] { played-event }
       *[other] { "" }
    }
played-event =
    { $source_seat_is ->
        [you] You play { $kind }.
       *[other] { $source_seat } plays { $kind }.
    }
event-moved-front-played = { "" }
event-moved-deck-played =
    { $kind_id ->
        [several] { $kind } are turned up.
       *[one] { $kind } is turned up.
    }
event-moved-played-deck =
    { $kind_id ->
        [several] They are shuffled into the draw pile.
       *[one] { $kind } is shuffled into the draw pile.
    }
event-moved-played-genealogy = { "" }
event-moved-played-discards = { "" }
event-moved-deck-genealogy = { "" }
event-moved-deck-discards =
    { $kind_id ->
        [several] { $kind } are turned up and discarded.
       *[one] { $kind } is turned up and discarded.
    }
event-moved-genealogy-discards =
    { $kind_id ->
        [several] { $kind } leave the Genealogy for the discard pile.
       *[one] { $kind } leaves the Genealogy for the discard pile.
    }
# Where more than the character goes, it is the Enthronement under it.
event-moved-genealogy-hand =
    { $kind_id ->
        [several] The Enthronement under the card goes along.
       *[one] { "" }
    }
event-moved-discards-deck =
    { $kind_id ->
        [several] { $kind } are shuffled: the discard pile becomes the new draw pile.
       *[one] { $kind } is all of the discard pile, and becomes the new draw pile.
    }
event-moved-genealogy-aside = The King's Blood card is set aside.
event-moved-aside-front = { blood-taken }
event-moved-genealogy-front = { blood-taken }
blood-taken =
    { $target_seat_is ->
        [you] You take the King's Blood card.
       *[other] { $target_seat } takes the King's Blood card.
    }
event-moved-front-front =
    { $target_seat_is ->
        [you] You take the King's Blood card from { $source_seat }.
       *[other] { $source_seat_is ->
            [you] { $target_seat } takes the King's Blood card from you.
           *[other] { $target_seat } takes the King's Blood card from { $source_seat }.
        }
    }
event-looked-hand =
    { $zone_seat_is ->
        [you] You still held { $kinds }.
       *[other] { $zone_seat } still held { $kinds }.
    }

## The table

# What is about to happen. $count: cards
table-notice-pending =
    { $seat_is ->
        [you] { $count } cards threaten you.
       *[other] { $count } cards threaten { $seat }.
    }
table-notice-no-cards = No card is left to draw.
table-notice-last-pass =
    { $seat_is ->
        [you] If you pass now, the deal ends without a winner.
       *[other] If { $seat } passes now, the deal ends without a winner.
    }
table-notice-reshuffle = The draw pile is empty: with the next card drawn, the discard pile is shuffled.
table-notice-one-left =
    { $seat_is ->
        [you] You have one card left.
       *[other] { $seat } has one card left.
    }
table-page-discards = Discard pile

# $deal: counted from 1, $goal: points that end the series
table-headline = { "" }
table-headline-series = Deal { $deal } · to { $goal } points
table-clockwise = { $dir ->
    [1] → clockwise
   *[other] ← counter-clockwise
    }
# $pending: cards
table-pending = { $seat_is ->
        [you] { $pending } cards threaten you
       *[other] { $pending } cards threaten { $seat }
    }
table-headline-over = The Genealogy is complete
table-pile = Draw pile
table-discards = Discards
table-aside = King's Blood
table-set-aside = set aside
# $count: cards without an Active side
table-active = Active
table-others =
    { $count ->
        [0] { "" }
        [one] and one more
       *[other] and { $count } more
    }
# $cards: of a hand
table-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
table-copies = { $count } × { $name }
table-points = { $points } p.
table-lost = loses a turn
table-drawn = drawn
table-row-cut = …
sign-turn = the game waits for this player
sign-called = has called “King's Blood!”
sign-open = open sides of an Active card
sign-money = Money, yellow
sign-art = Art, green
sign-romance = Romance, red
sign-battle = Battle, blue
sign-man = man
sign-woman = woman
sign-enthroned = enthroned
sign-blooded = King's Blood under the card
sign-newborn = the newborn
sign-skip = Skip
sign-reverse = Reverse
sign-draw = Draw 3
sign-letters = in a very wide Genealogy: colour (M, A, R or B, small for women) and number

## The table in the browser

kb-called = { $name }, { $colour } { $number }
kb-family = Family
kb-sex = Sex
kb-worth = Worth in hand
kb-left = Cards left
kb-pile-text = Whoever does not lay a card draws one from here. Children are turned up from it, too.
# $generation: counted from 1
kb-generation = generation { $generation }
kb-open-left = open on the left
kb-open-right = open on the right
kb-open-both = open on both sides
kb-covered = covered
kb-sign-married = married, with a child
kb-played = being played
kb-moved = being moved
kb-born = { $name } is born
kb-known = What you know of { $name }'s hand
kb-dealer = dealer
# $deal: counted from 1
kb-next-deal = On with deal { $deal }
kb-tools = The view of the Genealogy
kb-fit = Show the whole Genealogy
kb-active = Show the Active cards
kb-nearer = Nearer
kb-farther = Farther
