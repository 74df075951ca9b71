# Clans: nomi, mosse, rifiuti, punteggi, etichette e regole in italiano.
# $territory, $source, $target: numeri di territorio come testo; $terrain, $clan, $clans: nomi già tradotti, come testo.

## Nomi

clans-title = Clans
clans-tagline = Raduna le capanne senza far capire quali ti stanno a cuore.
clans-summary = Tarda preistoria. Piccoli gruppi di nomadi hanno superato tempi duri e molte lotte; ora capiscono che in tanti si vive più sicuri, e fondano i primi villaggi. Sessanta capanne di cinque clan, sparse su tutta la mappa, si radunano mossa dopo mossa in dodici villaggi. Ognuno può muovere qualsiasi capanna e ognuno, in segreto, sta dalla parte di un clan. Porta il tuo colore nei villaggi che contano, ma non farti scoprire.

clans-terrain-forest = foresta
clans-terrain-mountain = montagna
clans-terrain-steppe = steppa
clans-terrain-plain = pianura

clans-clan-red = rosso
clans-clan-blue = blu
clans-clan-green = verde
clans-clan-yellow = giallo
clans-clan-black = nero

clans-ending-twelfth = Il dodicesimo villaggio è stato valutato.
clans-ending-stuck = Non era più possibile alcuna mossa.

## Mosse

clans-move-hut = Una capanna del clan { $clan } va sul territorio { $territory }.
clans-move-clan = { $seat } rappresenta il clan { $clan }.
clans-move-hidden = { $seat } pesca una carta clan.
clans-move-move =
    { $huts ->
        [one] { $seat } muove { $huts } capanna dal territorio { $source } al territorio { $target }.
       *[other] { $seat } muove { $huts } capanne dal territorio { $source } al territorio { $target }.
    }
clans-move-village = { $seat } sceglie di valutare adesso il villaggio sul territorio { $territory }.
clans-move-village-last = { $seat } sceglie come dodicesimo il villaggio sul territorio { $territory }. Gli altri nuovi villaggi non si contano.

## Rifiuti

clans-refusal-C1-3 = I territori { $source } e { $target } non hanno un confine in comune, e le capanne raggiungono solo i territori confinanti. Un fiume si può attraversare, un lago no.
clans-refusal-C3-1-empty-source = Sul territorio { $source } non ci sono capanne. Scegli un territorio che ne abbia.
clans-refusal-C3-1-empty-target = Le capanne devono unirsi ad altre capanne, e il territorio { $target } è vuoto. Scegli un territorio confinante occupato.
clans-refusal-C3-2 = Un gruppo di 7 o più capanne resta dov’è, e sul territorio { $source } ce ne sono { $huts }. Potrebbe unirsi solo a un gruppo confinante grande almeno quanto lui; i gruppi più piccoli, invece, possono ancora raggiungerlo.
clans-refusal-C3-3 = Entrambi i gruppi hanno almeno 7 capanne, quindi solo il più piccolo può unirsi al più grande: un gruppo di { $huts } non può unirsi a uno di { $others }. Il contrario è permesso.
clans-refusal-C4-4 = Sono appena nati più villaggi. Prima scegli quale si valuta adesso.
clans-refusal-C4-4-village = Il territorio { $territory } non è uno dei nuovi villaggi. Scegli uno di quelli.
clans-refusal-C4-4-nothing = Adesso non c’è nessun villaggio da scegliere: la scelta tocca solo a chi ne crea più d’uno con la stessa mossa.
clans-refusal-C2-1 = Le capanne si dispongono a caso e solo durante la preparazione: una per territorio, cinque clan per regione. Nessuno muove finché non ci sono tutte, e dopo non se ne aggiungono altre.
clans-refusal-C2-2 = Le carte clan si danno a caso e solo durante la preparazione: una a testa, ogni clan una volta sola. Nessuno muove prima che siano state date, e dopo non se ne danno altre.
clans-refusal-C7-1 = La partita è finita: il dodicesimo villaggio è stato valutato.
clans-refusal-C7-2 = La partita è finita: nessuno poteva più muovere.

