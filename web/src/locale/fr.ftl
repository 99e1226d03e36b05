# Les pages autour du plateau.

page-unreachable = Le serveur est injoignable pour le moment. Nouvel essai…
page-failed = Cela n'a pas marché. Réessayez, s'il vous plaît.
page-copy = Copier
page-copied = Copié.
page-copy-yourself = Le navigateur ne nous laisse pas copier : le texte est sélectionné, copiez-le avec Ctrl+C.

## Accueil

home-title = Prenez place
home-intro = Des jeux de société que vous ne trouverez à aucune autre table : contre des robots, entre amis ou autour d'un seul écran. Sans compte.
home-learn = Apprendre à jouer
home-rules = Règles
home-players = Joueurs
home-bots = Robots
home-play-now = Jouer maintenant
home-with-friends = Jouer entre amis
home-one-device = Sur un seul appareil
home-more-options = Autres options
home-clock = Pendule
home-listed = Montrer la table à tout le monde
home-clock-note = La pendule et l'annonce publique valent pour les tables entre amis.
home-soon = À venir
home-announced = Bientôt à table
home-your-turn = À vous de jouer
home-join = Rejoindre
home-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-not-started = Pas encore commencée
home-waiting-for = On attend { $player }
home-status-opening = Va commencer
home-status-running = En cours
home-status-over = Terminée
home-status-closed = Arrêtée sans résultat
home-nobody-yet = Encore personne
home-around = { $count } autour d'un appareil
home-option = { $name } : { $value }
home-pace-none = sans pendule
home-pace-move = { $time } par tour
home-pace-game = { $time } pour la partie, plus { $more } par tour
home-import = Ouvrir un fichier de partie
home-import-note = Un fichier .tablee : on revoit une partie finie, une partie en cours continue contre des robots.
home-read-only = Rien ne peut être enregistré pour le moment : on peut regarder, mais pas commencer de partie.
home-turn-bar = { $count ->
    [one] C'est à vous de jouer : { $players }
   *[other] C'est à vous de jouer à { $count } tables, d'abord : { $players }
}
home-go-there = Aller à la table
home-my-tables = Mes tables
home-no-tables = Vos parties apparaîtront ici.
home-open-tables = Tables ouvertes
home-none-open = Aucune table ouverte en ce moment. Ouvrez-en une et montrez-la à tout le monde.
home-watch = Regarder
home-none-to-watch = Aucune partie publique en cours.

cover-insider-title = Insider
cover-insider-tagline = Installez les vôtres aux meilleures tables du café le plus couru de la ville.
cover-offensive-title = Offensive
cover-offensive-tagline = Rouge attaque, Bleu défend, et personne ne sait qui se cache où.
cover-planetweb-title = Planet’Web
cover-planetweb-tagline = Achetez des portails, faites-les coter et gare aux OPA.

## La salle d'attente

room-title = { $game } : avant le début
room-opening = On scelle les dés ; la partie commence dans un instant.
room-take-a-seat = Prenez une place libre.
room-all-taken = Toutes les places sont prises. Vous pourrez regarder dès que la partie aura commencé.
room-be-ready = Tout le monde est là. Dites quand vous serez prêt.
room-starting = Tout le monde est prêt ; la partie commence dans un instant.
room-more-players = { $count ->
    [one] Il manque encore { $count } joueur.
   *[other] Il manque encore { $count } joueurs.
}
room-more-players-host = { $count ->
    [one] Il manque encore { $count } joueur. Envoyez le lien ou installez un robot.
   *[other] Il manque encore { $count } joueurs. Envoyez le lien ou installez des robots.
}
room-not-ready = On attend que tout le monde soit prêt : { $players }.
room-invite = Inviter
room-link = Lien vers cette table
room-qr = Code QR avec le lien vers cette table
room-scan = Visez le code avec l'appareil photo d'un téléphone, ou envoyez le lien. Qui l'ouvre choisit une place libre.
room-only-here = Cette adresse ne marche que sur cet appareil. Pour ouvrir la maison aux autres appareils de votre réseau, lancez-la avec cette commande, et ouvrez cette page à l'adresse indiquée :
room-share = Partager…
room-free = Place libre
room-ready = prêt
room-not-yet = pas encore prêt
room-host = hôte
room-sit = S'asseoir ici
room-seat-bot = Robot
room-remove-bot = Retirer le robot de la place { $seat }
room-swap = Échanger les places { $one } et { $other }
room-agreed = Ce qui est convenu
room-visibility = Table
room-listed = visible de tous
room-by-link = par lien seulement
room-rating = Classement
room-rated = classée
room-seals = Dés scellés
room-seals-why = Avant le début, la maison et chaque joueur scellent un nombre secret. Tous ensemble, ils font les dés et les tirages : personne ne peut les truquer, pas même la maison. Après la partie tout est ouvert, et chacun peut vérifier.
room-seal-house = Sceau de la maison :
room-seal-later = posé quand tout le monde est prêt
room-seal-given = { $player } a scellé un nombre.
room-seal-missing = { $player } n'a rien scellé.
room-seats = Places
room-fill = Robots à toutes les places libres
room-wait-for-me = Attendez, pas encore prêt
room-i-am-ready = Je suis prêt
room-stand-up = Se lever

