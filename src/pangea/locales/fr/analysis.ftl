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
analysis-verdict-good = coup fort
analysis-sign = { $sign } { $word }
analysis-knowledge = Les chances de victoire sont celles du joueur dont c’est le tour, d’après ce qu’il pouvait savoir : avec le meilleur coup → avec le coup joué.

## Chance et talent
analysis-accounts = Chance et talent
analysis-column-start = Au début
analysis-column-luck = Chance
analysis-column-own = Ses décisions
analysis-column-others = Décisions des autres
analysis-column-rest = Tout le reste
analysis-column-end = À la fin
analysis-column-accuracy = Précision
analysis-accuracy = { $accuracy }
analysis-yardstick = Chaque décision est comparée au premier coup qui vient à l’esprit, celui qui rapporte le plus tout de suite : à peu près ce qu’aurait joué là le bot { $level }. Ce qui est meilleur compte au-dessus de zéro. L’addition des lignes donne le résultat. « Tout le reste », c’est ce qui était caché et s’est révélé, et ce qu’une recherche ne voit que plus tard.
analysis-accuracy-note = La précision va de 0 à 100. Elle dit quelle part de sa position un joueur a gardée en moyenne à chaque décision, par rapport au meilleur coup : la position tient pour moitié aux chances de victoire, pour moitié à l’avance en points. Un coup qui en gâche un dixième vaut 66, un coup qui en gâche la moitié vaut 6.
analysis-curve = Les chances de victoire de chacun, d’après ce qu’il pouvait savoir
analysis-turning-points = Tournants de la partie
analysis-turning-point = Coup { $number } : { $move } { $seat } : { $before } → { $after }
analysis-account = { $seat } : { $start } au début, chance { $luck }, ses décisions { $own }, décisions des autres { $others }, tout le reste { $rest }, { $end } à la fin
analysis-account-alone = { $seat } : { $start } au début, chance { $luck }, ses décisions { $own }, tout le reste { $rest }, { $end } à la fin
analysis-plot-title = { $game } : les chances de victoire
analysis-plot-moves = coups joués
analysis-plot-written = La courbe est dans { $file }.

## Pourquoi
analysis-well-played = Bien joué
analysis-played = Joué : { $move }
analysis-better = Mieux : { $move }
analysis-why-odds = { $best } de chances de victoire au lieu de { $played }.
analysis-why-more-points = Environ { $points } points de plus pour { $seat }.
analysis-why-fewer-points = Environ { $points } points de moins pour { $seat }.
analysis-lets = Ce que le coup joué entraîne : { $story }
analysis-played-caption = joué
analysis-better-caption = mieux

## Un conseil
analysis-hint-people = Pas de conseils ici : vous jouez avec d’autres personnes.
analysis-hint-turn = Vous pouvez demander un conseil quand c’est à vous de jouer.
analysis-hint-odds = { $odds } de chances de victoire, { $more } de plus qu’avec le deuxième meilleur coup.
analysis-hint-as-good = { $odds } de chances de victoire ; le deuxième meilleur coup vaut à peu près autant.
analysis-hint-only = { $odds } de chances de victoire.
analysis-hint-points = Points prévus à la fin : { $points }.

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
