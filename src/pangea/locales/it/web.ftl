# Le pagine nel browser.

## Dappertutto
web-home = Pagina iniziale
web-skip = Vai al contenuto
web-close = Chiudi
web-cancel = Annulla
web-save = Salva
web-menu = Altro
web-language = Lingua
web-theme-dark = Colori scuri
web-theme-light = Colori chiari
web-try-again = Riprova
web-opening = Un momento…
web-nowhere-title = Qui non c’è nulla
web-nowhere-text = A questo indirizzo non c’è nessuna pagina. Forse al link manca una lettera.
web-trouble-unreachable = Al momento il servizio non è raggiungibile.
web-trouble-unknown = Il servizio non ha potuto rispondere (stato { $status }).
web-trouble-page = Qualcosa in questa pagina è andato storto. Ricaricala se non risponde più.
web-service-none = Dietro queste pagine non c’è un servizio. Serve per i tavoli con altri, per rivedere partite da un link e per le analisi; tutto il resto funziona qui.
web-service-away = Al momento il servizio non è raggiungibile. Serve per i tavoli con altri, per rivedere partite da un link e per le analisi; tutto il resto funziona anche senza.
web-cant-run-none = Questo browser non può eseguire le regole dei giochi: gli manca WebAssembly con SIMD, che i browser attuali hanno. Qui quindi non si può giocare; le regole si possono leggere.
web-cant-run-away = Questo browser non può eseguire le regole dei giochi: gli manca WebAssembly con SIMD, che i browser attuali hanno. Per giocare serve quindi il servizio, che al momento non è raggiungibile.
web-cant-run-there = Questo browser non può eseguire le regole da sé: questa partita la tiene il servizio.
web-version-ready = È pronta una nuova versione.
web-version-take = Usala ora
web-generic-board = Il tabellone a parole
web-generic-panel = Nessuno ha ancora disegnato questo gioco: il tabellone è descritto a parole.

## La pagina iniziale
web-motto = Quattro giochi di terra e di vita
web-invitation = I continenti vanno alla deriva, i branchi migrano, i mondi crescono e nascono villaggi. Gioca subito contro i bot, in più persone davanti a uno schermo o con amici lontani. Niente da installare, nessuna registrazione.
web-games = Giochi
web-play-now = Gioca subito
web-play-now-game = Gioca subito: { $game }
web-starting = Si prepara il tavolo…
web-set-up = Crea un tavolo
web-set-up-game = Crea un tavolo: { $game }
web-rules = Regole
web-rules-of = Regole: { $game }
web-players = { $range } giocatori
web-age = da { $age } anni
web-minutes = circa { $minutes } minuti
web-designer = di { $designer }, { $year }
web-my-tables = I miei tavoli
web-my-tables-none = Ancora nessuno. “Gioca subito” ne crea uno contro i bot.
web-open-tables = Tavoli con un posto libero
web-open-tables-none = Al momento nessuno cerca compagnia.
web-running-tables = Tavoli da guardare
web-running-tables-none = Al momento non gioca nessun altro.
web-tables-all = Mostrali tutti ({ $count })
web-table-over = finita
web-table-gathering = in attesa di giocatori
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }.
web-record-title = Apri una partita registrata
web-record-drop = Trascina qui un file o scegline uno e rivedi la partita mossa per mossa.
web-record-opening = La partita viene ricostruita…
web-record-unreadable = “{ $file }” non è una partita registrata: serve un file JSON scritto da Pangea.
web-colophon = Disegnato e scritto per Pangea. Le regole sono spiegate con parole nostre; i giochi appartengono a chi li ha inventati, e nessun editore vi ha parte.
web-my-bots = I miei bot
web-try-api = Prova l’API
web-name-title = Il tuo nome
web-name-label = Come vuoi che ti chiamino gli altri?
web-name-of-yours = { $name }: cambia nome
web-name-choose = Scegli un nome
web-name-long = È la lunghezza massima di un nome: { $most } caratteri.
web-stray-title = La tua identità non è riconosciuta
web-stray-start = Ricomincia
web-stray-wait = Aspetta

## Un nuovo tavolo
web-new-title = { $game }: un nuovo tavolo
web-new-players = In quanti si gioca?
web-new-seats = Chi gioca?
web-new-bots = Bot, dal più facile al più forte
web-new-people = Persone
web-new-screen = su questo schermo
web-new-clock = Tempo per mossa
web-new-start = Inizia la partita
web-new-invite = Invita gli amici
web-player = Giocatore { $number }
web-you = tu
web-clock =
    { $seconds ->
        [0] senza limiti
        [60] 1 minuto
        [120] 2 minuti
        [300] 5 minuti
        [86400] 1 giorno
       *[other] { $seconds } secondi
    }

