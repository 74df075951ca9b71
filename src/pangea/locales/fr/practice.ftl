# Entraînement : une table dans la page qui commence au milieu d’une partie, et la suite de cette partie ailleurs.

practice-title = Continuer d’ici
practice-note = À partir de cette position commence une partie à vous, dans ce navigateur. Ce qui est distribué, pioché ou lancé à partir d’ici est tiré de nouveau.
practice-seats = Vos places
practice-seats-note =
    { $count ->
        [one] Des bots jouent les autres places.
       *[other] Autour de cet écran ; des bots jouent les autres places, s’il en reste.
    }
practice-no-seat = Prenez au moins une place.
practice-level = Les bots
practice-start = Continuer
practice-listed = entraînement
practice-about =
    { $moves ->
        [0] Elle a commencé par une position.
        [one] Elle a commencé après un coup d’une autre partie.
       *[other] Elle a commencé après { $moves } coups d’une autre partie.
    }
practice-again = Encore une fois de là
practice-went = Ce qui se serait passé
practice-went-next = Dans l’autre partie, la suite était :
practice-seat = Place
practice-here = Ici
practice-there = Là-bas
practice-difference = Différence
practice-back-replay = Retour à la partie revue
practice-back-tryout = Retour là où vous avez essayé
practice-back-puzzle = Retour au problème
practice-back-lesson = Retour à la leçon
# Pourquoi une table ne peut pas commencer là.
practice-over = Dans cette position, la partie est terminée : il n’y a rien à continuer.
practice-bad-start = On ne peut pas continuer à partir de cette position : ce n’est pas une position de ce jeu avec ce nombre de joueurs.
