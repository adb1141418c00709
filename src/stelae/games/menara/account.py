"""An act told in facts for those who do not see it: what fell, in which order and when; what shifted; when it was over.

The facts are events like those of events.py, so `told` puts them into words.
"""

from __future__ import annotations

from math import sqrt

from stelae.core.contract import Event
from stelae.games.menara.physics import Outcome
from stelae.games.menara.trajectory import LENGTH, RATE, Track

# A piece is falling that is so far from where it was, in millimetres.
FALLING = 5.0
# So many falls, and so many shifts, are told one by one.
SINGLY = 4


def account(outcome: Outcome) -> list[Event]:
    """What is to be told of an act."""
    fell = {f"{slab.number:02}": "slab" for slab in outcome.fallen_slabs}
    fell |= {f"{column.slab:02}{column.mark}": "column" for column in outcome.fallen_columns}
    falls = sorted((_moment(track), track.piece) for track in outcome.trajectory.tracks if track.piece in fell)
    events: list[Event] = [
        {"kind": "film-fell", "what": fell[piece], "piece": piece, "seconds": round(when, 1)}
        for when, piece in falls[:SINGLY]
    ]
    if falls[SINGLY:]:
        kinds = [fell[piece] for _, piece in falls[SINGLY:]]
        events.append({"kind": "film-more", "slabs": kinds.count("slab"), "columns": kinds.count("column")})
    shifts = sorted(outcome.moved, key=lambda moved: -moved.by)
    for moved in shifts[:SINGLY]:
        what = "slab" if len(moved.piece) == 2 else "column"
        events.append({"kind": "film-shifted", "what": what, "piece": moved.piece, "by": moved.by})
    if shifts[SINGLY:]:
        events.append({"kind": "film-shifts", "pieces": len(shifts) - SINGLY, "by": shifts[SINGLY].by})
    if not falls:
        swayed = max((_sway(track) for track in outcome.trajectory.tracks), default=0.0)
        events.append({"kind": "film-stood", "sway": round(swayed, 1), "seconds": round(outcome.trajectory.seconds, 1)})
    return events


def _off(track: Track, frame: int) -> float:
    """How far a piece is in a frame from where its track begins, in millimetres."""
    here, there = track.frames[0], track.frames[frame]
    return sqrt(sum((a - b) * (a - b) for a, b in zip(here[:3], there[:3], strict=True))) / LENGTH


def _moment(track: Track) -> float:
    """When a piece began to fall, in seconds."""
    frames = (n for n in range(len(track.frames)) if _off(track, n) > FALLING)
    return (track.first + next(frames, len(track.frames))) / RATE


def _sway(track: Track) -> float:
    return max(_off(track, n) for n in range(len(track.frames)))
