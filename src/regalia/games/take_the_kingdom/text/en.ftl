### Take the Kingdom in English: words for people.
### Ids end in the ids of the engine: card-<name>, type-<name>, option-<name>, option-<name>-<value>.

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
