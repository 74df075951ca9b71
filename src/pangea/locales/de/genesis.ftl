# Genesis: Namen, Züge, Ablehnungen, Wertungen, Beschriftungen und Regeln auf Deutsch.
# $space, $other und $row stehen wie auf dem Spielplan (e5, 7); $terrain, $species, $herds, $shares, $times, $one sind übersetzte Texte.

## Namen

genesis-title = Genesis
genesis-tagline = Besiedle ein junges Land, und sammle deine Art dort, wo es am weitesten ist.
genesis-summary = Zwischen Vulkanen und Teergruben liegt ein junges Land, und Reptilien, Dinosaurier, Säugetiere und Menschen breiten sich darin aus. Zwei Würfel sagen, welches Land du besiedeln darfst: Wald, Savanne, Gebirge oder Sumpf. Am Ende zählt, wer in den größten Gebieten einer Landschaft die größten Herden hat.

genesis-terrain-forest = Wald
genesis-terrain-savanna = Savanne
genesis-terrain-mountain = Gebirge
genesis-terrain-swamp = Sumpf

genesis-face-forest = Wald
genesis-face-savanna = Savanne
genesis-face-mountain = Gebirge
genesis-face-swamp = Sumpf
genesis-face-wild = Joker

genesis-species-reptiles = Reptilien
genesis-species-dinosaurs = Dinosaurier
genesis-species-mammals = Säugetiere
genesis-species-humans = Menschen

genesis-ending-no-room = Nirgends hängen mehr drei freie Felder zusammen.
genesis-ending-no-tiles = Niemand hat mehr ein Plättchen.

## Züge

genesis-move-roll = { $seat } ({ $species }) würfelt { $one } und { $other }.
genesis-move-tile = { $seat } ({ $species }) legt { $terrain } auf { $space }.
genesis-move-stop = { $seat } ({ $species }) belässt es bei einem Plättchen.
genesis-single = Es zählt für keinen der Würfel und bleibt darum das einzige in diesem Zug.
genesis-out-of-tiles = Das war das letzte Plättchen von { $seat }.
genesis-skipped = { $seat } hat keine Plättchen mehr und wird übersprungen.

## Ablehnungen

genesis-refusal-G1-1-volcano = Auf { $space } steht ein Vulkan, dort kann nichts leben. Wähle ein freies Feld.
genesis-refusal-G1-1-tar-pit = Auf { $space } ist eine Teergrube, die jedes Plättchen verschluckt. Wähle ein freies Feld.
genesis-refusal-G2-1 = Zu zweit wird nur links vom Fluss gespielt, und { $space } liegt rechts davon.
genesis-refusal-G3-1-roll-first = Erst wird gewürfelt, dann gelegt.
genesis-refusal-G3-1-roll-later = Gewürfelt wird einmal, am Anfang des Zuges. Das ist schon geschehen.
genesis-refusal-G3-2 = Auf { $space } liegt schon ein Plättchen. Wähle ein freies Feld.
genesis-refusal-G3-4 = Du hast kein Plättchen dieser Landschaft mehr ({ $terrain }). Wähle eine, die du noch hast.
genesis-refusal-G3-5-dice = Nach deinem ersten Plättchen erlauben die Würfel diese Landschaft nicht mehr ({ $terrain }). Das zweite darf sein: { OR($terrains) }. Oder hör hier auf.
genesis-refusal-G3-5-tile-first = Aufhören kannst du nach dem ersten Plättchen, nicht davor. Eines muss es in jedem Zug sein.
genesis-refusal-G4-1 = Das Spiel ist zu Ende: Nirgends hängen mehr drei freie Felder zusammen.
genesis-refusal-G4-2 = Das Spiel ist zu Ende: Niemand hat mehr ein Plättchen.

## Wertungen

