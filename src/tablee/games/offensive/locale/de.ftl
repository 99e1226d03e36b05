## Das Spiel

game-title = Offensive
game-tagline = Rot greift über den Fluss an, Blau hält die Stadt: verdeckte Einheiten, Würfel, Karten, die man kontern kann.
game-summary =
    Rot muss Zielfelder erobern, Blau muss sie bis zur letzten Runde halten. Wer
    keinen Kampfpanzer, keine mechanisierte Infanterie und keine Infanterie mehr
    hat, verliert sofort. Die Figuren liegen verdeckt: Jeder sieht, wo sie stehen,
    was sie sind aber erst, wenn eine feindliche Einheit sie aufklärt, wenn sie
    kämpfen oder eine Karte sie aufdeckt. In der eigenen Halbrunde spielt man zuerst
    Offensivkarten, die der Gegner kontern darf, dann bewegt man die Einheiten und
    kämpft in beliebiger Reihenfolge. Im Kampf zählen zwei Würfel und ein Bonus oder
    Malus, je nach Einheit und Gelände des Verteidigers; wer von einer weiteren
    Einheit angegriffen wird, verteidigt sich nur noch mit einem Würfel. Die
    Genietruppe überquert Flüsse und legt Sperren und Minen; Artillerie braucht
    jemanden, der das Ziel sieht.

## Namen

kind = { $kind ->
    [TNK] Kampfpanzer
    [MEC] mechanisierte Infanterie
    [INF] Infanterie
    [HUN] Panzerjäger
    [EXP] Aufklärer
    [ENG] Genietruppe
    [MOR] Panzermörser
    [ART] schwere Artillerie
    [MPO] Militärpolizei
    [AGR] bewaffnete Gruppe
    [BAR] Sperre
    [MIN] Minen
    [EXB] Sprengladung
    [SAB] Sabotage
    [DEM] Demonstration
    [hidden] verdeckter Marker
   *[other] Figur
}
marker = { $marker ->
    [BAR] Sperre
    [MIN] Minen
    [EXB] Sprengladung
    [SAB] Sabotage
    [DEM] Demonstration
   *[other] Marker
}
card = { $card ->
    [C01] Gewaltmarsch
    [C02] Straßenmarsch
    [C03] Schwimmbrücke
    [C04] Artillerieunterstützung
    [C05] Luftschlag
    [C06] Vorbereitungsfeuer
    [C07] Hohe Moral
    [C08] Sturmangriff
    [C09] Eingraben
    [C10] Feuer frei
    [C11] Aufklärungsdrohne
    [C12] Nachrichtendienst
    [C13] Tarnung
    [C14] Sabotage
    [C15] Demonstration
    [C16] Fernverminung
    [C17] Räumung
    [C18] Vermittlung
    [C19] Verstärkung
    [C20] Nachschub
    [C21] Funkstörung
    [C22] Panne
    [C23] Gegenbefehl
    [C24] Fliegerabwehr
    [C25] Konterbatterie
   *[other] { $card }
}
cancelled-card = { $cancelled ->
    [C01] Gewaltmarsch
    [C02] Straßenmarsch
    [C03] Schwimmbrücke
    [C04] Artillerieunterstützung
    [C05] Luftschlag
    [C06] Vorbereitungsfeuer
    [C07] Hohe Moral
    [C08] Sturmangriff
    [C09] Eingraben
    [C10] Feuer frei
    [C11] Aufklärungsdrohne
    [C12] Nachrichtendienst
    [C13] Tarnung
    [C14] Sabotage
    [C15] Demonstration
    [C16] Fernverminung
    [C17] Räumung
    [C18] Vermittlung
    [C19] Verstärkung
    [C20] Nachschub
    [C21] Funkstörung
    [C22] Panne
    [C23] Gegenbefehl
    [C24] Fliegerabwehr
    [C25] Konterbatterie
   *[other] { $cancelled }
}
kind-TNK = Kampfpanzer
kind-MEC = mechanisierte Infanterie
kind-INF = Infanterie
kind-HUN = Panzerjäger
kind-EXP = Aufklärer
kind-ENG = Genietruppe
kind-MOR = Panzermörser
kind-ART = schwere Artillerie
kind-MPO = Militärpolizei
kind-AGR = bewaffnete Gruppe
kind-BAR = Sperre
kind-MIN = Minen
kind-EXB = Sprengladung
kind-SAB = Sabotage
kind-DEM = Demonstration
card-C01 = Gewaltmarsch
card-C02 = Straßenmarsch
card-C03 = Schwimmbrücke
card-C04 = Artillerieunterstützung
card-C05 = Luftschlag
card-C06 = Vorbereitungsfeuer
card-C07 = Hohe Moral
card-C08 = Sturmangriff
card-C09 = Eingraben
card-C10 = Feuer frei
card-C11 = Aufklärungsdrohne
card-C12 = Nachrichtendienst
card-C13 = Tarnung
card-C14 = Sabotage
card-C15 = Demonstration
card-C16 = Fernverminung
card-C17 = Räumung
card-C18 = Vermittlung
card-C19 = Verstärkung
card-C20 = Nachschub
card-C21 = Funkstörung
card-C22 = Panne
card-C23 = Gegenbefehl
card-C24 = Fliegerabwehr
card-C25 = Konterbatterie
word-red = Rot
word-blue = Blau
word-attacker = Angreifer
word-defender = Verteidiger
word-turn = Runde
word-manche = Halbrunde
word-square = Feld
word-front = Frontlinie
word-sector = eigener Sektor
word-open = offenes Gelände
word-built-up = überbautes Gebiet
word-covered = bedecktes Gelände
word-river = Fluss
word-bridge = Brücke
word-pontoon = Schwimmbrücke
word-road-red = rote Straße
word-road-yellow = gelbe Straße
word-deployment = Einsatz
word-movement = Bewegung
word-points = Bewegungspunkte
word-attack = Angriff
word-exploration = Aufklärungszone
word-face-up = aufgedeckt
word-face-down = verdeckt
word-contact = Nahkampf
word-ranged = Fernkampf
word-modifier = Bonus oder Malus
word-heavy = schweres Fahrzeug
word-light = leichtes Fahrzeug
word-foot = Fußtruppe
word-line-unit = Linieneinheit
word-objective = Ziel
word-hand = Hand
word-pile = Zugstapel
word-discard = Ablagestapel
word-objects = Objekte und Ereignisse
word-army = Armee

## Kartentexte

