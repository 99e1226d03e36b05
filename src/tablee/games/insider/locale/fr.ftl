## Le jeu

game-title = Insider
game-tagline = Menez votre société du bord de la ville aux meilleures tables du restaurant à la mode, et n'en soyez jamais absent quand vient l'addition.
game-summary =
    Chaque joueur mène une société de sept pions, de son coin de la ville jusqu'à
    l'INSIDER, le restaurant du centre. Qui arrive prend une table de la carte
    d'évaluation visible. Quand la dernière table est prise, on compte : chaque
    société reçoit la valeur de ses tables, une société absente perd des points.
    Puis les convives rentrent et l'on retourne la carte suivante.
    À votre tour, prenez sept points de mouvement, ou lancez les dés, ou tirez des
    cartes d'action pour les grandes cases où se tiennent vos pions. Un pion qui
    arrive sur la case d'un pion adverse peut y voler une carte. Jouées par une,
    deux ou trois, les cartes échangent des pions, les font voler, sèment le
    scandale ou déplacent les quatre cartons « Total OUT » qui, au début, ferment
    tous les accès. Les gardes du corps parent les attaques.
    Le premier à 35 points gagne, sinon le plus haut score après sept évaluations.

## Les noms

company-red = Rouge
company-blue = Bleu
company-green = Vert
company-yellow = Jaune
card-ADM = Administrateur
card-HEL = Hélicoptère
card-SCA = Scandale
card-TRE = Tendance
card-BOD = Protection
card-unseen = une carte cachée
power-ADM1 = Administrateur
power-ADM2 = Administrateur, deux cartes
power-ADM3 = Special VIP
power-HEL1 = Hélicoptère
power-HEL2 = Hélicoptère, deux cartes
power-HEL3 = Réunion
power-SCA1 = Scandale
power-SCA2 = Rumeurs
power-SCA3 = Alerte à la bombe
power-TRE1 = Tendance
power-TRE2 = Total OUT
power-TRE3 = Battage médiatique
power-BOD1 = Protection
power-BOD2 = Double protection
power-BOD3 = Triple protection
power-double = Déplacement après un double
effect-ADM1 = Deux pions de sociétés différentes, sur des cases extérieures, échangent leurs places. Leurs propriétaires peuvent s'y opposer avec 1 Protection.
effect-ADM2 = Deux pions de sociétés différentes, sur des cases normales ou à table, échangent leurs places. Leurs propriétaires peuvent s'y opposer avec 2 Protections.
effect-ADM3 = Vous replacez à votre gré tous les convives du restaurant. Les adversaires peuvent s'y opposer ensemble avec 3 Protections.
effect-HEL1 = Un de vos pions vole d'une case extérieure à une autre case extérieure. Personne ne peut s'y opposer.
effect-HEL2 = Un de vos pions vole vers n'importe quelle case normale ou vers l'INSIDER, ou en sort. Personne ne peut s'y opposer.
effect-HEL3 = Tous les pions d'un adversaire rentrent à leur base. La victime peut s'y opposer avec 3 Protections.
effect-SCA1 = Un adversaire passe son prochain tour. La victime peut s'y opposer avec 1 Protection.
effect-SCA2 = Un adversaire se déplace avec un seul dé jusqu'à la prochaine évaluation. La victime peut s'y opposer avec 2 Protections.
effect-SCA3 = Tous les pions de tous les joueurs, les vôtres aussi, rentrent à leur base ; la carte d'évaluation passe sous la pile sans être comptée. Tout adversaire peut s'y opposer avec 3 Protections.
effect-TRE1 = Vous rejouez aussitôt, sans aucune action dans ce tour. Seulement quand il ne reste plus de points. Personne ne peut s'y opposer.
effect-TRE2 = Vous déplacez aucun, un ou deux cartons « Total OUT ». Personne ne peut s'y opposer.
effect-TRE3 = La carte d'évaluation est comptée aussitôt, quel que soit le nombre de tables prises. Tout adversaire peut s'y opposer avec 3 Protections.
effect-BOD1 = Pare une action étoilée d'une carte. Se joue seulement hors de son tour.
effect-BOD2 = Pare une action étoilée de deux cartes. Se joue seulement hors de son tour.
effect-BOD3 = Pare une action étoilée de trois cartes. Se joue seulement hors de son tour.
way-N = nord
way-E = est
way-S = sud
way-W = ouest
word-square = grande case
word-normal = case normale
word-outer = case extérieure
word-inner = case intérieure
word-path = case de chemin
word-base = case de départ
word-centre = INSIDER
word-table = table
word-pawn = pion
word-company = société
word-staircase = escalier
word-shoes = paire de chaussures
word-cellar = cave
word-score = points de publicité
word-point = point de mouvement
word-token = carton « Total OUT »
word-hand = main
word-card = carte d'action
word-deck = pioche
word-discard = défausse
word-evaluation = évaluation
word-evaluation-card = carte d'évaluation
word-penalty = pénalité d'absence
word-turn = tour
word-extra-turn = tour supplémentaire
word-rumours = rumeurs
word-skip = passe son prochain tour
word-rob = voler
word-cycle = échanger
word-starred = peut être parée
word-home = à la base
word-under-way = en chemin
word-seated = à table
the-company = { $company ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}
the-rival = { $rival ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}
the-first = { $company1 ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}
the-second = { $company2 ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}
the-card = { $card ->
    [ADM] Administrateur
    [HEL] Hélicoptère
    [SCA] Scandale
    [TRE] Tendance
   *[BOD] Protection
}
the-power = { $power ->
    [ADM1] Administrateur
    [ADM2] Administrateur (deux cartes)
    [ADM3] Special VIP
    [HEL1] Hélicoptère
    [HEL2] Hélicoptère (deux cartes)
    [HEL3] Réunion
    [SCA1] Scandale
    [SCA2] Rumeurs
    [SCA3] Alerte à la bombe
    [TRE1] Tendance
    [TRE2] Total OUT
   *[TRE3] Battage médiatique
}

