# Übung: ein Tisch in der Seite, der mitten in einer Partie beginnt, und wie jene Partie anderswo weiterging.

practice-title = Von hier weiterspielen
practice-note = Mit dieser Stellung beginnt eine eigene Partie, in diesem Browser. Was von hier an ausgeteilt, gezogen oder gewürfelt wird, wird neu gelost.
practice-seats = Deine Plätze
practice-seats-note =
    { $count ->
        [one] Die anderen Plätze spielen Bots.
       *[other] An diesem Bildschirm; die anderen Plätze, falls welche bleiben, spielen Bots.
    }
practice-no-seat = Nimm mindestens einen Platz.
practice-level = Die Bots
practice-start = Weiterspielen
practice-listed = Übung
practice-about =
    { $moves ->
        [0] Sie begann mit einer Stellung.
        [one] Sie begann nach einem Zug einer anderen Partie.
       *[other] Sie begann nach { $moves } Zügen einer anderen Partie.
    }
practice-again = Noch einmal von dort
practice-went = Was geschehen wäre
practice-went-next = In der anderen Partie ging es so weiter:
practice-seat = Platz
practice-here = Hier
practice-there = Dort
practice-difference = Unterschied
practice-back-replay = Zurück zur Wiederholung
practice-back-tryout = Zurück zum Ausprobieren
practice-back-puzzle = Zurück zur Aufgabe
practice-back-lesson = Zurück zur Lektion
# Warum ein Tisch dort nicht beginnen kann.
practice-over = In dieser Stellung ist die Partie zu Ende: Es gibt nichts weiterzuspielen.
practice-bad-start = Von dieser Stellung aus kann niemand weiterspielen: Sie ist keine Stellung dieses Spiels mit so vielen Spielern.