effect-MP = { $aim ->
    [units] Eine eigene Einheit erhält in dieser Halbrunde { $n } Bewegungspunkte mehr.
   *[roads] Bis zu { $most } eigene Fahrzeuge auf Straßenfeldern erhalten in dieser Halbrunde je { $n } Bewegungspunkte mehr.
}
effect-MOD = { $most ->
    [one] Eine eigene Einheit erhält { $n } { modifier-scope }, { modifier-until }.
   *[other] Bis zu { $most } eigene Einheiten erhalten { $n } { modifier-scope }, { modifier-until }.
}
modifier-scope = { $scope ->
    [attack-any] auf Angriffe
    [attack-contact] auf Angriffe im Nahkampf
    [attack-ranged] auf Angriffe im Fernkampf
    [defence-any] auf die Verteidigung
    [defence-contact] auf die Verteidigung im Nahkampf
    [defence-ranged] auf die Verteidigung gegen Feuer
   *[any-any] auf Angriff und Verteidigung
}
modifier-until = { $until ->
    [manche] in dieser Halbrunde
   *[next] bis zur eigenen nächsten Halbrunde
}
effect-ATTACKS = Eine eigene Einheit hat in dieser Halbrunde { $n } Angriff mehr.
effect-STRIKE = Ein Schlag gegen eine aufgedeckte feindliche Einheit: zwei Würfel und { $open } im offenen, { $built_up } im überbauten, { $covered } im bedeckten Gelände.
effect-REVEAL = Eine verdeckte feindliche Figur und alle in höchstens { $n } Spalten und Zeilen Abstand liegen in dieser Halbrunde aufgedeckt.
effect-PEEK = Du siehst die gegnerische Hand, wie sie jetzt ist.
effect-CAMO = Bis zu { $most } eigene Einheiten werden bis zur eigenen nächsten Halbrunde nicht aufgeklärt.
effect-PLACE = { $marker ->
    [SAB] Lege eine Sabotage auf ein freies Straßenfeld, das kein Ziel ist.
    [DEM] Lege eine Demonstration auf ein freies überbautes Feld, das kein Ziel ist.
   *[MIN] Lege Minen offen auf ein freies Straßenfeld außerhalb überbauter Gebiete, das kein Ziel ist.
}
effect-REMOVE = { $scope ->
    [blocking] Entferne eine Sabotage oder eine Demonstration.
   *[laid] Entferne eine Sperre, Minen oder eine Sprengladung, eigene oder aufgedeckte.
}
effect-RETURN = Eine verlorene Linieneinheit kehrt verdeckt an den eigenen hinteren Rand zurück, ohne Punkte und Angriff in dieser Halbrunde.
effect-DRAW = Ziehe { $n } Karten, bis zur Handgrenze.
effect-JAM = Schwere Artillerie und Panzermörser des Gegners können in seiner nächsten Halbrunde nicht feuern.
effect-IMMOBILISE = Ein aufgedecktes feindliches Fahrzeug kann sich in seiner nächsten Halbrunde weder bewegen noch im Nahkampf angreifen.
effect-BRIDGE = Ein freies Flussfeld neben einer eigenen Einheit wird für den Rest des Spiels zur Brücke.
effect-CANCEL = { $against ->
    [any] Konter: Hebe eine beliebige Karte auf.
   *[other] Konter: Hebe { $against } auf, dann ziehe { $n }.
}

## Aufforderungen: wer was tun muss und was man eingeben kann

prompt-build = { $player } stellt die Armee zusammen.
prompt-deploy = { $player } stellt auf.
prompt-free = { $player } setzt eine bewaffnete Gruppe ein.
prompt-cards = { $player } kann Offensivkarten spielen.
prompt-target = { $player } kann Offensivkarten spielen.
prompt-counter = { $player } kann die Karte kontern.
prompt-units = { $player } bewegt sich und kämpft.
prompt-unit = { $player } bewegt sich und kämpft.
prompt-build-you = Stelle deine Armee zusammen: die fertige nehmen oder jede Art einzeln zählen.
prompt-deploy-you = Stelle die nächste Einheit in deiner Zone auf oder überlasse den Rest dem Programm.
prompt-free-you = Setze eine bewaffnete Gruppe auf ein beliebiges freies Feld.
prompt-cards-you = Spiele Offensivkarten oder geh zu den Einheiten über.
prompt-target-you = Wähle ein Ziel für die Karte.
prompt-counter-you = Kontere die Karte oder lass sie gelten.
prompt-units-you = Wähle eine Einheit oder beende die Halbrunde.
prompt-unit-you = Bewege diese Einheit, greif mit ihr an oder beende die Halbrunde.
help-build = „preset“ nimmt sofort die fertige Armee. Sonst gib für jede Art nacheinander an, wie viele Einheiten du willst: „count 4“. Die Armee hat eine feste Größe und mindestens drei Linieneinheiten. Niemand sonst sieht sie.
help-deploy = Stelle die Einheiten einzeln in deiner Zone auf: „place 3,10“ (Spalte, Zeile). „auto“ stellt alle übrigen auf. Keine Einheit steht auf einem Fluss oder einem besetzten Feld, kein schweres Fahrzeug in Deckung ohne Straße. Wo Hindernisse vorbereitet werden dürfen, folgt zuletzt „lay BAR 16,9“ oder „lay MIN 16,9“, dann „done“.
help-free = Eine bewaffnete Gruppe darf auf jedem freien Landfeld stehen, das kein Ziel ist: „place 20,10“.
help-cards = Spiele eine Karte: „play C04“; danach wird nach ihren Zielen gefragt, dann darf der Gegner kontern. Einmal in jedem Kartenteil darfst du eine Karte abwerfen: „discard C04“. „end-cards“ geht zu den Einheiten über.
help-target = Nenne das Feld oder das Feld der Figur, auf die die Karte zielt: „target 18,9“; bei einer Verstärkung zuerst die Art: „type TNK“. „done“, wo weniger Ziele genügen.
help-counter = Eine passende Konterkarte hebt die Karte auf: „counter C23“. „pass“ lässt sie wirken. Du wirst nach jeder Karte gefragt, was auch immer du hältst.
help-units = Wähle eine Einheit, die noch handeln kann: „select 3,10“. „end-manche“ beendet die Halbrunde.
help-unit = „move 4,10“ geht auf ein freies Feld, „contact 5,10“ greift im Nahkampf an, „fire 9,10“ feuert. Genietruppe und bewaffnete Gruppen legen Marker: „lay MIN 4,11“; Genietruppe und Militärpolizei räumen sie: „clear 4,11“. „back“ kehrt zu den anderen Einheiten zurück.

## Die Möglichkeiten in Worten

do-preset = die fertige Armee nehmen
do-count = { $kind ->
    [none] { $number } davon
   *[other] { $number } × { kind }
}
do-place = auf { $square } stellen
do-lay = { marker } auf { $square } legen
do-auto = den Rest vom Programm aufstellen lassen
do-play = { card } spielen
do-discard = { card } abwerfen
do-target = auf { $square } zielen
do-type = { kind } zurückholen
do-done = kein weiteres Ziel
do-counter = mit { card } kontern
do-pass = gelten lassen
do-select = die Einheit auf { $square } wählen
do-move = nach { $square } ziehen
do-contact = { $square } im Nahkampf angreifen
do-fire = auf { $square } feuern
do-clear = { $square } räumen
do-back = zurück zu den anderen Einheiten
do-end-cards = zu den Einheiten übergehen
do-end-manche = die Halbrunde beenden

## Ablehnungen

