# Ce que dit le moteur, quel que soit le jeu.

core-seat = Siège { $number }
core-score-sum = points ; en tête ou vainqueur : { $winners }
core-list = { $most } et { $last }
core-list-or = { $most } ou { $last }
core-nature = Le hasard

## Règles
core-ruling = Décision { $rule } : { $why }
core-rulings = Le signe { $sign } indique une décision : là où le livret se tait, ou se lit de deux façons, c’est ainsi que l’on joue ici. La ligne au-dessous dit pourquoi.

## Compilation
core-compiling = { $game } : compilation pour cette machine, une fois pour toutes ({ $done } sur { $of } : { $function })…
core-not-kept = Les règles compilées n’ont pas pu être conservées dans { $folder } ({ $reason }). Tout fonctionne, mais elles seront recompilées au prochain démarrage.
core-observations = Une observation de { $game }, c’est { $wanted } nombres, la dernière dimension d’un tableau ; et non ceci : { $shape }.
core-no-gpu = Il n’y a pas de GPU pour jouer ici (ou numba-cuda n’est pas installé : pip install "pangea-games[gpu]").

## Ce qui est installé
core-missing = { $extra ->
    [cli] La ligne de commande n’est pas installée ({ $package } manque) : pip install "pangea-games[{ $extra }]"
    [serve] Le service web et ses pages ne sont pas installés ({ $package } manque) : pip install "pangea-games[{ $extra }]"
   *[other] { $package } n’est pas installé : pip install "pangea-games[{ $extra }]"
}

## Jeux et tables
core-unknown-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $games }.
core-unknown-game-perhaps = Aucun jeu ne s’appelle « { $name } ». Vouliez-vous dire « { $nearest } » ?
core-no-games-there = Il n’y a pas de jeux dans « { $folder } », que désigne { $variable }. Ce doit être un dossier de jeux.
core-broken-game = Impossible de jouer à « { $name } » de { $source }. { $reason }
core-no-game-in = Il n’y a pas de jeu appelé { $attribute } dans { $file } : ce doit être un pangea.Game.
core-other-name = Le jeu s’appelle lui-même « { $name } ». Le nom doit être le même aux deux endroits.
core-name-taken = Le nom est déjà pris : par un jeu ou une partie de Pangea, ou par un autre paquet. Choisissez-en un autre.
core-no-name = Un nom n’a que des lettres, des chiffres et des tirets bas, et commence par une lettre.
core-no-module = Il n’y a pas de module « { $module } ». Python cherche dans le dossier courant et parmi les paquets installés.
core-raised = Son code échoue : { $error }
core-raised-at = Son code échoue dans { $file }, ligne { $line } : { $error }
core-wrong-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
core-players-missing = Indiquez le nombre de joueurs : { $game } se joue de { $least } à { $most } joueurs, par exemple players={ $least }.
core-players-whole = Le nombre de joueurs doit être un nombre entier, et { $given } n’en est pas un.
core-no-seat = Il n’y a pas de siège { $seat } : à { $players } joueurs, ils sont numérotés de 0 à { $last }.
core-unknown-option = { $game } n’a pas d’option « { $option } ».
core-unknown-value = L’option « { $option } » ne peut pas valoir « { $value } ». Elle peut valoir : { $values }.
core-refused = { $reason } [{ $rule }]
core-nothing-to-undo = Il n’y a aucun coup joué à reprendre.
core-move-long = Un coup a au plus { $most } caractères, et celui-ci en a { $count }.

