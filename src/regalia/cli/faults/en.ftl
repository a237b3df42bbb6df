### What the engine, the system and the libraries say of themselves, in English: word for word, so that it is found by them.
###
### An id begins with fault-. A variable stands for whatever is there; $detail and the like may be another text of this file.

## A text within another: tried before all others, $detail being one of those below
fault-frame-place = { $detail } - at `{ $place }`
fault-frame-toml = { $detail } (at line { $line }, column { $column })
fault-frame-toml-end = { $detail } (at end of document)
fault-frame-line = line { $line }: { $detail }
fault-frame-file = { $file }: { $detail }

## Games, bots, options
fault-game-close = there is no game { $name }; did you mean { $close }?
fault-game = there is no game { $name }; there are { $known }
fault-no-games = no games are installed; `pip install -e .` in the project's folder registers ours
fault-entry-point = the entry point { $value } is not a Game
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
fault-seed-bytes = a seed needs at least { $least } bytes, not { $bytes }
fault-lanes = a batch has at least one lane, not { $lanes }
fault-lane-actions = { $lanes } lanes need { $wanted } bytes of actions, not { $bytes }
fault-lane-action = lane { $lane }: action { $action } is not legal for seat { $seat }
fault-rewards = rewards can be { $known }, not { $name }
fault-teams = option teams is for four, six or eight players, not { $seats }
fault-split-shield = option split_shield is for { $most } points of Shields, +2 cards included
fault-random-removal = option random_removal is for three players, not { $seats }

## What cannot be played
fault-unknown-block = there is no block of actions called { $name }
fault-unknown-number = there is no action number { $number }; they go from 0 to { $last }
fault-unknown-action = there is no action called { $name }
fault-not-over = the game is not over yet
fault-not-complete = seat { $seat }: the play is not complete, { $question } is still to be answered
fault-too-late = seat { $seat }: the play is complete before { $action }
fault-spectator = a spectator has no seat to play from
fault-gone-on = the match has gone on since this was prepared
fault-seat = there is no seat { $seat }; they go from 0 to { $last }
fault-over = seat { $seat } cannot choose { $action }: the game is over
fault-waits = seat { $seat } cannot choose { $action }: the game waits for seat { $waiting }
fault-illegal = seat { $seat } cannot choose { $action }: it is asked { $question } and may choose { $choices }

## Records
fault-record-other = this is not a record of a match: { $detail }
fault-record-incomplete = this record is incomplete, or not a record at all: { $detail }
fault-record-format = this record has format { $found }; this program reads format { $wanted }
fault-record-edited = this record was edited: its digest does not fit its contents
fault-record-ply = ply { $ply } of the record cannot be played: { $detail }
fault-record-end = the record does not lead to the state that it names
fault-record-rules = this was made by version { $found } of the rules of { $game }; this program has version { $wanted }
fault-record-components = this was made with other components of { $game } than those at hand
fault-record-earlier = this was played by version { $version } of the rules, which differ from today's: { $detail }
fault-earlier-ply = ply { $ply } cannot be played any more: { $detail }
fault-earlier-result = the same plays lead to another result
fault-record-game-edited = game { $number } was edited: its digest does not fit its contents
fault-saved-components = the saved components
fault-packed = these bytes are not a packed state: { $detail }
fault-packed-size = a state has { $wanted } numbers, not { $found }
fault-again-not-over = you can only play on from a finished game, and this one is not over
fault-again-seat = seats go from 0 to { $last } here, not { $seat }
fault-again-ply = you can play on after plays 0 to { $last } here, not { $ply }
fault-again-not = you cannot play on from it: { $detail }
fault-again-components = positions are of our own components, and it has others
fault-review-not = it cannot be reviewed: { $detail }
fault-review-not-over = it cannot be reviewed yet: the game is not over

