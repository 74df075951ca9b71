# Genesis: names, moves, refusals, scores, labels and the rules in English.
# $space, $other and $row are written as on the board (e5, 7); $terrain, $species, $herds, $shares, $times, $one are translated text.

## Names

genesis-title = Genesis
genesis-tagline = Settle a young land, and gather your kind where the land is widest.
genesis-summary = A young land lies open between volcanoes and tar pits, and reptiles, dinosaurs, mammals and humans spread over it. Two dice say what land you may settle: forest, savanna, mountain or swamp. What counts in the end is who has the biggest herds in the biggest stretches of one terrain.

genesis-terrain-forest = forest
genesis-terrain-savanna = savanna
genesis-terrain-mountain = mountain
genesis-terrain-swamp = swamp

genesis-face-forest = forest
genesis-face-savanna = savanna
genesis-face-mountain = mountain
genesis-face-swamp = swamp
genesis-face-wild = wild

genesis-species-reptiles = reptiles
genesis-species-dinosaurs = dinosaurs
genesis-species-mammals = mammals
genesis-species-humans = humans

genesis-ending-no-room = No three free spaces are connected any more.
genesis-ending-no-tiles = Nobody has a tile left.

## Moves

genesis-move-roll = { $seat } ({ $species }) rolls { $one } and { $other }.
genesis-move-tile = { $seat } ({ $species }) places { $terrain } on { $space }.
genesis-move-stop = { $seat } ({ $species }) stops after one tile.
genesis-single = It counts for neither die, so it is the only tile of this turn.
genesis-out-of-tiles = That was { $seat }’s last tile.
genesis-skipped = { $seat } has no tiles left and is skipped.

## Refusals

genesis-refusal-G1-1-volcano = There is a volcano on { $space }, and nothing can live there. Choose a free space.
genesis-refusal-G1-1-tar-pit = There is a tar pit on { $space }, and it swallows every tile. Choose a free space.
genesis-refusal-G2-1 = With two players only the spaces left of the river are used, and { $space } lies to the right of it.
genesis-refusal-G3-1-roll-first = The dice come first. Then you place your tiles.
genesis-refusal-G3-1-roll-later = The dice are rolled once, at the start of a turn. They have been rolled already.
genesis-refusal-G3-2 = There is a tile on { $space } already. Choose a free space.
genesis-refusal-G3-4 = You have no { $terrain } tile left. Choose a terrain that you still have.
genesis-refusal-G3-5-dice = After your first tile the dice no longer allow { $terrain }. The second tile may be: { OR($terrains) }. Or stop here.
genesis-refusal-G3-5-tile-first = You can stop after a first tile, not before it. Every turn needs at least one.
genesis-refusal-G4-1 = The game is over: no three free spaces are connected any more.
genesis-refusal-G4-2 = The game is over: nobody has a tile left.

## Scores

genesis-factor-1 = counts once
genesis-factor-2 = largest of its terrain, counts twice
genesis-factor-3 = largest of all, counts three times
genesis-herd = { $species } { $count }
genesis-share = { $species } { $count }
genesis-share-none = nobody
genesis-score-places = Area at { $space } ({ $terrain }, { $tiles } tiles, { $times }). Herds: { $herds }. The largest gets { $first }, the second { $second }. Points: { $shares }.
genesis-score-alone = Area at { $space } ({ $terrain }, { $tiles } tiles, { $times }). Herds: { $herds }. Alone there, it takes all { $pot }. Points: { $shares }.
genesis-score-tied-first = Area at { $space } ({ $terrain }, { $tiles } tiles, { $times }). Herds: { $herds }. The { $tied } largest share { $pot }, which is { $share } for each. Points: { $shares }.
genesis-score-tied-second = Area at { $space } ({ $terrain }, { $tiles } tiles, { $times }). Herds: { $herds }. The largest gets { $first }; the { $tied } tied for second share { $pot }, which is { $share } for each. Points: { $shares }.
genesis-score-own-first = Area at { $space } ({ $terrain }, { $tiles } tiles, { $times }). Herds: { $herds }. The { $tied } largest all belong to one player ({ $species }), so nothing is divided: that player takes all { $pot }. Points: { $shares }.
genesis-score-own-second = Area at { $space } ({ $terrain }, { $tiles } tiles, { $times }). Herds: { $herds }. The largest gets { $first }; the { $tied } tied for second all belong to one player ({ $species }), so nothing is divided: that player takes the whole { $pot }. Points: { $shares }.
genesis-score-no-triple = { $count } areas tie for the largest of all, with { $tiles } tiles each: none of them counts three times.
genesis-score-no-double = { $count } areas tie for the largest ({ $terrain }), with { $tiles } tiles each: none of them counts twice.

