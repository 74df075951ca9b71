# Séries de parties.

simulate-whole = { $what } doit être un nombre entier, et non { $given }.
simulate-no-pickle = Une série de parties ne peut être ni copiée ni sérialisée par pickle. Son snapshot() peut l’être : créez une autre série de la même façon, et qu’elle le reprenne par restore().
simulate-at-least-one = { $what } doit valoir au moins 1, et non { $given }.
simulate-actions = Il faut comme action un nombre entier pour chacune des { $games } parties, et non ceci : { $shape }.
simulate-no-action = { $action }, l’action de la partie { $place }, n’existe pas : les actions sont numérotées de 0 à { $last }.
simulate-illegal-action = { $action } ({ $text }), l’action de la partie { $place }, n’y est pas permise : { $reason } Rien n’a été fait dans aucune partie.
simulate-places = Les places des parties sont des nombres de 0 à { $last }, ou un vrai ou faux par partie, et non ceci : { $shape }.
simulate-streams = Il faut une suite pour chacune des { $places } places, et non ceci : { $shape }.
simulate-tells = Une série ne peut pas donner « { $name } ». Elle peut donner { $known }.
simulate-not-told = Cette série ne donne pas « { $name } » : nommez-le dans « tells » en créant la série.
simulate-no-array = Il n’y a pas ici de tableau « { $name } » à remplir. Il y a { $known }.
simulate-array = Le tableau « { $name } » doit être { $wanted }, en ordre C et modifiable, et non ceci : { $shape }.
simulate-gpu-array = Le tableau « { $name } » doit être { $wanted }, sur le GPU, avec ses lignes ou ses colonnes côte à côte sans trou, et non ceci : { $shape }.
simulate-device = Il n’y a pas d’appareil « { $name } » sur lequel jouer. Il y a { $known }.
simulate-no-stream = Un flux appartient à un GPU : indiquez-le avec device="cuda".
simulate-stream = Il faut ici un flux d’un GPU (de PyTorch, CuPy ou numba, ou son adresse), et non { $given }.
simulate-gpu-full = Le GPU n’a pas de place pour { $games } parties. Moins de parties, ou moins de tableaux (« tells »), en demandent moins.
simulate-dlpack-copy = DLPack prête ces tableaux tels quels : copiez ce que vous en obtenez.
simulate-dlpack-no-copy = Ce qui se trouve sur un GPU ne peut pas être dans la mémoire de cette machine sans copie.
simulate-dlpack-device = Ce tableau se trouve sur l’appareil { $own } et ne peut pas être sur l’appareil { $wanted }.
simulate-dlpack-stream = Un flux est ici -1, 1, 2 ou son adresse, comme le veut la norme array API, et non { $given }.
simulate-other-batch = Cet instantané est celui d’une autre série : de { $games } parties, ou d’un autre jeu (ici, il y a { $wanted } parties).
simulate-rule-count = { $rule } prend { $wanted } arguments ({ $names }), et non { $given }.
simulate-rule-takes = « { $name } » de { $rule } doit être : { $wanted }, en ordre C et modifiable. Et non ceci : { $given }.
