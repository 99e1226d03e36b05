## The game

game-title = Planet'Web
game-tagline = Buy portals, list them on the stock exchange, collect royalties and ruin the others with takeover bids.
game-summary =
    The year 2000 and the rush to the Net. You roll two dice and move round a
    circuit of 39 squares. Eighteen of them are portals for sale. A portal with
    a web site, a broadband access and a listing card is listed on the stock
    exchange: whoever lands there owes you royalties of €60,000. e-News and
    Bourse cards give and take. Instead of moving, an OPA card lets you bid for
    another player's listed portal, which its owner may defend with a Contre
    OPA. Whoever can no longer pay sells at half price and is then out. The last
    one left controls the Web and wins; in a timed game it is the richest.

## Names

square-at = @
square-site = Web site
square-access = Broadband
square-silicon = Silicon Valley
square-listing = Listing
square-news = e-News
square-bourse = Bourse
card-site = web site
card-access = broadband
card-listing = listing card
card-opa = OPA
card-contre = Contre OPA
card-libre = Free Passage
word-portal = portal
word-listed = listed
word-unlisted = unlisted
word-cash = cash
word-wealth = wealth
word-pot = pot
word-claim = claim
word-royalties = royalties
word-bourse = the Bourse
word-round = round
word-play = play
word-stack = stack
word-tray = storage tray
word-spare = spare listing card
word-unbound = unbound
money = €{ $amount }

## Prompts: who must do what, and what can be typed

prompt-play = It is { $player }'s play.
prompt-buy-portal = { $player } may buy { $portal } for { $price }.
prompt-buy-site = { $player } may buy a web site card for { $price }.
prompt-buy-access = { $player } may buy a broadband card for { $price }.
prompt-silicon = { $player } may buy up to two e-services at { $price } each.
prompt-list = { $player } may list a portal for { $price }.
prompt-assign-listing = { $player } names the portal that is listed.
prompt-at-menu = { $player } is on the @: a takeover, a purchase from opponents, a listing card, or nothing.
prompt-at-second = { $player } may buy a second thing from an opponent.
prompt-counter = { $other } attacks { $portal }: { $player } decides whether to counter.
prompt-opa-buy = The takeover has succeeded: { $player } may buy { $portal } for { $price }.
prompt-liquidate = { $player } owes { $other } { $amount }, is { $short } short and must sell.
prompt-card-offer = { $card ->
    [opa] { $other } is selling an OPA card: { $player } may buy it for { $price }.
   *[contre] { $other } is selling a Contre OPA card: { $player } may buy it for { $price }.
}
prompt-play-you = Your play: roll the dice, or bid for a portal with a card.
prompt-buy-portal-you = Do you want to buy { $portal } for { $price }?
prompt-buy-site-you = Do you want to buy a web site card for { $price }?
prompt-buy-access-you = Do you want to buy a broadband card for { $price }?
prompt-silicon-you = Silicon Valley: buy up to two e-services at { $price } each.
prompt-list-you = Choose the portal to list for { $price }, or pass.
prompt-assign-listing-you = Name the portal that is listed.
prompt-at-menu-you = You are on the @: attempt a takeover, buy from opponents, take a listing card, or pass.
prompt-at-second-you = You may buy a second thing from an opponent.
prompt-counter-you = { $other } attacks { $portal }: do you lay a Contre OPA?
prompt-opa-buy-you = The takeover has succeeded: do you want to buy { $portal } for { $price }?
prompt-liquidate-you = You owe { $other } { $amount } and are { $short } short: choose what to sell.
prompt-card-offer-you = { $card ->
    [opa] { $other } offers you an OPA card for { $price }. Do you buy it?
   *[contre] { $other } offers you a Contre OPA card for { $price }. Do you buy it?
}

help-play = Roll both dice and move: "roll". With an OPA card and at least €50,000 you may attack an opponent's listed portal instead: "opa P03". An even total succeeds; the owner may lay a Contre OPA against it. A bid ends the turn. After a move with a double you make another play.
help-buy-portal = Buy the portal: "buy". You take the money lying on it and pay the other players' claims. Or pass: "pass".
help-buy-site = Buy a web site card: "buy". Or pass: "pass".
help-buy-access = Buy a broadband card: "buy". Or pass: "pass".
help-silicon = Buy a site ("S"), an access ("A"), one of each ("SA"), two sites ("SS") or two accesses ("AA"). Or pass: "pass".
help-list = Name the portal of yours that is listed: "list P03". A site, an access and the listing card are bound to it. Or pass: "pass".
help-assign-listing = You have all it takes to list a portal, and several could be listed: name one, "list P03". You cannot pass.
help-at-menu = On the @ choose one action: a takeover, which succeeds unless you roll a double and cannot be countered ("opa P03"); a site, an access or an unlisted portal of an opponent ("take B site", "take B access", "take P07"); a listing card ("listing"); or nothing ("pass").
help-at-second = Buy a second thing from an opponent ("take B site", "take P07") or leave it at that: "pass".
help-counter = Lay a Contre OPA card: "counter". If the attack succeeds you roll, and an even total cancels it. The card is spent in any case. Or let it happen: "pass".
help-opa-buy = Buy the portal with its three cards: "buy". Or do without: "pass".
help-liquidate = Sell until the debt is covered: an unbound site or access (€5,000), a portal (€10,000), the listing card of a listed portal (€5,000), an OPA or Contre OPA card (€20,000 if the creditor takes it, else €10,000): "sell site", "sell P07", "sell listing P07", "sell opa", "sell contre".
help-card-offer = Buy the card for €20,000 ("buy") or leave it to the Bourse, which pays €10,000 ("pass").

