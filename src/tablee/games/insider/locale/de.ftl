## Das Spiel

game-title = Insider
game-tagline = Führe deine Firma vom Stadtrand an die besten Tische des angesagtesten Lokals, und fehle nie, wenn die Rechnung kommt.
game-summary =
    Jeder führt eine Firma mit sieben Figuren aus ihrer Ecke der Stadt ins
    INSIDER, das Lokal in der Mitte. Wer ankommt, nimmt einen Tisch der
    aufgedeckten Wertungskarte. Ist der letzte Tisch besetzt, wird gewertet: Jede
    Firma bekommt die Werte ihrer Tische, wer fehlt, verliert Punkte. Dann gehen
    die Gäste nach Hause, und die nächste Karte wird aufgedeckt.
    In deinem Zug nimmst du sieben Zugpunkte, oder du würfelst, oder du ziehst
    Aktionskarten für die großen Felder, auf denen deine Figuren stehen. Eine
    Figur, die auf ein Feld mit einer fremden Figur kommt, darf dort eine Karte
    abnehmen. Zu einer, zu zweit oder zu dritt gespielt, tauschen Karten Figuren
    aus, lassen sie fliegen, stiften Skandale oder versetzen die vier
    Total-OUT-Schilder, die anfangs jeden Zugang sperren. Bodyguards wehren ab.
    Wer zuerst 35 Punkte hat, gewinnt, sonst der höchste Stand nach sieben
    Wertungen.

## Namen

