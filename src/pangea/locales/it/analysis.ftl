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
analysis-sign = { $sign } { $word }
analysis-knowledge = Le probabilità di vittoria sono quelle di chi muove, in base a ciò che da quel posto si poteva sapere: con la mossa migliore → con la mossa giocata.

## Fortuna e abilità
analysis-accounts = Fortuna e abilità
analysis-column-start = All’inizio
analysis-column-luck = Fortuna
analysis-column-lost = Decisioni proprie
analysis-column-others = Gli altri
analysis-column-end = Alla fine
analysis-others = “Gli altri” comprende anche ciò che era nascosto e ciò che la ricerca non poteva vedere.
analysis-curve = Le probabilità di vittoria di ogni posto, viste da quel posto
analysis-turning-points = Momenti decisivi
analysis-turning-point = Mossa { $number }: { $move } { $seat }: { $before } → { $after }
analysis-account = { $seat }: { $start } all’inizio, fortuna { $luck }, decisioni proprie { $lost }, gli altri { $others }, { $end } alla fine
analysis-plot-title = { $game }: le probabilità di vittoria
analysis-plot-moves = mosse giocate
analysis-plot-written = La curva è in { $file }.

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
