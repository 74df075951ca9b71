# Self-play and records as tables for learners.


## Options
dataset-opt-bot = Who plays: a level ({ $levels }), or a bot with its settings after a colon (search:2000, program:./mybot, ./my_bot.py:Settler). Named once it takes all seats; named as often as there are seats, the bots move on by a seat with every game. Usually { $usual }.
dataset-opt-games = How many games, those included that are there already. Usually { $games }.
dataset-opt-out = The folder to write to. The same command goes on where it stopped.
dataset-opt-players = How many play. Usually as many as there are bots, or three.
dataset-opt-from = Take in the records of this file instead of playing; or, if it is a folder of ours, write its games as records (--records).
dataset-opt-decisions = With --from: also keep what was seen and legal at every decision. This takes records of one game for as many players, all of them over.
dataset-opt-records = With --from FOLDER: write the games of the folder to this file, a record on each line.
dataset-opt-shard = How many games go into a file. What is interrupted loses the files that were being filled. Usually 100; 1000 with --from.

## Answers
dataset-playing = Playing: { $games }
dataset-reading = Reading { $file }
dataset-written = Games in { $folder }: { $games }
dataset-bytes-games = As games: { $bytes } bytes each
dataset-bytes-decisions = As decisions ({ $count }): { $bytes } bytes a game
dataset-kept = { $folder } holds { $count ->
        [one] one game
       *[other] { $count } games
    }. The same command goes on from there.
dataset-lapses = { $turns ->
        [one] One turn was lost to a random move
       *[other] { $turns } turns were lost to random moves
    }; the column “lapses” says which. It first happened in game { $number }: { $reason }

## What goes wrong
dataset-needs = { $flag } is missing: “pangea dataset GAME --bot BOT --games N --out FOLDER”, or “pangea dataset --from FILE --out FOLDER”.
dataset-needs-from = { $flag } goes with --from. Name that too.
dataset-not-together = { $flag } and { $other } don’t go together.
dataset-no-bot = It takes at least one bot.
dataset-bots = It takes one bot for all seats, or as many bots as seats: { $bots } are named for { $players } players.
dataset-not-empty = { $folder } holds something other than a dataset. Name a new folder.
dataset-other = { $folder } holds another dataset: its “{ $key }” is { $there }, not { $here }. Name another folder.
dataset-none = { $folder } holds no dataset: there is no dataset.json that says what it is.
dataset-version = { $folder } holds a dataset of version { $version }. This program reads version { $known }.
dataset-not-kept = The dataset can’t be kept in { $folder }: { $reason }
dataset-unreadable = { $file } can’t be read: { $reason }
dataset-not-text = this is not text in UTF-8
dataset-mixed = this is a game of { $game } for { $players }, and the first one was of { $first } for { $seats }. With --decisions all are of one game, for as many players
dataset-not-over = this game is not over. With --decisions all games are
dataset-share = { $given } is not a share for testing. It lies between 0 and 1.
dataset-split = { $given } is not a split. Say "train", "test", or None for all games.
dataset-column = { $given } is not a column. These are: { $known }
dataset-batch = { $given } is no size: it is at least 1.
dataset-empty = { $folder } has no games yet.
dataset-no-decisions = { $folder } has games without their decisions. “pangea dataset --from FILE --decisions” keeps those too.
