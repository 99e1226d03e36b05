# Planet'Web sur la page.

## Le circuit

planetweb-circuit = Le circuit
planetweb-start = Départ
planetweb-square-at = @
planetweb-square-site = Site Web
planetweb-square-access = Haut débit
planetweb-square-silicon = Silicon Valley
planetweb-square-listing = Cotation
planetweb-square-news = e-News
planetweb-square-bourse = Bourse
planetweb-for-sale = à vendre
planetweb-owned-by = à { $player }, non coté
planetweb-listed-by = coté, à { $player }
planetweb-pot = cagnotte { $amount }
planetweb-claim = { $player } : créance de { $amount }
planetweb-standing = pions : { $players }
planetweb-named = { $name } : { $what }
planetweb-point = Pointez une case pour savoir de quoi il s'agit.
planetweb-about-at = le départ ; qui y arrive peut lancer une OPA, acheter aux adversaires ou coter.
planetweb-about-site = vend une carte Site Web pour { $price }.
planetweb-about-access = vend une carte Accès haut débit pour { $price }.
planetweb-about-silicon = vend jusqu'à deux cartes Site Web ou Accès, { $price } pièce.
planetweb-about-listing = cote un portail pour { $price }, si un site et un accès sont prêts.
planetweb-about-news = on pioche une carte e-News.
planetweb-about-bourse = on pioche une carte Bourse.
planetweb-about-for-sale = à vendre pour { $price }
planetweb-about-owned = à { $player }, non coté : y arriver ne coûte rien
planetweb-about-listed = coté par { $player } : y arriver coûte { $amount }
planetweb-earned = royalties jusqu'ici : { $amount }
planetweb-the-bourse = la Bourse
planetweb-the-pot = une cagnotte

## La scène

planetweb-stage = Ce qui se passe
planetweb-now-play = C'est à { $player } de lancer les dés ou une OPA.
planetweb-now-buy-portal = { $player } est sur { $portal }, qui est à vendre.
planetweb-now-buy-site = { $player } peut acheter une carte Site Web.
planetweb-now-buy-access = { $player } peut acheter une carte Accès haut débit.
planetweb-now-silicon = { $player } est à Silicon Valley et peut acheter jusqu'à deux cartes.
planetweb-now-list = { $player } peut faire coter un portail.
planetweb-now-assign-listing = { $player } choisit le portail qui est coté.
planetweb-now-at-menu = { $player } est sur l'@ : une action, ou aucune.
planetweb-now-at-second = { $player } peut acheter une seconde chose.
planetweb-now-counter = { $other } lance une OPA sur { $portal }. { $player } va-t-il le défendre ?
planetweb-now-opa-buy = L'OPA sur { $portal } a réussi : { $player } peut l'acheter pour { $price }.
planetweb-now-liquidate = { $to ->
    [player] { $debtor } doit { $amount } à { $other } ; il lui manque { $short }.
    [portal] { $debtor } doit poser { $amount } sur { $portal } ; il lui manque { $short }.
   *[bourse] { $debtor } doit { $amount } à la Bourse ; il lui manque { $short }.
}
planetweb-now-card-offer = { $debtor } vend { $card ->
    [contre] une carte Contre OPA
   *[opa] une carte OPA
} : { $player } peut l'avoir pour { $price }.
planetweb-round = Tour { $round }
planetweb-round-of = Tour { $round } sur { $limit }
planetweb-clock = pendule { $minutes } min
planetweb-last-round = dernier tour
planetweb-dice = { $player } a fait { $one } et { $two } : { $total }
planetweb-plays-again = double : rejoue
planetweb-free-landing = Libre Circulation : ici, rien n'est à payer.
planetweb-free-rolls = { $count ->
    [one] { $player } circule librement pour encore { $count } lancer.
   *[other] { $player } circule librement pour encore { $count } lancers.
}
planetweb-stacks = Cartes restant dans les piles
planetweb-stack-site = { $count ->
    [one] { $count } site
   *[other] { $count } sites
}
planetweb-stack-access = { $count ->
    [one] { $count } accès
   *[other] { $count } accès
}
planetweb-stack-listing = { $count ->
    [one] { $count } Cotation
   *[other] { $count } Cotations
}
planetweb-left = reste { $count }
planetweb-services-left = restent : { $sites } Site Web, { $accesses } Accès
planetweb-none-drawn = Aucune carte piochée.
planetweb-news-in = Qui l'a piochée paie { $amount } à { $portal }.
planetweb-news-out = { $portal } paie { $amount } à qui l'a piochée.
planetweb-bourse-gain = Gain : { $amount }
planetweb-bourse-loss = Perte : { $amount }
planetweb-bourse-opa = Carte OPA, à garder
planetweb-bourse-contre = Carte Contre OPA, à garder
planetweb-bourse-libre = Libre Circulation pour { $rolls } lancers
planetweb-danger = { $count ->
    [0] Aucun portail coté d'un adversaire à portée.
    [one] { $count } portail coté à portée : { $chance } % ({ $of36 } lancers sur 36)
   *[other] { $count } portails cotés à portée : { $chance } % ({ $of36 } lancers sur 36)
}

