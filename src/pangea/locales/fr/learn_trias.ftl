# Leçons de Trias. Ce qui est dit à chaque étape se lit à côté du plateau : des phrases courtes.

## Trias en trois minutes

learn_trias-first-title = Trias en trois minutes
learn_trias-first-about = Faire dériver la terre, sauver ses troupeaux, tenir des continents.
learn_trias-first-card = Toute la terre forme un seul continent, qui se brise. Menez les troupeaux rouges : qui en a le plus sur un morceau détaché prend des points. Le tour commence par une carte, qui dit quelle terre doit dériver. Jouez la vôtre : forêt.
learn_trias-first-card-deck = C’est permis : vous joueriez la première carte de la pioche, quelle qu’elle soit. Mais jouez ici la vôtre.
learn_trias-first-drift = Une forêt doit dériver. Soulevez-en une au bord de la mer extérieure, par exemple celle qui est entourée. Posez-la sur une case dorée : plus loin du pôle Sud qu’avant, et contre la terre qu’elle a quittée.
learn_trias-first-drift-done = C’est ainsi que la terre s’éloigne du pôle Sud. Vous pouvez soulever la terre de tout continent où vous avez un troupeau, où qu’il soit.
learn_trias-first-breed = Vous avez maintenant 4 points d’action. Se reproduire en coûte 1 : un troupeau amène sur sa tuile un troupeau de votre réserve. Faites-le dans l’une de vos forêts.
learn_trias-first-breed-done = Attention à la place : une forêt nourrit 4 troupeaux, une steppe 3, une montagne 2, tous joueurs ensemble.
learn_trias-first-breed-other = C’est possible aussi. Mais essayez d’abord une naissance : choisissez une tuile avec des troupeaux rouges.
learn_trias-first-move = Se déplacer coûte aussi 1 point : un troupeau va sur une tuile voisine qui n’est pas pleine. Dispersez vos troupeaux : déplacez-en un.
learn_trias-first-move-done = Il vous resterait 2 points pour continuer. Avec 3 points, vous pourriez faire dériver une autre tuile, de n’importe quel terrain.
learn_trias-first-move-other = Déplacez maintenant un troupeau : choisissez sa tuile, puis une tuile voisine.
learn_trias-first-swim = Quelques tours plus tard, Bruno a soulevé la forêt sous deux de vos troupeaux. Ils nagent, et à la fin de votre tour les nageurs retournent en réserve. Un point en sauve jusqu’à 3 : ramenez-en un.
learn_trias-first-swim-done = Sauvé, et pour le même point vous pouvez ramener l’autre. Les troupeaux en réserve ne sont pas perdus : ils peuvent renaître.
learn_trias-first-swim-other = Vos nageurs sont encore dans l’eau. Choisissez-les, puis une tuile à côté d’eux.
learn_trias-first-split = La presqu’île au nord-est ne tient que par une forêt, celle qui est entourée. Soulevez-la et posez-la là où elle ne touche que la presqu’île : la terre se brise, et le nouveau continent rapporte aussitôt.
learn_trias-first-split-done = Le plus de troupeaux : 2 points pour vous. En deuxième : 1 pour Bruno. La partie du pôle Sud ne rapporte jamais rien. À côté de votre nom : vos 2 points et, dessous, ce que vous auriez si la partie se terminait maintenant.
learn_trias-first-split-other = Rien ne rapporte ainsi. Soulevez la forêt entourée et posez-la de l’autre côté de la presqu’île.
learn_trias-first-impact = Parmi les dernières cartes se cache la météorite, et la voici. Chacun a un dernier tour : 2 points d’action, aucune dérive. À l’est, Bruno et vous avez 2 troupeaux chacun. Prenez la tête !
learn_trias-first-impact-done = 3 à 2. Maintenant, tous les continents rapportent une dernière fois.
learn_trias-first-impact-pole = La terre du pôle Sud ne rapporte rien à la fin. Prenez la tête à l’est.
learn_trias-first-impact-early = Pas encore : vos deux points peuvent changer quelque chose à l’est.
learn_trias-first-impact-other = Cela ne vous met pas en tête. Une naissance dans la forêt à l’est suffit.
learn_trias-first-final = Le plus de troupeaux sur un continent : un point par tuile. En deuxième : la moitié, arrondie au-dessus. La terre du pôle Sud : rien. À l’est, 5 tuiles, vous êtes en tête. Au sud, 3 tuiles, vous suivez Chloé. Vous aviez déjà 1 point. Combien maintenant ?
learn_trias-first-final-done = 1 + 5 + 2 = 8. Bruno et Chloé en ont 7. Vous gagnez : le plus de points l’emporte.
learn_trias-first-final-other = 5 pour l’est. Au sud, la moitié de 3 est 1½, arrondie à 2. Et 1 que vous aviez.
learn_trias-first-game = Place à une vraie partie contre deux bots tranquilles. Chacun place d’abord 2 troupeaux sur une tuile, deux fois : plutôt pas tout au bord, qui dérive en premier. Puis tout va comme ici : carte, dérive, points d’action.

