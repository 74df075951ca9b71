# Die Befehlszeile.

cli-about = Vier Brettspiele über Land und Leben, mit exakten Regeln: Spiele sie, lies ihre Regeln, simuliere Millionen von Partien.
cli-version = Die Version anzeigen und beenden.
cli-help = Diese Hilfe anzeigen und beenden.
cli-install-completion = Die Befehlsvervollständigung für diese Shell einrichten.
cli-show-completion = Das Vervollständigungsskript dieser Shell anzeigen.
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle

## Befehle
cli-games = Die Spiele auflisten.
cli-rules = Die Regeln eines Spiels erklären, in eigenen Worten.
cli-play = Eine Partie im Terminal spielen, gegen Bots oder gemeinsam vor einem Bildschirm.
cli-simulate = Zufällige Partien spielen: Statistiken und auf Wunsch Aufzeichnungen.
cli-compile = Alles kompilieren, was jemand brauchen wird, damit später niemand darauf wartet.
cli-check = Aufzeichnungen nachspielen und sagen, welcher Zug oder welches Ergebnis falsch ist.
cli-content = Als JSON ausgeben, woraus ein Spiel besteht (Spielplan, Karten), oder eine eigene Datei prüfen.
cli-show = Eine Stellung aus einer aufgezeichneten Partie zeigen, als Text oder als Bild.

## Argumente und Optionen
cli-arg-game = Der Name des Spiels, wie „pangea games“ ihn nennt.
cli-arg-records = Eine Datei mit Aufzeichnungen: eine einzige als JSON oder eine pro Zeile.
cli-arg-record-files = Eine oder mehrere Dateien mit Aufzeichnungen: eine einzige als JSON oder eine pro Zeile. „-“ ist die Standardeingabe.
cli-opt-lang = Die Sprache: { $languages }. Ohne Angabe die deines Systems.
cli-opt-json = In JSON antworten, für Programme.
cli-opt-players = Wie viele mitspielen.
cli-opt-games = Wie viele Partien.
cli-opt-seed = Derselbe Startwert ergibt dieselben Partien.
cli-opt-option = Eine Option des Spiels, als name=value, oder der Name eines Satzes von Optionen (Trias: italian, french). Mehrfach möglich.
cli-opt-content = Eine Inhaltsdatei, mit der anstelle der des Spiels gespielt wird.
cli-opt-records-out = Die Aufzeichnungen der Partien in diese Datei schreiben, eine pro Zeile.
cli-opt-legal = Zu jedem Zug die Liste aller erlaubten Züge in die Aufzeichnungen aufnehmen.
cli-opt-threads = Wie viele Threads. Ohne Angabe einer pro Kern.
cli-opt-device = Worauf gespielt wird: cpu, oder cuda für eine NVIDIA-GPU.
cli-opt-check = Diese Datei prüfen: Lässt sich das Spiel mit diesem Inhalt spielen?
cli-opt-check-jobs = Wie viele Prozesse eine lange Datei prüfen. Üblich ist einer je Kern.
cli-opt-drawing = Auch die Zeichnung des Spielplans ausgeben, falls es eine gibt.
cli-opt-move = Nach wie vielen Zügen, das Austeilen mitgezählt. Ohne Angabe nach allen; -1 lässt den letzten weg.
cli-opt-move-belief = Nach wie vielen Zügen, das Austeilen mitgezählt. Ohne Angabe nach allen, bei einer beendeten Partie nach allen außer dem letzten; -1 lässt den letzten weg.
cli-opt-number = Welche Aufzeichnung der Datei, ab 1 gezählt.
cli-opt-seat = Die Stellung, wie man sie von diesem Sitz aus sieht (eine Nummer, oder „watcher“ für jemanden, der nur zuschaut). Ohne Angabe ist alles zu sehen.
cli-opt-svg = Ein Bild in diese SVG-Datei schreiben („-“ für den Bildschirm).
cli-opt-plain = Ohne Farben.
cli-opt-human = Ein Sitz, der hier gespielt wird, ab 0 gezählt. Gib die Option mehrmals an, um den Bildschirm zu teilen. Ohne Angabe werden die Sitze ausgelost.
cli-opt-name = Der Name einer Person an diesem Bildschirm. Gib die Option mehrmals an, um den Bildschirm zu teilen.
cli-opt-species = In Genesis: die Art eines Sitzes. Einmal für jeden Sitz angeben, der Reihe nach: reptiles (Reptilien), dinosaurs (Dinosaurier), mammals (Säugetiere) oder humans (Menschen).
cli-opt-bot = Die Stufe der anderen Sitze: { $bots }. Oder der Name eines Bots: random, greedy, search:0.5s, ./my_bot.py:Settler.
cli-opt-record-out = Die Partie in dieser Datei speichern, wenn du aufhörst oder sie endet.
cli-opt-section = Nur dieser Abschnitt.

