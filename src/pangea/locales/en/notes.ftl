# Own notes on what others hide, and what the moves suggest of it.

notes-title = My notes
notes-how = What might the others be hiding? Press once to cross out, twice to mark, three times to clear. Only you see this.
notes-on = Notes on { $name }
notes-card = { $card }: { $note }
notes-none = nothing noted
notes-out = crossed out
notes-marked = marked

notes-belief-choice = Show what the moves suggest
notes-belief-note = How likely each hidden card is, worked out from everybody’s moves. When people play each other it is off unless you allow it.
notes-belief-caption = What the moves so far suggest, in percent. It is worked out from how much each move helped each card, and a move can be a bluff: 100 would be certain, – is impossible.
