# Planet'Web on the page.

## The circuit

planetweb-circuit = The circuit
planetweb-start = Start
planetweb-square-at = @
planetweb-square-site = Web site
planetweb-square-access = Broadband
planetweb-square-silicon = Silicon Valley
planetweb-square-listing = Listing
planetweb-square-news = e-News
planetweb-square-bourse = Bourse
planetweb-for-sale = for sale
planetweb-owned-by = belongs to { $player }, not listed
planetweb-listed-by = listed, belongs to { $player }
planetweb-pot = pot { $amount }
planetweb-claim = claim of { $player }: { $amount }
planetweb-standing = pawns: { $players }
planetweb-named = { $name }: { $what }
planetweb-point = Point at a square to see what it is about.
planetweb-about-at = start; whoever lands here may take over, buy from opponents or list.
planetweb-about-site = sells one web site card for { $price }.
planetweb-about-access = sells one broadband card for { $price }.
planetweb-about-silicon = sells up to two web site or broadband cards for { $price } each.
planetweb-about-listing = lists a portal for { $price }, if a site and an access are ready.
planetweb-about-news = draw an e-News card.
planetweb-about-bourse = draw a Bourse card.
planetweb-about-for-sale = for sale at { $price }
planetweb-about-owned = belongs to { $player }, not listed: landing costs nothing
planetweb-about-listed = listed by { $player }: landing costs { $amount }
planetweb-earned = royalties so far { $amount }
planetweb-the-bourse = the Bourse
planetweb-the-pot = a pot

## The stage

planetweb-stage = What is going on
planetweb-now-play = { $player } is to roll or to bid.
planetweb-now-buy-portal = { $player } is on { $portal }, which is for sale.
planetweb-now-buy-site = { $player } may buy a web site card.
planetweb-now-buy-access = { $player } may buy a broadband card.
planetweb-now-silicon = { $player } is in Silicon Valley and may buy up to two cards.
planetweb-now-list = { $player } may list a portal.
planetweb-now-assign-listing = { $player } chooses the portal that is listed.
planetweb-now-at-menu = { $player } is on the @: one action, or none.
planetweb-now-at-second = { $player } may buy a second thing.
planetweb-now-counter = { $other } bids for { $portal }. Will { $player } defend it?
planetweb-now-opa-buy = The bid for { $portal } has succeeded: { $player } may buy it for { $price }.
planetweb-now-liquidate = { $to ->
    [player] { $debtor } owes { $other } { $amount } and is { $short } short.
    [portal] { $debtor } must lay { $amount } on { $portal } and is { $short } short.
   *[bourse] { $debtor } owes the Bourse { $amount } and is { $short } short.
}
planetweb-now-card-offer = { $debtor } sells { $card ->
    [contre] a Contre OPA card
   *[opa] an OPA card
}: { $player } may have it for { $price }.
planetweb-round = Round { $round }
planetweb-round-of = Round { $round } of { $limit }
planetweb-clock = clock { $minutes } min
planetweb-last-round = last round
planetweb-dice = { $player } rolled { $one } and { $two }: { $total }
planetweb-plays-again = double: plays again
planetweb-free-landing = Free Passage: nothing is to be paid here.
planetweb-free-rolls = { $count ->
    [one] { $player } has Free Passage for { $count } more roll.
   *[other] { $player } has Free Passage for { $count } more rolls.
}
planetweb-stacks = Cards left in the stacks
planetweb-stack-site = { $count ->
    [one] { $count } site
   *[other] { $count } sites
}
planetweb-stack-access = { $count ->
    [one] { $count } access
   *[other] { $count } accesses
}
planetweb-stack-listing = { $count ->
    [one] { $count } listing
   *[other] { $count } listings
}
planetweb-left = { $count } left
planetweb-services-left = left: { $sites } web site, { $accesses } broadband
planetweb-none-drawn = No card drawn yet.
planetweb-news-in = Whoever drew it pays { $portal } { $amount }.
planetweb-news-out = { $portal } pays whoever drew it { $amount }.
planetweb-bourse-gain = Gain: { $amount }
planetweb-bourse-loss = Loss: { $amount }
planetweb-bourse-opa = OPA card, to keep
planetweb-bourse-contre = Contre OPA card, to keep
planetweb-bourse-libre = Free Passage for { $rolls } rolls
planetweb-danger = { $count ->
    [0] No listed portal of an opponent within reach.
    [one] { $count } listed portal within reach: { $chance }% ({ $of36 } rolls of 36)
   *[other] { $count } listed portals within reach: { $chance }% ({ $of36 } rolls of 36)
}

## Choices

