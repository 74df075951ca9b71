# Planet: nomi, mosse, rifiuti, punteggi, etichette e regole in italiano.
# $tile, $face, $round, $earlier: numeri come testo; $animal, $habitat, $habitats, $liking, $measure, $worth: testo già tradotto.

## Nomi

planet-title = Planet
planet-tagline = Tieni un mondo tra le mani e da’ una casa ai suoi animali.
planet-summary = Un mondo tutto tuo, all’alba dei suoi tempi: non ci vive ancora nessuno. È spoglio tra le tue mani, con dodici facce da coprire. Turno dopo turno scegli terre e mari, giri le tessere finché combaciano e fai crescere oceani, foreste, deserti, montagne e ghiacciai. Dal terzo turno arrivano gli animali, e ognuno si stabilisce sul pianeta che gli va più a genio.

planet-option-rules = Regole
planet-option-rules-note = Nel gioco completo ognuno ha un ambiente segreto: alla fine dà punti, e gli animali degli altri ambienti valgono 2 punti. Nella partita per principianti ogni animale vale 1 punto, e basta: il regolamento la consiglia per la prima partita e con i bambini.
planet-option-rules-full = complete
planet-option-rules-beginners = per principianti, senza carte obiettivo
planet-option-animals = Animali
planet-option-animals-note = Scoperti: si sa dall’inizio quali animali arrivano e quando. A sorpresa: metà sono coperti, e dopo ogni turno se ne scopre uno.
planet-option-animals-open = tutti scoperti
planet-option-animals-surprise = a sorpresa

planet-habitat-ocean = oceano
planet-habitat-forest = foresta
planet-habitat-desert = deserto
planet-habitat-mountain = montagna
planet-habitat-glacier = ghiacciaio

planet-animal-whale = Balena
planet-animal-otter = Lontra
planet-animal-turtle = Tartaruga
planet-animal-octopus = Polpo
planet-animal-narwhal = Narvalo
planet-animal-jellyfish = Medusa
planet-animal-dolphin = Delfino
planet-animal-shark = Squalo
planet-animal-seahorse = Ippocampo
planet-animal-panda = Panda
planet-animal-beaver = Castoro
planet-animal-tiger = Tigre
planet-animal-gorilla = Gorilla
planet-animal-fox = Volpe
planet-animal-owl = Gufo
planet-animal-frog = Rana
planet-animal-jaguar = Giaguaro
planet-animal-sloth = Bradipo
planet-animal-camel = Cammello
planet-animal-flamingo = Fenicottero
planet-animal-lion = Leone
planet-animal-elephant = Elefante
planet-animal-saiga = Saiga
planet-animal-scorpion = Scorpione
planet-animal-meerkat = Suricato
planet-animal-ostrich = Struzzo
planet-animal-cobra = Cobra
planet-animal-ibex = Stambecco
planet-animal-moose = Alce
planet-animal-bear = Orso
planet-animal-vulture = Avvoltoio
planet-animal-yak = Yak
planet-animal-marmot = Marmotta
planet-animal-eagle = Aquila
planet-animal-chamois = Camoscio
planet-animal-alpaca = Alpaca
planet-animal-penguin = Pinguino
planet-animal-walrus = Tricheco
planet-animal-lynx = Lince
planet-animal-hare = Lepre
planet-animal-wolf = Lupo
planet-animal-ermine = Ermellino
planet-animal-seal = Foca
planet-animal-reindeer = Renna
planet-animal-lemming = Lemming

## Che cosa piace a un animale
# “la foresta più estesa che tocca un ghiacciaio”: si compone con le parti qui sotto.

planet-liking-most = il maggior numero di { $most }
planet-liking-touching = { $largest } che tocca { $other }
planet-liking-apart = { $largest } che non tocca { $other }

planet-most-ocean = oceani separati
planet-most-forest = foreste separate
planet-most-desert = deserti separati
planet-most-mountain = montagne separate
planet-most-glacier = ghiacciai separati

planet-largest-ocean = l’oceano più esteso
planet-largest-forest = la foresta più estesa
planet-largest-desert = il deserto più esteso
planet-largest-mountain = la montagna più estesa
planet-largest-glacier = il ghiacciaio più esteso

planet-some-ocean = un oceano
planet-some-forest = una foresta
planet-some-desert = un deserto
planet-some-mountain = una montagna
planet-some-glacier = un ghiacciaio

