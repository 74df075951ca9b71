# Appunti propri su quello che gli altri nascondono, e che cosa ne lasciano intuire le mosse.

notes-title = I miei appunti
notes-how = Che cosa nascondono gli altri? Premi una volta per barrare, due per segnare, tre per cancellare. Lo vedi solo tu.
notes-on = Appunti su { $name }
notes-card = { $card }: { $note }
notes-none = nessun appunto
notes-out = barrato
notes-marked = segnato

notes-belief-choice = Mostra che cosa lasciano intuire le mosse
notes-belief-note = Quanto è probabile ogni carta nascosta, calcolato dalle mosse di tutti. Se giocano più persone è disattivato, a meno che tu non lo permetta.
notes-belief-caption = Che cosa lasciano intuire le mosse finora, in percentuale. È calcolato da quanto ogni mossa ha aiutato ogni carta; una mossa può anche essere un bluff. 100 sarebbe certo, – è impossibile.
