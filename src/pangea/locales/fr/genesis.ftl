# Genesis : noms, coups, refus, points, étiquettes et règles en français.
# $space, $other et $row sont écrits comme sur le plateau (e5, 7) ; $terrain, $species, $herds, $shares, $times, $one sont des textes déjà traduits.

## Noms

genesis-title = Genesis
genesis-tagline = Peuplez une terre neuve et rassemblez les vôtres là où elle est la plus vaste.
genesis-summary = Une terre neuve s’ouvre entre volcans et fosses de goudron, et reptiles, dinosaures, mammifères et humains s’y répandent. Deux dés disent quel terrain vous pouvez occuper : forêt, savane, montagne ou marais. À la fin, tout dépend de qui a les plus grands troupeaux dans les plus grandes étendues d’un même terrain.

genesis-terrain-forest = forêt
genesis-terrain-savanna = savane
genesis-terrain-mountain = montagne
genesis-terrain-swamp = marais

genesis-face-forest = forêt
genesis-face-savanna = savane
genesis-face-mountain = montagne
genesis-face-swamp = marais
genesis-face-wild = joker

genesis-species-reptiles = reptiles
genesis-species-dinosaurs = dinosaures
genesis-species-mammals = mammifères
genesis-species-humans = humains

genesis-ending-no-room = Il n’y a plus nulle part trois cases libres reliées entre elles.
genesis-ending-no-tiles = Plus personne n’a de tuile.

## Coups

genesis-move-roll = { $seat } ({ $species }) obtient { $one } et { $other }.
genesis-move-tile = { $seat } ({ $species }) pose une tuile de { $terrain } en { $space }.
genesis-move-stop = { $seat } ({ $species }) s’en tient à une tuile.
genesis-single = Elle ne compte pour aucun des deux dés : c’est donc la seule tuile de ce tour.
genesis-out-of-tiles = { $seat } vient de poser sa dernière tuile.
genesis-skipped = { $seat } n’a plus de tuiles et passe son tour.

## Refus

genesis-refusal-G1-1-volcano = Il y a un volcan en { $space }, et rien ne peut y vivre. Choisissez une case libre.
genesis-refusal-G1-1-tar-pit = Il y a une fosse de goudron en { $space }, et elle engloutit toute tuile. Choisissez une case libre.
genesis-refusal-G2-1 = À deux, on n’utilise que les cases à gauche du fleuve, et { $space } se trouve à sa droite.
genesis-refusal-G3-1-roll-first = Les dés d’abord, les tuiles ensuite.
genesis-refusal-G3-1-roll-later = Les dés se lancent une seule fois, au début du tour. C’est déjà fait.
genesis-refusal-G3-2 = Il y a déjà une tuile en { $space }. Choisissez une case libre.
genesis-refusal-G3-4 = Il ne vous reste aucune tuile de ce terrain ({ $terrain }). Choisissez-en un que vous avez encore.
genesis-refusal-G3-5-dice = Après votre première tuile, les dés ne permettent plus ce terrain ({ $terrain }). La seconde peut être : { OR($terrains) }. Ou arrêtez-vous là.
genesis-refusal-G3-5-tile-first = On peut s’arrêter après une première tuile, pas avant. Chaque tour en demande au moins une.
genesis-refusal-G4-1 = La partie est terminée : il n’y a plus nulle part trois cases libres reliées entre elles.
genesis-refusal-G4-2 = La partie est terminée : plus personne n’a de tuile.

## Points

