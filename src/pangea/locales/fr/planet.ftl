# Planet : noms, coups, refus, points, étiquettes et règles en français.
# $tile, $face, $round, $earlier : nombres sous forme de texte ; $animal, $habitat, $habitats, $liking, $measure, $worth : texte déjà traduit.

## Noms

planet-title = Planet
planet-tagline = Un monde entre vos mains, et un foyer pour ses animaux.
planet-summary = Un monde à vous, à l’aube de son histoire : rien n’y vit encore. Il est nu entre vos mains, avec douze faces à couvrir. Manche après manche, vous choisissez des terres et des mers, vous tournez les tuiles jusqu’à ce qu’elles s’accordent, et océans, forêts, déserts, montagnes et glaciers s’étendent. À partir de la troisième manche, les animaux arrivent, et chacun s’installe sur la planète qui lui convient le mieux.

planet-option-rules = Règles
planet-option-rules-note = Dans le jeu complet, chacun a un habitat secret : il rapporte des points à la fin, et les animaux des autres habitats valent 2 points. Dans le jeu pour débuter, chaque animal vaut 1 point, et c’est tout : le livret le conseille pour une première partie et avec des enfants.
planet-option-rules-full = complètes
planet-option-rules-beginners = pour débuter, sans cartes habitat
planet-option-animals = Animaux
planet-option-animals-note = Visibles : on sait dès le début quels animaux viennent et quand. Surprise : la moitié est face cachée, et on en dévoile un après chaque manche.
planet-option-animals-open = tous visibles
planet-option-animals-surprise = surprise

planet-habitat-ocean = océan
planet-habitat-forest = forêt
planet-habitat-desert = désert
planet-habitat-mountain = montagne
planet-habitat-glacier = glacier

planet-animal-whale = Baleine
planet-animal-otter = Loutre
planet-animal-turtle = Tortue
planet-animal-octopus = Poulpe
planet-animal-narwhal = Narval
planet-animal-jellyfish = Méduse
planet-animal-dolphin = Dauphin
planet-animal-shark = Requin
planet-animal-seahorse = Hippocampe
planet-animal-panda = Panda
planet-animal-beaver = Castor
planet-animal-tiger = Tigre
planet-animal-gorilla = Gorille
planet-animal-fox = Renard
planet-animal-owl = Hibou
planet-animal-frog = Grenouille
planet-animal-jaguar = Jaguar
planet-animal-sloth = Paresseux
planet-animal-camel = Chameau
planet-animal-flamingo = Flamant
planet-animal-lion = Lion
planet-animal-elephant = Éléphant
planet-animal-saiga = Saïga
planet-animal-scorpion = Scorpion
planet-animal-meerkat = Suricate
planet-animal-ostrich = Autruche
planet-animal-cobra = Cobra
planet-animal-ibex = Bouquetin
planet-animal-moose = Élan
planet-animal-bear = Ours
planet-animal-vulture = Vautour
planet-animal-yak = Yack
planet-animal-marmot = Marmotte
planet-animal-eagle = Aigle
planet-animal-chamois = Chamois
planet-animal-alpaca = Alpaga
planet-animal-penguin = Manchot
planet-animal-walrus = Morse
planet-animal-lynx = Lynx
planet-animal-hare = Lièvre
planet-animal-wolf = Loup
planet-animal-ermine = Hermine
planet-animal-seal = Phoque
planet-animal-reindeer = Renne
planet-animal-lemming = Lemming

## Ce qu’aime un animal
# « la plus grande forêt qui touche un glacier » : composé à partir des morceaux ci-dessous.

planet-liking-most = le plus grand nombre { $most }
planet-liking-touching = { $largest } qui touche { $other }
planet-liking-apart = { $largest } qui ne touche { $other }

planet-most-ocean = d’océans séparés
planet-most-forest = de forêts séparées
planet-most-desert = de déserts séparés
planet-most-mountain = de montagnes séparées
planet-most-glacier = de glaciers séparés

planet-largest-ocean = le plus grand océan
planet-largest-forest = la plus grande forêt
planet-largest-desert = le plus grand désert
planet-largest-mountain = la plus grande montagne
planet-largest-glacier = le plus grand glacier

planet-some-ocean = un océan
planet-some-forest = une forêt
planet-some-desert = un désert
planet-some-mountain = une montagne
planet-some-glacier = un glacier

