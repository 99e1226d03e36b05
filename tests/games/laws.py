"""The laws that hold in every game (interpreted; `forms` compares the compiled form).

Each is a function that fails on a position, or a step of a course, that breaks it.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import msgspec

from tablee.core.chance import Fast, Keyed
from tablee.core.compiled_chance import DRAWS
from tablee.core.decision import Reason
from tablee.core.events import Event, Events
from tablee.core.position import NOBODY
from tablee.core.texts import LANGUAGES, has_text
from tests.games.worlds import Course, Setting, Step, pieces_of


def redealt(setting: Setting, state: Any, viewer: int, seed: int) -> Any:
    """A world that the viewer cannot tell from this one; it comes up in bounded steps."""
    world = state.copy()
    chance = Keyed(seed.to_bytes(32, "big"))
    setting.book.redeal(setting.box, world, viewer, chance)
    assert len(chance.draws) <= DRAWS, "a redeal takes bounded steps"
    return world


def seen(setting: Setting, state: Any, viewer: int) -> bytes:
    """Everything that a viewer is shown."""
    return msgspec.json.encode(setting.book.view(setting.box, state, viewer))


def observed(setting: Setting, state: Any, viewer: int) -> list[float]:
    """What a learner in this seat is given."""
    out = [0.0] * setting.book.observation
    setting.book.observe(setting.box, state, viewer, out)
    return out


def refusals(setting: Setting, state: Any) -> list[int]:
    """The answer to every action number, and to two that are none."""
    return [
        setting.book.refusal(setting.box, state, action) for action in range(-1, setting.book.action_count(setting.box) + 1)
    ]


def explanations(setting: Setting, state: Any) -> list[tuple[Reason, dict[str, Any]]]:
    """Everything that refusals say."""
    book, box = setting.book, setting.box
    said = [book.refused(box, state, action - 1, reason) for action, reason in enumerate(refusals(setting, state)) if reason]
    return [(refusal.reason, refusal.values) for refusal in said]


def picked(setting: Setting, state: Any, seed: int) -> int:
    """What the game's own random choice comes to."""
    return int(setting.book.choose(setting.box, state, Fast(seed), [0] * setting.book.most_choices))


def nothing_shows_through(setting: Setting, state: Any, seed: int) -> None:
    """Law 1: a viewer sees, and the seat to act is answered, the same in every world it cannot tell apart."""
    for viewer in setting.viewers:
        world = redealt(setting, state, viewer, seed)
        assert seen(setting, world, viewer) == seen(setting, state, viewer), f"seat {viewer} sees through the cards"
        assert observed(setting, world, viewer) == observed(setting, state, viewer), f"the learner in seat {viewer} sees more"
        if viewer == state.actor and not state.over:
            assert refusals(setting, world) == refusals(setting, state), "a refusal tells something hidden"
            assert explanations(setting, world) == explanations(setting, state), "an explanation tells something hidden"
            assert setting.book.default(setting.box, world) == setting.book.default(setting.box, state)
            assert picked(setting, world, seed) == picked(setting, state, seed)


def events_show_only_what_they_may(setting: Setting, step: Step, seed: int) -> None:
    """Law 1: the same step in worlds a viewer cannot tell apart reports the same, save what is declared as revealing.

    Where a card is revealed and carried out at once (`turning`), the step is compared up to there.
    """
    if step.action is None:
        return
    told = _told(setting, step.before, step.action, seed)
    for viewer in setting.viewers:
        world = redealt(setting, step.before, viewer, seed)
        if setting.book.refusal(setting.box, world, step.action):
            continue  # the seat that acts would not have had this choice
        again = _told(setting, world, step.action, seed)
        assert Events(again).seen_from(viewer) == Events(told).seen_from(viewer), f"an event tells seat {viewer} too much"


def _told(setting: Setting, state: Any, action: int, seed: int) -> list[Event]:
    """What a step reports without revealing anything, up to a card that turns its course."""
    events = Events()
    setting.book.apply(setting.box, state.copy(), action, Fast(seed), events)
    turning = getattr(pieces_of(setting.book), "turning", frozenset())
    before = takewhile(lambda event: event.kind not in turning, events)
    return [event for event in before if event.kind not in setting.book.revealing]


def free_undos_hide_nothing(setting: Setting, step: Step, seed: int) -> None:
    """A step that may be taken back freely shows the same in all worlds a viewer cannot tell apart, and for all chance."""
    if step.action is None or step.before.actor != step.after.actor:
        return
    chance = Keyed(seed.to_bytes(32, "big"))
    after, events = step.before.copy(), Events()
    setting.book.apply(setting.box, after, step.action, chance, events)
    if chance.draws or any(event.kind in setting.book.revealing for event in events):
        return
    for viewer in setting.viewers:
        world = redealt(setting, step.before, viewer, seed)
        if setting.book.refusal(setting.box, world, step.action) == 0:
            setting.book.apply(setting.box, world, step.action, Fast(seed + 1), Events())
            assert seen(setting, world, viewer) == seen(setting, after, viewer), f"a free undo lets seat {viewer} peek"


