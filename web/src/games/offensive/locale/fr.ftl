# Offensive sur la page.

## Les pièces

offensive-short-TNK = CHA
offensive-short-MEC = MÉC
offensive-short-INF = INF
offensive-short-HUN = CCH
offensive-short-EXP = EXP
offensive-short-ENG = GÉN
offensive-short-MOR = MOR
offensive-short-ART = ART
offensive-short-MPO = PM
offensive-short-AGR = GA
offensive-piece-known = { $kind } ({ $side })
offensive-piece-hidden = pièce { $side } n° { $handle }, face cachée

## La carte

offensive-map = carte
offensive-map-label = Carte { $name }, colonnes 0 à { $columns }, lignes 0 à { $rows }. Les flèches déplacent le curseur, Entrée choisit, N passe à l'unité suivante, E et A montrent la vue et le tir, T va à la cible suivante, F finit la partie de la manche, Échap annule.
offensive-letter-O = O
offensive-letter-B = B
offensive-letter-C = C
offensive-objective = objectif tenu par { $side }
offensive-disputed = terrain disputé
offensive-zoom-in = Agrandir
offensive-zoom-out = Réduire
offensive-zoom-whole = Toute la carte
offensive-show = Montrer sur la carte
offensive-show-sight = Exploration
offensive-show-fire = Tir
offensive-show-cover = Ce que je vois
offensive-show-letters = Coordonnées

## La situation

offensive-situation = Situation
offensive-turn = Tour { $turn } sur { $limit }
offensive-preparation = Préparation
offensive-limit = { $limit ->
    [one] { $limit } tour
   *[other] { $limit } tours
}
offensive-part-cards = cartes
offensive-part-units = unités
offensive-part-over = partie finie
offensive-red-holds = Rouge tient { $held } des { $needed } objectifs requis
offensive-mission-rule = Vérifié après la manche de Bleu ; sinon, Bleu gagne après le tour { $limit }.
offensive-line-left = { $count ->
    [one] { $count } unité de ligne
   *[other] { $count } unités de ligne
}
offensive-line-lost = { $count ->
    [one] { $count } unité de ligne perdue
   *[other] { $count } unités de ligne perdues
}
offensive-annihilation-rule = Sans char, infanterie mécanisée ni infanterie : défaite immédiate.
offensive-next-unit = { $count ->
    [one] { $count } unité peut agir
   *[other] { $count } unités peuvent agir
}
offensive-end-cards = Passer aux unités
offensive-end-manche = Finir la manche
offensive-end-warning = { $count ->
    [one] Finir la manche ? { $count } unité a encore un bon tir : { $squares }.
   *[other] Finir la manche ? { $count } unités ont encore un bon tir : { $squares }.
}
offensive-end-able = { $count ->
    [one] Finir la manche ? { $count } unité peut encore agir.
   *[other] Finir la manche ? { $count } unités peuvent encore agir.
}

## Préparation

offensive-army = Mon armée
offensive-line-units = { $count ->
    [one] { $count } unité de ligne
   *[other] { $count } unités de ligne
}
offensive-of-pool = de { $count }
offensive-fewer = Moins : { $kind }
offensive-more = Plus : { $kind }
offensive-preset = Armée type
offensive-empty-army = Tout retirer
offensive-army-done = Prendre cette armée
offensive-army-secret = L'adversaire ne voit ni cette armée ni le moment où vous aurez fini.
offensive-pool-empty = { $kind } : le coffret contient { $count } pièces de votre couleur.
offensive-army-short = { $count ->
    [one] Il manque encore { $count } unité.
   *[other] Il manque encore { $count } unités.
}
offensive-army-long = { $count ->
    [one] { $count } unité est en trop.
   *[other] { $count } unités sont en trop.
}
offensive-army-line = Il faut au moins trois unités de ligne : chars, infanterie mécanisée ou infanterie (OFN-025).
offensive-tray = Unités à placer
offensive-waiting-unit = { $kind }, encore { $count } à placer
offensive-all-placed = Toutes les unités ont une place. Vous pouvez encore les déplacer.
offensive-templates = Modèles
offensive-template-forward = Vers l'avant
offensive-template-cover = À couvert
offensive-template-depth = En profondeur
offensive-auto = Placer tout et finir
offensive-clear = Reprendre tout
offensive-deploy-done = { $count ->
    [0] Déploiement terminé
    [one] Encore { $count } unité
   *[other] Encore { $count } unités
}
offensive-wait-prepare = L'autre joueur se prépare. Rien n'est montré avant que les deux soient prêts.
offensive-place-group = Placez un groupe armé sur n'importe quelle case libre, sauf rivière et objectif.
offensive-prepare-obstacle = Posez un obstacle préparé dans votre zone, ou finissez.
offensive-done = Terminé
offensive-here-BAR = Barrage ici
offensive-here-MIN = Mines ici
offensive-not-here = { $square } : on ne peut pas y placer cette unité, { $kind } ({ $clause }).

