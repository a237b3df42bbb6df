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
    .text = You may turn one face-down card in your stack face up again; its text is not carried out again.
character-black-knight = Black Knight
    .text = { $black_knight ->
        [always] At the end of the chapter, if he lies face up: you may take one influence token of any colour.
       *[conditional] At the end of the chapter, if he lies face up: you may take one influence token of any colour, unless your other cards brought you any.
    }
character-courtesan = Courtesan
    .text = You may swap one light and one dark card from your hand, or one of them, each with a player you choose, who picks what you get.
character-clairvoyant = Clairvoyant
    .text = You may look at all the cards in the middle.
character-poisoner = Poisoner
    .text = Killer: if the { $victims } lies face up on top of a rival's stack, that whole stack is turned face down at once.
character-berserker = Berserker
    .text = Killer: if the { $victims } lies face up on top of a rival's stack, that whole stack is turned face down at once.
character-assassin = Assassin
    .text = Killer: if the { $victims } lies face up on top of a rival's stack, that whole stack is turned face down at once.
character-abbot = Abbot
    .text = Killer: if the { $victims } lies face up on top of a rival's stack, that whole stack is turned face down at once.
character-executioner = Executioner
    .text = Threat: name any character but the Saint. While this card lies face up on top, a rival who plays that character must turn their whole stack face down.
character-druid = Druid
    .text = You may swap a card from your hand, unseen, for one in the middle with the same back.
character-monk = Monk
    .text = You may swap a card from your hand, unseen, for one in the middle with the same back.
character-white-knight = White Knight
    .text = You may swap a card from your hand, unseen, for one in the middle with the same back.
character-intriguer = Intriguer
    .text = Changes places with the highest-ranking top card that lies face up, unless that is the Intriguer.
character-witch = Witch
    .text = You may look at the hand of one rival.
character-queen = Queen
    .text = Threat: while this card lies face up on top, a rival who plays the { $victims } must turn their whole stack face down.
character-king = King
    .text = Threat: while this card lies face up on top, a rival who plays the { $victims } must turn their whole stack face down.
character-wizard = Wizard
    .text = No text, but a rich prize if he ends the chapter face up.
character-bishop = Bishop
    .text = No text, but a rich prize if he ends the chapter face up.
character-saint = Saint
    .text = Put one influence token of your choice from the stock on the Chapel. The Executioner cannot name her.
character-inquisitor = Inquisitor
    .text = Declare rank 20 or 0, then name a character. A rival who holds that card shows it and swaps it for a card from your hand.

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
    .help = A King, Queen or Executioner moved by the Intriguer no longer threatens anyone. Otherwise the threat goes on for the card's new owner.
option-inquisitor_same_back = Inquisitor swaps like for like
    .help = The card given for the one the Inquisitor asked for must have the same back. Otherwise any card will do.
option-random_removal = Random cards out
    .help = For three players: all characters take part, but two light and two dark cards drawn at random sit out each chapter, unseen. Otherwise ranks 1 to 4 are out for the whole game.
option-struck_killers_strike = Struck killers strike
    .help = A Poisoner, Berserker, Assassin or Abbot that is eliminated by a threat as it is played still eliminates its own victim. Otherwise its text is lost.

## Places, as in "The Witch is in your hand."

place-hand =
    { $seat_is ->
        [you] in your hand
       *[other] in { $seat }'s hand
    }
place-pass =
    { $seat_is ->
        [you] put down by you
       *[other] put down by { $seat }
    }
place-middle = in slot { $slot } of the middle
place-offer = put down for a swap
place-aside = out of this chapter
place-deck = not dealt yet
place-stack =
    { $seat_is ->
        [you] in your stack
       *[other] in { $seat }'s stack
    }
place-box = out of the game

## Questions

prompt-pass-light = Which light card do you pass to { $left }?
prompt-pass-dark = Which dark card do you pass to { $right }?
prompt-play = Which card do you play?
prompt-revive = Charlatan: which of your face-down cards do you turn up again?
prompt-offer = Courtesan: which card do you put down for a swap?
prompt-partner = Courtesan: with whom do you swap it?
prompt-return = Which card do you give for the one that was put down?
prompt-look = Clairvoyant: do you look at the cards in the middle?
prompt-victim = Which card do you eliminate?
prompt-name = Executioner: which character do you threaten?
prompt-exchange = Which card do you put down, to take one with the same back from the middle?
prompt-slot = Which card in the middle do you take for it?
prompt-peek = Witch: whose hand do you look at?
prompt-bless = Saint: which token do you put on the Chapel?
prompt-declare = Inquisitor: which rank do you declare?
prompt-summon = Inquisitor: which card do you ask for?
prompt-give = Inquisitor: which card do you give for the one that was shown?
prompt-knight = Black Knight: which token do you take?

