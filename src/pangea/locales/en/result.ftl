# How a game came out: the card over the board when it is over, and a word in the list of tables.
# $names are the players’ names as text; $place is 1 for whoever won.

result-open = Result
result-board = To the board
result-won = You won!
result-shared = You share the win
result-place =
    { $place ->
        [2] You came second
        [3] You came third
        [4] You came fourth
       *[other] You came { $place }th
    }
result-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
result-together = With { $names }.
result-ahead =
    { $points ->
        [one] One point ahead of { $names }.
       *[other] { $points } points ahead of { $names }.
    }
result-behind =
    { $points ->
        [one] One point behind { $names }.
       *[other] { $points } points behind { $names }.
    }
result-level = Level on points with { $names }: { $how }
result-tied = { $names } were level on points: { $how }
result-tie-reserve = herds in reserve decided, { $most } to { $next }.
result-tie-continents = as many herds in reserve; continents with herds decided, { $most } to { $next }.
result-tie-animals = the number of animals decided, { $most } to { $next }.
result-tie-rule = the rule for ties decided.
result-ended = Ended without a result
result-ended-consent = Everybody agreed to end the game here.
result-ended-yours = You ended the game.
result-ended-by = { $name } ended the game.
result-ended-host = The host of this service ended the game.
result-ended-early = The game was ended early.
result-ended-without = { $name } stayed away, and the others ended the game.
result-played = { $level } played for you
result-played-place =
    { $place ->
        [1] Your seat came first.
        [2] Your seat came second.
        [3] Your seat came third.
        [4] Your seat came fourth.
       *[other] Your seat came { $place }th.
    }
result-played-seat = { $level } played for this seat
result-played-wins = A bot wins for { $names }
result-standing = How it stood
result-ranking = Ranking
result-sources = Where the points came from
result-before = Scored earlier
result-continents = Continents at the end
result-animals-own = Animals of one’s own habitat
result-animals-other = Other animals
result-decided = What decided it
result-move = Move { $number }:
result-odds = { $name }’s chance of winning went from { $before } to { $after }.

## In the list of tables
result-listed-won = won
result-listed-shared = shared win
result-listed-lost = lost
result-listed-place =
    { $place ->
        [1] 1st of { $players }
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $place }th of { $players }
    }
result-listed-wins =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
result-listed-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-listed-played = { $level } played for you
result-listed-played-wins = a bot won for { $names }
result-listed-ended = ended without a result
result-unlist-of = Take the game of { $game } with { $names } off this list
