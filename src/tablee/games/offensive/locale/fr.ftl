## Le jeu

game-title = Offensive
game-tagline = Rouge attaque par-delà la rivière, Bleu tient la ville : unités cachées, dés, cartes que l'on peut contrer.
game-summary =
    Rouge doit prendre des cases objectifs, Bleu doit les tenir jusqu'au dernier
    tour. Qui n'a plus ni char, ni infanterie mécanisée, ni infanterie perd aussitôt.
    Les pièces sont face cachée : chacun voit où elles se trouvent, mais ce qu'elles
    sont seulement si une unité adverse les explore, si elles combattent ou si une
    carte les découvre. Dans votre manche, vous jouez d'abord des cartes Offensive,
    que l'adversaire peut contrer, puis vous déplacez vos unités et combattez dans
    l'ordre de votre choix. Un combat se joue avec deux dés et un bonus ou malus par
    camp, selon le type d'unité et le terrain du défenseur ; qui est attaqué une
    seconde fois par une autre unité se défend avec un seul dé. Le génie traverse
    les rivières, pose barrages et mines ; l'artillerie a besoin d'yeux.

## Noms

kind = { $kind ->
    [TNK] char d'assaut
    [MEC] infanterie mécanisée
    [INF] infanterie
    [HUN] chasseur de chars
    [EXP] explorateur
    [ENG] troupe du génie
    [MOR] mortier de char
    [ART] artillerie lourde
    [MPO] police militaire
    [AGR] groupe armé
    [BAR] barrage
    [MIN] mines
    [EXB] explosif
    [SAB] sabotage
    [DEM] manifestation
    [hidden] marqueur face cachée
   *[other] pièce
}
marker = { $marker ->
    [BAR] barrage
    [MIN] mines
    [EXB] explosif
    [SAB] sabotage
    [DEM] manifestation
   *[other] marqueur
}
card = { $card ->
    [C01] Marche forcée
    [C02] Colonne routière
    [C03] Pont flottant
    [C04] Appui d'artillerie
    [C05] Frappe aérienne
    [C06] Tir de préparation
    [C07] Moral élevé
    [C08] Assaut
    [C09] Retranchement
    [C10] Feu à volonté
    [C11] Drone de reconnaissance
    [C12] Renseignement
    [C13] Camouflage
    [C14] Sabotage
    [C15] Manifestation
    [C16] Minage à distance
    [C17] Déminage
    [C18] Médiation
    [C19] Renfort
    [C20] Ravitaillement
    [C21] Brouillage
    [C22] Panne
    [C23] Contre-ordre
    [C24] Défense contre avions
    [C25] Contre-batterie
   *[other] { $card }
}
cancelled-card = { $cancelled ->
    [C01] Marche forcée
    [C02] Colonne routière
    [C03] Pont flottant
    [C04] Appui d'artillerie
    [C05] Frappe aérienne
    [C06] Tir de préparation
    [C07] Moral élevé
    [C08] Assaut
    [C09] Retranchement
    [C10] Feu à volonté
    [C11] Drone de reconnaissance
    [C12] Renseignement
    [C13] Camouflage
    [C14] Sabotage
    [C15] Manifestation
    [C16] Minage à distance
    [C17] Déminage
    [C18] Médiation
    [C19] Renfort
    [C20] Ravitaillement
    [C21] Brouillage
    [C22] Panne
    [C23] Contre-ordre
    [C24] Défense contre avions
    [C25] Contre-batterie
   *[other] { $cancelled }
}
kind-TNK = char d'assaut
kind-MEC = infanterie mécanisée
kind-INF = infanterie
kind-HUN = chasseur de chars
kind-EXP = explorateur
kind-ENG = troupe du génie
kind-MOR = mortier de char
kind-ART = artillerie lourde
kind-MPO = police militaire
kind-AGR = groupe armé
kind-BAR = barrage
kind-MIN = mines
kind-EXB = explosif
kind-SAB = sabotage
kind-DEM = manifestation
card-C01 = Marche forcée
card-C02 = Colonne routière
card-C03 = Pont flottant
card-C04 = Appui d'artillerie
card-C05 = Frappe aérienne
card-C06 = Tir de préparation
card-C07 = Moral élevé
card-C08 = Assaut
card-C09 = Retranchement
card-C10 = Feu à volonté
card-C11 = Drone de reconnaissance
card-C12 = Renseignement
card-C13 = Camouflage
card-C14 = Sabotage
card-C15 = Manifestation
card-C16 = Minage à distance
card-C17 = Déminage
card-C18 = Médiation
card-C19 = Renfort
card-C20 = Ravitaillement
card-C21 = Brouillage
card-C22 = Panne
card-C23 = Contre-ordre
card-C24 = Défense contre avions
card-C25 = Contre-batterie
word-red = Rouge
word-blue = Bleu
word-attacker = attaquant
word-defender = défenseur
word-turn = tour
word-manche = manche
word-square = case
word-front = front
word-sector = secteur du joueur
word-open = terrain ouvert
word-built-up = zone bâtie
word-covered = terrain couvert
word-river = rivière
word-bridge = pont
word-pontoon = pont flottant
word-road-red = route rouge
word-road-yellow = route jaune
word-deployment = mise en jeu
word-movement = déplacement
word-points = points de déplacement
word-attack = attaque
word-exploration = zone d'exploration
word-face-up = face visible
word-face-down = face cachée
word-contact = combat de contact
word-ranged = combat à distance
word-modifier = bonus ou malus
word-heavy = véhicule lourd
word-light = véhicule léger
word-foot = unité à pied
word-line-unit = unité de ligne
word-objective = objectif
word-hand = main
word-pile = pioche
word-discard = défausse
word-objects = objets et événements
word-army = armée

## Textes des cartes

