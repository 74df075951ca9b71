# Was andere am Tisch taten außer zu ziehen, und was man gefragt wird, bevor man es selbst tut.
# $what ist ein Satz über einen Zug; $level ist der Name eines Bots.

events-undone = { $name } hat einen Zug zurückgenommen.
events-undone-what = { $name } hat das zurückgenommen: „{ $what }“
events-agreed = Alle sind einverstanden: Der Zug von { $name } wurde zurückgenommen.
events-agreed-what = Alle sind einverstanden, das zurückzunehmen: „{ $what }“
events-agreed-yours = Alle sind einverstanden: Dein Zug wurde zurückgenommen.
events-declined-undo = { $name } möchte nicht, dass der Zug zurückgenommen wird.
events-declined-end = { $name } möchte das Spiel noch nicht beenden.
events-declined-stand-in = { $name } möchte nicht, dass ein Bot weiterspielt.
events-withdrawn-undo = { $name } möchte den Zug nun doch nicht zurücknehmen.
events-withdrawn-end = { $name } möchte das Spiel nun doch nicht beenden.
events-withdrawn-stand-in = { $name } schlägt nicht mehr vor, dass ein Bot weiterspielt.
events-lapsed = Ein Zug wurde zurückgenommen: Der Vorschlag von { $name } gilt nicht mehr.
events-lapsed-yours = Ein Zug wurde zurückgenommen: Dein Vorschlag gilt nicht mehr.
events-left = { $name } hat das Spiel verlassen. Ein Bot spielt weiter: { $level }.
events-returned = { $name } ist wieder da.
events-stood-in = { $name } war lange nicht da. Ein Bot spielt weiter: { $level }.
events-stood-in-yours = Du warst lange nicht da. Ein Bot spielt für dich: { $level }.
events-stood-in-host = Der Platz von { $name } wurde vom Betreiber dieses Dienstes einem Bot überlassen: { $level }.
events-stood-in-host-yours = Dein Platz wurde vom Betreiber dieses Dienstes einem Bot überlassen: { $level }.
events-absent = { $name } war seit { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } nicht da
events-absent-alone = Du kannst ohne { $name } weiterspielen: Ein Bot springt bis zur Rückkehr ein, oder das Spiel endet hier.
events-absent-together = Wenn alle einverstanden sind, die noch da sind, springt bis zur Rückkehr von { $name } ein Bot ein, oder das Spiel endet hier.
events-absent-bot = Einen Bot weiterspielen lassen ({ $level })
events-absent-end = Das Spiel hier beenden
events-choice-gone = Deine begonnene Auswahl ist hinfällig.
events-withdraw = Zurückziehen
events-leave-title = Platz einem Bot überlassen?
events-leave-text = Der Bot „{ $level }“ spielt für dich weiter. Du kannst jederzeit zurückkommen, solange das Spiel läuft.
events-leave-level = Welcher Bot?
events-stay = Bleiben