## Les invites : qui doit faire quoi, et ce qu'on peut taper

prompt-start = { $player } commence son tour : sept points, les dés ou des cartes.
prompt-move = { $player } déplace ses pions.
prompt-action = { $player } peut encore agir, ou termine son tour.
prompt-seat = { $player } a un pion à l'INSIDER et choisit sa table.
prompt-adm-a = { $player } désigne le premier pion à échanger.
prompt-adm-b = { $player } désigne le second pion à échanger.
prompt-hel-pawn = { $player } choisit le pion qui s'envole.
prompt-hel-to = { $player } choisit où le pion se pose.
prompt-victim = { $player } choisit qui attaquer.
prompt-out-from = { $player } choisit un carton « Total OUT » à déplacer.
prompt-out-to = { $player } choisit la nouvelle case du carton « Total OUT ».
prompt-react = On demande à { $player } : se protéger, ou laisser faire ?
prompt-pledge = On demande à { $player } : combien de Protections contre le Special VIP ?
prompt-vip = { $player } replace les convives.
prompt-start-you = À vous : prenez sept points, lancez les dés ou tirez des cartes.
prompt-move-you = Déplacez vos pions. En chemin, vous pouvez voler des cartes et jouer une série.
prompt-action-you = Il ne reste plus de points : jouez une série, échangez une carte ou terminez votre tour.
prompt-seat-you = Votre pion est à l'INSIDER : choisissez sa table.
prompt-adm-a-you = Désignez le premier pion à échanger.
prompt-adm-b-you = Désignez le second pion : d'une autre société, à une autre place.
prompt-hel-pawn-you = Choisissez le pion qui s'envole.
prompt-hel-to-you = Choisissez où votre pion se pose.
prompt-victim-you = Choisissez qui vous attaquez.
prompt-out-from-you = Choisissez le carton « Total OUT » à déplacer.
prompt-out-to-you = Choisissez une nouvelle case pour le carton « Total OUT ».
prompt-react-you = On vous attaque : jouez-vous des Protections, ou laissez-vous faire ?
prompt-pledge-you = On vous demande : combien de Protections engagez-vous contre le Special VIP ?
prompt-vip-you = Replacez les convives : qui s'assied à la table suivante ?

