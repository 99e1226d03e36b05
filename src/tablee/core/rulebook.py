"""What a game is: the rooms of its folder, checked and put behind one door.

A game's folder has the same rooms everywhere; `Rulebook` takes them as modules and fails at once if one lacks
something. The rule functions are used as they are; the methods here add what programs want around them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from types import ModuleType
from typing import Any

from tablee.core.chance import Chance
from tablee.core.decision import Choice, Decision, Reason, Refused, Unreadable
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR, Event, Events
from tablee.core.layout import Record
from tablee.core.observed import Layout, Part
from tablee.core.options import Option, Value, read_options
from tablee.core.position import NOBODY
from tablee.core.texts import Complaint, shown, text
from tablee.core.view import Told, View

ROOMS = {
    "state": ("State", "Box", "POINTS", "ENDS"),
    "box": ("SEATS", "OPTIONS", "pack"),
    "rules": ("new", "legal", "apply", "refusal", "default", "outside", "redeal"),
    "refusals": ("REASONS", "explain"),
    "actions": ("count", "to_object", "from_object", "to_text", "from_text"),
    "position": ("write", "read"),
    "view": ("board", "phase", "tell"),
    "bot": ("evaluate", "observe", "OBSERVATION", "choose"),
    "coach": ("TERMS", "terms", "spread"),
}


class IncompleteGame(TypeError):
    """A game's folder lacks a room or something in it, or two rooms contradict each other."""


