# Planet'Web auf der Seite.

## Der Rundkurs

planetweb-circuit = Der Rundkurs
planetweb-start = Start
planetweb-square-at = @
planetweb-square-site = Website
planetweb-square-access = Breitband
planetweb-square-silicon = Silicon Valley
planetweb-square-listing = Notierung
planetweb-square-news = e-News
planetweb-square-bourse = Börse
planetweb-for-sale = zu haben
planetweb-owned-by = gehört { $player }, nicht notiert
planetweb-listed-by = notiert, gehört { $player }
planetweb-pot = Topf { $amount }
planetweb-claim = Forderung von { $player }: { $amount }
planetweb-standing = Figuren: { $players }
planetweb-named = { $name }: { $what }
planetweb-point = Zeige auf ein Feld, um zu sehen, was es damit auf sich hat.
planetweb-about-at = Start; wer hier landet, darf übernehmen, bei Gegnern kaufen oder notieren.
planetweb-about-site = verkauft eine Website-Karte für { $price }.
planetweb-about-access = verkauft eine Breitband-Karte für { $price }.
planetweb-about-silicon = verkauft bis zu zwei Website- oder Breitband-Karten für je { $price }.
planetweb-about-listing = notiert ein Portal für { $price }, wenn Website und Zugang bereitliegen.
planetweb-about-news = Zieh eine e-News-Karte.
planetweb-about-bourse = Zieh eine Börsenkarte.
planetweb-about-for-sale = für { $price } zu haben
planetweb-about-owned = gehört { $player }, nicht notiert: Landen kostet nichts
planetweb-about-listed = von { $player } notiert: Landen kostet { $amount }
planetweb-earned = bisher { $amount } Nutzungsgebühren
planetweb-the-bourse = die Börse
planetweb-the-pot = ein Topf

## Die Bühne

planetweb-stage = Was gerade geschieht
planetweb-now-play = { $player } würfelt oder greift an.
planetweb-now-buy-portal = { $player } steht auf { $portal }, das zu haben ist.
planetweb-now-buy-site = { $player } darf eine Website-Karte kaufen.
planetweb-now-buy-access = { $player } darf eine Breitband-Karte kaufen.
planetweb-now-silicon = { $player } ist in Silicon Valley und darf bis zu zwei Karten kaufen.
planetweb-now-list = { $player } darf ein Portal notieren lassen.
planetweb-now-assign-listing = { $player } wählt das Portal, das notiert wird.
planetweb-now-at-menu = { $player } steht auf dem @: eine Aktion oder keine.
planetweb-now-at-second = { $player } darf noch etwas kaufen.
planetweb-now-counter = { $other } greift nach { $portal }. Wehrt sich { $player }?
planetweb-now-opa-buy = Das Angebot für { $portal } ist gelungen: { $player } darf es für { $price } kaufen.
planetweb-now-liquidate = { $to ->
    [player] { $debtor } schuldet { $other } { $amount }; es fehlen { $short }.
    [portal] { $debtor } muss { $amount } auf { $portal } legen; es fehlen { $short }.
   *[bourse] { $debtor } schuldet der Börse { $amount }; es fehlen { $short }.
}
planetweb-now-card-offer = { $debtor } verkauft { $card ->
    [contre] eine Konter-OPA-Karte
   *[opa] eine OPA-Karte
}: { $player } kann sie für { $price } haben.
planetweb-round = Runde { $round }
planetweb-round-of = Runde { $round } von { $limit }
planetweb-clock = Uhr { $minutes } Min.
planetweb-last-round = letzte Runde
planetweb-dice = { $player } hat { $one } und { $two } gewürfelt: { $total }
planetweb-plays-again = Pasch: noch einmal
planetweb-free-landing = Freie Fahrt: Hier ist nichts zu zahlen.
planetweb-free-rolls = { $count ->
    [one] { $player } hat noch { $count } Wurf Freie Fahrt.
   *[other] { $player } hat noch { $count } Würfe Freie Fahrt.
}
planetweb-stacks = Karten in den Stapeln
planetweb-stack-site = { $count ->
    [one] { $count } Website
   *[other] { $count } Websites
}
planetweb-stack-access = { $count ->
    [one] { $count } Zugang
   *[other] { $count } Zugänge
}
planetweb-stack-listing = { $count ->
    [one] { $count } Notierung
   *[other] { $count } Notierungen
}
planetweb-left = noch { $count }
planetweb-services-left = noch { $sites } Websites, { $accesses } Zugänge
planetweb-none-drawn = Noch keine Karte gezogen.
planetweb-news-in = Wer sie zog, zahlt { $amount } an { $portal }.
planetweb-news-out = { $portal } zahlt { $amount } an den, der sie zog.
planetweb-bourse-gain = Gewinn: { $amount }
planetweb-bourse-loss = Verlust: { $amount }
planetweb-bourse-opa = OPA-Karte zum Behalten
planetweb-bourse-contre = Konter-OPA-Karte zum Behalten
planetweb-bourse-libre = Freie Fahrt für { $rolls } Würfe
planetweb-danger = { $count ->
    [0] Kein notiertes Portal eines Gegners in Reichweite.
    [one] { $count } notiertes Portal in Reichweite: { $chance } % ({ $of36 } von 36 Würfen)
   *[other] { $count } notierte Portale in Reichweite: { $chance } % ({ $of36 } von 36 Würfen)
}

