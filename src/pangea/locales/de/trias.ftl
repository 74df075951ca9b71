# Trias: Namen, Züge, Ablehnungen, Wertungen, Beschriftungen und die Regeln auf Deutsch.
# $hex ist ein Feld als Text (2,-1); $tile, $where, $source, $target sind Orte, gesagt von trias-place-…; $terrain, $card, $herds (in Wertungen) sind übersetzte Namen als Text.

## Namen

trias-title = Trias
trias-tagline = Der eine große Kontinent zerbricht. Sorge dafür, dass deine Herden auf den richtigen Stücken landen.
trias-summary = Das ist die Trias, benannt nach drei Gesteinsschichten in Deutschland, die von ihr zeugen. Sie begann vor etwa 250 Millionen Jahren, als 95 % aller Lebewesen ausgestorben waren, und dauerte etwa 45 Millionen Jahre. Große Reptilien und die ersten Dinosaurier traten auf. Alles Land war ein Kontinent, Pangäa, der in den Zeitaltern danach zerbrach; nach ihm heißt dieses Projekt. Plättchen für Plättchen driftet das Land vom Südpol weg, und aus einem Kontinent werden viele. Deine Herden wandern, schwimmen, vermehren sich und harren aus. Wer auf einem Kontinent die meisten hat, wenn er abbricht und wenn der Meteorit einschlägt, bekommt die Punkte.

trias-terrain-mountain = Gebirge
trias-terrain-steppe = Steppe
trias-terrain-forest = Wald
trias-terrain-pole = Südpol
trias-terrain-water = Wasser

trias-card-mountain = Gebirge
trias-card-steppe = Steppe
trias-card-forest = Wald
trias-card-meteorite = der Meteorit

trias-option-splits = Welche Abspaltungen zählen
trias-option-splits-note = Ab drei Spielern bringt ein Teil, der von einem Kontinent abbricht, sofort Punkte. Von jedem Kontinent (französische Übersetzung) oder nur von dem mit dem Südpol (italienische Übersetzung)?
trias-option-splits-any = von jedem Kontinent
trias-option-splits-pole = nur vom Kontinent des Südpols

trias-preset = Zwischenwertung nach welcher Übersetzung?
trias-preset-french = nach der französischen
trias-preset-italian = nach der italienischen

trias-ending-impact = Die letzte Runde ist vorbei, der Meteorit ist eingeschlagen.

## Orte: $land ist mountain, steppe, forest, pole oder water; Norden ist oben

trias-place-tile =
    { $land ->
        [pole] den Südpol
        [mountain] das Gebirge { $wind } ({ $hex })
        [steppe] die Steppe { $wind } ({ $hex })
        [forest] den Wald { $wind } ({ $hex })
       *[water] das Wasser { $wind } ({ $hex })
    }
trias-place-where =
    { $land ->
        [pole] am Südpol
        [mountain] im Gebirge { $wind } ({ $hex })
        [steppe] in der Steppe { $wind } ({ $hex })
        [forest] im Wald { $wind } ({ $hex })
       *[water] im Wasser { $wind } ({ $hex })
    }
trias-place-source =
    { $land ->
        [pole] vom Südpol
        [mountain] aus dem Gebirge { $wind } ({ $hex })
        [steppe] aus der Steppe { $wind } ({ $hex })
        [forest] aus dem Wald { $wind } ({ $hex })
       *[water] aus dem Wasser { $wind } ({ $hex })
    }
trias-place-target =
    { $land ->
        [pole] zum Südpol
        [mountain] ins Gebirge { $wind } ({ $hex })
        [steppe] in die Steppe { $wind } ({ $hex })
        [forest] in den Wald { $wind } ({ $hex })
       *[water] ins Wasser { $wind } ({ $hex })
    }
trias-place-name =
    { $land ->
        [pole] Südpol
        [mountain] Gebirge { $wind } ({ $hex })
        [steppe] Steppe { $wind } ({ $hex })
        [forest] Wald { $wind } ({ $hex })
       *[water] Wasser { $wind } ({ $hex })
    }

trias-wind-north = im Norden
trias-wind-north-east = im Nordosten
trias-wind-east = im Osten
trias-wind-south-east = im Südosten
trias-wind-south = im Süden
trias-wind-south-west = im Südwesten
trias-wind-west = im Westen
trias-wind-north-west = im Nordwesten

## Züge

trias-move-tile = Ein Plättchen wird { $wind } ausgelegt ({ $hex }): { $terrain }.
trias-move-tile-water = Das Feld { $wind } ({ $hex }) bleibt Wasser.
trias-move-card = { $seat } zieht eine Karte: { $card }.
trias-move-hidden = { $seat } zieht eine Karte.
trias-move-card-open = { $seat } zieht { $card } und muss die Karte spielen.
trias-move-meteorite = { $seat } zieht den Meteoriten!
trias-move-place = { $seat } platziert zwei Herden { $where }.
trias-move-hand = { $seat } spielt die Handkarte: { $card }.
trias-move-draw = { $seat } spielt vom Stapel.
trias-move-lift = { $seat } hebt { $tile } ab.
trias-move-put = { $seat } legt { $tile } an.
trias-move-move = { $seat } zieht mit einer Herde { $source } { $target }.
trias-move-move-spent = { $seat } zieht mit einer Herde, die sich schon vermehrt hat oder eben geboren wurde, { $source } { $target }.
trias-move-rescue = { $seat } rettet einen Schwimmer { $source } { $target }.
trias-move-breed = { $seat } vermehrt eine Herde { $where }.
trias-move-end = { $seat } beendet den Zug.

trias-nothing-drifts = { $seat } kann kein Plättchen driften lassen; die Karte ist verbraucht.
trias-swim =
    { $herds ->
        [one] { $herds } Herde schwimmt jetzt { $wind } ({ $hex }).
       *[other] { $herds } Herden schwimmen jetzt { $wind } ({ $hex }).
    }
trias-ashore =
    { $herds ->
        [one] { $herds } Schwimmer steht jetzt { $where }.
       *[other] { $herds } Schwimmer stehen jetzt { $where }.
    }
trias-parts = Der Kontinent zerbricht in { $parts } Teile.
trias-joined = { $continents } Kontinente sind jetzt einer.
trias-taken-back =
    { $herds ->
        [one] { $seat } nimmt { $herds } Herde in den Vorrat zurück.
       *[other] { $seat } nimmt { $herds } Herden in den Vorrat zurück.
    }
