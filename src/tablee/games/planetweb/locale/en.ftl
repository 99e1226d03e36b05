## Clauses: set-up

clause-PLW-001 = Planet'Web is a game for 2, 3, 4, 5 or 6 players.
clause-PLW-002 = The circuit has 39 squares, numbered clockwise from 0 to 38. Square 0 is the @.
clause-PLW-003 = At the start all 18 portals are for sale: every figurine stands on its own square, and no money lies beside any of them.
clause-PLW-004 = Five stacks lie on the board: 36 e-News cards, 32 Bourse cards, 18 listing cards, 18 web site cards and 18 broadband cards.
clause-PLW-005 = The e-News and the Bourse stack are shuffled face down before the game. In each of the other three stacks all cards are alike, so only their number matters.
clause-PLW-006 = Everybody starts with €400 000: four notes of 50 000, four of 20 000, eight of 10 000 and eight of 5 000.
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

clause-PLW-032 = Whoever lands on an unowned portal may buy it for €20 000 and takes its figurine.
clause-PLW-033 = The buyer also takes all the money lying on that portal, its pot.
clause-PLW-034 = The buyer then pays every claim that another player holds against that portal (PLW-067 to PLW-073).
clause-PLW-035 = The portal is offered only to a player who has at least €20 000 and whose cash, less the price and plus the pot, covers the claims that all other players hold against it.
clause-PLW-036 = Landing on one's own portal, listed or not, neither costs nor brings anything.
clause-PLW-037 = Landing on another player's portal costs nothing as long as it is not listed.
clause-PLW-038 = Whoever lands on another player's listed portal owes its owner royalties of €60 000.
clause-PLW-039 = Royalties are €60 000 for each landing, however many portals the owner has.
clause-PLW-040 = Royalties are collected without being asked for. The owner can neither forget nor waive them.

## Clauses: web sites, broadband and Silicon Valley

clause-PLW-041 = On a Web site square one web site card may be bought for €10 000.
clause-PLW-042 = On a Broadband square one broadband card may be bought for €10 000.
clause-PLW-043 = Silicon Valley sells up to two e-services at €10 000 each: nothing, one site, one access, one of each, two sites or two accesses.
clause-PLW-044 = One landing sells one card at most; Silicon Valley sells two at most. (With the table option "any number", Web site and Broadband squares sell as many as one likes.)
clause-PLW-045 = An empty stack sells nothing until a card comes back to it, and nobody can buy more cards than a stack holds.
clause-PLW-046 = E-services can be bought without owning a portal.
clause-PLW-047 = A web site or broadband card is unbound until it is used to list a portal.

## Clauses: listing

clause-PLW-048 = On a Listing square one listing card may be bought for €10 000, provided that the player has an unlisted portal, an unbound site and an unbound access at that moment and that the stack still holds a card.
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
clause-PLW-071 = A claim that the buyers hold themselves is void, and its card goes under the stack.
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
clause-PLW-089 = Free Passage covers neither a takeover bid with a card, which still costs €50 000, nor what its holder owes because of another player's landing (PLW-060).
clause-PLW-090 = The card goes under the Bourse stack once the landing of its last counted roll is completely settled, and before any further play.
clause-PLW-091 = A second Free Passage card drawn meanwhile waits until the older one is used up, so that the numbers of rolls add up.

## Clauses: the @ square

clause-PLW-092 = Whoever ends a move on the @ may do one of three things, or nothing: a takeover, a purchase from opponents, or a listing.
clause-PLW-093 = For a takeover at the @, name an opponent's listed portal and roll both dice. Any roll but a double succeeds (5 chances in 6); a double fails.
clause-PLW-094 = A takeover at the @ needs no OPA card, and no Contre OPA can be laid against it.
clause-PLW-095 = After a success the player may buy the listed portal with its three cards for €50 000, paid to its owner.
clause-PLW-096 = A takeover at the @ may be announced only by a player with at least €50 000 in cash; on a free landing any amount will do.
clause-PLW-097 = A takeover that fails at the @ costs nothing.
clause-PLW-098 = For a purchase at the @, one or two things may be bought from one or two opponents at their purchase price: an unbound site (€10 000), an unbound access (€10 000) or an unlisted portal (€20 000).
clause-PLW-099 = The opponent cannot refuse, but receives the price.
clause-PLW-100 = The two things are chosen one after the other, each must be payable from cash when it is chosen, and one may stop after the first.
clause-PLW-101 = Spare listing cards, OPA and Contre OPA cards, claims and Free Passage cards cannot be bought at the @.
clause-PLW-102 = For a listing at the @, one listing card may be bought for €10 000, even with no portal ready for it. If PLW-052 applies it is used at once, otherwise it stays as a spare listing card.
clause-PLW-103 = A listed portal and the cards bound to it cannot be bought by a purchase at the @.
clause-PLW-104 = If the move that led to the @ was a double, the further play comes after the action at the @.

## Clauses: takeovers with a card

