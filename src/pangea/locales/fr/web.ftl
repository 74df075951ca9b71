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
web-opening = Un instant…
web-nowhere-title = Il n’y a rien ici
web-nowhere-text = Il n’y a pas de page à cette adresse. Peut-être manque-t-il une lettre au lien.
web-trouble-unreachable = Le service est injoignable pour le moment.
web-trouble-unknown = Le service n’a pas pu répondre (état { $status }).
web-trouble-page = Quelque chose a mal tourné sur cette page. Rechargez-la si elle ne répond plus.
web-service-none = Il n’y a pas de service derrière ces pages. Il en faut un pour les tables avec d’autres joueurs, les parties à revoir par lien et les analyses ; tout le reste fonctionne ici.
web-service-away = Le service est injoignable pour le moment. Il est nécessaire pour les tables avec d’autres joueurs, les parties à revoir par lien et les analyses ; tout le reste fonctionne sans lui.
web-cant-run-none = Ce navigateur ne peut pas exécuter les règles des jeux : il lui manque WebAssembly avec SIMD, que les navigateurs actuels ont. On ne peut donc pas jouer ici ; les règles peuvent être lues.
web-cant-run-away = Ce navigateur ne peut pas exécuter les règles des jeux : il lui manque WebAssembly avec SIMD, que les navigateurs actuels ont. Pour jouer, il faut donc le service, qui est injoignable pour le moment.
web-cant-run-there = Ce navigateur ne peut pas exécuter les règles lui-même : c’est le service qui garde cette partie.
web-version-ready = Une nouvelle version est prête.
web-version-take = L’utiliser maintenant
web-generic-board = Le plateau en mots
web-generic-panel = Personne n’a encore dessiné ce jeu : son plateau est décrit avec des mots.

## La page d’accueil
web-motto = Quatre jeux de terre et de vie
web-invitation = Les continents dérivent, les troupeaux migrent, les mondes grandissent et les villages se forment. Jouez tout de suite contre des bots, à plusieurs devant un même écran ou avec des amis à distance. Rien à installer, aucun compte à créer.
web-games = Jeux
web-play-now = Jouer maintenant
web-play-now-game = Jouer maintenant : { $game }
web-starting = On prépare la table…
web-set-up = Créer une table
web-set-up-game = Créer une table : { $game }
web-rules = Règles
web-rules-of = Règles : { $game }
web-players = { $range } joueurs
web-age = dès { $age } ans
web-minutes = environ { $minutes } minutes
web-designer = par { $designer }, { $year }
web-my-tables = Mes tables
web-my-tables-none = Aucune pour l’instant. « Jouer maintenant » en crée une contre des bots.
web-open-tables = Tables avec une place libre
web-open-tables-none = Personne ne cherche de joueurs pour le moment.
web-running-tables = Tables à regarder
web-running-tables-none = Personne d’autre ne joue pour le moment.
web-tables-all = Tout afficher ({ $count })
web-table-over = terminée
web-table-gathering = en attente de joueurs
web-your-turn = À vous de jouer
web-turn-of = C’est à { $name } de jouer.
web-record-title = Ouvrir une partie enregistrée
web-record-drop = Déposez un fichier ici ou choisissez-en un pour revoir la partie coup par coup.
web-record-opening = Reconstitution de la partie…
web-record-unreadable = « { $file } » n’est pas une partie enregistrée : il faut un fichier JSON écrit par Pangea.
web-colophon = Dessiné et écrit pour Pangea. Les règles sont expliquées avec nos propres mots ; les jeux appartiennent à ceux qui les ont inventés, et aucun éditeur n’y a part.
web-my-bots = Mes bots
web-try-api = Essayer l’API
web-name-title = Votre nom
web-name-label = Comment les autres doivent-ils vous appeler ?
web-name-of-yours = { $name } : changer de nom
web-name-choose = Choisir un nom
web-name-long = C’est la longueur maximale d’un nom : { $most } caractères.
web-stray-title = Votre identité n’est pas reconnue
web-stray-start = Recommencer
web-stray-wait = Attendre

## Une nouvelle table
web-new-title = { $game } : une nouvelle table
web-new-players = À combien joue-t-on ?
web-new-seats = Qui joue ?
web-new-bots = Bots, du plus facile au plus fort
web-new-people = Personnes
web-new-screen = sur cet écran
web-new-clock = Temps par coup
web-new-start = Lancer la partie
web-new-invite = Inviter des amis
web-player = Joueur { $number }
web-you = vous
web-clock =
    { $seconds ->
        [0] sans limite
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [86400] 1 jour
       *[other] { $seconds } secondes
    }

