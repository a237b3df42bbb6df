### Words that all games share, in English. words.toml explains the variables.

## Lists, folded from two at a time
## $first, $second: names, or lists already joined

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-times = { $count } × { $name }

## Players

# $seat: the number of a seat that a bot holds
bot-name =
    { $seat ->
        [0] Adela
        [1] Bruno
        [2] Clara
        [3] Dorin
        [4] Edda
        [5] Falk
        [6] Greta
       *[7] Hugo
    }
player-you = You
# $name: the name that the reader goes by
player-named-you = { $name } (you)

## Keys

keys-choose = number chooses · ? rule · h help · q save and leave
keys-draft = number chooses · u takes back · ? rule · h help · q save and leave
keys-forced = Enter goes on · ? rule · h help · q save and leave
keys-confirm = Enter confirms · u takes back · h help · q save and leave
keys-replay = Enter next · b back · number jumps there · q quit
keys-back = Enter goes back to the table.
keys-earlier = Enter shows what was before · any other answer goes back to the table.
keys-more = Enter shows more · any other answer goes back to the table.

keys-coached = number chooses · ! hint · ? rule · h help · q save and leave
keys-coached-draft = number chooses · u takes back · ! hint · ? rule · h help · q save and leave
keys-read = Enter goes on · h help · q leave
keys-lesson = number chooses · u takes back · ? rule · h help · q leave
keys-lesson-forced = Enter plays it · ? rule · h help · q leave
keys-lesson-confirm = Enter confirms · u takes back · h help · q leave

help-title = Keys
help-number = makes the choice with that number
help-confirm = confirms a play that is whole; until then nobody has seen it
help-undo = takes back the last choice of the play you are making
help-rule = shows the rule behind the question; with a number or a word, as in ?{ $example } or ?win, other rules; with a card that is not offered, why it is not
help-hint = shows what a good player would choose, and why
help-log = shows all that has happened so far
help-position = shows the position as text, for a bug report or for `regalia play --position`
help-help = shows this list
help-quit = saves the game and leaves; so does Ctrl-C
help-legend = Signs
help-enter = Enter, c

notice-which = Choose a number from 1 to { $last }.
notice-whole = The play is whole: Enter confirms it, u takes back.
notice-unknown = There is no key “{ $answer }”; h shows what there is.
notice-first = There is nothing to take back: what was confirmed has happened.
notice-read = Enter goes on; h shows the other keys.
notice-no-rule = No rule has the number or the words “{ $answer }”.

## The table

table-log = Since your last turn
table-earlier =
    { $count ->
        [one] … one line before this, l shows it
       *[other] … { $count } lines before this, l shows them
    }
table-whole-log = What has happened
table-draft = Your play so far
table-whole = Your play
table-reveals = You will see what comes of it when you confirm.
table-confirm = Confirm this play?
table-hand = Your hand
table-memory = You know
# $kind, $places: a card, and the places of which one holds it
table-known = { $kind }: { $places }
# $kind, $places: a card, and the places that do not hold it
table-barred = { $kind }: not { $places }

## Lessons

# $number, $lessons: which lesson of how many; $title: of the lesson; $step, $steps: which step of how many
learn-head = Lesson { $number } of { $lessons }: { $title } · { $step }/{ $steps }
learn-coach = Your coach
# $words: what was said of the answer before
learn-right = Right! { $words }
# $things: what to look at, joined
learn-look = Look here: { $things }
# $answer: a right answer, in words
learn-solution = You could choose: { $answer }
learn-done = That was lesson { $number } of { $lessons }: { $title }.
learn-next = Enter goes on with lesson { $number }: { $title } · q leave
learn-play = Enter begins your first game, with a coach · q leave
learn-left = Your progress is kept. To go on: { $command }
learn-all-done = You have done every lesson. To do one again: { $again }. To play with a coach: { $play }
learn-no-hint = There is nothing to choose here.
# $answer: the best choice; $percent: how well it is expected to turn out
learn-hint = A good player would choose: { $answer } ({ $percent } of 100).
# $answer, $percent: the second best
learn-hint-next = The next best: { $answer } ({ $percent } of 100).
learn-hint-why = That is how often it leads to a win in games that the coach plays out from here.

## Leaving and resuming

play-saved = Saved in { $file }
play-resume = To go on: { $command }
play-record = The record lies in { $file }
play-watch = To watch it again: { $command }

## The end

end-title = The game is over
end-won =
    { $count ->
        [one] { $winner_is ->
            [you] You have won!
           *[other] { $winner } has won.
        }
       *[other] { $winner } share first place.
    }
# How the winner was found, where points do not tell. $winner, $winner_is, $count: the winners
decided-score = { "" }
decided-shared = The tie cannot be broken.
end-place = place
end-player = player
end-score = points

## Replays

# $ply, $plies: which commit of how many
replay-start = The start, before the first of { $plies } plays
replay-ply = Play { $ply } of { $plies }
replay-all = All cards are shown.
# $name
replay-as = As { $name } sees it.
notice-ply = The plays go from 0 to { $last }.

## Components

# $published, $reconstructed: the marks of values with these sources
components-sources = unmarked: the rulebook says so · { $published } public descriptions say so · { $reconstructed } worked out, the real card may differ
components-correct = Own the game? Save the file with --toml, correct it, and play with: { $command }

## Events, where a game has no message of its own
## $kind_id is "unknown" for those who did not see the card

event-gathered = { "" }
event-tallied = { "" }
event-moved =
    { $kind_id ->
        [unknown] { "" }
       *[known] The { $kind } is moved.
    }
event-dealt = { "" }
event-looked = { "" }
event-shown = The { $kind } is shown.
event-absent = Nobody shows the { $kind }.