help-start = Prenez exactement sept points de mouvement : « move7 ». Ou lancez les deux dés : « roll » ; un sept se rejoue, et après un double vous pouvez déplacer un carton « Total OUT ». Ou tirez une carte d'action pour chaque case normale où vous avez un pion : « draw » ; c'est alors tout votre tour. Qui subit des rumeurs lance un seul dé : « roll1 ».
help-move = Un point fait avancer un pion d'une case le long d'un chemin : « step 3 N » envoie le pion 3 vers le nord. On saute par-dessus les pions des cases de chemin, et chaque case sautée coûte un point. Tous les points doivent être dépensés ; « forfeit » les abandonne quand aucun pas n'est possible. Un pion arrivé sur la case d'un adversaire peut lui voler une carte : « rob 3 green ». Vous pouvez aussi jouer une série (« play ADM 2 ») ou, après un double, déplacer un carton (« relocate »).
help-action = Vous pouvez jouer une série de cartes (« play SCA 1 »), déplacer un carton après un double (« relocate »), voler avec les pions arrivés (« rob 3 green ») ou échanger une carte, ce qui termine le tour (« cycle BOD »). « end » termine le tour.
help-seat = Choisissez une table libre : « table t2 ». De plusieurs tables de même valeur, on propose la première.
help-adm-a = Désignez un pion par sa société et son numéro : « pawn green 1 ». Avec une carte, seuls s'échangent des pions sur des cases extérieures ; avec deux, aussi ceux des cases intérieures et des tables.
help-adm-b = Désignez l'autre pion : « pawn red 3 ». Il doit appartenir à une autre société et se tenir ailleurs.
help-hel-pawn = Désignez l'un de vos pions : « pawn red 3 ». Il ne doit être ni sur un chemin ni sur une case de départ, et n'avoir rien volé ce tour-ci.
help-hel-to = Indiquez la case où il se pose : « to d4 » ; avec deux cartes, aussi l'INSIDER : « to c3 ».
help-victim = Nommez la société que vous attaquez : « victim green ».
help-out-from = Indiquez la case du carton à déplacer : « from c2 ». Avec Total OUT, vous pouvez aussi en rester là : « stop ».
help-out-to = Indiquez sa nouvelle case : « to e3 ». Il faut une case normale sans carton, et ni base ni pion ne doit se trouver enfermé. Les pions qui s'y tiennent rentrent à leur base.
help-react = « counter » joue les Protections qui annulent l'attaque ; « pass » laisse faire. On interroge tous ceux qui y ont droit, même s'ils ont trop peu de Protections.
help-pledge = « pledge 2 » engage deux Protections, « pledge 0 » aucune. À trois, tous adversaires réunis, le Special VIP est repoussé ; sinon les cartes reviennent.
help-vip = On remplit les tables de la meilleure à la moins bonne : « sit red » y assied un pion de Rouge, « empty » la laisse vide s'il y a des tables en trop.

## Les choix en toutes lettres

do-move7 = prendre sept points de mouvement
do-roll = lancer les deux dés
do-roll1 = lancer un dé
do-draw = tirer des cartes d'action
do-step = pion { $pawn } vers { $to } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
do-forfeit = abandonner les points qui restent
do-rob = voler une carte à { the-company } avec le pion { $pawn }
do-play = jouer { the-power }
do-relocate = déplacer un carton « Total OUT »
do-cycle = échanger une carte : { the-card }
do-end = terminer le tour
do-table = prendre la table { $table } (valeur { $value })
do-pawn = { the-company }, pion { $pawn } en { $place }
do-from = le carton en { $square }
do-to = { $square }
do-stop = ne plus déplacer de carton
do-victim = { the-company }
do-pass = laisser faire
do-counter = parer avec des Protections
do-pledge = { $count ->
    [0] n'engager aucune Protection
    [one] engager { $count } Protection
   *[other] engager { $count } Protections
}
do-sit = { the-company } s'assied là
do-empty = la laisser vide

