# Trias: nomi, mosse, rifiuti, punteggi, etichette e regole in italiano.
# $hex è un esagono come testo (2,-1); $tile, $where, $source, $target sono luoghi, detti da trias-place-…; $terrain, $card, $herds (nei punteggi) sono nomi tradotti come testo.

## Nomi

trias-title = Trias
trias-tagline = L’unico grande continente si spezza. Fa’ che i tuoi branchi finiscano sui pezzi giusti.
trias-summary = Siamo nel Triassico, o Trias, che prende il nome da tre strati di roccia che lo testimoniano in Germania. Cominciò circa 250 milioni di anni fa, quando era morto il 95% degli esseri viventi, e durò circa 45 milioni di anni. Comparvero i grandi rettili e i primi dinosauri. Tutta la terra era un solo continente, Pangea, che si spezzò nelle ere seguenti; da esso prende il nome questo progetto. Tessera dopo tessera la terra va alla deriva, lontano dal Polo Sud, e da un solo continente ne nascono molti. I tuoi branchi camminano, nuotano, si riproducono e resistono. Chi ne ha di più su un continente quando si stacca, e quando cade il meteorite, prende i punti.

trias-terrain-mountain = montagna
trias-terrain-steppe = steppa
trias-terrain-forest = bosco
trias-terrain-pole = Polo Sud
trias-terrain-water = acqua

trias-card-mountain = montagna
trias-card-steppe = steppa
trias-card-forest = bosco
trias-card-meteorite = il meteorite

trias-option-splits = Quali separazioni danno punti
trias-option-splits-note = In tre o più giocatori, una parte che si stacca da un continente dà subito punti. Da qualsiasi continente (traduzione francese), o solo da quello del Polo Sud (traduzione italiana)?
trias-option-splits-any = da qualsiasi continente
trias-option-splits-pole = solo dal continente del Polo Sud

trias-preset = Conteggi intermedi secondo quale traduzione?
trias-preset-french = quella francese
trias-preset-italian = quella italiana

trias-ending-impact = L’ultimo giro è finito, il meteorite è caduto.

## Luoghi: $land è mountain, steppe, forest, pole o water; il nord è in alto

trias-place-tile =
    { $land ->
        [pole] il Polo Sud
        [mountain] la montagna { $wind } ({ $hex })
        [steppe] la steppa { $wind } ({ $hex })
        [forest] il bosco { $wind } ({ $hex })
       *[water] l’acqua { $wind } ({ $hex })
    }
trias-place-where =
    { $land ->
        [pole] al Polo Sud
        [mountain] sulla montagna { $wind } ({ $hex })
        [steppe] nella steppa { $wind } ({ $hex })
        [forest] nel bosco { $wind } ({ $hex })
       *[water] nell’acqua { $wind } ({ $hex })
    }
trias-place-source =
    { $land ->
        [pole] dal Polo Sud
        [mountain] dalla montagna { $wind } ({ $hex })
        [steppe] dalla steppa { $wind } ({ $hex })
        [forest] dal bosco { $wind } ({ $hex })
       *[water] dall’acqua { $wind } ({ $hex })
    }
trias-place-target =
    { $land ->
        [pole] al Polo Sud
        [mountain] sulla montagna { $wind } ({ $hex })
        [steppe] nella steppa { $wind } ({ $hex })
        [forest] nel bosco { $wind } ({ $hex })
       *[water] nell’acqua { $wind } ({ $hex })
    }
trias-place-name =
    { $land ->
        [pole] Polo Sud
        [mountain] montagna { $wind } ({ $hex })
        [steppe] steppa { $wind } ({ $hex })
        [forest] bosco { $wind } ({ $hex })
       *[water] acqua { $wind } ({ $hex })
    }

trias-wind-north = a nord
trias-wind-north-east = a nord-est
trias-wind-east = a est
trias-wind-south-east = a sud-est
trias-wind-south = a sud
trias-wind-south-west = a sud-ovest
trias-wind-west = a ovest
trias-wind-north-west = a nord-ovest

## Mosse

trias-move-tile = Si posa una tessera { $wind } ({ $hex }): { $terrain }.
trias-move-tile-water = L’esagono { $wind } ({ $hex }) resta acqua.
trias-move-card = { $seat } pesca una carta: { $card }.
trias-move-hidden = { $seat } pesca una carta.
trias-move-card-open = { $seat } pesca la carta { $card } e deve giocarla.
trias-move-meteorite = { $seat } pesca il meteorite!
trias-move-place = { $seat } piazza due branchi { $where }.
trias-move-hand = { $seat } gioca la carta che ha in mano: { $card }.
trias-move-draw = { $seat } gioca dal mazzo.
trias-move-lift = { $seat } solleva { $tile }.
trias-move-put = { $seat } posa { $tile }.
trias-move-move = { $seat } sposta un branco { $source } { $target }.
trias-move-move-spent = { $seat } sposta { $source } { $target } un branco che si è già riprodotto o è appena nato.
trias-move-rescue = { $seat } porta in salvo un nuotatore { $source } { $target }.
trias-move-breed = { $seat } fa riprodurre un branco { $where }.
trias-move-end = { $seat } termina il turno.

trias-nothing-drifts = { $seat } non può mandare alla deriva nessuna tessera; la carta è giocata a vuoto.
trias-swim =
    { $herds ->
        [one] { $herds } branco ora nuota { $wind } ({ $hex }).
       *[other] { $herds } branchi ora nuotano { $wind } ({ $hex }).
    }
trias-ashore =
    { $herds ->
        [one] { $herds } nuotatore ora sta { $where }.
       *[other] { $herds } nuotatori ora stanno { $where }.
    }