trias-last-round = Die letzte Runde beginnt mit { $seat }: je zwei Aktionspunkte und keine Drift.

## Ablehnungen

trias-refusal-T6-5 = Das Spiel ist zu Ende: Die letzte Runde ist gespielt.
trias-refusal-T2-1 = Die Plättchen werden zufällig ausgelegt, Feld für Feld, und nur beim Aufbau. Niemand zieht, bevor alle liegen.
trias-refusal-T2-3 = Erst bekommen alle eine Karte vom Stapel, und nur beim Aufbau: Sitz für Sitz, Teil 1 vor Teil 2.
trias-refusal-T6-1 = Die nächste Karte kommt von oben vom Stapel, für die Person, die jetzt zieht. Vorher kann nichts anderes geschehen.
trias-refusal-T2-4-over = Herden werden nur beim Aufbau gesetzt; jetzt werden sie geboren, oder sie kommen aus dem Wasser.
trias-refusal-T2-4 = Setze erst deine zwei Herden auf ein leeres Plättchen.
trias-refusal-T2-4-empty = Es stehen schon Herden { $where }. Setze deine auf ein Plättchen ohne Herden.
trias-refusal-T3-1 = Wähle erst: Spiele deine Handkarte, oder ziehe die oberste Karte und spiele die.
trias-refusal-T3-1-over = In diesem Zug hast du deine Karte schon gespielt.
trias-refusal-T6-4-card = In der letzten Runde wird keine Karte gespielt. Du hast zwei Aktionspunkte.
trias-refusal-T1-1 = Auf dem Feld { $wind } ({ $hex }) liegt kein Plättchen, dort ist Wasser.
trias-refusal-T3-8 = Zuerst musst du ein Plättchen driften lassen. Hebe eines ab.
trias-refusal-T3-5-put = Du hast ein Plättchen abgehoben. Lege es erst wieder an.
trias-refusal-T3-3-pole = Der Südpol driftet nie.
trias-refusal-T3-3-herd = Du kannst { $tile } nicht abheben: Auf diesem Kontinent hast du keine Herde. Schwimmer zählen nicht.
trias-refusal-T3-3-sea = Du kannst { $tile } nicht abheben: Das Plättchen grenzt nicht an das äußere Meer. Ein Binnenmeer genügt nicht.
trias-refusal-T3-3-alone = Du kannst { $tile } nicht abheben: Das Plättchen ist allein ein Kontinent, und es gibt nichts, woran man es wieder anlegen könnte.
trias-refusal-T3-5-nowhere = Du kannst { $tile } nicht abheben: Weiter weg vom Südpol gibt es keinen Platz, an dem das Plättchen den Rest seines Kontinents berühren würde.
trias-refusal-T3-2 = Du kannst { $tile } nicht abheben: Die Karte zeigt { $terrain }, und es gibt ein solches Plättchen, das du driften lassen kannst.
trias-refusal-T4-2 = Eine Drift kostet 3 Aktionspunkte, und du hast { $points }.
trias-refusal-T6-4-drift = In der letzten Runde driftet nichts mehr: Es gibt zwei Aktionspunkte, und eine Drift kostet 3.
trias-refusal-T3-5-nothing = Es ist kein Plättchen abgehoben, das man anlegen könnte.
trias-refusal-T3-5-water = Auf dem Feld { $wind } ({ $hex }) liegt schon ein Plättchen. Lege deines ins Wasser.
trias-refusal-T3-5-touch = Auf dem Feld { $wind } ({ $hex }) würde das Plättchen den Kontinent nicht berühren, von dem es kommt.
trias-refusal-T3-5-farther =
    Das Plättchen muss weiter vom Südpol weg: Es lag { $before ->
        [one] { $before } Schritt
       *[other] { $before } Schritte
    } entfernt, und das Feld { $wind } ({ $hex }) liegt { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } entfernt.
trias-refusal-T1-6 = Das Feld { $wind } ({ $hex }) liegt nicht mehr auf dem Tisch: Er reicht bis { $edge } Schritte vom Südpol.
trias-refusal-T3-5-sea = Das Feld { $wind } ({ $hex }) liegt in einem Binnenmeer. Das Plättchen muss eine Seite am äußeren Meer haben.
trias-refusal-T3-5-number = Das Feld { $wind } ({ $hex }) hat eine andere Nummer.
trias-refusal-T4-1-points = Dafür hast du keine Aktionspunkte mehr.
trias-refusal-T4-3-herd = Du hast keine Herde { $where }.
trias-refusal-T4-5-fresh = Alle deine Herden { $where } sind müde: Sie haben sich in diesem Zug schon vermehrt oder wurden eben erst geboren.
trias-refusal-T4-5-spent = Du hast keine müde Herde { $where }, nur frische.
trias-refusal-T4-3-tile = Eine Herde kann nicht { $target } ziehen: Sie braucht ein Plättchen.
trias-refusal-T4-3-adjacent = Eine Herde kann nicht { $source } { $target } ziehen: Die beiden Felder liegen nicht nebeneinander.
trias-refusal-T4-6 = Keine Herde kann { $target } ziehen: Das Plättchen ist voll.
trias-refusal-T4-4 = Auf dem Feld { $wind } ({ $hex }) hast du keinen Schwimmer.
trias-refusal-T4-6-breed = Zum Vermehren ist { $where } kein Platz: Das Plättchen ist voll.
trias-refusal-T4-5-reserve = Du hast keine Herde mehr im Vorrat.

## Wertungen

trias-score-herds =
    { $herds ->
        [one] { $seat } mit { $herds } Herde
       *[other] { $seat } mit { $herds } Herden
    }
trias-score-split =
    Neuer Kontinent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }): { $herds }. Die meisten Herden bringen 2 Punkte, die zweitmeisten 1.
trias-score-split-nobody =
    Neuer Kontinent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }): Niemand hat dort eine Herde.
trias-score-before = Punkte aus der Zeit vor dieser Stellung.
trias-score-pole =
    Der Kontinent des Südpols ({ $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }) bringt nichts.
trias-score-alone =
    Kontinent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }): { $herds }. Sonst niemand: { $points }.
trias-score-first-second =
    Kontinent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }): { $herds }. Der erste Platz bekommt { $points }, der zweite die Hälfte, { $half }.
