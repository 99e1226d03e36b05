game-title = The Flea Market

option-turns = Turns
option-on-leave = Who resigns

prompt-turn = Your turn: peek, roll, sell or rob.
prompt-react = A robbery: do you show a watchdog?
prompt-debt = You must pay: which lot do you sell?

edition-lot-id = The lots come in a fixed order; here stands "{ $expected }".
edition-lots = There must be 9 to 20 lots, not { $count }.

refused-game-is-over = The game is over.
refused-no-such-action = There is no action { $action }.
refused-not-now = Something else must be decided now.
refused-crate-is-empty = The crate is empty.
refused-already-peeked = You know the top lot already.
refused-no-rival = Seat { $seat } is not another dealer in the game.
refused-nothing-to-rob = Seat { $seat } holds no lot.
refused-not-in-hand = You hold no such lot: { $lot }.

clause-TOY-02 = In her turn a dealer may peek at the top lot of the crate; then she rolls, sells or robs.
clause-TOY-04 = A lot that is sold comes from the hand.
clause-TOY-05 = Only another dealer who holds a lot can be robbed.
clause-TOY-08 = The game ends after the agreed turns, when the bell has rung, or once one dealer is left.

event-begins = Seat { $seat } begins.
event-dealt = Seat { $seat } receives: { $lot }.
event-peeked = Seat { $seat } peeks into the crate: { $lot }.
event-rolled = Seat { $seat } rolls { $die }.
event-took = Seat { $seat } takes from the crate: { $lot }.
event-sold = Seat { $seat } sells for { $coins }: { $lot }.
event-robs = Seat { $seat } wants to rob seat { $victim }.
event-guarded = Seat { $seat } shows a watchdog.
event-did-nothing = Seat { $seat } does nothing.
event-robbed = Seat { $seat } robs seat { $victim }: { $lot }.
event-paid = Seat { $seat } pays { $coins } ({ $creditor ->
    [-1] to the bank
   *[other] to seat { $creditor }
}).
event-dropped = Seat { $seat } lays on the heap: { $lot }.
event-left = Seat { $seat } leaves the market.
event-bell = The bell rings: this turn is the last.
event-scored = Seat { $seat } has { $points } points.
event-ended = The market closes ({ $reason }).

## The coach: what counts in a position

term-coins = { $way ->
    [up] you have more coins
   *[down] you have fewer coins
}
term-lots = { $way ->
    [up] your lots are worth more
   *[down] your lots are worth less
}