## Antworten
cli-games-title = Spiele
cli-column-game = Spiel
cli-column-players = Personen
cli-column-age = Alter
cli-column-minutes = Minuten
cli-column-about = Worum es geht
cli-by = { $designer }, { $year }
cli-age = ab { $age }
cli-players-range = { $least } bis { $most }
cli-no-section = { $game } hat keinen Abschnitt { $section }. Es gibt { $count }.
cli-interrupted = Abgebrochen.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
cli-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
cli-not-text = { $file } ist kein Text in UTF-8.
cli-content-not-json = { $file } ist kein JSON: Zeile { $line }, Spalte { $column }.
cli-content-sound = { $file } ist eine gültige Inhaltsdatei für { $game }.
cli-unknown-language = Die Sprache „{ $lang }“ gibt es hier nicht. Es gibt: { $languages }.
cli-variable-language = PANGEA_LANG nennt eine Sprache, die es hier nicht gibt: „{ $name }“. Es gibt: { $languages }. Also geht es auf Englisch weiter.
cli-option-form = „{ $text }“ ist keine Option. Schreib sie als name=value.
cli-option-form-preset = „{ $text }“ ist keine Option. Schreib sie als name=value, oder nenne einen dieser Sätze von Optionen: { $presets }.
cli-seat-form = „{ $text }“ ist kein Sitz. Schreib eine Nummer von 0 bis { $last }, oder „watcher“.
cli-no-such-record = Die Datei hat { $count ->
        [one] eine Aufzeichnung
       *[other] { $count } Aufzeichnungen
    }, also gibt es keine Aufzeichnung { $number }.
cli-no-such-move = Die Partie hat { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    }, also gibt es keine Stellung nach { $number }.
cli-number-positive = { $name } muss mindestens 1 sein.
cli-bad-device = Auf „{ $device }“ kann nicht gespielt werden. Es gibt cpu, und cuda für eine NVIDIA-GPU.
cli-device-records = Auf einer GPU werden keine Aufzeichnungen gemacht. Lass --records weg oder --device cuda.

cli-simulating = Simuliere Partien: { $games }
cli-writing = Schreibe Aufzeichnungen: { $games }
cli-checking = Prüfung
cli-statistics = { $game }, { $players } Personen, zufällige Partien: { $games } (Startwert { $seed })
cli-stat-moves = Züge pro Partie
cli-stat-decisions = Entscheidungen pro Partie
cli-stat-seat = Sitz
cli-stat-wins = Siege
cli-stat-shared = davon geteilt
cli-stat-points = Punkte
cli-stat-spread = ± Streuung
cli-stat-ending = Wie es endete
cli-stat-count = Partien
cli-records-written = { $count ->
        [one] Eine Aufzeichnung
       *[other] { $count } Aufzeichnungen
    } in { $file } geschrieben.
cli-check-sound = { $count ->
        [one] Eine Aufzeichnung, und sie ist fehlerfrei.
       *[other] { $count } Aufzeichnungen, alle fehlerfrei.
    }
cli-check-in = { $file }: { $told }
cli-check-input-twice = „-“, die Standardeingabe, lässt sich nur einmal lesen.
cli-check-lost = Ein Prozess, der Aufzeichnungen prüfte, endete zu früh. Mit --jobs 1 ist kein anderer Prozess nötig.
cli-check-bad = { $bad } von { $count } Aufzeichnungen { $bad ->
        [one] ist
       *[other] sind
    } fehlerhaft.

