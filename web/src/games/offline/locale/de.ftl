# Offline auf der Seite.
offline-site-free = Die Seite { $site } ist frei.
offline-offer = { $ad } wäre hier { $value } wert.
offline-empty-place = leerer Platz
offline-preview = { $choice }. Noch einmal drücken oder bestätigen.
offline-preview-change = { $choice }: { $change } für mich. Noch einmal drücken oder bestätigen.
offline-put-offline = Offline legen
offline-keep-none = Keine behalten
offline-empty = Bereich leeren
offline-free-sites = { $count ->
    [one] Nur noch { $count } freie Seite
   *[other] { $count } freie Seiten
}
offline-bag = { $count ->
    [one] { $count } Werbung im Säckchen
   *[other] { $count } Werbungen im Säckchen
}
offline-cards-left = Analysekarten: { $cards }
offline-analyse = Marktanalyse
offline-gone = { $count ->
    [0] Noch nichts ist aus dem Spiel
    [one] { $count } Werbung ist aus dem Spiel
   *[other] { $count } Werbungen sind aus dem Spiel
}
offline-unseen = { $count ->
    [one] Noch { $count } Werbung im Säckchen
   *[other] Noch { $count } Werbungen im Säckchen
}
offline-breakdown-hint = Zeige auf eine Werbung, um zu sehen, woher ihr Wert kommt.
offline-breakdown = { $ad } auf { $site } ist { $value } wert: { $parts }
offline-show-own = Meine Arten auf dem Brett zeigen
offline-covered = Verdeckt. Häkchen entfernen, um sie anzusehen.
offline-projection = Wenn jetzt Schluss wäre
offline-bonus = Analyse { $points }
offline-majorities = Mehrheiten
offline-majorities-key = Grün: alleinige Mehrheit mit Vorsprung. Durchgestrichen: Gleichstand, keine Punkte.
offline-final = Schlusswertung
offline-step-by-step = Schritt für Schritt
offline-next-network = Nächstes Netz
offline-all-networks = Alle
offline-network = Netz
offline-no-points = Gleichstand, keine Punkte
offline-lost-points = { $type }: { $points }, verfallen
offline-judged = { $type }: { $points } für { $player }