effect-MP = { $aim ->
    [units] Une de vos unités reçoit { $n } points de déplacement de plus pour cette manche.
   *[roads] Jusqu'à { $most } de vos véhicules placés sur une route reçoivent chacun { $n } points de déplacement de plus pour cette manche.
}
effect-MOD = { $most ->
    [one] Une de vos unités reçoit { $n } { modifier-scope }, { modifier-until }.
   *[other] Jusqu'à { $most } de vos unités reçoivent { $n } { modifier-scope }, { modifier-until }.
}
modifier-scope = { $scope ->
    [attack-any] à l'attaque
    [attack-contact] à l'attaque de contact
    [attack-ranged] à l'attaque à distance
    [defence-any] en défense
    [defence-contact] en défense au contact
    [defence-ranged] en défense contre le tir
   *[any-any] à l'attaque et en défense
}
modifier-until = { $until ->
    [manche] pour cette manche
   *[next] jusqu'à votre prochaine manche
}
effect-ATTACKS = Une de vos unités dispose de { $n } attaque de plus pour cette manche.
effect-STRIKE = Frappe une unité adverse face visible : deux dés et { $open } en terrain ouvert, { $built_up } en zone bâtie, { $covered } en terrain couvert.
effect-REVEAL = Une pièce adverse face cachée et toutes celles à { $n } colonnes et lignes au plus sont face visible pour cette manche.
effect-PEEK = Vous voyez la main adverse telle qu'elle est maintenant.
effect-CAMO = Jusqu'à { $most } de vos unités échappent à l'exploration jusqu'à votre prochaine manche.
effect-PLACE = { $marker ->
    [SAB] Posez un sabotage sur une case de route libre qui n'est pas un objectif.
    [DEM] Posez une manifestation sur une case bâtie libre qui n'est pas un objectif.
   *[MIN] Posez des mines face visible sur une case de route libre, hors zone bâtie, qui n'est pas un objectif.
}
effect-REMOVE = { $scope ->
    [blocking] Retirez un sabotage ou une manifestation.
   *[laid] Retirez un barrage, des mines ou un explosif, à vous ou face visible.
}
effect-RETURN = Une de vos unités de ligne perdues revient face cachée sur votre bord arrière, sans points ni attaque pour cette manche.
effect-DRAW = Piochez { $n } cartes, dans la limite de la main.
effect-JAM = L'artillerie lourde et les mortiers adverses ne peuvent pas tirer à leur prochaine manche.
effect-IMMOBILISE = Un véhicule adverse face visible ne peut ni se déplacer ni attaquer au contact à sa prochaine manche.
effect-BRIDGE = Une case de rivière libre à côté d'une de vos unités devient un pont pour le reste de la partie.
effect-CANCEL = { $against ->
    [any] Contre : annulez n'importe quelle carte.
   *[other] Contre : annulez { $against }, puis piochez { $n }.
}

## Invites : qui doit faire quoi, et ce qui peut être tapé

prompt-build = { $player } compose son armée.
prompt-deploy = { $player } met ses unités en place.
prompt-free = { $player } place un groupe armé.
prompt-cards = { $player } peut jouer des cartes Offensive.
prompt-target = { $player } peut jouer des cartes Offensive.
prompt-counter = { $player } peut contrer la carte.
prompt-units = { $player } se déplace et combat.
prompt-unit = { $player } se déplace et combat.
prompt-build-you = Composez votre armée : prenez l'armée type ou fixez le nombre de chaque sorte.
prompt-deploy-you = Placez l'unité suivante dans votre zone, ou laissez le programme placer le reste.
prompt-free-you = Placez un groupe armé sur n'importe quelle case libre.
prompt-cards-you = Jouez des cartes Offensive, ou passez à vos unités.
prompt-target-you = Choisissez une cible pour la carte.
prompt-counter-you = Contrez la carte, ou laissez passer.
prompt-units-you = Choisissez une unité, ou terminez votre manche.
prompt-unit-you = Déplacez cette unité ou attaquez, ou terminez votre manche.
help-build = « preset » prend aussitôt l'armée type. Sinon, indiquez combien d'unités de chaque sorte vous voulez, l'une après l'autre : « count 4 ». La taille de l'armée est fixe, avec au moins trois unités de ligne. Personne d'autre ne la voit.
help-deploy = Placez les unités une à une dans votre zone : « place 3,10 » (colonne, ligne). « auto » place toutes celles qui restent. Aucune unité sur une rivière ni sur une case occupée, aucun véhicule lourd à couvert sans route. Si des obstacles peuvent être préparés, « lay BAR 16,9 » ou « lay MIN 16,9 » vient en dernier, puis « done ».
help-free = Un groupe armé peut se placer sur toute case de terre libre qui n'est pas un objectif : « place 20,10 ».
help-cards = Jouez une carte : « play C04 » ; ses cibles sont demandées ensuite, puis l'adversaire peut la contrer. Une fois par partie cartes, vous pouvez vous défaire d'une carte : « discard C04 ». « end-cards » passe à vos unités.
help-target = Nommez la case visée, ou celle de la pièce visée : « target 18,9 » ; pour un renfort, d'abord la sorte : « type TNK ». « done » quand moins de cibles suffisent.
help-counter = Un contre qui convient annule la carte : « counter C23 ». « pass » la laisse agir. On vous le demande après chaque carte, quoi que vous ayez en main.
help-units = Choisissez une unité qui peut encore agir : « select 3,10 ». « end-manche » termine votre manche.
help-unit = « move 4,10 » va sur une case libre, « contact 5,10 » attaque en entrant, « fire 9,10 » tire. Le génie et les groupes armés posent des marqueurs : « lay MIN 4,11 » ; le génie et la police militaire les retirent : « clear 4,11 ». « back » revient aux autres unités.

## Les choix en mots

do-preset = prendre l'armée type
do-count = { $kind ->
    [none] { $number } de cette sorte
   *[other] { $number } × { kind }
}
do-place = placer sur { $square }
do-lay = poser { marker } sur { $square }
do-auto = laisser le programme placer le reste
do-play = jouer { card }
do-discard = défausser { card }
do-target = viser { $square }
do-type = faire revenir { kind }
do-done = pas d'autre cible
do-counter = contrer avec { card }
do-pass = laisser passer
do-select = choisir l'unité en { $square }
do-move = aller en { $square }
do-contact = attaquer { $square } au contact
do-fire = tirer sur { $square }
do-clear = dégager { $square }
do-back = revenir aux autres unités
do-end-cards = passer aux unités
do-end-manche = terminer la manche

## Refus

