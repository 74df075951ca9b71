# Il servizio: che cosa risponde, e che cosa dice a chi lo ospita.

server-guest = Ospite { $number }

## Rifiuti
server-malformed = Qui ci si aspettava qualcos’altro: { $reason }
server-not-json = Invia JSON, con l’intestazione “Content-Type: application/json”.
server-too-large = È troppo grande.
server-too-much = Troppe richieste in una volta. Riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
server-one-check = L’ultima partita che hai mandato è ancora in verifica. Riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
server-many-checks = In questo momento ci sono troppe partite in verifica. Riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
server-work-used-up = Tu, o altri dal tuo indirizzo, avete fatto verificare molte partite. Riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
server-day-used-up = Per oggi non si conserva altro per il tuo indirizzo: la quota di un giorno è di { $megabytes } MB. Riprova tra { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }.
server-not-found = Qui non c’è nulla.
server-wrong-method = Qui non si può fare in questo modo.
server-fault = Qualcosa è andato storto da parte nostra. Nulla è cambiato: riprova.
server-not-kept = Adesso non è possibile conservarlo: il servizio non riesce a scrivere nel suo database. Non è cambiato nulla; riprova tra un momento.
server-closing = Il servizio si sta chiudendo. Riprova tra poco.
server-too-slow = La richiesta ha impiegato troppo tempo ad arrivare. Riprova.
server-long-head = L’intestazione di questa richiesta è troppo lunga.
server-full = Il servizio ha troppe connessioni in questo momento. Riprova tra poco.
server-misdirected = Questo servizio non si chiama “{ $host }”. Chi lo gestisce può aggiungere il nome all’impostazione “names”.
server-only-socket = Questo è un WebSocket. Aprilo come tale.
server-elsewhere = La richiesta viene dalla pagina di un altro sito ({ $origin }), quindi non è stata eseguita.
server-banned = Chi gestisce questo servizio ti ha escluso.
server-banned-why = Chi gestisce questo servizio ti ha escluso: { $why }
server-nobody = Prima di’ chi sei: invia un nome a /api/me (con PUT), oppure un token.
server-stray-cookie = Questo servizio non riconosce l’identità di questo browser. Probabilmente è stato avviato con un altro segreto o un altro database, oppure ha rimosso la tua identità dopo una lunga assenza. Puoi aspettare che la persona che lo gestisce rimedi, o ricominciare come nuovo ospite. L’identità di prima andrà allora persa in questo browser.
server-unknown-token = Questo token non è (più) conosciuto.
server-bad-name = Un nome ha da 1 a { $most } caratteri, su una riga.
server-guest-name = I nomi come “{ $name }” li assegna il servizio ai nuovi ospiti. Scegline un altro.
server-mixed-name = Questo nome mescola alfabeti con lettere che si somigliano, come il latino e il cirillico. Scrivilo in uno solo.
server-too-many-bots = Una persona può avere fino a { $most } account bot, e un bot nessuno.
server-no-such-bot = Non hai nessun account bot { $id }.
server-no-such-board = Questo tabellone non esiste.
server-too-many-watched = Una pagina può seguire fino a { $most } tavoli alla volta.
server-too-many-pages = Da questo indirizzo sono aperte troppe pagine.
server-only-bots = Solo gli account bot aspettano avversari: apri il WebSocket con un token.
server-too-many-waiting = In questo momento troppi bot aspettano avversari; da un indirizzo possono essere al massimo { $most }.
server-waiting-players = Un bot può aspettare partite con questo numero di giocatori: { $players }.
server-waiting-tables = Un bot può aspettare da 1 a { $most } tavoli alla volta.
server-waiting-about = Quel che un bot dice di sé ha al massimo { $most } caratteri; questo ne ha { $count }.
server-not-waiting = Questo bot non aspetta più avversari.
server-waits-for-other = { $name } non aspetta questo gioco con tanti giocatori.
server-table-invited-already = { $name } è già invitato a questo tavolo.
server-table-bad-invitation = Un account bot può essere invitato a un solo posto libero di un tavolo.
server-no-protocol = Un WebSocket che porta un token come protocollo deve offrire anche il protocollo «{ $protocol }».

