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
    .text = Peasant, costs { $cost }, { $bonus }. Upgrade { $upgrade }: health { $health }, { $building_bonus }, space for { $civilians } more civilian.
card-inn = Inn
    .text = Peasant, costs { $cost }, { $bonus }. Upgrade { $upgrade }: health { $health }, { $building_bonus }, space for { $civilians } more civilian and { $military } more military unit.
card-barracks = Barracks
    .text = Peasant, costs { $cost }, { $bonus }. Upgrade { $upgrade }: health { $health }, space for { $military } more military units.
card-smithy = Smithy
    .text = Peasant, costs { $cost }, { $bonus }. Upgrade { $upgrade }: health { $health }, your military upgrades cost { $discount } less.
card-tower = Tower
    .text = Peasant, costs { $cost }, { $bonus }. Upgrade { $upgrade }: health { $health }, damage to your buildings is { $protection } less.
card-market = Market
    .text = Peasant, costs { $cost }, { $bonus }. Upgrade { $upgrade }: health { $health }, action: pay { $pay } and draw { $draw }, or discard a card and gain { $gain }.
card-courthouse = Courthouse
    .text = Peasant, costs { $cost }, { $bonus }. Upgrade { $upgrade }: health { $health }, action: pay { $pay } and downgrade an opposing military unit.
card-knight = Knight
    .text = Squire, costs { $cost }. Upgrade { $upgrade }: strength { $strength }, health { $health }.
card-archers = Archers
    .text = Squire, costs { $cost }. Upgrade { $upgrade }: strength { $strength }, { $against_units } more against units; health { $health }.
card-catapult = Catapult
    .text = Squire, costs { $cost }. Upgrade { $upgrade }: strength { $strength }, { $against_buildings } more against buildings; health { $health }.
card-horsemen = Horsemen
    .text = Squire, costs { $cost }. Upgrade { $upgrade }: strength { $strength }, health { $health }, one free step in each of your turns.
card-plus-two = +2 Attack
    .text = In your attack action: strikes a target of its own with strength { $value }. It may be the whole attack.
card-shield = Shield
    .text = When you are damaged: prevents { $value } damage to one of your units or buildings.
card-extra-action = Extra Action
    .text = Free: take a second action in this turn. Only one a turn.
card-military-action = Military Action
    .text = Free: one of your military units is upgraded at its cost, or moves a step, or attacks alone.
card-flip-unit = Flip Unit
    .text = Action: turn a unit in any town or on any wall up or down for free; no building may come of it.
card-bomb = The Bomb
    .text = Action, pay { $cost }: discard any card in play, even in the King's Army, or a Royal Aid.
card-prison = Prison
    .text = Action, pay { $cost }: discard an opposing military unit in a town or on a wall.
card-builders-aid = Builder's Aid
    .text = For the fewest buildings. Free: a Peasant of yours becomes a building.
card-scholars-aid = Scholar's Aid
    .text = For the smallest card production. Free: draw { $value } cards.
card-merchants-aid = Merchant's Aid
    .text = For the fewest civilians. Free: take a card from the market.
card-soldiers-aid = Soldier's Aid
    .text = For the fewest military units. Serves as a Shield.
card-stewards-aid = Steward's Aid
    .text = For the smallest resource production. Free: gain { $value } resources.

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

deed-end = end of the turn
deed-done = done
deed-let = let it fall
deed-gather = gather
deed-draw = draw
deed-recruit = recruit
deed-upgrade = upgrade
deed-move = move
deed-attack = attack
deed-transfer = transfer
deed-step = a free step
deed-courthouse = Courthouse
deed-buy = Market
deed-sell = Market

## Options

option-teams = Teams
    .help = Four, six or eight barons play in two teams, seats alternating. Partners add up their points and can give each other cards, resources and units.

## Places, as in "the Shield: in your hand"

place-hand =
    { $seat_is ->
        [you] in your hand
       *[other] with { $seat }
    }
place-deck = in the deck
place-pile =
    { $seat_is ->
        [you] among your resources
       *[other] among the resources of { $seat }
    }
place-market = in the market
place-used = discarded
place-shown = shown
place-town =
    { $seat_is ->
        [you] in your town
       *[other] in the town of { $seat }
    }
place-wall =
    { $seat_is ->
        [you] on your wall
       *[other] on the wall of { $seat }
    }
place-army =
    { $seat_is ->
        [you] in your part of the King's Army
       *[other] in the King's Army for { $seat }
    }
place-aid =
    { $seat_is ->
        [you] kept by you
       *[other] kept by { $seat }
    }

## Questions