class Rulebook:
    """One game: its rules, its data and the ways to show it."""

    def __init__(
        self,
        package: str,
        version: int,
        rooms: Mapping[str, ModuleType],
        *,
        most_choices: int,
        most_plies: int,
        automatic: frozenset[int],
        turn_depth: int,
        lookahead: int | None = None,
        reactions: frozenset[int] = frozenset(),
        revealing: frozenset[int] = frozenset(),
    ) -> None:
        for room, names in ROOMS.items():
            if room not in rooms:
                raise IncompleteGame(f"{package} has no {room}.py")
            for name in names:
                if not hasattr(rooms[room], name):
                    raise IncompleteGame(f"{package}.{room} has no {name}")
        self.package = package
        self.id = package.rpartition(".")[2]
        self.version = version
        self.most_choices = most_choices
        self.most_plies = most_plies
        self.automatic = automatic
        self.turn_depth = turn_depth
        """Decisions that one seat can take in a row at the most."""
        self.lookahead = turn_depth if lookahead is None else lookahead
        """Decisions of its own turn that a searching bot follows: all of them, unless a game's turns are too long for it."""
        self.reactions = reactions
        self.revealing = revealing
        """Kinds of events that show somebody what the position hid before; a draw reveals without being listed here."""
        state, box, rules, bot = rooms["state"], rooms["box"], rooms["rules"], rooms["bot"]
        self.State: type[Any] = state.State
        self.Box: type[Any] = state.Box
        self.points: dict[int, str] = state.POINTS
        self.ends: dict[int, str] = state.ENDS
        self.seats: tuple[int, ...] = box.SEATS
        self.options: tuple[Option, ...] = box.OPTIONS
        self.reasons: dict[int, Reason] = rooms["refusals"].REASONS
        self.observation: int = bot.OBSERVATION
        self.observed: Layout = getattr(rooms.get("observed"), "OBSERVED", None) or _unnamed(self.observation)
        """The parts of an observation, by name; a game without the room `observed` has one part of all its numbers."""
        if self.observed.length != self.observation:
            raise IncompleteGame(f"{package}.observed names {self.observed.length} numbers, observe writes {self.observation}")
        self._pack = box.pack
        self._minutes = getattr(box, "minutes", None)
        self._explain = rooms["refusals"].explain
        self._actions = rooms["actions"]
        self._position = rooms["position"]
        self._view = rooms["view"]
        self.new = rules.new
        self.legal = rules.legal
        self.apply = rules.apply
        self.refusal = rules.refusal
        self.default = rules.default
        self.outside = rules.outside
        self.redeal = rules.redeal
        self.observe = bot.observe
        self.evaluate = bot.evaluate
        self.choose = bot.choose
        self.term_names: tuple[str, ...] = rooms["coach"].TERMS
        self.terms = rooms["coach"].terms
        """What `evaluate` adds up for a seat, by name: `terms(box, state, seat)`, interpreted only."""
        self.spread = rooms["coach"].spread
        """The lead in the evaluation that makes a seat e times as likely to win: `spread(box)`."""
        self._is_prepared = getattr(rooms["coach"], "is_prepared", None)
        self._told = getattr(rooms["coach"], "told", None)

    def __repr__(self) -> str:
        return f"<Rulebook {self.id} {self.version}>"

    # Box: edition and options

    @cached_property
    def edition(self) -> Edition:
        """The edition that comes with the game."""
        source = (files(self.package) / "edition.toml").read_text(encoding="utf-8")
        return Edition(source, f"{self.id}/edition.toml")

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """Every table option with the value given for it, or its default."""
        return read_options(self.options, given)

    def box(self, players: int, options: Mapping[str, Any] | None = None, edition: Edition | None = None) -> Any:
        """The box to play with; complains about a bad edition, option or number of players."""
        if players not in self.seats:
            seats = f"{self.seats[0]}-{self.seats[-1]}"
            raise Complaint("seats", game=self.id, seats=seats, given=shown(players, 12))
        return self._pack(edition or self.edition, players, self.read_options(options or {}))

    def check_edition(self, edition: Edition) -> None:
        """Complain unless the edition serves every number of players and every choice of options."""
        for players in self.seats:
            self.box(players, {}, edition)
        for option in self.options:
            for value in option.values:
                if value != option.default:
                    self.box(self.seats[0], {option.name: value}, edition)

    def minutes(self, box: Any) -> int:
        """Minutes of play after which the game's own clock runs out, 0 without one; `outside` says what happens then."""
        return int(self._minutes(box)) if self._minutes else 0

    def is_prepared(self, state: Any) -> bool:
        """Whether leads tell anything yet; while armies are still being deployed, for one, all have the same chance."""
        return bool(self._is_prepared(state)) if self._is_prepared else True

    def told(self, box: Any, state: Any, chances: tuple[float, ...]) -> tuple[float, ...]:
        """Chances as people are told them at a position: what bots need not know, the time for one, counts here too."""
        return tuple(self._told(box, state, chances)) if self._told else chances

    # Playing, interpreted

    def start(self, box: Any, chance: Chance, state: Record | None = None) -> tuple[Any, Events]:
        """A new position, set up."""
        state = self.State() if state is None else state
        events = Events()
        self.new(box, state, chance, events)
        return state, events

    def actions(self, box: Any, state: Any) -> list[int]:
        """Every legal action number, in canonical order."""
        out = [0] * self.most_choices
        return out[: self.legal(box, state, out)]

    def action_count(self, box: Any) -> int:
        """How many action numbers there are with this box."""
        return self._actions.count(box)  # type: ignore[no-any-return]

    def step(self, box: Any, state: Any, action: int, chance: Chance) -> Events:
        """Play an action that must be legal, in place; raises Refused if it is not."""
        self.check(box, state, action)
        events = Events()
        self.apply(box, state, action, chance, events)
        return events

    def check(self, box: Any, state: Any, action: int) -> None:
        """Raise Refused, with the clause and the numbers of the case, unless `action` is legal."""
        reason = self.refusal(box, state, action)
        if reason:
            raise self.refused(box, state, action, reason)

    def refused(self, box: Any, state: Any, action: int, reason: int) -> Refused:
        """The refusal of an action for a reason, with its numbers."""
        return Refused(self.package, self.reasons[reason], **self._explain(box, state, action, reason))

    # Actions in their other forms

    def to_object(self, box: Any, state: Any, action: int) -> dict[str, Any]:
        """A legal action as an object, such as {"do": "exchange", "site": "C4"}."""
        return self._actions.to_object(box, state, action)  # type: ignore[no-any-return]

    def to_text(self, box: Any, state: Any, action: int) -> str:
        """A legal action in short notation, such as "x C4"."""
        return self._actions.to_text(self.to_object(box, state, action))  # type: ignore[no-any-return]

    def read_action(self, box: Any, state: Any, given: int | str | Mapping[str, Any]) -> int:
        """The number of an action given in any form.

        Raises Unreadable for what names no action, Refused for one that the rules forbid now.
        """
        action: int
        if isinstance(given, str):
            action = self._actions.from_object(box, state, self._actions.from_text(given))
        elif isinstance(given, int):
            if isinstance(given, bool) or given.bit_length() > 63:
                raise Unreadable("action-unreadable", given=shown(given))
            action = given
        elif isinstance(given, Mapping):
            action = self._actions.from_object(box, state, given)
        else:
            raise Unreadable("action-unreadable", given=shown(given))
        self.check(box, state, action)
        return action

    # What may be seen

    def decision(self, box: Any, state: Any) -> Decision | None:
        """The open decision, or None once the game is over."""
        if state.actor == NOBODY:
            return None
        choices = []
        for action in self.actions(box, state):
            named = self.to_object(box, state, action)
            choices.append(Choice(action, named, self._actions.to_text(named)))
        point = self.points[state.point]
        automatic = len(choices) == 1 and state.point in self.automatic
        return Decision(state.actor, point, f"prompt-{point.lower().replace('_', '-')}", tuple(choices), automatic)

    def everybodys(self, box: Any, state: Any) -> Any:
        """What all viewers of a position see alike, to be given to `view` for each; None in a game that has no such part."""
        common = getattr(self._view, "everybodys", None)
        return common(box, state) if common else None

    def view(self, box: Any, state: Any, seat: int = SPECTATOR, common: Any = None) -> View:
        """The position as `seat` (or a spectator) may see it."""
        over = self.ends[state.over] if state.over else None
        return View(
            game=self.id,
            seat=seat,
            actor=state.actor,
            phase=self._view.phase(box, state),
            board=self._view.board(box, state, seat, common) if common else self._view.board(box, state, seat),
            decision=self.decision(box, state) if seat == state.actor else None,
            over=over,
            winners=winners(state) if over else (),
            scores=tuple(state.score[: box.players]) if over else None,
        )

    def preview(self, box: Any, state: Any, action: int, seat: int) -> Any:
        """What a legal action would change, as the game shows it before it is made; None if the game shows nothing."""
        show = getattr(self._view, "preview", None)
        return show(box, state, action, seat) if show else None

    def tell(self, box: Any, event: Event) -> Told:
        """An event as a key and values, ready to be said in any language."""
        return self._view.tell(box, event)  # type: ignore[no-any-return]

    def text(self, language: str, key: str, /, **values: Any) -> str:
        """One of the game's texts."""
        return text(self.package, language, key, **values)

    # Positions as text

    def write_position(self, box: Any, state: Any) -> str:
        """Any position as readable text."""
        return self._position.write(box, state)  # type: ignore[no-any-return]

    def read_position(self, box: Any, source: str) -> Any:
        """The position that a text describes; what it leaves out stands at its default."""
        return self._position.read(box, source)


def _unnamed(length: int) -> Layout:
    return Layout(Part("numbers", (length,), "what `observe` writes", low=-1e6, high=1e6))


def winners(state: Any) -> tuple[int, ...]:
    """The seats that won."""
    return tuple(seat for seat in range(16) if state.winners >> seat & 1)
