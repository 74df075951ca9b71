# What the engine says, whatever the game.

core-seat = Seat { $number }
core-score-sum = points; ahead or winning: { $winners }
core-list = { $most } and { $last }
core-list-or = { $most } or { $last }
core-nature = Chance

## Rules
core-ruling = Ruling { $rule }: { $why }
core-rulings = The sign { $sign } marks a ruling: where the booklet is silent, or can be read in two ways, this is how it is played here. The line below says why.

## Compiling
core-compiling = Compiling { $game } for this machine, once ({ $done } of { $of }: { $function }) …
core-not-kept = The compiled rules could not be kept in { $folder } ({ $reason }). Everything works, but the next start compiles them again.
core-observations = An observation of { $game } is { $wanted } numbers, the last dimension of an array; not this: { $shape }.
core-no-gpu = There is no GPU to play on here (or numba-cuda is not installed: pip install "pangea-games[gpu]").

## What is installed
core-missing = { $extra ->
    [cli] The command line is not installed ({ $package } is missing): pip install "pangea-games[{ $extra }]"
    [serve] The web service and its pages are not installed ({ $package } is missing): pip install "pangea-games[{ $extra }]"
   *[other] { $package } is not installed: pip install "pangea-games[{ $extra }]"
}

## Games and tables
core-unknown-game = There is no game called “{ $name }”. The games are: { $games }.
core-unknown-game-perhaps = There is no game called “{ $name }”. Did you mean “{ $nearest }”?
core-no-games-there = There are no games in “{ $folder }”, which { $variable } names. It must be a folder of games.
core-broken-game = The game “{ $name }” of { $source } can’t be played. { $reason }
core-no-game-in = In { $file } there is no game called { $attribute }: it must be a pangea.Game.
core-other-name = The game calls itself “{ $name }”. It must have the same name in both places.
core-name-taken = The name is taken: by a game or a part of Pangea, or by another package. Give it another one.
core-no-name = A name has letters, digits and underscores only, and begins with a letter.
core-no-module = There is no module “{ $module }”. Python looks in the current folder and among the installed packages.
core-raised = Its code fails: { $error }
core-raised-at = Its code fails in { $file }, line { $line }: { $error }
core-wrong-players = { $game } is for { $least } to { $most } players, not { $players }.
core-players-missing = Say how many play: { $game } is for { $least } to { $most } players, for instance players={ $least }.
core-players-whole = The number of players must be a whole number, not { $given }.
core-no-seat = There is no seat { $seat }: with { $players } players they are numbered from 0 to { $last }.
core-unknown-option = { $game } has no option “{ $option }”.
core-unknown-value = The option “{ $option }” can’t be “{ $value }”. It can be: { $values }.
core-refused = { $reason } [{ $rule }]
core-nothing-to-undo = There is no player’s move to take back.
core-move-long = A move has at most { $most } characters, and this one has { $count }.

## Records
core-in-move = move { $move }: { $reason }
core-in-record = record { $record }: { $reason }
core-in-record-and-move = record { $record }, move { $move }: { $reason }
core-record-not-json = this is not JSON: it breaks off or goes wrong at column { $column }
core-record-no-object = a record is a JSON object with “pangea”, “game”, “players” and “moves”
core-record-none = there is no record in this file
core-record-missing = “{ $key }” is missing
core-record-unknown-key = “{ $key }” does not belong in a record
core-record-wrong-type = “{ $key }” must be { $kind }
core-kind-int = a whole number
core-kind-str = text
core-kind-list = a list
core-kind-dict = an object
core-record-version = this record is version { $version }; only version { $known } can be read here
core-record-other-content = this game of { $game } was played with another board, other tiles or other cards than this version of Pangea has (content_hash { $said }, here { $true })
core-record-content-changed = “content_hash” says { $said }, but the content in this record of { $game } gives { $true }: one of the two was changed
core-record-move-text = a move must be text
core-record-after-end = “{ $text }” comes after the end of the game
core-record-illegal = “{ $text }” can’t be played: { $reason }
core-record-not-over = “{ $key }” is given, but the game is not over
core-record-wrong-result = “{ $key }” says { $said }, but the moves give { $true }

## Bots
core-bad-search = “{ $text }” is not a setting of a search. Write a time (0.5s), a number of iterations (2000), or threads=2, curiosity=0.5, margin=0.15, patience=8, faith=1, impulse=0.5, horizon=200, nodes=200000, reuse, with commas between.
core-unknown-bot = There is no bot called “{ $name }”. The bots are: { $bots }.
core-unknown-bot-perhaps = There is no bot called “{ $name }”. Did you mean “{ $nearest }”?

