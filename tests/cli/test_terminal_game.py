"""Games played in a real terminal: typed, saved, resumed, interrupted, shared at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import tablee
from tablee.cli.kept import kept_games
from tests.cli.terminal import Terminal


def test_a_whole_game_is_played_by_typing_numbers() -> None:
    with Terminal("play", "offline", "--seed", "7", "--seats", "you=Anna,random") as terminal:
        screen = terminal.until("> ")
        assert "Anna" in screen
        assert "Random" in screen
        decisions = 0
        while "straight to the result" not in screen:
            decisions += 1
            assert decisions < 200
            terminal.press("1\n")
            screen = terminal.until("> ", "result ")
        terminal.press("\n" * 10)
        ending = terminal.rest()
        assert terminal.status == 0
    game = tablee.load(kept_games()[0])
    assert game.is_over
    moves = [entry for entry in game.log if entry.kind == "move" and entry.seat == 0]
    assert len(moves) == decisions
    for name, points in zip(("Anna", "Random"), game.scores, strict=True):
        assert re.search(rf"{name}.*?total\s+{points}\s*\n", ending, re.DOTALL)
    assert "A Net (7 sites)" in ending
    assert "Every site holds an ad." in ending
    assert ending.rstrip().endswith("points.")


def test_everything_that_can_be_typed_answers(at_home: Path) -> None:
    with Terminal("play", "offline", "--seed", "7") as terminal:
        screen = terminal.until("> ")
        number, taken = re.findall(r"(\d+) ([YRBG][EDFS][CMTB])", screen.partition("take ...")[2])[0]
        terminal.type(number)
        assert "secretly back one company" in terminal.type("?")
        assert "majorities: how many ads" in terminal.type("help")
        occupied = re.search(r"\((\d+) > (\d+)\)", terminal.type(""))
        assert re.search(r"cannot replace .* (\d) [=<] (\d).*\(OFF-053\)", _unwrapped(_refused_exchange(terminal)))
        assert "OFF-053  An exchange is legal" in terminal.type("rules OFF-053")
        assert "OFF-074" in terminal.type("rules box")
        assert "OFF-001" in terminal.type("rules")
        assert "sole majority" in terminal.type("m")
        assert "Still in the bag: 43" in terminal.type("unseen")
        assert f"Player 1: take {taken}" in terminal.type("log")
        assert "There is no choice 99" in terminal.type("99")
        assert '"jump" names no action' in terminal.type("jump")
        assert "Saved as mine.tablee" in terminal.type("save mine")
        assert "Replace it?" not in terminal.type("save mine")
        assert "It is Player 1's turn." in terminal.type("undo")
        assert "nothing to take back" in terminal.type("undo")
        assert occupied is None or int(occupied[1]) > int(occupied[2])
        terminal.type("quit", end="anyway) ")
        terminal.press("\n")
        assert "tablee play offline --resume last" in terminal.rest()
        assert terminal.status == 0
    assert tablee.load(at_home / "mine.tablee").point == "NEW_AD"
    assert tablee.load(kept_games()[0]).point == "TURN"


def _refused_exchange(terminal: Terminal) -> str:
    """The answer to the first occupied site where the new ad is not worth more."""
    for network in "ABCDEFGH":
        for site in range(1, 5):
            answer = terminal.type(f"why {network}{site}")
            if "cannot replace" in answer:
                return answer
    raise AssertionError("every exchange was allowed")


def _unwrapped(said: str) -> str:
    return " ".join(said.split())


def test_a_game_is_resumed_where_it_was_left(at_home: Path) -> None:
    with Terminal("play", "offline", "--seed", "3", "--seats", "you=Anna,random") as terminal:
        terminal.until("> ")
        terminal.type("1")
        terminal.press("\x04")
        assert terminal.rest().strip() == "Goodbye. To go on: tablee play offline --resume last"
        assert terminal.status == 0
    with Terminal("play", "offline", "--resume", "last") as terminal:
        assert "Anna places the new ad" in terminal.until("> ")
        assert "It is Anna's turn." in terminal.type("undo")
        terminal.type("save here.tablee")
        terminal.interrupt()
        goodbye = terminal.rest()
        assert goodbye.strip() == "Goodbye. To go on: tablee play offline --resume last"
        assert terminal.status == 130
    with Terminal("play", "--resume", "here.tablee", "--lang", "fr") as terminal:
        assert "C'est à Anna de jouer." in terminal.until("> ")


def test_a_killed_game_has_lost_nothing() -> None:
    with Terminal("play", "offline", "--seed", "3", "--seats", "you=Anna,random") as terminal:
        terminal.until("> ")
        terminal.type("1")
        terminal.process.kill()
    with Terminal("play", "offline", "--resume", "last") as terminal:
        assert "Anna places the new ad" in terminal.until("> ")


def test_taking_back_past_a_bot_draws_anew() -> None:
    with Terminal("play", "offline", "--seed", "5", "--seats", "you,random") as terminal:
        terminal.until("> ")
        terminal.type("1")
        while "turn." not in terminal.type("1"):
            pass
        assert "needs everybody's consent" in terminal.type("undo")
        terminal.type("undo!")
        terminal.press("\x04")
        terminal.rest()
    log = tablee.load(kept_games()[0]).log
    assert log[-1].kind == "undo"
    assert any(entry.crossing for entry in log)


def test_nothing_is_taken_back_where_the_table_agreed_so() -> None:
    with Terminal("play", "offline", "--option", "take_back=false") as terminal:
        terminal.until("> ")
        terminal.type("1")
        for word in ("undo", "undo!"):
            assert "agreed to take nothing back" in terminal.type(word)


def test_two_people_share_a_keyboard_and_no_secrets() -> None:
    with Terminal("play", "offline", "--seed", "2", "--seats", "you=Anna,you=Bert") as terminal:
        assert "Your cards" not in terminal.until("nobody else is looking. ")
        first = terminal.type("")
        name, other = ("Anna", "Bert") if "It is Anna's turn" in first else ("Bert", "Anna")
        assert f"{name} gets the preference cards" in first
        assert f"{other} gets" not in first
        number = re.search(r"put it on \.\.\. +(\d+)", terminal.type("1"))
        assert number
        before = len(terminal.printed)
        handed = terminal.type(number[1], end="nobody else is looking. ")
        assert handed.endswith(f"{other}, it is your turn. Press Enter when nobody else is looking. ")
        assert terminal.printed[before:].count("\x1b[3J") == 1, "what was scrolled away must be forgotten"
        second = terminal.type("")
        assert f"{other} gets the preference cards" in second
        assert f"{name} gets" not in second


def test_a_finished_game_can_be_seen_again(at_home: Path) -> None:
    game = tablee.new("offline", seed=1, names=("Anna", "Bert"))
    while not game.is_over:
        game.play(game.legal[0])
    game.save(at_home / "over.tablee")
    with Terminal("play", "--resume", "over.tablee") as terminal:
        terminal.until("result ")
        terminal.press("s\n")
        assert terminal.rest().rstrip().endswith("points.")


def test_a_replay_is_stepped_through_with_keys(at_home: Path) -> None:
    game = tablee.new("offline", seed=1, names=("Anna", "Bert"))
    for _ in range(4):
        game.play(game.legal[0])
    game.save(at_home / "game.tablee")
    with Terminal("replay", "game.tablee") as terminal:
        assert "Decision 0 of 4" in terminal.until("q: leave.\n")
        for keys, ply in (("\x1b[C", 1), ("\r", 2), ("\x1b[D", 1), ("\x1b[F", 4), ("\x1b[C", 4), ("\x1b[H", 0), ("\x1b[D", 0)):
            terminal.press(keys)
            assert f"Decision {ply} of 4" in terminal.until("q: leave.\n")
        terminal.press("q")
        terminal.rest()
        assert terminal.status == 0


def test_colours_are_left_out_where_nobody_wants_them() -> None:
    with Terminal("play", "offline", "--seed", "1", NO_COLOR="1") as terminal:
        terminal.until("> ")
        assert not re.search(r"\x1b\[[0-9;]*(?:3[0-7]|4[0-7]|9[0-7]|10[0-7])m", terminal.printed)
    with Terminal("play", "offline", "--seed", "1") as terminal:
        terminal.until("> ")
        assert re.search(r"\x1b\[[0-9;]*(?:4[0-7]|10[0-7])[0-9;]*m", terminal.printed)
