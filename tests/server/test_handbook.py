"""The documentation under /docs: the site's files and nothing else; a word where it was not built."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.running import House


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "rules" / "offline").mkdir(parents=True)
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<p>front</p>", encoding="utf-8")
    (folder / "rules" / "offline" / "index.html").write_text("<p>rules</p>", encoding="utf-8")
    (folder / "assets" / "a.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


def test_the_site_is_served_under_docs(tmp_path: Path, site: Path) -> None:
    with House(tmp_path / "house", docs_folder=site) as house, httpx.Client(base_url=house.url) as http:
        assert http.get("/docs").headers["location"] == "/docs/"
        front = http.get("/docs/")
        assert (front.text, front.headers["content-type"]) == ("<p>front</p>", "text/html; charset=utf-8")
        assert "script-src 'self'" in front.headers["content-security-policy"]
        assert http.get("/docs/", headers={"If-None-Match": front.headers["etag"]}).status_code == 304
        assert http.get("/docs/rules/offline").headers["location"] == "/docs/rules/offline/"
        assert http.get("/docs/rules/offline/").text == "<p>rules</p>"
        assert http.get("/docs/assets/a.js").headers["content-type"].startswith("text/javascript")
        for path in ("/docs/nothing/", "/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/rules/../../../secret.txt"):
            assert http.get(path).status_code == 404, path


def test_a_copy_without_the_site_says_so(tmp_path: Path) -> None:
    with House(tmp_path / "house", docs_folder=tmp_path / "none") as house, httpx.Client(base_url=house.url) as http:
        said = http.get("/docs/", headers={"Accept-Language": "de"})
        assert said.status_code == 404
        assert "Dokumentation" in said.text
