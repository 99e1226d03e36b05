## Das Spiel

game-title = Planet'Web
game-tagline = Kauft Portale, bringt sie an die Börse, kassiert Nutzungsgebühren und ruiniert die anderen mit Übernahmen.
game-summary =
    Das Jahr 2000, der Ansturm auf das Netz. Man wirft zwei Würfel und zieht auf
    einem Rundkurs von 39 Feldern. Achtzehn davon sind Portale, die zum Verkauf
    stehen. Ein Portal mit Website, Breitband-Zugang und Notierungskarte ist an
    der Börse notiert: Wer dort landet, schuldet 60.000 € Nutzungsgebühr.
    e-News- und Börsenkarten geben und nehmen. Statt zu ziehen kann man mit
    einer OPA-Karte das notierte Portal eines anderen angreifen, der sich mit
    einer Konter-OPA wehren darf. Wer nicht mehr zahlen kann, verkauft zum
    halben Preis und scheidet schließlich aus. Wer als Letzter übrig bleibt,
    beherrscht das Web und gewinnt; im Spiel mit Grenze gewinnt, wer am
    reichsten ist.

## Namen

square-at = @
square-site = Website
square-access = Breitband
square-silicon = Silicon Valley
square-listing = Notierung
square-news = e-News
square-bourse = Börse
card-site = Website
card-access = Zugang
card-listing = Notierungskarte
card-opa = OPA
card-contre = Konter-OPA
card-libre = Freie Fahrt
word-portal = Portal
word-listed = notiert
word-unlisted = nicht notiert
word-cash = Bargeld
word-wealth = Vermögen
word-pot = Topf
word-claim = Forderung
word-royalties = Nutzungsgebühr
word-bourse = die Börse
word-round = Runde
word-play = Aktion
word-stack = Stapel
word-tray = Ablage
word-spare = freie Notierungskarte
word-unbound = ungebunden
money = { $amount } €

## Aufforderungen: wer was tun muss und was man tippen kann

prompt-play = { $player } ist an der Reihe.
prompt-buy-portal = { $player } darf { $portal } für { $price } kaufen.
prompt-buy-site = { $player } darf eine Website-Karte für { $price } kaufen.
prompt-buy-access = { $player } darf eine Breitband-Karte für { $price } kaufen.
prompt-silicon = { $player } darf bis zu zwei E-Services zu je { $price } kaufen.
prompt-list = { $player } darf für { $price } ein Portal notieren lassen.
prompt-assign-listing = { $player } nennt das Portal, das notiert wird.
prompt-at-menu = { $player } steht auf dem @: Übernahme, Kauf bei Gegnern, Notierungskarte oder nichts.
prompt-at-second = { $player } darf noch etwas von einem Gegner kaufen.
prompt-counter = { $other } greift { $portal } an: { $player } entscheidet über die Abwehr.
prompt-opa-buy = Die Übernahme ist gelungen: { $player } darf { $portal } für { $price } kaufen.
prompt-liquidate = { $player } muss { $amount } an { $other } zahlen, es fehlen { $short }: Es muss verkauft werden.
prompt-card-offer = { $card ->
    [opa] { $other } verkauft eine OPA-Karte: { $player } darf sie für { $price } kaufen.
   *[contre] { $other } verkauft eine Konter-OPA-Karte: { $player } darf sie für { $price } kaufen.
}
prompt-play-you = Du bist an der Reihe: Würfle oder greif mit einer OPA-Karte an.
prompt-buy-portal-you = Möchtest du { $portal } für { $price } kaufen?
prompt-buy-site-you = Möchtest du eine Website-Karte für { $price } kaufen?
prompt-buy-access-you = Möchtest du eine Breitband-Karte für { $price } kaufen?
prompt-silicon-you = Silicon Valley: Kauf bis zu zwei E-Services zu je { $price }.
prompt-list-you = Wähle das Portal, das für { $price } notiert wird, oder passe.
prompt-assign-listing-you = Nenne das Portal, das notiert wird.
prompt-at-menu-you = Du stehst auf dem @: Wage eine Übernahme, kauf bei Gegnern, nimm eine Notierungskarte oder passe.
prompt-at-second-you = Du darfst noch etwas von einem Gegner kaufen.
prompt-counter-you = { $other } greift { $portal } an: Legst du eine Konter-OPA?
prompt-opa-buy-you = Die Übernahme ist gelungen: Möchtest du { $portal } für { $price } kaufen?
prompt-liquidate-you = Du musst { $amount } an { $other } zahlen, es fehlen { $short }: Wähle, was du verkaufst.
prompt-card-offer-you = { $card ->
    [opa] { $other } bietet dir eine OPA-Karte für { $price } an. Kaufst du sie?
   *[contre] { $other } bietet dir eine Konter-OPA-Karte für { $price } an. Kaufst du sie?
}

help-play = Wirf beide Würfel und zieh: „roll“. Mit einer OPA-Karte und mindestens 50.000 € kannst du stattdessen das notierte Portal eines Gegners angreifen: „opa P03“. Eine gerade Summe gelingt; der Besitzer kann eine Konter-OPA dagegenlegen. Ein Angriff beendet den Zug. Nach einer Bewegung mit einem Pasch folgt eine weitere Aktion.
help-buy-portal = Kauf das Portal: „buy“. Du nimmst das Geld, das darauf liegt, und bezahlst die Forderungen der anderen. Oder passe: „pass“.
help-buy-site = Kauf eine Website-Karte: „buy“. Oder passe: „pass“.
help-buy-access = Kauf eine Breitband-Karte: „buy“. Oder passe: „pass“.
help-silicon = Kauf eine Website („S“), einen Zugang („A“), beides („SA“), zwei Websites („SS“) oder zwei Zugänge („AA“). Oder passe: „pass“.
help-list = Nenne das eigene Portal, das notiert wird: „list P03“. Eine Website, ein Zugang und die Notierungskarte werden daran gebunden. Oder passe: „pass“.
help-assign-listing = Du hast alles, um ein Portal zu notieren, und mehrere kommen in Frage: Nenne eines, „list P03“. Passen kann man nicht.
help-at-menu = Wähle auf dem @ eine Aktion: eine Übernahme, die außer bei einem Pasch gelingt und gegen die es keine Abwehr gibt („opa P03“), eine Website, einen Zugang oder ein nicht notiertes Portal eines Gegners („take B site“, „take B access“, „take P07“), eine Notierungskarte („listing“) oder nichts („pass“).
help-at-second = Kauf noch etwas von einem Gegner („take B site“, „take P07“) oder lass es dabei: „pass“.
help-counter = Leg eine Konter-OPA-Karte: „counter“. Gelingt der Angriff, würfelst du, und eine gerade Summe hebt ihn auf. Die Karte ist in jedem Fall verbraucht. Oder lass es geschehen: „pass“.
help-opa-buy = Kauf das Portal mit seinen drei Karten: „buy“. Oder verzichte: „pass“.
help-liquidate = Verkauf, bis die Schuld gedeckt ist: eine ungebundene Website oder einen Zugang (5.000 €), ein Portal (10.000 €), die Notierungskarte eines notierten Portals (5.000 €), eine OPA- oder Konter-OPA-Karte (20.000 €, wenn der Gläubiger sie nimmt, sonst 10.000 €): „sell site“, „sell P07“, „sell listing P07“, „sell opa“, „sell contre“.
help-card-offer = Kauf die Karte für 20.000 € („buy“) oder überlass sie der Börse, die 10.000 € zahlt („pass“).