## Unités et cases

offensive-sheet = Unité ou case choisie
offensive-look-at = Chaque case se laisse encore examiner.
offensive-choose-unit = Touchez une de vos unités : la carte montre où elle peut aller et ce qu'elle peut attaquer. Toute autre case se laisse aussi examiner.
offensive-empty-square = case libre
offensive-leave = Ne plus montrer
offensive-reach = { $fire ->
    [direct] Explore jusqu'à { $explores }, tire à vue jusqu'à { $fires }.
    [indirect] Explore jusqu'à { $explores }, tire par-dessus tout jusqu'à { $fires }.
   *[other] Explore jusqu'à { $explores }, ne tire pas.
}
offensive-points = { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}
offensive-attacks = { $attacks ->
    [0] attaque faite
    [one] une attaque
   *[other] { $attacks } attaques
}
offensive-closed = mouvement terminé (attaque après un pas)
offensive-one-die = Déjà attaquée dans cette manche : un seul dé contre toute autre unité.
offensive-seen-by = L'ennemi la voit depuis { $squares }.
offensive-face-up = Face visible jusqu'à la fin de la manche.
offensive-last-seen = Vue au tour { $turn } : { $kind }.
offensive-may-be = Peut être : { $kinds }.
offensive-on-square = Sur { $square }
offensive-lines = Où finissent vue et tir
offensive-option-move = { $price ->
    [one] Aller en { $square } ({ $price } point)
   *[other] Aller en { $square } ({ $price } points)
}
offensive-option-contact = Combat de contact
offensive-option-fire = Tirer
offensive-option-lay-BAR = Poser un barrage
offensive-option-lay-MIN = Poser des mines
offensive-option-lay-EXB = Poser un explosif
offensive-option-clear = Enlever le marqueur
offensive-line-explore = Vue { $direction } : { $end }
offensive-line-fire = Tir { $direction } : { $end }
offensive-direction-0 = au nord
offensive-direction-1 = à l'est
offensive-direction-2 = au sud
offensive-direction-3 = à l'ouest
offensive-end-range = jusqu'à la portée, { $square }
offensive-end-edge = jusqu'au bord de la carte
offensive-end-B = arrêté par la zone bâtie { $square }
offensive-end-C = arrêté par le couvert { $square }
offensive-not-with-it = { $unit } en { $from } ne peut rien faire en { $to }.
offensive-use-first = Agissez d'abord avec l'unité en { $square }, ou annulez son choix.
offensive-halted = L'unité s'arrête : une pièce ennemie vient d'être vue.
offensive-broken-down = En panne : ni déplacement ni combat de contact dans sa manche.
offensive-camouflaged = Camouflée : l'exploration ne la découvre pas.
offensive-why-line = Pas de tir sur { $square } : ni dans la même rangée ni dans la même colonne (OFN-121).
offensive-why-range = Pas de tir sur { $square } : { $distance } cases, la portée est de { $range } (OFN-120).
offensive-why-blocked = Pas de tir sur { $square } : la case { $stop } arrête le tir (OFN-122).
offensive-why-cut = Pas de tir sur { $square } : bâtiments et couverts ferment tous les chemins (OFN-122).
offensive-no-target-here = Aucune cible à portée de cette unité.
offensive-aim = { $what } : { $square } ? { $chances }
offensive-can-act = peut agir
offensive-seen-here = vue ici dans cette manche : { $kind }

