# Eigene Notizen zu dem, was andere verbergen, und was die Züge darüber verraten.

notes-title = Meine Notizen
notes-how = Was verbergen die anderen? Einmal drücken streicht durch, zweimal markiert, dreimal löscht. Das siehst nur du.
notes-on = Notizen zu { $name }
notes-card = { $card }: { $note }
notes-none = nichts notiert
notes-out = durchgestrichen
notes-marked = markiert

notes-belief-choice = Zeigen, was die Züge verraten
notes-belief-note = Wie wahrscheinlich jede verborgene Karte ist, errechnet aus den Zügen aller. Spielen mehrere Menschen mit, ist es aus, solange du es nicht erlaubst.
notes-belief-caption = Was die bisherigen Züge verraten, in Prozent. Errechnet daraus, wie sehr jeder Zug jeder Karte genützt hat; ein Zug kann auch ein Bluff sein. 100 wäre sicher, – ist unmöglich.
