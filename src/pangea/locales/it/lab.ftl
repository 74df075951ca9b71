# Che cosa cambia in un gioco con un’opzione o un tabellone proprio.


## Opzioni
lab-opt-bot = Chi gioca contro sé stesso: un livello, oppure un bot con le impostazioni dopo i due punti.
lab-opt-minutes = Per quanti minuti si gioca. Se non indicato, { $minutes }.
lab-opt-games = Quante partite gioca il bot contro sé stesso per ciascuna versione, al posto di un tempo: lo stesso numero dà le stesse cifre.
lab-opt-plot = Disegna le cifre in questo file, che finisce in .svg, .png o .pdf.
lab-opt-examples = Scrive tre partite in questo file come registrazioni: la più serrata, la più netta e una normale.

## Risposte
lab-playing = Partite in corso
lab-side-standard = Normale
lab-side-changed = Cambiato
lab-title-played = { $game }, { $players } giocatori: { $bot } contro sé stesso, partite per versione: { $games } (seme { $seed })
lab-title-hurried = Lo stesso, giocato in fretta, partite per versione: { $games }
lab-title-skill = Quanto conta la bravura
lab-title-sources = Da dove vengono i punti, tutti i posti insieme
lab-caption = Con intervalli al 95%. Un asterisco segna una differenza che il caso da solo spiega in meno di 1 caso su 20.
lab-caption-alone = Con intervalli al 95%.
lab-column-figure = Cifra
lab-column-difference = Differenza
lab-seat = Posto { $seat }
lab-seat-wins = Il posto { $seat } vince
lab-seat-points = Posto { $seat }, punti
lab-winner = Punti del migliore
lab-margin = Distacco dal secondo
lab-close = Serrate: distacco di un decimo al massimo
lab-ties = Vincono in più d’uno
lab-changes = Cambi al comando (volte)
lab-decided = Decisa dopo questa parte della partita
lab-late = Decisa nell’ultimo decimo
lab-decisions = Decisioni a partita
lab-ending = Finale: { $ending }
lab-skill = { $higher } davanti a { $lower }
lab-plot-seats = Quante volte vince ogni posto
lab-plot-margins = Con quanti punti di distacco si vince
lab-plot-decided = Partite decise fin lì
lab-example-closest = La partita più serrata: { $points } ({ $moves } mosse)
lab-example-clearest = La partita più netta: { $points } ({ $moves } mosse)
lab-example-usual = Una partita normale: { $points } ({ $moves } mosse)
lab-examples-written = Sono in { $file }: “pangea show” le mostra.
lab-again = “--games { $games }” al posto di un tempo ridà esattamente queste cifre.

## Che cosa non va
lab-minutes = “{ $text }” non è un numero di minuti. Scrivine uno come 2 o 0.5.
lab-not-both = --minutes e --games non vanno insieme: indica un tempo oppure un numero di partite.
