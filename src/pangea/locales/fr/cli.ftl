# La ligne de commande.

cli-about = Quatre jeux de société sur la terre et la vie, aux règles exactes : jouez, lisez les règles, simulez des millions de parties.
cli-version = Afficher la version et quitter.
cli-help = Afficher cette aide et quitter.
cli-install-completion = Installer la complétion des commandes pour ce shell.
cli-show-completion = Afficher le script de complétion de ce shell.
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes

## Commandes
cli-games = Lister les jeux.
cli-rules = Expliquer les règles d’un jeu, avec nos propres mots.
cli-play = Jouer une partie dans le terminal, contre des bots ou à plusieurs devant un même écran.
cli-simulate = Jouer des parties au hasard : statistiques et, si vous le voulez, enregistrements.
cli-compile = Compiler tout ce qui pourra servir, pour que personne n’ait à attendre ensuite.
cli-check = Rejouer des enregistrements et dire quel coup ou quel résultat est faux.
cli-content = Afficher en JSON ce dont un jeu est fait (son plateau, ses cartes), ou vérifier un fichier à vous.
cli-show = Montrer une position d’une partie enregistrée, en texte ou en image.

## Arguments et options
cli-arg-game = Le nom du jeu, tel que l’indique « pangea games ».
cli-arg-records = Un fichier d’enregistrements : un seul en JSON, ou un par ligne.
cli-arg-record-files = Un ou plusieurs fichiers d’enregistrements : un seul en JSON, ou un par ligne. « - » est l’entrée standard.
cli-opt-lang = La langue : { $languages }. Par défaut, celle de votre système.
cli-opt-json = Répondre en JSON, pour les programmes.
cli-opt-players = Combien de joueurs.
cli-opt-games = Combien de parties.
cli-opt-seed = La même graine donne les mêmes parties.
cli-opt-option = Une option du jeu, sous la forme name=value, ou le nom d’un ensemble d’options (Trias : italian, french). Peut être donnée plusieurs fois.
cli-opt-content = Un fichier de contenu avec lequel jouer, à la place de celui du jeu.
cli-opt-records-out = Écrire les enregistrements des parties dans ce fichier, un par ligne.
cli-opt-legal = Ajouter aux enregistrements, pour chaque coup, la liste de tous les coups légaux à ce moment.
cli-opt-threads = Combien de threads. Par défaut, un par cœur.
cli-opt-device = Sur quoi jouer : cpu, ou cuda pour un GPU NVIDIA.
cli-opt-check = Vérifier ce fichier : est-ce un contenu avec lequel on peut jouer ?
cli-opt-check-jobs = Combien de processus vérifient un long fichier. Par défaut, un par cœur.
cli-opt-drawing = Afficher aussi le dessin du plateau, s’il y en a un.
cli-opt-move = Après combien de coups, distributions comprises. Par défaut, tous ; -1 : tous sauf le dernier.
cli-opt-move-belief = Après combien de coups, distributions comprises. Par défaut, tous, et tous sauf le dernier si la partie est finie ; -1 : tous sauf le dernier.
cli-opt-number = Quel enregistrement du fichier, à partir de 1.
cli-opt-seat = La position telle qu’on la voit de ce siège (un numéro, ou « watcher » pour qui ne fait que regarder). Par défaut, tout est montré.
cli-opt-svg = Écrire une image dans ce fichier SVG (« - » pour l’écran).
cli-opt-plain = Sans couleurs.
cli-opt-human = Un siège joué ici, à partir de 0. Répétez l’option pour jouer à plusieurs sur le même écran. Sinon, les sièges sont tirés au sort.
cli-opt-name = Le nom d’un joueur à cet écran. Répétez l’option pour jouer à plusieurs sur le même écran.
cli-opt-species = Dans Genesis : l’espèce d’un siège. À donner une fois pour chaque siège, dans l’ordre : reptiles, dinosaurs (dinosaures), mammals (mammifères) ou humans (humains).
cli-opt-bot = Le niveau des autres sièges : { $bots }. Ou un bot par son nom : random, greedy, search:0.5s, ./my_bot.py:Settler.
cli-opt-record-out = Enregistrer la partie dans ce fichier quand vous la quittez ou qu’elle se termine.
cli-opt-section = Seulement cette section.

