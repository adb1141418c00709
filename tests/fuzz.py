"""Coverage-guided fuzzing of the parsers of moves, positions and records: `make fuzz`."""

import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["stelae"]):
    import stelae
    from stelae.records import decode, replay
    from tests.fuzz_cases import check_move, check_position, sample_states

    for name in stelae.games():
        stelae.game(name)  # games load lazily: here, so that they are instrumented too

STATES = sample_states(1, each=4)


def one(data: bytes) -> None:
    """The first byte says what the rest is read as."""
    which, rest = data[:1], data[1:]
    if which == b"r":
        try:
            replay(decode(rest))
        except stelae.StelaeError:
            return
    text = rest.decode("utf-8", "replace")
    if which == b"m":
        for state in STATES:
            check_move(state, text[:40])
    else:
        for game in stelae.games():
            check_position(game, text[:400])


def seeds() -> list[bytes]:
    """What is right is where fuzzing best begins to go wrong."""
    records = [path.read_bytes() for path in sorted((Path(__file__).parent / "golden").glob("*.json"))]
    moves = [move for state in STATES for move in state.legal()[:3]]
    return [
        *(b"r" + record for record in records),
        *(b"p" + str(state).encode() for state in STATES),
        *(b"m" + move.encode() for move in moves),
    ]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(seeds()):
            (Path(corpus) / str(number)).write_bytes(seed)
        atheris.Setup([*sys.argv, corpus], one)
        atheris.Fuzz()