## Labels

genesis-label-seat = { $seat }: { $species }
genesis-label-turn-roll = { $seat } ({ $species }) rolls the dice
genesis-label-turn-first = { $seat } ({ $species }) places a tile
genesis-label-turn-second = { $seat } ({ $species }) may place a second tile
genesis-label-winners = Won by: { $winners }.
genesis-label-dice = Dice
genesis-label-not-rolled = not rolled yet
genesis-label-second = Second tile
genesis-label-stock = Tiles left
genesis-label-points = Points
genesis-label-now = If it ended now
genesis-label-board = Board
genesis-label-row = Row { $row }
genesis-label-free = free
genesis-label-volcano = volcano
genesis-label-tar-pit = tar pit
genesis-label-river = river
genesis-label-unused = not used
genesis-label-tile = { $terrain }, { $species }

genesis-prompt-roll = Roll the dice.
genesis-prompt-first = The dice show { $one } and { $other }. Place a tile for one of them, or a single tile of any terrain.
genesis-prompt-second = Place a second tile ({ OR($terrains) }), or stop.

## The rules

genesis-rules-1-title = What it is about
genesis-rules-1-text =
    It is 250 million years ago. The great extinctions have laid the land waste, and Pangea, the one continent that held all of it, is breaking apart. Life is not at its end: over the millennia new continents form, and new forests, savannas, swamps and mountains on them. (Pangea has given this project its name: all four games are played on land that somebody settles.)

    You lead one kind of life: the reptiles, the dinosaurs, the mammals or the humans [G1.2]. Turn by turn you roll two dice and settle what they show: forest, savanna, mountain or swamp.

    Tiles of the same terrain that lie side by side grow together into areas, no matter whose they are [G5.1]. Within an area, your own tiles that lie side by side form a herd [G5.2]. When the board is nearly full, every area is looked at: its largest herd scores most, the second largest a little [G6.1], and the biggest areas of all count double or triple [G7.1], [G7.2]. The player with the most points wins [G8.1].

    Genesis is for 2 to 4 players.

genesis-rules-2-title = What lies on the table
genesis-rules-2-text =
    The board has 14 columns, a to n, and 10 rows, 1 to 10 from the top. On some spaces there is a volcano or a tar pit; no tile is ever placed there. A river runs across the board [G1.1].

    Everybody has 52 **tiles** of their own species: 13 forest, 13 savanna, 13 mountain and 13 swamp, which makes 208 in the box. So each tile says two things: its terrain by its colour, green, yellow, grey or blue, and whose it is by its species [G1.2].

    Everybody also has a **marker** for the points, which run along a track on the board: 4 markers in all. Here the points are counted for you.

    There are two **dice** with six faces: the four terrains once each, and two **wild** faces, which stand for any terrain. So a given terrain shows on a die one time in six, wild one time in three. Both dice are wild 4 times in 36, both forest just once in 36 [G1.3].

    The usual board is our own drawing: 10 volcanoes, most of them in a broken ring around a lake of tar, 12 tar pits, many passages that are only one or two spaces wide, and no free space that can’t be reached. The printed board has as many of each, as players report; where they are on it we don’t know [G1.4].

genesis-rules-3-title = The set-up
genesis-rules-3-text =
    With **two players** only the part left of the river is used; all spaces to the right of it are out of play. With three or four players the whole board is used, and the river means nothing at all: tiles on its two banks lie side by side [G2.1].

    Everybody takes a species with its 52 tiles. One of you begins: lots decide who, unless you set the order yourselves, and in a rematch it is the next player. You take turns clockwise [G2.2].

