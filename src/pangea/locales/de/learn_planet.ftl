# Lektionen zu Planet. Was bei jedem Schritt gesagt wird, steht neben dem Brett: kurze Sätze.

## Planet in drei Minuten

learn_planet-first-title = Planet in drei Minuten
learn_planet-first-about = Eine Welt belegen, Tiere gewinnen, Punkte zählen.
learn_planet-first-tile = Diese kahle Kugel ist dein Planet. Plättchen für Plättchen belegst du seine zwölf Flächen mit Land und Meer. Tiere kommen auf den Planeten, der ihnen am besten gefällt, und bringen die meisten Punkte. Nimm ein Plättchen, wähle eine Fläche, dreh es und leg es an.
learn_planet-first-tile-done = In jeder von zwölf Runden liegen fünf Plättchen offen, und alle nehmen reihum eines. Dann sind die Planeten belegt. Was liegt, bleibt liegen.
learn_planet-first-grow = Runde 2; du spielst Rot. Felder desselben Lebensraums, die sich über eine Kante hinweg treffen, sind ein Gebiet. Dein Wald auf Fläche 0 hat 3 Felder. Leg ein Plättchen daneben, sodass es 7 werden.
learn_planet-first-grow-done = Sieben Felder: Der Wald geht jenseits der Kante weiter.
learn_planet-first-grow-other = Noch keine 7. Nimm das Plättchen mit vier Waldfeldern und leg es neben Fläche 0, Wald an Wald.
learn_planet-first-grow-ice = Das richtige Plättchen am richtigen Ort, aber sein Gletscher liegt an der Kante. Dreh es.
learn_planet-first-beaver = Von Runde 3 an kommen am Ende jeder Runde Tiere. Jetzt ist es der Biber: Er will den größten Wald, der einen Ozean berührt. Dein Wald mit 7 Feldern berührt keinen, Brunos Wald mit 2 schon. Ändere das!
learn_planet-first-beaver-done = Der Biber ist deiner: 2 Punkte. Was jedes Tier will und in welcher Runde es kommt, siehst du von Anfang an: Plane voraus.
learn_planet-first-beaver-other = So kommt der Biber nicht zu dir. An deinem großen Wald muss ein Feld Ozean liegen.
learn_planet-first-reindeer = Runde 6. Das Rentier will den größten Gletscher, der keine Wüste berührt. Brunos Gletscher hat 6 Felder, deiner auf Fläche 2 nur eines. Wer bekäme das Rentier jetzt?
learn_planet-first-reindeer-choice-red = Ich
learn_planet-first-reindeer-choice-blue = Bruno
learn_planet-first-reindeer-choice-nobody = Niemand
learn_planet-first-reindeer-done = Du: Brunos Gletscher berührt eine Wüste, das Rentier mag ihn nicht. Bei Gleichstand, oder wenn kein Planet passt, wartet die Karte auf die nächste Runde.
learn_planet-first-reindeer-other = Sieh dir Brunos Planeten an: An dem großen Gletscher liegt eine Wüste. An deinem nicht.
learn_planet-first-camel = Auch das Kamel kommt in dieser Runde. Es will die meisten getrennten Wüsten: Du hast 2, Bruno auch. Leg ein Plättchen, das dir das Kamel bringt und das Rentier lässt.
learn_planet-first-camel-done = Zwei Tiere in einer Runde! Es gibt also drei Arten von Wünschen: die meisten Gebiete, das größte, das etwas berührt, das größte, das es nicht berührt.
learn_planet-first-camel-other = So kommen nicht beide. Du brauchst eine dritte Wüste, getrennt von den anderen, und keine Wüste am Gletscher auf Fläche 2.
learn_planet-first-card = Das Ende, nach zwölf Runden. Du hast von Anfang an eine geheime Lebensraumkarte: Ozean. Deine 25 Felder Ozean geben 8 Punkte. Tiere dieses Lebensraums geben dir 1 Punkt, alle anderen 2. Du hast 2 Ozeantiere und 7 andere. Wie viele Punkte sind das?
learn_planet-first-card-done = 24: 8 für die Karte, 2 und 14 für die Tiere. Während des Spiels siehst nur du deine Karte und ihre Punkte.
learn_planet-first-card-other = Nicht ganz: 8 für die Karte, dann 2 Tiere zu 1 Punkt und 7 zu 2 Punkten.
learn_planet-first-wins = Bruno hat 10 Tiere und 20 Punkte, du hast 9 Tiere und 24 Punkte. Wer gewinnt?
learn_planet-first-wins-choice-red = Ich
learn_planet-first-wins-choice-blue = Bruno
learn_planet-first-wins-choice-both = Wir beide
learn_planet-first-wins-done = Du: Die meisten Punkte gewinnen. Nur bei gleich vielen Punkten entscheiden die Tiere.
learn_planet-first-wins-other = Die Zahl der Tiere entscheidet nur bei Gleichstand. Hier ist keiner.
learn_planet-first-game = Jetzt ein richtiges Spiel gegen einen gemütlichen Bot. Sieh nach, welche Tiere bald kommen und was sie wollen, lass Gebiete zusammenwachsen oder halte sie getrennt, und denk an deine geheime Karte. Für die erste Partie und mit Kindern empfiehlt das Heft das Spiel ohne Lebensraumkarten: Jedes Tier zählt 1 Punkt.

