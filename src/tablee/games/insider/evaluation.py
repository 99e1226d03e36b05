"""Evaluation of the face-up card, and the end of the game: contract, 3.14 and 3.15."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.position import NOBODY
from tablee.core.rule import rule
from tablee.games.insider.codes import CARD_UP, ENDED, EVALUATED, RUMOURS_END, SCORED
from tablee.games.insider.pawns import is_seated, seated_of, send_home
from tablee.games.insider.state import EVALUATIONS, GOAL_REACHED, LAST_EVALUATION, PAWNS, TABLE


@rule
def result_of(box, s, seat):
    """What a company would score if the card were evaluated now."""
    present = False
    points = 0
    for pawn in range(PAWNS):
        if is_seated(s, seat, pawn):
            present = True
            points += box.value[s.card][s.place[seat][pawn] - TABLE]  # INS-211
    return points if present else -box.penalty[s.card]  # INS-212


@rule
def is_full(box, s):
    """Whether no table of the face-up card is free."""
    return s.tables == (1 << box.tables[s.card]) - 1


@rule
def evaluate_card(box, s, events):
    """Score the face-up card, end the game if it is decided, send the guests home and turn up the next card."""
    s.evaluations += 1
    emit(events, EVALUATED, EVERYBODY, s.card, s.evaluations)
    best = box.floor
    for seat in range(box.players):
        points = result_of(box, s, seat)
        s.score[seat] = max(box.floor, s.score[seat] + points)  # INS-213, INS-214
        best = max(best, s.score[seat])
        emit(events, SCORED, EVERYBODY, seat, points, s.score[seat], 1 if seated_of(s, seat) else 0)
    end_rumours(box, s, events)
    if best >= box.goal:
        end(box, s, GOAL_REACHED, events)  # INS-230
    elif s.evaluations >= EVALUATIONS or s.pile_count == 0:
        end(box, s, LAST_EVALUATION, events)  # INS-231; by INS-245 both are the case at the same time
    else:
        for seat in range(box.players):
            for pawn in range(PAWNS):
                if is_seated(s, seat, pawn):
                    send_home(box, s, seat, pawn, events)  # INS-216
        turn_up(s, events)  # INS-217


@rule
def end_rumours(box, s, events):
    """Rumours end for all players (INS-158, INS-215); a pending skip stays (INS-218)."""
    any_rumours = False
    for seat in range(box.players):
        if s.rumours[seat]:
            any_rumours = True
        s.rumours[seat] = 0
    if any_rumours:
        emit(events, RUMOURS_END, EVERYBODY)


@rule
def turn_up(s, events):
    """The top card of the evaluation pile is turned up."""
    s.pile_count -= 1
    s.card = s.pile[s.pile_count]
    s.pile[s.pile_count] = 0
    s.pile_known = min(s.pile_known, s.pile_count)
    s.shown |= 1 << s.card
    emit(events, CARD_UP, EVERYBODY, s.card)


@rule
def end(box, s, reason, events):
    """The game is over; the highest score wins, equal ones share the victory."""
    best = s.score[0]
    for seat in range(box.players):
        best = max(best, s.score[seat])
    for seat in range(box.players):
        if s.score[seat] == best:
            s.winners |= 1 << seat  # INS-232, INS-233
    s.over = reason
    s.actor = NOBODY
    s.point = 0
    emit(events, ENDED, EVERYBODY, reason)
