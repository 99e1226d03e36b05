# storage and settings
store-conflict = Jemand war schneller; es wurde nichts geändert.
store-name-taken = Ein anderes Konto heißt bereits „{ $name }“.
store-no-person = Diese Person gibt es hier nicht mehr.
store-read-only = Im Augenblick kann nichts gespeichert werden: Der Datenträger ist voll oder nicht beschreibbar, oder die Datenbank antwortet nicht. Was gespeichert wurde, ist sicher.
store-in-use = Ein anderer Server (Prozess { $process }) benutzt bereits { $file }; es kann nur einer.
store-newer = Die Datenbank hat die Revision { $found } und stammt von einer neueren Version von Tablée; diese Version kennt { $known }.
store-cannot-open = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }.
store-no-wal = SQLite kann dort, wo die Datenbank liegt, kein Write-Ahead-Log führen (Modus „{ $mode }“); bitte ein Verzeichnis auf einem lokalen Datenträger wählen.
store-url = Die Adresse der Datenbank muss mit sqlite:/// oder postgresql:// beginnen.
store-memory = Die Datenbank muss eine Datei sein: sqlite:/// und ihr Pfad.
store-driver = Für { $driver } muss das Python-Paket „{ $module }“ installiert sein.
backup-no-house = In { $database } gibt es noch kein Haus.
backup-exists = { $file } gibt es schon; eine Sicherung überschreibt nie eine Datei.
backup-foreign = { $file } ist keine Sicherung von Tablée.
backup-cut-off = { $file } ist keine vollständige Sicherung: Das Ende fehlt oder ist beschädigt. Es wurde nichts geändert.
backup-damaged = { $file } ist im Teil „{ $part }“ beschädigt. Es wurde nichts geändert.
backup-newer = { $file } stammt von einer neueren Version von Tablée ({ $program }); zum Wiederherstellen bitte diese installieren.
restore-not-empty = Das Haus in { $database } ist nicht leer; mit --replace weicht alles darin der Sicherung.
restore-server-runs = Auf { $database } läuft ein Server; vor dem Wiederherstellen müssen alle Server angehalten werden.

setting-wrong = { $where }: „{ $value }“ passt nicht. { $allowed }
setting-wrong-hidden = { $where }: Der Wert passt nicht. { $allowed }
setting-unknown = { $where }: Diese Einstellung gibt es nicht; es gibt: { $known }.
setting-unknown-near = { $where }: Diese Einstellung gibt es nicht; gemeint ist vielleicht { $known }.
setting-in-environment = { $name } (Umgebung)
setting-in-file = { $file }:{ $line }: { $name }
setting-in-option = { $name } (Befehlszeile)
setting-not-toml = { $file }:{ $line }: Das ist kein gültiges TOML: { $reason }.
setting-file-too-large = { $file } ist zu groß für eine Einstellungsdatei: höchstens { $limit } Bytes.
setting-file-not-text = { $file } ist kein Text in UTF-8.
setting-number = Erlaubt ist eine ganze Zahl von { $low } bis { $high }.
setting-flag = Erlaubt ist true oder false.
setting-one = Erlaubt ist eines von: { $known }.
setting-host = Erlaubt ist eine IP-Adresse oder der Name eines Rechners.
setting-place = Erlaubt ist der Pfad eines Verzeichnisses.
setting-database = Erlaubt ist eine Adresse, die mit sqlite:/// oder postgresql:// beginnt.
setting-nats = Erlaubt sind Adressen, die mit nats:// oder tls:// beginnen, durch Kommas getrennt.
setting-public-url = Erlaubt ist eine Adresse, die mit http:// oder https:// beginnt, ohne Pfad.
setting-proxies = Erlaubt sind IP-Adressen und Netze wie 10.0.0.0/8.
setting-word = Erlaubt ist ein Text von höchstens 200 sichtbaren Zeichen.
setting-mailbox = Erlaubt ist eine E-Mail-Adresse, zum Beispiel tablee@spiele.example.

