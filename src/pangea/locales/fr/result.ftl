# L’issue d’une partie : la fiche sur le plateau, et un mot dans la liste des tables.
# $names sont les noms des joueurs en texte ; $place vaut 1 pour qui a gagné.

result-open = Résultat
result-board = Voir le plateau
result-won = Vous avez gagné !
result-shared = Vous gagnez à égalité
result-place = Vous finissez { $place }e
result-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent à égalité
    }
result-together = Avec { $names }.
result-ahead =
    { $points ->
        [one] Avec un point d’avance sur { $names }.
       *[other] Avec { $points } points d’avance sur { $names }.
    }
result-behind =
    { $points ->
        [one] À un point de { $names }.
       *[other] À { $points } points de { $names }.
    }
result-level = À égalité de points avec { $names } : { $how }
result-tied = { $names } étaient à égalité de points : { $how }
result-tie-reserve = les troupeaux en réserve ont départagé, { $most } à { $next }.
result-tie-continents = autant de troupeaux en réserve ; les continents avec des troupeaux ont départagé, { $most } à { $next }.
result-tie-animals = le nombre d’animaux a départagé, { $most } à { $next }.
result-tie-rule = la règle de départage a tranché.
result-ended = Arrêtée sans résultat
result-ended-consent = Tout le monde était d’accord pour arrêter la partie ici.
result-ended-yours = Vous avez arrêté la partie.
result-ended-by = { $name } a arrêté la partie.
result-ended-host = La personne qui gère ce service a arrêté la partie.
result-ended-early = La partie a été arrêtée avant la fin.
result-ended-without = { $name } ne venait plus, et les autres ont arrêté la partie.
result-played = { $level } a joué à votre place
result-played-place =
    { $place ->
        [1] Votre place est arrivée 1re.
       *[other] Votre place est arrivée { $place }e.
    }
result-played-seat = { $level } a joué pour cette place
result-played-wins = Un bot gagne à la place de { $names }
result-standing = La situation à ce moment-là
result-ranking = Classement
result-sources = D’où viennent les points
result-before = Marqués auparavant
result-continents = Continents à la fin
result-animals-own = Animaux de son propre habitat
result-animals-other = Autres animaux
result-decided = Ce qui a fait la différence
result-move = Coup { $number } :
result-odds = Les chances de victoire de { $name } sont passées de { $before } à { $after }.

## Dans la liste des tables
result-listed-won = gagnée
result-listed-shared = gagnée à égalité
result-listed-lost = perdue
result-listed-place =
    { $place ->
        [1] 1re place sur { $players }
       *[other] { $place }e place sur { $players }
    }
result-listed-wins =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné à égalité
    }
result-listed-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-listed-played = { $level } a joué à votre place
result-listed-played-wins = un bot a gagné à la place de { $names }
result-listed-ended = arrêtée sans résultat
result-unlist-of = Retirer de la liste la partie de { $game } avec { $names }
