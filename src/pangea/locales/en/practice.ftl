# Practice: a table in the page that begins in the midst of a game, and how that game went on elsewhere.

practice-title = Play on from here
practice-note = A game of your own begins at this position, in this browser. What is dealt, drawn or rolled from here on is drawn anew.
practice-seats = Your seats
practice-seats-note =
    { $count ->
        [one] Bots play the other seats.
       *[other] Around this screen; bots play the other seats, if any are left.
    }
practice-no-seat = Take at least one seat.
practice-level = The bots
practice-start = Play on
practice-listed = practice
practice-about =
    { $moves ->
        [0] It began at a position.
        [one] It began after one move of another game.
       *[other] It began after { $moves } moves of another game.
    }
practice-again = Once more from there
practice-went = What would have happened
practice-went-next = In the other game it went on like this:
practice-seat = Seat
practice-here = Here
practice-there = There
practice-difference = Difference
practice-back-replay = Back to the replay
practice-back-tryout = Back to where you tried it out
practice-back-puzzle = Back to the puzzle
practice-back-lesson = Back to the lesson
# Why a table can’t begin there.
practice-over = In this position the game is over: there is nothing to play on with.
practice-bad-start = Nobody can play on from this position: it is not a position of this game with this many players.
