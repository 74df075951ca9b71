# Batches of games.

simulate-whole = { $what } must be a whole number, not { $given }.
simulate-no-pickle = A batch can’t be pickled or copied. What can be is its snapshot(): make another batch the same way, and let it restore() that.
simulate-at-least-one = { $what } must be at least 1, not { $given }.
simulate-actions = One whole number for each of the { $games } games is needed as its action, not this: { $shape }.
simulate-no-action = { $action }, the action of game { $place }, is none: actions are numbered from 0 to { $last }.
simulate-illegal-action = { $action } ({ $text }), the action of game { $place }, is not legal there: { $reason } Nothing was done in any game.
simulate-places = Places of games are numbers from 0 to { $last }, or a true or false for each game, not this: { $shape }.
simulate-streams = One stream for each of the { $places } places is needed, not this: { $shape }.
simulate-tells = A batch can’t tell “{ $name }”. It can tell { $known }.
simulate-not-told = This batch doesn’t tell its { $name }: name it in “tells” where the batch is made.
simulate-no-array = There is no array “{ $name }” to be filled here. There are { $known }.
simulate-array = The array “{ $name }” must be { $wanted }, in C order and writable, not this: { $shape }.
simulate-gpu-array = The array “{ $name }” must be { $wanted }, on the GPU, with its rows or its columns side by side without gaps, not this: { $shape }.
simulate-device = There is no device “{ $name }” to play on. There are { $known }.
simulate-no-stream = A stream belongs to a GPU: name it together with device="cuda".
simulate-stream = A stream of a GPU is needed here (of PyTorch, CuPy or numba, or its address), not { $given }.
simulate-gpu-full = The GPU has no room for { $games } games. Fewer games, or fewer arrays (“tells”), need less.
simulate-dlpack-copy = DLPack lends these arrays as they are: copy what comes of it.
simulate-dlpack-no-copy = What lies on a GPU can’t be had in the memory of this machine without a copy.
simulate-dlpack-device = This array lies on device { $own } and can’t be had on device { $wanted }.
simulate-dlpack-stream = A stream is -1, 1, 2 or the address of one here, as the array API standard has it, not { $given }.
simulate-other-batch = This snapshot is of another batch: of { $games } games, or of another game than here ({ $wanted } games).
simulate-rule-count = { $rule } takes { $wanted } things ({ $names }), not { $given }.
simulate-rule-takes = “{ $name }” of { $rule } must be: { $wanted }, in C order and writable. Not this: { $given }.