genesis-factor-1 = zählt einfach
genesis-factor-2 = größtes seiner Landschaft, zählt doppelt
genesis-factor-3 = größtes von allen, zählt dreifach
genesis-herd = { $species } { $count }
genesis-share = { $species } { $count }
genesis-share-none = niemand
genesis-score-places = Gebiet bei { $space } ({ $terrain }, { $tiles } Plättchen, { $times }). Herden: { $herds }. Die größte bekommt { $first }, die zweitgrößte { $second }. Punkte: { $shares }.
genesis-score-alone = Gebiet bei { $space } ({ $terrain }, { $tiles } Plättchen, { $times }). Herden: { $herds }. Als einzige Herde dort bekommt sie alle { $pot }. Punkte: { $shares }.
genesis-score-tied-first = Gebiet bei { $space } ({ $terrain }, { $tiles } Plättchen, { $times }). Herden: { $herds }. Die { $tied } größten teilen sich { $pot }, das macht je { $share }. Punkte: { $shares }.
genesis-score-tied-second = Gebiet bei { $space } ({ $terrain }, { $tiles } Plättchen, { $times }). Herden: { $herds }. Die größte bekommt { $first }; die { $tied } gleich großen auf Platz zwei teilen sich { $pot }, das macht je { $share }. Punkte: { $shares }.
genesis-score-own-first = Gebiet bei { $space } ({ $terrain }, { $tiles } Plättchen, { $times }). Herden: { $herds }. Die { $tied } größten gehören alle derselben Person ({ $species }), also wird nichts geteilt: Sie bekommt alle { $pot }. Punkte: { $shares }.
genesis-score-own-second = Gebiet bei { $space } ({ $terrain }, { $tiles } Plättchen, { $times }). Herden: { $herds }. Die größte bekommt { $first }; die { $tied } gleich großen auf Platz zwei gehören alle derselben Person ({ $species }), also wird nichts geteilt: Sie bekommt alle { $pot }. Punkte: { $shares }.
genesis-score-no-triple = { $count } Gebiete sind mit je { $tiles } Plättchen gemeinsam die größten von allen: Keines von ihnen zählt dreifach.
genesis-score-no-double = { $count } Gebiete sind mit je { $tiles } Plättchen gemeinsam die größten ihrer Landschaft ({ $terrain }): Keines von ihnen zählt doppelt.

## Beschriftungen

genesis-label-seat = { $seat }: { $species }
genesis-label-turn-roll = { $seat } ({ $species }) würfelt
genesis-label-turn-first = { $seat } ({ $species }) legt ein Plättchen
genesis-label-turn-second = { $seat } ({ $species }) darf ein zweites Plättchen legen
genesis-label-winners = Sieg: { $winners }.
genesis-label-dice = Würfel
genesis-label-not-rolled = noch nicht geworfen
genesis-label-second = Zweites Plättchen
genesis-label-stock = Übrige Plättchen
genesis-label-points = Punkte
genesis-label-now = Wäre jetzt Schluss
genesis-label-board = Spielplan
genesis-label-row = Reihe { $row }
genesis-label-free = frei
genesis-label-volcano = Vulkan
genesis-label-tar-pit = Teergrube
genesis-label-river = Fluss
genesis-label-unused = nicht im Spiel
genesis-label-tile = { $terrain }, { $species }

genesis-prompt-roll = Würfle.
genesis-prompt-first = Die Würfel zeigen { $one } und { $other }. Lege ein Plättchen für einen von beiden, oder ein einziges, gleich welcher Landschaft.
genesis-prompt-second = Lege ein zweites Plättchen ({ OR($terrains) }), oder hör auf.

## Die Regeln

