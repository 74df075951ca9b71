# Avant la partie : qui joue, qui peut venir et regarder, le lien, et l’attente des autres.

## Les noms
room-name = Votre nom
room-name-of-seat = Nom du joueur { $number }
room-guest = Invité

## Qui peut venir
room-open = quelqu’un ailleurs
room-open-note = La partie commence dès que la dernière place est prise.
room-joining = Qui peut prendre une place libre ?
room-joining-link = des amis, uniquement par le lien
room-joining-anybody = tout le monde
room-joining-link-note = La table ne figure dans aucune liste : seuls ceux à qui vous envoyez le lien la trouvent.
room-joining-anybody-note = La table figure sur la page d’accueil ; le premier venu prend la place.
room-watching = Qui peut regarder ?
room-watching-players = les joueurs seulement
room-watching-link = ceux qui ont le lien
room-watching-anybody = tout le monde
room-watching-players-note = Eux seuls pourront ensuite revoir la partie.
room-watching-link-note = Ceux qui ont le lien pourront aussi revoir la partie ensuite.
room-watching-anybody-note = La partie figure sur la page d’accueil tant qu’elle se joue.
room-clock-note = Un bot remplace tout joueur qui dépasse ce temps, jusqu’à son retour.
room-absence = En cas d’absence prolongée
room-absence-days = { $days ->
        [one] les autres peuvent continuer après un jour
       *[other] les autres peuvent continuer après { $days } jours
    }
room-absence-note = Si la personne dont c’est le tour ne vient pas à la table pendant ce temps, les autres peuvent laisser un bot continuer ou arrêter la partie.
room-place = Votre place et sa couleur
room-place-drawn = tirée au sort
room-place-seat = place { $number }
room-place-role = place { $number }, { $role }
room-place-any = n’importe quelle place libre
room-species-of = { $player } : espèce
room-species-any = une de celles qui restent

## La salle d’attente
room-title = { $game } : en attente de joueurs
room-sit-title = { $game } : on vous invite
room-begins = La partie commence dès que la dernière place est prise.
room-waiting-for = On attend { $names }.
room-free =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
room-kept = place gardée
room-kept-you = gardée pour vous
room-terms = La partie proposée
room-take-seat = Prendre place
room-take-again = Reprendre votre place
room-sit-again = Les réglages ont changé. Votre place vous est gardée : reprenez-la s’ils vous conviennent.
room-your-seat = Votre place vous est gardée.
room-settings-changed = Les réglages ont changé.
room-fill = Faire jouer un bot
room-fill-seat = Place { $number } : faire jouer un bot
room-fill-title = Un bot pour la place { $number }
room-fill-kept = Cette place est gardée pour { $name }, qui ne pourra plus la prendre.
room-level = Quel bot ?
room-settings = Changer les réglages
room-settings-asks =
    { $count ->
        [one] { $names } devra reprendre place : personne ne joue avec des réglages sans les avoir vus.
       *[other] { $names } devront reprendre place : personne ne joue avec des réglages sans les avoir vus.
    }
room-cancel = Annuler la table
room-cancel-title = Annuler la table ?
room-cancel-text = Plus personne ne pourra prendre place, et ceux qui sont ici en seront avertis. Une nouvelle table se prépare en un instant.
room-cancelled = Cette table a été annulée.
room-leave = Quitter la table
room-left = Vous avez quitté la table.

## Le lien
room-share-label = Envoyez ce lien à vos amis
room-share-note = En attendant, vous pouvez fermer cette page : vous retrouverez la table dans « Mes tables ».
room-nearby = Pour des amis sur le même réseau, à la maison par exemple. De plus loin, personne ne peut l’ouvrir.
room-address = Adresse de cet ordinateur
room-nearby-unknown = Il ne fonctionne que sur cet ordinateur. Pour les autres, remplacez « { $host } » par l’adresse de cet ordinateur sur le réseau.
room-only-here = Seul cet ordinateur peut ouvrir ce lien.
room-only-here-start = Pour que des amis sur le même réseau puissent venir, arrêtez le service et lancez-le avec :
room-only-here-make = ou, si vous l’avez lancé avec « make play » :
room-qr = Code QR du lien
room-qr-note = Ou scannez ce code avec un téléphone.
room-waiting-bots = Bots d’autres personnes, en attente
room-waiting-note = Un programme d’une autre personne. Sa place lui est réservée ; s’il ne vient pas, donnez-la à quelqu’un d’autre.
