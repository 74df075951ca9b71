# De l’aide pour les premières parties : la carte du but, ce qu’il faut regarder, l’aide-mémoire.

help-goal = Votre but
help-look = À regarder maintenant
help-look-show = Montrer sur le plateau
help-show = But et premiers repères
help-close = Compris
help-again = Vous pouvez le rappeler depuis le menu.
help-card = Aide-mémoire
help-card-of = Aide-mémoire : { $game }
help-card-goal = But
help-card-turn = Votre tour
help-card-scores = Ce qui rapporte
help-card-end = La fin
help-card-tie = Qui gagne
help-card-rules = Toutes les règles
