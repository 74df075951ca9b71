# Notes personnelles sur ce que les autres cachent, et ce que les coups en laissent deviner.

notes-title = Mes notes
notes-how = Que cachent les autres ? Appuyez une fois pour barrer, deux fois pour marquer, trois fois pour effacer. Personne d’autre ne le voit.
notes-on = Notes sur { $name }
notes-card = { $card } : { $note }
notes-none = rien de noté
notes-out = barré
notes-marked = marqué

notes-belief-choice = Montrer ce que les coups laissent deviner
notes-belief-note = La probabilité de chaque carte cachée, calculée d’après les coups de chacun. Quand plusieurs personnes jouent, c’est désactivé, sauf si vous l’autorisez.
notes-belief-caption = Ce que les coups joués laissent deviner, en pour cent. C’est calculé d’après ce que chaque coup a apporté à chaque carte ; un coup peut aussi être un bluff. 100 serait certain, – est impossible.
