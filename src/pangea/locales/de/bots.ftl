# Bots: ihre Stufen, und Programme, die spielen.

bots-level-hatchling = Küken
bots-level-hatchling-note = Für eine erste Partie: zieht oft aufs Geratewohl.
bots-level-gatherer = Sammler
bots-level-gatherer-note = Nimmt, was sofort zu holen ist.
bots-level-hunter = Jäger
bots-level-hunter-note = Denkt ein paar Züge voraus.
bots-level-elder = Ältester
bots-level-elder-note = Kennt das Spiel gut und denkt länger nach.
bots-level-oracle = Orakel
bots-level-oracle-note = Am stärksten. Nimmt sich zwei Sekunden für jeden Zug.
bots-no-command = Welches Programm? Schreib seinen Befehl nach dem Doppelpunkt: program:./mybot --fast
bots-not-there = „{ $program }“ ist kein Programm, das sich hier starten lässt. Möglich sind eines aus dem PATH oder eine ausführbare Datei: program:./mybot
bots-bad-command = „{ $text }“ ist kein Befehl: Ein Anführungszeichen ist nicht geschlossen.
bots-bad-timeout = „{ $text }“ ist keine Bedenkzeit. Schreib eine Zahl von Sekunden: timeout=2
bots-trouble = { $bot }: { $reason }
bots-trouble-heard = { $bot }: { $reason } Seine letzten Worte: { $heard }
bots-no-start = Das Programm lässt sich nicht starten: { $reason }.
bots-ended = Das Programm endete, bevor es antwortete (Rückgabewert { $code }).
bots-closed = Das Programm hat seine Ausgabe geschlossen.
bots-silent = Innerhalb von { $seconds } s kam keine Antwort.
bots-junk = Die Antwort ist kein Zug in JSON: { $text }
bots-unasked = Das Programm hat ungefragt geredet: { $text }
bots-endless = Die Antwort ist zu lang; sie beginnt mit: { $text }
bots-illegal = „{ $move }“ ist kein erlaubter Zug.
bots-raised = Der Bot hat versagt: { $error }
bots-raised-at = Der Bot hat versagt: { $error } ({ $file }, Zeile { $line })
bots-given-up = Das Programm wurde { $starts }-mal gestartet und hat jedes Mal versagt. Es wird nicht noch einmal gestartet.

## Eigene Bots
bots-no-place = „{ $text }“ ist kein Name eines Moduls. Schreib das Modul und den Bot darin, py:my_bots:Settler, oder die Datei, ./my_bots.py:Settler
bots-no-file = In { $folder } gibt es diese Datei nicht.
bots-not-imported = { $place } lässt sich nicht importieren. { $reason }
bots-no-name = In { $place } gibt es kein „{ $name }“. Die Bots darin sind: { $bots }.
bots-no-name-perhaps = In { $place } gibt es kein „{ $name }“. Meintest du „{ $nearest }“?
bots-none-there = In { $place } gibt es keinen Bot: etwas mit einer Methode choose(view, legal).
bots-which = Welcher Bot aus { $place }? Schreib seinen Namen nach einem Doppelpunkt. Es gibt: { $bots }.
bots-no-bot = „{ $name }“ in { $place } ist kein Bot: Es hat keine Methode choose(view, legal).
bots-is-made = „{ $name }“ in { $place } ist schon ein Bot, darum lässt sich „{ $text }“ nicht einstellen. Nenn eine Klasse oder eine Funktion, die Einstellungen nimmt.
bots-not-made = „{ $name }“ in { $place } lässt sich nicht anlegen. { $reason }
bots-no-such-setting = „{ $name }“ hat keine Einstellung „{ $setting }“. Es gibt: { $settings }.
bots-no-settings = „{ $name }“ hat keine Einstellungen, darum lässt sich „{ $setting }“ nicht setzen.
bots-name-taken = Der Bot „{ $name }“ von { $package } bleibt weg: Der Name ist vergeben, an einen Bot oder eine Stufe von Pangea oder an ein anderes Paket. Wähl einen anderen.

## Eine Suche, die ein Programm lenkt
bots-guided-setting = Die Einstellung „{ $name }“ einer gelenkten Suche muss eine Zahl von { $least } bis { $most } sein, nicht { $given }.
bots-guided-answer = Ein Bewerter muss mit zweierlei antworten, Wahrscheinlichkeiten und Werten (eins davon darf None sein), nicht mit { $given }.
bots-guided-priors = Als Wahrscheinlichkeiten werden eine Zeile für jedes der { $rows } Blätter und eine Spalte für jeden der { $codes } Züge gebraucht, nicht dies: { $shape }.
bots-guided-priors-negative = Wahrscheinlichkeiten müssen endliche Zahlen ab 0 sein. Aus Logits macht „softmax“ Wahrscheinlichkeiten.
bots-guided-values = Als Werte wird eine Zahl für jedes der { $rows } Blätter gebraucht oder eine Zeile mit einer Spalte für jeden der { $players } Plätze, nicht dies: { $shape }.
bots-guided-values-finite = Werte müssen endliche Zahlen sein.
bots-guided-values-range = Werte liegen zwischen 0 (verloren) und 1 (gewonnen), dies ist also keiner: { $given }. Was ein Netz von -1 bis 1 sagt, wird durch (Wert + 1) / 2 zu einem, und was nur wenig außerhalb liegt, durch np.clip.
bots-guided-gradient = Dies ist ein Tensor, der seinen Gradienten noch hat. Bewerte innerhalb von torch.no_grad(), oder antworte mit tensor.detach().
bots-guided-states = Für jede der { $games } Partien wird ein Zustand dieses Spiels gebraucht, nicht dies: { $shape }.
bots-guided-seats = Für jede der { $games } Partien wird ein Platz gebraucht, eine ganze Zahl, nicht dies: { $shape }.
bots-guided-no-seat = Es gibt keinen Platz { $seat }, von dem aus man schauen könnte. Der letzte Platz ist { $last }.
bots-guided-no-game = Eine Partie { $given } gibt es hier nicht: Sie haben die Nummern 0 bis { $last }.
bots-guided-no-place = Eine Stelle { $given } gibt es in diesen Bäumen nicht. Jeder Zweig nennt die Stelle, zu der er führt; unter 0 gibt es noch keine.
bots-guided-beliefs = Als Vermutungen wird für jede der { $games } Partien eine Zeile gebraucht, nicht dies: { $shape }.
bots-guided-how-long = Sag entweder, wie viele Durchläufe, oder wie viele Sekunden eine gelenkte Suche haben darf.
