# Planet: Namen, Züge, Ablehnungen, Punkte, Beschriftungen und die Regeln auf Deutsch.
# $tile, $face, $round, $earlier sind Zahlen als Text; $animal, $habitat, $habitats, $liking, $measure, $worth sind übersetzter Text.

## Namen

planet-title = Planet
planet-tagline = Eine Welt in deinen Händen, und ein Zuhause für ihre Tiere.
planet-summary = Eine eigene Welt, ganz am Anfang ihrer Zeit: Noch lebt nichts auf ihr. Kahl liegt sie in deinen Händen, mit zwölf Flächen zum Belegen. Runde für Runde wählst du Land und Meer, drehst die Plättchen, bis sie passen, und lässt Ozeane, Wälder, Wüsten, Gebirge und Gletscher zusammenwachsen. Von der dritten Runde an kommen Tiere, und jedes lässt sich auf dem Planeten nieder, der ihm am besten gefällt.

planet-option-rules = Regeln
planet-option-rules-note = Im vollständigen Spiel hat jeder einen geheimen Lebensraum: Er bringt am Ende Punkte, und Tiere anderer Lebensräume zählen 2 Punkte. Im Einstiegsspiel zählt jedes Tier 1 Punkt, sonst nichts: Das Heft empfiehlt es für die erste Partie und mit Kindern.
planet-option-rules-full = vollständig
planet-option-rules-beginners = für den Einstieg, ohne Lebensraumkarten
planet-option-animals = Tiere
planet-option-animals-note = Offen: Du siehst von Anfang an, welche Tiere wann kommen. Überraschung: Die Hälfte liegt verdeckt, nach jeder Runde wird eines aufgedeckt.
planet-option-animals-open = alle offen
planet-option-animals-surprise = Überraschung

planet-habitat-ocean = Ozean
planet-habitat-forest = Wald
planet-habitat-desert = Wüste
planet-habitat-mountain = Gebirge
planet-habitat-glacier = Gletscher

planet-animal-whale = Wal
planet-animal-otter = Otter
planet-animal-turtle = Schildkröte
planet-animal-octopus = Krake
planet-animal-narwhal = Narwal
planet-animal-jellyfish = Qualle
planet-animal-dolphin = Delfin
planet-animal-shark = Hai
planet-animal-seahorse = Seepferdchen
planet-animal-panda = Panda
planet-animal-beaver = Biber
planet-animal-tiger = Tiger
planet-animal-gorilla = Gorilla
planet-animal-fox = Fuchs
planet-animal-owl = Eule
planet-animal-frog = Frosch
planet-animal-jaguar = Jaguar
planet-animal-sloth = Faultier
planet-animal-camel = Kamel
planet-animal-flamingo = Flamingo
planet-animal-lion = Löwe
planet-animal-elephant = Elefant
planet-animal-saiga = Saiga
planet-animal-scorpion = Skorpion
planet-animal-meerkat = Erdmännchen
planet-animal-ostrich = Strauß
planet-animal-cobra = Kobra
planet-animal-ibex = Steinbock
planet-animal-moose = Elch
planet-animal-bear = Bär
planet-animal-vulture = Geier
planet-animal-yak = Yak
planet-animal-marmot = Murmeltier
planet-animal-eagle = Adler
planet-animal-chamois = Gämse
planet-animal-alpaca = Alpaka
planet-animal-penguin = Pinguin
planet-animal-walrus = Walross
planet-animal-lynx = Luchs
planet-animal-hare = Hase
planet-animal-wolf = Wolf
planet-animal-ermine = Hermelin
planet-animal-seal = Robbe
planet-animal-reindeer = Rentier
planet-animal-lemming = Lemming

## Was ein Tier mag
# „der größte Wald, der einen Gletscher berührt“: aus den folgenden Teilen zusammengesetzt.

planet-liking-most = die meisten { $most }
planet-liking-touching = { $largest } { $other } berührt
planet-liking-apart = { $largest } { $other } berührt

planet-most-ocean = getrennten Ozeane
planet-most-forest = getrennten Wälder
planet-most-desert = getrennten Wüsten
planet-most-mountain = getrennten Gebirge
planet-most-glacier = getrennten Gletscher

planet-largest-ocean = der größte Ozean, der
planet-largest-forest = der größte Wald, der
planet-largest-desert = die größte Wüste, die
planet-largest-mountain = das größte Gebirge, das
planet-largest-glacier = der größte Gletscher, der

planet-some-ocean = einen Ozean
planet-some-forest = einen Wald
planet-some-desert = eine Wüste
planet-some-mountain = ein Gebirge
planet-some-glacier = einen Gletscher

planet-no-ocean = keinen Ozean
planet-no-forest = keinen Wald
planet-no-desert = keine Wüste
planet-no-mountain = kein Gebirge
planet-no-glacier = keinen Gletscher