## Senza pagine
server-no-pages = Il servizio è attivo, ma le sue pagine non sono state generate.
server-no-pages-text = I programmi possono già usarlo; ecco la sua descrizione:

## Impostazioni
server-setting-least = L’impostazione “{ $name }” deve essere almeno { $least }.
server-setting-port = La porta { $port } non esiste: le porte vanno da 0 a 65535.
server-setting-secret = Un segreto è troppo corto. Scegli almeno { $least } caratteri che nessuno possa indovinare.
server-setting-choice = L’impostazione “{ $name }” non può essere “{ $value }”. Può essere: { $choices }.
server-setting-public = “{ $value }” non è un indirizzo. Scrivilo come https://games.example.org.
server-setting-proxies = “{ $value }” non è un elenco di proxy. Scrivi i loro indirizzi o le loro reti separati da virgole: 127.0.0.1, 10.1.0.0/16.
server-setting-names = “{ $value }” non è un nome che il servizio possa avere. Scrivilo come games.example.org, senza https:// e senza porta.
server-setting-metrics = “{ $value }” non è un indirizzo con una porta. Scrivilo come 127.0.0.1:9137.
server-setting-pages = La cartella delle pagine “{ $value }” non esiste.
server-setting-database = “{ $value }” non è un database per Pangea. Indica un file, oppure scrivi sqlite:///… o postgresql://….
server-setting-toml = { $file } non è TOML: { $reason }
server-setting-unknown = { $file }: l’impostazione “{ $name }” non esiste. Ci sono: { $names }.
server-setting-kind = { $name } non può essere “{ $value }”: deve essere { $kind }.
server-kind-str = un testo
server-kind-int = un numero intero
server-kind-float = un numero

## In servizio
server-serving = Pangea è aperta su { $address }
server-serving-net = Da telefoni e computer di questa rete: { $address }
server-serving-stop = Premi Ctrl-C per chiuderla.
server-port-taken = La porta { $port } è occupata da un altro programma. Scegline un’altra con --port, oppure 0 per una qualsiasi porta libera.
server-cannot-listen = Non è possibile ascoltare su { $host }, porta { $port }: { $reason }
server-cannot-open = Le partite non si possono aprire: { $reason }
server-secret-other = Questo database è stato creato con un altro segreto: il servizio non riconoscerebbe i suoi visitatori. Indica il segreto di prima nell’impostazione “earlier_secrets” (o PANGEA_EARLIER_SECRETS), oppure su una riga a sé in { $file }. Se è perso, avvia una volta con --new-secret: tutti i visitatori ricominceranno come nuovi ospiti.
server-secret-unknown = Questo database non dice con quale segreto è stato creato: il servizio non sa se riconoscerebbe i suoi visitatori. Se il segreto impostato qui è quello giusto, o quello giusto è perso, avvia una volta con --new-secret.

