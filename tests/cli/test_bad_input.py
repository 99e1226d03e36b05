"""Whatever is wrong with the input: one line that says what and where, exit status 2, in three languages."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablee as house
from tablee.core.texts import LANGUAGES
from tablee.games import names
from tests.cli.conftest import Answer

Tablee = Callable[..., Answer]

PLAY = ("play", "offline")
WRONG = {
    "no such command": ("dance", ["dance", "simulate"]),
    "no such edition command": ("edition dance", ["dance", "export"]),
    "no such option": ("games --colour", ["--colour"]),
    "no such option of the whole": ("--colour", ["--colour"]),
    "an option without its value": ("play offline --seed", ["--seed"]),
    "a flag with a value": ("play offline --plain=yes", ["--plain"]),
    "too many arguments": ("games offline chess", ["offline"]),
    "an argument too few": ("admin ban", ["NAME"]),
    "no such language": ("games --lang it", ["it", "fr, en, de"]),
    "no such game": ("play chess", ["chess", "offline"]),
    "no game": ("play", ["offline"]),
    "no game to simulate": ("simulate", ["offline"]),
    "no such game to warm up": ("warmup chess", ["chess"]),
    "no such game to measure": ("bench chess", ["chess"]),
    "no such game to export": ("edition export chess", ["chess"]),
    "no such bot": ("play offline --seats you,shark", ["shark", "greedy"]),
    "a person in a simulation": ("simulate offline --seats you,greedy", ["you", "greedy"]),
    "an empty seat": ("play offline --seats you,", ["random"]),
    "too few seats": ("play offline --seats you", ["1"]),
    "too many seats": ("simulate offline --seats random,random,random,random,random", ["5"]),
    "too many players": ("play offline --players 5", ["5"]),
    "negative players": ("play offline --players -2", ["--players", "-2"]),
    "a huge number of players": ("play offline --players 99999999999999999999999", ["--players"]),
    "players in letters": ("play offline --players two", ["--players", "two"]),
    "seats against players": ("play offline --players 3 --seats you,greedy", ["2", "3"]),
    "a bot's name for a person": ("play offline --seats you=greedy,random", ["greedy"]),
    "the same name twice": ("play offline --seats you=Anna,you=Anna", ["Anna"]),
    "no such table option": ("play offline --option colour=red", ["colour", "variant"]),
    "a table option with a name of ours": ("play offline --option seed=3", ["seed", "variant"]),
    "no such value of an option": ("play offline --option rounds=9", ["rounds", "9"]),
    "no such variant": ("play offline --variant easy", ["easy", "expert"]),
    "half a table option": ("simulate offline --option expert", ["expert"]),
    "a seed in letters": ("play offline --seed x", ["--seed"]),
    "a negative seed": ("simulate offline --seed -1", ["--seed", "-1"]),
    "a seed beyond all numbers": ("play offline --seed 99999999999999999999", ["--seed"]),
    "no Ray at the address": ("arena --game offline --ray 127.0.0.1:9", ["127.0.0.1:9"]),
    "no address of a cluster": ("balance offline --ray=here", ["here", "ray://"]),
    "no games": ("simulate offline --games 0", ["--games"]),
    "too many games": ("simulate offline --games 1000000000000", ["--games"]),
    "no processes": ("simulate offline --processes 0", ["--processes"]),
    "a fraction": ("simulate offline --games 1.5", ["--games", "1.5"]),
    "no seconds": ("bench offline --seconds 0", ["--seconds"]),
    "no file to verify": ("verify", []),
    "no file to replay": ("replay", []),
    "no edition to check": ("edition check", []),
    "a missing game file": ("verify there.tablee", ["there.tablee"]),
    "a missing game to resume": ("play offline --resume there.tablee", ["there.tablee"]),
    "a missing edition": ("play offline --edition there.toml", ["there.toml"]),
    "a directory as a game": ("replay folder", ["folder"]),
    "a directory as an edition": ("edition check folder", ["folder"]),
    "a file as a directory": ("verify plain.txt/x", ["plain.txt/x"]),
    "an endless name": (f"verify {'x' * 300}", ["xxx"]),
    "no last game": ("play offline --resume last", []),
    "a text as a game": ("verify plain.txt", ["plain.txt"]),
    "an empty game": ("replay empty.tablee", ["empty.tablee"]),
    "another program's JSON": ("verify other.json", ["other.json"]),
    "half a game": ("verify half.tablee", ["half.tablee"]),
    "a game with another move": ("verify edited.tablee", ["edited.tablee", "3"]),
    "a resumed game with another move": ("play --resume edited.tablee", ["edited.tablee", "3"]),
    "a replay with another move": ("replay edited.tablee", ["edited.tablee", "3"]),
    "a game with another secret": ("verify secret.tablee", ["secret.tablee"]),
    "a game of an unknown game": ("verify chess.tablee", ["chess.tablee", "chess"]),
    "a game of future rules": ("verify future.tablee", ["future.tablee", "99"]),
    "a move that is none": ("replay nonsense.tablee", ["nonsense.tablee", "2"]),
    "a ply that was never played": ("replay good.tablee --ply 99", ["--ply", "99"]),
    "a seat that is not there": ("replay good.tablee --seat 3", ["--seat", "3"]),
    "seats that do not fit the game": ("play --resume good.tablee --seats you,greedy,greedy", ["3", "2"]),
    "a seed for a game begun": ("play --resume good.tablee --seed 1", ["--seed"]),
    "another game resumed": ("play chess --resume good.tablee", ["chess"]),
    "an edition in another encoding": ("edition check latin.toml", ["latin.toml:2"]),
    "an edition that is no TOML": ("edition check plain.txt", ["plain.txt:1"]),
    "an edition of another game": ("edition check chess.toml", ["chess"]),
    "a game file as an edition": ("play offline --edition good.tablee", ["good.tablee:1"]),
    "an edition with a wrong link": ("play offline --edition link.toml", ["link.toml:", "9"]),
    "an edition that is far too long": ("edition check /dev/zero", ["/dev/zero"]),
    "an edition over another": ("edition export offline plain.txt", ["plain.txt"]),
    "an export into nowhere": ("edition export offline nowhere/x.toml", ["nowhere/x.toml"]),
    "an export onto a full disk": ("edition export offline /dev/full", ["/dev/full"]),
    "a name that breaks lines": ("verify one\ntwo\x1b[31m.tablee", ["one two"]),
}


@pytest.fixture
def files(faulty: Path, at_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with faulty files, to work in."""
    monkeypatch.chdir(faulty)
    return faulty


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Game files and editions with all sorts of faults."""
    home = tmp_path_factory.mktemp("faulty")
    game = house.new("offline", seed=1, names=("Anna", "Bert"))
    for _ in range(6):
        game.play(game.legal[0])
    game.save(home / "good.tablee")
    good = (home / "good.tablee").read_text(encoding="utf-8")
    record = json.loads(good)

    def changed(name: str, *path: Any, to: Any) -> None:
        copy = json.loads(good)
        here = copy
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = to
        (home / name).write_text(json.dumps(copy), encoding="utf-8")

    other_move = "put A7" if record["log"][2]["do"] != "put A7" else "put A6"
    changed("edited.tablee", "log", 2, "do", to=other_move)
    changed("nonsense.tablee", "log", 1, "do", to="jump")
    changed("secret.tablee", "fairness", "secret", to="00" * 32)
    changed("chess.tablee", "header", "game", to="chess")
    changed("future.tablee", "header", "rules", to=99)
    (home / "half.tablee").write_text(good[: len(good) // 2], encoding="utf-8")
    (home / "empty.tablee").write_text("")
    (home / "other.json").write_text('{"name": "other", "version": 3}')
    (home / "plain.txt").write_text("to whom it may concern\n")
    (home / "folder").mkdir()
    source = house.new("offline").edition.source
    (home / "latin.toml").write_bytes('# first\n# \u00e9dition\nname = "x"\n'.encode("latin-1"))
    (home / "chess.toml").write_text('name = "mine"\ngame = "chess"\n')
    (home / "link.toml").write_text(source.replace("links = [[1, 2],", "links = [[1, 9],", 1))
    return home


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.usefixtures("files")
def test_bad_input_is_one_line_and_status_2(tablee: Tablee, wrong: str, language: str) -> None:
    line, named = WRONG[wrong]
    arguments = line.split(" ")
    answer = tablee(*arguments) if "it" in arguments else tablee(*arguments[:1], "--lang", language, *arguments[1:])
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.endswith("\n")
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err
    assert "\x1b" not in answer.err
    for part in named:
        assert part in answer.err


def test_every_complaint_is_said_in_three_languages(tablee: Tablee, files: Path) -> None:
    for line in ("dance", "play chess", "simulate offline --games 0", "verify folder", "edition check latin.toml"):
        said = {tablee("--lang", language, *line.split()).err for language in LANGUAGES}
        assert len(said) == len(LANGUAGES), line


def in_a_process(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tablee", *arguments],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
        check=False,
        **options,
    )


def test_a_real_process_says_the_same() -> None:
    done = in_a_process("play", "chess", stdout=subprocess.PIPE)
    assert (done.returncode, done.stdout, done.stderr) == (
        2,
        "",
        f'There is no game "chess"; there are: {", ".join(names())}.\n',
    )


@pytest.mark.parametrize("arguments", ["games", "edition export offline", "--help"])
def test_a_full_disk_behind_the_output_is_one_line(arguments: str) -> None:
    with open("/dev/full", "w") as full:
        done = in_a_process(*arguments.split(), stdout=full)
    assert (done.returncode, done.stderr) == (2, "The output cannot be written: the disk is full.\n")


def test_a_reader_who_has_gone_is_no_trouble() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = in_a_process("edition", "export", "offline", stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_missing_permission_is_named(tablee: Tablee, files: Path) -> None:
    tablee("verify", "good.tablee")
    closed = files / "good.tablee"
    for folder in (files, files.parent):
        folder.chmod(0o755)
    closed.chmod(0)
    privileged = os.geteuid() == 0
    try:
        if privileged:
            os.seteuid(65534)
        answer = tablee("verify", closed)
    finally:
        if privileged:
            os.seteuid(0)
        closed.chmod(0o644)
    assert answer.status == 2
    assert answer.err.count("\n") == 1
    assert answer.err.startswith(f"{closed} cannot be read: ")


def test_a_full_disk_does_not_end_a_game(at_home: Path) -> None:
    """Nothing can be written to a file of more than 0 bytes, yet the game goes on and says so."""
    from tests.cli.terminal import Terminal

    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); from tablee.cli import main; main()"
    with Terminal("play", "offline", "--seed", "1", python=("-c", limit)) as terminal:
        assert "cannot be written: the file would become too large" in " ".join(terminal.until("> ").split())
        assert "cannot be written" in terminal.type("save mine")
        assert "places the new ad" in terminal.type("1")
        terminal.press("\x04")
        assert "could not be kept" in terminal.rest()
    assert not list(at_home.iterdir())
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 0
