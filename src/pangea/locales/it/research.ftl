# I giochi come ambienti per chi apprende.

research-opponents = Gli avversari di un gruppo di partite sono uno fra { $known }, e non { $given }. Altri bot giocano nell’ambiente per una singola partita.
research-opponents-number = { $given ->
    [one] È stato indicato un avversario
   *[other] Sono stati indicati { $given } avversari
    }, ma sono stati chiesti { $players } giocatori, compreso chi apprende.
research-render-mode = Una partita si può mostrare come { $known }, e non come { $given }.
research-vector-render = Molte partite insieme non si possono mostrare, né come { $given } né altrimenti. L’ambiente di una sola partita, con gymnasium.make, sì.
research-autoreset = Le partite possono ricominciare in uno di questi modi: { $known }, e non { $given }.
research-reset-mask = Serve un vero o falso per ognuna delle { $games } partite, in un array di NumPy e con almeno un vero, e non questo: { $given }.
research-reset-first = Questa partita è finita, oppure non ne è iniziata nessuna: prima va chiamato reset.
research-openspiel = OpenSpiel non è installato: pip install open_spiel
research-openspiel-no-action = { $action } non è un’azione: sono numerate da 0 a { $last }.
research-openspiel-illegal = { $action } ({ $text }) non è ammesso qui: { $reason }
research-pufferlib = PufferLib non è installato: pip install --no-deps pufferlib