## Answers

action-decline = Do not use the card
action-decline-revive = Turn up none
action-decline-offer = Swap no card
action-decline-look = Do not look
action-decline-exchange = Swap no card
action-decline-peek = Look at no hand
action-decline-knight = Take no token
action-look = Look at all four
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

## What confirming brings, besides what is told already

confirm-look = You look at all four cards in the middle, and nobody else does.
confirm-target-peek = You look at { $seat }'s hand, and nobody else does.
confirm-target-partner = { $seat } gives you a card before seeing yours.
confirm-return = You give the { $kind } and get the card that was put down.
confirm-slot = You take the card in slot { $slot }, and the card you put down takes its place.
confirm-name-summon = Another player who holds the { $kind } must show it.
confirm-give = You give the { $kind } and get the card that was shown.
confirm-token-knight = You take a { $colour } token.

## What has happened: the course of a chapter

event-chapter-began =
    { $starter_is ->
        [you] Chapter { $chapter } of 4: you hold the starting player card.
       *[other] Chapter { $chapter } of 4: { $starter } holds the starting player card.
    }
event-pass-began =
    { $back_id ->
        [light] Light cards: two each and two to the middle; everyone passes one to the left.
       *[dark] Dark cards: two each and two to the middle; everyone passes one to the right.
    }
event-dealt-hand =
    { $kinds_id ->
        [unknown] { "" }
       *[known] { $zone_seat_is ->
            [you] You are dealt the { $kinds }.
           *[other] { $zone_seat } is dealt the { $kinds }.
        }
    }
event-dealt-middle =
    { $kinds_id ->
        [unknown] { "" }
       *[known] The { $kinds } goes to slot { $zone_slot } in the middle.
    }
event-dealt-aside =
    { $kinds_id ->
        [unknown] { $count ->
            [one] 1 { $zone_back } card is put aside unseen.
           *[other] { $count } { $zone_back } cards are put aside unseen.
        }
       *[known] Put aside: the { $kinds }.
    }
event-moved-hand-pass =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $source_seat_is ->
            [you] You put down the { $kind }.
           *[other] { $source_seat } puts down the { $kind }.
        }
    }
event-chosen =
    { $seat_is ->
        [you] It goes to { $receiver } when everyone has chosen.
       *[other] { $receiver_is ->
            [you] { $seat } has chosen a card for you.
           *[other] { $seat } has chosen a card.
        }
    }
event-moved-pass-hand =
    { $target_seat_is ->
        [same] { $kind_id ->
            [unknown] { $source_seat } takes back the { $source_back } card and chooses again.
           *[known] { $source_seat_is ->
                [you] You take back the { $kind }.
               *[other] { $source_seat } takes back the { $kind }.
            }
        }
        [you] { $source_seat } passes you the { $kind }.
       *[other] { $kind_id ->
            [unknown] { $source_seat } passes { $target_seat } a { $source_back } card.
           *[known] { $source_seat_is ->
                [you] You pass { $target_seat } the { $kind }.
               *[other] { $source_seat } passes { $target_seat } the { $kind }.
            }
        }
    }
event-round-began = Chapter { $chapter }, round { $round } of 4.
event-turn-began =
    { $seat_is ->
        [you] Your turn.
       *[other] { $seat }'s turn.
    }
event-started =
    { $kind_id ->
        [unknown] { $seat_is ->
            [you] Every top card lies face down: you keep the starting player card.
           *[other] Every top card lies face down: { $seat } keeps the starting player card.
        }
       *[known] { $seat_is ->
            [you] Your { $kind }, rank { $rank }, is highest: you { $kept ->
                [0] take
               *[1] keep
            } the starting player card.
           *[other] { $seat }'s { $kind }, rank { $rank }, is highest: { $seat } { $kept ->
                [0] takes
               *[1] keeps
            } the starting player card.
        }
    }

## What has happened: cards and their texts

event-moved-hand-stack =
    { $source_seat_is ->
        [you] You play the { $kind }.
       *[other] { $source_seat } plays the { $kind }.
    }
event-declined =
    { $seat_is ->
        [you] You choose not to use the { $kind }.
       *[other] { $seat } chooses not to use the { $kind }.
    }