company-red = Rot
company-blue = Blau
company-green = Grün
company-yellow = Gelb
card-ADM = Stellvertreter
card-HEL = Hubschrauber
card-SCA = Skandal
card-TRE = Trendsetter
card-BOD = Bodyguard
card-unseen = eine verdeckte Karte
power-ADM1 = Stellvertreter
power-ADM2 = Stellvertreter, zwei Karten
power-ADM3 = Special VIP
power-HEL1 = Hubschrauber
power-HEL2 = Hubschrauber, zwei Karten
power-HEL3 = Meeting
power-SCA1 = Skandal
power-SCA2 = Gerüchte
power-SCA3 = Bombendrohung
power-TRE1 = Trendsetter
power-TRE2 = Total OUT
power-TRE3 = Medienrummel
power-BOD1 = Bodyguard
power-BOD2 = Zwei Bodyguards
power-BOD3 = Drei Bodyguards
power-double = Versetzen nach einem Pasch
effect-ADM1 = Zwei Figuren verschiedener Firmen auf Außenfeldern tauschen die Plätze. Ihre Besitzer können es mit 1 Bodyguard abwehren.
effect-ADM2 = Zwei Figuren verschiedener Firmen auf normalen Feldern oder an Tischen tauschen die Plätze. Ihre Besitzer können es mit 2 Bodyguards abwehren.
effect-ADM3 = Du setzt alle Gäste des Lokals neu. Alle Gegner zusammen können es mit 3 Bodyguards abwehren.
effect-HEL1 = Eine deiner Figuren fliegt von einem Außenfeld auf ein anderes Außenfeld. Niemand kann es abwehren.
effect-HEL2 = Eine deiner Figuren fliegt auf ein beliebiges normales Feld oder ins INSIDER, oder von dort hinaus. Niemand kann es abwehren.
effect-HEL3 = Alle Figuren eines Gegners gehen nach Hause. Das Opfer kann es mit 3 Bodyguards abwehren.
effect-SCA1 = Ein Gegner setzt den nächsten Zug aus. Das Opfer kann es mit 1 Bodyguard abwehren.
effect-SCA2 = Ein Gegner zieht bis zur nächsten Wertung mit nur einem Würfel. Das Opfer kann es mit 2 Bodyguards abwehren.
effect-SCA3 = Alle Figuren aller Firmen, auch deine, gehen nach Hause; die Wertungskarte kommt ungewertet unter ihren Stapel. Jeder Gegner kann es mit 3 Bodyguards abwehren.
effect-TRE1 = Du bist sofort noch einmal am Zug, aber ohne jede Aktion. Nur wenn keine Punkte übrig sind. Niemand kann es abwehren.
effect-TRE2 = Du versetzt kein, ein oder zwei Total-OUT-Schilder. Niemand kann es abwehren.
effect-TRE3 = Die Wertungskarte wird sofort gewertet, gleich wie viele Tische besetzt sind. Jeder Gegner kann es mit 3 Bodyguards abwehren.
effect-BOD1 = Wehrt eine Aktion mit Stern aus einer Karte ab. Wird nur außerhalb des eigenen Zuges gespielt.
effect-BOD2 = Wehrt eine Aktion mit Stern aus zwei Karten ab. Wird nur außerhalb des eigenen Zuges gespielt.
effect-BOD3 = Wehrt eine Aktion mit Stern aus drei Karten ab. Wird nur außerhalb des eigenen Zuges gespielt.
way-N = Norden
way-E = Osten
way-S = Süden
way-W = Westen
word-square = großes Feld
word-normal = normales Feld
word-outer = Außenfeld
word-inner = Innenfeld
word-path = Wegfeld
word-base = Startfeld
word-centre = INSIDER
word-table = Tisch
word-pawn = Figur
word-company = Firma
word-staircase = Treppe
word-shoes = Schuhe
word-cellar = Keller
word-score = Publicity-Punkte
word-point = Zugpunkt
word-token = Total-OUT-Schild
word-hand = Hand
word-card = Aktionskarte
word-deck = Nachziehstapel
word-discard = Ablagestapel
word-evaluation = Wertung
word-evaluation-card = Wertungskarte
word-penalty = Abzug bei Abwesenheit
word-turn = Zug
word-extra-turn = Zusatzzug
word-rumours = Gerüchte
word-skip = setzt den nächsten Zug aus
word-rob = eine Karte abnehmen
word-cycle = eine Karte tauschen
word-starred = kann abgewehrt werden
word-home = zu Hause
word-under-way = unterwegs
word-seated = am Tisch
the-company = { $company ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}
the-rival = { $rival ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}
the-first = { $company1 ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}
the-second = { $company2 ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}
the-card = { $card ->
    [ADM] Stellvertreter
    [HEL] Hubschrauber
    [SCA] Skandal
    [TRE] Trendsetter
   *[BOD] Bodyguard
}
the-power = { $power ->
    [ADM1] Stellvertreter
    [ADM2] Stellvertreter (zwei Karten)
    [ADM3] Special VIP
    [HEL1] Hubschrauber
    [HEL2] Hubschrauber (zwei Karten)
    [HEL3] Meeting
    [SCA1] Skandal
    [SCA2] Gerüchte
    [SCA3] Bombendrohung
    [TRE1] Trendsetter
    [TRE2] Total OUT
   *[TRE3] Medienrummel
}

## Aufforderungen: wer was tun muss und was man eintippen kann