planet-no-ocean = nessun oceano
planet-no-forest = nessuna foresta
planet-no-desert = nessun deserto
planet-no-mountain = nessuna montagna
planet-no-glacier = nessun ghiacciaio

planet-portions =
    { $count ->
        [one] { $count } porzione
       *[other] { $count } porzioni
    }
planet-regions =
    { $count ->
        [one] { $count } regione
       *[other] { $count } regioni
    }

planet-ending-twelve = Il dodicesimo turno è finito.

## Mosse

planet-move-animal = Sotto il turno { $round } c’è: { $animal } ({ $liking }).
planet-move-surprise = Si scopre per il turno { $round }: { $animal } ({ $liking }).
planet-move-habitat = { $seat } pesca la carta obiettivo { $habitat }.
planet-move-hidden = { $seat } pesca una carta obiettivo.
planet-move-reveal = Si scopre la tessera { $tile } ({ $habitats }).
planet-move-tile = { $seat } mette la tessera { $tile } ({ $habitats }) sulla faccia { $face }{ $turn ->
        [1] , girata una volta a destra
        [2] , girata due volte a destra
        [3] , girata due volte a sinistra
        [4] , girata una volta a sinistra
       *[other] { "" }
    }.

planet-put-aside =
    { $count ->
        [one] La tessera { $tiles } va coperta nella pila del turno { $round }.
       *[other] Le tessere { $tiles } vanno coperte nella pila del turno { $round }.
    }
planet-leave =
    { $count ->
        [one] La tessera { $tiles } esce dal gioco.
       *[other] Le tessere { $tiles } escono dal gioco.
    }
planet-given =
    { $next ->
        [0] { $animal } ({ $liking }): va a { $seat } con { $measure }; nessun altro ha quel che serve.
       *[other] { $animal } ({ $liking }): va a { $seat } con { $measure }; chi segue ne ha { $next }.
    }
planet-given-second = { $animal } ({ $liking }): parità a { $measure }. Decide la seconda regione più estesa, { $best } a { $next }: va a { $seat }.
planet-given-third = { $animal } ({ $liking }): parità a { $measure } e anche con la seconda regione più estesa. Decide la terza, { $best } a { $next }: va a { $seat }.
planet-moved-on-tie = { $animal } ({ $liking }): parità a { $measure }. La carta passa al turno { $round }.
planet-moved-on-none = { $animal } ({ $liking }): nessun pianeta è adatto. La carta passa al turno { $round }.
planet-nobody-tie = { $animal } ({ $liking }): parità a { $measure }, e nulla la risolve. Non va a nessuno.
planet-nobody-none = { $animal } ({ $liking }): nessun pianeta è adatto. Non va a nessuno.
planet-round = Comincia il turno { $round }. Inizia { $seat }.

## Rifiuti

planet-refusal-P5-1 = La partita è finita: i dodici turni sono stati giocati.
planet-refusal-P2-2-first = Si stanno ancora disponendo gli animali. Prima che ci siano tutti, nessuno mette tessere.
planet-refusal-P6-2-first = Prima si scopre un animale.
planet-refusal-P2-3-first = Prima tutti ricevono una carta obiettivo.
planet-refusal-P3-1-first = Prima si scoprono le cinque tessere del turno.
planet-refusal-P2-2-now = { $animal }: adesso non si mette giù nessun animale.
planet-refusal-P2-2-round = { $animal }: il prossimo animale non va sotto il turno { $round }. Gli animali si dispongono nell’ordine dei turni.
planet-refusal-P1-6 = { $animal }: questa carta è già stata pescata, e ce n’è una sola.
planet-refusal-P2-3-now = { $seat } adesso non riceve una carta obiettivo. Si danno una volta sola, posto dopo posto, prima del primo turno.
planet-refusal-P6-1 = Nella partita per principianti non ci sono carte obiettivo.
planet-refusal-P2-3-taken = La carta obiettivo { $habitat } è già stata data.
planet-refusal-P3-1-now = Tessera { $tile }: adesso non si scoprono tessere. Succede all’inizio dei turni da 1 a 10.
planet-refusal-P2-1 = La tessera { $tile } è già stata scoperta.
planet-refusal-P3-1-tile = La tessera { $tile } non è tra quelle scoperte. Scegli una di queste: { $tiles }.
planet-refusal-P3-3 = La faccia { $face } del tuo pianeta è coperta, e ciò che c’è resta dov’è. Scegli una faccia spoglia.

