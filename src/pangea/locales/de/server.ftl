# Der Dienst: was er antwortet, und was er seinem Gastgeber sagt.

server-guest = Gast { $number }

## Abgelehnt
server-malformed = Hier wurde etwas anderes erwartet: { $reason }
server-not-json = Bitte JSON senden, mit der Kopfzeile „Content-Type: application/json“.
server-too-large = Das ist zu groß.
server-too-much = Das war zu viel auf einmal. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-one-check = Die letzte Partie, die du geschickt hast, wird noch geprüft. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-many-checks = Gerade werden zu viele Partien geprüft. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-work-used-up = Von dir oder von deiner Adresse wurden viele Partien zur Prüfung geschickt. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-day-used-up = Für deine Adresse wird heute nichts mehr aufbewahrt: { $megabytes } MB sind der Anteil eines Tages. Versuch es in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch einmal.
server-not-found = Hier gibt es nichts.
server-wrong-method = Das geht hier nicht auf diese Weise.
server-fault = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuch es noch einmal.
server-not-kept = Das kann gerade nicht festgehalten werden: Der Dienst kann nicht in seine Datenbank schreiben. Es wurde nichts geändert; bitte versuch es gleich noch einmal.
server-closing = Der Dienst wird gerade beendet. Bitte versuch es gleich noch einmal.
server-too-slow = Die Anfrage kam zu langsam an. Bitte versuch es noch einmal.
server-long-head = Der Kopf dieser Anfrage ist zu lang.
server-full = Der Dienst hat im Augenblick zu viele Verbindungen. Bitte versuch es gleich noch einmal.
server-misdirected = Dieser Dienst heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen in der Einstellung „names“ ergänzen.
server-only-socket = Das ist ein WebSocket. Öffne ihn als solchen.
server-elsewhere = Diese Anfrage kam von der Seite einer anderen Website ({ $origin }) und wurde deshalb nicht ausgeführt.
server-banned = Wer diesen Dienst betreibt, hat dich ausgesperrt.
server-banned-why = Wer diesen Dienst betreibt, hat dich ausgesperrt: { $why }
server-nobody = Sag zuerst, wer du bist: Sende einen Namen an /api/me (mit PUT), oder ein Token.
server-stray-cookie = Dieser Dienst erkennt die Identität in diesem Browser nicht. Wahrscheinlich wurde er mit einem anderen Geheimnis oder einer anderen Datenbank gestartet, oder er hat deine Identität nach langer Abwesenheit entfernt. Du kannst warten, bis das behoben ist, oder als neuer Gast neu anfangen. Die alte Identität ist dann in diesem Browser verloren.
server-unknown-token = Dieses Token ist nicht (mehr) bekannt.
server-bad-name = Ein Name hat 1 bis { $most } Zeichen, in einer Zeile.
server-guest-name = Namen wie „{ $name }“ gibt der Dienst neuen Gästen. Wähle einen anderen.
server-mixed-name = Dieser Name mischt Schriften, deren Buchstaben sich ähneln, wie die lateinische und die kyrillische. Schreibe ihn in einer davon.
server-too-many-bots = Eine Person darf bis zu { $most } Bot-Konten haben, ein Bot keines.
server-no-such-bot = Du hast kein Bot-Konto { $id }.
server-no-such-board = Diesen Spielplan gibt es nicht.
server-too-many-watched = Eine Seite kann bis zu { $most } Tische auf einmal verfolgen.
server-too-many-pages = Von dieser Adresse sind zu viele Seiten offen.
server-only-bots = Nur Bot-Konten warten auf Gegner: Öffne den WebSocket mit einem Token.
server-too-many-waiting = Gerade warten zu viele Bots auf Gegner; von einer Adresse dürfen es höchstens { $most } sein.
server-waiting-players = Ein Bot kann auf Partien mit so vielen Spielern warten: { $players }.
server-waiting-tables = Ein Bot kann auf 1 bis { $most } Tische zugleich warten.
server-waiting-about = Was ein Bot über sich sagt, hat höchstens { $most } Zeichen; das hier hat { $count }.
server-not-waiting = Dieser Bot wartet nicht mehr auf Gegner.
server-waits-for-other = { $name } wartet nicht auf dieses Spiel mit so vielen Spielern.
server-table-invited-already = { $name } ist schon an diesen Tisch eingeladen.
server-table-bad-invitation = Ein Bot-Konto kann auf einen einzigen freien Platz eines Tisches eingeladen werden.
server-no-protocol = Ein WebSocket, der ein Token als Protokoll mitbringt, muss auch das Protokoll „{ $protocol }“ anbieten.

