"""What the coach says of takeovers is true whether one is made, may be made or is only feared."""

from __future__ import annotations

import pytest

from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.coach.chances import outlook
from tablee.coach.hint import reasons
from tablee.core.chance import Fast
from tablee.games.planetweb.bot import TAKEOVER_HOPE
from tablee.games.planetweb.state import COUNTER, PLAY
from tests.games.planetweb.table import BOOK, Table


@pytest.mark.parametrize("players", [2, 4])
def test_a_takeover_is_feared_only_by_its_target_and_money_owed_only_to_a_creditor(players: int) -> None:
    box, luck, greedy = BOOK.box(players), Fast(players), CompiledGreedy()
    met: dict[str, int] = dict.fromkeys(("attack or roll", "threat"), 0)
    for _ in range(8):
        state, _ = BOOK.start(box, luck)
        while not state.over:
            seat, actions = int(state.actor), BOOK.actions(box, state)
            if len(actions) > 1 and (state.point in (PLAY, COUNTER) or state.ply % 5 == 0):
                met["attack or roll"] += state.point == PLAY
                seen = [outlook(BOOK, box, state, action, compiled=True) for action in actions[:3]]
                for at, one in enumerate(seen):
                    told = {reason.term for reason in reasons(one, seen[:at] + seen[at + 1 :])}
                    met["threat"] += "threat" in told
                    assert "threat" not in told or (state.point == COUNTER and state.owner[state.target] == seat)
                    assert "claim" not in told or state.creditor == seat
            BOOK.step(box, state, greedy.choose(BOOK, box, state, seat, luck), luck)
    assert min(met.values()) >= 10


def test_an_undecided_takeover_counts_between_one_that_failed_and_one_that_succeeded() -> None:
    given = {"P03": "B listed", "P05": "C listed"}
    pending = Table(**given).play("opa P03")
    assert pending.state.point == COUNTER
    failed = Table(**given).play("opa P03", "counter 4-1")
    won = Table(**given).play("opa P03", "pass 4-2", "buy")
    hoped, lost, bought = (BOOK.terms(table.box, table.state, 0) for table in (pending, failed, won))
    for name in ("cash", "listed", "royalties"):
        assert hoped[name] == pytest.approx(lost[name] + TAKEOVER_HOPE * (bought[name] - lost[name]))
    for name in ("portals", "services", "weapons", "threat", "debt", "claim"):
        assert hoped[name] == pytest.approx(lost[name])


def test_a_contre_opa_that_is_laid_is_no_weapon_lost() -> None:
    pending = Table(P03="B listed").play("opa P03")
    laid = Table(P03="B listed").play("opa P03", "counter 4-1")
    before, after = (BOOK.terms(table.box, table.state, 1) for table in (pending, laid))
    assert before["weapons"] == after["weapons"]
    assert before["threat"] < after["threat"] == 0.0