## Choices in words

do-roll = roll the dice
do-opa = bid for { $portal }
do-buy = buy
do-pass = pass
do-services = { $cards ->
    [S] buy a site
    [A] buy an access
    [SA] buy a site and an access
    [SS] buy two sites
   *[AA] buy two accesses
}
do-list = list { $portal }
do-take-card = { $card ->
    [site] buy a site from { $player }
   *[access] buy an access from { $player }
}
do-take-portal = buy { $portal }
do-listing = buy a listing card
do-counter = lay a Contre OPA
do-sell-card = { $card ->
    [site] sell a site
    [access] sell an access
    [opa] sell an OPA card
   *[contre] sell a Contre OPA card
}
do-sell-portal = sell { $portal }
do-sell-listing = sell the listing card of { $portal }
# Later in the turn, where no question says what.
then-buy = buy for { $price }

## Refusals

refused-game-is-over = The game is over.
refused-no-such-action = There is no action number { $action }.
refused-not-now = { $point ->
    [PLAY] That is not possible now: a play begins with the dice, or with a takeover bid by card.
    [LIQUIDATE] That is not possible now: enough must be sold first to pay the debt.
    [ASSIGN_LISTING] That is not possible now: the portal that is listed must be named first.
    [COUNTER] That is not possible now: first comes the decision whether to lay a Contre OPA.
    [OPA_BUY] That is not possible now: first comes the decision whether to buy the portal.
    [CARD_OFFER] That is not possible now: first comes the decision whether to buy the card.
    [AT_SECOND] That is not possible now: after a first purchase on the @ only a second one may follow.
   *[other] That is not possible now: buy or pass first.
}
refused-no-opa-card = An attack takes an OPA card, and you have none left.
refused-too-poor-to-attack = A takeover costs €{ $price } if it succeeds; you must have that much when you announce it, and you have €{ $cash }.
refused-too-poor-at-the-at = A takeover on the @ costs €{ $price } if it succeeds; you must have that much when you announce it, and you have €{ $cash }.
refused-not-enough-cash = That costs €{ $price }, and you have €{ $cash }. Nothing may be sold in order to buy.
refused-stack-is-empty = The stacks do not hold enough cards: { $sites } sites, { $accesses } accesses, { $listings } listing cards.
refused-target-for-sale = Nobody owns { $portal }: only an opponent's listed portal can be taken over.
refused-target-is-yours = { $portal } is yours: only an opponent's listed portal can be taken over.
refused-target-not-listed = { $portal } is not listed: only a listed portal can be taken over.
refused-no-such-opponent = Nothing can be bought from { $seat }: that is no opponent in the game.
refused-nothing-to-take = { $card ->
    [site] { $seat } has no unbound site.
   *[access] { $seat } has no unbound access.
}
refused-not-an-opponents = { $portal } does not belong to an opponent.
refused-protected = { $portal } is listed: a listed portal and its cards cannot be bought on the @. Only a takeover can win it.
refused-not-yours = { $portal } is not yours.
refused-already-listed = { $portal } is listed already.
refused-must-be-listed = A portal with everything it needs is listed in any case: you only say which.
refused-debt-must-be-paid = You owe €{ $owed } and have €{ $cash }: you must sell, you are €{ $short } short.
refused-nothing-to-sell = { $card ->
    [site] You have no unbound site to sell.
    [access] You have no unbound access to sell.
    [opa] You have no OPA card to sell.
   *[contre] You have no Contre OPA card to sell.
}
refused-no-listing-to-sell = { $portal } is not listed and has no listing card to sell.

## Events