planet-no-ocean = aucun océan
planet-no-forest = aucune forêt
planet-no-desert = aucun désert
planet-no-mountain = aucune montagne
planet-no-glacier = aucun glacier

planet-portions =
    { $count ->
        [one] { $count } portion
       *[other] { $count } portions
    }
planet-regions =
    { $count ->
        [one] { $count } région
       *[other] { $count } régions
    }

planet-ending-twelve = La douzième manche est terminée.

## Coups

planet-move-animal = Sous la manche { $round } : { $animal } ({ $liking }).
planet-move-surprise = Carte dévoilée pour la manche { $round } : { $animal } ({ $liking }).
planet-move-habitat = { $seat } pioche la carte habitat { $habitat }.
planet-move-hidden = { $seat } pioche une carte habitat.
planet-move-reveal = La tuile { $tile } est retournée ({ $habitats }).
planet-move-tile = { $seat } pose la tuile { $tile } ({ $habitats }) sur la face { $face }{ $turn ->
        [1] , tournée une fois à droite
        [2] , tournée deux fois à droite
        [3] , tournée deux fois à gauche
        [4] , tournée une fois à gauche
       *[other] { "" }
    }.

planet-put-aside =
    { $count ->
        [one] La tuile { $tiles } va, face cachée, sur la pile de la manche { $round }.
       *[other] Les tuiles { $tiles } vont, face cachée, sur la pile de la manche { $round }.
    }
planet-leave =
    { $count ->
        [one] La tuile { $tiles } quitte la partie.
       *[other] Les tuiles { $tiles } quittent la partie.
    }
planet-given =
    { $next ->
        [0] { $animal } ({ $liking }) : { $seat } l’obtient avec { $measure } ; personne d’autre n’a ce qu’il faut.
       *[other] { $animal } ({ $liking }) : { $seat } l’obtient avec { $measure } ; le suivant en a { $next }.
    }
planet-given-second = { $animal } ({ $liking }) : égalité à { $measure }. La deuxième région départage, { $best } à { $next } : { $seat } l’obtient.
planet-given-third = { $animal } ({ $liking }) : égalité à { $measure }, et encore avec la deuxième région. La troisième départage, { $best } à { $next } : { $seat } l’obtient.
planet-moved-on-tie = { $animal } ({ $liking }) : égalité à { $measure }. La carte passe à la manche { $round }.
planet-moved-on-none = { $animal } ({ $liking }) : aucune planète ne peut l’accueillir. La carte passe à la manche { $round }.
planet-nobody-tie = { $animal } ({ $liking }) : égalité à { $measure }, que rien ne départage. Personne ne l’obtient.
planet-nobody-none = { $animal } ({ $liking }) : aucune planète ne peut l’accueillir. Personne ne l’obtient.
planet-round = La manche { $round } commence. { $seat } joue en premier.

## Refus

planet-refusal-P5-1 = La partie est terminée : les douze manches ont été jouées.
planet-refusal-P2-2-first = Les animaux ne sont pas encore tous en place. Personne ne pose de tuile avant.
planet-refusal-P6-2-first = D’abord, un animal est dévoilé.
planet-refusal-P2-3-first = D’abord, chacun reçoit une carte habitat.
planet-refusal-P3-1-first = D’abord, les cinq tuiles de la manche sont retournées.
planet-refusal-P2-2-now = { $animal } : aucun animal n’est mis en place maintenant.
planet-refusal-P2-2-round = { $animal } : le prochain animal ne va pas sous la manche { $round }. Les animaux sont mis en place dans l’ordre des manches.
planet-refusal-P1-6 = { $animal } : cette carte a déjà été piochée, et il n’y en a qu’une.
planet-refusal-P2-3-now = { $seat } ne reçoit pas de carte habitat maintenant. On les donne une seule fois, siège après siège, avant la première manche.
planet-refusal-P6-1 = Dans les règles pour débuter, il n’y a pas de cartes habitat.
planet-refusal-P2-3-taken = La carte habitat { $habitat } a déjà été donnée.
planet-refusal-P3-1-now = Tuile { $tile } : aucune tuile n’est retournée maintenant. Cela se fait au début des manches 1 à 10.
planet-refusal-P2-1 = La tuile { $tile } a déjà été retournée.
planet-refusal-P3-1-tile = La tuile { $tile } n’est pas parmi les tuiles visibles. Choisissez parmi celles-ci : { $tiles }.
planet-refusal-P3-3 = La face { $face } de votre planète est couverte, et ce qui s’y trouve y reste. Choisissez une face nue.

