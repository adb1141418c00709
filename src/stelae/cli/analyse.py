"""`stelae analyse FILE`: what each move of a recorded game was worth, the best ones, and the game's course."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean

from stelae.bots import BLUNDER, SLIP, Budget, Notice, judge
from stelae.cli.paint import Paint, pad, paint_for
from stelae.cli.telling import proof_told
from stelae.core.game import State
from stelae.locales import Words, preferred, words
from stelae.records import Seat, load, replay

BAR = 20


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision: what was played and what it was worth to its seat, beside the best move."""

    ply: int
    seat: int
    move: str
    value: float
    best: str
    best_value: float
    line: tuple[str, ...]
    proven: str | None
    # If the proof search has shown it: within how many plies.
    within: int | None
    simulations: int

    @property
    def cost(self) -> float:
        return max(0.0, self.best_value - self.value)

    def as_json(self) -> dict[str, object]:
        return asdict(self) | {"cost": round(self.cost, 4)}


def run(arguments: argparse.Namespace) -> int:
    say = words(preferred(arguments.lang))
    paint = Paint(False) if arguments.no_colour or arguments.json else paint_for(sys.stdout)
    seconds = None if arguments.simulations is not None else arguments.seconds
    budget = Budget(arguments.simulations, seconds, arguments.threads, arguments.memory)
    played = replay(load(Path(arguments.file)))
    decisions = [n for n, state in enumerate(played.states[:-1]) if isinstance(state.to_move, int)]
    moves: list[Judged] = []
    stopped = False
    try:
        for number, ply in enumerate(decisions, 1):
            _progress(say("analyse-progress", done=number, total=len(decisions)))
            move = played.record.plies[ply].move
            moves.append(judge_ply(played.states[ply], ply + 1, move, budget, lambda code: _progress(say(code))))
    except KeyboardInterrupt:
        stopped = True
    _progress("")
    if arguments.json:
        figures = {"game": played.record.game, "stopped": stopped, "moves": [one.as_json() for one in moves]}
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print("\n".join(report(moves, played.record.seats, say, paint)))
    return 130 if stopped else 0


def judge_ply(state: State, ply: int, move: str, budget: Budget, notice: Notice) -> Judged:
    seat = state.to_move
    assert isinstance(seat, int)
    verdict = judge(state.view(seat), move, budget, notice=notice)
    best, found = verdict.best, verdict.found
    within = best.within if found.proven else None
    return Judged(
        ply,
        seat,
        move,
        verdict.own.value,
        best.move,
        verdict.best_value,
        best.line,
        found.proven,
        within,
        found.simulations,
    )


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)


def report(judged: list[Judged], seats: tuple[Seat, ...], say: Words, paint: Paint) -> list[str]:
    """A row a decision, with a bar for how the game stood, and what each player's moves cost."""
    names = [seat.name for seat in seats]
    wide = max(map(len, names))
    # With two sides one bar shows how both stand; with three each shows how the one to move stands.
    two = len(seats) != 3
    lines = [say("analyse-head-two", name=names[0]) if two else say("analyse-head-three"), ""]
    for one in judged:
        share = one.value if not two or one.seat % 2 == 0 else 1 - one.value
        mark = "??" if one.cost >= BLUNDER else "?" if one.cost >= SLIP else ""
        row = f"{one.ply:4}. {pad(names[one.seat], wide)}  {pad(paint(one.move + mark, bold=bool(mark)), 10)} "
        row += f"{bar(share)} {share:5.0%}"
        if one.cost >= SLIP:
            row += "  " + say("analyse-cost", cost=f"{one.cost:.0%}", best=" ".join(one.line[:4]) or one.best)
        elif one.proven:
            row += "  " + paint(proof_told(one.proven, one.within, say), dim=True)
        lines.append(row)
    lines.append("")
    for seat, name in enumerate(names):
        mine = [one for one in judged if one.seat == seat]
        if mine:
            worst = max(mine, key=lambda one: one.cost)
            summary = {
                "name": name,
                "moves": len(mine),
                "cost": f"{fmean(one.cost for one in mine):.1%}",
                "slips": sum(SLIP <= one.cost < BLUNDER for one in mine),
                "blunders": sum(one.cost >= BLUNDER for one in mine),
            }
            lines.append(say("analyse-summary", **summary))
            if worst.cost >= SLIP:
                lines.append("  " + say("analyse-worst", ply=worst.ply, move=worst.move, best=worst.best))
    return lines


def bar(share: float) -> str:
    """A share from 0 to 1 as a bar, to an eighth of a letter."""
    eighths = round(share * BAR * 8)
    whole, rest = divmod(eighths, 8)
    filled = "█" * whole + (" ▏▎▍▌▋▊▉"[rest] if rest else "")
    return f"▕{filled.ljust(BAR)}▏"