event-starting-roll = { $player } rolls { $one } and { $two } for the start.
event-begins = { $player } begins.
event-round = Round { $round }.
event-rolled = { $player } rolls { $one } and { $two } and moves to { $square }.
event-free-landing = { $rolls ->
    [0] Free Passage: { $player } pays nothing here; that was the last roll.
    [one] Free Passage: { $player } pays nothing here; { $rolls } roll is left.
   *[other] Free Passage: { $player } pays nothing here; { $rolls } rolls are left.
}
event-out-of-reach = { $why ->
    [cash] { $player } does not have enough cash to buy here.
    [stock] The stack is empty: { $player } can buy nothing here.
    [claims] { $player } could not pay the claims against this portal.
   *[set] { $player } cannot list a portal: that takes an unlisted portal, a site and an access.
}
event-passed = { $player } passes.
event-bought-portal = { $player } buys { $portal } for { $amount }.
event-pot-taken = { $player } takes the pot of { $portal }: { $amount }.
event-claim-paid = { $player } pays { $other } a claim of { $amount }: "{ $news }".
event-claim-lapsed = A claim of { $player } lapses: "{ $news }".
event-bought-sites = { $count ->
    [one] { $player } takes { $count } site for { $amount }.
   *[other] { $player } takes { $count } sites for { $amount }.
}
event-bought-accesses = { $count ->
    [one] { $player } takes { $count } access for { $amount }.
   *[other] { $player } takes { $count } accesses for { $amount }.
}
event-bought-listing = { $player } takes a listing card for { $amount }.
event-listed = { $portal } is listed: { $player } will collect royalties there.
event-news-drawn = { $player } draws e-News: "{ $news }".
event-news-void = { $portal } belongs to { $player }: nobody pays.
event-news-waived = Free Passage: { $player } does not pay the { $amount }.
event-claim-kept = { $player } keeps the card: whoever buys { $portal } will owe { $amount }.
event-stack-empty = { $stack ->
    [news] The e-News stack is empty: nothing for { $player }.
   *[bourse] The Bourse stack is empty: nothing for { $player }.
}
event-bourse-drawn = { $player } draws a Bourse card: "{ $bourse }"
event-gained = The Bourse pays { $player } { $amount }.
event-loss-waived = Free Passage: { $player } does not pay the { $amount }.
event-card-kept = { $kind ->
    [opa] { $player } keeps an OPA card.
    [contre] { $player } keeps a Contre OPA card.
   *[libre] { $player } keeps a Free Passage for { $rolls } rolls.
}
event-libre-ended = { $player }'s Free Passage is used up.
event-royalties-due = { $player } lands on { $portal } and owes { $other } royalties of { $amount }.
event-paid = { $to ->
    [bourse] { $player } pays the Bourse { $amount }.
    [portal] { $player } lays { $amount } on { $portal }.
   *[player] { $player } pays { $other } { $amount }.
}
event-took-site = { $player } buys a site from { $other } for { $amount }.
event-took-access = { $player } buys an access from { $other } for { $amount }.
event-took-portal = { $player } buys { $portal } from { $other } for { $amount }.
event-attacked = { $from_at ->
    [yes] { $player } bids from the @ for { $portal }, which belongs to { $other }.
   *[no] { $player } lays an OPA card on { $portal }, which belongs to { $other }.
}
event-countered = { $player } lays a Contre OPA to defend { $portal }.
event-not-countered = { $player } does not defend { $portal }.
event-attack-rolled = { $success ->
    [yes] { $player } rolls { $one } and { $two }: the attack succeeds.
   *[no] { $player } rolls { $one } and { $two }: the attack fails.
}
event-counter-rolled = { $success ->
    [yes] { $player } rolls { $one } and { $two }: the defence cancels the takeover.
   *[no] { $player } rolls { $one } and { $two }: the defence fails.
}
event-taken-over = { $player } takes { $portal } over from { $other } for { $amount }.
event-not-bought = { $player } does not buy { $portal } after all.
event-debt = { $to ->
    [bourse] { $player } owes the Bourse { $amount } and is { $short } short.
    [portal] { $player } owes { $portal } { $amount } and is { $short } short.
   *[player] { $player } owes { $other } { $amount } and is { $short } short.
}
event-sold-portal = { $listed ->
    [yes] { $player } sells { $portal }, which was listed, for { $amount }.
   *[no] { $player } sells { $portal } for { $amount }.
}
event-unlisted = { $player } sells the listing card of { $portal } for { $amount }.
event-sold-listings = { $count ->
    [one] { $player } sells { $count } listing card for { $amount }.
   *[other] { $player } sells { $count } listing cards for { $amount }.
}
event-sold-sites = { $count ->
    [one] { $player } sells { $count } site for { $amount }.
   *[other] { $player } sells { $count } sites for { $amount }.
}
event-sold-accesses = { $count ->
    [one] { $player } sells { $count } access for { $amount }.
   *[other] { $player } sells { $count } accesses for { $amount }.
}
event-offered = { $kind ->
    [opa] { $player } offers { $other } an OPA card for { $amount }.
   *[contre] { $player } offers { $other } a Contre OPA card for { $amount }.
}
event-card-bought = { $kind ->
    [opa] { $player } buys an OPA card from { $other } for { $amount }.
   *[contre] { $player } buys a Contre OPA card from { $other } for { $amount }.
}
event-cards-sold = { $kind ->
    [opa] { $player } sells an OPA card to the Bourse for { $amount }.
   *[contre] { $player } sells a Contre OPA card to the Bourse for { $amount }.
}
event-insolvent = { $player } cannot raise { $amount }: everything is sold.
event-eliminated = { $player } is out of the game.
event-resigns = { $player } resigns at the end of this play.
event-left = { $player } resigns: everything goes back to the board.
event-bell = Time is up: this round is the last.
event-wealth = { $player }'s wealth: { $amount }.
event-ended = { $reason ->
    [last] One player is left and controls the Web.
    [rounds] The agreed number of rounds has been played.
    [clock] The agreed time is over.
    [control] The Web is under control: the agreed number of listed portals is reached.
   *[limit] The game has lasted long enough: it is scored.
}

