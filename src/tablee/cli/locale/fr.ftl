## Ce qui ne va pas

in-file = { $file } : { $said }
language-unknown = La langue « { $given } » n'existe pas ici ; il y a : { $known }.
interrupted = Interrompu.
output-not-written = Impossible d'écrire la sortie : { $reason }.
system-refused = { $file } : { $reason }.
system-missing = ce fichier ou ce dossier n'existe pas
system-directory = c'est un dossier
system-not-directory = une partie du chemin n'est pas un dossier
system-permission = la permission manque
system-read-only = le disque est en lecture seule
system-full = le disque est plein
system-too-large = le fichier deviendrait trop grand
system-exists = il existe déjà
system-name-too-long = le nom est trop long
usage-no-such-option = Il n'y a pas d'option { $option } ici ; --help montre celles qui existent.
usage-takes-no-value = L'option { $option } ne prend pas de valeur.
usage-needs-value = L'option { $option } doit être suivie d'une valeur.
usage-extra = La ligne de commande contient quelque chose de trop : { $given }.
usage-missing = Il manque { $name } sur la ligne de commande.
usage-other = La ligne de commande est incompréhensible : { $said }
usage-no-such-command = Il n'y a pas de commande « { $name } » ; il y a : { $known }.
number-unreadable = { $option } demande un nombre entier, pas « { $given } ».
number-range = { $option } doit être compris entre { $low } et { $high } ; { $given } ne convient pas.
game-missing = Quel jeu ? Il y a : { $known }.
option-unreadable = Une option de table s'écrit nom=valeur, pas « { $given } ».
file-missing = Quel fichier ? Son nom manque.
file-name = « { $file } » ne peut pas être un nom de fichier.
nothing-kept = Aucune partie n'a encore été jouée ici ; il n'y a donc pas de dernière partie.
seat-name = Personne ne peut s'asseoir sous le nom « { $name } ».
seat-twice = Deux places ne peuvent pas toutes deux s'appeler « { $name } ».
seats-and-players = { $seats } places sont indiquées, mais { $players } joueurs doivent jouer.
resume-with = { $option } ne peut plus changer une fois la partie commencée ; ne l'indiquez pas avec --resume.
resume-other-game = { $file } est une partie de { $game }.
save-not-a-file = { $file } n'est pas un fichier ordinaire ; rien n'a été enregistré.
export-exists = { $file } existe déjà ; indiquez un nouveau fichier.
edition-not-utf8 = Ce n'est pas du texte en UTF-8.
no-such-choice = Il n'y a pas de choix { $given } ; ils vont de 1 à { $last }.
no-such-clause = Aucune clause ne s'appelle « { $given } » ni n'en parle ; elles vont de { $first } à { $last }.
why-what = Pourquoi quoi ? Tapez « pourquoi » suivi de ce qui n'est pas permis.
take-back-off = Cette table a convenu de ne rien reprendre.

## L'aide de la ligne de commande