trias-parts = Il continente si spezza in { $parts } parti.
trias-joined = { $continents } continenti si uniscono in uno solo.
trias-taken-back =
    { $herds ->
        [one] { $seat } riprende { $herds } branco nella riserva.
       *[other] { $seat } riprende { $herds } branchi nella riserva.
    }
trias-last-round = L’ultimo giro comincia con { $seat }: due punti azione a testa e nessuna deriva.

## Rifiuti

trias-refusal-T6-5 = La partita è finita: l’ultimo giro è stato giocato.
trias-refusal-T2-1 = Le tessere si posano a caso, esagono per esagono, e solo nella preparazione. Nessuno muove prima che ci siano tutte.
trias-refusal-T2-3 = Prima ognuno riceve una carta dal mazzo, e solo nella preparazione: posto per posto, la parte 1 prima della parte 2.
trias-refusal-T6-1 = La prossima carta viene dalla cima del mazzo, per chi pesca adesso. Prima non può succedere altro.
trias-refusal-T2-4-over = I branchi si piazzano solo nella preparazione; ora nascono, o arrivano dall’acqua.
trias-refusal-T2-4 = Prima piazza i tuoi due branchi su una tessera vuota.
trias-refusal-T2-4-empty = Ci sono già dei branchi { $where }. Piazza i tuoi su una tessera che non ne ha.
trias-refusal-T3-1 = Prima scegli: gioca la carta che hai in mano, oppure pesca la prima del mazzo e gioca quella.
trias-refusal-T3-1-over = In questo turno hai già giocato la tua carta.
trias-refusal-T6-4-card = Nell’ultimo giro non si giocano carte. Hai due punti azione.
trias-refusal-T1-1 = Sull’esagono { $wind } ({ $hex }) non c’è nessuna tessera, solo acqua.
trias-refusal-T3-8 = Prima di tutto devi mandare alla deriva una tessera. Sollevane una.
trias-refusal-T3-5-put = Hai sollevato una tessera. Prima posala.
trias-refusal-T3-3-pole = Il Polo Sud non va mai alla deriva.
trias-refusal-T3-3-herd = Non puoi sollevare { $tile }: non hai branchi su quel continente. I nuotatori non contano.
trias-refusal-T3-3-sea = Non puoi sollevare { $tile }: non confina con il mare esterno. Un mare interno non basta.
trias-refusal-T3-3-alone = Non puoi sollevare { $tile }: è un continente a sé, e non c’è niente a cui ricongiungere la tessera.
trias-refusal-T3-5-nowhere = Non puoi sollevare { $tile }: non c’è un posto più lontano dal Polo Sud in cui toccherebbe il resto del suo continente.
trias-refusal-T3-2 = Non puoi sollevare { $tile }: la carta dice { $terrain }, e c’è una tessera così che puoi mandare alla deriva.
trias-refusal-T4-2 = Una deriva costa 3 punti azione, e ne hai { $points }.
trias-refusal-T6-4-drift = Nell’ultimo giro niente va più alla deriva: ci sono due punti azione, e una deriva ne costa 3.
trias-refusal-T3-5-nothing = Non c’è una tessera sollevata da posare.
trias-refusal-T3-5-water = Sull’esagono { $wind } ({ $hex }) c’è già una tessera. Posa la tua sull’acqua.
trias-refusal-T3-5-touch = Sull’esagono { $wind } ({ $hex }) la tessera non toccherebbe il continente da cui viene.
trias-refusal-T3-5-farther =
    La tessera deve allontanarsi dal Polo Sud: era a { $before ->
        [one] { $before } passo
       *[other] { $before } passi
    }, e l’esagono { $wind } ({ $hex }) è a { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
trias-refusal-T1-6 = L’esagono { $wind } ({ $hex }) è fuori dal tavolo, che arriva a { $edge } passi dal Polo Sud.
trias-refusal-T3-5-sea = L’esagono { $wind } ({ $hex }) è in un mare interno. La tessera deve avere un lato sul mare esterno.
trias-refusal-T3-5-number = L’esagono { $wind } ({ $hex }) si indica con un altro numero.
trias-refusal-T4-1-points = Non hai più punti azione per questo.
trias-refusal-T4-3-herd = Non hai branchi { $where }.
trias-refusal-T4-5-fresh = Tutti i tuoi branchi { $where } sono stanchi: in questo turno si sono già riprodotti o sono appena nati.
trias-refusal-T4-5-spent = Non hai branchi stanchi { $where }, solo freschi.
trias-refusal-T4-3-tile = Un branco non può andare { $target }: gli serve una tessera.
trias-refusal-T4-3-adjacent = Un branco non può andare { $source } { $target }: non sono adiacenti.
trias-refusal-T4-6 = Nessun branco può andare { $target }: la tessera è piena.
trias-refusal-T4-4 = Non hai nuotatori sull’esagono { $wind } ({ $hex }).
trias-refusal-T4-6-breed = Non c’è posto per riprodursi { $where }: la tessera è piena.
trias-refusal-T4-5-reserve = Non hai più branchi nella riserva.

## Punteggi

trias-score-herds =
    { $herds ->
        [one] { $seat } con { $herds } branco
       *[other] { $seat } con { $herds } branchi
    }
trias-score-split =
    Nuovo continente { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }): { $herds }. Chi ha più branchi prende 2 punti, chi viene dopo 1.
trias-score-split-nobody =
    Nuovo continente { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }): lì nessuno ha branchi.
trias-score-before = Punti precedenti a questa posizione.
trias-score-pole =
    Il continente del Polo Sud ({ $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }) non dà punti.
trias-score-alone =
    Continente { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }): { $herds }. Non c’è nessun altro: { $points }.
trias-score-first-second =
    Continente { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }): { $herds }. Il primo prende { $points }, il secondo la metà, { $half }.