## Combat

offensive-combat = Combat
offensive-combat-contact = Combat de contact
offensive-combat-ranged = Combat à distance
offensive-combat-strike = Frappe par carte
offensive-combat-before = Combat précédent
offensive-combat-after = Combat suivant
offensive-no-combat = Ici apparaîtront les combats : dés, modificateurs, sommes et résultat.
offensive-attacker = Attaque
offensive-defender = Défense
offensive-unknown = inconnue
offensive-unknown-contact = Issue inconnue : on ne sait pas ce qui se trouve là, peut-être même des mines.
offensive-chances = Victoire { $win }, égalité { $tie }, échec { $lose }
offensive-win = Détruit { $chance }
offensive-tie = égalité { $chance }
offensive-lose = perdue { $chance }
offensive-miss = sans effet { $chance }
offensive-blind = Tir à l'aveugle : la cible est cachée, on lit la ligne « zone bâtie » (OFN-126).
offensive-source-table = tableau, { $terrain }
offensive-source-blind = cible cachée
offensive-result-destroyed = Unité détruite : { $kind }.
offensive-result-tied = Égalité : les deux restent.
offensive-result-held = La cible tient.
offensive-result-exploded = { $marker ->
    [MIN] L'unité a sauté sur des mines.
   *[other] L'unité a sauté sur un explosif.
}
offensive-result-marker = La cible est un marqueur : le tir ne fait rien.
offensive-drew = Pioché : { $card }

## Cartes

offensive-cards = Cartes Offensive
offensive-hand = Ma main
offensive-hands = { $count ->
    [one] { $side } : { $count } carte
   *[other] { $side } : { $count } cartes
}
offensive-pile = Pioche { $count }
offensive-discard-pile = Défausse { $count }
offensive-no-cards = Pas de carte en main.
offensive-play = Jouer
offensive-discard = Défausser
offensive-cards-hint = Choisissez une carte pour la jouer, ou passez aux unités. L'autre joueur peut répondre à chaque carte.
offensive-aiming = { $card } : choisissez la cible sur la carte.
offensive-aiming-kind = { $card } : choisissez quelle unité revient.
offensive-aimed-so-far = { $count ->
    [one] { $count } cible choisie
   *[other] { $count } cibles choisies
}
offensive-announce = Annoncer la carte
offensive-moment = Carte annoncée
offensive-announces = { $side } joue :
offensive-aimed-at = Cible : { $targets }
offensive-no-target = Sans cible.
offensive-counter-question = Contrer cette carte ?
offensive-only-pass = Aucune de vos cartes ne la contre.
offensive-counter = Contrer
offensive-pass = Laisser passer
offensive-waits-for-answer = { $player } peut répondre.
offensive-always-asked = On demande après chaque carte, qu'une réponse soit possible ou non.
offensive-cards-played = Cartes de cette manche
offensive-answer-passed = A pris effet
offensive-answer-countered = Contrée : { $counter }
offensive-answer-discarded = Défaussée
offensive-seen-hand = Main ennemie vue : { $cards }
offensive-open-hand = Main de { $side } : { $cards }
offensive-supply = Marqueurs restants
offensive-supply-hidden = mines et explosifs : { $count }
offensive-losses = Pertes
offensive-none = aucune
offensive-jammed = Artillerie et mortiers de { $side } brouillés dans sa prochaine manche.
offensive-roster = Mes unités
offensive-counter-hand = Cartes { $cards }
offensive-counter-lost = Pertes { $lost }

## Aide

