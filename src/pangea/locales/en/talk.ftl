# Talk at a table: what people say to each other.

talk-title = Chat
talk-open = Chat
talk-open-unread = Chat: { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
talk-empty-yet = Nobody has said anything yet.
talk-field = Say something
talk-send = Send
talk-left = { $count ->
        [one] One character left
       *[other] { $count } characters left
    }
talk-over = { $count ->
        [one] One character too many
       *[other] { $count } characters too many
    }
talk-phrases = Set phrases
talk-phrases-note = Everybody reads these in their own language.
talk-lines = Messages
talk-you = you
talk-watching = watching
talk-said = { $name }: { $text }
talk-sending = Sending …
talk-not-sent = Not sent. { $why }
talk-try-again = Try again
talk-drop = Discard
talk-to-watchers = You are watching: the players see this only once the game is over.
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
talk-muted = { $count ->
        [one] One message from { $name }, whom you have muted
       *[other] { $count } messages from { $name }, whom you have muted
    }
talk-switch-off = Switch chat off at this table
talk-switch-on = Switch chat on again
talk-is-off = The host has switched chat off at this table.
talk-only-phrases = Only set phrases can be used here.
talk-switched-off = { $name } switched chat off.
talk-switched-on = { $name } switched chat on.

## Set phrases
talk-phrase-hello = Hello!
talk-phrase-luck = Good luck, have fun!
talk-phrase-well-played = Well played!
talk-phrase-thanks = Thanks, good game!
talk-phrase-moment = One moment, please.
talk-phrase-back = I’m back.
talk-phrase-oops = Oops!
talk-phrase-sorry = Sorry!
talk-phrase-your-turn = Your turn!
talk-phrase-again = Another game?
talk-phrase-goodbye = I have to go. Bye!

## Refused
talk-empty = This message is empty. Write something, or choose one of the set phrases.
talk-long = A message can have at most { $most } characters; this one has { $count }.
talk-one = Send either a text or one of the set phrases.
talk-too-fast = Not so fast: you can say something again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
talk-off = The host has switched chat off at this table.
talk-closed = There is no chat at the tables of this service.
talk-phrases-only = At the tables of this service only set phrases can be used.
talk-not-host = Only whoever set up this table can switch its chat on and off.
