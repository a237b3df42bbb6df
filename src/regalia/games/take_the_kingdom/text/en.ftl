### Take the Kingdom in English: words for people.
### Ids end in the ids of the engine: card-<name>, type-<name>, option-<name>, option-<name>-<value>, prompt-<prompt>,
### action-<block>, event-<tag>, place-<place>. words.toml beside this file says which variables they get.

take-the-kingdom = Take the Kingdom
    .pitch = Wall in your Fort, bury a Trap or two beneath your Lands, and batter your neighbours' kingdoms down before they batter yours.
    .credit = Designed by Ian Walton, published by Walnut Games in 2017. Regalia is unofficial and not connected with them.

## Cards, in the order of components.toml
##
## .text takes
##   $value              (fort, land, mercy, Defences, attacks, morale) the value that components.toml gives
##   $trap_target        (trap-real) the value of that option; without it, the default is described
##   $spy_play_free      (spy) "on" or "off"; without it, on
##   $penalty_uses_play  (disease, famine, plague) "on" or "off"; without it, on

card-fort = Fort
    .text = The heart of your kingdom: destroyed by { $value } damage, and safe from attacks while you have any Land. Lose it and you are out.
card-land = Land
    .text = Base: lay it down as a new part of your kingdom. Value { $value }. While you have any Land, your Fort cannot be attacked.
card-mercy = Mercy
    .text = Block an attack or action against you, or cancel a Penalty. On your turn: lay it down as Land, thaw one of your bases, or take an extra turn.
card-hills = Hills
    .text = Defence, structure: adds { $value } to one of your bases.
card-moat = Moat
    .text = Defence, structure: adds { $value } to one of your bases.
card-walls = Walls
    .text = Defence, structure: adds { $value } to one of your bases.
card-battlements = Battlements
    .text = Defence, structure: adds { $value } to one of your bases.
card-archers = Archers
    .text = Defence, people: adds { $value } to one of your bases. Beware of Mutiny.
card-knights = Knights
    .text = Defence, people: adds { $value } to one of your bases. Beware of Mutiny.
# A Trap of which the reader does not know whether it is real
card-trap = Trap
    .text = Lies face down under a base, and only its owner knows what it is.
card-trap-real = Trap (real)
    .text = { $trap_target ->
        [attacker] Lay it face down under one of your bases. The first attack there strikes a base of the attacker instead, who chooses which one.
       *[owner] Lay it face down under one of your bases. The first attack there strikes a base of the attacker instead, and you choose which one.
    }
card-trap-decoy = Trap (decoy)
    .text = Lay it face down under one of your bases. It does nothing but frighten, and the first attack there uncovers it.
card-soldiers = Soldiers
    .text = Attack, people: { $value } damage to a base of an opponent, its Defences first.
card-pikemen = Pikemen
    .text = Attack, people: { $value } damage to a base of an opponent, its Defences first.
card-siege-tower = Siege Tower
    .text = Attack, machine: { $value } damage to a base of an opponent, its Defences first.
card-battering-ram = Battering Ram
    .text = Attack, machine: { $value } damage to a base of an opponent, its Defences first.
card-trebuchet = Trebuchet
    .text = Attack, machine: { $value } damage to a base of an opponent, its Defences first.
card-cannon = Cannon
    .text = Attack, machine: { $value } damage to a base of an opponent, its Defences first.
card-spread = Spread
    .text = Added to an attack: divide its damage among two or more bases of one opponent.
card-morale = Morale
    .text = Added to an attack: multiplies its damage by { $value }.
card-fortune = Fortune
    .text = Your turn ends, and you have another at once.
card-misfortune = Misfortune
    .text = An opponent misses their next turn.
card-conquest = Conquest
    .text = Take a Land of an opponent with everything on it. From one who has no Land, take a Defence off the Fort.
card-earthquake = Earthquake
    .text = An opponent's base loses all its Defences and its Trap.
card-sabotage = Sabotage
    .text = Remove an opponent's Trap unsprung. Or block an attack on you that is made with a machine.
card-mutiny = Mutiny
    .text = Remove an opponent's Archers or Knights. Or block an attack on you by Soldiers or Pikemen.
card-disrepair = Disrepair
    .text = An opponent's base loses all its structures: Hills, Moats, Walls and Battlements.
card-deny = Deny
    .text = Block an attack or action against you, or cancel a Penalty. It cannot be blocked itself.
