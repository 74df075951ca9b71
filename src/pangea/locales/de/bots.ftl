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
bots-given-up = Das Programm wurde { $starts }-mal gestartet und hat jedes Mal versagt. Es wird nicht noch einmal gestartet.
