# Die Tagesaufgabe: jeden Tag dieselbe Partie für alle.
# $game ist der Titel eines Spiels, $level der Name eines Bots, $date ein Tag wie in einer Aufzeichnung, $place zählt ab 1, $result ein Platz und Punkte als Text.

## Auf den Seiten
daily-title = Die Aufgabe des Tages
daily-title-of = Aufgabe vom { $date }
daily-about = Eine Partie am Tag, für alle dieselbe. Du hast einen Versuch, ohne Tipps und ohne Zurücknehmen.
daily-deal =
    { $others ->
        [one] { $game }, { $players } Personen: du gegen { $others } { $level }. Du sitzt auf Platz { $seat }.
       *[other] { $game }, { $players } Personen: du gegen { $others } Bots der Stufe { $level }. Du sitzt auf Platz { $seat }.
    }
daily-begin = Nimm die Aufgabe an
daily-go-on = Weiterspielen
daily-practise = Zur Übung spielen
daily-practice-note = Die Übung zählt nicht.
daily-none = Für diesen Tag gibt es keine Aufgabe.
daily-later = Diese Aufgabe ist noch nicht da.
daily-back = Zur Aufgabe
daily-no-undo = In der Tagesaufgabe wird nichts zurückgenommen.
daily-no-hint = In der Tagesaufgabe gibt es keine Tipps.
daily-no-leave = In der Tagesaufgabe spielt niemand für dich.
daily-ended = Du hast diesen Versuch beendet, bevor das Spiel aus war. Er hat kein Ergebnis.
daily-result = Dein Ergebnis
daily-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
daily-given = Verschenkt: { $percent } %
daily-given-none = Nichts verschenkt
daily-given-note = Wie weit deine Züge hinter dem besten blieben, den eine Suche fand, in Gewinnaussichten, zusammengezählt. Jede deiner { $decisions } Entscheidungen wurde mit dem durchsucht, was du damals wissen konntest (bis zu { $playouts } durchgespielte Partien), also zählt Glück nicht. Unterschiede von weniger als { $least } % sind vom Zufall nicht zu unterscheiden und bleiben weg.
daily-judging = Deine Entscheidungen werden beurteilt: { $done } von { $all }
daily-levels = Dieselbe Partie, von Bots auf deinem Platz gespielt
daily-you = Du
daily-levels-waiting = Bots spielen dieselbe Partie …
daily-levels-note = Gegen dieselben Gegner, die in derselben Stellung dasselbe spielen. Eine Partie sagt wenig darüber, wie stark jemand ist.
daily-share = Eine Zeile zum Teilen kopieren
daily-line = Pangea { $date } · { $game } · { $result } · { $row }
daily-line-given = Pangea { $date } · { $game } · { $result } · verschenkt { $percent } % · { $row }
daily-streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-others = Andere heute
daily-others-of = Andere an diesem Tag
daily-others-none = Noch hat niemand ein Ergebnis geschickt.
daily-others-note = Der Dienst hat jede Partie geprüft: für diesen Tag gegeben, jeder Zug erlaubt, die Züge der Bots wirklich ihre. Wie oft jemand vorher geübt hat, kann er nicht wissen.
daily-others-same = { $count ->
    [one] und eine weitere Person, mit denselben Zügen
   *[other] und { $count } weitere, mit denselben Zügen
}
daily-others-opens = Die anderen Partien kannst du ab dem { $date } ansehen, wenn keine Ergebnisse mehr angenommen werden.
daily-sending = Dein Ergebnis wird geprüft …
daily-send = Dein Ergebnis schicken
daily-sent = Dein Ergebnis ist dabei.
daily-send-note = Dein Name, deine Punkte und deine Partie gehen an diesen Dienst.
daily-next = Die nächste Aufgabe kommt um Mitternacht UTC.
daily-yesterday = Der Tag davor
daily-tomorrow = Der Tag danach
daily-check = Jeder kann ein Ergebnis prüfen: Speichere die Aufzeichnung und rufe { $command } auf.

## Prüfungen
daily-other-deal = Das ist nicht die Aufgabe vom { $date }: „{ $key }“ ist hier { $said }, an diesem Tag { $true }.
daily-other-draw = Das ist nicht, was gegeben wurde: Hier steht „{ $said }“, an diesem Tag ist es „{ $true }“.
daily-other-bot = Der Bot der Aufgabe spielt hier „{ $true }“, nicht „{ $said }“.
daily-not-over = Das Spiel ist nicht zu Ende, also hat es kein Ergebnis.
daily-no-day = Diese Partie wurde bisher für keinen Tag gegeben: Kein Tag hat ihren Startwert.
daily-bad-date = „{ $text }“ ist kein Tag mit einer Aufgabe. Schreib ihn wie { $first }, den ersten.
daily-not-yet = Die Aufgabe vom { $date } ist noch nicht da.
daily-closed = Ergebnisse vom { $date } werden nicht mehr angenommen: Das geht am selben und am nächsten Tag.
daily-sent-before = Dein Ergebnis vom { $date } ist schon da. Das erste zählt.
daily-replay-not-open = Die Partien der Aufgabe vom { $date } kann man ab dem { $opens } ansehen. Bis dahin kannst du nur die ansehen, die du als Ergebnis geschickt hast.

## Auf der Befehlszeile
daily-deal-told = Aufgabe { $number }, { $date }: { $game }, { $players } Personen, du sitzt auf Platz { $seat }, die anderen sind Bots der Stufe { $level }. Startwert { $seed }.
daily-level-told = { $level }: { $points } Punkte, Platz { $place }
daily-record-told = Die Aufgabe vom { $date } (Nummer { $number }), { $game }: { $points } Punkte, Platz { $place } von { $players }. Für diesen Tag gegeben, jeder Zug erlaubt, die Züge der Bots wirklich ihre.