trias-score-tied-first =
    Continente { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }): { $herds }. Primi alla pari, si dividono il primo e il secondo posto: { $points } a testa.
trias-score-tied-second =
    Continente { $wind } ({ $hex }; { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }): { $herds }. Il primo prende { $points }; i secondi si dividono la metà: { $half } a testa.

## Etichette

trias-label-seat = { $seat }
trias-label-laying = Si posano le tessere
trias-label-dealing = Si distribuiscono le carte
trias-label-drawing = { $seat } pesca una carta
trias-label-turn-place = { $seat } piazza due branchi
trias-label-turn-choose = { $seat } gioca una carta
trias-label-turn-lift = { $seat } deve mandare alla deriva: { $terrain }
trias-label-turn-put = { $seat } posa la tessera
trias-label-turn-act =
    { $points ->
        [one] Agisce { $seat }, resta { $points } punto
       *[other] Agisce { $seat }, restano { $points } punti
    }
trias-label-winners =
    { $count ->
        [one] Vince { $seats }.
       *[other] Vincono { $seats }.
    }
trias-label-points = Punti
trias-label-on-the-way = Conteggi intermedi
trias-label-now = Se finisse ora
trias-label-total = Totale
trias-label-reserve = Riserva
trias-label-land = A terra
trias-label-swimming = In acqua
trias-label-card = Carta
trias-label-no-card = nessuna
trias-label-hidden = parte { $part }
trias-label-deck = Mazzo
trias-label-part = Parte { $part }: { $cards }
trias-label-last-round =
    { $turns ->
        [one] Ultimo giro: resta { $turns } turno
       *[other] Ultimo giro: restano { $turns } turni
    }
trias-label-room = capacità { $herds }
trias-label-swimmer = nuotatore
trias-label-spent = Lettera maiuscola: un branco che in questo turno non può riprodursi
trias-label-lifted = dov’era la tessera sollevata
trias-label-lake = mare interno
trias-prompt-place = Scegli una tessera vuota per due dei tuoi branchi.
trias-prompt-choose = Gioca la carta che hai in mano, oppure pesca la prima del mazzo e gioca quella.
trias-prompt-lift = Scegli una tessera da mandare alla deriva: { $terrain }.
trias-prompt-lift-other = La carta dice { $terrain }, ma nessuna tessera così può andare alla deriva. Scegli una tessera di un altro terreno.
trias-prompt-put = Posa la tessera più lontano dal Polo Sud, a contatto con la terra da cui viene.
trias-prompt-act =
    { $points ->
        [one] Hai { $points } punto azione: deriva 3, spostamento 1, salvataggio 1, riproduzione 1.
       *[other] Hai { $points } punti azione: deriva 3, spostamento 1, salvataggio 1, riproduzione 1.
    }
trias-prompt-rescue =
    Il salvataggio può portare a riva { $rescues ->
        [one] ancora { $rescues } nuotatore
       *[other] ancora { $rescues } nuotatori
    }; { $points ->
        [one] inoltre resta { $points } punto azione.
       *[other] inoltre restano { $points } punti azione.
    }

## Le regole

trias-rules-1-title = Di che cosa si tratta
trias-rules-1-text =
    Tutta la terra è un solo continente, Pangea, con il Polo Sud nel mezzo. Turno dopo turno sollevi una tessera del bordo e la posi più in fuori. Crescono penisole, si staccano e diventano continenti a sé.

    Su queste tessere vivono i tuoi branchi. Conviene averne più di tutti su un continente in due momenti: quando si stacca, e alla fine, quando ogni continente vale secondo la sua grandezza. Ma ogni deriva può togliere la terra da sotto i piedi a qualcuno, e una tessera piena non lascia entrare nessuno.

    La fine arriva di sorpresa: tra le ultime carte del mazzo c’è un meteorite.

    Trias è per 2-5 giocatori dai 12 anni in su.

trias-rules-2-title = Che cosa c’è sul tavolo
trias-rules-2-text =
    Ci sono **39 tessere**: 36 **tessere di terreno**, 9 di montagna, 15 di steppa e 12 di bosco; il **Polo Sud**; e 2 tessere d’acqua, che servono solo per la preparazione [T1.1]. Ognuno ha 16 cubetti di un colore. 15 sono i suoi **branchi**, all’inizio tutti nella riserva [T1.3]; il sedicesimo segna i suoi punti sulla **tavola segnapunti**.

    Le **39 carte** mostrano terreni e sono in due parti: la parte 1 ne ha 30, 7 montagne, 13 steppe e 10 boschi; la parte 2 ne ha 9, 2 montagne, 3 steppe, 3 boschi e il meteorite. Il numero della parte è scritto sul retro [T1.2].

    Una tessera nutre solo un certo numero di branchi, contando quelli di tutti: una montagna **2**, una steppa **3**, un bosco **4**, il Polo Sud **3** [T1.4].

    Un **continente** è l’insieme delle tessere unite lato a lato; può essere anche una tessera sola. Ogni esagono senza tessera è **acqua**. L’acqua collegata al bordo del tavolo è il **mare esterno**; quella racchiusa dalle tessere è un **mare interno** [T1.5].