## Ends and results

end-last = One player is left and controls the Web.
end-rounds = The agreed number of rounds has been played.
end-clock = The agreed time is over.
end-control = The agreed number of listed portals is reached.
end-limit = The longest possible game has been reached.
result-winner = { $player } wins with a wealth of €{ $points }.
result-shared = { $players } share the victory with €{ $points } each.
result-void = Nobody wins.

## Table options

option-round_limit = Rounds
option-round_limit-help = With a limit the game ends after so many rounds and the richest wins. Without one, play goes on until one player is left.
option-round_limit-0 = no limit
option-round_limit-90 = 90 rounds
option-round_limit-60 = 60 rounds
option-round_limit-45 = 45 rounds
option-round_limit-30 = 30 rounds
option-clock_minutes = Clock
option-clock_minutes-help = When the time is over, the current round is played to its end and the richest wins.
option-clock_minutes-0 = no clock
option-clock_minutes-90 = 90 minutes
option-clock_minutes-60 = 60 minutes
option-clock_minutes-30 = 30 minutes
option-starting_cash = Starting stake
option-starting_cash-help = Everybody's cash at the start. The more there is, the longer the game.
option-starting_cash-400000 = €400,000
option-starting_cash-500000 = €500,000
option-starting_cash-600000 = €600,000
option-starting_cash-800000 = €800,000
option-starting_cash-1000000 = €1,000,000
option-control_target = Control of the Web
option-control_target-help = How many listed portals win the game for whoever owns them at the end of a play. Suggested: 7 with up to four players, 6 with five or six.
option-control_target-0 = off
option-control_target-3 = 3 listed portals
option-control_target-4 = 4 listed portals
option-control_target-5 = 5 listed portals
option-control_target-6 = 6 listed portals
option-control_target-7 = 7 listed portals
option-control_target-8 = 8 listed portals
option-control_target-9 = 9 listed portals
option-control_target-10 = 10 listed portals
option-control_target-11 = 11 listed portals
option-control_target-12 = 12 listed portals
option-control_target-13 = 13 listed portals
option-control_target-14 = 14 listed portals
option-control_target-15 = 15 listed portals
option-control_target-16 = 16 listed portals
option-control_target-17 = 17 listed portals
option-control_target-18 = 18 listed portals
option-counter_timing = Contre OPA
option-counter_timing-help = When the attacked owner decides to defend: before the attacker rolls, or only once the attack has succeeded.
option-counter_timing-before = before the roll
option-counter_timing-after = after a success
option-multi_buy = Web site and Broadband
option-multi_buy-help = How many cards a Web site or Broadband square sells to whoever lands there.
option-multi_buy-false = one card
option-multi_buy-true = any number
option-free_portal = Portals under Free Passage
option-free_portal-help = What an unowned portal costs whoever lands there with Free Passage.
option-free_portal-true = nothing
option-free_portal-false = paid as usual
option-leaver = If a player resigns
option-leaver-help = What becomes of the seat: it goes bankrupt and everything returns to the board, or a bot plays on.
option-leaver-bankrupt = bankrupt
option-leaver-bot = a bot takes the seat

## Complaints: editions, typed actions, positions

edition-track = The circuit has 39 squares and begins with "at"; this one has { $count }.
edition-square = Square { $square } is called "{ $value }"; it must be at, site, access, silicon, listing, news, bourse or a portal from P01 to P18.
edition-square-count = "{ $name }" stands on the circuit { $count } times; it must be { $wanted }.
edition-entries = There must be { $wanted } entries "{ $name }"; there are { $count }.
edition-id = Entries follow one another in order; this one must have the id "{ $expected }".
edition-news-portal = An e-News card names a portal from P01 to P18.
edition-direction = The direction of an e-News card is "in" or "out".
edition-bourse-kind = A Bourse card is of one of these kinds: { $known }.
edition-amount = { $value } is no multiple of 5000.
edition-empty-text = A text is missing here.
no-such-portal = There is no portal "{ $name }". Portals are named P01 to P18.
position-impossible = This position is impossible: a card is in two places, or what must be decided does not fit the rest.

## Clauses: set-up