## Gebiete zählen

learn_planet-regions-title = Gebiete zählen
learn_planet-regions-about = Gebiete gehen über jede Kante des Planeten weiter.
learn_planet-regions-size = Aufgefaltet liegen die Flächen 5 und 9 weit auseinander. Auf dem Planeten haben sie eine gemeinsame Kante, und dort trifft Wald auf Wald. Wie viele Felder hat dieser Wald? Dreh den Planeten, um ihn zu sehen.
learn_planet-regions-size-done = Sechs: drei auf jeder Fläche, und über die Kante hinweg ein Gebiet.
learn_planet-regions-size-other = Zähl den Wald auf beiden Flächen: Über die gemeinsame Kante ist er ein Gebiet.
learn_planet-regions-number = Felder sind Seite an Seite Nachbarn. Treffen sie sich nur an einer Ecke, sind sie keine. Wie viele getrennte Wälder hat dein Planet?
learn_planet-regions-number-done = Vier: einer auf den Flächen 5 und 9, einer auf Fläche 0 und zwei einzelne Felder auf Fläche 2.
learn_planet-regions-number-other = Geh Fläche für Fläche vor: 5 und 9 teilen sich einen Wald. Der von Fläche 0 trifft ihn nur an einer Ecke. Auf Fläche 2 liegen zwei, getrennt.
learn_planet-regions-join = Ein Plättchen kann viel verbinden. Jetzt kommt der Tiger. Er will den größten Wald, der eine Wüste berührt, und Brunos hat 12 Felder. Mach deinen größer!
learn_planet-regions-join-done = 13 Felder: Drei Wälder und das neue Plättchen sind ein Gebiet, und der Tiger ist deiner.
learn_planet-regions-join-other = Nicht groß genug. Es gibt eine kahle Fläche mit Wald an drei Kanten.
learn_planet-regions-join-two = Das macht 10. Eine andere kahle Fläche hat Wald an drei Kanten.
learn_planet-regions-join-nearly = Die richtige Fläche, aber der Gletscher hält einen Wald fern. Dreh das Plättchen.

## Ein Plättchen legen

learn_planet-tiles-title = Ein Plättchen legen
learn_planet-tiles-about = Welches Plättchen, welche Fläche, und wie gedreht.
learn_planet-tiles-turn = An zwei Kanten von Fläche 1 wartet Ozean. Leg Plättchen 23 dorthin, so gedreht, dass seine beiden Ozeanfelder an beide stoßen.
learn_planet-tiles-turn-done = Beide Kanten passen, und sechs Felder Ozean hängen zusammen.
learn_planet-tiles-turn-half = Eine Kante passt, die andere nicht. Dreh das Plättchen noch ein Stück.
learn_planet-tiles-turn-away = Der Ozean schaut in die falsche Richtung. Dreh das Plättchen.
learn_planet-tiles-turn-other = Nimm Plättchen 23 und leg es auf Fläche 1, die mit dem Ring.
learn_planet-tiles-free = Was musst du beachten, wenn du ein Plättchen legst?
learn_planet-tiles-free-choice-match = Gleiche Lebensräume müssen sich treffen
learn_planet-tiles-free-choice-touch = Es muss neben einem anderen liegen
learn_planet-tiles-free-choice-free = Nichts: jede kahle Fläche, beliebig gedreht
learn_planet-tiles-free-done = Jedes offene Plättchen, jede kahle Fläche, fünf Drehungen: Du bist frei. Aber was liegt, bewegt sich nie wieder.
learn_planet-tiles-free-other = Nichts zwingt dich dazu: Es hilft nur, wenn sich Lebensräume treffen.

## Was Tiere wollen