trias-rules-3-title = La preparazione
trias-rules-3-text =
    Intorno al Polo Sud ci sono tre anelli di 6, 12 e 18 esagoni. Si mescolano le tessere di terreno. 16 di esse e le 2 tessere d’acqua riempiono a caso gli anelli 1 e 2, altre 18 riempiono l’anello 3, e le ultime 2 escono dal gioco senza essere viste. Poi si tolgono le tessere d’acqua: la terra ha così due buchi, o uno doppio [T2.1].

    Le due parti delle carte si mescolano ognuna per sé, e la parte 1 si mette sopra la parte 2 [T2.2]. Ognuno pesca una carta e la tiene segreta [T2.3].

    Ora i branchi. Il primo giocatore viene sorteggiato, a meno che non fissiate voi l’ordine; in una rivincita è il successivo. A cominciare dal primo giocatore e procedendo in senso **antiorario**, ognuno piazza 2 branchi su una tessera vuota, cioè senza branchi; il Polo Sud è permesso. Poi ancora una volta, nello stesso ordine [T2.4]. Chi ha piazzato per ultimo gioca il primo turno, e da lì si procede in senso **orario** [T2.5]. Esempio: Ada, Bruno, Chloé e Dana siedono in quest’ordine, in senso orario, e Ada è la prima. Piazzano Ada, Dana, Chloé e Bruno, in quest’ordine e poi ancora una volta, e Bruno gioca il primo turno.

trias-rules-4-title = Fase 1: una deriva obbligatoria
trias-rules-4-text =
    Gioca la carta che hai in mano. Oppure pesca la prima del mazzo: allora devi giocare quella, e quella in mano ti resta [T3.1]. La carta dice di che terreno è la tessera che ora mandi alla deriva [T3.2].

    Per essere **sollevata**, la tessera deve confinare con il mare esterno; un mare interno non basta. Il suo continente deve avere almeno due tessere, e su di esso devi avere almeno un branco; i nuotatori non stanno su nessun continente. Deve essere possibile posarla di nuovo. Il Polo Sud non va mai alla deriva [T3.3]. Se sulla tessera ci sono branchi, di chiunque siano, restano lì nell’acqua: ora sono **nuotatori** [T3.4].

    Quando la **posi**, la tessera va su un esagono d’acqua **più lontano dal Polo Sud** di quello che ha lasciato, contando i passi; deve toccare il continente che ha lasciato e avere un lato sul mare esterno. Conta il mare com’è dopo il sollevamento: se togliendo la tessera hai aperto un mare interno, quello è già mare esterno [T3.5].

    Esempio: un bosco sta su 2,0 (come si numerano gli esagoni lo dice l’ultima sezione), a due passi dal Polo Sud. Può andare su un esagono a tre passi o più, per esempio 3,-1 se lì tocca lo stesso continente; 1,1 è escluso, perché anch’esso è a due passi.

    A volte, sollevando una tessera, il continente si spezza. Allora puoi posarla accanto a una qualsiasi delle parti, anche a una dove non hai branchi. Può toccare più parti, o anche un altro continente, e così unirli [T3.6]. Se arriva dove ci sono nuotatori, da quel momento stanno sulla tessera, anche se per quella tessera sono troppi [T3.7].

    Se non puoi mandare alla deriva nessuna tessera del terreno della carta, devi prenderne una di un altro terreno [T3.8]. Se non puoi mandarne alla deriva nessuna, scegli lo stesso tra mano e mazzo, la carta è giocata a vuoto e passi alla fase 2 [T3.9]. Una deriva può far nascere un nuovo continente, e questo può dare punti subito, anche nella fase 2: vedi “Conteggi intermedi” [T3.10].

trias-rules-5-title = Fase 2: i punti azione
trias-rules-5-text =
    Hai fino a **4 punti azione**, da usare in qualsiasi ordine; quelli che non usi sono persi [T4.1].

    - **Deriva, 3 punti.** Una tessera qualsiasi, senza carta; per sollevare e posare valgono le stesse regole [T4.2].
    - **Spostamento, 1 punto.** Un tuo branco va dalla sua tessera a una adiacente che ha posto. Lo stesso branco può proseguire spendendo un altro punto [T4.3].
    - **Salvataggio, 1 punto.** Fino a 3 tuoi nuotatori, da uno o più esagoni, ognuno su una tessera adiacente che ha posto. I tre sono un’unica azione: appena fai altro, il resto del salvataggio è perso. Se non hai più punti ma con il salvataggio in corso puoi ancora salvare qualcuno, il tuo turno continua [T4.4].
    - **Riproduzione, 1 punto.** Un branco su una tessera porta un branco dalla tua riserva sulla stessa tessera, se c’è posto. In un turno ogni branco si riproduce una volta sola, dovunque vada nel frattempo, e un branco nato in questo turno non si riproduce affatto. Perciò alcuni branchi sono *freschi* e altri *stanchi*, e quando ne sposti uno dici quale [T4.5].

    In una tessera al limite della capacità, o oltre, non si può entrare, nemmeno per passare, e nessuno vi si riproduce [T4.6].

    Esempio: hai due branchi in un bosco. Ne fai riprodurre uno: tre branchi, due dei quali stanchi. Fai riprodurre anche l’altro: quattro branchi, tutti stanchi, e il bosco è pieno. Con gli ultimi due punti ne sposti uno su una steppa e da lì su una montagna. In questo turno lì non può riprodursi.

trias-rules-6-title = Fase 3: nuotatori e sovrappopolazione
trias-rules-6-text =
    Tutti i tuoi nuotatori tornano nella tua riserva. Non sono perduti, ma sono fuori dal tavolo [T5.1].

    Poi guarda le tessere con troppi branchi; succede solo quando una tessera è stata posata sotto dei nuotatori. Da ognuna riprendi branchi tuoi finché la tessera è nei suoi limiti, o finché lì non ne hai più. I branchi degli altri restano fino alla loro fase 3 [T5.2]. Esempio: tre tuoi branchi e due di Ada stanno su una steppa, che ne nutre 3. È il tuo turno: due dei tuoi se ne vanno. Se fosse stato il turno di Ada, se ne sarebbero andati tutti e due i suoi.