## Points

planet-worth-own = 1 point, car c’est aussi l’habitat de la carte habitat
planet-worth-other = 2 points
planet-worth-beginners = 1 point
planet-worth-unknown = 1 ou 2 points, selon la carte habitat

planet-score-habitat =
    { $seat }, carte habitat { $habitat } : { $portions ->
        [one] { $portions } portion
       *[other] { $portions } portions
    }, { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }.
planet-score-habitat-hidden = { $seat } : la carte habitat est encore cachée.
planet-score-animal-plain = { $animal }, { $seat } : { $worth }.
planet-score-animal =
    { $next ->
        [0] { $animal }, { $seat }, manche { $round } : { $liking }, sans rival avec { $measure }. { $worth }.
       *[other] { $animal }, { $seat }, manche { $round } : { $liking }, { $measure } contre { $next }. { $worth }.
    }
planet-score-animal-moved =
    { $next ->
        [0] { $animal }, { $seat }, manche { $round }, report de la manche { $earlier } : { $liking }, sans rival avec { $measure }. { $worth }.
       *[other] { $animal }, { $seat }, manche { $round }, report de la manche { $earlier } : { $liking }, { $measure } contre { $next }. { $worth }.
    }
planet-score-animal-second = { $animal }, { $seat }, manche { $round } : { $liking }, égalité à { $measure }, puis { $best } contre { $next } avec la deuxième région. { $worth }.
planet-score-animal-third = { $animal }, { $seat }, manche { $round } : { $liking }, égalité à { $measure } et avec la deuxième région, puis { $best } contre { $next } avec la troisième. { $worth }.
planet-score-nobody = { $animal } : { $liking }. Après la dernière manche, personne n’était en tête, et personne n’obtient la carte.

## Étiquettes

planet-label-seat = { $seat }
planet-label-turn = Manche { $round } : { $seat } pose une tuile
planet-label-laying = Les animaux sont mis en place
planet-label-dealing = Les cartes habitat sont distribuées
planet-label-turning = Manche { $round } : les tuiles sont retournées
planet-label-surprise = Un animal est dévoilé
planet-label-winners =
    { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } gagnent.
    }
planet-label-round = Manche
planet-label-first = commence
planet-label-tiles = Tuiles visibles
planet-label-left = Pour la manche { $round }
planet-label-animals = Animaux
planet-label-leads = en tête
planet-label-tie = égalité
planet-label-none = encore personne
planet-label-nobody = personne
planet-label-face-down = face cachée
planet-label-points = Points
planet-label-now = Si c’était la fin
planet-label-card = Carte habitat
planet-label-secret = cachée
planet-label-bare = nue
planet-label-face = Face { $face }
planet-label-tile = Tuile { $tile }
planet-label-portions = Portions
planet-prompt-place = Manche { $round } : choisissez une des tuiles visibles, une face nue de votre planète et la rotation de la tuile.

## Lecture

planet-unreadable = « { $text } » n’est pas un coup de Planet. Écrivez « tile 17 face 3 turn 2 » pour la tuile 17 sur la face 3, tournée deux fois.
planet-unreadable-tile = « { $text } » : il n’y a pas de tuile { $number }. Elles sont numérotées de 0 à 49.
planet-unreadable-face = « { $text } » : il n’y a pas de face { $number }. Elles sont numérotées de 0 à 11.
planet-unreadable-turn = « { $text } » : une tuile ne se tourne pas { $number } fois. Elle se tourne de 0 à 4 fois.
planet-unreadable-round = « { $text } » : il n’y a pas d’animaux sous la manche { $number }. Il y en a sous les manches 3 à 12.
planet-unreadable-seat = « { $text } » : il n’y a pas de siège { $number }. Ils sont numérotés de 0 à 3.
planet-unreadable-animal = « { $text } » : il n’y a pas d’animal « { $name } ». Vouliez-vous dire « { $nearest } » ?