## Kompilieren
cli-arg-compile-games = Die Spiele; ohne Angabe alle.
cli-opt-compile-boards = Auch für eigene Spielpläne, die ihren eigenen Code haben.
cli-compiling = Kompiliere
cli-compiling-part = { $game }: { $part }
cli-compile-rules = Regeln
cli-compile-search = Suche
cli-compile-belief = Schlüsse
cli-compile-words = Worte
cli-compile-simulation = Simulation
cli-compile-checking = Prüfen von Aufzeichnungen
cli-compiled = Alles ist bereit. Kompilierte Funktionen: { $functions }, in { $seconds } s. Der ganze kompilierte Code braucht { $megabytes } MB in { $folder }.
cli-compiled-before = Alles war schon bereit. Der ganze kompilierte Code braucht { $megabytes } MB in { $folder }.

## Zeigen
cli-position = { $game }, nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } von { $count }
cli-last-move = Letzter Zug: { $text }

## Spielen
cli-play-you = { $seat } (du)
cli-play-bot = { $name } ({ $seat })
cli-play-turn = { $seat }: { $prompt }
cli-play-input = Dein Zug (oder „help“)
cli-play-help-title = Was du eingeben kannst
cli-play-help-move = einen Zug, etwa „{ $example }“ oder einfach „{ $short }“
cli-play-help-move-whole = einen Zug, zum Beispiel „{ $example }“
cli-play-help-legal = alle Züge, die du machen darfst
cli-play-help-board = den Spielplan neu zeichnen
cli-play-help-log = was bisher geschehen ist
cli-play-help-score = die Punkte und wie sie zustande kamen
cli-play-help-hint = was der Älteste tun würde
cli-play-help-undo = deinen letzten Zug zurücknehmen
cli-play-help-rules = die Regeln; „rules 4“ für einen Abschnitt
cli-play-help-save = die Partie in einer Datei speichern: „save game.json“
cli-play-help-quit = aufhören
cli-play-legal = { $count ->
        [one] Ein erlaubter Zug:
       *[other] { $count } erlaubte Züge:
    }
cli-play-hint = Der Älteste würde „{ $move }“ spielen.
cli-play-undone = Zurückgenommen: { $move }.
cli-play-saved = In { $file } gespeichert.
cli-play-over = Das Spiel ist zu Ende.
cli-play-winner = { $count ->
        [one] Sieg: { $winners }.
       *[other] Geteilter Sieg: { $winners }.
    }
cli-play-points = { $seat }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
cli-play-pass-on = { $seat }, du bist am Zug. Jetzt sollte sonst niemand hinsehen: Drück die Eingabetaste.
cli-play-bye = Bis zum nächsten Mal.
cli-play-seat-twice = Sitz { $seat } ist doppelt angegeben.
cli-play-names = { $names } Namen für { $seats } Sitze: Nenne jede Person an diesem Bildschirm einmal und nicht mehr Personen, als es Sitze gibt.
cli-play-hidden-score = Soweit du es wissen kannst.

## Falscher Gebrauch
cli-usage = Aufruf
cli-required = [erforderlich]
cli-default = [Standard: { $value }]
cli-usage-try = „{ $command } --help“ erklärt, wie es geht.
cli-usage-no-command = Einen Befehl „{ $name }“ gibt es nicht.
cli-usage-perhaps = Meintest du „{ $name }“?
cli-usage-no-option = Eine Option „{ $name }“ gibt es hier nicht.
cli-usage-missing = { $name } fehlt.
cli-usage-whole-number = { $name } braucht eine ganze Zahl.
cli-usage-needs-value = { $name } braucht einen Wert.
cli-usage-extra = Das ist mehr, als dieser Befehl annimmt.

## Vermutungen
cli-belief = Zeigen, was ein Sitz aus allen Zügen über das schließen muss, was er nicht sieht.
cli-opt-believer = Der Sitz, der überlegt (eine Nummer, oder „watcher“).
cli-belief-none = { $game } verbirgt nichts, was Züge verraten könnten.
cli-belief-title = Was nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } wahrscheinlich ist
cli-belief-title-end = Was vor dem letzten Zug, nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }, wahrscheinlich war

## Weitere Befehle
cli-analyse = Jeden Zug einer aufgezeichneten Partie mit einer tiefen Suche beurteilen und Glück von Können trennen.
cli-puzzles = Rätsel aus Partien suchen, die Bots spielen: beste Züge, Siege, verdeckte Karten, Zählaufgaben.
cli-arena = Bots gegeneinander spielen lassen: Siegquoten, Punkte und Wertungen.
cli-lab = Herausfinden, was eine Option oder ein eigener Spielplan mit einem Spiel macht.
cli-dataset = Bots gegen sich selbst spielen lassen oder Aufzeichnungen übernehmen, als Parquet-Tabellen zum Lernen.