## Punti

planet-worth-own = 1 punto, perché il suo ambiente è quello della carta obiettivo
planet-worth-other = 2 punti
planet-worth-beginners = 1 punto
planet-worth-unknown = 1 o 2 punti, a seconda della carta obiettivo

planet-score-habitat =
    { $seat }, carta obiettivo { $habitat }: { $portions ->
        [one] { $portions } porzione
       *[other] { $portions } porzioni
    }, { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }.
planet-score-habitat-hidden = { $seat }: la carta obiettivo è ancora coperta.
planet-score-animal-plain = { $animal }, { $seat }: { $worth }.
planet-score-animal =
    { $next ->
        [0] { $animal }, { $seat }, turno { $round }: { $liking }, senza rivali con { $measure }. { $worth }.
       *[other] { $animal }, { $seat }, turno { $round }: { $liking }, { $measure } contro { $next }. { $worth }.
    }
planet-score-animal-moved =
    { $next ->
        [0] { $animal }, { $seat }, turno { $round }, in arrivo dal turno { $earlier }: { $liking }, senza rivali con { $measure }. { $worth }.
       *[other] { $animal }, { $seat }, turno { $round }, in arrivo dal turno { $earlier }: { $liking }, { $measure } contro { $next }. { $worth }.
    }
planet-score-animal-second = { $animal }, { $seat }, turno { $round }: { $liking }, parità a { $measure }, poi { $best } contro { $next } con la seconda regione più estesa. { $worth }.
planet-score-animal-third = { $animal }, { $seat }, turno { $round }: { $liking }, parità a { $measure } e con la seconda regione più estesa, poi { $best } contro { $next } con la terza. { $worth }.
planet-score-nobody = { $animal }: { $liking }. Dopo l’ultimo turno nessuno era in testa, e la carta non va a nessuno.

## Etichette

planet-label-seat = { $seat }
planet-label-turn = Turno { $round }: { $seat } mette una tessera
planet-label-laying = Si dispongono gli animali
planet-label-dealing = Si danno le carte obiettivo
planet-label-turning = Turno { $round }: si scoprono le tessere
planet-label-surprise = Si scopre un animale
planet-label-winners =
    { $count ->
        [one] Vince { $seats }.
       *[other] Vincono { $seats }.
    }
planet-label-round = Turno
planet-label-first = inizia
planet-label-tiles = Tessere scoperte
planet-label-left = Per il turno { $round }
planet-label-animals = Animali
planet-label-leads = in testa
planet-label-tie = parità
planet-label-none = ancora nessuno
planet-label-nobody = nessuno
planet-label-face-down = coperto
planet-label-points = Punti
planet-label-now = Se finisse ora
planet-label-card = Carta obiettivo
planet-label-secret = nascosta
planet-label-bare = spoglia
planet-label-face = Faccia { $face }
planet-label-tile = Tessera { $tile }
planet-label-portions = Porzioni
planet-prompt-place = Turno { $round }: scegli una delle tessere scoperte, una faccia spoglia del tuo pianeta e come girare la tessera.

## Lettura

planet-unreadable = “{ $text }” non è una mossa di Planet. Scrivi “tile 17 face 3 turn 2” per la tessera 17 sulla faccia 3, girata due volte.
planet-unreadable-tile = “{ $text }”: la tessera { $number } non esiste. Le tessere vanno da 0 a 49.
planet-unreadable-face = “{ $text }”: la faccia { $number } non esiste. Le facce vanno da 0 a 11.
planet-unreadable-turn = “{ $text }”: una tessera non si gira { $number } volte. Si gira da 0 a 4 volte.
planet-unreadable-round = “{ $text }”: sotto il turno { $number } non ci sono animali. Ci sono sotto i turni da 3 a 12.
planet-unreadable-seat = “{ $text }”: il posto { $number } non esiste. I posti vanno da 0 a 3.
planet-unreadable-animal = “{ $text }”: l’animale “{ $name }” non esiste. Volevi dire “{ $nearest }”?