## Punti ed eventi

clans-score-village =
    Villaggio { $number } sul territorio { $territory } ({ $terrain }), epoca { $epoch }: { $huts ->
        [one] { $huts } capanna vale
       *[other] { $huts } capanne valgono
    } { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } per ogni clan presente ({ $clans }).
clans-score-village-favourable =
    Villaggio { $number } sul territorio { $territory }, epoca { $epoch }: { $huts ->
        [one] { $huts } capanna
       *[other] { $huts } capanne
    } + { $bonus } per il terreno favorevole ({ $terrain }) fanno { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } per ogni clan presente ({ $clans }).
clans-score-village-last =
    Villaggio { $number } sul territorio { $territory } ({ $terrain }), epoca { $epoch }: { $huts ->
        [one] { $huts } capanna
       *[other] { $huts } capanne
    } + { $bonus }, che all’ultimo villaggio spettano sempre, fanno { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } per ogni clan presente ({ $clans }).
clans-score-village-hostile = Villaggio { $number } sul territorio { $territory }, epoca { $epoch }: terreno ostile ({ $terrain }), il villaggio è distrutto e nessuno fa punti.
clans-score-village-strife = Villaggio { $number } sul territorio { $territory } ({ $terrain }), epoca { $epoch }: cinque clan con una capanna a testa sono venuti alle mani, non è rimasto nessuno e nessuno fa punti.
clans-score-before = Punti precedenti a questa posizione: { $clans }.
clans-score-before-clan = { $clan } { $points }
clans-score-tokens =
    { $tokens ->
        [0] { $seat }: nessun gettone premio, nessun punto in più.
        [one] { $seat }: { $tokens } gettone premio, { $tokens } punto.
       *[other] { $seat }: { $tokens } gettoni premio, { $tokens } punti.
    }
clans-strife = Sul territorio { $territory } si incontrano tutti e cinque i clan, ed è lotta! Chi ha lì una sola capanna la perde ({ $clans }).
clans-founded = { $seat } prende un gettone premio per il villaggio sul territorio { $territory }.
clans-epoch = Comincia l’epoca { $epoch }. Favorevole: { $favourable } (+{ $bonus }). Ostile: { $hostile }.
clans-epoch-last = Comincia l’epoca { $epoch }, manca un solo villaggio: riceve +{ $bonus } su qualsiasi terreno.

## Etichette

clans-label-epoch = Epoca { $epoch }
clans-label-favourable = Favorevole
clans-label-hostile = Ostile
clans-label-all = tutti
clans-label-none = nessuno
clans-label-bonus = Bonus
clans-label-villages-left =
    { $count ->
        [0] Nessun villaggio da valutare
        [one] { $count } villaggio da valutare
       *[other] { $count } villaggi da valutare
    }
clans-label-tokens = Gettoni
clans-label-points = Punti
clans-label-clan = Clan
clans-label-secret = clan sconosciuto
clans-label-territory = Territorio
clans-label-lake = Lago
clans-label-region = Regione
clans-label-seat = { $seat }
clans-label-turn = Tocca a { $seat }
clans-label-turn-village = { $seat } sceglie quale villaggio valutare
clans-label-turn-twelfth = { $seat } sceglie il dodicesimo villaggio
clans-label-laying = Si dispongono le capanne
clans-label-dealing = Si distribuiscono le carte clan
clans-label-winners =
    { $count ->
        [one] Vince { $seats }.
       *[other] Vincono { $seats }.
    }