genesis-rules-1-title = Worum es geht
genesis-rules-1-text =
    Es ist 250 Millionen Jahre her. Das große Aussterben hat das Land verwüstet, und Pangäa, der eine Kontinent, der alles Land umfasste, zerbricht. Das Leben ist nicht am Ende: In Jahrtausenden entstehen neue Kontinente und auf ihnen neue Wälder, Savannen, Sümpfe und Gebirge. (Von Pangäa hat dieses Projekt seinen Namen: Alle vier Spiele handeln von Land, das besiedelt wird.)

    Du führst eine Art: die Reptilien, die Dinosaurier, die Säugetiere oder die Menschen [G1.2]. Zug um Zug wirfst du zwei Würfel und besiedelst, was sie zeigen: Wald, Savanne, Gebirge oder Sumpf.

    Plättchen derselben Landschaft, die Seite an Seite liegen, wachsen zu Gebieten zusammen, egal wem sie gehören [G5.1]. In einem Gebiet bilden deine eigenen Plättchen, die Seite an Seite liegen, eine Herde [G5.2]. Ist der Spielplan fast voll, wird jedes Gebiet gewertet: Die größte Herde bekommt am meisten, die zweitgrößte ein wenig [G6.1], und die größten Gebiete zählen doppelt oder dreifach [G7.1], [G7.2]. Wer die meisten Punkte hat, gewinnt [G8.1].

    Genesis ist für 2 bis 4 Personen.

genesis-rules-2-title = Was auf dem Tisch liegt
genesis-rules-2-text =
    Der Spielplan hat 14 Spalten, a bis n, und 10 Reihen, von oben 1 bis 10. Auf manchen Feldern ist ein Vulkan oder eine Teergrube; dorthin kommt nie ein Plättchen. Ein Fluss läuft quer über den Spielplan [G1.1].

    Alle haben 52 **Plättchen** ihrer eigenen Art: 13 Wald, 13 Savanne, 13 Gebirge und 13 Sumpf, zusammen 208 in der Schachtel. Jedes Plättchen sagt also zweierlei: durch seine Farbe, Grün, Gelb, Grau oder Blau, die Landschaft, und durch seine Art, wem es gehört [G1.2].

    Alle haben außerdem einen **Marker** für die Punkte, die auf einer Leiste am Spielplan gezählt werden: 4 Marker insgesamt. Hier werden die Punkte für dich gezählt.

    Dazu kommen zwei **Würfel** mit sechs Seiten: die vier Landschaften je einmal und zwei **Joker**, die für jede Landschaft stehen. Eine bestimmte Landschaft kommt auf einem Würfel also in einem von sechs Fällen, ein Joker in einem von dreien. Zwei Joker fallen in 4 von 36 Fällen, zweimal Wald nur in einem von 36 [G1.3].

    Den üblichen Spielplan haben wir selbst gezeichnet: 10 Vulkane, die meisten in einem durchbrochenen Ring um einen See aus Teer, 12 Teergruben, viele Durchgänge, die nur ein oder zwei Felder breit sind, und kein freies Feld, das nicht zu erreichen wäre. Der gedruckte Spielplan hat nach Berichten ebenso viele; wo sie auf ihm liegen, wissen wir nicht [G1.4].

genesis-rules-3-title = Der Aufbau
genesis-rules-3-text =
    Zu **zweit** wird nur der Teil links vom Fluss benutzt; alle Felder rechts davon sind nicht im Spiel. Zu dritt oder zu viert wird der ganze Spielplan benutzt, und der Fluss bedeutet gar nichts: Plättchen an seinen beiden Ufern liegen Seite an Seite [G2.1].

    Alle nehmen sich eine Art mit ihren 52 Plättchen. Wer beginnt, entscheidet das Los, wenn ihr die Reihenfolge nicht selbst festlegt; bei einer Revanche beginnt die nächste Person. Gespielt wird im Uhrzeigersinn reihum [G2.2].

