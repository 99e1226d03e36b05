## The game

game-title = Insider
game-tagline = Lead your company from the edge of the city to the best tables of its trendiest restaurant, and never be absent when the bill comes.
game-summary =
    Each player leads a company of seven pawns from its corner of the city to the
    INSIDER, the restaurant in the middle. Whoever arrives takes a table of the
    face-up evaluation card. When the last table is taken the card is scored:
    every company gets the values of its tables, and an absent company loses
    points. Then the guests go home and the next card is turned up.
    On your turn take seven movement points, or throw the dice, or draw action
    cards for the big squares where your pawns stand. A pawn that reaches a square
    with a rival's pawn may rob a card. Played in sets of one, two or three, cards
    swap pawns, fly them, spread scandal or move the four Total OUT tokens, which
    at first close every way in. Bodyguards ward off attacks.
    Whoever first has 35 points wins; otherwise the highest score after seven
    evaluations.

## Names

company-red = Red
company-blue = Blue
company-green = Green
company-yellow = Yellow
card-ADM = Administrator
card-HEL = Helicopter
card-SCA = Scandal
card-TRE = Trendsetter
card-BOD = Bodyguard
card-unseen = an unseen card
power-ADM1 = Administrator
power-ADM2 = Administrator, two cards
power-ADM3 = Special VIP
power-HEL1 = Helicopter
power-HEL2 = Helicopter, two cards
power-HEL3 = Meeting
power-SCA1 = Scandal
power-SCA2 = Rumours
power-SCA3 = Bomb threat
power-TRE1 = Trendsetter
power-TRE2 = Total OUT
power-TRE3 = Media hype
power-BOD1 = Bodyguard
power-BOD2 = Two Bodyguards
power-BOD3 = Three Bodyguards
power-double = Relocation after a double
effect-ADM1 = Two pawns of different companies on outer squares change places. The owners may counter with 1 Bodyguard.
effect-ADM2 = Two pawns of different companies on normal squares or at tables change places. The owners may counter with 2 Bodyguards.
effect-ADM3 = You seat all the guests of the restaurant anew. All opponents together may repel it with 3 Bodyguards.
effect-HEL1 = One of your pawns flies from an outer square to another outer square. Nobody can counter.
effect-HEL2 = One of your pawns flies to any normal square or into the INSIDER, or out of it. Nobody can counter.
effect-HEL3 = All pawns of one opponent go home. The victim may counter with 3 Bodyguards.
effect-SCA1 = One opponent skips the next turn. The victim may counter with 1 Bodyguard.
effect-SCA2 = One opponent moves with a single die until the next evaluation. The victim may counter with 2 Bodyguards.
effect-SCA3 = All pawns of all companies, yours too, go home; the evaluation card goes unscored under its pile. Any opponent may counter with 3 Bodyguards.
effect-TRE1 = You take another turn at once, without any action in it. Only when no points are left. Nobody can counter.
effect-TRE2 = You move none, one or two Total OUT tokens. Nobody can counter.
effect-TRE3 = The evaluation card is scored at once, however many tables are taken. Any opponent may counter with 3 Bodyguards.
effect-BOD1 = Counters an action of one card with a star. Played out of turn only.
effect-BOD2 = Counters an action of two cards with a star. Played out of turn only.
effect-BOD3 = Counters an action of three cards with a star. Played out of turn only.
way-N = north
way-E = east
way-S = south
way-W = west
word-square = big square
word-normal = normal square
word-outer = outer square
word-inner = inner square
word-path = path square
word-base = start square
word-centre = INSIDER
word-table = table
word-pawn = pawn
word-company = company
word-staircase = staircase
word-shoes = shoes
word-cellar = cellar
word-score = publicity points
word-point = movement point
word-token = Total OUT token
word-hand = hand
word-card = action card
word-deck = draw pile
word-discard = discard pile
word-evaluation = evaluation
word-evaluation-card = evaluation card
word-penalty = penalty for absence
word-turn = turn
word-extra-turn = extra turn
word-rumours = rumours
word-skip = skips the next turn
word-rob = rob
word-cycle = cycle
word-starred = can be countered
word-home = at home
word-under-way = under way
word-seated = seated
the-company = { $company ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}
the-rival = { $rival ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}
the-first = { $company1 ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}
the-second = { $company2 ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}
the-card = { $card ->
    [ADM] Administrator
    [HEL] Helicopter
    [SCA] Scandal
    [TRE] Trendsetter
   *[BOD] Bodyguard
}
the-power = { $power ->
    [ADM1] Administrator
    [ADM2] Administrator (two cards)
    [ADM3] Special VIP
    [HEL1] Helicopter
    [HEL2] Helicopter (two cards)
    [HEL3] Meeting
    [SCA1] Scandal
    [SCA2] Rumours
    [SCA3] Bomb threat
    [TRE1] Trendsetter
    [TRE2] Total OUT
   *[TRE3] Media hype
}

## Prompts: who must do what, and what can be typed