clans-label-village = villaggio
clans-label-new-village = nuovo villaggio, non ancora valutato
clans-label-gone-village = villaggio scomparso
clans-label-heavy = 7 o più capanne
clans-label-empty = vuoto
clans-label-huts = Capanne
clans-label-terrain = Terreno
clans-label-neighbours = Confinanti
clans-label-river = Fiume
clans-label-total = Totale
clans-prompt-move = Scegli un gruppo di capanne e un gruppo confinante a cui unirlo.
clans-prompt-village = La tua mossa ha creato più villaggi. Scegli quale si valuta adesso.
clans-prompt-village-last = La tua mossa ha creato più villaggi di quanti gettoni restano. Scegli il dodicesimo e ultimo: gli altri non si contano.

## Le regole

clans-rules-1-title = Di che cosa si tratta
clans-rules-1-text =
    È finito il tempo di vagabondare: le capanne si avvicinano l’una all’altra e nascono i villaggi. In ogni partita ci sono cinque clan, che giochiate in due, in tre o in quattro: rosso, blu, verde, giallo e nero [C2.2]. Tu stai in segreto dalla parte di uno di loro e vuoi che abiti nei villaggi di maggior valore.

    Nessuna capanna appartiene a un giocatore. Nel tuo turno puoi muovere capanne di qualunque colore [C3.1], e un villaggio dà punti a tutti i clan che ci abitano, non solo a quello che ti interessa [C6.4]. Il bello sta proprio nell’aiutare il tuo clan senza che gli altri se ne accorgano.

    Alla fine tutti mostrano il proprio clan. Il tuo risultato sono i punti del tuo clan, più un punto per ogni gettone premio che hai raccolto. Vince il risultato più alto [C7.3].

    Clans è per 2-4 giocatori dai 10 anni in su e dura circa 30 minuti.

clans-rules-2-title = Che cosa c’è sul tavolo
clans-rules-2-text =
    Nella scatola ci sono:

    - Il **tavoliere**. Mostra 60 **territori**, ciascuno con uno dei quattro terreni: foresta, montagna, steppa o pianura. Fiumi e laghi dividono la mappa in 12 **regioni** di 5 territori; le regioni servono per la preparazione, poi puoi dimenticarle [C1.1]. Accanto alla mappa c’è la **tabella delle epoche**, e intorno alla tabella corre il **segnapunti**.
    - 60 **capanne**, 12 per ognuno dei cinque clan, e 5 **carte clan**, una per clan.
    - 12 **gettoni premio**, in colonna sulla tabella delle epoche, con quelli dell’epoca 1 in cima: se ne prende uno per ogni villaggio, e a fine partita vale un punto [C1.2].
    - 5 **dischetti**, uno per clan, che ne contano i punti sul segnapunti. Partono dall’inizio.

    Due territori sono **confinanti** se hanno un confine in comune. Un fiume lungo quel confine non cambia nulla, perché le capanne lo attraversano liberamente. Un lago invece sì: se tra due territori c’è soltanto un lago, non confinano [C1.3]. Sul tavoliere standard, per esempio, il 4 e il 5 stanno sulle due rive di un fiume e confinano; il 5 e il 22 si guardano da una sponda all’altra di un lago e non confinano.

clans-rules-3-title = La preparazione
clans-rules-3-text =
    Ogni regione riceve cinque capanne, una per clan, messe a caso sui suoi cinque territori, una su ciascuno [C2.1]. All’inizio, quindi, ogni territorio ha esattamente una capanna, e nessun clan è ammassato in un angolo.

    Ognuno riceve a caso una carta clan e la guarda da solo. Le carte avanzate restano coperte ed escono dal gioco senza che nessuno le veda. I cinque clan giocano comunque tutti, anche quelli senza giocatore: le loro capanne si muovono e i loro punti si contano [C2.2].

    Anche chi comincia è scelto dal caso: i posti vengono sorteggiati, a meno che non fissiate voi l’ordine. In una rivincita comincia il giocatore successivo. Si gioca a turno in senso orario [C2.3].

