games-out-of-range = On peut jouer de 1 à { $most } parties, pas { $given }.
too-few-processes = Il faut au moins un processus pour jouer, pas { $given }.
worker-lost = Un processus de calcul s'est arrêté avant d'avoir fini son travail.
ray-missing = Pour jouer sur Ray, il faut un complément : installez { $extra }.
ray-address-wrong = « { $address } » n'est pas l'adresse d'une grappe Ray ; elle s'écrit hôte:6379, ray://hôte:10001 ou auto.
ray-silent = Aucune grappe Ray ne répond à l'adresse { $address } : { $reason }.
ray-stranger = Quelque chose répond à l'adresse { $address }, mais ce n'est pas une grappe Ray.
ray-without-us = Une machine de la grappe n'a pas Tablée ; installez la version { $version } sur toutes.
ray-other-rules = Une machine de la grappe a une autre Tablée (elle annonce { $version }) ; installez partout la même, sinon les résultats différeraient.

too-few-bots = Il faut au moins deux robots différents pour un tournoi.
results-of-another = Le fichier { $file } contient les résultats d'un autre tournoi.
results-broken = Le fichier { $file } n'est pas un fichier de résultats, ou il est abîmé.
plots-missing = Les graphiques ont besoin d'un complément : installez { $extra }.

arena-title = Tournoi de { $game }
arena-games = Parties : { $games }, terminées : { $finished } ; { $players } places par table, graine { $seed }.
arena-bot = Robot
arena-rating = Force (Elo)
arena-interval = Intervalle à 95 %
arena-ratings-plot = Force de chaque robot, avec son intervalle à 95 %
arena-matrix-plot = Part des victoires du robot de la ligne face à celui de la colonne
arena-model = Modèle de Luce : à une table, chaque place gagne avec une probabilité proportionnelle à la valeur de son robot. Une victoire partagée compte à parts égales. La moyenne des forces est 0.

balance-title = L'équilibre de { $game }
balance-games = Parties : { $games }, à { $players } places, toutes tenues par le robot « { $bot } ».
balance-length = Décisions par partie
balance-branching = Choix par décision
balance-leads = Changements de meneur par partie
balance-order = Victoires dans l'ordre du jeu
balance-lengths-plot = Longueur des parties, en décisions
balance-order-plot = Part des victoires selon la place dans l'ordre du jeu (%)
balance-points-plot = Nombre moyen de choix à chaque sorte de décision
balance-worth-plot = Ce que vaut chaque élément : écart de victoires de ceux qui l'ont eu (points de %)
balance-thing = Élément
balance-uses = Fois
balance-gain = Écart de victoires
balance-meaning = Un élément est tout ce que le jeu nomme dans ses coups et ses événements. L'écart compare les victoires de ceux qui l'ont eu ou employé à la part moyenne d'une place ; c'est un lien, pas forcément une cause.

measure-compiled-choose = Jeu au hasard, compilé, un cœur, choix rapide
measure-compiled-legal = Jeu au hasard, compilé, un cœur, liste de tous les coups permis
measure-interpreted-choose = Jeu au hasard, interprété, choix rapide
measure-interpreted-legal = Jeu au hasard, interprété, liste de tous les coups permis
measure-compiled-copies = Copies d'un état, compilées
measure-first-compile = Première compilation, cache vide
measure-cached-start = Démarrage d'un jeu compilé dans un nouveau processus, depuis le cache
measure-import = import tablee
measure-state-size = Taille d'un état

measure-contract-least = au moins { $figure }
measure-contract-most = au plus { $figure }
measure-goal-least = objectif : { $figure }
measure-goal-most = objectif : { $figure }
measure-per-second = { $figure }/s
measure-seconds = { $figure } s
measure-bytes = { $figure } octets
measure-ok = tenu
measure-missed = manqué
