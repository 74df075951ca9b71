# Regole di un gioco che non si possono compilare. Le legge chi scrive tali regole.

rule-refused = La regola “{ $rule }” non può girare su una GPU ({ $file }, riga { $line }). { $what }
rule-no-function = Solo una funzione può essere una regola, non qualcosa di tipo { $what }.
rule-not-declared = “{ $name }” è una funzione comune, e non ancora una regola ({ $file }, riga { $line }). Scrivi @rule sopra: from pangea.core.kernel import rule
rule-allocates = Crea una lista, un insieme, un dizionario o un array, ma una regola non ha memoria propria: falla scrivere in un array che le viene passato.
rule-uses-text = Usa del testo. Le regole conoscono solo numeri: usa una costante con un nome, o un IntEnum.
rule-tries = Intercetta errori o usa “with”. Controlla prima che sia tutto a posto, con “if”.
rule-raises = Solleva un errore o usa “assert”. Una regola risponde con un numero: sia quello a dire che cosa non va.
rule-makes-function = Contiene un’altra funzione, o usa un nome della funzione che la circonda. Mettila in cima al modulo, come regola a sé.
rule-generates = È un generatore o ne usa uno, come fanno any() e all(). Scrivi un ciclo, in una funzione con un nome.
rule-imports = Importa qualcosa. Fallo in cima al modulo.
rule-sets-global = Imposta una variabile del modulo. Ciò che cambia durante una partita va nello stato.
rule-takes-stars = Prende o passa un numero qualsiasi di argomenti (*, **). Dai un nome a ciascuno.
rule-deletes = Cancella qualcosa con “del”. Toglilo.
rule-calls-itself = Chiama sé stessa, direttamente o attraverso altre. Scrivi un ciclo.
rule-calls-other = Usa { $name }, che non è una regola. Dichiara anche quella con @rule o @lookup.
rule-calls-python = Usa { $name } di Python, che su una GPU non c’è. Scrivi un ciclo, o una regola tua.
rule-calls-numpy = Usa { $name }. Di NumPy una regola può usare solo i tipi dei numeri e le funzioni di un numero: scrivi un ciclo sull’array.
rule-not-compiled = La regola “{ $rule }” non si può compilare ({ $file }, riga { $line }). Il compilatore dice: { $reason }
rule-no-field = La regola “{ $rule }” chiede il campo “{ $field }”, che non c’è ({ $file }, riga { $line }).
