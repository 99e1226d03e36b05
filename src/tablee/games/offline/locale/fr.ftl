## Le jeu

game-title = Offline
game-tagline = Placez et échangez des publicités dans huit réseaux pour y rendre majoritaires votre société, votre langue et votre produit secrets.
game-summary =
    Vous soutenez en secret une société, une langue et un produit. Le plateau
    compte huit réseaux, de A Net à H Net, dont les sites sont unis par des liens.
    À votre tour, prenez l'une des cinq publicités de la pioche visible. Posez-la
    sur un site libre, ou échangez-la contre une publicité qui vaut moins sur ce
    site : la valeur est le nombre de caractéristiques communes avec les
    publicités reliées, comptées une publicité après l'autre. La publicité
    retirée va sur un site libre ou offline, ou en chasse une deuxième. Au lieu
    de tout cela, vous pouvez vider le secteur offline et sauver l'une de ses
    publicités. La partie finit quand tous les sites sont occupés ou que la
    pioche visible est épuisée. On juge alors chaque réseau par société, par
    langue et par produit : le type qui est seul le plus fréquent rapporte des
    points à qui le soutient. Le plus grand total gagne.

## Les noms

company-Y = jaune
company-R = rouge
company-B = bleu
company-G = vert
language-E = anglais
language-D = allemand
language-F = français
language-S = espagnol
product-C = informatique
product-M = musique
product-T = voyage
product-B = livres
category-0 = société
category-1 = langue
category-2 = produit
ad-spoken = { $company }, { $language }, { $product }
ad-spoken-value = { $company }, { $language }, { $product }, valeur { $value }
network = { $name } Net
word-display = pioche visible
word-bag = sac
word-box = boîte
word-offline = secteur offline
word-hand = main
word-site = site
word-value = valeur
word-goals = cartes de préférence
word-analysis = analyse de marché
word-round = manche
word-turn = tour

## Les invites : qui doit faire quoi, et ce qu'on peut taper

prompt-turn = C'est à { $player } de jouer.
prompt-new-ad = { $player } place la nouvelle publicité { $ad } : sur un site libre, ou en échange d'une publicité qui vaut moins.
prompt-removed-ad = { $player } cherche une place pour la publicité retirée { $ad } : site libre, case offline ou second échange.
prompt-keep-one = { $player } garde une des publicités du secteur offline, ou aucune.
prompt-settle = { $player } pose la publicité gardée { $ad } sur un site libre.
prompt-analyse = { $player } choisit une publicité pour l'analyse de marché.
prompt-turn-you = À vous : prenez une publicité de la pioche visible, ou videz le secteur offline.
prompt-new-ad-you = Placez la nouvelle publicité { $ad } : sur un site libre, ou en échange d'une publicité qui vaut moins.
prompt-removed-ad-you = Trouvez une place pour la publicité retirée { $ad } : site libre, case offline ou second échange.
prompt-keep-one-you = Gardez une des publicités du secteur offline, ou aucune.
prompt-settle-you = Posez la publicité gardée { $ad } sur un site libre.
prompt-analyse-you = Choisissez une publicité pour votre analyse de marché : sur un site, dans la pioche visible ou dans le secteur offline.

help-turn = Prenez une des publicités de la pioche visible : « take YSB ». S'il y a des publicités offline, vous pouvez plutôt vider le secteur offline : « empty ». Dans la variante pour experts, vous pouvez aussi, une fois dans la partie, faire une analyse de marché : « analyse ». On ne passe pas son tour.
help-new-ad = Posez la nouvelle publicité sur n'importe quel site libre : « put C5 ». Ou échangez-la contre celle d'un site occupé, si la nouvelle y vaut davantage : « x C4 ». Une nouvelle publicité ne va jamais offline.
help-removed-ad = Posez la publicité retirée sur n'importe quel site libre : « put C5 ». Tant qu'une case offline est libre, vous pouvez aussi l'y poser (« offline ») ou faire un second échange sur un site où elle vaut davantage (« x C4 ») ; la publicité qu'elle chasse va alors offline.
help-keep-one = Choisissez la publicité qui reste en jeu : « keep RET ». Vous la poserez ensuite sur un site libre. Toutes les autres quittent le jeu pour de bon ; avec « none », elles le quittent toutes.
help-settle = Posez la publicité que vous avez gardée sur n'importe quel site libre : « put C5 ». Elle ne peut ni être échangée contre une autre, ni retourner offline.
help-analyse = Choisissez une publicité de la pioche visible, du secteur offline ou d'un site : « pick YEM ». Elle est désormais hors jeu, et le site qu'elle quitte devient libre. Vous recevez une prime pour chacune de ses caractéristiques qui, à la fin, figure sur au moins quatre publicités d'un même réseau, sauf si vous soutenez vous-même ce type.

