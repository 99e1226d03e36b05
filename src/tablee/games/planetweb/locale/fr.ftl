## Le jeu

game-title = Planet'Web
game-tagline = Achetez des portails, cotez-les en Bourse, encaissez les royalties et ruinez vos adversaires à coups d'OPA.
game-summary =
    L'an 2000, la ruée vers le Net. Vous lancez deux dés et avancez sur un
    circuit de 39 cases. Dix-huit sont des portails à vendre. Un portail qui
    réunit un site Web, un accès haut débit et une Cotation est coté en Bourse :
    quiconque s'y arrête vous doit 60 000 € de royalties. Les cartes e-News et
    Bourse donnent et reprennent. Au lieu d'avancer, une carte OPA permet
    d'attaquer le portail coté d'un autre, qui peut se défendre par une Contre
    OPA. Qui ne peut plus payer vend à moitié prix, puis disparaît. Le dernier
    en jeu contrôle le Web et gagne ; dans une partie limitée, c'est le plus
    riche.

## Les noms

square-at = @
square-site = Site Web
square-access = Accès haut débit
square-silicon = Silicon Valley
square-listing = Cotation
square-news = e-News
square-bourse = Bourse
card-site = Site Web
card-access = Accès haut débit
card-listing = Cotation
card-opa = OPA
card-contre = Contre OPA
card-libre = Libre Circulation
word-portal = portail
word-listed = coté
word-unlisted = non coté
word-cash = argent
word-wealth = patrimoine
word-pot = cagnotte
word-claim = créance
word-royalties = royalties
word-bourse = la Bourse
word-round = tour de table
word-play = coup
word-stack = pile
word-tray = module de rangement
word-spare = Cotation en réserve
word-unbound = non affecté
money = { $amount } €

## Les invites : qui doit faire quoi, et ce qu'on peut taper

prompt-play = C'est à { $player } de jouer.
prompt-buy-portal = { $player } peut acheter { $portal } pour { $price }.
prompt-buy-site = { $player } peut acheter une carte Site Web pour { $price }.
prompt-buy-access = { $player } peut acheter une carte Accès haut débit pour { $price }.
prompt-silicon = { $player } peut acheter jusqu'à deux e-Services, à { $price } chacun.
prompt-list = { $player } peut coter un portail pour { $price }.
prompt-assign-listing = { $player } désigne le portail qui est coté.
prompt-at-menu = { $player } est sur l'@ : OPA, achat à des adversaires, Cotation, ou rien.
prompt-at-second = { $player } peut acheter une seconde chose à un adversaire.
prompt-counter = { $other } attaque { $portal } : { $player } décide de se défendre ou non.
prompt-opa-buy = L'OPA a réussi : { $player } peut acheter { $portal } pour { $price }.
prompt-liquidate = { $player } doit { $amount } à { $other } ; il lui manque { $short } : il faut vendre.
prompt-card-offer = { $card ->
    [opa] { $other } vend une carte OPA : { $player } peut l'acheter pour { $price }.
   *[contre] { $other } vend une carte Contre OPA : { $player } peut l'acheter pour { $price }.
}
prompt-play-you = À vous : lancez les dés ou tentez une OPA avec une carte.
prompt-buy-portal-you = Voulez-vous acheter { $portal } pour { $price } ?
prompt-buy-site-you = Voulez-vous acheter une carte Site Web pour { $price } ?
prompt-buy-access-you = Voulez-vous acheter une carte Accès haut débit pour { $price } ?
prompt-silicon-you = Silicon Valley : achetez jusqu'à deux e-Services, à { $price } chacun.
prompt-list-you = Choisissez le portail à coter pour { $price }, ou passez.
prompt-assign-listing-you = Désignez le portail qui est coté.
prompt-at-menu-you = Vous êtes sur l'@ : tentez une OPA, achetez à des adversaires, prenez une Cotation ou passez.
prompt-at-second-you = Vous pouvez acheter une seconde chose à un adversaire.
prompt-counter-you = { $other } attaque { $portal } : posez-vous une Contre OPA ?
prompt-opa-buy-you = L'OPA a réussi : voulez-vous acheter { $portal } pour { $price } ?
prompt-liquidate-you = Vous devez { $amount } à { $other } ; il vous manque { $short } : choisissez quoi vendre.
prompt-card-offer-you = { $card ->
    [opa] { $other } vous propose une carte OPA pour { $price }. L'achetez-vous ?
   *[contre] { $other } vous propose une carte Contre OPA pour { $price }. L'achetez-vous ?
}

help-play = Lancez les deux dés et avancez : « roll ». Avec une carte OPA et au moins 50 000 €, vous pouvez plutôt attaquer le portail coté d'un adversaire : « opa P03 ». Un total pair réussit ; le propriétaire peut opposer une Contre OPA. Une OPA achève le tour. Après un déplacement avec un double, on joue un nouveau coup.
help-buy-portal = Achetez le portail : « buy ». Vous prenez l'argent posé dessus et payez les créances des autres joueurs. Ou passez : « pass ».
help-buy-site = Achetez une carte Site Web : « buy ». Ou passez : « pass ».
help-buy-access = Achetez une carte Accès haut débit : « buy ». Ou passez : « pass ».
help-silicon = Achetez un site (« S »), un accès (« A »), les deux (« SA »), deux sites (« SS ») ou deux accès (« AA »). Ou passez : « pass ».
help-list = Désignez celui de vos portails qui est coté : « list P03 ». Un site, un accès et la Cotation lui sont affectés. Ou passez : « pass ».
help-assign-listing = Vous avez tout ce qu'il faut pour coter un portail, et plusieurs peuvent l'être : désignez-en un, « list P03 ». On ne peut pas passer.
help-at-menu = Sur l'@, choisissez une action : une OPA qui réussit sauf double et que personne ne peut contrer (« opa P03 »), l'achat d'un site, d'un accès ou d'un portail non coté à un adversaire (« take B site », « take B access », « take P07 »), une Cotation (« listing »), ou rien (« pass »).
help-at-second = Achetez une seconde chose à un adversaire (« take B site », « take P07 ») ou arrêtez-vous là : « pass ».
help-counter = Posez une carte Contre OPA : « counter ». Si l'attaque réussit, vous lancez les dés, et un total pair l'annule. La carte est dépensée dans tous les cas. Ou laissez faire : « pass ».
help-opa-buy = Achetez le portail avec ses trois cartes : « buy ». Ou renoncez : « pass ».
help-liquidate = Vendez jusqu'à ce que la dette soit couverte : un site ou un accès non affecté (5 000 €), un portail (10 000 €), la Cotation d'un portail coté (5 000 €), une carte OPA ou Contre OPA (20 000 € si le créancier la prend, sinon 10 000 €) : « sell site », « sell P07 », « sell listing P07 », « sell opa », « sell contre ».
help-card-offer = Achetez la carte pour 20 000 € (« buy ») ou laissez-la à la Bourse, qui la paie 10 000 € (« pass »).

