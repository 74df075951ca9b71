# Rätsel: was gefragt wird, was zu Antworten gesagt wird, und der Befehl, der sie sucht.

## Der Befehl

puzzles-opt-minutes = Wie viele Minuten lang gesucht wird. Eine begonnene Partie wird beendet.
puzzles-opt-kind = Nur Rätsel dieser Art: { $kinds }. Kann mehrmals angegeben werden.
puzzles-opt-out = Die Datei, an die die Rätsel angehängt werden, eines pro Zeile; sonst { $usual }.
puzzles-opt-check = Nichts suchen: die Rätsel dieser Datei noch einmal spielen und sagen, welche falsch sind.
puzzles-opt-seed = Ein anderer Startwert ergibt andere Partien, in denen gesucht wird.
puzzles-mining = Rätselsuche
puzzles-mining-found =
    { $count ->
        [one] Rätselsuche: { $count } gefunden
       *[other] Rätselsuche: { $count } gefunden
    }
puzzles-looked-at = Partien: { $games }. Stellungen angesehen: { $positions }, beurteilt: { $judged }, eindeutig: { $clear }.
puzzles-kept = { $kind }: { $count }
puzzles-in-file =
    { $count ->
        [one] In { $file } ist { $count } Rätsel.
       *[other] In { $file } sind { $count } Rätsel.
    }
puzzles-checking = Die Rätsel werden noch einmal gespielt
puzzles-all-right =
    { $count ->
        [one] { $count } Rätsel, und es stimmt.
       *[other] { $count } Rätsel, und alle stimmen.
    }
puzzles-some-wrong =
    { $count ->
        [one] { $wrong } von { $count } Rätsel ist falsch.
       *[other] Falsche Rätsel: { $wrong } von { $count }.
    }
puzzles-fault = { $id }: { $reason }
puzzles-minutes-form = „{ $text }“ ist keine Zahl von Minuten. Schreib eine Zahl über 0, etwa 30 oder 0.5.
puzzles-no-kind = { $game } hat keine Rätsel der Art „{ $kind }“: { $reason }
puzzles-nothing-told = Züge verraten dort nichts.
puzzles-nothing-counted = Es hat keine Fragen zu seiner Wertung.

## Was an einer Datei nicht stimmt

puzzles-at = { $file }, Zeile { $line }: { $reason }
puzzles-not-json = Das ist kein JSON-Objekt.
puzzles-missing = „{ $key }“ fehlt.
puzzles-unknown-kind = Es gibt keine Art „{ $kind }“. Es gibt: { $kinds }.
puzzles-form = Es ist nicht wie ein Rätsel geschrieben ({ $reason }).
puzzles-other-content = Es entstand mit einem anderen Spielplan, anderen Plättchen oder anderen Karten, als { $game } in dieser Version hat (content_hash { $said }, hier { $here }).
puzzles-other-id = Es heißt { $id }, aber was es fragt, heißt { $right }: Es wurde geändert.
puzzles-other-game = { $file } enthält Rätsel von { $game }, nicht von { $wanted }.
puzzles-log = { $file } ist keine Liste angesehener Partien. Entfern sie, um neu zu beginnen.
puzzles-not-text = { $file } ist kein Text in UTF-8.
puzzles-not-kept = { $file } lässt sich nicht schreiben: { $reason }
puzzles-not-read = { $file } lässt sich nicht lesen: { $reason }
puzzles-none = { $file } enthält keine Rätsel.
puzzles-lost = Ein Prozess, der suchte, endete zu früh. Was gefunden wurde, bleibt. Mit --jobs 1 ist kein anderer Prozess nötig.

## Was an einem Rätsel nicht stimmt

puzzles-wrong-players = Die Stellung hat eine andere Zahl von Spielern.
puzzles-wrong-seat = Dieser Sitz ist nicht am Zug.
puzzles-wrong-move = „{ $move }“ ist dort nicht erlaubt.
puzzles-wrong-wrong = Es muss falsche Züge geben, und keiner darf zugleich richtig sein.
puzzles-wrong-line = Die Zugfolge beginnt nicht mit der Antwort oder lässt sich nicht spielen.
puzzles-wrong-playouts = Zu Ende gespielt, liegt die Antwort nicht vorn.
puzzles-wrong-judges = Die Gutachter finden die Antwort nicht mehr eindeutig am besten.
puzzles-wrong-odds = Die Wahrscheinlichkeiten sprechen nicht eindeutig für die Antwort.
puzzles-wrong-figure = Nach den Regeln ist die Zahl { $right }.
puzzles-wrong-choices = Angeboten werden müssen die Antwort und die falschen Antworten, jede einmal.

