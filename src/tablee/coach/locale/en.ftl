hint-not-your-turn = The coach helps only the one who must decide.

because-one = because { $gain }
because-two = because { $gain } and { $more }
because-one-but = because { $gain }, but { $cost }
because-two-but = because { $gain } and { $more }, but { $cost }
why = This is best { $because }.
why-far = All in all this is best, even though other choices have their merits.
why-later = This is best, even if it does not show at once.
why-even = The best choices are worth almost the same.
why-opening = This is a proven beginning: it did best in many games.

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
