# Genesis in den ersten Partien. $species, $terrain, $one und $other heißen, wie das Spiel sie nennt.

## Das Ziel
help_genesis-goal = Deine Art: { $species }. Lege deine Plättchen Seite an Seite zu großen Herden, in den größten Gebieten jeder Landschaft: Sie zählen doppelt und dreifach.

## Was einen Blick wert ist
help_genesis-look-dice = Die Würfel zeigen { $one } und { $other }: für jeden ein Plättchen, oder ein einziges von beliebiger Landschaft.
help_genesis-look-wild = Ein Joker steht für jede Landschaft: Sieh nach, welche du brauchst.
help_genesis-look-stop = Nach einem Plättchen darfst du aufhören, wenn das zweite dir nichts nützt.
help_genesis-look-open = Noch zählt nichts: Ein Gebiet braucht drei Plättchen einer Landschaft Seite an Seite, wem auch immer sie gehören.
help_genesis-look-largest = Das ist das größte Gebiet von allen ({ $terrain }, { $tiles } Plättchen): Es zählt dreifach.
help_genesis-look-double = Dieses Gebiet ({ $terrain }, { $tiles } Plättchen) ist das größte seiner Landschaft: Es zählt doppelt.
help_genesis-look-herd =
    { $tiles ->
        [one] Deine größte Herde hat { $tiles } Plättchen. Plättchen derselben Landschaft daneben lassen sie wachsen.
       *[other] Deine größte Herde hat { $tiles } Plättchen. Plättchen derselben Landschaft daneben lassen sie wachsen.
    }
help_genesis-look-shared = In diesem Gebiet ({ $terrain }) liegen deine Herden neben denen der anderen. Wer hat die größte?

## Die Kurzregel
help_genesis-card-goal = Habe die größten Herden in den Gebieten, die auf dem Spielplan entstehen, vor allem in den größten [G6.1], [G7.1].
help_genesis-card-turn =
    - Wirf beide Würfel. Lege **zwei Plättchen**, für jeden Würfel eines, oder **ein einziges** von beliebiger Landschaft [G3.1], [G3.4].
    - Ein Plättchen kommt auf ein beliebiges freies Feld; es muss nichts berühren [G3.2].
    - Ein **Joker** ist jede Landschaft; ebenso ein Würfel, von dessen Landschaft du nichts mehr hast [G3.3].
    - Nach dem ersten Plättchen darfst du aufhören [G3.5].
help_genesis-card-scores =
    - Ein **Gebiet** sind alle Plättchen einer Landschaft, die Seite an Seite zusammenhängen, wem auch immer sie gehören. Es zählt ab 3 Plättchen [G5.1]. Eine **Herde** sind darin die zusammenhängenden Plättchen einer Art [G5.2].
    - Die größte Herde bekommt 4 Punkte, die zweitgrößte 2 [G6.1]; eine Herde allein 6 [G6.2].
    - Gleich große an der Spitze teilen sich 6, und die anderen bekommen nichts [G6.3]. Anteile werden abgerundet [G6.5].
    - Das größte Gebiet von allen zählt **dreifach**: 12 und 6, allein 18 [G7.1]. Das größte jeder anderen Landschaft zählt **doppelt**: 8 und 4, allein 12 [G7.2]. Gleichstand hebt das auf [G7.3].
help_genesis-card-end = In dem Augenblick, in dem keine drei freien Felder mehr Seite an Seite zusammenhängen [G4.1].
help_genesis-card-tie = Die meisten Punkte gewinnen; bei Gleichstand gewinnt man gemeinsam [G8.1].