refused-game-is-over = Das Spiel ist zu Ende.
refused-no-such-action = Es gibt keine Aktion mit der Nummer { $action }.
refused-not-now = { $point ->
    [BUILD] Das geht jetzt nicht: Es wird eine Armee zusammengestellt.
    [DEPLOY] Das geht jetzt nicht: Es wird aufgestellt.
    [FREE] Das geht jetzt nicht: Eine bewaffnete Gruppe muss eingesetzt werden.
    [CARDS] Das geht jetzt nicht: Es ist der Kartenteil; „end-cards“ geht zu den Einheiten über.
    [TARGET] Das geht jetzt nicht: Die gespielte Karte braucht zuerst ihre Ziele.
    [COUNTER] Das geht jetzt nicht: Die angesagte Karte muss gekontert werden oder gelten.
    [UNITS] Das geht jetzt nicht: Im Einheitenteil wird zuerst eine Einheit gewählt und keine Karte gespielt.
    [UNIT] Das geht jetzt nicht: Eine Einheit ist gewählt, und im Einheitenteil wird keine Karte gespielt.
   *[OVER] Das geht nicht mehr.
}
refused-presets-only = An diesem Tisch wird nur mit den fertigen Armeen gespielt: „preset“.
refused-too-many-of-them = { $number } × { kind } ist zu viel: Es gibt { $pool } Steine, und es fehlen noch { $missing } Einheiten.
refused-army-too-small = Mit { $number } × { kind } kommt die Armee nicht mehr auf { $size } Einheiten; nötig sind mindestens { $least }.
refused-too-few-line-units = So bleiben nur { $line } Linieneinheiten; eine Armee hat mindestens drei (Kampfpanzer, mechanisierte Infanterie, Infanterie).
refused-not-in-the-zone = { $square } liegt nicht in deiner Aufstellungszone.
refused-on-a-river = Auf das Flussfeld { $square } kann so etwas nicht gestellt werden.
refused-square-is-occupied = { $square } ist besetzt; auf einem Feld steht nur eine Figur.
refused-on-an-objective = { $square } ist ein Ziel: Dorthin kommen weder bewaffnete Gruppen noch Marker.
refused-heavy-in-cover = { $square } ist bedeckt und ohne Straße; ein schweres Fahrzeug ({ kind }) kann dort nicht stehen.
refused-supply-is-used-up = Deine { $supply } Marker dieser Art ({ marker }) sind in diesem Spiel aufgebraucht.
refused-card-not-in-hand = Du hast { card } nicht auf der Hand.
refused-card-is-a-counter = { card } ist eine Konterkarte: Sie wird nur als Antwort auf eine Karte des Gegners gespielt.
refused-no-target-for-it = Es gibt nichts, worauf { card } jetzt zielen könnte.
refused-one-discard-a-manche = Du hast in diesem Kartenteil schon eine Karte abgeworfen.
refused-not-a-target = Das ist kein Ziel für { card }.
refused-target-twice = { $square } wurde schon gewählt.
refused-targets-missing = Die Karte braucht zuerst ein Ziel.
refused-counter-does-not-fit = { card } kontert die angesagte Karte nicht.
refused-no-unit-of-yours = Auf { $square } steht keine eigene Einheit.
refused-unit-cannot-act = Die Einheit auf { $square } kann in dieser Halbrunde nichts mehr tun.
refused-broken-down = Diese Einheit ({ kind }) hat eine Panne: In dieser Halbrunde bewegt sie sich nicht und greift nicht im Nahkampf an.
refused-movement-is-closed = Diese Einheit ({ kind }) hat sich bewegt und dann angegriffen: In dieser Halbrunde bewegt sie sich nicht mehr.
refused-own-piece-there = Auf { $square } steht eine eigene Einheit: Man darf hindurch, aber dort nicht anhalten.
refused-marker-blocks = Ein Marker versperrt { $square }.
refused-no-attack-left = Diese Einheit ({ kind }) hat in dieser Halbrunde keinen Angriff mehr.
refused-cannot-enter = { $square } ist bedeckt und ohne Straße: Diese Einheit ({ kind }) kommt nicht hinein.
refused-river-without-bridge = { $square } ist ein Fluss ohne Brücke: Nur die Genietruppe kommt hinein (hier: { kind }).
refused-too-far = { $price ->
    [none] { $square } ist mit { $points } Punkten nicht zu erreichen.
   *[other] { $square } kostet { $price } Punkte, übrig sind { $points }.
}
refused-enemy-there = Auf { $square } steht eine feindliche Figur: Hineingehen heißt angreifen: „contact { $square }“.
refused-cannot-fire = Diese Einheit ({ kind }) kann nicht feuern.
refused-no-enemy-there = Auf { $square } steht keine feindliche Figur.
refused-not-in-line = { $square } liegt weder in der Zeile noch in der Spalte von { $from }.
refused-out-of-range = { $square } ist { $distance } Felder entfernt, die Reichweite ist { $range }.
refused-line-is-blocked = Überbaute oder bedeckte Felder versperren die Schusslinie nach { $square }.
refused-guns-are-jammed = Die Geschütze ({ kind }) sind gestört: Sie können in dieser Halbrunde nicht feuern.
refused-marker-is-no-target = Der Marker auf { $square } liegt offen: Marker werden nicht bekämpft.
refused-target-must-be-seen = Nach Absprache wird nur auf aufgedeckte Figuren gefeuert; die auf { $square } liegt verdeckt.
refused-no-objects = Diese Variante wird ohne Objekte und Ereignisse gespielt.
refused-cannot-lay = Diese Einheit ({ kind }) legt keine solchen Marker ({ marker }).
refused-beyond-the-edge = In dieser Richtung ist kein Feld.
refused-cannot-clear = Diese Einheit ({ kind }) räumt das nicht.
refused-nothing-to-clear = Auf { $square } liegt kein Marker.
refused-cleared-only-face-up = Die feindliche Figur auf { $square } liegt verdeckt: Nur ein offener Marker kann geräumt werden.
refused-nothing-done-yet = Diese Einheit hat noch nichts getan: Lass sie handeln oder beende die Halbrunde.

## Ereignisse