## Réponses
cli-games-title = Jeux
cli-column-game = Jeu
cli-column-players = Joueurs
cli-column-age = Âge
cli-column-minutes = Minutes
cli-column-about = De quoi il s’agit
cli-by = { $designer }, { $year }
cli-age = dès { $age }
cli-players-range = { $least } à { $most }
cli-no-section = { $game } n’a pas de section { $section }. Il y en a { $count }.
cli-interrupted = Interrompu.
cli-cannot-read = Impossible de lire { $file } : { $reason }
cli-cannot-write = Impossible d’écrire { $file } : { $reason }
cli-no-output = Impossible d’écrire le résultat : { $reason }
cli-not-text = { $file } n’est pas un texte en UTF-8.
cli-content-not-json = { $file } n’est pas du JSON : ligne { $line }, colonne { $column }.
cli-content-sound = { $file } est un fichier de contenu valide pour { $game }.
cli-unknown-language = Il n’y a pas de langue « { $lang } ». Il y a : { $languages }.
cli-variable-language = PANGEA_LANG désigne une langue qui n’existe pas ici : « { $name } ». Il y a : { $languages }. La suite est donc en anglais.
cli-option-form = « { $text } » n’est pas une option. Écrivez-la sous la forme name=value.
cli-option-form-preset = « { $text } » n’est pas une option. Écrivez-la sous la forme name=value, ou nommez un de ces ensembles d’options : { $presets }.
cli-seat-form = « { $text } » n’est pas un siège. Écrivez un numéro de 0 à { $last }, ou « watcher ».
cli-no-such-record = Le fichier compte { $count ->
        [one] { $count } enregistrement
       *[other] { $count } enregistrements
    } : il n’y a donc pas d’enregistrement { $number }.
cli-no-such-move = La partie compte { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } : il n’y a donc pas de position après { $number }.
cli-number-positive = { $name } doit valoir au moins 1.
cli-bad-device = « { $device } » n’est pas un appareil sur lequel on peut jouer. Il y a cpu, et cuda pour un GPU NVIDIA.
cli-device-records = Sur un GPU, aucun enregistrement n’est gardé. Retirez --records ou --device cuda.

cli-simulating = Simulation des parties : { $games }
cli-writing = Écriture des enregistrements : { $games }
cli-checking = Vérification
cli-statistics = { $game }, { $players } joueurs, parties au hasard : { $games } (graine { $seed })
# Un deux-points suit : d’où l’espace insécable.
cli-stat-moves = Coups par partie{ "\u00A0" }
# Un deux-points suit : d’où l’espace insécable.
cli-stat-decisions = Décisions par partie{ "\u00A0" }
cli-stat-seat = Siège
cli-stat-wins = Victoires
cli-stat-shared = dont partagées
cli-stat-points = Points
cli-stat-spread = ± écart
cli-stat-ending = Fin de la partie
cli-stat-count = Parties
cli-records-written = { $count ->
        [one] { $count } enregistrement écrit
       *[other] { $count } enregistrements écrits
    } dans { $file }.
cli-check-sound = { $count ->
        [one] { $count } enregistrement, correct.
       *[other] { $count } enregistrements, tous corrects.
    }
cli-check-in = { $file } : { $told }
cli-check-input-twice = « - », l’entrée standard, ne peut être lue qu’une fois.
cli-check-lost = Un processus qui vérifiait des enregistrements s’est arrêté trop tôt. Avec --jobs 1, aucun autre processus n’est nécessaire.
cli-check-bad = { $bad ->
        [one] { $bad } enregistrement sur { $count } n’est pas correct.
       *[other] { $bad } enregistrements sur { $count } ne sont pas corrects.
    }

