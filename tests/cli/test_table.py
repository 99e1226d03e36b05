"""A table at one keyboard, driven by calls: what each seat is shown, and what it never is."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tablee import games
from tablee.cli.kept import NEWEST, Keeper, kept_games
from tablee.cli.screen import Screen
from tablee.cli.seats import Seat, from_file, read_seats, seat_bots
from tablee.cli.table import Table
from tablee.cli.turn import Left, Turn
from tablee.cli.voice import Voice
from tablee.core.chance import Fast
from tablee.core.texts import LANGUAGES, Complaint
from tablee.game import Game, load, new
from tests.cli.conftest import Answer

VOICE = Voice("en")
TWO = (Seat("Anna"), Seat("Bert"))


class Keyboard:
    """Types what it is told to, and remembers what had been printed before each line."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        self.console = Console(file=io.StringIO(), width=100, highlight=False, markup=False)
        self.asked: list[tuple[str, str]] = []
        """Each prompt, and what was printed before it since the last one."""
        self._answer = answer
        self._seen = 0

    def typed(self, prompt: str) -> str:
        printed = self.printed[self._seen :]
        self._seen += len(printed)
        self.asked.append((prompt, printed))
        return self._answer(prompt)

    @property
    def printed(self) -> str:
        said: str = self.console.file.getvalue()  # type: ignore[attr-defined]
        return said


def table(game: Game, seats: tuple[Seat, ...], answer: Callable[[str], str], language: str = "en") -> tuple[Table, Keyboard]:
    keyboard = Keyboard(answer)
    screen = Screen(Voice(language), console=keyboard.console, typed=keyboard.typed)
    return Table(game, seats, screen, None, Fast(1)), keyboard


def some_choice(made: list[Table]) -> Callable[[str], str]:
    """Plays without looking at anything hidden: a choice picked by the number of decisions so far."""

    def answer(prompt: str) -> str:
        if prompt != "> ":
            return ""
        game = made[0].game
        return game.choices[(7 * len(game.log)) % len(game.choices)].text

    return answer


def played(game: Game, decisions: int = 1000) -> Keyboard:
    """Anna and Bert play, to the end or for so many decisions."""
    made: list[Table] = []
    choose = some_choice(made)

    def answer(prompt: str) -> str:
        if len(made[0].game.log) > decisions:
            raise EOFError
        return choose(prompt)

    here, keyboard = table(game, TWO, answer)
    made.append(here)
    with contextlib.suppress(EOFError):
        here.play()
        here.finish()
    return keyboard


@pytest.fixture(scope="module")
def whole_game() -> Keyboard:
    """All that Anna and Bert saw in one game."""
    return played(new("offline", seed=4))


@pytest.mark.parametrize(("seed", "options"), [(4, {}), (5, {"variant": "expert"})], ids=["basic", "expert"])
def test_a_seats_screens_are_the_same_in_worlds_it_cannot_tell_apart(seed: int, options: dict[str, Any]) -> None:
    """Two games that differ only in the others' goals look alike to Anna."""
    true, other = new("offline", seed=seed, **options), new("offline", seed=seed, **options)
    while other.state == true.state:
        other.book.redeal(other.box, other.state, 0, Fast(9))
    shown = [_shown_to(played(game, decisions=24), "Anna") for game in (true, other)]
    assert shown[0] == shown[1]
    assert len(shown[0]) >= 10
    for screen in shown[0]:
        assert "Your cards" in screen
        assert "Bert gets the preference cards" not in screen


def test_the_comparison_of_screens_can_fail() -> None:
    """With open cards the same two games do look different to Anna."""
    true, other = (new("offline", seed=4, open_preferences=True) for _ in range(2))
    hidden = new("offline", seed=4)
    while hidden.state == true.state:
        hidden.book.redeal(hidden.box, hidden.state, 0, Fast(9))
    other.state.goal[1] = list(hidden.state.goal[1])
    shown = [_shown_to(played(game, decisions=4), "Anna") for game in (true, other)]
    assert shown[0] != shown[1]


