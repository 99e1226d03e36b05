"""The public door: what a stranger does with `import tablee`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.decision import Refused, Unreadable
from tablee.core.record import BadRecord
from tablee.core.texts import LANGUAGES, Complaint
from tablee.core.view import View
from tablee.game import CannotUndo, Game
from tests.core.processes import printed_by
from tests.games.toy import RULEBOOK as TOY
from tests.games.worlds import BOOKS

every_game = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)


def started(steps: int = 9, **given: Any) -> Game:
    """A game of Offline some decisions old."""
    game = tablee.new("offline", seed=given.pop("seed", 4), **given)
    for _ in range(steps):
        game.play(game.legal[-1])
    return game


# Five lines


def test_a_game_is_made_played_shown_copied_and_saved(tmp_path: Path) -> None:
    game = tablee.new("offline", players=2, seed=7)
    choice = game.choices[0]
    game.play(choice.text)
    saved = game.copy().save(tmp_path / "game.tablee")
    assert str(tablee.load(saved)) == str(game)


@every_game
def test_every_game_can_be_played_to_its_end(book: Any) -> None:
    for players in book.seats:
        game = tablee.new(book, players, seed=players)
        assert (game.actor, game.end, game.winners) == (game.state.actor, None, ())
        while not game.is_over:
            assert game.point in book.points.values()
            assert game.legal == [choice.action for choice in game.choices]
            game.play(game.legal[game.state.ply % len(game.legal)])
        assert game.actor is game.point is game.decision is None
        assert game.choices == ()
        assert game.legal == []
        assert game.end in book.ends.values()
        assert len(game.scores) == players
        assert game.winners
        assert set(game.winners) <= set(range(players))
        assert repr(game) == f"<Game {book.id} seed-{players}: ply {game.state.ply}, {game.end}>"


def test_an_action_may_be_a_number_an_object_or_a_text() -> None:
    game = started()
    choice = game.choices[-1]
    results = [game.copy().play(form).state.digest() for form in (choice.action, choice.do, choice.text, choice.text.lower())]
    assert len(set(results)) == 1
    assert game.state.digest() not in results


def test_play_can_be_chained() -> None:
    game = tablee.new("offline", seed=1)
    take = game.choices[0].text
    put = next(choice.text for choice in game.copy().play(take).choices if choice.text.startswith("put"))
    assert game.play(take).play(put).state.turn == 1


# Games with and without a seed


def test_a_seed_repeats_the_game_and_no_seed_does_not() -> None:
    assert tablee.new("offline", seed=3).state == tablee.new("offline", seed=3).state
    assert tablee.new("offline", seed=3).state != tablee.new("offline", seed=4).state
    one, other = tablee.new("offline"), tablee.new("offline")
    assert one.header.table != other.header.table
    assert one.record.fairness.secret != other.record.fairness.secret


def test_options_players_names_and_editions() -> None:
    game = tablee.new("offline", 3, seed=1, variant="expert", rounds="2", names=("Ada", "Bo"))
    assert game.header.options["variant"] == "expert"
    assert game.header.options["rounds"] == 2
    assert game.header.seats == ("Ada", "Bo", "player 3")
    assert game.box.players == 3


@pytest.mark.parametrize(
    ("name", "given_"),
    [
        ("chess", {}),
        ("", {}),
        ("../offline", {}),
        ("offline", {"players": 1}),
        ("offline", {"players": 5}),
        ("offline", {"players": 10**5000}),
        ("offline", {"variant": "easy"}),
        ("offline", {"colour": "red"}),
    ],
    ids=lambda value: str(value)[:30] if not isinstance(value, dict) else ",".join(value),
)
def test_what_cannot_be_is_one_complaint_in_every_language(name: str, given_: dict[str, Any]) -> None:
    with pytest.raises(Complaint) as complaint:
        tablee.new(name, **given_)
    assert len({complaint.value.say(language) for language in LANGUAGES}) == 3
    assert all("\n" not in complaint.value.say(language) for language in LANGUAGES)


# Refusals


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    game = started()
    before, entries = game.state.digest(), len(game.log)
    wrong = next(number for number in range(game.book.action_count(game.box)) if number not in game.legal)
    with pytest.raises(Refused) as refused:
        game.play(wrong)
    why = game.why_not(wrong)
    assert why is not None
    assert why.reason == refused.value.reason
    assert (game.state.digest(), len(game.log)) == (before, entries)
    assert game.why_not(game.legal[0]) is None


@pytest.mark.parametrize(
    "nonsense",
    ["", "jump", {}, {"do": "take"}, {"do": "take", "ad": 3}, None, True, 1.5, [1], pytest.param(10**5000, id="huge")],
)
def test_what_names_no_action_is_unreadable(nonsense: Any) -> None:
    game = started()
    before = game.state.digest()
    with pytest.raises(Unreadable) as unreadable:
        game.play(nonsense)
    assert all(unreadable.value.say(language) for language in LANGUAGES)
    assert game.state.digest() == before


# Looking


def test_a_view_is_plain_data_and_hides_the_others() -> None:
    game = started(players=3)
    assert game.actor is not None
    for seat in (0, 1, 2, -1):
        view = game.view(seat)
        assert isinstance(view, View)
        data = msgspec.json.decode(msgspec.json.encode(view))
        assert [goal is not None for goal in data["board"]["goals"]] == [other == seat for other in range(3)]
        assert (data["decision"] is not None) == (seat == game.actor)
        assert data["scores"] is None
    assert game.view() == game.view(-1)


# Undo, resignation


def test_undo_is_free_inside_a_turn_and_needs_consent_beyond() -> None:
    game = tablee.new("offline", seed=2)
    with pytest.raises(CannotUndo):
        game.undo()
    before = game.state.copy()
    game.play(game.legal[0]).undo()
    assert game.state == before
    game.play(game.legal[0]).play(game.legal[0])
    with pytest.raises(CannotUndo):
        game.undo()
    assert game.undo(agreed=True).state.turn == 0
    assert [entry.kind for entry in game.log] == ["new", "move", "undo", "move", "move", "undo"]
    assert len(game.events) == len(game.log)


def test_resigning_is_left_to_the_table_or_taken_up_by_the_rules() -> None:
    assert started().resign(0) is False
    void = started(on_leave="void")
    assert void.resign(1) is True
    assert (void.is_over, void.end) == (True, "abandoned")
    assert void.resign(0) is False, "a game that is over stays as it is"
    assert void.end == "abandoned"
    toy = tablee.new(TOY, 3, seed=1)
    assert toy.resign(toy.actor or 0) is True
    assert not toy.is_over
    for seat in (-1, 3, 99):
        with pytest.raises(Complaint):
            toy.resign(seat)


# Copies and files


@every_game
def test_a_copy_goes_its_own_way_with_the_same_dice(book: Any) -> None:
    game = tablee.new(book, seed=8)
    for _ in range(4):
        game.play(game.legal[0])
    twin, image, entries = game.copy(), game.state.to_bytes(), len(game.log)
    while not twin.is_over:
        twin.play(twin.legal[-1])
    assert (game.state.to_bytes(), len(game.log), len(game.events)) == (image, entries, entries)
    while not game.is_over:
        game.play(game.legal[-1])
    assert game.state == twin.state
    assert game.record == twin.record


@every_game
def test_a_loaded_game_goes_on_with_the_same_dice(book: Any, tmp_path: Path) -> None:
    game = tablee.new(book, seed=6)
    for _ in range(5):
        game.play(game.legal[0])
    game.undo(agreed=True)
    loaded = tablee.load(game.save(tmp_path / "game.tablee"), book)
    assert (loaded.log, loaded.events, loaded.state, loaded.header) == (game.log, game.events, game.state, game.header)
    for one in (game, loaded):
        while not one.is_over:
            one.play(one.legal[-1])
    assert loaded.record == game.record
    assert tablee.load(loaded.save(tmp_path / "end.tablee"), book).scores == game.scores


def test_a_game_of_the_house_is_found_by_the_name_in_the_file(tmp_path: Path) -> None:
    assert tablee.load(started().save(tmp_path / "x.tablee")).book.id == "offline"
    with pytest.raises(Complaint, match="toy"):
        tablee.load(tablee.new(TOY, seed=1).save(tmp_path / "toy.tablee"))


def test_a_game_without_a_seed_can_be_saved_and_goes_on(tmp_path: Path) -> None:
    game = tablee.new("offline")
    loaded = tablee.load(game.save(str(tmp_path / "secret.tablee")))
    for one in (game, loaded):
        one.play(one.legal[0]).play(one.legal[0])
    assert loaded.state == game.state


def test_saving_replaces_the_file_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "game.tablee"
    first, second = started(), started(12)
    first.save(target)
    kept = target.read_bytes()

    def disk_full(self: Path, other: Any) -> Path:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", disk_full)
        with pytest.raises(Complaint, match="No space left on device"):
            second.save(target)
    assert target.read_bytes() == kept
    assert list(tmp_path.iterdir()) == [target], "nothing half-written is left behind"
    second.save(target)
    assert tablee.load(target).state == second.state


@pytest.mark.parametrize("path", ["", "missing/game.tablee", "taken/game.tablee", "folder", "a\0b", "x" * 5000])
def test_a_file_that_cannot_be_written_or_read_is_one_complaint(tmp_path: Path, path: str) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    (tmp_path / "folder").mkdir()
    there = f"{tmp_path}/{path}"
    for call in (lambda: started(2).save(there), lambda: tablee.load(there)):
        with pytest.raises(Complaint) as complaint:
            call()
        assert complaint.value.key in ("file-not-written", "file-not-read")
        assert all(len(complaint.value.say(language)) < 500 for language in LANGUAGES)
    assert sorted(found.name for found in tmp_path.iterdir()) == ["folder", "taken"]


def test_a_file_that_is_no_game_is_one_complaint(tmp_path: Path) -> None:
    target = tmp_path / "game.tablee"
    started().save(target)
    for data in (b"", b"{}", target.read_bytes()[:-40], target.read_bytes().replace(b'"put', b'"pat')):
        target.write_bytes(data)
        with pytest.raises(BadRecord):
            tablee.load(target)


# The package


def test_import_costs_nothing_until_something_is_used() -> None:
    source = """
import sys
before = set(sys.modules)
import tablee
print(*sorted(name for name in set(sys.modules) - before if not name.startswith("_")))
tablee.new
print("msgspec" in sys.modules, "numpy" in sys.modules, "numba" in sys.modules, "fluent" in sys.modules)
"""
    first, second = printed_by(source).splitlines()
    assert {name.partition(".")[0] for name in first.split()} <= {"tablee", *sys.stdlib_module_names}
    assert "tablee.core" not in first.split()
    assert second == "True False False False"


def test_what_the_package_offers() -> None:
    assert set(tablee.__all__) == {"Game", "hint", "load", "new", "review"}
    assert tablee.Game is Game
    assert tablee.__version__
    with pytest.raises(AttributeError, match="no attribute 'win'"):
        _ = tablee.win