## La dérive

learn_trias-drift-title = La dérive : soulever et poser
learn_trias-drift-about = Quelle terre peut dériver, et vers où.
learn_trias-drift-lift = Votre carte dit steppe. Elle doit border la mer extérieure, sur un continent où vous avez un troupeau. Soulevez-en une, mais pas sous vos troupeaux. Touchez « Est-ce permis ? » pour voir ce qui empêche d’en soulever d’autres.
learn_trias-drift-lift-wet = C’est permis, mais votre troupeau devrait nager. Choisissez une autre steppe.
learn_trias-drift-lift-done = Juste. Le pôle Sud, une tuile sur une mer intérieure, une terre sans vos troupeaux et une tuile toute seule restent en place.
learn_trias-drift-put = La steppe soulevée était à 2 pas du pôle Sud. Posez-la sur l’eau à 3 pas ou plus, là où elle touche le continent qu’elle a quitté et a un côté sur la mer extérieure.
learn_trias-drift-put-done = Plus loin, et toujours contre son continent.
learn_trias-drift-stuck = Chacun de vos troupeaux est sur une tuile qui est un continent à elle seule : rien ne peut dériver. Jouez tout de même la carte de votre main.
learn_trias-drift-stuck-done = La carte est perdue, rien ne dérive, et vos points d’action suivent comme d’habitude.
learn_trias-drift-stuck-draw = Vous pouvez aussi piocher ; c’est alors cette carte qui est perdue. Jouez ici celle de votre main.

## Main ou pioche

learn_trias-cards-title = Main ou pioche
learn_trias-cards-about = Quelle carte jouer, et que faire si aucune tuile ne convient.
learn_trias-cards-pick = Votre carte dit steppe, et la seule qui puisse dériver est sous vos trois troupeaux. Vous pouvez piocher la première carte et jouer celle-là. Faites-le.
learn_trias-cards-pick-wet = Vos trois troupeaux devraient nager. Piochez plutôt.
learn_trias-cards-pick-done = Une montagne ! Votre steppe reste en main.
learn_trias-cards-forced = La carte dit montagne, mais la seule est à l’intérieur des terres. C’est donc une tuile d’un autre terrain qui doit dériver. Soulevez-en une, et gardez vos troupeaux au sec.
learn_trias-cards-forced-wet = Vos trois troupeaux devraient nager. Choisissez une autre tuile.
learn_trias-cards-forced-done = N’importe quel terrain convient alors. Mais la dérive est obligatoire, avant toute autre chose.
learn_trias-cards-keep = Vous avez joué une carte de la pioche. Que devient votre main à la fin du tour ?
learn_trias-cards-keep-choice-keep = Ma steppe reste, je ne pioche pas
learn_trias-cards-keep-choice-new = Je pioche une deuxième carte
learn_trias-cards-keep-choice-show = Je montre ma steppe
learn_trias-cards-keep-done = On ne pioche que si l’on a joué la carte de sa main. Chacun en a toujours une, que personne d’autre ne voit.
learn_trias-cards-keep-other = Chacun a toujours exactement une carte, cachée. Vous avez encore la vôtre.

## Les nageurs