## Enregistrements
core-in-move = coup { $move } : { $reason }
core-in-record = enregistrement { $record } : { $reason }
core-in-record-and-move = enregistrement { $record }, coup { $move } : { $reason }
core-record-not-json = ceci n’est pas du JSON : le texte s’interrompt ou contient une erreur à la colonne { $column }
core-record-no-object = un enregistrement est un objet JSON avec « pangea », « game », « players » et « moves »
core-record-none = il n’y a aucun enregistrement dans ce fichier
core-record-missing = « { $key } » manque
core-record-unknown-key = « { $key } » n’a pas sa place dans un enregistrement
core-record-wrong-type = « { $key } » doit être { $kind }
core-kind-int = un nombre entier
core-kind-str = un texte
core-kind-list = une liste
core-kind-dict = un objet
core-record-version = cet enregistrement est en version { $version } ; ici, seule la version { $known } peut être lue
core-record-other-content = cette partie de { $game } a été jouée avec un autre plateau, d’autres tuiles ou d’autres cartes que ceux de cette version de Pangea (content_hash { $said }, ici { $true })
core-record-content-changed = « content_hash » indique { $said }, mais le contenu de cet enregistrement de { $game } donne { $true } : l’un des deux a été modifié
core-record-move-text = un coup doit être un texte
core-record-after-end = « { $text } » vient après la fin de la partie
core-record-illegal = « { $text } » ne peut pas être joué : { $reason }
core-record-not-over = « { $key } » est indiqué, mais la partie n’est pas terminée
core-record-wrong-result = « { $key } » indique { $said }, mais les coups donnent { $true }

## Bots
core-bad-search = « { $text } » n’est pas un réglage de la recherche. Écrivez un temps (0.5s), un nombre d’itérations (2000) ou threads=2, curiosity=0.5, margin=0.15, patience=8, faith=1, impulse=0.5, horizon=200, nodes=200000, reuse, séparés par des virgules.
core-unknown-bot = Aucun bot ne s’appelle « { $name } ». Il y a : { $bots }.
core-unknown-bot-perhaps = Aucun bot ne s’appelle « { $name } ». Vouliez-vous dire « { $nearest } » ?

## Contenu
core-content-no-object = Un fichier de contenu est fait d’un seul objet JSON, ce qui n’est pas le cas de { $file }.
core-content-large = Ce contenu pèse { $size } ko en JSON, et { $most } ko au plus sont admis : tous ceux qui regardent la partie le téléchargent, et chaque enregistrement l’emporte avec lui. Un dessin avec moins de points en dit autant.
core-record-legal-count = le nombre de listes dans « legal » ({ $lists }) n’est pas celui des coups ({ $moves })
core-record-legal-wrong = « legal » n’énumère pas les coups qui étaient légaux à ce moment
core-record-seed = « seed » doit être un nombre entier, écrit sous forme de texte
core-record-whole-numbers = « { $key } » doit être une liste de nombres entiers
core-record-texts = « { $key } » doit être une liste de textes
core-record-redrawn = l’enregistrement contient « { $text } », mais la graine donne « { $true } »
core-unknown-shuffle = « shuffle » indique comment les coups de la nature ont été tirés au sort, et la méthode « { $name } » n’est pas connue ici. Sont connues : { $known }.
core-unknown-version = Cet enregistrement a été joué selon la version { $version } des règles de { $game }. Ici, seule la version { $known } est jouée.

# Positions

core-position-clause = « { $text } » n’est pas un élément de position. Les éléments sont : { $clauses }.
core-position-twice = « { $clause } » figure deux fois dans cette position : une suffit.
core-position-numbers =
    « { $clause } { $text } » : { $count ->
        [one] il faut ici un nombre
       *[other] il faut ici { $count } nombres
    }.
core-position-range = « { $clause } { $text } » : il faut un nombre de { $least } à { $most }.
core-position-choice = « { $clause } { $text } » : ce peut être { $choices }.

## Ce que l’on donne à la bibliothèque
core-game-text = Un jeu se désigne par son nom, sous forme de texte (« clans »), et { $given } n’est pas un texte.
core-seed-whole = Une graine est un nombre entier, ou s’omet ; ce ne peut être { $given }.
core-seat-whole = Un siège est un nombre entier de 0 à { $last }, ou WATCHER pour qui ne fait que regarder ; ce ne peut être { $given }.
core-names-list = Les noms sont une liste de textes, un par siège : names=["Ada", "Ben"]. Ceci n’en est pas une : { $given }.
core-names-many =
    { $names ->
        [one] { $names } nom est de trop
       *[other] { $names } noms, c’est trop
    } pour { $players } joueurs : chaque siège en a un au plus.
