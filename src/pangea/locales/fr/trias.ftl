# Trias : noms, coups, refus, décomptes, libellés et règles en français.
# $hex est une case sous forme de texte (2,-1) ; $tile, $where, $source, $target sont des lieux, dits par trias-place-… ; $terrain, $card, $herds (dans les décomptes) sont des noms traduits.

## Noms

trias-title = Trias
trias-tagline = L’unique grand continent se brise. Veillez à ce que vos troupeaux se retrouvent sur les bons morceaux.
trias-summary = Nous sommes au Trias, qui doit son nom à trois couches de roches qui en témoignent en Allemagne. Il commença il y a quelque 250 millions d’années, quand 95 % des êtres vivants avaient disparu, et dura environ 45 millions d’années. Les grands reptiles et les premiers dinosaures apparurent. Toute la terre ne formait qu’un continent, la Pangée, qui se brisa par la suite ; ce projet lui doit son nom. Tuile après tuile, la terre dérive loin du pôle Sud, et d’un seul continent en naissent plusieurs. Vos troupeaux marchent, nagent, se reproduisent et tiennent bon. Qui en a le plus sur un continent quand il se détache, et quand tombe la météorite, prend les points.

trias-terrain-mountain = montagne
trias-terrain-steppe = steppe
trias-terrain-forest = forêt
trias-terrain-pole = pôle Sud
trias-terrain-water = eau

trias-card-mountain = montagne
trias-card-steppe = steppe
trias-card-forest = forêt
trias-card-meteorite = la météorite

trias-option-splits = Quelles séparations rapportent
trias-option-splits-note = À trois joueurs ou plus, une partie qui se détache d’un continent rapporte aussitôt des points. De n’importe quel continent (traduction française), ou seulement de celui du pôle Sud (traduction italienne) ?
trias-option-splits-any = de n’importe quel continent
trias-option-splits-pole = seulement du continent du pôle Sud

trias-preset = Décomptes intermédiaires selon quelle traduction ?
trias-preset-french = la française
trias-preset-italian = l’italienne

trias-ending-impact = La dernière manche est terminée, la météorite est tombée.

## Lieux : $land vaut mountain, steppe, forest, pole ou water ; le nord est en haut

trias-place-tile =
    { $land ->
        [pole] le pôle Sud
        [mountain] la montagne { $wind } ({ $hex })
        [steppe] la steppe { $wind } ({ $hex })
        [forest] la forêt { $wind } ({ $hex })
       *[water] l’eau { $wind } ({ $hex })
    }
trias-place-where =
    { $land ->
        [pole] au pôle Sud
        [mountain] sur la montagne { $wind } ({ $hex })
        [steppe] dans la steppe { $wind } ({ $hex })
        [forest] dans la forêt { $wind } ({ $hex })
       *[water] dans l’eau { $wind } ({ $hex })
    }
trias-place-source =
    { $land ->
        [pole] du pôle Sud
        [mountain] de la montagne { $wind } ({ $hex })
        [steppe] de la steppe { $wind } ({ $hex })
        [forest] de la forêt { $wind } ({ $hex })
       *[water] de l’eau { $wind } ({ $hex })
    }
trias-place-target =
    { $land ->
        [pole] vers le pôle Sud
        [mountain] vers la montagne { $wind } ({ $hex })
        [steppe] vers la steppe { $wind } ({ $hex })
        [forest] vers la forêt { $wind } ({ $hex })
       *[water] dans l’eau { $wind } ({ $hex })
    }
trias-place-name =
    { $land ->
        [pole] pôle Sud
        [mountain] montagne { $wind } ({ $hex })
        [steppe] steppe { $wind } ({ $hex })
        [forest] forêt { $wind } ({ $hex })
       *[water] eau { $wind } ({ $hex })
    }

trias-wind-north = au nord
trias-wind-north-east = au nord-est
trias-wind-east = à l’est
trias-wind-south-east = au sud-est
trias-wind-south = au sud
trias-wind-south-west = au sud-ouest
trias-wind-west = à l’ouest
trias-wind-north-west = au nord-ouest

## Coups

trias-move-tile = Une tuile est posée { $wind } ({ $hex }) : { $terrain }.
trias-move-tile-water = La case { $wind } ({ $hex }) reste de l’eau.
trias-move-card = { $seat } pioche une carte : { $card }.
trias-move-hidden = { $seat } pioche une carte.
trias-move-card-open = { $seat } pioche une carte ({ $card }) et doit la jouer.
trias-move-meteorite = { $seat } pioche la météorite !
trias-move-place = { $seat } place deux troupeaux { $where }.
trias-move-hand = { $seat } joue la carte de sa main : { $card }.
trias-move-draw = { $seat } joue la première carte de la pioche.
trias-move-lift = { $seat } soulève { $tile }.
trias-move-put = { $seat } pose { $tile }.
trias-move-move = { $seat } déplace un troupeau { $source } { $target }.
trias-move-move-spent = { $seat } déplace { $source } { $target } un troupeau qui s’est déjà reproduit ou vient de naître.
trias-move-rescue = { $seat } ramène un nageur { $source } { $target }.
trias-move-breed = { $seat } fait se reproduire un troupeau { $where }.
trias-move-end = { $seat } termine son tour.

trias-nothing-drifts = { $seat } ne peut faire dériver aucune tuile ; la carte est perdue.
trias-swim =
    { $herds ->
        [one] { $herds } troupeau nage maintenant { $wind } ({ $hex }).
       *[other] { $herds } troupeaux nagent maintenant { $wind } ({ $hex }).
    }
trias-ashore =
    { $herds ->
        [one] { $herds } nageur se trouve maintenant { $where }.
       *[other] { $herds } nageurs se trouvent maintenant { $where }.
    }
trias-parts = Le continent se brise en { $parts } parties.
trias-joined = { $continents } continents n’en font plus qu’un.
trias-taken-back =
    { $herds ->
        [one] { $seat } reprend { $herds } troupeau dans sa réserve.
       *[other] { $seat } reprend { $herds } troupeaux dans sa réserve.
    }
