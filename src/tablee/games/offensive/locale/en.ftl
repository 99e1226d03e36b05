## The game

game-title = Offensive
game-tagline = Red attacks across the river, Blue holds the town: hidden units, dice, cards that can be countered.
game-summary =
    Red must take objective squares, Blue must hold them until the last turn. Whoever
    has no tank, no mechanised infantry and no infantry left has lost at once.
    Pieces lie face down: everybody sees where they stand, but what they are only
    when an enemy unit explores them, when they fight or when a card uncovers them.
    In your manche you first play Offensive cards, which your opponent may counter,
    then move and fight with your units in any order. Combat is two dice and a
    modifier for each side, by type of unit and by the terrain of the defender;
    who is attacked a second time by another unit defends with one die only.
    Engineers cross rivers and lay barricades and mines; artillery needs somebody
    who sees the target.

## Names

kind = { $kind ->
    [TNK] tank
    [MEC] mechanised infantry
    [INF] infantry
    [HUN] tank hunter
    [EXP] explorer
    [ENG] engineers
    [MOR] tank mortar
    [ART] heavy artillery
    [MPO] military police
    [AGR] armed group
    [BAR] barricade
    [MIN] mines
    [EXB] explosive charge
    [SAB] sabotage
    [DEM] demonstration
    [hidden] face-down marker
   *[other] piece
}
marker = { $marker ->
    [BAR] barricade
    [MIN] mines
    [EXB] explosive charge
    [SAB] sabotage
    [DEM] demonstration
   *[other] marker
}
card = { $card ->
    [C01] Forced march
    [C02] Road column
    [C03] Pontoon
    [C04] Off-map artillery
    [C05] Air strike
    [C06] Preparatory fire
    [C07] High morale
    [C08] Assault
    [C09] Entrench
    [C10] Fire at will
    [C11] Drone
    [C12] Intelligence
    [C13] Camouflage
    [C14] Sabotage
    [C15] Demonstration
    [C16] Scatter mines
    [C17] Clearing
    [C18] Mediation
    [C19] Reinforcement
    [C20] Resupply
    [C21] Jamming
    [C22] Breakdown
    [C23] Counter-order
    [C24] Air defence
    [C25] Counter-battery
   *[other] { $card }
}
cancelled-card = { $cancelled ->
    [C01] Forced march
    [C02] Road column
    [C03] Pontoon
    [C04] Off-map artillery
    [C05] Air strike
    [C06] Preparatory fire
    [C07] High morale
    [C08] Assault
    [C09] Entrench
    [C10] Fire at will
    [C11] Drone
    [C12] Intelligence
    [C13] Camouflage
    [C14] Sabotage
    [C15] Demonstration
    [C16] Scatter mines
    [C17] Clearing
    [C18] Mediation
    [C19] Reinforcement
    [C20] Resupply
    [C21] Jamming
    [C22] Breakdown
    [C23] Counter-order
    [C24] Air defence
    [C25] Counter-battery
   *[other] { $cancelled }
}
kind-TNK = tank
kind-MEC = mechanised infantry
kind-INF = infantry
kind-HUN = tank hunter
kind-EXP = explorer
kind-ENG = engineers
kind-MOR = tank mortar
kind-ART = heavy artillery
kind-MPO = military police
kind-AGR = armed group
kind-BAR = barricade
kind-MIN = mines
kind-EXB = explosive charge
kind-SAB = sabotage
kind-DEM = demonstration
card-C01 = Forced march
card-C02 = Road column
card-C03 = Pontoon
card-C04 = Off-map artillery
card-C05 = Air strike
card-C06 = Preparatory fire
card-C07 = High morale
card-C08 = Assault
card-C09 = Entrench
card-C10 = Fire at will
card-C11 = Drone
card-C12 = Intelligence
card-C13 = Camouflage
card-C14 = Sabotage
card-C15 = Demonstration
card-C16 = Scatter mines
card-C17 = Clearing
card-C18 = Mediation
card-C19 = Reinforcement
card-C20 = Resupply
card-C21 = Jamming
card-C22 = Breakdown
card-C23 = Counter-order
card-C24 = Air defence
card-C25 = Counter-battery
word-red = Red
word-blue = Blue
word-attacker = attacker
word-defender = defender
word-turn = turn
word-manche = manche
word-square = square
word-front = front line
word-sector = player's sector
word-open = open terrain
word-built-up = built-up area
word-covered = covered terrain
word-river = river
word-bridge = bridge
word-pontoon = pontoon
word-road-red = red road
word-road-yellow = yellow road
word-deployment = deployment
word-movement = movement
word-points = movement points
word-attack = attack
word-exploration = exploration zone
word-face-up = face up
word-face-down = face down
word-contact = contact combat
word-ranged = ranged combat
word-modifier = modifier
word-heavy = heavy vehicle
word-light = light vehicle
word-foot = foot unit
word-line-unit = line unit
word-objective = objective
word-hand = hand
word-pile = draw pile
word-discard = discard pile
word-objects = objects and events
word-army = army

## Card texts

