# Insider sur la page.
insider-board = La ville, cases a1 à e5
insider-nobody = personne
insider-pawns-of = { $count ->
    [one] { $player } : { $count } pion
   *[other] { $player } : { $count } pions
}
insider-base-of = { $place }, base : { $player }
insider-closed = fermée par un carton « Total OUT »
insider-choose-this = choisir
insider-pick-up = prendre ce pion
insider-walk-for = { $points ->
    [one] y aller pour { $points } point
   *[other] y aller pour { $points } points
}
insider-out-of-reach = { $points ->
    [one] { $place } est hors de portée de ce pion : il reste { $points } point.
   *[other] { $place } est hors de portée de ce pion : il reste { $points } points.
}
insider-table-free = libre
insider-table-spoken = table qui vaut { $value } : { $who }
insider-centre-spoken = INSIDER, carte { $card }, l'absence coûte { $penalty }
insider-die = dé : { $pips }
insider-again = sept : relancé
insider-double = Double !
insider-rob-spoken = { $place } : enlever une de ses { $cards } cartes à { $player }

## Sociétés et escalier

insider-score = points
insider-if-now = si l'on évaluait la carte maintenant
insider-cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
insider-whereabouts = { $home } à la base, { $away } en route, { $seated } à table
insider-skips = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
insider-rumoured = un seul dé
insider-extra = tour en plus
insider-stairs = Escalier
insider-staircase = Escalier, de la cave jusqu'à { $goal } : { $scores }
insider-stairs-key = Cercles pointillés : où chacun serait si l'on évaluait la carte maintenant.

## Décider

insider-desk = Que faire
insider-start = À vous : un choix parmi trois.
insider-start-extra = Votre tour supplémentaire : pas d'action, mais tout le reste.
insider-mode-move7 = 7 points
insider-mode-move7-means = Exactement sept points de mouvement pour vos pions.
insider-mode-roll = Lancer les dés
insider-mode-roll-means = 2 à 6 ou 8 à 12 points ; un sept est relancé. Avec un double, vous pouvez déplacer un carton « Total OUT ».
insider-mode-roll1 = Lancer un dé
insider-mode-roll1-means = Rumeurs : un seul dé donne 1 à 6 points, sans double.
insider-mode-draw = { $count ->
    [0] Tirer des cartes
    [one] Tirer { $count } carte
   *[other] Tirer { $count } cartes
}
insider-mode-draw-means = Une pour chaque case normale où vous avez un pion. Votre tour est alors fini.
insider-mode-draw-none = Il n'y a pas de carte à tirer maintenant.
insider-points = { $points ->
    [0] aucun point restant
    [one] encore { $points } point
   *[other] encore { $points } points
}
insider-at-MOVE = Avancez vos pions
insider-at-ACTION = Vos pions ont avancé
insider-at-SEAT = Choisissez une table
insider-at-ADM_A = Quel pion change de place ?
insider-at-ADM_B = Avec lequel ?
insider-at-HEL_PAWN = Quel pion s'envole ?
insider-at-HEL_TO = Pour aller où ?
insider-at-VICTIM = Qui est visé ?
insider-at-OUT_FROM = Quel carton déplacez-vous ?
insider-at-OUT_TO = Où va-t-il ?
insider-at-VIP = Special VIP : qui s'assied où ?
insider-their-turn = { $player } joue
insider-which-pawn = Quel pion
insider-hint-pick = Choisissez un pion, sur le plateau ou ici.
insider-hint-walk = Les nombres du plateau disent ce que coûte chaque case. Touchez-en une, ou faites-y glisser le pion.
insider-hint-ADM_A = Touchez un pion sur le plateau.
insider-hint-ADM_B = Touchez un pion d'une autre couleur. Son propriétaire pourra se défendre.
insider-hint-HEL_PAWN = Touchez un de vos pions sur le plateau.
insider-hint-HEL_TO = Touchez la case où il se pose.
insider-hint-OUT_FROM = Touchez un carton sur le plateau.
insider-hint-OUT_TO = Le carton de { $place } ira sur la case que vous toucherez. Les pions qui s'y trouvent rentrent.
insider-rob = Enlever une carte à { $player } sur { $place } ({ $cards } en main). Votre pion n'en bouge alors plus.
insider-relocate = Double : déplacer un carton « Total OUT »
insider-forfeit = { $points ->
    [one] Aucun pas possible : renoncer à { $points } point
   *[other] Aucun pas possible : renoncer à { $points } points
}
insider-end = Finir mon tour
insider-end-warning = Votre action n'est pas utilisée : jouez des cartes ou échangez-en une ci-dessous, si vous voulez.
insider-sit-at = S'asseoir à la table qui vaut { $value }
insider-last-table = C'est la dernière table libre : la carte sera évaluée aussitôt.
insider-free-tables = { $count } tables sont libres. Qui est absent à l'évaluation perd { $penalty }.
insider-vip-table = Qui s'assied à la table qui vaut { $value } ?
insider-leave-empty = La laisser libre
insider-stop = { $count ->
    [one] Laisser les cartons comme ils sont
   *[other] Laisser tous les cartons en place
}
insider-playing = { $player } joue { $power } et choisit.
insider-playing-double = { $player } a fait un double et déplace un carton « Total OUT ».
insider-ask = { $choice } : touchez encore ou confirmez.
insider-ask-play = { $power } : c'est irrévocable. Touchez encore ou confirmez.
insider-ask-rob = La carte est tirée à l'aveugle, et votre pion reste sur { $place } pour ce tour. Touchez encore ou confirmez.
insider-ask-token = { $what } Touchez encore ou confirmez.
insider-token = Poser le carton sur { $place }.
insider-token-home = Poser le carton sur { $place } : ces pions rentrent : { $who }.

