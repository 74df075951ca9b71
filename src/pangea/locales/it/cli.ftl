# La riga di comando.

cli-about = Quattro giochi da tavolo sulla terra e sulla vita, con regole esatte: gioca, leggi le regole, simula milioni di partite.
cli-version = Mostra la versione ed esce.
cli-help = Mostra questo aiuto ed esce.
cli-install-completion = Installa il completamento dei comandi per questa shell.
cli-show-completion = Mostra lo script di completamento di questa shell.
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi

## Comandi
cli-games = Elenca i giochi.
cli-rules = Spiega le regole di un gioco, con parole nostre.
cli-play = Gioca una partita nel terminale, contro i bot o in più persone davanti a uno schermo.
cli-simulate = Gioca partite casuali: statistiche e, se vuoi, registrazioni.
cli-compile = Compila tutto ciò che può servire, così che poi nessuno debba aspettare.
cli-check = Rigioca le registrazioni e dice quale mossa o quale risultato è sbagliato.
cli-content = Stampa in JSON ciò di cui è fatto un gioco (il tabellone, le carte), oppure controlla un tuo file.
cli-show = Mostra una posizione di una partita registrata, come testo o come immagine.

## Argomenti e opzioni
cli-arg-game = Il nome del gioco, così come lo elenca “pangea games”.
cli-arg-records = Un file di registrazioni: una sola in JSON, oppure una per riga.
cli-arg-record-files = Uno o più file di registrazioni: una sola in JSON, oppure una per riga. “-” è lo standard input.
cli-opt-lang = La lingua: { $languages }. Se non indicata, quella del tuo sistema.
cli-opt-json = Risponde in JSON, per i programmi.
cli-opt-players = In quanti si gioca.
cli-opt-games = Quante partite.
cli-opt-seed = Lo stesso seme dà le stesse partite.
cli-opt-option = Un’opzione del gioco, nella forma name=value, o il nome di un insieme di opzioni (Trias: italian, french). Si può ripetere.
cli-opt-content = Un file di contenuto con cui giocare, al posto di quello del gioco.
cli-opt-records-out = Scrive le registrazioni delle partite in questo file, una per riga.
cli-opt-legal = Aggiunge alle registrazioni, per ogni mossa, l’elenco di tutte le mosse valide in quel momento.
cli-opt-threads = Quanti thread. Se non indicato, uno per core.
cli-opt-device = Su cosa giocare: cpu, oppure cuda per una GPU NVIDIA.
cli-opt-check = Controlla questo file: è un contenuto con cui si può giocare?
cli-opt-check-jobs = Quanti processi controllano un file lungo. Se non indicato, uno per core.
cli-opt-drawing = Stampa anche il disegno del tabellone, se c’è.
cli-opt-move = Dopo quante mosse, distribuzioni comprese. Se non indicato, tutte; -1 esclude l’ultima.
cli-opt-move-belief = Dopo quante mosse, distribuzioni comprese. Se non indicato, tutte, e di una partita finita tutte tranne l’ultima; -1 esclude l’ultima.
cli-opt-number = Quale registrazione del file, a partire da 1.
cli-opt-seat = La posizione come si vede da questo posto (un numero, oppure “watcher” per chi sta solo a guardare). Se non indicato, si vede tutto.
cli-opt-svg = Scrive un’immagine in questo file SVG (“-” per lo schermo).
cli-opt-plain = Senza colori.
cli-opt-human = Un posto che si gioca da qui, a partire da 0. Ripeti l’opzione per giocare in più persone sullo stesso schermo. Se non indicati, i posti vengono sorteggiati.
cli-opt-name = Il nome di un giocatore a questo schermo. Ripeti l’opzione per giocare in più persone sullo stesso schermo.
cli-opt-species = In Genesis: la specie di un posto. Da dare una volta per ogni posto, in ordine: reptiles (rettili), dinosaurs (dinosauri), mammals (mammiferi) o humans (uomini).
cli-opt-bot = Il livello degli altri posti: { $bots }. Oppure un bot con il suo nome: random, greedy, search:0.5s, ./my_bot.py:Settler.
cli-opt-record-out = Salva la partita in questo file quando esci o quando finisce.
cli-opt-section = Solo questa sezione.