## Les choix en toutes lettres

do-take = prendre { $ad } dans la pioche visible
do-put = la poser sur { $site }
do-exchange = la mettre sur { $site } à la place de { $removed } ({ $mine } > { $theirs })
do-offline = la poser sur une case offline
do-empty = vider le secteur offline
do-keep = garder { $ad }
do-none = n'en garder aucune
do-analyse = faire une analyse de marché
do-pick = prendre { $ad } pour l'analyse
# Plus tard dans le tour, à la suite d'autres choix : la publicité y est nommée.
then-put = poser { $ad } sur { $site }
then-exchange = mettre { $ad } sur { $site } à la place de { $removed } ({ $mine } > { $theirs })
then-offline = poser { $ad } sur une case offline

## Les refus

refused-game-is-over = La partie est finie.
refused-no-such-action = Il n'y a pas d'action portant le numéro { $action }.
refused-not-now = { $point ->
    [TURN] Ce n'est pas possible maintenant : pour commencer son tour, on prend une publicité de la pioche visible, on vide le secteur offline ou, dans la variante pour experts, on fait une analyse de marché.
    [NEW_AD] Ce n'est pas possible maintenant : il faut d'abord poser ou échanger la nouvelle publicité qui est en main.
    [REMOVED_AD] Ce n'est pas possible maintenant : il faut d'abord trouver une place pour la publicité retirée qui est en main.
    [KEEP_ONE] Ce n'est pas possible maintenant : il faut d'abord choisir laquelle des publicités du secteur offline garder, ou n'en garder aucune.
    [SETTLE] Ce n'est pas possible maintenant : il faut d'abord poser sur un site libre la publicité gardée qui est en main.
    [ANALYSE] Ce n'est pas possible maintenant : il faut d'abord choisir la publicité de l'analyse de marché.
   *[OVER] Ce n'est plus possible.
}
refused-slot-is-empty = Il n'y a pas de publicité à cette place de la pioche visible ; choisissez-en une qui s'y trouve.
refused-site-is-occupied = { $old } se trouve sur { $site }, et un site ne porte qu'une publicité. Choisissez un site libre, ou un échange là où il est permis : « x { $site } ».
refused-site-is-free = { $site } est libre : il n'y a là aucune publicité à échanger ou à analyser. Pour y poser la publicité qui est en main : « put { $site } ».
refused-not-worth-more = { $new } ne peut pas remplacer { $old } sur { $site } : { $mine } { $sign } { $theirs }, or sa valeur doit y être supérieure à { $theirs }.
refused-new-ad-must-be-laid = Une nouvelle publicité ne va pas offline : posez-la sur un site libre, ou échangez-la contre une publicité qui vaut moins.
refused-offline-is-full = Les quatre cases offline sont occupées : la publicité retirée doit aller sur un site libre.
refused-no-second-exchange = Les quatre cases offline sont occupées, { $old } ne pourrait donc pas quitter { $site } : pas de second échange, la publicité retirée doit aller sur un site libre.
refused-offline-is-empty = Il n'y a aucune publicité offline : rien à vider.
refused-square-is-empty = Il n'y a pas de publicité sur cette case offline ; choisissez-en une qui s'y trouve.
refused-kept-ad-never-exchanges = Une publicité gardée du secteur offline va sur un site libre : elle n'est pas échangée et ne retourne pas offline.
refused-experts-only = Il n'y a pas d'analyse de marché dans le jeu de base, seulement dans la variante pour experts.
refused-one-analysis-each = Chaque joueur ne fait qu'une analyse de marché, et la vôtre est faite : carte { $card } avec { $ad }.
refused-no-analysis-card-left = Il ne reste plus de carte d'analyse : personne ne peut plus faire d'analyse de marché.
refused-no-passing = On ne passe pas son tour. « none » sert seulement à ne garder aucune publicité quand on vide le secteur offline.

