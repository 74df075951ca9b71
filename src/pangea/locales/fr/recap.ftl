# Ce qui s’est passé depuis le dernier tour d’un joueur, en français. $step et $steps sont des nombres.

recap-title = Depuis votre dernier tour
recap-watching = Les derniers coups
recap-counted = Ce qui vient de se passer
recap-again = Revoir
recap-stop = Arrêter
recap-step = { $step } sur { $steps }
recap-read = Ce qui s’est passé, en mots
recap-before = Voici la position après votre dernier tour.
recap-points = Points depuis lors :
recap-points-now = Si la partie se terminait maintenant :
