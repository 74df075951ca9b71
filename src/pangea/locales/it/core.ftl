# Ciò che dice il motore, qualunque sia il gioco.

core-seat = Posto { $number }
core-list = { $most } e { $last }
core-list-or = { $most } o { $last }
core-nature = Il caso

## Regole
core-ruling = Decisione { $rule }: { $why }
core-rulings = Il segno { $sign } indica una decisione: dove il regolamento tace, o si può leggere in due modi, qui si gioca così. La riga sotto dice perché.

## Compilazione
core-compiling = Compilo { $game } per questo computer, una volta sola ({ $done } di { $of }: { $function })…
core-not-kept = Non è stato possibile conservare in { $folder } le regole compilate ({ $reason }). Funziona tutto, ma al prossimo avvio verranno compilate di nuovo.
core-no-gpu = Qui non c’è una GPU su cui giocare (oppure numba-cuda non è installato: pip install "pangea-games[gpu]").

## Giochi e tavoli
core-unknown-game = Non c’è nessun gioco chiamato “{ $name }”. Ci sono: { $games }.
core-unknown-game-perhaps = Non c’è nessun gioco chiamato “{ $name }”. Volevi dire “{ $nearest }”?
core-no-games-there = Non ci sono giochi in “{ $folder }”, indicata da { $variable }. Dev’essere una cartella di giochi.
core-broken-game = Non si può giocare a “{ $name }” di { $source }. { $reason }
core-no-game-in = In { $module } non c’è nessun gioco chiamato { $attribute }: dev’essere un pangea.Game.
core-other-name = Il gioco si chiama da sé “{ $name }”. Il nome dev’essere lo stesso in entrambi i posti.
core-name-taken = Il nome è già preso: da un gioco o da una parte di Pangea, o da un altro pacchetto. Scegline un altro.
core-no-name = Un nome ha solo lettere, cifre e trattini bassi, e comincia con una lettera.
core-no-module = Non c’è nessun modulo “{ $module }”. Python cerca nella cartella corrente e tra i pacchetti installati.
core-raised = Il suo codice non funziona: { $error }
core-raised-at = Il suo codice non funziona in { $file }, riga { $line }: { $error }
core-wrong-players = { $game } è per { $least }-{ $most } giocatori, non per { $players }.
core-players-whole = Il numero di giocatori dev’essere un numero intero, e { $given } non lo è.
core-no-seat = Il posto { $seat } non esiste: con { $players } giocatori i posti vanno da 0 a { $last }.
core-unknown-option = { $game } non ha l’opzione “{ $option }”.
core-unknown-value = L’opzione “{ $option }” non può valere “{ $value }”. Può valere: { $values }.
core-refused = { $reason } [{ $rule }]
core-nothing-to-undo = Non ci sono mosse giocate da annullare.
core-move-long = Una mossa ha al massimo { $most } caratteri, e questa ne ha { $count }.

## Registrazioni
core-in-move = mossa { $move }: { $reason }
core-in-record = registrazione { $record }: { $reason }
core-in-record-and-move = registrazione { $record }, mossa { $move }: { $reason }
core-record-not-json = questo non è JSON: si interrompe o contiene un errore alla colonna { $column }
core-record-no-object = una registrazione è un oggetto JSON con “pangea”, “game”, “players” e “moves”
core-record-none = in questo file non c’è nessuna registrazione
core-record-missing = manca “{ $key }”
core-record-unknown-key = “{ $key }” non fa parte di una registrazione
core-record-wrong-type = “{ $key }” deve essere { $kind }
core-kind-int = un numero intero
core-kind-str = un testo
core-kind-list = un elenco
core-kind-dict = un oggetto
core-record-version = questa registrazione è della versione { $version }; qui si può leggere la versione { $known }
core-record-move-text = una mossa dev’essere un testo
core-record-after-end = “{ $text }” viene dopo la fine della partita
core-record-illegal = “{ $text }” non si può giocare: { $reason }
core-record-not-over = “{ $key }” è presente, ma la partita non è finita
core-record-wrong-result = “{ $key }” dice { $said }, ma dalle mosse risulta { $true }

## Bot
core-bad-search = “{ $text }” non è un’impostazione della ricerca. Scrivi un tempo (0.5s), un numero di iterazioni (2000) oppure threads=2, curiosity=0.5, margin=0.15, patience=8, faith=1, impulse=0.5, horizon=200, nodes=200000, reuse, separati da virgole.
core-unknown-bot = Non c’è nessun bot chiamato “{ $name }”. Ci sono: { $bots }.
core-unknown-bot-perhaps = Non c’è nessun bot chiamato “{ $name }”. Volevi dire “{ $nearest }”?

## Contenuto
core-content-no-object = Un file di contenuto è fatto di un solo oggetto JSON, e { $file } no.
core-content-large = Questo contenuto, come JSON, pesa { $size } kB e può arrivare a { $most } kB: lo scarica chiunque guardi la partita, e ogni registrazione lo porta con sé. Un disegno con meno punti dice altrettanto.
core-record-legal-count = “legal” deve avere un elenco per ogni mossa: elenchi { $lists }, mosse { $moves }
core-record-legal-wrong = “legal” non elenca le mosse che qui erano valide
core-record-seed = “seed” dev’essere un numero intero, scritto come testo
core-record-whole-numbers = “{ $key }” dev’essere un elenco di numeri interi
core-record-texts = “{ $key }” dev’essere un elenco di testi
core-record-redrawn = la registrazione ha “{ $text }”, ma dal seme risulta “{ $true }”
core-unknown-shuffle = “shuffle” indica come sono state sorteggiate le mosse della natura, e qui il metodo “{ $name }” non è noto. Sono noti: { $known }.
core-unknown-version = { $game } qui non si può giocare con la versione { $version } delle regole. Sono note: { $known }.

# Posizioni

core-position-clause = “{ $text }” non fa parte di una posizione. Le parti sono: { $clauses }.
core-position-twice = “{ $clause }” compare due volte in questa posizione: basta una.
core-position-numbers =
    “{ $clause } { $text }”: { $count ->
        [one] qui serve un numero
       *[other] qui servono { $count } numeri
    }.
core-position-range = “{ $clause } { $text }”: serve un numero da { $least } a { $most }.
core-position-choice = “{ $clause } { $text }”: qui può esserci { $choices }.