## Les choix en toutes lettres

do-roll = lancer les dés
do-opa = lancer une OPA sur { $portal }
do-buy = acheter
do-pass = passer
do-services = { $cards ->
    [S] acheter un site
    [A] acheter un accès
    [SA] acheter un site et un accès
    [SS] acheter deux sites
   *[AA] acheter deux accès
}
do-list = coter { $portal }
do-take-card = { $card ->
    [site] acheter un site à { $player }
   *[access] acheter un accès à { $player }
}
do-take-portal = acheter { $portal }
do-listing = acheter une Cotation
do-counter = poser une Contre OPA
do-sell-card = { $card ->
    [site] vendre un site
    [access] vendre un accès
    [opa] vendre une carte OPA
   *[contre] vendre une carte Contre OPA
}
do-sell-portal = vendre { $portal }
do-sell-listing = vendre la Cotation de { $portal }
# Plus tard dans le tour, où aucune question ne dit quoi.
then-buy = acheter pour { $price }

## Les refus

refused-game-is-over = La partie est finie.
refused-no-such-action = Il n'y a pas d'action portant le numéro { $action }.
refused-not-now = { $point ->
    [PLAY] Ce n'est pas possible maintenant : un coup commence par les dés, ou par une OPA avec une carte.
    [LIQUIDATE] Ce n'est pas possible maintenant : il faut d'abord vendre de quoi payer la dette.
    [ASSIGN_LISTING] Ce n'est pas possible maintenant : il faut d'abord désigner le portail qui est coté.
    [COUNTER] Ce n'est pas possible maintenant : il faut d'abord décider si l'on oppose une Contre OPA.
    [OPA_BUY] Ce n'est pas possible maintenant : il faut d'abord décider de l'achat du portail.
    [CARD_OFFER] Ce n'est pas possible maintenant : il faut d'abord décider de l'achat de la carte.
    [AT_SECOND] Ce n'est pas possible maintenant : après un premier achat sur l'@, on ne peut qu'acheter une seconde chose ou s'arrêter.
   *[other] Ce n'est pas possible maintenant : il faut d'abord acheter ou passer.
}
refused-no-opa-card = Il faut une carte OPA pour attaquer, et vous n'en avez plus.
refused-too-poor-to-attack = Une OPA coûte { $price } € si elle réussit : il faut les avoir en annonçant l'attaque, et vous avez { $cash } €.
refused-too-poor-at-the-at = Une OPA sur l'@ coûte { $price } € si elle réussit : il faut les avoir en l'annonçant, et vous avez { $cash } €.
refused-not-enough-cash = Cela coûte { $price } €, et vous avez { $cash } €. On ne peut rien vendre pour acheter.
refused-stack-is-empty = Il n'y a plus assez de cartes dans les piles : { $sites } sites, { $accesses } accès, { $listings } Cotations.
refused-target-for-sale = { $portal } n'appartient à personne : une OPA ne vise qu'un portail coté d'un adversaire.
refused-target-is-yours = { $portal } est à vous : une OPA ne vise qu'un portail coté d'un adversaire.
refused-target-not-listed = { $portal } n'est pas coté : une OPA ne vise qu'un portail coté.
refused-no-such-opponent = On ne peut rien acheter à { $seat } : ce n'est pas un adversaire en jeu.
refused-nothing-to-take = { $card ->
    [site] { $seat } n'a pas de site non affecté.
   *[access] { $seat } n'a pas d'accès non affecté.
}
refused-not-an-opponents = { $portal } n'appartient pas à un adversaire.
refused-protected = { $portal } est coté : un portail coté et ses cartes ne s'achètent pas sur l'@. Seule une OPA peut le prendre.
refused-not-yours = { $portal } n'est pas à vous.
refused-already-listed = { $portal } est déjà coté.
refused-must-be-listed = Un portail dont tout est réuni est coté d'office : il faut seulement dire lequel.
refused-debt-must-be-paid = Vous devez { $owed } € et vous avez { $cash } € : il faut vendre, il manque { $short } €.
refused-nothing-to-sell = { $card ->
    [site] Vous n'avez pas de site non affecté à vendre.
    [access] Vous n'avez pas d'accès non affecté à vendre.
    [opa] Vous n'avez pas de carte OPA à vendre.
   *[contre] Vous n'avez pas de carte Contre OPA à vendre.
}
refused-no-listing-to-sell = { $portal } n'est pas coté : il n'a pas de Cotation à vendre.

## Les événements

