# Lezioni di Trias. Quello che si dice a ogni passo sta accanto al tavolo: frasi brevi.

## Trias in tre minuti

learn_trias-first-title = Trias in tre minuti
learn_trias-first-about = Far andare la terra alla deriva, salvare i branchi, tenere i continenti.
learn_trias-first-card = Tutta la terra è un solo continente, che si sta spezzando. Guida i branchi rossi: chi ne ha di più su un pezzo che si è staccato prende punti. Il turno comincia con una carta, che dice quale terra va alla deriva. Gioca la tua: bosco.
learn_trias-first-card-deck = Si può: giocheresti la prima carta del mazzo, qualunque sia. Ma adesso gioca la tua.
learn_trias-first-drift = Un bosco deve andare alla deriva. Sollevane uno sul mare esterno, per esempio quello con l’anello. Poi posalo su un esagono dorato: più lontano dal Polo Sud di prima, e a contatto con la terra che ha lasciato.
learn_trias-first-drift-done = Così la terra si allontana dal Polo Sud. Puoi sollevare la terra di ogni continente su cui hai un branco, dovunque il branco sia.
learn_trias-first-breed = Ora hai 4 punti azione. Riprodursi ne costa 1: un branco porta sulla sua tessera un altro branco dalla riserva. Fallo in uno dei tuoi boschi.
learn_trias-first-breed-done = Attenzione al posto: un bosco nutre 4 branchi, una steppa 3, una montagna 2, di tutti insieme.
learn_trias-first-breed-other = Si può fare anche questo. Ma prima prova a far riprodurre un branco: scegli una tessera con branchi rossi.
learn_trias-first-move = Anche spostarsi costa 1 punto: un branco va su una tessera adiacente che non è piena. Distribuisci i tuoi branchi: spostane uno.
learn_trias-first-move-done = Ti resterebbero 2 punti per continuare. Con 3 punti potresti mandare alla deriva un’altra tessera, di qualsiasi terreno.
learn_trias-first-move-other = Ora sposta un branco: scegli la sua tessera, poi una tessera adiacente.
learn_trias-first-swim = Qualche turno dopo Bruno ha sollevato il bosco sotto due dei tuoi branchi. Ora nuotano, e alla fine del tuo turno i nuotatori tornano nella riserva. Un punto ne salva fino a 3: portane uno a terra.
learn_trias-first-swim-done = Salvo, e con lo stesso punto puoi prendere anche l’altro. I branchi nella riserva non sono perduti: possono rinascere.
learn_trias-first-swim-other = I tuoi nuotatori sono ancora in acqua. Sceglili, poi scegli una tessera accanto.
learn_trias-first-split = La penisola a nord-est è attaccata per un solo bosco, quello con l’anello. Sollevalo e posalo dove tocca solo la penisola: la terra si spezza, e il nuovo continente dà subito punti.
learn_trias-first-split-done = Più branchi di tutti: 2 punti a te. Secondo posto: 1 a Bruno. La parte con il Polo Sud non dà mai punti. Accanto al tuo nome ci sono i tuoi 2 punti e, sotto, quanto avresti se la partita finisse ora.
learn_trias-first-split-other = Così non ci sono punti. Solleva il bosco con l’anello e posalo dall’altra parte della penisola.
learn_trias-first-impact = Tra le ultime carte c’è il meteorite, e ora è arrivato. Ognuno ha un ultimo turno: 2 punti azione, nessuna deriva. A est tu e Bruno avete 2 branchi ciascuno. Passa in testa!
learn_trias-first-impact-done = 3 a 2. Adesso tutti i continenti danno punti ancora una volta.
learn_trias-first-impact-pole = La terra del Polo Sud alla fine non dà niente. Passa in testa a est.
learn_trias-first-impact-early = Non ancora: i tuoi due punti possono cambiare qualcosa a est.
learn_trias-first-impact-other = Così non passi in testa. Fa’ riprodurre un branco nel bosco a est.
learn_trias-first-final = Chi ha più branchi su un continente: un punto per ogni sua tessera. Chi è secondo: la metà, per eccesso. La terra del Polo Sud: niente. A est 5 tessere, e hai più branchi tu. A sud 3 tessere, vieni dopo Chloé. Avevi già 1 punto. Quanti sono ora?
learn_trias-first-final-done = 1 + 5 + 2 = 8. Bruno e Chloé ne hanno 7 ciascuno. Vinci tu: vince chi ha più punti.
learn_trias-first-final-other = 5 per l’est. A sud la metà di 3 è 1½, per eccesso 2. E 1 che avevi già.
learn_trias-first-game = E ora una vera partita contro due bot tranquilli. Prima ognuno piazza 2 branchi su una tessera, due volte: meglio non proprio sul bordo, che va alla deriva per primo. Poi tutto va come qui: carta, deriva, punti azione.

