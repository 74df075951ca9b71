# Leçons de Planet. Ce qui est dit à chaque étape se lit à côté du plateau : des phrases courtes.

## Planet en trois minutes

learn_planet-first-title = Planet en trois minutes
learn_planet-first-about = Couvrir un monde, attirer des animaux, compter les points.
learn_planet-first-tile = Cette boule nue est votre planète. Tuile après tuile, vous couvrez ses douze faces de terres et de mers. Les animaux vont sur la planète qui leur convient le mieux, et rapportent le plus de points. Prenez une tuile, choisissez une face, tournez et posez.
learn_planet-first-tile-done = À chacune des douze manches, cinq tuiles sont visibles, et chacun à son tour en prend une. Ensuite, les planètes sont couvertes. Une tuile posée ne bouge plus.
learn_planet-first-grow = Manche 2 ; vous jouez rouge. Les portions d’un même habitat qui se rejoignent par une arête forment une seule région. Votre forêt sur la face 0 a 3 portions. Posez une tuile à côté pour qu’elle en ait 7.
learn_planet-first-grow-done = Sept portions : la forêt continue de l’autre côté de l’arête.
learn_planet-first-grow-other = Pas encore 7. Prenez la tuile à quatre portions de forêt et posez-la contre la face 0, forêt contre forêt.
learn_planet-first-grow-ice = La bonne tuile au bon endroit, mais c’est son glacier qui est sur l’arête. Tournez la tuile.
learn_planet-first-beaver = À partir de la manche 3, des animaux arrivent à la fin de chaque manche. Voici le castor : il veut la plus grande forêt qui touche un océan. La vôtre, de 7, n’en touche aucun ; celle de Bruno, de 2, si. À vous !
learn_planet-first-beaver-done = Le castor est à vous : 2 points. Ce que veut chaque animal, et à quelle manche il vient, se voit dès le début : prévoyez.
learn_planet-first-beaver-other = Le castor ne vient pas chez vous ainsi. Une portion d’océan doit border votre grande forêt.
learn_planet-first-reindeer = Manche 6. Le renne veut le plus grand glacier qui ne touche aucun désert. Celui de Bruno a 6 portions, le vôtre, sur la face 2, une seule. Qui aurait le renne maintenant ?
learn_planet-first-reindeer-choice-red = Moi
learn_planet-first-reindeer-choice-blue = Bruno
learn_planet-first-reindeer-choice-nobody = Personne
learn_planet-first-reindeer-done = Vous : le glacier de Bruno touche un désert, le renne n’en veut pas. En cas d’égalité, ou si aucune planète ne convient, la carte attend la manche suivante.
learn_planet-first-reindeer-other = Regardez la planète de Bruno : ce grand glacier borde un désert. Le vôtre, non.
learn_planet-first-camel = Le chameau vient aussi dans cette manche. Il veut le plus grand nombre de déserts séparés : vous en avez 2, Bruno aussi. Posez une tuile qui vous donne le chameau et garde le renne.
learn_planet-first-camel-done = Deux animaux en une manche ! Il y a donc trois sortes de souhaits : le plus de régions, la plus grande qui touche quelque chose, la plus grande qui ne le touche pas.
learn_planet-first-camel-other = Il manque un des deux. Il vous faut un troisième désert, séparé des autres, et aucun désert contre le glacier de la face 2.
learn_planet-first-card = La fin, après douze manches. Depuis le début, vous avez une carte habitat secrète : océan. Vos 25 portions d’océan donnent 8 points. Les animaux de cet habitat vous donnent 1 point, les autres 2. Vous avez 2 animaux de l’océan et 7 autres. Combien de points en tout ?
learn_planet-first-card-done = 24 : 8 pour la carte, 2 et 14 pour les animaux. Pendant la partie, vous voyez votre carte et ses points ; les autres, non.
learn_planet-first-card-other = Pas tout à fait : 8 pour la carte, puis 2 animaux à 1 point et 7 à 2 points.
learn_planet-first-wins = Bruno a 10 animaux et 20 points, vous 9 animaux et 24 points. Qui gagne ?
learn_planet-first-wins-choice-red = Moi
learn_planet-first-wins-choice-blue = Bruno
learn_planet-first-wins-choice-both = Tous les deux
learn_planet-first-wins-done = Vous : qui a le plus de points gagne. Les animaux ne départagent qu’à égalité de points.
learn_planet-first-wins-other = Le nombre d’animaux ne compte qu’à égalité de points. Ici, il n’y a pas égalité.
learn_planet-first-game = Place à une vraie partie contre un bot tranquille. Regardez quels animaux viennent bientôt et ce qu’ils veulent, réunissez les régions ou tenez-les séparées, et pensez à votre carte secrète. Pour débuter, et avec des enfants, le livret conseille de jouer sans cartes habitat : chaque animal vaut 1 point.

