# Lektionen zu Trias. Was bei jedem Schritt gesagt wird, steht neben dem Brett: kurze Sätze.

## Trias in drei Minuten

learn_trias-first-title = Trias in drei Minuten
learn_trias-first-about = Land driften lassen, Herden retten, Kontinente halten.
learn_trias-first-card = Alles Land ist ein Kontinent, und er zerbricht. Führe die roten Herden: Wer auf einem abgebrochenen Stück die meisten hat, bekommt Punkte. Ein Zug beginnt mit einer Karte, die sagt, welches Land driften muss. Spiel deine: Wald.
learn_trias-first-card-deck = Das ist erlaubt: Du würdest die oberste Karte vom Stapel spielen, welche es auch ist. Aber jetzt spiel deine eigene.
learn_trias-first-drift = Ein Wald muss driften. Heb einen am äußeren Meer ab, etwa den mit dem Ring. Leg ihn dann auf einem goldenen Feld an: weiter weg vom Südpol als zuvor, und so, dass er sein altes Land berührt.
learn_trias-first-drift-done = So entfernt sich das Land vom Südpol. Abheben kannst du Land von jedem Kontinent, auf dem du eine Herde hast, wo immer sie steht.
learn_trias-first-breed = Jetzt hast du 4 Aktionspunkte. Vermehren kostet 1: Eine Herde bringt eine aus deinem Vorrat auf ihr Plättchen. Tu das in einem deiner Wälder.
learn_trias-first-breed-done = Achte auf den Platz: Ein Wald ernährt 4 Herden, eine Steppe 3, ein Gebirge 2, die von allen zusammen.
learn_trias-first-breed-other = Auch das geht. Aber versuch erst das Vermehren: Wähle ein Plättchen mit roten Herden.
learn_trias-first-move = Auch Ziehen kostet 1 Punkt: Eine Herde geht auf ein Plättchen daneben, das nicht voll ist. Verteile deine Herden: Zieh mit einer.
learn_trias-first-move-done = 2 Punkte wären noch übrig, für mehr davon. Für 3 Punkte könntest du noch ein Plättchen driften lassen, aus beliebigem Gelände.
learn_trias-first-move-other = Zieh jetzt mit einer Herde: Wähle ihr Plättchen, dann eines daneben.
learn_trias-first-swim = Ein paar Züge später hat Bruno den Wald unter zwei deiner Herden abgehoben. Jetzt schwimmen sie, und am Ende deines Zugs kommen Schwimmer zurück in den Vorrat. Ein Punkt rettet bis zu 3: Bring einen an Land.
learn_trias-first-swim-done = Gerettet, und für denselben Punkt könntest du den anderen holen. Herden im Vorrat sind nicht verloren: Du kannst sie wieder vermehren.
learn_trias-first-swim-other = Deine Schwimmer sind noch im Wasser. Wähle sie, dann ein Plättchen daneben.
learn_trias-first-split = Die Halbinsel im Nordosten hängt an einem einzigen Wald, dem mit dem Ring. Heb ihn ab und leg ihn so an, dass er nur die Halbinsel berührt: Das Land zerbricht, und der neue Kontinent bringt sofort Punkte.
learn_trias-first-split-done = Die meisten Herden dort: 2 Punkte für dich. Die zweitmeisten: 1 für Bruno. Der Teil mit dem Südpol bringt nie etwas. Neben deinem Namen stehen deine 2 Punkte, darunter, was du hättest, wenn das Spiel jetzt endete.
learn_trias-first-split-other = So gibt es keine Punkte. Heb den Wald mit dem Ring ab und leg ihn auf der anderen Seite der Halbinsel an.
learn_trias-first-impact = Unter den letzten Karten ist der Meteorit, und jetzt ist er da. Alle haben einen letzten Zug: 2 Aktionspunkte, keine Drift. Im Osten haben du und Bruno je 2 Herden. Geh in Führung!
learn_trias-first-impact-done = 3 zu 2. Jetzt werden alle Kontinente noch einmal gewertet.
learn_trias-first-impact-pole = Das Land des Südpols bringt am Ende nichts. Geh im Osten in Führung.
learn_trias-first-impact-early = Noch nicht: Deine zwei Punkte können im Osten etwas ändern.
learn_trias-first-impact-other = Damit führst du noch nicht. Vermehre eine Herde im Wald im Osten.
learn_trias-first-final = Die meisten Herden auf einem Kontinent: ein Punkt je Plättchen. Die zweitmeisten: die Hälfte, aufgerundet. Das Land des Südpols: nichts. Osten: 5 Plättchen, du führst. Süden: 3 Plättchen, du liegst hinter Chloé. 1 Punkt hattest du schon. Wie viele sind es?
learn_trias-first-final-done = 1 + 5 + 2 = 8. Bruno und Chloé haben je 7. Du gewinnst: Die meisten Punkte entscheiden.
learn_trias-first-final-other = 5 für den Osten. Im Süden ist die Hälfte von 3 gleich 1½, aufgerundet 2. Und 1 von vorher.
learn_trias-first-game = Jetzt ein richtiges Spiel gegen zwei gemütliche Bots. Zuerst setzen alle 2 Herden auf ein Plättchen, zweimal: besser nicht ganz an den Rand, der zuerst driftet. Dann geht es wie hier: Karte, Drift, Aktionspunkte.