genesis-factor-1 = compte une fois
genesis-factor-2 = la plus grande de son terrain, compte deux fois
genesis-factor-3 = la plus grande de toutes, compte trois fois
genesis-herd = { $species } { $count }
genesis-share = { $species } { $count }
genesis-share-none = personne
genesis-score-places = Zone en { $space } ({ $terrain }, { $tiles } tuiles, { $times }). Troupeaux : { $herds }. Le plus grand reçoit { $first }, le deuxième { $second }. Points : { $shares }.
genesis-score-alone = Zone en { $space } ({ $terrain }, { $tiles } tuiles, { $times }). Troupeaux : { $herds }. Seul dans la zone, il prend les { $pot }. Points : { $shares }.
genesis-score-tied-first = Zone en { $space } ({ $terrain }, { $tiles } tuiles, { $times }). Troupeaux : { $herds }. Les { $tied } plus grands se partagent { $pot }, soit { $share } chacun. Points : { $shares }.
genesis-score-tied-second = Zone en { $space } ({ $terrain }, { $tiles } tuiles, { $times }). Troupeaux : { $herds }. Le plus grand reçoit { $first } ; les { $tied } à égalité pour la deuxième place se partagent { $pot }, soit { $share } chacun. Points : { $shares }.
genesis-score-own-first = Zone en { $space } ({ $terrain }, { $tiles } tuiles, { $times }). Troupeaux : { $herds }. Les { $tied } plus grands sont tous à un seul joueur ({ $species }), donc rien n’est partagé : il prend les { $pot } points. Points : { $shares }.
genesis-score-own-second = Zone en { $space } ({ $terrain }, { $tiles } tuiles, { $times }). Troupeaux : { $herds }. Le plus grand reçoit { $first } ; les { $tied } à égalité pour la deuxième place sont tous à un seul joueur ({ $species }), donc rien n’est partagé : il prend les { $pot } points. Points : { $shares }.
genesis-score-no-triple = { $count } zones sont les plus grandes de toutes à égalité, avec { $tiles } tuiles chacune : aucune ne compte trois fois.
genesis-score-no-double = { $count } zones d’un même terrain ({ $terrain }) sont les plus grandes à égalité, avec { $tiles } tuiles chacune : aucune ne compte deux fois.

## Étiquettes

genesis-label-seat = { $seat } : { $species }
genesis-label-turn-roll = { $seat } ({ $species }) lance les dés
genesis-label-turn-first = { $seat } ({ $species }) pose une tuile
genesis-label-turn-second = { $seat } ({ $species }) peut poser une seconde tuile
genesis-label-winners = Victoire : { $winners }.
genesis-label-dice = Dés
genesis-label-not-rolled = pas encore lancés
genesis-label-second = Seconde tuile
genesis-label-stock = Tuiles restantes
genesis-label-points = Points
genesis-label-now = Si c’était la fin
genesis-label-board = Plateau
genesis-label-row = Ligne { $row }
genesis-label-free = libre
genesis-label-volcano = volcan
genesis-label-tar-pit = fosse de goudron
genesis-label-river = fleuve
genesis-label-unused = hors jeu
genesis-label-tile = { $terrain }, { $species }

genesis-prompt-roll = Lancez les dés.
genesis-prompt-first = Les dés montrent { $one } et { $other }. Posez une tuile pour l’un d’eux, ou une seule tuile de n’importe quel terrain.
genesis-prompt-second = Posez une seconde tuile ({ OR($terrains) }) ou arrêtez-vous.

## Les règles

genesis-rules-1-title = De quoi il s’agit
genesis-rules-1-text =
    Nous sommes il y a 250 millions d’années. Les grandes extinctions ont dévasté la terre, et la Pangée, le continent unique, se brise. La vie n’en est pas à sa fin : au fil des millénaires se forment de nouveaux continents, avec de nouvelles forêts, savanes, montagnes et de nouveaux marais. (La Pangée a donné son nom à ce projet : dans les quatre jeux, on peuple une terre.)

    Vous menez une espèce : les reptiles, les dinosaures, les mammifères ou les humains [G1.2]. Tour après tour, vous lancez deux dés et occupez ce qu’ils montrent : forêt, savane, montagne ou marais.

    Les tuiles d’un même terrain qui se touchent côte à côte forment des zones, peu importe à qui elles sont [G5.1]. Dans une zone, vos propres tuiles qui se touchent côte à côte forment un troupeau [G5.2]. Quand le plateau est presque plein, on regarde chaque zone : le plus grand troupeau marque le plus, le deuxième un peu [G6.1], et les zones les plus vastes comptent double ou triple [G7.1], [G7.2]. Qui a le plus de points gagne [G8.1].

    Genesis se joue de 2 à 4 joueurs.

