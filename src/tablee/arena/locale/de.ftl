games-out-of-range = Es können 1 bis { $most } Partien gespielt werden, nicht { $given }.
too-few-processes = Es muss mindestens ein Prozess spielen, nicht { $given }.
worker-lost = Ein Rechenprozess hat geendet, bevor seine Arbeit getan war.

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
