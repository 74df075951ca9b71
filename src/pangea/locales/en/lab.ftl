# What an option or a board of one’s own does to a game.


## Options
lab-opt-bot = Who plays against itself: a level, or a bot with its settings after a colon.
lab-opt-minutes = For how many minutes games are played. Usually { $minutes }.
lab-opt-games = How many games the bot plays against itself on each side, in place of a time: the same number gives the same figures.
lab-opt-plot = Draw the figures to this file, which ends in .svg, .png or .pdf.
lab-opt-examples = Write three games to this file as records: the closest, the clearest and a usual one.

## Answers
lab-playing = Playing
lab-side-standard = Standard
lab-side-changed = Changed
lab-title-played = { $game }, { $players } players: { $bot } against itself, games on each side: { $games } (seed { $seed })
lab-title-hurried = The same, played in a hurry, games on each side: { $games }
lab-title-skill = How much skill pays
lab-title-sources = Where the points come from, all seats together
lab-caption = With 95% intervals. A star marks a difference that chance alone explains in less than 1 of 20 cases.
lab-caption-alone = With 95% intervals.
lab-column-figure = Figure
lab-column-difference = Difference
lab-seat = Seat { $seat }
lab-seat-wins = Seat { $seat } wins
lab-seat-points = Seat { $seat }, points
lab-winner = Points of the best
lab-margin = Ahead of the next by
lab-close = Close: ahead by a tenth at most
lab-ties = Several win
lab-changes = The lead changes (times)
lab-decided = Decided after this much of the game
lab-late = Decided in the last tenth
lab-decisions = Decisions a game
lab-ending = Ends: { $ending }
lab-skill = { $higher } ahead of { $lower }
lab-plot-seats = How often each seat wins
lab-plot-margins = By how many points games are won
lab-plot-decided = Games decided by then
lab-example-closest = The closest game: { $points } ({ $moves } moves)
lab-example-clearest = The clearest game: { $points } ({ $moves } moves)
lab-example-usual = A usual game: { $points } ({ $moves } moves)
lab-examples-written = They are in { $file }: “pangea show” shows them.
lab-again = “--games { $games }” in place of a time gives exactly these figures again.

## What goes wrong
lab-minutes = “{ $text }” is not a number of minutes. Write one such as 2 or 0.5.
lab-not-both = --minutes and --games don’t go together: name a time or a number of games.