trias-score-tied-first =
    Kontinent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }): { $herds }. Gleichstand an der Spitze, geteilt werden erster und zweiter Platz: je { $points }.
trias-score-tied-second =
    Kontinent { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }): { $herds }. Der erste Platz bekommt { $points }; die zweiten teilen sich die Hälfte: je { $half }.

## Beschriftungen

trias-label-seat = { $seat }
trias-label-laying = Die Plättchen werden ausgelegt
trias-label-dealing = Die Karten werden ausgeteilt
trias-label-drawing = { $seat } zieht eine Karte
trias-label-turn-place = { $seat } setzt zwei Herden
trias-label-turn-choose = { $seat } spielt eine Karte
trias-label-turn-lift = { $seat } muss driften lassen: { $terrain }
trias-label-turn-put = { $seat } legt das Plättchen an
trias-label-turn-act =
    { $points ->
        [one] { $seat } ist am Zug, noch { $points } Punkt
       *[other] { $seat } ist am Zug, noch { $points } Punkte
    }
trias-label-winners =
    { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen.
    }
trias-label-points = Punkte
trias-label-on-the-way = Zwischenwertungen
trias-label-now = Wäre jetzt Schluss
trias-label-total = Summe
trias-label-reserve = Vorrat
trias-label-land = An Land
trias-label-swimming = Im Wasser
trias-label-card = Karte
trias-label-no-card = keine
trias-label-hidden = Teil { $part }
trias-label-deck = Stapel
trias-label-part = Teil { $part }: { $cards }
trias-label-last-round =
    { $turns ->
        [one] Letzte Runde: noch { $turns } Zug
       *[other] Letzte Runde: noch { $turns } Züge
    }
trias-label-room = Platz für { $herds }
trias-label-swimmer = Schwimmer
trias-label-spent = Großer Buchstabe: eine Herde, die sich in diesem Zug nicht vermehren kann
trias-label-lifted = wo das abgehobene Plättchen lag
trias-label-lake = Binnenmeer
trias-prompt-place = Wähle ein leeres Plättchen für zwei deiner Herden.
trias-prompt-choose = Spiele deine Handkarte, oder ziehe die oberste Karte und spiele die.
trias-prompt-lift = Wähle ein Plättchen, das driften soll: { $terrain }.
trias-prompt-lift-other = Die Karte zeigt { $terrain }, aber davon kann keines driften. Wähle ein Plättchen mit anderem Gelände.
trias-prompt-put = Lege das Plättchen weiter vom Südpol entfernt wieder an das Land an, von dem es kommt.
trias-prompt-act =
    { $points ->
        [one] Du hast { $points } Aktionspunkt: Drift 3, Ziehen 1, Retten 1, Vermehren 1.
       *[other] Du hast { $points } Aktionspunkte: Drift 3, Ziehen 1, Retten 1, Vermehren 1.
    }
trias-prompt-rescue =
    Deine Rettung kann noch { $rescues ->
        [one] { $rescues } Schwimmer holen
       *[other] { $rescues } Schwimmer holen
    }; { $points ->
        [one] außerdem bleibt { $points } Aktionspunkt.
       *[other] außerdem bleiben { $points } Aktionspunkte.
    }

## Die Regeln

trias-rules-1-title = Worum es geht
trias-rules-1-text =
    Alles Land ist ein einziger Kontinent, Pangäa, mit dem Südpol in der Mitte. Zug um Zug hebt ihr ein Plättchen am Rand ab und legt es weiter draußen wieder an. Halbinseln wachsen, brechen ab und werden eigene Kontinente.

    Auf diesen Plättchen leben eure Herden. Die meisten auf einem Kontinent zu haben, lohnt sich in zwei Augenblicken: wenn er abbricht, und am Ende, wenn jeder Kontinent nach seiner Größe zählt. Doch jede Drift kann jemandem den Boden unter den Füßen wegziehen, und ein volles Plättchen lässt niemanden herein.

    Das Ende kommt überraschend: Unter den letzten Karten des Stapels ist ein Meteorit.

    Trias ist für 2 bis 5 Personen ab 12 Jahren.

trias-rules-2-title = Was auf dem Tisch liegt
trias-rules-2-text =
    Es gibt **39 Plättchen**: 36 **Geländeplättchen**, 9 Gebirge, 15 Steppen und 12 Wälder; den **Südpol**; und 2 Wasserplättchen, die ihr nur für den Aufbau braucht [T1.1]. Alle haben 16 Würfel einer Farbe. 15 sind ihre **Herden**, am Anfang alle im Vorrat [T1.3]; der 16. zeigt auf der **Punkteleiste** ihre Punkte an.

    Die **39 Karten** zeigen Gelände. Es gibt zwei Teile: Teil 1 hat 30, 7 Gebirge, 13 Steppen und 10 Wälder; Teil 2 hat 9, 2 Gebirge, 3 Steppen, 3 Wälder und den Meteoriten. Die Nummer des Teils steht auf der Rückseite [T1.2].

    Ein Plättchen ernährt nur eine bestimmte Zahl von Herden, die aller zusammen: ein Gebirge **2**, eine Steppe **3**, ein Wald **4**, der Südpol **3** [T1.4].

    Ein **Kontinent** sind alle Plättchen, die Seite an Seite zusammenhängen; auch ein einzelnes kann einer sein. Jedes Feld ohne Plättchen ist **Wasser**. Was mit dem Rand des Tisches verbunden ist, ist das **äußere Meer**; Wasser, das Plättchen einschließen, ist ein **Binnenmeer** [T1.5].

trias-rules-3-title = Der Aufbau
trias-rules-3-text =
    Um den Südpol liegen drei Ringe mit 6, 12 und 18 Feldern. Mischt die Geländeplättchen. 16 von ihnen und die 2 Wasserplättchen füllen zufällig die Ringe 1 und 2, weitere 18 füllen Ring 3, und die letzten 2 kommen ungesehen aus dem Spiel. Dann nehmt ihr die Wasserplättchen weg: Das Land hat also zwei Löcher oder ein doppelt so großes [T2.1].

    Die beiden Teile der Karten werden getrennt gemischt, und Teil 1 kommt auf Teil 2 [T2.2]. Alle ziehen eine Karte und halten sie geheim [T2.3].

    Nun die Herden. Wer Startspieler ist, entscheidet das Los, wenn ihr die Reihenfolge nicht selbst festlegt; bei einer Revanche ist es die nächste Person. Vom Startspieler an setzt ihr reihum **gegen den Uhrzeigersinn** je 2 Herden auf ein leeres Plättchen, also eines ohne Herden; der Südpol ist erlaubt. Dann das Ganze noch einmal, in derselben Reihenfolge [T2.4]. Wer zuletzt gesetzt hat, hat den ersten Zug, und von da an geht es **im Uhrzeigersinn** [T2.5]. Beispiel: Ada, Bruno, Chloé und Dana sitzen in dieser Reihenfolge im Uhrzeigersinn, und Ada ist Startspielerin. Es setzen Ada, Dana, Chloé und Bruno, in dieser Reihenfolge und dann noch einmal, und Bruno hat den ersten Zug.

