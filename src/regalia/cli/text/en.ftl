### What the `regalia` command says of itself, in English: --help, wrong commands, and what commands print besides games.
###
### command-<name> is the help of a command, its attributes are those of its options. An option that a command says nothing
### of is told by option-<name>. A paragraph whose lines begin with a command keeps its lines.

## Commands

command-main =
    Five games of crowns and intrigue, at one table.

    Without a command: serve the tables and open the browser.
    .language = Language of games and help, as in --language de; else that of LANG.
    .version = Show the version and leave.
    .host = Address to listen on; 0.0.0.0 for all.
    .port = Port to listen on.
    .database = SQLite file or URL of a database; by default a file among your data.
    .redis = URL by which several processes on one PostgreSQL database hear of each other.
    .workers = Processes; more than one need PostgreSQL and Redis.
    .lan = Let in everyone on the local network, and print the address for them, with its QR code.
    .no-browser = Do not open the browser.

command-learn =
    Learn a game by playing it, in five to ten minutes.

    regalia learn brutal-kingdom               begin, or go on where you left
    regalia learn brutal-kingdom 3             one lesson, by number or name
    regalia learn brutal-kingdom --first-game  a whole game with a coach
    regalia learn --list                       all lessons of all games

    A lesson shows you something on the real table and asks you for a play. A wrong one does no harm: you are
    told why, and try again. What you have done is kept, so you can leave at any time.
    .first-game = Play a whole game against pages, with a coach beside you.
    .list = List the lessons, of one game or of all.
    .json = With --list: one JSON object a line, a row for each lesson.

command-play =
    Play a game against bots.

    The game is saved after every play, so that nothing is lost by Ctrl-C or a closed terminal.
    .seat = Which seat is yours, counted from 0.
    .seed = A word or number that fixes all chance, hashed with SHA-256.
    .components = Play with the cards of this file; see `regalia components`.
    .bots = Whom you play against, clockwise from you: page, courtier, chancellor or sovereign; with a character, as in courtier:bold.
    .coach = Have each question explained the first time, and hints at hand.
    .position = Begin with the position in this file; see docs/positions.md.
    .from = Play on from a moment of the finished game in this file.
    .ply = With --from: after this play; 0 is the start.
    .keep = With --from: keep all cards; else deal what your seat cannot know.
    .resume = Go on with a saved game.
    .save = Where to save it; among your data (XDG_DATA_HOME) if not given.

command-replay =
    Watch a saved game again, from any seat.
    .as = Whose eyes. Without it: all cards if the game is over, else seat 0.
    .ply = Only show the table after this play; 0 is the start.

command-review =
    Tell what decided a game, and what was luck.

    A decision is judged by what its seat could know at that moment. What is worked out is kept (in
    XDG_CACHE_HOME), so that after Ctrl-C the same command goes on, and the next time it answers at once.
    docs/review.md tells what the figures mean.
    .seat = Judge the decisions of this seat alone, counted from 0.
    .html = Write it as one page that needs nothing else.
    .json = One JSON object a line: a row for each decision, then one for each seat.
    .thorough = More worlds and longer searches, for many minutes.
    .all = Show the decisions that were best or good, too.

command-verify =
    Check the record in FILE.

    It is played again to the end; a server's proof that the deal was fair is checked with it, and what that
    proves is said in words. docs/fairness.md says what cannot be proven.

    Its digest shows that it was not cut or changed by mistake. It has no key: whoever changes a record on
    purpose can make the digest anew. That a server played this game and no other, only its own copy shows.

command-rules = Read the rules of a game, every paragraph numbered.

command-components =
    Show the cards of a game, with the source of every value.
    .toml = Print the file itself, to be corrected and played with.

