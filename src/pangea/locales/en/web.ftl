# The pages in the browser.

## Everywhere
web-home = Home
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-save = Save
web-menu = More
web-language = Language
web-theme-dark = Dark colours
web-theme-light = Light colours
web-try-again = Try again
web-opening = One moment …
web-nowhere-title = There is nothing here
web-nowhere-text = There is no page at this address. Perhaps the link lost a letter on the way.
web-trouble-unreachable = The service can’t be reached just now.
web-trouble-unknown = The service could not answer (status { $status }).
web-trouble-page = Something went wrong on this page. Reload it if it no longer responds.
web-service-none = There is no service behind these pages. Tables with others, replays by link and analyses need one; everything else works here.
web-service-away = The service can’t be reached just now. Tables with others, replays by link and analyses need it; everything else works without it.
web-cant-run-none = This browser can’t run the rules of the games: it lacks WebAssembly with SIMD, which current browsers have. So nothing can be played here; the rules can be read.
web-cant-run-away = This browser can’t run the rules of the games: it lacks WebAssembly with SIMD, which current browsers have. So to play needs the service, and it can’t be reached just now.
web-cant-run-there = This browser can’t run the rules itself: the service keeps this game.
web-version-ready = A new version is ready.
web-version-take = Use it now
web-generic-board = The board in words
web-generic-panel = Nobody has drawn this game yet: its board is described in words.

## The home page
web-motto = Four games of land and life
web-invitation = Continents drift, herds wander, worlds grow and villages gather. Play against bots at once, around one screen, or with friends far away. Nothing to install, nobody to ask.
web-games = Games
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-starting = Setting up the table …
web-set-up = Set up a table
web-set-up-game = Set up a table: { $game }
web-rules = Rules
web-rules-of = Rules: { $game }
web-players = { $range } players
web-age = age { $age } and up
web-minutes = about { $minutes } minutes
web-designer = by { $designer }, { $year }
web-my-tables = My tables
web-my-tables-none = None yet. “Play now” sets one up against bots.
web-open-tables = Tables with a free seat
web-open-tables-none = Nobody is looking for company just now.
web-running-tables = Tables to watch
web-running-tables-none = Nobody else is playing just now.
web-tables-all = Show all { $count }
web-table-over = over
web-table-gathering = waiting for players
web-your-turn = Your turn
web-turn-of = It is { $name }’s turn.
web-record-title = Open a record
web-record-drop = Drop a file here or choose one, and watch the game move by move.
web-record-opening = The record is being replayed …
web-record-unreadable = “{ $file }” is not a record: a record is a JSON file that Pangea has written.
web-colophon = Drawn and written for Pangea. The rules are explained in our own words; the games belong to those who invented them, and no publisher has a part in this.
web-my-bots = My bots
web-try-api = Try the API
web-name-title = Your name
web-name-label = What should the others call you?
web-name-of-yours = { $name }: change your name
web-name-choose = Choose a name
web-name-long = That is as long as a name may be: { $most } characters.
web-stray-title = Your identity is not recognised
web-stray-start = Start afresh
web-stray-wait = Wait

## A new table
web-new-title = { $game }: a new table
web-new-players = How many players?
web-new-seats = Who is playing?
web-new-bots = Bots, from easy to strong
web-new-people = People
web-new-screen = somebody at this screen
web-new-clock = Time per move
web-new-start = Start the game
web-new-invite = Set up and invite
web-player = Player { $number }
web-you = you
web-clock =
    { $seconds ->
        [0] as long as you like
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [86400] 1 day
       *[other] { $seconds } seconds
    }

## Before the game
web-seat-open = free seat
web-share = Share
web-copy-link = Copy the link
web-link-copied = The link has been copied.
web-copy-by-hand = Copy this link:
web-table-not-shown = This table can’t be shown

## At the table
web-beside-board = Beside the board
web-board-closer = Zoom in
web-board-farther = Zoom out
web-board-fit = Show everything
web-board-tap-again = Now tap what you want to choose
web-seats = Players
web-to-move = to move
web-won = has won
web-points-hidden = Nobody can know this yet.
web-points-if-now = if it ended now
web-points-then = { $now } if it ended now
web-bot = bot
web-away = away
web-stands-in = { $level } stands in
web-thinking = { $name } is thinking
web-nature-moves = Chance decides
web-watching = You are watching.
web-ended = The game is over.
web-bot-plays-for-you = A bot is playing for you.
web-come-back = Take your seat back
web-time-left = Time left
web-time-up-yours = Your time is up: a bot plays for you until you take your seat back.
web-time-up = { $name }’s time is up: a bot takes over.
web-leave = Leave your seat to a bot
web-undo = Take back
web-undo-ask = Ask to take back
web-hint = Hint
web-hint-ask = Hint: what would a strong bot do?
web-hint-thinking = A strong bot is thinking …
web-hint-note = The percentage is your chance of winning after that move, if everybody plays on as this bot would. Choose a move to play it.
web-hint-advised = advised
web-hint-less-sure = Another move shows higher odds, but was tried less often: its figure is less certain.
web-hint-more = What it thought
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay = Replay
web-save-record = Save the record
web-sound-on = Sound on
web-sound-off = Sound off
web-about-table = About this table
web-watchers = Watching
web-fair-hash = Seal of the shuffles
web-fair-seed = Seed of the shuffles
web-fair-text = The seal was fixed before the first move. When the game is over the seed is shown, and with it anybody can check that nothing was tampered with: save the record and run “pangea verify”.
web-connection-lost = The connection is lost. It will come back by itself.
web-offer = Proposal
web-offer-undo = { $name } would like to take back a move.
web-offer-end = { $name } proposes to end the game here.
web-offer-stand-in = { $name } proposes that a bot plays on for { $away }: { $level }.
web-offer-end-without = { $name } proposes to end the game here, without waiting for { $away }.
web-offer-agree = Agree
web-offer-decline = Decline
web-offer-waiting = Waiting for { $names }.
web-offer-to-end = Propose to end the game
web-end-table = End this game
web-end-table-of = End the game of { $game } with { $names }
web-end-title = End this game?
web-end-text = It ends without a result, and can’t be taken up again.
web-curtain-title = { $name }, it is your turn
web-curtain-text = Everybody may see what is shown now. Pass the screen to { $name }; then everybody else looks away.
web-curtain-ready = I am { $name }: show me the board
web-curtain-take-back = { $name }: take the move back
web-confirm-on = Confirm each move
web-confirm-off = Don’t ask before a move
web-confirm-asks = { $move }?
web-confirm = Confirm
web-confirm-not = Not yet
web-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
web-winners-bot = A bot wins for { $names }.

