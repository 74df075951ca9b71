# Genesis: nomi, mosse, rifiuti, punteggi, etichette e regole in italiano.
# $space, $other e $row sono scritti come sul tabellone (e5, 7); $terrain, $species, $herds, $shares, $times, $one sono testi già tradotti.

## Nomi

genesis-title = Genesis
genesis-tagline = Popola una terra giovane e raduna la tua specie dove la terra è più vasta.
genesis-summary = Una terra giovane si apre tra vulcani e pozze di catrame, e rettili, dinosauri, mammiferi e uomini vi si diffondono. Due dadi dicono quale terreno puoi occupare: foresta, savana, montagna o palude. Alla fine conta chi ha i branchi più grandi nelle aree più grandi di uno stesso terreno.

genesis-terrain-forest = foresta
genesis-terrain-savanna = savana
genesis-terrain-mountain = montagna
genesis-terrain-swamp = palude

genesis-face-forest = foresta
genesis-face-savanna = savana
genesis-face-mountain = montagna
genesis-face-swamp = palude
genesis-face-wild = jolly

genesis-species-reptiles = rettili
genesis-species-dinosaurs = dinosauri
genesis-species-mammals = mammiferi
genesis-species-humans = uomini

genesis-ending-no-room = Non ci sono più tre spazi liberi collegati tra loro.
genesis-ending-no-tiles = Nessuno ha più tasselli.

## Mosse

genesis-move-roll = { $seat } ({ $species }) tira { $one } e { $other }.
genesis-move-tile = { $seat } ({ $species }) mette un tassello di { $terrain } in { $space }.
genesis-move-stop = { $seat } ({ $species }) si ferma a un tassello.
genesis-single = Non vale per nessuno dei due dadi, quindi è l’unico tassello del turno.
genesis-out-of-tiles = Era l’ultimo tassello di { $seat }.
genesis-skipped = { $seat } non ha più tasselli e salta il turno.

## Rifiuti

genesis-refusal-G1-1-volcano = In { $space } c’è un vulcano, e lì non può vivere nessuno. Scegli uno spazio libero.
genesis-refusal-G1-1-tar-pit = In { $space } c’è una pozza di catrame, che inghiotte ogni tassello. Scegli uno spazio libero.
genesis-refusal-G2-1 = In due si usano solo gli spazi a sinistra del fiume, e { $space } si trova alla sua destra.
genesis-refusal-G3-1-roll-first = Prima si tirano i dadi. Poi si mettono i tasselli.
genesis-refusal-G3-1-roll-later = I dadi si tirano una volta sola, all’inizio del turno. Sono già stati tirati.
genesis-refusal-G3-2 = In { $space } c’è già un tassello. Scegli uno spazio libero.
genesis-refusal-G3-4 = Non ti restano tasselli di questo terreno ({ $terrain }). Scegline uno che hai ancora.
genesis-refusal-G3-5-dice = Dopo il primo tassello i dadi non permettono più questo terreno ({ $terrain }). Il secondo può essere: { OR($terrains) }. Oppure fermati qui.
genesis-refusal-G3-5-tile-first = Puoi fermarti dopo un primo tassello, non prima. In ogni turno ne serve almeno uno.
genesis-refusal-G4-1 = La partita è finita: non ci sono più tre spazi liberi collegati tra loro.
genesis-refusal-G4-2 = La partita è finita: nessuno ha più tasselli.

## Punti

genesis-factor-1 = conta una volta
genesis-factor-2 = la più grande del suo terreno, conta due volte
genesis-factor-3 = la più grande di tutte, conta tre volte
genesis-herd = { $species } { $count }
genesis-share = { $species } { $count }
genesis-share-none = nessuno
genesis-score-places = Area in { $space } ({ $terrain }, { $tiles } tasselli, { $times }). Branchi: { $herds }. Il più grande riceve { $first }, il secondo { $second }. Punti: { $shares }.
genesis-score-alone = Area in { $space } ({ $terrain }, { $tiles } tasselli, { $times }). Branchi: { $herds }. È da solo e prende tutti i { $pot }. Punti: { $shares }.
genesis-score-tied-first = Area in { $space } ({ $terrain }, { $tiles } tasselli, { $times }). Branchi: { $herds }. I { $tied } più grandi si dividono { $pot }, cioè { $share } ciascuno. Punti: { $shares }.
genesis-score-tied-second = Area in { $space } ({ $terrain }, { $tiles } tasselli, { $times }). Branchi: { $herds }. Il più grande riceve { $first }; i { $tied } alla pari per il secondo posto si dividono { $pot }, cioè { $share } ciascuno. Punti: { $shares }.
genesis-score-own-first = Area in { $space } ({ $terrain }, { $tiles } tasselli, { $times }). Branchi: { $herds }. I { $tied } più grandi sono tutti di un solo giocatore ({ $species }), quindi non si divide niente: prende tutti i { $pot }. Punti: { $shares }.
genesis-score-own-second = Area in { $space } ({ $terrain }, { $tiles } tasselli, { $times }). Branchi: { $herds }. Il più grande riceve { $first }; i { $tied } alla pari per il secondo posto sono tutti di un solo giocatore ({ $species }), quindi non si divide niente: prende tutti i { $pot }. Punti: { $shares }.
genesis-score-no-triple = { $count } aree sono le più grandi di tutte a pari merito, con { $tiles } tasselli ciascuna: nessuna conta tre volte.
genesis-score-no-double = { $count } aree dello stesso terreno ({ $terrain }) sono le più grandi a pari merito, con { $tiles } tasselli ciascuna: nessuna conta due volte.

## Etichette

genesis-label-seat = { $seat }: { $species }
genesis-label-turn-roll = { $seat } ({ $species }) tira i dadi
genesis-label-turn-first = { $seat } ({ $species }) mette un tassello
genesis-label-turn-second = { $seat } ({ $species }) può mettere un secondo tassello
genesis-label-winners = Vittoria: { $winners }.
genesis-label-dice = Dadi
genesis-label-not-rolled = non ancora tirati
genesis-label-second = Secondo tassello
genesis-label-stock = Tasselli rimasti
genesis-label-points = Punti
genesis-label-now = Se finisse ora
genesis-label-board = Tabellone
genesis-label-row = Riga { $row }
genesis-label-free = libero
genesis-label-volcano = vulcano
genesis-label-tar-pit = pozza di catrame
genesis-label-river = fiume
genesis-label-unused = non usato
genesis-label-tile = { $terrain }, { $species }

genesis-prompt-roll = Tira i dadi.
genesis-prompt-first = I dadi mostrano { $one } e { $other }. Metti un tassello per uno dei due, oppure un solo tassello di qualsiasi terreno.
genesis-prompt-second = Metti un secondo tassello ({ OR($terrains) }) oppure fermati.

## Le regole

genesis-rules-1-title = Di che cosa si tratta
genesis-rules-1-text =
    Siamo a 250 milioni di anni fa. Le grandi estinzioni hanno devastato la terra, e Pangea, l’unico continente, si sta spezzando. La vita non è alla fine: nei millenni si formano nuovi continenti, con nuove foreste, savane, paludi e montagne. (Da Pangea viene il nome di questo progetto: in tutti e quattro i giochi si popola una terra.)

    Tu guidi una specie: i rettili, i dinosauri, i mammiferi o gli uomini [G1.2]. Turno dopo turno tiri due dadi e occupi quello che mostrano: foresta, savana, montagna o palude.

    I tasselli dello stesso terreno che si toccano lato contro lato formano aree, di chiunque siano [G5.1]. Dentro un’area, i tuoi tasselli che si toccano lato contro lato formano un branco [G5.2]. Quando il tabellone è quasi pieno si guardano tutte le aree: il branco più grande fa più punti, il secondo ne fa qualcuno [G6.1], e le aree più vaste contano il doppio o il triplo [G7.1], [G7.2]. Vince chi ha più punti [G8.1].

    Genesis è per 2-4 giocatori.

genesis-rules-2-title = Che cosa c’è sul tavolo
genesis-rules-2-text =
    Il tabellone ha 14 colonne, dalla a alla n, e 10 righe, da 1 a 10 a partire dall’alto. Su alcuni spazi c’è un vulcano o una pozza di catrame: lì non si mettono mai tasselli. Un fiume attraversa il tabellone [G1.1].

    Ognuno ha 52 **tasselli** della propria specie: 13 di foresta, 13 di savana, 13 di montagna e 13 di palude, 208 in tutto nella scatola. Ogni tassello dice quindi due cose: il terreno con il colore, verde, giallo, grigio o blu, e il proprietario con la specie [G1.2].

    Ognuno ha anche un **segnalino** per i punti, che si contano su un percorso del tabellone: 4 segnalini in tutto. Qui i punti vengono contati per te.

    Ci sono due **dadi** a sei facce: i quattro terreni una volta ciascuno e due facce **jolly**, che valgono qualsiasi terreno. Un certo terreno esce dunque su un dado una volta su sei, il jolly una volta su tre. Due jolly escono ben 4 volte su 36, due foreste una volta sola su 36 [G1.3].

    Il tabellone standard è disegnato da noi: 10 vulcani, quasi tutti in un anello spezzato intorno a un lago di catrame, 12 pozze di catrame, molti passaggi larghi soltanto uno o due spazi, e nessuno spazio libero irraggiungibile. Il tabellone stampato ne ha altrettanti, a quanto riferiscono i giocatori; dove siano, non lo sappiamo [G1.4].

genesis-rules-3-title = La preparazione
genesis-rules-3-text =
    In **due** si usa solo la parte a sinistra del fiume; tutti gli spazi alla sua destra sono fuori gioco. In tre o in quattro si usa tutto il tabellone e il fiume non significa nulla: i tasselli sulle due sponde si toccano [G2.1].

    Ognuno prende una specie con i suoi 52 tasselli. Uno di voi comincia: decide il sorteggio, a meno che non fissiate voi l’ordine; in una rivincita tocca al giocatore successivo. Si gioca a turno in senso orario [G2.2].

genesis-rules-4-title = Il tuo turno
genesis-rules-4-text =
    Tira tutti e due i dadi. Poi scegli: metti **due tasselli**, uno per ogni dado, oppure **un solo tassello** del terreno che vuoi [G3.1], [G3.4].

    Un tassello va su un qualsiasi spazio libero in gioco, cioè senza tasselli, vulcani o pozze di catrame. Non occorre che tocchi altri tasselli, né tuoi né altrui [G3.2].

    Per una faccia **jolly** scegli tu il terreno. Lo stesso vale se un dado mostra un terreno di cui non hai più tasselli: allora va bene qualsiasi altro terreno che ti sia rimasto. Si controlla di nuovo per ogni tassello [G3.3]. Esempio: tiri foresta e foresta, e ti resta un solo tassello di foresta. Lo metti per il primo dado. Ora non hai più foreste, quindi il secondo tassello può essere savana, montagna o palude.

    I tasselli si mettono uno dopo l’altro, nell’ordine dei dadi che preferisci. Dopo il primo puoi fermarti: allora era il tassello singolo, e il suo terreno non aveva importanza [G3.5]. Esempio: tiri savana e jolly. Se metti prima una savana, può valere per il dado savana o per il jolly; il secondo tassello può quindi essere di qualsiasi terreno. Se metti prima una montagna, può valere solo per il jolly; il secondo deve quindi essere savana. Esempio: tiri palude e palude e metti una foresta. Non vale per nessuno dei due dadi, dunque è il tuo tassello singolo e il turno è finito.

    Chi non ha più tasselli viene saltato. Anche per chi mette come primo tassello l’ultimo che gli resta, il turno finisce lì [G3.6].

genesis-rules-5-title = La fine
genesis-rules-5-text =
    La partita finisce **nel momento stesso** in cui non ci sono più tre spazi liberi in gioco collegati lato contro lato. Le diagonali non contano mai. Può succedere anche tra i due tasselli di un turno: il secondo allora non si mette più [G4.1]. Esempio: gli unici tre spazi liberi ancora collegati sono a1, b1 e b2. Qualcuno mette un tassello in b1 ed è la fine, anche se sul tabellone restano alcuni spazi liberi isolati e qualche coppia.

    Finisce anche quando nessuno ha più tasselli [G4.2]. Sul tabellone standard i tasselli sono più degli spazi, quindi lì non può accadere.

genesis-rules-6-title = Aree e branchi
genesis-rules-6-text =
    Un’**area** è l’insieme dei tasselli di un terreno collegati lato contro lato, di chiunque siano. Conta a partire da 3 tasselli; uno o due da soli non valgono nulla [G5.1].

    Un **branco** è l’insieme dei tasselli di una specie collegati lato contro lato dentro un’area. Puoi avere più branchi nella stessa area, se in mezzo ci sono tasselli altrui. Ogni branco conta per sé, secondo il numero dei suoi tasselli [G5.2].

    Esempio: nella riga 5, da a5 a g5, ci sono sette foreste: due dei mammiferi, una dei rettili, tre dei mammiferi, una dei rettili. È una sola area di 7 tasselli con quattro branchi: mammiferi 3, mammiferi 2, rettili 1 e rettili 1.

genesis-rules-7-title = Quanto vale un’area
genesis-rules-7-text =
    Il branco più grande di un’area riceve 4 punti, il secondo ne riceve 2 [G6.1]. Possono essere dello stesso giocatore. Nell’esempio di prima i mammiferi ricevono 4 per il branco da 3 e 2 per quello da 2.

    Un branco che è da solo nella sua area prende entrambi i posti: 6 punti [G6.2].

    Se più branchi sono i più grandi a pari merito, si dividono i 6 punti in parti uguali, e i branchi più piccoli non ricevono niente. Ogni **branco** riceve una parte: chi ne ha due tra quelli alla pari riceve due parti [G6.3]. Se il più grande è uno solo e più branchi sono alla pari per il secondo posto, questi si dividono i 2 punti [G6.4]. Le parti si arrotondano per difetto [G6.5]. Se però tutti i branchi alla pari per un posto sono di un solo giocatore, non si divide niente e niente si perde arrotondando: prende tutto lui [G6.6].

    Esempi: branchi di uomini 4, dinosauri 4 e rettili 3: uomini e dinosauri ricevono 3 punti ciascuno, i rettili niente. Branchi di dinosauri 3, dinosauri 1, uomini 1: i dinosauri ricevono 4 e 1, gli uomini 1. Branchi di rettili 5, mammiferi 2, dinosauri 2 e uomini 2: i rettili ricevono 4; gli altri tre si dividono 2 punti, cioè niente per ciascuno. Se fossero tutti e tre di dinosauri, i dinosauri prenderebbero tutti e 2 i punti. Branchi di uomini 2, uomini 2, dinosauri 2 e rettili 2: 6 punti diviso quattro fa 1 per ogni branco, quindi 2 per gli uomini.

genesis-rules-8-title = Le aree più vaste
genesis-rules-8-text =
    L’area più grande di tutto il tabellone conta **tre volte**: 12 punti per il branco più grande e 6 per il secondo, 18 per un branco da solo [G7.1]. In ognuno degli altri tre terreni l’area più grande conta **due volte**: 8 e 4, 12 per un branco da solo. Tutte le altre contano una volta, anche quelle del terreno triplicato [G7.2].

    La parità annulla tutto questo. Se più aree sono le più grandi di tutte a pari merito, nessuna conta tre volte. Se in un terreno più aree sono le più grandi a pari merito, nessuna di esse conta due volte [G7.3]. Quando niente conta tre volte, i quattro terreni sono trattati allo stesso modo: in ognuno l’area più grande, se è una sola, conta due volte [G7.4].

    Se in un’area così ci sono branchi alla pari, prima si moltiplicano i punti, poi si dividono e si arrotondano per difetto [G7.5]. Esempio: nell’area più grande di tutte quattro branchi sono alla pari. Si dividono 18 punti, non 6, e ne ricevono 4 ciascuno. (Dividendo prima, sarebbero stati tre volte 1.)

    Un tabellone intero: ci sono una palude da 9 tasselli, una foresta da 7, un’altra foresta da 4, una savana da 7 e due montagne da 5. La palude conta tre volte, la foresta maggiore e la savana due, la foresta minore e le due montagne una. Se la foresta maggiore avesse 9 tasselli come la palude, niente conterebbe tre volte: palude, foresta maggiore e savana conterebbero due volte.

    Per contare al tavolo il regolamento consiglia un ordine: prima l’area più grande di tutte, poi le altre aree del suo terreno; quindi gli altri tre terreni, ognuno a partire dalla sua area più grande.