trias-rules-4-title = Phase 1: eine Drift ist Pflicht
trias-rules-4-text =
    Spiele deine Handkarte. Oder ziehe die oberste Karte: Dann musst du diese spielen, und die auf der Hand bleibt [T3.1]. Die Karte bestimmt, welches Gelände das Plättchen hat, das du jetzt driften lässt [T3.2].

    Zum **Abheben** muss das Plättchen an das äußere Meer grenzen; ein Binnenmeer genügt nicht. Sein Kontinent muss mindestens zwei Plättchen haben, und du musst irgendwo darauf eine Herde haben; Schwimmer sind auf keinem Kontinent. Es muss möglich sein, das Plättchen wieder anzulegen. Der Südpol driftet nie [T3.3]. Stehen Herden auf dem Plättchen, gleich wessen, so bleiben sie im Wasser zurück: Sie sind jetzt **Schwimmer** [T3.4].

    Beim **Anlegen** kommt das Plättchen auf ein Wasserfeld, das **weiter vom Südpol weg** ist als das bisherige, in Schritten gezählt; es muss den Kontinent berühren, den es verlassen hat, und eine Seite am äußeren Meer haben. Es gilt das Meer, wie es nach dem Abheben ist: Hast du dabei ein Binnenmeer geöffnet, so ist das schon äußeres Meer [T3.5].

    Beispiel: Ein Wald liegt auf 2,0 (wie die Felder nummeriert sind, steht im letzten Abschnitt), zwei Schritte vom Südpol. Er darf auf ein Feld, das drei oder mehr Schritte entfernt ist, etwa 3,-1, wenn er dort denselben Kontinent berührt; 1,1 geht nicht, denn auch das sind zwei Schritte.

    Manchmal zerbricht ein Kontinent beim Abheben. Dann darfst du das Plättchen an jeden der Teile legen, auch an einen, auf dem du keine Herde hast. Es darf mehrere Teile berühren, oder auch einen anderen Kontinent, und sie so verbinden [T3.6]. Kommt es dorthin, wo Schwimmer sind, so stehen sie von da an darauf, auch wenn es zu viele für das Plättchen sind [T3.7].

    Kannst du kein Plättchen mit dem Gelände der Karte driften lassen, so musst du eines mit anderem Gelände nehmen [T3.8]. Kannst du gar keines driften lassen, so wählst du trotzdem zwischen Hand und Stapel, die Karte ist verbraucht, und es geht mit Phase 2 weiter [T3.9]. Durch eine Drift kann ein neuer Kontinent entstehen, und er kann sofort Punkte bringen, auch in Phase 2: siehe „Zwischenwertung“ [T3.10].

trias-rules-5-title = Phase 2: Aktionspunkte
trias-rules-5-text =
    Du hast bis zu **4 Aktionspunkte**, die du beliebig einsetzt; was du nicht brauchst, verfällt [T4.1].

    - **Drift, 3 Punkte.** Ein beliebiges Plättchen, ohne Karte; für Abheben und Anlegen gilt dasselbe [T4.2].
    - **Ziehen, 1 Punkt.** Eine deiner Herden geht von ihrem Plättchen auf ein benachbartes, auf dem Platz ist. Dieselbe Herde darf für einen weiteren Punkt weiterziehen [T4.3].
    - **Retten, 1 Punkt.** Bis zu 3 deiner Schwimmer, von einem Feld oder von mehreren, jeder auf ein benachbartes Plättchen, auf dem Platz ist. Die drei gehören zusammen: Sobald du etwas anderes tust, verfällt der Rest der Rettung. Hast du keine Punkte mehr, kannst aber mit der begonnenen Rettung noch jemanden retten, so geht dein Zug weiter [T4.4].
    - **Vermehren, 1 Punkt.** Eine Herde auf einem Plättchen bringt eine Herde aus deinem Vorrat auf dasselbe Plättchen, wenn Platz ist. In einem Zug vermehrt sich jede Herde nur einmal, wohin sie auch zieht, und eine in diesem Zug geborene gar nicht. So sind manche deiner Herden *frisch* und manche *müde*, und wenn du mit einer ziehst, sagst du, mit welcher [T4.5].

    Ein volles oder übervolles Plättchen kann man nicht betreten, auch nicht, um hindurchzuziehen, und niemand vermehrt sich dort [T4.6].

    Beispiel: Du hast zwei Herden in einem Wald. Du vermehrst eine: drei Herden, zwei davon müde. Du vermehrst auch die andere: vier Herden, alle müde, und der Wald ist voll. Mit den letzten beiden Punkten ziehst du mit einer der vier auf eine Steppe und weiter auf ein Gebirge. Dort kann sie sich in diesem Zug nicht vermehren.

trias-rules-6-title = Phase 3: Schwimmer und Überbevölkerung
trias-rules-6-text =
    Alle deine Schwimmer kommen zurück in deinen Vorrat. Sie sind nicht verloren, aber nicht mehr auf dem Tisch [T5.1].

    Dann sieh nach, ob irgendwo Überbevölkerung herrscht, also zu viele Herden stehen; das gibt es nur, wenn ein Plättchen unter Schwimmer gelegt wurde. Nimm von jedem solchen Plättchen eigene Herden zurück, bis es nicht mehr übervoll ist oder bis dort keine von deinen mehr steht. Die der anderen bleiben bis zu deren eigener Phase 3 [T5.2]. Beispiel: Drei Herden von dir und zwei von Ada stehen auf einer Steppe, die 3 ernährt. Du bist am Zug: Zwei von deinen gehen. Wäre Ada am Zug, gingen ihre beiden.

