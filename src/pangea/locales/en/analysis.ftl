# Games looked at afterwards, and bots written by others.

## The command
analysis-opt-iterations = How many games each search plays out; usually { $usual }. The same number and seed give the same analysis.
analysis-opt-seconds = In place of a number of playouts: how many seconds to think about each move.
analysis-opt-seat = Only the decisions and the luck of this seat.
analysis-opt-seed = The seed of the searches.
analysis-opt-plot = Draw the curve of the win odds to this SVG file (“-” for the screen).
analysis-two-depths = Give either --iterations or --seconds, not both.
analysis-seconds-form = “{ $text }” is not a time. Write a number of seconds, such as 0.5.
analysis-looking = Searching the positions
analysis-comparing = Comparing the moves

## Judgements
analysis-title = { $game }: every move judged
analysis-depth-iterations = { $iterations } playouts per search
analysis-depth-seconds = { $seconds } seconds per move
analysis-no-moves = Nobody has decided anything yet.
analysis-column-number = Move
analysis-column-told = What was played
analysis-column-odds = Win odds
analysis-column-loss = Loss
analysis-column-best = Better
analysis-odds-change = { $best } → { $played }
analysis-verdict-slip = inaccuracy
analysis-verdict-mistake = mistake
analysis-verdict-blunder = blunder
analysis-verdict-good = strong move
analysis-sign = { $sign } { $word }
analysis-knowledge = Win odds are those of whoever moves, judged by what they could know: with the best move → with the move played.

## Luck and skill
analysis-accounts = Luck and skill
analysis-column-start = At the start
analysis-column-luck = Luck
analysis-column-own = Own decisions
analysis-column-others = The others’ decisions
analysis-column-rest = All else
analysis-column-end = At the end
analysis-column-accuracy = Accuracy
analysis-accuracy = { $accuracy }
analysis-yardstick = Each decision is compared with what comes to mind first, the move that gains most at once: about what the bot { $level } would have played there. Whatever is better than that counts above zero. The lines add up to the result. “All else” is what lay hidden and came to light, and what a search sees only later.
analysis-accuracy-note = Accuracy goes from 0 to 100. It says how much of their standing somebody kept in each decision, on average, compared with the best move: half of it is the chance of winning, half the lead in points. A move that throws away a tenth of it counts 66, one that throws away half of it 6.
analysis-curve = Each player’s chance of winning, judged by what they could know
analysis-turning-points = Turning points
analysis-turning-point = Move { $number }: { $move } { $seat }: { $before } → { $after }
analysis-account = { $seat }: { $start } at the start, luck { $luck }, own decisions { $own }, the others’ decisions { $others }, all else { $rest }, { $end } at the end
analysis-account-alone = { $seat }: { $start } at the start, luck { $luck }, own decisions { $own }, all else { $rest }, { $end } at the end
analysis-plot-title = { $game }: the win odds
analysis-plot-moves = moves played
analysis-plot-written = The curve is in { $file }.

## Why
analysis-well-played = Well played
analysis-played = Played: { $move }
analysis-better = Better: { $move }
analysis-why-odds = Chance of winning: { $best } instead of { $played }.
analysis-why-more-points = About { $points } points more for { $seat }.
analysis-why-fewer-points = About { $points } points fewer for { $seat }.
analysis-lets = What comes of the move played: { $story }
analysis-played-caption = played
analysis-better-caption = better

## A hint
analysis-hint-people = No hints here: you are playing with other people.
analysis-hint-turn = You can ask for a hint when it is your turn.
analysis-hint-odds = Chance of winning: { $odds }, { $more } more than with the next best move.
analysis-hint-as-good = Chance of winning: { $odds }; the next best move is about as good.
analysis-hint-only = Chance of winning: { $odds }.
analysis-hint-points = Expected at the end: { $points } points.

## What a bot thought
analysis-considered = { $moves ->
        [one] One move considered, in { $tries } playouts.
       *[other] { $moves } moves considered, in { $tries } playouts.
    }
analysis-considered-move = { $rank }. { $move } Playouts: { $visits } ({ $share }). Win odds: { $odds }. Points: { $points }.
analysis-label = { $mark } { $seat }
analysis-of-seat = { $seat } { $figure }
analysis-expects = What it expects next:
analysis-as-written = “{ $move }”

## Figures
analysis-percent = { $percent }%
analysis-percent-more = +{ $percent }%
analysis-percent-less = −{ $percent }%
analysis-decimal = { $whole }.{ $tenth }
analysis-decimal-less = −{ $whole }.{ $tenth }

## Bots that are programs
