# Lessons of Trias. What is said at each step stands beside the board: short sentences.

## Trias in three minutes

learn_trias-first-title = Trias in three minutes
learn_trias-first-about = Let land drift, keep your herds alive, hold continents.
learn_trias-first-card = All land is one continent, and it is breaking up. Lead the red herds: whoever has the most on a piece that has broken off gets points. A turn begins with a card that says which land must drift. Play yours: forest.
learn_trias-first-card-deck = That is allowed: you would play the top card of the deck, whatever it is. But now play your own.
learn_trias-first-drift = A forest must drift. Lift one that lies on the outer sea, such as the one with the ring. Then put it down on a golden hex: farther from the South Pole than before, and touching the land it left.
learn_trias-first-drift-done = That is how land creeps away from the South Pole. You can lift land of any continent on which you have a herd, wherever the herd stands.
learn_trias-first-breed = Now you have 4 action points. To breed costs 1: a herd brings another one from your reserve onto its tile. Breed on one of your forests.
learn_trias-first-breed-done = Mind the room: a forest feeds 4 herds, a steppe 3, a mountain 2, everybody’s together.
learn_trias-first-breed-other = That is possible, too. But try breeding first: pick a tile with red herds.
learn_trias-first-move = To move costs 1 point, too: a herd goes to a tile beside it that is not full. Spread your herds: move one.
learn_trias-first-move-done = You would have 2 points left for more of that. For 3 points you could let another tile drift, of any terrain.
learn_trias-first-move-other = Now move a herd: pick its tile, then a tile beside it.
learn_trias-first-swim = A few turns later Bruno has lifted the forest under two of your herds. Now they swim, and at the end of your turn swimmers go back to your reserve. One point saves up to 3 of them: bring one ashore.
learn_trias-first-swim-done = Saved, and for the same point you could fetch the other one. Herds in the reserve are not lost: you can breed them again.
learn_trias-first-swim-other = Your swimmers are still in the water. Pick them, then a tile beside them.
learn_trias-first-split = The peninsula in the north-east hangs on a single forest, the one with the ring. Lift it and put it down so that it touches only the peninsula: the land breaks apart, and the new continent scores at once.
learn_trias-first-split-done = Most herds there: 2 points for you. Second most: 1 for Bruno. The part with the South Pole never scores. Beside your name stand your 2 points, and below them what you would have if the game ended now.
learn_trias-first-split-other = Nothing scores like that. Lift the forest with the ring, and put it on the far side of the peninsula.
learn_trias-first-impact = Among the last cards is the meteorite, and now it has come. Everybody has one last turn: 2 action points, no drift. In the east you and Bruno have 2 herds each. Get ahead!
learn_trias-first-impact-done = 3 to 2. Now all continents score once more.
learn_trias-first-impact-pole = The South Pole’s land brings nothing at the end. Get ahead in the east.
learn_trias-first-impact-early = Not yet: your two points can still change something in the east.
learn_trias-first-impact-other = That does not put you ahead. Breed on the forest in the east.
learn_trias-first-final = Most herds on a continent: a point for each of its tiles. Second most: half of that, rounded up. The South Pole’s land: nothing. East: 5 tiles, you lead. South: 3 tiles, you are second. You had 1 point before. How many now?
learn_trias-first-final-done = 1 + 5 + 2 = 8. Bruno and Chloé have 7 each. You win: most points do.
learn_trias-first-final-other = 5 for the east. In the south half of 3 is 1½, rounded up to 2. And 1 from before.
learn_trias-first-game = Now a real game against two easy-going bots. First everybody puts 2 herds on a tile, twice: better not right at the edge, where land drifts first. Then it goes on as here: card, drift, action points.

## Drift

