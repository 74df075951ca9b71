# Bots: their levels, and programs that play.

bots-level-hatchling = Hatchling
bots-level-hatchling-note = For a first game: it often moves at random.
bots-level-gatherer = Gatherer
bots-level-gatherer-note = Takes whatever it can gain at once.
bots-level-hunter = Hunter
bots-level-hunter-note = Thinks a few moves ahead.
bots-level-elder = Elder
bots-level-elder-note = Knows the game well, and thinks longer.
bots-level-oracle = Oracle
bots-level-oracle-note = The strongest. It takes two seconds for a move.
bots-no-command = Which program? Write its command after the colon: program:./mybot --fast
bots-not-there = “{ $program }” is not a program that can be started here. Name one that is on the PATH, or a file that may be executed: program:./mybot
bots-bad-command = “{ $text }” is not a command: a quotation mark is left open.
bots-bad-timeout = “{ $text }” is not a time for a move. Write a number of seconds: timeout=2
bots-trouble = { $bot }: { $reason }
bots-trouble-heard = { $bot }: { $reason } Its last words: { $heard }
bots-no-start = The program can’t be started: { $reason }.
bots-ended = The program ended before it answered (exit code { $code }).
bots-closed = The program closed its output.
bots-silent = No answer came within { $seconds } s.
bots-junk = The answer is not a move in JSON: { $text }
bots-unasked = The program spoke without being asked: { $text }
bots-endless = The answer is too long; it begins with: { $text }
bots-illegal = “{ $move }” is not a legal move.
bots-raised = The bot failed: { $error }
bots-raised-at = The bot failed: { $error } ({ $file }, line { $line })
bots-given-up = The program was started { $starts } times, and failed every time. It will not be started again.

## Bots of one’s own
bots-no-place = “{ $text }” is not the name of a module. Write the module and the bot in it, py:my_bots:Settler, or the file, ./my_bots.py:Settler
bots-no-file = There is no such file in { $folder }.
bots-not-imported = { $place } can’t be imported. { $reason }
bots-no-name = There is no “{ $name }” in { $place }. The bots there are: { $bots }.
bots-no-name-perhaps = There is no “{ $name }” in { $place }. Did you mean “{ $nearest }”?
bots-none-there = There is no bot in { $place }: something with a method choose(view, legal).
bots-which = Which bot of { $place }? Write its name after a colon. There are: { $bots }.
bots-no-bot = “{ $name }” in { $place } is not a bot: it has no method choose(view, legal).
bots-is-made = “{ $name }” in { $place } is a bot already, so “{ $text }” can’t be set. Name a class or a function that takes settings.
bots-not-made = “{ $name }” in { $place } can’t be made. { $reason }
bots-no-such-setting = “{ $name }” has no setting “{ $setting }”. It has: { $settings }.
bots-no-settings = “{ $name }” has no settings, so “{ $setting }” can’t be set.
bots-name-taken = The bot “{ $name }” of { $package } is left out: the name is taken, by a bot or a level of Pangea or by another package. Give it another one.

## A search that a program guides
bots-guided-setting = The setting “{ $name }” of a guided search must be a number from { $least } to { $most }, not { $given }.
bots-guided-answer = An evaluator must answer with two things, priors and values (either may be None), not with { $given }.
bots-guided-priors = As priors a row for each of the { $rows } leaves and a column for each of the { $codes } moves are needed, not this: { $shape }.
bots-guided-priors-negative = Priors must be finite numbers from 0 on. Logits become priors by “softmax”.
bots-guided-values = As values one number for each of the { $rows } leaves is needed, or a row with a column for each of the { $players } seats, not this: { $shape }.
bots-guided-values-finite = Values must be finite numbers.
bots-guided-values-range = Values lie between 0 (lost) and 1 (won), so this is none: { $given }. What a net says from -1 to 1 becomes one by (value + 1) / 2, and what is only a little outside by np.clip.
bots-guided-gradient = This is a tensor that still has its gradient. Evaluate within torch.no_grad(), or answer with tensor.detach().
bots-guided-states = One state of this game for each of the { $games } games is needed, not this: { $shape }.
bots-guided-seats = One seat, a whole number, for each of the { $games } games is needed, not this: { $shape }.
bots-guided-no-seat = There is no seat { $seat } to look from. The last seat is { $last }.
bots-guided-no-game = There is no game { $given } here: they are numbered from 0 to { $last }.
bots-guided-no-place = There is no place { $given } in these trees. Each branch tells the place that it leads to; below 0 there is none yet.
bots-guided-beliefs = As beliefs a row for each of the { $games } games is needed, not this: { $shape }.
bots-guided-how-long = Say either how many iterations or how many seconds a guided search may take.