learn_trias-swimming-title = Les nageurs
learn_trias-swimming-about = Comment ils regagnent la terre, et les tuiles trop pleines.
learn_trias-swimming-rescue = Trois de vos troupeaux nagent, à deux endroits, et vous avez 1 point. Un sauvetage ramène jusqu’à 3 nageurs, chacun vers une tuile voisine où il y a de la place. Sauvez les trois.
learn_trias-swimming-rescue-done = Trois pour un point. Si vous faites autre chose entre-temps, le reste du sauvetage est perdu ; et qui nage encore à la fin de votre tour retourne en réserve.
learn_trias-swimming-rescue-other = Cela coûte votre unique point. Sauvez plutôt vos nageurs, l’un après l’autre.
learn_trias-swimming-land = Vos nageurs à l’est ne peuvent pas monter sur la montagne : elle est pleine. Mais pour 3 points, vous pouvez faire dériver n’importe quelle tuile. Posez-en une juste sous eux !
learn_trias-swimming-land-done = Les voilà de nouveau sur terre, et ils y seraient même s’ils étaient trop nombreux pour la tuile.
learn_trias-swimming-land-other = Ils sont encore dans l’eau. Soulevez une tuile et posez-la là où ils nagent.
learn_trias-swimming-crowd = Cette steppe a été posée sous des nageurs : 4 troupeaux y sont, et elle en nourrit 3. À la fin du tour, vous reprenez les vôtres jusqu’à ce qu’il y ait assez de place. Vous avez 1 point. Ne perdez pas de troupeau.
learn_trias-swimming-crowd-done = Il en reste trois, autant qu’elle en nourrit. Ceux des autres seraient restés jusqu’à la fin de leur propre tour.
learn_trias-swimming-crowd-back = Alors un de vos troupeaux retourne en réserve. Déplacez-le plutôt.
learn_trias-swimming-crowd-other = La steppe est encore trop pleine. Éloignez-en un troupeau.

## Se reproduire et se déplacer

learn_trias-herds-title = Se reproduire et se déplacer
learn_trias-herds-about = À quoi servent les points d’action.
learn_trias-herds-breed = Votre forêt entourée a 2 troupeaux et en nourrit 4. Remplissez-la : dans un tour, chaque troupeau peut se reproduire une fois, pour 1 point. Votre montagne est pleine : elle en nourrit 2.
learn_trias-herds-breed-done = Quatre troupeaux. Ils sont tous dessinés en creux, donc fatigués : ni les parents ni les nouveau-nés ne se reproduisent pendant ce tour.
learn_trias-herds-breed-other = La forêt n’est pas encore pleine. Il y faut deux naissances.
learn_trias-herds-fresh = Les troupeaux dessinés en creux se sont déjà reproduits pendant ce tour : ils sont fatigués. Menez le frais vers la steppe entourée, et qu’il s’y reproduise. Cela prend vos 2 points.
learn_trias-herds-fresh-done = Deux troupeaux sur une terre nouvelle. Les points non employés sont perdus.
learn_trias-herds-fresh-tired = C’était le troupeau fatigué. Il peut marcher, mais pas se reproduire pendant ce tour. Prenez le frais.
learn_trias-herds-fresh-walked = Ils y sont tous les deux, mais aucun n’est né.
learn_trias-herds-fresh-here = Se reproduire, oui, mais là-bas, dans la steppe. Déplacez-vous d’abord.
learn_trias-herds-fresh-other = Déplacez d’abord le troupeau frais vers la steppe, puis une naissance là-bas.
learn_trias-herds-wall = Amenez votre troupeau vers la steppe entourée, à l’est, avec 2 points. La montagne entre les deux est pleine : personne ne peut y entrer, même pour la traverser.
learn_trias-herds-wall-done = On peut aussi la contourner. Une tuile pleine est un mur, et vous pouvez en dresser un.
learn_trias-herds-wall-other = Pas encore arrivé. Passez par la tuile au nord-est.

## Quand la terre se brise