prompt-start = { $player } beginnt den Zug: sieben Punkte, die Würfel oder Karten.
prompt-move = { $player } zieht.
prompt-action = { $player } kann noch etwas tun oder beendet den Zug.
prompt-seat = { $player } hat eine Figur im INSIDER und wählt ihren Tisch.
prompt-adm-a = { $player } nennt die erste Figur für den Tausch.
prompt-adm-b = { $player } nennt die zweite Figur für den Tausch.
prompt-hel-pawn = { $player } wählt die Figur, die fliegt.
prompt-hel-to = { $player } wählt, wo die Figur landet.
prompt-victim = { $player } wählt, wer angegriffen wird.
prompt-out-from = { $player } wählt ein Total-OUT-Schild zum Versetzen.
prompt-out-to = { $player } wählt ein neues Feld für das Total-OUT-Schild.
prompt-react = { $player } ist gefragt: Bodyguards, oder geschehen lassen?
prompt-pledge = { $player } ist gefragt: wie viele Bodyguards gegen den Special VIP?
prompt-vip = { $player } setzt die Gäste um.
prompt-start-you = Du bist dran: Nimm sieben Punkte, würfle oder zieh Karten.
prompt-move-you = Zieh mit deinen Figuren. Unterwegs darfst du Karten abnehmen und einen Satz spielen.
prompt-action-you = Keine Punkte mehr: Spiel einen Satz, tausch eine Karte oder beende deinen Zug.
prompt-seat-you = Deine Figur ist im INSIDER: Wähle ihren Tisch.
prompt-adm-a-you = Nenne die erste Figur für den Tausch.
prompt-adm-b-you = Nenne die zweite Figur: von einer anderen Firma, an einem anderen Platz.
prompt-hel-pawn-you = Wähle die Figur, die fliegt.
prompt-hel-to-you = Wähle, wo deine Figur landet.
prompt-victim-you = Wähle, wen du angreifst.
prompt-out-from-you = Wähle das Total-OUT-Schild, das du versetzt.
prompt-out-to-you = Wähle ein neues Feld für das Total-OUT-Schild.
prompt-react-you = Du bist gefragt: Wehrst du mit Bodyguards ab, oder lässt du es geschehen?
prompt-pledge-you = Du bist gefragt: Wie viele Bodyguards bietest du gegen den Special VIP auf?
prompt-vip-you = Setz die Gäste um: Wer bekommt den nächsten Tisch?

help-start = Nimm genau sieben Zugpunkte: „move7“. Oder wirf beide Würfel: „roll“; eine Sieben wird wiederholt, und nach einem Pasch darfst du ein Total-OUT-Schild versetzen. Oder zieh eine Aktionskarte für jedes normale Feld, auf dem du eine Figur hast: „draw“; das ist dann der ganze Zug. Über wen Gerüchte umgehen, wirft nur einen Würfel: „roll1“.
help-move = Ein Punkt bringt eine Figur einen Schritt weit auf einem Weg: „step 3 N“ zieht Figur 3 nach Norden. Figuren auf Wegfeldern werden übersprungen, und jedes übersprungene Feld kostet einen Punkt. Alle Punkte müssen verbraucht werden; „forfeit“ gibt sie auf, wenn kein Schritt möglich ist. Eine Figur, die auf einem Feld mit einem Gegner angekommen ist, darf ihm eine Karte abnehmen: „rob 3 green“. Du darfst auch einen Satz spielen („play ADM 2“) oder nach einem Pasch ein Schild versetzen („relocate“).
help-action = Du darfst einen Satz Karten spielen („play SCA 1“), nach einem Pasch ein Schild versetzen („relocate“), mit angekommenen Figuren Karten abnehmen („rob 3 green“) oder eine Karte tauschen, womit der Zug endet („cycle BOD“). „end“ beendet den Zug.
help-seat = Wähle einen freien Tisch: „table t2“. Von mehreren Tischen mit gleichem Wert wird der erste angeboten.
help-adm-a = Nenne eine Figur mit Firma und Nummer: „pawn green 1“. Mit einer Karte können nur Figuren auf Außenfeldern tauschen, mit zweien auch die auf Innenfeldern und an Tischen.
help-adm-b = Nenne die andere Figur: „pawn red 3“. Sie muss einer anderen Firma gehören und woanders stehen.
help-hel-pawn = Nenne eine deiner Figuren: „pawn red 3“. Sie darf nicht auf einem Weg oder Startfeld stehen und in diesem Zug keine Karte abgenommen haben.
help-hel-to = Nenne das Feld, auf dem sie landet: „to d4“; mit zwei Karten auch das INSIDER: „to c3“.
help-victim = Nenne die Firma, die du angreifst: „victim green“.
help-out-from = Nenne das Feld des Schildes, das du versetzen willst: „from c2“. Bei Total OUT darfst du auch aufhören: „stop“.
help-out-to = Nenne sein neues Feld: „to e3“. Es muss ein normales Feld ohne Schild sein, und weder ein Startfeld noch eine Figur darf eingeschlossen werden. Figuren, die dort stehen, gehen nach Hause.
help-react = „counter“ spielt die Bodyguards, die den Angriff aufheben; „pass“ lässt ihn geschehen. Gefragt werden alle, die dürfen, auch wenn sie zu wenige Bodyguards haben.
help-pledge = „pledge 2“ bietet zwei Bodyguards auf, „pledge 0“ keinen. Bei dreien von allen Gegnern zusammen ist der Special VIP abgewehrt; sonst kommen die Karten zurück.
help-vip = Die Tische werden vom besten zum schlechtesten besetzt: „sit red“ setzt eine Figur von Rot an den nächsten, „empty“ lässt ihn frei, wenn Tische übrig sind.