## Compter les régions

learn_planet-regions-title = Compter les régions
learn_planet-regions-about = Les régions continuent par-delà chaque arête de la planète.
learn_planet-regions-size = Sur le dessin déplié, les faces 5 et 9 sont loin l’une de l’autre. Sur la planète, elles ont une arête commune, et la forêt y rejoint la forêt. Combien de portions a cette forêt ? Tournez la planète pour la voir.
learn_planet-regions-size-done = Six : trois sur chaque face, et une seule région par-delà l’arête.
learn_planet-regions-size-other = Comptez la forêt sur les deux faces : par l’arête commune, c’est une seule région.
learn_planet-regions-number = Deux portions sont voisines par un côté. Si elles ne se touchent que par un coin, elles ne le sont pas. Combien de forêts séparées y a-t-il sur votre planète ?
learn_planet-regions-number-done = Quatre : une sur les faces 5 et 9, une sur la face 0, et deux portions isolées sur la face 2.
learn_planet-regions-number-other = Allez de face en face : 5 et 9 ont une forêt commune. Celle de la face 0 ne la touche que par un coin. Sur la face 2, il y en a deux, séparées.
learn_planet-regions-join = Une seule tuile peut réunir beaucoup. Le tigre arrive : il veut la plus grande forêt qui touche un désert, et celle de Bruno a 12 portions. Faites mieux !
learn_planet-regions-join-done = 13 portions : trois forêts et la nouvelle tuile ne font qu’une région, et le tigre est à vous.
learn_planet-regions-join-other = Pas assez grand. Il y a une face nue bordée de forêt sur trois arêtes.
learn_planet-regions-join-two = Cela fait 10. Une autre face nue est bordée de forêt sur trois arêtes.
learn_planet-regions-join-nearly = La bonne face, mais le glacier laisse une forêt de côté. Tournez la tuile.

## Poser une tuile

learn_planet-tiles-title = Poser une tuile
learn_planet-tiles-about = Quelle tuile, quelle face, et dans quel sens.
learn_planet-tiles-turn = L’océan borde la face 1 sur deux arêtes. Posez-y la tuile 23, tournée pour que ses deux portions d’océan rejoignent les deux.
learn_planet-tiles-turn-done = Les deux arêtes s’accordent, et six portions d’océan se tiennent.
learn_planet-tiles-turn-half = Une arête s’accorde, l’autre non. Tournez encore un peu la tuile.
learn_planet-tiles-turn-away = L’océan regarde du mauvais côté. Tournez la tuile.
learn_planet-tiles-turn-other = Prenez la tuile 23 et posez-la sur la face 1, celle qui est entourée.
learn_planet-tiles-free = Que faut-il respecter quand on pose une tuile ?
learn_planet-tiles-free-choice-match = Les mêmes habitats doivent se rejoindre
learn_planet-tiles-free-choice-touch = Elle doit être à côté d’une autre
learn_planet-tiles-free-choice-free = Rien : une face nue, dans n’importe quel sens
learn_planet-tiles-free-done = Toute tuile visible, toute face nue, cinq rotations : vous êtes libre. Mais une tuile posée ne bouge plus jamais.
learn_planet-tiles-free-other = Rien ne vous y oblige : que les habitats se rejoignent, c’est seulement utile.

## Ce que veulent les animaux