effect-MP = { $aim ->
    [units] One of your units gets { $n } more movement points this manche.
   *[roads] Up to { $most } of your vehicles on road squares get { $n } more movement points each this manche.
}
effect-MOD = { $most ->
    [one] One of your units gets { $n } { modifier-scope }, { modifier-until }.
   *[other] Up to { $most } of your units get { $n } { modifier-scope }, { modifier-until }.
}
modifier-scope = { $scope ->
    [attack-any] on its attacks
    [attack-contact] on contact attacks
    [attack-ranged] on ranged attacks
    [defence-any] on defence
    [defence-contact] on defence in contact combat
    [defence-ranged] on defence against fire
   *[any-any] on attack and defence
}
modifier-until = { $until ->
    [manche] this manche
   *[next] until your next manche
}
effect-ATTACKS = One of your units has { $n } more attack this manche.
effect-STRIKE = A strike against a face-up enemy unit: two dice and { $open } in open, { $built_up } in built-up, { $covered } in covered terrain.
effect-REVEAL = A face-down enemy piece and all enemy pieces within { $n } columns and rows lie face up this manche.
effect-PEEK = You see the enemy hand as it is now.
effect-CAMO = Up to { $most } of your units are not revealed by exploration until your next manche.
effect-PLACE = { $marker ->
    [SAB] Place a sabotage marker on any free road square that is no objective.
    [DEM] Place a demonstration on any free built-up square that is no objective.
   *[MIN] Place mines face up on any free road square outside built-up areas that is no objective.
}
effect-REMOVE = { $scope ->
    [blocking] Remove any sabotage or demonstration.
   *[laid] Remove a barricade, mines or an explosive charge that is yours or face up.
}
effect-RETURN = One of your lost line units returns face down on your rear edge, without points or attack this manche.
effect-DRAW = Draw { $n } cards, up to the hand limit.
effect-JAM = Enemy heavy artillery and tank mortars cannot fire in their next manche.
effect-IMMOBILISE = A face-up enemy vehicle can neither move nor attack by contact in its next manche.
effect-BRIDGE = A free river square beside one of your units becomes a bridge for the rest of the game.
effect-CANCEL = { $against ->
    [any] Counter: cancel any card.
   *[other] Counter: cancel { $against }, then draw { $n }.
}

## Prompts: who must do what, and what can be typed

prompt-build = { $player } is putting an army together.
prompt-deploy = { $player } is deploying.
prompt-free = { $player } places an armed group.
prompt-cards = { $player } may play Offensive cards.
prompt-target = { $player } may play Offensive cards.
prompt-counter = { $player } may counter the card.
prompt-units = { $player } moves and fights.
prompt-unit = { $player } moves and fights.
prompt-build-you = Put your army together: take the ready-made one or count each kind.
prompt-deploy-you = Deploy the next unit in your zone, or let the program place the rest.
prompt-free-you = Place an armed group on any free square.
prompt-cards-you = Play Offensive cards, or go on to your units.
prompt-target-you = Choose a target for the card.
prompt-counter-you = Counter the card, or let it pass.
prompt-units-you = Select a unit, or end your manche.
prompt-unit-you = Move or attack with this unit, or end your manche.
help-build = "preset" takes the ready-made army at once. Otherwise say how many units of each kind you want, one kind after the other: "count 4". The army has a fixed size and at least three line units. Nobody else sees it.
help-deploy = Place the units one by one in your zone: "place 3,10" (column, row). "auto" places all that are left. No unit stands on a river or on an occupied square, no heavy vehicle in cover without a road. Where obstacles may be prepared, "lay BAR 16,9" or "lay MIN 16,9" comes last, then "done".
help-free = An armed group may stand on any free land square that is no objective: "place 20,10".
help-cards = Play a card: "play C04"; its targets are asked for next, then your opponent may counter it. Once in each card part you may throw a card away: "discard C04". "end-cards" goes on to your units.
help-target = Name the square, or the square of the piece, that the card is aimed at: "target 18,9"; for a reinforcement first the kind: "type TNK". "done" where fewer targets are enough.
help-counter = A fitting counter cancels the card: "counter C23". "pass" lets it take effect. You are asked after every card, whatever you hold.
help-units = Select a unit that can still act: "select 3,10". "end-manche" ends your manche.
help-unit = "move 4,10" hops to a free square, "contact 5,10" attacks by entering, "fire 9,10" fires. Engineers and armed groups lay markers: "lay MIN 4,11"; engineers and military police clear them: "clear 4,11". "back" returns to the other units.

## Choices in words

do-preset = take the ready-made army
do-count = { $kind ->
    [none] { $number } of them
   *[other] { $number } × { kind }
}
do-place = place on { $square }
do-lay = lay { marker } on { $square }
do-auto = let the program place the rest
do-play = play { card }
do-discard = discard { card }
do-target = aim at { $square }
do-type = bring back { kind }
do-done = no further target
do-counter = counter with { card }
do-pass = let it pass
do-select = select the unit on { $square }
do-move = move to { $square }
do-contact = attack { $square } by contact
do-fire = fire at { $square }
do-clear = clear { $square }
do-back = back to the other units
do-end-cards = go on to the units
do-end-manche = end the manche

