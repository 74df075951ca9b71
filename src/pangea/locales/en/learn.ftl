# Lessons in the browser: the words around them. What each lesson says is in learn_<game>.ftl.

learn-title = Learn { $game }
learn-three-minutes = Learn in three minutes
learn-three-minutes-game = Learn in three minutes: { $game }
learn-single = Lessons on single rules
learn-all = All lessons
learn-is-done = done
learn-is-begun = begun
learn-go-on = Go on
learn-from-start = From the beginning
learn-none = There are no lessons for this game yet.
learn-no-lesson = { $game } has no lesson of this name, or not any more: lessons change with the board, the tiles and the cards of their game.

learn-step = Step { $step } of { $steps }
learn-new-position = A new position.
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-again = Try again
learn-try-forbidden = May I? { $move }
learn-done = Well done.
learn-right = That’s right.
learn-wrong = That is allowed, but not what is asked for here. Have another look.
learn-shown = This is how it can be done.
learn-answer = Your answer
learn-less = One less
learn-more = One more
learn-check = Check
learn-count-wrong = Not quite. Count again.
learn-count-shown = It is { $answer }.
learn-choice-wrong = Not that one. Have another look.

learn-finish = Finish
learn-finished = You have been through this lesson.
learn-next-lesson = Next: { $title }
learn-play = Play your first game
learn-play-note = Against the gentlest of the bots, { $bot }.
learn-starting = Laying out …
learn-to-table = Back to the table
learn-to-rules = Back to the rules

learn-practise = Practise this
learn-practise-rule = Practise this: rule { $rule }
learn-show-rule = Show me
learn-offer = New here? You can learn { $game } in three minutes, on the real board.
learn-offer-yes = Learn it
learn-offer-no = No, thanks
