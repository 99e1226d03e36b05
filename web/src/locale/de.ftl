# Die Seiten rund um das Brett.

page-unreachable = Der Server ist gerade nicht erreichbar.
page-unreachable-again = Der Server ist gerade nicht erreichbar. Neuer Versuch …
page-failed = Das hat nicht geklappt. Bitte noch einmal versuchen.
page-copy = Kopieren
page-copied = Kopiert.
page-copy-yourself = Der Browser lässt uns nicht kopieren: Der Text ist markiert, kopiere ihn mit Strg+C.

## Start

home-title = Nimm Platz
home-intro = Brettspiele, die es an keinem anderen Tisch gibt: gegen Bots, mit Freunden oder rund um einen Bildschirm. Ohne Konto.
home-docs = Anleitungen und Regeln
home-learn = Spielen lernen
home-rules = Regeln
home-players = Spieler
home-bots = Bots
home-play-now = Jetzt spielen
home-with-friends = Mit Freunden spielen
home-one-device = An einem Gerät
home-more-options = Weitere Optionen
home-clock = Uhr
home-listed = Den Tisch allen zeigen
home-coach = Den Ratgeber fragen dürfen
home-coach-rated = in gewerteten Partien nie
home-friends-only = Nur an Tischen mit Freunden
home-rated = Gewertete Partie
home-rated-what = Zählt für die Wertung aller am Tisch: nur Leute mit Konto, ohne Bots und ohne Ratgeber, und ein beendeter Zug bleibt stehen.
home-rated-guest = Gewertete Partien sind für Leute mit Konto: Eine Wertung muss jemandem gehören, der wiedererkannt wird.
home-edition = Ausgabe
home-edition-own = Die mitgelieferte
home-edition-file = Aus einer Datei …
home-edition-template = Vorlage zum Ausfüllen
home-edition-note = Du besitzt die Schachtel? Nimm die Vorlage, trag deinen Plan und deine Karten ein und spiel damit.
home-edition-chosen = Mit „{ $name }“ lässt sich spielen.
home-edition-keep = Für alle aufbewahren
home-edition-kept = „{ $name }“ wird hier für alle aufbewahrt.
home-edition-remove = Vom Regal nehmen
home-edition-guest = Mit einem Konto kannst du sie hier für alle aufbewahren.
home-soon = Kommt bald
home-announced = Demnächst am Tisch
home-your-turn = Du bist dran
home-join = Mitspielen
home-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
home-not-started = Noch nicht begonnen
home-waiting-for = Wartet auf { $player }
home-status-opening = Beginnt gleich
home-status-running = Läuft
home-status-over = Beendet
home-status-closed = Ohne Ergebnis beendet
home-nobody-yet = Noch niemand
home-around = { $count } an einem Gerät
home-option = { $name }: { $value }
home-pace-none = ohne Uhr
home-pace-move = { $time } je Zug
home-pace-game = { $time } für die Partie, dazu { $more } je Zug
home-import = Spieldatei öffnen
home-import-note = Eine .tablee-Datei: Eine beendete Partie wird nachgespielt, eine offene geht gegen Bots weiter.
home-read-only = Zurzeit kann nichts gespeichert werden: Man kann zuschauen, aber keine Partie beginnen.
home-turn-bar = { $count ->
    [one] Du bist dran: { $players }
   *[other] Du bist an { $count } Tischen dran, zuerst: { $players }
}
home-go-there = Zum Tisch
home-invitation = { $player } lädt dich zu { $game } ein.
home-my-tables = Meine Tische
home-no-tables = Hier stehen bald deine Partien.
home-open-tables = Offene Tische
home-none-open = Gerade ist kein Tisch offen. Eröffne einen und zeig ihn allen.
home-watch = Zuschauen
home-none-to-watch = Gerade läuft keine öffentliche Partie.

cover-insider-title = Insider
cover-insider-tagline = Bring deine Leute an die besten Tische des angesagtesten Cafés der Stadt.
cover-offensive-title = Offensive
cover-offensive-tagline = Rot greift an, Blau verteidigt, und niemand weiß, was wo steht.
cover-planetweb-title = Planet’Web
cover-planetweb-tagline = Kaufe Portale, bring sie an die Börse und hüte dich vor Übernahmen.

## Das Wartezimmer

