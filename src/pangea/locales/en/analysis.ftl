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
analysis-sign = { $sign } { $word }
analysis-knowledge = Win odds are those of whoever moves, judged by what that seat could know: with the best move → with the move played.

## Luck and skill
analysis-accounts = Luck and skill
analysis-column-start = At the start
analysis-column-luck = Luck
analysis-column-lost = Own decisions
analysis-column-others = The others
analysis-column-end = At the end
analysis-others = “The others” also covers what lay hidden and what the search could not see.
analysis-curve = The win odds of each seat, as it could see them
analysis-turning-points = Turning points
analysis-turning-point = Move { $number }: { $move } { $seat }: { $before } → { $after }
analysis-account = { $seat }: { $start } at the start, luck { $luck }, own decisions { $lost }, the others { $others }, { $end } at the end
analysis-plot-title = { $game }: the win odds
analysis-plot-moves = moves played
analysis-plot-written = The curve is in { $file }.

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