prompt-bid = Which cards do you show for the first turn? Most cards begin.
prompt-turn = What do you do?
prompt-recruit = Whom do you recruit?
prompt-upgrade = Which unit do you upgrade?
prompt-move = Who moves a step?
prompt-attack = Who attacks?
prompt-aim = Whom does it strike?
prompt-defend = You are attacked. Do you put up a Shield?
prompt-protect = What do you protect?
prompt-step = Which Horsemen go their free step?
prompt-military = Military Action: which unit?
prompt-deed = Military Action: what does it do?
prompt-bomb = The Bomb: what is destroyed?
prompt-bomb-aid = The Bomb: which Royal Aid?
prompt-prison = Prison: whom do you lock up?
prompt-flip = Flip Unit: which one?
prompt-way = Flip Unit: up or down?
prompt-court = Courthouse: whom do you downgrade?
prompt-sell = Market: which card do you discard?
prompt-build = Builder's Aid: which Peasant becomes a building?
prompt-take = Merchant's Aid: which card do you take?
prompt-receiver = Your team gets a Royal Aid: who keeps it?
prompt-transfer = Transfer: what goes to whom?

## Answers

action-end = End your turn
action-done = Done
action-done-bid = That is all
action-done-attack = Strike!
action-let = Let it fall
action-gather = Gather resources
action-draw = Draw cards
action-recruit = Recruit…
action-upgrade = Upgrade…
action-upgrade-deed = Is upgraded
action-move = Move…
action-move-deed = Moves a step
action-attack = Attack…
action-attack-deed = Attacks
action-transfer = Transfer…
action-step = Step of Horsemen…
action-courthouse = Courthouse: downgrade…
action-buy = Market: pay and draw
action-sell = Market: discard and gain…
action-up = Up
action-down = Down
action-resource = A resource
action-play = Play { $kind }
action-play-attack = { $kind }
action-play-defend = { $kind }
action-aid = Use { $kind }
action-aid-bomb-aid = { $kind }
action-take = Take { $kind }
action-seat = { $seat }
action-seat-bomb = Royal Aid of { $seat }
action-seat-transfer = To { $seat }:
action-enlist = { $kind }
action-bid = Show { $kind }
action-discard = Discard { $kind }
action-give = Give { $kind }
action-unit = Unit { $unit }

## What has happened

event-begun =
    { $seat_is ->
        [you] { $tied ->
            [1] You and others show { $count } cards; the lot lets you begin.
           *[other] You show most cards and begin.
        }
       *[other] { $tied ->
            [1] { $seat } and others show { $count } cards; by lot, { $seat } begins.
           *[other] { $seat } shows most cards and begins.
        }
    }
event-picked =
    { $seat_is ->
        [you] You have chosen what to show.
       *[other] { "" }
    }
event-turn-began = { "" }
event-acted =
    { $deed_id ->
        [gather] { $seat_is ->
            [you] You gather.
           *[other] { $seat } gathers.
        }
        [draw] { $seat_is ->
            [you] You draw.
           *[other] { $seat } draws.
        }
        [courthouse] { $seat_is ->
            [you] Your Courthouse sits.
           *[other] The Courthouse of { $seat } sits.
        }
        [buy] { $seat_is ->
            [you] You buy cards at your Market.
           *[other] { $seat } buys cards at a Market.
        }
        [sell] { $seat_is ->
            [you] You sell a card at your Market.
           *[other] { $seat } sells a card at a Market.
        }
       *[other] { "" }
    }
event-gained =
    { $seat_is ->
        [you] { $count ->
            [one] You gain { $count } resource.
           *[other] You gain { $count } resources.
        }
       *[other] { $count ->
            [one] { $seat } gains { $count } resource.
           *[other] { $seat } gains { $count } resources.
        }
    }
event-paid =
    { $seat_is ->
        [you] You pay { $count }.
       *[other] { $seat } pays { $count }.
    }
event-recruited =
    { $seat_is ->
        [you] You recruit a { $face }.
       *[other] { $seat } recruits a { $face }.
    }
event-upgraded =
    { $seat_is ->
        [you] You upgrade: { $face }.
       *[other] { $seat } upgrades: { $face }.
    }
event-downgraded =
    { $seat_is ->
        [you] Back to a { $face } for you.
       *[other] Back to a { $face } for { $seat }.
    }
event-lost =
    { $seat_is ->
        [you] You lose { $face }.
       *[other] { $seat } loses { $face }.
    }
event-marched =
    { $place_id ->
        [army] { $seat_is ->
            [you] You send your { $face } into the King's Army.
           *[other] { $seat } sends { $face } into the King's Army.
        }
       *[other] { $seat_is ->
            [you] You send your { $face } to the wall.
           *[other] { $seat } sends { $face } to the wall.
        }
    }
event-attacked =
    { $face_id ->
        [unknown] { $victim_is ->
            [you] { $seat } strikes your { $aim } with a +2 Attack.
           *[other] { $seat_is ->
                [you] Your +2 Attack strikes { $aim } of { $victim }.
               *[other] { $seat } strikes { $aim } of { $victim } with a +2 Attack.
            }
        }
       *[known] { $victim_is ->
            [you] { $face } of { $seat } attacks your { $aim } with { $strength }.
           *[other] { $seat_is ->
                [you] Your { $face } attacks { $aim } of { $victim } with { $strength }.
               *[other] { $face } of { $seat } attacks { $aim } of { $victim } with { $strength }.
            }
        }
    }
event-shielded =
    { $seat_is ->
        [you] You protect { $face }.
       *[other] { $seat } protects { $face }.
    }
