"""Law 3: one game in three forms, interpreted light, interpreted checked and compiled, compared after every step.

Every step is played with all three kinds of chance; all bytes, events and answers must be the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.core.chance import Chance, Fast, Keyed, Scripted
from tablee.core.compiled import CompiledGame, buffer, compiled, drawn, happened
from tablee.core.compiled_chance import ChanceRecord, fast_record, keyed_record, scripted_record
from tablee.core.events import Events
from tests.games.worlds import Course, Setting


class ThreeForms:
    """A position of one game in its three forms. `change` plays something in each of them and compares."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.book = setting.book
        self.compiled: CompiledGame = compiled(setting.book)
        self.box = buffer(setting.box)
        self.light = self.book.State()
        self.checked = self.book.State.checked()()
        self.bytes = self.compiled.state()

    def change(self, name: str, *given: int, key: bytes) -> tuple[int | None, Events]:
        """Play `new`, `apply` or `outside` with all three kinds of chance; the keyed one stays. Tells answer and events."""
        keyed, fast = Keyed(key), int.from_bytes(key, "big") % 2**64
        images = [form.to_bytes() for form in (self.light, self.checked)] + [self.bytes.tobytes()]
        assert len(set(images)) == 1
        self._both(name, given, Fast(fast), fast_record(fast))
        self._back(images[0])
        made = self._both(name, given, keyed, keyed_record(key))
        after = self.light.to_bytes()
        draws = keyed.draws
        self._back(images[0])
        scripted = Scripted(draws)
        again = self._both(name, given, scripted, scripted_record([result for _, result in draws]))
        scripted.finish()
        assert again == made, "scripted chance plays another game than the keyed chance it was taken from"
        assert self.light.to_bytes() == after
        self.checked = self.book.State.checked().from_bytes(images[0])
        self._same(name, given, self.checked, self.setting.checked_box, Keyed(key), made)
        assert self.checked.to_bytes() == after, f"{name}: the checked form has other bytes"
        return made

    def _back(self, image: bytes) -> None:
        self.light = self.book.State.from_bytes(image)
        self.bytes = np.frombuffer(bytearray(image), np.uint8)

    def _both(self, name: str, given: tuple[int, ...], chance: Any, record: ChanceRecord) -> tuple[int | None, Events]:
        """Play it interpreted and compiled with the same chance."""
        made = self._same(name, given, self.light, self.setting.box, chance, None)
        dice, events = buffer(record), self.compiled.events()
        answer = getattr(self.compiled, name)(self.box, self.bytes, *given, dice, events)
        assert (answer, happened(events)) == made, f"{name}{given}: the compiled form answers or reports otherwise"
        assert self.bytes.tobytes() == self.light.to_bytes(), f"{name}{given}: the compiled form has other bytes"
        if isinstance(chance, Keyed | Scripted):
            assert drawn(dice) == chance.draws, f"{name}{given}: the compiled form draws otherwise"
        return made

    def _same(self, name: str, given: tuple[int, ...], state: Any, box: Any, chance: Chance, wanted: Any) -> Any:
        events = Events()
        made = (getattr(self.book, name)(box, state, *given, chance, events), events)
        assert wanted is None or made == wanted, f"{name}{given}: the checked form answers or reports otherwise"
        return made

    def answers_agree(self, seed: int) -> None:
        """Everything that only looks gives the same in all forms."""
        book, box, checked_box = self.book, self.setting.box, self.setting.checked_box
        for action in range(-1, book.action_count(box) + 1):
            reason = book.refusal(box, self.light, action)
            assert book.refusal(checked_box, self.checked, action) == reason
            assert self.compiled.refusal(self.box, self.bytes, action) == reason
        actions = book.actions(box, self.light)
        out = self.compiled.actions()
        assert book.actions(checked_box, self.checked) == actions
        assert list(out[: self.compiled.legal(self.box, self.bytes, out)]) == actions
        assert self.compiled.actor(self.bytes) == self.light.actor
        if actions:
            default = book.default(box, self.light)
            assert book.default(checked_box, self.checked) == self.compiled.default(self.box, self.bytes) == default
            self._choices_agree(seed)
        self._numbers_agree("evaluate", (), self.setting.players)
        for viewer in self.setting.viewers:
            self._numbers_agree("observe", (viewer,), book.observation)
            self._worlds_agree(viewer, seed)
        assert self.bytes.tobytes() == self.light.to_bytes() == self.checked.to_bytes(), "looking has changed something"

    def _choices_agree(self, seed: int) -> None:
        room = [0] * self.book.most_choices
        chance, dice = Fast(seed), buffer(fast_record(seed))
        picked = self.book.choose(self.setting.box, self.light, chance, room)
        assert self.book.choose(self.setting.checked_box, self.checked, Fast(seed), room) == picked
        assert self.compiled.choose(self.box, self.bytes, dice, self.compiled.actions()) == picked
        left = ChanceRecord.from_bytes(dice.tobytes()).sfc
        assert left == [chance.a, chance.b, chance.c, chance.d], "the compiled choice draws more or less"

    def _numbers_agree(self, name: str, given: tuple[int, ...], count: int) -> None:
        light, checked, numbers = [0.0] * count, [0.0] * count, np.zeros(count)
        getattr(self.book, name)(self.setting.box, self.light, *given, light)
        getattr(self.book, name)(self.setting.checked_box, self.checked, *given, checked)
        getattr(self.compiled, name)(self.box, self.bytes, *given, numbers)
        assert checked == light
        assert np.allclose(numbers, light, rtol=1e-12, atol=1e-12), f"{name}{given}"

    def _worlds_agree(self, viewer: int, seed: int) -> None:
        key = bytes([seed % 256, viewer + 1]) * 16
        light, checked, world = self.light.copy(), self.checked.copy(), self.bytes.copy()
        self.book.redeal(self.setting.box, light, viewer, Keyed(key))
        self.book.redeal(self.setting.checked_box, checked, viewer, Keyed(key))
        self.compiled.redeal(self.box, world, viewer, buffer(keyed_record(key)))
        assert world.tobytes() == light.to_bytes() == checked.to_bytes(), f"redeal({viewer})"


def play_in_all_forms(course: Course, every: int = 1) -> Any:
    """Play a course to its end in three forms, asking for all answers at `every` so many steps; the last position."""
    forms = ThreeForms(course.setting)
    forms.change("new", key=course.seed_of(0))
    ply = 0
    while not forms.light.over:
        if (ply + course.seed) % every == 0:
            forms.answers_agree(ply)
        action, outside = course.chosen(ply, forms.light)
        ply += 1
        if action is not None:
            forms.change("apply", action, key=course.seed_of(ply))
        elif outside is not None:
            forms.change("outside", *outside, key=course.seed_of(ply))
    forms.answers_agree(ply)
    return forms.light