planet-position-habitats = « habitats { $text } » : il faut un habitat différent pour chaque siège ({ $habitats }), « ? » s’il n’est pas connu, « - » s’il n’est pas encore donné.
planet-position-card = « { $text } » n’est pas une carte qui va ici. Écrivez la manche sous laquelle elle se trouve et l’animal, 6:fox, puis qui l’a obtenu, 6:fox>1, ou 6:fox>- pour personne.
planet-position-card-twice = « { $text } » : cet animal figure deux fois.
planet-position-planets = Il faut une planète pour chacun des { $players } joueurs, et leur nombre est ici de { $count }.
planet-position-face = « { $text } » n’est pas une face qui va ici. Écrivez le numéro d’une face, chacune une fois, et les lettres de ses cinq portions ({ $letters }) : 3:OOFFD.
planet-position-tiles = « { $text } » : les tuiles sont des nombres de 0 à 49, ou des suites comme 3-7 ; cinq au plus sont visibles ou dans une pile.
planet-position-tile-twice = La même tuile figure deux fois.
planet-position-few = « { $clause } » : il en faut au moins { $needed } pour le reste de la partie, et il y en a { $count }.

planet-content-no-object = Le contenu de Planet est un objet JSON avec « tiles », « animals » et « habitats ».
planet-content-unknown-key = « { $key } » n’a pas sa place dans le contenu de Planet, qui comprend : { $keys }.
planet-content-missing-key = Il manque « { $key } » dans le contenu.
planet-content-fifty = « tiles » doit donner 50 tuiles, et en donne { $count }.
planet-content-tile = Tuile { $tile } : { $text } n’est pas une tuile. Une tuile, ce sont cinq de ces lettres : { $letters }.
planet-content-tile-habitats = Tuile { $tile }, { $text } : on rapporte qu’une tuile montre deux ou trois habitats, et celle-ci en montre { $count }.
planet-content-tile-twice = La tuile { $tile }, { $text }, est la même que la tuile { $other }, seulement tournée. On rapporte que toutes les tuiles sont différentes.
planet-content-forty-five = « animals » doit donner 45 animaux, et en donne { $count }.
planet-content-animal = Animal { $animal } : { $text } n’est pas un animal. Il a « name », « habitat », « kind » et, si « kind » n’est pas « most », « other ». On peut ajouter « border ».
planet-content-animal-name = Animal { $animal } : { $text } n’est pas un nom. Un nom est un seul mot en minuscules de a à z.
planet-content-animal-name-twice = Deux animaux s’appellent « { $name } ». Chaque nom ne sert qu’une fois.
planet-content-animal-habitat = « { $name } » : { $text } n’est pas un habitat. Les habitats sont : { $habitats }.
planet-content-animal-kind = « { $name } » : { $text } n’est pas une sorte. Les sortes sont : { $kinds }.
planet-content-animal-most = « { $name } » aime le plus grand nombre de régions de son habitat ; il n’a donc pas de « other », qui vaut ici { $text }.
planet-content-animal-other = « { $name } » : { $text } n’est pas l’autre habitat qu’il faut ici, à choisir parmi { $habitats }.
planet-content-animal-twice = « { $name } » aime la même chose que « { $other } » ({ $liking }). On rapporte que, pour chaque habitat, il y a un animal pour le plus grand nombre de régions et, pour chaque autre habitat, un qui le touche et un qui ne le touche pas.
planet-content-portions = Les tuiles ont ces portions : { $counts }. On rapporte que l’océan en a le plus, puis la forêt, et le glacier le moins.
planet-content-five-steps = « { $habitat } » : les paliers sont { $text }. Des joueurs rapportent cinq paliers de trois portions ; à partir de ce premier : { $reported }.
planet-content-habitats = « habitats » doit avoir une liste pour chacun de ceux-ci, et rien d’autre : { $habitats }.
planet-content-steps = « { $habitat } » : { $text } n’est pas une liste de paliers. Un palier est [portions, points], avec 1 à 60 portions et 1 à 99 points.
planet-content-rising = « { $habitat } » : après le palier { $one } vient { $next }. Portions et points doivent augmenter d’un palier à l’autre.

## Les règles

planet-rules-1-title = De quoi il s’agit
planet-rules-1-text =
    Chacun construit un monde. Le vôtre n’est d’abord qu’une boule nue à douze faces de cinq côtés, un dodécaèdre, que vous pouvez tourner entre vos mains [P1.1]. À chacune des douze manches, vous choisissez un morceau de terre et de mer, vous le posez sur une des faces et vous le tournez pour que les océans rejoignent les océans et les forêts les forêts.

    À partir de la troisième manche, des animaux cherchent un foyer. Le panda veut beaucoup de forêts, l’éléphant un grand désert au pied d’une montagne, et chaque animal s’installe sur la planète qui lui convient le mieux. À la fin, vous comptez des points pour vos animaux et pour l’habitat qui, en secret, est cher à votre planète. Qui a le plus de points gagne [P5.3].

    Planet se joue de 2 à 4 joueurs, dès 8 ans, en 30 minutes environ.