trias-rules-7-title = Fase 4: una nuova carta, e il meteorite
trias-rules-7-text =
    Se hai giocato la carta che avevi in mano, pescane una nuova: ognuno ne ha sempre una [T6.1].

    Se qui peschi il **meteorite**, mostralo. L’ultimo giro comincia da chi sta alla tua sinistra; ognuno ha ancora un turno, e tu hai l’ultimo [T6.2]. Se lo peschi nella fase 1, come carta da giocare, il tuo turno è già il primo dell’ultimo giro, e in esso ognuno ha un solo turno, a cominciare da te [T6.3].

    Un turno dell’ultimo giro non ha fase 1 né fase 4 e ha solo **2 punti azione**, quindi niente va più alla deriva. La fase 3 invece si gioca [T6.4]. Poi viene il conteggio finale [T6.5].

trias-rules-8-title = Conteggi intermedi
trias-rules-8-text =
    I conteggi intermedi ci sono da tre giocatori in su. Uno si fa quando sollevi una tessera e il suo continente **si spezza**, e posi la tessera in modo che tocchi un solo continente: una delle nuove parti, e non quella con il Polo Sud. Quella parte dà punti, tessera compresa, e contano anche i nuotatori che ora stanno sulla tessera [T7.1].

    Non c’è conteggio se posi la tessera accanto alla parte del Polo Sud, se essa unisce la parte a una seconda parte nuova o a un altro continente, o se non si è spezzato niente [T7.2].

    Non importa quale continente si sia spezzato: così dice la traduzione francese. Secondo quella italiana danno punti solo le parti che si staccano dal continente del Polo Sud; se vuoi giocare così, preparando il tavolo scegli, alla voce “Quali separazioni danno punti”, “solo dal continente del Polo Sud” [T7.3].

    Chiunque abbia più branchi di tutti sul nuovo continente prende **2 punti**. Chiunque venga subito dopo prende **1 punto**. I nuotatori non contano, e chi lì non ha branchi non prende niente [T7.4]. Esempio: Ada e Bruno hanno 3 branchi ciascuno, Chloé 2, Dana 1: Ada e Bruno prendono 2, Chloé 1, Dana niente. Con Ada 2 e Bruno 1 sono 2 e 1.

trias-rules-9-title = Il conteggio finale
trias-rules-9-text =
    Ogni continente dà punti, tranne quello con il Polo Sud. Si contano le sue tessere [T8.1].

    Chi lì ha più branchi prende tanti punti quante sono le tessere, e il secondo la metà. Chi è da solo prende i punti del primo e nient’altro [T8.2]. Se più giocatori sono primi alla pari, si dividono i punti del primo **e** del secondo, e nessun altro prende niente [T8.3]. Se uno è primo e più giocatori sono secondi alla pari, questi si dividono la metà [T8.4].

    Ogni quota si arrotonda **per eccesso** [T8.5].

    Esempi: 7 tessere, due primi alla pari: 7 e 3½ fanno 10½, dunque 5¼ a testa, arrotondato a 6. 5 tessere, un primo e un secondo: 5 e 3. 5 tessere, un primo e tre secondi alla pari: 5, e 1 per ognuno dei tre. Una tessera sola, due alla pari: 1 a testa.

trias-rules-10-title = Chi vince
trias-rules-10-text =
    Vince chi ha più punti. In caso di parità vince, tra loro, chi ha più branchi nella riserva; poi chi ha branchi su più continenti, e qui conta anche quello del Polo Sud; se tutto è pari, si vince insieme [T9.1].

trias-rules-11-title = In due
trias-rules-11-text =
    In due è tutto più piccolo. Ci sono 18 tessere di terreno, 5 di montagna, 7 di steppa e 6 di bosco, che riempiono gli anelli 1 e 2, senza acqua [T10.1]. La parte 1 delle carte ha 5 montagne, 6 steppe e 5 boschi; la parte 2 ha 1 montagna, 2 steppe, 1 bosco e il meteorite [T10.2]. Ognuno ha 10 branchi e 3 punti azione per turno, e non ci sono conteggi intermedi. Tutto il resto è uguale, anche i 2 punti azione dell’ultimo giro [T10.3].

trias-rules-12-title = Che cosa è segreto
trias-rules-12-text =
    È segreta solo la carta che ognuno ha in mano, e dunque anche quella che si pesca per tenerla; il meteorite si mostra subito. Una carta pescata per giocarla è scoperta. Tutti possono contare quante carte di ogni parte restano nel mazzo, ma non guardarle; quello che è stato giocato lo si può ricordare. A partita finita le mani restano coperte [T11.1].

