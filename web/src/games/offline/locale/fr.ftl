# Offline sur la page.
offline-site-free = Le site { $site } est libre.
offline-offer = { $ad } y vaudrait { $value }.
offline-empty-place = place vide
offline-preview = { $choice }. Appuyez encore ou confirmez.
offline-preview-change = { $choice } : { $change } pour moi. Appuyez encore ou confirmez.
offline-put-offline = Mettre offline
offline-keep-none = N'en garder aucune
offline-empty = Vider le secteur
offline-free-sites = { $count ->
    [0] Plus aucun site libre
    [one] Plus que { $count } site libre
   *[other] { $count } sites libres
}
offline-bag = { $count } dans le sac
offline-cards-left = Cartes d'analyse : { $cards }
offline-analyse = Analyse de marché
offline-analysed = Analyse de marché : carte { $card } sur { $ad }
offline-gone = { $count ->
    [0] Rien n'a encore quitté la partie
    [one] { $count } publicité a quitté la partie
   *[other] { $count } publicités ont quitté la partie
}
offline-unseen = { $count ->
    [one] Encore { $count } publicité dans le sac
   *[other] Encore { $count } publicités dans le sac
}
offline-breakdown = { $ad } sur { $site } vaut { $value } : { $parts }
offline-show-own = Montrer sur le plateau
offline-cover = Cacher
offline-covered = Cachés. Décochez pour les regarder.
offline-projection = Si tout s'arrêtait là
offline-projection-short = provisoire
offline-total = Total
offline-bonus = analyse { $points }
offline-majorities = Majorités
offline-majorities-key = Vert + : seul en tête, avec son avance. Jaune = : égalité, aucun point.
offline-final = Décompte final
offline-step-by-step = Pas à pas
offline-next-network = Réseau suivant
offline-all-networks = Tout
offline-network = Réseau
offline-no-points = égalité, aucun point
offline-lost-points = { $type } : { $points }, perdus
offline-judged = { $type } : { $points } pour { $player }
offline-breakdown-none = { $ad } sur { $site } vaut 0 : aucune publicité reliée n'a rien de commun avec elle.
offline-leads = { $type } en tête avec { $count }
offline-tied = égalité : { $category }
offline-leave-the-game = { $count ->
    [one] { $ads } quitte la partie pour de bon.
   *[other] { $ads } quittent la partie pour de bon.
}
offline-card-next = prochaine carte
offline-card-left = encore là
offline-stand-at-four = Quatre ou plus dans un même réseau : { $types }
offline-stand-at-three = Trois dans un même réseau : { $types }
offline-condition = { $type } : { $count } sur 4 dans un même réseau
offline-condition-own = { $type } : ne compte pas, c'est le vôtre

## Chapitres du livre de règles

chapter-OFF-001 = Le matériel
chapter-OFF-010 = La mise en place
chapter-OFF-030 = La valeur d'une publicité
chapter-OFF-040 = Le tour de jeu
chapter-OFF-050 = Placer une nouvelle publicité
chapter-OFF-070 = Vider le secteur offline
chapter-OFF-080 = Compléter la pioche visible, sac vide
chapter-OFF-083 = La fin de la partie
chapter-OFF-090 = L'analyse de marché
chapter-OFF-100 = Le décompte
chapter-OFF-110 = La prime de l'analyse de marché
chapter-OFF-120 = Conséquences

## Les mots du jeu

glossary-offline-ad = Publicité
glossary-offline-ad-meaning = Une tuile qui porte une société (sa couleur), une langue et un produit. Il y en a 64, toutes différentes.
glossary-offline-network = Réseau
glossary-offline-network-meaning = L'un des huit groupes de sites, de A Net à H Net, chacun jugé à part.
glossary-offline-site = Site
glossary-offline-site-meaning = Une case d'un réseau ; elle porte une publicité au plus. C4 est le quatrième site de C Net.
glossary-offline-link = Lien
glossary-offline-link-meaning = Le trait épais entre deux sites d'un réseau ; seules les publicités reliées comptent pour la valeur.
glossary-offline-value = Valeur
glossary-offline-value-meaning = Le nombre de caractéristiques communes avec les publicités reliées. Elle décide des échanges et ne compte jamais comme des points.
glossary-offline-display = Pioche visible
glossary-offline-display-meaning = Les cinq publicités que l'on peut prendre.
glossary-offline-put = Poser
glossary-offline-put-meaning = Mettre une publicité sur un site libre.
glossary-offline-exchange = Échanger
glossary-offline-exchange-meaning = Mettre une publicité à la place d'une autre qui vaut moins sur ce site, et prendre celle-ci en main.
glossary-offline-sector = Secteur offline
glossary-offline-sector-meaning = Quatre cases au centre pour les publicités retirées ; rien n'y compte.
glossary-offline-goals = Cartes de préférence
glossary-offline-goals-meaning = Vos trois cartes secrètes : une société, une langue, un produit.
glossary-offline-majority = Seul majoritaire
glossary-offline-majority-meaning = Un type est, seul, le plus fréquent d'un réseau. Une égalité ne rapporte rien.
glossary-offline-analysis = Analyse de marché
glossary-offline-analysis-meaning = Dans la variante pour experts, une fois par partie : on retire une publicité du jeu et l'on parie sur ce qu'elle montre.

