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
bots-given-up = Le programme a été lancé { $starts } fois et a échoué à chaque fois. Il n’est plus relancé.
