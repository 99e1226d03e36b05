# Offensive auf der Seite.

## Die Spielsteine

offensive-short-TNK = PZ
offensive-short-MEC = MEC
offensive-short-INF = INF
offensive-short-HUN = PJ
offensive-short-EXP = AUF
offensive-short-ENG = PIO
offensive-short-MOR = MÖR
offensive-short-ART = ART
offensive-short-MPO = MP
offensive-short-AGR = BG
offensive-piece-known = { $kind } ({ $side })
offensive-piece-hidden = Figur { $side } Nr. { $handle }, verdeckt

## Die Karte

offensive-map = Karte
offensive-map-label = Karte { $name }, Spalten 0 bis { $columns }, Zeilen 0 bis { $rows }. Die Pfeiltasten bewegen den Zeiger, Enter wählt, N geht zur nächsten Einheit, E und A zeigen Sicht und Feuer, T geht zum nächsten Ziel, F beendet den Abschnitt der Halbrunde, Escape bricht ab.
offensive-letter-O = O
offensive-letter-B = Ü
offensive-letter-C = B
offensive-objective = Ziel, gehalten von { $side }
offensive-disputed = umstrittenes Gelände
offensive-zoom-in = Vergrößern
offensive-zoom-out = Verkleinern
offensive-zoom-whole = Ganze Karte
offensive-show = Auf der Karte zeigen
offensive-show-sight = Aufklärung
offensive-show-fire = Feuer
offensive-show-cover = Was ich sehe
offensive-show-letters = Koordinaten

## Die Lage

offensive-situation = Lage
offensive-turn = Runde { $turn } von { $limit }
offensive-preparation = Vorbereitung
offensive-limit = { $limit ->
    [one] { $limit } Runde
   *[other] { $limit } Runden
}
offensive-part-cards = Karten
offensive-part-units = Einheiten
offensive-part-over = Spiel beendet
offensive-red-holds = Rot hält { $held } von { $needed } nötigen Zielen
offensive-mission-rule = Geprüft nach Blaus Halbrunde; sonst gewinnt Blau nach Runde { $limit }.
offensive-line-left = { $count ->
    [one] { $count } Linieneinheit
   *[other] { $count } Linieneinheiten
}
offensive-line-lost = { $count ->
    [one] { $count } Linieneinheit verloren
   *[other] { $count } Linieneinheiten verloren
}
offensive-annihilation-rule = Ohne Panzer, mechanisierte und andere Infanterie: sofort geschlagen.
offensive-next-unit = { $count ->
    [one] { $count } Einheit kann handeln
   *[other] { $count } Einheiten können handeln
}
offensive-end-cards = Zu den Einheiten
offensive-end-manche = Halbrunde beenden
offensive-end-warning = { $count ->
    [one] Halbrunde beenden? { $count } Einheit hat noch einen guten Schuss: { $squares }.
   *[other] Halbrunde beenden? { $count } Einheiten haben noch einen guten Schuss: { $squares }.
}
offensive-end-able = { $count ->
    [one] Halbrunde beenden? { $count } Einheit kann noch handeln.
   *[other] Halbrunde beenden? { $count } Einheiten können noch handeln.
}

## Vorbereitung

offensive-army = Meine Armee
offensive-line-units = { $count ->
    [one] { $count } Linieneinheit
   *[other] { $count } Linieneinheiten
}
offensive-of-pool = von { $count }
offensive-fewer = Weniger: { $kind }
offensive-more = Mehr: { $kind }
offensive-preset = Fertige Armee
offensive-empty-army = Alle herausnehmen
offensive-army-done = Diese Armee nehmen
offensive-army-secret = Die andere Seite sieht weder diese Armee noch, wann du fertig bist.
offensive-pool-empty = { $kind }: Die Schachtel enthält { $count } Steine deiner Farbe.
offensive-army-short = { $count ->
    [one] Es fehlt noch { $count } Einheit.
   *[other] Es fehlen noch { $count } Einheiten.
}
offensive-army-long = { $count ->
    [one] { $count } Einheit zu viel.
   *[other] { $count } Einheiten zu viel.
}
offensive-army-line = Es braucht mindestens drei Linieneinheiten: Panzer, mechanisierte Infanterie oder Infanterie (OFN-025).
offensive-tray = Einheiten, die noch warten
offensive-waiting-unit = { $kind }, noch { $count } zu stellen
offensive-all-placed = Alle Einheiten haben ihren Platz. Du kannst sie noch verschieben.
offensive-templates = Vorlagen
offensive-template-forward = Weit vorn
offensive-template-cover = In Deckung
offensive-template-depth = In der Tiefe
offensive-auto = Alles stellen und fertig
offensive-clear = Alle zurücknehmen
offensive-deploy-done = { $count ->
    [0] Aufstellung fertig
    [one] Noch { $count } Einheit
   *[other] Noch { $count } Einheiten
}
offensive-wait-prepare = Die andere Seite bereitet sich vor. Gezeigt wird nichts, bevor beide fertig sind.
offensive-place-group = Stelle eine bewaffnete Gruppe auf ein beliebiges freies Feld außer Fluss und Zielen.
offensive-prepare-obstacle = Lege ein vorbereitetes Hindernis in deine Zone, oder sei fertig.
offensive-done = Fertig
offensive-here-BAR = Sperre hier
offensive-here-MIN = Minen hier
offensive-not-here = { $square }: Diese Einheit ({ $kind }) kann hier nicht stehen ({ $clause }).

