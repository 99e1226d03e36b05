hint-not-your-turn = Le conseiller n'aide que celui qui doit décider.

because-one = car { $gain }
because-two = car { $gain } et { $more }
because-one-but = car { $gain }, mais { $cost }
because-two-but = car { $gain } et { $more }, mais { $cost }
why = C'est le meilleur choix, { $because }.
why-far = Tout compte fait, c'est le meilleur choix, même si d'autres ont aussi leurs avantages.
why-later = C'est le meilleur choix, même si cela ne se voit pas tout de suite.
why-even = Les meilleurs choix se valent presque.
why-first = Le premier est utile, { $because }.
why-useful = Il est utile, { $because }.
why-all = Autant que le conseiller puisse en juger, peu importe ce que vous choisissez ici.
why-others = D'autres sont nettement moins bons.
why-same = Ces choix reviennent au même.
why-only = Il n'y a qu'un seul choix possible.
why-opening = C'est un début éprouvé : il a donné les meilleurs résultats dans de nombreuses parties.

then = Ensuite : { $steps }
then-either = Ensuite (ou d'abord) : { $steps }
then-next = { $steps }, puis { $step }

better = Mieux : { $best } (+{ $lost }), { $because }.
better-plain = Mieux : { $best } (+{ $lost }).

rating-best = meilleur choix
rating-good = bon choix
rating-slip = imprécision
rating-mistake = erreur
rating-blunder = grosse erreur

cause-luck = le hasard
cause-decision = une décision malheureuse
cause-left = un abandon
cause-play = le jeu