planet-position-habitats = “habitats { $text }”: serve un ambiente diverso per ogni posto ({ $habitats }), “?” dove non si sa, “-” dove non è ancora stato dato.
planet-position-card = “{ $text }” non è una carta che può stare qui. Scrivi il turno sotto cui si trova e l’animale, 6:fox, e a chi è andato, 6:fox>1, oppure 6:fox>- per nessuno.
planet-position-card-twice = “{ $text }”: questo animale c’è due volte.
planet-position-planets = Ci vuole un pianeta per ciascuno dei { $players } giocatori, e qui il numero è { $count }.
planet-position-face = “{ $text }” non è una faccia che può stare qui. Scrivi il numero di una faccia, ognuna una volta, e le lettere delle sue cinque porzioni ({ $letters }): 3:OOFFD.
planet-position-tiles = “{ $text }”: le tessere sono numeri da 0 a 49, o serie come 3-7; al massimo cinque sono scoperte o in una pila.
planet-position-tile-twice = La stessa tessera c’è due volte.
planet-position-few = “{ $clause }”: per il resto della partita ne servono almeno { $needed }, e qui ce ne sono { $count }.

planet-content-no-object = Il contenuto di Planet è un oggetto JSON con “tiles”, “animals” e “habitats”.
planet-content-unknown-key = “{ $key }” non fa parte del contenuto di Planet, che ha: { $keys }.
planet-content-missing-key = Nel contenuto manca “{ $key }”.
planet-content-fifty = “tiles” deve elencare 50 tessere, e ne elenca { $count }.
planet-content-tile = Tessera { $tile }: { $text } non è una tessera. Una tessera è fatta di cinque di queste lettere: { $letters }.
planet-content-tile-habitats = Tessera { $tile }, { $text }: a quanto si sa una tessera mostra due o tre ambienti, e questa ne mostra { $count }.
planet-content-tile-twice = La tessera { $tile }, { $text }, è uguale alla tessera { $other }, solo girata. A quanto si sa le tessere sono tutte diverse.
planet-content-forty-five = “animals” deve elencare 45 animali, e ne elenca { $count }.
planet-content-animal = Animale { $animal }: { $text } non è un animale. Ha “name”, “habitat”, “kind” e, se “kind” non è “most”, anche “other”. Può avere “border”.
planet-content-animal-name = Animale { $animal }: { $text } non è un nome. Un nome è una sola parola in lettere minuscole dalla a alla z.
planet-content-animal-name-twice = Ci sono due animali chiamati “{ $name }”. Ogni nome si usa una volta sola.
planet-content-animal-habitat = “{ $name }”: { $text } non è un ambiente. Gli ambienti sono: { $habitats }.
planet-content-animal-kind = “{ $name }”: { $text } non è un tipo. I tipi sono: { $kinds }.
planet-content-animal-most = A “{ $name }” piace il maggior numero di regioni del suo ambiente, quindi non ha “other”, che qui è { $text }.
planet-content-animal-other = “{ $name }”: { $text } non è l’altro ambiente che serve qui: uno tra { $habitats }.
planet-content-animal-twice = A “{ $name }” piace lo stesso che a “{ $other }” ({ $liking }). A quanto si sa, per ogni ambiente c’è un animale per il maggior numero di regioni e, per ogni altro ambiente, uno che lo tocca e uno che non lo tocca.
planet-content-portions = Le tessere hanno queste porzioni: { $counts }. A quanto si sa, l’oceano ne ha più di tutti, poi la foresta, e il ghiacciaio meno di tutti.
planet-content-five-steps = “{ $habitat }”: i gradini sono { $text }. I giocatori riferiscono cinque gradini di tre porzioni; a partire da questo primo: { $reported }.
planet-content-habitats = “habitats” deve avere un elenco per ognuno di questi, e nient’altro: { $habitats }.
planet-content-steps = “{ $habitat }”: { $text } non è un elenco di gradini. Un gradino è [porzioni, punti], con porzioni da 1 a 60 e punti da 1 a 99.
planet-content-rising = “{ $habitat }”: dopo il gradino { $one } viene { $next }. Porzioni e punti devono crescere di gradino in gradino.

## Le regole

planet-rules-1-title = Di che cosa si tratta
planet-rules-1-text =
    Ognuno costruisce un mondo. Il tuo comincia come una sfera spoglia di dodici facce a cinque lati, un dodecaedro, che puoi girare tra le mani [P1.1]. In ciascuno dei dodici turni scegli un pezzo di terra e di mare, lo metti su una delle facce e lo giri in modo che gli oceani incontrino gli oceani e le foreste le foreste.

    Dal terzo turno in poi gli animali cercano casa. Il panda vuole tante foreste, l’elefante un grande deserto accanto a una montagna, e ogni animale si stabilisce sul pianeta più adatto a lui. Alla fine conti i punti per i tuoi animali e per l’ambiente che, in segreto, sta a cuore al tuo pianeta. Vince chi ha più punti [P5.3].

    Planet è per 2-4 giocatori dagli 8 anni in su e dura circa 30 minuti.