genesis-rules-2-title = Ce qu’il y a sur la table
genesis-rules-2-text =
    Le plateau a 14 colonnes, de a à n, et 10 lignes, de 1 à 10 en partant du haut. Certaines cases portent un volcan ou une fosse de goudron : on n’y pose jamais de tuile. Un fleuve traverse le plateau [G1.1].

    Chacun a 52 **tuiles** de son espèce : 13 forêts, 13 savanes, 13 montagnes et 13 marais, soit 208 dans la boîte. Une tuile dit donc deux choses : son terrain par sa couleur, verte, jaune, grise ou bleue, et son propriétaire par son espèce [G1.2].

    Chacun a aussi un **marqueur** pour les points, comptés sur une piste du plateau : 4 marqueurs en tout. Ici, les points sont comptés pour vous.

    Il y a deux **dés** à six faces : les quatre terrains une fois chacun, et deux faces **joker**, qui valent n’importe quel terrain. Un terrain donné sort donc sur un dé une fois sur six, un joker une fois sur trois. Deux jokers sortent 4 fois sur 36, deux forêts une seule fois sur 36 [G1.3].

    Le plateau habituel est dessiné par nos soins : 10 volcans, la plupart en un anneau brisé autour d’un lac de goudron, 12 fosses de goudron, beaucoup de passages larges d’une ou deux cases seulement, et aucune case libre hors d’atteinte. Le plateau imprimé en compte autant, selon des joueurs ; où ils y sont, nous ne le savons pas [G1.4].

genesis-rules-3-title = La mise en place
genesis-rules-3-text =
    À **deux**, on n’utilise que la partie à gauche du fleuve ; toutes les cases à sa droite sont hors jeu. À trois ou quatre, on utilise tout le plateau, et le fleuve n’a aucun effet : les tuiles de ses deux rives se touchent [G2.1].

    Chacun prend une espèce et ses 52 tuiles. L’un de vous commence : le sort en décide, sauf si vous fixez l’ordre vous-mêmes, et à la revanche c’est le joueur suivant. On joue à tour de rôle, dans le sens des aiguilles d’une montre [G2.2].

genesis-rules-4-title = Votre tour
genesis-rules-4-text =
    Lancez les deux dés. Vous avez ensuite le choix : poser **deux tuiles**, une par dé, ou **une seule tuile** du terrain que vous voulez [G3.1], [G3.4].

    Une tuile va sur n’importe quelle case libre en jeu, c’est-à-dire sans tuile, ni volcan, ni fosse de goudron. Elle n’a pas besoin de toucher quoi que ce soit, ni vos tuiles ni celles des autres [G3.2].

    Pour une face **joker**, vous choisissez le terrain. Il en va de même si un dé montre un terrain dont vous n’avez plus de tuile : n’importe quel autre terrain qui vous reste convient alors. On en juge de nouveau à chaque tuile [G3.3]. Exemple : vous obtenez forêt et forêt, et il vous reste une tuile de forêt. Elle va sur le plateau pour le premier dé. Vous n’avez maintenant plus de forêt, donc votre seconde tuile peut être savane, montagne ou marais.

    Les tuiles se posent l’une après l’autre, dans l’ordre des dés de votre choix. Après la première, vous pouvez vous arrêter : c’était alors la tuile unique, et son terrain n’avait pas d’importance [G3.5]. Exemple : vous obtenez savane et joker. Posez d’abord une savane : elle a pu compter pour le dé savane ou pour le joker ; la seconde peut donc être de n’importe quel terrain. Posez d’abord une montagne : elle n’a pu compter que pour le joker ; la seconde doit donc être une savane. Exemple : vous obtenez marais et marais, et posez une forêt. Elle ne compte pour aucun dé, c’est donc votre tuile unique et le tour est fini.

    Qui n’a plus de tuile passe son tour. Si votre première tuile était la toute dernière, le tour s’arrête là aussi [G3.6].