trias-last-round = La dernière manche commence avec { $seat } : deux points d’action chacun, et aucune dérive.

## Refus

trias-refusal-T6-5 = La partie est terminée : la dernière manche a été jouée.
trias-refusal-T2-1 = Les tuiles sont posées au hasard, case par case, et seulement lors de la mise en place. Personne ne joue avant qu’elles soient toutes là.
trias-refusal-T2-3 = Chacun reçoit d’abord une carte de la pioche, et seulement lors de la mise en place : siège par siège, la pile 1 avant la pile 2.
trias-refusal-T6-1 = La prochaine carte vient du dessus de la pioche, pour le joueur qui pioche maintenant. Rien d’autre ne peut arriver avant.
trias-refusal-T2-4-over = On ne place des troupeaux que lors de la mise en place ; désormais ils naissent, ou viennent de l’eau.
trias-refusal-T2-4 = Placez d’abord vos deux troupeaux sur une tuile vide.
trias-refusal-T2-4-empty = Il y a déjà des troupeaux { $where }. Placez les vôtres sur une tuile qui n’en porte pas.
trias-refusal-T3-1 = Choisissez d’abord : jouez la carte de votre main, ou piochez la première carte et jouez celle-là.
trias-refusal-T3-1-over = Vous avez déjà joué votre carte pour ce tour.
trias-refusal-T6-4-card = Dans la dernière manche, on ne joue pas de carte. Vous avez deux points d’action.
trias-refusal-T1-1 = Il n’y a pas de tuile sur la case { $wind } ({ $hex }), seulement de l’eau.
trias-refusal-T3-8 = Vous devez d’abord faire dériver une tuile. Soulevez-en une.
trias-refusal-T3-5-put = Vous avez soulevé une tuile. Posez-la d’abord.
trias-refusal-T3-3-pole = Le pôle Sud ne dérive jamais.
trias-refusal-T3-3-herd = Vous ne pouvez pas soulever { $tile } : vous n’avez aucun troupeau sur ce continent. Les nageurs ne comptent pas.
trias-refusal-T3-3-sea = Vous ne pouvez pas soulever { $tile } : cette tuile ne borde pas la mer extérieure. Une mer intérieure ne suffit pas.
trias-refusal-T3-3-alone = Vous ne pouvez pas soulever { $tile } : cette tuile est un continent à elle seule, et il n’y a rien à quoi la rattacher.
trias-refusal-T3-5-nowhere = Vous ne pouvez pas soulever { $tile } : plus loin du pôle Sud, cette tuile ne toucherait nulle part le reste de son continent.
trias-refusal-T3-2 = Vous ne pouvez pas soulever { $tile } : la carte indique { $terrain }, et vous pouvez faire dériver une tuile de ce terrain.
trias-refusal-T4-2 = Une dérive coûte 3 points d’action, et il vous en reste { $points }.
trias-refusal-T6-4-drift = Dans la dernière manche, plus rien ne dérive : il y a deux points d’action, et une dérive en coûte 3.
trias-refusal-T3-5-nothing = Il n’y a pas de tuile soulevée à poser.
trias-refusal-T3-5-water = Il y a déjà une tuile sur la case { $wind } ({ $hex }). Posez la vôtre sur l’eau.
trias-refusal-T3-5-touch = Sur la case { $wind } ({ $hex }), la tuile ne toucherait pas le continent d’où elle vient.
trias-refusal-T3-5-farther = La tuile doit s’éloigner du pôle Sud : elle en était à { $before } pas, et la case { $wind } ({ $hex }) en est à { $steps } pas.
trias-refusal-T1-6 = La case { $wind } ({ $hex }) est hors de la table, qui s’étend jusqu’à { $edge } pas du pôle Sud.
trias-refusal-T3-5-sea = La case { $wind } ({ $hex }) est dans une mer intérieure. La tuile doit avoir un côté sur la mer extérieure.
trias-refusal-T3-5-number = La case { $wind } ({ $hex }) est désignée par un autre numéro.
trias-refusal-T4-1-points = Il ne vous reste plus de point d’action pour cela.
trias-refusal-T4-3-herd = Vous n’avez pas de troupeau { $where }.
trias-refusal-T4-5-fresh = Tous vos troupeaux { $where } sont fatigués : ils se sont reproduits pendant ce tour, ou viennent de naître.
trias-refusal-T4-5-spent = Vous n’avez pas de troupeau fatigué { $where }, seulement des troupeaux frais.
trias-refusal-T4-3-tile = Un troupeau ne peut pas aller { $target } : il lui faut une tuile.
trias-refusal-T4-3-adjacent = Un troupeau ne peut pas aller { $source } { $target } : les deux cases ne sont pas côte à côte.
trias-refusal-T4-6 = Aucun troupeau ne peut aller { $target } : la tuile est pleine.
trias-refusal-T4-4 = Vous n’avez pas de nageur sur la case { $wind } ({ $hex }).
trias-refusal-T4-6-breed = Il n’y a pas de place pour se reproduire { $where } : la tuile est pleine.
trias-refusal-T4-5-reserve = Il ne vous reste plus de troupeau en réserve.

## Décomptes

trias-score-herds =
    { $herds ->
        [one] { $seat } avec { $herds } troupeau
       *[other] { $seat } avec { $herds } troupeaux
    }
trias-score-split =
    Nouveau continent { $wind } ({ $hex } ; { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }) : { $herds }. Le plus grand nombre de troupeaux rapporte 2 points, le suivant 1.
trias-score-split-nobody =
    Nouveau continent { $wind } ({ $hex } ; { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }) : personne n’y a de troupeau.
trias-score-before = Points d’avant cette position.
trias-score-pole =
    Le continent du pôle Sud ({ $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }) ne rapporte rien.
trias-score-alone =
    Continent { $wind } ({ $hex } ; { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }) : { $herds }. Personne d’autre : { $points }.