## La deriva

learn_trias-drift-title = La deriva: sollevare e posare
learn_trias-drift-about = Quale terra può andare alla deriva, e dove.
learn_trias-drift-lift = La tua carta dice steppa. Deve confinare con il mare esterno, su un continente dove hai un branco. Sollevane una, ma non sotto i tuoi branchi. Premi «Si può?» per vedere perché altre tessere non si possono sollevare.
learn_trias-drift-lift-wet = Si può, ma il tuo branco dovrebbe nuotare. Scegli un’altra steppa.
learn_trias-drift-lift-done = Giusto. Il Polo Sud, una tessera su un mare interno, una terra senza tuoi branchi e una tessera tutta sola restano dove sono.
learn_trias-drift-put = La steppa che hai sollevato era a 2 passi dal Polo Sud. Posala sull’acqua ad almeno 3 passi, dove tocca il continente che ha lasciato e ha un lato sul mare esterno.
learn_trias-drift-put-done = Più lontano, e ancora a contatto con il suo continente.
learn_trias-drift-stuck = Ogni tuo branco è su una tessera che è un continente a sé: non puoi mandare alla deriva niente. Gioca lo stesso la carta che hai in mano.
learn_trias-drift-stuck-done = La carta è giocata a vuoto, niente va alla deriva, e i punti azione ci sono come sempre.
learn_trias-drift-stuck-draw = Puoi anche pescare; allora è quella carta a essere giocata a vuoto. Qui gioca quella che hai in mano.

## Mano o mazzo

learn_trias-cards-title = Mano o mazzo
learn_trias-cards-about = Quale carta giocare, e se nessuna tessera va bene.
learn_trias-cards-pick = La tua carta dice steppa, e l’unica che può andare alla deriva è sotto i tuoi tre branchi. Puoi invece pescare la prima carta del mazzo e giocare quella. Fallo.
learn_trias-cards-pick-wet = Allora i tuoi tre branchi dovrebbero nuotare. Pesca, invece.
learn_trias-cards-pick-done = Montagna! La tua steppa resta in mano.
learn_trias-cards-forced = La carta dice montagna, ma l’unica è all’interno. Deve allora andare alla deriva una tessera di un altro terreno. Sollevane una, e tieni i branchi all’asciutto.
learn_trias-cards-forced-wet = I tuoi tre branchi dovrebbero nuotare. Scegli un’altra tessera.
learn_trias-cards-forced-done = Ora va bene qualsiasi terreno. Ma la deriva è obbligatoria, prima di ogni altra cosa.
learn_trias-cards-keep = Hai giocato una carta del mazzo. Che cosa succede alla tua mano alla fine del turno?
learn_trias-cards-keep-choice-keep = La steppa resta, non pesco
learn_trias-cards-keep-choice-new = Pesco una seconda carta
learn_trias-cards-keep-choice-show = Mostro la steppa
learn_trias-cards-keep-done = Peschi solo se giochi la carta che hai in mano. Ognuno ne ha sempre una, e nessun altro la vede.
learn_trias-cards-keep-other = Ognuno ha sempre una sola carta, nascosta. La tua ce l’hai ancora.

## I nuotatori