## Möglichkeiten in Worten

do-move7 = sieben Zugpunkte nehmen
do-roll = beide Würfel werfen
do-roll1 = einen Würfel werfen
do-draw = Aktionskarten ziehen
do-step = Figur { $pawn } nach { $to } ({ $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
})
do-forfeit = die restlichen Punkte aufgeben
do-rob = { the-company } mit Figur { $pawn } eine Karte abnehmen
do-play = { the-power } spielen
do-relocate = ein Total-OUT-Schild versetzen
do-cycle = eine Karte tauschen: { the-card }
do-end = den Zug beenden
do-table = Tisch { $table } nehmen (Wert { $value })
do-pawn = { the-company }, Figur { $pawn } auf { $place }
do-from = das Schild auf { $square }
do-to = { $square }
do-stop = kein Schild mehr versetzen
do-victim = { the-company }
do-pass = geschehen lassen
do-counter = mit Bodyguards abwehren
do-pledge = { $count ->
    [0] keinen Bodyguard aufbieten
    [one] { $count } Bodyguard aufbieten
   *[other] { $count } Bodyguards aufbieten
}
do-sit = { the-company } setzt sich dorthin
do-empty = frei lassen

## Ablehnungen

refused-game-is-over = Das Spiel ist zu Ende; der Rest des Zuges wird nicht gespielt.
refused-no-such-action = Es gibt keine Aktion mit der Nummer { $action }.
refused-not-now = { $point ->
    [START] Das geht jetzt nicht: Der Zug beginnt mit der Wahl zwischen sieben Punkten, Würfeln und Karten.
    [MOVE] Das geht jetzt nicht: Es sind noch Punkte zu verbrauchen.
    [ACTION] Das geht jetzt nicht: Die Bewegung ist vorbei.
    [SEAT] Das geht jetzt nicht: Die Figur im INSIDER braucht zuerst einen Tisch.
    [ADM_A] Das geht jetzt nicht: Der Stellvertreter braucht eine erste Figur.
    [ADM_B] Das geht jetzt nicht: Der Stellvertreter braucht eine zweite Figur.
    [HEL_PAWN] Das geht jetzt nicht: Wähle zuerst die Figur, die fliegt.
    [HEL_TO] Das geht jetzt nicht: Wähle zuerst, wo die Figur landet.
    [VICTIM] Das geht jetzt nicht: Wähle zuerst, wer angegriffen wird.
    [OUT_FROM] Das geht jetzt nicht: Wähle zuerst ein Total-OUT-Schild.
    [OUT_TO] Das geht jetzt nicht: Das Total-OUT-Schild braucht ein neues Feld.
    [REACT] Das geht jetzt nicht: Zuerst muss der Angriff beantwortet werden.
    [PLEDGE] Das geht jetzt nicht: Zuerst muss der Special VIP beantwortet werden.
    [VIP] Das geht jetzt nicht: Die Gäste werden gerade umgesetzt.
   *[OVER] Das geht nicht mehr.
}
refused-rumours = Es gehen Gerüchte um: Bis zur nächsten Wertung ziehst du mit einem Würfel („roll1“).
refused-no-rumours = Nur über wen Gerüchte umgehen, zieht mit einem Würfel.
refused-nothing-to-draw = Keine deiner Figuren steht auf einem normalen Feld, also gibt es keine Karte zu ziehen.
refused-hand-is-full = Niemand darf mehr als 7 Karten haben.
refused-no-draw-in-rumours = An diesem Tisch darf keine Karten ziehen, über wen Gerüchte umgehen.
refused-frozen = Diese Figur hat in diesem Zug eine Karte abgenommen und bleibt stehen.
refused-seated = Eine Figur am Tisch verlässt ihn nicht zu Fuß.
refused-no-lane = In diese Richtung führt kein Weg.
refused-token-there = Auf { $square } steht ein Total-OUT-Schild: Keine Figur darf dorthin, und kein zweites Schild.
refused-foreign-base = { $square } ist das Startfeld einer anderen Farbe: Nur deren Figuren dürfen es betreten.
refused-too-few-points = Der Schritt nach { $square } kostet { $cost }, es sind aber nur { $points } übrig.
refused-same-pawn = Eine Figur mit kleinerer Nummer steht am selben Platz und kann genau dasselbe: Nenne diese.
refused-has-not-arrived = Figur { $pawn } ist in diesem Zug auf keinem normalen Feld angekommen, außer vielleicht auf dem, von dem sie kam.
refused-nobody-to-rob = { the-rival } hat keine Figur auf { $place }.
refused-no-such-rival = Diesen Gegner gibt es nicht.
refused-nothing-to-rob = { the-rival } hat keine Karten.
refused-robbed-already = Diese Figur darf { the-rival } in diesem Zug keine Karte (mehr) abnehmen.
refused-action-is-used = Die Aktion dieses Zuges ist verbraucht: ein Satz, ein versetztes Schild oder eine getauschte Karte.
refused-extra-turn = In einem Zusatzzug gibt es keinerlei Aktion, nur ziehen, Karten nehmen und Karten abnehmen.
refused-step-first = An diesem Tisch muss eine Figur ziehen, bevor Karten gespielt oder Schilder versetzt werden.
refused-bodyguard-reacts = Bodyguards werden nie im eigenen Zug gespielt, nur als Antwort auf einen Angriff.
refused-too-few-cards = Dafür braucht es { $count } Karten dieser Art, und du hast { $held }.
refused-no-target = Dafür gibt es im Augenblick kein Ziel.
refused-points-left = Das geht nur, wenn keine Punkte übrig sind; es sind noch { $points }.
refused-no-double = Ein Schild darf nur nach einem Pasch versetzt werden.
refused-no-relocation = Von dort kann kein Schild weg, ohne dass ein Startfeld oder eine Figur eingeschlossen wird.
refused-not-in-hand = Du hast keine Karte dieser Art.
refused-after-drawing = Nach dem Kartenziehen geht nur noch, was der Tisch erlaubt: eine Karte tauschen oder den Zug beenden.
refused-step-exists = Ein Schritt ist noch möglich, und alle Punkte müssen verbraucht werden.
refused-table-is-taken = Tisch { $table } ist besetzt.
refused-no-such-table = Karte { $evaluation } hat keinen Tisch { $table }.
refused-same-value = Ein freier Tisch mit kleinerer Nummer hat denselben Wert: Nimm diesen.
refused-pawn-out-of-reach = Diese Figur erreicht die Karte nicht: weder auf Wegen noch auf Startfeldern, und mit einer Karte nur auf Außenfeldern.
refused-same-company = Die beiden Figuren müssen verschiedenen Firmen gehören und an verschiedenen Plätzen stehen.
refused-own-pawn-needed = An diesem Tisch muss eine der beiden Figuren dir gehören.
refused-not-yours = Nur deine eigenen Figuren fliegen.
refused-out-of-range = Der Hubschrauber landet nicht auf { $square }: mit einer Karte nur auf einem anderen Außenfeld, mit zweien auf einem anderen normalen Feld oder im INSIDER.
refused-would-be-enclosed = Eine Figur wäre dort eingeschlossen: Sie könnte das INSIDER nicht mehr erreichen.
refused-restaurant-is-near = Diese Figur sitzt schon im INSIDER; sie darf hinausfliegen, aber nicht an einen anderen Tisch.
refused-no-token-there = Auf { $square } steht kein Total-OUT-Schild.
refused-not-normal = { $square } ist kein normales Feld: Schilder stehen nie auf Startfeldern oder auf dem INSIDER.
refused-would-enclose = { $what ->
    [base] Mit einem Schild auf { $square } wäre das Startfeld von { the-rival } ({ $place }) eingeschlossen.
   *[pawn] Mit einem Schild auf { $square } wäre die Figur von { the-rival } auf { $place } eingeschlossen.
}
refused-must-relocate = Das Versetzen ist angesagt: Ein Schild muss versetzt werden.
refused-skips-already = { the-rival } muss schon einen Zug aussetzen.
refused-rumoured-already = Über { the-rival } gehen schon Gerüchte um.
refused-all-at-home = Alle Figuren von { the-rival } sind zu Hause.
refused-none-to-seat = { the-rival } hat keine Figur mehr zu setzen.
refused-no-table-to-spare = Alle restlichen Tische werden für die wartenden Gäste gebraucht.
refused-too-few-bodyguards = Dafür hast du zu wenige Bodyguards: { $held }.
refused-too-many-bodyguards = Drei Bodyguards aller Gegner zusammen genügen; es fehlen { $left }.