## Compilation
cli-arg-compile-games = Les jeux ; si vous n’en indiquez aucun, tous.
cli-opt-compile-boards = Aussi pour les plateaux personnalisés, qui ont leur propre code.
cli-compiling = Compilation
cli-compiling-part = { $game } : { $part }
cli-compile-rules = règles
cli-compile-search = recherche
cli-compile-belief = déductions
cli-compile-words = mots
cli-compile-simulation = simulation
cli-compile-checking = vérification des enregistrements
cli-compiled = Tout est prêt. Fonctions compilées : { $functions }, en { $seconds } s. Tout le code compilé occupe { $megabytes } Mo dans { $folder }.
cli-compiled-before = Tout était déjà prêt. Tout le code compilé occupe { $megabytes } Mo dans { $folder }.

## Montrer
cli-position = { $game }, après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } sur { $count }
cli-last-move = Dernier coup : { $text }

## Jouer
cli-play-you = { $seat } (vous)
cli-play-bot = { $name } ({ $seat })
cli-play-turn = { $seat } : { $prompt }
# Un deux-points suit : d’où l’espace insécable.
cli-play-input = Votre coup (ou « help »){ "\u00A0" }
cli-play-help-title = Ce que vous pouvez taper
cli-play-help-move = un coup, par exemple « { $example } » ou simplement « { $short } »
cli-play-help-move-whole = un coup, par exemple « { $example } »
cli-play-help-legal = tous les coups que vous pouvez jouer
cli-play-help-board = redessiner le plateau
cli-play-help-log = ce qui s’est passé jusqu’ici
cli-play-help-score = les points, et d’où ils viennent
cli-play-help-hint = ce que ferait l’ancien
cli-play-help-undo = reprendre votre dernier coup
cli-play-help-rules = les règles ; « rules 4 » pour une section
cli-play-help-save = enregistrer la partie dans un fichier : « save game.json »
cli-play-help-quit = quitter
cli-play-legal = { $count ->
        [one] { $count } coup légal :
       *[other] { $count } coups légaux :
    }
cli-play-hint = L’ancien jouerait « { $move } ».
cli-play-undone = Coup repris : { $move }.
cli-play-saved = Partie enregistrée dans { $file }.
cli-play-over = La partie est terminée.
cli-play-winner = { $count ->
        [one] Victoire : { $winners }.
       *[other] Victoire partagée : { $winners }.
    }
cli-play-points = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-play-pass-on = { $seat }, c’est à vous. Personne d’autre ne doit regarder maintenant : appuyez sur Entrée.
cli-play-bye = À la prochaine fois.
cli-play-seat-twice = Le siège { $seat } est indiqué deux fois.
cli-play-names = { $names } noms pour { $seats } sièges : nommez une fois chaque joueur à cet écran, et pas plus de joueurs que de sièges.
cli-play-hidden-score = Pour autant que vous puissiez le savoir.

## Mauvais usage
# Un deux-points suit : d’où l’espace insécable.
cli-usage = Utilisation{ "\u00A0" }
cli-required = [obligatoire]
cli-default = [par défaut : { $value }]
cli-usage-try = « { $command } --help » explique comment s’en servir.
cli-usage-no-command = Il n’y a pas de commande « { $name } ».
cli-usage-perhaps = Vouliez-vous dire « { $name } » ?
cli-usage-no-option = Il n’y a pas d’option « { $name } » ici.
cli-usage-missing = Il manque { $name }.
cli-usage-whole-number = { $name } demande un nombre entier.
cli-usage-needs-value = { $name } demande une valeur.
cli-usage-extra = C’est plus que cette commande ne peut accepter.

## Conjectures
cli-belief = Montrer ce qu’un siège doit penser de ce qu’il ne voit pas, d’après les coups de tous.
cli-opt-believer = Le siège qui réfléchit (un numéro, ou « watcher »).
cli-belief-none = { $game } ne cache rien que les coups puissent révéler.
cli-belief-title = Ce qui est probable après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
cli-belief-title-end = Ce qui était probable avant le dernier coup, après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

