### What the `regalia` command says of itself, in English: --help, wrong commands, and what commands print besides games.
###
### command-<name> is the help of a command, its attributes are those of its options. An option that a command says nothing
### of is told by option-<name>. A paragraph whose lines begin with a command keeps its lines.

## Commands

command-main =
    Five games of crowns and intrigue, at one table.

    Without a command: serve the tables and open the browser.
    .language = Language of games and help, as in --language de. Default: that of LANG.
    .version = Show the version and exit.
    .host = Address to listen on; 0.0.0.0 for all addresses.
    .port = Port to listen on.
    .database = SQLite file or database URL; by default a file in your data folder.
    .redis = URL of the Redis server that connects several processes on one PostgreSQL database.
    .workers = Number of processes; more than one needs PostgreSQL and Redis.
    .lan = Let everyone on the local network in, and print the address and its QR code.
    .no-browser = Do not open the browser.

command-learn =
    Learn a game by playing it, in five to ten minutes.

    regalia learn brutal-kingdom               start, or continue where you stopped
    regalia learn brutal-kingdom 3             one lesson, by number or name
    regalia learn brutal-kingdom --first-game  a whole game with a coach
    regalia learn --list                       all lessons of all games

    A lesson shows you something on the real table and asks you for a play. Mistakes do no harm: you are told
    why, and you try again. Your progress is saved, so you can stop at any time.
    .first-game = Play a whole game against pages (the easiest bots), with a coach.
    .list = List the lessons of one game, or of all games.
    .json = With --list: print one JSON object per line and lesson.

command-play =
    Play a game against bots.

    The game is saved after every play, so you lose nothing if you press Ctrl-C or close the terminal.
    .seat = Which seat is yours, counted from 0.
    .seed = A word or number that determines all random events; it is hashed with SHA-256.
    .bots = Your opponents, clockwise from you: page, courtier, chancellor or sovereign; you can add a character, as in courtier:bold.
    .coach = Explain each question the first time it comes up, and offer hints.
    .position = Start from the position in this file; see docs/positions.md.
    .from = Continue from a moment of the finished game in this file.
    .ply = With --from: after this play; 0 is the start.
    .keep = With --from: keep all cards. Otherwise the cards that your seat cannot know are dealt again.
    .resume = Continue a saved game.
    .save = Where to save the game. Default: your data folder (XDG_DATA_HOME).

command-replay =
    Watch a saved game again, from any seat.
    .as = Whose view to show. Default: all cards if the game is over, otherwise seat 0.
    .ply = Show only the table after this play; 0 is the start.

command-review =
    Tell what decided a game, and what was luck.

    A decision is judged by what its seat could know at that moment. Results are cached (in XDG_CACHE_HOME):
    after Ctrl-C the same command continues, and the next time it answers at once. docs/review.md explains
    the figures.
    .seat = Judge only the decisions of this seat, counted from 0.
    .html = Write it as a self-contained HTML page.
    .json = Print one JSON object per line: one for each decision, then one for each seat.
    .thorough = Use more samples and longer searches; takes many minutes.
    .all = Also show the decisions that were best or good.

command-verify =
    Check the record in FILE.

    The game is replayed to its end. If it was played on a server, the proof that the deal was fair is checked
    too, and you are told what it proves. docs/fairness.md says what cannot be proven.

    The digest shows that the record was not cut or changed by accident. It has no key: anyone who changes a
    record on purpose can compute a new digest. Only the server's own copy shows what was played there.

command-rules = Read the rules of a game, every paragraph numbered.

command-components =
    Show the cards of a game, with the source of every value.
    .toml = Print the file itself, so that you can edit it and play with it.

