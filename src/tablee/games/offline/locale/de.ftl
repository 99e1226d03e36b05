## Das Spiel

game-title = Offline
game-tagline = Lege und tausche Werbungen in acht Netzen, damit dein geheimer Konzern, deine Sprache und dein Produkt dort vorn liegen.
game-summary =
    Du setzt insgeheim auf einen Konzern, eine Sprache und ein Produkt. Der Plan
    hat acht Netze, A Net bis H Net, deren Seiten miteinander verbunden sind.
    Wenn du am Zug bist, nimm eine der fünf Werbungen aus der Auslage. Lege sie
    auf eine freie Seite oder tausche sie gegen eine Werbung aus, die auf dieser
    Seite weniger wert ist: Der Wert ist die Zahl der Eigenschaften, die sie mit
    den verbundenen Werbungen teilt, Werbung für Werbung gezählt. Die entfernte
    Werbung kommt auf eine freie Seite oder in den Offline-Bereich, oder sie
    verdrängt eine zweite. Statt all dessen darfst du den Offline-Bereich löschen
    und eine Werbung daraus retten. Das Spiel endet, wenn alle Seiten belegt sind
    oder die Auslage leer bleibt. Dann wird jedes Netz nach Konzern, Sprache und
    Produkt gewertet: Was allein am häufigsten ist, bringt Punkte für den, der
    darauf setzt. Die meisten Punkte gewinnen.

## Namen

company-Y = gelb
company-R = rot
company-B = blau
company-G = grün
language-E = Englisch
language-D = Deutsch
language-F = Französisch
language-S = Spanisch
product-C = Computer
product-M = Musik
product-T = Reise
product-B = Bücher
category-0 = Konzern
category-1 = Sprache
category-2 = Produkt
ad-spoken = { $company }, { $language }, { $product }
ad-spoken-value = { $company }, { $language }, { $product }, Wert { $value }
network = { $name } Net
word-display = Auslage
word-bag = Säckchen
word-box = Schachtel
word-offline = Offline-Bereich
word-hand = Hand
word-site = Seite
word-value = Wert
word-goals = Präferenzkarten
word-analysis = Marktanalyse
word-round = Runde
word-turn = Zug

## Aufforderungen: wer was tun muss und was man eintippen kann

prompt-turn = { $player } ist am Zug.
prompt-new-ad = { $player } platziert die neue Werbung { $ad }: auf einer freien Seite oder im Austausch gegen eine Werbung, die weniger wert ist.
prompt-removed-ad = { $player } sucht einen Platz für die entfernte Werbung { $ad }: eine freie Seite, ein Offline-Feld oder einen zweiten Austausch.
prompt-keep-one = { $player } behält eine der Werbungen aus dem Offline-Bereich oder keine.
prompt-settle = { $player } legt die behaltene Werbung { $ad } auf eine freie Seite.
prompt-analyse = { $player } wählt eine Werbung für die Marktanalyse.
prompt-turn-you = Du bist dran: Nimm eine Werbung aus der Auslage oder leere den Offline-Bereich.
prompt-new-ad-you = Platziere die neue Werbung { $ad }: auf einer freien Seite oder im Austausch gegen eine Werbung, die weniger wert ist.
prompt-removed-ad-you = Such einen Platz für die entfernte Werbung { $ad }: eine freie Seite, ein Offline-Feld oder einen zweiten Austausch.
prompt-keep-one-you = Behalte eine der Werbungen aus dem Offline-Bereich oder keine.
prompt-settle-you = Leg die behaltene Werbung { $ad } auf eine freie Seite.
prompt-analyse-you = Wähle eine Werbung für deine Marktanalyse: von einer Seite, aus der Auslage oder aus dem Offline-Bereich.

help-turn = Nimm eine der Werbungen aus der Auslage: „take YSB“. Liegen Werbungen im Offline-Bereich, darfst du ihn stattdessen löschen: „empty“. In der Fortgeschrittenen-Version darfst du stattdessen, einmal im Spiel, eine Marktanalyse machen: „analyse“. Passen gibt es nicht.
help-new-ad = Lege die neue Werbung auf eine beliebige freie Seite: „put C5“. Oder tausche sie gegen die Werbung auf einer belegten Seite aus, wenn die neue dort mehr wert ist: „x C4“. Eine neue Werbung kann nicht in den Offline-Bereich.
help-removed-ad = Lege die entfernte Werbung auf eine beliebige freie Seite: „put C5“. Solange ein Offline-Feld frei ist, darfst du sie auch dorthin legen („offline“) oder mit ihr ein zweites Mal austauschen, und zwar auf einer Seite, auf der sie mehr wert ist („x C4“); die Werbung, die sie verdrängt, kommt dann in den Offline-Bereich.
help-keep-one = Wähle die Werbung, die im Spiel bleibt: „keep RET“. Du legst sie anschließend auf eine freie Seite. Alle anderen scheiden endgültig aus, bei „none“ ausnahmslos alle.
help-settle = Lege die Werbung, die du behalten hast, auf eine beliebige freie Seite: „put C5“. Sie kann weder gegen eine andere ausgetauscht werden noch zurück in den Offline-Bereich.
help-analyse = Wähle eine Werbung aus der Auslage, aus dem Offline-Bereich oder von einer Seite: „pick YEM“. Sie ist von nun an aus dem Spiel, und eine Seite, die sie verlässt, wird frei. Du bekommst einen Bonus für jede ihrer Eigenschaften, die am Ende auf mindestens vier Werbungen eines Netzes steht, außer wenn du selbst auf diese Eigenschaft setzt.

