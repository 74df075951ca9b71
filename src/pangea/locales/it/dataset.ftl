# Partite dei bot e registrazioni come tabelle per chi addestra.


## Opzioni
dataset-opt-bot = Chi gioca: un livello ({ $levels }), oppure un bot con le impostazioni dopo i due punti (search:2000, program:./mybot, ./my_bot.py:Settler). Indicato una volta occupa tutti i posti; se i bot sono tanti quanti i posti, a ogni partita avanzano di un posto. Se non indicato, { $usual }.
dataset-opt-games = Quante partite, comprese quelle che ci sono già. Se non indicato, { $games }.
dataset-opt-out = La cartella in cui scrivere. Lo stesso comando riprende da dove si era fermato.
dataset-opt-players = Quanti giocano. Se non indicato, tanti quanti sono i bot, oppure tre.
dataset-opt-from = Leggi le registrazioni di questo file invece di giocare; se invece è una nostra cartella, scrivi le sue partite come registrazioni (--records).
dataset-opt-decisions = Con --from: conserva anche che cosa si vedeva e che cosa era lecito a ogni decisione. Le registrazioni devono essere di un solo gioco, con lo stesso numero di giocatori e tutte concluse.
dataset-opt-records = Con --from FOLDER: scrivi le partite della cartella in questo file, una registrazione per riga.
dataset-opt-shard = Quante partite in un file. Chi interrompe perde i file non ancora pieni. Se non indicato, 100; 1000 con --from.

## Risposte
dataset-playing = Partite in corso: { $games }
dataset-reading = Lettura di { $file }
dataset-written = Partite in { $folder }: { $games }
dataset-bytes-games = Come partite: { $bytes } byte ciascuna
dataset-bytes-decisions = Come decisioni ({ $count }): { $bytes } byte a partita
dataset-kept = { $folder } contiene { $count ->
        [one] una partita
       *[other] { $count } partite
    }. Lo stesso comando riprende da lì.
dataset-lapses = { $turns ->
        [one] Un turno è andato a una mossa casuale
       *[other] { $turns } turni sono andati a mosse casuali
    }; la colonna “lapses” dice quali. È successo per la prima volta nella partita { $number }: { $reason }

## Che cosa non va
dataset-needs = Manca { $flag }: “pangea dataset GAME --bot BOT --games N --out FOLDER”, oppure “pangea dataset --from FILE --out FOLDER”.
dataset-needs-from = { $flag } va insieme a --from. Indica anche quello.
dataset-not-together = { $flag } e { $other } non vanno insieme.
dataset-no-bot = Serve almeno un bot.
dataset-bots = Serve un bot per tutti i posti, oppure un bot per ogni posto: ne sono indicati { $bots } per { $players } giocatori.
dataset-not-empty = { $folder } contiene qualcosa che non è un dataset. Indica una cartella nuova.
dataset-other = { $folder } contiene un altro dataset: lì “{ $key }” è { $there }, non { $here }. Indica un’altra cartella.
dataset-none = { $folder } non contiene un dataset: manca il file dataset.json che dice che cos’è.
dataset-version = { $folder } contiene un dataset della versione { $version }. Questo programma legge la versione { $known }.
dataset-not-kept = Non si può conservare il dataset in { $folder }: { $reason }
dataset-unreadable = Non si può leggere { $file }: { $reason }
dataset-not-text = questo non è testo in UTF-8
dataset-mixed = questa è una partita di { $game } per { $players }, mentre la prima era di { $first } per { $seats }. Con --decisions sono tutte dello stesso gioco, con lo stesso numero di giocatori
dataset-not-over = questa partita non è conclusa. Con --decisions lo sono tutte
dataset-share = { $given } non è una quota per le prove. Sta fra 0 e 1.
dataset-split = { $given } non è una parte. Scrivi "train", "test", oppure None per tutte le partite.
dataset-column = { $given } non è una colonna. Le colonne sono: { $known }
dataset-batch = { $given } non è una grandezza: vale almeno 1.
dataset-empty = { $folder } non ha ancora partite.
dataset-no-decisions = { $folder } ha partite senza le loro decisioni. “pangea dataset --from FILE --decisions” conserva anche quelle.
