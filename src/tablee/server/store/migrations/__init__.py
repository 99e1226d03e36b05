"""Bringing a database to the revision that this program knows, step by step, each step whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from tablee.server.store.models import CannotOpen
from tablee.server.store.schema import HEAD

FOLDER = Path(__file__).parent
_VERSION = "alembic_version"


def present(connection: Connection) -> str | None:
    """The revision of a database, None for an empty one."""
    if not inspect(connection).has_table(_VERSION):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {_VERSION}")).scalar()
    return None if found is None else str(found)


def known(folder: Path = FOLDER) -> set[str]:
    """Every revision that there has been."""
    from alembic.script import ScriptDirectory

    return {revision.revision for revision in ScriptDirectory(str(folder)).walk_revisions()}


def migrate(connection: Connection, to: str = HEAD, folder: Path = FOLDER) -> None:
    """Bring the database to a revision inside the caller's transaction; complain about one from a later program."""
    found = present(connection)
    if found == to:
        return
    if connection.dialect.name == "postgresql":  # nodes that start together: one migrates, the others wait and find it done
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('tablee migrations'))"))
        found = present(connection)
        if found == to:
            return
    # Imported here because a start with nothing to migrate need not wait for it.
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(folder))
    if found is not None and found not in known(folder):
        raise CannotOpen("store-newer", found=found, known=to)

    def steps(revision: Any, _: Any) -> Any:
        return script._upgrade_revs(to, revision)

    with EnvironmentContext(Config(), script, fn=steps, destination_rev=to) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
