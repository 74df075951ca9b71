# Leçons de Clans. Ce qui est dit à chaque étape se lit à côté du plateau : des phrases courtes.

learn_clans-village-title = Fonder un village
learn_clans-village-about = Quand un village naît, et ce qu’il vaut.
learn_clans-village-found = Un groupe de huttes est un village dès qu’aucun territoire voisin n’a plus de huttes. Vous êtes du clan rouge : fondez un village où le rouge a sa part, aussi grand que possible.
learn_clans-village-found-done = Un village ! Vous prenez un jeton, et chaque clan présent en reçoit tous les points.
learn_clans-village-found-other = Aucun village ne naît ainsi. Cherchez deux groupes qui n’ont pas d’autres voisins.
learn_clans-village-found-smaller = Cela fait un village, mais plus petit : chaque hutte compte.
learn_clans-village-found-beside = Les huttes sont ensemble, mais il y en a encore d’autres juste à côté.
learn_clans-village-worth = Le village avait 5 huttes, et la forêt est favorable en ce moment : 1 de plus. La personne qui est du clan vert n’a rien fait. Combien de points a-t-elle ?
learn_clans-village-worth-done = Six : une hutte verte dans le village suffit.