## Content
core-content-no-object = A content file holds one JSON object, and { $file } does not.
core-content-large = This content is { $size } kB as JSON, and it may be at most { $most } kB: everybody who looks at the game fetches it, and every record carries it. A drawing with fewer points says as much.
core-record-legal-count = “legal” must have a list for each move: lists { $lists }, moves { $moves }
core-record-legal-wrong = “legal” does not list the moves that were legal here
core-record-seed = “seed” must be a whole number, written as text
core-record-whole-numbers = “{ $key }” must be a list of whole numbers
core-record-texts = “{ $key }” has to be a list of texts
core-record-redrawn = the record has “{ $text }”, but the seed gives “{ $true }”
core-unknown-shuffle = “shuffle” names how nature’s moves were drawn, and “{ $name }” is no way that is known here. Known are: { $known }.
core-unknown-version = This record was played by version { $version } of the rules of { $game }. Only version { $known } is played here.

# Positions

core-position-clause = “{ $text }” is not part of a position. The parts are: { $clauses }.
core-position-twice = “{ $clause }” stands twice in this position: once is enough.
core-position-numbers =
    “{ $clause } { $text }”: { $count ->
        [one] one number is needed here
       *[other] { $count } numbers are needed here
    }.
core-position-range = “{ $clause } { $text }”: a number from { $least } to { $most } is needed.
core-position-choice = “{ $clause } { $text }”: this can be { $choices }.

## What the library is handed
core-game-text = A game is called by its name, as text (“clans”), and { $given } is no text.
core-seed-whole = A seed is a whole number, or nothing at all, and not { $given }.
core-seat-whole = A seat is a whole number from 0 to { $last }, or WATCHER for somebody who only watches, and not { $given }.
core-names-list = Names are a list of texts, one for each seat: names=["Ada", "Ben"]. This is no such list: { $given }.
core-names-many =
    { $names ->
        [one] One name is
       *[other] { $names } names are
    } too many for { $players } players: each seat has one at most.
core-options-mapping = Options are given by name: options={ "{" }"name": "value"{ "}" }. This is something else: { $given }.
core-content-mapping = A content is a JSON object, in Python a dict, and not { $given }.
core-unknown-language = There are no words in the language { $given }. There are: { $languages }.
core-fast = “fast” is True (wait for compiled rules), False (do without) or None (use them once they are there), and not { $given }.
core-path = A file is named by its path, as text, and { $given } is none.
core-no-such-move =
    { $moves ->
        [0] There is no move { $given }: none has been made yet.
       *[other] There is no move { $given }: those made so far are numbered from 0 to { $last }.
    }
core-count-whole = A number of moves is a whole number from 0 on, and not { $given }.
core-not-natures-turn = Nature has nothing to do now: a player is to move, or the game is over.
core-state-kind = { $given } is not the state of { $game }: each game declares its own, and only that one fits.
core-features-seat = Features are what a seat is shown: somebody who only watches has none.
core-move-kind = A move is text, as legal() lists it (“{ $example }”), or its number, as codes() lists it. This is neither: { $given }.
core-move-number = { $given } is no move. Play one as text, as legal() lists it (“{ $example }”; legal()[0] is the first), or by its number, as codes() lists it.
core-move-over = { $given } is no move, and none can be made any more: the game is over.
core-move-nature = { $given } is no move, and no player can make one now: nature moves. let_nature_move() lets it.
core-move-number-illegal = The number { $number } stands for “{ $text }”, which can’t be played now: { $reason } Moves that can be are listed by legal() as text (“{ $example }”; legal()[0] is the first) and by codes() as numbers.
core-bots-list = The players are a list of bots, one for each seat: ["random", "greedy"]. This is no such list: { $given }.
core-bot-kind = A bot is the name of one, as text, or an object with a method choose(view, legal). This is neither: { $given }.
core-record-no-file = the file { $file } can’t be read: { $reason }
core-record-binary = the file { $file } is no text: a record is JSON, written in UTF-8
core-record-position-here = this record begins from a position, and only games from their beginning can be shown here
core-position-text = A position is text, and this is none: { $given }.
core-position-unknown = A “?” stands for what a seat may not know. To play from a position everything in it must be known.
core-roles-none = In { $game } players don’t choose a species.
core-roles = “{ $key }” must have a different name for each of the { $players } seats, out of these: { $known }.
core-roles-list = Species are a list of texts, one for each seat: species=["humans", "reptiles"]. This is no such list: { $given }.
core-position-players = The position is one of { $players } players, not of { $given }: leave the number out, or say the same.
core-position-options = A position says by which options it is played: it takes none beside it.

## Points

core-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
core-points-now =
    { $points ->
        [one] { $points } point if the game ended now
       *[other] { $points } points if the game ended now
    }
core-points-both =
    { $points ->
        [one] { $points } point · { $now } if the game ended now
       *[other] { $points } points · { $now } if the game ended now
    }
