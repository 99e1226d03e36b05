"""Tournaments: the same standing however they are played, interrupted or spread; files that cannot be mixed up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.arena import tournament as tournaments
from tablee.arena.report import page
from tablee.arena.tournament import Block, Standing, Tournament, run, so_far, standing, tournament, usual_file
from tablee.bots import searcher
from tablee.core import compiled
from tablee.core.texts import LANGUAGES, Complaint

BOTS = ("random", "greedy")
RealClock = searcher._Clock
real_form = compiled.compiled


def small(**changed: Any) -> Tournament:
    """A tournament of random bots under two names is not possible, so the greedy one takes part; compiled for speed."""
    return tournament("offline", changed.pop("bots", BOTS), **changed)


def test_everybody_meets_everybody_and_tables_are_filled() -> None:
    def lineups(bots: tuple[str, ...], players: int) -> list[tuple[int, ...]]:
        return Tournament("offline", 1, bots, players, {}, 0, True).lineups()

    assert lineups(("a", "b", "c"), 2) == [(0, 1), (0, 2), (1, 2)]
    assert lineups(("a", "b", "c", "d"), 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert lineups(("a", "b"), 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


def test_a_standing_counts_victories_by_bot() -> None:
    meeting = Tournament("offline", 1, BOTS, 3, {}, 0, True)
    blocks = [
        Block(lineup=0, number=0, finished=24, decisions=10, shares=(60 * 6, 60 * 6, 60 * 12), scores=(0, 0, 0)),
        Block(lineup=1, number=0, finished=24, decisions=10, shares=(60 * 4, 60 * 10, 60 * 10), scores=(0, 0, 0)),
    ]
    shown = standing(meeting, blocks)
    assert (shown.games, shown.finished, shown.decisions) == (48, 48, 20)
    assert shown.wins == ((None, 16 / 48), (32 / 48, None))
    assert shown.met == ((0, 48), (48, 0))
    assert shown.ratings[1].elo > 0 > shown.ratings[0].elo


def test_the_standing_is_the_same_after_an_interruption(tmp_path: Path) -> None:
    whole = run(small(seed=4), 48, processes=1)
    assert whole.games == 48
    assert whole.wins[1][0] == 1.0
    file = tmp_path / "results.jsonl"
    run(small(seed=4), 16, kept=file, processes=1)
    with file.open("ab") as kept:
        kept.write(b'{"lineup":0,"number":1,"fini')  # the machine went down while this was written
    told: list[tuple[int, int]] = []
    assert run(small(seed=4), 48, kept=file, processes=1, progress=lambda *so: told.append(so)) == whole
    assert told == [(32, 48), (48, 48)]
    assert len(file.read_bytes().splitlines()) == 1 + 3


def test_nothing_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    first = run(small(), 16, kept=file, processes=1)
    monkeypatch.setattr(tournaments, "play_blocks", lambda share, start, stop: iter(share.blocks[start:stop]))
    assert run(small(), 16, kept=file, processes=1) == first


def test_results_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(small(), 16, kept=file, processes=1)
    for other in (small(seed=2), small(players=3), small(options={"variant": "expert"})):
        with pytest.raises(Complaint) as refused:
            run(other, 16, kept=file, processes=1)
        assert refused.value.key == "results-of-another"


@pytest.mark.parametrize("written", [0, 1, 20])
def test_a_file_that_was_only_begun_is_begun_anew(tmp_path: Path, written: int) -> None:
    file, begun = tmp_path / "results.jsonl", tmp_path / "begun.jsonl"
    whole = run(small(), 16, kept=file, processes=1)
    begun.write_bytes(file.read_bytes()[:written])
    assert run(small(), 16, kept=begun, processes=1) == whole
    assert begun.read_bytes() == file.read_bytes()


@pytest.mark.parametrize("source", [b"nonsense\n", b"{}\n", b"\xff\xfe\n", b"[1]\n[2]\n", b"Dear Zoe,\nhow are you?", b"Zoe"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, source: bytes) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(source)
    with pytest.raises(Complaint) as refused:
        run(small(), 16, kept=file, processes=1)
    assert refused.value.key in ("results-broken", "results-of-another")
    assert all(str(file) in refused.value.say(language) for language in LANGUAGES)
    assert file.read_bytes() == source


@pytest.mark.parametrize(
    "spoilt",
    [
        {"shares": [1]},
        {"shares": [99999, -500]},
        {"finished": -3},
        {"finished": 17},
        {"lineup": 7},
        {"number": -1},
    ],
)
def test_a_block_that_cannot_be_is_refused(tmp_path: Path, spoilt: dict[str, Any]) -> None:
    file = tmp_path / "results.jsonl"
    run(small(), 16, kept=file, processes=1)
    header, block = file.read_bytes().splitlines()
    file.write_bytes(header + b"\n" + msgspec.json.encode(msgspec.json.decode(block) | spoilt) + b"\n")
    with pytest.raises(Complaint) as refused:
        run(small(), 16, kept=file, processes=1)
    assert refused.value.key == "results-broken"


def test_a_block_that_two_runs_have_noted_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = run(small(), 16, kept=file, processes=1)
    header, block = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([header, block, block, b""]))
    assert so_far(small(), file) == whole


def test_where_nothing_is_played_yet_all_are_equally_strong(tmp_path: Path) -> None:
    shown = so_far(small(), tmp_path / "results.jsonl")
    assert shown.games == 0
    assert [one.elo for one in shown.ratings] == [0.0, 0.0]
    assert all(one.low < -1000 and one.high > 1000 for one in shown.ratings)


def test_rules_are_compiled_by_one_process_while_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    @contextmanager
    def alone() -> Iterator[None]:
        happened.append("alone")
        yield
        happened.append("done")

    monkeypatch.setattr(compiled, "is_ready", lambda book: False)
    monkeypatch.setattr(compiled, "alone_on_this_machine", alone)
    monkeypatch.setattr(compiled, "compiled", lambda book: happened.append("compiled") or real_form(book))
    run(small(), 16, processes=1)
    assert happened[:3] == ["alone", "compiled", "done"]


def test_empty_lines_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = run(small(), 16, kept=file, processes=1)
    file.write_bytes(file.read_bytes() + b"\n\n")
    assert run(small(), 16, kept=file, processes=1) == whole


def test_results_of_another_version_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(small(), 16, kept=file, processes=1)
    header, block = file.read_bytes().splitlines()
    file.write_bytes(msgspec.json.encode(msgspec.json.decode(header) | {"made_of": "older"}) + b"\n" + block + b"\n")
    with pytest.raises(Complaint) as refused:
        run(small(), 16, kept=file, processes=1)
    assert refused.value.key == "results-of-another"


def test_unless_a_file_is_named_every_tournament_has_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    first, second = usual_file(small(seed=1)), usual_file(small(seed=2))
    assert first
    assert second
    assert first != second
    assert first == usual_file(small(seed=1))
    (tmp_path / "arena").rmdir()
    (tmp_path / "arena").write_text("something else")
    assert usual_file(small()) is None


def test_of_bots_that_think_every_deal_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    meeting = small(bots=("novice", "random"))
    run(meeting, 4, kept=file, processes=1)
    assert len(file.read_bytes().splitlines()) == 1 + 2
    assert so_far(meeting, file).games == 4


def test_compiled_bots_think_as_long_as_they_think_and_not_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = []
    monkeypatch.setattr(searcher, "_Clock", lambda seconds, now: clocks.append(seconds) or RealClock(seconds, now))
    run(small(bots=("master", "random")), 2, processes=1)
    assert clocks
    assert set(clocks) == {0.0}


def test_a_tournament_of_one_bot_or_of_strangers_is_refused() -> None:
    for bots, key in ((("random", "random"), "too-few-bots"), (("random", "deep-thought"), "no-such-bot")):
        with pytest.raises(Complaint) as refused:
            small(bots=bots)
        assert refused.value.key == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_that_asks_nothing_of_the_network(language: str) -> None:
    meeting = small()
    block = Block(lineup=0, number=0, finished=16, decisions=10, shares=(0, 60 * 16), scores=(0, 0))
    source = page(meeting, standing(meeting, [block]), language)
    assert f'lang="{language}"' in source
    assert "<script src" not in source
    assert "<link" not in source
    assert all(bot in source for bot in BOTS)


def test_a_standing_can_be_stored() -> None:
    meeting = small()
    block = Block(lineup=0, number=0, finished=16, decisions=10, shares=(0, 60 * 16), scores=(0, 0))
    shown = standing(meeting, [block])
    assert msgspec.json.decode(msgspec.json.encode(shown), type=Standing) == shown
