# Serie di partite.

simulate-whole = { $what } dev’essere un numero intero, non { $given }.
simulate-no-pickle = Una serie di partite non si può né copiare né salvare con pickle. Il suo snapshot() sì: crea un’altra serie allo stesso modo e fagliela riprendere con restore().
simulate-at-least-one = { $what } deve essere almeno 1, non { $given }.
simulate-actions = Come azione serve un numero intero per ciascuna delle { $games } partite, non questo: { $shape }.
simulate-no-action = { $action }, l’azione della partita { $place }, non esiste: le azioni sono numerate da 0 a { $last }.
simulate-illegal-action = { $action } ({ $text }), l’azione della partita { $place }, lì non è valida: { $reason } Non è stato fatto nulla in nessuna partita.
simulate-places = I posti delle partite sono numeri da 0 a { $last }, oppure un vero o falso per ogni partita, non questo: { $shape }.
simulate-streams = Serve una sequenza per ciascuno dei { $places } posti, non questo: { $shape }.
simulate-tells = Una serie non può dire «{ $name }». Può dire { $known }.
simulate-not-told = Questa serie non dice «{ $name }»: nominalo in «tells» quando crei la serie.
simulate-no-array = Qui non c’è un array «{ $name }» da riempire. Ci sono { $known }.
simulate-array = L’array «{ $name }» deve essere { $wanted }, in ordine C e scrivibile, non questo: { $shape }.
simulate-gpu-array = L’array «{ $name }» deve essere { $wanted }, sulla GPU, con le righe o le colonne una accanto all’altra senza vuoti, non questo: { $shape }.
simulate-device = Non c’è un dispositivo «{ $name }» su cui giocare. Ci sono { $known }.
simulate-no-stream = Uno stream appartiene a una GPU: indicalo insieme a device="cuda".
simulate-stream = Qui serve uno stream di una GPU (di PyTorch, CuPy o numba, oppure il suo indirizzo), non { $given }.
simulate-gpu-full = La GPU non ha posto per { $games } partite. Meno partite, o meno array («tells»), ne occupano meno.
simulate-dlpack-copy = DLPack presta questi array così come sono: copia quello che ne ottieni.
simulate-dlpack-no-copy = Ciò che sta su una GPU non si può avere nella memoria di questa macchina senza una copia.
simulate-dlpack-device = Questo array sta sul dispositivo { $own } e non si può avere sul dispositivo { $wanted }.
simulate-dlpack-stream = Uno stream qui è -1, 1, 2 o il suo indirizzo, come vuole lo standard array API, non { $given }.
simulate-other-batch = Questa istantanea è di un’altra serie: di { $games } partite, o di un altro gioco (qui ci sono { $wanted } partite).
simulate-rule-count = { $rule } prende { $wanted } argomenti ({ $names }), non { $given }.
simulate-rule-takes = «{ $name }» di { $rule } deve essere: { $wanted }, in ordine C e scrivibile. Non questo: { $given }.
