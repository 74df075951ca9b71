# Problèmes : ce qui est demandé, ce qui est dit des réponses, et la commande qui les cherche.

## La commande

puzzles-opt-minutes = Pendant combien de minutes chercher. Une partie commencée est finie.
puzzles-opt-kind = Seulement des problèmes de cette sorte : { $kinds }. Peut être indiqué plusieurs fois.
puzzles-opt-out = Le fichier auquel les problèmes sont ajoutés, un par ligne ; d’habitude { $usual }.
puzzles-opt-check = Ne rien chercher : rejouer les problèmes de ce fichier et dire lesquels sont faux.
puzzles-opt-seed = Une autre graine donne d’autres parties où chercher.
puzzles-mining = Recherche de problèmes
puzzles-mining-found =
    { $count ->
        [one] Recherche de problèmes : { $count } trouvé
       *[other] Recherche de problèmes : { $count } trouvés
    }
puzzles-looked-at = Parties : { $games }. Positions regardées : { $positions }, jugées : { $judged }, claires : { $clear }.
puzzles-kept = { $kind } : { $count }
puzzles-in-file =
    { $count ->
        [one] Il y a { $count } problème dans { $file }.
       *[other] Il y a { $count } problèmes dans { $file }.
    }
puzzles-checking = Les problèmes sont rejoués
puzzles-all-right =
    { $count ->
        [one] { $count } problème, et il est juste.
       *[other] { $count } problèmes, tous justes.
    }
puzzles-some-wrong =
    { $count ->
        [one] { $wrong } problème sur { $count } est faux.
       *[other] Problèmes faux : { $wrong } sur { $count }.
    }
puzzles-fault = { $id } : { $reason }
puzzles-minutes-form = « { $text } » n’est pas un nombre de minutes. Écrivez un nombre supérieur à 0, par exemple 30 ou 0.5.
puzzles-no-kind = { $game } n’a pas de problèmes de la sorte « { $kind } » : { $reason }
puzzles-nothing-told = les coups n’y révèlent rien.
puzzles-nothing-counted = il n’a pas de questions sur son score.

## Ce qui ne va pas dans un fichier

puzzles-at = { $file }, ligne { $line } : { $reason }
puzzles-not-json = ce n’est pas un objet JSON.
puzzles-missing = « { $key } » manque.
puzzles-unknown-kind = il n’y a pas de sorte « { $kind } ». Il y a : { $kinds }.
puzzles-form = ce n’est pas écrit comme un problème ({ $reason }).
puzzles-other-content = il a été fait avec un autre plateau, d’autres tuiles ou d’autres cartes que ceux de { $game } dans cette version (content_hash { $said }, ici { $here }).
puzzles-other-id = il s’appelle { $id }, mais ce qu’il demande s’appelle { $right } : il a été changé.
puzzles-other-game = { $file } contient des problèmes de { $game }, pas de { $wanted }.
puzzles-log = { $file } n’est pas un journal de parties regardées. Supprimez-le pour recommencer.
puzzles-not-text = { $file } n’est pas un texte en UTF-8.
puzzles-not-kept = Impossible d’écrire { $file } : { $reason }
puzzles-not-read = Impossible de lire { $file } : { $reason }
puzzles-none = { $file } ne contient pas de problèmes.
puzzles-lost = Un processus qui cherchait s’est arrêté trop tôt. Ce qui a été trouvé est conservé. Avec --jobs 1, aucun autre processus n’est nécessaire.

## Ce qui ne va pas dans un problème

puzzles-wrong-players = La position a un autre nombre de joueurs.
puzzles-wrong-seat = Ce n’est pas le tour de ce siège.
puzzles-wrong-move = « { $move } » n’y est pas permis.
puzzles-wrong-wrong = Il faut des coups faux, et aucun ne peut être juste en même temps.
puzzles-wrong-line = La suite ne commence pas par la réponse, ou ne peut pas être jouée.
puzzles-wrong-playouts = Jouée jusqu’au bout, la réponse n’est pas en tête.
puzzles-wrong-judges = Les juges ne trouvent plus la réponse clairement meilleure.
puzzles-wrong-odds = Les probabilités n’indiquent pas clairement la réponse.
puzzles-wrong-figure = D’après les règles, le nombre est { $right }.
puzzles-wrong-choices = Il faut proposer la réponse et les réponses fausses, chacune une fois.

## Sortes et questions

puzzles-kind-best = Meilleur coup
puzzles-kind-win = Gagner d’ici
puzzles-kind-belief = À qui est la carte ?
puzzles-kind-count = Compter
puzzles-ask-best = Trouvez le meilleur coup pour { $seat }.
puzzles-ask-win = La fin est proche : trouvez le coup avec lequel { $seat } gagne.
puzzles-ask-belief = Que détient très probablement { $seat } ?
puzzles-ask-belief-clans = Regardez les derniers coups. Pour quel clan joue très probablement { $seat } ?
puzzles-ask-belief-trias = Quelle carte { $seat } a-t-il très probablement en main ? { $seen }
puzzles-trias-seen = Son dos indique la partie { $part }. Déjà jouées de cette partie : { $cards }.
puzzles-trias-played = { $card } { $played } sur { $cards }
puzzles-ask-count-clans = { $move } Un village naît ainsi sur le territoire { $territory }. Combien de points reçoit ce clan : { $clan } ?
puzzles-ask-count-genesis = Si la partie finissait maintenant, combien de points { $seat } ({ $species }) recevrait-il de la zone en { $space } ({ $terrain }) ?
puzzles-ask-count-planet = Si la partie finissait maintenant, combien de points aurait { $seat } ?
puzzles-ask-count-planet-region = Sur la planète de { $seat } : combien de portions compte la plus grande région de cet habitat ({ $habitat }) ?
puzzles-ask-count-trias = Si la partie finissait maintenant, combien de points { $seat } recevrait-il du continent { $wind } ({ $hex } ; { $tiles } tuiles) ?