## Risposte
cli-games-title = Giochi
cli-column-game = Gioco
cli-column-players = Giocatori
cli-column-age = Età
cli-column-minutes = Minuti
cli-column-about = Di che cosa si tratta
cli-by = { $designer }, { $year }
cli-age = da { $age }
cli-players-range = da { $least } a { $most }
cli-no-section = { $game } non ha una sezione { $section }. Le sezioni sono { $count }.
cli-interrupted = Interrotto.
cli-cannot-read = Impossibile leggere { $file }: { $reason }
cli-cannot-write = Impossibile scrivere { $file }: { $reason }
cli-no-output = Impossibile scrivere l’output: { $reason }
cli-not-text = { $file } non è un testo in UTF-8.
cli-content-not-json = { $file } non è JSON: riga { $line }, colonna { $column }.
cli-content-sound = { $file } è un contenuto valido per { $game }.
cli-unknown-language = La lingua “{ $lang }” non c’è. Ci sono: { $languages }.
cli-variable-language = PANGEA_LANG indica una lingua che non c’è: “{ $name }”. Ci sono: { $languages }. Perciò si va avanti in inglese.
cli-option-form = “{ $text }” non è un’opzione. Scrivila nella forma name=value.
cli-option-form-preset = “{ $text }” non è un’opzione. Scrivila nella forma name=value, o indica uno di questi insiemi di opzioni: { $presets }.
cli-seat-form = “{ $text }” non è un posto. Scrivi un numero da 0 a { $last }, oppure “watcher”.
cli-no-such-record = Il file ha { $count ->
        [one] una registrazione
       *[other] { $count } registrazioni
    }, quindi non c’è una registrazione { $number }.
cli-no-such-move = La partita ha { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }, quindi non c’è una posizione dopo { $number }.
cli-number-positive = { $name } dev’essere almeno 1.
cli-bad-device = «{ $device }» non è un dispositivo su cui si possa giocare. C’è cpu, e cuda per una GPU NVIDIA.
cli-device-records = Su una GPU non si conservano registrazioni. Togli --records oppure --device cuda.

cli-simulating = Simulazione delle partite: { $games }
cli-writing = Scrittura delle registrazioni: { $games }
cli-checking = Controllo
cli-statistics = { $game }, { $players } giocatori, partite casuali: { $games } (seme { $seed })
cli-stat-moves = Mosse per partita
cli-stat-decisions = Decisioni per partita
cli-stat-seat = Posto
cli-stat-wins = Vittorie
cli-stat-shared = di cui condivise
cli-stat-points = Punti
cli-stat-spread = ± scarto
cli-stat-ending = Com’è finita
cli-stat-count = Partite
cli-records-written = { $count ->
        [one] Una registrazione scritta
       *[other] { $count } registrazioni scritte
    } in { $file }.
cli-check-sound = { $count ->
        [one] Una registrazione, ed è corretta.
       *[other] { $count } registrazioni, tutte corrette.
    }
cli-check-in = { $file }: { $told }
cli-check-input-twice = “-”, lo standard input, si può leggere una volta sola.
cli-check-lost = Un processo che controllava le registrazioni è terminato troppo presto. Con --jobs 1 non servono altri processi.
cli-check-bad = { $bad ->
        [one] { $bad } registrazione su { $count } non è corretta.
       *[other] { $bad } registrazioni su { $count } non sono corrette.
    }

## Compilazione
cli-arg-compile-games = I giochi; se non ne indichi nessuno, tutti.
cli-opt-compile-boards = Anche per i tabelloni personalizzati, che hanno un codice a parte.
cli-compiling = Compilazione
cli-compiling-part = { $game }: { $part }
cli-compile-rules = regole
cli-compile-search = ricerca
cli-compile-belief = deduzioni
cli-compile-words = parole
cli-compile-simulation = simulazione
cli-compile-checking = controllo delle registrazioni
cli-compiled = È tutto pronto. Funzioni compilate: { $functions }, in { $seconds } s. Tutto il codice compilato occupa { $megabytes } MB in { $folder }.
cli-compiled-before = Era già tutto pronto. Tutto il codice compilato occupa { $megabytes } MB in { $folder }.

## Mostrare
cli-position = { $game }, dopo { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    } su { $count }
cli-last-move = Ultima mossa: { $text }

## Giocare
cli-play-you = { $seat } (tu)
cli-play-bot = { $name } ({ $seat })
cli-play-turn = { $seat }: { $prompt }
cli-play-input = La tua mossa (o “help”)
cli-play-help-title = Che cosa puoi scrivere
cli-play-help-move = una mossa, per esempio “{ $example }” o anche solo “{ $short }”
cli-play-help-move-whole = una mossa, per esempio “{ $example }”
cli-play-help-legal = tutte le mosse che puoi fare
cli-play-help-board = ridisegna il tabellone
cli-play-help-log = che cosa è successo finora
cli-play-help-score = i punti, e da dove vengono
cli-play-help-hint = che cosa farebbe l’anziano
cli-play-help-undo = annulla la tua ultima mossa
cli-play-help-rules = le regole; “rules 4” per una sezione
cli-play-help-save = salva la partita in un file: “save game.json”
cli-play-help-quit = esce
cli-play-legal = { $count ->
        [one] Una mossa valida:
       *[other] { $count } mosse valide:
    }
