# Die Spiele als Umgebungen für Lernende.

research-opponents = Die Gegner vieler Partien zugleich sind { $known }, und nicht { $given }. Andere Bots spielen in der Umgebung für eine einzelne Partie.
research-opponents-number = { $given ->
    [one] Es wurde ein Gegner genannt
   *[other] Es wurden { $given } Gegner genannt
    }, verlangt sind aber { $players } Spieler, den lernenden eingeschlossen.
research-render-mode = Eine Partie kann als { $known } dargestellt werden, und nicht als { $given }.
research-vector-render = Viele Partien zugleich werden nicht dargestellt, auch nicht als { $given }. Die Umgebung für eine einzelne Partie kann es, mit gymnasium.make.
research-autoreset = Partien können auf eine dieser Arten neu beginnen: { $known }, und nicht { $given }.
research-reset-mask = Gebraucht wird ein Wahr oder Falsch für jede der { $games } Partien, in einem NumPy-Array und mit mindestens einem Wahr, und nicht dies: { $given }.
research-reset-first = Diese Partie ist zu Ende, oder es hat noch keine begonnen: Zuerst muss reset aufgerufen werden.
research-openspiel = OpenSpiel ist nicht installiert: pip install open_spiel
research-openspiel-no-action = { $action } ist keine Aktion: Sie haben die Nummern 0 bis { $last }.
research-openspiel-illegal = { $action } ({ $text }) ist hier nicht erlaubt: { $reason }
research-pufferlib = PufferLib ist nicht installiert: pip install --no-deps pufferlib
