## The game

game-title = Offline
game-tagline = Place and exchange ads in eight networks so that your secret company, language and product come out on top.
game-summary =
    You secretly back one company, one language and one product. The board has
    eight networks, A Net to H Net, whose sites are joined by links.
    On your turn, take one of the five ads on display. Put it on a free site, or
    exchange it for an ad that is worth less on that site: an ad's value is the
    number of characteristics it shares with linked ads, counted ad by ad.
    The ad you remove goes to a free site or offline, or pushes out a second one.
    Instead of all this you may empty the offline sector and save one of its ads.
    The game ends when every site holds an ad or no ad is left on display. Each
    network is then judged by company, by language and by product: a type that
    alone is the most frequent earns points for whoever backs it. Most points win.

## Names

company-Y = yellow
company-R = red
company-B = blue
company-G = green
language-E = English
language-D = German
language-F = French
language-S = Spanish
product-C = computing
product-M = music
product-T = travel
product-B = books
category-0 = company
category-1 = language
category-2 = product
ad-spoken = { $company }, { $language }, { $product }
ad-spoken-value = { $company }, { $language }, { $product }, value { $value }
network = { $name } Net
word-display = display
word-bag = bag
word-box = box
word-offline = offline sector
word-hand = hand
word-site = site
word-value = value
word-goals = preference cards
word-analysis = market analysis
word-round = round
word-turn = turn

## Prompts: who must do what, and what can be typed

prompt-turn = It is { $player }'s turn.
prompt-new-ad = { $player } places the new ad { $ad }: on a free site, or in exchange for an ad that is worth less.
prompt-removed-ad = { $player } finds a place for the removed ad { $ad }: a free site, an offline square or a second exchange.
prompt-keep-one = { $player } keeps one of the ads from the offline sector, or none.
prompt-settle = { $player } lays the kept ad { $ad } on a free site.
prompt-analyse = { $player } chooses an ad for the market analysis.
prompt-turn-you = Your turn: take an ad from the display, or empty the offline sector.
prompt-new-ad-you = Place the new ad { $ad }: on a free site, or in exchange for an ad that is worth less.
prompt-removed-ad-you = Find a place for the removed ad { $ad }: a free site, an offline square or a second exchange.
prompt-keep-one-you = Keep one of the ads from the offline sector, or none.
prompt-settle-you = Lay the kept ad { $ad } on a free site.
prompt-analyse-you = Choose an ad for your market analysis: from a site, the display or the offline sector.

help-turn = Take one of the ads on display: "take YSB". If ads lie offline, you may empty the offline sector instead: "empty". In the expert variant you may, once in the game, make a market analysis instead: "analyse". There is no passing.
help-new-ad = Put the new ad on any free site: "put C5". Or exchange it for the ad on an occupied site, if the new ad is worth more there: "x C4". A new ad cannot go offline.
help-removed-ad = Lay the removed ad on any free site: "put C5". As long as an offline square is free, you may also lay it there ("offline") or use it for a second exchange on a site where it is worth more ("x C4"); the ad it pushes out then goes offline.
help-keep-one = Choose the ad that stays in play: "keep RET". You will then lay it on a free site. All the others leave the game for good; with "none", every one of them does.
help-settle = Lay the ad you have kept on any free site: "put C5". It cannot be exchanged for another ad and cannot go back offline.
help-analyse = Choose an ad from the display, from the offline sector or from a site: "pick YEM". It is out of play from now on, and a site it leaves becomes free. You get a bonus for each of its characteristics that at the end is on four or more ads of one network, unless you back that type yourself.

## Choices in words

do-take = take { $ad } from the display
do-put = put it on { $site }
do-exchange = lay it on { $site } instead of { $removed } ({ $mine } > { $theirs })
do-offline = lay it on an offline square
do-empty = empty the offline sector
do-keep = keep { $ad }
do-none = keep none
do-analyse = make a market analysis
do-pick = take { $ad } for the analysis
# Later in the turn, behind other choices: these name the ad.
then-put = put { $ad } on { $site }
then-exchange = lay { $ad } on { $site } instead of { $removed } ({ $mine } > { $theirs })
then-offline = lay { $ad } on an offline square

