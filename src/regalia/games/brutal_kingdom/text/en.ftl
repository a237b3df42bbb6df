### Brutal Kingdom in English: words for people.
### Ids end in the ids of the engine: character-<name>, colour-<name>, back-<name>, option-<name>, option-<name>-<value>,
### prompt-<prompt>, action-<block>, event-<tag>, place-<place>. words.toml beside this file says which variables they get.

brutal-kingdom = Brutal Kingdom
    .pitch = Gather influence at a beastly court, strike down your rivals' courtiers before they strike yours, and remember that what everybody grabs is worth little in the end.
    .credit = Designed by Michael Rieneck, published by Kosmos in 2016. Regalia is unofficial and not connected with them.

## Characters, in order of rank
##
## .text takes
##   $victims       (poisoner, berserker, assassin, abbot, queen, king) the names of the victims that components.toml
##                  gives, joined with list-or
##   $black_knight  (black-knight) the value of that option; without it, the default is described

character-charlatan = Charlatan
    .text = You may turn one face-down card of your stack face up again. Its text does not happen a second time.
character-black-knight = Black Knight
    .text = { $black_knight ->
        [always] At the end of the chapter, if face up: you may take one influence token of any colour.
       *[conditional] At the end of the chapter, if face up: you may take one influence token of any colour, unless your other cards brought you one.
    }
character-courtesan = Courtesan
    .text = You may swap up to one light and one dark card of your hand, each with a player you choose, who picks what you get.
character-clairvoyant = Clairvoyant
    .text = You may look at all the cards in the middle.
character-poisoner = Poisoner
    .text = Killer: at once eliminates a rival's top card, if that is { $victims }.
character-berserker = Berserker
    .text = Killer: at once eliminates a rival's top card, if that is { $victims }.
character-assassin = Assassin
    .text = Killer: at once eliminates a rival's top card, if that is { $victims }.
character-abbot = Abbot
    .text = Killer: at once eliminates a rival's top card, if that is { $victims }.
character-executioner = Executioner
    .text = Name a character, but not the Saint. As long as this card is face up on top, a rival who plays that character loses it.
character-druid = Druid
    .text = You may swap a card of your hand, unseen, for one in the middle with the same back.
character-monk = Monk
    .text = You may swap a card of your hand, unseen, for one in the middle with the same back.
character-white-knight = White Knight
    .text = You may swap a card of your hand, unseen, for one in the middle with the same back.
character-intriguer = Intriguer
    .text = Changes places with the highest top card that is face up, unless it is the highest itself.
character-witch = Witch
    .text = You may look at the hand of one rival.
character-queen = Queen
    .text = Threat: as long as this card is face up on top, a rival who plays { $victims } loses that card.
character-king = King
    .text = Threat: as long as this card is face up on top, a rival who plays { $victims } loses that card.
character-wizard = Wizard
    .text = No text: a rich prize, if he lives to the end of the chapter.
character-bishop = Bishop
    .text = No text: a rich prize, if he lives to the end of the chapter.
character-saint = Saint
    .text = Put one influence token of your choice from the stock on the Chapel. The Executioner cannot name her.
character-inquisitor = Inquisitor
    .text = Declare rank 20 or 0, then name a character. A rival who holds it shows it and swaps it for a card of your hand.

## Influence

colour-blue = blue
    .influence = royal influence
    .full = royal blue
colour-green = green
    .influence = clerical influence
    .full = clerical green
colour-yellow = yellow
    .influence = mystical influence
    .full = mystical yellow
# On the Chapel only, in the place of a colour
colour-elimination = elimination

## Backs

back-light = light
    .card = light card
    .cards = { $count ->
        [one] { $count } light card
       *[other] { $count } light cards
    }
back-dark = dark
    .card = dark card
    .cards = { $count ->
        [one] { $count } dark card
       *[other] { $count } dark cards
    }

## Things on the table

thing-influence-token = influence token
thing-elimination-token = elimination token
thing-chapel = Chapel
thing-stock = stock
thing-middle = middle
thing-stack = stack
thing-starting-player-card = starting player card

## Options

option-black_knight = Black Knight
    .help = When the Black Knight brings a token at the end of a chapter.
option-black_knight-conditional = only if nothing else does
    .help = He brings a token only to a player whose other cards brought no influence token in this chapter.
option-black_knight-always = always
    .help = He brings a token whatever the other cards brought.
option-moved_threats_end = Moved threats end
    .help = A King, Queen or Executioner moved by the Intriguer stops threatening anyone. Otherwise it goes on for its new owner.
option-inquisitor_same_back = Inquisitor swaps like for like
    .help = The card given for the one the Inquisitor asked for must have the same back. Otherwise any card will do.
option-random_removal = Random cards out
    .help = For three players: all characters take part, but two light and two dark cards drawn at random sit out each chapter unseen. Otherwise ranks 1 to 4 are left out of the whole game.