## Autres commandes
cli-analyse = Juger chaque coup d’une partie enregistrée par une recherche approfondie, et distinguer la chance du talent.
cli-puzzles = Chercher des problèmes dans des parties jouées par des bots : meilleurs coups, victoires, cartes cachées, décomptes.
cli-arena = Faire jouer des bots les uns contre les autres : taux de victoire, points et cotes.
cli-lab = Découvrir ce qu’une option ou un plateau à soi change à un jeu.
cli-dataset = Faire jouer des bots entre eux, ou prendre des enregistrements, en tableaux Parquet pour l’apprentissage.

## Le service
cli-serve = Ouvrir le service web : jouer dans le navigateur, ici, sur votre réseau ou avec tout le monde.
cli-opt-host = L’adresse d’écoute. 0.0.0.0 laisse entrer les autres machines de votre réseau. Par défaut, cette machine seulement.
cli-opt-port = Le port d’écoute ; 0 en prend un de libre. Par défaut, 8137.
cli-opt-open = Ouvrir aussi le navigateur.
cli-opt-database = Où les parties sont conservées : un fichier, ou postgresql://…. Par défaut, un fichier de votre dossier de données.
cli-opt-redis = Un serveur Redis (redis://…) par lequel plusieurs processus se tiennent au courant.
cli-opt-public = L’adresse que connaissent les joueurs, s’il y a un proxy devant : https://games.example.org.
cli-opt-proxies = Les adresses des proxys que l’on croit quand ils disent d’où vient une demande. Par défaut, 127.0.0.1.
cli-opt-pages = Un dossier de pages à montrer à la place des pages habituelles.
cli-opt-bot-threads = Combien de bots réfléchissent à la fois. Par défaut, la moitié des cœurs.
cli-opt-pace = Le temps que prennent les bots pour un coup, environ, en secondes ; avec 0, ils jouent tout de suite. Par défaut, 1.
cli-opt-log = La forme du journal : « plain » pour les humains, « json » pour les programmes.
cli-opt-settings = Un fichier TOML de réglages. Les options l’emportent, de même que les variables comme PANGEA_PORT.
cli-opt-new-secret = Accepter le secret donné ici, ou en créer un, pour une base de données créée avec un autre. Tous ses visiteurs recommencent comme nouveaux invités.

## Vérifier les tirages, et garder ce qui a été joué
cli-daily = Montrer le défi d’un jour : une même donne pour tout le monde.
cli-arg-daily-date = Un jour, par exemple 2026-11-18 ; aujourd’hui (UTC) s’il manque.
cli-opt-daily-check = Dire si la première partie de ce fichier est le défi d’un jour, et ce qu’elle a donné.
cli-opt-daily-compare = Faire jouer la donne à votre place par des bots de chaque niveau.
cli-verify = Refaire, à partir de leurs graines, chaque distribution, pioche et lancer de dés de parties enregistrées, et comparer.
cli-backup = Copier dans un seul fichier tout ce qu’un service conserve.
cli-restore = Restaurer une sauvegarde dans une base de données vide.
cli-arg-backup = Le fichier de la sauvegarde.
cli-opt-force = Remplacer le fichier s’il existe déjà.
cli-backup-there = { $file } existe déjà. Indiquez un autre fichier, ou --force pour le remplacer.
cli-verify-fair = Enregistrement { $record } : chaque coup du hasard ({ $count }) est celui que donne la graine. Sceau : { $hash }
cli-verify-no-seed = L’enregistrement { $record } n’a pas de graine : ses tirages ne peuvent pas être vérifiés.
cli-verify-unfair = { $bad ->
        [one] Dans { $bad } enregistrement
       *[other] Dans { $bad } enregistrements
    } sur { $count }, un coup n’est pas celui que donne la graine, ou l’enregistrement n’est pas correct.
cli-verify-unchecked = Rien n’a été vérifié : aucun enregistrement n’a de graine.
cli-backup-written = Lignes écrites dans { $file } : { $rows }.
cli-restored = Lignes restaurées dans la base de données : { $rows }.
cli-backup-secret-kept = Gardez aussi { $file } : il contient le secret qui signe les cookies, que la sauvegarde ne contient pas. Sans lui, personne ne retrouve sa place.
cli-backup-secret-set = Gardez aussi le secret (le réglage « secret », ou PANGEA_SECRET) : il signe les cookies, et la sauvegarde ne le contient pas. Sans lui, personne ne retrouve sa place.
cli-backup-secret-gone = Le secret qui signe les cookies n’est ni dans la sauvegarde ni ici. Gardez celui avec lequel tourne le service : le réglage « secret », PANGEA_SECRET, ou le fichier « secret » dans son dossier de données. Sans lui, personne ne retrouve sa place.
cli-restore-secret = Le secret avec lequel ces cookies étaient signés n’est pas ici, et sans lui le service ne démarre pas. Mettez-le sur une ligne à part dans { $file }, ou donnez-le à PANGEA_SECRET.
cli-backup-none = Il n’y a pas de base de données à { $url }.
cli-backup-no-answer = La base de données { $url } ne répond pas comme il faut ({ $reason }).
cli-restore-not-empty = La base de données n’est pas vide. Une sauvegarde se restaure dans une base vide.
cli-restore-not-backup = { $file } n’est pas une sauvegarde de Pangea, ou le fichier est incomplet.
cli-restore-other = Cette sauvegarde vient d’une autre version de Pangea (base de données « { $version } », ici « { $here } »).
cli-database-other-version = Cette base de données est d’une autre version (« { $version } », ici « { $here } »). Démarrez une fois le service de cette version : il la met à jour.

## Faire le ménage
cli-tidy = Supprimer ce que personne n’a ouvert depuis longtemps.
cli-opt-tidy-days = Supprimer ce que personne n’a ouvert depuis ce nombre de jours. D’ordinaire, le réglage « keep_days ».
cli-opt-dry-run = Dire seulement ce qui serait supprimé.
cli-opt-compact = Réduire ensuite le fichier d’une base SQLite. Pendant ce temps personne ne peut jouer, et il faut encore autant de place.
cli-tidy-keeps-all = Rien n’est supprimé : le réglage « keep_days » vaut 0. Dites avec --days ce qui est ancien.
cli-tidy-gone = Supprimé, non ouvert depuis { $days } jours : tables { $tables }, enregistrements { $records }, analyses { $analyses }, personnes { $people }, plateaux { $boards }.
cli-tidy-would-go = À supprimer, non ouvert depuis { $days } jours : tables { $tables }, enregistrements { $records }, analyses { $analyses }, personnes { $people }, plateaux { $boards }.
cli-tidy-bytes = Taille : environ { $megabytes } Mo.
## Pour les hôtes
cli-admin = Pour les hôtes : voir qui charge le service, terminer ou supprimer des tables, exclure des gens.
cli-admin-load = Montrer qui charge le service : par personne et par provenance, les plus gourmands d’abord.
cli-admin-tables = Lister les tables, les dernières touchées d’abord.
cli-admin-end = Terminer une table : personne ne peut y jouer davantage, chacun peut encore la regarder.
cli-admin-stand-in = Confier tout de suite à un bot la place d’un joueur, qui peut la reprendre.
cli-admin-delete = Supprimer une table et tout ce qui en fait partie.
cli-admin-ban = Exclure une personne, une adresse ou une provenance.
cli-admin-unban = Réadmettre une personne, une adresse ou une provenance.
cli-admin-bans = Lister qui est exclu.
cli-opt-most = Combien de lignes montrer.
cli-opt-of-person = Seulement les tables que cette personne a créées.
cli-opt-of-source = Seulement les tables de cette provenance, telle que « load » la montre.
cli-opt-ban-days = Pour combien de jours. D’ordinaire, pour toujours.
cli-opt-ban-why = La raison. La personne exclue peut la lire.
cli-arg-table = L’identifiant de la table, tel que dans son adresse.
cli-arg-ban-kind = Ce qui est exclu : « person » (un identifiant), « address » (IPv4 ou IPv6) ou « source » (telle que « load » la montre).
cli-arg-ban-who = L’identifiant, l’adresse ou la provenance.
cli-admin-ended = La table { $table } est terminée. Les pages qui la montrent le verront en moins de 15 secondes.
cli-admin-stood-in = À la table { $table }, un bot joue la place { $seat } : { $level }. Les pages qui la montrent le verront en moins de 15 secondes.
cli-admin-freed =
    { $count ->
        [one] Sa place à une table est libre : un bot continue ou, avant la partie, une autre personne peut la prendre.
       *[other] Ses places à { $count } tables sont libres : des bots continuent ou, avant la partie, d’autres personnes peuvent les prendre.
    }
cli-arg-stand-in-seat = La place, comptée à partir de 0.
cli-opt-stand-in-level = Le niveau du bot.
cli-admin-deleted = La table { $table } est supprimée. Les pages qui la montrent l’apprendront en moins de 15 secondes.
cli-admin-banned = Exclusion : { $kind } { $who }. Les services en marche s’en aperçoivent en quelques secondes.
cli-admin-unbanned = Réadmission : { $kind } { $who }.
cli-admin-no-table = Il n’y a pas de table { $table }.
cli-admin-no-person = Il n’y a personne d’identifiant { $person }.
cli-admin-no-ban = { $kind } { $who } : pas d’exclusion. « pangea admin bans » montre celles qu’il y a.
cli-admin-no-address = « { $address } » n’est pas une adresse. Écrivez-en une comme 192.0.2.7 ou 2001:db8::7.
cli-admin-no-secret = Sans le secret du service, une adresse ne se reconnaît pas. Il devrait se trouver dans { $file } ; sinon, indiquez les réglages du service, ou définissez PANGEA_SECRET.
cli-admin-title-people = Par personne
cli-admin-title-sources = Par provenance
cli-admin-title-tables = Tables
cli-admin-title-bans = Exclusions
cli-admin-column-person = Personne
cli-admin-column-name = Nom
cli-admin-column-source = Provenance
cli-admin-column-people = Personnes
cli-admin-column-tables = Tables
cli-admin-column-thinking = Au bot de jouer
cli-admin-column-moves = Coups
cli-admin-column-bytes = 30 jours
cli-admin-column-table = Table
cli-admin-column-game = Jeu
cli-admin-column-status = État
cli-admin-column-host = Créée par
cli-admin-column-touched = Dernier coup (UTC)
cli-admin-column-seen = Ouverte le (UTC)
cli-admin-column-kind = Quoi
cli-admin-column-value = Qui
cli-admin-column-since = Depuis (UTC)
cli-admin-column-until = Jusqu’à (UTC)
cli-admin-column-why = Raison
cli-admin-yes = oui
cli-admin-no = non

## pangea site
cli-site = Écrire les pages sous forme de fichiers pour n’importe quel hébergement statique.
cli-arg-folder = Le dossier à écrire. Il doit être vide ou ne pas exister encore.
cli-opt-site-force = Remplacer un site que cette commande y a déjà écrit.
cli-site-writing = Écriture de { $files } fichiers
cli-site-written = { $files } fichiers ({ $size } Mo) écrits dans { $folder }. Pour les essayer : python -m http.server --directory { $folder }
cli-site-no-pages = Les pages ne sont pas construites : il n’y a rien à écrire. « make setup » les construit.
cli-site-not-folder = { $folder } est un fichier. Indiquez un dossier.
cli-site-not-empty = { $folder } n’est pas vide. Indiquez un autre dossier, ou utilisez --force pour remplacer un site qui y a déjà été écrit.
cli-site-foreign = { $folder } contient quelque chose qui ne fait pas partie d’un site de Pangea : { $name }. Retirez-le ou indiquez un autre dossier.
