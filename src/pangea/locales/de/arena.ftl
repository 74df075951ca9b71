# Bots gegen Bots.


## Argumente und Optionen
arena-arg-bots = Die Bots, mindestens zwei: eine Stufe ({ $levels }) oder ein Bot mit seinen Einstellungen nach einem Doppelpunkt (random, greedy, search:0.1s, search:2000, program:./mybot, ./my_bot.py:Settler). Sind es so viele wie Sitze, spielen alle an einem Tisch, und ein Bot darf mehrmals genannt werden. Sind es mehr, trifft jede Auswahl von ihnen aufeinander; sind es weniger, trifft jeder auf einen Tisch voller Kopien eines anderen.
arena-opt-games = Wie viele Partien. Die Zahl wird aufgerundet, damit jeder Bot gleich oft auf jedem Sitz spielt.
arena-opt-players = Wie viele an einem Tisch sitzen. Ohne Angabe so viele, wie es Bots sind, soweit das Spiel es erlaubt.
arena-opt-results = Die Ergebnisse in dieser Datei festhalten, Partie für Partie. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
arena-opt-plot = Die Ergebnisse in diese SVG-Datei zeichnen.
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
arena-missing = { $package } ist nicht installiert: pip install "pangea-games[{ $extra }]"
arena-no-place = Auf „{ $place }“ lässt sich nicht spielen. Schreib „ray“ oder „ray:ADDRESS“.
arena-no-cluster = Bei { $address } gibt es keinen Ray-Cluster: { $reason }
