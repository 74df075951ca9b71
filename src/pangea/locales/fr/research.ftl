# Les jeux comme environnements d’apprentissage.

research-opponents = Les adversaires d’un lot de parties sont l’un de { $known }, et non { $given }. D’autres bots jouent dans l’environnement pour une seule partie.
research-opponents-number = { $given ->
    [one] Un adversaire a été nommé
   *[other] { $given } adversaires ont été nommés
    }, mais { $players } joueurs ont été demandés, celui qui apprend compris.
research-render-mode = Une partie peut être rendue comme { $known }, et non comme { $given }.
research-vector-render = De nombreuses parties à la fois ne s’affichent pas, ni par { $given } ni autrement. L’environnement d’une seule partie, par gymnasium.make, s’affiche.
research-autoreset = Les parties peuvent recommencer de l’une de ces façons : { $known }, et non { $given }.
research-reset-mask = Il faut un vrai ou faux pour chacune des { $games } parties, dans un tableau NumPy et avec au moins un vrai, et non ceci : { $given }.
research-reset-first = Cette partie est finie, ou aucune n’a commencé : appelez d’abord reset.
research-openspiel = OpenSpiel n’est pas installé : pip install open_spiel
research-openspiel-no-action = { $action } n’est pas une action : elles sont numérotées de 0 à { $last }.
research-openspiel-illegal = { $action } ({ $text }) n’est pas permis ici : { $reason }
research-pufferlib = PufferLib n’est pas installé : pip install --no-deps pufferlib
