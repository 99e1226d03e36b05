"""One decision of a person: the table is shown, the choices are numbered, and whatever is typed is obeyed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tablee.cli import kept
from tablee.cli.rulings import clauses
from tablee.cli.story import entry_head
from tablee.cli.voice import complain
from tablee.core.decision import Choice
from tablee.core.texts import Complaint

if TYPE_CHECKING:
    from tablee.cli.scene import Scene
    from tablee.cli.table import Table
    from tablee.coach import Advice, Step

INDENT = 2

SEVERAL = 4
"""Choices of one kind from which what they share is said once."""


class Left(Exception):
    """The person leaves the table."""


class Turn:
    """What one seat sees and may say, until its decision is made or taken back."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.screen = table.screen
        self.voice = table.voice
        self.seat = seat
        self.scene = table.scene(seat)
        assert self.scene.view.decision is not None
        self.decision = self.scene.view.decision
        self._news = table.news(seat)
        self._listed = self._in_order()
        self._words: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "hint": self._hint,
            "why": self._why,
            "rules": self._rules,
            "undo": self._undo,
            "undo!": self._undo_agreed,
            "save": self._save,
            "log": self._log,
            "board": self._board,
            "quit": self._quit,
        }
        self._synonyms = {alias: word for word in self._words for alias in self.voice.say(f"typed-{_key(word)}").split()}

    def decide(self) -> None:
        """Ask until the position has changed."""
        self.show()
        changed = False
        while not changed:
            line = self.screen.ask("> ")
            try:
                changed = self._obey(line)
            except Complaint as complaint:
                self.screen.paragraph(self.voice.complaint(complaint), INDENT)

    def show(self) -> None:
        """The table, the news and the choices, in whatever size the screen has now."""
        screen = self.screen
        self.scene = self.table.scene(self.seat)
        screen.clear()
        screen.show(self._heading())
        screen.show(self.table.drawing.table(self.scene))
        screen.gap()
        for paragraph in self._news:
            screen.paragraph(paragraph, mark=screen.bullet, bold=self.table.names)
        if self.table.notice:
            screen.paragraph(self.table.notice, mark=screen.bullet, style="bold")
            self.table.notice = ""
        if self._news:
            screen.gap()
        self._show_choices()

    def _show_choices(self) -> None:
        screen = self.screen
        screen.paragraph(self.table.drawing.prompt(self.scene, self.decision.prompt), style="bold")
        kinds: dict[str, list[tuple[int, str]]] = {}
        for number, choice in enumerate(self._listed, start=1):
            kinds.setdefault(choice.do["do"], []).append((number, self.table.drawing.choice(self.scene, choice)))
        for alike in kinds.values():
            screen.show(_listed(alike))
        screen.paragraph(self.voice.say(self.table.drawing.HINT), style="dim")

    def _in_order(self) -> list[Choice]:
        """The choices kind by kind, in the order the drawing gives to kinds."""
        order = list(self.table.drawing.KINDS)
        for choice in self.decision.choices:
            if choice.do["do"] not in order:
                order.append(choice.do["do"])
        return sorted(self.decision.choices, key=lambda choice: order.index(choice.do["do"]))

    def _heading(self) -> Text:
        heading = Text(self.scene.say("game-title"), "bold")
        for seat, name in enumerate(self.table.names):
            heading.append("  ", "not bold")
            heading.append(f" {name} ", "reverse" if seat == self.scene.view.actor else "not bold")
        return heading

    # What can be typed

    def _obey(self, line: str) -> bool:
        """Do what was typed; whether the position has changed."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if not line:
            self.show()
            return False
        if word in self._synonyms:
            return self._words[self._synonyms[word]](rest.strip())
        if word in self.table.drawing.SHOWS and not rest:
            self.screen.show(self.table.drawing.SHOWS[word](self.scene))
            return False
        self.table.game.play(self._meant(line))
        return True

    def _meant(self, said: str) -> str:
        """The action in full that a number, a word or a notation means."""
        if said.isascii() and said.lstrip("-").isdigit():
            number = int(said) if len(said) < 6 else 0
            if not 1 <= number <= len(self._listed):
                raise complain("no-such-choice", given=said[:20], last=str(len(self._listed)))
            return self._listed[number - 1].text
        return self.table.drawing.shorthand(self.scene, said) or said

    def _help(self, rest: str) -> bool:
        """What this decision is about, what the game is about, and what can be typed."""
        self.screen.show()
        for key, style in ((self.decision.prompt.replace("prompt-", "help-", 1), ""), ("game-summary", "dim")):
            if said := self.scene.say_or("", key):
                self.screen.paragraph(" ".join(said.split()), INDENT, style)
                self.screen.show()
        words = Grid.grid(padding=(0, 2))
        for word in self._words:
            words.add_row(Text(self.voice.say(f"type-{_key(word)}"), "bold"), self.voice.say(f"about-{_key(word)}"))
        for word in self.table.drawing.SHOWS:
            words.add_row(Text(word, "bold"), self.voice.say(f"about-{self.scene.book.id}-{word}"))
        self.screen.show(Padding(words, (0, 0, 0, INDENT)))
        return False

    def _hint(self, rest: str) -> bool:
        """What the coach would do, and why; two other choices beside it."""
        from tablee.coach import why
        from tablee.coach.public import hint

        advised = hint(self.table.game, seed=len(self.table.game.log), compiled=False)
        numbers = {choice.action: number for number, choice in enumerate(self._listed, start=1)}
        lines = Grid.grid(padding=(0, 2))
        for one in advised.choices:
            said = self.table.drawing.choice(self.scene, self._listed[numbers[one.action] - 1])
            style = "bold" if one is advised.choices[0] else ""
            lines.add_row(Text(f"{numbers[one.action]:>3} {said}", style), self.voice.percent(one.chances[self.seat]))
            if one.then:
                lines.add_row(Text(f"    {self._then(one)}", "dim"))
        self.screen.paragraph(self.voice.say("hint-chances"), INDENT)
        self.screen.show(Padding(lines, (0, 0, 0, INDENT)))
        self.screen.paragraph(why(self.scene.book, advised, self.voice.language), INDENT)
        return False

    def _then(self, advice: Advice) -> str:
        """How a choice goes on."""
        from tablee.coach import go_on

        def words(step: Step, scene: Scene) -> str:
            return self.table.drawing.choice(scene, Choice(step.action, step.do, step.text))

        steps = [words(step, replace(self.scene, view=step.view)) for step in advice.then]
        either_way = advice.either_way and words(advice.then[0], self.scene) == steps[0]  # done first it may lead elsewhere
        return go_on(steps, self.voice.language, either_way=either_way)

    def _why(self, rest: str) -> bool:
        if not rest:
            raise complain("why-what")
        action = self._meant(rest)
        refusal = self.table.game.why_not(action)
        if refusal is None:
            self.screen.paragraph(self.voice.say("why-allowed", action=action), INDENT)
            return False
        self.screen.paragraph(refusal.say(self.voice.language), INDENT)
        if clause := self.scene.say_or("", f"clause-{refusal.clause}"):
            self.screen.paragraph(self.scene.pair(refusal.clause, clause), 2 * INDENT, "dim")
        return False

    def _rules(self, rest: str) -> bool:
        found = Grid.grid(padding=(0, 2))
        for clause, said in clauses(self.scene.book, self.voice.language, rest):
            found.add_row(Text(clause, "bold"), Text(said))
        self.screen.show(Padding(found, (0, 0, 0, INDENT)))
        return False

    def _undo(self, rest: str) -> bool:
        self._may_take_back()
        self.table.take_back(agreed=False)
        return True

    def _undo_agreed(self, rest: str) -> bool:
        self._may_take_back()
        if len(self.table.people) > 1 and not self._yes("undo-agreed"):
            return False
        self.table.take_back(agreed=True)
        return True

    def _may_take_back(self) -> None:
        if not self.table.game.header.options.get("take_back", True):
            raise complain("take-back-off")

    def _save(self, rest: str) -> bool:
        name = rest or f"{self.scene.book.id}-{self.table.game.header.table}"
        try:
            path = kept.save_as(self.table.game, name, may_replace=name in self.table.saved_as)
        except FileExistsError as there:
            if not self._yes("save-replace", file=str(there)):
                return False
            path = kept.save_as(self.table.game, name, may_replace=True)
        self.table.saved_as.add(name)
        self.screen.paragraph(self.voice.say("saved", file=str(path)), INDENT)
        return False

    def _log(self, rest: str) -> bool:
        lines = Grid.grid(padding=(0, 2))
        for entry in self.table.game.log:
            head = Text(entry_head(entry, self.table.names, self.voice), "bold")
            lines.add_row(str(entry.seq), head, " ".join(self.table.said(self.seat, entry)))
        self.screen.show(Padding(lines, (0, 0, 0, INDENT)))
        return False

    def _board(self, rest: str) -> bool:
        self.show()
        return False

    def _quit(self, rest: str) -> bool:
        name = self.screen.ask(self.voice.say("quit-save") + " ")
        if name:
            self._save(name)
        raise Left

    def _yes(self, key: str, **values: str) -> bool:
        """Whether the person says yes."""
        answer = self.screen.ask(self.voice.say(key, **values) + " ")
        return answer.lower() in self.voice.say("typed-yes").split()


def _listed(choices: list[tuple[int, str]]) -> Any:
    """Choices of one kind side by side; where several differ in one word, what they share is said once."""
    words = [said.split(" ") for _, said in choices]
    apart = [place for place, alike in enumerate(zip(*words, strict=False)) if len(set(alike)) > 1]
    if len(choices) < SEVERAL or len(apart) != 1 or len({len(split) for split in words}) != 1:
        return Columns(_numbered(choices), equal=True, padding=(0, 2))
    shared = " ".join("..." if place == apart[0] else word for place, word in enumerate(words[0]))
    line = Grid.grid(padding=(0, 1, 0, 0))
    line.add_column(no_wrap=True)
    short = [(number, split[apart[0]]) for (number, _), split in zip(choices, words, strict=True)]
    line.add_row(Text(f"    {shared}"), Columns(_numbered(short), equal=True, padding=(0, 1)))
    return line


def _numbered(choices: list[tuple[int, str]]) -> list[Text]:
    return [Text(f"{number:>3} ", "bold").append(words, "not bold") for number, words in choices]


def _key(word: str) -> str:
    """The name of a typed word in the keys of texts."""
    return {"?": "help", "undo!": "undo-agreed"}.get(word, word)