trias-score-first-second =
    Continent { $wind } ({ $hex } ; { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }) : { $herds }. Le premier reçoit { $points }, le second la moitié, { $half }.
trias-score-tied-first =
    Continent { $wind } ({ $hex } ; { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }) : { $herds }. À égalité en tête, ils se partagent la première et la deuxième place : { $points } chacun.
trias-score-tied-second =
    Continent { $wind } ({ $hex } ; { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }) : { $herds }. Le premier reçoit { $points } ; les seconds se partagent la moitié : { $half } chacun.

## Libellés

trias-label-seat = { $seat }
trias-label-laying = On pose les tuiles
trias-label-dealing = On distribue les cartes
trias-label-drawing = { $seat } pioche une carte
trias-label-turn-place = { $seat } place deux troupeaux
trias-label-turn-choose = { $seat } joue une carte
trias-label-turn-lift = { $seat } doit faire dériver : { $terrain }
trias-label-turn-put = { $seat } pose la tuile
trias-label-turn-act =
    { $points ->
        [one] { $seat } agit, encore { $points } point
       *[other] { $seat } agit, encore { $points } points
    }
trias-label-winners =
    { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } gagnent.
    }
trias-label-points = Points
trias-label-on-the-way = Décomptes intermédiaires
trias-label-now = Si c’était la fin
trias-label-total = Total
trias-label-reserve = Réserve
trias-label-land = À terre
trias-label-swimming = À l’eau
trias-label-card = Carte
trias-label-no-card = aucune
trias-label-hidden = pile { $part }
trias-label-deck = Pioche
trias-label-part = Pile { $part } : { $cards }
trias-label-last-round =
    { $turns ->
        [one] Dernière manche : encore { $turns } tour
       *[other] Dernière manche : encore { $turns } tours
    }
trias-label-room = { $herds } au plus
trias-label-swimmer = nageur
trias-label-spent = Lettre majuscule : un troupeau qui ne peut pas se reproduire ce tour-ci
trias-label-lifted = d’où vient la tuile soulevée
trias-label-lake = mer intérieure
trias-prompt-place = Choisissez une tuile vide pour deux de vos troupeaux.
trias-prompt-choose = Jouez la carte de votre main, ou piochez la première carte et jouez celle-là.
trias-prompt-lift = Choisissez une tuile à faire dériver : { $terrain }.
trias-prompt-lift-other = La carte indique { $terrain }, mais aucune de ces tuiles ne peut dériver. Choisissez-en une d’un autre terrain.
trias-prompt-put = Posez la tuile plus loin du pôle Sud, au contact de la terre d’où elle vient.
trias-prompt-act =
    { $points ->
        [one] Vous avez { $points } point d’action : dérive 3, déplacement 1, sauvetage 1, reproduction 1.
       *[other] Vous avez { $points } points d’action : dérive 3, déplacement 1, sauvetage 1, reproduction 1.
    }
trias-prompt-rescue =
    Votre sauvetage peut encore ramener { $rescues ->
        [one] { $rescues } nageur
       *[other] { $rescues } nageurs
    } ; { $points ->
        [one] il vous reste en outre { $points } point d’action.
       *[other] il vous reste en outre { $points } points d’action.
    }

## Les règles

trias-rules-1-title = De quoi il s’agit
trias-rules-1-text =
    Toute la terre ne forme qu’un continent, la Pangée, avec le pôle Sud en son milieu. Tour après tour, vous soulevez une tuile du bord et la posez plus loin. Des presqu’îles poussent, se détachent et deviennent des continents.

    Vos troupeaux vivent sur ces tuiles. Il s’agit d’en avoir le plus sur un continent à deux moments : quand il se détache, et à la fin, quand chaque continent rapporte selon sa taille. Mais chaque dérive peut retirer le sol sous les pattes d’un troupeau, et une tuile pleine ne laisse entrer personne.

    La fin vient par surprise : une météorite se cache parmi les dernières cartes.

    Trias se joue de 2 à 5 joueurs, dès 12 ans.

trias-rules-2-title = Ce qu’il y a sur la table
trias-rules-2-text =
    Il y a **39 tuiles** : 36 **tuiles de terrain**, 9 montagnes, 15 steppes et 12 forêts ; le **pôle Sud** ; et 2 tuiles d’eau, qui ne servent qu’à la mise en place [T1.1]. Chacun a 16 cubes d’une couleur. 15 sont ses **troupeaux**, au début tous dans sa réserve [T1.3] ; le seizième marque ses points sur la **piste de scores**.

    Les **39 cartes** montrent des terrains et forment deux piles : la pile 1 en compte 30, 7 montagnes, 13 steppes et 10 forêts ; la pile 2 en compte 9, 2 montagnes, 3 steppes, 3 forêts et la météorite. Le numéro de la pile figure au dos [T1.2].

    Une tuile ne nourrit qu’un certain nombre de troupeaux, ceux de tous les joueurs réunis : une montagne **2**, une steppe **3**, une forêt **4**, le pôle Sud **3** [T1.4].

    Un **continent** est l’ensemble des tuiles reliées côte à côte ; une tuile seule peut en être un. Toute case sans tuile est de l’**eau**. L’eau reliée au bord de la table est la **mer extérieure** ; celle que des tuiles enferment est une **mer intérieure** [T1.5].

