"""How often a random next slab finds a place on columns: `python -m bench.menara.fit`.

First on one filled slab alone, which is the hardest case; then in games of chance, whenever a new slab is
to be laid on columns or as foundation (physics is left out: everything stays where it is put).
"""

from __future__ import annotations

import random
from collections import Counter

import stelae
from stelae.games.menara import suggest
from stelae.games.menara.geometry import done, free_marks
from stelae.games.menara.material import material
from stelae.games.menara.settling import told
from stelae.games.menara.temple import SIDES, Lay, Put, Temple

GAMES = 20


def alone() -> dict[int, tuple[int, int]]:
    """By the number of marks of the filled side: how many slabs were tried, and how many fit."""
    tried, fits = Counter[int](), Counter[int]()
    for (number, side), face in material().faces.items():
        temple = done(Temple(), Lay(number, side, 0, 0, 0, 0))
        for mark in free_marks(temple, temple.slabs[0]):
            temple = done(temple, Put(mark.colour, number, mark.name))
        for other in range(1, 19):
            for up in SIDES if other != number else ():
                tried[len(face.marks)] += 1
                fits[len(face.marks)] += bool(suggest.on_columns(temple, other, up, 1))
    return {marks: (tried[marks], fits[marks]) for marks in sorted(tried)}


def in_games(games: int) -> tuple[int, int, int]:
    """How often a slab was to be laid; where it had a place on columns; and where it had one in the foundation."""
    game = stelae.game("menara")
    asked = columns = foundation = 0
    for seed in range(games):
        rng = random.Random(seed)
        state = game.start({"players": 1 + seed % 4})
        while state.to_move is not None:
            if state.to_move == "chance":
                packed = state.packed
                if packed.act is not None:
                    stays = told(packed.temple, packed.act, done(packed.temple, packed.act), set())
                    state = state.play(game.rules.notation.move_text(packed, stays))
                else:
                    state = state.play(state.sample(rng))
                continue
            moves = state.legal()
            if state.packed.phase == "lay":
                asked += 1
                on = [move for move in moves if move.startswith("lay")]
                columns += bool(on)
                foundation += len(on) < len(moves)
                moves = on or moves
            state = state.play(rng.choice([move for move in moves if move != "fail"] or moves))
    return asked, columns, foundation


def main() -> None:
    for marks, (tried, fits) in alone().items():
        print(f"on one filled side with {marks} marks: {fits} of {tried} ({fits / tried:.1%})")
    asked, columns, foundation = in_games(GAMES)
    print(f"in {GAMES} games of chance, {asked} new slabs: {columns} had a place on columns ({columns / asked:.1%}),")
    print(f"and {foundation} one beside the foundation ({foundation / asked:.1%})")


if __name__ == "__main__":
    main()