event-stopped =
    { $seat_is ->
        [you] You make no second swap.
       *[other] { $seat } makes no second swap.
    }
event-idle =
    { $seat_is ->
        [you] Your { $kind }
       *[other] { $seat }'s { $kind }
    } { $kind_id ->
        [charlatan] finds no card to turn up again.
        [courtesan] finds no card to swap.
        [druid] finds no card to swap.
        [monk] finds no card to swap.
        [white-knight] finds no card to swap.
        [intriguer] is the highest top card and stays.
        [witch] finds no hand to look at.
        [saint] finds the stock empty and places no token.
       *[killer] finds no victim.
    }
event-eliminated =
    { $killer_is ->
        [you] Your { $by }
       *[other] { $killer }'s { $by }
    } eliminates { $seat_is ->
        [you] your { $kind }
       *[other] { $seat }'s { $kind }
    }: { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } turned face down, and { $killer_is ->
        [you] you get
       *[other] { $killer } gets
    } an elimination token.
event-revived =
    { $seat_is ->
        [you] You turn your { $kind } face up again.
       *[other] { $seat } turns the { $kind } face up again.
    }
event-named =
    { $seat_is ->
        [you] Your { $by }
       *[other] { $seat }'s { $by }
    } { $by_id ->
        [executioner] threatens
       *[inquisitor] asks for
    } the { $kind }.
event-ranked =
    { $seat_is ->
        [you] You declare rank { $rank } for your Inquisitor.
       *[other] { $seat } declares rank { $rank } for the Inquisitor.
    }