prompt-start = { $player } begins the turn: seven points, the dice or cards.
prompt-move = { $player } moves.
prompt-action = { $player } may still act, or ends the turn.
prompt-seat = { $player } has a pawn in the INSIDER and chooses its table.
prompt-adm-a = { $player } names the first pawn to be exchanged.
prompt-adm-b = { $player } names the second pawn to be exchanged.
prompt-hel-pawn = { $player } chooses the pawn that flies.
prompt-hel-to = { $player } chooses where the pawn lands.
prompt-victim = { $player } chooses whom to attack.
prompt-out-from = { $player } chooses a Total OUT token to move.
prompt-out-to = { $player } chooses a new square for the Total OUT token.
prompt-react = { $player } is asked: Bodyguards, or let it pass?
prompt-pledge = { $player } is asked: how many Bodyguards against the Special VIP?
prompt-vip = { $player } rearranges the tables.
prompt-start-you = Your turn: take seven points, throw the dice or draw cards.
prompt-move-you = Move your pawns. During the move you may rob, and play one set of cards.
prompt-action-you = No points are left: play a set, cycle a card, or end your turn.
prompt-seat-you = Your pawn is in the INSIDER: choose its table.
prompt-adm-a-you = Name the first pawn to be exchanged.
prompt-adm-b-you = Name the second pawn: of another company, in another place.
prompt-hel-pawn-you = Choose the pawn that flies.
prompt-hel-to-you = Choose where your pawn lands.
prompt-victim-you = Choose whom you attack.
prompt-out-from-you = Choose the Total OUT token you move.
prompt-out-to-you = Choose a new square for the Total OUT token.
prompt-react-you = You are asked: do you counter with Bodyguards, or let it pass?
prompt-pledge-you = You are asked: how many Bodyguards do you pledge against the Special VIP?
prompt-vip-you = Rearrange the tables: who sits at the next one?

help-start = Take exactly seven movement points: "move7". Or throw both dice: "roll"; sevens are thrown again, and after a double you may move a Total OUT token. Or draw one action card for each normal square with pawns of yours: "draw"; that is then the whole turn. Who suffers from rumours throws one die instead: "roll1".
help-move = One point takes a pawn one space along a lane: "step 3 N" moves pawn 3 to the north. Pawns on path squares are jumped, and every jumped square costs a point. All points must be spent; "forfeit" gives them up when no step is possible. A pawn that has arrived on a square with a rival may rob a card: "rob 3 green". You may also play a set ("play ADM 2") or, after a double, move a token ("relocate").
help-action = You may play one set of cards ("play SCA 1"), move a token after a double ("relocate"), rob with pawns that have arrived ("rob 3 green"), or cycle a card, which ends the turn ("cycle BOD"). "end" ends the turn.
help-seat = Choose a free table: "table t2". Of several tables of the same value the first is offered.
help-adm-a = Name a pawn by company and number: "pawn green 1". With one card only pawns on outer squares can be exchanged, with two also those on inner squares and at tables.
help-adm-b = Name the other pawn: "pawn red 3". It must belong to another company and stand elsewhere.
help-hel-pawn = Name one of your pawns: "pawn red 3". It may not stand on a path or a start square, and it may not have robbed in this turn.
help-hel-to = Name the square where it lands: "to d4"; with two cards also the INSIDER: "to c3".
help-victim = Name the company you attack: "victim green".
help-out-from = Name the square of the token you want to move: "from c2". With Total OUT you may also stop: "stop".
help-out-to = Name its new square: "to e3". It must be a normal square without a token, and no base or pawn may end up enclosed. Pawns standing there go home.
help-react = "counter" plays the Bodyguards that cancel the attack; "pass" lets it happen. Everybody entitled is asked, even with too few Bodyguards.
help-pledge = "pledge 2" pledges two Bodyguards, "pledge 0" none. With three from all opponents together the Special VIP is repelled; otherwise the cards come back.
help-vip = The tables are filled from the best to the poorest: "sit red" seats a pawn of Red at the next one, "empty" leaves it free if there are tables to spare.

## Choices in words

do-move7 = take seven movement points
do-roll = throw both dice
do-roll1 = throw one die
do-draw = draw action cards
do-step = pawn { $pawn } to { $to } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
do-forfeit = give up the points that are left
do-rob = rob { the-company } with pawn { $pawn }
do-play = play { the-power }
do-relocate = move a Total OUT token
do-cycle = cycle a card: { the-card }
do-end = end the turn
do-table = take table { $table } (value { $value })
do-pawn = { the-company }, pawn { $pawn } on { $place }
do-from = the token on { $square }
do-to = { $square }
then-to = to { $square }
do-stop = move no more tokens
do-victim = { the-company }
do-pass = let it pass
do-counter = counter with Bodyguards
do-pledge = { $count ->
    [0] pledge no Bodyguards
    [one] pledge { $count } Bodyguard
   *[other] pledge { $count } Bodyguards
}
do-sit = { the-company } sits there
do-empty = leave it empty

## Refusals

