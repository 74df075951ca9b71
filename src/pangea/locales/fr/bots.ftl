# Les bots : leurs niveaux, et les programmes qui jouent.

bots-level-hatchling = Oisillon
bots-level-hatchling-note = Pour une première partie : il joue souvent au hasard.
bots-level-gatherer = Cueilleur
bots-level-gatherer-note = Prend ce qui se gagne tout de suite.
bots-level-hunter = Chasseur
bots-level-hunter-note = Pense quelques coups à l’avance.
bots-level-elder = Ancien
bots-level-elder-note = Connaît bien le jeu et réfléchit plus longtemps.
bots-level-oracle = Oracle
bots-level-oracle-note = Le plus fort. Il prend deux secondes par coup.
bots-no-command = Quel programme ? Écrivez sa commande après le deux-points : program:./mybot --fast
bots-not-there = « { $program } » n’est pas un programme qui puisse être lancé ici. Indiquez-en un qui se trouve dans le PATH, ou un fichier exécutable : program:./mybot
bots-bad-command = « { $text } » n’est pas une commande : un guillemet reste ouvert.
bots-bad-timeout = « { $text } » n’est pas un temps de réflexion. Écrivez un nombre de secondes : timeout=2
bots-trouble = { $bot } : { $reason }
bots-trouble-heard = { $bot } : { $reason } Ses derniers mots : { $heard }
bots-no-start = Impossible de lancer le programme : { $reason }.
bots-ended = Le programme s’est terminé avant de répondre (code de sortie { $code }).
bots-closed = Le programme a fermé sa sortie.
bots-silent = Aucune réponse en { $seconds } s.
bots-junk = La réponse n’est pas un coup en JSON : { $text }
bots-unasked = Le programme a parlé sans qu’on l’interroge : { $text }
bots-endless = La réponse est trop longue ; elle commence par : { $text }
bots-illegal = « { $move } » n’est pas un coup légal.
bots-raised = Le bot a échoué : { $error }
bots-raised-at = Le bot a échoué : { $error } ({ $file }, ligne { $line })
bots-given-up = Le programme a été lancé { $starts } fois et a échoué à chaque fois. Il n’est plus relancé.

## Ses propres bots
bots-no-place = « { $text } » n’est pas le nom d’un module. Écrivez le module et le bot qu’il contient, py:my_bots:Settler, ou le fichier, ./my_bots.py:Settler
bots-no-file = Ce fichier n’existe pas dans { $folder }.
bots-not-imported = Impossible d’importer { $place }. { $reason }
bots-no-name = Il n’y a pas de « { $name } » dans { $place }. Les bots qui s’y trouvent : { $bots }.
bots-no-name-perhaps = Il n’y a pas de « { $name } » dans { $place }. Vouliez-vous dire « { $nearest } » ?
bots-none-there = Il n’y a pas de bot dans { $place } : quelque chose qui ait une méthode choose(view, legal).
bots-which = Quel bot de { $place } ? Écrivez son nom après un deux-points. Il y a : { $bots }.
bots-no-bot = « { $name } » dans { $place } n’est pas un bot : il n’a pas de méthode choose(view, legal).
bots-is-made = « { $name } » dans { $place } est déjà un bot, « { $text } » ne peut donc pas être réglé. Indiquez une classe ou une fonction qui accepte des réglages.
bots-not-made = Impossible de créer « { $name } » de { $place }. { $reason }
bots-no-such-setting = « { $name } » n’a pas de réglage « { $setting } ». Il a : { $settings }.
bots-no-settings = « { $name } » n’a pas de réglages, « { $setting } » ne peut donc pas être réglé.
bots-name-taken = Le bot « { $name } » de { $package } est laissé de côté : le nom est déjà pris, par un bot ou un niveau de Pangea ou par un autre paquet. Choisissez-en un autre.

## Une recherche guidée par un programme
bots-guided-setting = Le réglage « { $name } » d’une recherche guidée doit être un nombre de { $least } à { $most }, et non { $given }.
bots-guided-answer = Un évaluateur doit répondre par deux choses, des probabilités et des valeurs (l’une ou l’autre peut être None), et non par { $given }.
bots-guided-priors = Comme probabilités, il faut une ligne pour chacune des { $rows } feuilles et une colonne pour chacun des { $codes } coups, et non ceci : { $shape }.
bots-guided-priors-negative = Les probabilités doivent être des nombres finis à partir de 0. Des logits deviennent des probabilités par « softmax ».
bots-guided-values = Comme valeurs, il faut un nombre pour chacune des { $rows } feuilles, ou une ligne avec une colonne pour chacune des { $players } places, et non ceci : { $shape }.
bots-guided-values-finite = Les valeurs doivent être des nombres finis.
bots-guided-values-range = Les valeurs vont de 0 (perdu) à 1 (gagné), ceci n’en est donc pas une : { $given }. Ce qu’un réseau donne de -1 à 1 le devient par (valeur + 1) / 2, et ce qui ne dépasse que de peu, par np.clip.
bots-guided-gradient = Ce tenseur a encore son gradient. Évaluez sous torch.no_grad(), ou répondez par tensor.detach().
bots-guided-states = Il faut un état de ce jeu pour chacune des { $games } parties, et non ceci : { $shape }.
bots-guided-seats = Il faut une place, un nombre entier, pour chacune des { $games } parties, et non ceci : { $shape }.
bots-guided-no-seat = Il n’y a pas de place { $seat } d’où regarder. La dernière place est { $last }.
bots-guided-no-game = Il n’y a pas de partie { $given } ici : elles sont numérotées de 0 à { $last }.
bots-guided-no-place = Il n’y a pas d’endroit { $given } dans ces arbres. Chaque branche indique l’endroit où elle mène ; en dessous de 0, il n’y en a pas encore.
bots-guided-beliefs = Comme convictions, il faut une ligne pour chacune des { $games } parties, et non ceci : { $shape }.
bots-guided-how-long = Indiquez combien d’itérations ou combien de secondes une recherche guidée peut prendre.