learn_trias-drift-title = Drift: lift and put down
learn_trias-drift-about = Which land can drift, and where to.
learn_trias-drift-lift = Your card says steppe. It must lie on the outer sea, on a continent where you have a herd. Lift one, but not from under your own herds. Press “May I?” to see why some other tiles can’t be lifted.
learn_trias-drift-lift-wet = Allowed, but your herd would have to swim. Choose another steppe.
learn_trias-drift-lift-done = Right. The South Pole, a tile at an inner sea, land without your herds and a tile all alone stay where they are.
learn_trias-drift-put = The steppe you have lifted lay 2 steps from the South Pole. Put it on water 3 steps away or more, where it touches the continent it left and has a side on the outer sea.
learn_trias-drift-put-done = Farther out, and still touching its continent.
learn_trias-drift-stuck = Each of your herds is on a tile that is a continent by itself: you can’t let anything drift. Play the card from your hand all the same.
learn_trias-drift-stuck-done = The card is spent, nothing drifts, and your action points follow as usual.
learn_trias-drift-stuck-draw = You may draw as well; then that card is spent. Here play the one in your hand.

## Hand or deck

learn_trias-cards-title = Hand or deck
learn_trias-cards-about = Which card to play, and what if no tile fits.
learn_trias-cards-pick = Your card says steppe, and the only steppe that can drift is the one under your three herds. You may draw the top card instead, and play that. Do so.
learn_trias-cards-pick-wet = Then your three herds would have to swim. Draw a card instead.
learn_trias-cards-pick-done = A mountain! Your steppe stays in your hand.
learn_trias-cards-forced = The card says mountain, but the only one lies inland. So a tile of another terrain must drift. Lift one, and keep your herds dry.
learn_trias-cards-forced-wet = Your three herds would have to swim. Choose another tile.
learn_trias-cards-forced-done = Any terrain will do now. But drift you must, before you do anything else.
learn_trias-cards-keep = You played a card from the deck. What happens to your hand at the end of your turn?
learn_trias-cards-keep-choice-keep = My steppe stays, I draw nothing
learn_trias-cards-keep-choice-new = I draw a second card
learn_trias-cards-keep-choice-show = I show my steppe
learn_trias-cards-keep-done = Only if you play the card in your hand do you draw a new one. Everybody always has one, and nobody else sees it.
learn_trias-cards-keep-other = Everybody always has exactly one card, hidden. You still have yours.

## Swimmers

learn_trias-swimming-title = Swimmers
learn_trias-swimming-about = How they get ashore, and what if a tile is too full.
learn_trias-swimming-rescue = Three of your herds swim, in two places, and you have 1 point. One rescue saves up to 3 swimmers, each onto a tile beside it that has room. Save all three.
learn_trias-swimming-rescue-done = Three for one point. If you do something else in between, the rest of a rescue is lost; and whoever still swims when your turn ends goes to the reserve.
learn_trias-swimming-rescue-other = That costs your only point. Save your swimmers with it, one after the other.
learn_trias-swimming-land = Your swimmers in the east can’t climb onto the mountain: it is full. But for 3 points you may let any tile drift. Put one right under them!
learn_trias-swimming-land-done = Now they stand on land again, and would do so even if they were too many for the tile.
learn_trias-swimming-land-other = They are still in the water. Lift a tile and put it down where they swim.
learn_trias-swimming-crowd = This steppe came down under swimmers: 4 herds are on it, and it feeds 3. When your turn ends, you take back your own until it fits. You have 1 point. Don’t lose a herd.
learn_trias-swimming-crowd-done = Three are left, as many as it feeds. The others’ herds would have stayed until the end of their own turn.
learn_trias-swimming-crowd-back = Then one of your herds goes back to the reserve. Move it away instead.
learn_trias-swimming-crowd-other = The steppe is still too full. Move a herd away from it.

## Breeding and moving

