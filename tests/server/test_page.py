"""The built page as the server gives it out."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import httpx
import pytest

from stelae.server import page
from tests.server.bench import Server

pytestmark = pytest.mark.anyio

INDEX = '<!doctype html><script type="module" src="./assets/x.js"></script>'
SCRIPT = "say('a script')\n" * 100


@pytest.fixture
async def http(tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch) -> httpx.AsyncClient:
    """Somebody's browser, and a page that was built."""
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(INDEX)
    (built / "assets" / "x.js").write_text(SCRIPT)
    (built / "assets" / "x.woff2").write_bytes(b"letters")
    monkeypatch.setattr(page, "FOLDER", built)
    return (await server.guest()).http


@pytest.mark.parametrize(
    ("path", "script"),
    [
        ("/", "./assets/x.js"),
        ("/anything", "./assets/x.js"),
        ("/t/ABCDEFGHJK", "./../assets/x.js"),
        ("/t/ABCDEFGHJK/", "./../../assets/x.js"),
        ("/learn/azteka", "./../assets/x.js"),
    ],
)
async def test_the_page_finds_its_files_from_every_address(http: httpx.AsyncClient, path: str, script: str) -> None:
    answer = await http.get(path)
    assert f'src="{script}"' in answer.text
    assert str(answer.url.join(script)) == "http://stelae.test/assets/x.js"


async def test_an_address_that_is_nothing_but_steps_leads_nowhere(http: httpx.AsyncClient) -> None:
    assert (await http.get("/a" * 50)).status_code == 404


async def test_what_is_worth_it_is_packed_and_asked_for_once(http: httpx.AsyncClient) -> None:
    packed = await http.get("/assets/x.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == SCRIPT
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0)) < len(SCRIPT)
    assert "immutable" in packed.headers["cache-control"]
    again = await http.get("/assets/x.js", headers={"If-None-Match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")

    plain = await http.get("/assets/x.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    letters = await http.get("/assets/x.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in letters.headers
    assert letters.headers["content-type"] == "font/woff2"


async def test_what_the_page_fetches_next_is_named_in_its_head(http: httpx.AsyncClient, server: Server) -> None:
    index = page.FOLDER / "index.html"
    index.write_text("<head></head>" + INDEX)
    (page.FOLDER / ".vite").mkdir()
    manifest = {
        "index.html": {"file": "assets/index.js", "isEntry": True},
        "src/screens/table/TableScreen.tsx": {"file": "assets/table.js", "imports": ["index.html", "_x.js"]},
        "_x.js": {"file": "assets/x.js", "css": ["assets/x.css"]},
        "src/games/maya/index.ts": {"file": "assets/maya.js", "imports": ["_x.js"]},
        "virtual:words/en/maya": {"file": "assets/maya-en.js"},
        "virtual:words/hu/maya": {"file": "assets/maya-hu.js"},
    }
    (page.FOLDER / ".vite" / "manifest.json").write_text(json.dumps(manifest))
    table = await (await server.guest()).open("maya")
    answer = await http.get(f"/t/{table['code']}", headers={"Accept-Language": "pt, hu;q=0.8, en;q=0.7"})
    named = re.findall(r'href="\./\.\./assets/([^"]+)"', answer.text)
    assert named == ["table.js", "x.js", "x.css", "maya.js", "maya-hu.js"]
    assert "Accept-Language" in answer.headers["vary"]
    # Of a table that there is not, nothing but the screen that says so.
    other = await http.get("/t/ABCDEFGHJK")
    assert "maya" not in other.text
    assert "assets/table.js" in other.text
    assert "modulepreload" not in (await http.get("/")).text