## Arten und Fragen

puzzles-kind-best = Bester Zug
puzzles-kind-win = Von hier aus gewinnen
puzzles-kind-belief = Wem gehört die Karte?
puzzles-kind-count = Zählen
puzzles-ask-best = Finde den besten Zug für { $seat }.
puzzles-ask-win = Das Ende ist nah: Finde den Zug, mit dem { $seat } gewinnt.
puzzles-ask-belief = Was hat { $seat } höchstwahrscheinlich?
puzzles-ask-belief-clans = Sieh dir die letzten Züge an. Für welchen Clan steht { $seat } höchstwahrscheinlich?
puzzles-ask-belief-trias = Welche Karte hat { $seat } höchstwahrscheinlich auf der Hand? { $seen }
puzzles-trias-seen = Die Rückseite zeigt Teil { $part }. Davon schon gespielt: { $cards }.
puzzles-trias-played = { $card } { $played } von { $cards }
puzzles-ask-count-clans = { $move } So entsteht ein Dorf auf Gebiet { $territory }. Wie viele Punkte bekommt dieser Clan: { $clan }?
puzzles-ask-count-genesis = Wenn die Partie jetzt zu Ende wäre: Wie viele Punkte bekäme { $seat } ({ $species }) aus dem Gebiet bei { $space } ({ $terrain })?
puzzles-ask-count-planet = Wenn die Partie jetzt zu Ende wäre: Wie viele Punkte hätte { $seat }?
puzzles-ask-count-planet-region = Auf dem Planeten von { $seat }: Wie viele Felder hat die größte Region dieses Lebensraums ({ $habitat })?
puzzles-ask-count-trias = Wenn die Partie jetzt zu Ende wäre: Wie viele Punkte bekäme { $seat } vom Kontinent { $wind } ({ $hex }; { $tiles } Plättchen)?

## Was zu Antworten gesagt wird

puzzles-worlds = Es ist der beste Zug in { $share } der Fälle, mit denen dieser Sitz rechnen muss.
puzzles-odds = { $card }: { $odds }
puzzles-telling = Was es verrät: { $story }
puzzles-figure = { $figure }
puzzles-cost = Das kostet { $cost } Gewinnchance.

## Verzählt: Clans

puzzles-clans-hostile = In dieser Epoche ist das Gelände unwirtlich: Das Dorf wird zerstört, und niemand bekommt Punkte.
puzzles-clans-driven-out = Alle fünf Clans treffen dort aufeinander. Ein Clan mit nur einer Hütte verliert sie, bevor das Dorf gewertet wird.
puzzles-clans-strife = Hütten, die der Streit vertreibt, zählen nicht mehr mit.
puzzles-clans-own-huts = Jeder Clan im Dorf bekommt dessen ganzen Wert, wie viele Hütten er dort auch hat.
puzzles-clans-bonus = Der Bonus der Epoche fehlt: Das Gelände ist günstig.
puzzles-clans-no-bonus = Es gibt keinen Bonus: In dieser Epoche ist das Gelände nicht günstig.
puzzles-clans-token = Das Plättchen gehört, wer das Dorf gründet, nicht dem Clan.

## Verzählt: Genesis

puzzles-genesis-shared = Gleich große Herden teilen sich die Plätze, und jeder Anteil wird abgerundet.
puzzles-genesis-factor = Das Gebiet zählt mehrfach: Es ist das größte von allen oder das größte seines Geländes.
puzzles-genesis-which-factor = Dreifach zählt nur das größte Gebiet von allen, doppelt das größte jedes anderen Geländes.
puzzles-genesis-once = Das Gebiet zählt einfach: Es ist nicht das einzige größte seines Geländes.
puzzles-genesis-two-places = Nur die größte und die zweitgrößte Herde bekommen Punkte.
puzzles-genesis-place = Sieh dir die Größe der Herden noch einmal an: Welche ist die größte, welche die zweite?
puzzles-genesis-alone = Beide Plätze bekommt eine Herde nur, wenn sie allein in ihrem Gebiet ist.