event-placed = { $player } stellt auf: { kind }, { $square }.
event-deployed = Beide Aufstellungen werden gezeigt, verdeckt.
event-group-placed = { $player } setzt eine bewaffnete Gruppe auf { $square }.
event-dealt = { $player } erhält { card }.
event-hand-dealt = Die Karten sind ausgeteilt: { $red } an Rot, { $blue } an Blau, { $pile } im Stapel.
event-manche = Runde { $turn }: Halbrunde von { $player }.
event-played = { $player } spielt { card }.
event-aimed = { $player } zielt auf { $square }.
event-aimed-at-kind = { $player } verlangt: { kind }.
event-countered = { $player } kontert { cancelled-card } mit { card }.
event-let-pass = { $player } lässt { card } gelten.
event-discarded = { $player } wirft { card } ab.
event-drew = { $player } zieht { card }.
event-drew-hidden = { $player } zieht eine Karte.
event-reshuffled = Der Ablagestapel wird gemischt: { $count } Karten.
event-moved = { $player } zieht Figur { $handle } von { $from } nach { $square }.
event-passed = Figur { $handle } von { $player } geht durch { $square }.
event-seen = Figur { $handle } von { $player } ist auf { $square } zu sehen: { kind }.
event-lost-from-sight = Figur { $handle } von { $player } auf { $square } ist nicht mehr zu sehen.
event-attacked = { $player } greift { $square } von { $from } aus im Nahkampf an: { kind }.
event-fired = { $player } feuert von { $from } auf { $square }: { kind }.
event-struck = Ein Schlag trifft { $player } auf { $square }: { kind }.
event-rolled = { $four ->
    [0] Würfel: { $one } und { $two } gegen { $three } allein.
   *[other] Würfel: { $one } und { $two } gegen { $three } und { $four }.
}
event-totals = Angriff { $attacker } (Bonus { $attack }), Verteidigung { $defender } (Bonus { $defence }).
event-held = Figur { $handle } von { $player } auf { $square } hält stand.
event-tied = Unentschieden: Der Angreifer von { $player } bleibt auf { $from }, der Verteidiger auf { $square }.
event-destroyed = Figur { $handle } von { $player } wird auf { $square } vernichtet: { kind }.
event-exploded = Explosion auf { $square }: { kind } von { $player }.
event-conquered = { $player } kontrolliert jetzt { $square }.
event-laid = { $player } hat auf { $square } gelegt: { kind }.
event-laid-openly = Figur { $handle } von { $player } legt auf { $square }: { kind }.
event-cleared = Figur { $handle } von { $player } räumt { $square }: { kind }.
event-removed = Entfernt von { $square }: { kind } von { $player }.
event-put-by-card = { $player } legt auf { $square }: { kind }.
event-came-back = { $player } holt auf { $square } zurück: { kind }.
event-bridged = Eine Schwimmbrücke führt über { $square }.
event-jammed = Die Geschütze von { $player } sind für die nächste Halbrunde gestört.
event-attached = { card } wirkt auf die Einheit von { $player } auf { $square }.
event-peeked = In der Hand von { $player }: { card } × { $count }.
event-peeked-hidden = { $player } sieht sich die gegnerische Hand an.
event-concluded = { $count ->
    [one] Das schließt bei einer Figur etwas aus.
   *[other] Das schließt bei { $count } Figuren etwas aus.
}
event-ended = { $reason ->
    [mission] Der Auftrag ist erfüllt: { $player } gewinnt.
    [time] Die letzte Runde ist vorbei: { $player } gewinnt.
    [annihilation] Die andere Seite hat keine Linieneinheit mehr: { $player } gewinnt.
   *[resignation] Die andere Seite gibt auf: { $player } gewinnt.
}

## Enden und Ergebnisse

end-mission = Rot kontrolliert am Ende einer Runde genug Ziele.
end-time = Die letzte Runde ist vorbei, und Rot hat den Auftrag nicht erfüllt.
end-annihilation = Eine Seite hat keinen Kampfpanzer, keine mechanisierte Infanterie und keine Infanterie mehr.
end-resignation = Eine Seite hat aufgegeben.
result-winner = { $player } gewinnt.
result-shared = { $players } teilen sich den Sieg.
result-void = Das Spiel ist ungültig: Niemand gewinnt.

## Tischoptionen

option-scenario = Szenario
option-scenario-help = Karte, Ziele, nötige Zahl der Ziele und Rundengrenze.
option-scenario-breakthrough = Der Durchbruch
option-scenario-town = Die Stadt
option-scenario-bridges = Die Brücken
option-scenario-free = Freies Spiel auf anderer Karte
option-scenario-learning = Erstes Manöver (Lernkarte)
option-army_size = Armeegröße
option-army_size-help = Einheiten jeder Armee; beide haben gleich viele.
option-army_size-scenario = wie im Szenario
option-army_size-20 = 20 Einheiten
option-army_size-30 = 30 Einheiten
option-army_size-12 = 12 Einheiten
option-army_mode = Armeen
option-army_mode-help = Ob die Spieler ihre Armeen selbst zusammenstellen dürfen.
option-army_mode-free = freie Wahl, fertige Armeen zur Hand
option-army_mode-preset = nur fertige Armeen
option-exploration = Aufklärung
option-exploration-help = Ohne Aufklärung liegen alle Figuren offen: für die ersten Partien.
option-exploration-true = mit Aufklärung
option-exploration-false = ohne, alles offen
option-cards = Offensivkarten
option-cards-help = Das Übungsspiel wird ohne Karten gespielt.
option-cards-true = mit Karten
option-cards-false = ohne Karten
option-symmetric = Symmetrischer Kampf
option-symmetric-help = Ohne Objekte und Ereignisse; streng auch ohne bewaffnete Gruppen und Militärpolizei.
option-symmetric-off = nein
option-symmetric-on = ohne Objekte und Ereignisse
option-symmetric-strict = streng
option-distance = Entfernungen
option-distance-help = Entlang von Zeilen und Spalten oder in waagrechten und senkrechten Schritten gezählt.
option-distance-rays = gerade Linien
option-distance-staircase = Schritte
option-explore_edge = Rand der Aufklärung
option-explore_edge-help = Ob das erste bedeckte oder überbaute Feld eines Strahls zur Zone gehört.
option-explore_edge-exclude = es gehört nicht dazu
option-explore_edge-first = es gehört dazu
option-blind_fire = Blindes Feuer
option-blind_fire-help = Wie Feuer auf verdeckte Figuren gerechnet wird.
option-blind_fire-built_up = auf der Zeile „überbaut“
option-blind_fire-free = wie jedes andere Feuer
option-blind_fire-forbidden = verboten
option-hand_limit = Handgrenze
option-hand_limit-help = Niemand zieht über diese Zahl von Karten hinaus.
option-hand_limit-6 = 6 Karten
option-hand_limit-8 = 8 Karten
option-hand_limit-12 = 12 Karten
option-pools = Steine
option-pools-help = Verschiedene Steine für Angreifer und Verteidiger oder für beide dieselben.
option-pools-asymmetric = verschieden
option-pools-equal = dieselben
option-infiltration = Bewaffnete Gruppen
option-infiltration-help = Bewaffnete Gruppen kommen überall ins Spiel oder in der eigenen Zone wie alle anderen.
option-infiltration-true = überall
option-infiltration-false = in der eigenen Zone
option-capture_units = Wer erobern kann
option-capture_units-help = Welche Einheiten die Kontrolle über ein Ziel gewinnen.
option-capture_units-line = Linieneinheiten
option-capture_units-any = alle Einheiten
option-control = Kontrolle
option-control-help = Ob ein Ziel erobert bleibt, wenn die Einheit weiterzieht.
option-control-flag = es bleibt erobert
option-control-occupation = nur solange es gehalten wird
option-capture_check = Prüfung des Auftrags
option-capture_check-help = Wann der Auftrag von Rot geprüft wird.
option-capture_check-end_of_turn = nach der Halbrunde von Blau
option-capture_check-immediate = nach jeder Aktion von Rot
option-turn_limit = Rundengrenze
option-turn_limit-help = Die letzte Runde: die des Szenarios, eine Zahl von 1 bis 60 oder keine (dann höchstens 60).
option-turn_limit-scenario = wie im Szenario
option-turn_limit-none = keine
option-prepared_obstacles = Vorbereitete Hindernisse
option-prepared_obstacles-help = Sperren und Minen, die Blau vor dem Spiel legen darf.
option-prepared_obstacles-0 = keine
option-prepared_obstacles-1 = eines
option-prepared_obstacles-2 = zwei
option-prepared_obstacles-3 = drei
option-prepared_obstacles-4 = vier
option-hidden_markers = Minen und Sprengladungen
option-hidden_markers-help = Ob sie verdeckt liegen wie Einheiten.
option-hidden_markers-true = verdeckt
option-hidden_markers-false = offen
option-table_mor_hun = Spalten von Mörser und Jäger
option-table_mor_hun-help = Welche der beiden Tabellenspalten zu welcher Einheit gehört.
option-table_mor_hun-list_order = in der Reihenfolge der Liste
option-table_mor_hun-swapped = vertauscht
option-memory_aid = Gedächtnishilfe
option-memory_aid-help = Ob der Plan zeigt, was von verdeckten Figuren gesehen wurde und was ausgeschlossen ist.
option-memory_aid-true = angezeigt
option-memory_aid-false = nicht angezeigt