## Refusals

refused-game-is-over = The game is over.
refused-no-such-action = There is no action with the number { $action }.
refused-not-now = { $point ->
    [TURN] That cannot be done now: a turn begins with taking an ad from the display, emptying the offline sector or, in the expert variant, making a market analysis.
    [NEW_AD] That cannot be done now: the new ad in hand must first be put on a free site or exchanged.
    [REMOVED_AD] That cannot be done now: a place must first be found for the removed ad in hand.
    [KEEP_ONE] That cannot be done now: first choose which of the ads from the offline sector to keep, or none.
    [SETTLE] That cannot be done now: the kept ad in hand must first be laid on a free site.
    [ANALYSE] That cannot be done now: first choose the ad for the market analysis.
   *[OVER] That cannot be done any more.
}
refused-slot-is-empty = No ad lies in that place of the display; choose one that is there.
refused-site-is-occupied = { $old } lies on { $site }, and a site holds only one ad. Choose a free site, or exchange where that is allowed: "x { $site }".
refused-site-is-free = { $site } is free: there is no ad to be exchanged or analysed. To lay an ad in hand there: "put { $site }".
refused-not-worth-more = { $new } cannot replace { $old } on { $site }: { $mine } { $sign } { $theirs }, but its value there must be greater than { $theirs }.
refused-new-ad-must-be-laid = A new ad cannot go offline: put it on a free site, or exchange it for an ad that is worth less.
refused-offline-is-full = All four offline squares are occupied: the removed ad must go to a free site.
refused-no-second-exchange = All four offline squares are occupied, so { $old } could not leave { $site }: there is no second exchange, the removed ad must go to a free site.
refused-offline-is-empty = No ad lies offline: there is nothing to empty.
refused-square-is-empty = No ad lies on that offline square; choose one that is there.
refused-kept-ad-never-exchanges = An ad kept from the offline sector goes to a free site: it is neither exchanged nor laid offline again.
refused-experts-only = There is no market analysis in the basic game, only in the expert variant.
refused-one-analysis-each = Each player makes only one market analysis, and yours is made: card { $card } with { $ad }.
refused-no-analysis-card-left = No analysis card is left: there can be no more market analyses.
refused-no-passing = There is no passing. "none" only says that no ad is kept when the offline sector is emptied.

## Events

event-first-player = { $round ->
    [0] { $player } begins.
    [1] Second round: { $player } begins.
    [2] Third round: { $player } begins.
   *[3] Fourth round: { $player } begins.
}
event-starting-ad = { $ad } lies on { $site } at the start.
event-goals-dealt = { $player } gets the preference cards { $goals }.
event-drawn = { $ad } comes into the display.
event-taken = { $player } takes { $ad } from the display.
event-put = { $player } puts { $ad } on { $site }.
event-exchanged = { $player } lays { $ad } on { $site } and removes { $removed }.
event-went-offline = { $player } lays { $ad } on an offline square.
event-emptied = { $player } empties the offline sector: { $count ->
    [one] { $count } ad.
   *[other] { $count } ads.
}
event-kept = { $player } keeps { $ad }.
event-boxed = { $ad } goes to the box and is out of play.
event-analysed = { $player } makes a market analysis: card { $card } with { $ad }.
event-goals-revealed = { $player } was backing { $goals }.
event-scored = { $points ->
    [one] { $player } scores { $points } point (total { $total }).
   *[other] { $player } scores { $points } points (total { $total }).
}
event-ended = { $reason ->
    [full] Every site holds an ad: { round-ends }
    [display] Display and bag are empty: { round-ends }
   *[abandoned] A player has left: the game is void.
}
round-ends = { $round ->
    [0] that is the end.
    [1] end of the second round.
    [2] end of the third round.
   *[3] end of the fourth round.
}

## Ends and results