## Drift

learn_trias-drift-title = Drift: abheben und anlegen
learn_trias-drift-about = Welches Land driften kann, und wohin.
learn_trias-drift-lift = Deine Karte zeigt Steppe. Sie muss am äußeren Meer liegen, auf einem Kontinent mit einer Herde von dir. Heb eine ab, aber nicht unter deinen Herden. Tippe auf „Geht das?“ und sieh, warum manche andere Plättchen liegen bleiben.
learn_trias-drift-lift-wet = Erlaubt, aber deine Herde müsste schwimmen. Wähle eine andere Steppe.
learn_trias-drift-lift-done = Richtig. Der Südpol, ein Plättchen am Binnenmeer, Land ohne deine Herden und ein Plättchen ganz allein bleiben liegen.
learn_trias-drift-put = Die abgehobene Steppe lag 2 Schritte vom Südpol. Leg sie ins Wasser, mindestens 3 Schritte entfernt, wo sie den Kontinent berührt, von dem sie kommt, und eine Seite am äußeren Meer hat.
learn_trias-drift-put-done = Weiter draußen, und immer noch an ihrem Kontinent.
learn_trias-drift-stuck = Jede deiner Herden steht auf einem Plättchen, das für sich ein Kontinent ist: Du kannst nichts driften lassen. Spiel deine Handkarte trotzdem.
learn_trias-drift-stuck-done = Die Karte ist verbraucht, nichts driftet, und deine Aktionspunkte folgen wie immer.
learn_trias-drift-stuck-draw = Du darfst auch ziehen; dann ist die gezogene Karte verbraucht. Spiel hier die aus deiner Hand.

## Hand oder Stapel

learn_trias-cards-title = Hand oder Stapel
learn_trias-cards-about = Welche Karte du spielst, und was, wenn kein Plättchen passt.
learn_trias-cards-pick = Deine Karte zeigt Steppe, und die einzige, die driften kann, liegt unter deinen drei Herden. Du darfst stattdessen die oberste Karte ziehen und die spielen. Tu das.
learn_trias-cards-pick-wet = Dann müssten deine drei Herden schwimmen. Zieh lieber eine Karte.
learn_trias-cards-pick-done = Gebirge! Deine Steppe bleibt auf der Hand.
learn_trias-cards-forced = Die Karte zeigt Gebirge, aber das einzige liegt im Landesinneren. Also muss ein Plättchen aus anderem Gelände driften. Heb eines ab, und halte deine Herden trocken.
learn_trias-cards-forced-wet = Deine drei Herden müssten schwimmen. Wähle ein anderes Plättchen.
learn_trias-cards-forced-done = Jetzt ist jedes Gelände recht. Aber driften muss es, vor allem anderen.
learn_trias-cards-keep = Du hast vom Stapel gespielt. Was geschieht am Ende des Zugs mit deiner Hand?
learn_trias-cards-keep-choice-keep = Meine Steppe bleibt, ich ziehe nicht
learn_trias-cards-keep-choice-new = Ich ziehe eine zweite Karte
learn_trias-cards-keep-choice-show = Ich zeige meine Steppe
learn_trias-cards-keep-done = Nur wer die Handkarte spielt, zieht eine neue. Alle haben immer eine, und niemand sonst sieht sie.
learn_trias-cards-keep-other = Alle haben immer genau eine Karte, verdeckt. Du hast deine noch.

## Schwimmer

