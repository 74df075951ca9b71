# Les leçons dans le navigateur : les mots autour. Ce que dit chaque leçon est dans learn_<jeu>.ftl.

learn-title = Apprendre { $game }
learn-three-minutes = Apprendre en trois minutes
learn-three-minutes-game = Apprendre en trois minutes : { $game }
learn-single = Leçons sur une seule règle
learn-all = Toutes les leçons
learn-is-done = faite
learn-is-begun = commencée
learn-go-on = Continuer
learn-from-start = Depuis le début
learn-none = Il n’y a pas encore de leçons pour ce jeu.
learn-no-lesson = { $game } n’a pas de leçon de ce nom, ou n’en a plus : les leçons changent avec le plateau, les tuiles et les cartes de leur jeu.

learn-step = Étape { $step } sur { $steps }
learn-new-position = Une nouvelle position.
learn-next = Suite
learn-back = Retour
learn-skip = Passer
learn-show = Montrez-moi
learn-again = Réessayer
learn-try-forbidden = Est-ce permis ? { $move }
learn-done = Bien joué.
learn-right = C’est juste.
learn-wrong = C’est permis, mais ce n’est pas ce qui est demandé ici. Regardez encore.
learn-shown = Voici comment faire.
learn-answer = Votre réponse
learn-less = Un de moins
learn-more = Un de plus
learn-check = Vérifier
learn-count-wrong = Pas tout à fait. Recomptez.
learn-count-shown = C’est { $answer }.
learn-choice-wrong = Ce n’est pas cela. Regardez encore.

learn-finish = Terminer
learn-finished = Vous avez terminé cette leçon.
learn-next-lesson = Ensuite : { $title }
learn-play = Jouer votre première partie
learn-play-note = Contre les bots les plus doux, de niveau { $bot }.
learn-starting = Mise en place …
learn-to-table = Retour à la table
learn-to-rules = Retour aux règles

learn-practise = S’exercer
learn-practise-rule = S’exercer : règle { $rule }
learn-show-rule = Montrez-moi
learn-offer = C’est la première fois ? { $game } s’apprend en trois minutes, sur le vrai plateau.
learn-offer-yes = Apprendre
learn-offer-no = Non, merci