cli-play-hint = L’anziano giocherebbe “{ $move }”.
cli-play-undone = Mossa annullata: { $move }.
cli-play-saved = Partita salvata in { $file }.
cli-play-over = La partita è finita.
cli-play-winner = { $count ->
        [one] Vittoria: { $winners }.
       *[other] Vittoria condivisa: { $winners }.
    }
cli-play-points = { $seat }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
cli-play-pass-on = { $seat }, tocca a te. Adesso non deve guardare nessun altro: premi Invio.
cli-play-bye = Alla prossima.
cli-play-seat-twice = Il posto { $seat } è indicato due volte.
cli-play-names = { $names } nomi per { $seats } posti: indica una volta il nome di ogni giocatore a questo schermo, e non più giocatori che posti.
cli-play-hidden-score = Per quanto ne puoi sapere.

## Uso sbagliato
cli-usage = Uso
cli-required = [obbligatorio]
cli-default = [predefinito: { $value }]
cli-usage-try = “{ $command } --help” spiega come si usa.
cli-usage-no-command = Non c’è nessun comando “{ $name }”.
cli-usage-perhaps = Volevi dire “{ $name }”?
cli-usage-no-option = Qui non c’è nessuna opzione “{ $name }”.
cli-usage-missing = Manca { $name }.
cli-usage-whole-number = { $name } richiede un numero intero.
cli-usage-needs-value = { $name } richiede un valore.
cli-usage-extra = È più di quanto questo comando possa accettare.

## Congetture
cli-belief = Mostra che cosa un posto deve pensare di ciò che non vede, in base alle mosse di tutti.
cli-opt-believer = Il posto che ragiona (un numero, oppure “watcher”).
cli-belief-none = { $game } non nasconde nulla che le mosse possano rivelare.
cli-belief-title = Che cosa è probabile dopo { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }
cli-belief-title-end = Che cosa era probabile prima dell’ultima mossa, dopo { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }

## Altri comandi
cli-analyse = Giudica ogni mossa di una partita registrata con una ricerca profonda, e distingue la fortuna dall’abilità.
cli-puzzles = Cerca problemi in partite giocate dai bot: mosse migliori, vittorie, carte nascoste, conteggi.
cli-arena = Fa giocare i bot gli uni contro gli altri: percentuali di vittoria, punti e valutazioni.
cli-lab = Scopre che cosa cambia in un gioco con un’opzione o un tabellone proprio.
cli-dataset = Fa giocare i bot tra loro, o legge registrazioni, e ne ricava tabelle Parquet per chi addestra.