usage-title = Utilisation :
metavar-options = [OPTIONS]
metavar-command = [OPTIONS] COMMANDE ...
panel-options = Options :
panel-arguments = Arguments :
panel-commands = Commandes :
help-tablee = Une maison de jeux de société : on y joue dans le terminal, on les étudie, on les vérifie.
help-help = Afficher cette aide.
help-version = Afficher la version.
help-lang = Langue : français, anglais ou allemand ; sinon celle du système.
help-play = Jouer une partie, contre des robots ou entre amis au même clavier.
help-simulate = Faire jouer de nombreuses parties à des robots et en faire le bilan.
help-arena = Faire s'affronter des robots et mesurer leur force.
help-balance = Mesurer l'équilibre d'un jeu : longueur, choix, meneurs, ordre de jeu, valeur de chaque élément.
help-learn = Faire apprendre aux robots d'un jeu, par de nombreuses parties entre eux, ce que vaut une position.
help-replay = Revoir une partie enregistrée.
help-review = Revoir une partie enregistrée avec le conseiller : courbe des chances, tournants, décisions, chance aux tirages.
help-verify = Recalculer tous les tirages d'une partie enregistrée.
help-edition = Vérifier ou exporter une édition : le plateau et les cartes d'un jeu dans un fichier.
help-edition-check = Vérifier un fichier d'édition.
help-edition-export = Écrire l'édition fournie avec un jeu, comme modèle pour la vôtre.
help-games = Montrer la liste des jeux.
help-warmup = Compiler les règles avant la première simulation.
help-bench = Mesurer la vitesse des jeux sur cette machine.
help-game = Le jeu ; « tablee games » en donne la liste.
help-games-all = Les jeux ; tous si aucun n'est nommé.
help-file = Le fichier ; « last » désigne la dernière partie jouée.
help-edition-file = Jouer avec le plateau et les cartes de ce fichier.
help-export-file = Le fichier à écrire ; sans lui, tout est affiché.
help-players = Le nombre de joueurs ; des robots prennent les autres places.
help-seats = Qui joue : « you », « you=Anne » ou le nom d'un robot (novice, amateur, regular, master, expert, greedy, random), séparés par des virgules.
help-bots = Les robots qui jouent, séparés par des virgules.
help-variant = La variante du jeu, par exemple « expert » ; raccourci de --option variant=expert.
help-option = Une option de table, par exemple rounds=2 ; peut être répété.
help-seed = Un nombre qui permet de rejouer la même partie.
help-resume = Reprendre une partie enregistrée ; « last » désigne la dernière partie jouée.
help-plain = Des lignes de texte seulement : ni plateau dessiné, ni écran effacé.
help-games-count = Le nombre de parties ; 1000 sauf indication contraire.
help-arena-games = Le nombre de parties de chaque rencontre ; 400 sauf indication contraire.
help-arena-players = Le nombre de places à chaque table ; aussi peu que le jeu le permet sauf indication contraire.
help-arena-results = Un fichier où noter chaque résultat, au lieu de l'endroit habituel. Dans les deux cas, la même commande reprend là où elle a été interrompue.
arena-goes-on = La même commande reprendra d'ici ; les résultats sont gardés dans { $file }.
help-arena-report = Écrire un compte rendu en HTML, avec des graphiques, dans ce fichier.
help-balance-games = Le nombre de parties ; 200 sauf indication contraire.
help-balance-bot = Le robot qui tient toutes les places ; greedy sauf indication contraire.
help-learn-games = Le nombre de parties à deux ; à davantage de joueurs, il s'en joue moins. 20000 sauf indication contraire.
help-learn-players = Le nombre de joueurs ; tous ceux que le jeu permet sauf indication contraire.
help-learn-neurons = La taille du réseau ; 32 sauf indication contraire.
help-learn-every = Garder une position sur tant ; 20 sauf indication contraire.
help-learn-rounds = Le nombre de reprises : d'abord des joueurs gloutons, puis des joueurs qui se fient à ce qui a été appris. 1 sauf indication contraire.
help-learn-out = Le fichier de ce qui a été appris ; les robots s'en servent sous le nom lessons.json dans le dossier du jeu.
help-processes = Le nombre de processus simultanés ; autant que de cœurs sauf indication contraire.
help-ray = Faire jouer une grappe Ray : à cette adresse (hôte:6379, ray://hôte:10001, auto), sinon un Ray démarré sur cette machine.
help-json = Donner les chiffres en JSON.
help-interpreted = Ne pas compiler les règles.
help-ply = Montrer seulement la position après ce nombre de décisions.
help-seat = Ce que voyait cette place, 1 étant la première ; sinon ce que voyait un spectateur.
help-seconds = Le nombre de secondes par mesure ; 5 sauf indication contraire.
help-cold = Mesurer aussi la première compilation, qui dure un moment.
help-walks = Le nombre de parcours par décision ; 64 sauf indication contraire. Plus il y en a, plus le jugement est sûr.
help-review-seconds = Le temps accordé, en secondes ; 600 sauf indication contraire.

## Jeux, éditions, chiffres

column-game = Jeu
column-title = Titre
column-players = Joueurs
column-rules = Règles
column-about = Description
edition-fits = { $file } peut se jouer : édition « { $name } » de { $game }.
edition-hash = Son empreinte : { $hash }
edition-part = { $part } : connu { $known }, reconstitué { $reconstructed }
exported = Écrit dans { $file }.
simulating = { $game } : parties
column-bot = Robot
column-wins = Victoires
column-share = Part
column-shared = Partagées
column-score = Score moyen
column-rating = Force (Elo)
column-interval = À 95 %
column-against = contre { $bot }
simulated-games = Parties : { $games }, terminées : { $finished }, décisions : { $decisions }.
simulated-length = Décisions par partie : { $mean } en moyenne, de { $p5 } à { $p95 } dans 90 % des parties, { $max } au plus.
simulated-first = Parties gagnées par la place qui commençait : { $share }.
balance-spread = { $mean } en moyenne, de { $p5 } à { $p95 } dans 90 % des cas, { $max } au plus
learned = { $file } : appris sur { $positions } positions. Là où rien n'a été appris, l'erreur de l'évaluation est de { $before }, celle du réseau de { $after } (perte logarithmique moyenne).
simulated-end = { $reason } { $times } fois ({ $share }).
compiling = Compilation de { $game }
warm-already = { $game } était déjà compilé ; chargé en { $seconds } s.
warm-now = { $game } est maintenant compilé, en { $seconds } s.
compiling-search = Compilation de la recherche des robots
warm-search-already = La recherche des robots était déjà compilée.
warm-search-now = La recherche des robots est maintenant compilée, en { $seconds } s.
measuring = Mesure de { $game }
column-measured = Mesure
column-promise = Promesse
column-figure = Ici
column-ratio = Rapport
column-verdict = Tenue

## À la table

seat-you = vous
player = Joueur { $number }
pair = { $name } : { $value }
list = { $first } et { $last }
demonstration = Des robots montrent une partie ({ $game }).
hand-over = { $player }, c'est à vous. Appuyez sur Entrée quand personne d'autre ne regarde.
next-step = Entrée : réseau suivant, s : tout de suite le résultat
hint = Tapez un numéro ou une action ; ? pour l'aide, quitter pour partir.
hint-offline = Tapez un numéro, un site ou une publicité ; ? pour l'aide, quitter pour partir.
hint-planetweb = Tapez un numéro, un portail, ou r pour lancer les dés ; ? pour l'aide, pourquoi P03, quitter pour partir.
hint-insider = Tapez un numéro, un pas comme 3n, une case ou une table ; ? pour l'aide, quitter pour partir.
hint-offensive = Tapez un numéro, une case comme 3,10 ou une action ; ? pour l'aide, pourquoi fire 9,10, quitter.
why-allowed = « { $action } » est permis.
saved = Enregistré dans { $file }.
save-replace = { $file } existe déjà. Le remplacer ? (o/n)
quit-save = Enregistrer sous quel nom ? (Entrée : aucun, la partie est gardée)
undo-agreed = Toute la table est-elle d'accord ? (o/n)
goodbye = Au revoir. La partie n'a pas pu être gardée.
goodbye-kept = Au revoir. Pour continuer : { $command }
log-new = Mise en place
log-undo = Retour à la décision { $ply }
log-bot = { $player } : robot « { $bot } »
log-person = { $player } joue
log-resign = { $player } quitte la table
log-rules = Les règles ont été corrigées ; la partie reprend d'ici, sans ce qui avait été joué avec les anciennes.
log-clock = Le temps est écoulé

## Ce qu'on peut taper à la table : les mots, leur emploi, leur effet

typed-yes = o oui y yes
typed-help = ? aide help
typed-hint = conseil indice hint
typed-why = pourquoi why
typed-rules = règles regles règle regle rules rule
typed-undo = reprendre annuler undo
typed-undo-agreed = reprendre! annuler! undo!
typed-save = enregistrer sauver save
typed-log = journal log
typed-board = plateau b board
typed-quit = quitter fin q quit exit
type-help = ?
type-hint = conseil
type-why = pourquoi ...
type-rules = règles ...
type-undo = reprendre
type-undo-agreed = reprendre!
type-save = enregistrer FICHIER
type-log = journal
type-board = plateau
type-quit = quitter
about-help = cette aide
about-hint = ce que ferait le conseiller, et pourquoi
about-why = ce qui interdit quelque chose, avec la clause des règles
about-rules = une clause des règles ; « règles » seul les montre toutes, « règles échange » celles qui en parlent
about-undo = reprendre la dernière étape de votre tour
about-undo-agreed = reprendre plus loin, par-delà les tours des autres ; de nouvelles publicités sont alors tirées
about-save = enregistrer la partie dans un fichier à vous (elle est de toute façon gardée à chaque étape)
about-log = tout ce qui s'est passé
about-board = montrer de nouveau la table (Entrée aussi)
about-quit = partir ; « tablee play --resume last » permet de continuer
about-offline-m = majorités : combien de publicités de chaque type dans chaque réseau
about-offline-unseen = les publicités encore dans le sac
about-planetweb-portals = tous les portails : secteur, propriétaire, cagnotte, créances
about-insider-cards = ce que font une, deux et trois cartes de chaque type
about-offensive-h = vos cartes et ce qu'elles font
about-offensive-key = le sens des lettres et des signes de la carte

## Offline

offline-counts = Sac { $bag }   Boîte { $box }
offline-free = Sites libres : { $count }
offline-earlier = Points des manches précédentes : { $points }
offline-own-cards = Vos cartes et leurs points actuels
offline-projection = Ensemble : { $total }
offline-projection-bonus = Analyse de marché : { $bonus }. Ensemble : { $total }
offline-unseen = Encore dans le sac : { $count }
offline-unseen-hidden = Cette table ne montre pas les publicités du sac.
offline-majorities-caption = * seul majoritaire   = à égalité, sans points   souligné : vos cartes
offline-network = Réseau
offline-free-short = Libres
offline-revealed = On retourne les cartes
offline-sites = ({ $count } sites)
offline-no-majority = aucun type seul majoritaire
offline-majority = { $type } : { $points } pour { $player }
offline-majority-lost = { $type } : { $points } pour personne (carte non distribuée)
offline-player = Joueur
offline-card = Carte
offline-points = Points
offline-earlier-rounds = manches précédentes
offline-total = total

## Offensive

offensive-turn = Tour { $turn } sur { $limit }   Rouge tient { $held } des { $needed } objectifs qu'il lui faut
offensive-sides = Rouge (majuscules) : { $red }, { $hand } cartes   Bleu (minuscules) : { $blue }, { $other } cartes
offensive-lost = { $player } a perdu : { $units }
offensive-announced = Annoncée : { $card }, sur { $targets }
offensive-hand = Vos cartes : { $cards }
offensive-no-cards = Vous n'avez pas de carte.
offensive-army = Votre armée : { $units } ; encore à venir : { $left }
offensive-next = Ensuite : { $kind }
offensive-letters = Rouge en majuscules, Bleu en minuscules ; un point d'interrogation si la sorte est cachée, avec sa première lettre si vous la connaissez.
offensive-held = Rouge tient : { $squares }

## Parties enregistrées

replay-one-viewer = Ce fichier montre ce qu'une seule personne a vu ; on ne peut pas le regarder depuis une autre place.
replay-ply = Décision { $ply } sur { $last }
replay-keys = Flèches ou Entrée : avancer et reculer. Début, Fin : première et dernière. q : quitter.
verified = { $file } : cette partie ({ $game }) est bien telle qu'elle a été jouée.
verified-commitment = Le secret est celui qui avait été promis avant le début ({ $commitment }…).
verified-entropies = { $own ->
    [0] Aucun joueur n'a ajouté son propre hasard : les { $seats } places étaient tenues par des robots ou à une table locale.
    [one] L'une des { $seats } places a ajouté son propre hasard, et c'est celui qui avait été promis.
   *[other] { $own } des { $seats } places ont ajouté leur propre hasard, et c'est celui qui avait été promis.
}
verified-unopened = La place { $seats } avait promis une part des dés qui n'y figure pas. Si son joueur l'avait dévoilée à temps, l'hôte l'a écartée et a ainsi choisi entre plusieurs dés.
verified-draws = Les { $draws } tirages des { $entries } entrées ont été recalculés à partir de lui ; tous sont justes.
verified-result = Le résultat noté est celui auquel la partie aboutit : { $points }.
verified-unfinished = La partie n'est pas terminée ; elle n'a pas encore de résultat.
verified-meaning = L'hôte a donc fixé le hasard avant le début et n'a rien changé ensuite. Cela ne prouve pas qu'il n'a pas regardé.

help-serve = Ouvrir la maison : des tables dans le navigateur.
help-backup = Écrire dans un seul fichier tout ce que garde la maison, qu'un serveur tourne ou non.
help-restore = Remettre une sauvegarde en place : dans une maison vide, sur l'une ou l'autre base de données.
help-backup-file = La sauvegarde. Elle contient les secrets des parties en cours : gardez-la là où vous seul pouvez la lire.
help-replace = Remplacer par la sauvegarde tout ce qui est dans la maison.
help-check = Seulement lire la sauvegarde entière et dire ce qu'elle contient.
backup-progress = Lignes
backup-taken = { $file } : { $tables } tables, { $people } personnes, { $entries } coups et autres entrées, { $size } Mo. Ce fichier contient des secrets ; gardez-le en lieu sûr.
backup-sound = { $file } est complet : sauvegarde du { $taken } UTC par la version { $program }, avec { $tables } tables, { $people } personnes, { $entries } entrées.
backup-restored = La maison est comme elle était le { $taken } UTC : { $tables } tables, { $people } personnes, { $entries } entrées. « tablee serve » l'ouvre.
help-admin = S'occuper de la maison : ses tables et ses gens.
help-admin-list = Énumérer les tables en cours.
help-admin-replay = Avant une mise à jour : voir quelles parties en cours les règles installées mettraient en pause. Rien n'est changé.
help-admin-people = Énumérer les gens.
help-admin-close = Arrêter une table sans résultat.
help-admin-ban = Exclure quelqu'un.
help-admin-unban = Laisser revenir quelqu'un.
help-admin-promote = Nommer quelqu'un administrateur.
help-admin-reset-password = Donner un nouveau mot de passe à un compte.
help-admin-editions = Énumérer les éditions que la maison garde pour tout le monde.
help-admin-add-edition = Vérifier un fichier d'édition et le garder pour toute la maison.
help-admin-remove-edition = Retirer une édition de l'étagère ; les tables qui y jouent continuent.
help-which-edition = Le nom d'une édition, ou le début de son empreinte.
help-config = Les réglages de ce fichier TOML.
help-host = L'adresse d'écoute ; 0.0.0.0 laisse entrer d'autres appareils.
help-port = Le port d'écoute ; 0 en prend un qui est libre.
help-data = Le dossier de la base de données.
help-open = Ouvrir la page dans le navigateur.
help-who = Le nom d'un compte, ou l'identifiant d'une personne.
help-table-id = L'identifiant de la table.
help-every = Toutes les tables, même terminées.
admin-replay-progress = Parties
admin-replayed = { $running ->
    [one] Sur { $running } partie en cours, { $same }
   *[other] Sur { $running } parties en cours, { $same }
  } { $same ->
    [one] peut continuer
   *[other] peuvent continuer
  } comme avant avec les règles installées.
admin-replay-differs = Celles-ci seraient mises en pause à l'entrée indiquée ; leurs joueurs choisiraient alors de continuer à partir de là ou d'arrêter la partie sans résultat.
admin-closed = La table { $table } est fermée.
admin-banned = { $name } est exclu.
admin-unbanned = { $name } peut revenir.
admin-promoted = { $name } est désormais administrateur.
admin-edition-added = L'édition « { $name } » de { $game } est désormais sur l'étagère.
admin-edition-removed = L'édition « { $name } » n'est plus sur l'étagère.
admin-password = Le nouveau mot de passe de { $name } : { $password }
planetweb-danger = Royalties en vue : { $portals } portails, atteints par { $chance } lancers sur 36.
planetweb-portals = { $count } portails, dont { $listed } cotés

## Le conseiller

hint-chances = Vos chances de gagner selon le choix :
reviewing = { $game } : décisions
review-curve = Chances de gagner au fil de la partie
review-player = Joueur
review-lost = Perte moyenne
review-luck = Chance aux tirages
review-turning = Les tournants
review-turning-point = Décision { $ply }, { $by } joue : { $player } { $change } ; la cause : { $cause }.
review-decisions = Ce qui aurait pu être mieux
review-meaning = Chaque décision est jugée d'après ce que le joueur pouvait savoir, par { $walks } parcours ; les dés et les tirages n'y comptent pas.
review-incomplete = Le temps n'a pas suffi : les dernières décisions ne sont pas jugées. --seconds en donne davantage.
