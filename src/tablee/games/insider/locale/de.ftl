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
then-to = nach { $square }
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

## Das Regelbuch: der Spielplan

clause-INS-001 = Der Spielplan zeigt 25 große Felder, die durch Wege verbunden sind, und eine Treppe, auf der die Punkte gezählt werden.
clause-INS-002 = Die großen Felder bilden ein Raster aus fünf mal fünf. Die Spalten heißen a bis e, die Reihen 1 bis 5.
clause-INS-003 = Die vier Ecken a1, a5, e5 und e1 sind die Startfelder, eines für jede Farbe.
clause-INS-004 = Das Feld in der Mitte, c3, ist das INSIDER: das Lokal, in dem alle gesehen werden wollen.
clause-INS-005 = Die vier Felder neben dem INSIDER, c2, b3, d3 und c4, sind die Innenfelder.
clause-INS-006 = Die 16 großen Felder, die weder Ecke noch Mitte noch Innenfeld sind, heißen Außenfelder. Innen- und Außenfelder zusammen sind die 20 normalen Felder.
clause-INS-007 = Ein Weg verbindet zwei große Felder, die in einer Reihe oder Spalte nebeneinanderliegen. Es gibt 40 Wege und keine Diagonalen.
clause-INS-008 = Jeder Weg hat zwischen seinen beiden Enden gleich viele Wegfelder: eines, sofern am Tisch nicht zwei oder drei vereinbart sind.
clause-INS-009 = Aus einem Startfeld führen genau zwei Wege.
clause-INS-010 = Zu Fuß gelangt man nur von den vier Innenfeldern aus ins INSIDER, auf den Wegen, die dort enden.
clause-INS-011 = Auf einem normalen Feld dürfen beliebig viele Figuren aller Farben stehen.
clause-INS-012 = Auf einem Wegfeld ist nur für eine Figur Platz, gleich welcher Farbe.
clause-INS-013 = Ein Startfeld dürfen nur Figuren der eigenen Farbe betreten, überqueren und besetzen, und zwar beliebig viele.
clause-INS-014 = Startfelder von Farben, die niemand spielt, sind für alle gesperrt.
clause-INS-015 = Eigene Figuren dürfen auf das eigene Startfeld zurückkehren und darüber hinweggehen.
clause-INS-016 = Im INSIDER haben so viele Figuren Platz, wie die offene Wertungskarte Tische hat, an jedem Tisch eine.
clause-INS-017 = Ein Feld, auf dem ein Total-OUT-Schild steht, darf keine Figur betreten, überqueren oder besetzen.
clause-INS-018 = Total-OUT-Schilder stehen nur auf normalen Feldern, nie auf einem Weg, einem Startfeld oder im INSIDER.
clause-INS-019 = Auf einem Feld steht höchstens ein Total-OUT-Schild.

## Das Regelbuch: Aufbau

clause-INS-020 = Alle Marker beginnen bei den Schuhen auf der Treppe: Jeder hat 0 Publicity-Punkte.
clause-INS-021 = Die vier Total-OUT-Schilder stehen zu Beginn auf den Innenfeldern c2, b3, d3 und c4. Anfangs kommt also niemand zu Fuß ins INSIDER.
clause-INS-022 = Die Aktionskarten werden gemischt, und jeder erhält sieben. Die übrigen bilden den verdeckten Stapel; die Ablage ist leer.
clause-INS-023 = Alle sieben Figuren eines Spielers beginnen auf seinem Startfeld.
clause-INS-024 = Welche Wertungskarten mitspielen, hängt von der Spielerzahl ab: zu zweit die mit 3, 4 und 5 Tischen, zu dritt die mit 4, 5 und 6, zu viert die mit 5, 6 und 7. Das sind jeweils 12 Karten.
clause-INS-025 = Diese 12 Karten werden gemischt, und sieben davon bilden ungesehen den Wertungsstapel. Die fünf anderen bleiben aus dem Spiel, und niemand sieht sie.
clause-INS-026 = Die oberste Karte des Wertungsstapels wird aufgedeckt; sechs bleiben darunter.
clause-INS-027 = Startfelder im Uhrzeigersinn nach Plätzen: zu zweit a1 und e5; zu dritt a1, a5 und e5; zu viert a1, a5, e5 und e1.
clause-INS-028 = Das Los entscheidet, wer beginnt; dann wird im Uhrzeigersinn gespielt.

