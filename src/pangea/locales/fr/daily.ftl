# Le défi du jour : une même donne par jour pour tout le monde.
# $game est le titre d’un jeu, $level le nom d’un bot, $date un jour comme dans une partie enregistrée, $place compte à partir de 1, $result une place et des points en texte.

## Dans les pages
daily-title = Le défi du jour
daily-title-of = Défi du { $date }
daily-about = Une donne par jour, la même pour tout le monde. Vous avez un seul essai, sans indices et sans reprendre de coup.
daily-deal =
    { $others ->
        [one] { $game }, { $players } joueurs : vous contre { $others } { $level }. Vous êtes à la place { $seat }.
       *[other] { $game }, { $players } joueurs : vous contre { $others } bots de niveau { $level }. Vous êtes à la place { $seat }.
    }
daily-begin = Relever le défi
daily-go-on = Continuer
daily-practise = Jouer pour s’exercer
daily-practice-note = L’exercice ne compte pas.
daily-none = Il n’y a pas de défi pour ce jour.
daily-later = Ce défi n’est pas encore là.
daily-back = Au défi
daily-no-undo = Dans le défi du jour, on ne reprend pas de coup.
daily-no-hint = Dans le défi du jour, il n’y a pas d’indices.
daily-no-leave = Dans le défi du jour, personne ne joue à votre place.
daily-ended = Vous avez arrêté cet essai avant la fin de la partie. Il n’a pas de résultat.
daily-result = Votre résultat
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-given = Laissé filer : { $percent } %
daily-given-none = Rien laissé filer
daily-given-note = De combien vos coups sont restés en deçà du meilleur qu’une recherche ait trouvé, en chances de gagner, additionnées. Chacune de vos { $decisions } décisions a été examinée avec ce que vous pouviez savoir alors (jusqu’à { $playouts } parties simulées) : la chance ne compte donc pas. Les écarts de moins de { $least } % ne se distinguent pas du hasard et sont laissés de côté.
daily-judging = Vos décisions sont examinées : { $done } sur { $all }
daily-levels = La même donne, jouée par des bots à votre place
daily-you = Vous
daily-levels-waiting = Des bots jouent la même donne …
daily-levels-note = Contre les mêmes adversaires, qui dans la même position jouent de même. Une seule partie dit peu de la force de quelqu’un.
daily-share = Copier une ligne à partager
daily-line = Pangea { $date } · { $game } · { $result } · { $row }
daily-line-given = Pangea { $date } · { $game } · { $result } · laissé filer { $percent } % · { $row }
daily-streak =
    { $days ->
        [one] { $days } jour d’affilée
       *[other] { $days } jours d’affilée
    }
daily-others = Les autres aujourd’hui
daily-others-of = Les autres ce jour-là
daily-others-none = Personne n’a encore envoyé de résultat.
daily-others-note = Le service a vérifié chaque partie : donnée pour ce jour, chaque coup permis, les coups des bots bien les leurs. Il ne peut pas savoir combien de fois quelqu’un a essayé auparavant.
daily-others-same = { $count ->
    [one] et une autre personne, avec les mêmes coups
   *[other] et { $count } autres personnes, avec les mêmes coups
}
daily-others-opens = Vous pourrez revoir les autres parties à partir du { $date }, quand les résultats ne seront plus acceptés.
daily-sending = Votre résultat est en cours de vérification…
daily-send = Envoyer votre résultat
daily-sent = Votre résultat en fait partie.
daily-send-note = Votre nom, vos points et votre partie vont à ce service.
daily-next = Une nouvelle donne arrive à minuit UTC.
daily-yesterday = La veille
daily-tomorrow = Le lendemain
daily-check = Chacun peut vérifier un résultat : enregistrez la partie et lancez { $command }.

## Vérifications
daily-other-deal = Ce n’est pas le défi du { $date } : ici, « { $key } » est { $said }, et ce jour-là { $true }.
daily-other-draw = Ce n’est pas ce qui a été donné : ici se trouve « { $said } », et ce jour-là c’est « { $true } ».
daily-other-bot = Le bot du défi joue ici « { $true } », et non « { $said } ».
daily-not-over = La partie n’est pas finie : elle n’a donc pas de résultat.
daily-no-day = Cette partie n’a été donnée pour le défi d’aucun jour jusqu’ici : aucun jour n’a sa graine.
daily-bad-date = « { $text } » n’est pas un jour avec un défi. Écrivez-le comme { $first }, qui est le premier.
daily-not-yet = Le défi du { $date } n’est pas encore là.
daily-closed = Les résultats du { $date } ne sont plus acceptés : on les envoie le jour même et le lendemain.
daily-sent-before = Votre résultat du { $date } y est déjà. C’est le premier qui compte.
daily-replay-not-open = Les parties du défi du { $date } peuvent être revues à partir du { $opens }. D’ici là, vous ne pouvez revoir que celle que vous avez envoyée comme résultat.

## En ligne de commande
daily-deal-told = Défi { $number }, { $date } : { $game }, { $players } joueurs, vous êtes à la place { $seat }, les autres sont des bots de niveau { $level }. Graine { $seed }.
daily-level-told = { $level } : { $points } points, place { $place }
daily-record-told = Le défi du { $date } (numéro { $number }), { $game } : { $points } points, place { $place } sur { $players }. Donné pour ce jour, chaque coup permis, les coups des bots bien les leurs.