learn_planet-animals-title = Was Tiere wollen
learn_planet-animals-about = Die drei Arten von Wünschen, eine nach der anderen.
learn_planet-animals-most = Der Panda kommt. Er will die meisten getrennten Wälder: Bruno hat 2, du hast 1. Auf die Größe kommt es nicht an. Leg ein Plättchen, das dich nach vorn bringt.
learn_planet-animals-most-done = Drei Wälder, und der Panda zieht ein. Klein und verstreut ist manchmal das Beste.
learn_planet-animals-most-other = Der Panda braucht drei Wälder, die sich nirgends treffen. Ein Plättchen kann zwei davon bringen.
learn_planet-animals-touching = Der Krake will den größten Ozean, der ein Gebirge berührt. Von deinen tut das keiner; Bruno hat einen mit 2 Feldern. Bring Ozean und Gebirge zusammen.
learn_planet-animals-touching-done = Der Krake ist deiner. Verglichen werden nur Gebiete, die ein Gebirge berühren, wie groß andere auch sind.
learn_planet-animals-touching-other = Der Krake bleibt weg. Du brauchst 3 Felder Ozean beisammen, am Gebirge von Fläche 5.
learn_planet-animals-apart = Der Frosch will den größten Wald, der keine Wüste berührt. Brunos Wald mit 8 berührt eine, aber Bruno hat noch einen mit 2, wie du auf Fläche 1. Lass deinen wachsen, fern von Wüsten.
learn_planet-animals-apart-done = Der größte Wald ohne Wüste ist jetzt deiner. Wer gar keinen solchen Wald hat, kann den Frosch nicht bekommen.
learn_planet-animals-apart-other = So kommt kein Frosch. Lass Wald an den Wald von Fläche 1 stoßen, und keine Wüste daneben.

## Bei Gleichstand

learn_planet-ties-title = Bei Gleichstand
learn_planet-ties-about = Karten rücken weiter; in der letzten Runde entscheiden kleinere Gebiete.
learn_planet-ties-wait = Das Rentier will den größten Gletscher, der keine Wüste berührt. Brunos hat 2 Felder. Übertreffen kannst du das jetzt nicht, aber gleichziehen: Dann rückt die Karte in die nächste Runde.
learn_planet-ties-wait-done = Gleichstand: Das Rentier wartet auf Runde 5, dort wird neu verglichen. So ist es auch, wenn kein Planet passt.
learn_planet-ties-wait-other = Das Rentier ginge an Bruno. Gib einem deiner Gletscher ein Feld dazu, und halte Wüsten fern.
learn_planet-ties-second = Nach Runde 12 kommt keine mehr. Bei Gleichstand entscheidet das zweitgrößte Gebiet, dann das dritte. Der Luchs will den größten Gletscher, der einen Wald berührt; Brunos hat 3 Felder. Gewinne ihn mit deinem letzten Plättchen.
learn_planet-ties-second-done = Gleichstand bei 3, aber dein zweiter Gletscher hat 2 Felder, Brunos hat 1. Sind alle drei gleich, oder sind die meisten Gebiete gefragt, so geht die Karte bei Gleichstand an niemanden.
learn_planet-ties-second-other = Brunos Gletscher ist noch größer. Deine letzte Fläche liegt an Gletschern: Gib einem davon zwei Felder dazu.

## Plättchen für Plättchen, Runde für Runde

learn_planet-draft-title = Plättchen für Plättchen, Runde für Runde
learn_planet-draft-about = Wer wann wählt, wohin die übrigen kommen, welche Tiere kommen.
learn_planet-draft-begins = Ihr seid zu dritt. Runde 1 hast du angefangen. Runde 2 hat Bruno angefangen, dann hat Chloé gewählt, jetzt bist du dran. Wer fängt Runde 3 an?
learn_planet-draft-begins-choice-red = Ich
learn_planet-draft-begins-choice-blue = Bruno
learn_planet-draft-begins-choice-green = Chloé
learn_planet-draft-begins-done = Chloé: Nach jeder Runde geht der Marker nach links.
learn_planet-draft-begins-other = Alle kommen einmal an die Reihe: Nach jeder Runde geht der Marker nach links.
learn_planet-draft-take = In jeder Runde werden fünf neue Plättchen aufgedeckt; wer zuletzt dran ist, wählt aus dem Rest. Nimm eines von diesen dreien und sieh, wohin die anderen kommen.
learn_planet-draft-take-done = Sie kommen verdeckt beiseite für Runde 11, und wenn dort fünf liegen, für Runde 12. Alle haben sie gesehen: Du weißt, was die letzten beiden Runden bringen.
learn_planet-draft-coming = Was weißt du bei Spielbeginn über die Tiere?
learn_planet-draft-coming-choice-all = Welche kommen, und wann
learn_planet-draft-coming-choice-one = Nur, welches das nächste ist
learn_planet-draft-coming-choice-hidden = Nichts
learn_planet-draft-coming-done = Zwanzig liegen offen: je eines für die Runden 3 bis 5, je zwei für 6 bis 9, je drei für 10 bis 12. Verdeckt sind nur die Lebensraumkarten und Plättchen, die noch nicht aufgedeckt sind.
learn_planet-draft-coming-other = Sieh in die Liste der Tiere: Sie liegen von Anfang an offen.