clause-PLW-001 = Planet'Web is a game for 2, 3, 4, 5 or 6 players.
clause-PLW-002 = The circuit has 39 squares, numbered clockwise from 0 to 38. Square 0 is the @.
clause-PLW-003 = At the start all 18 portals are for sale: every figurine stands on its own square, and no money lies beside any of them.
clause-PLW-004 = Five stacks lie on the board: 36 e-News cards, 32 Bourse cards, 18 listing cards, 18 web site cards and 18 broadband cards.
clause-PLW-005 = The e-News and the Bourse stack are shuffled face down before the game. In each of the other three stacks all cards are alike, so only their number matters.
clause-PLW-006 = Everybody starts with €400,000: four notes of 50,000, four of 20,000, eight of 10,000 and eight of 5,000.
clause-PLW-007 = Everybody starts with five OPA cards and two Contre OPA cards, called dealt cards. They lie open in front of their owner, and so do those drawn or bought later: all players know how many of which kind anybody holds.
clause-PLW-008 = OPA and Contre OPA cards that are not dealt stay in the storage tray and take no part in the game.
clause-PLW-009 = All other money belongs to the Bourse, which is the bank of the game.
clause-PLW-010 = The Bourse never runs out of money and can always give change. Denominations are mere decoration.
clause-PLW-011 = All pawns start on square 0. Standing there at the start does not count as landing on the @.
clause-PLW-012 = Each player rolls both dice once, and the highest total begins.
clause-PLW-013 = Players who tie for the highest total roll again among themselves until one of them is highest.
clause-PLW-014 = Turns pass clockwise around the table, beginning with the starting player. Eliminated players are skipped.

## Clauses: the turn

clause-PLW-015 = A turn consists of one or more plays. Each play is either a move or a takeover bid with an OPA card (PLW-105).
clause-PLW-016 = To move, roll both dice and advance the pawn clockwise by their total.
clause-PLW-017 = After square 38 comes square 0: the circuit is closed, and a pawn counts on around it.
clause-PLW-018 = Only the square on which a move ends has an effect. Passing over a square brings and costs nothing, and this goes for the @ too.
clause-PLW-019 = Any number of pawns may share a square. They have no effect on one another.
clause-PLW-020 = Whoever moves with a double makes another play once the landing is completely settled. This goes on as long as moves show doubles, without limit.
clause-PLW-021 = Only the dice of a move count for PLW-020. A double in the starting roll, in a takeover, in a defence or at the @ never gives another play.
clause-PLW-022 = The further play after a double is a full play: a move or a takeover bid with a card.
clause-PLW-023 = A player who is eliminated during a play makes no further one.
clause-PLW-024 = The turn ends after a move without a double, and after any takeover bid with a card.

## Clauses: buying

clause-PLW-025 = No square forces anybody to buy.
clause-PLW-026 = A purchase is paid at once, in full and from cash. What cannot be paid from cash is not offered, and nothing may be sold, pledged or borrowed in order to buy.
clause-PLW-027 = No voluntary act, be it a purchase or a bid, may create a debt.
clause-PLW-028 = Players neither trade nor lend nor give. Property and money pass between them only through royalties, e-News payments and claims, takeovers, purchases at the @, and OPA or Contre OPA cards sold to a creditor under debt.
clause-PLW-029 = There is no limit to the number of portals and cards one player may own.
clause-PLW-030 = The price goes to the Bourse, unless the thing is bought from a player, who then receives it.
clause-PLW-031 = Declining a purchase has no consequence. Nothing is auctioned.

## Clauses: portals

clause-PLW-032 = Whoever lands on an unowned portal may buy it for €20,000 and takes its figurine.
clause-PLW-033 = The buyer also takes all the money lying on that portal, its pot.
clause-PLW-034 = The buyer then pays every claim that another player holds against that portal (PLW-067 to PLW-073).
clause-PLW-035 = The portal is offered only to a player who has at least €20,000 and whose cash, less the price and plus the pot, covers the claims that all other players hold against it.
clause-PLW-036 = Landing on one's own portal, listed or not, neither costs nor brings anything.
clause-PLW-037 = Landing on another player's portal costs nothing as long as it is not listed.
clause-PLW-038 = Whoever lands on another player's listed portal owes its owner royalties of €60,000.
clause-PLW-039 = Royalties are €60,000 for each landing, however many portals the owner has.
clause-PLW-040 = Royalties are collected without being asked for. The owner can neither forget nor waive them.

## Clauses: web sites, broadband and Silicon Valley

clause-PLW-041 = On a Web site square one web site card may be bought for €10,000.
clause-PLW-042 = On a Broadband square one broadband card may be bought for €10,000.
clause-PLW-043 = Silicon Valley sells up to two e-services at €10,000 each: nothing, one site, one access, one of each, two sites or two accesses.
clause-PLW-044 = One landing sells one card at most; Silicon Valley sells two at most. (With the table option "any number", Web site and Broadband squares sell as many as one likes.)
clause-PLW-045 = An empty stack sells nothing until a card comes back to it, and nobody can buy more cards than a stack holds.
clause-PLW-046 = E-services can be bought without owning a portal.
clause-PLW-047 = A web site or broadband card is unbound until it is used to list a portal.

## Clauses: listing

