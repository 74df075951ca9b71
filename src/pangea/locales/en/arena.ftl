# Bots against bots.


## Arguments and options
arena-arg-bots = The bots, two or more: a level ({ $levels }), or a bot with its settings after a colon (random, greedy, search:0.1s, search:2000, program:./mybot, ./my_bot.py:Settler). If there are as many bots as seats, they all share one table, and a bot may be named several times. If there are more, every combination of them meets; if there are fewer, each meets a table of copies of another.
arena-opt-games = How many games. Rounded up, so that every bot takes every seat equally often.
arena-opt-players = How many sit at a table. Usually as many as there are bots, as far as the game allows.
arena-opt-results = Keep the results in this file, game by game. The same command goes on where it stopped.
arena-opt-plot = Draw the results to this SVG file.
arena-opt-jobs = How many games at a time, each in a process of its own. Usually one for each core.
arena-opt-on = Play on a Ray cluster: “ray” starts one here, or takes the one that RAY_ADDRESS names; “ray:ADDRESS” takes that one.

## Answers
arena-playing = Playing: { $games }
arena-rounded = Games: { $games } instead of { $wanted }, so that every bot takes every seat equally often.
arena-title = { $game }, { $players } players, games: { $games } (seed { $seed })
arena-caption = With 95% intervals. A shared win is divided among the winners.
arena-column-bot = Bot
arena-column-games = Played
arena-column-wins = Won
arena-column-shared = Shared
arena-column-rate = Win rate
arena-column-points = Points
arena-column-rating = Rating
arena-column-line-up = Line-up
arena-line-ups = By line-up
arena-copies = { $count ->
        [one] { $bot }
       *[other] { $count } × { $bot }
    }
arena-lapse = { $bot } lost { $turns ->
        [one] one turn to a random move
       *[other] { $turns } turns to random moves
    }. It first happened in match { $match }: { $reason }
arena-kept = { $file } holds { $count ->
        [one] one game
       *[other] { $count } games
    } of { $games }. The same command goes on from there.

## What goes wrong
arena-too-few = It takes at least two different bots.
arena-twice = “{ $bot }” is named several times. That is possible only when as many bots are named as sit at a table, which is { $players }.
arena-no-results = { $file } is not a file of arena results. Name another one.
arena-other = { $file } holds the results of another tournament: its “{ $key }” is { $there }, not { $here }. Name another file.
arena-no-result = this is not the result of a match of this tournament
arena-not-kept = The results can’t be kept in { $file }: { $reason }
arena-lost = A process ended in the middle of a match (exit code { $code }).
arena-missing = { $package } is not installed: pip install "pangea-games[{ $extra }]"
arena-no-place = There is no “{ $place }” to play on. Write “ray” or “ray:ADDRESS”.
arena-no-cluster = There is no Ray cluster at { $address }: { $reason }