## Einheiten und Felder

offensive-sheet = Gewählte Einheit oder gewähltes Feld
offensive-look-at = Jedes Feld lässt sich noch ansehen.
offensive-choose-unit = Zeige auf eine deiner Einheiten: Die Karte zeigt, wohin sie kann und was sie angreifen kann. Auch jedes andere Feld lässt sich ansehen.
offensive-empty-square = freies Feld
offensive-leave = Nicht mehr zeigen
offensive-reach = { $fire ->
    [direct] Klärt bis { $explores } auf, schießt direkt bis { $fires }.
    [indirect] Klärt bis { $explores } auf, schießt über alles hinweg bis { $fires }.
   *[other] Klärt bis { $explores } auf, schießt nicht.
}
offensive-points = { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}
offensive-attacks = { $attacks ->
    [0] Angriff verbraucht
    [one] ein Angriff
   *[other] { $attacks } Angriffe
}
offensive-closed = Bewegung beendet (Angriff nach einem Schritt)
offensive-one-die = In dieser Halbrunde schon angegriffen: nur ein Würfel gegen jede andere Einheit.
offensive-seen-by = Der Gegner sieht sie von { $squares } aus.
offensive-face-up = Aufgedeckt bis zum Ende der Halbrunde.
offensive-last-seen = In Runde { $turn } gesehen: { $kind }.
offensive-may-be = Kann sein: { $kinds }.
offensive-on-square = Auf { $square }
offensive-lines = Wo Sicht und Feuer enden
offensive-option-move = { $price ->
    [one] Nach { $square } ziehen ({ $price } Punkt)
   *[other] Nach { $square } ziehen ({ $price } Punkte)
}
offensive-option-contact = Nahkampf
offensive-option-fire = Schießen
offensive-option-lay-BAR = Sperre errichten
offensive-option-lay-MIN = Minen legen
offensive-option-lay-EXB = Sprengladung legen
offensive-option-clear = Marker räumen
offensive-line-explore = Sicht { $direction }: { $end }
offensive-line-fire = Feuer { $direction }: { $end }
offensive-direction-0 = Norden
offensive-direction-1 = Osten
offensive-direction-2 = Süden
offensive-direction-3 = Westen
offensive-end-range = bis zur Reichweite, { $square }
offensive-end-edge = bis zum Kartenrand
offensive-end-B = durch das überbaute Feld { $square } begrenzt
offensive-end-C = durch die Deckung auf { $square } begrenzt
offensive-not-with-it = { $unit } auf { $from } kann auf { $to } nichts tun.
offensive-use-first = Handle zuerst mit der Einheit auf { $square }, oder nimm ihre Wahl zurück.
offensive-halted = Die Einheit hält an: Eine gegnerische Figur ist eben gesehen worden.
offensive-broken-down = Panne: In ihrer Halbrunde keine Bewegung und kein Nahkampf.
offensive-camouflaged = Getarnt: Aufklärung deckt sie nicht auf.
offensive-why-line = Kein Schuss auf { $square }: weder in derselben Zeile noch in derselben Spalte (OFN-121).
offensive-why-range = Kein Schuss auf { $square }: { $distance } Felder entfernt, die Reichweite ist { $range } (OFN-120).
offensive-why-blocked = Kein Schuss auf { $square }: Das Feld { $stop } hält das Feuer auf (OFN-122).
offensive-why-cut = Kein Schuss auf { $square }: Häuser und Deckung versperren jeden Weg (OFN-122).
offensive-no-target-here = Kein Ziel in Reichweite dieser Einheit.
offensive-aim = { $what }: { $square }? { $chances }
offensive-can-act = kann handeln
offensive-seen-here = in dieser Halbrunde hier gesehen: { $kind }

