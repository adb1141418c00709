"""Positions that nobody plays: lessons, shared positions, finished games. Asked, answered, forgotten."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from stelae import __version__, records
from stelae.core import acts
from stelae.core.acts import offered, unsettled
from stelae.core.contract import Reason, StelaeError
from stelae.core.game import Game, State
from stelae.core.registry import game, games
from stelae.server import enquiries, messages, players
from stelae.server.decide import refuse
from stelae.server.eyes import FEW, tree
from stelae.server.facts import Placing, Plied, Seen
from stelae.server.messages import PROTOCOL
from stelae.server.resources import BotInfo, GameInfo, Games, OptionInfo, Studied, Study, Variant

# More positions than this are not shown at once.
MOST_SHOWN = 2_000
# More acts than this are not settled at once; a record says what came of each.
MOST_SETTLED = 10


def study(ask: Study, played: records.Record | None = None) -> Studied:
    """The positions that a study asks for; `played` is the game of the table that it names."""
    states, moves, reason = line(ask, played)
    if len(states) > MOST_SHOWN and ask.show == "all":
        refuse("study-long", most=MOST_SHOWN)
    if reason is None and ask.why is not None:
        reason = states[-1].why(ask.why)
    first = 0 if ask.show == "all" else len(states) - 1
    shown = tuple(_seen(state, ply, ask.seat) for ply, state in enumerate(states[first:], first))
    plies = tuple(_ply(states[ply - 1], moves[ply - 1], ply, ask.seat) for ply in range(max(1, first), len(states)))
    answers = tuple(_answer(states, moves, one) for one in ask.asks)
    return Studied(shown, plies, reason, answers)


def _answer(states: list[State], moves: list[str], ask: messages.Command) -> Any:
    """What is asked of the last position, or of the way there."""
    state, ply = states[-1], len(moves)
    try:
        acts.room(state)
        if isinstance(ask, messages.WhatIf):
            return enquiries.what_if(state, ask)
        if isinstance(ask, messages.Suggest):
            return enquiries.suggest(state, ply, ask)
        if isinstance(ask, messages.Weigh):
            return enquiries.weigh(state, ply, ask)
        assert isinstance(ask, messages.Watch), "nothing else can be read"
        if not moves:
            refuse("film-none", ply=ply)
        return enquiries.watch(states[-2], moves[-1], ply, "", ask)
    except StelaeError as error:
        return messages.Error(error.reason, ask.id)


def line(ask: Study, played: records.Record | None) -> tuple[list[State], list[str], Reason | None]:
    """All positions on the way, the moves between them, and why it goes no further."""
    states, moves = _begun(ask, played)
    rng = random.Random(ask.seed) if ask.seed is not None else None
    reason: Reason | None = None
    wanted = list(ask.moves)
    settled = 0
    while True:
        state = states[-1]
        drawn = state.to_move == "chance" and rng is not None and not (wanted and wanted[0].startswith("="))
        if not (drawn or wanted):
            break
        if drawn and unsettled(state):
            if settled == MOST_SETTLED:
                refuse("study-settles", most=MOST_SETTLED)
            settled += 1
        move = state.sample(rng) if drawn and rng is not None else wanted.pop(0)
        try:
            states.append(state.play(move))
        except StelaeError as error:
            reason = error.reason
            break
        moves.append(move)
    return states, moves, reason


def _begun(ask: Study, played: records.Record | None) -> tuple[list[State], list[str]]:
    if ask.record is not None:
        played = records.decode(msgspec.json.encode(ask.record))
    if played is not None:
        if ask.ply is not None:
            if ask.ply > len(played.plies):
                refuse("no-such-ply", ply=ask.ply)
            result = played.result if ask.ply == len(played.plies) else None
            played = msgspec.structs.replace(played, plies=played.plies[: ask.ply], result=result)
        return list(records.replay(played).states), [ply.move for ply in played.plies]
    if ask.game is None:
        refuse("study-what")
    of: Game = game(ask.game)
    return [of.parse(ask.position, ask.options) if ask.position else of.start(ask.options)], []


def _seen(state: State, ply: int, seat: int | None) -> Seen:
    view = state.full_view() if seat is None else state.view(seat)
    decides = isinstance(state.to_move, int) and seat in (None, state.to_move)
    legal, placings = offered(state) if decides or state.to_move == "chance" else ([], ())
    may = ("move",) if decides else ()
    laid = tuple(Placing(**one) for one in placings)
    if len(legal) > FEW:
        return Seen(ply, view, may, tree=tree(legal), placings=laid)  # type: ignore[arg-type]  # "move" is a deed
    return Seen(ply, view, may, legal=tuple(legal), placings=laid)  # type: ignore[arg-type]  # "move" is a deed


def _ply(before: State, move: str, ply: int, seat: int | None) -> Plied:
    turn = before.to_move
    told = before.all_events(move) if seat is None else before.events(move, seat)
    return Plied(ply, turn if isinstance(turn, int) else "chance", move, tuple(told))


def catalogue() -> Games:
    """The games and bots there are."""
    bots = tuple(BotInfo(name, players.version(name)) for name in players.names())
    return Games(__version__, PROTOCOL, tuple(_game(of) for of in map(game, games()) if _playable(of)), bots)


def _playable(of: Game) -> bool:
    """Whether all that it takes is installed."""
    try:
        if of.rules.acts is not None:
            of.rules.acts.check()
    except StelaeError:
        return False
    return True


def _game(of: Game) -> GameInfo:
    info = of.info
    options = tuple(OptionInfo(o.name, o.type, o.default, o.clause, o.choices, o.least, o.most) for o in info.options)
    variants = tuple(
        Variant(name, info.settle(given), of.seats(given), info.match_length(info.settle(given)))
        for name, given in info.variants.items()
    )
    clauses = {clause: tuple(sources) for clause, sources in info.clauses.items()}
    endings = tuple(ending for ending in info.endings if ending)
    return GameInfo(info.name, info.rules_version, options, variants, endings, clauses, info.endless, info.together)