## Places, as in "the Witch: in your hand"

place-hand =
    { $seat_is ->
        [you] in your hand
       *[other] with { $seat }
    }
place-pass =
    { $seat_is ->
        [you] put down by you
       *[other] put down by { $seat }
    }
place-middle = slot { $slot } in the middle
place-offer = offered for a swap
place-aside = out of this chapter
place-deck = not dealt yet
place-stack =
    { $seat_is ->
        [you] in your stack
       *[other] in the stack of { $seat }
    }
place-box = out of the game

## Questions

prompt-pass-light = Which light card do you pass to { $left }?
prompt-pass-dark = Which dark card do you pass to { $right }?
prompt-play = Which card do you play?
prompt-revive = Charlatan: which of your face-down cards do you turn up again?
prompt-offer = Courtesan: which card do you put down for a swap?
prompt-partner = Courtesan: with whom do you swap it?
prompt-return = The Courtesan wants to swap: which card do you give back?
prompt-look = Clairvoyant: do you look at the cards in the middle?
prompt-victim = Which card do you eliminate?
prompt-name = Executioner: whom do you threaten?
prompt-exchange = Which card do you put down, to take one with the same back from the middle?
prompt-slot = Which card of the middle do you take for it?
prompt-peek = Witch: whose hand do you look at?
prompt-bless = Saint: which token do you put on the Chapel?
prompt-declare = Inquisitor: which rank do you declare?
prompt-summon = Inquisitor: which card do you ask for?
prompt-give = Which card do you give in return?
prompt-knight = Black Knight: which token do you take?

## Answers

action-decline = None
action-decline-look = Do not look
action-decline-knight = Do without
action-look = Look at them
action-rank = Rank { $rank }
action-token = { $colour } token
action-target = { $seat }
action-slot = Slot { $slot }
action-pass = Pass the { $kind }
action-play = Play the { $kind }
action-revive = Turn up the { $kind }
action-offer = Put down the { $kind }
action-return = Give the { $kind }
action-kill = Eliminate the { $kind }
action-name = { $kind }
action-give = Give the { $kind }

## What has happened

event-chapter-began =
    { $starter_is ->
        [you] Chapter { $chapter } begins. You hold the starting player card.
       *[other] Chapter { $chapter } begins. { $starter } holds the starting player card.
    }
event-dealt-hand =
    { $kinds_id ->
        [unknown] { "" }
       *[known] { $zone_seat_is ->
            [you] You are dealt { $kinds }.
           *[other] { $zone_seat } is dealt { $kinds }.
        }
    }
event-dealt-middle =
    { $kinds_id ->
        [unknown] { "" }
       *[known] { $kinds } goes to slot { $zone_slot } in the middle.
    }
event-moved-hand-pass = { "" }
event-moved-pass-hand =
    { $target_seat_is ->
        [same] { "" }
        [you] { $source_seat } passes you the { $kind }.
       *[other] { $kind_id ->
            [unknown] { "" }
           *[known] { $source_seat_is ->
                [you] You pass the { $kind } to { $target_seat }.
               *[other] { $source_seat } passes the { $kind } to { $target_seat }.
            }
        }
    }
event-moved-hand-stack =
    { $source_seat_is ->
        [you] You play the { $kind }.
       *[other] { $source_seat } plays the { $kind }.
    }
event-declined =
    { $seat_is ->
        [you] You do without.
       *[other] { $seat } does without.
    }
event-eliminated =
    { $killer_is ->
        [you] Your { $by } eliminates the { $kind } of { $seat }.
       *[other] { $seat_is ->
            [you] The { $by } of { $killer } eliminates your { $kind }.
           *[other] The { $by } of { $killer } eliminates the { $kind } of { $seat }.
        }
    }
event-revived =
    { $seat_is ->
        [you] You turn your { $kind } face up again.
       *[other] { $seat } turns the { $kind } face up again.
    }
event-named =
    { $seat_is ->
        [you] You name the { $kind }.
       *[other] { $seat } names the { $kind }.
    }
event-ranked =
    { $seat_is ->
        [you] You declare rank { $rank }.
       *[other] { $seat } declares rank { $rank }.
    }
event-intrigued =
    { $seat_is ->
        [you] Your Intriguer changes places with the { $kind } of { $other }.
       *[other] { $other_is ->
            [you] The Intriguer of { $seat } changes places with your { $kind }.
           *[other] The Intriguer of { $seat } changes places with the { $kind } of { $other }.
        }
    }
event-moved-hand-offer =
    { $kind_id ->
        [unknown] { $source_seat } puts down a { $source_back } card for a swap.
       *[known] { $source_seat_is ->
            [you] You put down the { $kind } for a swap.
           *[other] { $source_seat } puts down the { $kind } for a swap.
        }
    }
event-swapping =
    { $seat_is ->
        [you] You ask { $partner } for a { $back } card.
       *[other] { $partner_is ->
            [you] { $seat } asks you for a { $back } card.
           *[other] { $seat } asks { $partner } for a { $back } card.
        }
    }