core-options-mapping = Les options se donnent par leur nom : options={ "{" }"nom": "valeur"{ "}" }. Ceci est autre chose : { $given }.
core-content-mapping = Un contenu est un objet JSON, en Python un dict, et non { $given }.
core-unknown-language = Il n’y a pas de textes dans la langue { $given }. Il y a : { $languages }.
core-fast = « fast » vaut True (attendre les règles compilées), False (s’en passer) ou None (s’en servir dès qu’elles sont là), et non { $given }.
core-path = Un fichier se désigne par son chemin, sous forme de texte, et { $given } n’en est pas un.
core-no-such-move =
    { $moves ->
        [0] Il n’y a pas de coup { $given } : aucun n’a encore été joué.
       *[other] Il n’y a pas de coup { $given } : ceux joués jusqu’ici sont numérotés de 0 à { $last }.
    }
core-count-whole = Un nombre de coups est un nombre entier à partir de 0, et non { $given }.
core-not-natures-turn = Le hasard n’a rien à faire maintenant : c’est à un joueur de jouer, ou la partie est terminée.
core-state-kind = { $given } n’est pas l’état de { $game } : chaque jeu déclare le sien, et seul celui-là convient.
core-features-seat = Les caractéristiques sont ce que voit un siège : qui ne fait que regarder n’en a pas.
core-move-kind = Un coup est un texte, tel que legal() l’énumère (« { $example } »), ou son numéro, tel que codes() l’énumère. Ceci n’est ni l’un ni l’autre : { $given }.
core-move-number = { $given } n’est pas un coup. Jouez-en un sous forme de texte, tel que legal() l’énumère (« { $example } » ; legal()[0] est le premier), ou par son numéro, tel que codes() l’énumère.
core-move-over = { $given } n’est pas un coup, et aucun ne peut plus être joué : la partie est finie.
core-move-nature = { $given } n’est pas un coup, et aucun joueur ne peut jouer maintenant : c’est à la nature. let_nature_move() la fait jouer.
core-move-number-illegal = Le numéro { $number } désigne « { $text } », qui ne peut pas être joué maintenant : { $reason } Les coups possibles sont énumérés par legal() sous forme de textes (« { $example } » ; legal()[0] est le premier) et par codes() sous forme de numéros.
core-bots-list = Les joueurs sont une liste de bots, un par siège : ["random", "greedy"]. Ceci n’en est pas une : { $given }.
core-bot-kind = Un bot est le nom d’un bot, sous forme de texte, ou un objet avec une méthode choose(view, legal). Ceci n’est ni l’un ni l’autre : { $given }.
core-record-no-file = le fichier { $file } ne peut pas être lu : { $reason }
core-record-binary = le fichier { $file } n’est pas un texte : un enregistrement est du JSON, écrit en UTF-8
core-record-position-here = cet enregistrement commence par une position, et seules les parties depuis leur début peuvent être montrées ici
core-position-text = Une position est un texte, et ceci n’en est pas un : { $given }.
core-position-unknown = Un « ? » remplace ce qu’un siège ne peut pas savoir. Pour jouer à partir d’une position, il faut la connaître en entier.
core-roles-none = Dans { $game }, on ne choisit pas d’espèce.
core-roles = « { $key } » doit donner à chacune des { $players } places un nom différent, parmi ceux-ci : { $known }.
core-roles-list = Les espèces sont une liste de textes, une par siège : species=["humans", "reptiles"]. Ceci n’en est pas une : { $given }.
core-position-players = La position est à { $players } joueurs, pas à { $given } : omettez le nombre, ou indiquez le même.
core-position-options = Une position dit déjà avec quelles options on joue : elle n’en prend aucune à côté.

## Points

core-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
core-points-now =
    { $points ->
        [one] { $points } point si la partie se terminait maintenant
       *[other] { $points } points si la partie se terminait maintenant
    }
core-points-both =
    { $points ->
        [one] { $points } point · { $now } si la partie se terminait maintenant
       *[other] { $points } points · { $now } si la partie se terminait maintenant
    }