trias-rules-3-title = La mise en place
trias-rules-3-text =
    Autour du pôle Sud se trouvent trois anneaux de 6, 12 et 18 cases. Mélangez les tuiles de terrain. 16 d’entre elles et les 2 tuiles d’eau remplissent au hasard les anneaux 1 et 2, 18 autres remplissent l’anneau 3, et les 2 dernières quittent le jeu sans être vues. Puis on retire les tuiles d’eau : la terre a donc deux trous, ou un trou double [T2.1].

    Les deux piles de cartes sont mélangées séparément, et la pile 1 est posée sur la pile 2 [T2.2]. Chacun pioche une carte et la garde secrète [T2.3].

    Place aux troupeaux. Le sort désigne le premier joueur, sauf si vous fixez l’ordre vous-mêmes ; à la revanche, c’est le suivant. En commençant par le premier joueur et en tournant dans le sens **inverse des aiguilles d’une montre**, chacun met 2 troupeaux sur une tuile vide, c’est-à-dire sans troupeau ; le pôle Sud est permis. Puis encore une fois, dans le même ordre [T2.4]. Qui a placé en dernier joue le premier tour, et l’on tourne désormais dans le **sens des aiguilles d’une montre** [T2.5]. Exemple : Ada, Bruno, Chloé et Dana sont assis dans cet ordre, dans le sens des aiguilles d’une montre, et Ada est le premier joueur. Placent Ada, Dana, Chloé et Bruno, dans cet ordre puis encore une fois, et Bruno joue le premier tour.

trias-rules-4-title = Phase 1 : une dérive obligatoire
trias-rules-4-text =
    Jouez la carte de votre main. Ou bien piochez la première carte : vous devez alors jouer celle-là, et celle de votre main reste [T3.1]. La carte indique le terrain de la tuile que vous faites dériver [T3.2].

    Pour être **soulevée**, la tuile doit border la mer extérieure ; une mer intérieure ne suffit pas. Son continent doit compter au moins deux tuiles, et vous devez avoir un troupeau quelque part dessus ; les nageurs ne sont sur aucun continent. Il doit être possible de reposer la tuile. Le pôle Sud ne dérive jamais [T3.3]. S’il y a des troupeaux sur la tuile, peu importe à qui, ils restent sur place dans l’eau : ce sont maintenant des **nageurs** [T3.4].

    Quand vous la **posez**, la tuile va sur une case d’eau **plus loin du pôle Sud** que celle qu’elle quitte, en comptant les pas ; elle doit toucher le continent qu’elle quitte et avoir un côté sur la mer extérieure. C’est la mer telle qu’elle est une fois la tuile soulevée qui compte : si vous avez ainsi ouvert une mer intérieure, c’est déjà de la mer extérieure [T3.5].

    Exemple : une forêt se trouve en 2,0 (la dernière section dit comment les cases sont numérotées), à deux pas du pôle Sud. Elle peut aller sur une case à trois pas ou plus, par exemple 3,-1 si elle y touche le même continent ; 1,1 est exclu, car c’est aussi à deux pas.

    Parfois un continent se brise quand on soulève une tuile. Vous pouvez alors la poser contre n’importe laquelle des parties, même une où vous n’avez pas de troupeau. Elle peut toucher plusieurs parties, ou aussi un autre continent, et ainsi les réunir [T3.6]. Si elle arrive là où il y a des nageurs, ils se retrouvent dès lors sur la tuile, même s’ils sont trop nombreux pour elle [T3.7].

    Si vous ne pouvez faire dériver aucune tuile du terrain de la carte, vous devez en prendre une d’un autre terrain [T3.8]. Si vous ne pouvez en faire dériver aucune, vous choisissez quand même entre la main et la pioche, la carte est perdue, et vous passez à la phase 2 [T3.9]. Une dérive peut faire naître un continent, qui peut rapporter des points aussitôt, en phase 2 également : voyez « Décomptes intermédiaires » [T3.10].

trias-rules-5-title = Phase 2 : les points d’action
trias-rules-5-text =
    Vous avez jusqu’à **4 points d’action**, à employer dans l’ordre que vous voulez ; ceux que vous n’employez pas sont perdus [T4.1].

    - **Dérive, 3 points.** N’importe quelle tuile, sans carte ; les règles pour soulever et poser sont les mêmes [T4.2].
    - **Déplacement, 1 point.** Un de vos troupeaux va de sa tuile à une tuile voisine où il y a de la place. Le même troupeau peut continuer pour un point de plus [T4.3].
    - **Sauvetage, 1 point.** Jusqu’à 3 de vos nageurs, d’une ou de plusieurs cases, chacun vers une tuile voisine où il y a de la place. Les trois vont ensemble : dès que vous faites autre chose, le reste du sauvetage est perdu. S’il ne vous reste plus de point mais que le sauvetage en cours peut encore sauver quelqu’un, votre tour continue [T4.4].
    - **Reproduction, 1 point.** Un troupeau sur une tuile amène un troupeau de votre réserve sur la même tuile, s’il y a de la place. Dans un tour, chaque troupeau ne se reproduit qu’une fois, où qu’il aille entre-temps, et un troupeau né pendant ce tour pas du tout. Certains de vos troupeaux sont donc *frais*, d’autres *fatigués*, et quand vous en déplacez un, vous dites lequel [T4.5].

    On ne peut entrer sur une tuile pleine, ou plus que pleine, même pour la traverser, et personne ne s’y reproduit [T4.6].

    Exemple : vous avez deux troupeaux dans une forêt. L’un se reproduit : trois troupeaux, dont deux fatigués. Puis l’autre se reproduit aussi : quatre troupeaux, tous fatigués, et la forêt est pleine. Avec vos deux derniers points, vous en déplacez un vers une steppe et de là vers une montagne. Il ne peut pas s’y reproduire pendant ce tour.

trias-rules-6-title = Phase 3 : nageurs et surpeuplement
trias-rules-6-text =
    Tous vos nageurs retournent dans votre réserve. Ils ne sont pas perdus, mais ils ont quitté la table [T5.1].

    Regardez ensuite les tuiles trop peuplées ; cela n’arrive que si une tuile a été posée sous des nageurs. Reprenez de chacune vos propres troupeaux jusqu’à ce que la tuile ne soit plus trop peuplée, ou que vous n’en ayez plus dessus. Ceux des autres restent jusqu’à leur propre phase 3 [T5.2]. Exemple : trois de vos troupeaux et deux d’Ada sont sur une steppe, qui en nourrit 3. C’est votre tour : deux des vôtres partent. Si ç’avait été celui d’Ada, ses deux troupeaux seraient partis.