learn_planet-animals-title = Ce que veulent les animaux
learn_planet-animals-about = Les trois sortes de souhaits, l’une après l’autre.
learn_planet-animals-most = Voici le panda. Il veut le plus grand nombre de forêts séparées : Bruno en a 2, vous 1. La taille ne compte pas. Posez une tuile qui vous met en tête.
learn_planet-animals-most-done = Trois forêts, et le panda s’installe. Petit et dispersé, c’est parfois le mieux.
learn_planet-animals-most-other = Il faut au panda trois forêts qui ne se rejoignent pas. Une seule tuile peut en apporter deux.
learn_planet-animals-touching = Le poulpe veut le plus grand océan qui touche une montagne. Aucun des vôtres n’en touche ; Bruno en a un de 2 portions. Rapprochez océan et montagne.
learn_planet-animals-touching-done = Le poulpe est à vous. On ne compare que les régions qui touchent une montagne, si grandes que soient les autres.
learn_planet-animals-touching-other = Le poulpe ne vient pas. Il faut 3 portions d’océan réunies, contre la montagne de la face 5.
learn_planet-animals-apart = La grenouille veut la plus grande forêt qui ne touche aucun désert. Celle de Bruno, de 8, en touche un, mais Bruno en a une autre de 2, comme vous sur la face 1. Agrandissez la vôtre, loin des déserts.
learn_planet-animals-apart-done = La plus grande forêt sans désert est à vous. Qui n’a aucune forêt de ce genre ne peut pas avoir la grenouille.
learn_planet-animals-apart-other = Pas de grenouille ainsi. Prolongez la forêt de la face 1, sans désert à côté.

## En cas d’égalité

learn_planet-ties-title = En cas d’égalité
learn_planet-ties-about = Les cartes sont reportées ; à la dernière manche, les régions suivantes départagent.
learn_planet-ties-wait = Le renne veut le plus grand glacier qui ne touche aucun désert. Celui de Bruno a 2 portions. Vous ne pouvez pas faire mieux maintenant, mais vous pouvez égaler : alors la carte passe à la manche suivante.
learn_planet-ties-wait-done = Égalité : le renne attend la manche 5, où l’on comparera de nouveau. De même pour une carte à laquelle aucune planète ne convient.
learn_planet-ties-wait-other = Le renne irait à Bruno. Ajoutez une portion à l’un de vos glaciers, loin des déserts.
learn_planet-ties-second = Après la manche 12, il n’y en a plus. À égalité, on compare la deuxième région, puis la troisième. Le lynx veut le plus grand glacier qui touche une forêt ; celui de Bruno a 3 portions. Gagnez-le avec votre dernière tuile.
learn_planet-ties-second-done = Égalité à 3, mais votre deuxième glacier a 2 portions, celui de Bruno 1. Si la troisième région est égale aussi, ou si l’animal veut le plus de régions, une égalité ne donne la carte à personne.
learn_planet-ties-second-other = Le glacier de Bruno est encore plus grand. Votre dernière face borde des glaciers : ajoutez deux portions à l’un d’eux.

## Tuile par tuile, manche par manche

learn_planet-draft-title = Tuile par tuile, manche par manche
learn_planet-draft-about = Qui choisit quand, où vont les autres tuiles, quels animaux viennent.
learn_planet-draft-begins = Vous êtes trois. Vous avez commencé la manche 1. Bruno a commencé la manche 2, puis Chloé a choisi, et c’est à vous. Qui commencera la manche 3 ?
learn_planet-draft-begins-choice-red = Moi
learn_planet-draft-begins-choice-blue = Bruno
learn_planet-draft-begins-choice-green = Chloé
learn_planet-draft-begins-done = Chloé : après chaque manche, le marqueur passe à gauche.
learn_planet-draft-begins-other = Chacun commence à son tour : après chaque manche, le marqueur passe à gauche.
learn_planet-draft-take = Chaque manche dévoile cinq nouvelles tuiles ; le dernier choisit dans ce qui reste. Prenez une de ces trois tuiles et voyez où vont les autres.
learn_planet-draft-take-done = Elles sont mises de côté pour la manche 11 et, quand il y en a cinq, pour la manche 12. Tous les ont vues : vous savez ce que réservent les deux dernières manches.
learn_planet-draft-coming = Que sait-on des animaux quand la partie commence ?
learn_planet-draft-coming-choice-all = Lesquels viennent, et quand
learn_planet-draft-coming-choice-one = Seulement le prochain
learn_planet-draft-coming-choice-hidden = Rien
learn_planet-draft-coming-done = Vingt sont visibles : un pour chacune des manches 3 à 5, deux pour 6 à 9, trois pour 10 à 12. Seules sont cachées les cartes habitat et les tuiles pas encore retournées.
learn_planet-draft-coming-other = Regardez la liste des animaux : ils sont tous visibles dès le début.

