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
##   $spread_targets     (spread) the value of that option; without it, the default is described
##   $penalty_uses_play  (disease, famine, plague) "on" or "off"; without it, on

card-fort = Fort
    .text = The heart of your kingdom: destroyed by { $value } damage, and safe from attacks while you have any Land. Lose it and you are out.
card-land = Land
    .text = Base: lay it down as a new part of your kingdom. Value { $value }. While you have any Land, your Fort cannot be attacked.
card-mercy = Mercy
    .text = Block an attack or action against you, or cancel a Penalty. On your turn: lay it down as a Land, thaw one of your bases, or take an extra turn.
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
        [attacker] Lay it face down under one of your bases. The first attack there strikes one of the attacker's bases instead, and the attacker chooses which.
       *[owner] Lay it face down under one of your bases. The first attack there strikes one of the attacker's bases instead, and you choose which.
    }
card-trap-decoy = Trap (decoy)
    .text = Lay it face down under one of your bases. It does nothing but frighten, and the first attack there uncovers it.
card-soldiers = Soldiers
    .text = Attack, people: { $value } damage to an opponent's base, its Defences first.
card-pikemen = Pikemen
    .text = Attack, people: { $value } damage to an opponent's base, its Defences first.
card-siege-tower = Siege Tower
    .text = Attack, machine: { $value } damage to an opponent's base, its Defences first.
card-battering-ram = Battering Ram
    .text = Attack, machine: { $value } damage to an opponent's base, its Defences first.
card-trebuchet = Trebuchet
    .text = Attack, machine: { $value } damage to an opponent's base, its Defences first.
card-cannon = Cannon
    .text = Attack, machine: { $value } damage to an opponent's base, its Defences first.
card-spread = Spread
    .text = { $spread_targets ->
        [many] Added to an attack: divide its damage among two or more bases of any opponents.
       *[one] Added to an attack: divide its damage among two or more bases of one opponent.
    }
card-morale = Morale
    .text = Added to an attack: multiplies its damage by { $value }.
card-fortune = Fortune
    .text = Your turn ends, and you have another at once.
card-misfortune = Misfortune
    .text = An opponent misses their next turn.
card-conquest = Conquest
    .text = Take an opponent's Land with everything on it. From an opponent without Land, take a Defence off the Fort.
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
    .text = Put it on an opponent's base: nothing more can be laid there until a Mercy thaws it.