## Prima della partita
web-seat-open = posto libero
web-share = Condividi
web-copy-link = Copia il link
web-link-copied = Il link è negli appunti.
web-copy-by-hand = Copia questo link:
web-table-not-shown = Impossibile mostrare questo tavolo

## Al tavolo
web-beside-board = Accanto al tabellone
web-board-closer = Ingrandisci
web-board-farther = Rimpicciolisci
web-board-fit = Mostra tutto
web-board-tap-again = Ora tocca quello che vuoi scegliere
web-seats = Giocatori
web-to-move = di turno
web-won = ha vinto
web-points-hidden = Nessuno può ancora saperlo.
web-points-if-now = se finisse ora
web-points-then = { $now } se finisse ora
web-bot = bot
web-away = assente
web-stands-in = { $level } gioca al suo posto
web-thinking = { $name } sta pensando
web-nature-moves = Decide il caso
web-watching = Stai guardando.
web-ended = La partita è finita.
web-bot-plays-for-you = Un bot gioca al tuo posto.
web-come-back = Torna a giocare
web-time-left = Tempo rimasto
web-time-up-yours = Il tuo tempo è scaduto: un bot gioca per te finché non torni a giocare.
web-time-up = Il tempo di { $name } è scaduto: continua un bot.
web-leave = Lascia il posto a un bot
web-undo = Annulla la mossa
web-undo-ask = Chiedi di annullare la mossa
web-hint = Suggerimento
web-hint-ask = Suggerimento: che cosa farebbe un bot forte?
web-hint-thinking = Un bot forte sta pensando…
web-hint-note = La percentuale è la tua probabilità di vittoria dopo quella mossa, se poi tutti giocano come questo bot. Scegli una mossa per giocarla.
web-hint-advised = consigliata
web-hint-less-sure = Un’altra mossa ha una percentuale più alta, ma è stata provata meno volte: il suo dato è meno sicuro.
web-hint-more = Il suo ragionamento
web-rematch = Rivincita
web-to-rematch = Vai alla rivincita
web-replay = Rivedi
web-save-record = Salva la partita
web-sound-on = Attiva i suoni
web-sound-off = Disattiva i suoni
web-about-table = Informazioni sul tavolo
web-watchers = Spettatori
web-fair-hash = Sigillo dei sorteggi
web-fair-seed = Seme dei sorteggi
web-fair-text = Il sigillo è stato fissato prima della prima mossa. A fine partita il seme viene rivelato, e chiunque può controllare che nulla sia stato manipolato: salva la partita ed esegui “pangea verify”.
web-connection-lost = La connessione si è interrotta. Si ristabilirà da sola.
web-offer = Proposta
web-offer-undo = { $name } vorrebbe annullare una mossa.
web-offer-end = { $name } propone di chiudere qui la partita.
web-offer-stand-in = { $name } propone che un bot continui al posto di { $away }: { $level }.
web-offer-end-without = { $name } propone di chiudere qui la partita, senza aspettare { $away }.
web-offer-agree = Accetta
web-offer-decline = Rifiuta
web-offer-waiting = In attesa di { $names }.
web-offer-to-end = Proponi di chiudere la partita
web-end-table = Chiudi questa partita
web-end-table-of = Chiudi la partita di { $game } con { $names }
web-end-title = Chiudere questa partita?
web-end-text = Finisce senza risultato, e non si può riprendere.
web-curtain-title = { $name }, tocca a te
web-curtain-text = Quello che si vede adesso possono vederlo tutti. Passa lo schermo a { $name }; poi gli altri distolgono lo sguardo.
web-curtain-ready = Sono { $name }: mostrami il tabellone
web-curtain-take-back = { $name }: annulla la mossa
web-confirm-on = Conferma ogni mossa
web-confirm-off = Non chiedere conferma
web-confirm-asks = { $move }?
web-confirm = Conferma
web-confirm-not = Non ancora
web-winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }
web-winners-bot = Un bot vince al posto di { $names }.

## Fogli accanto al tabellone
web-sheets = Cronaca, punti e altro
web-overview = Panoramica
web-log = Cronaca
web-log-empty = Non è ancora successo nulla.
web-log-all = Mostra tutto
web-score = Punti
web-score-why = Perché
web-score-total = Totale
web-score-scored = Segnati finora
web-score-if-now = Se la partita finisse ora
web-score-now = Se la partita finisse ora. Scegli una riga per vedere a quale zona del tabellone si riferisce.
web-score-none = Nessuno ha ancora fatto punti.
web-score-count = Un passo alla volta
web-score-step = { $step } di { $of }
web-score-before = Riga precedente
web-score-next = Riga successiva
web-score-all = Mostra tutto
web-rule = Regola
web-see-rule = Vedi la regola { $rule }
web-moves = Mosse
web-moves-none = Al momento non c’è nulla da scegliere.
web-moves-search = Cerca una mossa
web-in-words = Testo
web-log-nature =
    { $count ->
        [one] Il caso ha deciso una volta
       *[other] Il caso ha deciso { $count } volte
    }
