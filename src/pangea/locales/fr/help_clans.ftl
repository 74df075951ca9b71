# Clans dans les premières parties. $clan est une couleur, $favourable et $hostile sont des terrains, comme le jeu les nomme.

## Le but
help_clans-goal = Votre clan secret : { $clan }. Amenez ses huttes dans les villages qui comptent, sans que personne le voie. La couleur à côté de votre nom indique seulement votre place.

## Ce qu’il faut regarder
help_clans-look-own =
    { $count ->
        [one] Des huttes de votre couleur se trouvent sur { $count } territoire. Peu importe qui les déplace, ce sont les vôtres.
       *[other] Des huttes de votre couleur se trouvent sur { $count } territoires. Peu importe qui les déplace, ce sont les vôtres.
    }
help_clans-look-epoch =
    { $left ->
        [one] À cette époque, terrain favorable : { $favourable } (+{ $bonus }) ; hostile : { $hostile }. Elle compte encore { $left } village.
       *[other] À cette époque, terrain favorable : { $favourable } (+{ $bonus }) ; hostile : { $hostile }. Elle compte encore { $left } villages.
    }
help_clans-look-epoch-last = À cette époque, tous les terrains sont favorables (+{ $bonus }), et elle ne dure qu’un village.
help_clans-look-one-way =
    { $count ->
        [one] { $count } groupe n’a plus qu’une issue. Dès que ses voisins sont vides, c’est un village.
       *[other] { $count } groupes n’ont plus qu’une issue. Dès que leurs voisins sont vides, ce sont des villages.
    }
help_clans-look-heavy =
    { $count ->
        [one] { $count } groupe est devenu trop grand pour bouger. Il deviendra un village là où il est, sauf si un groupe voisin de 7 huttes ou plus est au moins aussi grand.
       *[other] { $count } groupes sont devenus trop grands pour bouger. Ils deviendront des villages là où ils sont, sauf si un groupe voisin de 7 huttes ou plus est au moins aussi grand.
    }
help_clans-look-points = Pour l’instant, le clan { $clan } est en tête avec { $points } points. Quelqu’un semble-t-il travailler pour lui ?
help_clans-look-order = Plusieurs villages à la fois : regardez l’époque avant de choisir lequel passe en premier.

## L’aide-mémoire
help_clans-card-goal = Vous représentez en secret l’un des cinq clans [C2.2]. Amenez ses huttes dans les villages qui valent beaucoup, sans vous trahir.
help_clans-card-turn =
    - Déplacez **toutes** les huttes d’un territoire, quelle que soit leur couleur, vers un territoire voisin qui en porte déjà [C3.1].
    - 7 huttes ou plus ne bougent plus [C3.2], sauf vers un groupe voisin de 7 ou plus au moins aussi grand [C3.3]. D’autres peuvent encore les rejoindre. On ne passe pas son tour [C3.4].
    - Un groupe dont tous les voisins sont vides est un **village** [C4.1]. Vous prenez un jeton pour chacun de ceux que votre coup crée [C4.2], et choisissez l’ordre s’il y en a plusieurs [C4.4].
help_clans-card-scores =
    - Un village vaut un point par hutte. Sur un terrain favorable, on ajoute le bonus de l’époque ; sur un terrain hostile, il est détruit [C6.3].
    - **Chaque** clan qui y a une hutte reçoit la valeur entière [C6.4].
    - Si les cinq clans y vivent, ceux qui n’ont qu’une hutte la perdent d’abord [C5.1].
    - Chacun de vos jetons vaut un point à la fin [C7.3].
help_clans-card-end = Quand le douzième village a été décompté, qui reçoit toujours +5 [C7.1] ; ou quand plus personne ne peut jouer [C7.2].
help_clans-card-tie = Chacun montre son clan. Le plus de points, clan et jetons ensemble, gagne [C7.3] ; à égalité, on gagne ensemble [C7.4].
help_clans-figures = Les cinq époques
help_clans-figures-villages = Villages
