# Clans : noms, coups, refus, points, étiquettes et règles en français.
# $territory, $source, $target : numéros de territoire, en texte ; $terrain, $clan, $clans : noms déjà traduits, en texte.

## Noms

clans-title = Clans
clans-tagline = Rassemblez les huttes sans laisser deviner lesquelles vous tiennent à cœur.
clans-summary = Fin de la préhistoire. De petits groupes de nomades ont traversé des temps durs et bien des luttes ; ils comprennent maintenant qu’à plusieurs on vit plus en sûreté, et fondent les premiers villages. Soixante huttes de cinq clans, dispersées sur tout le plateau, se rassemblent coup après coup en douze villages. Chacun peut déplacer n’importe quelle hutte, et chacun soutient un clan en secret. Amenez votre couleur dans les villages qui comptent, sans vous trahir.

clans-terrain-forest = forêt
clans-terrain-mountain = montagne
clans-terrain-steppe = steppe
clans-terrain-plain = plaine

clans-clan-red = rouge
clans-clan-blue = bleu
clans-clan-green = vert
clans-clan-yellow = jaune
clans-clan-black = noir

clans-ending-twelfth = Le douzième village a été décompté.
clans-ending-stuck = Plus aucun coup n’était possible.

## Coups

clans-move-hut = Une hutte du clan { $clan } est posée sur le territoire { $territory }.
clans-move-clan = { $seat } représente le clan { $clan }.
clans-move-hidden = { $seat } pioche une carte clan.
clans-move-move =
    { $huts ->
        [one] { $seat } déplace { $huts } hutte du territoire { $source } au territoire { $target }.
       *[other] { $seat } déplace { $huts } huttes du territoire { $source } au territoire { $target }.
    }
clans-move-village = { $seat } choisit de décompter maintenant le village du territoire { $territory }.
clans-move-village-last = { $seat } choisit le village du territoire { $territory } comme douzième. Les autres nouveaux villages ne comptent pas.

## Refus

clans-refusal-C1-3 = Les territoires { $source } et { $target } n’ont pas de frontière commune, et les huttes ne vont que sur un territoire voisin. Une rivière se traverse, un lac non.
clans-refusal-C3-1-empty-source = Il n’y a aucune hutte sur le territoire { $source }. Choisissez un territoire occupé.
clans-refusal-C3-1-empty-target = Les huttes doivent en rejoindre d’autres, et le territoire { $target } est vide. Choisissez un territoire voisin occupé.
clans-refusal-C3-2 = Un groupe de 7 huttes ou plus reste sur place, et le territoire { $source } en compte { $huts }. Il pourrait seulement rejoindre un groupe voisin au moins aussi grand ; les groupes plus petits, eux, peuvent encore le rejoindre.
clans-refusal-C3-3 = Les deux groupes comptent au moins 7 huttes, donc seul le plus petit peut rejoindre le plus grand : un groupe de { $huts } ne peut pas en rejoindre un de { $others }. L’inverse est permis.
clans-refusal-C4-4 = Plusieurs villages viennent de naître. Choisissez d’abord lequel est décompté maintenant.
clans-refusal-C4-4-village = Le territoire { $territory } ne fait pas partie des nouveaux villages. Choisissez l’un d’eux.
clans-refusal-C4-4-nothing = Il n’y a pas de village à choisir maintenant : ce choix ne se présente que si un même coup en crée plusieurs.
clans-refusal-C2-1 = Les huttes sont réparties au hasard, et seulement à la mise en place : une par territoire, cinq clans par région. Personne ne joue avant qu’elles soient toutes posées, et aucune ne s’ajoute ensuite.
clans-refusal-C2-2 = Les cartes clan sont distribuées au hasard, et seulement à la mise en place : une par personne, chaque clan une seule fois. Personne ne joue avant la distribution, et aucune carte n’est donnée ensuite.
clans-refusal-C7-1 = La partie est terminée : le douzième village a été décompté.
clans-refusal-C7-2 = La partie est terminée : plus personne ne pouvait jouer.