genesis-rules-5-title = La fin
genesis-rules-5-text =
    La partie s’achève **à l’instant même** où il n’y a plus trois cases libres en jeu reliées côte à côte. Les diagonales ne comptent jamais. Cela peut arriver entre les deux tuiles d’un tour : la seconde n’est alors plus posée [G4.1]. Exemple : les trois seules cases libres encore reliées sont a1, b1 et b2. Quelqu’un pose une tuile en b1, et c’est la fin, même s’il reste sur le plateau quelques cases libres isolées et quelques paires.

    Elle s’achève aussi quand plus personne n’a de tuile [G4.2]. Sur le plateau habituel, il y a plus de tuiles que de cases : cela ne peut pas s’y produire.

genesis-rules-6-title = Zones et troupeaux
genesis-rules-6-text =
    Une **zone**, ce sont toutes les tuiles d’un terrain reliées côte à côte, peu importe à qui elles sont. Elle compte à partir de 3 tuiles ; une ou deux tuiles seules ne valent rien [G5.1].

    Un **troupeau**, ce sont toutes les tuiles d’une espèce reliées côte à côte dans une zone. Vous pouvez avoir plusieurs troupeaux dans la même zone si des tuiles d’autrui les séparent. Chaque troupeau est classé pour lui-même, selon son nombre de tuiles [G5.2].

    Exemple : sur la ligne 5, de a5 à g5, il y a sept forêts : deux aux mammifères, une aux reptiles, trois aux mammifères, une aux reptiles. C’est une seule zone de 7 tuiles avec quatre troupeaux : mammifères 3, mammifères 2, reptiles 1 et reptiles 1.

genesis-rules-7-title = Ce que vaut une zone
genesis-rules-7-text =
    Le plus grand troupeau d’une zone reçoit 4 points, le deuxième en reçoit 2 [G6.1]. Les deux peuvent être au même joueur. Dans l’exemple ci-dessus, les mammifères reçoivent 4 pour leur troupeau de 3 et 2 pour celui de 2.

    Un troupeau seul dans sa zone prend les deux places : 6 points [G6.2].

    Si plusieurs troupeaux sont premiers à égalité, ils se partagent les 6 points à parts égales, et les plus petits ne reçoivent rien. Chaque **troupeau** reçoit une part : qui a deux des troupeaux à égalité reçoit deux parts [G6.3]. S’il y a un seul premier et que plusieurs sont à égalité pour la deuxième place, ceux-ci se partagent les 2 points [G6.4]. Les parts s’arrondissent à l’entier inférieur [G6.5]. Mais si tous les troupeaux à égalité pour une place sont au même joueur, rien n’est partagé ni perdu à l’arrondi : il prend le tout [G6.6].

    Exemples : des troupeaux d’humains 4, de dinosaures 4 et de reptiles 3 : humains et dinosaures reçoivent 3 chacun, les reptiles rien. Dinosaures 3, dinosaures 1, humains 1 : les dinosaures reçoivent 4 et 1, les humains 1. Reptiles 5, mammifères 2, dinosaures 2 et humains 2 : les reptiles reçoivent 4 ; les trois autres se partagent 2, ce qui fait zéro pour chacun. Si les trois étaient aux dinosaures, ceux-ci prendraient les 2 points. Humains 2, humains 2, dinosaures 2 et reptiles 2 : 6 divisé par quatre fait 1 par troupeau, donc 2 pour les humains.

genesis-rules-8-title = Les plus grandes zones
genesis-rules-8-text =
    La plus grande zone de tout le plateau compte **trois fois** : 12 points pour son plus grand troupeau et 6 pour le deuxième, 18 pour un troupeau seul [G7.1]. Dans chacun des trois autres terrains, la plus grande zone compte **deux fois** : 8 et 4, seul 12. Toutes les autres comptent une fois, même celles du terrain triplé [G7.2].

    L’égalité annule cela. Si plusieurs zones sont les plus grandes de toutes à égalité, aucune ne compte trois fois. Si plusieurs zones d’un terrain sont les plus grandes de ce terrain à égalité, aucune ne compte deux fois [G7.3]. Quand rien ne compte trois fois, les quatre terrains sont traités de la même façon : dans chacun, la plus grande zone compte deux fois, si elle est seule à l’être [G7.4].

    Si des troupeaux sont à égalité dans une telle zone, on multiplie d’abord les points, puis on partage et on arrondit à l’entier inférieur [G7.5]. Exemple : quatre troupeaux sont à égalité dans la plus grande zone de toutes. Ils se partagent 18, et non 6, et reçoivent 4 chacun. (En partageant d’abord, cela aurait fait trois fois 1.)

    Un plateau entier : il y a un marais de 9 tuiles, une forêt de 7, une autre forêt de 4, une savane de 7 et deux montagnes de 5. Le marais compte trois fois, la grande forêt et la savane deux fois, la petite forêt et les deux montagnes une fois. Si la grande forêt avait 9 tuiles comme le marais, rien ne compterait trois fois : marais, grande forêt et savane compteraient deux fois.

    Pour compter autour d’une table, le livret conseille un ordre : d’abord la plus grande zone de toutes, puis les autres zones de son terrain ; ensuite les trois autres terrains, chacun à partir de sa plus grande zone.

