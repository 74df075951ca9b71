# Planet in den ersten Partien. $habitat, $animal und $liking heißen, wie das Spiel sie nennt.

## Das Ziel
help_planet-goal = Deine geheime Karte: { $habitat }. Sie gibt Punkte für viele Felder { $habitat } auf deinem Planeten. Und gib den Tieren, was sie mögen: Jedes zieht auf den Planeten, der ihm am besten gefällt.
help_planet-goal-plain = Gib den Tieren, was sie mögen: Jedes zieht auf den Planeten, der ihm am besten gefällt, und bringt dort einen Punkt.

## Was einen Blick wert ist
help_planet-look-card =
    { $missing ->
        [one] Deine Karte zählt { $habitat }: Du hast bisher { $portions }, und { $missing } Feld fehlt zu den nächsten Punkten.
       *[other] Deine Karte zählt { $habitat }: Du hast bisher { $portions }, und { $missing } Felder fehlen zu den nächsten Punkten.
    }
help_planet-look-next = Als nächstes findet in Runde { $round } ein Zuhause: { $animal }. Gesucht: { $liking }.
help_planet-look-seams = Wo gleiche Lebensräume sich über eine Kante treffen, werden sie ein Gebiet. Drehe das Plättchen und sieh, was sich trifft.
help_planet-look-region = Dein größtes Gebiet bisher: { $habitat } mit { $portions } Feldern. Welchen Tieren würde es gefallen?
help_planet-look-leads = Wie es steht, käme dieses Tier zu dir: { $animal }. Entschieden wird in Runde { $round }.
help_planet-look-others = Wie es steht, käme dieses Tier zu { $seat }: { $animal }. Entschieden wird in Runde { $round }.

## Die Kurzregel
help_planet-card-goal = Bedecke deinen Planeten so, dass Tiere zu dir kommen, und sammle Felder deines geheimen Lebensraums [P4.1], [P5.1].
help_planet-card-turn =
    - Nimm eines der offenen Plättchen und lege es auf eine kahle Fläche deines Planeten, gedreht, wie du willst [P3.1]. Dort bleibt es für immer [P3.3].
    - Gleiche Felder Seite an Seite, auch über Kanten, sind ein **Gebiet** [P1.3], [P1.4].
    - Von der dritten Runde an werden, wenn alle gelegt haben, die Tiere der Runde vergeben [P4.1]:
    - *die meisten Gebiete*: wer die meisten getrennten hat;
    - *das größte, das* einen anderen Lebensraum *berührt* oder *nicht berührt*: Nur solche werden verglichen.
    - Gleichstand, oder niemand: Die Karte geht in die nächste Runde [P4.3].
help_planet-card-scores =
    - Deine Lebensraumkarte gibt Punkte für ihre Felder auf deinem Planeten: siehe die Tabelle [P5.1].
    - Ein Tier aus dem Lebensraum deiner Karte gibt 1 Punkt, jedes andere 2 [P5.2].
help_planet-card-end = Nach der zwölften Runde [P5.1]. Dort entscheidet bei Gleichstand um ein größtes Gebiet das zweite, dann das dritte [P4.4].
help_planet-card-tie = Die meisten Punkte gewinnen; dann die meisten Tiere; dann alle, die gleichauf sind [P5.3].
help_planet-figures = Felder für die Punkte einer Lebensraumkarte