genesis-rules-4-title = Your turn
genesis-rules-4-text =
    Roll both dice. Then you have the choice: place **two tiles**, one for each die, or place **a single tile** of whatever terrain you like [G3.1], [G3.4].

    A tile goes onto any free space that is in play: one without a tile, a volcano or a tar pit. It need not touch anything, neither your own tiles nor those of others [G3.2].

    For a **wild** face you choose the terrain. The same holds when a die shows a terrain that you have no tile of: then any other terrain that you still have will do. This is judged afresh for each tile [G3.3]. Example: you roll forest and forest, and you have one forest tile left. It goes onto the board for the first die. Now you have no forest left, so your second tile may be savanna, mountain or swamp.

    The tiles are placed one after the other, for the dice in either order. After the first you may stop: then it was the single tile, and its terrain did not matter [G3.5]. Example: you roll savanna and wild. Place a savanna tile first, and it may have been for the savanna die or for the wild one; so the second may be of any terrain. Place a mountain tile first, and it can only have been for the wild die; so the second must be savanna. Example: you roll swamp and swamp, and place a forest tile. It counts for neither die, so it is your single tile and the turn is over.

    If you have no tiles left, you are skipped. If your first tile was the last you had, your turn ends with it [G3.6].

genesis-rules-5-title = The end
genesis-rules-5-text =
    The game is over **at the very moment** when no three free spaces in play are connected side by side. Diagonals never count. It may well happen between the two tiles of a turn; then the second is not placed [G4.1]. Example: the only three free spaces that still hang together are a1, b1 and b2. Somebody places a tile on b1, and that is the end, although some single free spaces and some pairs are left on the board.

    It is also over when nobody has a tile left [G4.2]. On the usual board there are more tiles than spaces, so that can’t happen there.

genesis-rules-6-title = Areas and herds
genesis-rules-6-text =
    An **area** is all the tiles of one terrain that are connected side by side, whoever they belong to. It counts if it has at least 3 tiles; one or two tiles alone are worth nothing [G5.1].

    A **herd** is all the tiles of one species that are connected side by side within an area. You may have several herds in the same area when tiles of others lie between them. Each herd is ranked on its own, by its number of tiles [G5.2].

    Example: in row 5, from a5 to g5, there are seven forest tiles: two of the mammals, one of the reptiles, three of the mammals, one of the reptiles. That is one area of 7 tiles with four herds: mammals 3, mammals 2, reptiles 1 and reptiles 1.

genesis-rules-7-title = What an area is worth
genesis-rules-7-text =
    The largest herd of an area gets 4 points, the second largest gets 2 [G6.1]. Both may belong to the same player. In the example above the mammals get 4 for their herd of 3 and 2 for their herd of 2.

    A herd that is alone in its area takes both places: 6 points [G6.2].

    If several herds tie for largest, they share the 6 points equally, and no smaller herd gets anything. Each **herd** gets a share: whoever has two of the tied herds gets two shares [G6.3]. If one herd is the largest and several tie for second, those share the 2 points [G6.4]. Shares are rounded down [G6.5]. But if all the herds that tie for a place belong to one player, nothing is divided and nothing is lost by rounding: that player takes the whole of it [G6.6].

    Examples: herds of humans 4, dinosaurs 4 and reptiles 3: the humans and the dinosaurs get 3 each, the reptiles nothing. Herds of dinosaurs 3, dinosaurs 1, humans 1: the dinosaurs get 4 and 1, the humans 1. Herds of reptiles 5, mammals 2, dinosaurs 2 and humans 2: the reptiles get 4; three herds share 2, which rounds down to nothing for each. Had all three been dinosaurs, the dinosaurs would get the whole 2. Herds of humans 2, humans 2, dinosaurs 2 and reptiles 2: 6 shared by four is 1 for each herd, so 2 for the humans.

genesis-rules-8-title = The biggest areas
genesis-rules-8-text =
    The largest area on the whole board counts **three times**: 12 points for its largest herd and 6 for the second, 18 for a herd alone [G7.1]. In each of the other three terrains the largest area counts **twice**: 8 and 4, alone 12. All other areas count once, those of the tripled terrain too [G7.2].

    Ties undo this. If several areas tie for the largest of all, none of them counts three times. If several areas of a terrain tie for its largest, none of them counts twice [G7.3]. When nothing counts three times, all four terrains are treated alike: in each the largest area counts twice, if there is just one [G7.4].

    Where herds tie in such an area, the points are multiplied first, then shared and rounded down [G7.5]. Example: four herds tie in the largest area of all. They share 18, not 6, and get 4 each. (Shared first, it would have been three times 1.)

    A whole board: there is a swamp of 9 tiles, a forest of 7, another forest of 4, a savanna of 7 and two mountains of 5. The swamp counts three times, the larger forest and the savanna twice, the smaller forest and both mountains once. If the larger forest had 9 tiles like the swamp, nothing would count three times: swamp, larger forest and savanna would count twice.

    The booklet advises an order for counting on a table: the largest area of all first, then the other areas of its terrain; then the three other terrains, each from its largest area on.

