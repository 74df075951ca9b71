# Ciò che dice il motore, qualunque sia il gioco.

core-seat = Posto { $number }
core-score-sum = punti; in testa o vincitore: { $winners }
core-list = { $most } e { $last }
core-list-or = { $most } o { $last }
core-nature = Il caso

## Regole
core-ruling = Decisione { $rule }: { $why }
core-rulings = Il segno { $sign } indica una decisione: dove il regolamento tace, o si può leggere in due modi, qui si gioca così. La riga sotto dice perché.

## Compilazione
core-compiling = Compilo { $game } per questo computer, una volta sola ({ $done } di { $of }: { $function })…
core-not-kept = Non è stato possibile conservare in { $folder } le regole compilate ({ $reason }). Funziona tutto, ma al prossimo avvio verranno compilate di nuovo.
core-observations = Un’osservazione di { $game } è fatta di { $wanted } numeri, l’ultima dimensione di un array; non di questo: { $shape }.
core-no-gpu = Qui non c’è una GPU su cui giocare (oppure numba-cuda non è installato: pip install "pangea-games[gpu]").

## Che cosa è installato
core-missing = { $extra ->
    [cli] La riga di comando non è installata (manca { $package }): pip install "pangea-games[{ $extra }]"
    [serve] Il servizio web e le sue pagine non sono installati (manca { $package }): pip install "pangea-games[{ $extra }]"
   *[other] { $package } non è installato: pip install "pangea-games[{ $extra }]"
}

## Giochi e tavoli
core-unknown-game = Non c’è nessun gioco chiamato “{ $name }”. Ci sono: { $games }.
core-unknown-game-perhaps = Non c’è nessun gioco chiamato “{ $name }”. Volevi dire “{ $nearest }”?
core-no-games-there = Non ci sono giochi in “{ $folder }”, indicata da { $variable }. Dev’essere una cartella di giochi.
core-broken-game = Non si può giocare a “{ $name }” di { $source }. { $reason }
core-no-game-in = In { $file } non c’è nessun gioco chiamato { $attribute }: dev’essere un pangea.Game.
core-other-name = Il gioco si chiama da sé “{ $name }”. Il nome dev’essere lo stesso in entrambi i posti.
core-name-taken = Il nome è già preso: da un gioco o da una parte di Pangea, o da un altro pacchetto. Scegline un altro.
core-no-name = Un nome ha solo lettere, cifre e trattini bassi, e comincia con una lettera.
core-no-module = Non c’è nessun modulo “{ $module }”. Python cerca nella cartella corrente e tra i pacchetti installati.
core-raised = Il suo codice non funziona: { $error }
core-raised-at = Il suo codice non funziona in { $file }, riga { $line }: { $error }
core-wrong-players = { $game } è per { $least }-{ $most } giocatori, non per { $players }.
core-players-missing = Indica quante persone giocano: { $game } è per { $least }-{ $most } giocatori, per esempio players={ $least }.
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
core-record-other-content = questa partita a { $game } è stata giocata con un tabellone, con tessere o con carte diversi da quelli di questa versione di Pangea (content_hash { $said }, qui { $true })
core-record-content-changed = “content_hash” dice { $said }, ma dal contenuto di questa registrazione di { $game } risulta { $true }: uno dei due è stato modificato
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
core-unknown-version = Questa registrazione è stata giocata con la versione { $version } delle regole di { $game }. Qui si gioca solo con la versione { $known }.

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

## Ciò che si passa alla libreria
core-game-text = Un gioco si indica con il suo nome, come testo (“clans”), e { $given } non è un testo.
core-seed-whole = Un seme è un numero intero, oppure si omette; non può essere { $given }.
core-seat-whole = Un posto è un numero intero da 0 a { $last }, oppure WATCHER per chi guarda soltanto; non può essere { $given }.
core-names-list = I nomi sono un elenco di testi, uno per posto: names=["Ada", "Ben"]. Questo non lo è: { $given }.
core-names-many =
    { $names ->
        [one] Un nome è troppo
       *[other] { $names } nomi sono troppi
    } per { $players } giocatori: ogni posto ne ha al massimo uno.
