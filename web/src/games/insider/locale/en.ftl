# Insider on the page.
insider-board = The city, squares a1 to e5
insider-nobody = nobody
insider-pawns-of = { $count ->
    [one] { $count } pawn of { $player }
   *[other] { $count } pawns of { $player }
}
insider-base-of = { $place }, base of { $player }
insider-closed = closed by Total OUT
insider-choose-this = choose
insider-pick-up = take up this pawn
insider-walk-for = { $points ->
    [one] walk here for { $points } point
   *[other] walk here for { $points } points
}
insider-out-of-reach = { $points ->
    [one] { $place } is out of reach for this pawn: { $points } point is left.
   *[other] { $place } is out of reach for this pawn: { $points } points are left.
}
insider-table-free = free
insider-table-spoken = table worth { $value }: { $who }
insider-centre-spoken = INSIDER, card { $card }, absence costs { $penalty }
insider-die = die showing { $pips }
insider-again = seven: thrown again
insider-double = Double!
insider-rob-spoken = { $place }: take one of { $cards } cards from { $player }

## Companies and staircase

insider-score = points
insider-if-now = if the card were scored now
insider-cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
insider-whereabouts = { $home } at home, { $away } under way, { $seated } seated
insider-skips = { $count ->
    [one] skips a turn
   *[other] skips { $count } turns
}
insider-rumoured = one die
insider-extra = extra turn
insider-stairs = Staircase
insider-staircase = Staircase from the cellar up to { $goal }: { $scores }
insider-stairs-key = Dashed rings: where everybody would stand if the card were scored now.

## Deciding

