# Che cosa hanno fatto gli altri al tavolo oltre a muovere, e che cosa si chiede prima di farlo.
# $what è una frase su una mossa; $level è il nome di un bot.

events-undone = { $name } ha annullato una mossa.
events-undone-what = { $name } ha annullato: “{ $what }”
events-agreed = Tutti d’accordo: la mossa di { $name } è stata annullata.
events-agreed-what = Tutti d’accordo, è stato annullato: “{ $what }”
events-agreed-yours = Tutti d’accordo: la tua mossa è stata annullata.
events-declined-undo = { $name } non vuole che la mossa sia annullata.
events-declined-end = { $name } non vuole ancora chiudere la partita.
events-declined-stand-in = { $name } non vuole che continui un bot.
events-withdrawn-undo = { $name } non chiede più di annullare una mossa.
events-withdrawn-end = { $name } non propone più di chiudere la partita.
events-withdrawn-stand-in = { $name } non propone più che continui un bot.
events-lapsed = Una mossa è stata annullata: la proposta di { $name } non vale più.
events-lapsed-yours = Una mossa è stata annullata: la tua proposta non vale più.
events-left = { $name } ha lasciato la partita. Continua un bot: { $level }.
events-returned = { $name } è di nuovo qui.
events-stood-in = { $name } è mancato a lungo. Continua un bot: { $level }.
events-stood-in-yours = Sei mancato a lungo. Un bot gioca al tuo posto: { $level }.
events-stood-in-host = Chi gestisce il servizio ha affidato a un bot il posto di { $name }: { $level }.
events-stood-in-host-yours = Chi gestisce il servizio ha affidato a un bot il tuo posto: { $level }.
events-absent = { $name } manca da { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
events-absent-alone = Puoi andare avanti senza { $name }: un bot gioca al suo posto fino al ritorno, oppure la partita si chiude qui.
events-absent-together = Se tutti i presenti sono d’accordo, un bot gioca al posto di { $name } fino al ritorno, oppure la partita si chiude qui.
events-absent-bot = Fai continuare un bot ({ $level })
events-absent-end = Chiudi qui la partita
events-choice-gone = La scelta che avevi cominciato è andata persa.
events-withdraw = Ritira
events-leave-title = Lasciare il posto a un bot?
events-leave-text = Il bot “{ $level }” continua a giocare per te. Puoi tornare quando vuoi, finché la partita va avanti.
events-leave-level = Quale bot?
events-stay = Resto