## Refusals

refused-game-is-over = The game is over.
refused-no-such-action = There is no action with the number { $action }.
refused-not-now = { $point ->
    [BUILD] That cannot be done now: an army is being put together.
    [DEPLOY] That cannot be done now: units are being deployed.
    [FREE] That cannot be done now: an armed group must be placed.
    [CARDS] That cannot be done now: this is the card part; "end-cards" goes on to the units.
    [TARGET] That cannot be done now: the card being played needs its targets first.
    [COUNTER] That cannot be done now: the announced card must be countered or let pass.
    [UNITS] That cannot be done now: in the unit part a unit is selected first, and no card is played.
    [UNIT] That cannot be done now: a unit is selected, and no card is played in the unit part.
   *[OVER] That cannot be done any more.
}
refused-presets-only = At this table only the ready-made armies are played: "preset".
refused-too-many-of-them = { $number } × { kind } is too many: { $pool } counters are there, and { $missing } units are still missing.
refused-army-too-small = With { $number } × { kind } the army cannot reach { $size } units any more; at least { $least } are needed.
refused-too-few-line-units = That leaves only { $line } line units; an army has at least three (tank, mechanised infantry, infantry).
refused-not-in-the-zone = { $square } does not lie in your deployment zone.
refused-on-a-river = Nothing of the kind can be placed on the river square { $square }.
refused-square-is-occupied = { $square } is occupied; a square holds one piece.
refused-on-an-objective = { $square } is an objective: neither armed groups nor markers are placed there.
refused-heavy-in-cover = { $square } is covered and has no road; a heavy vehicle ({ kind }) cannot stand there.
refused-supply-is-used-up = All { $supply } of your markers of this kind ({ marker }) have been used in this game.
refused-card-not-in-hand = You do not hold { card }.
refused-card-is-a-counter = { card } is a counter: it is only played in answer to a card of the opponent.
refused-no-target-for-it = There is nothing that { card } could be aimed at now.
refused-one-discard-a-manche = You have already thrown away a card in this card part.
refused-not-a-target = That is no target for { card }.
refused-target-twice = { $square } has already been chosen.
refused-targets-missing = The card needs a target first.
refused-counter-does-not-fit = { card } does not counter the announced card.
refused-no-unit-of-yours = No unit of yours stands on { $square }.
refused-unit-cannot-act = The unit on { $square } can do nothing more in this manche.
refused-broken-down = This unit ({ kind }) has broken down: it neither moves nor attacks by contact in this manche.
refused-movement-is-closed = This unit ({ kind }) has moved and then attacked: it does not move again in this manche.
refused-own-piece-there = An own unit holds { $square }: you may pass it, but not stop there.
refused-marker-blocks = A marker blocks { $square }.
refused-no-attack-left = This unit ({ kind }) has no attack left in this manche.
refused-cannot-enter = { $square } is covered and has no road: this unit ({ kind }) cannot enter.
refused-river-without-bridge = { $square } is a river without a bridge: only engineers enter it (this is { kind }).
refused-too-far = { $price ->
    [none] { $square } is out of reach with { $points } points.
   *[other] { $square } costs { $price } points, { $points } are left.
}
refused-enemy-there = An enemy piece holds { $square }: to enter is to attack: "contact { $square }".
refused-cannot-fire = This unit ({ kind }) cannot fire.
refused-no-enemy-there = No enemy piece stands on { $square }.
refused-not-in-line = { $square } lies neither in the row nor in the column of { $from }.
refused-out-of-range = { $square } is { $distance } squares away, the range is { $range }.
refused-line-is-blocked = Built-up or covered squares block the line of fire to { $square }.
refused-guns-are-jammed = The guns ({ kind }) are jammed: they cannot fire in this manche.
refused-marker-is-no-target = The marker on { $square } is face up: markers are not fought.
refused-target-must-be-seen = By agreement only face-up pieces are fired at; the one on { $square } is face down.
refused-no-objects = This variant is played without objects and events.
refused-cannot-lay = This unit ({ kind }) does not lay such markers ({ marker }).
refused-beyond-the-edge = There is no square in that direction.
refused-cannot-clear = This unit ({ kind }) does not clear that.
refused-nothing-to-clear = There is no marker on { $square }.
refused-cleared-only-face-up = The enemy piece on { $square } is face down: only a face-up marker can be cleared.
refused-nothing-done-yet = This unit has done nothing yet: let it act, or end the manche.

## Events