## Ce qui est dit des réponses

puzzles-worlds = C’est le meilleur coup dans { $share } des cas avec lesquels ce siège doit compter.
puzzles-odds = { $card } : { $odds }
puzzles-telling = Ce qui le trahit : { $story }
puzzles-figure = { $figure }
puzzles-cost = Cela coûte { $cost } de chances de gagner.

## Mal compté : Clans

puzzles-clans-hostile = À cette époque le terrain est hostile : le village est détruit et personne ne marque.
puzzles-clans-driven-out = Les cinq clans s’y retrouvent. Un clan qui n’a qu’une hutte la perd avant que le village soit évalué.
puzzles-clans-strife = Les huttes chassées par la querelle ne comptent plus.
puzzles-clans-own-huts = Chaque clan du village en reçoit toute la valeur, quel que soit le nombre de ses huttes.
puzzles-clans-bonus = Il manque la prime de l’époque : le terrain est favorable.
puzzles-clans-no-bonus = Il n’y a pas de prime : à cette époque le terrain n’est pas favorable.
puzzles-clans-token = Le jeton va à qui fonde le village, pas au clan.

## Mal compté : Genesis

puzzles-genesis-shared = Les troupeaux de même taille se partagent les places, et chaque part est arrondie à l’inférieur.
puzzles-genesis-factor = La zone compte plus d’une fois : c’est la plus grande de toutes, ou de son terrain.
puzzles-genesis-which-factor = Seule la plus grande zone de toutes compte trois fois, la plus grande de chaque autre terrain deux fois.
puzzles-genesis-once = La zone compte une fois : ce n’est pas la seule plus grande de son terrain.
puzzles-genesis-two-places = Seuls le plus grand troupeau et le deuxième reçoivent des points.
puzzles-genesis-place = Regardez encore la taille des troupeaux : lequel est le plus grand, lequel le deuxième ?
puzzles-genesis-alone = Les deux places ne vont à un seul troupeau que s’il est seul dans sa zone.

## Mal compté : Planet

puzzles-planet-own-animals = Un animal de l’habitat de sa propre carte ne donne que 1 point.
puzzles-planet-swapped = C’est l’inverse : les animaux de l’habitat de sa propre carte donnent 1 point, tous les autres 2.
puzzles-planet-other-animals = Les animaux d’autres habitats que celui de sa propre carte donnent 2 points.
puzzles-planet-card = La carte habitat donne aussi des points.
puzzles-planet-all-portions = Ce sont toutes les portions de cet habitat : elles ne sont pas toutes reliées.
puzzles-planet-one-face = Une région continue par-delà les arêtes, sur la face voisine.
puzzles-planet-faces = On compte les portions, pas les faces.
puzzles-planet-regions = C’est le nombre des régions ; on demande la plus grande.
puzzles-planet-region = { $habitat } : la plus grande région compte { $portions } portions ; régions en tout : { $regions }.

## Mal compté : Trias

puzzles-trias-shared = Les joueurs qui ont autant de troupeaux se partagent les points à parts égales.
puzzles-trias-rounded = Chaque part est arrondie au supérieur.
puzzles-trias-both = Personne ne prend seul les deux places : le premier reçoit autant de points qu’il y a de tuiles.
puzzles-trias-place = Comptez encore les troupeaux : qui en a le plus, qui vient en deuxième ?

## Les pages

puzzles-page-title = Problèmes
puzzles-page-of = Problèmes : { $game }
puzzles-page-offer = Problèmes : trouver le coup dans des positions de tous les jeux
puzzles-page-offer-game = Problèmes de ce jeu
puzzles-page-games = Problèmes de
puzzles-page-mix = Tous les jeux à tour de rôle
puzzles-page-streak = { $count } de suite
puzzles-page-best = Record : { $count }
puzzles-page-tally = { $solved } résolus · { $failed } à réessayer sur { $count }
puzzles-page-difficulty = Difficulté { $difficulty } sur 5
puzzles-page-is-new = nouveau
puzzles-page-is-failed = à réessayer
puzzles-page-is-solved = résolu
puzzles-page-gone = Ce problème n’est pas ici, ou n’y est plus : les problèmes changent avec le plateau, les tuiles et les cartes de leur jeu.
puzzles-page-other-content = Vous avez résolu auparavant des problèmes de { $game } avec un autre plateau, d’autres tuiles ou d’autres cartes. Ce que vous avez résolu reste tel quel, et ne compte pas pour ces problèmes-ci.
puzzles-page-counts = Un problème est résolu si la première réponse est juste. Après une réponse fausse, ou une fois la solution vue, il revient plus tard, et vous pouvez encore le résoudre.
puzzles-page-comes-back = Seule la première réponse résout un problème. Celui-ci reviendra après quelques autres.
puzzles-page-earlier =
    { $count ->
        [one] Le coup précédent
       *[other] Les { $count } coups précédents
    }
puzzles-page-show-earlier = Les montrer
puzzles-page-show = Montrer la solution
puzzles-page-skip = Un autre
puzzles-page-next = Problème suivant
puzzles-page-again = Réessayer
puzzles-page-right = C’est juste !
puzzles-page-right-later = Cette fois, c’est juste.
puzzles-page-solution = La solution :
puzzles-page-wrong = Ce n’est pas cela.
puzzles-page-wrong-answer = Regardez encore.
puzzles-page-cost-least = Cela coûte au moins { $cost } des chances de gagner.