## Attaque et défense

insider-attack = { $player } attaque : { $power }
insider-hit-swap = Deux pions échangeraient leurs places : { $one } ({ $from }) et { $two } ({ $to }).
insider-hit-HEL3-you = Tous vos pions rentreraient : { $away } en route et { $seated } à table.
insider-hit-HEL3 = { $player } verrait rentrer tous ses pions : { $away } en route et { $seated } à table.
insider-hit-SCA1-you = Vous passeriez votre prochain tour.
insider-hit-SCA1 = { $player } passerait son prochain tour.
insider-hit-SCA2-you = Vous n'avanceriez plus qu'avec un dé jusqu'à la prochaine évaluation.
insider-hit-SCA2 = { $player } n'avancerait plus qu'avec un dé jusqu'à la prochaine évaluation.
insider-hit-SCA3 = Tous les pions de tous les joueurs rentreraient, et la carte serait remplacée sans être évaluée.
insider-hit-TRE3-you = La carte serait évaluée maintenant : { $standing } pour vous.
insider-hit-TRE3 = La carte serait évaluée maintenant.
insider-hit-ADM3 = Tous les pions attablés seraient placés à neuf. Les Protections des défenseurs s'additionnent.
insider-guards = { $needs ->
    [one] Il faut { $needs } Protection ; vous en avez { $held }.
   *[other] Il faut { $needs } Protections ; vous en avez { $held }.
}
insider-counter = { $count ->
    [one] Parer avec { $count } Protection
   *[other] Parer avec { $count } Protections
}
insider-pass = Laisser faire
insider-pledge = { $count ->
    [0] N'en engager aucune
   *[other] En engager { $count }
}
insider-pledged = { $count } sur { $needs } engagées
insider-order-pass = Toujours laisser faire les attaques sans me demander (moi seul le sais)
insider-waiting-reaction = { $player } doit répondre…

## Cartes

insider-targets = Cibles possibles : { $list }
insider-at-table = table à { $value }
insider-hand = Mes cartes d'action
insider-cards = Cartes d'action
insider-my-cards = { $count ->
    [0] Mes cartes : aucune ({ $most } au plus)
    [one] Ma carte ({ $most } au plus)
   *[other] Mes { $count } cartes ({ $most } au plus)
}
insider-cover = Cacher
insider-levels = Ce que font une, deux et trois de ces cartes
insider-starred = peut être parée
insider-play = { $count ->
    [one] En jouer { $count }
   *[other] En jouer { $count }
}
insider-needs-cards = Il en faut { $count } ; vous en avez { $held }.
insider-cycle = Échanger une carte : { $card }
insider-cycle-when = En défausser une et en tirer une : c'est votre action, une fois les points utilisés ; elle finit votre tour.
insider-kind-ADM = Adminis­trateur
insider-kind-HEL = Héli­coptère
insider-kind-SCA = Scandale
insider-kind-TRE = Tendance
insider-kind-BOD = Protec­tion

## Évaluation et ce qui est visible