refused-game-is-over = La partie est terminée.
refused-no-such-action = Il n'y a pas d'action numéro { $action }.
refused-not-now = { $point ->
    [BUILD] Impossible maintenant : une armée est en cours de composition.
    [DEPLOY] Impossible maintenant : les unités sont en cours de mise en place.
    [FREE] Impossible maintenant : un groupe armé doit être placé.
    [CARDS] Impossible maintenant : c'est la partie cartes ; « end-cards » passe aux unités.
    [TARGET] Impossible maintenant : la carte jouée attend d'abord ses cibles.
    [COUNTER] Impossible maintenant : la carte annoncée doit être contrée ou acceptée.
    [UNITS] Impossible maintenant : dans la partie unités, on choisit d'abord une unité et l'on ne joue pas de carte.
    [UNIT] Impossible maintenant : une unité est choisie, et l'on ne joue pas de carte dans la partie unités.
   *[OVER] Ce n'est plus possible.
}
refused-presets-only = À cette table, on ne joue qu'avec les armées types : « preset ».
refused-too-many-of-them = { $number } × { kind }, c'est trop : il y a { $pool } pions, et il manque encore { $missing } unités.
refused-army-too-small = Avec { $number } × { kind }, l'armée n'atteindrait plus { $size } unités ; il en faut au moins { $least }.
refused-too-few-line-units = Il n'y aurait que { $line } unités de ligne ; une armée en compte au moins trois (char, infanterie mécanisée, infanterie).
refused-not-in-the-zone = { $square } n'est pas dans votre zone de déploiement.
refused-on-a-river = Rien de tel ne peut être placé sur la case de rivière { $square }.
refused-square-is-occupied = { $square } est occupée ; une case ne porte qu'une pièce.
refused-on-an-objective = { $square } est un objectif : on n'y place ni groupe armé ni marqueur.
refused-heavy-in-cover = { $square } est à couvert et sans route ; un véhicule lourd ({ kind }) ne peut pas s'y trouver.
refused-supply-is-used-up = Vos { $supply } marqueurs de cette sorte ({ marker }) ont tous servi dans cette partie.
refused-card-not-in-hand = Vous n'avez pas { card } en main.
refused-card-is-a-counter = { card } est un contre : cette carte ne se joue qu'en réponse à une carte adverse.
refused-no-target-for-it = Il n'y a rien que { card } puisse viser maintenant.
refused-one-discard-a-manche = Vous avez déjà défaussé une carte dans cette partie cartes.
refused-not-a-target = Ce n'est pas une cible pour { card }.
refused-target-twice = { $square } a déjà été choisie.
refused-targets-missing = La carte a d'abord besoin d'une cible.
refused-counter-does-not-fit = { card } ne contre pas la carte annoncée.
refused-no-unit-of-yours = Aucune de vos unités ne se trouve en { $square }.
refused-unit-cannot-act = L'unité en { $square } ne peut plus rien faire dans cette manche.
refused-broken-down = Cette unité ({ kind }) est en panne : ni déplacement ni attaque de contact dans cette manche.
refused-movement-is-closed = Cette unité ({ kind }) s'est déplacée puis a attaqué : elle ne bouge plus dans cette manche.
refused-own-piece-there = Une de vos unités occupe { $square } : on peut la traverser, pas s'y arrêter.
refused-marker-blocks = Un marqueur bloque { $square }.
refused-no-attack-left = Cette unité ({ kind }) n'a plus d'attaque dans cette manche.
refused-cannot-enter = { $square } est à couvert et sans route : cette unité ({ kind }) ne peut pas y entrer.
refused-river-without-bridge = { $square } est une rivière sans pont : seul le génie peut y entrer (ici : { kind }).
refused-too-far = { $price ->
    [none] { $square } est hors d'atteinte avec { $points } points.
   *[other] { $square } coûte { $price } points, il en reste { $points }.
}
refused-enemy-there = Une pièce adverse occupe { $square } : y entrer, c'est attaquer : « contact { $square } ».
refused-cannot-fire = Cette unité ({ kind }) ne peut pas tirer.
refused-no-enemy-there = Aucune pièce adverse ne se trouve en { $square }.
refused-not-in-line = { $square } n'est ni sur la ligne ni sur la colonne de { $from }.
refused-out-of-range = { $square } est à { $distance } cases, la portée est de { $range }.
refused-line-is-blocked = Des cases bâties ou couvertes barrent la ligne de tir vers { $square }.
refused-guns-are-jammed = L'artillerie ({ kind }) est brouillée : elle ne peut pas tirer dans cette manche.
refused-marker-is-no-target = Le marqueur en { $square } est face visible : on ne combat pas les marqueurs.
refused-target-must-be-seen = Par convention, on ne tire que sur des pièces face visible ; celle en { $square } est face cachée.
refused-no-objects = Cette variante se joue sans objets ni événements.
refused-cannot-lay = Cette unité ({ kind }) ne pose pas ce genre de marqueur ({ marker }).
refused-beyond-the-edge = Il n'y a pas de case dans cette direction.
refused-cannot-clear = Cette unité ({ kind }) ne retire pas cela.
refused-nothing-to-clear = Il n'y a pas de marqueur en { $square }.
refused-cleared-only-face-up = La pièce adverse en { $square } est face cachée : seul un marqueur face visible peut être retiré.
refused-nothing-done-yet = Cette unité n'a encore rien fait : faites-la agir, ou terminez la manche.

## Événements