## Verzählt: Planet

puzzles-planet-own-animals = Ein Tier aus dem Lebensraum der eigenen Karte bringt nur 1 Punkt.
puzzles-planet-swapped = Es ist umgekehrt: Tiere aus dem Lebensraum der eigenen Karte bringen 1 Punkt, alle anderen 2.
puzzles-planet-other-animals = Tiere aus anderen Lebensräumen als dem der eigenen Karte bringen 2 Punkte.
puzzles-planet-card = Auch die Lebensraumkarte bringt Punkte.
puzzles-planet-all-portions = Das sind alle Felder dieses Lebensraums: Nicht alle hängen zusammen.
puzzles-planet-one-face = Eine Region geht über die Kanten weiter, auf die nächste Fläche.
puzzles-planet-faces = Gezählt werden Felder, nicht Flächen.
puzzles-planet-regions = So viele Regionen gibt es; gefragt ist nach der größten.
puzzles-planet-region = { $habitat }: Die größte Region hat { $portions } Felder; Regionen insgesamt: { $regions }.

## Verzählt: Trias

puzzles-trias-shared = Wer gleich viele Herden hat, teilt sich die Punkte zu gleichen Teilen.
puzzles-trias-rounded = Jeder Anteil wird aufgerundet.
puzzles-trias-both = Beide Plätze bekommt niemand allein: Der erste bringt so viele Punkte, wie es Plättchen gibt.
puzzles-trias-place = Zähle die Herden noch einmal: Wer hat dort die meisten, wer die zweitmeisten?

## Die Seiten

puzzles-page-title = Aufgaben
puzzles-page-of = Aufgaben: { $game }
puzzles-page-offer = Aufgaben: Finde den Zug in Stellungen aller Spiele
puzzles-page-offer-game = Aufgaben zu diesem Spiel
puzzles-page-games = Aufgaben zu
puzzles-page-mix = Alle Spiele im Wechsel
puzzles-page-streak = { $count } in Folge
puzzles-page-best = Rekord: { $count }
puzzles-page-tally = { $solved } gelöst · { $failed } noch einmal, von { $count }
puzzles-page-difficulty = Schwierigkeit { $difficulty } von 5
puzzles-page-is-new = neu
puzzles-page-is-failed = noch einmal
puzzles-page-is-solved = gelöst
puzzles-page-gone = Diese Aufgabe gibt es hier nicht oder nicht mehr: Aufgaben ändern sich mit dem Spielplan, den Plättchen und den Karten ihres Spiels.
puzzles-page-other-content = Du hast früher Aufgaben von { $game } mit einem anderen Spielplan, anderen Plättchen oder anderen Karten gelöst. Was du gelöst hast, bleibt, wie es ist, und zählt nicht für diese Aufgaben.
puzzles-page-counts = Eine Aufgabe ist gelöst, wenn deine erste Antwort stimmt. Nach einer falschen Antwort, oder wenn du die Lösung gesehen hast, kommt sie später wieder, und du kannst sie dann noch lösen.
puzzles-page-comes-back = Gelöst ist eine Aufgabe nur mit der ersten Antwort. Diese kommt nach einigen anderen wieder.
puzzles-page-earlier =
    { $count ->
        [one] Der Zug davor
       *[other] Die { $count } Züge davor
    }
puzzles-page-show-earlier = Zeigen
puzzles-page-show = Lösung zeigen
puzzles-page-skip = Eine andere
puzzles-page-next = Nächste Aufgabe
puzzles-page-again = Noch einmal
puzzles-page-right = Richtig!
puzzles-page-right-later = Jetzt stimmt es.
puzzles-page-solution = Die Lösung:
puzzles-page-wrong = Das ist es nicht.
puzzles-page-wrong-answer = Sieh noch einmal hin.
puzzles-page-cost-least = Das kostet mindestens { $cost } der Gewinnchance.
