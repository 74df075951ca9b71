# Parties revues après coup, et bots écrits par d’autres.

## La commande
analysis-opt-iterations = Combien de parties chaque recherche simule ; { $usual } par défaut. Le même nombre et la même graine donnent la même analyse.
analysis-opt-seconds = Au lieu d’un nombre de simulations : combien de secondes réfléchir à chaque coup.
analysis-opt-seat = Seulement les décisions et la chance de ce siège.
analysis-opt-seed = La graine des recherches.
analysis-opt-plot = Dessiner la courbe des chances de victoire dans ce fichier SVG (« - » pour l’écran).
analysis-two-depths = Indiquez soit --iterations, soit --seconds, mais pas les deux.
analysis-seconds-form = « { $text } » n’est pas une durée. Écrivez un nombre de secondes, par exemple 0.5.
analysis-looking = Examen des positions
analysis-comparing = Comparaison des coups

## Jugements
analysis-title = { $game } : chaque coup jugé
analysis-depth-iterations = { $iterations } simulations par recherche
analysis-depth-seconds = { $seconds } secondes par coup
analysis-no-moves = Personne n’a encore rien décidé.
analysis-column-number = Coup
analysis-column-told = Ce qui a été joué
analysis-column-odds = Chances de victoire
analysis-column-loss = Perte
analysis-column-best = Mieux
analysis-odds-change = { $best } → { $played }
analysis-verdict-slip = imprécision
analysis-verdict-mistake = erreur
analysis-verdict-blunder = gaffe
analysis-sign = { $sign } { $word }
analysis-knowledge = Les chances de victoire sont celles du siège qui joue, d’après ce qu’il pouvait savoir : avec le meilleur coup → avec le coup joué.

## Chance et talent
analysis-accounts = Chance et talent
analysis-column-start = Au début
analysis-column-luck = Chance
analysis-column-lost = Ses décisions
analysis-column-others = Les autres
analysis-column-end = À la fin
analysis-others = « Les autres » comprend aussi ce qui était caché et ce que la recherche ne pouvait pas voir.
analysis-curve = Les chances de victoire de chaque siège, telles qu’il pouvait les voir
analysis-turning-points = Tournants de la partie
analysis-turning-point = Coup { $number } : { $move } { $seat } : { $before } → { $after }
analysis-account = { $seat } : { $start } au début, chance { $luck }, ses décisions { $lost }, les autres { $others }, { $end } à la fin
analysis-plot-title = { $game } : les chances de victoire
analysis-plot-moves = coups joués
analysis-plot-written = La courbe est dans { $file }.

## Ce qu’un bot a pensé
analysis-considered = { $moves ->
        [one] { $moves } coup envisagé, en { $tries } simulations.
       *[other] { $moves } coups envisagés, en { $tries } simulations.
    }
analysis-considered-move = { $rank }. { $move } Simulations : { $visits } ({ $share }). Chances de victoire : { $odds }. Points : { $points }.
analysis-label = { $mark } { $seat }
analysis-of-seat = { $seat } { $figure }
analysis-expects = Ce qu’il prévoit ensuite :
analysis-as-written = « { $move } »

## Chiffres
analysis-percent = { $percent } %
analysis-percent-more = +{ $percent } %
analysis-percent-less = −{ $percent } %
analysis-decimal = { $whole },{ $tenth }
analysis-decimal-less = −{ $whole },{ $tenth }

## Bots qui sont des programmes