genesis-rules-4-title = Dein Zug
genesis-rules-4-text =
    Wirf beide Würfel. Dann hast du die Wahl: Lege **zwei Plättchen**, eines für jeden Würfel, oder lege **ein einziges**, gleich welcher Landschaft [G3.1], [G3.4].

    Ein Plättchen kommt auf irgendein freies Feld, das im Spiel ist: eines ohne Plättchen, Vulkan und Teergrube. Es muss nichts berühren, weder deine eigenen Plättchen noch fremde [G3.2].

    Bei einem **Joker** wählst du die Landschaft. Ebenso, wenn ein Würfel eine Landschaft zeigt, von der du kein Plättchen mehr hast: Dann darf es jede andere sein, die du noch hast. Das wird für jedes Plättchen neu geprüft [G3.3]. Beispiel: Du würfelst Wald und Wald und hast noch ein Waldplättchen. Es kommt für den ersten Würfel auf den Spielplan. Jetzt hast du keinen Wald mehr, also darf dein zweites Plättchen Savanne, Gebirge oder Sumpf sein.

    Die Plättchen werden nacheinander gelegt, in beliebiger Reihenfolge der Würfel. Nach dem ersten darfst du aufhören: Dann war es das einzige, und seine Landschaft war egal [G3.5]. Beispiel: Du würfelst Savanne und Joker. Legst du zuerst Savanne, kann sie für den Savannenwürfel oder für den Joker gewesen sein; das zweite Plättchen darf also jede Landschaft haben. Legst du zuerst Gebirge, kann es nur für den Joker gewesen sein; das zweite muss also Savanne sein. Beispiel: Du würfelst Sumpf und Sumpf und legst Wald. Der zählt für keinen der Würfel, also ist er dein einziges Plättchen, und der Zug ist zu Ende.

    Wer keine Plättchen mehr hat, wird übersprungen. Und wessen erstes Plättchen das allerletzte war, dessen Zug ist damit zu Ende [G3.6].

genesis-rules-5-title = Das Ende
genesis-rules-5-text =
    Das Spiel endet **in dem Augenblick**, in dem keine drei freien Felder, die im Spiel sind, mehr Seite an Seite zusammenhängen. Diagonalen zählen nie. Das kann auch zwischen den beiden Plättchen eines Zuges geschehen; das zweite wird dann nicht mehr gelegt [G4.1]. Beispiel: Die einzigen drei freien Felder, die noch zusammenhängen, sind a1, b1 und b2. Jemand legt ein Plättchen auf b1, und es ist Schluss, auch wenn auf dem Spielplan noch einzelne freie Felder und ein paar Paare übrig sind.

    Es endet auch, wenn niemand mehr ein Plättchen hat [G4.2]. Auf dem üblichen Spielplan gibt es mehr Plättchen als Felder, dort kann das nicht vorkommen.

genesis-rules-6-title = Gebiete und Herden
genesis-rules-6-text =
    Ein **Gebiet** sind alle Plättchen einer Landschaft, die Seite an Seite zusammenhängen, wem auch immer sie gehören. Es zählt ab 3 Plättchen; ein oder zwei allein sind nichts wert [G5.1].

    Eine **Herde** sind alle Plättchen einer Art, die innerhalb eines Gebiets Seite an Seite zusammenhängen. Du kannst im selben Gebiet mehrere Herden haben, wenn fremde Plättchen dazwischenliegen. Jede Herde wird für sich eingestuft, nach der Zahl ihrer Plättchen [G5.2].

    Beispiel: In Reihe 5 liegen von a5 bis g5 sieben Waldplättchen: zwei der Säugetiere, eines der Reptilien, drei der Säugetiere, eines der Reptilien. Das ist ein einziges Gebiet aus 7 Plättchen mit vier Herden: Säugetiere 3, Säugetiere 2, Reptilien 1 und Reptilien 1.

