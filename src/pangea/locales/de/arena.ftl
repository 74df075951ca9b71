# Bots gegen Bots.


## Argumente und Optionen
arena-arg-bots = Die Bots, mindestens zwei: eine Stufe ({ $levels }) oder ein Bot mit seinen Einstellungen nach einem Doppelpunkt (random, greedy, search:0.1s, search:2000, program:./mybot, ./my_bot.py:Settler). Sind es so viele wie Sitze, spielen alle an einem Tisch, und ein Bot darf mehrmals genannt werden. Sind es mehr, trifft jede Auswahl von ihnen aufeinander; sind es weniger, trifft jeder auf einen Tisch voller Kopien eines anderen.
arena-opt-games = Wie viele Partien. Aufgerundet, damit jeder Bot gleich oft auf jedem Platz sitzt. Üblich sind { $games }; mit --stop-when höchstens { $most }.
arena-opt-players = Wie viele an einem Tisch sitzen. Ohne Angabe so viele, wie es Bots sind, soweit das Spiel es erlaubt.
arena-opt-results = Die Ergebnisse in dieser Datei festhalten, Partie für Partie. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
arena-opt-records = Jede Partie in dieser Datei als Aufzeichnung festhalten, mit Bots und Startwert. „pangea check“ liest sie, und mit --results geht derselbe Befehl dort weiter, wo er aufgehört hat.
arena-opt-stop-when = Für zwei Bots: aufhören, sobald einer von beiden mit dieser Wahrscheinlichkeit besser ist, etwa 95%. Zwei Angaben (95%:99%) sind die Wahrscheinlichkeiten, dass „HIGH“ und dass „LOW“ nicht zu Unrecht angenommen wird.
arena-opt-elo = Mit --stop-when: Um wie viele Elo-Punkte ist der erste Bot stärker, um LOW oder um HIGH? Üblich ist -25:25, also die Frage, welcher besser ist.
arena-opt-plot = Die Ergebnisse in diese Datei zeichnen, deren Name auf .svg, .png oder .pdf endet.
arena-opt-jobs = Wie viele Partien gleichzeitig, jede in einem eigenen Prozess. Ohne Angabe eine pro Kern.
arena-opt-on = Auf einem Ray-Cluster spielen: „ray“ startet hier einen oder nimmt den, den RAY_ADDRESS nennt; „ray:ADDRESS“ nimmt diesen.

## Antworten
arena-playing = Gespielt werden: { $games }
arena-rounded = Partien: { $games } statt { $wanted }, damit jeder Bot gleich oft auf jedem Sitz spielt.
arena-title = { $game }, { $players } Personen, Partien: { $games } (Startwert { $seed })
arena-caption = Mit 95-%-Intervallen. Ein geteilter Sieg zählt bei jedem der Sieger anteilig.
arena-column-bot = Bot
arena-column-games = Gespielt
arena-column-wins = Gewonnen
arena-column-shared = Geteilt
arena-column-rate = Siegquote
arena-column-points = Punkte
arena-column-rating = Wertung
arena-column-line-up = Am Tisch
arena-line-ups = Tisch für Tisch
arena-column-elo = Elo
arena-column-seat = Platz { $seat }
arena-everybody = alle
arena-seats = Siege nach Plätzen
arena-seats-caption = Platz 0 beginnt.
arena-head-to-head = Direkter Vergleich
arena-head-to-head-caption = Wie oft der Bot der Zeile vor dem der Spalte lag (davor : gleichauf : dahinter).
arena-test-figures = LLR { $llr } ({ $least } … { $most })
arena-test-so-far = Gewertete Partien: { $games }, { $figures }
arena-test-better = { $better } ist besser als { $worse }. Gewertete Partien: { $games }, { $figures }.
arena-test-rather = { $first } verglichen mit { $second }: eher { $true } Elo als { $other }. Gewertete Partien: { $games }, { $figures }.
arena-test-open = Zwischen { $first } und { $second } lässt sich noch nicht entscheiden. Gewertete Partien: { $games }, { $figures }.
arena-copies = { $count ->
        [one] { $bot }
       *[other] { $count } × { $bot }
    }
arena-lapse = { $bot } hat { $turns ->
        [one] einen Zug an den Zufall verloren
       *[other] { $turns } Züge an den Zufall verloren
    }. Es begann in Partie { $match }: { $reason }
arena-kept = { $file } enthält { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    } von { $games }. Derselbe Befehl macht dort weiter.

## Was schiefgeht
arena-too-few = Es braucht mindestens zwei verschiedene Bots.
arena-twice = „{ $bot }“ ist mehrmals genannt. Das geht nur, wenn so viele Bots genannt werden, wie an einem Tisch sitzen, nämlich { $players }.
arena-no-results = { $file } ist keine Ergebnisdatei einer Arena. Nenn eine andere.
arena-other = { $file } enthält die Ergebnisse eines anderen Turniers: „{ $key }“ ist dort { $there }, nicht { $here }. Nenn eine andere Datei.
arena-no-result = das ist nicht das Ergebnis einer Partie dieses Turniers
arena-not-kept = Die Ergebnisse lassen sich nicht in { $file } festhalten: { $reason }
arena-lost = Ein Prozess hat mitten in einer Partie geendet (Rückgabewert { $code }).
arena-no-place = Auf „{ $place }“ lässt sich nicht spielen. Schreib „ray“ oder „ray:ADDRESS“.
arena-no-cluster = Bei { $address } gibt es keinen Ray-Cluster: { $reason }
arena-stop-two = --stop-when vergleicht zwei Bots, genannt sind { $count }. Vergleiche immer zwei auf einmal.
arena-stop-even = --stop-when braucht zwei Bots, die gleich viele Plätze besetzen: { $first } und { $second } tun das nicht. Nenne jeden einmal.
arena-odds-form = „{ $text }“ ist keine Wahrscheinlichkeit für --stop-when. Schreibe einen Anteil über 50% und unter 100%, etwa 95% oder 0.95, oder zwei davon: 95%:99%.
arena-elo-form = „{ $text }“ ist nicht LOW:HIGH. Schreibe zwei Zahlen in Elo-Punkten, etwa -25:25 oder 0:10.
arena-elo-order = In --elo muss die erste Zahl kleiner sein als die zweite: { $low } ist nicht kleiner als { $high }.
arena-elo-alone = --elo sagt, was --stop-when fragt. Nenne auch das, etwa --stop-when 95%.
arena-plot-format = { $file }: In diesem Format lässt sich nichts zeichnen. Der Name der Datei muss auf eines von diesen enden: { $formats }.
arena-games-there = { $file } gibt es schon. Nenne eine andere Datei für die Partien; oder nenne von Anfang an auch --results, dann geht derselbe Befehl dort weiter, wo er aufgehört hat.
arena-games-other = In { $file } steht etwas anderes als die Partien dieses Turniers. Nenne eine andere Datei.
arena-games-lacking = In { $file } { $count ->
        [one] fehlt eine Partie, deren
       *[other] fehlen { $count } Partien, deren
    } Ergebnis schon festgehalten ist. Nenne eine andere Datei für die Ergebnisse, dann werden sie noch einmal gespielt.
arena-games-not-kept = Die Partien lassen sich nicht in { $file } festhalten: { $reason }
