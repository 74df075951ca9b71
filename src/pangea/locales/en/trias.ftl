# Trias: names, moves, refusals, scores, labels and the rules in English.
# $hex is a hex as text (2,-1); $tile, $where, $source, $target are places, said by trias-place-…; $terrain, $card, $herds (in scores) are translated names as text.

## Names

trias-title = Trias
trias-tagline = The one great continent is breaking up. See that your herds end up on the right pieces.
trias-summary = This is the Triassic, or Trias, named after three layers of rock in Germany that tell of it. It began some 250 million years ago, when 95% of all living things had died, and lasted about 45 million years. Great reptiles and the first dinosaurs appeared. All land was one continent, Pangea, which broke apart in the ages that followed; this project is named after it. Tile by tile the land drifts away from the South Pole, and what was one continent becomes many. Your herds wander, swim, breed and hold on. Whoever has the most of them on a continent when it breaks off, and when the meteorite falls, takes the points.

trias-terrain-mountain = mountain
trias-terrain-steppe = steppe
trias-terrain-forest = forest
trias-terrain-pole = South Pole
trias-terrain-water = water

trias-card-mountain = mountain
trias-card-steppe = steppe
trias-card-forest = forest
trias-card-meteorite = the meteorite

trias-option-splits = Which splits score
trias-option-splits-note = With three or more players a part that breaks off a continent brings points at once. From any continent (French translation), or only from the one with the South Pole (Italian translation)?
trias-option-splits-any = parts of any continent
trias-option-splits-pole = only parts of the South Pole’s continent

trias-preset = Intermediate scoring by which translation?
trias-preset-french = the French one
trias-preset-italian = the Italian one

trias-ending-impact = The last round is over: the meteorite has struck.

## Places: $land is mountain, steppe, forest, pole or water; north is up on the board

trias-place-tile =
    { $land ->
        [pole] the South Pole
       *[other] the { $land } { $wind } ({ $hex })
    }
trias-place-where =
    { $land ->
        [pole] at the South Pole
        [water] in the water { $wind } ({ $hex })
       *[other] on the { $land } { $wind } ({ $hex })
    }
trias-place-source =
    { $land ->
        [pole] from the South Pole
       *[other] from the { $land } { $wind } ({ $hex })
    }
trias-place-target =
    { $land ->
        [pole] to the South Pole
        [water] into the water { $wind } ({ $hex })
       *[other] to the { $land } { $wind } ({ $hex })
    }
trias-place-name =
    { $land ->
        [pole] South Pole
        [mountain] mountain { $wind } ({ $hex })
        [steppe] steppe { $wind } ({ $hex })
        [forest] forest { $wind } ({ $hex })
       *[water] water { $wind } ({ $hex })
    }

trias-wind-north = in the north
trias-wind-north-east = in the north-east
trias-wind-east = in the east
trias-wind-south-east = in the south-east
trias-wind-south = in the south
trias-wind-south-west = in the south-west
trias-wind-west = in the west
trias-wind-north-west = in the north-west

## Moves

trias-move-tile = A tile is laid { $wind } ({ $hex }): { $terrain }.
trias-move-tile-water = The hex { $wind } ({ $hex }) stays water.
trias-move-card = { $seat } draws a card: { $card }.
trias-move-hidden = { $seat } draws a card.
trias-move-card-open = { $seat } draws { $card } and must play it.
trias-move-meteorite = { $seat } draws the meteorite!
trias-move-place = { $seat } places two herds { $where }.
trias-move-hand = { $seat } plays the card in hand: { $card }.
trias-move-draw = { $seat } plays from the deck.
trias-move-lift = { $seat } lifts { $tile }.
trias-move-put = { $seat } puts down { $tile }.
trias-move-move = { $seat } moves a herd { $source } { $target }.
trias-move-move-spent = { $seat } moves a herd that has bred, or was just born, { $source } { $target }.
trias-move-rescue = { $seat } saves a swimmer { $source } { $target }.
trias-move-breed = { $seat } breeds a herd { $where }.
trias-move-end = { $seat } ends the turn.

trias-nothing-drifts = { $seat } can’t drift any tile; the card is spent.
trias-swim =
    { $herds ->
        [one] { $herds } herd is now swimming { $wind } ({ $hex }).
       *[other] { $herds } herds are now swimming { $wind } ({ $hex }).
    }
trias-ashore =
    { $herds ->
        [one] { $herds } swimmer now stands { $where }.
       *[other] { $herds } swimmers now stand { $where }.
    }