def _shown_to(keyboard: Keyboard, name: str) -> list[str]:
    """Everything printed while this person sat at the keyboard, decision by decision."""
    screens, here = [], ""
    for prompt, printed in keyboard.asked:
        if prompt == "> " and here == name:
            screens.append(printed)
        if "it is your turn" in prompt:
            here = prompt.partition(",")[0]
    return screens


def test_the_end_tells_the_last_turn_alone(whole_game: Keyboard) -> None:
    last = next(printed for prompt, printed in whole_game.asked if "straight to the result" in prompt)
    assert last.count(" takes ") <= 1
    assert "that is the end." in " ".join(last.split())
    assert "scores" not in last


def test_nothing_at_all_is_shown_between_two_people(whole_game: Keyboard) -> None:
    between = [printed for prompt, printed in whole_game.asked if "it is your turn" in prompt]
    assert len(between) > 20
    assert all(not printed.strip() for printed in between)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_names_every_point(language: str) -> None:
    game = new("offline", 3, seed=6, variant="expert", rounds=2)
    while not game.is_over:
        game.play(game.choices[(7 * len(game.log)) % len(game.choices)].action)
    here, keyboard = table(game, (*TWO, Seat("Cleo")), Script("", "s"), language)
    here.finish()
    said = " ".join(keyboard.printed.split())
    for network in "ABCDEFGH":
        assert f"{network} Net (" in said
    for points in game.scores:
        assert f" {points} " in said
    assert here.scene(-1).result() in said


def test_the_news_tell_what_the_others_did_and_nothing_twice() -> None:
    made: list[Table] = []
    here, keyboard = table(new("offline", seed=4), (Seat("Anna"), Seat("random", "random")), some_choice(made))
    made.append(here)
    here.play()
    told = "".join(printed for _, printed in keyboard.asked)
    moves = [entry for entry in here.game.log if entry.kind == "move" and entry.seat == 1 and str(entry.do).startswith("take")]
    sentences = " ".join(told.split())
    assert moves
    for entry in moves[:-1]:
        assert f"Random takes {str(entry.do)[5:]} from the display." in sentences


def test_the_board_shows_the_end_coming(whole_game: Keyboard) -> None:
    warned = [printed for _, printed in whole_game.asked if "! Free sites: " in printed]
    assert warned
    assert all(f"Free sites: {count} !" not in "".join(printed for printed in warned) for count in (5, 6, 24))


class Script:
    """Lines to be typed, one after another; then nobody is there any more."""

    def __init__(self, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)

    def __call__(self, prompt: str) -> str:
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line


def answers(*lines: str, seats: tuple[Seat, ...] = (Seat("Anna"), Seat("random", "random")), **options: Any) -> list[str]:
    """What is printed after each line typed at a fresh table, where Anna begins."""
    game = new("offline", seed=7, **options)
    assert game.actor == 0
    here, keyboard = table(game, seats, Script(*lines))
    with pytest.raises((EOFError, Left)):
        here.play()
    return [" ".join(printed.split()) for _, printed in keyboard.asked[1:]]


def test_a_site_or_an_ad_alone_says_what_is_meant() -> None:
    game = new("offline", seed=7)
    taken = game.choices[0].do["ad"]
    free = next(c.do["site"] for c in game.copy().play(f"take {taken}").choices if c.do["do"] == "put")
    took, put = answers(taken.lower(), free.lower())
    assert f"places the new ad {taken}" in took
    assert f"Anna puts {taken} on {free}." in put


def test_exchanges_are_offered_with_both_values() -> None:
    game = new("offline", seed=7)
    for choice in game.choices:
        after = game.copy().play(choice.action)
        for exchange in after.choices:
            if exchange.do["do"] == "exchange":
                (said,) = answers(choice.text)
                site = exchange.do["site"]
                network = next(n for n in game.view().board.networks if n.name == site[0])
                old, value = network.ads[int(site[1:]) - 1], network.values[int(site[1:]) - 1]
                assert f"on {site} instead of {old} (" in said
                mine = said.partition(f"instead of {old} (")[2].partition(" > ")[0]
                assert int(mine) > int(str(value))
                return
    raise AssertionError("this game begins without an exchange; take another seed")


