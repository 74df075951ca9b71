# Genesis in the first games. $species, $terrain, $one and $other are named as the game names them.

## The goal
help_genesis-goal = You are the { $species }. Lay your tiles side by side into large herds, in the largest areas of each terrain: these count double and triple.

## What is worth a look
help_genesis-look-dice = The dice show { $one } and { $other }: a tile for each of them, or a single tile of any terrain.
help_genesis-look-wild = A wild die stands for any terrain: look which one you need.
help_genesis-look-stop = You may stop after one tile, if the second does not help you.
help_genesis-look-open = Nothing counts yet: an area needs three tiles of one terrain side by side, whoever they belong to.
help_genesis-look-largest = This is the largest area of all, { $terrain } with { $tiles } tiles: it counts three times.
help_genesis-look-double = This { $terrain } with { $tiles } tiles is the largest of its kind: it counts twice.
help_genesis-look-herd =
    { $tiles ->
        [one] Your largest herd has { $tiles } tile. Tiles of the same terrain beside it make it grow.
       *[other] Your largest herd has { $tiles } tiles. Tiles of the same terrain beside it make it grow.
    }
help_genesis-look-shared = In this area ({ $terrain }) your herds and those of others lie side by side. Who has the largest?

## The reference card
help_genesis-card-goal = Have the largest herds in the areas that form on the board, above all in the biggest ones [G6.1], [G7.1].
help_genesis-card-turn =
    - Roll both dice. Place **two tiles**, one for each die, or **a single tile** of any terrain [G3.1], [G3.4].
    - A tile goes onto any free space; it need not touch anything [G3.2].
    - A **wild** face is any terrain; so is a die whose terrain you are out of [G3.3].
    - After the first tile you may stop [G3.5].
help_genesis-card-scores =
    - An **area** is all tiles of one terrain that are connected side by side, whoever they belong to. It counts from 3 tiles on [G5.1]. A **herd** is the tiles of one species that are connected within it [G5.2].
    - The largest herd gets 4 points, the second largest 2 [G6.1]; a herd alone 6 [G6.2].
    - Herds tied for largest share 6, and the others get nothing [G6.3]. Shares are rounded down [G6.5].
    - The largest area of all counts **three times**: 12 and 6, alone 18 [G7.1]. The largest of each other terrain counts **twice**: 8 and 4, alone 12 [G7.2]. A tie for largest undoes it [G7.3].
help_genesis-card-end = At the very moment when no three free spaces are connected side by side [G4.1].
help_genesis-card-tie = The most points win; whoever is tied wins together [G8.1].