## Points et événements

clans-score-village =
    Village { $number } sur le territoire { $territory } ({ $terrain }), époque { $epoch } : { $huts ->
        [one] { $huts } hutte rapporte
       *[other] { $huts } huttes rapportent
    } { $value ->
        [one] { $value } point
       *[other] { $value } points
    } à chaque clan présent ({ $clans }).
clans-score-village-favourable =
    Village { $number } sur le territoire { $territory }, époque { $epoch } : { $huts ->
        [one] { $huts } hutte
       *[other] { $huts } huttes
    } + { $bonus } pour le terrain favorable ({ $terrain }) rapportent { $value ->
        [one] { $value } point
       *[other] { $value } points
    } à chaque clan présent ({ $clans }).
clans-score-village-last =
    Village { $number } sur le territoire { $territory } ({ $terrain }), époque { $epoch } : { $huts ->
        [one] { $huts } hutte
       *[other] { $huts } huttes
    } + { $bonus }, toujours accordés au dernier village, rapportent { $value ->
        [one] { $value } point
       *[other] { $value } points
    } à chaque clan présent ({ $clans }).
clans-score-village-hostile = Village { $number } sur le territoire { $territory }, époque { $epoch } : terrain hostile ({ $terrain }), le village est détruit et personne ne marque.
clans-score-village-strife = Village { $number } sur le territoire { $territory } ({ $terrain }), époque { $epoch } : cinq clans d’une seule hutte se sont querellés, il n’en reste aucun et personne ne marque.
clans-score-before = Points d’avant cette position : { $clans }.
clans-score-before-clan = { $clan } { $points }
clans-score-tokens =
    { $tokens ->
        [0] { $seat } : aucun jeton, aucun point de plus.
        [one] { $seat } : { $tokens } jeton, { $tokens } point.
       *[other] { $seat } : { $tokens } jetons, { $tokens } points.
    }
clans-strife = Les cinq clans se retrouvent sur le territoire { $territory } : c’est la querelle ! Tout clan qui n’y a qu’une hutte la perd ({ $clans }).
clans-founded = { $seat } prend un jeton pour le village du territoire { $territory }.
clans-epoch = L’époque { $epoch } commence. Favorable : { $favourable } (+{ $bonus }). Hostile : { $hostile }.
clans-epoch-last = L’époque { $epoch } commence, il ne reste qu’un village : il aura +{ $bonus } sur tout terrain.

## Étiquettes

clans-label-epoch = Époque { $epoch }
clans-label-favourable = Favorable
clans-label-hostile = Hostile
clans-label-all = tous
clans-label-none = aucun
clans-label-bonus = Bonus
clans-label-villages-left =
    { $count ->
        [0] Plus aucun village à décompter
        [one] Encore { $count } village à décompter
       *[other] Encore { $count } villages à décompter
    }
clans-label-tokens = Jetons
clans-label-points = Points
clans-label-clan = Clan
clans-label-secret = clan inconnu
clans-label-territory = Territoire
clans-label-lake = Lac
clans-label-region = Région
clans-label-seat = { $seat }
clans-label-turn = À { $seat } de jouer
clans-label-turn-village = { $seat } choisit le village à décompter
clans-label-turn-twelfth = { $seat } choisit le douzième village
clans-label-laying = On place les huttes
clans-label-dealing = On distribue les cartes clan
clans-label-winners =
    { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } gagnent.
    }
clans-label-village = village
clans-label-new-village = nouveau village, pas encore décompté
clans-label-gone-village = village disparu
clans-label-heavy = 7 huttes ou plus
clans-label-empty = vide
clans-label-huts = Huttes
clans-label-terrain = Terrain
clans-label-neighbours = Voisins
clans-label-river = Rivière
clans-label-total = Total
clans-prompt-move = Choisissez un groupe de huttes et un groupe voisin qu’il rejoint.
clans-prompt-village = Votre coup a créé plusieurs villages. Choisissez celui que l’on décompte maintenant.
clans-prompt-village-last = Votre coup a créé plus de villages qu’il ne reste de jetons. Choisissez le douzième et dernier : les autres ne comptent pas.

