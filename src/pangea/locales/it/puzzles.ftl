# Problemi: che cosa si chiede, che cosa si dice delle risposte, e il comando che li cerca.

## Il comando

puzzles-opt-minutes = Per quanti minuti cercare. Una partita cominciata viene finita.
puzzles-opt-kind = Solo problemi di questo tipo: { $kinds }. Si può indicare più volte.
puzzles-opt-out = Il file a cui si aggiungono i problemi, uno per riga; di solito { $usual }.
puzzles-opt-check = Non cercare nulla: rigioca i problemi di questo file e di’ quali sono sbagliati.
puzzles-opt-seed = Un altro seme dà altre partite in cui cercare.
puzzles-mining = Ricerca di problemi
puzzles-mining-found =
    { $count ->
        [one] Ricerca di problemi: { $count } trovato
       *[other] Ricerca di problemi: { $count } trovati
    }
puzzles-looked-at = Partite: { $games }. Posizioni guardate: { $positions }, giudicate: { $judged }, chiare: { $clear }.
puzzles-kept = { $kind }: { $count }
puzzles-in-file =
    { $count ->
        [one] In { $file } c’è { $count } problema.
       *[other] In { $file } ci sono { $count } problemi.
    }
puzzles-checking = Si rigiocano i problemi
puzzles-all-right =
    { $count ->
        [one] { $count } problema, ed è giusto.
       *[other] { $count } problemi, tutti giusti.
    }
puzzles-some-wrong =
    { $count ->
        [one] { $wrong } problema su { $count } è sbagliato.
       *[other] Problemi sbagliati: { $wrong } su { $count }.
    }
puzzles-fault = { $id }: { $reason }
puzzles-minutes-form = “{ $text }” non è un numero di minuti. Scrivi un numero maggiore di 0, per esempio 30 o 0.5.
puzzles-no-kind = { $game } non ha problemi del tipo “{ $kind }”: { $reason }
puzzles-nothing-told = lì le mosse non rivelano nulla.
puzzles-nothing-counted = non ha domande sul suo punteggio.

## Che cosa non va in un file

puzzles-at = { $file }, riga { $line }: { $reason }
puzzles-not-json = non è un oggetto JSON.
puzzles-missing = manca “{ $key }”.
puzzles-unknown-kind = non c’è il tipo “{ $kind }”. Ci sono: { $kinds }.
puzzles-form = non è scritto come un problema ({ $reason }).
puzzles-other-content = è nato con un tabellone, con tessere o con carte diversi da quelli di { $game } in questa versione (content_hash { $said }, qui { $here }).
puzzles-other-id = si chiama { $id }, ma ciò che chiede si chiama { $right }: è stato cambiato.
puzzles-other-game = { $file } contiene problemi di { $game }, non di { $wanted }.
puzzles-log = { $file } non è un registro di partite guardate. Toglilo per ricominciare.
puzzles-not-text = { $file } non è un testo in UTF-8.
puzzles-not-kept = Impossibile scrivere { $file }: { $reason }
puzzles-not-read = Impossibile leggere { $file }: { $reason }
puzzles-none = { $file } non contiene problemi.
puzzles-lost = Un processo che cercava è terminato troppo presto. Ciò che è stato trovato resta. Con --jobs 1 non servono altri processi.

## Che cosa non va in un problema

puzzles-wrong-players = La posizione ha un altro numero di giocatori.
puzzles-wrong-seat = Non è il turno di questo posto.
puzzles-wrong-move = “{ $move }” lì non è permessa.
puzzles-wrong-wrong = Ci devono essere mosse sbagliate, e nessuna può essere anche giusta.
puzzles-wrong-line = La sequenza non comincia con la risposta, o non si può giocare.
puzzles-wrong-playouts = Giocando fino alla fine, la risposta non è in vantaggio.
puzzles-wrong-judges = I giudici non trovano più che la risposta sia chiaramente la migliore.
puzzles-wrong-odds = Le probabilità non indicano chiaramente la risposta.
puzzles-wrong-figure = Secondo le regole il numero è { $right }.
puzzles-wrong-choices = Si devono offrire la risposta e quelle sbagliate, ciascuna una volta.

## Tipi e domande

puzzles-kind-best = Mossa migliore
puzzles-kind-win = Vinci da qui
puzzles-kind-belief = Di chi è la carta?
puzzles-kind-count = Conta
puzzles-ask-best = Trova la mossa migliore per { $seat }.
puzzles-ask-win = La fine è vicina: trova la mossa con cui { $seat } vince.
puzzles-ask-belief = Che cosa ha con ogni probabilità { $seat }?
puzzles-ask-belief-clans = Guarda le ultime mosse. Per quale clan sta con ogni probabilità { $seat }?
puzzles-ask-belief-trias = Quale carta ha in mano con ogni probabilità { $seat }? { $seen }
puzzles-trias-seen = Il dorso dice parte { $part }. Di quella parte sono già state giocate: { $cards }.
puzzles-trias-played = { $card } { $played } su { $cards }
puzzles-ask-count-clans = { $move } Nasce così un villaggio sul territorio { $territory }. Quanti punti riceve questo clan: { $clan }?
puzzles-ask-count-genesis = Se la partita finisse adesso, quanti punti riceverebbe { $seat } ({ $species }) dall’area in { $space } ({ $terrain })?
puzzles-ask-count-planet = Se la partita finisse adesso, quanti punti avrebbe { $seat }?
puzzles-ask-count-planet-region = Sul pianeta di { $seat }: quante porzioni ha la regione più estesa di questo ambiente ({ $habitat })?
puzzles-ask-count-trias = Se la partita finisse adesso, quanti punti riceverebbe { $seat } dal continente { $wind } ({ $hex }; { $tiles } tessere)?

