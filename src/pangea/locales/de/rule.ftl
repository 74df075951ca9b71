# Regeln eines Spiels, die sich nicht kompilieren lassen. Wer das liest, schreibt solche Regeln.

rule-refused = Die Regel „{ $rule }“ kann nicht auf einer GPU laufen ({ $file }, Zeile { $line }). { $what }
rule-no-function = Nur eine Funktion kann eine Regel sein, nicht etwas vom Typ { $what }.
rule-not-declared = „{ $name }“ ist eine gewöhnliche Funktion und noch keine Regel ({ $file }, Zeile { $line }). Schreib @rule darüber: from pangea.core.kernel import rule
rule-allocates = Sie legt eine Liste, eine Menge, ein Wörterbuch oder ein Array an, aber eine Regel hat keinen eigenen Speicher: Lass sie in ein Array schreiben, das ihr übergeben wird.
rule-uses-text = Sie verwendet Text. Regeln kennen nur Zahlen: Nimm eine Konstante mit Namen oder ein IntEnum.
rule-tries = Sie fängt Fehler ab oder verwendet „with“. Prüfe vorher mit „if“, ob alles in Ordnung ist.
rule-raises = Sie löst einen Fehler aus oder verwendet „assert“. Eine Regel antwortet mit einer Zahl: Die soll sagen, was nicht stimmt.
rule-makes-function = Sie enthält eine andere Funktion oder verwendet einen Namen der Funktion um sie herum. Setz sie als eigene Regel an den Anfang des Moduls.
rule-generates = Sie ist ein Generator oder verwendet einen, wie any() und all() es tun. Schreib eine Schleife, in einer Funktion mit Namen.
rule-imports = Sie importiert etwas. Tu das am Anfang des Moduls.
rule-sets-global = Sie setzt eine Variable des Moduls. Was sich im Spiel ändert, gehört in den Zustand.
rule-takes-stars = Sie nimmt beliebig viele Argumente oder gibt sie weiter (*, **). Nenn jedes einzeln.
rule-deletes = Sie löscht etwas mit „del“. Lass das weg.
rule-calls-itself = Sie ruft sich selbst auf, unmittelbar oder über andere. Schreib eine Schleife.
rule-calls-other = Sie verwendet { $name }, und das ist keine Regel. Deklarier auch das mit @rule oder @lookup.
rule-calls-python = Sie verwendet { $name } von Python, das es auf einer GPU nicht gibt. Schreib eine Schleife oder eine eigene Regel.
rule-calls-numpy = Sie verwendet { $name }. Von NumPy darf eine Regel nur Zahlentypen und Funktionen einer einzelnen Zahl verwenden: Schreib eine Schleife über das Array.
rule-not-compiled = Die Regel „{ $rule }“ lässt sich nicht kompilieren ({ $file }, Zeile { $line }). Der Compiler sagt: { $reason }
rule-no-field = Die Regel „{ $rule }“ fragt nach dem Feld „{ $field }“, das es nicht gibt ({ $file }, Zeile { $line }).
