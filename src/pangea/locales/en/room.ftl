# Before the game: who plays, who may come and watch, the link, and waiting for the others.

## Names
room-name = Your name
room-name-of-seat = Name of player { $number }
room-guest = Guest

## Who may come
room-open = somebody elsewhere
room-open-note = The game begins when the last seat is taken.
room-joining = Who may take a free seat?
room-joining-link = a friend, by link only
room-joining-anybody = anybody
room-joining-link-note = The table isn’t listed anywhere: only those you send the link to can find it.
room-joining-anybody-note = The table is listed on the home page, and whoever comes first takes the seat.
room-watching = Who may watch?
room-watching-players = nobody but the players
room-watching-link = whoever has the link
room-watching-anybody = anybody
room-watching-players-note = The replay, too, is for the players only.
room-watching-link-note = The replay, too, is for anybody who has the link.
room-watching-anybody-note = The game is listed on the home page while it is played.
room-clock-note = If somebody takes longer, a bot stands in for them until they come back.
room-absence = If a player stays away
room-absence-days = { $days ->
        [one] the others may go on after one day
       *[other] the others may go on after { $days } days
    }
room-absence-note = Once the player to move has not been at the table for that long, the others can let a bot play on or end the game.
room-place = Your seat and its colour
room-place-drawn = drawn by lot
room-place-seat = seat { $number }
room-place-role = seat { $number }, { $role }
room-place-any = any free seat
room-species-of = { $player }: species
room-species-any = any that is left

## The waiting room
room-title = { $game }: waiting for players
room-sit-title = { $game }: you are invited
room-begins = The game begins when the last seat is taken.
room-waiting-for = Waiting for { $names }.
room-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
room-kept = seat kept
room-kept-you = kept for you
room-terms = What will be played
room-take-seat = Take a seat
room-take-again = Take your seat again
room-sit-again = The settings were changed. Your seat is kept for you: take it again if they suit you.
room-your-seat = Your seat is kept for you.
room-settings-changed = The settings were changed.
room-fill = Let a bot play
room-fill-seat = Seat { $number }: let a bot play
room-fill-title = A bot for seat { $number }
room-fill-kept = This seat is kept for { $name }, who won’t be able to take it then.
room-level = Which bot?
room-settings = Change the settings
room-settings-asks =
    { $count ->
        [one] { $names } will be asked to sit down again: nobody plays by settings they have not seen.
       *[other] { $names } will all be asked to sit down again: nobody plays by settings they have not seen.
    }
room-cancel = Call it off
room-cancel-title = Call the table off?
room-cancel-text = Nobody will be able to sit down any more, and those who already have will be told. Setting up a new table takes only a moment.
room-cancelled = This table was called off.
room-leave = Leave the table
room-left = You have left the table.

## The link
room-share-label = Send this link to your friends
room-share-note = You can close this page in the meantime: the table is kept under “My tables”.
room-nearby = For friends on the same network, at home for instance. Nobody further away can open it.
room-address = Address of this computer
room-nearby-unknown = It works on this computer alone. For the others, replace “{ $host }” with this computer’s address on the network.
room-only-here = Only this computer can open this link.
room-only-here-start = To let friends on the same network join in, stop the service and start it with:
room-only-here-make = or, if you started it with “make play”:
room-qr = QR code of the link
room-qr-note = Or point a phone’s camera here.
room-waiting-bots = Bots of others, waiting
room-waiting-note = A program of another person. Its seat is kept for it; if it doesn’t come, give the seat to somebody else.