def test_why_gives_clause_numbers_and_its_text() -> None:
    said = answers("why empty", "why none", "why analyse", "why")
    assert "OFF-070: The offline sector can be emptied only" in said[0]
    assert "(OFF-041)" in said[1]
    assert "(OFF-090)" in said[2]
    assert said[3].startswith("Why what?")


def test_rules_are_found_by_number_and_by_word() -> None:
    by_id, by_number, by_word, nothing = answers("rules off-053", "rules 53", "rules market analysis", "rules chess")
    assert by_id == by_number
    assert by_id.startswith("OFF-053 An exchange is legal")
    assert "OFF-090" in by_word
    assert "OFF-053" not in by_word
    assert "No clause" in nothing


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "aide pourquoi règles journal plateau reprendre"), ("de", "hilfe warum regeln protokoll plan zurück")],
)
def test_words_can_be_typed_in_the_language_of_the_run(language: str, words: str) -> None:
    here, keyboard = table(new("offline", seed=7), (Seat("Anna"), Seat("random", "random")), Script(*words.split()), language)
    with pytest.raises(EOFError):
        here.play()
    assert len(keyboard.asked) == len(words.split()) + 1
    unknown = VOICE.say("hint")
    for _, printed in keyboard.asked[1:]:
        assert printed.strip()
        assert "»" not in printed.split("\n")[0] or "désigne aucune action" not in printed
        assert unknown not in printed


def test_taking_back_goes_past_decisions_that_play_themselves() -> None:
    """The last ad on display is taken by itself; to take that back alone would change nothing."""
    order = ("none", "empty", "offline", "exchange", "take", "keep", "put")
    game = new("offline", seed=4)
    while not (game.decision and game.decision.automatic and game.point == "TURN"):
        game.play(min(game.choices, key=lambda choice: order.index(choice.do["do"])).action)
    earlier = game.copy().undo(agreed=True)
    game.play(game.legal[0])
    here, _ = table(game, TWO, Script())
    here.take_back(agreed=True)
    assert here.game.state == earlier.state
    assert here.game.decision is not None
    assert not here.game.decision.automatic


def test_a_refused_undo_leaves_everything_as_it_was() -> None:
    game = new("offline", seed=4)
    while len(game.log) < 4 or game.point != "TURN":
        game.play(game.legal[0])
    here, _ = table(game, TWO, Script())
    with pytest.raises(Complaint, match="consent"):
        here.take_back(agreed=False)
    assert here.game is game
    assert game.log[-1].kind == "move"


# --- The screen


@pytest.mark.parametrize(
    ("width", "height", "layout"),
    [(120, 40, "drawn"), (80, 52, "drawn"), (80, 44, "rows"), (120, 30, "tight"), (80, 24, "tight"), (60, 60, "rows")],
)
def test_the_layout_follows_the_size_of_the_terminal(width: int, height: int, layout: str) -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    console = Console(file=file, width=width, height=height, force_terminal=True, _environ={"TERM": "xterm"})
    assert Screen(VOICE, console=console).layout == layout
    assert Screen(VOICE, console=console, plain=True).layout == "rows"


def test_an_ascii_terminal_gets_ascii() -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    screen = Screen(VOICE, console=Console(file=file, width=120, height=60, force_terminal=True, color_system=None))
    here = Table(new("offline", seed=7), TWO, screen, None, Fast(1))
    Turn(here, 0).show()
    file.seek(0)
    said = file.read()
    assert "?" not in said.replace("; ? for help", "")
    assert "A1" in said


# --- Seats


def test_seats_are_read_and_named() -> None:
    assert read_seats(None, 3, VOICE) == (Seat("Player 1"), Seat("greedy 1", "greedy"), Seat("greedy 2", "greedy"))
    assert read_seats("you=Anna, Random", 2, VOICE) == (Seat("Anna"), Seat("random", "random"))
    assert read_seats("vous=Zoé,vous", 2, Voice("fr")) == (Seat("Zoé"), Seat("Joueur 2"))