planetweb-group-opa = Or a takeover bid with a card, { $price } if it succeeds
planetweb-group-at-opa = Take over a listed portal
planetweb-group-take = Buy from opponents
planetweb-group-sell-cards = Cards
planetweb-group-sell-portals = Unlisted portals
planetweb-group-sell-listed = Listed portals
planetweb-act-roll = Roll the dice
planetweb-act-opa = { $portal }
planetweb-act-buy-portal = Buy the portal
planetweb-act-buy-site = Buy a web site
planetweb-act-buy-access = Buy broadband
planetweb-act-pass = Do nothing
planetweb-act-stop = Nothing more
planetweb-act-services-S = One site
planetweb-act-services-A = One access
planetweb-act-services-SA = One of each
planetweb-act-services-SS = Two sites
planetweb-act-services-AA = Two accesses
planetweb-act-list = List { $portal }
planetweb-act-listing = A listing card
planetweb-act-take-portal = { $portal }
planetweb-act-take-site = Web site card
planetweb-act-take-access = Broadband card
planetweb-act-counter = Lay a Contre OPA
planetweb-act-no-counter = Do not defend
planetweb-act-take-over = Buy the listed portal
planetweb-act-sell-site = Web site card
planetweb-act-sell-access = Broadband card
planetweb-act-sell-opa = OPA card
planetweb-act-sell-contre = Contre OPA card
planetweb-act-sell-portal = { $portal }
planetweb-act-sell-listing = Listing of { $portal }
planetweb-act-buy-card = Buy the card
planetweb-act-no-card = Leave it to the Bourse
planetweb-note-one-in-two = chance 1/2
planetweb-note-one-in-four = chance 1/2, or 1/4 if countered
planetweb-note-five-in-six = chance 5/6, no defence
planetweb-note-creditor-first = offered to the creditor, else half
planetweb-note-relists = its cards list another portal
planetweb-note-sells-listing = and { $price } for its listing card
planetweb-note-unbinds = keeps the portal, frees site and access
planetweb-why-not-now = not possible now
planetweb-why-no-opa = no OPA card
planetweb-why-takeover-cash = less than { $price } in cash
planetweb-why-cash = not enough cash
planetweb-why-stock = stack empty
planetweb-instead-of = instead of
planetweb-sale-site = A web site card
planetweb-sale-access = A broadband card
planetweb-sale-services = Up to two cards
planetweb-sale-listing = A listing card
planetweb-price = Price
planetweb-price-each = Price of each
planetweb-pot-gained = Pot
planetweb-claims-due = Claims of others
planetweb-cash-after = Cash after that
planetweb-preview = { $choice }? Press again or confirm.
planetweb-then-cash = Cash then: { $amount }.
planetweb-then-chance = { $countered ->
    [0] Succeeds with { $chance } rolls of 36.
   *[other] Succeeds with { $chance } rolls of 36, { $countered } if countered.
}
planetweb-then-short = Still short: { $amount }.
planetweb-then-covered = The debt is covered.
planetweb-then-unbinds = Its site and access become free.
planetweb-then-lists = { $portal } is listed with its cards at once.
planetweb-then-lists-one = Another portal is listed with its cards at once.
planetweb-then-sells-listing = Its listing card is sold too.

## Takeovers

planetweb-takeover = Takeover
planetweb-takeover-of = Bid for { $portal }
planetweb-card-opa = OPA card
planetweb-card-contre = Contre OPA
planetweb-from-at = from the @
planetweb-needs-even = needs an even total
planetweb-needs-no-double = anything but a double
planetweb-even-cancels = an even total cancels the bid
planetweb-may-defend = may lay a Contre OPA
planetweb-no-defence = no defence
planetweb-no-defence-at = no defence at the @
planetweb-even = even
planetweb-odd = odd
planetweb-double = double
planetweb-no-double = no double
planetweb-succeeds = succeeds
planetweb-fails = fails
planetweb-cancels = cancels the bid
planetweb-no-effect = no effect
planetweb-takeover-bought = { $player } takes { $portal } over from { $other }.
planetweb-takeover-declined = { $player } does not buy { $portal }.
planetweb-takeover-failed = The bid has failed: { $other } keeps { $portal }.
planetweb-takeover-cancelled = The defence holds: { $other } keeps { $portal }.

## Debt

planetweb-debt = Debt
planetweb-debt-royalties = royalties
planetweb-debt-news = e-News
planetweb-debt-loss = loss on the Bourse
planetweb-covered = Covered by cash
planetweb-cash = Cash
planetweb-short = Short
planetweb-can-raise = Could raise
planetweb-insolvent = { $player } cannot pay: everything is sold.
planetweb-offered = { $kind ->
    [contre] { $player } offers { $other } a Contre OPA card for { $amount }; else the Bourse pays half.
   *[opa] { $player } offers { $other } an OPA card for { $amount }; else the Bourse pays half.
}

## Players