## Auswahl

planetweb-group-opa = Oder ein Übernahmeangebot mit Karte, { $price } bei Erfolg
planetweb-group-at-opa = Ein notiertes Portal übernehmen
planetweb-group-take = Bei Gegnern kaufen
planetweb-group-sell-cards = Karten
planetweb-group-sell-portals = Nicht notierte Portale
planetweb-group-sell-listed = Notierte Portale
planetweb-act-roll = Würfeln
planetweb-act-opa = { $portal }
planetweb-act-buy-portal = Portal kaufen
planetweb-act-buy-site = Website kaufen
planetweb-act-buy-access = Zugang kaufen
planetweb-act-pass = Nichts tun
planetweb-act-stop = Nichts weiter
planetweb-act-services-S = Eine Website
planetweb-act-services-A = Ein Zugang
planetweb-act-services-SA = Je eins von beiden
planetweb-act-services-SS = Zwei Websites
planetweb-act-services-AA = Zwei Zugänge
planetweb-act-list = { $portal } notieren
planetweb-act-listing = Eine Notierungskarte
planetweb-act-take-portal = { $portal }
planetweb-act-take-site = Website-Karte
planetweb-act-take-access = Breitband-Karte
planetweb-act-counter = Konter-OPA legen
planetweb-act-no-counter = Nicht wehren
planetweb-act-take-over = Notiertes Portal kaufen
planetweb-act-sell-site = Website-Karte
planetweb-act-sell-access = Breitband-Karte
planetweb-act-sell-opa = OPA-Karte
planetweb-act-sell-contre = Konter-OPA-Karte
planetweb-act-sell-portal = { $portal }
planetweb-act-sell-listing = Notierung von { $portal }
planetweb-act-buy-card = Karte kaufen
planetweb-act-no-card = Der Börse überlassen
planetweb-note-one-in-two = Chance 1/2
planetweb-note-one-in-four = Chance 1/2, mit Konter-OPA 1/4
planetweb-note-five-in-six = Chance 5/6, keine Abwehr
planetweb-note-creditor-first = erst dem Gläubiger angeboten, sonst die Hälfte
planetweb-note-relists = ihre Karten notieren ein anderes Portal
planetweb-note-sells-listing = dazu { $price } für die Notierungskarte
planetweb-note-unbinds = behält das Portal, löst Website und Zugang
planetweb-why-not-now = jetzt nicht möglich
planetweb-why-no-opa = keine OPA-Karte
planetweb-why-takeover-cash = weniger als { $price } in der Kasse
planetweb-why-cash = nicht genug Geld
planetweb-why-stock = Stapel leer
planetweb-instead-of = statt
planetweb-sale-site = Eine Website-Karte
planetweb-sale-access = Eine Breitband-Karte
planetweb-sale-services = Bis zu zwei Karten
planetweb-sale-listing = Eine Notierungskarte
planetweb-price = Preis
planetweb-price-each = Preis je Karte
planetweb-pot-gained = Topf
planetweb-claims-due = Forderungen anderer
planetweb-cash-after = Danach in der Kasse
planetweb-preview = { $choice }? Noch einmal drücken oder bestätigen.
planetweb-then-cash = Danach in der Kasse: { $amount }.
planetweb-then-chance = { $countered ->
    [0] Gelingt mit { $chance } von 36 Würfen.
   *[other] Gelingt mit { $chance } von 36 Würfen, mit { $countered } bei einer Konter-OPA.
}
planetweb-then-short = Dann fehlen noch { $amount }.
planetweb-then-covered = Die Schuld ist gedeckt.
planetweb-then-unbinds = Website und Zugang werden frei.
planetweb-then-lists = { $portal } wird mit den Karten sofort notiert.
planetweb-then-lists-one = Ein anderes Portal wird mit den Karten sofort notiert.
planetweb-then-sells-listing = Die Notierungskarte wird mitverkauft.