planet-portions =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
planet-regions =
    { $count ->
        [one] { $count } Gebiet
       *[other] { $count } Gebiete
    }

planet-ending-twelve = Die zwölfte Runde ist vorbei.

## Züge

planet-move-animal = Unter Runde { $round } liegt: { $animal } ({ $liking }).
planet-move-surprise = Aufgedeckt für Runde { $round }: { $animal } ({ $liking }).
planet-move-habitat = { $seat } zieht die Lebensraumkarte { $habitat }.
planet-move-hidden = { $seat } zieht eine Lebensraumkarte.
planet-move-reveal = Plättchen { $tile } wird aufgedeckt ({ $habitats }).
planet-move-tile = { $seat } legt Plättchen { $tile } ({ $habitats }) auf Fläche { $face }{ $turn ->
        [1] , einmal nach rechts gedreht
        [2] , zweimal nach rechts gedreht
        [3] , zweimal nach links gedreht
        [4] , einmal nach links gedreht
       *[other] { "" }
    }.

planet-put-aside =
    { $count ->
        [one] Plättchen { $tiles } kommt verdeckt auf den Stapel für Runde { $round }.
       *[other] Die Plättchen { $tiles } kommen verdeckt auf den Stapel für Runde { $round }.
    }
planet-leave =
    { $count ->
        [one] Plättchen { $tiles } kommt aus dem Spiel.
       *[other] Die Plättchen { $tiles } kommen aus dem Spiel.
    }
planet-given =
    { $next ->
        [0] { $animal } ({ $liking }): geht an { $seat } ({ $measure }); sonst hat niemand, was es braucht.
       *[other] { $animal } ({ $liking }): geht an { $seat } ({ $measure }); sonst hat niemand mehr als { $next }.
    }
planet-given-second = { $animal } ({ $liking }): Gleichstand (je { $measure }). Das zweitgrößte Gebiet entscheidet, { $best } zu { $next }: geht an { $seat }.
planet-given-third = { $animal } ({ $liking }): Gleichstand (je { $measure }), auch beim zweitgrößten Gebiet. Das drittgrößte entscheidet, { $best } zu { $next }: geht an { $seat }.
planet-moved-on-tie = { $animal } ({ $liking }): Gleichstand (je { $measure }). Die Karte rückt in Runde { $round } weiter.
planet-moved-on-none = { $animal } ({ $liking }): Kein Planet bietet das. Die Karte rückt in Runde { $round } weiter.
planet-nobody-tie = { $animal } ({ $liking }): Gleichstand (je { $measure }), und nichts löst ihn auf. Niemand bekommt die Karte.
planet-nobody-none = { $animal } ({ $liking }): Kein Planet bietet das. Niemand bekommt die Karte.
planet-round = Runde { $round } beginnt. { $seat } fängt an.

## Ablehnungen

planet-refusal-P5-1 = Das Spiel ist zu Ende: Zwölf Runden sind gespielt.
planet-refusal-P2-2-first = Die Tiere werden noch ausgelegt. Bevor sie liegen, legt niemand ein Plättchen.
planet-refusal-P6-2-first = Erst wird ein Tier aufgedeckt.
planet-refusal-P2-3-first = Erst bekommen alle eine Lebensraumkarte.
planet-refusal-P3-1-first = Erst werden die fünf Plättchen der Runde aufgedeckt.
planet-refusal-P2-2-now = { $animal }: Jetzt wird kein Tier ausgelegt.
planet-refusal-P2-2-round = { $animal }: Das nächste Tier kommt nicht unter Runde { $round }. Die Tiere werden in der Reihenfolge der Runden ausgelegt.
planet-refusal-P1-6 = { $animal }: Diese Karte ist schon gezogen, und es gibt sie nur einmal.
planet-refusal-P2-3-now = { $seat } bekommt jetzt keine Lebensraumkarte. Sie werden einmal ausgeteilt, Sitz für Sitz, vor der ersten Runde.
planet-refusal-P6-1 = Im Spiel für den Einstieg gibt es keine Lebensraumkarten.
planet-refusal-P2-3-taken = Die Lebensraumkarte { $habitat } ist schon ausgeteilt.
planet-refusal-P3-1-now = Plättchen { $tile }: Jetzt wird kein Plättchen aufgedeckt. Das geschieht zu Beginn der Runden 1 bis 10.
planet-refusal-P2-1 = Plättchen { $tile } ist schon aufgedeckt worden.
planet-refusal-P3-1-tile = Plättchen { $tile } liegt nicht offen aus. Wähle eines von diesen: { $tiles }.
planet-refusal-P3-3 = Fläche { $face } deines Planeten ist belegt, und was dort liegt, bleibt liegen. Wähle eine kahle Fläche.

## Punkte