core-options-mapping = Le opzioni si danno per nome: options={ "{" }"nome": "valore"{ "}" }. Questa è un’altra cosa: { $given }.
core-content-mapping = Un contenuto è un oggetto JSON, in Python un dict, e non { $given }.
core-unknown-language = Non ci sono testi nella lingua { $given }. Ci sono: { $languages }.
core-fast = “fast” vale True (aspetta le regole compilate), False (ne fa a meno) o None (le usa appena ci sono), e non { $given }.
core-path = Un file si indica con il suo percorso, come testo, e { $given } non lo è.
core-no-such-move =
    { $moves ->
        [0] La mossa { $given } non esiste: non ne è ancora stata fatta nessuna.
       *[other] La mossa { $given } non esiste: quelle fatte finora sono numerate da 0 a { $last }.
    }
core-count-whole = Un numero di mosse è un numero intero da 0 in su, e non { $given }.
core-not-natures-turn = Ora il caso non ha nulla da fare: tocca a un giocatore, o la partita è finita.
core-state-kind = { $given } non è lo stato di { $game }: ogni gioco dichiara il proprio, e solo quello va bene.
core-features-seat = Le caratteristiche sono ciò che vede un posto: chi guarda soltanto non ne ha.
core-move-kind = Una mossa è un testo, come lo elenca legal() (“{ $example }”), oppure il suo numero, come lo elenca codes(). Questo non è né l’uno né l’altro: { $given }.
core-move-number = { $given } non è una mossa. Giocala come testo, come la elenca legal() (“{ $example }”; legal()[0] è la prima), oppure con il suo numero, come lo elenca codes().
core-move-over = { $given } non è una mossa, e non se ne può più fare nessuna: la partita è finita.
core-move-nature = { $given } non è una mossa, e ora nessun giocatore può muovere: tocca alla natura. La fa muovere let_nature_move().
core-move-number-illegal = Il numero { $number } sta per “{ $text }”, che ora non si può giocare: { $reason } Le mosse possibili le elencano legal() come testi (“{ $example }”; legal()[0] è la prima) e codes() come numeri.
core-bots-list = I giocatori sono un elenco di bot, uno per posto: ["random", "greedy"]. Questo non lo è: { $given }.
core-bot-kind = Un bot è il nome di un bot, come testo, oppure un oggetto con un metodo choose(view, legal). Questo non è né l’uno né l’altro: { $given }.
core-record-no-file = il file { $file } non si può leggere: { $reason }
core-record-binary = il file { $file } non è un testo: una registrazione è JSON, scritto in UTF-8
core-record-position-here = questa registrazione comincia da una posizione, e qui si possono mostrare solo partite dall’inizio
core-position-text = Una posizione è un testo, e questo non lo è: { $given }.
core-position-unknown = Un “?” sta per ciò che un posto non può sapere. Per giocare da una posizione bisogna conoscerla tutta.
core-roles-none = In { $game } non si sceglie una specie.
core-roles = “{ $key }” deve avere un nome diverso per ognuno dei { $players } posti, tra questi: { $known }.
core-roles-list = Le specie sono un elenco di testi, una per posto: species=["humans", "reptiles"]. Questo non lo è: { $given }.
core-position-players = La posizione è per { $players } giocatori, non per { $given }: ometti il numero, oppure indica lo stesso.
core-position-options = Una posizione dice già con quali opzioni si gioca: accanto non se ne possono dare.

## Punti

core-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
core-points-now =
    { $points ->
        [one] { $points } punto se la partita finisse ora
       *[other] { $points } punti se la partita finisse ora
    }
core-points-both =
    { $points ->
        [one] { $points } punto · { $now } se la partita finisse ora
       *[other] { $points } punti · { $now } se la partita finisse ora
    }