planet-rules-2-title = Ce qu’il y a sur la table
planet-rules-2-text =
    Il y a 4 **planètes** nues, une par joueur, 50 **tuiles** de terres et de mers, 45 **cartes animal**, 5 **cartes habitat** et 1 marqueur de premier joueur. Une tuile est un pentagone de cinq triangles, les **portions**, et chaque portion est océan, forêt, désert, montagne ou glacier [P1.2].

    Chaque tuile montre deux ou trois habitats, et les portions semblables y sont côte à côte ou non. Il n’y en a pas deux pareilles, quelle que soit la façon de les tourner. Sur les 50, on compte 61 portions d’océan, 57 de forêt, 42 de désert, 49 de montagne et 41 de glacier : les glaciers sont rares, les océans non [P1.5].

    Neuf animaux appartiennent à chaque habitat. L’un veut le plus grand nombre de régions séparées de cet habitat. Quatre veulent la plus grande région qui touche l’un des autres habitats : pour le renard, c’est la plus grande forêt qui touche un glacier, pour la tortue le plus grand océan qui touche un désert. Quatre veulent la plus grande région qui ne touche pas l’un d’eux : pour le renne, c’est le plus grand glacier qui ne touche aucun désert [P1.6].

    Une carte habitat donne des points pour les portions de son habitat sur votre planète. Elle a cinq paliers de trois portions, qui valent 2, 4, 6, 8 et 10 points. Le glacier et le désert demandent 11, 14, 17, 20 et 23 portions, la montagne 13, 16, 19, 22 et 25, la forêt 15, 18, 21, 24 et 27, l’océan 16, 19, 22, 25 et 28 [P1.7]. Exemple : avec 16 portions de montagne, la carte montagne donne 4 points.

planet-rules-3-title = Voisines et régions
planet-rules-3-text =
    Chaque portion a trois voisines : les deux à côté d’elle sur sa tuile, et celle de l’autre côté de l’arête de la face. Une face nue n’a pas de portions, et l’arête qui la borde ne mène nulle part [P1.3]. Les portions qui ne se rejoignent qu’en un point ne sont pas voisines : ni celles d’une tuile qui se rejoignent en son centre, ni celles de trois tuiles qui se rejoignent à un sommet de la planète.

    Une **région**, ce sont toutes les portions d’un même habitat reliées de voisine en voisine, qu’il y en ait une ou vingt. Deux régions se touchent quand une portion de l’une est voisine d’une portion de l’autre [P1.4].

    Exemple : une tuile montre, dans le sens des aiguilles d’une montre, océan, océan, forêt, forêt, désert. Ses deux océans sont une région, ses deux forêts une autre. De l’autre côté de l’arête d’une des forêts se trouve une tuile dont la portion, là, est aussi de la forêt : tout cela fait maintenant une forêt plus grande.

planet-rules-4-title = La mise en place
planet-rules-4-text =
    Les tuiles sont mélangées et posées face cachée en dix piles de cinq : une pour chacune des manches 1 à 10 [P2.1].

    Vingt animaux sont piochés et posés face visible sous les manches : un pour chacune des manches 3, 4 et 5, deux pour chacune des manches 6 à 9, trois pour chacune des manches 10 à 12. Chacun peut donc en tenir compte dès le début [P2.2].

    Chacun pioche une carte habitat et la garde cachée jusqu’à la fin. Le sort décide qui commence, sauf si vous fixez l’ordre vous-mêmes ; à la revanche, c’est le joueur suivant, et autour d’une vraie table, le plus jeune [P2.3]. Pour une première partie, et avec des enfants, laissez les cartes habitat de côté [P6.1].