## Möglichkeiten in Worten

do-take = { $ad } aus der Auslage nehmen
do-put = sie auf { $site } legen
do-exchange = sie auf { $site } gegen { $removed } austauschen ({ $mine } > { $theirs })
do-offline = sie auf ein Offline-Feld legen
do-empty = den Offline-Bereich löschen
do-keep = { $ad } behalten
do-none = keine behalten
do-analyse = eine Marktanalyse machen
do-pick = { $ad } für die Analyse nehmen
# Später im Zug, hinter anderen Möglichkeiten: Hier wird die Werbung genannt.
then-put = { $ad } auf { $site } legen
then-exchange = { $ad } auf { $site } gegen { $removed } austauschen ({ $mine } > { $theirs })
then-offline = { $ad } auf ein Offline-Feld legen

## Ablehnungen

refused-game-is-over = Das Spiel ist zu Ende.
refused-no-such-action = Es gibt keine Aktion mit der Nummer { $action }.
refused-not-now = { $point ->
    [TURN] Das geht jetzt nicht: Ein Zug beginnt damit, dass man eine Werbung aus der Auslage nimmt, den Offline-Bereich löscht oder, in der Fortgeschrittenen-Version, eine Marktanalyse macht.
    [NEW_AD] Das geht jetzt nicht: Erst muss die neue Werbung auf der Hand auf eine freie Seite gelegt oder ausgetauscht werden.
    [REMOVED_AD] Das geht jetzt nicht: Erst braucht die entfernte Werbung auf der Hand einen Platz.
    [KEEP_ONE] Das geht jetzt nicht: Erst ist zu entscheiden, ob eine der Werbungen aus dem Offline-Bereich behalten wird, und welche.
    [SETTLE] Das geht jetzt nicht: Erst muss die behaltene Werbung auf der Hand auf eine freie Seite gelegt werden.
    [ANALYSE] Das geht jetzt nicht: Erst ist die Werbung für die Marktanalyse zu wählen.
   *[OVER] Das geht nicht mehr.
}
refused-slot-is-empty = An dieser Stelle der Auslage liegt keine Werbung; wähle eine, die da ist.
refused-site-is-occupied = Auf { $site } liegt { $old }, und auf eine Seite passt nur eine Werbung. Wähle eine freie Seite, oder tausche aus, wo das erlaubt ist: „x { $site }“.
refused-site-is-free = { $site } ist frei: Dort liegt keine Werbung, die man austauschen oder analysieren könnte. Um die Werbung auf der Hand dorthin zu legen: „put { $site }“.
refused-not-worth-more = { $new } kann { $old } auf { $site } nicht ersetzen: { $mine } { $sign } { $theirs }, ihr Wert dort muss aber größer sein als { $theirs }.
refused-new-ad-must-be-laid = Eine neue Werbung kann nicht in den Offline-Bereich: Lege sie auf eine freie Seite, oder tausche sie gegen eine Werbung aus, die weniger wert ist.
refused-offline-is-full = Alle vier Offline-Felder sind belegt: Die entfernte Werbung muss auf eine freie Seite.
refused-no-second-exchange = Alle vier Offline-Felder sind belegt, { $old } könnte also { $site } nicht verlassen: Ein zweiter Austausch ist nicht möglich, die entfernte Werbung muss auf eine freie Seite.
refused-offline-is-empty = Im Offline-Bereich liegt keine Werbung: Es gibt nichts zu löschen.
refused-square-is-empty = Auf diesem Offline-Feld liegt keine Werbung; wähle eine, die da ist.
refused-kept-ad-never-exchanges = Eine aus dem Offline-Bereich behaltene Werbung kommt auf eine freie Seite: Sie wird weder ausgetauscht noch wieder offline gelegt.
refused-experts-only = Im Grundspiel gibt es keine Marktanalyse, nur in der Fortgeschrittenen-Version.
refused-one-analysis-each = Jeder macht nur eine Marktanalyse, und deine ist schon gemacht: Karte { $card } mit { $ad }.
refused-no-analysis-card-left = Es ist keine Analysekarte mehr da: Niemand kann noch eine Marktanalyse machen.
refused-no-passing = Passen gibt es nicht. „none“ heißt nur, dass beim Löschen des Offline-Bereichs keine Werbung behalten wird.

