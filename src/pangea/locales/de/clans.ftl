# Clans: Namen, Züge, Ablehnungen, Wertungen, Beschriftungen und Regeln auf Deutsch.
# $territory, $source, $target: Gebietsnummern als Text; $terrain, $clan, $clans: übersetzte Namen als Text.

## Namen

clans-title = Clans
clans-tagline = Führe die Hütten zusammen, und lass niemanden ahnen, welche dir am Herzen liegen.
clans-summary = Späte Vorgeschichte. Kleine Gruppen von Nomaden haben harte Zeiten und viele Kämpfe überstanden; nun merken sie, dass viele zusammen sicherer leben, und gründen die ersten Dörfer. Sechzig Hütten aus fünf Clans liegen über das ganze Land verstreut und finden sich Zug um Zug zu zwölf Dörfern zusammen. Alle dürfen jede Hütte bewegen, und insgeheim stehen alle für je einen Clan. Bring deine Farbe in die Dörfer, auf die es ankommt, aber verrate dich nicht.

clans-terrain-forest = Wald
clans-terrain-mountain = Gebirge
clans-terrain-steppe = Steppe
clans-terrain-plain = Ebene

clans-clan-red = Rot
clans-clan-blue = Blau
clans-clan-green = Grün
clans-clan-yellow = Gelb
clans-clan-black = Schwarz

clans-ending-twelfth = Das zwölfte Dorf ist gewertet.
clans-ending-stuck = Es war kein Zug mehr möglich.

## Züge

clans-move-hut = Eine Hütte von { $clan } kommt auf Gebiet { $territory }.
clans-move-clan = { $seat } steht für { $clan }.
clans-move-hidden = { $seat } zieht eine Clankarte.
clans-move-move =
    { $huts ->
        [one] { $seat } bewegt { $huts } Hütte von Gebiet { $source } nach { $target }.
       *[other] { $seat } bewegt { $huts } Hütten von Gebiet { $source } nach { $target }.
    }
clans-move-village = { $seat } wertet als Nächstes das Dorf auf Gebiet { $territory }.
clans-move-village-last = { $seat } wählt das Dorf auf Gebiet { $territory } als zwölftes. Die anderen neuen Dörfer zählen nicht.

## Ablehnungen

clans-refusal-C1-3 = Die Gebiete { $source } und { $target } haben keine gemeinsame Grenze, und Hütten ziehen nur in ein Nachbargebiet. Über einen Fluss geht es, über einen See nicht.
clans-refusal-C3-1-empty-source = Auf Gebiet { $source } stehen keine Hütten. Wähle ein Gebiet, auf dem welche stehen.
clans-refusal-C3-1-empty-target = Hütten müssen zu anderen Hütten ziehen, und Gebiet { $target } ist leer. Wähle ein besetztes Nachbargebiet.
clans-refusal-C3-2 = Eine Gruppe von 7 oder mehr Hütten bleibt, wo sie ist, und auf Gebiet { $source } stehen { $huts }. Sie dürfte nur zu einer Nachbargruppe ziehen, die mindestens so groß ist; kleinere Gruppen dürfen weiterhin zu ihr.
clans-refusal-C3-3 = Beide Gruppen haben 7 oder mehr Hütten, also darf nur die kleinere zur größeren ziehen: { $huts } Hütten dürfen nicht zu { $others }. Umgekehrt ist es erlaubt.
clans-refusal-C4-4 = Es sind gerade mehrere Dörfer entstanden. Wähle zuerst, welches davon als Nächstes gewertet wird.
clans-refusal-C4-4-village = Gebiet { $territory } gehört nicht zu den neuen Dörfern. Wähle eines von ihnen.
clans-refusal-C4-4-nothing = Jetzt ist kein Dorf zu wählen: Diese Wahl gibt es nur, wenn ein einziger Zug mehrere Dörfer entstehen lässt.
clans-refusal-C2-1 = Hütten werden zufällig ausgelegt, und nur beim Aufbau: eine auf jedes Gebiet, fünf Clans in jede Region. Niemand zieht, bevor alle liegen, und später kommt keine mehr dazu.
clans-refusal-C2-2 = Clankarten werden zufällig ausgeteilt, und nur beim Aufbau: eine pro Person, jeder Clan nur einmal. Niemand zieht, bevor sie ausgeteilt sind, und später kommt keine mehr dazu.
clans-refusal-C7-1 = Das Spiel ist zu Ende: Das zwölfte Dorf ist gewertet.
clans-refusal-C7-2 = Das Spiel ist zu Ende: Niemand konnte mehr ziehen.