## Übernahmen

planetweb-takeover = Übernahme
planetweb-takeover-of = Angebot für { $portal }
planetweb-card-opa = OPA-Karte
planetweb-card-contre = Konter-OPA
planetweb-from-at = vom @ aus
planetweb-needs-even = braucht eine gerade Summe
planetweb-needs-no-double = alles außer einem Pasch
planetweb-even-cancels = eine gerade Summe hebt es auf
planetweb-may-defend = darf eine Konter-OPA legen
planetweb-no-defence = keine Abwehr
planetweb-no-defence-at = auf dem @ keine Abwehr
planetweb-even = gerade
planetweb-odd = ungerade
planetweb-double = Pasch
planetweb-no-double = kein Pasch
planetweb-succeeds = gelungen
planetweb-fails = misslungen
planetweb-cancels = Angebot aufgehoben
planetweb-no-effect = ohne Wirkung
planetweb-takeover-bought = { $player } übernimmt { $portal } von { $other }.
planetweb-takeover-declined = { $player } kauft { $portal } nicht.
planetweb-takeover-failed = Misslungen: { $other } behält { $portal }.
planetweb-takeover-cancelled = Die Abwehr hält: { $other } behält { $portal }.

## Schulden

planetweb-debt = Schuld
planetweb-debt-royalties = Nutzungsgebühr
planetweb-debt-news = e-News
planetweb-debt-loss = Börsenverlust
planetweb-covered = Vom Bargeld gedeckt
planetweb-cash = Kasse
planetweb-short = Fehlt
planetweb-can-raise = Aufzubringen
planetweb-insolvent = { $player } kann nicht zahlen: Alles wird verkauft.
planetweb-offered = { $kind ->
    [contre] { $player } bietet { $other } eine Konter-OPA-Karte für { $amount } an; sonst zahlt die Börse die Hälfte.
   *[opa] { $player } bietet { $other } eine OPA-Karte für { $amount } an; sonst zahlt die Börse die Hälfte.
}

## Die Runde