## Les refus

refused-game-is-over = La partie est finie ; on ne joue pas le reste du tour.
refused-no-such-action = Il n'y a pas d'action numéro { $action }.
refused-not-now = { $point ->
    [START] Ce n'est pas possible maintenant : un tour commence par le choix entre sept points, les dés et des cartes.
    [MOVE] Ce n'est pas possible maintenant : il reste des points à dépenser.
    [ACTION] Ce n'est pas possible maintenant : le déplacement est terminé.
    [SEAT] Ce n'est pas possible maintenant : le pion arrivé à l'INSIDER doit d'abord recevoir une table.
    [ADM_A] Ce n'est pas possible maintenant : l'Administrateur attend un premier pion.
    [ADM_B] Ce n'est pas possible maintenant : l'Administrateur attend un second pion.
    [HEL_PAWN] Ce n'est pas possible maintenant : choisissez d'abord le pion qui s'envole.
    [HEL_TO] Ce n'est pas possible maintenant : choisissez d'abord où le pion se pose.
    [VICTIM] Ce n'est pas possible maintenant : choisissez d'abord qui attaquer.
    [OUT_FROM] Ce n'est pas possible maintenant : choisissez d'abord un carton « Total OUT ».
    [OUT_TO] Ce n'est pas possible maintenant : le carton « Total OUT » attend sa nouvelle case.
    [REACT] Ce n'est pas possible maintenant : il faut d'abord répondre à l'attaque.
    [PLEDGE] Ce n'est pas possible maintenant : il faut d'abord répondre au Special VIP.
    [VIP] Ce n'est pas possible maintenant : on replace les convives.
   *[OVER] Ce n'est plus possible.
}
refused-rumours = Des rumeurs courent : jusqu'à la prochaine évaluation, vous vous déplacez avec un dé (« roll1 »).
refused-no-rumours = Seul celui qui subit des rumeurs se déplace avec un dé.
refused-nothing-to-draw = Aucun de vos pions n'est sur une case normale : il n'y a pas de carte à tirer.
refused-hand-is-full = Personne ne peut avoir plus de 7 cartes.
refused-no-draw-in-rumours = À cette table, on ne tire pas de cartes tant que courent des rumeurs à son sujet.
refused-frozen = Ce pion a volé une carte ce tour-ci et ne peut plus bouger.
refused-seated = Un pion à table ne la quitte pas à pied.
refused-no-lane = Aucun chemin ne mène par là.
refused-token-there = Un carton « Total OUT » se dresse en { $square } : aucun pion n'y entre, aucun second carton n'y tient.
refused-foreign-base = { $square } est la case de départ d'une autre couleur : seuls ses pions y entrent.
refused-too-few-points = Le pas vers { $square } coûte { $cost }, mais il n'en reste que { $points }.
refused-same-pawn = Un pion de numéro plus petit se tient à la même place et peut exactement la même chose : désignez celui-là.
refused-has-not-arrived = Le pion { $pawn } n'est pas arrivé, ce tour-ci, sur une case normale autre que celle de son départ.
refused-nobody-to-rob = { the-rival } n'a pas de pion en { $place }.
refused-no-such-rival = Il n'y a pas d'adversaire de ce nom.
refused-nothing-to-rob = { the-rival } n'a pas de cartes.
refused-robbed-already = Ce pion ne peut pas (ou plus) voler { the-rival } ce tour-ci.
refused-action-is-used = L'action de ce tour est utilisée : une série, un carton déplacé ou une carte échangée.
refused-extra-turn = Dans un tour supplémentaire, il n'y a aucune action : on se déplace, on tire des cartes, on vole, rien d'autre.
refused-step-first = À cette table, un pion doit faire un pas avant qu'on joue des cartes ou déplace un carton.
refused-bodyguard-reacts = Une Protection ne se joue jamais à son propre tour, seulement en réponse à une attaque.
refused-too-few-cards = Il y faut { $count } cartes de ce type, et vous en avez { $held }.
refused-no-target = Il n'y a pas de cible pour cela en ce moment.
refused-points-left = Ce n'est possible que sans points restants ; il y en a { $points }.
refused-no-double = On ne déplace un carton qu'après un double.
refused-no-relocation = Aucun carton ne peut quitter cette place sans enfermer une base ou un pion.
refused-not-in-hand = Vous n'avez pas de carte de ce type.
refused-after-drawing = Après avoir tiré des cartes, on ne fait rien d'autre que ce que la table permet : échanger une carte ou terminer le tour.
refused-step-exists = Un pas est encore possible, et tous les points doivent être utilisés.
refused-table-is-taken = La table { $table } est prise.
refused-no-such-table = La carte { $evaluation } n'a pas de table { $table }.
refused-same-value = Une table libre de numéro plus petit a la même valeur : prenez celle-là.
refused-pawn-out-of-reach = Ce pion est hors de portée de la carte : ni chemin ni case de départ et, avec une seule carte, seulement les cases extérieures.
refused-same-company = Les deux pions doivent appartenir à des sociétés différentes et se tenir à des places différentes.
refused-own-pawn-needed = À cette table, l'un des deux pions doit être à vous.
refused-not-yours = Seuls vos propres pions s'envolent.
refused-out-of-range = L'Hélicoptère ne se pose pas en { $square } : avec une carte, seulement sur une autre case extérieure ; avec deux, sur une autre case normale ou à l'INSIDER.
refused-would-be-enclosed = Un pion y serait enfermé : il ne pourrait plus atteindre l'INSIDER.
refused-restaurant-is-near = Ce pion est déjà à l'INSIDER ; il peut en sortir, non changer de table.
refused-no-token-there = Il n'y a pas de carton « Total OUT » en { $square }.
refused-not-normal = { $square } n'est pas une case normale : un carton ne va ni sur une case de départ ni sur l'INSIDER.
refused-would-enclose = { $what ->
    [base] Avec un carton en { $square }, la base de { the-rival } ({ $place }) serait enfermée.
   *[pawn] Avec un carton en { $square }, le pion de { the-rival } en { $place } serait enfermé.
}
refused-must-relocate = Le déplacement est annoncé : il faut déplacer un carton.
refused-skips-already = { the-rival } a déjà un tour à passer.
refused-rumoured-already = Des rumeurs courent déjà sur { the-rival }.
refused-all-at-home = Tous les pions de { the-rival } sont à leur base.
refused-none-to-seat = { the-rival } n'a plus de pion à asseoir.
refused-no-table-to-spare = Toutes les tables qui restent sont nécessaires aux convives qui attendent encore.
refused-too-few-bodyguards = Vous avez trop peu de Protections pour cela : { $held }.
refused-too-many-bodyguards = Trois Protections suffisent, tous adversaires réunis ; il en manque { $left }.

## Les événements

event-begins = { $player } ({ the-company }) commence.
event-dealt = { $player } reçoit { $cards }.
event-card-up = On retourne la carte d'évaluation { $evaluation }.
event-turn-begins = { $extra ->
    [0] { $player } : tour { $turn }.
   *[1] { $player } : tour supplémentaire ({ $turn }).
}
event-turn-skipped = { $player } passe un tour.
event-takes-seven = { $player } prend sept points.
event-thrown = { $points ->
    [0] { $player } lance { $die } et { $other } : un sept, on relance.
   *[other] { $other ->
        [0] { $player } lance { $die } avec un dé.
       *[other] { $player } lance { $die } et { $other } : { $points } points.
    }
}
event-drew = { $cards ->
    [unseen] { $count ->
        [one] { $player } tire { $count } carte.
       *[other] { $player } tire { $count } cartes.
    }
   *[other] { $player } tire { $cards }.
}
event-reshuffled = { $count ->
    [one] La défausse, { $count } carte, devient la pioche.
   *[other] La défausse, { $count } cartes, est mélangée et devient la pioche.
}
event-stepped = { $player } mène le pion { $pawn } de { $from } à { $to }{ $cost ->
    [one] .
   *[other] {" "}({ $cost } points).
}
event-sat-down = { the-company }, pion { $pawn }, s'assied en { $table } (valeur { $value }).
event-robbed = { $card ->
    [unseen] { $player } vole une carte à { the-rival } en { $square }.
   *[other] { $player } vole une carte à { the-rival } en { $square } : { the-card }.
}
event-played = { $player } joue { the-power }.
event-relocates = { $player } déplace un carton « Total OUT » après le double.
event-cycled = { $player } défausse { the-card } pour tirer une autre carte.
event-forfeited = { $points ->
    [one] { $player } ne peut plus bouger : { $points } point est perdu.
   *[other] { $player } ne peut plus bouger : { $points } points sont perdus.
}
event-pawns-named = { $player } désigne le pion { $pawn1 } de { the-first } et le pion { $pawn2 } de { the-second }.
event-victim-named = { $player } attaque { the-rival }.
event-passed = { $player } laisse faire.
event-countered = { $count ->
    [one] { $player } pare avec { $count } Protection.
   *[other] { $player } pare avec { $count } Protections.
}
event-pledges = { $player } engage { $count } ; ensemble { $total } sur 3.
event-pledges-return = { $total ->
    [one] Ce n'est pas assez : { $total } Protection revient à son propriétaire.
   *[other] Ce n'est pas assez : { $total } Protections reviennent à leurs propriétaires.
}
event-repelled = { the-power } : l'action est repoussée.
event-swapped = Le pion { $pawn1 } de { the-first } est maintenant en { $to }, le pion { $pawn2 } de { the-second } en { $from }.
event-flew = { $player } fait voler le pion { $pawn } de { $from } à { $to }.
event-sent-home = { the-company }, pion { $pawn }, rentre de { $from } à sa base.
event-meeting = { $count ->
    [one] Réunion chez { the-rival } : { $count } pion rentre.
   *[other] Réunion chez { the-rival } : { $count } pions rentrent.
}
event-scandal = Scandale : { the-rival } passera un tour.
event-rumours-spread = Rumeurs : { the-rival } se déplace avec un dé jusqu'à la prochaine évaluation.
event-bomb-threat = Alerte à la bombe ! On évacue le restaurant et les rues.
event-card-under = La carte d'évaluation { $evaluation } passe sous la pile sans être comptée.
event-token-moved = { $player } déplace un carton « Total OUT » de { $from } à { $to }.
event-rearranges = { $player } replace les convives.
event-left-empty = La table { $table } reste vide.
event-evaluated = Évaluation n° { $number } : carte { $evaluation }.
event-scored = { $present ->
    [0] { $player } est absent : { $points }, ce qui fait { $total }.
   *[1] { $player } reçoit { $points }, ce qui fait { $total }.
}
event-rumours-end = Les rumeurs sont finies.
event-ended = { $reason ->
    [goal] Le haut de l'escalier est atteint : c'est la fin.
    [evaluations] C'était la septième évaluation : c'est la fin.
   *[turns] Le nombre de tours convenu est joué : c'est la fin.
}