trias-rules-13-title = Due traduzioni
trias-rules-13-text =
    Trias, di Ralf Lehmkuhl, è stato pubblicato nel 2002 da Gecko Games, con le regole in tedesco e in inglese. Le regole ringraziano Doris per le illustrazioni e Rick Heli per il testo inglese. Qui si gioca secondo due traduzioni: quella italiana è di Aldo Cristilli, quella francese di Ludo le gars (versione 2, maggio 2003). In pochi punti non dicono la stessa cosa, e in altri tacciono entrambe.

    - **Quali separazioni danno punti.** Francese: quelle da qualsiasi continente. Italiano: solo quelle dal continente del Polo Sud. Si può giocare in entrambi i modi [T7.3].
    - **Arrotondamento.** Italiano: per eccesso. Francese: all’intero più vicino; che si faccia continente per continente è una supposizione del traduttore. Qui ogni quota si arrotonda per eccesso, continente per continente [T8.5].
    - **Il Polo Sud.** Francese: può ospitare 3 branchi. Italiano: nessun numero, e che i branchi possano starci è una nota del traduttore. Qui la capacità è sempre 3 [T1.4].
    - **Chi si salva con un salvataggio.** Francese: i propri nuotatori. Italiano: “nuotatori” e basta. Qui sempre i propri [T4.4].
    - **Gli anelli.** Italiano: 16 tessere di terreno e le 2 d’acqua formano i due anelli più interni. Francese: il secondo anello, che ha posto per 12. Qui riempiono gli anelli 1 e 2 [T2.1].
    - **Le due tessere che avanzano.** Francese: escono dal gioco senza essere viste. Italiano: escono dal gioco. Qui restano nascoste [T2.1].
    - **Dove cominciare.** Italiano: non troppo vicino al centro. Francese: non troppo lontano dal centro. Entrambi avvertono che ai bordi presto si nuota [T2.4].
    - **La prima carta del mazzo.** Italiano: chi tiene la carta in mano *può* pescare. Francese: *deve*. Qui si gioca una delle due [T3.1].
    - **Punti azione.** Italiano: si dichiara quanti se ne sono già usati. Francese: quanti ne restano. Qui si vede quanti ne restano [T4.1].
    - **Sovrappopolazione.** Entrambi: i branchi degli altri si tolgono nel loro turno. Che fino ad allora la tessera resti troppo piena è una nota del traduttore francese [T5.2].

    Se hai le regole in tedesco o in inglese, cerca lì la risposta a queste domande: da quali continenti una parte che si stacca dà punti [T7.3]? Dà punti una tessera che unisce due parti nuove [T7.2]? Come si arrotonda, e quando [T8.5]? Quanti branchi possono stare sul Polo Sud [T1.4]? Di chi sono i nuotatori che un salvataggio porta a riva [T4.4]? Chi tiene la sua carta deve pescare [T3.1]?

    Per i conteggi intermedi secondo la traduzione italiana scegli “quella italiana” quando prepari un tavolo, oppure scrivi “--option italian” da riga di comando.

trias-rules-14-title = Consigli per giocare bene
trias-rules-14-text =
    - Distribuisci i branchi fin dal primo piazzamento. Sulla stessa tessera hanno la stessa sorte, e dove sono in tanti non c’è posto per riprodursi [T4.6].
    - Non piazzarli né proprio al centro né proprio sul bordo. La terra va alla deriva verso l’esterno: dal centro la strada è lunga e costa molti punti, e chi sta sul bordo è il primo a nuotare [T2.4].
    - Il centro è sicuro a lungo, ma il continente del Polo Sud alla fine non dà niente [T8.1]. Bisogna lasciarlo in tempo.
    - Cerca i punti stretti. Chi stacca una penisola decide a quale parte va la tessera, e dunque chi prende i punti [T7.1].
    - I continenti piccoli costano poco: un branco da solo su due tessere fa due punti [T8.2].
    - Una tessera piena è un muro [T4.6]. Riempi l’istmo che serve agli altri.
    - Tieni qualche branco nella riserva per l’ultimo giro: con due punti puoi ancora farne nascere due e ribaltare una maggioranza [T6.4].
    - Il conteggio finale porta la maggior parte dei punti [T8.2]. Ma anche i piccoli passi contano: non lasciare agli altri i conteggi intermedi [T7.4].
    - Conta le carte. Finché dura la parte 1, il meteorite non può arrivare [T2.2].

trias-rules-15-title = Gli esagoni in numeri, e il bordo del tavolo
trias-rules-15-text =
    Serve solo per leggere o scrivere le mosse. Ogni esagono ha due numeri. 0,0 è il Polo Sud, e intorno ci sono 1,0, poi 1,-1, 0,-1, -1,0, -1,1 e 0,1.

    Nelle frasi un luogo si indica con il terreno e con la direzione in cui si trova visto dal Polo Sud, con il nord in alto come su una carta; i numeri seguono tra parentesi: il bosco a nord-est (2,-1).

    Il tavolo finisce a 31 passi dal Polo Sud. Di solito si resta entro la metà, ma se tutti spingete insieme verso l’esterno ci potete arrivare. Un esagono più in là conta come mare esterno, e non ci si può posare niente [T1.6].

## Decisioni: perché si gioca così

trias-ruling-T1-4 = Solo la traduzione francese dà un numero al Polo Sud, 3. Che i branchi possano starci è una nota del traduttore italiano; ma entrambe dicono che ogni tipo di tessera ha un limite.
trias-ruling-T1-6 = Le regole non fissano un bordo, e a un programma ne serve uno. Giocando non ci si avvicina quasi mai, ma è possibile: allora le derive oltre i 31 passi sono rifiutate, anche se le regole le permetterebbero.
trias-ruling-T3-5 = Le traduzioni dicono “più lontano” senza dire come si misura. I passi da un esagono all’altro non lasciano dubbi.
trias-ruling-T3-9 = Le traduzioni non dicono che cosa succede se nessuna tessera può andare alla deriva. Il turno prosegue cambiando il meno possibile.
trias-ruling-T4-4 = Che i nuotatori siano i propri lo dice solo la traduzione francese. Nessuna delle due dice se in mezzo si può fare altro; per noi quello che si paga con un punto è un’azione sola.
trias-ruling-T7-2 = Una tessera può unire due parti nuove, nessuna delle quali è quella del Polo Sud. Alla lettera della traduzione francese darebbero punti, come un solo continente nuovo. Qui non ne danno, perché nell’esempio 2 delle regole una tessera che unisce due continenti (D) non porta nulla.
trias-ruling-T7-3 = La traduzione francese conteggia le parti di qualsiasi continente, quella italiana solo quelle del continente del Polo Sud. Di solito giochiamo secondo la francese, che nomina espressamente gli altri continenti; il modo italiano è un’opzione.
trias-ruling-T8-5 = La traduzione italiana arrotonda per eccesso, quella francese all’intero più vicino. Solo per eccesso si ottengono i punti dell’esempio che hanno entrambe.
trias-ruling-T9-1 = Le traduzioni contano i continenti su cui si è presenti senza fare eccezioni; dunque quello del Polo Sud conta.
trias-ruling-T11-1 = Nessuna delle due traduzioni fa scoprire le mani alla fine; dunque restano coperte.