event-placed = { $player } places: { kind }, { $square }.
event-deployed = Both deployments are shown, face down.
event-group-placed = { $player } places an armed group on { $square }.
event-dealt = { $player } is dealt { card }.
event-hand-dealt = The cards are dealt: { $red } to Red, { $blue } to Blue, { $pile } in the pile.
event-manche = Turn { $turn }: { $player }'s manche.
event-played = { $player } plays { card }.
event-aimed = { $player } aims at { $square }.
event-aimed-at-kind = { $player } asks for: { kind }.
event-countered = { $player } counters { cancelled-card } with { card }.
event-let-pass = { $player } lets { card } pass.
event-discarded = { $player } discards { card }.
event-drew = { $player } draws { card }.
event-drew-hidden = { $player } draws a card.
event-reshuffled = The discard pile is shuffled: { $count } cards.
event-moved = { $player } moves piece { $handle } from { $from } to { $square }.
event-passed = Piece { $handle } of { $player } passes through { $square }.
event-seen = Piece { $handle } of { $player } is seen on { $square }: { kind }.
event-lost-from-sight = Piece { $handle } of { $player } on { $square } is lost from sight.
event-attacked = { $player } attacks { $square } by contact from { $from }: { kind }.
event-fired = { $player } fires at { $square } from { $from }: { kind }.
event-struck = A strike hits { $player } on { $square }: { kind }.
event-rolled = { $four ->
    [0] Dice: { $one } and { $two } against { $three } alone.
   *[other] Dice: { $one } and { $two } against { $three } and { $four }.
}
event-totals = Attack { $attacker } (modifier { $attack }), defence { $defender } (modifier { $defence }).
event-held = Piece { $handle } of { $player } on { $square } holds out.
event-tied = A draw: the attacker of { $player } stays on { $from }, the defender on { $square }.
event-destroyed = Piece { $handle } of { $player } is destroyed on { $square }: { kind }.
event-exploded = An explosion on { $square }: { kind } of { $player }.
event-conquered = { $player } controls { $square } now.
event-laid = { $player } has laid on { $square }: { kind }.
event-laid-openly = Piece { $handle } of { $player } lays on { $square }: { kind }.
event-cleared = Piece { $handle } of { $player } clears { $square }: { kind }.
event-removed = Removed from { $square }: { kind } of { $player }.
event-put-by-card = { $player } places on { $square }: { kind }.
event-came-back = { $player } brings back on { $square }: { kind }.
event-bridged = A pontoon bridges { $square }.
event-jammed = The guns of { $player } are jammed for the next manche.
event-attached = { card } lies on the unit of { $player } on { $square }.
event-peeked = In { $player }'s hand: { card } × { $count }.
event-peeked-hidden = { $player } looks at the enemy hand.
event-concluded = { $count ->
    [one] This rules something out about one piece.
   *[other] This rules something out about { $count } pieces.
}
event-ended = { $reason ->
    [mission] The mission is fulfilled: { $player } wins.
    [time] The last turn is over: { $player } wins.
    [annihilation] No line unit is left on the other side: { $player } wins.
   *[resignation] The other side resigns: { $player } wins.
}

## Ends and results

end-mission = Red controls enough objectives at the end of a turn.
end-time = The last turn is over, and Red has not fulfilled its mission.
end-annihilation = One side has no tank, no mechanised infantry and no infantry left.
end-resignation = One side has resigned.
result-winner = { $player } wins.
result-shared = { $players } share the victory.
result-void = The game is void: nobody wins.

## Table options

option-scenario = Scenario
option-scenario-help = Map, objectives, number of objectives needed and turn limit.
option-scenario-breakthrough = Breakthrough
option-scenario-town = The town
option-scenario-bridges = The bridges
option-scenario-free = Free game on another map
option-scenario-learning = First manoeuvre (learning map)
option-army_size = Army size
option-army_size-help = Units of each army; both have the same number.
option-army_size-scenario = as the scenario has it
option-army_size-20 = 20 units
option-army_size-30 = 30 units
option-army_size-12 = 12 units
option-army_mode = Armies
option-army_mode-help = Whether players may put their armies together themselves.
option-army_mode-free = free choice, ready-made armies on offer
option-army_mode-preset = ready-made armies only
option-exploration = Exploration
option-exploration-help = Without exploration all pieces lie face up: for the first games.
option-exploration-true = with exploration
option-exploration-false = without, everything open
option-cards = Offensive cards
option-cards-help = The instruction game is played without cards.
option-cards-true = with cards
option-cards-false = without cards
option-symmetric = Symmetric combat
option-symmetric-help = Without objects and events; strictly also without armed groups and military police.
option-symmetric-off = no
option-symmetric-on = without objects and events
option-symmetric-strict = strict
option-distance = Distances
option-distance-help = Along rows and columns, or counted in horizontal and vertical steps.
option-distance-rays = straight lines
option-distance-staircase = steps
option-explore_edge = Edge of exploration
option-explore_edge-help = Whether the first covered or built-up square on a ray belongs to the zone.
option-explore_edge-exclude = it does not
option-explore_edge-first = it does
option-blind_fire = Blind fire
option-blind_fire-help = How fire at face-down pieces is reckoned.
option-blind_fire-built_up = on the built-up line
option-blind_fire-free = like any other fire
option-blind_fire-forbidden = forbidden
option-hand_limit = Hand limit
option-hand_limit-help = Nobody draws beyond this number of cards.
option-hand_limit-6 = 6 cards
option-hand_limit-8 = 8 cards
option-hand_limit-12 = 12 cards
option-pools = Counters
option-pools-help = Different counters for attacker and defender, or the same for both.
option-pools-asymmetric = different
option-pools-equal = the same
option-infiltration = Armed groups
option-infiltration-help = Armed groups enter anywhere, or in their own zone like all others.
option-infiltration-true = anywhere
option-infiltration-false = in their own zone
option-capture_units = Who can conquer
option-capture_units-help = Which units take control of an objective.
option-capture_units-line = line units
option-capture_units-any = all units
option-control = Control
option-control-help = Whether an objective stays conquered when the unit moves on.
option-control-flag = it stays conquered
option-control-occupation = only while it is held
option-capture_check = Check of the mission
option-capture_check-help = When Red's mission is checked.
option-capture_check-end_of_turn = after Blue's manche
option-capture_check-immediate = after every action of Red
option-turn_limit = Turn limit
option-turn_limit-help = The last turn: that of the scenario, a number from 1 to 60, or none (then 60 at the most).
option-turn_limit-scenario = as the scenario has it
option-turn_limit-none = none
option-prepared_obstacles = Prepared obstacles
option-prepared_obstacles-help = Barricades and mines that Blue may lay before the game.
option-prepared_obstacles-0 = none
option-prepared_obstacles-1 = one
option-prepared_obstacles-2 = two
option-prepared_obstacles-3 = three
option-prepared_obstacles-4 = four
option-hidden_markers = Mines and explosives
option-hidden_markers-help = Whether they lie face down like units.
option-hidden_markers-true = face down
option-hidden_markers-false = face up
option-table_mor_hun = Columns of mortar and hunter
option-table_mor_hun-help = Which of the two columns of the modifier tables belongs to which unit.
option-table_mor_hun-list_order = in the order of the unit list
option-table_mor_hun-swapped = exchanged
option-memory_aid = Memory aid
option-memory_aid-help = Whether the board keeps what has been seen of hidden pieces, and what can be excluded.
option-memory_aid-true = shown
option-memory_aid-false = not shown

