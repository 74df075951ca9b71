# Des bots contre des bots.


## Arguments et options
arena-arg-bots = Les bots, au moins deux : un niveau ({ $levels }), ou un bot suivi d’un deux-points et de ses réglages (random, greedy, search:0.1s, search:2000, program:./mybot, ./my_bot.py:Settler). S’il y en a autant que de sièges, ils jouent tous à la même table, et un bot peut alors être répété. S’il y en a plus, toutes les combinaisons se rencontrent ; s’il y en a moins, chacun affronte une table de copies d’un autre.
arena-opt-games = Combien de parties. Le nombre est arrondi vers le haut, pour que chaque bot occupe chaque place aussi souvent. Par défaut { $games } ; avec --stop-when, au plus { $most }.
arena-opt-players = Combien de joueurs à une table. Par défaut, autant que de bots, dans les limites du jeu.
arena-opt-results = Conserver les résultats dans ce fichier, partie après partie. La même commande reprend là où elle s’est arrêtée.
arena-opt-records = Conserver chaque partie dans ce fichier, sous forme d’enregistrement, avec ses bots et sa graine. « pangea check » le lit et, avec --results, la même commande reprend où elle s’était arrêtée.
arena-opt-stop-when = Pour deux bots : s’arrêter dès que l’un des deux est meilleur avec cette probabilité, par exemple 95%. Deux chiffres (95%:99%) sont la probabilité que « HIGH » et que « LOW » ne soient pas acceptés à tort.
arena-opt-elo = Avec --stop-when : de combien de points Elo le premier bot est-il plus fort, de LOW ou de HIGH ? Par défaut -25:25, c’est-à-dire lequel est le meilleur.
arena-opt-plot = Dessiner les résultats dans ce fichier, dont le nom finit par .svg, .png ou .pdf.
arena-opt-jobs = Combien de parties à la fois, chacune dans son propre processus. Par défaut, une par cœur.
arena-opt-on = Jouer sur un cluster Ray : « ray » en démarre un ici, ou prend celui que désigne RAY_ADDRESS ; « ray:ADDRESS » prend celui-là.

## Réponses
arena-playing = Parties en cours : { $games }
arena-rounded = Parties : { $games } au lieu de { $wanted }, pour que chaque bot occupe chaque siège le même nombre de fois.
arena-title = { $game }, { $players } joueurs, parties : { $games } (graine { $seed })
arena-caption = Avec des intervalles à 95 %. Une victoire partagée compte en partie pour chaque vainqueur.
arena-column-bot = Bot
arena-column-games = Jouées
arena-column-wins = Gagnées
arena-column-shared = Partagées
arena-column-rate = Taux de victoire
arena-column-points = Points
arena-column-rating = Cote
arena-column-line-up = À la table
arena-line-ups = Table par table
arena-column-elo = Elo
arena-column-seat = Place { $seat }
arena-everybody = tous
arena-seats = Victoires par place
arena-seats-caption = La place 0 commence.
arena-head-to-head = Face à face
arena-head-to-head-caption = Combien de fois le bot de la ligne a devancé celui de la colonne (devant : à égalité : derrière).
arena-test-figures = LLR { $llr } ({ $least } … { $most })
arena-test-so-far = Parties évaluées : { $games }, { $figures }
arena-test-better = { $better } est meilleur que { $worse }. Parties évaluées : { $games }, { $figures }.
arena-test-rather = { $first } comparé à { $second } : plutôt { $true } Elo que { $other }. Parties évaluées : { $games }, { $figures }.
arena-test-open = Entre { $first } et { $second }, on ne peut pas encore trancher. Parties évaluées : { $games }, { $figures }.
arena-copies = { $count ->
        [one] { $bot }
       *[other] { $count } × { $bot }
    }
arena-lapse = { $bot } a perdu { $turns ->
        [one] { $turns } tour, remplacé par un coup au hasard
       *[other] { $turns } tours, remplacés par des coups au hasard
    }. Cela a commencé à la partie { $match } : { $reason }
arena-kept = { $file } contient { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } sur { $games }. La même commande reprendra à partir de là.

## Ce qui ne va pas
arena-too-few = Il faut au moins deux bots différents.
arena-twice = « { $bot } » est indiqué plusieurs fois. Ce n’est possible que s’il y a autant de bots que de joueurs à une table, soit { $players }.
arena-no-results = { $file } n’est pas un fichier de résultats d’une arène. Indiquez-en un autre.
arena-other = { $file } contient les résultats d’un autre tournoi : « { $key } » y vaut { $there } et non { $here }. Indiquez un autre fichier.
arena-no-result = ce n’est pas le résultat d’une partie de ce tournoi
arena-not-kept = Impossible de conserver les résultats dans { $file } : { $reason }
arena-lost = Un processus s’est arrêté au milieu d’une partie (code de sortie { $code }).
arena-no-place = On ne peut pas jouer sur « { $place } ». Écrivez « ray » ou « ray:ADDRESS ».
arena-no-cluster = Il n’y a pas de cluster Ray à l’adresse { $address } : { $reason }
arena-stop-two = --stop-when compare deux bots, et { $count } sont indiqués. Comparez-en deux à la fois.
arena-stop-even = --stop-when demande deux bots qui occupent autant de places l’un que l’autre : ce n’est pas le cas de { $first } et { $second }. Indiquez chacun une seule fois.
arena-odds-form = « { $text } » n’est pas une probabilité pour --stop-when. Écrivez une part au-dessus de 50% et en dessous de 100%, comme 95% ou 0.95, ou bien deux : 95%:99%.
arena-elo-form = « { $text } » n’est pas LOW:HIGH. Écrivez deux nombres de points Elo, comme -25:25 ou 0:10.
arena-elo-order = Dans --elo, le premier nombre doit être inférieur au second : { $low } n’est pas inférieur à { $high }.
arena-elo-alone = --elo dit ce que --stop-when demande. Indiquez-le aussi, par exemple --stop-when 95%.
arena-plot-format = { $file } : rien ne peut être dessiné dans ce format. Le nom du fichier doit finir par l’un de ceux-ci : { $formats }.
arena-games-there = { $file } existe déjà. Indiquez un autre fichier pour les parties ; ou indiquez aussi --results dès le début, et la même commande reprend où elle s’était arrêtée.
arena-games-other = { $file } contient autre chose que les parties de ce tournoi. Indiquez un autre fichier.
arena-games-lacking = Il manque à { $file } { $count ->
        [one] une partie dont
       *[other] { $count } parties dont
    } le résultat est déjà conservé. Indiquez un autre fichier pour les résultats, et elles seront rejouées.
arena-games-not-kept = Impossible de conserver les parties dans { $file } : { $reason }