card-spy = Spy
    .text = { $spy_play_free ->
        [off] Draw a card from the deck, or steal one at random from an opponent's hand. Or look at an opponent's Trap.
       *[on] Draw a card from the deck, or steal one at random from an opponent's hand; you may play it at once for free. Or look at an opponent's Trap.
    }
card-freeze = Freeze
    .text = Put it on an opponent's base: nothing more can be built there until a Mercy thaws it.
card-disease = Disease
    .text = { $penalty_uses_play ->
        [off] Penalty: no Land, no Defences and no Traps for you this turn. Deny or Mercy cancels it.
       *[on] Penalty: costs you a play, and no Land, no Defences and no Traps for you this turn. Deny or Mercy cancels it.
    }
card-famine = Famine
    .text = { $penalty_uses_play ->
        [off] Penalty: no attacks for you this turn. Deny or Mercy cancels it.
       *[on] Penalty: costs you a play, and no attacks for you this turn. Deny or Mercy cancels it.
    }
card-plague = Plague
    .text = { $penalty_uses_play ->
        [off] Penalty: no actions for you this turn. Deny or Mercy cancels it.
       *[on] Penalty: costs you a play, and no actions for you this turn. Deny or Mercy cancels it.
    }

## Types of cards

type-base = base
type-mercy = Mercy
type-structure = Defence, structure
type-people = Defence, people
type-trap = Trap
type-attack-people = attack, people
type-attack-machine = attack, machine
type-modifier = attack, modifier
type-action = action
type-penalty = Penalty

## Things on the table

thing-base = base
thing-defence = Defence
thing-damage = damage
thing-kingdom = kingdom
thing-deck = deck
thing-discard-pile = discard pile
thing-bounty = Bounty

## Options

option-replace_defence = Replace Defences
    .help = On a base that has two Defences already, an undamaged one may be discarded for a new one. Otherwise a full base stays as it is.
option-trap_target = Real Traps strike
    .help = Who chooses the base of the attacker that a real Trap strikes, and the order of its Defences.
option-trap_target-owner = where their owner likes
    .help = The owner of the Trap chooses.
option-trap_target-attacker = where the attacker likes
    .help = The attacker chooses.
option-spy_play_free = Spies play for free
    .help = A card that a Spy drew or stole may be played at once and does not count as a play. Otherwise it goes to the hand, and playing it counts.
option-penalty_uses_play = Penalties cost a play
    .help = Accepting a Penalty uses one of the plays of the turn, if one is left. Otherwise it costs none.

## Bases, as other messages name them
## $owner, $base, $ground: whose it is, its number, and the card that it is

base-of =
    { $ground_id ->
        [fort] { $owner_is ->
            [you] your Fort
           *[other] the Fort of { $owner }
        }
       *[land] { $owner_is ->
            [you] your Land #{ $base }
           *[other] Land #{ $base } of { $owner }
        }
    }
base-bare =
    { $ground_id ->
        [fort] the Fort
       *[land] Land #{ $base }
    }

## Places, as in "Trap (real): under base #5"

place-hand =
    { $seat_is ->
        [you] in your hand
       *[other] with { $seat }
    }
place-deck = in the deck
place-held = just taken up
place-trap = under base #{ $base }
place-table = on the table
place-played = being played
place-used = used
place-box = out of the game

## Questions

prompt-play = What do you play?
prompt-penalty = You have drawn a Penalty. Do you accept it?
prompt-build = Which of your bases gets it?
prompt-replace = Which Defence makes room for it?
prompt-mercy = What do you use Mercy for?
prompt-thaw = Which of your bases do you thaw?
prompt-attack = Which base do you attack?
prompt-amount = How much of the damage is meant for this base?
prompt-order = Which Defence is hit first?
prompt-target = What do you aim it at?
prompt-pick = Which Defence do you aim it at?
prompt-place = Which of your bases gets that Defence?
prompt-answer = How do you answer?
prompt-strike-back = The Trap was real! Which base of the attacker does it strike?
prompt-strike-order = Which Defence is hit first?
prompt-spied = Do you play this card at once?
prompt-discard = You hold too many cards. Which one do you discard?

## Answers

action-end = End your turn
action-keep = Keep it
action-play = Play { $kind }
action-play-spied = Play { $kind } at once
action-let = Let it happen
action-accept = Accept it
action-answer = Block it with { $kind }
action-answer-penalty = Cancel it with { $kind }
action-add = Add { $kind }
action-deck = Draw a card from the deck
action-seat = { $seat }
action-base = Base #{ $base }
action-slot = Defence { $which }
action-amount = { $amount } damage
action-use = { $use }
action-discard = Discard { $kind }

