hint-not-your-turn = The coach helps only the one who must decide.

because-one = because { $gain }
because-two = because { $gain } and { $more }
because-one-but = because { $gain }, but { $cost }
because-two-but = because { $gain } and { $more }, but { $cost }
why = This is best { $because }.
why-far = All in all this is best, even though other choices have their merits.
why-later = This is best, even if it does not show at once.
why-even = The best choices are worth almost the same.
why-first = The first is useful { $because }.
why-useful = It is useful { $because }.
why-all = As far as the coach can see, it hardly matters what you choose here.
why-others = Others are clearly worse.
why-same = These choices come to the same.
why-only = There is only one possible choice.
why-opening = This is a proven beginning: it did best in many games.

then = Then: { $steps }
then-either = Then (or first): { $steps }
then-next = { $steps }, then { $step }

better = Better: { $best } (+{ $lost }), { $because }.
better-plain = Better: { $best } (+{ $lost }).

rating-best = best choice
rating-good = good choice
rating-slip = slip
rating-mistake = mistake
rating-blunder = blunder

cause-luck = luck
cause-decision = an unfortunate decision
cause-left = somebody gave up
cause-play = the play
