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
    [0] No free site left
    [one] { $count } free site left
   *[other] { $count } free sites
}
offline-bag = { $count } in the bag
offline-cards-left = Analysis cards: { $cards }
offline-analyse = Market analysis
offline-analysed = Market analysis: card { $card } on { $ad }
offline-gone = { $count ->
    [0] Nothing has left the game yet
    [one] { $count } ad has left the game
   *[other] { $count } ads have left the game
}
offline-unseen = { $count ->
    [one] { $count } ad still in the bag
   *[other] { $count } ads still in the bag
}
offline-breakdown = { $ad } on { $site } is worth { $value }: { $parts }
offline-show-own = Show on the board
offline-cover = Cover
offline-covered = Covered. Untick to look at them.
offline-projection = If it ended now
offline-projection-short = so far
offline-total = Total
offline-bonus = analysis { $points }
offline-majorities = Majorities
offline-majorities-key = Green +: alone at the top, with its lead. Yellow =: tied, no points.
offline-final = Final scoring
offline-step-by-step = Step by step
offline-next-network = Next network
offline-all-networks = All
offline-network = Network
offline-no-points = tie, no points
offline-lost-points = { $type }: { $points }, lost
offline-judged = { $type }: { $points } for { $player }
offline-breakdown-none = { $ad } on { $site } is worth 0: no linked ad has anything in common with it.
offline-leads = { $type } leads with { $count }
offline-tied = tie in { $category }
offline-leave-the-game = { $count ->
    [one] { $ads } leaves the game for good.
   *[other] { $ads } leave the game for good.
}
offline-card-next = next card
offline-card-left = still there
offline-stand-at-four = Four or more in one network: { $types }
offline-stand-at-three = Three in one network: { $types }
offline-condition = { $type }: { $count } of 4 in one network
offline-condition-own = { $type }: does not count, it is yours

## Chapters of the rule book

chapter-OFF-001 = Material
chapter-OFF-010 = Set-up
chapter-OFF-030 = Value of an ad
chapter-OFF-040 = The turn
chapter-OFF-050 = Placing a new ad
chapter-OFF-070 = Emptying the offline sector
chapter-OFF-080 = Refill and empty bag
chapter-OFF-083 = End of the game
chapter-OFF-090 = Market analysis
chapter-OFF-100 = Scoring
chapter-OFF-110 = Bonus of the market analysis
chapter-OFF-120 = Consequences

## The words of the game

glossary-offline-ad = Ad
glossary-offline-ad-meaning = A tile with a company (its colour), a language and a product. There are 64, all different.
glossary-offline-network = Network
glossary-offline-network-meaning = One of eight groups of sites, A Net to H Net, each judged on its own.
glossary-offline-site = Site
glossary-offline-site-meaning = A place of a network; it holds one ad at most. C4 is the fourth site of C Net.
glossary-offline-link = Link
glossary-offline-link-meaning = The thick line between two sites of a network; only linked ads count for a value.
glossary-offline-value = Value
glossary-offline-value-meaning = How many characteristics an ad shares with the linked ads. It decides exchanges and never counts as points.
glossary-offline-display = Display
glossary-offline-display-meaning = The five ads on offer.
glossary-offline-put = Put
glossary-offline-put-meaning = Lay an ad on a free site.
glossary-offline-exchange = Exchange
glossary-offline-exchange-meaning = Lay an ad in place of one that is worth less on that site, and take that one in hand.
glossary-offline-sector = Offline sector
glossary-offline-sector-meaning = Four squares in the middle for removed ads; nothing counts there.
glossary-offline-goals = Preference cards
glossary-offline-goals-meaning = Your three secret cards: one company, one language, one product.
glossary-offline-majority = Sole majority
glossary-offline-majority-meaning = One type alone is the most frequent in a network. A tie is worth nothing.
glossary-offline-analysis = Market analysis
glossary-offline-analysis-meaning = In the expert variant, once in a game: take an ad out of play and bet on what it shows.

## Introduction

learn-offline-goals = You secretly back { $company }, { $language } and { $product }. At the end you score wherever one of them alone is the most frequent in a network. The other player backs three others.
learn-offline-value = The small number at an ad is its value. The ad on { $site } is worth { $value }: for each linked ad, the characteristics they have in common are counted. With the one on { $neighbour } it shares { $count ->
    [one] { $count } characteristic
   *[other] { $count } characteristics
}.
learn-offline-value-none = The small number at an ad is its value: for each linked ad, the characteristics they have in common (colour, language, product) are counted. Right now all of them are 0.
learn-offline-take-to-exchange = Your turn. Take this ad from the display: on { $site } it will be worth more than the one lying there.
learn-offline-take-to-put = { $count ->
    [0] Your turn. Take an ad from the display, this one for example.
    [one] Your turn. Take this ad from the display: one of its characteristics is yours.
   *[other] Your turn. Take this ad from the display: { $count } of its characteristics are yours.
}
learn-offline-exchange = Exchange: on { $site } your ad is worth { $mine }, the one lying there only { $theirs }. Greater wins, equal is not enough. Point at { $site }.
learn-offline-put = Put it on a free site; values do not matter there. { $site } would be a good place.
learn-offline-removed = The removed ad is in your hand. You may lay it on a free site such as { $site }, push out a second ad with it, or put it offline, where it counts for nobody. Choose.
learn-offline-removed-full = The removed ad is in your hand. The offline sector is full, so it must go to a free site.
learn-offline-keep = You are emptying the offline sector: choose the ad that comes back into play. The others leave the game.
learn-offline-settle = Lay the ad on any free site; { $site } would be a good place.
learn-offline-watch = The bot is playing. Its moves stay marked on the board, and the log tells them in words.
learn-offline-majority = Well done. Now look at the majorities: in { $network } Net, { $type } is ahead with { $count }. If it stays so, it brings { $count ->
    [one] { $count } point
   *[other] { $count } points
} to whoever backs it. A tie brings nothing.
learn-offline-majority-none = Well done. Now look at the majorities: right now no type is alone at the top of any network, and a tie brings nothing. One ad can change that.
learn-offline-sector = { $count ->
    [0] One more thing: removed ads can go to the four offline squares. Instead of taking an ad, you may empty them: one comes back to a free site, the others are out for good.
    [one] One more thing: { $count } ad lies offline. Instead of taking an ad, you may empty the sector and bring that one back to a free site.
   *[other] One more thing: { $count } ads lie offline. Instead of taking an ad, you may empty the sector: one comes back to a free site, the others are out for good.
}
learn-offline-end = The game ends when no site is free; { $count ->
    [one] { $count } is left
   *[other] { $count } are left
}. Then all cards are shown and every network is judged by colour, language and product. You know enough: go for it!
learn-offline-over = The game is over: below you see how every network was judged.