genesis-rules-7-title = Was ein Gebiet wert ist
genesis-rules-7-text =
    Die größte Herde eines Gebiets bekommt 4 Punkte, die zweitgrößte 2 [G6.1]. Beide können derselben Person gehören. Im Beispiel eben bekommen die Säugetiere 4 für ihre Herde aus 3 und 2 für ihre Herde aus 2.

    Eine Herde, die in ihrem Gebiet allein ist, nimmt beide Plätze: 6 Punkte [G6.2].

    Sind mehrere Herden gemeinsam die größten, teilen sie sich die 6 Punkte gleichmäßig, und keine kleinere bekommt etwas. Jede **Herde** bekommt einen Anteil: Wer zwei der gleich großen Herden hat, bekommt zwei Anteile [G6.3]. Ist eine die größte und liegen mehrere gleich große auf Platz zwei, teilen diese sich die 2 Punkte [G6.4]. Anteile werden abgerundet [G6.5]. Gehören aber alle Herden, die sich einen Platz teilen, derselben Person, wird nichts geteilt und nichts abgerundet: Sie bekommt das Ganze [G6.6].

    Beispiele: Herden aus Menschen 4, Dinosauriern 4 und Reptilien 3: Menschen und Dinosaurier bekommen je 3, die Reptilien nichts. Dinosaurier 3, Dinosaurier 1, Menschen 1: Die Dinosaurier bekommen 4 und 1, die Menschen 1. Reptilien 5, Säugetiere 2, Dinosaurier 2 und Menschen 2: Die Reptilien bekommen 4; die drei anderen teilen sich 2, abgerundet bleibt für jede nichts. Wären alle drei Dinosaurier, bekämen die Dinosaurier die ganzen 2. Menschen 2, Menschen 2, Dinosaurier 2 und Reptilien 2: 6 durch vier ist abgerundet 1 für jede Herde, also 2 für die Menschen.

genesis-rules-8-title = Die größten Gebiete
genesis-rules-8-text =
    Das größte Gebiet auf dem ganzen Spielplan zählt **dreifach**: 12 Punkte für seine größte Herde und 6 für die zweitgrößte, 18 für eine Herde allein [G7.1]. In jeder der drei anderen Landschaften zählt das größte Gebiet **doppelt**: 8 und 4, allein 12. Alle übrigen zählen einfach, auch die der dreifachen Landschaft [G7.2].

    Gleichstand hebt das auf. Sind mehrere Gebiete gemeinsam die größten von allen, zählt keines von ihnen dreifach. Sind mehrere Gebiete gemeinsam die größten ihrer Landschaft, zählt keines von ihnen doppelt [G7.3]. Wenn nichts dreifach zählt, werden alle vier Landschaften gleich behandelt: In jeder zählt das größte Gebiet doppelt, wenn kein anderes gleich groß ist [G7.4].

    Sind in so einem Gebiet Herden gleich groß, wird zuerst vervielfacht, dann geteilt und abgerundet [G7.5]. Beispiel: Im größten Gebiet von allen sind vier Herden gleich groß. Sie teilen sich 18, nicht 6, und bekommen je 4. (Zuerst geteilt, wären es dreimal 1 gewesen.)

    Ein ganzer Spielplan: Es gibt einen Sumpf aus 9 Plättchen, einen Wald aus 7, noch einen Wald aus 4, eine Savanne aus 7 und zwei Gebirge aus 5. Der Sumpf zählt dreifach, der größere Wald und die Savanne doppelt, der kleinere Wald und beide Gebirge einfach. Hätte der größere Wald 9 Plättchen wie der Sumpf, zählte nichts dreifach: Sumpf, größerer Wald und Savanne zählten doppelt.

    Für das Zählen am Tisch rät das Heft zu einer Reihenfolge: zuerst das größte Gebiet von allen, dann die übrigen Gebiete seiner Landschaft; danach die drei anderen Landschaften, jede von ihrem größten Gebiet an.

genesis-rules-9-title = Wer gewinnt
genesis-rules-9-text =
    Wer die meisten Punkte hat, gewinnt. Liegen mehrere gleichauf an der Spitze, gewinnen sie alle [G8.1].

    Geheim ist in diesem Spiel nichts: Spielplan, Plättchen und Würfel liegen offen da, und nur bei den Würfeln ist Zufall im Spiel [G9.1].