## Einwände gegen Editionen, Optionen und Eingaben

options-strict-thirty = Das streng symmetrische Spiel wird nicht mit 30 Einheiten gespielt: Blau hat nur 29 andere Steine.
edition-no-map = In dieser Datei gibt es keine Karte „{ $name }“.
edition-no-scenario = In dieser Datei gibt es kein Szenario „{ $name }“.
edition-armies = Armeegrößen sind ganze Zahlen von 12 bis 30, etwa [20, 30].
edition-front = Die Frontlinie { $front } muss zwischen den beiden Aufstellungszonen liegen.
edition-zone = Eine Aufstellungszone wird als erste und letzte Spalte angegeben, etwa [0, 9], beide auf der Karte.
edition-zone-room = Die Zone von { $side } bietet { $room } Felder; nötig ist mindestens das Doppelte von { $units }.
edition-objectives = Ein Szenario hat 1 bis { $most } verschiedene Zielfelder.
edition-objective = Das Ziel { $square } liegt in der Zone von Rot oder auf einem Fluss ohne Brücke.
edition-square = Ein Feld wird als [Spalte, Zeile] angegeben, beide auf der Karte; { $value } passt nicht.
edition-mark = „{ $mark }“ ist kein Zeichen dieses Rasters; es kennt: { $known }
edition-row = Diese Zeile hat { $length } Felder, die erste hat { $wanted }.
edition-grids = Das Raster der Straßen muss so groß sein wie das des Geländes.
edition-map-size = Eine Karte hat 3 bis 100 Spalten und Zeilen und höchstens { $most } Felder.
edition-disputed = Ein strittiges Feld nennt zuerst sein gedrucktes Gelände, dann ein oder zwei andere: open, built-up, covered; nie auf einem Fluss.
edition-river = Dieses Flussfeld berührt ein anderes nur an einer Ecke; verbinde sie durch ein drittes.
edition-region = { $who ->
    [heavy] Schwere Fahrzeuge kommen von den anderen Feldern nicht auf dieses.
   *[other] Dieses Feld ist von den anderen aus nicht zu erreichen.
}
edition-class = Eine Klasse ist „H“ (schwer), „L“ (leicht) oder „F“ (zu Fuß); die Genietruppe ist schwer.
edition-modifiers = Boni sind drei ganze Zahlen von -20 bis 20: offen, überbaut, bedeckt.
edition-blind = Im überbauten Gebiet müssen sich alle Arten gleich gegen Feuer verteidigen, sonst verriete sie das blinde Feuer.
edition-supply = Sperren, Minen und Sprengladungen sind zusammen höchstens { $most }, alle Marker höchstens 14.
edition-preset-size = Diese fertige Armee hat { $sum } Einheiten statt { $size }.
edition-preset-pool = Diese fertige Armee hat mehr Einheiten einer Art, als es Steine gibt: { kind }.
edition-preset-line = Diese fertige Armee hat weniger als drei Linieneinheiten.
edition-cards = Ein Kartensatz hat 1 bis { $most } Arten von Karten.
edition-card-ids = Karten sind lückenlos nummeriert: C01, C02, C03 …
edition-effect = Es gibt keine Wirkung „{ $name }“; es gibt: { $known }.
edition-deck = Ein Kartensatz hat höchstens { $most } Karten.
edition-modifier-cards = Zu viele Karten dieses Satzes können gleichzeitig auf Figuren liegen.
edition-word = „{ $name }“ muss eines sein von: { $known }.
no-such-number = „{ $name }“ ist keine Zahl von Einheiten.
no-such-kind = Hier gibt es keine Art „{ $name }“; es gibt: { $known }.
no-such-square = Es gibt kein Feld „{ $name }“. Ein Feld ist seine Spalte und Zeile, beide ab 0 gezählt, etwa 3,10; die Karte hat { $width } Spalten und { $height } Zeilen.
no-such-card = Es gibt keine Karte „{ $name }“; die Karten gehen von C01 bis { $last }.
not-beside = { $do ->
    [clear] { $name } liegt nicht neben der Einheit; geräumt werden nur Nachbarfelder.
   *[lay] { $name } liegt nicht neben der Einheit; Marker werden auf Nachbarfelder gelegt.
}

## Das Regelbuch: Plan und Begriffe

clause-OFN-001 = Der Plan ist ein Rechteck aus Feldern.
clause-OFN-002 = Jedes Feld ist offen, überbaut oder bedeckt.
clause-OFN-003 = Eine Karte kann für ein strittiges Feld zwei oder drei Arten angeben. Für Bewegung, Aufklärung und Schusslinien zählt die erste; der Kampf folgt OFN-105.
clause-OFN-004 = Ein Feld kann eine Straße tragen, rot oder gelb; die Farbe macht keinen Unterschied.
clause-OFN-005 = Flüsse füllen Felder; sie verlaufen nicht zwischen ihnen.
clause-OFN-006 = Flussfelder sind offenes Gelände.
clause-OFN-007 = Zwischen den Aktionen steht auf keinem Feld mehr als eine Figur, Einheit oder Marker, gleich welcher Seite.
clause-OFN-008 = Felder, die sich an einer Seite oder Ecke berühren, sind Nachbarn.
clause-OFN-009 = Aufklärung und Feuer werden gerade entlang einer Zeile oder Spalte gemessen; das nächste Feld hat Abstand 1. Was in keiner von beiden liegt, ist außer Reichweite.
clause-OFN-010 = Eine Runde ist die Halbrunde von Rot, dann die von Blau. Die Runden zählen ab 1.

## Das Regelbuch: Vorbereitung