command-arena =
    Let bots play each other, and tell who is better.

    With fewer bots than seats the first sits alone against a table of the others. Every deal is played once
    from each seat, so that luck of the deal and of the seat cancel. Bots are page, courtier, chancellor and
    sovereign, ismcts:ITERATIONS, and those of other packages; with `cheating-` before its name a bot sees all
    cards, and `page#2` is another page. The same seed gives the same table, whatever the number of jobs, and on
    a Ray cluster as well. Ctrl-C prints what there is.

    With --sprt 0,0.05 two bots play deal by deal until it is decided, with errors of 5 % both ways, whether
    the first wins its fair share or five points more: accepted, refused, or undecided at --games or --hours.
    At a table of more than two, one new bot among old ones and one old among new ones have a verdict each.
    .bots = Who plays; the first one is judged.
    .games = At most this many; 200 if not given, and with --sprt as many as it takes.
    .play-all = Play on when the question is settled.
    .sprt = Play until a sequential test tells whether the first bot's share is LOW or HIGH above the fair.
    .errors = With --sprt.
    .hours = With --sprt: of a processor, at most.
    .resume = With --sprt: note every game in this file, and go on with those that are noted there.
    .save = Keep the records there.
    .json = One JSON object a line, a row for each bot.

command-lab = Measure and improve the bots.

command-levels =
    Measure each level against the one below.

    One alone against a table of the level below, at the game's smallest and usual number of players, by a
    sequential test: does it win its fair share, or 1.25 times that? Errors are 5 % both ways. A rung has one
    hour of a processor, the highest level four, at the usual number alone.

    It can be stopped at any time; the same command goes on where it was. What is at its end goes into the
    file at once.
    .level = Only this one; may be given again.
    .seats = Only at this number of players.
    .seed = Another word deals other cards.
    .journal = The folder in which every game is noted as soon as it is over.
    .out = The file to put the results into; that of the package if not given.
    .minutes = Stop after so long; the same command goes on.
    .json = One JSON object a line, for each that is at its end.

command-train =
    Learn to judge positions from games of bots.

    The bots of the levels that use it play by it as soon as it lies in the package, with the same rules and
    components. Whether they play better, only `regalia arena --sprt` can tell.
    .games = To learn from.
    .bot = Who plays them.
    .out = The file to put it into, in place of what was learnt for as many players; that of the package if not given.
    .epilog = For instance: regalia lab train kings-blood --seats 2 --games 16000

command-tune-bot =
    Look for better numbers for a bot.

    Its numbers are the weights of the game's heuristics, and exploration, prior and horizon of a search. In
    every step all of them move at once, up or down by chance, and two bots, one to each side of the best
    guess, play some deals; the guess follows the winner (SPSA). In the end what was found plays the usual bot
    until a sequential test decides: only accepted numbers are better ones.
    .bot = Whose numbers.
    .number = Only this one; may be given again.
    .steps = Of the climb.
    .deals = In each step.
    .spread = How far apart the two bots of a step are: the logarithm of a factor, to either side.
    .sprt = Of the test in the end; 0,0.05 if not given.
    .games = Of the test, at most.
    .hours = Of the test, at most.
    .resume = Note every step in this file, and go on with those that are noted there; the test beside it.
    .json = A JSON object for the numbers, and one for the test.
    .epilog = For instance: regalia lab tune-bot kings-blood --bot courtier --number dead --seats 2

command-selfplay =
    Let bots play many games, and keep them as Parquet.

    A row is a game, with all of its plays; docs/selfplay.md names the columns. Every game has a deal of its
    own, and the bots move a seat further from game to game. With fewer bots than seats the first sits alone
    against a table of the others.

    The same command goes on where it was broken off, by Ctrl-C, by kill -9 or by a power cut: files that are
    there are not played again. The same settings give the same files, whoever plays the games.
    .bots = Who plays; one alone plays against itself.
    .games = How many.
    .out = The folder for the files; made if it is not there.
    .shard-size = Games in a file, and the most that an interruption can cost; fewer for slow bots.
    .json = Say in the end what was done as a JSON object.
    .epilog = For instance: regalia selfplay brutal-kingdom --bots courtier --games 100000 --out courtiers

command-bench = Measure speed.