card-disease = Disease
    .text = { $penalty_uses_play ->
        [off] Penalty: no Land, Defences or Traps for you this turn. Deny or Mercy cancels it.
       *[on] Penalty: costs you a play, and no Land, Defences or Traps for you this turn. Deny or Mercy cancels it.
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
    .help = On a base that already has two Defences, an undamaged one may be discarded for a new one. Otherwise a full base stays as it is.
option-trap_target = Real Traps strike
    .help = Who chooses which of the attacker's bases a real Trap strikes, and which of its Defences is hit first.
option-trap_target-owner = where their owner likes
    .help = The owner of the Trap chooses.
option-trap_target-attacker = where the attacker likes
    .help = The attacker chooses.
option-spy_play_free = A Spy's card is free
    .help = A card that a Spy drew or stole may be played at once and does not count as a play. Otherwise it goes to the hand, and playing it counts.
option-penalty_uses_play = Accepting a Penalty costs a play
    .help = Accepting a Penalty uses one of the plays of the turn, if one is left. Otherwise it uses none.
option-penalty_costs_play = Cancelling a Penalty costs a play
    .help = Cancelling a Penalty with Deny or Mercy counts as the first play of the turn. Otherwise it is no play.
option-spread_targets = Spread divides an attack
    .help = Whose bases an attack with Spread can strike.
option-spread_targets-one = among bases of one opponent
    .help = All portions strike the same kingdom.
option-spread_targets-many = among bases of any opponents
    .help = Portions may strike several kingdoms. Everyone attacked answers, and a block stops only the portions against whoever blocks.
option-morale_stack = Several Morales
    .help = An attack may have more than one Morale, and each doubles it again. Otherwise one is the most.
option-forced_plays = Forced plays
    .help = Once the deck is empty, a turn without a play does not count towards the end if a card could have been played, and whoever passes so must play next time.

## Bases, as other messages name them
## $owner or $seat, $base, $ground: whose it is, its number, and the card that it is

base-of =
    { $owner_is ->
        [you] your
       *[other] { $owner }'s
    } { base-own }
base-of-seat =
    { $seat_is ->
        [you] your
       *[other] { $seat }'s
    } { base-own }
base-own =
    { $ground_id ->
        [fort] Fort #{ $base }
       *[land] Land #{ $base }
    }

## Places, as in "Trap (real): under base #5"

place-hand =
    { $seat_is ->
        [you] in your hand
       *[other] with { $seat }
    }
place-deck = in the deck
place-held = in the hand of whoever sent the Spy
place-trap = under base #{ $base }
place-table = on the table
place-played = being played
place-used = in the discard pile
place-box = out of the game

## Questions

prompt-play = What do you play?
prompt-penalty = How do you settle this Penalty?
prompt-build = Which of your bases is it for?
prompt-replace = Which Defence makes room for it?
prompt-mercy = What do you use Mercy for?
prompt-thaw = Which of your bases do you thaw?
prompt-attack = Which base do you attack?
prompt-amount = How much of the damage goes to this base?
prompt-order = Which Defence is hit first?
prompt-target = What do you aim it at?
prompt-pick = Which Defence do you aim it at?
prompt-place = Which of your bases is that Defence for?
prompt-answer = How do you answer?
prompt-strike-back = The Trap was real! Which base does it strike?
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
use-land = Lay it down as a Land
use-turn = Take an extra turn
use-thaw = Thaw one of your bases

## Answers that say what is meant, for those who see the table

# $owner, $base, $ground as above; $load: what stands on it, joined, or nothing
choice-base =
    { $owner_is ->
        [you] { base-own }
       *[other] { $owner }'s { base-own }
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
choice-look = Look at the Trap under { base-of }
# $kind: a Penalty; $by: what cancels it
choice-accept = Accept { $kind }: { banned-by }
choice-cancel = Cancel { $kind } with { $by }

## What has happened

event-kingdom-began =
    { $seat_is ->
        [you] You begin
       *[other] { $seat } begins
    } with { $lands ->
        [0] a Fort (base #{ $base })
        [one] a Fort and a Land (bases #{ $base } and #{ $last })
       *[other] a Fort and { $lands } Lands (bases #{ $base } to #{ $last })
    }, and with a Mercy{ $cards ->
        [0] { "" }
        [one] { " " }and one other card
       *[other] { " " }and { $cards } other cards
    } in hand.
event-turn-began =
    { $extra ->
        [1] { $seat_is ->
            [you] You begin an extra turn after turn { $number }.
           *[other] { $seat } begins an extra turn after turn { $number }.
        }
       *[0] { $seat_is ->
            [you] You begin turn { $number }.
           *[other] { $seat } begins turn { $number }.
        }
    }
# Which cards they are, others do not see; whoever draws is told them one by one.
event-drew =
    { $seat_is ->
        [you] { $left ->
            [0] The deck is empty now.
            [one] One card is left in the deck.
           *[other] { $left } cards are left in the deck.
        }
       *[other] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }; { $left ->
            [0] the deck is empty now
            [one] one card is left in the deck
           *[other] { $left } cards are left in the deck
        }.
    }
event-drew-nothing =
    { $seat_is ->
        [you] The deck is empty: you draw nothing.
       *[other] The deck is empty: { $seat } draws nothing.
    }
event-turn-ended =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }'s turn
    } ends{ $played ->
        [1] { "" }
       *[0] { " " }without a play
    }.
event-held-back =
    { $seat_is ->
        [you] You hold a card that you could have played, so this turn does not count towards the end.
       *[other] { $seat } holds a card that could have been played, so this turn does not count towards the end.
    }
event-absent = { "" }
# $waiting: who must have such a turn, too, before the game ends; nobody, when it ends now
event-idled =
    { $waiting_count ->
        [0] Everyone has passed.
        [one] { $waiting_is ->
            [you] If you play nothing either, the game ends.
           *[other] If { $waiting } plays nothing either, the game ends.
        }
       *[other] The game ends if these play nothing either: { $waiting }.
    }
event-turn-missed =
    { $seat_is ->
        [you] You miss a turn
       *[other] { $seat } misses a turn
    }{ $left ->
        [0] .
        [one] ; one more is to be missed.
       *[other] ; { $left } more are to be missed.
    }
event-settled =
    { $by_id ->
        [unknown] { $seat_is ->
            [you] You accept
           *[other] { $seat } accepts
        } { $kind }: { banned-by }.
       *[known] { $seat_is ->
            [you] Your
           *[other] { $seat }'s
        } { $by } cancels { $kind }.
    }
banned-by =
    { $kind_id ->
        [disease] no Land, Defences or Traps this turn
        [famine] no attacks this turn
       *[plague] no actions this turn
    }
event-founded =
    { $kind_id ->
        [mercy] { $seat_is ->
            [you] Your Mercy becomes Land #{ $base }.
           *[other] { $seat }'s Mercy becomes Land #{ $base }.
        }
       *[land] { $seat_is ->
            [you] You now have Land #{ $base }.
           *[other] { $seat } now has Land #{ $base }.
        }
    }
event-defended = { $kind } now { $kind_id ->
        [moat] protects
       *[other] protect
    } { base-of-seat }.
event-trap-laid =
    { $seat_is ->
        [you] You lay the Trap under your { base-own }.
       *[other] { $seat } lays a Trap under { $ground_id ->
            [fort] Fort
           *[land] Land
        } #{ $base }.
    }
event-attacked =
    { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    } { base-of } with { $kind } for { $amount } damage{ $first_id ->
        [unknown] .
       *[known] , { $first } first.
    }
event-aimed =
    { $seat_is ->
        [you] You aim
       *[other] { $seat } aims
    } { $kind } at { $kind_id ->
        [spy] the Trap under { base-of }
        [sabotage] the Trap under { base-of }
       *[other] { $defence_id ->
            [unknown] { base-of }
           *[known] { $defence } on { base-of }
        }
    }.
event-aimed-at-seat =
    { $seat_is ->
        [you] You aim
       *[other] { $seat } aims
    } { $kind } at { $kind_id ->
        [spy] { $victim_is ->
            [you] your hand
           *[other] { $victim }'s hand
        }
       *[misfortune] { $victim_is ->
            [you] you
           *[other] { $victim }
        }
    }.
event-extra-turn = { $kind } brings { $seat_is ->
        [you] you
       *[other] { $seat }
    } an extra turn.
event-answered =
    { $by_id ->
        [unknown] { $seat_is ->
            [you] You do not block { $kind }.
           *[other] { $seat } does not block { $kind }.
        }
       *[known] { $seat_is ->
            [you] Your { $by } blocks { $kind }.
           *[other] { $seat }'s { $by } blocks { $kind }.
        }
    }
# Sprung by an attack, or discarded by an action; without $by, with its base.
event-trap-shown =
    { $by_id ->
        [unknown] The Trap under { base-of } goes with it: it was { trap-kind }.
        [sabotage] { $by } removes the Trap under { base-of }: it was { trap-kind }.
        [earthquake] { $by } removes the Trap under { base-of }: it was { trap-kind }.
       *[attack] { $by } { $by_id ->
            [soldiers] spring
            [pikemen] spring
           *[other] springs
        } the Trap under { base-of }: it is { $kind_id ->
            [trap-real] real and turns the damage against the attacker!
           *[trap-decoy] only a decoy.
        }
    }
trap-kind =
    { $kind_id ->
        [trap-real] real
       *[trap-decoy] a decoy
    }
event-struck-back =
    The Trap strikes { base-of } for { $amount } damage{ $first_id ->
        [unknown] .
       *[known] , { $first } first.
    }
event-portion-lost = { $amount } damage aimed at { base-of } is lost, because a Land still protects it.
event-damaged =
    { $defence_id ->
        [unknown] { base-of } takes
        [moat] { $defence } on { base-of } takes
       *[other] { $defence } on { base-of } take
    } { $amount } damage, { $total } in all.
event-withstood =
    { $owner_is ->
        [you] Your
       *[other] { $owner }'s
    } Land #{ $base } withstands { $amount } damage.
# Destroyed; or $by took its place, or took it off.
event-lost =
    { $by_id ->
        [unknown] { $defence_id ->
            [unknown] { base-of } is
            [moat] { $defence } on { base-of } is
           *[other] { $defence } on { base-of } are
        } destroyed.
        [earthquake] { $by } removes { $defence } from { base-of }.
        [mutiny] { $by } removes { $defence } from { base-of }.
        [disrepair] { $by } removes { $defence } from { base-of }.
       *[defence] { $defence } on { base-of } { $defence_id ->
            [moat] makes
           *[other] make
        } way for { $by }.
    }
event-conquered =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $victim_is ->
        [you] your
       *[other] { $victim }'s
    } Land #{ $base } with everything on it.
# $place, $ground: the base where the Defence stands now
event-carried =
    { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } { $kind } from { $victim_is ->
        [you] your
       *[other] { $victim }'s
    } Fort #{ $base } to { $seat_is ->
        [you] your
       *[other] { $seat }'s
    } { $ground_id ->
        [fort] Fort
       *[land] Land
    } #{ $place }.
