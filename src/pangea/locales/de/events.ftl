# Was andere am Tisch taten außer zu ziehen, und was man gefragt wird, bevor man es selbst tut.
# $what ist ein Satz über einen Zug; $level ist der Name eines Bots.

events-undone = { $name } hat einen Zug zurückgenommen.
events-undone-what = { $name } hat das zurückgenommen: „{ $what }“
events-agreed = Alle sind einverstanden: Der Zug von { $name } wurde zurückgenommen.
events-agreed-what = Alle sind einverstanden, das zurückzunehmen: „{ $what }“
events-agreed-yours = Alle sind einverstanden: Dein Zug wurde zurückgenommen.
events-declined-undo = { $name } möchte nicht, dass der Zug zurückgenommen wird.
events-declined-end = { $name } möchte das Spiel noch nicht beenden.
events-withdrawn-undo = { $name } möchte den Zug nun doch nicht zurücknehmen.
events-withdrawn-end = { $name } möchte das Spiel nun doch nicht beenden.
events-lapsed = Ein Zug wurde zurückgenommen: Der Vorschlag von { $name } gilt nicht mehr.
events-lapsed-yours = Ein Zug wurde zurückgenommen: Dein Vorschlag gilt nicht mehr.
events-left = { $name } hat das Spiel verlassen. Ein Bot spielt weiter: { $level }.
events-returned = { $name } ist wieder da.
events-choice-gone = Deine begonnene Auswahl ist hinfällig.
events-withdraw = Zurückziehen
events-leave-title = Platz einem Bot überlassen?
events-leave-text = Der Bot „{ $level }“ spielt für dich weiter. Du kannst jederzeit zurückkommen, solange das Spiel läuft.
events-leave-level = Welcher Bot?
events-stay = Bleiben
