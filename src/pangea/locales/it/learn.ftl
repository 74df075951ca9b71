# Lezioni nel browser: le parole intorno. Ciò che dice ogni lezione sta in learn_<gioco>.ftl.

learn-title = Impara { $game }
learn-three-minutes = Impara in tre minuti
learn-three-minutes-game = Impara in tre minuti: { $game }
learn-single = Lezioni su singole regole
learn-all = Tutte le lezioni
learn-is-done = fatta
learn-is-begun = iniziata
learn-go-on = Continua
learn-from-start = Dall’inizio
learn-none = Per questo gioco non ci sono ancora lezioni.
learn-no-lesson = { $game } non ha una lezione con questo nome, o non l’ha più: le lezioni cambiano con il tabellone, le tessere e le carte del loro gioco.

learn-step = Passo { $step } di { $steps }
learn-new-position = Una nuova posizione.
learn-next = Avanti
learn-back = Indietro
learn-skip = Salta
learn-show = Fammi vedere
learn-again = Riprova
learn-try-forbidden = Si può? { $move }
learn-done = Ben fatto.
learn-right = Esatto.
learn-wrong = È permesso, ma non è quello che serve qui. Guarda ancora.
learn-shown = Ecco come si può fare.
learn-answer = La tua risposta
learn-less = Uno in meno
learn-more = Uno in più
learn-check = Controlla
learn-count-wrong = Non proprio. Conta di nuovo.
learn-count-shown = È { $answer }.
learn-choice-wrong = Non è questa. Guarda ancora.

learn-finish = Fine
learn-finished = Hai completato questa lezione.
learn-next-lesson = Prossima: { $title }
learn-play = Gioca la tua prima partita
learn-play-note = Contro i bot più miti, di livello { $bot }.
learn-starting = Preparazione …
learn-to-table = Torna al tavolo
learn-to-rules = Torna alle regole

learn-practise = Esercitati
learn-practise-rule = Esercitati: regola { $rule }
learn-show-rule = Fammi vedere
learn-offer = È la prima volta? Puoi imparare { $game } in tre minuti, sul vero tabellone.
learn-offer-yes = Impara
learn-offer-no = No, grazie
