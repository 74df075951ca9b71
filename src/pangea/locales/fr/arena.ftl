# Des bots contre des bots.


## Arguments et options
arena-arg-bots = Les bots, au moins deux : un niveau ({ $levels }), ou un bot suivi d’un deux-points et de ses réglages (random, greedy, search:0.1s, search:2000, program:./mybot, ./my_bot.py:Settler). S’il y en a autant que de sièges, ils jouent tous à la même table, et un bot peut alors être répété. S’il y en a plus, toutes les combinaisons se rencontrent ; s’il y en a moins, chacun affronte une table de copies d’un autre.
arena-opt-games = Combien de parties. Le nombre est arrondi vers le haut, pour que chaque bot occupe chaque siège le même nombre de fois.
arena-opt-players = Combien de joueurs à une table. Par défaut, autant que de bots, dans les limites du jeu.
arena-opt-results = Conserver les résultats dans ce fichier, partie après partie. La même commande reprend là où elle s’est arrêtée.
arena-opt-plot = Dessiner les résultats dans ce fichier SVG.
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
arena-missing = { $package } n’est pas installé : pip install "pangea-games[{ $extra }]"
arena-no-place = On ne peut pas jouer sur « { $place } ». Écrivez « ray » ou « ray:ADDRESS ».
arena-no-cluster = Il n’y a pas de cluster Ray à l’adresse { $address } : { $reason }
