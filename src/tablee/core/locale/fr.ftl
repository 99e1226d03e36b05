nobody = personne

no-such-game = Il n'y a pas de jeu « { $name } » ; il y a : { $known }.
seats = { $game } se joue à { $seats } joueurs, pas à { $given }.
option-unknown = Il n'y a pas d'option « { $name } » ; il y a : { $known }.
option-value = L'option { $name } ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
action-unreadable = « { $given } » ne désigne aucune action de ce jeu.

edition-line = { $file }:{ $line } :
edition-not-toml = Ce n'est pas du TOML valide : { $reason }.
edition-too-large = Une édition compte au plus { $limit } octets.
edition-too-deep = Ce fichier est imbriqué trop profondément.
edition-number-too-large = Un nombre est trop grand ici.
edition-missing = Il manque « { $name } » ici.
edition-name = Le nom d'une édition se compose de lettres, chiffres, points, tirets ou soulignés, 48 au plus ; « { $value } » ne convient pas.
edition-other-game = Cette édition n'est pas faite pour { $game }.
edition-status = Un statut vaut « known » ou « reconstructed ».
edition-range = « { $name } » doit être compris entre { $low } et { $high } ; { $value } ne convient pas.
edition-kind-number = « { $name } » doit être un nombre entier.
edition-kind-text = « { $name } » doit être un texte entre guillemets.
edition-kind-list = « { $name } » doit être une liste.
edition-kind-table = « { $name } » doit être une table.
edition-kind-bool = « { $name } » doit valoir true ou false.

position-line = La ligne { $line } de la position n'a pas de sens : { $text }

file-not-read = Impossible de lire { $file } : { $reason }.
file-not-written = Impossible d'écrire { $file } : { $reason }.
record-not-json = Ce n'est pas un fichier de partie : il est abîmé, tronqué ou d'une autre nature.
record-too-large = Un fichier de partie compte au plus { $limit } octets.
record-is-sight = Ce fichier contient ce qu'un seul spectateur ou joueur a vu d'une partie, pas la partie elle-même : on peut la revoir, mais pas la vérifier ni la continuer ici.
record-format = Ce fichier de partie est au format { $given } ; cette version lit le format { $known }.
record-field = Le fichier de partie ne convient pas à « { $field } » : { $reason }.
record-entry-field = L'entrée { $entry } du fichier de partie ne convient pas à « { $field } » : { $reason }.
record-sequence = L'entrée { $entry } du fichier de partie porte le numéro { $seq } : il manque quelque chose ou l'ordre a changé.
record-start = Le journal doit commencer par la mise en place, et n'en contenir qu'une.
record-game = C'est une partie de { $given }, pas de { $game }.
record-rules = Cette partie a été jouée avec la version { $given } des règles ; la version actuelle est { $known }.
record-older-rules = Jouée avec la version { $given } des règles ; avec la version actuelle, { $known }, elle se passe autrement. { $reason }
record-edition = L'édition « { $edition } » de cette partie n'est pas celle dont on dispose ici.
record-ply = L'entrée { $entry } du fichier de partie se trouve au mauvais coup.
record-step = L'entrée { $entry } du fichier de partie ne convient pas : { $reason }
record-refused = L'entrée { $entry } du fichier de partie (« { $do } ») est contraire aux règles : { $reason }
record-draws = Les dés ou les tirages de l'entrée { $entry } du fichier de partie ne sont pas les bons.
record-digest = La position après l'entrée { $entry } du fichier de partie n'est pas celle qui est notée.
record-outside = L'entrée { $entry } du fichier de partie ne correspond à rien dans les règles.
record-entry = L'entrée { $entry } du fichier de partie n'est pas celle que donnent les règles.
record-result = Le résultat noté n'est pas celui auquel la partie aboutit.
record-not-opened = Le secret de cette partie n'a pas été dévoilé ; ses tirages ne peuvent pas être recalculés.
record-commitment = Le secret dévoilé n'est pas celui qui avait été promis avant le début.
record-entropies = Le fichier ne contient pas une entropie par place.
record-entropy = L'entropie de la place { $seat } n'est pas celle qui avait été promise avant le début.
record-promises = Les promesses du fichier ne sont pas celles auxquelles l'hôte s'était lié avant le début.
record-left-out = Une part des dés que le serveur avait acceptée n'y figure pas : l'hôte l'a écartée.
record-hex = Un secret ou une entropie du fichier ne fait pas 32 octets en hexadécimal.

step-begun = La partie est déjà mise en place.
step-stuck = Personne ne peut rien faire dans la position de départ de la partie.
step-since = Elle écarte des entrées qui n'existent pas.
step-seat = Ce n'est pas à cette place de décider.
undo-nothing = Il n'y a rien à reprendre.
undo-revealed = Quelque chose a été révélé ou le tour d'un autre joueur a commencé : il faut l'accord de tous pour revenir en arrière.

event-undone = La dernière décision a été reprise.

term-won = { $way ->
    [up] vous pouvez gagner la partie tout de suite
   *[down] vous laissez passer une chance de gagner tout de suite
}
term-lost = { $way ->
    [up] vous risquez moins de perdre la partie tout de suite
   *[down] vous risquez de perdre la partie tout de suite
}
