# Was eine Option oder ein eigener Spielplan mit einem Spiel macht.


## Optionen
lab-opt-bot = Wer gegen sich selbst spielt: eine Stufe oder ein Bot mit seinen Einstellungen nach einem Doppelpunkt.
lab-opt-minutes = Wie viele Minuten lang gespielt wird. Üblich sind { $minutes }.
lab-opt-games = Wie viele Partien der Bot auf jeder Seite gegen sich selbst spielt, anstelle einer Zeit: Dieselbe Zahl gibt dieselben Werte.
lab-opt-plot = Die Werte in diese Datei zeichnen, deren Name auf .svg, .png oder .pdf endet.
lab-opt-examples = Drei Partien als Aufzeichnungen in diese Datei schreiben: die knappste, die klarste und eine gewöhnliche.

## Antworten
lab-playing = Es wird gespielt
lab-side-standard = Üblich
lab-side-changed = Geändert
lab-title-played = { $game }, { $players } Personen: { $bot } gegen sich selbst, Partien je Seite: { $games } (Startwert { $seed })
lab-title-hurried = Dasselbe, in Eile gespielt, Partien je Seite: { $games }
lab-title-skill = Was Können bringt
lab-title-sources = Woher die Punkte kommen, alle Plätze zusammen
lab-caption = Mit 95-%-Intervallen. Ein Stern steht bei einem Unterschied, den der Zufall allein in weniger als 1 von 20 Fällen erklärt.
lab-caption-alone = Mit 95-%-Intervallen.
lab-column-figure = Wert
lab-column-difference = Unterschied
lab-seat = Platz { $seat }
lab-seat-wins = Platz { $seat } gewinnt
lab-seat-points = Platz { $seat }, Punkte
lab-winner = Punkte des Besten
lab-margin = Vorsprung vor dem Nächsten
lab-close = Knapp: höchstens ein Zehntel Vorsprung
lab-ties = Mehrere gewinnen
lab-changes = Wechsel der Führung (Male)
lab-decided = Entschieden nach so viel der Partie
lab-late = Entschieden im letzten Zehntel
lab-decisions = Entscheidungen je Partie
lab-ending = Ende: { $ending }
lab-skill = { $higher } vor { $lower }
lab-plot-seats = Wie oft jeder Platz gewinnt
lab-plot-margins = Mit wie viel Vorsprung gewonnen wird
lab-plot-decided = Bis dahin entschiedene Partien
lab-example-closest = Die knappste Partie: { $points } ({ $moves } Züge)
lab-example-clearest = Die klarste Partie: { $points } ({ $moves } Züge)
lab-example-usual = Eine gewöhnliche Partie: { $points } ({ $moves } Züge)
lab-examples-written = Sie stehen in { $file }: „pangea show“ zeigt sie.
lab-again = „--games { $games }“ anstelle einer Zeit gibt genau diese Werte noch einmal.

## Was schiefgeht
lab-minutes = „{ $text }“ ist keine Zahl von Minuten. Schreib eine wie 2 oder 0.5.
lab-not-both = --minutes und --games passen nicht zusammen: Nenne eine Zeit oder eine Zahl von Partien.