planetweb-possessions = What the players have
frame-points = €{ $points }
planetweb-counter = { $cash } · { $portals ->
    [0] no portal
    [one] { $portals } portal
   *[other] { $portals } portals
}{ $listed ->
    [0] {""}
   *[other] {""}, { $listed } listed
}
planetweb-out = { $place ->
    [1] first to be eliminated
    [2] second to be eliminated
    [3] third to be eliminated
    [4] fourth to be eliminated
   *[5] fifth to be eliminated
}
planetweb-wealth = wealth { $amount }
planetweb-has-site = { $count ->
    [one] { $count } unbound web site card
   *[other] { $count } unbound web site cards
}
planetweb-has-access = { $count ->
    [one] { $count } unbound broadband card
   *[other] { $count } unbound broadband cards
}
planetweb-has-listing = { $count ->
    [one] { $count } spare listing card
   *[other] { $count } spare listing cards
}
planetweb-has-opa = { $count ->
    [one] { $count } OPA card
   *[other] { $count } OPA cards
}, { $bourse } of them from the Bourse
planetweb-has-contre = { $count ->
    [one] { $count } Contre OPA card
   *[other] { $count } Contre OPA cards
}, { $bourse } of them from the Bourse
planetweb-free-count = Free Passage: { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
planetweb-set = listed: site, access and listing card are bound to it
planetweb-no-portal = No portal yet.
planetweb-checklist = { $count ->
    [one] To list it:
   *[other] To list one of { $count }:
}
planetweb-part-site = site
planetweb-part-access = access
planetweb-part-listing = listing
planetweb-there = there
planetweb-missing = missing
planetweb-set-ready = A Listing square would complete the set.
planetweb-holds-claim = Claim on { $portal }: { $amount }

## Ledger and end

planetweb-ledger = Who paid whom
planetweb-ledger-empty = Nobody has paid anything yet.
planetweb-ledger-all = All { $count } payments
planetweb-ledger-less = Only the latest
planetweb-pays = pays
planetweb-pay-bought-portal = buys { $portal }
planetweb-pay-bought-sites = web site
planetweb-pay-bought-accesses = broadband
planetweb-pay-bought-listing = listing card
planetweb-pay-gained = Bourse gain
planetweb-pay-sold-portal = forced sale of { $portal }
planetweb-pay-unlisted = forced sale: listing of { $portal }
planetweb-pay-sold-listings = forced sale: listing card
planetweb-pay-sold-sites = forced sale: web site
planetweb-pay-sold-accesses = forced sale: broadband
planetweb-pay-cards-sold = forced sale: card
planetweb-pay-claim-paid = claim
planetweb-pay-took-site = web site, at the @
planetweb-pay-took-access = broadband, at the @
planetweb-pay-took-portal = { $portal }, at the @
planetweb-pay-taken-over = takeover of { $portal }
planetweb-pay-card-bought = card from a debtor
planetweb-pay-pot-taken = pot of { $portal }
planetweb-pay-royalties = royalties of { $portal }
planetweb-pay-news = e-News
planetweb-pay-loss = loss on the Bourse
planetweb-flows = Sums between all
planetweb-flows-head = pays ↓ to →
planetweb-final = Final ranking
planetweb-column-place = Place
planetweb-column-player = Player
planetweb-column-cash-short = Cash
planetweb-column-portals = Portals (listed)
planetweb-column-cards = Cards
planetweb-column-total = Wealth
planetweb-column-won = Takeovers won
planetweb-column-lost = Portals lost
planetweb-earned-title = Royalties earned by portal
planetweb-earned-none = No portal has earned royalties.

## The rule book

chapter-PLW-001 = Set-up
chapter-PLW-015 = The turn
chapter-PLW-025 = Buying
chapter-PLW-032 = Portals
chapter-PLW-041 = Web sites, broadband and Silicon Valley
chapter-PLW-048 = Listing
chapter-PLW-057 = e-News
chapter-PLW-067 = Pots and claims
chapter-PLW-074 = Bourse cards
chapter-PLW-080 = Free Passage
chapter-PLW-092 = The @ square
chapter-PLW-105 = Takeovers with a card
chapter-PLW-121 = Debt and elimination
chapter-PLW-142 = End and variants

glossary-planetweb-portal = Portal
glossary-planetweb-portal-meaning = One of 18 internet companies, with a square and a figurine of its own.
glossary-planetweb-services = E-services
glossary-planetweb-services-meaning = Web site cards and broadband cards (accesses). One of each goes with a listed portal.
glossary-planetweb-listed = Listed portal
glossary-planetweb-listed-meaning = A portal on the stock exchange: a site, an access and a listing card are bound to it.
glossary-planetweb-royalties = Royalties
glossary-planetweb-royalties-meaning = €60,000, owed by whoever lands on another player's listed portal.
glossary-planetweb-bourse = The Bourse
glossary-planetweb-bourse-meaning = The bank, and also two squares with a stack of cards of their own.
glossary-planetweb-at = The @
glossary-planetweb-at-meaning = The start. Landing on it gives one of three actions: take over, buy from opponents, list.
glossary-planetweb-opa = OPA
glossary-planetweb-opa-meaning = A takeover bid: the attempt to buy an opponent's listed portal for €50,000.
glossary-planetweb-contre = Contre OPA
glossary-planetweb-contre-meaning = The defence against an OPA, laid before the attacker rolls.
glossary-planetweb-libre = Free Passage
glossary-planetweb-libre-meaning = A Bourse card: nothing to pay where its holder lands, for a number of rolls.
glossary-planetweb-pot = Pot
glossary-planetweb-pot-meaning = Money lying on a portal that nobody owns; its buyer takes it.
glossary-planetweb-claim = Claim
glossary-planetweb-claim-meaning = An e-News card kept against the future buyer of a portal.
glossary-planetweb-spare = Spare listing card
glossary-planetweb-spare-meaning = A listing card bound to no portal yet.
glossary-planetweb-unbound = Unbound
glossary-planetweb-unbound-meaning = A site or access that serves no listed portal yet.
glossary-planetweb-wealth = Wealth
glossary-planetweb-wealth-meaning = Cash plus portals and cards at purchase price; it decides a timed game.

## Introduction

learn-planetweb-aim = The year is 2000 and everybody has { $cash }. Buy portals, list them on the stock exchange, and whoever lands there owes you { $royalties }. Whoever cannot pay any more is out; the last one left wins.
learn-planetweb-circuit = The circuit has 39 squares, 18 of them portals. You go round clockwise from the @. Only the square where you stop counts. Point at any square to read what it does.
learn-planetweb-roll = Your turn: roll the dice. Your pawn walks by itself, and you will be asked if there is something to decide.
learn-planetweb-again = A double: once everything is settled, you play again. Roll!
learn-planetweb-buy-portal = { $portal } belongs to nobody. Buy it for { $price }: without portals there is nothing to list. If money lies on it, you get that too.
learn-planetweb-buy-site = A web site card is one of the three cards that every listed portal needs. Take one: there are only 18.
learn-planetweb-buy-access = A broadband card, called access, is one of the three cards that every listed portal needs. Take one: there are only 18.
learn-planetweb-silicon = { $lacks ->
    [both] Silicon Valley sells up to two cards at once. You have neither: one site and one access together would be just right.
    [site] Silicon Valley sells up to two cards at once. What you lack is a site.
   *[access] Silicon Valley sells up to two cards at once. What you lack is an access.
}
learn-planetweb-list = You have a portal, a site and an access: list { $portal } now. From then on it earns royalties.
learn-planetweb-at = On the @ you may do one thing: try to take over a listed portal, buy cards or unlisted portals from your opponent, or buy a listing card. Or nothing at all.
learn-planetweb-counter = Your opponent bids for { $portal }. If you lay a Contre OPA and the attack succeeds, you roll too: an even total saves your portal. The card is spent in any case.
learn-planetweb-liquidate = You are { $short } short. Choose what to sell; below each thing you see what it brings. Try to keep what earns royalties.
learn-planetweb-decide = Look at the window inside the ring: it shows what is at stake and what each choice costs.
learn-planetweb-watch = The bot is playing. Its throw, its cards and its payments stay in sight, and the log tells them in words.
learn-planetweb-set = { $count ->
    [0] Well done. You have no portal yet, but remember: a portal needs a site, an access and a listing card. The first two are sold on their own squares, the listing on a Listing square or at the @.
    [one] Well done. Your portal now needs a site, an access and a listing card. The first two are sold on their own squares, the listing on a Listing square or at the @. Your panel below the board shows what is missing.
   *[other] Well done. Each of your portals needs a site, an access and a listing card. The first two are sold on their own squares, the listing on a Listing square or at the @. Your panel below the board shows what is missing.
}
learn-planetweb-royalties = A listed portal is worth the effort: every time somebody lands there, you get { $amount }. The window warns you of your opponent's listed portals within your reach.
learn-planetweb-takeover = Nothing is safe: instead of rolling you may play an OPA card against a listed portal. With an even total you may buy it for { $price }. The owner can answer with a Contre OPA. You have five and two of these cards.
learn-planetweb-debt = Whoever cannot pay must sell at half price: { $half } for a portal. If even that is not enough, the game is over for that player. So keep some cash.
learn-planetweb-end = That is all you need. A full game lasts a while; with a limit of rounds it is shorter, and then the richest wins. Go for it!
learn-planetweb-over = The game is over: below the board you see the ranking and what every portal has earned.
