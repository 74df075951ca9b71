# Les règles d’un jeu qui ne peuvent pas être compilées. Celui qui lit ceci écrit de telles règles.

rule-refused = La règle « { $rule } » ne peut pas tourner sur un GPU ({ $file }, ligne { $line }). { $what }
rule-no-function = Seule une fonction peut être une règle, pas un objet de type { $what }.
rule-not-declared = « { $name } » est une fonction ordinaire, et pas encore une règle ({ $file }, ligne { $line }). Mettez @rule au-dessus : from pangea.core.kernel import rule
rule-allocates = Elle crée une liste, un ensemble, un dictionnaire ou un tableau, or une règle n’a pas de mémoire à elle : faites-la écrire dans un tableau qu’on lui passe.
rule-uses-text = Elle emploie du texte. Les règles ne connaissent que des nombres : employez une constante nommée, ou un IntEnum.
rule-tries = Elle intercepte des erreurs ou emploie « with ». Vérifiez d’abord que tout va bien, avec « if ».
rule-raises = Elle lève une erreur ou emploie « assert ». Une règle répond par un nombre : qu’il dise ce qui ne va pas.
rule-makes-function = Elle contient une autre fonction, ou emploie un nom de la fonction qui l’entoure. Placez-la en haut du module, comme une règle à part.
rule-generates = C’est un générateur ou elle en emploie un, comme le font any() et all(). Écrivez une boucle, dans une fonction nommée.
rule-imports = Elle importe quelque chose. Faites-le en haut du module.
rule-sets-global = Elle modifie une variable du module. Ce qui change au cours d’une partie a sa place dans l’état.
rule-takes-stars = Elle prend ou transmet un nombre quelconque d’arguments (*, **). Nommez-les tous.
rule-deletes = Elle supprime quelque chose avec « del ». Retirez-le.
rule-calls-itself = Elle s’appelle elle-même, directement ou par d’autres. Écrivez une boucle.
rule-calls-other = Elle emploie { $name }, qui n’est pas une règle. Déclarez-la, elle aussi, avec @rule ou @lookup.
rule-calls-python = Elle emploie { $name } de Python, qui n’existe pas sur un GPU. Écrivez une boucle, ou une règle à vous.
rule-calls-numpy = Elle emploie { $name }. De NumPy, une règle ne peut employer que les types de nombres et les fonctions d’un nombre : écrivez une boucle sur le tableau.
rule-not-compiled = La règle « { $rule } » ne peut pas être compilée ({ $file }, ligne { $line }). Le compilateur dit : { $reason }
rule-no-field = La règle « { $rule } » demande le champ « { $field } », qui n’existe pas ({ $file }, ligne { $line }).
