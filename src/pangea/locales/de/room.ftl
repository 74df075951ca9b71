# Vor der Partie: wer spielt, wer kommen und zuschauen darf, der Link, und das Warten auf die anderen.

## Namen
room-name = Dein Name
room-name-of-seat = Name von Spieler { $number }
room-guest = Gast

## Wer kommen darf
room-open = jemand anderswo
room-open-note = Sobald der letzte Platz besetzt ist, geht es los.
room-joining = Wer darf sich auf einen freien Platz setzen?
room-joining-link = Freunde, nur über den Link
room-joining-anybody = alle
room-joining-link-note = Der Tisch steht in keiner Liste: Nur wer den Link von dir bekommt, findet ihn.
room-joining-anybody-note = Der Tisch steht auf der Startseite; wer zuerst kommt, nimmt den Platz.
room-watching = Wer darf zuschauen?
room-watching-players = nur die Mitspieler
room-watching-link = wer den Link hat
room-watching-anybody = alle
room-watching-players-note = Nur sie können die Partie später nachspielen.
room-watching-link-note = Wer den Link hat, kann die Partie später auch nachspielen.
room-watching-anybody-note = Die Partie steht auf der Startseite, solange sie läuft.
room-clock-note = Wer länger braucht, wird bis zur Rückkehr von einem Bot vertreten.
room-absence = Wenn jemand wegbleibt
room-absence-days = { $days ->
        [one] die anderen dürfen nach einem Tag weiterspielen
       *[other] die anderen dürfen nach { $days } Tagen weiterspielen
    }
room-absence-note = War der Spieler am Zug so lange nicht am Tisch, können die anderen einen Bot weiterspielen lassen oder das Spiel beenden.
room-place = Dein Platz und seine Farbe
room-place-drawn = ausgelost
room-place-seat = Platz { $number }
room-place-role = Platz { $number }, { $role }
room-place-any = irgendein freier Platz
room-species-of = { $player }: Art
room-species-any = eine der übrigen

## Das Wartezimmer
room-title = { $game }: Warten auf Mitspieler
room-sit-title = { $game }: Du bist eingeladen
room-begins = Sobald der letzte Platz besetzt ist, geht es los.
room-waiting-for = Wir warten auf { $names }.
room-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
room-kept = Platz freigehalten
room-kept-you = für dich freigehalten
room-terms = Was gespielt wird
room-take-seat = Platz nehmen
room-take-again = Wieder Platz nehmen
room-sit-again = Die Einstellungen wurden geändert. Dein Platz wird für dich freigehalten: Setz dich wieder, wenn sie dir recht sind.
room-your-seat = Dein Platz wird für dich freigehalten.
room-settings-changed = Die Einstellungen wurden geändert.
room-fill = Bot spielen lassen
room-fill-seat = Platz { $number }: Bot spielen lassen
room-fill-title = Ein Bot für Platz { $number }
room-fill-kept = Dieser Platz wird für { $name } freigehalten und wäre dann vergeben.
room-level = Welcher Bot?
room-settings = Einstellungen ändern
room-settings-asks =
    { $count ->
        [one] { $names } wird gebeten, sich noch einmal zu setzen: Niemand soll nach Einstellungen spielen, die er nicht kennt.
       *[other] { $names } werden gebeten, sich noch einmal zu setzen: Niemand soll nach Einstellungen spielen, die er nicht kennt.
    }
room-cancel = Absagen
room-cancel-title = Den Tisch absagen?
room-cancel-text = Dann kann sich niemand mehr setzen, und wer schon hier sitzt, erfährt es. Ein neuer Tisch ist schnell aufgebaut.
room-cancelled = Dieser Tisch wurde abgesagt.
room-leave = Den Tisch verlassen
room-left = Du hast den Tisch verlassen.

## Der Link
room-share-label = Schick diesen Link deinen Freunden
room-share-note = Diese Seite kannst du inzwischen schließen: Du findest den Tisch unter „Meine Tische“ wieder.
room-nearby = Für Freunde im selben Netz, zum Beispiel zu Hause. Von weiter weg kann ihn niemand öffnen.
room-address = Adresse dieses Computers
room-nearby-unknown = Er funktioniert nur auf diesem Computer. Für die anderen schreib statt „{ $host }“ die Adresse dieses Computers im Netz.
room-only-here = Nur dieser Computer kann diesen Link öffnen.
room-only-here-start = Damit auch Freunde im selben Netz mitspielen können, beende den Dienst und starte ihn so:
room-only-here-make = oder, falls du ihn mit „make play“ gestartet hast:
room-qr = QR-Code des Links
room-qr-note = Oder halte die Kamera eines Handys hierhin.
room-waiting-bots = Bots anderer, die warten
room-waiting-note = Ein Programm eines anderen Menschen. Der Platz wird ihm freigehalten; kommt es nicht, gib ihn jemand anderem.
