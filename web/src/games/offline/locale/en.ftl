# Offline on the page.
offline-site-free = Site { $site } is free.
offline-offer = { $ad } would be worth { $value } here.
offline-empty-place = empty place
offline-preview = { $choice }. Press again or confirm.
offline-preview-change = { $choice }: { $change } for me. Press again or confirm.
offline-put-offline = Put offline
offline-keep-none = Keep none
offline-empty = Empty the sector
offline-free-sites = { $count ->
    [one] { $count } free site left
   *[other] { $count } free sites
}
offline-bag = { $count ->
    [one] { $count } ad in the bag
   *[other] { $count } ads in the bag
}
offline-cards-left = Analysis cards: { $cards }
offline-analyse = Market analysis
offline-gone = { $count ->
    [0] Nothing has left the game yet
    [one] { $count } ad has left the game
   *[other] { $count } ads have left the game
}
offline-unseen = { $count ->
    [one] { $count } ad still in the bag
   *[other] { $count } ads still in the bag
}
offline-breakdown-hint = Point at an ad to see where its value comes from.
offline-breakdown = { $ad } on { $site } is worth { $value }: { $parts }
offline-show-own = Show my types on the board
offline-covered = Covered. Untick to look at them.
offline-projection = If it ended now
offline-bonus = analysis { $points }
offline-majorities = Majorities
offline-majorities-key = Green: sole majority, with its lead. Struck out: tied, no points.
offline-final = Final scoring
offline-step-by-step = Step by step
offline-next-network = Next network
offline-all-networks = All
offline-network = Network
offline-no-points = tie, no points
offline-lost-points = { $type }: { $points }, lost
offline-judged = { $type }: { $points } for { $player }