## La carte secrète

learn_planet-habitat-title = La carte secrète
learn_planet-habitat-about = Des points pour les portions, et ce que valent les animaux.
learn_planet-habitat-worth = Votre carte est glacier : 2 points à partir de 11 portions, 4 à partir de 14, 6 à partir de 17. Vous en avez 12. Le loup et l’hermine sont du glacier et vous donnent 1 point chacun ; la loutre et l’éléphant, 2. Combien de points avez-vous ?
learn_planet-habitat-worth-done = 8 : 2 pour la carte et 6 pour les animaux.
learn_planet-habitat-worth-other = 12 portions donnent 2 points. Puis 1 + 1 pour les animaux du glacier et 2 + 2 pour les autres.
learn_planet-habitat-portions = Deux portions de glacier de plus en font 14, et 2 points de plus. Elles comptent où qu’elles soient. Posez une telle tuile.
learn_planet-habitat-portions-done = 14 portions. Le glacier est l’habitat le plus rare : c’est pourquoi aucune carte ne demande moins de portions.
learn_planet-habitat-portions-other = Trop peu de glacier : choisissez une tuile qui en a deux portions.
learn_planet-habitat-secret = Qui sait quelle carte habitat vous avez ?
learn_planet-habitat-secret-choice-nobody = Rien que moi, jusqu’à la fin
learn_planet-habitat-secret-choice-left = Mon voisin de gauche
learn_planet-habitat-secret-choice-all = Tout le monde
learn_planet-habitat-secret-done = On la montre à la fin. Mais ce que vous collectionnez peut vous trahir.
learn_planet-habitat-secret-other = La carte reste cachée jusqu’à la fin de la partie.

## La fin, et qui gagne

learn_planet-ending-title = La fin, et qui gagne
learn_planet-ending-about = Ce qui départage à égalité de points.
learn_planet-ending-animals = Les douze manches sont jouées, et vous avez 24 points chacun. Vous avez 9 animaux, Bruno 11. Qui gagne ?
learn_planet-ending-animals-choice-red = Moi
learn_planet-ending-animals-choice-blue = Bruno
learn_planet-ending-animals-choice-both = Tous les deux
learn_planet-ending-animals-done = Bruno : à égalité de points, le plus grand nombre d’animaux gagne.
learn_planet-ending-animals-other = Les points sont égaux, on compte donc les animaux : Bruno en a plus.
learn_planet-ending-together = Une autre partie : 22 points et 10 animaux chacun. Qui gagne ?
learn_planet-ending-together-choice-red = Moi
learn_planet-ending-together-choice-blue = Bruno
learn_planet-ending-together-choice-both = Tous les deux
learn_planet-ending-together-done = Vous gagnez ensemble. La fin vient toujours après la manche 12 : on montre les cartes habitat et on additionne les points.
learn_planet-ending-together-other = Les points et les animaux sont égaux. Il n’y a rien d’autre à comparer.

## Deux autres façons de jouer

learn_planet-variants-title = Deux autres façons de jouer
learn_planet-variants-about = Pour débuter, et avec les animaux surprise.
learn_planet-variants-beginners = Pour débuter, il n’y a pas de cartes habitat, et chaque animal vaut 1 point. À la fin de cette partie, vous avez 9 animaux. Combien de points cela fait-il ?
learn_planet-variants-beginners-done = 9 : un par animal, et rien d’autre.
learn_planet-variants-beginners-other = Un point pour chacun de vos 9 animaux.
learn_planet-variants-surprise = Avec les animaux surprise, il en vient deux à chacune des manches 3 à 12 : l’un visible dès le début, l’autre face cachée. Après chaque manche, on en dévoile un. Posez une tuile et regardez.
learn_planet-variants-surprise-done = Après la manche 2, l’animal caché de la manche 4 est dévoilé : la baleine. Vous savez donc toujours qui vient dans cette manche et dans la suivante.