## Die Möglichkeiten in Worten

do-roll = würfeln
do-opa = { $portal } angreifen
do-buy = kaufen
do-pass = passen
do-services = { $cards ->
    [S] eine Website kaufen
    [A] einen Zugang kaufen
    [SA] eine Website und einen Zugang kaufen
    [SS] zwei Websites kaufen
   *[AA] zwei Zugänge kaufen
}
do-list = { $portal } notieren lassen
do-take-card = { $card ->
    [site] eine Website von { $player } kaufen
   *[access] einen Zugang von { $player } kaufen
}
do-take-portal = { $portal } kaufen
do-listing = eine Notierungskarte kaufen
do-counter = eine Konter-OPA legen
do-sell-card = { $card ->
    [site] eine Website verkaufen
    [access] einen Zugang verkaufen
    [opa] eine OPA-Karte verkaufen
   *[contre] eine Konter-OPA-Karte verkaufen
}
do-sell-portal = { $portal } verkaufen
do-sell-listing = die Notierungskarte von { $portal } verkaufen
# Später im Zug, wo keine Frage sagt, was.
then-buy = für { $price } kaufen

## Ablehnungen

refused-game-is-over = Das Spiel ist zu Ende.
refused-no-such-action = Es gibt keine Aktion mit der Nummer { $action }.
refused-not-now = { $point ->
    [PLAY] Das geht jetzt nicht: Eine Aktion beginnt mit den Würfeln oder mit einer Übernahme durch eine Karte.
    [LIQUIDATE] Das geht jetzt nicht: Erst muss genug verkauft werden, um die Schuld zu bezahlen.
    [ASSIGN_LISTING] Das geht jetzt nicht: Erst muss das Portal genannt werden, das notiert wird.
    [COUNTER] Das geht jetzt nicht: Erst muss entschieden werden, ob eine Konter-OPA gelegt wird.
    [OPA_BUY] Das geht jetzt nicht: Erst muss über den Kauf des Portals entschieden werden.
    [CARD_OFFER] Das geht jetzt nicht: Erst muss über den Kauf der Karte entschieden werden.
    [AT_SECOND] Das geht jetzt nicht: Nach einem ersten Kauf auf dem @ kann nur ein zweiter folgen.
   *[other] Das geht jetzt nicht: Erst muss gekauft oder gepasst werden.
}
refused-no-opa-card = Ein Angriff braucht eine OPA-Karte, und du hast keine mehr.
refused-too-poor-to-attack = Eine Übernahme kostet { $price } €, wenn sie gelingt; man muss sie beim Ankündigen haben, und du hast { $cash } €.
refused-too-poor-at-the-at = Eine Übernahme auf dem @ kostet { $price } €, wenn sie gelingt; man muss sie beim Ankündigen haben, und du hast { $cash } €.
refused-not-enough-cash = Das kostet { $price } €, und du hast { $cash } €. Um zu kaufen, darf man nichts verkaufen.
refused-stack-is-empty = Die Stapel haben nicht genug Karten: { $sites } Websites, { $accesses } Zugänge, { $listings } Notierungskarten.
refused-target-for-sale = { $portal } gehört niemandem: Nur ein notiertes Portal eines Gegners kann man übernehmen.
refused-target-is-yours = { $portal } gehört dir: Nur ein notiertes Portal eines Gegners kann man übernehmen.
refused-target-not-listed = { $portal } ist nicht notiert: Nur ein notiertes Portal kann man übernehmen.
refused-no-such-opponent = Von { $seat } kann man nichts kaufen: Das ist kein Gegner im Spiel.
refused-nothing-to-take = { $card ->
    [site] { $seat } hat keine ungebundene Website.
   *[access] { $seat } hat keinen ungebundenen Zugang.
}
refused-not-an-opponents = { $portal } gehört keinem Gegner.
refused-protected = { $portal } ist notiert: Ein notiertes Portal und seine Karten kann man auf dem @ nicht kaufen. Nur eine Übernahme kann es gewinnen.
refused-not-yours = { $portal } gehört dir nicht.
refused-already-listed = { $portal } ist schon notiert.
refused-must-be-listed = Ein Portal, für das alles beisammen ist, wird auf jeden Fall notiert: Man sagt nur, welches.
refused-debt-must-be-paid = Du schuldest { $owed } € und hast { $cash } €: Du musst verkaufen, es fehlen { $short } €.
refused-nothing-to-sell = { $card ->
    [site] Du hast keine ungebundene Website zu verkaufen.
    [access] Du hast keinen ungebundenen Zugang zu verkaufen.
    [opa] Du hast keine OPA-Karte zu verkaufen.
   *[contre] Du hast keine Konter-OPA-Karte zu verkaufen.
}
refused-no-listing-to-sell = { $portal } ist nicht notiert und hat keine Notierungskarte zu verkaufen.

## Ereignisse