## Das Regelbuch: der Zug

clause-INS-040 = Ein Zug beginnt mit einer von drei Möglichkeiten: sieben Punkte nehmen, würfeln oder Karten ziehen.
clause-INS-041 = Wer nicht würfelt, hat genau sieben Zugpunkte.
clause-INS-042 = Wer würfelt, wirft beide Würfel. Eine Summe von sieben wird so oft neu geworfen, bis etwas anderes kommt; die Summe ist die Zahl der Zugpunkte (2 bis 6 oder 8 bis 12).
clause-INS-043 = Nach dem Wurf gibt es kein Zurück zu den sieben Punkten.
clause-INS-044 = Ist der Wurf, der zählt, ein Pasch, darf man zusätzlich ein Total-OUT-Schild versetzen. Das ist dann die Aktion dieses Zuges.
clause-INS-045 = Wer Karten zieht, bewegt keine Figur (INS-090 bis INS-094).
clause-INS-046 = Mit dem Kartenziehen ist der Zug beendet: Es wird keine Karte gespielt oder getauscht und niemandem eine abgenommen. (Als Tischoption darf man danach noch eine Karte tauschen.)
clause-INS-047 = Karten ziehen darf man nur, wenn es mindestens eine Karte bringt. Einfach passen darf man nicht.
clause-INS-048 = In einem Zug mit Bewegung hat man eine Aktion: einen Satz aus einer bis drei gleichen Karten spielen oder nach einem Pasch ein Schild versetzen oder eine Karte tauschen oder nichts.
clause-INS-049 = Einen Kartensatz darf man, ebenso wie das Versetzen nach einem Pasch, während oder nach der Bewegung verwenden.
clause-INS-050 = Sobald die Wahl getroffen ist und die Würfel liegen, darf ein Satz gespielt werden, auch schon vor dem ersten Schritt. (Als Tischoption erst danach.)
clause-INS-051 = Eine Karte tauschen darf man erst, wenn keine Zugpunkte mehr übrig sind, und das beendet den Zug.
clause-INS-052 = Nach Bewegung und Aktion ist im Uhrzeigersinn der Nächste am Zug, sofern er nicht aussetzen muss (INS-152) oder ein Extrazug folgt (INS-166).
clause-INS-053 = Eine Karte abzunehmen ist keine Aktion und lässt sich im selben Zug mit jeder Aktion verbinden.

## Das Regelbuch: Bewegung