## Che cosa non si legge

trias-unreadable = “{ $text }” non è una mossa di Trias. Scrivi per esempio “place 2,-1”, “hand”, “draw”, “lift 1,2”, “put 2,2”, “move 1,1>1,2”, “move 1,1>1,2 spent”, “rescue 1,1>1,2”, “breed 1,2” o “end”.
trias-unreadable-hex = “{ $text }”: l’esagono { $hex } è fuori dal tavolo, che arriva a 31 passi dal Polo Sud.
trias-unreadable-seat = “{ $text }”: il posto { $number } non esiste. I posti si contano da 0.
trias-unreadable-laying = “{ $text }”: nella preparazione non si posa nessuna tessera su { $hex }.
trias-position-tile = “{ $text }” non è una tessera. Scrivi l’esagono, una lettera per il terreno (P, M, S, F) e una per ogni branco: 1,-1:Faab.
trias-position-swim = “{ $text }” non sono nuotatori. Scrivi l’esagono e una lettera per ognuno: 1,-1:ab.
trias-position-drawn = Riga { $line } della mappa, colonna { $column }: “{ $text }” non è né una tessera, come Faab, né dei nuotatori, come ~ab.
trias-position-column = Riga { $line } della mappa, colonna { $column }: “{ $text }” sta tra due esagoni. Sono distanti sei colonne, e ogni riga comincia tre colonne più a destra.
trias-position-pole =
    { $count ->
        [one] Il Polo Sud è la prima tessera e sta su 0,0.
       *[other] Ci vuole un solo Polo Sud, il primo e su 0,0, e ce ne sono { $count }.
    }
trias-position-many = Ci sono { $count } tessere, e ne sono possibili al massimo { $most }.
trias-position-twice = Su { $hex } c’è qualcosa due volte.
trias-position-edge = “{ $text }” è fuori dal tavolo, che arriva a { $edge } passi dal Polo Sud.
trias-position-seat = “{ $text }” qui non è un branco: i giocatori sono { $players }.
trias-position-spent = “{ $text }”: una maiuscola è un branco stanco, e ne ha solo chi è di turno.
trias-position-swims = Ci sono { $count } esagoni con nuotatori, e ne sono possibili al massimo { $most }.
trias-position-lifted = “lifted” nomina l’esagono da cui è stata presa una tessera, senza branchi e non il Polo Sud: quando la fase è “put”, e solo allora.
trias-position-hands = “{ $text }”: ci vogliono { $players } mani, ognuna un terreno, ? o -.
trias-position-cards = Ci sono più carte della parte { $part } di quante ne esistano: { $card }.
trias-position-card = “card” nomina il terreno che deve andare alla deriva: quando la fase è “lift”, e solo allora.
trias-position-herds = “{ $text }” ha più di { $most } branchi.
trias-position-stuck = Non c’è una tessera da sollevare, o un posto per quella sollevata.

## Controlli di un contenuto

trias-content-no-object = Il contenuto di Trias è un oggetto JSON, ed è vuoto.
trias-content-unknown-key = “{ $key }” non fa parte del contenuto di Trias: tutto quello che serve sta nelle regole.

## Nel browser

trias-web-board = La terra di Trias: una mappa di esagoni con il Polo Sud al centro
trias-web-do-place = Piazza due branchi { $where }
trias-web-do-hand = Gioca la tua carta: { $card }
trias-web-do-hand-unknown = Gioca la carta in mano
trias-web-do-draw = Pesca la prima carta e gioca quella
trias-web-do-lift = Solleva { $tile }
trias-web-do-put = Posa la tessera { $wind } ({ $hex }), accanto a { $beside }
trias-web-do-move = Sposta un branco { $source } { $target }
trias-web-do-move-spent = Sposta un branco stanco { $source } { $target }
trias-web-do-rescue = Porta in salvo un nuotatore { $source } { $target }
trias-web-do-breed = Fai riprodurre un branco { $where }
trias-web-do-end = Termina il turno
trias-web-pick = Scegli { $tile }, poi che cosa fare
trias-web-pick-swim = Scegli il tuo nuotatore { $wind } ({ $hex }), accanto a { $beside }, per salvarlo
trias-web-picked = Scelta: { $tile }. Premi di nuovo per annullare.
trias-web-idle = Scegli una tessera o un nuotatore dal bordo dorato per vedere che cosa può fare.
trias-web-acts = Che cosa puoi fare
trias-web-here = { $tile }
trias-web-swimmers-here = Nuotatori { $wind } ({ $hex })
trias-web-breed = Riproduzione
trias-web-drift = Deriva
trias-web-go = oppure scegli una tessera accanto per spostarci un branco.
trias-web-go-only = Scegli una tessera accanto per spostarci un branco.
trias-web-save = Scegli una tessera accanto per portare a riva il nuotatore.
trias-web-which = Quale branco si sposta?
trias-web-fresh = fresco
trias-web-spent = stanco
trias-web-fresh-means = in questo turno può riprodursi
trias-web-spent-means = in questo turno si è già riprodotto o è appena nato
trias-web-take-back = Annulla
trias-web-cost =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
trias-web-your-card = La tua carta
trias-web-must-drift = Da mandare alla deriva
trias-web-hidden-card = Una carta della parte { $part }, nota solo a chi la tiene
trias-web-action-points = Punti azione
trias-web-action-points-left =
    { $points ->
        [one] Resta { $points } punto azione
       *[other] Restano { $points } punti azione
    }