clans-rules-4-title = La tua mossa
clans-rules-4-text =
    C’è un solo tipo di mossa. Scegli un territorio con capanne, prendile **tutte**, di qualunque colore siano, e spostale su un territorio confinante che **ne contenga già**. Non puoi lasciarne indietro nessuna e non puoi andare su un territorio vuoto [C3.1]. Ogni mossa perciò svuota un territorio, e un territorio vuoto resta vuoto fino alla fine.

    Esempio: il 18 confina con 16, 17 e 19. Sul 18 ci sono 2 capanne, sul 17 ce ne sono 3, sul 19 una, mentre il 16 è vuoto. Le due capanne del 18 possono andare insieme sul 17, dove diventano 5, oppure insieme sul 19, dove diventano 3. Non possono andare sul 16 e non possono dividersi.

    Un gruppo numeroso mette radici: **7 o più capanne non si muovono più**. Altre possono ancora unirsi a loro [C3.2].

    C’è una rara eccezione. Quando due gruppi confinanti hanno tutti e due almeno 7 capanne, il minore può unirsi al maggiore. Se sono uguali, ciascuno dei due può unirsi all’altro [C3.3]. Esempio: 8 capanne accanto a 11. Le 8 possono unirsi alle 11, ma le 11 non possono unirsi alle 8. Con 9 accanto a 9, scegli tu quale dei due gruppi muovere. Con 8 accanto a 4 l’eccezione non vale: si possono muovere solo le 4.

    Non si può passare. Finché una mossa è possibile, chi è di turno deve farla [C3.4].

clans-rules-5-title = I villaggi
clans-rules-5-text =
    Un **villaggio** è un territorio con capanne i cui confinanti sono tutti vuoti. Nasce da una mossa, e basta anche una sola capanna. Si guarda una volta sola, subito dopo la mossa: il gruppo appena cresciuto è ora isolato? E i gruppi accanto al territorio appena svuotato? [C4.1]

    Per ogni nuovo villaggio chi ha mosso prende il **gettone premio** in cima alla tabella delle epoche, qualunque clan ci abiti [C4.2]. Poi si valuta il villaggio: prima la lotta, poi i punti, come spiegano le due sezioni seguenti. Da quel momento è fuori dai giochi: le sue capanne non hanno nessuno a cui unirsi e nessuno può raggiungerle [C4.3].

    Esempio: il 48 confina con 45, 47 e 49, e il 45 e il 47 sono vuoti. Sul 48 ci sono 3 capanne, sul 49 ce ne sono 2 e sul 51, che confina con il 49, ce ne sono 4. Puoi muovere le 2 capanne dal 49 al 48: ne nasce un villaggio di 5. Oppure dal 49 al 51: allora le 3 capanne del 48 restano sole e diventano un villaggio senza che nessuno le abbia toccate. Se fossero vuoti anche gli altri confinanti del 51, tutte e due le mosse creerebbero due villaggi in un colpo, sul 48 e sul 51.

    Se la tua mossa crea più villaggi, decidi tu in che ordine si valutano, e ciascuno si risolve per intero prima del successivo [C4.4]. La scelta pesa quando nel mezzo finisce un’epoca. Esempio: dell’epoca 1 resta un solo gettone, e la tua mossa crea un villaggio di 4 capanne nella foresta e uno di 3 in montagna. Prima la foresta: si valuta nell’epoca 1, 4 + 1 = 5 punti, poi la montagna nell’epoca 2, 3 + 2 = 5 punti. Prima la montagna: nell’epoca 1 è ostile e il villaggio è distrutto, mentre la foresta nell’epoca 2 dà solo 4 punti. I due gettoni sono tuoi in ogni caso.

    Se nascono più villaggi dei gettoni rimasti, scegli quali si valutano, uno per gettone. Gli altri si ignorano: niente gettone, niente punti. Con il dodicesimo la partita finisce all’istante [C4.5]. Esempio: restano due gettoni e la tua mossa crea tre villaggi. Ne scegli uno per l’ultimo gettone dell’epoca 4 e uno come dodicesimo villaggio nell’epoca 5; il terzo non porta niente a nessuno.

