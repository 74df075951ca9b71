# The games as environments for learners.

research-opponents = The opponents of a batch are one of { $known }, and not { $given }. Other bots play in the environment for a single game.
research-opponents-number = { $given ->
    [one] One opponent was named
   *[other] { $given } opponents were named
    }, but { $players } players were asked for, the learner among them.
research-render-mode = A game can be rendered as { $known }, and not as { $given }.
research-vector-render = Many games at once are not rendered, as { $given } or otherwise. The environment for a single game is, with gymnasium.make.
research-autoreset = Games can begin anew as one of { $known }, and not as { $given }.
research-reset-mask = A true or false for each of the { $games } games is needed, in an array of NumPy and at least one of them true, and not this: { $given }.
research-reset-first = This game is over, or none has begun: call reset first.
research-openspiel = OpenSpiel is not installed: pip install open_spiel
research-openspiel-no-action = { $action } is no action: they are numbered from 0 to { $last }.
research-openspiel-illegal = { $action } ({ $text }) is not legal here: { $reason }
research-pufferlib = PufferLib is not installed: pip install --no-deps pufferlib