learn_trias-swimming-title = Schwimmer
learn_trias-swimming-about = Wie sie an Land kommen, und was bei zu vollen Plättchen geschieht.
learn_trias-swimming-rescue = Drei deiner Herden schwimmen, an zwei Orten, und du hast 1 Punkt. Eine Rettung holt bis zu 3 Schwimmer, jeden auf ein Plättchen daneben, auf dem Platz ist. Rette alle drei.
learn_trias-swimming-rescue-done = Drei für einen Punkt. Tust du zwischendurch etwas anderes, verfällt der Rest der Rettung; und wer am Ende deines Zugs noch schwimmt, kommt in den Vorrat.
learn_trias-swimming-rescue-other = Das kostet deinen einzigen Punkt. Rette damit deine Schwimmer, einen nach dem anderen.
learn_trias-swimming-land = Deine Schwimmer im Osten können nicht aufs Gebirge: Es ist voll. Aber für 3 Punkte darfst du irgendein Plättchen driften lassen. Leg eines genau unter sie!
learn_trias-swimming-land-done = Jetzt stehen sie wieder an Land, und das gälte auch, wenn es zu viele für das Plättchen wären.
learn_trias-swimming-land-other = Sie sind noch im Wasser. Heb ein Plättchen ab und leg es dort an, wo sie schwimmen.
learn_trias-swimming-crowd = Diese Steppe wurde unter Schwimmer gelegt: 4 Herden stehen darauf, und sie ernährt 3. Am Ende des Zugs nimmst du eigene zurück, bis es passt. Du hast 1 Punkt. Verlier keine Herde.
learn_trias-swimming-crowd-done = Drei sind noch da, so viele, wie sie ernährt. Herden anderer wären bis zum Ende von deren eigenem Zug geblieben.
learn_trias-swimming-crowd-back = Dann kommt eine deiner Herden in den Vorrat zurück. Zieh lieber mit ihr fort.
learn_trias-swimming-crowd-other = Die Steppe ist noch zu voll. Zieh mit einer Herde fort.

## Vermehren und ziehen

learn_trias-herds-title = Vermehren und ziehen
learn_trias-herds-about = Wozu Aktionspunkte gut sind.
learn_trias-herds-breed = Dein Wald mit dem Ring hat 2 Herden und ernährt 4. Füll ihn: Jede Herde darf sich in einem Zug einmal vermehren, für 1 Punkt. Auf deinem Gebirge ist kein Platz: Es ernährt 2.
learn_trias-herds-breed-done = Vier Herden. Alle sind jetzt hohl gezeichnet, also müde: Eltern und Neugeborene vermehren sich in diesem Zug nicht mehr.
learn_trias-herds-breed-other = Der Wald ist noch nicht voll. Vermehre dort zweimal.
learn_trias-herds-fresh = Hohl gezeichnete Herden haben sich in diesem Zug schon vermehrt: Sie sind müde. Führe die frische in die Steppe mit dem Ring und vermehre sie dort. Das braucht deine 2 Punkte.
learn_trias-herds-fresh-done = Zwei Herden auf neuem Boden. Punkte, die du nicht brauchst, verfallen.
learn_trias-herds-fresh-tired = Das war die müde Herde. Sie kann gehen, sich aber in diesem Zug nicht vermehren. Nimm die frische.
learn_trias-herds-fresh-walked = Beide sind dort, aber keine ist geboren.
learn_trias-herds-fresh-here = Vermehren, ja, aber drüben in der Steppe. Zieh zuerst.
learn_trias-herds-fresh-other = Zieh erst mit der frischen Herde in die Steppe, dann vermehre sie dort.
learn_trias-herds-wall = Bring deine Herde in die Steppe mit dem Ring im Osten, mit 2 Punkten. Das Gebirge dazwischen ist voll: Niemand kann es betreten, auch nicht im Durchzug.
learn_trias-herds-wall-done = Außen herum geht es auch. Ein volles Plättchen ist eine Mauer, und du kannst selbst eine bauen.
learn_trias-herds-wall-other = Noch nicht da. Geh über das Plättchen im Nordosten.

## Wenn Land zerbricht