clans-rules-6-title = La lotta
clans-rules-6-text =
    Finché sono in cammino, i clan vanno d’accordo. Ma se in un nuovo villaggio ci sono capanne di **tutti e cinque** i clan scoppia una lotta: ogni clan che lì ha esattamente una capanna la perde, e solo dopo si valuta il villaggio [C5.1]. Le capanne perse lasciano il tavoliere. Chi ne ha due o più non perde nulla.

    Esempio: in un nuovo villaggio ci sono 3 capanne gialle, 2 blu, 2 nere, 1 rossa e 1 verde. Se ne vanno la rossa e la verde. Il villaggio ora conta 7 capanne, e il rosso e il verde non ne ricavano punti. Con 3 gialle, 2 blu, 1 rossa e 1 verde non sarebbe successo nulla: manca il nero, e in quattro i clan non litigano.

    Può perfino capitare che ogni clan abbia una sola capanna. Allora se ne vanno tutte e cinque e il territorio resta vuoto. Conta lo stesso come uno dei dodici villaggi, chi ha mosso prende lo stesso il gettone e l’epoca avanza come sempre; ma nessuno fa punti e non c’è bonus, nemmeno per il dodicesimo villaggio [C5.2].

clans-rules-7-title = Epoche e punti
clans-rules-7-text =
    La partita attraversa cinque **epoche**. Un’epoca dura tanti villaggi quanti sono i suoi gettoni: 4, 3, 2, 2 e 1. Il villaggio per cui si prende l’ultimo gettone di un’epoca appartiene ancora a quell’epoca; il successivo appartiene alla seguente [C6.1].

    In ogni epoca un terreno è **favorevole**, cioè i suoi villaggi ricevono un bonus, e uno è **ostile**, cioè i suoi villaggi vengono distrutti. Nella quinta sono favorevoli tutti e ostile nessuno [C6.2]:

    - Epoca 1, quattro villaggi: foresta favorevole, +1; montagna ostile.
    - Epoca 2, tre villaggi: montagna favorevole, +2; pianura ostile.
    - Epoca 3, due villaggi: steppa favorevole, +3; foresta ostile.
    - Epoca 4, due villaggi: pianura favorevole, +4; steppa ostile.
    - Epoca 5, un villaggio: tutti favorevoli, +5; nessuno ostile.

    Un villaggio vale un punto per ogni capanna rimasta dopo l’eventuale lotta. Su terreno favorevole si aggiunge il bonus dell’epoca. Su terreno ostile non vale niente, e tutte le sue capanne si tolgono dal tavoliere; chi ha mosso tiene comunque il gettone [C6.3].

    Ogni clan a cui resta almeno una capanna nel villaggio riceve il valore **intero**. Una capanna rende quanto cinque [C6.4].

    Esempi: nell’epoca 4, 2 capanne rosse e 4 nere in pianura fanno 6 + 4 = 10 punti, 10 al rosso e 10 al nero. Nell’epoca 2, una capanna verde tutta sola nella steppa, che allora non è né favorevole né ostile, fa 1 punto per il verde. Nell’epoca 3, otto capanne nella foresta non fanno nulla e lasciano il tavoliere.

clans-rules-8-title = La fine e chi vince
clans-rules-8-text =
    Quando il dodicesimo villaggio è stato valutato, la partita è finita. Quest’ultimo villaggio riceve sempre +5, qualunque sia il terreno [C7.1]. È il bonus dell’epoca 5, e non si somma due volte. Esempio: 1 capanna blu e 2 gialle in montagna fanno 3 + 5 = 8 punti per il blu e 8 per il giallo.

    Di rado succede che nessuno possa più muovere prima di allora, perché non ci sono più due territori confinanti entrambi occupati. In tal caso la partita finisce subito e nessun altro villaggio dà punti [C7.2]. Finché due gruppi confinano, almeno uno dei due può sempre muoversi.

    In un caso come nell’altro, ora tutti mostrano il proprio clan. I dischetti dei clan senza giocatore si tolgono dal segnapunti, e ognuno fa avanzare il dischetto del proprio clan di un punto per ogni gettone premio che possiede. Vince il dischetto più avanti [C7.3]. Esempio: Ada rappresenta il blu, che ha 41 punti, e possiede 3 gettoni: 44. Bruno rappresenta il nero, che ha 40 punti, e possiede 5 gettoni: 45. Vince Bruno. Il rosso ha 52 punti ma nessun giocatore: il suo dischetto si toglie dal segnapunti.

    Se più giocatori condividono il risultato più alto, vincono insieme [C7.4].