insider-desk = What to do
insider-start = Your turn: choose one of three.
insider-start-extra = Your extra turn: no action, but everything else.
insider-mode-move7 = 7 points
insider-mode-move7-means = Exactly seven movement points for your pawns.
insider-mode-roll = Roll the dice
insider-mode-roll-means = 2 to 6 or 8 to 12 points; a seven is thrown again. With a double you may move a Total OUT token.
insider-mode-roll1 = Roll one die
insider-mode-roll1-means = Rumours: one die gives 1 to 6 points, without doubles.
insider-mode-draw = { $count ->
    [0] Draw cards
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
insider-mode-draw-means = One for each normal square with a pawn of yours. Your turn is then over.
insider-mode-draw-none = There is no card to be drawn now.
insider-points = { $points ->
    [0] no points left
    [one] { $points } point left
   *[other] { $points } points left
}
insider-at-MOVE = Move your pawns
insider-at-ACTION = Your pawns have moved
insider-at-SEAT = Choose a table
insider-at-ADM_A = Which pawn changes its place?
insider-at-ADM_B = With which one?
insider-at-HEL_PAWN = Which pawn flies?
insider-at-HEL_TO = Where to?
insider-at-VICTIM = Whom does it hit?
insider-at-OUT_FROM = Which token do you move?
insider-at-OUT_TO = Where does it go?
insider-at-VIP = Special VIP: who sits where?
insider-their-turn = { $player } is playing
insider-which-pawn = Which pawn
insider-hint-pick = Choose a pawn: on the board or here.
insider-hint-walk = Numbers on the board tell what each space costs. Press one, or drag the pawn there.
insider-hint-ADM_A = Press a pawn on the board.
insider-hint-ADM_B = Press a pawn of another colour. Its owner may defend.
insider-hint-HEL_PAWN = Press one of your pawns on the board.
insider-hint-HEL_TO = Press the square where it lands.
insider-hint-OUT_FROM = Press a token on the board.
insider-hint-OUT_TO = The token from { $place } goes to a square that you press. Pawns there go home.
insider-rob = Take a card from { $player } on { $place } ({ $cards } in hand). Your pawn then stays there.
insider-relocate = Double: move a Total OUT token
insider-forfeit = { $points ->
    [one] No step is possible: give up { $points } point
   *[other] No step is possible: give up { $points } points
}
insider-end = End my turn
insider-end-warning = Your action is still unused: play cards or cycle one below, if you like.
insider-sit-at = Sit at the table worth { $value }
insider-last-table = This is the last free table: the card is evaluated at once.
insider-free-tables = { $count } tables are free. Whoever is absent at the evaluation loses { $penalty }.
insider-vip-table = Who sits at the table worth { $value }?
insider-leave-empty = Leave it empty
insider-stop = { $count ->
    [one] Leave the tokens as they are now
   *[other] Leave all tokens where they are
}
insider-playing = { $player } plays { $power } and chooses.
insider-playing-double = { $player } has thrown a double and moves a Total OUT token.
insider-ask = { $choice }: press again or confirm.
insider-ask-play = { $power }: this cannot be taken back. Press again or confirm.
insider-ask-rob = The card is drawn blindly, and your pawn stays on { $place } for this turn. Press again or confirm.
insider-ask-token = { $what } Press again or confirm.
insider-token = Put the token on { $place }.
insider-token-home = Put the token on { $place }: these pawns go home: { $who }.

## Attack and defence

insider-attack = { $player } attacks: { $power }
insider-hit-swap = The pawn of { $one } ({ $from }) and that of { $two } ({ $to }) would change places.
insider-hit-HEL3-you = All your pawns would go home: { $away } under way and { $seated } at tables.
insider-hit-HEL3 = All pawns of { $player } would go home: { $away } under way and { $seated } at tables.
insider-hit-SCA1-you = You would skip your next turn.
insider-hit-SCA1 = { $player } would skip the next turn.
insider-hit-SCA2-you = You would move with a single die until the next evaluation.
insider-hit-SCA2 = { $player } would move with a single die until the next evaluation.
insider-hit-SCA3 = All pawns of all players would go home, and the card would be replaced unscored.
insider-hit-TRE3-you = The card would be evaluated now: { $standing } for you.
insider-hit-TRE3 = The card would be evaluated now.
insider-hit-ADM3 = All seated pawns would be arranged anew. The defenders’ Bodyguards are added up.
insider-guards = { $needs ->
    [one] It takes { $needs } Bodyguard; you have { $held }.
   *[other] It takes { $needs } Bodyguards; you have { $held }.
}
insider-counter = { $count ->
    [one] Counter with { $count } Bodyguard
   *[other] Counter with { $count } Bodyguards
}
insider-pass = Let it pass
insider-pledge = { $count ->
    [0] Pledge none
   *[other] Pledge { $count }
}
insider-pledged = { $count } of { $needs } pledged
insider-order-pass = Always let attacks pass without asking me (only I know of it)
insider-waiting-reaction = Waiting for the answer of { $player } …

## Cards

insider-targets = Can be aimed at: { $list }
insider-at-table = table worth { $value }
insider-hand = My action cards
insider-cards = Action cards
insider-my-cards = { $count ->
    [0] My cards: none (at most { $most })
    [one] My { $count } card (at most { $most })
   *[other] My { $count } cards (at most { $most })
}
insider-cover = Cover
insider-levels = What one, two and three of them do
insider-starred = can be countered
insider-play = { $count ->
    [one] Play { $count }
   *[other] Play { $count }
}
insider-needs-cards = Takes { $count }; you have { $held }.
insider-cycle = Cycle one card: { $card }
insider-cycle-when = Discard one and draw one: your action, once all points are used; it ends your turn.
insider-kind-ADM = Adminis­trator
insider-kind-HEL = Heli­copter
insider-kind-SCA = Scandal
insider-kind-TRE = Trend­setter
insider-kind-BOD = Body­guard

## Evaluation and what is open

insider-show-title = Evaluation { $number }, card { $card }:
insider-show-table = { $player } sits at the table worth { $value }.
insider-show-points = { $player }: { $points }, now { $total }.
insider-show-absent = { $player } is absent: { $points }, now { $total }.
insider-show-skip = Skip
insider-show-again = Again
insider-evaluation-number = Evaluation { $number } of 7
insider-evaluations-done = { $count } of 7 evaluations
insider-piles-evaluation = { $count ->
    [0] No evaluation card left in the pile.
    [one] { $count } evaluation card still to come.
   *[other] { $count } evaluation cards still to come.
}
insider-piles-deck = { $count ->
    [one] { $count } action card in the pile,
   *[other] { $count } action cards in the pile,
}
insider-piles-discard = { $count ->
    [0] none discarded.
   *[other] { $count } discarded.
}
insider-possible-cards = The twelve evaluation cards of this game
insider-card-up = face up
insider-card-bottom = under the pile
insider-card-gone = scored
insider-discards = Discard pile and cards not seen
insider-discarded = discarded
insider-in-my-hand = in my hand
insider-unseen = not seen
insider-known = In the hand of { $player } for certain: { $cards }
insider-about-edition = About this edition
insider-edition-known = Known from the printed rules: the grid of 25 squares with its bases and the INSIDER, the first places of the Total OUT tokens, 55 action cards of five kinds, four evaluation cards each with 3 to 7 tables, the card 4A, the goal of 35 points.
insider-edition-reconstructed = Reconstructed, because the pictures are lost: the course of the lanes and their path squares, the colours, eleven action cards of each kind, the numbers on the other 19 evaluation cards, the depth of the cellar. Owners of the box can enter their own.
insider-final = Final ranking
insider-final-points = { $points } points

## The rule book

chapter-INS-001 = The board
chapter-INS-020 = Set-up
chapter-INS-040 = The turn
chapter-INS-060 = Movement
chapter-INS-080 = Robbing
chapter-INS-090 = Drawing cards
chapter-INS-100 = Playing cards
chapter-INS-120 = Administrator
chapter-INS-135 = Helicopter
chapter-INS-150 = Scandal
chapter-INS-165 = Trendsetter
chapter-INS-180 = Bodyguard
chapter-INS-195 = Moving Total OUT tokens
chapter-INS-210 = Evaluation
chapter-INS-230 = End of the game
chapter-INS-240 = What always holds

glossary-insider-insider = INSIDER
glossary-insider-insider-meaning = The restaurant in the middle of the city, where all companies want to be seen.
glossary-insider-square = Big square
glossary-insider-square-meaning = One of 25 squares a1 to e5. The corners are bases, the middle is the INSIDER, the 20 others are normal squares.
glossary-insider-inner = Inner and outer squares
glossary-insider-inner-meaning = The four normal squares next to the INSIDER are inner ones, the other 16 are outer ones.
glossary-insider-path = Path square
glossary-insider-path-meaning = A small space on the lane between two big squares, with room for one pawn.
glossary-insider-base = Base
glossary-insider-base-meaning = The corner where a company’s seven pawns begin and to which they return.
glossary-insider-out = Total OUT
glossary-insider-out-meaning = One of four tokens that close a square to everybody; also the power of two Trendsetters that moves them.
glossary-insider-point = Movement point
glossary-insider-point-meaning = Takes a pawn one space further.
glossary-insider-card = Evaluation card
glossary-insider-card-meaning = Shows the tables of the INSIDER with their values, and what absence costs.
glossary-insider-evaluation = Evaluation
glossary-insider-evaluation-meaning = When the last table is taken: points for those seated, a loss for those absent. There are seven at most.
glossary-insider-rob = Rob
glossary-insider-rob-meaning = Take a card blindly from an opponent whose pawn you have met on a normal square.
glossary-insider-set = Set
glossary-insider-set-meaning = One, two or three identical action cards played together; each number has a power of its own.
glossary-insider-star = Star
glossary-insider-star-meaning = Marks powers that Bodyguards can counter, one for each card of the set.
glossary-insider-staircase = Staircase
glossary-insider-staircase-meaning = Counts publicity points, from the cellar over the shoes (0) up to 35.

## The introduction

learn-insider-aim = In the middle is the INSIDER with { $count } tables. Whoever sits there when the last one is taken gets the number of the table, { $best } for the best; whoever has nobody there loses { $penalty }. Your seven pawns start in your corner.
learn-insider-tokens = Four Total OUT tokens stand around the INSIDER: nobody can walk in yet. A double on the dice or two Trendsetter cards move them. Until then, bring pawns near.
learn-insider-choose-seven = A turn begins with a choice. Take the 7 points: they are certain.
learn-insider-choose-roll = Now try the dice: 2 to 6 or 8 to 12 points, and with a double you may open the way by moving a Total OUT token.
learn-insider-choose-draw = { $count ->
    [one] You could draw { $count } card: one for each normal square with a pawn of yours. Or move on, as you like.
   *[other] You could draw { $count } cards: one for each normal square with a pawn of yours. Or move on, as you like.
}
learn-insider-move = { $points ->
    [one] { $points } point is left. Press a pawn, then a space with a number: that is what it costs. Big squares on the way to the middle are good places.
   *[other] { $points } points are left. Press a pawn, then a space with a number: that is what it costs. Big squares on the way to the middle are good places.
}
learn-insider-rob = You have met an opponent on a big square: you may take a card blindly. The pawn then stays there for this turn.
learn-insider-action = All points are used. You still have one action: look at your cards, play some of one kind, cycle one, or simply end your turn.
learn-insider-action-none = All points are used, and there is nothing more to do: end your turn.
learn-insider-seat = You have arrived. Choose a table: the highest number is best, but even a 0 saves you from losing { $penalty }.
learn-insider-react = You are attacked. With enough Bodyguards you can counter; otherwise let it pass.
learn-insider-target = Choose on the board what your cards hit. What can be chosen is green.
learn-insider-watch = The other player’s turn. What happens is told above the board and stays marked until you act.
learn-insider-cards = { $count ->
    [one] Your cards: press a kind to see what one, two or three of them do together. Of { $card } you have { $count }. A set is your one action of a turn.
   *[other] Your cards: press a kind to see what one, two or three of them do together. Of { $card } you have { $count }, so they can be played as a set. A set is your one action of a turn.
}
learn-insider-attack = Powers with a star can be countered: the one who is hit is asked and needs as many Bodyguards as cards were played. Everybody entitled is asked, whatever they hold.
learn-insider-evaluation = When the last table is taken, everybody is paid and the guests go home; then the next card is turned up. This is number { $number } of at most seven. Beside each name you see what everybody would get now.
learn-insider-end = Whoever reaches 35 points, or has most after the seventh evaluation, wins. The game goes on: you know all you need.
