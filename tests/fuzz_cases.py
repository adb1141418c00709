"""Odd inputs for the parsers of every game, and the one promise that all of them keep."""

from __future__ import annotations

import random
from pathlib import Path

import stelae
from stelae.core.game import State
from stelae.records import load, replay

GOLDEN = Path(__file__).parent / "golden"

ALPHABET = "abcdLDMl.-+!=/@, 0123456789ROYGTBVPNWngeswroplainchosetdawbidsX:?\x00é٣"


def sample_states(seed: int, each: int = 12) -> list[State]:
    """States from all over random games of all variants."""
    rng = random.Random(seed)
    states = []
    for name in stelae.games():
        game = stelae.game(name)
        for variant, options in game.info.variants.items():
            line = golden(f"{name}-{variant}") if game.info.endless else random_line(game.start(options), rng)
            states += rng.sample(line, min(each, len(line)))
    return states


def golden(record: str) -> list[State]:
    """The states of a golden record: where an act takes its time to settle."""
    return list(replay(load(GOLDEN / f"{record}.json")).states)


def random_line(state: State, rng: random.Random) -> list[State]:
    line = [state]
    while state.to_move is not None:
        move = state.sample(rng) if state.to_move == "chance" else rng.choice(state.legal())
        state = state.play(move)
        line.append(state)
    return line


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few characters changed, dropped, doubled or put in."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters) + 1)
        act = rng.randrange(4)
        if act == 0:
            letters.insert(at, rng.choice(ALPHABET))
        elif letters:
            at %= len(letters)
            if act == 1:
                letters[at] = rng.choice(ALPHABET)
            elif act == 2:
                del letters[at]
            else:
                letters[at:at] = letters[at : at + rng.randint(1, 9)]
    return "".join(letters)


def check_move(state: State, text: str) -> None:
    """A move is legal or has a reason; nothing else can come of any text."""
    if state.why(text) is None:
        state.play(text)


def check_position(name: str, text: str) -> None:
    """A text is a position that writes itself back, or BadPosition."""
    try:
        state = stelae.game(name).parse(text)
    except (stelae.BadPosition, stelae.BadOptions):
        return
    again = stelae.game(name).parse(str(state))
    assert str(again) == str(state)
    if state.to_move is None:
        assert state.result is not None
    elif state.to_move != "chance":
        assert state.legal()