event-starting-roll = { $player } würfelt { $one } und { $two } um den Anfang.
event-begins = { $player } beginnt.
event-round = Runde { $round }.
event-rolled = { $player } würfelt { $one } und { $two } und zieht auf { $square }.
event-free-landing = { $rolls ->
    [0] Freie Fahrt: { $player } zahlt hier nichts; das war der letzte Wurf.
    [one] Freie Fahrt: { $player } zahlt hier nichts; noch { $rolls } Wurf.
   *[other] Freie Fahrt: { $player } zahlt hier nichts; noch { $rolls } Würfe.
}
event-out-of-reach = { $why ->
    [cash] { $player } hat nicht genug Bargeld, um hier zu kaufen.
    [stock] Der Stapel ist leer: { $player } kann hier nichts kaufen.
    [claims] { $player } könnte die Forderungen gegen dieses Portal nicht bezahlen.
   *[set] { $player } kann kein Portal notieren lassen: Dazu braucht es ein nicht notiertes Portal, eine Website und einen Zugang.
}
event-passed = { $player } passt.
event-bought-portal = { $player } kauft { $portal } für { $amount }.
event-pot-taken = { $player } nimmt den Topf von { $portal }: { $amount }.
event-claim-paid = { $player } bezahlt { $other } eine Forderung von { $amount }: „{ $news }“.
event-claim-lapsed = Eine Forderung von { $player } verfällt: „{ $news }“.
event-bought-sites = { $count ->
    [one] { $player } nimmt { $count } Website für { $amount }.
   *[other] { $player } nimmt { $count } Websites für { $amount }.
}
event-bought-accesses = { $count ->
    [one] { $player } nimmt { $count } Zugang für { $amount }.
   *[other] { $player } nimmt { $count } Zugänge für { $amount }.
}
event-bought-listing = { $player } nimmt eine Notierungskarte für { $amount }.
event-listed = { $portal } ist notiert: { $player } kassiert dort Nutzungsgebühren.
event-news-drawn = { $player } zieht e-News: „{ $news }“.
event-news-void = { $portal } gehört { $player }: Niemand zahlt.
event-news-waived = Freie Fahrt: { $player } zahlt diese { $amount } nicht.
event-claim-kept = { $player } behält die Karte: Wer { $portal } kauft, wird { $amount } schulden.
event-stack-empty = { $stack ->
    [news] Der e-News-Stapel ist leer: nichts für { $player }.
   *[bourse] Der Börsenstapel ist leer: nichts für { $player }.
}
event-bourse-drawn = { $player } zieht eine Börsenkarte: „{ $bourse }“
event-gained = Die Börse zahlt { $player } { $amount }.
event-loss-waived = Freie Fahrt: { $player } zahlt diese { $amount } nicht.
event-card-kept = { $kind ->
    [opa] { $player } behält eine OPA-Karte.
    [contre] { $player } behält eine Konter-OPA-Karte.
   *[libre] { $player } behält eine Freie Fahrt für { $rolls } Würfe.
}
event-libre-ended = Die Freie Fahrt von { $player } ist aufgebraucht.
event-royalties-due = { $player } landet auf { $portal } und schuldet { $other } { $amount } Nutzungsgebühr.
event-paid = { $to ->
    [bourse] { $player } zahlt der Börse { $amount }.
    [portal] { $player } legt { $amount } auf { $portal }.
   *[player] { $player } zahlt { $other } { $amount }.
}
event-took-site = { $player } kauft von { $other } eine Website für { $amount }.
event-took-access = { $player } kauft von { $other } einen Zugang für { $amount }.
event-took-portal = { $player } kauft { $portal } von { $other } für { $amount }.
event-attacked = { $from_at ->
    [yes] { $player } greift vom @ aus { $portal } an, das { $other } gehört.
   *[no] { $player } legt eine OPA-Karte auf { $portal }, das { $other } gehört.
}
event-countered = { $player } legt eine Konter-OPA, um { $portal } zu verteidigen.
event-not-countered = { $player } verteidigt { $portal } nicht.
event-attack-rolled = { $success ->
    [yes] { $player } würfelt { $one } und { $two }: Der Angriff gelingt.
   *[no] { $player } würfelt { $one } und { $two }: Der Angriff misslingt.
}
event-counter-rolled = { $success ->
    [yes] { $player } würfelt { $one } und { $two }: Die Abwehr hebt die Übernahme auf.
   *[no] { $player } würfelt { $one } und { $two }: Die Abwehr misslingt.
}
event-taken-over = { $player } übernimmt { $portal } von { $other } für { $amount }.
event-not-bought = { $player } verzichtet auf den Kauf von { $portal }.
event-debt = { $to ->
    [bourse] { $player } schuldet der Börse { $amount }, es fehlen { $short }.
    [portal] { $player } muss { $amount } auf { $portal } legen, es fehlen { $short }.
   *[player] { $player } schuldet { $other } { $amount }, es fehlen { $short }.
}
event-sold-portal = { $listed ->
    [yes] { $player } verkauft das notierte { $portal } für { $amount }.
   *[no] { $player } verkauft { $portal } für { $amount }.
}
event-unlisted = { $player } verkauft die Notierungskarte von { $portal } für { $amount }.
event-sold-listings = { $count ->
    [one] { $player } verkauft { $count } Notierungskarte für { $amount }.
   *[other] { $player } verkauft { $count } Notierungskarten für { $amount }.
}
event-sold-sites = { $count ->
    [one] { $player } verkauft { $count } Website für { $amount }.
   *[other] { $player } verkauft { $count } Websites für { $amount }.
}
event-sold-accesses = { $count ->
    [one] { $player } verkauft { $count } Zugang für { $amount }.
   *[other] { $player } verkauft { $count } Zugänge für { $amount }.
}
event-offered = { $kind ->
    [opa] { $player } bietet { $other } eine OPA-Karte für { $amount } an.
   *[contre] { $player } bietet { $other } eine Konter-OPA-Karte für { $amount } an.
}
event-card-bought = { $kind ->
    [opa] { $player } kauft { $other } eine OPA-Karte für { $amount } ab.
   *[contre] { $player } kauft { $other } eine Konter-OPA-Karte für { $amount } ab.
}
event-cards-sold = { $kind ->
    [opa] { $player } verkauft der Börse eine OPA-Karte für { $amount }.
   *[contre] { $player } verkauft der Börse eine Konter-OPA-Karte für { $amount }.
}
event-insolvent = { $player } kann { $amount } nicht aufbringen: Alles wird verkauft.
event-eliminated = { $player } ist ausgeschieden.
event-resigns = { $player } gibt am Ende dieser Aktion auf.
event-left = { $player } gibt auf: Aller Besitz kehrt auf den Plan zurück.
event-bell = Die Uhr ist abgelaufen: Diese Runde ist die letzte.
event-wealth = Vermögen von { $player }: { $amount }.
event-ended = { $reason ->
    [last] Nur noch einer ist übrig und beherrscht das Web.
    [rounds] Die vereinbarte Zahl von Runden ist gespielt.
    [clock] Die vereinbarte Zeit ist um.
    [control] Das Web ist beherrscht: Die vereinbarte Zahl notierter Portale ist erreicht.
   *[limit] Das Spiel hat lange genug gedauert: Es wird gewertet.
}

## Ende und Ergebnis

end-last = Nur noch einer ist übrig und beherrscht das Web.
end-rounds = Die vereinbarte Zahl von Runden ist gespielt.
end-clock = Die vereinbarte Zeit ist um.
end-control = Die vereinbarte Zahl notierter Portale ist erreicht.
end-limit = Die längste mögliche Partie ist erreicht.
result-winner = { $player } gewinnt mit einem Vermögen von { $points } €.
result-shared = { $players } teilen sich den Sieg mit je { $points } €.
result-void = Niemand gewinnt.

## Tischoptionen