genesis-rules-9-title = Who wins
genesis-rules-9-text =
    Whoever has the most points wins. If several players have the same highest number, they all win [G8.1].

    Nothing in this game is secret: board, tiles and dice are there for all to see, and the only chance is in the dice [G9.1].

genesis-rules-10-title = Tips for playing well
genesis-rules-10-text =
    - Keep your herds in one piece. Five tiles side by side win an area that three and two lose [G5.2].
    - Volcanoes, tar pits and edges are your friends: in a narrow passage one tile is enough to cut a rival’s herd in two, or to keep two areas from growing together [G1.4].
    - A small area of three tiles that is all yours is worth 6 points, as much as both places of a crowded one [G6.2].
    - Count the tiles of the largest areas. One more makes the difference between a tie and a triple, for you or against you [G7.3].
    - Two equal herds at the top leave nothing for the rest: together they take everything [G6.3]. If you are second, a tile of your own may make you equal.
    - A single tile of just the right terrain can be better than two that you don’t need [G3.4].
    - Thirteen tiles of a terrain are not many. Once you are out of one, its dice are wild for you [G3.3].
    - Towards the end count the free spaces that still hang together. Whoever places the last tile decides what stays open [G4.1].

genesis-rules-11-title = Boards of your own
genesis-rules-11-text =
    You can also play on a board of your own. It is checked before use: 10 rows of 14 spaces, at least 60 free spaces left of the river, and no free space cut off, neither on the whole board nor left of the river. If other than 22 spaces take no tile, or other than 10 of them are volcanoes, the check says so, and you can play all the same: the box may be right [G1.4].

genesis-rules-12-title = Where these rules come from
genesis-rules-12-text =
    Genesis is a game by Reiner Knizia (2006). We tell its rules in our own words, after the Italian translation by Sargon for La Tana dei Goblin (www.goblins.net). The translation says of itself that it is an aid for Italian-speaking players and does not replace the original rules. What it leaves open is decided here and marked as a ruling; faces of the dice and counts of the board are as players report them. No publisher has a part in this.

## Rulings: why it is played this way

genesis-ruling-G1-3 = The booklet does not say how often each face is on a die. Players report it so.
genesis-ruling-G3-3 = The booklet does not say when one looks. We look as each tile is placed: only then is it known what is left.
genesis-ruling-G3-5 = The booklet speaks of two tiles or one, and of no order. Placed one after the other, each may be thought over for itself.
genesis-ruling-G3-6 = The booklet does not say. Without a tile there is nothing to roll for.
genesis-ruling-G4-1 = The booklet speaks of connected empty spaces and does not say how. Its herds are connected side by side, so spaces are too.
genesis-ruling-G4-2 = The booklet does not say. A game in which nobody can place anything must end.
genesis-ruling-G5-1 = The booklet says how tiles connect for herds only. Areas connect in the same way.
genesis-ruling-G5-2 = The booklet calls any connected tiles of one species a herd. Its example counts the herds of each area by themselves, so a herd ends where its area ends.
genesis-ruling-G6-3 = The booklet says that the tied players share. But its example divides by herds: four herds of three players get 1 each, and the player with two of them gets 2.
genesis-ruling-G6-4 = The booklet says that tied players share, but its own example divides by herds, for the first place. We do the same for the second.
genesis-ruling-G6-6 = The booklet gives all 6 points to whoever has the largest and the second largest herd. Whoever is tied with nobody else shares with nobody else.
genesis-ruling-G7-4 = The booklet speaks of the other three terrains. If no area counts three times, no terrain stands apart, so all four are alike. By another reading the tied areas count once, and only the other terrains have an area that counts twice; that changes the winner of about 1 game in 17.
genesis-ruling-G7-5 = The booklet does not say which comes first. It calls 12 and 6 what the two places are worth, so that is what is shared.
genesis-ruling-G8-1 = The booklet names no tie-break.

## What can’t be read

genesis-unreadable = “{ $text }” is not a move of Genesis. Write “forest e5” for a forest tile on e5, or “stop” after a first tile.
genesis-unreadable-space = “{ $text }”: there is no space { $name }. Columns are a to n, rows 1 to 10.
genesis-unreadable-roll = “roll { $one } { $other }”: dice are named in the order forest, savanna, mountain, swamp, wild. Write “roll { $other } { $one }”.
genesis-position-rows = The board must have 10 rows, and { $count ->
        [one] one is
       *[other] { $count } are
    } drawn.
