# Trias in the first games. $card and $terrain are named as the game names them.

## The goal
help_trias-goal = Have the most herds on a continent when it breaks off, and on as much land as you can when the meteorite falls. The South Pole’s land brings nothing then. In your hand: { $card }.
help_trias-goal-two = Have the most herds on as many continents as you can when the meteorite falls. The South Pole’s land brings nothing then. In your hand: { $card }.
help_trias-goal-blind = Have the most herds on as much land as you can when the meteorite falls. The South Pole’s land brings nothing then.

## What is worth a look
help_trias-look-place = Tiles at the edge drift first, and herds on a drifting tile swim. Tiles near the South Pole are safe, but the way out is long.
help_trias-look-room = A forest feeds { $forest } herds, a steppe { $steppe }, a mountain { $mountain }: here there is room to breed.
help_trias-look-card = Your card moves land of this kind: { $card }. Or draw the top card: what it is, nobody knows.
help_trias-look-lift =
    { $count ->
        [one] { $count } tile can drift: it lies at the outer sea, on land where you have a herd.
       *[other] { $count } tiles can drift: they lie at the outer sea, on land where you have a herd.
    }
help_trias-look-swim =
    { $count ->
        [one] On { $count } of them herds are standing: they would swim.
       *[other] On { $count } of them herds are standing: they would swim.
    }
help_trias-look-put = Put the tile farther out, still touching its land. Where the land has fallen apart, look which part the tile joins.
help_trias-look-points = You have { $points } action points. Breeding, moving and rescuing cost { $breed }, another drift costs { $drift }.
help_trias-look-breed =
    { $count ->
        [one] On { $count } tile your herds can breed.
       *[other] On { $count } tiles your herds can breed.
    }
help_trias-look-swimmers =
    { $count ->
        [one] { $count } of your herds swims. At the end of your turn it goes back to your reserve, unless it is rescued.
       *[other] { $count } of your herds swim. At the end of your turn they go back to your reserve, unless they are rescued.
    }
help_trias-look-land =
    { $tiles ->
        [one] This continent of { $tiles } tile counts at the end. Who has the most herds there?
       *[other] This continent of { $tiles } tiles counts at the end. Who has the most herds there?
    }
help_trias-look-pole = All land still hangs together with the South Pole, and that brings nothing at the end. Look for narrow places: there land can break off.

## The reference card
help_trias-card-goal = Have the most herds on the continents: when one breaks off [T7.1], and at the end [T8.1].
help_trias-card-turn =
    - **1** Play the card in your hand, or draw one and play that [T3.1]. Lift a tile of its terrain at the outer sea, on land where you have a herd [T3.3], and put it down farther from the South Pole, touching the land it left [T3.5]. Herds on it swim [T3.4].
    - **2** Use up to 4 action points [T4.1]; with two players 3 [T10.3]: drift [T4.2], move [T4.3], rescue up to 3 swimmers [T4.4], breed [T4.5].
    - **3** Your swimmers, and your herds too many on a tile, go back to your reserve [T5.1], [T5.2].
    - **4** If you played the card in your hand, draw a new one [T6.1].
help_trias-card-scores =
    - A part breaks off, and the tile is added to it: most herds there **2 points**, second most **1 point** [T7.4]; not with two players [T10.3].
    - At the end each continent but the South Pole’s gives as many points as it has tiles to whoever has the most herds, half of it to the second [T8.1], [T8.2].
    - Tied for most: share both [T8.3]. Every share is rounded up [T8.5].
help_trias-card-end = When the meteorite is drawn, everybody has one last turn with 2 action points and no drift [T6.2], [T6.4].
help_trias-card-tie = The most points win; then the most herds in reserve; then herds on the most continents [T9.1].
help_trias-figures = What a tile feeds, and what an action costs
help_trias-figures-herds = Herds
help_trias-figures-drift = Drift
help_trias-figures-other = Move, rescue, breed
help_trias-figures-points = Action points
