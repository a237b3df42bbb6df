### What the browser client says besides the words that all clients share, in English.

tagline = Five games of crowns and intrigue, with friends and with bots that never cheat
home-link = To all games
games = Games
loading = One moment …
close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied
on = on
off = off
server-away = The server does not answer.
page-missing = There is no such page.
page-missing-help = There may be a typo in the address, or what was here has been removed.
offline-reading = The server does not answer just now. You can still read this:

## What the server refuses, by its reason

refused = The server could not do that.
refused-bad-clock = A clock needs at least five seconds.
refused-bad-moment = You cannot play on from this moment.
refused-bad-record = This file is not the record of a game that can be replayed here.
refused-no-review = Reviews are turned off at this table.
refused-level-not-offered = This bot is not offered at such a table, as it was not shown to be stronger there.
refused-bad-option = These options do not go together.
refused-bad-seat = That seat is taken by a bot or does not exist.
refused-away = A bot plays for you; take your seat back first.
refused-begun = The game at this table has begun, or the table was closed.
refused-dead-link = This link has been used or is too old; make a new one.
refused-deal = That deal is not being made, or not with you; look again.
refused-empty = Use at least one visible character.
refused-flood = Too many requests: wait a few seconds.
refused-host = The server does not go by this name.
refused-illegal = That is not possible now.
refused-incomplete = There is still something to choose.
refused-malformed = The server could not read that.
refused-no-hints = This table plays without hints.
refused-no-name = Give yourself a name first.
refused-no-seat = You have no seat at this table.
refused-no-spectators = This table does not admit spectators.
refused-no-such-bot = There is no such bot.
refused-no-such-game = There is no such game.
refused-no-such-lesson = There is no such lesson.
refused-no-such-line = There is no such line of chat at this table.
refused-no-such-order = There is no such standing order.
refused-no-such-table = There is no such table. It may have been closed.
refused-metrics = Only the operator can read the metrics.
refused-not-host = Only the one who opened the table can do that.
refused-not-over = This is kept secret until the game is over.
refused-not-playing = No game is being played at this table.
refused-not-your-turn = It is not your turn.
refused-origin = Requests from pages of other sites are not allowed.
refused-over = This table is already closed.
refused-patience = One moment: wait a few seconds.
refused-quiet = Spectators cannot chat at this table while a game is played.
refused-quota = You have reached the daily limit of stored data; try again later.
refused-seat-taken = That seat is taken or does not exist.
refused-seats-free = Some seats are still free; wait, or put bots on them.
refused-settled = This has been settled; it can be changed no more.
refused-stale = The game has moved on since then; look again.
refused-too-many-connections = Too many connections from your address.
refused-too-many-tables = You have opened as many tables as one person may; close one first.
refused-version = This page is older than the server; load it again.
refused-void = Too many deals here were void or cancelled; open another table.
refused-whole = This play is complete; there is nothing left to choose.

## Home

# $first, $last: the fewest and the most players
players-range = { $first } to { $last } players
# $first, $last: the least and the most that a game takes
minutes-range = { $first } to { $last } minutes
weight-1 = easy to learn
weight-2 = some rules
weight-3 = many rules
guide-rules = Rules
guide-cards = Cards
guide-learn = Learn in 5 minutes
cards-search = Search the cards
play-now = Play now against bots
play-friends = Play with friends
newcomer = New here? Choose a game: learn it in 5 minutes, or play at once. There is nothing to sign up for.
join = Join
join-code = Code or link of a table
lobby-mine = Your games
lobby-kept = Your seat in the next game is kept
my-games = My games
my-games-running = Running
my-games-finished = Finished
my-games-none = Games that you have finished will be here.
my-games-more = Show earlier games
# $place: of the reader, 1 is best
my-games-place =
    { $place ->
        [1] You won
       *[other] You came in at place { $place }
    }
# $name, $points
my-games-rank = { $name } { $points }
lobby-open = Open tables
lobby-none = Nobody waits for players right now.
lobby-your-turn = Your turn
lobby-gathering = Waiting for players
# $host: who opened the table, $free: how many seats are free
lobby-seats =
    { $free ->
        [0] { $host } · all seats taken
        [one] { $host } · one seat free
       *[other] { $host } · { $free } seats free
    }
# $number: which of the names that a guest gets
guest-name =
    { $number ->
        [1] Guest Alder
        [2] Guest Birch
        [3] Guest Cedar
        [4] Guest Hazel
        [5] Guest Juniper
        [6] Guest Linden
        [7] Guest Rowan
       *[8] Guest Willow
    }