## Il servizio
cli-serve = Apre il servizio web: si gioca nel browser, da qui, nella tua rete o con tutti.
cli-opt-host = L’indirizzo su cui ascoltare. Con 0.0.0.0 può entrare anche chi è nella tua rete. Se non indicato, solo questo computer.
cli-opt-port = La porta su cui ascoltare; 0 ne prende una libera. Se non indicata, 8137.
cli-opt-open = Apre anche il browser.
cli-opt-database = Dove si conservano le partite: un file, oppure postgresql://…. Se non indicato, un file nella tua cartella dei dati.
cli-opt-redis = Un server Redis (redis://…) con cui più processi si tengono al corrente a vicenda.
cli-opt-public = L’indirizzo noto ai giocatori, se davanti c’è un proxy: https://games.example.org.
cli-opt-proxies = Gli indirizzi dei proxy di cui ci si fida quando dicono da chi viene una richiesta. Se non indicati, 127.0.0.1.
cli-opt-pages = Una cartella di pagine da mostrare al posto di quelle consuete.
cli-opt-bot-threads = Quanti bot pensano insieme. Se non indicato, la metà dei core.
cli-opt-pace = Quanto impiegano i bot per una mossa, all’incirca, in secondi; con 0 giocano subito. Se non indicato, 1.
cli-opt-log = La forma del registro: “plain” per le persone, “json” per i programmi.
cli-opt-settings = Un file TOML di impostazioni. Prevalgono le opzioni, e anche variabili come PANGEA_PORT.
cli-opt-new-secret = Accetta il segreto impostato qui, o ne crea uno, per un database creato con un altro. Tutti i suoi visitatori ricominciano come nuovi ospiti.

## Controllare i sorteggi, e conservare ciò che si è giocato
cli-daily = Mostra la sfida di un giorno: una stessa partita per tutti.
cli-arg-daily-date = Un giorno, per esempio 2026-11-18; oggi (UTC) se manca.
cli-opt-daily-check = Di’ se la prima registrazione di questo file è la sfida di un giorno, e com’è finita.
cli-opt-daily-compare = Fa’ giocare la partita al tuo posto da bot di ogni livello.
cli-verify = Ripete dai semi tutti i sorteggi e i tiri di partite registrate, e li confronta.
cli-backup = Copia in un solo file tutto ciò che un servizio conserva.
cli-restore = Ripristina un backup in un database vuoto.
cli-arg-backup = Il file del backup.
cli-opt-force = Sostituisce il file, se c’è già.
cli-backup-there = { $file } c’è già. Indica un altro file, oppure usa --force per sostituirlo.
cli-verify-fair = Registrazione { $record }: ogni mossa del caso ({ $count }) è quella che dà il seme. Sigillo: { $hash }
cli-verify-no-seed = La registrazione { $record } non ha un seme: i suoi sorteggi non si possono controllare.
cli-verify-unfair = { $bad ->
        [one] In una registrazione
       *[other] In { $bad } registrazioni
    } su { $count } una mossa non è quella che dà il seme, o la registrazione non è corretta.
cli-verify-unchecked = Non è stato controllato nulla: nessuna registrazione ha un seme.
cli-backup-written = Righe scritte in { $file }: { $rows }.
cli-restored = Righe ripristinate nel database: { $rows }.
cli-backup-secret-kept = Conserva anche { $file }: contiene il segreto che firma i cookie, che nel backup non c’è. Senza, nessuno ritrova il proprio posto.
cli-backup-secret-set = Conserva anche il segreto (l’impostazione “secret”, o PANGEA_SECRET): firma i cookie, e nel backup non c’è. Senza, nessuno ritrova il proprio posto.
cli-backup-secret-gone = Il segreto che firma i cookie non è né nel backup né qui. Conserva quello con cui gira il servizio: l’impostazione “secret”, PANGEA_SECRET, o il file “secret” nella sua cartella dei dati. Senza, nessuno ritrova il proprio posto.
cli-restore-secret = Il segreto con cui erano firmati questi cookie non è qui, e senza il servizio non si avvia. Mettilo su una riga a sé in { $file }, o assegnalo a PANGEA_SECRET.
cli-backup-none = Non c’è nessun database in { $url }.
cli-backup-no-answer = Il database { $url } non risponde come dovrebbe ({ $reason }).
cli-restore-not-empty = Il database non è vuoto. Un backup si ripristina in uno vuoto.
cli-restore-not-backup = { $file } non è un backup di Pangea, oppure è incompleto.
cli-restore-other = Questo backup è stato fatto da un’altra versione di Pangea (database “{ $version }”, qui “{ $here }”).
cli-database-other-version = Questo database è di un’altra versione (“{ $version }”, qui “{ $here }”). Avvia una volta il servizio di questa versione: lo aggiorna.

## Fare ordine
cli-tidy = Rimuove ciò che nessuno apre da molto tempo.
cli-opt-tidy-days = Rimuove ciò che nessuno apre da questo numero di giorni. Di solito vale l’impostazione “keep_days”.
cli-opt-dry-run = Dice soltanto che cosa verrebbe rimosso.
cli-opt-compact = Poi riduce il file di un database SQLite. Nel frattempo nessuno può giocare, e serve altrettanto spazio.
cli-tidy-keeps-all = Non si rimuove nulla: l’impostazione “keep_days” è 0. Di’ con --days che cosa è vecchio.
cli-tidy-gone = Rimossi, non aperti da { $days } giorni: tavoli { $tables }, registrazioni { $records }, analisi { $analyses }, persone { $people }, tavolieri { $boards }.
cli-tidy-would-go = Da rimuovere, non aperti da { $days } giorni: tavoli { $tables }, registrazioni { $records }, analisi { $analyses }, persone { $people }, tavolieri { $boards }.
cli-tidy-bytes = Dimensione: circa { $megabytes } MB.
## Per chi ospita
cli-admin = Per chi ospita: mostra chi carica il servizio, chiude o elimina tavoli, esclude persone.
cli-admin-load = Mostra chi carica il servizio: per persona e per provenienza, prima chi lo carica di più.
cli-admin-tables = Elenca i tavoli, prima quelli toccati per ultimi.
cli-admin-end = Chiude un tavolo: nessuno può continuare, tutti possono ancora guardarlo.
cli-admin-stand-in = Affida subito a un bot il posto di un giocatore, che può riprenderlo.
cli-admin-delete = Elimina un tavolo e tutto ciò che gli appartiene.
cli-admin-ban = Esclude una persona, un indirizzo o una provenienza.
cli-admin-unban = Riammette una persona, un indirizzo o una provenienza.
cli-admin-bans = Elenca chi è escluso.
cli-opt-most = Quante righe mostrare.
cli-opt-of-person = Solo i tavoli creati da questa persona.
cli-opt-of-source = Solo i tavoli di questa provenienza, come la mostra “load”.
cli-opt-ban-days = Per quanti giorni. Di solito per sempre.
cli-opt-ban-why = Il motivo. Chi è escluso può leggerlo.
cli-arg-table = L’identificativo del tavolo, come nel suo indirizzo.
cli-arg-ban-kind = Che cosa si esclude: “person” (un identificativo), “address” (IPv4 o IPv6) o “source” (come la mostra “load”).
cli-arg-ban-who = L’identificativo, l’indirizzo o la provenienza.
cli-admin-ended = Il tavolo { $table } è chiuso. Le pagine che lo mostrano lo vedranno entro 15 secondi.
cli-admin-stood-in = Al tavolo { $table } un bot gioca il posto { $seat }: { $level }. Le pagine che lo mostrano lo vedranno entro 15 secondi.
cli-admin-freed =
    { $count ->
        [one] Il suo posto a un tavolo è libero: continua un bot oppure, prima della partita, può prenderlo qualcun altro.
       *[other] I suoi posti a { $count } tavoli sono liberi: continuano dei bot oppure, prima della partita, può prenderli qualcun altro.
    }
cli-arg-stand-in-seat = Il posto, contato da 0.
cli-opt-stand-in-level = Il livello del bot.
cli-admin-deleted = Il tavolo { $table } è eliminato. Le pagine che lo mostrano lo sapranno entro 15 secondi.
cli-admin-banned = Esclusione: { $kind } { $who }. I servizi in funzione se ne accorgono in pochi secondi.
cli-admin-unbanned = Riammissione: { $kind } { $who }.
cli-admin-no-table = Non c’è un tavolo { $table }.
cli-admin-no-person = Non c’è una persona { $person }.
cli-admin-no-ban = { $kind } { $who }: nessuna esclusione. “pangea admin bans” mostra quelle che ci sono.
cli-admin-no-address = “{ $address }” non è un indirizzo. Scrivine uno come 192.0.2.7 o 2001:db8::7.
cli-admin-no-secret = Senza il segreto del servizio un indirizzo non si riconosce. Dovrebbe trovarsi in { $file }; altrimenti indica le impostazioni del servizio, o imposta PANGEA_SECRET.
cli-admin-title-people = Per persona
cli-admin-title-sources = Per provenienza
cli-admin-title-tables = Tavoli
cli-admin-title-bans = Esclusioni
cli-admin-column-person = Persona
cli-admin-column-name = Nome
cli-admin-column-source = Provenienza
cli-admin-column-people = Persone
cli-admin-column-tables = Tavoli
cli-admin-column-thinking = Tocca al bot
cli-admin-column-moves = Mosse
cli-admin-column-bytes = 30 giorni
cli-admin-column-table = Tavolo
cli-admin-column-game = Gioco
cli-admin-column-status = Stato
cli-admin-column-host = Creato da
cli-admin-column-touched = Ultima mossa (UTC)
cli-admin-column-seen = Ultima apertura (UTC)
cli-admin-column-kind = Che cosa
cli-admin-column-value = Chi
cli-admin-column-since = Dal (UTC)
cli-admin-column-until = Fino al (UTC)
cli-admin-column-why = Motivo
cli-admin-yes = sì
cli-admin-no = no

## pangea site
cli-site = Scrive le pagine come file per qualsiasi host statico.
cli-arg-folder = La cartella da scrivere. Deve essere vuota o non esistere ancora.
cli-opt-site-force = Sostituisce un sito scritto lì in precedenza con questo comando.
cli-site-writing = Scrittura di { $files } file
cli-site-written = Scritti { $files } file ({ $size } MB) in { $folder }. Per provarli: python -m http.server --directory { $folder }
cli-site-no-pages = Le pagine non sono state costruite: non c’è nulla da scrivere. Le costruisce “make setup”.
cli-site-not-folder = { $folder } è un file. Indica una cartella.
cli-site-not-empty = { $folder } non è vuota. Indica un’altra cartella, oppure usa --force per sostituire un sito scritto lì in precedenza.
cli-site-foreign = { $folder } contiene qualcosa che non fa parte di un sito di Pangea: { $name }. Toglilo o indica un’altra cartella.
