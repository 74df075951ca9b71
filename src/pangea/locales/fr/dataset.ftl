# Des parties de bots et des enregistrements, en tableaux pour l’apprentissage.


## Options
dataset-opt-bot = Qui joue : un niveau ({ $levels }), ou un bot suivi d’un deux-points et de ses réglages (search:2000, program:./mybot, ./my_bot.py:Settler). Indiqué une fois, il occupe toutes les places ; s’il y a autant de bots que de places, ils avancent d’une place à chaque partie. Par défaut { $usual }.
dataset-opt-games = Combien de parties, y compris celles qui sont déjà là. Par défaut { $games }.
dataset-opt-out = Le dossier où écrire. La même commande reprend là où elle s’est arrêtée.
dataset-opt-players = Combien de joueurs. Par défaut, autant que de bots, ou trois.
dataset-opt-from = Prendre les enregistrements de ce fichier au lieu de jouer ; ou, si c’est un dossier de notre format, écrire ses parties comme enregistrements (--records).
dataset-opt-decisions = Avec --from : conserver aussi ce qui était vu et permis à chaque décision. Il faut des enregistrements d’un seul jeu, avec autant de joueurs, tous terminés.
dataset-opt-records = Avec --from FOLDER : écrire les parties du dossier dans ce fichier, un enregistrement par ligne.
dataset-opt-shard = Combien de parties par fichier. Une interruption perd les fichiers qui se remplissaient. Par défaut 100 ; 1000 avec --from.

## Réponses
dataset-playing = Parties en cours : { $games }
dataset-reading = Lecture de { $file }
dataset-written = Parties dans { $folder } : { $games }
dataset-bytes-games = Comme parties : { $bytes } octets chacune
dataset-bytes-decisions = Comme décisions ({ $count }) : { $bytes } octets par partie
dataset-kept = { $folder } contient { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }. La même commande reprendra à partir de là.
dataset-lapses = { $turns ->
        [one] { $turns } tour a été remplacé par un coup au hasard
       *[other] { $turns } tours ont été remplacés par des coups au hasard
    } ; la colonne « lapses » dit lesquels. Cela a commencé à la partie { $number } : { $reason }

## Ce qui ne va pas
dataset-needs = Il manque { $flag } : « pangea dataset GAME --bot BOT --games N --out FOLDER », ou « pangea dataset --from FILE --out FOLDER ».
dataset-needs-from = { $flag } va avec --from. Indiquez-le aussi.
dataset-not-together = { $flag } et { $other } ne vont pas ensemble.
dataset-no-bot = Il faut au moins un bot.
dataset-bots = Il faut un bot pour toutes les places, ou autant de bots que de places : { $bots } sont indiqués pour { $players } joueurs.
dataset-not-empty = { $folder } contient autre chose qu’un jeu de données. Indiquez un nouveau dossier.
dataset-other = { $folder } contient un autre jeu de données : « { $key } » y vaut { $there } et non { $here }. Indiquez un autre dossier.
dataset-none = { $folder } ne contient pas de jeu de données : il n’y a pas de dataset.json qui dise ce que c’est.
dataset-version = { $folder } contient un jeu de données de version { $version }. Ce programme lit la version { $known }.
dataset-not-kept = Impossible de conserver le jeu de données dans { $folder } : { $reason }
dataset-unreadable = Impossible de lire { $file } : { $reason }
dataset-not-text = ce n’est pas du texte en UTF-8
dataset-mixed = c’est une partie de { $game } à { $players }, et la première était de { $first } à { $seats }. Avec --decisions, toutes sont d’un même jeu, avec autant de joueurs
dataset-not-over = cette partie n’est pas terminée. Avec --decisions, toutes le sont
dataset-share = { $given } n’est pas une part pour les essais. Elle se situe entre 0 et 1.
dataset-split = { $given } n’est pas une partie du jeu de données. Écrivez "train", "test", ou None pour toutes les parties.
dataset-column = { $given } n’est pas une colonne. Les voici : { $known }
dataset-batch = { $given } n’est pas une taille : il faut au moins 1.
dataset-empty = { $folder } n’a pas encore de parties.
dataset-no-decisions = { $folder } a des parties sans leurs décisions. « pangea dataset --from FILE --decisions » les conserve aussi.