learn_trias-splits-title = Quand la terre se brise
learn_trias-splits-about = Qui marque en chemin, et comment personne ne marque.
learn_trias-splits-score = Votre carte dit montagne. Vos deux troupeaux au sud ne tiennent que par les deux montagnes entourées. Détachez-y une terre de sorte que vous marquiez, et Bruno non.
learn_trias-splits-score-done = 2 points rien que pour vous. Les troupeaux de Bruno nagent, et les nageurs ne comptent pas.
learn_trias-splits-score-both = Elle se détache, mais Bruno y a autant de troupeaux que vous : 2 points chacun. Soulevez la montagne sous Bruno.
learn_trias-splits-score-other = Rien ne rapporte ainsi. Soulevez une montagne entourée et posez-la là où elle ne touche que votre partie.
learn_trias-splits-join = Vous avez soulevé l’isthme, et sur la partie au nord-est Bruno a 3 troupeaux, vous 1. Vous pouvez poser la tuile contre n’importe quelle partie. Réunissez les deux, et personne ne marque.
learn_trias-splits-join-done = Pas de décompte : il faudrait que la tuile ne touche qu’une partie, nouvelle et sans le pôle Sud.
learn_trias-splits-join-blue = La partie s’est détachée : 2 points pour Bruno, 1 pour vous.
learn_trias-splits-join-other = Personne ne marque, mais la partie de Bruno est maintenant seule. La tuile doit toucher les deux parties.
learn_trias-splits-share = Une terre s’est détachée au nord-est. Bruno et vous y avez 3 troupeaux chacun, Chloé 2, Dana 1. Qui marque quand la tuile y est posée ?
learn_trias-splits-share-choice-first = Bruno et moi, 2 chacun
learn_trias-splits-share-choice-all = Bruno et moi 2 chacun, Chloé 1
learn_trias-splits-share-choice-one = Bruno et moi, 1 chacun
learn_trias-splits-share-done = Tous ceux qui en ont le plus reçoivent 2, tous ceux qui viennent après reçoivent 1. Ici, rien ne se partage.
learn_trias-splits-share-other = Tous ceux qui en ont le plus reçoivent 2 points, et les suivants 1.

## Le décompte final

learn_trias-final-title = Le décompte final
learn_trias-final-about = Premiers, deuxièmes, égalités et moitiés.
learn_trias-final-second = À l’est, 5 tuiles : Bruno a 2 troupeaux, vous 1. À l’ouest, 3 tuiles, et personne d’autre que vous. Le premier reçoit autant de points qu’il y a de tuiles, le deuxième la moitié, arrondie au-dessus. La terre du pôle Sud : rien. Combien de points pour vous ?
learn_trias-final-second-done = 3 + 3 = 6. La moitié de 5 est 2½, arrondie à 3. Et qui est seul ne reçoit que la première place.
learn_trias-final-second-other = À l’est la moitié de 5, arrondie au-dessus : 3. À l’ouest les 3.
learn_trias-final-tied = 7 tuiles ; Bruno et vous avez 2 troupeaux chacun, Chloé 1. À égalité en tête, on partage les points du premier et du deuxième, et personne d’autre n’en reçoit. Combien en recevez-vous, arrondi au-dessus ?
learn_trias-final-tied-done = 7 + 3½ = 10½, à deux 5¼ chacun, arrondi à 6. Chloé ne reçoit rien.
learn_trias-final-tied-other = Premier 7, deuxième 3½ : partagez 10½ en deux, et arrondissez au-dessus.
learn_trias-final-seconds = 5 tuiles ; Bruno est en tête avec 2 troupeaux. Chloé, Dana et vous en avez 1 et partagez ce que reçoit le deuxième : la moitié de 5. Combien de points pour vous, arrondi au-dessus ?
learn_trias-final-seconds-done = 2½ à trois, c’est moins de 1 chacun : arrondi au-dessus, 1.
learn_trias-final-seconds-other = Partagez 2½ en trois, et arrondissez au-dessus.

## La météorite

learn_trias-meteorite-title = La météorite
learn_trias-meteorite-about = Comment vient la fin, et la dernière manche.
learn_trias-meteorite-draw = La pile 1 est épuisée. Dans la pile 2 se trouve la météorite : toute carte peut l’être. Jouez de la pioche.
learn_trias-meteorite-draw-done = La météorite ! Votre tour est déjà le premier de la dernière manche : ni carte, ni dérive, 2 points d’action.
learn_trias-meteorite-draw-hand = Vous piocheriez alors à la fin du tour. Ici, piochez tout de suite.
learn_trias-meteorite-last = Chacun a un tour dans cette manche, puis les continents rapportent. À l’est, Bruno et vous avez 1 troupeau chacun. Employez bien vos points.
learn_trias-meteorite-last-done = Vous voilà en tête à l’est : 5 points au lieu de 4.
learn_trias-meteorite-last-early = Il vous reste des points. Un troupeau de plus décide de l’est.
learn_trias-meteorite-last-other = Cela ne rapporte rien. Comptez les troupeaux sur le continent à l’est.
learn_trias-meteorite-turns = Une autre partie : vous avez pioché la météorite comme nouvelle carte, à la fin de votre tour. La dernière manche commence avec Bruno. Avez-vous encore un tour ?
learn_trias-meteorite-turns-choice-now = Oui, avant Bruno
learn_trias-meteorite-turns-choice-never = Non
learn_trias-meteorite-turns-choice-last = Oui, en dernier
learn_trias-meteorite-turns-done = Chacun a encore un tour, vous le dernier. Puis vient le décompte final.
learn_trias-meteorite-turns-other = Chacun a encore exactement un tour, en commençant à votre gauche.