def no_trace_is_left(setting: Setting, state: Any, seed: int) -> None:
    """Law 2: a redealt world depends on nothing that the viewer does not know, and is a possible position."""
    pieces = pieces_of(setting.book)
    for viewer in setting.viewers:
        direct = redealt(setting, state, viewer, seed)
        detour = redealt(setting, redealt(setting, state, viewer, seed + 1), viewer, seed)
        assert detour.to_bytes() == direct.to_bytes(), f"a world redealt for seat {viewer} holds a trace of the true one"
        if pieces:
            pieces.conserved(setting.box, direct)


def choices_are_those_not_refused(setting: Setting, state: Any) -> None:
    """Law 4: `legal` lists, in order, exactly what `refusal` lets pass, and all of it in three forms."""
    book, box = setting.book, setting.box
    actions, answers = book.actions(box, state), refusals(setting, state)
    assert actions == [action - 1 for action, reason in enumerate(answers) if reason == 0]
    assert all(reason in book.reasons for reason in set(answers) - {0})
    assert len(actions) <= book.most_choices
    for action in actions:
        named = book.to_object(box, state, action)
        said = book.to_text(box, state, action)
        assert book.read_action(box, state, named) == action, named
        assert book.read_action(box, state, said) == action, said
        assert book._actions.from_text(said) == named, said


def one_seat_acts(setting: Setting, state: Any) -> None:
    """Law 5: exactly one seat acts until the end, with something to choose, and its default is among it."""
    book, box = setting.book, setting.box
    pieces = pieces_of(book)
    if pieces:
        pieces.conserved(box, state)
    if state.over:
        assert (state.actor, state.point) == (NOBODY, 0)
        assert state.over in book.ends
        assert book.actions(box, state) == []
        assert book.decision(box, state) is None
    else:
        assert 0 <= state.actor < setting.players
        assert state.point in book.points
        assert state.winners == 0
        assert book.default(box, state) in book.actions(box, state)
        assert picked(setting, state, state.ply) in book.actions(box, state)


def text_is_the_position(setting: Setting, state: Any) -> None:
    """Any position can be written down and read again."""
    written = setting.book.write_position(setting.box, state)
    assert setting.book.read_position(setting.box, written).to_bytes() == state.to_bytes(), written


def everything_can_be_said(setting: Setting, step: Step, said: set[object]) -> None:
    """Every event, prompt and refusal of a step has its sentence in every language; `said` holds what was tried before."""
    book, box = setting.book, setting.box
    decision = book.decision(box, step.before)
    for event in step.events:
        told = book.tell(box, event)
        player = {"player": "Ada"} if "seat" in told.values else {}
        for language in LANGUAGES:
            assert book.text(language, told.key, **player, **told.values)
    for language in LANGUAGES:
        assert decision is None or has_text(book.package, language, decision.prompt)
    for action, reason in enumerate(refusals(setting, step.before)):
        if reason and (step.before.point, action, reason) not in said:
            said.add((step.before.point, action, reason))
            refusal = book.refused(box, step.before, action - 1, reason)
            for language in LANGUAGES:
                assert refusal.say(language)
                assert refusal.clause_text(language) or not refusal.clause


def without_ply(state: Any) -> bytes:
    """A position as a player knows it: how many decisions led to it does not matter."""
    bare = state.copy()
    bare.ply = 0
    return bytes(bare.to_bytes())


def walk_through(course: Course, every: int = 1) -> Any:
    """Walk a course to its end under all laws that need no compiled form; laws about hidden cards at `every` so many steps."""
    setting = course.setting
    kept: list[tuple[Any, str]] = []
    been: set[bytes] = set()
    after, _ = course.begin()
    one_seat_acts(setting, after)
    for ply, step in enumerate(course.steps()):
        state, after = step.before, step.after
        kept.append((state, state.digest()))
        assert without_ply(state) not in been, "the game has come back to an earlier position"
        been.add(without_ply(state))
        assert after.ply == state.ply + (step.action is not None)
        assert after.ply <= setting.book.most_plies, "the game is longer than its bound"
        one_seat_acts(setting, after)
        choices_are_those_not_refused(setting, state)
        if (ply + course.seed) % every == 0:
            nothing_shows_through(setting, state, ply)
            no_trace_is_left(setting, state, ply)
            events_show_only_what_they_may(setting, step, ply)
            free_undos_hide_nothing(setting, step, ply)
            text_is_the_position(setting, state)
    nothing_shows_through(setting, after, 0)
    no_trace_is_left(setting, after, 0)
    text_is_the_position(setting, after)
    for state, digest in kept:
        assert state.digest() == digest, "a copy was changed by playing on"
    return after