web-moves-more =
    { $count ->
        [one] … e un’altra. Cerca per trovarla.
       *[other] … e altre { $count }. Cerca per trovarle.
    }

## Le regole
web-prompt-why = Che cosa dicono le regole
web-rules-page = Le regole su una pagina a parte, da stampare
web-print = Stampa
web-contents = Indice

## Replay
web-replay-of = Rivedi la partita: { $game }
web-replay-not-shown = Impossibile mostrare questa partita
web-replay-start = Prima della prima mossa
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-next = Una mossa avanti
web-replay-last = Alla fine
web-replay-slider = Mossa
web-replay-eyes = Vista da
web-replay-watcher = uno spettatore
web-analysis = Analisi
web-analysis-offer = Un bot forte esamina ogni mossa: le probabilità di vittoria di ciascuno, quanto ha pesato la fortuna e quale mossa sarebbe stata migliore. Ci vuole un minuto o due.
web-analysis-start = Analizza la partita
web-analysis-running = Le mosse vengono giudicate…
web-analysis-failed = L’analisi si è interrotta.
web-analysis-better = C’era di meglio

## La galleria
web-gallery = Tutti i pezzi
web-gallery-panel = Accanto al tabellone
web-gallery-board = Un tabellone
web-gallery-place = Luogo { $number }

# Provare: una copia del tabellone con cui giocare

web-tryout = Prova
web-tryout-title = Un tabellone di prova.
web-tryout-note = Muovi per tutti: al tavolo non succede nulla.
web-tryout-note-hidden = Muovi per tutti: quello che non vedi è immaginato, e al tavolo non succede nulla.
web-tryout-close = Torna alla partita
web-tryout-begin = Torna all’inizio della prova
web-tryout-anew = Immagina di nuovo
web-tryout-play = Gioca questa mossa
web-tryout-nature = Decide il caso: scegli che cosa succede, o sorteggia.
web-tryout-draw = Sorteggia
web-tryout-tried = Mosse provate
web-tryout-hint = Muovi sul tabellone, per te e per gli altri. Torna indietro per provare altro: quello che hai provato resta qui.
web-tryout-behind = La partita è andata avanti.
web-tryout-renew = Riparti da lì

## Partite in questo browser
web-local-here = in questo browser
web-local-none = Questa partita non è in questo browser, o non c’è più.
web-local-damaged = Quello che questo browser ha conservato di questa partita è stato danneggiato o modificato: non può continuare. Ciò che è intatto si può salvare. Le tue altre partite non sono toccate.
web-local-other-rules = Questa partita è cominciata con la versione { $version } delle sue regole, che queste pagine non conoscono. Qui non può continuare, ma si può salvare.
web-local-other-content = Questa partita è cominciata con un tabellone, con tessere o con carte diversi da quelli di { $game } in queste pagine. Qui non può continuare. Resta com’è, e puoi salvarla.
web-local-no-rules = Queste pagine non hanno regole per “{ $game }”.
web-local-cant-run = Questa partita è conservata in questo browser, che non può eseguirne le regole: gli manca WebAssembly con SIMD. Puoi salvare la partita e aprirla in un browser attuale.
web-replay-other-content = Questa partita è stata giocata con un tabellone, con tessere o con carte diversi da quelli di { $game } in queste pagine, che perciò non possono mostrarla (content_hash { $said }, qui { $here }). La sua registrazione resta com’è.
web-local-own-board = Questa partita registrata ha un tabellone tutto suo. Solo il servizio può mostrarla.
web-local-not-kept = Al momento questo browser non può conservare la tua partita: non ha spazio o non lo permette. Continua pure, ma lascia aperta questa pagina: quello che non è conservato va perso quando la chiudi.
web-local-broken = danneggiata
web-local-save-rest = Salva quello che c’è
web-local-remove = Elimina questa partita
web-local-remove-of = Elimina la partita di { $game } con { $names }
web-local-remove-title = Eliminare questa partita?
web-local-remove-text = È solo in questo browser, e non si può recuperare.
web-local-note = Questa partita resta in questo browser e non ha bisogno della rete.
web-local-share = Condividi la partita
web-local-hand-over = La partita viene affidata al servizio, che la analizza. Da quel momento chi ha il link può rivederla.
web-hurry = Fai muovere subito