planet-rules-5-title = Une manche : terres et mers
planet-rules-5-text =
    Les cinq tuiles de la manche sont retournées. Qui a le marqueur commence, puis on continue dans le sens des aiguilles d’une montre : prenez une des tuiles qui restent et posez-la sur une face nue de votre planète, tournée comme vous voulez. Il y a cinq façons de la tourner [P3.1].

    Une tuile posée ne bouge plus. On peut regarder toutes les planètes, sous tous les angles et à tout moment, la sienne et celles des autres [P3.3].

    Les tuiles que personne n’a prises sont mises de côté face cachée, dans l’ordre où elles ont été retournées. Les cinq premières sont les tuiles de la manche 11, les cinq suivantes celles de la manche 12 ; les autres quittent la partie. Comme tous les ont vues, ce que réservent les deux dernières manches n’est pas un secret [P3.2]. Exemple : à trois, il reste deux tuiles par manche. Après deux manches, quatre sont prêtes pour la manche 11 ; des deux qui restent à la troisième, celle qui a été retournée la première est la cinquième, et l’autre commence la pile de la manche 12.

planet-rules-6-title = Une manche : la vie
planet-rules-6-text =
    À partir de la troisième manche, quand tous ont posé leur tuile, regardez les animaux de la manche. Chacun va à la planète qui lui convient le mieux [P4.1] :

    - S’il veut le **plus grand nombre de régions** d’un habitat, comptez celles qui sont séparées.
    - S’il veut la **plus grande région qui touche** un autre habitat, ne regardez que les régions qui le touchent quelque part, et comparez la plus grande de celles-là. Elle n’a pas besoin d’être la plus grande de toutes : une forêt de 12 loin de tout glacier ne dit rien au renard, une forêt de 3 au bord d’un glacier lui suffit.
    - S’il veut la **plus grande région qui ne touche pas** un autre habitat, ne regardez que les régions qui ne le touchent nulle part, et comparez la plus grande de celles-là. Pour le renne, un glacier de 4 loin de tout désert compte, même quand un glacier de 7 au bord d’un désert ne compte pas. Une face nue n’est pas un habitat et ne gâche rien.

    Qui n’a aucune région de ce genre ne peut pas obtenir la carte [P4.2].

    Si deux joueurs ou plus sont à égalité, ou si personne n’a de région de ce genre, la carte passe à la manche suivante et s’y joue, avec les animaux de cette manche-là [P4.3]. Elle peut être reportée plusieurs fois.

    Après la manche 12, il n’y a pas de manche suivante : on y départage donc les égalités. Pour les deux sortes qui demandent la plus grande région, ceux qui sont à égalité comparent leur deuxième plus grande région de la sorte voulue, puis la troisième. Qui est derrière, ou n’en a pas, est écarté. S’ils sont encore à égalité après la troisième, personne n’obtient la carte. Si l’égalité porte sur le plus grand nombre de régions, personne n’obtient la carte [P4.4].

    Exemple : à la manche 12, deux joueurs ont chacun une forêt de 9 portions qui touche un glacier. L’un a une autre forêt qui touche un glacier, de 5 portions ; l’autre n’en a pas. Celui qui a la deuxième forêt obtient le renard [P4.v1].

    Ensuite, le marqueur passe à gauche et la manche suivante commence [P4.5].

planet-rules-7-title = La fin, et qui gagne
planet-rules-7-text =
    Après la douzième manche, toutes les planètes sont couvertes. On montre les cartes habitat, et chacune donne les points des portions sur la planète de son détenteur [P5.1].

    Un animal dont l’habitat est celui de votre carte habitat donne 1 point, tout autre animal 2, que la carte habitat elle-même vous ait donné des points ou non [P5.2]. L’habitat d’un animal est celui dont il veut beaucoup, et la couleur du bord de sa carte : le renard est un animal de la forêt.

    Qui a le plus de points gagne. À égalité, qui a le plus d’animaux gagne ; si l’égalité demeure, tous gagnent [P5.3].

    Exemple : la carte d’Ada est la forêt. Elle a 18 portions de forêt, soit 4 points. Elle a le renard et le panda, 1 point chacun, et le chameau, le phoque et le loup, 2 points chacun : 4 + 2 + 6 = 12.

planet-rules-8-title = Deux autres façons de jouer
planet-rules-8-text =
    Pour **débuter** : sans cartes habitat. Chaque animal donne 1 point. Le livret le conseille pour une première partie et avec des enfants [P6.1].

    Avec des **animaux surprise** : sous chacune des manches 3 à 12 se trouvent deux animaux, l’un visible et l’autre caché. À la fin de chaque manche, dès la première, on en dévoile un : à la fin de la manche 1 celui de la manche 3, à la fin de la manche 2 celui de la manche 4, et ainsi de suite [P6.2]. Ainsi, au début d’une manche, tous les animaux de cette manche et de la suivante sont visibles.

    Les deux variantes peuvent se combiner.