genesis-position-columns = Row { $row } must have 14 spaces, and it has { $count }.
genesis-position-signs = Row { $row }: “{ $text }” can’t be read. A space is “.” (free), “^” (volcano), “o” (tar pit) or a tile like “Fr”: F, S, M or W for the terrain, then r, d, m or h for the species.
genesis-position-ground = { $space }: the position has “{ $sign }” there, and the board has “{ $printed }”.
genesis-position-not-in-play = { $space }: the tile “{ $tile }” can’t lie there; the space takes no tile, or is not in play.
genesis-position-species = { $space }: the tile “{ $tile }” belongs to a species that nobody plays.
genesis-position-thirteen = { $space }: there are only 13 tiles like “{ $tile }”, and this is one more.
genesis-position-no-tiles = Seat { $seat } can’t be the one to move: it has no tiles left.
genesis-position-dice = “{ $text }” is not a roll. Two of these are needed: { $faces }.
genesis-position-second = “{ $text }” can’t be the terrains of a second tile. They come after the dice, and are among these: { $terrains }.

## Checks of a board

genesis-content-no-object = A board of Genesis is a JSON object with “rows” and “river”.
genesis-content-unknown-key = “{ $key }” does not belong in a board of Genesis.
genesis-content-missing-key = “{ $key }” is missing from the board.
genesis-content-no-rows = “rows” must be a list of 10 lines of text, one for each row from the top.
genesis-content-rows = “rows” must have 10 rows, and it has { $count }.
genesis-content-columns = Row { $row } must have 14 spaces, and it has { $count }.
genesis-content-sign = { $space }: “{ $sign }” can’t be on a board. Write “.” for a free space, “^” for a volcano, “o” for a tar pit.
genesis-content-river = “river” is how many columns lie left of the river: a number from 1 to 13, not { $river }.
genesis-warning-blocked = On the printed board { $wanted } spaces take no tile, as players report. On this one it is { $count }.
genesis-warning-volcanoes = The printed board has { $wanted } volcanoes, as players report. This one has { $count }.
genesis-content-left = There must be at least 60 free spaces left of the river, not { $count }.
genesis-content-cut-off = No free space may be cut off, and { $space } can’t be reached from { $other }.
genesis-content-cut-off-left = With two players only the part left of the river is used, and there { $space } can’t be reached from { $other }.

## In the browser
# $name is a player, $tiles a list of terrains with their counts.

genesis-web-board = Board of Genesis
genesis-web-tray = Your tiles
genesis-web-on-dice = { $terrain }, on the dice
genesis-web-off-dice = { $terrain }, not on the dice
genesis-web-ends-turn = { $terrain }, not on the dice: it would be the only tile of this turn
genesis-web-only-tile = This tile would end your turn.
genesis-web-volcano = Volcano: no tile goes here
genesis-web-tar-pit = Tar pit: no tile goes here
genesis-web-stock-of = { $terrain } { $count }
genesis-web-spot = { $space } (beside { $beside })
genesis-web-offer-space = { $space }: choose a terrain for it
genesis-web-tile = { $terrain } on { $space }
genesis-web-stop = Stop here
genesis-web-areas = Show areas
genesis-web-areas-now = Areas now
genesis-web-areas-none = No terrain has three tiles side by side yet.
genesis-web-area = { $terrain } at { $space }, { $tiles } tiles
genesis-web-area-counts = { $terrain } at { $space }, { $tiles } tiles, { $times }
genesis-web-share = { $count } for { $name }
genesis-web-species = Species
genesis-web-seat = { $name } ({ $species })
genesis-web-seat-has = Tiles left: { $tiles }. { $standing }.

## Examples in the rules

genesis-example-second = Ada rolled savanna and wild and placed a mountain on c3: that can only have been for the wild die. So her second tile must be savanna. On h5 it joins her herd of two.
genesis-example-area = Seven forest tiles side by side are one area. Within it lie four herds: mammals 2, reptiles 1, mammals 3 and reptiles 1. The sign shows what the area would score now.
genesis-example-worth = Herds of humans 4, dinosaurs 4 and reptiles 3. Two herds tie for largest: they share the 6 points and get 3 each, the reptiles nothing.
genesis-example-largest = The swamp of 5 tiles is the largest area of all and counts three times: reptiles and mammals tie with 2 tiles each and share 18 points, 9 each. The savanna of 4 and the larger forest of 4 count twice, the forest of 3 once.
