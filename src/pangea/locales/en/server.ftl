# The service: what it answers, and what it tells its host.

server-guest = Guest { $number }

## Refused
server-malformed = This is not what was expected here: { $reason }
server-not-json = Send JSON, with the header “Content-Type: application/json”.
server-too-large = This is too large.
server-too-much = That was too much at once. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-one-check = The last game you sent is still being checked. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-many-checks = Too many games are being checked just now. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-work-used-up = You, or others at your address, have had many games checked. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-day-used-up = Nothing more is kept for your address today: { $megabytes } MB is a day’s share. Try again in { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }.
server-not-found = There is nothing here.
server-wrong-method = This can’t be done that way here.
server-fault = Something went wrong on our side. Nothing was changed; please try again.
server-not-kept = This can’t be kept just now: the service can’t write to its database. Nothing was changed; please try again in a moment.
server-closing = The service is closing. Please try again in a moment.
server-too-slow = The request took too long to arrive. Please try again.
server-long-head = The head of this request is too long.
server-full = The service has too many connections just now. Please try again in a moment.
server-misdirected = This service is not known as “{ $host }”. Whoever runs it can add the name to its setting “names”.
server-only-socket = This is a WebSocket. Open it as one.
server-elsewhere = This came from a page on another site ({ $origin }), so it was not done.
server-banned = The host of this service has shut you out.
server-banned-why = The host of this service has shut you out: { $why }
server-nobody = First say who you are: send a name to /api/me (with PUT), or a token.
server-stray-cookie = This service doesn’t recognise the identity in this browser. It was probably started with another secret or another database, or it removed your identity after a long absence. You can wait until its host has corrected that, or start afresh as a new guest. The old identity is then lost in this browser.
server-unknown-token = This token is unknown, or no longer valid.
server-bad-name = A name has 1 to { $most } characters, on one line.
server-guest-name = Names like “{ $name }” are given to new guests by the service. Choose another.
server-mixed-name = This name mixes scripts whose letters look alike, such as Latin and Cyrillic. Write it in one of them.
server-too-many-bots = A person may have up to { $most } bot accounts, and a bot none.
server-no-such-bot = You have no bot account { $id }.
server-no-such-board = There is no such board.
server-too-many-watched = A page may watch up to { $most } tables at a time.
server-too-many-pages = Too many pages are open from this address.
server-only-bots = Only bot accounts wait for opponents: open the WebSocket with a token.
server-too-many-waiting = Too many bots wait for opponents just now; from one address up to { $most } may.
server-waiting-players = A bot can wait for games of { $players } players.
server-waiting-tables = A bot can wait for 1 to { $most } tables at once.
server-waiting-about = What a bot says about itself has up to { $most } characters; this has { $count }.
server-not-waiting = This bot no longer waits for opponents.
server-waits-for-other = { $name } does not wait for this game with so many players.
server-table-invited-already = { $name } is invited to this table already.
server-table-bad-invitation = A bot account can be invited into one open seat of a table.
server-no-protocol = A WebSocket that brings a token as a protocol must offer the protocol “{ $protocol }” as well.

## Without pages
server-no-pages = The service is running, but its pages have not been built.
server-no-pages-text = Programs can talk to it; here is its description:

## Settings
server-setting-least = The setting “{ $name }” must be at least { $least }.
server-setting-port = There is no port { $port }: ports go from 0 to 65535.
server-setting-secret = A secret is too short. Choose at least { $least } characters that can’t be guessed.
server-setting-choice = The setting “{ $name }” can’t be “{ $value }”. It can be: { $choices }.
server-setting-public = “{ $value }” is not an address. Write it as https://games.example.org.
server-setting-proxies = “{ $value }” is not a list of proxies. Write their addresses or networks with commas between: 127.0.0.1, 10.1.0.0/16.
server-setting-names = “{ $value }” is not a name that the service can have. Write it as games.example.org, without https:// and without a port.
server-setting-metrics = “{ $value }” is not an address and a port. Write it as 127.0.0.1:9137.
server-setting-pages = The pages folder “{ $value }” does not exist.
server-setting-database = “{ $value }” is not a database for Pangea. Name a file, or write sqlite:///… or postgresql://….
server-setting-toml = { $file } is not TOML: { $reason }
server-setting-unknown = { $file }: there is no setting “{ $name }”. The settings are: { $names }.
server-setting-kind = { $name } can’t be “{ $value }”: it must be { $kind }.
server-kind-str = text
server-kind-int = a whole number
server-kind-float = a number