trias-rules-7-title = Phase 4 : une nouvelle carte, et la météorite
trias-rules-7-text =
    Si vous avez joué la carte de votre main, piochez-en une nouvelle : chacun en a toujours exactement une [T6.1].

    Si vous piochez ici la **météorite**, montrez-la. La dernière manche commence avec le joueur à votre gauche ; chacun a encore un tour, et vous le dernier [T6.2]. Si vous la piochez en phase 1, comme carte à jouer, votre tour est déjà le premier de la dernière manche, et chacun n’y a qu’un tour, en commençant par vous [T6.3].

    Un tour de la dernière manche n’a ni phase 1 ni phase 4 et seulement **2 points d’action** : plus rien ne dérive. La phase 3 a lieu [T6.4]. Puis vient le décompte final [T6.5].

trias-rules-8-title = Décomptes intermédiaires
trias-rules-8-text =
    Il n’y en a qu’à partir de trois joueurs. Un décompte a lieu quand vous soulevez une tuile, que son continent **se brise** et que vous posez la tuile de sorte qu’elle touche exactement un continent : l’une des nouvelles parties, et non celle du pôle Sud. Cette partie est décomptée, tuile comprise, et les nageurs qui se retrouvent maintenant sur la tuile comptent aussi [T7.1].

    Il n’y a pas de décompte si vous posez la tuile contre la partie du pôle Sud, si elle réunit la partie à une deuxième partie nouvelle ou à un autre continent, ou si rien ne s’est brisé [T7.2].

    Peu importe quel continent s’est brisé : ainsi le veut la traduction française. Selon l’italienne, seules sont décomptées les parties qui se détachent du continent du pôle Sud ; si vous préférez jouer ainsi, choisissez en préparant la table « seulement du continent du pôle Sud » à la ligne « Quelles séparations rapportent » [T7.3].

    Tous ceux qui ont le plus de troupeaux sur le nouveau continent reçoivent **2 points**. Tous ceux qui viennent juste après reçoivent **1 point**. Les nageurs ne comptent pas, et qui n’y a pas de troupeau ne reçoit rien [T7.4]. Exemple : Ada et Bruno ont 3 troupeaux chacun, Chloé 2, Dana 1 : Ada et Bruno reçoivent 2, Chloé 1, Dana rien. Si Ada en a 2 et Bruno 1, ils reçoivent 2 et 1.

trias-rules-9-title = Le décompte final
trias-rules-9-text =
    Chaque continent est décompté, sauf celui du pôle Sud. Comptez les tuiles de chacun [T8.1].

    Qui y a le plus de troupeaux reçoit autant de points qu’il y a de tuiles, et le second la moitié. Qui est seul reçoit les points du premier et rien de plus [T8.2]. Si plusieurs sont premiers à égalité, ils se partagent les points du premier **et** du second, et personne d’autre ne reçoit rien [T8.3]. S’il y a un premier et plusieurs seconds à égalité, ceux-ci se partagent la moitié [T8.4].

    Chaque part est arrondie à l’entier **supérieur** [T8.5].

    Exemples : 7 tuiles, deux premiers à égalité : 7 et 3½ font 10½, donc 5¼ chacun, arrondi à 6. 5 tuiles, un premier et un second : 5 et 3. 5 tuiles, un premier et trois seconds à égalité : 5, et 1 pour chacun des trois. Une seule tuile, deux à égalité : 1 chacun.

trias-rules-10-title = Qui gagne
trias-rules-10-text =
    Qui a le plus de points gagne. En cas d’égalité, la victoire va à qui a le plus de troupeaux en réserve ; puis à qui a des troupeaux sur le plus de continents, et ici celui du pôle Sud compte aussi ; si tout est égal, vous gagnez ensemble [T9.1].

trias-rules-11-title = À deux
trias-rules-11-text =
    À deux, tout est plus petit. Il y a 18 tuiles de terrain, 5 montagnes, 7 steppes et 6 forêts ; elles remplissent les anneaux 1 et 2, sans eau [T10.1]. La pile de cartes 1 compte 5 montagnes, 6 steppes et 5 forêts ; la pile 2 compte 1 montagne, 2 steppes, 1 forêt et la météorite [T10.2]. Vous avez 10 troupeaux chacun et 3 points d’action par tour, et il n’y a pas de décompte intermédiaire. Tout le reste est pareil, les 2 points d’action de la dernière manche aussi [T10.3].

trias-rules-12-title = Ce qui est secret
trias-rules-12-text =
    Seule est secrète la carte que chacun a en main, et donc celle qu’on pioche pour sa main ; la météorite est montrée aussitôt. Une carte piochée pour être jouée est visible de tous. Chacun peut compter combien de cartes de chaque pile restent dans la pioche, mais pas les regarder ; ce qui a été joué, on peut s’en souvenir. La partie finie, les mains restent cachées [T11.1].