## Che cosa si dice delle risposte

puzzles-worlds = È la mossa migliore nel { $share } dei casi che questo posto deve considerare.
puzzles-odds = { $card }: { $odds }
puzzles-telling = Che cosa lo tradisce: { $story }
puzzles-figure = { $figure }
puzzles-cost = Costa il { $cost } di probabilità di vittoria.

## Contato male: Clans

puzzles-clans-hostile = In quest’epoca il terreno è ostile: il villaggio è distrutto e nessuno fa punti.
puzzles-clans-driven-out = Lì si incontrano tutti e cinque i clan. Un clan con una sola capanna la perde prima che il villaggio sia valutato.
puzzles-clans-strife = Le capanne scacciate dalla lotta non contano più.
puzzles-clans-own-huts = Ogni clan del villaggio ne riceve tutto il valore, quante che siano le sue capanne.
puzzles-clans-bonus = Manca il bonus dell’epoca: il terreno è favorevole.
puzzles-clans-no-bonus = Non c’è bonus: in quest’epoca il terreno non è favorevole.
puzzles-clans-token = Il gettone va a chi fonda il villaggio, non al clan.

## Contato male: Genesis

puzzles-genesis-shared = I branchi uguali si dividono i posti, e ogni parte si arrotonda per difetto.
puzzles-genesis-factor = L’area conta più di una volta: è la più grande di tutte, o del suo terreno.
puzzles-genesis-which-factor = Tre volte conta solo l’area più grande di tutte, due volte la più grande di ogni altro terreno.
puzzles-genesis-once = L’area conta una volta: non è l’unica più grande del suo terreno.
puzzles-genesis-two-places = Solo il branco più grande e il secondo ricevono punti.
puzzles-genesis-place = Guarda di nuovo quanto sono grandi i branchi: qual è il più grande, quale il secondo?
puzzles-genesis-alone = Entrambi i posti vanno a un solo branco se è da solo nella sua area.

## Contato male: Planet

puzzles-planet-own-animals = Un animale dell’ambiente della propria carta dà solo 1 punto.
puzzles-planet-swapped = È il contrario: gli animali dell’ambiente della propria carta danno 1 punto, tutti gli altri 2.
puzzles-planet-other-animals = Gli animali di ambienti diversi da quello della propria carta danno 2 punti.
puzzles-planet-card = Anche la carta obiettivo dà punti.
puzzles-planet-all-portions = Quelle sono tutte le porzioni di questo ambiente: non tutte sono collegate.
puzzles-planet-one-face = Una regione continua oltre gli spigoli, sulla faccia vicina.
puzzles-planet-faces = Si contano le porzioni, non le facce.
puzzles-planet-regions = Quello è il numero delle regioni; si chiede la più estesa.
puzzles-planet-region = { $habitat }: la regione più estesa ha { $portions } porzioni; regioni in tutto: { $regions }.

## Contato male: Trias

puzzles-trias-shared = I giocatori con altrettanti branchi si dividono i punti in parti uguali.
puzzles-trias-rounded = Ogni parte si arrotonda per eccesso.
puzzles-trias-both = Nessuno prende da solo entrambi i posti: il primo riceve tanti punti quante sono le tessere.
puzzles-trias-place = Conta di nuovo i branchi: chi ne ha di più, chi è secondo?

## Le pagine

puzzles-page-title = Problemi
puzzles-page-of = Problemi: { $game }
puzzles-page-offer = Problemi: trova la mossa in posizioni di tutti i giochi
puzzles-page-offer-game = Problemi di questo gioco
puzzles-page-games = Problemi di
puzzles-page-mix = Tutti i giochi a turno
puzzles-page-streak = { $count } di fila
puzzles-page-best = Record: { $count }
puzzles-page-tally = { $solved } risolti · { $failed } da riprovare su { $count }
puzzles-page-difficulty = Difficoltà { $difficulty } su 5
puzzles-page-is-new = nuovo
puzzles-page-is-failed = da riprovare
puzzles-page-is-solved = risolto
puzzles-page-gone = Questo problema qui non c’è, o non c’è più: i problemi cambiano con il tabellone, le tessere e le carte del loro gioco.
puzzles-page-other-content = In passato hai risolto problemi di { $game } con un altro tabellone, altre tessere o altre carte. Quello che hai risolto resta com’è, e non conta per questi problemi.
puzzles-page-counts = Un problema è risolto se la prima risposta è giusta. Dopo una risposta sbagliata, o dopo aver visto la soluzione, torna più tardi, e allora puoi ancora risolverlo.
puzzles-page-comes-back = Un problema è risolto solo con la prima risposta. Questo torna dopo qualche altro.
puzzles-page-earlier =
    { $count ->
        [one] La mossa precedente
       *[other] Le { $count } mosse precedenti
    }
puzzles-page-show-earlier = Mostrale
puzzles-page-show = Mostra la soluzione
puzzles-page-skip = Un altro
puzzles-page-next = Prossimo problema
puzzles-page-again = Riprova
puzzles-page-right = Giusto!
puzzles-page-right-later = Adesso è giusto.
puzzles-page-solution = La soluzione:
puzzles-page-wrong = Non è quella.
puzzles-page-wrong-answer = Guarda meglio.
puzzles-page-cost-least = Costa almeno { $cost } della probabilità di vincere.