trias-rules-7-title = Phase 4: eine neue Karte und der Meteorit
trias-rules-7-text =
    Hast du deine Handkarte gespielt, so ziehe eine neue: Alle haben immer genau eine [T6.1].

    Ziehst du hier den **Meteoriten**, so zeige ihn. Die letzte Runde beginnt links von dir; alle haben noch einen Zug, und du hast den letzten [T6.2]. Ziehst du ihn in Phase 1 als die Karte, die du spielen musst, so ist dein Zug schon der erste der letzten Runde, und alle haben in ihr nur einen Zug, du zuerst [T6.3].

    Ein Zug der letzten Runde hat keine Phase 1, keine Phase 4 und nur **2 Aktionspunkte**; es driftet also nichts mehr. Phase 3 findet statt [T6.4]. Dann kommt die Schlusswertung [T6.5].

trias-rules-8-title = Zwischenwertung
trias-rules-8-text =
    Zwischenwertungen gibt es ab drei Personen. Zu einer kommt es, wenn du ein Plättchen abhebst, sein Kontinent dabei **zerbricht** und du das Plättchen so anlegst, dass es genau einen Kontinent berührt: einen der neuen Teile, und nicht den mit dem Südpol. Dieser Teil zählt, mit dem Plättchen, und auch Schwimmer zählen, die jetzt auf dem Plättchen stehen [T7.1].

    Keine Wertung gibt es, wenn du das Plättchen an den Teil mit dem Südpol legst, wenn es den Teil mit einem zweiten neuen Teil oder einem anderen Kontinent verbindet, oder wenn nichts zerbrochen ist [T7.2].

    Es ist egal, welcher Kontinent zerbrochen ist: So steht es in der französischen Übersetzung. Nach der italienischen zählen nur Teile, die vom Kontinent des Südpols abbrechen; willst du so spielen, dann wähle beim Einrichten des Tisches bei „Welche Abspaltungen zählen“ die Antwort „nur vom Kontinent des Südpols“ [T7.3].

    Alle, die auf dem neuen Kontinent die meisten Herden haben, bekommen **2 Punkte**. Alle mit den zweitmeisten bekommen **1 Punkt**. Schwimmer zählen nicht, und wer dort keine Herde hat, bekommt nichts [T7.4]. Beispiel: Ada und Bruno haben je 3 Herden, Chloé 2, Dana 1: Ada und Bruno bekommen 2, Chloé 1, Dana nichts. Bei Ada 2 und Bruno 1 sind es 2 und 1.

trias-rules-9-title = Die Schlusswertung
trias-rules-9-text =
    Jeder Kontinent wird gewertet, außer dem mit dem Südpol. Zählt jeweils die Plättchen [T8.1].

    Wer dort die meisten Herden hat, bekommt so viele Punkte, wie es Plättchen sind, der zweite Platz die Hälfte. Wer allein dort ist, bekommt die Punkte des ersten Platzes und nicht mehr [T8.2]. Liegen mehrere gleichauf an der Spitze, so teilen sie sich die Punkte des ersten **und** des zweiten Platzes, und sonst bekommt niemand etwas [T8.3]. Gibt es einen ersten Platz und mehrere zweite, so teilen sich diese die Hälfte [T8.4].

    Jeder Anteil wird **aufgerundet** [T8.5].

    Beispiele: 7 Plättchen, zwei gleichauf an der Spitze: 7 und 3½ sind 10½, also je 5¼, aufgerundet 6. 5 Plättchen, ein erster und ein zweiter: 5 und 3. 5 Plättchen, ein erster, drei zweite: 5, und je 1 für die drei. Ein einzelnes Plättchen, zwei gleichauf: je 1.

trias-rules-10-title = Wer gewinnt
trias-rules-10-text =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt unter diesen, wer die meisten Herden im Vorrat hat; dann, wer auf den meisten Kontinenten Herden hat, und hier zählt auch der des Südpols; ist alles gleich, gewinnt ihr gemeinsam [T9.1].

trias-rules-11-title = Zu zweit
trias-rules-11-text =
    Zu zweit ist alles kleiner. Es gibt 18 Geländeplättchen, 5 Gebirge, 7 Steppen und 6 Wälder; sie füllen die Ringe 1 und 2, ohne Wasser [T10.1]. Teil 1 der Karten hat 5 Gebirge, 6 Steppen und 5 Wälder; Teil 2 hat 1 Gebirge, 2 Steppen, 1 Wald und den Meteoriten [T10.2]. Ihr habt je 10 Herden und 3 Aktionspunkte pro Zug, und Zwischenwertungen gibt es nicht. Alles andere bleibt, auch die 2 Aktionspunkte der letzten Runde [T10.3].

trias-rules-12-title = Was geheim ist
trias-rules-12-text =
    Geheim ist nur eure Handkarte und damit auch, was ihr auf die Hand zieht; der Meteorit wird sofort gezeigt. Eine Karte, die man zieht, um sie zu spielen, liegt offen. Alle dürfen zählen, wie viele Karten jedes Teils noch im Stapel sind, aber nicht hineinsehen; was gespielt wurde, kann man sich merken. Ist das Spiel aus, bleiben die Hände verdeckt [T11.1].