## Ereignisse

event-first-player = { $round ->
    [0] { $player } beginnt.
    [1] Zweite Runde: { $player } beginnt.
    [2] Dritte Runde: { $player } beginnt.
   *[3] Vierte Runde: { $player } beginnt.
}
event-starting-ad = { $ad } liegt zu Beginn auf { $site }.
event-goals-dealt = { $player } erhält die Präferenzkarten { $goals }.
event-drawn = { $ad } kommt in die Auslage.
event-taken = { $player } nimmt { $ad } aus der Auslage.
event-put = { $player } legt { $ad } auf { $site }.
event-exchanged = { $player } legt { $ad } auf { $site } und entfernt dort { $removed }.
event-went-offline = { $player } legt { $ad } auf ein Offline-Feld.
event-emptied = { $player } löscht den Offline-Bereich: { $count ->
    [one] { $count } Werbung.
   *[other] { $count } Werbungen.
}
event-kept = { $player } behält { $ad }.
event-boxed = { $ad } kommt in die Schachtel und ist aus dem Spiel.
event-analysed = { $player } macht eine Marktanalyse: Karte { $card } mit { $ad }.
event-goals-revealed = { $player } hat auf { $goals } gesetzt.
event-scored = { $points ->
    [one] { $player } erhält { $points } Punkt (insgesamt { $total }).
   *[other] { $player } erhält { $points } Punkte (insgesamt { $total }).
}
event-ended = { $reason ->
    [full] Alle Seiten sind belegt: { round-ends }
    [display] Auslage und Säckchen sind leer: { round-ends }
   *[abandoned] Jemand hat den Tisch verlassen: Das Spiel ist ungültig.
}
round-ends = { $round ->
    [0] Schluss.
    [1] Ende der zweiten Runde.
    [2] Ende der dritten Runde.
   *[3] Ende der vierten Runde.
}

## Spielende und Ergebnisse

end-full = Alle Seiten sind belegt.
end-display = Auslage und Säckchen sind leer.
end-abandoned = Jemand hat den Tisch verlassen; wie vereinbart ist das Spiel damit ungültig.
result-winner = { $points ->
    [one] { $player } gewinnt mit { $points } Punkt.
   *[other] { $player } gewinnt mit { $points } Punkten.
}
result-shared = { $points ->
    [one] { $players } teilen sich den Sieg mit je { $points } Punkt.
   *[other] { $players } teilen sich den Sieg mit je { $points } Punkten.
}
result-void = Das Spiel ist ungültig: Niemand gewinnt.

## Tischoptionen

option-variant = Variante
option-variant-help = Die Fortgeschrittenen-Version bringt die Marktanalyse hinzu, und ihre Punkte wachsen mit Größe und Anzahl der gewonnenen Netze.
option-variant-basic = Grundspiel
option-variant-expert = Fortgeschrittenen-Version
option-rounds = Runden
option-rounds-help = Wie viele Spiele hintereinander gespielt werden: Die Punkte werden addiert, der erste Zug rückt einen Platz weiter, alles andere wird neu aufgebaut.
option-tie_break = Gleichstand
option-tie_break-help = Wer gewinnt, wenn mehrere die höchste Punktzahl haben.
option-tie_break-shared = geteilter Sieg
option-tie_break-most_majorities = die meisten Mehrheiten entscheiden
option-analysis_deck = Analysekarten
option-analysis_deck-help = Welche Marktanalysekarten in der Fortgeschrittenen-Version im Spiel sind: die der gedruckten Regel oder genau eine für jeden.
option-analysis_deck-printed = wie gedruckt
option-analysis_deck-one_each = eine Karte für jeden
option-open_preferences = Präferenzkarten
option-open_preferences-help = Zum Kennenlernen des Spiels können alle Präferenzkarten offen liegen.
option-open_preferences-true = offen
option-open_preferences-false = geheim
option-take_back = Zurücknehmen
option-take_back-help = Ob man Schritte des eigenen, noch nicht beendeten Zuges zurücknehmen darf.
option-take_back-true = erlaubt
option-take_back-false = nicht erlaubt
option-show_unseen = Werbungen im Säckchen
option-show_unseen-help = Ob die Werbungen aufgezählt werden, die noch im Säckchen sind; alle anderen hat man gesehen, jeder könnte sie also herausfinden.
option-show_unseen-true = angezeigt
option-show_unseen-false = nicht angezeigt
option-show_projection = Eigene Punkte
option-show_projection-help = Ob man während des Spiels sieht, was die eigenen Karten jetzt einbrächten; die der anderen sieht man nie.
option-show_projection-true = angezeigt
option-show_projection-false = nicht angezeigt
option-on_leave = Wenn jemand geht
option-on_leave-help = Was aus dem Spiel wird, wenn jemand den Tisch endgültig verlässt.
option-on_leave-bot = ein Bot übernimmt den Platz
option-on_leave-void = das Spiel ist ungültig