trias-parts = The continent breaks into { $parts } parts.
trias-joined = { $continents } continents are joined into one.
trias-taken-back =
    { $herds ->
        [one] { $seat } takes { $herds } herd back into the reserve.
       *[other] { $seat } takes { $herds } herds back into the reserve.
    }
trias-last-round = The last round begins with { $seat }: two action points each, and no drift.

## Refusals

trias-refusal-T6-5 = The game is over: the last round has been played.
trias-refusal-T2-1 = The tiles are laid at random, hex by hex, and only in the set-up. Nobody moves before all of them lie there.
trias-refusal-T2-3 = First everybody is dealt one card from the deck, and only in the set-up: seat by seat, part 1 before part 2.
trias-refusal-T6-1 = The next card comes from the top of the deck, for the player who draws now. Nothing else can happen first.
trias-refusal-T2-4-over = Herds are placed in the set-up only; now they breed, or are saved from the water.
trias-refusal-T2-4 = Place your two herds on an empty tile first.
trias-refusal-T2-4-empty = There are herds { $where } already. Place yours on a tile without any.
trias-refusal-T3-1 = Choose first: play the card in your hand, or draw the top card and play that one.
trias-refusal-T3-1-over = You have played your card for this turn.
trias-refusal-T6-4-card = In the last round no card is played. You have two action points.
trias-refusal-T1-1 = There is no tile on the hex { $wind } ({ $hex }), only water.
trias-refusal-T3-8 = You must drift a tile before you do anything else. Lift one.
trias-refusal-T3-5-put = You have lifted a tile. Put it down first.
trias-refusal-T3-3-pole = The South Pole never drifts.
trias-refusal-T3-3-herd = You can’t lift { $tile }: you have no herd on that continent. Swimmers don’t count.
trias-refusal-T3-3-sea = You can’t lift { $tile }: it does not border the outer sea. An inner sea is not enough.
trias-refusal-T3-3-alone = You can’t lift { $tile }: it is a continent by itself, so there is nothing it could be put down beside.
trias-refusal-T3-5-nowhere = You can’t lift { $tile }: there is no place farther from the South Pole where it would touch the rest of its continent.
trias-refusal-T3-2 = You can’t lift { $tile }: the card says { $terrain }, and you can drift a { $terrain } tile.
trias-refusal-T4-2 = A drift costs 3 action points, and you have { $points }.
trias-refusal-T6-4-drift = In the last round nothing drifts any more: there are two action points, and a drift costs 3.
trias-refusal-T3-5-nothing = There is no lifted tile to put down.
trias-refusal-T3-5-water = There is a tile on the hex { $wind } ({ $hex }) already. Put yours on water.
trias-refusal-T3-5-touch = On the hex { $wind } ({ $hex }) the tile would not touch the continent that it was taken from.
trias-refusal-T3-5-farther =
    The tile must go farther from the South Pole: it lay { $before ->
        [one] { $before } step
       *[other] { $before } steps
    } away, and the hex { $wind } ({ $hex }) is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away.
trias-refusal-T1-6 = The hex { $wind } ({ $hex }) is off the table, which reaches { $edge } steps from the South Pole.
trias-refusal-T3-5-sea = The hex { $wind } ({ $hex }) is in an inner sea. The tile must have a side on the outer sea.
trias-refusal-T3-5-number = The hex { $wind } ({ $hex }) has another number.
trias-refusal-T4-1-points = You have no action points left for that.
trias-refusal-T4-3-herd = You have no herd { $where }.
trias-refusal-T4-5-fresh = All your herds { $where } are spent: they have bred in this turn, or were born in it.
trias-refusal-T4-5-spent = You have no spent herd { $where }, only fresh ones.
trias-refusal-T4-3-tile = A herd can’t go { $target }: it needs a tile to move to.
trias-refusal-T4-3-adjacent = A herd can’t go { $source } { $target }: they do not lie side by side.
trias-refusal-T4-6 = No herd can go { $target }: the tile is full.
trias-refusal-T4-4 = You have no swimmer on the hex { $wind } ({ $hex }).
trias-refusal-T4-6-breed = There is no room to breed { $where }: the tile is full.
trias-refusal-T4-5-reserve = You have no herd left in reserve.

## Scores

trias-score-herds =
    { $herds ->
        [one] { $seat } with { $herds } herd
       *[other] { $seat } with { $herds } herds
    }
trias-score-split =
    New continent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }): { $herds }. Most herds: 2 points, second most: 1.
trias-score-split-nobody =
    New continent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }): nobody has a herd there.