trias-rules-13-title = Deux traductions
trias-rules-13-text =
    Trias, de Ralf Lehmkuhl, a paru en 2002 chez Gecko Games, avec des règles en allemand et en anglais. Celles-ci remercient Doris pour les illustrations et Rick Heli pour le texte anglais. On joue ici selon deux traductions : l’italienne est d’Aldo Cristilli, la française de Ludo le gars (version 2, mai 2003). Sur quelques points elles diffèrent, sur d’autres elles se taisent toutes deux.

    - **Quelles séparations rapportent.** Français : celles de n’importe quel continent. Italien : seulement celles du continent du pôle Sud. Les deux peuvent se jouer [T7.3].
    - **Arrondi.** Italien : à l’entier supérieur. Français : au plus proche ; que cela se fasse continent par continent, le traducteur le suppose. Ici, chaque part est arrondie à l’entier supérieur, continent par continent [T8.5].
    - **Le pôle Sud.** Français : il accueille 3 troupeaux. Italien : aucun nombre, et qu’il puisse en accueillir est une note du traducteur. Ici, toujours 3 [T1.4].
    - **Qui l’on sauve.** Français : vos propres nageurs. Italien : « nageurs », sans plus. Ici, toujours les vôtres [T4.4].
    - **Les anneaux.** Italien : 16 tuiles de terrain et les 2 tuiles d’eau forment les deux anneaux intérieurs. Français : le deuxième anneau, qui n’a que 12 cases. Ici, elles remplissent les anneaux 1 et 2 [T2.1].
    - **Les deux tuiles en trop.** Français : elles quittent le jeu sans être vues. Italien : elles quittent le jeu. Ici, personne ne les voit [T2.1].
    - **Où commencer.** Italien : pas trop près du centre. Français : pas trop loin du centre. Tous deux mettent en garde contre le bord, où l’on nage bientôt [T2.4].
    - **La première carte de la pile.** Italien : qui garde sa carte *peut* piocher. Français : *doit* piocher. Ici, on joue l’une des deux [T3.1].
    - **Points d’action.** Italien : on annonce combien on en a utilisé. Français : combien il en reste. Ici, ceux qui restent sont affichés [T4.1].
    - **Surpeuplement.** Les deux : les troupeaux des autres sont retirés à leur tour. Que la tuile reste trop pleine jusque-là est une note du traducteur français [T5.2].

    Si vous avez les règles allemandes ou anglaises, cherchez-y la réponse à ces questions : de quels continents une partie qui se détache rapporte-t-elle [T7.3] ? Une tuile qui réunit deux nouvelles parties rapporte-t-elle [T7.2] ? Comment arrondit-on, et quand [T8.5] ? Combien de troupeaux le pôle Sud accueille-t-il [T1.4] ? Quels nageurs un sauvetage sauve-t-il [T4.4] ? Qui garde sa carte doit-il piocher [T3.1] ?

    Pour les décomptes intermédiaires selon la traduction italienne, choisissez « l’italienne » en préparant une table, ou écrivez « --option italian » en ligne de commande.

trias-rules-14-title = Conseils pour bien jouer
trias-rules-14-text =
    - Dispersez vos troupeaux dès le premier placement. Sur une seule tuile, ils ont un seul destin, et là où ils sont nombreux la place manque pour se reproduire [T4.6].
    - Ne les placez ni en plein milieu ni tout au bord. La terre dérive vers l’extérieur : du milieu, le chemin est long et coûte beaucoup de points, et qui est au bord nage le premier [T2.4].
    - Le milieu est longtemps sûr, mais le continent du pôle Sud ne rapporte rien à la fin [T8.1]. Il faut le quitter à temps.
    - Cherchez les passages étroits. Qui détache une presqu’île décide à quelle partie va la tuile, et donc qui marque [T7.1].
    - Les petits continents coûtent peu : un troupeau seul sur deux tuiles fait deux points [T8.2].
    - Une tuile pleine est un mur [T4.6]. Remplissez l’isthme dont les autres ont besoin.
    - Gardez quelques troupeaux en réserve pour la dernière manche : avec deux points, deux naissances sont encore possibles, de quoi renverser une majorité [T6.4].
    - Le décompte final rapporte la plupart des points [T8.2]. Mais les petits pas comptent aussi : ne laissez pas les décomptes intermédiaires aux autres [T7.4].
    - Comptez les cartes. Tant qu’il reste des cartes de la pile 1, la météorite ne peut pas venir [T2.2].

trias-rules-15-title = Les cases en nombres, et le bord de la table
trias-rules-15-text =
    Cela ne sert qu’à lire ou écrire des coups. Chaque case a deux nombres. 0,0 est le pôle Sud, et autour se trouvent 1,0, puis 1,-1, 0,-1, -1,0, -1,1 et 0,1.

    Dans les phrases, un lieu est désigné par son terrain et par sa direction vue du pôle Sud, le nord étant en haut comme sur une carte ; les nombres suivent entre parenthèses : la forêt au nord-est (2,-1).

    La table s’arrête à 31 pas du pôle Sud. La plupart des parties restent en deçà de la moitié, mais si vous poussez tous ensemble vers l’extérieur, vous pouvez y arriver. Une case située au-delà compte comme mer extérieure, et l’on ne peut rien y poser [T1.6].

## Décisions : pourquoi l’on joue ainsi

trias-ruling-T1-4 = Seule la traduction française donne un nombre au pôle Sud, 3. Qu’il puisse accueillir des troupeaux est une note du traducteur italien ; mais toutes deux disent que chaque type de tuile a sa limite.
trias-ruling-T1-6 = Les règles ne fixent pas de bord, et il en faut un à un programme. On ne s’en approche presque jamais, mais c’est possible : les dérives au-delà de 31 pas sont alors refusées, bien que les règles les permettent.
trias-ruling-T3-5 = Les traductions disent « plus loin » sans dire comment on mesure. Les pas d’une case à l’autre ne laissent aucun doute.
trias-ruling-T3-9 = Les traductions ne disent pas ce qui se passe si aucune tuile ne peut dériver. Le tour continue en changeant le moins possible.
trias-ruling-T4-4 = Que les nageurs soient les vôtres, seule la traduction française le dit. Aucune des deux ne dit si d’autres actions peuvent s’intercaler ; pour nous, ce que paie un point est une seule action.
trias-ruling-T7-2 = Une tuile peut réunir deux nouvelles parties, dont aucune n’est celle du pôle Sud. À la lettre de la traduction française, elles rapporteraient, comme un seul nouveau continent. Ici elles ne rapportent rien, car dans l’exemple 2 des règles une tuile qui réunit deux continents (D) ne rapporte rien.
trias-ruling-T7-3 = La traduction française décompte les parties de tout continent, l’italienne seulement celles du continent du pôle Sud. Nous jouons d’ordinaire selon la française, qui nomme expressément les autres continents ; la façon italienne est une option.
trias-ruling-T8-5 = La traduction italienne arrondit à l’entier supérieur, la française au plus proche. Seul l’arrondi supérieur donne les points de l’exemple qu’elles ont toutes deux.
trias-ruling-T9-1 = Les traductions comptent les continents où l’on est présent, sans nommer d’exception ; celui du pôle Sud compte donc.
trias-ruling-T11-1 = Aucune des deux traductions ne fait dévoiler les mains à la fin ; elles restent donc cachées.