event-intrigued =
    { $seat_is ->
        [you] Your Intriguer
       *[other] { $seat }'s Intriguer
    } changes places with { $other_is ->
        [you] your { $kind }.
       *[other] { $other }'s { $kind }.
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
        [you] You ask { $partner } for a { $back } card in return.
       *[other] { $partner_is ->
            [you] { $seat } asks you for a { $back } card in return.
           *[other] { $seat } asks { $partner } for a { $back } card in return.
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
        [unknown] { $target_seat } gets the { $source_back } card that was put down.
       *[known] { $target_seat_is ->
            [you] You get the { $kind }, which was put down.
           *[other] { $target_seat } gets the { $kind }, which was put down.
        }
    }
event-moved-middle-hand =
    { $kind_id ->
        [unknown] { $target_seat } takes the { $target_back } card in slot { $source_slot } of the middle.
       *[known] { $target_seat_is ->
            [you] You take the { $kind } from slot { $source_slot } of the middle.
           *[other] { $target_seat } takes the { $kind } from slot { $source_slot } of the middle.
        }
    }
event-moved-offer-middle =
    { $kind_id ->
        [unknown] The { $source_back } card that was put down goes to slot { $target_slot }.
       *[known] The { $kind } goes to slot { $target_slot }.
    }
# A Clairvoyant looks at all slots, one event each; those who do not see the cards are told once.
event-looked-middle =
    { $kinds_id ->
        [unknown] { $zone_slot ->
            [1] { $seen } looks at the four cards in the middle.
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
               *[other] { $seen } looks at { $zone_seat }'s hand.
            }
           *[dark] { "" }
        }
       *[known] { $count ->
            [0] { $seen_is ->
                [you] You see no { $zone_back } card in { $zone_seat }'s hand.
               *[other] { $zone_seat_is ->
                    [you] { $seen } sees no { $zone_back } card in your hand.
                   *[other] { $seen } sees no { $zone_back } card in { $zone_seat }'s hand.
                }
            }
           *[other] { $seen_is ->
                [you] You see the { $kinds } in { $zone_seat }'s hand.
               *[other] { $zone_seat_is ->
                    [you] { $seen } sees the { $kinds } in your hand.
                   *[other] { $seen } sees the { $kinds } in { $zone_seat }'s hand.
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
event-blessed =
    { $seat_is ->
        [you] Your Saint
       *[other] { $seat }'s Saint
    } puts a { $colour } token on square { $chapter } of the Chapel.

## What has happened: the end of a chapter

event-count-began = Chapter { $chapter } is over: influence is taken.
# A stack has four cards at the end.
event-counted =
    { $seat_is ->
        [you] Your stack
       *[other] { $seat }'s stack
    }{ $count ->
        [0] , all face down: { $down }.
        [4] , all face up: { $up }.
       *[other] : { $up } face up; { $down } face down.
    }
event-influenced =
    { $count ->
        [0] { $seat_is ->
            [you] You get
           *[other] { $seat } gets
        } no { $colour } token for the { $kinds }, though { $missing ->
            [one] 1 is due: the stock has none left.
           *[other] { $missing } are due: the stock has none left.
        }
       *[other] { $seat_is ->
            [you] You take
           *[other] { $seat } takes
        } { $count ->
            [one] 1 { $colour } token
           *[other] { $count } { $colour } tokens
        } for the { $kinds }{ $missing ->
            [0] .
            [one] ; 1 more is due, but the stock has none left.
           *[other] ; { $missing } more are due, but the stock has none left.
        }
    }
event-unblessed =
    { $played ->
        [0] No Saint was played in this chapter:
       *[1] The stock was empty when the Saint was played:
    } an elimination token goes on square { $chapter } of the Chapel.
# Why the game ended
reason-chapters = All four chapters are over.
# How a tie on points was broken; $winner, $winner_is: who won
decided-tie-starter =
    { $winner_is ->
        [you] Tied on points: of those tied, you sit first clockwise from the starting player card.
       *[other] Tied on points: of those tied, { $winner } sits first clockwise from the starting player card.
    }

## Summaries

tally-chapter = Tokens gained in this chapter
tally-standing = Points, if the game ended now
tally-game = Points
tally-column-blue = blue
tally-column-green = green
tally-column-yellow = yellow
tally-column-lacking = not in stock
tally-column-black-knight = Black Knight
tally-column-elimination = eliminations
tally-column-tokens = tokens
tally-column-points = points

## The table

# $chapter, $round: counted from 1
table-headline = Chapter { $chapter } of 4 · Round { $round } of 4
table-headline-pass = Chapter { $chapter } of 4 · passing cards
table-headline-count = Chapter { $chapter } of 4 · taking influence
table-headline-over = After 4 chapters
# $victims: joined with list-or
table-threat = strikes the { $victims }
# $count: tokens of a colour, $worth: points for one
table-product = { $count } × { $worth }
# $first, $last: ranks
table-overview = Characters of ranks { $first } to { $last }
# $kind: a card, $name: the neighbour who gets it
table-pass = Pass the { $kind } to { $name }
table-middle = Middle
table-stock = Stock
table-worth = Worth
table-chapel = Chapel
# With three players (BK-12.2), or by an option (BK-12.3)
table-out = without ranks 1 to 4
table-out-random = two light and two dark cards are out, unseen
# In the places of the shared ones
table-memory = You know:
table-known = The { $kind } is { $places }
table-barred = The { $kind } is not { $places }
# What is about to end, and who waits for a card; $seat: the player of the Courtesan, $count: tokens
table-notice-swap-light = { $seat } has put down a light card for you and wants one of yours in return.
table-notice-swap-dark = { $seat } has put down a dark card for you and wants one of yours in return.
table-notice-last-round = This is the last round of the chapter.
table-notice-last-chapter = This is the last chapter.
table-notice-last-round-of-game = This is the last round of the game.
table-notice-stock-blue =
    { $count ->
        [0] No blue token is left in the stock.
        [one] 1 blue token is left in the stock.
       *[other] { $count } blue tokens are left in the stock.
    }
table-notice-stock-green =
    { $count ->
        [0] No green token is left in the stock.
        [one] 1 green token is left in the stock.
       *[other] { $count } green tokens are left in the stock.
    }
table-notice-stock-yellow =
    { $count ->
        [0] No yellow token is left in the stock.
        [one] 1 yellow token is left in the stock.
       *[other] { $count } yellow tokens are left in the stock.
    }
sign-starter = starting player card
sign-turn = the game waits for this player
sign-light = light card, face down
sign-dark = dark card, face down
sign-passed = chosen for a neighbour
sign-down = card in a stack that was turned face down
sign-skull = card that another card can eliminate
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
bk-in-danger = threatened by the { $by }
bk-rank = Rank
bk-skull = Skull
bk-mortal = can be eliminated by another card
bk-back = Back
bk-sign-kills = strikes at once, when played
bk-sign-waits = lies in wait, face up on top
bk-token-text = At the end each token of a colour is worth as many points as there are tokens of that colour left in the stock and on the Chapel together.
bk-elimination-text = One point for each stack that was struck.
bk-light-text = A light back means an odd rank. Which card it is, only those know who have seen it.
bk-dark-text = A dark back means an even rank. Which card it is, only those know who have seen it.
