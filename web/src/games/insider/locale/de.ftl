# Insider auf der Seite.
insider-board = Die Stadt, Felder a1 bis e5
insider-nobody = niemand
insider-pawns-of = { $count ->
    [one] { $count } Figur von { $player }
   *[other] { $count } Figuren von { $player }
}
insider-base-of = { $place }, Startfeld von { $player }
insider-closed = gesperrt durch Total OUT
insider-choose-this = wählen
insider-pick-up = diese Figur nehmen
insider-walk-for = { $points ->
    [one] für { $points } Punkt hierher
   *[other] für { $points } Punkte hierher
}
insider-out-of-reach = { $points ->
    [one] { $place } ist für diese Figur nicht erreichbar: Es bleibt { $points } Punkt.
   *[other] { $place } ist für diese Figur nicht erreichbar: Es bleiben { $points } Punkte.
}
insider-table-free = frei
insider-table-spoken = Tisch mit Wert { $value }: { $who }
insider-centre-spoken = INSIDER, Karte { $card }, Abwesenheit kostet { $penalty }
insider-die = Würfel: { $pips }
insider-again = sieben: neu geworfen
insider-double = Pasch!
insider-rob-spoken = { $place }: { $player } eine von { $cards } Karten abnehmen

## Firmen und Treppe

insider-score = Punkte
insider-if-now = wenn die Karte jetzt gewertet würde
insider-cards-held = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
insider-whereabouts = { $home } daheim, { $away } unterwegs, { $seated } am Tisch
insider-skips = { $count ->
    [one] setzt aus
   *[other] setzt { $count }-mal aus
}
insider-rumoured = ein Würfel
insider-extra = Extrazug
insider-stairs = Treppe
insider-staircase = Treppe vom Keller bis { $goal }: { $scores }
insider-stairs-key = Gestrichelte Ringe: wo jeder stünde, wenn die Karte jetzt gewertet würde.

## Entscheiden