end-full = Every site holds an ad.
end-display = The display and the bag are empty.
end-abandoned = A player has left, and by agreement this makes the game void.
result-winner = { $points ->
    [one] { $player } wins with { $points } point.
   *[other] { $player } wins with { $points } points.
}
result-shared = { $points ->
    [one] { $players } share the victory with { $points } point each.
   *[other] { $players } share the victory with { $points } points each.
}
result-void = The game is void: nobody wins.

## Table options

option-variant = Variant
option-variant-help = The expert variant adds the market analysis, and its points grow with the size and the number of the networks won.
option-variant-basic = basic game
option-variant-expert = expert variant
option-rounds = Rounds
option-rounds-help = How many games are played in a row: the totals are added, the start moves on by one seat, all else is set up anew.
option-tie_break = Equal totals
option-tie_break-help = Who wins if several players share the highest total.
option-tie_break-shared = shared victory
option-tie_break-most_majorities = most sole majorities win
option-analysis_deck = Analysis cards
option-analysis_deck-help = Which market-analysis cards are in play in the expert variant: those of the printed rules, or exactly one for each player.
option-analysis_deck-printed = as printed
option-analysis_deck-one_each = one card per player
option-open_preferences = Preference cards
option-open_preferences-help = For learning the game, all preference cards can lie face up.
option-open_preferences-true = face up
option-open_preferences-false = secret
option-take_back = Taking back
option-take_back-help = Whether players may take back steps of their own unfinished turn.
option-take_back-true = allowed
option-take_back-false = not allowed
option-show_unseen = Ads in the bag
option-show_unseen-help = Whether the ads still in the bag are listed; all the others have been seen, so anyone could work it out.
option-show_unseen-true = listed
option-show_unseen-false = not listed
option-show_projection = Own points
option-show_projection-help = Whether players see during the game what their own cards would score now; those of the others they never see.
option-show_projection-true = shown
option-show_projection-false = not shown
option-on_leave = If a player leaves
option-on_leave-help = What happens to the game when a player leaves the table for good.
option-on_leave-bot = a bot takes over the seat
option-on_leave-void = the game is void

## Complaints about editions, typed actions and positions

edition-networks = A board has eight networks, A to H; this one has { $count }.
edition-network-id = The networks stand in alphabetical order; this one must have the id "{ $expected }".
edition-network-size = A network has 4 to 7 sites; network { $network } has { $count }.
edition-place = A site is given as [x, y], two whole numbers from 0 to 100; { $value } does not fit.
edition-link = A link is given as the numbers of two sites, such as [1, 2]; { $value } does not fit.
edition-link-site = Network { $network } has a link to site { $site }, but its sites are numbered 1 to { $size }.
edition-link-twice = The link { $link } of network { $network } joins a site to itself or is listed twice.
edition-lone-site = Site { $site } of network { $network } has no link; every site needs at least one.
edition-analysis = Analysis card { $card } needs three whole numbers from 0 to 999, the smallest first.
edition-deck = The cards in play are given as letters from A to D in alphabetical order, each at most once; "{ $cards }" does not fit.
no-such-ad = There is no ad "{ $name }". An ad has three letters: company (Y R B G), language (E D F S), product (C M T B), such as YSB.
ad-not-there = { $do ->
    [take] { $name } is not in the display.
    [keep] { $name } does not lie offline.
   *[pick] { $name } is neither in the display nor offline nor on a site.
}
no-such-site = There is no site "{ $name }". A site is named by its network and its number, such as C4.
position-twice = The ad { $ad } is in two places in this position.

## The rule book: objects

clause-OFF-001 = Offline is played by 2, 3 or 4 players, each for themselves.
clause-OFF-002 = There are exactly 64 ads, one for every combination of the four companies, four languages and four products. No two are alike.
clause-OFF-003 = At every moment each ad is in exactly one place: in the bag, in the display, on a site, on an offline square, in the hand of the player whose turn it is (only during the turn), in the box or, in the expert variant, on an analysis card.
clause-OFF-004 = A site holds at most one ad.
clause-OFF-005 = The offline sector has four squares, and each holds at most one ad. Which square is used has no meaning.
clause-OFF-006 = A link joins two different sites of the same network and works in both directions. There are no links between networks.
clause-OFF-007 = Offline squares belong to no network and have no links. An ad lying there has no value and never scores.
clause-OFF-008 = A site is free if it holds no ad. "Free site" always means a site of a network, never an offline square.