offensive-tables = Fiche des unités et tableaux
offensive-unit-sheet = Unités
offensive-column-unit = Unité
offensive-column-class = Classe
offensive-column-move = Mouvement (ouvert / bâti / couvert)
offensive-column-fire = Tir
offensive-column-explores = Exploration
offensive-direct = direct
offensive-indirect = indirect
offensive-defender-in = Défenseur en
offensive-table-contact_attack = Contact, attaque
offensive-table-contact_defence = Contact, défense
offensive-table-ranged_attack = À distance, attaque
offensive-table-ranged_defence = À distance, défense
offensive-objects = Objets et événements
offensive-object-BAR = Le génie le pose et l'enlève ; bloque le passage des deux camps.
offensive-object-MIN = Posées face cachée par le génie, ou par carte ; détruisent l'unité qui entre et restent. Le génie les enlève.
offensive-object-EXB = Posé face cachée par un groupe armé ; détruit l'unité qui entre, puis disparaît. Le génie l'enlève.
offensive-object-SAB = Par carte, sur une route ; bloque le passage. La police militaire l'enlève.
offensive-object-DEM = Par carte, en zone bâtie ; bloque le passage. La police militaire la disperse.
offensive-ladder = Pour débuter, dans cet ordre
offensive-ladder-1 = Première manœuvre (Vernay) sans exploration ni cartes
offensive-ladder-2 = Première manœuvre sans cartes
offensive-ladder-3 = Première manœuvre complète
offensive-ladder-4 = Les ponts (La Vive)
offensive-ladder-5 = La percée (La Vive)

## Le livre des règles

chapter-OFN-001 = Plateau et termes
chapter-OFN-020 = Préparation
chapter-OFN-040 = Déroulement d'une manche
chapter-OFN-055 = Cartes Offensive
chapter-OFN-070 = Déplacement
chapter-OFN-085 = Rivières
chapter-OFN-095 = Exploration
chapter-OFN-103 = Combat : règles communes
chapter-OFN-112 = Combat de contact
chapter-OFN-120 = Combat à distance
chapter-OFN-130 = Fin de la partie
chapter-OFN-140 = Objets et événements
chapter-OFN-160 = Variantes
chapter-OFN-170 = À la table
glossary-offensive-manche = manche
glossary-offensive-manche-meaning = Le demi-tour d'un joueur : d'abord les cartes, puis les unités. Un tour réunit une manche de Rouge et une de Bleu.
glossary-offensive-line = unité de ligne
glossary-offensive-line-meaning = Char d'assaut, infanterie mécanisée ou infanterie. Elles seules prennent des objectifs, et qui n'en a plus a perdu.
glossary-offensive-explore = zone d'exploration
glossary-offensive-explore-meaning = Les cases qu'une unité observe en ligne droite dans sa rangée et sa colonne, jusqu'au premier couvert ou bâtiment. Une pièce ennemie qui s'y trouve est retournée face visible.
glossary-offensive-hidden = face cachée
glossary-offensive-hidden-meaning = On voit où se trouve la pièce et à qui elle est, mais pas ce qu'elle est.
glossary-offensive-contact = combat de contact
glossary-offensive-contact-meaning = Une unité entre sur la case d'une pièce ennemie. La perdante est enlevée.
glossary-offensive-ranged = combat à distance
glossary-offensive-ranged-meaning = Tir depuis une autre case, en ligne droite. L'unité qui tire n'est jamais perdue.
glossary-offensive-direct = tir direct
glossary-offensive-direct-meaning = Chars, infanterie mécanisée et chasseurs de char : bâtiments et couverts entre eux et la cible arrêtent le tir.
glossary-offensive-indirect = tir indirect
glossary-offensive-indirect-meaning = Artillerie lourde et mortiers de char tirent par-dessus tout.
glossary-offensive-blind = tir à l'aveugle
glossary-offensive-blind-meaning = Tir sur une pièce cachée : on lit la ligne « zone bâtie », ce qui touche rarement.
glossary-offensive-modifier = modificateur
glossary-offensive-modifier-meaning = Ce qu'une unité ajoute à ses dés ; il dépend de son type, du terrain du défenseur et des cartes.
glossary-offensive-onedie = un seul dé
glossary-offensive-onedie-meaning = Une unité déjà attaquée par une autre dans la manche se défend avec un seul dé.
glossary-offensive-marker = marqueur
glossary-offensive-marker-meaning = Barrage, mines, explosif, sabotage ou manifestation : bloque une case ou détruit l'unité qui y entre.
glossary-offensive-objective = objectif
glossary-offensive-objective-meaning = Case que Rouge doit prendre. Elle appartient au camp dont une unité de ligne s'y est trouvée en dernier.
glossary-offensive-counter = contre
glossary-offensive-counter-meaning = Carte jouée en réponse à une carte annoncée pour l'annuler. On y est invité après chaque carte.