## Avant la partie
web-seat-open = place libre
web-share = Partager
web-copy-link = Copier le lien
web-link-copied = Le lien est dans le presse-papiers.
web-copy-by-hand = Copiez ce lien :
web-table-not-shown = Impossible d’afficher cette table

## À la table
web-beside-board = À côté du plateau
web-board-closer = Zoom avant
web-board-farther = Zoom arrière
web-board-fit = Tout afficher
web-board-tap-again = Touchez maintenant ce que vous voulez choisir
web-seats = Joueurs
web-to-move = doit jouer
web-won = a gagné
web-points-hidden = Personne ne peut encore le savoir.
web-points-if-now = si c’était la fin
web-points-then = { $now } si c’était la fin
web-bot = bot
web-away = hors ligne
web-stands-in = { $level } joue à sa place
web-thinking = { $name } réfléchit
web-nature-moves = Le hasard décide
web-watching = Vous regardez.
web-ended = La partie est terminée.
web-bot-plays-for-you = Un bot joue à votre place.
web-come-back = Reprendre la main
web-time-left = Temps restant
web-time-up-yours = Votre temps est écoulé : un bot joue pour vous jusqu’à ce que vous repreniez la main.
web-time-up = Temps écoulé pour { $name } : un bot continue.
web-leave = Laisser votre place à un bot
web-undo = Reprendre le coup
web-undo-ask = Demander à reprendre le coup
web-hint = Conseil
web-hint-ask = Conseil : que ferait un bot fort ?
web-hint-thinking = Un bot fort réfléchit…
web-hint-note = Le pourcentage indique vos chances de victoire après ce coup, si tout le monde joue ensuite comme ce bot. Choisissez un coup pour le jouer.
web-hint-advised = conseillé
web-hint-less-sure = Un autre coup affiche un pourcentage plus élevé, mais il a été essayé moins souvent : son chiffre est moins sûr.
web-hint-more = Son raisonnement
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
web-fair-text = Le sceau a été fixé avant le premier coup. À la fin de la partie, la graine est révélée et permet à chacun de vérifier que rien n’a été truqué : enregistrez la partie et lancez « pangea verify ».
web-connection-lost = Connexion perdue. Elle se rétablira d’elle-même.
web-offer = Proposition
web-offer-undo = { $name } aimerait reprendre un coup.
web-offer-end = { $name } propose d’arrêter la partie ici.
web-offer-stand-in = { $name } propose qu’un bot continue à la place de { $away } : { $level }.
web-offer-end-without = { $name } propose d’arrêter la partie ici, sans attendre { $away }.
web-offer-agree = Accepter
web-offer-decline = Refuser
web-offer-waiting = On attend { $names }.
web-offer-to-end = Proposer d’arrêter la partie
web-end-table = Arrêter cette partie
web-end-table-of = Arrêter la partie de { $game } avec { $names }
web-end-title = Arrêter cette partie ?
web-end-text = Elle se termine sans résultat et ne pourra pas être reprise.
web-curtain-title = { $name }, à vous de jouer
web-curtain-text = Ce qui est affiché ici, tout le monde peut le voir. Passez l’écran à { $name }, puis les autres détournent le regard.
web-curtain-ready = Je suis { $name } : voir le plateau
web-curtain-take-back = { $name } : reprendre le coup
web-confirm-on = Confirmer chaque coup
web-confirm-off = Ne plus demander confirmation
web-confirm-asks = { $move } ?
web-confirm = Confirmer
web-confirm-not = Pas encore
web-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
web-winners-bot = Un bot gagne à la place de { $names }.

## Feuilles à côté du plateau
web-sheets = Journal, points, etc.
web-overview = Aperçu
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-all = Tout afficher
web-score = Points
web-score-why = Pourquoi
web-score-total = Total
web-score-scored = Marqués jusqu’ici
web-score-if-now = Si la partie se terminait maintenant
web-score-now = Si la partie se terminait maintenant. Pointez une ligne pour voir à quel endroit du plateau elle correspond.
web-score-none = Personne n’a encore marqué.
web-score-count = Compter pas à pas
web-score-step = { $step } sur { $of }
web-score-before = Ligne précédente
web-score-next = Ligne suivante
web-score-all = Tout afficher
web-rule = Règle
web-see-rule = Voir la règle { $rule }
web-moves = Coups
web-moves-none = Il n’y a rien à choisir pour le moment.
web-moves-search = Chercher un coup
web-in-words = Texte
web-log-nature =
    { $count ->
        [one] Le hasard a décidé une fois
       *[other] Le hasard a décidé { $count } fois
    }
