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
    arrive sur la case d'un pion adverse peut lui enlever une carte. Jouées par une,
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
word-rob = enlever une carte
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
prompt-move-you = Déplacez vos pions. En chemin, vous pouvez enlever des cartes aux autres et jouer une série.
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
help-move = Un point fait avancer un pion d'une case le long d'un chemin : « step 3 N » envoie le pion 3 vers le nord. On saute par-dessus les pions des cases de chemin, et chaque case sautée coûte un point. Tous les points doivent être dépensés ; « forfeit » les abandonne quand aucun pas n'est possible. Un pion arrivé sur la case d'un adversaire peut lui enlever une carte : « rob 3 green ». Vous pouvez aussi jouer une série (« play ADM 2 ») ou, après un double, déplacer un carton (« relocate »).
help-action = Vous pouvez jouer une série de cartes (« play SCA 1 »), déplacer un carton après un double (« relocate »), enlever des cartes avec les pions arrivés (« rob 3 green ») ou échanger une carte, ce qui termine le tour (« cycle BOD »). « end » termine le tour.
help-seat = Choisissez une table libre : « table t2 ». De plusieurs tables de même valeur, on propose la première.
help-adm-a = Désignez un pion par sa société et son numéro : « pawn green 1 ». Avec une carte, seuls s'échangent des pions sur des cases extérieures ; avec deux, aussi ceux des cases intérieures et des tables.
help-adm-b = Désignez l'autre pion : « pawn red 3 ». Il doit appartenir à une autre société et se tenir ailleurs.
help-hel-pawn = Désignez l'un de vos pions : « pawn red 3 ». Il ne doit être ni sur un chemin ni sur une case de départ, et n'avoir enlevé aucune carte ce tour-ci.
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
do-rob = enlever une carte à { the-company } avec le pion { $pawn }
do-play = jouer { the-power }
do-relocate = déplacer un carton « Total OUT »
do-cycle = échanger une carte : { the-card }
do-end = terminer le tour
do-table = prendre la table { $table } (valeur { $value })
do-pawn = { the-company }, pion { $pawn } en { $place }
do-from = le carton en { $square }
do-to = { $square }
then-to = vers { $square }
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
refused-frozen = Ce pion a enlevé une carte ce tour-ci et ne peut plus bouger.
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
refused-robbed-already = Ce pion ne peut pas (ou plus) enlever de carte à { the-rival } ce tour-ci.
refused-action-is-used = L'action de ce tour est utilisée : une série, un carton déplacé ou une carte échangée.
refused-extra-turn = Dans un tour supplémentaire, il n'y a aucune action : on se déplace, on tire des cartes, on en enlève aux autres, rien de plus.
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
    [unseen] { $player } enlève une carte à { the-rival } en { $square }.
   *[other] { $player } enlève une carte à { the-rival } en { $square } : { the-card }.
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
option-rob_scope = Cartes enlevées
option-rob_scope-help = Combien de fois un joueur peut enlever une carte pendant un tour.
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

## Les règles : le plateau

clause-INS-001 = Le plateau porte 25 grandes cases reliées par des chemins, et un escalier où l'on marque les points.
clause-INS-002 = Les grandes cases forment une grille de cinq sur cinq. Les colonnes s'appellent a à e, les rangées 1 à 5.
clause-INS-003 = Les quatre coins a1, a5, e5 et e1 sont les cases de départ, ou bases, une par couleur.
clause-INS-004 = La case du milieu, c3, est l'INSIDER : le restaurant où tout le monde veut être vu.
clause-INS-005 = Les quatre cases voisines de l'INSIDER, c2, b3, d3 et c4, sont les cases intérieures.
clause-INS-006 = Les 16 grandes cases qui ne sont ni coin, ni centre, ni case intérieure sont les cases extérieures. Cases intérieures et extérieures forment ensemble les 20 cases normales.
clause-INS-007 = Un chemin relie deux grandes cases voisines dans une rangée ou une colonne. Il y a 40 chemins et aucune diagonale.
clause-INS-008 = Chaque chemin compte le même nombre de cases de chemin entre ses deux bouts : une, sauf si la table s'est entendue sur deux ou trois.
clause-INS-009 = Exactement deux chemins partent d'une case de départ.
clause-INS-010 = À pied, on n'entre dans l'INSIDER que depuis les quatre cases intérieures, par les chemins qui y mènent.
clause-INS-011 = Une case normale peut porter autant de pions qu'on veut, de toutes les couleurs.
clause-INS-012 = Une case de chemin n'a de place que pour un seul pion, quelle que soit sa couleur.
clause-INS-013 = Seuls les pions de sa couleur peuvent entrer sur une case de départ, la traverser ou s'y tenir, en nombre quelconque.
clause-INS-014 = Les cases de départ des couleurs que personne ne joue sont fermées à tous.
clause-INS-015 = Vos propres pions peuvent revenir sur votre case de départ et la traverser.
clause-INS-016 = L'INSIDER accueille autant de pions que la carte d'évaluation visible a de tables, un pion par table.
clause-INS-017 = Aucun pion ne peut entrer sur une case qui porte un carton « Total OUT », ni la traverser, ni s'y tenir.
clause-INS-018 = Les cartons « Total OUT » ne se posent que sur des cases normales, jamais sur un chemin, une case de départ ou l'INSIDER.
clause-INS-019 = Une case porte au plus un carton « Total OUT ».

