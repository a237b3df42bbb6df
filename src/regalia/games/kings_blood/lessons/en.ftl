### King's Blood: the lessons in English. lesson-<lesson> is a title, step-<lesson>-<step> what the coach says at a step,
### with .wrong and others for wrong answers and .right for right ones. coach-… is said in a guided game, once each.
### $seat0, $seat1, …: the names of the players.

lesson-family = The family
step-family-about = Together you build one family tree, which so far is only Fenna: colour Money, number 6. Whoever first has no cards left wins.
step-family-lay = Lay a card beside Fenna that has her colour or her number. Left or right is up to you.
    .wrong = You have cards that fit: one of her colour, Money, and one with her number, 6.
step-family-other = That used either her colour or her number. Now use the other one.
    .wrong = One more of your cards fits beside Fenna.
    .right = One card a turn, or draw one: that is a turn.
step-family-draw = Now nothing that you hold fits anyone. Draw a card.
step-family-drawn = A card you have just drawn may be played at once, if it fits. See where Adelis goes.
    .wrong = She fits somewhere: play her.

lesson-marriage = Marriages
step-marriage-marry = Lay a man beside a woman of the same colour, or the other way round, and they can marry. Find Fenna a husband.
    .decline = Let them marry: a child gives you another play.
    .wrong = You have just one man of her colour: Gaspard.
step-marriage-child = The top card of the draw pile is their child, Katrin, and you may play on her at once. Find her a husband, too.
    .decline = Do not stop now: you have a husband for Katrin.
    .tamsin = Tamsin fits by number, but two women do not marry. Look for a man of Katrin's colour.
    .single = Let them marry: the next child gives you yet another play.
    .wrong = Look for a man of Katrin's colour, Art.
step-marriage-chain = Two cards in one turn, and a new child again. Parents are covered by their children: only Active cards, those with an open side, can be played to.
step-marriage-sibling = Here Lunete was just born, with the number 5. Cards with the child's number are siblings, and you may lay as many as you have: get rid of all of yours.
    .decline = You hold siblings for Lunete. Lay them.
    .wrong = You have three cards with a 5: lay all of them.
    .right = Three cards gone in one turn.

lesson-abilities = Skip, Reverse, Draw 3
step-abilities-skip = { $seat1 } is next and has one card left. Skip passes over the next player, and Reverse turns the direction around: let { $seat1 } wait.
    .marry = Then their child would be the last card laid, and the Reverse would be lost. Let them stay single.
    .wrong = Then { $seat1 } would be next. The last card you lay must have Skip or Reverse.
    .right = An ability works if its card is the last one you lay in your turn.
step-abilities-draw = A card with Draw 3 makes the next player draw three cards. Give { $seat1 } that pleasure.
    .wrong = Then { $seat1 } would draw nothing. Lay the card with Draw 3.
step-abilities-answer = { $seat2 } laid Merideth, a Draw 3, and now three cards threaten you. Any card with an ability that fits can be laid instead, and passes them on.
    .draw = You need not draw: Tristam has an ability and fits beside Xander.
    .wrong = Lay the card with an ability.
    .right = With your own Draw 3 on top, { $seat1 } faces six cards.

lesson-events = Events
step-events-assassination = Ilka has the colour of this couple, but their child covers them. An Assassination removes an Active card, and then you may play another: lay Ilka.
    .decline = You may play another card now. Play Ilka.
    .wrong = First the Assassination on Viola, then Ilka.
step-events-exile = An Exile puts an Active card into the hand of any player. Stop whoever is about to win.
    .self = You want to be rid of cards. Give it to somebody else.
    .other = { $seat2 } has only one card left and is about to win.
    .wrong = { $seat2 } might win on the next turn. Play the Exile.
step-events-connect = A New Connection moves an Active card beside another one, and they can marry. Bring a couple together.
    .decline = Let them marry: their child gives you another play.
    .wrong = Edwige and Emeric have the same colour. Play the New Connection.
step-events-throne = An Enthronement leaves one Active card, and all the others go. Choose whom to keep, so that your last card fits.
    .whom = Ilka would not fit beside Wanda. Keep someone of Ilka's colour.
    .wrong = An Event cannot be your last card, so play the Enthronement now.

lesson-winning = The last card
step-winning-first = You have two cards, and an Event can never be the last one. So what do you play, and how?
    .cosima = Then only the Exile would be left, and an Event cannot be played as the last card.
    .fenna = Cosima needs Fenna. Exile the other one.
    .self = Then you would have one card more. Give it to a rival.
    .wrong = You can finish next turn: get rid of the Exile first.
step-winning-last = Down to one card, “King's Blood!” is called for you. Now play it.
    .wrong = Play Cosima and win.
step-winning-won = No cards left: you have won. That is all you need for a first game.

## The guided game: each question, the first time that it is asked

coach-turn = Lay a card that fits by colour or number, or draw. A man and a woman of one colour can marry, which brings you another play: look for that first.
coach-answer = Draw the cards, or lay any card with an ability that fits: then the next player faces them.
coach-drawn = You may play the card you drew, if it fits. Keeping it ends your turn.
coach-spot = Only cards with an open side are offered. Beside the other sex in the same colour, a marriage is possible.
coach-marry = A marriage turns up a child, and you may play on it at once. The card you laid last decides about Skip, Reverse and Draw 3, so a child replaces its parent's ability.
coach-child = You may lay one fitting card beside the child, or several with the child's number. If that makes a marriage, you go on.
coach-sibling = Every card with this number can go now. Lay all that you have.
coach-further = You may play one more card, wherever it fits.
coach-target = Events work on Active cards only, those with an open side.
coach-receiver = Give it to whoever is closest to winning.
coach-call = With one card left you have to call, or you pay with three cards.

## The guided game: what has just happened, the first time

coach-event-turn-lost =
    { $seat_is ->
        [you] You were passed over. That is what a Skip does.
       *[other] { $seat } was passed over. That is what a Skip does.
    }
coach-event-reversed = The direction has changed: now the other neighbour comes after you.
coach-event-called =
    { $seat_is ->
        [you] You have one card left, and everyone knows. If it is an Event, you need another card first.
       *[other] { $seat } has one card left. Make trouble: a Draw 3, a Skip, an Exile.
    }
coach-event-enthroned = An Enthronement has cleared the table: only one card is left to play to.
