# Serie di partite.

simulate-whole = Qui serve un numero intero, non { $given }.
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
simulate-other-batch = Questa istantanea è di un’altra serie: di { $games } partite, o di un altro gioco (qui ci sono { $wanted } partite).
simulate-rule-count = { $rule } prende { $wanted } argomenti ({ $names }), non { $given }.
simulate-rule-takes = «{ $name }» di { $rule } deve essere: { $wanted }, in ordine C e scrivibile. Non questo: { $given }.