## Les règles : la mise en place

clause-INS-020 = Tous les marqueurs partent des chaussures de l'escalier : chacun a 0 point de publicité.
clause-INS-021 = Les quatre cartons « Total OUT » sont d'abord sur les cases intérieures c2, b3, d3 et c4. Au début, personne ne peut donc entrer à pied dans l'INSIDER.
clause-INS-022 = On mélange les cartes d'action et l'on en donne sept à chacun. Les autres forment la pioche, face cachée ; la défausse est vide.
clause-INS-023 = Les sept pions de chaque joueur partent de sa base.
clause-INS-024 = Les cartes d'évaluation utilisées dépendent du nombre de joueurs : celles à 3, 4 et 5 tables à deux joueurs, à 4, 5 et 6 tables à trois, à 5, 6 et 7 tables à quatre. Cela fait chaque fois 12 cartes.
clause-INS-025 = On mélange ces 12 cartes ; sept d'entre elles, sans qu'on les voie, forment la pile d'évaluation. Les cinq autres restent hors jeu et personne ne les voit.
clause-INS-026 = La première carte de la pile d'évaluation est retournée ; il en reste six dessous.
clause-INS-027 = Bases dans l'ordre des places, dans le sens des aiguilles d'une montre : a1 et e5 à deux joueurs ; a1, a5 et e5 à trois ; a1, a5, e5 et e1 à quatre.
clause-INS-028 = Le sort désigne qui commence ; puis on joue dans le sens des aiguilles d'une montre.

## Les règles : le tour

clause-INS-040 = Un tour commence par un choix parmi trois : avancer de sept points, lancer les dés ou tirer des cartes.
clause-INS-041 = Qui ne lance pas les dés dispose d'exactement sept points de mouvement.
clause-INS-042 = Qui lance les dés lance les deux. Un total de sept est relancé jusqu'à ce qu'il vienne autre chose ; le total donne les points de mouvement (2 à 6 ou 8 à 12).
clause-INS-043 = Une fois les dés lancés, on ne peut plus revenir aux sept points.
clause-INS-044 = Si le lancer qui compte est un double, le joueur peut en outre déplacer un carton « Total OUT ». C'est alors l'action de son tour.
clause-INS-045 = Qui tire des cartes n'avance pas (INS-090 à INS-094).
clause-INS-046 = Le tirage met fin au tour : on ne joue et ne échange aucune carte, et l'on n'enlève de carte à personne. (En option de table, on peut encore échanger une carte après le tirage.)
clause-INS-047 = On ne peut choisir de tirer que si cela rapporte au moins une carte. On ne peut pas simplement passer.
clause-INS-048 = Un tour avec mouvement donne droit à une action : jouer une série d'une à trois cartes identiques, ou déplacer un carton après un double, ou échanger une carte, ou rien.
clause-INS-049 = Une série de cartes, comme le déplacement après un double, s'emploie pendant le mouvement ou après.
clause-INS-050 = Dès que le choix est fait et que les dés sont tombés, on peut jouer une série, même avant le premier pas. (En option de table, seulement après.)
clause-INS-051 = On n'échange une carte que lorsqu'il ne reste plus de points de mouvement, et cela met fin au tour.
clause-INS-052 = Après le mouvement et l'action, c'est au joueur suivant dans le sens des aiguilles d'une montre, sauf s'il doit passer son tour (INS-152) ou si un tour supplémentaire commence (INS-166).
clause-INS-053 = Enlever une carte n'est pas une action : on peut le faire dans le même tour que n'importe quelle action.

