# Lessons of Planet. What is said at each step stands beside the board: short sentences.

## Planet in three minutes

learn_planet-first-title = Planet in three minutes
learn_planet-first-about = Cover a world, win over animals, count points.
learn_planet-first-tile = This bare ball is your planet. Tile by tile you cover its twelve faces with land and sea. Animals settle on the planet that suits them best, and they bring most of the points. Take any tile, choose a face, turn the tile as you like and place it.
learn_planet-first-tile-done = In each of twelve rounds five tiles lie open, and everybody in turn takes one. Then the planets are covered. A placed tile stays where it is.
learn_planet-first-grow = Round 2; you play red. Portions of the same habitat that meet across an edge are one region. Your forest on face 0 has 3 portions. Put a tile beside it so that it grows to 7.
learn_planet-first-grow-done = Seven portions: the forest goes on across the edge.
learn_planet-first-grow-other = Not 7 yet. Take the tile with four portions of forest and place it beside face 0, so that forest meets forest.
learn_planet-first-grow-ice = The right tile in the right place, but its glacier lies at the edge. Turn the tile.
learn_planet-first-beaver = From round 3 on, animals come at the end of each round. Now it is the beaver, which wants the largest forest that touches an ocean. Your forest of 7 has no ocean beside it; Bruno’s forest of 2 has. Change that!
learn_planet-first-beaver-done = The beaver is yours, for 2 points. What each animal wants, and in which round it comes, you can see from the start: plan ahead.
learn_planet-first-beaver-other = The beaver does not come to you like that. A portion of ocean must lie at an edge of your large forest.
learn_planet-first-reindeer = Round 6. The reindeer wants the largest glacier that touches no desert. Bruno’s glacier has 6 portions, yours on face 2 has just one. Who would get the reindeer now?
learn_planet-first-reindeer-choice-red = Me
learn_planet-first-reindeer-choice-blue = Bruno
learn_planet-first-reindeer-choice-nobody = Nobody
learn_planet-first-reindeer-done = You: Bruno’s glacier touches a desert, so it means nothing to the reindeer. In a tie, or if no planet suits an animal, its card waits for the next round.
learn_planet-first-reindeer-other = Look at Bruno’s planet: that large glacier has a desert beside it. Yours has none.
learn_planet-first-camel = The camel comes in this round, too. It wants the most separate deserts: you have 2, and so has Bruno. Place a tile that brings you the camel and keeps the reindeer.
learn_planet-first-camel-done = Both animals in one round! Three kinds of wishes, then: the most regions, the largest that touches something, the largest that does not.
learn_planet-first-camel-other = That does not bring both. You need a third desert, apart from the other two, and no desert beside the glacier on face 2.
learn_planet-first-card = The end, after twelve rounds. From the start you have had a secret habitat card: ocean. Your 25 portions of ocean give 8 points. Animals of that habitat give you 1 point each, all others 2. You have 2 ocean animals and 7 others. How many points in all?
learn_planet-first-card-done = 24: 8 for the card, 2 and 14 for the animals. You see your card and its points during the game; nobody else does.
learn_planet-first-card-other = Not quite: 8 for the card, then 2 animals with 1 point each and 7 with 2 points each.
learn_planet-first-wins = Bruno has 10 animals and 20 points, you have 9 animals and 24 points. Who wins?
learn_planet-first-wins-choice-red = Me
learn_planet-first-wins-choice-blue = Bruno
learn_planet-first-wins-choice-both = Both of us
learn_planet-first-wins-done = You do: most points win. Only if points are equal do animals decide.
learn_planet-first-wins-other = The number of animals decides only if points are equal. Here they are not.
learn_planet-first-game = Now a real game against an easy-going bot. See which animals come next and what they want, let regions grow together or keep them apart, and remember your secret card. For a first game, and with children, the booklet recommends the rules for beginners: no habitat cards, and every animal gives 1 point.

## Counting regions