## Les règles

clans-rules-1-title = De quoi il s’agit
clans-rules-1-text =
    Finie la vie errante : les huttes se rapprochent et les premiers villages apparaissent. Cinq clans participent à chaque partie, que vous soyez deux, trois ou quatre : rouge, bleu, vert, jaune et noir [C2.2]. Vous représentez l’un d’eux en secret, et vous voulez qu’il habite les villages qui valent le plus.

    Aucune hutte n’appartient à qui que ce soit autour de la table. À votre tour, vous pouvez déplacer des huttes de toutes les couleurs [C3.1], et un village rapporte des points à chaque clan qui y vit, pas seulement à celui qui vous intéresse [C6.4]. Tout l’art est donc d’aider votre clan sans que cela se voie.

    À la fin, chacun dévoile son clan. Votre résultat : les points de votre clan, plus un point par jeton que vous avez récolté. Le meilleur résultat l’emporte [C7.3].

    Clans se joue de 2 à 4 joueurs, dès 10 ans, en 30 minutes environ.

clans-rules-2-title = Ce qu’il y a sur la table
clans-rules-2-text =
    La boîte contient :

    - Le **plateau**. Il montre 60 **territoires**, chacun de l’un des quatre terrains : forêt, montagne, steppe ou plaine. Rivières et lacs découpent le pays en 12 **régions** de 5 territoires ; les régions servent à la mise en place, ensuite vous pouvez les oublier [C1.1]. À côté de la carte se trouve le **tableau des époques**, et autour du tableau court la **piste des points**.
    - 60 **huttes**, 12 pour chacun des cinq clans, et 5 **cartes clan**, une par clan.
    - 12 **jetons**, rangés de haut en bas sur le tableau des époques, ceux de l’époque 1 en tête : on en prend un par village, et il vaut un point à la fin [C1.2].
    - 5 **disques**, un par clan, qui comptent ses points sur la piste. Ils partent de son début.

    Deux territoires sont **voisins** s’ils ont une frontière commune. Une rivière le long de cette frontière ne change rien, car les huttes la franchissent librement. Un lac, si : deux territoires qui n’ont qu’un lac entre eux ne sont pas voisins [C1.3]. Sur le plateau habituel, par exemple, le 4 et le 5 bordent une rivière chacun de son côté et sont voisins ; le 5 et le 22 se font face par-dessus un lac et ne le sont pas.

clans-rules-3-title = La mise en place
clans-rules-3-text =
    Chaque région reçoit cinq huttes, une par clan, posées au hasard sur ses cinq territoires, une sur chacun [C2.1]. Au départ, chaque territoire porte donc exactement une hutte, et aucun clan n’est entassé dans un coin.

    Chacun reçoit une carte clan au hasard et la regarde sans la montrer. Les cartes qui restent quittent la partie face cachée, sans que personne les voie. Les cinq clans jouent tous malgré cela, même ceux que personne ne représente : leurs huttes se déplacent et leurs points se comptent [C2.2].

    Le hasard désigne aussi qui commence : les places sont tirées au sort, sauf si vous fixez l’ordre vous-mêmes. À la revanche, c’est le joueur suivant qui commence. On joue à tour de rôle, dans le sens des aiguilles d’une montre [C2.3].