## The deal of a record
fault-deal-seed = it was not dealt from the seed that its proof is about
fault-deal-setup = it was not played with the set-up that its deal was made for
fault-deal-position = it began with a position, not with a deal
fault-deal-end = its proof and its result disagree on whether it was played to the end
fault-deal-of = the deal with the commitment { $commitment }: { $detail }
fault-deal-earlier = the deals before this one are not those that its transcript names
fault-deal-marked = a deal that was played to its end is marked as void or cancelled
fault-deal-first-hex = the proof of the deal is not made of 32 bytes in hexadecimal digits
fault-deal-first-share = a share of the first protocol has 16 bytes, or none
fault-deal-first-commitment = secret and salt do not fit the commitment that was shown before the deal
fault-deal-first-seed = the seed is not the one that the secret and the shares of the seats give
fault-unfair-hex = { $text } is not { $bytes } bytes in hexadecimal digits
fault-unfair-no-pledge = seat { $seat } gives no pledge in this deal
fault-unfair-other-pledge = seat { $seat } has given another pledge
fault-unfair-other-share = this is not the share that seat { $seat } has pledged
fault-unfair-seats = its kinds, pledges and shares are not those of the same seats
fault-unfair-secret = the secret is not the one that the server was committed to
fault-unfair-adds = seat { $seat } is { $kind }, and yet it adds something to the deal
fault-unfair-transcript = the transcript is not the one of these pledges and this set-up
fault-unfair-unopened = it was played, but seat { $seat } had not opened its share
fault-unfair-void = it is marked as void, but nothing was missing
fault-unfair-early = a share was opened before all pledges were given
fault-unfair-seed = the seed is not the one that transcript, secret and shares give
fault-unfair-other-deal = this is another deal than the one that the pledge was given for
fault-unfair-not-in = the pledge is not in the transcript
fault-unfair-other-transcript = the share was opened for another transcript

## Positions
fault-position-first = a position begins with a line like `brutal-kingdom 4`
fault-position-players = the first line gives the number of players: `{ $line }`
fault-position-line = a line is `name: value`
fault-position-seat = seats go from 0 to { $last }, not { $word }
fault-position-word = { $word } is not one of { $known }
fault-position-name = there is no { $name }; there are { $known }
fault-position-zones = { $name } is several zones; count one of { $zones }
fault-position-lie = { $card } cannot lie in { $zone }
fault-position-rest = { $card } cannot lie in { $zone }, where the rest goes
fault-position-copies = there are only { $copies } of { $card }, and this is one more
fault-position-set = { $name } cannot be set; use { $known }
fault-position-width = { $name } has { $width } places, not { $count }
fault-position-place = { $name } is a row and a column like 0/2, not { $value }
fault-position-many = there are { $count } too many of { $card } on the table
fault-position-nowhere = these cards lie nowhere: { $cards }; `rest: ZONE` puts them all into one zone
fault-position-hidden = { $hidden } cards are marked with `?`, and { $missing } are mentioned nowhere
fault-position-room = { $zone } has no room for another card
fault-knowledge-who = who knows it? `{ $seat }: …` for a seat, `{ $table }: …` for everyone
fault-knowledge-card = there is no card { $name }
fault-knowledge-form = a card is `in` places or `not in` them, as in `{ $example }`

## Components
fault-components-long = this is too long; a components file has at most { $most } signs
fault-components-toml = not a TOML file: { $detail }
fault-components-digits = a number in it is too long
fault-components-date = it contains a date or time, and no value here is one
fault-components-dotted = a dotted key has more than { $most } parts
fault-components-nested = brackets are nested too deep, more than { $most } of them
fault-components-game = game must be "{ $game }"
fault-components-rows = there is no [[{ $name }]]
fault-components-section = there is no [{ $name }]
fault-components-tables = { $name } must be tables, [[{ $same }]]
fault-components-row = there is no [[{ $section }]] called { $name }
fault-components-twice = { $name } appears twice
fault-components-whole = { $key } must be a whole number from { $low } to { $high }, not { $found }
fault-components-seats = { $key } must give a number from 0 to 20 for "{ $seats }" players, not { $found }
fault-components-word = { $key } must be one of { $known }, not { $found }
fault-components-list = { $key } must be a list of names, not { $found }
fault-components-no-word = { $key }: there is no { $word }
fault-components-name-twice = { $key }: a name appears twice
fault-components-source = the source of { $key } must be one of { $known }
fault-components-name = { $key } must be a name, not { $found }