option-round_limit = Runden
option-round_limit-help = Mit einer Grenze endet das Spiel nach so vielen Runden, und wer am reichsten ist, gewinnt. Ohne Grenze wird gespielt, bis nur noch einer übrig ist.
option-round_limit-0 = ohne Grenze
option-round_limit-90 = 90 Runden
option-round_limit-60 = 60 Runden
option-round_limit-45 = 45 Runden
option-round_limit-30 = 30 Runden
option-clock_minutes = Uhr
option-clock_minutes-help = Ist die Zeit um, wird die laufende Runde zu Ende gespielt, und wer am reichsten ist, gewinnt.
option-clock_minutes-0 = ohne Uhr
option-clock_minutes-90 = 90 Minuten
option-clock_minutes-60 = 60 Minuten
option-clock_minutes-30 = 30 Minuten
option-starting_cash = Startkapital
option-starting_cash-help = Was alle am Anfang haben. Je mehr es ist, desto länger dauert das Spiel.
option-starting_cash-400000 = 400.000 €
option-starting_cash-500000 = 500.000 €
option-starting_cash-600000 = 600.000 €
option-starting_cash-800000 = 800.000 €
option-starting_cash-1000000 = 1.000.000 €
option-control_target = Herrschaft über das Web
option-control_target-help = Wie viele notierte Portale den Sieg bringen, wenn man sie am Ende der eigenen Aktion besitzt. Empfohlen: 7 bei bis zu vier, 6 bei fünf oder sechs Spielern.
option-control_target-0 = ohne
option-control_target-3 = 3 notierte Portale
option-control_target-4 = 4 notierte Portale
option-control_target-5 = 5 notierte Portale
option-control_target-6 = 6 notierte Portale
option-control_target-7 = 7 notierte Portale
option-control_target-8 = 8 notierte Portale
option-control_target-9 = 9 notierte Portale
option-control_target-10 = 10 notierte Portale
option-control_target-11 = 11 notierte Portale
option-control_target-12 = 12 notierte Portale
option-control_target-13 = 13 notierte Portale
option-control_target-14 = 14 notierte Portale
option-control_target-15 = 15 notierte Portale
option-control_target-16 = 16 notierte Portale
option-control_target-17 = 17 notierte Portale
option-control_target-18 = 18 notierte Portale
option-counter_timing = Konter-OPA
option-counter_timing-help = Wann der Angegriffene über die Abwehr entscheidet: vor dem Wurf des Angreifers oder erst, wenn der Angriff gelungen ist.
option-counter_timing-before = vor dem Wurf
option-counter_timing-after = nach einem Erfolg
option-multi_buy = Website und Breitband
option-multi_buy-help = Wie viele Karten ein Website- oder Breitband-Feld verkauft.
option-multi_buy-false = eine Karte
option-multi_buy-true = beliebig viele
option-free_portal = Portal bei Freier Fahrt
option-free_portal-help = Was ein Portal ohne Besitzer kostet, wenn man mit Freier Fahrt darauf landet.
option-free_portal-true = nichts
option-free_portal-false = wie sonst zu bezahlen
option-leaver = Wenn jemand aufgibt
option-leaver-help = Was aus dem Platz wird: Er geht bankrott und aller Besitz kehrt auf den Plan zurück, oder ein Bot spielt weiter.
option-leaver-bankrupt = bankrott
option-leaver-bot = ein Bot übernimmt den Platz

## Beanstandungen: Editionen, getippte Aktionen, Stellungen

edition-track = Der Rundkurs hat 39 Felder und beginnt mit „at“; dieser hat { $count }.
edition-square = Feld { $square } heißt „{ $value }“; es muss at, site, access, silicon, listing, news, bourse oder ein Portal von P01 bis P18 sein.
edition-square-count = „{ $name }“ steht { $count }-mal auf dem Rundkurs; es müssen { $wanted } sein.
edition-entries = Es müssen { $wanted } Einträge „{ $name }“ sein; es sind { $count }.
edition-id = Die Einträge folgen der Reihe nach; dieser muss die id „{ $expected }“ haben.
edition-news-portal = Eine e-News-Karte nennt ein Portal von P01 bis P18.
edition-direction = Die Richtung einer e-News-Karte ist „in“ oder „out“.
edition-bourse-kind = Eine Börsenkarte ist von einer dieser Arten: { $known }.
edition-amount = { $value } ist kein Vielfaches von 5000.
edition-empty-text = Hier fehlt ein Text.
no-such-portal = Es gibt kein Portal „{ $name }“. Portale heißen P01 bis P18.
position-impossible = Diese Stellung ist unmöglich: Eine Karte ist an zwei Orten, oder was zu entscheiden ist, passt nicht zum Rest.

## Paragraphen: Aufbau

clause-PLW-001 = Planet'Web ist ein Spiel für 2, 3, 4, 5 oder 6 Personen.
clause-PLW-002 = Der Rundkurs hat 39 Felder, im Uhrzeigersinn nummeriert von 0 bis 38. Feld 0 ist das @.
clause-PLW-003 = Zu Beginn sind alle 18 Portale zu haben: Jede Figur steht auf ihrem eigenen Feld, und nirgends liegt Geld dabei.
clause-PLW-004 = Auf dem Plan liegen fünf Stapel: 36 e-News-Karten, 32 Börsenkarten, 18 Notierungskarten, 18 Website-Karten und 18 Breitband-Karten.
clause-PLW-005 = Der e-News-Stapel und der Börsenstapel werden vor dem Spiel verdeckt gemischt. In jedem der drei anderen Stapel sind alle Karten gleich, daher zählt nur ihre Anzahl.
clause-PLW-006 = Alle beginnen mit 400.000 €: vier Scheinen zu 50.000, vier zu 20.000, acht zu 10.000 und acht zu 5.000.
clause-PLW-007 = Alle beginnen mit fünf OPA-Karten und zwei Konter-OPA-Karten, den ausgeteilten. Sie liegen offen aus, ebenso die später gezogenen oder gekauften: Jeder weiß, wie viele Karten welcher Art die anderen haben.
clause-PLW-008 = Nicht ausgeteilte OPA- und Konter-OPA-Karten bleiben in der Ablage und spielen nicht mit.
clause-PLW-009 = Alles übrige Geld gehört der Börse, der Bank des Spiels.
clause-PLW-010 = Der Börse geht das Geld nie aus, und sie kann immer wechseln. Die Stückelung ist nur Zierde.
clause-PLW-011 = Alle Spielfiguren beginnen auf Feld 0. Dort zu stehen gilt am Anfang nicht als Landung auf dem @.
clause-PLW-012 = Alle würfeln einmal mit beiden Würfeln; wer die höchste Summe hat, beginnt.
clause-PLW-013 = Wer sich die höchste Summe teilt, würfelt untereinander erneut, bis einer vorn liegt.
clause-PLW-014 = Es geht im Uhrzeigersinn reihum, beginnend mit dem Startspieler. Ausgeschiedene werden übersprungen.

## Paragraphen: der Zug