## Les événements

event-first-player = { $round ->
    [0] { $player } commence.
    [1] Deuxième manche : { $player } commence.
    [2] Troisième manche : { $player } commence.
   *[3] Quatrième manche : { $player } commence.
}
event-starting-ad = { $ad } se trouve sur { $site } au départ.
event-goals-dealt = { $player } reçoit les cartes de préférence { $goals }.
event-drawn = { $ad } rejoint la pioche visible.
event-taken = { $player } prend { $ad } dans la pioche visible.
event-put = { $player } pose { $ad } sur { $site }.
event-exchanged = { $player } met { $ad } sur { $site } et en retire { $removed }.
event-went-offline = { $player } pose { $ad } sur une case offline.
event-emptied = { $player } vide le secteur offline : { $count ->
    [one] { $count } publicité.
   *[other] { $count } publicités.
}
event-kept = { $player } garde { $ad }.
event-boxed = { $ad } va dans la boîte et quitte le jeu.
event-analysed = { $player } fait une analyse de marché : carte { $card } avec { $ad }.
event-goals-revealed = { $player } soutenait { $goals }.
event-scored = { $points ->
    [one] { $player } marque { $points } point (total : { $total }).
   *[other] { $player } marque { $points } points (total : { $total }).
}
event-ended = { $reason ->
    [full] Tous les sites sont occupés : { round-ends }
    [display] La pioche visible et le sac sont vides : { round-ends }
   *[abandoned] Un joueur est parti : la partie est annulée.
}
round-ends = { $round ->
    [0] c'est la fin.
    [1] fin de la deuxième manche.
    [2] fin de la troisième manche.
   *[3] fin de la quatrième manche.
}

## Les fins et les résultats

end-full = Tous les sites sont occupés.
end-display = La pioche visible et le sac sont vides.
end-abandoned = Un joueur est parti et, comme convenu, cela annule la partie.
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

option-variant = Variante
option-variant-help = La variante pour experts ajoute l'analyse de marché, et les points y augmentent avec la taille et le nombre des réseaux gagnés.
option-variant-basic = jeu de base
option-variant-expert = variante pour experts
option-rounds = Manches
option-rounds-help = Combien de parties on joue à la suite : les totaux s'additionnent, le premier tour passe à la place suivante, tout le reste est remis en place.
option-tie_break = Égalité
option-tie_break-help = Qui gagne si plusieurs joueurs ont le total le plus élevé.
option-tie_break-shared = victoire partagée
option-tie_break-most_majorities = le plus de majorités l'emporte
option-analysis_deck = Cartes d'analyse
option-analysis_deck-help = Quelles cartes d'analyse de marché sont en jeu dans la variante pour experts : celles des règles imprimées, ou exactement une par joueur.
option-analysis_deck-printed = règles imprimées
option-analysis_deck-one_each = une carte par joueur
option-open_preferences = Cartes de préférence
option-open_preferences-help = Pour apprendre le jeu, toutes les cartes de préférence peuvent rester face visible.
option-open_preferences-true = face visible
option-open_preferences-false = secrètes
option-take_back = Retour en arrière
option-take_back-help = Indique si chacun peut revenir sur ses décisions tant que son propre tour n'est pas fini.
option-take_back-true = permis
option-take_back-false = interdit
option-show_unseen = Contenu du sac
option-show_unseen-help = Indique si l'on affiche la liste des publicités qui restent dans le sac ; toutes les autres ont été vues, chacun pourrait donc l'établir.
option-show_unseen-true = affiché
option-show_unseen-false = non affiché
option-show_projection = Points personnels
option-show_projection-help = Indique si chacun voit en cours de partie ce que ses propres cartes rapporteraient maintenant ; on ne voit jamais ce que rapporteraient celles des autres.
option-show_projection-true = affichés
option-show_projection-false = non affichés
option-on_leave = Si un joueur part
option-on_leave-help = Ce que devient la partie quand un joueur quitte la table pour de bon.
option-on_leave-bot = un robot prend sa place
option-on_leave-void = la partie est annulée

