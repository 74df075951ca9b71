# Was die Spielmaschine sagt, gleich bei welchem Spiel.

core-seat = Sitz { $number }
core-score-sum = Punkte; vorn oder gewonnen: { $winners }
core-list = { $most } und { $last }
core-list-or = { $most } oder { $last }
core-nature = Der Zufall

## Regeln
core-ruling = Entscheidung { $rule }: { $why }
core-rulings = Das Zeichen { $sign } steht für eine Entscheidung: Wo das Heft schweigt oder sich auf zwei Arten lesen lässt, wird hier so gespielt. Die Zeile darunter sagt, warum.

## Kompilieren
core-compiling = { $game } wird einmalig für diesen Rechner kompiliert ({ $done } von { $of }: { $function }) …
core-not-kept = Die kompilierten Regeln konnten nicht in { $folder } abgelegt werden ({ $reason }). Alles funktioniert, aber beim nächsten Start werden sie erneut kompiliert.
core-observations = Eine Beobachtung von { $game } besteht aus { $wanted } Zahlen, der letzten Dimension eines Arrays, nicht aus: { $shape }.
core-no-gpu = Hier gibt es keine GPU, auf der gespielt werden kann (oder numba-cuda ist nicht installiert: pip install "pangea-games[gpu]").

## Was installiert ist
core-missing = { $extra ->
    [cli] Die Befehlszeile ist nicht installiert ({ $package } fehlt): pip install "pangea-games[{ $extra }]"
    [serve] Der Webdienst und seine Seiten sind nicht installiert ({ $package } fehlt): pip install "pangea-games[{ $extra }]"
   *[other] { $package } ist nicht installiert: pip install "pangea-games[{ $extra }]"
}

## Spiele und Tische
core-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $games }.
core-unknown-game-perhaps = Ein Spiel namens „{ $name }“ gibt es nicht. Meintest du „{ $nearest }“?
core-no-games-there = In „{ $folder }“, worauf { $variable } verweist, gibt es keine Spiele. Es muss ein Ordner mit Spielen sein.
core-broken-game = „{ $name }“ von { $source } lässt sich nicht spielen. { $reason }
core-no-game-in = In { $file } gibt es kein Spiel namens { $attribute }: Es muss ein pangea.Game sein.
core-other-name = Das Spiel nennt sich selbst „{ $name }“. Der Name muss an beiden Stellen derselbe sein.
core-name-taken = Der Name ist vergeben: an ein Spiel oder einen Teil von Pangea, oder an ein anderes Paket. Wähl einen anderen.
core-no-name = Ein Name besteht nur aus Buchstaben, Ziffern und Unterstrichen und beginnt mit einem Buchstaben.
core-no-module = Es gibt kein Modul „{ $module }“. Python sucht im aktuellen Ordner und unter den installierten Paketen.
core-raised = Der Code versagt: { $error }
core-raised-at = Der Code versagt in { $file }, Zeile { $line }: { $error }
core-wrong-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
core-players-missing = Gib an, wie viele spielen: { $game } ist für { $least } bis { $most } Personen, zum Beispiel players={ $least }.
core-players-whole = Die Zahl der Personen muss eine ganze Zahl sein, und { $given } ist keine.
core-no-seat = Einen Sitz { $seat } gibt es nicht: Bei { $players } Personen sind sie von 0 bis { $last } nummeriert.
core-unknown-option = { $game } hat keine Option „{ $option }“.
core-unknown-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind: { $values }.
core-refused = { $reason } [{ $rule }]
core-nothing-to-undo = Es gibt keinen gespielten Zug, der sich zurücknehmen ließe.
core-move-long = Ein Zug hat höchstens { $most } Zeichen, und dieser hat { $count }.

