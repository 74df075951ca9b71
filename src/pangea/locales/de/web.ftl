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
web-try-again = Erneut versuchen
web-opening = Einen Augenblick …
web-nowhere-title = Hier gibt es nichts
web-nowhere-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt dem Link ein Buchstabe.
web-trouble-unreachable = Der Dienst ist gerade nicht erreichbar.
web-trouble-unknown = Der Dienst konnte nicht antworten (Status { $status }).
web-trouble-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu, wenn sie nicht mehr reagiert.
web-service-none = Hinter diesen Seiten steht kein Dienst. Tische mit anderen, Partien per Link und Analysen brauchen einen; alles andere geht hier.
web-service-away = Der Dienst ist gerade nicht erreichbar. Tische mit anderen, Partien per Link und Analysen brauchen ihn; alles andere geht auch ohne.
web-cant-run-none = Dieser Browser kann die Regeln der Spiele nicht ausführen: Ihm fehlt WebAssembly mit SIMD, das heutige Browser haben. Hier lässt sich deshalb nichts spielen; die Regeln lassen sich lesen.
web-cant-run-away = Dieser Browser kann die Regeln der Spiele nicht ausführen: Ihm fehlt WebAssembly mit SIMD, das heutige Browser haben. Zum Spielen braucht es deshalb den Dienst, und der ist gerade nicht erreichbar.
web-cant-run-there = Dieser Browser kann die Regeln nicht selbst ausführen: Der Dienst führt dieses Spiel.
web-version-ready = Eine neue Version ist bereit.
web-version-take = Jetzt verwenden
web-generic-board = Der Spielplan in Worten
web-generic-panel = Dieses Spiel hat noch niemand gezeichnet: Der Spielplan wird in Worten beschrieben.

## Die Startseite
web-motto = Vier Spiele über Land und Leben
web-invitation = Kontinente driften, Herden wandern, Welten wachsen und Dörfer finden zusammen. Spiel sofort gegen Bots, zu mehreren an einem Bildschirm oder mit Freunden in der Ferne. Nichts zu installieren, kein Konto nötig.
web-games = Spiele
web-play-now = Jetzt spielen
web-play-now-game = Jetzt spielen: { $game }
web-starting = Der Tisch wird aufgebaut …
web-set-up = Neuer Tisch
web-set-up-game = Neuer Tisch: { $game }
web-rules = Regeln
web-rules-of = Regeln: { $game }
web-players = { $range } Personen
web-age = ab { $age } Jahren
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
web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug.
web-record-title = Aufzeichnung öffnen
web-record-drop = Zieh eine Datei hierher oder wähle eine aus und sieh dir die Partie Zug für Zug an.
web-record-opening = Die Aufzeichnung wird nachgespielt …
web-record-unreadable = „{ $file }“ ist keine Aufzeichnung. Nötig ist eine JSON-Datei, die Pangea geschrieben hat.
web-colophon = Gezeichnet und geschrieben für Pangea. Die Regeln sind in eigenen Worten erklärt; die Spiele gehören denen, die sie erfunden haben, und kein Verlag ist daran beteiligt.
web-my-bots = Meine Bots
web-try-api = Die API ausprobieren
web-name-title = Dein Name
web-name-label = Wie sollen die anderen dich nennen?
web-name-of-yours = { $name }: Namen ändern
web-name-choose = Namen wählen
web-name-long = Länger darf ein Name nicht sein: { $most } Zeichen.
web-stray-title = Deine Identität wird nicht erkannt
web-stray-start = Neu anfangen
web-stray-wait = Warten

## Ein neuer Tisch
web-new-title = { $game }: ein neuer Tisch
web-new-players = Wie viele spielen mit?
web-new-seats = Wer spielt mit?
web-new-bots = Bots, von leicht bis stark
web-new-people = Menschen
web-new-screen = an diesem Gerät
web-new-clock = Zeit pro Zug
web-new-start = Spiel starten
web-new-invite = Freunde einladen
web-player = Spieler { $number }
web-you = du
web-clock =
    { $seconds ->
        [0] unbegrenzt
        [60] 1 Minute
        [120] 2 Minuten
        [300] 5 Minuten
        [86400] 1 Tag
       *[other] { $seconds } Sekunden
    }

## Vor dem Spiel
web-seat-open = freier Platz
web-share = Teilen
web-copy-link = Link kopieren
web-link-copied = Der Link ist in der Zwischenablage.
web-copy-by-hand = Kopiere diesen Link:
web-table-not-shown = Dieser Tisch lässt sich nicht zeigen

