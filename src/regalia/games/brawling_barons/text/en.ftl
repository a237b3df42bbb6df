### Brawling Barons in English: words for people.
### Ids end in the ids of the engine: card-<name>, face-<name>, option-<name>, prompt-<prompt>, action-<block>,
### event-<tag>, place-<place>. words.toml beside this file says which variables they get.

brawling-barons = Brawling Barons
    .pitch = Raise a town out of peasants and an army out of squires, burn down what your neighbours build, and be in the King's favour when the last card is gone.
    .credit = Designed by Benjamin and Jonathan Fryxelius, published by FryxGames in 2012. Regalia is unofficial and not connected with them.

## Cards, in the order of components.toml
##
## .text takes what components.toml gives: $cost, $bonus (a message bonus-…), $upgrade, $health, $building_bonus,
## $civilians, $military, $discount, $protection, $pay, $draw, $gain, $strength, $against_units, $against_buildings, $value

card-farm = Farm
    .text = Peasant: costs { $cost }, { $bonus }. Upgrade for { $upgrade }: health { $health }, { $building_bonus }, space for { more-civilians }.
card-inn = Inn
    .text = Peasant: costs { $cost }, { $bonus }. Upgrade for { $upgrade }: health { $health }, { $building_bonus }, space for { more-civilians } and { more-military }.
card-barracks = Barracks
    .text = Peasant: costs { $cost }, { $bonus }. Upgrade for { $upgrade }: health { $health }, space for { more-military }.
card-smithy = Smithy
    .text = Peasant: costs { $cost }, { $bonus }. Upgrade for { $upgrade }: health { $health }, upgrading your military units costs { $discount } less.
card-tower = Tower
    .text = Peasant: costs { $cost }, { $bonus }. Upgrade for { $upgrade }: health { $health }, your buildings take { $protection } less damage.
card-market = Market
    .text = Peasant: costs { $cost }, { $bonus }. Upgrade for { $upgrade }: health { $health }. Action: pay { $pay } to draw { draw-cards }, or discard a card to gain { gain-resources }.
card-courthouse = Courthouse
    .text = Peasant: costs { $cost }, { $bonus }. Upgrade for { $upgrade }: health { $health }. Action: pay { $pay } to downgrade an opposing military unit.
card-knight = Knight
    .text = Squire: costs { $cost }. Upgrade for { $upgrade }: strength { $strength }, health { $health }.
card-archers = Archers
    .text = Squire: costs { $cost }. Upgrade for { $upgrade }: strength { $strength }, { $against_units } more against units; health { $health }.
card-catapult = Catapult
    .text = Squire: costs { $cost }. Upgrade for { $upgrade }: strength { $strength }, { $against_buildings } more against buildings; health { $health }.
card-horsemen = Horsemen
    .text = Squire: costs { $cost }. Upgrade for { $upgrade }: strength { $strength }, health { $health }, one free step in each of your turns.
card-plus-two = +2 Attack
    .text = During your Attack action: strikes a target of its own with strength { $value }. It may be the whole attack.
card-shield = Shield
    .text = When you are damaged: prevents up to { $value } damage to one of your units or buildings.
card-extra-action = Extra Action
    .text = Free: you may take a second action this turn. Only one per turn.
card-military-action = Military Action
    .text = Free: one of your military units is upgraded at its cost, moves one step, or attacks alone.
card-flip-unit = Flip Unit
    .text = Action: upgrade or downgrade any unit in a town or on a wall for free; it may not become a building.
card-bomb = The Bomb
    .text = Action, pay { $cost }: discard any card in play, even one in the King's Army, or a Royal Aid.
card-prison = Prison
    .text = Action, pay { $cost }: discard an opposing military unit in a town or on a wall.
card-builders-aid = Builder's Aid
    .text = For the baron with the fewest buildings. Free: one of your Peasants becomes a building.
card-scholars-aid = Scholar's Aid
    .text = For the baron with the lowest card production. Free: draw { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }.
card-merchants-aid = Merchant's Aid
    .text = For the baron with the fewest civilians. Free: take a card from the market.
card-soldiers-aid = Soldier's Aid
    .text = For the baron with the fewest military units. Use it like a Shield: it prevents up to { $value } damage.
card-stewards-aid = Steward's Aid
    .text = For the baron with the lowest resource production. Free: gain { $value ->
        [one] { $value } resource
       *[other] { $value } resources
    }.