## Beanstandungen: Ausgaben, eingetippte Aktionen, Stellungen

edition-networks = Ein Plan hat acht Netze, A bis H; dieser hat { $count }.
edition-network-id = Die Netze stehen in alphabetischer Reihenfolge; dieses muss die id „{ $expected }“ haben.
edition-network-size = Ein Netz hat 4 bis 7 Seiten; Netz { $network } hat { $count }.
edition-place = Eine Seite wird als [x, y] angegeben, zwei ganze Zahlen von 0 bis 100; { $value } passt nicht.
edition-link = Eine Verbindung wird mit den Nummern zweier Seiten angegeben, zum Beispiel [1, 2]; { $value } passt nicht.
edition-link-site = Netz { $network } hat eine Verbindung zu Seite { $site }, seine Seiten tragen aber die Nummern 1 bis { $size }.
edition-link-twice = Die Verbindung { $link } in Netz { $network } führt von einer Seite zu ihr selbst oder steht zweimal da.
edition-lone-site = Seite { $site } in Netz { $network } hat keine Verbindung; jede Seite braucht mindestens eine.
edition-analysis = Analysekarte { $card } braucht drei ganze Zahlen von 0 bis 999, die kleinste zuerst.
edition-deck = Die Karten im Spiel werden als Buchstaben von A bis D angegeben, alphabetisch und jeder höchstens einmal; „{ $cards }“ passt nicht.
no-such-ad = Eine Werbung „{ $name }“ gibt es nicht. Eine Werbung hat drei Buchstaben: Konzern (Y R B G), Sprache (E D F S), Produkt (C M T B), zum Beispiel YSB.
ad-not-there = { $do ->
    [take] { $name } ist nicht in der Auslage.
    [keep] { $name } liegt nicht im Offline-Bereich.
   *[pick] { $name } ist weder in der Auslage noch im Offline-Bereich noch auf einer Seite.
}
no-such-site = Eine Seite „{ $name }“ gibt es nicht. Eine Seite heißt nach ihrem Netz und ihrer Nummer, zum Beispiel C4.
position-twice = Die Werbung { $ad } ist in dieser Stellung an zwei Stellen.

## Das Regelbuch: Material

clause-OFF-001 = Offline spielt man zu zweit, zu dritt oder zu viert, jeder für sich.
clause-OFF-002 = Es gibt genau 64 Werbungen, eine für jede Kombination der vier Konzerne, vier Sprachen und vier Produkte. Keine zwei sind gleich.
clause-OFF-003 = Jede Werbung ist jederzeit an genau einem Ort: im Säckchen, in der Auslage, auf einer Seite, auf einem Offline-Feld, auf der Hand dessen, der am Zug ist (nur während des Zuges), in der Schachtel oder, in der Fortgeschrittenen-Version, auf einer Analysekarte.
clause-OFF-004 = Auf einer Seite liegt höchstens eine Werbung.
clause-OFF-005 = Der Offline-Bereich hat vier Felder, auf jedem liegt höchstens eine Werbung. Welches Feld benutzt wird, ist ohne Bedeutung.
clause-OFF-006 = Eine Verbindung führt zwischen zwei verschiedenen Seiten desselben Netzes und gilt in beiden Richtungen. Zwischen den Netzen gibt es keine Verbindungen.
clause-OFF-007 = Offline-Felder gehören zu keinem Netz und haben keine Verbindungen. Eine Werbung dort hat keinen Wert und bringt nie Punkte.
clause-OFF-008 = Eine Seite ist frei, wenn keine Werbung auf ihr liegt. „Freie Seite“ meint immer eine Seite eines Netzes, nie ein Offline-Feld.

## Das Regelbuch: Aufbau