refused-game-is-over = The game is over; the rest of the turn is not played.
refused-no-such-action = There is no action with the number { $action }.
refused-not-now = { $point ->
    [START] That cannot be done now: the turn begins with choosing seven points, the dice or cards.
    [MOVE] That cannot be done now: points are left to be spent.
    [ACTION] That cannot be done now: the movement is over.
    [SEAT] That cannot be done now: the pawn in the INSIDER must first get a table.
    [ADM_A] That cannot be done now: the Administrator needs a first pawn.
    [ADM_B] That cannot be done now: the Administrator needs a second pawn.
    [HEL_PAWN] That cannot be done now: first choose the pawn that flies.
    [HEL_TO] That cannot be done now: first choose where the pawn lands.
    [VICTIM] That cannot be done now: first choose whom to attack.
    [OUT_FROM] That cannot be done now: first choose a Total OUT token.
    [OUT_TO] That cannot be done now: the Total OUT token needs a new square.
    [REACT] That cannot be done now: the attack must be answered first.
    [PLEDGE] That cannot be done now: the Special VIP must be answered first.
    [VIP] That cannot be done now: the tables are being rearranged.
   *[OVER] That cannot be done any more.
}
refused-rumours = Rumours are about: until the next evaluation you move with one die ("roll1").
refused-no-rumours = Only who suffers from rumours moves with one die.
refused-nothing-to-draw = None of your pawns stands on a normal square, so there is no card to draw.
refused-hand-is-full = Nobody may hold more than 7 cards.
refused-no-draw-in-rumours = At this table nobody may draw cards while rumours are about.
refused-frozen = This pawn has robbed in this turn and cannot move any more.
refused-seated = A pawn at a table does not leave it on foot.
refused-no-lane = No lane leads that way.
refused-token-there = A Total OUT token stands on { $square }: no pawn may enter it and no second token may stand there.
refused-foreign-base = { $square } is a start square of another colour: only its own pawns may enter it.
refused-too-few-points = The step to { $square } costs { $cost }, but only { $points } are left.
refused-same-pawn = A pawn with a smaller number stands in the same place and can do just the same: name that one.
refused-has-not-arrived = Pawn { $pawn } has not arrived on a normal square in this turn other than the one it started from.
refused-nobody-to-rob = { the-rival } has no pawn on { $place }.
refused-no-such-rival = There is no such opponent.
refused-nothing-to-rob = { the-rival } holds no cards.
refused-robbed-already = This pawn may not rob { the-rival } (again) in this turn.
refused-action-is-used = The action of this turn is used: one set, one relocation or one cycled card.
refused-extra-turn = In an extra turn there is no action of any kind, only moving, drawing and robbing.
refused-step-first = At this table a pawn must step before cards are played or a token is moved.
refused-bodyguard-reacts = Bodyguards are never played in one's own turn, only as an answer to an attack.
refused-too-few-cards = This takes { $count } cards of this kind, and you hold { $held }.
refused-no-target = There is no target for it now.
refused-points-left = This is possible only when no points are left; there are { $points }.
refused-no-double = A token may be moved only after a double.
refused-no-relocation = No token can be moved from there without enclosing a base or a pawn.
refused-not-in-hand = You hold no card of this kind.
refused-after-drawing = After drawing nothing else is possible but what the table allows: to cycle a card or to end the turn.
refused-step-exists = A step is still possible, and all points must be used.
refused-table-is-taken = Table { $table } is taken.
refused-no-such-table = Card { $evaluation } has no table { $table }.
refused-same-value = A free table with a smaller number has the same value: take that one.
refused-pawn-out-of-reach = This pawn is out of the card's reach: not on a path or a start square, and with one card on outer squares only.
refused-same-company = The two pawns must belong to different companies and stand in different places.
refused-own-pawn-needed = At this table one of the two pawns must be your own.
refused-not-yours = Only your own pawns fly.
refused-out-of-range = The Helicopter does not land on { $square }: with one card on another outer square only, with two on any other normal square or in the INSIDER.
refused-would-be-enclosed = A pawn would be enclosed there: it could not reach the INSIDER any more.
refused-restaurant-is-near = This pawn sits in the INSIDER already; it may fly out, not to another table.
refused-no-token-there = No Total OUT token stands on { $square }.
refused-not-normal = { $square } is no normal square: tokens never stand on start squares or on the INSIDER.
refused-would-enclose = { $what ->
    [base] With a token on { $square } the base of { the-rival } ({ $place }) would be enclosed.
   *[pawn] With a token on { $square } the pawn of { the-rival } on { $place } would be enclosed.
}
refused-must-relocate = The relocation is announced: one token must be moved.
refused-skips-already = { the-rival } has a turn to skip already.
refused-rumoured-already = Rumours about { the-rival } are going round already.
refused-all-at-home = All pawns of { the-rival } are at home.
refused-none-to-seat = { the-rival } has no pawn left to be seated.
refused-no-table-to-spare = All the tables left are needed for the guests who are still waiting.
refused-too-few-bodyguards = You hold too few Bodyguards for that: { $held }.
refused-too-many-bodyguards = Three Bodyguards of all opponents together are enough; { $left } are missing.

## Events