planet-rules-2-title = Che cosa c’è sul tavolo
planet-rules-2-text =
    Ci sono 4 **pianeti** spogli, uno per giocatore, 50 **tessere** con terre e mari, 45 **carte animale**, 5 **carte obiettivo** e 1 gettone per chi inizia. Una tessera è un pentagono fatto di cinque triangoli, le **porzioni**, e ogni porzione è oceano, foresta, deserto, montagna o ghiacciaio [P1.2].

    Ogni tessera mostra due o tre ambienti, e le porzioni uguali stanno vicine oppure no. Non ce ne sono due uguali, comunque le giri. Su tutte e 50 si contano 61 porzioni di oceano, 57 di foresta, 42 di deserto, 49 di montagna e 41 di ghiacciaio: i ghiacciai sono rari, gli oceani no [P1.5].

    A ogni ambiente appartengono nove animali. Uno vuole il maggior numero di regioni separate. Quattro vogliono la regione più estesa che tocca uno degli altri ambienti: per la volpe è la foresta più estesa che tocca un ghiacciaio, per la tartaruga l’oceano più esteso che tocca un deserto. Quattro vogliono la regione più estesa che non tocca un certo altro ambiente: per la renna è il ghiacciaio più esteso che non tocca nessun deserto [P1.6].

    Una carta obiettivo dà punti per le porzioni del suo ambiente sul tuo pianeta. Ha cinque gradini di tre porzioni, che valgono 2, 4, 6, 8 e 10 punti. Il ghiacciaio e il deserto chiedono 11, 14, 17, 20 e 23 porzioni, la montagna 13, 16, 19, 22 e 25, la foresta 15, 18, 21, 24 e 27, l’oceano 16, 19, 22, 25 e 28 [P1.7]. Esempio: con 16 porzioni di montagna la carta montagna dà 4 punti.

planet-rules-3-title = Porzioni vicine e regioni
planet-rules-3-text =
    Ogni porzione ha tre vicine: le due accanto, sulla stessa tessera, e quella al di là del lato della faccia. Una faccia spoglia non ha porzioni, e il lato verso di essa non porta a nulla [P1.3]. Le porzioni che si incontrano solo in un punto non sono vicine: né quelle di una tessera che si incontrano al suo centro, né quelle di tre tessere che si incontrano in un vertice del pianeta.

    Una **regione** è tutto ciò che di un ambiente sta insieme da vicina a vicina, che sia una porzione o che siano venti. Due regioni si toccano quando una porzione dell’una è vicina a una porzione dell’altra [P1.4].

    Esempio: una tessera mostra, in senso orario, oceano, oceano, foresta, foresta, deserto. I suoi due oceani sono una regione, le sue due foreste un’altra. Al di là del lato di una delle foreste c’è una tessera la cui porzione, lì, è anch’essa foresta: ora appartengono tutte a una foresta più grande.

planet-rules-4-title = La preparazione
planet-rules-4-text =
    Si mescolano le tessere e se ne fanno dieci pile coperte da cinque: una per ciascuno dei turni da 1 a 10 [P2.1].

    Si pescano venti animali e si mettono scoperti sotto i turni: uno per ognuno dei turni 3, 4 e 5, due per ognuno da 6 a 9, tre per ognuno da 10 a 12. Così tutti possono tenerne conto fin dall’inizio [P2.2].

    Ognuno pesca una carta obiettivo e la tiene nascosta fino alla fine. Chi inizia lo decide il sorteggio, a meno che non fissiate voi l’ordine; in una rivincita inizia il giocatore successivo, e dal vivo il più giovane [P2.3]. Nella prima partita, e con i bambini, si lasciano via le carte obiettivo [P6.1].