trias-rules-13-title = Zwei Übersetzungen
trias-rules-13-text =
    Trias von Ralf Lehmkuhl erschien 2002 bei Gecko Games, mit Regeln auf Deutsch und Englisch. Sie danken Doris für die Illustrationen und Rick Heli für den englischen Text. Hier wird nach zwei Übersetzungen gespielt: Die italienische ist von Aldo Cristilli, die französische von Ludo le gars (Version 2, Mai 2003). An ein paar Stellen sagen sie nicht dasselbe, an anderen schweigen beide.

    - **Welche Abspaltungen zählen.** Französisch: von jedem Kontinent. Italienisch: nur vom Kontinent des Südpols. Beides lässt sich spielen [T7.3].
    - **Runden.** Italienisch: auf. Französisch: zur nächsten ganzen Zahl; dass es Kontinent für Kontinent geschieht, vermutet der Übersetzer. Hier wird jeder Anteil aufgerundet, Kontinent für Kontinent [T8.5].
    - **Der Südpol.** Französisch: Platz für 3 Herden. Italienisch: keine Zahl, und dass dort überhaupt Herden stehen dürfen, ist eine Anmerkung des Übersetzers. Hier sind es immer 3 [T1.4].
    - **Wen man rettet.** Französisch: eigene Schwimmer. Italienisch: nur „Schwimmer“. Hier sind es immer die eigenen [T4.4].
    - **Die Ringe.** Italienisch: 16 Geländeplättchen und die 2 Wasserplättchen bilden die beiden inneren Ringe. Französisch: den zweiten Ring, der nur 12 Felder hat. Hier füllen sie die Ringe 1 und 2 [T2.1].
    - **Die zwei übrigen Plättchen.** Französisch: ungesehen aus dem Spiel. Italienisch: aus dem Spiel. Hier bleiben sie ungesehen [T2.1].
    - **Wo man anfängt.** Italienisch: nicht zu nah an der Mitte. Französisch: nicht zu weit von ihr weg. Beide warnen vor dem Rand, wo man bald schwimmt [T2.4].
    - **Die oberste Karte.** Italienisch: Wer die Handkarte behält, *darf* ziehen. Französisch: *muss* ziehen. Hier spielt man eine von beiden [T3.1].
    - **Aktionspunkte.** Italienisch: Man sagt an, wie viele verbraucht sind. Französisch: wie viele übrig sind. Hier wird angezeigt, wie viele übrig sind [T4.1].
    - **Überbevölkerung.** Beide: Die Herden der anderen gehen in deren Zügen. Dass das Plättchen bis dahin zu voll bleibt, ist eine Anmerkung des französischen Übersetzers [T5.2].

    Hast du die deutschen oder die englischen Regeln? Dann schlage dort diese Fragen nach: Von welchen Kontinenten zählt ein abgebrochener Teil [T7.3]? Zählt ein Plättchen, das zwei neue Teile verbindet [T7.2]? Wie wird gerundet, und wann [T8.5]? Wie viele Herden dürfen auf dem Südpol stehen [T1.4]? Wessen Schwimmer rettet man [T4.4]? Muss ziehen, wer die Handkarte behält [T3.1]?

    Für die Zwischenwertung nach der italienischen Übersetzung wähle beim Einrichten eines Tisches „nach der italienischen“ oder schreibe auf der Kommandozeile „--option italian“.

trias-rules-14-title = Tipps für gutes Spiel
trias-rules-14-text =
    - Verteile deine Herden schon beim ersten Setzen. Auf einem einzigen Plättchen teilen sie ein Schicksal, und wo sich viele drängen, ist kein Platz zum Vermehren [T4.6].
    - Setze sie weder genau in die Mitte noch ganz an den Rand. Das Land driftet nach außen: Aus der Mitte ist der Weg weit und kostet viele Punkte, und wer am Rand steht, schwimmt als Erster [T2.4].
    - Die Mitte ist lange sicher, aber der Kontinent des Südpols bringt am Ende nichts [T8.1]. Man muss ihn rechtzeitig verlassen.
    - Suche die engen Stellen. Wer eine Halbinsel abbricht, bestimmt, an welchen Teil das Plättchen kommt, und damit, wer punktet [T7.1].
    - Kleine Kontinente sind billig: Eine Herde allein auf zwei Plättchen bringt zwei Punkte [T8.2].
    - Ein volles Plättchen ist eine Mauer [T4.6]. Fülle die Landenge, die die anderen brauchen.
    - Behalte ein paar Herden im Vorrat für die letzte Runde: Mit zwei Punkten kannst du noch zwei Herden vermehren und eine Mehrheit kippen [T6.4].
    - Die Schlusswertung bringt die meisten Punkte [T8.2]. Aber auch kleine Schritte zählen: Überlass die Zwischenwertungen nicht den anderen [T7.4].
    - Zähle die Karten. Solange Teil 1 reicht, kann der Meteorit nicht kommen [T2.2].

trias-rules-15-title = Felder in Zahlen und der Rand des Tisches
trias-rules-15-text =
    Das braucht ihr nur, um Züge zu lesen oder zu schreiben. Jedes Feld hat zwei Zahlen. 0,0 ist der Südpol, und rings um ihn liegen 1,0, dann 1,-1, 0,-1, -1,0, -1,1 und 0,1.

    In Sätzen heißt ein Ort nach seinem Gelände und danach, wo er vom Südpol aus liegt, mit Norden oben wie auf einer Landkarte; die Zahlen folgen in Klammern: der Wald im Nordosten (2,-1).

    Der Tisch endet 31 Schritte vom Südpol. Die meisten Partien bleiben innerhalb der Hälfte, aber wenn ihr alle gemeinsam nach außen drängt, könnt ihr so weit kommen. Ein Feld jenseits davon gilt als äußeres Meer, und man kann dort nichts hinlegen [T1.6].

## Entscheidungen: warum so gespielt wird

trias-ruling-T1-4 = Nur die französische Übersetzung nennt für den Südpol eine Zahl, 3. Dass dort Herden stehen dürfen, ist eine Anmerkung des italienischen Übersetzers; aber beide sagen, dass jede Art von Plättchen ihre Grenze hat.
trias-ruling-T1-6 = Die Regeln setzen keinen Rand, und ein Programm braucht einen. Im Spiel kommt man ihm kaum nahe, aber es ist möglich: Dann wird eine Drift über 31 Schritte hinaus abgelehnt, die die Regeln erlauben würden.
trias-ruling-T3-5 = Die Übersetzungen sagen „weiter weg“, aber nicht, wie man misst. Schritte von Feld zu Feld lassen keinen Zweifel.
trias-ruling-T3-9 = Die Übersetzungen sagen nicht, was geschieht, wenn gar kein Plättchen driften kann. Der Zug geht weiter, und es ändert sich so wenig wie möglich.
trias-ruling-T4-4 = Dass es die eigenen Schwimmer sind, sagt nur die französische Übersetzung. Ob etwas anderes dazwischenkommen darf, sagt keine; was ein Punkt bezahlt, ist für uns eine einzige Aktion.
trias-ruling-T7-2 = Ein Plättchen kann zwei neue Teile verbinden, von denen keiner der des Südpols ist. Nach dem Buchstaben der französischen Übersetzung würden sie als ein neuer Kontinent zählen. Hier zählen sie nicht, denn im Beispiel 2 der Regeln bringt ein Plättchen, das zwei Kontinente verbindet (D), nichts.
trias-ruling-T7-3 = Die französische Übersetzung wertet Teile jedes Kontinents, die italienische nur Teile des Kontinents mit dem Südpol. Üblich ist bei uns die französische, die die anderen Kontinente ausdrücklich nennt; wie in der italienischen spielt man mit einer Option.
trias-ruling-T8-5 = Die italienische Übersetzung rundet auf, die französische zur nächsten ganzen Zahl. Nur Aufrunden ergibt die Punkte des Beispiels, das beide enthalten.
trias-ruling-T9-1 = Die Übersetzungen zählen die Kontinente, auf denen man ist, und nennen keine Ausnahme; also zählt der des Südpols.
trias-ruling-T11-1 = Keine der Übersetzungen lässt die Hände am Ende aufdecken; also bleiben sie verdeckt.

