# The daily challenge: one deal a day for everybody.
# $game is a game’s title, $level a bot’s, $date a day as it is written in a record, $place counts from 1, $result a place and points as text.

## In the pages
daily-title = Today’s challenge
daily-title-of = Challenge of { $date }
daily-about = One deal a day, the same for everybody. You have one try, without hints and without taking back.
daily-deal =
    { $others ->
        [one] { $game }, { $players } players: you against { $others } { $level }. You sit in place { $seat }.
       *[other] { $game }, { $players } players: you against { $others } bots of the level { $level }. You sit in place { $seat }.
    }
daily-begin = Take the challenge
daily-go-on = Continue
daily-practise = Play it for practice
daily-practice-note = Practice does not count.
daily-none = There is no challenge for this day.
daily-later = This challenge has not come yet.
daily-back = To the challenge
daily-no-undo = There is no taking back in the challenge of the day.
daily-no-hint = There are no hints in the challenge of the day.
daily-no-leave = In the challenge of the day nobody plays in your place.
daily-ended = You ended this try before the game was over. It has no result.
daily-result = Your result
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-given = Given away: { $percent }%
daily-given-none = Nothing given away
daily-given-note = How far your moves fell short of the best that a search found, in chances to win, added up. Each of your { $decisions } decisions was searched by what you could know then (up to { $playouts } playouts), so luck does not count. Differences of less than { $least }% can’t be told from chance and are left out.
daily-judging = Your decisions are being judged: { $done } of { $all }
daily-levels = The same deal, played by bots in your seat
daily-you = You
daily-levels-waiting = Bots are playing the same deal …
daily-levels-note = Against the same opponents, who play the same in the same position. One game says little about how strong anybody is.
daily-share = Copy a line to share
daily-line = Pangea { $date } · { $game } · { $result } · { $row }
daily-line-given = Pangea { $date } · { $game } · { $result } · given away { $percent }% · { $row }
daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-others = Others today
daily-others-of = Others on this day
daily-others-none = Nobody has sent a result yet.
daily-others-note = The service has checked each game: dealt for this day, every move legal, the bots’ moves their own. It can’t know how often somebody tried before.
daily-others-same = { $count ->
    [one] and one other, with the same moves
   *[other] and { $count } others, with the same moves
}
daily-others-opens = You can watch the other games from { $date } on, when no more results are accepted.
daily-sending = Your result is being checked …
daily-send = Send your result
daily-sent = Your result is among them.
daily-send-note = Your name, your points and your game go to this service.
daily-next = A new deal comes at midnight UTC.
daily-yesterday = The day before
daily-tomorrow = The day after
daily-check = Anybody can check a result: save the record and run { $command }.

## Checks
daily-other-deal = This is not the challenge of { $date }: “{ $key }” is { $said } here, and { $true } on that day.
daily-other-draw = This is not what was dealt: “{ $said }” stands here, and on that day it is “{ $true }”.
daily-other-bot = The bot of the challenge plays “{ $true }” here, not “{ $said }”.
daily-not-over = The game is not over, so it has no result.
daily-no-day = This record was not dealt for the challenge of any day so far: no day has its seed.
daily-bad-date = “{ $text }” is not a day with a challenge. Write it like { $first }, which is the first one.
daily-not-yet = The challenge of { $date } has not come yet.
daily-closed = Results of { $date } are not taken any more: that is done on the day itself and on the next.
daily-sent-before = Your result of { $date } is there already. The first one counts.
daily-replay-not-open = The games of the challenge of { $date } can be watched from { $opens } on. Until then you can watch only the one that you sent as your result.

## On the command line
daily-deal-told = Challenge { $number }, { $date }: { $game }, { $players } players, you sit in seat { $seat }, the others are bots of the level { $level }. Seed { $seed }.
daily-level-told = { $level }: { $points } points, place { $place }
daily-record-told = The challenge of { $date } (number { $number }), { $game }: { $points } points, place { $place } of { $players }. Dealt for that day, every move legal, the bots’ moves their own.