## Initiation

learn-offline-goals = Vous soutenez en secret : { $company }, { $language }, { $product }. À la fin, vous marquez des points là où l'un d'eux est, seul, le plus fréquent d'un réseau. L'autre joueur en soutient trois autres.
learn-offline-value = Le petit nombre près d'une publicité est sa valeur. Celle de { $site } vaut { $value } : pour chaque publicité reliée, on compte les caractéristiques communes. Avec celle de { $neighbour }, elle en partage { $count }.
learn-offline-value-none = Le petit nombre près d'une publicité est sa valeur : pour chaque publicité reliée, on compte les caractéristiques communes (couleur, langue, produit). Pour l'instant, toutes valent 0.
learn-offline-take-to-exchange = À vous. Prenez cette publicité dans la pioche visible : sur { $site }, elle vaudra plus que celle qui s'y trouve.
learn-offline-take-to-put = { $count ->
    [0] À vous. Prenez une publicité dans la pioche visible, celle-ci par exemple.
    [one] À vous. Prenez cette publicité dans la pioche visible : l'une de ses caractéristiques est à vous.
   *[other] À vous. Prenez cette publicité dans la pioche visible : { $count } de ses caractéristiques sont à vous.
}
learn-offline-exchange = Échangez : sur { $site }, la vôtre vaut { $mine }, celle qui s'y trouve seulement { $theirs }. Il faut plus ; l'égalité ne suffit pas. Montrez { $site }.
learn-offline-put = Posez-la sur un site libre ; les valeurs n'y comptent pas. { $site } serait une bonne place.
learn-offline-removed = La publicité retirée est dans votre main. Posez-la sur un site libre comme { $site }, chassez-en une deuxième avec elle, ou mettez-la offline, où elle ne compte pour personne. À vous de choisir.
learn-offline-removed-full = La publicité retirée est dans votre main. Le secteur offline est plein : elle doit aller sur un site libre.
learn-offline-keep = Vous videz le secteur offline : choisissez la publicité qui revient en jeu. Les autres quittent la partie.
learn-offline-settle = Posez la publicité sur n'importe quel site libre ; { $site } serait une bonne place.
learn-offline-watch = Le robot joue. Ses coups restent marqués sur le plateau, et le journal les raconte.
learn-offline-majority = Bien joué. Regardez maintenant les majorités : dans { $network } Net, « { $type } » est en tête avec { $count }. Si rien ne change, cela rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
} à qui le soutient. Une égalité ne rapporte rien.
learn-offline-majority-none = Bien joué. Regardez maintenant les majorités : pour l'instant, aucun type n'est seul en tête d'un réseau, et une égalité ne rapporte rien. Une publicité peut tout changer.
learn-offline-sector = { $count ->
    [0] Encore une chose : les publicités retirées peuvent aller sur les quatre cases offline. Au lieu de prendre une publicité, vous pouvez vider ces cases : l'une revient sur un site libre, les autres quittent le jeu.
    [one] Encore une chose : { $count } publicité est offline. Au lieu d'en prendre une, vous pouvez vider le secteur et la ramener sur un site libre.
   *[other] Encore une chose : { $count } publicités sont offline. Au lieu d'en prendre une, vous pouvez vider le secteur : l'une revient sur un site libre, les autres quittent le jeu.
}
learn-offline-end = La partie finit quand il n'y a plus de site libre ; il en reste { $count }. Alors on montre toutes les cartes et l'on juge chaque réseau par couleur, langue et produit. Vous en savez assez : à vous de jouer !
learn-offline-over = La partie est finie : plus bas, vous voyez comment chaque réseau a été jugé.