learn_planet-regions-title = Counting regions
learn_planet-regions-about = Regions go on around every edge of the planet.
learn_planet-regions-size = In the unfolded picture faces 5 and 9 lie far apart. On the planet they share an edge, and forest meets forest there. How many portions has this forest? Turn the planet to see it.
learn_planet-regions-size-done = Six: three on each face, and one region across the edge.
learn_planet-regions-size-other = Count the forest on both faces: across their common edge it is one region.
learn_planet-regions-number = Portions are neighbours side by side. Those that only meet in a corner are not. How many separate forests are there on your planet?
learn_planet-regions-number-done = Four: one on faces 5 and 9, one on face 0, and two single portions on face 2.
learn_planet-regions-number-other = Go from face to face: 5 and 9 share a forest. That of face 0 meets it in a corner only. On face 2 two forests lie apart.
learn_planet-regions-join = One tile can join a lot. The tiger comes now. It wants the largest forest that touches a desert, and Bruno’s has 12 portions. Make yours larger!
learn_planet-regions-join-done = 13 portions: three forests and the new tile are one region, and the tiger is yours.
learn_planet-regions-join-other = Not large enough. There is a bare face with forest on three of its edges.
learn_planet-regions-join-two = That makes 10. Another bare face has forest on three of its edges.
learn_planet-regions-join-nearly = The right face, but the glacier keeps a forest out. Turn the tile.

## Placing a tile

learn_planet-tiles-title = Placing a tile
learn_planet-tiles-about = Which tile, which face, and how to turn it.
learn_planet-tiles-turn = Ocean waits on two edges of face 1. Put tile 23 there, turned so that its two portions of ocean meet both.
learn_planet-tiles-turn-done = Both edges fit, and six portions of ocean hang together.
learn_planet-tiles-turn-half = One edge fits, the other one doesn’t. Turn the tile a little further.
learn_planet-tiles-turn-away = The ocean looks the wrong way. Turn the tile.
learn_planet-tiles-turn-other = Take tile 23, and put it on face 1, the one with the ring.
learn_planet-tiles-free = What must you observe when you place a tile?
learn_planet-tiles-free-choice-match = Equal habitats must meet
learn_planet-tiles-free-choice-touch = It must lie beside another tile
learn_planet-tiles-free-choice-free = Nothing: any bare face, turned any way
learn_planet-tiles-free-done = You are free to take any open tile, any bare face and any of five turns. But what lies there never moves again.
learn_planet-tiles-free-other = Nothing forces you: it only helps if habitats meet.

## What animals want

learn_planet-animals-title = What animals want
learn_planet-animals-about = The three kinds of wishes, one after the other.
learn_planet-animals-most = The panda comes now. It wants the most separate forests: Bruno has 2, you have 1. Size does not matter. Place a tile that puts you ahead.
learn_planet-animals-most-done = Three forests, and the panda moves in. Small and scattered can be the best.
learn_planet-animals-most-other = The panda needs three forests that meet nowhere. One tile can bring two of them.
learn_planet-animals-touching = The octopus wants the largest ocean that touches a mountain. None of yours does; Bruno has one of 2 portions. Bring ocean and mountain together.
learn_planet-animals-touching-done = The octopus is yours. Only regions that touch a mountain were compared, however large others may be.
learn_planet-animals-touching-other = The octopus stays away. You need 3 portions of ocean together, beside the mountain of face 5.
learn_planet-animals-apart = The frog wants the largest forest that touches no desert. Bruno’s forest of 8 touches one, but Bruno has another of 2, as you have on face 1. Let yours grow, and keep deserts away.
learn_planet-animals-apart-done = The largest forest without a desert is yours now. Whoever has no such forest can’t get the frog at all.
learn_planet-animals-apart-other = No frog like that. Let forest meet the forest of face 1, and no desert beside it.

## When it is a tie

learn_planet-ties-title = When it is a tie
learn_planet-ties-about = Cards move on; in the last round smaller regions decide.
learn_planet-ties-wait = The reindeer wants the largest glacier that touches no desert. Bruno’s has 2 portions. You can’t beat that now, but you can draw level: then the card moves on to the next round.
learn_planet-ties-wait-done = A tie: the reindeer waits for round 5, and is decided there anew. A card that suits nobody does the same.
learn_planet-ties-wait-other = Bruno would get the reindeer. Add one portion to a glacier of yours, and keep deserts away from it.
learn_planet-ties-second = Round 12 has no next one. In a tie the second largest region decides, then the third. The lynx wants the largest glacier that touches a forest; Bruno’s has 3 portions. Win it with your last tile.
learn_planet-ties-second-done = Level at 3, but your second glacier has 2 portions and Bruno’s has 1. If all three are equal, or if the most regions are wanted, a tie gives the card to nobody.
learn_planet-ties-second-other = Bruno’s glacier is still larger. Your last face lies beside glaciers: add two portions to one of them.

## Tile by tile, round by round

