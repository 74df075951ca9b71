# Trias nelle prime partite. $card e $terrain si chiamano come nel gioco.

## L’obiettivo
help_trias-goal = Devi avere più branchi di tutti su un continente quando si stacca, e su quanta più terra possibile quando cade il meteorite. La terra del Polo Sud allora non dà niente. In mano hai: { $card }.
help_trias-goal-two = Devi avere più branchi dell’altro su quanti più continenti possibile quando cade il meteorite. La terra del Polo Sud allora non dà niente. In mano hai: { $card }.
help_trias-goal-blind = Devi avere più branchi di tutti su quanta più terra possibile quando cade il meteorite. La terra del Polo Sud allora non dà niente.

## Che cosa guardare
help_trias-look-place = Le tessere al bordo vanno alla deriva per prime, e i branchi su una tessera che parte nuotano. Vicino al Polo Sud si sta al sicuro, ma la strada per uscire è lunga.
help_trias-look-room = Un bosco nutre { $forest } branchi, una steppa { $steppe }, una montagna { $mountain }: qui c’è posto per riprodursi.
help_trias-look-card = La tua carta muove terra di questo tipo: { $card }. Oppure pesca la prima del mazzo: che cos’è, nessuno lo sa.
help_trias-look-lift =
    { $count ->
        [one] { $count } tessera può andare alla deriva: è sul mare esterno, su una terra dove hai un branco.
       *[other] { $count } tessere possono andare alla deriva: sono sul mare esterno, su una terra dove hai un branco.
    }
help_trias-look-swim =
    { $count ->
        [one] Su { $count } di queste ci sono branchi: nuoterebbero.
       *[other] Su { $count } di queste ci sono branchi: nuoterebbero.
    }
help_trias-look-put = Posa la tessera più lontano, ancora a contatto con la sua terra. Se la terra si è spezzata, guarda a quale parte si unisce la tessera.
help_trias-look-points = Hai { $points } punti azione. Riprodursi, spostarsi e salvare costano { $breed }, un’altra deriva costa { $drift }.
help_trias-look-breed =
    { $count ->
        [one] Su { $count } tessera i tuoi branchi possono riprodursi.
       *[other] Su { $count } tessere i tuoi branchi possono riprodursi.
    }
help_trias-look-swimmers =
    { $count ->
        [one] { $count } dei tuoi branchi nuota. Alla fine del turno torna nella riserva, se non lo salvi.
       *[other] { $count } dei tuoi branchi nuotano. Alla fine del turno tornano nella riserva, se non li salvi.
    }
help_trias-look-land =
    { $tiles ->
        [one] Questo continente di { $tiles } tessera conta alla fine. Chi ci ha più branchi?
       *[other] Questo continente di { $tiles } tessere conta alla fine. Chi ci ha più branchi?
    }
help_trias-look-pole = Tutta la terra è ancora unita al Polo Sud, e quella alla fine non dà niente. Cerca i punti stretti: lì la terra può staccarsi.

## La scheda riassuntiva
help_trias-card-goal = Avere più branchi di tutti sui continenti: quando uno si stacca [T7.1] e alla fine [T8.1].
help_trias-card-turn =
    - **1** Gioca la carta che hai in mano, oppure pescane una e gioca quella [T3.1]. Solleva una tessera di quel terreno sul mare esterno, su una terra dove hai un branco [T3.3], e posala più lontano dal Polo Sud, a contatto con la terra che ha lasciato [T3.5]. I branchi che ci stavano nuotano [T3.4].
    - **2** Usa fino a 4 punti azione [T4.1]; in due 3 [T10.3]: deriva [T4.2], spostamento [T4.3], salvataggio di 3 nuotatori al massimo [T4.4], riproduzione [T4.5].
    - **3** I tuoi nuotatori, e i tuoi branchi di troppo su una tessera, tornano nella riserva [T5.1], [T5.2].
    - **4** Se hai giocato la carta che avevi in mano, pescane una nuova [T6.1].
help_trias-card-scores =
    - Una parte si stacca e la tessera si unisce a lei: più branchi **2 punti**, secondo **1 punto** [T7.4]; non in due [T10.3].
    - Alla fine ogni continente, tranne quello del Polo Sud, dà tanti punti quante sono le sue tessere a chi ci ha più branchi, la metà al secondo [T8.1], [T8.2].
    - Primi alla pari: si dividono tutto [T8.3]. Ogni quota si arrotonda per eccesso [T8.5].
help_trias-card-end = Quando si pesca il meteorite, ognuno ha un ultimo turno con 2 punti azione e senza deriva [T6.2], [T6.4].
help_trias-card-tie = Vince chi ha più punti; poi chi ha più branchi nella riserva; poi chi ha branchi su più continenti [T9.1].
help_trias-figures = Quanto nutre una tessera, e quanto costa un’azione
help_trias-figures-herds = Branchi
help_trias-figures-drift = Deriva
help_trias-figures-other = Spostamento, salvataggio, riproduzione
help_trias-figures-points = Punti azione