## Les reproches : éditions, actions tapées, positions

edition-networks = Un plateau compte huit réseaux, de A à H ; celui-ci en a { $count }.
edition-network-id = Les réseaux se suivent dans l'ordre alphabétique ; celui-ci doit avoir pour id « { $expected } ».
edition-network-size = Un réseau compte 4 à 7 sites ; le réseau { $network } en a { $count }.
edition-place = Un site s'écrit [x, y], deux nombres entiers de 0 à 100 ; { $value } ne convient pas.
edition-link = Un lien s'écrit avec les numéros de deux sites, par exemple [1, 2] ; { $value } ne convient pas.
edition-link-site = Le réseau { $network } a un lien vers le site { $site }, mais ses sites sont numérotés de 1 à { $size }.
edition-link-twice = Le lien { $link } du réseau { $network } unit un site à lui-même ou figure deux fois.
edition-lone-site = Le site { $site } du réseau { $network } n'a pas de lien ; il en faut au moins un à chaque site.
edition-analysis = Il faut à la carte d'analyse { $card } trois nombres entiers de 0 à 999, le plus petit d'abord.
edition-deck = Les cartes en jeu s'écrivent par leurs lettres, de A à D, dans l'ordre alphabétique, chacune une fois au plus ; « { $cards } » ne convient pas.
no-such-ad = Il n'y a pas de publicité « { $name } ». Une publicité s'écrit en trois lettres : société (Y R B G), langue (E D F S), produit (C M T B), par exemple YSB.
ad-not-there = { $do ->
    [take] { $name } n'est pas dans la pioche visible.
    [keep] { $name } n'est pas offline.
   *[pick] { $name } n'est ni dans la pioche visible, ni offline, ni sur un site.
}
no-such-site = Il n'y a pas de site « { $name } ». Un site se nomme par son réseau et son numéro, par exemple C4.
position-twice = La publicité { $ad } se trouve à deux endroits dans cette position.

## Les règles : le matériel

clause-OFF-001 = Offline se joue à 2, 3 ou 4 joueurs, chacun pour soi.
clause-OFF-002 = Il y a exactement 64 publicités, une pour chaque combinaison des quatre sociétés, des quatre langues et des quatre produits. Il n'y en a pas deux pareilles.
clause-OFF-003 = À tout moment, chaque publicité est à un seul endroit : dans le sac, dans la pioche visible, sur un site, sur une case offline, dans la main du joueur dont c'est le tour (pendant ce tour seulement), dans la boîte ou, dans la variante pour experts, sur une carte d'analyse.
clause-OFF-004 = Un site porte au plus une publicité.
clause-OFF-005 = Le secteur offline compte quatre cases, et chacune porte au plus une publicité. Le choix de la case n'a pas d'importance.
clause-OFF-006 = Un lien unit deux sites différents d'un même réseau et vaut dans les deux sens. Il n'y a pas de lien entre les réseaux.
clause-OFF-007 = Les cases offline n'appartiennent à aucun réseau et n'ont pas de liens. Une publicité qui s'y trouve n'a pas de valeur et ne rapporte jamais de points.
clause-OFF-008 = Un site est libre s'il ne porte pas de publicité. « Site libre » désigne toujours un site d'un réseau, jamais une case offline.

## Les règles : la mise en place