## Components of Kardinal & König
fault-kk-fields-called = two fields are called { $town }
fault-kk-most-fields = a board has at most { $most } fields, not { $count }
fault-kk-fields = { $country } has { $found } fields below, not { $wanted }
fault-kk-road = a road joins two fields, not { $count }
fault-kk-road-twice = the road from { $from } to { $to } appears twice
fault-kk-no-road = no road leads from { $from } to { $to }
fault-kk-alliance-number = two alliances have the number { $number }
fault-kk-alliance = an alliance joins two countries, not { $count }
fault-kk-alliance-twice = { $first } and { $second } have two alliances
fault-kk-alliances = there must be { $wanted } alliances, not { $count }
fault-kk-label = a label must be a name, not { $found }
fault-kk-outline = an outline is made of points as in 22,190, not { $found }
fault-kk-outline-short = an outline needs at least three points
fault-kk-canvas = { $key } must be two whole numbers on the canvas, as in [162, 48], not { $found }
fault-kk-removed = not every colour has { $count } cards to remove
fault-kk-deck = { $cards } cards are too few: { $dealt } are dealt, and the draw pile needs some
fault-kk-country = the { $colour } cards need a country
fault-kk-two-colours = { $country } has cards of two colours
fault-kk-no-card = no card stands for { $country }

## Components of the other games
fault-bb-deck = { $seats } players need { $needed } cards besides Royal Aid, and there are { $count }
fault-bb-most = there can be { $most } of +2, Shield and Soldier's Aid together
fault-tk-dealt = only { $count } cards of the pack can be dealt to { $seats } players
fault-tk-bases = Forts, Lands and Mercies are { $count } together, and there can be at most { $most }
fault-tk-enough = there are not enough cards called { $card } for { $seats } players
fault-bk-colours = the colours must be { $known }, in this order
fault-bk-each = each must say how many tokens there are for "3" and for "4" players
fault-bk-tokens = there can be 1 to 99 tokens of a colour, not { $count }
fault-bk-rank-twice = two characters have rank { $rank }
fault-bk-inquisitor = the inquisitor, and nobody else, has rank 20

## The lab
fault-extra = there is no module { $module }; get it with: pip install 'regalia[{ $extra }]'
fault-peers = there is no module { $module }; get the other libraries with: pip install 'regalia[bench]'
fault-write = cannot write { $path }: { $detail }
fault-locks = this system has no locks on files (no module fcntl), so runs that are kept in files do not work here; playing, serving and reviewing do
fault-weights = { $game } has no weights to fit
fault-few-games = there are too few games to fit anything to
fault-ray-unusable = Ray at { $address } cannot be used: { $detail }
fault-ray-address = { $address } is not an address of Ray; use HOST:PORT, { $running } or { $local }
fault-ray-none = there is no Ray at { $address }: { $detail }
fault-worker-lost = workers died { $times } times at { $piece }: { $detail }
fault-run-parquet = { $folder } holds Parquet files, but no { $manifest } that says which run they belong to
fault-run-manifest = { $file } is not a manifest of self-play: { $detail }
fault-run-worker = a worker has version { $theirs } of the rules of { $game } and its components, and not version { $ours } and ours; install the same Regalia on all machines
fault-run-journal = { $file } is not a journal of such a run: { $detail }
fault-run-other = { $detail }, with { $differences }; { $advice }
fault-run-journal-of = { $path } is the journal of another run
fault-run-folder-of = { $folder } holds another run
fault-run-other-file = choose another file
fault-run-other-folder = choose another folder
fault-run-writes = another process writes { $path }
fault-run-plays = another process is playing into { $folder }
fault-checkout-bots = { $checkout } is not a checkout of regalia: it has no folder src/regalia
fault-checkout = { $checkout } is not a checkout of regalia: it has no folder src
fault-guest-gone = the bots of { $checkout } stopped without an answer
fault-guest-error = in { $checkout }: { $detail }
fault-guest-rules = { $game } has other rules or components in { $checkout } than here
fault-guest-build = only one of both is compiled; run make build here and in { $checkout }
fault-no-deal = no deal of { $game } was played to its end
fault-tune-nothing = { $bot } has no numbers that can be changed in { $game }
fault-tune = { $names } cannot be tuned in { $game }: there are { $known }
fault-two-bots = a trial needs two bots; a second { $bot } is called { $same }#2
fault-network-size = { $bytes } bytes are more than the { $most } that a game may ship
fault-bench-failed = { $command } failed: { $detail }
fault-bench-build = { $python } is not a release build; run make build there

