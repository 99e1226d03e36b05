# Offline auf der Seite.
offline-site-free = Die Seite { $site } ist frei.
offline-offer = { $ad } wäre hier { $value } wert.
offline-empty-place = leerer Platz
offline-preview = { $choice }. Noch einmal drücken oder bestätigen.
offline-preview-change = { $choice }: { $change } für mich. Noch einmal drücken oder bestätigen.
offline-put-offline = Offline legen
offline-keep-none = Keine behalten
offline-empty = Bereich löschen
offline-free-sites = { $count ->
    [0] Keine Seite mehr frei
    [one] Nur noch { $count } freie Seite
   *[other] { $count } freie Seiten
}
offline-bag = { $count } im Säckchen
offline-cards-left = Analysekarten: { $cards }
offline-analyse = Marktanalyse
offline-analysed = Marktanalyse: Karte { $card } auf { $ad }
offline-gone = { $count ->
    [0] Noch nichts ist aus dem Spiel
    [one] { $count } Werbung ist aus dem Spiel
   *[other] { $count } Werbungen sind aus dem Spiel
}
offline-unseen = { $count ->
    [one] Noch { $count } Werbung im Säckchen
   *[other] Noch { $count } Werbungen im Säckchen
}
offline-breakdown = { $ad } auf { $site } ist { $value } wert: { $parts }
offline-show-own = Auf dem Brett zeigen
offline-cover = Verdecken
offline-covered = Verdeckt. Häkchen entfernen, um sie anzusehen.
offline-projection = Wenn jetzt Schluss wäre
offline-projection-short = vorläufig
offline-total = Summe
offline-bonus = Analyse { $points }
offline-majorities = Mehrheiten
offline-majorities-key = Grün +: allein vorn, mit Vorsprung. Gelb =: Gleichstand, keine Punkte.
offline-final = Schlusswertung
offline-step-by-step = Schritt für Schritt
offline-next-network = Nächstes Netz
offline-all-networks = Alle
offline-network = Netz
offline-no-points = Gleichstand, keine Punkte
offline-lost-points = { $type }: { $points }, verfallen
offline-judged = { $type }: { $points } für { $player }
offline-breakdown-none = { $ad } auf { $site } ist 0 wert: Keine verbundene Werbung hat etwas mit ihr gemeinsam.
offline-leads = { $type } führt mit { $count }
offline-tied = Gleichstand: { $category }
offline-leave-the-game = { $count ->
    [one] { $ads } verlässt das Spiel endgültig.
   *[other] { $ads } verlassen das Spiel endgültig.
}
offline-card-next = nächste Karte
offline-card-left = noch da
offline-stand-at-four = Vier oder mehr in einem Netz: { $types }
offline-stand-at-three = Drei in einem Netz: { $types }
offline-condition = { $type }: { $count } von 4 in einem Netz
offline-condition-own = { $type }: zählt nicht, denn das ist deins

## Kapitel des Regelbuchs

chapter-OFF-001 = Material
chapter-OFF-010 = Aufbau
chapter-OFF-030 = Wert einer Werbung
chapter-OFF-040 = Der Zug
chapter-OFF-050 = Eine neue Werbung platzieren
chapter-OFF-070 = Den Offline-Bereich löschen
chapter-OFF-080 = Auffüllen und leeres Säckchen
chapter-OFF-083 = Spielende
chapter-OFF-090 = Marktanalyse
chapter-OFF-100 = Wertung
chapter-OFF-110 = Bonus der Marktanalyse
chapter-OFF-120 = Folgerungen

## Die Wörter des Spiels

glossary-offline-ad = Werbung
glossary-offline-ad-meaning = Ein Plättchen mit einem Konzern (seiner Farbe), einer Sprache und einem Produkt. Es gibt 64, alle verschieden.
glossary-offline-network = Netz
glossary-offline-network-meaning = Eine von acht Gruppen von Seiten, A Net bis H Net; jede wird für sich gewertet.
glossary-offline-site = Seite
glossary-offline-site-meaning = Ein Platz in einem Netz; er trägt höchstens eine Werbung. C4 ist die vierte Seite von C Net.
glossary-offline-link = Verbindung
glossary-offline-link-meaning = Die dicke Linie zwischen zwei Seiten eines Netzes; nur verbundene Werbungen zählen für den Wert.
glossary-offline-value = Wert
glossary-offline-value-meaning = Wie viele Eigenschaften eine Werbung mit den verbundenen Werbungen teilt. Er entscheidet über den Austausch und zählt nie als Punkte.
glossary-offline-display = Auslage
glossary-offline-display-meaning = Die fünf Werbungen, die man nehmen kann.
glossary-offline-put = Legen
glossary-offline-put-meaning = Eine Werbung auf eine freie Seite bringen.
glossary-offline-exchange = Austauschen
glossary-offline-exchange-meaning = Eine Werbung anstelle einer anderen legen, die auf dieser Seite weniger wert ist, und diese in die Hand nehmen.
glossary-offline-sector = Offline-Bereich
glossary-offline-sector-meaning = Vier Felder in der Mitte für entfernte Werbungen; dort zählt nichts.
glossary-offline-goals = Präferenzkarten
glossary-offline-goals-meaning = Deine drei geheimen Karten: ein Konzern, eine Sprache, ein Produkt.
glossary-offline-majority = Alleinige Mehrheit
glossary-offline-majority-meaning = Ein Typ ist in einem Netz allein am häufigsten. Gleichstand bringt nichts.
glossary-offline-analysis = Marktanalyse
glossary-offline-analysis-meaning = In der Fortgeschrittenen-Version einmal je Partie: eine Werbung aus dem Spiel nehmen und auf das wetten, was sie zeigt.