clause-INS-060 = Zugpunkte darf man beliebig und in beliebiger Reihenfolge auf die eigenen Figuren verteilen.
clause-INS-061 = Ein Punkt bringt eine Figur einen Schritt weiter einen Weg entlang: von einem großen Feld auf ein Wegfeld, von dort auf das nächste Feld und so weiter.
clause-INS-062 = Alle Punkte müssen verbraucht werden; die einzige Ausnahme ist INS-072.
clause-INS-063 = Eine Figur darf über Figuren springen, die auf Wegfeldern stehen, über eigene wie über fremde.
clause-INS-064 = Ein Sprung führt geradeaus den Weg entlang bis zum ersten Feld, auf dem die Figur stehen darf. Jede übersprungene Figur kostet einen Punkt mehr. (Als Tischoption kostet ein Sprung insgesamt einen Punkt.)
clause-INS-065 = Für einen Sprung braucht man genug Punkte und ein Zielfeld, das die Figur betreten darf.
clause-INS-066 = Eine Figur bleibt nie auf einem besetzten Wegfeld stehen.
clause-INS-067 = Eine Figur darf jederzeit umkehren, auch innerhalb eines Zuges.
clause-INS-068 = Eine Figur darf ein Wegfeld betreten, das nur zu einem Total-OUT-Schild oder einem fremden Startfeld führt, obwohl sie von dort nur zurückkann.
clause-INS-069 = Eine Figur, die das INSIDER erreicht, setzt sich sofort an einen freien Tisch, den ihr Besitzer wählt.
clause-INS-070 = Mit Zugpunkten verlässt eine sitzende Figur ihren Tisch nicht und wechselt ihn auch nicht, und niemand geht durch das INSIDER hindurch. Man muss es nicht mit genauer Punktzahl erreichen: Übrige Punkte gehen an andere Figuren.
clause-INS-071 = Sobald der letzte freie Tisch besetzt ist, wird die Karte gewertet, nötigenfalls mitten in der Bewegung.
clause-INS-072 = Sind noch Punkte übrig, kann aber keine eigene Figur einen Schritt tun und macht auch keine Aktion einen möglich, so verfallen diese Punkte.
clause-INS-073 = Nach einer Wertung mitten in der Bewegung geht der Zug mit den übrigen Punkten weiter. Figuren, die gerade heimgekehrt sind, dürfen wieder losziehen; wer ankommt, setzt sich an die neue Karte.
clause-INS-074 = Eine Figur, mit der eine Karte abgenommen wurde, bleibt für den Rest des Zuges stehen.

## Das Regelbuch: Karten abnehmen

clause-INS-080 = Wer in diesem Zug eine Figur auf ein Feld gebracht hat, auf dem eine gegnerische steht, darf diesem Gegner eine Aktionskarte abnehmen.
clause-INS-081 = Das gilt nur auf normalen Feldern, nie auf Wegen, auf Startfeldern oder im INSIDER.
clause-INS-082 = Niemand muss eine Karte abnehmen.
clause-INS-083 = Stehen mehrere Gegner auf dem Feld, darf die angekommene Figur jedem von ihnen eine Karte abnehmen, gleich wie viele Figuren er dort hat. (Als Tischoption eine Karte je Figur oder eine je Zug.)
clause-INS-084 = Mehrere Figuren dürfen im selben Zug Karten abnehmen, auch auf demselben Feld; jede Figur nimmt jedem Gegner höchstens eine Karte je Zug ab.
clause-INS-085 = Die Karte wird blind aus der fremden Hand gezogen. Nur die beiden Beteiligten erfahren, welche es ist.
clause-INS-086 = Angekommen ist eine Figur, die durch einen Schritt oder den Hubschrauber ihres Besitzers auf ein anderes Feld gelangt ist als das, auf dem sie zu Beginn des Zuges stand. Wer dorthin getauscht wird, ist nicht angekommen.
clause-INS-087 = Mit sieben Karten auf der Hand kann man keine abnehmen, und wer keine Karten hat, dem ist nichts abzunehmen.
clause-INS-088 = Nach der Ankunft darf man die Karte zu jedem Zeitpunkt des Zuges abnehmen, solange die Figur noch dort steht. Der Gegner muss in diesem Augenblick eine Figur auf dem Feld haben.
clause-INS-089 = Eine abgenommene Karte darf im selben Zug gespielt werden. Gegen das Abnehmen hilft kein Bodyguard.

## Das Regelbuch: Karten ziehen

