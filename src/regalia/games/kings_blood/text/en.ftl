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
thing-discards = discards
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
option-announce-strict = yourself
    .help = You must call in time, or draw three cards and lose your next turn.
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
place-discards = discarded
place-aside = set aside
place-front =
    { $seat_is ->
        [you] in front of you
       *[other] in front of { $seat }
    }

## Questions

prompt-turn = What do you play?
prompt-answer = A Draw 3 threatens you. Do you pass it on?
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
action-announce = Call “King's Blood!”
action-end = Keep quiet
action-seat = { $seat }
action-play = { $kind }
action-left = Left of { $kind }
action-right = Right of { $kind }
action-on = { $kind }

## What has happened

event-deal-began =
    { $dealer_is ->
        [you] You deal.
       *[other] { $dealer } deals.
    }
event-founded = { $kind } founds the Genealogy.
event-turn-began =
    { $pending ->
        [0] { "" }
       *[other] { $seat_is ->
            [you] You are to draw { $pending }.
           *[other] { $seat } is to draw { $pending }.
        }
    }
event-turn-lost =
    { $skipped ->
        [1] { $seat_is ->
            [you] You are skipped.
           *[other] { $seat } is skipped.
        }
       *[0] { $seat_is ->
            [you] You lose a turn.
           *[other] { $seat } loses a turn.
        }
    }
event-reversed =
    { $direction ->
        [1] Play goes clockwise again.
       *[other] Play goes the other way round.
    }
# Who drew sees the cards, which another message tells; $why is 2 for a missed call.
event-drew =
    { $seat_is ->
        [you] { "" }
       *[other] { $count ->
            [0] { $seat } has nothing to draw.
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $count } cards.
        }
    }
event-passed =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-declined = { "" }
event-placed =
    { $moved ->
        [1] { $kind } is moved to the { $side } of { $beside }.
       *[0] { $seat_is ->
            [you] You lay { $kind } on the { $side } of { $beside }.
           *[other] { $seat } lays { $kind } on the { $side } of { $beside }.
        }
    }
event-married = They marry.
event-born = { $kind } is born.
event-childless = They have no child.
event-killed = { $kind } is assassinated.
event-exiled =
    { $receiver_is ->
        [you] { $kind } is exiled to you.
       *[other] { $kind } is exiled to { $receiver }.
    }
event-enthroned = { $kind } ascends to the throne, and all others are forgotten.
event-blooded = { $kind } is of the king's blood now.
event-called =
    { $seat_is ->
        [you] You call “King's Blood!”
       *[other] { $seat } calls “King's Blood!”
    }
event-call-missed =
    { $seat_is ->
        [you] You have not called in time.
       *[other] { $seat } has not called in time.
    }
event-deal-won =
    { $seat_is ->
        [you] You have no card left and win the deal!
       *[other] { $seat } has no card left and wins the deal!
    }
event-deal-drawn = Nobody wins this deal.
event-scored =
    { $seat_is ->
        [you] You get { $points } and have { $total } points.
       *[other] { $seat } gets { $points } and has { $total } points.
    }
# Why the game ended; $seat: who brought it about.
reason-deal = The deal is over, and with it the game.

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
event-moved-held-hand = { "" }
event-moved-held-played =
    { $kind_id ->
        [assassination] Assassination is played.
        [exile] Exile is played.
        [new-connection] New Connection is played.
        [enthronement] Enthronement is played.
       *[other] { "" }
    }
# A character's own message follows when it is laid.
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
event-moved-played-deck = It is shuffled into the draw pile.
event-moved-played-genealogy = { "" }
event-moved-played-discards = { "" }
event-moved-deck-genealogy = { "" }
event-moved-deck-discards =
    { $kind_id ->
        [several] { $kind } are turned up and discarded.
       *[one] { $kind } is turned up and discarded.
    }
event-moved-genealogy-discards = { "" }
event-moved-genealogy-hand = { "" }
event-moved-discards-deck = The discards become the new draw pile.
event-moved-genealogy-aside = The King's Blood card is set aside.
event-moved-aside-front = { blood-taken }
event-moved-genealogy-front = { blood-taken }
event-moved-front-front = { blood-taken }
blood-taken =
    { $target_seat_is ->
        [you] You take the King's Blood card.
       *[other] { $target_seat } takes the King's Blood card.
    }
event-looked-hand =
    { $zone_seat_is ->
        [you] You still held { $kinds }.
       *[other] { $zone_seat } still held { $kinds }.
    }

## The table

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