## Ereignisse

event-begins = { $player } ({ the-company }) beginnt.
event-dealt = { $player } bekommt { $cards }.
event-card-up = Wertungskarte { $evaluation } wird aufgedeckt.
event-turn-begins = { $extra ->
    [0] { $player }: Zug { $turn }.
   *[1] { $player }: Zusatzzug ({ $turn }).
}
event-turn-skipped = { $player } setzt einen Zug aus.
event-takes-seven = { $player } nimmt sieben Punkte.
event-thrown = { $points ->
    [0] { $player } würfelt { $die } und { $other }: eine Sieben, noch einmal.
   *[other] { $other ->
        [0] { $player } würfelt { $die } mit einem Würfel.
       *[other] { $player } würfelt { $die } und { $other }: { $points } Punkte.
    }
}
event-drew = { $cards ->
    [unseen] { $count ->
        [one] { $player } zieht { $count } Karte.
       *[other] { $player } zieht { $count } Karten.
    }
   *[other] { $player } zieht { $cards }.
}
event-reshuffled = { $count ->
    [one] Der Ablagestapel, { $count } Karte, wird zum Nachziehstapel.
   *[other] Der Ablagestapel, { $count } Karten, wird gemischt und zum Nachziehstapel.
}
event-stepped = { $player } zieht Figur { $pawn } von { $from } nach { $to }{ $cost ->
    [one] .
   *[other] {" "}({ $cost } Punkte).
}
event-sat-down = { the-company }, Figur { $pawn }, setzt sich an { $table } (Wert { $value }).
event-robbed = { $card ->
    [unseen] { $player } nimmt { the-rival } auf { $square } eine Karte ab.
   *[other] { $player } nimmt { the-rival } auf { $square } eine Karte ab: { the-card }.
}
event-played = { $player } spielt { the-power }.
event-relocates = { $player } versetzt nach dem Pasch ein Total-OUT-Schild.
event-cycled = { $player } legt { the-card } ab und zieht dafür eine andere Karte.
event-forfeited = { $points ->
    [one] { $player } kann nicht ziehen: { $points } Punkt verfällt.
   *[other] { $player } kann nicht ziehen: { $points } Punkte verfallen.
}
event-pawns-named = { $player } nennt Figur { $pawn1 } von { the-first } und Figur { $pawn2 } von { the-second }.
event-victim-named = { $player } greift { the-rival } an.
event-passed = { $player } lässt es geschehen.
event-countered = { $count ->
    [one] { $player } wehrt mit { $count } Bodyguard ab.
   *[other] { $player } wehrt mit { $count } Bodyguards ab.
}
event-pledges = { $player } bietet { $count } auf; zusammen { $total } von 3.
event-pledges-return = { $total ->
    [one] Das reicht nicht: { $total } Bodyguard geht an den Besitzer zurück.
   *[other] Das reicht nicht: { $total } Bodyguards gehen an die Besitzer zurück.
}
event-repelled = { the-power }: abgewehrt.
event-swapped = Figur { $pawn1 } von { the-first } ist jetzt auf { $to }, Figur { $pawn2 } von { the-second } auf { $from }.
event-flew = { $player } fliegt mit Figur { $pawn } von { $from } nach { $to }.
event-sent-home = { the-company }, Figur { $pawn }, geht von { $from } nach Hause.
event-meeting = { $count ->
    [one] Meeting bei { the-rival }: { $count } Figur geht nach Hause.
   *[other] Meeting bei { the-rival }: { $count } Figuren gehen nach Hause.
}
event-scandal = Skandal: { the-rival } wird einen Zug aussetzen.
event-rumours-spread = Gerüchte: { the-rival } zieht bis zur nächsten Wertung mit einem Würfel.
event-bomb-threat = Bombendrohung! Lokal und Straßen werden geräumt.
event-card-under = Wertungskarte { $evaluation } kommt ungewertet unter den Stapel.
event-token-moved = { $player } versetzt ein Total-OUT-Schild von { $from } nach { $to }.
event-rearranges = { $player } setzt die Gäste um.
event-left-empty = Tisch { $table } bleibt frei.
event-evaluated = Wertung Nr. { $number }: Karte { $evaluation }.
event-scored = { $present ->
    [0] { $player } fehlt: { $points }, das macht { $total }.
   *[1] { $player } bekommt { $points }, das macht { $total }.
}
event-rumours-end = Die Gerüchte sind vorbei.
event-ended = { $reason ->
    [goal] Das obere Ende der Treppe ist erreicht: Das Spiel ist aus.
    [evaluations] Das war die siebte Wertung: Das Spiel ist aus.
   *[turns] Die vereinbarte Zahl von Zügen ist gespielt: Das Spiel ist aus.
}