## Der Dienst
cli-serve = Den Webdienst öffnen: im Browser spielen, hier, im eigenen Netz oder mit aller Welt.
cli-opt-host = Die Adresse des Dienstes. 0.0.0.0 lässt andere im eigenen Netz herein. Ohne Angabe nur dieser Rechner.
cli-opt-port = Der Port des Dienstes; 0 nimmt irgendeinen freien. Ohne Angabe 8137.
cli-opt-open = Auch den Browser öffnen.
cli-opt-database = Wo die Partien liegen: eine Datei, oder postgresql://…. Ohne Angabe eine Datei im eigenen Datenordner.
cli-opt-redis = Ein Redis-Server (redis://…), über den mehrere Prozesse einander auf dem Laufenden halten.
cli-opt-public = Die Adresse, die die Spieler kennen, wenn ein Proxy davor steht: https://games.example.org.
cli-opt-proxies = Die Adressen der Proxys, denen geglaubt wird, von wem eine Anfrage kommt. Ohne Angabe 127.0.0.1.
cli-opt-pages = Ein Ordner mit Seiten, die statt der üblichen gezeigt werden.
cli-opt-bot-threads = Wie viele Bots gleichzeitig nachdenken. Ohne Angabe halb so viele, wie es Kerne gibt.
cli-opt-pace = Wie lange Bots für einen Zug ungefähr brauchen, in Sekunden; bei 0 ziehen sie sofort. Ohne Angabe 1.
cli-opt-log = Wie das Protokoll geschrieben wird: „plain“ für Menschen, „json“ für Programme.
cli-opt-settings = Eine TOML-Datei mit Einstellungen. Optionen haben Vorrang, ebenso Variablen wie PANGEA_PORT.
cli-opt-new-secret = Das hier angegebene Geheimnis, oder ein neues, für eine Datenbank annehmen, die mit einem anderen angelegt wurde. Alle ihre Besucher fangen als neue Gäste an.

## Zufall nachprüfen und Gespieltes aufheben
cli-daily = Die Aufgabe eines Tages zeigen: dieselbe Partie für alle.
cli-arg-daily-date = Ein Tag, etwa 2026-11-18; heute (UTC), wenn er fehlt.
cli-opt-daily-check = Sagen, ob die erste Aufzeichnung dieser Datei die Aufgabe eines Tages ist, und wie sie ausging.
cli-opt-daily-compare = Bots jeder Stufe die Partie auf deinem Platz spielen lassen.
cli-verify = Alles, was in aufgezeichneten Partien ausgeteilt, gezogen und gewürfelt wurde, aus dem Startwert wiederholen und vergleichen.
cli-backup = Alles, was ein Dienst aufhebt, in eine Datei kopieren.
cli-restore = Eine Sicherung in eine leere Datenbank zurückspielen.
cli-arg-backup = Die Datei der Sicherung.
cli-opt-force = Die Datei ersetzen, falls es sie schon gibt.
cli-backup-there = { $file } gibt es schon. Nenne eine andere Datei, oder ersetze sie mit --force.
cli-verify-fair = Aufzeichnung { $record }: Jeder Zufallszug ({ $count }) ist so, wie ihn der Startwert ergibt. Siegel: { $hash }
cli-verify-no-seed = Aufzeichnung { $record } hat keinen Startwert: Ihr Zufall lässt sich nicht nachprüfen.
cli-verify-unfair = In { $bad } von { $count } Aufzeichnungen ist ein Zug nicht so, wie ihn der Startwert ergibt, oder die Aufzeichnung ist fehlerhaft.
cli-verify-unchecked = Nichts wurde geprüft: Keine Aufzeichnung hat einen Startwert.
cli-backup-written = Zeilen nach { $file } geschrieben: { $rows }.
cli-restored = Zeilen in die Datenbank zurückgespielt: { $rows }.
cli-backup-secret-kept = Bewahre auch { $file } auf: Darin steht das Geheimnis, mit dem Cookies signiert werden, und in der Sicherung steht es nicht. Ohne es findet niemand an seinen Platz zurück.
cli-backup-secret-set = Bewahre auch das Geheimnis auf (die Einstellung „secret“ oder PANGEA_SECRET): Damit werden Cookies signiert, und in der Sicherung steht es nicht. Ohne es findet niemand an seinen Platz zurück.
cli-backup-secret-gone = Das Geheimnis, mit dem Cookies signiert werden, ist weder in der Sicherung noch hier. Bewahre das auf, mit dem der Dienst läuft: die Einstellung „secret“, PANGEA_SECRET oder die Datei „secret“ in seinem Datenordner. Ohne es findet niemand an seinen Platz zurück.
cli-restore-secret = Das Geheimnis, mit dem diese Cookies signiert wurden, ist nicht hier, und ohne es startet der Dienst nicht. Lege es in einer eigenen Zeile in { $file } ab, oder gib es in PANGEA_SECRET an.
cli-backup-none = Unter { $url } liegt keine Datenbank.
cli-backup-no-answer = Die Datenbank { $url } antwortet nicht, wie sie sollte ({ $reason }).
cli-restore-not-empty = Die Datenbank ist nicht leer. Zurückspielen lässt sich eine Sicherung nur in eine leere.
cli-restore-not-backup = { $file } ist keine Sicherung von Pangea oder ist unvollständig.
cli-restore-other = Diese Sicherung stammt von einer anderen Version von Pangea (Datenbank „{ $version }“, hier „{ $here }“).
cli-database-other-version = Diese Datenbank hat eine andere Version („{ $version }“, hier „{ $here }“). Starte einmal den Dienst dieser Version: Er bringt sie auf den neuesten Stand.

## Aufräumen
cli-tidy = Entfernen, was lange niemand geöffnet hat.
cli-opt-tidy-days = Entfernen, was so viele Tage lang niemand geöffnet hat. Gewöhnlich gilt die Einstellung „keep_days“.
cli-opt-dry-run = Nur sagen, was entfernt würde.
cli-opt-compact = Danach die Datei einer SQLite-Datenbank verkleinern. Solange kann niemand spielen, und es braucht noch einmal so viel Platz.
cli-tidy-keeps-all = Es wird nichts entfernt: Die Einstellung „keep_days“ ist 0. Sag mit --days, was alt ist.
cli-tidy-gone = Entfernt, seit { $days } Tagen nicht geöffnet: Tische { $tables }, Aufzeichnungen { $records }, Analysen { $analyses }, Personen { $people }, Spielpläne { $boards }.
cli-tidy-would-go = Zu entfernen, seit { $days } Tagen nicht geöffnet: Tische { $tables }, Aufzeichnungen { $records }, Analysen { $analyses }, Personen { $people }, Spielpläne { $boards }.
cli-tidy-bytes = Größe: etwa { $megabytes } MB.
## Für Gastgeber
cli-admin = Für Gastgeber: sehen, wer den Dienst belastet, Tische beenden oder löschen, Leute aussperren.
cli-admin-load = Zeigen, wer den Dienst belastet: nach Person und nach Herkunft, das meiste zuerst.
cli-admin-tables = Tische auflisten, die zuletzt berührten zuerst.
cli-admin-end = Einen Tisch beenden: Niemand kann weiterspielen, alle können ihn noch ansehen.
cli-admin-stand-in = Den Platz eines Spielers sofort einem Bot überlassen. Der Spieler kann ihn wieder einnehmen.
cli-admin-delete = Einen Tisch löschen, mit allem, was dazugehört.
cli-admin-ban = Eine Person, eine Adresse oder eine Herkunft aussperren.
cli-admin-unban = Eine Person, eine Adresse oder eine Herkunft wieder einlassen.
cli-admin-bans = Auflisten, wer ausgesperrt ist.
cli-opt-most = Wie viele Zeilen gezeigt werden.
cli-opt-of-person = Nur Tische, die diese Person aufgestellt hat.
cli-opt-of-source = Nur Tische von dieser Herkunft, wie „load“ sie zeigt.
cli-opt-ban-days = Für wie viele Tage. Gewöhnlich für immer.
cli-opt-ban-why = Der Grund. Wer ausgesperrt ist, kann ihn lesen.
cli-arg-table = Die Kennung des Tisches, wie sie in seiner Adresse steht.
cli-arg-ban-kind = Was ausgesperrt wird: „person“ (eine Kennung), „address“ (IPv4 oder IPv6) oder „source“ (wie „load“ sie zeigt).
cli-arg-ban-who = Die Kennung, die Adresse oder die Herkunft.
cli-admin-ended = Tisch { $table } ist beendet. Seiten, die ihn zeigen, sehen es innerhalb von 15 Sekunden.
cli-admin-stood-in = An Tisch { $table } spielt ein Bot Platz { $seat }: { $level }. Seiten, die ihn zeigen, sehen es innerhalb von 15 Sekunden.
cli-admin-freed =
    { $count ->
        [one] Ihr Platz an einem Tisch ist frei: Ein Bot spielt weiter, oder vor dem Spiel kann ihn jemand anders einnehmen.
       *[other] Ihre Plätze an { $count } Tischen sind frei: Bots spielen weiter, oder vor dem Spiel kann sie jemand anders einnehmen.
    }
cli-arg-stand-in-seat = Der Platz, von 0 an gezählt.
cli-opt-stand-in-level = Die Stufe des Bots.
cli-admin-deleted = Tisch { $table } ist gelöscht. Seiten, die ihn zeigen, erfahren es innerhalb von 15 Sekunden.
cli-admin-banned = Ausgesperrt: { $kind } { $who }. Laufende Dienste bemerken es binnen Sekunden.
cli-admin-unbanned = Wieder eingelassen: { $kind } { $who }.
cli-admin-no-table = Es gibt keinen Tisch { $table }.
cli-admin-no-person = Es gibt keine Person { $person }.
cli-admin-no-ban = { $kind } { $who } ist nicht ausgesperrt. „pangea admin bans“ zeigt, wer es ist.
cli-admin-no-address = „{ $address }“ ist keine Adresse. Schreib eine wie 192.0.2.7 oder 2001:db8::7.
cli-admin-no-secret = Ohne das Geheimnis des Dienstes lässt sich eine Adresse nicht wiedererkennen. Es sollte in { $file } stehen; sonst nenn die Einstellungen des Dienstes, oder setz PANGEA_SECRET.
cli-admin-title-people = Nach Person
cli-admin-title-sources = Nach Herkunft
cli-admin-title-tables = Tische
cli-admin-title-bans = Ausgesperrt
cli-admin-column-person = Person
cli-admin-column-name = Name
cli-admin-column-source = Herkunft
cli-admin-column-people = Personen
cli-admin-column-tables = Tische
cli-admin-column-thinking = Bot am Zug
cli-admin-column-moves = Züge
cli-admin-column-bytes = 30 Tage
cli-admin-column-table = Tisch
cli-admin-column-game = Spiel
cli-admin-column-status = Stand
cli-admin-column-host = Aufgestellt von
cli-admin-column-touched = Letzter Zug (UTC)
cli-admin-column-seen = Zuletzt geöffnet (UTC)
cli-admin-column-kind = Was
cli-admin-column-value = Wer
cli-admin-column-since = Seit (UTC)
cli-admin-column-until = Bis (UTC)
cli-admin-column-why = Grund
cli-admin-yes = ja
cli-admin-no = nein

## pangea site
cli-site = Die Seiten als Dateien für einen beliebigen statischen Webspace schreiben.
cli-arg-folder = Der Ordner, der geschrieben wird. Er muss leer sein oder noch fehlen.
cli-opt-site-force = Eine Website ersetzen, die dieser Befehl dort schon geschrieben hat.
cli-site-writing = { $files } Dateien werden geschrieben
cli-site-written = { $files } Dateien ({ $size } MB) nach { $folder } geschrieben. Zum Ausprobieren: python -m http.server --directory { $folder }
cli-site-no-pages = Die Seiten sind nicht gebaut: Es gibt nichts zu schreiben. „make setup“ baut sie.
cli-site-not-folder = { $folder } ist eine Datei. Nenne einen Ordner.
cli-site-not-empty = { $folder } ist nicht leer. Nenne einen anderen Ordner, oder ersetze mit --force eine Website, die dort schon geschrieben wurde.
cli-site-foreign = In { $folder } liegt etwas, das nicht zu einer Website von Pangea gehört: { $name }. Entferne es, oder nenne einen anderen Ordner.
