# Les pages autour du plateau.

page-unreachable = Le serveur est injoignable pour le moment.
page-unreachable-again = Le serveur est injoignable pour le moment. Nouvel essai…
page-failed = Cela n'a pas marché. Réessayez, s'il vous plaît.
page-copy = Copier
page-copied = Copié.
page-copy-yourself = Le navigateur ne nous laisse pas copier : le texte est sélectionné, copiez-le avec Ctrl+C.

## Accueil

home-title = Prenez place
home-intro = Des jeux de société que vous ne trouverez à aucune autre table : contre des robots, entre amis ou autour d'un seul écran. Sans compte.
home-docs = Guides et règles
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
home-coach = Permettre de demander conseil
home-coach-rated = jamais dans une partie classée
home-friends-only = Seulement aux tables entre amis
home-rated = Partie classée
home-rated-what = Compte pour le classement de toute la table : seulement des joueurs avec un compte, ni robots ni conseiller, et un tour fini est fini.
home-rated-guest = Les parties classées sont réservées aux joueurs qui ont un compte : un classement doit appartenir à quelqu'un que l'on reconnaît.
home-edition = Édition
home-edition-own = Celle qui vient avec le jeu
home-edition-file = D’un fichier…
home-edition-template = Modèle à remplir
home-edition-note = Vous avez la boîte ? Prenez le modèle, entrez-y votre plateau et vos cartes, et jouez avec.
home-edition-chosen = On peut jouer avec « { $name } ».
home-edition-keep = Garder pour tout le monde
home-edition-kept = « { $name } » est gardée ici pour tout le monde.
home-edition-remove = Retirer de l’étagère
home-edition-guest = Avec un compte, vous pouvez la garder ici pour tout le monde.
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
home-invitation = { $player } vous invite à jouer à { $game }.
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
room-invite-name = Par son nom, quelqu’un qui a un compte ici
room-invited = { $player } est sur la liste des invités.
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
room-coach = permis
room-no-coach = non permis
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
account-is-account = Vous êtes connecté. Votre nom : { $name }.
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

## Avis

notices-title = Avis
notices-why = Ce qui vous attend se trouve toujours sous la cloche. En votre absence, la maison peut aussi vous avertir autrement.
notices-turn = Quand c’est à moi de jouer et qu’on m’attend
notices-invitation = Quand quelqu’un m’invite
notices-digest = Une fois par jour, tout ce qui attend
notices-digest-hour = Heure de l’avis quotidien
notices-guest = Avec un compte, vous pouvez aussi être averti par courriel.
notices-mail = Par courriel
notices-mail-address = Adresse électronique
notices-mail-unconfirmed = Un message à { $address } est en route. Ouvrez le lien qu’il contient, et vous serez averti à cette adresse.
notices-mail-confirmed = L’adresse { $address } est confirmée : vous y recevez les avis.
notices-mail-stopped = Les courriels à { $address } ont été arrêtés par un lien dans l’un d’eux. Enregistrez l’adresse à nouveau pour recevoir un autre lien.
notices-mail-dropped = L’adresse est oubliée.
notices-drop = Retirer
notices-push = Sur cet appareil
notices-push-here = Afficher les avis sur cet appareil, même quand aucune page n’est ouverte
notices-push-https = Les navigateurs n’affichent d’avis sans page ouverte que si l’on atteint la maison par https.
notices-push-refused = Le navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour cette page.
notices-hook = Par webhook
notices-hook-why = Pour les programmes : la maison appelle une adresse https publique de votre choix. Chaque appel est signé avec la clé ci-dessous.
notices-hook-address = Adresse
notices-hook-key = Clé

## Liens dans les courriels

letter-page-title = Avis par courriel
letter-page-confirm-why = La maison doit-elle vous avertir à cette adresse quand quelque chose vous attend ?
letter-page-confirm = Oui, confirmer l’adresse
letter-page-confirmed = L’adresse est confirmée.
letter-page-stop-why = Faut-il ne plus envoyer de courriels à cette adresse ?
letter-page-stop = Plus de courriels
letter-page-stopped = Aucun courriel ne sera plus envoyé à cette adresse.

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
replay-open = Tout montrer : pièces et mains des deux camps
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
review-ask = Revoir avec le conseiller
review-working = Le conseiller revoit la partie…
review-ready = L'analyse de la partie est prête.
review-curve = Chances de gagner au fil de la partie, de { $low } en bas à { $high } en haut
review-no-verdict = Aucune décision n'est notée ici.
review-turning = Tournants
review-turning-point = Coup { $number } · { $by }
review-decisions = Les décisions de chacun
review-player = Joueur
review-lost = Perte
review-luck = Chance
review-meaning = Perte : ce qu'une décision a coûté en moyenne, d'après ce que le joueur pouvait savoir. Chance : ce que les dés et les tirages ont apporté de plus que prévu. La courbe, elle, voit toutes les cartes.
review-incomplete = Le temps n'a pas suffi pour les dernières décisions.
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