## Was nicht gelesen werden kann

trias-unreadable = „{ $text }“ ist kein Zug bei Trias. Schreib zum Beispiel „place 2,-1“, „hand“, „draw“, „lift 1,2“, „put 2,2“, „move 1,1>1,2“, „move 1,1>1,2 spent“, „rescue 1,1>1,2“, „breed 1,2“ oder „end“.
trias-unreadable-hex = „{ $text }“: Das Feld { $hex } liegt nicht auf dem Tisch; er reicht bis 31 Schritte vom Südpol.
trias-unreadable-seat = „{ $text }“: Einen Sitz { $number } gibt es nicht. Sie sind ab 0 nummeriert.
trias-unreadable-laying = „{ $text }“: Auf { $hex } wird beim Aufbau kein Plättchen gelegt.
trias-position-tile = „{ $text }“ ist kein Plättchen. Schreib sein Feld, einen Buchstaben für das Gelände (P, M, S, F) und einen für jede Herde: 1,-1:Faab.
trias-position-swim = „{ $text }“ sind keine Schwimmer. Schreib das Feld und einen Buchstaben für jeden: 1,-1:ab.
trias-position-drawn = Zeile { $line } der Karte, Spalte { $column }: „{ $text }“ ist weder ein Plättchen, wie Faab, noch sind es Schwimmer, wie ~ab.
trias-position-column = Zeile { $line } der Karte, Spalte { $column }: „{ $text }“ steht zwischen zwei Feldern. Sie sind sechs Spalten auseinander, und jede Zeile beginnt drei Spalten weiter rechts.
trias-position-pole =
    { $count ->
        [one] Der Südpol ist das erste Plättchen und liegt auf 0,0.
       *[other] Es muss genau einen Südpol geben, zuerst und auf 0,0, und es gibt { $count }.
    }
trias-position-many = Es sind { $count } Plättchen, und höchstens { $most } sind möglich.
trias-position-twice = Auf { $hex } ist zweimal etwas.
trias-position-edge = „{ $text }“ liegt nicht auf dem Tisch; er reicht bis { $edge } Schritte vom Südpol.
trias-position-seat = „{ $text }“ ist hier keine Herde: Es spielen { $players }.
trias-position-spent = „{ $text }“: Ein Großbuchstabe ist eine müde Herde, und die hat nur, wer am Zug ist.
trias-position-swims = Es sind { $count } Felder mit Schwimmern, und höchstens { $most } sind möglich.
trias-position-lifted = „lifted“ nennt das Feld, von dem ein Plättchen genommen wurde, ohne Herden und nicht der Südpol: wenn die Phase „put“ ist, und nur dann.
trias-position-hands = „{ $text }“: Es müssen { $players } Hände sein, jede ein Gelände, ? oder -.
trias-position-cards = Es sind mehr Karten von Teil { $part }, als es gibt: { $card }.
trias-position-card = „card“ nennt das Gelände, das driften muss: wenn die Phase „lift“ ist, und nur dann.
trias-position-herds = „{ $text }“ hat mehr als { $most } Herden.
trias-position-stuck = Es gibt kein Plättchen zum Abheben, oder nichts, woran das abgehobene passt.

## Prüfung eines Inhalts

trias-content-no-object = Der Inhalt von Trias ist ein JSON-Objekt, und es ist leer.
trias-content-unknown-key = „{ $key }“ gehört nicht in den Inhalt von Trias: Alles, was das Spiel braucht, steht in den Regeln.

## Im Browser

trias-web-board = Das Land von Trias: eine Karte aus Sechsecken mit dem Südpol in der Mitte
trias-web-do-place = Zwei Herden { $where } platzieren
trias-web-do-hand = Deine Karte spielen: { $card }
trias-web-do-hand-unknown = Die Handkarte spielen
trias-web-do-draw = Die oberste Karte ziehen und spielen
trias-web-do-lift = Jetzt { $tile } abheben
trias-web-do-put = Das Plättchen { $wind } ({ $hex }) anlegen, neben { $beside }
trias-web-do-move = Mit einer Herde { $source } { $target } ziehen
trias-web-do-move-spent = Mit einer müden Herde { $source } { $target } ziehen
trias-web-do-rescue = Einen Schwimmer { $source } { $target } retten
trias-web-do-breed = Eine Herde { $where } vermehren
trias-web-do-end = Zug beenden
trias-web-pick = Wähle { $tile } und sieh, was möglich ist
trias-web-pick-swim = Wähle deinen Schwimmer { $wind } ({ $hex }), neben { $beside }, um ihn zu retten
trias-web-picked = Ausgewählt: { $tile }. Noch einmal drücken hebt die Auswahl auf.
trias-web-idle = Wähle ein Plättchen oder einen Schwimmer mit goldenem Rand und sieh, was möglich ist.
trias-web-acts = Was du tun kannst
trias-web-here = { $tile }
trias-web-swimmers-here = Schwimmer { $wind } ({ $hex })
trias-web-breed = Vermehren
trias-web-drift = Driften
trias-web-go = oder wähle ein Plättchen daneben, und eine Herde zieht dorthin.
trias-web-go-only = Wähle ein Plättchen daneben, und eine Herde zieht dorthin.
trias-web-save = Wähle ein Plättchen daneben, und der Schwimmer kommt dort an Land.
trias-web-which = Welche Herde zieht?
trias-web-fresh = frisch
trias-web-spent = müde
trias-web-fresh-means = kann sich in diesem Zug vermehren
trias-web-spent-means = hat sich in diesem Zug vermehrt oder wurde eben geboren
trias-web-take-back = Zurücknehmen
trias-web-cost =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
trias-web-your-card = Deine Karte
trias-web-must-drift = Muss driften
trias-web-hidden-card = Eine Karte aus Teil { $part }, die nur kennt, wer sie hält
trias-web-action-points = Aktionspunkte
trias-web-action-points-left =
    { $points ->
        [one] Noch { $points } Aktionspunkt
       *[other] Noch { $points } Aktionspunkte
    }
