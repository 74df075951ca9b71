# Clans nelle prime partite. $clan è un colore, $favourable e $hostile sono terreni, come li chiama il gioco.

## L’obiettivo
help_clans-goal = Il tuo clan segreto è { $clan }. Porta le sue capanne nei villaggi che contano, e non farti scoprire. Il colore accanto al tuo nome indica solo il tuo posto.

## Che cosa guardare
help_clans-look-own =
    { $count ->
        [one] Capanne del tuo colore si trovano su { $count } territorio. Chiunque le muova, sono quelle che ti stanno a cuore.
       *[other] Capanne del tuo colore si trovano su { $count } territori. Chiunque le muova, sono quelle che ti stanno a cuore.
    }
help_clans-look-epoch =
    { $left ->
        [one] In quest’epoca è favorevole: { $favourable } (+{ $bonus }); è ostile: { $hostile }. Le appartiene ancora { $left } villaggio.
       *[other] In quest’epoca è favorevole: { $favourable } (+{ $bonus }); è ostile: { $hostile }. Le appartengono ancora { $left } villaggi.
    }
help_clans-look-epoch-last = In quest’epoca ogni terreno è favorevole (+{ $bonus }), e dura un solo villaggio.
help_clans-look-one-way =
    { $count ->
        [one] { $count } gruppo ha ormai una sola via d’uscita. Appena i suoi confinanti sono vuoti, è un villaggio.
       *[other] { $count } gruppi hanno ormai una sola via d’uscita. Appena i loro confinanti sono vuoti, sono villaggi.
    }
help_clans-look-heavy =
    { $count ->
        [one] { $count } gruppo è diventato troppo grande per muoversi. Diventerà un villaggio dove si trova, a meno che un gruppo confinante di 7 o più sia almeno altrettanto grande.
       *[other] { $count } gruppi sono diventati troppo grandi per muoversi. Diventeranno villaggi dove si trovano, a meno che un gruppo confinante di 7 o più sia almeno altrettanto grande.
    }
help_clans-look-points = Per ora tra i clan è in testa il { $clan } con { $points } punti. C’è qualcuno che sembra lavorare per lui?
help_clans-look-order = Più villaggi in una volta: guarda l’epoca prima di scegliere quale viene per primo.

## La scheda riassuntiva
help_clans-card-goal = Rappresenti in segreto uno dei cinque clan [C2.2]. Porta le sue capanne nei villaggi che valgono molto, senza farti scoprire.
help_clans-card-turn =
    - Muovi **tutte** le capanne di un territorio, di qualunque colore, su un territorio confinante che ne contenga già [C3.1].
    - 7 o più capanne non si muovono [C3.2], se non verso un gruppo confinante di 7 o più che sia almeno altrettanto grande [C3.3]. Altre possono ancora unirsi a loro. Non si può passare [C3.4].
    - Un gruppo i cui confinanti sono tutti vuoti è un **villaggio** [C4.1]. Prendi un gettone premio per ognuno che nasce dalla tua mossa [C4.2] e, se sono più d’uno, ne scegli l’ordine [C4.4].
help_clans-card-scores =
    - Un villaggio vale un punto per capanna. Su terreno favorevole si aggiunge il bonus dell’epoca; su terreno ostile è distrutto [C6.3].
    - **Ogni** clan che vi ha una capanna riceve il valore intero [C6.4].
    - Se vi abitano tutti e cinque i clan, prima chi ha una sola capanna la perde [C5.1].
    - Ogni tuo gettone vale un punto alla fine [C7.3].
help_clans-card-end = Quando è stato valutato il dodicesimo villaggio, che riceve sempre +5 [C7.1]; oppure quando nessuno può più muovere [C7.2].
help_clans-card-tie = Tutti mostrano il proprio clan. Vince chi ha più punti tra clan e gettoni [C7.3]; a pari merito si vince insieme [C7.4].
help_clans-figures = Le cinque epoche
help_clans-figures-villages = Villaggi
