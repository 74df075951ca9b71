# Lezioni di Clans. Ciò che viene detto a ogni passo sta accanto al tabellone: frasi brevi.

learn_clans-village-title = Fondare un villaggio
learn_clans-village-about = Quando nasce un villaggio, e quanto vale.
learn_clans-village-found = Un gruppo di capanne è un villaggio non appena nessun territorio vicino ha più capanne. Tu stai con il clan rosso: fonda un villaggio in cui il rosso abbia la sua parte, il più grande possibile.
learn_clans-village-found-done = Un villaggio! Prendi un gettone bonus, e ogni clan presente ne riceve tutti i punti.
learn_clans-village-found-other = Così non nasce nessun villaggio. Cerca due gruppi che non hanno altri vicini.
learn_clans-village-found-smaller = Così nasce un villaggio, ma più piccolo: ogni capanna conta.
learn_clans-village-found-beside = Ora le capanne sono insieme, ma proprio accanto ce ne sono ancora altre.
learn_clans-village-worth = Il villaggio aveva 5 capanne, e ora la foresta è favorevole: 1 in più. Chi sta con il verde non ha fatto nulla. Quanti punti ha?
learn_clans-village-worth-done = Sei: basta una capanna verde nel villaggio.
