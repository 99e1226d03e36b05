"""The other commands: lists, simulations, recorded games, editions, compiled rules, help."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tablee as house
from tablee.cli.boards import Drawing, drawing
from tablee.cli.voice import Voice, from_environment, one_line
from tablee.core import sight as sights
from tablee.core.sight import Sight
from tablee.core.texts import LANGUAGES
from tablee.game import Game
from tablee.games import names, rulebook
from tests.cli.conftest import Answer
from tests.tables.shelf import Shelf

Tablee = Callable[..., Answer]

COMMANDS = (
    "serve",
    "play",
    "simulate",
    "replay",
    "verify",
    "games",
    "warmup",
    "bench",
    "edition",
    "edition check",
    "edition export",
)


def finished(seed: int = 1, **options: str) -> Game:
    game = house.new("offline", seed=seed, names=("Anna", "Bert"), **options)
    while not game.is_over:
        game.play(game.choices[(7 * len(game.log)) % len(game.choices)].action)
    return game


def test_the_games_are_listed(tablee: Tablee) -> None:
    answer = tablee("games")
    assert answer.status == 0
    assert re.search(r"offline +Offline +2-4 +\d", answer.out)


def test_the_version_is_told(tablee: Tablee) -> None:
    assert tablee("--version") == (0, f"tablee {house.__version__}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_of_the_run(tablee: Tablee, language: str) -> None:
    say = Voice(language).say
    whole = tablee("--lang", language, "--help")
    assert whole.status == 0
    assert whole.out.startswith(say("usage-title"))
    assert whole == tablee("--lang", language)
    for command in COMMANDS:
        answer = tablee(*command.split(), "--help", "--lang", language)
        assert answer.status == 0
        assert answer.out.startswith(f"{say('usage-title')} tablee {command} ")
        said = " ".join(answer.out.split())
        assert say(f"help-{command.replace(' ', '-')}") in said
        assert say("help-lang") in said
        assert say("help-help") in said
        assert not re.search(r"\bhelp-[a-z]", said), "a key stands where its text should"
        assert " ".join(say(f"help-{command.split()[0]}").split()) in " ".join(whole.out.split())


# --- Simulations


def test_a_simulation_as_json_has_the_promised_shape(tablee: Tablee) -> None:
    answer = tablee("simulate", "offline", "--games", "2", "--seats", "random,greedy", "--seed", "5", "--interpreted", "--json")
    report = json.loads(answer.out)
    assert (answer.status, answer.err) == (0, "")
    assert {"game", "games", "finished", "decisions", "seats", "end_reasons", "first_seat_share"} <= report.keys()
    assert (report["game"], report["games"], report["finished"]) == ("offline", 2, 2)
    assert [seat["bot"] for seat in report["seats"]] == ["random", "greedy"]
    assert all({"bot", "wins", "shared", "mean_score"} <= seat.keys() for seat in report["seats"])
    assert report["seats"][1]["wins"] == 2
    assert sum(report["end_reasons"].values()) == 2
    assert 0 <= report["first_seat_share"] <= 1


def test_a_seed_repeats_a_simulation(tablee: Tablee) -> None:
    line = "simulate offline --games 5 --seats random,random --interpreted --json --seed"
    first, again, other = (tablee(*line.split(), seed).out for seed in ("5", "5", "6"))
    assert first == again
    assert first != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_is_summed_up_in_words(tablee: Tablee, language: str) -> None:
    line = f"simulate offline --games 8 --seats random,random --seed 1 --interpreted --lang {language}"
    answer = tablee(*line.split())
    assert answer.status == 0
    assert answer.out.count("random") == 2
    assert house.new("offline").book.text(language, "end-full") in answer.out
    assert Voice(language).percent(1) in answer.out


def test_options_reach_the_simulation(tablee: Tablee) -> None:
    def mean(*more: str) -> float:
        line = "simulate offline --games 4 --seats random,random --seed 1 --interpreted --json"
        report = json.loads(tablee(*line.split(), *more).out)
        return float(report["seats"][0]["mean_score"])

    assert mean("--variant", "expert") > 3 * mean()
    assert mean("--option", "rounds=2") > 1.2 * mean()


# --- Recorded games


def test_a_recorded_game_is_told_entry_by_entry(tablee: Tablee) -> None:
    game = finished()
    game.save("game.tablee")
    answer = tablee("replay", "game.tablee")
    assert answer.status == 0
    said = " ".join(answer.out.split())
    for entry in game.log:
        if entry.kind == "move":
            assert f"{entry.seq} {('Anna', 'Bert')[int(str(entry.seat))]}: {entry.do} " in said
    assert f"total {game.scores[0]} " in said
    assert said.endswith("points.")


def test_a_replay_shows_one_position_as_one_seat_saw_it(tablee: Tablee) -> None:
    game = finished()
    game.save("game.tablee")
    spectator = tablee("replay", "game.tablee", "--ply", "0").out
    anna = tablee("replay", "game.tablee", "--ply", "0", "--seat", "1").out
    assert "Decision 0 of " in spectator
    assert "Free sites: 24" in spectator
    assert "Your cards" not in spectator
    assert "gets the preference cards" not in spectator
    assert "Your cards" in anna
    assert "Anna gets the preference cards" in anna
    assert "Bert gets" not in anna


def test_a_replay_without_drawing_is_plain_text(tablee: Tablee) -> None:
    finished().save("game.tablee")
    answer = tablee("replay", "game.tablee", "--plain", "--lang", "de")
    assert answer.status == 0
    assert not re.search("[\u2800-\u28ff]", answer.out)
    assert "\x1b" not in answer.out


@pytest.fixture
def half_seen(at_home: Path) -> Sight:
    """A file of what the second seat of a running game saw so far."""
    shelf = Shelf(rulebook("offline"), 2).seat().play_on(12)
    seen = shelf.table.sight(1, len(shelf.table.course.log))
    Path("seen.tablee").write_bytes(sights.write(seen))
    return seen


def test_what_one_viewer_saw_of_a_running_game_is_replayed(tablee: Tablee, half_seen: Sight) -> None:
    told = tablee("replay", "seen.tablee")
    assert told.status == 0, told.err
    assert len(re.findall(r"^ *\d+ ", told.out, re.MULTILINE)) >= len(half_seen.moments)
    last = len(half_seen.moments) - 1
    one = tablee("replay", "seen.tablee", "--ply", str(last), "--seat", "2").out
    assert f"Decision {last} of {last}" in one
    assert "Your cards" in one
    assert one.splitlines()[1:10] == tablee("replay", "seen.tablee", "--ply", str(last)).out.splitlines()[1:10]


def test_what_one_viewer_saw_is_nobody_elses_and_no_whole_game(tablee: Tablee, half_seen: Sight) -> None:
    for command in ("replay seen.tablee --seat 1", "verify seen.tablee", "play --resume seen.tablee"):
        answer = tablee(*command.split())
        assert answer.status == 2, command
        assert "one viewer saw" in " ".join(answer.err.split()), answer.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verified_game_says_what_was_proved(tablee: Tablee, language: str) -> None:
    game = finished()
    game.save("game.tablee")
    answer = tablee("verify", "game.tablee", "--lang", language)
    draws = sum(len(entry.draws) for entry in game.log)
    said = " ".join(answer.out.split())
    assert answer.status == 0
    assert game.record.fairness.commitment[:16] in said
    assert f" {draws} " in said
    assert f"Anna {game.scores[0]}, Bert {game.scores[1]}" in said


def test_an_unfinished_game_can_be_verified_too(tablee: Tablee) -> None:
    house.new("offline", seed=1).play(house.new("offline", seed=1).legal[0]).save("game.tablee")
    assert "not finished" in tablee("verify", "game.tablee").out


def test_the_last_game_can_be_named_so(tablee: Tablee, tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    finished().save(tmp_path / "state" / "a.tablee")
    assert tablee("verify", "last").status == 0
    assert tablee("replay", "last").status == 0


# --- Editions


def test_an_edition_goes_out_and_comes_in_again(tablee: Tablee) -> None:
    source = house.new("offline").edition.source
    assert tablee("edition", "export", "offline").out == source
    assert tablee("edition", "export", "offline", "mine.toml").status == 0
    exported = Path("mine.toml")
    assert exported.read_text(encoding="utf-8") == source
    exported.write_text(source.replace("reconstruction-1", "grandmas-box"), encoding="utf-8")
    checked = tablee("edition", "check", "mine.toml")
    assert checked.status == 0
    assert 'edition "grandmas-box" of Offline' in checked.out
    played = tablee("play", "offline", "--edition", "mine.toml", "--seats", "random,random", "--seed", "1")
    assert played.status == 0


def test_an_edition_with_a_byte_order_mark_is_read(tablee: Tablee) -> None:
    Path("mine.toml").write_text(house.new("offline").edition.source, encoding="utf-8-sig")
    assert tablee("edition", "check", "mine.toml").status == 0


def test_the_house_keeps_an_edition_for_everybody(tablee: Tablee) -> None:
    source = house.new("offline").edition.source
    Path("mine.toml").write_text(source.replace("reconstruction-1", "grandmas-box"), encoding="utf-8")
    added = tablee("admin", "add-edition", "mine.toml", "--data", "house")
    assert (added.status, added.out) == (0, 'Edition "grandmas-box" of Offline is on the shelf now.\n')
    assert "offline  grandmas-box" in tablee("admin", "editions", "--data", "house").out
    assert tablee("admin", "remove-edition", "grandpas-box", "--data", "house").status == 2
    assert tablee("admin", "remove-edition", "grandmas-box", "--data", "house").status == 0
    assert tablee("admin", "editions", "--data", "house").out == ""


# --- A demonstration where nobody can type


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_bots_show_a_game(tablee: Tablee, language: str) -> None:
    line = f"play offline --seats random,random --seed 3 --variant expert --lang {language}"
    answer = tablee(*line.split())
    assert (answer.status, answer.err) == (0, "")
    book = house.new("offline").book
    assert answer.out.startswith(Voice(language).say("demonstration", game="Offline"))
    assert book.text(language, "end-full") in answer.out
    assert answer.out.count("A Net") >= 3
    assert "\x1b" not in answer.out


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_whole_drawing(game: str) -> None:
    """A drawing that lacks something would only fail once that is drawn."""
    wanted = [name for name in (*vars(Drawing), *Drawing.__annotations__) if not name.startswith("_")]
    assert [name for name in wanted if not hasattr(drawing(game), name)] == []


def test_without_a_terminal_a_bot_takes_the_seat_of_a_person(tablee: Tablee) -> None:
    answer = tablee("play", "offline", "--seats", "random,you=Anna", "--seed", "3")
    assert answer.status == 0
    assert "Anna" not in answer.out
    assert "Greedy takes" in answer.out


# --- Compiled rules


def test_rules_are_compiled_ahead_and_found_again(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee import games
    from tablee.core.compiled import is_ready

    monkeypatch.setattr(games, "_modules", lambda: {"toy": "tests.games.toy"})
    games.rulebook.cache_clear()
    expected = "was compiled already" if is_ready(games.rulebook("toy")) else "is compiled now"
    assert expected in tablee("warmup").out
    assert "was compiled already" in tablee("warmup", "toy").out
    games.rulebook.cache_clear()


def test_measured_figures_stand_beside_the_promises(capsys: pytest.CaptureFixture[str]) -> None:
    from tablee.arena.measure import Line
    from tablee.cli.bench import show

    lines = [
        Line("measure-compiled-choose", 2_000_000.0, "per-second", 1_000_000.0, goal=True),
        Line("measure-import", 0.3, "seconds", 0.15),
    ]
    for language in LANGUAGES:
        show(lines, Voice(language))
        said = capsys.readouterr().out
        assert re.search(r"\b2[.,]00\b", said)
        assert re.search(r"\b0[.,]50\b", said)


@pytest.mark.parametrize("played", [False, True])
def test_a_tournament_that_is_stopped_shows_what_was_played(
    tablee: Tablee, at_home: Path, monkeypatch: pytest.MonkeyPatch, played: bool
) -> None:
    from tablee.arena import tournament as tournaments

    def stopped(share: tournaments.Share, start: int, stop: int) -> Iterator[tournaments.Block]:
        if played:
            yield next(play_blocks(share, start, stop))
        raise KeyboardInterrupt

    play_blocks = tournaments.play_blocks
    monkeypatch.setattr(tournaments, "play_blocks", stopped)
    asked = "arena --game offline --games 32 --interpreted --processes 1 --results kept.jsonl"
    answer = tablee(*asked.split())
    assert answer.status == 130
    assert ("greedy" in answer.out and "kept.jsonl" in answer.out) == played
    assert "Traceback" not in answer.out + answer.err
    assert (at_home / "kept.jsonl").exists()


# --- Language and start


def test_the_locale_chooses_the_language() -> None:
    assert from_environment({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert from_environment({"LANG": "fr_FR", "LC_ALL": "de_DE.UTF-8"}) == "de"
    assert from_environment({"LANG": "de", "LANGUAGE": "es:fr:de"}) == "fr"
    assert from_environment({"LANG": "it_IT"}) == "en"
    assert from_environment({"LC_ALL": "C", "LANG": "fr"}) == "en"
    assert from_environment({}) == "en"


def test_the_option_overrules_the_locale(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Befehle" in tablee("--help").out
    assert "Commandes" in tablee("--help", "--lang", "fr").out
    assert "Commandes" in tablee("--lang=fr_CA", "--help").out


def test_a_line_is_one_line_whatever_is_in_it() -> None:
    assert one_line("a\nb\x1b[31mc\u2028d\udcffe\u202fé") == "a b\ufffd[31mc\ufffdd\ufffde\u202fé"


@pytest.mark.parametrize("arguments", ["--help", "--version", "play --help", "edition export offline"])
def test_nothing_heavy_is_imported_for_light_work(arguments: str) -> None:
    code = (
        "import sys\nfrom tablee.cli.run import run\n"
        f"assert run({arguments.split()!r}) == 0\n"
        "heavy = {'numba', 'numpy', 'rich.markdown', 'rich.console', 'tablee.arena', 'tablee.bots'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