clause-OFN-020 = Die Spieler vereinbaren, wer Rot und wer Blau spielt.
clause-OFN-021 = Zuerst wird der Auftrag festgelegt. Hier nennt das Szenario die Zielfelder, wie viele davon Rot kontrollieren muss, und die letzte Runde.
clause-OFN-022 = Dann wird die Frontlinie festgelegt, die die Sektoren trennt. Hier gibt das Szenario jeder Seite die Spalten, in denen sie aufstellt.
clause-OFN-023 = Beide Armeen haben gleich viele Einheiten: 20 oder 30, auf der Lernkarte 12.
clause-OFN-024 = Jeder wählt frei unter den 33 Steinen seiner Farbe.
clause-OFN-025 = Eine Armee hat mindestens drei Linieneinheiten.
clause-OFN-026 = Woraus eine Armee besteht, ist geheim.
clause-OFN-027 = Einheiten werden so aufgestellt, dass der Gegner ihr Zeichen nicht sieht.
clause-OFN-028 = Zuerst stellt Blau auf, dann Rot; keiner sieht etwas vom anderen, bevor beide fertig sind.
clause-OFN-029 = Alle Einheiten außer bewaffneten Gruppen beginnen in der eigenen Aufstellungszone.
clause-OFN-030 = Wenn beide Aufstellungen verdeckt gezeigt sind, werden bewaffnete Gruppen überall eingesetzt, abwechselnd je eine, Blau zuerst; wer keine mehr hat, wird übergangen.
clause-OFN-031 = Keine Einheit beginnt auf einem Flussfeld, auch nicht auf einer Brücke, noch auf einem besetzten Feld; bewaffnete Gruppen auch nicht auf einem Ziel.
clause-OFN-032 = Kein schweres Fahrzeug beginnt auf einem bedeckten Feld ohne Straße.
clause-OFN-033 = Die Karten werden gemischt, und jeder erhält sechs, einzeln, Rot zuerst.
clause-OFN-034 = Zu Beginn kontrolliert Blau alle Ziele.
clause-OFN-035 = Die Aufklärung wird erstmals vor der ersten Halbrunde von Rot geprüft.

## Das Regelbuch: Ablauf einer Halbrunde

clause-OFN-040 = Eine Halbrunde hat einen Kartenteil und dann einen Einheitenteil.
clause-OFN-041 = Zu Beginn einer Halbrunde erhält jede Einheit des aktiven Spielers 2 Bewegungspunkte und 1 Angriff und gilt als nicht bewegt.
clause-OFN-042 = Wirkungen auf Einheiten des aktiven Spielers, die „bis zur eigenen nächsten Halbrunde“ dauern, enden mit deren Beginn.
clause-OFN-043 = Zu Beginn einer Halbrunde gilt niemand mehr als angegriffen (OFN-107).
clause-OFN-044 = Im Einheitenteil nutzt der Spieler seine Einheiten in beliebiger Reihenfolge, auch mehrmals, solange sie Punkte oder einen Angriff haben.
clause-OFN-045 = Eine Einheit darf nach der Bewegung kämpfen oder sich nach dem Kampf bewegen.
clause-OFN-046 = Eine Einheit hat einen Angriff je Halbrunde, im Nahkampf oder durch Feuer; auch das Legen oder Räumen eines Markers verbraucht ihn.
clause-OFN-047 = Bewegen, Kämpfen und Karten spielen ist nie Pflicht; die Halbrunde kann im Einheitenteil jederzeit beendet werden.
clause-OFN-048 = Eine Einheit, die sich bewegt hat und dann angreift, legt oder räumt, kann sich nicht mehr bewegen. Tut sie es vor dem ersten Schritt, bleiben ihre Punkte. Das Vorrücken nach gewonnenem Nahkampf ist kein Schritt.
clause-OFN-049 = Die Punkte einer Einheit dürfen in Teilen zwischen Aktionen anderer Einheiten ausgegeben werden, außer OFN-048 hat ihre Bewegung beendet.
clause-OFN-050 = Am Ende einer Halbrunde in dieser Reihenfolge: Was Kampf und Karten aufgedeckt haben, wird verdeckt, Wirkungen dieser Halbrunde enden, nach der Halbrunde von Blau wird das Spielende geprüft, dann beginnt die andere.

## Das Regelbuch: Offensivkarten

clause-OFN-055 = Im Kartenteil darf der aktive Spieler beliebig viele Karten spielen, eine nach der anderen.
clause-OFN-056 = Eine Karte bewirkt, was darauf steht.
clause-OFN-057 = Der Gegner darf mit einer Konterkarte antworten.
clause-OFN-058 = Eine Karte wird mit allen Zielen gezeigt; bis das letzte gewählt ist, erfährt der Gegner nichts. Dann spielt er eine passende Konterkarte oder passt, und die Karte wirkt oder ist aufgehoben.
clause-OFN-059 = Konterkarten werden nur in diesem Fenster gespielt und nicht selbst gekontert.
clause-OFN-060 = Eine aufgehobene Karte ist ohne Wirkung verloren; ihr Spieler darf weitere Karten spielen.
clause-OFN-061 = Eine Karte ohne mögliches Ziel kann nicht gespielt werden.
clause-OFN-062 = Im Einheitenteil wird keine Karte gespielt.
clause-OFN-063 = Karten kommen offen auf den gemeinsamen Ablagestapel, eine Karte bei der Ansage, ein Konter beim Ausspielen; beide sind also dabei, wenn sie ein Mischen auslösen.
clause-OFN-064 = Nach einem Kampf zweier Einheiten, in dem gewürfelt wurde, zieht jeder eine Karte, der aktive Spieler zuerst, nachdem das Ergebnis ausgeführt ist.
clause-OFN-065 = Niemand zieht über die Handgrenze von sechs Karten hinaus.
clause-OFN-066 = Ist der Zugstapel leer, wenn eine Karte fällig ist, wird der Ablagestapel gemischt und zum Zugstapel. Sind beide leer, wird nichts gezogen.
clause-OFN-067 = Keine Karte gibt es für den Schlag einer Karte, für Minen oder Sprengladungen, für Feuer auf einen Marker und nach einem Kampf, der das Spiel beendet hat.
clause-OFN-068 = Einmal in jedem eigenen Kartenteil darf man eine Karte ohne Wirkung abwerfen.
clause-OFN-069 = Der Gegner wird nach jeder Karte gefragt, was Hände und Stapel auch enthalten; wer keinen passenden Konter hat, kann nur passen. Daueraufträge und Bots antworten nach derselben Pause, damit nichts verraten wird.

## Das Regelbuch: Bewegung

clause-OFN-070 = In einer Halbrunde bewegen sich schwere Fahrzeuge 2 Felder im offenen, 1 im überbauten und keines im bedeckten Gelände; leichte Fahrzeuge überall 2; Fußtruppen überall 1.
clause-OFN-071 = Gerechnet wird mit 2 Punkten je Einheit und einem Preis für jedes betretene Feld: schwere Fahrzeuge offen 1, überbaut 2, bedeckt unmöglich; leichte 1; Fußtruppen 2.
clause-OFN-072 = Eine Einheit betritt ein Feld nur, wenn sie den ganzen Preis zahlen kann.
clause-OFN-073 = Einheiten bewegen sich in alle acht Richtungen; ein schräger Schritt kostet nicht mehr als ein gerader.
clause-OFN-074 = Für schwere Fahrzeuge kostet ein bedecktes Feld mit Straße 1, wie ein offenes.
clause-OFN-075 = Dafür zählt nur das betretene Feld, nicht, woher das Fahrzeug kommt.
clause-OFN-076 = Im überbauten Gebiet ändert eine Straße nichts: 2 für schwere Fahrzeuge.
clause-OFN-077 = Eine Einheit darf durch ein besetztes Feld, aber dort nur halten, um zu kämpfen.
clause-OFN-078 = Hindurch geht es nur durch eigene Einheiten. Das Feld einer feindlichen Figur zu betreten ist immer ein Nahkampfangriff.
clause-OFN-079 = Ein Sprung führt auf ein freies Feld; auf allen Feldern dazwischen stehen eigene Einheiten. Sein Preis ist die Summe der betretenen Felder auf dem billigsten Weg; durchquerte Felder lösen nichts aus. Längere Züge sind mehrere Sprünge.
clause-OFN-080 = Felder mit Sperre, Sabotage, Demonstration, offen liegenden feindlichen Minen oder Sprengladungen oder einem eigenen Marker kann man nicht betreten.
clause-OFN-081 = Einheiten verlassen den Plan nicht.