clause-PLW-015 = Ein Zug besteht aus einer oder mehreren Aktionen. Jede Aktion ist entweder eine Bewegung oder ein Übernahmeangebot mit einer OPA-Karte (PLW-105).
clause-PLW-016 = Für eine Bewegung wirft man beide Würfel und rückt die eigene Spielfigur um die Summe im Uhrzeigersinn vor.
clause-PLW-017 = Auf Feld 38 folgt Feld 0: Der Kurs ist geschlossen, und die Figur zieht immer weiter rundherum.
clause-PLW-018 = Nur das Feld, auf dem eine Bewegung endet, hat eine Wirkung. Ein Feld zu überqueren bringt und kostet nichts, auch beim @.
clause-PLW-019 = Auf einem Feld dürfen beliebig viele Spielfiguren stehen. Sie beeinflussen einander nicht.
clause-PLW-020 = Wer sich mit einem Pasch bewegt, hat eine weitere Aktion, sobald die Landung vollständig abgewickelt ist. Das geht so weiter, solange Bewegungen einen Pasch zeigen, ohne Grenze.
clause-PLW-021 = Für PLW-020 zählen nur die Würfel einer Bewegung. Ein Pasch beim Startwurf, bei einer Übernahme, bei einer Abwehr oder auf dem @ bringt nie eine weitere Aktion.
clause-PLW-022 = Die weitere Aktion nach einem Pasch ist eine volle Aktion: eine Bewegung oder ein Übernahmeangebot mit Karte.
clause-PLW-023 = Wer während einer Aktion ausscheidet, hat keine weitere.
clause-PLW-024 = Der Zug endet nach einer Bewegung ohne Pasch und nach jedem Übernahmeangebot mit Karte.

## Paragraphen: Kaufen

clause-PLW-025 = Kein Feld zwingt zum Kauf.
clause-PLW-026 = Gekauft wird sofort, vollständig und bar. Was nicht bar bezahlt werden kann, wird nicht angeboten; um zu kaufen, darf nichts verkauft, verpfändet oder geliehen werden.
clause-PLW-027 = Keine freiwillige Handlung, weder ein Kauf noch ein Angebot, darf Schulden machen.
clause-PLW-028 = Es wird untereinander nicht gehandelt, geliehen oder geschenkt. Besitz und Geld wechseln nur durch Nutzungsgebühren, e-News-Zahlungen und Forderungen, Übernahmen, Käufe auf dem @ sowie OPA- und Konter-OPA-Karten, die ein Schuldner seinem Gläubiger verkauft.
clause-PLW-029 = Man darf beliebig viele Portale und Karten besitzen.
clause-PLW-030 = Der Preis geht an die Börse, außer man kauft von jemandem aus der Runde: Dann bekommt dieser ihn.
clause-PLW-031 = Auf einen Kauf zu verzichten hat keine Folgen. Versteigert wird nichts.

## Paragraphen: Portale

clause-PLW-032 = Wer auf einem Portal ohne Besitzer landet, darf es für 20.000 € kaufen und nimmt die Figur.
clause-PLW-033 = Wer das Portal kauft, nimmt auch alles Geld, das darauf liegt, den Topf.
clause-PLW-034 = Danach bezahlt man alle Forderungen, die andere gegen dieses Portal haben (PLW-067 bis PLW-073).
clause-PLW-035 = Das Portal wird nur angeboten, wenn man mindestens 20.000 € hat und das eigene Bargeld, abzüglich des Preises und zuzüglich des Topfs, alle Forderungen der anderen gegen dieses Portal deckt.
clause-PLW-036 = Auf dem eigenen Portal zu landen, notiert oder nicht, kostet und bringt nichts.
clause-PLW-037 = Auf einem fremden Portal zu landen kostet nichts, solange es nicht notiert ist.
clause-PLW-038 = Wer auf einem fremden notierten Portal landet, schuldet dem Besitzer 60.000 € Nutzungsgebühr.
clause-PLW-039 = Die Nutzungsgebühr beträgt 60.000 € je Landung, gleichgültig, wie viele Portale der Besitzer hat.
clause-PLW-040 = Die Nutzungsgebühr wird von selbst eingezogen. Der Besitzer kann sie weder vergessen noch erlassen.

## Paragraphen: Website, Breitband und Silicon Valley

clause-PLW-041 = Auf einem Website-Feld darf man eine Website-Karte für 10.000 € kaufen.
clause-PLW-042 = Auf einem Breitband-Feld darf man eine Breitband-Karte für 10.000 € kaufen.
clause-PLW-043 = Silicon Valley verkauft bis zu zwei E-Services zu je 10.000 €: nichts, eine Website, einen Zugang, je eins von beiden, zwei Websites oder zwei Zugänge.
clause-PLW-044 = Eine Landung verkauft höchstens eine Karte, Silicon Valley höchstens zwei. (Mit der Tischoption „beliebig viele“ verkaufen Website- und Breitband-Felder, so viel man will.)
clause-PLW-045 = Ein leerer Stapel verkauft nichts, bis eine Karte zu ihm zurückkommt, und man kann nie mehr Karten kaufen, als ein Stapel enthält.
clause-PLW-046 = E-Services darf man auch ohne Portal kaufen.
clause-PLW-047 = Eine Website- oder Breitband-Karte ist ungebunden, bis ein Portal mit ihr notiert wird.

## Paragraphen: Notierung

clause-PLW-048 = Auf einem Notierungsfeld darf man eine Notierungskarte für 10.000 € kaufen, wenn man in diesem Augenblick ein nicht notiertes Portal, eine ungebundene Website und einen ungebundenen Zugang hat und der Stapel noch eine Karte enthält.
clause-PLW-049 = Beim Kauf benennt man das nicht notierte Portal, das an die Börse geht. Eine Website, ein Zugang und die Notierungskarte werden daran gebunden; von da an ist es notiert.
clause-PLW-050 = Eine Landung auf einem Notierungsfeld notiert höchstens ein Portal.
clause-PLW-051 = Eine gebundene Karte dient nur ihrem Portal. Man kann sie nicht nach Belieben versetzen, lösen oder zurücknehmen.
clause-PLW-052 = Sobald jemand ein nicht notiertes Portal, eine ungebundene Website, einen ungebundenen Zugang und eine freie Notierungskarte hat, wird das Portal notiert, ohne Notierungsfeld und ohne weitere Kosten.
clause-PLW-053 = PLW-052 wird am Ende jeder eigenen Landung von selbst ausgeführt (nach dem ganzen Kauf in Silicon Valley und nach der ganzen Aktion auf dem @), außerdem nach jedem Notverkauf. Eine Wahl hat man dabei nicht.
clause-PLW-054 = Kommen für PLW-052 mehrere nicht notierte Portale in Frage, benennt man eines; ein einziges wird ohne Rückfrage genommen. PLW-052 wiederholt sich, solange es zutrifft.
clause-PLW-055 = Ein notiertes Portal bringt Nutzungsgebühren, kann Ziel einer Übernahme sein und ist samt seinen drei Karten vor Käufen auf dem @ geschützt (PLW-103).
clause-PLW-056 = Eine Notierung endet nur, wenn der Besitzer sie unter Schulden auflöst (PLW-127, PLW-128). Bei einer Übernahme wechselt das notierte Portal als Ganzes.

## Paragraphen: e-News