command-arena =
    Let bots play against each other, and find out which is better.

    With fewer bots than seats, the first sits alone against a table of the others. Every deal is played once
    from each seat, so that the luck of the deal and of the seat cancel out. Bots are page, courtier, chancellor and
    sovereign, ismcts:ITERATIONS, and those of other packages; with `cheating-` before its name a bot sees all
    cards, and `page#2` is another page. The same seed gives the same results with any number of jobs, and on
    a Ray cluster too. Ctrl-C stops and prints the results so far.

    With --sprt 0,0.05 two bots play deal by deal until a sequential test decides, with an error rate of 5 % both
    ways, whether the first wins its fair share or five percentage points more: accepted, refused, or undecided
    if --games or --hours is reached first. At larger tables, one new bot among old ones and one old bot among
    new ones are tested separately.
    .bots = Who plays; the first one is the one that is tested.
    .games = Maximum number of games. Default: 200, and with --sprt as many as it takes.
    .play-all = Play all games, even if the result is already clear.
    .sprt = Play until a sequential test tells whether the first bot wins LOW or HIGH more than its fair share.
    .errors = With --sprt: the error rate.
    .hours = With --sprt: maximum processor hours.
    .resume = With --sprt: write every game to this file, and continue from what is in it.
    .save = Save the records in this folder.
    .json = Print one JSON object per line and bot.

command-lab = Measure and improve the bots.

command-levels =
    Measure each level against the one below.

    One bot of a level plays alone against a table of the level below, with the smallest and the usual number of
    players. A sequential test decides whether it wins its fair share or 1.25 times that, with an error rate of
    5 % both ways. Each measurement gets one processor hour; the highest level gets four, with the usual number
    of players only.

    You can stop at any time; the same command continues from there. Finished results are written at once.
    .level = Only this level; can be repeated.
    .seats = Only with this number of players.
    .seed = Deal other cards: any word.
    .journal = The folder in which every finished game is recorded.
    .out = The file for the results. Default: the one in the package.
    .minutes = Stop after this time; the same command continues from there.
    .json = Print one JSON object per line for each finished measurement.

command-fit =
    Fit the weights of a game's heuristics to the results of games.

    The bot plays games, and weight after weight is moved until the heuristics agree best with who won. A sovereign
    judges by these weights as soon as the file is in the package, if rules, components and the number of players are
    the same. A lower log loss need not mean better play: use `regalia arena --sprt` to find out.
    .games = Number of games to fit to.
    .bot = The bot that plays them.
    .out = The file to write. It replaces what was found for this number of players. Default: the one in the package.
    .epilog = Example: regalia lab fit take-the-kingdom --seats 4 --games 700

command-train =
    Let a policy learn to play a game against itself.

    A policy is a small network that looks at what a seat sees and says what it would do, without a search. It
    learns by PPO: from nothing, many games against itself in each round. As soon as the file is in the package, the
    chancellor of King's Blood plays by it, and sovereigns of other games weigh it with their search, if rules,
    components, options and the number of players are the same. Use `regalia arena --sprt` to find out how good it is.

    You can stop at any time; the same command continues from the last round. Needs NumPy (extra `research`).
    .rounds = Number of rounds. Default: 200 in King's Blood, which take 20 minutes; 1,000 elsewhere, half an hour.
    .seed = Begin with other random weights and deals: any number.
    .out = The file to write. It replaces the policy for this number of players. Default: the one in the package.
    .journal = The folder in which it keeps how far it is.
    .epilog = Example: regalia lab train kings-blood --seats 4

command-tune-bot =
    Look for better numbers for a bot.

    These numbers are the weights of the game's heuristics, and the exploration, prior and horizon of a search.
    Each step moves all of them at once, randomly up or down. Two bots, one on each side of the best guess, play
    some deals, and the guess moves towards the winner (SPSA). At the end the result plays against the usual bot
    until a sequential test decides: only accepted numbers are better.
    .bot = The bot to tune.
    .number = Only this number; can be repeated.
    .steps = Number of steps.
    .deals = Deals in each step.
    .spread = How far apart the two bots of a step are: the logarithm of a factor, on either side.
    .sprt = Bounds of the final test. Default: 0,0.05.
    .games = Maximum number of games in the final test.
    .hours = Maximum processor hours of the final test.
    .resume = Write every step to this file, and continue from what is in it; the test uses a second file next to it.
    .json = Print a JSON object for the numbers, and one for the test.
    .epilog = Example: regalia lab tune-bot kings-blood --bot courtier --number dead --seats 2

