# Bot contro bot.


## Argomenti e opzioni
arena-arg-bots = I bot, due o più: un livello ({ $levels }), oppure un bot con le impostazioni dopo i due punti (random, greedy, search:0.1s, search:2000, program:./mybot, ./my_bot.py:Settler). Se sono tanti quanti i posti, siedono tutti allo stesso tavolo, e allora si può ripetere un bot. Se sono di più, si incontrano in tutte le combinazioni; se sono di meno, ciascuno affronta un tavolo di copie di un altro.
arena-opt-games = Quante partite. Il numero si arrotonda per eccesso, così che ogni bot occupi ogni posto lo stesso numero di volte. Se non indicato, { $games }; con --stop-when al massimo { $most }.
arena-opt-players = Quanti siedono a un tavolo. Se non indicato, tanti quanti sono i bot, nei limiti del gioco.
arena-opt-results = Conserva i risultati in questo file, partita per partita. Lo stesso comando riprende da dove si era fermato.
arena-opt-records = Conserva ogni partita in questo file come registrazione, con i bot e il seme. “pangea check” la legge e, con --results, lo stesso comando riprende da dove si era fermato.
arena-opt-stop-when = Per due bot: fermati appena uno dei due è migliore con questa probabilità, per esempio 95%. Due cifre (95%:99%) sono la probabilità che “HIGH” e che “LOW” non siano accettati a torto.
arena-opt-elo = Con --stop-when: di quanti punti Elo è più forte il primo bot, di LOW o di HIGH? Se non indicato, -25:25, cioè quale dei due è migliore.
arena-opt-plot = Disegna i risultati in questo file, che finisce in .svg, .png o .pdf.
arena-opt-jobs = Quante partite alla volta, ciascuna in un proprio processo. Se non indicato, una per core.
arena-opt-on = Gioca su un cluster Ray: “ray” ne avvia uno qui, oppure usa quello indicato da RAY_ADDRESS; “ray:ADDRESS” usa quello a quell’indirizzo.

## Risposte
arena-playing = Partite in corso: { $games }
arena-rounded = Partite: { $games } invece di { $wanted }, così che ogni bot occupi ogni posto lo stesso numero di volte.
arena-title = { $game }, { $players } giocatori, partite: { $games } (seme { $seed })
arena-caption = Con intervalli al 95%. Di una vittoria condivisa ogni vincitore riceve una parte.
arena-column-bot = Bot
arena-column-games = Giocate
arena-column-wins = Vinte
arena-column-shared = Condivise
arena-column-rate = Vittorie
arena-column-points = Punti
arena-column-rating = Valutazione
arena-column-line-up = Al tavolo
arena-line-ups = Tavolo per tavolo
arena-column-elo = Elo
arena-column-seat = Posto { $seat }
arena-everybody = tutti
arena-seats = Vittorie per posto
arena-seats-caption = Il posto 0 comincia.
arena-head-to-head = Scontri diretti
arena-head-to-head-caption = Quante volte il bot della riga è arrivato davanti a quello della colonna (davanti : alla pari : dietro).
arena-test-figures = LLR { $llr } ({ $least } … { $most })
arena-test-so-far = Partite valutate: { $games }, { $figures }
arena-test-better = { $better } è migliore di { $worse }. Partite valutate: { $games }, { $figures }.
arena-test-rather = { $first } rispetto a { $second }: piuttosto { $true } Elo che { $other }. Partite valutate: { $games }, { $figures }.
arena-test-open = Tra { $first } e { $second } non si può ancora decidere. Partite valutate: { $games }, { $figures }.
arena-copies = { $count ->
        [one] { $bot }
       *[other] { $count } × { $bot }
    }
arena-lapse = { $bot } ha perso { $turns ->
        [one] un turno, sostituito da una mossa a caso
       *[other] { $turns } turni, sostituiti da mosse a caso
    }. La prima volta nella partita { $match }: { $reason }
arena-kept = { $file } contiene { $count ->
        [one] una partita
       *[other] { $count } partite
    } su { $games }. Lo stesso comando riprende da lì.

## Che cosa va storto
arena-too-few = Servono almeno due bot diversi.
arena-twice = “{ $bot }” è indicato più volte. È possibile solo se i bot indicati sono tanti quanti siedono a un tavolo, cioè { $players }.
arena-no-results = { $file } non è un file di risultati di un’arena. Indicane un altro.
arena-other = { $file } contiene i risultati di un altro torneo: “{ $key }” vale { $there } e non { $here }. Indica un altro file.
arena-no-result = questo non è il risultato di una partita di questo torneo
arena-not-kept = Impossibile conservare i risultati in { $file }: { $reason }
arena-lost = Un processo si è interrotto nel mezzo di una partita (codice di uscita { $code }).
arena-no-place = Non si può giocare su “{ $place }”. Scrivi “ray” oppure “ray:ADDRESS”.
arena-no-cluster = Non c’è nessun cluster Ray all’indirizzo { $address }: { $reason }
arena-stop-two = --stop-when confronta due bot, e ne sono indicati { $count }. Confrontane due alla volta.
arena-stop-even = --stop-when vuole due bot che occupino lo stesso numero di posti: { $first } e { $second } no. Indica ciascuno una volta sola.
arena-odds-form = “{ $text }” non è una probabilità per --stop-when. Scrivi una quota sopra il 50% e sotto il 100%, come 95% o 0.95, oppure due: 95%:99%.
arena-elo-form = “{ $text }” non è LOW:HIGH. Scrivi due numeri di punti Elo, come -25:25 o 0:10.
arena-elo-order = In --elo il primo numero dev’essere minore del secondo: { $low } non è minore di { $high }.
arena-elo-alone = --elo dice che cosa chiede --stop-when. Indica anche quello, per esempio --stop-when 95%.
arena-plot-format = { $file }: in quel formato non si può disegnare nulla. Il nome del file deve finire con uno di questi: { $formats }.
arena-games-there = { $file } c’è già. Indica un altro file per le partite; oppure indica fin dall’inizio anche --results, e lo stesso comando riprende da dove si era fermato.
arena-games-other = { $file } contiene qualcosa di diverso dalle partite di questo torneo. Indica un altro file.
arena-games-lacking = { $file } non contiene { $count ->
        [one] una partita di cui esiste
       *[other] { $count } partite di cui esiste
    } già il risultato. Indica un altro file per i risultati, e verranno rigiocate.
arena-games-not-kept = Impossibile conservare le partite in { $file }: { $reason }