web-moves-more =
    { $count ->
        [one] … et un autre. Cherchez pour le trouver.
       *[other] … et { $count } autres. Cherchez pour les trouver.
    }

## Les règles
web-prompt-why = Ce que disent les règles
web-rules-page = Les règles sur une page à part, à imprimer
web-print = Imprimer
web-contents = Sommaire

## Parties revues
web-replay-of = Revoir la partie : { $game }
web-replay-not-shown = Impossible d’afficher cette partie
web-replay-start = Avant le premier coup
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-slider = Coup
web-replay-eyes = Vu par
web-replay-watcher = un spectateur
web-analysis = Analyse
web-analysis-offer = Un bot fort examine chaque coup : les chances de victoire de chaque joueur, la part du hasard et le coup qui aurait été meilleur. Cela prend une minute ou deux.
web-analysis-start = Analyser la partie
web-analysis-running = Analyse des coups…
web-analysis-failed = L’analyse s’est interrompue.
web-analysis-better = Il y avait mieux

## La galerie
web-gallery = Toutes les pièces
web-gallery-panel = À côté du plateau
web-gallery-board = Un plateau
web-gallery-place = Lieu { $number }

# Essayer : une copie du plateau pour jouer

web-tryout = Essayer
web-tryout-title = Un plateau d’essai.
web-tryout-note = Jouez pour tout le monde : rien de tout cela n’arrive à la table.
web-tryout-note-hidden = Jouez pour tout le monde : ce que vous ne voyez pas est imaginé, et rien de tout cela n’arrive à la table.
web-tryout-close = Retour à la partie
web-tryout-begin = Revenir au début de l’essai
web-tryout-anew = Imaginer autrement
web-tryout-play = Jouer ce coup
web-tryout-nature = Le hasard décide : choisissez ce qui arrive, ou tirez au sort.
web-tryout-draw = Tirer au sort
web-tryout-tried = Essais
web-tryout-hint = Jouez sur le plateau, pour vous et pour les autres. Revenez en arrière pour essayer autre chose : vos essais restent ici.
web-tryout-behind = La partie a continué.
web-tryout-renew = Repartir de là

## Parties dans ce navigateur
web-local-here = dans ce navigateur
web-local-none = Cette partie n’est pas dans ce navigateur, ou n’y est plus.
web-local-damaged = Ce que ce navigateur a gardé de cette partie a été abîmé ou modifié : elle ne peut pas continuer. Ce qui en est intact peut être enregistré. Vos autres parties ne sont pas touchées.
web-local-other-rules = Cette partie a commencé avec la version { $version } de ses règles, que ces pages ne connaissent pas. Elle ne peut pas continuer ici, mais elle peut être enregistrée.
web-local-other-content = Cette partie a été commencée avec un autre plateau, d’autres tuiles ou d’autres cartes que ceux de { $game } dans ces pages. Elle ne peut pas continuer ici. Elle reste telle quelle, et peut être enregistrée.
web-local-no-rules = Ces pages n’ont pas de règles pour « { $game } ».
web-local-cant-run = Cette partie est gardée dans ce navigateur, qui ne peut pas en exécuter les règles : il lui manque WebAssembly avec SIMD. Vous pouvez l’enregistrer et l’ouvrir dans un navigateur actuel.
web-replay-other-content = Cette partie a été jouée avec un autre plateau, d’autres tuiles ou d’autres cartes que ceux de { $game } dans ces pages, qui ne peuvent donc pas la montrer (content_hash { $said }, ici { $here }). Son enregistrement reste tel quel.
web-local-own-board = Cette partie enregistrée a son propre plateau. Seul le service peut la montrer.
web-local-not-kept = Ce navigateur ne peut pas garder votre partie pour le moment : il manque de place ou ne le permet pas. Continuez à jouer, mais laissez cette page ouverte : ce qui n’est pas gardé est perdu à sa fermeture.
web-local-broken = abîmée
web-local-save-rest = Enregistrer ce qui reste
web-local-remove = Supprimer cette partie
web-local-remove-of = Supprimer la partie de { $game } avec { $names }
web-local-remove-title = Supprimer cette partie ?
web-local-remove-text = Elle n’est que dans ce navigateur et ne pourra pas être récupérée.
web-local-note = Cette partie est gardée dans ce navigateur et n’a pas besoin de réseau.
web-local-share = Partager la partie
web-local-hand-over = La partie est confiée au service, qui l’analyse. Ensuite, toute personne qui a son lien peut la revoir.
web-hurry = Faire jouer tout de suite