## Les fins et les résultats

end-goal = Une société a atteint le haut de l'escalier.
end-evaluations = La septième évaluation est faite.
end-turns = Le nombre de tours convenu est joué.
result-winner = { $points ->
    [one] { $player } gagne avec { $points } point.
   *[other] { $player } gagne avec { $points } points.
}
result-shared = { $points ->
    [one] { $players } se partagent la victoire avec { $points } point chacun.
   *[other] { $players } se partagent la victoire avec { $points } points chacun.
}
result-void = La partie est annulée : personne ne gagne.

## Les options de la table

option-path_len = Cases de chemin
option-path_len-help = Combien de cases compte chaque chemin entre deux grandes cases. Plus il y en a, plus la partie est longue.
option-path_len-1 = une par chemin
option-path_len-2 = deux par chemin
option-path_len-3 = trois par chemin
option-floor = Cave
option-floor-help = La profondeur de la cave : aucun score ne descend plus bas.
option-floor--7 = sept marches plus bas
option-floor--5 = cinq marches plus bas
option-floor--10 = dix marches plus bas
option-jump_cost = Sauts
option-jump_cost-help = Indique si les cases de chemin par-dessus lesquelles saute un pion coûtent des points.
option-jump_cost-counted = les cases sautées comptent
option-jump_cost-free = un saut coûte un point
option-cards_before_first_step = Cartes avant de bouger
option-cards_before_first_step-help = Indique si l'on peut jouer une série, ou déplacer un carton après un double, avant le premier pas du tour.
option-cards_before_first_step-true = permis
option-cards_before_first_step-false = après le premier pas seulement
option-rob_scope = Vol de cartes
option-rob_scope-help = Combien de fois un joueur peut voler pendant un tour.
option-rob_scope-pawn_and_opponent = chaque pion une fois chaque adversaire
option-rob_scope-per_pawn = chaque pion une fois
option-rob_scope-once_per_turn = une fois par tour
option-cycle_after_draw = Échange après la pioche
option-cycle_after_draw-help = Indique si l'on peut échanger une carte après avoir tiré des cartes.
option-cycle_after_draw-true = permis
option-cycle_after_draw-false = interdit
option-rumours_may_draw = Piocher malgré les rumeurs
option-rumours_may_draw-help = Indique si un joueur qui subit des rumeurs peut tirer des cartes.
option-rumours_may_draw-true = permis
option-rumours_may_draw-false = interdit
option-admin_needs_own_pawn = Administrateur
option-admin_needs_own_pawn-help = Indique si l'un des deux pions échangés doit appartenir au joueur.
option-admin_needs_own_pawn-true = il faut un pion à soi
option-admin_needs_own_pawn-false = deux pions quelconques
option-bomb_counter = Protections contre l'Alerte à la bombe
option-bomb_counter-help = Ce que trois Protections sauvent d'une Alerte à la bombe.
option-bomb_counter-cancels_all = elles l'annulent pour tous
option-bomb_counter-protects_self = elles ne sauvent que les pions de leur joueur
option-scandal_adds_up = Plusieurs Scandales
option-scandal_adds_up-help = Indique si un joueur peut avoir plusieurs tours à passer.
option-scandal_adds_up-true = ils s'additionnent
option-scandal_adds_up-false = un seul à la fois
option-turn_cap = Limite de tours
option-turn_cap-help = Après ce nombre de tours, la partie finit comme après la septième évaluation. La plupart des parties en comptent 40 à 80.