command-selfplay =
    Let bots play many games, and save them as Parquet.

    Each row is a game with all of its plays; docs/selfplay.md lists the columns. Every game has its own deal, and
    the bots move one seat further from game to game. With fewer bots than seats, the first sits alone against a
    table of the others.

    After an interruption, even kill -9 or a power failure, the same command continues: existing files are not
    played again. The same settings give the same files, on any number of processes or machines.
    .bots = Who plays; a single bot plays against itself.
    .games = Number of games.
    .out = The folder for the files; it is created if necessary.
    .shard-size = Games per file. An interruption costs at most this many; use fewer for slow bots.
    .json = Print a summary as a JSON object.
    .epilog = Example: regalia selfplay brutal-kingdom --bots courtier --games 100000 --out courtiers

command-bench = Measure speed.

command-engine =
    Random play, copies and observations, for every game and number of players.

    `inner` is decisions per second in games played inside the engine, `driven` in games played by a loop in
    Python, `batch` and `PettingZoo` in games played through those environments (extra `pettingzoo`). The other
    figures are microseconds. All figures are measured in turns, in short slices, and medians are shown.

    With --against, both builds are measured in turns in one run, including searches: 1.05 means that this
    build is 5 % faster than the other.
    .peers = Compare with OpenSpiel and RLCard (extra `bench`).
    .against = Compare with a built checkout of another commit, and print ratios.

command-bots =
    Searches of 500 iterations in every game, with its smallest and its usual number of players.

    With --peers, OpenSpiel's own search on gin_rummy and leduc_poker is measured in the same slices.
    .peers = Compare with OpenSpiel (extra `bench`).

command-server =
    Random games of Take the Kingdom for two, played over WebSockets by clients in another process.

    The server uses a new SQLite file and stores every play on disk before it acknowledges it. Latency is the time
    from sending a play to its arrival at the other player.
    .tables = Number of tables.
    .seconds = How long to measure, once everyone has sat down.
    .port = Port of the server during the measurement.
    .database = URL of an empty PostgreSQL database, instead of a new SQLite file.
    .redis = URL of a Redis server, which PostgreSQL needs as well.
    .workers = Server processes; with more than one, a single process is measured first.
    .plies = Leave each game after this many plays; 0 measures what tables and deals cost without plays.
    .idle = Also open this many connections that only watch.

command-backup = Copy the database to FILE; the server can keep running.

command-restore =
    Restore a backup; the server can keep running.

    Everything played since the backup is lost, so you are asked first. Tables go back to how they were then.
    .yes = Do not ask.

command-new-game =
    Create a project for a new game.

    NAME is something like white-horse. You get a small, complete game to change into yours: it plays in the
    terminal and passes the same tests as the games here.
    .into = The new folder. Default: the name of the game.

## Options of several commands

option-components = Play with the cards of this file; see `regalia components`.
option-database = SQLite file; by default the one in your data folder.
option-game = Only this game; can be repeated.
option-jobs = Number of processes. Default: all cores.
option-json = Print one JSON object per line instead of tables.
option-name = Your name.
option-no-color = No colours, as with the variable NO_COLOR.
option-option = An optional rule; can be repeated.
option-ray = Play on a Ray cluster (extra `ray`): `local` starts one with --jobs workers on this machine, `auto` finds the one that is running here, HOST:PORT connects to one.
option-seats = Number of players. Default: the usual number for the game.
option-seconds = How long to measure each figure.
option-seed = A word or number that determines all random events.

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

## What commands refuse. $error: the system's own words

