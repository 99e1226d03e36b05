"""MkDocs' hooks: generated pages come in, every page speaks its language, and nothing stands inline.

The server sends a strict policy: scripts come from files of its own. Material writes some of its own into each page; they are
moved into files here, so that the same site works under `/docs` and from any other place.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[2]
for place in (ROOT, ROOT / "src"):
    if str(place) not in sys.path:
        sys.path.insert(0, str(place))

from tools.handbook import api, rules  # noqa: E402 (found from the root)

_BREAKING = re.compile(r"(?<=[\w.)»’*`\]]) (?=[:;?!»](?:\s|$|[)*]))|(?<=«) ", re.MULTILINE)
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_SEARCH = {
    language: f'data-md-component="search" aria-label="{said}"'
    for language, said in {"en": "Search", "fr": "Recherche", "de": "Suche"}.items()
}
"""The theme gives its search dialog no name."""

_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def on_files(files: Any, config: Any) -> Any:
    """The pages that nobody writes by hand."""
    for path, source in (rules.pages() | api.pages()).items():
        files.append(File.generated(config, path, content=source))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """French signs stay with their words: the space before them does not break."""
    if not page.file.src_uri.startswith("fr/"):
        return markdown
    return _BREAKING.sub("\u00a0", markdown)


def on_page_context(context: Any, page: Any, config: Any, nav: Any) -> Any:
    """The frame of a page speaks the page's language."""
    folder = page.file.src_uri.partition("/")[0]
    config.theme["language"] = folder if folder in ("fr", "de") else "en"
    return context


def on_post_build(config: Any) -> None:
    """Move scripts and styles out of the pages; leave out what only developers of the theme need."""
    site = Path(config.site_dir)
    for path in site.rglob("*.map"):
        path.unlink()
    (site / "sitemap.xml.gz").unlink(missing_ok=True)
    for language in ("fr", "de"):  # the theme looks there before it changes the language
        shutil.copy(site / "sitemap.xml", site / language / "sitemap.xml")
    for path in sorted(site.rglob("*.html")):
        up = "../" * len(path.relative_to(site).parts[:-1])
        if path.name == "404.html":
            up = config.site_url or "/docs/"
        source = path.read_text(encoding="utf-8")
        source = _INLINE.sub(lambda found, up=up: f'<script src="{up}{_kept(site, found[1], "js")}"></script>', source)
        source = _STYLE.sub(lambda found, up=up: f'<link rel="stylesheet" href="{up}{_kept(site, found[1], "css")}">', source)
        source = source.replace('data-md-component="search" role="dialog"', f'{_SEARCH[_language(source)]} role="dialog"')
        path.write_text(re.sub(r' style="[^"]*"', "", source), encoding="utf-8")


def _language(source: str) -> str:
    found = re.search(r'<html lang="(\w+)"', source)
    return found[1] if found and found[1] in _SEARCH else "en"


def _kept(site: Path, source: str, kind: str) -> str:
    name = f"assets/inline/{hashlib.sha256(source.encode()).hexdigest()[:16]}.{kind}"
    (site / name).parent.mkdir(parents=True, exist_ok=True)
    (site / name).write_text(source, encoding="utf-8")
    return name
