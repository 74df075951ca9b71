# Le service : ce qu’il répond, et ce qu’il dit à son hôte.

server-guest = Invité { $number }

## Refus
server-malformed = Ce n’est pas ce qui était attendu ici : { $reason }
server-not-json = Envoyez du JSON, avec l’en-tête « Content-Type: application/json ».
server-too-large = C’est trop volumineux.
server-too-much = Trop de demandes à la fois. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-one-check = La dernière partie que vous avez envoyée est encore en cours de vérification. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-many-checks = Trop de parties sont en cours de vérification. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-work-used-up = Vous, ou d’autres à votre adresse, avez fait vérifier beaucoup de parties. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-day-used-up = Rien de plus n’est conservé pour votre adresse aujourd’hui : la part d’une journée est de { $megabytes } Mo. Réessayez dans { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }.
server-not-found = Il n’y a rien ici.
server-wrong-method = Cela ne peut pas se faire ici de cette façon.
server-fault = Un problème est survenu de notre côté. Rien n’a changé ; réessayez.
server-not-kept = Impossible de l’enregistrer pour l’instant : le service ne peut pas écrire dans sa base de données. Rien n’a changé ; réessayez dans un instant.
server-closing = Le service est en train de fermer. Réessayez dans un instant.
server-too-slow = La demande a mis trop de temps à arriver. Veuillez réessayer.
server-long-head = L’en-tête de cette demande est trop long.
server-full = Le service a trop de connexions en ce moment. Réessayez dans un instant.
server-misdirected = Ce service ne s’appelle pas « { $host } ». La personne qui le gère peut ajouter ce nom au réglage « names ».
server-only-socket = Ceci est un WebSocket. Ouvrez-le comme tel.
server-elsewhere = Cette demande vient d’une page d’un autre site ({ $origin }), elle n’a donc pas été exécutée.
server-banned = La personne qui gère ce service vous en a exclu.
server-banned-why = La personne qui gère ce service vous en a exclu : { $why }
server-nobody = Dites d’abord qui vous êtes : envoyez un nom à /api/me (avec PUT), ou un jeton.
server-stray-cookie = Ce service ne reconnaît pas l’identité de ce navigateur. Il a sans doute été démarré avec un autre secret ou une autre base de données, ou bien il a supprimé votre identité après une longue absence. Vous pouvez attendre que la personne qui le gère y remédie, ou recommencer comme nouvel invité. L’ancienne identité sera alors perdue dans ce navigateur.
server-unknown-token = Ce jeton n’est pas (ou plus) connu.
server-bad-name = Un nom compte de 1 à { $most } caractères, sur une ligne.
server-guest-name = C’est le service qui donne des noms comme « { $name } » aux nouveaux invités. Choisissez-en un autre.
server-mixed-name = Ce nom mélange des écritures dont les lettres se ressemblent, comme le latin et le cyrillique. Écrivez-le dans une seule.
server-too-many-bots = Une personne peut avoir jusqu’à { $most } comptes de bot, et un bot aucun.
server-no-such-bot = Vous n’avez pas de compte de bot { $id }.
server-no-such-board = Ce plateau n’existe pas.
server-too-many-watched = Une page peut suivre jusqu’à { $most } tables à la fois.
server-too-many-pages = Trop de pages sont ouvertes depuis cette adresse.
server-only-bots = Seuls les comptes de bot attendent des adversaires : ouvrez le WebSocket avec un jeton.
server-too-many-waiting = Trop de bots attendent des adversaires en ce moment ; une adresse peut en avoir { $most } au plus.
server-waiting-players = Un bot peut attendre des parties à { $players } joueurs.
server-waiting-tables = Un bot peut attendre de 1 à { $most } tables à la fois.
server-waiting-about = Ce qu’un bot dit de lui-même a { $most } caractères au plus ; ceci en a { $count }.
server-not-waiting = Ce bot n’attend plus d’adversaires.
server-waits-for-other = { $name } n’attend pas ce jeu avec autant de joueurs.
server-table-invited-already = { $name } est déjà invité à cette table.
server-table-bad-invitation = Un compte de bot peut être invité à une seule place libre d’une table.
server-no-protocol = Un WebSocket qui apporte un jeton comme protocole doit aussi proposer le protocole « { $protocol } ».