event-placed = { $player } place : { kind }, { $square }.
event-deployed = Les deux dispositifs sont montrés, face cachée.
event-group-placed = { $player } place un groupe armé en { $square }.
event-dealt = { $player } reçoit { card }.
event-hand-dealt = Les cartes sont distribuées : { $red } à Rouge, { $blue } à Bleu, { $pile } dans la pioche.
event-manche = Tour { $turn } : manche de { $player }.
event-played = { $player } joue { card }.
event-aimed = { $player } vise { $square }.
event-aimed-at-kind = { $player } demande : { kind }.
event-countered = { $player } contre { cancelled-card } avec { card }.
event-let-pass = { $player } laisse passer { card }.
event-discarded = { $player } défausse { card }.
event-drew = { $player } pioche { card }.
event-drew-hidden = { $player } pioche une carte.
event-reshuffled = La défausse est mélangée : { $count } cartes.
event-moved = { $player } déplace la pièce { $handle } de { $from } à { $square }.
event-passed = La pièce { $handle } de { $player } traverse { $square }.
event-seen = La pièce { $handle } de { $player } est vue en { $square } : { kind }.
event-lost-from-sight = La pièce { $handle } de { $player } en { $square } disparaît de la vue.
event-attacked = { $player } attaque { $square } au contact depuis { $from } : { kind }.
event-fired = { $player } tire sur { $square } depuis { $from } : { kind }.
event-struck = Une frappe vise { $player } en { $square } : { kind }.
event-rolled = { $four ->
    [0] Dés : { $one } et { $two } contre { $three } seul.
   *[other] Dés : { $one } et { $two } contre { $three } et { $four }.
}
event-totals = Attaque { $attacker } (bonus { $attack }), défense { $defender } (bonus { $defence }).
event-held = La pièce { $handle } de { $player } en { $square } résiste.
event-tied = Égalité : l'attaquant de { $player } reste en { $from }, le défenseur en { $square }.
event-destroyed = La pièce { $handle } de { $player } est détruite en { $square } : { kind }.
event-exploded = Explosion en { $square } : { kind } de { $player }.
event-conquered = { $player } contrôle maintenant { $square }.
event-laid = { $player } a posé en { $square } : { kind }.
event-laid-openly = La pièce { $handle } de { $player } pose en { $square } : { kind }.
event-cleared = La pièce { $handle } de { $player } dégage { $square } : { kind }.
event-removed = Retiré de { $square } : { kind } de { $player }.
event-put-by-card = { $player } place en { $square } : { kind }.
event-came-back = { $player } fait revenir en { $square } : { kind }.
event-bridged = Un pont flottant franchit { $square }.
event-jammed = Les canons de { $player } sont brouillés pour la prochaine manche.
event-attached = { card } s'applique à l'unité de { $player } en { $square }.
event-peeked = Dans la main de { $player } : { card } × { $count }.
event-peeked-hidden = { $player } regarde la main adverse.
event-concluded = { $count ->
    [one] Cela exclut quelque chose pour une pièce.
   *[other] Cela exclut quelque chose pour { $count } pièces.
}
event-ended = { $reason ->
    [mission] La mission est accomplie : { $player } gagne.
    [time] Le dernier tour est terminé : { $player } gagne.
    [annihilation] L'autre camp n'a plus d'unité de ligne : { $player } gagne.
   *[resignation] L'autre camp abandonne : { $player } gagne.
}

## Fins et résultats

end-mission = Rouge contrôle assez d'objectifs à la fin d'un tour.
end-time = Le dernier tour est terminé, et Rouge n'a pas accompli sa mission.
end-annihilation = Un camp n'a plus ni char, ni infanterie mécanisée, ni infanterie.
end-resignation = Un camp a abandonné.
result-winner = { $player } gagne.
result-shared = { $players } partagent la victoire.
result-void = La partie est nulle : personne ne gagne.

## Options de table

