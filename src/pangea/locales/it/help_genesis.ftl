# Genesis nelle prime partite. $species, $terrain, $one e $other si chiamano come nel gioco.

## L’obiettivo
help_genesis-goal = La tua specie: { $species }. Metti i tuoi tasselli fianco a fianco in grandi branchi, nelle aree più vaste di ogni terreno: contano il doppio e il triplo.

## Che cosa guardare
help_genesis-look-dice = I dadi mostrano { $one } e { $other }: un tassello per ognuno, oppure un solo tassello di qualsiasi terreno.
help_genesis-look-wild = Un dado jolly vale per qualsiasi terreno: guarda quale ti serve.
help_genesis-look-stop = Puoi fermarti dopo un tassello, se il secondo non ti serve.
help_genesis-look-open = Ancora niente conta: un’area vuole tre tasselli di un terreno fianco a fianco, di chiunque siano.
help_genesis-look-largest = Questa è l’area più grande di tutte ({ $terrain }, { $tiles } tasselli): conta tre volte.
help_genesis-look-double = Quest’area ({ $terrain }, { $tiles } tasselli) è la più grande del suo terreno: conta due volte.
help_genesis-look-herd =
    { $tiles ->
        [one] Il tuo branco più grande ha { $tiles } tassello. Cresce con tasselli dello stesso terreno accanto.
       *[other] Il tuo branco più grande ha { $tiles } tasselli. Cresce con tasselli dello stesso terreno accanto.
    }
help_genesis-look-shared = In quest’area ({ $terrain }) i tuoi branchi e quelli di altri sono fianco a fianco. Di chi è il più grande?

## La scheda riassuntiva
help_genesis-card-goal = Avere i branchi più grandi nelle aree che si formano sul tabellone, soprattutto nelle più vaste [G6.1], [G7.1].
help_genesis-card-turn =
    - Tira i due dadi. Metti **due tasselli**, uno per dado, oppure **un solo tassello** di qualsiasi terreno [G3.1], [G3.4].
    - Un tassello va su un qualsiasi spazio libero; non occorre che tocchi altro [G3.2].
    - Una faccia **jolly** vale per qualsiasi terreno; così anche un dado di un terreno che non hai più [G3.3].
    - Dopo il primo tassello puoi fermarti [G3.5].
help_genesis-card-scores =
    - Un’**area** è l’insieme dei tasselli di un terreno collegati lato contro lato, di chiunque siano. Conta a partire da 3 tasselli [G5.1]. Un **branco** sono i tasselli di una specie collegati dentro l’area [G5.2].
    - Il branco più grande riceve 4 punti, il secondo 2 [G6.1]; un branco da solo 6 [G6.2].
    - I branchi più grandi a pari merito si dividono 6, e gli altri non ricevono niente [G6.3]. Si arrotonda per difetto [G6.5].
    - L’area più grande di tutte conta **tre volte**: 12 e 6, da solo 18 [G7.1]. La più grande di ogni altro terreno conta **due volte**: 8 e 4, da solo 12 [G7.2]. Una parità lo annulla [G7.3].
help_genesis-card-end = Nel momento stesso in cui non ci sono più tre spazi liberi collegati lato contro lato [G4.1].
help_genesis-card-tie = Vince chi ha più punti; a pari merito si vince insieme [G8.1].