learn_trias-swimming-title = I nuotatori
learn_trias-swimming-about = Come tornano a terra, e se una tessera è troppo piena.
learn_trias-swimming-rescue = Tre dei tuoi branchi nuotano, in due posti, e hai 1 punto. Un salvataggio porta fino a 3 nuotatori, ognuno su una tessera accanto che ha posto. Salvali tutti e tre.
learn_trias-swimming-rescue-done = Tre con un punto. Se nel mezzo fai altro, il resto del salvataggio è perso; e chi nuota ancora alla fine del tuo turno torna nella riserva.
learn_trias-swimming-rescue-other = Così spendi il tuo unico punto. Usalo per salvare i nuotatori, uno dopo l’altro.
learn_trias-swimming-land = I tuoi nuotatori a est non possono salire sulla montagna: è piena. Ma con 3 punti puoi mandare alla deriva qualsiasi tessera. Posane una proprio sotto di loro!
learn_trias-swimming-land-done = Ora sono di nuovo a terra, e lo sarebbero anche se fossero troppi per la tessera.
learn_trias-swimming-land-other = Sono ancora in acqua. Solleva una tessera e posala dove nuotano.
learn_trias-swimming-crowd = Questa steppa è stata posata sotto dei nuotatori: ci sono 4 branchi, e ne nutre 3. Alla fine del turno riprendi i tuoi finché bastano i posti. Hai 1 punto. Non perdere nessun branco.
learn_trias-swimming-crowd-done = Ne restano tre, quanti ne nutre. Quelli degli altri sarebbero rimasti fino alla fine del loro turno.
learn_trias-swimming-crowd-back = Allora un tuo branco torna nella riserva. Spostalo, invece.
learn_trias-swimming-crowd-other = La steppa è ancora troppo piena. Sposta via un branco.

## Riprodursi e spostarsi

learn_trias-herds-title = Riprodursi e spostarsi
learn_trias-herds-about = A che cosa servono i punti azione.
learn_trias-herds-breed = Il tuo bosco con l’anello ha 2 branchi e ne nutre 4. Riempilo: in un turno ogni branco può riprodursi una volta, per 1 punto. Sulla tua montagna non c’è posto: ne nutre 2.
learn_trias-herds-breed-done = Quattro branchi. Ora sono tutti disegnati vuoti, cioè stanchi: in questo turno né genitori né nuovi nati si riproducono.
learn_trias-herds-breed-other = Il bosco non è ancora pieno. Fa’ riprodurre lì due branchi.
learn_trias-herds-fresh = I branchi disegnati vuoti si sono già riprodotti in questo turno: sono stanchi. Porta quello fresco sulla steppa con l’anello e fallo riprodurre lì. Ti servono i tuoi 2 punti.
learn_trias-herds-fresh-done = Due branchi su una terra nuova. I punti che non usi sono persi.
learn_trias-herds-fresh-tired = Quello era il branco stanco. Può camminare, ma in questo turno non si riproduce. Prendi quello fresco.
learn_trias-herds-fresh-walked = Ci sono tutti e due, ma non è nato nessuno.
learn_trias-herds-fresh-here = Riprodursi, sì, ma di là, sulla steppa. Prima spostati.
learn_trias-herds-fresh-other = Prima sposta il branco fresco sulla steppa, poi fallo riprodurre lì.
learn_trias-herds-wall = Porta il tuo branco sulla steppa con l’anello a est, con 2 punti. La montagna in mezzo è piena: nessuno può entrarci, nemmeno per passare.
learn_trias-herds-wall-done = Si può anche girarle intorno. Una tessera piena è un muro, e puoi costruirne anche tu.
learn_trias-herds-wall-other = Non ci sei ancora. Passa dalla tessera a nord-est.

## Quando la terra si spezza