insider-desk = Was zu tun ist
insider-start = Du bist dran: Wähle eins von dreien.
insider-start-extra = Dein Extrazug: keine Aktion, aber alles andere.
insider-mode-move7 = 7 Punkte
insider-mode-move7-means = Genau sieben Zugpunkte für deine Figuren.
insider-mode-roll = Würfeln
insider-mode-roll-means = 2 bis 6 oder 8 bis 12 Punkte; eine Sieben wird neu geworfen. Bei einem Pasch darfst du ein Total-OUT-Schild versetzen.
insider-mode-roll1 = Einen Würfel werfen
insider-mode-roll1-means = Gerüchte: Ein Würfel gibt 1 bis 6 Punkte, ohne Pasch.
insider-mode-draw = { $count ->
    [0] Karten ziehen
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
insider-mode-draw-means = Eine für jedes normale Feld, auf dem du eine Figur hast. Dein Zug ist dann zu Ende.
insider-mode-draw-none = Jetzt ist keine Karte zu ziehen.
insider-points = { $points ->
    [0] keine Punkte mehr
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
}
insider-at-MOVE = Zieh deine Figuren
insider-at-ACTION = Deine Figuren sind gezogen
insider-at-SEAT = Wähle einen Tisch
insider-at-ADM_A = Welche Figur wechselt den Platz?
insider-at-ADM_B = Mit welcher?
insider-at-HEL_PAWN = Welche Figur fliegt?
insider-at-HEL_TO = Wohin?
insider-at-VICTIM = Wen trifft es?
insider-at-OUT_FROM = Welches Schild versetzt du?
insider-at-OUT_TO = Wohin kommt es?
insider-at-VIP = Special VIP: Wer sitzt wo?
insider-their-turn = { $player } ist am Zug
insider-which-pawn = Welche Figur
insider-hint-pick = Wähle eine Figur, auf dem Plan oder hier.
insider-hint-walk = Die Zahlen auf dem Plan sagen, was jedes Feld kostet. Tipp eines an, oder zieh die Figur dorthin.
insider-hint-ADM_A = Tipp eine Figur auf dem Plan an.
insider-hint-ADM_B = Tipp eine Figur anderer Farbe an. Ihr Besitzer darf abwehren.
insider-hint-HEL_PAWN = Tipp eine deiner Figuren auf dem Plan an.
insider-hint-HEL_TO = Tipp das Feld an, auf dem sie landet.
insider-hint-OUT_FROM = Tipp ein Schild auf dem Plan an.
insider-hint-OUT_TO = Das Schild von { $place } kommt auf das Feld, das du antippst. Figuren dort kehren heim.
insider-rob = { $player } auf { $place } eine Karte abnehmen ({ $cards } auf der Hand). Deine Figur bleibt dann dort stehen.
insider-relocate = Pasch: ein Total-OUT-Schild versetzen
insider-forfeit = { $points ->
    [one] Kein Schritt ist möglich: auf { $points } Punkt verzichten
   *[other] Kein Schritt ist möglich: auf { $points } Punkte verzichten
}
insider-end = Zug beenden
insider-end-warning = Deine Aktion ist noch frei: Spiel unten Karten oder tausch eine, wenn du magst.
insider-sit-at = An den Tisch mit Wert { $value } setzen
insider-last-table = Das ist der letzte freie Tisch: Die Karte wird sofort gewertet.
insider-free-tables = { $count } Tische sind frei. Wer bei der Wertung fehlt, verliert { $penalty }.
insider-vip-table = Wer sitzt am Tisch mit Wert { $value }?
insider-leave-empty = Frei lassen
insider-stop = { $count ->
    [one] Die Schilder so stehen lassen
   *[other] Alle Schilder stehen lassen
}
insider-playing = { $player } spielt { $power } und wählt.
insider-playing-double = { $player } hat einen Pasch und versetzt ein Total-OUT-Schild.
insider-ask = { $choice }: Noch einmal drücken oder bestätigen.
insider-ask-play = { $power }: Das lässt sich nicht zurücknehmen. Noch einmal drücken oder bestätigen.
insider-ask-rob = Die Karte wird blind gezogen, und deine Figur bleibt in diesem Zug auf { $place }. Noch einmal drücken oder bestätigen.
insider-ask-token = { $what } Noch einmal drücken oder bestätigen.
insider-token = Das Schild kommt auf { $place }.
insider-token-home = Das Schild kommt auf { $place }: Diese Figuren kehren heim: { $who }.

## Angriff und Abwehr

insider-attack = { $player } greift an: { $power }
insider-hit-swap = Die Figur von { $one } ({ $from }) und die von { $two } ({ $to }) würden die Plätze tauschen.
insider-hit-HEL3-you = Alle deine Figuren müssten heim: { $away } unterwegs und { $seated } am Tisch.
insider-hit-HEL3 = Alle Figuren von { $player } müssten heim: { $away } unterwegs und { $seated } am Tisch.
insider-hit-SCA1-you = Du würdest deinen nächsten Zug aussetzen.
insider-hit-SCA1 = { $player } würde den nächsten Zug aussetzen.
insider-hit-SCA2-you = Du würdest bis zur nächsten Wertung nur mit einem Würfel ziehen.
insider-hit-SCA2 = { $player } würde bis zur nächsten Wertung nur mit einem Würfel ziehen.
insider-hit-SCA3 = Alle Figuren aller Spieler müssten heim, und die Karte würde ungewertet ersetzt.
insider-hit-TRE3-you = Die Karte würde jetzt gewertet: { $standing } für dich.
insider-hit-TRE3 = Die Karte würde jetzt gewertet.
insider-hit-ADM3 = Alle sitzenden Figuren würden neu verteilt. Die Bodyguards der Verteidiger werden zusammengezählt.
insider-guards = { $needs ->
    [one] Es braucht { $needs } Bodyguard; du hast { $held }.
   *[other] Es braucht { $needs } Bodyguards; du hast { $held }.
}
insider-counter = { $count ->
    [one] Mit { $count } Bodyguard abwehren
   *[other] Mit { $count } Bodyguards abwehren
}
insider-pass = Geschehen lassen
insider-pledge = { $count ->
    [0] Keinen aufbieten
   *[other] { $count } aufbieten
}
insider-pledged = { $count } von { $needs } aufgeboten
insider-order-pass = Angriffe immer geschehen lassen, ohne mich zu fragen (nur ich weiß davon)
insider-waiting-reaction = Warten auf die Antwort von { $player } …

## Karten

insider-targets = Mögliche Ziele: { $list }
insider-at-table = Tisch mit { $value }
insider-hand = Meine Aktionskarten
insider-cards = Aktionskarten
insider-my-cards = { $count ->
    [0] Meine Karten: keine (höchstens { $most })
    [one] Meine Karte (höchstens { $most })
   *[other] Meine { $count } Karten (höchstens { $most })
}
insider-cover = Verdecken
insider-levels = Was eine, zwei und drei davon tun
insider-starred = kann abgewehrt werden
insider-play = { $count ->
    [one] { $count } spielen
   *[other] { $count } spielen
}
insider-needs-cards = Braucht { $count }; du hast { $held }.
insider-cycle = { $card } tauschen
insider-cycle-when = Eine ablegen und eine ziehen: deine Aktion, wenn alle Punkte verbraucht sind; sie beendet den Zug.
insider-kind-ADM = Stell­vertreter
insider-kind-HEL = Hub­schrauber
insider-kind-SCA = Skandal
insider-kind-TRE = Trend­setter
insider-kind-BOD = Body­guard

## Wertung und was offen liegt

insider-show-title = Wertung { $number }, Karte { $card }:
insider-show-table = { $player } sitzt am Tisch mit Wert { $value }.
insider-show-points = { $player }: { $points }, jetzt { $total }.
insider-show-absent = { $player } fehlt: { $points }, jetzt { $total }.
insider-show-skip = Überspringen
insider-show-again = Noch einmal
insider-evaluation-number = Wertung { $number } von 7
insider-evaluations-done = { $count } von 7 Wertungen
insider-piles-evaluation = { $count ->
    [0] Keine Wertungskarte mehr im Stapel.
    [one] Noch { $count } Wertungskarte im Stapel.
   *[other] Noch { $count } Wertungskarten im Stapel.
}
insider-piles-deck = { $count ->
    [one] { $count } Aktionskarte im Stapel,
   *[other] { $count } Aktionskarten im Stapel,
}
insider-piles-discard = { $count ->
    [0] keine abgelegt.
   *[other] { $count } abgelegt.
}
insider-possible-cards = Die zwölf Wertungskarten dieses Spiels
insider-card-up = liegt offen
insider-card-bottom = unter dem Stapel
insider-card-gone = gewertet
insider-discards = Ablage und ungesehene Karten
insider-discarded = abgelegt
insider-in-my-hand = auf meiner Hand
insider-unseen = ungesehen
insider-known = Sicher auf der Hand von { $player }: { $cards }
insider-about-edition = Über diese Ausgabe
insider-edition-known = Aus der gedruckten Regel bekannt: das Raster aus 25 Feldern mit Startfeldern und INSIDER, die ersten Plätze der Total-OUT-Schilder, 55 Aktionskarten in fünf Arten, je vier Wertungskarten mit 3 bis 7 Tischen, die Karte 4A, das Ziel von 35 Punkten.
insider-edition-reconstructed = Nachgebildet, weil die Bilder verloren sind: der Verlauf der Wege und ihre Wegfelder, die Farben, elf Aktionskarten je Art, die Zahlen der anderen 19 Wertungskarten, die Tiefe des Kellers. Wer die Schachtel besitzt, kann die eigenen eintragen.
insider-final = Endstand
insider-final-points = { $points } Punkte

## Das Regelbuch

chapter-INS-001 = Der Spielplan
chapter-INS-020 = Aufbau
chapter-INS-040 = Der Zug
chapter-INS-060 = Bewegung
chapter-INS-080 = Karten abnehmen
chapter-INS-090 = Karten ziehen
chapter-INS-100 = Karten spielen
chapter-INS-120 = Stellvertreter
chapter-INS-135 = Hubschrauber
chapter-INS-150 = Skandal
chapter-INS-165 = Trendsetter
chapter-INS-180 = Bodyguard
chapter-INS-195 = Total-OUT-Schilder versetzen
chapter-INS-210 = Wertung
chapter-INS-230 = Spielende
chapter-INS-240 = Was immer gilt

glossary-insider-insider = INSIDER
glossary-insider-insider-meaning = Das Lokal in der Mitte der Stadt, in dem alle Firmen gesehen werden wollen.
glossary-insider-square = Großes Feld
glossary-insider-square-meaning = Eines der 25 Felder a1 bis e5. Die Ecken sind Startfelder, die Mitte ist das INSIDER, die 20 anderen sind normale Felder.
glossary-insider-inner = Innen- und Außenfelder
glossary-insider-inner-meaning = Die vier normalen Felder neben dem INSIDER sind Innenfelder, die anderen 16 Außenfelder.
glossary-insider-path = Wegfeld
glossary-insider-path-meaning = Ein kleines Feld auf dem Weg zwischen zwei großen Feldern, mit Platz für eine Figur.
glossary-insider-base = Startfeld
glossary-insider-base-meaning = Die Ecke, in der die sieben Figuren einer Firma beginnen und in die sie heimkehren.
glossary-insider-out = Total OUT
glossary-insider-out-meaning = Eines von vier Schildern, die ein Feld für alle sperren; auch die Kraft von zwei Trendsettern, die sie versetzt.
glossary-insider-point = Zugpunkt
glossary-insider-point-meaning = Bringt eine Figur ein Feld weiter.
glossary-insider-card = Wertungskarte
glossary-insider-card-meaning = Zeigt die Tische des INSIDER mit ihren Werten und was Abwesenheit kostet.
glossary-insider-evaluation = Wertung
glossary-insider-evaluation-meaning = Wenn der letzte Tisch besetzt ist: Punkte für alle, die sitzen, ein Verlust für alle, die fehlen. Höchstens siebenmal.
glossary-insider-rob = Karte abnehmen
glossary-insider-rob-meaning = Einem Gegner, dessen Figur man auf einem normalen Feld getroffen hat, blind eine Karte aus der Hand ziehen.
glossary-insider-set = Satz
glossary-insider-set-meaning = Eine, zwei oder drei gleiche Aktionskarten, zusammen gespielt; jede Zahl hat ihre eigene Wirkung.
glossary-insider-star = Stern
glossary-insider-star-meaning = Zeigt Wirkungen, die Bodyguards abwehren können, einer für jede Karte des Satzes.
glossary-insider-staircase = Treppe
glossary-insider-staircase-meaning = Zählt die Publicity-Punkte, vom Keller über die Schuhe (0) bis 35.

## Die Einführung

learn-insider-aim = In der Mitte liegt das INSIDER mit { $count } Tischen. Wer dort sitzt, wenn der letzte besetzt wird, bekommt die Zahl seines Tisches, { $best } für den besten; wer niemanden dort hat, verliert { $penalty }. Deine sieben Figuren beginnen in deiner Ecke.
learn-insider-tokens = Vier Total-OUT-Schilder stehen um das INSIDER: Noch kommt niemand zu Fuß hinein. Ein Pasch oder zwei Trendsetter-Karten versetzen sie. Bis dahin bring Figuren in die Nähe.
learn-insider-choose-seven = Ein Zug beginnt mit einer Wahl. Nimm die 7 Punkte: Die sind sicher.
learn-insider-choose-roll = Probier jetzt die Würfel: 2 bis 6 oder 8 bis 12 Punkte, und bei einem Pasch darfst du den Weg öffnen, indem du ein Total-OUT-Schild versetzt.
learn-insider-choose-draw = { $count ->
    [one] Du könntest { $count } Karte ziehen: eine für jedes normale Feld, auf dem du eine Figur hast. Oder geh weiter, wie du magst.
   *[other] Du könntest { $count } Karten ziehen: eine für jedes normale Feld, auf dem du eine Figur hast. Oder geh weiter, wie du magst.
}
learn-insider-move = { $points ->
    [one] Noch { $points } Punkt. Tipp eine Figur an, dann ein Feld mit einer Zahl: So viel kostet es. Große Felder auf dem Weg zur Mitte sind gute Plätze.
   *[other] Noch { $points } Punkte. Tipp eine Figur an, dann ein Feld mit einer Zahl: So viel kostet es. Große Felder auf dem Weg zur Mitte sind gute Plätze.
}
learn-insider-rob = Du hast einen Gegner auf einem großen Feld getroffen: Du darfst ihm blind eine Karte abnehmen. Deine Figur bleibt dann für diesen Zug dort stehen.
learn-insider-action = Alle Punkte sind verbraucht. Du hast noch eine Aktion: Sieh dir deine Karten an, spiel welche von einer Art, tausch eine, oder beende einfach deinen Zug.
learn-insider-action-none = Alle Punkte sind verbraucht, und mehr ist nicht zu tun: Beende deinen Zug.
learn-insider-seat = Du bist angekommen. Wähle einen Tisch: Die höchste Zahl ist die beste, aber selbst eine 0 bewahrt dich davor, { $penalty } zu verlieren.
learn-insider-react = Du wirst angegriffen. Mit genug Bodyguards kannst du den Angriff abwehren; sonst lass es geschehen.
learn-insider-target = Wähle auf dem Plan, was deine Karten treffen. Was gewählt werden kann, ist grün.
learn-insider-watch = Der andere ist am Zug. Was geschieht, steht über dem Plan und bleibt markiert, bis du handelst.
learn-insider-cards = { $count ->
    [one] Deine Karten: Tipp eine Art an und sieh, was eine, zwei oder drei davon zusammen tun. Von { $card } hast du { $count }. Ein Satz ist deine eine Aktion in einem Zug.
   *[other] Deine Karten: Tipp eine Art an und sieh, was eine, zwei oder drei davon zusammen tun. Von { $card } hast du { $count }, die du als Satz spielen kannst. Ein Satz ist deine eine Aktion in einem Zug.
}
learn-insider-attack = Wirkungen mit Stern lassen sich abwehren: Wer getroffen wird, wird gefragt und braucht so viele Bodyguards, wie Karten gespielt wurden. Gefragt wird immer, gleich was man auf der Hand hat.
learn-insider-evaluation = Wenn der letzte Tisch besetzt ist, bekommt jeder seine Punkte, und die Gäste kehren heim; dann wird die nächste Karte aufgedeckt. Diese ist Nummer { $number } von höchstens sieben. Neben jedem Namen siehst du, was jeder jetzt bekäme.
learn-insider-end = Wer 35 Punkte erreicht oder nach der siebten Wertung die meisten hat, gewinnt. Das Spiel geht weiter: Du weißt alles, was du brauchst.
