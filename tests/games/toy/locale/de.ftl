game-title = Der Flohmarkt

option-turns = Züge
option-on-leave = Wer aufgibt

prompt-turn = Du bist am Zug: nachsehen, würfeln, verkaufen oder rauben.
prompt-react = Ein Raub: Zeigst du einen Wachhund?
prompt-debt = Du musst zahlen: Welches Stück verkaufst du?

edition-lot-id = Die Stücke stehen in fester Reihenfolge; hier steht „{ $expected }“.
edition-lots = Es müssen 9 bis 20 Stücke sein, nicht { $count }.

refused-game-is-over = Das Spiel ist zu Ende.
refused-no-such-action = Es gibt keine Aktion { $action }.
refused-not-now = Jetzt ist etwas anderes zu entscheiden.
refused-crate-is-empty = Die Kiste ist leer.
refused-already-peeked = Du kennst das oberste Stück schon.
refused-no-rival = Platz { $seat } ist kein anderer Händler im Spiel.
refused-nothing-to-rob = Platz { $seat } hat kein Stück.
refused-not-in-hand = Dieses Stück hast du nicht: { $lot }.

clause-TOY-02 = Wer am Zug ist, darf das oberste Stück der Kiste ansehen; dann würfelt, verkauft oder raubt er.
clause-TOY-04 = Verkauft wird ein Stück aus der Hand.
clause-TOY-05 = Nur ein anderer Händler, der ein Stück hat, kann beraubt werden.
clause-TOY-08 = Das Spiel endet nach den vereinbarten Zügen, nach dem Läuten der Glocke oder wenn nur ein Händler übrig ist.

event-begins = Platz { $seat } beginnt.
event-dealt = Platz { $seat } erhält: { $lot }.
event-peeked = Platz { $seat } sieht in die Kiste: { $lot }.
event-rolled = Platz { $seat } würfelt { $die }.
event-took = Platz { $seat } nimmt aus der Kiste: { $lot }.
event-sold = Platz { $seat } verkauft für { $coins }: { $lot }.
event-robs = Platz { $seat } will Platz { $victim } berauben.
event-guarded = Platz { $seat } zeigt einen Wachhund.
event-did-nothing = Platz { $seat } tut nichts.
event-robbed = Platz { $seat } beraubt Platz { $victim }: { $lot }.
event-paid = Platz { $seat } zahlt { $coins } ({ $creditor ->
    [-1] an die Bank
   *[other] an Platz { $creditor }
}).
event-dropped = Platz { $seat } legt auf den Haufen: { $lot }.
event-left = Platz { $seat } verlässt den Markt.
event-bell = Die Glocke läutet: Dieser Zug ist der letzte.
event-scored = Platz { $seat } hat { $points } Punkte.
event-ended = Der Markt schließt ({ $reason }).

## Der Ratgeber: was in einer Stellung zählt

term-coins = { $way ->
    [up] du hast mehr Münzen
   *[down] du hast weniger Münzen
}
term-lots = { $way ->
    [up] deine Lose sind mehr wert
   *[down] deine Lose sind weniger wert
}