## Aufzeichnungen
core-in-move = Zug { $move }: { $reason }
core-in-record = Aufzeichnung { $record }: { $reason }
core-in-record-and-move = Aufzeichnung { $record }, Zug { $move }: { $reason }
core-record-not-json = kein gültiges JSON: In Spalte { $column } bricht es ab oder ist fehlerhaft
core-record-no-object = eine Aufzeichnung ist ein JSON-Objekt mit „pangea“, „game“, „players“ und „moves“
core-record-none = in dieser Datei steht keine Aufzeichnung
core-record-missing = „{ $key }“ fehlt
core-record-unknown-key = „{ $key }“ gehört nicht in eine Aufzeichnung
core-record-wrong-type = „{ $key }“ muss { $kind } sein
core-kind-int = eine ganze Zahl
core-kind-str = ein Text
core-kind-list = eine Liste
core-kind-dict = ein Objekt
core-record-version = diese Aufzeichnung hat Version { $version }; hier lesbar ist Version { $known }
core-record-other-content = diese Partie { $game } wurde mit einem anderen Spielplan, anderen Plättchen oder anderen Karten gespielt, als diese Version von Pangea sie hat (content_hash { $said }, hier { $true })
core-record-content-changed = „content_hash“ sagt { $said }, aber der Inhalt in dieser Aufzeichnung von { $game } ergibt { $true }: Eines von beiden wurde geändert
core-record-move-text = Züge müssen Text sein
core-record-after-end = „{ $text }“ kommt nach dem Ende des Spiels
core-record-illegal = „{ $text }“ kann nicht gespielt werden: { $reason }
core-record-not-over = „{ $key }“ ist angegeben, aber das Spiel ist nicht zu Ende
core-record-wrong-result = „{ $key }“ sagt { $said }, aber die Züge ergeben { $true }

## Bots
core-bad-search = „{ $text }“ ist keine Einstellung der Suche. Schreib eine Zeit (0.5s), eine Zahl von Durchläufen (2000) oder threads=2, curiosity=0.5, margin=0.15, patience=8, faith=1, impulse=0.5, horizon=200, nodes=200000, reuse, mit Kommas dazwischen.
core-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $bots }.
core-unknown-bot-perhaps = Einen Bot namens „{ $name }“ gibt es nicht. Meintest du „{ $nearest }“?

## Inhalt
core-content-no-object = Eine Inhaltsdatei besteht aus genau einem JSON-Objekt, { $file } nicht.
core-content-large = Dieser Inhalt ist als JSON { $size } kB groß, erlaubt sind höchstens { $most } kB: Wer beim Spiel zusieht, lädt ihn, und jede Aufzeichnung enthält ihn. Eine Zeichnung mit weniger Punkten sagt genauso viel.
core-record-legal-count = die Zahl der Listen in „legal“ ({ $lists }) ist nicht die der Züge ({ $moves })
core-record-legal-wrong = „legal“ nennt nicht die Züge, die hier erlaubt waren
core-record-seed = „seed“ muss eine ganze Zahl sein, als Text geschrieben
core-record-whole-numbers = „{ $key }“ muss eine Liste ganzer Zahlen sein
core-record-texts = „{ $key }“ muss eine Liste von Texten sein
core-record-redrawn = in der Aufzeichnung steht „{ $text }“, aber der Startwert ergibt „{ $true }“
core-unknown-shuffle = „shuffle“ sagt, wie die Züge der Natur ausgelost wurden, und das Verfahren „{ $name }“ ist hier nicht bekannt. Bekannt sind: { $known }.
core-unknown-version = Diese Aufzeichnung wurde nach Version { $version } der Regeln von { $game } gespielt. Hier gilt nur Version { $known }.

# Stellungen

core-position-clause = „{ $text }“ gehört nicht zu einer Stellung. Die Teile sind: { $clauses }.
core-position-twice = „{ $clause }“ steht zweimal in dieser Stellung: Einmal genügt.
core-position-numbers =
    „{ $clause } { $text }“: { $count ->
        [one] Hier braucht es eine Zahl
       *[other] Hier braucht es { $count } Zahlen
    }.
core-position-range = „{ $clause } { $text }“: Nötig ist eine Zahl von { $least } bis { $most }.
core-position-choice = „{ $clause } { $text }“: Möglich ist { $choices }.

## Was der Bibliothek übergeben wird
core-game-text = Ein Spiel wird bei seinem Namen genannt, als Text („clans“), und { $given } ist kein Text.
core-seed-whole = Ein Startwert ist eine ganze Zahl oder wird weggelassen; { $given } kann er nicht sein.
core-seat-whole = Ein Sitz ist eine ganze Zahl von 0 bis { $last } oder WATCHER für alle, die nur zusehen; { $given } kann er nicht sein.
core-names-list = Namen sind eine Liste von Texten, einer für jeden Sitz: names=["Ada", "Ben"]. Das ist keine: { $given }.
core-names-many =
    { $names ->
        [one] Ein Name ist
       *[other] { $names } Namen sind
    } zu viel für { $players } Personen: Jeder Sitz hat höchstens einen.