## The rule book: set-up

clause-OFF-010 = The four pieces of the board are joined so that the offline squares meet in the centre. This has no effect on play.
clause-OFF-011 = All 64 ads go into the bag and are mixed.
clause-OFF-012 = 16 ads are drawn one by one and laid face up, two in each network, on two different sites of it.
clause-OFF-013 = Which two sites of a network receive these ads is decided by chance, and every pair of its sites is equally likely.
clause-OFF-014 = Five more ads are drawn and laid face up beside the board: the display. 43 ads stay in the bag.
clause-OFF-015 = The offline sector and the box are empty at the start.
clause-OFF-016 = The 12 preference cards are sorted into companies, languages and products, and each of these groups is shuffled separately.
clause-OFF-017 = Each player gets one card of each group, looks at the three cards and keeps them face down. (The table option "Preference cards: face up" lays them open.)
clause-OFF-018 = With fewer than four players the cards that are not dealt (3 with three players, 6 with two) are set aside unseen by everybody. Nobody owns them in this game.
clause-OFF-019 = The first player is chosen at random; play goes clockwise. If several rounds are played, the start moves one seat clockwise with each round.
clause-OFF-020 = Expert variant: the analysis cards in play (OFF-091) are laid out openly in alphabetical order.

## The rule book: value of an ad

clause-OFF-030 = Only ads on sites have a value. It is computed from the ads on the sites directly linked to the ad's own site.
clause-OFF-031 = For each linked site that holds an ad, the value grows by the number of characteristics (company, language, product) that the two ads share: 0, 1 or 2.
clause-OFF-032 = The same characteristic counts once for every neighbour that has it. The value can therefore be more than 3.
clause-OFF-033 = An ad never counts itself. Sites that are not linked, free sites, other networks, offline squares, the display and the analysis cards add nothing.
clause-OFF-034 = One can also ask for the value of an ad on a site where it does not lie: it is the value the ad would have there, all other sites being as they are now.
clause-OFF-035 = Values only serve to judge exchanges. They are never points.

## The rule book: the turn

clause-OFF-040 = On a turn, the player does exactly one of these: place a new ad (OFF-050 to OFF-063), empty the offline sector (OFF-070 to OFF-075) or, in the expert variant, make a market analysis (OFF-090 to OFF-097).
clause-OFF-041 = There is no passing. It is never needed, since at least one action is always possible (OFF-123).
clause-OFF-042 = When the action is complete, the end of the game is tested and the display refilled, in the order of OFF-086. Then it is the turn of the next player clockwise.

## The rule book: placing a new ad

clause-OFF-050 = The player takes any one ad of the display in hand, the new ad, and must then put it (OFF-051) or exchange it (OFF-052).
clause-OFF-051 = Put: the new ad is laid on any free site of any network; values do not matter. The turn is over.
clause-OFF-052 = Exchange: the new ad is laid on an occupied site, and the ad lying there, the removed ad, is taken in hand.
clause-OFF-053 = An exchange is legal if and only if the value of the new ad on that site is greater than the value of the old ad there, both computed before the change. Equal values are not enough.
clause-OFF-054 = Only the two values on that site count. What the exchange does to the values of neighbours or to anybody's majority is irrelevant.
clause-OFF-055 = Only ads on sites can be exchanged, never ads on offline squares. A new ad can never be put on an offline square.
clause-OFF-056 = After the first exchange the player must do exactly one of three things with the removed ad: A (OFF-057), B (OFF-058) or C (OFF-059).
clause-OFF-057 = A: the removed ad is laid on any free site of any network; values do not matter. The turn is over.
clause-OFF-058 = B: the removed ad is laid on a free offline square. The turn is over. This is impossible if all four squares are occupied.
clause-OFF-059 = C: the removed ad is used for a second exchange on an occupied site. It is legal if and only if the value of the removed ad on that site is greater than the value of the ad lying there, both computed on the board as it is after the first exchange.
clause-OFF-060 = C is impossible if all four offline squares are occupied.
clause-OFF-061 = The ad removed by the second exchange must go to a free offline square. It can go nowhere else, and there is no third exchange. The turn is over.
clause-OFF-062 = The second exchange may take place on any occupied site of any network. (On the site of the first exchange OFF-059 can never be fulfilled, because the ad now lying there is worth more there than the removed one.)
clause-OFF-063 = If the offline sector is full, the first exchange is still legal; the removed ad must then go to a free site (A).

