# Der Rahmen um jedes Spiel.
frame-skip = Zum Inhalt
frame-settings = Einstellungen
frame-language = Sprache
frame-theme = Farben: { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie das System
}
frame-account = Konto
frame-home = Startseite
frame-nothing-here = Hier ist nichts.
frame-gone = Diesen Tisch gibt es nicht oder nicht mehr.
frame-loading = Der Tisch wird gedeckt …
frame-no-board = Dieses Spiel hat hier noch kein Brett.
frame-bot = { $name } (Platz { $seat })
frame-seat = Platz { $seat }
frame-player = Spieler { $seat }
frame-you = du
frame-my-turn = Du bist dran
frame-waiting-for = Es wird auf { $player } gewartet.
frame-closed = Diese Partie wurde ohne Ergebnis beendet.
frame-confirm = Bestätigen
frame-undo = Zurücknehmen
frame-lost = { $unsent ->
    [0] Die Verbindung ist weg; neuer Versuch …
   *[other] Die Verbindung ist weg; dein Zug ist aufgehoben und wird gesendet.
}
frame-read-only = Der Server kann gerade nichts speichern. Die Partie geht weiter, sobald er es wieder kann.
frame-paused = Der Tisch ruht: Die Spieler entscheiden, wie es weitergeht.
frame-paused-why = Die Regeln dieses Spiels wurden während eurer Partie berichtigt, und was zuletzt gespielt wurde, stimmt nicht mehr mit ihnen überein. Der Tisch steht bei der letzten Stellung, die stimmt; nichts ist verloren, und keine Uhr läuft. Entscheidet gemeinsam: von hier mit neuen Würfeln weiterspielen oder die Partie ohne Ergebnis beenden.
frame-propose-resume = Vorschlagen, von hier weiterzuspielen
frame-stopping = Der Server startet neu; gleich geht es weiter.
frame-players = Mitspieler
frame-away = (nicht da)
frame-stand-in = (ein Bot vertritt)
frame-plays = (spielt vorerst wie { $name }: das Spiel wird noch vorbereitet)
frame-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
frame-edition-what = Was darin rekonstruiert ist
frame-edition-all-known = In dieser Ausgabe ist nichts als rekonstruiert gekennzeichnet.
frame-edition-part = { $reconstructed } von { $all } rekonstruiert
frame-edition-whole = ganz rekonstruiert
frame-edition-known = bekannt
frame-edition-download = Diese Ausgabe herunterladen
frame-rated = Gewertete Partie
frame-no-coach = Ohne Ratgeber
frame-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
frame-edition = Ausgabe: { $edition }
frame-bell = Verbleibende Spielzeit
frame-days = { $days } T { $hours } Std.
frame-type = Zug eingeben
frame-typed-unknown = „{ $typed }“ steht nicht zur Wahl.
frame-choices = { $count ->
    [0] Gerade nichts zu wählen
    [one] { $count } Möglichkeit in Worten
   *[other] { $count } Möglichkeiten in Worten
}
frame-log = Verlauf
frame-log-clauses = Mit den Regelnummern
frame-to-position = Zur Stellung { $version }
frame-replay = Nachspielen
frame-since = Seit meinem letzten Zug
frame-chat = { $count ->
    [0] Gespräch
   *[other] Gespräch ({ $count })
}
frame-no-chat = Noch hat niemand etwas gesagt.
frame-say = Etwas sagen
frame-send = Senden
frame-somebody = jemand
frame-mute = { $name } stummschalten
frame-hand-over = Gib das Gerät an { $player }
frame-hand-over-why = Auf dem Bildschirm ist nichts Geheimes. Ab hier sollte nur hinsehen, wer an der Reihe ist.
frame-i-am = Ich bin { $player }
frame-rematch = Noch einmal
frame-rules = Regeln
frame-help = Hilfe
frame-resign = Partie verlassen
frame-resign-sure = Endgültig verlassen
frame-options = Optionen
frame-confirm-moves = Züge bestätigen, die meine Runde beenden
frame-cover = Verdecken, was nur ich sehen darf
frame-sounds = Töne
frame-notices = { $count ->
    [0] Nichts wartet auf dich
   *[other] Auf dich wartet: { $count }
}
frame-notices-title = Was auf dich wartet
frame-nothing-waits = An anderen Tischen gerade nichts.
frame-notice-turn = Du bist am Zug
frame-notice-invitation = { $player } lädt dich ein
frame-notice-decline = Nicht jetzt
frame-notices-settings = Wie du Bescheid bekommst
frame-tell-me = Mir Bescheid geben, wenn ich weg bin
frame-hidden-still = Was in dieser Partie verborgen war, ist es noch immer.
frame-propose-open = Vorschlagen, es aufzudecken
frame-propose-end = Vorschlagen, die Partie zu beenden
frame-pace-none = Vorschlagen: ohne Uhr
frame-pace-minute = Vorschlagen: eine Minute je Zug
frame-pace-days = Vorschlagen: drei Tage je Zug
frame-vote-undo = { $player } möchte einen Zug zurücknehmen. Würfel und Ziehungen danach werden neu sein.
frame-vote-end = { $player } schlägt vor, die Partie ohne Ergebnis zu beenden.
frame-vote-pace = { $player } schlägt eine andere Bedenkzeit vor.
frame-vote-open = { $player } schlägt vor, alles aufzudecken, was in dieser Partie verborgen war.
frame-vote-resume = { $player } schlägt vor, von dieser Stellung aus weiterzuspielen.
frame-yes = Ja
frame-no = Nein
frame-commitment = Vor Beginn versiegelt:

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-your-turn = Du bist dran.
phrase-one-moment = Einen Moment, bitte.
phrase-rematch = Noch eine Partie?

coach-title = Ratgeber
coach-ask = Um Rat fragen
coach-thinking = Der Ratgeber denkt nach…
coach-show-chances = Gewinnchancen
