# Hilfe in den ersten Partien: die Zielkarte, worauf zu achten ist, die Kurzregel.

help-goal = Dein Ziel
help-look = Jetzt einen Blick wert
help-look-show = Auf dem Spielplan zeigen
help-show = Ziel und erste Hilfe
help-close = Verstanden
help-again = Über das Menü holst du sie wieder.
help-card = Kurzregel
help-card-of = Kurzregel: { $game }
help-card-goal = Ziel
help-card-turn = Dein Zug
help-card-scores = Was zählt
help-card-end = Das Ende
help-card-tie = Wer gewinnt
help-card-rules = Alle Regeln
