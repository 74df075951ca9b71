# Clans in the first games. $clan is a colour, $favourable and $hostile are terrains, as the game names them.

## The goal
help_clans-goal = Your secret clan is { $clan }. Get { $clan } huts into villages that count, and don’t let the others see it. The colour beside your name only marks your seat.

## What is worth a look
help_clans-look-own =
    { $count ->
        [one] Huts of your colour stand on { $count } territory. Whoever moves them, they are yours to care for.
       *[other] Huts of your colour stand on { $count } territories. Whoever moves them, they are yours to care for.
    }
help_clans-look-epoch =
    { $left ->
        [one] In this epoch { $favourable } is favourable (+{ $bonus }) and { $hostile } is hostile. { $left } more village belongs to it.
       *[other] In this epoch { $favourable } is favourable (+{ $bonus }) and { $hostile } is hostile. { $left } more villages belong to it.
    }
help_clans-look-epoch-last = In this epoch every terrain is favourable (+{ $bonus }), and it lasts for one village.
help_clans-look-one-way =
    { $count ->
        [one] { $count } group has only one way left to go. Once its neighbours are empty, it is a village.
       *[other] { $count } groups have only one way left to go. Once their neighbours are empty, they are villages.
    }
help_clans-look-heavy =
    { $count ->
        [one] { $count } group has grown too large to move. It will become a village where it stands, unless a neighbouring group of 7 or more is at least as large.
       *[other] { $count } groups have grown too large to move. They will become villages where they stand, unless a neighbouring group of 7 or more is at least as large.
    }
help_clans-look-points = So far { $clan } leads the clans with { $points } points. Does anybody seem to work for it?
help_clans-look-order = Several villages at once: look at the epoch before you choose which comes first.

## The reference card
help_clans-card-goal = You secretly stand for one of five clans [C2.2]. Get its huts into villages that are worth much, and don’t give yourself away.
help_clans-card-turn =
    - Move **all** huts of one territory, of whatever colour, to a neighbouring territory that already has huts [C3.1].
    - 7 or more huts can’t move [C3.2], except to a neighbouring group of 7 or more that is at least as large [C3.3]. Others may still join them. Nobody may pass [C3.4].
    - A group whose neighbours are all empty is a **village** [C4.1]. You take a bonus token for each one that your move makes [C4.2], and choose the order if there are several [C4.4].
help_clans-card-scores =
    - A village is worth as many points as it has huts. On favourable terrain the bonus of the epoch is added; on hostile terrain it is destroyed [C6.3].
    - **Every** clan with a hut there gets the whole value [C6.4].
    - If all five clans live there, those with exactly one hut lose it first [C5.1].
    - Each of your tokens is one point at the end [C7.3].
help_clans-card-end = When the twelfth village has been scored, which always gets +5 [C7.1]; or when nobody can move [C7.2].
help_clans-card-tie = Everybody shows their clan. The most points of clan and tokens together win [C7.3]; whoever is tied wins together [C7.4].
help_clans-figures = The five epochs
help_clans-figures-villages = Villages