event-moved-hand-hand =
    { $kind_id ->
        [unknown] { $source_seat } gives { $target_seat } a { $source_back } card.
       *[known] { $source_seat_is ->
            [you] You give { $target_seat } the { $kind }.
           *[other] { $target_seat_is ->
                [you] { $source_seat } gives you the { $kind }.
               *[other] { $source_seat } gives { $target_seat } the { $kind }.
            }
        }
    }
event-moved-offer-hand =
    { $kind_id ->
        [unknown] { $target_seat } gets the { $source_back } card put down.
       *[known] { $target_seat_is ->
            [you] You get the { $kind }, which had been put down.
           *[other] { $target_seat } gets the { $kind }, which had been put down.
        }
    }
event-moved-middle-hand =
    { $kind_id ->
        [unknown] { $target_seat } swaps it for slot { $source_slot } in the middle.
       *[known] { $target_seat_is ->
            [you] You take the { $kind } from slot { $source_slot } in the middle.
           *[other] { $target_seat } takes the { $kind } from slot { $source_slot } in the middle.
        }
    }
event-moved-offer-middle =
    { $kind_id ->
        [unknown] { "" }
       *[known] The { $kind } goes to slot { $target_slot } in the middle.
    }
# A Clairvoyant looks at all slots, one event each; those who do not see the cards are told once.
event-looked-middle =
    { $kinds_id ->
        [unknown] { $zone_slot ->
            [1] { $seen } looks at the cards in the middle.
           *[other] { "" }
        }
       *[known] { $seen_is ->
            [you] You see the { $kinds } in slot { $zone_slot }.
           *[other] { $seen } sees the { $kinds } in slot { $zone_slot }.
        }
    }
# A Witch looks at light and dark cards, one event each; those who do not see the cards are told once.
event-looked-hand =
    { $kinds_id ->
        [unknown] { $zone_back_id ->
            [light] { $zone_seat_is ->
                [you] { $seen } looks at your hand.
               *[other] { $seen } looks at the hand of { $zone_seat }.
            }
           *[dark] { "" }
        }
       *[known] { $count ->
            [0] { "" }
           *[other] { $seen_is ->
                [you] You see that { $zone_seat } holds { $kinds }.
               *[other] { $zone_seat_is ->
                    [you] { $seen } sees that you hold { $kinds }.
                   *[other] { $seen } sees that { $zone_seat } holds { $kinds }.
                }
            }
        }
    }
event-shown-hand =
    { $zone_seat_is ->
        [you] You show the { $kind }.
       *[other] { $zone_seat } shows the { $kind }.
    }
event-absent = No other player holds the { $kind }.
event-started =
    { $seat_is ->
        [you] You have the starting player card.
       *[other] { $seat } has the starting player card.
    }
event-influenced =
    { $count ->
        [0] { $seat_is ->
            [you] No { $colour } token is left for you.
           *[other] No { $colour } token is left for { $seat }.
        }
       *[other] { $seat_is ->
            [you] You take { $count } { $colour }.
           *[other] { $seat } takes { $count } { $colour }.
        }
    }
event-blessed =
    { $colour_id ->
        [elimination] No Saint came: an elimination token goes on the Chapel.
       *[colour] A { $colour } token goes on the Chapel.
    }
# Why the game ended; $seat: who brought it about.
reason-chapters = All four chapters have been told.

## The table

# $chapter, $round: counted from 1
table-headline = Chapter { $chapter } of 4 · Round { $round } of 4
table-headline-pass = Chapter { $chapter } of 4 · passing cards
table-headline-count = Chapter { $chapter } of 4 · taking influence
table-headline-over = After 4 chapters
# $victims: joined with list-or
table-threat = strikes { $victims }
# $count: tokens of a colour, $worth: points for one
table-product = { $count } × { $worth }
table-middle = Middle
table-stock = Stock
table-worth = Worth
table-chapel = Chapel
# With three players (BK-12.2)
table-out = without ranks 1 to 4
sign-starter = starting player card
sign-turn = the game waits for this player
sign-light = light card, face down
sign-dark = dark card, face down
sign-passed = chosen for a neighbour
sign-down = card in a stack that was turned face down
sign-blue = blue, royal influence
sign-green = green, clerical influence
sign-yellow = yellow, mystical influence
sign-elimination = elimination token, one point

## The table in a browser

# $name: a player
bk-hand = Hand of { $name }
# $slot: counted from 1, $back: as in back-light.card
bk-slot = Slot { $slot }: { $back }
bk-chart = Who eliminates whom
bk-chart-named = whom its player names
# $by: the card that threatens this one
bk-in-danger = threatened by { $by }
bk-rank = Rank
bk-back = Back
bk-sign-kills = strikes at once, when played
bk-sign-waits = lies in wait, face up on top
