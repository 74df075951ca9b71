# Clans in den ersten Partien. $clan ist eine Farbe, $favourable und $hostile sind Gelände, wie das Spiel sie nennt.

## Das Ziel
help_clans-goal = Dein geheimer Clan ist { $clan }. Bring Hütten dieser Farbe in Dörfer, die zählen, und lass es niemanden merken. Die Farbe neben deinem Namen kennzeichnet nur deinen Platz.

## Was einen Blick wert ist
help_clans-look-own =
    { $count ->
        [one] Hütten deiner Farbe stehen auf { $count } Gebiet. Wer immer sie bewegt, um sie geht es dir.
       *[other] Hütten deiner Farbe stehen auf { $count } Gebieten. Wer immer sie bewegt, um sie geht es dir.
    }
help_clans-look-epoch =
    { $left ->
        [one] In dieser Epoche ist { $favourable } günstig (+{ $bonus }) und { $hostile } unwirtlich. { $left } Dorf gehört noch zu ihr.
       *[other] In dieser Epoche ist { $favourable } günstig (+{ $bonus }) und { $hostile } unwirtlich. { $left } Dörfer gehören noch zu ihr.
    }
help_clans-look-epoch-last = In dieser Epoche ist jedes Gelände günstig (+{ $bonus }), und sie dauert nur ein Dorf lang.
help_clans-look-one-way =
    { $count ->
        [one] { $count } Gruppe hat nur noch einen Weg. Sind ihre Nachbarn leer, so ist sie ein Dorf.
       *[other] { $count } Gruppen haben nur noch einen Weg. Sind ihre Nachbarn leer, so sind sie Dörfer.
    }
help_clans-look-heavy =
    { $count ->
        [one] { $count } Gruppe ist zu groß geworden, um zu ziehen. Sie wird ein Dorf, wo sie steht, es sei denn, eine benachbarte Gruppe ab 7 Hütten ist mindestens so groß.
       *[other] { $count } Gruppen sind zu groß geworden, um zu ziehen. Sie werden Dörfer, wo sie stehen, es sei denn, eine benachbarte Gruppe ab 7 Hütten ist mindestens so groß.
    }
help_clans-look-points = Bisher führt unter den Clans { $clan } mit { $points } Punkten. Scheint jemand dafür zu arbeiten?
help_clans-look-order = Mehrere Dörfer auf einmal: Sieh auf die Epoche, bevor du wählst, welches zuerst kommt.

## Die Kurzregel
help_clans-card-goal = Du stehst heimlich für einen von fünf Clans [C2.2]. Bring seine Hütten in Dörfer, die viel wert sind, und verrate dich nicht.
help_clans-card-turn =
    - Ziehe mit **allen** Hütten eines Gebiets, gleich welcher Farbe, auf ein Nachbargebiet, auf dem schon Hütten stehen [C3.1].
    - 7 oder mehr Hütten ziehen nicht mehr [C3.2], außer zu einer benachbarten Gruppe ab 7 Hütten, die mindestens so groß ist [C3.3]. Andere dürfen noch zu ihnen. Passen darf niemand [C3.4].
    - Eine Gruppe, deren Nachbarn alle leer sind, ist ein **Dorf** [C4.1]. Für jedes, das dein Zug macht, nimmst du ein Bonusplättchen [C4.2]; sind es mehrere, bestimmst du die Reihenfolge [C4.4].
help_clans-card-scores =
    - Ein Dorf ist so viele Punkte wert, wie es Hütten hat. Auf günstigem Gelände kommt der Bonus der Epoche dazu; auf unwirtlichem wird es zerstört [C6.3].
    - **Jeder** Clan mit einer Hütte dort bekommt den ganzen Wert [C6.4].
    - Wohnen dort alle fünf Clans, so verliert zuerst jeder seine Hütte, der genau eine hat [C5.1].
    - Jedes deiner Plättchen ist am Ende einen Punkt wert [C7.3].
help_clans-card-end = Wenn das zwölfte Dorf gewertet ist, das immer +5 bekommt [C7.1]; oder wenn niemand mehr ziehen kann [C7.2].
help_clans-card-tie = Alle zeigen ihren Clan. Die meisten Punkte aus Clan und Plättchen gewinnen [C7.3]; bei Gleichstand gewinnt man gemeinsam [C7.4].
help_clans-figures = Die fünf Epochen
help_clans-figures-villages = Dörfer
