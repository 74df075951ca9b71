# Ce qu’une option ou un plateau à soi change à un jeu.


## Options
lab-opt-bot = Qui joue contre lui-même : un niveau, ou un bot suivi d’un deux-points et de ses réglages.
lab-opt-minutes = Pendant combien de minutes on joue. Par défaut { $minutes }.
lab-opt-games = Combien de parties le bot joue contre lui-même dans chaque version, à la place d’une durée : le même nombre donne les mêmes chiffres.
lab-opt-plot = Dessiner les chiffres dans ce fichier, dont le nom finit par .svg, .png ou .pdf.
lab-opt-examples = Écrire trois parties dans ce fichier, comme enregistrements : la plus serrée, la plus nette et une ordinaire.

## Réponses
lab-playing = Parties en cours
lab-side-standard = Ordinaire
lab-side-changed = Modifié
lab-title-played = { $game }, { $players } joueurs : { $bot } contre lui-même, parties par version : { $games } (graine { $seed })
lab-title-hurried = De même, joué à la hâte, parties par version : { $games }
lab-title-skill = Ce que rapporte l’habileté
lab-title-sources = D’où viennent les points, toutes places réunies
lab-caption = Avec des intervalles à 95 %. Une étoile marque une différence que le hasard seul explique dans moins de 1 cas sur 20.
lab-caption-alone = Avec des intervalles à 95 %.
lab-column-figure = Chiffre
lab-column-difference = Différence
lab-seat = Place { $seat }
lab-seat-wins = La place { $seat } gagne
lab-seat-points = Place { $seat }, points
lab-winner = Points du meilleur
lab-margin = Avance sur le suivant
lab-close = Serrées : un dixième d’avance au plus
lab-ties = Plusieurs gagnent
lab-changes = Changements de tête (fois)
lab-decided = Décidée après cette part de la partie
lab-late = Décidée dans le dernier dixième
lab-decisions = Décisions par partie
lab-ending = Fin : { $ending }
lab-skill = { $higher } devant { $lower }
lab-plot-seats = Combien de fois chaque place gagne
lab-plot-margins = Avec combien de points d’avance on gagne
lab-plot-decided = Parties décidées à ce moment
lab-example-closest = La partie la plus serrée : { $points } ({ $moves } coups)
lab-example-clearest = La partie la plus nette : { $points } ({ $moves } coups)
lab-example-usual = Une partie ordinaire : { $points } ({ $moves } coups)
lab-examples-written = Elles sont dans { $file } : « pangea show » les montre.
lab-again = « --games { $games } » à la place d’une durée redonne exactement ces chiffres.

## Ce qui ne va pas
lab-minutes = « { $text } » n’est pas un nombre de minutes. Écrivez-en un comme 2 ou 0.5.
lab-not-both = --minutes et --games ne vont pas ensemble : indiquez une durée ou un nombre de parties.
