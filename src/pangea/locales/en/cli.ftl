# The command line.

cli-about = Four board games of land and life, with exact rules: play them, read their rules, simulate them by the million.
cli-version = Show the version and exit.
cli-help = Show this help and exit.
cli-install-completion = Install command completion for this shell.
cli-show-completion = Show the completion script for this shell.
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands

## Commands
cli-games = List the games.
cli-rules = Explain the rules of a game, in our own words.
cli-play = Play a game in the terminal, against bots or around one screen.
cli-simulate = Play random games: statistics, and records if you want them.
cli-compile = Compile everything that anybody will need, so that nobody waits for it later.
cli-check = Replay records and say which move or result is wrong.
cli-content = Print what a game is made of (its board, its cards) as JSON, or check a file of your own.
cli-show = Show a position of a recorded game, as text or as a picture.

## Arguments and options
cli-arg-game = The game’s name, as “pangea games” lists it.
cli-arg-records = A file of records: a single one as JSON, or one on each line.
cli-arg-record-files = One or more files of records: a single one as JSON, or one on each line. “-” is the standard input.
cli-opt-lang = The language: { $languages }. Usually that of your system.
cli-opt-json = Answer in JSON, for programs.
cli-opt-players = How many players.
cli-opt-games = How many games.
cli-opt-seed = The same seed gives the same games.
cli-opt-option = An option of the game, as name=value, or the name of a preset (Trias: italian, french). May be given several times.
cli-opt-content = A content file to play with, in place of the game’s own.
cli-opt-records-out = Write the records of the games to this file, one on each line.
cli-opt-legal = Add the list of all legal moves at each move to the records.
cli-opt-threads = How many threads. Usually one for each core.
cli-opt-device = What to play on: cpu, or cuda for an NVIDIA GPU.
cli-opt-check = Check this file: can the game be played with it?
cli-opt-check-jobs = How many processes check a long file. Usually one for each core.
cli-opt-drawing = Print the drawing of the board too, where there is one.
cli-opt-move = After how many moves, deals included. Usually all of them; -1 leaves out the last one.
cli-opt-move-belief = After how many moves, deals included. Usually all of them, and of a finished game all but the last; -1 leaves out the last one.
cli-opt-number = Which record of the file, counted from 1.
cli-opt-seat = As this seat sees it (a number, or “watcher” for somebody who only watches). Usually everything is shown.
cli-opt-svg = Write a picture to this SVG file (“-” for the screen).
cli-opt-plain = No colours.
cli-opt-human = A seat that is played here, counted from 0. Give it several times to share the screen. Left out, seats are drawn by lot.
cli-opt-name = The name of a player at this screen. Give it several times to share the screen.
cli-opt-species = In Genesis: the species of a seat. Give it once for each seat, in their order: reptiles, dinosaurs, mammals or humans.
cli-opt-bot = The level of the other seats: { $bots }. Or a bot by its own name: random, greedy, search:0.5s, ./my_bot.py:Settler.
cli-opt-record-out = Keep the game in this file when you leave or it ends.
cli-opt-section = Only this section.

## Answers
cli-games-title = Games
cli-column-game = Game
cli-column-players = Players
cli-column-age = Age
cli-column-minutes = Minutes
cli-column-about = What it is about
cli-by = { $designer }, { $year }
cli-age = { $age }+
cli-players-range = { $least } to { $most }
cli-no-section = { $game } has no section { $section }. There are { $count }.
cli-interrupted = Interrupted.
cli-cannot-read = { $file } can’t be read: { $reason }
cli-cannot-write = { $file } can’t be written: { $reason }
cli-no-output = The output can’t be written: { $reason }
cli-not-text = { $file } is not text in UTF-8.
cli-content-not-json = { $file } is not JSON: line { $line }, column { $column }.
cli-content-sound = { $file } is a valid content file for { $game }.
cli-unknown-language = There is no language “{ $lang }”. The languages are: { $languages }.
cli-variable-language = PANGEA_LANG asks for a language that Pangea does not speak: “{ $name }”. The languages are: { $languages }. So this is in English.
cli-option-form = “{ $text }” is not an option. Write it as name=value.
cli-option-form-preset = “{ $text }” is not an option. Write it as name=value, or name one of these presets: { $presets }.
cli-seat-form = “{ $text }” is not a seat. Write a number from 0 to { $last }, or “watcher”.
cli-no-such-record = The file has { $count ->
        [one] one record
       *[other] { $count } records
    }, so there is no record { $number }.
