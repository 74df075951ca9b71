# Che cosa è successo dall’ultimo turno di un giocatore, in italiano. $step e $steps sono numeri.

recap-title = Dal tuo ultimo turno
recap-watching = Le ultime mosse
recap-counted = Che cosa è appena successo
recap-again = Rivedi
recap-stop = Ferma
recap-step = { $step } di { $steps }
recap-read = Che cosa è successo, a parole
recap-before = Era così dopo il tuo ultimo turno.
recap-points = Punti da allora:
recap-points-now = Se la partita finisse ora:
