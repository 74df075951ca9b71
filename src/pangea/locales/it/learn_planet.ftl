# Lezioni di Planet. Quello che si dice a ogni passo sta accanto al tavolo: frasi brevi.

## Planet in tre minuti

learn_planet-first-title = Planet in tre minuti
learn_planet-first-about = Coprire un mondo, attirare animali, contare i punti.
learn_planet-first-tile = Questa sfera spoglia è il tuo pianeta. Tessera dopo tessera copri le sue dodici facce di terre e mari. Gli animali vanno sul pianeta più adatto a loro, e da loro viene la maggior parte dei punti. Prendi una tessera, scegli una faccia, girala come vuoi e mettila.
learn_planet-first-tile-done = In ognuno dei dodici turni ci sono cinque tessere scoperte, e ciascuno a turno ne prende una. Alla fine i pianeti sono coperti. Una tessera messa non si sposta più.
learn_planet-first-grow = Turno 2; giochi con il rosso. Le porzioni dello stesso ambiente che si incontrano oltre un lato sono una sola regione. La tua foresta sulla faccia 0 ha 3 porzioni. Mettile accanto una tessera, in modo che diventino 7.
learn_planet-first-grow-done = Sette porzioni: la foresta continua oltre il lato.
learn_planet-first-grow-other = Non sono ancora 7. Prendi la tessera con quattro porzioni di foresta e mettila accanto alla faccia 0, foresta contro foresta.
learn_planet-first-grow-ice = Tessera giusta al posto giusto, ma sul lato c’è il suo ghiacciaio. Gira la tessera.
learn_planet-first-beaver = Dal terzo turno, alla fine di ogni turno arrivano animali. Ora tocca al castoro: vuole la foresta più estesa che tocca un oceano. La tua, di 7, non ha oceani accanto; quella di Bruno, di 2, sì. Rimedia!
learn_planet-first-beaver-done = Il castoro è tuo e vale 2 punti. Che cosa vuole ogni animale, e in quale turno arriva, si vede dall’inizio: fa’ i tuoi piani.
learn_planet-first-beaver-other = Così il castoro non viene da te. Una porzione di oceano deve stare contro un lato della tua grande foresta.
learn_planet-first-reindeer = Turno 6. La renna vuole il ghiacciaio più esteso che non tocca nessun deserto. Quello di Bruno ha 6 porzioni, il tuo sulla faccia 2 una sola. Chi avrebbe la renna, adesso?
learn_planet-first-reindeer-choice-red = Io
learn_planet-first-reindeer-choice-blue = Bruno
learn_planet-first-reindeer-choice-nobody = Nessuno
learn_planet-first-reindeer-done = Tu: il ghiacciaio di Bruno tocca un deserto, e alla renna non interessa. In caso di parità, o se nessun pianeta è adatto, la carta aspetta il turno seguente.
learn_planet-first-reindeer-other = Guarda il pianeta di Bruno: quel grande ghiacciaio ha accanto un deserto. Il tuo no.
learn_planet-first-camel = In questo turno arriva anche il cammello. Vuole il maggior numero di deserti separati: tu ne hai 2, e Bruno pure. Metti una tessera che ti porti il cammello e ti lasci la renna.
learn_planet-first-camel-done = Due animali in un turno! I desideri sono di tre tipi: più regioni possibile, la più estesa che tocca qualcosa, la più estesa che non lo tocca.
learn_planet-first-camel-other = Così non arrivano tutti e due. Ti serve un terzo deserto, separato dagli altri, e nessun deserto accanto al ghiacciaio della faccia 2.
learn_planet-first-card = La fine, dopo dodici turni. Dall’inizio hai una carta obiettivo segreta: oceano. Le tue 25 porzioni di oceano danno 8 punti. Gli animali di quell’ambiente ti danno 1 punto, tutti gli altri 2. Hai 2 animali dell’oceano e 7 altri. Quanti punti in tutto?
learn_planet-first-card-done = 24: 8 per la carta, 2 e 14 per gli animali. Durante la partita vedi la tua carta e i suoi punti; gli altri no.
learn_planet-first-card-other = Non proprio: 8 per la carta, poi 2 animali da 1 punto e 7 da 2 punti.
learn_planet-first-wins = Bruno ha 10 animali e 20 punti, tu 9 animali e 24 punti. Chi vince?
learn_planet-first-wins-choice-red = Io
learn_planet-first-wins-choice-blue = Bruno
learn_planet-first-wins-choice-both = Tutti e due
learn_planet-first-wins-done = Tu: vince chi ha più punti. Solo a parità di punti decidono gli animali.
learn_planet-first-wins-other = Il numero di animali decide solo a parità di punti. Qui non c’è parità.
learn_planet-first-game = E ora una vera partita contro un bot tranquillo. Guarda quali animali stanno per arrivare e che cosa vogliono, unisci le regioni o tienile separate, e ricordati della carta segreta. Per la prima partita, e con i bambini, il regolamento consiglia quella per principianti: senza carte obiettivo, ogni animale vale 1 punto.

## Contare le regioni

learn_planet-regions-title = Contare le regioni
learn_planet-regions-about = Le regioni continuano oltre ogni lato del pianeta.
learn_planet-regions-size = Nel disegno aperto le facce 5 e 9 sono lontane. Sul pianeta hanno un lato in comune, e lì la foresta incontra la foresta. Quante porzioni ha questa foresta? Gira il pianeta per vederla.
learn_planet-regions-size-done = Sei: tre su ogni faccia, e oltre il lato sono una sola regione.
learn_planet-regions-size-other = Conta la foresta su tutte e due le facce: oltre il lato comune è una sola regione.
learn_planet-regions-number = Le porzioni sono vicine se si toccano con un lato; se si incontrano solo in un angolo, no. Quante foreste separate ci sono sul tuo pianeta?
learn_planet-regions-number-done = Quattro: una sulle facce 5 e 9, una sulla faccia 0, e due porzioni isolate sulla faccia 2.
learn_planet-regions-number-other = Va’ di faccia in faccia: la 5 e la 9 hanno una foresta in comune. Quella della 0 la incontra solo in un angolo. Sulla 2 ci sono due foreste staccate.
learn_planet-regions-join = Una sola tessera può unire molto. Ora arriva la tigre: vuole la foresta più estesa che tocca un deserto, e quella di Bruno ha 12 porzioni. Fa’ crescere di più la tua!
learn_planet-regions-join-done = 13 porzioni: tre foreste e la nuova tessera sono una sola regione, e la tigre è tua.
learn_planet-regions-join-other = Non basta. C’è una faccia spoglia con foresta su tre dei suoi lati.
learn_planet-regions-join-two = Così sono 10. Un’altra faccia spoglia ha foresta su tre dei suoi lati.
learn_planet-regions-join-nearly = La faccia è giusta, ma il ghiacciaio taglia fuori una foresta. Gira la tessera.

## Mettere una tessera

learn_planet-tiles-title = Mettere una tessera
learn_planet-tiles-about = Quale tessera, quale faccia, e come girarla.
learn_planet-tiles-turn = Su due lati della faccia 1 c’è oceano che aspetta. Mettici la tessera 23, girata in modo che le sue due porzioni di oceano li incontrino entrambi.
learn_planet-tiles-turn-done = Tutti e due i lati combaciano, e sei porzioni di oceano stanno insieme.
learn_planet-tiles-turn-half = Un lato combacia, l’altro no. Gira ancora un po’ la tessera.
learn_planet-tiles-turn-away = L’oceano guarda dalla parte sbagliata. Gira la tessera.
learn_planet-tiles-turn-other = Prendi la tessera 23 e mettila sulla faccia 1, quella con l’anello.
learn_planet-tiles-free = Che cosa devi rispettare quando metti una tessera?
learn_planet-tiles-free-choice-match = Ambienti uguali devono incontrarsi
learn_planet-tiles-free-choice-touch = Deve stare accanto a un’altra tessera
learn_planet-tiles-free-choice-free = Niente: una faccia spoglia, girata come voglio
learn_planet-tiles-free-done = Puoi prendere qualsiasi tessera scoperta, qualsiasi faccia spoglia e una delle cinque rotazioni. Ma ciò che è messo non si sposta più.
learn_planet-tiles-free-other = Niente ti obbliga: se gli ambienti si incontrano, è solo un vantaggio.

## Che cosa vogliono gli animali

learn_planet-animals-title = Che cosa vogliono gli animali
learn_planet-animals-about = I tre tipi di desideri, uno dopo l’altro.
learn_planet-animals-most = Arriva il panda. Vuole il maggior numero di foreste separate: Bruno ne ha 2, tu 1. La grandezza non conta. Metti una tessera che ti porti in testa.
learn_planet-animals-most-done = Tre foreste, e il panda viene da te. A volte piccolo e sparso è meglio.
learn_planet-animals-most-other = Al panda servono tre foreste che non si incontrano. Una sola tessera può portarne due.
learn_planet-animals-touching = Il polpo vuole l’oceano più esteso che tocca una montagna. Nessuno dei tuoi la tocca; Bruno ne ha uno di 2 porzioni. Avvicina oceano e montagna.
learn_planet-animals-touching-done = Il polpo è tuo. Si confrontano solo le regioni che toccano una montagna, per quanto grandi siano le altre.
learn_planet-animals-touching-other = Il polpo non viene. Servono 3 porzioni di oceano insieme, accanto alla montagna della faccia 5.
learn_planet-animals-apart = La rana vuole la foresta più estesa che non tocca nessun deserto. Quella di Bruno, di 8, ne tocca uno, ma Bruno ne ha un’altra di 2, come te sulla faccia 1. Fa’ crescere la tua, lontano dai deserti.
learn_planet-animals-apart-done = Ora la foresta più estesa senza deserti è la tua. Chi non ha nessuna foresta così non può avere la rana.
learn_planet-animals-apart-other = Così niente rana. Fa’ incontrare altra foresta con quella della faccia 1, e nessun deserto accanto.

## Quando c’è parità

learn_planet-ties-title = Quando c’è parità
learn_planet-ties-about = Le carte passano avanti; nell’ultimo turno decidono le regioni minori.
learn_planet-ties-wait = La renna vuole il ghiacciaio più esteso che non tocca nessun deserto. Quello di Bruno ha 2 porzioni. Ora non puoi superarlo, ma puoi raggiungerlo: allora la carta passa al turno seguente.
learn_planet-ties-wait-done = Parità: la renna aspetta il turno 5, e lì si decide di nuovo. Lo stesso vale per una carta a cui nessun pianeta è adatto.
learn_planet-ties-wait-other = La renna andrebbe a Bruno. Aggiungi una porzione a un tuo ghiacciaio, e tieni lontani i deserti.
learn_planet-ties-second = Dopo il turno 12 non ce n’è un altro. A parità decide la seconda regione più estesa, poi la terza. La lince vuole il ghiacciaio più esteso che tocca una foresta; quello di Bruno ha 3 porzioni. Conquistala con l’ultima tessera.
learn_planet-ties-second-done = Pari a 3, ma il tuo secondo ghiacciaio ha 2 porzioni e quello di Bruno 1. Se anche la terza è pari, o se si vogliono più regioni possibile, con la parità la carta non va a nessuno.
learn_planet-ties-second-other = Il ghiacciaio di Bruno è ancora più esteso. La tua ultima faccia è accanto a dei ghiacciai: aggiungi due porzioni a uno di loro.

## Tessera per tessera, turno per turno

learn_planet-draft-title = Tessera per tessera, turno per turno
learn_planet-draft-about = Chi sceglie quando, dove vanno le altre tessere, quali animali arrivano.
learn_planet-draft-begins = Siete in tre. Il turno 1 l’hai cominciato tu. Il turno 2 l’ha cominciato Bruno, poi ha scelto Chloé, ora tocca a te. Chi comincia il turno 3?
learn_planet-draft-begins-choice-red = Io
learn_planet-draft-begins-choice-blue = Bruno
learn_planet-draft-begins-choice-green = Chloé
learn_planet-draft-begins-done = Chloé: dopo ogni turno il gettone passa a sinistra.
learn_planet-draft-begins-other = Cominciano tutti, uno alla volta: dopo ogni turno il gettone passa a sinistra.
learn_planet-draft-take = Ogni turno scopre cinque nuove tessere; chi è ultimo sceglie tra quelle che restano. Prendi una di queste tre e guarda dove vanno le altre.
learn_planet-draft-take-done = Vanno da parte, coperte, per il turno 11 e, quando lì ce ne sono cinque, per il turno 12. Tutti le hanno viste: sai che cosa porteranno gli ultimi due turni.
learn_planet-draft-coming = Che cosa sai degli animali quando comincia la partita?
learn_planet-draft-coming-choice-all = Quali sono, e quando arrivano
learn_planet-draft-coming-choice-one = Solo qual è il prossimo
learn_planet-draft-coming-choice-hidden = Niente
learn_planet-draft-coming-done = Venti sono scoperti: uno per ognuno dei turni da 3 a 5, due da 6 a 9, tre da 10 a 12. Nascoste sono solo le carte obiettivo e le tessere non ancora scoperte.
learn_planet-draft-coming-other = Guarda l’elenco degli animali: sono scoperti fin dall’inizio.

## La carta segreta

learn_planet-habitat-title = La carta segreta
learn_planet-habitat-about = Punti per le porzioni, e quanto valgono gli animali.
learn_planet-habitat-worth = La tua carta è ghiacciaio: 2 punti da 11 porzioni, 4 da 14, 6 da 17. Ne hai 12. Lupo ed ermellino sono animali del ghiacciaio e ti danno 1 punto ciascuno; lontra ed elefante 2. Quanti punti hai?
learn_planet-habitat-worth-done = 8: 2 per la carta e 6 per gli animali.
learn_planet-habitat-worth-other = 12 porzioni danno 2 punti. Poi 1 + 1 per gli animali del ghiacciaio e 2 + 2 per gli altri.
learn_planet-habitat-portions = Altre due porzioni di ghiacciaio fanno 14, e 2 punti in più. Contano dovunque si trovino. Metti una tessera così.
learn_planet-habitat-portions-done = 14 porzioni. Il ghiacciaio è l’ambiente più raro: per questo nessuna carta chiede meno porzioni.
learn_planet-habitat-portions-other = Troppo poco ghiacciaio: scegli una tessera che ne ha due porzioni.
learn_planet-habitat-secret = Chi sa quale carta obiettivo hai?
learn_planet-habitat-secret-choice-nobody = Solo io, fino alla fine
learn_planet-habitat-secret-choice-left = Chi sta alla mia sinistra
learn_planet-habitat-secret-choice-all = Tutti
learn_planet-habitat-secret-done = Si mostra alla fine. Ma ciò che raccogli può tradirti.
learn_planet-habitat-secret-other = La carta resta nascosta finché la partita non è finita.

## La fine, e chi vince

learn_planet-ending-title = La fine, e chi vince
learn_planet-ending-about = Che cosa decide a parità di punti.
learn_planet-ending-animals = I dodici turni sono finiti, e avete 24 punti ciascuno. Tu hai 9 animali, Bruno 11. Chi vince?
learn_planet-ending-animals-choice-red = Io
learn_planet-ending-animals-choice-blue = Bruno
learn_planet-ending-animals-choice-both = Tutti e due
learn_planet-ending-animals-done = Bruno: a parità di punti vince chi ha più animali.
learn_planet-ending-animals-other = I punti sono pari, quindi si contano gli animali: Bruno ne ha di più.
learn_planet-ending-together = Un’altra partita: 22 punti e 10 animali ciascuno. Chi vince?
learn_planet-ending-together-choice-red = Io
learn_planet-ending-together-choice-blue = Bruno
learn_planet-ending-together-choice-both = Tutti e due
learn_planet-ending-together-done = Vincete insieme. La fine arriva sempre dopo il turno 12: si mostrano le carte obiettivo e si sommano i punti.
learn_planet-ending-together-other = Punti e animali sono pari. Non c’è altro da confrontare.

## Altri due modi di giocare

learn_planet-variants-title = Altri due modi di giocare
learn_planet-variants-about = Per principianti, e con gli animali a sorpresa.
learn_planet-variants-beginners = Per i principianti non ci sono carte obiettivo, e ogni animale vale 1 punto. Alla fine di questa partita hai 9 animali. Quanti punti sono?
learn_planet-variants-beginners-done = 9: uno per animale, e nient’altro.
learn_planet-variants-beginners-other = Un punto per ognuno dei tuoi 9 animali.
learn_planet-variants-surprise = Con gli animali a sorpresa ne arrivano due in ognuno dei turni da 3 a 12: uno scoperto dall’inizio, l’altro coperto. Dopo ogni turno se ne scopre uno. Metti una tessera e guarda.
learn_planet-variants-surprise-done = Dopo il turno 2 si scopre l’animale nascosto del turno 4: la balena. Così sai sempre chi arriva in questo turno e nel prossimo.