## New table

new-table = New table
seats = Seats
seat-count = Players
seat-you = You
seat-person = a person
# $level: of a bot
seat-bot = bot: { $level }
# $seat: counted from 1
seat-number = Seat { $seat }
# $seat: counted from 1
seat-character = Character of bot { $seat }
character-none = as usual
character-bold = bold
character-careful = careful
character-courtly = courtly
character-devout = devout
character-greedy = greedy
character-patient = patient
character-sly = sly
your-name = Your name
name-guest = a guest
level-page = Page (chooses at random)
level-courtier = Courtier (quick and greedy)
level-chancellor = Chancellor (thinks ahead)
level-sovereign = Sovereign (the strongest)
options = Options
table-settings = Table
clock = Clock
clock-none = none
clock-quick = 30 seconds a play
clock-calm = 2 minutes a play
clock-game = 15 minutes a game, 10 seconds more a play
clock-days = 2 days a play
# $seconds, $increment
clock-other = { $seconds } seconds, { $increment } more a play
windows = Answers to others' plays
windows-quick = quick: as soon as all have answered
    .help = Nobody waits longer than needed, but how fast an answer comes may tell something.
windows-sealed = sealed: after a fixed time
    .help = Every window stays open for { $seconds } seconds, so that the time an answer takes tells nothing.
window-length = Seconds a window
table-open = Anyone may find it on the first page
table-hints = Hints allowed
bot-pace = Bots move
bot-pace-quick = at once
bot-pace-normal = after a moment
bot-pace-slow = slowly
table-spectators = Others may look on
open-table = Open the table
invite-later = You get a link to invite the others next.

## Before the game

# $code: of the table
table-code = Table { $code }
# $count: free seats
gathering =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
gathering-full = Everyone is here
host = opened the table
not-here = not connected
seat-free = free
seat-kept = kept for { $name }
sit-down = Sit down
sit-again = Take your seat
is-in = is in
deals-itself = The cards are dealt as soon as everyone is in.
# $host: who opened the table, $game: its name
welcome = { $host } invites you to { $game }
welcome-full = All seats are taken. You can look on, if the table allows it.
name-change = Change name
stand-up = Stand up
bot-place = Put a bot here
bot-away = Take away
bots-hasty = Bots think for a second at most until the engine is compiled.
start = Deal
deal-waiting = Everyone adds a share to the deal; waiting for { $names }.
deal-code = Deal { $code }.
deal-code-why = Everyone at this table sees the same code. If yours differs from a friend's, the server has shown you different deals.
deal-earlier =
    { $count ->
        [one] One deal here was void because a share was missing, or was cancelled. The record shows it openly.
       *[other] { $count } deals here were void because a share was missing, or were cancelled. The record shows them openly.
    }
deal-open = The deal of this game is open now.
deal-absent = Not there, and so without a share: { $names }.
close-table = Close the table
# $name: the host
waiting-for-host = { $name } will start the game.
invite-title = Invite friends
invite-link = Link to this table
invite-qr = QR code of the link
table-closed = This table was closed.
    .host = This table was closed by its host.
    .abandoned = This table was closed because nobody had played at it for a long time.
    .rules = The rules of this game have been corrected, and a game that was begun by the old ones cannot go on.
table-gone = This table has been closed; you see how it was.
table-shut-out = The game has begun, and nobody may look on at this table.

## The table

choices = Your choices
# $names: joined with list-and
waiting-for = Waiting for { $names }
# $time: as a clock shows it
waited = for { $time }
# $names: joined with list-and
absent = Not connected: { $names }
follow-next = Next
follow-skip = Skip
follow-again = Again
    .help = See again what happened since your last play
go-on = Go on
prepare = Prepare my next play
    .help = Choose your next play while others think
