# Aiuto nelle prime partite: la carta con l’obiettivo, che cosa guardare, la scheda riassuntiva.

help-goal = Il tuo obiettivo
help-look = Da guardare adesso
help-look-show = Mostra sul tabellone
help-show = Obiettivo e primi consigli
help-close = Ho capito
help-again = Puoi richiamarlo dal menu.
help-card = Scheda riassuntiva
help-card-of = Scheda riassuntiva: { $game }
help-card-goal = Obiettivo
help-card-turn = Il tuo turno
help-card-scores = Che cosa dà punti
help-card-end = La fine
help-card-tie = Chi vince
help-card-rules = Tutte le regole
