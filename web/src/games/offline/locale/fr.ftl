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
    [one] Plus que { $count } site libre
   *[other] { $count } sites libres
}
offline-bag = { $count ->
    [one] { $count } publicité dans le sac
   *[other] { $count } publicités dans le sac
}
offline-cards-left = Cartes d'analyse : { $cards }
offline-analyse = Analyse de marché
offline-gone = { $count ->
    [0] Rien n'a encore quitté la partie
    [one] { $count } publicité a quitté la partie
   *[other] { $count } publicités ont quitté la partie
}
offline-unseen = { $count ->
    [one] Encore { $count } publicité dans le sac
   *[other] Encore { $count } publicités dans le sac
}
offline-breakdown-hint = Pointez une publicité pour voir d'où vient sa valeur.
offline-breakdown = { $ad } sur { $site } vaut { $value } : { $parts }
offline-show-own = Montrer mes types sur le plateau
offline-covered = Cachés. Décochez pour les regarder.
offline-projection = Si tout s'arrêtait là
offline-bonus = analyse { $points }
offline-majorities = Majorités
offline-majorities-key = En vert : seul en tête, avec son avance. Barré : égalité, aucun point.
offline-final = Décompte final
offline-step-by-step = Pas à pas
offline-next-network = Réseau suivant
offline-all-networks = Tout
offline-network = Réseau
offline-no-points = égalité, aucun point
offline-lost-points = { $type } : { $points }, perdus
offline-judged = { $type } : { $points } pour { $player }