clans-rules-4-title = Votre coup
clans-rules-4-text =
    Il n’existe qu’une sorte de coup. Choisissez un territoire occupé, prenez-y **toutes** les huttes, quelle que soit leur couleur, et posez-les sur un territoire voisin qui **en porte déjà**. Impossible d’en laisser derrière soi, impossible d’aller sur un territoire vide [C3.1]. Chaque coup vide donc un territoire, et un territoire vide le reste jusqu’à la fin.

    Exemple : le 18 a pour voisins le 16, le 17 et le 19. Il y a 2 huttes sur le 18, 3 sur le 17, une sur le 19, et le 16 est vide. Les deux huttes du 18 peuvent aller ensemble sur le 17, ce qui en fait 5, ou ensemble sur le 19, ce qui en fait 3. Elles ne peuvent ni aller sur le 16, ni se séparer.

    Un grand groupe s’installe pour de bon : **7 huttes ou plus ne bougent plus**. D’autres peuvent encore les rejoindre [C3.2].

    Il y a une exception, rare. Quand deux groupes voisins comptent tous deux 7 huttes ou plus, le plus petit peut rejoindre le plus grand. S’ils sont égaux, n’importe lequel peut rejoindre l’autre [C3.3]. Exemple : 8 huttes à côté de 11. Les 8 peuvent rejoindre les 11, mais les 11 ne peuvent pas rejoindre les 8. Avec 9 à côté de 9, à vous de choisir lequel des deux groupes se déplace. Avec 8 à côté de 4, pas d’exception : seules les 4 peuvent bouger.

    On ne passe pas son tour. Tant qu’un coup est possible, il faut en jouer un [C3.4].

clans-rules-5-title = Les villages
clans-rules-5-text =
    Un **village** est un territoire occupé dont tous les voisins sont vides. Il naît d’un coup, et une seule hutte suffit. On regarde une fois, juste après le coup : le groupe qui vient de grandir est-il seul maintenant ? Un groupe à côté du territoire qui vient de se vider l’est-il ? [C4.1]

    Pour chaque nouveau village, l’auteur du coup prend le **jeton** du haut du tableau des époques, quels que soient les clans qui y vivent [C4.2]. Puis on décompte le village : d’abord la querelle, ensuite les points, comme l’expliquent les deux sections suivantes. Après quoi il ne joue plus aucun rôle : ses huttes n’ont personne à rejoindre, et personne ne peut les atteindre [C4.3].

    Exemple : le 48 a pour voisins le 45, le 47 et le 49 ; le 45 et le 47 sont vides. Il y a 3 huttes sur le 48, 2 sur le 49 et 4 sur le 51, voisin du 49. Vous pouvez déplacer les 2 huttes du 49 vers le 48 : cela fait un village de 5. Ou bien du 49 vers le 51 : alors les 3 huttes du 48 se retrouvent seules et deviennent un village sans qu’on y ait touché. Si les autres voisins du 51 étaient vides eux aussi, l’un et l’autre coup créeraient deux villages à la fois, sur le 48 et sur le 51.

    Si votre coup crée plusieurs villages, vous décidez dans quel ordre ils sont décomptés, et chacun est réglé entièrement avant le suivant [C4.4]. Cela compte lorsqu’une époque s’achève entre les deux. Exemple : il reste un jeton de l’époque 1, et votre coup crée un village de 4 huttes en forêt et un de 3 huttes en montagne. La forêt d’abord : on la décompte à l’époque 1, 4 + 1 = 5 points, puis la montagne à l’époque 2, 3 + 2 = 5 points. La montagne d’abord : hostile à l’époque 1, elle voit son village détruit, et la forêt ne rapporte que 4 points à l’époque 2. Les deux jetons sont à vous de toute façon.

    S’il naît plus de villages qu’il ne reste de jetons, vous choisissez lesquels sont décomptés, un par jeton. Les autres sont ignorés : ni jeton, ni points. Avec le douzième, la partie s’arrête aussitôt [C4.5]. Exemple : il reste deux jetons et votre coup crée trois villages. Vous en désignez un pour le dernier jeton de l’époque 4 et un comme douzième village, à l’époque 5 ; le troisième ne rapporte rien à personne.