## Am Tisch
web-beside-board = Neben dem Spielplan
web-board-closer = Vergrößern
web-board-farther = Verkleinern
web-board-fit = Alles zeigen
web-board-tap-again = Tippe jetzt an, was du wählen willst
web-seats = Spieler
web-to-move = am Zug
web-won = hat gewonnen
web-points-hidden = Das kann noch niemand wissen.
web-points-if-now = wäre jetzt Schluss
web-points-then = { $now }, wäre jetzt Schluss
web-bot = Bot
web-away = nicht da
web-stands-in = { $level } springt ein
web-thinking = { $name } überlegt
web-nature-moves = Der Zufall entscheidet
web-watching = Du schaust zu.
web-ended = Das Spiel ist zu Ende.
web-bot-plays-for-you = Ein Bot spielt für dich.
web-come-back = Selbst spielen
web-time-left = Restzeit
web-time-up-yours = Deine Zeit ist um: Ein Bot spielt für dich, bis du wieder selbst spielst.
web-time-up = Die Zeit von { $name } ist um: Ein Bot spielt weiter.
web-leave = Platz einem Bot überlassen
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-hint = Tipp
web-hint-ask = Tipp: Was würde ein starker Bot tun?
web-hint-thinking = Ein starker Bot überlegt …
web-hint-note = Die Prozentzahl ist deine Gewinnchance nach diesem Zug, wenn danach alle wie dieser Bot spielen. Wähle einen Zug, um ihn zu spielen.
web-hint-advised = empfohlen
web-hint-less-sure = Ein anderer Zug hat eine höhere Prozentzahl, wurde aber seltener ausprobiert: Sie ist weniger sicher.
web-hint-more = Seine Überlegungen
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-replay = Nachspielen
web-save-record = Partie speichern
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-about-table = Über diesen Tisch
web-watchers = Zuschauer
web-fair-hash = Siegel des Zufalls
web-fair-seed = Startwert des Zufalls
web-fair-text = Das Siegel stand vor dem ersten Zug fest. Nach dem Spiel wird der Startwert gezeigt, und damit kann jeder nachprüfen, dass nicht gemogelt wurde: Speichere die Partie und starte „pangea verify“.
web-connection-lost = Die Verbindung ist unterbrochen. Sie stellt sich von selbst wieder her.
web-offer = Vorschlag
web-offer-undo = { $name } möchte einen Zug zurücknehmen.
web-offer-end = { $name } schlägt vor, das Spiel hier zu beenden.
web-offer-stand-in = { $name } schlägt vor, dass ein Bot für { $away } weiterspielt: { $level }.
web-offer-end-without = { $name } schlägt vor, das Spiel hier zu beenden, ohne auf { $away } zu warten.
web-offer-agree = Zustimmen
web-offer-decline = Ablehnen
web-offer-waiting = Wir warten auf { $names }.
web-offer-to-end = Spielende vorschlagen
web-end-table = Dieses Spiel beenden
web-end-table-of = { $game } mit { $names } beenden
web-end-title = Dieses Spiel beenden?
web-end-text = Es endet ohne Ergebnis und kann nicht fortgesetzt werden.
web-curtain-title = { $name }, du bist am Zug
web-curtain-text = Was jetzt zu sehen ist, dürfen alle sehen. Gib den Bildschirm an { $name } weiter; dann schauen alle anderen weg.
web-curtain-ready = Ich bin { $name }: Zeig mir den Spielplan
web-curtain-take-back = { $name }: Zug zurücknehmen
web-confirm-on = Jeden Zug bestätigen
web-confirm-off = Nicht mehr nachfragen
web-confirm-asks = { $move }?
web-confirm = Bestätigen
web-confirm-not = Noch nicht
web-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
web-winners-bot = Ein Bot gewinnt für { $names }.

## Blätter neben dem Spielplan
web-sheets = Verlauf, Punkte und mehr
web-overview = Überblick
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-all = Alles zeigen
web-score = Punkte
web-score-why = Warum
web-score-total = Summe
web-score-scored = Bisher gewertet
web-score-if-now = Wenn das Spiel jetzt endete
web-score-now = So stünde es, wenn das Spiel jetzt endete. Zeig auf eine Zeile, und ihr Ort leuchtet auf dem Spielplan auf.
web-score-none = Noch hat niemand Punkte.
web-score-count = Schritt für Schritt
web-score-step = { $step } von { $of }
web-score-before = Eine Zeile zurück
web-score-next = Nächste Zeile
web-score-all = Alles auf einmal
web-rule = Regel
web-see-rule = Siehe Regel { $rule }
web-moves = Züge
web-moves-none = Gerade gibt es nichts zu wählen.
web-moves-search = Zug suchen
web-in-words = Text
web-log-nature =
    { $count ->
        [one] Der Zufall entschied einmal
       *[other] Der Zufall entschied { $count }-mal
    }
web-moves-more =
    { $count ->
        [one] … und noch einer. Such danach.
       *[other] … und { $count } weitere. Such danach.
    }