## Sans pages
server-no-pages = Le service fonctionne, mais ses pages n’ont pas été générées.
server-no-pages-text = Les programmes peuvent déjà s’en servir ; voici sa description :

## Réglages
server-setting-least = Le réglage « { $name } » doit valoir au moins { $least }.
server-setting-port = Le port { $port } n’existe pas : les ports vont de 0 à 65535.
server-setting-secret = Un secret est trop court. Prenez au moins { $least } caractères que personne ne puisse deviner.
server-setting-choice = Le réglage « { $name } » ne peut pas valoir « { $value } ». Il peut valoir : { $choices }.
server-setting-public = « { $value } » n’est pas une adresse. Écrivez-la sous la forme https://games.example.org.
server-setting-proxies = « { $value } » n’est pas une liste de proxys. Écrivez leurs adresses ou leurs réseaux, séparés par des virgules : 127.0.0.1, 10.1.0.0/16.
server-setting-names = « { $value } » n’est pas un nom que le service peut porter. Écrivez-le sous la forme games.example.org, sans https:// et sans port.
server-setting-metrics = « { $value } » n’est pas une adresse suivie d’un port. Écrivez-la sous la forme 127.0.0.1:9137.
server-setting-pages = Le dossier de pages « { $value } » n’existe pas.
server-setting-database = « { $value } » n’est pas une base de données pour Pangea. Indiquez un fichier, ou écrivez sqlite:///… ou postgresql://….
server-setting-toml = { $file } n’est pas du TOML : { $reason }
server-setting-unknown = { $file } : il n’y a pas de réglage « { $name } ». Il y a : { $names }.
server-setting-kind = { $name } ne peut pas valoir « { $value } » : il faut { $kind }.
server-kind-str = un texte
server-kind-int = un nombre entier
server-kind-float = un nombre

## En service
server-serving = Pangea est ouvert à l’adresse { $address }
server-serving-net = Depuis les téléphones et ordinateurs de ce réseau : { $address }
server-serving-stop = Appuyez sur Ctrl-C pour le fermer.
server-port-taken = Le port { $port } est occupé par un autre programme. Choisissez-en un autre avec --port, ou 0 pour prendre un port libre.
server-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }
server-cannot-open = Impossible d’ouvrir les parties : { $reason }
server-secret-other = Cette base de données a été créée avec un autre secret : le service ne reconnaîtrait pas ses visiteurs. Indiquez l’ancien secret dans le réglage « earlier_secrets » (ou PANGEA_EARLIER_SECRETS), ou sur une ligne à part dans { $file }. S’il est perdu, démarrez une fois avec --new-secret : tous les visiteurs recommenceront alors comme nouveaux invités.
server-secret-unknown = Cette base de données ne dit pas avec quel secret elle a été créée : le service ne sait pas s’il reconnaîtrait ses visiteurs. Si le secret donné ici est le bon, ou si le bon est perdu, démarrez une fois avec --new-secret.