## Ende und Ergebnis

end-goal = Eine Firma hat das obere Ende der Treppe erreicht.
end-evaluations = Die siebte Wertung ist vorbei.
end-turns = Die vereinbarte Zahl von Zügen ist gespielt.
result-winner = { $points ->
    [one] { $player } gewinnt mit { $points } Punkt.
   *[other] { $player } gewinnt mit { $points } Punkten.
}
result-shared = { $points ->
    [one] { $players } teilen sich den Sieg mit je { $points } Punkt.
   *[other] { $players } teilen sich den Sieg mit je { $points } Punkten.
}
result-void = Das Spiel gilt nicht: Niemand gewinnt.

## Tischregeln

option-path_len = Wegfelder
option-path_len-help = Wie viele Wegfelder jeder Weg zwischen zwei großen Feldern hat. Mit mehr davon dauert das Spiel länger.
option-path_len-1 = eines je Weg
option-path_len-2 = zwei je Weg
option-path_len-3 = drei je Weg
option-floor = Keller
option-floor-help = Wie tief der Keller liegt: Kein Punktestand fällt darunter.
option-floor--7 = sieben Stufen tief
option-floor--5 = fünf Stufen tief
option-floor--10 = zehn Stufen tief
option-jump_cost = Sprünge
option-jump_cost-help = Ob die Wegfelder, die eine Figur überspringt, Punkte kosten.
option-jump_cost-counted = übersprungene Felder zählen
option-jump_cost-free = ein Sprung kostet einen Punkt
option-cards_before_first_step = Karten vor dem Ziehen
option-cards_before_first_step-help = Ob vor dem ersten Schritt eines Zuges ein Satz gespielt oder nach einem Pasch ein Schild versetzt werden darf.
option-cards_before_first_step-true = erlaubt
option-cards_before_first_step-false = erst nach dem ersten Schritt
option-rob_scope = Karten abnehmen
option-rob_scope-help = Wie oft man in einem Zug Karten abnehmen darf.
option-rob_scope-pawn_and_opponent = jede Figur einmal jedem Gegner
option-rob_scope-per_pawn = jede Figur einmal
option-rob_scope-once_per_turn = einmal im Zug
option-cycle_after_draw = Tauschen nach dem Kartenziehen
option-cycle_after_draw-help = Ob nach dem Kartenziehen noch eine Karte getauscht werden darf.
option-cycle_after_draw-true = erlaubt
option-cycle_after_draw-false = nicht erlaubt
option-rumours_may_draw = Karten trotz Gerüchten
option-rumours_may_draw-help = Ob Karten ziehen darf, über wen Gerüchte umgehen.
option-rumours_may_draw-true = erlaubt
option-rumours_may_draw-false = nicht erlaubt
option-admin_needs_own_pawn = Stellvertreter
option-admin_needs_own_pawn-help = Ob eine der beiden getauschten Figuren dem Spieler selbst gehören muss.
option-admin_needs_own_pawn-true = eine eigene Figur nötig
option-admin_needs_own_pawn-false = zwei beliebige Figuren
option-bomb_counter = Bodyguards gegen die Bombendrohung
option-bomb_counter-help = Was drei Bodyguards vor einer Bombendrohung retten.
option-bomb_counter-cancels_all = sie heben sie für alle auf
option-bomb_counter-protects_self = sie retten nur die Figuren ihres Besitzers
option-scandal_adds_up = Mehrere Skandale
option-scandal_adds_up-help = Ob jemand mehrere Züge aussetzen muss.
option-scandal_adds_up-true = sie zählen zusammen
option-scandal_adds_up-false = nur einer auf einmal
option-turn_cap = Höchstzahl der Züge
option-turn_cap-help = Nach so vielen Zügen endet das Spiel wie nach der siebten Wertung. Die meisten Partien dauern 40 bis 80 Züge.

