"""The built page from the package's folder: files by their exact names, everything else is the page itself.

What the page names is relative, so that it works under any path; for an address further down it lies so many steps up.
"""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from stelae.server import ahead

FOLDER = Path(__file__).parent.parent / "page"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self' ws: wss:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# Not every machine knows all of these.
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
# No screen of the page has a longer address.
MOST_STEPS = 4
# Vite puts a digest into these names, so what is under one never changes.
FOREVER = "public, max-age=31536000, immutable"


# What is worth packing; pictures and letters are packed already.
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class File:
    data: bytes
    kind: str
    caching: str
    tag: str
    # The same, packed with gzip, where that is worth it.
    packed: bytes | None


@cache
def files(folder: Path) -> dict[str, File]:
    """Every file of the page by its path. A path that is not among them names no file at all."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            data = path.read_bytes()
            kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            caching = FOREVER if name.startswith("assets/") else "no-cache"
            found[name] = _file(data, kind, caching)
    return found


def _file(data: bytes, kind: str, caching: str) -> File:
    import gzip
    import hashlib

    packed = gzip.compress(data, mtime=0) if kind.startswith(PACKED) else None
    return File(data, kind, caching, f'"{hashlib.sha256(data).hexdigest()[:20]}"', packed)


@lru_cache(256)
def shell(folder: Path, links: str, steps: int) -> File:
    """The page itself, with links to what it fetches next, for an address so many steps down."""
    index = files(folder)["index.html"]
    data = index.data.replace(b"</head>", links.encode() + b"</head>")
    return _file(data.replace(b'"./', b'"./' + b"../" * steps), index.kind, index.caching)


async def page(request: Request) -> Response:
    """A file of the page, or for any other address the page, which finds its way by itself."""
    built = files(FOLDER)
    if "index.html" not in built:
        return PlainTextResponse("Stelae is running, but its page has not been built: run `make page`.\n", 503)
    name = request.url.path.lstrip("/")
    last = name.rpartition("/")[2]
    file = built.get(name) or (None if "." in last else built["index.html"])
    if file is None or name.count("/") > MOST_STEPS:
        return PlainTextResponse("There is no such file.\n", 404)
    if file is built["index.html"]:
        file = shell(FOLDER, ahead.links(FOLDER, await ahead.wanted(request)), name.count("/"))
    headers = {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding, Accept-Language"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(None, 304, headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, 200, {**headers, "Content-Encoding": "gzip"}, file.kind)
    return Response(file.data, 200, headers, file.kind)