event-frozen =
    { $on ->
        [1] { base-of } is frozen: nothing more can be laid there until a Mercy thaws it.
       *[0] { base-of } is thawed.
    }
event-cursed =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } will miss { $count ->
        [one] the next turn
       *[other] the next { $count } turns
    }.
event-eliminated =
    { $seat_is ->
        [you] Your kingdom falls to { $killer }!
       *[other] { $killer_is ->
            [you] { $seat }'s kingdom falls to you!
           *[other] { $seat }'s kingdom falls to { $killer }!
        }
    } Everything in it is discarded.
event-bounty =
    { $cards ->
        [0] { $seat_is ->
            [you] You get
           *[other] { $seat } gets
        } no Bounty, because { $victim_is ->
            [you] your hand
           *[other] { $victim }'s hand
        } is empty.
       *[some] { $seat_is ->
            [you] You have earned
           *[other] { $seat } has earned
        } the Bounty: { $cards ->
            [one] the only card
           *[other] one of the { $cards } cards
        } in { $victim_is ->
            [you] your hand
           *[other] { $victim }'s hand
        }.
    }
# Why the game ended
reason-alone = Only one kingdom is left.
reason-idle = The deck is empty, and every player left has had a turn without a play.
# How the winner was found
decided-alone = The last kingdom standing wins, whatever its points.
decided-lands = The most points are tied, and more Lands decide.
decided-fort = The most points and Lands are tied, and the less damaged Fort decides.
tally-score = The points at the end
tally-column-fort = Fort
tally-column-lands = Lands
tally-column-defences = Defences
tally-column-damage = damage
tally-column-total = points

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
        [several] Penalties are drawn: { $kind }.
       *[one] A Penalty is drawn: { $kind }.
    }