clans-rules-6-title = La querelle
clans-rules-6-text =
    Tant qu’ils sont en chemin, les clans s’entendent bien. Mais si un nouveau village abrite des huttes des **cinq** clans, une querelle éclate : chaque clan qui y a exactement une hutte la perd, et c’est seulement ensuite qu’on décompte le village [C5.1]. Les huttes perdues quittent le plateau. Un clan qui en a deux ou plus ne perd rien.

    Exemple : un nouveau village compte 3 huttes jaunes, 2 bleues, 2 noires, 1 rouge et 1 verte. La rouge et la verte s’en vont. Le village compte désormais 7 huttes, et ni le rouge ni le vert n’y gagnent de points. Avec 3 jaunes, 2 bleues, 1 rouge et 1 verte, il ne se serait rien passé : il manque le noir, et à quatre les clans ne se querellent pas.

    Il peut même arriver que chaque clan n’ait qu’une hutte. Alors toutes les cinq s’en vont et le territoire est vide. Il compte tout de même parmi les douze villages, l’auteur du coup prend tout de même le jeton et les époques avancent comme d’habitude ; mais personne ne marque, et il n’y a pas de bonus, même pour le douzième village [C5.2].

clans-rules-7-title = Époques et points
clans-rules-7-text =
    La partie traverse cinq **époques**. Une époque dure autant de villages qu’elle a de jetons : 4, 3, 2, 2 et 1. Le village pour lequel on prend le dernier jeton d’une époque en fait encore partie ; le suivant appartient à la suivante [C6.1].

    À chaque époque, un terrain est **favorable**, c’est-à-dire que ses villages reçoivent un bonus, et un autre est **hostile**, c’est-à-dire que ses villages sont détruits. À la cinquième, tous sont favorables et aucun n’est hostile [C6.2] :

    - Époque 1, quatre villages : forêt favorable, +1 ; montagne hostile.
    - Époque 2, trois villages : montagne favorable, +2 ; plaine hostile.
    - Époque 3, deux villages : steppe favorable, +3 ; forêt hostile.
    - Époque 4, deux villages : plaine favorable, +4 ; steppe hostile.
    - Époque 5, un village : tous favorables, +5 ; aucun hostile.

    Un village vaut un point par hutte qui reste après une éventuelle querelle. Sur un terrain favorable, on ajoute le bonus de l’époque. Sur un terrain hostile, il ne vaut rien et toutes ses huttes sont retirées du plateau ; l’auteur du coup garde quand même le jeton [C6.3].

    Chaque clan qui a encore au moins une hutte dans le village reçoit la valeur **entière**. Une hutte rapporte autant que cinq [C6.4].

    Exemples : à l’époque 4, 2 huttes rouges et 4 noires en plaine font 6 + 4 = 10 points, 10 pour le rouge et 10 pour le noir. À l’époque 2, une hutte verte toute seule dans la steppe, qui n’est alors ni favorable ni hostile, fait 1 point pour le vert. À l’époque 3, huit huttes en forêt ne rapportent rien et quittent le plateau.

clans-rules-8-title = La fin, et qui gagne
clans-rules-8-text =
    Quand le douzième village a été décompté, la partie est finie. Ce dernier village reçoit toujours +5, quel que soit son terrain [C7.1]. C’est le bonus de l’époque 5, et il ne s’ajoute pas deux fois. Exemple : 1 hutte bleue et 2 jaunes en montagne font 3 + 5 = 8 points pour le bleu et 8 pour le jaune.

    Il arrive, rarement, que plus personne ne puisse jouer avant cela, parce qu’il n’y a plus deux territoires voisins tous deux occupés. La partie s’arrête alors aussitôt, et plus aucun village ne rapporte de points [C7.2]. Tant que deux groupes sont voisins, l’un des deux peut toujours bouger.

    Dans les deux cas, chacun dévoile maintenant son clan. Les disques des clans sans joueur quittent la piste des points, et chacun avance le disque de son clan d’un point par jeton qu’il possède. Le disque le plus avancé l’emporte [C7.3]. Exemple : Ada représente le bleu, qui a 41 points, et possède 3 jetons : 44. Bruno représente le noir, qui a 40 points, et possède 5 jetons : 45. Bruno gagne. Le rouge a 52 points mais pas de joueur : son disque quitte la piste.

    Si plusieurs partagent le meilleur résultat, tous gagnent [C7.4].

