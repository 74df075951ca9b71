# Bot contro bot.


## Argomenti e opzioni
arena-arg-bots = I bot, due o più: un livello ({ $levels }), oppure un bot con le impostazioni dopo i due punti (random, greedy, search:0.1s, search:2000, program:./mybot, ./my_bot.py:Settler). Se sono tanti quanti i posti, siedono tutti allo stesso tavolo, e allora si può ripetere un bot. Se sono di più, si incontrano in tutte le combinazioni; se sono di meno, ciascuno affronta un tavolo di copie di un altro.
arena-opt-games = Quante partite. Il numero si arrotonda per eccesso, così che ogni bot occupi ogni posto lo stesso numero di volte.
arena-opt-players = Quanti siedono a un tavolo. Se non indicato, tanti quanti sono i bot, nei limiti del gioco.
arena-opt-results = Conserva i risultati in questo file, partita per partita. Lo stesso comando riprende da dove si era fermato.
arena-opt-plot = Disegna i risultati in questo file SVG.
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
arena-missing = { $package } non è installato: pip install "pangea-games[{ $extra }]"
arena-no-place = Non si può giocare su “{ $place }”. Scrivi “ray” oppure “ray:ADDRESS”.
arena-no-cluster = Non c’è nessun cluster Ray all’indirizzo { $address }: { $reason }