clause-PLW-048 = On a Listing square one listing card may be bought for €10,000, provided that the player has an unlisted portal, an unbound site and an unbound access at that moment and that the stack still holds a card.
clause-PLW-049 = The buyer names the unlisted portal to be listed. One site, one access and the listing card are bound to it, and from then on it is a listed portal.
clause-PLW-050 = One landing on a Listing square lists one portal at most.
clause-PLW-051 = A bound card serves its one portal. Its owner cannot move it, unbind it or take it back at will.
clause-PLW-052 = As soon as a player has an unlisted portal, an unbound site, an unbound access and a spare listing card, the portal is listed, without a Listing square and at no further cost.
clause-PLW-053 = PLW-052 is carried out by itself at the end of each of the player's landings (after the whole purchase in Silicon Valley and after the whole action at the @) and after each sale under debt. It is not optional.
clause-PLW-054 = If several unlisted portals qualify under PLW-052, the player names one; a single one is taken without asking. PLW-052 is repeated as long as it applies.
clause-PLW-055 = A listed portal earns royalties, can be the target of a takeover, and is safe, together with its three cards, from purchases at the @ (PLW-103).
clause-PLW-056 = A listing ends only when its owner breaks it up under debt (PLW-127, PLW-128). In a takeover the listed portal moves as a whole.

## Clauses: e-News

clause-PLW-057 = Whoever lands on an e-News square draws the top e-News card, which is carried out at once.
clause-PLW-058 = Each card names a portal, an amount and a direction: either the player who drew it pays the portal, or the portal pays that player.
clause-PLW-059 = If the portal belongs to another player and the card says to pay it, the amount goes to its owner.
clause-PLW-060 = If the portal belongs to another player and the card says that it pays, the owner pays the amount to the player who drew the card.
clause-PLW-061 = For PLW-059 and PLW-060 it makes no difference whether the portal is listed.
clause-PLW-062 = If the portal belongs to the player who drew the card, the card is void and nobody pays.
clause-PLW-063 = If nobody owns the portal and the card says to pay it, the amount is laid on its square, where it forms the pot.
clause-PLW-064 = If nobody owns the portal and the card says that it pays, the player keeps the card as a claim against the future buyer.
clause-PLW-065 = A card that is not kept goes under the e-News stack as soon as it is completely settled. The stack is never reshuffled.
clause-PLW-066 = If no e-News card is left because all of them are held as claims, the landing has no effect.

## Clauses: pots and claims

clause-PLW-067 = A pot stays where it is until somebody buys the portal. Pots add up without limit.
clause-PLW-068 = Pots and claims exist only for portals that nobody owns.
clause-PLW-069 = When a portal with claims is bought, the buyer pays each holder the amount of the card, and the card goes under the e-News stack.
clause-PLW-070 = First comes the price, then the pot, then the claims, clockwise from the buyer's own seat. The cards go under the stack in that order.
clause-PLW-071 = A claim held by the buyer is void, and its card goes under the stack.
clause-PLW-072 = Claims cannot be sold, given away or seized, and count nothing in any valuation. When their holder is eliminated they lapse, and the cards go under the stack in the order in which they were drawn.
clause-PLW-073 = A portal that returns to the board after a forced sale starts afresh, with neither pot nor claims. Cards drawn from then on may create new ones.

## Clauses: Bourse cards

clause-PLW-074 = Whoever lands on a Bourse square draws the top Bourse card.
clause-PLW-075 = A gain is paid by the Bourse, a loss is paid to the Bourse.
clause-PLW-076 = OPA and Contre OPA cards are kept until they are used, or sold under debt.
clause-PLW-077 = A Free Passage card is kept and works for the number of movement rolls printed on it (PLW-080).
clause-PLW-078 = A Bourse card that has been carried out or used up goes under the Bourse stack, which is never reshuffled.
clause-PLW-079 = If the Bourse stack is empty, the landing has no effect.

## Clauses: Free Passage

clause-PLW-080 = Free Passage starts with its holder's next movement roll, even within the same turn after a double. Each movement roll lowers the counter by one at the moment of rolling; rolls for a takeover, a defence or at the @ do not count.
clause-PLW-081 = A landing reached with a counted roll is free: whatever the holder would have to pay because of it is 0, and whoever would have received it gets nothing.
clause-PLW-082 = A free landing on another player's listed portal costs no royalties.
clause-PLW-083 = A free landing on an unowned portal gives it away for 0. The pot is collected, and other players' claims lapse unpaid, their cards going under the stack. (With the table option "paid as usual", price and claims are due.)
clause-PLW-084 = A free landing on a Web site or Broadband square gives one card for 0; Silicon Valley offers its six choices, all for 0.
clause-PLW-085 = A free landing on a Listing square makes the listing card free of charge; the other conditions of PLW-048 remain.
clause-PLW-086 = On a free e-News landing nothing is paid to a portal, neither to its owner nor as a pot. A card by which the portal pays works as usual and may become a claim.
clause-PLW-087 = On a free Bourse landing a loss is waived. Gains and cards to keep work as usual.
clause-PLW-088 = On a free landing on the @ the chosen action costs 0, and the opponents concerned receive nothing.
clause-PLW-089 = Free Passage covers neither a takeover bid with a card, which still costs €50,000, nor what its holder owes because of another player's landing (PLW-060).
clause-PLW-090 = The card goes under the Bourse stack once the landing of its last counted roll is completely settled, and before any further play.
clause-PLW-091 = A second Free Passage card drawn meanwhile waits until the older one is used up, so that the numbers of rolls add up.