clans-rules-9-title = Ce qui est secret
clans-rules-9-text =
    Seules les cartes clan sont secrètes : la vôtre, jusqu’à la fin, et celles que personne n’a reçues. Tout le reste est visible de tous : les huttes, les points de chaque clan, et qui a pris quel jeton [C8.1].

clans-rules-10-title = Conseils pour bien jouer
clans-rules-10-text =
    - Au début, aidez plusieurs clans à la fois. Un coup qui profite à trois clans en dit peu sur vous ; un coup qui profite à un seul dit presque tout.
    - Observez ce que les autres ne font pas. Qui laisse filer une belle occasion pour le vert n’est sans doute pas le vert. Écarter les clans l’un après l’autre réussit souvent plus vite que deviner, surtout quand vous êtes peu nombreux.
    - Provoquez. Déplacez une hutte de sorte qu’au coup suivant elle puisse rejoindre un village ou en rester dehors : qui saisit l’occasion, ou la laisse passer, vous apprend quelque chose.
    - Une seule hutte suffit pour avoir part à un village [C6.4]. Gardez donc votre clan un peu partout, et laissez les huttes des autres s’entasser.
    - Comptez les couleurs avant de réunir deux groupes. Si votre clan n’y a qu’une hutte, la cinquième couleur vous la fait perdre ; s’il en a deux, la cinquième couleur chasse vos rivaux [C5.1].
    - Avec la septième hutte, un groupe est attaché à son terrain [C3.2]. Demandez-vous à quelle époque il pourra devenir un village, et ce que ce terrain vaudra alors [C6.2].
    - Si un village grandit sans votre clan, poussez-le vers un terrain hostile : ses clans n’en tirent rien, et leurs huttes disparaissent [C6.3].
    - Gardez un œil sur les jetons de l’époque en cours. Le même village peut valoir une fortune maintenant et rien un jeton plus tard [C6.1].
    - Vous pouvez aussi faire changer d’époque. Si un village qui vous nuirait est sur le point de naître, créez-en d’abord un autre, pour qu’il tombe dans une époque qui lui est hostile [C6.1].
    - Les parties serrées se jouent aux jetons [C7.3]. Prenez les villages qui s’offrent.
    - Un coup qui crée deux villages est un gros avantage, surtout à la fin d’une époque : vous choisissez lequel tombe encore dans l’ancienne et lequel dans la nouvelle. Saisissez l’occasion quand on vous la laisse, et ne la laissez jamais à la personne suivante [C4.4].
    - Préparez le douzième village : il rapporte +5 et met fin à tout ce que les autres avaient encore en tête [C7.1].

clans-rules-11-title = Un plateau à vous
clans-rules-11-text =
    Les territoires du plateau habituel sont numérotés de 0 à 59, et une liste donne le terrain et les voisins de chacun [C9]. Le dessin est le nôtre, et vous pouvez aussi jouer sur un plateau à vous. Il est vérifié avant usage : 60 territoires, 15 par terrain, 12 régions de 5, une carte d’un seul tenant et un voisinage toujours réciproque [C1.4].

clans-rules-12-title = Sources
clans-rules-12-text =
    Clans est un jeu de Leo Colovini, paru en 2002. Nous l’expliquons avec nos propres mots, d’après le livret italien, qui ne nomme pas d’illustrateur ; la carte et le tableau des époques suivent le plateau imprimé. Les dessins sont les nôtres, et aucun éditeur n’y a part.

## Décisions : pourquoi l’on joue ainsi

