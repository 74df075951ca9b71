# Lektionen im Browser: die Wörter drumherum. Was jede Lektion sagt, steht in learn_<spiel>.ftl.

learn-title = { $game } lernen
learn-three-minutes = In drei Minuten lernen
learn-three-minutes-game = In drei Minuten lernen: { $game }
learn-single = Lektionen zu einzelnen Regeln
learn-all = Alle Lektionen
learn-is-done = erledigt
learn-is-begun = begonnen
learn-go-on = Weitermachen
learn-from-start = Von vorn
learn-none = Zu diesem Spiel gibt es noch keine Lektionen.
learn-no-lesson = { $game } hat keine Lektion mit diesem Namen, oder keine mehr: Lektionen ändern sich mit dem Spielplan, den Plättchen und den Karten ihres Spiels.

learn-step = Schritt { $step } von { $steps }
learn-new-position = Eine neue Stellung.
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig es mir
learn-again = Noch einmal
learn-try-forbidden = Geht das? { $move }
learn-done = Gut gemacht.
learn-right = Richtig.
learn-wrong = Das ist erlaubt, aber hier nicht gefragt. Sieh noch einmal hin.
learn-shown = So kann es gehen.
learn-answer = Deine Antwort
learn-less = Eins weniger
learn-more = Eins mehr
learn-check = Prüfen
learn-count-wrong = Nicht ganz. Zähle noch einmal.
learn-count-shown = Es sind { $answer }.
learn-choice-wrong = Das ist es nicht. Sieh noch einmal hin.

learn-finish = Fertig
learn-finished = Du hast diese Lektion geschafft.
learn-next-lesson = Als Nächstes: { $title }
learn-play = Spiel deine erste Partie
learn-play-note = Gegen die sanftesten Bots, Stufe { $bot }.
learn-starting = Wird aufgebaut …
learn-to-table = Zurück zum Tisch
learn-to-rules = Zurück zu den Regeln

learn-practise = Üben
learn-practise-rule = Üben: Regel { $rule }
learn-show-rule = Zeig es mir
learn-offer = Neu hier? { $game } lernst du in drei Minuten, auf dem echten Plan.
learn-offer-yes = Lernen
learn-offer-no = Nein, danke