## Ohne Seiten
server-no-pages = Der Dienst läuft, aber seine Seiten wurden noch nicht erzeugt.
server-no-pages-text = Programme können ihn schon nutzen; hier ist seine Beschreibung:

## Einstellungen
server-setting-least = Die Einstellung „{ $name }“ muss mindestens { $least } sein.
server-setting-port = Einen Port { $port } gibt es nicht: Ports gehen von 0 bis 65535.
server-setting-secret = Ein Geheimnis ist zu kurz. Nimm mindestens { $least } Zeichen, die niemand erraten kann.
server-setting-choice = Die Einstellung „{ $name }“ kann nicht „{ $value }“ sein. Möglich sind: { $choices }.
server-setting-public = „{ $value }“ ist keine Adresse. Schreib sie in der Form https://games.example.org.
server-setting-proxies = „{ $value }“ ist keine Liste von Proxys. Schreib ihre Adressen oder Netze mit Kommas dazwischen: 127.0.0.1, 10.1.0.0/16.
server-setting-names = „{ $value }“ ist kein Name, den der Dienst haben kann. Schreib ihn in der Form games.example.org, ohne https:// und ohne Port.
server-setting-metrics = „{ $value }“ ist keine Adresse mit einem Port. Schreib sie in der Form 127.0.0.1:9137.
server-setting-pages = Den Ordner für Seiten „{ $value }“ gibt es nicht.
server-setting-database = „{ $value }“ ist keine Datenbank für Pangea. Nenn eine Datei, oder schreib sqlite:///… oder postgresql://….
server-setting-toml = { $file } ist kein TOML: { $reason }
server-setting-unknown = { $file }: Eine Einstellung „{ $name }“ gibt es nicht. Es gibt: { $names }.
server-setting-kind = { $name } kann nicht „{ $value }“ sein: Es muss { $kind } sein.
server-kind-str = ein Text
server-kind-int = eine ganze Zahl
server-kind-float = eine Zahl

## Im Dienst
server-serving = Pangea ist offen unter { $address }
server-serving-net = Von Telefonen und Rechnern in diesem Netz: { $address }
server-serving-stop = Mit Strg-C wird es beendet.
server-port-taken = Port { $port } ist von einem anderen Programm belegt. Wähle mit --port einen anderen, oder 0 für irgendeinen freien.
server-cannot-listen = Unter { $host }, Port { $port }, lassen sich keine Verbindungen annehmen: { $reason }
server-cannot-open = Die Partien lassen sich nicht öffnen: { $reason }
server-secret-other = Diese Datenbank wurde mit einem anderen Geheimnis angelegt; der Dienst würde ihre Besucher nicht erkennen. Nenne das alte Geheimnis in der Einstellung „earlier_secrets“ (oder PANGEA_EARLIER_SECRETS), oder in einer eigenen Zeile in { $file }. Ist es verloren, starte einmal mit --new-secret: Alle Besucher fangen dann als neue Gäste an.
server-secret-unknown = Diese Datenbank sagt nicht, mit welchem Geheimnis sie angelegt wurde; der Dienst weiß nicht, ob er ihre Besucher erkennen würde. Ist das hier angegebene Geheimnis das richtige, oder ist das richtige verloren, starte einmal mit --new-secret.