genesis-rules-10-title = Tipps für gutes Spiel
genesis-rules-10-text =
    - Halte deine Herden beisammen. Fünf Plättchen an einem Stück gewinnen ein Gebiet, das drei und zwei verlieren [G5.2].
    - Vulkane, Teergruben und Ränder helfen dir: In einem engen Durchgang genügt ein Plättchen, um eine fremde Herde zu zerteilen oder zwei Gebiete auseinanderzuhalten [G1.4].
    - Ein kleines Gebiet aus drei Plättchen, das ganz dir gehört, ist 6 Punkte wert, so viel wie beide Plätze in einem umkämpften [G6.2].
    - Zähle die Plättchen der größten Gebiete. Eines mehr, und aus einem Gleichstand wird eine dreifache Wertung, für dich oder gegen dich [G7.3].
    - Zwei gleich große Herden an der Spitze lassen den anderen nichts übrig: Zusammen nehmen sie alles [G6.3]. Bist du Zweiter, kann ein eigenes Plättchen dich gleichziehen lassen.
    - Ein einziges Plättchen der richtigen Landschaft kann besser sein als zwei, die du nicht brauchst [G3.4].
    - Dreizehn Plättchen einer Landschaft sind nicht viele. Sind deine aufgebraucht, werden ihre Würfelseiten für dich zu Jokern [G3.3].
    - Zähle gegen Ende die freien Felder, die noch zusammenhängen. Wer das letzte Plättchen legt, entscheidet, was offen bleibt [G4.1].

genesis-rules-11-title = Ein eigener Spielplan
genesis-rules-11-text =
    Du kannst auch auf einem eigenen Spielplan spielen. Er wird vorher geprüft: 10 Reihen mit 14 Feldern, mindestens 60 freie Felder links vom Fluss, und kein freies Feld abgeschnitten, weder auf dem ganzen Spielplan noch links vom Fluss allein. Nehmen nicht 22 Felder kein Plättchen auf oder sind nicht 10 davon Vulkane, so weist die Prüfung darauf hin, und du kannst trotzdem spielen: Die Schachtel kann recht haben [G1.4].

genesis-rules-12-title = Woher diese Regeln stammen
genesis-rules-12-text =
    Genesis ist ein Spiel von Reiner Knizia (2006). Wir erzählen seine Regeln in eigenen Worten, nach der italienischen Übersetzung von Sargon für La Tana dei Goblin (www.goblins.net). Die Übersetzung nennt sich selbst eine Hilfe für italienischsprachige Spieler, die das Original nicht ersetzt. Was sie offenlässt, ist hier entschieden und als Entscheidung gekennzeichnet; die Seiten der Würfel und die Zahlen des Spielplans sind so, wie andere sie berichten. Kein Verlag ist daran beteiligt.

## Entscheidungen: warum so gespielt wird

genesis-ruling-G1-3 = Das Heft sagt nicht, wie oft jede Seite auf einem Würfel ist. So berichten es Leute, die das Spiel haben.
genesis-ruling-G3-3 = Das Heft sagt nicht, wann man nachsieht. Wir sehen bei jedem Plättchen nach: Erst dann steht fest, was noch da ist.
genesis-ruling-G3-5 = Das Heft spricht von zwei Plättchen oder einem und von keiner Reihenfolge. Legt man sie nacheinander, kann man über jedes einzeln nachdenken.
genesis-ruling-G3-6 = Das Heft sagt es nicht. Ohne Plättchen gibt es nichts, wofür man würfeln könnte.
genesis-ruling-G4-1 = Das Heft spricht von zusammenhängenden leeren Feldern und sagt nicht, wie. Seine Herden hängen Seite an Seite zusammen, also auch die Felder.
genesis-ruling-G4-2 = Das Heft sagt es nicht. Ein Spiel, in dem niemand etwas legen kann, muss enden.
genesis-ruling-G5-1 = Das Heft sagt nur bei Herden, wie Plättchen zusammenhängen. Gebiete hängen auf dieselbe Weise zusammen.
genesis-ruling-G5-2 = Das Heft nennt alle zusammenhängenden Plättchen einer Art eine Herde. Sein Beispiel zählt die Herden jedes Gebiets für sich, also endet eine Herde, wo ihr Gebiet endet.
genesis-ruling-G6-3 = Das Heft sagt, dass alle teilen, die gleichauf liegen. Sein Beispiel aber teilt durch die Herden: Vier Herden von drei Personen bekommen je 1, und wer zwei davon hat, bekommt 2.
genesis-ruling-G6-4 = Das Heft sagt, dass alle teilen, die gleichauf liegen; sein Beispiel aber teilt beim ersten Platz durch die Herden. Wir halten es beim zweiten ebenso.
genesis-ruling-G6-6 = Das Heft gibt alle 6 Punkte dem, der die größte und auch die zweitgrößte Herde hat. Wer mit niemand anderem gleichauf liegt, teilt mit niemand anderem.
genesis-ruling-G7-4 = Das Heft spricht von den drei anderen Landschaften. Zählt kein Gebiet dreifach, so steht keine für sich, und alle vier sind gleich. Man kann es auch so lesen, dass die gleich großen Gebiete einfach zählen und nur die anderen Landschaften ein doppeltes haben; das ändert in etwa 1 von 17 Partien, wer gewinnt.
genesis-ruling-G7-5 = Das Heft sagt nicht, was zuerst kommt. Es nennt 12 und 6 als Wert der beiden Plätze, also wird das geteilt.
genesis-ruling-G8-1 = Das Heft nennt nichts, was einen Gleichstand auflöst.