clans-ruling-C1-4 = Le plateau du livret est une image que nous n’avons pas. Le texte donne les 60 territoires, les 4 terrains et les 12 régions. Quels territoires sont voisins, et le terrain et la région de chacun, viennent d’une numérisation du plateau imprimé, et non du livret ; le dessin est le nôtre.
clans-ruling-C3-4 = Le livret dit que l’on joue et ne parle pas de passer. Qui peut jouer doit donc le faire.
clans-ruling-C4-5 = Le livret parle de deux villages pour le dernier jeton. Nous jouons de même quel que soit le nombre de villages et de jetons.
clans-ruling-C5-2 = Le livret ne dit pas ce qui se passe si la querelle ne laisse aucune hutte. C’était un village, donc il compte comme tel ; plus personne n’y vit, donc personne ne marque.
clans-ruling-C6-1 = Le tableau des époques est lui aussi une image que nous n’avons pas. Le texte du livret donne les deux premiers nombres, 4 et 3 ; 2, 2 et 1 viennent d’une numérisation du plateau imprimé.
clans-ruling-C6-2 = Le texte du livret nomme le terrain favorable des époques 1, 3 et 5 et le terrain hostile des époques 1 et 2, avec +1, +3 et +5. Quatre entrées viennent d’une numérisation du plateau imprimé : montagne favorable à l’époque 2, forêt hostile à l’époque 3, plaine favorable et steppe hostile à l’époque 4 ; et avec elles, +2 et +4.
clans-ruling-C7-1 = Le livret donne 5 points au dernier village, et l’époque 5 en donne 5 sur tout terrain. Pour nous, ce sont les mêmes 5 points.
clans-ruling-C7-2 = Le livret met fin à la partie sans autres points. Nous l’entendons des points des villages : les jetons étaient déjà gagnés et comptent encore.
clans-ruling-C7-4 = Le livret ne prévoit rien pour départager.

## Ce qui ne peut pas être lu

clans-unreadable = « { $text } » n’est pas un coup de Clans. Écrivez « move 12>13 » pour amener toutes les huttes du 12 au 13, ou « village 13 » pour le prochain village à décompter.
clans-unreadable-territory = « { $text } » : il n’y a pas de territoire { $number }. Ils sont numérotés de 0 à 59.
clans-unreadable-seat = « { $text } » : il n’y a pas de siège { $number }. Ils sont numérotés de 0 à 3.
clans-position-huts = « { $text } » n’est pas un groupe de huttes. Écrivez le territoire et une lettre par hutte : 12:RRB (R rouge, B bleu, G vert, Y jaune, K noir).
clans-position-dealt = Après { $dealt } distributions, le territoire { $territory } devrait se présenter autrement : pendant la mise en place, les territoires déjà servis ont chacun une hutte, ceux d’une région en cinq couleurs, et les autres aucune.

## Vérifications d’un plateau

clans-content-no-object = Un plateau de Clans est un objet JSON avec « terrain », « region » et « neighbours ».
clans-content-unknown-key = « { $key } » n’a pas sa place dans un plateau de Clans.
clans-content-missing-key = Il manque « { $key } » dans le plateau.
clans-content-sixty = « { $key } » doit énumérer 60 territoires, et en énumère { $count }.
clans-content-terrain = Territoire { $territory } : il n’y a pas de terrain « { $name } ». Les terrains sont : { $names }.
clans-content-region = Territoire { $territory } : « { $region } » n’est pas une région. Elles sont numérotées de 0 à 11.
clans-content-neighbour = Territoire { $territory } : ses voisins doivent être une liste de nombres de 0 à 59, et non { $neighbours }.
clans-content-fifteen = Il doit y avoir 15 territoires « { $name } », et il y en a { $count }.
clans-content-five = La région { $region } doit avoir 5 territoires, et elle en a { $count }.
clans-content-itself = Le territoire { $territory } ne peut pas être son propre voisin.
clans-content-twice = Le territoire { $territory } nomme deux fois { $other } parmi ses voisins.
clans-content-mutual = Le territoire { $territory } nomme { $other } parmi ses voisins, mais { $other } ne nomme pas { $territory }.
clans-content-pairs = Le plateau a { $count } paires de voisins. On ne peut pas jouer avec plus de { $most }.
clans-content-connected = La carte doit être d’un seul tenant, et le territoire { $territory } ne peut pas être atteint depuis le territoire 0.
clans-content-drawing = Dans le dessin, « { $key } » n’est pas comme il faut : les dimensions sont des nombres supérieurs à 0, les lignes sont des listes de points [x, y], et aucun nombre ne dépasse un million.
clans-content-drawing-key = « { $key } » n’a pas sa place dans le dessin d’un plateau de Clans.

