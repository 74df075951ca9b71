# Partite riviste a posteriori, e bot scritti da altri.

## Il comando
cli-analyse = Giudica ogni mossa di una partita registrata con una ricerca profonda, e distingue la fortuna dall’abilità.
analysis-opt-iterations = Quante partite simula ogni ricerca; di solito { $usual }. Lo stesso numero e lo stesso seme danno la stessa analisi.
analysis-opt-seconds = Al posto di un numero di simulazioni: quanti secondi pensare a ogni mossa.
analysis-opt-seat = Solo le decisioni e la fortuna di questo posto.
analysis-opt-seed = Il seme delle ricerche.
analysis-opt-plot = Disegna la curva delle probabilità di vittoria in questo file SVG («-» per lo schermo).
analysis-two-depths = Indica --iterations oppure --seconds, non entrambi.
analysis-seconds-form = «{ $text }» non è un tempo. Scrivi un numero di secondi, per esempio 0.5.
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
analysis-column-best = Meglio così
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
analysis-others = «Gli altri» comprende anche ciò che era nascosto e ciò che la ricerca non poteva vedere.
analysis-curve = Le probabilità di vittoria di ogni posto, come le poteva vedere
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
analysis-as-written = «{ $move }»

## Cifre
analysis-percent = { $percent }%
analysis-percent-more = +{ $percent }%
analysis-percent-less = −{ $percent }%
analysis-decimal = { $whole },{ $tenth }
analysis-decimal-less = −{ $whole },{ $tenth }

## Bot che sono programmi
bots-no-command = Quale programma? Scrivi il suo comando dopo i due punti: program:./mybot --fast
bots-bad-command = «{ $text }» non è un comando: manca una virgoletta di chiusura.
bots-bad-timeout = «{ $text }» non è un tempo per una mossa. Scrivi un numero di secondi: timeout=2
bots-trouble = { $bot }: { $reason }
bots-trouble-heard = { $bot }: { $reason } Le sue ultime parole: { $heard }
bots-no-start = Non è possibile avviare il programma: { $reason }.
bots-ended = Il programma è terminato prima di rispondere (codice di uscita { $code }).
bots-closed = Il programma ha chiuso la propria uscita.
bots-silent = Nessuna risposta entro { $seconds } s.
bots-junk = La risposta non è una mossa in JSON: { $text }
bots-unasked = Il programma ha parlato senza che gli fosse chiesto nulla: { $text }
bots-endless = La risposta è troppo lunga; comincia con: { $text }
bots-illegal = «{ $move }» non è una mossa legale.
bots-raised = Il bot non ha funzionato: { $error }
bots-given-up = Il programma è stato avviato { $starts } volte e non ha mai funzionato. Non viene più riavviato.