trias-score-before = Points from before this position.
trias-score-pole =
    The South Pole’s continent ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }) does not score.
trias-score-alone =
    Continent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }): { $herds }. Alone there: { $points }.
trias-score-first-second =
    Continent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }): { $herds }. The first gets { $points }, the second gets half of that: { $half }.
trias-score-tied-first =
    Continent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }): { $herds }. Tied for the most, they share first and second place: { $points } each.
trias-score-tied-second =
    Continent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }): { $herds }. The first gets { $points }; those tied for second share half of that: { $half } each.

## Labels

trias-label-seat = { $seat }
trias-label-laying = The tiles are being laid
trias-label-dealing = The cards are being dealt
trias-label-drawing = { $seat } draws a card
trias-label-turn-place = { $seat } places two herds
trias-label-turn-choose = { $seat } plays a card
trias-label-turn-lift = { $seat } must drift: { $terrain }
trias-label-turn-put = { $seat } puts the tile down
trias-label-turn-act =
    { $points ->
        [one] { $seat } acts, { $points } point left
       *[other] { $seat } acts, { $points } points left
    }
trias-label-winners =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
trias-label-points = Points
trias-label-on-the-way = Intermediate scoring
trias-label-now = If it ended now
trias-label-total = Total
trias-label-reserve = Reserve
trias-label-land = On land
trias-label-swimming = Swimming
trias-label-card = Card
trias-label-no-card = none
trias-label-hidden = part { $part }
trias-label-deck = Deck
trias-label-part = Part { $part }: { $cards }
trias-label-last-round =
    { $turns ->
        [one] Last round: { $turns } turn left
       *[other] Last round: { $turns } turns left
    }
trias-label-room = holds { $herds }
trias-label-swimmer = swimmer
trias-label-spent = Capital letter: a herd that can’t breed in this turn
trias-label-lifted = where the lifted tile lay
trias-label-lake = inner sea
trias-prompt-place = Choose an empty tile for two of your herds.
trias-prompt-choose = Play the card in your hand, or draw the top card and play that one.
trias-prompt-lift = Choose a tile to drift: { $terrain }.
trias-prompt-lift-other = The card says { $terrain }, but no such tile can drift. Choose a tile of another terrain.
trias-prompt-put = Put the tile down farther from the South Pole, touching the continent it left.
trias-prompt-act =
    { $points ->
        [one] You have { $points } action point: drift 3, move 1, rescue 1, breed 1.
       *[other] You have { $points } action points: drift 3, move 1, rescue 1, breed 1.
    }
trias-prompt-rescue =
    Your rescue can save { $rescues ->
        [one] { $rescues } more swimmer
       *[other] { $rescues } more swimmers
    }; { $points ->
        [one] { $points } action point left.
       *[other] { $points } action points left.
    }

## The rules

trias-rules-1-title = What it is about
trias-rules-1-text =
    All land is one continent, Pangea, with the South Pole in its middle. Turn by turn you lift a tile at its edge and put it down farther out. Peninsulas grow, break off and become continents of their own.

    Your herds live on these tiles. You want the most of them on a continent at two moments: when it breaks off, and at the end, when every continent scores by its size. But each drift may take the ground from under somebody’s herds, and a full tile lets nobody in.

    The end comes by surprise: a meteorite is among the last cards of the deck.

    Trias is for 2 to 5 players aged 12 and up.

trias-rules-2-title = What lies on the table
trias-rules-2-text =
    There are **39 tiles**: 36 **terrain tiles**, 9 mountain, 15 steppe and 12 forest; the **South Pole**; and 2 water tiles, needed for the set-up only [T1.1]. Each player has 16 cubes of one colour. 15 of them are the player’s **herds**, all in reserve at first [T1.3]; the 16th marks the player’s points on the **score track**.

    The **39 cards** show terrains. They come in two parts: part 1 has 30, 7 mountains, 13 steppes and 10 forests; part 2 has 9, 2 mountains, 3 steppes, 3 forests and the meteorite. The number of the part is on the back [T1.2].

    A tile feeds only so many herds, those of all players together: a mountain **2**, a steppe **3**, a forest **4**, the South Pole **3** [T1.4].

    A **continent** is all the tiles that hang together side by side; a single tile can be one. Every hex without a tile is **water**. Water that is connected to the edge of the table is the **outer sea**; water that tiles enclose is an **inner sea** [T1.5].