clause-PLW-057 = Wer auf einem e-News-Feld landet, zieht die oberste e-News-Karte; sie wird sofort ausgeführt.
clause-PLW-058 = Jede Karte nennt ein Portal, einen Betrag und eine Richtung: Entweder zahlt, wer sie gezogen hat, an das Portal, oder das Portal zahlt an ihn.
clause-PLW-059 = Gehört das Portal einem anderen und ist an das Portal zu zahlen, geht der Betrag an den Besitzer.
clause-PLW-060 = Gehört das Portal einem anderen und zahlt das Portal, so zahlt der Besitzer den Betrag an den, der die Karte gezogen hat.
clause-PLW-061 = Für PLW-059 und PLW-060 ist es gleichgültig, ob das Portal notiert ist.
clause-PLW-062 = Gehört das Portal dem, der die Karte gezogen hat, ist sie wirkungslos und niemand zahlt.
clause-PLW-063 = Hat das Portal keinen Besitzer und ist an das Portal zu zahlen, wird der Betrag auf sein Feld gelegt und bildet dort den Topf.
clause-PLW-064 = Hat das Portal keinen Besitzer und zahlt das Portal, so behält man die Karte als Forderung gegen den künftigen Käufer.
clause-PLW-065 = Eine Karte, die nicht behalten wird, kommt unter den e-News-Stapel, sobald sie vollständig abgewickelt ist. Der Stapel wird nie neu gemischt.
clause-PLW-066 = Ist keine e-News-Karte mehr da, weil alle als Forderungen behalten wurden, bleibt die Landung ohne Wirkung.

## Paragraphen: Töpfe und Forderungen

clause-PLW-067 = Ein Topf bleibt liegen, bis jemand das Portal kauft. Töpfe wachsen ohne Grenze.
clause-PLW-068 = Töpfe und Forderungen gibt es nur bei Portalen ohne Besitzer.
clause-PLW-069 = Wird ein Portal mit Forderungen gekauft, zahlt der Käufer jedem Inhaber den Betrag seiner Karte, und die Karte kommt unter den e-News-Stapel.
clause-PLW-070 = Erst kommt der Preis, dann der Topf, dann kommen die Forderungen, im Uhrzeigersinn ab dem Platz des Käufers. In dieser Reihenfolge kommen die Karten unter den Stapel.
clause-PLW-071 = Eine Forderung, die der Käufer selbst hält, ist wirkungslos; ihre Karte kommt unter den Stapel.
clause-PLW-072 = Forderungen kann man nicht verkaufen, verschenken oder pfänden, und bei keiner Bewertung zählen sie etwas. Scheidet ihr Inhaber aus, verfallen sie, und die Karten kommen in der Reihenfolge unter den Stapel, in der sie gezogen wurden.
clause-PLW-073 = Ein Portal, das nach einem Notverkauf auf den Plan zurückkehrt, beginnt neu, ohne Topf und ohne Forderungen. Später gezogene Karten können neue schaffen.

## Paragraphen: Börsenkarten

clause-PLW-074 = Wer auf einem Börsenfeld landet, zieht die oberste Börsenkarte.
clause-PLW-075 = Einen Gewinn zahlt die Börse, ein Verlust geht an die Börse.
clause-PLW-076 = OPA- und Konter-OPA-Karten behält man, bis man sie einsetzt oder unter Schulden verkauft.
clause-PLW-077 = Eine Karte Freie Fahrt behält man; sie wirkt für so viele Bewegungswürfe, wie darauf steht (PLW-080).
clause-PLW-078 = Eine ausgeführte oder aufgebrauchte Börsenkarte kommt unter den Börsenstapel, der nie neu gemischt wird.
clause-PLW-079 = Ist der Börsenstapel leer, bleibt die Landung ohne Wirkung.

## Paragraphen: Freie Fahrt

clause-PLW-080 = Freie Fahrt beginnt mit dem nächsten Bewegungswurf ihres Inhabers, auch noch im selben Zug nach einem Pasch. Jeder Bewegungswurf senkt den Zähler im Augenblick des Wurfs um eins; Würfe für eine Übernahme, eine Abwehr oder auf dem @ zählen nicht.
clause-PLW-081 = Eine Landung nach einem gezählten Wurf ist frei: Was der Inhaber ihretwegen zahlen müsste, ist 0, und wer es bekommen hätte, bekommt nichts.
clause-PLW-082 = Eine freie Landung auf einem fremden notierten Portal kostet keine Nutzungsgebühr.
clause-PLW-083 = Bei einer freien Landung auf einem Portal ohne Besitzer darf man es für 0 nehmen. Den Topf bekommt man, die Forderungen der anderen verfallen unbezahlt, und ihre Karten kommen unter den Stapel. (Mit der Tischoption „wie sonst zu bezahlen“ sind Preis und Forderungen fällig.)
clause-PLW-084 = Eine freie Landung auf einem Website- oder Breitband-Feld bringt eine Karte für 0; in Silicon Valley bleiben die sechs Möglichkeiten, alle für 0.
clause-PLW-085 = Bei einer freien Landung auf einem Notierungsfeld kostet die Notierungskarte nichts; die übrigen Bedingungen von PLW-048 bleiben.
clause-PLW-086 = Bei einer freien e-News-Landung wird an kein Portal gezahlt, weder an den Besitzer noch in den Topf. Eine Karte, bei der das Portal zahlt, wirkt wie sonst und kann zur Forderung werden.
clause-PLW-087 = Bei einer freien Börsenlandung entfällt ein Verlust. Gewinne und Karten zum Behalten wirken wie sonst.
clause-PLW-088 = Bei einer freien Landung auf dem @ kostet die gewählte Aktion 0, und die betroffenen Gegner bekommen nichts.
clause-PLW-089 = Freie Fahrt deckt weder ein Übernahmeangebot mit Karte, das weiterhin 50.000 € kostet, noch das, was ihr Inhaber wegen der Landung eines anderen schuldet (PLW-060).
clause-PLW-090 = Die Karte kommt unter den Börsenstapel, sobald die Landung ihres letzten gezählten Wurfs vollständig abgewickelt ist, und vor jeder weiteren Aktion.
clause-PLW-091 = Eine zweite Karte Freie Fahrt, die man inzwischen zieht, wartet, bis die ältere aufgebraucht ist; die Zahlen der Würfe addieren sich also.

## Paragraphen: das @-Feld

