# I bot: i livelli, e i programmi che giocano.

bots-level-hatchling = Cucciolo
bots-level-hatchling-note = Per una prima partita: spesso muove a caso.
bots-level-gatherer = Raccoglitore
bots-level-gatherer-note = Prende quello che c’è da guadagnare subito.
bots-level-hunter = Cacciatore
bots-level-hunter-note = Guarda avanti di qualche mossa.
bots-level-elder = Anziano
bots-level-elder-note = Conosce bene il gioco e riflette più a lungo.
bots-level-oracle = Oracolo
bots-level-oracle-note = Il più forte. Si prende due secondi per ogni mossa.
bots-no-command = Quale programma? Scrivi il suo comando dopo i due punti: program:./mybot --fast
bots-not-there = “{ $program }” non è un programma che si possa avviare qui. Indicane uno che si trova nel PATH, o un file eseguibile: program:./mybot
bots-bad-command = “{ $text }” non è un comando: manca una virgoletta di chiusura.
bots-bad-timeout = “{ $text }” non è un tempo per una mossa. Scrivi un numero di secondi: timeout=2
bots-trouble = { $bot }: { $reason }
bots-trouble-heard = { $bot }: { $reason } Le sue ultime parole: { $heard }
bots-no-start = Non è possibile avviare il programma: { $reason }.
bots-ended = Il programma è terminato prima di rispondere (codice di uscita { $code }).
bots-closed = Il programma ha chiuso il proprio output.
bots-silent = Nessuna risposta entro { $seconds } s.
bots-junk = La risposta non è una mossa in JSON: { $text }
bots-unasked = Il programma ha parlato senza che gli fosse chiesto nulla: { $text }
bots-endless = La risposta è troppo lunga; comincia con: { $text }
bots-illegal = “{ $move }” non è una mossa valida.
bots-raised = Il bot non ha funzionato: { $error }
bots-given-up = Il programma è stato avviato { $starts } volte e non ha mai funzionato. Non viene più riavviato.