cli-no-such-move = The game has { $count ->
        [one] one move
       *[other] { $count } moves
    }, so there is no position after { $number }.
cli-number-positive = { $name } must be at least 1.
cli-bad-device = “{ $device }” is no device that games can be played on. There is cpu, and cuda for an NVIDIA GPU.
cli-device-records = On a GPU no records are kept. Leave out --records, or --device cuda.

cli-simulating = Playing: { $games }
cli-writing = Writing records: { $games }
cli-checking = Checking
cli-statistics = { $game }, { $players } players, random games: { $games } (seed { $seed })
cli-stat-moves = Moves in a game
cli-stat-decisions = Decisions in a game
cli-stat-seat = Seat
cli-stat-wins = Wins
cli-stat-shared = of which shared
cli-stat-points = Points
cli-stat-spread = ± spread
cli-stat-ending = How it ended
cli-stat-count = Games
cli-records-written = { $count ->
        [one] One record
       *[other] { $count } records
    } written to { $file }.
cli-check-sound = { $count ->
        [one] One record, and it is sound.
       *[other] { $count } records, all sound.
    }
cli-check-in = { $file }: { $told }
cli-check-input-twice = “-”, the standard input, can be read only once.
cli-check-lost = A process that checked records ended too soon. With --jobs 1 no other process is needed.
cli-check-bad = { $bad } of { $count } records { $bad ->
        [one] is
       *[other] are
    } not sound.

## Compiling
cli-arg-compile-games = The games; none means all of them.
cli-opt-compile-boards = For boards of your own as well, which have code of their own.
cli-compiling = Compiling
cli-compiling-part = { $game }: { $part }
cli-compile-rules = rules
cli-compile-search = search
cli-compile-belief = belief
cli-compile-words = words
cli-compile-simulation = simulation
cli-compile-checking = checking of records
cli-compiled = Everything is ready. Functions compiled: { $functions }, in { $seconds } s. All compiled code takes { $megabytes } MB in { $folder }.
cli-compiled-before = Everything was ready before. All compiled code takes { $megabytes } MB in { $folder }.

## Showing
cli-position = { $game }, after { $moves ->
        [one] one move
       *[other] { $moves } moves
    } of { $count }
cli-last-move = Last: { $text }

## Playing
cli-play-you = { $seat } (you)
cli-play-bot = { $name } ({ $seat })
cli-play-turn = { $seat }: { $prompt }
cli-play-input = Your move (or help)
cli-play-help-title = What you can type
cli-play-help-move = a move, such as “{ $example }” or just “{ $short }”
cli-play-help-move-whole = a move, such as “{ $example }”
cli-play-help-legal = all moves you may make
cli-play-help-board = draw the board again
cli-play-help-log = what has happened so far
cli-play-help-score = the points, and how they came about
cli-play-help-hint = what the Elder would do
cli-play-help-undo = take back your last move
cli-play-help-rules = the rules; “rules 4” for a section
cli-play-help-save = keep the game in a file: “save game.json”
cli-play-help-quit = leave
cli-play-legal = { $count ->
        [one] One legal move:
       *[other] { $count } legal moves:
    }
cli-play-hint = The Elder would play “{ $move }”.
cli-play-undone = Taken back: { $move }.
cli-play-saved = Kept in { $file }.
cli-play-over = The game is over.
cli-play-winner = { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
cli-play-points = { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }
cli-play-pass-on = { $seat }, it is your turn. Nobody else should look now: press Enter.
cli-play-bye = Until next time.
cli-play-seat-twice = Seat { $seat } is named twice.
cli-play-names = { $names } names for { $seats } seats: name every player at this screen once, and no more players than there are seats.
cli-play-hidden-score = As far as you can know.

## Wrong use
cli-usage = Usage
cli-required = [required]
cli-default = [default: { $value }]
cli-usage-try = “{ $command } --help” shows how it is used.
cli-usage-no-command = There is no command “{ $name }”.
cli-usage-perhaps = Did you mean “{ $name }”?
cli-usage-no-option = There is no option “{ $name }” here.
cli-usage-missing = { $name } is missing.
cli-usage-whole-number = { $name } needs a whole number.
cli-usage-needs-value = { $name } needs a value.
cli-usage-extra = That is more than this command can take.

## Belief
cli-belief = Show what a seat can conclude about what it can’t see, from everybody’s moves.
cli-opt-believer = The seat that thinks (a number, or “watcher”).
cli-belief-none = { $game } hides nothing that moves could give away.
cli-belief-title = What is likely after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
cli-belief-title-end = What was likely before the last move, after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }

