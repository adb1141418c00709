"""The servers that are measured, each a process of its own, and the players at their tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

import stelae

HERE = Path(__file__).parent
# Nobody is slowed down: what is measured is the server, not its limits.
FLAGS = (
    *("--messages-per-second", "1e9", "--requests-per-second", "1e9", "--sockets-per-address", "1000000"),
    *("--tables-per-guest", "1000000", "--log-level", "error"),
)
# So many different games of Azteka are played.
GAMES = 8
ENTRY = {
    "METADATA": "Metadata-Version: 2.1\nName: nine\nVersion: 0\n",
    "entry_points.txt": "[stelae.games]\nnine = nine:RULES\n",
}


@dataclass
class Running:
    """A server that listens."""

    process: subprocess.Popen[str]
    port: int
    dialect: str
    game: str = "nine"

    def cpu(self) -> float:
        """Seconds of processor that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory that it holds."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found
        return int(found[1]) * 1024

    def calm(self) -> None:
        """Waits until it does nothing: searching is compiled in the background after the start."""
        until = time.monotonic() + 120
        before = -1.0
        while time.monotonic() < until and self.cpu() - before > 0.02:
            before = self.cpu()
            time.sleep(0.5)


@contextlib.contextmanager
def stelae_serve(database: str, *flags: str, game: str = "nine", program: str = "stelae.cli.main") -> Iterator[Running]:
    """`stelae serve` with the small game installed beside its own."""
    with tempfile.TemporaryDirectory() as folder:
        entry = Path(folder) / "nine-0.dist-info"
        entry.mkdir()
        for name, text in ENTRY.items():
            (entry / name).write_text(text)
        environ = {**os.environ, "STELAE_DATABASE": database, "PYTHONPATH": f"{folder}:{HERE}:{HERE.parents[1]}"}
        command = [sys.executable, "-m", program, "serve", "--port", "0", *FLAGS, *flags]
        with _process(command, environ) as process:
            assert process.stdout is not None
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found, "stelae serve did not start"
            yield Running(process, int(found[1]), "stelae", game)


@contextlib.contextmanager
def boardgame_io(port: int) -> Iterator[Running]:
    """boardgame.io's server with its store in memory."""
    folder = HERE / "boardgame.io"
    environ = {**os.environ, "NODE_ENV": "production"}
    # `node` may be a program that starts Node.js: what is measured and stopped is Node.js itself.
    asked = ["node", "-p", "process.execPath"]
    node = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    with _process([node, str(folder / "server.cjs"), str(port)], environ) as process:
        assert process.stdout is not None
        assert "listens" in process.stdout.readline(), "boardgame.io did not start: make bench-server installs it"
        yield Running(process, port, "boardgame.io")


@contextlib.contextmanager
def _process(command: list[str], environ: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def compiled() -> str:
    """The program that plays the clients."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise SystemExit("The clients are written in C: install a C compiler (the package gcc).")
    program = str(Path(tempfile.mkdtemp()) / "clients")
    subprocess.run([compiler, "-O2", "-o", program, str(HERE / "clients.c")], check=True)
    return program


def wishes(server: Running, tables: int, plies: int) -> str:
    """What clients.c reads: whose sockets, and the moves of each table."""
    if server.dialect == "boardgame.io":
        seats = [[f'42/nine,["sync","{n}","{seat}",null,2]' for seat in range(2)] for n in range(tables)]
        path, cookies = "/socket.io/?EIO=4&transport=websocket", ["", ""]
        rows = [[f"{path}\t{cookies[0]}\t{hello}" for hello in hellos] for hellos in seats]
    else:
        codes, cookies = asyncio.run(_opened(server, tables))
        hello = json.dumps({"type": "hello", "id": "hello", "protocol": 1})
        rows = [[f"/api/tables/{code}/socket\tstelae={cookie}\t{hello}" for cookie in cookies] for code in codes]
    lines: list[str] = []
    for number, row in enumerate(rows):
        lines += [*row, nine(plies) if server.game == "nine" else azteka(plies, number % GAMES)]
    return "\n".join(lines) + "\n"


async def _opened(server: Running, tables: int) -> tuple[list[str], list[str]]:
    """Two people and so many tables with both at them."""
    url = f"http://127.0.0.1:{server.port}"
    cookies = []
    for name in ("Ann", "Ben"):
        async with httpx.AsyncClient(base_url=url) as http:
            await http.put("/api/me", json={"name": name})
            cookies.append(http.cookies["stelae"])
    codes = []
    async with httpx.AsyncClient(base_url=url, cookies={"stelae": cookies[0]}) as http:
        for _ in range(tables):
            answer = await http.post("/api/tables", json={"game": server.game, "seats": [{"who": "me"}]})
            codes.append(answer.json()["table"]["code"])
    for code in codes:
        path = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        async with connect(path, additional_headers={"Cookie": f"stelae={cookies[1]}"}) as socket:
            await socket.send(json.dumps({"type": "hello", "id": "1", "protocol": 1}))
            await socket.send(json.dumps({"type": "sit", "id": "2", "seat": 1}))
            while json.loads(await socket.recv())["type"] != "ack":
                pass
    return codes, cookies


def nine(plies: int) -> str:
    """Moves that are always legal: of nine squares the last six are taken."""
    return " ".join(f"{ply % 2}:{ply % 9}" for ply in range(plies))


@cache
def azteka(plies: int, seed: int) -> str:
    """A long game: at random, mostly turns of rings, and nothing that would end it as long as there is such a move."""
    rng = random.Random(seed)
    state = stelae.game("azteka").start()
    moves = []
    for _ in range(plies):
        legal = state.legal()
        turns = [move for move in legal if move.endswith("+")]
        liked = [rng.choice(turns if turns and rng.random() < 0.9 else legal), *rng.sample(legal, len(legal))]
        tried = ((move, state.play(move)) for move in liked)
        move, after = next((one for one in tried if one[1].to_move is not None), (None, state))
        if move is None:
            break
        moves.append(f"{state.to_move}:{move}")
        state = after
    return " ".join(moves)
