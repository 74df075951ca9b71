# Com’è finita una partita: il riquadro sopra il tabellone, e una parola nell’elenco dei tavoli.
# $names sono i nomi dei giocatori come testo; $place è 1 per chi ha vinto.

result-open = Risultato
result-board = Al tabellone
result-won = Hai vinto!
result-shared = Hai vinto a pari merito
result-place = Hai chiuso al { $place }º posto
result-wins =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono a pari merito { $names }
    }
result-together = Con { $names }.
result-ahead =
    { $points ->
        [one] Con un punto di vantaggio su { $names }.
       *[other] Con { $points } punti di vantaggio su { $names }.
    }
result-behind =
    { $points ->
        [one] A un punto da { $names }.
       *[other] A { $points } punti da { $names }.
    }
result-level = A pari punti con { $names }: { $how }
result-tied = { $names } erano a pari punti: { $how }
result-tie-reserve = hanno deciso i branchi in riserva, { $most } a { $next }.
result-tie-continents = pari anche i branchi in riserva; hanno deciso i continenti con branchi, { $most } a { $next }.
result-tie-animals = ha deciso il numero di animali, { $most } a { $next }.
result-tie-rule = ha deciso la regola dello spareggio.
result-ended = Chiusa senza risultato
result-ended-consent = Tutti hanno accettato di chiudere qui la partita.
result-ended-yours = Hai chiuso tu la partita.
result-ended-by = { $name } ha chiuso la partita.
result-ended-host = Chi gestisce il servizio ha chiuso la partita.
result-ended-early = La partita è stata chiusa prima della fine.
result-ended-without = { $name } non si è fatto vivo, e gli altri hanno chiuso la partita.
result-played = { $level } ha giocato al tuo posto
result-played-place = Il tuo posto è arrivato { $place }º.
result-played-seat = { $level } ha giocato per questo posto
result-played-wins = Un bot vince al posto di { $names }
result-standing = La situazione in quel momento
result-ranking = Classifica
result-sources = Da dove vengono i punti
result-before = Fatti in precedenza
result-continents = Continenti alla fine
result-animals-own = Animali del proprio ambiente
result-animals-other = Altri animali
result-decided = Che cosa è stato decisivo
result-move = Mossa { $number }:
result-odds = La probabilità di vittoria di { $name } è passata da { $before } a { $after }.

## Nell’elenco dei tavoli
result-listed-won = vinta
result-listed-shared = vinta a pari merito
result-listed-lost = persa
result-listed-place = { $place }º posto su { $players }
result-listed-wins =
    { $count ->
        [one] vince { $names }
       *[other] vincono a pari merito { $names }
    }
result-listed-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
result-listed-played = { $level } ha giocato al tuo posto
result-listed-played-wins = un bot ha vinto al posto di { $names }
result-listed-ended = chiusa senza risultato
result-unlist-of = Togli dall’elenco la partita di { $game } con { $names }