def test_a_saved_game_knows_where_bots_sit() -> None:
    game = new("offline", 3, seed=1, names=("Anna", "greedy 1", "greedy 2"))
    seats = (Seat("Anna"), Seat("greedy 1", "greedy"), Seat("greedy 2", "random"))
    seat_bots(game.course, seats)
    assert from_file(game.header.seats, game.log) == seats
    seat_bots(game.course, (Seat("Anna", "greedy"), Seat("greedy 1"), Seat("greedy 2", "random")))
    assert [seat.bot for seat in from_file(game.header.seats, game.log)] == ["greedy", None, "random"]


# --- Keeping


def test_only_the_newest_games_are_kept(at_home: Path) -> None:
    for seed in range(NEWEST + 3):
        game = new("offline", seed=seed)
        assert Keeper(game).keep(game) is None
    assert len(kept_games()) == NEWEST


def test_a_kept_game_is_whole_after_every_decision(at_home: Path) -> None:
    game = new("offline", seed=7)
    keeper = Keeper(game)
    for _ in range(5):
        game.play(game.legal[0])
        assert keeper.keep(game) is None
        assert load(keeper.path).state == game.state
    assert len(kept_games()) == 1


def test_a_table_that_cannot_keep_its_game_says_so_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    game = new("offline", seed=7)
    here, keyboard = table(game, (Seat("Anna"), Seat("random", "random")), Script("1", "undo", "1"))
    here.keeper = Keeper(game, tmp_path / "file" / "game.tablee")
    with pytest.raises(EOFError):
        here.play()
    assert " ".join(keyboard.printed.split()).count("cannot be written") == 1


# --- A game without a drawing of its own


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game, as if another package had brought it."""
    monkeypatch.setattr(games, "_modules", lambda: {"offline": "tablee.games.offline", "toy": "tests.games.toy"})
    games.rulebook.cache_clear()
    yield
    games.rulebook.cache_clear()


@pytest.mark.usefixtures("toy")
def test_a_game_without_a_drawing_is_played_from_a_tree() -> None:
    game = new("toy", 2, seed=3)
    made: list[Table] = []
    here, keyboard = table(game, TWO, some_choice(made))
    made.append(here)
    here.play()
    here.finish()
    assert game.is_over
    first = next(printed for prompt, printed in keyboard.asked if prompt == "> ")
    assert "dealers" in first
    assert "The Flea Market" in first
    for points in game.scores:
        assert str(points) in keyboard.printed[-600:]


@pytest.mark.usefixtures("toy")
def test_the_tree_hides_what_the_view_hides() -> None:
    true, other = new("toy", 2, seed=3), new("toy", 2, seed=3)
    other.book.redeal(other.box, other.state, true.state.actor, Fast(5))
    assert other.state != true.state
    screens = []
    for game in (true, other):
        here, keyboard = table(game, TWO, Script("", "?", "log", "rules", "why roll"))
        with pytest.raises(EOFError):
            here.play()
        screens.append(keyboard.printed)
    assert screens[0] == screens[1]


@pytest.mark.usefixtures("toy")
def test_commands_serve_any_game(tablee: Callable[..., Answer], at_home: Path) -> None:
    assert "The Flea Market" in tablee("play", "toy", "--seats", "random,random", "--seed", "1").out
    game = new("toy", 2, seed=1)
    for _ in range(5):
        game.play(game.legal[0])
    game.save("toy.tablee")
    assert tablee("replay", "toy.tablee").status == 0
    assert "as it was played" in tablee("verify", "toy.tablee").out


def test_unknown_names_of_people_are_refused() -> None:
    for given in ("you=greedy 3,random", "you=Anna,you=Anna", "you=random,you"):
        with pytest.raises(Complaint):
            read_seats(given, 2, VOICE)