planet-rules-5-title = Un turno: terre e mari
planet-rules-5-text =
    Si scoprono le cinque tessere del turno. Comincia chi ha il gettone, poi si prosegue in senso orario: prendi una delle tessere rimaste e mettila su una faccia spoglia del tuo pianeta, girata come vuoi. Ci sono cinque modi di girarla [P3.1].

    Una volta messa, una tessera non si sposta più. Tutti i pianeti si possono guardare in ogni momento e da ogni lato, il tuo e quelli degli altri [P3.3].

    Le tessere che nessuno ha preso si mettono da parte coperte, nell’ordine in cui sono state scoperte. Le prime cinque sono le tessere del turno 11, le cinque seguenti quelle del turno 12; le altre escono dal gioco. Dato che tutti le hanno viste, non è un segreto che cosa porteranno gli ultimi due turni [P3.2]. Esempio: in tre giocatori avanzano due tessere ogni turno. Dopo due turni ce ne sono quattro pronte per il turno 11; delle due avanzate nel terzo, quella scoperta per prima è la quinta, e l’altra comincia la pila del turno 12.

planet-rules-6-title = Un turno: la vita
planet-rules-6-text =
    Dal terzo turno in poi, quando tutti hanno messo la loro tessera, si guardano gli animali del turno. Ognuno va al pianeta più adatto a lui [P4.1]:

    - Se vuole il **maggior numero di regioni** di un ambiente, si contano quelle separate.
    - Se vuole la **regione più estesa che tocca** un altro ambiente, si guardano solo le regioni che da qualche parte lo toccano, e si confrontano le più estese tra queste. Non serve che sia la più estesa di tutte: una foresta di 12 lontana dai ghiacciai alla volpe non dice nulla, una di 3 accanto a un ghiacciaio sì.
    - Se vuole la **regione più estesa che non tocca** un altro ambiente, si guardano solo le regioni che non lo toccano da nessuna parte, e si confrontano le più estese tra queste. Per la renna conta un ghiacciaio di 4 lontano dai deserti, anche se accanto a un deserto ce n’è uno di 7 che non conta. Una faccia spoglia non è un ambiente e non rovina nulla.

    Chi non ha una regione così non può ricevere la carta [P4.2].

    Se due o più sono alla pari, o se nessuno ha una regione così, la carta passa al turno seguente e si decide lì, insieme agli animali di quel turno [P4.3]. Può passare avanti più volte.

    Dopo il turno 12 non c’è un turno seguente, perciò lì la parità si risolve. Per i due tipi che chiedono la regione più estesa, chi è alla pari confronta la seconda regione più estesa del tipo richiesto, poi la terza. Chi è dietro, o non ne ha, esce dal confronto. Se dopo la terza sono ancora alla pari, la carta non va a nessuno. Se la parità riguarda una carta per il maggior numero di regioni, la carta non va a nessuno [P4.4].

    Esempio: al turno 12 due giocatori hanno entrambi una foresta di 9 porzioni che tocca un ghiacciaio. Uno ha un’altra foresta che tocca un ghiacciaio, di 5 porzioni; l’altro no. La volpe va a chi ha la seconda foresta [P4.v1].

    Poi il gettone passa a sinistra e comincia un nuovo turno [P4.5].

planet-rules-7-title = La fine, e chi vince
planet-rules-7-text =
    Dopo il dodicesimo turno tutti i pianeti sono coperti. Si mostrano le carte obiettivo, e ognuna dà i punti per le porzioni sul pianeta di chi la possiede [P5.1].

    Un animale il cui ambiente è quello della tua carta obiettivo dà 1 punto, ogni altro animale 2, che la carta obiettivo ti abbia dato punti o no [P5.2]. L’ambiente di un animale è quello di cui vuole tanto, e il colore del bordo della sua carta: la volpe è un animale di foresta.

    Vince chi ha più punti. A parità di punti vince chi ha più animali; se sono pari anche in questo, vincono insieme [P5.3].

    Esempio: la carta di Ada è foresta. Ha 18 porzioni di foresta, cioè 4 punti. Ha la volpe e il panda, 1 punto ciascuno, e il cammello, la foca e il lupo, 2 punti ciascuno: 4 + 2 + 6 = 12.

planet-rules-8-title = Altri due modi di giocare
planet-rules-8-text =
    Per **principianti**: senza carte obiettivo. Ogni animale dà 1 punto. Il regolamento lo consiglia per la prima partita e con i bambini [P6.1].

    Con gli **animali a sorpresa**: sotto ognuno dei turni da 3 a 12 ci sono due animali, uno scoperto e uno coperto. Alla fine di ogni turno, a partire dal primo, se ne scopre uno: alla fine del turno 1 quello del turno 3, alla fine del turno 2 quello del turno 4, e così via [P6.2]. Così, quando comincia un turno, gli animali di quel turno e del seguente sono tutti scoperti.

    I due modi si possono combinare.