event-starting-roll = { $player } lance { $one } et { $two } pour commencer.
event-begins = { $player } commence.
event-round = Tour de table { $round }.
event-rolled = { $player } lance { $one } et { $two } et arrive sur { $square }.
event-free-landing = { $rolls ->
    [0] Libre Circulation : { $player } n'a rien à payer ici ; c'était le dernier lancer.
    [one] Libre Circulation : { $player } n'a rien à payer ici ; il reste { $rolls } lancer.
   *[other] Libre Circulation : { $player } n'a rien à payer ici ; il reste { $rolls } lancers.
}
event-out-of-reach = { $why ->
    [cash] { $player } n'a pas assez d'argent pour acheter ici.
    [stock] La pile est vide : { $player } ne peut rien acheter ici.
    [claims] { $player } ne pourrait pas payer les créances qui pèsent sur ce portail.
   *[set] { $player } n'a pas de quoi coter un portail : il faut un portail non coté, un site et un accès.
}
event-passed = { $player } passe.
event-bought-portal = { $player } achète { $portal } pour { $amount }.
event-pot-taken = { $player } ramasse la cagnotte de { $portal } : { $amount }.
event-claim-paid = { $player } paie à { $other } une créance de { $amount } : « { $news } ».
event-claim-lapsed = Une créance de { $player } s'éteint : « { $news } ».
event-bought-sites = { $count ->
    [one] { $player } prend { $count } site pour { $amount }.
   *[other] { $player } prend { $count } sites pour { $amount }.
}
event-bought-accesses = { $count ->
    [one] { $player } prend { $count } accès pour { $amount }.
   *[other] { $player } prend { $count } accès pour { $amount }.
}
event-bought-listing = { $player } prend une Cotation pour { $amount }.
event-listed = { $portal } est coté : { $player } y touchera des royalties.
event-news-drawn = { $player } pioche une e-News : « { $news } ».
event-news-void = { $portal } est à { $player } : personne ne paie.
event-news-waived = Libre Circulation : { $player } ne paie pas ces { $amount }.
event-claim-kept = { $player } garde la carte : qui achètera { $portal } lui devra { $amount }.
event-stack-empty = { $stack ->
    [news] La pile e-News est vide : rien pour { $player }.
   *[bourse] La pile Bourse est vide : rien pour { $player }.
}
event-bourse-drawn = { $player } pioche une carte Bourse : « { $bourse } »
event-gained = La Bourse verse { $amount } à { $player }.
event-loss-waived = Libre Circulation : { $player } ne paie pas ces { $amount }.
event-card-kept = { $kind ->
    [opa] { $player } garde une carte OPA.
    [contre] { $player } garde une carte Contre OPA.
   *[libre] { $player } garde une Libre Circulation pour { $rolls } lancers.
}
event-libre-ended = La Libre Circulation de { $player } est épuisée.
event-royalties-due = { $player } s'arrête sur { $portal } et doit { $amount } de royalties à { $other }.
event-paid = { $to ->
    [bourse] { $player } paie { $amount } à la Bourse.
    [portal] { $player } pose { $amount } sur { $portal }.
   *[player] { $player } paie { $amount } à { $other }.
}
event-took-site = { $player } achète un site à { $other } pour { $amount }.
event-took-access = { $player } achète un accès à { $other } pour { $amount }.
event-took-portal = { $player } achète { $portal } à { $other } pour { $amount }.
event-attacked = { $from_at ->
    [yes] { $player } lance depuis l'@ une OPA sur { $portal }, qui est à { $other }.
   *[no] { $player } pose une carte OPA sur { $portal }, qui est à { $other }.
}
event-countered = { $player } pose une Contre OPA pour défendre { $portal }.
event-not-countered = { $player } ne défend pas { $portal }.
event-attack-rolled = { $success ->
    [yes] { $player } lance { $one } et { $two } : l'attaque réussit.
   *[no] { $player } lance { $one } et { $two } : l'attaque échoue.
}
event-counter-rolled = { $success ->
    [yes] { $player } lance { $one } et { $two } : la défense annule l'OPA.
   *[no] { $player } lance { $one } et { $two } : la défense échoue.
}
event-taken-over = { $player } prend { $portal } à { $other } pour { $amount }.
event-not-bought = { $player } renonce à acheter { $portal }.
event-debt = { $to ->
    [bourse] { $player } doit { $amount } à la Bourse ; il lui manque { $short }.
    [portal] { $player } doit poser { $amount } sur { $portal } ; il lui manque { $short }.
   *[player] { $player } doit { $amount } à { $other } ; il lui manque { $short }.
}
event-sold-portal = { $listed ->
    [yes] { $player } vend { $portal }, qui était coté, pour { $amount }.
   *[no] { $player } vend { $portal } pour { $amount }.
}
event-unlisted = { $player } vend la Cotation de { $portal } pour { $amount }.
event-sold-listings = { $count ->
    [one] { $player } vend { $count } Cotation pour { $amount }.
   *[other] { $player } vend { $count } Cotations pour { $amount }.
}
event-sold-sites = { $count ->
    [one] { $player } vend { $count } site pour { $amount }.
   *[other] { $player } vend { $count } sites pour { $amount }.
}
event-sold-accesses = { $count ->
    [one] { $player } vend { $count } accès pour { $amount }.
   *[other] { $player } vend { $count } accès pour { $amount }.
}
event-offered = { $kind ->
    [opa] { $player } propose une carte OPA à { $other } pour { $amount }.
   *[contre] { $player } propose une carte Contre OPA à { $other } pour { $amount }.
}
event-card-bought = { $kind ->
    [opa] { $player } achète une carte OPA à { $other } pour { $amount }.
   *[contre] { $player } achète une carte Contre OPA à { $other } pour { $amount }.
}
event-cards-sold = { $kind ->
    [opa] { $player } vend une carte OPA à la Bourse pour { $amount }.
   *[contre] { $player } vend une carte Contre OPA à la Bourse pour { $amount }.
}
event-insolvent = { $player } ne peut pas réunir { $amount } : tout est vendu.
event-eliminated = { $player } est hors jeu.
event-resigns = { $player } abandonne à la fin de ce coup.
event-left = { $player } abandonne : tous ses biens reviennent sur le plateau.
event-bell = Le temps est écoulé : ce tour de table est le dernier.
event-wealth = Patrimoine de { $player } : { $amount }.
event-ended = { $reason ->
    [last] Il ne reste qu'un joueur : il contrôle le Web.
    [rounds] Le nombre de tours de table convenu est atteint.
    [clock] Le temps convenu est écoulé.
    [control] Le Web est sous contrôle : le nombre de portails cotés convenu est atteint.
   *[limit] La partie a assez duré : on compte.
}

## Les fins et les résultats

end-last = Il ne reste qu'un joueur, et il contrôle le Web.
end-rounds = Le nombre de tours de table convenu est atteint.
end-clock = Le temps convenu est écoulé.
end-control = Le nombre de portails cotés convenu est atteint.
end-limit = La plus longue partie possible est atteinte.
result-winner = { $player } gagne avec un patrimoine de { $points } €.
result-shared = { $players } se partagent la victoire avec { $points } € chacun.
result-void = Personne ne gagne.

## Les options de la table