# The uses of Mercy
use-land = Lay it down as Land
use-turn = Take an extra turn
use-thaw = Thaw one of your bases

## Answers that say what is meant, for those who see the table

# $owner, $base, $ground as above; $load: what stands on it, joined, or nothing
choice-base =
    { $ground_id ->
        [fort] { $owner_is ->
            [you] Fort
           *[other] Fort of { $owner }
        }
       *[land] { $owner_is ->
            [you] Land #{ $base }
           *[other] Land #{ $base } of { $owner }
        }
    }{ $load_is ->
        [none] { "" }
       *[some] : { $load }
    }
# $defence: with its strength
choice-slot = { $defence }
choice-slot-order = { $defence } first
# $which: 1 or 2, where both are alike
choice-slot-twin = { $defence }, number { $which }
choice-steal = Steal a card from { $seat }
choice-look =
    { $ground_id ->
        [fort] Look at the Trap under the Fort of { $owner }
       *[land] Look at the Trap under Land #{ $base } of { $owner }
    }

## What has happened

event-turn-began =
    { $extra ->
        [1] { $seat_is ->
            [you] You have another turn.
           *[other] { $seat } has another turn.
        }
       *[0] { $seat_is ->
            [you] Your turn begins.
           *[other] The turn of { $seat } begins.
        }
    }
event-turn-missed =
    { $seat_is ->
        [you] You miss a turn.
       *[other] { $seat } misses a turn.
    }
event-founded =
    { $kind_id ->
        [mercy] It becomes Land #{ $base }.
       *[other] { "" }
    }
event-defended = The new Defence stands on { base-bare }.
event-trap-laid =
    { $seat_is ->
        [you] You lay the Trap under { base-bare }.
       *[other] { $seat } lays a Trap under { base-bare }.
    }
event-targeted =
    { $base ->
        [none] { $victim_is ->
            [you] It is aimed at you.
           *[other] It is aimed at { $victim }.
        }
       *[some] { $amount ->
            [none] { $victim_is ->
                [you] It is aimed at your { base-own }.
               *[other] It is aimed at { base-bare } of { $victim }.
            }
           *[some] { $victim_is ->
                [you] { $amount } damage for your { base-own }.
               *[other] { $amount } damage for { base-bare } of { $victim }.
            }
        }
    }
base-own =
    { $ground_id ->
        [fort] Fort
       *[land] Land #{ $base }
    }
event-answered =
    { $kind_id ->
        [unknown] { $seat_is ->
            [you] You let it happen.
           *[other] { $seat } lets it happen.
        }
       *[known] That blocks it.
    }
event-sprung =
    { $kind_id ->
        [trap-real] The Trap under { base-of } is real and strikes back!
       *[trap-decoy] The Trap under { base-of } is only a decoy.
    }
event-damaged =
    { $slot ->
        [none] { $amount } damage to { base-of }.
       *[some] { $amount } damage to { $kind } on { base-of }.
    }
event-destroyed =
    { $slot ->
        [none] { $owner_is ->
            [you] You lose { base-bare }.
           *[other] { $owner } loses { base-bare }.
        }
       *[some] { $owner_is ->
            [you] You lose { $kind } on { base-bare }.
           *[other] { $owner } loses { $kind } on { base-bare }.
        }
    }
event-removed =
    { $slot ->
        [none] { $owner_is ->
            [you] You give up { $kind } under { base-bare }.
           *[other] { $owner } gives up { $kind } under { base-bare }.
        }
       *[some] { $owner_is ->
            [you] You give up { $kind } on { base-bare }.
           *[other] { $owner } gives up { $kind } on { base-bare }.
        }
    }
event-conquered =
    { $place ->
        [none] { $seat_is ->
            [you] You take Land #{ $base } from { $victim }.
           *[other] { $victim_is ->
                [you] { $seat } takes Land #{ $base } from you.
               *[other] { $seat } takes Land #{ $base } from { $victim }.
            }
        }
       *[some] { $seat_is ->
            [you] You take { $kind } off the Fort of { $victim }.
           *[other] { $victim_is ->
                [you] { $seat } takes { $kind } off your Fort.
               *[other] { $seat } takes { $kind } off the Fort of { $victim }.
            }
        }
    }