planet-worth-own = 1 Punkt, denn das ist auch der Lebensraum der Lebensraumkarte
planet-worth-other = 2 Punkte
planet-worth-beginners = 1 Punkt
planet-worth-unknown = 1 oder 2 Punkte, je nach Lebensraumkarte

planet-score-habitat =
    { $seat }, Lebensraumkarte { $habitat }: { $portions ->
        [one] { $portions } Feld
       *[other] { $portions } Felder
    }, { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
planet-score-habitat-hidden = { $seat }: Die Lebensraumkarte ist noch verdeckt.
planet-score-animal-plain = { $animal }, { $seat }: { $worth }.
planet-score-animal =
    { $next ->
        [0] { $animal }, { $seat }, Runde { $round }: { $liking }, { $measure } ohne Konkurrenz. { $worth }.
       *[other] { $animal }, { $seat }, Runde { $round }: { $liking }, { $measure } gegen { $next }. { $worth }.
    }
planet-score-animal-moved =
    { $next ->
        [0] { $animal }, { $seat }, Runde { $round }, weitergerückt aus Runde { $earlier }: { $liking }, { $measure } ohne Konkurrenz. { $worth }.
       *[other] { $animal }, { $seat }, Runde { $round }, weitergerückt aus Runde { $earlier }: { $liking }, { $measure } gegen { $next }. { $worth }.
    }
planet-score-animal-second = { $animal }, { $seat }, Runde { $round }: { $liking }, Gleichstand (je { $measure }), dann { $best } gegen { $next } beim zweitgrößten Gebiet. { $worth }.
planet-score-animal-third = { $animal }, { $seat }, Runde { $round }: { $liking }, Gleichstand (je { $measure }), auch beim zweitgrößten Gebiet, dann { $best } gegen { $next } beim drittgrößten. { $worth }.
planet-score-nobody = { $animal }: { $liking }. Nach der letzten Runde lag niemand vorn, und niemand bekommt die Karte.

## Beschriftungen

planet-label-seat = { $seat }
planet-label-turn = Runde { $round }: { $seat } legt ein Plättchen
planet-label-laying = Die Tiere werden ausgelegt
planet-label-dealing = Die Lebensraumkarten werden ausgeteilt
planet-label-turning = Runde { $round }: Plättchen werden aufgedeckt
planet-label-surprise = Ein Tier wird aufgedeckt
planet-label-winners =
    { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen.
    }
planet-label-round = Runde
planet-label-first = fängt an
planet-label-tiles = Offene Plättchen
planet-label-left = Für Runde { $round }
planet-label-animals = Tiere
planet-label-leads = vorn
planet-label-tie = Gleichstand
planet-label-none = noch niemand
planet-label-nobody = niemand
planet-label-face-down = verdeckt
planet-label-points = Punkte
planet-label-now = Wäre jetzt Schluss
planet-label-card = Lebensraumkarte
planet-label-secret = verdeckt
planet-label-bare = kahl
planet-label-face = Fläche { $face }
planet-label-tile = Plättchen { $tile }
planet-label-portions = Felder
planet-prompt-place = Runde { $round }: Wähle eines der offenen Plättchen, eine kahle Fläche deines Planeten und wie das Plättchen gedreht wird.

## Lesen

planet-unreadable = „{ $text }“ ist kein Zug bei Planet. Schreib „tile 17 face 3 turn 2“ für Plättchen 17 auf Fläche 3, zweimal gedreht.
planet-unreadable-tile = „{ $text }“: Ein Plättchen { $number } gibt es nicht. Sie sind von 0 bis 49 nummeriert.
planet-unreadable-face = „{ $text }“: Eine Fläche { $number } gibt es nicht. Sie sind von 0 bis 11 nummeriert.
planet-unreadable-turn = „{ $text }“: Ein Plättchen wird nicht { $number }-mal gedreht, sondern 0- bis 4-mal.
planet-unreadable-round = „{ $text }“: Unter Runde { $number } liegen keine Tiere. Sie liegen unter den Runden 3 bis 12.
planet-unreadable-seat = „{ $text }“: Einen Sitz { $number } gibt es nicht. Sie sind von 0 bis 3 nummeriert.
planet-unreadable-animal = „{ $text }“: Ein Tier „{ $name }“ gibt es nicht. Meintest du „{ $nearest }“?

planet-position-habitats = „habitats { $text }“: Nötig ist für jeden Sitz ein anderer Lebensraum ({ $habitats }), „?“, wo er nicht bekannt ist, „-“, wo noch keiner ausgeteilt ist.
planet-position-card = „{ $text }“ ist keine Karte, die hierher passt. Schreib die Runde, unter der sie liegt, und das Tier, 6:fox, und wer es bekam, 6:fox>1, oder 6:fox>- für niemanden.
planet-position-card-twice = „{ $text }“: Dieses Tier ist zweimal da.
planet-position-planets = Für jede der { $players } Personen muss es einen Planeten geben, und die Zahl ist hier { $count }.
planet-position-face = „{ $text }“ ist keine Fläche, die hierher passt. Schreib die Nummer einer Fläche, jede einmal, und die Buchstaben ihrer fünf Felder ({ $letters }): 3:OOFFD.
planet-position-tiles = „{ $text }“: Plättchen sind Zahlen von 0 bis 49, Reihen davon wie 3-7; höchstens fünf liegen offen oder in einem Stapel.
planet-position-tile-twice = Dasselbe Plättchen ist zweimal da.
planet-position-few = „{ $clause }“: Für den Rest des Spiels sind hier mindestens { $needed } nötig, und es sind { $count }.

planet-content-no-object = Der Inhalt von Planet ist ein JSON-Objekt mit „tiles“, „animals“ und „habitats“.
planet-content-unknown-key = „{ $key }“ gehört nicht in den Inhalt von Planet. Er hat: { $keys }.
planet-content-missing-key = Im Inhalt fehlt „{ $key }“.
planet-content-fifty = „tiles“ muss 50 Plättchen nennen und nennt { $count }.
planet-content-tile = Plättchen { $tile }: { $text } ist kein Plättchen. Ein Plättchen besteht aus fünf dieser Buchstaben: { $letters }.
planet-content-tile-habitats = Plättchen { $tile }, { $text }: Ein Plättchen zeigt, wie es heißt, zwei oder drei Lebensräume, und dieses zeigt { $count }.
planet-content-tile-twice = Plättchen { $tile }, { $text }, ist dasselbe wie Plättchen { $other }, nur gedreht. Alle Plättchen sind, wie es heißt, verschieden.
planet-content-forty-five = „animals“ muss 45 Tiere nennen und nennt { $count }.
planet-content-animal = Tier { $animal }: { $text } ist kein Tier. Es hat „name“, „habitat“, „kind“ und, wenn „kind“ nicht „most“ ist, „other“. „border“ darf dazukommen.
planet-content-animal-name = Tier { $animal }: { $text } ist kein Name. Ein Name ist ein Wort in Kleinbuchstaben von a bis z.
planet-content-animal-name-twice = Zwei Tiere heißen „{ $name }“. Jeder Name kommt einmal vor.
planet-content-animal-habitat = „{ $name }“: { $text } ist kein Lebensraum. Die Lebensräume sind: { $habitats }.
planet-content-animal-kind = „{ $name }“: { $text } ist keine Art. Die Arten sind: { $kinds }.
planet-content-animal-most = „{ $name }“ mag die meisten Gebiete seines Lebensraums und hat deshalb kein „other“; hier ist es { $text }.
planet-content-animal-other = „{ $name }“: { $text } ist nicht der andere Lebensraum, der hier nötig ist: einer von { $habitats }.
planet-content-animal-twice = „{ $name }“ mag dasselbe wie „{ $other }“ ({ $liking }). Zu jedem Lebensraum gibt es, wie es heißt, ein Tier für die meisten Gebiete und zu jedem anderen Lebensraum eines, das ihn berührt haben will, und eines, das ihn nicht berührt haben will.
planet-content-portions = Die Plättchen haben diese Felder: { $counts }. Ozean hat, wie es heißt, die meisten, dann Wald, und Gletscher die wenigsten.
planet-content-five-steps = „{ $habitat }“: Die Stufen sind { $text }. Berichtet werden fünf Stufen von je drei Feldern; von dieser ersten an: { $reported }.
planet-content-habitats = „habitats“ muss zu jedem von diesen eine Liste haben, und sonst nichts: { $habitats }.
planet-content-steps = „{ $habitat }“: { $text } ist keine Liste von Stufen. Eine Stufe ist [Felder, Punkte], Felder von 1 bis 60 und Punkte von 1 bis 99.
planet-content-rising = „{ $habitat }“: Auf die Stufe { $one } folgt { $next }. Felder und Punkte müssen von Stufe zu Stufe steigen.

## Die Regeln

planet-rules-1-title = Worum es geht
planet-rules-1-text =
    Alle bauen eine Welt. Deine ist zu Beginn eine kahle Kugel mit zwölf fünfeckigen Flächen, ein Dodekaeder, das du in den Händen drehen kannst [P1.1]. In jeder von zwölf Runden wählst du ein Stück Land und Meer, legst es auf eine der Flächen und drehst es so, dass Ozean an Ozean stößt und Wald an Wald.

    Von der dritten Runde an suchen Tiere ein Zuhause. Der Panda will viele Wälder, der Elefant eine große Wüste an einem Gebirge, und jedes Tier lässt sich auf dem Planeten nieder, der ihm am besten gefällt. Am Ende zählst du Punkte für deine Tiere und für den Lebensraum, der deinem Planeten insgeheim am Herzen liegt. Wer die meisten Punkte hat, gewinnt [P5.3].

    Planet ist für 2 bis 4 Personen ab 8 Jahren und dauert etwa 30 Minuten.

planet-rules-2-title = Was auf dem Tisch liegt
planet-rules-2-text =
    Es gibt 4 kahle **Planeten**, je einen für alle, die mitspielen, 50 **Plättchen** mit Land und Meer, 45 **Tierkarten**, 5 **Lebensraumkarten** und 1 Marker für den Startspieler. Ein Plättchen ist ein Fünfeck aus fünf Dreiecken, den **Feldern**, und jedes Feld ist Ozean, Wald, Wüste, Gebirge oder Gletscher [P1.2].

    Jedes Plättchen zeigt zwei oder drei Lebensräume, und gleiche Felder liegen nebeneinander oder getrennt. Keine zwei Plättchen sind gleich, wie man sie auch dreht. Auf allen 50 zusammen sind 61 Felder Ozean, 57 Wald, 42 Wüste, 49 Gebirge und 41 Gletscher: Gletscher sind selten, Ozeane nicht [P1.5].

    Zu jedem Lebensraum gehören neun Tiere. Eines will die meisten getrennten Gebiete. Vier wollen das größte Gebiet, das einen der anderen Lebensräume berührt: beim Fuchs ist das der größte Wald, der einen Gletscher berührt, bei der Schildkröte der größte Ozean, der eine Wüste berührt. Vier wollen das größte Gebiet, das einen von ihnen nicht berührt: beim Rentier ist das der größte Gletscher, der keine Wüste berührt [P1.6].

    Eine Lebensraumkarte gibt Punkte für die Felder ihres Lebensraums auf deinem Planeten. Sie hat fünf Stufen von je drei Feldern, die 2, 4, 6, 8 und 10 Punkte geben. Gletscher und Wüste verlangen 11, 14, 17, 20 und 23 Felder, Gebirge 13, 16, 19, 22 und 25, Wald 15, 18, 21, 24 und 27, Ozean 16, 19, 22, 25 und 28 [P1.7]. Beispiel: Mit 16 Feldern Gebirge gibt die Gebirgskarte 4 Punkte.

planet-rules-3-title = Nachbarn und Gebiete
planet-rules-3-text =
    Jedes Feld hat drei Nachbarn: die zwei neben ihm auf demselben Plättchen und das jenseits der Kante der Fläche. Eine kahle Fläche hat keine Felder, die Kante zu ihr führt also nirgendwohin [P1.3]. Felder, die sich nur in einem Punkt treffen, sind keine Nachbarn: weder die eines Plättchens, die sich in dessen Mitte treffen, noch die dreier Plättchen, die sich an einer Ecke des Planeten treffen.

    Ein **Gebiet** ist alles von einem Lebensraum, was von Nachbar zu Nachbar zusammenhängt, sei es ein Feld oder seien es zwanzig. Zwei Gebiete berühren sich, wenn ein Feld des einen Nachbar eines Feldes des anderen ist [P1.4].

    Beispiel: Ein Plättchen zeigt im Uhrzeigersinn Ozean, Ozean, Wald, Wald, Wüste. Seine zwei Ozeanfelder sind ein Gebiet, seine zwei Waldfelder ein anderes. Jenseits der Kante eines der Waldfelder liegt ein Plättchen, dessen Feld dort ebenfalls Wald ist: Nun gehören sie alle zu einem größeren Wald.

planet-rules-4-title = Der Aufbau
planet-rules-4-text =
    Die Plättchen werden gemischt und in zehn verdeckte Stapel zu fünf gelegt: einen für jede der Runden 1 bis 10 [P2.1].

    Zwanzig Tiere werden gezogen und offen unter die Runden gelegt: je eines unter die Runden 3, 4 und 5, je zwei unter 6 bis 9, je drei unter 10 bis 12. So können alle von Anfang an mit ihnen planen [P2.2].

    Alle ziehen eine Lebensraumkarte und halten sie bis zum Schluss verdeckt. Wer anfängt, entscheidet das Los, wenn ihr die Reihenfolge nicht selbst festlegt; bei einer Revanche ist es die nächste Person, am echten Tisch die jüngste [P2.3]. In der ersten Partie und mit Kindern lasst die Lebensraumkarten weg [P6.1].

planet-rules-5-title = Eine Runde: Land und Meer
planet-rules-5-text =
    Die fünf Plättchen der Runde werden aufgedeckt. Wer den Marker hat, fängt an, dann geht es im Uhrzeigersinn weiter: Nimm eines der Plättchen, die noch da sind, und lege es auf eine kahle Fläche deines Planeten, gedreht, wie du willst. Fünf Drehungen sind möglich [P3.1].

    Ein gelegtes Plättchen bleibt für immer liegen. Alle Planeten dürfen jederzeit von allen Seiten angesehen werden, der eigene und die der anderen [P3.3].

    Plättchen, die niemand genommen hat, werden verdeckt beiseitegelegt, in der Reihenfolge, in der sie aufgedeckt wurden. Die ersten fünf sind die Plättchen der Runde 11, die nächsten fünf die der Runde 12; weitere kommen aus dem Spiel. Da alle sie gesehen haben, ist kein Geheimnis, was die letzten beiden Runden bringen [P3.2]. Beispiel: Zu dritt bleiben in jeder Runde zwei Plättchen übrig. Nach zwei Runden liegen vier für Runde 11 bereit; von den beiden der dritten Runde ist das früher aufgedeckte das fünfte, und das andere beginnt den Stapel der Runde 12.

planet-rules-6-title = Eine Runde: das Leben
planet-rules-6-text =
    Von der dritten Runde an seht ihr euch, wenn alle ihr Plättchen gelegt haben, die Tiere der Runde an. Jedes geht an den Planeten, der ihm am besten gefällt [P4.1]:

    - Will es die **meisten Gebiete** eines Lebensraums, so zählt die getrennten.
    - Will es das **größte Gebiet, das** einen anderen Lebensraum **berührt**, so seht nur die Gebiete an, die ihn irgendwo berühren, und vergleicht das größte davon. Es muss nicht das größte von allen sein: Ein Wald von 12 fern von jedem Gletscher sagt dem Fuchs nichts, ein Wald von 3 an einem Gletscher schon.
    - Will es das **größte Gebiet, das** einen anderen Lebensraum **nicht berührt**, so seht nur die Gebiete an, die ihn nirgends berühren, und vergleicht das größte davon. Für das Rentier zählt ein Gletscher von 4 fern von jeder Wüste, auch wenn einer von 7 an einer Wüste nicht zählt. Eine kahle Fläche ist kein Lebensraum und verdirbt nichts.

    Wer kein solches Gebiet hat, kann die Karte nicht bekommen [P4.2].

    Sind zwei oder mehr gleich gut, oder hat niemand ein solches Gebiet, so rückt die Karte in die nächste Runde weiter und wird dort entschieden, zusammen mit den Tieren jener Runde [P4.3]. Sie kann mehrmals weiterrücken.

    Nach Runde 12 gibt es keine nächste Runde, deshalb wird ein Gleichstand dort aufgelöst. Bei Tieren, die das größte Gebiet verlangen, ob mit oder ohne Berührung, vergleichen alle, die gleichauf liegen, ihr zweitgrößtes Gebiet der verlangten Art, dann das drittgrößte. Wer zurückliegt oder keines hat, scheidet aus. Steht es nach dem drittgrößten noch gleich, bekommt niemand die Karte. Geht es um die meisten Gebiete, so bekommt bei Gleichstand niemand die Karte [P4.4].

    Beispiel: In Runde 12 haben zwei von euch je einen Wald von 9 Feldern, der einen Gletscher berührt. Einer hat noch einen Wald an einem Gletscher, von 5 Feldern; der andere hat keinen. Wer den zweiten Wald hat, bekommt den Fuchs [P4.v1].

    Dann geht der Marker nach links, und die nächste Runde beginnt [P4.5].

planet-rules-7-title = Das Ende und wer gewinnt
planet-rules-7-text =
    Nach der zwölften Runde sind alle Planeten belegt. Die Lebensraumkarten werden gezeigt, und jede gibt die Punkte für die Felder auf dem Planeten, zu dem sie gehört [P5.1].

    Ein Tier, dessen Lebensraum der deiner Lebensraumkarte ist, gibt 1 Punkt, jedes andere 2, gleich ob die Lebensraumkarte selbst dir Punkte gab [P5.2]. Der Lebensraum eines Tieres ist der, von dem es viel will, und die Farbe am Rand seiner Karte: Der Fuchs ist ein Waldtier.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Tiere hat; steht es auch da gleich, gewinnen alle, die gleichauf liegen [P5.3].

    Beispiel: Adas Karte ist Wald. Sie hat 18 Felder Wald, das gibt 4 Punkte. Sie hat den Fuchs und den Panda, je 1 Punkt, und das Kamel, die Robbe und den Wolf, je 2 Punkte: 4 + 2 + 6 = 12.

planet-rules-8-title = Zwei andere Spielweisen
planet-rules-8-text =
    Für den **Einstieg**: ohne Lebensraumkarten. Jedes Tier gibt 1 Punkt. Das Heft empfiehlt es für die erste Partie und mit Kindern [P6.1].

    Mit **Überraschungstieren**: Unter jeder der Runden 3 bis 12 liegen zwei Tiere, eines offen und eines verdeckt. Am Ende jeder Runde, von der ersten an, wird eines aufgedeckt: am Ende der Runde 1 das der Runde 3, am Ende der Runde 2 das der Runde 4 und so weiter [P6.2]. So liegen zu Beginn jeder Runde alle Tiere dieser und der nächsten Runde offen.

    Beides lässt sich verbinden.

planet-rules-9-title = Was verdeckt ist
planet-rules-9-text =
    Verdeckt sind die Lebensraumkarten, die Plättchen der Stapel, die noch nicht aufgedeckt wurden, und bei Überraschungstieren die verdeckten Tiere. Alles andere sehen alle, auch was für die Runden 11 und 12 bereitliegt [P7.1].

planet-rules-10-title = Tipps für gutes Spiel
planet-rules-10-text =
    - Schau voraus, Runde für Runde. Ein Gebiet, das in Runde 6 groß ist, kann in Runde 11 noch einmal gewinnen, wenn dort ein Tier mit demselben Geschmack wartet.
    - Was ein Tier will, muss zusammenhängen, wenn seine Runde endet, nicht früher und nicht später. Verbinde zwei Gebiete rechtzeitig, oder halte sie getrennt für das Tier, das viele will [P4.1].
    - Ein falscher Nachbar genügt: ein einziges Feld Wüste an deinem größten Gletscher, und für das Rentier zählt er nicht mehr. Ein kleinerer, der keine Wüste berührt, zählt noch [P4.1].
    - Sieh dir die anderen Planeten an, bevor du wählst. Ein Feld Vorsprung genügt, und manchmal ist das beste Plättchen eines, das jemand anderes braucht [P3.3].
    - Tiere anderer Lebensräume zählen für dich doppelt. Deine Lebensraumkarte will viele Felder, aber die Tiere dieses Lebensraums brauchst du dafür nicht [P5.2].
    - Halte eine Fläche frei, wo es nützt. Die letzte kahle Fläche entscheidet, wie sich zwei Gebiete treffen, und du kennst die Plättchen der Runden 11 und 12 [P3.2].
    - Bei Gleichstand ist nichts verloren: In der nächsten Runde ist die Karte wieder dabei [P4.3].

planet-rules-11-title = Eigene Plättchen und Tiere
planet-rules-11-text =
    Planet ist von Urtis Šulinkas, illustriert von Sabrina Miramon, erschienen 2018. Diese Regeln folgen dem italienischen Heft.

    Die Bilder der Plättchen kennen wir nicht: Unsere fünfzig sind neu gezeichnet [P1.5]. Panda, Elefant, Rentier und Fuchs wollen, was im Heft steht; Schildkröte, Tiger, Qualle, Elch und Wal, was Leute berichten, die das Spiel haben. Die anderen Tiere und was sie wollen haben wir gewählt [P1.6]. Die Stufen der Karten für Gletscher, Wüste und Wald passen zu dem, was Heft und Berichte sagen; die für Gebirge und Ozean sind unsere eigenen [P1.7].

    Wer die Schachtel besitzt, kann mit ihrem Inhalt spielen: Plättchen und Karten werden in eine Datei getippt und vor dem Spiel geprüft [P1.8].

## Entscheidungen: warum so gespielt wird

planet-ruling-P2-2 = Die Reihen der Tiere waren ein Bild, das wir nicht haben. So berichten es Leute, die das Spiel haben.
planet-ruling-P3-2 = Das Heft legt diese Plättchen verdeckt ab und sagt nicht, in welcher Reihenfolge sie auf die Stapel kommen. Alle haben sie gesehen, also darf man hier nachsehen.
planet-ruling-P4-1 = Nach dem Buchstaben des Hefts müsste das größte Gebiet von allen den anderen Lebensraum berühren oder nicht berühren. Hier wird bei beiden Arten das größte von denen verglichen, die es tun. Die Regel für den Gleichstand verlangt das: Dort erfüllt ein Planet die Bedingung „ein zweites Mal“, und das kann nur ein Gebiet, das sie erfüllt.
planet-ruling-P4-4 = Im Heft ist es umgekehrt: Dort gehen Karten für das größte Gebiet an niemanden, und die anderen werden verglichen. Sein Beispiel aber vergleicht gerade größte Gebiete, und dem folgen wir.
planet-ruling-P5-2 = Das Heft verweist auf die Farbe am Rand der Tierkarte, die wir nicht gesehen haben. Wir nehmen den Lebensraum an, von dem das Tier viel will. Eine Datei mit den Karten der Schachtel kann einen anderen angeben.
planet-ruling-P6-2 = Das Heft deckt vom Ende der ersten Runde an jede Runde eine Karte auf. Das sind zwei Runden im Voraus, auch wenn es von dreien spricht; wir halten uns an die Zählung.

## Im Browser

planet-web-net = Der Planet, aufgefaltet
planet-web-planets = Planeten
planet-web-tile = Plättchen { $tile }: { $habitats }
planet-web-face = Fläche { $face }: { $habitats }
planet-web-faces-of = { $seat }, Flächen
planet-web-bare-face = Fläche { $face }, kahl. Ringsum: { $around }
planet-web-edge = Fläche { $face } { $habitat }
planet-web-ghost = Plättchen { $tile } liegt vorläufig auf Fläche { $face }: { $meetings }
planet-web-meets = { $here } neben { $there }
planet-web-meets-nothing = { $here } neben einer kahlen Fläche
# Hier ist $turn eine Zahl: wie oft das Plättchen nach rechts gedreht ist, von fünfmal.
planet-web-move = Plättchen { $tile } ({ $habitats }) auf Fläche { $face }{ $turn ->
        [1] , einmal nach rechts gedreht
        [2] , zweimal nach rechts gedreht
        [3] , zweimal nach links gedreht
        [4] , einmal nach links gedreht
       *[other] { "" }
    }
planet-web-region =
    { $count ->
        [one] { $habitat }, { $count } Feld, berührt { $touches }
       *[other] { $habitat }, { $count } Felder, berührt { $touches }
    }
planet-web-region-alone =
    { $count ->
        [one] { $habitat }, { $count } Feld, berührt nichts
       *[other] { $habitat }, { $count } Felder, berührt nichts
    }
planet-web-take-tile = Nimm eines der Plättchen
planet-web-take-tile-for = Nimm jetzt ein Plättchen für diese Fläche
planet-web-take-face = Wähle eine kahle Fläche
planet-web-in-hand = Plättchen { $tile } in der Hand
planet-web-turn-left = Nach links drehen (Umschalt + R)
planet-web-turn-right = Nach rechts drehen (R)
planet-web-place = Hier anlegen
planet-web-take-back = Zurücknehmen (Esc)
planet-web-home = Zurück zu meinem Planeten
planet-web-count = Gebiete zählen
planet-web-now = jetzt
planet-web-moved-on = aus Runde { $round }
planet-web-leads = { $seat } liegt um { $lead } vorn
planet-web-settled = lebt bei { $seat }
planet-web-settled-animals = Heimisch
planet-web-animals-of =
    { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
planet-web-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
planet-web-missing =
    { $count ->
        [one] Noch { $count } Feld bis zur nächsten Stufe
       *[other] Noch { $count } Felder bis zur nächsten Stufe
    }
planet-web-steps = Punkte nach Zahl der Felder
planet-web-habitat = Lebensraum
planet-web-regions = Gebiete
planet-web-largest = Größtes
planet-web-regions-of = Der Planet von { $seat }
planet-web-holding = { $habitat }: Felder { $portions }, Gebiete { $regions }, größtes { $largest }
planet-web-later = Plättchen der letzten Runden
planet-web-no-tiles = keine
planet-web-flat = Dieser Browser kann den Planeten nicht räumlich zeigen; auf dem aufgefalteten geht alles.

## Beispiele in den Regeln

planet-example-region = Fläche 0 zeigt Ozean, Ozean, Wald, Wald, Wüste. Jenseits der Kante eines ihrer Wälder liegt Fläche 3, und auch dort ist Wald. Also sind die zwei Wälder hier und die drei dort ein Gebiet aus 5 Feldern.
planet-example-place = Ada nimmt Plättchen 12 und dreht es so, dass seine Wälder am Wald von Fläche 0 liegen. Ihr Waldgebiet wächst von 5 Feldern auf 9.
planet-example-fox = Der Fuchs will den größten Wald, der einen Gletscher berührt. Adas größter Wald auf den Flächen 0 und 3 hat 5 Felder, aber keinen Gletscher neben sich: Dem Fuchs bedeutet er nichts. Der auf den Flächen 10 und 11 hat 4 und berührt Gletscher: Er zählt.
planet-example-panda = Der Panda will die meisten Wälder. Ada hat drei kleine, einen auf Fläche 0 und zwei auf Fläche 11. Bruno hat einen aus 4 Feldern. Auf die Größe kommt es nicht an: Zurzeit geht der Panda an Ada.
planet-example-elephant = Der Elefant will die größte Wüste, die ein Gebirge berührt. Adas Wüste auf den Flächen 0 und 3 hat 5 Felder, aber kein Gebirge neben sich: Sie zählt nicht. Die auf den Flächen 10 und 11 hat 3 und berührt Gebirge: Sie zählt.
planet-example-reindeer = Das Rentier will den größten Gletscher, der keine Wüste berührt. Adas Gletscher auf den Flächen 0 und 3 hat 4 Felder, aber eines liegt an einer Wüste: Er zählt nicht. Der auf Fläche 11 hat 2 und berührt keine Wüste: Er zählt.
