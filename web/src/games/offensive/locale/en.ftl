# Offensive on the page.

## The pieces

offensive-short-TNK = TNK
offensive-short-MEC = MEC
offensive-short-INF = INF
offensive-short-HUN = HUN
offensive-short-EXP = EXP
offensive-short-ENG = ENG
offensive-short-MOR = MOR
offensive-short-ART = ART
offensive-short-MPO = MP
offensive-short-AGR = AG
offensive-piece-known = { $side } { $kind }
offensive-piece-hidden = { $side } piece no. { $handle }, face down

## The map

offensive-map = map
offensive-map-label = Map { $name }, columns 0 to { $columns }, rows 0 to { $rows }. Arrow keys move the cursor, Enter chooses, N goes to the next unit, E and A show sight and fire, T goes to the next target, F ends the part of the manche, Escape cancels.
offensive-letter-O = O
offensive-letter-B = B
offensive-letter-C = C
offensive-objective = objective held by { $side }
offensive-disputed = disputed terrain
offensive-zoom-in = Zoom in
offensive-zoom-out = Zoom out
offensive-zoom-whole = Whole map
offensive-show = Show on the map
offensive-show-sight = Exploration
offensive-show-fire = Fire
offensive-show-cover = What I see
offensive-show-letters = Coordinates

## The situation

offensive-situation = Situation
offensive-turn = Turn { $turn } of { $limit }
offensive-preparation = Preparation
offensive-limit = { $limit ->
    [one] { $limit } turn
   *[other] { $limit } turns
}
offensive-part-cards = cards
offensive-part-units = units
offensive-part-over = game over
offensive-red-holds = Red holds { $held } of { $needed } objectives needed
offensive-mission-rule = Checked after Blue's manche; otherwise Blue wins after turn { $limit }.
offensive-line-left = { $count ->
    [one] { $count } line unit
   *[other] { $count } line units
}
offensive-line-lost = { $count ->
    [one] { $count } line unit lost
   *[other] { $count } line units lost
}
offensive-annihilation-rule = Without tank, mechanised infantry and infantry: beaten at once.
offensive-next-unit = { $count ->
    [one] { $count } unit can act
   *[other] { $count } units can act
}
offensive-end-cards = On to the units
offensive-end-manche = End the manche
offensive-end-warning = { $count ->
    [one] End the manche? { $count } unit still has a good shot: { $squares }.
   *[other] End the manche? { $count } units still have a good shot: { $squares }.
}
offensive-end-able = { $count ->
    [one] End the manche? { $count } unit can still act.
   *[other] End the manche? { $count } units can still act.
}

## Preparation

offensive-army = My army
offensive-line-units = { $count ->
    [one] { $count } line unit
   *[other] { $count } line units
}
offensive-of-pool = of { $count }
offensive-fewer = Fewer: { $kind }
offensive-more = More: { $kind }
offensive-preset = Ready-made army
offensive-empty-army = Take all out
offensive-army-done = Take this army
offensive-army-secret = Your opponent sees neither this army nor when you are done.
offensive-pool-empty = { $kind }: the box holds { $count } counters of your colour.
offensive-army-short = { $count ->
    [one] { $count } unit is still missing.
   *[other] { $count } units are still missing.
}
offensive-army-long = { $count ->
    [one] { $count } unit too many.
   *[other] { $count } units too many.
}
offensive-army-line = At least three line units are needed: tanks, mechanised infantry or infantry (OFN-025).
offensive-tray = Units to be placed
offensive-waiting-unit = { $kind }, { $count } still to place
offensive-all-placed = Every unit has its place. You can still move them about.
offensive-templates = Templates
offensive-template-forward = Well forward
offensive-template-cover = Under cover
offensive-template-depth = In depth
offensive-auto = Place all and finish
offensive-clear = Take all back
offensive-deploy-done = { $count ->
    [0] Deployment done
    [one] { $count } unit left
   *[other] { $count } units left
}
offensive-wait-prepare = The other player is getting ready. Nothing is shown before both are done.
offensive-place-group = Place an armed group on any free square except river and objectives.
offensive-prepare-obstacle = Lay a prepared obstacle in your zone, or finish.
offensive-done = Done
offensive-here-BAR = Barricade here
offensive-here-MIN = Mines here
offensive-not-here = { $square }: this unit, { $kind }, cannot be placed here ({ $clause }).

