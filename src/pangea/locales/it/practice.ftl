# Allenamento: un tavolo nella pagina che comincia nel mezzo di una partita, e come quella partita è continuata altrove.

practice-title = Continua da qui
practice-note = Da questa posizione comincia una partita tua, in questo browser. Ciò che d’ora in poi viene distribuito, pescato o tirato è sorteggiato di nuovo.
practice-seats = I tuoi posti
practice-seats-note =
    { $count ->
        [one] Gli altri posti li giocano i bot.
       *[other] Attorno a questo schermo; gli altri posti, se ne restano, li giocano i bot.
    }
practice-no-seat = Prendi almeno un posto.
practice-level = I bot
practice-start = Continua
practice-listed = allenamento
practice-about =
    { $moves ->
        [0] È cominciata da una posizione.
        [one] È cominciata dopo una mossa di un’altra partita.
       *[other] È cominciata dopo { $moves } mosse di un’altra partita.
    }
practice-again = Ancora una volta da lì
practice-went = Che cosa sarebbe successo
practice-went-next = Nell’altra partita è andata avanti così:
practice-seat = Posto
practice-here = Qui
practice-there = Là
practice-difference = Differenza
practice-back-replay = Torna alla partita rivista
practice-back-tryout = Torna dove hai provato le mosse
practice-back-puzzle = Torna al problema
practice-back-lesson = Torna alla lezione
# Perché un tavolo non può cominciare lì.
practice-over = In questa posizione la partita è finita: non c’è nulla da continuare.
practice-bad-start = Da questa posizione non si può continuare: non è una posizione di questo gioco con questo numero di giocatori.
