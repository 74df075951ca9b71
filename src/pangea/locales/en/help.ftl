# Help in somebody’s first games: the goal card, what is worth a look, the reference card.

help-goal = Your goal
help-look = Worth a look now
help-look-show = Show on the board
help-show = Goal and first help
help-close = Got it
help-again = You can call this back from the menu.
help-card = Reference card
help-card-of = Reference card: { $game }
help-card-goal = Goal
help-card-turn = Your turn
help-card-scores = What scores
help-card-end = The end
help-card-tie = Who wins
help-card-rules = All the rules
