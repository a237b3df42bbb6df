### Take the Kingdom: the lessons in English. lesson-<lesson> is a title, step-<lesson>-<step> what the coach says at a step,
### with .wrong and others for wrong answers and .right for right ones. coach-… is said in a guided game, once each.
### $seat0, $seat1, …: the names of the players.

lesson-kingdom = Your kingdom
step-kingdom-about = You rule a kingdom: a Fort, and Lands around it. Whoever loses the Fort is out, and the last kingdom standing wins.
step-kingdom-land = Each turn you draw three cards and make up to three plays. Begin with a Land: while you have any, your Fort cannot be attacked.
    .mercy = Keep Mercy in your hand: there it can stop an attack. Play the Land first.
    .wrong = Play the Land first: it shields your Fort from now on.
step-kingdom-walls = Walls are a Defence: they must be battered down before the base under them is hit. Put them on any of your bases.
    .mercy = Keep Mercy in your hand: there it can stop an attack. Play the Walls.
    .wrong = You have two plays left. Use one for the Walls.
step-kingdom-trap = A Trap goes face down under a base, and your rivals do not know whether it is real or a decoy. Lay it.
    .mercy = Keep Mercy in your hand: there it can stop an attack. Lay the Trap.
    .wrong = Lay the Trap, too: it is your third play.
step-kingdom-done = Three plays, and your turn is over. { $seat1 } sees that you have a Trap, but not of which kind.

lesson-attack = Attacks
step-attack-bare = An attack hits one base of a rival; Soldiers deal 1 damage. A Land falls to 1 damage, if nothing protects it: destroy one of { $seat1 }'s.
    .walls = Those Walls would swallow the blow. The other Land is bare.
    .wrong = Attack with the Soldiers: they are enough for a bare Land.
step-attack-walls = Now the Land behind the Walls: 2 for them, 1 for the Land. Is your Trebuchet strong enough?
    .wrong = It deals 3 damage, which is just enough. Use it.
    .right = A Defence that is damaged and not destroyed stays damaged.
step-attack-fort = { $seat1 } has no Land left, so the Fort lies open: 3, and 2 more for the Moat. Your Cannon deals 4, and Morale doubles an attack: bring the Fort down.
    .cannon = 4 damage are not enough for Moat and Fort. Add Morale.
    .soldiers = Soldiers are too weak for that. Use the Cannon, with Morale.
    .wrong = Attack now: the Cannon, with Morale.
step-attack-won = { $seat1 }'s Fort has fallen, and you are the last one standing. In a bigger game you would go on against the others.

lesson-answers = Answers
step-answers-attacked = { $seat1 } is about to attack your Land. You may answer every attack with a card from your hand, even though it is not your turn.
step-answers-machine = A Trebuchet is a machine, and Sabotage stops machines. Deny stops anything: which one do you use?
    .deny = That works, but keep Deny for something that nothing else can stop.
    .wrong = 3 damage would destroy both Walls and Land, and you can stop it.
step-answers-people = Now Pikemen come, and you have two cards left. Which one is enough to stop them?
    .deny = That works, but Mutiny is enough against Soldiers and Pikemen. Keep Deny.
    .wrong = Your Walls would be lost. Stop them.
    .right = Mercy stops anything, too, and on your own turn it can be a Land or an extra turn.

lesson-traps = Traps
step-traps-spring = A Trap lies under { $seat1 }'s Land. If it is real, your attack comes back at you: so do you test it with the Cannon or with the Soldiers?
    .cannon = If the Trap is real, 4 damage hit you. Test it with the Soldiers.
    .wrong = Test the Trap with the Soldiers.
step-traps-sprung = It was real: { $seat1 } turned your own Soldiers against your Hills. Now the Trap is gone.
step-traps-spy = You can also look first. Send a Spy to see what lies under { $seat1 }'s Land.
    .other = A Spy can draw or steal a card, too, but now look at the Trap.
    .wrong = You do not know yet whether the Trap is real. Send the Spy first.
step-traps-harmless = A decoy: it does nothing. Attack that Land.
    .wrong = Attack the Land with the decoy: there is no danger.

lesson-actions = Actions
step-actions-conquest = Conquest takes a Land away from a rival, with everything on it. Take the best one.
    .poor = Another Land of { $seat1 }'s is far stronger.
    .wrong = Play Conquest.
step-actions-before = Fortune gives you another whole turn, but it ends this one. What do you play first?
    .fortune = Then your last play would be lost. Play the Walls first.
    .wrong = Use your plays before the turn ends: the Walls.
step-actions-fortune = Nothing else to play: now Fortune.
    .wrong = Play Fortune: it is a whole turn for free.
step-actions-points = If the deck runs out before all but one have fallen, points decide: the value of your bases and Defences. Now play a game.

## The guided game: each question, the first time that it is asked

coach-play = You have up to three plays. Early on, build: a Land, a Defence on it, a Trap under it; later, strike where a rival is weak.
coach-penalty = A Penalty forbids something for this turn. Accept it if you did not want to do that anyway, or cancel it with Deny or Mercy.
coach-build = A base holds two Defences. Lands fall first, so protect those, and your Fort before you run out of Lands.
coach-replace = This base is full: the new Defence takes the place of another one.
coach-mercy = Mercy is the most useful card there is. Kept in your hand, it can stop anything.
coach-thaw = A frozen base cannot be built on. Thaw the one that you need most.
coach-attack = A bare Land falls to 1 damage. Where a Trap lies, your attack may come back at you.
coach-amount = With Spread you divide the damage. Give each base just what it takes.
coach-order = The Defence that you choose is hit first, and what is left of the damage goes on to the next.
coach-target = Choose what hurts most.
coach-pick = Choose the stronger Defence, unless the other one is damaged less.
coach-place = The Defence is yours now: put it where you need it.
coach-answer = Someone plays against you. You may block it or let it happen; blocking cards are worth more than a bare Land.
coach-strike-back = Your Trap was real, and the attack strikes its owner. Choose the base that hurts most.
coach-strike-order = Choose which Defence is hit first.
coach-spied = The card that the Spy brought may be played at once, without using a play.
coach-discard = Six cards is the most that you may keep. Throw away what you need least.

## The guided game: what has just happened, the first time

coach-event-trap-shown = A Trap is shown to all when the first attack on its base comes, and then it is gone.
coach-event-frozen = A frozen base cannot be built on any more, until a Mercy thaws it.
coach-event-eliminated =
    { $seat_is ->
        [you] Your Fort has fallen, and you are out of the game.
       *[other] { $seat } has lost the Fort and is out. One card of that hand goes to whoever did it.
    }
