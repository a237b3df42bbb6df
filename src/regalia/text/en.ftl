### Words that all games share, in English. words.toml explains the variables.

## Lists, folded from two at a time
## $first, $second: names, or lists already joined

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-times = { $count } × { $name }

# The forms that names have besides the plain one, as attributes; words.toml explains them. English has none
name-forms = { "" }

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
# $name: of a bot, $character: one that it has
bot-named =
    { $character ->
        [bold] { $name } the Bold
        [careful] { $name } the Careful
        [courtly] { $name } the Courtly
        [devout] { $name } the Devout
        [greedy] { $name } the Greedy
        [patient] { $name } the Patient
        [sly] { $name } the Sly
       *[none] { $name }
    }
# $name: of a bot, with its character, $level: how strong it is
bot-at-level =
    { $level ->
        [page] { $name } · page
        [courtier] { $name } · courtier
        [chancellor] { $name } · chancellor
        [sovereign] { $name } · sovereign
       *[other] { $name }
    }
# $wins: games of ten that it wins alone against a table of $against; $fair: those of an even chance
level-means =
    { $against ->
        [page] wins about { $wins } of 10 games against pages (even would be { $fair })
        [courtier] wins about { $wins } of 10 games against courtiers (even would be { $fair })
        [chancellor] wins about { $wins } of 10 games against chancellors (even would be { $fair })
       *[other] wins about { $wins } of 10 games against the level below (even would be { $fair })
    }
# $seconds: about a decision, on average, $tenths: the same in tenths
level-thinks =
    { $tenths ->
        [0] answers at once
       *[other] thinks about { $seconds } s
    }
# $level: one that was not shown to be stronger than the one below
level-not-offered =
    { $level ->
        [courtier] The courtier sits this table out: we could not show that it plays better than a page here.
        [chancellor] The chancellor sits this table out: we could not show that it plays better than a courtier here.
        [sovereign] The sovereign sits this table out: we could not show that it plays better than a chancellor here.
       *[other] That bot sits this table out.
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
keys-lesson = number chooses · u takes back · ! hint · ? rule · h help · q leave
keys-lesson-forced = Enter plays it · ? rule · h help · q leave
keys-lesson-confirm = Enter confirms · u takes back · h help · q leave

help-title = Keys
help-number = makes the choice with that number
help-confirm = confirms a play that is whole; until then nobody has seen it
help-undo = takes back the last choice of the play you are making
help-rule = shows the rule behind the question; with a number or a word, as in ?{ $example } or ?win, other rules; with a card that is not offered, why it is not
help-log = shows all that has happened so far
help-hint = shows what a strong bot would choose in your place, and why
help-position = shows the position as text, for a bug report or for `regalia play --position`
help-help = shows this list
help-quit = saves the game and leaves; so does Ctrl-C
help-lesson-hint = shows what to choose next
help-lesson-quit = leaves, and your progress is kept; so does Ctrl-C
help-legend = Signs
help-enter = Enter, c

notice-which = Choose a number from 1 to { $last }.
notice-whole = The play is whole: Enter confirms it, u takes back.
notice-unknown = There is no key “{ $answer }”; h shows what there is.
notice-no-hint = There is nothing to choose here.
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

## Reviews
## Chances and points are of a hundred, as text

# $game; $plays: how many; $form: of review
review-title = Review of { $game }
review-about =
    { $plays ->
        [one] One play.
       *[other] { $plays } plays.
    } { $form ->
        [quick] A quick review.
       *[thorough] A thorough review.
    }
review-first-look = A first look; the rest is being worked out.
review-chances = Chances to win, play by play
review-by-table = by what everyone could know
review-by-open = with all cards open
review-bars = Bars: by what everyone could know. Digits: with all cards open, in tenths.
review-start = { $chance } % at first
review-end-won = won
review-end-shared = shared the win
review-end-lost = lost
review-decisions = Decisions
review-decisions-none = No decision cost more than can be told apart from chance.
review-decisions-kept =
    { $count ->
        [one] One other decision was best or good; --all shows it.
       *[other] { $count } other decisions were best or good; --all shows them.
    }
review-column-play = play
review-column-player = player
review-column-played = what was played
review-column-best = the search’s choice
review-column-cost = cost
review-column-verdict = verdict
review-same = the same
review-verdict-best = best
review-verdict-good = good
review-verdict-close = close
review-verdict-doubtful = doubtful
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-signs = { $doubtful } doubtful   { $mistake } mistake   { $blunder } blunder
review-seats = What brought it about, in points (a hundred are a win)
review-decimal-mark = .
review-column-decisions = asked
review-column-error-rate = error rate
review-column-start = start
review-column-luck = luck
review-column-others = others’ play
review-column-loss = own loss
review-column-rest = the rest
review-column-result = end
review-explained = Error rate is what a decision cost on average. Start, luck and others’ play less own loss, with the rest, make the end. The rest is mostly that everyone plays better than the estimate assumes. ± is one standard error.
review-moments = What decided it
review-moments-none = No single play changed the chances much.
# $ply: which play; $points: how much the chances of $player changed, and $change whether that was good or bad;
# $actor: who played; $played, $best: plays in words
review-moment-loss =
    Play { $ply }: { $player_is ->
        [you] You
       *[other] { $player }
    } chose “{ $played }”. “{ $best }” would have been better by { $points } points.
review-moment-deal =
    The deal: { $change ->
        [good] good luck for
       *[bad] bad luck for
    } { $player_is ->
        [you] you
       *[other] { $player }
    }, { $points } points.
review-moment-luck =
    Play { $ply }: { $actor_is ->
        [you] You
       *[other] { $actor }
    } chose “{ $played }”. What chance then brought was { $change ->
        [good] good luck for
       *[bad] bad luck for
    } { $player_is ->
        [you] you
       *[other] { $player }
    }, { $points } points.
review-moment-others =
    Play { $ply }: { $actor_is ->
        [you] You
       *[other] { $actor }
    } chose “{ $played }”. That { $change ->
        [good] helped
       *[bad] hurt
    } { $player_is ->
        [you] you
       *[other] { $player }
    } by { $points } points.
review-again = To play on from a moment: { $command }

## Reasons of hints
## $player, $player_is: who answers; $action: with what; $share: how sure, of ten

hint-heading = What a strong bot would do here
hint-advises = { $action } (a chance of { $chance } of 100 to win)
hint-expects =
    { $player_is ->
        [you] You
       *[other] { $player }
    } will probably answer: { $action } ({ $share } of 10).
# $other: another choice that was looked at; $points: what it would cost
hint-avoids =
    “{ $other }” would be worse by { $points } points: { $player_is ->
        [you] you
       *[other] { $player }
    } could answer: { $action }.

## Components

# $published, $reconstructed: the marks of values with these sources
components-called = called
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