event-moved-played-deck = { $kind } is shuffled back into the deck, and another card is drawn.
# A Spy draws; $seen is the one who sent it.
event-moved-deck-held =
    { $seen_is ->
        [you] Your Spy brings { $kind } from the deck.
       *[other] { $seen }'s Spy brings { $kind_id ->
            [unknown] a card
           *[known] { $kind }
        } from the deck.
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
                [you] You play
               *[other] { $source_seat } plays
            } { $kind_id ->
                [trap-real] a real Trap
               *[trap-decoy] a decoy Trap
            }.
        }
       *[2] The Spy steals { $kind_id ->
            [unknown] a card
           *[known] { $kind }
        } from { $source_seat_is ->
            [you] you
           *[other] { $source_seat }
        }.
    }
# Stolen by a Spy, or taken as Bounty
event-moved-hand-hand =
    { $target_seat_is ->
        [you] You take
       *[other] { $target_seat } takes
    } { $kind_id ->
        [unknown] a card
       *[known] { $kind }
    } from { $source_seat_is ->
        [you] your hand
       *[other] { $source_seat }'s hand
    }.
event-moved-held-hand =
    { $target_seat_is ->
        [you] You keep { $kind }.
       *[other] { $target_seat } keeps { $kind_id ->
            [unknown] the card
           *[known] { $kind }
        }.
    }
event-moved-held-played = It is played at once, without counting as a play: { $kind }.
event-moved-held-trap = { "" }
event-moved-hand-used =
    { $source_seat_is ->
        [you] You discard { $kind }.
       *[other] { $source_seat } discards { $kind }.
    }
event-moved-played-table = { "" }
event-moved-played-used =
    { $kind_id ->
        [disease] { $kind } is discarded.
        [famine] { $kind } is discarded.
        [plague] { $kind } is discarded.
       *[other] { "" }
    }
event-moved-table-used =
    { $kind_id ->
        [freeze] The Freeze is discarded.
       *[other] { "" }
    }
