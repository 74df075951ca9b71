# Planet nelle prime partite. $habitat, $animal e $liking si chiamano come nel gioco.

## L’obiettivo
help_planet-goal = La tua carta segreta: { $habitat }. Dà punti per tante porzioni di { $habitat } sul tuo pianeta. E offri agli animali quello che vogliono: ognuno va sul pianeta più adatto a lui.
help_planet-goal-plain = Offri agli animali quello che vogliono: ognuno va sul pianeta più adatto a lui, e porta un punto a chi lo ospita.

## Che cosa guardare
help_planet-look-card =
    { $missing ->
        [one] La tua carta conta { $habitat }: ne hai { $portions }, e manca { $missing } porzione ai prossimi punti.
       *[other] La tua carta conta { $habitat }: ne hai { $portions }, e mancano { $missing } porzioni ai prossimi punti.
    }
help_planet-look-next = Il prossimo a trovare casa, nel turno { $round }: { $animal }. Vuole { $liking }.
help_planet-look-seams = Dove ambienti uguali si incontrano oltre un lato, diventano una sola regione. Gira la tessera e guarda che cosa si incontra.
help_planet-look-region = La tua regione più estesa finora: { $habitat }, { $portions } porzioni. A quali animali piacerebbe?
help_planet-look-leads = Per come stanno le cose, questo animale verrebbe da te: { $animal }. Si decide nel turno { $round }.
help_planet-look-others = Per come stanno le cose, questo animale andrebbe a { $seat }: { $animal }. Si decide nel turno { $round }.

## La scheda riassuntiva
help_planet-card-goal = Copri il tuo pianeta in modo che ci vengano gli animali, e raccogli porzioni del tuo ambiente segreto [P4.1], [P5.1].
help_planet-card-turn =
    - Prendi una delle tessere scoperte e mettila su una faccia spoglia del tuo pianeta, girata come vuoi [P3.1]. Ci resta per sempre [P3.3].
    - Porzioni uguali fianco a fianco, anche oltre i lati, sono una **regione** [P1.3], [P1.4].
    - Dal terzo turno in poi, quando tutti hanno messo la tessera, si assegnano gli animali del turno [P4.1]:
    - *il maggior numero di regioni*: chi ne ha di più, separate;
    - *la più estesa che tocca* o *non tocca* un altro ambiente: si confrontano solo quelle.
    - Parità, o nessuno: la carta passa al turno seguente [P4.3].
help_planet-card-scores =
    - La tua carta obiettivo dà punti per le sue porzioni sul tuo pianeta: vedi la tabella [P5.1].
    - Un animale dell’ambiente della tua carta dà 1 punto, ogni altro 2 [P5.2].
help_planet-card-end = Dopo il dodicesimo turno [P5.1]. Lì le parità sulla regione più estesa si risolvono con la seconda, poi con la terza [P4.4].
help_planet-card-tie = Vince chi ha più punti; poi chi ha più animali; poi tutti quelli alla pari [P5.3].
help_planet-figures = Porzioni per i punti di una carta obiettivo
