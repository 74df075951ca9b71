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
analysis-sign = { $sign } { $word }
analysis-knowledge = Die Gewinnchance ist die des Sitzes am Zug, nach dem, was er wissen konnte: mit dem besten Zug → mit dem gespielten.

## Glück und Können
analysis-accounts = Glück und Können
analysis-column-start = Zu Beginn
analysis-column-luck = Glück
analysis-column-lost = Eigene Entscheidungen
analysis-column-others = Die anderen
analysis-column-end = Am Ende
analysis-others = Zu „Die anderen“ zählt auch, was verborgen war und was die Suche nicht sehen konnte.
analysis-curve = Die Gewinnchancen jedes Sitzes, wie er sie sehen konnte
analysis-turning-points = Wendepunkte
analysis-turning-point = Zug { $number }: { $move } { $seat }: { $before } → { $after }
analysis-account = { $seat }: { $start } zu Beginn, Glück { $luck }, eigene Entscheidungen { $lost }, die anderen { $others }, { $end } am Ende
analysis-plot-title = { $game }: die Gewinnchancen
analysis-plot-moves = gespielte Züge
analysis-plot-written = Die Kurve steht in { $file }.

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