clause-OFF-010 = Die vier Teile des Spielplans werden so zusammengelegt, dass die Offline-Felder in der Mitte zusammentreffen. Auf das Spiel hat das keinen Einfluss.
clause-OFF-011 = Alle 64 Werbungen kommen in das Säckchen und werden gemischt.
clause-OFF-012 = 16 Werbungen werden einzeln gezogen und offen ausgelegt, zwei in jedem Netz, auf zwei verschiedenen Seiten.
clause-OFF-013 = Auf welche zwei Seiten eines Netzes sie kommen, entscheidet der Zufall; alle Paare von Seiten des Netzes sind gleich wahrscheinlich.
clause-OFF-014 = Fünf weitere Werbungen werden gezogen und offen neben den Plan gelegt: die Auslage. 43 Werbungen bleiben im Säckchen.
clause-OFF-015 = Offline-Bereich und Schachtel sind zu Beginn leer.
clause-OFF-016 = Die 12 Präferenzkarten werden nach Konzernen, Sprachen und Produkten sortiert, und jede dieser Gruppen wird für sich gemischt.
clause-OFF-017 = Jeder erhält eine Karte aus jeder Gruppe, sieht sich die drei Karten an und lässt sie verdeckt vor sich liegen. (Mit der Tischoption „Präferenzkarten: offen“ liegen sie offen.)
clause-OFF-018 = Zu zweit oder zu dritt werden die nicht ausgeteilten Karten (3 zu dritt, 6 zu zweit) beiseitegelegt, ohne dass jemand sie sieht. Sie gehören in diesem Spiel niemandem.
clause-OFF-019 = Wer beginnt, wird ausgelost; gespielt wird im Uhrzeigersinn. Bei mehreren Runden rückt der Beginn mit jeder Runde einen Platz im Uhrzeigersinn weiter.
clause-OFF-020 = Fortgeschrittenen-Version: Die Analysekarten, die im Spiel sind (OFF-091), werden offen in alphabetischer Reihenfolge ausgelegt.

## Das Regelbuch: Wert einer Werbung

clause-OFF-030 = Nur Werbungen auf Seiten haben einen Wert (den Netzwert). Er ergibt sich aus den Werbungen auf den Seiten, die mit der eigenen Seite direkt verbunden sind.
clause-OFF-031 = Für jede verbundene Seite, auf der eine Werbung liegt, wächst der Wert um die Zahl der Eigenschaften (Konzern, Sprache, Produkt), die beide Werbungen gemeinsam haben: 0, 1 oder 2.
clause-OFF-032 = Dieselbe Eigenschaft zählt einmal für jede Nachbarwerbung, die sie hat. Der Wert kann also größer als 3 sein.
clause-OFF-033 = Eine Werbung zählt sich nie selbst. Nicht verbundene Seiten, freie Seiten, andere Netze, Offline-Felder, Auslage und Analysekarten tragen nichts bei.
clause-OFF-034 = Man kann auch nach dem Wert einer Werbung auf einer Seite fragen, auf der sie nicht liegt: Es ist der Wert, den sie dort hätte, wenn alle anderen Seiten so bleiben, wie sie gerade sind.
clause-OFF-035 = Werte dienen nur dazu, über einen Austausch zu entscheiden. Sie sind nie Punkte.

## Das Regelbuch: der Zug

clause-OFF-040 = Wer am Zug ist, tut genau eines davon: eine neue Werbung platzieren (OFF-050 bis OFF-063), den Offline-Bereich löschen (OFF-070 bis OFF-075) oder, in der Fortgeschrittenen-Version, eine Marktanalyse machen (OFF-090 bis OFF-097).
clause-OFF-041 = Passen gibt es nicht. Es ist auch nie nötig, denn mindestens eine Aktion ist immer möglich (OFF-123).
clause-OFF-042 = Ist die Aktion abgeschlossen, wird geprüft, ob das Spiel endet, und die Auslage aufgefüllt, in der Reihenfolge von OFF-086. Dann ist im Uhrzeigersinn der Nächste am Zug.

## Das Regelbuch: eine neue Werbung platzieren

