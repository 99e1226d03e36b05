games-out-of-range = On peut jouer de 1 à { $most } parties, pas { $given }.
too-few-processes = Il faut au moins un processus pour jouer, pas { $given }.
worker-lost = Un processus de calcul s'est arrêté avant d'avoir fini son travail.

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