## Sheets beside the board
web-sheets = Log, points and more
web-overview = Overview
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-all = Show everything
web-score = Points
web-score-why = Why
web-score-total = Total
web-score-scored = Scored so far
web-score-if-now = If the game ended now
web-score-now = If the game ended now. Point at a line to see its place on the board.
web-score-none = Nobody has scored yet.
web-score-count = Count step by step
web-score-step = { $step } of { $of }
web-score-before = One line back
web-score-next = Next line
web-score-all = All at once
web-rule = Rule
web-see-rule = See rule { $rule }
web-moves = Moves
web-moves-none = There is nothing to choose just now.
web-moves-search = Search the moves
web-in-words = In words
web-log-nature =
    { $count ->
        [one] Chance drew once
       *[other] Chance drew { $count } times
    }
web-moves-more =
    { $count ->
        [one] … and one more. Search to find it.
       *[other] … and { $count } more. Search to find them.
    }

## The rules
web-prompt-why = What the rules say about this
web-rules-page = The rules on a page of their own, for printing
web-print = Print
web-contents = Contents

## Replays
web-replay-of = Replay: { $game }
web-replay-not-shown = This game can’t be shown
web-replay-start = Before the first move
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move forward
web-replay-last = To the end
web-replay-slider = Move
web-replay-eyes = Through the eyes of
web-replay-watcher = a watcher
web-analysis = Analysis
web-analysis-offer = A strong bot looks at every move: each player’s chance of winning, what part luck played, and which move would have been better. That takes a minute or two.
web-analysis-start = Analyse this game
web-analysis-running = The moves are being judged …
web-analysis-failed = The analysis broke off.
web-analysis-better = There was something better

## The gallery
web-gallery = All pieces
web-gallery-panel = Beside the board
web-gallery-board = A board
web-gallery-place = Place { $number }

# Trying out: a copy of the board to play with

web-tryout = Try it out
web-tryout-title = A board to try things on.
web-tryout-note = Move for everybody; none of it happens at the table.
web-tryout-note-hidden = Move for everybody; what you can’t see is imagined, and none of it happens at the table.
web-tryout-close = Back to the game
web-tryout-begin = Back to where it began
web-tryout-anew = Imagine it anew
web-tryout-play = Play this
web-tryout-nature = Chance decides: choose what happens, or draw.
web-tryout-draw = Draw
web-tryout-tried = Tried
web-tryout-hint = Move on the board, for yourself and for the others. Go back to try something else: what you tried stays here.
web-tryout-behind = The game has moved on.
web-tryout-renew = Begin from there

## Games in this browser
web-local-here = in this browser
web-local-none = This game is not in this browser, or not any more.
web-local-damaged = What this browser kept of this game was damaged or changed, so it can’t go on. What is sound of it can be saved. Your other games are not affected.
web-local-other-rules = This game was begun under version { $version } of its rules, which these pages don’t know. It can’t go on here, but it can be saved.
web-local-other-content = This game was begun with another board, other tiles or other cards than { $game } has in these pages. It can’t go on here. It stays as it is, and it can be saved.
web-local-no-rules = These pages have no rules for “{ $game }”.
web-local-cant-run = This game is kept in this browser, which can’t run its rules: it lacks WebAssembly with SIMD. You can save the game and open it in a current browser.
web-replay-other-content = This game was played with another board, other tiles or other cards than { $game } has in these pages, so they can’t show it (content_hash { $said }, here { $here }). Its record stays as it is.
web-local-own-board = This record has a board of its own. Only the service can show it.
web-local-not-kept = This browser can’t keep your game just now: it has no room, or does not allow it. Play on, but leave this page open: what is not kept is lost when you close it.
web-local-broken = damaged
web-local-save-rest = Save what is there
web-local-remove = Remove this game
web-local-remove-of = Remove the game of { $game } with { $names }
web-local-remove-title = Remove this game?
web-local-remove-text = It is only in this browser, and can’t be brought back.
web-local-note = This game is kept in this browser, and needs no network.
web-local-share = Share the replay
web-local-hand-over = The game is handed to the service, which analyses it. After that, whoever has its link can look at it.
web-hurry = Move now
