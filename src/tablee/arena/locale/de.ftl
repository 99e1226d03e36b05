games-out-of-range = Es können 1 bis { $most } Partien gespielt werden, nicht { $given }.
too-few-processes = Es muss mindestens ein Prozess spielen, nicht { $given }.
worker-lost = Ein Rechenprozess hat geendet, bevor seine Arbeit getan war.
ray-missing = Spielen auf Ray braucht einen Zusatz: Installiere { $extra }.
ray-address-wrong = „{ $address }“ ist keine Adresse eines Ray-Clusters; sie sieht so aus: host:6379, ray://host:10001 oder auto.
ray-silent = Unter { $address } antwortet kein Ray-Cluster: { $reason }.
ray-stranger = Unter { $address } antwortet etwas, aber kein Ray-Cluster.
ray-without-us = Ein Rechner des Clusters hat kein Tablée; installiere auf allen die Version { $version }.
ray-other-rules = Ein Rechner des Clusters hat ein anderes Tablée (es meldet { $version }); installiere überall dasselbe, sonst wären die Ergebnisse verschieden.

too-few-bots = Ein Turnier braucht mindestens zwei verschiedene Bots.
results-of-another = Die Datei { $file } enthält die Ergebnisse eines anderen Turniers.
results-broken = Die Datei { $file } ist keine Ergebnisdatei oder sie ist beschädigt.
plots-missing = Diagramme brauchen einen Zusatz: Installiere { $extra }.

arena-title = Turnier: { $game }
arena-games = Partien: { $games }, beendet: { $finished }; { $players } Plätze je Tisch, Startzahl { $seed }.
arena-bot = Bot
arena-rating = Stärke (Elo)
arena-interval = 95-%-Intervall
arena-ratings-plot = Stärke jedes Bots mit ihrem 95-%-Intervall
arena-matrix-plot = Anteil der Siege des Bots der Zeile gegen den der Spalte
arena-model = Modell von Luce: An einem Tisch gewinnt jeder Platz mit einer Wahrscheinlichkeit im Verhältnis zum Wert seines Bots. Ein geteilter Sieg zählt zu gleichen Teilen. Der Mittelwert aller Stärken ist 0.

balance-title = Die Ausgewogenheit von { $game }
balance-games = Partien: { $games }, mit { $players } Plätzen, alle vom Bot „{ $bot }“ besetzt.
balance-length = Entscheidungen je Partie
balance-branching = Möglichkeiten je Entscheidung
balance-leads = Führungswechsel je Partie
balance-order = Siege in der Reihenfolge des Spiels
balance-lengths-plot = Länge der Partien, in Entscheidungen
balance-order-plot = Anteil der Siege nach dem Platz in der Reihenfolge (%)
balance-points-plot = Möglichkeiten im Schnitt bei jeder Art von Entscheidung
balance-worth-plot = Was jedes Ding wert ist: wie viel öfter gewann, wer es hatte (Prozentpunkte)
balance-thing = Ding
balance-uses = Male
balance-gain = Mehr Siege
balance-meaning = Ein Ding ist alles, was das Spiel in seinen Aktionen und Ereignissen nennt. Verglichen werden die Siege derer, die es hatten oder benutzten, mit dem mittleren Anteil eines Platzes; das ist ein Zusammenhang, nicht unbedingt eine Ursache.

measure-compiled-choose = Zufälliges Spiel, kompiliert, ein Kern, schnelle Auswahl
measure-compiled-legal = Zufälliges Spiel, kompiliert, ein Kern, Liste aller erlaubten Aktionen
measure-interpreted-choose = Zufälliges Spiel, interpretiert, schnelle Auswahl
measure-interpreted-legal = Zufälliges Spiel, interpretiert, Liste aller erlaubten Aktionen
measure-compiled-copies = Kopien eines Zustands, kompiliert
measure-first-compile = Erstes Kompilieren bei leerem Cache
measure-cached-start = Start eines kompilierten Spiels in einem neuen Prozess, aus dem Cache
measure-import = import tablee
measure-state-size = Größe eines Zustands

measure-contract-least = mindestens { $figure }
measure-contract-most = höchstens { $figure }
measure-goal-least = Ziel: { $figure }
measure-goal-most = Ziel: { $figure }
measure-per-second = { $figure }/s
measure-seconds = { $figure } s
measure-bytes = { $figure } Bytes
measure-ok = erfüllt
measure-missed = verfehlt