trias-rules-3-title = The set-up
trias-rules-3-text =
    Around the South Pole lie three rings of 6, 12 and 18 hexes. Shuffle the terrain tiles. 16 of them and the 2 water tiles fill rings 1 and 2 at random, 18 others fill ring 3, and the last 2 leave the game unseen. Then the water tiles are taken off, so the land has two holes, or one of double size [T2.1].

    The two parts of the cards are shuffled separately, and part 1 is laid on part 2 [T2.2]. Everybody draws one card and keeps it secret [T2.3].

    Now the herds. Lots decide who is the first player, unless you set the order yourselves; in a rematch it is the next one. Beginning with the first player and going **counter-clockwise**, each of you puts 2 herds on one empty tile, that is, one without herds; the South Pole is allowed. Then the same once more, in the same order [T2.4]. Whoever placed last has the first turn, and from then on play goes **clockwise** [T2.5]. Example: Ada, Bruno, Chloé and Dana sit in this order, clockwise, and Ada is the first player. Ada, Dana, Chloé and Bruno place, in this order and then once more, and Bruno has the first turn.

trias-rules-4-title = Phase 1: a drift you must make
trias-rules-4-text =
    Play the card in your hand. Or draw the top card instead: then you must play that one, and the one in your hand stays [T3.1]. The card says which terrain the tile that you drift now must have [T3.2].

    To be **lifted**, the tile must border the outer sea; an inner sea is not enough. Its continent must have at least two tiles, and you must have a herd somewhere on it; swimmers are on no continent. It must be possible to put the tile down again. The South Pole never drifts [T3.3]. If there are herds on the tile, whoever’s they are, they stay behind in the water: they are **swimmers** now [T3.4].

    When it is **put down**, the tile goes to a water hex that is **farther from the South Pole** than the one it left, counted in steps; it must touch the continent that it left, and have a side on the outer sea. The hex must be outer sea once the tile is lifted: if you opened an inner sea by taking the tile away, that counts as outer sea already [T3.5].

    Example: a forest lies on 2,0 (the last section says how hexes are numbered), two steps from the South Pole. It may go to a hex three or more steps away, such as 3,-1 if that touches the same continent; 1,1 is out of the question, because that is two steps away as well.

    Sometimes a continent falls apart when a tile is lifted. Then you may add the tile to any of the parts, even to one where you have no herd. It may touch several parts, or another continent as well, and so join them [T3.6]. If it comes down where swimmers are, they stand on it from then on, even if there are too many of them for the tile [T3.7].

    If you can’t drift any tile of the card’s terrain, you must take one of another terrain [T3.8]. If you can’t drift any at all, you still choose between hand and deck, the card is spent, and you go on with phase 2 [T3.9]. A drift may make a new continent, and this may score at once, in phase 2 as well: see “Intermediate scoring” [T3.10].

trias-rules-5-title = Phase 2: action points
trias-rules-5-text =
    You have up to **4 action points**, to be used in any order; what you don’t use is lost [T4.1].

    - **Drift, 3 points.** Any tile, without a card; the rules for lifting and putting down are the same [T4.2].
    - **Move, 1 point.** One of your herds goes from its tile to a tile beside it that has room. The same herd may go on for another point [T4.3].
    - **Rescue, 1 point.** Up to 3 of your swimmers, from one hex or several, each to a tile beside it that has room. The three belong together: once you do something else, the rest of the rescue is lost. If you have no points left but can still save somebody with the rescue under way, your turn goes on [T4.4].
    - **Breed, 1 point.** A herd on a tile brings one herd from your reserve onto the same tile, if there is room. In a turn each herd breeds only once, wherever it goes meanwhile, and a herd born in this turn does not breed at all. So some of your herds are *fresh* and some *spent*, and when you move one, you say which [T4.5].

    A tile at its capacity, or above, can’t be entered, not even to pass through, and nobody can breed there [T4.6].

    Example: you have two herds on a forest. You breed: three herds, two of them spent. You breed again with the other: four herds, all spent, and the forest is full. With your last two points you move one of them to a steppe and from there to a mountain. It can’t breed there in this turn.

trias-rules-6-title = Phase 3: swimmers and crowds
trias-rules-6-text =
    All your swimmers go back to your reserve. They are not lost, but they are off the board [T5.1].

    Then look at tiles with too many herds; that only happens when a tile was put down under swimmers. Take back your own herds from each of them until the tile is at its capacity, or until none of yours is left there. The others’ herds stay until their own phase 3 [T5.2]. Example: three of your herds and two of Ada’s stand on a steppe, which feeds 3. It’s your turn: two of yours go. Had it been Ada’s turn, both of hers would have gone.

