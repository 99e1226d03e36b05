# storage and settings
store-conflict = Quelqu'un a été plus rapide ; rien n'a été changé.
store-name-taken = Un autre compte porte déjà le nom « { $name } ».
store-no-person = Cette personne n'existe plus ici.
store-read-only = Rien ne peut être enregistré pour le moment : le disque est plein ou protégé en écriture, ou la base de données ne répond pas. Ce qui a été enregistré est en sûreté.
store-in-use = Un autre serveur (processus { $process }) utilise déjà { $file } ; il ne peut y en avoir qu'un.
store-newer = La base de données est à la révision { $found }, créée par une version plus récente de Tablée ; cette version connaît la révision { $known }.
store-cannot-open = Impossible d'ouvrir la base de données { $database } : { $reason }.
store-no-wal = SQLite ne peut pas tenir de journal d'écriture anticipée à l'endroit où se trouve la base (mode « { $mode } ») ; choisissez un répertoire sur un disque local.
store-url = L'adresse de la base de données doit commencer par sqlite:/// ou postgresql://.
store-memory = La base de données doit être un fichier : sqlite:/// suivi de son chemin.
store-driver = Pour { $driver }, il faut installer le paquet Python « { $module } ».
backup-no-house = Il n'y a pas encore de maison dans { $database }.
backup-exists = { $file } existe déjà ; une sauvegarde n'écrase jamais un fichier.
backup-foreign = { $file } n'est pas une sauvegarde de Tablée.
backup-cut-off = { $file } n'est pas une sauvegarde complète : la fin manque ou est abîmée. Rien n'a été changé.
backup-damaged = { $file } est abîmé dans sa partie « { $part } ». Rien n'a été changé.
backup-newer = { $file } a été créé par une version plus récente de Tablée ({ $program }) ; installez-la pour restaurer cette sauvegarde.
restore-not-empty = La maison dans { $database } n'est pas vide ; avec --replace, la sauvegarde prend la place de tout ce qui s'y trouve.
restore-server-runs = Un serveur tourne sur { $database } ; arrêtez tous les serveurs avant une restauration.

setting-wrong = { $where } : « { $value } » ne convient pas. { $allowed }
setting-wrong-hidden = { $where } : la valeur ne convient pas. { $allowed }
setting-unknown = { $where } : ce réglage n'existe pas ; il y a : { $known }.
setting-unknown-near = { $where } : ce réglage n'existe pas ; il s'agit peut-être de { $known }.
setting-in-environment = { $name } (environnement)
setting-in-file = { $file }:{ $line } : { $name }
setting-in-option = { $name } (ligne de commande)
setting-not-toml = { $file }:{ $line } : ce n'est pas du TOML valide : { $reason }.
setting-file-too-large = { $file } est trop grand pour un fichier de réglages : { $limit } octets au plus.
setting-file-not-text = { $file } n'est pas un texte en UTF-8.
setting-number = Il faut un nombre entier de { $low } à { $high }.
setting-flag = Il faut true ou false.
setting-one = Valeurs possibles : { $known }.
setting-host = Il faut une adresse IP ou le nom d'une machine.
setting-place = Il faut le chemin d'un répertoire.
setting-database = Il faut une adresse qui commence par sqlite:/// ou postgresql://.
setting-nats = Il faut des adresses qui commencent par nats:// ou tls://, séparées par des virgules.
setting-public-url = Il faut une adresse qui commence par http:// ou https://, sans chemin.
setting-proxies = Il faut des adresses IP ou des réseaux, par exemple 10.0.0.0/8.
setting-word = Il faut un texte de 200 caractères visibles au plus.
setting-mailbox = Il faut une adresse électronique, par exemple tablee@jeux.example.