clause-INS-090 = Das Kartenziehen bringt eine Karte für jedes normale Feld, auf dem mindestens eine eigene Figur steht.
clause-INS-091 = INSIDER, Startfeld und Wegfelder bringen nichts, und mehrere Figuren auf einem Feld zählen einmal.
clause-INS-092 = Niemand hält mehr als sieben Karten: Bei sieben ist Schluss.
clause-INS-093 = Man zieht so viele Karten, wie INS-090 ergibt und die Hand noch fasst; weniger zu ziehen ist nicht möglich.
clause-INS-094 = Karten, die man in einem Zug gezogen hat, darf man in diesem Zug nicht spielen.
clause-INS-095 = Ist eine Karte zu ziehen und der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.
clause-INS-096 = Auf den Händen sind höchstens 28 Karten, Stapel und Ablage haben zusammen also immer mindestens 27: Es ist immer eine Karte da.

## Das Regelbuch: Karten spielen

clause-INS-100 = Ein Satz besteht aus einer, zwei oder drei gleichen Karten, die zusammen gespielt werden. Ihre Zahl ist die Stufe der Wirkung.
clause-INS-101 = In einem Zug wird nur ein Satz gespielt und damit nur eine Kartenart.
clause-INS-102 = Mehr als drei Karten kann man nicht als einen Satz spielen.
clause-INS-103 = Bodyguards spielt man nie im eigenen Zug, nur zur Abwehr. Tauschen darf man sie wie jede andere Karte.
clause-INS-104 = Einen Satz darf man nur spielen, wenn es etwas gibt, das er treffen kann. Bombendrohung, Trendsetter und Medienrummel zielen auf nichts, und Total OUT darf alle Schilder stehen lassen: Diese vier kann man immer spielen.
clause-INS-105 = Die Reihenfolge: Die Karten kommen offen auf die Ablage; der Spieler nennt alles, worauf er zielt; wer berechtigt ist, darf abwehren; dann tritt die Wirkung ein. Beim Special VIP werden die Tische erst nach der Abwehr verteilt.
clause-INS-106 = Ein angekündigter Satz kann nicht zurückgenommen werden. Wird er abgewehrt, sind seine Karten verbraucht, und die Aktion des Zuges ist vertan.
clause-INS-107 = Statt einen Satz zu spielen oder nach einem Pasch ein Schild zu versetzen, darf man eine Karte tauschen: eine ablegen und eine ziehen.
clause-INS-108 = Dazu braucht man mindestens eine Karte auf der Hand; auch mit sieben ist es möglich.
clause-INS-109 = Die Aktionen mit Stern lassen sich abwehren: Stellvertreter auf allen drei Stufen, Meeting, Skandal, Gerüchte, Bombendrohung und Medienrummel. Hubschrauber mit einer oder zwei Karten, Trendsetter und Total OUT nicht.

## Das Regelbuch: Stellvertreter

clause-INS-120 = Mit einem oder zwei Stellvertretern tauschen zwei Figuren ihre Plätze.
clause-INS-121 = Figuren auf Wegen oder Startfeldern können nie getauscht werden.
clause-INS-122 = Mit einer Karte müssen beide Figuren auf Außenfeldern stehen, also weder auf einem Innenfeld noch an einem Tisch.
clause-INS-123 = Mit zwei Karten darf jede der beiden auf einem beliebigen normalen Feld stehen oder an einem Tisch sitzen.
clause-INS-124 = Die beiden Figuren haben verschiedene Farben und verschiedene Plätze. Keine muss dem Spieler gehören. (Als Tischoption muss eine es tun.)
clause-INS-125 = Mit zwei Karten dürfen auch zwei sitzende Figuren verschiedener Farben ihre Tische tauschen.
clause-INS-126 = Wer mit einer sitzenden Figur tauscht, übernimmt genau deren Tisch, und sie nimmt sein Feld ein. Es sitzen so viele Figuren wie zuvor, also folgt keine Wertung.
clause-INS-127 = Eine Figur, mit der eine Karte abgenommen wurde, darf getauscht werden. Der Tausch hält keine Figur fest und gibt keine frei.
clause-INS-128 = Ein Tausch, nach dem eine der beiden Figuren eingeschlossen wäre (INS-203), ist nicht erlaubt.
clause-INS-129 = Abwehren darf jeder Gegner, dem eine der beiden Figuren gehört.
clause-INS-130 = Drei Karten sind der Special VIP: Der Spieler verteilt alle sitzenden Figuren nach Belieben neu.
clause-INS-131 = Dabei darf er alle Tische der offenen Karte benutzen, auch freie; jede Farbe behält die Zahl ihrer sitzenden Figuren. Mindestens eine Figur muss sitzen.
clause-INS-132 = Den Special VIP können die Gegner gemeinsam abwehren: Ihre Bodyguards werden zusammengezählt, drei sind nötig.