## Initiation

learn-offensive-mission = Vous êtes Rouge et vous attaquez. Prenez { $needed } des { $count } cases à drapeau ({ $objectives }) et tenez-les jusqu'à la fin d'une manche de Bleu, en { $limit } tours au plus. Autre victoire : l'ennemi n'a plus ni char, ni infanterie mécanisée, ni infanterie.
learn-offensive-army = Voici douze unités prêtes au combat. Prenez cette armée : l'adversaire ne saura pas ce qu'elle contient.
learn-offensive-deploy = Placez vos unités dans la zone hachurée à l'ouest : faites-les glisser, ou prenez un modèle comme « Vers l'avant ». Vous pouvez encore tout déplacer. Ensuite : « Déploiement terminé ».
learn-offensive-wait = L'autre joueur se prépare, à l'abri de vos regards.
learn-offensive-fog = Le brouillard : vous voyez où sont les pièces ennemies, pas ce qu'elles sont. Une unité voit tout droit dans sa rangée et sa colonne, jusqu'au premier bois ou bâtiment. Qui s'y trouve est retourné ; dans un bois ou une maison, on reste caché. L'ennemi vous voit de la même façon : un œil marque vos unités découvertes.
learn-offensive-move = À vous. Choisissez cette unité ({ $unit }) en { $from }, puis la case verte { $to } : elle coûte { $price } de ses points. Les lignes pointillées montrent ce qu'elle voit, un petit œil les cases où un ennemi connu la verrait.
learn-offensive-move-any = À vous. Choisissez une de vos unités, puis une case verte.
learn-offensive-fire = Une cible ! Choisissez cette unité ({ $unit }) en { $from }, puis { $to } : le tableau montre vos chances ({ $chance } %). Chacun lance deux dés et ajoute son modificateur. Qui tire ne risque rien, et la cible n'aura plus qu'un dé contre l'attaquant suivant.
learn-offensive-contact = Un ennemi est à portée de { $unit } en { $from } : entrer en { $to } déclenche un combat de contact (chances : { $chance } %, 0 si la pièce est inconnue). Le perdant est enlevé. À vous de voir.
learn-offensive-fight-none = Bien. Toutes vos unités peuvent agir dans la manche : bouger puis combattre, ou combattre puis bouger. Pour l'instant, personne n'est à portée. Les chars tirent à deux cases, l'artillerie à vingt, toujours tout droit.
learn-offensive-manche = Faites avancer d'autres unités si vous voulez : le bouton compte celles qui peuvent encore agir. Puis « Finir la manche », et c'est à Bleu.
learn-offensive-watch = Bleu joue. Ses mouvements restent marqués sur la carte jusqu'à votre prochaine action.
learn-offensive-end = Vous savez l'essentiel : voir d'abord, tirer ensuite, entrer enfin. Seuls chars, infanterie mécanisée et infanterie prennent les drapeaux ; il vous en faut { $needed }. Dans la partie complète, des cartes Offensive ouvrent chaque manche. Bonne chance !
learn-offensive-over = La partie est finie. Dans la rediffusion, vous verrez tout ce que le brouillard cachait.