trias-rules-7-title = Phase 4: a new card, and the meteorite
trias-rules-7-text =
    If you played the card from your hand, draw a new one, so that everybody has exactly one [T6.1].

    If you draw the **meteorite** here, you show it. The last round begins with the player to your left; everybody has one more turn, and you have the last [T6.2]. If you draw it in phase 1, as the card to play, your turn is the first of the last round already, and everybody has just one turn in it, beginning with you [T6.3].

    A turn of the last round has no phase 1, no phase 4 and only **2 action points**, so nothing drifts any more. Phase 3 takes place [T6.4]. Then comes the final scoring [T6.5].

trias-rules-8-title = Intermediate scoring
trias-rules-8-text =
    Intermediate scoring is for three or more players. It takes place when you lift a tile and its continent **falls apart**, and you put the tile down so that it touches exactly one continent: one of the new parts, and not the one with the South Pole. That part scores, together with the tile and any swimmers who now stand on it [T7.1].

    There is no scoring if you add the tile to the South Pole’s part, if it joins the part to a second new part or to another continent, or if nothing fell apart [T7.2].

    It does not matter which continent fell apart: so says the French translation. By the Italian one only parts that break off from the South Pole’s continent score; to play that, choose “only parts of the South Pole’s continent” under “Which splits score” when you set up a table [T7.3].

    Everybody with the most herds on the new continent gets **2 points**. Everybody with the second most gets **1 point**. Swimmers don’t count, and whoever has no herd there gets nothing [T7.4]. Example: Ada and Bruno have 3 herds each, Chloé 2, Dana 1: Ada and Bruno get 2, Chloé 1, Dana none. With Ada 2 and Bruno 1 it is 2 and 1.

trias-rules-9-title = The final scoring
trias-rules-9-text =
    Every continent scores, except the one with the South Pole. Count its tiles [T8.1].

    Whoever has the most herds there gets as many points as there are tiles, and the second gets half of that. Somebody who is alone there gets the points of the first and no more [T8.2]. If several are tied for the most, they share the points of the first **and** the second, and nobody else gets anything [T8.3]. If one is first and several are tied for second, they share that half [T8.4].

    Every share is rounded **up** [T8.5].

    Examples: 7 tiles, two tied for first: 7 and 3½ make 10½, so each gets 5¼, rounded up to 6. 5 tiles, one first and one second: 5 and 3. 5 tiles, one first, three tied for second: 5, and 1 for each of the three. A single tile, two tied: 1 each.

trias-rules-10-title = Who wins
trias-rules-10-text =
    Whoever has the most points wins. In a tie, the tied player with the most herds in reserve wins; then the one with herds on the most continents, and here the South Pole’s continent counts too; if all of that is equal, they win together [T9.1].

trias-rules-11-title = Two players
trias-rules-11-text =
    With two, everything is smaller. There are 18 terrain tiles, 5 mountain, 7 steppe and 6 forest; they fill rings 1 and 2, without water [T10.1]. Part 1 of the cards has 5 mountains, 6 steppes and 5 forests; part 2 has 1 mountain, 2 steppes, 1 forest and the meteorite [T10.2]. You have 10 herds each and 3 action points in a turn, and there is no intermediate scoring. Everything else stays the same, the 2 action points of the last round too [T10.3].

trias-rules-12-title = What is secret
trias-rules-12-text =
    Only the card in each hand is secret, and so is what you draw into your hand; the meteorite is shown at once. A card that you draw to play lies open. Everybody may count how many cards of each part are left in the deck, but not look at them; what has been played you can remember. When the game is over, the hands stay closed [T11.1].