## Parts of card texts

more-civilians =
    { $civilians } more { $civilians ->
        [one] civilian
       *[other] civilians
    }
more-military =
    { $military } more military { $military ->
        [one] unit
       *[other] units
    }
draw-cards =
    { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }
gain-resources =
    { $gain ->
        [one] { $gain } resource
       *[other] { $gain } resources
    }

bonus-none = no bonus
bonus-resource = +1 resource
bonus-card = +1 card
bonus-two-resources = +2 resources
bonus-two-cards = +2 cards
bonus-resource-and-card = +1 resource and +1 card

## The sides of units

face-peasant-farm = Peasant (Farm)
face-farm = Farm
face-peasant-inn = Peasant (Inn)
face-inn = Inn
face-peasant-barracks = Peasant (Barracks)
face-barracks = Barracks
face-peasant-smithy = Peasant (Smithy)
face-smithy = Smithy
face-peasant-tower = Peasant (Tower)
face-tower = Tower
face-peasant-market = Peasant (Market)
face-market = Market
face-peasant-courthouse = Peasant (Courthouse)
face-courthouse = Courthouse
face-squire-knight = Squire (Knight)
face-knight = Knight
face-squire-archers = Squire (Archers)
face-archers = Archers
face-squire-catapult = Squire (Catapult)
face-catapult = Catapult
face-squire-horsemen = Squire (Horsemen)
face-horsemen = Horsemen

rank-town = town
rank-wall = wall
rank-army = King's Army

fate-unharmed = unharmed
fate-downgraded = downgraded
fate-discarded = discarded

deed-end = end the turn
deed-done = done
deed-let = let it be
deed-gather = gather
deed-draw = draw
deed-recruit = recruit
deed-upgrade = upgrade
deed-move = move
deed-attack = attack
deed-transfer = transfer
deed-step = free step
deed-courthouse = use the Courthouse
deed-buy = buy cards at the Market
deed-sell = sell a card at the Market

# Why a unit was turned over or discarded

cause-cost = upgrade
cause-damage = damage
cause-attacking = attack
cause-prison = Prison
cause-courthouse = Courthouse
cause-bomb = The Bomb
cause-flip = Flip Unit
cause-aid = Builder's Aid

# What became of a card

use-played = played
use-sold = sold
use-spent = used
use-bombed = bombed

## The end: why it came ($seat took the last card, or had the last turn), and how the winner was found

reason-deck =
    { $seat_is ->
        [you] You have taken the last card of the deck, and the game ends.
       *[other] { $seat } has taken the last card of the deck, and the game ends.
    }
reason-turns =
    { $seat_is ->
        [you] Every baron has had 150 turns, and the game ends after yours.
       *[other] Every baron has had 150 turns, and the game ends after { $seat }'s.
    }
end-won-team = { $winner } win together as a team.
end-won-tie-teams = { $winner } win together as a team.
decided-team = The points of a team are added up.
decided-tie-teams = Both teams have the same points; the team that took the last card, or had the last turn, loses the tie.
decided-tie-clockwise =
    { $winner_is ->
        [you] Of those tied on points, you come first clockwise after the baron who took the last card or had the last turn.
       *[other] Of those tied on points, { $winner } comes first clockwise after the baron who took the last card or had the last turn.
    }
tally-end = Victory points
tally-column-buildings = buildings
tally-column-army = King's Army
tally-column-partners = partners
tally-column-points = total

## Options

option-teams = Teams
    .help = Four, six or eight barons play in two teams, with their seats alternating. Partners add up their points and can give each other cards, resources and units.

option-decks = Decks
    .help = How many decks of 52 cards are shuffled together. More decks make a longer game.
option-decks-auto = by the number of players
    .help = One deck for each two players, rounded down.
option-decks-1 = one deck
    .help = A short game, whose length is hard to foresee with three players or more.
option-decks-2 = two decks
option-decks-3 = three decks
option-decks-4 = four decks
option-split_shield = Shields may be split
    .help = The points that a Shield or a Soldier's Aid prevents may be divided among your units and buildings. Otherwise they all protect one of them.

option-aids_any_time = Royal Aid at any time
    .help = Barons may also use their Royal Aid between the turns of others and when they are attacked. Otherwise only in their own turns, and Soldier's Aid when they are damaged.

