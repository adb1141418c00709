"""Whole games of Menara played by partners: how often they win, how games end, how high temples grow.

    python bench/menara/play.py --games 100 --out games.jsonl    # every difficulty, one to four players
    python bench/menara/play.py --report games.jsonl             # the table of what is there

Every game is a line in the file as soon as it is over; a run that was cut off goes on where it stopped. An act that the
statics holds with a millimetre to spare stands (`--judge statics`, the default), any other is simulated; with
`--judge physics` all are.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from itertools import product
from pathlib import Path
from statistics import fmean
from typing import Any

import stelae
from stelae.bots import bot
from stelae.core.game import State
from stelae.games.menara.foresight import foreseen, would_stand
from stelae.games.menara.material import material
from stelae.games.menara.settling import told

DIFFICULTIES, PLAYERS = ("easy", "medium", "hard"), (1, 2, 3, 4)
# What the statics holds with so many millimetres to spare has always stood (docs/menara-physics.md).
CERTAIN = 1.0
# A game that goes on for so many plies is stuck.
MOST_PLIES = 2_000

Row = dict[str, Any]


def outcome(state: State, judge: str, rng: random.Random) -> tuple[str, bool]:
    """What chance brings, and whether it was simulated."""
    packed = state.packed
    if packed.act is None:
        return state.sample(rng), False
    if judge == "physics" or packed.hand != "sure" or not would_stand(packed.temple, packed.act, CERTAIN):
        return state.sample(rng), True
    settled = told(packed.temple, packed.act, foreseen(packed.temple, packed.act), set())
    return state.game.rules.notation.move_text(packed, settled), False


def play(level: str, judge: str, difficulty: str, players: int, number: int, hand: str) -> Row:
    """One game; the same arguments make the same game."""
    rng = random.Random(f"{difficulty}/{players}/{number}")
    began = time.process_time()
    state = stelae.game("menara").start({"players": players, "difficulty": difficulty, "hand": hand})
    count: Counter[str] = Counter()
    given_up: Counter[str] = Counter()
    slowest = 0.0
    for ply in range(MOST_PLIES):
        turn = state.to_move
        if turn is None:
            break
        if turn == "chance":
            move, simulated = outcome(state, judge, rng)
            count["acts"] += move.startswith("=settled")
            count["simulated"] += simulated
        else:
            assert isinstance(turn, int)
            asked = time.process_time()
            move = bot(level).choose(state.view(turn), None, random.Random(f"{number}/{ply}"))
            slowest = max(slowest, time.process_time() - asked)
            if move == "fail":
                count["fails"] += 1
                card = material().cards[state.packed.task.card]
                given_up[f"{card.stack} {card.kind} {card.count}"] += 1
            count["extended"] += state.packed.phase == "lay" and move.startswith("base")
            count["turns"] += move.startswith("draw")
        state = state.play(move)
    result = state.result
    return {
        "difficulty": difficulty,
        "players": players,
        "number": number,
        "level": level,
        "judge": judge,
        "hand": hand,
        "won": bool(result and result.winners),
        "reason": result.reason if result else "stuck",
        "storeys": state.packed.temple.storeys,
        "goal": state.packed.goal,
        "plies": ply,
        "columns": len(state.packed.temple.columns),
        **{name: count[name] for name in ("turns", "fails", "extended", "acts", "simulated")},
        "given_up": dict(given_up),
        "slowest": round(slowest, 2),
        "seconds": round(time.process_time() - began, 1),
    }


def read(file: Path) -> list[Row]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def run(arguments: argparse.Namespace) -> None:
    file = Path(arguments.out)
    keys = ("level", "judge", "hand", "difficulty", "players", "number")
    done = {tuple(row[key] for key in keys) for row in read(file)}
    # Number by number through all settings, so that a run that is cut off says something about each.
    wanted = list(
        product(range(arguments.first, arguments.first + arguments.games), arguments.players, arguments.difficulty)
    )
    for n, (number, players, difficulty) in enumerate(wanted, 1):
        if (arguments.level, arguments.judge, arguments.hand, difficulty, players, number) not in done:
            row = play(arguments.level, arguments.judge, difficulty, players, number, arguments.hand)
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")
            print(
                f"\r{n}/{len(wanted)} {difficulty} {players}: {row['reason']}",
                end="\x1b[K",
                file=sys.stderr,
                flush=True,
            )
    print(file=sys.stderr)


def report(rows: list[Row]) -> str:
    """A table in Markdown: a line for each difficulty and number of players."""
    reasons = sorted({row["reason"] for row in rows})
    head = ["difficulty", "players", "games", "won", *reasons, "storeys", "needed", "turns", "given up", "s a game"]
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join(["---"] * len(head)) + " |"]
    for difficulty, players in product(DIFFICULTIES, (*PLAYERS, 0)):
        cell = [row for row in rows if row["difficulty"] == difficulty and players in (0, row["players"])]
        if cell:
            ends = [f"{fmean(row['reason'] == reason for row in cell):.0%}" for reason in reasons]
            means = [
                f"{fmean(row[name] for row in cell):.1f}" for name in ("storeys", "goal", "turns", "fails", "seconds")
            ]
            won = f"{fmean(row['won'] for row in cell):.0%}"
            lines.append(
                "| " + " | ".join([difficulty, str(players or "all"), str(len(cell)), won, *ends, *means]) + " |"
            )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games of each difficulty and number of players")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (other numbers, other luck)")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--judge", choices=("statics", "physics"), default="statics")
    parser.add_argument("--hand", choices=("sure", "steady", "shaky"), default="sure")
    parser.add_argument("--difficulty", nargs="+", choices=DIFFICULTIES, default=DIFFICULTIES)
    parser.add_argument("--players", nargs="+", type=int, choices=PLAYERS, default=PLAYERS)
    parser.add_argument("--out", default="menara-games.jsonl", help="a file to add the games to")
    parser.add_argument("--report", metavar="FILE", help="play nothing, tell what is in this file")
    parser.add_argument("--json", action="store_true", help="the games as a JSON list instead of a table")
    arguments = parser.parse_args()
    if arguments.report is None:
        run(arguments)
    rows = read(Path(arguments.report or arguments.out))
    print(json.dumps(rows) if arguments.json else report(rows))


if __name__ == "__main__":
    main()