planet-rules-9-title = Che cosa è nascosto
planet-rules-9-text =
    Sono nascoste le carte obiettivo, le tessere delle pile non ancora scoperte e, con gli animali a sorpresa, quelli coperti. Tutto il resto lo vedono tutti, anche ciò che è pronto per i turni 11 e 12 [P7.1].

planet-rules-10-title = Consigli per giocare bene
planet-rules-10-text =
    - Guarda avanti lungo i turni. Una regione grande al turno 6 può vincere di nuovo al turno 11, se lì aspetta un animale con gli stessi gusti.
    - Ciò che un animale vuole deve stare insieme quando finisce il suo turno, né prima né dopo. Unisci due regioni in tempo, oppure tienile separate per l’animale che ne vuole tante [P4.1].
    - Basta un vicino sbagliato: una sola porzione di deserto accanto al tuo ghiacciaio più esteso, e per la renna quel ghiacciaio non conta più. Uno più piccolo che non tocca deserti conta ancora [P4.1].
    - Guarda gli altri pianeti prima di scegliere. Basta essere avanti di una porzione, e a volte la tessera migliore è quella che serve a un altro [P3.3].
    - Gli animali degli altri ambienti per te valgono il doppio. La tua carta obiettivo vuole tante porzioni, ma non serve vincere gli animali di quell’ambiente [P5.2].
    - Tieni libera una faccia dove può servire. L’ultima faccia spoglia decide come si incontrano due regioni, e conosci le tessere dei turni 11 e 12 [P3.2].
    - Con una parità nulla è perso: al turno seguente la carta torna in gioco [P4.3].

planet-rules-11-title = Tessere e animali tuoi
planet-rules-11-text =
    Planet è di Urtis Šulinkas, con illustrazioni di Sabrina Miramon; è uscito nel 2018. Queste regole seguono il regolamento italiano.

    Le immagini delle tessere non le conosciamo: le nostre cinquanta sono disegnate da capo [P1.5]. Panda, elefante, renna e volpe vogliono ciò che dice il regolamento; tartaruga, tigre, medusa, alce e balena ciò che riferiscono i giocatori. Gli altri animali, e ciò che vogliono, li abbiamo scelti noi [P1.6]. I gradini delle carte ghiacciaio, deserto e foresta corrispondono a ciò che dicono il regolamento e i giocatori; quelli di montagna e oceano sono nostri [P1.7].

    Se possiedi la scatola puoi giocare con ciò che contiene: le sue tessere e le sue carte si scrivono in un file, che viene controllato prima della partita [P1.8].

## Decisioni: perché si gioca così

planet-ruling-P2-2 = Le file degli animali erano un’immagine che non abbiamo. I giocatori riferiscono che sono così.
planet-ruling-P3-2 = Il regolamento mette queste tessere a faccia in giù e non dice in che ordine vanno nelle pile. Tutti le hanno viste, quindi qui si possono consultare.
planet-ruling-P4-1 = Alla lettera, dovrebbe essere la regione più estesa di tutte a toccare l’altro ambiente, oppure a non toccarlo. Qui, per entrambi i tipi, si confronta la più estesa di quelle che lo fanno. Lo chiede la regola della parità: lì un pianeta realizza la condizione “una seconda volta”, e può farlo solo una regione che la realizza.
planet-ruling-P4-4 = Il regolamento scambia i due casi: lì le carte della regione più estesa non vanno a nessuno e si confrontano le altre. Ma il suo esempio confronta proprio le regioni più estese, e noi seguiamo l’esempio.
planet-ruling-P5-2 = Il regolamento rimanda al colore del bordo della carta dell’animale, che non abbiamo visto. Qui è l’ambiente di cui l’animale vuole tanto. Un file con le carte della scatola può indicarne un altro.
planet-ruling-P6-2 = Il regolamento scopre una carta alla fine di ogni turno a partire dal primo. Sono due turni di anticipo, anche se parla di tre; noi seguiamo il conto.

## Nel browser