## Was nicht zu lesen ist

genesis-unreadable = „{ $text }“ ist kein Zug bei Genesis. Schreib „forest e5“ für ein Waldplättchen auf e5, oder „stop“ nach einem ersten Plättchen.
genesis-unreadable-space = „{ $text }“: Ein Feld { $name } gibt es nicht. Spalten sind a bis n, Reihen 1 bis 10.
genesis-unreadable-roll = „roll { $one } { $other }“: Würfel werden in der Reihenfolge forest, savanna, mountain, swamp, wild genannt. Schreib „roll { $other } { $one }“.
genesis-position-rows = Der Spielplan muss 10 Reihen haben, und { $count ->
        [one] eine ist
       *[other] { $count } sind
    } gezeichnet.
genesis-position-columns = Reihe { $row } muss 14 Felder haben, und sie hat { $count }.
genesis-position-signs = Reihe { $row }: „{ $text }“ ist nicht zu lesen. Ein Feld ist „.“ (frei), „^“ (Vulkan), „o“ (Teergrube) oder ein Plättchen wie „Fr“: F, S, M oder W für die Landschaft, dann r, d, m oder h für die Art.
genesis-position-ground = { $space }: In der Stellung steht dort „{ $sign }“, auf dem Spielplan „{ $printed }“.
genesis-position-not-in-play = { $space }: Das Plättchen „{ $tile }“ kann dort nicht liegen; das Feld nimmt keines auf oder ist nicht im Spiel.
genesis-position-species = { $space }: Das Plättchen „{ $tile }“ gehört zu einer Art, die niemand spielt.
genesis-position-thirteen = { $space }: Plättchen wie „{ $tile }“ gibt es nur 13, und dieses ist eines zu viel.
genesis-position-no-tiles = Sitz { $seat } kann nicht am Zug sein: Er hat keine Plättchen mehr.
genesis-position-dice = „{ $text }“ ist kein Wurf. Zwei von diesen müssen es sein: { $faces }.
genesis-position-second = „{ $text }“ können nicht die Landschaften eines zweiten Plättchens sein. Sie stehen nach den Würfeln und gehören zu diesen: { $terrains }.

## Prüfungen eines Spielplans