## Kampf

offensive-combat = Kampf
offensive-combat-contact = Nahkampf
offensive-combat-ranged = Fernkampf
offensive-combat-strike = Schlag durch Karte
offensive-combat-before = Kampf davor
offensive-combat-after = Nächster Kampf
offensive-no-combat = Hier erscheinen die Kämpfe: Würfel, Modifikatoren, Summen und Ergebnis.
offensive-attacker = Angriff
offensive-defender = Verteidigung
offensive-unknown = unbekannt
offensive-unknown-contact = Ausgang unbekannt: Niemand weiß, was dort steht, vielleicht sogar Minen.
offensive-chances = Sieg { $win }, Gleichstand { $tie }, Misserfolg { $lose }
offensive-win = Vernichtet { $chance }
offensive-tie = Gleichstand { $chance }
offensive-lose = verloren { $chance }
offensive-miss = wirkungslos { $chance }
offensive-blind = Blindes Feuer: Das Ziel ist verdeckt, es zählt die Zeile „überbaut“ (OFN-126).
offensive-source-table = Tabelle, { $terrain }
offensive-source-blind = verdecktes Ziel
offensive-result-destroyed = Einheit vernichtet: { $kind }.
offensive-result-tied = Gleichstand: Beide bleiben.
offensive-result-held = Das Ziel hält stand.
offensive-result-exploded = { $marker ->
    [MIN] Die Einheit ist auf Minen gelaufen.
   *[other] Die Einheit ist auf eine Sprengladung gelaufen.
}
offensive-result-marker = Das Ziel ist ein Marker: Der Schuss bewirkt nichts.
offensive-drew = Gezogen: { $card }

## Karten

offensive-cards = Offensivkarten
offensive-hand = Meine Hand
offensive-hands = { $count ->
    [one] { $side }: { $count } Karte
   *[other] { $side }: { $count } Karten
}
offensive-pile = Nachziehstapel { $count }
offensive-discard-pile = Ablagestapel { $count }
offensive-no-cards = Keine Karte auf der Hand.
offensive-play = Spielen
offensive-discard = Ablegen
offensive-cards-hint = Wähle eine Karte, um sie zu spielen, oder geh zu den Einheiten. Auf jede Karte kann die andere Seite antworten.
offensive-aiming = { $card }: Wähle das Ziel auf der Karte.
offensive-aiming-kind = { $card }: Wähle, welche Einheit zurückkommt.
offensive-aimed-so-far = { $count ->
    [one] { $count } Ziel gewählt
   *[other] { $count } Ziele gewählt
}
offensive-announce = Karte ansagen
offensive-moment = Angesagte Karte
offensive-announces = { $side } spielt:
offensive-aimed-at = Ziel: { $targets }
offensive-no-target = Ohne Ziel.
offensive-counter-question = Diese Karte kontern?
offensive-only-pass = Keine deiner Karten kontert sie.
offensive-counter = Kontern
offensive-pass = Durchlassen
offensive-waits-for-answer = { $player } kann antworten.
offensive-always-asked = Gefragt wird nach jeder Karte, ob eine Antwort möglich ist oder nicht.
offensive-cards-played = Karten dieser Halbrunde
offensive-answer-passed = Hat gewirkt
offensive-answer-countered = Gekontert: { $counter }
offensive-answer-discarded = Abgelegt
offensive-seen-hand = Gesehene Gegnerhand: { $cards }
offensive-open-hand = Hand von { $side }: { $cards }
offensive-supply = Übrige Marker
offensive-supply-hidden = Minen und Sprengladungen: { $count }
offensive-losses = Verluste
offensive-none = keine
offensive-jammed = Artillerie und Mörser von { $side } sind in der nächsten Halbrunde gestört.
offensive-roster = Meine Einheiten
offensive-counter-hand = Karten { $cards }
offensive-counter-lost = Verluste { $lost }

## Hilfe

