"""`python -m bench.server.size`: memory of an idle table with two sockets, many sockets, how fast it is ready."""

from __future__ import annotations

import argparse
import statistics
import subprocess
import tempfile
import time
import urllib.request

from bench.server.long import long_log
from bench.server.servers import Running, compiled, stelae_serve, wishes
from stelae.server.table import Table, decoder, encoder

KB = 1024


def ready(database: str) -> tuple[float, float]:
    """Seconds from the command to the first answer, and those of processor that the server took for it."""
    begun = time.monotonic()
    with stelae_serve(database) as server:
        urllib.request.urlopen(f"http://127.0.0.1:{server.port}/health").read()
        return time.monotonic() - begun, server.cpu()


def idle(clients: str, server: Running, tables: int) -> float:
    """Bytes that a table with two sockets takes."""
    # What the first tables take once and for all is not counted.
    _sitting(clients, server, 50, measured=False)
    before = server.memory()
    return (_sitting(clients, server, tables, measured=True) - before) / tables


def _sitting(clients: str, server: Running, tables: int, *, measured: bool) -> int:
    command = [clients, server.dialect, *map(str, (server.port, tables, 0, 0, -1, server.process.pid))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as sitting:
        assert sitting.stdin is not None
        assert sitting.stdout is not None
        sitting.stdin.write(wishes(server, tables, 1))
        sitting.stdin.flush()
        if sitting.stdout.readline() != "sitting\n":
            raise SystemExit("The sockets could not be opened.")
        time.sleep(1)
        return server.memory() if measured else 0


def replay(plies: int) -> tuple[int, float]:
    """How many entries the log of a long game has, and seconds of processor until its table is in memory again."""
    stored = [encoder.encode(logged) for logged in long_log(plies)]
    begun = time.process_time()
    table = Table.fold([decoder.decode(data) for data in stored])
    assert table.ply == plies
    return len(stored), time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--game", default="azteka")
    given = parser.parse_args()
    clients = compiled()
    entries, seconds = replay(10_000)
    print(f"the log of 10,000 plies ({entries:,} entries with chat) is replayed in {seconds:.2f} s of processor")
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/size.sqlite"
        ready(database)
        times = [ready(database) for _ in range(5)]
        for about, taken in (
            ("ready to serve in", [one for one, _ in times]),
            ("of processor", [cpu for _, cpu in times]),
        ):
            print(f"{about} {statistics.median(taken):.2f} s (median; {min(taken):.2f} to {max(taken):.2f})")
        with stelae_serve(database, "--unload-after", "1e6", game=given.game) as server:
            server.calm()
            each = idle(clients, server, given.tables)
            print(f"{2 * given.tables:,} sockets open at {given.tables:,} tables of {given.game}")
            print(f"an idle table with two sockets: {each / KB:.0f} kB")


if __name__ == "__main__":
    main()