genesis-rules-9-title = Chi vince
genesis-rules-9-text =
    Vince chi ha più punti. Se più giocatori condividono il punteggio più alto, vincono insieme [G8.1].

    In questo gioco niente è segreto: tabellone, tasselli e dadi sono sotto gli occhi di tutti, e la fortuna sta solo nei dadi [G9.1].

genesis-rules-10-title = Consigli per giocare bene
genesis-rules-10-text =
    - Tieni i branchi tutti d’un pezzo. Cinque tasselli uniti vincono un’area che tre più due perdono [G5.2].
    - Vulcani, pozze e bordi sono dalla tua parte: in un passaggio stretto basta un tassello per spezzare il branco di un rivale o per impedire a due aree di unirsi [G1.4].
    - Una piccola area di tre tasselli tutta tua vale 6 punti, quanto i due posti di un’area affollata [G6.2].
    - Conta i tasselli delle aree più grandi. Uno in più fa la differenza tra parità e triplo, a tuo favore o contro di te [G7.3].
    - Due branchi uguali in testa non lasciano niente agli altri: insieme prendono tutto [G6.3]. Se sei secondo, un tuo tassello può portarti alla pari.
    - Un solo tassello del terreno giusto può essere meglio di due che non ti servono [G3.4].
    - Tredici tasselli per terreno non sono molti. Quando finisci quelli di un terreno, i suoi dadi per te sono jolly [G3.3].
    - Verso la fine conta gli spazi liberi ancora collegati. Chi mette l’ultimo tassello decide che cosa resta aperto [G4.1].

genesis-rules-11-title = Un tabellone tutto tuo
genesis-rules-11-text =
    Puoi giocare anche su un tabellone tutto tuo. Prima di usarlo si controlla che sia in ordine: 10 righe di 14 spazi, almeno 60 spazi liberi a sinistra del fiume e nessuno spazio libero isolato, né sull’intero tabellone né nella sola parte a sinistra del fiume. Se gli spazi senza tassello non sono 22, o i vulcani non sono 10, il controllo lo segnala, e puoi giocare lo stesso: la scatola può avere ragione [G1.4].

genesis-rules-12-title = Da dove vengono queste regole
genesis-rules-12-text =
    Genesis è un gioco di Reiner Knizia (2006). Ne raccontiamo le regole con parole nostre, dalla traduzione italiana di Sargon per La Tana dei Goblin (www.goblins.net). La traduzione dice di sé di essere un aiuto per i giocatori di lingua italiana e di non sostituire il regolamento originale. Quello che lascia aperto è deciso qui e segnato come decisione; le facce dei dadi e i numeri del tabellone sono quelli che riferiscono i giocatori. Nessun editore vi ha parte.

## Decisioni: perché si gioca così