trias-rules-13-title = Two translations
trias-rules-13-text =
    Trias, by Ralf Lehmkuhl, was published in 2002 by Gecko Games, with rules in German and English. The rules thank Doris for the illustrations and Rick Heli for the English text. Here you play by two translations: the Italian one is by Aldo Cristilli, the French one by Ludo le gars (version 2, May 2003). They differ in a few places, and both are silent in some.

    - **Which splits score.** French: parts of any continent. Italian: only parts of the South Pole’s continent. Both can be played [T7.3].
    - **Rounding.** Italian: up. French: to the nearest whole number; that it is done for each continent is the translator’s guess. Here every share is rounded up, continent by continent [T8.5].
    - **The South Pole.** French: it holds 3 herds. Italian: no number, and that herds may stand there at all is a note of the translator. Here it always holds 3 [T1.4].
    - **Whom a rescue saves.** French: your own swimmers. Italian: just “swimmers”. Here it is always your own [T4.4].
    - **The rings.** Italian: 16 terrain tiles and the 2 water tiles fill the two inner rings. French: the second ring, which has room for 12. Here they fill rings 1 and 2 [T2.1].
    - **The two spare tiles.** French: they leave the game unseen. Italian: they leave the game. Here they stay unseen [T2.1].
    - **Where to begin.** Italian: not too near the middle. French: not too far from it. Both warn of the edge, where herds soon swim [T2.4].
    - **The top card.** Italian: if you keep the card in your hand, you *may* draw. French: you *must*. Here you play one of the two [T3.1].
    - **Action points.** Italian: you announce how many you have used. French: how many you have left. Here the number left is shown [T4.1].
    - **Crowded tiles.** Both: the other players’ herds go in their own turns. That the tile stays too full until then is a note of the French translator [T5.2].

    If you own the German or the English rules, look these questions up in them: From which continents does a part score [T7.3]? Does a tile score that joins two new parts [T7.2]? How are points rounded, and when [T8.5]? How many herds may stand on the South Pole [T1.4]? Whose swimmers does a rescue save [T4.4]? Must you draw if you keep your card [T3.1]?

    To play intermediate scoring by the Italian translation, choose “the Italian one” when you set up a table, or write “--option italian” on the command line.

trias-rules-14-title = Tips for playing well
trias-rules-14-text =
    - Spread your herds from the very first placing. On one tile they share one fate, and where many stand close together there is no room to breed [T4.6].
    - Place them neither right in the middle nor right at the edge. Land drifts outward, so from the middle the way is long and costs many points; and what stands at the edge is the first to swim [T2.4].
    - The middle is safe for a long time, but the South Pole’s continent brings nothing at the end [T8.1]. You have to leave it in time.
    - Look for the narrow places. Whoever breaks off a peninsula decides which part the tile goes to, and so who scores [T7.1].
    - Small continents are cheap: one herd alone on two tiles makes two points [T8.2].
    - A full tile is a wall [T4.6]. Fill the isthmus that the others need.
    - Keep some herds in reserve for the last round: with two points you can still breed twice, and overturn a majority [T6.4].
    - The final scoring brings most of the points [T8.2]. But small steps add up too: do not leave the intermediate scorings to the others [T7.4].
    - Count the cards. As long as part 1 lasts, the meteorite can’t come [T2.2].

trias-rules-15-title = Hexes in numbers, and the edge of the table
trias-rules-15-text =
    You need this only to read or write moves. Every hex has two numbers. 0,0 is the South Pole, and around it lie 1,0, then 1,-1, 0,-1, -1,0, -1,1 and 0,1.

    In sentences a place goes by its land and by where that lies as seen from the South Pole, with north up as on a map, and the numbers follow in brackets: the forest in the north-east (2,-1).

    The table ends 31 steps from the South Pole. Most games stay within half of that, but if all of you push outward together, you can get there. A hex beyond the edge counts as outer sea, and nothing can be put there [T1.6].

## Rulings: why it is played this way

trias-ruling-T1-4 = Only the French translation gives the South Pole a number, 3. That herds may stand there is a note of the Italian translator; but both say that every kind of tile has its limit.
trias-ruling-T1-6 = The rules set no edge, and a program needs one. Play hardly ever comes near it, but it can: then drifts to a hex beyond 31 steps are refused, which the rules would allow.
trias-ruling-T3-5 = The translations say “farther” without saying how it is measured. Steps from hex to hex leave no doubt.
trias-ruling-T3-9 = The translations do not say what happens if no tile at all can drift. The turn goes on with as little changed as possible.
trias-ruling-T4-4 = Only the French translation says that the swimmers are your own. Neither says whether other actions may come in between; we take what one point pays for as one action.
trias-ruling-T7-2 = A tile can join two new parts, neither of them the South Pole’s. By the letter of the French translation they would score, as one new continent. We score nothing, because in example 2 of the rules a tile that joins two continents (D) brings nothing.
trias-ruling-T7-3 = The French translation scores parts of any continent, the Italian one only parts of the South Pole’s. We usually play by the French one, which names the other continents expressly; the Italian way is an option.
trias-ruling-T8-5 = The Italian translation rounds up, the French one to the nearest whole number. Only rounding up gives the points of the example that both of them print.
trias-ruling-T9-1 = The translations count the continents that you are on, and name no exception; so the South Pole’s counts.
trias-ruling-T11-1 = Neither translation lays the hands open at the end; so they stay closed.

## What can’t be read