planet-web-net = Il pianeta, disteso in piano
planet-web-planets = Pianeti
planet-web-tile = Tessera { $tile }: { $habitats }
planet-web-face = faccia { $face }: { $habitats }
planet-web-faces-of = { $seat }, facce
planet-web-bare-face = Faccia { $face }, spoglia. Intorno: { $around }
planet-web-edge = faccia { $face } { $habitat }
planet-web-ghost = La tessera { $tile } è per ora sulla faccia { $face }: { $meetings }
planet-web-meets = { $here } accanto a { $there }
planet-web-meets-nothing = { $here } accanto a una faccia spoglia
# Qui $turn è un numero: quante volte la tessera è girata a destra, su cinque.
planet-web-move = Tessera { $tile } ({ $habitats }) sulla faccia { $face }{ $turn ->
        [1] , girata una volta a destra
        [2] , girata due volte a destra
        [3] , girata due volte a sinistra
        [4] , girata una volta a sinistra
       *[other] { "" }
    }
planet-web-region =
    { $count ->
        [one] { $habitat }, { $count } porzione, tocca { $touches }
       *[other] { $habitat }, { $count } porzioni, tocca { $touches }
    }
planet-web-region-alone =
    { $count ->
        [one] { $habitat }, { $count } porzione, non tocca nulla
       *[other] { $habitat }, { $count } porzioni, non tocca nulla
    }
planet-web-take-tile = Prendi una delle tessere
planet-web-take-tile-for = Ora prendi una tessera per questa faccia
planet-web-take-face = Scegli una faccia spoglia
planet-web-in-hand = Tessera { $tile } in mano
planet-web-turn-left = Gira a sinistra (Maiusc + R)
planet-web-turn-right = Gira a destra (R)
planet-web-place = Mettila qui
planet-web-take-back = Annulla (Esc)
planet-web-home = Torna al mio pianeta
planet-web-count = Conta le regioni
planet-web-now = adesso
planet-web-moved-on = dal turno { $round }
planet-web-leads = { $seat } in vantaggio di { $lead }
planet-web-settled = vive da { $seat }
planet-web-settled-animals = A casa
planet-web-animals-of =
    { $count ->
        [one] { $count } animale
       *[other] { $count } animali
    }
planet-web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
planet-web-missing =
    { $count ->
        [one] Ancora { $count } porzione per il prossimo gradino
       *[other] Ancora { $count } porzioni per il prossimo gradino
    }
planet-web-steps = Punti secondo il numero di porzioni
planet-web-habitat = Ambiente
planet-web-regions = Regioni
planet-web-largest = Più estesa
planet-web-regions-of = Il pianeta di { $seat }
planet-web-holding = { $habitat }: porzioni { $portions }, regioni { $regions }, la più estesa { $largest }
planet-web-later = Tessere degli ultimi turni
planet-web-no-tiles = nessuna
planet-web-flat = Questo browser non può mostrare il pianeta in 3D; su quello disteso in piano si può fare tutto.

## Esempi nelle regole

planet-example-region = La faccia 0 mostra oceano, oceano, foresta, foresta, deserto. Al di là del lato di una delle sue foreste c’è la faccia 3, e anche lì c’è foresta. Così le due foreste di qui e le tre di là sono una sola regione di 5 porzioni.
planet-example-place = Ada prende la tessera 12 e la gira in modo che le sue foreste stiano lungo la foresta della faccia 0. La sua regione di foresta cresce da 5 porzioni a 9.
planet-example-fox = La volpe vuole la foresta più estesa che tocca un ghiacciaio. La foresta più estesa di Ada, sulle facce 0 e 3, ha 5 porzioni, ma nessun ghiacciaio accanto: alla volpe non dice nulla. Quella sulle facce 10 e 11 ne ha 4 e tocca dei ghiacciai: è quella che conta.
planet-example-panda = Il panda vuole il maggior numero di foreste. Ada ne ha tre piccole, una sulla faccia 0 e due sulla faccia 11. Bruno ne ha una di 4 porzioni. La grandezza non conta: per ora il panda va ad Ada.
planet-example-elephant = L’elefante vuole il deserto più esteso che tocca una montagna. Il deserto di Ada sulle facce 0 e 3 ha 5 porzioni, ma nessuna montagna accanto: non conta. Quello sulle facce 10 e 11 ne ha 3 e tocca delle montagne: è quello che conta.
planet-example-reindeer = La renna vuole il ghiacciaio più esteso che non tocca nessun deserto. Il ghiacciaio di Ada sulle facce 0 e 3 ha 4 porzioni, ma una è accanto a un deserto: non conta. Quello sulla faccia 11 ne ha 2 e non tocca deserti: è quello che conta.
