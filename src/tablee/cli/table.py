"""A local game at one terminal: who sits where, whose turn it is, what each seat is told, until the end."""

from __future__ import annotations

from collections.abc import Sequence

from tablee import bots
from tablee.cli.boards import Drawing, drawing
from tablee.cli.kept import Keeper
from tablee.cli.scene import Scene
from tablee.cli.screen import Screen
from tablee.cli.seats import Seat, shown_names
from tablee.cli.story import sentences, told_to
from tablee.cli.turn import Turn
from tablee.core.chance import Chance
from tablee.core.course import Entry
from tablee.core.events import SPECTATOR
from tablee.game import Game


class Table:
    """The game, its seats and the screen they share. Knows no game in particular."""

    def __init__(self, game: Game, seats: tuple[Seat, ...], screen: Screen, keeper: Keeper | None, chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.screen = screen
        self.voice = screen.voice
        self.names = shown_names(seats, self.voice)
        self.drawing: Drawing = drawing(game.book.id)
        self.keeper = keeper
        self._chance = chance
        self._bots = {seat: bots.bot(place.bot) for seat, place in enumerate(seats) if place.bot is not None}
        self._before: int | None = None
        self.notice = ""
        """Something to be said once, when the table is next shown."""
        self.saved_as: set[str] = set()
        """Names this game was saved under, which it may replace without asking."""

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat in range(len(self.seats)) if seat not in self._bots]

    def play(self) -> None:
        """Play to the end, asking the people and the bots in turn."""
        self.keep()
        while self.game.actor is not None:
            seat = self.game.actor
            decision = self.game.view(seat).decision
            assert decision is not None
            if decision.automatic:
                self.game.play(decision.choices[0].action)
            elif seat in self._bots:
                self._bot_plays(seat)
            else:
                self._hand_over(seat)
                Turn(self, seat).decide()
            self.keep()

    def keep(self) -> None:
        """Keep the game as it stands; where that fails, say so once and play on."""
        if self.keeper:
            was_safe = self.keeper.trouble is None
            trouble = self.keeper.keep(self.game)
            if trouble and was_safe:
                self.notice = self.voice.complaint(trouble)

    def scene(self, viewer: int) -> Scene:
        """What a viewer sees now."""
        game, screen = self.game, self.screen
        return Scene(
            game.book,
            game.edition,
            game.header.options,
            self.names,
            self.voice.language,
            game.view(viewer),
            screen.width,
            screen.layout,
            screen.unicode,
        )

    def take_back(self, *, agreed: bool) -> None:
        """Go back to the last decision of a person; past bots, dice and other people only if all have agreed."""
        earlier = self.game.copy()
        earlier.undo(agreed=agreed)
        while not self._is_open(earlier):
            earlier.undo(agreed=agreed)
        self.game = earlier
        self.keep()

    def _is_open(self, game: Game) -> bool:
        """Whether a person really has to decide."""
        decision = game.decision
        return decision is not None and decision.seat not in self._bots and not decision.automatic

    def news(self, viewer: int) -> list[str]:
        """What the others have done since the viewer's last turn, and how that one ended; to a spectator, the last turn."""
        causes = self.game.course.causes
        start = stop = len(causes)
        if viewer == SPECTATOR:
            while start > 0 and causes[start - 1].seat == causes[-1].seat:
                start -= 1
            return self.paragraphs(viewer, causes[start:])
        while causes[stop - 1].seat == viewer and not causes[stop - 1].draws:
            stop -= 1  # steps of the viewer's present turn
        start = stop
        while start > 0 and causes[start - 1].seat != viewer:
            start -= 1
        return self.paragraphs(viewer, causes[max(start - 1, 0) : stop])

    def paragraphs(self, viewer: int, entries: Sequence[Entry]) -> list[str]:
        """Entries in words, a paragraph for each seat's doings."""
        paragraphs: list[str] = []
        last: int | None = None
        for entry in entries:
            said = " ".join(self.said(viewer, entry))
            if said and paragraphs and entry.seat is not None and entry.seat == last:
                paragraphs[-1] += f" {said}"
            elif said:
                paragraphs.append(said)
            last = entry.seat if said else last
        return paragraphs

    def said(self, viewer: int, entry: Entry) -> list[str]:
        """One entry in sentences."""
        game = self.game
        told = told_to(game.book, game.box, game.events[entry.seq - 1], viewer)
        return sentences(game.book, told, self.names, self.voice, self.drawing, game.edition)

    def _hand_over(self, seat: int) -> None:
        """Between two people: an empty screen, and nothing shown before the next one says to be there."""
        if len(self.people) > 1 and self._before != seat:
            self.screen.blank()
            self.screen.ask(self.voice.say("hand-over", player=self.names[seat]) + " ")
            self.screen.blank()
        self._before = seat

    # The end, and a game without people

    def finish(self) -> None:
        """The final table, then the scoring, step by step where somebody can ask for the next step."""
        viewer = self._before if self._before is not None and len(self.people) == 1 else SPECTATOR
        scene = self.scene(viewer)
        self.screen.clear()
        self.screen.show(self.drawing.table(scene))
        self.screen.show()
        for paragraph in self.news(viewer):
            self.screen.paragraph(paragraph, mark=self.screen.bullet, bold=self.names)
        self._score(scene, stepwise=bool(self.people))

    def _score(self, scene: Scene, *, stepwise: bool) -> None:
        prompt = self.voice.say("next-step")
        for step in self.drawing.scoring(scene):
            if stepwise:
                stepwise = not self.screen.ask(prompt + " ")
                prompt = ""
            self.screen.show(step)
        self.screen.show()
        if said := scene.say_or("", f"end-{scene.view.over}"):
            self.screen.show(said)
        self.screen.show(scene.result(), style="bold")

    def demonstrate(self) -> None:
        """Bots play for whoever reads along: the first table, every turn in words, the last table and the scoring."""
        self.screen.show(self.voice.say("demonstration", game=self.scene(SPECTATOR).say("game-title")))
        self.screen.show()
        self.screen.show(self.drawing.table(self.scene(SPECTATOR)))
        self.screen.show()
        told = 0
        while not self.game.is_over:
            actor = self.game.actor
            while self.game.actor == actor and actor is not None:
                self._bot_plays(actor)
            for paragraph in self.paragraphs(SPECTATOR, self.game.log[told:]):
                self.screen.paragraph(paragraph, mark=self.screen.bullet, bold=self.names)
            told = len(self.game.log)
        self.screen.show()
        self.screen.show(self.drawing.table(self.scene(SPECTATOR)))
        self.screen.show()
        self._score(self.scene(SPECTATOR), stepwise=False)

    def _bot_plays(self, seat: int) -> None:
        game = self.game
        game.play(self._bots[seat].choose(game.book, game.box, game.state, seat, self._chance))