## Das Regelbuch: Hubschrauber

clause-INS-135 = Mit einem oder zwei Hubschraubern fliegt der Spieler eine eigene Figur von einem großen Feld zu einem anderen.
clause-INS-136 = Sie darf weder von einem Weg oder Startfeld abheben noch dort landen.
clause-INS-137 = Mit einer Karte geht der Flug von einem Außenfeld zu einem Außenfeld.
clause-INS-138 = Mit zwei Karten ist jedes normale Feld und das INSIDER erreichbar.
clause-INS-139 = Mit zwei Karten darf auch eine sitzende Figur hinausfliegen, auf ein normales Feld, aber nicht an einen anderen Tisch.
clause-INS-140 = Auf dem Zielfeld darf kein Total-OUT-Schild stehen; solche auf der Strecke stören nicht. Mit zwei Karten kann man ins INSIDER fliegen, auch wenn alle vier Zugänge gesperrt sind.
clause-INS-141 = Eine ins INSIDER geflogene Figur setzt sich an einen freien Tisch, den ihr Besitzer wählt. War es der letzte, folgt sofort die Wertung.
clause-INS-142 = Eine Figur, mit der eine Karte abgenommen wurde, kann nicht fliegen. Eine geflogene Figur darf mit den übrigen Punkten weitergehen oder eine Karte abnehmen (INS-086).
clause-INS-143 = Eine Figur darf nicht auf ein Feld fliegen, auf dem sie eingeschlossen wäre.
clause-INS-144 = Drei Karten sind das Meeting: Ein Gegner, den der Spieler wählt, holt sofort alle seine Figuren heim, auch die sitzenden und die auf Wegen.
clause-INS-145 = Das Opfer eines Meetings muss mindestens eine Figur außerhalb seines Startfelds haben.
clause-INS-146 = Ein Meeting kann nur das Opfer abwehren, mit drei Bodyguards.

## Das Regelbuch: Skandal

clause-INS-150 = Ein Skandal: Ein Gegner, den der Spieler wählt, setzt seinen nächsten Zug aus.
clause-INS-151 = Ein Gegner, der noch aussetzen muss, kann nicht gewählt werden; das Aussetzen summiert sich nicht. (Als Tischoption summiert es sich.)
clause-INS-152 = Wer aussetzt, verliert den ganzen Zug: keine Bewegung, kein Kartenziehen, keine gespielte Karte. Damit ist es abgegolten. Bodyguards darf man weiterhin einsetzen, und auch Karten können einem abgenommen werden.
clause-INS-153 = Zwei Karten sind Gerüchte: Ein Gegner, den der Spieler wählt, zieht bis zur nächsten Wertung nur mit einem Würfel.
clause-INS-154 = Über wen Gerüchte umgehen, der hat weder die sieben Punkte noch zwei Würfel: Er wirft einen Würfel, und dessen Zahl ergibt die Zugpunkte.
clause-INS-155 = Mit einem Würfel wird nichts wiederholt, und es gibt keinen Pasch. Karten darf man wie gewohnt spielen.
clause-INS-156 = Über wen Gerüchte umgehen, der darf Karten ziehen, statt Figuren zu bewegen. (Als Tischoption nicht.)
clause-INS-157 = Ein Gegner, über den schon Gerüchte umgehen, kann dafür nicht noch einmal gewählt werden.
clause-INS-158 = Gerüchte enden für alle mit der nächsten Wertung, wodurch sie auch ausgelöst wird. Bereits gewürfelte Punkte bleiben, wie sie sind.
clause-INS-159 = Eine Bombendrohung ist keine Wertung und beendet die Gerüchte nicht.
clause-INS-160 = Drei Karten sind die Bombendrohung: Alle Figuren aller Spieler, auch die des Angreifers, kehren sofort auf ihre Startfelder zurück.
clause-INS-161 = Die offene Wertungskarte kommt ungewertet unter den Wertungsstapel, und dessen oberste Karte wird aufgedeckt.
clause-INS-162 = Ist der Stapel leer, wird dieselbe Karte wieder aufgedeckt. Die Zahl der Wertungen ändert sich nicht.
clause-INS-163 = Skandal und Gerüchte kann nur das Opfer abwehren. Eine Bombendrohung kann jeder Gegner allein mit drei Bodyguards abwehren; das rettet alle. (Als Tischoption nur seine eigenen Figuren.)