core-options-mapping = Optionen werden mit Namen angegeben: options={ "{" }"Name": "Wert"{ "}" }. Das ist etwas anderes: { $given }.
core-content-mapping = Ein Inhalt ist ein JSON-Objekt, in Python ein dict, und nicht { $given }.
core-unknown-language = In der Sprache { $given } gibt es keine Texte. Es gibt: { $languages }.
core-fast = „fast“ ist True (auf kompilierte Regeln warten), False (darauf verzichten) oder None (sie nutzen, sobald sie da sind), und nicht { $given }.
core-path = Eine Datei wird mit ihrem Pfad genannt, als Text, und { $given } ist keiner.
core-no-such-move =
    { $moves ->
        [0] Einen Zug { $given } gibt es nicht: Noch ist keiner gemacht.
       *[other] Einen Zug { $given } gibt es nicht: Die bisherigen sind von 0 bis { $last } nummeriert.
    }
core-count-whole = Eine Anzahl von Zügen ist eine ganze Zahl ab 0, und nicht { $given }.
core-not-natures-turn = Der Zufall hat jetzt nichts zu tun: Jemand ist am Zug, oder das Spiel ist zu Ende.
core-state-kind = { $given } ist nicht der Zustand von { $game }: Jedes Spiel erklärt seinen eigenen, und nur der passt.
core-features-seat = Merkmale sind das, was ein Sitz sieht: Wer nur zusieht, hat keine.
core-move-kind = Ein Zug ist ein Text, wie ihn legal() nennt („{ $example }“), oder seine Nummer, wie codes() sie nennt. Das ist keins von beiden: { $given }.
core-move-number = { $given } ist kein Zug. Spiel einen als Text, wie ihn legal() nennt („{ $example }“; legal()[0] ist der erste), oder mit seiner Nummer, wie codes() sie nennt.
core-move-over = { $given } ist kein Zug, und ziehen kann niemand mehr: Die Partie ist zu Ende.
core-move-nature = { $given } ist kein Zug, und gerade kann niemand ziehen: Die Natur ist dran. let_nature_move() lässt sie ziehen.
core-move-number-illegal = Die Nummer { $number } steht für „{ $text }“, und das geht jetzt nicht: { $reason } Was geht, nennt legal() als Text („{ $example }“; legal()[0] ist der erste) und codes() als Nummern.
core-bots-list = Wer spielt, ist eine Liste von Bots, einer für jeden Sitz: ["random", "greedy"]. Das ist keine: { $given }.
core-bot-kind = Ein Bot ist der Name eines Bots, als Text, oder ein Objekt mit einer Methode choose(view, legal). Das ist keins von beiden: { $given }.
core-record-no-file = die Datei { $file } ist nicht lesbar: { $reason }
core-record-binary = die Datei { $file } ist kein Text: Eine Aufzeichnung ist JSON, in UTF-8 geschrieben
core-record-position-here = diese Aufzeichnung beginnt mit einer Stellung, und hier lassen sich nur Spiele von Anfang an zeigen
core-position-text = Eine Stellung ist ein Text, und das ist keiner: { $given }.
core-position-unknown = Ein „?“ steht für das, was ein Sitz nicht wissen darf. Um von einer Stellung aus zu spielen, muss alles an ihr bekannt sein.
core-roles-none = In { $game } wählt niemand eine Art.
core-roles = „{ $key }“ braucht für jeden der { $players } Sitze einen anderen Namen, und zwar von diesen: { $known }.
core-roles-list = Arten sind eine Liste von Texten, eine für jeden Sitz: species=["humans", "reptiles"]. Das ist keine: { $given }.
core-position-players = Die Stellung ist eine für { $players } Personen, nicht für { $given }: Lass die Zahl weg oder nenn dieselbe.
core-position-options = Eine Stellung sagt schon, mit welchen Optionen gespielt wird: Daneben stehen keine.

## Punkte

core-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
core-points-now =
    { $points ->
        [one] { $points } Punkt, wenn das Spiel jetzt endete
       *[other] { $points } Punkte, wenn das Spiel jetzt endete
    }
core-points-both =
    { $points ->
        [one] { $points } Punkt · { $now }, wenn das Spiel jetzt endete
       *[other] { $points } Punkte · { $now }, wenn das Spiel jetzt endete
    }