prepare-choose = Choose on the table what you will play next. It is played in your turn, if it is still possible.
# $play: in words
prepared = Prepared: { $play }
prepare-cancel = Cancel
# $play: in words
prepared-void = Not played, as that is not the question now or not possible: { $play }
read-cards = Read the cards
read-nothing = What can be chosen here has no text of its own.
read-tap = Tap a card to read it; hold one that can be chosen.
confirm = Confirm
take-back = Take back
choose-on-table = Choose on the table
# $count: of legal actions
all-choices = All { $count } in words
# $rule: its number
rule-open = Open rule { $rule }
why-not = Not possible now, by rule
hint = Hint
hint-title = What a bot would do here
hint-clear = clearly best
hint-likely = likely good
hint-maybe = worth a thought
hint-hardly = hardly
# $game: its name
title-your-turn = ● Your turn – { $game }
notice-offline = That did not reach the server. It will be there again soon.
connection-lost = The connection is lost. Trying again …
connection-retry = Try now
panels = Panels
panel-log = Log
panel-know = Known
panel-chat = Chat
panel-rules = Rules
rules-search = Search the rules
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-mute = mute
chat-report = report
chat-reported = reported
know-sure = For certain
know-hearsay = Less exactly
know-nothing = Nothing but what lies open.
window-sealed = Sealed: your answer is held until the window closes.
window-answered = Answered. You may still change it.
chosen-first = You have chosen. While others do, you may still change it.
# $seconds
window-closes = closes in { $seconds } s
order-title = Standing order
order-none = Ask me each time
order-all = Let everything pass
resign = Leave the seat to a bot
resign-text = A bot will play on for you. You can take the seat back at any time while the game lasts.
away-text = A bot is playing for you.
away-late = Your time ran out. A bot is playing for you.
come-back = Take the seat back

## Help and settings

help = Help
settings = Settings
key-number = makes the choice with that number
key-tab = goes through everything that can be chosen; Enter or Space chooses
key-arrows = go from thing to thing on the table, also to what cannot be chosen, and tell why
key-enter = confirms a play that is whole
key-undo = takes back the last choice of the play you are making (also Backspace)
key-all = lists all choices in words
key-hint = asks for a hint
key-read = shows the texts of what can be chosen, side by side
key-follow = next play, all at once, see again
key-prepare = prepares your next play while others think, or cancels it
key-rule = opens the rule behind the question
key-panels = log, what you know, chat, rule book
key-escape = closes what is open
key-help = shows this
language = Language
language-auto = as the browser
theme = Look
theme-auto = as the system
theme-light = parchment
theme-dark = night
pace = What happens is shown
pace-slow = slowly
pace-normal = at a normal pace
pace-quick = quickly
pace-none = at once
confirming = Confirm a play
confirming-always = always
confirming-final = when it cannot be changed afterwards
confirming-never = never
forced = Answer for me where only one answer is left, such as ending a turn. Others may notice that you had no choice.
coaching = A coach explains games against bots
coaching-again = Explain everything again
coaching-off = No more coach
coaching-quiet = Nothing new for you here. If you do not know what to do, ask for a hint.
coaching-watch = Watch what the others do.
sounds = Sounds
notifications = Tell me when it is my turn
link-make = Go on with another device
link-text = Open this on the other device. It works once.
link-title = Go on here
link-use-text = This link brings your name and your seats to this browser. It works once.
link-use = Go on here
revoke = Sign out on all other devices
my-data = Download my data
forget = Delete my data
forget-sure = Your name, chat, links, lessons and settings are deleted, and bots take your running seats.
credits = Credits
credits-icons = Pictures by the artists of
credits-fonts = Set in Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral (SIL Open Font License).
credits-games = The games belong to their designers and publishers. Regalia is unofficial and not connected with them; its rules are told in words of its own.

## The end, and replays

result = Result
end-see-table = See the table
fair-text = The deal with the code { $code }: the server had settled on a secret before anyone gave a share, and all shares were settled before one was opened.
fair-check = Check the deal
fair-commitment-good = The server kept to the secret it had settled on.
fair-commitment-bad = The server's secret is not the one it had settled on.
fair-seed-good = The cards follow from that secret and the shares.
fair-seed-bad = The cards do not follow from that secret and these shares.
fair-share-good = Your share is among them, in the deal that you saw.
fair-share-bad = The share of this browser is not among them, or the deal is not the one that it saw. Did another of your devices take part?
fair-people =
    { $count ->
        [0] Nobody added a share: the server alone chose the cards.
        [one] One person added a share. Nobody chose the cards, unless that person and the server did it together.
       *[other] { $count } people added a share. Nobody chose the cards, unless all of them and the server did it together.
    }
fair-not-mine = This browser added none.
fair-earlier = Before it, { $voids } deals were void and { $closed } were cancelled; the record shows them openly.
fair-not-proven = Not proven: who the people are, and what the host sees or tells. A page cannot vouch for the server it comes from; “regalia verify” on a computer of your own checks the saved record.
fair-first = This game was dealt by an earlier protocol, which does not prove that nobody chose the cards.
rematch = Play again
rematch-look = Look on at the next game
# $names: who wants to play again, joined with list-and
rematch-in = In for another game: { $names }.
another-game = Another game
share-picture = Share as a picture
share-text = Share as text
# $count: games of the evening
evening-title =
    { $count ->
        [one] Won this evening, after one game:
       *[other] Won this evening, after { $count } games:
    }