## Das Regelbuch: Trendsetter

clause-INS-165 = Ein Trendsetter: Der Spieler ist sofort noch einmal am Zug.
clause-INS-166 = Einen Trendsetter darf man erst spielen, wenn keine Zugpunkte mehr übrig sind. Er beendet den laufenden Zug, und der Extrazug beginnt.
clause-INS-167 = Im Extrazug darf keine Aktionskarte gespielt werden.
clause-INS-168 = Auch eine andere Aktion gibt es im Extrazug nicht: kein Versetzen nach einem Pasch, kein Kartentausch. Alle drei Zugarten sind möglich, und Karten abnehmen darf man. Über wen Gerüchte umgehen, der hat auch hier nur einen Würfel oder das Kartenziehen.
clause-INS-169 = Der Extrazug ist ein neuer Zug: Figuren, mit denen Karten abgenommen wurden, dürfen sich wieder bewegen, und die Ankunft zählt neu.
clause-INS-170 = Zwei Karten sind Total OUT: Der Spieler versetzt kein, ein oder zwei Total-OUT-Schilder.
clause-INS-171 = Zwei Schilder werden nacheinander versetzt, und jedes Mal muss es für sich erlaubt sein. Dasselbe Schild darf zweimal versetzt werden.
clause-INS-172 = Drei Karten sind der Medienrummel: Die offene Karte wird sofort gewertet, gleich wie viele Tische besetzt sind, selbst wenn es keiner ist.
clause-INS-173 = Ein Medienrummel ist eine gewöhnliche Wertung: Die Karte verlässt das Spiel und zählt zu den sieben.
clause-INS-174 = Einen Medienrummel kann jeder Gegner allein mit drei Bodyguards abwehren.

## Das Regelbuch: Bodyguard

clause-INS-180 = Bodyguards wehren eine Aktion mit Stern vollständig ab. Man spielt sie außerhalb des eigenen Zuges, als direkte Antwort.
clause-INS-181 = Es braucht genau so viele Bodyguards, wie die Aktion Stufen hat; sie kommen auf die Ablage.
clause-INS-182 = Wer abwehren darf: gegen einen oder zwei Stellvertreter die Besitzer der beiden Figuren; gegen den Special VIP alle Gegner gemeinsam; gegen Meeting, Skandal und Gerüchte das Opfer; gegen Bombendrohung und Medienrummel jeder Gegner allein.
clause-INS-183 = Wer berechtigt ist, wird der Reihe nach gefragt, im Uhrzeigersinn vom Angreifer aus. Die erste Abwehr beendet das Fragen.
clause-INS-184 = Gefragt werden alle, die berechtigt sind, gleich was sie auf der Hand haben; wer zu wenige Bodyguards hat, kann es nur geschehen lassen. So verrät weder die Frage noch die Bedenkzeit etwas über eine Hand. Man darf die Anweisung hinterlassen, immer alles geschehen zu lassen; sie wird nach derselben Pause ausgeführt wie jede Antwort.
clause-INS-185 = Gegen den Special VIP bieten die Gegner der Reihe nach offen Bodyguards auf, eine Runde lang: so viele, wie sie haben und zu dreien noch fehlen. Mit dreien ist er abgewehrt, und diese Karten werden abgelegt; sonst kehren alle zu ihren Besitzern zurück, und die Tische werden verteilt. Bis dahin zählen sie als Handkarten.
clause-INS-186 = Eine Abwehr kann nicht ihrerseits abgewehrt werden.
clause-INS-187 = Zwischen zwei eigenen Zügen darf man so oft abwehren, wie die Karten es erlauben.