clans-rules-9-title = Che cosa è segreto
clans-rules-9-text =
    Sono segrete soltanto le carte clan: la tua, fino alla fine, e quelle che nessuno ha ricevuto. Tutto il resto è visibile a tutti: le capanne, i punti di ogni clan e chi ha preso quale gettone [C8.1].

clans-rules-10-title = Consigli per giocare bene
clans-rules-10-text =
    - All’inizio aiuta più clan alla volta. Una mossa che giova a tre clan dice poco di te; una che giova a uno solo dice quasi tutto.
    - Guarda che cosa gli altri non fanno. Chi si lascia sfuggire una bella occasione per il verde difficilmente è il verde. Andando per esclusione ci si arriva spesso prima che tirando a indovinare, soprattutto se siete in pochi.
    - Provoca. Sposta una capanna in modo che con la mossa seguente possa unirsi a un villaggio o restarne fuori: chi coglie l’occasione, o la lascia passare, ti dice qualcosa.
    - Per partecipare a un villaggio basta una capanna [C6.4]. Tieni dunque il tuo clan in tanti posti, e lascia che le capanne altrui si ammucchino.
    - Conta i colori prima di unire due gruppi. Se il tuo clan ha lì una sola capanna, il quinto colore te la fa perdere; se ne ha due, il quinto colore caccia i rivali [C5.1].
    - Con la settima capanna un gruppo è legato al suo terreno [C3.2]. Chiediti in quale epoca potrà diventare un villaggio e quanto varrà allora quel terreno [C6.2].
    - Se un villaggio cresce senza il tuo clan, fallo finire su un terreno ostile: i suoi clan non prendono niente, e le loro capanne se ne vanno [C6.3].
    - Tieni d’occhio i gettoni dell’epoca in corso. Lo stesso villaggio può valere un tesoro adesso e niente un gettone più tardi [C6.1].
    - Puoi anche far cambiare epoca. Se sta per nascere un villaggio che ti danneggia, creane prima un altro, così che quello cada in un’epoca che gli è ostile [C6.1].
    - Le partite serrate si decidono con i gettoni [C7.3]. Prendi i villaggi che puoi.
    - Una mossa che crea due villaggi è un grosso vantaggio, soprattutto a cavallo di due epoche: scegli tu quale cade ancora nell’epoca vecchia e quale nella nuova. Approfittane quando gli altri te la lasciano, e non servirla mai al prossimo giocatore [C4.4].
    - Pensa per tempo al dodicesimo villaggio: porta +5 e manda all’aria tutto quello che gli altri avevano ancora in mente [C7.1].

clans-rules-11-title = Un tavoliere tutto tuo
clans-rules-11-text =
    I territori del tavoliere standard sono numerati da 0 a 59, e un elenco riporta il terreno e i confinanti di ciascuno [C9]. Il disegno è nostro, e puoi giocare anche su un tavoliere tutto tuo. Prima di usarlo si controlla che sia in ordine: 60 territori, 15 per terreno, 12 regioni da 5, una mappa tutta d’un pezzo, e confini sempre reciproci [C1.4].

clans-rules-12-title = Fonti
clans-rules-12-text =
    Clans è un gioco di Leo Colovini, uscito nel 2002. Lo spieghiamo con parole nostre, a partire dal regolamento italiano, che non nomina illustratori; la mappa e la tabella delle epoche seguono il tavoliere stampato. I disegni sono nostri, e nessun editore vi ha parte.