## Wertungen und Ereignisse

clans-score-village =
    Dorf { $number } auf Gebiet { $territory } ({ $terrain }), Epoche { $epoch }: { $huts ->
        [one] { $huts } Hütte bringt
       *[other] { $huts } Hütten bringen
    } { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für jeden Clan im Dorf ({ $clans }).
clans-score-village-favourable =
    Dorf { $number } auf Gebiet { $territory }, Epoche { $epoch }: { $huts ->
        [one] { $huts } Hütte
       *[other] { $huts } Hütten
    } + { $bonus } für günstiges Gelände ({ $terrain }) bringen { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für jeden Clan im Dorf ({ $clans }).
clans-score-village-last =
    Dorf { $number } auf Gebiet { $territory } ({ $terrain }), Epoche { $epoch }: { $huts ->
        [one] { $huts } Hütte
       *[other] { $huts } Hütten
    } + { $bonus }, die das letzte Dorf immer bekommt, bringen { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für jeden Clan im Dorf ({ $clans }).
clans-score-village-hostile = Dorf { $number } auf Gebiet { $territory }, Epoche { $epoch }: unwirtliches Gelände ({ $terrain }), das Dorf wird zerstört und niemand punktet.
clans-score-village-strife = Dorf { $number } auf Gebiet { $territory } ({ $terrain }), Epoche { $epoch }: Fünf Clans mit je einer Hütte haben sich zerstritten, keiner blieb übrig und niemand punktet.
clans-score-before = Punkte aus der Zeit vor dieser Stellung: { $clans }.
clans-score-before-clan = { $clan } { $points }
clans-score-tokens =
    { $tokens ->
        [0] { $seat }: keine Bonusplättchen, keine Zusatzpunkte.
        [one] { $seat }: { $tokens } Bonusplättchen, { $tokens } Punkt.
       *[other] { $seat }: { $tokens } Bonusplättchen, { $tokens } Punkte.
    }
clans-strife = Auf Gebiet { $territory } treffen alle fünf Clans aufeinander: Streit! Wer dort nur eine Hütte hat, verliert sie ({ $clans }).
clans-founded = { $seat } nimmt ein Bonusplättchen für das Dorf auf Gebiet { $territory }.
clans-epoch = Epoche { $epoch } beginnt. Günstig: { $favourable } (+{ $bonus }). Unwirtlich: { $hostile }.
clans-epoch-last = Epoche { $epoch } beginnt, es fehlt nur noch ein Dorf: Es bekommt auf jedem Gelände +{ $bonus }.

## Beschriftungen

clans-label-epoch = Epoche { $epoch }
clans-label-favourable = Günstig
clans-label-hostile = Unwirtlich
clans-label-all = alle
clans-label-none = keines
clans-label-bonus = Bonus
clans-label-villages-left =
    { $count ->
        [0] Kein Dorf mehr zu werten
        [one] Noch { $count } Dorf zu werten
       *[other] Noch { $count } Dörfer zu werten
    }
clans-label-tokens = Plättchen
clans-label-points = Punkte
clans-label-clan = Clan
clans-label-secret = Clan unbekannt
clans-label-territory = Gebiet
clans-label-lake = See
clans-label-region = Region
clans-label-seat = { $seat }
clans-label-turn = { $seat } ist am Zug
clans-label-turn-village = { $seat } wählt, welches Dorf gewertet wird
clans-label-turn-twelfth = { $seat } wählt das zwölfte Dorf
clans-label-laying = Die Hütten werden ausgelegt
clans-label-dealing = Die Clankarten werden ausgeteilt
clans-label-winners =
    { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen.
    }
clans-label-village = Dorf
clans-label-new-village = neues Dorf, noch nicht gewertet
clans-label-gone-village = verschwundenes Dorf
clans-label-heavy = 7 Hütten oder mehr
clans-label-empty = leer
clans-label-huts = Hütten
clans-label-terrain = Gelände
clans-label-neighbours = Nachbarn
clans-label-river = Fluss
clans-label-total = Summe
clans-prompt-move = Wähle eine Gruppe von Hütten und eine Nachbargruppe, zu der sie zieht.
clans-prompt-village = Dein Zug hat mehrere Dörfer entstehen lassen. Wähle, welches als Nächstes gewertet wird.
clans-prompt-village-last = Dein Zug hat mehr Dörfer entstehen lassen, als noch Plättchen da sind. Wähle das zwölfte und letzte: Die anderen zählen nicht.

## Die Regeln

clans-rules-1-title = Worum es geht
clans-rules-1-text =
    Das Umherziehen hat ein Ende: Hütte rückt zu Hütte, und die ersten Dörfer wachsen. Fünf Clans sind in jeder Partie dabei, ob ihr zu zweit, zu dritt oder zu viert spielt: Rot, Blau, Grün, Gelb und Schwarz [C2.2]. Du stehst insgeheim für einen von ihnen und willst, dass er in den wertvollsten Dörfern wohnt.

    Keine Hütte gehört jemandem am Tisch. In deinem Zug darfst du Hütten jeder Farbe bewegen [C3.1], und ein Dorf bringt allen Clans Punkte, die darin wohnen, nicht nur deinem [C6.4]. Die Kunst ist es also, dem eigenen Clan zu helfen, ohne dass es jemand merkt.

    Am Ende decken alle ihren Clan auf. Dein Ergebnis sind die Punkte deines Clans, dazu ein Punkt für jedes Bonusplättchen, das du gesammelt hast. Das höchste Ergebnis gewinnt [C7.3].

    Clans ist für 2 bis 4 Personen ab 10 Jahren und dauert etwa 30 Minuten.

clans-rules-2-title = Was auf dem Tisch liegt
clans-rules-2-text =
    In der Schachtel sind:

    - Der **Spielplan**. Er zeigt 60 **Gebiete**, jedes in einer von vier Geländearten: Wald, Gebirge, Steppe oder Ebene. Flüsse und Seen teilen das Land in 12 **Regionen** zu je 5 Gebieten; die Regionen braucht ihr nur für den Aufbau, danach könnt ihr sie vergessen [C1.1]. Neben der Karte ist die **Epochentafel**, und um die Tafel läuft die **Punkteleiste**.
    - 60 **Hütten**, 12 für jeden der fünf Clans, und 5 **Clankarten**, eine je Clan.
    - 12 **Bonusplättchen**, die untereinander auf der Epochentafel liegen, die der Epoche 1 ganz oben: Für jedes Dorf wird eines genommen, und am Ende ist es einen Punkt wert [C1.2].
    - 5 **Scheiben**, eine je Clan, die auf der Punkteleiste dessen Punkte zählen. Sie beginnen an deren Anfang.

    Zwei Gebiete sind **Nachbarn**, wenn sie eine gemeinsame Grenze haben. Ein Fluss auf dieser Grenze stört nicht, denn die Hütten überqueren ihn ungehindert. Ein See dagegen trennt: Gebiete, zwischen denen nur ein See liegt, sind keine Nachbarn [C1.3]. Auf dem üblichen Spielplan etwa liegen 4 und 5 an den beiden Ufern eines Flusses und sind Nachbarn; 5 und 22 liegen sich an einem See gegenüber und sind keine.

clans-rules-3-title = Der Aufbau
clans-rules-3-text =
    Jede Region bekommt fünf Hütten, eine von jedem Clan, und sie werden zufällig auf ihre fünf Gebiete verteilt, eine auf jedes [C2.1]. So steht zu Beginn auf jedem Gebiet des Spielplans genau eine Hütte, und kein Clan drängt sich in einer Ecke.

    Alle bekommen zufällig eine Clankarte und sehen sie sich heimlich an. Die übrigen Karten bleiben verdeckt und kommen ungesehen aus dem Spiel. Trotzdem spielen alle fünf Clans mit, auch die, für die niemand steht: Ihre Hütten werden bewegt und ihre Punkte gezählt [C2.2].

    Auch wer beginnt, bestimmt der Zufall: Die Plätze werden ausgelost, wenn ihr die Reihenfolge nicht selbst festlegt. Bei einer Revanche beginnt die nächste Person. Gespielt wird reihum im Uhrzeigersinn [C2.3].

clans-rules-4-title = Dein Zug
clans-rules-4-text =
    Es gibt nur eine Art von Zug. Wähle ein Gebiet mit Hütten, nimm sie **alle**, gleich welcher Farbe, und stelle sie auf ein Nachbargebiet, auf dem **schon Hütten stehen**. Du darfst keine zurücklassen und nicht auf ein leeres Gebiet ziehen [C3.1]. Jeder Zug leert also ein Gebiet, und ein leeres Gebiet bleibt bis zum Schluss leer.

    Beispiel: 18 hat die Nachbarn 16, 17 und 19. Auf 18 stehen 2 Hütten, auf 17 stehen 3, auf 19 steht eine, und 16 ist leer. Die beiden Hütten von 18 dürfen zusammen nach 17, dann sind es dort 5, oder zusammen nach 19, dann sind es dort 3. Nach 16 dürfen sie nicht, und trennen dürfen sie sich auch nicht.

    Eine große Gruppe wird sesshaft: **7 oder mehr Hütten können nicht mehr ziehen**. Andere dürfen weiterhin zu ihnen [C3.2].

    Dazu gibt es eine seltene Ausnahme. Wenn zwei benachbarte Gruppen beide 7 oder mehr Hütten haben, darf die kleinere zur größeren ziehen. Sind sie gleich groß, darf jede zur anderen [C3.3]. Beispiel: 8 Hütten neben 11. Die 8 dürfen zu den 11, die 11 aber nicht zu den 8. Bei 9 neben 9 suchst du dir aus, welche der beiden Gruppen zieht. Bei 8 neben 4 gilt die Ausnahme nicht: Nur die 4 dürfen ziehen.

    Passen gibt es nicht. Solange irgendein Zug möglich ist, muss gezogen werden [C3.4].

clans-rules-5-title = Dörfer
clans-rules-5-text =
    Ein **Dorf** ist ein Gebiet mit Hütten, dessen Nachbarn alle leer sind. Es entsteht durch einen Zug, und eine einzige Hütte genügt. Ihr schaut einmal nach, gleich nach dem Zug: Steht die Gruppe, die eben gewachsen ist, jetzt allein? Steht neben dem Gebiet, das eben geleert wurde, eine Gruppe jetzt allein? [C4.1]

    Wer gezogen hat, nimmt für jedes neue Dorf das oberste **Bonusplättchen** von der Epochentafel, gleich welche Clans dort wohnen [C4.2]. Dann wird das Dorf gewertet: erst der Streit, dann die Punkte, wie es die beiden nächsten Abschnitte erklären. Danach spielt es keine Rolle mehr: Seine Hütten haben niemanden, zu dem sie ziehen könnten, und niemand kann sie erreichen [C4.3].

    Beispiel: 48 hat die Nachbarn 45, 47 und 49, und 45 und 47 sind leer. Auf 48 stehen 3 Hütten, auf 49 stehen 2 und auf 51, einem Nachbarn von 49, stehen 4. Du kannst die 2 Hütten von 49 nach 48 ziehen: Das ergibt ein Dorf mit 5. Oder von 49 nach 51: Dann stehen die 3 Hütten auf 48 allein und werden ein Dorf, ohne dass jemand sie angerührt hätte. Wären auch die anderen Nachbarn von 51 leer, so ließe jeder der beiden Züge zwei Dörfer auf einmal entstehen, auf 48 und auf 51.

    Lässt dein Zug mehrere Dörfer entstehen, so bestimmst du, in welcher Reihenfolge sie gewertet werden, und jedes wird ganz abgehandelt, bevor das nächste drankommt [C4.4]. Das ist wichtig, wenn dazwischen eine Epoche endet. Beispiel: Von Epoche 1 ist noch ein Plättchen da, und dein Zug lässt ein Dorf mit 4 Hütten im Wald und eines mit 3 Hütten im Gebirge entstehen. Erst der Wald: Er wird in Epoche 1 gewertet, 4 + 1 = 5 Punkte, dann das Gebirge in Epoche 2, 3 + 2 = 5 Punkte. Erst das Gebirge: In Epoche 1 ist es unwirtlich und das Dorf wird zerstört, und der Wald bringt in Epoche 2 nur 4 Punkte. Beide Plättchen gehören so oder so dir.

    Entstehen mehr Dörfer, als noch Plättchen da sind, so wählst du aus, welche gewertet werden, eines je Plättchen. Die anderen bleiben unbeachtet: kein Plättchen, keine Punkte. Mit dem zwölften Dorf ist das Spiel sofort zu Ende [C4.5]. Beispiel: Zwei Plättchen sind noch da, und dein Zug lässt drei Dörfer entstehen. Du bestimmst eines für das letzte Plättchen der Epoche 4 und eines als zwölftes Dorf in Epoche 5; das dritte bringt niemandem etwas.

clans-rules-6-title = Streit
clans-rules-6-text =
    Solange sie unterwegs sind, vertragen sich die Clans. Wohnen aber in einem neuen Dorf **alle fünf** Clans, so bricht Streit aus: Jeder Clan, der dort genau eine Hütte hat, verliert sie, und erst dann wird das Dorf gewertet [C5.1]. Verlorene Hütten kommen vom Spielplan. Wer zwei oder mehr hat, verliert nichts.

    Beispiel: In einem neuen Dorf stehen 3 gelbe, 2 blaue, 2 schwarze, 1 rote und 1 grüne Hütte. Die rote und die grüne müssen gehen. Das Dorf zählt jetzt 7 Hütten, und Rot und Grün bekommen keine Punkte dafür. Bei 3 gelben, 2 blauen, 1 roten und 1 grünen Hütte wäre nichts geschehen: Schwarz fehlt, und zu viert streiten die Clans nicht.

    Es kann sogar vorkommen, dass jeder Clan nur eine Hütte hat. Dann gehen alle fünf, und das Gebiet ist leer. Es zählt trotzdem als eines der zwölf Dörfer, wer gezogen hat, nimmt trotzdem das Plättchen, und die Epochen laufen weiter wie sonst; aber niemand bekommt Punkte, und einen Bonus gibt es auch nicht, selbst für das zwölfte Dorf nicht [C5.2].

clans-rules-7-title = Epochen und Punkte
clans-rules-7-text =
    Das Spiel führt durch fünf **Epochen**. Eine Epoche umfasst so viele Dörfer, wie sie Plättchen hat: 4, 3, 2, 2 und 1. Das Dorf, für das jemand das letzte Plättchen einer Epoche nimmt, gehört noch zu ihr; das nächste Dorf gehört zur nächsten Epoche [C6.1].

    In jeder Epoche ist ein Gelände **günstig**, das heißt, Dörfer dort bekommen einen Bonus, und eines ist **unwirtlich**, das heißt, Dörfer dort werden zerstört. In der fünften sind alle günstig und keines unwirtlich [C6.2]:

    - Epoche 1, vier Dörfer: Wald günstig, +1; Gebirge unwirtlich.
    - Epoche 2, drei Dörfer: Gebirge günstig, +2; Ebene unwirtlich.
    - Epoche 3, zwei Dörfer: Steppe günstig, +3; Wald unwirtlich.
    - Epoche 4, zwei Dörfer: Ebene günstig, +4; Steppe unwirtlich.
    - Epoche 5, ein Dorf: alle günstig, +5; keines unwirtlich.

    Ein Dorf ist so viele Punkte wert, wie nach einem etwaigen Streit Hütten darin stehen. Auf günstigem Gelände kommt der Bonus der Epoche dazu. Auf unwirtlichem Gelände ist es nichts wert, und alle seine Hütten kommen vom Spielplan; wer gezogen hat, behält das Plättchen trotzdem [C6.3].

    Jeder Clan, der noch mindestens eine Hütte im Dorf hat, bekommt den **vollen** Wert. Eine Hütte bringt so viel wie fünf [C6.4].

    Beispiele: In Epoche 4 bringen 2 rote und 4 schwarze Hütten in der Ebene 6 + 4 = 10 Punkte, 10 für Rot und 10 für Schwarz. In Epoche 2 bringt eine einsame grüne Hütte in der Steppe, die dann weder günstig noch unwirtlich ist, 1 Punkt für Grün. In Epoche 3 bringen acht Hütten im Wald gar nichts und kommen vom Spielplan.

clans-rules-8-title = Das Ende und wer gewinnt
clans-rules-8-text =
    Ist das zwölfte Dorf gewertet, so ist das Spiel zu Ende. Dieses letzte Dorf bekommt immer +5, gleich auf welchem Gelände [C7.1]. Das ist der Bonus der Epoche 5, und er zählt nicht doppelt. Beispiel: 1 blaue und 2 gelbe Hütten im Gebirge bringen 3 + 5 = 8 Punkte für Blau und 8 für Gelb.

    Selten kommt es vor, dass schon vorher niemand mehr ziehen kann, weil nirgends mehr zwei benachbarte Gebiete beide besetzt sind. Dann endet das Spiel sofort, und kein Dorf bringt mehr Punkte [C7.2]. Solange zwei Gruppen benachbart sind, kann immer eine von beiden ziehen.

    So oder so decken nun alle ihren Clan auf. Die Scheiben der Clans, für die niemand steht, kommen von der Punkteleiste, und alle rücken die Scheibe ihres Clans um einen Punkt für jedes eigene Bonusplättchen vor. Die Scheibe, die am weitesten vorn liegt, gewinnt [C7.3]. Beispiel: Ada steht für Blau mit 41 Punkten und hat 3 Plättchen: 44. Bruno steht für Schwarz mit 40 Punkten und hat 5 Plättchen: 45. Bruno gewinnt. Rot hat 52 Punkte, aber niemand stand für Rot: Die Scheibe kommt von der Leiste.

    Haben mehrere das gleiche höchste Ergebnis, so gewinnen sie alle [C7.4].

clans-rules-9-title = Was geheim ist
clans-rules-9-text =
    Geheim sind nur die Clankarten: deine bis zum Schluss, und die, die niemand bekommen hat. Alles andere sehen alle: die Hütten, die Punkte jedes Clans und wer welches Plättchen genommen hat [C8.1].

clans-rules-10-title = Tipps für gutes Spiel
clans-rules-10-text =
    - Hilf am Anfang mehreren Clans zugleich. Ein Zug, der drei Clans nützt, sagt wenig über dich; einer, der nur einem nützt, sagt fast alles.
    - Achte darauf, was die anderen nicht tun. Wer eine schöne Gelegenheit für Grün liegen lässt, ist wohl kaum Grün. Einen Clan nach dem anderen auszuschließen führt oft schneller zum Ziel als Raten, vor allem in kleiner Runde.
    - Fordere die anderen heraus. Ziehe eine Hütte so, dass sie mit dem nächsten Zug zu einem Dorf kommen oder draußen bleiben kann: Wer die Gelegenheit nutzt oder liegen lässt, verrät dir etwas.
    - Eine Hütte genügt, um an einem Dorf teilzuhaben [C6.4]. Verteile deinen Clan also auf viele Orte, und lass die Hütten der anderen sich häufen.
    - Zähle die Farben, bevor du Gruppen zusammenführst. Hat dein Clan dort nur eine Hütte, so kostet dich die fünfte Farbe diese Hütte; hat er zwei, so vertreibt die fünfte Farbe deine Rivalen [C5.1].
    - Mit der siebten Hütte ist eine Gruppe an ihr Gelände gebunden [C3.2]. Überlege, in welcher Epoche sie zum Dorf werden könnte und was das Gelände dann wert ist [C6.2].
    - Wächst ein Dorf ohne deinen Clan, dann dränge es auf unwirtliches Gelände: Seine Clans bekommen nichts, und ihre Hütten sind weg [C6.3].
    - Behalte die Plättchen der laufenden Epoche im Auge. Dasselbe Dorf kann jetzt ein Vermögen wert sein und ein Plättchen später gar nichts [C6.1].
    - Du kannst auch die Epoche wechseln lassen. Droht ein Dorf, das dir schadet, dann lass vorher ein anderes entstehen, damit es in eine Epoche fällt, in der sein Gelände unwirtlich ist [C6.1].
    - In knappen Partien entscheiden die Plättchen [C7.3]. Nimm die Dörfer mit, die du bekommen kannst.
    - Ein Zug, der zwei Dörfer auf einmal entstehen lässt, ist ein großer Vorteil, vor allem am Ende einer Epoche: Du entscheidest, welches noch in die alte fällt und welches schon in die neue. Nutze die Gelegenheit, wenn die anderen sie dir lassen, und überlass sie nie der nächsten Person [C4.4].
    - Denk rechtzeitig an das zwölfte Dorf: Es bringt +5 und macht alles zunichte, was die anderen noch vorhatten [C7.1].

clans-rules-11-title = Ein eigener Spielplan
clans-rules-11-text =
    Auf dem üblichen Spielplan tragen die Gebiete die Nummern 0 bis 59, und eine Liste nennt zu jedem das Gelände und die Nachbarn [C9]. Die Zeichnung ist unsere eigene, und du kannst auch auf einem eigenen Spielplan spielen. Er wird vorher geprüft: 60 Gebiete, 15 je Geländeart, 12 Regionen zu 5, alles eine zusammenhängende Karte, und Nachbarschaft gilt immer in beide Richtungen [C1.4].

clans-rules-12-title = Quellen
clans-rules-12-text =
    Clans ist ein Spiel von Leo Colovini und erschien 2002. Wir erklären es mit eigenen Worten, nach dem italienischen Heft, das niemanden für die Illustrationen nennt; Karte und Epochentafel folgen dem gedruckten Spielplan. Die Zeichnungen sind unsere eigenen, und kein Verlag ist daran beteiligt.

## Entscheidungen: warum so gespielt wird

clans-ruling-C1-4 = Der Spielplan des Hefts ist ein Bild, das wir nicht haben. Der Text nennt die 60 Gebiete, die 4 Geländearten und die 12 Regionen. Welche Gebiete Nachbarn sind und welches Gelände und welche Region jedes hat, stammt von einem Scan des gedruckten Spielplans, nicht aus dem Heft; die Zeichnung ist unsere eigene.
clans-ruling-C3-4 = Das Heft sagt, dass man zieht, und nichts vom Passen. Wer ziehen kann, muss es also tun.
clans-ruling-C4-5 = Das Heft spricht von zwei Dörfern für das letzte Bonusplättchen. Wir spielen es mit jeder Zahl von Dörfern und Bonusplättchen ebenso.
clans-ruling-C5-2 = Das Heft sagt nicht, was geschieht, wenn nach dem Streit keine Hütte übrig ist. Es war ein Dorf, also zählt es als solches; niemand wohnt mehr dort, also bekommt niemand Punkte.
clans-ruling-C6-1 = Auch die Epochentafel ist ein Bild, das wir nicht haben. Der Text des Hefts nennt die ersten beiden Zahlen, 4 und 3; 2, 2 und 1 stammen von einem Scan des gedruckten Spielplans.
clans-ruling-C6-2 = Der Text des Hefts nennt das günstige Gelände der Epochen 1, 3 und 5 und das unwirtliche der Epochen 1 und 2, mit +1, +3 und +5. Vier Einträge stammen von einem Scan des gedruckten Spielplans: Gebirge günstig in Epoche 2, Wald unwirtlich in Epoche 3, Ebene günstig und Steppe unwirtlich in Epoche 4; und mit ihnen +2 und +4.
clans-ruling-C7-1 = Das Heft gibt dem letzten Dorf 5 Punkte, und Epoche 5 gibt 5 auf jedem Gelände. Für uns sind das dieselben 5 Punkte.
clans-ruling-C7-2 = Das Heft beendet das Spiel ohne weitere Punkte. Wir verstehen darunter Punkte für Dörfer: Die Bonusplättchen waren schon verdient und zählen noch.
clans-ruling-C7-4 = Das Heft nennt nichts, was einen Gleichstand auflöst.

## Was sich nicht lesen lässt

clans-unreadable = „{ $text }“ ist kein Zug bei Clans. Schreib „move 12>13“, um alle Hütten von 12 nach 13 zu bewegen, oder „village 13“ für das Dorf, das als Nächstes gewertet wird.
clans-unreadable-territory = „{ $text }“: Ein Gebiet { $number } gibt es nicht. Sie sind von 0 bis 59 nummeriert.
clans-unreadable-seat = „{ $text }“: Einen Sitz { $number } gibt es nicht. Sie sind von 0 bis 3 nummeriert.
clans-position-huts = „{ $text }“ ist keine Gruppe von Hütten. Schreib das Gebiet und für jede Hütte einen Buchstaben: 12:RRB (R Rot, B Blau, G Grün, Y Gelb, K Schwarz).
clans-position-dealt = Nach { $dealt } Zuteilungen müsste Gebiet { $territory } anders aussehen: Beim Aufbau haben die Gebiete bis dahin je eine Hütte, die einer Region in fünf Farben, und die anderen keine.

## Prüfungen eines Spielplans

clans-content-no-object = Ein Spielplan von Clans ist ein JSON-Objekt mit „terrain“, „region“ und „neighbours“.
clans-content-unknown-key = „{ $key }“ gehört nicht in einen Spielplan von Clans.
clans-content-missing-key = Im Spielplan fehlt „{ $key }“.
clans-content-sixty = „{ $key }“ muss 60 Gebiete aufführen, führt aber { $count } auf.
clans-content-terrain = Gebiet { $territory }: Ein Gelände „{ $name }“ gibt es nicht. Die Geländearten sind: { $names }.
clans-content-region = Gebiet { $territory }: „{ $region }“ ist keine Region. Sie sind von 0 bis 11 nummeriert.
clans-content-neighbour = Gebiet { $territory }: Seine Nachbarn müssen eine Liste von Zahlen von 0 bis 59 sein, nicht { $neighbours }.
clans-content-fifteen = Es muss 15 Gebiete mit dem Gelände „{ $name }“ geben, und es sind { $count }.
clans-content-five = Region { $region } muss 5 Gebiete haben, und sie hat { $count }.
clans-content-itself = Gebiet { $territory } kann nicht sein eigener Nachbar sein.
clans-content-twice = Gebiet { $territory } nennt { $other } zweimal als Nachbarn.
clans-content-mutual = Gebiet { $territory } nennt { $other } als Nachbarn, aber { $other } nennt { $territory } nicht.
clans-content-pairs = Der Spielplan hat { $count } Paare von Nachbarn. Mehr als { $most } lassen sich nicht spielen.
clans-content-connected = Die Karte muss zusammenhängen, und Gebiet { $territory } ist von Gebiet 0 aus nicht zu erreichen.
clans-content-drawing = In der Zeichnung ist „{ $key }“ nicht so, wie es sein muss: Größen sind Zahlen über 0, Linien sind Listen von Punkten [x, y], und keine Zahl geht über eine Million hinaus.
clans-content-drawing-key = „{ $key }“ gehört nicht in die Zeichnung eines Spielplans von Clans.

## Im Browser

clans-web-map = Karte von Clans
clans-web-territory = { $territory }, { $terrain }: { $what }
clans-web-huts = { $clan } { $count }
clans-web-place = { $territory }, { $terrain }
clans-web-place-is = { $what }. Nachbarn: { $neighbours }.
clans-web-offer-group = { $place }. Diese Gruppe nehmen.
clans-web-offer-join = { $place }. Zu dieser Gruppe ziehen.
clans-web-offer-back = { $place }. Zurückstellen.
clans-web-offer-village = { $place }. Dieses Dorf als Nächstes werten.
clans-web-offer-village-last = { $place }. Dieses Dorf zum zwölften machen.
clans-web-picked =
    { $huts ->
        [one] Die Hütte auf { $territory }: Wohin zieht sie?
       *[other] Die { $huts } Hütten auf { $territory }: Wohin ziehen sie?
    }
clans-web-put-back = Zurückstellen
clans-web-spot = { $territory } ({ $terrain })
clans-web-move =
    { $huts ->
        [one] { $huts } Hütte von { $source } nach { $target }
       *[other] { $huts } Hütten von { $source } nach { $target }
    }
clans-web-village = Als Nächstes das Dorf auf { $territory } werten
clans-web-village-last = Das Dorf auf { $territory } zum zwölften machen
clans-web-your-clan = Dein Clan
clans-web-so-far =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } + { $tokens ->
        [one] { $tokens } Plättchen
       *[other] { $tokens } Plättchen
    }
clans-web-epochs = Epochen
clans-web-epoch-number = Epoche
clans-web-epoch = Günstig: { $favourable } (+{ $bonus }). Unwirtlich: { $hostile }. { $left }.
clans-web-points = Punkte der Clans
clans-web-clan-points = { $clan } { $points }
clans-web-clan-advanced = { $clan }: { $points } + { $tokens } = { $total }
clans-web-clan-off = niemand steht dafür: entfernt
clans-web-seats = Spieler
clans-web-tokens =
    { $count ->
        [0] keine Plättchen
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
clans-web-stands-for = steht für { $clan }
clans-web-belief = Für welchen Clan { $name } stehen könnte
clans-web-odds = { $clan }: { $odds } %

## Beispiele in den Regeln

clans-example-move = 38 hat 4 Nachbarn, aber 35 und 36 sind leer: Die 3 Hütten auf 38 dürfen nur zu 37 oder zu 39. Die 7 Hütten auf 37 ziehen nicht mehr; andere dürfen noch zu ihnen.
clans-example-village = Die 2 Hütten auf 49 ziehen zu den 3 auf 48. Jetzt sind alle Nachbarn von 48 leer, und die 5 Hütten dort sind ein Dorf. Auf 51 entsteht keines: Daneben auf 52 steht noch eine Hütte.
clans-example-strife = Wenn diese 4 Hütten zu den 5 auf 48 ziehen, wohnen im neuen Dorf alle fünf Clans, und es gibt Streit. Rot und Grün haben nur je eine Hütte und verlieren sie. Sieben bleiben: 3 gelbe, 2 blaue und 2 schwarze.
clans-example-favourable = Epoche 4: Die Ebene ist günstig, +4. Das Dorf auf 49 hat 2 rote und 4 schwarze Hütten und ist also 6 + 4 = 10 Punkte wert: 10 für Rot und 10 für Schwarz.