## Complaints about editions, options and typed actions

options-strict-thirty = The strict symmetric game is not played with 30 units: Blue has only 29 other counters.
edition-no-map = There is no map "{ $name }" in this file.
edition-no-scenario = There is no scenario "{ $name }" in this file.
edition-armies = Army sizes are whole numbers from 12 to 30, such as [20, 30].
edition-front = The front line { $front } must lie between the two deployment zones.
edition-zone = A deployment zone is given as its first and last column, such as [0, 9], both on the map.
edition-zone-room = The zone of { $side } offers { $room } squares, which must be at least twice { $units }.
edition-objectives = A scenario has 1 to { $most } different objective squares.
edition-objective = The objective { $square } lies in Red's zone or on a river without a bridge.
edition-square = A square is given as [column, row], both on the map; { $value } does not fit.
edition-mark = "{ $mark }" is no mark of this grid; it has: { $known }
edition-row = This row has { $length } squares, the first one has { $wanted }.
edition-grids = The grid of roads must be as large as that of the terrain.
edition-map-size = A map has 3 to 100 columns and rows and at most { $most } squares.
edition-disputed = A disputed square names its printed terrain first, then one or two others: open, built-up, covered; never on a river.
edition-river = This river square touches another one only by a corner; join them by a third one.
edition-region = { $who ->
    [heavy] Heavy vehicles cannot get to this square from the others.
   *[other] This square cannot be reached from the others.
}
edition-class = A class is "H" (heavy), "L" (light) or "F" (foot); engineers are heavy.
edition-modifiers = Modifiers are three whole numbers from -20 to 20: open, built-up, covered.
edition-blind = In built-up terrain all kinds must defend alike against fire, or blind fire would tell them apart.
edition-supply = Barricades, mines and explosives together are at most { $most }, all markers at most 14.
edition-preset-size = This ready-made army has { $sum } units instead of { $size }.
edition-preset-pool = This ready-made army has more units of a kind than there are counters: { kind }.
edition-preset-line = This ready-made army has fewer than three line units.
edition-cards = A deck has 1 to { $most } kinds of cards.
edition-card-ids = Cards are numbered without gaps: C01, C02, C03 …
edition-effect = There is no effect "{ $name }"; there are: { $known }.
edition-deck = A deck has at most { $most } cards.
edition-modifier-cards = Too many cards of this deck can lie on pieces at one time.
edition-word = "{ $name }" must be one of: { $known }.
no-such-number = "{ $name }" is no number of units.
no-such-kind = There is no kind "{ $name }" here; there are: { $known }.
no-such-square = There is no square "{ $name }". A square is its column and row, both counted from 0, such as 3,10; the map has { $width } columns and { $height } rows.
no-such-card = There is no card "{ $name }"; cards are C01 to { $last }.
not-beside = { $do ->
    [clear] { $name } does not lie beside the unit; only neighbouring squares can be cleared.
   *[lay] { $name } does not lie beside the unit; markers are laid on neighbouring squares.
}

## The rule book: board and terms

