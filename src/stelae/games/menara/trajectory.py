"""How the pieces of a temple moved during an act: thirty frames a second, for a page to play and for a text to tell.

Only what is seen to move is kept, in tenths of a millimetre and thousandths of a quaternion. A number is told by how
its change differs from the change before; most of that is naught or small, and packs well.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass

from stelae.games.menara.frames import normal
from stelae.games.menara.temple import Column, Pose, Slab, Temple
from stelae.games.menara.world import STEP

RATE = 30  # frames a second

LENGTH, TURN = 10, 1000
# A piece is seen to move that is anywhere so many steps away from where it was.
SEEN = 2


def key(piece: Slab | Column) -> str:
    """What a piece is called: `07`, and `07b` for the column on its mark b."""
    return f"{piece.number:02}" if isinstance(piece, Slab) else f"{piece.slab:02}{piece.mark}"


def everything(temple: Temple) -> list[Slab | Column]:
    """All pieces of a temple, the slabs first."""
    return [*temple.slabs, *temple.columns]


Steps = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """Where one piece was from some frame on."""

    piece: str
    first: int
    frames: tuple[Steps, ...]

    def pose(self, frame: int) -> Pose:
        steps = self.frames[max(0, min(frame - self.first, len(self.frames) - 1))]
        x, y, z, w, a, b, c = steps
        return Pose(x / LENGTH, y / LENGTH, z / LENGTH, *normal((w, a, b, c)))


@dataclass(frozen=True, slots=True)
class Trajectory:
    """The film of an act: pieces that do not appear in it did not move."""

    frames: int
    tracks: tuple[Track, ...]

    @property
    def seconds(self) -> float:
        return self.frames / RATE

    def pack(self) -> str:
        """The whole film as a short text."""
        head = f"{self.frames};" + ";".join(f"{one.piece},{one.first},{len(one.frames)}" for one in self.tracks)
        body = bytearray()
        for track in self.tracks:
            for n in range(7):
                before = 0
                drift = 0
                for steps in track.frames:
                    # How the difference differs: a piece that falls or slides evenly is all small numbers.
                    change = steps[n] - before
                    _write(body, change - drift)
                    before, drift = steps[n], change
        return b64encode(zlib.compress(head.encode() + b"\n" + bytes(body), 9)).decode()


def unpack(text: str) -> Trajectory:
    """The film that `pack` wrote."""
    head, _, body = zlib.decompress(b64decode(text)).partition(b"\n")
    count, *listed = head.decode().split(";")
    tracks = []
    place = 0
    for one in filter(None, listed):
        piece, first, length = one.split(",")
        rows: list[list[int]] = []
        for _ in range(7):
            before = drift = 0
            row = []
            for _ in range(int(length)):
                number, place = _read(body, place)
                drift += number
                before += drift
                row.append(before)
            rows.append(row)
        tracks.append(Track(piece, int(first), tuple(zip(*rows, strict=True))))
    return Trajectory(int(count), tuple(tracks))


def _write(body: bytearray, number: int) -> None:
    """A whole number in as few bytes as it needs, seven bits each, the sign last."""
    rest = number * 2 if number >= 0 else -number * 2 - 1
    while rest > 127:
        body.append(rest & 127 | 128)
        rest >>= 7
    body.append(rest)


def _read(body: bytes, place: int) -> tuple[int, int]:
    rest = shift = 0
    while True:
        byte = body[place]
        place += 1
        rest |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return (-(rest + 1) // 2 if rest & 1 else rest // 2), place


class Film:
    """The camera: it is told which pieces there are, and takes a picture whenever it is asked."""

    def __init__(self) -> None:
        self._count = 0
        self._shots: dict[str, list[tuple[int, Pose]]] = {}
        self._names: list[str] = []

    def due(self, step: int) -> bool:
        """Whether a picture is to be taken before this step of the simulation."""
        return int(step * STEP * RATE) > int((step - 1) * STEP * RATE) or step == 0

    def open(self, pieces: Sequence[Slab | Column]) -> None:
        """What the poses of the next pictures belong to."""
        self._names = [key(piece) for piece in pieces]

    def take(self, poses: Sequence[Pose]) -> None:
        for name, pose in zip(self._names, poses, strict=True):
            self._shots.setdefault(name, []).append((self._count, pose))
        self._count += 1

    def developed(self) -> Trajectory:
        tracks = []
        for name, shots in sorted(self._shots.items()):
            frames: list[Steps] = []
            for _, pose in shots:
                frames.append(_steps(pose, frames[-1] if frames else None))
            if any(abs(a - b) >= SEEN for steps in frames for a, b in zip(steps, frames[0], strict=True)):
                tracks.append(Track(name, shots[0][0], tuple(frames)))
        return Trajectory(self._count, tuple(tracks))


def _steps(pose: Pose, before: Steps | None) -> Steps:
    """A pose in the film's steps; of the two quaternions for one turn, the one that is nearer to the picture before."""
    turn = [round(n * TURN) for n in pose[3:]]
    if before and sum(a * b for a, b in zip(turn, before[3:], strict=True)) < 0:
        turn = [-n for n in turn]
    return (*(round(n * LENGTH) for n in pose[:3]), *turn)