option-round_limit = Tours de table
option-round_limit-help = Avec une limite, la partie s'achève après ce nombre de tours de table, et le plus riche gagne. Sans limite, on joue jusqu'au dernier survivant.
option-round_limit-0 = sans limite
option-round_limit-90 = 90 tours de table
option-round_limit-60 = 60 tours de table
option-round_limit-45 = 45 tours de table
option-round_limit-30 = 30 tours de table
option-clock_minutes = Pendule
option-clock_minutes-help = Quand le temps est écoulé, on termine le tour de table en cours, et le plus riche gagne.
option-clock_minutes-0 = sans pendule
option-clock_minutes-90 = 90 minutes
option-clock_minutes-60 = 60 minutes
option-clock_minutes-30 = 30 minutes
option-starting_cash = Mise de départ
option-starting_cash-help = L'argent de chacun au départ. Plus il y en a, plus la partie est longue.
option-starting_cash-400000 = 400 000 €
option-starting_cash-500000 = 500 000 €
option-starting_cash-600000 = 600 000 €
option-starting_cash-800000 = 800 000 €
option-starting_cash-1000000 = 1 000 000 €
option-control_target = Contrôle du Web
option-control_target-help = Combien de portails cotés donnent la victoire à qui les possède à la fin de son coup. On conseille 7 jusqu'à quatre joueurs, 6 à cinq ou six.
option-control_target-0 = sans
option-control_target-3 = 3 portails cotés
option-control_target-4 = 4 portails cotés
option-control_target-5 = 5 portails cotés
option-control_target-6 = 6 portails cotés
option-control_target-7 = 7 portails cotés
option-control_target-8 = 8 portails cotés
option-control_target-9 = 9 portails cotés
option-control_target-10 = 10 portails cotés
option-control_target-11 = 11 portails cotés
option-control_target-12 = 12 portails cotés
option-control_target-13 = 13 portails cotés
option-control_target-14 = 14 portails cotés
option-control_target-15 = 15 portails cotés
option-control_target-16 = 16 portails cotés
option-control_target-17 = 17 portails cotés
option-control_target-18 = 18 portails cotés
option-counter_timing = Contre OPA
option-counter_timing-help = Quand le propriétaire attaqué décide de se défendre : avant le lancer de l'attaquant, ou seulement si l'attaque a réussi.
option-counter_timing-before = avant le lancer
option-counter_timing-after = après un succès
option-multi_buy = Site Web et haut débit
option-multi_buy-help = Combien de cartes une case Site Web ou Accès haut débit vend à qui s'y arrête.
option-multi_buy-false = une carte
option-multi_buy-true = autant qu'on veut
option-free_portal = Portail et Libre Circulation
option-free_portal-help = Ce que coûte un portail sans propriétaire à qui s'y arrête avec la Libre Circulation.
option-free_portal-true = gratuit
option-free_portal-false = payant comme d'habitude
option-leaver = Si un joueur abandonne
option-leaver-help = Ce que devient sa place : il fait faillite et ses biens reviennent sur le plateau, ou un robot joue à sa place.
option-leaver-bankrupt = il fait faillite
option-leaver-bot = un robot prend sa place

## Les reproches : éditions, actions tapées, positions

edition-track = Le circuit compte 39 cases et commence par « at » ; celui-ci en a { $count }.
edition-square = La case { $square } s'appelle « { $value } » ; il faut at, site, access, silicon, listing, news, bourse ou un portail de P01 à P18.
edition-square-count = « { $name } » figure { $count } fois sur le circuit ; il en faut { $wanted }.
edition-entries = Il faut { $wanted } entrées « { $name } » ; il y en a { $count }.
edition-id = Les entrées se suivent dans l'ordre ; celle-ci doit avoir pour id « { $expected } ».
edition-news-portal = Une carte e-News nomme un portail, de P01 à P18.
edition-direction = La direction d'une carte e-News est « in » ou « out ».
edition-bourse-kind = Une carte Bourse est de l'une de ces sortes : { $known }.
edition-amount = { $value } n'est pas un multiple de 5000.
edition-empty-text = Il manque un texte ici.
no-such-portal = Il n'y a pas de portail « { $name } ». Un portail se nomme de P01 à P18.
position-impossible = Cette position est impossible : une carte est à deux endroits, ou ce qui est à décider ne s'accorde pas avec le reste.

## Articles : la mise en place

clause-PLW-001 = Planet'Web se joue à 2, 3, 4, 5 ou 6 joueurs.
clause-PLW-002 = Le circuit compte 39 cases, numérotées de 0 à 38 dans le sens des aiguilles d'une montre. La case 0 est l'@.
clause-PLW-003 = Au départ, les 18 portails sont à vendre : chaque figurine se tient sur sa case et aucune somme n'y est posée.
clause-PLW-004 = Cinq piles sont sur le plateau : 36 cartes e-News, 32 cartes Bourse, 18 cartes Cotation, 18 cartes Site Web et 18 cartes Accès haut débit.
clause-PLW-005 = Les piles e-News et Bourse sont mélangées face cachée avant la partie. Dans chacune des trois autres, toutes les cartes sont identiques : seul leur nombre compte.
clause-PLW-006 = Chacun commence avec 400 000 € : quatre billets de 50 000, quatre de 20 000, huit de 10 000 et huit de 5 000.
clause-PLW-007 = Chacun commence avec cinq cartes OPA et deux cartes Contre OPA, dites distribuées. Elles restent visibles devant leur propriétaire, comme celles qu'il pioche ou achète ensuite : tout le monde sait combien chacun en a, et de quelle sorte.
clause-PLW-008 = Les cartes OPA et Contre OPA qui n'ont pas été distribuées restent dans le module de rangement et ne servent pas dans la partie.
clause-PLW-009 = Tout le reste de l'argent appartient à la Bourse, qui est la banque du jeu.
clause-PLW-010 = La Bourse n'est jamais à court d'argent et rend toujours la monnaie. La valeur des billets n'est qu'un décor.
clause-PLW-011 = Tous les pions partent de la case 0. S'y trouver au départ ne compte pas comme une arrivée sur l'@.
clause-PLW-012 = Chaque joueur lance une fois les deux dés ; le total le plus élevé commence.
clause-PLW-013 = Les joueurs à égalité pour le total le plus élevé relancent entre eux jusqu'à ce que l'un d'eux l'emporte.
clause-PLW-014 = Le tour passe de joueur en joueur dans le sens des aiguilles d'une montre, à partir de celui qui commence. On saute les joueurs éliminés.

## Articles : le tour

