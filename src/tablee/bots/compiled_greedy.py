"""The greedy bot at a table with others: its choices come from its compiled form, and are the same."""

from __future__ import annotations

from typing import Any

from tablee.bots.compiled import box_image, choose_greedily
from tablee.bots.greedy import Greedy
from tablee.core.chance import Chance, Fast
from tablee.core.compiled import buffer, compiled
from tablee.core.compiled_chance import ChanceRecord
from tablee.core.rulebook import Rulebook


class CompiledGreedy(Greedy):
    """Chooses as `Greedy` does with the same luck, some hundred times as fast."""

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        if not isinstance(chance, Fast):
            return super().choose(book, box, state, seat, chance)
        record = ChanceRecord()
        record.sfc = [chance.a, chance.b, chance.c, chance.d]
        own = buffer(record)
        action = choose_greedily(compiled(book), box_image(box), buffer(state), own, self.most_positions)
        chance.a, chance.b, chance.c, chance.d = ChanceRecord.from_bytes(own.tobytes()).sfc
        return action