## Decisioni: perché si gioca così

clans-ruling-C1-4 = Il tavoliere del regolamento è un’immagine che non abbiamo. Il testo dà i 60 territori, i 4 terreni e le 12 regioni. Quali territori confinano, e il terreno e la regione di ciascuno, vengono da una scansione del tavoliere stampato, non dal regolamento; il disegno è nostro.
clans-ruling-C3-4 = Il regolamento dice che si muove e non parla di passare. Dunque chi può muovere deve farlo.
clans-ruling-C4-5 = Il regolamento parla di due villaggi per l’ultimo gettone. Noi giochiamo allo stesso modo con qualsiasi numero di villaggi e di gettoni.
clans-ruling-C5-2 = Il regolamento non dice che cosa succede se la lotta non lascia nessuna capanna. Era un villaggio, quindi conta come tale; non ci vive più nessuno, quindi nessuno fa punti.
clans-ruling-C6-1 = Anche la tabella delle epoche è un’immagine che non abbiamo. Il testo del regolamento dà i primi due numeri, 4 e 3; 2, 2 e 1 vengono da una scansione del tavoliere stampato.
clans-ruling-C6-2 = Il testo del regolamento nomina il terreno favorevole delle epoche 1, 3 e 5 e quello ostile delle epoche 1 e 2, con +1, +3 e +5. Quattro voci vengono da una scansione del tavoliere stampato: montagna favorevole nell’epoca 2, foresta ostile nell’epoca 3, pianura favorevole e steppa ostile nell’epoca 4; e con loro +2 e +4.
clans-ruling-C7-1 = Il regolamento dà 5 punti all’ultimo villaggio, e l’epoca 5 ne dà 5 su ogni terreno. Per noi sono gli stessi 5 punti.
clans-ruling-C7-2 = Il regolamento fa finire la partita senza altri punti. Lo intendiamo dei punti dei villaggi: i gettoni erano già guadagnati, e contano ancora.
clans-ruling-C7-4 = Il regolamento non prevede uno spareggio.

## Ciò che non si può leggere

clans-unreadable = “{ $text }” non è una mossa di Clans. Scrivi “move 12>13” per portare tutte le capanne dal 12 al 13, oppure “village 13” per il prossimo villaggio da valutare.
clans-unreadable-territory = “{ $text }”: il territorio { $number } non esiste. I territori vanno da 0 a 59.
clans-unreadable-seat = “{ $text }”: il posto { $number } non esiste. I posti vanno da 0 a 3.
clans-position-huts = “{ $text }” non è un gruppo di capanne. Scrivi il territorio e una lettera per ogni capanna: 12:RRB (R rosso, B blu, G verde, Y giallo, K nero).
clans-position-dealt = Dopo { $dealt } distribuzioni il territorio { $territory } dovrebbe presentarsi in altro modo: nella preparazione i territori già serviti hanno una capanna ciascuno, quelli di una regione in cinque colori, e gli altri nessuna.

## Controlli di un tavoliere

clans-content-no-object = Un tavoliere di Clans è un oggetto JSON con “terrain”, “region” e “neighbours”.
clans-content-unknown-key = “{ $key }” non fa parte di un tavoliere di Clans.
clans-content-missing-key = Nel tavoliere manca “{ $key }”.
clans-content-sixty = “{ $key }” deve elencare 60 territori, e ne elenca { $count }.
clans-content-terrain = Territorio { $territory }: il terreno “{ $name }” non esiste. I terreni sono: { $names }.
clans-content-region = Territorio { $territory }: “{ $region }” non è una regione. Sono numerate da 0 a 11.
clans-content-neighbour = Territorio { $territory }: i suoi confinanti devono essere un elenco di numeri da 0 a 59, non { $neighbours }.
clans-content-fifteen = I territori “{ $name }” devono essere 15, e sono { $count }.
clans-content-five = La regione { $region } deve avere 5 territori, e ne ha { $count }.
clans-content-itself = Il territorio { $territory } non può confinare con sé stesso.
clans-content-twice = Il territorio { $territory } nomina due volte { $other } tra i confinanti.
clans-content-mutual = Il territorio { $territory } nomina { $other } tra i confinanti, ma { $other } non nomina { $territory }.
clans-content-pairs = Il tavoliere ha { $count } coppie di confinanti. Con più di { $most } non si può giocare.
clans-content-connected = La mappa dev’essere tutta d’un pezzo, e dal territorio 0 non si raggiunge il territorio { $territory }.
clans-content-drawing = Nel disegno, “{ $key }” non è come dev’essere: le misure sono numeri maggiori di 0, le linee sono elenchi di punti [x, y], e nessun numero supera il milione.
clans-content-drawing-key = “{ $key }” non fa parte del disegno di un tavoliere di Clans.