## Tavoli
server-table-none = Questo tavolo non esiste, oppure è privato.
server-table-stale = Nel frattempo è successo altro. Guarda di nuovo: il tavolo non è più com’era.
server-table-not-your-turn = Non è il tuo turno.
server-table-not-your-seat = Questo posto non è tuo.
server-table-not-your-eyes = Non puoi vedere la partita dal posto { $seat }.
server-table-not-yours = Non siedi a questo tavolo.
server-table-no-such-seat = Questo posto non esiste. I posti vanno da 0 a { $last }.
server-table-no-open-seat = A questo tavolo non ci sono posti liberi.
server-table-seat-taken = Questo posto è occupato.
server-table-seat-kept = I posti liberi sono riservati ad altri.
server-table-only-host = Può farlo solo chi ha creato questo tavolo.
server-table-begun = La partita è iniziata: posti e impostazioni restano come sono.
server-table-settings-changed = Nel frattempo le impostazioni sono cambiate. Riguardale prima di sederti.
server-table-not-begun = La partita non è ancora cominciata: un posto è ancora libero.
server-table-over = La partita è finita.
server-table-not-over = La partita non è ancora finita.
server-table-stood-in = Un bot gioca al tuo posto. Prima torna a giocare tu.
server-table-already-left = Un bot gioca già al tuo posto.
server-table-not-away = Sei già al tuo posto.
server-table-ask-first = Per annullare questa mossa serve il consenso degli altri. Chiedilo.
server-table-offer-open = C’è già una proposta. Aspetta le risposte.
server-table-no-offer = Non c’è nulla a cui rispondere.
server-table-hint-not-alone = Non ci sono suggerimenti quando giochi con altre persone.
server-table-hint-running = Un suggerimento per te è già in preparazione. Aspetta prima quello.
server-table-too-many = Hai creato { $most } tavoli non ancora conclusi. Finiscine prima uno.
server-table-too-many-bots = A { $most } tavoli aperti dal tuo indirizzo tocca a un bot. Chiudine prima uno, o lascialo andare avanti.
server-table-not-made = Non hai creato questo tavolo e non ci giochi, quindi non puoi chiuderlo.
server-table-others-play = Qui gioca anche qualcun altro. Proponi di chiudere la partita.
server-table-one-me = Puoi occupare un solo posto. Gli altri posti assegnali a chi gioca su questo schermo.
server-table-long-name = Un nome ha al massimo { $most } caratteri.
server-table-clock = L’orologio concede da { $least } a { $most } secondi per mossa.
server-table-absence = Gli altri possono andare avanti senza un giocatore assente dopo { $least }–{ $most } giorni.
server-table-not-absent = La partita aspetta chi è di turno: gli altri possono andare avanti solo dopo che non è venuto al tavolo per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } del suo turno.
server-table-played-by-bot = Il posto { $seat } non è giocato da una persona.
server-table-other-rules = Questa partita è cominciata con la versione { $version } delle regole, che nel frattempo sono cambiate. Si può guardare, ma non continuare.
server-table-no-such-person = Questa persona non esiste.

## Partite da rivedere
server-table-no-such-replay = Questa partita da rivedere non esiste.
server-table-record-long = Una registrazione ha al massimo { $most } byte.
server-table-record-no-text = Una registrazione è un testo in UTF-8.
server-table-no-such-move = Questa mossa non esiste. Le mosse della partita sono { $moves }.
server-table-scenes = Chiedi da 1 a { $most } posizioni alla volta.
server-table-iterations = Chiedi da 1 a { $most } iterazioni.
server-table-one-analysis = Un’analisi che hai chiesto non è ancora finita. Aspettala, poi chiedi la prossima.
server-table-many-analyses = { $most } analisi chieste dal tuo indirizzo non sono ancora finite. Aspettane una, poi chiedi di nuovo.

## Base di dati
server-table-bad-database = “{ $url }” non è un database per Pangea. Scrivi sqlite:///… o postgresql://….
server-database-parameter = L’indirizzo del database non può avere “{ $name }”. Può avere: { $names }.
server-database-sslmode = sslmode non può essere “{ $value }”. Può essere: { $values }.
server-database-no-file = Questo indirizzo non indica alcun file. Scrivi sqlite:///games.sqlite, con tre barre, o soltanto il nome di un file.
server-database-before = Questo database è stato creato da un Pangea le cui partite non dicevano ancora con quali tabelloni, tessere e carte si giocano: questo non può continuarle. È rimasto com’era: aprilo con il Pangea che l’ha creato, oppure indica qui un nuovo database.
server-database-content = Questo database è stato creato da un Pangea con un altro tabellone, altre tessere o altre carte: { $games }. Le sue partite cambierebbero mentre si giocano, perciò è rimasto com’era. Aprilo con il Pangea che l’ha creato, oppure indica qui un nuovo database.
server-database-newer = Questo database è stato creato da una versione più recente di Pangea (“{ $version }”, qui “{ $here }”). Installa quella versione o una successiva.
server-table-bad-redis = Questo non è l’indirizzo di un server Redis: { $reason }