## Units and squares

offensive-sheet = Chosen unit or square
offensive-look-at = Every square can still be looked at.
offensive-choose-unit = Point at one of your units: the map shows where it can go and what it can attack. Any other square can be examined too.
offensive-empty-square = free square
offensive-leave = Stop showing
offensive-reach = { $fire ->
    [direct] Explores up to { $explores }, fires directly up to { $fires }.
    [indirect] Explores up to { $explores }, fires over everything up to { $fires }.
   *[other] Explores up to { $explores }, does not fire.
}
offensive-points = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
offensive-attacks = { $attacks ->
    [0] attack used
    [one] one attack
   *[other] { $attacks } attacks
}
offensive-closed = movement closed (attacked after a step)
offensive-one-die = Already attacked in this manche: one die against every other unit.
offensive-seen-by = The enemy sees it from { $squares }.
offensive-face-up = Face up until the end of the manche.
offensive-last-seen = Seen in turn { $turn }: { $kind }.
offensive-may-be = May be: { $kinds }.
offensive-on-square = On { $square }
offensive-lines = Where sight and fire end
offensive-option-move = { $price ->
    [one] Move to { $square } ({ $price } point)
   *[other] Move to { $square } ({ $price } points)
}
offensive-option-contact = Contact combat
offensive-option-fire = Fire
offensive-option-lay-BAR = Lay a barricade
offensive-option-lay-MIN = Lay mines
offensive-option-lay-EXB = Lay an explosive
offensive-option-clear = Clear the marker
offensive-line-explore = Sight { $direction }: { $end }
offensive-line-fire = Fire { $direction }: { $end }
offensive-direction-0 = north
offensive-direction-1 = east
offensive-direction-2 = south
offensive-direction-3 = west
offensive-end-range = as far as its range, { $square }
offensive-end-edge = to the edge of the map
offensive-end-B = stopped by the built-up area { $square }
offensive-end-C = stopped by the cover at { $square }
offensive-not-with-it = { $unit } on { $from } can do nothing on { $to }.
offensive-use-first = First act with the unit on { $square }, or take its choice back.
offensive-halted = The unit halts: an enemy piece has just been seen.
offensive-broken-down = Broken down: neither moves nor attacks by contact in its manche.
offensive-camouflaged = Camouflaged: exploration does not reveal it.
offensive-why-line = No shot at { $square }: neither in the same row nor in the same column (OFN-121).
offensive-why-range = No shot at { $square }: { $distance } squares away, the range is { $range } (OFN-120).
offensive-why-blocked = No shot at { $square }: the square { $stop } stops the fire (OFN-122).
offensive-why-cut = No shot at { $square }: buildings and cover close every way (OFN-122).
offensive-no-target-here = No target within this unit's reach.
offensive-aim = { $what }: { $square }? { $chances }
offensive-can-act = can act
offensive-seen-here = seen here in this manche: { $kind }

## Combat

offensive-combat = Combat
offensive-combat-contact = Contact combat
offensive-combat-ranged = Ranged combat
offensive-combat-strike = Strike by card
offensive-combat-before = Combat before
offensive-combat-after = Next combat
offensive-no-combat = Combats will be shown here: dice, modifiers, sums and result.
offensive-attacker = Attack
offensive-defender = Defence
offensive-unknown = unknown
offensive-unknown-contact = Unknown outcome: nobody knows what stands there, perhaps even mines.
offensive-chances = Win { $win }, tie { $tie }, failure { $lose }
offensive-win = Destroys { $chance }
offensive-tie = tie { $chance }
offensive-lose = lost { $chance }
offensive-miss = no effect { $chance }
offensive-blind = Blind fire: the target is hidden, so the built-up line counts (OFN-126).
offensive-source-table = table, { $terrain }
offensive-source-blind = hidden target
offensive-result-destroyed = Unit destroyed: { $kind }.
offensive-result-tied = Tie: both stay.
offensive-result-held = The target holds.
offensive-result-exploded = { $marker ->
    [MIN] The unit ran into mines.
   *[other] The unit ran into an explosive charge.
}
offensive-result-marker = The target is a marker: the shot does nothing.
offensive-drew = Drew: { $card }

