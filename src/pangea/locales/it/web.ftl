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
web-opening = Un momento …
web-nowhere-title = Qui non c’è nulla
web-nowhere-text = A questo indirizzo non c’è nessuna pagina. Forse al link manca una lettera.
web-trouble-unreachable = Al momento il servizio non è raggiungibile.
web-trouble-unknown = Il servizio non ha potuto rispondere (stato { $status }).
web-trouble-page = Qualcosa in questa pagina non ha funzionato. Ricaricala se non risponde più.
web-undrawable = Questa pagina non sa disegnare il gioco «{ $game }».

## La pagina iniziale
web-motto = Quattro giochi di terra e di vita
web-invitation = I continenti vanno alla deriva, le mandrie migrano, i mondi crescono e i villaggi si riuniscono. Gioca subito contro i bot, attorno a uno schermo o con amici lontani. Niente da installare, nessuna registrazione.
web-games = Giochi
web-play-now = Gioca subito
web-play-now-game = Gioca subito: { $game }
web-starting = Si apparecchia il tavolo …
web-set-up = Prepara un tavolo
web-set-up-game = Prepara un tavolo: { $game }
web-rules = Regole
web-rules-of = Regole: { $game }
web-players = { $range } giocatori
web-minutes = circa { $minutes } minuti
web-designer = di { $designer }, { $year }
web-my-tables = I miei tavoli
web-my-tables-none = Ancora nessuno. «Gioca subito» ne prepara uno contro i bot.
web-open-tables = Tavoli con un posto libero
web-open-tables-none = Al momento nessuno cerca compagnia.
web-running-tables = Tavoli da guardare
web-running-tables-none = Al momento non gioca nessun altro.
web-tables-all = Mostra tutti i { $count }
web-table-over = finita
web-table-gathering = in attesa di giocatori
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }.
web-record-title = Apri una partita registrata
web-record-drop = Trascina qui un file o scegline uno, e rivedi la partita mossa per mossa.
web-record-opening = La partita viene rigiocata …
web-record-unreadable = «{ $file }» non è una partita registrata: serve un file JSON scritto da Pangea.
web-colophon = Disegnato e scritto per Pangea. Le regole sono spiegate con parole nostre; i giochi appartengono a chi li ha inventati.
web-name-title = Il tuo nome
web-name-label = Come vuoi che ti chiamino gli altri?
web-name-of-yours = { $name }: cambia nome

## Un nuovo tavolo
web-new-title = { $game }: un nuovo tavolo
web-new-players = In quanti si gioca?
web-new-seats = Chi gioca?
web-new-bots = Bot, dal più facile al più forte
web-new-people = Persone
web-new-open = un amico, con un link
web-new-screen = qualcuno a questo schermo
web-new-name = Nome del giocatore { $number }
web-new-shuffle = Estrai a sorte chi siede dove
web-new-private = Può guardare solo chi ha il link
web-new-clock = Tempo per mossa
web-new-open-note = Riceverai un link da mandare agli altri. La partita comincia quando l’ultimo si è seduto.
web-new-start = Inizia la partita
web-new-invite = Prepara e invita
web-player = Giocatore { $number }
web-you-yourself = tu
web-you = tu
web-clock =
    { $seconds ->
        [0] quanto vuoi
        [60] 1 minuto
        [120] 2 minuti
        [300] 5 minuti
        [86400] 1 giorno
       *[other] { $seconds } secondi
    }

## Prima della partita
web-gathering-title = { $game }: il tavolo è pronto
web-seat-open = posto libero
web-take-seat = Siediti
web-share-label = Manda questo link ai tuoi amici
web-share-note = Funziona anche sul telefono. Intanto puoi chiudere questa pagina: il tavolo resta tra «I miei tavoli».
web-share = Condividi
web-copy-link = Copia il link
web-link-copied = Il link è negli appunti.
web-copy-by-hand = Copia questo link:
web-table-not-shown = Questo tavolo non si può mostrare
web-gathering-open =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }

## Al tavolo
web-beside-board = Accanto al tabellone
web-board-closer = Più vicino
web-board-farther = Più lontano
web-board-fit = Mostra tutto
web-seats = Giocatori
web-to-move = di turno
web-won = ha vinto
web-points = punti
web-points-hidden = Nessuno può ancora saperlo.
web-bot = bot
web-away = assente
web-stands-in = gioca { $level } al suo posto
web-thinking = { $name } riflette
web-nature-moves = Decide il caso
web-watching = Stai guardando.
web-ended = La partita è finita.
web-bot-plays-for-you = Un bot gioca al posto tuo.
web-come-back = Riprendi il posto
web-leave = Lascia il posto a un bot
web-undo = Annulla la mossa
web-undo-ask = Chiedi di annullare la mossa
web-hint = Suggerimento
web-hint-ask = Suggerimento: che cosa farebbe un bot forte?
web-hint-thinking = Un bot forte riflette …
web-hint-note = La cifra dice quanto è probabile che tu vinca dopo quella mossa. Fai clic per giocarla.
web-hint-more = Che cosa ha pensato
web-rematch = Rivincita
web-to-rematch = Alla rivincita
web-replay = Rivedi
web-save-record = Salva la partita
web-sound-on = Attiva i suoni
web-sound-off = Disattiva i suoni
web-about-table = Su questo tavolo
web-watchers = Spettatori
web-fair-hash = Sigillo dei mescolamenti
web-fair-seed = Seme dei mescolamenti
web-fair-text = Il sigillo è stato fissato prima della prima mossa. A fine partita si mostra il seme, e con esso chiunque può controllare che nulla sia stato manipolato: salva la partita ed esegui «pangea verify».
web-connection-lost = La connessione si è interrotta. Tornerà da sola.
web-offer = Proposta
web-offer-undo = { $name } vorrebbe annullare una mossa.
web-offer-end = { $name } propone di chiudere qui la partita.
web-offer-agree = Accetta
web-offer-decline = Rifiuta
web-offer-waiting = In attesa di { $names }.
web-offer-to-end = Proponi di chiudere la partita
web-curtain-title = { $name }, tocca a te
web-curtain-text = Passa lo schermo a { $name }. Tutti gli altri ora guardano altrove.
web-curtain-ready = Sono { $name }: mostrami il tabellone
web-winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }

## Fogli accanto al tabellone
web-sheets = Diario, punti e altro
web-overview = Quadro
web-log = Diario
web-log-empty = Non è ancora successo nulla.
web-log-all = Mostra tutto
web-score = Punti
web-score-why = Perché
web-score-total = Totale
web-score-now = Se la partita finisse ora. Indica una riga per vederne il posto sul tabellone.
web-score-none = Nessuno ha ancora fatto punti.
web-score-count = Conta passo per passo
web-score-step = { $step } di { $of }
web-score-before = Una riga indietro
web-score-next = Riga successiva
web-score-all = Tutto insieme
web-rule = Regola
web-see-rule = Vedi la regola { $rule }
web-moves = Mosse
web-moves-none = Al momento non c’è nulla da scegliere.
web-moves-search = Cerca tra le mosse
web-in-words = A parole
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
web-rules-page = Le regole su una pagina a parte, da stampare
web-print = Stampa
web-contents = Indice
web-figure-start = Da una vera partita: il tavolo prima della prima mossa.
web-figure-middle = Da una vera partita, a metà strada.
web-figure-late = Da una vera partita, poco prima della fine.
web-figure-end = Da una vera partita: com’è finita.

## Replay
web-replay-of = Replay: { $game }
web-replay-not-shown = Questa partita non si può mostrare
web-replay-start = Prima della prima mossa
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Una mossa avanti
web-replay-last = Alla fine
web-replay-slider = Mossa
web-replay-eyes = Con gli occhi di
web-replay-watcher = uno spettatore
web-analysis = Analisi
web-analysis-offer = Un bot forte esamina ogni mossa: quanto era probabile la vittoria di ciascuno, che cosa ha fatto la fortuna e quale mossa sarebbe stata migliore. Ci vuole un minuto o due.
web-analysis-start = Analizza questa partita
web-analysis-running = Le mosse vengono giudicate …
web-analysis-failed = L’analisi si è interrotta.
web-analysis-better = C’era di meglio
web-analysis-instead = Meglio: { $move }

## La galleria
web-gallery = Tutti i pezzi
web-gallery-panel = Accanto al tabellone
web-gallery-board = Un tabellone
web-gallery-place = Luogo { $number }