## Further commands
cli-analyse = Judge every move of a recorded game by deep search, and tell luck from skill.
cli-puzzles = Mine puzzles from games that bots play: best moves, wins, hidden cards, counts.
cli-arena = Let bots play against each other: win rates, points and ratings.
cli-lab = Find out what an option or a board of your own does to a game.
cli-dataset = Play bots against themselves, or take in records, as Parquet tables for learners.

## Serving
cli-serve = Open the web service: play in the browser, here, on your network or for everybody.
cli-opt-host = The address to listen on. 0.0.0.0 lets in others on your network. Usually only this machine.
cli-opt-port = The port to listen on; 0 takes any that is free. Usually 8137.
cli-opt-open = Open a browser too.
cli-opt-database = Where games are kept: a file, or postgresql://…. Usually a file in your data folder.
cli-opt-redis = A Redis server (redis://…) through which several processes tell each other what happens.
cli-opt-public = The address that players know, if a proxy stands in front: https://games.example.org.
cli-opt-proxies = The addresses of proxies that are trusted to say who is asking. Usually 127.0.0.1.
cli-opt-pages = A folder of pages to show in place of the usual ones.
cli-opt-bot-threads = How many bots think at a time. Usually half of the cores.
cli-opt-pace = About how many seconds bots take for a move; 0 is at once. Usually 1.
cli-opt-log = How the log is written: “plain” for people, “json” for programs.
cli-opt-settings = A TOML file with settings. Flags override it, and so do variables such as PANGEA_PORT.
cli-opt-new-secret = Accept the secret that is set here, or make one, for a database that was created with another. All of its visitors then begin as new guests.

## Checking the shuffles, and keeping what was played
cli-daily = Show the challenge of a day: one deal for everybody.
cli-arg-daily-date = A day, such as 2026-11-18; today (UTC) if left out.
cli-opt-daily-check = Say whether the first record of this file is a day’s challenge, and what it came to.
cli-opt-daily-compare = Let bots of each level play the deal in your seat.
cli-verify = Repeat every deal, draw and roll of recorded games from their seeds, and compare.
cli-backup = Copy everything that a service keeps into one file.
cli-restore = Put everything from a backup into an empty database.
cli-arg-backup = The backup file.
cli-opt-force = Replace the file if it is there already.
cli-backup-there = { $file } is there already. Name another file, or say --force to replace it.
cli-verify-fair = Record { $record }: every chance move ({ $count }) matches the seed. Hash: { $hash }
cli-verify-no-seed = Record { $record } has no seed: its shuffles can’t be checked.
cli-verify-unfair = In { $bad } of { $count } records a move does not match the seed, or the record is not sound.
cli-verify-unchecked = Nothing was checked: no record has a seed.
cli-backup-written = Rows written to { $file }: { $rows }.
cli-restored = Rows put into the database: { $rows }.
cli-backup-secret-kept = Keep { $file } too: it holds the secret that signs cookies, and the backup does not. Without it, players lose their seats.
cli-backup-secret-set = Keep the secret too (the setting “secret”, or PANGEA_SECRET): it signs cookies, and the backup does not hold it. Without it, players lose their seats.
cli-backup-secret-gone = The secret that signs cookies is neither in the backup nor here. Keep the one that the service runs with: the setting “secret”, PANGEA_SECRET, or the file “secret” in its data folder. Without it, players lose their seats.
cli-restore-secret = The secret that these cookies were signed with is not here, and without it the service does not start. Put it on a line of its own in { $file }, or set PANGEA_SECRET to it.
cli-backup-none = There is no database at { $url }.
cli-backup-no-answer = The database { $url } does not answer as it should ({ $reason }).
cli-restore-not-empty = The database is not empty. A backup can only be put into an empty one.
cli-restore-not-backup = { $file } is not a backup of Pangea, or it is cut short.
cli-restore-other = This backup was made by another version of Pangea (database “{ $version }”, here “{ $here }”).
cli-database-other-version = This database is of another version (“{ $version }”, here “{ $here }”). Start the service of this version once: it brings the database up to date.

## Tidying up
cli-tidy = Remove what nobody has opened for a long time.
cli-opt-tidy-days = Remove what nobody has opened for this many days. Usually the setting “keep_days”.
cli-opt-dry-run = Only say what would be removed.
cli-opt-compact = Make the file of an SQLite database smaller afterwards. Meanwhile nobody can play, and as much room is needed again.
cli-tidy-keeps-all = Nothing is removed: the setting “keep_days” is 0. Use --days to say what is old.
cli-tidy-gone = Removed, not opened for { $days } days: tables { $tables }, records { $records }, analyses { $analyses }, people { $people }, boards { $boards }.
cli-tidy-would-go = To be removed, not opened for { $days } days: tables { $tables }, records { $records }, analyses { $analyses }, people { $people }, boards { $boards }.
cli-tidy-bytes = Size: about { $megabytes } MB.
## For hosts
cli-admin = For hosts: see who loads the service, end or delete tables, shut people out.
cli-admin-load = Show who loads the service: by person and by source, most first.
cli-admin-tables = List tables, those touched last first.
cli-admin-end = End a table: nobody can play on, and all can still look at it.
cli-admin-stand-in = Give a player’s seat to a bot at once. The player can take it back.
cli-admin-delete = Delete a table and everything that belongs to it.
cli-admin-ban = Shut out a person, an address or a source.
cli-admin-unban = Let a person, an address or a source in again.
cli-admin-bans = List who is shut out.
cli-opt-most = How many lines to show.
cli-opt-of-person = Only tables that this person made.
cli-opt-of-source = Only tables that came from this source, as “load” shows it.
cli-opt-ban-days = For how many days. Usually for good.
cli-opt-ban-why = The reason. Whoever is shut out can read it.
cli-arg-table = The id of the table, as its address has it.
cli-arg-ban-kind = What is shut out: “person” (an id), “address” (IPv4 or IPv6) or “source” (as “load” shows it).
cli-arg-ban-who = The id, the address or the source.
cli-admin-ended = Table { $table } has been ended. Pages that show it will see it within 15 seconds.
cli-admin-stood-in = At table { $table } a bot plays seat { $seat }: { $level }. Pages that show it will see it within 15 seconds.
cli-admin-freed =
    { $count ->
        [one] Their seat at one table is free: a bot plays on, or, before the game, another player can take it.
       *[other] Their seats at { $count } tables are free: bots play on, or, before the game, another player can take them.
    }
cli-arg-stand-in-seat = The seat, counted from 0.
cli-opt-stand-in-level = The level of the bot.
cli-admin-deleted = Table { $table } has been deleted. Pages that show it will learn of it within 15 seconds.
cli-admin-banned = Shut out: { $kind } { $who }. Running services notice within seconds.
cli-admin-unbanned = Let in again: { $kind } { $who }.
cli-admin-no-table = There is no table { $table }.
cli-admin-no-person = There is no person { $person }.
cli-admin-no-ban = { $kind } { $who } is not shut out. “pangea admin bans” lists who is.
cli-admin-no-address = “{ $address }” is not an address. Write one like 192.0.2.7 or 2001:db8::7.
cli-admin-no-secret = Without the secret of the service an address can’t be recognised. It should be at { $file }; otherwise name the settings of the service, or set PANGEA_SECRET.
cli-admin-title-people = By person
cli-admin-title-sources = By source
cli-admin-title-tables = Tables
cli-admin-title-bans = Shut out
cli-admin-column-person = Person
cli-admin-column-name = Name
cli-admin-column-source = Source
cli-admin-column-people = People
cli-admin-column-tables = Tables
cli-admin-column-thinking = Bot to move
cli-admin-column-moves = Moves
cli-admin-column-bytes = 30 days
cli-admin-column-table = Table
cli-admin-column-game = Game
cli-admin-column-status = Status
cli-admin-column-host = Made by
cli-admin-column-touched = Last move (UTC)
cli-admin-column-seen = Last opened (UTC)
cli-admin-column-kind = What
cli-admin-column-value = Who
cli-admin-column-since = Since (UTC)
cli-admin-column-until = Until (UTC)
cli-admin-column-why = Why
cli-admin-yes = yes
cli-admin-no = no

## pangea site
cli-site = Write the pages as files for any static host.
cli-arg-folder = The folder to write. It must be empty, or not there yet.
cli-opt-site-force = Replace a site that this command wrote there before.
cli-site-writing = Writing { $files } files
cli-site-written = { $files } files ({ $size } MB) written to { $folder }. To try them out: python -m http.server --directory { $folder }
cli-site-no-pages = The pages are not built: there is nothing to write. “make setup” builds them.
cli-site-not-folder = { $folder } is a file. Name a folder.
cli-site-not-empty = { $folder } is not empty. Name another folder, or use --force to replace a site that was written there before.
cli-site-foreign = { $folder } holds something that is not part of a site of Pangea: { $name }. Remove it, or name another folder.