clause-PLW-105 = At the beginning of any of their plays, players may use an OPA card against another player's listed portal instead of rolling for a move. The pawn stays where it is.
clause-PLW-106 = Whoever announces a takeover must hold at least €50 000 in cash.
clause-PLW-107 = The attacker names the portal and lays the OPA card on it.
clause-PLW-108 = An owner who holds a Contre OPA card now decides, before the attacker rolls, whether to lay it beside the OPA card. (With the table option "after a success", this is decided only once the attack has succeeded.)
clause-PLW-109 = Only the owner of the attacked portal may counter, with one Contre OPA card at most.
clause-PLW-110 = The attacker rolls both dice: an even total succeeds, an odd total fails.
clause-PLW-111 = If the attack fails, nothing changes hands and there is no roll in defence.
clause-PLW-112 = If the attack succeeds and a Contre OPA was laid, the owner rolls both dice: an even total cancels the takeover, an odd total has no effect.
clause-PLW-113 = After a success that was not cancelled the attacker may buy the listed portal with its bound site, access and listing card for €50 000, or decline.
clause-PLW-114 = The €50 000 go to the former owner.
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
clause-PLW-124 = The Bourse pays half the purchase price: €10 000 for a portal, €5 000 for a web site, broadband or listing card.
clause-PLW-125 = A debtor may not keep unused listing cards: before anything else all spare ones are sold for €5 000 each.
clause-PLW-126 = Then, as long as cash is short, the debtor chooses one thing to sell at a time, in any order: an unbound site, an unbound access, any portal, the listing card of a listed portal, an OPA card or a Contre OPA card.
clause-PLW-127 = Selling a listed portal sells the figurine for €10 000 and unbinds its site, access and listing card.
clause-PLW-128 = Selling the listing card of a listed portal brings €5 000. The portal stays, now unlisted, and its site and access become unbound.
clause-PLW-129 = A listing card set free by PLW-127 lists another portal at once if PLW-052 applies; otherwise it is sold at once for €5 000.
clause-PLW-130 = Sold portals return to their squares and are for sale again; sold sites, accesses and listing cards return to their stacks.
clause-PLW-131 = An OPA or Contre OPA card is first offered to the creditor for €20 000. If the creditor declines, the Bourse pays €10 000.
clause-PLW-132 = The offer is made only if the creditor is a player with at least €20 000 in cash. Otherwise the Bourse pays €10 000 at once.
clause-PLW-133 = A card sold to the creditor joins the creditor's hand and keeps its kind. Sold to the Bourse, a dealt card goes to the storage tray and a Bourse card goes under the Bourse stack.
clause-PLW-134 = If a debt exceeds all that the debtor can raise, everything is sold and the whole sum goes to the creditor.
clause-PLW-135 = This happens by itself when cash, half prices of everything and the value of the OPA and Contre OPA cards (€20 000 each if the creditor is a player with at least €20 000 in cash, else €10 000) together fall short of the debt. It is checked after PLW-125 and after every sale. First all portals with their cards are sold, then the other sites and accesses, then the OPA and finally the Contre OPA cards, each offered to the creditor as in PLW-131 and PLW-132.
clause-PLW-136 = PLW-134 also applies if a debtor who was selling by choice has nothing left to sell and the debt is not covered.
clause-PLW-137 = The debtor of PLW-134 is eliminated and the pawn is removed. Claims go under the e-News stack and Free Passage cards under the Bourse stack, in the order in which they were drawn.
clause-PLW-138 = The creditor receives nothing but money. An unowned portal receives it as its pot; the Bourse simply keeps it.
clause-PLW-139 = If the player whose turn it is is eliminated, the turn ends. If somebody else is, the turn goes on, including the further play for a double.
clause-PLW-140 = There is never more than one open debt.
clause-PLW-141 = A forced sale may happen during another player's turn (PLW-060). The debtor then acts out of turn.

## Clauses: end and variants

clause-PLW-142 = Timed game: a limit is agreed, either a number of rounds (PLW-146) or a clock. When it is reached, the wealthiest remaining player wins. When a clock runs out, the current round is still played to its end; the moment is recorded, so that a replay stays exact.
clause-PLW-143 = Wealth is cash plus purchase prices: €20 000 for each portal, €10 000 for each web site, broadband and listing card, bound or not. OPA, Contre OPA and Free Passage cards, claims and pots count 0.
clause-PLW-144 = If wealth is equal, more listed portals win, then more portals, then more cash. If all is equal the victory is shared.
clause-PLW-145 = Larger stake: everybody may start with more than €400 000. The game then lasts longer.
clause-PLW-146 = Round 1 begins with the starting player's first turn. The round number rises by one each time the turn reaches or passes the starting player's seat, even if that player is eliminated. With a limit, the game ends when the number would exceed it.
clause-PLW-147 = The game ends at once when a single player is left: that player controls the Web and wins.
clause-PLW-148 = To control the Web means to acquire the portals of the others. No particular number of portals ends the standard game; the table option "control of the Web" sets one.
clause-PLW-149 = A player who resigns is eliminated with the Bourse as creditor: all property returns to the board, cash goes to the Bourse, and cards go where PLW-133 and PLW-137 send them. Nobody is offered any card. If it was that player's turn, it passes on.
clause-PLW-150 = A resignation takes effect at once while somebody is about to choose a play; otherwise at the end of the play that is under way. Until then, what that player would have to decide is decided by default.
clause-PLW-151 = As a safeguard, a game is scored as in PLW-142 after 2 000 rounds or 60 000 decisions.
clause-PLW-152 = Final ranking: the winner; then the other survivors by wealth, if the game was timed or ended by control of the Web; then the eliminated players, the last eliminated first.