## Les choix

planetweb-group-opa = Ou une OPA avec une carte, { $price } si elle réussit
planetweb-group-at-opa = Reprendre un portail coté
planetweb-group-take = Acheter aux adversaires
planetweb-group-sell-cards = Cartes
planetweb-group-sell-portals = Portails non cotés
planetweb-group-sell-listed = Portails cotés
planetweb-act-roll = Lancer les dés
planetweb-act-opa = { $portal }
planetweb-act-buy-portal = Acheter le portail
planetweb-act-buy-site = Acheter un site
planetweb-act-buy-access = Acheter un accès
planetweb-act-pass = Ne rien faire
planetweb-act-stop = Rien de plus
planetweb-act-services-S = Un site
planetweb-act-services-A = Un accès
planetweb-act-services-SA = Un de chaque
planetweb-act-services-SS = Deux sites
planetweb-act-services-AA = Deux accès
planetweb-act-list = Coter { $portal }
planetweb-act-listing = Une carte Cotation
planetweb-act-take-portal = { $portal }
planetweb-act-take-site = Carte Site Web
planetweb-act-take-access = Carte Accès
planetweb-act-counter = Poser une Contre OPA
planetweb-act-no-counter = Ne pas défendre
planetweb-act-take-over = Acheter le portail coté
planetweb-act-sell-site = Carte Site Web
planetweb-act-sell-access = Carte Accès
planetweb-act-sell-opa = Carte OPA
planetweb-act-sell-contre = Carte Contre OPA
planetweb-act-sell-portal = { $portal }
planetweb-act-sell-listing = Cotation de { $portal }
planetweb-act-buy-card = Acheter la carte
planetweb-act-no-card = La laisser à la Bourse
planetweb-note-one-in-two = 1 chance sur 2
planetweb-note-one-in-four = 1 chance sur 2, ou 1 sur 4 si Contre OPA
planetweb-note-five-in-six = 5 chances sur 6, sans défense
planetweb-note-creditor-first = proposée au créancier, sinon la moitié
planetweb-note-relists = ses cartes font coter un autre portail
planetweb-note-sells-listing = plus { $price } pour sa Cotation
planetweb-note-unbinds = garde le portail, libère site et accès
planetweb-why-not-now = impossible pour le moment
planetweb-why-no-opa = pas de carte OPA
planetweb-why-takeover-cash = moins de { $price } en caisse
planetweb-why-cash = pas assez d'argent
planetweb-why-stock = pile vide
planetweb-instead-of = au lieu de
planetweb-sale-site = Une carte Site Web
planetweb-sale-access = Une carte Accès haut débit
planetweb-sale-services = Deux cartes au plus
planetweb-sale-listing = Une carte Cotation
planetweb-price = Prix
planetweb-price-each = Prix de chacune
planetweb-pot-gained = Cagnotte
planetweb-claims-due = Créances des autres
planetweb-cash-after = En caisse ensuite
planetweb-preview = { $choice } ? Appuyez encore ou confirmez.
planetweb-then-cash = En caisse ensuite : { $amount }.
planetweb-then-chance = { $countered ->
    [0] Réussit avec { $chance } lancers sur 36.
   *[other] Réussit avec { $chance } lancers sur 36, { $countered } en cas de Contre OPA.
}
planetweb-then-short = Il manquera encore { $amount }.
planetweb-then-covered = La dette est couverte.
planetweb-then-unbinds = Son site et son accès sont libérés.
planetweb-then-lists = { $portal } est aussitôt coté avec ses cartes.
planetweb-then-lists-one = Un autre portail est aussitôt coté avec ses cartes.
planetweb-then-sells-listing = Sa carte Cotation est vendue aussi.

## Les OPA