## Ce qui ne se lit pas

trias-unreadable = « { $text } » n’est pas un coup de Trias. Écrivez par exemple « place 2,-1 », « hand », « draw », « lift 1,2 », « put 2,2 », « move 1,1>1,2 », « move 1,1>1,2 spent », « rescue 1,1>1,2 », « breed 1,2 » ou « end ».
trias-unreadable-hex = « { $text } » : la case { $hex } est hors de la table, qui s’étend jusqu’à 31 pas du pôle Sud.
trias-unreadable-seat = « { $text } » : il n’y a pas de siège { $number }. Ils sont numérotés à partir de 0.
trias-unreadable-laying = « { $text } » : aucune tuile n’est posée en { $hex } lors de la mise en place.
trias-position-tile = « { $text } » n’est pas une tuile. Écrivez sa case, une lettre pour le terrain (P, M, S, F) et une par troupeau : 1,-1:Faab.
trias-position-swim = « { $text } » ne sont pas des nageurs. Écrivez la case et une lettre pour chacun : 1,-1:ab.
trias-position-drawn = Ligne { $line } de la carte, colonne { $column } : « { $text } » n’est ni une tuile, comme Faab, ni des nageurs, comme ~ab.
trias-position-column = Ligne { $line } de la carte, colonne { $column } : « { $text } » se trouve entre deux cases. Elles sont à six colonnes l’une de l’autre, et chaque ligne commence trois colonnes plus à droite.
trias-position-pole =
    { $count ->
        [0] Il faut exactement un pôle Sud, le premier et en 0,0, et il n’y en a aucun.
        [one] Le pôle Sud est la première tuile et se trouve en 0,0.
       *[other] Il faut exactement un pôle Sud, le premier et en 0,0, et il y en a { $count }.
    }
trias-position-many = Il y a { $count } tuiles, et il ne peut y en avoir que { $most }.
trias-position-twice = La case { $hex } est occupée deux fois.
trias-position-edge = « { $text } » est hors de la table, qui s’étend jusqu’à { $edge } pas du pôle Sud.
trias-position-seat = « { $text } » n’est pas un troupeau ici : il y a { $players } joueurs.
trias-position-spent = « { $text } » : une majuscule est un troupeau fatigué, et seul le siège dont c’est le tour en a.
trias-position-swims = Il y a { $count } cases avec des nageurs, et il ne peut y en avoir que { $most }.
trias-position-lifted = « lifted » nomme la case d’où une tuile a été prise, une case sans troupeaux autre que le pôle Sud : quand la phase est « put », et seulement alors.
trias-position-hands = « { $text } » : il faut { $players } mains, chacune un terrain, ? ou -.
trias-position-cards = Il y a plus de cartes de la pile { $part } qu’il n’en existe : { $card }.
trias-position-card = « card » nomme le terrain qui doit dériver : quand la phase est « lift », et seulement alors.
trias-position-herds = « { $text } » a plus de { $most } troupeaux.
trias-position-stuck = Il n’y a pas de tuile à soulever, ou rien à quoi rattacher celle qui est soulevée.

## Contrôles d’un contenu

trias-content-no-object = Le contenu de Trias est un objet JSON, et il est vide.
trias-content-unknown-key = « { $key } » n’a pas sa place dans le contenu de Trias : tout ce qu’il faut est dans les règles.

## Dans le navigateur

trias-web-board = La terre de Trias : une carte d’hexagones avec le pôle Sud au milieu
trias-web-do-place = Placer deux troupeaux { $where }
trias-web-do-hand = Jouer votre carte : { $card }
trias-web-do-hand-unknown = Jouer la carte en main
trias-web-do-draw = Piocher la première carte et la jouer
trias-web-do-lift = Soulever { $tile }
trias-web-do-put = Poser la tuile { $wind } ({ $hex }), à côté de : { $beside }
trias-web-do-move = Déplacer un troupeau { $source } { $target }
trias-web-do-move-spent = Déplacer un troupeau fatigué { $source } { $target }
trias-web-do-rescue = Ramener un nageur { $source } { $target }
trias-web-do-breed = Faire se reproduire un troupeau { $where }
trias-web-do-end = Terminer le tour
trias-web-pick = Choisir { $tile }, puis l’action
trias-web-pick-swim = Choisir votre nageur { $wind } ({ $hex }) pour le sauver, à côté de : { $beside }
trias-web-picked = Choix : { $tile }. Appuyez de nouveau pour annuler.
trias-web-idle = Choisissez une tuile ou un nageur au bord doré pour voir ce qu’il est possible de faire.
trias-web-acts = Ce que vous pouvez faire
trias-web-here = { $tile }
trias-web-swimmers-here = Nageurs { $wind } ({ $hex })
trias-web-breed = Reproduction
trias-web-drift = Dérive
trias-web-go = ou choisissez une tuile voisine pour y envoyer un troupeau.
trias-web-go-only = Choisissez une tuile voisine pour y envoyer un troupeau.
trias-web-save = Choisissez une tuile voisine pour y ramener le nageur.
trias-web-which = Quel troupeau part ?
trias-web-fresh = frais
trias-web-spent = fatigué
trias-web-fresh-means = peut se reproduire ce tour-ci
trias-web-spent-means = s’est déjà reproduit ce tour-ci, ou vient de naître
trias-web-take-back = Annuler
trias-web-cost =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trias-web-your-card = Votre carte
trias-web-must-drift = Doit dériver
trias-web-hidden-card = Une carte de la pile { $part }, connue de son seul détenteur
trias-web-action-points = Points d’action
trias-web-action-points-left =
    { $points ->
        [one] Il reste { $points } point d’action
       *[other] Il reste { $points } points d’action
    }
