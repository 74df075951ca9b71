# Die Seiten im Browser.

## Überall
web-home = Startseite
web-skip = Zum Inhalt springen
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-menu = Mehr
web-language = Sprache
web-theme-dark = Dunkle Farben
web-theme-light = Helle Farben
web-try-again = Noch einmal versuchen
web-opening = Einen Augenblick …
web-nowhere-title = Hier liegt nichts
web-nowhere-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt dem Link ein Buchstabe.
web-trouble-unreachable = Der Dienst ist gerade nicht erreichbar.
web-trouble-unknown = Der Dienst konnte nicht antworten (Status { $status }).
web-trouble-page = Auf dieser Seite ging etwas schief. Lade sie neu, wenn sie nicht mehr reagiert.
web-undrawable = Diese Seite kann das Spiel „{ $game }“ nicht zeichnen.

## Die Startseite
web-motto = Vier Spiele von Land und Leben
web-invitation = Kontinente driften, Herden wandern, Welten wachsen und Dörfer finden zusammen. Spiel sofort gegen Bots, zu mehreren an einem Bildschirm oder mit Freunden in der Ferne. Nichts zu installieren, kein Konto nötig.
web-games = Spiele
web-play-now = Jetzt spielen
web-play-now-game = Jetzt spielen: { $game }
web-starting = Der Tisch wird gedeckt …
web-set-up = Tisch einrichten
web-set-up-game = Tisch einrichten: { $game }
web-rules = Regeln
web-rules-of = Regeln: { $game }
web-players = { $range } Spieler
web-minutes = etwa { $minutes } Minuten
web-designer = von { $designer }, { $year }
web-my-tables = Meine Tische
web-my-tables-none = Noch keine. „Jetzt spielen“ richtet einen gegen Bots ein.
web-open-tables = Tische mit freiem Platz
web-open-tables-none = Gerade sucht niemand Mitspieler.
web-running-tables = Tische zum Zuschauen
web-running-tables-none = Gerade spielt sonst niemand.
web-tables-all = Alle { $count } zeigen
web-table-over = beendet
web-table-gathering = wartet auf Mitspieler
web-your-turn = Du bist dran
web-turn-of = { $name } ist an der Reihe.
web-record-title = Eine Aufzeichnung öffnen
web-record-drop = Zieh eine Datei hierher oder wähl eine aus und sieh dir das Spiel Zug für Zug an.
web-record-opening = Die Aufzeichnung wird nachgespielt …
web-record-unreadable = „{ $file }“ ist keine Aufzeichnung: Das wäre eine JSON-Datei, die Pangea geschrieben hat.
web-colophon = Gezeichnet und geschrieben für Pangea. Die Regeln sind in eigenen Worten erklärt; die Spiele gehören denen, die sie erfunden haben.
web-name-title = Dein Name
web-name-label = Wie sollen die anderen dich nennen?
web-name-of-yours = { $name }: Namen ändern

## Ein neuer Tisch
web-new-title = { $game }: ein neuer Tisch
web-new-players = Wie viele spielen mit?
web-new-seats = Wer spielt mit?
web-new-bots = Bots, von leicht bis stark
web-new-people = Menschen
web-new-open = jemand über einen Link
web-new-screen = jemand an diesem Bildschirm
web-new-name = Name von Spieler { $number }
web-new-shuffle = Die Plätze auslosen
web-new-private = Nur wer den Link hat, darf zusehen
web-new-clock = Zeit für einen Zug
web-new-open-note = Du bekommst einen Link für die anderen. Sobald der letzte Platz besetzt ist, geht es los.
web-new-start = Spiel beginnen
web-new-invite = Einrichten und einladen
web-player = Spieler { $number }
web-you-yourself = du selbst
web-you = du
web-clock =
    { $seconds ->
        [0] so lange man will
        [60] 1 Minute
        [120] 2 Minuten
        [300] 5 Minuten
        [86400] 1 Tag
       *[other] { $seconds } Sekunden
    }

## Vor dem Spiel
web-gathering-title = { $game }: Der Tisch steht bereit
web-seat-open = freier Platz
web-take-seat = Platz nehmen
web-share-label = Schick diesen Link deinen Freunden
web-share-note = Er geht auch auf dem Handy. Du kannst diese Seite inzwischen schließen: Der Tisch bleibt unter „Meine Tische“.
web-share = Teilen
web-copy-link = Link kopieren
web-link-copied = Der Link ist in der Zwischenablage.
web-copy-by-hand = Kopiere diesen Link:
web-table-not-shown = Dieser Tisch lässt sich nicht zeigen
web-gathering-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }

## Am Tisch
web-beside-board = Neben dem Spielplan
web-board-closer = Näher heran
web-board-farther = Weiter weg
web-board-fit = Alles zeigen
web-seats = Spieler
web-to-move = am Zug
web-won = hat gewonnen
web-points = Punkte
web-points-hidden = Das kann noch niemand wissen.
web-bot = Bot
web-away = nicht da
web-stands-in = { $level } springt ein
web-thinking = { $name } überlegt
web-nature-moves = Der Zufall entscheidet
web-watching = Du schaust zu.
web-ended = Das Spiel ist vorbei.
web-bot-plays-for-you = Ein Bot spielt für dich.
web-come-back = Platz wieder einnehmen
web-leave = Platz einem Bot überlassen
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-hint = Tipp
web-hint-ask = Tipp: Was täte ein starker Bot?
web-hint-thinking = Ein starker Bot überlegt …
web-hint-note = Die Zahl sagt, wie wahrscheinlich du nach diesem Zug gewinnst. Klick einen an, um ihn zu spielen.
web-hint-more = Was er sich dachte
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-replay = Nachspielen
web-save-record = Aufzeichnung speichern
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-about-table = Über diesen Tisch
web-watchers = Zuschauer
web-fair-hash = Siegel des Mischens
web-fair-seed = Startwert des Mischens
web-fair-text = Das Siegel stand vor dem ersten Zug fest. Nach dem Spiel wird der Startwert gezeigt, und damit kann jeder prüfen, dass nichts gemogelt wurde: Speichere die Aufzeichnung und starte „pangea verify“.
web-connection-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder.
web-offer = Vorschlag
web-offer-undo = { $name } möchte einen Zug zurücknehmen.
web-offer-end = { $name } schlägt vor, das Spiel hier zu beenden.
web-offer-agree = Zustimmen
web-offer-decline = Ablehnen
web-offer-waiting = Es fehlt noch: { $names }.
web-offer-to-end = Spielende vorschlagen
web-curtain-title = { $name }, du bist dran
web-curtain-text = Gib den Bildschirm an { $name } weiter. Alle anderen schauen jetzt weg.
web-curtain-ready = Ich bin { $name }: Zeig mir den Plan
web-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }

## Blätter neben dem Spielplan
web-sheets = Verlauf, Punkte und mehr
web-overview = Überblick
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-all = Alles zeigen
web-score = Punkte
web-score-why = Warum
web-score-total = Summe
web-score-now = Wenn das Spiel jetzt endete. Zeig auf eine Zeile, und ihr Ort leuchtet auf dem Plan auf.
web-score-none = Noch hat niemand Punkte.
web-score-count = Schritt für Schritt zählen
web-score-step = { $step } von { $of }
web-score-before = Eine Zeile zurück
web-score-next = Nächste Zeile
web-score-all = Alles auf einmal
web-rule = Regel
web-see-rule = Siehe Regel { $rule }
web-moves = Züge
web-moves-none = Gerade gibt es nichts zu wählen.
web-moves-search = In den Zügen suchen
web-in-words = In Worten
web-log-nature =
    { $count ->
        [one] Der Zufall zog einmal
       *[other] Der Zufall zog { $count }-mal
    }
web-moves-more =
    { $count ->
        [one] … und noch einer. Such danach.
       *[other] … und { $count } weitere. Such danach.
    }

## Die Regeln
web-rules-page = Die Regeln auf einer eigenen Seite, zum Drucken
web-print = Drucken
web-contents = Inhalt
web-figure-start = Aus einem echten Spiel: der Tisch vor dem ersten Zug.
web-figure-middle = Aus einem echten Spiel, auf halbem Weg.
web-figure-late = Aus einem echten Spiel, kurz vor dem Ende.
web-figure-end = Aus einem echten Spiel: So ging es aus.

## Nachgespieltes
web-replay-of = Nachgespielt: { $game }
web-replay-not-shown = Dieses Spiel lässt sich nicht zeigen
web-replay-start = Vor dem ersten Zug
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Zug vor
web-replay-last = Zum Ende
web-replay-slider = Zug
web-replay-eyes = Durch die Augen von
web-replay-watcher = jemandem, der zusieht
web-analysis = Analyse
web-analysis-offer = Ein starker Bot sieht sich jeden Zug an: wie wahrscheinlich jeder gewonnen hätte, was das Glück tat und welcher Zug besser gewesen wäre. Das dauert ein, zwei Minuten.
web-analysis-start = Dieses Spiel analysieren
web-analysis-running = Die Züge werden beurteilt …
web-analysis-failed = Die Analyse brach ab.
web-analysis-better = Es ging besser
web-analysis-instead = Besser: { $move }

## Die Sammlung
web-gallery = Alle Teile
web-gallery-panel = Neben dem Spielplan
web-gallery-board = Ein Spielplan
web-gallery-place = Ort { $number }