learn_trias-splits-title = Quando la terra si spezza
learn_trias-splits-about = Chi prende punti lungo la strada, e come fare perché non li prenda nessuno.
learn_trias-splits-score = La tua carta dice montagna. I tuoi due branchi a sud sono attaccati per le due montagne con l’anello. Stacca lì un pezzo di terra in modo da prendere punti tu, e Bruno no.
learn_trias-splits-score-done = 2 punti, solo per te. I branchi di Bruno nuotano, e i nuotatori non contano.
learn_trias-splits-score-both = Si stacca, ma lì Bruno ha tanti branchi quanti te: 2 punti a tutti e due. Solleva la montagna sotto Bruno.
learn_trias-splits-score-other = Così non ci sono punti. Solleva una montagna con l’anello e posala dove tocca solo la tua parte.
learn_trias-splits-join = Hai sollevato l’istmo, e sulla parte a nord-est Bruno ha 3 branchi, tu 1. Puoi posare la tessera accanto a qualsiasi parte. Ricongiungi le due parti, e nessuno prende punti.
learn_trias-splits-join-done = Nessun conteggio: la tessera dovrebbe toccare una sola parte, nuova e senza il Polo Sud.
learn_trias-splits-join-blue = Adesso la parte si è staccata: 2 punti a Bruno, 1 a te.
learn_trias-splits-join-other = Nessuno prende punti, ma la parte di Bruno è rimasta sola. La tessera deve toccare tutte e due.
learn_trias-splits-share = A nord-est si è staccato un pezzo di terra. Tu e Bruno ci avete 3 branchi ciascuno, Chloé 2, Dana 1. Chi prende punti quando la tessera viene posata lì?
learn_trias-splits-share-choice-first = Bruno e io, 2 ciascuno
learn_trias-splits-share-choice-all = Bruno e io 2 ciascuno, Chloé 1
learn_trias-splits-share-choice-one = Bruno e io, 1 ciascuno
learn_trias-splits-share-done = Chiunque ne abbia di più prende 2, chiunque venga dopo prende 1. Qui non si divide niente.
learn_trias-splits-share-other = Chiunque ne abbia di più prende 2 punti, e chi viene dopo 1.

## Il conteggio finale

learn_trias-final-title = Il conteggio finale
learn_trias-final-about = Primi, secondi, parità e metà.
learn_trias-final-second = A est 5 tessere: Bruno ha 2 branchi, tu 1. A ovest 3 tessere, e ci sei solo tu. Il primo posto dà tanti punti quante sono le tessere, il secondo la metà, per eccesso. La terra del Polo Sud non dà niente. Quanti punti prendi?
learn_trias-final-second-done = 3 + 3 = 6. La metà di 5 è 2½, per eccesso 3. E chi non ha rivali prende solo il primo posto.
learn_trias-final-second-other = A est la metà di 5, per eccesso: 3. A ovest tutti e 3.
learn_trias-final-tied = 7 tessere; tu e Bruno avete 2 branchi ciascuno, Chloé 1. Chi è primo alla pari si divide i punti del primo e del secondo, e nessun altro ne prende. Quanti ne prendi, per eccesso?
learn_trias-final-tied-done = 7 + 3½ = 10½, in due 5¼ a testa, per eccesso 6. Chloé non prende niente.
learn_trias-final-tied-other = Primo 7, secondo 3½: dividi 10½ per due e arrotonda per eccesso.
learn_trias-final-seconds = 5 tessere; Bruno è in testa con 2 branchi. Tu, Chloé e Dana ne avete 1 e vi dividete i punti del secondo: la metà di 5. Quanti ne prendi, per eccesso?
learn_trias-final-seconds-done = 2½ diviso tre è meno di 1 a testa: per eccesso, 1.
learn_trias-final-seconds-other = Dividi 2½ per tre e arrotonda per eccesso.

## Il meteorite

learn_trias-meteorite-title = Il meteorite
learn_trias-meteorite-about = Come arriva la fine, e l’ultimo giro.
learn_trias-meteorite-draw = La parte 1 del mazzo è finita. Nella parte 2 c’è il meteorite: ogni carta può esserlo. Gioca dal mazzo.
learn_trias-meteorite-draw-done = Il meteorite! Il tuo turno è già il primo dell’ultimo giro: niente carta, niente deriva, 2 punti azione.
learn_trias-meteorite-draw-hand = Allora pescheresti alla fine del turno. Qui pesca subito.
learn_trias-meteorite-last = In questo giro ognuno ha un turno, poi i continenti danno punti. A est tu e Bruno avete 1 branco ciascuno. Sfrutta bene i tuoi punti.
learn_trias-meteorite-last-done = Ora sei in testa a est: 5 punti invece di 4.
learn_trias-meteorite-last-early = Hai ancora dei punti. Un branco in più decide l’est.
learn_trias-meteorite-last-other = Questo non porta niente. Conta i branchi sul continente a est.
learn_trias-meteorite-turns = Un’altra partita: hai pescato il meteorite come nuova carta, alla fine del tuo turno. L’ultimo giro comincia da Bruno. Hai ancora un turno?
learn_trias-meteorite-turns-choice-now = Sì, prima di Bruno
learn_trias-meteorite-turns-choice-never = No
learn_trias-meteorite-turns-choice-last = Sì, per ultimo
learn_trias-meteorite-turns-done = Ognuno ha ancora un turno, tu l’ultimo. Poi c’è il conteggio finale.
learn_trias-meteorite-turns-other = Ognuno ha ancora un solo turno, a cominciare dalla tua sinistra.

