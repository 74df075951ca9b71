# Partite riviste a posteriori, e bot scritti da altri.

## Il comando
analysis-opt-iterations = Quante partite simula ogni ricerca; di solito { $usual }. Lo stesso numero e lo stesso seme danno la stessa analisi.
analysis-opt-seconds = Al posto di un numero di simulazioni: per quanti secondi pensare a ogni mossa.
analysis-opt-seat = Solo le decisioni e la fortuna di questo posto.
analysis-opt-seed = Il seme delle ricerche.
analysis-opt-plot = Disegna la curva delle probabilità di vittoria in questo file SVG (“-” per lo schermo).
analysis-two-depths = Indica --iterations oppure --seconds, non entrambi.
analysis-seconds-form = “{ $text }” non è un tempo. Scrivi un numero di secondi, per esempio 0.5.
analysis-looking = Esame delle posizioni
analysis-comparing = Confronto delle mosse

## Giudizi
analysis-title = { $game }: il giudizio su ogni mossa
analysis-depth-iterations = { $iterations } simulazioni per ricerca
analysis-depth-seconds = { $seconds } secondi per mossa
analysis-no-moves = Nessuno ha ancora deciso nulla.
analysis-column-number = Mossa
analysis-column-told = Che cosa è stato giocato
analysis-column-odds = Probabilità di vittoria
analysis-column-loss = Perdita
analysis-column-best = Meglio
analysis-odds-change = { $best } → { $played }
analysis-verdict-slip = imprecisione
analysis-verdict-mistake = errore
analysis-verdict-blunder = errore grave
analysis-verdict-good = mossa forte
analysis-sign = { $sign } { $word }
analysis-knowledge = Le probabilità di vittoria sono quelle di chi muove, secondo quello che poteva sapere: con la mossa migliore → con la mossa giocata.

## Fortuna e abilità
analysis-accounts = Fortuna e abilità
analysis-column-start = All’inizio
analysis-column-luck = Fortuna
analysis-column-own = Decisioni proprie
analysis-column-others = Decisioni degli altri
analysis-column-rest = Tutto il resto
analysis-column-end = Alla fine
analysis-column-accuracy = Precisione
analysis-accuracy = { $accuracy }
analysis-yardstick = Ogni decisione è confrontata con la mossa che viene in mente per prima, quella che fa guadagnare di più subito: più o meno ciò che avrebbe giocato lì il bot { $level }. Le scelte migliori di così contano sopra lo zero. Le righe sommate danno il risultato. “Tutto il resto” è ciò che era nascosto ed è venuto alla luce, e ciò che una ricerca vede solo più tardi.
analysis-accuracy-note = La precisione va da 0 a 100. Dice quanta parte della propria posizione un giocatore ha conservato in media a ogni decisione, rispetto alla mossa migliore: metà della posizione è la probabilità di vittoria, metà il vantaggio in punti. Una mossa che ne butta via un decimo vale 66, una che ne butta via metà vale 6.
analysis-curve = Le probabilità di vittoria di ciascuno, secondo quello che poteva sapere
analysis-turning-points = Momenti decisivi
analysis-turning-point = Mossa { $number }: { $move } { $seat }: { $before } → { $after }
analysis-account = { $seat }: { $start } all’inizio, fortuna { $luck }, decisioni proprie { $own }, decisioni degli altri { $others }, tutto il resto { $rest }, { $end } alla fine
analysis-account-alone = { $seat }: { $start } all’inizio, fortuna { $luck }, decisioni proprie { $own }, tutto il resto { $rest }, { $end } alla fine
analysis-plot-title = { $game }: le probabilità di vittoria
analysis-plot-moves = mosse giocate
analysis-plot-written = La curva è in { $file }.

## Perché
analysis-well-played = Ben giocate
analysis-played = Giocata: { $move }
analysis-better = Meglio: { $move }
analysis-why-odds = Probabilità di vittoria: { $best } invece di { $played }.
analysis-why-more-points = Circa { $points } punti in più per { $seat }.
analysis-why-fewer-points = Circa { $points } punti in meno per { $seat }.
analysis-lets = Che cosa comporta la mossa giocata: { $story }
analysis-played-caption = giocata
analysis-better-caption = migliore

## Un suggerimento
analysis-hint-people = Qui niente suggerimenti: giochi con altre persone.
analysis-hint-turn = Puoi chiedere un suggerimento quando tocca a te.
analysis-hint-odds = Probabilità di vittoria: { $odds }, { $more } in più rispetto alla seconda mossa migliore.
analysis-hint-as-good = Probabilità di vittoria: { $odds }; la seconda mossa migliore vale più o meno lo stesso.
analysis-hint-only = Probabilità di vittoria: { $odds }.
analysis-hint-points = Punti previsti alla fine: { $points }.

## Che cosa ha pensato un bot
analysis-considered = { $moves ->
        [one] Una mossa considerata, in { $tries } simulazioni.
       *[other] { $moves } mosse considerate, in { $tries } simulazioni.
    }
analysis-considered-move = { $rank }. { $move } Simulazioni: { $visits } ({ $share }). Probabilità di vittoria: { $odds }. Punti: { $points }.
analysis-label = { $mark } { $seat }
analysis-of-seat = { $seat } { $figure }
analysis-expects = Ecco che cosa si aspetta dopo:
analysis-as-written = “{ $move }”

## Cifre
analysis-percent = { $percent }%
analysis-percent-more = +{ $percent }%
analysis-percent-less = −{ $percent }%
analysis-decimal = { $whole },{ $tenth }
analysis-decimal-less = −{ $whole },{ $tenth }

## Bot che sono programmi
