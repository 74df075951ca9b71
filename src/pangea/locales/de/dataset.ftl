# Partien von Bots und Aufzeichnungen als Tabellen, aus denen gelernt wird.


## Optionen
dataset-opt-bot = Wer spielt: eine Stufe ({ $levels }) oder ein Bot mit seinen Einstellungen nach einem Doppelpunkt (search:2000, program:./mybot, ./my_bot.py:Settler). Einmal genannt, besetzt er alle Plätze; sind es so viele Bots wie Plätze, rücken sie mit jeder Partie um einen Platz weiter. Üblich ist { $usual }.
dataset-opt-games = Wie viele Partien, samt denen, die schon da sind. Üblich sind { $games }.
dataset-opt-out = Der Ordner, in den geschrieben wird. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
dataset-opt-players = Wie viele spielen. Ohne Angabe so viele, wie es Bots sind, oder drei.
dataset-opt-from = Die Aufzeichnungen dieser Datei übernehmen, statt zu spielen; oder, wenn es ein Ordner von uns ist, seine Partien als Aufzeichnungen schreiben (--records).
dataset-opt-decisions = Mit --from: auch festhalten, was bei jeder Entscheidung zu sehen und erlaubt war. Dafür müssen alle Aufzeichnungen von einem Spiel sein, für gleich viele Personen und zu Ende gespielt.
dataset-opt-records = Mit --from FOLDER: die Partien des Ordners in diese Datei schreiben, eine Aufzeichnung je Zeile.
dataset-opt-shard = Wie viele Partien in eine Datei kommen. Wer unterbricht, verliert die Dateien, die noch nicht voll waren. Üblich sind 100; mit --from 1000.

## Antworten
dataset-playing = Gespielt werden: { $games }
dataset-reading = Lese { $file }
dataset-written = Partien in { $folder }: { $games }
dataset-bytes-games = Als Partien: je { $bytes } Byte
dataset-bytes-decisions = Als Entscheidungen ({ $count }): { $bytes } Byte je Partie
dataset-kept = { $folder } enthält { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }. Derselbe Befehl macht dort weiter.
dataset-lapses = { $turns ->
        [one] Ein Zug ging an den Zufall verloren
       *[other] { $turns } Züge gingen an den Zufall verloren
    }; die Spalte „lapses“ sagt, welche. Es begann in Partie { $number }: { $reason }

## Was schiefgeht
dataset-needs = { $flag } fehlt: „pangea dataset GAME --bot BOT --games N --out FOLDER“ oder „pangea dataset --from FILE --out FOLDER“.
dataset-needs-from = { $flag } gehört zu --from. Nenne auch das.
dataset-not-together = { $flag } und { $other } passen nicht zusammen.
dataset-no-bot = Es braucht mindestens einen Bot.
dataset-bots = Es braucht einen Bot für alle Plätze oder so viele Bots wie Plätze: Genannt sind { $bots } für { $players } Personen.
dataset-not-empty = In { $folder } steht etwas anderes als ein Datensatz. Nenne einen neuen Ordner.
dataset-other = { $folder } enthält einen anderen Datensatz: „{ $key }“ ist dort { $there }, nicht { $here }. Nenne einen anderen Ordner.
dataset-none = { $folder } enthält keinen Datensatz: Es gibt keine dataset.json, die sagt, was er ist.
dataset-version = { $folder } enthält einen Datensatz der Version { $version }. Dieses Programm liest Version { $known }.
dataset-not-kept = Der Datensatz lässt sich nicht in { $folder } festhalten: { $reason }
dataset-unreadable = { $file } lässt sich nicht lesen: { $reason }
dataset-not-text = das ist kein Text in UTF-8
dataset-mixed = das ist eine Partie von { $game } für { $players }, und die erste war von { $first } für { $seats }. Mit --decisions sind alle von einem Spiel, für gleich viele Personen
dataset-not-over = diese Partie ist nicht zu Ende. Mit --decisions sind es alle
dataset-share = { $given } ist kein Anteil zum Prüfen. Er liegt zwischen 0 und 1.
dataset-split = { $given } ist kein Teil. Schreib "train", "test" oder None für alle Partien.
dataset-column = { $given } ist keine Spalte. Es gibt: { $known }
dataset-batch = { $given } ist keine Größe: Sie ist mindestens 1.
dataset-empty = { $folder } hat noch keine Partien.
dataset-no-decisions = { $folder } hat Partien ohne ihre Entscheidungen. „pangea dataset --from FILE --decisions“ hält auch die fest.