## I primi branchi

learn_trias-placing-title = I primi branchi
learn_trias-placing-about = Da dove si comincia.
learn_trias-placing-begin = La terra è disposta a caso. Ognuno piazza 2 branchi su una tessera vuota, poi 2 su un’altra. Sul bordo presto si nuota, e dal centro la strada è lunga. Scegli una tessera.
learn_trias-placing-begin-done = Due branchi hanno trovato casa.
learn_trias-placing-again = Tutti hanno piazzato una volta. Metti altri 2 branchi su una tessera che non ne ha ancora, meglio se da un’altra parte.
learn_trias-placing-again-done = Ben distribuiti: non avranno tutti la stessa sorte.
learn_trias-placing-order = Hai piazzato prima tu, poi Chloé, poi Bruno: in senso antiorario. Manca solo la seconda coppia di Bruno. Chi gioca il primo turno?
learn_trias-placing-order-choice-red = Io
learn_trias-placing-order-choice-blue = Bruno
learn_trias-placing-order-choice-green = Chloé
learn_trias-placing-order-done = Bruno: comincia chi piazza per ultimo. Poi si va in senso orario: Bruno, Chloé, tu.
learn_trias-placing-order-other = Il primo turno è di chi piazza per ultimo.

## Chi vince

learn_trias-winner-title = Chi vince
learn_trias-winner-about = Più punti; e che cosa decide la parità.
learn_trias-winner-reserve = Chloé ha l’ultimo turno e non può più cambiare niente. Tu e Bruno avete 6 punti ciascuno. Nella riserva tu hai 13 branchi, Bruno 8. Chi vince?
learn_trias-winner-reserve-choice-red = Io
learn_trias-winner-reserve-choice-blue = Bruno
learn_trias-winner-reserve-choice-both = Tutti e due
learn_trias-winner-reserve-done = Tu: a parità di punti vince chi ha più branchi nella riserva. Poi chi è presente su più continenti; se anche questo è pari, si vince insieme.
learn_trias-winner-reserve-other = A parità di punti decidono i branchi nella riserva: vince chi ne ha usati di meno.

## In due, e due traduzioni

learn_trias-variants-title = In due, e due traduzioni
learn_trias-variants-about = Che cosa cambia in due, e secondo la traduzione italiana.
learn_trias-variants-two = In due tutto è più piccolo: 10 branchi e 3 punti azione a testa. Stacca la penisola a nord-est: solleva il bosco con l’anello e posalo dall’altra parte.
learn_trias-variants-two-done = Ancora nessun punto: in due non ci sono conteggi intermedi. Ma alla fine questo continente sarà tuo.
learn_trias-variants-two-other = La penisola è ancora attaccata. Solleva il bosco con l’anello e posalo accanto ai tuoi branchi.
learn_trias-variants-italian = Secondo la traduzione italiana danno punti nei conteggi intermedi solo le parti che si staccano dal continente del Polo Sud. Hai sollevato una montagna di un altro continente, che si è spezzato. Se la posi accanto ai tuoi 2 branchi, che cosa prendi?
learn_trias-variants-italian-choice-two = 2 punti
learn_trias-variants-italian-choice-none = Ancora niente
learn_trias-variants-italian-done = Ancora niente. Secondo la traduzione francese, con cui qui si gioca di solito, sarebbero 2 punti.
learn_trias-variants-italian-other = Non secondo questa traduzione: quella terra non era unita al Polo Sud.