## The rule book: emptying the offline sector

clause-OFF-070 = The offline sector can be emptied only if at least one ad lies there (1 to 4).
clause-OFF-071 = All ads are taken off the offline squares.
clause-OFF-072 = The player may lay one of them, and only one, on a free site of any network; values do not matter. Laying none is also allowed.
clause-OFF-073 = None of these ads may be used for an exchange.
clause-OFF-074 = All the others go to the box and never come back. They are not returned to the bag.
clause-OFF-075 = The turn is over. What the display holds is irrelevant to this action.

## The rule book: refill and empty bag

clause-OFF-080 = After every turn of any kind, the display is filled from the bag up to five ads, drawn at random and laid face up, unless the game has ended under OFF-083.
clause-OFF-081 = There is no refill during a turn.
clause-OFF-082 = If the bag does not hold enough ads, all it has are added, and play goes on with the smaller display.

## The rule book: end of the game

clause-OFF-083 = The game ends at once when every site of every network holds an ad. There is no refill and no further turn, even if the players have not had the same number of turns.
clause-OFF-084 = The game ends at once when the display is empty after the refill (the bag is then empty too), even if sites are free or ads lie offline.
clause-OFF-085 = A player who takes the last ad of the display while the bag is empty completes the turn first.
clause-OFF-086 = The order at the end of each turn is: all sites full (OFF-083), refill, display empty (OFF-084), next player.

## The rule book: market analysis

clause-OFF-090 = Expert variant: instead of a normal turn a player may make a market analysis if an analysis card is left, but each player at most once in a game.
clause-OFF-091 = Expert variant: the printed rules give the cards A, B, C, D to 2 players, A, B, D to 3 players (C is removed) and only A and D to 4 players. With the table option "one card per player" it is A and D for 2 players, A, B, D for 3 and A, B, C, D for 4.
clause-OFF-092 = Expert variant: the player takes the alphabetically first card still there: the first analyst A, the next one the next remaining letter, and so on. There is no choice of card.
clause-OFF-093 = Expert variant: the player also takes one ad of their choice: any ad of the display, of the offline sector or of any site. Values do not matter.
clause-OFF-094 = Expert variant: card and ad, the ad on the card, are kept face up in front of the player to the end of the game. The ad is out of play and counts in no network.
clause-OFF-095 = Expert variant: an ad taken from a site leaves the site free, one from the offline sector leaves its square free, and one from the display is replaced in the refill. The turn is over.
clause-OFF-096 = Expert variant: once the last card has been taken, nobody can make an analysis any more. With 4 players and the printed cards only the two quickest ever can; the other two lose the possibility for good. With 2 players and the printed cards at most A and B are used, because each player analyses only once.
clause-OFF-097 = Expert variant: the market analysis is always optional and may be made on any turn, the first included.

## The rule book: scoring