command-engine =
    Random play, copies and observations of every game and number of players.

    `inner` is decisions per second of games played inside the engine, `driven` of games played by a loop in
    Python, `batch` and `pettingzoo` of games played through those environments (extra `pettingzoo`); the rest
    is microseconds. All figures are measured in turn, in short slices; medians are shown.

    With --against, both builds are measured in turns in one run, searches included: 1.05 means that this
    build is 5 % faster than the other.
    .peers = Compare with OpenSpiel and RLCard (extra `bench`).
    .against = Compare with a built checkout of another commit: print ratios.

command-bots =
    Searches of 500 iterations in every game, with its smallest and its usual number of players.

    With --peers, OpenSpiel's own search on gin_rummy and leduc_poker runs in the same slices.
    .peers = Compare with OpenSpiel (extra `bench`).

command-server =
    Tables of Take the Kingdom for two, played over WebSockets at random by clients in another process.

    The server has a fresh SQLite file and stores every play on disk before it is acknowledged. The delay is
    from sending a play to its arrival on the other player's screen.
    .tables = Tables for two.
    .seconds = How long it is measured, after everyone has sat down.
    .port = Where the server listens meanwhile.
    .database = URL of an empty PostgreSQL database, in place of a fresh SQLite file.
    .redis = URL of a Redis server, which PostgreSQL needs beside it.
    .workers = Server processes; with more than one, one alone is measured first.
    .plies = Leave each game after so many plies; 0: what tables and deals cost without plays.
    .idle = Also so many connections that only look.

command-backup = Copy the database to FILE, also while the server runs.

command-restore =
    Put a backup back, also while the server runs.

    What was played since the backup is lost, so it asks first. Running tables are as they were then.
    .yes = Do not ask.

command-new-game =
    Write the project of a new game.

    NAME is such as white-horse. What it writes is a small whole game, to be changed into yours: it plays in
    the terminal and passes the tests that the games here pass.
    .into = A new folder; by itself called as the game.

## Options of several commands

option-database = SQLite file; by default the one among your data.
option-game = Only this one; may be given again.
option-jobs = Processes to play in; all cores if not given.
option-json = One JSON object a line in place of tables.
option-name = What you are called.
option-no-color = Signs only, as with the variable NO_COLOR.
option-option = A rule that the table chose.
option-ray = Play on a Ray cluster (extra `ray`): `local` starts one of --jobs workers on this machine, `auto` finds the one that runs here, HOST:PORT names one.
option-seats = How many play; the game's usual number if not given.
option-seconds = How long each figure is measured.
option-seed = A word or number that fixes all chance.

## What stands for something in a line of usage; each is one word in capital letters

metavar-address = ADDRESS
metavar-args = ARGS
metavar-checkout = CHECKOUT
metavar-code = CODE
metavar-command = COMMAND
metavar-directory = DIRECTORY
metavar-file = FILE
metavar-float = FLOAT
metavar-game = GAME
metavar-high = HIGH
metavar-integer = INTEGER
metavar-lesson = LESSON
metavar-level = LEVEL
metavar-low = LOW
metavar-name = NAME
metavar-options = OPTIONS
metavar-path = PATH
metavar-range = RANGE
metavar-seat = SEAT
metavar-text = TEXT
metavar-value = VALUE

## What click says: its own texts, word for word, so that they are found by them

click-usage = Usage:
click-options = Options
click-commands = Commands
click-arguments = Positional arguments
click-help = Show this message and exit.
click-version = Show the version and exit.
click-try = Try '{ $command } { $option }' for help.
click-error = Error: { $message }
click-aborted = Aborted!
click-required = required
click-default = default: { $default }
click-variable = env var: { $var }
click-dynamic = (dynamic)
click-deprecated = deprecated
click-missing-command = Missing command.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-parameter = Missing parameter
click-missing-named = Missing parameter: { $param_name }
click-missing-other = Missing { $param_type }
click-choose-from =
    Choose from:
    { "\u0009" }{ $choices }