## Places, as in "the Shield: in your hand"

place-hand =
    { $seat_is ->
        [you] in your hand
       *[other] in { $seat }'s hand
    }
place-deck = in the deck
place-pile =
    { $seat_is ->
        [you] among your resources
       *[other] among { $seat }'s resources
    }
place-market = in the market
place-used = discarded
place-shown = shown
place-town =
    { $seat_is ->
        [you] in your town
       *[other] in { $seat }'s town
    }
place-wall =
    { $seat_is ->
        [you] on your wall
       *[other] on { $seat }'s wall
    }
place-army =
    { $seat_is ->
        [you] in the King's Army, yours
       *[other] in the King's Army, { $seat }'s
    }
place-aid =
    { $seat_is ->
        [you] kept by you
       *[other] kept by { $seat }
    }

## Questions

prompt-bid = Which cards do you show for the first turn? Whoever shows the most begins.
prompt-turn = What do you do?
prompt-recruit = Whom do you recruit?
prompt-upgrade = Which unit do you upgrade?
prompt-move = Which unit moves one step?
prompt-attack = Who attacks?
prompt-aim = What is the target?
prompt-defend = You are attacked. Do you use a Shield?
prompt-protect = What do you protect?
prompt-step = Which Horsemen take their free step?
prompt-military = Military Action: which unit?
prompt-deed = Military Action: what does the unit do?
prompt-bomb = The Bomb: what is discarded?
prompt-bomb-aid = The Bomb: which Royal Aid is discarded?
prompt-prison = Prison: which unit is discarded?
prompt-flip = Flip Unit: which unit do you flip?
prompt-way = Flip Unit: upgrade or downgrade?
prompt-court = Courthouse: which unit do you downgrade?
prompt-sell = Market: which card do you discard?
prompt-build = Builder's Aid: which Peasant becomes a building?
prompt-take = Merchant's Aid: which card do you take?
prompt-receiver = Your team gets a Royal Aid: who keeps it?
prompt-between = The next turn is about to begin. Do you use a Royal Aid first?
prompt-transfer = Transfer: what do you give, and to whom?

## Answers

action-end = End your turn
action-done = Done
action-done-bid = No more cards
action-done-attack = Attack!
action-let = Take the damage
action-let-between = Use none
action-gather = Gather resources
action-draw = Draw cards
action-recruit = Recruit…
action-upgrade = Upgrade…
action-upgrade-deed = Is upgraded
action-move = Move…
action-move-deed = Moves one step
action-attack = Attack…
action-attack-deed = Attacks…
action-transfer = Transfer…
action-step = Horsemen: free step…
action-courthouse = Courthouse: downgrade a unit…
action-buy = Market: pay to draw cards
action-sell = Market: discard a card to gain resources…
action-up = Upgrade
action-down = Downgrade
action-resource = A resource
action-play = Play { $kind }
action-play-attack = { $kind }
action-play-defend = { $kind }
action-aid = Use { $kind }
action-aid-bomb-aid = { $kind }
action-take = Take { $kind }
action-seat = { $seat }
action-seat-bomb = { $seat }'s Royal Aid…
action-seat-transfer = To { $seat }:
action-enlist = { $kind }
action-bid = Show { $kind }
action-discard = Discard { $kind }
action-give = Give { $kind }
# Where there is no table to tell whose unit it is
action-unit = Unit { $unit_id }

## What has happened
## $face is the side of a unit that lies up, and $unit its number with its baron

event-set-up = Set-up: who has the first turn?
event-showed-nothing =
    { $seat_is ->
        [you] You show no cards.
       *[other] { $seat } shows no cards.
    }
event-begun =
    { $tied_count ->
        [one] { $seat_is ->
            [you] You show the most cards, { $count }, and begin.
           *[other] { $seat } shows the most cards, { $count }, and begins.
        }
       *[other] { $count ->
            [0] { first-by-lot }
            [one] { $tied } show { $count } card each. { first-by-lot }
           *[other] { $tied } show { $count } cards each. { first-by-lot }
        }
    }
first-by-lot =
    { $seat_is ->
        [you] By lot, you begin.
       *[other] By lot, { $seat } begins.
    }
event-picked =
    { $seat_is ->
        [you] You have chosen what to show.
       *[other] { $seat } has chosen what to show.
    }
