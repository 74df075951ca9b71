# Puzzles: what is asked, what is told of answers, and the command that mines them.

## The command

puzzles-opt-minutes = For how many minutes to mine. A game that was begun is finished.
puzzles-opt-kind = Only puzzles of this kind: { $kinds }. Can be given more than once.
puzzles-opt-out = The file that the puzzles are added to, one on each line; usually { $usual }.
puzzles-opt-check = Mine nothing: play the puzzles of this file again, and say which are wrong.
puzzles-opt-seed = Another seed gives other games to mine in.
puzzles-mining = Mining puzzles
puzzles-mining-found =
    { $count ->
        [one] Mining puzzles: { $count } found
       *[other] Mining puzzles: { $count } found
    }
puzzles-looked-at = Games: { $games }. Positions looked at: { $positions }, judged: { $judged }, clear: { $clear }.
puzzles-kept = { $kind }: { $count }
puzzles-in-file =
    { $count ->
        [one] { $count } puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
puzzles-checking = Playing the puzzles again
puzzles-all-right =
    { $count ->
        [one] { $count } puzzle, and it is right.
       *[other] { $count } puzzles, all of them right.
    }
puzzles-some-wrong =
    { $count ->
        [one] { $wrong } of { $count } puzzle is wrong.
       *[other] { $wrong } of { $count } puzzles are wrong.
    }
puzzles-fault = { $id }: { $reason }
puzzles-minutes-form = “{ $text }” is not a number of minutes. Write a number above 0, such as 30 or 0.5.
puzzles-no-kind = { $game } has no puzzles of the kind “{ $kind }”: { $reason }
puzzles-nothing-told = moves give nothing away there.
puzzles-nothing-counted = it has no questions about its score.

## What is wrong with a file

puzzles-at = { $file }, line { $line }: { $reason }
puzzles-not-json = this is not a JSON object.
puzzles-missing = “{ $key }” is missing.
puzzles-unknown-kind = there is no kind “{ $kind }”. There are: { $kinds }.
puzzles-form = it is not written like a puzzle ({ $reason }).
puzzles-other-content = it was made with another board, other tiles or other cards than { $game } has in this version (content_hash { $said }, here { $here }).
puzzles-other-id = it is called { $id }, but what it asks is called { $right }: it was changed.
puzzles-other-game = { $file } has puzzles of { $game }, not of { $wanted }.
puzzles-log = { $file } is no log of games that were looked at. Remove it to begin again.
puzzles-not-text = { $file } is not text in UTF-8.
puzzles-not-kept = { $file } can’t be written: { $reason }
puzzles-not-read = { $file } can’t be read: { $reason }
puzzles-none = { $file } has no puzzles.
puzzles-lost = A process that mined ended too soon. What was found is kept. With --jobs 1 no other process is needed.

## What is wrong with a puzzle

puzzles-wrong-players = The position has another number of players.
puzzles-wrong-seat = It is not this seat’s turn.
puzzles-wrong-move = “{ $move }” is not legal there.
puzzles-wrong-wrong = There must be wrong moves, and none of them may be right as well.
puzzles-wrong-line = The line does not begin with the answer, or can’t be played on.
puzzles-wrong-playouts = Played out, the answer is not ahead.
puzzles-wrong-judges = The judges no longer find the answer clearly best.
puzzles-wrong-odds = The odds don’t point clearly to the answer.
puzzles-wrong-figure = By the rules the figure is { $right }.
puzzles-wrong-choices = What is offered must be the answer and the wrong answers, each once.

## Kinds and questions

puzzles-kind-best = Best move
puzzles-kind-win = Win from here
puzzles-kind-belief = Whose card is it?
puzzles-kind-count = Count it
puzzles-ask-best = Find the best move for { $seat }.
puzzles-ask-win = The end is near: find the move with which { $seat } wins.
puzzles-ask-belief = What does { $seat } most likely hold?
puzzles-ask-belief-clans = Look at the last moves. Which clan does { $seat } most likely stand for?
puzzles-ask-belief-trias = Which card does { $seat } most likely hold? { $seen }
puzzles-trias-seen = Its back says part { $part }. Played so far of that part: { $cards }.
puzzles-trias-played = { $card } { $played } of { $cards }
puzzles-ask-count-clans = { $move } That founds a village on territory { $territory }. How many points does this clan get: { $clan }?
puzzles-ask-count-genesis = If the game ended now: how many points would { $seat } ({ $species }) get from the area at { $space } ({ $terrain })?
puzzles-ask-count-planet = If the game ended now: how many points would { $seat } have?
puzzles-ask-count-planet-region = On the planet of { $seat }: how many portions does the largest region of this habitat have ({ $habitat })?
puzzles-ask-count-trias = If the game ended now: how many points would { $seat } get from the continent { $wind } ({ $hex }; { $tiles } tiles)?

## What is told of answers

puzzles-worlds = It is the best move in { $share } of the cases that this seat has to reckon with.
puzzles-odds = { $card }: { $odds }
puzzles-telling = What gives it away: { $story }
puzzles-figure = { $figure }
puzzles-cost = That costs { $cost } of the chance of winning.

## Miscounted: Clans

puzzles-clans-hostile = The terrain is hostile in this epoch: the village is destroyed, and nobody gets points.
puzzles-clans-driven-out = All five clans meet there. A clan with a single hut loses it before the village is valued.
puzzles-clans-strife = The huts that strife drives out no longer count.
puzzles-clans-own-huts = Every clan in the village gets its whole value, however many huts it has there.
puzzles-clans-bonus = The bonus of the epoch is missing: the terrain is favourable.
puzzles-clans-no-bonus = There is no bonus: the terrain is not favourable in this epoch.
puzzles-clans-token = The token belongs to whoever founds the village, not to the clan.

## Miscounted: Genesis

puzzles-genesis-shared = Herds of the same size share the places, and every share is rounded down.
puzzles-genesis-factor = The area counts more than once: it is the largest of all, or of its terrain.
puzzles-genesis-which-factor = Three times counts only the largest area of all, twice the largest of each other terrain.
puzzles-genesis-once = The area counts once: it is not the only largest one of its terrain.
puzzles-genesis-two-places = Only the largest and the second largest herd get points.
puzzles-genesis-place = Look again at the sizes of the herds: which is the largest, which the second?
puzzles-genesis-alone = Both places go to one herd only if it is alone in its area.

## Miscounted: Planet

puzzles-planet-own-animals = An animal of the habitat on one’s own card gives only 1 point.
puzzles-planet-swapped = It is the other way round: animals of the habitat on one’s own card give 1 point, all others 2.
puzzles-planet-other-animals = Animals of other habitats than that of one’s own card give 2 points.
puzzles-planet-card = The habitat card gives points as well.
puzzles-planet-all-portions = Those are all portions of this habitat: not all of them are connected.
puzzles-planet-one-face = A region goes on over the edges, to the next face.
puzzles-planet-faces = Portions are counted, not faces.
puzzles-planet-regions = That is how many regions there are; asked for is the largest of them.
puzzles-planet-region = { $habitat }: the largest region has { $portions } portions; regions in all: { $regions }.

## Miscounted: Trias

puzzles-trias-shared = Players with as many herds share the points equally.
puzzles-trias-rounded = Every share is rounded up.
puzzles-trias-both = Both places go to nobody alone: the first gets as many points as there are tiles.
puzzles-trias-place = Count the herds again: who has the most there, who the second most?

## The pages

puzzles-page-title = Puzzles
puzzles-page-of = Puzzles: { $game }
puzzles-page-offer = Puzzles: find the move in positions of all games
puzzles-page-offer-game = Puzzles of this game
puzzles-page-games = Puzzles of
puzzles-page-mix = All games in turn
puzzles-page-streak = { $count } in a row
puzzles-page-best = Best: { $count }
puzzles-page-tally = { $solved } solved · { $failed } to try again of { $count }
puzzles-page-difficulty = Difficulty { $difficulty } of 5
puzzles-page-is-new = new
puzzles-page-is-failed = to try again
puzzles-page-is-solved = solved
puzzles-page-gone = This puzzle is not here, or not any more: puzzles change with the board, the tiles and the cards of their game.
puzzles-page-other-content = You solved puzzles of { $game } with another board, other tiles or other cards before. What you solved stays as it is, and does not count for these puzzles.
puzzles-page-counts = A puzzle is solved if your first answer is right. After a wrong answer, or once you have seen the solution, it comes back later, and you can still solve it then.
puzzles-page-comes-back = Only a first answer solves a puzzle. This one comes back after some others.
puzzles-page-earlier =
    { $count ->
        [one] The move before
       *[other] The { $count } moves before
    }
puzzles-page-show-earlier = Show them
puzzles-page-show = Show the solution
puzzles-page-skip = Another one
puzzles-page-next = Next puzzle
puzzles-page-again = Try again
puzzles-page-right = That’s right!
puzzles-page-right-later = Now that’s right.
puzzles-page-solution = The solution:
puzzles-page-wrong = Not that one.
puzzles-page-wrong-answer = Look again.
puzzles-page-cost-least = That costs at least { $cost } of the chance of winning.
