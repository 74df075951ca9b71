# La chat al tavolo: quello che ci si dice.

talk-title = Chat
talk-open = Chat
talk-open-unread = Chat: { $count ->
        [one] un nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
talk-empty-yet = Nessuno ha ancora detto niente.
talk-field = Di’ qualcosa
talk-send = Invia
talk-left = { $count ->
        [one] Ancora un carattere
       *[other] Ancora { $count } caratteri
    }
talk-over = { $count ->
        [one] Un carattere di troppo
       *[other] { $count } caratteri di troppo
    }
talk-phrases = Frasi pronte
talk-phrases-note = Ognuno le legge nella propria lingua.
talk-lines = Messaggi
talk-you = tu
talk-watching = guarda
talk-said = { $name }: { $text }
talk-sending = Invio in corso…
talk-not-sent = Non inviato. { $why }
talk-try-again = Riprova
talk-drop = Scarta
talk-to-watchers = Stai guardando: chi gioca lo leggerà solo a partita finita.
talk-mute = Silenzia { $name }
talk-unmute = Leggi di nuovo { $name }
talk-muted = { $count ->
        [one] Un messaggio di { $name }, che hai silenziato
       *[other] { $count } messaggi di { $name }, che hai silenziato
    }
talk-switch-off = Disattiva la chat a questo tavolo
talk-switch-on = Riattiva la chat
talk-is-off = La chat è disattivata a questo tavolo.
talk-only-phrases = Qui si possono usare solo le frasi pronte.
talk-switched-off = { $name } ha disattivato la chat.
talk-switched-on = { $name } ha riattivato la chat.

## Frasi pronte
talk-phrase-hello = Ciao!
talk-phrase-luck = Buona fortuna e buon divertimento!
talk-phrase-well-played = Ben giocato!
talk-phrase-thanks = Grazie, bella partita!
talk-phrase-moment = Un momento, per favore.
talk-phrase-back = Eccomi di nuovo.
talk-phrase-oops = Ops!
talk-phrase-sorry = Scusa!
talk-phrase-your-turn = Tocca a te!
talk-phrase-again = Un’altra partita?
talk-phrase-goodbye = Devo andare. Ciao ciao!

## Rifiutato
talk-empty = Questo messaggio è vuoto. Scrivi qualcosa o scegli una frase pronta.
talk-long = Un messaggio può avere al massimo { $most } caratteri; questo ne ha { $count }.
talk-one = Invia un testo oppure una frase pronta.
talk-too-fast = Non così in fretta: potrai scrivere di nuovo fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
talk-off = La chat è disattivata a questo tavolo.
talk-closed = Ai tavoli di questo servizio non c’è la chat.
talk-phrases-only = Ai tavoli di questo servizio si possono usare solo le frasi pronte.
talk-not-host = Solo chi ha creato questo tavolo può attivare e disattivare la chat.