genesis-ruling-G1-3 = Il regolamento non dice quante volte c’è ogni faccia. I giocatori riferiscono che è così.
genesis-ruling-G3-3 = Il regolamento non dice quando si guarda. Noi guardiamo a ogni tassello che si mette: solo allora si sa che cosa resta.
genesis-ruling-G3-5 = Il regolamento parla di due tasselli o di uno, e di nessun ordine. Mettendoli uno dopo l’altro si può riflettere su ciascuno.
genesis-ruling-G3-6 = Il regolamento non lo dice. Senza tasselli non c’è niente per cui tirare.
genesis-ruling-G4-1 = Il regolamento parla di spazi vuoti connessi, senza dire come. I suoi branchi sono connessi lato contro lato, quindi anche gli spazi.
genesis-ruling-G4-2 = Il regolamento non lo dice. Una partita in cui nessuno può più mettere niente deve finire.
genesis-ruling-G5-1 = Il regolamento dice come si collegano i tasselli solo per i branchi. Le aree si collegano allo stesso modo.
genesis-ruling-G5-2 = Per il regolamento tutti i tasselli connessi di una specie sono un branco. Il suo esempio conta i branchi di ogni area per sé, quindi un branco finisce dove finisce la sua area.
genesis-ruling-G6-3 = Il regolamento dice che i giocatori alla pari si dividono i punti. Ma il suo esempio divide per branchi: quattro branchi di tre giocatori ricevono 1 ciascuno, e il giocatore che ne ha due riceve 2.
genesis-ruling-G6-4 = Il regolamento dice che i giocatori alla pari si dividono i punti, ma il suo esempio divide per branchi, per il primo posto. Noi facciamo lo stesso per il secondo.
genesis-ruling-G6-6 = Il regolamento dà tutti i 6 punti a chi ha il branco più grande e anche il secondo. Chi non è alla pari con nessun altro non divide con nessun altro.
genesis-ruling-G7-4 = Il regolamento parla degli altri tre terreni. Se nessuna area conta tre volte, nessun terreno fa storia a sé, e tutti e quattro sono uguali. Secondo un’altra lettura le aree alla pari contano una volta e solo gli altri terreni hanno un’area che conta due volte; questo cambia il vincitore in circa 1 partita su 17.
genesis-ruling-G7-5 = Il regolamento non dice che cosa viene prima. Per esso i due posti valgono 12 e 6, dunque si divide quello.
genesis-ruling-G8-1 = Il regolamento non prevede uno spareggio.

## Che cosa non si può leggere

genesis-unreadable = “{ $text }” non è una mossa di Genesis. Scrivi “forest e5” per un tassello di foresta in e5, oppure “stop” dopo un primo tassello.
genesis-unreadable-space = “{ $text }”: lo spazio { $name } non esiste. Le colonne vanno dalla a alla n, le righe da 1 a 10.
genesis-unreadable-roll = “roll { $one } { $other }”: i dadi si scrivono nell’ordine forest, savanna, mountain, swamp, wild. Scrivi “roll { $other } { $one }”.
genesis-position-rows = Il tabellone deve avere 10 righe, e { $count ->
        [one] ne è disegnata una
       *[other] ne sono disegnate { $count }
    }.
genesis-position-columns = La riga { $row } deve avere 14 spazi, e ne ha { $count }.
genesis-position-signs = Riga { $row }: “{ $text }” non si può leggere. Uno spazio è “.” (libero), “^” (vulcano), “o” (pozza di catrame) o un tassello come “Fr”: F, S, M o W per il terreno, poi r, d, m o h per la specie.
genesis-position-ground = { $space }: la posizione ha “{ $sign }”, il tabellone ha “{ $printed }”.
genesis-position-not-in-play = { $space }: il tassello “{ $tile }” non può stare lì; lo spazio non accetta tasselli o non è in gioco.
genesis-position-species = { $space }: il tassello “{ $tile }” è di una specie che nessuno gioca.
genesis-position-thirteen = { $space }: i tasselli come “{ $tile }” sono solo 13, e questo è uno di troppo.
genesis-position-no-tiles = Non può toccare al posto { $seat }: non ha più tasselli.
genesis-position-dice = “{ $text }” non è un tiro. Servono due di queste facce: { $faces }.
genesis-position-second = “{ $text }” non possono essere i terreni di un secondo tassello. Vengono dopo i dadi, e sono tra questi: { $terrains }.

