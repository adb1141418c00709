"""`python -m bench.server.settling`: how long what is said at one table takes while acts of Menara settle at others.

Rounds with and without acts take turns in one run, because the machine may be busy: a ratio says more than any figure.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.server.servers import stelae_serve
from stelae import records
from stelae.core import acts
from stelae.server.messages import PROTOCOL

Json = dict[str, Any]
IDS = count()
GAME = Path(__file__).parents[2] / "tests" / "golden" / "menara-one.json"
# So many lines are said in a round: each is stored before it is acknowledged, as moves are.
LINES = 200


class Seat:
    """A player's socket, and what it has seen last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: Json = {}
        self.number = 0

    async def heard(self) -> Json:
        message: Json = json.loads(await self.socket.recv())
        if message["type"] == "error":
            raise SystemExit(f"refused: {message}")
        if message["type"] == "update":
            self.number = message["number"]
            self.seen = message.get("seen", self.seen)
        return message

    async def do(self, kind: str, /, **fields: Any) -> float:
        """Milliseconds until it is acknowledged."""
        name = f"{kind}-{next(IDS)}"
        begun = time.perf_counter()
        await self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        while (await self.heard()).get("id") != name:
            pass
        return (time.perf_counter() - begun) * 1000


async def sits(url: str, wish: Json) -> Seat:
    """A table at which somebody has all seats."""
    async with httpx.AsyncClient(base_url=url) as http:
        opened = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        cookie = {"Cookie": f"stelae={http.cookies['stelae']}"}
    code = opened["table"]["code"]
    seat = Seat(await connect(f"{url.replace('http', 'ws')}/api/tables/{code}/socket", additional_headers=cookie))
    await seat.socket.send(json.dumps({"type": "hello", "id": "hello", "protocol": PROTOCOL}))
    while not seat.seen:
        await seat.heard()
    return seat


async def build(builder: Seat, until: asyncio.Event) -> int:
    """Puts a column, lets it settle and takes it back, over and over; how often."""
    done = 0
    while not until.is_set():
        put = next(move for move in builder.seen["legal"] if move.startswith("put"))
        await builder.do("move", seat=0, ply=builder.seen["ply"], number=builder.number, move=put)
        while builder.seen["view"]["to_move"] == "chance":
            await builder.heard()
        await builder.do("propose", seat=0, kind="undo")
        done += 1
    return done


async def measure(url: str, position: str, rounds: int, tables: int) -> None:
    builders = [
        await sits(url, {"game": "menara", "options": {"players": 1}, "start": position}) for _ in range(tables)
    ]
    calm: list[float] = []
    busy: list[float] = []
    settled, seconds = 0, 0.0
    for number in range(2 * rounds):
        talker = await sits(url, {"game": "azteka", "seats": [{"who": "me"}, {"who": "me"}]})
        over, begun = asyncio.Event(), time.perf_counter()
        building = [asyncio.create_task(build(one, over)) for one in builders] if number % 2 else []
        taken = []
        for n in range(LINES):
            taken.append(await talker.do("chat", room="players", text=f"{n}"))
            await asyncio.sleep(0.01)
        over.set()
        settled += sum(await asyncio.gather(*building))
        seconds += (time.perf_counter() - begun) if building else 0.0
        (busy if building else calm).extend(taken)
        await talker.socket.close()
    for about, taken in (("calm", calm), ("while acts settle", busy)):
        cut = statistics.quantiles(taken, n=100)
        print(f"{about}: {cut[49]:.1f} ms at the median, {cut[98]:.1f} ms at 99 % ({len(taken)} lines stored)")
    print(f"{settled} acts at {tables} tables, {settled / seconds:.1f} a second")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--tables", type=int, default=2, help="at which acts settle all the time")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        flags = ("--messages-per-second", "10000", "--chats-per-minute", "1e6", "--tables-per-guest", "1000")
        with stelae_serve(f"{folder}/b.sqlite", *flags) as server:
            asyncio.run(measure(f"http://127.0.0.1:{server.port}", temple(), given.rounds, given.tables))


def temple() -> str:
    """The largest temple of a recorded game for one at which a column can be put."""
    states = records.replay(records.decode(GAME.read_bytes())).states
    putting = [state for state in states if any(move.startswith("put") for move in acts.offered(state)[0])]
    largest = max(putting, key=lambda state: len(state.packed.temple.columns))
    print(f"a temple of {len(largest.packed.temple.columns)} columns")
    return str(largest)


if __name__ == "__main__":
    main()