clause-OFF-100 = After the end all preference cards are revealed and the networks are judged one by one, each of them separately by company, by language and by product: 24 judgements.
clause-OFF-101 = In a judgement the ads lying in the network are counted for each type of the category. If exactly one type has the highest count, and this count is at least 1, it has the sole majority. More than half is not required.
clause-OFF-102 = If two or more types share the highest count, nobody scores in this judgement, whoever owns their cards.
clause-OFF-103 = Only the owner of the matching preference card scores. If nobody owns it (with fewer than four players), the points are lost; the second most frequent type gets nothing.
clause-OFF-104 = Basic game: the owner scores 1 point for each ad of that type in that network.
clause-OFF-105 = Expert variant: the owner scores the number of ads of that type in the network, multiplied by the number of sites of the network, free ones included.
clause-OFF-106 = Expert variant: for each preference card the results of OFF-105 are added, and the sum is multiplied by the number of networks in which this card had the sole majority. Each card has its own multiplier; the cards of one player are never combined.
clause-OFF-107 = Ads that are offline, in the display, in the bag, in the box or on an analysis card never count in a network.
clause-OFF-108 = The highest total wins. Players who share the highest total share the victory. (With the table option "most sole majorities win", the one of them who has had most sole majorities wins; if these are equal too, the victory is shared.)

## The rule book: market-analysis bonus

clause-OFF-110 = Expert variant: each of the three characteristics of the ad on a player's analysis card qualifies if (a) at the end at least one single network holds 4 or more ads with it and (b) the player does not own the preference card of that type.
clause-OFF-111 = Expert variant: the bonus depends on how many characteristics qualify. None: no bonus; one: the smallest value of the card; two: the smallest plus the middle one; three: all three values.
clause-OFF-112 = Expert variant: a characteristic qualifies only once, however many networks fulfil condition (a) of OFF-110. Several may qualify through the same network. Which ones qualify has no influence on which values are paid.
clause-OFF-113 = Expert variant: which of the other players owns the card of a qualifying type, or whether anybody owns it, is irrelevant.
clause-OFF-114 = Expert variant: the bonus is added to the total and is not multiplied by OFF-105 or OFF-106. Only one's own analysis card counts.

## The rule book: consequences

clause-OFF-120 = The ads in the bag, in the display, on sites, offline, in the box, on analysis cards and in hand always add up to 64, all of them different.
clause-OFF-121 = Between turns the display has five ads unless the bag is empty.
clause-OFF-122 = An exchange never changes the number of free sites. A turn lowers it by one (an ad put, a removed ad laid under A, a kept ad laid), leaves it unchanged or, in the expert variant, raises it by one (analysis of an ad on a site).
clause-OFF-123 = At the start of every turn there is at least one free site and at least one ad in the display. So it is always legal to take any ad and put it, and always legal to choose A after an exchange: nobody can be stuck, and no ad can be without a place to go.
clause-OFF-124 = At most one ad goes offline in a turn; the offline sector never overflows.
clause-OFF-125 = Only 48 ads ever reach the display. So there are at most 48 turns that place an ad, at most 48 that empty the offline sector (each needs an ad laid offline by an earlier placing turn) and at most 4 analyses: a game ends within 100 turns.
clause-OFF-126 = Four or more ads of one type in a network of at most seven sites always have the sole majority of their category.
clause-OFF-127 = In a full network a sole majority has at least 2 ads.

## The coach: what counts in a position

term-points = { $way ->
    [up] the scoring turns out better for you
   *[down] the scoring turns out worse for you
}
term-ahead = { $way ->
    [up] the round is scored at a good moment for you
   *[down] you put off a scoring that would favour you
}
term-behind = { $way ->
    [up] you avoid a scoring that would not favour you
   *[down] the round is scored while you are behind
}
term-analysis = { $way ->
    [up] your market analysis pays more
   *[down] your market analysis pays less
}
term-company = { $way ->
    [up] your company promises more points
   *[down] your company promises fewer points
}
term-language = { $way ->
    [up] your language promises more points
   *[down] your language promises fewer points
}
term-product = { $way ->
    [up] your product promises more points
   *[down] your product promises fewer points
}
term-company-and-language = your company and your language promise more points
term-company-and-product = your company and your product promise more points
term-language-and-product = your language and your product promise more points
term-others = { $way ->
    [up] the types that are not yours fall back
   *[down] the types that are not yours get ahead
}