planet-rules-9-title = Ce qui est caché
planet-rules-9-text =
    Sont cachées les cartes habitat, les tuiles des piles qui n’ont pas été retournées et, avec les animaux surprise, les cartes face cachée. Tout le reste est vu de tous, même ce qui est prêt pour les manches 11 et 12 [P7.1].

planet-rules-10-title = Conseils pour bien jouer
planet-rules-10-text =
    - Anticipez les manches à venir. Une région qui est grande à la manche 6 peut gagner encore à la manche 11, si un animal aux mêmes goûts y attend.
    - Ce que veut un animal doit être d’un seul tenant quand sa manche se termine, ni avant ni après. Réunissez deux régions à temps, ou gardez-les séparées pour l’animal qui en veut beaucoup [P4.1].
    - Une seule mauvaise voisine suffit : une portion de désert au bord de votre plus grand glacier, et ce glacier ne compte plus pour le renne. Un plus petit qui ne touche aucun désert compte encore [P4.1].
    - Regardez les autres planètes avant de choisir. Une portion d’avance suffit, et parfois la meilleure tuile est celle dont un autre a besoin [P3.3].
    - Les animaux des autres habitats comptent double pour vous. Votre carte habitat veut beaucoup de portions, mais vous n’avez pas besoin de gagner les animaux de cet habitat [P5.2].
    - Gardez une face libre là où elle peut servir. La dernière face nue décide de la rencontre de deux régions, et vous connaissez les tuiles des manches 11 et 12 [P3.2].
    - À égalité, rien n’est perdu : la carte revient à la manche suivante [P4.3].

planet-rules-11-title = Vos propres tuiles et animaux
planet-rules-11-text =
    Planet est un jeu d’Urtis Šulinkas, illustré par Sabrina Miramon, paru en 2018. Ces règles suivent le livret italien.

    Les images des tuiles ne nous sont pas connues : nos cinquante sont dessinées à neuf [P1.5]. Le panda, l’éléphant, le renne et le renard veulent ce que dit le livret ; la tortue, le tigre, la méduse, l’élan et la baleine, ce que rapportent des joueurs. Nous avons choisi les autres animaux et ce qu’ils veulent [P1.6]. Les paliers des cartes glacier, désert et forêt correspondent à ce que disent le livret et des joueurs ; ceux de la montagne et de l’océan sont de notre cru [P1.7].

    Si vous possédez la boîte, vous pouvez jouer avec son contenu : ses tuiles et ses cartes se tapent dans un fichier, qui est vérifié avant la partie [P1.8].

## Décisions : pourquoi l’on joue ainsi

planet-ruling-P2-2 = Les rangées d’animaux étaient une image que nous n’avons pas. C’est ce que rapportent des joueurs.
planet-ruling-P3-2 = Le livret retourne ces tuiles face cachée et ne dit pas dans quel ordre elles vont aux piles. Tout le monde les a vues : ici, on peut donc les consulter.
planet-ruling-P4-1 = À la lettre, c’est la plus grande région de toutes qui devrait toucher l’autre habitat, ou ne pas le toucher. Ici, pour les deux sortes, on compare la plus grande de celles qui le font. La règle de l’égalité le demande : une planète y remplit la condition « une deuxième fois », et seule une région qui la remplit le peut.
planet-ruling-P4-4 = Le livret intervertit les deux cas : les cartes de la plus grande région n’y vont à personne, et l’on compare les autres. Mais son exemple compare justement les plus grandes régions, et nous suivons l’exemple.
planet-ruling-P5-2 = Le livret renvoie à la couleur du bord de la carte de l’animal, que nous n’avons pas vue. Nous la prenons pour celle de l’habitat dont l’animal veut beaucoup. Un fichier avec les cartes de la boîte peut en indiquer une autre.
planet-ruling-P6-2 = Le livret retourne une carte à la fin de chaque manche dès la première. Cela fait deux manches d’avance, bien qu’il parle de trois ; nous suivons le compte.

## Dans le navigateur