## Beanstandungen: Ausgaben, getippte Aktionen, Stellungen

edition-companies = Es gibt vier Firmen; diese Ausgabe nennt { $count }.
edition-colour = Die Firmen stehen in der Reihenfolge red, blue, green, yellow; diese muss „{ $expected }“ sein.
edition-base = Ein Startfeld ist eine der Ecken a1, a5, e5, e1, und jede Ecke gehört einer Firma; { $value } passt nicht.
edition-seats = Für { $count } Spieler muss die Ausgabe { $count } verschiedene Firmen nennen.
edition-square = Ein großes Feld heißt nach Spalte und Reihe, a1 bis e5; „{ $value }“ passt nicht.
edition-centre = Das INSIDER ist das Feld in der Mitte der Stadt: c3.
edition-inner = Die Innenfelder müssen die vier Felder sein, von denen ein Weg ins INSIDER führt.
edition-lane = Ein Weg verbindet zwei Nachbarfelder, der kleinere Name zuerst, etwa c2-c3, und steht nur einmal da; „{ $lane }“ passt nicht.
edition-lanes = Jedes Feld braucht einen Weg, ein Startfeld genau zwei; { $square } hat { $count }.
edition-action = Es gibt 55 Aktionskarten; diese Zahlen ergeben { $count }.
edition-tables = Karte { $card } braucht die Werte von { $count } Tischen, ganze Zahlen von 0 bis 20, den besten zuerst.
company-not-playing = Die Firma „{ $company }“ spielt hier nicht mit.
company-is-own = { the-company } ist selbst am Zug; nenne einen Gegner.
position-impossible = Das kann in keiner Stellung vorkommen: { $where }.