genesis-rules-9-title = Qui gagne
genesis-rules-9-text =
    Qui a le plus de points gagne. Si plusieurs joueurs partagent le meilleur total, ils gagnent tous [G8.1].

    Rien n’est secret dans ce jeu : plateau, tuiles et dés sont visibles de tous, et les dés sont le seul hasard [G9.1].

genesis-rules-10-title = Conseils pour bien jouer
genesis-rules-10-text =
    - Gardez vos troupeaux d’un seul tenant. Cinq tuiles réunies gagnent une zone que trois et deux perdent [G5.2].
    - Volcans, fosses et bords sont vos alliés : dans un passage étroit, une tuile suffit pour couper en deux le troupeau d’un rival, ou pour empêcher deux zones de se rejoindre [G1.4].
    - Une petite zone de trois tuiles toute à vous vaut 6 points, autant que les deux places d’une zone très peuplée [G6.2].
    - Comptez les tuiles des plus grandes zones. Une de plus fait la différence entre une égalité et un triple, pour vous ou contre vous [G7.3].
    - Deux troupeaux égaux en tête ne laissent rien aux autres : à eux deux, ils prennent tout [G6.3]. Si vous êtes deuxième, une tuile à vous peut vous mettre à égalité.
    - Une seule tuile du bon terrain peut valoir mieux que deux dont vous n’avez pas besoin [G3.4].
    - Treize tuiles d’un terrain, ce n’est pas beaucoup. Quand vous n’en avez plus, ses dés sont des jokers pour vous [G3.3].
    - Vers la fin, comptez les cases libres encore reliées. Qui pose la dernière tuile décide de ce qui reste ouvert [G4.1].

genesis-rules-11-title = Un plateau à vous
genesis-rules-11-text =
    Vous pouvez aussi jouer sur un plateau à vous. Avant usage, on vérifie : 10 lignes de 14 cases, au moins 60 cases libres à gauche du fleuve, et aucune case libre isolée, ni sur tout le plateau, ni dans la seule partie à gauche du fleuve. Si les cases sans tuile ne sont pas 22, ou les volcans parmi elles pas 10, la vérification le signale, et vous pouvez jouer quand même : la boîte peut avoir raison [G1.4].

genesis-rules-12-title = D’où viennent ces règles
genesis-rules-12-text =
    Genesis est un jeu de Reiner Knizia (2006). Nous en racontons les règles avec nos propres mots, d’après la traduction italienne de Sargon pour La Tana dei Goblin (www.goblins.net). Cette traduction se dit elle-même une aide pour les joueurs de langue italienne, qui ne remplace pas les règles originales. Ce qu’elle laisse ouvert est décidé ici et marqué comme décision ; les faces des dés et les nombres du plateau sont ceux que rapportent des joueurs. Aucun éditeur n’y a part.

## Décisions : pourquoi l’on joue ainsi

