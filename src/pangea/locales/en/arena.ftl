# Bots against bots.


## Arguments and options
arena-arg-bots = The bots, two or more: a level ({ $levels }), or a bot with its settings after a colon (random, greedy, search:0.1s, search:2000, program:./mybot, ./my_bot.py:Settler). If there are as many bots as seats, they all share one table, and a bot may be named several times. If there are more, every combination of them meets; if there are fewer, each meets a table of copies of another.
arena-opt-games = How many games. Rounded up, so that every bot takes every seat equally often. Usually { $games }; with --stop-when at most { $most }.
arena-opt-players = How many sit at a table. Usually as many as there are bots, as far as the game allows.
arena-opt-results = Keep the results in this file, game by game. The same command goes on where it stopped.
arena-opt-records = Keep every game in this file as a record, with its bots and its seed. “pangea check” takes it, and with --results the same command goes on where it stopped.
arena-opt-stop-when = For two bots: stop as soon as one of them is better with these odds, such as 95%. Two figures (95%:99%) are the odds that “HIGH” and that “LOW” is not accepted wrongly.
arena-opt-elo = With --stop-when: by how many Elo points the first bot is stronger, by LOW or by HIGH? Usually -25:25, which asks which one is better.
arena-opt-plot = Draw the results to this file, which ends in .svg, .png or .pdf.
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
arena-column-elo = Elo
arena-column-seat = Seat { $seat }
arena-everybody = everybody
arena-seats = Win rates by seat
arena-seats-caption = Seat 0 begins.
arena-head-to-head = Head to head
arena-head-to-head-caption = How often the bot of the row was ahead of that of the column (ahead : level : behind).
arena-test-figures = LLR { $llr } ({ $least } … { $most })
arena-test-so-far = Games weighed: { $games }, { $figures }
arena-test-better = { $better } is better than { $worse }. Games weighed: { $games }, { $figures }.
arena-test-rather = { $first } compared with { $second }: rather { $true } Elo than { $other }. Games weighed: { $games }, { $figures }.
arena-test-open = It can’t be told yet which of { $first } and { $second } it is. Games weighed: { $games }, { $figures }.
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
arena-no-place = There is no “{ $place }” to play on. Write “ray” or “ray:ADDRESS”.
arena-no-cluster = There is no Ray cluster at { $address }: { $reason }
arena-stop-two = --stop-when compares two bots, and { $count } are named. Ask about two at a time.
arena-stop-even = --stop-when takes two bots that fill equally many seats: { $first } and { $second } don’t. Name each once.
arena-odds-form = “{ $text }” are no odds for --stop-when. Write a share above 50% and below 100%, such as 95% or 0.95, or two of them: 95%:99%.
arena-elo-form = “{ $text }” is not LOW:HIGH. Write two numbers of Elo points, such as -25:25 or 0:10.
arena-elo-order = In --elo the first number must be below the second: { $low } is not below { $high }.
arena-elo-alone = --elo says what --stop-when asks. Name that too, such as --stop-when 95%.
arena-plot-format = { $file }: nothing can be drawn in that format. The name of the file must end in one of these: { $formats }.
arena-games-there = { $file } is there already. Name another file for the games; or name --results too, from the start, and the same command goes on where it stopped.
arena-games-other = { $file } holds something other than the games of this tournament. Name another file.
arena-games-lacking = { $file } lacks { $count ->
        [one] a game that has
       *[other] { $count } games that have
    } a result on file already. Name another file for the results, and they are played again.
arena-games-not-kept = The games can’t be kept in { $file }: { $reason }
