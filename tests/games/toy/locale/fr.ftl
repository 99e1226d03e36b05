game-title = Le Marché aux puces

option-turns = Tours
option-on-leave = Qui abandonne

prompt-turn = À vous : regardez, lancez, vendez ou volez.
prompt-react = Un vol : montrez-vous un chien de garde ?
prompt-debt = Vous devez payer : quel lot vendez-vous ?

edition-lot-id = Les lots viennent dans un ordre fixe ; ici se trouve « { $expected } ».
edition-lots = Il faut de 9 à 20 lots, et non { $count }.

refused-game-is-over = La partie est terminée.
refused-no-such-action = Il n’y a pas d’action { $action }.
refused-not-now = Autre chose doit être décidé maintenant.
refused-crate-is-empty = La caisse est vide.
refused-already-peeked = Vous connaissez déjà le lot du dessus.
refused-no-rival = La place { $seat } n’est pas celle d’un autre marchand en jeu.
refused-nothing-to-rob = La place { $seat } n’a aucun lot.
refused-not-in-hand = Vous n’avez pas ce lot : { $lot }.

clause-TOY-02 = À son tour, un marchand peut regarder le lot du dessus de la caisse ; puis il lance le dé, vend ou vole.
clause-TOY-04 = Un lot vendu vient de la main.
clause-TOY-05 = On ne peut voler qu’un autre marchand qui a un lot.
clause-TOY-08 = La partie s’achève après les tours convenus, quand la cloche a sonné, ou quand il ne reste qu’un marchand.

event-begins = La place { $seat } commence.
event-dealt = La place { $seat } reçoit : { $lot }.
event-peeked = La place { $seat } regarde dans la caisse : { $lot }.
event-rolled = La place { $seat } lance { $die }.
event-took = La place { $seat } prend dans la caisse : { $lot }.
event-sold = La place { $seat } vend pour { $coins } : { $lot }.
event-robs = La place { $seat } veut voler la place { $victim }.
event-guarded = La place { $seat } montre un chien de garde.
event-did-nothing = La place { $seat } ne fait rien.
event-robbed = La place { $seat } vole la place { $victim } : { $lot }.
event-paid = La place { $seat } paie { $coins } ({ $creditor ->
    [-1] à la banque
   *[other] à la place { $creditor }
}).
event-dropped = La place { $seat } pose sur le tas : { $lot }.
event-left = La place { $seat } quitte le marché.
event-bell = La cloche sonne : ce tour est le dernier.
event-scored = La place { $seat } a { $points } points.
event-ended = Le marché ferme ({ $reason }).

## Le conseiller : ce qui compte dans une position

term-coins = { $way ->
    [up] vous avez plus de pièces
   *[down] vous avez moins de pièces
}
term-lots = { $way ->
    [up] vos lots valent davantage
   *[down] vos lots valent moins
}