room-title = { $game }: vor dem Start
room-opening = Die Würfel werden versiegelt; gleich geht es los.
room-take-a-seat = Nimm einen freien Platz.
room-all-taken = Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du zuschauen.
room-be-ready = Alle sind da. Sag, wenn du bereit bist.
room-starting = Alle sind bereit; gleich geht es los.
room-more-players = { $count ->
    [one] Es fehlt noch { $count } Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
}
room-more-players-host = { $count ->
    [one] Es fehlt noch { $count } Mitspieler. Schick den Link oder setz einen Bot hin.
   *[other] Es fehlen noch { $count } Mitspieler. Schick den Link oder setz Bots hin.
}
room-not-ready = Noch nicht bereit: { $players }.
room-invite = Einladen
room-invite-name = Mit Namen: jemand, der hier ein Konto hat
room-invited = { $player } ist eingeladen.
room-link = Link zu diesem Tisch
room-qr = QR-Code mit dem Link zu diesem Tisch
room-scan = Halte die Kamera eines Telefons auf den Code oder schick den Link. Wer ihn öffnet, wählt einen freien Platz.
room-only-here = Diese Adresse gilt nur auf diesem Gerät. Damit andere Geräte in deinem Netz hereinkommen, starte das Haus mit diesem Befehl und öffne diese Seite unter der Adresse, die es nennt:
room-share = Teilen …
room-free = Freier Platz
room-ready = bereit
room-not-yet = noch nicht bereit
room-host = Gastgeber
room-sit = Hier sitzen
room-seat-bot = Bot
room-remove-bot = Den Bot von Platz { $seat } entfernen
room-swap = Plätze { $one } und { $other } tauschen
room-agreed = Abgemacht
room-visibility = Tisch
room-listed = für alle sichtbar
room-by-link = nur mit Link
room-coach = erlaubt
room-no-coach = nicht erlaubt
room-rating = Wertung
room-rated = gewertet
room-seals = Versiegelte Würfel
room-seals-why = Vor dem Start versiegeln das Haus und alle Mitspieler je eine geheime Zahl. Erst alle zusammen ergeben die Würfel und Ziehungen, sodass niemand sie manipulieren kann, auch das Haus nicht. Nach der Partie wird alles geöffnet, und jeder kann es nachprüfen.
room-seal-house = Siegel des Hauses:
room-seal-later = kommt, wenn alle bereit sind
room-seal-given = { $player } hat eine Zahl versiegelt.
room-seal-missing = { $player } hat nichts versiegelt.
room-seats = Plätze
room-fill = Freie Plätze mit Bots füllen
room-wait-for-me = Moment, doch nicht bereit
room-i-am-ready = Ich bin bereit
room-stand-up = Aufstehen

## Konto

account-title = Du
account-is-account = Du bist angemeldet als { $name }.
account-is-guest = Du bist als Gast hier: { $name }. Nur dieser Browser kennt dich.
account-is-nobody = Du hast hier noch nichts getan; sobald du spielst, bist du Gast.
account-name-and-language = Name und Sprache
account-name = Name
account-save = Speichern
account-saved = Gespeichert.
account-language = Sprache
account-account = Konto
account-since = Du bist hier seit { $date }.
account-sign-out = Abmelden
account-sign-out-everywhere = Auf allen Geräten abmelden
account-sign-up = Konto anlegen
account-sign-in = Anmelden
account-sign-up-why = Ein Name und ein Passwort, sonst nichts: Du behältst deine Plätze und findest deine Partien auf jedem Gerät.
account-sign-in-why = Mit deinem Konto findest du deine Tische auch auf diesem Gerät.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-made = Dein Konto ist angelegt.
account-signed-in = Schön, dass du wieder da bist.
account-signed-out = Du bist abgemeldet.
account-guest-out = Nicht mehr dieser Gast sein
account-change-password = Passwort ändern
account-old-password = Jetziges Passwort
account-new-password = Neues Passwort
account-password-changed = Das Passwort ist geändert; alle anderen Geräte sind abgemeldet.
account-muted = Wen du nicht hörst
account-unmute = Wieder hören
account-unmute-name = { $name } wieder hören
account-nobody-muted = Du hörst alle.
account-data = Deine Daten
account-data-why = Alles Persönliche, was das Haus über dich aufbewahrt, in einer Datei.
account-data-export = Meine Daten herunterladen
account-erase-why = Du kannst vergessen werden: Dein Name, dein Passwort und alles, was du gesagt hast, werden für immer gelöscht. Gespielte Partien bleiben, ohne deinen Namen.
account-erase = Mich löschen
account-erase-sure = Mich für immer löschen
account-erase-not = Nein, ich bleibe
account-erased = Du bist vergessen.

## Mitteilungen

notices-title = Mitteilungen
notices-why = Was auf dich wartet, steht immer hinter der Glocke. Wenn du weg bist, kann das Haus dir auch auf anderen Wegen Bescheid geben.
notices-turn = Wenn ich am Zug bin und andere warten
notices-invitation = Wenn mich jemand einlädt
notices-digest = Einmal am Tag alles, was wartet
notices-digest-hour = Uhrzeit der täglichen Mitteilung
notices-guest = Mit einem Konto kannst du auch per E-Mail Bescheid bekommen.
notices-mail = Per E-Mail
notices-mail-address = E-Mail-Adresse
notices-mail-unconfirmed = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin, dann bekommst du dort Bescheid.
notices-mail-confirmed = Die Adresse { $address } ist bestätigt: Dort bekommst du Bescheid.
notices-mail-stopped = E-Mails an { $address } wurden durch einen Link in einer von ihnen abbestellt. Speichere die Adresse noch einmal, um einen neuen Link zu bekommen.
notices-mail-dropped = Die Adresse ist vergessen.
notices-drop = Entfernen
notices-push = Auf diesem Gerät
notices-push-here = Mitteilungen auf diesem Gerät zeigen, auch wenn keine Seite offen ist
notices-push-https = Ohne offene Seite zeigen Browser Mitteilungen nur, wenn das Haus über https erreicht wird.
notices-push-refused = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.
notices-hook = Per Webhook
notices-hook-why = Für Programme: Das Haus ruft eine öffentliche https-Adresse von dir auf. Jeder Aufruf ist mit dem Schlüssel unten unterschrieben.
notices-hook-address = Adresse
notices-hook-key = Schlüssel