event-begins = { $player } ({ the-company }) begins.
event-dealt = { $player } gets { $cards }.
event-card-up = Evaluation card { $evaluation } is turned up.
event-turn-begins = { $extra ->
    [0] { $player }: turn { $turn }.
   *[1] { $player }: extra turn ({ $turn }).
}
event-turn-skipped = { $player } skips a turn.
event-takes-seven = { $player } takes seven points.
event-thrown = { $points ->
    [0] { $player } throws { $die } and { $other }: a seven, again.
   *[other] { $other ->
        [0] { $player } throws { $die } with one die.
       *[other] { $player } throws { $die } and { $other }: { $points } points.
    }
}
event-drew = { $cards ->
    [unseen] { $count ->
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
   *[other] { $player } draws { $cards }.
}
event-reshuffled = { $count ->
    [one] The discard pile, { $count } card, becomes the draw pile.
   *[other] The discard pile, { $count } cards, is shuffled and becomes the draw pile.
}
event-stepped = { $player } moves pawn { $pawn } from { $from } to { $to }{ $cost ->
    [one] .
   *[other] {" "}({ $cost } points).
}
event-sat-down = { the-company }, pawn { $pawn }, sits down at { $table } (value { $value }).
event-robbed = { $card ->
    [unseen] { $player } robs { the-rival } of a card on { $square }.
   *[other] { $player } robs { the-rival } of a card on { $square }: { the-card }.
}
event-played = { $player } plays { the-power }.
event-relocates = { $player } moves a Total OUT token after the double.
event-cycled = { $player } discards { the-card } to draw another card.
event-forfeited = { $points ->
    [one] { $player } cannot move: { $points } point is lost.
   *[other] { $player } cannot move: { $points } points are lost.
}
event-pawns-named = { $player } names pawn { $pawn1 } of { the-first } and pawn { $pawn2 } of { the-second }.
event-victim-named = { $player } attacks { the-rival }.
event-passed = { $player } lets it pass.
event-countered = { $count ->
    [one] { $player } counters with { $count } Bodyguard.
   *[other] { $player } counters with { $count } Bodyguards.
}
event-pledges = { $player } pledges { $count }; together { $total } of 3.
event-pledges-return = { $total ->
    [one] Not enough: { $total } Bodyguard goes back to its owner.
   *[other] Not enough: { $total } Bodyguards go back to their owners.
}
event-repelled = { the-power } is repelled.
event-swapped = Pawn { $pawn1 } of { the-first } is now on { $to }, pawn { $pawn2 } of { the-second } on { $from }.
event-flew = { $player } flies pawn { $pawn } from { $from } to { $to }.
event-sent-home = { the-company }, pawn { $pawn }, goes home from { $from }.
event-meeting = { $count ->
    [one] Meeting of { the-rival }: { $count } pawn goes home.
   *[other] Meeting of { the-rival }: { $count } pawns go home.
}
event-scandal = Scandal: { the-rival } will skip a turn.
event-rumours-spread = Rumours: { the-rival } moves with one die until the next evaluation.
event-bomb-threat = Bomb threat! The restaurant and the streets are cleared.
event-card-under = Evaluation card { $evaluation } goes unscored under the pile.
event-token-moved = { $player } moves a Total OUT token from { $from } to { $to }.
event-rearranges = { $player } rearranges the tables.
event-left-empty = Table { $table } stays empty.
event-evaluated = Evaluation no. { $number }: card { $evaluation }.
event-scored = { $present ->
    [0] { $player } is absent: { $points }, which makes { $total }.
   *[1] { $player } gets { $points }, which makes { $total }.
}
event-rumours-end = The rumours are over.
event-ended = { $reason ->
    [goal] The top of the staircase is reached: that is the end.
    [evaluations] That was the seventh evaluation: the end.
   *[turns] The agreed number of turns is played: the end.
}

## Ends and results

end-goal = A company has reached the top of the staircase.
end-evaluations = The seventh evaluation is done.
end-turns = The agreed number of turns has been played.
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

option-path_len = Path squares
option-path_len-help = How many path squares each lane between two big squares has. More of them make a longer game.
option-path_len-1 = one per lane
option-path_len-2 = two per lane
option-path_len-3 = three per lane
option-floor = Cellar
option-floor-help = How deep the cellar lies: no score falls below it.
option-floor--7 = seven steps down
option-floor--5 = five steps down
option-floor--10 = ten steps down
option-jump_cost = Jumps
option-jump_cost-help = Whether the path squares that a pawn jumps over cost points.
option-jump_cost-counted = jumped squares count
option-jump_cost-free = a jump costs one point
option-cards_before_first_step = Cards before moving
option-cards_before_first_step-help = Whether a set may be played, or a token moved after a double, before the first step of a turn.
option-cards_before_first_step-true = allowed
option-cards_before_first_step-false = only after the first step
option-rob_scope = Robbing
option-rob_scope-help = How often a player may rob in one turn.
option-rob_scope-pawn_and_opponent = each pawn once from each opponent
option-rob_scope-per_pawn = each pawn once
option-rob_scope-once_per_turn = once in a turn
option-cycle_after_draw = Cycling after drawing
option-cycle_after_draw-help = Whether a card may be cycled after a drawing turn.
option-cycle_after_draw-true = allowed
option-cycle_after_draw-false = not allowed
option-rumours_may_draw = Drawing in spite of rumours
option-rumours_may_draw-help = Whether a player who suffers from rumours may draw cards.
option-rumours_may_draw-true = allowed
option-rumours_may_draw-false = not allowed
option-admin_needs_own_pawn = Administrator
option-admin_needs_own_pawn-help = Whether one of the two pawns that change places must be the player's own.
option-admin_needs_own_pawn-true = one own pawn needed
option-admin_needs_own_pawn-false = any two pawns
option-bomb_counter = Bodyguards against a Bomb threat
option-bomb_counter-help = What three Bodyguards save from a Bomb threat.
option-bomb_counter-cancels_all = they cancel it for everybody
option-bomb_counter-protects_self = they save only their owner's pawns
option-scandal_adds_up = Several Scandals
option-scandal_adds_up-help = Whether a player can be made to skip several turns.
option-scandal_adds_up-true = they add up
option-scandal_adds_up-false = one at a time
option-turn_cap = Turn limit
option-turn_cap-help = After so many turns the game ends as after the seventh evaluation. Most games take 40 to 80 turns.

## Complaints about editions, typed actions and positions

edition-companies = There are four companies; this edition lists { $count }.
edition-colour = The companies stand in the order red, blue, green, yellow; this one must be "{ $expected }".
edition-base = A base is one of the corners a1, a5, e5, e1, and each corner belongs to one company; { $value } does not fit.
edition-seats = For { $count } players the edition must name { $count } different companies.
edition-square = A big square is named by column and row, a1 to e5; "{ $value }" does not fit.
edition-centre = The INSIDER is the square in the middle of the city: c3.
edition-inner = The inner squares must be the four squares with a lane to the INSIDER.
edition-lane = A lane joins two neighbouring squares, the smaller name first, such as c2-c3, and is listed once; "{ $lane }" does not fit.
edition-lanes = Every square needs a lane, and a start square exactly two; { $square } has { $count }.
edition-action = There are 55 action cards; these numbers make { $count }.
edition-tables = Card { $card } needs the values of { $count } tables, whole numbers from 0 to 20, the best first.
company-not-playing = The company "{ $company }" does not take part in this game.
company-is-own = { the-company } is the company whose turn it is; name an opponent.
position-impossible = This cannot be in a position: { $where }.

## The rule book: board

clause-INS-001 = The board shows 25 big squares joined by lanes, and a staircase on which the scores are kept.
clause-INS-002 = The big squares form a grid of five by five. Columns are called a to e, rows 1 to 5.
clause-INS-003 = The four corners a1, a5, e5 and e1 are the start squares or bases, one for each colour.
clause-INS-004 = The square in the middle, c3, is the INSIDER: the restaurant where everybody wants to be seen.
clause-INS-005 = The four squares next to the INSIDER, c2, b3, d3 and c4, are the inner squares.
clause-INS-006 = The 16 big squares that are neither corner nor centre nor inner squares are outer squares. Inner and outer squares together are the 20 normal squares.
clause-INS-007 = A lane joins two big squares that lie side by side in a row or a column. There are 40 lanes and no diagonals.
clause-INS-008 = Every lane has the same number of path squares between its two ends: one, unless the table has agreed on two or three.
clause-INS-009 = Exactly two lanes lead out of a start square.
clause-INS-010 = On foot, the INSIDER is reached only from the four inner squares, through the lanes that end there.
clause-INS-011 = Any number of pawns of any colours may stand together on a normal square.
clause-INS-012 = On a path square there is room for one pawn only, whatever its colour.
clause-INS-013 = A start square may be entered, crossed and occupied only by pawns of its own colour, by as many as you like.
clause-INS-014 = Start squares of colours that nobody plays are closed to everybody.
clause-INS-015 = Your own pawns may walk back onto your start square and through it.
clause-INS-016 = The INSIDER has room for as many pawns as the face-up evaluation card has tables, one pawn at each table.
clause-INS-017 = No pawn may enter, cross or occupy a square that carries a Total OUT token.
clause-INS-018 = Total OUT tokens stand on normal squares only, never on a path, a start square or the INSIDER.
clause-INS-019 = A square carries at most one Total OUT token.

## The rule book: set-up

clause-INS-020 = All markers start on the shoes of the staircase: everybody has 0 publicity points.
clause-INS-021 = The four Total OUT tokens start on the inner squares c2, b3, d3 and c4. At first nobody can walk into the INSIDER.
clause-INS-022 = The action cards are shuffled and everybody gets seven. The others form the face-down pile; the discard pile is empty.
clause-INS-023 = All seven pawns of a player start on that player's base.
clause-INS-024 = Which evaluation cards are used depends on the number of players: those with 3, 4 and 5 tables for two, with 4, 5 and 6 for three, with 5, 6 and 7 for four. That makes 12 cards each time.
clause-INS-025 = These 12 cards are shuffled and seven of them, unseen, become the evaluation pile. The five others stay out of the game, and nobody sees them.
clause-INS-026 = The top card of the evaluation pile is turned face up; six remain beneath.
clause-INS-027 = Bases in clockwise order of seats: a1 and e5 for two players; a1, a5 and e5 for three; a1, a5, e5 and e1 for four.
clause-INS-028 = Lots decide who begins; then play goes clockwise.

## The rule book: the turn

clause-INS-040 = A turn begins with one choice out of three: move with seven points, roll the dice, or draw cards.
clause-INS-041 = Whoever does not roll has exactly seven movement points.
clause-INS-042 = Whoever rolls throws both dice. A total of seven is thrown again until something else comes; the total is the number of movement points (2 to 6 or 8 to 12).
clause-INS-043 = After a roll there is no going back to the seven points.
clause-INS-044 = If the throw that counts is a double, the player may also relocate one Total OUT token. This is then the action of the turn.
clause-INS-045 = Whoever draws cards does not move (INS-090 to INS-094).
clause-INS-046 = With the draw the turn is over: no card is played or cycled and nobody is robbed. (By table option, a card may still be cycled after drawing.)
clause-INS-047 = Drawing may be chosen only if it brings at least one card. Nobody may simply pass.
clause-INS-048 = In a turn with movement there is one action: play a set of one to three identical cards, or relocate a token after a double, or cycle one card, or nothing.
clause-INS-049 = A set of cards, like the relocation after a double, may be used during the movement or after it.
clause-INS-050 = Once the choice is made and the dice have come to rest, a set may be played, even before the first step. (By table option, only after it.)
clause-INS-051 = A card may be cycled only when no movement points are left, and this ends the turn.
clause-INS-052 = After movement and action it is the turn of the next player clockwise, unless that player must skip it (INS-152) or an extra turn follows (INS-166).
clause-INS-053 = Robbing is not an action. It goes together with any action in the same turn.

## The rule book: movement

clause-INS-060 = Movement points may be shared among one's own pawns in any way and in any order.
clause-INS-061 = One point takes a pawn to the next space along a lane: from a big square to a path square, from there to the next space, and so on.
clause-INS-062 = All points must be used; the only exception is INS-072.
clause-INS-063 = A pawn may jump over pawns that stand on path squares, whether they are its own colour or not.
clause-INS-064 = A jump goes straight on along the lane to the first space where the pawn may stand. Every pawn jumped over costs one point more. (By table option, a jump costs one point in all.)
clause-INS-065 = A jump needs enough points, and a landing space that the pawn may enter.
clause-INS-066 = A pawn never stops on a path square that is taken.
clause-INS-067 = A pawn may turn round whenever it likes, within one turn too.
clause-INS-068 = A pawn may walk onto a path square that leads only to a Total OUT token or to somebody else's base, although it can only come back from there.
clause-INS-069 = A pawn that reaches the INSIDER sits down at once, at a free table of its owner's choice.
clause-INS-070 = A pawn at a table does not walk away and does not change its table with movement points, and nobody walks through the INSIDER. It need not be reached with an exact count: points left over go to other pawns.
clause-INS-071 = As soon as the last free table is taken the card is evaluated, in the middle of a movement if need be.
clause-INS-072 = If points are left but no pawn of one's own can take a step, and no action makes one possible, these points are lost.
clause-INS-073 = After an evaluation in mid-move the turn goes on with the remaining points. Pawns just sent home may move again; those who arrive sit at the new card.
clause-INS-074 = A pawn that has robbed somebody stays where it is for the rest of the turn.

## The rule book: robbing

clause-INS-080 = Whoever, in this turn, has brought a pawn to a square where an opponent has one may take an action card from that opponent.
clause-INS-081 = This counts on normal squares only, never on paths, on start squares or in the INSIDER.
clause-INS-082 = Nobody has to rob.
clause-INS-083 = If several opponents have pawns on that square, the pawn that arrived may take one card from each of them, however many pawns each has there. (By table option, one card per pawn or one per turn.)
clause-INS-084 = Several pawns may rob in the same turn, on the same square too; each pawn robs each opponent once a turn at most.
clause-INS-085 = The card is drawn blindly from the other's hand. Only the robber and the robbed get to know which one it is.
clause-INS-086 = A pawn has arrived if it came by a step or by its owner's Helicopter, to a square other than the one where it stood when the turn began. Being swapped there does not count.
clause-INS-087 = With seven cards in hand one cannot rob, and whoever has no cards cannot be robbed.
clause-INS-088 = After the arrival the robbery may be done at any moment of the turn, as long as the pawn is still there. What counts is whether the opponent has a pawn there at that moment.
clause-INS-089 = A robbed card may be played in the same turn. No Bodyguard protects against robbing.

## The rule book: drawing cards

clause-INS-090 = Drawing brings one card for each normal square on which the player has at least one pawn.
clause-INS-091 = The INSIDER, the base and path squares bring nothing, and several pawns on one square count once.
clause-INS-092 = Nobody holds more than seven cards: at seven the drawing stops.
clause-INS-093 = As many cards are drawn as INS-090 gives and the hand can take; taking fewer is not possible.
clause-INS-094 = Cards drawn in a turn cannot be played in that turn.
clause-INS-095 = If a card is to be drawn and the pile is empty, the discard pile is shuffled and becomes the pile.
clause-INS-096 = The hands hold 28 cards at most, so pile and discard pile together always have 27 or more: there is always a card to draw.

## The rule book: playing cards

clause-INS-100 = A set is made of one, two or three identical cards played together. Their number is the level of what happens.
clause-INS-101 = Only one set is played in a turn, and so only one kind of card.
clause-INS-102 = More than three cards cannot be played as one set.
clause-INS-103 = Bodyguards are never played in one's own turn, only as an answer. They may be cycled like any other card.
clause-INS-104 = A set may be played only if there is something it can be aimed at. Bomb threat, Trendsetter and Media hype aim at nothing, and Total OUT may leave all tokens where they are: these four can always be played.
clause-INS-105 = Order of play: the cards go face up to the discard pile; the player names everything they aim at; whoever is entitled may counter; then it happens. With Special VIP the tables are arranged only after the answers.
clause-INS-106 = A set that has been announced cannot be taken back. If it is countered, its cards are spent and the action of the turn is used up.
clause-INS-107 = Instead of playing a set or relocating a token after a double, a player may cycle a card: discard one and draw one.
clause-INS-108 = For this it takes at least one card in hand; it is possible with seven too.
clause-INS-109 = The actions with a star can be countered: Administrator at all three levels, Meeting, Scandal, Rumours, Bomb threat and Media hype. Helicopter with one or two cards, Trendsetter and Total OUT cannot.

## The rule book: Administrator

clause-INS-120 = With one or two Administrators, two pawns exchange their places.
clause-INS-121 = Pawns on paths or start squares can never be exchanged.
clause-INS-122 = With one card both pawns must stand on outer squares, so neither on an inner square nor at a table.
clause-INS-123 = With two cards each of the pawns may stand on any normal square or sit at a table.
clause-INS-124 = The two pawns have different colours and different places. Neither needs to belong to the player. (By table option, one of them must.)
clause-INS-125 = With two cards, two seated pawns of different colours may exchange their tables.
clause-INS-126 = A pawn exchanged with a seated one takes exactly that table, and the other its square. As many pawns are seated as before, so there is no evaluation.
clause-INS-127 = A pawn that has robbed somebody may be exchanged. The exchange neither holds a pawn nor sets it free.
clause-INS-128 = An exchange that would leave one of the two pawns enclosed (INS-203) is not allowed.
clause-INS-129 = Every opponent who owns one of the two pawns may counter.
clause-INS-130 = Three cards are the Special VIP: the player arranges all seated pawns anew, just as they like.
clause-INS-131 = All tables of the face-up card may be used for this, free ones too; each colour keeps the number of its seated pawns. At least one pawn must be seated.
clause-INS-132 = The opponents may repel the Special VIP together: their Bodyguards are added up, and three are needed.

## The rule book: Helicopter

clause-INS-135 = With one or two Helicopters the player flies a pawn of their own from a big square to another big square.
clause-INS-136 = It may neither take off from a path or a start square nor land on one.
clause-INS-137 = With one card the flight goes from an outer square to an outer square.
clause-INS-138 = With two cards it may go to any normal square or into the INSIDER.
clause-INS-139 = With two cards a seated pawn may also fly out, to a normal square, but not to another table.
clause-INS-140 = The destination must be free of a Total OUT token; those on the way do not matter. With two cards one can fly into the INSIDER even if all four ways in are closed.
clause-INS-141 = A pawn flown into the INSIDER sits down at a free table of its owner's choice. If it was the last one, the evaluation follows at once.
clause-INS-142 = A pawn that has robbed somebody cannot fly. A pawn that has flown may go on walking with the points that are left, or rob (INS-086).
clause-INS-143 = A pawn may not fly to a square where it would be enclosed.
clause-INS-144 = Three cards are the Meeting: one opponent of the player's choice sends all pawns home at once, seated ones and those on paths included.
clause-INS-145 = The victim of a Meeting must have at least one pawn away from home.
clause-INS-146 = Only the victim may counter a Meeting, with three Bodyguards.

## The rule book: Scandal

clause-INS-150 = One Scandal: an opponent of the player's choice skips the next turn.
clause-INS-151 = An opponent who still has a turn to skip cannot be chosen; skipped turns do not add up. (By table option they do.)
clause-INS-152 = Whoever skips loses the whole turn: no movement, no drawing, no card. The skip is then used up. Bodyguards may still be used, and one can still be robbed.
clause-INS-153 = Two cards are Rumours: an opponent of the player's choice moves with a single die until the next evaluation.
clause-INS-154 = Whoever is the subject of Rumours has neither the seven points nor two dice, but rolls one die, whose number is the number of movement points.
clause-INS-155 = With one die nothing is thrown again and there is no double. Cards may be played as usual.
clause-INS-156 = Whoever is the subject of Rumours may draw cards instead of moving. (By table option, not.)
clause-INS-157 = An opponent who is already the subject of Rumours cannot be chosen for them again.
clause-INS-158 = Rumours end for everybody at the next evaluation, whatever brought it about. Points already rolled stay as they are.
clause-INS-159 = A Bomb threat is not an evaluation and does not end Rumours.
clause-INS-160 = Three cards are the Bomb threat: all pawns of all players, the attacker's too, return to their bases at once.
clause-INS-161 = The face-up evaluation card goes unscored under the evaluation pile, and the top card of the pile is turned face up.
clause-INS-162 = If the pile is empty, the same card is turned up again. The number of evaluations does not change.
clause-INS-163 = Scandal and Rumours may be countered only by the victim. A Bomb threat may be countered by any opponent alone with three Bodyguards; this saves everybody. (By table option, only that opponent's pawns.)

## The rule book: Trendsetter

clause-INS-165 = One Trendsetter: the player takes another turn at once.
clause-INS-166 = A Trendsetter may be played only when no movement points are left. It ends the present turn and the extra turn begins.
clause-INS-167 = In the extra turn no action card may be played.
clause-INS-168 = There is no other action in the extra turn either: no relocation after a double, no cycling. All three kinds of turn are open, and robbing is allowed. Whoever is the subject of Rumours has only one die or the draw there, too.
clause-INS-169 = The extra turn is a new turn: pawns that have robbed may move again, and arrivals count anew.
clause-INS-170 = Two cards are Total OUT: the player relocates none, one or two Total OUT tokens.
clause-INS-171 = Two relocations are made one after the other, and each must be allowed by itself. The same token may be moved twice.
clause-INS-172 = Three cards are the Media hype: the face-up card is evaluated at once, however many tables are taken, even none.
clause-INS-173 = A Media hype is a normal evaluation: the card leaves the game and counts as one of the seven.
clause-INS-174 = Any opponent alone may counter a Media hype with three Bodyguards.

## The rule book: Bodyguard

clause-INS-180 = Bodyguards cancel an action with a star completely. They are played out of turn, as a direct answer to it.
clause-INS-181 = It takes exactly as many Bodyguards as the level of the action; they go to the discard pile.
clause-INS-182 = Who may counter: against an Administrator with one or two cards the owners of the two pawns; against Special VIP all opponents together; against Meeting, Scandal and Rumours the victim; against Bomb threat and Media hype any opponent alone.
clause-INS-183 = Those entitled are asked one by one, clockwise from the attacker. The first who counters ends the questions.
clause-INS-184 = Everybody entitled is asked, whatever their hand; with too few Bodyguards one can only let it pass. So neither the question nor the time it takes betrays a hand. A player may leave an order always to let it pass; it is carried out after the same pause as any answer.
clause-INS-185 = Against Special VIP the opponents pledge Bodyguards openly, in order, one round: as many as they have and as are still missing to three. With three it is repelled and the cards are discarded; otherwise all of them return to their owners and the arrangement follows. Until then they count as cards in hand.
clause-INS-186 = A counter cannot itself be countered.
clause-INS-187 = A player may counter as often as the cards allow between two turns of their own.

## The rule book: moving Total OUT tokens

clause-INS-195 = Total OUT tokens are moved only after a double (one) or with two Trendsetters (up to two).
clause-INS-196 = A token may be taken from any square and put on any normal square without one. It must change its square.
clause-INS-197 = It may be put on a square with pawns: all of them, one's own included, go home.
clause-INS-198 = No placement may leave a pawn or a base completely enclosed.
clause-INS-199 = Only the bases of players in the game are looked at, and pawns at tables are not.
clause-INS-200 = For this, one looks at all spaces except squares with tokens and other colours' bases. Other pawns are not in the way, and the INSIDER is a goal but no thoroughfare.
clause-INS-201 = If the four tokens stand as at the beginning, on c2, b3, d3 and c4, nothing counts as enclosed.
clause-INS-202 = Otherwise a base or a pawn is enclosed exactly if no way leads from it to the INSIDER.
clause-INS-203 = The same holds for the two pawns of an exchange and for a pawn that flies, on their new squares. A pawn that gets to a table is not looked at.
clause-INS-204 = This is looked at after the pawns on the token's new square have gone home.
clause-INS-205 = The relocation after a double is offered only if at least one is allowed. It may be declined until the turn ends, but once announced it must be made.

## The rule book: evaluation

clause-INS-210 = The face-up card is evaluated when none of its tables is free any more, or by a Media hype.
clause-INS-211 = Whoever has at least one pawn at a table gains the numbers of their tables added up. That may be 0.
clause-INS-212 = Whoever has no pawn at a table loses the points shown on the card for absence.
clause-INS-213 = A score may be negative, but never falls below the cellar, at −7. (By table option at −5 or −10.)
clause-INS-214 = All scores change at the same time. Scores above 35 are kept exactly.
clause-INS-215 = The card leaves the game and Rumours end. Then it is seen whether the game is over (INS-230 to INS-235).
clause-INS-216 = All seated pawns go home; all others stay where they are.
clause-INS-217 = The next card of the evaluation pile is turned face up.
clause-INS-218 = A turn still to be skipped, the Total OUT tokens and the hands are not touched by an evaluation.

## The rule book: end of the game

clause-INS-230 = If a player has 35 points or more after an evaluation, the game ends at once.
clause-INS-231 = After the seventh evaluation the game ends in any case.
clause-INS-232 = The highest score wins, also if several players reach 35 in the same evaluation.
clause-INS-233 = Players who share the highest score share the victory.
clause-INS-234 = Points are won and lost only in evaluations. Once the game has ended, the rest of the running turn is not played.
clause-INS-235 = So that no game lasts for ever, it ends after an agreed number of turns (400 unless the table says otherwise) as if after the seventh evaluation; the face-up card is not scored. Extra turns count, skipped ones do not. This is a rule of the house, not of the box.

## The rule book: what always holds

clause-INS-240 = The pile, the discard pile and all hands together always hold 55 action cards, 11 of each kind.
clause-INS-241 = Every hand has 0 to 7 cards.
clause-INS-242 = Four Total OUT tokens always stand on four different normal squares, and no pawn stands with one.
clause-INS-243 = On a path square there is never more than one pawn, on a base never a pawn of another colour, and everybody always has seven pawns.
clause-INS-244 = Between two decisions at least one table of the face-up card is free, and no table has two pawns.
clause-INS-245 = The evaluations that have been made, the face-up card and the evaluation pile always add up to seven.
clause-INS-246 = As long as the game runs, every score lies between the cellar and 34.
clause-INS-247 = No base in use and no pawn outside the tables is ever enclosed.
clause-INS-248 = A player has 0 to 12 movement points. Exactly one player has to decide, and always has at least one choice.
clause-INS-249 = At most one action is used in a turn, and none in an extra turn.

## The coach: what counts in a position

term-points = { $way ->
    [up] the evaluations bring you more
   *[down] the evaluations bring you less
}
term-way = { $way ->
    [up] your pawns are nearer to good tables
   *[down] your pawns are farther from good tables
}
term-hand = { $way ->
    [up] your hand is worth more
   *[down] your hand is worth less
}
term-skip = { $way ->
    [up] you avoid losing a turn
   *[down] you will lose a turn
}
term-rumours = { $way ->
    [up] no rumours slow you down
   *[down] rumours slow you down
}
term-turn = { $way ->
    [up] you keep more movement points
   *[down] you keep fewer movement points
}
term-opening = { $way ->
    [up] you are the one who opens the centre
   *[down] you do not open the centre yourself
}
term-attack = { $way ->
    [up] you have more to hope for from an attack
   *[down] you have less to hope for from an attack
}
term-threat = { $way ->
    [up] the announced attack works out better for you
   *[down] the announced attack works out worse for you
}
term-rival = { $way ->
    [up] your best rival is worse off
   *[down] your best rival is better off
}
