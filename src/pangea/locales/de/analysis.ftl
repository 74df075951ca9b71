# Partien im Rückblick, und Bots, die andere geschrieben haben.

## Der Befehl
analysis-opt-iterations = Wie viele Partien jede Suche durchspielt; ohne Angabe { $usual }. Dieselbe Zahl und derselbe Startwert ergeben dieselbe Analyse.
analysis-opt-seconds = Anstelle einer Zahl von Durchläufen: wie viele Sekunden über jeden Zug nachgedacht wird.
analysis-opt-seat = Nur die Entscheidungen und das Glück dieses Sitzes.
analysis-opt-seed = Der Startwert der Suche.
analysis-opt-plot = Die Kurve der Gewinnchancen in diese SVG-Datei zeichnen („-“ für den Bildschirm).
analysis-two-depths = Gib entweder --iterations oder --seconds an, nicht beides.
analysis-seconds-form = „{ $text }“ ist keine Zeit. Schreib eine Zahl von Sekunden, zum Beispiel 0.5.
analysis-looking = Stellungen werden untersucht
analysis-comparing = Züge werden verglichen

## Urteile
analysis-title = { $game }: jeder Zug beurteilt
analysis-depth-iterations = { $iterations } Durchläufe pro Suche
analysis-depth-seconds = { $seconds } Sekunden pro Zug
analysis-no-moves = Noch hat niemand etwas entschieden.
analysis-column-number = Zug
analysis-column-told = Was gespielt wurde
analysis-column-odds = Gewinnchance
analysis-column-loss = Verlust
analysis-column-best = Besser wäre
analysis-odds-change = { $best } → { $played }
analysis-verdict-slip = Ungenauigkeit
analysis-verdict-mistake = Fehler
analysis-verdict-blunder = grober Fehler
analysis-verdict-good = starker Zug
analysis-sign = { $sign } { $word }
analysis-knowledge = Die Gewinnchance gilt für die Person am Zug, nach dem, was sie wissen konnte: mit dem besten Zug → mit dem gespielten.

## Glück und Können
analysis-accounts = Glück und Können
analysis-column-start = Zu Beginn
analysis-column-luck = Glück
analysis-column-own = Eigene Entscheidungen
analysis-column-others = Entscheidungen der anderen
analysis-column-rest = Alles Übrige
analysis-column-end = Am Ende
analysis-column-accuracy = Genauigkeit
analysis-accuracy = { $accuracy }
analysis-yardstick = Jede Entscheidung wird mit dem Zug verglichen, der einem zuerst einfällt, weil er sofort am meisten bringt: ungefähr das, was der Bot { $level } dort gespielt hätte. Was besser ist, zählt über null. Die Zeilen ergeben zusammen das Ergebnis. „Alles Übrige“ ist, was verborgen war und ans Licht kam, und was eine Suche erst später sieht.
analysis-accuracy-note = Die Genauigkeit reicht von 0 bis 100. Sie sagt, wie viel von der eigenen Stellung jemand bei jeder Entscheidung im Durchschnitt bewahrt hat, verglichen mit dem jeweils besten Zug: Die Stellung ist zur Hälfte die Gewinnchance, zur Hälfte der Vorsprung an Punkten. Ein Zug, der ein Zehntel davon verschenkt, zählt 66, einer, der die Hälfte verschenkt, 6.
analysis-curve = Die Gewinnchancen aller, jeweils nach dem, was sie wissen konnten
analysis-turning-points = Wendepunkte
analysis-turning-point = Zug { $number }: { $move } { $seat }: { $before } → { $after }
analysis-account = { $seat }: { $start } zu Beginn, Glück { $luck }, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }, alles Übrige { $rest }, { $end } am Ende
analysis-account-alone = { $seat }: { $start } zu Beginn, Glück { $luck }, eigene Entscheidungen { $own }, alles Übrige { $rest }, { $end } am Ende
analysis-plot-title = { $game }: die Gewinnchancen
analysis-plot-moves = gespielte Züge
analysis-plot-written = Die Kurve steht in { $file }.

## Warum
analysis-well-played = Gut gespielt
analysis-played = Gespielt: { $move }
analysis-better = Besser: { $move }
analysis-why-odds = { $best } Gewinnchance statt { $played }.
analysis-why-more-points = Etwa { $points } Punkte mehr für { $seat }.
analysis-why-fewer-points = Etwa { $points } Punkte weniger für { $seat }.
analysis-lets = Was auf den gespielten Zug folgt: { $story }
analysis-played-caption = gespielt
analysis-better-caption = besser

## Ein Tipp
analysis-hint-people = Keine Tipps: Hier spielen auch andere Menschen mit.
analysis-hint-turn = Tipps gibt es nur, wenn du am Zug bist.
analysis-hint-odds = { $odds } Gewinnchance, { $more } mehr als mit dem zweitbesten Zug.
analysis-hint-as-good = { $odds } Gewinnchance; der zweitbeste Zug ist etwa gleich gut.
analysis-hint-only = { $odds } Gewinnchance.
analysis-hint-points = Am Ende zu erwarten: { $points } Punkte.

## Was ein Bot gedacht hat
analysis-considered = { $moves ->
        [one] Ein Zug erwogen, in { $tries } Durchläufen.
       *[other] { $moves } Züge erwogen, in { $tries } Durchläufen.
    }
analysis-considered-move = { $rank }. { $move } Durchläufe: { $visits } ({ $share }). Gewinnchancen: { $odds }. Punkte: { $points }.
analysis-label = { $mark } { $seat }
analysis-of-seat = { $seat } { $figure }
analysis-expects = Danach erwartet er:
analysis-as-written = „{ $move }“

## Zahlen
analysis-percent = { $percent } %
analysis-percent-more = +{ $percent } %
analysis-percent-less = −{ $percent } %
analysis-decimal = { $whole },{ $tenth }
analysis-decimal-less = −{ $whole },{ $tenth }

## Bots, die Programme sind