## Cards

offensive-cards = Offensive cards
offensive-hand = My hand
offensive-hands = { $count ->
    [one] { $side }: { $count } card
   *[other] { $side }: { $count } cards
}
offensive-pile = Draw pile { $count }
offensive-discard-pile = Discard pile { $count }
offensive-no-cards = No card in hand.
offensive-play = Play
offensive-discard = Discard
offensive-cards-hint = Choose a card to play it, or go on to the units. Your opponent may answer every card.
offensive-aiming = { $card }: choose the target on the map.
offensive-aiming-kind = { $card }: choose which unit comes back.
offensive-aimed-so-far = { $count ->
    [one] { $count } target chosen
   *[other] { $count } targets chosen
}
offensive-announce = Announce the card
offensive-moment = Announced card
offensive-announces = { $side } plays:
offensive-aimed-at = Target: { $targets }
offensive-no-target = No target.
offensive-counter-question = Counter this card?
offensive-only-pass = None of your cards counters it.
offensive-counter = Counter
offensive-pass = Let it pass
offensive-waits-for-answer = { $player } may answer.
offensive-always-asked = The question is asked after every card, whether an answer is possible or not.
offensive-cards-played = Cards of this manche
offensive-answer-passed = Took effect
offensive-answer-countered = Countered: { $counter }
offensive-answer-discarded = Discarded
offensive-seen-hand = Enemy hand seen: { $cards }
offensive-open-hand = { $side }'s hand: { $cards }
offensive-supply = Markers left
offensive-supply-hidden = mines and explosives: { $count }
offensive-losses = Losses
offensive-none = none
offensive-jammed = Artillery and mortars of { $side } are jammed in its next manche.
offensive-roster = My units
offensive-counter-hand = Cards { $cards }
offensive-counter-lost = Losses { $lost }

## Help

offensive-tables = Unit sheet and tables
offensive-unit-sheet = Units
offensive-column-unit = Unit
offensive-column-class = Class
offensive-column-move = Movement (open / built-up / covered)
offensive-column-fire = Fire
offensive-column-explores = Exploration
offensive-direct = direct
offensive-indirect = indirect
offensive-defender-in = Defender in
offensive-table-contact_attack = Contact, attack
offensive-table-contact_defence = Contact, defence
offensive-table-ranged_attack = Ranged, attack
offensive-table-ranged_defence = Ranged, defence
offensive-objects = Objects and events
offensive-object-BAR = Laid and cleared by engineers; blocks both sides.
offensive-object-MIN = Laid face down by engineers, or by card; destroy the unit that enters and stay. Engineers clear them.
offensive-object-EXB = Laid face down by an armed group; destroys the unit that enters, then it is gone. Engineers clear it.
offensive-object-SAB = By card, on a road; blocks the way. Military police clears it.
offensive-object-DEM = By card, in a built-up area; blocks the way. Military police disperses it.
offensive-ladder = For beginners, in this order
offensive-ladder-1 = First manoeuvre (Vernay) without exploration and cards
offensive-ladder-2 = First manoeuvre without cards
offensive-ladder-3 = First manoeuvre, complete
offensive-ladder-4 = The bridges (La Vive)
offensive-ladder-5 = Breakthrough (La Vive)

## The rule book

chapter-OFN-001 = Board and terms
chapter-OFN-020 = Preparation
chapter-OFN-040 = Order of a manche
chapter-OFN-055 = Offensive cards
chapter-OFN-070 = Movement
chapter-OFN-085 = Rivers
chapter-OFN-095 = Exploration
chapter-OFN-103 = Combat: common rules
chapter-OFN-112 = Contact combat
chapter-OFN-120 = Ranged combat
chapter-OFN-130 = End of the game
chapter-OFN-140 = Objects and events
chapter-OFN-160 = Variants
chapter-OFN-170 = At the table
glossary-offensive-manche = manche
glossary-offensive-manche-meaning = One player's half of a turn: cards first, then units. A turn is a manche of Red and one of Blue.
glossary-offensive-line = line unit
glossary-offensive-line-meaning = Tank, mechanised infantry or infantry. Only they take objectives, and whoever has none left has lost.
glossary-offensive-explore = exploration zone
glossary-offensive-explore-meaning = The squares that a unit watches in straight lines along its row and column, up to the first cover or building. An enemy piece on them is turned face up.
glossary-offensive-hidden = face down
glossary-offensive-hidden-meaning = One sees where the piece stands and whose it is, but not what it is.
glossary-offensive-contact = contact combat
glossary-offensive-contact-meaning = A unit enters the square of an enemy piece. The loser is removed.
glossary-offensive-ranged = ranged combat
glossary-offensive-ranged-meaning = Fire from another square in a straight line. The firing unit is never lost.
glossary-offensive-direct = direct fire
glossary-offensive-direct-meaning = Tanks, mechanised infantry and tank hunters: buildings and cover between them and the target stop the fire.
glossary-offensive-indirect = indirect fire
glossary-offensive-indirect-meaning = Heavy artillery and tank mortars fire over everything.
glossary-offensive-blind = blind fire
glossary-offensive-blind-meaning = Fire at a hidden piece: the built-up line counts, which rarely hits.
glossary-offensive-modifier = modifier
glossary-offensive-modifier-meaning = What a unit adds to its dice; it depends on its type, the defender's terrain and cards.
glossary-offensive-onedie = one die
glossary-offensive-onedie-meaning = A unit that another has already attacked in the manche defends with one die.
glossary-offensive-marker = marker
glossary-offensive-marker-meaning = Barricade, mines, explosive, sabotage or demonstration: blocks a square or destroys the unit that enters it.
glossary-offensive-objective = objective
glossary-offensive-objective-meaning = A square that Red must take. It belongs to the side whose line unit stood on it last.
glossary-offensive-counter = counter
glossary-offensive-counter-meaning = A card played in answer to an announced card to cancel it. The question comes after every card.

## Introduction

learn-offensive-mission = You are Red, and you attack. Take { $needed } of the { $count } squares with a flag ({ $objectives }) and hold them to the end of a manche of Blue, within { $limit } turns. The other way to win: the enemy has no tank, no mechanised infantry and no infantry left.
learn-offensive-army = Here are twelve units, ready to fight. Take this army: your opponent will not know what is in it.
learn-offensive-deploy = Place your units in the hatched zone in the west: drag them, or take a template such as “Well forward”. You can still move everything about. Then: “Deployment done”.
learn-offensive-wait = The other player is getting ready, out of your sight.
learn-offensive-fog = The fog: you see where the enemy pieces are, not what they are. A unit sees straight along its row and column, up to the first wood or building. Whatever stands there is turned up; in a wood or a house it stays hidden. The enemy sees you in the same way: an eye marks those of your units that are uncovered.
learn-offensive-move = Your turn. Choose this unit ({ $unit }) on { $from }, then the green square { $to }: it costs { $price } of its points. Dotted lines show what it sees, a small eye the squares where a known enemy would see it.
learn-offensive-move-any = Your turn. Choose one of your units, then a green square.
learn-offensive-fire = A target! Choose this unit ({ $unit }) on { $from }, then { $to }: the table shows your chances ({ $chance }%). Both roll two dice and add their modifier. Whoever fires risks nothing, and the target will have only one die against the next attacker.
learn-offensive-contact = An enemy is within reach of { $unit } on { $from }: entering { $to } starts a contact combat (chance { $chance }%, 0 if the piece is unknown). The loser is removed. It is up to you.
learn-offensive-fight-none = Good. All your units may act in the manche: move and then fight, or fight and then move. At the moment nobody is within reach. Tanks fire two squares far, artillery twenty, always straight ahead.
learn-offensive-manche = Move more units if you like: the button counts those that can still act. Then “End the manche”, and it is Blue's turn.
learn-offensive-watch = Blue plays. Its moves stay marked on the map until you act again.
learn-offensive-end = You know the essentials: see first, then shoot, then enter. Only tanks, mechanised infantry and infantry take flags; you need { $needed }. In the complete game Offensive cards open each manche. Good luck!
learn-offensive-over = The game is over. The replay shows you everything that the fog hid.