clause-PLW-092 = Wer eine Bewegung auf dem @ beendet, darf eines von dreien tun oder gar nichts: eine Übernahme, einen Kauf bei Gegnern oder eine Notierung.
clause-PLW-093 = Für eine Übernahme auf dem @ benennt man ein notiertes Portal eines Gegners und wirft beide Würfel. Jeder Wurf außer einem Pasch gelingt (5 von 6 Fällen); ein Pasch misslingt.
clause-PLW-094 = Die Übernahme auf dem @ braucht keine OPA-Karte, und keine Konter-OPA kann gegen sie gelegt werden.
clause-PLW-095 = Gelingt sie, darf man das notierte Portal mit seinen drei Karten für 50.000 € kaufen, die der Besitzer bekommt.
clause-PLW-096 = Eine Übernahme auf dem @ darf nur ankündigen, wer mindestens 50.000 € bar hat; bei einer freien Landung genügt jeder Betrag.
clause-PLW-097 = Eine misslungene Übernahme auf dem @ kostet nichts.
clause-PLW-098 = Beim Kauf auf dem @ darf man von einem oder zwei Gegnern ein oder zwei Dinge zum Kaufpreis erwerben: eine ungebundene Website (10.000 €), einen ungebundenen Zugang (10.000 €) oder ein nicht notiertes Portal (20.000 €).
clause-PLW-099 = Der Gegner kann sich nicht weigern; er bekommt den Preis.
clause-PLW-100 = Die beiden Dinge wählt man nacheinander; jedes muss im Augenblick der Wahl bar bezahlbar sein, und nach dem ersten darf man aufhören.
clause-PLW-101 = Freie Notierungskarten, OPA- und Konter-OPA-Karten, Forderungen und Karten Freie Fahrt kann man auf dem @ nicht kaufen.
clause-PLW-102 = Bei der Notierung auf dem @ darf man eine Notierungskarte für 10.000 € kaufen, auch wenn kein Portal dafür bereit ist. Trifft PLW-052 zu, wird sie sofort verwendet, sonst bleibt sie als freie Notierungskarte liegen.
clause-PLW-103 = Ein notiertes Portal und die daran gebundenen Karten kann man auf dem @ nicht kaufen.
clause-PLW-104 = War die Bewegung auf das @ ein Pasch, folgt die weitere Aktion nach der Aktion auf dem @.

## Paragraphen: Übernahme mit Karte

clause-PLW-105 = Zu Beginn jeder eigenen Aktion darf man, statt für eine Bewegung zu würfeln, eine OPA-Karte gegen ein notiertes Portal eines anderen einsetzen. Die Spielfigur bleibt stehen.
clause-PLW-106 = Wer eine Übernahme ankündigt, muss mindestens 50.000 € bar haben.
clause-PLW-107 = Der Angreifer benennt das Portal und legt die OPA-Karte darauf.
clause-PLW-108 = Hat der Besitzer eine Konter-OPA-Karte, entscheidet er nun, bevor der Angreifer würfelt, ob er sie neben die OPA-Karte legt. (Mit der Tischoption „nach einem Erfolg“ entscheidet er erst, wenn der Angriff gelungen ist.)
clause-PLW-109 = Nur der Besitzer des angegriffenen Portals darf kontern, und zwar mit höchstens einer Konter-OPA-Karte.
clause-PLW-110 = Der Angreifer wirft beide Würfel: Eine gerade Summe gelingt, eine ungerade misslingt.
clause-PLW-111 = Misslingt der Angriff, wechselt nichts den Besitzer, und die Abwehr würfelt nicht.
clause-PLW-112 = Gelingt der Angriff und liegt eine Konter-OPA, wirft der Besitzer beide Würfel: Eine gerade Summe hebt die Übernahme auf, eine ungerade bleibt ohne Wirkung.
clause-PLW-113 = Nach einem Erfolg, der nicht aufgehoben wurde, darf der Angreifer das notierte Portal samt gebundener Website, Zugang und Notierungskarte für 50.000 € kaufen. Er darf auch verzichten.
clause-PLW-114 = Die 50.000 € gehen an den früheren Besitzer.
clause-PLW-115 = Das gekaufte Portal bleibt beim neuen Besitzer notiert und kann schon mit der nächsten Aktion eines anderen wieder angegriffen werden.
clause-PLW-116 = Eine eingesetzte OPA-Karte verlässt die Hand des Angreifers, wie es auch ausgeht: Eine ausgeteilte kommt in die Ablage und aus dem Spiel, eine von der Börse unter den Börsenstapel.
clause-PLW-117 = Dasselbe gilt für eine gelegte Konter-OPA-Karte, auch wenn der Angriff misslang und für sie nie gewürfelt wurde.
clause-PLW-118 = Wer beide Arten hat, verwendet und verkauft zuerst ausgeteilte Karten, unter den Börsenkarten die am längsten gehaltene. Haben beide Seiten Börsenkarten eingesetzt, kommt zuerst die OPA-Karte unter den Stapel, danach die Konter-OPA-Karte.
clause-PLW-119 = Ein Übernahmeangebot mit Karte beendet den Zug, was die Würfel auch zeigten. Es gibt also höchstens eines je Zug, immer als letzte Aktion.
clause-PLW-120 = Eigene Portale und nicht notierte Portale kann man nicht angreifen.

## Paragraphen: Schulden und Ausscheiden

clause-PLW-121 = Schulden entstehen nur durch Nutzungsgebühren, e-News-Zahlungen und Börsenverluste. Jede Schuld hat einen Schuldner, einen Betrag und einen Gläubiger: jemanden aus der Runde, die Börse oder ein Portal ohne Besitzer (PLW-063).
clause-PLW-122 = Ein Schuldner mit genug Bargeld zahlt sofort und ohne Wahl.
clause-PLW-123 = Ein Schuldner ohne genug Bargeld muss verkaufen, bis die Schuld gedeckt ist, und darf danach nichts mehr verkaufen. Nur die Zwangsverkäufe nach PLW-125 und PLW-129 werden zu Ende geführt.
clause-PLW-124 = Die Börse zahlt den halben Kaufpreis: 10.000 € für ein Portal, 5.000 € für eine Website-, Breitband- oder Notierungskarte.
clause-PLW-125 = Ein Schuldner darf keine unbenutzte Notierungskarte behalten: Vor allem anderen werden alle freien zu je 5.000 € verkauft.
clause-PLW-126 = Danach wählt der Schuldner, solange das Geld nicht reicht, immer eine Sache zum Verkauf, in beliebiger Reihenfolge: eine ungebundene Website, einen ungebundenen Zugang, ein beliebiges eigenes Portal, die Notierungskarte eines notierten Portals, eine OPA-Karte oder eine Konter-OPA-Karte.
clause-PLW-127 = Wer ein notiertes Portal verkauft, verkauft die Figur für 10.000 € und löst deren Website, Zugang und Notierungskarte.
clause-PLW-128 = Die Notierungskarte eines notierten Portals zu verkaufen bringt 5.000 €. Das Portal bleibt, nun ohne Notierung; Website und Zugang werden ungebunden.
clause-PLW-129 = Eine durch PLW-127 gelöste Notierungskarte notiert sofort ein anderes Portal, wenn PLW-052 zutrifft; sonst wird sie sofort für 5.000 € verkauft.
clause-PLW-130 = Verkaufte Portale kehren auf ihr Feld zurück und sind wieder zu haben; verkaufte Websites, Zugänge und Notierungskarten kehren auf ihre Stapel zurück.
clause-PLW-131 = Eine OPA- oder Konter-OPA-Karte wird zuerst dem Gläubiger für 20.000 € angeboten. Lehnt er ab, zahlt die Börse 10.000 €.
clause-PLW-132 = Das Angebot gibt es nur, wenn der Gläubiger mitspielt und mindestens 20.000 € bar hat. Sonst zahlt die Börse sofort 10.000 €.
clause-PLW-133 = Eine dem Gläubiger verkaufte Karte kommt auf seine Hand und behält ihre Art. An die Börse verkauft, kommt eine ausgeteilte Karte in die Ablage, eine Börsenkarte unter den Börsenstapel.
clause-PLW-134 = Ist eine Schuld größer als alles, was der Schuldner aufbringen kann, wird alles verkauft, und die ganze Summe geht an den Gläubiger.
clause-PLW-135 = Das geschieht von selbst, wenn Bargeld, halbe Preise von allem und der Wert der OPA- und Konter-OPA-Karten (je 20.000 €, wenn der Gläubiger mitspielt und mindestens 20.000 € bar hat, sonst je 10.000 €) zusammen die Schuld nicht erreichen. Geprüft wird nach PLW-125 und nach jedem Verkauf. Verkauft werden erst alle Portale mit ihren Karten, dann die übrigen Websites und Zugänge, dann die OPA- und zuletzt die Konter-OPA-Karten, jede dem Gläubiger angeboten wie in PLW-131 und PLW-132.
clause-PLW-136 = PLW-134 gilt auch, wenn ein Schuldner, der nach eigener Wahl verkaufte, nichts mehr zu verkaufen hat und die Schuld nicht gedeckt ist.
clause-PLW-137 = Der Schuldner von PLW-134 scheidet aus, und seine Spielfigur wird entfernt. Forderungen kommen unter den e-News-Stapel, Karten Freie Fahrt unter den Börsenstapel, in der Reihenfolge, in der sie gezogen wurden.
clause-PLW-138 = Der Gläubiger bekommt nichts als Geld. Ein Portal ohne Besitzer bekommt es als Topf, die Börse behält es.
clause-PLW-139 = Scheidet aus, wer am Zug ist, endet der Zug. Scheidet jemand anders aus, geht der Zug weiter, die weitere Aktion für einen Pasch eingeschlossen.
clause-PLW-140 = Es gibt nie mehr als eine offene Schuld.
clause-PLW-141 = Ein Notverkauf kann im Zug eines anderen stattfinden (PLW-060). Der Schuldner handelt dann außer der Reihe.