planetweb-takeover = OPA
planetweb-takeover-of = OPA sur { $portal }
planetweb-card-opa = carte OPA
planetweb-card-contre = Contre OPA
planetweb-from-at = depuis l'@
planetweb-needs-even = il faut un total pair
planetweb-needs-no-double = tout sauf un double
planetweb-even-cancels = un total pair annule l'OPA
planetweb-may-defend = peut poser une Contre OPA
planetweb-no-defence = pas de défense
planetweb-no-defence-at = pas de défense sur l'@
planetweb-even = pair
planetweb-odd = impair
planetweb-double = double
planetweb-no-double = pas de double
planetweb-succeeds = réussie
planetweb-fails = manquée
planetweb-cancels = OPA annulée
planetweb-no-effect = sans effet
planetweb-takeover-bought = { $player } reprend { $portal } à { $other }.
planetweb-takeover-declined = { $player } n'achète pas { $portal }.
planetweb-takeover-failed = OPA manquée : { $other } garde { $portal }.
planetweb-takeover-cancelled = La défense tient : { $other } garde { $portal }.

## Les dettes

planetweb-debt = Dette
planetweb-debt-royalties = royalties
planetweb-debt-news = e-News
planetweb-debt-loss = perte en Bourse
planetweb-covered = Couvert par l'argent en caisse
planetweb-cash = En caisse
planetweb-short = Manque
planetweb-can-raise = Peut réunir
planetweb-insolvent = { $player } ne peut pas payer : tout est vendu.
planetweb-offered = { $kind ->
    [contre] { $player } propose une carte Contre OPA à { $other } pour { $amount } ; sinon la Bourse en donne la moitié.
   *[opa] { $player } propose une carte OPA à { $other } pour { $amount } ; sinon la Bourse en donne la moitié.
}

## Les joueurs

