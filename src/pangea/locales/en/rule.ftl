# Rules of a game that can’t be compiled. Whoever reads this writes such rules.

rule-refused = The rule “{ $rule }” can’t run on a GPU ({ $file }, line { $line }). { $what }
rule-no-function = Only a function can be a rule, not something of type { $what }.
rule-not-declared = “{ $name }” is a plain function, and not a rule yet ({ $file }, line { $line }). Put @rule above it: from pangea.core.kernel import rule
rule-allocates = It makes a list, a set, a dictionary or an array, and a rule has no memory of its own: let it write into an array that it is handed.
rule-uses-text = It uses text. Rules know numbers alone: use a constant with a name, or an IntEnum.
rule-tries = It catches errors or uses “with”. Look first whether all is well, with “if”.
rule-raises = It raises an error or asserts something. A rule answers with a number: let that say what is wrong.
rule-makes-function = It has a function within it, or uses a name of the function around it. Put it at the top of the module, as a rule of its own.
rule-generates = It is a generator or uses one, as any() and all() do. Write a loop, in a function with a name.
rule-imports = It imports something. Do so at the top of the module.
rule-sets-global = It sets a variable of the module. What changes in a game belongs into the state.
rule-takes-stars = It takes or hands on any number of arguments (*, **). Name each of them.
rule-deletes = It deletes something with “del”. Leave that out.
rule-calls-itself = It calls itself, directly or by way of others. Write a loop.
rule-calls-other = It uses { $name }, which is no rule. Declare that with @rule or @lookup, too.
rule-calls-python = It uses { $name } of Python, which there is not on a GPU. Write a loop, or a rule of your own.
rule-calls-numpy = It uses { $name }. Of NumPy a rule may use types of numbers and functions of one number alone: write a loop over the array.
rule-not-compiled = The rule “{ $rule }” can’t be compiled ({ $file }, line { $line }). The compiler says: { $reason }
rule-no-field = The rule “{ $rule }” asks for the field “{ $field }”, which there is not ({ $file }, line { $line }).