clause-OFF-050 = Wer am Zug ist, nimmt eine beliebige Werbung aus der Auslage auf die Hand, die neue Werbung, und muss sie dann legen (OFF-051) oder austauschen (OFF-052).
clause-OFF-051 = Legen: Die neue Werbung kommt auf eine beliebige freie Seite eines beliebigen Netzes, ohne Bedingung an die Werte. Der Zug ist beendet.
clause-OFF-052 = Austauschen: Die neue Werbung kommt auf eine belegte Seite, und die Werbung, die dort lag, die entfernte Werbung, wird auf die Hand genommen.
clause-OFF-053 = Ein Austausch ist genau dann erlaubt, wenn der Wert der neuen Werbung auf dieser Seite größer ist als der Wert der alten dort, beide vor der Änderung berechnet. Gleiche Werte genügen nicht.
clause-OFF-054 = Nur die beiden Werte auf dieser Seite zählen. Was der Austausch an den Werten der Nachbarwerbungen oder an irgendeiner Mehrheit ändert, spielt keine Rolle.
clause-OFF-055 = Nur Werbungen auf Seiten können ausgetauscht werden, nie solche auf Offline-Feldern. Eine neue Werbung darf nie auf ein Offline-Feld gelegt werden.
clause-OFF-056 = Nach dem ersten Austausch muss man mit der entfernten Werbung genau eines von dreien tun: A (OFF-057), B (OFF-058) oder C (OFF-059).
clause-OFF-057 = A: Die entfernte Werbung kommt auf eine beliebige freie Seite eines beliebigen Netzes, ohne Bedingung an die Werte. Der Zug ist beendet.
clause-OFF-058 = B: Die entfernte Werbung kommt auf ein freies Offline-Feld. Der Zug ist beendet. Das ist nicht möglich, wenn alle vier Felder belegt sind.
clause-OFF-059 = C: Mit der entfernten Werbung wird auf einer belegten Seite ein zweites Mal ausgetauscht. Das ist genau dann erlaubt, wenn ihr Wert auf dieser Seite größer ist als der Wert der Werbung, die dort liegt, beide auf dem Plan berechnet, wie er nach dem ersten Austausch aussieht.
clause-OFF-060 = C ist nicht möglich, wenn alle vier Offline-Felder belegt sind.
clause-OFF-061 = Die beim zweiten Austausch entfernte Werbung muss auf ein freies Offline-Feld. Einen anderen Platz für sie oder einen dritten Austausch gibt es nicht. Der Zug ist beendet.
clause-OFF-062 = Der zweite Austausch darf auf jeder belegten Seite jedes Netzes stattfinden. (Auf der Seite des ersten kann OFF-059 nie erfüllt sein, denn die Werbung, die nun dort liegt, ist dort mehr wert als die entfernte.)
clause-OFF-063 = Ist der Offline-Bereich voll, so ist der erste Austausch trotzdem erlaubt; die entfernte Werbung muss dann auf eine freie Seite (A).

## Das Regelbuch: den Offline-Bereich löschen

clause-OFF-070 = Der Offline-Bereich kann nur gelöscht werden, wenn dort mindestens eine Werbung liegt (1 bis 4).
clause-OFF-071 = Alle Werbungen werden von den Offline-Feldern genommen.
clause-OFF-072 = Eine von ihnen, und nur eine, darf man auf eine freie Seite eines beliebigen Netzes legen, ohne Bedingung an die Werte. Man darf auch keine legen.
clause-OFF-073 = Mit keiner dieser Werbungen darf man austauschen.
clause-OFF-074 = Alle anderen kommen in die Schachtel und nie wieder ins Spiel. Sie werden nicht in das Säckchen zurückgelegt.
clause-OFF-075 = Der Zug ist beendet. Was in der Auslage liegt, spielt für diese Aktion keine Rolle.

## Das Regelbuch: Auffüllen und leeres Säckchen

clause-OFF-080 = Nach jedem Zug, gleich welcher Art, wird die Auslage aus dem Säckchen auf fünf Werbungen aufgefüllt, zufällig gezogen und offen, es sei denn, das Spiel ist nach OFF-083 zu Ende.
clause-OFF-081 = Während eines Zuges wird nicht aufgefüllt.
clause-OFF-082 = Sind nicht mehr genug Werbungen im Säckchen, kommen alle, die es noch enthält, in die Auslage, und das Spiel geht mit der kleineren Auslage weiter.

## Das Regelbuch: Spielende

clause-OFF-083 = Das Spiel endet sofort, wenn auf jeder Seite jedes Netzes eine Werbung liegt. Es wird nicht mehr aufgefüllt, und niemand kommt mehr an die Reihe, auch wenn nicht alle gleich viele Züge hatten.
clause-OFF-084 = Das Spiel endet sofort, wenn die Auslage nach dem Auffüllen leer ist (das Säckchen ist es dann auch), selbst wenn noch Seiten frei sind oder Werbungen im Offline-Bereich liegen.
clause-OFF-085 = Wer bei leerem Säckchen die letzte Werbung der Auslage nimmt, führt den Zug noch zu Ende.
clause-OFF-086 = Die Reihenfolge am Ende jedes Zuges ist: alle Seiten belegt (OFF-083), Auffüllen, Auslage leer (OFF-084), der Nächste.

## Das Regelbuch: Marktanalyse

