# Planet dans les premières parties. $habitat, $animal et $liking se nomment comme dans le jeu.

## Le but
help_planet-goal = Votre carte secrète : { $habitat }. Elle donne des points pour de nombreuses portions de cet habitat sur votre planète. Et offrez aux animaux ce qu’ils aiment : chacun s’installe sur la planète qui lui convient le mieux.
help_planet-goal-plain = Offrez aux animaux ce qu’ils aiment : chacun s’installe sur la planète qui lui convient le mieux, et rapporte un point à qui l’accueille.

## Ce qu’il faut regarder
help_planet-look-card =
    { $missing ->
        [one] Votre carte compte l’habitat { $habitat } : vous en avez { $portions }, et il manque { $missing } portion pour les points suivants.
       *[other] Votre carte compte l’habitat { $habitat } : vous en avez { $portions }, et il manque { $missing } portions pour les points suivants.
    }
help_planet-look-next = Le prochain à trouver un foyer, à la manche { $round } : { $animal }. Il lui faut { $liking }.
help_planet-look-seams = Là où des habitats semblables se rencontrent par-dessus une arête, ils ne font qu’une région. Tournez la tuile et voyez ce qui se rencontre.
help_planet-look-region = Votre plus grande région pour l’instant : { $habitat }, { $portions } portions. À quels animaux plairait-elle ?
help_planet-look-leads = En l’état, cet animal viendrait chez vous : { $animal }. On en décide à la manche { $round }.
help_planet-look-others = En l’état, cet animal irait chez { $seat } : { $animal }. On en décide à la manche { $round }.

## L’aide-mémoire
help_planet-card-goal = Couvrez votre planète pour que des animaux s’y installent, et réunissez des portions de votre habitat secret [P4.1], [P5.1].
help_planet-card-turn =
    - Prenez une des tuiles visibles et posez-la sur une face nue de votre planète, tournée comme vous voulez [P3.1]. Elle y reste pour de bon [P3.3].
    - Des portions semblables côte à côte, même par-dessus une arête, forment une **région** [P1.3], [P1.4].
    - À partir de la troisième manche, quand tous ont posé, on attribue les animaux de la manche [P4.1] :
    - *le plus grand nombre de régions* : qui en a le plus, séparées ;
    - *la plus grande qui touche* ou *ne touche pas* un autre habitat : on ne compare que celles-là.
    - Égalité, ou personne : la carte passe à la manche suivante [P4.3].
help_planet-card-scores =
    - Votre carte habitat donne des points pour ses portions sur votre planète : voyez le tableau [P5.1].
    - Un animal de l’habitat de votre carte donne 1 point, tout autre 2 [P5.2].
help_planet-card-end = Après la douzième manche [P5.1]. Là, les égalités sur la plus grande région se départagent par la deuxième, puis la troisième [P4.4].
help_planet-card-tie = Le plus de points gagne ; puis le plus d’animaux ; puis tous ceux qui sont à égalité [P5.3].
help_planet-figures = Portions pour les points d’une carte habitat