## Tables
server-table-none = Cette table n’existe pas, ou elle est privée.
server-table-stale = Il s’est passé autre chose entre-temps. Regardez de nouveau : la table a changé.
server-table-not-your-turn = Ce n’est pas votre tour.
server-table-not-your-seat = Cette place n’est pas la vôtre.
server-table-not-your-eyes = Vous ne pouvez pas voir la partie depuis le siège { $seat }.
server-table-not-yours = Vous ne jouez pas à cette table.
server-table-no-such-seat = Ce siège n’existe pas. Les sièges vont de 0 à { $last }.
server-table-no-open-seat = Il n’y a pas de place libre à cette table.
server-table-seat-taken = Cette place est prise.
server-table-seat-kept = Les places libres sont réservées à d’autres.
server-table-only-host = Seule la personne qui a créé cette table peut le faire.
server-table-begun = La partie a commencé : ses places et ses réglages ne changent plus.
server-table-settings-changed = Les réglages ont changé entre-temps. Regardez-les avant de vous asseoir.
server-table-not-begun = La partie n’a pas commencé : une place est encore libre.
server-table-over = La partie est terminée.
server-table-not-over = La partie n’est pas encore terminée.
server-table-stood-in = Un bot joue à votre place. Reprenez d’abord la main.
server-table-already-left = Un bot joue déjà à votre place.
server-table-not-away = Vous êtes déjà à votre place.
server-table-ask-first = Les autres doivent être d’accord pour reprendre ce coup. Demandez-leur.
server-table-offer-open = Il y a déjà une proposition. Attendez les réponses.
server-table-no-offer = Il n’y a rien à quoi répondre.
server-table-hint-not-alone = Il n’y a pas de conseils quand vous jouez avec d’autres personnes.
server-table-hint-running = Un conseil est déjà en préparation pour vous. Attendez-le d’abord.
server-table-too-many = Vous avez créé { $most } tables qui ne sont pas terminées. Finissez-en d’abord une.
server-table-too-many-bots = C’est à un bot de jouer à { $most } tables créées depuis votre adresse. Arrêtez-en d’abord une, ou laissez-la avancer.
server-table-not-made = Vous n’avez pas créé cette table et n’y jouez pas : vous ne pouvez pas l’arrêter.
server-table-others-play = Quelqu’un d’autre joue aussi à cette table. Proposez d’arrêter la partie.
server-table-one-me = Vous ne pouvez occuper qu’une seule place. Attribuez les autres à des joueurs sur cet écran.
server-table-long-name = Un nom a au plus { $most } caractères.
server-table-clock = La pendule accorde de { $least } à { $most } secondes par coup.
server-table-absence = Les autres peuvent continuer sans un joueur absent après { $least } à { $most } jours.
server-table-not-absent = La partie attend la personne dont c’est le tour : les autres ne peuvent continuer qu’après { $days ->
        [one] un jour
       *[other] { $days } jours
    } d’absence pendant son tour.
server-table-played-by-bot = La place { $seat } n’est pas jouée par une personne.
server-table-other-rules = Cette partie a commencé avec la version { $version } des règles, qui ont changé depuis. On peut la regarder, mais pas la continuer.
server-table-no-such-person = Cette personne n’existe pas.

## Parties à revoir
server-table-no-such-replay = Cette partie à revoir n’existe pas.
server-table-record-long = Un enregistrement a au plus { $most } octets.
server-table-record-no-text = Un enregistrement est un texte en UTF-8.
server-table-no-such-move = Ce coup n’existe pas. Nombre de coups de la partie : { $moves }.
server-table-scenes = Demandez de 1 à { $most } positions à la fois.
server-table-iterations = Demandez de 1 à { $most } itérations.
server-table-one-analysis = Une analyse que vous avez demandée n’est pas encore terminée. Attendez-la, puis demandez la suivante.
server-table-many-analyses = { $most } analyses demandées depuis votre adresse ne sont pas encore terminées. Attendez-en une, puis redemandez.

## Base de données
server-table-bad-database = « { $url } » n’est pas une base de données pour Pangea. Écrivez sqlite:///… ou postgresql://….
server-database-parameter = L’adresse de la base de données ne peut pas contenir « { $name } ». Elle peut contenir : { $names }.
server-database-sslmode = sslmode ne peut pas valoir « { $value } ». Il peut valoir : { $values }.
server-database-no-file = Cette adresse ne nomme aucun fichier. Écrivez sqlite:///games.sqlite, avec trois barres, ou seulement le nom d’un fichier.
server-database-before = Cette base de données vient d’un Pangea dont les parties ne disaient pas encore avec quels plateaux, tuiles et cartes elles se jouent : celui-ci ne peut pas les continuer. Elle est restée telle quelle : ouvrez-la avec le Pangea qui l’a créée, ou indiquez ici une nouvelle base de données.
server-database-content = Cette base de données vient d’un Pangea dont le plateau, les tuiles ou les cartes sont différents : { $games }. Ses parties changeraient en plein jeu, elle est donc restée telle quelle. Ouvrez-la avec le Pangea qui l’a créée, ou indiquez ici une nouvelle base de données.
server-database-newer = Cette base de données vient d’une version plus récente de Pangea (« { $version } », ici « { $here } »). Installez cette version ou une version ultérieure.
server-table-bad-redis = Ce n’est pas l’adresse d’un serveur Redis : { $reason }
