# Trias in den ersten Partien. $card und $terrain heißen, wie das Spiel sie nennt.

## Das Ziel
help_trias-goal = Habe die meisten Herden auf einem Kontinent, wenn er abbricht, und auf möglichst viel Land, wenn der Meteorit fällt. Das Land des Südpols bringt dann nichts. Auf deiner Hand: { $card }.
help_trias-goal-two = Habe auf möglichst vielen Kontinenten die meisten Herden, wenn der Meteorit fällt. Das Land des Südpols bringt dann nichts. Auf deiner Hand: { $card }.
help_trias-goal-blind = Habe auf möglichst viel Land die meisten Herden, wenn der Meteorit fällt. Das Land des Südpols bringt dann nichts.

## Was einen Blick wert ist
help_trias-look-place = Plättchen am Rand driften zuerst, und Herden auf einem driftenden Plättchen schwimmen. Nah am Südpol ist es sicher, aber der Weg hinaus ist weit.
help_trias-look-room = Ein Wald ernährt { $forest } Herden, eine Steppe { $steppe }, ein Gebirge { $mountain }: Hier ist Platz zum Vermehren.
help_trias-look-card = Deine Karte bewegt solches Land: { $card }. Oder ziehe die oberste Karte: Niemand kennt sie.
help_trias-look-lift =
    { $count ->
        [one] { $count } Plättchen kann driften: Es liegt am äußeren Meer, auf Land, auf dem du eine Herde hast.
       *[other] { $count } Plättchen können driften: Sie liegen am äußeren Meer, auf Land, auf dem du eine Herde hast.
    }
help_trias-look-swim =
    { $count ->
        [one] Auf { $count } davon stehen Herden: Sie würden schwimmen.
       *[other] Auf { $count } davon stehen Herden: Sie würden schwimmen.
    }
help_trias-look-put = Lege das Plättchen weiter draußen an, noch an seinem Land. Ist das Land zerbrochen, so sieh nach, zu welchem Teil das Plättchen kommt.
help_trias-look-points = Du hast { $points } Aktionspunkte. Vermehren, Ziehen und Retten kosten { $breed }, eine weitere Drift kostet { $drift }.
help_trias-look-breed =
    { $count ->
        [one] Auf { $count } Plättchen können deine Herden sich vermehren.
       *[other] Auf { $count } Plättchen können deine Herden sich vermehren.
    }
help_trias-look-swimmers =
    { $count ->
        [one] { $count } deiner Herden schwimmt. Am Ende deines Zuges kommt sie in den Vorrat, wenn du sie nicht rettest.
       *[other] { $count } deiner Herden schwimmen. Am Ende deines Zuges kommen sie in den Vorrat, wenn du sie nicht rettest.
    }
help_trias-look-land =
    { $tiles ->
        [one] Dieser Kontinent aus { $tiles } Plättchen zählt am Ende. Wer hat dort die meisten Herden?
       *[other] Dieser Kontinent aus { $tiles } Plättchen zählt am Ende. Wer hat dort die meisten Herden?
    }
help_trias-look-pole = Noch hängt alles Land am Südpol, und das bringt am Ende nichts. Suche die engen Stellen: Dort kann Land abbrechen.

## Die Kurzregel
help_trias-card-goal = Habe die meisten Herden auf den Kontinenten: wenn einer abbricht [T7.1], und am Ende [T8.1].
help_trias-card-turn =
    - **1** Spiele deine Handkarte, oder ziehe eine und spiele die [T3.1]. Hebe am äußeren Meer ein Plättchen dieses Geländes ab, auf Land, auf dem du eine Herde hast [T3.3], und lege es weiter vom Südpol entfernt wieder an das Land an, das es verlassen hat [T3.5]. Herden darauf schwimmen [T3.4].
    - **2** Nutze bis zu 4 Aktionspunkte [T4.1]; zu zweit 3 [T10.3]: Drift [T4.2], Ziehen [T4.3], Retten von bis zu 3 Schwimmern [T4.4], Vermehren [T4.5].
    - **3** Deine Schwimmer, und deine Herden, die auf einem Plättchen zu viel sind, kommen in deinen Vorrat [T5.1], [T5.2].
    - **4** Hast du deine Handkarte gespielt, so ziehe eine neue [T6.1].
help_trias-card-scores =
    - Ein Teil bricht ab, und das Plättchen kommt zu ihm: die meisten Herden dort **2 Punkte**, die zweitmeisten **1 Punkt** [T7.4]; nicht zu zweit [T10.3].
    - Am Ende gibt jeder Kontinent außer dem des Südpols so viele Punkte, wie er Plättchen hat, für die meisten Herden, die Hälfte für den zweiten Platz [T8.1], [T8.2].
    - Gleichauf an der Spitze: Beides wird geteilt [T8.3]. Jeder Anteil wird aufgerundet [T8.5].
help_trias-card-end = Wenn der Meteorit gezogen ist, haben alle noch einen Zug mit 2 Aktionspunkten und ohne Drift [T6.2], [T6.4].
help_trias-card-tie = Die meisten Punkte gewinnen; dann die meisten Herden im Vorrat; dann Herden auf den meisten Kontinenten [T9.1].
help_trias-figures = Was ein Plättchen ernährt, und was eine Aktion kostet
help_trias-figures-herds = Herden
help_trias-figures-drift = Drift
help_trias-figures-other = Ziehen, Retten, Vermehren
help_trias-figures-points = Aktionspunkte
