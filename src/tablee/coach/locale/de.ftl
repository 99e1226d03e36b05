hint-not-your-turn = Der Ratgeber hilft nur dem, der gerade entscheiden muss.

because-one = denn { $gain }
because-two = denn { $gain } und { $more }
because-one-but = denn { $gain }, aber { $cost }
because-two-but = denn { $gain } und { $more }, aber { $cost }
why = Das ist am besten, { $because }.
why-far = Alles in allem ist das am besten, auch wenn andere Möglichkeiten etwas für sich haben.
why-later = Das ist am besten, auch wenn man es nicht sofort sieht.
why-even = Die besten Möglichkeiten sind fast gleich gut.
why-first = Die erste ist nützlich, { $because }.
why-useful = Das ist nützlich, { $because }.
why-all = Soweit der Ratgeber sehen kann, kommt es hier kaum darauf an, was du wählst.
why-others = Andere sind deutlich schlechter.
why-same = Diese Möglichkeiten laufen auf dasselbe hinaus.
why-only = Hier gibt es nur eine Möglichkeit.
why-opening = Das ist ein bewährter Anfang: In vielen Partien hat er am besten abgeschnitten.

then = Danach: { $steps }
then-either = Danach (oder zuerst): { $steps }
then-next = { $steps }, dann { $step }

better = Besser: { $best } (+{ $lost }), { $because }.
better-plain = Besser: { $best } (+{ $lost }).

rating-best = beste Wahl
rating-good = gute Wahl
rating-slip = Ungenauigkeit
rating-mistake = Fehler
rating-blunder = grober Fehler

cause-luck = das Glück
cause-decision = eine unglückliche Entscheidung
cause-left = eine Partieaufgabe
cause-play = das Spiel