# web application
guest-name = Invité { $number }
message-unreadable = Ce message est illisible.
our-error = Une erreur s'est produite sur le serveur. Elle a été notée ; réessayez.
bad-request = Ce qui a été envoyé ne convient pas ici ({ $field }).
not-found = Il n'y a rien ici.
method-not-allowed = Cela ne peut pas se faire ici.
too-large = C'est trop volumineux.
json-only = Ce qui est envoyé doit être du JSON (application/json).
foreign-page = Cet appel vient de la page d'un autre site.
too-often = Trop souvent. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
too-many-sockets = Trop de connexions sont ouvertes.
tables-too-many = Personne ne peut avoir plus de { $most } tables en cours.
busy = Trop de monde attend. Réessayez dans un instant.
read-only = Rien ne peut être enregistré pour le moment. Réessayez plus tard ; ce qui est enregistré est en sûreté.
who-are-you = Personne n'est encore entré : entrez comme invité ou connectez-vous d'abord.
sign-in-failed = Le nom ou le mot de passe est faux.
password-wrong = Ce n'est pas le bon mot de passe.
banned = L'exploitant de cette maison ne vous admet plus.
admins-only = Seul un administrateur peut le faire.
accounts-closed = On ne peut pas créer de compte ici.
account-already = Vous avez déjà un compte.
account-needed = Il faut pour cela un compte avec mot de passe.
no-such-edition = Cette édition ne se trouve pas ici.
edition-too-slow = Il faut plus de { $seconds } secondes pour installer cette édition ; on ne peut pas y jouer.
editions-too-many = On ne peut pas garder plus de { $most } éditions.
name-unsound = Un nom compte de 1 à { $most } caractères visibles.
nobody-there = Il n'y a là personne que vous puissiez ne plus entendre.
muted-too-many = On ne peut pas rendre muettes plus de { $most } personnes.
greeting-title = Tablée
greeting-runs = Cette maison de jeux de société est ouverte. Sa page n'est pas incluse dans cette copie.
greeting-api = Ce que les programmes peuvent appeler est décrit ici :
docs-not-built = La documentation n'a pas été intégrée à cette copie. Dans un dépôt, « make docs » la construit.
serve-addresses = Tablée est ouverte à l'adresse { $addresses }
serve-stop = Pour arrêter, appuyez sur Ctrl+C.
serve-port = Le port { $port } de { $host } ne peut pas être utilisé : { $reason }.
admin-no-account = Il n'y a pas de compte nommé « { $name } ».
admin-no-table = Il n'y a pas de table « { $table } ».
admin-is-already = Rien à faire : c'est déjà le cas.
admin-no-edition = Il n'y a pas d'édition « { $name } » ; « tablee admin editions » les énumère.

# notices
not-public = Il faut une adresse https publique.
not-a-mailbox = Ce n'est pas une adresse électronique.
no-mail-here = Cette maison n'envoie pas de courriel.
no-push-here = Cette maison ne peut pas envoyer d'avis aux navigateurs.
link-stale = Ce lien n'est plus valable. Vous pouvez en demander un nouveau sur votre page.
no-such-account = Il n'y a pas de compte nommé « { $name } ».
invited-enough = On ne peut pas inviter plus de { $most } personnes à une table.
letter-and = et
letter-somebody = quelqu'un
letter-turn-title = À vous de jouer : { $game } avec { $players }
letter-turn = C'est à vous de jouer à { $game } avec { $players }.
letter-invitation-title = { $player } vous invite à jouer à { $game }
letter-invitation = { $player } vous garde une place pour une partie de { $game }.
letter-digest-title = { $count ->
    [one] Tablée : une table vous attend
   *[other] Tablée : { $count } tables vous attendent
}
letter-confirm-title = Tablée : confirmez votre adresse
letter-confirm = Quelqu'un, vous sans doute, souhaite être averti à cette adresse quand vient son tour de jouer sur Tablée. Si c'est bien vous, ouvrez ce lien dans les trois jours et confirmez. Sinon, il n'y a rien à faire : aucun autre message ne sera envoyé.
letter-stop = Vous recevez cet avis parce que vous l'avez demandé sur Tablée. Ne plus recevoir de courriels :