## Compte

account-title = Vous
account-is-account = Vous êtes connecté sous le nom de { $name }.
account-is-guest = Vous êtes ici en invité : { $name }. Seul ce navigateur vous connaît.
account-is-nobody = Vous n'avez encore rien fait ici ; vous serez invité dès que vous jouerez.
account-name-and-language = Nom et langue
account-name = Nom
account-save = Enregistrer
account-saved = Enregistré.
account-language = Langue
account-account = Compte
account-since = Vous êtes ici depuis le { $date }.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter de tous les appareils
account-sign-up = Créer un compte
account-sign-in = Se connecter
account-sign-up-why = Un nom et un mot de passe, rien d'autre : vous gardez vos places et retrouvez vos parties sur tous vos appareils.
account-sign-in-why = Avec votre compte, vous retrouvez vos tables sur cet appareil aussi.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-made = Votre compte est créé.
account-signed-in = Heureux de vous revoir.
account-signed-out = Vous êtes déconnecté.
account-guest-out = Ne plus être cet invité
account-change-password = Changer le mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-changed = Le mot de passe est changé ; tous les autres appareils sont déconnectés.
account-muted = Personnes que vous n'entendez pas
account-unmute = Entendre à nouveau
account-unmute-name = Entendre à nouveau { $name }
account-nobody-muted = Vous entendez tout le monde.
account-data = Vos données
account-data-why = Tout ce que la maison garde de personnel sur vous, en un fichier.
account-data-export = Télécharger mes données
account-erase-why = Vous pouvez être oublié : votre nom, votre mot de passe et tout ce que vous avez dit sont effacés pour de bon. Les parties jouées restent, sans votre nom.
account-erase = M'effacer
account-erase-sure = M'effacer pour de bon
account-erase-not = Non, rester
account-erased = Vous êtes oublié.

## Règles

rules-title = { $game } : les règles
rules-glossary = Les mots
rules-clauses = Article par article
rules-search = Chercher
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } article
   *[other] { $count } articles
}
rules-chapters = Chapitres

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

## Revoir une partie

replay-title = Revoir la partie
replay-controls = Film
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-position = Position
replay-place = Position { $place } sur { $count }
replay-play = Lancer le film
replay-pause = Pause
replay-since = Depuis mon dernier tour
replay-eyes = Vu par
replay-watcher = un spectateur
replay-more = { $count ->
    [one] Et encore { $count } événement.
   *[other] Et encore { $count } événements.
}
replay-doings = Cette position
replay-link = Lien vers cette position
replay-to-table = À la table
replay-fork = Continuer d'ici
replay-fork-note = Tant que cette partie dure, ce que vous ne pouvez pas savoir est redistribué pour la nouvelle.
replay-export = Enregistrer en fichier
replay-after-the-end = Après la fin, on peut voir par les yeux de chacun, enregistrer la partie et vérifier ses dés.
replay-nothing-yet = Il n'y a encore rien à revoir.
replay-verify = Vérifier les dés
replay-verify-right = Tous les dés et tirages sont justes.
replay-verify-wrong = Quelque chose ne va pas.
replay-verify-seal = La maison a ouvert le secret qu'elle avait scellé avant le début.
replay-verify-promises = { $count ->
    [0] Aucun joueur n'avait scellé de nombre.
    [one] { $count } joueur avait scellé un nombre, et il a servi.
   *[other] { $count } joueurs avaient scellé un nombre, et tous ont servi.
}
replay-verify-unopened = La place { $seat } avait promis une part des dés qui n'y figure pas : son joueur était absent au début, ou la maison l'a écartée.
replay-verify-draws = { $draws ->
    [one] { $draws } tirage, sur { $entries } entrées, a été recalculé dans ce navigateur, avec le même résultat.
   *[other] { $draws } tirages, sur { $entries } entrées, ont été recalculés dans ce navigateur, tous avec le même résultat.
}

## Initiation

learn-title = { $game } : apprendre à jouer
learn-intro = Trois minutes à une vraie table, contre un robot. Un guide vous dit quoi faire ; vous pouvez le quitter à tout moment, et la partie continue.
learn-begin = Commencer
learn-none = Il n'y a pas encore d'initiation à ce jeu.
learn-guide = Guide
learn-step = Étape { $step } sur { $steps }
learn-next = Suite
learn-leave = Continuer sans guide
learn-finish = Continuer la partie

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