planet-web-net = La planète, dépliée
planet-web-planets = Planètes
planet-web-tile = Tuile { $tile } : { $habitats }
planet-web-face = face { $face } : { $habitats }
planet-web-faces-of = { $seat }, faces
planet-web-bare-face = Face { $face }, nue. Autour : { $around }
planet-web-edge = face { $face } { $habitat }
planet-web-ghost = La tuile { $tile } est pour l’instant sur la face { $face } : { $meetings }
planet-web-meets = { $here } à côté de { $there }
planet-web-meets-nothing = { $here } à côté d’une face nue
# Ici $turn est un nombre : combien de fois la tuile est tournée à droite, sur cinq.
planet-web-move = Tuile { $tile } ({ $habitats }) sur la face { $face }{ $turn ->
        [1] , tournée une fois à droite
        [2] , tournée deux fois à droite
        [3] , tournée deux fois à gauche
        [4] , tournée une fois à gauche
       *[other] { "" }
    }
planet-web-region =
    { $count ->
        [one] { $habitat }, { $count } portion, touche { $touches }
       *[other] { $habitat }, { $count } portions, touche { $touches }
    }
planet-web-region-alone =
    { $count ->
        [one] { $habitat }, { $count } portion, ne touche rien
       *[other] { $habitat }, { $count } portions, ne touche rien
    }
planet-web-take-tile = Prenez une des tuiles
planet-web-take-tile-for = Prenez maintenant une tuile pour cette face
planet-web-take-face = Choisissez une face nue
planet-web-in-hand = Tuile { $tile } en main
planet-web-turn-left = Tourner à gauche (Maj + R)
planet-web-turn-right = Tourner à droite (R)
planet-web-place = Poser ici
planet-web-take-back = Annuler (Échap)
planet-web-home = Revenir à ma planète
planet-web-count = Compter les régions
planet-web-now = maintenant
planet-web-moved-on = de la manche { $round }
planet-web-leads = { $seat } mène de { $lead }
planet-web-settled = vit chez { $seat }
planet-web-settled-animals = Chez eux
planet-web-animals-of =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
planet-web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
planet-web-missing =
    { $count ->
        [one] Encore { $count } portion jusqu’au palier suivant
       *[other] Encore { $count } portions jusqu’au palier suivant
    }
planet-web-steps = Points selon le nombre de portions
planet-web-habitat = Habitat
planet-web-regions = Régions
planet-web-largest = La plus grande
planet-web-regions-of = Planète : { $seat }
planet-web-holding = { $habitat } : portions { $portions }, régions { $regions }, la plus grande { $largest }
planet-web-later = Tuiles des dernières manches
planet-web-no-tiles = aucune
planet-web-flat = Ce navigateur ne peut pas montrer la planète en 3D ; tout se fait sur la planète dépliée.

## Exemples dans les règles

planet-example-region = La face 0 montre océan, océan, forêt, forêt, désert. De l’autre côté de l’arête d’une de ses forêts se trouve la face 3, et là aussi il y a de la forêt. Les deux forêts d’ici et les trois de là-bas forment donc une région de 5 portions.
planet-example-place = Ada prend la tuile 12 et la tourne de façon que ses forêts longent la forêt de la face 0. Sa région de forêt passe de 5 portions à 9.
planet-example-fox = Le renard veut la plus grande forêt qui touche un glacier. La plus grande forêt d’Ada, sur les faces 0 et 3, a 5 portions, mais aucun glacier à côté : elle ne dit rien au renard. Celle des faces 10 et 11 en a 4 et touche des glaciers : c’est elle qui compte.
planet-example-panda = Le panda veut le plus grand nombre de forêts. Ada en a trois petites, une sur la face 0 et deux sur la face 11. Bruno en a une de 4 portions. Leur taille ne compte pas : pour l’instant, le panda va à Ada.
planet-example-elephant = L’éléphant veut le plus grand désert qui touche une montagne. Le désert d’Ada sur les faces 0 et 3 a 5 portions, mais aucune montagne à côté : il ne compte pas. Celui des faces 10 et 11 en a 3 et touche des montagnes : c’est lui qui compte.
planet-example-reindeer = Le renne veut le plus grand glacier qui ne touche aucun désert. Le glacier d’Ada sur les faces 0 et 3 a 4 portions, mais l’une d’elles est au bord d’un désert : il ne compte pas. Celui de la face 11 en a 2 et ne touche aucun désert : c’est lui qui compte.