planetweb-possessions = Was alle besitzen
frame-points = { $points } €
planetweb-counter = { $cash } · { $portals ->
    [0] kein Portal
    [one] { $portals } Portal
   *[other] { $portals } Portale
}{ $listed ->
    [0] {""}
   *[other] {""}, davon { $listed } notiert
}
planetweb-out = { $place ->
    [1] als Erster ausgeschieden
    [2] als Zweiter ausgeschieden
    [3] als Dritter ausgeschieden
    [4] als Vierter ausgeschieden
   *[5] als Fünfter ausgeschieden
}
planetweb-wealth = Vermögen { $amount }
planetweb-has-site = { $count ->
    [one] { $count } ungebundene Website-Karte
   *[other] { $count } ungebundene Website-Karten
}
planetweb-has-access = { $count ->
    [one] { $count } ungebundene Breitband-Karte
   *[other] { $count } ungebundene Breitband-Karten
}
planetweb-has-listing = { $count ->
    [one] { $count } freie Notierungskarte
   *[other] { $count } freie Notierungskarten
}
planetweb-has-opa = { $count ->
    [one] { $count } OPA-Karte
   *[other] { $count } OPA-Karten
}, davon { $bourse } von der Börse
planetweb-has-contre = { $count ->
    [one] { $count } Konter-OPA-Karte
   *[other] { $count } Konter-OPA-Karten
}, davon { $bourse } von der Börse
planetweb-free-count = Freie Fahrt: { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
planetweb-set = notiert: Website, Zugang und Notierungskarte sind daran gebunden
planetweb-no-portal = Noch kein Portal.
planetweb-checklist = { $count ->
    [one] Für die Notierung:
   *[other] Für die Notierung eines von { $count }:
}
planetweb-part-site = Website
planetweb-part-access = Zugang
planetweb-part-listing = Notierung
planetweb-there = da
planetweb-missing = fehlt
planetweb-set-ready = Ein Notierungsfeld würde den Satz vollenden.
planetweb-holds-claim = Forderung gegen { $portal }: { $amount }

## Kassenbuch und Ende

planetweb-ledger = Wer hat wem gezahlt
planetweb-ledger-empty = Noch hat niemand etwas gezahlt.
planetweb-ledger-all = Alle { $count } Zahlungen
planetweb-ledger-less = Nur die letzten
planetweb-pays = zahlt an
planetweb-pay-bought-portal = kauft { $portal }
planetweb-pay-bought-sites = Website
planetweb-pay-bought-accesses = Breitband
planetweb-pay-bought-listing = Notierungskarte
planetweb-pay-gained = Börsengewinn
planetweb-pay-sold-portal = Notverkauf: { $portal }
planetweb-pay-unlisted = Notverkauf: Notierung von { $portal }
planetweb-pay-sold-listings = Notverkauf: Notierungskarte
planetweb-pay-sold-sites = Notverkauf: Website
planetweb-pay-sold-accesses = Notverkauf: Breitband
planetweb-pay-cards-sold = Notverkauf: Karte
planetweb-pay-claim-paid = Forderung
planetweb-pay-took-site = Website, auf dem @
planetweb-pay-took-access = Breitband, auf dem @
planetweb-pay-took-portal = { $portal }, auf dem @
planetweb-pay-taken-over = Übernahme von { $portal }
planetweb-pay-card-bought = Karte eines Schuldners
planetweb-pay-pot-taken = Topf von { $portal }
planetweb-pay-royalties = Nutzungsgebühr für { $portal }
planetweb-pay-news = e-News
planetweb-pay-loss = Börsenverlust
planetweb-flows = Summen zwischen allen
planetweb-flows-head = zahlt ↓ an →
planetweb-final = Schlusstabelle
planetweb-column-place = Platz
planetweb-column-player = Name
planetweb-column-cash-short = Kasse
planetweb-column-portals = Portale (notiert)
planetweb-column-cards = Karten
planetweb-column-total = Vermögen
planetweb-column-won = Übernahmen
planetweb-column-lost = Verlorene Portale
planetweb-earned-title = Nutzungsgebühren je Portal
planetweb-earned-none = Kein Portal hat Nutzungsgebühren eingebracht.

## Das Regelwerk

chapter-PLW-001 = Aufbau
chapter-PLW-015 = Der Zug
chapter-PLW-025 = Kaufen
chapter-PLW-032 = Portale
chapter-PLW-041 = Website, Breitband und Silicon Valley
chapter-PLW-048 = Notierung
chapter-PLW-057 = e-News
chapter-PLW-067 = Töpfe und Forderungen
chapter-PLW-074 = Börsenkarten
chapter-PLW-080 = Freie Fahrt
chapter-PLW-092 = Das @-Feld
chapter-PLW-105 = Übernahme mit Karte
chapter-PLW-121 = Schulden und Ausscheiden
chapter-PLW-142 = Ende und Varianten

glossary-planetweb-portal = Portal
glossary-planetweb-portal-meaning = Eine von 18 Internetfirmen mit eigenem Feld und eigener Figur.
glossary-planetweb-services = E-Services
glossary-planetweb-services-meaning = Website-Karten und Breitband-Karten (Zugänge). Zu einem notierten Portal gehört je eine.
glossary-planetweb-listed = Notiertes Portal
glossary-planetweb-listed-meaning = Ein Portal an der Börse: Website, Zugang und Notierungskarte sind daran gebunden.
glossary-planetweb-royalties = Nutzungsgebühr
glossary-planetweb-royalties-meaning = 60.000 €, die schuldet, wer auf einem fremden notierten Portal landet.
glossary-planetweb-bourse = Die Börse
glossary-planetweb-bourse-meaning = Die Bank und auch zwei Felder mit einem eigenen Kartenstapel.
glossary-planetweb-at = Das @
glossary-planetweb-at-meaning = Der Start. Wer darauf landet, hat eine von drei Aktionen: übernehmen, bei Gegnern kaufen, notieren.
glossary-planetweb-opa = OPA
glossary-planetweb-opa-meaning = Ein Übernahmeangebot: der Versuch, ein notiertes Portal eines Gegners für 50.000 € zu kaufen.
glossary-planetweb-contre = Konter-OPA
glossary-planetweb-contre-meaning = Die Abwehr gegen eine OPA; sie wird gelegt, bevor der Angreifer würfelt.
glossary-planetweb-libre = Freie Fahrt
glossary-planetweb-libre-meaning = Eine Börsenkarte: Wo ihr Inhaber landet, ist einige Würfe lang nichts zu zahlen.
glossary-planetweb-pot = Topf
glossary-planetweb-pot-meaning = Geld auf einem Portal ohne Besitzer; wer es kauft, bekommt ihn.
glossary-planetweb-claim = Forderung
glossary-planetweb-claim-meaning = Eine e-News-Karte, die man gegen den künftigen Käufer eines Portals behält.
glossary-planetweb-spare = Freie Notierungskarte
glossary-planetweb-spare-meaning = Eine Notierungskarte, die noch an kein Portal gebunden ist.
glossary-planetweb-unbound = Ungebunden
glossary-planetweb-unbound-meaning = Eine Website oder ein Zugang, die noch zu keinem notierten Portal gehören.
glossary-planetweb-wealth = Vermögen
glossary-planetweb-wealth-meaning = Bargeld plus Portale und Karten zum Kaufpreis; es entscheidet ein Spiel mit Grenze.

## Einführung

learn-planetweb-aim = Es ist das Jahr 2000, und alle haben { $cash }. Kauf Portale, bring sie an die Börse: Wer dort landet, schuldet dir { $royalties }. Wer nicht mehr zahlen kann, scheidet aus; wer zuletzt übrig bleibt, gewinnt.
learn-planetweb-circuit = Der Rundkurs hat 39 Felder, davon 18 Portale. Vom @ aus geht es im Uhrzeigersinn. Es zählt nur das Feld, auf dem du stehen bleibst. Zeige auf ein Feld, um zu lesen, was es bewirkt.
learn-planetweb-roll = Du bist dran: Würfle. Deine Figur läuft von selbst, und du wirst gefragt, wenn es etwas zu entscheiden gibt.
learn-planetweb-again = Ein Pasch: Sobald alles abgewickelt ist, spielst du noch einmal. Würfle!
learn-planetweb-buy-portal = { $portal } gehört niemandem. Kauf es für { $price }: Ohne Portale gibt es nichts zu notieren. Liegt Geld darauf, bekommst du das auch.
learn-planetweb-buy-site = Eine Website-Karte ist eine der drei Karten, die jedes notierte Portal braucht. Nimm eine: Es gibt nur 18.
learn-planetweb-buy-access = Eine Breitband-Karte, kurz Zugang, ist eine der drei Karten, die jedes notierte Portal braucht. Nimm eine: Es gibt nur 18.
learn-planetweb-silicon = { $lacks ->
    [both] Silicon Valley verkauft bis zu zwei Karten auf einmal. Du hast keine von beiden: eine Website und ein Zugang wären genau richtig.
    [site] Silicon Valley verkauft bis zu zwei Karten auf einmal. Dir fehlt eine Website.
   *[access] Silicon Valley verkauft bis zu zwei Karten auf einmal. Dir fehlt ein Zugang.
}
learn-planetweb-list = Du hast ein Portal, eine Website und einen Zugang: Lass { $portal } jetzt notieren. Von da an bringt es Nutzungsgebühren.
learn-planetweb-at = Auf dem @ darfst du eines tun: versuchen, ein notiertes Portal zu übernehmen, beim Gegner Karten oder nicht notierte Portale kaufen oder eine Notierungskarte kaufen. Oder gar nichts.
learn-planetweb-counter = Dein Gegner greift nach { $portal }. Legst du eine Konter-OPA und der Angriff gelingt, würfelst du auch: Eine gerade Summe rettet dein Portal. Die Karte ist in jedem Fall verbraucht.
learn-planetweb-liquidate = Dir fehlen { $short }. Wähle, was du verkaufst; bei jeder Sache steht, was sie bringt. Versuche zu behalten, was Nutzungsgebühren einbringt.
learn-planetweb-decide = Sieh auf das Fenster im Ring: Es zeigt, worum es geht und was jede Möglichkeit kostet.
learn-planetweb-watch = Der Bot spielt. Sein Wurf, seine Karten und seine Zahlungen bleiben sichtbar, und der Verlauf erzählt sie.
learn-planetweb-set = { $count ->
    [0] Gut gemacht. Noch hast du kein Portal, aber merke dir: Es braucht eine Website, einen Zugang und eine Notierungskarte. Die ersten beiden gibt es auf eigenen Feldern, die Notierung auf einem Notierungsfeld oder auf dem @.
    [one] Gut gemacht. Dein Portal braucht jetzt eine Website, einen Zugang und eine Notierungskarte. Die ersten beiden gibt es auf eigenen Feldern, die Notierung auf einem Notierungsfeld oder auf dem @. Unter dem Plan siehst du, was dir fehlt.
   *[other] Gut gemacht. Jedes deiner Portale braucht eine Website, einen Zugang und eine Notierungskarte. Die ersten beiden gibt es auf eigenen Feldern, die Notierung auf einem Notierungsfeld oder auf dem @. Unter dem Plan siehst du, was dir fehlt.
}
learn-planetweb-royalties = Ein notiertes Portal lohnt die Mühe: Jedes Mal, wenn jemand dort landet, bekommst du { $amount }. Das Fenster warnt dich vor notierten Portalen des Gegners in deiner Reichweite.
learn-planetweb-takeover = Nichts ist sicher: Statt zu würfeln, kannst du eine OPA-Karte gegen ein notiertes Portal spielen. Mit einer geraden Summe darfst du es für { $price } kaufen. Der Besitzer kann mit einer Konter-OPA antworten. Du hast fünf und zwei dieser Karten.
learn-planetweb-debt = Wer nicht zahlen kann, muss zum halben Preis verkaufen: { $half } für ein Portal. Reicht auch das nicht, ist das Spiel für ihn vorbei. Behalte also etwas Geld.
learn-planetweb-end = Mehr musst du nicht wissen. Ein ganzes Spiel dauert eine Weile; mit einer Rundengrenze ist es kürzer, und dann gewinnt, wer am reichsten ist. Nur zu!
learn-planetweb-over = Das Spiel ist vorbei: Unter dem Plan siehst du die Schlusstabelle und was jedes Portal eingebracht hat.
