## Was nicht stimmt

in-file = { $file }: { $said }
language-unknown = Die Sprache „{ $given }“ gibt es hier nicht; es gibt: { $known }.
interrupted = Unterbrochen.
output-not-written = Die Ausgabe lässt sich nicht schreiben: { $reason }.
system-refused = { $file }: { $reason }.
system-missing = diese Datei oder diesen Ordner gibt es nicht
system-directory = das ist ein Ordner
system-not-directory = ein Teil des Pfades ist kein Ordner
system-permission = die Berechtigung fehlt
system-read-only = der Datenträger ist schreibgeschützt
system-full = der Datenträger ist voll
system-too-large = die Datei würde zu groß
system-exists = das gibt es schon
system-name-too-long = der Name ist zu lang
usage-no-such-option = Eine Option { $option } gibt es hier nicht; --help zeigt die vorhandenen.
usage-takes-no-value = Die Option { $option } nimmt keinen Wert an.
usage-needs-value = Nach der Option { $option } fehlt ein Wert.
usage-extra = Auf der Befehlszeile steht zu viel: { $given }.
usage-missing = Auf der Befehlszeile fehlt { $name }.
usage-other = Die Befehlszeile ist nicht zu verstehen: { $said }
usage-no-such-command = Einen Befehl „{ $name }“ gibt es nicht; es gibt: { $known }.
number-unreadable = { $option } braucht eine ganze Zahl, nicht „{ $given }“.
number-range = { $option } muss zwischen { $low } und { $high } liegen; { $given } passt nicht.
game-missing = Welches Spiel? Es gibt: { $known }.
option-unreadable = Eine Tischoption schreibt man Name=Wert, nicht „{ $given }“.
file-missing = Welche Datei? Ihr Name fehlt.
file-name = „{ $file }“ kann kein Dateiname sein.
nothing-kept = Hier ist noch keine Partie gespielt worden, also gibt es keine letzte.
seat-name = Unter dem Namen „{ $name }“ kann niemand Platz nehmen.
seat-twice = Zwei Plätze können nicht beide „{ $name }“ heißen.
seats-and-players = { $seats } Plätze sind genannt, aber { $players } Personen sollen spielen.
resume-with = { $option } lässt sich nach Beginn einer Partie nicht mehr ändern; bei --resume weglassen.
resume-other-game = { $file } ist eine Partie { $game }.
save-not-a-file = { $file } ist keine gewöhnliche Datei; es wurde nichts gespeichert.
export-exists = { $file } gibt es schon; bitte eine neue Datei nennen.
edition-not-utf8 = Das ist kein Text in UTF-8.
no-such-choice = Eine Wahl { $given } gibt es nicht; sie gehen von 1 bis { $last }.
no-such-clause = Keine Regel heißt „{ $given }“ oder spricht davon; sie gehen von { $first } bis { $last }.
why-what = Warum was? Tippe „warum“ und dahinter, was nicht erlaubt ist.
take-back-off = An diesem Tisch ist vereinbart, nichts zurückzunehmen.

## Hilfe der Befehlszeile