insider-show-title = Évaluation { $number }, carte { $card } :
insider-show-table = { $player } occupe la table qui vaut { $value }.
insider-show-points = { $player } : { $points }, maintenant { $total }.
insider-show-absent = { $player } est absent : { $points }, maintenant { $total }.
insider-show-skip = Passer
insider-show-again = Revoir
insider-evaluation-number = Évaluation { $number } sur 7
insider-evaluations-done = { $count } évaluations sur 7
insider-piles-evaluation = { $count ->
    [0] Il ne reste pas de carte d'évaluation dans la pile.
    [one] Encore { $count } carte d'évaluation à venir.
   *[other] Encore { $count } cartes d'évaluation à venir.
}
insider-piles-deck = { $count ->
    [one] { $count } carte d'action dans la pioche,
   *[other] { $count } cartes d'action dans la pioche,
}
insider-piles-discard = { $count ->
    [0] aucune défaussée.
    [one] { $count } défaussée.
   *[other] { $count } défaussées.
}
insider-possible-cards = Les douze cartes d'évaluation de cette partie
insider-card-up = visible
insider-card-bottom = sous la pile
insider-card-gone = évaluée
insider-discards = Défausse et cartes non vues
insider-discarded = défaussées
insider-in-my-hand = dans ma main
insider-unseen = non vues
insider-known = { $player } a en main, à coup sûr : { $cards }
insider-about-edition = À propos de cette édition
insider-edition-known = Connu par la règle imprimée : la grille de 25 cases avec ses bases et l'INSIDER, les premières places des cartons « Total OUT », 55 cartes d'action de cinq sortes, quatre cartes d'évaluation pour chaque nombre de tables de 3 à 7, la carte 4A, le but de 35 points.
insider-edition-reconstructed = Reconstitué, car les images sont perdues : le tracé des chemins et leurs cases, les couleurs, onze cartes d'action de chaque sorte, les nombres des 19 autres cartes d'évaluation, la profondeur de la cave. Qui possède la boîte peut entrer les siens.
insider-final = Classement final
insider-final-points = { $points } points

## Les règles

chapter-INS-001 = Le plateau
chapter-INS-020 = La mise en place
chapter-INS-040 = Le tour
chapter-INS-060 = Le mouvement
chapter-INS-080 = Enlever une carte
chapter-INS-090 = Tirer des cartes
chapter-INS-100 = Jouer des cartes
chapter-INS-120 = L'Administrateur
chapter-INS-135 = L'Hélicoptère
chapter-INS-150 = Le Scandale
chapter-INS-165 = La Tendance
chapter-INS-180 = La Protection
chapter-INS-195 = Déplacer les cartons « Total OUT »
chapter-INS-210 = L'évaluation
chapter-INS-230 = La fin de la partie
chapter-INS-240 = Ce qui est toujours vrai

glossary-insider-insider = INSIDER
glossary-insider-insider-meaning = Le restaurant au milieu de la ville, où toutes les sociétés veulent être vues.
glossary-insider-square = Grande case
glossary-insider-square-meaning = L'une des 25 cases a1 à e5. Les coins sont les bases, le milieu est l'INSIDER, les 20 autres sont les cases normales.
glossary-insider-inner = Cases intérieures et extérieures
glossary-insider-inner-meaning = Les quatre cases normales voisines de l'INSIDER sont intérieures, les 16 autres extérieures.
glossary-insider-path = Case de chemin
glossary-insider-path-meaning = Un petit emplacement sur le chemin entre deux grandes cases, pour un seul pion.
glossary-insider-base = Base
glossary-insider-base-meaning = Le coin d'où partent les sept pions d'une société et où ils rentrent.
glossary-insider-out = Total OUT
glossary-insider-out-meaning = L'un des quatre cartons qui ferment une case à tous ; aussi le pouvoir de deux Tendances, qui les déplace.
glossary-insider-point = Point de mouvement
glossary-insider-point-meaning = Mène un pion à l'emplacement suivant.
glossary-insider-card = Carte d'évaluation
glossary-insider-card-meaning = Montre les tables de l'INSIDER avec leurs valeurs, et ce que coûte l'absence.
glossary-insider-evaluation = Évaluation
glossary-insider-evaluation-meaning = Quand la dernière table est prise : des points pour les présents, une perte pour les absents. Il y en a sept au plus.
glossary-insider-rob = Enlever une carte
glossary-insider-rob-meaning = Tirer à l'aveugle une carte de la main d'un adversaire dont on a rejoint un pion sur une case normale.
glossary-insider-set = Série
glossary-insider-set-meaning = Une, deux ou trois cartes d'action identiques jouées ensemble ; chaque nombre a son propre pouvoir.
glossary-insider-star = Étoile
glossary-insider-star-meaning = Marque les pouvoirs que des Protections peuvent repousser, une par carte de la série.
glossary-insider-staircase = Escalier
glossary-insider-staircase-meaning = Compte les points de publicité, de la cave par les chaussures (0) jusqu'à 35.

