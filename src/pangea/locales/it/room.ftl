# Prima della partita: chi gioca, chi può venire e guardare, il link, e l’attesa degli altri.

## I nomi
room-name = Il tuo nome
room-name-of-seat = Nome del giocatore { $number }
room-guest = Ospite

## Chi può venire
room-open = qualcuno altrove
room-open-note = La partita comincia appena è occupato l’ultimo posto.
room-joining = Chi può prendere un posto libero?
room-joining-link = gli amici, solo con il link
room-joining-anybody = chiunque
room-joining-link-note = Il tavolo non è in nessun elenco: lo trova solo chi riceve il link da te.
room-joining-anybody-note = Il tavolo è nell’elenco della pagina iniziale: chi arriva per primo prende il posto.
room-watching = Chi può guardare?
room-watching-players = solo i giocatori
room-watching-link = chi ha il link
room-watching-anybody = chiunque
room-watching-players-note = Solo loro potranno poi rivedere la partita.
room-watching-link-note = Chi ha il link potrà anche rivedere la partita.
room-watching-anybody-note = La partita è nell’elenco della pagina iniziale finché si gioca.
room-clock-note = Chi ci mette di più viene sostituito da un bot finché non torna.
room-absence = Se un giocatore non si fa vivo
room-absence-days = { $days ->
        [one] gli altri possono andare avanti dopo un giorno
       *[other] gli altri possono andare avanti dopo { $days } giorni
    }
room-absence-note = Se chi è di turno non viene al tavolo per questo tempo, gli altri possono far continuare un bot o chiudere la partita.
room-place = Il tuo posto e il suo colore
room-place-drawn = estratto a sorte
room-place-seat = posto { $number }
room-place-role = posto { $number }, { $role }
room-place-any = un posto libero qualsiasi
room-species-of = { $player }: specie
room-species-any = una di quelle rimaste

## La sala d’attesa
room-title = { $game }: in attesa di giocatori
room-sit-title = { $game }: hai ricevuto un invito
room-begins = La partita comincia appena è occupato l’ultimo posto.
room-waiting-for = In attesa di { $names }.
room-free =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
room-kept = posto riservato
room-kept-you = riservato a te
room-terms = A che cosa si gioca
room-take-seat = Siediti
room-take-again = Siediti di nuovo
room-sit-again = Le impostazioni sono cambiate. Il tuo posto resta riservato a te: siediti di nuovo se ti vanno bene.
room-your-seat = C’è un posto riservato a te.
room-settings-changed = Le impostazioni sono cambiate.
room-fill = Fai giocare un bot
room-fill-seat = Posto { $number }: fai giocare un bot
room-fill-title = Un bot per il posto { $number }
room-fill-kept = Questo posto è riservato a { $name }, che poi non potrà più prenderlo.
room-level = Quale bot?
room-settings = Cambia le impostazioni
room-settings-asks =
    { $count ->
        [one] { $names } dovrà sedersi di nuovo: nessuno gioca con impostazioni che non ha visto.
       *[other] { $names } dovranno sedersi di nuovo: nessuno gioca con impostazioni che non ha visto.
    }
room-cancel = Annulla il tavolo
room-cancel-title = Annullare il tavolo?
room-cancel-text = Nessuno potrà più sedersi, e chi è già seduto verrà avvisato. Un nuovo tavolo si prepara in un attimo.
room-cancelled = Questo tavolo è stato annullato.
room-leave = Lascia il tavolo
room-left = Hai lasciato il tavolo.

## Il link
room-share-label = Manda questo link ai tuoi amici
room-share-note = Intanto puoi chiudere questa pagina: ritrovi il tavolo in “I miei tavoli”.
room-nearby = Per gli amici sulla stessa rete, per esempio a casa. Da più lontano nessuno può aprirlo.
room-address = Indirizzo di questo computer
room-nearby-unknown = Funziona solo su questo computer. Per gli altri, sostituisci “{ $host }” con l’indirizzo di questo computer in rete.
room-only-here = Solo questo computer può aprire questo link.
room-only-here-start = Per far giocare anche gli amici sulla stessa rete, ferma il servizio e avvialo con:
room-only-here-make = oppure, se l’hai avviato con “make play”:
room-qr = Codice QR del link
room-qr-note = Oppure inquadralo con la fotocamera di un telefono.
room-waiting-bots = Bot di altri, in attesa
room-waiting-note = Un programma di un’altra persona. Il posto è riservato a lui; se non viene, dallo a qualcun altro.