clause-OFF-090 = Fortgeschrittenen-Version: Statt eines normalen Zuges darf man eine Marktanalyse machen, wenn noch eine Analysekarte da ist, aber jeder höchstens einmal im Spiel.
clause-OFF-091 = Fortgeschrittenen-Version: Nach der gedruckten Regel sind zu zweit die Karten A, B, C, D im Spiel, zu dritt A, B, D (ohne C), zu viert nur A und D. Mit der Tischoption „eine Karte für jeden“ sind es zu zweit A und D, zu dritt A, B, D, zu viert A, B, C, D.
clause-OFF-092 = Fortgeschrittenen-Version: Man nimmt die alphabetisch erste noch vorhandene Karte: Die erste Analyse bekommt A, die nächste den nächsten noch vorhandenen Buchstaben und so weiter. Eine Wahl der Karte gibt es nicht.
clause-OFF-093 = Fortgeschrittenen-Version: Dazu nimmt man eine Werbung eigener Wahl: aus der Auslage, aus dem Offline-Bereich oder von einer beliebigen Seite, ohne Bedingung an die Werte.
clause-OFF-094 = Fortgeschrittenen-Version: Karte und Werbung, die Werbung auf der Karte, bleiben bis zum Spielende offen vor dem liegen, der sie genommen hat. Diese Werbung ist aus dem Spiel und zählt in keinem Netz.
clause-OFF-095 = Fortgeschrittenen-Version: Kommt die Werbung von einer Seite, so wird diese frei; kommt sie aus dem Offline-Bereich, so wird ihr Feld frei; kommt sie aus der Auslage, so wird sie beim Auffüllen ersetzt. Der Zug ist beendet.
clause-OFF-096 = Fortgeschrittenen-Version: Ist die letzte Karte genommen, kann niemand mehr eine Analyse machen. Zu viert mit den gedruckten Karten kommen nur die beiden Schnellsten dazu; den anderen beiden ist die Möglichkeit endgültig genommen. Zu zweit mit den gedruckten Karten werden höchstens A und B gebraucht, weil jeder nur einmal analysiert.
clause-OFF-097 = Fortgeschrittenen-Version: Die Marktanalyse ist immer freiwillig und in jedem Zug möglich, auch im ersten.

## Das Regelbuch: Wertung

clause-OFF-100 = Nach dem Ende werden alle Präferenzkarten aufgedeckt und die Netze nacheinander gewertet, jedes getrennt nach Konzern, Sprache und Produkt: 24 Wertungen.
clause-OFF-101 = In einer Wertung wird gezählt, wie viele Werbungen jeder Art dieser Kategorie im Netz liegen. Hat genau eine Art die höchste Anzahl und ist diese mindestens 1, so hat sie die alleinige Mehrheit. Mehr als die Hälfte ist nicht nötig.
clause-OFF-102 = Haben zwei oder mehr Arten zugleich die höchste Anzahl, so bekommt in dieser Wertung niemand Punkte, wem auch immer ihre Karten gehören.
clause-OFF-103 = Punkte bekommt nur, wer die passende Präferenzkarte hat. Hat sie niemand (zu zweit oder zu dritt), so sind die Punkte verloren; die zweithäufigste Art bekommt nichts.
clause-OFF-104 = Grundspiel: Wer die Karte hat, bekommt 1 Punkt für jede Werbung dieser Art in diesem Netz.
clause-OFF-105 = Fortgeschrittenen-Version: Wer die Karte hat, bekommt die Zahl der Werbungen dieser Art im Netz, multipliziert mit der Zahl der Seiten des Netzes, die freien mitgezählt.
clause-OFF-106 = Fortgeschrittenen-Version: Für jede Präferenzkarte werden die Ergebnisse nach OFF-105 addiert, und die Summe wird mit der Zahl der Netze multipliziert, in denen diese Karte die alleinige Mehrheit hatte. Jede Karte hat ihren eigenen Multiplikator; die Karten einer Person werden nie zusammengefasst.
clause-OFF-107 = Werbungen im Offline-Bereich, in der Auslage, im Säckchen, in der Schachtel und auf Analysekarten zählen in keinem Netz.
clause-OFF-108 = Die höchste Punktzahl gewinnt. Haben mehrere die höchste Punktzahl, teilen sie sich den Sieg. (Mit der Tischoption „die meisten Mehrheiten entscheiden“ gewinnt von ihnen, wer am häufigsten die alleinige Mehrheit hatte; herrscht auch da Gleichstand, wird der Sieg geteilt.)

## Das Regelbuch: Bonus der Marktanalyse

