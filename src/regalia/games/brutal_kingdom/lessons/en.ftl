### Brutal Kingdom: the lessons in English. lesson-<lesson> is a title, step-<lesson>-<step> what the coach says at a step,
### with .wrong and others for wrong answers and .right for right ones. coach-… is said in a guided game, once each.
### $seat0, $seat1, …: the names of the players.

lesson-influence = Influence
step-influence-stack = You play one card a turn, onto your own stack. When a chapter ends, your face-up cards bring you the tokens that are drawn on them: your Witch one yellow token.
step-influence-sign = Two cards are left in your hand. Play the one that brings tokens.
    .charlatan = The Charlatan has no token on him. Look at the Bishop.
    .wrong = Look for the card with tokens on it.
step-influence-last = Everyone has had a turn, and this is the last round of the chapter. Play your last card.
step-influence-taken = The Witch brought you one yellow token, the Bishop two green ones. Four chapters make a game, and the most points win.
step-influence-worth = A token is worth as many points as tokens of its colour are left: see “Worth”. Which card brings you more?
    .queen = Everyone grabbed blue, so a blue token is worth almost nothing now. Green is worth much more.
    .wrong = Compare the colours under “Worth”.
    .right = What everybody grabs is worth little, and what nobody wants is worth a lot.

lesson-strike = Killers
step-strike-assassin = { $seat1 }'s stack would bring a lot. Your Assassin strikes a King or a Queen on top of a rival's stack: play it.
    .witch = The Witch only looks. The Assassin strikes.
    .wrong = Play the Assassin.
step-strike-fallen = The King fell, and the whole stack under him lies face down: it brings { $seat1 } nothing. You got an elimination token, worth one point.
step-strike-covered = A skull marks those who can be struck, and only on top of a stack. Read your two killers: which one finds a victim now?
    .poisoner = Bishop and Abbot are there, but covered, and a covered card is safe. Look at the top cards.
    .wrong = Look at the top card of each stack.
    .right = A killer strikes only as it is played; what comes later is safe from it.
step-strike-whom = Now there are two victims, and you may strike one. Hurt the stack that would bring more.
    .bishop = Under the Bishop lies nothing of value. Under the Abbot lie a King and a Wizard.
    .inquisitor = The Inquisitor kills nobody. Use your Poisoner.
    .wrong = Use your Poisoner on the richer stack.
    .right = Five tokens less for { $seat2 }, and the whole stack counts, not the top card.

lesson-threats = Threats
step-threats-lay = A King lies in wait: while he is on top of your stack, any rival who plays the Queen is struck. Lay him.
    .charlatan = The Charlatan threatens nobody. Lay the King.
    .wrong = Lay the King.
step-threats-struck = { $seat1 } played the Queen, and your King struck at once. The Queen does the same to a King.
step-threats-beware = Now look around before you play. Which of your two cards is safe?
    .king = { $seat2 }'s Queen lies in wait: your King would fall, with your Wizard under him.
    .wrong = See whose top card lies in wait.
step-threats-safe = { $seat2 } has covered the Queen, and a covered threat is over. Your King can come out.
step-threats-name = The Executioner waits for any one character that you name. Before the first round you passed { $seat3 } the Bishop: use that.
    .clairvoyant = The Clairvoyant threatens nobody. Lay the Executioner.
    .name = { $seat3 } holds the Bishop. Name him.
    .wrong = Lay the Executioner and name the Bishop.
step-threats-named = { $seat3 } had to play the Bishop sooner or later. What you pass on, you know: that makes the Executioner strong.

lesson-chapter = A chapter
step-chapter-light = Each chapter begins with cards to pass. Keep one light card, and give the other to { $seat1 } on your left.
step-chapter-dark = { $seat3 } gave you the Assassin. The dark cards go the other way: one of them to { $seat3 }, on your right.
step-chapter-start = Each card has a rank, from 1 to 20. The highest top card decides who starts the next round: see that it is you.
    .wrong = The Wizard has rank 17 and would stay the highest. Play something higher.
    .right = Who starts can lay a threat first; who comes last sees what all the others did.

lesson-texts = Looking and swapping
step-texts-witch = You would like to lay your King, but who has the Assassin? { $seat3 } passed you the Queen and kept the other card: play the Witch, and look at that hand.
    .other = Look at { $seat3 }'s hand: who passes on a Queen may have kept what strikes her.
    .king = First see whether it is safe: play the Witch.
    .wrong = Play the Witch.
