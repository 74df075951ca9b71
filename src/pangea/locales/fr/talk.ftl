# Le tchat à une table : ce que les gens se disent.

talk-title = Tchat
talk-open = Tchat
talk-open-unread = Tchat : { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }
talk-empty-yet = Personne n’a encore rien dit.
talk-field = Dire quelque chose
talk-send = Envoyer
talk-left = { $count ->
        [one] Encore { $count } caractère
       *[other] Encore { $count } caractères
    }
talk-over = { $count ->
        [one] Un caractère de trop
       *[other] { $count } caractères de trop
    }
talk-phrases = Phrases toutes faites
talk-phrases-note = Chacun les lit dans sa langue.
talk-lines = Messages
talk-you = vous
talk-watching = regarde
talk-said = { $name } : { $text }
talk-sending = Envoi en cours…
talk-not-sent = Message non envoyé. { $why }
talk-try-again = Réessayer
talk-drop = Abandonner
talk-to-watchers = Vous regardez : les joueurs ne liront ceci qu’une fois la partie terminée.
talk-mute = Masquer les messages de { $name }
talk-unmute = Afficher les messages de { $name }
talk-muted = { $count ->
        [one] Un message masqué de { $name }
       *[other] { $count } messages masqués de { $name }
    }
talk-switch-off = Désactiver le tchat à cette table
talk-switch-on = Réactiver le tchat
talk-is-off = Le tchat est désactivé à cette table.
talk-only-phrases = Ici, seules les phrases toutes faites sont permises.
talk-switched-off = { $name } a désactivé le tchat.
talk-switched-on = { $name } a réactivé le tchat.

## Phrases toutes faites
talk-phrase-hello = Bonjour !
talk-phrase-luck = Bonne chance et bon jeu !
talk-phrase-well-played = Bien joué !
talk-phrase-thanks = Merci, belle partie !
talk-phrase-moment = Un instant, s’il vous plaît.
talk-phrase-back = Me revoilà.
talk-phrase-oops = Oups !
talk-phrase-sorry = Pardon !
talk-phrase-your-turn = À vous de jouer !
talk-phrase-again = On en refait une ?
talk-phrase-goodbye = Je dois y aller. Au revoir !

## Refus
talk-empty = Ce message est vide. Écrivez quelque chose, ou choisissez une phrase toute faite.
talk-long = Un message peut avoir au plus { $most } caractères ; celui-ci en a { $count }.
talk-one = Envoyez soit un texte, soit une phrase toute faite.
talk-too-fast = Pas si vite : vous pourrez reprendre la parole dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
talk-off = Le tchat est désactivé à cette table.
talk-closed = Il n’y a pas de tchat aux tables de ce service.
talk-phrases-only = Aux tables de ce service, seules les phrases toutes faites sont permises.
talk-not-host = Seule la personne qui a créé cette table peut activer ou désactiver le tchat.
