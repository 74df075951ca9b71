# Gespräche am Tisch: was Leute zueinander sagen.

talk-title = Chat
talk-open = Chat
talk-open-unread = Chat: { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
talk-empty-yet = Noch hat niemand etwas gesagt.
talk-field = Etwas sagen
talk-send = Senden
talk-left = { $count ->
        [one] Noch ein Zeichen
       *[other] Noch { $count } Zeichen
    }
talk-over = { $count ->
        [one] Ein Zeichen zu viel
       *[other] { $count } Zeichen zu viel
    }
talk-phrases = Fertige Sätze
talk-phrases-note = Die lesen alle in ihrer eigenen Sprache.
talk-lines = Nachrichten
talk-you = du
talk-watching = schaut zu
talk-said = { $name }: { $text }
talk-sending = Wird gesendet …
talk-not-sent = Nicht gesendet. { $why }
talk-try-again = Erneut versuchen
talk-drop = Verwerfen
talk-to-watchers = Du schaust zu: Wer mitspielt, liest das erst, wenn das Spiel vorbei ist.
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder lesen
talk-muted = { $count ->
        [one] Eine Nachricht von { $name } (von dir stummgeschaltet)
       *[other] { $count } Nachrichten von { $name } (von dir stummgeschaltet)
    }
talk-switch-off = Chat an diesem Tisch ausschalten
talk-switch-on = Chat wieder einschalten
talk-is-off = Der Chat ist an diesem Tisch ausgeschaltet.
talk-only-phrases = Hier kann man nur fertige Sätze benutzen.
talk-switched-off = { $name } hat den Chat ausgeschaltet.
talk-switched-on = { $name } hat den Chat eingeschaltet.

## Fertige Sätze
talk-phrase-hello = Hallo!
talk-phrase-luck = Viel Glück und viel Spaß!
talk-phrase-well-played = Gut gespielt!
talk-phrase-thanks = Danke, schönes Spiel!
talk-phrase-moment = Einen Moment, bitte.
talk-phrase-back = Bin wieder da.
talk-phrase-oops = Hoppla!
talk-phrase-sorry = Tut mir leid!
talk-phrase-your-turn = Du bist dran!
talk-phrase-again = Noch ein Spiel?
talk-phrase-goodbye = Ich muss los. Tschüss!

## Abgelehnt
talk-empty = Diese Nachricht ist leer. Schreib etwas oder nimm einen der fertigen Sätze.
talk-long = Eine Nachricht darf höchstens { $most } Zeichen haben; diese hat { $count }.
talk-one = Schick entweder einen Text oder einen der fertigen Sätze.
talk-too-fast = Nicht so schnell: In { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } kannst du wieder etwas sagen.
talk-off = Der Chat ist an diesem Tisch ausgeschaltet.
talk-closed = An den Tischen dieses Dienstes gibt es keinen Chat.
talk-phrases-only = An den Tischen dieses Dienstes kann man nur fertige Sätze benutzen.
talk-not-host = Nur wer diesen Tisch eröffnet hat, kann den Chat aus- und einschalten.