## L'initiation

learn-insider-aim = Au milieu, l'INSIDER et ses { $count } tables. Qui y est assis quand la dernière est prise reçoit le nombre de sa table, { $best } pour la meilleure ; qui n'y a personne perd { $penalty }. Vos sept pions partent de votre coin.
learn-insider-tokens = Quatre cartons « Total OUT » entourent l'INSIDER : personne ne peut encore y entrer à pied. Un double aux dés ou deux cartes Tendance les déplacent. D'ici là, rapprochez vos pions.
learn-insider-choose-seven = Un tour commence par un choix. Prenez les 7 points : ils sont sûrs.
learn-insider-choose-roll = Essayez maintenant les dés : 2 à 6 ou 8 à 12 points, et avec un double vous pouvez ouvrir la voie en déplaçant un carton « Total OUT ».
learn-insider-choose-draw = { $count ->
    [one] Vous pourriez tirer { $count } carte : une pour chaque case normale où vous avez un pion. Ou avancer, comme vous voulez.
   *[other] Vous pourriez tirer { $count } cartes : une pour chaque case normale où vous avez un pion. Ou avancer, comme vous voulez.
}
learn-insider-move = { $points ->
    [one] Il reste { $points } point. Touchez un pion, puis une case avec un nombre : c'est ce qu'elle coûte. Les grandes cases en route vers le milieu sont de bonnes places.
   *[other] Il reste { $points } points. Touchez un pion, puis une case avec un nombre : c'est ce qu'elle coûte. Les grandes cases en route vers le milieu sont de bonnes places.
}
learn-insider-rob = Vous avez rejoint un adversaire sur une grande case : vous pouvez lui enlever une carte à l'aveugle. Votre pion y reste alors pour ce tour.
learn-insider-action = Tous les points sont utilisés. Il vous reste une action : regardez vos cartes, jouez-en d'une même sorte, échangez-en une, ou finissez simplement votre tour.
learn-insider-action-none = Tous les points sont utilisés et il n'y a plus rien à faire : finissez votre tour.
learn-insider-seat = Vous êtes arrivé. Choisissez une table : le plus grand nombre est le meilleur, mais même un 0 vous évite de perdre { $penalty }.
learn-insider-react = On vous attaque. Avec assez de Protections, vous pouvez repousser l'attaque ; sinon, laissez faire.
learn-insider-target = Choisissez sur le plateau ce que visent vos cartes. Ce qui peut être choisi est en vert.
learn-insider-watch = C'est le tour de l'autre joueur. Ce qui arrive est dit au-dessus du plateau et reste marqué jusqu'à ce que vous agissiez.
learn-insider-cards = { $count ->
    [one] Vos cartes : touchez une sorte pour voir ce que font ensemble une, deux ou trois d'entre elles. De la sorte { $card }, vous en avez { $count }. Une série est votre seule action du tour.
   *[other] Vos cartes : touchez une sorte pour voir ce que font ensemble une, deux ou trois d'entre elles. De la sorte { $card }, vous en avez { $count }, que vous pouvez combiner. Une série est votre seule action du tour.
}
learn-insider-attack = Les pouvoirs marqués d'une étoile peuvent être repoussés : on interroge celui qui est visé, et il lui faut autant de Protections que de cartes jouées. On interroge toujours, quelle que soit la main.
learn-insider-evaluation = Quand la dernière table est prise, chacun reçoit ses points et les convives rentrent ; puis on retourne la carte suivante. Celle-ci est la { $number }ᵉ sur sept au plus. Près de chaque nom, vous voyez ce que chacun recevrait maintenant.
learn-insider-end = Qui atteint 35 points, ou en a le plus après la septième évaluation, gagne. La partie continue : vous savez tout ce qu'il faut.