## The server
fault-sqlite = this is for SQLite; use pg_dump and pg_restore for PostgreSQL
fault-setting = a setting in the environment is wrong: { $detail }
fault-keys = { $file } is not a file of cookie keys: each line must have 32 or more of 0-9a-f
fault-other-keys = the keys in { $file } are not those of the other servers on this database; copy theirs

## Systems and libraries, in their own words
fault-system-missing = No such file or directory
fault-system-denied = Permission denied
fault-system-not-permitted = Operation not permitted
fault-system-folder = Is a directory
fault-system-no-folder = Not a directory
fault-system-exists = File exists
fault-system-full = No space left on device
fault-system-read-only = Read-only file system
fault-system-long = File name too long
fault-system-in-use = Address already in use
fault-system-no-address = Cannot assign requested address
fault-sqlite-other = file is not a database
fault-sqlite-table = no such table: { $table }
fault-sqlite-open = unable to open database file
fault-sqlite-locked = database is locked
fault-sqlite-read-only = attempt to write a readonly database
fault-sqlite-broken = database disk image is malformed
fault-json-malformed = JSON is malformed: { $what } (byte { $byte })
fault-json-sign = invalid character
fault-json-number = invalid number
fault-json-trailing = trailing characters
fault-json-escape = invalid escape character in string
fault-json-escaped = invalid escaped character
fault-json-unicode = invalid character in unicode escape
fault-json-comma = expected ',' or { $sign }
fault-json-colon = expected ':'
fault-json-quote = expected '"'
fault-json-no-comma = trailing comma in { $what }
fault-json-keys = object keys must be strings
fault-json-utf-8 = Invalid UTF-8 encoded string
fault-json-truncated = Input data was truncated
fault-json-missing = Object missing required field `{ $field }`
fault-json-unknown = Object contains unknown field `{ $field }`
fault-json-type = Expected `{ $wanted }`, got `{ $found }`
fault-json-value = Invalid value { $value }
fault-json-length = Expected `array` of length { $wanted }, got { $found }
fault-text-utf-8 = 'utf-8' codec can't decode byte { $byte } in position { $place }: { $why }
fault-hexadecimal = non-hexadecimal number found in fromhex() arg at position { $place }
fault-whole-number = invalid literal for int() with base 10: { $found }
fault-toml-key-start = Invalid initial character for a key part
fault-toml-value = Invalid value
fault-toml-found = Found invalid character { $sign }
fault-toml-illegal = Illegal character { $sign }
fault-toml-declared = Cannot declare { $key } twice
fault-toml-table-end = Expected ']' at the end of a table declaration
fault-toml-array-end = Expected ']]' at the end of an array declaration
fault-toml-immutable = Cannot mutate immutable namespace { $key }
fault-toml-overwrite = Cannot overwrite a value
fault-toml-equals = Expected '=' after a key in a key/value pair
fault-toml-hex = Invalid hex value
fault-toml-scalar = Escaped character is not a Unicode scalar value
fault-toml-newline = Expected newline or end of document after a statement
fault-toml-redefined = Cannot redefine namespace { $key }
fault-toml-open-array = Unclosed array
fault-toml-open-table = Unclosed inline table
fault-toml-inline-twice = Duplicate inline table key { $key }
fault-toml-backslash = Unescaped '\' in a string
fault-toml-expected = Expected { $wanted }
fault-toml-open-string = Unterminated string
fault-toml-date = Invalid date or datetime
fault-toml-statement = Invalid statement

## What the lab calls things
fault-named-no-search = no search
fault-named-iterations = { $count } iterations
fault-named-foresight = { $truths } truths with a policy, else { $other }
fault-named-practice = { $practised } where it practised, else { $other }
fault-named-new-among-old = one new among old
fault-named-old-among-new = one old among new
fault-named-accepted = accepted
fault-named-refused = refused
fault-named-undecided = undecided
fault-named-release = release
fault-named-development = development
fault-named-pure = pure
fault-why-pure = REGALIA_PURE is set
fault-why-not-built = no compiled modules were built
fault-why-stale = sources changed since they were compiled: run make build