## Die Regeln
web-prompt-why = Was die Regeln dazu sagen
web-rules-page = Die Regeln auf einer eigenen Seite, zum Drucken
web-print = Drucken
web-contents = Inhalt

## Nachgespieltes
web-replay-of = Partie nachspielen: { $game }
web-replay-not-shown = Diese Partie lässt sich nicht zeigen
web-replay-start = Vor dem ersten Zug
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-next = Einen Zug vor
web-replay-last = Zum Ende
web-replay-slider = Zug
web-replay-eyes = Aus Sicht von
web-replay-watcher = Zuschauern
web-analysis = Analyse
web-analysis-offer = Ein starker Bot sieht sich jeden Zug an: wie die Gewinnchancen aller standen, was das Glück ausmachte und welcher Zug besser gewesen wäre. Das dauert ein, zwei Minuten.
web-analysis-start = Partie analysieren
web-analysis-running = Die Züge werden beurteilt …
web-analysis-failed = Die Analyse ist abgebrochen.
web-analysis-better = Es ging besser

## Die Sammlung
web-gallery = Alle Teile
web-gallery-panel = Neben dem Spielplan
web-gallery-board = Ein Spielplan
web-gallery-place = Ort { $number }

# Ausprobieren: eine Kopie des Spielplans

web-tryout = Ausprobieren
web-tryout-title = Ein Spielplan zum Ausprobieren.
web-tryout-note = Ziehe für alle; am Tisch geschieht nichts davon.
web-tryout-note-hidden = Ziehe für alle; was du nicht siehst, ist ausgedacht, und am Tisch geschieht nichts davon.
web-tryout-close = Zurück zur Partie
web-tryout-begin = Zurück zum Ausgangspunkt
web-tryout-anew = Neu ausdenken
web-tryout-play = Diesen Zug spielen
web-tryout-nature = Der Zufall entscheidet: Wähle, was geschieht, oder lose es aus.
web-tryout-draw = Auslosen
web-tryout-tried = Versuche
web-tryout-hint = Ziehe auf dem Spielplan, für dich und für die anderen. Geh zurück, um etwas anderes zu versuchen: Deine Versuche bleiben hier stehen.
web-tryout-behind = Die Partie ist weitergegangen.
web-tryout-renew = Von dort beginnen

## Spiele in diesem Browser
web-local-here = in diesem Browser
web-local-none = Dieses Spiel ist nicht oder nicht mehr in diesem Browser.
web-local-damaged = Was dieser Browser von diesem Spiel aufbewahrt hat, wurde beschädigt oder verändert; es kann nicht weitergehen. Was davon heil ist, lässt sich speichern. Deine anderen Spiele sind nicht betroffen.
web-local-other-rules = Dieses Spiel wurde nach Fassung { $version } seiner Regeln begonnen, die diese Seiten nicht kennen. Hier kann es nicht weitergehen, aber es lässt sich speichern.
web-local-other-content = Diese Partie wurde mit einem anderen Spielplan, anderen Plättchen oder anderen Karten begonnen, als { $game } auf diesen Seiten hat. Hier kann sie nicht weitergehen. Sie bleibt, wie sie ist, und lässt sich speichern.
web-local-no-rules = Diese Seiten haben keine Regeln für „{ $game }“.
web-local-cant-run = Dieses Spiel liegt in diesem Browser, der seine Regeln nicht ausführen kann: Ihm fehlt WebAssembly mit SIMD. Du kannst es speichern und in einem heutigen Browser öffnen.
web-replay-other-content = Diese Partie wurde mit einem anderen Spielplan, anderen Plättchen oder anderen Karten gespielt, als { $game } auf diesen Seiten hat; sie lässt sich hier nicht zeigen (content_hash { $said }, hier { $here }). Ihre Aufzeichnung bleibt, wie sie ist.
web-local-own-board = Diese Aufzeichnung hat einen eigenen Spielplan. Nur der Dienst kann sie zeigen.
web-local-not-kept = Dieser Browser kann dein Spiel gerade nicht aufbewahren: Ihm fehlt der Platz, oder er erlaubt es nicht. Spiel weiter, aber lass diese Seite offen: Was nicht aufbewahrt ist, geht beim Schließen verloren.
web-local-broken = beschädigt
web-local-save-rest = Speichern, was da ist
web-local-remove = Dieses Spiel entfernen
web-local-remove-of = { $game } mit { $names } entfernen
web-local-remove-title = Dieses Spiel entfernen?
web-local-remove-text = Es ist nur in diesem Browser und lässt sich nicht zurückholen.
web-local-note = Dieses Spiel bleibt in diesem Browser und braucht kein Netz.
web-local-share = Partie teilen
web-local-hand-over = Die Partie wird dem Dienst übergeben, der sie analysiert. Wer den Link hat, kann sie dann ansehen.
web-hurry = Sofort ziehen lassen
