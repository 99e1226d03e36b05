"""Set-up: contract, 3.2."""

from tablee.core.chance import below, shuffle
from tablee.core.events import EVERYBODY, emit, only
from tablee.core.rule import rule
from tablee.games.insider.codes import BEGINS, DEALT
from tablee.games.insider.evaluation import turn_up
from tablee.games.insider.knowledge import begin_records, redeal_pile
from tablee.games.insider.state import EVALUATIONS, HAND, KINDS, PAWNS
from tablee.games.insider.tokens import survey
from tablee.games.insider.turn import begin_turn, clear_set


@rule
def new(box, s, chance, events):
    """Set up the game on an empty state; all scores are 0 (INS-020)."""
    clear_set(s)
    for seat in range(box.players):
        for pawn in range(PAWNS):
            s.place[seat][pawn] = box.base[seat]  # INS-023
    s.tokens = box.inner  # INS-021
    survey(box, s)
    deal(box, s, chance, events)
    s.pile_count = EVALUATIONS
    redeal_pile(box, s, chance)  # INS-024, INS-025
    turn_up(s, events)  # INS-026
    first = below(chance, box.players)  # INS-028
    emit(events, BEGINS, EVERYBODY, first)
    begin_turn(box, s, first, 0, events)


@rule
def deal(box, s, chance, events):
    """Shuffle the action cards and give everybody seven (INS-022)."""
    for kind in range(KINDS):
        for _ in range(box.copies[kind]):
            s.deck[s.deck_count] = kind
            s.deck_count += 1
    shuffle(chance, s.deck, s.deck_count)
    for seat in range(box.players):
        cards = 0
        for _ in range(HAND):
            s.deck_count -= 1
            kind = s.deck[s.deck_count]
            s.deck[s.deck_count] = 0
            s.hand[seat][kind] += 1
            cards += 1 << 3 * kind
        emit(events, DEALT, only(seat), seat, cards)
    begin_records(box, s)