wrong-language = there is no language { $asked }; there are { $known }
wrong-which-game = which game? { $games }; or a saved one: --resume FILE
wrong-which-course = which game? { $games }; or see all lessons: --list
wrong-json-without-list = --json needs --list
wrong-no-lessons = { $game } has no lessons yet; read the rules with { $command }
wrong-option-form = --option takes NAME=VALUE, as in --option { $name }=on, not { $given }
wrong-read = cannot read { $file }: { $error }
wrong-write = cannot write { $file }: { $error }
wrong-save = cannot save to { $file }: { $error }; choose another place with --save FILE
wrong-save-exists = { $file } already exists; to continue that game: --resume { $file }
wrong-position-game = { $file } is a position of { $game }
wrong-record-game = { $file } is a game of { $game }
wrong-which-moment = which moment? --ply goes from 0 to { $last } here
wrong-moment-alone = --ply and --keep need --from FILE
wrong-finished-has = a finished game has its own seats, options and components
wrong-saved-has = a saved game has its own seats, seed, options and components
wrong-position-has = a position file has its own seats and options, and uses the standard components
wrong-seat = --seat goes from 0 to { $last } here, not { $seat }
wrong-ply = --ply goes from 0 to { $last } here, not { $ply }
wrong-as = --as can be all, { $seats } here, not { $given }
wrong-result = { $file }: the result is { $found }, not { $told }
wrong-exists = { $file } already exists; choose another file, or remove it first
wrong-no-database = there is no database at { $file }
wrong-copy = cannot copy { $source } to { $file }: { $error }
wrong-restore = cannot restore { $target } from { $file }: { $error }
wrong-game-name = a game's name is lower-case words joined by -, such as white-horse
wrong-not-empty = { $folder } already exists and is not empty
wrong-several-processes = several processes need --database postgresql://… and --redis redis://…
wrong-listen = cannot listen on { $place }: { $error }; choose another with --port
wrong-jobs-with-ray = --jobs works without --ray or with --ray local; a cluster has its own workers
wrong-no-bots = --bots takes at least one name, as in --bots chancellor,courtier
wrong-sprt = --sprt is for two bots, and cannot be combined with --components, --save or --play-all
wrong-without-sprt = --hours and --resume need --sprt
wrong-bounds-form = { $given } is not two numbers, as in 0,0.05
wrong-bounds-order = { $given }: the first must be less than the second, and both are shares of wins between -1 and 1
wrong-no-game-ended = no game was finished
wrong-hasty-build = the speed of a build that was made in a hurry is meaningless; run make build first

## What commands print

# $reason: why it is not compiled
told-pure-serving = regalia: running as pure Python, slowly; bots think for a second at most ({ $reason })
told-pure = regalia: running as pure Python, many times slower ({ $reason })
told-served = Regalia is running at { $url } - press Ctrl-C to stop it; nothing is lost.
told-friends = Friends on your network: { $url }
told-no-network = This computer is not on a network, so nobody else can reach the tables.
told-copied = { $file }: { $tables } tables, { $plies } plays
told-replace = Replace all that is in { $file }?
told-new-game = Next: { $command }
told-review = the review is in { $file }
told-reviewing = reviewing
# $seconds
told-review-stopped = stopped after { $seconds } s; the same command continues from there
told-column-game = game
told-column-lesson = lesson
told-column-steps = steps
told-column-words = words
told-column-minutes = minutes
told-column-rules = rules
told-playing = playing
told-measuring = measuring
# The decimal mark, and the one between thousands
told-marks = { "." },
told-percent = { $number }%
told-interval = { $low }–{ $high }
# $error: what was wrong
told-progress-lost = { $file } cannot be read, so your progress starts from zero: { $error }
told-progress-not-kept = your progress cannot be saved in { $file }: { $error }

## What `regalia arena`, `selfplay`, `lab` and `bench` print

told-arena-title = { $game }, { $seats } seats
told-arena-stopped = stopped after { $played } of { $planned } games
told-arena-settled = Settled after { $played } of { $planned } games; --play-all plays them all.
told-selfplay-stopped = stopped; { $kept } of { $games } games are saved, the same command continues from there
told-selfplay =
    { $games } games in { $files ->
        [one] 1 file
       *[other] { $files } files
    } in { $folder }; { $played } of them played now
told-trial-title = { $game }, { $seats } seats: { $new } against { $old }
told-trial-status = { $side }: { $deals } deals, { $verdict } ({ $evidence })
# $journal: "yes" if it is noted in a file
told-trial-stopped =
    stopped after { $games } games; { $journal ->
        [yes] the same command continues from there
       *[no] with --resume FILE it could be continued
    }