## Les reproches : éditions, actions tapées, positions

edition-companies = Il y a quatre sociétés ; cette édition en compte { $count }.
edition-colour = Les sociétés se suivent dans l'ordre red, blue, green, yellow ; celle-ci doit être « { $expected } ».
edition-base = Une base est l'un des coins a1, a5, e5, e1, et chaque coin appartient à une seule société ; { $value } ne convient pas.
edition-seats = Pour { $count } joueurs, l'édition doit nommer { $count } sociétés différentes.
edition-square = Une grande case se nomme par colonne et rangée, de a1 à e5 ; « { $value } » ne convient pas.
edition-centre = L'INSIDER est la case au milieu de la ville : c3.
edition-inner = Les cases intérieures doivent être les quatre cases qu'un chemin relie à l'INSIDER.
edition-lane = Un chemin unit deux cases voisines, le plus petit nom d'abord, par exemple c2-c3, et figure une seule fois ; « { $lane } » ne convient pas.
edition-lanes = Chaque case a besoin d'un chemin, une case de départ d'exactement deux ; { $square } en a { $count }.
edition-action = Il y a 55 cartes d'action ; ces nombres en font { $count }.
edition-tables = Il faut à la carte { $card } les valeurs de { $count } tables, des nombres entiers de 0 à 20, la meilleure d'abord.
company-not-playing = La société « { $company } » ne participe pas à cette partie.
company-is-own = C'est le tour de { the-company } ; nommez un adversaire.
position-impossible = Ceci ne peut figurer dans une position : { $where }.
