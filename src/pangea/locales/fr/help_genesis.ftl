# Genesis dans les premières parties. $species, $terrain, $one et $other se nomment comme dans le jeu.

## Le but
help_genesis-goal = Votre espèce : { $species }. Posez vos tuiles côte à côte en grands troupeaux, dans les plus grandes zones de chaque terrain : elles comptent double et triple.

## Ce qu’il faut regarder
help_genesis-look-dice = Les dés montrent { $one } et { $other } : une tuile pour chacun, ou une seule tuile de n’importe quel terrain.
help_genesis-look-wild = Un dé joker vaut pour n’importe quel terrain : voyez lequel il vous faut.
help_genesis-look-stop = Vous pouvez vous arrêter après une tuile, si la seconde ne vous sert pas.
help_genesis-look-open = Rien ne compte encore : il faut à une zone trois tuiles d’un terrain côte à côte, peu importe à qui elles sont.
help_genesis-look-largest = Voici la plus grande zone de toutes ({ $terrain }, { $tiles } tuiles) : elle compte trois fois.
help_genesis-look-double = Cette zone ({ $terrain }, { $tiles } tuiles) est la plus grande de son terrain : elle compte deux fois.
help_genesis-look-herd =
    { $tiles ->
        [one] Votre plus grand troupeau a { $tiles } tuile. Des tuiles du même terrain à côté l’agrandissent.
       *[other] Votre plus grand troupeau a { $tiles } tuiles. Des tuiles du même terrain à côté l’agrandissent.
    }
help_genesis-look-shared = Dans cette zone ({ $terrain }), vos troupeaux et ceux des autres sont côte à côte. Qui a le plus grand ?

## L’aide-mémoire
help_genesis-card-goal = Avoir les plus grands troupeaux dans les zones qui se forment sur le plateau, surtout dans les plus vastes [G6.1], [G7.1].
help_genesis-card-turn =
    - Lancez les deux dés. Posez **deux tuiles**, une par dé, ou **une seule tuile** de n’importe quel terrain [G3.1], [G3.4].
    - Une tuile va sur n’importe quelle case libre ; elle n’a besoin de rien toucher [G3.2].
    - Une face **joker** vaut pour n’importe quel terrain ; de même un dé dont vous n’avez plus le terrain [G3.3].
    - Après la première tuile, vous pouvez vous arrêter [G3.5].
help_genesis-card-scores =
    - Une **zone**, ce sont toutes les tuiles d’un terrain reliées côte à côte, peu importe à qui elles sont. Elle compte à partir de 3 tuiles [G5.1]. Un **troupeau**, ce sont les tuiles d’une espèce reliées dans la zone [G5.2].
    - Le plus grand troupeau reçoit 4 points, le deuxième 2 [G6.1] ; un troupeau seul 6 [G6.2].
    - Les plus grands à égalité se partagent 6, et les autres ne reçoivent rien [G6.3]. On arrondit vers le bas [G6.5].
    - La plus grande zone de toutes compte **trois fois** : 12 et 6, seul 18 [G7.1]. La plus grande de chaque autre terrain compte **deux fois** : 8 et 4, seul 12 [G7.2]. Une égalité l’annule [G7.3].
help_genesis-card-end = Au moment même où il n’y a plus trois cases libres reliées côte à côte [G4.1].
help_genesis-card-tie = Le plus de points gagne ; à égalité, on gagne ensemble [G8.1].
