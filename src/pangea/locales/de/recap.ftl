# Was seit dem letzten Zug eines Spielers geschehen ist, auf Deutsch. $step und $steps sind Zahlen.

recap-title = Seit deinem letzten Zug
recap-watching = Die letzten Züge
recap-counted = Was gerade geschehen ist
recap-again = Noch einmal zeigen
recap-stop = Anhalten
recap-step = { $step } von { $steps }
recap-read = Was geschehen ist, in Worten
recap-before = So war es nach deinem letzten Zug.
recap-points = Punkte seitdem:
recap-points-now = Wenn das Spiel jetzt endete:
