"""`tablee backup` and `tablee restore`: everything the house keeps, into one file and back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.parameters import Language
from tablee.cli.progress import progress_bar
from tablee.cli.serve import Config, Data, read_settings
from tablee.cli.voice import Voice

if TYPE_CHECKING:
    from tablee.server.store.archive import Manifest

BackupFile = Annotated[str, typer.Argument(metavar="FILE", help="help-backup-file")]
Replace = Annotated[bool, typer.Option("--replace", help="help-replace")]
Check = Annotated[bool, typer.Option("--check", help="help-check")]


def backup(context: typer.Context, file: BackupFile, data: Data = None, config: Config = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    settings = read_settings(voice, config, data=data)
    from tablee.server.store import backup as backups

    path = Path(file)
    with progress_bar(voice.say("backup-progress"), 0) as progress:
        manifest = backups.take(settings, path, progress)
    size = voice.decimal(path.stat().st_size / 1_000_000)
    print(voice.say("backup-taken", file=file, size=size, **_counts(manifest)))


def restore(
    context: typer.Context,
    file: BackupFile,
    replace: Replace = False,
    check: Check = False,
    data: Data = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    voice: Voice = context.obj
    settings = read_settings(voice, config, data=data)
    from tablee.server.store import backup as backups

    with progress_bar(voice.say("backup-progress"), 0) as progress:
        if check:
            manifest = backups.check(Path(file), progress)
        else:
            manifest = backups.put_back(settings, Path(file), progress, replace=replace)
    taken = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(manifest.taken / 1000))
    key = "backup-sound" if check else "backup-restored"
    print(voice.say(key, file=file, taken=taken, program=manifest.program, **_counts(manifest)))


def _counts(manifest: Manifest) -> dict[str, Any]:
    rows = {part.table: part.rows for part in manifest.parts}
    return {name: str(rows.get(name, 0)) for name in ("tables", "people", "entries")}