event-turn-began =
    { $seat_is ->
        [you] Your turn, round { $round }
       *[other] { $seat }'s turn, round { $round }
    }
event-acted =
    { $seat_is ->
        [you] Your action: { $deed }.
       *[other] { $seat }'s action: { $deed }.
    }
event-drew =
    { $kinds_id ->
        [known] { $seat_is ->
            [you] You draw { drawn-cards }: { $kinds }.
           *[other] { $seat } draws { drawn-cards }: { $kinds }.
        }
       *[unknown] { $seat } draws { drawn-cards }.
    }
drawn-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
event-used =
    { $use_id ->
        [sold] { $seat_is ->
            [you] You sell { $kind }.
           *[other] { $seat } sells { $kind }.
        }
        [spent] { $seat_is ->
            [you] You use { $kind }.
           *[other] { $seat } uses { $kind }.
        }
        [bombed] { $seat_is ->
            [you] The Bomb: you lose { $kind }.
           *[other] The Bomb: { $seat } loses { $kind }.
        }
       *[played] { $seat_is ->
            [you] You play { $kind }.
           *[other] { $seat } plays { $kind }.
        }
    }
event-gained =
    { $seat_is ->
        [you] You gain { counted-resources }.
       *[other] { $seat } gains { counted-resources }.
    }
event-paid =
    { $seat_is ->
        [you] You pay { counted-resources }.
       *[other] { $seat } pays { counted-resources }.
    }
counted-resources =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
event-recruited =
    { $seat_is ->
        [you] You recruit { $face } #{ $unit }.
       *[other] { $seat } recruits { $face } #{ $unit }.
    }
# Only Squires and Peasants are upgraded
event-upgraded =
    { $cause_id ->
        [flip] Flip Unit: { whose-unit } is upgraded to { $face }.
        [aid] Builder's Aid: { whose-unit } is upgraded to { $face }.
       *[cost] { $seat_is ->
            [you] You upgrade unit #{ $unit } to { $face }.
           *[other] { $seat } upgrades unit #{ $unit } to { $face }.
        }
    }
event-downgraded =
    { $cause_id ->
        [attacking] After attacking, { whose-unit } is downgraded to { $face }.
        [courthouse] Courthouse: { whose-unit } is downgraded to { $face }.
        [flip] Flip Unit: { whose-unit } is downgraded to { $face }.
       *[damage] { "" }
    }
whose-unit =
    { $seat_is ->
        [you] your unit #{ $unit }
       *[other] { $seat }'s unit #{ $unit }
    }
event-lost =
    { $cause_id ->
        [attacking] After attacking, { loses-unit }.
        [prison] Prison: { loses-unit }.
        [courthouse] Courthouse: { loses-unit }.
        [bomb] The Bomb: { loses-unit }.
        [flip] Flip Unit: { loses-unit }.
       *[damage] { "" }
    }
loses-unit =
    { $seat_is ->
        [you] you lose { $face } #{ $unit }
       *[other] { $seat } loses { $face } #{ $unit }
    }
event-marched =
    { $seat_is ->
        [you] You send { $face } #{ $unit } { marched-where }{ marched-free }.
       *[other] { $seat } sends { $face } #{ $unit } { marched-where }{ marched-free }.
    }
marched-where =
    { $place_id ->
        [army] into the King's Army
       *[other] to the wall
    }
marched-free =
    { $free ->
        [1] , a free step
       *[0] { "" }
    }
event-attacked =
    { $face_id ->
        [unknown] { $seat_is ->
            [you] Your +2 Attack strikes { whose-prey } with strength { $strength }.
           *[other] { $seat }'s +2 Attack strikes { whose-prey } with strength { $strength }.
        }
       *[known] { $seat_is ->
            [you] You attack { whose-prey } with { $face } #{ $unit }, strength { $strength }.
           *[other] { $seat } attacks { whose-prey } with { $face } #{ $unit }, strength { $strength }.
        }
    }
whose-prey =
    { $victim_is ->
        [you] your { $aim } #{ $prey }
       *[other] { $victim }'s { $aim } #{ $prey }
    }
event-shielded =
    { $seat_is ->
        [you] You protect { $face } #{ $unit } from up to { $points } damage.
       *[other] { $seat } protects { $face } #{ $unit } from up to { $points } damage.
    }
