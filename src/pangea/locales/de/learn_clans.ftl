# Lektionen von Clans. Was bei jedem Schritt gesagt wird, steht neben dem Plan: kurze Sätze.

learn_clans-village-title = Ein Dorf gründen
learn_clans-village-about = Wann ein Dorf entsteht, und was es wert ist.
learn_clans-village-found = Eine Gruppe von Hütten ist ein Dorf, sobald auf keinem Nachbargebiet mehr Hütten stehen. Du stehst für den roten Clan: Gründe ein Dorf, an dem Rot beteiligt ist, so groß wie möglich.
learn_clans-village-found-done = Ein Dorf! Du nimmst einen Bonusplättchen, und jeder Clan darin bekommt alle Punkte.
learn_clans-village-found-other = So entsteht kein Dorf. Suche zwei Gruppen, die keine anderen Nachbarn haben.
learn_clans-village-found-smaller = So entsteht ein Dorf, aber ein kleineres: Jede Hütte zählt.
learn_clans-village-found-beside = Die Hütten stehen jetzt beisammen, aber gleich daneben stehen noch andere.
learn_clans-village-worth = Das Dorf hatte 5 Hütten, und Wald ist gerade günstig: 1 dazu. Wer für Grün steht, hat nichts getan. Wie viele Punkte hat diese Person?
learn_clans-village-worth-done = Sechs: Eine grüne Hütte im Dorf genügt.