## Das Regelbuch: Flüsse

clause-OFN-085 = Ein Flussfeld wird nur auf einer Straße überquert oder wo eigene Genietruppen darauf stehen.
clause-OFN-086 = Eine Brücke ist für jede Einheit und in jede Richtung wie ein offenes Feld mit Straße.
clause-OFN-087 = Die Genietruppe betritt jedes Flussfeld und darf dort bleiben; ohne Brücke ist der Preis 1.
clause-OFN-088 = Das Flussfeld eigener Genietruppen kostet andere eigene Einheiten nichts; anhalten können sie dort nicht.
clause-OFN-089 = Es genügt, dass die Genietruppe dort steht, wenn sich die andere Einheit bewegt, auch wenn sie in derselben Halbrunde kam.
clause-OFN-090 = Andere Einheiten betreten Flussfelder ohne Brücke nicht; sie können die Genietruppe dort also nicht im Nahkampf angreifen, aber auf sie feuern.
clause-OFN-091 = Ein schräger Schritt zwischen zwei Flussfeldern, die beide Enden berühren, ist verboten.

## Das Regelbuch: Aufklärung

clause-OFN-095 = Schwere Fahrzeuge klären 3 Felder weit auf, leichte 4, Fußtruppen 2.
clause-OFN-096 = Die Zone besteht aus den vier geraden Strahlen vom Feld der Einheit, in ihrer Zeile und ihrer Spalte.
clause-OFN-097 = Ein Strahl endet vor dem ersten bedeckten oder überbauten Feld, das nicht mehr zur Zone gehört. Das eigene Feld der Einheit stört nicht.
clause-OFN-098 = Flüsse, Straßen, Einheiten und Marker halten keinen Strahl auf.
clause-OFN-099 = Eine Figur in einer feindlichen Zone liegt offen und wieder verdeckt, sobald sie in keiner mehr ist; das wird nach jeder Änderung geprüft, für beide Seiten, in beiden Halbrunden. Beide sehen, welche Figuren eine andere aufklären, nicht, was sie sind.
clause-OFN-100 = Eine Einheit auf bedecktem oder überbautem Feld wird also nur durch Kampf oder Karten aufgedeckt.
clause-OFN-101 = Verdeckte Minen und Sprengladungen werden aufgeklärt wie Einheiten. Marker klären nichts auf.
clause-OFN-102 = Was den Plan verlässt, wird beiden gezeigt.

## Das Regelbuch: Kampf

clause-OFN-103 = Jede Seite nimmt ihren Bonus aus den Tabellen: der Angreifer aus einer Angriffs-, der Verteidiger aus einer Verteidigungstabelle, für Nah- oder Fernkampf.
clause-OFN-104 = Beide gelten für das Gelände des Verteidigers.
clause-OFN-105 = Auf einem strittigen Feld zählt die für den Verteidiger günstigste Art: die kleinste Differenz der beiden Boni, bei Gleichheit die zuerst genannte.
clause-OFN-106 = Jeder wirft zwei Würfel und zählt die Boni dazu. Die kleinere Summe wird entfernt; bei Gleichstand bleiben beide.
clause-OFN-107 = Eine Einheit, die in dieser Halbrunde schon von einer anderen Einheit als dem jetzigen Angreifer angegriffen wurde, verteidigt sich mit einem Würfel.
clause-OFN-108 = Dafür zählt jeder Angriff, gleich welcher Art und mit welchem Ergebnis; jeder Schlag einer Karte zählt als weitere Einheit.
clause-OFN-109 = Der Angreifer wirft immer zwei Würfel.
clause-OFN-110 = Die Reihenfolge der Würfel: erster und zweiter des Angreifers, erster und gegebenenfalls zweiter des Verteidigers.
clause-OFN-111 = Einheiten, die gekämpft haben, liegen bis zum Ende der Halbrunde offen, außer nach OFN-126.

## Das Regelbuch: Nahkampf

clause-OFN-112 = Nahkampf beginnt, wenn eine Einheit des aktiven Spielers das Feld einer feindlichen Figur betritt.
clause-OFN-113 = Er wird vom Standort der Einheit aus erklärt, gegen ein Feld, auf das sie springen könnte, wenn es frei wäre, und kostet dasselbe.
clause-OFN-114 = Alle zehn Einheitenarten können im Nahkampf angreifen und angegriffen werden.
clause-OFN-115 = Gewinnt der Angreifer, wird der Verteidiger entfernt, und der Angreifer steht auf dessen Feld.
clause-OFN-116 = Verliert der Angreifer, wird er entfernt.
clause-OFN-117 = Bei Gleichstand bleibt der Angreifer, wo er den Angriff erklärt hat; die Punkte sind verloren.
clause-OFN-118 = Ein Sieger, der sich vorher nicht bewegt hatte, darf seine restlichen Punkte ausgeben; einen weiteren Angriff hat er nicht.
clause-OFN-119 = Erweist sich die verdeckte Figur als Minen oder Sprengladung, ist das kein Kampf (OFN-146, OFN-147).

## Das Regelbuch: Fernkampf

clause-OFN-120 = Nur diese feuern: Kampfpanzer und mechanisierte Infanterie bis 2 Felder, Panzerjäger 3, Panzermörser 8, schwere Artillerie 20.
clause-OFN-121 = Der Abstand wird in der Zeile oder Spalte gemessen; einen Mindestabstand gibt es nicht.
clause-OFN-122 = Panzerjäger, Kampfpanzer und mechanisierte Infanterie feuern nicht durch überbaute oder bedeckte Felder; es zählen nur die Felder dazwischen, nicht das des Ziels.
clause-OFN-123 = Schwere Artillerie und Panzermörser feuern über alles hinweg. Figuren behindern das Feuer nie.
clause-OFN-124 = Wer feuert, liegt für den Rest der Halbrunde offen.
clause-OFN-125 = Wer feuert, wird bei einer Niederlage nicht entfernt; es wird nicht zurückgeschossen.
clause-OFN-126 = Auf eine verdeckte Figur darf man feuern. Dann kommen beide Boni aus der Zeile „überbaut“, gleich welches Gelände, und ein überlebendes Ziel bleibt verdeckt.
clause-OFN-127 = Feuer auf einen verdeckten Marker verbraucht den Angriff, ohne Würfel und ohne Wirkung, und deckt ihn bis zum Ende der Halbrunde auf.
clause-OFN-128 = Auf einen offenen Marker kann nicht gefeuert werden.