genesis-ruling-G1-3 = Le livret ne dit pas combien de fois chaque face figure sur un dé. C’est ce que rapportent des joueurs.
genesis-ruling-G3-3 = Le livret ne dit pas à quel moment on regarde. Nous regardons à chaque tuile posée : alors seulement, on sait ce qui reste.
genesis-ruling-G3-5 = Le livret parle de deux tuiles ou d’une seule, sans ordre. Posées l’une après l’autre, chacune laisse le temps de réfléchir.
genesis-ruling-G3-6 = Le livret ne le dit pas. Sans tuile, il n’y a rien pour quoi lancer les dés.
genesis-ruling-G4-1 = Le livret parle de cases vides reliées, sans dire comment. Ses troupeaux sont reliés côte à côte, donc les cases aussi.
genesis-ruling-G4-2 = Le livret ne le dit pas. Une partie où personne ne peut plus rien poser doit finir.
genesis-ruling-G5-1 = Le livret ne dit que pour les troupeaux comment les tuiles sont reliées. Les zones le sont de la même façon.
genesis-ruling-G5-2 = Pour le livret, toutes les tuiles reliées d’une espèce sont un troupeau. Son exemple compte les troupeaux de chaque zone à part ": un troupeau finit donc où finit sa zone.
genesis-ruling-G6-3 = Le livret dit que les joueurs à égalité partagent. Mais son exemple divise par troupeaux : quatre troupeaux de trois joueurs reçoivent 1 chacun, et le joueur qui en a deux reçoit 2.
genesis-ruling-G6-4 = Le livret dit que les joueurs à égalité partagent, mais son exemple divise par troupeaux, pour la première place. Nous faisons de même pour la deuxième.
genesis-ruling-G6-6 = Le livret donne les 6 points à qui a le plus grand troupeau et aussi le deuxième. Qui n’est à égalité avec personne d’autre ne partage avec personne d’autre.
genesis-ruling-G7-4 = Le livret parle des trois autres terrains. Si aucune zone ne compte trois fois, aucun terrain n’est à part, et les quatre se valent. Selon une autre lecture, les zones à égalité comptent une fois, et seuls les autres terrains ont une zone qui compte deux fois ; cela change le gagnant d’environ 1 partie sur 17.
genesis-ruling-G7-5 = Le livret ne dit pas ce qui vient d’abord. Pour lui, les deux places valent 12 et 6 : c’est donc cela que l’on partage.
genesis-ruling-G8-1 = Le livret ne prévoit rien pour départager.

## Ce qui ne peut pas être lu

genesis-unreadable = « { $text } » n’est pas un coup de Genesis. Écrivez « forest e5 » pour une tuile de forêt en e5, ou « stop » après une première tuile.
genesis-unreadable-space = « { $text } » : il n’y a pas de case { $name }. Les colonnes vont de a à n, les lignes de 1 à 10.
genesis-unreadable-roll = « roll { $one } { $other } » : les dés se nomment dans l’ordre forest, savanna, mountain, swamp, wild. Écrivez « roll { $other } { $one } ».
genesis-position-rows = Le plateau doit avoir 10 lignes, et { $count ->
        [0] aucune n’est dessinée
        [one] { $count } est dessinée
       *[other] { $count } sont dessinées
    }.
genesis-position-columns = La ligne { $row } doit avoir 14 cases, et elle en a { $count }.
genesis-position-signs = Ligne { $row } : « { $text } » ne peut pas être lu. Une case est « . » (libre), « ^ » (volcan), « o » (fosse de goudron) ou une tuile comme « Fr » : F, S, M ou W pour le terrain, puis r, d, m ou h pour l’espèce.
genesis-position-ground = { $space } : la position a « { $sign } » à cet endroit, et le plateau « { $printed } ».
genesis-position-not-in-play = { $space } : la tuile « { $tile } » ne peut pas s’y trouver ; la case ne reçoit pas de tuile, ou n’est pas en jeu.
genesis-position-species = { $space } : la tuile « { $tile } » est d’une espèce que personne ne joue.
genesis-position-thirteen = { $space } : il n’y a que 13 tuiles comme « { $tile } », et celle-ci est de trop.
genesis-position-no-tiles = Le siège { $seat } ne peut pas être celui qui joue : il n’a plus de tuiles.
genesis-position-dice = « { $text } » n’est pas un lancer. Il en faut deux parmi : { $faces }.
genesis-position-second = « { $text } » ne peuvent pas être les terrains d’une seconde tuile. Ils viennent après les dés, et sont parmi : { $terrains }.