learn_trias-herds-title = Breeding and moving
learn_trias-herds-about = What action points are good for.
learn_trias-herds-breed = Your forest with the ring has 2 herds and feeds 4. Fill it: each herd may breed once in a turn, for 1 point. Your mountain has no room: it feeds 2.
learn_trias-herds-breed-done = Four herds. All are drawn hollow now, which means spent: parents and newborn can’t breed in this turn.
learn_trias-herds-breed-other = The forest is not full yet. Breed there twice.
learn_trias-herds-fresh = Hollow herds have bred already in this turn: they are spent. Lead the fresh one to the steppe with the ring, and let it breed there. That takes your 2 points.
learn_trias-herds-fresh-done = Two herds on new ground. Points that you don’t use are lost.
learn_trias-herds-fresh-tired = That was the spent herd. It can walk, but not breed in this turn. Take the fresh one.
learn_trias-herds-fresh-walked = Both are there, but none was born.
learn_trias-herds-fresh-here = Breeding, yes, but over on the steppe. Move first.
learn_trias-herds-fresh-other = First move the fresh herd to the steppe, then breed there.
learn_trias-herds-wall = Bring your herd to the steppe with the ring in the east, with 2 points. The mountain between them is full: nobody can enter it, not even to pass through.
learn_trias-herds-wall-done = Around it goes, too. A full tile is a wall, and you can build one yourself.
learn_trias-herds-wall-other = Not there yet. Go by way of the tile in the north-east.

## When land breaks apart

learn_trias-splits-title = When land breaks apart
learn_trias-splits-about = Who scores on the way, and how nobody does.
learn_trias-splits-score = Your card says mountain. Your two herds in the south hang on the two mountains with rings. Break off land there so that you score, and Bruno does not.
learn_trias-splits-score-done = 2 points for you alone. Bruno’s herds swim, and swimmers don’t count.
learn_trias-splits-score-both = It breaks off, but Bruno stands there with as many herds as you: 2 points for both. Lift the mountain under Bruno.
learn_trias-splits-score-other = Nothing scores like that. Lift a mountain with a ring, and put it where it touches only your part.
learn_trias-splits-join = You have lifted the isthmus, and on the part in the north-east Bruno has 3 herds, you have 1. You may put the tile to any part. Join both parts again, and nobody scores.
learn_trias-splits-join-done = No scoring: for that the tile must touch just one part, a new one without the South Pole.
learn_trias-splits-join-blue = Now the part has broken off: 2 points for Bruno, 1 for you.
learn_trias-splits-join-other = Nobody scores, but Bruno’s part is on its own now. Let the tile touch both parts.
learn_trias-splits-share = Land has broken off in the north-east. You and Bruno have 3 herds each there, Chloé has 2, Dana 1. Who gets points when the tile is put down there?
learn_trias-splits-share-choice-first = Bruno and I, 2 each
learn_trias-splits-share-choice-all = Bruno and I 2 each, Chloé 1
learn_trias-splits-share-choice-one = Bruno and I, 1 each
learn_trias-splits-share-done = Everybody with the most gets 2, everybody with the second most gets 1. Nothing is shared here.
learn_trias-splits-share-other = Everybody with the most gets 2 points, and the second most get 1.

## The final scoring

learn_trias-final-title = The final scoring
learn_trias-final-about = First, second, ties and halves.
learn_trias-final-second = East: 5 tiles, Bruno has 2 herds, you have 1. West: 3 tiles, you are alone. The first gets as many points as there are tiles, the second half of it, rounded up. The South Pole’s land brings nothing. How many points for you?
learn_trias-final-second-done = 3 + 3 = 6. Half of 5 is 2½, rounded up. And whoever is alone gets the first place only.
learn_trias-final-second-other = In the east half of 5, rounded up: 3. In the west all 3.
learn_trias-final-tied = 7 tiles; you and Bruno have 2 herds each, Chloé has 1. Those tied for the most share the points of the first and the second, and nobody else gets any. How many do you get, rounded up?
learn_trias-final-tied-done = 7 + 3½ = 10½, for two 5¼ each, rounded up to 6. Chloé gets nothing.
learn_trias-final-tied-other = First 7, second 3½: share 10½ by two, and round up.
learn_trias-final-seconds = 5 tiles; Bruno leads with 2 herds. You, Chloé and Dana have 1 each, and share what the second gets: half of 5. How many points for you, rounded up?
learn_trias-final-seconds-done = 2½ for three is less than 1 each: rounded up, 1.
learn_trias-final-seconds-other = Share 2½ by three, and round up.

## The meteorite