learn_planet-draft-title = Tile by tile, round by round
learn_planet-draft-about = Who chooses when, what becomes of other tiles, which animals come.
learn_planet-draft-begins = Three players. You began round 1. Round 2 was begun by Bruno, then Chloé chose, and now you do. Who begins round 3?
learn_planet-draft-begins-choice-red = Me
learn_planet-draft-begins-choice-blue = Bruno
learn_planet-draft-begins-choice-green = Chloé
learn_planet-draft-begins-done = Chloé: after each round the marker goes to the left.
learn_planet-draft-begins-other = Everybody gets to begin: the marker goes to the left after each round.
learn_planet-draft-take = Each round turns up five new tiles; who is last chooses from what is left. Take one of these three, and see what becomes of the others.
learn_planet-draft-take-done = They are put aside face down for round 11, and when five lie there, for round 12. All have seen them, so you know what the last two rounds will bring.
learn_planet-draft-coming = What do you know about the animals when the game begins?
learn_planet-draft-coming-choice-all = All of them, and when they come
learn_planet-draft-coming-choice-one = Only the next one
learn_planet-draft-coming-choice-hidden = Nothing
learn_planet-draft-coming-done = Twenty lie open: one each for rounds 3 to 5, two each for 6 to 9, three each for 10 to 12. Hidden are only the habitat cards, and tiles not yet turned up.
learn_planet-draft-coming-other = Look at the list of animals: all of them lie open from the beginning.

## The secret card

learn_planet-habitat-title = The secret card
learn_planet-habitat-about = Points for portions, and what animals are worth.
learn_planet-habitat-worth = Your card is glacier: 2 points from 11 portions on, 4 from 14, 6 from 17. You have 12. Wolf and ermine are glacier animals and give you 1 point each; otter and elephant give 2 each. How many points have you got?
learn_planet-habitat-worth-done = 8: 2 for the card and 6 for the animals.
learn_planet-habitat-worth-other = 12 portions give 2 points. Then 1 + 1 for the glacier animals and 2 + 2 for the others.
learn_planet-habitat-portions = Two more portions of glacier make 14, and 2 more points. Wherever they lie, they count. Place such a tile.
learn_planet-habitat-portions-done = 14 portions. Glaciers are the rarest habitat; that is why no card asks for fewer portions.
learn_planet-habitat-portions-other = Too few glaciers: choose a tile with two portions of them.
learn_planet-habitat-secret = Who knows which habitat card you have?
learn_planet-habitat-secret-choice-nobody = Only I, until the end
learn_planet-habitat-secret-choice-left = The player to my left
learn_planet-habitat-secret-choice-all = Everybody
learn_planet-habitat-secret-done = It is shown at the end. But what you collect may give you away.
learn_planet-habitat-secret-other = The card stays hidden until the game is over.

## The end, and who wins

learn_planet-ending-title = The end, and who wins
learn_planet-ending-about = What decides when points are equal.
learn_planet-ending-animals = Twelve rounds are over, and both of you have 24 points. You have 9 animals, Bruno has 11. Who wins?
learn_planet-ending-animals-choice-red = I do
learn_planet-ending-animals-choice-blue = Bruno
learn_planet-ending-animals-choice-both = Both of us
learn_planet-ending-animals-done = Bruno: with equal points, most animals win.
learn_planet-ending-animals-other = Points are equal, so animals are counted: Bruno has more.
learn_planet-ending-together = Another game: 22 points each, and 10 animals each. Who wins?
learn_planet-ending-together-choice-red = I do
learn_planet-ending-together-choice-blue = Bruno
learn_planet-ending-together-choice-both = Both of us
learn_planet-ending-together-done = Both win together. The end always comes after round 12: habitat cards are shown, and points added up.
learn_planet-ending-together-other = Points and animals are equal. There is nothing else to compare.

## Two other ways to play

learn_planet-variants-title = Two other ways to play
learn_planet-variants-about = For beginners, and with surprise animals.
learn_planet-variants-beginners = For beginners there are no habitat cards, and every animal gives 1 point. At the end of this game you have 9 animals. How many points are they?
learn_planet-variants-beginners-done = 9: one for each animal, and nothing else.
learn_planet-variants-beginners-other = One point for each of your 9 animals.
learn_planet-variants-surprise = With surprise animals two come in each of rounds 3 to 12: one lies open from the start, the other face down. After every round one of those is turned up. Place a tile and see.
learn_planet-variants-surprise-done = After round 2 the hidden animal of round 4 is turned up: the whale. So you always know who comes in this round and the next.