## Contrôles d’un plateau

genesis-content-no-object = Un plateau de Genesis est un objet JSON avec « rows » et « river ».
genesis-content-unknown-key = « { $key } » n’a pas sa place dans un plateau de Genesis.
genesis-content-missing-key = Il manque « { $key } » dans le plateau.
genesis-content-no-rows = « rows » doit être une liste de 10 textes, un par ligne en partant du haut.
genesis-content-rows = « rows » doit avoir 10 lignes, et en a { $count }.
genesis-content-columns = La ligne { $row } doit avoir 14 cases, et elle en a { $count }.
genesis-content-sign = { $space } : « { $sign } » n’existe pas sur un plateau. Écrivez « . » pour une case libre, « ^ » pour un volcan, « o » pour une fosse de goudron.
genesis-content-river = « river » dit combien de colonnes sont à gauche du fleuve : un nombre de 1 à 13, et non { $river }.
genesis-warning-blocked = Sur le plateau imprimé, selon des joueurs, { $wanted } cases ne prennent pas de tuile. Sur celui-ci, il y en a { $count }.
genesis-warning-volcanoes = Selon des joueurs, le plateau imprimé compte { $wanted } volcans. Celui-ci en compte { $count }.
genesis-content-left = Il faut au moins 60 cases libres à gauche du fleuve, et il y en a { $count }.
genesis-content-cut-off = Aucune case libre ne doit être isolée, et { $space } ne peut pas être atteinte depuis { $other }.
genesis-content-cut-off-left = À deux, on n’utilise que la partie à gauche du fleuve, et là { $space } ne peut pas être atteinte depuis { $other }.

## Dans le navigateur

genesis-web-board = Plateau de Genesis
genesis-web-tray = Vos tuiles
genesis-web-on-dice = { $terrain }, sur les dés
genesis-web-off-dice = { $terrain }, pas sur les dés
genesis-web-ends-turn = { $terrain }, pas sur les dés : ce serait la seule tuile de ce tour
genesis-web-only-tile = Cette tuile finirait votre tour.
genesis-web-volcano = Volcan : aucune tuile ne se pose ici
genesis-web-tar-pit = Fosse de goudron : aucune tuile ne se pose ici
genesis-web-stock-of = { $terrain } { $count }
genesis-web-spot = { $space } (voisins : { $beside })
genesis-web-offer-space = { $space } : choisir un terrain
genesis-web-tile = { $terrain } en { $space }
genesis-web-stop = S’arrêter là
genesis-web-areas = Montrer les zones
genesis-web-areas-now = Les zones maintenant
genesis-web-areas-none = Aucun terrain n’a encore trois tuiles côte à côte.
genesis-web-area = { $terrain } en { $space }, { $tiles } tuiles
genesis-web-area-counts = { $terrain } en { $space }, { $tiles } tuiles, { $times }
genesis-web-share = { $count } pour { $name }
genesis-web-species = Espèce
genesis-web-seat = { $name } ({ $species })
genesis-web-seat-has = Tuiles restantes : { $tiles }. { $standing }.

## Exemples dans les règles

genesis-example-second = Ada a obtenu savane et joker et a posé une montagne en c3 : celle-ci n’a pu compter que pour le joker. Sa seconde tuile doit donc être une savane. En h5, elle rejoint son troupeau de deux.
genesis-example-area = Sept tuiles de forêt côte à côte forment une seule zone. Elle contient quatre troupeaux : mammifères 2, reptiles 1, mammifères 3 et reptiles 1. L’étiquette dit ce que la zone rapporterait maintenant.
genesis-example-worth = Troupeaux : humains 4, dinosaures 4, reptiles 3. Deux troupeaux sont premiers à égalité : ils se partagent les 6 points et en gagnent 3 chacun, les reptiles rien.
genesis-example-largest = Le marais de 5 tuiles est la plus grande zone de toutes et compte triple : reptiles et mammifères, à égalité avec 2 tuiles, se partagent 18 points, 9 chacun. La savane de 4 et la plus grande forêt, de 4, comptent double, la forêt de 3 une seule fois.