## Dans le navigateur

clans-web-map = Carte de Clans
clans-web-territory = { $territory }, { $terrain } : { $what }
clans-web-huts = { $clan } { $count }
clans-web-place = { $territory }, { $terrain }
clans-web-place-is = { $what }. Voisins : { $neighbours }.
clans-web-offer-group = { $place }. Prendre ce groupe.
clans-web-offer-join = { $place }. Rejoindre ce groupe.
clans-web-offer-back = { $place }. Le remettre à sa place.
clans-web-offer-village = { $place }. Décompter ce village maintenant.
clans-web-offer-village-last = { $place }. En faire le douzième village.
clans-web-picked =
    { $huts ->
        [one] La hutte du { $territory } : où va-t-elle ?
       *[other] Les { $huts } huttes du { $territory } : où vont-elles ?
    }
clans-web-put-back = Remettre
clans-web-spot = { $territory } ({ $terrain })
clans-web-move =
    { $huts ->
        [one] { $huts } hutte du { $source } au { $target }
       *[other] { $huts } huttes du { $source } au { $target }
    }
clans-web-village = Décompter maintenant le village du { $territory }
clans-web-village-last = Faire du village du { $territory } le douzième
clans-web-your-clan = Votre clan
clans-web-so-far =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } + { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
clans-web-epochs = Époques
clans-web-epoch-number = Époque
clans-web-epoch = Favorable : { $favourable } (+{ $bonus }). Hostile : { $hostile }. { $left }.
clans-web-points = Points des clans
clans-web-clan-points = { $clan } { $points }
clans-web-clan-advanced = { $clan } : { $points } + { $tokens } = { $total }
clans-web-clan-off = sans joueur : retiré
clans-web-seats = Joueurs
clans-web-tokens =
    { $count ->
        [0] aucun jeton
        [one] { $count } jeton
       *[other] { $count } jetons
    }
clans-web-stands-for = représente le clan { $clan }
clans-web-belief = Le clan que { $name } pourrait représenter
clans-web-odds = { $clan } : { $odds } %

## Exemples dans les règles

clans-example-move = Le 38 a 4 voisins, mais le 35 et le 36 sont vides : les 3 huttes du 38 ne peuvent aller que sur le 37 ou sur le 39. Les 7 huttes du 37 ne bougent plus ; d’autres peuvent encore les rejoindre.
clans-example-village = Les 2 huttes du 49 rejoignent les 3 du 48. Tous les voisins du 48 sont maintenant vides, et ses 5 huttes forment un village. Sur le 51, aucun village ne naît : à côté, le 52 a encore une hutte.
clans-example-strife = Quand ces 4 huttes rejoignent les 5 du 48, le nouveau village réunit les cinq clans, et une querelle éclate. Le rouge et le vert, qui n’ont qu’une hutte, la perdent. Il en reste sept : 3 jaunes, 2 bleues et 2 noires.
clans-example-favourable = Époque 4 : la plaine est favorable, +4. Le village du 49 a 2 huttes rouges et 4 noires, il vaut donc 6 + 4 = 10 points : 10 pour le rouge et 10 pour le noir.