event-moved-trap-used = { "" }
# A Spy, or the new owner of a conquered Land, looks at a Trap.
event-looked-trap =
    { $kinds_id ->
        [unknown] { $seen } looks at the Trap under base #{ $zone_base }.
       *[known] { $seen_is ->
            [you] You look under base #{ $zone_base }: { $kinds }.
           *[other] { $seen } looks under base #{ $zone_base }: { $kinds }.
        }
    }

## The table

# $seat: whose turn it is; $plays: how many are left
table-headline =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }'s turn
    } · { $plays ->
        [0] no play left
        [one] { $plays } play left
       *[other] { $plays } plays left
    }
table-headline-over = After the last turn
table-headline-alone = Only one kingdom stands
# In each player's first two turns (TK-4.1)
table-early = first two turns
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
table-used = Discards
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
table-portion = { $amount } damage to { $base }
# $defence: the one that is hit first
table-portion-first = { $amount } damage to { $base }, { $defence } first
table-undivided = { $amount } damage to be aimed
table-turned = turned back: { $amount } damage
table-pick = { $defence } on { $base }
# $base: where a conquered Defence goes
table-place = to stand on { $base }
table-hand-of =
    { $victim_is ->
        [you] your hand
       *[other] { $victim }'s hand
    }
table-waits =
    { $seat_is ->
        [you] you answer
       *[other] { $seat } answers
    }

# What bears on the choice to be made. $count: cards or players; $seat: whose turn it is
table-notice-early = In your first two turns you may play only Land, Defences, Traps, Fortune, and Spy on the deck.
table-notice-last-play = Your turn ends after this play.
table-notice-deck-low =
    { $count ->
        [one] Only one card is left in the deck.
       *[other] Only { $count } cards are left in the deck.
    }
table-notice-deck-empty = The deck is empty: the game ends when everyone has had a turn without a play.
table-notice-last-pass =
    { $seat_is ->
        [you] If you pass now, the game ends.
       *[other] If { $seat } passes now, the game ends.
    }
table-notice-last-pass-forced = If { $seat } has nothing to play, the game ends.
table-notice-passes =
    The deck is empty: if { $seat_is ->
        [you] you and then { $count ->
            [one] one more player
           *[other] { $count } more players
        } pass
       *[other] { $seat } and then { $count ->
            [one] one more player
           *[other] { $count } more players
        } pass
    }, the game ends.
table-notice-hold-back = You have a card to play: passing now does not count towards the end, and next time you must play.
table-notice-must-play = You passed with a card to play: you must play one now.

# What a play brings whose consequences are not known beforehand
confirm-discard = You discard { $kind }, and your turn ends.
confirm-play =
    { $kind_id ->
        [fortune] You play Fortune: your turn ends, and you have an extra turn.
       *[other] { "" }
    }
confirm-use =
    { $use_id ->
        [turn] Your turn ends, and you have an extra turn.
       *[other] { "" }
    }
confirm-deck = You draw a card from the deck.

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

table-kingdom = { $name }'s kingdom
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
        [0] The discard pile is empty
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
table-out = Out of the game
table-out-count =
    { $count ->
        [0] No card is out of the game
        [one] { $count } card is out of the game
       *[other] { $count } cards are out of the game
    }

# Pages of the terminal
page-discards = The discard pile
page-kingdoms = All kingdoms, base by base
page-cards = All cards of the game
page-hand = What the cards in your hand do
page-out = Cards that are out of the game
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
        [you] The Trap strikes back: { $amount } damage to you!
       *[other] The Trap strikes back: { $amount } damage to { $victim }
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
forecast-frozen = nothing more can be laid there
forecast-trap-unknown = beware of the Trap
forecast-trap-real = the Trap is real and strikes back
forecast-trap-decoy = the Trap is only a decoy
choice-forecast = { $choice } → { $forecast }

sign-hand = cards in hand; those that you know are shown
sign-pips = strength that is left, and strength that is lost
sign-trap-under = a Trap under a base; with ?, if you do not know whether it is real
sign-freeze = frozen: nothing more can be laid there
sign-missed = turns to be missed
sign-warning = a Trap that could turn the attack against the attacker
sign-doomed = what the play would destroy or take away
sign-defence = Defence
sign-attack = attack
sign-person = people: Mutiny works against them
sign-structure = structure: Disrepair works against it
sign-machine = machine: Sabotage works against it