step-texts-seen = There it is: { $seat3 } holds the Assassin. What you have seen stays marked on the table, for you alone.
step-texts-swap = { $seat2 }'s Queen waits for your King. Your Monk can swap a card from your hand for an unknown one in the middle: get rid of the King.
    .decline = Use the Monk's swap: put down the King.
    .charlatan = The Charlatan is in no danger. Put down the King.
    .wrong = Play the Monk, and put down the King.
    .right = Druid and White Knight swap like that, too.
step-texts-intriguer = The Intriguer changes places with the highest top card of all. Take { $seat2 }'s Bishop.
    .wrong = Play the Intriguer.
    .right = The Bishop is yours now, with his two tokens.

lesson-tricks = Last tricks
step-tricks-charlatan = Your stack was struck, but the Charlatan can turn one card up again. Which one?
    .other = That one brings less. The Wizard brings two tokens.
    .decline = He costs you nothing: turn a card up.
    .wrong = Turn up the card that brings most.
    .right = The Wizard brought you two yellow tokens after all.
step-tricks-saint = The Saint puts a token from the stock on the Chapel, where it still counts for its colour, but nobody can take it. You have four blue tokens: keep up their worth.
    .colour = That colour helps your rivals more than you. You have four blue tokens.
    .wrong = The Clairvoyant only looks. Play the Saint.
step-tricks-inquisitor = You passed { $seat1 } the Wizard and want him back. The Inquisitor names a card, and whoever holds it must swap it with you; his rank, 20 or 0, is up to you.
    .charlatan = The Charlatan brings nobody back to you. Play the Inquisitor.
    .wrong = { $seat1 } holds the Wizard. Name him.
step-tricks-end = { $seat1 } had to show the Wizard and swap him for your Charlatan. That is all you need for a game: whenever you wonder what a card does, point at it, or read it in your hand.

## The guided game: each question, the first time that it is asked

coach-pass-light = Keep the light card that suits you, and pass the other. You will know what your neighbour holds, so pass something that you can use against them.
coach-pass-dark = Now the same with dark cards, the other way round. Cards with tokens are worth keeping, if you can keep them safe.
coach-play = One card a turn. Before you choose, look at the top cards: whom could you strike, and who lies in wait for you?
coach-revive = The best card to turn up is the one with the most tokens.
coach-offer = The Courtesan swaps blind: put down what you would rather be rid of.
coach-partner = Pick whoever may hold something good. They choose what you get.
coach-return = You will get the card that was put down. Give what you need least, but remember that they will see it.
coach-look = Looking costs nothing, and tells you which cards are not in play.
coach-victim = Strike the stack that would bring its owner most.
coach-name = Name a card that someone must still hold. Cards that lie on the table already are safe from you.
coach-exchange = You swap blind for a card with the same back. Good for getting rid of a card that would be struck.
coach-slot = Nobody knows these cards, unless someone has looked.
coach-peek = Look at the hand of the player who comes after you: that is who can strike you next.
coach-bless = A token on the Chapel stays there and counts for its colour's worth. Choose a colour that you have more of than others.
coach-declare = Rank 20 wins the start of the next round, rank 0 avoids it.
coach-summon = Name a card that you want, or one that would hurt you. If a rival holds it, it comes to you.
coach-give = Whatever you give, its new owner has it from now on. Give nothing that can strike you.
coach-knight = The Black Knight takes any one token. See which colour is worth most.

## The guided game: what has just happened, the first time

coach-event-started =
    { $seat_is ->
        [you] You had the highest top card, so you start. You cannot see what the others will do, but you can lay a threat first.
       *[other] { $seat } had the highest top card and starts the next round.
    }
coach-event-eliminated =
    { $seat_is ->
        [you] You were struck: your stack lies face down and will bring nothing. What you play from now on lies face up again.
       *[other] { $seat } was struck: a whole stack lies face down and will bring nothing.
    }
coach-event-count-began = The chapter is over, and face-up cards have brought tokens. What is left in the stock tells what a token is worth.
coach-event-unblessed = Nobody played the Saint, so no colour gains by the Chapel this time.