## Les règles : le mouvement

clause-INS-060 = Les points de mouvement se répartissent entre ses propres pions comme on veut et dans l'ordre qu'on veut.
clause-INS-061 = Un point mène un pion à l'emplacement suivant le long d'un chemin : d'une grande case à une case de chemin, de là au suivant, et ainsi de suite.
clause-INS-062 = Tous les points doivent être utilisés ; la seule exception est INS-072.
clause-INS-063 = Un pion peut sauter par-dessus les pions qui se tiennent sur des cases de chemin, qu'ils soient de sa couleur ou non.
clause-INS-064 = Un saut va tout droit le long du chemin jusqu'au premier emplacement où le pion peut se tenir. Chaque pion sauté coûte un point de plus. (En option de table, un saut coûte un point en tout.)
clause-INS-065 = Un saut demande assez de points et un point de chute où le pion peut entrer.
clause-INS-066 = Un pion ne s'arrête jamais sur une case de chemin occupée.
clause-INS-067 = Un pion peut faire demi-tour quand il veut, y compris dans le même tour.
clause-INS-068 = Un pion peut entrer sur une case de chemin qui ne mène qu'à un carton « Total OUT » ou à une base étrangère, bien qu'il ne puisse qu'en revenir.
clause-INS-069 = Un pion qui atteint l'INSIDER s'assied aussitôt à une table libre, au choix de son propriétaire.
clause-INS-070 = Avec des points de mouvement, un pion attablé ne repart pas et ne change pas de table, et personne ne traverse l'INSIDER. Il n'est pas nécessaire d'y arriver par un compte exact : les points qui restent vont à d'autres pions.
clause-INS-071 = Dès que la dernière table libre est prise, on évalue la carte, au besoin au milieu d'un mouvement.
clause-INS-072 = S'il reste des points alors qu'aucun de ses pions ne peut faire un pas, et qu'aucune action n'y remédie, ces points sont perdus.
clause-INS-073 = Après une évaluation en plein mouvement, le tour continue avec les points restants. Les pions qui viennent de rentrer peuvent repartir ; ceux qui arrivent s'assoient à la nouvelle carte.
clause-INS-074 = Un pion qui a servi à enlever une carte ne bouge plus jusqu'à la fin du tour.

## Les règles : enlever une carte

clause-INS-080 = Qui, pendant ce tour, a amené un pion sur une case où un adversaire en a un peut enlever une carte d'action à cet adversaire.
clause-INS-081 = Cela ne vaut que sur les cases normales, jamais sur un chemin, une case de départ ou dans l'INSIDER.
clause-INS-082 = Personne n'est obligé d'enlever une carte.
clause-INS-083 = Si plusieurs adversaires ont des pions sur cette case, le pion arrivé peut prendre une carte à chacun d'eux, quel que soit le nombre de leurs pions. (En option de table : une carte par pion, ou une par tour.)
clause-INS-084 = Plusieurs pions peuvent enlever des cartes dans le même tour, même sur la même case ; chaque pion n'en prend qu'une par tour à chaque adversaire.
clause-INS-085 = La carte est tirée à l'aveugle dans la main de l'autre. Seuls celui qui prend et celui qui perd apprennent laquelle c'est.
clause-INS-086 = Un pion est arrivé s'il est venu par un pas ou par l'Hélicoptère de son propriétaire, sur une autre case que celle où il se tenait au début du tour. Y être amené par un échange ne compte pas.
clause-INS-087 = Avec sept cartes en main, on ne peut pas en enlever ; à qui n'a pas de cartes, on ne peut rien prendre.
clause-INS-088 = Après l'arrivée, on peut enlever la carte à tout moment du tour, tant que le pion est encore là. Il faut que l'adversaire ait un pion sur la case à ce moment-là.
clause-INS-089 = Une carte enlevée peut être jouée dans le même tour. Aucune Protection n'empêche de se faire enlever une carte.

## Les règles : tirer des cartes