clause-PLW-015 = Un tour se compose d'un ou de plusieurs coups. Chaque coup est soit un déplacement, soit une OPA avec une carte (PLW-105).
clause-PLW-016 = Pour se déplacer, on lance les deux dés et l'on avance son pion d'autant de cases, dans le sens des aiguilles d'une montre.
clause-PLW-017 = Après la case 38 vient la case 0 : le circuit est fermé et le pion continue d'en faire le tour.
clause-PLW-018 = Seule la case d'arrivée a un effet. Passer sur une case ne rapporte et ne coûte rien, pas même sur l'@.
clause-PLW-019 = Une case peut accueillir autant de pions qu'on veut. Ils n'ont aucun effet les uns sur les autres.
clause-PLW-020 = Qui se déplace avec un double joue un nouveau coup dès que son arrivée est entièrement réglée. Cela continue tant que les déplacements donnent des doubles, sans limite.
clause-PLW-021 = Pour PLW-020, seuls comptent les dés d'un déplacement. Un double au lancer de départ, à une OPA, à une défense ou sur l'@ ne fait jamais rejouer.
clause-PLW-022 = Le nouveau coup gagné par un double est un coup entier : un déplacement ou une OPA avec une carte.
clause-PLW-023 = Un joueur éliminé pendant un coup n'en joue plus d'autre.
clause-PLW-024 = Le tour s'achève après un déplacement sans double, ainsi qu'après toute OPA avec une carte.

## Articles : les achats

clause-PLW-025 = Aucune case n'oblige à acheter.
clause-PLW-026 = Un achat se paie aussitôt, en entier et en argent liquide. Ce qu'on ne peut pas payer ainsi n'est pas proposé ; on ne peut rien vendre, mettre en gage ou emprunter pour acheter.
clause-PLW-027 = Aucun acte volontaire, achat ou offre, ne peut créer de dette.
clause-PLW-028 = Les joueurs n'échangent, ne prêtent et ne donnent rien. Entre eux, biens et argent ne passent que par les royalties, les paiements et créances e-News, les OPA, les achats sur l'@ et la vente de cartes OPA ou Contre OPA au créancier d'un joueur endetté.
clause-PLW-029 = Un joueur peut posséder autant de portails et de cartes qu'il veut.
clause-PLW-030 = Le prix va à la Bourse, sauf si l'on achète à un joueur : c'est alors lui qui le reçoit.
clause-PLW-031 = Renoncer à un achat n'a pas de conséquence. Il n'y a pas d'enchères.

## Articles : les portails

clause-PLW-032 = Qui arrive sur un portail sans propriétaire peut l'acheter pour 20 000 € et prend sa figurine.
clause-PLW-033 = L'acheteur ramasse aussi tout l'argent posé sur ce portail, la cagnotte.
clause-PLW-034 = L'acheteur paie ensuite toutes les créances que d'autres joueurs détiennent sur ce portail (PLW-067 à PLW-073).
clause-PLW-035 = L'achat n'est proposé qu'à un joueur qui a au moins 20 000 € et dont l'argent, moins le prix et plus la cagnotte, couvre l'ensemble des créances des autres joueurs sur ce portail.
clause-PLW-036 = Arriver sur son propre portail, coté ou non, ne coûte et ne rapporte rien.
clause-PLW-037 = Arriver sur le portail d'un autre joueur ne coûte rien tant qu'il n'est pas coté.
clause-PLW-038 = Qui arrive sur le portail coté d'un autre joueur lui doit 60 000 € de royalties.
clause-PLW-039 = Les royalties sont de 60 000 € à chaque arrivée, quel que soit le nombre de portails du propriétaire.
clause-PLW-040 = Les royalties sont perçues d'office. Le propriétaire ne peut ni les oublier ni y renoncer.

## Articles : Site Web, haut débit et Silicon Valley

clause-PLW-041 = Sur une case Site Web, on peut acheter une carte Site Web pour 10 000 €.
clause-PLW-042 = Sur une case Accès haut débit, on peut acheter une carte Accès pour 10 000 €.
clause-PLW-043 = Silicon Valley vend jusqu'à deux e-Services à 10 000 € pièce : rien, un site, un accès, un de chaque, deux sites ou deux accès.
clause-PLW-044 = Une arrivée permet d'acheter une carte au plus, deux au plus à Silicon Valley. (Avec l'option de table « autant qu'on veut », les cases Site Web et Accès haut débit en vendent sans limite.)
clause-PLW-045 = Une pile vide ne vend rien tant qu'aucune carte n'y revient, et l'on n'achète jamais plus de cartes que la pile n'en contient.
clause-PLW-046 = On peut acheter des e-Services sans posséder de portail.
clause-PLW-047 = Une carte Site Web ou Accès n'est affectée à rien tant qu'elle n'a pas servi à coter un portail.

## Articles : la Cotation