option-scenario = Scénario
option-scenario-help = Carte, objectifs, nombre d'objectifs nécessaires et limite de tours.
option-scenario-breakthrough = La percée
option-scenario-town = La ville
option-scenario-bridges = Les ponts
option-scenario-free = Jeu libre sur une autre carte
option-scenario-learning = Première manœuvre (carte d'apprentissage)
option-army_size = Taille des armées
option-army_size-help = Unités de chaque armée ; les deux en ont autant.
option-army_size-scenario = selon le scénario
option-army_size-20 = 20 unités
option-army_size-30 = 30 unités
option-army_size-12 = 12 unités
option-army_mode = Armées
option-army_mode-help = Si les joueurs peuvent composer leur armée eux-mêmes.
option-army_mode-free = choix libre, armées types proposées
option-army_mode-preset = armées types seulement
option-exploration = Exploration
option-exploration-help = Sans exploration, toutes les pièces sont face visible : pour les premières parties.
option-exploration-true = avec exploration
option-exploration-false = sans, tout est visible
option-cards = Cartes Offensive
option-cards-help = La partie d'instruction se joue sans cartes.
option-cards-true = avec cartes
option-cards-false = sans cartes
option-symmetric = Combat symétrique
option-symmetric-help = Sans objets ni événements ; en version stricte, aussi sans groupes armés ni police militaire.
option-symmetric-off = non
option-symmetric-on = sans objets ni événements
option-symmetric-strict = strict
option-distance = Distances
option-distance-help = Le long des lignes et des colonnes, ou comptées en pas horizontaux et verticaux.
option-distance-rays = lignes droites
option-distance-staircase = pas
option-explore_edge = Limite de l'exploration
option-explore_edge-help = Si la première case couverte ou bâtie d'un rayon fait partie de la zone.
option-explore_edge-exclude = elle n'en fait pas partie
option-explore_edge-first = elle en fait partie
option-blind_fire = Tir à l'aveugle
option-blind_fire-help = Comment se calcule le tir sur des pièces face cachée.
option-blind_fire-built_up = sur la ligne « bâti »
option-blind_fire-free = comme tout autre tir
option-blind_fire-forbidden = interdit
option-hand_limit = Limite de la main
option-hand_limit-help = Personne ne pioche au-delà de ce nombre de cartes.
option-hand_limit-6 = 6 cartes
option-hand_limit-8 = 8 cartes
option-hand_limit-12 = 12 cartes
option-pools = Pions
option-pools-help = Des pions différents pour l'attaquant et le défenseur, ou les mêmes pour les deux.
option-pools-asymmetric = différents
option-pools-equal = les mêmes
option-infiltration = Groupes armés
option-infiltration-help = Les groupes armés entrent n'importe où, ou dans leur zone comme les autres.
option-infiltration-true = n'importe où
option-infiltration-false = dans leur zone
option-capture_units = Qui peut conquérir
option-capture_units-help = Quelles unités prennent le contrôle d'un objectif.
option-capture_units-line = unités de ligne
option-capture_units-any = toutes les unités
option-control = Contrôle
option-control-help = Si un objectif reste conquis quand l'unité le quitte.
option-control-flag = il reste conquis
option-control-occupation = seulement tant qu'il est tenu
option-capture_check = Contrôle de la mission
option-capture_check-help = Quand la mission de Rouge est vérifiée.
option-capture_check-end_of_turn = après la manche de Bleu
option-capture_check-immediate = après chaque action de Rouge
option-turn_limit = Limite de tours
option-turn_limit-help = Le dernier tour : celui du scénario, un nombre de 1 à 60, ou aucun (alors 60 au plus).
option-turn_limit-scenario = selon le scénario
option-turn_limit-none = aucune
option-prepared_obstacles = Obstacles préparés
option-prepared_obstacles-help = Barrages et mines que Bleu peut poser avant la partie.
option-prepared_obstacles-0 = aucun
option-prepared_obstacles-1 = un
option-prepared_obstacles-2 = deux
option-prepared_obstacles-3 = trois
option-prepared_obstacles-4 = quatre
option-hidden_markers = Mines et explosifs
option-hidden_markers-help = S'ils sont face cachée comme les unités.
option-hidden_markers-true = face cachée
option-hidden_markers-false = face visible
option-table_mor_hun = Colonnes mortier et chasseur
option-table_mor_hun-help = À quelle unité revient chacune des deux colonnes des tables.
option-table_mor_hun-list_order = dans l'ordre de la liste
option-table_mor_hun-swapped = échangées
option-memory_aid = Aide-mémoire
option-memory_aid-help = Si le plateau garde ce qui a été vu des pièces cachées, et ce qui peut être exclu.
option-memory_aid-true = affichée
option-memory_aid-false = non affichée

## Plaintes sur les éditions, les options et les actions tapées

options-strict-thirty = Le jeu symétrique strict ne se joue pas à 30 unités : Bleu n'a que 29 autres pions.
edition-no-map = Il n'y a pas de carte « { $name } » dans ce fichier.
edition-no-scenario = Il n'y a pas de scénario « { $name } » dans ce fichier.
edition-armies = Les tailles d'armée sont des nombres entiers de 12 à 30, par exemple [20, 30].
edition-front = Le front { $front } doit passer entre les deux zones de déploiement.
edition-zone = Une zone de déploiement s'écrit par sa première et sa dernière colonne, par exemple [0, 9], toutes deux sur la carte.
edition-zone-room = La zone de { $side } offre { $room } cases ; il en faut au moins le double de { $units }.
edition-objectives = Un scénario a de 1 à { $most } cases objectifs différentes.
edition-objective = L'objectif { $square } se trouve dans la zone de Rouge ou sur une rivière sans pont.
edition-square = Une case s'écrit [colonne, ligne], toutes deux sur la carte ; { $value } ne convient pas.
edition-mark = « { $mark } » n'est pas un signe de cette grille ; elle connaît : { $known }
edition-row = Cette ligne a { $length } cases, la première en a { $wanted }.
edition-grids = La grille des routes doit avoir la taille de celle du terrain.
edition-map-size = Une carte a de 3 à 100 colonnes et lignes et au plus { $most } cases.
edition-disputed = Une case disputée nomme d'abord son terrain imprimé, puis un ou deux autres : open, built-up, covered ; jamais sur une rivière.
edition-river = Cette case de rivière n'en touche une autre que par un coin ; reliez-les par une troisième.
edition-region = { $who ->
    [heavy] Les véhicules lourds ne peuvent pas rejoindre cette case depuis les autres.
   *[other] Cette case ne peut pas être rejointe depuis les autres.
}
edition-class = Une classe est « H » (lourd), « L » (léger) ou « F » (à pied) ; le génie est lourd.
edition-modifiers = Les bonus sont trois nombres entiers de -20 à 20 : ouvert, bâti, couvert.
edition-blind = En zone bâtie, toutes les sortes doivent se défendre de même contre le tir, sinon le tir à l'aveugle les trahirait.
edition-supply = Barrages, mines et explosifs ensemble sont { $most } au plus, tous les marqueurs 14 au plus.
edition-preset-size = Cette armée type compte { $sum } unités au lieu de { $size }.
edition-preset-pool = Cette armée type a plus d'unités d'une sorte qu'il n'y a de pions : { kind }.
edition-preset-line = Cette armée type a moins de trois unités de ligne.
edition-cards = Un paquet a de 1 à { $most } sortes de cartes.
edition-card-ids = Les cartes sont numérotées sans trou : C01, C02, C03 …
edition-effect = Il n'y a pas d'effet « { $name } » ; il y a : { $known }.
edition-deck = Un paquet a au plus { $most } cartes.
edition-modifier-cards = Trop de cartes de ce paquet peuvent porter sur des pièces en même temps.
edition-word = « { $name } » doit être l'un de : { $known }.
no-such-number = « { $name } » n'est pas un nombre d'unités.
no-such-kind = Il n'y a pas de sorte « { $name } » ici ; il y a : { $known }.
no-such-square = Il n'y a pas de case « { $name } ». Une case s'écrit par sa colonne et sa ligne, comptées à partir de 0, par exemple 3,10 ; la carte a { $width } colonnes et { $height } lignes.
no-such-card = Il n'y a pas de carte « { $name } » ; les cartes vont de C01 à { $last }.
not-beside = { $do ->
    [clear] { $name } n'est pas à côté de l'unité ; on ne dégage que les cases voisines.
   *[lay] { $name } n'est pas à côté de l'unité ; on pose les marqueurs sur les cases voisines.
}

## Le règlement : plateau et notions

clause-OFN-001 = Le plateau est un rectangle de cases.
clause-OFN-002 = Chaque case est ouverte, bâtie ou couverte.
clause-OFN-003 = Une carte peut donner deux ou trois types à une case dite disputée. Le premier vaut pour le déplacement, l'exploration et les lignes de tir ; le combat suit OFN-105.
clause-OFN-004 = Une case peut porter une route, rouge ou jaune ; la couleur ne change rien.
clause-OFN-005 = Les rivières remplissent des cases ; elles ne passent pas entre elles.
clause-OFN-006 = Les cases de rivière sont du terrain ouvert.
clause-OFN-007 = Entre les actions, aucune case ne porte plus d'une pièce, unité ou marqueur, de quelque camp que ce soit.
clause-OFN-008 = Les cases qui se touchent par un côté ou un coin sont voisines.
clause-OFN-009 = L'exploration et le tir se mesurent en ligne droite, sur la ligne ou la colonne ; la case voisine est à distance 1. Ce qui n'est sur aucune des deux est hors d'atteinte.
clause-OFN-010 = Un tour est la manche de Rouge, puis celle de Bleu. Les tours se comptent à partir de 1.

## Le règlement : préparation

clause-OFN-020 = Les joueurs conviennent de qui joue Rouge et qui joue Bleu.
clause-OFN-021 = On fixe d'abord la mission. Ici, le scénario nomme les cases objectifs, combien Rouge doit en contrôler et le dernier tour.
clause-OFN-022 = Puis on fixe le front, qui sépare les secteurs. Ici, le scénario donne à chaque camp les colonnes où il se déploie.
clause-OFN-023 = Les deux armées ont le même nombre d'unités : 20 ou 30, et 12 sur la carte d'apprentissage.
clause-OFN-024 = Chacun choisit librement parmi les 33 pions de sa couleur.
clause-OFN-025 = Une armée compte au moins trois unités de ligne.
clause-OFN-026 = La composition d'une armée est secrète.
clause-OFN-027 = Les unités se placent symbole caché à l'adversaire.
clause-OFN-028 = Bleu se déploie d'abord, puis Rouge ; aucun ne voit rien de l'autre avant que tous deux aient fini.
clause-OFN-029 = Toutes les unités sauf les groupes armés commencent dans leur zone de déploiement.
clause-OFN-030 = Une fois les deux dispositifs montrés face cachée, les groupes armés se placent n'importe où, un par un à tour de rôle, Bleu d'abord ; qui n'en a plus est sauté.
clause-OFN-031 = Aucune unité ne commence sur une case de rivière, même avec un pont, ni sur une case occupée ; les groupes armés pas non plus sur un objectif.
clause-OFN-032 = Aucun véhicule lourd ne commence sur une case couverte sans route.
clause-OFN-033 = Le paquet est mélangé et chacun reçoit six cartes, une à une, Rouge d'abord.
clause-OFN-034 = Au début, Bleu contrôle tous les objectifs.
clause-OFN-035 = L'exploration est vérifiée pour la première fois avant la première manche de Rouge.

## Le règlement : ordre d'une manche

clause-OFN-040 = Une manche a une partie cartes, puis une partie unités.
clause-OFN-041 = Au début d'une manche, chaque unité du joueur actif reçoit 2 points de déplacement et 1 attaque, et passe pour n'avoir pas bougé.
clause-OFN-042 = Les effets sur les unités du joueur actif qui durent « jusqu'à votre prochaine manche » cessent quand elle commence.
clause-OFN-043 = Au début d'une manche, plus personne ne passe pour attaqué (OFN-107).
clause-OFN-044 = Dans la partie unités, le joueur utilise ses unités dans l'ordre de son choix, en revenant au besoin à l'une d'elles, tant qu'elle a des points ou une attaque.
clause-OFN-045 = Une unité peut combattre après s'être déplacée, ou se déplacer après avoir combattu.
clause-OFN-046 = Une unité a une attaque par manche, au contact ou par le tir ; poser ou retirer un marqueur l'utilise aussi.
clause-OFN-047 = Se déplacer, combattre et jouer des cartes n'est jamais obligatoire ; la manche peut se terminer à tout moment de la partie unités.
clause-OFN-048 = Une unité qui s'est déplacée puis attaque, pose ou retire n'a plus de déplacement. Si elle le fait avant son premier pas, ses points restent. Avancer après un contact gagné n'est pas un pas.
clause-OFN-049 = Les points d'une unité peuvent se dépenser par portions entre les actions d'autres unités, sauf si OFN-048 a clos son déplacement.
clause-OFN-050 = À la fin d'une manche, dans cet ordre : ce que combats et cartes avaient découvert est recouvert, les effets de la manche cessent, après la manche de Bleu on vérifie la fin de la partie, puis l'autre manche commence.

## Le règlement : cartes Offensive

clause-OFN-055 = Dans la partie cartes, le joueur actif peut jouer autant de cartes qu'il veut, une à une.
clause-OFN-056 = Une carte fait ce qui y est écrit.
clause-OFN-057 = L'adversaire peut répondre par une carte de contre.
clause-OFN-058 = Une carte est montrée avec toutes ses cibles ; jusqu'à la dernière, l'adversaire n'apprend rien. Puis il joue un contre qui convient ou passe, et la carte agit ou est annulée.
clause-OFN-059 = Les contres ne se jouent que dans cette fenêtre et ne se contrent pas.
clause-OFN-060 = Une carte annulée est perdue sans effet ; son joueur peut continuer à jouer des cartes.
clause-OFN-061 = Une carte sans cible possible ne peut pas être jouée.
clause-OFN-062 = Dans la partie unités, on ne joue pas de carte.
clause-OFN-063 = Les cartes vont face visible à la défausse commune, une carte dès son annonce, un contre dès qu'il est joué ; tous deux participent donc au mélange qu'ils provoquent.
clause-OFN-064 = Après un combat entre deux unités où l'on a lancé les dés, chacun pioche une carte, le joueur actif d'abord, une fois le résultat appliqué.
clause-OFN-065 = Personne ne pioche au-delà de la limite de six cartes.
clause-OFN-066 = Si la pioche est vide quand une carte est due, la défausse est mélangée et devient la pioche. Si les deux sont vides, on ne pioche rien.
clause-OFN-067 = On ne pioche pas pour une frappe due à une carte, pour des mines ou explosifs, pour un tir sur un marqueur, ni après un combat qui a mis fin à la partie.
clause-OFN-068 = Une fois par partie cartes, le joueur peut se défaire d'une carte sans effet.
clause-OFN-069 = On interroge l'adversaire après chaque carte, quoi que contiennent mains et piles ; qui n'a pas de contre convenable ne peut que passer. Les ordres permanents et les robots répondent après la même pause, si bien que rien n'est trahi.

## Le règlement : déplacement

clause-OFN-070 = Par manche, les véhicules lourds parcourent 2 cases en terrain ouvert, 1 en zone bâtie, aucune à couvert ; les véhicules légers 2 partout ; les unités à pied 1 partout.
clause-OFN-071 = On le calcule avec 2 points par unité et un prix par case où l'on entre : véhicules lourds 1 en ouvert, 2 en bâti, couvert impossible ; véhicules légers 1 ; unités à pied 2.
clause-OFN-072 = Une unité n'entre sur une case que si elle peut en payer tout le prix.
clause-OFN-073 = Les unités se déplacent dans les huit directions ; un pas en diagonale ne coûte pas plus qu'un pas droit.
clause-OFN-074 = Pour les véhicules lourds, une case couverte avec une route coûte 1, comme une case ouverte.
clause-OFN-075 = Seule compte la case où l'on entre, non celle d'où l'on vient.
clause-OFN-076 = En zone bâtie, une route ne change rien : 2 pour les véhicules lourds.
clause-OFN-077 = Une unité peut traverser une case occupée, mais ne s'y arrêter que pour combattre.
clause-OFN-078 = On ne traverse que ses propres unités. Entrer sur la case d'une pièce adverse est toujours une attaque de contact.
clause-OFN-079 = Un bond mène à une case libre ; toutes les cases intermédiaires portent des unités propres. Son prix est la somme des cases où l'on entre, par le chemin le moins cher ; les cases traversées ne déclenchent rien. Un long déplacement est une suite de bonds.
clause-OFN-080 = On n'entre pas sur une case portant un barrage, un sabotage, une manifestation, des mines ou explosifs adverses face visible, ni un marqueur à soi.
clause-OFN-081 = Les unités ne quittent pas le plateau.

## Le règlement : rivières

clause-OFN-085 = Une case de rivière ne se traverse que par une route, ou là où se trouve du génie à soi.
clause-OFN-086 = Un pont vaut une case ouverte avec route, pour toute unité et dans toute direction.
clause-OFN-087 = Le génie entre sur toute case de rivière et peut y rester ; sans pont, le prix est 1.
clause-OFN-088 = Traverser la case de rivière où se tient du génie à soi ne coûte rien aux autres unités du camp ; elles ne peuvent pas s'y arrêter.
clause-OFN-089 = Il suffit que le génie y soit quand l'autre unité se déplace, même arrivé dans la même manche.
clause-OFN-090 = Les autres unités n'entrent ni ne s'arrêtent sur une case de rivière sans pont ; elles ne peuvent donc y attaquer le génie au contact, mais elles peuvent tirer dessus.
clause-OFN-091 = Un pas en diagonale entre deux cases de rivière qui touchent ses deux bouts est interdit.

## Le règlement : exploration

clause-OFN-095 = Les véhicules lourds explorent à 3 cases, les légers à 4, les unités à pied à 2.
clause-OFN-096 = La zone se compose des quatre rayons droits partant de la case de l'unité, sur sa ligne et sa colonne.
clause-OFN-097 = Un rayon s'arrête avant la première case couverte ou bâtie, qui ne fait pas partie de la zone. La case de l'unité elle-même ne gêne pas.
clause-OFN-098 = Rivières, routes, unités et marqueurs n'arrêtent pas un rayon.
clause-OFN-099 = Une pièce dans une zone adverse est face visible, et de nouveau face cachée dès qu'elle n'est dans aucune ; on le vérifie après chaque changement, pour les deux camps, dans les deux manches. Chacun voit quelles pièces en explorent une autre, non ce qu'elles sont.
clause-OFN-100 = Une unité sur une case couverte ou bâtie n'est donc découverte que par un combat ou une carte.
clause-OFN-101 = Mines et explosifs face cachée s'explorent comme des unités. Les marqueurs n'explorent rien.
clause-OFN-102 = Tout ce qui quitte le plateau est montré aux deux joueurs.

## Le règlement : combat

clause-OFN-103 = Chaque camp tire son bonus ou malus des tables : l'attaquant d'une table d'attaque, le défenseur d'une table de défense, au contact ou à distance.
clause-OFN-104 = Les deux se lisent pour le terrain de la case du défenseur.
clause-OFN-105 = Sur une case disputée compte le type le plus favorable au défenseur : la plus petite différence des deux bonus, à égalité le premier cité.
clause-OFN-106 = Chacun lance deux dés et ajoute les bonus. Le total le plus bas est retiré ; à égalité, les deux restent.
clause-OFN-107 = Une unité déjà attaquée dans cette manche par une autre unité que l'attaquant présent se défend avec un seul dé.
clause-OFN-108 = Toute attaque compte, quels qu'en soient le genre et le résultat ; chaque frappe d'une carte compte pour une autre unité.
clause-OFN-109 = L'attaquant lance toujours deux dés.
clause-OFN-110 = L'ordre des dés : premier et second de l'attaquant, premier du défenseur et, s'il y en a un, second.
clause-OFN-111 = Les unités qui ont combattu sont face visible jusqu'à la fin de la manche, sauf exception d'OFN-126.

## Le règlement : combat de contact

clause-OFN-112 = Un combat de contact commence quand une unité du joueur actif entre sur la case d'une pièce adverse.
clause-OFN-113 = Il se déclare depuis la case de l'unité, contre une case où elle pourrait bondir si elle était libre, et coûte le même prix.
clause-OFN-114 = Les dix types d'unités peuvent attaquer au contact et l'être.
clause-OFN-115 = Si l'attaquant gagne, le défenseur est retiré et l'attaquant prend sa case.
clause-OFN-116 = Si l'attaquant perd, il est retiré.
clause-OFN-117 = À égalité, l'attaquant reste là d'où il a déclaré l'attaque ; les points sont perdus.
clause-OFN-118 = Un vainqueur qui n'avait pas bougé peut dépenser ses points restants ; il n'a plus d'attaque.
clause-OFN-119 = Entrer sur une pièce face cachée qui se révèle être des mines ou un explosif n'est pas un combat (OFN-146, OFN-147).

## Le règlement : combat à distance

clause-OFN-120 = Seuls tirent : char et infanterie mécanisée jusqu'à 2 cases, chasseur de chars 3, mortier de char 8, artillerie lourde 20.
clause-OFN-121 = La distance se mesure sur la ligne ou la colonne ; il n'y a pas de distance minimale.
clause-OFN-122 = Chasseurs de chars, chars et infanterie mécanisée ne tirent pas à travers des cases bâties ou couvertes ; seules comptent les cases intermédiaires, non celle de la cible.
clause-OFN-123 = L'artillerie lourde et les mortiers tirent par-dessus tout. Les pièces ne gênent jamais le tir.
clause-OFN-124 = Qui tire est face visible pour le reste de la manche.
clause-OFN-125 = Qui tire n'est pas retiré en cas d'échec ; on ne riposte pas.
clause-OFN-126 = On peut tirer sur une pièce face cachée. Les deux bonus viennent alors de la ligne « bâti », quel que soit le terrain, et une cible qui survit reste face cachée.
clause-OFN-127 = Tirer sur un marqueur face cachée utilise l'attaque, sans dés et sans effet sur lui, et le découvre jusqu'à la fin de la manche.
clause-OFN-128 = On ne tire pas sur un marqueur face visible.

## Le règlement : fin de la partie

clause-OFN-130 = Après chaque manche de Bleu : si Rouge contrôle assez d'objectifs, Rouge gagne.
clause-OFN-131 = Un objectif appartient au camp dont une unité de ligne s'y est trouvée en dernier. Il change dès qu'une unité de ligne adverse y termine un bond ou un contact gagné ; les autres unités n'y changent rien.
clause-OFN-132 = Si le dernier tour est terminé sans que Rouge ait gagné, Bleu gagne.
clause-OFN-133 = Qui n'a plus sur le plateau ni char, ni infanterie mécanisée, ni infanterie perd aussitôt, quoi que des cartes puissent ramener.
clause-OFN-134 = Un joueur peut abandonner. Il n'y a pas de partie nulle.

## Le règlement : objets et événements

clause-OFN-140 = Il y a cinq sortes de marqueurs : barrage, explosif, sabotage, manifestation et mines. Une unité ou une carte les met en jeu ; ils bloquent le passage ou détruisent une unité, et peuvent être retirés pour de bon.
clause-OFN-141 = Le génie pose un barrage (face visible) ou des mines (face cachée), un groupe armé un explosif (face cachée), sur une case voisine ; cela utilise l'attaque.
clause-OFN-142 = La case doit être libre, ne pas être un objectif, ni une rivière sans pont.
clause-OFN-143 = Dans une partie, chaque camp met en jeu au plus 3 barrages, 3 mines, 2 explosifs, 2 sabotages et 3 manifestations ; ceux qui sont retirés ne reviennent pas.
clause-OFN-144 = Sabotages et manifestations ne viennent que par carte ; les mines aussi par carte, alors face visible.
clause-OFN-145 = Barrage, sabotage et manifestation bloquent les deux camps.
clause-OFN-146 = Les mines détruisent l'unité qui y entre, sans dés. Elles restent, désormais face visible.
clause-OFN-147 = Un explosif détruit l'unité qui y entre, sans dés, et il est consommé.
clause-OFN-148 = Le génie retire barrages, mines et explosifs voisins, la police militaire sabotages et manifestations. Cela réussit toujours et utilise l'attaque.
clause-OFN-149 = Les marqueurs adverses ne se retirent que face visible, les siens à tout moment.
clause-OFN-150 = On ne combat pas les marqueurs ; ils ne gênent ni l'exploration ni le tir et ne sont pas des unités.

## Le règlement : variantes

clause-OFN-160 = Sans exploration, toutes les pièces sont toujours face visible ; Drone et Camouflage quittent le paquet.
clause-OFN-161 = La partie d'instruction n'a ni cartes Offensive ni pioche.
clause-OFN-162 = Le combat symétrique n'a ni pose ni retrait, et les cartes Sabotage, Manifestation, Minage à distance, Déminage et Médiation sont écartées. En version stricte, groupes armés et police militaire aussi ; il n'y a alors pas d'armée de 30, et les armées types ont de l'infanterie à leur place.
clause-OFN-163 = Le jeu libre se joue sur toute carte qui passe les contrôles, avec son propre scénario.

## Le règlement : procédure

clause-OFN-170 = Tout hasard (paquet, donne, dés, mélanges) vient de la source de la table ; avec la liste des actions, il redonne la même partie.
clause-OFN-171 = Une action illégale est refusée et ne change rien.
clause-OFN-172 = Quand le temps d'un joueur est écoulé, on joue le choix passif : fin des cartes, passer, fin de la manche ; parmi les cibles « done » ou le premier choix ; en préparation l'armée type et le déploiement automatique.
clause-OFN-173 = Les règles ne connaissent pas de reprise. Une table peut la permettre dans sa propre manche tant que rien n'a été révélé.
clause-OFN-174 = Aucune manche n'a plus de 800 décisions, aucune partie plus de 60 tours ; chaque décision consomme une carte, des points, une attaque ou la manche.

## Le conseiller : ce qui compte dans une position

term-units = { $way ->
    [up] vous gardez plus d'unités
   *[down] vous risquez de perdre des unités
}
term-places = { $way ->
    [up] vos unités sont mieux placées
   *[down] vos unités sont moins bien placées
}
term-danger = { $way ->
    [up] vos unités sont moins exposées
   *[down] vos unités sont plus exposées
}
term-places-and-danger = vos unités sont mieux placées et moins exposées
term-blunted = { $way ->
    [up] vos unités se défendent avec plus de dés
   *[down] vos unités se défendent avec moins de dés
}
term-cards = { $way ->
    [up] vous avez plus de cartes
   *[down] vous avez moins de cartes
}
term-enemy-units = { $way ->
    [up] l'ennemi risque de perdre des unités
   *[down] l'ennemi garde plus d'unités
}
term-enemy-places = { $way ->
    [up] l'ennemi est moins bien placé
   *[down] l'ennemi est mieux placé
}
term-enemy-danger = { $way ->
    [up] vous menacez davantage l'ennemi
   *[down] vous menacez moins l'ennemi
}
term-enemy-blunted = { $way ->
    [up] l'ennemi se défend avec moins de dés
   *[down] l'ennemi se défend avec plus de dés
}
term-enemy-cards = { $way ->
    [up] l'ennemi a moins de cartes
   *[down] l'ennemi a plus de cartes
}
term-mission = { $way ->
    [up] cela sert votre mission sur les objectifs
   *[down] cela nuit à votre mission sur les objectifs
}
term-card = { $way ->
    [up] vous avez plus à espérer d'une carte
   *[down] vous avez moins à espérer d'une carte
}
term-threat = { $way ->
    [up] la carte annoncée vous menace moins
   *[down] la carte annoncée vous menace davantage
}
term-preparation = { $way ->
    [up] votre armée est mieux composée et mieux déployée
   *[down] votre armée est moins bien composée ou déployée
}

position-impossible = Ceci ne peut figurer dans une position : { $where }.