trias-unreadable = “{ $text }” is not a move of Trias. Write, for instance, “place 2,-1”, “hand”, “draw”, “lift 1,2”, “put 2,2”, “move 1,1>1,2”, “move 1,1>1,2 spent”, “rescue 1,1>1,2”, “breed 1,2” or “end”.
trias-unreadable-hex = “{ $text }”: the hex { $hex } is off the table, which reaches 31 steps from the South Pole.
trias-unreadable-seat = “{ $text }”: there is no seat { $number }. They are numbered from 0.
trias-unreadable-laying = “{ $text }”: no tile is laid on { $hex } in the set-up.
trias-position-tile = “{ $text }” is not a tile. Write its hex, a letter for the terrain (P, M, S, F) and one for each herd: 1,-1:Faab.
trias-position-swim = “{ $text }” can’t be swimmers. Write the hex and a letter for each: 1,-1:ab.
trias-position-drawn = Line { $line } of the map, column { $column }: “{ $text }” is neither a tile, such as Faab, nor swimmers, such as ~ab.
trias-position-column = Line { $line } of the map, column { $column }: “{ $text }” stands between two hexes. They are six columns apart, and each row begins three columns further to the right.
trias-position-pole =
    { $count ->
        [one] The South Pole is the first tile and lies on 0,0.
       *[other] There must be exactly one South Pole, first and on 0,0, and there are { $count }.
    }
trias-position-many = There are { $count } tiles, and at most { $most } are possible.
trias-position-twice = The hex { $hex } is named twice.
trias-position-edge = “{ $text }” lies off the table, which reaches { $edge } steps from the South Pole.
trias-position-seat = “{ $text }” is not a herd here: there are { $players } players.
trias-position-spent = “{ $text }”: a capital is a spent herd, and only the seat to move has any.
trias-position-swims = There are { $count } hexes with swimmers, and at most { $most } are possible.
trias-position-lifted = “lifted” names the hex that a tile was taken from, without herds and not the South Pole: when the phase is “put”, and only then.
trias-position-hands = “{ $text }”: there must be { $players } hands, each a terrain, ? or -.
trias-position-cards = There are more cards of part { $part } than exist: { $card }.
trias-position-card = “card” names the terrain that must drift: when the phase is “lift”, and only then.
trias-position-herds = “{ $text }” has more than { $most } herds.
trias-position-stuck = There is no tile to lift, or nowhere to put the lifted one.

## Checks of a content

trias-content-no-object = The content of Trias is an empty JSON object.
trias-content-unknown-key = “{ $key }” does not belong in the content of Trias: all that the game needs is in its rules.

## In the browser

trias-web-board = The land of Trias: a map of hexes with the South Pole in the middle
trias-web-do-place = Place two herds { $where }
trias-web-do-hand = Play your card: { $card }
trias-web-do-hand-unknown = Play the card in hand
trias-web-do-draw = Draw the top card and play it
trias-web-do-lift = Lift { $tile }
trias-web-do-put = Put the tile down { $wind } ({ $hex }), beside { $beside }
trias-web-do-move = Move a herd { $source } { $target }
trias-web-do-move-spent = Move a spent herd { $source } { $target }
trias-web-do-rescue = Save a swimmer { $source } { $target }
trias-web-do-breed = Breed { $where }
trias-web-do-end = End the turn
trias-web-pick = Pick { $tile } and see what can be done
trias-web-pick-swim = Pick your swimmer { $wind } ({ $hex }), beside { $beside }, to save it
trias-web-picked = Picked: { $tile }. Press again to take it back.
trias-web-idle = Pick a tile or a swimmer with a golden rim, and see what it can do.
trias-web-acts = What you can do
trias-web-here = { $tile }
trias-web-swimmers-here = Swimmers { $wind } ({ $hex })
trias-web-breed = Breed
trias-web-drift = Drift
trias-web-go = or choose a tile beside it, and a herd goes there.
trias-web-go-only = Choose a tile beside it, and a herd goes there.
trias-web-save = Choose a tile beside it, and the swimmer climbs ashore.
trias-web-which = Which herd goes?
trias-web-fresh = fresh
trias-web-spent = spent
trias-web-fresh-means = can breed in this turn
trias-web-spent-means = has bred in this turn, or was born in it
trias-web-take-back = Take back
trias-web-cost =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trias-web-your-card = Your card
trias-web-must-drift = Must drift
trias-web-hidden-card = A card that only its owner knows, of part { $part }
trias-web-action-points = Action points
trias-web-action-points-left =
    { $points ->
        [one] { $points } action point left
       *[other] { $points } action points left
    }