## Clauses: the @ square

clause-PLW-092 = Whoever ends a move on the @ may do one of three things, or nothing: a takeover, a purchase from opponents, or a listing.
clause-PLW-093 = For a takeover at the @, name an opponent's listed portal and roll both dice. Any roll but a double succeeds (5 chances in 6); a double fails.
clause-PLW-094 = A takeover at the @ needs no OPA card, and no Contre OPA can be laid against it.
clause-PLW-095 = After a success the player may buy the listed portal with its three cards for €50,000, paid to its owner.
clause-PLW-096 = A takeover at the @ may be announced only by a player with at least €50,000 in cash; on a free landing any amount will do.
clause-PLW-097 = A takeover that fails at the @ costs nothing.
clause-PLW-098 = For a purchase at the @, one or two things may be bought from one or two opponents at their purchase price: an unbound site (€10,000), an unbound access (€10,000) or an unlisted portal (€20,000).
clause-PLW-099 = The opponent cannot refuse, but receives the price.
clause-PLW-100 = The two things are chosen one after the other, each must be payable from cash when it is chosen, and one may stop after the first.
clause-PLW-101 = Spare listing cards, OPA and Contre OPA cards, claims and Free Passage cards cannot be bought at the @.
clause-PLW-102 = For a listing at the @, one listing card may be bought for €10,000, even with no portal ready for it. If PLW-052 applies it is used at once, otherwise it stays as a spare listing card.
clause-PLW-103 = A listed portal and the cards bound to it cannot be bought by a purchase at the @.
clause-PLW-104 = If the move that led to the @ was a double, the further play comes after the action at the @.

## Clauses: takeovers with a card

clause-PLW-105 = At the beginning of any of their plays, players may use an OPA card against another player's listed portal instead of rolling for a move. The pawn stays where it is.
clause-PLW-106 = Whoever announces a takeover must hold at least €50,000 in cash.
clause-PLW-107 = The attacker names the portal and lays the OPA card on it.
clause-PLW-108 = An owner who holds a Contre OPA card now decides, before the attacker rolls, whether to lay it beside the OPA card. (With the table option "after a success", this is decided only once the attack has succeeded.)
clause-PLW-109 = Only the owner of the attacked portal may counter, with one Contre OPA card at most.
clause-PLW-110 = The attacker rolls both dice: an even total succeeds, an odd total fails.
clause-PLW-111 = If the attack fails, nothing changes hands and there is no roll in defence.
clause-PLW-112 = If the attack succeeds and a Contre OPA was laid, the owner rolls both dice: an even total cancels the takeover, an odd total has no effect.
clause-PLW-113 = After a success that was not cancelled the attacker may buy the listed portal with its bound site, access and listing card for €50,000, or decline.
clause-PLW-114 = The €50,000 goes to the former owner.
clause-PLW-115 = The portal stays listed under its new owner and can be attacked again from another player's very next play.
clause-PLW-116 = A used OPA card leaves the attacker's hand whatever the result: a dealt card goes to the storage tray and out of the game, a card from the Bourse goes under the Bourse stack.
clause-PLW-117 = The same holds for a Contre OPA card that was laid, even if the attack failed and it was never rolled for.
clause-PLW-118 = Whoever holds both kinds uses and sells dealt cards first, and among Bourse cards the one held longest. If both sides used Bourse cards, the OPA card goes under the stack first and the Contre OPA card after it.
clause-PLW-119 = A takeover bid with a card ends the turn, whatever the dice showed. So there is at most one in a turn, always as its last play.
clause-PLW-120 = Neither one's own portals nor unlisted ones can be attacked.

## Clauses: debt and elimination