## Links in E-Mails

letter-page-title = Mitteilungen per E-Mail
letter-page-confirm-why = Soll dir das Haus unter dieser Adresse Bescheid geben, wenn etwas auf dich wartet?
letter-page-confirm = Ja, Adresse bestätigen
letter-page-confirmed = Die Adresse ist bestätigt.
letter-page-stop-why = Sollen an diese Adresse keine E-Mails mehr gehen?
letter-page-stop = Keine E-Mails mehr
letter-page-stopped = An diese Adresse gehen keine E-Mails mehr.

## Regeln

rules-title = { $game }: die Regeln
rules-glossary = Die Wörter
rules-clauses = Absatz für Absatz
rules-search = Suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Absatz
   *[other] { $count } Absätze
}
rules-chapters = Kapitel

## Nachspielen

replay-title = Nachspielen
replay-controls = Film
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-position = Stellung
replay-place = Stellung { $place } von { $count }
replay-play = Film abspielen
replay-pause = Pause
replay-since = Seit meinem letzten Zug
replay-eyes = Gesehen von
replay-watcher = einem Zuschauer
replay-open = Alles zeigen: Figuren und Hände beider Seiten
replay-more = { $count ->
    [one] Und noch { $count } Ereignis.
   *[other] Und noch { $count } Ereignisse.
}
replay-doings = Diese Stellung
replay-link = Link zu dieser Stellung
replay-to-table = Zum Tisch
replay-fork = Von hier weiterspielen
replay-fork-note = Solange diese Partie läuft, wird für die neue frisch verteilt, was du nicht wissen kannst.
replay-export = Als Datei sichern
replay-after-the-end = Nach dem Ende kann man mit den Augen aller sehen, die Partie sichern und ihre Würfel prüfen.
replay-nothing-yet = Es gibt noch nichts nachzuspielen.
review-ask = Mit dem Ratgeber ansehen
review-working = Der Ratgeber sieht die Partie durch…
review-ready = Die Analyse der Partie ist fertig.
review-curve = Gewinnchancen im Lauf der Partie, von { $low } unten bis { $high } oben
review-no-verdict = Hier wird keine Entscheidung bewertet.
review-turning = Wendepunkte
review-turning-point = Schritt { $number } · { $by }
review-decisions = Wie alle entschieden haben
review-player = Spieler
review-lost = Verlust
review-luck = Glück
review-meaning = Verlust: was eine Entscheidung im Schnitt gekostet hat, nach dem, was der Spieler wissen konnte. Glück: was Würfel und Ziehungen über Erwarten gebracht haben. Die Kurve sieht alle Karten.
review-incomplete = Für die letzten Entscheidungen hat die Zeit nicht gereicht.
replay-verify = Würfel prüfen
replay-verify-right = Alle Würfel und Ziehungen stimmen.
replay-verify-wrong = Etwas stimmt nicht.
replay-verify-seal = Das Haus hat das Geheimnis geöffnet, das es vor dem Start versiegelt hatte.
replay-verify-promises = { $count ->
    [0] Kein Mitspieler hatte eine eigene Zahl versiegelt.
    [one] { $count } Mitspieler hatte eine Zahl versiegelt, und sie wurde verwendet.
   *[other] { $count } Mitspieler hatten Zahlen versiegelt, und alle wurden verwendet.
}
replay-verify-unopened = Platz { $seat } hatte einen Anteil an den Würfeln zugesagt, der darin fehlt: Beim Start war niemand da, oder das Haus hat ihn weggelassen.
replay-verify-draws = { $draws ->
    [one] { $draws } Ziehung in { $entries } Einträgen wurde in diesem Browser nachgerechnet, mit demselben Ergebnis.
   *[other] { $draws } Ziehungen in { $entries } Einträgen wurden in diesem Browser nachgerechnet, alle mit demselben Ergebnis.
}

## Einführung

learn-title = { $game }: spielen lernen
learn-intro = Drei Minuten an einem echten Tisch, gegen einen Bot. Ein Begleiter sagt dir, was zu tun ist; du kannst ihn jederzeit verlassen, und die Partie geht weiter.
learn-begin = Beginnen
learn-none = Zu diesem Spiel gibt es noch keine Einführung.
learn-guide = Begleiter
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-leave = Ohne Begleiter weiter
learn-finish = Weiterspielen