clause-INS-090 = Le tirage rapporte une carte pour chaque case normale où le joueur a au moins un pion.
clause-INS-091 = L'INSIDER, la base et les cases de chemin ne rapportent rien, et plusieurs pions sur une même case comptent une fois.
clause-INS-092 = Personne ne tient plus de sept cartes : à sept, le tirage s'arrête.
clause-INS-093 = On tire autant de cartes que INS-090 en donne et que la main peut en recevoir ; on ne peut pas en prendre moins.
clause-INS-094 = Les cartes tirées pendant un tour ne peuvent pas être jouées pendant ce tour.
clause-INS-095 = S'il faut tirer une carte et que la pioche est vide, on mélange la défausse, qui devient la pioche.
clause-INS-096 = Les mains tiennent au plus 28 cartes ; pioche et défausse en ont donc toujours ensemble au moins 27 : il y a toujours une carte à tirer.

## Les règles : jouer des cartes

clause-INS-100 = Une série se compose d'une, deux ou trois cartes identiques jouées ensemble. Leur nombre est le niveau de l'effet.
clause-INS-101 = On ne joue qu'une série par tour, et donc une seule sorte de cartes.
clause-INS-102 = Plus de trois cartes ne peuvent pas être jouées en une série.
clause-INS-103 = Les Protections ne se jouent jamais pendant son propre tour, seulement en défense. On peut les échanger comme toute autre carte.
clause-INS-104 = On ne peut jouer une série que s'il existe quelque chose à viser. L'Alerte à la bombe, la Tendance et le Battage médiatique ne visent rien, et le Total OUT peut laisser tous les cartons en place : ces quatre-là peuvent toujours être joués.
clause-INS-105 = Dans l'ordre : les cartes vont face visible à la défausse ; le joueur désigne tout ce qu'il vise ; ceux qui en ont le droit peuvent se défendre ; puis l'effet a lieu. Avec le Special VIP, les tables ne sont arrangées qu'après la défense.
clause-INS-106 = Une série annoncée ne peut pas être reprise. Si elle est repoussée, ses cartes sont perdues et l'action du tour est utilisée.
clause-INS-107 = Au lieu de jouer une série ou de déplacer un carton après un double, on peut échanger une carte : en défausser une et en tirer une.
clause-INS-108 = Il faut pour cela au moins une carte en main ; c'est aussi possible avec sept.
clause-INS-109 = Les actions marquées d'une étoile peuvent être repoussées : l'Administrateur aux trois niveaux, la Réunion, le Scandale, les Rumeurs, l'Alerte à la bombe et le Battage médiatique. L'Hélicoptère à une ou deux cartes, la Tendance et le Total OUT ne le peuvent pas.

## Les règles : l'Administrateur