offensive-tables = Einheiten und Tabellen
offensive-unit-sheet = Einheiten
offensive-column-unit = Einheit
offensive-column-class = Klasse
offensive-column-move = Bewegung (offen / überbaut / bedeckt)
offensive-column-fire = Feuer
offensive-column-explores = Aufklärung
offensive-direct = direkt
offensive-indirect = indirekt
offensive-defender-in = Verteidiger in
offensive-table-contact_attack = Nahkampf, Angriff
offensive-table-contact_defence = Nahkampf, Verteidigung
offensive-table-ranged_attack = Fernkampf, Angriff
offensive-table-ranged_defence = Fernkampf, Verteidigung
offensive-objects = Objekte und Ereignisse
offensive-object-BAR = Pioniere errichten und räumen sie; sperrt für beide Seiten.
offensive-object-MIN = Von Pionieren verdeckt gelegt, oder durch Karte; vernichten die Einheit, die das Feld betritt, und bleiben. Pioniere räumen sie.
offensive-object-EXB = Von einer bewaffneten Gruppe verdeckt gelegt; vernichtet die Einheit, die das Feld betritt, und ist dann weg. Pioniere räumen sie.
offensive-object-SAB = Durch Karte, auf einer Straße; sperrt den Weg. Die Militärpolizei räumt sie.
offensive-object-DEM = Durch Karte, in überbautem Gebiet; sperrt den Weg. Die Militärpolizei löst sie auf.
offensive-ladder = Für den Einstieg, in dieser Reihenfolge
offensive-ladder-1 = Erstes Manöver (Vernay) ohne Aufklärung und Karten
offensive-ladder-2 = Erstes Manöver ohne Karten
offensive-ladder-3 = Erstes Manöver, vollständig
offensive-ladder-4 = Die Brücken (La Vive)
offensive-ladder-5 = Der Durchbruch (La Vive)

## Das Regelbuch

chapter-OFN-001 = Spielplan und Begriffe
chapter-OFN-020 = Vorbereitung
chapter-OFN-040 = Ablauf einer Halbrunde
chapter-OFN-055 = Offensivkarten
chapter-OFN-070 = Bewegung
chapter-OFN-085 = Flüsse
chapter-OFN-095 = Aufklärung
chapter-OFN-103 = Kampf: Gemeinsames
chapter-OFN-112 = Nahkampf
chapter-OFN-120 = Fernkampf
chapter-OFN-130 = Ende des Spiels
chapter-OFN-140 = Objekte und Ereignisse
chapter-OFN-160 = Varianten
chapter-OFN-170 = Am Tisch
glossary-offensive-manche = Halbrunde
glossary-offensive-manche-meaning = Der halbe Zug einer Runde: zuerst Karten, dann Einheiten. Eine Runde besteht aus einer Halbrunde von Rot und einer von Blau.
glossary-offensive-line = Linieneinheit
glossary-offensive-line-meaning = Kampfpanzer, mechanisierte Infanterie oder Infanterie. Nur sie nehmen Ziele ein, und wer keine mehr hat, hat verloren.
glossary-offensive-explore = Aufklärungszone
glossary-offensive-explore-meaning = Die Felder, die eine Einheit geradeaus in ihrer Zeile und Spalte beobachtet, bis zur ersten Deckung oder zum ersten Gebäude. Eine gegnerische Figur darauf wird aufgedeckt.
glossary-offensive-hidden = verdeckt
glossary-offensive-hidden-meaning = Man sieht, wo die Figur steht und wem sie gehört, aber nicht, was sie ist.
glossary-offensive-contact = Nahkampf
glossary-offensive-contact-meaning = Eine Einheit betritt das Feld einer gegnerischen Figur. Wer verliert, wird entfernt.
glossary-offensive-ranged = Fernkampf
glossary-offensive-ranged-meaning = Feuer von einem anderen Feld aus in gerader Linie. Die feuernde Einheit geht nie verloren.
glossary-offensive-direct = direktes Feuer
glossary-offensive-direct-meaning = Kampfpanzer, mechanisierte Infanterie und Panzerjäger: Gebäude und Deckung dazwischen halten das Feuer auf.
glossary-offensive-indirect = indirektes Feuer
glossary-offensive-indirect-meaning = Schwere Artillerie und Panzermörser schießen über alles hinweg.
glossary-offensive-blind = blindes Feuer
glossary-offensive-blind-meaning = Feuer auf eine verdeckte Figur: Es zählt die Zeile „überbaut“, was selten trifft.
glossary-offensive-modifier = Modifikator
glossary-offensive-modifier-meaning = Was eine Einheit zu ihren Würfeln zählt; es hängt von ihrem Typ, vom Gelände des Verteidigers und von Karten ab.
glossary-offensive-onedie = nur ein Würfel
glossary-offensive-onedie-meaning = Eine Einheit, die in der Halbrunde schon von einer anderen angegriffen wurde, verteidigt sich mit einem Würfel.
glossary-offensive-marker = Marker
glossary-offensive-marker-meaning = Sperre, Minen, Sprengladung, Sabotage oder Demonstration: sperrt ein Feld oder vernichtet die Einheit, die es betritt.
glossary-offensive-objective = Ziel
glossary-offensive-objective-meaning = Ein Feld, das Rot einnehmen muss. Es gehört der Seite, deren Linieneinheit zuletzt darauf stand.
glossary-offensive-counter = Konter
glossary-offensive-counter-meaning = Eine Karte, die eine angesagte Karte aufhebt. Gefragt wird nach jeder Karte.