trias-web-rescues-left = The rescue under way can save { $rescues } more.
trias-web-end-unused =
    { $points ->
        [0] Nothing is left to use
        [one] { $points } point stays unused
       *[other] { $points } points stay unused
    }
trias-web-from-deck = From the deck
trias-web-from-hand = From your hand
trias-web-cards = Cards not seen yet
trias-web-cards-of = { $card }: { $left } of { $all } not seen yet
trias-web-deck-parts = In the deck: { $first } of part 1, { $second } of part 2
trias-web-meteorite = Meteorite
trias-web-meteorite-safe =
    { $cards ->
        [one] The meteorite can’t come before { $cards } more card is drawn.
       *[other] The meteorite can’t come before { $cards } more cards are drawn.
    }
trias-web-meteorite-odds = There is a { $percent }% chance that the next card is the meteorite (one of { $cards } cards).
trias-web-meteorite-come = The meteorite has come: this is the last round.
trias-web-herds = Herds
trias-web-legend = What the land feeds
trias-web-scroll = Beside a continent
trias-web-scroll-means = how many tiles it has, and how many herds each player has on it; whoever leads is in bold
trias-web-continent =
    { $tiles ->
        [one] Continent of { $tiles } tile
       *[other] Continent of { $tiles } tiles
    }
trias-web-pole-continent =
    { $tiles ->
        [one] The South Pole’s land, { $tiles } tile: it does not score
       *[other] The South Pole’s land, { $tiles } tiles: it does not score
    }
trias-web-herds-of =
    { $herds ->
        [one] { $seat } with { $herds } herd
       *[other] { $seat } with { $herds } herds
    }
trias-web-nobody = no herds
trias-web-leads = { $seats } leads
trias-web-tied = { $seats } are tied
trias-web-tile = { $tile }, { $crowd } of { $room }
trias-web-lifted-tile = Lifted { $wind } ({ $hex })

## The herds

trias-beasts = Each colour is a different animal of the Triassic. The lengths are those of grown animals.
trias-beast-hyperodapedon = 1.3 m. Its bones lie in Scotland, India and Brazil, which were one land then.
trias-beast-plateosaurus = 7 m. More than a hundred skeletons of it have been found, most of them in Germany and Switzerland.
trias-beast-arizonasaurus = 3 m. Long spines on its back carried a sail.
trias-beast-coelophysis = 3 m. Hundreds of them lay buried together in New Mexico.
trias-beast-proganochelys = 1 m. A turtle with a whole shell, which could not draw its head into it.

## Examples in the rules

trias-example-put = Ada has lifted the forest in the east (2,0). It may come down on any hex with a golden rim: farther from the South Pole than before, touching the continent it left, on the outer sea. Bruno’s herd, which stood on it, swims now.
trias-example-lift = Ada must drift a steppe. She may lift those with a golden rim, from the continent of 11 tiles or the one of 2. She can’t lift the steppe marked X, because it only borders an inner sea, nor any tile of the continent of 3, because she has no herd there.
trias-example-breed = Ada had two herds on the forest in the east (1,0), and one of them has bred. Of the three herds two are spent now, the hollow ones: the parent and the newborn. The filled one is fresh and can still breed in this turn.
trias-example-crowd = A steppe came down where five herds were swimming, and it feeds only 3. At the end of her turn Ada takes back two of her three, and the tile is at its capacity. Bruno’s two may stay.
trias-example-split = The forest was the bridge. Ada lifted it in the east (2,0), the land broke in two, and she put it down farther out (4,0). The new continent of 4 tiles scores at once: Ada has the most herds there, three, and gets 2 points; Bruno and Chloé, with one each, get 1.
trias-example-three-parts = Ada has lifted the steppe in the east (2,0), and Bruno’s herd, which stood on it, swims. The continent breaks into three parts. A: the tile joins the South Pole’s part, no scoring. B: a new continent of 4 tiles scores; Chloé and Dana, with 3 herds each, get 2 points, Bruno, with 2, gets 1, and Ada, with 1, gets none. C: a new continent of 3 tiles scores; Ada, with 2 herds, gets 2 points and Bruno, with 1, gets 1. D: the tile joins two continents, no scoring. Any other hex is too near the South Pole or touches none of the parts.
trias-example-final = The end. On the western continent of 7 tiles Ada and Bruno are tied with two herds each: they share 7 and 3½ and get 6 each, Chloé nothing. On the eastern one of 5 tiles Chloé gets 5 and Ada, second, 3. The South Pole’s land in the middle brings nothing.