click-unexpected-argument = Got unexpected extra argument ({ $args })
click-unexpected-arguments = Got unexpected extra arguments ({ $args })
click-no-option = No such option { $name }.
click-no-command = No such command { $name }.
click-mean-one = Did you mean { $possibility }?
click-mean-several = (Did you mean one of: { $possibilities }?)
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-takes-no-value = Option { $name } does not take a value.
click-takes-argument = Option { $name } requires an argument.
click-takes-arguments = Option { $name } requires { $nargs } arguments.
click-not-choice = { $value } is not { $choice }.
click-not-choices = { $value } is not one of { $choices }.
click-not-in-range = { $value } is not in the range { $range }.
click-not-number = { $value } is not a valid { $number_type }.
click-not-boolean = { $value } is not a valid boolean. Recognized values: { $states }
click-file = file
click-directory = directory
click-path = path
click-is-file = { $name } { $filename } is a file.
click-is-directory = { $name } { $filename } is a directory.
click-not-readable = { $name } { $filename } is not readable.
click-not-writable = { $name } { $filename } is not writable.
click-not-there = { $name } { $filename } does not exist.
click-not-opened = Could not open file { $filename }: { $message }
click-unknown-error = unknown error
click-invalid-input = Error: invalid input

## What the engine refuses: its own texts, word for word, so that they are found by them

fault-game-close = there is no game { $name }; did you mean { $close }?
fault-game = there is no game { $name }; there are { $known }
fault-no-games = no games are installed; `pip install -e .` in the project's folder registers ours
fault-lesson = { $game } has no lesson { $asked }; there are { $known }
fault-bot-close = there is no bot { $name }; did you mean { $close }?
fault-bot = there is no bot { $name }; there are { $known }
fault-character = there is no character { $name } for it; there are { $known }
fault-number = there is no number { $name } in it; there are { $known }
fault-number-value = { $name } is a number, not { $value }
fault-option-value = option { $name } can be { $known }, not { $value }
fault-option = { $game } has no option { $name }; it has { $known }
fault-players = { $game } is for { $first } to { $last } players, not { $seats }
fault-table-size = { $bots } bots do not fit at a table of { $seats }
fault-extra = there is no module { $module }; get it with: pip install 'regalia[{ $extra }]'
fault-sqlite = this is for SQLite; use pg_dump and pg_restore for PostgreSQL
fault-setting = a setting in the environment is wrong: { $detail }
fault-write = cannot write { $path }: { $detail }

## What commands refuse. $error: the system's own words

wrong-language = there is no language { $asked }; there are { $known }
wrong-which-game = which game? { $games }; or a saved one: --resume FILE
wrong-which-course = which game? { $games }; or see all lessons: --list
wrong-json-without-list = --json goes with --list
wrong-no-lessons = { $game } has no lessons yet; { $command } tells all
wrong-option-form = --option takes NAME=VALUE, as in --option { $name }=on, not { $given }
wrong-read = cannot read { $file }: { $error }
wrong-write = cannot write { $file }: { $error }
wrong-save = cannot save to { $file }: { $error }; name another place with --save FILE
wrong-save-exists = { $file } exists already; to go on with it: --resume { $file }
wrong-position-game = { $file } is a position of { $game }
wrong-record-game = { $file } is a game of { $game }
wrong-which-moment = which moment? --ply goes from 0 to { $last } here
wrong-moment-alone = --ply and --keep go with --from FILE
wrong-finished-has = a finished game has its own seats, options and components
wrong-saved-has = a saved game has its own seats, seed, options and components
wrong-position-has = a position tells its seats and options; it is of our own components
wrong-seat = --seat goes from 0 to { $last } here, not { $seat }
wrong-ply = --ply goes from 0 to { $last } here, not { $ply }
wrong-as = --as can be all, { $seats } here, not { $given }
wrong-result = { $file }: the result is { $found }, not { $told }
wrong-exists = { $file } exists; name a new file, or remove it first
wrong-no-database = there is no database at { $file }
wrong-copy = cannot copy { $source } to { $file }: { $error }
wrong-restore = cannot restore { $target } from { $file }: { $error }
wrong-game-name = a game's name is lower-case words joined by -, such as white-horse
wrong-not-empty = { $folder } exists already and is not empty
wrong-several-processes = several processes need --database postgresql://… and --redis redis://…
wrong-listen = cannot listen on { $place }: { $error }; choose another with --port
wrong-jobs-with-ray = --jobs goes without --ray or with --ray local; a cluster has its own workers
wrong-no-bots = --bots takes at least one name, as in --bots chancellor,courtier
wrong-sprt = --sprt is for two bots, and goes without --save and --play-all
wrong-without-sprt = --hours and --resume go with --sprt
wrong-bounds-form = { $given } is not two numbers, as in 0,0.05
wrong-bounds-order = { $given }: the first must be below the second, and both are shares of wins
wrong-no-game-ended = no game was played to its end
wrong-development-build = the speed of a development build says nothing; run make build first

