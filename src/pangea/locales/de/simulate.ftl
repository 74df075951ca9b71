# Viele Partien nebeneinander.

simulate-whole = { $what } muss eine ganze Zahl sein, nicht { $given }.
simulate-no-pickle = Partien nebeneinander lassen sich weder mit pickle ablegen noch kopieren, ihr snapshot() schon: Leg auf dieselbe Weise andere an und lass sie ihn mit restore() übernehmen.
simulate-at-least-one = { $what } muss mindestens 1 sein, nicht { $given }.
simulate-actions = Als Aktion wird für jede der { $games } Partien eine ganze Zahl gebraucht, nicht dies: { $shape }.
simulate-no-action = { $action }, die Aktion der Partie { $place }, gibt es nicht: Aktionen haben die Nummern 0 bis { $last }.
simulate-illegal-action = { $action } ({ $text }), die Aktion der Partie { $place }, ist dort nicht erlaubt: { $reason } In keiner Partie ist etwas geschehen.
simulate-places = Plätze von Partien sind Nummern von 0 bis { $last } oder ein Wahr oder Falsch für jede Partie, nicht dies: { $shape }.
simulate-streams = Für jeden der { $places } Plätze wird eine Folge gebraucht, nicht dies: { $shape }.
simulate-tells = „{ $name }“ kann hier nicht angegeben werden. Möglich sind { $known }.
simulate-not-told = „{ $name }“ wird hier nicht angegeben: Nenne es in „tells“, wo die Partien angelegt werden.
simulate-no-array = Ein Array „{ $name }“ wird hier nicht gefüllt. Es gibt { $known }.
simulate-array = Das Array „{ $name }“ muss { $wanted } sein, in C-Reihenfolge und beschreibbar, nicht dies: { $shape }.
simulate-gpu-array = Das Array „{ $name }“ muss { $wanted } sein, auf der GPU liegen und seine Zeilen oder Spalten lückenlos nebeneinander haben, nicht dies: { $shape }.
simulate-device = Ein Gerät „{ $name }“ gibt es hier nicht. Es gibt { $known }.
simulate-no-stream = Ein Stream gehört zu einer GPU: Nenne ihn zusammen mit device="cuda".
simulate-stream = Hier wird ein Stream einer GPU gebraucht (von PyTorch, CuPy oder numba, oder seine Adresse), nicht { $given }.
simulate-gpu-full = Auf der GPU ist kein Platz für { $games } Partien. Weniger Partien oder weniger Arrays („tells“) brauchen weniger.
simulate-dlpack-copy = DLPack leiht diese Arrays so, wie sie sind: Kopiere, was du daraus bekommst.
simulate-dlpack-no-copy = Was auf einer GPU liegt, gibt es im Speicher dieses Rechners nicht ohne Kopie.
simulate-dlpack-device = Dieses Array liegt auf Gerät { $own } und ist auf Gerät { $wanted } nicht zu haben.
simulate-dlpack-stream = Ein Stream ist hier -1, 1, 2 oder seine Adresse, wie es der Standard „array API“ vorsieht, nicht { $given }.
simulate-other-batch = Dieser Schnappschuss stammt von anderen Partien: von { $games } Partien oder von einem anderen Spiel (hier sind es { $wanted } Partien).
simulate-rule-count = { $rule } nimmt { $wanted } Argumente ({ $names }), nicht { $given }.
simulate-rule-takes = „{ $name }“ von { $rule } muss sein: { $wanted }, in C-Reihenfolge und beschreibbar. Nicht dies: { $given }.