clause-OFN-001 = The board is a rectangle of squares.
clause-OFN-002 = Each square is open, built-up or covered.
clause-OFN-003 = A map may give two or three types for one square, a disputed one. The first counts for movement, exploration and lines of fire; combat follows OFN-105.
clause-OFN-004 = A square can have a road, red or yellow; the colour makes no difference.
clause-OFN-005 = Rivers fill squares; they do not run between them.
clause-OFN-006 = River squares are open terrain.
clause-OFN-007 = Between actions no square holds more than one piece, unit or marker, of whichever side.
clause-OFN-008 = Squares that share a side or a corner are neighbours.
clause-OFN-009 = Exploration and fire are measured straight along a row or a column; the next square is at distance 1. What lies in neither is out of reach.
clause-OFN-010 = A turn is Red's manche and then Blue's. Turns are counted from 1.

## The rule book: preparation

clause-OFN-020 = The players agree who plays Red and who plays Blue.
clause-OFN-021 = First the mission is fixed. Here the scenario names the objective squares, how many of them Red must control, and the last turn.
clause-OFN-022 = Then the front line is fixed, which parts the sectors. Here the scenario gives each side the columns in which it deploys.
clause-OFN-023 = Both armies have the same number of units: 20 or 30, on the learning map 12.
clause-OFN-024 = Everybody chooses freely among the 33 counters of their colour.
clause-OFN-025 = An army has three line units or more.
clause-OFN-026 = What an army consists of is secret.
clause-OFN-027 = Units are set up with their symbol turned away from the opponent.
clause-OFN-028 = Blue deploys first, then Red; neither sees anything of the other before both have finished.
clause-OFN-029 = All units except armed groups start in their own deployment zone.
clause-OFN-030 = When both deployments have been shown face down, armed groups are placed anywhere, one at a time by turns, Blue first; who has none left is passed over.
clause-OFN-031 = No unit starts on a river square, bridge or not, nor on an occupied square; armed groups not on an objective either.
clause-OFN-032 = No heavy vehicle starts on a covered square without a road.
clause-OFN-033 = The deck is shuffled and six cards are dealt to each player, one by one, Red first.
clause-OFN-034 = At the start Blue controls all objectives.
clause-OFN-035 = Exploration is checked for the first time before Red's first manche.

## The rule book: order of a manche

clause-OFN-040 = A manche has a card part and then a unit part.
clause-OFN-041 = When a manche starts, each unit of the active player gets 2 movement points and 1 attack, and counts as not having moved.
clause-OFN-042 = Effects on the active player's units that last "until your next manche" end when that manche starts.
clause-OFN-043 = When a manche starts, nobody counts as attacked any more (OFN-107).
clause-OFN-044 = In the unit part the player uses any of the own units in any order, also going back to one used before, as long as it has points or an attack.
clause-OFN-045 = A unit may fight after moving or move after fighting.
clause-OFN-046 = A unit has one attack a manche, by contact or by fire; laying or clearing a marker uses it too.
clause-OFN-047 = Moving, fighting and playing cards are never compulsory; the manche can be ended at any time in the unit part.
clause-OFN-048 = A unit that has moved and then attacks, lays or clears has no movement left. If it does so before its first move, its points remain. Advancing after a won contact is no move.
clause-OFN-049 = The points of a unit may be spent bit by bit between actions of other units, unless OFN-048 has ended its movement.
clause-OFN-050 = At the end of a manche, in this order: what combat and cards had turned up is turned down, effects of this manche end, after Blue's manche the end of the game is checked, then the other manche begins.

## The rule book: Offensive cards

clause-OFN-055 = In the card part the active player may play any number of cards, one by one.
clause-OFN-056 = A card does what is written on it.
clause-OFN-057 = The opponent may answer with a counter card.
clause-OFN-058 = A card is shown with all its targets; until the last is chosen the opponent learns nothing. Then the opponent plays one fitting counter or passes, and the card works or is cancelled.
clause-OFN-059 = Counters are played in this window only and are not countered themselves.
clause-OFN-060 = A cancelled card is lost without effect; its player may go on playing cards.
clause-OFN-061 = A card that finds no target cannot be played.
clause-OFN-062 = In the unit part no card is played.
clause-OFN-063 = Cards go face up to the common discard pile, a card when it is announced, a counter when it is played; so both are there for a reshuffle that they cause.
clause-OFN-064 = After a combat between two units in which dice were thrown, each player draws a card, the active one first, once the result has been carried out.
clause-OFN-065 = Nobody draws beyond the hand limit of six cards.
clause-OFN-066 = If the draw pile is empty when a card is due, the discard pile is shuffled and becomes the draw pile. If both are empty, nothing is drawn.
clause-OFN-067 = No card is drawn for a strike by a card, for mines or explosives, for fire at a marker, or after a combat that ended the game.
clause-OFN-068 = Once in each own card part a player may discard a card without effect.
clause-OFN-069 = The opponent is asked after every card, whatever hands and piles hold; who has no fitting counter can only pass. Standing orders and bots answer after the same pause, so that nothing is given away.

## The rule book: movement