## Die geheime Karte

learn_planet-habitat-title = Die geheime Karte
learn_planet-habitat-about = Punkte für Felder, und was Tiere wert sind.
learn_planet-habitat-worth = Deine Karte ist Gletscher: 2 Punkte ab 11 Feldern, 4 ab 14, 6 ab 17. Du hast 12. Wolf und Hermelin sind Gletschertiere und geben dir je 1 Punkt, Otter und Elefant je 2. Wie viele Punkte hast du?
learn_planet-habitat-worth-done = 8: 2 für die Karte und 6 für die Tiere.
learn_planet-habitat-worth-other = 12 Felder geben 2 Punkte. Dann 1 + 1 für die Gletschertiere und 2 + 2 für die anderen.
learn_planet-habitat-portions = Zwei Felder Gletscher mehr sind 14, und 2 Punkte mehr. Sie zählen, wo immer sie liegen. Leg ein solches Plättchen.
learn_planet-habitat-portions-done = 14 Felder. Gletscher sind der seltenste Lebensraum: Darum verlangt keine Karte weniger Felder.
learn_planet-habitat-portions-other = Zu wenig Gletscher: Wähle ein Plättchen mit zwei Feldern davon.
learn_planet-habitat-secret = Wer weiß, welche Lebensraumkarte du hast?
learn_planet-habitat-secret-choice-nobody = Nur ich, bis zum Schluss
learn_planet-habitat-secret-choice-left = Wer links von mir sitzt
learn_planet-habitat-secret-choice-all = Alle
learn_planet-habitat-secret-done = Gezeigt wird sie am Ende. Aber was du sammelst, kann dich verraten.
learn_planet-habitat-secret-other = Die Karte bleibt verdeckt, bis das Spiel zu Ende ist.

## Das Ende, und wer gewinnt

learn_planet-ending-title = Das Ende, und wer gewinnt
learn_planet-ending-about = Was bei gleich vielen Punkten entscheidet.
learn_planet-ending-animals = Zwölf Runden sind vorbei, und ihr habt je 24 Punkte. Du hast 9 Tiere, Bruno hat 11. Wer gewinnt?
learn_planet-ending-animals-choice-red = Ich
learn_planet-ending-animals-choice-blue = Bruno
learn_planet-ending-animals-choice-both = Wir beide
learn_planet-ending-animals-done = Bruno: Bei gleich vielen Punkten gewinnen die meisten Tiere.
learn_planet-ending-animals-other = Die Punkte sind gleich, also zählen die Tiere: Bruno hat mehr.
learn_planet-ending-together = Ein anderes Spiel: je 22 Punkte und je 10 Tiere. Wer gewinnt?
learn_planet-ending-together-choice-red = Ich
learn_planet-ending-together-choice-blue = Bruno
learn_planet-ending-together-choice-both = Wir beide
learn_planet-ending-together-done = Ihr gewinnt gemeinsam. Das Ende kommt immer nach Runde 12: Die Lebensraumkarten werden gezeigt und die Punkte addiert.
learn_planet-ending-together-other = Punkte und Tiere sind gleich. Mehr wird nicht verglichen.

## Zwei andere Spielweisen

learn_planet-variants-title = Zwei andere Spielweisen
learn_planet-variants-about = Für den Einstieg, und mit Überraschungstieren.
learn_planet-variants-beginners = Für den Einstieg gibt es keine Lebensraumkarten, und jedes Tier zählt 1 Punkt. Am Ende dieses Spiels hast du 9 Tiere. Wie viele Punkte sind das?
learn_planet-variants-beginners-done = 9: einer für jedes Tier, sonst nichts.
learn_planet-variants-beginners-other = Ein Punkt für jedes deiner 9 Tiere.
learn_planet-variants-surprise = Mit Überraschungstieren kommen in jeder der Runden 3 bis 12 zwei: eines liegt von Anfang an offen, eines verdeckt. Nach jeder Runde wird eines davon aufgedeckt. Leg ein Plättchen und sieh zu.
learn_planet-variants-surprise-done = Nach Runde 2 wird das verdeckte Tier von Runde 4 aufgedeckt: der Wal. So weißt du immer, wer in dieser und in der nächsten Runde kommt.