usage-title = Aufruf:
metavar-options = [OPTIONEN]
metavar-command = [OPTIONEN] BEFEHL ...
panel-options = Optionen:
panel-arguments = Argumente:
panel-commands = Befehle:
help-tablee = Ein Haus voller Brettspiele: im Terminal spielen, untersuchen, nachprüfen.
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
help-lang = Sprache: Französisch, Englisch oder Deutsch; sonst die des Systems.
help-play = Eine Partie spielen, gegen Bots oder mit anderen an einer Tastatur.
help-simulate = Bots viele Partien spielen lassen und zusammenfassen.
help-arena = Bots gegeneinander antreten lassen und ihre Stärke messen.
help-balance = Die Ausgewogenheit eines Spiels messen: Länge, Möglichkeiten, Führung, Reihenfolge, Wert jedes Dings.
help-learn = Die Bots eines Spiels aus vielen Partien untereinander lernen lassen, was eine Stellung wert ist.
help-replay = Eine aufgezeichnete Partie noch einmal ansehen.
help-review = Eine aufgezeichnete Partie mit dem Ratgeber ansehen: Chancen, Wendepunkte, Entscheidungen, Glück.
help-verify = Jede Ziehung einer aufgezeichneten Partie nachrechnen.
help-edition = Ausgaben prüfen oder ausgeben: Spielplan und Karten eines Spiels als Datei.
help-edition-check = Eine Ausgabendatei prüfen.
help-edition-export = Die mitgelieferte Ausgabe eines Spiels schreiben, als Vorlage für eine eigene.
help-games = Die Spiele auflisten.
help-warmup = Die Regeln vor der ersten Simulation übersetzen.
help-bench = Messen, wie schnell die Spiele hier laufen.
help-game = Das Spiel; „tablee games“ listet sie auf.
help-games-all = Die Spiele; alle, wenn keines genannt ist.
help-file = Die Datei; „last“ ist die zuletzt gespielte Partie.
help-edition-file = Mit Spielplan und Karten aus dieser Datei spielen.
help-export-file = Die Datei, die geschrieben wird; ohne sie erscheint alles auf dem Bildschirm.
help-players = Wie viele mitspielen; Bots nehmen die übrigen Plätze ein.
help-seats = Wer spielt: „you“, „you=Anna“ oder der Name eines Bots (novice, amateur, regular, master, expert, greedy, random), durch Kommas getrennt.
help-bots = Die Bots, die spielen, durch Kommas getrennt.
help-variant = Die Variante des Spiels, etwa „expert“; kurz für --option variant=expert.
help-option = Eine Tischoption, etwa rounds=2; mehrfach möglich.
help-seed = Eine Zahl, mit der sich die Partie wiederholen lässt.
help-resume = Eine gespeicherte Partie fortsetzen; „last“ ist die zuletzt gespielte.
help-plain = Nur Textzeilen: kein gezeichneter Spielplan, kein gelöschter Bildschirm.
help-games-count = Wie viele Partien gespielt werden; 1000, wenn nichts anderes gesagt ist.
help-arena-games = Wie viele Partien jede Begegnung hat; 400, wenn nichts anderes gesagt ist.
help-arena-players = Wie viele Plätze jeder Tisch hat; sonst so wenige, wie das Spiel erlaubt.
help-arena-results = Eine Datei, die jedes Ergebnis festhält, statt des üblichen Ortes. So oder so geht derselbe Befehl dort weiter, wo er unterbrochen wurde.
arena-goes-on = Derselbe Befehl geht von hier aus weiter; die Ergebnisse liegen in { $file }.
help-arena-report = Einen Bericht als HTML mit Diagrammen in diese Datei schreiben.
help-balance-games = Wie viele Partien; 200, wenn nichts anderes gesagt wird.
help-balance-bot = Der Bot auf allen Plätzen; greedy, wenn nichts anderes gesagt wird.
help-learn-games = Wie viele Partien zu zweit; größere Runden spielen weniger. 20000, wenn nichts anderes gesagt wird.
help-learn-players = Wie viele Spieler; alle Zahlen, die das Spiel erlaubt, wenn nichts anderes gesagt wird.
help-learn-neurons = Die Größe des Netzes; 32, wenn nichts anderes gesagt wird.
help-learn-every = Eine von so vielen Stellungen behalten; 20, wenn nichts anderes gesagt wird.
help-learn-rounds = Wie viele Durchgänge: erst mit gierigen Spielern, dann mit solchen, die dem Gelernten folgen. 1, wenn nichts anderes gesagt wird.
help-learn-out = Die Datei für das Gelernte; Bots benutzen sie als lessons.json im Ordner des Spiels.
help-processes = Wie viele Prozesse gleichzeitig spielen; sonst so viele, wie es Kerne gibt.
help-ray = Einen Ray-Cluster spielen lassen: unter dieser Adresse (host:6379, ray://host:10001, auto), sonst ein Ray auf diesem Rechner.
help-json = Die Zahlen als JSON ausgeben.
help-interpreted = Die Regeln nicht übersetzen.
help-ply = Nur die Stellung nach so vielen Entscheidungen zeigen.
help-seat = Was dieser Platz sah, 1 ist der erste; sonst, was Zuschauer sahen.
help-seconds = Sekunden je Messung; 5, wenn nichts anderes gesagt ist.
help-cold = Auch das erste Übersetzen messen, das eine Weile dauert.
help-walks = Durchläufe für jede Entscheidung; 64, wenn nichts anderes gesagt wird. Je mehr, desto sicherer das Urteil.
help-review-seconds = Sekunden, die es dauern darf; 600, wenn nichts anderes gesagt wird.

## Spiele, Ausgaben, Zahlen

column-game = Spiel
column-title = Titel
column-players = Personen
column-rules = Regeln
column-about = Worum es geht
edition-fits = { $file } lässt sich spielen: Ausgabe „{ $name }“ von { $game }.
edition-hash = Ihr Fingerabdruck: { $hash }
edition-part = { $part }: { $known } bekannt, { $reconstructed } rekonstruiert
exported = Geschrieben in { $file }.
simulating = { $game }: Partien
column-bot = Bot
column-wins = Siege
column-share = Anteil
column-shared = Geteilt
column-score = Punkte im Mittel
column-rating = Stärke (Elo)
column-interval = Mit 95 %
column-against = gegen { $bot }
simulated-games = Partien: { $games }, beendet: { $finished }, Entscheidungen: { $decisions }.
simulated-length = Entscheidungen je Partie: { $mean } im Mittel, in 90 % der Partien { $p5 } bis { $p95 }, höchstens { $max }.
simulated-first = Vom beginnenden Platz gewonnen: { $share }.
balance-spread = { $mean } im Schnitt, { $p5 } bis { $p95 } in 90 % der Fälle, höchstens { $max }
learned = { $file }: gelernt aus { $positions } Stellungen. Wo nicht gelernt wurde, liegt der Fehler der Bewertung bei { $before }, der des Netzes bei { $after } (mittlerer logarithmischer Verlust).
simulated-end = { $reason } { $times }-mal ({ $share }).
compiling = { $game } wird übersetzt
warm-already = { $game } war schon übersetzt; in { $seconds } s geladen.
warm-now = { $game } ist jetzt übersetzt; das dauerte { $seconds } s.
compiling-search = Die Suche der Bots wird übersetzt
warm-search-already = Die Suche der Bots war schon übersetzt.
warm-search-now = Die Suche der Bots ist jetzt übersetzt; das dauerte { $seconds } s.
measuring = { $game } wird gemessen
column-measured = Gemessen
column-promise = Zusage
column-figure = Hier
column-ratio = Verhältnis
column-verdict = Gehalten

## Am Tisch

seat-you = du
player = Spieler { $number }
pair = { $name }: { $value }
list = { $first } und { $last }
demonstration = Bots führen eine Partie { $game } vor.
hand-over = { $player }, du bist dran. Drücke die Eingabetaste, wenn sonst niemand zusieht.
next-step = Eingabetaste: nächstes Netz, s: sofort das Ergebnis
hint = Nummer oder Aktion eintippen; ? für Hilfe, ende zum Aufhören.
hint-offline = Nummer, Seite oder Werbung eintippen; ? für Hilfe, warum C4, ende.
hint-planetweb = Nummer, Portal oder r zum Würfeln eintippen; ? für Hilfe, warum P03, ende.
hint-insider = Nummer, Schritt wie 3n, Feld oder Tisch eintippen; ? für Hilfe, warum 3n, ende.
hint-offensive = Nummer, Feld wie 3,10 oder Aktion eintippen; ? für Hilfe, warum fire 9,10, ende.
why-allowed = „{ $action }“ ist erlaubt.
saved = Gespeichert als { $file }.
save-replace = { $file } gibt es schon. Ersetzen? (j/n)
quit-save = Unter welchem Namen speichern? (Eingabetaste: keiner, sie bleibt erhalten)
undo-agreed = Sind alle am Tisch einverstanden? (j/n)
goodbye = Auf Wiedersehen. Die Partie konnte nicht aufbewahrt werden.
goodbye-kept = Auf Wiedersehen. Weiter geht es mit: { $command }
log-new = Aufbau
log-undo = Zurück zu Entscheidung { $ply }
log-bot = { $player }: Bot „{ $bot }“
log-person = { $player } spielt
log-resign = { $player } verlässt den Tisch
log-rules = Die Regeln wurden berichtigt; die Partie geht von hier weiter, ohne das, was nach den alten gespielt wurde.
log-clock = Die Zeit ist abgelaufen

## Was man am Tisch tippen kann: die Wörter, ihr Gebrauch, ihre Wirkung

typed-yes = j ja y yes
typed-help = ? hilfe help
typed-hint = rat tipp hint
typed-why = warum why
typed-rules = regeln regel rules rule
typed-undo = zurück zurueck undo
typed-undo-agreed = zurück! zurueck! undo!
typed-save = speichern save
typed-log = protokoll log
typed-board = plan b board
typed-quit = ende q quit exit
type-help = ?
type-hint = rat
type-why = warum ...
type-rules = regeln ...
type-undo = zurück
type-undo-agreed = zurück!
type-save = speichern DATEI
type-log = protokoll
type-board = plan
type-quit = ende
about-help = diese Hilfe
about-hint = was der Ratgeber täte, und warum
about-why = warum etwas nicht erlaubt ist, mit der Regel dazu
about-rules = eine Regel im Wortlaut; „regeln“ allein zeigt alle, „regeln Tausch“ die, in denen das Wort steht
about-undo = den letzten Schritt des eigenen Zuges zurücknehmen
about-undo-agreed = weiter zurücknehmen, über die Züge anderer hinweg; danach wird neu gezogen
about-save = die Partie in einer eigenen Datei speichern (aufbewahrt wird sie ohnehin nach jedem Schritt)
about-log = alles, was geschehen ist
about-board = den Tisch noch einmal zeigen (auch mit der Eingabetaste)
about-quit = aufhören; mit „tablee play --resume last“ geht es weiter
about-offline-m = Mehrheiten: wie viele Werbungen jeder Art in jedem Netz liegen
about-offline-unseen = die Werbungen, die noch im Säckchen sind
about-planetweb-portals = alle Portale: Branche, Besitzer, Topf, Forderungen
about-insider-cards = was eine, zwei und drei Karten jeder Art bewirken
about-offensive-h = deine Karten und was sie bewirken
about-offensive-key = was die Buchstaben und Zeichen auf der Karte bedeuten

## Offline

offline-counts = Säckchen { $bag }   Schachtel { $box }
offline-free = Freie Seiten: { $count }
offline-earlier = Punkte aus früheren Runden: { $points }
offline-own-cards = Deine Karten und ihre Punkte jetzt
offline-projection = Zusammen: { $total }
offline-projection-bonus = Marktanalyse: { $bonus }. Zusammen: { $total }
offline-unseen = Noch im Säckchen: { $count }
offline-unseen-hidden = An diesem Tisch werden die Werbungen im Säckchen nicht gezeigt.
offline-majorities-caption = * alleinige Mehrheit   = Gleichstand, keine Punkte   unterstrichen: deine Karten
offline-network = Netz
offline-free-short = Frei
offline-revealed = Die Karten werden aufgedeckt
offline-sites = ({ $count } Seiten)
offline-no-majority = keine alleinige Mehrheit
offline-majority = { $type }: { $points } für { $player }
offline-majority-lost = { $type }: { $points } für niemanden (Karte nicht verteilt)
offline-player = Wer
offline-card = Karte
offline-points = Punkte
offline-earlier-rounds = frühere Runden
offline-total = zusammen

## Offensive

offensive-turn = Runde { $turn } von { $limit }   Rot hält { $held } der { $needed } nötigen Ziele
offensive-sides = Rot (große Buchstaben): { $red }, { $hand } Karten   Blau (kleine): { $blue }, { $other } Karten
offensive-lost = { $player } hat verloren: { $units }
offensive-announced = Angesagt: { $card }, auf { $targets }
offensive-hand = Deine Karten: { $cards }
offensive-no-cards = Du hast keine Karten.
offensive-army = Deine Armee: { $units }; noch offen: { $left }
offensive-next = Als Nächstes: { $kind }
offensive-letters = Rot groß, Blau klein geschrieben; ein Fragezeichen, wo die Art verdeckt ist, mit dem ersten Buchstaben, wenn du sie kennst.
offensive-held = Rot hält: { $squares }

## Aufgezeichnete Partien

replay-one-viewer = Diese Datei zeigt, was eine einzelne Person gesehen hat; von einem anderen Platz aus lässt sie sich nicht ansehen.
replay-ply = Entscheidung { $ply } von { $last }
replay-keys = Pfeiltasten oder Eingabetaste: vor und zurück. Pos1, Ende: erste und letzte. q: aufhören.
verified = { $file }: Diese Partie { $game } ist so, wie sie gespielt wurde.
verified-commitment = Das Geheimnis ist das vor Beginn versprochene ({ $commitment }…).
verified-entropies = { $own ->
    [0] Niemand hat eigenen Zufall beigesteuert: Auf den { $seats } Plätzen saßen Bots oder ein Tisch vor Ort.
    [one] Einer der { $seats } Plätze hat eigenen Zufall beigesteuert, und es ist der versprochene.
   *[other] { $own } der { $seats } Plätze haben eigenen Zufall beigesteuert, und es ist der versprochene.
}
verified-unopened = Platz { $seats } hatte einen Anteil an den Würfeln zugesagt, der darin fehlt. Falls er rechtzeitig offengelegt wurde, hat der Gastgeber ihn weggelassen und so zwischen Würfeln gewählt.
verified-draws = Alle { $draws } Ziehungen der { $entries } Einträge wurden daraus nachgerechnet, und jede stimmt.
verified-result = Das notierte Ergebnis ist das, zu dem die Partie führt: { $points }.
verified-unfinished = Die Partie ist nicht beendet; sie hat noch kein Ergebnis.
verified-meaning = Also hat der Gastgeber den Zufall vor Beginn festgelegt und danach nichts geändert. Dass er nicht hineingesehen hat, beweist das nicht.

help-serve = Das Haus öffnen: Tische im Browser.
help-backup = Alles, was das Haus aufbewahrt, in eine Datei schreiben, ob ein Server läuft oder nicht.
help-restore = Eine Sicherung zurückspielen: in ein leeres Haus, auf welcher Datenbank auch immer.
help-backup-file = Die Sicherung. Sie enthält die Geheimnisse laufender Partien: Nur du solltest sie lesen können.
help-replace = Alles im Haus durch die Sicherung ersetzen.
help-check = Die Sicherung nur ganz durchlesen und sagen, was darin ist.
backup-progress = Zeilen
backup-taken = { $file }: { $tables } Tische, { $people } Leute, { $entries } Züge und andere Einträge, { $size } MB. Die Datei enthält Geheimnisse; bewahre sie sicher auf.
backup-sound = { $file } ist vollständig: gesichert am { $taken } UTC von Version { $program }, mit { $tables } Tischen, { $people } Leuten, { $entries } Einträgen.
backup-restored = Das Haus ist, wie es am { $taken } UTC war: { $tables } Tische, { $people } Leute, { $entries } Einträge. „tablee serve“ öffnet es.
help-admin = Sich um das Haus kümmern: um Tische und Leute.
help-admin-list = Die laufenden Tische auflisten.
help-admin-replay = Vor einem Upgrade: sehen, welche laufenden Partien nach den installierten Regeln ruhen müssten. Nichts wird geändert.
help-admin-people = Die Leute auflisten.
help-admin-close = Einen Tisch ohne Ergebnis beenden.
help-admin-ban = Jemanden ausschließen.
help-admin-unban = Jemanden wieder hereinlassen.
help-admin-promote = Jemanden zum Verwalter machen.
help-admin-reset-password = Einem Konto ein neues Passwort geben.
help-admin-editions = Die Ausgaben aufzählen, die das Haus für alle aufbewahrt.
help-admin-add-edition = Eine Ausgabendatei prüfen und für alle im Haus aufbewahren.
help-admin-remove-edition = Eine Ausgabe vom Regal nehmen; Tische, die mit ihr spielen, spielen weiter.
help-which-edition = Der Name einer Ausgabe oder der Anfang ihres Fingerabdrucks.
help-config = Einstellungen aus dieser TOML-Datei.
help-host = Die Adresse, auf der gehorcht wird; 0.0.0.0 lässt andere Geräte herein.
help-port = Der Port; 0 nimmt irgendeinen freien.
help-data = Der Ordner der Datenbank.
help-open = Die Seite im Browser öffnen.
help-who = Der Name eines Kontos oder die Kennung einer Person.
help-table-id = Die Kennung des Tisches.
help-every = Alle Tische, auch beendete.
admin-replay-progress = Partien
admin-replayed = Von { $running ->
    [one] einer laufenden Partie
   *[other] { $running } laufenden Partien
  } { $same ->
    [one] kann { $same }
   *[other] können { $same }
  } nach den installierten Regeln genau so weitergehen.
admin-replay-differs = Diese würden am genannten Eintrag angehalten; die Spieler entscheiden dann, ob sie von dort weiterspielen oder die Partie ohne Ergebnis beenden.
admin-closed = Tisch { $table } ist geschlossen.
admin-banned = { $name } ist ausgeschlossen.
admin-unbanned = { $name } darf wieder herein.
admin-promoted = { $name } ist jetzt Verwalter.
admin-edition-added = Die Ausgabe „{ $name }“ von { $game } steht jetzt im Regal.
admin-edition-removed = Die Ausgabe „{ $name }“ steht nicht mehr im Regal.
admin-password = Das neue Passwort von { $name }: { $password }
planetweb-danger = Nutzungsgebühren voraus: { $portals } Portale, getroffen von { $chance } der 36 Würfe.
planetweb-portals = { $count } Portale, davon { $listed } notiert

## Der Ratgeber

hint-chances = Deine Gewinnchancen je nach Wahl:
reviewing = { $game }: Entscheidungen
review-curve = Gewinnchancen im Lauf der Partie
review-player = Spieler
review-lost = Im Schnitt verschenkt
review-luck = Glück
review-turning = Wendepunkte
review-turning-point = Entscheidung { $ply }, am Zug: { $by }; { $player } { $change }; der Grund: { $cause }.
review-decisions = Was besser gewesen wäre
review-meaning = Jede Entscheidung wird danach beurteilt, was der Spieler wissen konnte, mit { $walks } Durchläufen; Würfel und Ziehungen zählen dafür nicht.
review-incomplete = Die Zeit hat nicht gereicht: Die letzten Entscheidungen sind nicht beurteilt. --seconds gibt mehr.
