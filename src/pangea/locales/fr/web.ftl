# Les pages dans le navigateur.

## Partout
web-home = Accueil
web-skip = Aller au contenu
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-menu = Plus
web-language = Langue
web-theme-dark = Couleurs sombres
web-theme-light = Couleurs claires
web-try-again = Réessayer
web-opening = Un instant …
web-nowhere-title = Il n’y a rien ici
web-nowhere-text = Il n’y a pas de page à cette adresse. Peut-être manque-t-il une lettre au lien.
web-trouble-unreachable = Le service est injoignable pour le moment.
web-trouble-unknown = Le service n’a pas pu répondre (état { $status }).
web-trouble-page = Quelque chose a mal tourné sur cette page. Rechargez-la si elle ne répond plus.
web-undrawable = Cette page ne sait pas dessiner le jeu « { $game } ».

## La page d’accueil
web-motto = Quatre jeux de terre et de vie
web-invitation = Les continents dérivent, les troupeaux migrent, les mondes grandissent et les villages se rassemblent. Jouez tout de suite contre des robots, autour d’un écran ou avec des amis au loin. Rien à installer, aucun compte à créer.
web-games = Jeux
web-play-now = Jouer maintenant
web-play-now-game = Jouer maintenant : { $game }
web-starting = On dresse la table …
web-set-up = Préparer une table
web-set-up-game = Préparer une table : { $game }
web-rules = Règles
web-rules-of = Règles : { $game }
web-players = { $range } joueurs
web-minutes = environ { $minutes } minutes
web-designer = de { $designer }, { $year }
web-my-tables = Mes tables
web-my-tables-none = Aucune pour l’instant. « Jouer maintenant » en prépare une contre des robots.
web-open-tables = Tables avec une place libre
web-open-tables-none = Personne ne cherche de partenaire pour le moment.
web-running-tables = Tables à regarder
web-running-tables-none = Personne d’autre ne joue pour le moment.
web-tables-all = Montrer les { $count }
web-table-over = terminée
web-table-gathering = en attente de joueurs
web-your-turn = À vous de jouer
web-turn-of = C’est à { $name } de jouer.
web-record-title = Ouvrir une partie enregistrée
web-record-drop = Déposez un fichier ici ou choisissez-en un pour revoir la partie coup par coup.
web-record-opening = La partie est rejouée …
web-record-unreadable = « { $file } » n’est pas une partie enregistrée : il faut un fichier JSON écrit par Pangea.
web-colophon = Dessiné et écrit pour Pangea. Les règles sont expliquées avec nos propres mots ; les jeux appartiennent à ceux qui les ont inventés.
web-name-title = Votre nom
web-name-label = Comment les autres doivent-ils vous appeler ?
web-name-of-yours = { $name } : changer de nom

## Une nouvelle table
web-new-title = { $game } : une nouvelle table
web-new-players = À combien joue-t-on ?
web-new-seats = Qui joue ?
web-new-bots = Robots, du plus facile au plus fort
web-new-people = Personnes
web-new-open = un ami, par un lien
web-new-screen = quelqu’un devant cet écran
web-new-name = Nom du joueur { $number }
web-new-shuffle = Tirer les places au sort
web-new-private = Seuls ceux qui ont le lien peuvent regarder
web-new-clock = Temps par coup
web-new-open-note = Vous recevrez un lien à envoyer aux autres. La partie commence quand le dernier est assis.
web-new-start = Commencer la partie
web-new-invite = Préparer et inviter
web-player = Joueur { $number }
web-you-yourself = vous
web-you = vous
web-clock =
    { $seconds ->
        [0] autant que vous voulez
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [86400] 1 jour
       *[other] { $seconds } secondes
    }

## Avant la partie
web-gathering-title = { $game } : la table est prête
web-seat-open = place libre
web-take-seat = Prendre place
web-share-label = Envoyez ce lien à vos amis
web-share-note = Il marche aussi sur un téléphone. Vous pouvez fermer cette page entre-temps : la table reste dans « Mes tables ».
web-share = Partager
web-copy-link = Copier le lien
web-link-copied = Le lien est dans le presse-papiers.
web-copy-by-hand = Copiez ce lien :
web-table-not-shown = Impossible d’afficher cette table
web-gathering-open =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }

## À la table
web-beside-board = À côté du plateau
web-board-closer = Plus près
web-board-farther = Plus loin
web-board-fit = Tout montrer
web-seats = Joueurs
web-to-move = doit jouer
web-won = a gagné
web-points = points
web-points-hidden = Personne ne peut encore le savoir.
web-bot = robot
web-away = absent
web-stands-in = { $level } le remplace
web-thinking = { $name } réfléchit
web-nature-moves = Le hasard décide
web-watching = Vous regardez.
web-ended = La partie est terminée.
web-bot-plays-for-you = Un robot joue à votre place.
web-come-back = Reprendre la place
web-leave = Laisser la place à un robot
web-undo = Reprendre le coup
web-undo-ask = Demander à reprendre le coup
web-hint = Conseil
web-hint-ask = Conseil : que ferait un robot fort ?
web-hint-thinking = Un robot fort réfléchit …
web-hint-note = Le chiffre dit vos chances de gagner après ce coup. Cliquez pour le jouer.
web-hint-more = Ce qu’il a pensé
web-rematch = Revanche
web-to-rematch = Vers la revanche
web-replay = Revoir
web-save-record = Enregistrer la partie
web-sound-on = Activer le son
web-sound-off = Couper le son
web-about-table = À propos de cette table
web-watchers = Spectateurs
web-fair-hash = Sceau des tirages
web-fair-seed = Graine des tirages
web-fair-text = Le sceau a été fixé avant le premier coup. À la fin de la partie, la graine est montrée et chacun peut vérifier que rien n’a été truqué : enregistrez la partie et lancez « pangea verify ».
web-connection-lost = La connexion est perdue. Elle reviendra d’elle-même.
web-offer = Proposition
web-offer-undo = { $name } aimerait reprendre un coup.
web-offer-end = { $name } propose d’arrêter la partie ici.
web-offer-agree = Accepter
web-offer-decline = Refuser
web-offer-waiting = En attente de { $names }.
web-offer-to-end = Proposer d’arrêter la partie
web-curtain-title = { $name }, à vous de jouer
web-curtain-text = Passez l’écran à { $name }. Les autres détournent le regard.
web-curtain-ready = Je suis { $name } : montrez-moi le plateau
web-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }

## Feuilles à côté du plateau
web-sheets = Journal, points et autres
web-overview = Aperçu
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-all = Tout montrer
web-score = Points
web-score-why = Pourquoi
web-score-total = Total
web-score-now = Si la partie finissait maintenant. Pointez une ligne pour voir où elle se joue sur le plateau.
web-score-none = Personne n’a encore marqué.
web-score-count = Compter pas à pas
web-score-step = { $step } sur { $of }
web-score-before = Une ligne en arrière
web-score-next = Ligne suivante
web-score-all = Tout d’un coup
web-rule = Règle
web-see-rule = Voir la règle { $rule }
web-moves = Coups
web-moves-none = Il n’y a rien à choisir pour le moment.
web-moves-search = Chercher parmi les coups
web-in-words = En mots
web-log-nature =
    { $count ->
        [one] Le hasard a joué une fois
       *[other] Le hasard a joué { $count } fois
    }
web-moves-more =
    { $count ->
        [one] … et un autre. Cherchez pour le trouver.
       *[other] … et { $count } autres. Cherchez pour les trouver.
    }

## Les règles
web-rules-page = Les règles sur leur propre page, à imprimer
web-print = Imprimer
web-contents = Sommaire
web-figure-start = D’une vraie partie : la table avant le premier coup.
web-figure-middle = D’une vraie partie, à mi-chemin.
web-figure-late = D’une vraie partie, peu avant la fin.
web-figure-end = D’une vraie partie : comment elle a fini.

## Parties revues
web-replay-of = Partie revue : { $game }
web-replay-not-shown = Impossible d’afficher cette partie
web-replay-start = Avant le premier coup
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-slider = Coup
web-replay-eyes = Par les yeux de
web-replay-watcher = un spectateur
web-analysis = Analyse
web-analysis-offer = Un robot fort examine chaque coup : les chances de chacun, la part du hasard et le coup qui aurait été meilleur. Cela prend une minute ou deux.
web-analysis-start = Analyser cette partie
web-analysis-running = Les coups sont jugés …
web-analysis-failed = L’analyse s’est interrompue.
web-analysis-better = Il y avait mieux
web-analysis-instead = Mieux : { $move }

## La galerie
web-gallery = Toutes les pièces
web-gallery-panel = À côté du plateau
web-gallery-board = Un plateau
web-gallery-place = Lieu { $number }