## What commands print

# $reason: why it is not compiled
told-pure-serving = regalia: running as pure Python, slowly; bots think for a second at most ({ $reason })
told-pure = regalia: running as pure Python, many times slower ({ $reason })
told-served = Regalia is at { $url } - Ctrl-C ends it, and loses nothing.
told-friends = Friends on your network: { $url }
told-no-network = This machine is on no network, so only it can reach the tables.
told-copied = { $file }: { $tables } tables, { $plies } plays
told-replace = Replace all that is in { $file }?
told-new-game = Now: { $command }
told-review = the review lies in { $file }
told-reviewing = reviewing
# $seconds
told-review-stopped = stopped after { $seconds } s; the same command goes on from there
told-column-game = game
told-column-lesson = lesson
told-column-steps = steps
told-column-words = words
told-column-minutes = minutes
told-column-rules = rules

## What `regalia verify` tells; each begins with a word and two points, and goes on indented

# $game, $seats, $plies: how many
verify-record =
    record: { $game } for { $seats }, { $plies } plays; its digest fits
    (nothing was lost by mistake; who edits it on purpose can make the digest anew)
verify-not-over = result: the game is not over
verify-result = result: points { $scores }, places { $ranks }, as they follow from the plays
verify-no-proof = deal: no proof in this record; it was not played on a server
# $code: a short one for people
verify-deal =
    deal: it fits the transcript { $transcript }
    short code { $code }, which the players saw before the first card
    commitment of the server: { $commitment }
# $seat, $kind: who sat there
verify-seat =
    { $kind ->
        [person] seat { $seat } added a share
        [absent] seat { $seat } was not there and added nothing
       *[bot] seat { $seat } is a bot's
    }
# $people: how many added a share
verify-proven =
    proven: the server had settled on its secret, and each of these seats on its share, before any
    share was opened, and the cards follow from all of them.
    { $people ->
        [0] But nobody else added a share: the server alone chose the cards.
       *[other] So nobody chose the cards, if one who added a share kept to the rules and saw this transcript.
    }
verify-not-proven = not proven: who the people are, what the host saw or told, and games that are not in this record.
# $voids, $closed: how many
verify-before = before: { $voids } void deals and { $closed } put away before their end
# $why, $table: its code, $missing: seats, or "none"
verify-earlier =
    { $why ->
        [void] void
        [closed] put away before the end
       *[played] played
    } at table { $table }{ $missing ->
        [none] { "" }
       *[some] ; seats that did not add their share: { $missing }
    }
verify-first-deal = deal: by the first protocol; commitment { $commitment }
# $share: what it added, or "none"
verify-first-seat =
    { $share ->
        [none] seat { $seat } added nothing
       *[some] seat { $seat } added { $share }
    }
verify-first-proven = proven: the record hangs together: secret, shares and cards fit what the server had shown.
verify-first-not-proven =
    not proven: that nobody chose the cards. The first protocol let the server see shares before all
    were fixed, and add some where bots sat.