## Das Regelbuch: Total-OUT-Schilder versetzen

clause-INS-195 = Total-OUT-Schilder werden nur nach einem Pasch (eines) oder mit zwei Trendsettern (bis zu zwei) versetzt.
clause-INS-196 = Man nimmt ein Schild von einem beliebigen Feld und stellt es auf ein beliebiges normales Feld, auf dem noch keines steht. Es muss sein Feld wechseln.
clause-INS-197 = Man darf es auf ein Feld mit Figuren stellen: Alle dort, auch die eigenen, kehren heim.
clause-INS-198 = Kein Schild darf so gestellt werden, dass eine Figur oder ein Startfeld vollständig eingeschlossen ist.
clause-INS-199 = Betrachtet werden nur die Startfelder der Mitspieler; sitzende Figuren nicht.
clause-INS-200 = Dabei gelten alle Felder außer denen mit Schildern und den Startfeldern anderer Farben als offen. Andere Figuren stehen nicht im Weg, und das INSIDER ist ein Ziel, aber kein Durchgang.
clause-INS-201 = Stehen die vier Schilder wie zu Beginn auf c2, b3, d3 und c4, gilt nichts als eingeschlossen.
clause-INS-202 = Sonst ist ein Startfeld oder eine Figur genau dann eingeschlossen, wenn von dort kein Weg ins INSIDER führt.
clause-INS-203 = Dasselbe gilt auf ihren neuen Feldern für die beiden Figuren eines Tausches und für eine fliegende Figur. Eine Figur, die an einen Tisch gelangt, wird nicht betrachtet.
clause-INS-204 = Beurteilt wird das, nachdem die Figuren auf dem neuen Feld des Schildes heimgekehrt sind.
clause-INS-205 = Das Versetzen nach einem Pasch wird nur angeboten, wenn mindestens eines erlaubt ist. Bis zum Ende des Zuges darf man darauf verzichten; ist es angekündigt, muss es geschehen.

## Das Regelbuch: Wertung

clause-INS-210 = Die offene Karte wird gewertet, wenn keiner ihrer Tische mehr frei ist, oder durch einen Medienrummel.
clause-INS-211 = Wer mindestens eine Figur an einem Tisch hat, gewinnt die Zahlen seiner Tische zusammengezählt. Das kann auch 0 sein.
clause-INS-212 = Wer an keinem Tisch sitzt, verliert die Punkte, die die Karte für Abwesenheit zeigt.
clause-INS-213 = Ein Punktestand kann negativ sein, fällt aber nie unter den Keller bei −7. (Als Tischoption bei −5 oder −10.)
clause-INS-214 = Alle Punktestände ändern sich gleichzeitig. Über 35 wird genau weitergezählt.
clause-INS-215 = Die Karte verlässt das Spiel, und Gerüchte enden. Dann wird geprüft, ob das Spiel zu Ende ist (INS-230 bis INS-235).
clause-INS-216 = Alle sitzenden Figuren kehren heim; alle anderen bleiben, wo sie sind.
clause-INS-217 = Die nächste Karte des Wertungsstapels wird aufgedeckt.
clause-INS-218 = Ein noch auszusetzender Zug, die Total-OUT-Schilder und die Handkarten bleiben von einer Wertung unberührt.