planetweb-possessions = Ce que possèdent les joueurs
frame-points = { $points } €
planetweb-counter = { $cash } · { $portals ->
    [0] aucun portail
    [one] { $portals } portail
   *[other] { $portals } portails
}{ $listed ->
    [0] {""}
    [one] {""}, dont { $listed } coté
   *[other] {""}, dont { $listed } cotés
}
planetweb-out = { $place ->
    [1] premier éliminé
    [2] deuxième éliminé
    [3] troisième éliminé
    [4] quatrième éliminé
   *[5] cinquième éliminé
}
planetweb-wealth = patrimoine { $amount }
planetweb-has-site = { $count ->
    [one] { $count } carte Site Web non affectée
   *[other] { $count } cartes Site Web non affectées
}
planetweb-has-access = { $count ->
    [one] { $count } carte Accès non affectée
   *[other] { $count } cartes Accès non affectées
}
planetweb-has-listing = { $count ->
    [one] { $count } Cotation en réserve
   *[other] { $count } Cotations en réserve
}
planetweb-has-opa = { $count ->
    [one] { $count } carte OPA
   *[other] { $count } cartes OPA
}, dont { $bourse } de la Bourse
planetweb-has-contre = { $count ->
    [one] { $count } carte Contre OPA
   *[other] { $count } cartes Contre OPA
}, dont { $bourse } de la Bourse
planetweb-free-count = Libre Circulation : { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
planetweb-set = coté : site, accès et Cotation lui sont affectés
planetweb-no-portal = Pas encore de portail.
planetweb-checklist = { $count ->
    [one] Pour le coter :
   *[other] Pour en coter un sur { $count } :
}
planetweb-part-site = site
planetweb-part-access = accès
planetweb-part-listing = Cotation
planetweb-there = présent
planetweb-missing = manque
planetweb-set-ready = Une case Cotation compléterait l'ensemble.
planetweb-holds-claim = Créance sur { $portal } : { $amount }

## Le livre de comptes et la fin

planetweb-ledger = Qui a payé qui
planetweb-ledger-empty = Personne n'a encore rien payé.
planetweb-ledger-all = Voir les { $count } paiements
planetweb-ledger-less = Seulement les derniers
planetweb-pays = paie
planetweb-pay-bought-portal = achat de { $portal }
planetweb-pay-bought-sites = Site Web
planetweb-pay-bought-accesses = Accès haut débit
planetweb-pay-bought-listing = carte Cotation
planetweb-pay-gained = gain en Bourse
planetweb-pay-sold-portal = vente forcée de { $portal }
planetweb-pay-unlisted = vente forcée : Cotation de { $portal }
planetweb-pay-sold-listings = vente forcée : Cotation
planetweb-pay-sold-sites = vente forcée : Site Web
planetweb-pay-sold-accesses = vente forcée : Accès
planetweb-pay-cards-sold = vente forcée : carte
planetweb-pay-claim-paid = créance
planetweb-pay-took-site = Site Web, sur l'@
planetweb-pay-took-access = Accès, sur l'@
planetweb-pay-took-portal = { $portal }, sur l'@
planetweb-pay-taken-over = OPA sur { $portal }
planetweb-pay-card-bought = carte d'un débiteur
planetweb-pay-pot-taken = cagnotte de { $portal }
planetweb-pay-royalties = royalties de { $portal }
planetweb-pay-news = e-News
planetweb-pay-loss = perte en Bourse
planetweb-flows = Les sommes entre tous
planetweb-flows-head = paie ↓ à →
planetweb-final = Classement final
planetweb-column-place = Place
planetweb-column-player = Joueur
planetweb-column-cash-short = En caisse
planetweb-column-portals = Portails (cotés)
planetweb-column-cards = Cartes
planetweb-column-total = Patrimoine
planetweb-column-won = OPA gagnées
planetweb-column-lost = Portails perdus
planetweb-earned-title = Royalties par portail
planetweb-earned-none = Aucun portail n'a rapporté de royalties.

## Les règles

chapter-PLW-001 = La mise en place
chapter-PLW-015 = Le tour
chapter-PLW-025 = Les achats
chapter-PLW-032 = Les portails
chapter-PLW-041 = Site Web, haut débit et Silicon Valley
chapter-PLW-048 = La Cotation
chapter-PLW-057 = Les e-News
chapter-PLW-067 = Cagnottes et créances
chapter-PLW-074 = Les cartes Bourse
chapter-PLW-080 = La Libre Circulation
chapter-PLW-092 = La case @
chapter-PLW-105 = L'OPA avec une carte
chapter-PLW-121 = Dettes et élimination
chapter-PLW-142 = Fin et variantes

glossary-planetweb-portal = Portail
glossary-planetweb-portal-meaning = L'une des 18 sociétés d'Internet ; elle a sa case et sa figurine.
glossary-planetweb-services = e-Services
glossary-planetweb-services-meaning = Les cartes Site Web et Accès haut débit. Il en faut une de chaque pour un portail coté.
glossary-planetweb-listed = Portail coté
glossary-planetweb-listed-meaning = Un portail entré en Bourse : un site, un accès et une Cotation lui sont affectés.
glossary-planetweb-royalties = Royalties
glossary-planetweb-royalties-meaning = 60 000 €, dus par qui arrive sur le portail coté d'un autre joueur.
glossary-planetweb-bourse = La Bourse
glossary-planetweb-bourse-meaning = La banque, et aussi deux cases qui ont leur pile de cartes.
glossary-planetweb-at = L'@
glossary-planetweb-at-meaning = Le départ. Y arriver donne une action parmi trois : OPA, achat aux adversaires, cotation.
glossary-planetweb-opa = OPA
glossary-planetweb-opa-meaning = Offre publique d'achat : on tente d'acheter le portail coté d'un adversaire pour 50 000 €.
glossary-planetweb-contre = Contre OPA
glossary-planetweb-contre-meaning = La défense contre une OPA, posée avant que l'attaquant lance les dés.
glossary-planetweb-libre = Libre Circulation
glossary-planetweb-libre-meaning = Une carte Bourse : rien à payer là où l'on arrive, pendant un certain nombre de lancers.
glossary-planetweb-pot = Cagnotte
glossary-planetweb-pot-meaning = L'argent posé sur un portail sans propriétaire ; son acheteur le ramasse.
glossary-planetweb-claim = Créance
glossary-planetweb-claim-meaning = Une carte e-News gardée contre le futur acheteur d'un portail.
glossary-planetweb-spare = Cotation en réserve
glossary-planetweb-spare-meaning = Une carte Cotation qui n'est encore affectée à aucun portail.
glossary-planetweb-unbound = Non affecté
glossary-planetweb-unbound-meaning = Se dit d'un site ou d'un accès qui ne sert encore à aucun portail coté.
glossary-planetweb-wealth = Patrimoine
glossary-planetweb-wealth-meaning = L'argent plus les portails et les cartes à leur prix d'achat ; il décide d'une partie limitée.

## Initiation

learn-planetweb-aim = Nous sommes en l'an 2000 et chacun a { $cash }. Achetez des portails, faites-les coter en Bourse : qui y arrive vous doit { $royalties }. Qui ne peut plus payer est éliminé ; le dernier en jeu gagne.
learn-planetweb-circuit = Le circuit compte 39 cases, dont 18 portails. On part de l'@ et l'on tourne dans le sens des aiguilles d'une montre. Seule compte la case où l'on s'arrête. Pointez une case pour lire ce qu'elle fait.
learn-planetweb-roll = À vous : lancez les dés. Votre pion avance tout seul, et l'on vous demandera s'il y a quelque chose à décider.
learn-planetweb-again = Un double : une fois tout réglé, vous rejouez. Lancez les dés !
learn-planetweb-buy-portal = { $portal } n'est à personne. Achetez-le pour { $price } : sans portail, rien à coter. Si de l'argent s'y trouve, il est à vous aussi.
learn-planetweb-buy-site = Une carte Site Web est l'une des trois cartes qu'il faut à tout portail coté. Prenez-en une : il n'y en a que 18.
learn-planetweb-buy-access = Une carte Accès haut débit est l'une des trois cartes qu'il faut à tout portail coté. Prenez-en une : il n'y en a que 18.
learn-planetweb-silicon = { $lacks ->
    [both] Silicon Valley vend jusqu'à deux cartes d'un coup. Vous n'en avez aucune : un site et un accès ensemble seraient parfaits.
    [site] Silicon Valley vend jusqu'à deux cartes d'un coup. Il vous manque un site.
   *[access] Silicon Valley vend jusqu'à deux cartes d'un coup. Il vous manque un accès.
}
learn-planetweb-list = Vous avez un portail, un site et un accès : faites coter { $portal } maintenant. Il rapportera dès lors des royalties.
learn-planetweb-at = Sur l'@, vous pouvez faire une chose : tenter de reprendre un portail coté, acheter à l'adversaire des cartes ou des portails non cotés, ou acheter une Cotation. Ou rien du tout.
learn-planetweb-counter = L'adversaire lance une OPA sur { $portal }. Si vous posez une Contre OPA et que l'attaque réussit, vous lancez les dés à votre tour : un total pair sauve votre portail. La carte est dépensée dans tous les cas.
learn-planetweb-liquidate = Il vous manque { $short }. Choisissez quoi vendre ; chaque ligne dit ce qu'elle rapporte. Tâchez de garder ce qui rapporte des royalties.
learn-planetweb-decide = Regardez la fenêtre au milieu du circuit : elle montre l'enjeu et le prix de chaque choix.
learn-planetweb-watch = Le robot joue. Son lancer, ses cartes et ses paiements restent visibles, et le journal les raconte.
learn-planetweb-set = { $count ->
    [0] Bien joué. Vous n'avez pas encore de portail, mais retenez ceci : il lui faudra un site, un accès et une Cotation. Les deux premiers se vendent sur leurs cases, la Cotation sur une case Cotation ou sur l'@.
    [one] Bien joué. Il faut maintenant à votre portail un site, un accès et une Cotation. Les deux premiers se vendent sur leurs cases, la Cotation sur une case Cotation ou sur l'@. Sous le plateau, votre fiche montre ce qui manque.
   *[other] Bien joué. Il faut à chacun de vos portails un site, un accès et une Cotation. Les deux premiers se vendent sur leurs cases, la Cotation sur une case Cotation ou sur l'@. Sous le plateau, votre fiche montre ce qui manque.
}
learn-planetweb-royalties = Un portail coté vaut bien cet effort : chaque fois que quelqu'un y arrive, vous touchez { $amount }. La fenêtre vous avertit des portails cotés de l'adversaire qui sont à votre portée.
learn-planetweb-takeover = Rien n'est à l'abri : au lieu de lancer les dés, vous pouvez jouer une carte OPA contre un portail coté. Avec un total pair, vous pouvez l'acheter pour { $price }. Le propriétaire peut répondre par une Contre OPA. Vous avez cinq et deux de ces cartes.
learn-planetweb-debt = Qui ne peut pas payer doit vendre à moitié prix : { $half } pour un portail. Si cela ne suffit pas, la partie est finie pour lui. Gardez donc un peu d'argent.
learn-planetweb-end = Vous en savez assez. Une partie entière dure un moment ; avec une limite de tours elle est plus courte, et le plus riche gagne. À vous de jouer !
learn-planetweb-over = La partie est finie : sous le plateau, vous voyez le classement et ce que chaque portail a rapporté.
