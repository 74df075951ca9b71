# Che cosa hanno fatto gli altri al tavolo oltre a muovere, e che cosa si chiede prima di farlo.
# $what è una frase su una mossa; $level è il nome di un bot.

events-undone = { $name } ha annullato una mossa.
events-undone-what = { $name } ha annullato: “{ $what }”
events-agreed = Tutti d’accordo: la mossa di { $name } è stata annullata.
events-agreed-what = Tutti d’accordo, è stato annullato: “{ $what }”
events-agreed-yours = Tutti d’accordo: la tua mossa è stata annullata.
events-declined-undo = { $name } non vuole che la mossa sia annullata.
events-declined-end = { $name } non vuole ancora chiudere la partita.
events-withdrawn-undo = { $name } non chiede più di annullare una mossa.
events-withdrawn-end = { $name } non propone più di chiudere la partita.
events-lapsed = Una mossa è stata annullata: la proposta di { $name } non vale più.
events-lapsed-yours = Una mossa è stata annullata: la tua proposta non vale più.
events-left = { $name } ha lasciato la partita. Continua un bot: { $level }.
events-returned = { $name } è di nuovo qui.
events-choice-gone = La scelta che avevi cominciato è andata persa.
events-withdraw = Ritira
events-leave-title = Lasciare il posto a un bot?
events-leave-text = Il bot “{ $level }” continua a giocare per te. Puoi tornare quando vuoi, finché la partita va avanti.
events-leave-level = Quale bot?
events-stay = Resto