clause-INS-120 = Avec un ou deux Administrateurs, deux pions échangent leurs places.
clause-INS-121 = Les pions qui sont sur un chemin ou une case de départ ne peuvent jamais être échangés.
clause-INS-122 = Avec une carte, les deux pions doivent être sur des cases extérieures, donc ni sur une case intérieure ni à une table.
clause-INS-123 = Avec deux cartes, chacun des pions peut être sur n'importe quelle case normale ou à une table.
clause-INS-124 = Les deux pions sont de couleurs différentes et à des endroits différents. Aucun ne doit nécessairement appartenir au joueur. (En option de table, l'un des deux le doit.)
clause-INS-125 = Avec deux cartes, deux pions attablés de couleurs différentes peuvent échanger leurs tables.
clause-INS-126 = Un pion échangé avec un pion attablé prend exactement cette table, et l'autre prend sa case. Il y a autant de pions attablés qu'avant : aucune évaluation n'a lieu.
clause-INS-127 = Un pion qui a servi à enlever une carte peut être échangé. L'échange ne bloque ni ne libère aucun pion.
clause-INS-128 = Un échange qui laisserait l'un des deux pions enfermé (INS-203) n'est pas permis.
clause-INS-129 = Chaque adversaire à qui appartient l'un des deux pions peut se défendre.
clause-INS-130 = Trois cartes font le Special VIP : le joueur place à son gré tous les pions attablés.
clause-INS-131 = Il peut utiliser toutes les tables de la carte visible, libres ou non ; chaque couleur garde autant de pions attablés. Il faut qu'au moins un pion soit attablé.
clause-INS-132 = Les adversaires peuvent repousser ensemble le Special VIP : leurs Protections s'additionnent, et il en faut trois.

## Les règles : l'Hélicoptère

clause-INS-135 = Avec un ou deux Hélicoptères, le joueur fait voler un de ses propres pions d'une grande case à une autre.
clause-INS-136 = Le pion ne peut ni décoller d'un chemin ou d'une case de départ, ni y atterrir.
clause-INS-137 = Avec une carte, le vol va d'une case extérieure à une case extérieure.
clause-INS-138 = Avec deux cartes, il peut mener à n'importe quelle case normale ou dans l'INSIDER.
clause-INS-139 = Avec deux cartes, un pion attablé peut aussi s'envoler vers une case normale, mais pas vers une autre table.
clause-INS-140 = La case d'arrivée ne doit pas porter de carton « Total OUT » ; ceux qui sont en route n'importent pas. Avec deux cartes, on peut voler dans l'INSIDER même si ses quatre accès sont fermés.
clause-INS-141 = Un pion qui arrive en vol dans l'INSIDER s'assied à une table libre, au choix de son propriétaire. Si c'était la dernière, l'évaluation suit aussitôt.
clause-INS-142 = Un pion qui a servi à enlever une carte ne peut pas voler. Un pion qui a volé peut continuer à pied avec les points restants, ou enlever une carte (INS-086).
clause-INS-143 = Un pion ne peut pas voler vers une case où il serait enfermé.
clause-INS-144 = Trois cartes font la Réunion : un adversaire choisi par le joueur ramène aussitôt tous ses pions à sa base, y compris ceux qui sont attablés ou en chemin.
clause-INS-145 = La victime d'une Réunion doit avoir au moins un pion hors de sa base.
clause-INS-146 = Seule la victime peut repousser une Réunion, avec trois Protections.

## Les règles : le Scandale

clause-INS-150 = Un Scandale : un adversaire choisi par le joueur passe son prochain tour.
clause-INS-151 = On ne peut pas choisir un adversaire qui a déjà un tour à passer ; les tours à passer ne s'additionnent pas. (En option de table, ils s'additionnent.)
clause-INS-152 = Qui passe son tour le perd tout entier : ni mouvement, ni tirage, ni carte. Il en est alors quitte. Il peut toujours employer ses Protections, et l'on peut toujours lui enlever une carte.
clause-INS-153 = Deux cartes font les Rumeurs : un adversaire choisi par le joueur n'avance plus qu'avec un seul dé jusqu'à la prochaine évaluation.
clause-INS-154 = Qui est victime de Rumeurs n'a ni les sept points ni les deux dés : il lance un dé, qui donne les points de mouvement.
clause-INS-155 = Avec un seul dé, on ne relance rien et il n'y a pas de double. Les cartes se jouent comme d'habitude.
clause-INS-156 = Qui est victime de Rumeurs peut tirer des cartes au lieu d'avancer. (En option de table, non.)
clause-INS-157 = On ne peut pas choisir pour des Rumeurs un adversaire qui en est déjà victime.
clause-INS-158 = Les Rumeurs cessent pour tous à la prochaine évaluation, quelle qu'en soit la cause. Les points déjà obtenus au dé restent acquis.
clause-INS-159 = Une Alerte à la bombe n'est pas une évaluation et ne met pas fin aux Rumeurs.
clause-INS-160 = Trois cartes font l'Alerte à la bombe : tous les pions de tous les joueurs, attaquant compris, rentrent aussitôt à leurs bases.
clause-INS-161 = La carte d'évaluation visible passe, sans être évaluée, sous la pile d'évaluation, et l'on retourne la première carte de la pile.
clause-INS-162 = Si la pile est vide, on retourne la même carte. Le nombre d'évaluations ne change pas.
clause-INS-163 = Seule la victime peut repousser un Scandale ou des Rumeurs. Tout adversaire peut repousser seul une Alerte à la bombe avec trois Protections, et cela sauve tout le monde. (En option de table, ses propres pions seulement.)

## Les règles : la Tendance

clause-INS-165 = Une Tendance : le joueur joue aussitôt un autre tour.
clause-INS-166 = On ne joue une Tendance que lorsqu'il ne reste plus de points de mouvement. Elle met fin au tour en cours, et le tour supplémentaire commence.
clause-INS-167 = Pendant le tour supplémentaire, on ne peut jouer aucune carte d'action.
clause-INS-168 = Le tour supplémentaire ne donne droit à aucune autre action : ni déplacement après un double, ni carte échangée. Les trois sortes de tour sont possibles, et l'on peut enlever des cartes. Qui est victime de Rumeurs n'y a aussi qu'un dé ou le tirage.
clause-INS-169 = Le tour supplémentaire est un nouveau tour : les pions qui ont servi à enlever une carte peuvent de nouveau bouger, et les arrivées se comptent à neuf.
clause-INS-170 = Deux cartes font le Total OUT : le joueur déplace zéro, un ou deux cartons « Total OUT ».
clause-INS-171 = Deux déplacements se font l'un après l'autre, et chacun doit être permis par lui-même. Le même carton peut être déplacé deux fois.
clause-INS-172 = Trois cartes font le Battage médiatique : la carte visible est évaluée aussitôt, quel que soit le nombre de tables prises, même si aucune ne l'est.
clause-INS-173 = Un Battage médiatique est une évaluation comme une autre : la carte quitte le jeu et compte parmi les sept.
clause-INS-174 = Tout adversaire peut repousser seul un Battage médiatique avec trois Protections.

## Les règles : la Protection

clause-INS-180 = Les Protections annulent entièrement une action marquée d'une étoile. On les joue hors de son tour, en réponse directe.
clause-INS-181 = Il faut exactement autant de Protections que le niveau de l'action ; elles vont à la défausse.
clause-INS-182 = Qui peut se défendre : contre l'Administrateur à une ou deux cartes, les propriétaires des deux pions ; contre le Special VIP, tous les adversaires ensemble ; contre la Réunion, le Scandale et les Rumeurs, la victime ; contre l'Alerte à la bombe et le Battage médiatique, tout adversaire, seul.
clause-INS-183 = On interroge ceux qui en ont le droit l'un après l'autre, dans le sens des aiguilles d'une montre à partir de l'attaquant. La première défense met fin aux questions.
clause-INS-184 = On interroge tous ceux qui en ont le droit, quelle que soit leur main ; qui a trop peu de Protections ne peut que laisser faire. Ainsi, ni la question ni le temps de réponse ne trahissent une main. Un joueur peut laisser la consigne de toujours laisser faire ; elle est exécutée après la même pause que toute réponse.
clause-INS-185 = Contre le Special VIP, les adversaires engagent ouvertement des Protections, à tour de rôle et une seule fois : autant qu'ils en ont et qu'il en manque pour faire trois. À trois, l'attaque est repoussée et ces cartes sont défaussées ; sinon, toutes reviennent à leurs propriétaires et l'arrangement a lieu. Jusque-là, elles comptent comme cartes en main.
clause-INS-186 = Une défense ne peut pas être repoussée à son tour.
clause-INS-187 = Entre deux de ses tours, un joueur peut se défendre aussi souvent que ses cartes le permettent.

## Les règles : déplacer les cartons « Total OUT »

clause-INS-195 = Les cartons « Total OUT » ne se déplacent qu'après un double (un carton) ou avec deux Tendances (jusqu'à deux).
clause-INS-196 = On prend un carton sur n'importe quelle case et on le pose sur n'importe quelle case normale qui n'en porte pas. Il doit changer de case.
clause-INS-197 = On peut le poser sur une case où se trouvent des pions : tous rentrent à leurs bases, les siens compris.
clause-INS-198 = Aucun carton ne peut être posé de façon à enfermer complètement un pion ou une base.
clause-INS-199 = On ne considère que les bases des joueurs de la partie, et pas les pions attablés.
clause-INS-200 = Pour cela, on regarde tous les emplacements sauf les cases à carton et les bases des autres couleurs. Les autres pions ne gênent pas, et l'INSIDER est un but mais pas un passage.
clause-INS-201 = Si les quatre cartons sont placés comme au début, sur c2, b3, d3 et c4, rien ne passe pour enfermé.
clause-INS-202 = Sinon, une base ou un pion est enfermé si et seulement si aucun trajet ne mène de là à l'INSIDER.
clause-INS-203 = Il en va de même, sur leurs nouvelles cases, pour les deux pions d'un échange et pour un pion qui vole. Un pion qui gagne une table n'est pas concerné.
clause-INS-204 = On en juge après le retour à leurs bases des pions qui étaient sur la nouvelle case du carton.
clause-INS-205 = Le déplacement après un double n'est proposé que si au moins un est permis. On peut y renoncer jusqu'à la fin du tour, mais une fois annoncé, il faut le faire.

## Les règles : l'évaluation