## Les premiers troupeaux

learn_trias-placing-title = Les premiers troupeaux
learn_trias-placing-about = Où chacun commence.
learn_trias-placing-begin = La terre est disposée au hasard. Chacun place 2 troupeaux sur une tuile vide, puis 2 sur une autre. Au bord, on nage bientôt ; du milieu, le chemin est long. Choisissez une tuile.
learn_trias-placing-begin-done = Deux troupeaux ont trouvé leur place.
learn_trias-placing-again = Tous ont placé une fois. Mettez 2 autres troupeaux sur une tuile qui n’en porte pas encore, de préférence ailleurs.
learn_trias-placing-again-done = Bien dispersés : ils n’auront pas tous le même sort.
learn_trias-placing-order = Vous avez placé en premier, puis Chloé, puis Bruno : dans le sens inverse des aiguilles d’une montre. Il ne manque que la seconde paire de Bruno. Qui joue le premier tour ?
learn_trias-placing-order-choice-red = Moi
learn_trias-placing-order-choice-blue = Bruno
learn_trias-placing-order-choice-green = Chloé
learn_trias-placing-order-done = Bruno : qui place en dernier commence. Puis on tourne dans le sens des aiguilles d’une montre : Bruno, Chloé, vous.
learn_trias-placing-order-other = Qui place en dernier joue le premier tour.

## Qui gagne

learn_trias-winner-title = Qui gagne
learn_trias-winner-about = Le plus de points ; et ce qui départage.
learn_trias-winner-reserve = Chloé a le dernier tour et ne peut plus rien changer. Bruno et vous avez 6 points chacun. En réserve, vous avez 13 troupeaux, Bruno 8. Qui gagne ?
learn_trias-winner-reserve-choice-red = Moi
learn_trias-winner-reserve-choice-blue = Bruno
learn_trias-winner-reserve-choice-both = Tous les deux
learn_trias-winner-reserve-done = Vous : à égalité de points, le plus de troupeaux en réserve l’emporte. Puis la présence sur le plus de continents ; si tout est égal, on gagne ensemble.
learn_trias-winner-reserve-other = À égalité de points, la réserve départage : gagne qui a eu besoin de moins de troupeaux.

## À deux, et deux traductions

learn_trias-variants-title = À deux, et deux traductions
learn_trias-variants-about = Ce qui change à deux, et selon la traduction italienne.
learn_trias-variants-two = À deux, tout est plus petit : 10 troupeaux et 3 points d’action chacun. Détachez la presqu’île au nord-est : soulevez la forêt entourée et posez-la de l’autre côté.
learn_trias-variants-two-done = Pas encore de points : à deux, il n’y a pas de décompte en chemin. Mais à la fin, ce continent sera à vous.
learn_trias-variants-two-other = La presqu’île tient encore. Soulevez la forêt entourée et posez-la à côté de vos troupeaux.
learn_trias-variants-italian = Selon la traduction italienne, seules sont décomptées aussitôt les parties détachées du continent du pôle Sud. Vous avez soulevé une montagne d’un autre continent, qui s’est brisé. Si vous la posez près de vos 2 troupeaux, que recevez-vous ?
learn_trias-variants-italian-choice-two = 2 points
learn_trias-variants-italian-choice-none = Rien encore
learn_trias-variants-italian-done = Rien encore. Selon la traduction française, que l’on suit ici d’habitude, ce serait 2 points.
learn_trias-variants-italian-other = Pas selon cette traduction : cette terre n’était pas reliée au pôle Sud.