told-trial-unequal = unequal budgets: { $new } has { $new_budget }, { $old } has { $old_budget }
told-trial-equal = equal budgets: { $budget } each
# $low, $high: shares such as +0.05; $errors: how often the test may be wrong
told-trial-answer = Does { $new } win its fair share { $low } or { $high } (errors { $errors })? Answer: { $verdict }; { $budgets }.
# $times: bots, each with milliseconds
told-trial-pace = Time per decision: { $times }; { $hours } processor hours in all.
told-trial-old-among-new = One old among new: the fewer it wins, the better the new bot is.
told-rung = { $game }, { $seats } players, { $level } against { $against }
told-levels-status = { $at } of { $all }: { $rung }
told-levels-share = { $share } of { $deals } deals
told-levels-stopped = stopped at { $rung }; the same command continues from there
told-levels-late = time is up at { $rung }; the same command continues from there
told-levels = { $rung }: { $verdict }; { $share } ({ $interval }) of { $deals } deals, fair is { $fair }, { $seconds } s per decision, { $minutes } processor minutes
told-tune-stopped = stopped after { $done } of { $steps } steps: { $bot }
told-tune = after { $steps } steps, { $hours } processor hours: { $bot }
told-train = { $file }: { $bytes } bytes; { $rounds } rounds
told-training = Practicing
told-fit = { $file }: { $games } games of { $bot }, seed { $seed }; log loss { $after }, with the usual weights { $before }
told-bench-tables = { $tables } tables, about { $seconds } seconds
told-bench-idle = { $count } connections, about { $seconds } seconds
told-idle-memory = { $count } idle connections take { $megabytes } MB.
told-bench-ratios = Speed, as a multiple
told-bench-ratios-of = Of the build in { $build }; more is faster.
told-bench-searches = Searches per second
told-bench-searches-are = tree, simulated: decisions per second; nodes: in one search.
told-bench-searches-times = x: as multiples of gin_rummy's.
told-bench-play = Decisions per second
# $peer: a game of another library
told-bench-play-times = x: multiples of { $peer }, driven. Chance steps are not counted.
told-bench-environments = Decisions per second, with observations and masks
told-bench-environments-times = x: multiples of RLCard's { $peer }, through its own interface.
told-bench-costs = Microseconds
told-column-bot = bot
told-column-budget = budget
told-column-games = games
told-column-wins = wins
told-column-interval = 95%
told-column-fair = fair
told-column-score = score
told-column-rank = rank
told-column-pace = ms/decision
told-column-rating = rating
told-column-deals = deals
told-column-wins-alone = wins alone
told-column-evidence = evidence
told-column-verdict = verdict
told-column-seats = seats
told-column-inner = inner
told-column-driven = driven
told-column-inner-times = inner x
told-column-driven-times = driven x
told-column-batch = batch
told-column-batch-times = batch x
told-column-pettingzoo = PettingZoo
told-column-pettingzoo-times = PettingZoo x
told-column-search = search
told-column-copy = copy
told-column-redact = redact
told-column-fill = fill
told-column-redact-fill = redact+fill
told-column-iterations = iterations
told-column-tree = tree
told-column-simulated = simulated
told-column-nodes = nodes
told-column-build = build
told-column-times = x
told-column-processes = processes
told-column-tables = tables
told-column-plays = plays/s
told-column-median = p50 ms
told-column-slowest = p99 ms
told-column-finished = finished
told-column-group = plays/group
told-column-work = CPU µs/play
told-column-work-game = CPU µs/game

## What `regalia verify` tells; each begins with a word and two points, and goes on indented

# $game, $seats, $plies: how many
verify-record =
    record: { $game } for { $seats }, { $plies } plays; its digest fits
    (nothing was lost by accident; anyone who edits it on purpose can compute a new digest)
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
verify-before = before: { $voids } void deals and { $closed } cancelled before their end
# $why, $table: its code, $missing: seats, or "none"
verify-earlier =
    { $why ->
        [void] void
        [closed] cancelled before the end
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