clause-INS-210 = La carte visible est évaluée quand plus aucune de ses tables n'est libre, ou par un Battage médiatique.
clause-INS-211 = Qui a au moins un pion attablé gagne la somme des nombres de ses tables. Elle peut être de 0.
clause-INS-212 = Qui n'a aucun pion attablé perd les points que la carte indique pour l'absence.
clause-INS-213 = Un total peut être négatif, mais ne descend jamais plus bas que la cave, à −7. (En option de table : −5 ou −10.)
clause-INS-214 = Tous les totaux changent en même temps. Au-delà de 35, on garde le nombre exact.
clause-INS-215 = La carte quitte le jeu et les Rumeurs cessent. Puis on regarde si la partie est finie (INS-230 à INS-235).
clause-INS-216 = Tous les pions attablés rentrent à leurs bases ; tous les autres restent où ils sont.
clause-INS-217 = On retourne la carte suivante de la pile d'évaluation.
clause-INS-218 = Une évaluation ne change rien à un tour qui reste à passer, ni aux cartons « Total OUT », ni aux mains.

## Les règles : la fin de la partie

clause-INS-230 = Si un joueur a 35 points ou plus après une évaluation, la partie finit aussitôt.
clause-INS-231 = Après la septième évaluation, la partie finit dans tous les cas.
clause-INS-232 = Le plus grand total gagne, même si plusieurs joueurs atteignent 35 à la même évaluation.
clause-INS-233 = Les joueurs à égalité au plus grand total partagent la victoire.
clause-INS-234 = On ne gagne et ne perd des points qu'aux évaluations. Une fois la partie finie, le reste du tour en cours n'est pas joué.
clause-INS-235 = Pour qu'aucune partie ne dure sans fin, elle s'arrête après un nombre de tours convenu (400 si la table n'en décide pas autrement) comme après la septième évaluation ; la carte visible n'est pas évaluée. Les tours supplémentaires comptent, les tours passés non. C'est une règle de la maison, pas de la boîte.

## Les règles : ce qui est toujours vrai

clause-INS-240 = La pioche, la défausse et toutes les mains comptent toujours ensemble 55 cartes d'action, 11 de chaque sorte.
clause-INS-241 = Chaque main a de 0 à 7 cartes.
clause-INS-242 = Quatre cartons « Total OUT » sont toujours sur quatre cases normales différentes, et aucun pion ne s'y trouve.
clause-INS-243 = Il n'y a jamais plus d'un pion sur une case de chemin, jamais de pion d'une autre couleur sur une base, et chacun a toujours sept pions.
clause-INS-244 = Entre deux décisions, au moins une table de la carte visible est libre, et aucune n'a deux pions.
clause-INS-245 = Les évaluations faites, la carte visible et la pile d'évaluation font toujours sept ensemble.
clause-INS-246 = Tant que la partie dure, chaque total est compris entre la cave et 34.
clause-INS-247 = Aucune base utilisée et aucun pion hors des tables n'est jamais enfermé.
clause-INS-248 = Un joueur a de 0 à 12 points de mouvement. Un seul joueur doit décider à la fois, et il a toujours au moins un choix.
clause-INS-249 = On utilise au plus une action par tour, et aucune pendant un tour supplémentaire.

## Le conseiller : ce qui compte dans une position

term-points = { $way ->
    [up] les évaluations vous rapportent davantage
   *[down] les évaluations vous rapportent moins
}
term-way = { $way ->
    [up] vos pions sont plus près de bonnes tables
   *[down] vos pions sont plus loin des bonnes tables
}
term-hand = { $way ->
    [up] votre main vaut davantage
   *[down] votre main vaut moins
}
term-skip = { $way ->
    [up] vous évitez de passer un tour
   *[down] vous devrez passer un tour
}
term-rumours = { $way ->
    [up] aucune rumeur ne vous ralentit
   *[down] des rumeurs vous ralentissent
}
term-turn = { $way ->
    [up] il vous reste plus de points de mouvement
   *[down] il vous reste moins de points de mouvement
}
term-opening = { $way ->
    [up] c'est vous qui ouvrez le centre
   *[down] vous n'ouvrez pas le centre vous-même
}
term-attack = { $way ->
    [up] vous avez plus à espérer d'une attaque
   *[down] vous avez moins à espérer d'une attaque
}
term-threat = { $way ->
    [up] l'attaque annoncée tourne mieux pour vous
   *[down] l'attaque annoncée tourne moins bien pour vous
}
term-rival = { $way ->
    [up] votre meilleur adversaire s'en sort moins bien
   *[down] votre meilleur adversaire s'en sort mieux
}