## Nel browser

clans-web-map = Mappa di Clans
clans-web-territory = { $territory }, { $terrain }: { $what }
clans-web-huts = { $clan } { $count }
clans-web-place = { $territory }, { $terrain }
clans-web-place-is = { $what }. Confinanti: { $neighbours }.
clans-web-offer-group = { $place }. Scegli questo gruppo.
clans-web-offer-join = { $place }. Unisci a questo gruppo.
clans-web-offer-back = { $place }. Rimettilo al suo posto.
clans-web-offer-village = { $place }. Valuta adesso questo villaggio.
clans-web-offer-village-last = { $place }. Scegli questo come dodicesimo villaggio.
clans-web-picked =
    { $huts ->
        [one] La capanna su { $territory }: dove va?
       *[other] Le { $huts } capanne su { $territory }: dove vanno?
    }
clans-web-put-back = Annulla
clans-web-spot = { $territory } ({ $terrain })
clans-web-move =
    { $huts ->
        [one] { $huts } capanna da { $source } a { $target }
       *[other] { $huts } capanne da { $source } a { $target }
    }
clans-web-village = Valuta adesso il villaggio su { $territory }
clans-web-village-last = Scegli come dodicesimo il villaggio su { $territory }
clans-web-your-clan = Il tuo clan
clans-web-so-far =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } + { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }
clans-web-epochs = Epoche
clans-web-epoch-number = Epoca
clans-web-epoch = Favorevole: { $favourable } (+{ $bonus }). Ostile: { $hostile }. { $left }.
clans-web-points = Punti dei clan
clans-web-clan-points = { $clan } { $points }
clans-web-clan-advanced = { $clan }: { $points } + { $tokens } = { $total }
clans-web-clan-off = senza giocatore: tolto
clans-web-seats = Giocatori
clans-web-tokens =
    { $count ->
        [0] nessun gettone
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
clans-web-stands-for = rappresenta il clan { $clan }
clans-web-belief = Il clan che { $name } potrebbe rappresentare
clans-web-odds = { $clan }: { $odds }%

## Esempi nelle regole

clans-example-move = Il 38 ha 4 confinanti, ma il 35 e il 36 sono vuoti: le 3 capanne del 38 possono andare solo sul 37 o sul 39. Le 7 capanne del 37 non si muovono più; altre possono ancora unirsi a loro.
clans-example-village = Le 2 capanne del 49 raggiungono le 3 del 48. Ora tutti i confinanti del 48 sono vuoti, e le sue 5 capanne sono un villaggio. Sul 51 non nasce nessun villaggio: accanto, sul 52, c’è ancora una capanna.
clans-example-strife = Quando queste 4 capanne raggiungono le 5 del 48, nel nuovo villaggio ci sono tutti e cinque i clan, e scoppia una lotta. Il rosso e il verde, con una sola capanna, la perdono. Ne restano sette: 3 gialle, 2 blu e 2 nere.
clans-example-favourable = Epoca 4: la pianura è favorevole, +4. Il villaggio sul 49 ha 2 capanne rosse e 4 nere, quindi vale 6 + 4 = 10 punti: 10 al rosso e 10 al nero.
