### Brutal Kingdom in English: words for people.
### Ids end in the ids of the engine: character-<name>, colour-<name>, back-<name>, option-<name>, option-<name>-<value>.

brutal-kingdom = Brutal Kingdom
    .pitch = Gather influence at a beastly court, strike down your rivals' courtiers before they strike yours, and remember that what everybody grabs is worth little in the end.
    .credit = Designed by Michael Rieneck, published by Kosmos in 2016. Regalia is unofficial and not connected with them.

## Characters, in order of rank
##
## .text takes
##   $victims       (poisoner, berserker, assassin, abbot, queen, king) the names of the victims that components.toml
##                  gives, joined with or-two
##   $black_knight  (black-knight) the value of that option; without it, the default is described

# $first, $second: names, or lists already joined
or-two = { $first } or { $second }

character-charlatan = Charlatan
    .text = You may turn one face-down card of your stack face up again. Its text does not happen a second time.
character-black-knight = Black Knight
    .text = { $black_knight ->
        [always] At the end of the chapter, if face up: you may take one influence token of any colour.
       *[conditional] At the end of the chapter, if face up: you may take one influence token of any colour, unless your other cards brought you one.
    }
character-courtesan = Courtesan
    .text = You may swap up to one light and one dark card of your hand, each with a player you choose, who picks what you get.
character-clairvoyant = Clairvoyant
    .text = You may look at all the cards in the middle.
character-poisoner = Poisoner
    .text = Killer: at once eliminates a rival's top card, if that is { $victims }.
character-berserker = Berserker
    .text = Killer: at once eliminates a rival's top card, if that is { $victims }.
character-assassin = Assassin
    .text = Killer: at once eliminates a rival's top card, if that is { $victims }.
character-abbot = Abbot
    .text = Killer: at once eliminates a rival's top card, if that is { $victims }.
character-executioner = Executioner
    .text = Name a character, but not the Saint. As long as this card is face up on top, a rival who plays that character loses it.
character-druid = Druid
    .text = You may swap a card of your hand, unseen, for one in the middle with the same back.
character-monk = Monk
    .text = You may swap a card of your hand, unseen, for one in the middle with the same back.
character-white-knight = White Knight
    .text = You may swap a card of your hand, unseen, for one in the middle with the same back.
character-intriguer = Intriguer
    .text = Changes places with the highest top card that is face up, unless it is the highest itself.
character-witch = Witch
    .text = You may look at the hand of one rival.
character-queen = Queen
    .text = Threat: as long as this card is face up on top, a rival who plays { $victims } loses that card.
character-king = King
    .text = Threat: as long as this card is face up on top, a rival who plays { $victims } loses that card.
character-wizard = Wizard
    .text = No text: a rich prize, if he lives to the end of the chapter.
character-bishop = Bishop
    .text = No text: a rich prize, if he lives to the end of the chapter.
character-saint = Saint
    .text = Put one influence token of your choice from the stock on the Chapel. The Executioner cannot name her.
character-inquisitor = Inquisitor
    .text = Declare rank 20 or 0, then name a character. A rival who holds it shows it and swaps it for a card of your hand.

## Influence

colour-blue = blue
    .influence = royal influence
    .full = royal blue
colour-green = green
    .influence = clerical influence
    .full = clerical green
colour-yellow = yellow
    .influence = mystical influence
    .full = mystical yellow

## Backs

back-light = light
    .card = light card
    .cards = { $count ->
        [one] { $count } light card
       *[other] { $count } light cards
    }
back-dark = dark
    .card = dark card
    .cards = { $count ->
        [one] { $count } dark card
       *[other] { $count } dark cards
    }

## Things on the table

thing-influence-token = influence token
thing-elimination-token = elimination token
thing-chapel = Chapel
thing-stock = stock
thing-middle = middle
thing-stack = stack
thing-starting-player-card = starting player card

## Options

option-black_knight = Black Knight
    .help = When the Black Knight brings a token at the end of a chapter.
option-black_knight-conditional = only if nothing else does
    .help = He brings a token only to a player whose other cards brought no influence token in this chapter.
option-black_knight-always = always
    .help = He brings a token whatever the other cards brought.
option-moved_threats_end = Moved threats end
    .help = A King, Queen or Executioner moved by the Intriguer stops threatening anyone. Otherwise it goes on for its new owner.
option-inquisitor_same_back = Inquisitor swaps like for like
    .help = The card given for the one the Inquisitor asked for must have the same back. Otherwise any card will do.
option-random_removal = Random cards out
    .help = For three players: all characters take part, but two light and two dark cards drawn at random sit out each chapter unseen. Otherwise ranks 1 to 4 are left out of the whole game.