clause-PLW-121 = Debts come only from royalties, e-News payments and Bourse losses. A debt has one debtor, one amount and one creditor: a player, the Bourse or an unowned portal (PLW-063).
clause-PLW-122 = A debtor with enough cash pays at once, without a choice.
clause-PLW-123 = A debtor who lacks cash must sell until the debt is covered, and may sell nothing more after that. Only the forced sales of PLW-125 and PLW-129 are carried out to the end.
clause-PLW-124 = The Bourse pays half the purchase price: €10,000 for a portal, €5,000 for a web site, broadband or listing card.
clause-PLW-125 = A debtor may not keep unused listing cards: before anything else all spare ones are sold for €5,000 each.
clause-PLW-126 = Then, as long as cash is short, the debtor chooses one thing to sell at a time, in any order: an unbound site, an unbound access, any portal, the listing card of a listed portal, an OPA card or a Contre OPA card.
clause-PLW-127 = Selling a listed portal sells the figurine for €10,000 and unbinds its site, access and listing card.
clause-PLW-128 = Selling the listing card of a listed portal brings €5,000. The portal stays, now unlisted, and its site and access become unbound.
clause-PLW-129 = A listing card set free by PLW-127 lists another portal at once if PLW-052 applies; otherwise it is sold at once for €5,000.
clause-PLW-130 = Sold portals return to their squares and are for sale again; sold sites, accesses and listing cards return to their stacks.
clause-PLW-131 = An OPA or Contre OPA card is first offered to the creditor for €20,000. If the creditor declines, the Bourse pays €10,000.
clause-PLW-132 = The offer is made only if the creditor is a player with at least €20,000 in cash. Otherwise the Bourse pays €10,000 at once.
clause-PLW-133 = A card sold to the creditor joins the creditor's hand and keeps its kind. Sold to the Bourse, a dealt card goes to the storage tray and a Bourse card goes under the Bourse stack.
clause-PLW-134 = If a debt exceeds all that the debtor can raise, everything is sold and the whole sum goes to the creditor.
clause-PLW-135 = This happens by itself when cash, half prices of everything and the value of the OPA and Contre OPA cards (€20,000 each if the creditor is a player with at least €20,000 in cash, else €10,000) together fall short of the debt. It is checked after PLW-125 and after every sale. First all portals with their cards are sold, then the other sites and accesses, then the OPA and finally the Contre OPA cards, each offered to the creditor as in PLW-131 and PLW-132.
clause-PLW-136 = PLW-134 also applies if a debtor who was selling by choice has nothing left to sell and the debt is not covered.
clause-PLW-137 = The debtor of PLW-134 is eliminated and the pawn is removed. Claims go under the e-News stack and Free Passage cards under the Bourse stack, in the order in which they were drawn.
clause-PLW-138 = The creditor receives nothing but money. An unowned portal receives it as its pot; the Bourse simply keeps it.
clause-PLW-139 = If the player whose turn it is is eliminated, the turn ends. If somebody else is, the turn goes on, including the further play for a double.
clause-PLW-140 = There is never more than one open debt.
clause-PLW-141 = A forced sale may happen during another player's turn (PLW-060). The debtor then acts out of turn.

## Clauses: end and variants

clause-PLW-142 = Timed game: a limit is agreed, either a number of rounds (PLW-146) or a clock. When it is reached, the wealthiest remaining player wins. When a clock runs out, the current round is still played to its end; the moment is recorded, so that a replay stays exact.
clause-PLW-143 = Wealth is cash plus purchase prices: €20,000 for each portal, €10,000 for each web site, broadband and listing card, bound or not. OPA, Contre OPA and Free Passage cards, claims and pots count 0.
clause-PLW-144 = If wealth is equal, more listed portals win, then more portals, then more cash. If all is equal the victory is shared.
clause-PLW-145 = Larger stake: everybody may start with more than €400,000. The game then lasts longer.
clause-PLW-146 = Round 1 begins with the starting player's first turn. The round number rises by one each time the turn reaches or passes the starting player's seat, even if that player is eliminated. With a limit, the game ends when the number would exceed it.
clause-PLW-147 = The game ends at once when a single player is left: that player controls the Web and wins.
clause-PLW-148 = To control the Web means to acquire the portals of the others. No particular number of portals ends the standard game; the table option "control of the Web" sets one.
clause-PLW-149 = A player who resigns is eliminated with the Bourse as creditor: all property returns to the board, cash goes to the Bourse, and cards go where PLW-133 and PLW-137 send them. Nobody is offered any card. If it was that player's turn, it passes on.
clause-PLW-150 = A resignation takes effect at once while somebody is about to choose a play; otherwise at the end of the play that is under way. Until then, what that player would have to decide is decided by default.
clause-PLW-151 = As a safeguard, a game is scored as in PLW-142 after 2,000 rounds or 60,000 decisions.
clause-PLW-152 = Final ranking: the winner; then the other survivors by wealth, if the game was timed or ended by control of the Web; then the eliminated players, the last eliminated first.

## The coach: what counts in a position

term-cash = { $way ->
    [up] you are left with more cash
   *[down] you are left with less cash
}
term-portals = { $way ->
    [up] you have more portals to list
   *[down] you have fewer portals to list
}
term-listed = { $way ->
    [up] it promises you more listed portals
   *[down] it promises you fewer listed portals
}
term-services = { $way ->
    [up] your sites, accesses and listings are worth more
   *[down] your sites, accesses and listings are worth less
}
term-weapons = { $way ->
    [up] you keep more OPA cards
   *[down] you have fewer OPA cards
}
term-passage = { $way ->
    [up] your free passage lasts longer
   *[down] your free passage is shorter
}
term-royalties = { $way ->
    [up] the balance of royalties shifts in your favour
   *[down] the balance of royalties shifts against you
}
term-cushion = { $way ->
    [up] you are less likely to run short of cash
   *[down] you are more likely to run short of cash
}
term-debt = { $way ->
    [up] your debts cost you less
   *[down] your debts cost you more
}
term-claim = { $way ->
    [up] you are owed more
   *[down] you are owed less
}
term-threat = { $way ->
    [up] the takeover aimed at you is less likely to succeed
   *[down] the takeover aimed at you is more likely to succeed
}
term-others = { $way ->
    [up] the others are worse off
   *[down] the others are better off
}
