# Clans: names, moves, refusals, scores, labels and the rules in English.
# $territory, $source, $target are territory numbers as text; $terrain, $clan, $clans are translated names as text.

## Names

clans-title = Clans
clans-tagline = Bring the huts together, and let nobody guess which ones you care about.
clans-summary = Late prehistory. Small bands of nomads have come through hard times and many fights; now they see that life is safer where many live together, and found the first villages. Sixty huts of five clans lie scattered over the land and gather, move by move, into twelve villages. Everybody may move any hut, and everybody secretly stands for one clan. Get your colour into the villages that count, without giving yourself away.

clans-terrain-forest = forest
clans-terrain-mountain = mountain
clans-terrain-steppe = steppe
clans-terrain-plain = plain

clans-clan-red = red
clans-clan-blue = blue
clans-clan-green = green
clans-clan-yellow = yellow
clans-clan-black = black

clans-ending-twelfth = The twelfth village has been scored.
clans-ending-stuck = No move was possible any more.

## Moves

clans-move-hut = A { $clan } hut stands on territory { $territory }.
clans-move-clan = { $seat } stands for the { $clan } clan.
clans-move-hidden = { $seat } draws a clan card.
clans-move-move =
    { $huts ->
        [one] { $seat } moves { $huts } hut from territory { $source } to { $target }.
       *[other] { $seat } moves { $huts } huts from territory { $source } to { $target }.
    }
clans-move-village = { $seat } scores the village on territory { $territory } next.
clans-move-village-last = { $seat } chooses the village on territory { $territory } as the twelfth. The other new villages are not counted.

## Refusals

clans-refusal-C1-3 = Territories { $source } and { $target } have no common border, and huts only move to a neighbouring territory. Crossing a river is fine, crossing a lake is not.
clans-refusal-C3-1-empty-source = There are no huts on territory { $source }. Choose a territory that has some.
clans-refusal-C3-1-empty-target = Huts must join other huts, and territory { $target } is empty. Choose a neighbouring territory that has huts.
clans-refusal-C3-2 = A group of 7 or more huts stays where it is, and territory { $source } holds { $huts }. It could only join a neighbouring group at least as large; smaller groups may still join it.
clans-refusal-C3-3 = Both groups have 7 huts or more, so only the smaller one may join the larger: the { $huts } huts can’t join the { $others }. The other way round is allowed.
clans-refusal-C4-4 = Your move made several villages. Choose which of them is scored next before you go on.
clans-refusal-C4-4-village = Territory { $territory } is not one of the new villages. Choose one of those.
clans-refusal-C4-4-nothing = There is no village to choose now: that choice only comes when one move makes several villages.
clans-refusal-C2-1 = Huts are laid out at random, and only in the set-up: one on each territory, five clans in each region. Nobody moves before all of them lie there, and none is added later.
clans-refusal-C2-2 = Clan cards are dealt at random, and only in the set-up: one to each player, each clan once. Nobody moves before they are dealt, and none is dealt later.
clans-refusal-C7-1 = The game is over: the twelfth village has been scored.
clans-refusal-C7-2 = The game is over: nobody could move any more.

## Scores and events