## Das Regelbuch: Spielende

clause-OFN-130 = Nach jeder Halbrunde von Blau: Kontrolliert Rot genug Ziele, gewinnt Rot.
clause-OFN-131 = Ein Ziel gehört der Seite, deren Linieneinheit zuletzt darauf stand. Es wechselt, sobald eine Linieneinheit der anderen Seite dort einen Sprung oder gewonnenen Nahkampf beendet; andere Einheiten ändern nichts.
clause-OFN-132 = Ist die letzte Runde vorbei und hat Rot nicht gewonnen, gewinnt Blau.
clause-OFN-133 = Wer weder Kampfpanzer noch mechanisierte noch gewöhnliche Infanterie auf dem Plan hat, verliert sofort, was Karten auch zurückbringen könnten.
clause-OFN-134 = Ein Spieler darf aufgeben. Unentschieden gibt es nicht.

## Das Regelbuch: Objekte und Ereignisse

clause-OFN-140 = Es gibt fünf Arten von Markern: Sperre, Sprengladung, Sabotage, Demonstration und Minen. Eine Einheit oder Karte bringt sie ins Spiel; sie versperren den Weg oder vernichten eine Einheit und können endgültig entfernt werden.
clause-OFN-141 = Die Genietruppe legt eine Sperre (offen) oder Minen (verdeckt), eine bewaffnete Gruppe eine Sprengladung (verdeckt) auf ein Nachbarfeld; das verbraucht den Angriff.
clause-OFN-142 = Das Feld muss frei sein, kein Ziel und kein Fluss ohne Brücke.
clause-OFN-143 = In einem Spiel bringt jede Seite höchstens 3 Sperren, 3 Minen, 2 Sprengladungen, 2 Sabotagen und 3 Demonstrationen ins Spiel; entfernte kommen nicht zurück.
clause-OFN-144 = Sabotagen und Demonstrationen kommen nur durch Karten; Minen auch, dann offen.
clause-OFN-145 = Sperre, Sabotage und Demonstration versperren beiden Seiten den Weg.
clause-OFN-146 = Minen vernichten die Einheit, die sie betritt, ohne Würfel. Sie bleiben und liegen von da an offen.
clause-OFN-147 = Eine Sprengladung vernichtet die Einheit, die sie betritt, ohne Würfel, und ist verbraucht.
clause-OFN-148 = Die Genietruppe räumt benachbarte Sperren, Minen und Sprengladungen, die Militärpolizei Sabotagen und Demonstrationen. Es gelingt immer und verbraucht den Angriff.
clause-OFN-149 = Feindliche Marker werden nur geräumt, solange sie offen liegen, eigene jederzeit.
clause-OFN-150 = Marker werden nicht bekämpft, behindern weder Aufklärung noch Feuer und sind keine Einheiten.

## Das Regelbuch: Varianten

clause-OFN-160 = Ohne Aufklärung liegen alle Figuren immer offen; Drohne und Tarnung sind nicht im Kartensatz.
clause-OFN-161 = Das Übungsspiel hat keine Offensivkarten, und es wird nicht gezogen.
clause-OFN-162 = Der symmetrische Kampf kennt kein Legen und Räumen, und die Karten Sabotage, Demonstration, Fernverminung, Räumung und Vermittlung fehlen. Streng fehlen auch bewaffnete Gruppen und Militärpolizei; dann gibt es keine Armee zu 30, und fertige Armeen haben dafür Infanterie.
clause-OFN-163 = Das freie Spiel wird auf jeder Karte gespielt, die die Prüfungen besteht, mit eigenem Szenario.

## Das Regelbuch: Verfahren

clause-OFN-170 = Aller Zufall (Karten, Austeilen, Würfel, Mischen) kommt aus der Quelle des Tisches; mit der Liste der Aktionen ergibt er wieder dasselbe Spiel.
clause-OFN-171 = Eine unerlaubte Aktion wird abgelehnt und ändert nichts.
clause-OFN-172 = Läuft die Zeit eines Spielers ab, wird die passive Wahl gespielt: Ende der Karten, passen, Ende der Halbrunde; bei Zielen „done“ oder die erste Möglichkeit; in der Vorbereitung die fertige Armee und die automatische Aufstellung.
clause-OFN-173 = Die Regeln kennen kein Zurücknehmen. Ein Tisch kann es in der eigenen Halbrunde erlauben, solange nichts aufgedeckt wurde.
clause-OFN-174 = Keine Halbrunde hat mehr als 800 Entscheidungen und kein Spiel mehr als 60 Runden; jede Entscheidung verbraucht eine Karte, Punkte, einen Angriff oder die Halbrunde.

## Der Ratgeber: was in einer Stellung zählt

term-units = { $way ->
    [up] du behältst mehr Einheiten
   *[down] du dürftest Einheiten verlieren
}
term-places = { $way ->
    [up] deine Einheiten stehen besser
   *[down] deine Einheiten stehen schlechter
}
term-danger = { $way ->
    [up] deine Einheiten sind weniger gefährdet
   *[down] deine Einheiten sind stärker gefährdet
}
term-places-and-danger = deine Einheiten stehen besser und sind weniger gefährdet
term-blunted = { $way ->
    [up] deine Einheiten verteidigen sich mit mehr Würfeln
   *[down] deine Einheiten verteidigen sich mit weniger Würfeln
}
term-cards = { $way ->
    [up] du hast mehr Karten
   *[down] du hast weniger Karten
}
term-enemy-units = { $way ->
    [up] der Gegner dürfte Einheiten verlieren
   *[down] der Gegner behält mehr Einheiten
}
term-enemy-places = { $way ->
    [up] der Gegner steht schlechter
   *[down] der Gegner steht besser
}
term-enemy-danger = { $way ->
    [up] du bedrohst den Gegner stärker
   *[down] du bedrohst den Gegner weniger
}
term-enemy-blunted = { $way ->
    [up] der Gegner verteidigt sich mit weniger Würfeln
   *[down] der Gegner verteidigt sich mit mehr Würfeln
}
term-enemy-cards = { $way ->
    [up] der Gegner hat weniger Karten
   *[down] der Gegner hat mehr Karten
}
term-mission = { $way ->
    [up] das dient deinem Auftrag an den Zielfeldern
   *[down] das schadet deinem Auftrag an den Zielfeldern
}
term-card = { $way ->
    [up] du kannst dir von einer Karte mehr erhoffen
   *[down] du kannst dir von einer Karte weniger erhoffen
}
term-threat = { $way ->
    [up] die angekündigte Karte bedroht dich weniger
   *[down] die angekündigte Karte bedroht dich stärker
}
term-preparation = { $way ->
    [up] deine Armee ist besser aufgestellt
   *[down] deine Armee ist schlechter aufgestellt
}

position-impossible = Das kann in keiner Stellung vorkommen: { $where }.