learn_trias-splits-title = Wenn Land zerbricht
learn_trias-splits-about = Wer unterwegs Punkte bekommt, und wie niemand welche bekommt.
learn_trias-splits-score = Deine Karte zeigt Gebirge. Deine zwei Herden im Süden hängen an den beiden Gebirgen mit Ring. Brich dort Land ab, sodass du Punkte bekommst und Bruno nicht.
learn_trias-splits-score-done = 2 Punkte nur für dich. Brunos Herden schwimmen, und Schwimmer zählen nicht.
learn_trias-splits-score-both = Es bricht ab, aber Bruno steht dort mit so vielen Herden wie du: 2 Punkte für beide. Heb das Gebirge unter Bruno ab.
learn_trias-splits-score-other = So gibt es keine Punkte. Heb ein Gebirge mit Ring ab und leg es an, wo es nur deinen Teil berührt.
learn_trias-splits-join = Du hast die Landenge abgehoben, und auf dem Teil im Nordosten hat Bruno 3 Herden, du hast 1. Du darfst an jeden Teil anlegen. Verbinde beide wieder, dann bekommt niemand Punkte.
learn_trias-splits-join-done = Keine Wertung: Dafür müsste das Plättchen nur einen Teil berühren, einen neuen ohne den Südpol.
learn_trias-splits-join-blue = Jetzt ist der Teil abgebrochen: 2 Punkte für Bruno, 1 für dich.
learn_trias-splits-join-other = Niemand bekommt Punkte, aber Brunos Teil liegt jetzt für sich. Das Plättchen soll beide Teile berühren.
learn_trias-splits-share = Im Nordosten ist Land abgebrochen. Du und Bruno habt dort je 3 Herden, Chloé 2, Dana 1. Wer bekommt Punkte, wenn das Plättchen dort angelegt wird?
learn_trias-splits-share-choice-first = Bruno und ich, je 2
learn_trias-splits-share-choice-all = Bruno und ich je 2, Chloé 1
learn_trias-splits-share-choice-one = Bruno und ich, je 1
learn_trias-splits-share-done = Alle mit den meisten bekommen 2, alle mit den zweitmeisten 1. Geteilt wird hier nicht.
learn_trias-splits-share-other = Alle mit den meisten bekommen 2 Punkte, die zweitmeisten 1.

## Die Schlusswertung

learn_trias-final-title = Die Schlusswertung
learn_trias-final-about = Erste, Zweite, Gleichstand und Hälften.
learn_trias-final-second = Osten: 5 Plättchen, Bruno hat 2 Herden, du hast 1. Westen: 3 Plättchen, du bist allein. Platz 1 bringt so viele Punkte, wie es Plättchen sind, Platz 2 die Hälfte, aufgerundet. Das Land des Südpols bringt nichts. Wie viele bekommst du?
learn_trias-final-second-done = 3 + 3 = 6. Die Hälfte von 5 ist 2½, aufgerundet 3. Und wer allein ist, bekommt nur Platz 1.
learn_trias-final-second-other = Im Osten die Hälfte von 5, aufgerundet: 3. Im Westen alle 3.
learn_trias-final-tied = 7 Plättchen; du und Bruno habt je 2 Herden, Chloé hat 1. Bei Gleichstand vorn teilt man sich die Punkte von Platz 1 und Platz 2, und sonst bekommt niemand etwas. Wie viele bekommst du, aufgerundet?
learn_trias-final-tied-done = 7 + 3½ = 10½, zu zweit je 5¼, aufgerundet 6. Chloé bekommt nichts.
learn_trias-final-tied-other = Platz 1 bringt 7, Platz 2 bringt 3½: Teil 10½ durch zwei und runde auf.
learn_trias-final-seconds = 5 Plättchen; Bruno führt mit 2 Herden. Du, Chloé und Dana habt je 1 und teilt euch, was Platz 2 bringt: die Hälfte von 5. Wie viele Punkte bekommst du, aufgerundet?
learn_trias-final-seconds-done = 2½ zu dritt sind weniger als je 1: aufgerundet 1.
learn_trias-final-seconds-other = Teil 2½ durch drei und runde auf.

## Der Meteorit

learn_trias-meteorite-title = Der Meteorit
learn_trias-meteorite-about = Wie das Ende kommt, und die letzte Runde.
learn_trias-meteorite-draw = Teil 1 des Stapels ist aufgebraucht. In Teil 2 liegt der Meteorit: Jede Karte kann es sein. Spiel vom Stapel.
learn_trias-meteorite-draw-done = Der Meteorit! Dein Zug ist schon der erste der letzten Runde: keine Karte, keine Drift, 2 Aktionspunkte.
learn_trias-meteorite-draw-hand = Dann würdest du erst am Ende des Zugs ziehen. Zieh hier sofort.
learn_trias-meteorite-last = In dieser Runde haben alle einen Zug, dann werden die Kontinente gewertet. Im Osten haben du und Bruno je 1 Herde. Mach das Beste aus deinen Punkten.
learn_trias-meteorite-last-done = Jetzt führst du im Osten: 5 Punkte statt 4.
learn_trias-meteorite-last-early = Du hast noch Punkte. Eine Herde mehr entscheidet den Osten.
learn_trias-meteorite-last-other = Das bringt nichts. Zähl die Herden auf dem Kontinent im Osten.
learn_trias-meteorite-turns = Ein anderes Spiel: Du hast den Meteoriten als neue Karte gezogen, am Ende deines Zugs. Die letzte Runde beginnt mit Bruno. Hast du noch einen Zug?
learn_trias-meteorite-turns-choice-now = Ja, vor Bruno
learn_trias-meteorite-turns-choice-never = Nein
learn_trias-meteorite-turns-choice-last = Ja, den letzten
learn_trias-meteorite-turns-done = Alle haben noch einen Zug, du den letzten. Dann kommt die Schlusswertung.
learn_trias-meteorite-turns-other = Alle haben noch genau einen Zug, links von dir geht es los.