evening-past = Won in these { $count } games:
# $game: its name, $date
share-head = { $game }, { $date }
# $place, $name, $points
share-rank =
    { $points ->
        [one] { $place }. { $name }, one point
       *[other] { $place }. { $name }, { $points } points
    }
review = Review
replay = Replay
record-download = Save the record
to-table = To the table
replay-first = To the start
replay-back = One play back
replay-next = Next play
replay-last = To the end
replay-run = Play it
replay-pause = Pause
replay-scrub = Which play
replay-viewer = Whose eyes
replay-open = All cards open
replay-spectator = As a spectator
# $name
replay-seat = As { $name }
replay-link = Link to here
link-remark = A remark, if you like
link-remark-text = Whoever opens the link sees this moment, and your remark beside it.
link-copy = Copy the link
# Someone’s remark in a link; it is shown as it is.
remark-title = Remark
play-on = Play on from here
play-on-text = You play on from this moment against bots, at a table of your own. The game that was played stays as it is.
play-on-seat = Your seat
play-on-bots = The others
play-on-anew = Deal anew what you could not know
play-on-anew-text = The seat knows what it knew then, and everything else is dealt again.
play-on-keep = Keep all cards as they were
play-on-start = Play on
origin-text = Played on from play { $ply } of another game, in the seat of { $name }. { $keep ->
    [yes] All cards are as they were.
   *[no] What that seat did not know was dealt anew.
  }
origin-look = See that game

## Reviews; what the terminal says, too, is review-… in the shared catalogue

panel-review = Review
review-ask = Review this game
review-ask-text = Bots work out everyone’s chances, play by play, and judge each decision by what its player could know. That takes a minute or two.
review-waiting = Waiting for a free bot …
# $percent
review-working = { $percent } % worked out. The curve comes first, then one decision after the other.
review-failed = This game could not be reviewed. The server’s log tells why.
review-thorough = Review it more thoroughly
review-thorough-text = Longer searches, some eight times as long
review-done-quick = A quick review
review-done-thorough = A thorough review
review-curve = Chances to win through the game
# $ply, $chances: names with their chances
review-curve-at = After play { $ply }: { $chances }
# $name, $percent
review-chance = { $name } { $percent } %
review-sight = What the curve goes by
review-sight-table = What all could know
review-sight-open = All cards open
review-whose = Whose decisions
review-everyone = All players
review-only-costly = Only what cost something
review-none-costly = No decision here cost more than can be told apart from chance.
# $ply
review-play = Play { $ply }
review-played = Played
review-better = Better
review-search-chose = The search chose
# $cost: points, $error: its standard error
review-cost = cost { $cost } ± { $error } points
review-no-cost = nothing better was found
review-close-text = too close to tell
review-explained-web = A point is one chance to win in a hundred. Error rate is what a decision cost on average; luck is what chance brought beyond its mean; others’ play is what the others’ plays changed. The rest is what these leave over, mostly that everyone plays better than the estimate assumes. ± is one standard error.
# $verdict, $best: what was better
review-here = { $verdict }: better was “{ $best }”
review-here-search = { $verdict }: the search chose “{ $best }”
review-here-best = { $verdict }: nothing better was found
review-show = Show it on the board

## Records that are brought

bring-record = Replay a record
bring-record-text = Drop the file of a game anywhere here, or choose it, to replay and review it.
bring-drop = Let go to replay this game
bring-too-large = This file is too large to be the record of a game.
table-review = The game may be reviewed when it is over

# Lessons. Words that the terminal says, too, are learn-… in the shared catalogue.

# $game: its name
learn-title = Learn { $game }
# $count: lessons; $minutes: for all of them
learn-pitch = { $count } short lessons, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  } in all. You learn by playing, and a wrong play does no harm.
learn-none = There are no lessons for this game.
lesson-begin = Begin
lesson-on = Go on
lesson-again = Do it again
lesson-play = Play
lesson-all = All lessons
# $title: of the lesson
lesson-next = Next: { $title }
# $act: Begin, Go on or Do it again
lesson-open = { $act }: { $title }
lesson-first-game = Play your first game
lesson-new = New
# $reached, $steps
lesson-begun = { $reached } of { $steps } steps done
lesson-done = Done
lesson-wrong = That is not it. Try something else.
first-game = Your first game
first-game-text = A whole game against the easiest bots
