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
bots-raised-at = Il bot non ha funzionato: { $error } ({ $file }, riga { $line })
bots-given-up = Il programma è stato avviato { $starts } volte e non ha mai funzionato. Non viene più riavviato.

## Bot propri
bots-no-place = “{ $text }” non è il nome di un modulo. Scrivi il modulo e il bot che contiene, py:my_bots:Settler, oppure il file, ./my_bots.py:Settler
bots-no-file = In { $folder } non c’è questo file.
bots-not-imported = Non è possibile importare { $place }. { $reason }
bots-no-name = In { $place } non c’è “{ $name }”. I bot che ci sono: { $bots }.
bots-no-name-perhaps = In { $place } non c’è “{ $name }”. Volevi dire “{ $nearest }”?
bots-none-there = In { $place } non c’è nessun bot: qualcosa con un metodo choose(view, legal).
bots-which = Quale bot di { $place }? Scrivi il suo nome dopo i due punti. Ci sono: { $bots }.
bots-no-bot = “{ $name }” in { $place } non è un bot: non ha un metodo choose(view, legal).
bots-is-made = “{ $name }” in { $place } è già un bot, quindi “{ $text }” non si può impostare. Indica una classe o una funzione che accetta impostazioni.
bots-not-made = Non è possibile creare “{ $name }” in { $place }. { $reason }
bots-no-such-setting = “{ $name }” non ha l’impostazione “{ $setting }”. Ha: { $settings }.
bots-no-settings = “{ $name }” non ha impostazioni, quindi “{ $setting }” non si può impostare.
bots-name-taken = Il bot “{ $name }” di { $package } viene tralasciato: il nome è già preso, da un bot o da un livello di Pangea o da un altro pacchetto. Scegline un altro.

## Una ricerca guidata da un programma
bots-guided-setting = L’impostazione “{ $name }” di una ricerca guidata deve essere un numero da { $least } a { $most }, non { $given }.
bots-guided-answer = Un valutatore deve rispondere con due cose, probabilità e valori (l’una o l’altra può essere None), non con { $given }.
bots-guided-priors = Come probabilità servono una riga per ciascuna delle { $rows } foglie e una colonna per ciascuna delle { $codes } mosse, non questo: { $shape }.
bots-guided-priors-negative = Le probabilità devono essere numeri finiti da 0 in su. I logit diventano probabilità con “softmax”.
bots-guided-values = Come valori serve un numero per ciascuna delle { $rows } foglie, oppure una riga con una colonna per ciascuno dei { $players } posti, non questo: { $shape }.
bots-guided-values-finite = I valori devono essere numeri finiti.
bots-guided-values-range = I valori vanno da 0 (persa) a 1 (vinta), quindi questo non lo è: { $given }. Ciò che una rete dice da -1 a 1 lo diventa con (valore + 1) / 2, e ciò che ne esce di poco con np.clip.
bots-guided-gradient = Questo tensore ha ancora il suo gradiente. Valuta dentro torch.no_grad(), oppure rispondi con tensor.detach().
bots-guided-states = Serve uno stato di questo gioco per ciascuna delle { $games } partite, non questo: { $shape }.
bots-guided-seats = Serve un posto, un numero intero, per ciascuna delle { $games } partite, non questo: { $shape }.
bots-guided-no-seat = Non esiste un posto { $seat } da cui guardare. L’ultimo posto è { $last }.
bots-guided-no-game = Qui non c’è una partita { $given }: sono numerate da 0 a { $last }.
bots-guided-no-place = In questi alberi non c’è un punto { $given }. Ogni ramo indica il punto a cui porta; sotto lo 0 non ce n’è ancora nessuno.
bots-guided-beliefs = Come convinzioni serve una riga per ciascuna delle { $games } partite, non questo: { $shape }.
bots-guided-how-long = Indica quante iterazioni oppure quanti secondi può impiegare una ricerca guidata.