## Tische
server-table-none = Diesen Tisch gibt es nicht, oder er ist privat.
server-table-stale = Inzwischen ist etwas anderes geschehen. Sieh noch einmal hin: Der Tisch ist nicht mehr, wie er war.
server-table-not-your-turn = Du bist nicht am Zug.
server-table-not-your-seat = Das ist nicht dein Platz.
server-table-not-your-eyes = Du darfst das Spiel nicht aus der Sicht von Sitz { $seat } sehen.
server-table-not-yours = Du sitzt nicht an diesem Tisch.
server-table-no-such-seat = Diesen Sitz gibt es nicht. Die Sitze sind von 0 bis { $last } nummeriert.
server-table-no-open-seat = An diesem Tisch ist kein Platz frei.
server-table-seat-taken = Dieser Platz ist besetzt.
server-table-seat-kept = Die freien Plätze sind für andere reserviert.
server-table-only-host = Das kann nur, wer diesen Tisch eröffnet hat.
server-table-begun = Die Partie hat begonnen: Plätze und Einstellungen bleiben, wie sie sind.
server-table-settings-changed = Die Einstellungen wurden inzwischen geändert. Sieh sie dir noch einmal an, bevor du dich setzt.
server-table-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
server-table-over = Das Spiel ist zu Ende.
server-table-not-over = Das Spiel ist noch nicht zu Ende.
server-table-stood-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
server-table-already-left = Es spielt schon ein Bot für dich.
server-table-not-away = Du sitzt schon auf deinem Platz.
server-table-ask-first = Um diesen Zug zurückzunehmen, müssen die anderen zustimmen. Frag sie.
server-table-offer-open = Es steht schon ein Vorschlag im Raum. Warte die Antworten ab.
server-table-no-offer = Es gibt nichts zu beantworten.
server-table-hint-not-alone = Wo du mit anderen Menschen spielst, gibt es keine Tipps.
server-table-hint-running = Ein Tipp für dich ist schon in Arbeit. Warte ihn erst ab.
server-table-too-many = Du hast { $most } Tische eröffnet, an denen noch gespielt wird. Bring erst einen zu Ende.
server-table-too-many-bots = An { $most } Tischen, die von deiner Adresse kommen, ist ein Bot am Zug. Beende erst eines dieser Spiele, oder lass es weitergehen.
server-table-not-made = Du hast diesen Tisch nicht eröffnet und spielst nicht daran: Du kannst das Spiel deshalb nicht beenden.
server-table-others-play = Hier spielt noch jemand. Schlag vor, das Spiel zu beenden.
server-table-one-me = Du selbst kannst nur einen Platz einnehmen. Vergib die anderen an Personen an diesem Gerät.
server-table-long-name = Ein Name hat höchstens { $most } Zeichen.
server-table-clock = Die Zeit pro Zug muss zwischen { $least } und { $most } Sekunden liegen.
server-table-absence = Ohne einen abwesenden Spieler dürfen die anderen nach { $least } bis { $most } Tagen weiterspielen.
server-table-not-absent = Das Spiel wartet auf den Spieler am Zug: Die anderen dürfen erst weiterspielen, wenn er während seines Zuges { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang nicht am Tisch war.
server-table-played-by-bot = Platz { $seat } wird nicht von einem Menschen gespielt.
server-table-other-rules = Diese Partie wurde nach Version { $version } der Regeln begonnen, und sie haben sich seither geändert. Man kann sie ansehen, aber nicht weiterspielen.
server-table-no-such-person = Diese Person gibt es nicht.

## Nachspielen
server-table-no-such-replay = Diese Partie gibt es hier nicht zum Nachspielen.
server-table-record-long = Eine Aufzeichnung hat höchstens { $most } Bytes.
server-table-record-no-text = Eine Aufzeichnung ist ein Text in UTF-8.
server-table-no-such-move = Diesen Zug gibt es nicht. Zahl der Züge in der Partie: { $moves }.
server-table-scenes = Frag nach 1 bis { $most } Stellungen auf einmal.
server-table-iterations = Frag nach 1 bis { $most } Durchläufen.
server-table-one-analysis = Eine Analyse, um die du gebeten hast, ist noch nicht fertig. Warte sie ab, dann bitte um die nächste.
server-table-many-analyses = { $most } Analysen, um die von deiner Adresse gebeten wurde, sind noch nicht fertig. Warte eine davon ab, dann bitte noch einmal.

## Datenbank
server-table-bad-database = „{ $url }“ ist keine Datenbank für Pangea. Schreib sqlite:///… oder postgresql://….
server-database-parameter = Die Adresse der Datenbank kann kein „{ $name }“ haben. Sie kann haben: { $names }.
server-database-sslmode = sslmode kann nicht „{ $value }“ sein. Möglich sind: { $values }.
server-database-no-file = Diese Adresse nennt keine Datei. Schreib sqlite:///games.sqlite, mit drei Schrägstrichen, oder nur den Namen einer Datei.
server-database-before = Diese Datenbank stammt von einem Pangea, dessen Partien noch nicht sagten, mit welchen Spielplänen, Plättchen und Karten sie gespielt werden; dieses hier kann sie nicht fortsetzen. Sie blieb, wie sie ist: Öffne sie mit dem Pangea, das sie angelegt hat, oder nenne hier eine neue Datenbank.
server-database-content = Diese Datenbank stammt von einem Pangea mit einem anderen Spielplan, anderen Plättchen oder anderen Karten: { $games }. Ihre Partien würden sich mitten im Spiel ändern, darum blieb sie, wie sie ist. Öffne sie mit dem Pangea, das sie angelegt hat, oder nenne hier eine neue Datenbank.
server-database-newer = Diese Datenbank stammt von einem neueren Pangea („{ $version }“, hier „{ $here }“). Installiere diese Version oder eine spätere.
server-table-bad-redis = Das ist keine Adresse eines Redis-Servers: { $reason }