trias-web-rescues-left =
    { $rescues ->
        [one] Con il salvataggio in corso puoi salvarne ancora { $rescues }.
       *[other] Con il salvataggio in corso puoi salvarne ancora { $rescues }.
    }
trias-web-end-unused =
    { $points ->
        [0] Non resta nulla da usare
        [one] { $points } punto resta inutilizzato
       *[other] { $points } punti restano inutilizzati
    }
trias-web-from-deck = Dal mazzo
trias-web-from-hand = Dalla mano
trias-web-cards = Carte non ancora viste
trias-web-cards-of = { $card }: { $left } su { $all } non ancora viste
trias-web-deck-parts = Nel mazzo: { $first } della parte 1, { $second } della parte 2
trias-web-meteorite = Meteorite
trias-web-meteorite-safe =
    { $cards ->
        [one] Ancora { $cards } carta da pescare prima che possa arrivare il meteorite.
       *[other] Ancora { $cards } carte da pescare prima che possa arrivare il meteorite.
    }
trias-web-meteorite-odds = Probabilità che la prossima carta sia il meteorite: { $percent }% (una su { $cards }).
trias-web-meteorite-come = Il meteorite è arrivato: questo è l’ultimo giro.
trias-web-herds = Branchi
trias-web-legend = Quanti branchi nutre la terra
trias-web-scroll = Accanto a un continente
trias-web-scroll-means = quante tessere ha e quanti branchi vi ha ciascuno; chi è in testa è in grassetto
trias-web-continent =
    { $tiles ->
        [one] Continente di { $tiles } tessera
       *[other] Continente di { $tiles } tessere
    }
trias-web-pole-continent =
    { $tiles ->
        [one] La terra del Polo Sud, { $tiles } tessera: non dà punti
       *[other] La terra del Polo Sud, { $tiles } tessere: non dà punti
    }
trias-web-herds-of =
    { $herds ->
        [one] { $seat } con { $herds } branco
       *[other] { $seat } con { $herds } branchi
    }
trias-web-nobody = nessun branco
trias-web-leads = { $seats } in testa
trias-web-tied = { $seats } alla pari
trias-web-tile = { $tile }, { $crowd } su { $room }
trias-web-lifted-tile = Sollevata { $wind } ({ $hex })

## I branchi

trias-beasts = Ogni colore è un animale diverso del Triassico. Le lunghezze sono quelle di animali adulti.
trias-beast-hyperodapedon = 1,3 m. Le sue ossa si trovano in Scozia, in India e in Brasile, che allora erano una sola terra.
trias-beast-plateosaurus = 7 m. Se ne sono trovati più di cento scheletri, quasi tutti in Germania e in Svizzera.
trias-beast-arizonasaurus = 3 m. Lunghe spine sul dorso reggevano una vela.
trias-beast-coelophysis = 3 m. Nel Nuovo Messico ne giacevano sepolti insieme a centinaia.
trias-beast-proganochelys = 1 m. Una tartaruga dal guscio completo, che non poteva ritirarvi la testa.

## Esempi nelle regole

trias-example-put = Ada ha sollevato il bosco a est (2,0). Può posarlo su qualsiasi esagono dal bordo dorato: più lontano dal Polo Sud di prima, a contatto con il continente da cui viene, sul mare esterno. Il branco di Bruno, che ci stava sopra, ora nuota.
trias-example-lift = Ada deve far derivare una steppa. Può sollevare quelle dal bordo dorato, dal continente di 11 tessere o da quello di 2. Non può sollevare la steppa con la X, che confina solo con un mare interno, né una tessera del continente di 3, dove non ha branchi.
trias-example-breed = Ada aveva due branchi nel bosco a est (1,0), e uno si è riprodotto. Dei tre branchi ora due sono stanchi, quelli vuoti: il genitore e il neonato. Quello pieno è fresco e in questo turno può ancora riprodursi.
trias-example-crowd = Una steppa è stata posata dove nuotavano cinque branchi, e ne nutre solo 3. Alla fine del suo turno Ada riprende due dei suoi tre, e la tessera torna alla sua capacità. I due di Bruno possono restare.
trias-example-split = Il bosco era il ponte. Ada lo ha sollevato a est (2,0), la terra si è spezzata in due, e lei lo ha posato più in fuori (4,0). Il nuovo continente di 4 tessere dà subito punti: Ada vi ha più branchi di tutti, tre, e prende 2 punti; Bruno e Chloé, con uno ciascuno, ne prendono 1.
trias-example-three-parts = Ada ha sollevato la steppa a est (2,0), e il branco di Bruno, che ci stava sopra, nuota. Il continente si spezza in tre parti. A: la tessera si unisce alla parte del Polo Sud, nessun conteggio. B: si conteggia un nuovo continente di 4 tessere; Chloé e Dana, con 3 branchi ciascuna, prendono 2 punti, Bruno, con 2, ne prende 1, Ada, con 1, nessuno. C: si conteggia un nuovo continente di 3 tessere; Ada, con 2 branchi, prende 2 punti e Bruno, con 1, ne prende 1. D: la tessera unisce due continenti, nessun conteggio. Ogni altro esagono è troppo vicino al Polo Sud o non tocca nessuna delle parti.
trias-example-final = La fine. Sul continente a ovest, di 7 tessere, Ada e Bruno sono alla pari con due branchi: si dividono 7 e 3½ e prendono 6 ciascuno, Chloé niente. Su quello a est, di 5 tessere, Chloé prende 5 e Ada, seconda, 3. La terra del Polo Sud, in mezzo, non dà nulla.