clause-PLW-048 = Sur une case Cotation, on peut acheter une carte Cotation pour 10 000 €, à condition d'avoir à ce moment un portail non coté, un site et un accès non affectés, et qu'il reste une carte dans la pile.
clause-PLW-049 = L'acheteur désigne celui de ses portails non cotés qui entre en Bourse. Un site, un accès et la carte Cotation lui sont affectés ; le portail est dès lors coté.
clause-PLW-050 = Une arrivée sur une case Cotation fait coter un seul portail.
clause-PLW-051 = Une carte affectée ne sert qu'à son portail. Son propriétaire ne peut ni la déplacer, ni la détacher, ni la reprendre à son gré.
clause-PLW-052 = Dès qu'un joueur a un portail non coté, un site et un accès non affectés et une Cotation en réserve, le portail est coté, sans passer par une case Cotation et sans autre frais.
clause-PLW-053 = PLW-052 s'applique d'office à la fin de chaque arrivée du joueur (une fois terminé l'achat à Silicon Valley ou l'action sur l'@) et après chaque vente d'un joueur endetté. Ce n'est pas un choix.
clause-PLW-054 = Si plusieurs portails non cotés conviennent pour PLW-052, le joueur désigne l'un d'eux ; s'il n'y en a qu'un, rien n'est demandé. PLW-052 se répète tant qu'il s'applique.
clause-PLW-055 = Un portail coté rapporte des royalties, peut être la cible d'une OPA, et se trouve à l'abri des achats sur l'@, tout comme ses trois cartes (PLW-103).
clause-PLW-056 = Une cotation ne prend fin que si son propriétaire la démonte pour payer une dette (PLW-127, PLW-128). Lors d'une OPA, le portail coté change de mains tout entier.

## Articles : les e-News

clause-PLW-057 = Qui arrive sur une case e-News pioche la première carte e-News, qui s'applique aussitôt.
clause-PLW-058 = Chaque carte désigne un portail, une somme et un sens : ou bien le joueur qui l'a piochée paie le portail, ou bien le portail le paie.
clause-PLW-059 = Si le portail est à un autre joueur et que la carte demande de le payer, la somme va à son propriétaire.
clause-PLW-060 = Si le portail est à un autre joueur et que la carte le fait payer, c'est son propriétaire qui verse la somme au joueur qui a pioché.
clause-PLW-061 = Pour PLW-059 et PLW-060, peu importe que le portail soit coté ou non.
clause-PLW-062 = Si le portail appartient au joueur qui a pioché la carte, celle-ci est sans effet et personne ne paie.
clause-PLW-063 = Si le portail n'a pas de propriétaire et que la carte demande de le payer, la somme est posée sur sa case : c'est la cagnotte.
clause-PLW-064 = Si le portail n'a pas de propriétaire et que la carte le fait payer, le joueur garde la carte comme créance sur le futur acheteur.
clause-PLW-065 = Une carte qu'on ne garde pas va sous la pile e-News dès que son effet est entièrement réglé. On ne remélange jamais la pile.
clause-PLW-066 = S'il n'y a plus de carte e-News parce que toutes sont gardées comme créances, l'arrivée est sans effet.

## Articles : cagnottes et créances

clause-PLW-067 = Une cagnotte reste en place jusqu'à ce que quelqu'un achète le portail. Les cagnottes s'additionnent sans limite.
clause-PLW-068 = Il n'y a de cagnotte et de créance que sur un portail sans propriétaire.
clause-PLW-069 = Quand un portail grevé de créances est acheté, l'acheteur paie à chaque détenteur la somme de sa carte, qui va sous la pile e-News.
clause-PLW-070 = On règle d'abord le prix, puis la cagnotte, puis les créances, dans le sens des aiguilles d'une montre à partir de la place de l'acheteur. Les cartes vont sous la pile dans cet ordre.
clause-PLW-071 = Une créance que l'acheteur détient lui-même est sans effet ; la carte va sous la pile.
clause-PLW-072 = Une créance ne se vend pas, ne se donne pas, ne se saisit pas et ne compte dans aucune évaluation. Quand son détenteur est éliminé, elle s'éteint, et ses cartes vont sous la pile dans l'ordre où elles ont été piochées.
clause-PLW-073 = Un portail qui revient sur le plateau après une vente forcée repart de zéro, sans cagnotte ni créance. Les cartes piochées ensuite peuvent en créer de nouvelles.

## Articles : les cartes Bourse

clause-PLW-074 = Qui arrive sur une case Bourse pioche la première carte Bourse.
clause-PLW-075 = Un gain est versé par la Bourse, une perte est versée à la Bourse.
clause-PLW-076 = Les cartes OPA et Contre OPA se gardent jusqu'à ce qu'on les utilise, ou qu'on les vende pour payer une dette.
clause-PLW-077 = Une carte Libre Circulation se garde et vaut pour le nombre de lancers de déplacement qu'elle indique (PLW-080).
clause-PLW-078 = Une carte Bourse appliquée ou épuisée va sous la pile Bourse, que l'on ne remélange jamais.
clause-PLW-079 = Si la pile Bourse est vide, l'arrivée est sans effet.

## Articles : la Libre Circulation

clause-PLW-080 = La Libre Circulation commence au prochain lancer de déplacement de son détenteur, même dans le même tour après un double. Chacun de ces lancers fait baisser le compteur d'une unité au moment où l'on lance ; les lancers d'une OPA, d'une défense ou sur l'@ ne comptent pas.
clause-PLW-081 = Une arrivée due à un lancer compté est gratuite : tout ce que le détenteur aurait à payer à cause d'elle vaut 0, et celui qui l'aurait touché ne reçoit rien.
clause-PLW-082 = Arriver gratuitement sur le portail coté d'un autre joueur ne coûte pas de royalties.
clause-PLW-083 = Arriver gratuitement sur un portail sans propriétaire permet de le prendre pour 0. On ramasse la cagnotte, et les créances des autres joueurs s'éteignent sans être payées ; leurs cartes vont sous la pile. (Avec l'option de table « payant comme d'habitude », le prix et les créances sont dus.)
clause-PLW-084 = Arriver gratuitement sur une case Site Web ou Accès haut débit donne une carte pour 0 ; à Silicon Valley, les six choix restent les mêmes, tous pour 0.
clause-PLW-085 = Arriver gratuitement sur une case Cotation rend la carte Cotation gratuite ; les autres conditions de PLW-048 demeurent.
clause-PLW-086 = Lors d'une arrivée gratuite sur e-News, rien n'est payé à un portail, ni à son propriétaire ni en cagnotte. Une carte qui fait payer le portail s'applique comme d'habitude et peut devenir une créance.
clause-PLW-087 = Lors d'une arrivée gratuite sur Bourse, une perte est annulée. Les gains et les cartes à garder valent comme d'habitude.
clause-PLW-088 = Lors d'une arrivée gratuite sur l'@, l'action choisie coûte 0, et les adversaires concernés ne reçoivent rien.
clause-PLW-089 = La Libre Circulation ne couvre ni une OPA avec une carte, qui coûte toujours 50 000 €, ni ce que son détenteur doit à cause de l'arrivée d'un autre joueur (PLW-060).
clause-PLW-090 = La carte va sous la pile Bourse une fois entièrement réglée l'arrivée de son dernier lancer compté, et avant tout nouveau coup.
clause-PLW-091 = Une seconde carte Libre Circulation piochée entre-temps attend que la plus ancienne soit épuisée : les nombres de lancers s'additionnent.

## Articles : la case @

clause-PLW-092 = Qui achève un déplacement sur l'@ peut faire une chose parmi trois, ou rien : une OPA, un achat à des adversaires ou une cotation.
clause-PLW-093 = Pour une OPA sur l'@, on désigne le portail coté d'un adversaire et on lance les deux dés. Tout lancer réussit (5 chances sur 6), sauf un double, qui échoue.
clause-PLW-094 = L'OPA sur l'@ ne demande pas de carte OPA, et aucune Contre OPA ne peut lui être opposée.
clause-PLW-095 = En cas de succès, le joueur peut acheter le portail coté avec ses trois cartes pour 50 000 €, versés à son propriétaire.
clause-PLW-096 = Une OPA sur l'@ ne peut être annoncée qu'avec au moins 50 000 € en argent liquide ; lors d'une arrivée gratuite, n'importe quelle somme suffit.
clause-PLW-097 = Une OPA manquée sur l'@ ne coûte rien.
clause-PLW-098 = Par un achat sur l'@, on peut acheter une ou deux choses à un ou deux adversaires, à leur prix d'achat : un site non affecté (10 000 €), un accès non affecté (10 000 €) ou un portail non coté (20 000 €).
clause-PLW-099 = L'adversaire ne peut pas refuser ; il reçoit le prix.
clause-PLW-100 = Les deux choses se choisissent l'une après l'autre ; chacune doit pouvoir être payée en argent liquide au moment du choix, et l'on peut s'arrêter après la première.
clause-PLW-101 = Les Cotations en réserve, les cartes OPA et Contre OPA, les créances et les cartes Libre Circulation ne s'achètent pas sur l'@.
clause-PLW-102 = Par une cotation sur l'@, on peut acheter une carte Cotation pour 10 000 €, même sans portail prêt à l'être. Si PLW-052 s'applique, elle sert aussitôt ; sinon elle reste en réserve.
clause-PLW-103 = Un portail coté et les cartes qui lui sont affectées ne s'achètent pas sur l'@.
clause-PLW-104 = Si le déplacement qui a mené sur l'@ était un double, le nouveau coup vient après l'action sur l'@.

## Articles : l'OPA avec une carte

clause-PLW-105 = Au début de n'importe lequel de ses coups, au lieu de lancer les dés pour se déplacer, un joueur peut utiliser une carte OPA contre le portail coté d'un autre joueur. Son pion ne bouge pas.
clause-PLW-106 = Pour annoncer une OPA, il faut avoir au moins 50 000 € en argent liquide.
clause-PLW-107 = L'attaquant désigne le portail et pose dessus sa carte OPA.
clause-PLW-108 = Si le propriétaire a une carte Contre OPA, il décide alors, avant que l'attaquant lance les dés, s'il la pose à côté de la carte OPA. (Avec l'option de table « après un succès », il n'en décide qu'une fois l'attaque réussie.)
clause-PLW-109 = Seul le propriétaire du portail attaqué peut se défendre, avec une seule carte Contre OPA.
clause-PLW-110 = L'attaquant lance les deux dés : un total pair réussit, un total impair échoue.
clause-PLW-111 = Si l'attaque échoue, rien ne change de mains et la défense ne lance pas les dés.
clause-PLW-112 = Si l'attaque réussit et qu'une Contre OPA a été posée, le propriétaire lance les deux dés : un total pair annule l'OPA, un total impair est sans effet.
clause-PLW-113 = Après un succès qui n'a pas été annulé, l'attaquant peut acheter le portail coté, avec le site, l'accès et la Cotation qui lui sont affectés, pour 50 000 €. Il peut aussi y renoncer.
clause-PLW-114 = Les 50 000 € vont à l'ancien propriétaire.
clause-PLW-115 = Le portail acheté reste coté chez son nouveau propriétaire et peut être attaqué de nouveau dès le prochain coup d'un autre joueur.
clause-PLW-116 = Une carte OPA utilisée quitte la main de l'attaquant quel que soit le résultat : une carte distribuée va dans le module de rangement, hors jeu ; une carte venue de la Bourse va sous la pile Bourse.
clause-PLW-117 = Il en va de même pour une Contre OPA posée, même si l'attaque a échoué et qu'elle n'a donné lieu à aucun lancer.
clause-PLW-118 = Qui a des cartes des deux sortes utilise et vend d'abord les cartes distribuées, et parmi les cartes Bourse celle qu'il a depuis le plus longtemps. Si les deux camps ont utilisé des cartes Bourse, la carte OPA va sous la pile la première, la Contre OPA ensuite.
clause-PLW-119 = Une OPA avec une carte achève le tour, quoi que montrent les dés. Il y en a donc une au plus par tour, toujours comme dernier coup.
clause-PLW-120 = On ne peut attaquer ni ses propres portails ni un portail non coté.

## Articles : dettes et élimination

clause-PLW-121 = Une dette ne naît que de royalties, d'un paiement e-News ou d'une perte en Bourse. Elle a un seul débiteur, un seul montant et un seul créancier : un joueur, la Bourse ou un portail sans propriétaire (PLW-063).
clause-PLW-122 = Un débiteur qui a assez d'argent paie aussitôt, sans avoir le choix.
clause-PLW-123 = Un débiteur qui n'a pas assez d'argent doit vendre jusqu'à ce que la dette soit couverte, et ne peut plus rien vendre ensuite. Seules les ventes forcées de PLW-125 et PLW-129 sont menées à leur terme.
clause-PLW-124 = La Bourse achète à moitié prix : 10 000 € pour un portail, 5 000 € pour une carte Site Web, Accès ou Cotation.
clause-PLW-125 = Un débiteur ne peut pas garder de Cotation inutilisée : avant toute autre chose, toutes celles qu'il a en réserve sont vendues 5 000 € pièce.
clause-PLW-126 = Ensuite, tant que l'argent manque, le débiteur choisit une chose à vendre à la fois, dans l'ordre qu'il veut : un site non affecté, un accès non affecté, l'un de ses portails, la Cotation d'un portail coté, une carte OPA ou une carte Contre OPA.
clause-PLW-127 = Vendre un portail coté, c'est vendre la figurine (10 000 €) et libérer son site, son accès et sa Cotation.
clause-PLW-128 = Vendre la Cotation d'un portail coté rapporte 5 000 €. On garde le portail, désormais non coté ; son site et son accès sont libérés.
clause-PLW-129 = Une Cotation libérée par PLW-127 fait aussitôt coter un autre portail si PLW-052 s'applique ; sinon elle est aussitôt vendue 5 000 €.
clause-PLW-130 = Les portails vendus retournent sur leur case et sont de nouveau à vendre ; les sites, accès et Cotations vendus retournent sur leur pile.
clause-PLW-131 = Une carte OPA ou Contre OPA est d'abord proposée au créancier pour 20 000 €. S'il refuse, la Bourse en donne 10 000 €.
clause-PLW-132 = L'offre n'est faite que si le créancier est un joueur qui a au moins 20 000 € en argent liquide. Sinon la Bourse donne aussitôt 10 000 €.
clause-PLW-133 = Une carte vendue au créancier rejoint sa main et garde sa sorte. Vendue à la Bourse, une carte distribuée va dans le module de rangement, une carte Bourse sous la pile Bourse.
clause-PLW-134 = Si une dette dépasse tout ce que le débiteur peut réunir, tout est vendu et la somme entière va au créancier.
clause-PLW-135 = Cela se fait d'office quand l'argent, la moitié du prix de tous les biens et la valeur des cartes OPA et Contre OPA (20 000 € pièce si le créancier est un joueur qui a au moins 20 000 €, sinon 10 000 €) n'atteignent pas ensemble la dette. On le vérifie après PLW-125 et après chaque vente. On vend d'abord tous les portails avec leurs cartes, puis les autres sites et accès, puis les cartes OPA et enfin les Contre OPA, chacune étant proposée au créancier selon PLW-131 et PLW-132.
clause-PLW-136 = PLW-134 s'applique aussi quand un débiteur qui vendait selon ses choix n'a plus rien à vendre sans que la dette soit couverte.
clause-PLW-137 = Le débiteur de PLW-134 est éliminé et son pion est retiré. Ses créances vont sous la pile e-News et ses cartes Libre Circulation sous la pile Bourse, dans l'ordre où elles ont été piochées.
clause-PLW-138 = Le créancier ne reçoit que de l'argent. Un portail sans propriétaire le reçoit comme cagnotte ; la Bourse le garde.
clause-PLW-139 = Si le joueur dont c'est le tour est éliminé, son tour s'achève. Si c'est un autre, le tour continue, y compris le nouveau coup dû à un double.
clause-PLW-140 = Il n'y a jamais plus d'une dette en cours.
clause-PLW-141 = Une vente forcée peut avoir lieu pendant le tour d'un autre (PLW-060). Le débiteur agit alors hors de son tour.

## Articles : fin et variantes

clause-PLW-142 = Partie limitée : on convient d'une limite, soit un nombre de tours de table (PLW-146), soit une pendule. Quand elle est atteinte, le plus riche des joueurs restants gagne. Quand le temps de la pendule est écoulé, on termine le tour de table en cours ; l'instant est noté, de sorte que la partie se revoie à l'identique.
clause-PLW-143 = Le patrimoine est l'argent liquide plus les prix d'achat : 20 000 € par portail, 10 000 € par carte Site Web, Accès ou Cotation, affectée ou non. Les cartes OPA, Contre OPA et Libre Circulation, les créances et les cagnottes comptent pour 0.
clause-PLW-144 = À patrimoine égal, le plus de portails cotés l'emporte, puis le plus de portails, puis le plus d'argent. Si tout est égal, la victoire est partagée.
clause-PLW-145 = Mise plus forte : chacun peut commencer avec plus de 400 000 €. La partie est alors plus longue.
clause-PLW-146 = Le tour de table 1 commence avec le premier tour du premier joueur. Son numéro augmente d'une unité chaque fois que le tour atteint ou dépasse la place de ce joueur, même s'il est éliminé. Avec une limite, la partie s'achève au moment où le numéro la dépasserait.
clause-PLW-147 = La partie s'achève aussitôt qu'il ne reste qu'un joueur : il a le contrôle du Web et gagne.
clause-PLW-148 = Contrôler le Web, c'est acquérir les portails des autres. Dans la partie normale, aucun nombre de portails ne met fin au jeu ; l'option de table « contrôle du Web » en fixe un.
clause-PLW-149 = Un joueur qui abandonne est éliminé avec la Bourse pour créancier : tous ses biens reviennent sur le plateau, son argent va à la Bourse, ses cartes là où PLW-133 et PLW-137 les envoient, et aucune n'est proposée à personne. Si c'était son tour, il passe au suivant.
clause-PLW-150 = Un abandon prend effet aussitôt si un joueur est sur le point de choisir son coup ; sinon à la fin du coup en cours. Jusque-là, ce que ce joueur aurait à décider est décidé d'office.
clause-PLW-151 = Par précaution, une partie est jugée comme dans PLW-142 après 2 000 tours de table ou 60 000 décisions.
clause-PLW-152 = Classement final : le vainqueur ; puis les autres survivants selon leur patrimoine, si la partie était limitée ou s'est achevée par le contrôle du Web ; puis les éliminés, le dernier éliminé d'abord.

## Le conseiller : ce qui compte dans une position

term-cash = { $way ->
    [up] il vous reste plus d'argent
   *[down] il vous reste moins d'argent
}
term-portals = { $way ->
    [up] vous avez plus de portails à coter
   *[down] vous avez moins de portails à coter
}
term-listed = { $way ->
    [up] cela vous promet plus de portails cotés
   *[down] cela vous promet moins de portails cotés
}
term-services = { $way ->
    [up] vos sites, accès et Cotations valent davantage
   *[down] vos sites, accès et Cotations valent moins
}
term-weapons = { $way ->
    [up] vous gardez plus de cartes OPA
   *[down] vous avez moins de cartes OPA
}
term-passage = { $way ->
    [up] vous circulez librement plus longtemps
   *[down] vous circulez librement moins longtemps
}
term-royalties = { $way ->
    [up] le bilan des royalties tourne à votre avantage
   *[down] le bilan des royalties tourne à votre désavantage
}
term-cushion = { $way ->
    [up] vous risquez moins d'être à court d'argent
   *[down] vous risquez davantage d'être à court d'argent
}
term-debt = { $way ->
    [up] vos dettes vous coûtent moins
   *[down] vos dettes vous coûtent davantage
}
term-claim = { $way ->
    [up] on vous doit davantage
   *[down] on vous doit moins
}
term-threat = { $way ->
    [up] l'OPA lancée contre vous a moins de chances de réussir
   *[down] l'OPA lancée contre vous a plus de chances de réussir
}
term-others = { $way ->
    [up] les autres s'en sortent moins bien
   *[down] les autres s'en sortent mieux
}
