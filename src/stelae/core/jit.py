"""Kernels: functions that are plain Python by themselves, and machine code when search asks for it.

A kernel takes and returns integers and tuples of integers that fit 64 bits with sign. Marking a function
changes nothing about it. `bind` makes a second copy of a module's kernels, compiled by numba, in which every
kernel that they call is the compiled one. A *template* is a module of kernels written for any game: it calls
the slots of slots.py, and `bind` puts a game's own kernels in their place.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar

from stelae.core.contract import Reason, Rules, StelaeError

F = TypeVar("F", bound=Callable[..., Any])

_kernels: set[object] = set()
_slots: set[object] = set()
_natives: dict[object, str] = {}


class Table(tuple[int, ...]):
    """A look-up table: a tuple in plain Python, an array in compiled code."""

    __slots__ = ()


def kernel(function: F) -> F:
    """Marks a function for compiling; it stays the plain Python function that it is."""
    _kernels.add(function)
    return function


def native(instruction: str) -> Callable[[F], F]:
    """Marks a function of one integer that compiled code does with one instruction of LLVM."""

    def mark(function: F) -> F:
        _natives[function] = instruction
        return function

    return mark


def slot(function: F) -> F:
    """Marks a name in a template that a game's kernel of the same name fills; else the function itself stays."""
    _slots.add(function)
    return kernel(function)


def available() -> bool:
    """Whether numba is installed."""
    from importlib.util import find_spec

    return find_spec("numba") is not None


@cache
def bind(module: ModuleType, rules: Rules, *more: ModuleType, compiled: bool) -> SimpleNamespace:
    """The kernels of a module, with the slots filled from a game's rooms, and from more rooms after them."""
    if rules.info.endless:
        raise StelaeError(Reason("not-compiled", None, {"game": rules.info.name}))
    if compiled and not available():
        raise StelaeError(Reason("no-numba"))
    binder = _Binder((rules.rules, rules.chance, *more), compiled)
    scope = binder.scope(module)
    binder.fill()
    return SimpleNamespace(**scope)


class _Binder:
    def __init__(self, rooms: tuple[object, ...], compiled: bool) -> None:
        self.rooms = rooms
        self.compiled = compiled
        # Numba keeps a function's machine code by its name; which kernels it calls must be part of that.
        names = " ".join(getattr(room, "__name__", "") for room in rooms)
        self.mark = hashlib.sha256(names.encode()).hexdigest()[:8]
        self.scopes: dict[str, dict[str, Any]] = {}
        self.functions: dict[object, Any] = {}
        self.unfilled: list[dict[str, Any]] = []

    def scope(self, module: ModuleType) -> dict[str, Any]:
        """A copy of the module's names; once filled, every kernel in it calls bound kernels."""
        if module.__name__ not in self.scopes:
            self.scopes[module.__name__] = dict(vars(module))
            self.unfilled.append(self.scopes[module.__name__])
        return self.scopes[module.__name__]

    def fill(self) -> None:
        while self.unfilled:
            scope = self.unfilled.pop()
            for name, value in scope.items():
                scope[name] = self.bound(value)

    def own(self, empty: FunctionType) -> FunctionType:
        """The game's kernel for a slot."""
        found = (vars(room).get(empty.__name__) for room in self.rooms if room is not None)
        return next((function for function in found if function is not None), empty)

    def bound(self, value: Any) -> Any:
        if isinstance(value, Table):
            return _array(value) if self.compiled else value
        if not isinstance(value, FunctionType):
            return value
        if value in _slots:
            value = self.own(value)
        if value in _natives:
            return _native(_natives[value]) if self.compiled else value
        if value not in _kernels:
            return value
        if value not in self.functions:
            scope = self.scope(sys.modules[value.__module__])
            copy = FunctionType(value.__code__, scope, value.__name__, value.__defaults__)
            copy.__module__, copy.__qualname__ = value.__module__, f"{value.__qualname__}-{self.mark}"
            self.functions[value] = _compile(copy) if self.compiled else copy
        return self.functions[value]


def _compile(function: FunctionType) -> Any:
    import numba

    return numba.njit(cache=_cache_ready(), nogil=True, boundscheck=False, forceinline=True)(function)


def _array(table: Table) -> Any:
    import numpy as np

    return np.array(table, dtype=np.int64)


@cache
def _native(instruction: str) -> Any:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def call(typing_context: Any, x: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            wide = context.cast(builder, args[0], signature.args[0], types.int64)
            if instruction == "ctpop":
                return builder.ctpop(wide)
            return builder.cttz(wide, ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), codegen

    return call


@cache
def _cache_ready() -> bool:
    """Points numba's cache at a folder of this version of the kernels; without one, nothing is cached."""
    import platformdirs
    from numba.core import config

    # Numba looks only at the file of the function itself; a kernel that calls one in another file would go stale.
    digest = hashlib.sha256()
    package = Path(__file__).parent.parent
    for source in sorted(p for room in ("core", "games", "bots/kernels") for p in (package / room).rglob("*.py")):
        digest.update(source.read_bytes())
    folder = platformdirs.user_cache_path("stelae") / "kernels" / digest.hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]  # made at run time
    return os.access(folder, os.W_OK)
