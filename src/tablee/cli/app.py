"""The commands and their help, in the language of the run.

Commands declare their parameters with keys of texts where Typer expects texts; the keys become texts here, when help is
asked for, so that no other run pays for it.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from tablee.cli import (
    arena,
    backup,
    balance,
    bench,
    editions,
    games,
    learn,
    play,
    replay,
    review,
    serve,
    serve_editions,
    simulate,
    verify,
    warmup,
)
from tablee.cli.parameters import Language, spell_out_ray
from tablee.cli.voice import Voice, complain


def command() -> Any:
    """The command `tablee` with everything below it."""
    app = typer.Typer(add_completion=False, cls=_Group, invoke_without_command=True, help="help-tablee")
    app.callback()(_tablee)
    _add(app, "play", play.play)
    _add(app, "simulate", simulate.simulate)
    _add(app, "arena", arena.arena)
    _add(app, "balance", balance.balance)
    _add(app, "learn", learn.learn)
    _add(app, "replay", replay.replay)
    _add(app, "review", review.review)
    _add(app, "verify", verify.verify)
    edition = typer.Typer(cls=_Group, invoke_without_command=True, help="help-edition")
    edition.callback()(_group)
    _add(edition, "check", editions.check, "help-edition-check")
    _add(edition, "export", editions.export, "help-edition-export")
    app.add_typer(edition, name="edition")
    _add(app, "games", games.games)
    _add(app, "warmup", warmup.warmup)
    _add(app, "bench", bench.bench)
    _add(app, "serve", serve.serve)
    _add(app, "backup", backup.backup)
    _add(app, "restore", backup.restore)
    admin = typer.Typer(cls=_Group, invoke_without_command=True, help="help-admin")
    admin.callback()(_group)
    _add(admin, "list", serve.list_tables, "help-admin-list")
    _add(admin, "replay", serve.replay, "help-admin-replay")
    _add(admin, "people", serve.list_people, "help-admin-people")
    _add(admin, "close", serve.close, "help-admin-close")
    _add(admin, "ban", serve.ban, "help-admin-ban")
    _add(admin, "unban", serve.unban, "help-admin-unban")
    _add(admin, "promote", serve.promote, "help-admin-promote")
    _add(admin, "editions", serve_editions.list_editions, "help-admin-editions")
    _add(admin, "add-edition", serve_editions.add_edition, "help-admin-add-edition")
    _add(admin, "remove-edition", serve_editions.remove_edition, "help-admin-remove-edition")
    _add(admin, "reset-password", serve.reset_password, "help-admin-reset-password")
    app.add_typer(admin, name="admin")
    return typer.main.get_command(app)


def _add(app: typer.Typer, name: str, function: Any, key: str = "") -> None:
    app.command(name, cls=_Command, help=key or f"help-{name}")(function)


def _tablee(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    lang: Language = None,
) -> None:
    if version:
        from tablee import __version__

        print(f"tablee {__version__}")
        raise typer.Exit
    _help_if_alone(context)


def _group(context: typer.Context, lang: Language = None) -> None:
    _help_if_alone(context)


def _help_if_alone(context: typer.Context) -> None:
    if context.invoked_subcommand is None and (said := context.get_help()):
        print(said)


class _Command(TyperCommand):
    """A command whose help speaks the language of the run, and whose `--ray` may stand without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        knows_ray = any("--ray" in parameter.opts for parameter in self.params)
        return super().parse_args(ctx, spell_out_ray(args) if knows_ray else args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_help(self, ctx, formatter)


class _Group(TyperGroup):
    """A group whose help speaks the language of the run, and which names a wrong command."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_help(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise complain("usage-no-such-command", name=args[0][:40], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def _write_help(command: Any, ctx: Any, formatter: Any) -> None:
    """Usage, purpose, parameters and commands below. Written here and not by Typer, whose own help is English alone."""
    voice: Voice = ctx.find_root().obj
    below: dict[str, Any] = getattr(command, "commands", {})
    sections: dict[str, list[tuple[str, str]]] = {"panel-arguments": [], "panel-options": [], "panel-commands": []}
    pieces = [voice.say("metavar-command" if below else "metavar-options")]
    for parameter in command.get_params(ctx):
        if parameter.param_type_name == "argument":
            pieces.append(parameter.metavar)
            key = parameter.help or f"help-{parameter.name}"  # some pairs of Typer and Click lose the help of arguments
            sections["panel-arguments"].append((parameter.metavar, voice.say(key)))
        else:
            name = " ".join([*parameter.opts, *([] if parameter.is_flag else [parameter.metavar])])
            sections["panel-options"].append((name, voice.say("help-help" if "--help" in parameter.opts else parameter.help)))
    sections["panel-commands"] = [(name, voice.say(other.help)) for name, other in below.items()]
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=voice.say("usage-title") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(voice.say(command.help))
    for key, rows in sections.items():
        if rows:
            formatter.write(f"\n{voice.say(key)}\n")
            with formatter.indentation():
                formatter.write_dl(rows)