event-frozen =
    { $on ->
        [1] Nothing more can be built on { base-of }.
       *[0] The Freeze on { base-of } melts.
    }
event-cursed =
    { $seat_is ->
        [you] You will miss a turn.
       *[other] { $seat } will miss a turn.
    }
event-settled =
    { $by_id ->
        [unknown] { $seat_is ->
            [you] You accept { $kind }.
           *[other] { $seat } accepts { $kind }.
        }
       *[known] That cancels { $kind }.
    }
event-eliminated =
    { $seat_is ->
        [you] Your kingdom falls to { $killer }!
       *[other] { $killer_is ->
            [you] The kingdom of { $seat } falls to you!
           *[other] The kingdom of { $seat } falls to { $killer }!
        }
    }
# Why the game ended; $seat: who brought it about.
reason-over = The game is over.

## Cards that moved. $kind_id is "unknown" for those who did not see the card.

event-moved-table-hand = { "" }
event-moved-deck-hand =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $target_seat_is ->
            [you] You draw { $kind }.
           *[other] { $target_seat } draws { $kind }.
        }
    }
event-moved-deck-played =
    { $kind_id ->
        [several] { $kind } are drawn.
       *[one] { $kind } is drawn.
    }
event-moved-played-deck = It is shuffled into the deck.
# A Spy draws; $seen is the one who sent it.
event-moved-deck-held =
    { $kind_id ->
        [unknown] { $seen } draws a card.
       *[known] { $seen_is ->
            [you] The Spy brings you { $kind }.
           *[other] The Spy brings { $kind } to { $seen }.
        }
    }
event-moved-hand-played =
    { $source_seat_is ->
        [you] You play { $kind }.
       *[other] { $source_seat } plays { $kind }.
    }
# Either someone lays a Trap, which nobody else sees, or a Spy steals, which both see.
event-moved-hand-held =
    { $seen_count ->
        [1] { $kind_id ->
            [unknown] { "" }
           *[known] { $source_seat_is ->
                [you] You play { $kind }.
               *[other] { $source_seat } plays { $kind }.
            }
        }
       *[2] { $kind_id ->
            [unknown] The Spy steals a card from { $source_seat }.
           *[known] { $source_seat_is ->
                [you] The Spy steals { $kind } from you.
               *[other] The Spy steals { $kind } from { $source_seat }.
            }
        }
    }
# Stolen by a Spy, or taken as Bounty
event-moved-hand-hand =
    { $kind_id ->
        [unknown] { $target_seat } takes a card of { $source_seat }.
       *[known] { $target_seat_is ->
            [you] You take { $kind } from { $source_seat }.
           *[other] { $source_seat_is ->
                [you] { $target_seat } takes { $kind } from you.
               *[other] { $target_seat } takes { $kind } from { $source_seat }.
            }
        }
    }
event-moved-held-hand =
    { $target_seat_is ->
        [you] You keep it.
       *[other] { $target_seat } keeps it.
    }
event-moved-held-played = { $kind } is played at once.
event-moved-held-trap = { "" }
event-moved-hand-used =
    { $source_seat_is ->
        [you] You discard { $kind }.
       *[other] { $source_seat } discards { $kind }.
    }
event-moved-played-table = { "" }
event-moved-played-used = { "" }
event-moved-table-used = { "" }
event-moved-trap-used = { "" }
# A Spy, or the new owner of a conquered Land, looks at a Trap.
event-looked-trap =
    { $kinds_id ->
        [unknown] { $seen } looks at the Trap under base #{ $zone_base }.
       *[known] { $seen_is ->
            [you] Under base #{ $zone_base } you see { $kinds }.
           *[other] Under base #{ $zone_base } { $seen } sees { $kinds }.
        }
    }

## The table

# $seat: whose turn it is; $plays: how many are left
table-headline =
    { $seat_is ->
        [you] Your turn
       *[other] The turn of { $seat }
    } · { $plays ->
        [0] no play left
        [one] { $plays } play left
       *[other] { $plays } plays left
    }
table-headline-over = After the last turn
table-headline-alone = Only one kingdom stands
# In each player's first two turns (TK-4.1)
table-early = building only
table-fallen = fallen
table-frozen = frozen
table-trap-unknown = Trap ?
# $name, $strength: of a Defence or Fort
table-whole-part = { $name } { $strength }
# $left: what is left of its strength
table-damaged-part = { $name } { $left }/{ $strength }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-missed =
    { $count ->
        [one] misses a turn
       *[other] misses { $count } turns
    }