event-struck =
    { $fate_id ->
        [unharmed] { $damage } damage to { struck-unit }: no harm done.
        [downgraded] { $damage } damage to { struck-unit }: downgraded.
       *[discarded] { $damage } damage to { struck-unit }: discarded.
    }
struck-unit =
    { $seat_is ->
        [you] your { $face } #{ $unit }
       *[other] { $seat }'s { $face } #{ $unit }
    }
event-transferred =
    { $seat_is ->
        [you] You give { $face } #{ $unit } to { $mate }, as #{ $became } there.
       *[other] { $mate_is ->
            [you] { $seat } gives you { $face } #{ $unit }, now your #{ $became }.
           *[other] { $seat } gives { $face } #{ $unit } to { $mate }, as #{ $became } there.
        }
    }
event-sent =
    { $seat_is ->
        [you] You give { $mate } a resource.
       *[other] { $mate_is ->
            [you] { $seat } gives you a resource.
           *[other] { $seat } gives { $mate } a resource.
        }
    }
event-moved-deck-hand = { "" }
event-moved-deck-market = New in the market: { $kind }.
event-moved-market-hand =
    { $target_seat_is ->
        [you] You take { $kind } from the market.
       *[other] { $target_seat } takes { $kind } from the market.
    }
event-moved-deck-shown = { $kind } is revealed.
event-moved-shown-aid =
    { $target_seat_is ->
        [you] { $kind }, for { aid-for }, goes to you.
       *[other] { $kind }, for { aid-for }, goes to { $target_seat }.
    }
aid-for =
    { $kind_id ->
        [builders-aid] the fewest buildings
        [scholars-aid] the lowest card production
        [merchants-aid] the fewest civilians
        [soldiers-aid] the fewest military units
       *[stewards-aid] the lowest resource production
    }
event-moved-shown-used = { $kind } is discarded without effect.
event-moved-aid-used = { "" }
event-moved-hand-shown =
    { $source_seat_is ->
        [you] You show { $kind }.
       *[other] { $source_seat } shows { $kind }.
    }
event-moved-shown-hand = { "" }
event-moved-hand-town = { "" }
event-moved-hand-used = { "" }
event-moved-hand-hand =
    { $kind_id ->
        [unknown] { $source_seat } gives { $target_seat } a card.
       *[known] { $source_seat_is ->
            [you] You give { $target_seat } { $kind }.
           *[other] { $target_seat_is ->
                [you] { $source_seat } gives you { $kind }.
               *[other] { $source_seat } gives { $target_seat } { $kind }.
            }
        }
    }

## The table in the terminal

table-headline-bid = who begins?
table-headline-over = the game is over
table-headline =
    { $seat_is ->
        [you] { $left ->
            [0] your turn, action taken
           *[other] your turn
        }
       *[other] { $seat }'s turn
    }
table-team = team { $team }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-points-brief = ={ $points }
table-chosen = has chosen
table-picked = shows { $count }
table-copies = ×{ $count }
table-nobody = –
table-town = Town
table-wall = Wall
table-army = Army
table-deck = Deck
table-used = Discard pile
table-market = Market
table-shown = Royal Aid
table-buildings = buildings
table-points-army = King's Army
table-own = own

## Pages of the terminal

table-page-used =
    { $count ->
        [0] The discard pile, which is empty
        [one] The discard pile, { $count } card
       *[other] The discard pile, { $count } cards
    }
table-page-barons = All barons, with strength and health of their units
table-page-cards = All cards, with what they do

## What is about to happen. $count: cards, turns, points

table-notice-deck =
    { $count ->
        [one] Only { $count } card is left in the deck: the game is about to end.
       *[other] Only { $count } cards are left in the deck: the game is about to end.
    }
table-notice-gather-ends = If you gather now, you take the last card and the game ends.
table-notice-draw-ends = If you draw now, you take the last card and the game ends.
table-notice-take-ends = If you take a card from the market now, the last card refills it and the game ends.
table-notice-unspent =
    { $count ->
        [one] { $count } point of the Shield is left.
       *[other] { $count } points of the Shield are left.
    }
table-notice-turns =
    { $count ->
        [one] This is the last turn: the game ends after 150 rounds.
       *[other] Only { $count } turns are left: the game ends after 150 rounds.
    }

## What a play will bring, when it is confirmed