## Die ersten Herden

learn_trias-placing-title = Die ersten Herden
learn_trias-placing-about = Wo alle anfangen.
learn_trias-placing-begin = Das Land liegt zufällig aus. Alle setzen 2 Herden auf ein leeres Plättchen, dann 2 auf ein anderes. Am Rand schwimmt man bald, und aus der Mitte ist der Weg weit. Wähle ein Plättchen.
learn_trias-placing-begin-done = Zwei Herden haben ihren Platz.
learn_trias-placing-again = Alle haben einmal gesetzt. Setz 2 weitere Herden auf ein Plättchen, auf dem noch keine steht, am besten anderswo.
learn_trias-placing-again-done = Gut verteilt: Nicht alle teilen ein Schicksal.
learn_trias-placing-order = Du hast zuerst gesetzt, dann Chloé, dann Bruno: gegen den Uhrzeigersinn. Es fehlt nur Brunos zweites Paar. Wer hat den ersten Zug?
learn_trias-placing-order-choice-red = Ich
learn_trias-placing-order-choice-blue = Bruno
learn_trias-placing-order-choice-green = Chloé
learn_trias-placing-order-done = Bruno: Wer zuletzt setzt, fängt an. Dann geht es im Uhrzeigersinn: Bruno, Chloé, du.
learn_trias-placing-order-other = Den ersten Zug hat, wer zuletzt setzt.

## Wer gewinnt

learn_trias-winner-title = Wer gewinnt
learn_trias-winner-about = Die meisten Punkte; und was bei Gleichstand zählt.
learn_trias-winner-reserve = Chloé hat den letzten Zug und kann nichts mehr ändern. Du und Bruno habt je 6 Punkte. Im Vorrat hast du 13 Herden, Bruno hat 8. Wer gewinnt?
learn_trias-winner-reserve-choice-red = Ich
learn_trias-winner-reserve-choice-blue = Bruno
learn_trias-winner-reserve-choice-both = Wir beide
learn_trias-winner-reserve-done = Du: Bei gleich vielen Punkten gewinnt, wer mehr Herden im Vorrat hat. Dann, wer auf mehr Kontinenten steht; ist auch das gleich, gewinnt ihr gemeinsam.
learn_trias-winner-reserve-other = Bei gleich vielen Punkten entscheidet der Vorrat: Es gewinnt, wer weniger Herden gebraucht hat.

## Zu zweit, und zwei Übersetzungen

learn_trias-variants-title = Zu zweit, und zwei Übersetzungen
learn_trias-variants-about = Was zu zweit anders ist, und nach der italienischen Übersetzung.
learn_trias-variants-two = Zu zweit ist alles kleiner: je 10 Herden und 3 Aktionspunkte. Brich die Halbinsel im Nordosten ab: Heb den Wald mit dem Ring ab und leg ihn auf der anderen Seite an.
learn_trias-variants-two-done = Noch keine Punkte: Zu zweit gibt es keine Zwischenwertung. Aber am Ende gehört dieser Kontinent dir.
learn_trias-variants-two-other = Die Halbinsel hängt noch. Heb den Wald mit dem Ring ab und leg ihn bei deinen Herden an.
learn_trias-variants-italian = Nach der italienischen Übersetzung zählen in der Zwischenwertung nur Teile, die vom Kontinent des Südpols abbrechen. Du hast ein Gebirge eines anderen Kontinents abgehoben, und er ist zerbrochen. Legst du es bei deinen 2 Herden an: Was bekommst du?
learn_trias-variants-italian-choice-two = 2 Punkte
learn_trias-variants-italian-choice-none = Noch nichts
learn_trias-variants-italian-done = Noch nichts. Nach der französischen Übersetzung, nach der hier meist gespielt wird, wären es 2 Punkte.
learn_trias-variants-italian-other = Nicht nach dieser Übersetzung: Dieses Land hing nicht am Südpol.