event-struck =
    { $fate_id ->
        [unharmed] { $seat_is ->
            [you] Your { $face } takes { $damage } and stands.
           *[other] { $face } of { $seat } takes { $damage } and stands.
        }
       *[other] { $seat_is ->
            [you] Your { $face } takes { $damage }.
           *[other] { $face } of { $seat } takes { $damage }.
        }
    }
event-transferred =
    { $seat_is ->
        [you] You hand { $face } over to { $mate }.
       *[other] { $mate_is ->
            [you] { $seat } hands { $face } over to you.
           *[other] { $seat } hands { $face } over to { $mate }.
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
# Why the game ended; $seat: who brought it about.
reason-deck =
    { $seat_is ->
        [you] You have taken the last card of the draw pile: the game is over.
       *[other] { $seat } has taken the last card of the draw pile: the game is over.
    }

event-moved-deck-hand =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $target_seat_is ->
            [you] You get { $kind }.
           *[other] { $target_seat } gets { $kind }.
        }
    }
event-moved-deck-market =
    { $kind_id ->
        [several] { $kind } come to the market.
       *[other] { $kind } comes to the market.
    }
event-moved-market-hand =
    { $target_seat_is ->
        [you] You take { $kind } from the market.
       *[other] { $target_seat } takes { $kind } from the market.
    }
event-moved-deck-shown = { $kind } turns up.
event-moved-shown-aid =
    { $target_seat_is ->
        [you] You keep { $kind }.
       *[other] { $target_seat } keeps { $kind }.
    }
event-moved-shown-used = Nobody gets { $kind }.
event-moved-aid-used =
    { $source_seat_is ->
        [you] Your { $kind } is discarded.
       *[other] { $kind } of { $source_seat } is discarded.
    }
event-moved-hand-shown =
    { $source_seat_is ->
        [you] You show { $kind }.
       *[other] { $source_seat } shows { $kind }.
    }
event-moved-shown-hand = { "" }
event-moved-hand-town = { "" }
event-moved-hand-used =
    { $source_seat_is ->
        [you] You play { $kind }.
       *[other] { $source_seat } plays { $kind }.
    }
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
table-headline-over = the deck has run out
table-headline =
    { $seat_is ->
        [you] { $left ->
            [0] your turn, action taken
           *[other] your turn
        }
       *[other] the turn of { $seat }
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
table-used = Discards
table-market = Market
table-shown = Royal Aid
table-buildings = buildings
table-points-army = King's Army
table-own = own
table-strike = { $name } { $strength }
table-strike-card = +2 Attack { $strength }
table-harm =
    { $shields ->
        [0] { $name }: { $damage } damage, { $fate }
       *[other] { $name }: { $damage } damage behind { $shields ->
            [one] a Shield
           *[other] { $shields } Shields
        }, { $fate }
    }
table-unit =
    { $owner_is ->
        [you] #{ $number } { $name } { $health }, { $place }
       *[other] { $owner } #{ $number } { $name } { $health }, { $place }
    }
choice-upgrade = { $name } for { $cost }
choice-enlist = { $name } for { $cost }
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
sign-bonus = what Gather and Draw bring
sign-town = town
sign-wall = wall
sign-army = King's Army
sign-aid = a Royal Aid kept
sign-unit = a unit: its number, its name, strength and health; buildings and Peasants have health only
sign-squire = a Squire or Peasant, and what it may become
sign-strikes = attacks

## The table in the browser

bb-hand = Cards in hand
bb-known = Known of them
bb-no-hand = no cards in hand
bb-shown = shown
bb-points = Points, the King's favour
bb-resources = Resources
bb-gathers = Resources by gathering
bb-draws = Cards by drawing
bb-civilian-room = Room for civilians
bb-military-room = Room for military
bb-room = Room for { $civilians } more civilians and { $military } more military units
bb-pile =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
bb-gain = gathering brings { $count }
bb-cards = Cards
bb-deck-text = The game ends the instant its last card leaves it.
bb-turn = Turn { $turn } of { $most }
bb-cap = The game also ends after so many turns of each baron.
bb-actions = { $acted } of { $actions } actions taken
bb-actions-left =
    { $left ->
        [0] action taken
        [one] { $left } action left
       *[other] { $left } actions left
    }
bb-owner = Of
bb-place = Where
bb-strength = Strength
bb-strength-of = strength { $strength }
bb-health = Health
bb-cost = Costs
bb-upgrade = Upgrade costs
bb-copies = In the game
bb-damage = Attacked
bb-expected = Would take
bb-after = After its attack
bb-battle = The attack as it stands
bb-shields = Shields
bb-afterwards = Attackers afterwards:
bb-damage-of = { $damage } damage against health { $health }
bb-harm =
    { $shields ->
        [0] { $damage } damage, { $fate }
       *[other] { $damage } damage behind { $shields ->
            [one] a Shield
           *[other] { $shields } Shields
        }, { $fate }
    }
bb-attacks = attacks, then { $fate }
bb-sign-peasant = a Peasant; the card turns round when it becomes the building in brackets
bb-sign-squire = a Squire; the card turns round when it becomes the unit in brackets
bb-sign-strength = strength, on a dark blade
bb-sign-health = health