clause-OFN-070 = In a manche heavy vehicles move 2 squares in open terrain, 1 in built-up and none in covered; light vehicles 2 everywhere; foot units 1 everywhere.
clause-OFN-071 = This is reckoned with 2 points a unit and a price for each square entered: heavy vehicles open 1, built-up 2, covered impossible; light vehicles 1; foot units 2.
clause-OFN-072 = A unit enters a square only if it can pay the whole price.
clause-OFN-073 = Units move in all eight directions; a diagonal step costs no more than a straight one.
clause-OFN-074 = For heavy vehicles a covered square with a road costs 1, like an open one.
clause-OFN-075 = For this only the square entered counts, not where the vehicle comes from.
clause-OFN-076 = In built-up areas a road changes nothing: 2 for heavy vehicles.
clause-OFN-077 = A unit may pass an occupied square, but stop there only to fight.
clause-OFN-078 = Only own units can be passed. To enter the square of an enemy piece is always a contact attack.
clause-OFN-079 = A hop leads to a free square; all squares in between hold own units. Its price is the sum of the squares entered, by the cheapest way; squares passed cause nothing. Longer moves are several hops.
clause-OFN-080 = Squares with a barricade, a sabotage, a demonstration, enemy mines or explosives lying face up, or any own marker cannot be entered.
clause-OFN-081 = Units do not leave the board.

## The rule book: rivers

clause-OFN-085 = A river square is crossed only on a road, or where own engineers are standing on it.
clause-OFN-086 = A bridge is like an open square with a road for every unit and in every direction.
clause-OFN-087 = Engineers enter any river square and may stay there; without a bridge the price is 1.
clause-OFN-088 = The river square of own engineers costs other own units nothing to pass; they cannot stop there.
clause-OFN-089 = It is enough that the engineers are there when the other unit moves, even if they came in the same manche.
clause-OFN-090 = Other units neither enter nor stop on a river square without a bridge; so they cannot attack engineers there by contact, but they can fire at them.
clause-OFN-091 = A diagonal step between two river squares that touch both its ends is forbidden.

## The rule book: exploration

clause-OFN-095 = Heavy vehicles explore 3 squares far, light vehicles 4, foot units 2.
clause-OFN-096 = The zone consists of the four straight rays from the unit's square, along its row and its column.
clause-OFN-097 = A ray ends before the first covered or built-up square, which does not belong to the zone. The unit's own square does not block.
clause-OFN-098 = Rivers, roads, units and markers do not stop a ray.
clause-OFN-099 = A piece in an enemy zone is face up, and face down again as soon as it is in none; this is checked after every change, for both sides, in both manches. Both players see which pieces explore a piece, not what they are.
clause-OFN-100 = So a unit on a covered or built-up square is turned up by combat or cards only.
clause-OFN-101 = Face-down mines and explosives are explored like units. Markers explore nothing.
clause-OFN-102 = Whatever leaves the board is shown to both.

## The rule book: combat

clause-OFN-103 = Each side takes its modifier from the tables: the attacker from an attack table, the defender from a defence table, for contact or ranged combat.
clause-OFN-104 = Both are read for the terrain of the defender's square.
clause-OFN-105 = On a disputed square the type that suits the defender best counts: the smallest difference of the two modifiers, among equals the first one listed.
clause-OFN-106 = Each player throws two dice and adds the modifiers. The lower total is removed; on a tie both stay.
clause-OFN-107 = A unit that another unit than the present attacker has attacked in this manche defends with one die.
clause-OFN-108 = Every attack counts for this, of whatever kind and result; each strike by a card counts as another unit.
clause-OFN-109 = The attacker always throws two dice.
clause-OFN-110 = The order of the dice: attacker's first and second, defender's first and, if there is one, second.
clause-OFN-111 = Units that have fought are face up until the end of the manche, except as OFN-126 says.

## The rule book: contact combat

clause-OFN-112 = Contact combat begins when a unit of the active player enters the square of an enemy piece.
clause-OFN-113 = It is declared from where the unit stands, against a square it could hop to if that were free, and costs the same.
clause-OFN-114 = All ten types of units can make and suffer contact attacks.
clause-OFN-115 = If the attacker wins, the defender is removed and the attacker stands on its square.
clause-OFN-116 = If the attacker loses, it is removed.
clause-OFN-117 = On a tie the attacker stays where it declared the attack; the points are lost.
clause-OFN-118 = A winner that had not moved before may spend its remaining points; it has no further attack.
clause-OFN-119 = To enter a face-down piece that proves to be mines or an explosive is no combat (OFN-146, OFN-147).

## The rule book: ranged combat

clause-OFN-120 = Only these fire: tank and mechanised infantry up to 2 squares, tank hunter 3, tank mortar 8, heavy artillery 20.
clause-OFN-121 = The distance is measured along the row or the column; there is no least distance.
clause-OFN-122 = Tank hunters, tanks and mechanised infantry do not fire through built-up or covered squares; only squares in between count, not the target's.
clause-OFN-123 = Heavy artillery and tank mortars fire over everything. Pieces never block fire.
clause-OFN-124 = Who fires is face up for the rest of the manche.
clause-OFN-125 = Who fires is not removed on losing; nobody fires back.
clause-OFN-126 = A face-down piece may be fired at. Then both modifiers come from the built-up line, whatever the terrain, and a target that survives stays face down.
clause-OFN-127 = Fire at a face-down marker uses the attack, throws no dice, does nothing to it, and turns it up until the end of the manche.
clause-OFN-128 = A face-up marker cannot be fired at.

## The rule book: end of the game

clause-OFN-130 = After each manche of Blue: if Red controls enough objectives, Red wins.
clause-OFN-131 = An objective belongs to the side whose line unit stood on it last. It changes the moment a line unit of the other side ends a hop or a won contact there; other units change nothing.
clause-OFN-132 = If the last turn is over and Red has not won, Blue wins.
clause-OFN-133 = Whoever has neither tank nor mechanised infantry nor infantry left on the board loses at once, whatever cards could bring back.
clause-OFN-134 = A player may resign. There are no draws.

## The rule book: objects and events

clause-OFN-140 = There are five kinds of markers: barricade, explosive, sabotage, demonstration and mines. A unit or a card brings them in; they block passage or destroy a unit, and can be removed for good.
clause-OFN-141 = Engineers lay a barricade (face up) or mines (face down), an armed group lays an explosive (face down), on a neighbouring square; that uses the attack.
clause-OFN-142 = The square must be free, no objective, and no river without a bridge.
clause-OFN-143 = In one game each side brings in at most 3 barricades, 3 mines, 2 explosives, 2 sabotages and 3 demonstrations; removed ones do not come back.
clause-OFN-144 = Sabotages and demonstrations come by card only; mines also by card, then face up.
clause-OFN-145 = Barricade, sabotage and demonstration block both sides.
clause-OFN-146 = Mines destroy the unit that enters them, without dice. They stay and lie face up from then on.
clause-OFN-147 = An explosive destroys the unit that enters it, without dice, and is used up.
clause-OFN-148 = Engineers clear barricades, mines and explosives beside them, military police clears sabotages and demonstrations. It always succeeds and uses the attack.
clause-OFN-149 = Enemy markers are cleared only while face up, own ones at any time.
clause-OFN-150 = Markers are not fought, block neither exploration nor fire and are no units.

## The rule book: variants

clause-OFN-160 = Without exploration all pieces always lie face up; Drone and Camouflage leave the deck.
clause-OFN-161 = The instruction game has no Offensive cards and no draws.
clause-OFN-162 = Symmetric combat has no laying and clearing, and the cards Sabotage, Demonstration, Scatter mines, Clearing and Mediation are left out. Strictly, armed groups and military police are left out too; then there is no army of 30, and ready-made armies have infantry instead.
clause-OFN-163 = The free game is played on any map that passes the checks, with a scenario of one's own.

## The rule book: procedure

clause-OFN-170 = All chance (deck, deal, dice, reshuffles) comes from the table's source; with the list of actions it gives the same game again.
clause-OFN-171 = An illegal action is refused and changes nothing.
clause-OFN-172 = When a player's time runs out, the passive choice is played: end of the cards, pass, end of the manche; among targets "done" or the first choice; in preparation the ready-made army and the automatic deployment.
clause-OFN-173 = The rules know no taking back. A table may allow it within one's own manche as long as nothing was revealed.
clause-OFN-174 = No manche has more than 800 decisions and no game more than 60 turns; each decision uses up a card, points, an attack or the manche.

## The coach: what counts in a position

term-units = { $way ->
    [up] you keep more units
   *[down] you risk losing units
}
term-places = { $way ->
    [up] your units stand better
   *[down] your units stand worse
}
term-danger = { $way ->
    [up] your units are less exposed
   *[down] your units are more exposed
}
term-places-and-danger = your units stand better and are less exposed
term-blunted = { $way ->
    [up] your units defend with more dice
   *[down] your units defend with fewer dice
}
term-cards = { $way ->
    [up] you have more cards
   *[down] you have fewer cards
}
term-enemy-units = { $way ->
    [up] the enemy stands to lose units
   *[down] the enemy keeps more units
}
term-enemy-places = { $way ->
    [up] the enemy stands worse
   *[down] the enemy stands better
}
term-enemy-danger = { $way ->
    [up] you threaten the enemy more
   *[down] you threaten the enemy less
}
term-enemy-blunted = { $way ->
    [up] the enemy defends with fewer dice
   *[down] the enemy defends with more dice
}
term-enemy-cards = { $way ->
    [up] the enemy has fewer cards
   *[down] the enemy has more cards
}
term-mission = { $way ->
    [up] it serves your mission at the objectives
   *[down] it harms your mission at the objectives
}
term-card = { $way ->
    [up] you have more to hope for from a card
   *[down] you have less to hope for from a card
}
term-threat = { $way ->
    [up] the announced card threatens you less
   *[down] the announced card threatens you more
}
term-preparation = { $way ->
    [up] your army is better built and deployed
   *[down] your army is built or deployed less well
}

position-impossible = This cannot be in a position: { $where }.