## Einführung

learn-offline-goals = Du setzt insgeheim auf { $company }, { $language } und { $product }. Am Ende punktest du überall, wo eines davon in einem Netz allein am häufigsten ist. Der andere Spieler setzt auf drei andere.
learn-offline-value = Die kleine Zahl an einer Werbung ist ihr Wert. Die auf { $site } ist { $value } wert: Für jede verbundene Werbung zählt, was beide gemeinsam haben. Mit der auf { $neighbour } teilt sie { $count ->
    [one] { $count } Eigenschaft
   *[other] { $count } Eigenschaften
}.
learn-offline-value-none = Die kleine Zahl an einer Werbung ist ihr Wert: Für jede verbundene Werbung zählt, was beide gemeinsam haben (Farbe, Sprache, Produkt). Im Augenblick sind alle 0 wert.
learn-offline-take-to-exchange = Du bist dran. Nimm diese Werbung aus der Auslage: Auf { $site } wird sie mehr wert sein als die, die dort liegt.
learn-offline-take-to-put = { $count ->
    [0] Du bist dran. Nimm eine Werbung aus der Auslage, zum Beispiel diese.
    [one] Du bist dran. Nimm diese Werbung aus der Auslage: Eine ihrer Eigenschaften ist deine.
   *[other] Du bist dran. Nimm diese Werbung aus der Auslage: { $count } ihrer Eigenschaften sind deine.
}
learn-offline-exchange = Tausche: Auf { $site } ist deine { $mine } wert, die dort liegende nur { $theirs }. Mehr gewinnt, gleich viel reicht nicht. Zeig auf { $site }.
learn-offline-put = Leg sie auf eine freie Seite; dort kommt es nicht auf Werte an. { $site } wäre ein guter Platz.
learn-offline-removed = Die entfernte Werbung ist in deiner Hand. Leg sie auf eine freie Seite wie { $site }, verdränge damit eine zweite oder bring sie offline, wo sie für niemanden zählt. Du hast die Wahl.
learn-offline-removed-full = Die entfernte Werbung ist in deiner Hand. Der Offline-Bereich ist voll, also muss sie auf eine freie Seite.
learn-offline-keep = Du löschst den Offline-Bereich: Wähle die Werbung, die ins Spiel zurückkommt. Die anderen scheiden aus.
learn-offline-settle = Leg die Werbung auf irgendeine freie Seite; { $site } wäre ein guter Platz.
learn-offline-watch = Der Bot spielt. Seine Züge bleiben auf dem Brett markiert, und der Verlauf erzählt sie in Worten.
learn-offline-majority = Gut gemacht. Schau nun auf die Mehrheiten: In { $network } Net führt „{ $type }“ mit { $count }. Bleibt es dabei, bringt das { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} für den, der darauf setzt. Gleichstand bringt nichts.
learn-offline-majority-none = Gut gemacht. Schau nun auf die Mehrheiten: Im Augenblick liegt in keinem Netz ein Typ allein vorn, und Gleichstand bringt nichts. Eine Werbung kann das ändern.
learn-offline-sector = { $count ->
    [0] Noch etwas: Entfernte Werbungen können auf die vier Offline-Felder kommen. Statt eine Werbung zu nehmen, darfst du diesen Bereich löschen: Eine kommt auf eine freie Seite zurück, die anderen scheiden für immer aus.
    [one] Noch etwas: { $count } Werbung liegt offline. Statt eine zu nehmen, darfst du den Bereich löschen und sie auf eine freie Seite zurückholen.
   *[other] Noch etwas: { $count } Werbungen liegen offline. Statt eine zu nehmen, darfst du den Bereich löschen: Eine kommt auf eine freie Seite zurück, die anderen scheiden für immer aus.
}
learn-offline-end = Die Partie endet, wenn keine Seite mehr frei ist; { $count ->
    [one] { $count } ist noch frei
   *[other] { $count } sind noch frei
}. Dann werden alle Karten gezeigt und jedes Netz nach Farbe, Sprache und Produkt gewertet. Du weißt genug: Los geht’s!
learn-offline-over = Die Partie ist zu Ende: Unten siehst du, wie jedes Netz gewertet wurde.