genesis-content-no-object = Ein Spielplan von Genesis ist ein JSON-Objekt mit „rows“ und „river“.
genesis-content-unknown-key = „{ $key }“ gehört nicht in einen Spielplan von Genesis.
genesis-content-missing-key = Im Spielplan fehlt „{ $key }“.
genesis-content-no-rows = „rows“ muss eine Liste von 10 Texten sein, einem für jede Reihe von oben.
genesis-content-rows = „rows“ muss 10 Reihen haben, und es hat { $count }.
genesis-content-columns = Reihe { $row } muss 14 Felder haben, und sie hat { $count }.
genesis-content-sign = { $space }: „{ $sign }“ kann auf keinem Spielplan stehen. Schreib „.“ für ein freies Feld, „^“ für einen Vulkan, „o“ für eine Teergrube.
genesis-content-river = „river“ sagt, wie viele Spalten links vom Fluss liegen: eine Zahl von 1 bis 13, nicht { $river }.
genesis-warning-blocked = Auf dem gedruckten Spielplan nehmen nach Berichten { $wanted } Felder kein Plättchen auf. Auf diesem sind es { $count }.
genesis-warning-volcanoes = Der gedruckte Spielplan hat nach Berichten { $wanted } Vulkane. Dieser hat { $count }.
genesis-content-left = Links vom Fluss müssen mindestens 60 freie Felder liegen, und es sind { $count }.
genesis-content-cut-off = Kein freies Feld darf abgeschnitten sein, und { $space } ist von { $other } aus nicht zu erreichen.
genesis-content-cut-off-left = Zu zweit wird nur links vom Fluss gespielt, und dort ist { $space } von { $other } aus nicht zu erreichen.

## Im Browser

genesis-web-board = Spielplan von Genesis
genesis-web-tray = Deine Plättchen
genesis-web-on-dice = { $terrain }, auf den Würfeln
genesis-web-off-dice = { $terrain }, nicht auf den Würfeln
genesis-web-ends-turn = { $terrain }, nicht auf den Würfeln: Es wäre das einzige Plättchen dieses Zugs
genesis-web-only-tile = Dieses Plättchen würde deinen Zug beenden.
genesis-web-volcano = Vulkan: Hier liegt nie ein Plättchen
genesis-web-tar-pit = Teergrube: Hier liegt nie ein Plättchen
genesis-web-stock-of = { $terrain } { $count }
genesis-web-spot = { $space } (neben { $beside })
genesis-web-offer-space = { $space }: eine Landschaft wählen
genesis-web-tile = { $terrain } auf { $space }
genesis-web-stop = Hier aufhören
genesis-web-areas = Gebiete zeigen
genesis-web-areas-now = Die Gebiete jetzt
genesis-web-areas-none = Noch liegen nirgends drei Plättchen einer Landschaft nebeneinander.
genesis-web-area = { $terrain } bei { $space }, { $tiles } Plättchen
genesis-web-area-counts = { $terrain } bei { $space }, { $tiles } Plättchen, { $times }
genesis-web-share = { $count } für { $name }
genesis-web-species = Art
genesis-web-seat = { $name } ({ $species })
genesis-web-seat-has = Übrige Plättchen: { $tiles }. { $standing }.

## Beispiele in den Regeln

genesis-example-second = Ada hat Savanne und Joker gewürfelt und ein Gebirge auf c3 gelegt: Das kann nur für den Joker gewesen sein. Also muss ihr zweites Plättchen Savanne sein. Auf h5 kommt es zu ihrer Herde aus zwei.
genesis-example-area = Sieben Waldplättchen nebeneinander sind ein Gebiet. Darin liegen vier Herden: Säugetiere 2, Reptilien 1, Säugetiere 3 und Reptilien 1. Auf dem Schild steht, was das Gebiet jetzt brächte.
genesis-example-worth = Herden: Menschen 4, Dinosaurier 4, Reptilien 3. Zwei sind gemeinsam die größten: Sie teilen sich die 6 Punkte und bekommen je 3, die Reptilien nichts.
genesis-example-largest = Der Sumpf aus 5 Plättchen ist das größte Gebiet von allen und zählt dreifach: Reptilien und Säugetiere liegen mit je 2 Plättchen gleichauf und teilen sich 18 Punkte, je 9. Die Savanne aus 4 und der größere Wald aus 4 zählen doppelt, der Wald aus 3 einfach.