trias-web-rescues-left =
    { $rescues ->
        [one] Le sauvetage en cours peut encore en sauver { $rescues }.
       *[other] Le sauvetage en cours peut encore en sauver { $rescues }.
    }
trias-web-end-unused =
    { $points ->
        [0] Il ne reste rien à utiliser
        [one] { $points } point reste inutilisé
       *[other] { $points } points restent inutilisés
    }
trias-web-from-deck = De la pioche
trias-web-from-hand = De votre main
trias-web-cards = Cartes pas encore vues
trias-web-cards-of = { $card } : cartes pas encore vues, { $left } sur { $all }
trias-web-deck-parts = Dans la pioche : { $first } de la pile 1, { $second } de la pile 2
trias-web-meteorite = Météorite
trias-web-meteorite-safe =
    { $cards ->
        [one] Encore { $cards } carte à piocher avant que la météorite puisse arriver.
       *[other] Encore { $cards } cartes à piocher avant que la météorite puisse arriver.
    }
trias-web-meteorite-odds = Probabilité que la prochaine carte soit la météorite : { $percent } % (une sur { $cards }).
trias-web-meteorite-come = La météorite est arrivée : c’est la dernière manche.
trias-web-herds = Troupeaux
trias-web-legend = Ce que nourrit la terre
trias-web-scroll = À côté d’un continent
trias-web-scroll-means = combien de tuiles il compte et combien de troupeaux chacun y possède ; qui mène est en gras
trias-web-continent =
    { $tiles ->
        [one] Continent de { $tiles } tuile
       *[other] Continent de { $tiles } tuiles
    }
trias-web-pole-continent =
    { $tiles ->
        [one] La terre du pôle Sud, { $tiles } tuile : elle ne rapporte rien
       *[other] La terre du pôle Sud, { $tiles } tuiles : elle ne rapporte rien
    }
trias-web-herds-of =
    { $herds ->
        [one] { $seat } avec { $herds } troupeau
       *[other] { $seat } avec { $herds } troupeaux
    }
trias-web-nobody = aucun troupeau
trias-web-leads = { $seats } en tête
trias-web-tied = { $seats } à égalité
trias-web-tile = { $tile }, { $crowd } sur { $room }
trias-web-lifted-tile = Soulevée { $wind } ({ $hex })

## Les troupeaux

trias-beasts = Chaque couleur est un animal différent du Trias. Les longueurs sont celles d’animaux adultes.
trias-beast-hyperodapedon = 1,3 m. On trouve ses os en Écosse, en Inde et au Brésil, qui ne formaient alors qu’une seule terre.
trias-beast-plateosaurus = 7 m. On en a trouvé plus de cent squelettes, la plupart en Allemagne et en Suisse.
trias-beast-arizonasaurus = 3 m. De longues épines portaient une voile sur son dos.
trias-beast-coelophysis = 3 m. Au Nouveau-Mexique, des centaines d’entre eux étaient enfouis ensemble.
trias-beast-proganochelys = 1 m. Une tortue à la carapace complète, qui ne pouvait pas y rentrer la tête.

## Exemples dans les règles

trias-example-put = Ada a soulevé la forêt à l’est (2,0). Elle peut la poser sur n’importe quelle case au bord doré : plus loin du pôle Sud qu’avant, au contact du continent que la forêt a quitté, sur la mer extérieure. Le troupeau de Bruno, qui s’y trouvait, nage maintenant.
trias-example-lift = Ada doit faire dériver une steppe. Elle peut soulever celles au bord doré, du continent de 11 tuiles ou de celui de 2. Elle ne peut soulever ni la steppe marquée d’un X, qui ne borde qu’une mer intérieure, ni une tuile du continent de 3, où elle n’a pas de troupeau.
trias-example-breed = Ada avait deux troupeaux dans la forêt à l’est (1,0), et l’un d’eux s’est reproduit. Des trois troupeaux, deux sont maintenant fatigués, ceux qui sont évidés : le parent et le nouveau-né. Celui qui est plein est frais et peut encore se reproduire ce tour-ci.
trias-example-crowd = Une steppe a été posée là où nageaient cinq troupeaux, et elle n’en nourrit que 3. À la fin de son tour, Ada reprend deux de ses trois troupeaux, et la tuile revient à sa limite. Les deux de Bruno peuvent rester.
trias-example-split = La forêt était le pont. Ada l’a soulevée à l’est (2,0), la terre s’est brisée en deux, et elle l’a posée plus loin (4,0). Le nouveau continent de 4 tuiles rapporte aussitôt : Ada y a le plus de troupeaux, trois, et gagne 2 points ; Bruno et Chloé, avec un chacun, en gagnent 1.
trias-example-three-parts = Ada a soulevé la steppe à l’est (2,0), et le troupeau de Bruno, qui s’y trouvait, nage. Le continent se brise en trois parties. A : la tuile rejoint la partie du pôle Sud, pas de décompte. B : un nouveau continent de 4 tuiles est décompté ; Chloé et Dana, avec 3 troupeaux chacune, reçoivent 2 points, Bruno, avec 2, en reçoit 1, Ada, avec 1, aucun. C : un nouveau continent de 3 tuiles est décompté ; Ada, avec 2 troupeaux, reçoit 2 points et Bruno, avec 1, en reçoit 1. D : la tuile réunit deux continents, pas de décompte. Toute autre case est trop près du pôle Sud ou ne touche aucune des parties.
trias-example-final = La fin. Sur le continent de l’ouest, de 7 tuiles, Ada et Bruno sont à égalité avec deux troupeaux chacun : ils se partagent 7 et 3½ et gagnent 6 chacun, Chloé rien. Sur celui de l’est, de 5 tuiles, Chloé gagne 5 et Ada, deuxième, 3. La terre du pôle Sud, au milieu, ne rapporte rien.