confirm-end = Your turn ends.
confirm-done-bid = When everyone has chosen, all cards are shown and then taken back.
confirm-done-attack = The attack is declared: those who are damaged may use Shields, then all damage falls, and your attackers are downgraded.
confirm-unit-aim = The attack is declared: whoever is damaged may use Shields, then the damage falls, and your attacker is downgraded.
confirm-let = The damage falls when everyone who is attacked has answered.
confirm-let-between = You keep your Royal Aid, and the next turn begins.
confirm-draw = You draw from the deck.
confirm-buy = You pay, and draw from the deck.
confirm-take = You take { $kind } from the market, and the top card of the deck replaces it.
table-strike = { $name } { $strength }
table-strike-card = +2 Attack { $strength }
table-harm =
    { $prevented ->
        [0] { $name }: { $damage } damage, { $fate }
       *[other] { $name }: { $damage } damage, { $prevented } prevented, { $fate }
    }
# Space left for civilians and military units
table-room = free { $civilians }/{ $military }
table-unit =
    { $owner_is ->
        [you] { $name } #{ $number } ({ $place }, health { $health })
       *[other] { $owner }'s { $name } #{ $number } ({ $place }, health { $health })
    }
choice-upgrade = { $name } for { $cost }
choice-strike = { $name }, strength { $strength }
choice-enlist = { $name } for { $cost }
choice-play = Play { $kind } for { $cost }
choice-buy = Market: pay { $pay } to draw { draw-cards }
choice-sell = Market: discard a card to gain { gain-resources }…
choice-courthouse = Courthouse: pay { $pay } to downgrade a unit…
choice-gather =
    { $count ->
        [one] Gather { $count } resource
       *[other] Gather { $count } resources
    }
choice-draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
sign-holder = has the turn
sign-turn = must choose
sign-back = a card in hand
sign-coin = resources
sign-bonus = resources for a Gather and cards for a Draw
sign-town = town
sign-wall = wall
sign-army = King's Army
sign-aid = a Royal Aid in front of its baron
sign-unit = a unit: its name, its number, strength and health; buildings and Peasants have health only
sign-room = space left in a town: for civilians, and for military units
sign-squire = a Squire or Peasant, and what it may become
sign-strikes = attacks

## The table in the browser

bb-hand = Cards in hand
bb-known = Known cards
bb-no-hand = no cards in hand
bb-shown = shown
bb-points = Victory points
bb-resources = Resources
bb-gathers = Resources for a Gather
bb-draws = Cards for a Draw
bb-civilian-room = Space for civilians
bb-military-room = Space for military units
bb-room =
    Space for { $civilians } more { $civilians ->
        [one] civilian
       *[other] civilians
    } and { $military } more military { $military ->
        [one] unit
       *[other] units
    }
bb-pile =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
bb-gain =
    { $count ->
        [one] a Gather brings { $count } resource
       *[other] a Gather brings { $count } resources
    }
bb-cards = Cards
bb-pile-text = Resources pay for recruits and upgrades: cards face down that nobody looks at.
bb-deck-text = The game ends the instant the last card leaves the deck.
bb-round = Round { $turn }
bb-turn = Round { $turn } of { $most } at most
bb-actions =
    { $actions ->
        [one] { $acted } of { $actions } action taken
       *[other] { $acted } of { $actions } actions taken
    }
bb-actions-left =
    { $left ->
        [0] action taken
        [one] { $left } action left
       *[other] { $left } actions left
    }
bb-owner = Owner
bb-place = Place
bb-strength = Strength
bb-strength-of = strength { $strength }
bb-health = Health
bb-cost = Cost
bb-upgrade = Upgrade cost
bb-copies = Copies in the game
bb-damage = Under attack
bb-expected = Would take
bb-after = After attacking
bb-battle = The attack as it stands
bb-prevented = { $prevented } damage prevented
bb-afterwards = The attackers afterwards:
bb-damage-of = { $damage } damage against health { $health }
bb-harm =
    { $prevented ->
        [0] { $damage } damage, { $fate }
       *[other] { $damage } damage, { $prevented } prevented, { $fate }
    }
bb-attacks = attacks, then { $fate }
bb-sign-peasant = a Peasant; upgraded, it is the building in brackets
bb-sign-squire = a Squire; upgraded, it is the unit in brackets
bb-sign-strength = strength, on a dark blade
bb-sign-number = the number of a unit with its baron, as the log names it
bb-sign-health = health