clause-OFF-110 = Fortgeschrittenen-Version: Jede der drei Eigenschaften der Werbung auf der eigenen Analysekarte gilt als erfüllt, wenn (a) am Ende mindestens ein einzelnes Netz 4 oder mehr Werbungen mit ihr enthält und (b) man die Präferenzkarte dieser Art nicht selbst hat.
clause-OFF-111 = Fortgeschrittenen-Version: Der Bonus hängt davon ab, wie viele Eigenschaften erfüllt sind. Keine: kein Bonus; eine: der kleinste Wert der Karte; zwei: der kleinste und der mittlere; drei: alle drei Werte.
clause-OFF-112 = Fortgeschrittenen-Version: Eine Eigenschaft gilt nur einmal als erfüllt, gleich wie viele Netze die Bedingung (a) von OFF-110 erfüllen. Mehrere können durch dasselbe Netz erfüllt sein. Welche es sind, hat keinen Einfluss darauf, welche Werte gezahlt werden.
clause-OFF-113 = Fortgeschrittenen-Version: Wer von den anderen die Karte einer erfüllten Eigenschaft hat, oder ob überhaupt jemand, spielt keine Rolle.
clause-OFF-114 = Fortgeschrittenen-Version: Der Bonus kommt zur Punktzahl hinzu und wird nicht nach OFF-105 oder OFF-106 multipliziert. Für jeden zählt nur die eigene Analysekarte.

## Das Regelbuch: Folgerungen

clause-OFF-120 = Die Werbungen im Säckchen, in der Auslage, auf Seiten, im Offline-Bereich, in der Schachtel, auf Analysekarten und auf der Hand sind zusammen immer 64, alle verschieden.
clause-OFF-121 = Zwischen den Zügen hat die Auslage fünf Werbungen, außer wenn das Säckchen leer ist.
clause-OFF-122 = Ein Austausch ändert nie die Zahl der freien Seiten. Ein Zug verringert sie um eins (neue Werbung gelegt, entfernte Werbung nach A gelegt, behaltene Werbung gelegt), lässt sie gleich oder erhöht sie, in der Fortgeschrittenen-Version, um eins (Analyse einer Werbung von einer Seite).
clause-OFF-123 = Zu Beginn jedes Zuges gibt es mindestens eine freie Seite und eine Werbung in der Auslage. Man darf also immer eine beliebige Werbung nehmen und legen und nach einem Austausch immer A wählen: Niemand kann festsitzen, keine Werbung kann ohne Platz bleiben.
clause-OFF-124 = In einem Zug kommt höchstens eine Werbung in den Offline-Bereich; er läuft nie über.
clause-OFF-125 = Nur 48 Werbungen kommen je in die Auslage. Es gibt also höchstens 48 Züge, die eine Werbung platzieren, höchstens 48, die den Offline-Bereich löschen (jeder braucht eine Werbung, die ein früherer Zug dorthin gelegt hat), und höchstens 4 Analysen: Ein Spiel endet nach höchstens 100 Zügen.
clause-OFF-126 = Vier oder mehr Werbungen einer Art haben in einem Netz von höchstens sieben Seiten immer die alleinige Mehrheit ihrer Kategorie.
clause-OFF-127 = In einem vollen Netz besteht eine alleinige Mehrheit aus mindestens 2 Werbungen.

## Der Ratgeber: was in einer Stellung zählt

term-points = { $way ->
    [up] die Wertung fällt besser für dich aus
   *[down] die Wertung fällt schlechter für dich aus
}
term-ahead = { $way ->
    [up] die Runde wird in einem guten Moment für dich gewertet
   *[down] du schiebst eine günstige Wertung auf
}
term-behind = { $way ->
    [up] du vermeidest eine ungünstige Wertung
   *[down] die Runde wird gewertet, während du zurückliegst
}
term-analysis = { $way ->
    [up] deine Marktanalyse bringt mehr ein
   *[down] deine Marktanalyse bringt weniger ein
}
term-company = { $way ->
    [up] dein Konzern verspricht mehr Punkte
   *[down] dein Konzern verspricht weniger Punkte
}
term-language = { $way ->
    [up] deine Sprache verspricht mehr Punkte
   *[down] deine Sprache verspricht weniger Punkte
}
term-product = { $way ->
    [up] dein Produkt verspricht mehr Punkte
   *[down] dein Produkt verspricht weniger Punkte
}
term-company-and-language = dein Konzern und deine Sprache versprechen mehr Punkte
term-company-and-product = dein Konzern und dein Produkt versprechen mehr Punkte
term-language-and-product = deine Sprache und dein Produkt versprechen mehr Punkte
term-others = { $way ->
    [up] die Typen, die du nicht hast, fallen zurück
   *[down] die Typen, die du nicht hast, kommen voran
}