clans-score-village =
    Village { $number } on territory { $territory } ({ $terrain }), epoch { $epoch }: { $huts ->
        [one] { $huts } hut makes
       *[other] { $huts } huts make
    } { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for each clan there ({ $clans }).
clans-score-village-favourable =
    Village { $number } on territory { $territory }, epoch { $epoch }: { $huts ->
        [one] { $huts } hut
       *[other] { $huts } huts
    } + { $bonus } on favourable { $terrain } make { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for each clan there ({ $clans }).
clans-score-village-last =
    Village { $number } on territory { $territory } ({ $terrain }), epoch { $epoch }: { $huts ->
        [one] { $huts } hut
       *[other] { $huts } huts
    } + { $bonus }, which the last village always gets, make { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for each clan there ({ $clans }).
clans-score-village-hostile = Village { $number } on territory { $territory }, epoch { $epoch }: { $terrain } is hostile, the village is destroyed and nobody scores.
clans-score-village-strife = Village { $number } on territory { $territory } ({ $terrain }), epoch { $epoch }: five clans with one hut each quarrelled, none was left and nobody scores.
clans-score-before = Points from before this position: { $clans }.
clans-score-before-clan = { $clan } { $points }
clans-score-tokens =
    { $tokens ->
        [0] { $seat }: no bonus tokens, no extra points.
        [one] { $seat }: { $tokens } bonus token, { $tokens } point.
       *[other] { $seat }: { $tokens } bonus tokens, { $tokens } points.
    }
clans-strife = All five clans meet on territory { $territory }. Strife! Every clan with a single hut there loses it ({ $clans }).
clans-founded = { $seat } takes a bonus token for the village on territory { $territory }.
clans-epoch = Epoch { $epoch } begins. Favourable: { $favourable } (+{ $bonus }). Hostile: { $hostile }.
clans-epoch-last = Epoch { $epoch } begins, with one village to go: it gets +{ $bonus } on any terrain.

## Labels

clans-label-epoch = Epoch { $epoch }
clans-label-favourable = Favourable
clans-label-hostile = Hostile
clans-label-all = all
clans-label-none = none
clans-label-bonus = Bonus
clans-label-villages-left =
    { $count ->
        [0] No villages left
        [one] { $count } village left
       *[other] { $count } villages left
    }
clans-label-tokens = Tokens
clans-label-points = Points
clans-label-clan = Clan
clans-label-secret = clan unknown
clans-label-territory = Territory
clans-label-lake = Lake
clans-label-region = Region
clans-label-seat = { $seat }
clans-label-turn = { $seat } to move
clans-label-turn-village = { $seat } chooses the village to score next
clans-label-turn-twelfth = { $seat } chooses the twelfth village
clans-label-laying = The huts are being laid out
clans-label-dealing = The clan cards are being dealt
clans-label-winners =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
clans-label-village = village
clans-label-new-village = new village, not yet scored
clans-label-gone-village = village, gone
clans-label-heavy = 7 huts or more
clans-label-empty = empty
clans-label-huts = Huts
clans-label-terrain = Terrain
clans-label-neighbours = Neighbours
clans-label-river = River
clans-label-total = Total
clans-prompt-move = Choose a group of huts and a neighbouring group that it joins.
clans-prompt-village = Your move made several villages. Choose the one that is scored next.
clans-prompt-village-last = Your move made more villages than there are tokens left. Choose the twelfth and last one: the others are not counted.

## The rules

clans-rules-1-title = What it is about
clans-rules-1-text =
    The wandering is over: hut moves next to hut, and the first villages grow. Five clans take part in every game, whether two, three or four of you play: red, blue, green, yellow and black [C2.2]. You secretly stand for one of them and want it to live in the villages that are worth most.

    No hut belongs to a player. On your turn you may move huts of any colour [C3.1], and a village gives points to every clan that lives there, not only to the one you care for [C6.4]. So the art lies in helping your own clan without anybody noticing.

    At the end everybody shows their clan. Your result is the points of your clan, plus one point for each bonus token you have collected. The highest result wins [C7.3].

    Clans is for 2 to 4 players aged 10 and up, and takes about 30 minutes.

clans-rules-2-title = What lies on the table
clans-rules-2-text =
    In the box there are:

    - The **board**. It shows 60 **territories**, each of one of four terrains: forest, mountain, steppe or plain. Rivers and lakes cut the land into 12 **regions** of 5 territories; you need the regions for the set-up and can forget them afterwards [C1.1]. Beside the map is the **epoch table**, and around the table runs the **score track**.
    - 60 **huts**, 12 for each of the five clans, and 5 **clan cards**, one for each clan.
    - 12 **bonus tokens**, which lie one below another on the epoch table, those of epoch 1 at the top: a token is taken for each village, and is worth one point at the end [C1.2].
    - 5 **discs**, one for each clan, which count its points on the score track. They begin at its start.

    Two territories are **neighbours** if they share a border. A river on that border does not matter, because huts cross it freely. A lake does matter: territories that have only a lake between them are not neighbours [C1.3]. On the usual board, for instance, 4 and 5 lie on either side of a river and are neighbours; 5 and 22 face each other across a lake and are not.

clans-rules-3-title = The set-up
clans-rules-3-text =
    Every region gets five huts, one of each clan, and they are put at random on its five territories, one on each [C2.1]. So at the start every territory of the board has exactly one hut, and no clan is crowded into one corner.

    Each player gets a random clan card and looks at it alone. The remaining cards stay face down and leave the game unseen. All five clans play all the same, those without a player too: their huts move and their points are counted [C2.2].

    Chance also picks who begins: lots are drawn for the seats, unless you set the order yourselves. In a rematch the next player begins. You take turns clockwise [C2.3].

clans-rules-4-title = Your move
clans-rules-4-text =
    There is only one kind of move. Choose a territory with huts, take **all** of them, of whatever colour, and put them on a neighbouring territory that **already has huts**. You can’t leave some behind, and you can’t move to an empty territory [C3.1]. Each move therefore empties one territory, and an empty territory stays empty for the rest of the game.

    Example: 18 has the neighbours 16, 17 and 19. There are 2 huts on 18, 3 on 17 and 1 on 19, while 16 is empty. The two huts on 18 may both go to 17, which makes 5 there, or both to 19, which makes 3. They can’t go to 16, and they can’t split up.

    A large group settles down: **7 or more huts can’t move any more**. Others may still join them [C3.2].

    There is one rare exception. When two neighbouring groups both have 7 huts or more, the smaller may join the larger. If they are equal, either may join the other [C3.3]. Example: 8 huts next to 11. The 8 may join the 11, but the 11 can’t join the 8. With 9 next to 9, you choose which of the two moves. With 8 next to 4 there is no exception: only the 4 may move.

    You can’t pass. As long as any move is possible, the player whose turn it is must make one [C3.4].

clans-rules-5-title = Villages
clans-rules-5-text =
    A **village** is a territory with huts whose neighbours are all empty. It comes about through a move, and a single hut is enough. You look once, right after the move: is the group that has just grown alone now? Is a group next to the territory that has just been emptied alone now? [C4.1]

    For each new village the player who moved takes the top **bonus token** of the epoch table, whichever clans live there [C4.2]. Then the village is scored: strife first, then points, as the next two sections explain. After that it takes no further part: its huts have nobody to join, and nobody can reach them [C4.3].

    Example: 48 has the neighbours 45, 47 and 49, and 45 and 47 are empty. There are 3 huts on 48, 2 on 49 and 4 on 51, a neighbour of 49. You may move the 2 huts from 49 to 48: that makes a village of 5. Or move them from 49 to 51: then the 3 huts on 48 are alone and become a village without having been touched. If the other neighbours of 51 were empty as well, either move would make two villages at once, on 48 and on 51.

    If your move makes several villages, you decide in which order they are scored, and each is dealt with completely before the next [C4.4]. That matters when an epoch ends in between. Example: one token of epoch 1 is left, and your move makes a village of 4 huts in the forest and one of 3 huts in the mountains. Forest first: it is scored in epoch 1, 4 + 1 = 5 points, then the mountain village in epoch 2, 3 + 2 = 5 points. Mountain first: it is hostile in epoch 1 and is destroyed, and the forest village gets just 4 points in epoch 2. Two tokens are yours either way.

    If there are more new villages than tokens left, you choose which of them are scored, one for each token. The others are ignored: no token, no points. With the twelfth village the game is over at once [C4.5]. Example: two tokens are left and your move makes three villages. You name one for the last token of epoch 4 and one as the twelfth village in epoch 5; the third brings nothing to anybody.

clans-rules-6-title = Strife
clans-rules-6-text =
    As long as they are on the move, clans get along. But if a new village holds huts of **all five** clans, a quarrel breaks out: every clan with exactly one hut in the village loses it, and only then is the village scored [C5.1]. Lost huts leave the board. Clans with two huts or more lose nothing.

    Example: a new village has 3 yellow, 2 blue, 2 black, 1 red and 1 green hut. The red one and the green one go. The village now counts 7 huts, and red and green get no points from it. With 3 yellow, 2 blue, 1 red and 1 green hut nothing would have happened, because black is missing and four clans don’t quarrel.

    It may even come to one hut of each clan. Then all five go and the territory is empty. It still counts as one of the twelve villages, the player who moved still takes the token, and the epoch moves on as usual; but nobody gets points and there is no bonus, not even for the twelfth village [C5.2].

clans-rules-7-title = Epochs and points
clans-rules-7-text =
    The game runs through five **epochs**. An epoch lasts as many villages as it has tokens: 4, 3, 2, 2 and 1. The village for which the last token of an epoch is taken still belongs to it; the next village belongs to the next epoch [C6.1].

    In each epoch one terrain is **favourable**, which means that villages there are worth a bonus, and one is **hostile**, which means that villages there are destroyed. In the fifth, every terrain is favourable and none is hostile [C6.2]:

    - Epoch 1, four villages: forest favourable, +1; mountain hostile.
    - Epoch 2, three villages: mountain favourable, +2; plain hostile.
    - Epoch 3, two villages: steppe favourable, +3; forest hostile.
    - Epoch 4, two villages: plain favourable, +4; steppe hostile.
    - Epoch 5, one village: all favourable, +5; none hostile.

    A village is worth as many points as it has huts after any strife. On favourable terrain the bonus of the epoch is added. On hostile terrain it is worth nothing, and all its huts are taken off the board; the player who moved keeps the token all the same [C6.3].

    Every clan with at least one hut left in the village gets the **whole** value. One hut earns as much as five [C6.4].

    Examples: in epoch 4, 2 red and 4 black huts on a plain make 6 + 4 = 10 points, 10 for red and 10 for black. In epoch 2, a lone green hut on steppe, which is neither favourable nor hostile then, makes 1 point for green. In epoch 3, eight huts in the forest make nothing and leave the board.

clans-rules-8-title = The end, and who wins
clans-rules-8-text =
    When the twelfth village has been scored, the game is over. This last village always gets +5, whatever its terrain [C7.1]. That is the bonus of epoch 5, and it is not added twice. Example: 1 blue and 2 yellow huts in the mountains make 3 + 5 = 8 points for blue and 8 for yellow.

    Rarely, nobody can move before that, because no two neighbouring territories both have huts. Then the game ends at once, and no village is scored any more [C7.2]. As long as two groups are neighbours, one of the two can always move.

    Either way, everybody now shows their clan. The discs of clans without a player come off the score track, and each player moves the disc of their own clan on by one point for each of their own bonus tokens. The disc that is furthest ahead wins [C7.3]. Example: Ada stands for blue, with 41 points, and has 3 tokens: 44. Bruno stands for black, with 40 points, and has 5 tokens: 45. Bruno wins. Red has 52 points but no player: its disc comes off the track.

    If several players share the highest result, they all win [C7.4].

clans-rules-9-title = What is secret
clans-rules-9-text =
    Only the clan cards are secret: yours until the end, and those that nobody got. Everything else is open to all: the huts, the points of every clan, and who has taken which token [C8.1].

clans-rules-10-title = Tips for playing well
clans-rules-10-text =
    - Help several clans at a time in the beginning. A move that is good for three says little about you; one that is good for a single clan says nearly everything.
    - Watch what the others leave undone. Somebody who passes up a fine chance for green is hardly green. Ruling clans out is often quicker than guessing right, above all when there are few of you.
    - Provoke. Move a hut so that with the next move it may join a village, or be left out; whoever takes the chance, or lets it pass, tells you something.
    - One hut is enough to share in a village [C6.4]. So keep your clan in many places, and let the huts of the others pile up.
    - Count colours before you join groups. If your clan has a single hut there, the fifth colour costs you that hut; if it has two, the fifth colour drives out your rivals [C5.1].
    - With the seventh hut a group is tied to its terrain [C3.2]. Think about which epoch it may become a village in, and what that terrain will be worth by then [C6.2].
    - If a village is growing without your clan, drive it onto hostile terrain: its clans get nothing, and their huts are gone [C6.3].
    - Keep an eye on the tokens of the current epoch. The same village can be worth a fortune now and nothing one token later [C6.1].
    - You can also let the epoch change. If a village is about to arise that would harm you, make another one first, so that it falls into an epoch that is hostile to it [C6.1].
    - Close games are decided by tokens [C7.3]. Take the villages you can get.
    - A move that makes two villages is a great advantage, above all at the end of an epoch: you choose which of them still falls into the old epoch and which into the new one. Seize the chance when the others leave it to you, and never leave it to the next player [C4.4].
    - Plan for the twelfth village: it brings +5, and it puts an end to everything the others still had in mind [C7.1].

clans-rules-11-title = Boards of your own
clans-rules-11-text =
    On the usual board the territories are numbered from 0 to 59, and there is a list of the terrain and the neighbours of each [C9]. The drawing is our own, and you can also play on a board of your own. It is checked before use: 60 territories, 15 of each terrain, 12 regions of 5, all of it one connected map, and neighbours always mutual [C1.4].

clans-rules-12-title = Sources
clans-rules-12-text =
    Clans is a game by Leo Colovini and appeared in 2002. We explain it in our own words, after the Italian booklet, which names no illustrator; the map and the epoch table follow the printed board. The pictures are our own, and no publisher has a part in this.

## Rulings: why it is played this way

clans-ruling-C1-4 = The board of the booklet is a picture that we do not have. The text gives the 60 territories, the 4 terrains and the 12 regions. Which territories are neighbours, and the terrain and region of each, come from a scan of the printed board, not from the booklet; the drawing is our own.
clans-ruling-C3-4 = The booklet says that you move, and says nothing of passing. So whoever can move must.
clans-ruling-C4-5 = The booklet speaks of two villages for the last token. We play the same with any number of villages and tokens.
clans-ruling-C5-2 = The booklet does not say what happens if strife leaves no hut at all. It was a village, so it counts as one; nobody lives there any more, so nobody scores.
clans-ruling-C6-1 = The epoch table is a picture that we do not have, too. The text of the booklet gives the first two numbers, 4 and 3; 2, 2 and 1 come from a scan of the printed board.
clans-ruling-C6-2 = The text of the booklet names the favourable terrain of epochs 1, 3 and 5 and the hostile one of epochs 1 and 2, with +1, +3 and +5. Four entries come from a scan of the printed board: mountain favourable in epoch 2, forest hostile in epoch 3, plain favourable and steppe hostile in epoch 4; and with them +2 and +4.
clans-ruling-C7-1 = The booklet gives the last village 5 points, and epoch 5 gives 5 on every terrain. We take the two for the same 5 points.
clans-ruling-C7-2 = The booklet ends the game without further points. We take that to mean points for villages: tokens were earned before, and still count.
clans-ruling-C7-4 = The booklet names no tie-break.

## What can’t be read

clans-unreadable = “{ $text }” is not a move of Clans. Write “move 12>13” for all huts of 12 to 13, or “village 13” for the village to score next.
clans-unreadable-territory = “{ $text }”: there is no territory { $number }. They are numbered from 0 to 59.
clans-unreadable-seat = “{ $text }”: there is no seat { $number }. They are numbered from 0 to 3.
clans-position-huts = “{ $text }” is not a group of huts. Write the territory and a letter for each hut: 12:RRB (R red, B blue, G green, Y yellow, K black).
clans-position-dealt = With { $dealt } dealt so far, territory { $territory } must look different: in the set-up the territories so far have one hut each, those of a region in five colours, and the others none.

## Checks of a board

clans-content-no-object = A board of Clans is a JSON object with “terrain”, “region” and “neighbours”.
clans-content-unknown-key = “{ $key }” does not belong in a board of Clans.
clans-content-missing-key = “{ $key }” is missing from the board.
clans-content-sixty = “{ $key }” must list 60 territories, and it lists { $count }.
clans-content-terrain = Territory { $territory }: there is no terrain “{ $name }”. The terrains are: { $names }.
clans-content-region = Territory { $territory }: “{ $region }” is not a region. They are numbered from 0 to 11.
clans-content-neighbour = Territory { $territory }: its neighbours must be a list of numbers from 0 to 59, not { $neighbours }.
clans-content-fifteen = There must be 15 territories of “{ $name }”, not { $count }.
clans-content-five = Region { $region } must have 5 territories, and it has { $count }.
clans-content-itself = Territory { $territory } can’t be its own neighbour.
clans-content-twice = Territory { $territory } names { $other } twice as a neighbour.
clans-content-mutual = Territory { $territory } names { $other } as a neighbour, but { $other } does not name { $territory }.
clans-content-pairs = The board has { $count } pairs of neighbours. More than { $most } can’t be played.
clans-content-connected = The map must be connected, and territory { $territory } can’t be reached from territory 0.
clans-content-drawing = The drawing’s “{ $key }” is not as it should be: sizes are numbers above 0, lines are lists of points [x, y], and no number goes beyond a million.
clans-content-drawing-key = “{ $key }” does not belong in the drawing of a board of Clans.

## In the browser
# $place is a territory in words, as clans-web-territory has it; $what is what stands there, $neighbours numbers as text.

clans-web-map = Map of Clans
clans-web-territory = { $territory }, { $terrain }: { $what }
clans-web-huts = { $count } { $clan }
clans-web-place = { $territory }, { $terrain }
clans-web-place-is = { $what }. Neighbours: { $neighbours }.
clans-web-offer-group = { $place }. Pick this group.
clans-web-offer-join = { $place }. Join this group.
clans-web-offer-back = { $place }. Put it back.
clans-web-offer-village = { $place }. Score this village next.
clans-web-offer-village-last = { $place }. Make this the twelfth village.
clans-web-picked =
    { $huts ->
        [one] The hut on { $territory }: where does it go?
       *[other] The { $huts } huts on { $territory }: where do they go?
    }
clans-web-put-back = Put back
clans-web-spot = { $territory } ({ $terrain })
clans-web-move =
    { $huts ->
        [one] { $huts } hut from { $source } to { $target }
       *[other] { $huts } huts from { $source } to { $target }
    }
clans-web-village = Score the village on { $territory } next
clans-web-village-last = Make the village on { $territory } the twelfth
clans-web-your-clan = Your clan
clans-web-so-far =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } + { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
clans-web-epochs = Epochs
clans-web-epoch-number = Epoch
clans-web-epoch = Favourable: { $favourable } (+{ $bonus }). Hostile: { $hostile }. { $left }.
clans-web-points = Points of the clans
clans-web-clan-points = { $clan } { $points }
clans-web-clan-advanced = { $clan }: { $points } + { $tokens } = { $total }
clans-web-clan-off = no player: taken off
clans-web-seats = Players
clans-web-tokens =
    { $count ->
        [0] no tokens
        [one] { $count } token
       *[other] { $count } tokens
    }
clans-web-stands-for = stands for { $clan }
clans-web-belief = Which clan { $name } may stand for
clans-web-odds = { $clan }: { $odds }%

## Examples in the rules

clans-example-move = 38 has 4 neighbours, but 35 and 36 are empty: the 3 huts on 38 may only go to 37 or to 39. The 7 huts on 37 can’t move any more; others may still join them.
clans-example-village = The 2 huts on 49 join the 3 on 48. Now all neighbours of 48 are empty, and its 5 huts are a village. There is no village on 51: 52 beside it still has a hut.
clans-example-strife = When these 4 huts join the 5 on 48, the new village holds all five clans, and strife breaks out. Red and green have one hut each, and lose it. Seven huts remain: 3 yellow, 2 blue and 2 black.
clans-example-favourable = Epoch 4: plain is favourable, +4. The village on 49 has 2 red and 4 black huts, so it is worth 6 + 4 = 10 points: 10 for red and 10 for black.