## Paragraphen: Ende und Varianten

clause-PLW-142 = Spiel mit Grenze: Man vereinbart eine Grenze, entweder eine Zahl von Runden (PLW-146) oder eine Uhr. Ist sie erreicht, gewinnt, wer von den Verbliebenen das größte Vermögen hat. Läuft die Uhr ab, wird die laufende Runde noch zu Ende gespielt; der Augenblick wird festgehalten, damit die Wiedergabe genau bleibt.
clause-PLW-143 = Vermögen ist Bargeld plus Kaufpreise: 20.000 € je Portal, 10.000 € je Website-, Breitband- und Notierungskarte, gebunden oder nicht. OPA-, Konter-OPA-Karten und Freie Fahrt, Forderungen und Töpfe zählen 0.
clause-PLW-144 = Bei gleichem Vermögen gewinnen mehr notierte Portale, dann mehr Portale, dann mehr Bargeld. Ist alles gleich, wird der Sieg geteilt.
clause-PLW-145 = Höheres Startkapital: Alle können mit mehr als 400.000 € beginnen. Das Spiel dauert dann länger.
clause-PLW-146 = Runde 1 beginnt mit dem ersten Zug des Startspielers. Die Rundenzahl steigt jedes Mal um eins, wenn der Zug den Platz des Startspielers erreicht oder überspringt, auch wenn dieser ausgeschieden ist. Mit einer Grenze endet das Spiel, sobald die Zahl sie überschreiten würde.
clause-PLW-147 = Das Spiel endet sofort, wenn nur noch einer übrig ist: Er beherrscht das Web und gewinnt.
clause-PLW-148 = Das Web zu beherrschen heißt, die Portale der anderen zu erwerben. Im normalen Spiel beendet keine bestimmte Zahl von Portalen die Partie; die Tischoption „Herrschaft über das Web“ legt eine fest.
clause-PLW-149 = Wer aufgibt, scheidet aus mit der Börse als Gläubiger: Aller Besitz kehrt auf den Plan zurück, das Bargeld geht an die Börse, die Karten dorthin, wohin PLW-133 und PLW-137 sie schicken, und niemandem wird eine angeboten. War er am Zug, ist der Nächste dran.
clause-PLW-150 = Eine Aufgabe wirkt sofort, wenn gerade jemand seine Aktion zu wählen hat; sonst am Ende der laufenden Aktion. Was der Aufgebende bis dahin entscheiden müsste, wird von selbst entschieden.
clause-PLW-151 = Zur Sicherheit wird ein Spiel nach 2.000 Runden oder 60.000 Entscheidungen gewertet wie in PLW-142.
clause-PLW-152 = Schlusstabelle: erst der Sieger; dann die übrigen Verbliebenen nach Vermögen, wenn das Spiel eine Grenze hatte oder durch Herrschaft über das Web endete; dann die Ausgeschiedenen, der zuletzt Ausgeschiedene zuerst.

## Der Ratgeber: was in einer Stellung zählt

term-cash = { $way ->
    [up] dir bleibt mehr Geld
   *[down] dir bleibt weniger Geld
}
term-portals = { $way ->
    [up] du hast mehr Portale für die Notierung
   *[down] du hast weniger Portale für die Notierung
}
term-listed = { $way ->
    [up] das verspricht dir mehr notierte Portale
   *[down] das verspricht dir weniger notierte Portale
}
term-services = { $way ->
    [up] deine Websites, Zugänge und Notierungen sind mehr wert
   *[down] deine Websites, Zugänge und Notierungen sind weniger wert
}
term-weapons = { $way ->
    [up] du behältst mehr OPA-Karten
   *[down] du hast weniger OPA-Karten
}
term-passage = { $way ->
    [up] deine freie Fahrt dauert länger
   *[down] deine freie Fahrt dauert kürzer
}
term-royalties = { $way ->
    [up] die Bilanz der Nutzungsgebühren verschiebt sich zu deinen Gunsten
   *[down] die Bilanz der Nutzungsgebühren verschiebt sich zu deinen Ungunsten
}
term-cushion = { $way ->
    [up] dir wird das Geld nicht so leicht knapp
   *[down] dir wird das Geld leichter knapp
}
term-debt = { $way ->
    [up] deine Schulden kosten dich weniger
   *[down] deine Schulden kosten dich mehr
}
term-claim = { $way ->
    [up] man schuldet dir mehr
   *[down] man schuldet dir weniger
}
term-threat = { $way ->
    [up] die Übernahme, die dir droht, gelingt nicht so leicht
   *[down] die Übernahme, die dir droht, gelingt leichter
}
term-others = { $way ->
    [up] die anderen stehen schlechter da
   *[down] die anderen stehen besser da
}