trias-web-rescues-left =
    { $rescues ->
        [one] Die begonnene Rettung reicht noch für { $rescues }.
       *[other] Die begonnene Rettung reicht noch für { $rescues }.
    }
trias-web-end-unused =
    { $points ->
        [0] Alles ist verbraucht
        [one] { $points } Punkt bleibt ungenutzt
       *[other] { $points } Punkte bleiben ungenutzt
    }
trias-web-from-deck = Vom Stapel
trias-web-from-hand = Aus der Hand
trias-web-cards = Noch nicht gesehene Karten
trias-web-cards-of = { $card }: { $left } von { $all } noch nicht gesehen
trias-web-deck-parts = Im Stapel: { $first } aus Teil 1, { $second } aus Teil 2
trias-web-meteorite = Meteorit
trias-web-meteorite-safe =
    { $cards ->
        [one] Der Meteorit kann erst nach { $cards } weiteren Karte kommen.
       *[other] Der Meteorit kann erst nach { $cards } weiteren Karten kommen.
    }
trias-web-meteorite-odds = Mit { $percent } % Wahrscheinlichkeit ist die nächste Karte der Meteorit (eine von { $cards }).
trias-web-meteorite-come = Der Meteorit ist da: Dies ist die letzte Runde.
trias-web-herds = Herden
trias-web-legend = Wie viele Herden das Land ernährt
trias-web-scroll = Neben einem Kontinent
trias-web-scroll-means = wie viele Plättchen er hat und wie viele Herden jeder darauf hat; wer vorn liegt, steht fett
trias-web-continent =
    { $tiles ->
        [one] Kontinent aus { $tiles } Plättchen
       *[other] Kontinent aus { $tiles } Plättchen
    }
trias-web-pole-continent =
    { $tiles ->
        [one] Das Land des Südpols, { $tiles } Plättchen: bringt keine Punkte
       *[other] Das Land des Südpols, { $tiles } Plättchen: bringt keine Punkte
    }
trias-web-herds-of =
    { $herds ->
        [one] { $seat } mit { $herds } Herde
       *[other] { $seat } mit { $herds } Herden
    }
trias-web-nobody = keine Herden
trias-web-leads = { $seats } führt
trias-web-tied = { $seats } gleichauf
trias-web-tile = { $tile }, { $crowd } von { $room }
trias-web-lifted-tile = Abgehoben { $wind } ({ $hex })

## Die Herden

trias-beasts = Jede Farbe ist ein anderes Tier der Trias. Die Längen sind die ausgewachsener Tiere.
trias-beast-hyperodapedon = 1,3 m. Seine Knochen liegen in Schottland, Indien und Brasilien, die damals ein Land waren.
trias-beast-plateosaurus = 7 m. Mehr als hundert Skelette wurden gefunden, die meisten in Deutschland und der Schweiz.
trias-beast-arizonasaurus = 3 m. Lange Dornen auf dem Rücken trugen ein Segel.
trias-beast-coelophysis = 3 m. In New Mexico lagen Hunderte von ihnen zusammen begraben.
trias-beast-proganochelys = 1 m. Eine Schildkröte mit vollständigem Panzer, die den Kopf nicht einziehen konnte.

## Beispiele in den Regeln

trias-example-put = Ada hat den Wald im Osten (2,0) abgehoben. Er darf auf jedes Feld mit goldenem Rand: weiter vom Südpol weg als vorher, am Kontinent, von dem er kommt, und am äußeren Meer. Brunos Herde, die darauf stand, schwimmt jetzt.
trias-example-lift = Ada muss eine Steppe driften lassen. Sie darf die mit goldenem Rand abheben, vom Kontinent aus 11 Plättchen oder von dem aus 2. Die Steppe mit dem X darf sie nicht abheben, denn sie grenzt nur an ein Binnenmeer, und auch kein Plättchen des Kontinents aus 3, denn dort hat sie keine Herde.
trias-example-breed = Ada hatte zwei Herden im Wald im Osten (1,0), und eine hat sich vermehrt. Von den drei Herden sind jetzt zwei müde, die hohlen: die, die sich vermehrt hat, und die neugeborene. Die gefüllte ist frisch und kann sich in diesem Zug noch vermehren.
trias-example-crowd = Eine Steppe wurde dort angelegt, wo fünf Herden schwammen, und sie ernährt nur 3. Am Ende ihres Zuges nimmt Ada zwei ihrer drei Herden zurück, dann passt es. Brunos zwei dürfen bleiben.
trias-example-split = Der Wald war die Brücke. Ada hob ihn im Osten ab (2,0), das Land zerbrach in zwei Teile, und sie legte ihn weiter draußen an (4,0). Der neue Kontinent aus 4 Plättchen wird sofort gewertet: Ada hat dort mit drei die meisten Herden und bekommt 2 Punkte, Bruno und Chloé mit je einer 1.
trias-example-three-parts = Ada hat die Steppe im Osten (2,0) abgehoben, und Brunos Herde, die darauf stand, schwimmt. Der Kontinent zerbricht in drei Teile. A: Das Plättchen kommt zum Teil mit dem Südpol, keine Wertung. B: Ein neuer Kontinent aus 4 Plättchen wird gewertet; Chloé und Dana mit je 3 Herden bekommen 2 Punkte, Bruno mit 2 bekommt 1, Ada mit 1 keinen. C: Ein neuer Kontinent aus 3 Plättchen wird gewertet; Ada mit 2 Herden bekommt 2 Punkte und Bruno mit 1 bekommt 1. D: Das Plättchen verbindet zwei Kontinente, keine Wertung. Jedes andere Feld ist zu nah am Südpol oder berührt keinen der Teile.
trias-example-final = Das Ende. Auf dem westlichen Kontinent aus 7 Plättchen sind Ada und Bruno mit je zwei Herden gleichauf: Sie teilen sich 7 und 3½ und bekommen je 6, Chloé nichts. Auf dem östlichen aus 5 Plättchen bekommt Chloé 5 und Ada als Zweite 3. Das Land des Südpols in der Mitte bringt nichts.
