# La sfida del giorno: una stessa partita al giorno per tutti.
# $game è il titolo di un gioco, $level il nome di un bot, $date un giorno come in una registrazione, $place conta da 1, $result un posto e punti come testo.

## Nelle pagine
daily-title = La sfida di oggi
daily-title-of = Sfida del { $date }
daily-about = Una partita al giorno, uguale per tutti. Hai un solo tentativo, senza suggerimenti e senza ritirare mosse.
daily-deal =
    { $others ->
        [one] { $game }, { $players } giocatori: tu contro { $others } { $level }. Il tuo posto è il { $seat }.
       *[other] { $game }, { $players } giocatori: tu contro { $others } bot di livello { $level }. Il tuo posto è il { $seat }.
    }
daily-begin = Accetta la sfida
daily-go-on = Continua
daily-practise = Gioca per esercizio
daily-practice-note = L’esercizio non conta.
daily-none = Per questo giorno non c’è una sfida.
daily-later = Questa sfida non è ancora arrivata.
daily-back = Alla sfida
daily-no-undo = Nella sfida del giorno non si ritirano mosse.
daily-no-hint = Nella sfida del giorno non ci sono suggerimenti.
daily-no-leave = Nella sfida del giorno nessuno gioca al tuo posto.
daily-ended = Hai chiuso questo tentativo prima della fine della partita. Non ha risultato.
daily-result = Il tuo risultato
daily-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
daily-given = Regalato: { $percent }%
daily-given-none = Non hai regalato nulla
daily-given-note = Quanto le tue mosse sono rimaste sotto la migliore trovata da una ricerca, in probabilità di vincere, sommate. Ognuna delle tue { $decisions } decisioni è stata esaminata con ciò che potevi sapere allora (fino a { $playouts } partite simulate), quindi la fortuna non conta. Differenze sotto il { $least }% non si distinguono dal caso e sono escluse.
daily-judging = Si esaminano le tue decisioni: { $done } di { $all }
daily-levels = La stessa partita, giocata da bot al tuo posto
daily-you = Tu
daily-levels-waiting = I bot giocano la stessa partita …
daily-levels-note = Contro gli stessi avversari, che nella stessa posizione giocano allo stesso modo. Una partita sola dice poco su quanto uno sia forte.
daily-share = Copia una riga da condividere
daily-line = Pangea { $date } · { $game } · { $result } · { $row }
daily-line-given = Pangea { $date } · { $game } · { $result } · regalato { $percent }% · { $row }
daily-streak =
    { $days ->
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
daily-others = Gli altri oggi
daily-others-of = Gli altri in questo giorno
daily-others-none = Nessuno ha ancora mandato un risultato.
daily-others-note = Il servizio ha controllato ogni partita: distribuita per questo giorno, ogni mossa valida, le mosse dei bot proprio le loro. Non può sapere quante volte qualcuno abbia provato prima.
daily-others-same = { $count ->
    [one] e un’altra persona, con le stesse mosse
   *[other] e altre { $count } persone, con le stesse mosse
}
daily-others-opens = Potrai rivedere le altre partite dal { $date }, quando non si accettano più risultati.
daily-sending = Il tuo risultato è in verifica …
daily-send = Manda il tuo risultato
daily-sent = C’è anche il tuo risultato.
daily-send-note = A questo servizio vanno il tuo nome, i tuoi punti e la tua partita.
daily-next = La prossima sfida arriva a mezzanotte UTC.
daily-yesterday = Il giorno prima
daily-tomorrow = Il giorno dopo
daily-check = Chiunque può controllare un risultato: salva la registrazione e usa { $command }.

## Controlli
daily-other-deal = Questa non è la sfida del { $date }: qui “{ $key }” è { $said }, quel giorno è { $true }.
daily-other-draw = Non è ciò che è stato distribuito: qui c’è “{ $said }”, quel giorno è “{ $true }”.
daily-other-bot = Il bot della sfida qui gioca “{ $true }”, non “{ $said }”.
daily-not-over = La partita non è finita, quindi non ha risultato.
daily-no-day = Questa partita non è stata distribuita per la sfida di nessun giorno finora: nessun giorno ha il suo seme.
daily-bad-date = “{ $text }” non è un giorno con una sfida. Scrivilo come { $first }, che è il primo.
daily-not-yet = La sfida del { $date } non è ancora arrivata.
daily-closed = I risultati del { $date } non si accettano più: si mandano nel giorno stesso e in quello dopo.
daily-sent-before = Il tuo risultato del { $date } c’è già. Conta il primo.
daily-replay-not-open = Le partite della sfida del { $date } si possono rivedere dal { $opens }. Fino ad allora puoi rivedere solo quella che hai mandato come risultato.

## Sulla riga di comando
daily-deal-told = Sfida { $number }, { $date }: { $game }, { $players } giocatori, tu al posto { $seat }, gli altri sono bot di livello { $level }. Seme { $seed }.
daily-level-told = { $level }: { $points } punti, posto { $place }
daily-record-told = La sfida del { $date } (numero { $number }), { $game }: { $points } punti, posto { $place } su { $players }. Distribuita per quel giorno, ogni mossa valida, le mosse dei bot proprio le loro.