## Serving
server-serving = Pangea is open at { $address }
server-serving-net = From phones and computers on this network: { $address }
server-serving-stop = Press Ctrl-C to close it.
server-port-taken = Port { $port } is taken by another program. Choose another with --port, or 0 for any that is free.
server-cannot-listen = Pangea can’t listen on { $host }, port { $port }: { $reason }
server-cannot-open = The games can’t be opened: { $reason }
server-secret-other = This database was created with another secret, so the service would not recognise its visitors. List the old secret in the setting “earlier_secrets” (or PANGEA_EARLIER_SECRETS), or on a line of its own in { $file }. If it is lost, start once with --new-secret: all visitors then begin as new guests.
server-secret-unknown = This database does not say which secret it was created with, so the service can’t tell whether it would recognise its visitors. If the secret set here is the right one, or the right one is lost, start once with --new-secret.

## Tables
server-table-none = There is no such table, or it is private.
server-table-stale = Something else happened first. Look again: the table has changed.
server-table-not-your-turn = It is not your turn.
server-table-not-your-seat = This seat is not yours.
server-table-not-your-eyes = You may not look through the eyes of seat { $seat }.
server-table-not-yours = You have no seat at this table.
server-table-no-such-seat = There is no such seat. The seats are 0 to { $last }.
server-table-no-open-seat = No seat is free at this table.
server-table-seat-taken = This seat is taken.
server-table-seat-kept = The free seats are kept for others.
server-table-only-host = Only whoever made this table can do that.
server-table-begun = The game has begun: its seats and settings stay as they are.
server-table-settings-changed = The settings were changed meanwhile. Look at them again before you sit down.
server-table-not-begun = The game has not begun: a seat is still free.
server-table-over = The game is over.
server-table-not-over = The game is not over yet.
server-table-stood-in = A bot is playing for you. Take your seat back first.
server-table-already-left = A bot is already playing for you.
server-table-not-away = You are in your seat already.
server-table-ask-first = The others must agree before you take this move back. Ask them.
server-table-offer-open = There is already a proposal. Wait for the answers.
server-table-no-offer = There is nothing for you to answer.
server-table-hint-not-alone = There are no hints when you play with other people.
server-table-hint-running = A hint is already on its way. Wait for it first.
server-table-too-many = You have set up { $most } tables that are not over yet. Finish one first.
server-table-too-many-bots = A bot is to move at { $most } tables that come from your address. End one of them first, or let it go on.
server-table-not-made = You neither made this table nor play at it, so you can’t end it.
server-table-others-play = Somebody else plays here too. Propose to them to end the game.
server-table-one-me = You can only take one seat yourself. Give the others to people at this screen.
server-table-long-name = A name has at most { $most } characters.
server-table-clock = A clock gives { $least } to { $most } seconds for a move.
server-table-absence = The others may go on after { $least } to { $most } days without a player who is away.
server-table-not-absent = The game waits for the player to move: the others may go on only once that player has not been at this table for { $days ->
        [one] one day
       *[other] { $days } days
    } of the turn.
server-table-played-by-bot = Seat { $seat } is not played by a person.
server-table-other-rules = This game was begun under version { $version } of its rules, and they have changed since. It can be looked at, but not continued.
server-table-no-such-person = There is no such person.

## Replays
server-table-no-such-replay = There is no such replay.
server-table-record-long = A record has at most { $most } bytes.
server-table-record-no-text = A record is text in UTF-8.
server-table-no-such-move = There is no such move. Moves in the game: { $moves }.
server-table-scenes = Ask for 1 to { $most } positions at a time.
server-table-iterations = Ask for 1 to { $most } iterations.
server-table-one-analysis = The last analysis you asked for is not done yet. Wait for it, then ask for the next.
server-table-many-analyses = { $most } analyses that were asked for from your address are not done yet. Wait for one of them, then ask again.

## Database
server-table-bad-database = “{ $url }” is not a database for Pangea. Write sqlite:///… or postgresql://….
server-database-parameter = The address of the database can’t have “{ $name }”. It can have: { $names }.
server-database-sslmode = sslmode can’t be “{ $value }”. It can be: { $values }.
server-database-no-file = This address names no file. Write sqlite:///games.sqlite, with three slashes, or just the name of a file.
server-database-before = This database was made by a Pangea whose games did not say yet which boards, tiles and cards they are played with, so this one can’t go on with them. It was left as it is: open it with the Pangea that made it, or name a new database here.
server-database-content = This database was made by a Pangea with another board, other tiles or other cards: { $games }. Its games would change under their players, so it was left as it is. Open it with the Pangea that made it, or name a new database here.
server-database-newer = This database was made by a newer Pangea (“{ $version }”, here “{ $here }”). Install that version or a later one.
server-table-bad-redis = This is not the address of a Redis server: { $reason }