table-deck = Deck
table-used = Used
# $count: cards of one kind
table-copies = ×{ $count }
table-settle = To be settled
table-in-force = In force
table-fingers = Brought by the Spy
# $seat, $cards, $target: who plays what against whom
table-play =
    { $seat_is ->
        [you] You play { $cards } → { $target }
       *[other] { $seat } plays { $cards } → { $target }
    }
# $amount, $base: a portion of an attack
table-portion = { $amount } damage for { $base }
# $defence: the one that is hit first
table-portion-first = { $amount } damage for { $base }, { $defence } first
table-undivided = { $amount } damage to be aimed
table-turned = turned back: { $amount } damage
table-pick = { $defence } on { $base }
# $base: where a conquered Defence goes
table-place = to stand on { $base }
table-hand-of =
    { $victim_is ->
        [you] your hand
       *[other] the hand of { $victim }
    }
table-waits =
    { $seat_is ->
        [you] you answer
       *[other] { $seat } answers
    }
part-fort = Fort
part-lands = Lands
part-defences = Defences
part-damage = damage
part-less = −{ $damage }
part-out = fallen
part-none = –
sign-turn-holder = has the turn
sign-turn = the game waits for this player
sign-card = card in hand, face down; with its name, if you know it
sign-base = number of a base
sign-strength = strength of a Fort or Defence
sign-damaged = what is left of it, after damage
sign-trap = face down, and you do not know whether it is real

## Standing orders

order-fort = Let it pass, unless it hits my Fort

## The table in the browser

table-kingdom = Kingdom of { $name }
table-free-place = room for a Defence
table-plays =
    { $plays ->
        [0] no play left
        [one] { $plays } play left
       *[other] { $plays } plays left
    }
table-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
# $count of $limit: cards in hand, and how many may be kept at the end of a turn
table-limit = { $count } of { $limit } cards
table-deck-count =
    { $count ->
        [0] The deck is empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
table-used-count =
    { $count ->
        [0] No card is used yet
        [one] { $count } used card
       *[other] { $count } used cards
    }
table-out = Out of the game
# A card that a Spy brought to someone else
table-card-unknown = a card
fact-type = Type
fact-value = Value
fact-count = In the game
fact-strength = Strength
fact-defences = Defences
fact-trap = Trap

## A play: $seat, $cards, $victim are who plays what against whom

clash-attack =
    { $victim_is ->
        [you] { $seat } attacks you with { $cards }!
       *[other] { $seat_is ->
            [you] You attack { $victim } with { $cards }
           *[other] { $seat } attacks { $victim } with { $cards }
        }
    }
clash-deed =
    { $victim_is ->
        [you] { $seat } plays { $cards } against you!
       *[other] { $seat_is ->
            [you] You play { $cards } against { $victim }
           *[other] { $seat } plays { $cards } against { $victim }
        }
    }
clash-play =
    { $seat_is ->
        [you] You play { $cards }
       *[other] { $seat } plays { $cards }
    }
# $amount of damage that a real Trap turns against its attacker, $victim
clash-turned =
    { $victim_is ->
        [you] The Trap strikes back: { $amount } damage for you!
       *[other] The Trap strikes back: { $amount } damage for { $victim }
    }

## What a play would do, as far as the reader can know

# The base itself
thing-ground =
    { $ground_id ->
        [fort] the Fort
       *[land] the Land
    }
forecast-falls = destroys { $things }
# $left of its $strength
forecast-hurt = leaves { $thing } { $left } of { $strength }
forecast-taken = takes { $things }
forecast-either = the order of the Defences is open
forecast-spared = nothing, as long as a Land stands
forecast-untrapped = removes the Trap
forecast-frozen = nothing more can be built there
forecast-trap-unknown = beware of the Trap
forecast-trap-real = the Trap is real and strikes back
forecast-trap-decoy = the Trap is only a decoy
choice-forecast = { $choice } → { $forecast }

sign-hand = cards in hand; those that you know are shown
sign-pips = strength that is left, and strength that is lost
sign-trap-under = a Trap under a base; with ?, if you do not know whether it is real
sign-freeze = frozen: nothing more can be built there
sign-missed = turns to be missed
sign-warning = a Trap that could turn the attack against the attacker
sign-doomed = what the play would destroy or take away
sign-defence = Defence
sign-attack = attack
sign-person = people: Mutiny works against them
sign-structure = structure: Disrepair works against it
sign-machine = machine: Sabotage works against it