## Einführung

learn-offensive-mission = Du bist Rot und greifst an. Nimm { $needed } der { $count } Felder mit Fahne ({ $objectives }) und halte sie bis zum Ende einer Halbrunde von Blau, in höchstens { $limit } Runden. Der andere Sieg: Der Gegner hat weder Kampfpanzer noch mechanisierte Infanterie noch Infanterie.
learn-offensive-army = Hier stehen zwölf Einheiten bereit. Nimm diese Armee: Die andere Seite erfährt nicht, was darin ist.
learn-offensive-deploy = Stelle deine Einheiten in die schraffierte Zone im Westen: Zieh sie dorthin, oder nimm eine Vorlage wie „Weit vorn“. Du kannst alles noch verschieben. Danach: „Aufstellung fertig“.
learn-offensive-wait = Die andere Seite bereitet sich vor, für dich unsichtbar.
learn-offensive-fog = Der Nebel: Du siehst, wo die gegnerischen Figuren stehen, nicht, was sie sind. Eine Einheit sieht geradeaus in ihrer Zeile und Spalte, bis zum ersten Wald oder Gebäude. Was dort steht, wird aufgedeckt; im Wald oder im Haus bleibt man verborgen. Der Gegner sieht dich genauso: Ein Auge markiert deine aufgedeckten Einheiten.
learn-offensive-move = Du bist dran. Wähle diese Einheit ({ $unit }) auf { $from }, dann das grüne Feld { $to }: Es kostet { $price } ihrer Punkte. Gepunktete Linien zeigen, was sie sieht, ein kleines Auge die Felder, auf denen ein bekannter Gegner sie sähe.
learn-offensive-move-any = Du bist dran. Wähle eine deiner Einheiten, dann ein grünes Feld.
learn-offensive-fire = Ein Ziel! Wähle diese Einheit ({ $unit }) auf { $from }, dann { $to }: Die Tafel zeigt deine Chancen ({ $chance } %). Beide werfen zwei Würfel und zählen ihren Modifikator dazu. Wer schießt, riskiert nichts, und das Ziel hat gegen den nächsten Angreifer nur noch einen Würfel.
learn-offensive-contact = Ein Gegner ist in Reichweite von { $unit } auf { $from }: Wer { $to } betritt, beginnt einen Nahkampf (Chance { $chance } %, 0 bei unbekannter Figur). Wer verliert, wird entfernt. Entscheide selbst.
learn-offensive-fight-none = Gut. Alle deine Einheiten können in der Halbrunde handeln: ziehen und dann kämpfen, oder kämpfen und dann ziehen. Im Moment ist niemand in Reichweite. Panzer schießen zwei Felder weit, Artillerie zwanzig, immer geradeaus.
learn-offensive-manche = Zieh mit weiteren Einheiten, wenn du willst: Der Knopf zählt, wer noch handeln kann. Dann „Halbrunde beenden“, und Blau ist dran.
learn-offensive-watch = Blau spielt. Seine Züge bleiben auf der Karte markiert, bis du wieder handelst.
learn-offensive-end = Das Wichtigste weißt du: erst sehen, dann schießen, dann betreten. Nur Panzer, mechanisierte Infanterie und Infanterie nehmen Fahnen; du brauchst { $needed }. Im vollständigen Spiel eröffnen Offensivkarten jede Halbrunde. Viel Glück!
learn-offensive-over = Das Spiel ist aus. Die Wiederholung zeigt dir alles, was der Nebel verbarg.
