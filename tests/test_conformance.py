"""Every game and variant goes through the conformance kit."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import stelae
from stelae.core import jit, playout
from stelae.core.game import Game
from stelae.testing import check_compiled, check_game

# `stelae.perft` is the function; this is the module.
PERFT = sys.modules[stelae.perft.__module__]
VARIANTS = [(name, variant) for name in stelae.games() for variant in stelae.game(name).info.variants]
# Games whose moves are endless are not compiled.
COMPILED = [name for name in stelae.games() if not stelae.game(name).info.endless]


def options_of(game: Game, variant: str) -> dict[str, object]:
    return dict(game.info.variants[variant])


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_every_variant_conforms(name: str, variant: str) -> None:
    game = stelae.game(name)
    check_game(game, options_of(game, variant), seeds=range(3 if name in COMPILED else 1))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant"), [case for case in VARIANTS if case[0] in COMPILED])
def test_compiled_rules_are_the_plain_rules(name: str, variant: str) -> None:
    game = stelae.game(name)
    check_compiled(game, options_of(game, variant), seeds=range(100, 110))


@pytest.mark.slow
@pytest.mark.parametrize("name", COMPILED)
def test_a_playout_allocates_nothing(name: str) -> None:
    runtime: Any = import_module("numba.core.runtime")
    game = stelae.game(name)
    packed = game.start(seed=1).packed
    play, count = (jit.bind(room, game.rules, compiled=True) for room in (playout, PERFT))
    play.playouts(packed, 1, 200, 1)
    count.leaves(packed, 1)

    def allocations(run: Callable[[], object]) -> int:
        before = runtime.rtsys.get_allocation_stats().alloc
        run()
        return int(runtime.rtsys.get_allocation_stats().alloc - before)

    runtime._nrt_python.memsys_enable_stats()
    assert allocations(lambda: count.leaves(packed, 1)) > 0, "allocations are not counted"
    assert allocations(lambda: play.playouts(packed, 5, 200, 100)) == 0


@pytest.mark.parametrize("name", stelae.games())
def test_options_that_cannot_be_are_refused(name: str) -> None:
    game = stelae.game(name)
    for option in game.options:
        wrongs: list[object] = ["nonsense", -7, 10**9, None, 1.5, [], True if option.type != "bool" else 1]
        for wrong in wrongs:
            with pytest.raises(stelae.BadOptions) as caught:
                game.start({option.name: wrong})
            assert caught.value.reason.clause == option.clause
    with pytest.raises(stelae.BadOptions):
        game.start({"nonsense": 1})


@pytest.mark.parametrize("name", stelae.games())
def test_games_never_load_the_compiler(name: str) -> None:
    """Plain play needs no numba: importing it would take longer than a player waits."""
    import subprocess

    code = f"import stelae, sys; stelae.game({name!r}).start(seed=1).legal(); assert 'numba' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