# web application
guest-name = Gast { $number }
message-unreadable = Diese Nachricht ist nicht lesbar.
our-error = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt; bitte noch einmal versuchen.
bad-request = Was geschickt wurde, passt hier nicht ({ $field }).
not-found = Hier gibt es nichts.
method-not-allowed = Das geht hier nicht.
too-large = Das ist zu groß.
json-only = Was geschickt wird, muss JSON sein (application/json).
foreign-page = Dieser Aufruf kommt von der Seite einer anderen Website.
too-often = Zu oft. Bitte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} warten.
too-many-sockets = Es sind zu viele Verbindungen offen.
tables-too-many = Mehr als { $most } laufende Tische darf niemand haben.
busy = Es warten zu viele. Bitte gleich noch einmal versuchen.
read-only = Zurzeit kann nichts gespeichert werden. Bitte später noch einmal versuchen; was gespeichert wurde, ist sicher.
who-are-you = Es ist noch niemand hereingekommen: Bitte erst als Gast eintreten oder sich anmelden.
sign-in-failed = Name oder Passwort ist falsch.
password-wrong = Das ist nicht das Passwort.
banned = Wer dieses Haus betreibt, lässt dich nicht mehr herein.
admins-only = Das darf nur, wer das Haus verwaltet.
accounts-closed = Hier lassen sich keine Konten anlegen.
account-already = Du hast schon ein Konto.
account-needed = Dafür braucht es ein Konto mit Passwort.
no-such-edition = Diese Ausgabe gibt es hier nicht.
edition-too-slow = Diese Ausgabe braucht mehr als { $seconds } Sekunden zum Aufbauen; sie kann nicht gespielt werden.
editions-too-many = Mehr als { $most } Ausgaben können nicht aufbewahrt werden.
name-unsound = Ein Name hat 1 bis { $most } sichtbare Zeichen.
nobody-there = Dort ist niemand, den du stummschalten könntest.
muted-too-many = Mehr als { $most } Personen lassen sich nicht stummschalten.
greeting-title = Tablée
greeting-runs = Dieses Haus der Brettspiele ist geöffnet. Seine Seite ist in dieser Kopie nicht enthalten.
greeting-api = Was Programme aufrufen können, ist hier beschrieben:
docs-not-built = Die Dokumentation ist in dieser Fassung nicht enthalten. In einem Arbeitsverzeichnis baut „make docs“ sie.
serve-addresses = Tablée ist geöffnet unter { $addresses }
serve-stop = Zum Beenden Strg+C drücken.
serve-port = Port { $port } von { $host } lässt sich nicht benutzen: { $reason }.
admin-no-account = Ein Konto namens „{ $name }“ gibt es nicht.
admin-no-table = Einen Tisch „{ $table }“ gibt es nicht.
admin-is-already = Nichts zu tun: So ist es schon.
admin-no-edition = Es gibt keine Ausgabe „{ $name }“; „tablee admin editions“ zählt sie auf.

# notices
not-public = Das muss eine öffentliche https-Adresse sein.
not-a-mailbox = Das ist keine E-Mail-Adresse.
no-mail-here = Dieses Haus verschickt keine E-Mails.
no-push-here = Dieses Haus kann keine Mitteilungen an Browser schicken.
link-stale = Dieser Link gilt nicht mehr. Auf deiner Seite kannst du einen neuen anfordern.
no-such-account = Es gibt kein Konto namens „{ $name }“.
invited-enough = An einen Tisch können höchstens { $most } Personen eingeladen werden.
letter-and = und
letter-somebody = jemand
letter-turn-title = Du bist am Zug: { $game } mit { $players }
letter-turn = Du bist am Zug bei { $game } mit { $players }.
letter-invitation-title = { $player } lädt dich zu { $game } ein
letter-invitation = { $player } hält dir einen Platz bei einer Partie { $game } frei.
letter-digest-title = { $count ->
    [one] Tablée: Ein Tisch wartet auf dich
   *[other] Tablée: { $count } Tische warten auf dich
}
letter-confirm-title = Tablée: Bestätige deine E-Mail-Adresse
letter-confirm = Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wann bei Tablée der eigene Zug kommt. Wenn du das warst, öffne innerhalb von drei Tagen diesen Link und bestätige. Wenn nicht, brauchst du nichts zu tun: Es wird nichts weiter verschickt.
letter-stop = Du bekommst diese Mitteilung, weil du sie bei Tablée gewünscht hast. Keine E-Mails mehr:
