### Kardinal & König: the lessons in English. lesson-<lesson> is a title, step-<lesson>-<step> what the coach says at a step,
### with .wrong and others for wrong answers and .right for right ones. coach-… is said in a guided game, once each.
### $seat0, $seat1, …: the names of the players.

lesson-turn = A turn
step-turn-about = You build monasteries all over Europe and send advisors to its courts. The most points win.
step-turn-first = A card pays for a piece in a country of its colour. Franconia is red and still empty: found the first monastery there, and take a new card.
    .aragon = Aragon is red, too, but somebody is there already. Choose Franconia.
    .wrong = Play your red card and build in Franconia.
step-turn-two = Where somebody is already, you may place two pieces in one turn, a card for each. Place two in Bavaria, which is green.
    .one = You have another green card. Place a second piece.
    .burgundy = Burgundy is green, too, but choose Bavaria this time.
    .wrong = Two green cards, two pieces, in Bavaria.

lesson-monasteries = Monasteries
step-monasteries-look = In Bavaria { $seat1 } has two monasteries and you have one. The leader of a country scores a point for each monastery there, everybody's: here 3 points for { $seat1 }.
step-monasteries-lead = Take the lead: two more of yours would make it three to two. Then you score 5, and { $seat1 } only 3, as many as you have.
    .advisor = Advisors do not count for this. Build two monasteries.
    .wrong = Build two monasteries in Bavaria, with your two green cards.
step-monasteries-second = Who comes second in a country scores as many points as the leader has monasteries there. Your orange card is good for England or Swabia: which is worth more?
    .swabia = Alone in Swabia you would score 1 point. In England { $seat1 } has four monasteries, so the second place there scores 4.
    .advisor = Only a monastery makes you second. Build one in England.
    .wrong = Play the orange card: a single monastery can be worth a lot.
    .right = One monastery, four points.

lesson-alliances = Advisors and alliances
step-alliances-advisor = A court takes as many advisors as the leader of its country has monasteries. You lead France with two, and one advisor is there: send yours.
    .monastery = You lead here already. Send an advisor, while there is room.
    .wrong = Purple is for France. Send an advisor there.
step-alliances-alliance = Two allied countries pay at the end: the most advisors in both score a point for each one there. You have those in France, so win its ally Burgundy.
    .bavaria = Bavaria is not allied with France. Burgundy is.
    .wrong = Green is for Burgundy. Send an advisor there.
    .right = Three advisors, three points; as many as a rival would do, too.
step-alliances-room = Here the court of Burgundy is full: you have one monastery, and { $seat1 } has one advisor. Make room and send yours, both in this turn.
    .one = There is room now. Send your advisor, too.
    .wrong = First a monastery in Burgundy, then an advisor there.

lesson-chains = Chains and jokers
step-chains-chain = Four or more of your monasteries in a row along the roads are a chain: a point each at the end. You have three, so add a fourth, even across a border.
    .wrong = Roads lead from Clairvaux to Cîteaux in Burgundy and Toul in Lorraine.
step-chains-joker = This time you need Cîteaux in Burgundy, and have no green card. Two cards of one colour are a joker, good for any country.
    .where = Use the joker for Cîteaux, in Burgundy.
    .wrong = Your two red cards together are a joker.
step-chains-scoring = Monasteries score twice: when the draw pile first runs out, and at the end. Alliances and chains score only at the end.

lesson-last = The last turn
step-last-behind = The draw pile is gone, and this is the last turn of a game. Behind the arrow stands what everyone would have if it ended now: { $seat1 } is ahead of you.
step-last-win = You have Rouen, Saint-Denis and Clairvaux in a row, and one turn to overtake { $seat1 }. Find the play that wins.
    .alone = Alone in Swabia you gain a single point. You need more.
    .england = A second place in England is a good idea, but one field there would count twice.
    .bavaria = A second place in Bavaria is worth two points. You need more.
    .wrong = Not enough. A fourth monastery in your row would bring four points at once.
    .right = A chain of four, and a second place besides: that was enough.
step-last-won = That is all: lead where you can, come second where many are, and let one piece count in several ways. Now play a game.

## The guided game: each question, the first time that it is asked

coach-play = Choose a card, or two alike as a joker, for a country where you gain something: the lead, a second place, a link in a chain. If nothing helps, exchange a card.
coach-country = This card is good for two countries. In an empty one you place just one monastery.
coach-piece = A monastery counts for its country and for chains; an advisor counts for alliances, and only at the end.
coach-more = You may place a second piece in the same country.
coach-refill = Take an open card if it makes a pair or the colour you need next. Otherwise draw, so that nobody knows what you have.

## The guided game: what has just happened, the first time

coach-event-intermediate-scoring = The draw pile ran out, so monasteries have scored. They score again at the end, with alliances and chains.
coach-event-last-round = The draw pile is gone for good: everyone plays to the end of this round, and then it is over.
