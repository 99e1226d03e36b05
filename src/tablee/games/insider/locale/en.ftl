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