## Das Regelbuch: Spielende

clause-INS-230 = Hat jemand nach einer Wertung 35 Punkte oder mehr, endet das Spiel sofort.
clause-INS-231 = Nach der siebten Wertung endet das Spiel auf jeden Fall.
clause-INS-232 = Der höchste Punktestand gewinnt, auch wenn mehrere in derselben Wertung 35 erreichen.
clause-INS-233 = Wer sich den höchsten Punktestand teilt, teilt sich den Sieg.
clause-INS-234 = Punkte gewinnt und verliert man nur bei Wertungen. Ist das Spiel zu Ende, wird der Rest des laufenden Zuges nicht mehr gespielt.
clause-INS-235 = Damit kein Spiel ewig dauert, endet es nach einer vereinbarten Zahl von Zügen (400, wenn der Tisch nichts anderes sagt) wie nach der siebten Wertung; die offene Karte wird nicht gewertet. Extrazüge zählen mit, ausgesetzte nicht. Das ist eine Regel des Hauses, nicht der Schachtel.

## Das Regelbuch: was immer gilt

clause-INS-240 = Stapel, Ablage und alle Hände haben zusammen immer 55 Aktionskarten, 11 von jeder Art.
clause-INS-241 = Jede Hand hat 0 bis 7 Karten.
clause-INS-242 = Vier Total-OUT-Schilder stehen immer auf vier verschiedenen normalen Feldern, und keine Figur steht bei einem.
clause-INS-243 = Auf einem Wegfeld steht nie mehr als eine Figur, auf einem Startfeld nie eine fremde, und jeder hat immer sieben Figuren.
clause-INS-244 = Zwischen zwei Entscheidungen ist mindestens ein Tisch der offenen Karte frei, und an keinem sitzen zwei Figuren.
clause-INS-245 = Die erfolgten Wertungen, die offene Karte und der Wertungsstapel ergeben zusammen immer sieben.
clause-INS-246 = Solange das Spiel läuft, liegt jeder Punktestand zwischen dem Keller und 34.
clause-INS-247 = Kein benutztes Startfeld und keine Figur außerhalb der Tische ist je eingeschlossen.
clause-INS-248 = Man hat 0 bis 12 Zugpunkte. Immer muss genau einer entscheiden, und er hat immer mindestens eine Möglichkeit.
clause-INS-249 = In einem Zug wird höchstens eine Aktion verwendet, in einem Extrazug keine.

## Der Ratgeber: was in einer Stellung zählt

term-points = { $way ->
    [up] die Wertungen bringen dir mehr ein
   *[down] die Wertungen bringen dir weniger ein
}
term-way = { $way ->
    [up] deine Figuren sind näher an guten Tischen
   *[down] deine Figuren sind weiter von guten Tischen entfernt
}
term-hand = { $way ->
    [up] deine Hand ist mehr wert
   *[down] deine Hand ist weniger wert
}
term-skip = { $way ->
    [up] du entgehst dem Aussetzen
   *[down] du musst aussetzen
}
term-rumours = { $way ->
    [up] keine Gerüchte bremsen dich
   *[down] Gerüchte bremsen dich
}
term-turn = { $way ->
    [up] dir bleiben mehr Zugpunkte
   *[down] dir bleiben weniger Zugpunkte
}
term-opening = { $way ->
    [up] du öffnest das Zentrum
   *[down] du öffnest das Zentrum nicht selbst
}
term-attack = { $way ->
    [up] du kannst dir von einem Angriff mehr erhoffen
   *[down] du kannst dir von einem Angriff weniger erhoffen
}
term-threat = { $way ->
    [up] der angekündigte Angriff geht besser für dich aus
   *[down] der angekündigte Angriff geht schlechter für dich aus
}
term-rival = { $way ->
    [up] dein stärkster Gegner steht schlechter da
   *[down] dein stärkster Gegner steht besser da
}
