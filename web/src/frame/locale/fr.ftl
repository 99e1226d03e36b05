# Le cadre autour de chaque jeu.
frame-skip = Aller au contenu
frame-settings = Réglages
frame-language = Langue
frame-theme = Thème : { $theme ->
    [light] clair
    [dark] sombre
   *[system] celui du système
}
frame-account = Compte
frame-home = Accueil
frame-nothing-here = Il n'y a rien ici.
frame-gone = Cette table n'existe pas ou n'existe plus.
frame-loading = On dresse la table…
frame-no-board = Ce jeu n'a pas encore de plateau sur cette page.
frame-bot = { $name } (place { $seat })
frame-seat = Place { $seat }
frame-player = Joueur { $seat }
frame-you = vous
frame-my-turn = À vous de jouer
frame-waiting-for = On attend { $player }.
frame-closed = Cette partie s'est arrêtée sans résultat.
frame-confirm = Confirmer
frame-undo = Reprendre
frame-lost = { $unsent ->
    [0] La connexion est perdue ; nouvel essai…
   *[other] La connexion est perdue ; votre coup est gardé et sera envoyé.
}
frame-read-only = Le serveur ne peut rien enregistrer pour le moment. La partie reprendra dès que possible.
frame-paused = La table est en pause : aux joueurs de choisir la suite.
frame-paused-why = Les règles de ce jeu ont été corrigées pendant votre partie, et les derniers coups ne s'accordent plus avec elles. La table en est à la dernière position qui s'accorde ; rien n'est perdu et aucune pendule ne tourne. Choisissez ensemble : continuer d'ici, avec de nouveaux dés, ou arrêter la partie sans résultat.
frame-propose-resume = Proposer de continuer d'ici
frame-stopping = Le serveur redémarre ; la partie reprend dans un instant.
frame-players = Joueurs
frame-away = (absent)
frame-stand-in = (un robot remplace)
frame-plays = (joue pour l'instant comme { $name } : le jeu se prépare encore)
frame-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
frame-edition-what = Ce qui y est reconstitué
frame-edition-all-known = Rien dans cette édition n’est marqué comme reconstitué.
frame-edition-part = { $reconstructed } sur { $all } reconstitués
frame-edition-whole = entièrement reconstitué
frame-edition-known = connu
frame-edition-download = Télécharger cette édition
frame-rated = Partie classée
frame-no-coach = Sans conseiller
frame-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
frame-edition = Édition : { $edition }
frame-bell = Temps de jeu restant
frame-days = { $days } j { $hours } h
frame-type = Saisir un coup
frame-typed-unknown = « { $typed } » ne fait pas partie des choix.
frame-choices = { $count ->
    [0] Rien à choisir pour le moment
    [one] { $count } choix en toutes lettres
   *[other] { $count } choix en toutes lettres
}
frame-log = Journal
frame-log-clauses = Avec les articles de la règle
frame-to-position = Vers la position { $version }
frame-replay = Revoir
frame-since = Depuis mon dernier tour
frame-chat = { $count ->
    [0] Discussion
   *[other] Discussion ({ $count })
}
frame-no-chat = Personne n'a encore rien dit.
frame-say = Dire quelque chose
frame-send = Envoyer
frame-somebody = quelqu'un
frame-mute = Ne plus entendre { $name }
frame-hand-over = Passez l'appareil à { $player }
frame-hand-over-why = Rien de secret n'est à l'écran. À partir d'ici, seul le joueur dont c'est le tour devrait regarder.
frame-i-am = Je suis { $player }
frame-rematch = Rejouer
frame-rules = Règles
frame-help = Aide
frame-resign = Quitter la partie
frame-resign-sure = Quitter pour de bon
frame-options = Options
frame-confirm-moves = Confirmer les coups qui terminent mon tour
frame-cover = Cacher ce que je suis seul à voir
frame-sounds = Sons
frame-notices = { $count ->
    [0] Rien ne vous attend
   *[other] Ce qui vous attend : { $count }
}
frame-notices-title = Ce qui vous attend
frame-nothing-waits = Rien aux autres tables pour le moment.
frame-notice-turn = À vous de jouer
frame-notice-invitation = { $player } vous invite
frame-notice-decline = Pas maintenant
frame-notices-settings = Comment être averti
frame-tell-me = M’avertir pour cette table en mon absence
frame-hidden-still = Ce qui était caché dans cette partie l'est toujours.
frame-propose-open = Proposer de le dévoiler
frame-propose-end = Proposer d'arrêter la partie
frame-pace-none = Proposer : sans pendule
frame-pace-minute = Proposer : une minute par coup
frame-pace-days = Proposer : trois jours par coup
frame-vote-undo = { $player } demande à reprendre un coup. Les dés et les tirages qui suivent seront nouveaux.
frame-vote-end = { $player } propose d'arrêter la partie sans résultat.
frame-vote-pace = { $player } propose une autre cadence.
frame-vote-open = { $player } propose de dévoiler tout ce qui était caché dans cette partie.
frame-vote-resume = { $player } propose de continuer à partir de cette position.
frame-yes = Oui
frame-no = Non
frame-commitment = Scellé avant le début :

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-your-turn = C'est à vous.
phrase-one-moment = Un instant, s'il vous plaît.
phrase-rematch = Une autre partie ?

coach-title = Conseiller
coach-ask = Demander conseil
coach-thinking = Le conseiller réfléchit…
coach-show-chances = Chances de gagner