## Controlli di un tabellone

genesis-content-no-object = Un tabellone di Genesis è un oggetto JSON con “rows” e “river”.
genesis-content-unknown-key = “{ $key }” non fa parte di un tabellone di Genesis.
genesis-content-missing-key = Nel tabellone manca “{ $key }”.
genesis-content-no-rows = “rows” deve essere un elenco di 10 testi, uno per riga a partire dall’alto.
genesis-content-rows = “rows” deve avere 10 righe, e ne ha { $count }.
genesis-content-columns = La riga { $row } deve avere 14 spazi, e ne ha { $count }.
genesis-content-sign = { $space }: “{ $sign }” non può stare su un tabellone. Scrivi “.” per uno spazio libero, “^” per un vulcano, “o” per una pozza di catrame.
genesis-content-river = “river” dice quante colonne stanno a sinistra del fiume: un numero da 1 a 13, non { $river }.
genesis-warning-blocked = Sul tabellone stampato, a quanto riferiscono i giocatori, { $wanted } spazi non prendono tasselli. Su questo sono { $count }.
genesis-warning-volcanoes = A quanto riferiscono i giocatori, il tabellone stampato ha { $wanted } vulcani. Questo ne ha { $count }.
genesis-content-left = A sinistra del fiume servono almeno 60 spazi liberi, e ce ne sono { $count }.
genesis-content-cut-off = Nessuno spazio libero può essere isolato, e { $space } non si raggiunge da { $other }.
genesis-content-cut-off-left = In due si usa solo la parte a sinistra del fiume, e lì { $space } non si raggiunge da { $other }.

## Nel browser

genesis-web-board = Tabellone di Genesis
genesis-web-tray = I tuoi tasselli
genesis-web-on-dice = { $terrain }, sui dadi
genesis-web-off-dice = { $terrain }, non sui dadi
genesis-web-ends-turn = { $terrain }, non sui dadi: sarebbe l’unico tassello di questo turno
genesis-web-only-tile = Questo tassello chiuderebbe il tuo turno.
genesis-web-volcano = Vulcano: qui non va nessun tassello
genesis-web-tar-pit = Pozza di catrame: qui non va nessun tassello
genesis-web-stock-of = { $terrain } { $count }
genesis-web-spot = { $space } (accanto a { $beside })
genesis-web-offer-space = { $space }: scegli il terreno
genesis-web-tile = { $terrain } in { $space }
genesis-web-stop = Fermati qui
genesis-web-areas = Mostra le aree
genesis-web-areas-now = Le aree adesso
genesis-web-areas-none = Nessun terreno ha ancora tre tasselli affiancati.
genesis-web-area = { $terrain } in { $space }, { $tiles } tasselli
genesis-web-area-counts = { $terrain } in { $space }, { $tiles } tasselli, { $times }
genesis-web-share = { $count } a { $name }
genesis-web-species = Specie
genesis-web-seat = { $name } ({ $species })
genesis-web-seat-has = Tasselli rimasti: { $tiles }. { $standing }.

## Esempi nelle regole

genesis-example-second = Ada ha tirato savana e jolly e ha messo una montagna in c3: può valere solo per il dado jolly. Il secondo tassello dev’essere dunque savana. In h5 si unisce al suo branco di due.
genesis-example-area = Sette tasselli di foresta uno accanto all’altro sono una sola area. Dentro ci sono quattro branchi: mammiferi 2, rettili 1, mammiferi 3 e rettili 1. Il cartellino dice quanto darebbe ora l’area.
genesis-example-worth = Branchi: uomini 4, dinosauri 4, rettili 3. Due branchi sono i più grandi a pari merito: si dividono i 6 punti e ne prendono 3 ciascuno, i rettili niente.
genesis-example-largest = La palude di 5 tasselli è l’area più grande di tutte e conta triplo: rettili e mammiferi, alla pari con 2 tasselli, si dividono 18 punti, 9 ciascuno. La savana di 4 e la foresta maggiore, di 4, contano doppio, la foresta di 3 una volta sola.
