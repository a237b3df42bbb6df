### Brawling Barons: the lessons in English. lesson-<lesson> is a title, step-<lesson>-<step> what the coach says at a step,
### with .wrong and others for wrong answers and .right for right ones. coach-… is said in a guided game, once each.
### $seat0, $seat1, …: the names of the players.

lesson-town = Your town
step-town-about = You are a baron with an empty town. When the deck runs out, each building is worth one point and each unit in the King's Army two, and the most points win.
step-town-recruit = You take one action a turn. Recruit your two Peasants, Farm and Inn: each costs one resource, and you have two.
    .one = You can pay for both: recruit the other one, too.
    .wrong = Your town is empty, so recruit first: Farm and Inn.
    .right = That was your one action, and { $seat1 } has played, too.
step-town-gather = Gathering brings one resource, and one more for each of your Peasants here, because both have that bonus. Gather.
    .wrong = Now you need resources: gather.
    .right = Three resources at once.
step-town-upgrade = Now turn a Peasant into a building: the Farm costs 2, the Inn 3. Upgrade one.
    .wrong = You have three resources: upgrade a Peasant.
step-town-built = Your first building, and your first point. It also made room in town for more people.

lesson-army = The King's Army
step-army-upgrade = This Squire can become a Knight for 5 resources, and you have 5. Upgrade him.
    .move = A Squire cannot join the King's Army. Upgrade him first.
    .wrong = Only a soldier can join the King's Army. Upgrade your Squire.
step-army-wall = Next the Knight goes up on the wall, where he shields the whole town: only he can be attacked there now. Move him.
    .wrong = Move the Knight one step, to the wall.
step-army-army = One more step, and he is in the King's Army.
    .wrong = Move the Knight again.
step-army-safe = Two points, and nobody can attack him there. But he cannot come back, and your town has nobody on the wall.

lesson-attack = Attacks
step-attack-strike = Archers strike with 3, and with 4 more against units: that is 7. { $seat1 }'s Knight has health 6, so take him on.
    .farm = That would fall, too, but the Knight is worth far more.
    .wrong = Attack with your Archers.
step-attack-after = The Knight took at least his health and is a Squire again. So are your Archers: whoever attacks is downgraded afterwards, whatever comes of it.
step-attack-building = Buildings fall only to twice their health, and your Catapult strikes them with 8. Which one falls: the Barracks with health 5, or the Inn with 4?
    .barracks = Twice 5 is 10, so the Barracks would stand. Damage is not kept, either.
    .wrong = Attack with the Catapult.
    .right = Less than that would have done nothing at all.
step-attack-wall = Now { $seat1 } has a Squire on the wall, with health 1, and while he stands there nothing behind him can be attacked. Clear it with as little as you can.
    .knight = That would work, but afterwards your Knight would be a Squire. Your own Squire is enough.
    .wrong = Attack the wall, with your Squire alone.
    .right = A Squire for a Squire, and the town lies open.

lesson-defence = Cards in hand
step-defence-attacked = { $seat1 }'s Archers are about to strike your Knight, with 7 against his health of 6. Watch.
step-defence-shield = A Shield takes 3 off the damage, which leaves 4. Use it.
    .wrong = Your Knight would become a Squire. Use the Shield.
    .right = Your Knight stands, and the Archers are Squires.
step-defence-extra = Your turn. An Extra Action costs nothing and gives you a second action: play it first.
    .wrong = Play the Extra Action first.
step-defence-first = Now your first action: recruit the Farm.
    .wrong = Recruit the Farm, then there is one more action.
step-defence-second = And the second: take any card from the market.
    .wrong = Take a card that lies open in the market.
step-defence-aid = One thing more: a Royal Aid goes to whoever is weakest just then, so falling behind has its good side. Now play a game.

## The guided game: each question, the first time that it is asked

coach-bid = Whoever shows the most cards begins, but everyone sees what is shown. Show what you do not mind being known.
coach-turn = One action a turn. Early on, recruit Peasants and gather; then upgrade, and send soldiers to the King's Army before the deck runs out.
coach-recruit = Each recruit costs resources and needs room in your town. Peasants with a bonus pay for themselves.
coach-upgrade = A Peasant becomes a building, which is a point; a Squire becomes a real soldier.
coach-move = One step each: from the town to the wall, from the wall to the King's Army. There is no way back.
coach-attack = Whoever attacks is downgraded afterwards, so attack when it hurts the other more.
coach-aim = Compare strength and health: at least the health downgrades a unit, twice the health removes it. Buildings fall only to twice their health.
coach-defend = Someone strikes you. A Shield takes off 3 damage, if that is enough to save something.
coach-protect = Protect what is worth most, and only where 3 points make a difference.
coach-step = Horsemen may take one step for free in each of your turns.
coach-military = Choose one soldier, who upgrades, moves or attacks right now.
coach-deed = An upgrade costs as usual; a step or an attack is free.
coach-bomb = The Bomb removes any card in play, even from the King's Army. Find the one that hurts most.
coach-bomb-aid = Choose the Royal Aid that is to go.
coach-prison = Prison removes a soldier for good. A Knight is worth the price.
coach-flip = Upgrade one of your Squires for free, or downgrade somebody's best soldier.
coach-way = Up for your own, down for the others.
coach-court = The Courthouse turns a soldier back into a Squire. Choose the strongest.
coach-sell = Discard the card that you need least, for four resources.
coach-build = One of your Peasants becomes a building for nothing. Choose the dearest.
coach-take = Take what fits your town.
coach-receiver = Your team got a Royal Aid: give it to whoever can use it soonest.
coach-transfer = Each gift to a partner costs one resource more.
coach-between = You may use a Royal Aid now, before the next turn begins.

## The guided game: what has just happened, the first time

coach-event-struck =
    { $seat_is ->
        [you] You were struck. Damage is never kept: what did no harm is forgotten.
       *[other] Damage is never kept: what did no harm is forgotten.
    }
coach-event-marched = A unit that has reached the King's Army is safe and worth two points; on a wall it protects its town.