clause-OFF-010 = Les quatre parties du plateau sont assemblées de façon que les cases offline se rejoignent au centre. Cela n'a pas d'effet sur le jeu.
clause-OFF-011 = Les 64 publicités sont mises dans le sac et mélangées.
clause-OFF-012 = 16 publicités sont tirées une à une et posées face visible, deux dans chaque réseau, sur deux sites différents de celui-ci.
clause-OFF-013 = Le hasard décide quels sont ces deux sites ; toutes les paires de sites du réseau ont la même probabilité.
clause-OFF-014 = Cinq autres publicités sont tirées et posées face visible à côté du plateau : c'est la pioche visible. 43 publicités restent dans le sac.
clause-OFF-015 = Au départ, le secteur offline et la boîte sont vides.
clause-OFF-016 = Les 12 cartes de préférence sont triées en sociétés, langues et produits, et chacun de ces groupes est mélangé séparément.
clause-OFF-017 = Chaque joueur reçoit une carte de chaque groupe, regarde ses trois cartes et les garde face cachée. (L'option de table « Cartes de préférence : face visible » les laisse ouvertes.)
clause-OFF-018 = À moins de quatre joueurs, les cartes non distribuées (3 à trois joueurs, 6 à deux) sont mises de côté sans que personne les voie. Elles n'appartiennent à personne dans cette partie.
clause-OFF-019 = Le premier joueur est tiré au sort ; on joue dans le sens des aiguilles d'une montre. Si l'on joue plusieurs manches, le départ avance d'une place dans ce sens à chaque manche.
clause-OFF-020 = Variante pour experts : les cartes d'analyse en jeu (OFF-091) sont étalées face visible, dans l'ordre alphabétique.

## Les règles : la valeur d'une publicité

clause-OFF-030 = Seules les publicités qui sont sur des sites ont une valeur. Elle se calcule d'après les publicités des sites directement reliés à leur propre site.
clause-OFF-031 = Pour chaque site relié qui porte une publicité, la valeur augmente du nombre de caractéristiques (société, langue, produit) communes aux deux publicités : 0, 1 ou 2.
clause-OFF-032 = Une même caractéristique compte une fois pour chaque publicité voisine qui la possède. La valeur peut donc dépasser 3.
clause-OFF-033 = Une publicité ne se compte jamais elle-même. Les sites non reliés, les sites libres, les autres réseaux, les cases offline, la pioche visible et les cartes d'analyse n'apportent rien.
clause-OFF-034 = On peut aussi demander la valeur d'une publicité sur un site où elle n'est pas : c'est celle qu'elle y aurait, tous les autres sites étant dans leur état présent.
clause-OFF-035 = Les valeurs ne servent qu'à juger les échanges. Ce ne sont jamais des points.

## Les règles : le tour de jeu

clause-OFF-040 = À son tour, un joueur fait une et une seule de ces choses : placer une nouvelle publicité (OFF-050 à OFF-063), vider le secteur offline (OFF-070 à OFF-075) ou, dans la variante pour experts, faire une analyse de marché (OFF-090 à OFF-097).
clause-OFF-041 = On ne passe pas son tour. Ce n'est jamais nécessaire, car une action au moins est toujours possible (OFF-123).
clause-OFF-042 = Quand l'action est terminée, on vérifie si la partie est finie et l'on complète la pioche visible, dans l'ordre de OFF-086. Puis c'est au joueur suivant, dans le sens des aiguilles d'une montre.

## Les règles : placer une nouvelle publicité

clause-OFF-050 = Le joueur prend en main une publicité de son choix dans la pioche visible, la nouvelle publicité. Il doit ensuite la poser (OFF-051) ou l'échanger (OFF-052).
clause-OFF-051 = Poser : la nouvelle publicité est mise sur n'importe quel site libre de n'importe quel réseau, sans condition de valeur. Le tour est fini.
clause-OFF-052 = Échanger : la nouvelle publicité est mise sur un site occupé, et celle qui s'y trouvait, la publicité retirée, est prise en main.
clause-OFF-053 = Un échange est permis si et seulement si la valeur de la nouvelle publicité sur ce site est supérieure à celle qu'y a l'ancienne, toutes deux calculées avant le changement. L'égalité ne suffit pas.
clause-OFF-054 = Seules comptent les deux valeurs sur ce site. Peu importe ce que l'échange change aux valeurs des publicités voisines ou aux majorités des uns et des autres.
clause-OFF-055 = Seules les publicités qui sont sur des sites peuvent être échangées, jamais celles des cases offline. Une nouvelle publicité ne peut jamais être posée sur une case offline.
clause-OFF-056 = Après le premier échange, le joueur doit faire une et une seule de trois choses avec la publicité retirée : A (OFF-057), B (OFF-058) ou C (OFF-059).
clause-OFF-057 = A : la publicité retirée est posée sur n'importe quel site libre de n'importe quel réseau, sans condition de valeur. Le tour est fini.
clause-OFF-058 = B : la publicité retirée est posée sur une case offline libre. Le tour est fini. C'est impossible si les quatre cases sont occupées.
clause-OFF-059 = C : la publicité retirée sert à un second échange, sur un site occupé. Il est permis si et seulement si sa valeur sur ce site est supérieure à celle de la publicité qui s'y trouve, toutes deux calculées sur le plateau tel qu'il est après le premier échange.
clause-OFF-060 = C est impossible si les quatre cases offline sont occupées.
clause-OFF-061 = La publicité retirée par le second échange doit aller sur une case offline libre. Elle ne peut aller nulle part ailleurs, et il n'y a pas de troisième échange. Le tour est fini.
clause-OFF-062 = Le second échange peut avoir lieu sur n'importe quel site occupé de n'importe quel réseau. (Sur le site du premier échange, OFF-059 ne peut jamais être rempli, car la publicité qui s'y trouve désormais y vaut plus que la publicité retirée.)
clause-OFF-063 = Si le secteur offline est plein, le premier échange reste permis ; la publicité retirée doit alors aller sur un site libre (A).

## Les règles : vider le secteur offline

clause-OFF-070 = On ne peut vider le secteur offline que s'il contient au moins une publicité (1 à 4).
clause-OFF-071 = Toutes les publicités sont enlevées des cases offline.
clause-OFF-072 = Le joueur peut en poser une, et une seule, sur un site libre de n'importe quel réseau, sans condition de valeur. Il peut aussi n'en poser aucune.
clause-OFF-073 = Aucune de ces publicités ne peut servir à un échange.
clause-OFF-074 = Toutes les autres vont dans la boîte et ne reviennent jamais. Elles ne sont pas remises dans le sac.
clause-OFF-075 = Le tour est fini. L'état de la pioche visible n'a aucune importance pour cette action.

## Les règles : compléter la pioche visible, sac vide

clause-OFF-080 = Après tout tour, quel qu'il soit, la pioche visible est complétée à cinq publicités, tirées du sac au hasard et posées face visible, sauf si la partie a pris fin selon OFF-083.
clause-OFF-081 = On ne complète pas la pioche visible pendant un tour.
clause-OFF-082 = S'il n'y a plus assez de publicités dans le sac, on ajoute celles qui restent, et l'on continue avec une pioche visible réduite.

## Les règles : la fin de la partie

clause-OFF-083 = La partie finit aussitôt que tous les sites de tous les réseaux portent une publicité. On ne complète plus la pioche visible et on ne joue plus aucun tour, même si les joueurs n'ont pas tous joué le même nombre de tours.
clause-OFF-084 = La partie finit aussitôt si la pioche visible est vide après avoir été complétée (le sac est alors vide aussi), même s'il reste des sites libres ou des publicités offline.
clause-OFF-085 = Un joueur qui prend la dernière publicité de la pioche visible alors que le sac est vide termine d'abord son tour.
clause-OFF-086 = L'ordre à la fin de chaque tour est : tous les sites occupés (OFF-083), pioche visible complétée, pioche visible vide (OFF-084), joueur suivant.

## Les règles : l'analyse de marché

clause-OFF-090 = Variante pour experts : au lieu d'un tour normal, un joueur peut faire une analyse de marché s'il reste une carte d'analyse, mais chaque joueur une fois au plus dans la partie.
clause-OFF-091 = Variante pour experts : selon les règles imprimées, les cartes en jeu sont A, B, C, D à 2 joueurs, A, B, D à 3 joueurs (C est retirée), A et D seulement à 4 joueurs. Avec l'option de table « une carte par joueur », ce sont A et D à 2 joueurs, A, B, D à 3 et A, B, C, D à 4.
clause-OFF-092 = Variante pour experts : le joueur prend la première carte restante dans l'ordre alphabétique : A pour la première analyse, puis la lettre suivante parmi celles qui restent, et ainsi de suite. On ne choisit pas la carte.
clause-OFF-093 = Variante pour experts : le joueur prend aussi une publicité de son choix, dans la pioche visible, dans le secteur offline ou sur n'importe quel site, sans condition de valeur.
clause-OFF-094 = Variante pour experts : la carte et la publicité, celle-ci posée sur celle-là, restent face visible devant le joueur jusqu'à la fin de la partie. Cette publicité est hors jeu et ne compte dans aucun réseau.
clause-OFF-095 = Variante pour experts : si la publicité vient d'un site, ce site devient libre ; si elle vient du secteur offline, sa case devient libre ; si elle vient de la pioche visible, elle est remplacée quand on complète celle-ci. Le tour est fini.
clause-OFF-096 = Variante pour experts : une fois la dernière carte prise, plus personne ne peut faire d'analyse. À 4 joueurs avec les cartes imprimées, seuls les deux plus rapides le peuvent ; les deux autres en perdent définitivement la possibilité. À 2 joueurs avec les cartes imprimées, on n'utilise que A et B au plus, puisque chacun n'analyse qu'une fois.
clause-OFF-097 = Variante pour experts : l'analyse de marché est toujours facultative et peut se faire à n'importe quel tour, y compris le premier.

## Les règles : le décompte

clause-OFF-100 = Après la fin, toutes les cartes de préférence sont révélées et les réseaux sont jugés un par un, chacun séparément par société, par langue et par produit : 24 jugements.
clause-OFF-101 = Dans un jugement, on compte les publicités du réseau pour chaque type de la catégorie. Si un seul type a le nombre le plus élevé, et que ce nombre est au moins 1, il est seul majoritaire. Il n'est pas nécessaire de dépasser la moitié.
clause-OFF-102 = Si deux types ou plus se partagent le nombre le plus élevé, personne ne marque dans ce jugement, à qui que soient leurs cartes.
clause-OFF-103 = Seul marque le joueur qui possède la carte de préférence correspondante. Si personne ne la possède (à moins de quatre joueurs), les points sont perdus ; le deuxième type par le nombre n'obtient rien.
clause-OFF-104 = Jeu de base : ce joueur marque 1 point par publicité de ce type dans ce réseau.
clause-OFF-105 = Variante pour experts : ce joueur marque le nombre de publicités de ce type dans le réseau, multiplié par le nombre de sites du réseau, sites libres compris.
clause-OFF-106 = Variante pour experts : pour chaque carte de préférence, on additionne les résultats de OFF-105 et l'on multiplie la somme par le nombre de réseaux où cette carte était seule majoritaire. Chaque carte a son propre multiplicateur ; les cartes d'un même joueur ne sont jamais réunies.
clause-OFF-107 = Les publicités qui sont offline, dans la pioche visible, dans le sac, dans la boîte ou sur une carte d'analyse ne comptent dans aucun réseau.
clause-OFF-108 = Le total le plus élevé gagne. Les joueurs à égalité au plus haut total se partagent la victoire. (Avec l'option de table « le plus de majorités l'emporte », c'est celui d'entre eux qui a été le plus souvent seul majoritaire qui gagne ; à égalité là aussi, la victoire est partagée.)

## Les règles : la prime de l'analyse de marché

clause-OFF-110 = Variante pour experts : chacune des trois caractéristiques de la publicité posée sur la carte d'analyse d'un joueur est retenue si (a) à la fin, un réseau au moins contient à lui seul 4 publicités ou plus qui la possèdent et (b) le joueur ne possède pas la carte de préférence de ce type.
clause-OFF-111 = Variante pour experts : la prime dépend du nombre de caractéristiques retenues. Aucune : pas de prime ; une : la plus petite valeur de la carte ; deux : la plus petite plus la moyenne ; trois : les trois valeurs.
clause-OFF-112 = Variante pour experts : une caractéristique n'est retenue qu'une fois, quel que soit le nombre de réseaux qui remplissent la condition (a) de OFF-110. Plusieurs peuvent être retenues grâce au même réseau. Peu importe lesquelles le sont : les valeurs payées n'en dépendent pas.
clause-OFF-113 = Variante pour experts : peu importe quel autre joueur possède la carte d'un type retenu, ou même si quelqu'un la possède.
clause-OFF-114 = Variante pour experts : la prime s'ajoute au total sans être multipliée selon OFF-105 ni OFF-106. Chacun ne compte que sa propre carte d'analyse.

## Les règles : conséquences

clause-OFF-120 = Les publicités du sac, de la pioche visible, des sites, des cases offline, de la boîte, des cartes d'analyse et de la main sont toujours 64 en tout, toutes différentes.
clause-OFF-121 = Entre les tours, la pioche visible compte cinq publicités, sauf si le sac est vide.
clause-OFF-122 = Un échange ne change jamais le nombre de sites libres. Un tour le diminue de un (publicité posée, publicité retirée placée selon A, publicité gardée posée), le laisse inchangé ou, dans la variante pour experts, l'augmente de un (analyse d'une publicité prise sur un site).
clause-OFF-123 = Au début de chaque tour, il y a au moins un site libre et une publicité dans la pioche visible. On peut donc toujours prendre n'importe quelle publicité et la poser, et toujours choisir A après un échange : personne ne peut être bloqué, aucune publicité ne peut rester sans destination.
clause-OFF-124 = Une publicité au plus va offline par tour ; le secteur offline ne déborde jamais.
clause-OFF-125 = 48 publicités seulement passent par la pioche visible. Il y a donc au plus 48 tours où l'on place une publicité, au plus 48 où l'on vide le secteur offline (il faut chaque fois une publicité mise offline lors d'un tour de placement précédent) et au plus 4 analyses : une partie finit en 100 tours au plus.
clause-OFF-126 = Quatre publicités ou plus d'un même type dans un réseau de sept sites au plus sont toujours seules majoritaires dans leur catégorie.
clause-OFF-127 = Dans un réseau plein, un type seul majoritaire compte au moins 2 publicités.

## Le conseiller : ce qui compte dans une position

term-points = { $way ->
    [up] le décompte vous est plus favorable
   *[down] le décompte vous est moins favorable
}
term-ahead = { $way ->
    [up] la manche est décomptée à un bon moment pour vous
   *[down] vous remettez à plus tard un décompte favorable
}
term-behind = { $way ->
    [up] vous évitez un décompte défavorable
   *[down] la manche est décomptée alors que vous êtes mené
}
term-analysis = { $way ->
    [up] votre analyse de marché rapporte davantage
   *[down] votre analyse de marché rapporte moins
}
term-company = { $way ->
    [up] votre société promet plus de points
   *[down] votre société promet moins de points
}
term-language = { $way ->
    [up] votre langue promet plus de points
   *[down] votre langue promet moins de points
}
term-product = { $way ->
    [up] votre produit promet plus de points
   *[down] votre produit promet moins de points
}
term-company-and-language = votre société et votre langue promettent plus de points
term-company-and-product = votre société et votre produit promettent plus de points
term-language-and-product = votre langue et votre produit promettent plus de points
term-others = { $way ->
    [up] les types que vous n'avez pas reculent
   *[down] les types que vous n'avez pas avancent
}