learn_trias-meteorite-title = The meteorite
learn_trias-meteorite-about = How the end comes, and the last round.
learn_trias-meteorite-draw = Part 1 of the deck is used up. In part 2 lies the meteorite, so every card may be it. Play from the deck.
learn_trias-meteorite-draw-done = The meteorite! Your turn is already the first of the last round: no card, no drift, 2 action points.
learn_trias-meteorite-draw-hand = Then you would draw at the end of your turn. Here draw at once.
learn_trias-meteorite-last = Everybody has one turn in this round, then continents score. In the east you and Bruno have 1 herd each. Make the most of your points.
learn_trias-meteorite-last-done = Now you lead in the east: 5 points instead of 4.
learn_trias-meteorite-last-early = You have points left. One herd more decides the east.
learn_trias-meteorite-last-other = That brings nothing. Count herds on the continent in the east.
learn_trias-meteorite-turns = Another game: you drew the meteorite as your new card, at the end of your turn. The last round begins with Bruno. Do you have another turn?
learn_trias-meteorite-turns-choice-now = Yes, before Bruno
learn_trias-meteorite-turns-choice-never = No
learn_trias-meteorite-turns-choice-last = Yes, as the last
learn_trias-meteorite-turns-done = Everybody has one more turn, you the last. Then comes the final scoring.
learn_trias-meteorite-turns-other = Everybody has exactly one more turn, beginning on your left.

## The first herds

learn_trias-placing-title = The first herds
learn_trias-placing-about = Where everybody begins.
learn_trias-placing-begin = The land is laid at random. Everybody puts 2 herds on an empty tile, then 2 on another. At the edge they soon swim, and from the middle the way is long. Choose a tile.
learn_trias-placing-begin-done = Two herds have found a home.
learn_trias-placing-again = All have placed once. Put 2 more herds on another tile that has none yet, best somewhere else.
learn_trias-placing-again-done = Well spread: not all of them share one fate.
learn_trias-placing-order = You placed first, then Chloé, then Bruno: counter-clockwise. Only Bruno’s second pair is missing. Who has the first turn?
learn_trias-placing-order-choice-red = I do
learn_trias-placing-order-choice-blue = Bruno
learn_trias-placing-order-choice-green = Chloé
learn_trias-placing-order-done = Bruno: whoever places last begins. Then it goes clockwise: Bruno, Chloé, you.
learn_trias-placing-order-other = Whoever places last has the first turn.

## Who wins

learn_trias-winner-title = Who wins
learn_trias-winner-about = Most points; and what decides a tie.
learn_trias-winner-reserve = Chloé has the last turn and can’t change anything any more. You and Bruno have 6 points each. In reserve you have 13 herds, Bruno has 8. Who wins?
learn_trias-winner-reserve-choice-red = I do
learn_trias-winner-reserve-choice-blue = Bruno
learn_trias-winner-reserve-choice-both = Both of us
learn_trias-winner-reserve-done = You: with equal points, most herds in reserve win. Then herds on the most continents; and if that is equal, all of them win.
learn_trias-winner-reserve-other = With equal points herds in reserve decide: whoever needed fewer on the board wins.

## Two players, two translations

learn_trias-variants-title = Two players, two translations
learn_trias-variants-about = What is different with two, and by the Italian translation.
learn_trias-variants-two = With two players everything is smaller: 10 herds and 3 action points each. Break off the peninsula in the north-east: lift the forest with the ring, and put it down on the far side.
learn_trias-variants-two-done = No points yet: with two, nothing scores on the way. But at the end this continent will be yours.
learn_trias-variants-two-other = The peninsula still hangs on. Lift the forest with the ring, and put it down beside your herds.
learn_trias-variants-italian = By the Italian translation only parts that break off the South Pole’s continent score at once. You have lifted a mountain of another continent, which broke in two. If you put it down beside your 2 herds, what do you get?
learn_trias-variants-italian-choice-two = 2 points
learn_trias-variants-italian-choice-none = Nothing yet
learn_trias-variants-italian-done = Nothing yet. By the French translation, which is usually played here, it would be 2 points.
learn_trias-variants-italian-other = Not by this translation: that land was not connected to the South Pole before.
