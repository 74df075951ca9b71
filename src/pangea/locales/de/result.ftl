# Wie ein Spiel ausging: die Karte über dem Brett, und ein Wort in der Liste der Tische.
# $names sind die Namen der Spielenden als Text; $place ist 1 für wer gewonnen hat.

result-open = Ergebnis
result-board = Zum Spielplan
result-won = Du hast gewonnen!
result-shared = Du teilst dir den Sieg
result-place = Du bist auf Platz { $place } gelandet
result-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
result-together = Mit { $names }.
result-ahead =
    { $points ->
        [one] Einen Punkt vor { $names }.
       *[other] { $points } Punkte vor { $names }.
    }
result-behind =
    { $points ->
        [one] Einen Punkt hinter { $names }.
       *[other] { $points } Punkte hinter { $names }.
    }
result-level = Punktgleich mit { $names }: { $how }
result-tied = { $names } hatten gleich viele Punkte: { $how }
result-tie-reserve = Die Herden im Vorrat entschieden, { $most } zu { $next }.
result-tie-continents = Gleich viele Herden im Vorrat; die Kontinente mit Herden entschieden, { $most } zu { $next }.
result-tie-animals = Die Zahl der Tiere entschied, { $most } zu { $next }.
result-tie-rule = Die Regel für Gleichstände entschied.
result-ended = Ohne Ergebnis beendet
result-ended-consent = Alle waren einverstanden, das Spiel hier zu beenden.
result-ended-yours = Du hast das Spiel beendet.
result-ended-by = { $name } hat das Spiel beendet.
result-ended-host = Wer diesen Dienst betreibt, hat das Spiel beendet.
result-ended-early = Das Spiel wurde vorzeitig beendet.
result-ended-without = { $name } blieb weg, und die anderen haben das Spiel beendet.
result-played = { $level } hat für dich gespielt
result-played-place = Dein Platz kam auf Rang { $place }.
result-played-seat = { $level } hat für diesen Platz gespielt
result-played-wins = Ein Bot gewinnt für { $names }
result-standing = So stand es
result-ranking = Rangliste
result-sources = Woher die Punkte kamen
result-before = Schon vorher erzielt
result-continents = Kontinente am Ende
result-animals-own = Tiere des eigenen Lebensraums
result-animals-other = Andere Tiere
result-decided = Was den Ausschlag gab
result-move = Zug { $number }:
result-odds = Die Gewinnchance von { $name } veränderte sich von { $before } auf { $after }.

## In der Liste der Tische
result-listed-won = gewonnen
result-listed-shared = gemeinsam gewonnen
result-listed-lost = verloren
result-listed-place = Platz { $place } von { $players }
result-listed-wins =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
result-listed-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
result-listed-played = { $level } hat für dich gespielt
result-listed-played-wins = ein Bot hat für { $names } gewonnen
result-listed-ended = ohne Ergebnis beendet
result-unlist-of = Das Spiel { $game } mit { $names } aus der Liste nehmen
