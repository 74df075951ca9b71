# What happened since a player’s last turn, in English. $step and $steps are numbers.

recap-title = Since your last turn
recap-watching = The latest moves
recap-counted = What just happened
recap-again = Show again
recap-stop = Stop
recap-step = { $step } of { $steps }
recap-read = What happened, in words
recap-before = This is how it was after your last turn.
recap-points = Points since then:
recap-points-now = If the game ended now:
