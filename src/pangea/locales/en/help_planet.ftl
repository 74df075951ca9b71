# Planet in the first games. $habitat, $animal and $liking are named as the game names them.

## The goal
help_planet-goal = Your secret card: { $habitat }. It gives points for many portions of { $habitat } on your planet. And give the animals what they like: each settles on the planet that suits it best.
help_planet-goal-plain = Give the animals what they like: each settles on the planet that suits it best, and brings a point to whoever it lives with.

## What is worth a look
help_planet-look-card =
    { $missing ->
        [one] Your card counts { $habitat }: you have { $portions } so far, and { $missing } portion is missing to its next points.
       *[other] Your card counts { $habitat }: you have { $portions } so far, and { $missing } portions are missing to its next points.
    }
help_planet-look-next = Next to find a home, in round { $round }: { $animal }. It wants { $liking }.
help_planet-look-seams = Where equal habitats meet across an edge they become one region. Turn the tile and see what meets.
help_planet-look-region = Your largest region so far: { $habitat } with { $portions } portions. Which animals would like it?
help_planet-look-leads = As things stand, you would get this animal: { $animal }. It is decided in round { $round }.
help_planet-look-others = As things stand, { $seat } would get this animal: { $animal }. It is decided in round { $round }.

## The reference card
help_planet-card-goal = Cover your planet so that animals settle on it, and gather portions of your secret habitat [P4.1], [P5.1].
help_planet-card-turn =
    - Take one of the open tiles and put it on a bare face of your planet, turned as you like [P3.1]. It stays there for good [P3.3].
    - Equal portions side by side, also across edges, are one **region** [P1.3], [P1.4].
    - From the third round on the animals of the round are given out when all have placed [P4.1]:
    - *most regions*: whoever has the most separate ones;
    - *largest touching* or *not touching* another habitat: only such regions are compared.
    - A tie, or nobody: the card moves on to the next round [P4.3].
help_planet-card-scores =
    - Your habitat card gives points for its portions on your planet: see the table [P5.1].
    - An animal of your card’s habitat gives 1 point, any other 2 [P5.2].
help_planet-card-end = After the twelfth round [P5.1]. There, ties for a largest region are broken by the second, then the third [P4.4].
help_planet-card-tie = The most points win; then the most animals; then all who are tied [P5.3].
help_planet-figures = Portions for the points of a habitat card
